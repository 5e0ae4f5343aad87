// The first view of the reading room and what lies beneath it, as the archive grows: from ten sites to a thousand with
// ten thousand captures of a hundred pages each, beside an archive that holds nothing. `--small` goes to a hundred sites.
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
import { CAPTURES, fillSites, PAGES, pageAt, siteAt } from "./support/reading-room/filled.js";

const SIZES = process.argv.includes("--small") ? [10, 100] : [10, 100, 1_000];
const ROUNDS = 7;
/** What a reader waits for at most, with a thousand sites. */
const MOST_FIRST_VIEW_MS = 1_000;

/** The server in a process of its own, as the program has it. */
async function serve(dir: string): Promise<void> {
  keepHeapSmall();
  const archive = await openArchive(dir, { mode: "read" });
  const servers = await startServers({ archive, port: 0, replayPort: 0 });
  process.send!(servers.uiUrl);
}

function startServer(dir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `--serve=${dir}`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((resolve) => child.once("message", (url: string) => resolve({ child, url })));
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

/** From the address to what it shows, in a window that has seen nothing. */
async function viewMs(browser: Browser, address: string, shown: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  try {
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    await page.locator(shown).first().waitFor();
    return performance.now() - began;
  } finally {
    await context.close();
  }
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
    ["captures", "/api/captures"],
    ["metrics", "/metrics"],
  ];
}

function show(name: string, { firstMs, medianMs }: Times, baseMs: number | null): void {
  const ratio = baseMs === null ? "" : `   ${(medianMs / baseMs).toFixed(2)} × the empty archive’s`;
  console.log(
    `  ${name.padEnd(18)} first ${firstMs.toFixed(0).padStart(6)} ms   then ${medianMs.toFixed(1).padStart(7)} ms${ratio}`,
  );
}

async function measure(dir: string, sites: number, browser: Browser, baseMs: number | null): Promise<Times> {
  const { child, url } = await startServer(dir);
  try {
    const view = await times(() => viewMs(browser, url, sites === 0 ? "text=Welcome" : ".site-card"));
    show("the first view", view, baseMs);
    if (sites > 0) {
      const site = `${url}#/sites/${encodeURIComponent(siteAt(sites >> 1))}`;
      show("a site’s view", await times(() => viewMs(browser, site, ".calendar a.day")), baseMs);
      for (const [name, path] of questions(sites))
        show(name, await times(() => askMs(new URL(path, url).href)), null);
    }
    return view;
  } finally {
    child.kill();
  }
}

async function benchAll(): Promise<void> {
  const found = await findChromium(null);
  if (found.kind === "none") throw new Error(found.message);
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: found.path, args });
  let baseMs: number | null = null;
  try {
    for (const sites of [0, ...SIZES]) {
      const dir = mkdtempSync(join(tmpdir(), "isochron-bench-room-"));
      try {
        const began = performance.now();
        await fillSites(join(dir, "archive"), sites);
        const seconds = ((performance.now() - began) / 1000).toFixed(0);
        console.log(
          `${sites} sites, ${sites * CAPTURES} captures, ${sites * CAPTURES * PAGES} pages (filled in ${seconds} s), load ${loadavg()[0]!.toFixed(1)}`,
        );
        const view = await measure(join(dir, "archive"), sites, browser, baseMs);
        baseMs ??= view.medianMs;
        const isKept = Math.max(view.firstMs, view.medianMs) <= MOST_FIRST_VIEW_MS;
        console.log(
          `  at most ${MOST_FIRST_VIEW_MS} ms for the first view: ${isKept ? "kept" : "missed at this load"}`,
        );
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
}

const served = process.argv.find((argument) => argument.startsWith("--serve="))?.slice("--serve=".length);
if (served !== undefined) await serve(served);
else await benchAll();
