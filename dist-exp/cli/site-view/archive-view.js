// What an archive proves of a site over its whole life: all captures together, strict (observed) evidence only.
import { counted } from "#formats/index.js";
import { isOfMoment, isRefresh, isTestimony, provedIntervals, toIso, TELLER, pageLabel, } from "#model/index.js";
import { capturesOfSite, sightingsByPage } from "#study/index.js";
import { toldViews } from "./told-view.js";
import { archiveView, bestSpan, coherentOver, largestCoherentSet } from "#quality/index.js";
/** Reads every sighting of a site's captures; `null` when it has none. */
export async function siteView(archive, site, spanMs) {
    const all = await capturesOfSite(site, archive);
    const captures = all.filter((one) => !isTestimony(one));
    const told = await toldViews(archive, all);
    // The list is newest first; sightings of a page are wanted oldest first.
    const sightings = await sightingsByPage(captures.reverse(), archive);
    if (sightings.size === 0 && told.length === 0)
        return null;
    const view = archiveView(sightings);
    const proved = [...sightings].map(([page, seen]) => provedPage(page, seen));
    const refreshes = captures.filter(isRefresh).length;
    const preferred = (view.steps.at(-1)?.at ?? 0);
    return {
        site,
        captures: captures.filter(isOfMoment).length,
        ...(refreshes > 0 && { refreshes }),
        pages: view.pages,
        steps: view.steps.map(({ at, weight }) => ({ at: toIso(at), pages: weight })),
        best: bestOf(proved, preferred),
        span: spanMs === null ? null : spanOf(proved, spanMs, preferred),
        ...(told.length > 0 && { told }),
    };
}
function provedPage(page, seen) {
    return { page, weight: 1, intervals: provedIntervals(seen) };
}
function bestOf(proved, preferred) {
    const set = largestCoherentSet(proved, preferred);
    if (!set)
        return null;
    const { asOf, span, members, spoilers } = set;
    return { asOf: toIso(asOf), ...isoSpan(span), pages: members.length, spoilers };
}
function spanOf(proved, spanMs, preferred) {
    const intervals = proved.flatMap((page) => page.intervals.map((own) => ({ ...own, weight: 1 })));
    const span = bestSpan(intervals, spanMs, preferred);
    return span && { ...isoSpan(span), pages: coherentOver(proved, span).length };
}
function isoSpan({ from, to }) {
    return { from: toIso(from), to: toIso(to) };
}
const MOST_SPOILERS = 20;
const ROWS = 24;
const BAR_WIDTH = 40;
/** The view for people: the curve in rows, the best instant, the best interval, what spoils it. */
export function siteViewText(view, printable) {
    const { site, captures, refreshes = 0, pages, best, span } = view;
    const watched = refreshes === 0 ? "" : ` and ${counted(refreshes, "day")} of a watch's looks`;
    const lines = [
        `${printable(site)}: ${counted(pages, "page")} in ${counted(captures, "capture")}${watched}, as seen (observed only)`,
    ];
    lines.push(...rows(view.steps, pages));
    if (best) {
        lines.push(`best instant: ${best.asOf}: ${best.pages} of ${pages} pages, the same from ${best.from} to ${best.to}`);
        for (const url of best.spoilers.slice(0, MOST_SPOILERS))
            lines.push(`  not proved there: ${printable(pageLabel(url))}`);
        if (best.spoilers.length > MOST_SPOILERS)
            lines.push(`  and ${best.spoilers.length - MOST_SPOILERS} more; --json lists them`);
    }
    else
        lines.push("no page was seen twice in one state: nothing is proved at any instant");
    if (span)
        lines.push(`as of [${span.from}, ${span.to}]: ${span.pages} of ${pages} pages seen identical before and after it, none differing between`);
    for (const told of view.told ?? [])
        lines.push(...toldLines(told));
    return `${lines.join("\n")}\n`;
}
function toldLines({ tier, testimonies, pages, versions, steps }) {
    const words = `${counted(pages, "page")}, ${counted(versions, "version")} in ${testimonies === 1 ? "1 testimony" : `${testimonies} testimonies`}`;
    return [`${tier} (${TELLER[tier]}; nothing of it is proved by looks): ${words}`, ...rows(steps, pages)];
}
function rows(steps, pages) {
    return thinned(steps).map(({ at, pages: some }) => `  ${at}  ${"█".repeat(Math.round((BAR_WIDTH * some) / pages)).padEnd(BAR_WIDTH)} ${some}`);
}
/** Of many steps the highest of each of some equal parts, so that no peak is lost. */
function thinned(steps) {
    const size = Math.ceil(steps.length / ROWS);
    const rows = [];
    for (let i = 0; i < steps.length; i += size)
        rows.push(steps.slice(i, i + size).reduce((best, step) => (step.pages > best.pages ? step : best)));
    return rows;
}
