// Two versions as bytes in, result and view out: behind `detect`, `diff`, the diff of the UI and every capture.
import type { ChangeResult, DiffView, KeptLayout } from "#model/index.js";
import { TREE_SEGMENTER } from "../blocks/segmenter.js";
import { readPage } from "../page/read-page.js";
import { scrubRules, type ScrubRule } from "../scrub/rules.js";
import type { EditTally, TemplateEdits } from "../template/edit-tally.js";
import { VolatilityLearner } from "../scrub/volatile.js";
import type { KnownPages } from "./categories.js";
import { changeResult } from "./change-result.js";
import { comparedPart, leftOutOf, verdictOnAll, withLeftOut } from "./compared-part.js";
import { compareVersions } from "./compare.js";
import { diffRows } from "./diff-rows.js";
import { readBoth, type ReadVersion } from "./read-both.js";

/** What may be known besides the bytes; all of it is optional. */
export interface ChangeOptions {
  /** The page's address: links are resolved against it. */
  readonly url?: string;
  readonly beforeType?: string | null;
  readonly afterType?: string | null;
  /** Earlier versions, oldest first, from which volatile regions are learned; the older one compared is added. */
  readonly history?: readonly Uint8Array[];
  /** Two responses fetched back to back: what differs between them varies by itself. */
  readonly backToBack?: readonly [Uint8Array, Uint8Array];
  /** Edits that other pages of the same capture share: they are the site's, not this page's. */
  readonly template?: TemplateEdits;
  /** Takes the edits of this page, so that those that many pages share can be told. */
  readonly tally?: EditTally;
  /** The user's own scrubbing rules. */
  readonly rules?: readonly ScrubRule[];
  /** The site's pages before and after, to tell links to new and to removed pages. */
  readonly known?: KnownPages;
  readonly majorShare?: number;
  readonly imageDigest?: (url: string) => string | null;
  readonly beforeLabel?: string;
  readonly afterLabel?: string;
  /** How a browser laid out each version, where one did: blocks are cut by it where both are known and fit. */
  readonly beforeLayout?: KeptLayout;
  readonly afterLayout?: KeptLayout;
}

/** Compares two versions and returns the JSON document of `detect`. Any bytes are accepted. */
export function detectChange(
  before: Uint8Array,
  after: Uint8Array,
  options: ChangeOptions = {},
): ChangeResult {
  return compareBytes(before, after, options).result;
}

/** Compares two versions for people: the result with both versions line by line. */
export function diffVersions(before: Uint8Array, after: Uint8Array, options: ChangeOptions = {}): DiffView {
  const { result, rows } = compareBytes(before, after, options);
  return {
    beforeLabel: options.beforeLabel ?? "before",
    afterLabel: options.afterLabel ?? "after",
    result,
    rows: rows(),
  };
}

function compareBytes(
  before: Uint8Array,
  after: Uint8Array,
  options: ChangeOptions,
): { result: ChangeResult; rows: () => DiffView["rows"] } {
  const rules = scrubRules(options.rules);
  const { url = null, imageDigest } = options;
  const read: ReadVersion = (bytes, contentType = null, segmenter = TREE_SEGMENTER) =>
    readPage(comparedPart(bytes), {
      url,
      contentType,
      rules,
      segmenter,
      withUnseen: true,
      ...(imageDigest && { imageDigest }),
    });
  const { old, now, ...cut } = readBoth(before, after, options, read);
  const learner = new VolatilityLearner();
  for (const earlier of options.history ?? []) learner.see(read(earlier, options.beforeType));
  // Earlier versions have no layout: what is learned from is cut by the tree, all of it.
  learner.see(cut.cutBy === "tree" ? old : read(before, options.beforeType));
  if (options.backToBack) {
    const [first, second] = options.backToBack;
    learner.seeBackToBack(read(first, options.afterType), read(second, options.afterType));
  }
  const { known, majorShare, template, tally } = options;
  const isIdentical = Buffer.compare(before, after) === 0 && options.beforeType === options.afterType;
  const comparison = compareVersions(old, now, {
    rules,
    regions: learner.regions(),
    isIdentical,
    ...(known && { known }),
    ...(template && { template }),
    ...(tally && { tally, url: options.url ?? "" }),
    ...(majorShare !== undefined && { majorShare }),
  });
  const leftOut = leftOutOf(before, after);
  const result = {
    ...changeResult(comparison),
    ...cut,
    verdict: verdictOnAll(comparison.verdict, leftOut),
    explanation: withLeftOut(comparison.explanation, leftOut),
  };
  return { result, rows: () => diffRows(old, now, comparison.delta) };
}
