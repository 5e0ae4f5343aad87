// Draws a generated page's life from its change plan, event by event.
import { instant, type Instant, type RatePerDay } from "#model/index.js";
import type { Random } from "#ports/index.js";
import { exponential } from "./chance.js";
import { PoissonTimes, type BulkEdits, type DayPattern } from "./change-times.js";
import type { ContentState, PageVersion, Timeline } from "./timeline.js";

/** What an own event changes: the text, the Location of a redirect, or the status alone. */
export type ChangeTarget =
  | { readonly kind: "content" }
  | { readonly kind: "location"; readonly targets: readonly string[] }
  | { readonly kind: "status"; readonly statuses: readonly number[] };

/** Birth, death and return, in milliseconds after the start. */
export interface LifeEvent {
  readonly afterMs: number;
  readonly alive: boolean;
}

/** How one page changes. */
export interface ChangePlan {
  readonly ratePerDay: RatePerDay;
  readonly dayPattern: DayPattern | null;
  readonly target: ChangeTarget;
  readonly bulk: { readonly edits: BulkEdits; readonly share: number } | null;
  readonly revertShare: number;
  readonly revertAfterMs: number;
  readonly bornLater: boolean;
  readonly life: readonly LifeEvent[];
  /** When the pages that it announces are born, milliseconds after the start, in order. */
  readonly announcements: readonly number[];
  /** What absence looks like: 404 or 410. */
  readonly goneStatus: number;
  readonly rollbackKeepsTime: boolean;
  /** Mean time by which files are older than their publication. */
  readonly deployLagMs: number;
}

type Event =
  | { readonly kind: "edit" | "bulk" | "announce"; readonly afterMs: number }
  | { readonly kind: "life"; readonly afterMs: number; readonly alive: boolean }
  | { readonly kind: "revert"; readonly afterMs: number; readonly from: ContentState; readonly to: Kept };

interface Kept {
  readonly content: ContentState;
  readonly fileTime: Instant;
}

/** Bound of one page's memory; after this many versions it stands still. */
const MAX_VERSIONS = 100_000;
const DAY_MS = 86_400_000;

/** A page's life by chance; the same plan, start and streams give the same life. */
export class GeneratedTimeline implements Timeline {
  readonly #plan: ChangePlan;
  readonly #startAt: Instant;
  readonly #random: Random;
  readonly #edits: PoissonTimes;
  readonly #versions: PageVersion[] = [];
  readonly #fixed: Event[];
  #reverts: Event[] = [];
  #bulkNumber = -1;
  #bulkAfterMs = Infinity;
  #turns = 0;
  #revisions = 1;
  #alive: boolean;
  #shown: Kept;

  constructor(plan: ChangePlan, startAt: Instant, streamOf: (purpose: string) => Random) {
    this.#plan = plan;
    this.#startAt = startAt;
    this.#random = streamOf("details");
    this.#edits = new PoissonTimes(plan.ratePerDay, streamOf("edits"), plan.dayPattern);
    this.#fixed = fixedEvents(plan);
    this.#alive = !plan.bornLater;
    const from = instant(startAt - Math.round(this.#firstAgeMs()));
    this.#shown = {
      content: { revision: 1, notice: 0, announced: 0, editedAt: from },
      fileTime: this.#fileTime(from),
    };
    this.#publish(from);
    this.#nextBulk();
  }

  until(now: Instant): readonly PageVersion[] {
    const afterMs = now - this.#startAt;
    for (let event = this.#next(); event && event.afterMs <= afterMs; event = this.#next()) {
      if (this.#versions.length >= MAX_VERSIONS) break;
      this.#happen(event);
    }
    if (this.#versions.at(-1)!.from <= now) return this.#versions;
    return this.#versions.slice(0, Math.max(1, this.#versions.findLastIndex((v) => v.from <= now) + 1));
  }

  // The age of a Poisson process is exponential too; pages that never change are weeks old.
  #firstAgeMs(): number {
    const meanMs = this.#plan.ratePerDay > 0 ? DAY_MS / this.#plan.ratePerDay : 60 * DAY_MS;
    return Math.min(1 + exponential(this.#random, meanMs), 3650 * DAY_MS);
  }

  #next(): Event | undefined {
    const candidates: (Event | undefined)[] = [
      this.#fixed[0],
      this.#reverts[0],
      { kind: "bulk", afterMs: this.#bulkAfterMs },
      { kind: "edit", afterMs: this.#edits.nextAfterMs },
    ];
    let first: Event | undefined;
    for (const event of candidates) {
      if (event && event.afterMs < (first?.afterMs ?? Infinity)) first = event;
    }
    return first;
  }

  #happen(event: Event): void {
    const at = instant(Math.max(this.#startAt + event.afterMs, this.#versions.at(-1)!.from + 1));
    switch (event.kind) {
      case "edit":
        this.#edits.advance();
        if (this.#alive) this.#edit(at, event.afterMs);
        break;
      case "bulk":
        this.#show({ ...this.#shown.content, notice: this.#bulkNumber + 1 }, at);
        this.#nextBulk();
        break;
      case "announce":
        this.#fixed.shift();
        this.#show({ ...this.#shown.content, announced: this.#shown.content.announced + 1 }, at);
        break;
      case "revert":
        this.#reverts.shift();
        this.#revert(event, at);
        break;
      case "life":
        this.#fixed.shift();
        this.#alive = event.alive;
        break;
    }
    this.#publish(at);
  }

  #edit(at: Instant, afterMs: number): void {
    if (this.#plan.target.kind !== "content") {
      this.#turns++;
      return;
    }
    const before = this.#shown;
    this.#show({ ...before.content, revision: ++this.#revisions, editedAt: at }, at);
    if (this.#random.next() >= this.#plan.revertShare) return;
    const backAfterMs = afterMs + 1 + Math.round(exponential(this.#random, this.#plan.revertAfterMs));
    this.#reverts.push({ kind: "revert", afterMs: backAfterMs, from: this.#shown.content, to: before });
    this.#reverts.sort((a, b) => a.afterMs - b.afterMs);
  }

  // Only the edit itself is taken back; when another edit came between, there is nothing to take back.
  #revert(event: Event & { kind: "revert" }, at: Instant): void {
    const { notice, announced, revision } = this.#shown.content;
    if (revision !== event.from.revision) return;
    const fileTime = this.#plan.rollbackKeepsTime ? event.to.fileTime : this.#fileTime(at);
    this.#shown = { content: { ...event.to.content, notice, announced }, fileTime };
  }

  #show(content: ContentState, at: Instant): void {
    this.#shown = { content, fileTime: this.#fileTime(at) };
  }

  #fileTime(at: Instant): Instant {
    const lagMs = this.#plan.deployLagMs;
    return instant(at - (lagMs > 0 ? Math.round(exponential(this.#random, lagMs)) : 0));
  }

  // Adds a version unless nothing visible changed, so that every version differs from the one before.
  #publish(at: Instant): void {
    const version = this.#versionNow(at);
    const last = this.#versions.at(-1);
    if (!last || !sameState(last, version)) this.#versions.push(version);
  }

  #versionNow(from: Instant): PageVersion {
    const { target, goneStatus } = this.#plan;
    const { content, fileTime } = this.#shown;
    if (!this.#alive) {
      const absent = { revision: 0, notice: 0, announced: 0, editedAt: this.#startAt };
      return { from, status: goneStatus, location: null, content: absent, fileTime: from };
    }
    if (target.kind === "location") {
      const location = target.targets[this.#turns % target.targets.length]!;
      return { from, status: 302, location, content, fileTime };
    }
    const status = target.kind === "status" ? target.statuses[this.#turns % target.statuses.length]! : 200;
    return { from, status, location: null, content, fileTime };
  }

  #nextBulk(): void {
    const { bulk, target } = this.#plan;
    if (!bulk || bulk.share <= 0 || target.kind !== "content") return;
    do this.#bulkNumber++;
    while (this.#random.next() >= bulk.share);
    this.#bulkAfterMs = bulk.edits.afterMs(this.#bulkNumber);
  }
}

function fixedEvents(plan: ChangePlan): Event[] {
  const events: Event[] = [
    ...plan.life.map((event) => ({ kind: "life" as const, ...event })),
    ...plan.announcements.map((afterMs) => ({ kind: "announce" as const, afterMs })),
  ];
  return events.sort((a, b) => a.afterMs - b.afterMs);
}

/** Whether two versions look the same to a visitor. */
export function sameState(a: PageVersion, b: PageVersion): boolean {
  return (
    a.status === b.status &&
    a.location === b.location &&
    a.content.revision === b.content.revision &&
    a.content.notice === b.content.notice &&
    a.content.announced === b.content.announced
  );
}
