// What a look at each page would bring now, and what it would lose by waiting: for whoever chooses.
import { EDIT_WINDOW } from "./cohort-edits.js";
import { SITE_COHORT } from "./cohorts.js";
import { RATE_COUNT, REFRESH_RATES, survivals } from "./rate-grid.js";
import type { RefreshKnowledge } from "./refresh-knowledge.js";

/** A page never looked at comes before every other. */
const FIRST_LOOK_GAIN = 1e6;

/** By row: shares of a page's completeness that a look is expected to bring, now and by waiting. */
export interface OutlookColumns {
  readonly count: number;
  /** Chance that the page changed since the last look; 1 for a page never looked at. */
  readonly changed: Float64Array;
  /** Expected share of the page's changes that a look now would add to what is held. */
  readonly gain: Float64Array;
  /** The part of it that waiting would bring as well. */
  readonly wait: Float64Array;
}

/** One row's figures, and what they come from. */
export interface PageOutlook {
  readonly changed: number;
  readonly gain: number;
  readonly wait: number;
  /** Mean changes per period, bulk edits aside. */
  readonly rate: number;
  /** Bulk edits of the page's directories expected since its last look. */
  readonly edits: number;
  /** Chance that it changed, hints aside. */
  readonly unhinted: number;
}

type AtHand = "lookedAt" | "hintedAt" | "hintTrust" | "seen" | "gone" | "top" | "own";

/** Looks at knowledge from one instant; valid until more is noted. */
export class RefreshOutlook {
  readonly #knowledge: RefreshKnowledge;
  readonly #at: number;
  readonly #left: number;
  /** The oldest last look: nobody asks for what was before. */
  readonly #oldest: number;
  /** Bulk edits until now, and per period, by cohort. */
  readonly #edits: (Float64Array | undefined)[] = [];
  readonly #editRates: number[] = [];
  readonly #posterior = new Float64Array(RATE_COUNT);
  readonly #kept = new Float64Array(RATE_COUNT);
  /** Changes of a page at each rate that are still to come, given one. */
  readonly #toCome: Float64Array;
  /** Columns of the table, at hand. */
  readonly #of: Readonly<Record<AtHand, Float64Array>>;
  /** What the last row asked for gave: one object for all rows. */
  readonly #last = { changed: 0, gain: 0, wait: 0, rate: 0, edits: 0, unhinted: 0 };

  constructor(knowledge: RefreshKnowledge, at: number) {
    const { horizonPeriods, endsAt } = knowledge.settings;
    this.#knowledge = knowledge;
    this.#at = at;
    this.#left = Math.max(1, endsAt === null ? horizonPeriods : endsAt - at);
    this.#toCome = REFRESH_RATES.map((rate) => atLeastOne(rate * this.#left));
    const column = (name: AtHand): Float64Array => knowledge.table.numbers(name);
    this.#of = {
      lookedAt: column("lookedAt"),
      hintedAt: column("hintedAt"),
      hintTrust: column("hintTrust"),
      seen: column("seen"),
      gone: column("gone"),
      top: column("top"),
      own: column("own"),
    };
    this.#oldest = oldestOf(this.#of.lookedAt, knowledge.table.count);
    knowledge.refreshSiteShape();
  }

  /** All rows. */
  columns(): OutlookColumns {
    const { count } = this.#knowledge.table;
    const [changed, gain, wait] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    for (let row = 0; row < count; row++) {
      this.#look(row);
      changed[row] = this.#last.changed;
      gain[row] = this.#last.gain;
      wait[row] = this.#last.wait;
    }
    return { count, changed, gain, wait };
  }

  /** One row. */
  of(row: number): PageOutlook {
    this.#look(row);
    return { ...this.#last };
  }

  /** What happened since the last look, for whoever counts: rates, time of change and bulk edits expected. */
  sinceLook(row: number): { posterior: Float64Array; time: number; edits: number } {
    const { belief } = this.#knowledge;
    belief.posterior(row, this.#of.own[row]!, this.#posterior);
    const from = this.#of.lookedAt[row]!;
    if (Number.isNaN(from)) return { posterior: this.#posterior, time: 0, edits: 0 };
    const rate = belief.meanRate(this.#posterior);
    const time = this.#knowledge.changeTime(row, from, Math.max(from, this.#at), rate);
    return { posterior: this.#posterior, time, edits: this.#overCohorts(row, from) };
  }

  #look(row: number): void {
    const { belief } = this.#knowledge;
    const last = this.#last;
    belief.posterior(row, this.#of.own[row]!, this.#posterior);
    last.rate = belief.meanRate(this.#posterior);
    const from = this.#of.lookedAt[row]!;
    if (Number.isNaN(from)) {
      last.changed = last.unhinted = 1;
      last.gain = FIRST_LOOK_GAIN;
      last.wait = last.edits = 0;
      return;
    }
    const time = this.#knowledge.changeTime(row, from, Math.max(from, this.#at), last.rate);
    last.edits = this.#overCohorts(row, from);
    const hinted = this.#hinted(row);
    this.#weigh(row, time, last.edits + hinted);
    // A hint is one more thing that may have changed the page: (1 − changed) = (1 − unhinted) e^(−hinted).
    last.unhinted = Math.max(0, 1 - (1 - last.changed) * Math.exp(hinted));
  }

  /**
   * A look finds a change with chance F = 1 − e^(−L), L the changes expected since the last one; it is worth the share
   * that one version has in its page's changes: those seen, and those to come. Put off, it finds what comes
   * meanwhile too; the slope of that is L e^(−L), less near the end (see schedule/refresh/expected-gain.ts).
   */
  #weigh(row: number, time: number, edits: number): void {
    const seen = this.#of.seen[row]!;
    survivals(time, this.#kept);
    const quiet = Math.exp(-edits);
    const future = this.#overCohorts(row, null) * this.#left;
    let [changed, gain, wait] = [0, 0, 0];
    for (let g = 0; g < RATE_COUNT; g++) {
      const chance = this.#posterior[g]!;
      const kept = this.#kept[g]! * quiet;
      const share = chance / (seen + this.#toCome[g]! + future / 2);
      const waitedFor = Math.min(REFRESH_RATES[g]! * time + edits, REFRESH_RATES[g]! * this.#left + future);
      changed += chance * (1 - kept);
      gain += share * (1 - kept);
      wait += share * waitedFor * kept;
    }
    this.#last.changed = changed;
    this.#last.gain = gain;
    this.#last.wait = wait;
  }

  #hinted(row: number): number {
    const hintedAt = this.#of.hintedAt[row]!;
    if (Number.isNaN(hintedAt)) return 0;
    const own = this.#of.hintTrust[row]!;
    return -Math.log(1 - Math.min(0.999, Number.isNaN(own) ? this.#knowledge.hintTrust : own));
  }

  /** Bulk edits of the page's cohorts together: since a time, or per period. */
  #overCohorts(row: number, from: number | null): number {
    if (this.#of.gone[row] === 1) return 0;
    const [top, own] = [this.#of.top[row]!, this.#of.own[row]!];
    let sum = this.#editsOf(SITE_COHORT, from);
    if (top !== SITE_COHORT) sum += this.#editsOf(top, from);
    if (own !== top) sum += this.#editsOf(own, from);
    return sum;
  }

  #editsOf(cohort: number, from: number | null): number {
    if (from === null) return (this.#editRates[cohort] ??= this.#knowledge.edits.meanRate(cohort));
    let sums = this.#edits[cohort];
    if (sums === undefined) {
      sums = new Float64Array(EDIT_WINDOW + 1);
      this.#knowledge.edits.untilNow(cohort, this.#oldest, this.#at, sums);
      this.#edits[cohort] = sums;
    }
    const into = from - (Math.ceil(this.#at) - EDIT_WINDOW);
    if (into <= 0) return sums[0]!;
    const first = Math.min(EDIT_WINDOW - 1, Math.floor(into));
    return sums[first]! + (sums[first + 1]! - sums[first]!) * (into - first);
  }
}

function oldestOf(times: Float64Array, count: number): number {
  let oldest = Infinity;
  for (let row = 0; row < count; row++) if (times[row]! < oldest) oldest = times[row]!;
  return oldest;
}

/** Mean of a Poisson number given that it is not 0; 1 for none. */
function atLeastOne(mean: number): number {
  return mean < 1e-9 ? 1 : mean / -Math.expm1(-mean);
}
