import { isOfMoment, isUnfinished } from "./capture.js";
/** What is asked for of captures that are given newest first. */
export function askedCaptures(newestFirst, asked) {
    const { site, behind, from = -Infinity, to = Infinity, unfinished, ofMoment, endedFrom, limit } = asked;
    const at = behind === undefined ? -1 : newestFirst.findIndex(({ id }) => id === behind);
    if (behind !== undefined && at === -1)
        return [];
    return newestFirst
        .slice(at + 1)
        .filter((one) => site === undefined || one.site === site)
        .filter((one) => unfinished === undefined || isUnfinished(one))
        .filter((one) => ofMoment === undefined || isOfMoment(one))
        .filter(({ finishedAt }) => endedFrom === undefined || (finishedAt !== null && finishedAt >= endedFrom))
        .filter(({ asOf, startedAt }) => (asOf ?? startedAt) >= from && (asOf ?? startedAt) <= to)
        .slice(0, limit);
}
/** Counts captures by their phases. */
export function phasesOf(phases) {
    const counted = { visiting: 0, revisiting: 0, finished: 0, failed: 0, cancelled: 0 };
    for (const [phase, captures] of phases)
        counted[phase] += captures;
    return counted;
}
/** The sites of captures that are given newest first. */
export function askedSites(newestFirst, asked) {
    const { contains = "", named, behind, limit } = asked;
    const sites = new Map();
    for (const { site, startedAt } of newestFirst) {
        const { captures, lastAt } = sites.get(site) ?? { captures: 0, lastAt: startedAt };
        sites.set(site, { site, captures: captures + 1, firstAt: startedAt, lastAt });
    }
    const part = inSmallLetters(contains);
    return [...sites.values()]
        .filter(({ site }) => named === undefined || site === named)
        .filter(({ site }) => inSmallLetters(site).includes(part))
        .filter((one) => behind === undefined || order(behind, one) < 0)
        .sort(order)
        .slice(0, limit);
}
function order(a, b) {
    return b.lastAt - a.lastAt || (a.site < b.site ? -1 : a.site > b.site ? 1 : 0);
}
function inSmallLetters(text) {
    return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
