// The pace of a host outlives the process: what it asked for by robots.txt or Retry-After holds after a resume.
import { expect, it } from "vitest";
import { makeWorld, resumeCapture } from "#crawl/index.js";
import { type CaptureSettings, instant } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { captureWeb, linksTo, ScriptedWeb, type ScriptedPage } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const PAGES = ["http://site.test/a", "http://site.test/b", "http://site.test/c", "http://site.test/d"];
const LATENCY_MS = 5;

/** Stops a capture after so many answers in a pass, and resumes it a while later from what is on disk. */
async function interruptAndResume(
  web: ScriptedWeb,
  { pass, after, pauseMs, settings = {} }: Interruption,
): Promise<void> {
  await withTempDir(async (dir) => {
    const stop = new AbortController();
    const first = await openArchive(dir, { software: "isochron-test" });
    const onProgress = (progress: { pass: string; done: number }): void => {
      if (progress.pass === pass && progress.done === after) stop.abort();
    };
    const watcher = { signal: stop.signal, onProgress };
    const interrupted = captureWeb(web, first, { seeds: [HOME], settings, watcher });
    await expect(interrupted).rejects.toMatchObject({ code: "INTERRUPTED" });
    await first.close();
    await web.clock.sleepUntil(instant(web.clock.now() + pauseMs));
    web.asked.push({ url: "resumed", at: web.clock.now(), isConditional: false });
    const archive = await openArchive(dir, { software: "isochron-test" });
    const { clock } = web;
    await resumeCapture(null, makeWorld({ archive, fetcher: web, clock, software: "test" }));
    await archive.close();
  });
}

interface Interruption {
  readonly pass: "visit" | "revisit" | "probe";
  readonly after: number;
  readonly pauseMs: number;
  readonly settings?: Partial<CaptureSettings>;
}

/** From the end of each answer to the next request. */
function pauses(web: ScriptedWeb): number[] {
  const asked = web.asked.filter(({ url }) => url !== "resumed");
  return asked.slice(1).map(({ at }, i) => at - asked[i]!.at - LATENCY_MS);
}

function site(more: Record<string, ScriptedPage> = {}): Record<string, ScriptedPage> {
  return { [HOME]: linksTo(...PAGES), ...Object.fromEntries(PAGES.map((url) => [url, "a page"])), ...more };
}

it.each(["visit", "revisit"] as const)("keeps Crawl-delay when the %s pass is resumed", async (pass) => {
  const robots = { type: "text/plain", body: "User-agent: *\nCrawl-delay: 10\n" };
  const web = new ScriptedWeb(site({ "http://site.test/robots.txt": robots }));
  await interruptAndResume(web, { pass, after: 3, pauseMs: 700 });
  expect(web.asked.filter(({ url }) => url.endsWith("/robots.txt"))).toHaveLength(2);
  expect(Math.min(...pauses(web))).toBeGreaterThanOrEqual(10_000);
});

it("waits out a Retry-After that was in force when the process ended", async () => {
  const busy = { status: 503, headers: { "Retry-After": "120" } };
  const web = new ScriptedWeb(site({ [PAGES[1]!]: busy }));
  await interruptAndResume(web, { pass: "visit", after: 3, pauseMs: 5_000 });
  const at = web.asked.findIndex(({ url }) => url === "resumed");
  expect(web.asked[at - 1]!.url).toBe(PAGES[1]);
  expect(web.asked[at + 1]!.at - web.asked[at - 1]!.at - LATENCY_MS).toBeGreaterThanOrEqual(120_000);
});

it("does not wait longer than it was asked to", async () => {
  const busy = { status: 503, headers: { "Retry-After": "20" } };
  const web = new ScriptedWeb(site({ [PAGES[1]!]: busy }));
  await interruptAndResume(web, { pass: "visit", after: 3, pauseMs: 60_000 });
  const at = web.asked.findIndex(({ url }) => url === "resumed");
  expect(web.asked[at + 1]!.at - web.asked[at]!.at).toBeLessThan(1_000);
});

it("leaves the usual pause before its first request, whoever asked last", async () => {
  const web = new ScriptedWeb(site());
  await interruptAndResume(web, { pass: "visit", after: 1, pauseMs: 0, settings: { delayMs: 4000 } });
  expect(Math.min(...pauses(web))).toBeGreaterThanOrEqual(4000);
});
