// READ FIRST. One machine of a cluster: it takes jobs and turns of sites under watch, where nobody has the site, works at
// so many sites at a time, says how it is doing, and gives up by itself what it can no longer surely hold.
import { IsochronError } from "#errors.js";
import { instant, type Instant } from "#model/index.js";
import type { AtWork } from "./at-work.js";
import type { GroundKeeper } from "./ground-keeper.js";
import { LeaseKeeper } from "./lease-keeper.js";
import { WorkFinder, type FinderPorts, type FoundWork } from "./work-finder.js";
import {
  gateFigures,
  jobFigures,
  LateWaits,
  LeftTally,
  toBeat,
  type WorkerFigures,
} from "./worker-figures.js";

/** What a machine is called and how it works. */
export interface WorkerTerms {
  /** No other machine of the cluster has it. */
  readonly name: string;
  readonly software: string;
  /** So many sites are worked at side by side. */
  readonly mostSites: number;
  readonly beatMs: number;
  /** A machine that is silent for so long has lost its sites. */
  readonly leaseMs: number;
  /** How often a machine with room looks for jobs. */
  readonly lookMs: number;
}

/** What a machine needs. */
export interface WorkerPorts extends FinderPorts {
  readonly ground: GroundKeeper;
  /** How many requests this machine has made. */
  readonly requests: () => number;
}

/** A look ends after so many jobs that could not be taken: the next one goes on behind them. */
const MOST_PASSED_IN_A_LOOK = 200;
/** A database that stays away is told of so often. */
const SAY_AWAY_EVERY_MS = 60_000;
/** Leases are looked at so often while they last. */
const LOOKS_PER_LEASE = 20;

/** A machine at work. */
export class Worker {
  readonly #ports: WorkerPorts;
  readonly #terms: WorkerTerms;
  readonly #keeper: LeaseKeeper;
  readonly #finder: WorkFinder;
  readonly #works = new Map<AtWork, Promise<void>>();
  readonly #tally = new LeftTally();
  readonly #waits = new LateWaits();
  #gateWaitMs = 0;
  #clocksWrong = 0;
  #isDraining = false;
  /** When it was last said that the database cannot be reached. */
  #saidAwayMs = -Infinity;
  #isSaidAway = false;
  #wake = new AbortController();

  constructor(ports: WorkerPorts, terms: WorkerTerms) {
    this.#ports = ports;
    this.#terms = terms;
    const { time, agreement } = ports;
    this.#keeper = new LeaseKeeper(agreement.leases, { machine: terms.name, leaseMs: terms.leaseMs, time });
    this.#finder = new WorkFinder(ports, this.#keeper, terms);
  }

  get figures(): WorkerFigures {
    const { ground, agreement, requests } = this.#ports;
    return {
      sites: this.#works.size,
      mostSites: this.#terms.mostSites,
      uploadBacklogBytes: [...this.#works.keys()].reduce((sum, work) => sum + work.backlogBytes, 0),
      clockErrorMs: ground.ground?.clock.errorMs ?? null,
      clocksWrong: this.#clocksWrong,
      leasesLost: this.#keeper.lost,
      requests: requests(),
      ...jobFigures(this.#tally),
      ...gateFigures(agreement.gates.figures()),
      gateWaitMs: this.#gateWaitMs,
    };
  }

  /** Works until it is stopped; what is under way then is sealed, acknowledged and given back. */
  async run(stop: AbortSignal): Promise<void> {
    const end = new AbortController();
    const onStop = (): void => this.#wake.abort();
    stop.addEventListener("abort", onStop);
    const loops = [this.#renewals(end.signal), this.#beats(end.signal), this.#expiries(end.signal)];
    try {
      while (!stop.aborted) {
        await this.#attempt(() => this.#look(stop));
        await this.#rest();
      }
      for (const work of this.#works.keys()) work.stop();
      await Promise.all(this.#works.values());
    } finally {
      stop.removeEventListener("abort", onStop);
      end.abort();
      await Promise.all(loops);
    }
    await this.#ports.agreement.machines.leave(this.#terms.name).catch(() => undefined);
  }

  /** Until it is time to look for jobs again, or something has changed. */
  async #rest(): Promise<void> {
    await this.#ports.time.wait(this.#terms.lookMs, this.#wake.signal).catch(() => undefined);
    this.#wake = new AbortController();
  }

  async #look(stop: AbortSignal): Promise<void> {
    for (let passed = 0; passed < MOST_PASSED_IN_A_LOOK;) {
      if (stop.aborted || this.#isDraining || this.#works.size >= this.#terms.mostSites) return;
      const begun = await this.#begin();
      if (begun === "nothing") return;
      if (begun === "passed over") passed++;
    }
  }

  /** What came of the next thing that there is to do. */
  async #begin(): Promise<"begun" | "passed over" | "nothing"> {
    const firm = await this.#ports.ground.firm();
    if (firm === null)
      throw new IsochronError("CLUSTER", "the database answers too slowly for any clock to be set by it");
    const atWork = [...this.#works.keys()].flatMap(({ jobId }) => jobId ?? []);
    const found = await this.#finder.next(firm, atWork);
    if (found === null) return "nothing";
    if (found === "passed over") return found;
    this.#works.set(found.work, this.#workOut(found));
    return "begun";
  }

  async #workOut({ work, lease }: FoundWork): Promise<void> {
    const { logger } = this.#ports;
    logger.log("info", `${work.site}: ${work.what} is taken up here`);
    const left = await work.run();
    this.#tally.add(left);
    logger.log("info", `${work.site}: ${work.what} is ${left}`);
    // Where that cannot be told, the lease ends by itself.
    await this.#keeper.release(lease).catch(() => undefined);
    this.#works.delete(work);
    this.#finder.settle(work, left);
    this.#wake.abort();
  }

  /** By themselves: a database that is slow to tell the time has no site lost that it would have renewed. */
  #renewals(end: AbortSignal): Promise<void> {
    return this.#everyBeat(end, () => this.#keeper.renew());
  }

  #beats(end: AbortSignal): Promise<void> {
    let startedAt: Instant | null = null;
    return this.#everyBeat(end, async () => {
      startedAt ??= (await this.#ports.ground.firm())?.clock.now() ?? null;
      await this.#beat(startedAt ?? instant(0));
    });
  }

  async #everyBeat(end: AbortSignal, task: () => Promise<void>): Promise<void> {
    const { time } = this.#ports;
    while (!end.aborted) {
      const begunMs = time.nowMs();
      await this.#attempt(task);
      const leftMs = this.#terms.beatMs - (time.nowMs() - begunMs);
      await time.wait(Math.max(0, leftMs), end).catch(() => undefined);
    }
  }

  async #beat(startedAt: Instant): Promise<void> {
    const told = [...this.#works.keys()].map((work) => work.beat());
    const settled = await Promise.allSettled([this.#checkClock(), this.#say(startedAt), ...told]);
    for (const result of settled) if (result.status === "rejected") throw result.reason;
  }

  /** What was stamped by a clock that went wrong counts no more: its sites are given up at once. */
  async #checkClock(): Promise<void> {
    if ((await this.#ports.ground.check()) !== "wrong") return;
    this.#clocksWrong++;
    this.#ports.logger.log(
      "error",
      "this machine's clock went wrong, or cannot be judged any more: it is set anew, and all sites are given up",
    );
    this.#keeper.giveUp("clock");
  }

  async #say(startedAt: Instant): Promise<void> {
    const { name, software, mostSites } = this.#terms;
    this.#gateWaitMs = this.#waits.meanMs(this.#ports.agreement.gates.figures());
    const figures = toBeat(this.figures);
    const beat = { name, software, startedAt, sites: this.#keeper.sites, mostSites, figures };
    const { isDraining } = await this.#ports.agreement.machines.beat(beat);
    if (isDraining !== this.#isDraining)
      this.#ports.logger.log(
        "info",
        isDraining ? "nothing new is taken, on request" : "jobs are taken again",
      );
    this.#isDraining = isDraining;
  }

  async #expiries(end: AbortSignal): Promise<void> {
    const { time } = this.#ports;
    while (!end.aborted) {
      this.#keeper.expire();
      await time.wait(this.#terms.leaseMs / LOOKS_PER_LEASE, end).catch(() => undefined);
    }
  }

  /** What cannot be reached is said once a minute, and tried again with the next turn. */
  async #attempt(task: () => Promise<void>): Promise<void> {
    const { logger } = this.#ports;
    try {
      await task();
      if (this.#isSaidAway) logger.log("info", "the cluster's database answers again");
      this.#isSaidAway = false;
    } catch (error) {
      if (error instanceof IsochronError && error.code === "CLUSTER") this.#sayAway(error.message);
      else logger.log("error", `a fault of the program: ${String((error as Error)?.stack ?? error)}`);
    }
  }

  #sayAway(why: string): void {
    const nowMs = this.#ports.time.nowMs();
    if (nowMs - this.#saidAwayMs < SAY_AWAY_EVERY_MS) return;
    this.#saidAwayMs = nowMs;
    this.#isSaidAway = true;
    this.#ports.logger.log("warn", why);
  }
}
