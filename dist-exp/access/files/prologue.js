// The beginning of a page up to where its head may begin: a policy must stand behind the doctype (before it, browsers
// would show the page by older rules), before everything else, and never inside a comment.
const SPACE = /[\t\n\f\r \ufeff]*/y;
/** Behind the doctype, and what stands before it, as the HTML standard's tokenizer ends them (13.2.5.41 ff); 0 without. */
export function prologueEnd(html) {
    for (let at = 0;;) {
        const next = after(html, at);
        // Without a doctype nothing need stay in front, and the very beginning is never inside a comment.
        if (next === null)
            return 0;
        at = next.end;
        if (next.isDoctype)
            return at;
    }
}
/** One piece of markup that is no tag; `null` where there is none, or where it never ends. */
function after(html, from) {
    SPACE.lastIndex = from;
    const start = from + (SPACE.exec(html)?.[0].length ?? 0);
    if (html.startsWith("<!--", start))
        return ended(commentEnd(html, start));
    const isDoctype = /^<!doctype/i.test(html.slice(start, start + 9));
    if (isDoctype || html.startsWith("<!", start) || html.startsWith("<?", start))
        return ended(indexAfter(html, ">", start), isDoctype);
    return null;
}
function ended(end, isDoctype = false) {
    return end === -1 ? null : { end, isDoctype };
}
/** "-->", "--!>", or at once by ">" or "->". */
function commentEnd(html, start) {
    const text = start + "<!--".length;
    if (html.startsWith(">", text))
        return text + 1;
    if (html.startsWith("->", text))
        return text + 2;
    const ends = [indexAfter(html, "-->", text), indexAfter(html, "--!>", text)].filter((end) => end !== -1);
    return ends.length === 0 ? -1 : Math.min(...ends);
}
function indexAfter(html, sign, from) {
    const at = html.indexOf(sign, from);
    return at === -1 ? -1 : at + sign.length;
}
