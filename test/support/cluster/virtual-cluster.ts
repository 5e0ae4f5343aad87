// Machines of a cluster in one process and in virtual time, at living sites: the same workers as on real machines.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  AgreedPlans,
  AgreedSites,
  GroundKeeper,
  SiteWork,
  TurnWork,
  Worker,
  type SitePorts,
  type WorkGround,
  type WorkOpened,
} from "#cluster/index.js";
import { MemoryAgreement } from "#agreement/index.js";
import { makeWorld } from "#crawl/index.js";
import { readExchange } from "#detect/index.js";
import { createLivingSite, SimulatedFetcher, VirtualClock, type LivingSite } from "#lab/index.js";
import {
  instant,
  type Capture,
  type CaptureSettings,
  type FetchTimes,
  type Instant,
  type JsonValue,
  type Sighting,
} from "#model/index.js";
import type { Archive, Clock, Fetcher, FetchResult, Job, WatchStores } from "#ports/index.js";
import type { CourseStep } from "#watch/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { newArchiveKey, openArchive, openMirror, openWatchToRead } from "#store/index.js";
import { collect, MemoryLogger } from "../archives/archives.js";
import { TroubledBucket } from "./troubled-bucket.js";
import { virtualTime } from "./virtual-time.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const SETTINGS: CaptureSettings = { delayMs: 1_000, strategy: "bfs-fifo", maxPages: 10_000, threshold: 0.3 };
const PROFILE = { "User-Agent": "isochron-lab", Accept: "*/*", "Accept-Encoding": "gzip" };

/** A request as it was sent. */
export interface SentRequest {
  readonly machine: string;
  readonly host: string;
  readonly at: Instant;
}

/** A machine at work. */
export interface VirtualMachine {
  readonly worker: Worker;
  readonly line: MemoryAgreement;
  readonly logger: MemoryLogger;
  /** Asks it to stop, as SIGTERM does. */
  readonly stop: () => void;
  readonly ended: Promise<void>;
}

type SiteLife = Omit<Parameters<typeof createLivingSite>[0], "seed" | "startAt">;

/** A cluster of as many machines as are started. */
export class VirtualCluster {
  readonly clock = new VirtualClock({ startAt: START });
  readonly agreement = new MemoryAgreement(this.clock);
  readonly bucket = new TroubledBucket();
  /** Of all machines, in order. */
  readonly sent: SentRequest[] = [];
  /** What the courses of sites under watch were told and chose, in order. */
  readonly steps: { machine: string; site: string; step: CourseStep }[] = [];
  /** How machines beat, hold and look. */
  beatMs = 2_000;
  leaseMs = 5_000;
  lookMs = 500;
  /** How often sites under watch have a turn. */
  turnMs = 600_000;
  /** By what a machine's own time has jumped. */
  readonly jumpMs = new Map<string, number>();
  onRequest: (request: SentRequest, count: number) => void = () => undefined;
  /** How a machine that begins a capture is known to servers. */
  profileOf: (machine: string) => Readonly<Record<string, string>> = () => ({});
  /** Whether a machine gets no answer from anywhere just now. */
  isDown: (machine: string) => boolean = () => false;
  /** What captures keep of how they were asked for. */
  asked: object = { options: {} };
  /** By what the database's time has been stepped. */
  stepMs = 0;
  readonly #dir: string;
  readonly #signingKey = newArchiveKey();
  readonly sites: Readonly<Record<string, LivingSite>>;

  /** @param hosts that are there, each a small living site. */
  constructor(dir: string, hosts: readonly string[], life: SiteLife = {}) {
    this.#dir = dir;
    this.sites = Object.fromEntries(
      hosts.map((host, i) => [
        `http://${host}`,
        createLivingSite({ seed: i + 1, pages: 12, startAt: START, ...life }),
      ]),
    );
  }

  /** Asks for a capture of a host. */
  ask(host: string): Promise<Job> {
    const input = { urls: [`http://${host}/`], options: {} };
    return this.agreement.management.jobs.add({
      kind: "capture",
      input,
      by: "anna",
      askedAt: this.clock.now(),
    });
  }

  /** Keeps sites under watch, as a file of sites says. */
  watch(text: string): Promise<void> {
    return new AgreedSites(this.agreement.watch).change(() => text);
  }

  job = (id: number): Promise<Job | null> => this.agreement.management.jobs.get(id);

  /** Starts a machine. */
  start(name: string, mostSites = 4): VirtualMachine {
    const { beatMs, leaseMs, lookMs } = this;
    const line = this.agreement.another();
    const readTime = line.readTime.bind(line);
    line.readTime = async () => (await readTime()) + this.stepMs;
    const logger = new MemoryLogger();
    const time = virtualTime(this.clock, () => this.jumpMs.get(name) ?? 0);
    const machine = () => ({ bootId: name, uptimeMs: Math.round(time.nowMs()) });
    const ground = new GroundKeeper({
      agreement: line,
      time,
      machine,
      requestsAtOnce: 64,
    });
    const ports: SitePorts = {
      agreement: line,
      bucket: this.bucket,
      cluster: "c",
      dir: join(this.#dir, name),
      signingKey: this.#signingKey,
      software: "isochron-test",
      logger,
      time,
      readOutcome: async (exchange, limits) => (await readExchange(exchange, limits)).outcome,
      sealing: { maxBytes: 8_000, maxAgeMs: 600_000 },
    };
    const openWorld = async (
      archive: Archive,
      { clock, gates }: WorkGround,
      begun: Capture | null = null,
    ) => {
      const profile = { ...this.profileOf(name), ...begun?.settings.requestProfile };
      const fetcher = this.#fetcher(name, clock, profile);
      const world = makeWorld({ archive, clock, gates, fetcher, logger, software: "isochron-test" });
      return { world, close: () => fetcher.close() };
    };
    const requestOf = async (job: Job) => ({
      site: siteFromSeeds(urlsOf(job)),
      settings: SETTINGS,
      idNumber: job.id,
      asked: this.asked,
    });
    const forJob = (archive: Archive, firm: WorkGround, { begun }: WorkOpened) =>
      openWorld(archive, firm, begun);
    const plans = new AgreedPlans(line.watch);
    const turns = {
      turnMs: this.turnMs,
      planOf: (site: string) => plans.planOf(site),
      openWatched: (archive: Archive, firm: WorkGround) => openWorld(archive, firm),
      onStep: (site: string, step: CourseStep) => void this.steps.push({ machine: name, site, step }),
    };
    const worker = new Worker(
      {
        agreement: line,
        ground,
        time,
        logger,
        siteOf: (job) => siteFromSeeds(urlsOf(job)).name,
        requests: () => 0,
        openWork: (firm, at) => new SiteWork({ ...ports, requestOf, openWorld: forJob }, firm, at),
        openTurn: (firm, at) => new TurnWork({ ...ports, ...turns }, firm, at),
      },
      { name, software: "isochron-test", mostSites, beatMs, leaseMs, lookMs },
    );
    const stop = new AbortController();
    return { worker, line, logger, stop: () => stop.abort(), ended: worker.run(stop.signal) };
  }

  /** A directory with everything that counts of all sites, as a reader has it. */
  async broughtHome(): Promise<string> {
    const dir = join(this.#dir, "reader");
    for (const { site } of await this.agreement.leases.list())
      for (const { name, key } of await this.agreement.objects.ofSite(site))
        await this.#bring(key, join(dir, name));
    return dir;
  }

  /** The archive as readers have it. */
  async read<T>(use: (archive: Archive, watch: WatchStores) => Promise<T>): Promise<T> {
    const [dir, logger] = [join(this.#dir, "mirror"), new MemoryLogger()];
    const { bucket, agreement } = this;
    const mirror = await openMirror({ dir, bucket, objects: agreement.objects, cluster: "c", logger });
    await mirror.refresh();
    const archive = await openArchive(dir, { mode: "read", beneath: mirror.beneath });
    const watch = openWatchToRead(dir)!;
    try {
      return await use(archive, watch);
    } finally {
      watch.close();
      await archive.close();
      mirror.close();
    }
  }

  /** What counts of a capture, look by look. */
  async sightings(captureId: string): Promise<Sighting[]> {
    const archive = await openArchive(await this.broughtHome(), { mode: "read" });
    try {
      return await collect(archive.catalog.sightings.ofCapture(captureId));
    } finally {
      await archive.close();
    }
  }

  async #bring(key: string, path: string): Promise<void> {
    const reader = (await this.bucket.open(key))!;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await reader.read(0, reader.sizeBytes));
    reader.close();
  }

  /** Its times are by the machine's clock, whatever the time is. */
  #fetcher(machine: string, by: Clock, profile: Readonly<Record<string, string>>): Fetcher {
    const fetcher = new SimulatedFetcher({
      clock: this.clock,
      sites: this.sites,
      profile: { ...PROFILE, ...profile },
    });
    return {
      profile: fetcher.profile,
      close: () => fetcher.close(),
      fetch: async (request, signal) => {
        const { admit } = request;
        const noted = async (address: string) => {
          const leave = await admit?.(address);
          const sent = { machine, host: new URL(request.url).host, at: this.clock.now() };
          this.sent.push(sent);
          this.onRequest(sent, this.sent.length);
          return leave ?? (() => undefined);
        };
        if (this.isDown(machine)) return refusedAt(by.now());
        const result = await fetcher.fetch({ ...request, admit: noted }, signal);
        return shifted(result, by.now() - this.clock.now());
      },
    };
  }
}

function refusedAt(at: Instant): FetchResult {
  const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
  return { kind: "failed", code: "refused", message: "connection refused", times };
}

function shifted(result: FetchResult, ms: number): FetchResult {
  const times = ({ sentAt, firstByteAt, lastByteAt }: FetchTimes): FetchTimes => ({
    sentAt: instant(sentAt + ms),
    firstByteAt: instant(firstByteAt + ms),
    lastByteAt: instant(lastByteAt + ms),
  });
  if (result.kind !== "response") return { ...result, times: times(result.times) };
  return { ...result, exchange: { ...result.exchange, times: times(result.exchange.times) } };
}

function urlsOf({ input }: Job): string[] {
  return (input as { readonly [key: string]: JsonValue })["urls"] as string[];
}
