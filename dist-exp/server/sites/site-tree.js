// A site's directories from the index, one level at a time: from each child the walk leaps to the next, so that a level
// costs as many look-ups as it has children, however much lies below them.
import { surt } from "#formats/index.js";
const MOST_CHILDREN = 200;
/** Lines looked at for one answer: where rules hide most of them, the rest is asked for again. */
const MOST_LINES = 20_000;
/** The signs behind a slash and behind a space in the order of bytes: the first lines past a directory, and past a key. */
const [PAST_SLASH, PAST_SPACE] = ["0", "!"];
/** What lies directly below `prefix`, an address that ends with a slash; `cursor` is where to go on. */
export async function treeLevel(index, prefix, cursor) {
    const base = baseOf(prefix);
    const entries = [];
    let [from, lines] = [cursor?.startsWith(base) ? cursor : base, 0];
    while (entries.length < MOST_CHILDREN && lines < MOST_LINES) {
        const found = await firstFrom(index, { prefix, base, from, most: MOST_LINES - lines });
        if (found.entry === null)
            return { entries, next: found.next };
        lines += found.lines;
        const rest = found.entry.surt.slice(base.length);
        const name = /^([^/?]+)\//.exec(rest)?.[1];
        if (name !== undefined) {
            entries.push(directory(prefix, base, name));
            from = base + name + PAST_SLASH;
        }
        else {
            if (found.entry.method === undefined)
                entries.push(page(found.entry, rest));
            from = found.entry.surt + PAST_SPACE;
        }
    }
    return { entries, next: from };
}
async function firstFrom(index, { prefix, base, from, most }) {
    let lines = 0;
    const url = new URL("/", prefix).href;
    const before = base.replace(/.$/s, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
    for await (const entries of index.walk({ url, match: "host", from, before })) {
        const entry = entries.find((one) => one.surt.startsWith(base) && one.surt >= from.trimEnd());
        lines += Math.max(1, entries.length);
        if (entry)
            return { entry, lines, next: null };
        const last = entries.at(-1);
        if (lines >= most && last)
            return { entry: null, lines, next: last.surt + PAST_SPACE };
    }
    return { entry: null, lines, next: null };
}
/** Keys of what lies below begin so. */
function baseOf(prefix) {
    const key = surt(prefix);
    return key.endsWith("/") ? key : `${key}/`;
}
function directory(prefix, base, name) {
    const path = base.slice(base.indexOf(")") + 1) + name;
    return { kind: "directory", name, url: `${new URL(prefix).origin}${path}/`, mime: null };
}
function page({ url, mime }, rest) {
    const name = /[^/]*$/.exec(url.replace(/[?#].*$/s, "").replace(/\/$/, ""))?.[0] ?? "";
    const query = /\?.*$/s.exec(url)?.[0] ?? "";
    return { kind: "page", name: rest === "" ? "/" : `${name}${query}`, url, mime };
}
