// The signed statement of what a testimony tells: written when its records are closed and before it is finished. Versions
// are made one at a time from the catalog and the record beside each content; a million of them are never held.
import { canonicalJson, wellFormed } from "#formats/index.js";
import { readContentFields } from "#formats/run-records/index.js";
import { isTold, toIso, } from "#model/index.js";
import { IsochronError } from "#errors.js";
import { buildTestimony, settleClocks } from "#quality/index.js";
/** Writes testimony.json beside the testimony, and its head by itself for seals from outside. */
export async function sealTestimony({ capture, archive, notes }) {
    const { id, finishedAt, settings } = capture;
    const { results, catalog, warcs } = archive;
    const { tier, by } = settings.testimony ?? { tier: "source", by: "" };
    const files = await warcs.files(id);
    const runs = (await catalog.captures.get(id))?.runs ?? [];
    const facts = { capture, tier, by, finishedAt, notes, warcs: files, clocks: settleClocks(runs, []) };
    const [first] = files;
    if (!first)
        throw new IsochronError("INTERNAL", `testimony ${id} has no WARC file`);
    const { software = "" } = await warcs.readFields({ file: first.file, offset: 0 });
    const versions = { [Symbol.asyncIterator]: () => versionsOf(id, archive) };
    const testimony = await buildTestimony(versions, { ...facts, software }, (bytes) => results.sign(bytes));
    await results.putTestimony(id, testimony);
    const { versions: _, ...head } = testimony;
    for (const stale of ["seal.p7s", "end.tsr"])
        await results.putBeside(id, stale, null);
    await results.putBeside(id, "seal.json", Buffer.from(canonicalJson(head)));
}
async function* versionsOf(id, { catalog, warcs }) {
    for await (const sighting of catalog.sightings.ofCapture(id)) {
        if (!isTold(sighting))
            continue;
        const [content, note, told] = sighting.records;
        const fields = note && readContentFields(await warcs.readFields(note));
        if (!content || !told || !fields)
            throw new IsochronError("ARCHIVE_BROKEN", `what is told of ${sighting.url} has lost a record`);
        yield versionOf(sighting, { content, note, told, fields });
    }
}
function versionOf({ url, outcome }, records) {
    const { content, note, told, fields } = records;
    const { variant, from, to, isCurrent, count } = outcome.told;
    return {
        url,
        ...(variant !== undefined && { variant: wellFormed(variant) }),
        from: toIso(from),
        to: toIso(to),
        ...(isCurrent && { isCurrent }),
        ...(count !== undefined && { count }),
        ...outcome.identity,
        payloadDigest: outcome.payloadDigest,
        origin: fields.origin,
        conversion: fields.conversion,
        ...(fields.leftOut !== null && { leftOut: fields.leftOut }),
        records: [content, note].map((one) => ({ type: one.type, ...placeOf(one) })),
        told: placeOf(told),
    };
}
function placeOf({ id, file, offset }) {
    return { id, file, offset };
}
