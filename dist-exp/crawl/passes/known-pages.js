// A later capture starts from the pages that the archive knows: they are in scope, so in the denominator.
import { isRefresh, isTestimony } from "#model/index.js";
import { scopeRefusal } from "#seeds/index.js";
import { isOfSteps } from "../look/sent-once.js";
/** Captures looked back at: one that was cut short by a limit must not hide what those before it knew. */
const CAPTURES = 3;
/** So many days of a watch. */
const REFRESHES = 31;
const BATCH = 1_000;
/** Enters the pages of the newest finished captures into the frontier, with their old way and depth. */
export async function enterKnownPages(run) {
    for (const { id } of await finishedBefore(run)) {
        let batch = [];
        for await (const page of run.world.archive.catalog.frontier.pages(id)) {
            batch.push(page);
            if (batch.length < BATCH)
                continue;
            await enter(run, batch);
            batch = [];
        }
        await enter(run, batch);
    }
}
async function finishedBefore(run) {
    const captures = await run.world.archive.catalog.captures.list();
    const finished = captures.filter(({ site, phase, id }) => site === run.state.capture.site && phase === "finished" && id !== run.state.capture.id);
    const captured = finished.filter((one) => !isRefresh(one) && !isTestimony(one)).slice(0, CAPTURES);
    // What a watch looked at since then, or where there is nothing else.
    const looks = finished.slice(0, REFRESHES).filter(isRefresh);
    const newest = captured[0]?.startedAt ?? -Infinity;
    return [...captured, ...looks.filter(({ startedAt }) => startedAt > newest)];
}
async function enter(run, pages) {
    const unknown = pages.filter((page) => run.frontier.numberOf(page.url) === -1 && isInScope(run, page) && !isOfSteps(page));
    const rates = await run.world.archive.catalog.rates.ofPages(run.state.capture.site, unknown.map(({ url }) => url));
    // What was last seen absent is no page of the site any more, unless a link leads to it again.
    const gone = new Set(rates.filter((rate) => rate.isGone).map((rate) => rate.url));
    const alive = unknown.filter(({ url }) => !gone.has(url));
    await run.frontier.add(alive.map(({ url, kind, depth, via, hint }) => ({
        url,
        kind,
        depth,
        via,
        late: false,
        ...(hint && { hint }),
    })));
}
/** The rules may have changed since; how it was reached is taken as settled. */
function isInScope(run, { url, kind, depth }) {
    return scopeRefusal(run.scope, { url, kind, depth, hops: 0 }) === null;
}
