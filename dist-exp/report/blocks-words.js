/** A sentence where a browser laid out one of them; none where that was never so. */
export function blocksWords({ cutBy, notByLayout }) {
    if (cutBy === "layout")
        return ["blocks by layout, as a browser showed both versions when they were captured"];
    return notByLayout === undefined ? [] : [`blocks by the document's tree, not by layout: ${notByLayout}`];
}
