// SOLAR-online (002 section 5, Algorithm 2): every visit reserves a revisit slot within its interval.
import { confidenceSlots, type Survival } from "#model/index.js";
import { slotsFromAsOf } from "./evaluate.js";
import { FreeSlots } from "./free-slots.js";
import { COLDEST_FIRST, type WaitingPage } from "./page-heap.js";
import type { SlotModel, VisitedPage, VisitQueue } from "./planner.js";
import { SOLAR_CONFIDENCE } from "./solar-offline.js";
import { sharingSlotZero, type TwoPassStrategy, type VisitOptions } from "./two-pass.js";
import { PriorityQueue } from "./visit-queues.js";

/**
 * The nearest reading found to the paper's Table 2: a revisit at most I after the visit, the latest free
 * slot; then no shorter page fits where the longest does not, so the longest is always visited. Hopeless
 * pages take the slots left over, longest interval first; nothing is shrunk.
 */
export const SOLAR_ONLINE: TwoPassStrategy = {
  name: "solar-online",
  startVisits: () => new PriorityQueue(COLDEST_FIRST),
  revisitOrder: reservedRevisits,
};

/** Algorithm 2 to the letter: exactly r = v + I, else the next shorter page, else the shortest; then shrunk. */
export const SOLAR_ONLINE_LITERAL: TwoPassStrategy = {
  name: "solar-online/literal",
  startVisits: (options) => new LongestSchedulableQueue(options),
  revisitOrder: literalRevisits,
};

function reservedRevisits(visited: readonly VisitedPage[], model: SlotModel): number[] {
  const free = new FreeSlots(visited.length);
  const order = new Array<number>(visited.length).fill(-1);
  const hopeless: VisitedPage[] = [];
  for (const page of oldestFirst(visited)) {
    const slot = free.largestUpTo(latestRevisit(page, model));
    if (slot < 0) hopeless.push(page);
    else {
      free.take(slot);
      order[slot] = page.index;
    }
  }
  for (const page of hopeless.sort((x, y) => x.survival.heat - y.survival.heat || y.index - x.index)) {
    const slot = free.smallest();
    free.take(slot);
    order[slot] = page.index;
  }
  return order;
}

/** Hopeful pages by their reserved slot, gaps closed; then the hopeless ones, last visited first. */
function literalRevisits(visited: readonly VisitedPage[], model: SlotModel): number[] {
  const reserved = new Map<number, number>();
  const hopeless: number[] = [];
  for (const page of oldestFirst(visited)) {
    const slot = latestRevisit(page, model);
    if (slot >= 0 && !reserved.has(slot)) reserved.set(slot, page.index);
    else hopeless.push(page.index);
  }
  const hopeful = [...reserved].sort(([x], [y]) => x - y).map(([, page]) => page);
  return sharingSlotZero([...hopeful, ...hopeless.reverse()], visited, model);
}

/** The visits of the literal reading: the longest interval that ends in a free slot, else the shortest one. */
class LongestSchedulableQueue implements VisitQueue {
  readonly #model: SlotModel;
  readonly #reserved = new Set<number>();
  #waiting: WaitingPage[] = [];
  #slotsLeft: number;

  constructor({ sizeGuess, model }: VisitOptions) {
    this.#model = model;
    this.#slotsLeft = (sizeGuess ?? 1) - 1;
  }

  add(pages: readonly WaitingPage[]): void {
    this.#waiting = [...this.#waiting, ...pages].sort(COLDEST_FIRST);
  }

  next(): number | null {
    if (this.#waiting.length === 0) return null;
    const hopeful = this.#waiting.findIndex(({ page }) => this.#reserve(page.survival));
    const [chosen] = this.#waiting.splice(hopeful < 0 ? this.#waiting.length - 1 : hopeful, 1);
    this.#slotsLeft = Math.max(0, this.#slotsLeft - 1);
    return chosen!.index;
  }

  #reserve(survival: Survival): boolean {
    const ageSlots = slotsFromAsOf(this.#slotsLeft, this.#model);
    const slot = latestRevisit({ survival, ageSlots }, this.#model);
    if (slot < 0 || this.#reserved.has(slot)) return false;
    this.#reserved.add(slot);
    return true;
  }
}

/** The farthest place after t* that lies within the page's confidence interval; negative when none does. */
function latestRevisit(
  { survival, ageSlots }: Pick<VisitedPage, "survival" | "ageSlots">,
  model: SlotModel,
): number {
  return (
    Math.floor(confidenceSlots(survival, SOLAR_CONFIDENCE)) - Math.ceil(ageSlots + slotsFromAsOf(0, model))
  );
}

function oldestFirst(visited: readonly VisitedPage[]): VisitedPage[] {
  return [...visited].sort((x, y) => y.ageSlots - x.ageSlots);
}
