// The full comparison of two versions: stages that cost little first, then delta, importance and verdict.
import type { ChangeVerdict, TextSimilarity } from "#model/index.js";
import { changeShares, blockImportance, importanceE } from "../delta/importance.js";
import { pageDelta, type PageDelta } from "../delta/block-delta.js";
import {
  elementsOf,
  isFrame,
  countWords,
  visibleText,
  type PageElement,
  type PageModel,
} from "../page/page-model.js";
import type { ScrubRules } from "../scrub/rules.js";
import type { VolatileRegions } from "../scrub/volatile.js";
import type { EditTally, TemplateEdits } from "../template/edit-tally.js";
import { textSimilarity } from "../similarity/page-similarity.js";
import {
  changedShare,
  MAJOR_SHARE,
  structuralChange,
  type KnownPages,
  type StructuralChange,
} from "./categories.js";
import { differencesBeside } from "./beside.js";
import { explain } from "./explain.js";

/** What a comparison may know besides the two versions. */
export interface CompareOptions {
  readonly rules: ScrubRules;
  /** Learned before the newer version was seen. */
  readonly regions?: VolatileRegions;
  /** Edits that other pages of the same capture share. */
  readonly template?: TemplateEdits;
  /** Takes this page's edits, for judging it and others again. */
  readonly tally?: EditTally;
  /** The page's address, by which the tally knows it. */
  readonly url?: string;
  readonly known?: KnownPages;
  /** Share of the page's own words from which a change is major. */
  readonly majorShare?: number;
  /** The bytes are the same: the caller has compared their digests. */
  readonly isIdentical?: boolean;
}

/** What changed between two versions, and how much it matters. */
export interface Comparison {
  readonly verdict: ChangeVerdict;
  /** E of bensaad2011 section 3. */
  readonly importance: number;
  readonly similarity: TextSimilarity;
  readonly delta: PageDelta;
  /** ImpBk of each block of the delta; the sum is 1. */
  readonly weights: readonly number[];
  /** Share of the page's own words that differ. */
  readonly share: number;
  readonly structure: StructuralChange;
  readonly explanation: string;
}

const NO_STRUCTURE: StructuralChange = { toNew: [], toRemoved: [] };

/** Compares two versions. */
export function compareVersions(before: PageModel, after: PageModel, options: CompareOptions): Comparison {
  const { regions, template, tally } = options;
  const delta = pageDelta(before, after, {
    ...(regions && { isVolatile: (element: PageElement, slot: number) => regions.has(element, slot) }),
    ...(template && { template }),
  });
  tally?.see(
    delta.operations.filter(({ excuse }) => excuse !== "volatile" && excuse !== "recut"),
    options.url ?? "",
  );
  const weights = blockImportance(delta.blocks);
  const importance = importanceE(weights, changeShares(delta));
  const similarity = textSimilarity(visibleText(before), visibleText(after));
  const share = isBinary(before, after)
    ? 1
    : changedShare(
        elementsOf(before),
        elementsOf(after),
        delta.operations,
        Math.max(ownWords(before), ownWords(after)),
      );
  const structure = options.known
    ? structuralChange(delta.operations, options.known, options.rules)
    : NO_STRUCTURE;
  const isRemoved = after.blocks.length === 0 && before.blocks.length > 0;
  const verdict = options.isIdentical
    ? "identical"
    : isRemoved
      ? "removed"
      : gravest(delta, structure, share, options.majorShare ?? MAJOR_SHARE);
  const beside = verdict === "insignificant" ? differencesBeside(before, after, delta) : [];
  const explanation = explain({ verdict, share, delta, structure, beside });
  return { verdict, importance, similarity, delta, weights, share, structure, explanation };
}

function gravest(
  delta: PageDelta,
  structure: StructuralChange,
  share: number,
  majorShare: number,
): ChangeVerdict {
  if (structure.toNew.length + structure.toRemoved.length > 0) return "structural";
  if (delta.operations.every((op) => op.excuse !== null)) return "insignificant";
  return share >= majorShare ? "major" : "minor";
}

/** Bytes that cannot be read can only differ as a whole. */
function isBinary(before: PageModel, after: PageModel): boolean {
  return before.form === "binary" || after.form === "binary";
}

function ownWords(page: PageModel): number {
  const own = page.blocks.filter((block) => !isFrame(block.role)).flatMap((block) => block.elements);
  return own.reduce((sum, element) => sum + (element.kind === "text" ? countWords(element.shown) : 0), 0);
}
