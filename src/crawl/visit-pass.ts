// The visit pass: every page once before t*, discovered as visits go, in the order the strategy chooses.
import { hostOf, isCaptured, type FrontierPage, type FrontierState } from "#model/index.js";
import type { PlanPage, VisitQueue } from "#schedule/index.js";
import type { CaptureRun } from "./capture-run.js";
import { Lanes } from "./lanes.js";
import { priorSurvival } from "./priors.js";
import { isRetryable } from "./retry.js";
import { RobotsRules } from "./robots-rules.js";
import { SelectionLimits } from "./selection-limits.js";
import { sightPage } from "./sight-page.js";
import { readSources } from "./sources.js";

/** One host's pages and the order in which they are visited. */
interface Lane {
  readonly queue: VisitQueue;
  readonly pages: FrontierPage[];
}

/** Visits everything in scope, unless an earlier process already did. */
export async function visitPass(run: CaptureRun): Promise<void> {
  if (run.capture.phase !== "visiting") return;
  await run.frontier.add(
    run.capture.seeds.map((url) => ({ url, kind: "document" as const, depth: 0, via: null, late: false })),
  );
  const robots = new RobotsRules(run);
  await readSources(run, robots);
  await new VisitPass(run, robots).run();
}

class VisitPass {
  readonly #run: CaptureRun;
  readonly #robots: RobotsRules;
  readonly #limits: SelectionLimits;
  readonly #lanes = new Map<string, Lane>();
  readonly #loops: Lanes;
  readonly #retried = new Set<string>();
  #visits = 0;

  constructor(run: CaptureRun, robots: RobotsRules) {
    this.#run = run;
    this.#robots = robots;
    this.#limits = new SelectionLimits(run);
    this.#loops = new Lanes((host) => this.#visitNext(host));
  }

  async run(): Promise<void> {
    const pages = this.#run.frontier.pages();
    this.#visits = pages.filter((page) => this.#run.sightingsOf(page.url).length > 0).length;
    this.#enqueue(
      pages.filter((page) => page.state === "known" && this.#run.sightingsOf(page.url).length === 0),
    );
    await this.#loops.drain();
    for (let again = this.#pagesToRetry(); again.length > 0; again = this.#pagesToRetry()) {
      this.#enqueue(again);
      await this.#loops.drain();
    }
  }

  #enqueue(pages: readonly FrontierPage[]): void {
    for (const page of pages) {
      const host = hostOf(page.url);
      const lane = this.#laneOf(host);
      const index = lane.pages.push(page) - 1;
      lane.queue.add([{ index, page: planPage(page, this.#run) }]);
      this.#loops.wake(host);
    }
  }

  #laneOf(host: string): Lane {
    let lane = this.#lanes.get(host);
    if (!lane) {
      const queue = this.#run.strategy.startVisits({
        sizeGuess: null,
        threshold: this.#run.settings.threshold,
      });
      this.#lanes.set(host, (lane = { queue, pages: [] }));
    }
    return lane;
  }

  async #visitNext(host: string): Promise<boolean> {
    this.#run.checkInterrupted();
    const lane = this.#laneOf(host);
    const index = lane.queue.next();
    if (index === null) return false;
    await this.#visit(lane.pages[index]!);
    return true;
  }

  async #visit(page: FrontierPage): Promise<void> {
    const refusal = await this.#refusal(page);
    if (refusal) return this.#run.frontier.setState(page.url, refusal.state, refusal.reason);
    this.#visits++;
    const { sighting, found } = await sightPage(this.#run, page, "visit");
    await this.#run.frontier.setState(page.url, isCaptured(sighting) ? "visited" : "failed", null);
    this.#enqueue(found);
    this.#run.tellProgress("visit", this.#visits, this.#run.frontier.size, sighting);
  }

  async #refusal(page: FrontierPage): Promise<{ state: FrontierState; reason: string } | null> {
    const { maxPages } = this.#run.settings;
    if (this.#visits >= maxPages && !this.#retried.has(page.url)) {
      return { state: "skipped", reason: `over the limit of ${maxPages} pages` };
    }
    return (await this.#robots.refusalOf(page.url)) ?? this.#limits.refusalOf(page);
  }

  /** One more try for what may have been a passing fault; the pages found by it get their own. */
  #pagesToRetry(): FrontierPage[] {
    const failed = this.#run.frontier
      .pages()
      .filter((page) => page.state === "failed" && !this.#retried.has(page.url));
    for (const { url } of failed) this.#retried.add(url);
    return failed.filter(({ url }) => isRetryable(this.#run.sightingsOf(url).at(-1)));
  }
}

function planPage(page: FrontierPage, run: CaptureRun): PlanPage {
  return {
    id: page.url,
    survival: priorSurvival(page, run.settings.delayMs),
    weight: 1,
    trustedLastModified: false,
    links: [],
  };
}
