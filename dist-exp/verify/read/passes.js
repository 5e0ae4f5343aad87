/**
 * Fetches of robots.txt, of lists, and of a page that cannot exist; which cookies a host sets, before its first page;
 * and what was asked with a secret, whose records are masked.
 */
const ASIDE = new Set(["robots", "source", "soft-404", "knock", "secret"]);
/** Whether a fetch of this pass asks something else than how a page stands. */
export function isAside(pass) {
    return ASIDE.has(pass);
}
/**
 * The ids of those fetches that came after a look at the same page, of a knock at the same host: what contradicts is
 * not undone by calling it something else.
 */
export function looksByAnotherName(aside, looks) {
    const firstBy = new Map(aside.map((fetch) => [placeOf(fetch), Infinity]));
    const note = (place, sentAt) => {
        const first = firstBy.get(place);
        if (first !== undefined && sentAt < first)
            firstBy.set(place, sentAt);
    };
    for (const { url, sentAt } of looks) {
        note(url, sentAt);
        note(hostOf(url), sentAt);
    }
    return new Set(aside.filter((fetch) => fetch.sentAt >= firstBy.get(placeOf(fetch))).map(({ id }) => id));
}
function placeOf({ pass, url }) {
    return pass === "knock" ? hostOf(url) : url;
}
function hostOf(url) {
    return URL.canParse(url) ? new URL(url).host : "";
}
