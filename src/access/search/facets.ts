// How many of the hits fall under each site, form, language and year.
import type { Hit } from "./found-hits.js";

/** A name and how many hits it has. */
export interface Counted {
  readonly name: string;
  readonly count: number;
}

/** The hits by what they can be narrowed to; most first. */
export interface Facets {
  readonly sites: readonly Counted[];
  readonly types: readonly Counted[];
  readonly languages: readonly Counted[];
  readonly years: readonly Counted[];
}

/** So many names of each at most. */
const MOST_NAMES = 20;
const UNKNOWN = "unknown";

/** Counts them; a hit counts under every site and year that saw it. */
export function facetsOf(hits: readonly Hit[]): Facets {
  return {
    sites: tally(hits, sitesOf),
    types: tally(hits, ({ text }) => [text.form]),
    languages: tally(hits, ({ text }) => [text.language ?? UNKNOWN]),
    years: tally(hits, yearsOf),
  };
}

/** The sites whose captures saw it. */
export function sitesOf({ runs }: Hit): string[] {
  return [...new Set(runs.flatMap(({ looks }) => looks.map(({ site }) => site)))].sort();
}

function yearsOf({ runs }: Hit): Set<string> {
  return new Set(runs.flatMap(({ looks }) => looks.map(({ at }) => String(new Date(at).getUTCFullYear()))));
}

function tally(hits: readonly Hit[], namesOf: (hit: Hit) => Iterable<string>): Counted[] {
  const counts = new Map<string, number>();
  for (const hit of hits) for (const name of namesOf(hit)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMES);
}
