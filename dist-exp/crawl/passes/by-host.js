// Pages by host: the unit of politeness, and so of slots and plans.
import { hostOf } from "#model/index.js";
/** Groups pages by host, keeping their order. */
export function groupByHost(pages) {
    const groups = new Map();
    for (const page of pages) {
        const host = hostOf(page.url);
        const group = groups.get(host);
        if (group)
            group.push(page);
        else
            groups.set(host, [page]);
    }
    return groups;
}
