import { scopeRefusal } from "#seeds/index.js";
/** Why a link found on a page is not taken; `null` when it is. */
export function linkRefusal(run, from, link) {
    const { url, kind, depth } = link;
    return scopeRefusal(run.scope, { url, kind, depth, hops: hopsTo(run, from) });
}
/** How many links in a row led out of scope on the way to a page; never walks further than the rules allow. */
function hopsTo(run, from) {
    let hops = 0;
    let page = from;
    while (page?.via && hops < run.scope.rules.hops && !run.scope.contains(page.url)) {
        hops++;
        page = run.frontier.get(page.via);
    }
    return hops;
}
