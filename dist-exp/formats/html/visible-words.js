// The words a reader would see in an HTML text, roughly and in linear time: enough to tell a page from an empty one.
const UNSEEN = new Set(["script", "style", "noscript", "template", "title"]);
/** What is left of a text without comments, tags and the elements that show nothing. */
export function visibleWords(html) {
    const lower = html.toLowerCase();
    const parts = [];
    let at = 0;
    while (at < html.length) {
        const open = html.indexOf("<", at);
        if (open === -1)
            break;
        parts.push(html.slice(at, open));
        at = afterMarkup(lower, open);
    }
    parts.push(html.slice(at));
    return parts
        .join(" ")
        .split(/(?:\s|&(?:nbsp|#160);)+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
function afterMarkup(lower, open) {
    if (lower.startsWith("<!--", open))
        return after(lower, "-->", open);
    const name = /^[a-z]{1,10}/.exec(lower.slice(open + 1, open + 12))?.[0] ?? "";
    return UNSEEN.has(name) ? after(lower, ">", after(lower, `</${name}`, open)) : after(lower, ">", open);
}
function after(text, mark, from) {
    const found = text.indexOf(mark, from);
    return found === -1 ? text.length : found + mark.length;
}
