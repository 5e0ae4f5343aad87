// What it costs to visit a page now rather than later: slot prices of the best plan for the pages waiting
// and for those expected, modelled on the pages seen so far.
import type { Survival } from "#model/index.js";
import { priceSlots } from "../assignment/breakpoint-auction.js";
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import type { PlanPage, SlotModel } from "../planner.js";

// Enough pages for prices good to a percent; many more would only slow the visits down.
const SAMPLE = 200;
const SORTED = 10 * SAMPLE;

/** Pages by their position in some order, which need not be held as a list. */
export interface PagesInOrder {
  readonly length: number;
  at(position: number): PlanPage | undefined;
}

/** The pages an outlook is made from. */
export interface OutlookPages {
  readonly waiting: PagesInOrder;
  /** All pages discovered, visited or not: what is undiscovered is taken to be like them. */
  readonly seen: PagesInOrder;
  readonly undiscovered: number;
  readonly model: SlotModel;
}

/** What a page of this weight can still earn above the price of its slot, and what a visit now forgoes. */
interface Judgement {
  readonly weight: number;
  readonly surplus: number;
  readonly regret: number;
}

/** Prices of the slots from the outermost one, which is now, to t*. */
export class VisitOutlook {
  /** Length S is asked for at each breakpoint. */
  readonly #lengths: Float64Array;
  readonly #prices: Float64Array;
  readonly #lengthNow: number;
  /** Live, many pages share one survival function: each is judged once. */
  readonly #judged = new Map<Survival, Judgement>();

  constructor({ waiting, seen, undiscovered, model }: OutlookPages) {
    const slots = waiting.length + Math.round(undiscovered);
    const size = Math.min(slots, SAMPLE);
    const fromWaiting = Math.round((size * waiting.length) / slots);
    const sample = [...spread(waiting, fromWaiting), ...spread(seen, size - fromWaiting)];
    const lengthOf = (slot: number): number => 2 * slotsFromAsOf(((slot + 0.5) * slots) / size - 0.5, model);
    const { breakpoints, prices } = priceSlots({
      count: size,
      earningSlots: size,
      worth: (k, slot) => sample[k]!.weight * sample[k]!.survival.at(lengthOf(slot)),
    });
    this.#prices = prices;
    this.#lengths = Float64Array.from(breakpoints, lengthOf);
    this.#lengthNow = 2 * slotsFromAsOf(slots - 1, model);
  }

  /** What the page can still earn above the price of its slot, and what of its worth a visit now forgoes. */
  judge({ weight, survival }: PlanPage): Judgement {
    const known = this.#judged.get(survival);
    if (known?.weight === weight) return known;
    const judgement = this.#judge(weight, survival);
    this.#judged.set(survival, judgement);
    return judgement;
  }

  #judge(weight: number, survival: Survival): Judgement {
    let surplus = -Infinity;
    for (let k = 0; k < this.#prices.length; k++) {
      surplus = Math.max(surplus, weight * survival.at(this.#lengths[k]!) - this.#prices[k]!);
    }
    return { weight, surplus, regret: surplus - weight * survival.at(this.#lengthNow) };
  }
}

/** `count` of the pages, evenly spread from hot to cold; of very many only an even selection is sorted. */
function spread(pages: PagesInOrder, count: number): PlanPage[] {
  const byHeat = pick(pages, Math.min(pages.length, SORTED)).sort(
    (a, b) => b.survival.heat - a.survival.heat,
  );
  return pick(byHeat, count);
}

function pick(pages: PagesInOrder, count: number): PlanPage[] {
  return Array.from({ length: count }, (_, k) => pages.at(Math.floor(((k + 0.5) * pages.length) / count))!);
}
