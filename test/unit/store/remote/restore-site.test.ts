// A machine dies at any place of a capture, another goes on from what is acknowledged: nothing of that is lost.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { makeWorld, type World } from "#crawl/index.js";
import { createLivingSite, SimulatedFetcher, VirtualClock } from "#lab/index.js";
import { instant, type Instant } from "#model/index.js";
import type { Archive, SealedObject } from "#ports/index.js";
import { openArchive, restoreSite } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { MemoryLogger, someCapture, temporaryDirectory } from "../../../support/archives/archives.js";
import { catalogDump } from "../../../support/archives/catalog-dump.js";
import {
  broughtHome,
  looksIn,
  readOutcome,
  runOnMachine,
  SiteInBucket,
  type MachineRun,
} from "../../../support/remote/cut-captures.js";

const HOUR_MS = 3_600_000;

/** Everything that is in the bucket, read by the verifier alone. */
async function expectTrue(site: SiteInBucket, capture: string): Promise<void> {
  const root = await broughtHome(site);
  const certificate = join(root, "captures", capture, "certificate.json");
  expect((await verifyCertificate(certificate, { root })).findings).toEqual([]);
}

function restored(site: SiteInBucket, dir = temporaryDirectory(), logger = new MemoryLogger()) {
  const { bucket, objects } = site;
  return restoreSite({ bucket, objects, dir, readOutcome, logger });
}

/** A site with no other life than what is asked of it: whoever goes on finds what the first one found. */
async function stillWorld(archive: Archive, at?: Instant): Promise<World> {
  const startAt = instant(Date.UTC(2026, 0, 5, 9));
  const clock = new VirtualClock({ startAt });
  if (at !== undefined) await clock.sleepUntil(at);
  const site = (seed: number) => createLivingSite({ startAt, seed, pages: 20 });
  const sites = { "http://one.test": site(1), "http://two.test": site(2) };
  return makeWorld({
    archive,
    clock,
    fetcher: new SimulatedFetcher({ clock, sites }),
    software: "isochron-test",
  });
}

const urlsOf = ({ outcome }: MachineRun): string[] => outcome.report.pages.map(({ url }) => url).sort();

describe("a site taken over", () => {
  it.each([1, 2, 3, 4, 5, 6])("goes on from what is acknowledged (seed %d)", async (seed) => {
    const random = new SeededRandom(seed);
    const below = (count: number) => Math.floor(random.next() * count);
    const site = new SiteInBucket();
    const whole = await runOnMachine(site, { copyAfter: below(8) });
    expect(whole.cuts.length).toBeGreaterThan(8);
    const cut = whole.cuts[1 + below(whole.cuts.length - 1)]!;
    const acknowledged = await looksIn(whole.dir, cut.objects);
    expect(acknowledged.length).toBeGreaterThan(0);
    site.goBack(cut.objects);
    const { capture } = whole.outcome.report;
    const later = await runOnMachine(site, { resume: capture, at: cut.at });
    expect(later.outcome.report.capture).toBe(capture);
    const looks = await looksIn(later.dir, site.objects);
    expect(looks).toEqual(expect.arrayContaining(acknowledged));
    await expectTrue(site, capture);
  });

  it("has the same pages, however often its machines die", async () => {
    const openWorld = stillWorld;
    const site = new SiteInBucket();
    const whole = await runOnMachine(site, { openWorld });
    const { capture } = whole.outcome.report;
    let { cuts } = whole;
    let last = whole;
    for (const place of [2, 3, 1, 4]) {
      const cut = cuts[place]!;
      site.goBack(cut.objects);
      last = await runOnMachine(site, { openWorld, resume: capture, at: cut.at });
      ({ cuts } = last);
    }
    expect(urlsOf(last)).toEqual(urlsOf(whole));
    await expectTrue(site, capture);
  });

  it("lends bodies from files that stay in the bucket, also to a capture that is cut", async () => {
    const openWorld = stillWorld;
    const site = new SiteInBucket();
    const first = await runOnMachine(site, { openWorld });
    const second = await runOnMachine(site, { openWorld, at: instant(first.endedAt + HOUR_MS) });
    const [one, two] = [first.outcome.report.capture, second.outcome.report.capture];
    const here = readdirSync(join(second.dir, "warcs", site.site));
    expect(here.filter((file) => file.startsWith(one))).toEqual([]);
    const cut = second.cuts[2]!;
    site.goBack(cut.objects);
    const third = await runOnMachine(site, { openWorld, resume: two, at: cut.at });
    expect(await borrowedFrom(third, two)).toEqual(expect.arrayContaining([expect.stringContaining(one)]));
    expect(urlsOf(third)).toEqual(urlsOf(first));
    await expectTrue(site, one);
    await expectTrue(site, two);
  });

  it("is restored as it was: catalog, files and indexes, from a copy or from WARC files that came after it", async () => {
    const site = new SiteInBucket();
    const { dir, cuts } = await runOnMachine(site);
    const asItWas = await catalogDump(dir);
    expect(await catalogDump(await broughtHome(site))).toEqual(asItWas);
    site.goBack(cuts.at(-1)!.objects);
    const anew = temporaryDirectory();
    const logger = new MemoryLogger();
    await restored(site, anew, logger);
    expect(logger.lines.map(({ message }) => message)).toEqual([
      "captures are rebuilt from the WARC files that came after the catalog's copy",
    ]);
    expect(await catalogDump(anew)).toEqual(asItWas);
  });
});

async function borrowedFrom({ dir }: MachineRun, capture: string): Promise<string[]> {
  const archive = await openArchive(dir, { mode: "read" });
  const files = new Set<string>();
  for await (const { records } of archive.catalog.sightings.ofCapture(capture))
    for (const { type, file } of records) if (type === "borrowed") files.add(file);
  await archive.close();
  return [...files];
}

describe("what cannot be restored", () => {
  it("keeps a capture of which nothing but its name is acknowledged, and begins it again", async () => {
    const site = new SiteInBucket();
    site.nextFence();
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create({ ...someCapture("c1"), phase: "revisiting" });
    const sink = await archive.warcs.open("c1");
    await sink.writeMetadata("urn:isochron:capture:c1:state", { phase: "visiting" }, instant(1));
    await site.acknowledgeCatalog(dir);
    await archive.close();
    const anew = temporaryDirectory();
    await restored(site, anew);
    const begun = await openArchive(anew);
    expect(await begun.catalog.captures.get("c1")).toMatchObject({ phase: "visiting", plannedAsOf: null });
    expect(await begun.warcs.files("c1")).toEqual([]);
    await begun.close();
  });

  it("restores nothing of a site that has nothing", async () => {
    const dir = temporaryDirectory();
    await restored(new SiteInBucket(), dir);
    expect(readdirSync(dir)).toEqual([]);
  });

  it("refuses a finished capture without one of its files", async () => {
    const site = new SiteInBucket();
    await runOnMachine(site);
    site.goBack(site.objects.filter(({ name }) => !name.endsWith("-00003.warc.gz")));
    await expect(restored(site)).rejects.toThrowError(
      /-00003.warc.gz of capture \d+ is not among what counts/,
    );
  });

  it.each<[string, (object: SealedObject) => SealedObject, RegExp]>([
    ["other bytes", (one) => ({ ...one, sha256: "0".repeat(64) }), /its SHA-256 is another/],
    ["fewer bytes", (one) => ({ ...one, sizeBytes: one.sizeBytes + 1 }), /has \d+ bytes instead of/],
    ["an object that is gone", (one) => ({ ...one, key: `${one.key}x` }), /is not there/],
    ["the name of a key", (one) => ({ ...one, name: "keys/archive-key.pem" }), /is no sealed file/],
    ["a name that leads out", (one) => ({ ...one, name: "indexes/../../x" }), /not a name inside an archive/],
    ["what is this machine's", (one) => ({ ...one, name: "captures/c1/control.json" }), /is no sealed file/],
  ])("refuses %s", async (_, changed, words) => {
    const site = new SiteInBucket();
    site.nextFence();
    const dir = temporaryDirectory();
    await (await openArchive(dir)).close();
    await site.acknowledgeCatalog(dir);
    site.goBack(site.objects.map(changed));
    const anew = temporaryDirectory();
    await expect(restored(site, anew)).rejects.toThrowError(words);
    expect(existsSync(join(anew, "catalog.sqlite"))).toBe(false);
  });
});
