// Works off the queue: what writes to the archive one job at a time, what only asks beside it.
import { randomUUID } from "node:crypto";
import type { Logger } from "#ports/index.js";
import { JOB_KINDS, WRITING_KINDS, type JobKind } from "./job-input.js";
import { JobWork, type JobWorld } from "./job-work.js";

/** How jobs are worked off. */
export interface RunnerOptions extends Omit<JobWorld, "leaseMs" | "beatMs"> {
  readonly logger: Logger;
  /** How many jobs that write nothing run at a time. */
  readonly readingAtOnce?: number;
  readonly leaseMs?: number;
  readonly beatMs?: number;
  /** How long a process may take to end cleanly when the server stops. */
  readonly graceMs?: number;
}

const LEASE_MS = 15_000;
const BEAT_MS = 1_000;
const GRACE_MS = 30_000;
const MOST_ATTEMPTS = 5;

interface Lane {
  readonly kinds: readonly JobKind[];
  readonly most: number;
  readonly isWriting: boolean;
  readonly works: Map<JobWork, Promise<void>>;
}

/** Claims jobs and works on them until it is stopped. */
export class JobRunner {
  readonly #world: JobWorld;
  readonly #options: RunnerOptions;
  readonly #holder = randomUUID();
  readonly #lanes: readonly Lane[];
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #isStopped = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#world = { leaseMs: LEASE_MS, beatMs: BEAT_MS, ...options };
    const reading = JOB_KINDS.filter((kind) => !WRITING_KINDS.includes(kind));
    this.#lanes = [
      { kinds: WRITING_KINDS, most: 1, isWriting: true, works: new Map() },
      { kinds: reading, most: options.readingAtOnce ?? 1, isWriting: false, works: new Map() },
    ];
  }

  /** Begins to look for jobs. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#world.beatMs);
    this.wake();
  }

  /** Looks for jobs now. */
  wake(): void {
    if (this.#isStopped) return;
    this.#looking ??= this.#look()
      .catch((error: unknown) =>
        this.#options.logger.log("error", `looking for jobs failed: ${String(error)}`),
      )
      .finally(() => (this.#looking = null));
  }

  /** Ends running jobs cleanly, so that they can be taken up again. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
    const works = this.#lanes.flatMap((lane) => [...lane.works]);
    for (const [work] of works) work.stop();
    const impatience = setTimeout(() => {
      for (const [work] of works) work.kill();
    }, this.#options.graceMs ?? GRACE_MS);
    await Promise.all(works.map(([, ended]) => ended));
    clearTimeout(impatience);
  }

  async #look(): Promise<void> {
    for (const lane of this.#lanes) while (await this.#begin(lane));
  }

  /** Whether a job was begun. */
  async #begin({ kinds, most, isWriting, works }: Lane): Promise<boolean> {
    const { archive, management, now, leaseMs } = this.#world;
    if (this.#isStopped || works.size >= most) return false;
    // Somebody captures into this archive from a terminal: the job waits its turn.
    if (isWriting && archive.hasWriter()) return false;
    const terms = { kinds, holder: this.#holder, now: now(), leaseMs, mostAttempts: MOST_ATTEMPTS };
    const claimed = await management.jobs.claim(terms);
    if (claimed === null) return false;
    const work = new JobWork(this.#world, claimed.job, claimed.claim);
    const ended = work
      .run()
      .catch((error: unknown) =>
        this.#options.logger.log("error", `job ${claimed.job.id} failed through a fault: ${String(error)}`),
      )
      .finally(() => works.delete(work));
    works.set(work, ended);
    return true;
  }
}
