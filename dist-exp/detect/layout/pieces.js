// The smallest parts of a page that stand for themselves to the eye (vips: block extraction): a paragraph, a list, a
// line of a bar.
import { contextInside, maySetRole } from "../blocks/role.js";
import { ElementCollector, isInline, isSeen } from "../page/extract.js";
import { placeInside, TOP } from "../page/place.js";
import { areaOf, united } from "./laid-tree.js";
const HEADING = /^h[1-6]$/;
/** One thing to the eye, however large. */
const WHOLE = new Set("p ul ol dl pre h1 h2 h3 h4 h5 h6".split(" "));
/** One thing to the eye unless they hold most of the page, as tables and forms once did. */
const WHOLE_WHILE_SMALL = new Set("table form blockquote figure".split(" "));
const LARGE_SHARE = 0.4;
const MAX_PIECES = 20_000;
/** Cuts a page into its pieces. */
export function piecesOf(root, role, means) {
    const cutter = new PieceCutter(means);
    cutter.walk(root, { place: TOP, role, chain: [root], ground: "" });
    return cutter.pieces;
}
class PieceCutter {
    pieces = [];
    #context;
    #laid;
    #sums;
    #divided = new Map();
    #isRuled = false;
    constructor({ context, laid, sums }) {
        this.#context = context;
        this.#laid = laid;
        this.#sums = sums;
    }
    /** The tree's depth is capped, so this may recurse. */
    walk(node, spot) {
        let line = [];
        const flush = () => {
            this.#close(line, spot);
            line = [];
        };
        for (const child of node.children) {
            if (typeof child === "string")
                line.push(child);
            else if (!isSeen(child, this.#context))
                continue;
            else if (isInline(child))
                line.push(child);
            else {
                flush();
                this.#takeBlockLevel(child, spot);
            }
        }
        flush();
    }
    #takeBlockLevel(node, spot) {
        if (node.tag === "hr")
            this.#isRuled = true;
        const role = contextInside(spot.role, node);
        const ground = this.#laid.boxOf(node)?.background || spot.ground;
        const isOther = role.role !== spot.role.role;
        if ((isOther || this.#isDivided(node)) && this.pieces.length < MAX_PIECES) {
            const place = placeInside(spot.place, node);
            this.walk(node, { place, role, chain: [...spot.chain, node], ground });
        }
        else
            this.#close([node], { ...spot, ground, chain: [...spot.chain, node] });
    }
    /** Whether a node holds parts that stand for themselves. */
    #isDivided(node) {
        if (isInline(node) || WHOLE.has(node.tag))
            return false;
        if (WHOLE_WHILE_SMALL.has(node.tag) && !this.#isLarge(node))
            return false;
        const known = this.#divided.get(node);
        if (known !== undefined)
            return known;
        const isDivided = node.children.some((child) => typeof child !== "string" && (!isInline(child) || maySetRole(child)));
        this.#divided.set(node, isDivided);
        return isDivided;
    }
    #isLarge(node) {
        const rect = this.#laid.rectOf(node);
        return rect !== null && areaOf(rect) > LARGE_SHARE * areaOf(this.#laid.page);
    }
    #close(nodes, { place, role, chain, ground }) {
        const collector = new ElementCollector(this.#context);
        for (const node of nodes)
            collector.add(node, place);
        collector.endLine(place);
        const { elements } = collector;
        if (elements.length === 0)
            return;
        this.pieces.push({ elements, place, role: role.role, chain, ground, ...this.#sightOf(nodes, chain) });
        this.#isRuled = false;
    }
    #sightOf(nodes, chain) {
        const inside = nodes.filter((node) => typeof node !== "string");
        const rects = inside.map((node) => this.#laid.rectOf(node)).filter((rect) => rect !== null);
        const [first] = inside;
        return {
            rect: united(rects),
            fontPx: first ? (this.#laid.boxOf(first)?.fontPx ?? 0) : 0,
            ink: this.#sums.ofAll(nodes, chain.at(-1)),
            isHeading: first !== undefined && HEADING.test(first.tag),
            isRuled: this.#isRuled,
        };
    }
}
