import { readerView } from "./reader-view.js";
/** Turns gone through to say when a page was chosen. */
const TURNS_READ = 200;
const MOST_CHOSEN = 20;
/** The watch for those from whom nothing is kept. */
export function wholeWatch(memory) {
    return {
        sites: async () => (await memory.statuses()).map((status) => toldSite(status, true)),
        async site(name) {
            const status = await memory.status(name);
            return status && toldSite(status, true);
        },
        turns: (site, limit, before) => memory.turns(site, limit, before),
        page: (site, url) => toldPage(memory, { site, url, isTold: () => true, isOpen: true }),
    };
}
/** Wraps a watch; `archive` is that of the same reader. */
export function readerWatch(memory, archive, reader) {
    const view = readerView(archive.rules, reader);
    const whole = wholeWatch(memory);
    const isKnown = async (site) => (await archive.catalog.captures.some({ site, limit: 1 })).length > 0;
    return {
        async sites() {
            if ((await view.judge()).isOpen)
                return whole.sites();
            const known = new Set((await archive.catalog.captures.list()).map(({ site }) => site));
            const statuses = await memory.statuses();
            return statuses.filter(({ site }) => known.has(site)).map((status) => toldSite(status, false));
        },
        async site(name) {
            if ((await view.judge()).isOpen)
                return whole.site(name);
            const status = await memory.status(name);
            return status && (await isKnown(name)) ? toldSite(status, false) : null;
        },
        turns: async (site, limit, before) => (await view.judge()).isOpen ? whole.turns(site, limit, before) : null,
        async page(site, url) {
            const judge = await view.judge();
            if (judge.isOpen)
                return whole.page(site, url);
            // The index refuses what is kept from the reader, whether it is there or not.
            const looks = await archive.index.lookup(url);
            if (!looks.some(({ isUnlisted }) => !isUnlisted) || !(await isKnown(site)))
                return null;
            const isTold = (at) => judge.isListed({ url, collection: site, at });
            return toldPage(memory, { site, url, isTold, isOpen: false });
        },
    };
}
/** Whether all is spent hangs on every page: it is a figure too. */
function toldSite(status, isOpen) {
    const { site, condition, beganAt, lastTurnAt, nextTurnAt, nextSharpAt, ...figures } = status;
    const outline = { site, beganAt, lastTurnAt, nextTurnAt, nextSharpAt };
    if (isOpen)
        return { ...outline, condition, figures };
    return { ...outline, condition: condition === "spent" ? "watching" : condition, figures: null };
}
async function toldPage(memory, { site, url, isTold, isOpen }) {
    const row = await memory.page(site, url);
    if (row === null)
        return null;
    const turns = await memory.turns(site, TURNS_READ);
    const next = isOpen ? (await memory.status(site))?.nextLooks.find((look) => look.url === url) : undefined;
    return {
        state: row.state,
        kind: row.kind,
        addedAt: isTold(row.addedAt) ? row.addedAt : null,
        chosen: turns.flatMap((turn) => (isTold(turn.at) ? choiceOf(turn, url) : [])).slice(0, MOST_CHOSEN),
        turns: turns.length,
        turnsSince: turns.at(-1)?.at ?? null,
        nextBecause: next?.because ?? null,
    };
}
function choiceOf({ at, chosen }, url) {
    const page = chosen.find((one) => one.url === url);
    return page ? [{ at, because: page.because, index: page.index }] : [];
}
