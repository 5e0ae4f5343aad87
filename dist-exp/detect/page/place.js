/** Containers named in a place; more would tie it to the whole page's layout. */
const STEPS = 5;
const LANDMARKS = new Set([
    "main",
    "section",
    "article",
    "nav",
    "header",
    "footer",
    "aside",
    "form",
    "table",
]);
/** Classes that say a passing state, not a kind. */
const STATES = new Set("active in out show shown open opened closed current selected fade visible first last odd even".split(" "));
/** The place of the whole page. */
export const TOP = { steps: [], text: "" };
/** The place of a node's content, given the place of the node. */
export function placeInside(place, node) {
    const step = stepOf(node);
    const steps = place.steps.length < STEPS ? [...place.steps, step] : [...place.steps.slice(1), step];
    return { steps, text: steps.join(">") };
}
const NO_TOKENS = [];
/** The id and class tokens of a node, in lower case. */
export function tokensOf(node) {
    const id = node.attributes.get("id");
    const classes = node.attributes.get("class");
    if (id === undefined && classes === undefined)
        return NO_TOKENS;
    const tokens = classTokens(classes);
    return id ? [id.slice(0, 64).toLowerCase(), ...tokens] : tokens;
}
function classTokens(classes) {
    if (!classes)
        return [];
    return classes
        .slice(0, 500)
        .toLowerCase()
        .split(/\s+/, 12)
        .filter((token) => token !== "");
}
/** Ids of small parts often name what is in them; only landmarks are told apart by theirs. */
function stepOf(node) {
    if (node.attributes.size === 0)
        return node.tag;
    const id = LANDMARKS.has(node.tag) ? node.attributes.get("id") : undefined;
    const classes = classTokens(node.attributes.get("class"))
        .filter((token) => !STATES.has(token) && !/\d{3}/.test(token))
        .slice(0, 3);
    return [node.tag + (id && !/\d{3}/.test(id) ? `#${id.slice(0, 40)}` : ""), ...classes].join(".");
}
