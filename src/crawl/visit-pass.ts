// The visit pass: every page once before t*, discovered as visits go, in the order the strategy chooses.
import { isCaptured, refusalReason, type FrontierPage } from "#model/index.js";
import type { PlanPage, VisitQueue } from "#schedule/index.js";
import { groupByHost } from "./by-host.js";
import { Budget } from "./budget.js";
import type { CaptureRun } from "./capture-run.js";
import { DoubleLook } from "./double-look.js";
import { enterKnownPages } from "./known-pages.js";
import { Lanes } from "./lanes.js";
import type { PageRefusal } from "./manners.js";
import type { Pace } from "./page-rates.js";
import { isRetryable } from "./retry.js";
import { SelectionLimits } from "./selection-limits.js";
import { sightPage } from "./sight-page.js";

/** A slot is at least this long: no server answers in no time. */
const SHORTEST_SLOT_MS = 50;
/** How fast the pace follows the answers. */
const PACE_WEIGHT = 0.05;

/** One host's pages and the order in which they are visited. */
interface Lane {
  readonly queue: VisitQueue;
  readonly pages: FrontierPage[];
  readonly pace: Pace;
}

/** Visits everything in scope, unless an earlier process already did. */
export async function visitPass(run: CaptureRun): Promise<void> {
  if (run.capture.phase !== "visiting") return;
  await run.frontier.add(
    run.capture.seeds.map((url) => ({ url, kind: "document" as const, depth: 0, via: null, late: false })),
  );
  await enterKnownPages(run);
  await new VisitPass(run).run();
}

class VisitPass {
  readonly #run: CaptureRun;
  readonly #limits: SelectionLimits;
  readonly #budget: Budget;
  readonly #doubleLook: DoubleLook;
  readonly #lanes = new Map<string, Lane>();
  readonly #loops: Lanes;
  readonly #retried = new Set<string>();
  #visits = 0;

  constructor(run: CaptureRun) {
    this.#run = run;
    this.#limits = new SelectionLimits(run);
    this.#budget = new Budget(run);
    this.#doubleLook = new DoubleLook(run);
    this.#loops = new Lanes((host) => this.#visitNext(host));
  }

  async run(): Promise<void> {
    const pages = this.#run.frontier.pages();
    this.#visits = pages.filter((page) => this.#run.sightingsOf(page.url).length > 0).length;
    await this.#enqueue(
      pages.filter((page) => page.state === "known" && this.#run.sightingsOf(page.url).length === 0),
    );
    await this.#loops.drain();
    for (let again = this.#pagesToRetry(); again.length > 0; again = this.#pagesToRetry()) {
      await this.#enqueue(again);
      await this.#loops.drain();
    }
  }

  async #enqueue(pages: readonly FrontierPage[]): Promise<void> {
    await this.#run.rates.expect(pages);
    for (const [host, found] of groupByHost(pages)) {
      const lane = this.#laneOf(host, found.length);
      const first = lane.pages.length;
      for (const page of found) lane.pages.push(page);
      lane.queue.add(
        found.map((page, k) => ({ index: first + k, page: planPage(page, this.#run, lane.pace) })),
      );
      this.#loops.wake(host);
    }
  }

  /** Pages known at the start are the guess of the host's size; without a past it is open. */
  #laneOf(host: string, known: number): Lane {
    let lane = this.#lanes.get(host);
    if (!lane) {
      const queue = this.#run.strategy.startVisits({
        sizeGuess: known > this.#run.capture.seeds.length ? known : null,
        threshold: this.#run.settings.threshold,
      });
      const pace = { slotMs: Math.max(this.#run.settings.delayMs, SHORTEST_SLOT_MS) };
      this.#lanes.set(host, (lane = { queue, pages: [], pace }));
    }
    return lane;
  }

  async #visitNext(host: string): Promise<boolean> {
    this.#run.checkInterrupted();
    const { queue, pages, pace } = this.#lanes.get(host)!;
    const index = queue.next();
    if (index === null) return false;
    const startedAt = this.#run.world.clock.now();
    await this.#visit(pages[index]!);
    const tookMs = Math.max(
      this.#run.world.clock.now() - startedAt,
      this.#run.settings.delayMs,
      SHORTEST_SLOT_MS,
    );
    pace.slotMs += PACE_WEIGHT * (tookMs - pace.slotMs);
    return true;
  }

  async #visit(page: FrontierPage): Promise<void> {
    const refusal = await this.#refusal(page);
    if (refusal) return this.#run.frontier.setState(page.url, refusal.state, refusal.reason);
    this.#visits++;
    const { sighting, found } = await sightPage(this.#run, page, "visit");
    await this.#run.frontier.setState(page.url, isCaptured(sighting) ? "visited" : "failed", null);
    await this.#doubleLook.at(page, sighting);
    await this.#run.rates.noteVisit(page, this.#run.sightingsOf(page.url));
    await this.#enqueue(found);
    this.#run.tellProgress("visit", this.#visits, this.#run.frontier.size, sighting);
  }

  async #refusal(page: FrontierPage): Promise<PageRefusal | null> {
    const { maxPages } = this.#run.settings;
    if (this.#visits >= maxPages && !this.#retried.has(page.url))
      return { state: "skipped", reason: refusalReason("max-pages", String(maxPages)) };
    const spent = this.#budget.visitsSpent();
    if (spent !== null) return { state: "skipped", reason: spent };
    return (await this.#run.manners.refusalOf(page)) ?? this.#limits.refusalOf(page);
  }

  /** One more try for what may have been a passing fault; the pages found by it get their own. */
  #pagesToRetry(): FrontierPage[] {
    if (this.#budget.visitsSpent() !== null) return [];
    const failed = this.#run.frontier
      .pages()
      .filter((page) => page.state === "failed" && !this.#retried.has(page.url));
    for (const { url } of failed) this.#retried.add(url);
    return failed.filter(({ url }) => isRetryable(this.#run.sightingsOf(url).at(-1)));
  }
}

function planPage(page: FrontierPage, run: CaptureRun, pace: Pace): PlanPage {
  return {
    id: page.url,
    survival: run.rates.survivalOf(page, pace),
    weight: 1,
    trustedLastModified: false,
    links: [],
  };
}
