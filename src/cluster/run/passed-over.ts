// Jobs that cannot be worked on here just now: their site is somebody else's, or they came back a moment ago. They are
// looked at again, at first soon and then seldom, so that they neither block others nor ask the database for nothing.

const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** The queue is asked for others than so many. */
const MOST = 10_000;

interface Passed {
  readonly site: string | null;
  readonly untilMs: number;
  readonly waitMs: number;
}

/** Jobs by number, each until when it is passed over. */
export class PassedOver {
  readonly #jobs = new Map<number, Passed>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** From now on for a while, for longer each time. */
  add(job: number, site: string | null): void {
    const before = this.#jobs.get(job);
    const waitMs = before === undefined ? FIRST_MS : Math.min(2 * before.waitMs, LONGEST_MS);
    this.#jobs.delete(job);
    this.#jobs.set(job, { site, untilMs: this.#nowMs() + waitMs, waitMs });
    const [oldest] = this.#jobs.keys();
    if (this.#jobs.size > MOST) this.#jobs.delete(oldest!);
  }

  /** It has ended: nobody asks for it any more. */
  forget(job: number): void {
    this.#jobs.delete(job);
  }

  /** A site was set free here: its jobs are worth a look. */
  wake(site: string): void {
    for (const [job, passed] of this.#jobs) if (passed.site === site) this.#jobs.delete(job);
  }

  /** Those that are not to be claimed now. */
  get now(): number[] {
    const nowMs = this.#nowMs();
    return [...this.#jobs].filter(([, { untilMs }]) => untilMs > nowMs).map(([job]) => job);
  }
}
