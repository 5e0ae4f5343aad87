// What showing documents costs in a capture: processor time beside the same browser alone on the same pages, memory over
// 300 pages, and the page's own time while a polite capture asks for sixty parts at one a second.
// `npm run bench -- browser` takes some minutes; `-- browser --small` a share of it. Linux only (/proc).
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { SystemClock } from "#adapters/index.js";
import { captureSite, makeWorld } from "#crawl/index.js";
import { HttpFetcher } from "#fetch/index.js";
import { parsePageUrl } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { startRenderer } from "#render/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { BrowserAlone } from "./support/browser/browser-alone.js";
import { LONG_REQUESTS, startBuiltSite } from "./support/browser/built-site.js";
import { useOfTree } from "./support/browser/process-tree.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

const isSmall = process.argv.includes("--small");
const [PAGES, ALONE_PAGES, SAMPLE_EVERY] = isSmall ? [40, 40, 10] : [300, 100, 30];
const MOST_RATIO = 1.15;
/** What may stay of a document in our process: its place in the frontier, its sightings, its rendering on record. */
const MOST_KEPT_BYTES = 20_000;

const site = await startBuiltSite(PAGES);
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);
try {
  const captured = await captureAll(await BrowserAlone.start(site.origin));
  const { alone } = captured;
  const ratio = captured.cpuPerShowing / alone;
  console.log(
    `browser alone        ${alone.toFixed(3)} s of processor time a showing (${ALONE_PAGES} pages)`,
  );
  console.log(
    `in a capture         ${captured.cpuPerShowing.toFixed(3)} s a showing (${captured.showings} showings of ${PAGES} documents)`,
  );
  console.log(
    `ratio                ${ratio.toFixed(2)} (at most ${MOST_RATIO}: ${ratio <= MOST_RATIO ? "kept" : "BROKEN"})`,
  );
  console.log(
    `our own process      ${captured.ownCpuPerDocument.toFixed(3)} s a document, everything included`,
  );
  if (ratio > MOST_RATIO) process.exitCode = 1;
  tellBeside(`showing a document, ${PAGES} documents`, {
    ours: captured.cpuPerShowing,
    unit: "s of processor",
    name: "browser alone",
    theirs: alone,
    better: "less",
    aim: 1 / MOST_RATIO,
  });
  await pageTime();
} finally {
  site.close();
}

interface Captured {
  readonly alone: number;
  readonly cpuPerShowing: number;
  readonly showings: number;
  readonly ownCpuPerDocument: number;
}

async function captureAll(browser: BrowserAlone): Promise<Captured> {
  const renderer = await openRenderer();
  const before = useOfTree(renderer.pid).cpuSeconds;
  const own = process.cpuUsage();
  let showings = 0;
  const memory: string[] = [];
  const heaps: number[] = [];
  const counted: Renderer = {
    facts: renderer.facts,
    async render(page, signal) {
      const outcome = await renderer.render(page, signal);
      if (showings % Math.floor((2 * PAGES) / ALONE_PAGES) === 0) await browser.show();
      if (++showings % (2 * SAMPLE_EVERY) === 0) {
        heaps.push(heapBytes());
        memory.push(
          `${showings / 2}: ${megabytes(useOfTree(renderer.pid).memoryBytes)} + ${megabytes(process.memoryUsage().rss)}, heap ${megabytes(heaps.at(-1)!)}`,
        );
      }
      return outcome;
    },
    close: () => Promise.resolve(),
  };
  const shown = await capture(`${site.origin}/page/0`, counted, 0);
  const cpuPerShowing = (useOfTree(renderer.pid).cpuSeconds - before) / showings;
  const { user, system } = process.cpuUsage(own);
  await renderer.close();
  const alone = await browser.end();
  if (shown !== PAGES) throw new Error(`${shown} of ${PAGES} documents were shown`);
  console.log(`memory, MB, by documents (browser + our process)\n  ${memory.join("\n  ")}`);
  const kept = (heaps.at(-1)! - heaps[0]!) / ((heaps.length - 1) * SAMPLE_EVERY);
  const isFlat = kept <= MOST_KEPT_BYTES;
  console.log(
    `kept in our process  ${(kept / 1000).toFixed(1)} kB a document (at most ${MOST_KEPT_BYTES / 1000}: ${isFlat ? "kept" : "BROKEN"})`,
  );
  if (!isFlat) process.exitCode = 1;
  return { alone, cpuPerShowing, showings, ownCpuPerDocument: (user + system) / 1e6 / PAGES };
}

/** The page says itself how much of its time went by while it was answered at one request a second. */
async function pageTime(): Promise<void> {
  const renderer = await openRenderer();
  const texts: string[] = [];
  const hearing: Renderer = {
    facts: renderer.facts,
    async render(page, signal) {
      const outcome = await renderer.render(page, signal);
      if (outcome.kind === "rendered") texts.push(outcome.rendering.tree.text.trim());
      return outcome;
    },
    close: () => Promise.resolve(),
  };
  const began = Date.now();
  await capture(`${site.origin}/long`, hearing, isSmall ? 100 : 1000);
  await renderer.close();
  const took = ((Date.now() - began) / 1000).toFixed(0);
  const pageMs = Number(/page time (\d+) ms/.exec(texts[0] ?? "")?.[1] ?? Infinity);
  const isKept = pageMs < 1000;
  console.log(
    `${LONG_REQUESTS} requests, polite   ${pageMs} ms of the page's own time in a capture of ${took} s (below 1000: ${isKept ? "kept" : "BROKEN"})`,
  );
  if (!isKept) process.exitCode = 1;
  tellAtMost(`a page's own time over ${LONG_REQUESTS} requests`, pageMs, "ms", 1000);
}

async function openRenderer(): Promise<Renderer & { readonly pid: number }> {
  const started = await startRenderer({ browserPath: null });
  if (started.kind === "none") throw new Error(started.message);
  return started.renderer;
}

/** Captures over real sockets; how many documents were shown. */
async function capture(seed: string, renderer: Renderer, delayMs: number): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  const clock = new SystemClock();
  const archive = await openArchive(dir, { software: "isochron-bench" });
  const fetcher = new HttpFetcher({ clock, userAgent: "isochron-bench", allowPrivate: true });
  try {
    const world = makeWorld({
      archive,
      clock,
      fetcher,
      openRenderer: () => Promise.resolve({ kind: "started", renderer }),
    });
    const settings = {
      delayMs,
      strategy: "optimal-online",
      maxPages: 100_000,
      threshold: 0.3,
      browser: { mode: "auto" },
    } as const;
    const { report } = await captureSite({ site: siteFromSeeds([parsePageUrl(seed)!]), settings }, world);
    return report.rendered?.pages ?? 0;
  } finally {
    await fetcher.close();
    await archive.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** What is alive, where garbage may be collected on request (`node --expose-gc`); all that is held otherwise. */
function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
