// Replay by moments: how often a page view that is shown never was, by choice; and mementos a second from an archive of
// 100,000 pages captured ten times, beside a static file server on the same bytes. `--small` makes both quick,
// `--pages=N --captures=N --requests=N` set them.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepHeapSmall } from "#cli/engine/thrifty-heap.js";
import { captureAgainAndAgain, mixedSites, replayedViews, type ViewTally } from "#lab/index.js";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { fillMany, pageAt, startOf, type Extent } from "./support/replay/many-captures.js";
import { load, type Load } from "./support/serve/load.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

const isSmall = process.argv.includes("--small");
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const CONNECTIONS = 8;
/** What nineteen of twenty answers may take. */
const MOST_ANSWER_MS = 20;
const DAY_MS = 86_400_000;

interface Started {
  readonly replay: string;
  readonly files: string;
}

/** In a process of its own, so that asking takes nothing from answering. */
async function serve(dir: string): Promise<void> {
  keepHeapSmall(); // as the program does where it serves
  const archive = await openArchive(join(dir, "archive"), { mode: "read" });
  const servers = await startServers({ archive, port: 0, replayPort: 0 });
  const files = createServer((request, response) => {
    const name = /[^/]+$/.exec(request.url!)![0];
    readFile(join(dir, "files", name)).then(
      (body) => response.setHeader("content-type", "text/html").end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  const { port } = files.address() as { port: number };
  process.send!({ replay: servers.replayUrl, files: `http://127.0.0.1:${port}` } satisfies Started);
}

function startChild(dir: string): Promise<{ child: ChildProcess; started: Started }> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `--serve=${dir}`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((resolve) => child.once("message", (started: Started) => resolve({ child, started })));
}

function show(name: string, { perSecond, p50Ms, p95Ms, slowestMs }: Load): void {
  console.log(
    `${name.padEnd(26)} ${String(perSecond).padStart(6)} /s   p50 ${p50Ms} ms   p95 ${p95Ms} ms   slowest ${slowestMs} ms`,
  );
}

async function throughput(dir: string): Promise<void> {
  const extent: Extent = {
    pages: option("pages", isSmall ? 2_000 : 100_000),
    captures: option("captures", isSmall ? 3 : 10),
  };
  const requests = option("requests", isSmall ? 3_000 : 20_000);
  await fillMany(join(dir, "archive"), join(dir, "files"), extent);
  const { child, started } = await startChild(dir);
  const { pages, captures } = extent;
  /** Any page, at any time between two captures. */
  const wishOf = (i: number): Date =>
    new Date(startOf(0) + ((i * 104_729) % ((captures - 1) * 86_400)) * 1000);
  const page = (i: number): string => pageAt((i * 7919) % pages);
  const memento = (i: number): string => `/${wishOf(i).toISOString().replace(/\D/g, "")}/${page(i)}`;
  const gate = (i: number): string => `/timegate/${page(i)}`;
  const wish = { "accept-datetime": new Date(startOf(0) + 0.6 * DAY_MS).toUTCString() };
  console.log(`${pages} pages, ${captures} captures, ${requests} requests, ${CONNECTIONS} connections`);
  try {
    const asked = { connections: CONNECTIONS, requests };
    await load(started.replay, memento, { ...asked, requests: 500 });
    const file = (i: number): string => new URL(page(i)).pathname;
    const turns: Turn[] = [];
    for (const turn of [1, 2]) {
      const mementos = await load(started.replay, memento, asked);
      const files = await load(started.files, file, asked);
      const gates = await load(started.replay, gate, { ...asked, headers: wish });
      show(`mementos, turn ${turn}`, mementos);
      show(`static files, turn ${turn}`, files);
      show(`TimeGate, turn ${turn}`, gates);
      turns.push({ mementos, files, gates });
    }
    tellTurns(turns, `${pages} pages, ${captures} captures`);
  } finally {
    child.kill();
  }
}

/** What one round of each took. */
interface Turn {
  readonly mementos: Load;
  readonly files: Load;
  readonly gates: Load;
}

/** The better of two turns: what else the machine does makes either slower. */
function tellTurns(turns: readonly Turn[], size: string): void {
  const least = (of: (turn: Turn) => Load): number => Math.min(...turns.map((turn) => of(turn).p95Ms));
  const most = (of: (turn: Turn) => Load): number => Math.max(...turns.map((turn) => of(turn).perSecond));
  tellAtMost(
    `p95 of mementos, ${size}`,
    least(({ mementos }) => mementos),
    "ms",
    MOST_ANSWER_MS,
  );
  tellAtMost(
    `p95 of the TimeGate, ${size}`,
    least(({ gates }) => gates),
    "ms",
    MOST_ANSWER_MS,
  );
  tellBeside(`mementos, ${size}`, {
    ours: most(({ mementos }) => mementos),
    unit: "/s",
    name: "static files of the same bytes",
    theirs: most(({ files }) => files),
    better: "more",
  });
}

const CHOICES = ["coherent", "nearest", "first-after"] as const;
const TIERS = ["observed", "seen", "attested", "possible", "nearest"] as const;

/** The truth of replay on living sites, by the choice that the server makes: site by site, then all. */
async function truth(): Promise<void> {
  const [pages, captures, views] = isSmall ? [40, 3, 100] : [60, 4, 300];
  const tallies: ViewTally[] = [];
  for (const site of mixedSites(1, pages)) {
    const recaptured = await captureAgainAndAgain(site, captures);
    const tally = await replayedViews(recaptured, { views, seed: 1, patienceMs: DAY_MS });
    tellViews(site.name, [tally]);
    tallies.push(tally);
  }
  tellViews("all", tallies);
}

function tellViews(name: string, tallies: readonly ViewTally[]): void {
  const sum = (of: (tally: ViewTally) => number): number => tallies.reduce((all, one) => all + of(one), 0);
  const [coherent, ...others] = CHOICES.map((choice) => sum(({ falseViews }) => falseViews[choice]));
  const ratio = (to: number): string => (to === 0 ? "none" : (coherent! / to).toFixed(2));
  const told = others.map((count, i) => `${count} ${CHOICES[i + 1]} (ratio ${ratio(count)})`);
  const tiers = TIERS.map((tier) => ({
    tier,
    views: sum(({ byTier }) => byTier[tier].views),
    falseViews: sum(({ byTier }) => byTier[tier].falseViews),
  })).filter(({ views }) => views > 0);
  const views = sum((tally) => tally.views);
  const meanSeconds = Math.round(sum((tally) => tally.views * tally.meanDistanceMs) / views / 1000);
  console.log(
    `${name}: ${views} views, false ${coherent} coherent, ${told.join(", ")}, ${sum((t) => t.unavoidable)} whatever ` +
      `is chosen; ${tiers.map((one) => `${one.tier} ${one.views}, false ${one.falseViews}`).join("; ")}; ` +
      `${meanSeconds} s from the wish`,
  );
}

const served = process.argv.find((argument) => argument.startsWith("--serve="))?.slice("--serve=".length);
if (served !== undefined) await serve(served);
else {
  await truth();
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-replay-"));
  try {
    await throughput(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
