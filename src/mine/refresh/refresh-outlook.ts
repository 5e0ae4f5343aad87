// What a look at each page would bring now, and what it would lose by waiting: for whoever chooses.
import { EDIT_WINDOW } from "./cohort-edits.js";
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
}

/** Looks at knowledge from one instant; valid until more is noted. */
export class RefreshOutlook {
  readonly #knowledge: RefreshKnowledge;
  readonly #at: number;
  readonly #left: number;
  /** Bulk edits until now by cohort. */
  readonly #edits = new Map<number, Float64Array>();
  /** Bulk edits per period by cohort. */
  readonly #editRates: number[] = [];
  readonly #posterior = new Float64Array(RATE_COUNT);
  readonly #kept = new Float64Array(RATE_COUNT);
  /** Changes of a page at each rate that are still to come, given one. */
  readonly #toCome: Float64Array;

  constructor(knowledge: RefreshKnowledge, at: number) {
    const { horizonPeriods, endsAt } = knowledge.settings;
    this.#knowledge = knowledge;
    this.#at = at;
    this.#left = Math.max(1, endsAt === null ? horizonPeriods : endsAt - at);
    this.#toCome = REFRESH_RATES.map((rate) => atLeastOne(rate * this.#left));
    knowledge.refreshSiteShape();
  }

  /** All rows. */
  columns(): OutlookColumns {
    const { count } = this.#knowledge.table;
    const columns = {
      count,
      changed: new Float64Array(count),
      gain: new Float64Array(count),
      wait: new Float64Array(count),
    };
    for (let row = 0; row < count; row++) {
      const { changed, gain, wait } = this.of(row);
      columns.changed[row] = changed;
      columns.gain[row] = gain;
      columns.wait[row] = wait;
    }
    return columns;
  }

  /** One row. */
  of(row: number): PageOutlook {
    const { table, belief } = this.#knowledge;
    belief.posterior(row, table.numbers("own")[row]!, this.#posterior);
    const rate = belief.meanRate(this.#posterior);
    const from = table.numbers("lookedAt")[row]!;
    if (Number.isNaN(from)) return { changed: 1, gain: FIRST_LOOK_GAIN, wait: 0, rate, edits: 0 };
    const time = this.#knowledge.changeTime(row, [from, Math.max(from, this.#at)], rate);
    const edits = this.#editsSince(row, from);
    return { ...this.#weigh(row, time, edits + this.#hinted(row)), rate, edits };
  }

  /**
   * A look finds a change with chance F = 1 − e^(−L), L the changes expected since the last one; it is worth the share
   * that one version has in its page's changes: those seen, and those to come. Put off, it finds what comes
   * meanwhile too; the slope of that is L e^(−L), less near the end (see schedule/refresh/expected-gain.ts).
   */
  #weigh(row: number, time: number, edits: number): Pick<PageOutlook, "changed" | "gain" | "wait"> {
    const seen = this.#knowledge.table.numbers("seen")[row]!;
    survivals(time, this.#kept);
    const quiet = Math.exp(-edits);
    const future = this.#futureEdits(row);
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
    return { changed, gain, wait };
  }

  #hinted(row: number): number {
    const hintedAt = this.#knowledge.table.numbers("hintedAt")[row]!;
    return Number.isNaN(hintedAt) ? 0 : -Math.log(1 - Math.min(0.999, this.#knowledge.hintTrust));
  }

  #editsSince(row: number, from: number): number {
    const { table } = this.#knowledge;
    if (table.numbers("gone")[row] === 1) return 0;
    const [top, own] = [table.numbers("top")[row]!, table.numbers("own")[row]!];
    let sum = this.#since(0, from);
    if (top !== 0) sum += this.#since(top, from);
    if (own !== top) sum += this.#since(own, from);
    return sum;
  }

  /** Bulk edits of the page that may still come before the end. */
  #futureEdits(row: number): number {
    const { table } = this.#knowledge;
    if (table.numbers("gone")[row] === 1) return 0;
    const [top, own] = [table.numbers("top")[row]!, table.numbers("own")[row]!];
    let rate = this.#editRate(0);
    if (top !== 0) rate += this.#editRate(top);
    if (own !== top) rate += this.#editRate(own);
    return rate * this.#left;
  }

  #editRate(cohort: number): number {
    return (this.#editRates[cohort] ??= this.#knowledge.edits.meanRate(cohort));
  }

  #since(cohort: number, from: number): number {
    let sums = this.#edits.get(cohort);
    if (sums === undefined) {
      sums = new Float64Array(EDIT_WINDOW + 1);
      this.#knowledge.edits.untilNow(cohort, this.#at, sums);
      this.#edits.set(cohort, sums);
    }
    const into = from - (Math.ceil(this.#at) - EDIT_WINDOW);
    if (into <= 0) return sums[0]!;
    const first = Math.min(EDIT_WINDOW - 1, Math.floor(into));
    return sums[first]! + (sums[first + 1]! - sums[first]!) * (into - first);
  }
}

/** Mean of a Poisson number given that it is not 0; 1 for none. */
function atLeastOne(mean: number): number {
  return mean < 1e-9 ? 1 : mean / -Math.expm1(-mean);
}
