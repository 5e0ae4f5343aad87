import { tokensOf } from "../page/place.js";
const ARIA_ROLES = {
    main: "content",
    article: "content",
    navigation: "navigation",
    menu: "navigation",
    menubar: "navigation",
    banner: "header",
    contentinfo: "footer",
    complementary: "aside",
    search: "frame",
};
const NAMES = [
    [
        /^(?:(?:main|site|top|primary|secondary|side)[-_]?)?(?:nav|navbar|navigation|menu|menubar)$|^breadcrumbs?$/,
        "navigation",
    ],
    [/^(?:site|page|global|main)?[-_]?(?:footer|colophon)$|^copyright$/, "footer"],
    [/^(?:site|page|global|main)[-_]?header$|^(?:masthead|topbar|header)$/, "header"],
    // A name may go on in a way that makes it content: newsletter-archive, share-price, social-work.
    [
        /^(?:cookie[-_]?(?:banner|notice|consent)|newsletter(?:-(?:sign-?up|form|box|subscribe|subscription|widget|banner))?|(?:social|share)(?:-(?:links?|icons?|buttons?|bar|media|share|menu|list))?|skip-?(?:link|nav)|skiptocontent)$/,
        "frame",
    ],
    [/^(?:sidebar|aside|related|widget)$/, "aside"],
];
const LANDMARKS = new Set(["main", "nav", "header", "footer", "aside"]);
const SECTIONING = new Set(["article", "section", "blockquote", "figure", "td", "li", "details", "dialog"]);
/** Role at the top of a page. */
export function rootContext(hasMain) {
    return { role: hasMain ? "frame" : "content", inContent: false, hasMain };
}
/** Role of what stands inside a node. */
export function contextInside(context, node) {
    const stated = ARIA_ROLES[node.attributes.get("role")?.toLowerCase() ?? ""];
    if (node.tag === "main" || stated === "content")
        return { ...context, role: "content", inContent: true };
    // What main content contains stays content, whatever it is called.
    if (context.inContent && context.hasMain)
        return context;
    const role = stated ?? landmarkRole(node, context) ?? namedRole(node, context);
    if (role)
        return { ...context, role };
    return SECTIONING.has(node.tag) && context.role === "content" ? { ...context, inContent: true } : context;
}
/** Whether a node by itself may set the role of what it holds. */
export function maySetRole(node) {
    if (LANDMARKS.has(node.tag) || node.attributes.has("role"))
        return true;
    return tokensOf(node).some((token) => roleByName(token) !== null);
}
/** Whether the page marks its main content. */
export function marksMain(node) {
    return node.tag === "main" || node.attributes.get("role")?.toLowerCase() === "main";
}
function landmarkRole(node, context) {
    if (node.tag === "nav")
        return "navigation";
    if (node.tag === "aside")
        return "aside";
    // header and footer inside sectioning content belong to it (HTML standard 4.3.8).
    if (context.inContent)
        return undefined;
    if (node.tag === "header")
        return "header";
    return node.tag === "footer" ? "footer" : undefined;
}
function namedRole(node, context) {
    if (context.role !== "content" || node.tag === "body" || node.tag === "html")
        return undefined;
    for (const token of tokensOf(node)) {
        const role = roleByName(token);
        if (role !== null)
            return role;
    }
    return undefined;
}
/** Sites use few names, again and again: what they mean is remembered, within bounds. */
const remembered = new Map();
const MOST_REMEMBERED = 5000;
function roleByName(token) {
    let role = remembered.get(token);
    if (role === undefined) {
        role = NAMES.find(([name]) => name.test(token))?.[1] ?? null;
        if (remembered.size >= MOST_REMEMBERED)
            remembered.clear();
        remembered.set(token, role);
    }
    return role;
}
