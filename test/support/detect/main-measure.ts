// How well a ranking of blocks finds the main block that a reader labelled: by characters, whatever cut the page.
import { blockImportance, pageDelta, type Block, type PageModel } from "#detect/index.js";
import type { MainLabel } from "./main-sample.js";

/** A block that shares at least half of what it and the main block have together is the main block. */
const IS_MAIN = 0.5;
/** A block of which this much lies in the main block is a part of it. */
const IS_PART = 0.9;

/** What one page's ranking says. */
export interface MainScore {
  /** The block ranked first is the main block. */
  readonly isFirst: boolean;
  /** One over the rank of the main block; 0 where no block is it. */
  readonly reciprocalRank: number;
  /** The block ranked first is the main block or a part of it. */
  readonly isPartFirst: boolean;
  /** How much of all importance falls on the main block, however it is cut. */
  readonly importanceShare: number;
}

/** Scores the blocks of a page, ranked by their importance. */
export function scoreMain(page: PageModel, label: Pick<MainLabel, "from" | "to">): MainScore {
  const weights = blockImportance(pageDelta(page, page).blocks);
  const overlaps = overlapsOf(page.blocks, label);
  const ranked = overlaps
    .map((overlap, at) => ({ ...overlap, weight: weights[at]! }))
    .sort((a, b) => b.weight - a.weight);
  const rank = ranked.findIndex(({ union }) => union >= IS_MAIN);
  return {
    isFirst: rank === 0,
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
    isPartFirst: (ranked[0]?.inside ?? 0) >= IS_PART,
    importanceShare: ranked.reduce((sum, { weight, inside }) => sum + weight * inside, 0),
  };
}

/** The page's text without white space, and where the label's first and last words put the main block in it. */
export function mainRegion(
  blocks: readonly Block[],
  { from, to }: Pick<MainLabel, "from" | "to">,
): readonly [number, number] {
  const text = blocks.map(inkOf).join("");
  const [first, last] = [ink(from), ink(to)];
  if (text.split(first).length !== 2 || text.split(last).length !== 2)
    throw new Error(`words that do not stand exactly once: ${from} … ${to}`);
  return [text.indexOf(first), text.indexOf(last) + last.length];
}

/** How much of each block lies in the main block, and shared over joined. */
function overlapsOf(
  blocks: readonly Block[],
  label: Pick<MainLabel, "from" | "to">,
): { readonly inside: number; readonly union: number }[] {
  const [from, to] = mainRegion(blocks, label);
  let at = 0;
  return blocks.map((block) => {
    const size = inkOf(block).length;
    const shared = Math.max(0, Math.min(at + size, to) - Math.max(at, from));
    at += size;
    return { inside: size === 0 ? 0 : shared / size, union: shared / (size + (to - from) - shared) };
  });
}

function inkOf({ elements }: Block): string {
  return ink(elements.map(({ kind, shown }) => (kind === "text" ? shown : "")).join(""));
}

function ink(text: string): string {
  return text.replace(/\s+/g, "");
}
