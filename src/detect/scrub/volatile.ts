// Regions that vary by themselves (rotating boxes, advertisements, fortunes), learned from repeated sightings
// of a page. A region is a place whose content is replaced again and again, not one that grows or is edited.
import { sha256Digest } from "#formats/index.js";
import type { Digest } from "#model/index.js";
import { elementsOf, type PageElement, type PageModel } from "../page/page-model.js";

/** Places learned as volatile; fixed once made, and named by their digest like any rule set. */
export interface VolatileRegions {
  readonly digest: Digest;
  readonly places: readonly string[];
  has(element: PageElement): boolean;
}

/** Transitions remembered: an old layout is forgotten. */
const WINDOW = 8;
/** Times a place's content must have been replaced before it counts as volatile. */
const LEAST_REPLACED = 3;
/** Share of the transitions seen that must have replaced it. */
const LEAST_REPLACED_SHARE = 0.6;
/** A transition that keeps at most this share of a place's content has replaced it. */
const MOST_KEPT = 0.5;
/** A page of which more than this varies is no page with a volatile box: nothing is taken away then. */
const MOST_VOLATILE_TEXT = 0.5;

/** Makes regions from known places, for example from a user's rule or an earlier session. */
export function volatileRegions(places: Iterable<string>): VolatileRegions {
  const set = new Set(places);
  const sorted = [...set].sort();
  return {
    digest: sha256Digest(Buffer.from(JSON.stringify(sorted))),
    places: sorted,
    has: (element) => set.has(element.place),
  };
}

/** Learns the volatile regions of one page from its sightings, given in order of time. */
export class VolatilityLearner {
  /** For each place, whether each of the last transitions replaced its content. */
  readonly #replaced = new Map<string, boolean[]>();
  readonly #sure = new Set<string>();
  #last: PageModel | null = null;

  /** Takes the next sighting. */
  see(page: PageModel): void {
    if (this.#last)
      for (const [place, kept] of keptShares(this.#last, page)) {
        const seen = this.#replaced.get(place) ?? [];
        this.#replaced.set(place, [...seen, kept <= MOST_KEPT].slice(-WINDOW));
      }
    this.#last = page;
  }

  /** Takes two fetches made back to back: what differs between them varies by itself, at once and for sure. */
  seeBackToBack(first: PageModel, second: PageModel): void {
    for (const [place, kept] of keptShares(first, second)) if (kept < 1) this.#sure.add(place);
    this.see(second);
  }

  /** What has been learned so far. */
  regions(): VolatileRegions {
    const places = [...this.#replaced].filter(([, seen]) => isVolatile(seen)).map(([place]) => place);
    const learned = volatileRegions([...places, ...this.#sure]);
    return this.#last && volatileShare(this.#last, learned) > MOST_VOLATILE_TEXT
      ? volatileRegions([])
      : learned;
  }
}

function isVolatile(seen: readonly boolean[]): boolean {
  const replaced = seen.filter(Boolean).length;
  return replaced >= LEAST_REPLACED && replaced / seen.length >= LEAST_REPLACED_SHARE;
}

/** Share of each place's content that the next version kept; places of one version only are left out. */
function keptShares(before: PageModel, after: PageModel): Map<string, number> {
  const [old, now] = [contentByPlace(before), contentByPlace(after)];
  const shares = new Map<string, number>();
  for (const [place, values] of old) {
    const next = now.get(place);
    if (next) shares.set(place, keptShare(values, next));
  }
  return shares;
}

/** Figures are masked: a number that keeps changing may be a price, and must never be learned away. */
function contentByPlace(page: PageModel): Map<string, string[]> {
  const contents = new Map<string, string[]>();
  for (const { place, kind, value } of elementsOf(page)) {
    const masked = kind === "text" ? value.replace(/\d[\d.,]*/g, "0") : value;
    const list = contents.get(place);
    if (list) list.push(masked);
    else contents.set(place, [masked]);
  }
  return contents;
}

function keptShare(before: readonly string[], after: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of before) counts.set(value, (counts.get(value) ?? 0) + 1);
  let kept = 0;
  for (const value of after) {
    const left = counts.get(value) ?? 0;
    if (left > 0) kept++;
    counts.set(value, left - 1);
  }
  // Against the smaller side: a list that grows or shrinks keeps all it can.
  return kept / Math.min(before.length, after.length);
}

function volatileShare(page: PageModel, regions: VolatileRegions): number {
  const chars = (elements: readonly PageElement[]): number =>
    elements.reduce((sum, e) => sum + (e.kind === "text" ? e.shown.length : 0), 0);
  const elements = elementsOf(page);
  return chars(elements.filter((e) => regions.has(e))) / Math.max(1, chars(elements));
}
