// Sites under watch as lists show them: those in trouble first, in pieces, with sums over all of them.
import { IsochronError } from "#errors.js";
import { sumsOfWatches, toIso, type Instant, type WatchSums } from "#model/index.js";
import type { Archive, Clock, ToldSite, WatchReader } from "#ports/index.js";
import type { ListAsked } from "../sites/list-asked.js";
import { CONDITIONS, type WatchedSite, type WatchList } from "../watch-schema.js";

/** Whoever writes to the archive may be another than the watch, but not for so long. */
const OVERDUE_MS = 86_400_000;
/** A turn begins some time after it is due. */
const LATE_MS = 300_000;
const MOST_NEXT_LOOKS = 20;

/** What lists are made from. */
export interface WatchSource {
  readonly watch: WatchReader;
  readonly archive: Pick<Archive, "hasWriter">;
  readonly clock: Pick<Clock, "now">;
}

/** Makes listings. */
export class WatchListings {
  readonly #source: WatchSource;

  constructor(source: WatchSource) {
    this.#source = source;
  }

  /** One site. */
  async of(name: string): Promise<WatchedSite | null> {
    const told = await this.#source.watch.site(name);
    return told && this.#listed(told, this.#source.archive.hasWriter());
  }

  /** One site. @throws NOT_FOUND where it is not under watch, or the reader is not told of it */
  async get(name: string): Promise<WatchedSite> {
    const found = await this.of(name);
    if (found === null) throw new IsochronError("NOT_FOUND", "this site is not under watch");
    return found;
  }

  /** All sites, by name. */
  async all(): Promise<WatchedSite[]> {
    const hasWriter = this.#source.archive.hasWriter();
    return (await this.#source.watch.sites()).map((one) => this.#listed(one, hasWriter));
  }

  /** A piece of the list. */
  async list({ cursor, limit, q }: ListAsked): Promise<Omit<WatchList, "canEdit">> {
    const told = await this.all();
    const named = q === undefined ? told : told.filter(({ site }) => site.includes(q.toLowerCase()));
    const sorted = named
      .map((site) => ({ site, place: placeOf(site) }))
      .sort((a, b) => (a.place < b.place ? -1 : 1));
    const rest = cursor === undefined ? sorted : sorted.filter(({ place }) => place > cursor);
    const shown = rest.slice(0, limit);
    return {
      sites: shown.map(({ site }) => site),
      next: rest.length > limit ? shown.at(-1)!.place : null,
      sums: sumsOf(named),
    };
  }

  /** A status is what the watch said last: one that has said nothing for long is not there any more. */
  #listed(told: ToldSite, hasWriter: boolean): WatchedSite {
    const { condition, nextTurnAt, figures } = told;
    const lateMs = nextTurnAt === null ? 0 : this.#source.clock.now() - nextTurnAt;
    const isGone = condition !== "paused" && lateMs > (hasWriter ? OVERDUE_MS : LATE_MS);
    const isIdle = isGone || condition === "paused";
    return {
      ...told,
      condition: isGone ? "not-running" : condition,
      figures: figures && {
        ...(isIdle ? spentSince(figures, this.#source.clock.now()) : figures),
        nextLooks: figures.nextLooks.slice(0, MOST_NEXT_LOOKS),
      },
    };
  }
}

type ToldFigures = NonNullable<ToldSite["figures"]>;

/** Of a site that nobody looks at nothing is spent on a later day, or in a later month, than its figures are of. */
function spentSince(figures: ToldFigures, now: Instant): ToldFigures {
  const { at, requestsToday, bytesThisMonth } = figures;
  const isSame = (digits: number): boolean => toIso(at).slice(0, digits) === toIso(now).slice(0, digits);
  return {
    ...figures,
    requestsToday: isSame("2026-11-17".length) ? requestsToday : { ...requestsToday, spent: 0 },
    bytesThisMonth: isSame("2026-11".length) ? bytesThisMonth : { ...bytesThisMonth, spent: 0 },
  };
}

/** By the word for its condition's place, then by name. */
function placeOf({ site, condition }: WatchedSite): string {
  return `${CONDITIONS.indexOf(condition)} ${site}`;
}

function sumsOf(sites: readonly WatchedSite[]): WatchList["sums"] {
  const conditions = Object.fromEntries(CONDITIONS.map((one) => [one, 0])) as Record<
    WatchedSite["condition"],
    number
  >;
  for (const { condition } of sites) conditions[condition]++;
  const figures = sites.flatMap((site) => site.figures ?? []);
  const isTold = figures.length === sites.length;
  const spent = figures.map(({ requestsToday }) => requestsToday);
  return {
    sites: sites.length,
    conditions,
    requestsToday: isTold ? spent.reduce(added, { spent: 0, most: 0 }) : null,
    ...(isTold ? sumsOfWatches(figures) : NOTHING_TOLD),
  };
}

/** Sums over some of the sites would be those of the rest, to whoever knows all. */
const NOTHING_TOLD: WatchSums = { completeness: null, freshness: null };

type Spending = NonNullable<WatchList["sums"]["requestsToday"]>;

function added(a: Spending, b: Spending): Spending {
  return {
    spent: a.spent + b.spent,
    most: a.most === null || b.most === null ? null : a.most + b.most,
  };
}
