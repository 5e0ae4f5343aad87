// What one reading of a list says that is news: claims about pages under watch, and pages that nobody knew.
import { hostOf, instant } from "#model/index.js";
const DAY_MS = 86_400_000;
/** Before the web there were no pages. */
const EARLIEST = Date.UTC(1990, 0, 1);
/** Clocks and time zones are wrong by this much; what lies further ahead is nonsense. */
const LATEST_AHEAD_MS = 2 * DAY_MS;
/** A list that claims this share of so many pages at once says nothing of any of them. */
const SWEEP = { share: 0.9, pages: 10 };
/** The pages of a list that it may speak for and that belong to the site. */
export function ownPages({ url, hosts }, pages, known) {
    // Sitemap protocol, "cross submits": a list speaks for its own host and for hosts whose robots.txt names it.
    const mayName = new Set([hostOf(url), ...(hosts ?? [])]);
    return pages.filter((page) => (hosts === null || mayName.has(hostOf(page.url))) && known.inScope(page.url));
}
/** Judges a reading by what the source said before. */
export function judgeClaims(source, pages, before, { now, lookedAt }) {
    const claims = [];
    const heard = [];
    const found = [];
    let dated = 0;
    for (const { url, hint } of pages) {
        const looked = lookedAt(url);
        if (looked === undefined)
            found.push(url);
        const stated = usable(hint.lastModified, now);
        if (stated !== null && typeof looked === "number")
            dated++;
        const claim = claimOf(source, stated, before.get(url), now);
        if (claim === null)
            continue;
        const { at, claimed } = claim;
        const isOpen = typeof looked === "number" && at !== null && at > looked;
        if (isOpen)
            claims.push({ url, at });
        heard.push({ site: source.site, url, source: source.url, claimed, heardAt: now, isOpen });
    }
    const isSweep = source.kind === "sitemap" && dated >= SWEEP.pages && claims.length >= SWEEP.share * dated;
    return { claims, heard, found, isSweep };
}
/** A date that a page can have changed at; kept as it was said, also when it lies a little ahead. */
function usable(stated, now) {
    return stated === null || stated < EARLIEST || stated > now + LATEST_AHEAD_MS ? null : stated;
}
/** What a list says of a page that it did not say before: its word, and when the page changed by it. */
function claimOf(source, stated, last, now) {
    const claimed = stated ?? (source.kind === "feed" && last === undefined ? now : null);
    if (claimed === null || (last !== undefined && claimed <= last))
        return null;
    return { claimed, at: changeAt(source, { stated, isMoved: last !== undefined }, now) };
}
/** When the page changed at the latest, by the list's word; `null` where it says nothing of that. */
function changeAt({ readAt }, { stated, isMoved }, now) {
    // Without a date only a page that was not there at the last reading is news.
    if (stated === null)
        return readAt === null ? null : now;
    // A day without a time, said anew: the change may have been at its end.
    const isDay = isMoved && stated % DAY_MS === 0;
    return instant(Math.min(now, isDay ? stated + DAY_MS - 1 : stated));
}
