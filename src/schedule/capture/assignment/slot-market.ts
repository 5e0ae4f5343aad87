// The auction for groups of alike slots (Bertsekas' auction with similar objects): each breakpoint stands
// for the slots nearest to it, kept as a heap with the cheapest on top.
import { GroupOffers } from "./group-offers.js";
import type { PlacementProblem } from "./placement.js";

const NOBODY = -1;
// Bids per page and round after which a round is cut short; pages left over take what is free.
const MAX_BIDS_PER_PAGE = 60;

/** Prices and holders of all slots, grouped by breakpoint. */
export class SlotMarket {
  readonly #problem: PlacementProblem;
  readonly #offers: GroupOffers;
  readonly #groups: number;
  /** Slots of group g are start[g] … start[g + 1] − 1. */
  readonly #start: Int32Array;
  readonly #slotPrice: Float64Array;
  readonly #holder: Int32Array;

  /** Prices to begin with, one per breakpoint, are 0 unless told. */
  constructor(problem: PlacementProblem, breakpoints: Int32Array, prices?: Float64Array) {
    this.#problem = problem;
    this.#offers = new GroupOffers(problem, breakpoints);
    prices?.forEach((price, group) => this.#offers.setPrice(group, price));
    this.#groups = breakpoints.length;
    this.#start = groupStarts(problem, breakpoints);
    this.#slotPrice = new Float64Array(problem.count);
    this.#holder = new Int32Array(problem.count);
  }

  get greatestWorth(): number {
    return this.#offers.greatestWorth;
  }

  /** One price per breakpoint: that of its cheapest slot. */
  get groupPrices(): Float64Array {
    return this.#offers.prices;
  }

  /** What each page earns at most at these prices. */
  pagePrices(): Float64Array {
    return this.#offers.pagePrices();
  }

  /** All pages bid anew from the prices reached, each bid beating the second best group by the increment. */
  round(increment: number): void {
    const { count } = this.#problem;
    this.#holder.fill(NOBODY);
    for (let group = 0; group < this.#groups; group++) {
      this.#slotPrice.fill(this.groupPrices[group]!, this.#start[group]!, this.#start[group + 1]!);
    }
    const ring = Int32Array.from({ length: count }, (_, page) => page);
    let head = 0;
    let waiting = count;
    // Where nothing is worth anything there is nothing to bid for.
    for (let bids = increment > 0 ? MAX_BIDS_PER_PAGE * count : 0; waiting > 0 && bids > 0; bids--) {
      const loser = this.#bid(ring[head]!, increment);
      head = head + 1 === count ? 0 : head + 1;
      if (loser === NOBODY) waiting--;
      else ring[(head + waiting - 1) % count] = loser;
    }
    this.#seatTheRest(ring, head, waiting);
  }

  #seatTheRest(ring: Int32Array, head: number, waiting: number): void {
    for (let slot = 0, k = 0; k < waiting; slot++) {
      if (this.#holder[slot] === NOBODY) this.#holder[slot] = ring[(head + k++) % ring.length]!;
    }
  }

  /** Returns the page that lost its slot, or NOBODY. */
  #bid(page: number, increment: number): number {
    const offers = this.#offers;
    offers.look(page);
    const raise = (offers.second === -Infinity ? 0 : offers.best - offers.second) + increment;
    return this.#replaceCheapest(offers.bestGroup, page, offers.prices[offers.bestGroup]! + raise);
  }

  /** Gives the group's cheapest slot to the page at a higher price, and sinks it in the heap. */
  #replaceCheapest(group: number, page: number, bid: number): number {
    const slotPrice = this.#slotPrice;
    const holder = this.#holder;
    const start = this.#start[group]!;
    const size = this.#start[group + 1]! - start;
    const loser = holder[start]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && slotPrice[start + child + 1]! < slotPrice[start + child]!) child++;
      if (slotPrice[start + child]! >= bid) break;
      slotPrice[start + at] = slotPrice[start + child]!;
      holder[start + at] = holder[start + child]!;
      at = child;
    }
    slotPrice[start + at] = bid;
    holder[start + at] = page;
    this.#offers.setPrice(group, slotPrice[start]!);
    return loser;
  }

  /** The page of every slot: within a group, those that lose most by waiting come first. */
  fillSlots(): Int32Array {
    const pageOfSlot = Int32Array.from(this.#holder);
    for (let group = 0; group < this.#groups; group++) {
      const from = this.#start[group]!;
      const to = Math.min(this.#start[group + 1]!, this.#problem.earningSlots);
      if (to - from < 2) continue;
      const loss = (page: number): number =>
        this.#problem.worth(page, from) - this.#problem.worth(page, to - 1);
      const pages = Array.from(pageOfSlot.subarray(from, to), (page) => ({ page, loss: loss(page) }));
      pages.sort((a, b) => b.loss - a.loss || a.page - b.page);
      pages.forEach(({ page }, k) => (pageOfSlot[from + k] = page));
    }
    return pageOfSlot;
  }
}

/** Each slot belongs to its nearest breakpoint, earning slots to an earning one. */
function groupStarts({ count, earningSlots }: PlacementProblem, breakpoints: Int32Array): Int32Array {
  const start = new Int32Array(breakpoints.length + 1);
  for (let k = 1; k < breakpoints.length; k++) {
    const middle = Math.ceil((breakpoints[k - 1]! + breakpoints[k]!) / 2);
    start[k] = breakpoints[k] === earningSlots ? earningSlots : middle;
  }
  start[breakpoints.length] = count;
  return start;
}
