// The stages of detection (slides2010 "Incoherence Detection"), cheapest first: each says what it saw, and the first
// that settles the question ends the search. The dear ones need both versions; these need sketches only.
import { sha256Digest } from "#formats/index.js";
import { elementsOf, isFrame, visibleText, withSlots, wordsOf } from "../page/page-model.js";
import { signatureSimilarity, textSignature } from "../similarity/minhash.js";
/** Makes the sketch of a version. */
export function sketchOf(payloadDigest, page, rules, regions = null) {
    const text = visibleText(page);
    let signature;
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
const textDigest = (text) => sha256Digest(Buffer.from(text));
function ownLines(page, regions) {
    const framed = new Set(page.blocks.filter((block) => isFrame(block.role)).flatMap((block) => block.elements));
    return withSlots(elementsOf(page))
        .filter(([element, slot]) => !framed.has(element) && !regions?.has(element, slot))
        .map(([element]) => `${element.kind} ${element.value}`)
        .join("\n");
}
/**
 * Runs the stages until one settles that nothing changed, or all have spoken. Equal text alone settles nothing:
 * links and images may differ, which the scrubbed digest covers. Validators that agree are the server's word
 * (attested, never observed); a weak ETag promises no equal bytes.
 */
export function runStages(before, after) {
    const evidence = [];
    for (const stage of STAGES) {
        const seen = stage(before, after);
        evidence.push(seen);
        if (seen.outcome === "same" && seen.stage !== "text-digest")
            break;
    }
    return evidence;
}
const STAGES = [
    ({ validators: a }, { validators: b }) => {
        const [x, y] = [a?.etag ?? null, b?.etag ?? null];
        const isWeak = x?.startsWith("W/") === true || y?.startsWith("W/") === true;
        return compared("etag", x, y, isWeak ? "weak: equal in meaning at most" : "as the server says");
    },
    ({ validators: a }, { validators: b }) => compared("last-modified", a?.lastModified ?? null, b?.lastModified ?? null, "as the server says"),
    ({ sketch: a }, { sketch: b }) => compared("payload-digest", a?.payloadDigest ?? null, b?.payloadDigest ?? null, "all bytes"),
    ({ sketch: a }, { sketch: b }) => compared("text-digest", a?.textDigest ?? null, b?.textDigest ?? null, "the visible text"),
    ({ sketch: a }, { sketch: b }) => {
        const isComparable = a !== null && b !== null && a.ruleSet === b.ruleSet;
        const detail = isComparable ? `under rule set ${a.ruleSet}` : "no common rule set";
        return compared("scrubbed-text-digest", isComparable ? a.scrubbedDigest : null, b?.scrubbedDigest ?? null, detail);
    },
    ({ sketch: a }, { sketch: b }) => {
        if (a === null || b === null)
            return { stage: "shingles", outcome: "unknown", detail: "no signature" };
        const similarity = signatureSimilarity(a.signature, b.signature);
        return {
            stage: "shingles",
            outcome: similarity === 1 ? "unknown" : "different",
            detail: `similarity ${similarity.toFixed(3)}`,
        };
    },
];
function compared(stage, a, b, detail) {
    if (a === null || b === null)
        return { stage, outcome: "unknown", detail: a === null && b === null ? "not given" : detail };
    return { stage, outcome: a === b ? "same" : "different", detail };
}
