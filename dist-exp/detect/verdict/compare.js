import { changeShares, blockImportance, importanceE } from "../delta/importance.js";
import { pageDelta } from "../delta/block-delta.js";
import { elementsOf, isFrame, countWords, visibleText, } from "../page/page-model.js";
import { textSimilarity } from "../similarity/page-similarity.js";
import { changedShare, MAJOR_SHARE, structuralChange, } from "./categories.js";
import { differencesBeside } from "./beside.js";
import { explain } from "./explain.js";
const NO_STRUCTURE = { toNew: [], toRemoved: [] };
/** Compares two versions. */
export function compareVersions(before, after, options) {
    const { regions, template, tally } = options;
    const delta = pageDelta(before, after, {
        ...(regions && { isVolatile: (element, slot) => regions.has(element, slot) }),
        ...(template && { template }),
    });
    tally?.see(delta.operations.filter(({ excuse }) => excuse !== "volatile" && excuse !== "recut"), options.url ?? "");
    const weights = blockImportance(delta.blocks);
    const importance = importanceE(weights, changeShares(delta));
    const similarity = textSimilarity(visibleText(before), visibleText(after));
    const share = isBinary(before, after)
        ? 1
        : changedShare(elementsOf(before), elementsOf(after), delta.operations, Math.max(ownWords(before), ownWords(after)));
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
function gravest(delta, structure, share, majorShare) {
    if (structure.toNew.length + structure.toRemoved.length > 0)
        return "structural";
    if (delta.operations.every((op) => op.excuse !== null))
        return "insignificant";
    return share >= majorShare ? "major" : "minor";
}
/** Bytes that cannot be read can only differ as a whole. */
function isBinary(before, after) {
    return before.form === "binary" || after.form === "binary";
}
function ownWords(page) {
    const own = page.blocks.filter((block) => !isFrame(block.role)).flatMap((block) => block.elements);
    return own.reduce((sum, element) => sum + (element.kind === "text" ? countWords(element.shown) : 0), 0);
}
