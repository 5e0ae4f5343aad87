// Control of a running capture from outside: pause, cancel, edits.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeWorld, cancelCapture, type World } from "#crawl/index.js";
import { claimsOf, judge } from "#lab/index.js";
import { instant, type CaptureEdit } from "#model/index.js";
import { listWarc, openArchive } from "#store/index.js";
import { withTempDir } from "../../support/temp-dir.js";
import { captureControlled, onlyCapture } from "../../support/captures/controlled-capture.js";

async function ask(world: World, wish: Parameters<World["archive"]["control"]["ask"]>[1]): Promise<void> {
  await world.archive.control.ask(await onlyCapture(world), wish);
}

function edit(changes: Omit<CaptureEdit, "askedAt">): { edit: CaptureEdit } {
  return { edit: { askedAt: instant(1_767_603_600_000), ...changes } };
}

describe("pausing", () => {
  it("sends nothing while paused, goes on when asked, and says so in report and certificate", () =>
    withTempDir(async (dir) => {
      let [from, to] = [0, 0];
      const { outcome, error, simulation } = await captureControlled(dir, {
        onFetch: (fetches, world) => {
          if (fetches !== 5) return;
          void ask(world, { want: "pause" }).then(async () => {
            from = world.clock.now();
            to = from + 600_000;
            await world.clock.sleepUntil(instant(to));
            await ask(world, { want: "run" });
          });
        },
      });
      expect(error).toBeNull();
      const during = simulation.site.log.requests.filter(
        ({ arrivedAt }) => arrivedAt > from + 2500 && arrivedAt < to,
      );
      expect(during).toEqual([]);
      expect(outcome!.report.notes.join()).toMatch(/paused on request for (59\d|60\d) s/);
      expect(outcome!.certificate.notes).toEqual(outcome!.report.notes);
      expect(outcome!.report.all.pages).toBe(25);
    }));

  it("a pause asked for before the process started does not hold a resumed run back", () =>
    withTempDir(async (dir) => {
      const stop = new AbortController();
      const first = await captureControlled(dir, {
        watcher: { signal: stop.signal },
        onFetch: (fetches) => fetches === 4 && stop.abort(),
      });
      expect(first.error).toMatchObject({ code: "INTERRUPTED" });
      const archive = await openArchive(dir, { mode: "read" });
      await archive.control.ask((await archive.catalog.captures.list())[0]!.id, { want: "pause" });
      await archive.close();
      const second = await captureControlled(dir, { simulation: first.simulation, resume: true });
      expect(second.outcome!.report.all.pages).toBe(25);
    }));
});

describe("cancelling", () => {
  it.each([
    ["during the visits", 8, 0],
    ["during the revisits", 35, 5],
  ])("%s keeps, indexes and judges what was captured", (_when, afterFetches, leastSharp) =>
    withTempDir(async (dir) => {
      const { outcome, simulation } = await captureControlled(dir, {
        onFetch: (fetches, world) => fetches === afterFetches && void ask(world, { want: "cancel" }),
      });
      const { report, certificate } = outcome!;
      expect(report.cancelled).toBe(true);
      expect(report.notes[0]).toContain("cancelled on request");
      expect(report.all.sharp).toBeGreaterThanOrEqual(leastSharp);
      const sharp = claimsOf(certificate, "sharp");
      const { claims } = judge(sharp, simulation.site.truth(simulation.clock.now()));
      expect(claims.filter((one) => one.outcome !== "held" && one.outcome !== "excused")).toEqual([]);
      expect(simulation.site.log.total).toBeLessThan(afterFetches + 6);
      const archive = await openArchive(dir, { mode: "read" });
      expect((await archive.catalog.captures.list())[0]!.phase).toBe("cancelled");
      expect(await archive.index.lookup(simulation.url)).not.toEqual([]);
      await archive.close();
    }),
  );

  it("a capture that nobody runs is ended by the same steps, without a request", () =>
    withTempDir(async (dir) => {
      const stop = new AbortController();
      const { simulation } = await captureControlled(dir, {
        watcher: { signal: stop.signal },
        onFetch: (fetches) => fetches === 6 && stop.abort(),
      });
      const requests = simulation.site.log.total;
      const archive = await openArchive(dir);
      const [capture] = await archive.catalog.captures.list();
      const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
      const { report } = await cancelCapture(capture!, world);
      expect(report.cancelled).toBe(true);
      expect(report.all.sharp).toBe(0);
      expect((await archive.catalog.captures.list())[0]!.phase).toBe("cancelled");
      expect(simulation.site.log.total).toBe(requests);
      await archive.close();
    }));
});

describe("editing", () => {
  it("a tighter limit, a longer pause and an exclusion take effect, and are recorded", () =>
    withTempDir(async (dir) => {
      const { outcome, simulation } = await captureControlled(dir, {
        site: { seed: 3, pages: 60 },
        onFetch: (fetches, world) =>
          fetches === 10 && void ask(world, edit({ maxPages: 20, delayMs: 4000, exclude: ["\\.css$"] })),
      });
      const { report, certificate } = outcome!;
      expect(report.notes.join()).toContain(
        "at most 20 pages; a pause of 4000 ms between requests to a host; no requests for URLs that match \\.css$",
      );
      expect(certificate.settings).toMatchObject({ maxPages: 10_000, delayMs: 1000 });
      expect(report.pages.filter(({ visitAt }) => visitAt !== null)).toHaveLength(20);
      expect(report.pages.some(({ reason }) => reason?.startsWith("max-pages: "))).toBe(true);
      const pauses = simulation.site.log.pausesMs();
      expect(Math.min(...pauses.slice(-20))).toBeGreaterThanOrEqual(4000);
      const records = (await Promise.all(report.warcs.map((file) => listWarc(join(dir, file))))).flatMap(
        (listing) => listing.records,
      );
      expect(JSON.stringify(records)).toContain(":control");
      expect(await readFile(join(dir, "captures", report.capture, "control.json"), "utf8")).toContain("4000");
    }));

  it("a wider limit lets pages in that the old one would have left out", () =>
    withTempDir(async (dir) => {
      const { outcome } = await captureControlled(dir, {
        settings: { maxPages: 12 },
        onFetch: (fetches, world) => fetches === 9 && void ask(world, edit({ maxPages: 1000 })),
      });
      expect(outcome!.report.pages.filter(({ visitAt }) => visitAt !== null).length).toBeGreaterThan(20);
    }));

  it("survives kill and resume: what was changed stays in force and is noted once", () =>
    withTempDir(async (dir) => {
      const stop = new AbortController();
      const first = await captureControlled(dir, {
        watcher: { signal: stop.signal },
        onFetch: (fetches, world) => {
          if (fetches === 5) void ask(world, edit({ maxPages: 15 }));
          if (fetches === 8) stop.abort();
        },
      });
      const { outcome } = await captureControlled(dir, { simulation: first.simulation, resume: true });
      const notes = outcome!.report.notes.filter((note) => note.includes("at most 15 pages"));
      expect(notes).toHaveLength(1);
      expect(outcome!.report.pages.filter(({ visitAt }) => visitAt !== null)).toHaveLength(15);
    }));
});
