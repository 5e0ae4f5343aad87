import { expect, it } from "vitest";
import { claimsOf, judge, simulateLivingSite, type Simulation } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { CaptureOutcome, Watcher, World } from "#crawl/index.js";
import { listWarc } from "#store/index.js";
import { join } from "node:path";
import { captureControlled } from "../../support/captures/controlled-capture.js";
import { SmallDisk } from "../../support/archives/faulty-file-system.js";
import { withTempDir } from "../../support/temp-dir.js";

const SETTINGS = { delayMs: 500, strategy: "optimal-online", maxPages: 1000 };

/** Every claim holds, every WARC is whole, and nothing is missing. */
async function expectWhole(dir: string, { certificate, report }: CaptureOutcome, simulation: Simulation) {
  const sharp = claimsOf(certificate, "sharp");
  const { claims } = judge(sharp, simulation.site.truth(simulation.clock.now()));
  expect(claims.filter(({ outcome }) => outcome !== "held" && outcome !== "excused")).toEqual([]);
  expect(report.all.pages).toBe(30);
  expect(sharp.length).toBeGreaterThan(10);
  for (const file of report.warcs) expect((await listWarc(join(dir, file))).findings).toEqual([]);
}

/** A logger that acts once the capture says that it waits for space. */
function whenFull(act: () => void): World["logger"] & { lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    log: (level, message) => {
      if (level === "warn") lines.push(message);
      if (message.includes("Waiting for space")) act();
    },
  };
}

it.each([
  ["in the middle", 30_000],
  ["before the first record fits", 100],
])("a full disk (%s) holds a capture up, and it goes on by itself when there is room again", (_when, bytes) =>
  withTempDir(async (dir) => {
    const simulation = simulateLivingSite({ seed: 5, pages: 30 });
    const disk = new SmallDisk(bytes);
    let [fullAt, requests] = [0, 0];
    const logger = whenFull(() => {
      fullAt = simulation.clock.now();
      void simulation.clock.sleepUntil(instant(fullAt + 300_000)).then(() => {
        requests = simulation.site.log.total;
        disk.freeBytes = Infinity;
      });
    });
    const states: string[] = [];
    const onProgress: Watcher["onProgress"] = ({ state }) => states.at(-1) !== state && states.push(state!);
    const { outcome } = await captureControlled(dir, {
      simulation,
      settings: SETTINGS,
      fileSystem: disk,
      world: { logger },
      watcher: { onProgress },
    });
    await expectWhole(dir, outcome!, simulation);
    const sent = simulation.site.log.requests.filter(({ arrivedAt }) => arrivedAt <= fullAt).length;
    expect(requests).toBe(sent); // nothing was fetched that could not be kept
    expect(logger.lines).toHaveLength(2);
    expect(logger.lines[0]).toMatch(/^disk full while .*Ctrl-C ends it$/);
    expect(outcome!.report.notes.join()).toMatch(/waited 30\d s for space on a full disk/);
    expect(states).toEqual(bytes > 1000 ? ["running", "disk-full", "running"] : ["running"]);
  }),
);

it("Ctrl-C while the disk is full ends the capture with how to go on, and once there is room it is resumed", () =>
  withTempDir(async (dir) => {
    const simulation = simulateLivingSite({ seed: 5, pages: 30 });
    const disk = new SmallDisk(30_000);
    const stop = new AbortController();
    const first = await captureControlled(dir, {
      simulation,
      settings: SETTINGS,
      fileSystem: disk,
      world: { logger: whenFull(() => stop.abort()) },
      watcher: { signal: stop.signal },
    });
    expect(first.error).toMatchObject({
      code: "INTERRUPTED",
      message: expect.stringContaining("isochron capture --resume"),
    });
    disk.freeBytes = Infinity;
    const { outcome } = await captureControlled(dir, { simulation, fileSystem: disk, resume: true });
    await expectWhole(dir, outcome!, simulation);
  }));
