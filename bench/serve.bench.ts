// `serve` under load, beside a bare node:http server that sends a body of the same size: replay, reports, slow readers
// of a long page, and who waits for whom. `--pages=N --requests=N --readers=N --long=MB` make it smaller.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepHeapSmall } from "#cli/engine/thrifty-heap.js";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { AT, fill, LONG_URL, pageAt, REWRITTEN_URL } from "./support/serve/filled.js";
import { ask, load, slowReaders, type Load } from "./support/serve/load.js";
import { tellBeside } from "./support/told/figure.js";

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const TS = new Date(AT).toISOString().replace(/\D/g, "");
const BODY_BYTES = 9_500;

interface Started {
  readonly ui: string;
  readonly replay: string;
  readonly bare: string;
}

/** In a process of its own, so that its memory is its own. */
async function serve(dir: string): Promise<void> {
  keepHeapSmall(); // as the program does where it serves
  const archive = await openArchive(dir, { mode: "read" });
  const servers = await startServers({ archive, port: 0, replayPort: 0 });
  const body = Buffer.alloc(BODY_BYTES, "x");
  const bare = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const { port } = bare.address() as { port: number };
  const ui = servers.uiUrl.replace(/\/$/, "");
  process.send!({ ui, replay: servers.replayUrl, bare: `http://127.0.0.1:${port}` } satisfies Started);
}

function startChild(dir: string): Promise<{ child: ChildProcess; started: Started }> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `--serve=${dir}`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((resolve) => child.once("message", (started: Started) => resolve({ child, started })));
}

/** Resident memory of a process, now and at its highest (Linux). */
function memoryMb({ pid }: ChildProcess): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kb = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN);
  return `${Math.round(kb("VmRSS") / 1024)} MB now, ${Math.round(kb("VmHWM") / 1024)} MB at most`;
}

function show(name: string, { perSecond, p50Ms, p99Ms, slowestMs }: Load): void {
  console.log(
    `${name.padEnd(34)} ${String(perSecond).padStart(6)} /s   p50 ${p50Ms} ms   p99 ${p99Ms} ms   slowest ${slowestMs} ms`,
  );
}

async function benchAll(dir: string): Promise<void> {
  const [pages, requests, readers] = [
    option("pages", 10_000),
    option("requests", 10_000),
    option("readers", 100),
  ];
  const capture = await fill(dir, pages, option("long", 57) * 1_000_000);
  const { child, started } = await startChild(dir);
  try {
    await measureAll(started, { pages, requests, readers, capture, child });
  } finally {
    child.kill();
  }
}

interface Sizes {
  readonly pages: number;
  readonly requests: number;
  readonly readers: number;
  readonly capture: string;
  readonly child: ChildProcess;
}

async function measureAll({ ui, replay, bare }: Started, sizes: Sizes): Promise<void> {
  const { pages, requests, readers, capture, child } = sizes;
  const connections = 50;
  const replayed = (i: number): string => `/${TS}/${pageAt((i * 7919) % pages)}`;
  await load(replay, replayed, { connections, requests: 500 });
  await load(bare, () => "/", { connections, requests: 500 });
  const ratios: { readonly ours: number; readonly theirs: number }[] = [];
  for (const turn of [1, 2, 3]) {
    const ours = await load(replay, replayed, { connections, requests });
    const theirs = await load(bare, () => "/", { connections, requests });
    show(`replay, turn ${turn}`, ours);
    show(`bare node:http, turn ${turn}`, theirs);
    ratios.push({ ours: ours.perSecond, theirs: theirs.perSecond });
    console.log(`  ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)}`);
  }
  const [, middle] = ratios.sort((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  const beside = { unit: "/s", name: "bare node:http", better: "more" } as const;
  tellBeside(`replay, ${pages} pages, ${connections} connections`, { ...middle!, ...beside });
  const reports = { connections, requests: Math.ceil(requests / 5), headers: { "accept-encoding": "gzip" } };
  show("/api/captures/:id", await load(ui, () => `/api/captures/${capture}`, reports));
  console.log(`memory after load: ${memoryMb(child)}`);
  const slow = await slowReaders(replay, `/${TS}/${LONG_URL}`, readers);
  console.log(`memory with ${readers} slow readers of a long page: ${memoryMb(child)}`);
  show(
    "replay beside them",
    await load(replay, replayed, { connections, requests: Math.ceil(requests / 5) }),
  );
  for (const socket of slow) socket.destroy();
  const whole = ask(`${replay}/${TS}/${LONG_URL}`);
  show("replay beside one long page read", await load(replay, replayed, { connections: 5, requests: 500 }));
  await whole;
  const query = `from=${AT}&to=${AT + 3_600_000}&url=${encodeURIComponent(REWRITTEN_URL)}`;
  const differences = ask(`${ui}/api/diff?${query}`).catch((error: Error) =>
    console.log(`  ${error.message}`),
  );
  show("replay beside a diff of 20 MB", await load(replay, replayed, { connections: 5, requests: 500 }));
  await differences;
  console.log(`memory at the end: ${memoryMb(child)}`);
}

const served = process.argv.find((argument) => argument.startsWith("--serve="))?.slice("--serve=".length);
if (served !== undefined) await serve(served);
else {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-serve-"));
  try {
    await benchAll(join(dir, "archive"));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
