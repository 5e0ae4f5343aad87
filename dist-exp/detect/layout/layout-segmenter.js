import { findMainContext, segmentTree } from "../blocks/segment.js";
import { InkSums } from "./ink-sums.js";
import { areaOf, LaidTree, united } from "./laid-tree.js";
import { piecesOf } from "./pieces.js";
import { contentContrast, separatorWeight } from "./separators.js";
/** The weight from which a separator divides (the permitted degree of coherence of vips). */
const DIVIDING_WEIGHT = 0.6;
const MAX_BLOCKS = 1500;
/** Blocks from the boxes of one rendering of the page; where they are of another tree, from the tree alone. */
export function layoutSegmenter(boxes) {
    return {
        name: "layout",
        segment(root, context) {
            const laid = new LaidTree(root, boxes);
            return laid.isFitting ? segmentLaid(root, context, laid) : segmentTree(root, context);
        },
    };
}
function segmentLaid(root, context, laid) {
    const means = { context, laid, sums: new InkSums(context, laid) };
    const runs = [];
    const cuts = new Separators(means);
    for (const piece of piecesOf(root, findMainContext(root, context), means)) {
        const run = runs.at(-1);
        const isOther = run !== undefined && run[0].role !== piece.role;
        const isDivided = cuts.weightAbove(piece) >= DIVIDING_WEIGHT;
        if (!run || (runs.length < MAX_BLOCKS && (isOther || isDivided)))
            runs.push([piece]);
        else
            run.push(piece);
    }
    return blocksOf(runs, laid);
}
/** Goes down a page and says of each piece what separates it from those above. */
class Separators {
    #means;
    #seen = null;
    #inked = null;
    constructor(means) {
        this.#means = means;
    }
    /** What is not seen belongs to whatever it follows. */
    weightAbove(piece) {
        if (piece.rect === null)
            return 0;
        const { laid, sums } = this.#means;
        const byLook = this.#seen ? separatorWeight(this.#seen, piece, laid) : 0;
        const byContent = this.#inked && piece.ink.seen > 0 ? contentContrast(this.#inked, piece, sums) : 0;
        this.#seen = piece;
        if (piece.ink.seen > 0)
            this.#inked = piece;
        return byLook + byContent;
    }
}
function blocksOf(runs, laid) {
    const sizes = runs.map((run) => charsOf(run));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    let before = 0;
    return runs.map((run, at) => {
        const position = total === 0 ? 0 : before / total;
        before += sizes[at];
        const outermost = run.reduce((least, piece) => (piece.chain.length < least.chain.length ? piece : least));
        return {
            role: run[0].role,
            heading: headingOf(run),
            place: outermost.place.text,
            elements: run.flatMap(({ elements }) => elements),
            position,
            look: lookOf(run, laid),
        };
    });
}
function headingOf(run) {
    const heading = run.find(({ isHeading }) => isHeading)?.elements.find(({ kind }) => kind === "text");
    return heading?.shown.slice(0, 120) ?? "";
}
function charsOf(run) {
    return run.reduce((sum, { elements }) => elements.reduce((s, { shown }) => s + shown.length, sum), 0);
}
function lookOf(run, laid) {
    const shown = run.filter(({ rect }) => rect !== null);
    const rect = united(shown.map((piece) => piece.rect));
    const [all, seen] = run.reduce(([a, b], { ink }) => [a + ink.all, b + ink.seen], [0, 0]);
    const seenShare = all === 0 ? 1 : seen / all;
    if (rect === null)
        return { areaShare: 0, centrality: 0, top: 1, seenShare: 0 };
    const { width, height } = laid.size;
    const middle = (rect.left + rect.right) / 2 - laid.page.left;
    return {
        areaShare: Math.min(1, areaOf(rect) / (width * height)),
        centrality: Math.max(0, 1 - Math.abs(middle / width - 0.5) * 2),
        top: Math.min(1, Math.max(0, (rect.top - laid.page.top) / height)),
        seenShare,
    };
}
