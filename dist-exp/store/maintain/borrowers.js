// Which fetches of other captures borrow their bodies from records that are to go: without them they would say nothing
// that anyone could check, so an order that removes a body removes them too.
import { StoreError } from "#errors.js";
/** Ids of the records of every fetch that borrows from these, by capture; a capture that can be resumed is refused. */
export async function borrowersOf(catalog, lenders) {
    const gone = new Set(lenders.filter(({ type }) => type === "response").map(({ id }) => id));
    const borrowers = new Map();
    for (const target of new Set(lenders.map((lender) => lender.target)))
        for (const { captureId, records } of await catalog.sightings.ofPage(target)) {
            if (!records.some(({ id, type }) => type === "borrowed" && gone.has(id)))
                continue;
            const own = records.filter(({ type }) => type !== "borrowed").map(({ id }) => id);
            borrowers.set(captureId, [...(borrowers.get(captureId) ?? []), ...own]);
        }
    for (const capture of borrowers.keys())
        await requireEnded(catalog, capture);
    return borrowers;
}
/** What a capture under way rests on must not go: it would be certified without it. */
async function requireEnded({ captures }, id) {
    const phase = (await captures.get(id))?.phase;
    if (phase === "visiting" || phase === "revisiting")
        throw new StoreError("BAD_INPUT", `capture ${id} is not finished and borrows bodies from these records: resume or cancel it first`);
}
/** Files of earlier captures that still hold the bodies of fetches which are to go. */
export async function stillLending({ sightings }, captureId, gone) {
    const ids = new Set(gone.map(({ id }) => id));
    const files = new Set();
    for (const target of new Set(gone.map((one) => one.target)))
        for (const { captureId: of, records } of await sightings.ofPage(target)) {
            if (of !== captureId || !records.some(({ id }) => ids.has(id)))
                continue;
            for (const { type, file } of records)
                if (type === "borrowed")
                    files.add(file);
        }
    return [...files].sort();
}
