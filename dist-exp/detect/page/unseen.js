import { isHidden, isScrubbed } from "./extract.js";
const SCRIPTS = new Set(["script", "style"]);
const HEAD = new Set(["meta", "link", "base"]);
/** Goes through the whole tree once, with a stack of its own. */
export function unseenParts(root, context) {
    const prints = { scripts: 0, head: 0, "site name": 0, hidden: 0, scrubbed: 0, described: 0 }; // prettier-ignore
    const add = (kind, text) => {
        for (let i = 0; i < text.length; i++)
            prints[kind] = Math.imul(prints[kind] ^ text.charCodeAt(i), 0x01000193);
    };
    const stack = [{ node: root, kind: null }];
    for (let top = stack.pop(); top; top = stack.pop()) {
        const kind = top.kind ?? kindOf(top.node, context);
        if (kind !== null)
            add(kind, `<${top.node.tag} ${[...top.node.attributes.values()].join(" ")}`);
        else
            for (const name of ["alt", "aria-label"])
                add("described", `${top.node.attributes.get(name) ?? ""}|`);
        for (const child of top.node.children)
            if (typeof child !== "string")
                stack.push({ node: child, kind });
            else if (kind !== null)
                add(kind, child);
    }
    return prints;
}
function kindOf(node, { rules }) {
    if (SCRIPTS.has(node.tag))
        return "scripts";
    if (HEAD.has(node.tag))
        return "head";
    if (node.tag === "title")
        return "site name";
    if (node.tag === "head")
        return null;
    if (isHidden(node))
        return "hidden";
    return isScrubbed(node, rules) ? "scrubbed" : null;
}
