import { identityKey, instant, isCaptured, toIso, } from "#model/index.js";
import { pageNews, siteNews } from "../news/make-news.js";
/** What a look is news of; `null` where there is nothing to tell. */
export function newsOfLook(look, context) {
    const kind = kindOf(look, context);
    if (kind === null || look.sighting === null)
        return null;
    const { url, at, previous: since, sighting, title, movedTo, explanation } = look;
    const version = isCaptured(sighting) ? identityKey(sighting.outcome.identity) : explanation;
    return pageNews({
        site: context.site,
        url,
        kind,
        version,
        at,
        since,
        captureId: sighting.captureId,
        title,
        change: kind === "changed" ? look.change : null,
        ...(kind === "moved" && { note: `It leads to ${movedTo} now.` }),
    });
}
function kindOf(look, { isSettled, wasGone }) {
    const { found, importance, movedTo } = look;
    if (found === "first")
        return isSettled ? "new" : null;
    // Weighed only where it was there before: a page that stays gone is told once.
    if (found === "gone")
        return importance === null ? null : "gone";
    if (found !== "changed")
        return null;
    if (wasGone)
        return "back";
    return movedTo === null ? "changed" : "moved";
}
function markOf(before) {
    return before === null ? "at first" : toIso(before);
}
/** Said when nobody has answered for a while. */
export function deadNews({ site, turns, at, before }, until) {
    return siteNews({
        site,
        kind: "trouble",
        mark: `silent ${markOf(before)}`,
        at,
        captureId: null,
        title: `${site} does not answer`,
        summary: `Nobody answered in ${turns} turns; it is asked again at ${toIso(until)}, and more and more rarely while it stays silent.`,
    });
}
/** Said when a site answers that was told to be silent. */
export function aliveNews({ site, turns, at, before }) {
    return siteNews({
        site,
        kind: "trouble",
        mark: `answers ${markOf(before)}`,
        at,
        captureId: null,
        title: `${site} answers again`,
        summary: `It had not answered in ${turns} turns.`,
    });
}
/** Said when a whole capture has ended. */
export function sharpNews({ capture, site, all, asOf, finishedAt }) {
    return siteNews({
        site,
        kind: "sharp",
        mark: capture,
        at: instant(finishedAt),
        captureId: capture,
        title: `${site}: ${all.sharp} of ${all.pages} pages proved as of ${toIso(instant(asOf))}`,
        summary: "A whole capture has ended; its certificate says page by page what is proved.",
    });
}
