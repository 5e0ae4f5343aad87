/** Below this share of boxes that are of an element of the tree, scripts have made it another tree. */
const LEAST_FOUND = 0.8;
/** Which box is of which element. */
export class LaidTree {
    page;
    /** Whether the boxes are of this tree; where scripts rebuilt the page they are not. */
    isFitting;
    #boxes = new Map();
    #rects = new Map();
    constructor(root, boxes) {
        const own = boxes.filter(({ document, path }) => document === 0 && path !== "");
        const byPath = new Map(own.map((box) => [box.path, box]));
        this.#find(root, "", byPath);
        this.isFitting = own.length > 0 && this.#boxes.size >= LEAST_FOUND * own.length;
        const rects = own.filter(({ isVisible }) => isVisible).map(rectOf);
        this.page = united(rects.filter((rect) => rect.right > 0 && rect.bottom > 0)) ?? NOWHERE;
    }
    boxOf(node) {
        return this.#boxes.get(node) ?? null;
    }
    /** Where a node is seen: its box, or those inside it where it has none of its own; `null` where nothing is. */
    rectOf(node) {
        const known = this.#rects.get(node);
        if (known !== undefined)
            return known;
        const box = this.#boxes.get(node);
        const isSeen = box?.isVisible === true && box.width > 1 && box.height > 1;
        const rect = isSeen ? rectOf(box) : this.#rectInside(node);
        this.#rects.set(node, rect);
        return rect;
    }
    /** Width and height of the page are never 0, so that shares of them can be told. */
    get size() {
        const { left, right, top, bottom } = this.page;
        return { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
    }
    /** The tree's depth is capped, so this may recurse. */
    #rectInside(node) {
        const rects = node.children.map((child) => (typeof child === "string" ? null : this.rectOf(child)));
        return united(rects.filter((rect) => rect !== null));
    }
    #find(node, above, byPath) {
        let number = 0;
        for (const child of node.children) {
            if (typeof child === "string")
                continue;
            const path = above === "" ? String(number++) : `${above}/${number++}`;
            const box = byPath.get(path);
            if (box?.name === child.tag)
                this.#boxes.set(child, box);
            this.#find(child, path, byPath);
        }
    }
}
const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };
function rectOf({ x, y, width, height }) {
    return { left: x, top: y, right: x + width, bottom: y + height };
}
/** The smallest rectangle that holds all of them. */
export function united(rects) {
    return rects.reduce((all, rect) => all === null
        ? rect
        : {
            left: Math.min(all.left, rect.left),
            top: Math.min(all.top, rect.top),
            right: Math.max(all.right, rect.right),
            bottom: Math.max(all.bottom, rect.bottom),
        }, null);
}
/** The area of a rectangle. */
export function areaOf({ left, top, right, bottom }) {
    return Math.max(0, right - left) * Math.max(0, bottom - top);
}
