// What a watch does between turns: news are delivered, old memories trimmed, the archive's size watched and its files
// audited. Called by the loop; it keeps no timers.
import {
  instant,
  toIso,
  type Instant,
  type NewsChannel,
  type NewsItem,
  type WatchPlan,
} from "#model/index.js";
import type { WatchStores } from "#ports/index.js";
import { siteNews } from "../news/make-news.js";
import type { Held } from "./watch-ground.js";

/** What keeping house needs of the world. */
export interface House {
  readonly stores: WatchStores;
  /** Brings what is due over these channels. */
  deliver(channels: readonly NewsChannel[]): Promise<void>;
  /** What the archive takes on the disk. */
  archiveBytes(): Promise<number>;
  /** Reads every file again under a name, and says how many are not what they were; an audit broken off goes on. */
  audit(name: string): Promise<{ readonly files: number; readonly findings: number }>;
  /** Tells those who hear of trouble. */
  tell(news: readonly NewsItem[]): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** Deliveries are looked for so often. */
const DELIVER_MS = MINUTE_MS;
/** Turns, ended deliveries and what was spent are remembered for so long. */
const REMEMBERED_MS = 400 * DAY_MS;
/** Of the quota; then people are told. */
const NEARLY_FULL = 0.9;
/** Under which a watch tells of itself. */
const ARCHIVE = "archive";

const FULL: Held = { condition: "disk-full", because: "the archive has reached its disk quota" };

/** Keeps house; `held` tells the turns to wait. */
export class Housekeeping {
  readonly #house: House;
  #trimmedDay = -1;
  #measuredHour = -1;
  /** The day for which an audit was begun or found done. */
  #auditDay = -1;
  /** After one that failed no other is begun before this day. */
  #auditAgainDay = -1;
  #audit: Promise<void> | null = null;
  /** A fault of telling, not of the audit: kept for whoever calls next. */
  #fault: unknown = null;
  #isFull = false;

  constructor(house: House) {
    this.#house = house;
  }

  /** Why nothing may be asked for: the archive has reached its quota. */
  get held(): Held | null {
    return this.#isFull ? FULL : null;
  }

  /** Does what is due; says when it wants to be called next. */
  async keep(plan: WatchPlan, now: Instant): Promise<Instant> {
    if (this.#fault !== null) throw this.#fault;
    await this.#house.deliver(plan.channels);
    await this.#trim(now);
    await this.#measure(plan, now);
    this.#beginAudit(plan, now);
    return instant(now + DELIVER_MS);
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await this.#audit;
    if (this.#fault !== null) throw this.#fault;
  }

  async #trim(now: Instant): Promise<void> {
    const day = Math.floor(now / DAY_MS);
    if (day === this.#trimmedDay) return;
    this.#trimmedDay = day;
    const before = instant(Math.max(0, now - REMEMBERED_MS));
    await this.#house.stores.memory.trim(before);
    await this.#house.stores.news.trim(before);
  }

  async #measure({ diskQuotaBytes }: WatchPlan, now: Instant): Promise<void> {
    const hour = Math.floor(now / HOUR_MS);
    // A full archive is measured at every call: files may have been taken away.
    if (diskQuotaBytes === null || (hour === this.#measuredHour && !this.#isFull)) {
      this.#isFull &&= diskQuotaBytes !== null;
      return;
    }
    this.#measuredHour = hour;
    const bytes = await this.#house.archiveBytes();
    this.#isFull = bytes >= diskQuotaBytes;
    if (bytes < NEARLY_FULL * diskQuotaBytes) return;
    const share = `${Math.round((100 * bytes) / diskQuotaBytes)} %`;
    const title = this.#isFull ? "The archive is full" : "The archive is nearly full";
    // Once a day each: an archive that is nearly full in the morning may be full at noon.
    const mark = `quota ${this.#isFull ? "reached" : "near"} ${Math.floor(now / DAY_MS)}`;
    await this.#tell(title, `It takes ${share} of its disk quota.`, mark, now);
  }

  #beginAudit({ auditDays }: WatchPlan, now: Instant): void {
    if (auditDays === null || this.#audit !== null) return;
    const today = Math.floor(now / DAY_MS);
    // The same day for every process: an audit that a kill broke off goes on under its name.
    const day = Math.floor(today / auditDays) * auditDays;
    if (day === this.#auditDay || today < this.#auditAgainDay) return;
    this.#auditDay = day;
    const name = `watch-${toIso(instant(day * DAY_MS)).slice(0, 10)}`;
    this.#audit = this.#runAudit(name, now)
      .catch((error: unknown) => this.#failed(name, error, now))
      .catch((error: unknown) => void (this.#fault = error))
      .finally(() => (this.#audit = null));
  }

  async #runAudit(name: string, now: Instant): Promise<void> {
    const { files, findings } = await this.#house.audit(name);
    if (findings === 0) return;
    const summary = `${findings} of ${files} files are not what they were when they were written; isochron warc check --all --audit ${name} lists them.`;
    await this.#tell("Files of the archive have changed", summary, name, now);
  }

  /** An audit that cannot go on is no reason to stop looking at sites; it is told, and goes on tomorrow. */
  async #failed(name: string, error: unknown, now: Instant): Promise<void> {
    const today = Math.floor(now / DAY_MS);
    this.#auditDay = -1;
    this.#auditAgainDay = today + 1;
    const why = error instanceof Error ? error.message : String(error);
    const summary = `The audit ${name} goes on tomorrow. What stopped it: ${why}`;
    await this.#tell("The archive's files could not be audited", summary, `${name} failed ${today}`, now);
  }

  #tell(title: string, summary: string, mark: string, at: Instant): Promise<void> {
    const item = siteNews({ site: ARCHIVE, kind: "trouble", mark, at, captureId: null, title, summary });
    return this.#house.tell([item]);
  }
}
