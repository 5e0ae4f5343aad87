const ELEMENT = 1;
const DOCUMENT = 9;
/** The longest colour that browsers write has some forty characters. */
const MAX_COLOUR_CHARS = 64;
/** What is nested deeper has no path: paths of a page that nests without end would outgrow it. */
const MAX_PATH_CHARS = 1_500;
const TRANSPARENT = /^rgba\(.*, 0\)$|^transparent$|^$/;
/** The styles that a snapshot is asked for, in the order in which they are read. */
export const BOX_STYLES = ["font-size", "background-color", "background-image", "visibility", "opacity"];
/** Every element of a document that has a box, in the order of the tree. */
export function readBoxes(one, document, strings) {
    const paths = pathsOf(one);
    return one.layout.nodeIndex.flatMap((node, at) => {
        if (one.nodes.nodeType?.[node] !== ELEMENT)
            return [];
        const [x = 0, y = 0, width = 0, height = 0] = one.layout.bounds[at] ?? [];
        const name = (strings[one.nodes.nodeName?.[node] ?? -1] ?? "").toLowerCase();
        const styles = (one.layout.styles?.[at] ?? []).map((place) => strings[place] ?? "");
        return [{ name, document, path: paths[node] ?? "", x, y, width, height, ...lookOf(styles) }];
    });
}
function lookOf([font = "", colour = "", image = "none", visibility = "visible", opacity = "1",]) {
    const painted = TRANSPARENT.test(colour) ? "" : colour.slice(0, MAX_COLOUR_CHARS);
    return {
        fontPx: Number.parseFloat(font) || 0,
        background: image !== "none" && image !== "" ? "image" : painted,
        isVisible: visibility === "visible" && Number(opacity) !== 0,
    };
}
/** The path of every node that is an element of the document's own tree; parents come before their children. */
function pathsOf({ nodes }) {
    const paths = [];
    const counts = [];
    const pseudo = new Set(nodes.pseudoType?.index);
    const parents = nodes.parentIndex ?? [];
    for (const [node, type] of (nodes.nodeType ?? []).entries()) {
        const parent = parents[node] ?? -1;
        const above = nodes.nodeType?.[parent] === DOCUMENT ? "" : paths[parent];
        // A shadow root or a template's content is a fragment: it has no path, nor has what it holds.
        if (type !== ELEMENT || above === undefined || pseudo.has(node))
            continue;
        const number = counts[parent] ?? 0;
        counts[parent] = number + 1;
        const path = above === "" ? String(number) : `${above}/${number}`;
        if (path.length <= MAX_PATH_CHARS)
            paths[node] = path;
    }
    return paths;
}
