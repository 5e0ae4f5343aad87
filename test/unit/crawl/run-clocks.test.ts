// How the clocks of a capture's runs come on record, what a stated error costs, and what files and older records say.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { captureSite, makeWorld, resumeCapture, type CaptureOutcome } from "#crawl/index.js";
import { readExchange } from "#detect/index.js";
import { instant, type CaptureSettings } from "#model/index.js";
import type { Archive, Clock } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive, reindex } from "#store/index.js";
import { linksTo, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const URLS = ["a", "b", "c"].map((name) => HOME + name);
const SETTINGS: CaptureSettings = { delayMs: 10, strategy: "bfs-fifo", maxPages: 100, threshold: 0.3 };

function makeWeb(): ScriptedWeb {
  return new ScriptedWeb({ [HOME]: linksTo(...URLS), ...Object.fromEntries(URLS.map((url) => [url, url])) });
}

/** The web's clock, kept as told. */
function keptClock(
  { clock }: ScriptedWeb,
  keeping: Partial<ReturnType<NonNullable<Clock["keeping"]>>>,
): Clock {
  const nothing = { by: "a test", boundMs: null, bootId: null, uptimeMs: null, stampsFiles: false };
  return {
    now: () => clock.now(),
    sleepUntil: (at, signal) => clock.sleepUntil(at, signal),
    keeping: () => ({ ...nothing, ...keeping }),
  };
}

async function inArchive<T>(dir: string, act: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = await openArchive(dir, { software: "test" });
  try {
    return await act(archive);
  } finally {
    await archive.close();
  }
}

/** One run over the web; stopped after the first fetch when it is not to end. */
function runOnce(
  dir: string,
  web: ScriptedWeb,
  clock: Clock,
  { settings = {}, stops = false }: { settings?: Partial<CaptureSettings>; stops?: boolean } = {},
): Promise<CaptureOutcome> {
  return inArchive(dir, (archive) => {
    const world = makeWorld({ archive, fetcher: web, clock, software: "test" });
    const stop = new AbortController();
    const watcher = { signal: stop.signal, onProgress: () => void (stops && stop.abort()) };
    return captureSite(
      { site: siteFromSeeds([HOME]), settings: { ...SETTINGS, ...settings } },
      world,
      watcher,
    );
  });
}

function resume(dir: string, web: ScriptedWeb, clock: Clock): Promise<CaptureOutcome> {
  return inArchive(dir, (archive) =>
    resumeCapture(null, makeWorld({ archive, fetcher: web, clock, software: "test" })),
  );
}

describe("a run's clock", () => {
  it("is on record before anything is asked for, with who keeps it, and after the catalog is lost", () =>
    withTempDir(async (dir) => {
      const web = makeWeb();
      const startedAt = web.clock.now();
      const clock = keptClock(web, { by: "chrony", boundMs: 12, bootId: "boot", uptimeMs: 77 });
      const { certificate } = await runOnce(dir, web, clock);
      expect(certificate.clock!.runs).toEqual([
        { startedAt: new Date(startedAt).toISOString(), by: "chrony", boundMs: 12, errorMs: 12, doubts: [] },
      ]);
      for (const name of ["catalog.sqlite", "catalog.sqlite-wal", "catalog.sqlite-shm"])
        rmSync(join(dir, name), { force: true });
      await reindex(dir, { readOutcome: async (exchange) => (await readExchange(exchange)).outcome });
      const [capture] = await inArchive(dir, (archive) => archive.catalog.captures.list());
      expect(capture!.runs).toEqual([
        { startedAt, by: "chrony", boundMs: 12, bootId: "boot", uptimeMs: 77, filesAt: null, errorMs: 12 },
      ]);
    }));

  it("counts with the larger of what its keeper and the operator say, and both are named", () =>
    withTempDir(async (dir) => {
      const web = makeWeb();
      const settings = { clockErrorMs: 2000 };
      const { certificate, report } = await runOnce(dir, web, keptClock(web, { boundMs: 3 }), { settings });
      expect(certificate.clock!.runs[0]).toMatchObject({
        by: "a test; an error of 2000 ms is stated by the operator",
        boundMs: 2000,
        errorMs: 2000,
      });
      // Twice the error passes between the last visit and the first revisit, and every page is sharp.
      const looks = certificate.pages.flatMap(({ records }) => records);
      const times = (pass: string, name: "sentAt" | "lastByteAt") =>
        looks.filter((look) => look.pass === pass).map((look) => Date.parse(look[name]));
      const gapMs = Math.min(...times("revisit", "sentAt")) - Math.max(...times("visit", "lastByteAt"));
      expect(gapMs).toBeGreaterThanOrEqual(4000);
      expect(gapMs).toBeLessThan(4100);
      expect(report.all).toMatchObject({ pages: 4, sharp: 4 });
    }));

  it("of which nobody knows a bound is said to have none", () =>
    withTempDir(async (dir) => {
      const web = makeWeb();
      const { certificate } = await runOnce(dir, web, keptClock(web, {}));
      expect(certificate.clock!.runs[0]).toMatchObject({ boundMs: null, errorMs: 0 });
      expect(certificate.vantage.notRecorded.join()).toContain("a bound of the clock's error");
    }));

  it("is doubted when the capture's own files were written later than it shows", () =>
    withTempDir(async (dir) => {
      // The files are stamped by this machine, months after the time of the web's clock.
      const web = makeWeb();
      const clock = keptClock(web, { stampsFiles: true });
      await expect(runOnce(dir, web, clock, { stops: true })).rejects.toThrow();
      const { certificate, report } = await resume(dir, web, clock);
      const [first, second] = certificate.clock!.runs;
      expect(first!.doubts).toEqual([]);
      expect(second!.doubts).toMatchObject([{ kind: "files", host: null, against: first!.startedAt }]);
      expect(second!.errorMs).toBe(second!.doubts[0]!.ms);
      expect(report.all.sharp).toBe(0);
      expect(report.notes.join("\n")).toContain("say the times of the archive's own files");
    }));

  it("of a process that put none on record is said to be not recorded", () =>
    withTempDir(async (dir) => {
      const web = makeWeb();
      await expect(runOnce(dir, web, web.clock, { stops: true })).rejects.toThrow();
      await inArchive(dir, async ({ catalog }) => {
        const [capture] = await catalog.captures.list();
        await catalog.captures.update(capture!.id, { runs: [] });
      });
      await web.clock.sleepUntil(instant(web.clock.now() + 1000));
      const { certificate } = await resume(dir, web, web.clock);
      expect(certificate.clock!.runs).toMatchObject([
        { startedAt: certificate.startedAt, by: "not recorded", boundMs: null, errorMs: 0 },
        { by: "a virtual clock: exact", boundMs: 0, errorMs: 0 },
      ]);
    }));
});
