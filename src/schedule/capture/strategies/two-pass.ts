// A strategy of two passes, written once: as a planner it runs over a request, live over a real site.
import { discoverVisits } from "../queues/discovery.js";
import { completePlan, slotsFromAsOf, visitAges } from "../evaluate/expected-sharp.js";
import type {
  CapturePlanner,
  LiveStrategy,
  PlanRequest,
  SlotModel,
  VisitedPage,
  VisitQueue,
} from "../planner.js";
import { revisitBound, twoVisitBound } from "../assignment/upper-bound.js";

/** What a strategy may know when the visits start. */
export interface VisitOptions {
  readonly sizeGuess: number | null;
  readonly threshold: number;
  readonly model: SlotModel;
}

/** Visits one at a time, then the revisit order for what was visited. */
export interface TwoPassStrategy {
  readonly name: string;
  startVisits(options: VisitOptions): VisitQueue;
  /** Indices of all visited pages, first revisit first. */
  revisitOrder(visited: readonly VisitedPage[], model: SlotModel): number[];
}

/** The strategy as a planner of the two-visit family. */
export function twoPassPlanner(strategy: TwoPassStrategy): CapturePlanner {
  const planner = { name: strategy.name, family: "two-visit" } as const;
  return {
    ...planner,
    plan: (request) =>
      completePlan(request, planner, twoPassOrders(strategy, request), twoVisitBound(request)),
  };
}

/** The strategy as the live capture runs it. */
export function twoPassLive(strategy: TwoPassStrategy): LiveStrategy {
  return {
    name: strategy.name,
    startVisits: (options) => strategy.startVisits({ ...options, model: "live" }),
    planRevisits: (visited, model, budget = Infinity) => {
      const order = strategy.revisitOrder(visited, model).slice(0, budget);
      return {
        order,
        expectedSharp: worthOf(visited, order, model),
        upperBound: revisitBound(visited, model, budget),
      };
    },
  };
}

/** The last visited page first, and so on back in time: every interval contains those visited after it. */
export function lastVisitedFirst(visited: readonly VisitedPage[]): number[] {
  return [...visited].sort((x, y) => x.ageSlots - y.ageSlots).map((page) => page.index);
}

/**
 * Moves the last visited page to the front where slot 0 is shared: its visit is its revisit, at no cost
 * (spaniol2009 section 3.3: the last page crawled is not fetched again).
 */
export function sharingSlotZero(
  order: readonly number[],
  visited: readonly VisitedPage[],
  model: SlotModel,
): number[] {
  const last = model === "papers" ? lastVisitedFirst(visited)[0] : undefined;
  return last === undefined ? [...order] : [last, ...order.filter((page) => page !== last)];
}

function twoPassOrders(strategy: TwoPassStrategy, request: PlanRequest) {
  const visits = discoverVisits(request, strategy.startVisits(visitOptions(request)));
  const ages = visitAges(visits, request.pages.length, request.model);
  const visited = visits.map((index): VisitedPage => {
    const { survival, weight } = request.pages[index]!;
    return { index, survival, weight, ageSlots: ages[index]! };
  });
  return { visits, revisits: strategy.revisitOrder(visited, request.model) };
}

function visitOptions(request: PlanRequest): VisitOptions {
  const sizeGuess = request.known === "all" ? request.pages.length : request.sizeGuess;
  // The papers' online strategies are told the number of pages; without a guess it is the true one.
  return {
    sizeGuess: sizeGuess ?? request.pages.length,
    threshold: request.threshold,
    model: request.model,
  };
}

function worthOf(visited: readonly VisitedPage[], order: readonly number[], model: SlotModel): number {
  const byIndex = new Map(visited.map((page) => [page.index, page]));
  return order.reduce((sum, index, k) => {
    const page = byIndex.get(index)!;
    return sum + page.weight * page.survival.at(page.ageSlots + slotsFromAsOf(k, model));
  }, 0);
}
