// A machine put together: its cluster, its clock, its network, its folder.
import { hostname } from "node:os";
import { clockKeeping, connectionsWithin, descriptorLimit } from "#adapters/index.js";
import {
  AgreedPlans,
  GroundKeeper,
  realTime,
  requireFreeName,
  SiteWork,
  TurnWork,
  Worker,
  type WorkGround,
  type SitePorts,
  type WorkOpened,
} from "#cluster/index.js";
import type { ResolvedSettings } from "#config/index.js";
import { readExchange } from "#detect/index.js";
import { UsageError } from "#errors.js";
import type { Capture } from "#model/index.js";
import type { Archive, Fetcher, Job, Logger } from "#ports/index.js";
import { listenForMetrics } from "#server/index.js";
import { takeWorkFolder } from "#store/index.js";
import type { Io } from "../io.js";
import { cliLogger } from "../open-archive.js";
import { liveWorld, networkOf } from "../open-world.js";
import { SOFTWARE } from "../version.js";
import type { OpenCluster } from "./cluster-address.js";
import { SPEECH_SETTINGS, understoodJob, type JobSettings } from "./cluster-job.js";
import type { SigningKey } from "./signing-key.js";
import { workerMetrics } from "./worker-metrics.js";

/** Settings of a machine that are no cluster's and no capture's. */
export const MACHINE_SETTINGS = [
  "name",
  "dir",
  "sitesAtOnce",
  "beat",
  "lease",
  "sealAge",
  "warcSize",
  "metrics",
  "allowPrivate",
  "proxy",
  "ca",
  "maxConnections",
  "maxLookups",
  "hostsAtOnce",
  "browserPath",
  "signCert",
  "signKey",
  ...SPEECH_SETTINGS,
] as const;

/** Their values. */
export type MachineSettings = ResolvedSettings<(typeof MACHINE_SETTINGS)[number]>;

/** Sites under watch have their turn hour by hour. */
const TURN_MS = 3_600_000;
/** How often a machine with room looks for jobs, at most. */
const LOOK_MS = 500;
const LOOKS_PER_BEAT = 4;

/** Works until it is stopped. */
export async function runWorker(
  settings: MachineSettings,
  cluster: OpenCluster,
  { key, io }: { key: SigningKey; io: Io },
): Promise<void> {
  requireLease(settings);
  const giveBack = await takeWorkFolder(settings.dir);
  try {
    await new MachineDesk(settings, cluster, key, io).run();
  } finally {
    giveBack();
  }
}

/** One beat may be lost on its way. */
function requireLease({ beat, lease }: MachineSettings): void {
  if (lease < 2 * beat) throw new UsageError("USAGE", "--lease: expected at least twice the --beat");
}

class MachineDesk {
  readonly #settings: MachineSettings;
  readonly #cluster: OpenCluster;
  readonly #key: SigningKey;
  readonly #io: Io;
  readonly #logger: Logger;
  readonly #name: string;
  #requests = 0;

  constructor(settings: MachineSettings, cluster: OpenCluster, key: SigningKey, io: Io) {
    this.#settings = settings;
    this.#cluster = cluster;
    this.#key = key;
    this.#io = io;
    this.#name = settings.name ?? hostname();
    const complaints = cliLogger(io);
    this.#logger = {
      log: (level, message, fields) =>
        level === "info" ? io.err(`${message}\n`) : complaints.log(level, message, fields),
    };
  }

  async run(): Promise<void> {
    const { agreement, facts } = this.#cluster;
    const { beat, lease, metrics, sitesAtOnce } = this.#settings;
    await requireFreeName(agreement, { name: this.#name, beatMs: beat, leaseMs: lease, time: realTime });
    const worker = this.#worker();
    const listener =
      metrics === null ? null : await listenForMetrics(metrics, () => workerMetrics(worker.figures));
    if (listener !== null) this.#io.err(`figures: http://127.0.0.1:${listener.port}/metrics\n`);
    this.#io.err(`${this.#name} works for cluster ${facts.id}, at ${sitesAtOnce} sites at a time\n`);
    this.#io.signal.addEventListener("abort", () =>
      this.#io.err(
        "finishing the requests in flight, and giving everything back; Ctrl-C again ends at once\n",
      ),
    );
    try {
      await worker.run(this.#io.signal);
    } finally {
      await listener?.close();
    }
  }

  #worker(): Worker {
    const { agreement } = this.#cluster;
    const { beat: beatMs, lease: leaseMs, sitesAtOnce: mostSites, maxConnections } = this.#settings;
    const ground = new GroundKeeper({
      agreement,
      time: realTime,
      machine: sinceStart,
      requestsAtOnce: connectionsWithin(descriptorLimit(), maxConnections),
    });
    const site = this.#sitePorts();
    const work = {
      ...site,
      requestOf: async (job: Job) => requestOf(job),
      openWorld: async (archive: Archive, ground: WorkGround, { job, begun }: WorkOpened) =>
        this.#open(archive, ground, settingsOf(job), begun),
    };
    const plans = new AgreedPlans(agreement.watch);
    const watch = {
      ...site,
      turnMs: TURN_MS,
      planOf: (name: string) => plans.planOf(name),
      openWatched: async (archive: Archive, ground: WorkGround) => this.#open(archive, ground, {}),
    };
    const ports = {
      agreement,
      ground,
      time: realTime,
      logger: this.#logger,
      siteOf: (job: Job) => understoodJob(job)?.site ?? null,
      requests: () => this.#requests,
      openWork: (firm: WorkGround, at: ConstructorParameters<typeof SiteWork>[2]) =>
        new SiteWork(work, firm, at),
      openTurn: (firm: WorkGround, at: ConstructorParameters<typeof TurnWork>[2]) =>
        new TurnWork(watch, firm, at),
    };
    const lookMs = Math.min(LOOK_MS, beatMs / LOOKS_PER_BEAT);
    const terms = { name: this.#name, software: SOFTWARE, mostSites, beatMs, leaseMs, lookMs };
    return new Worker(ports, terms);
  }

  #sitePorts(): SitePorts {
    const { agreement, bucket, facts } = this.#cluster;
    const { dir, warcSize, sealAge } = this.#settings;
    return {
      agreement,
      bucket,
      cluster: facts.id,
      dir,
      signingKey: this.#key.pem,
      software: SOFTWARE,
      logger: this.#logger,
      time: realTime,
      readOutcome: async (exchange, limits) => (await readExchange(exchange, limits)).outcome,
      sealing: { maxBytes: warcSize, maxAgeMs: sealAge },
    };
  }

  async #open(
    archive: Archive,
    { clock, gates }: WorkGround,
    asked: Partial<JobSettings>,
    begun: Capture | null = null,
  ) {
    const network = await networkOf({ ...this.#settings, ...asked }, begun);
    const opened = liveWorld(network, { archive, clock, gates, logger: cliLogger(this.#io) });
    const fetcher = this.#counted(opened.world.fetcher);
    return { world: { ...opened.world, fetcher }, close: opened.close };
  }

  #counted(fetcher: Fetcher): Fetcher {
    return new Proxy(fetcher, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        return (...args: unknown[]): unknown => {
          if (name === "fetch") this.#requests++;
          return Reflect.apply(member, target, args);
        };
      },
    });
  }
}

function settingsOf(job: Job): JobSettings {
  return understoodJob(job)!.settings; // it was understood when it was taken
}

function requestOf(job: Job) {
  return understoodJob(job)!.request!; // asked of captures alone
}

/** Which start of this machine it is; the clock itself is the database's. */
function sinceStart() {
  const { bootId, uptimeMs } = clockKeeping(() => null);
  return { bootId, uptimeMs };
}
