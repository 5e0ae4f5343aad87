// What a recorder costs visitors: the same requests to a server by a bare node:http proxy and by `isochron record`, in
// turns, in one run; and by nginx, where it is installed. Latency is taken at a pace that all can
// keep, throughput at full load. `--small` takes a tenth.
import { spawn, fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startNginx } from "./support/record/nginx.js";
import { tellBeside } from "./support/told/figure.js";

const SELF = fileURLToPath(import.meta.url);
const PROGRAM = fileURLToPath(new URL("../dist/cli/bin.js", import.meta.url));
const [PAGES, PAGE_BYTES, VISITORS, ROUNDS] = [500, 12_000, 16, 10];
/** Requests a second that come whether or not the last ones were answered: far below what any of the ways can do. */
const PACE = 2_000;
const [MOST_P50, MOST_P99, LEAST_RATE] = [1.3, 2, 0.5];

const [role, target] = process.argv.slice(2);
if (role === "server") serve();
else if (role === "proxy") passOn(Number(target));
else await measure(process.argv.includes("--small") ? 1_000 : 10_000);

/** Pages of one length that never change. */
function serve(): void {
  const body = Buffer.alloc(PAGE_BYTES, "page ");
  const server = createServer((asked, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.setHeader("ETag", `"${asked.url}"`);
    answer.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
}

/** The least that a proxy does. */
function passOn(port: number): void {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const asking = request({ host: "127.0.0.1", port, method, path, headers, agent }, (came) => {
      answer.writeHead(came.statusCode!, came.headers);
      came.pipe(answer);
    });
    asked.pipe(asking);
  });
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
}

/** Of one way: latencies at the pace, and at full load with its seconds. */
interface Figures {
  readonly pacedMs: number[];
  readonly fullMs: number[];
  seconds: number;
}

function none(): Figures {
  return { pacedMs: [], fullMs: [], seconds: 0 };
}

async function measure(requestsPerRound: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  const children: ChildProcess[] = [];
  try {
    const server = await started(children, "server");
    const bare = await started(children, "proxy", String(server));
    const recorder = await recording(children, server, dir);
    const nginx = await startNginx(dir, server);
    if (nginx === null) console.log("nginx is not installed here");
    else children.push(nginx.child);
    const ways = {
      "no proxy": server,
      "bare node:http proxy": bare,
      "isochron record": recorder,
      ...(nginx && { nginx: nginx.port }),
    };
    const figures = Object.fromEntries(Object.keys(ways).map((name) => [name, none()]));
    for (const port of Object.values(ways)) await visit(port, requestsPerRound, none());
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, port] of Object.entries(ways)) {
        await visit(port, requestsPerRound, figures[name]!);
        await visitAtPace(port, requestsPerRound / 5, figures[name]!);
      }
    show(figures, requestsPerRound * ROUNDS);
  } finally {
    for (const child of children) child.kill();
    await Promise.all(children.map((child) => new Promise((done) => child.once("close", done))));
    rmSync(dir, { recursive: true, force: true });
  }
}

function started(children: ChildProcess[], ...args: string[]): Promise<number> {
  const child = fork(SELF, args);
  children.push(child);
  return new Promise((resolve) => child.once("message", (port) => resolve(Number(port))));
}

function recording(children: ChildProcess[], server: number, dir: string): Promise<number> {
  const options = [
    "--upstream",
    `http://127.0.0.1:${server}`,
    "--as",
    "http://site.test/",
    "--listen",
    "127.0.0.1:0",
  ];
  const child = spawn(process.execPath, [PROGRAM, "record", ...options, "--archive", dir, "--json"], { stdio: ["ignore", "pipe", "inherit"] }); // prettier-ignore
  children.push(child);
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const { event, port, recorded, dropped } = JSON.parse(line) as Record<string, unknown>;
      if (event === "open") resolve(Number(port));
      if (event === "closed") console.log(`recorded ${String(recorded)} answers, lost ${String(dropped)}`);
    });
  });
}

/** As fast as they are answered. */
async function visit(port: number, count: number, figures: Figures): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const begun = performance.now();
  let asked = 0;
  const visitor = async (): Promise<void> => {
    while (asked++ < count) figures.fullMs.push(await one(agent, port, `/${asked % PAGES}`));
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  figures.seconds += (performance.now() - begun) / 1000;
  agent.destroy();
}

/** By the clock, however long the answers take. */
async function visitAtPace(port: number, count: number, figures: Figures): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const answers: Promise<unknown>[] = [];
  while (answers.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) / 1000) * PACE));
    while (answers.length < due)
      answers.push(
        one(agent, port, `/${answers.length % PAGES}`).then((latencyMs) => figures.pacedMs.push(latencyMs)),
      );
    await pause(1);
  }
  await Promise.all(answers);
  agent.destroy();
}

function one(agent: Agent, port: number, path: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: "127.0.0.1", port, path, agent, headers: { Host: "site.test" } },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(performance.now() - begun));
      },
    );
    asking.on("error", reject);
    asking.end();
  });
}

function show(figures: Readonly<Record<string, Figures>>, requests: number): void {
  const sums = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, summed(figure, requests)]),
  );
  for (const [name, { paced, full, rate }] of Object.entries(sums))
    console.log(
      `${name}: ${words(paced)} at ${PACE} requests/s; ${Math.round(rate)} requests/s at full load (${words(full)})`,
    );
  const [bare, ours] = [sums["bare node:http proxy"]!, sums["isochron record"]!];
  const [p50, p99] = [ours.paced.p50 / bare.paced.p50, ours.paced.p99 / bare.paced.p99];
  const rate = ours.rate / bare.rate;
  const isKept = p50 <= MOST_P50 && p99 <= MOST_P99 && rate >= LEAST_RATE;
  console.log(
    `${requests} requests each at full load by ${VISITORS} visitors, ${requests / 5} at the pace, pages of ${PAGE_BYTES} bytes: p50 × ${p50.toFixed(2)} (limit ${MOST_P50}), p99 × ${p99.toFixed(2)} (limit ${MOST_P99}), requests/s × ${rate.toFixed(2)} (limit ${LEAST_RATE}): ${isKept ? "kept" : "EXCEEDED"}; at full load p50 × ${(ours.full.p50 / bare.full.p50).toFixed(2)}, p99 × ${(ours.full.p99 / bare.full.p99).toFixed(2)}; load ${loadavg()[0]!.toFixed(1)}`,
  );
  if (!isKept) process.exitCode = 1;
  const than = { name: "bare node:http proxy", unit: "ms" } as const;
  const size = `${requests / 5} requests at ${PACE}/s`;
  tellBeside(`p50, ${size}`, {
    ...than,
    ours: ours.paced.p50,
    theirs: bare.paced.p50,
    better: "less",
    aim: 1 / MOST_P50,
  });
  tellBeside(`p99, ${size}`, {
    ...than,
    ours: ours.paced.p99,
    theirs: bare.paced.p99,
    better: "less",
    aim: 1 / MOST_P99,
  });
  tellBeside(`full load, ${requests} requests`, {
    ...than,
    unit: "/s",
    ours: ours.rate,
    theirs: bare.rate,
    better: "more",
    aim: LEAST_RATE,
  });
}

interface Latency {
  readonly p50: number;
  readonly p99: number;
}

function words({ p50, p99 }: Latency): string {
  return `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
}

function summed(
  { pacedMs, fullMs, seconds }: Figures,
  requests: number,
): { readonly paced: Latency; readonly full: Latency; readonly rate: number } {
  return { paced: latencyOf(pacedMs), full: latencyOf(fullMs), rate: requests / seconds };
}

function latencyOf(latenciesMs: readonly number[]): Latency {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}
