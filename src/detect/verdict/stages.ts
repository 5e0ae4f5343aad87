// The stages of detection (slides2010 "Incoherence Detection"), cheapest first: each says what it saw, and the first
// that settles the question ends the search. The dear ones need both versions; these need sketches only.
import { sha256Digest } from "#formats/index.js";
import type { Digest, Validators, VersionSketch } from "#model/index.js";
import { elementsOf, isFrame, visibleText, withSlots, wordsOf, type PageModel } from "../page/page-model.js";
import type { ScrubRules } from "../scrub/rules.js";
import type { VolatileRegions } from "../scrub/volatile.js";
import { signatureSimilarity, textSignature } from "../similarity/minhash.js";

/** Makes the sketch of a version. */
export function sketchOf(
  payloadDigest: Digest,
  page: PageModel,
  rules: ScrubRules,
  regions: VolatileRegions | null = null,
): VersionSketch {
  const text = visibleText(page);
  let signature: Uint32Array | undefined;
  return {
    payloadDigest,
    textDigest: textDigest(text),
    scrubbedDigest: textDigest(ownLines(page, regions)),
    ruleSet: textDigest(`${rules.digest} ${regions?.digest ?? "none"}`),
    // Made when first asked for: the digests before it mostly settle the question.
    get signature() {
      return (signature ??= textSignature(wordsOf(text)));
    },
  };
}

const textDigest = (text: string): Digest => sha256Digest(Buffer.from(text));

function ownLines(page: PageModel, regions: VolatileRegions | null): string {
  const framed = new Set(
    page.blocks.filter((block) => isFrame(block.role)).flatMap((block) => block.elements),
  );
  return withSlots(elementsOf(page))
    .filter(([element, slot]) => !framed.has(element) && !regions?.has(element, slot))
    .map(([element]) => `${element.kind} ${element.value}`)
    .join("\n");
}

/** The stages that need no more than what was kept. */
export type CheapStage =
  "etag" | "last-modified" | "payload-digest" | "text-digest" | "scrubbed-text-digest" | "shingles";

/** What one stage saw. */
export interface StageEvidence {
  readonly stage: CheapStage;
  readonly outcome: "same" | "different" | "unknown";
  readonly detail: string;
}

/** One version as the stages see it; what a fetch did not yield is `null`. */
export interface StagedVersion {
  readonly validators: Validators | null;
  readonly sketch: VersionSketch | null;
}

/**
 * Runs the stages until one settles that nothing changed, or all have spoken. Equal text alone settles nothing:
 * links and images may differ, which the scrubbed digest covers. Validators that agree are the server's word
 * (attested, never observed); a weak ETag promises no equal bytes.
 */
export function runStages(before: StagedVersion, after: StagedVersion): StageEvidence[] {
  const evidence: StageEvidence[] = [];
  for (const stage of STAGES) {
    const seen = stage(before, after);
    evidence.push(seen);
    if (seen.outcome === "same" && seen.stage !== "text-digest") break;
  }
  return evidence;
}

type Stage = (before: StagedVersion, after: StagedVersion) => StageEvidence;

const STAGES: readonly Stage[] = [
  ({ validators: a }, { validators: b }) => {
    const [x, y] = [a?.etag ?? null, b?.etag ?? null];
    const isWeak = x?.startsWith("W/") === true || y?.startsWith("W/") === true;
    return compared("etag", x, y, isWeak ? "weak: equal in meaning at most" : "as the server says");
  },
  ({ validators: a }, { validators: b }) =>
    compared("last-modified", a?.lastModified ?? null, b?.lastModified ?? null, "as the server says"),
  ({ sketch: a }, { sketch: b }) =>
    compared("payload-digest", a?.payloadDigest ?? null, b?.payloadDigest ?? null, "all bytes"),
  ({ sketch: a }, { sketch: b }) =>
    compared("text-digest", a?.textDigest ?? null, b?.textDigest ?? null, "the visible text"),
  ({ sketch: a }, { sketch: b }) => {
    const isComparable = a !== null && b !== null && a.ruleSet === b.ruleSet;
    const detail = isComparable ? `under rule set ${a.ruleSet}` : "no common rule set";
    return compared(
      "scrubbed-text-digest",
      isComparable ? a.scrubbedDigest : null,
      b?.scrubbedDigest ?? null,
      detail,
    );
  },
  ({ sketch: a }, { sketch: b }) => {
    if (a === null || b === null) return { stage: "shingles", outcome: "unknown", detail: "no signature" };
    const similarity = signatureSimilarity(a.signature, b.signature);
    return {
      stage: "shingles",
      outcome: similarity === 1 ? "unknown" : "different",
      detail: `similarity ${similarity.toFixed(3)}`,
    };
  },
];

function compared(
  stage: CheapStage,
  a: string | number | null,
  b: string | number | null,
  detail: string,
): StageEvidence {
  if (a === null || b === null)
    return { stage, outcome: "unknown", detail: a === null && b === null ? "not given" : detail };
  return { stage, outcome: a === b ? "same" : "different", detail };
}
