// What there is to be done at sites that nobody has: jobs of the queue, and turns of sites under watch that are due. What
// is found comes with the site's lease.
import type { Instant } from "#model/index.js";
import type { Agreement, Job, JobClaim, Logger } from "#ports/index.js";
import type { PassingTime } from "../clock/passing-time.js";
import type { AtWork, Left } from "./at-work.js";
import type { WorkGround } from "./ground-keeper.js";
import { JobAtWork, type JobWork } from "./job-at-work.js";
import type { HeldLease, LeaseKeeper } from "./lease-keeper.js";
import { PassedOver } from "./passed-over.js";
import { TurnAtWork, type TurnAtSite } from "./turn-at-work.js";

/** What it takes to find work, and to begin it. */
export interface FinderPorts {
  readonly agreement: Agreement;
  readonly time: PassingTime;
  readonly logger: Logger;
  /** The site that a job is about; `null` for one that cannot be understood. */
  readonly siteOf: (job: Job) => string | null;
  readonly openWork: (ground: WorkGround, at: { job: Job; lease: HeldLease }) => JobWork;
  readonly openTurn: (ground: WorkGround, at: { lease: HeldLease; number: number }) => TurnAtSite;
}

/** Work with the lease of its site. */
export interface FoundWork {
  readonly work: AtWork;
  readonly lease: HeldLease;
}

/** `passed over` where there was something, and not for us. */
type Found = FoundWork | "passed over" | null;

/** Every kind of job that a cluster does. */
const KINDS = ["capture", "resume", "end"] as const;
/** A job that so many machines died of is begun no more. */
const MOST_ATTEMPTS = 20;
/** Sites whose turn is due are looked at so many at a time: others may be about to take the first ones. */
const DUE_AT_ONCE = 8;

/** Finds work for one machine. */
export class WorkFinder {
  readonly #ports: FinderPorts;
  readonly #keeper: LeaseKeeper;
  readonly #terms: { readonly name: string; readonly leaseMs: number };
  readonly #passed: PassedOver;
  /** After a job a turn is looked for first, and a job after a turn, so that neither holds up the other. */
  #isTurnFirst = true;

  constructor(ports: FinderPorts, keeper: LeaseKeeper, terms: { name: string; leaseMs: number }) {
    this.#ports = ports;
    this.#keeper = keeper;
    this.#terms = terms;
    this.#passed = new PassedOver(() => ports.time.nowMs());
  }

  /** The next thing to do beside the jobs that are at work; `null` where there is none. */
  async next(ground: WorkGround, atWork: readonly number[]): Promise<Found> {
    const found = this.#isTurnFirst
      ? ((await this.#turn(ground)) ?? (await this.#job(ground, atWork)))
      : ((await this.#job(ground, atWork)) ?? (await this.#turn(ground)));
    if (found !== null && found !== "passed over") this.#isTurnFirst = found.work.jobId !== null;
    return found;
  }

  /** Work has left this machine: other jobs of the site may be begun; one that came back is left alone for longer each time. */
  settle({ jobId, site }: AtWork, left: Left): void {
    const isBack = left === "given back" || left === "lost";
    if (jobId !== null && isBack) this.#passed.add(jobId, null);
    else if (jobId !== null) this.#passed.forget(jobId);
    this.#passed.wake(site);
  }

  async #turn(ground: WorkGround): Promise<FoundWork | null> {
    for (const site of await this.#ports.agreement.watch.due(DUE_AT_ONCE)) {
      const lease = await this.#keeper.take(site);
      const work = lease && (await this.#begun(lease, ground));
      if (work) return { work, lease };
    }
    return null;
  }

  /** Somebody may have had the turn between the look and the lease. */
  async #begun(lease: HeldLease, ground: WorkGround): Promise<AtWork | null> {
    const { agreement, logger, openTurn } = this.#ports;
    let work: AtWork | null = null;
    try {
      const begun = await agreement.watch.begin(lease);
      if (begun === null) return null;
      const turn = openTurn(ground, { lease, number: begun.number });
      return (work = new TurnAtWork({ agreement, logger }, lease, turn));
    } finally {
      if (work === null) await this.#keeper.release(lease).catch(() => undefined);
    }
  }

  async #job(ground: WorkGround, atWork: readonly number[]): Promise<Found> {
    const { jobs } = this.#ports.agreement.management;
    const claimed = await jobs.claim(this.#claimTerms(ground.clock.now(), atWork));
    if (claimed === null) return null;
    try {
      return await this.#taken(claimed, ground);
    } catch (error) {
      await this.#passOn(claimed);
      throw error;
    }
  }

  #claimTerms(now: Instant, atWork: readonly number[]) {
    const { name: holder, leaseMs } = this.#terms;
    const except = [...atWork, ...this.#passed.now];
    return { kinds: KINDS, holder, now, leaseMs, mostAttempts: MOST_ATTEMPTS, except };
  }

  async #taken(claimed: { job: Job; claim: JobClaim }, ground: WorkGround): Promise<Found> {
    const { agreement, siteOf } = this.#ports;
    const { job, claim } = claimed;
    const site = siteOf(job);
    if (site === null) {
      const why = `job ${job.id} is nothing that this version understands`;
      await agreement.management.jobs.end(claim, ground.clock.now(), { state: "failed", why });
      return "passed over";
    }
    const lease = await this.#keeper.take(site);
    if (lease !== null) return { work: this.#jobAtWork({ job, claim, lease }, ground), lease };
    await this.#passOn(claimed);
    return "passed over";
  }

  async #passOn({ job, claim }: { job: Job; claim: JobClaim }): Promise<void> {
    this.#passed.add(job.id, this.#ports.siteOf(job));
    await this.#ports.agreement.management.jobs.giveBack(claim, false).catch(() => undefined);
  }

  #jobAtWork(
    { job, claim, lease }: { job: Job; claim: JobClaim; lease: HeldLease },
    ground: WorkGround,
  ): AtWork {
    const { agreement, logger, openWork } = this.#ports;
    const { name: machine, leaseMs } = this.#terms;
    const ports = { agreement, clock: ground.clock, logger, machine, leaseMs };
    return new JobAtWork(ports, { job, claim, site: lease.site }, openWork(ground, { job, lease }));
  }
}
