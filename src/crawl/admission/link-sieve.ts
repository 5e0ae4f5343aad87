// Between a page's links and the frontier: what looks endless is counted instead of kept.
import { MOST_KNOWN_URLS } from "#formats/traps/link-rules.js";
import { RefusalTally, TrapGuard } from "#frontier/index.js";
import {
  hostOf,
  isCaptured,
  type Capture,
  type CaptureSettings,
  type FrontierPage,
  type PageKind,
  type PageUrl,
  type RefusalCode,
  type RefusedShape,
  type ScopeRefusal,
  type Sighting,
  shapeBudgetOf,
} from "#model/index.js";
import type { Clock, RefusalStore } from "#ports/index.js";
import type { RecordOfRun } from "../run/record-of-run.js";

/** A link found on a page. */
interface FoundLink {
  readonly url: PageUrl;
  readonly kind: PageKind;
  readonly depth: number;
}

/** The page on which links were found. */
interface FoundOn<L> {
  readonly isSoftNotFound: boolean;
  /** Why the scope leaves a link out. */
  readonly outside: (link: L) => ScopeRefusal | null;
}

/** The known pages, as the sieve asks for them. */
interface KnownPages {
  get(url: PageUrl): FrontierPage | undefined;
  pages(): Iterable<FrontierPage>;
  readonly size: number;
}

/** What a sieve judges and counts with. */
interface SieveParts {
  readonly capture: Capture;
  readonly settings: CaptureSettings;
  readonly clock: Clock;
  readonly refusals: RefusalStore;
  readonly known: KnownPages;
}

/** The sieve of one capture. */
export class LinkSieve {
  readonly #parts: SieveParts;
  readonly #known: KnownPages;
  readonly #guard: TrapGuard;
  readonly #tally: RefusalTally;
  /** Taken and not yet known: hosts that are asked side by side may find one page at once, and it counts once. */
  readonly #onTheWay = new Set<PageUrl>();

  private constructor(parts: SieveParts, held: readonly RefusedShape[]) {
    const { capture, settings, clock, known } = parts;
    this.#parts = parts;
    this.#known = known;
    this.#tally = new RefusalTally(held);
    this.#guard = new TrapGuard({
      seeds: capture.seeds,
      shapeBudget: shapeBudgetOf(settings),
      nowMs: () => clock.now(),
    });
    for (const page of known.pages()) this.#guard.take(page);
  }

  /** Goes on where an earlier process stopped. */
  static async open(parts: SieveParts): Promise<LinkSieve> {
    const held: RefusedShape[] = [];
    for await (const shape of parts.refusals.ofCapture(parts.capture.id)) held.push(shape);
    return new LinkSieve(parts, held);
  }

  /** What was counted, now and by earlier processes. */
  get tally(): RefusalTally {
    return this.#tally;
  }

  /** The links that are taken; the others are counted by rule and shape. */
  sift<L extends FoundLink>(links: readonly L[], way: FoundOn<L>): L[] {
    const taken = new Map<PageUrl, L>();
    for (const link of links) {
      if (this.#known.get(link.url) || taken.has(link.url)) continue;
      const chosen = this.#choose(link, taken.size + 1, way);
      if (!chosen || (chosen !== link && (this.#known.get(chosen.url) || taken.has(chosen.url)))) continue;
      taken.set(chosen.url, chosen);
      if (!this.#onTheWay.has(chosen.url)) this.#guard.take(chosen);
      this.#onTheWay.add(chosen.url);
    }
    return [...taken.values()];
  }

  /** Links that were taken are known now. */
  arrived(links: readonly FoundLink[]): void {
    for (const { url } of links) this.#onTheWay.delete(url);
  }

  /** Counts links that the scope leaves out, by host. */
  countOutOfScope(
    judged: Iterable<{ readonly link: FoundLink; readonly refusal: ScopeRefusal | null }>,
  ): void {
    for (const { link, refusal } of judged)
      if (refusal) this.#tally.add(refusal.code, hostOf(link.url), link.url);
  }

  /** Takes note of what a document holds, to tell mirrors. */
  note({ kind }: Pick<FrontierPage, "kind">, sighting: Sighting): void {
    if (kind !== "document" || !isCaptured(sighting) || sighting.outcome.identity.status !== 200) return;
    this.#guard.noteContent(sighting.url, sighting.outcome.identity.contentDigest);
  }

  #choose<L extends FoundLink>(link: L, nth: number, way: FoundOn<L>): L | null {
    const refusal = this.#guard.refusalOf(link, nth);
    if (refusal) {
      this.#tally.add(refusal.code, refusal.shape, link.url);
      return refusal.instead === null ? null : this.#instead({ ...link, url: refusal.instead }, nth, way);
    }
    const code: RefusalCode | null = way.isSoftNotFound
      ? "soft-404"
      : this.#known.size + nth > MOST_KNOWN_URLS
        ? "frontier-full"
        : null;
    if (code === null) return link;
    this.#tally.add(code, hostOf(link.url), link.url);
    return null;
  }

  /** The same URL without its session is judged by the scope like any other. */
  #instead<L extends FoundLink>(link: L, nth: number, way: FoundOn<L>): L | null {
    const refusal = way.outside(link);
    if (refusal === null) return this.#choose(link, nth, way);
    this.countOutOfScope([{ link, refusal }]);
    return null;
  }

  /** Files what was counted since the last time: on record first, then in the catalog. */
  async keepCounts(record: Pick<RecordOfRun, "refuse">): Promise<void> {
    const { rows, added } = this.#tally.takeChanges();
    if (rows.length === 0) return;
    await record.refuse(added);
    await this.#parts.refusals.put(this.#parts.capture.id, rows);
  }
}
