/** Runs speak after every page; others look once in a while. */
const SAY_EVERY_MS = 1_000;
/** Tells the machines what a run says. */
export function toldArchive(archive, { board, control }, lease) {
    return { ...archive, catalog: toldCatalog(archive.catalog, board, lease), control: heard(control) };
}
/** A run that is taken up goes on by what people want now: it never asks for anything itself. */
function heard(control) {
    return { look: (captureId) => control.look(captureId), ask: async () => undefined };
}
function toldCatalog(catalog, board, lease) {
    const { captures, frontier, requisites, sightings, renderings } = catalog;
    const { refusals, rates, sketches, standing } = catalog;
    const stores = {
        captures,
        frontier,
        requisites,
        sightings,
        renderings,
        refusals,
        rates,
        sketches,
        standing,
    };
    const runStatus = toldStatus(catalog.runStatus, board, lease);
    return { ...stores, runStatus, keepLook: (look) => catalog.keepLook(look) };
}
function toldStatus(own, board, lease) {
    let saidMs = -Infinity;
    let said = null;
    return {
        get: (captureId) => own.get(captureId),
        counts: (captureId) => own.counts(captureId),
        recent: (captureId, most) => own.recent(captureId, most),
        put: async (captureId, status) => {
            await own.put(captureId, status);
            if (status.state === said && performance.now() - saidMs < SAY_EVERY_MS)
                return;
            saidMs = performance.now();
            said = status.state;
            // Nobody waits for this word: that the site is lost is heard by whoever holds it.
            void board.say(lease, { captureId, status: status }).catch(() => undefined);
        },
    };
}
