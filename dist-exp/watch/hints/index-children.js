// The sitemaps that an index names: each is a source of its own, read when the index says that it changed.
import { hostOf } from "#model/index.js";
import { newSource } from "./source-schedule.js";
import { TRUST_FLOOR } from "./source-trust.js";
/** Further sitemaps of one index are not followed; of the 50,000 that it may name the first are taken. */
const MOST_CHILDREN = 500;
/** An index of indexes is one more than the protocol allows. */
const MOST_NESTING = 2;
/** Judges the sitemaps of an index. */
export function readIndex(index, { further, furtherChanged }, { known, before, trust, now }) {
    const named = nestingOf(index, known) >= MOST_NESTING ? [] : further.slice(0, MOST_CHILDREN);
    const heard = [];
    const put = [];
    const { site } = index;
    for (const url of named) {
        const child = known.get(url);
        // Somebody else named it first, or it names itself.
        if ((child !== undefined && child.parent !== index.url) || url === index.url)
            continue;
        const claimed = furtherChanged.get(url);
        const isMoved = claimed !== undefined && claimed > (before.get(url) ?? -Infinity);
        if (isMoved)
            heard.push({ site, url, source: index.url, claimed, heardAt: now, isOpen: child !== undefined });
        if (child === undefined)
            put.push(childOf(index, url, now));
        else if (isMoved && trust >= TRUST_FLOOR)
            put.push({ ...child, dueAt: now });
    }
    const stillNamed = new Set(named);
    const drop = [...known.values()].flatMap(({ url, parent }) => parent === index.url && !stillNamed.has(url) ? [url] : []);
    return { put, drop: withDescendants(drop, known), heard };
}
/** Sources with everything that hangs on them. */
export function withDescendants(urls, known) {
    const all = new Set(urls);
    for (let size = -1; size !== all.size;) {
        size = all.size;
        for (const { url, parent } of known.values())
            if (parent !== null && all.has(parent))
                all.add(url);
    }
    return [...all];
}
/** They speak for the hosts that the index speaks for, wherever they lie. */
function childOf({ site, url: parent, hosts }, url, now) {
    const own = hosts === null ? null : [...new Set([...hosts, hostOf(parent)])];
    return newSource({ site, url, kind: "sitemap", by: "index", parent, hosts: own }, now);
}
function nestingOf({ parent }, known) {
    const above = parent === null ? undefined : known.get(parent);
    return above === undefined ? 0 : 1 + nestingOf(above, known);
}
