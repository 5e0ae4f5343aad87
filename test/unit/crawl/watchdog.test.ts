// Faults that must stay with one page: fetches without an end, faults in our own reading, passes without a sign.
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { simulateLivingSite, type Simulation } from "#lab/index.js";
import { instant, parsePageUrl, type FrontierPage } from "#model/index.js";
import type { Fetcher, FetchResult } from "#ports/index.js";
import type * as Links from "../../../src/crawl/look/links.js";
import { Watchdog } from "../../../src/crawl/guard/watchdog.js";
import { MemoryLogger } from "../../support/archives/archives.js";
import { captureControlled } from "../../support/captures/controlled-capture.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const faults = vi.hoisted(() => ({ at: (_url: string): boolean => false }));

vi.mock("../../../src/crawl/look/links.js", async (original) => {
  const real = await original<typeof Links>();
  return {
    ...real,
    linksOf: (page: FrontierPage, reading: Parameters<typeof real.linksOf>[1]) => {
      if (faults.at(page.url)) throw new RangeError("a fault in link extraction");
      return real.linksOf(page, reading);
    },
  };
});

/** The simulated fetcher, with another answer for some URLs. */
function fetcherWith(
  { fetcher }: Simulation,
  answer: (url: string, signal?: AbortSignal) => Promise<FetchResult> | null,
): Fetcher {
  return {
    profile: fetcher.profile,
    close: async () => undefined,
    fetch: (request, signal) => answer(request.url, signal) ?? fetcher.fetch(request, signal),
  };
}

describe("one bad page", () => {
  it("whose content makes us fail is recorded as such, and the capture and its certificate stand", () =>
    withTempDir(async (dir) => {
      faults.at = (url) => url.endsWith(".html") && url.includes("1");
      const { outcome, logger } = await captureControlled(dir);
      faults.at = () => false;
      const bad = outcome!.report.pages.filter(({ verdict }) => verdict === "failed");
      expect(bad.length).toBeGreaterThan(0);
      for (const { reason } of bad) expect(reason).toContain("a fault of the program while reading");
      expect(outcome!.report.all.sharp).toBeGreaterThan(3);
      expect(
        logger.lines.some(({ level, message }) => level === "error" && message.includes(bad[0]!.url)),
      ).toBe(true);
      const verified = await runCli([
        "verify",
        join(dir, "captures", outcome!.report.capture, "certificate.json"),
      ]);
      expect(verified.code, verified.out + verified.err).toBe(0);
    }));

  it("that makes the fetcher itself throw is recorded too", () =>
    withTempDir(async (dir) => {
      const simulation = simulateLivingSite({ seed: 3, pages: 25 });
      const fetcher = fetcherWith(simulation, (url) =>
        url.endsWith(".css") ? Promise.reject(new TypeError("a fault in fetching")) : null,
      );
      const { outcome } = await captureControlled(dir, { simulation, world: { fetcher } });
      const bad = outcome!.report.pages.filter(({ verdict }) => verdict === "failed");
      expect(bad.map(({ url }) => url.slice(-4))).toContain(".css");
      expect(outcome!.report.all.sharp).toBeGreaterThan(10);
    }));
});

describe("the watchdog", () => {
  it("ends a fetch that breaks every limit, names host and URL, and the capture completes", () =>
    withTempDir(async (dir) => {
      const simulation = simulateLivingSite({ seed: 3, pages: 25 });
      const ended: string[] = [];
      const fetcher = fetcherWith(simulation, (url, signal) => {
        if (!url.endsWith(".css")) return null;
        signal?.addEventListener("abort", () => ended.push(url));
        return new Promise(() => undefined);
      });
      const { outcome, logger } = await captureControlled(dir, {
        simulation,
        world: { fetcher, stallMs: 60_000, heartbeatMs: 1000 },
      });
      const stalled = outcome!.report.pages.filter(({ reason }) => reason?.includes("watchdog"));
      expect(stalled.length).toBeGreaterThan(0);
      expect(ended).toEqual(expect.arrayContaining(stalled.map(({ url }) => url)));
      const words = logger.lines.map(({ message }) => message).join("\n");
      expect(words).toContain(
        `living.test: no end after 60 s; the watchdog ended the fetch (${stalled[0]!.url})`,
      );
      expect(outcome!.report.all.sharp).toBeGreaterThan(10);
    }));

  it("reports a pass in which nothing comes, with what is in flight, and not again at once", async () => {
    const { clock } = simulateLivingSite({ seed: 3, pages: 2 });
    const logger = new MemoryLogger();
    const watchdog = new Watchdog({ clock, logger } as never);
    const url = parsePageUrl("http://slow.test/page")!;
    void watchdog.watch(url, () => new Promise(() => undefined));
    const checkAfter = async (ms: number): Promise<string[]> => {
      await clock.sleepUntil(instant(clock.now() + ms));
      watchdog.check("slow.test, visiting");
      return logger.lines.map(({ message }) => message);
    };
    expect(await checkAfter(599_000)).toEqual([]);
    const said = [
      "slow.test, visiting: nothing has come for 600 s; waiting for slow.test for 600 s (http://slow.test/page)",
    ];
    expect(await checkAfter(1000)).toEqual(said);
    expect(await checkAfter(1000)).toEqual(said);
  });
});
