// What an owner told of a site, as a change history: exact times of what came, changed and went (docs/evidence.md,
// testimonies). So a taken history is mined as the same history in a file is.
import { identityKey } from "#model/index.js";
/** Gathers what one testimony tells, in any order; paths are those below its root. `null` when it tells nothing. */
export function historyOfTold(name, sightings, root) {
    const events = eventsOf(sightings);
    if (events.length === 0)
        return null;
    const pages = new Map();
    for (const { url } of events)
        if (!pages.has(url))
            pages.set(url, pages.size);
    const urls = [...pages.keys()];
    return {
        name,
        urls,
        paths: urls.map((url) => (url.startsWith(root) ? url.slice(root.length) : url)),
        times: Float64Array.from(events, ({ second }) => second),
        pages: Int32Array.from(events, ({ url }) => pages.get(url)),
        contents: Float64Array.from(events, ({ content }) => content),
    };
}
/** By time, then by address: what one commit changed comes in the order of git's own lists. */
function eventsOf(sightings) {
    const contents = new Map();
    const begun = new Set(sightings.map(({ url, outcome }) => `${outcome.told.from} ${url}`));
    const events = [];
    for (const { url, outcome } of sightings) {
        const { from, to, isCurrent } = outcome.told;
        const key = identityKey(outcome.identity);
        const content = contents.get(key) ?? contents.size + 1;
        contents.set(key, content);
        events.push({ second: Math.floor(from / 1000), url, content });
        // Nothing followed at once: the page was withdrawn, or nothing is told of what came.
        if (isCurrent !== true && !begun.has(`${to + 1} ${url}`))
            events.push({ second: Math.floor((to + 1) / 1000), url, content: 0 });
    }
    return events.sort((a, b) => a.second - b.second || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}
