// The visit order of the optimal online strategy: first the pages that the best plan gives up anyway, hottest
// first, since visiting them costs nothing and discovers others; then those that lose least by an early visit.
import { slotsFromAsOf } from "./evaluate.js";
import { placePages } from "./place-pages.js";
import type { PlanPage, SlotModel, VisitQueue } from "./planner.js";
import { Undiscovered } from "./undiscovered.js";
import { VisitOutlook } from "./visit-outlook.js";

interface Waiting {
  readonly index: number;
  readonly page: PlanPage;
  /** Pages are visited in rising order of this. */
  urgency: number;
}

type Judgement = ReturnType<VisitOutlook["judge"]>;

// So many pages at once are merged in one pass instead of being inserted one by one.
const MANY = 32;
// A page that can earn less than this share of a mean page's weight is given up.
const GIVEN_UP_SHARE = 0.1;
// Re-planned after visiting these shares of the pages waiting and seen; more often at first, when every visit
// shows much.
const REPLAN_SHARE = 0.03;
const REPLAN_SHARE_OF_SEEN = 0.01;
const REPLAN_AT_LEAST = 10;
const FIRST_VISITS = 20;
// With next to nothing undiscovered the best plan is an assignment of all pages waiting; exact for some
// hundreds, near-linear beyond, and for very many the outlook is good enough and takes no memory.
const SETTLED_SHARE = 0.1;
const EXACT_PAGES = 500;
const PLANNED_PAGES = 5_000;

/** Re-plans on the pages known so far and an estimate of those unknown. */
export class LookAheadQueue implements VisitQueue {
  readonly #model: SlotModel;
  readonly #undiscovered: Undiscovered;
  readonly #seen: PlanPage[] = [];
  /** Next visit last. */
  #waiting: Waiting[] = [];
  #outlook: VisitOutlook | null = null;
  #judged = new Map<PlanPage, Judgement>();
  #totalWeight = 0;
  #visits = 0;
  #replanAt = 0;
  /** Pages found since the last plan; without any, what is left of a settled plan is the best for what is left. */
  #added = 0;
  #isSettled = false;

  constructor(sizeGuess: number | null, model: SlotModel) {
    this.#model = model;
    this.#undiscovered = new Undiscovered(sizeGuess);
  }

  add(pages: Parameters<VisitQueue["add"]>[0]): void {
    this.#undiscovered.found(pages.length);
    this.#added += pages.length;
    const found = pages.map(({ index, page }) => {
      this.#seen.push(page);
      this.#totalWeight += page.weight;
      return { index, page, urgency: this.#urgencyOf(page) };
    });
    // So many at once change the plan.
    if (found.length > REPLAN_AT_LEAST + REPLAN_SHARE * this.#waiting.length) this.#replanAt = this.#visits;
    if (found.length < MANY) for (const entry of found) this.#insert(entry);
    else this.#merge(found);
  }

  next(): number | null {
    if (this.#waiting.length === 0) return null;
    if (this.#visits >= this.#replanAt) this.#replan();
    this.#visits++;
    this.#undiscovered.startVisit();
    return this.#waiting.pop()!.index;
  }

  #replan(): void {
    const waiting = this.#waiting;
    this.#replanAt = this.#visits + this.#pause();
    if (this.#isSettled && this.#added === 0) return;
    this.#added = 0;
    const undiscovered = this.#undiscovered.estimate(waiting.length);
    this.#isSettled = undiscovered <= SETTLED_SHARE * waiting.length && waiting.length <= PLANNED_PAGES;
    const pages = waiting.map(({ page }) => page);
    if (this.#isSettled) return this.#settle(pages, undiscovered);
    this.#outlook = new VisitOutlook({ waiting: pages, seen: this.#seen, undiscovered, model: this.#model });
    this.#judged = new Map();
    for (const entry of waiting) entry.urgency = this.#urgencyOf(entry.page);
    waiting.sort((a, b) => b.urgency - a.urgency || b.index - a.index);
  }

  /** The symmetric optimum of the pages waiting, stretched to leave room for the few undiscovered. */
  #settle(pages: readonly PlanPage[], undiscovered: number): void {
    const stretch = 1 + undiscovered / pages.length;
    const { pageOfSlot } = placePages(
      {
        count: pages.length,
        earningSlots: pages.length,
        worth: (k, slot) =>
          pages[k]!.weight * pages[k]!.survival.at(2 * slotsFromAsOf(slot, this.#model) * stretch),
      },
      EXACT_PAGES,
    );
    // Slot 0 is nearest to t*, so its page is visited last, and kept first.
    this.#waiting = Array.from(pageOfSlot, (k) => this.#waiting[k]!);
    // Pages found from now on wait at the inner end until they are woven in.
    for (const entry of this.#waiting) entry.urgency = 0;
    this.#outlook = null;
  }

  #pause(): number {
    if (this.#visits < FIRST_VISITS) return 1;
    const share = Math.max(REPLAN_SHARE * this.#waiting.length, REPLAN_SHARE_OF_SEEN * this.#seen.length);
    return Math.max(REPLAN_AT_LEAST, Math.floor(share));
  }

  /** Below −1 for pages given up, the hotter the lower; the regret for others. */
  #urgencyOf(page: PlanPage): number {
    if (this.#outlook === null) return Infinity;
    const { surplus, regret } = this.#judge(page, this.#outlook);
    const givenUp = surplus < (GIVEN_UP_SHARE * this.#totalWeight) / this.#seen.length;
    return givenUp ? -1 - page.survival.heat : Math.max(0, regret);
  }

  /** Many pages share what is believed of them: each belief is judged once per plan. */
  #judge(page: PlanPage, outlook: VisitOutlook): Judgement {
    let judgement = this.#judged.get(page);
    if (!judgement) this.#judged.set(page, (judgement = outlook.judge(page)));
    return judgement;
  }

  /** The same as inserting one after the other, in one go and in place: a copy for each visit would fill memory. */
  #merge(found: Waiting[]): void {
    // Later ones of equal urgency wait behind earlier ones.
    const late = found.reverse().sort((x, y) => y.urgency - x.urgency);
    const waiting = this.#waiting;
    let [from, next] = [waiting.length - 1, late.length - 1];
    for (const entry of late) waiting.push(entry);
    for (let to = waiting.length - 1; next >= 0; to--) {
      const isLater = from >= 0 && waiting[from]!.urgency <= late[next]!.urgency;
      waiting[to] = isLater ? waiting[from--]! : late[next--]!;
    }
  }

  #insert(entry: Waiting): void {
    let low = 0;
    let high = this.#waiting.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#waiting[middle]!.urgency > entry.urgency) low = middle + 1;
      else high = middle;
    }
    this.#waiting.splice(low, 0, entry);
  }
}
