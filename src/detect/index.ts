// What a response says, what changed between two versions of a page, and whether it matters.
export { bagJaccard, jaccard } from "./similarity/jaccard.js";
export {
  characterShingleBag,
  characterShingles,
  shingleLength,
  wordShingles,
} from "./similarity/shingles.js";
export { hashSignature, minHash, signatureSimilarity, textSignature } from "./similarity/minhash.js";
export { NearDuplicateIndex, type NearDuplicate } from "./similarity/banding.js";
export { levenshtein } from "./similarity/edit-distance.js";
export { changedTokens, diffSequences } from "./similarity/sequence-diff.js";
export { textSimilarity } from "./similarity/page-similarity.js";
export { TREE_SEGMENTER, type Segmenter } from "./blocks/segmenter.js";
export { layoutSegmenter } from "./layout/layout-segmenter.js";
export { readPage, type ReadOptions } from "./page/read-page.js";
export { primaryLanguage, readerText, textFormOf, type ReaderText } from "./page/reader-text.js";
export { MOST_PDF_BYTES, PdfReader } from "./pdf/pdf-reader.js";
export {
  elementsOf,
  isFrame,
  visibleText,
  type Block,
  type BlockRole,
  type PageElement,
  type PageModel,
} from "./page/page-model.js";
export { scrubRules, type ScrubRule, type ScrubRules } from "./scrub/rules.js";
export { scrubbedDigest } from "./scrub/scrubbed-digest.js";
export { VolatilityLearner, volatileRegions, type VolatileRegions } from "./scrub/volatile.js";
export { EditTally, type TemplateEdits } from "./template/edit-tally.js";
export { pageDelta, type BlockChange, type Operation, type PageDelta } from "./delta/block-delta.js";
export { blockImportance, changeShares, importanceE, type ChangeShares } from "./delta/importance.js";
export { compareVersions, type CompareOptions, type Comparison } from "./verdict/compare.js";
export type { KnownPages } from "./verdict/categories.js";
export { runStages, sketchOf, type StagedVersion, type StageEvidence } from "./verdict/stages.js";
export { detectChange, diffVersions, type ChangeOptions } from "./verdict/compare-bytes.js";
export { MOST_COMPARED_BYTES } from "./verdict/compared-part.js";
export { diffRows } from "./verdict/diff-rows.js";
export { readExchange, type Reading } from "./outcome.js";
export { BROWSER_SIGNS, needsBrowser, type BrowserNeed, type BrowserSign } from "./script-built.js";
