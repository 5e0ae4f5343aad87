/** A record of the exact URL gives way to one spelled otherwise that is nearer by more than this. */
const FAR_MS = 86_400_000;
/**
 * The response nearest in time, the earlier of two equally near. Records of the exact URL come before others
 * with the same look-up key unless they are far in time, states of the page before errors, records of the capture
 * before others. What was captured at exactly this time is what is asked for, errors too: that is its address.
 */
export function chooseMemento(entries, query) {
    const named = entries.find(({ url, at, status }) => at === query.at && url === query.url && status !== 304);
    if (named)
        return named;
    const [exact, any] = [
        chooseFrom(entries.filter(({ url }) => url === query.url), query),
        chooseFrom(entries, query),
    ];
    if (!exact || !any)
        return any;
    return distance(exact, query.at) - distance(any, query.at) > FAR_MS ? any : exact;
}
/** All of them, the best first: what is asked when a record cannot be read. */
export function* chooseMementos(entries, query) {
    let left = entries;
    for (let next = chooseMemento(left, query); next; next = chooseMemento(left, query)) {
        yield next;
        const tried = next;
        left = left.filter((entry) => entry !== tried);
    }
}
function distance(entry, at) {
    return Math.abs(entry.at - at);
}
function chooseFrom(entries, query) {
    const states = preferred(entries, isState);
    const { within } = query;
    const own = preferred(states, (entry) => within !== null && within.from <= entry.at && entry.at <= within.to);
    return nearest(own, query.at);
}
/** Whether the response shows a state of its page; errors prove nothing, and a 304 has no body of its own. */
function isState({ status }) {
    if (status === null)
        return true;
    return (status >= 200 && status < 400 && status !== 304) || status === 404 || status === 410;
}
function preferred(entries, test) {
    const chosen = entries.filter(test);
    return chosen.length > 0 ? chosen : entries;
}
function nearest(entries, at) {
    let best = null;
    for (const entry of entries) {
        const gain = best === null ? 1 : Math.abs(best.at - at) - Math.abs(entry.at - at);
        if (best === null || gain > 0 || (gain === 0 && entry.at < best.at))
            best = entry;
    }
    return best;
}
