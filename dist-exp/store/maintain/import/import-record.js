// What was imported, on record: which file became which, and the hash of each, so that an import can be made anew.
import { z } from "zod";
import { instant, toIso } from "#model/index.js";
import { wholeBlob } from "../../blobs/open-blob.js";
const FOLDER = "imports";
const recordedSpan = z.object({
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
    page: z.string().nullable(),
});
const importedFile = z.object({
    source: z.string(),
    sha256: z.string(),
    sizeBytes: z.number(),
    pieces: z.array(z.string()),
    original: z.string().nullable(),
    how: z.enum(["as-it-is", "converted"]),
    span: recordedSpan,
});
const importRecord = z.object({
    format: z.literal("isochron-import/1"),
    import: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/),
    site: z.string(),
    importedAt: z.string(),
    files: z.array(importedFile),
});
/** `imports/<import>.json`. */
export function importKey(id) {
    return `${FOLDER}/${id}.json`;
}
/** Writes the record of one import. */
export async function putImportRecord(blobs, { id, site, at, files }) {
    const record = {
        format: "isochron-import/1",
        import: id,
        site,
        importedAt: toIso(at),
        files: [...files],
    };
    await blobs.put(importKey(id), Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
}
/** One import's record; `null` when there is none that can be read. */
export async function getImportRecord(blobs, id) {
    const bytes = await wholeBlob(blobs, importKey(id));
    return bytes && parseRecord(bytes.toString("utf8"));
}
/** All imports of an archive, in the order of their names. */
export async function importRecords(blobs) {
    const records = [];
    for (const { key } of await blobs.list(`${FOLDER}/`)) {
        const bytes = key.endsWith(".json") ? await wholeBlob(blobs, key) : null;
        const record = bytes && parseRecord(bytes.toString("utf8"));
        if (record && importKey(record.import) === key)
            records.push(record);
    }
    return records;
}
function parseRecord(text) {
    try {
        const parsed = importRecord.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : null;
    }
    catch {
        return null;
    }
}
/** The name of an import that begins at an instant. */
export function importId(at) {
    return `import-${toIso(instant(at)).replaceAll(/\D/g, "")}`;
}
