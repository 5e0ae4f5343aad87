// A site as it was seen held against what is told of it, page by page, in order of address.
import {
  isImport,
  isOfMoment,
  isRefresh,
  isTestimony,
  TOLD_TIERS,
  withClockErrors,
  type Capture,
  type CountedList,
  type PageUrl,
  type StaleLook,
  type ToldComparison,
  type ToldDifference,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { comparePage, type ComparedPage } from "#quality/index.js";
import { capturesOfSite } from "./site-captures.js";

/** So many of each list are held; all are counted. */
const MOST_LISTED = 1_000;
/** Of one page, so that one that differs at every look does not hide the others. */
const MOST_OF_PAGE = 3;

/** Compares a site; `null` when it has no testimony. */
export async function compareTold(site: string, archive: Archive): Promise<ToldComparison | null> {
  const captures = (await capturesOfSite(site, archive)).filter(({ phase }) => phase === "finished");
  const told = captures.filter(isTestimony);
  if (told.length === 0) return null;
  const seen = captures.filter((one) => !isTestimony(one) && !isImport(one));
  const count = new ComparisonCount(sourceTimes(told, await sourceFrom(told, archive)), seen.length > 0);
  const urls = await pagesOf(captures, archive);
  const runsOf = new Map(captures.map(({ id, runs }) => [id, runs]));
  for (const url of urls) {
    const sightings = (await archive.catalog.sightings.ofPage(url))
      .filter(({ captureId }) => runsOf.has(captureId))
      .flatMap((one) => withClockErrors([one], runsOf.get(one.captureId)));
    count.see(url, comparePage(sightings));
  }
  const testimonies = { source: 0, served: 0 };
  for (const { settings } of told) testimonies[settings.testimony!.tier]++;
  const own = seen.filter((one) => isOfMoment(one) || isRefresh(one)).length;
  return { format: "isochron-compare/1", site, captures: own, testimonies, ...count.result() };
}

async function pagesOf(captures: readonly Capture[], { catalog }: Archive): Promise<PageUrl[]> {
  const urls = new Set<PageUrl>();
  for (const { id } of captures) for await (const { url } of catalog.frontier.pages(id)) urls.add(url);
  return [...urls].sort();
}

/** The first instant that any source tells of. */
async function sourceFrom(told: readonly Capture[], { results }: Archive): Promise<number> {
  let from = Infinity;
  for (const { id, settings } of told) {
    if (settings.testimony?.tier !== "source") continue;
    const head = await results.getReportHead(id);
    from = Math.min(from, head?.testimony?.from ?? Infinity);
  }
  return from;
}

/** From what is told first to when a source was last taken: what is found outside of it, no source could hold. */
interface SourceTimes {
  readonly from: number;
  readonly takenAt: number;
}

function sourceTimes(told: readonly Capture[], from: number): SourceTimes | null {
  const sources = told.filter(({ settings }) => settings.testimony?.tier === TOLD_TIERS[0]);
  if (sources.length === 0) return null;
  return { from, takenAt: Math.max(...sources.map(({ startedAt }) => startedAt)) };
}

/** Counts what the pages came to; lists are bounded. */
class ComparisonCount {
  readonly #source: SourceTimes | null;
  readonly #hasLooks: boolean;
  readonly #agree = { source: 0, served: 0 };
  readonly #differ = new BoundedList<ToldDifference>();
  readonly #stale = new BoundedList<StaleLook>();
  readonly #forgotten = new BoundedList<string>();
  readonly #notInSource = new BoundedList<string>();
  #pages = 0;

  constructor(source: SourceTimes | null, hasLooks: boolean) {
    this.#source = source;
    this.#hasLooks = hasLooks;
  }

  see(url: PageUrl, page: ComparedPage): void {
    this.#pages++;
    for (const tier of TOLD_TIERS) this.#agree[tier] += page.agree[tier];
    this.#differ.addSome(page.differ);
    this.#stale.addSome(page.stale);
    if (this.#hasLooks && page.isCurrent && !page.isLookedAt) this.#forgotten.addSome([url]);
    if (this.#isMissing(page)) this.#notInSource.addSome([url]);
  }

  #isMissing({ isInSource, foundAt }: ComparedPage): boolean {
    const source = this.#source;
    if (source === null || isInSource) return false;
    return foundAt.some((at) => at >= source.from && at <= source.takenAt);
  }

  result(): Pick<ToldComparison, "pages" | "agree" | "differ" | "stale" | "forgotten" | "notInSource"> {
    return {
      pages: this.#pages,
      agree: this.#agree,
      differ: this.#differ.list,
      stale: this.#stale.list,
      forgotten: this.#forgotten.list,
      notInSource: this.#notInSource.list,
    };
  }
}

class BoundedList<T> {
  readonly #first: T[] = [];
  #count = 0;

  addSome(items: readonly T[]): void {
    this.#count += items.length;
    this.#first.push(...items.slice(0, Math.min(MOST_OF_PAGE, MOST_LISTED - this.#first.length)));
  }

  get list(): CountedList<T> {
    return { count: this.#count, first: this.#first };
  }
}
