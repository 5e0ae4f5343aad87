// The first view of the reading room and what lies beneath it, as the archive grows: from ten sites to a thousand with
// ten thousand captures of a hundred pages each, beside an archive that holds nothing; and one capture of 100,000 pages,
// opened and scrolled through. `--small`: captures of ten pages; `--only=sites|capture` takes one part.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright-core";
import { keepHeapSmall } from "#cli/engine/thrifty-heap.js";
import { findChromium } from "#render/index.js";
import { startServers } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { useOfTree } from "./support/browser/process-tree.js";
import { CAPTURES, fillSites, pageAt, siteAt, type Extent } from "./support/reading-room/filled.js";
import { fillLarge, LARGE_CAPTURE } from "./support/reading-room/large-capture.js";
import { scrolled, viewMs, type Opening } from "./support/reading-room/opening.js";
import { tellAtMost } from "./support/told/figure.js";

const isSmall = process.argv.includes("--small");
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const PAGES = isSmall ? 10 : 100;
const SIZES = [10, 100, 1_000];
const LARGE_PAGES = 100_000;
const [ROUNDS, ASKED] = [7, 20];
/** What a reader waits for at most, with a thousand sites. */
const MOST_FIRST_VIEW_MS = 1_000;
/** What nineteen of twenty questions may take, with a thousand sites. */
const MOST_ANSWER_MS = 20;
/** A long page is there before a reader looks away, and follows the wheel. */
const [MOST_OPEN_MS, MOST_FRAME_MS] = [2_000, 100];

/** The server in a process of its own, as the program has it; told to, it says what it took of the processor. */
async function serve(dir: string): Promise<void> {
  keepHeapSmall();
  const archive = await openArchive(dir, { mode: "read" });
  const servers = await startServers({ archive, port: 0, replayPort: 0 });
  process.on("message", () => process.send!(cpuMs()));
  process.send!(servers.uiUrl);
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Server {
  readonly url: string;
  cpuMs(): Promise<number>;
}

async function withServer<T>(dir: string, work: (server: Server) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `--serve=${dir}`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  try {
    const url = await heardFrom<string>(child);
    return await work({ url, cpuMs: () => (child.send("cpu"), heardFrom<number>(child)) });
  } finally {
    child.kill();
  }
}

function heardFrom<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once("message", (message) => resolve(message as T)));
}

interface Times {
  readonly firstMs: number;
  readonly medianMs: number;
}

/** The first time with a server that has just begun, and the middle of some times after it. */
async function times(work: () => Promise<number>): Promise<Times> {
  const firstMs = await work();
  const later: number[] = [];
  for (let round = 0; round < ROUNDS; round++) later.push(await work());
  return { firstMs, medianMs: later.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]! };
}

async function askMs(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  return performance.now() - began;
}

/** What is asked of the API, with a site in the middle of all. */
function questions(sites: number): [name: string, path: string][] {
  const middle = sites >> 1;
  const site = `/api/sites/${encodeURIComponent(siteAt(middle))}`;
  const url = encodeURIComponent(pageAt(middle, 7));
  const capture = `/api/captures/c5-${siteAt(middle)}`;
  return [
    ["sites", "/api/sites"],
    ["sites by name", `/api/sites?q=${siteAt(middle).slice(0, 7)}&limit=10`],
    ["a site", site],
    ["its captures", `${site}/captures?limit=50`],
    ["its life", `${site}/life`],
    ["its habits", `${site}/habits`],
    ["its tree", `${site}/tree?prefix=${encodeURIComponent(`http://${siteAt(middle)}/`)}`],
    ["a page", `/api/page?url=${url}`],
    ["addresses", `/api/addresses?prefix=${siteAt(middle)}`],
    ["words", "/api/search?q=river"],
    ["words of a time", "/api/search?q=river&at=1718000000000"],
    ["captures", "/api/captures"],
    ["a capture", `${capture}/head`],
    ["its pages", `${capture}/pages?sort=verdict`],
    ["its figures", `${capture}/figures`],
    ["metrics", "/metrics"],
  ];
}

function show(name: string, { firstMs, medianMs }: Times, baseMs: number | null): void {
  const ratio = baseMs === null ? "" : `   ${(medianMs / baseMs).toFixed(2)} × the empty archive’s`;
  console.log(
    `  ${name.padEnd(18)} first ${firstMs.toFixed(0).padStart(6)} ms   then ${medianMs.toFixed(1).padStart(7)} ms${ratio}`,
  );
}

async function views({ url }: Server, sites: number, browser: Browser, baseMs: number | null) {
  const home = { address: url, shown: [sites === 0 ? "text=Welcome" : ".site-card"] };
  const view = await times(() => viewMs(browser, home));
  show("the first view", view, baseMs);
  if (sites === 0) return view;
  const address = `${url}#/sites/${encodeURIComponent(siteAt(sites >> 1))}`;
  show("a site’s view", await times(() => viewMs(browser, { address, shown: [".calendar a.day"] })), null);
  return view;
}

/** Every question in turn, round after round; the first of each counts with the others. */
async function answers(server: Server, sites: number): Promise<number> {
  const all: number[] = [];
  for (const [name, path] of questions(sites)) {
    const url = new URL(path, server.url).href;
    const [firstMs, before] = [await askMs(url), await server.cpuMs()];
    const later: number[] = [];
    for (let round = 1; round < ASKED; round++) later.push(await askMs(url));
    const perAnswer = ((await server.cpuMs()) - before) / later.length;
    all.push(firstMs, ...later);
    show(name, { firstMs, medianMs: later.sort((a, b) => a - b)[later.length >> 1]! }, null);
    console.log(`${" ".repeat(21)}${perAnswer.toFixed(1)} ms of the processor each`);
  }
  return all.sort((a, b) => a - b)[Math.floor(all.length * 0.95)]!;
}

async function benchSites(browser: Browser): Promise<void> {
  let baseMs: number | null = null;
  for (const sites of [0, ...SIZES])
    await inFolder(async (dir) => {
      const extent: Extent = { sites, pages: PAGES };
      await fillSites(dir, extent);
      const held = `${sites * CAPTURES} captures of ${PAGES} pages`;
      console.log(`${sites} sites, ${held}, load ${loadavg()[0]!.toFixed(1)}`);
      await withServer(dir, async (server) => {
        const view = await views(server, sites, browser, baseMs);
        if (sites > 0) {
          const p95Ms = await answers(server, sites);
          console.log(`  p95 of all answers ${p95Ms.toFixed(1)} ms`);
          tellAtMost(`p95 of the API's answers, ${held}`, p95Ms, "ms", MOST_ANSWER_MS);
          tellAtMost(
            `the first view, ${held}`,
            Math.max(view.firstMs, view.medianMs),
            "ms",
            MOST_FIRST_VIEW_MS,
          );
        }
        baseMs ??= view.medianMs;
      });
    });
}

/** The report as a file and the view of the same capture. */
async function benchCapture(browser: Browser): Promise<void> {
  await inFolder(async (dir) => {
    const report = await fillLarge(dir, LARGE_PAGES);
    await withServer(dir, async ({ url }) => {
      await tellOpened(browser, "report.html", { address: report, shown: ["footer"] });
      const [address, shown] = [
        `${url}#/captures/${LARGE_CAPTURE}`,
        ["figure svg", "[aria-label='Pages of this capture'] td.url"],
      ];
      await tellOpened(browser, "the view", { address, shown });
    });
  });
}

async function tellOpened(browser: Browser, name: string, opening: Opening): Promise<void> {
  const first = await scrolled(browser, opening);
  const before = useOfTree(process.pid).cpuSeconds;
  const later = await times(() => viewMs(browser, opening));
  const eachSeconds = (useOfTree(process.pid).cpuSeconds - before) / (ROUNDS + 1);
  const mostMs = Math.max(first.openMs, later.medianMs);
  const what = `${name} of a capture of ${LARGE_PAGES} pages`;
  console.log(
    `${what}: opened in ${first.openMs.toFixed(0)} ms, then ${later.medianMs.toFixed(0)} ms ` +
      `(${eachSeconds.toFixed(2)} s of the processor in browser and server, load ${loadavg()[0]!.toFixed(1)}); ` +
      `scrolled through ${first.heightPx} px, at most ${first.longestFrameMs.toFixed(0)} ms from frame to frame`,
  );
  tellAtMost(`${what} opens`, mostMs, "ms", MOST_OPEN_MS);
  tellAtMost(`${what} is scrolled, frame to frame`, first.longestFrameMs, "ms", MOST_FRAME_MS);
}

async function inFolder(work: (dir: string) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-room-"));
  try {
    await work(join(dir, "archive"));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function benchAll(): Promise<void> {
  const found = await findChromium(null);
  if (found.kind === "none") throw new Error(found.message);
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: found.path, args });
  try {
    if (only !== "sites") await benchCapture(browser);
    if (only !== "capture") await benchSites(browser);
  } finally {
    await browser.close();
  }
}

const served = process.argv.find((argument) => argument.startsWith("--serve="))?.slice("--serve=".length);
if (served !== undefined) await serve(served);
else await benchAll();
