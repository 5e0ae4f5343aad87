// What a site may spend, taken from its budget in small parts before it is spent: what a killed process had taken
// counts as spent, so no restart ever overruns a budget.
import type { Instant, SitePlan } from "#model/index.js";
import type { BudgetPart, WatchMemory } from "#ports/index.js";

/** Requests taken at a time; so many are lost at most when a process is killed. */
const REQUESTS_AT_A_TIME = 16;
/** Bytes taken at a time: a part of the month's, of which so many are lost at most when a process is killed. */
const MONTHS_PART = 1 / 32;
const MOST_AT_A_TIME = 32 * 1024 * 1024;
/** So that half of it is more than what comes of some answers in one event. */
const LEAST_AT_A_TIME = 1024 * 1024;
const DAY_MS = 86_400_000;

type Limits = Pick<SitePlan, "name" | "requestsPerDay" | "bytesPerMonth">;

/** The purse of one site; everything that the site is asked goes through it. */
export class Purse {
  readonly #memory: Pick<WatchMemory, "take" | "giveBack">;
  #limits: Limits;
  #held: BudgetPart = { requests: 0, bytes: 0 };
  /** When the last part was taken: it is of that day. */
  #takenAt: Instant | null = null;
  /** What this turn may spend at most, and what it has spent. */
  #most = Infinity;
  #requests = 0;
  #bytes = 0;
  #taking: Promise<void> = Promise.resolve();
  /** Not while more bytes are being taken, nor when fewer were left than wanted. */
  #mayTakeBytes = false;
  #end = new AbortController();

  constructor(memory: Pick<WatchMemory, "take" | "giveBack">, limits: Limits) {
    this.#memory = memory;
    this.#limits = limits;
  }

  /** Begins a turn that may make so many requests; the limits may have been edited since the last one. */
  begin(limits: Limits, mostRequests: number): void {
    this.#limits = limits;
    this.#most = mostRequests;
    this.#requests = this.#bytes = 0;
    this.#end = new AbortController();
  }

  /** Aborts when somebody asks for more than there is: what nobody paid for must not look like a site's silence. */
  get end(): AbortSignal {
    return this.#end.signal;
  }

  /** Requests made and bytes received since the turn began. */
  get spent(): BudgetPart {
    return { requests: this.#requests, bytes: this.#bytes };
  }

  /** Whether one more request may be made now; it then counts as made. */
  async request(now: Instant): Promise<boolean> {
    return this.#inTurn(async () => {
      await this.#fill(now);
      return this.#spendOne();
    });
  }

  /** One at a time: two that find the purse empty must not both fill it, nor both have the last request in it. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#taking.then(work);
    this.#taking = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  #spendOne(): boolean {
    if (this.#requests >= this.#most || this.#held.requests < 1 || this.#held.bytes < 1) {
      this.#end.abort();
      return false;
    }
    this.#requests++;
    this.#held = { ...this.#held, requests: this.#held.requests - 1 };
    return true;
  }

  /** How many bytes may be received still; answers that come side by side share them, since each tells as it comes. */
  get bytesLeft(): number {
    return this.#limits.bytesPerMonth === null ? Infinity : Math.max(0, this.#held.bytes);
  }

  /** Bytes were received. */
  received(bytes: number): void {
    this.#bytes += bytes;
    this.#held = { ...this.#held, bytes: this.#held.bytes - bytes };
    if (!this.#mayTakeBytes || !this.#wantsBytes) return;
    this.#mayTakeBytes = false;
    // What fails here is tried again by the next request, which hears of it.
    void this.#inTurn(() => this.#topUp()).catch(() => undefined);
  }

  /** More are taken while answers come, before those at hand are spent. */
  get #wantsBytes(): boolean {
    return this.#held.bytes < this.#partBytes / 2;
  }

  get #partBytes(): number {
    const part = Math.floor((this.#limits.bytesPerMonth ?? Infinity) * MONTHS_PART);
    return Math.max(LEAST_AT_A_TIME, Math.min(MOST_AT_A_TIME, part));
  }

  async #topUp(): Promise<void> {
    if (this.#takenAt !== null) await this.#fill(this.#takenAt);
  }

  /** Ends a turn: what was taken and not spent goes back. */
  async settle(): Promise<void> {
    await this.#taking;
    if (this.#takenAt === null) return;
    const [held, at] = [this.#held, this.#takenAt];
    this.#held = { requests: 0, bytes: 0 };
    this.#takenAt = null;
    // More may have come than was taken, where an answer was longer than the last part.
    await this.#memory.giveBack(this.#limits.name, at, held);
  }

  async #fill(now: Instant): Promise<void> {
    if (this.#takenAt !== null && dayOf(this.#takenAt) !== dayOf(now)) await this.#settleHeld();
    const wantsRequests = this.#held.requests < 1 && this.#requests < this.#most;
    const wantsBytes = this.#wantsBytes;
    if (!wantsRequests && !wantsBytes) return;
    const { name: site, requestsPerDay, bytesPerMonth } = this.#limits;
    const requests = wantsRequests ? Math.min(REQUESTS_AT_A_TIME, this.#most - this.#requests) : 0;
    const bytes = wantsBytes ? this.#partBytes - this.#held.bytes : 0;
    const granted = await this.#memory.take({
      site,
      at: now,
      wanted: { requests, bytes },
      requestsPerDay,
      bytesPerMonth,
    });
    this.#takenAt = now;
    if (wantsBytes) this.#mayTakeBytes = granted.bytes === bytes;
    this.#held = {
      requests: this.#held.requests + granted.requests,
      bytes: this.#held.bytes + granted.bytes,
    };
  }

  /** The day is over: what is left of it is worth nothing in the next. */
  async #settleHeld(): Promise<void> {
    const [held, at] = [this.#held, this.#takenAt!];
    this.#held = { requests: 0, bytes: 0 };
    this.#takenAt = null;
    await this.#memory.giveBack(this.#limits.name, at, held);
  }
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}
