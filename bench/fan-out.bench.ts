// One page with pictures on thousands of hosts, over real sockets (every address of 127.0.0.0/8 is a host of its own):
// every limit is kept exactly, no more than 64 connections are open at once, memory does not go with hosts, and where
// few files may be open no page is blamed on its server. `npm run bench -- fan-out` takes a few minutes.
import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./support/program-run.js";
import { tellAtMost } from "./support/told/figure.js";

const SELF = fileURLToPath(import.meta.url);
const PICTURE_BYTES = 3000;
/** As the site counts them: one that was closed is heard of after the next was opened, now and then. */
const MOST_CONNECTIONS = 64 + 4;
const MOST_MB = 230;

/** What the site saw. */
interface Seen {
  readonly requests: number;
  readonly mostConnections: number;
}

/** One run, and what must hold of it. */
interface Row {
  readonly name: string;
  readonly hosts: number;
  readonly options: readonly string[];
  readonly openFiles?: number;
  /** Whether the pictures are as many, but all on one host: what of the memory goes with pages. */
  readonly isOneHost?: boolean;
  readonly holds: (found: Found) => boolean;
}

interface Found extends Seen {
  readonly pages: number;
  readonly failed: number;
  readonly asked: number;
  readonly warcBytes: number;
  readonly peakBytes: number;
}

const all =
  (hosts: number) =>
  ({ asked, failed }: Found) =>
    asked === hosts + 1 && failed === 0;
const ROWS: readonly Row[] = [
  { name: "1,000 hosts", hosts: 1000, options: [], holds: all(1000) },
  { name: "5,000 hosts", hosts: 5000, options: [], holds: all(5000) },
  { name: "10,000 hosts", hosts: 10_000, options: [], holds: all(10_000) },
  { name: "1,000 pictures, one host", hosts: 1000, options: [], isOneHost: true, holds: all(1000) },
  { name: "10,000 pictures, one host", hosts: 10_000, options: [], isOneHost: true, holds: all(10_000) },
  {
    name: "--max-pages 700",
    hosts: 5000,
    options: ["--max-pages", "700"],
    holds: ({ asked }) => asked === 700,
  },
  {
    name: "--max-requests 700",
    hosts: 5000,
    options: ["--max-requests", "700"],
    holds: ({ requests }) => requests === 700,
  },
  {
    name: "--max-bytes 2MB",
    hosts: 5000,
    options: ["--max-bytes", "2MB"],
    holds: ({ warcBytes, asked }) => warcBytes <= 2_000_000 && asked > 100,
  },
  { name: "ulimit -n 256", hosts: 5000, options: [], openFiles: 256, holds: all(5000) },
];

if (process.argv[2] === "site") await site(Number(process.argv[3]), process.argv[4] === "true");
else await measureAll();

async function measureAll(): Promise<void> {
  console.log("run                           asked  requests  connections  failed      WARC      peak");
  for (const row of ROWS) {
    const found = await measure(row);
    const isKept = row.holds(found) && found.mostConnections <= MOST_CONNECTIONS;
    const cells = [
      row.name.padEnd(26),
      String(found.asked).padStart(8),
      String(found.requests).padStart(9),
      String(found.mostConnections).padStart(12),
      String(found.failed).padStart(7),
      `${(found.warcBytes / 1e6).toFixed(2)} MB`.padStart(9),
      `${(found.peakBytes / 1e6).toFixed(0)} MB`.padStart(9),
      isKept ? "  kept" : "  BROKEN",
    ];
    console.log(cells.join(" "));
    if (!isKept) process.exitCode = 1;
    if (row.isOneHost !== true)
      tellAtMost(`connections open, ${row.name}`, found.mostConnections, "", MOST_CONNECTIONS);
    if (row.name === "10,000 hosts") tellAtMost(`memory, ${row.name}`, found.peakBytes / 1e6, "MB", MOST_MB);
  }
}

async function measure({ hosts, options, openFiles, isOneHost = false }: Row): Promise<Found> {
  const child = fork(SELF, ["site", String(hosts), String(isOneHost)], { execArgv: [] });
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    const url = await answer<string>(child);
    const common = [
      "--allow-private",
      "--delay",
      "0ms",
      "--passes",
      "1",
      "--json",
      "--shape-budget",
      "100000",
    ];
    const archive = join(dir, "archive");
    const pages = options.includes("--max-pages") ? [] : ["--max-pages", "100000"];
    const argv = ["capture", url, ...pages, ...common, ...options, "--archive", archive];
    const { peakBytes } = await runProgram(argv, dir, openFiles === undefined ? {} : { openFiles });
    child.send("seen");
    return { ...(await answer<Seen>(child)), ...ended(archive), peakBytes };
  } finally {
    child.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}

function ended(archive: string): Omit<Found, keyof Seen | "peakBytes"> {
  const [capture] = readdirSync(join(archive, "captures"));
  const report = JSON.parse(readFileSync(join(archive, "captures", capture!, "report.json"), "utf8")) as {
    pages: { verdict: string }[];
  };
  const count = (verdict: string) => report.pages.filter((page) => page.verdict === verdict).length;
  const warcs = readdirSync(join(archive, "warcs"), { recursive: true }).map(String);
  return {
    pages: report.pages.length,
    failed: count("failed"),
    asked: report.pages.length - count("skipped") - count("excluded"),
    warcBytes: warcs
      .filter((file) => file.endsWith(".warc.gz"))
      .reduce((sum, file) => sum + statSync(join(archive, "warcs", file)).size, 0),
  };
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once("message", (said) => resolve(said as T)));
}

/** The seed on 127.0.0.1, a picture on each of so many addresses, robots.txt nowhere. */
async function site(hosts: number, isOneHost: boolean): Promise<void> {
  let [requests, connections, mostConnections] = [0, 0, 0];
  const picture = Buffer.alloc(PICTURE_BYTES, "picture");
  const server = createServer({ noDelay: true }, (socket) => {
    mostConnections = Math.max(mostConnections, ++connections);
    socket.on("error", () => socket.destroy()).on("close", () => connections--);
    let waiting = "";
    socket.on("data", (chunk) => {
      waiting += chunk.toString("latin1");
      for (let end = waiting.indexOf("\r\n\r\n"); end !== -1; end = waiting.indexOf("\r\n\r\n")) {
        const path = /^GET (\S+)/.exec(waiting)?.[1] ?? "";
        waiting = waiting.slice(end + 4);
        if (path === "/" || path.startsWith("/p.png")) requests++;
        const [status, type, body] =
          path === "/"
            ? ["200 OK", "text/html", home()]
            : path.startsWith("/p.png")
              ? ["200 OK", "image/png", picture]
              : ["404 Not Found", "text/plain", ""];
        socket.write(
          `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
        );
        socket.write(body);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", 4096, resolve));
  const { port } = server.address() as AddressInfo;
  const home = () =>
    Array.from({ length: hosts }, (_, i) => {
      const address = isOneHost ? "0.1" : `${i >> 8}.${i & 255}`;
      return `<img src="http://127.9.${address}:${port}/p.png${isOneHost ? `?${i}` : ""}">`;
    }).join("\n");
  process.on("message", () => process.send!({ requests, mostConnections } satisfies Seen));
  process.send!(`http://127.0.0.1:${port}/`);
}
