import { layoutSegmenter } from "../layout/layout-segmenter.js";
/** Reads them. */
export function readBoth(before, after, known, read) {
    const { beforeType, afterType, beforeLayout, afterLayout } = known;
    const byTree = (why) => ({
        old: read(before, beforeType),
        now: read(after, afterType),
        cutBy: "tree",
        ...(why !== null && { notByLayout: why }),
    });
    const why = whyNot(beforeLayout, afterLayout);
    if (!beforeLayout || !afterLayout || why !== null)
        return byTree(why);
    const old = read(before, beforeType, layoutSegmenter(beforeLayout.boxes));
    const now = read(after, afterType, layoutSegmenter(afterLayout.boxes));
    if (isLaid(old) && isLaid(now))
        return { old, now, cutBy: "layout" };
    return byTree("scripts made another page of the document than was sent");
}
function whyNot(before, after) {
    if (!before && !after)
        return null;
    if (!before || !after)
        return `the ${before ? "newer" : "older"} version was not shown in a browser`;
    if (before.isCut || after.isCut)
        return "there were more boxes than are kept";
    return before.viewWidth === after.viewWidth
        ? null
        : `views of other widths, ${before.viewWidth} and ${after.viewWidth} pixels`;
}
/** The segmenter falls back to the tree where the boxes are of another one: its blocks have no look then. */
function isLaid({ blocks }) {
    return blocks.some(({ look }) => look !== undefined);
}
