import { TREE_SEGMENTER } from "../blocks/segmenter.js";
import { readPage } from "../page/read-page.js";
import { scrubRules } from "../scrub/rules.js";
import { VolatilityLearner } from "../scrub/volatile.js";
import { changeResult } from "./change-result.js";
import { comparedPart, leftOutOf, verdictOnAll, withLeftOut } from "./compared-part.js";
import { compareVersions } from "./compare.js";
import { diffRows } from "./diff-rows.js";
import { readBoth } from "./read-both.js";
/** Compares two versions and returns the JSON document of `detect`. Any bytes are accepted. */
export function detectChange(before, after, options = {}) {
    return compareBytes(before, after, options).result;
}
/** Compares two versions for people: the result with both versions line by line. */
export function diffVersions(before, after, options = {}) {
    const { result, rows } = compareBytes(before, after, options);
    return {
        beforeLabel: options.beforeLabel ?? "before",
        afterLabel: options.afterLabel ?? "after",
        result,
        rows: rows(),
    };
}
function compareBytes(before, after, options) {
    const rules = scrubRules(options.rules);
    const { url = null, imageDigest } = options;
    const read = (bytes, contentType = null, segmenter = TREE_SEGMENTER) => readPage(comparedPart(bytes), {
        url,
        contentType,
        rules,
        segmenter,
        withUnseen: true,
        ...(imageDigest && { imageDigest }),
    });
    const { old, now, ...cut } = readBoth(before, after, options, read);
    const learner = new VolatilityLearner();
    for (const earlier of options.history ?? [])
        learner.see(read(earlier, options.beforeType));
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
