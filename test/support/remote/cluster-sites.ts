// Sites of a cluster, captured on machines of their own and acknowledged, and the mirrors of those who read.
import { MemoryAgreement } from "#agreement/index.js";
import { makeWorld, type World } from "#crawl/index.js";
import { createLivingSite, SimulatedFetcher, VirtualClock } from "#lab/index.js";
import { instant, type Instant } from "#model/index.js";
import type { Archive, Bucket, SealedObject } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import {
  archiveKeySha256,
  MemoryBucket,
  newArchiveKey,
  openArchive,
  openMirror,
  type Mirror,
} from "#store/index.js";
import { collect, MemoryLogger, temporaryDirectory } from "../archives/archives.js";
import { runOnMachine, SiteInBucket, type MachineRun } from "./cut-captures.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const SETTINGS = { delayMs: 500, strategy: "bfs-fifo", maxPages: 12, threshold: 0.3 };

/** One cluster: what is agreed upon, its bucket, and its sites. */
export class ClusterOfSites {
  readonly bucket: Bucket;
  readonly keySha256: string;
  readonly #key = newArchiveKey();
  readonly agreement = new MemoryAgreement(new VirtualClock({ startAt: START }));
  readonly #sites = new Map<string, SiteInBucket>();

  constructor(bucket: Bucket = new MemoryBucket()) {
    this.bucket = bucket;
    this.keySha256 = archiveKeySha256(this.#key);
  }

  /** Captures a host on a machine of its own, and acknowledges what came of it. */
  async capture(host: string, at: Instant = START, dir?: string): Promise<MachineRun> {
    const site = this.site(host);
    const openWorld = (archive: Archive): Promise<World> => worldOf(host, archive, at);
    const run = await runOnMachine(site, { openWorld, signingKey: this.#key, ...(dir && { dir }) });
    await this.acknowledge(site.site, site.objects);
    return run;
  }

  site(host: string): SiteInBucket {
    let site = this.#sites.get(host);
    const request = { site: siteFromSeeds([`http://${host}/`]), settings: SETTINGS };
    if (!site) this.#sites.set(host, (site = new SiteInBucket(this.bucket, request)));
    return site;
  }

  /** These count of a site from now on, and nothing else. */
  async acknowledge(site: string, put: readonly SealedObject[]): Promise<void> {
    const { leases, objects } = this.agreement;
    const lease = (await leases.take(site, { machine: "m", leaseMs: 60_000 }))!;
    const names = new Set(put.map(({ name }) => name));
    const gone = (await objects.ofSite(site)).map(({ name }) => name).filter((name) => !names.has(name));
    if (!(await objects.acknowledge(lease, { put, gone }))) throw new Error(`${site} is not held`);
    await leases.release(lease);
  }

  mirror(dir = temporaryDirectory(), logger = new MemoryLogger()): Promise<Mirror> {
    const { bucket, agreement } = this;
    return openMirror({ dir, bucket, objects: agreement.objects, cluster: "c-1", logger });
  }
}

async function worldOf(host: string, archive: Archive, at: Instant): Promise<World> {
  const clock = new VirtualClock({ startAt: START });
  await clock.sleepUntil(at);
  const seed = host.split("").reduce((sum, c) => sum + c.charCodeAt(0), 0);
  const site = createLivingSite({ preset: "everything", startAt: START, seed, pages: 16 });
  const fetcher = new SimulatedFetcher({ clock, sites: { [`http://${host}`]: site } });
  return makeWorld({ archive, clock, fetcher, software: "isochron-test" });
}

/** What an archive knows of how the pages of a site change. */
export async function ratesOf({ catalog }: Archive, site: string): Promise<unknown[]> {
  const rates = await catalog.rates.sample(site, 1000);
  return rates.sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Everything that an archive says of a capture, its bytes included. */
export async function tellOf(archive: Archive, id: string): Promise<Record<string, unknown>> {
  const { catalog, warcs, results, index } = archive;
  const sightings = await collect(catalog.sightings.ofCapture(id));
  const bodies = [];
  for (const sighting of sightings)
    bodies.push(Buffer.from((await warcs.read(sighting)) ?? []).toString("base64"));
  const urls = [...new Set(sightings.map(({ url }) => url))];
  return {
    capture: await catalog.captures.get(id),
    frontier: await collect(catalog.frontier.pages(id)),
    requisites: await collect(catalog.requisites.requisites(id)),
    refusals: await collect(catalog.refusals.ofCapture(id)),
    renderings: await collect(catalog.renderings.ofCapture(id)),
    counts: await catalog.runStatus.counts(id),
    sightings,
    bodies,
    report: await results.getReportHead(id),
    warcs: await warcs.files(id),
    index: (await Promise.all(urls.map((url) => index.lookup(url)))).map((entries) =>
      entries.filter(({ file }) => file.includes(`/${id}-`)),
    ),
  };
}

/** What a machine's own directory says, while everything still lies in it. */
export async function withDirectoryOf<T>(
  { dir, beneath }: MachineRun,
  use: (archive: Archive) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(dir, { mode: "read", beneath });
  try {
    return await use(archive);
  } finally {
    await archive.close();
  }
}

/** What it says of the capture that was made there. */
export function toldAt(run: MachineRun): Promise<Record<string, unknown>> {
  return withDirectoryOf(run, (archive) => tellOf(archive, run.outcome.report.capture));
}
