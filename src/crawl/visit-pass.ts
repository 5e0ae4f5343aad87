// The visit pass: every page once before t*, discovered as visits go, in the order the strategy chooses.
import { GrowingNumbers } from "#formats/index.js";
import { isCaptured, refusalCodeOf, refusalReason, type FrontierPage } from "#model/index.js";
import type { PlanPage, VisitQueue } from "#schedule/index.js";
import { groupByHost } from "./by-host.js";
import type { CaptureRun } from "./capture-run.js";
import { Lanes } from "./lanes.js";
import type { PageRefusal } from "./manners.js";
import { isOnePass } from "./one-pass.js";
import { priorSurvival } from "./priors.js";
import { isRetryable } from "./retry.js";
import { SelectionLimits } from "./selection-limits.js";
import { sightPage } from "./sight-page.js";
import { strategyNamed } from "./strategy.js";

/** One host's pages and the order in which they are visited. */
interface Lane {
  readonly queue: VisitQueue;
  /** By the queue's index: the page's number in the frontier. */
  readonly pages: GrowingNumbers;
}

/** So many pages are queued or left out in one go. */
const AT_ONCE = 5000;

/** Visits everything in scope, unless an earlier process already did. */
export async function visitPass(run: CaptureRun): Promise<void> {
  if (run.capture.phase !== "visiting") return;
  await run.frontier.add(
    run.capture.seeds.map((url) => ({ url, kind: "document" as const, depth: 0, via: null, late: false })),
  );
  await new VisitPass(run).run();
}

class VisitPass {
  readonly #run: CaptureRun;
  readonly #limits: SelectionLimits;
  readonly #lanes = new Map<string, Lane>();
  readonly #loops: Lanes;
  readonly #planPages = new Map<string, PlanPage>();
  #visits = 0;

  constructor(run: CaptureRun) {
    this.#run = run;
    this.#limits = new SelectionLimits(run);
    this.#loops = new Lanes((host) => this.#visitNext(host));
  }

  async run(): Promise<void> {
    this.#visits = this.#run.sightings.size;
    await this.#settleStates();
    this.#enqueueKnown();
    await this.#loops.drain();
    for (let again = await this.#again(); again.length > 0; again = await this.#again()) {
      this.#enqueue(again);
      await this.#loops.drain();
    }
  }

  async #again(): Promise<FrontierPage[]> {
    return [...this.#pagesToRetry(), ...(await this.#readmitted())];
  }

  /** A page seen by a process that died before it marked the page: a failure then gets its second try. */
  async #settleStates(): Promise<void> {
    const { frontier, sightings } = this.#run;
    for (const { url } of frontier
      .pages()
      .filter(({ url, state }) => state === "known" && sightings.has(url)))
      await frontier.setState(url, sightings.of(url).some(isCaptured) ? "visited" : "failed", null);
  }

  /** What an earlier process left, some at a time: there may be a million of them. */
  #enqueueKnown(): void {
    let some: FrontierPage[] = [];
    for (const page of this.#run.frontier.pages()) {
      if (page.state !== "known") continue;
      if (some.push(page) < AT_ONCE) continue;
      this.#enqueue(some);
      some = [];
    }
    this.#enqueue(some);
  }

  #enqueue(pages: readonly FrontierPage[]): void {
    for (const [host, own] of groupByHost(pages)) {
      const lane = this.#laneOf(host);
      lane.queue.add(
        own.map((page) => ({
          index: lane.pages.push(this.#run.frontier.numberOf(page.url)),
          page: this.#planPage(page),
        })),
      );
      this.#loops.wake(host);
    }
  }

  /** Pages of which the same is believed share one object: a million of them wait at little cost. */
  #planPage(page: FrontierPage): PlanPage {
    const id = `${page.kind} at depth ${page.depth}`;
    let shared = this.#planPages.get(id);
    if (!shared) this.#planPages.set(id, (shared = planPage(id, page, this.#run)));
    return shared;
  }

  #laneOf(host: string): Lane {
    let lane = this.#lanes.get(host);
    if (!lane) {
      const { settings, strategy } = this.#run;
      // Without revisits no order is sharper than another, and that of discovery costs least.
      const order = isOnePass(this.#run) ? strategyNamed("bfs-fifo") : strategy;
      const queue = order.startVisits({ sizeGuess: null, threshold: settings.threshold });
      this.#lanes.set(host, (lane = { queue, pages: new GrowingNumbers(Uint32Array) }));
    }
    return lane;
  }

  async #visitNext(host: string): Promise<boolean> {
    this.#run.checkInterrupted();
    const lane = this.#laneOf(host);
    const index = lane.queue.next();
    if (index === null) return false;
    const page = this.#run.frontier.at(lane.pages.at(index));
    if (this.#isOverLimit(page)) await this.#skipFrom(page, lane);
    else await this.#visit(page);
    return true;
  }

  /** A second try is no further page. */
  #isOverLimit({ url }: FrontierPage): boolean {
    return this.#visits >= this.#run.settings.maxPages && !this.#run.sightings.has(url);
  }

  /** Leaves out a page and those after it, many in one commit. */
  async #skipFrom(first: FrontierPage, { queue, pages }: Lane): Promise<void> {
    const { frontier, settings } = this.#run;
    const skipped = [first.url];
    let allowed: FrontierPage | null = null;
    while (skipped.length < AT_ONCE && allowed === null) {
      const index = queue.next();
      if (index === null) break;
      const page = frontier.at(pages.at(index));
      if (this.#isOverLimit(page)) skipped.push(page.url);
      else allowed = page;
    }
    const reason = refusalReason("max-pages", String(settings.maxPages));
    await Promise.all(skipped.map((url) => frontier.setState(url, "skipped", reason)));
    if (allowed) await this.#visit(allowed);
  }

  async #visit(page: FrontierPage): Promise<void> {
    const refusal = await this.#refusal(page);
    if (refusal) return this.#run.frontier.setState(page.url, refusal.state, refusal.reason);
    this.#visits++;
    const { sighting, found } = await sightPage(this.#run, page, "visit");
    this.#enqueue(found);
    this.#run.tellProgress("visit", this.#visits, this.#run.frontier.size, sighting);
  }

  async #refusal(page: FrontierPage): Promise<PageRefusal | null> {
    return (
      this.#run.control.refusalOf(page.url) ??
      (await this.#run.manners.refusalOf(page)) ??
      this.#limits.refusalOf(page)
    );
  }

  /** Pages that a limit raised since lets in again. */
  async #readmitted(): Promise<FrontierPage[]> {
    const room = this.#run.settings.maxPages - this.#visits;
    if (room <= 0) return [];
    const over = this.#run.frontier.pages().filter(isOverLimit).slice(0, room);
    for (const { url } of over) await this.#run.frontier.setState(url, "known", null);
    return over;
  }

  /** One more try for what may have been a passing fault; the pages found by it get their own. */
  #pagesToRetry(): FrontierPage[] {
    return this.#run.frontier.pages().filter((page) => page.state === "failed" && this.#mayRetry(page));
  }

  /** Tries are counted by what is in the catalog, so that an interruption adds none. */
  #mayRetry({ url }: FrontierPage): boolean {
    const sightings = this.#run.sightingsOf(url);
    return sightings.length === 1 && isRetryable(sightings[0]);
  }
}

function isOverLimit({ state, reason }: FrontierPage): boolean {
  return state === "skipped" && refusalCodeOf(reason) === "max-pages";
}

function planPage(id: string, page: FrontierPage, run: CaptureRun): PlanPage {
  return {
    id,
    survival: priorSurvival(page, run.settings.delayMs),
    weight: 1,
    trustedLastModified: false,
    links: [],
  };
}
