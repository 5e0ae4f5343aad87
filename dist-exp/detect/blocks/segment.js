// Segmentation in the manner of VIPS from the DOM alone: a node is divided while it holds parts that stand on
// their own; headings and rules separate; what is left together is a block.
import { ElementCollector, isInline, isSeen } from "../page/extract.js";
import { placeInside, TOP } from "../page/place.js";
import { contextInside, marksMain, maySetRole, rootContext } from "./role.js";
/** Text (characters, links and images counted as some) below which a container is not divided further. */
const WHOLE_BELOW = 300;
const LINK_CHARS = 10;
const IMAGE_CHARS = 60;
/** A main element that holds less of the page than this is not where its content is. */
const LEAST_MAIN = 0.02;
const MAX_BLOCKS = 1500;
const HEADING = /^h[1-6]$/;
/** Containers that are one thing to the eye, however large. */
const WHOLE = new Set("p ul ol dl table pre blockquote figure form h1 h2 h3 h4 h5 h6".split(" "));
/** Cuts a page into blocks that cover all its elements, each once, in reading order. */
export function segmentTree(root, context) {
    const segmenter = new Segmenter(context);
    segmenter.divide(root, TOP, mainContext(root, segmenter));
    return positioned(segmenter.blocks);
}
/** Role at the top of a page: whether it says where its main content is. */
export function findMainContext(root, context) {
    return mainContext(root, new Segmenter(context));
}
function mainContext(root, segmenter) {
    const main = findMain(root);
    return rootContext(main !== null && segmenter.size(main) >= LEAST_MAIN * segmenter.size(root));
}
class Segmenter {
    blocks = [];
    #context;
    #sizes = new Map();
    #roles = new Map();
    constructor(context) {
        this.#context = context;
    }
    /** The tree's depth is capped, so this may recurse. */
    divide(node, place, role) {
        let group = [];
        const flush = () => {
            this.#close(group, place, role);
            group = [];
        };
        for (const child of node.children) {
            if (typeof child === "string" || !isSeen(child, this.#context)) {
                if (typeof child === "string")
                    group.push(child);
                continue;
            }
            const inside = contextInside(role, child);
            if (child.tag === "hr" || HEADING.test(child.tag))
                flush();
            if (inside.role !== role.role || this.#isDivisible(child, inside)) {
                flush();
                this.divide(child, placeInside(place, child), inside);
            }
            else
                group.push(child);
        }
        flush();
    }
    #isDivisible(node, { inContent, hasMain }) {
        if (isInline(node))
            return false;
        // Authors mark what stands on its own, however small.
        if (node.tag === "section" || node.tag === "article")
            return true;
        if (!WHOLE.has(node.tag) && this.size(node) >= WHOLE_BELOW)
            return true;
        return !(inContent && hasMain) && this.#holdsRole(node);
    }
    /** Whether parts of the node play different roles: a small page is divided for their sake. */
    #holdsRole(node) {
        const known = this.#roles.get(node);
        if (known !== undefined)
            return known;
        const holds = node.children.some((child) => typeof child !== "string" && (maySetRole(child) || this.#holdsRole(child)));
        this.#roles.set(node, holds);
        return holds;
    }
    /** Text of a node, links and images counted as some. */
    size(node) {
        const known = this.#sizes.get(node);
        if (known !== undefined)
            return known;
        let size = node.tag === "a" ? LINK_CHARS : node.tag === "img" ? IMAGE_CHARS : 0;
        if (isSeen(node, this.#context))
            for (const child of node.children)
                size += typeof child === "string" ? inkOf(child) : this.size(child);
        this.#sizes.set(node, size);
        return size;
    }
    #close(group, place, role) {
        if (group.length === 0)
            return;
        const collector = new ElementCollector(this.#context);
        for (const node of group)
            collector.add(node, place);
        collector.endLine(place);
        const { elements } = collector;
        if (elements.length === 0)
            return;
        const draft = { role: role.role, heading: headingOf(group, elements), place: place.text, elements };
        const last = this.blocks.at(-1);
        if (this.blocks.length < MAX_BLOCKS || !last)
            this.blocks.push(draft);
        else
            for (const element of elements)
                last.elements.push(element);
    }
}
/** Characters that leave ink; a long run of white space is nothing to see. */
function inkOf(text) {
    return text.length > 64 && text.trim() === "" ? 0 : text.trim().length;
}
function headingOf(group, elements) {
    const first = group.find((node) => typeof node !== "string");
    if (first === undefined || typeof first === "string" || !HEADING.test(first.tag))
        return "";
    return elements.find((element) => element.kind === "text")?.shown.slice(0, 120) ?? "";
}
function positioned(drafts) {
    const sizes = drafts.map((draft) => draft.elements.reduce((sum, e) => sum + e.shown.length, 0));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    let before = 0;
    return drafts.map((draft, i) => {
        const position = total === 0 ? 0 : before / total;
        before += sizes[i];
        return { ...draft, position };
    });
}
function findMain(root) {
    const nodes = [root];
    for (let node = nodes.pop(); node; node = nodes.pop()) {
        if (marksMain(node))
            return node;
        for (const child of node.children)
            if (typeof child !== "string")
                nodes.push(child);
    }
    return null;
}
