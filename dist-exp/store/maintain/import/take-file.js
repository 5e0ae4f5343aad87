// One file of another tool into the archive: as it is where that can be, otherwise record by record with itself beside.
import { basename, join } from "node:path";
import { bytesOf, sha256Of, slice, withBlob } from "../../blobs/open-blob.js";
import { stemOf } from "../../inputs/input-kind.js";
import { siteFolder } from "../../archive/layout.js";
import { storeFailure } from "../../store-failure.js";
import { readWarc } from "../../warc/read/warc-reader.js";
import { WarcWriter } from "../../warc/warc-writer.js";
import { convertedRecord } from "./convert-record.js";
import { DraftIndex } from "./import-lines.js";
import { lookThrough } from "./look-through.js";
/** Takes one file in. Its name in the archive carries its digest: the same file is never taken twice. */
export async function takeFile(place, { name, source }) {
    try {
        const sha256 = await sha256Of(source);
        const key = `${place.folder}/${nameOf(name)}-${sha256.slice(0, 16)}`;
        const lines = new DraftIndex(place, `${key}.warc.gz`);
        const facts = await lookThrough(source, name, lines);
        const { records, findings } = facts;
        const nothing = { status: "no-records", records, findings, pieces: [], recorded: null };
        if (records === 0)
            return { ...nothing, isIndexed: false };
        const taken = facts.isAsItShouldBe
            ? await copyParts(place, { name, source }, facts, key)
            : await convertAll(place, { name, source }, key);
        const { pieces, original, isNew, converted } = taken;
        const isKept = original === null && pieces.every(({ file }) => file === lines.file);
        await lines.end({ isKept, hasLooks: isNobodys(facts) });
        if (isKept && isNew)
            place.lines.hashes.set(lines.file, sha256);
        const isIndexed = isKept || (isNew && original !== null && (await lookAtConverted(place, lines.file)));
        const recorded = {
            source: name,
            sha256,
            sizeBytes: source.sizeBytes,
            pieces: pieces.map(({ file }) => file),
            original,
            how: original === null ? "as-it-is" : "converted",
            span: facts.span,
        };
        const status = isNew ? "imported" : "already-there";
        return { status, records: converted ?? records, findings, pieces, recorded, isIndexed };
    }
    catch (error) {
        throw storeFailure(error, "importing", name);
    }
}
function nameOf(name) {
    return siteFolder(stemOf(basename(name))).slice(0, 100);
}
/** The file byte for byte; one that was put together from files of ours comes apart into them again. */
async function copyParts(place, { source }, { parts }, key) {
    const pieces = [];
    let isNew = false;
    for (const [i, part] of parts.entries()) {
        const end = parts[i + 1]?.from ?? source.sizeBytes;
        const other = `${key}${parts.length === 1 ? "" : `.${i}`}.warc.gz`;
        const { file, capture, isWritten } = await copyPart(place, { source, part, end, other });
        pieces.push({ file, capture });
        isNew ||= isWritten;
    }
    return { pieces, original: null, isNew };
}
async function copyPart(place, { source, part, end, other }) {
    const { blobs } = place;
    const bytes = () => bytesOf(source, part.from, end);
    if (part.ownFile !== null) {
        const { ownFile: file, capture } = part;
        if (!(await isThere(blobs, file))) {
            await blobs.put(file, bytes());
            return { file, capture, isWritten: true };
        }
        const own = await sha256Of(slice(source, part.from, end));
        const held = await withBlob(blobs, file, sha256Of);
        if (own === held)
            return { file, capture, isWritten: false };
    }
    if (await isThere(blobs, other))
        return { file: other, capture: null, isWritten: false };
    await blobs.put(other, bytes());
    return { file: other, capture: null, isWritten: true };
}
/** Every record written anew, and the file itself beside. */
async function convertAll(place, input, key) {
    const { blobs, fs, dir } = place;
    const [file, original] = [`${key}.warc.gz`, `${key}.original`];
    const pieces = [{ file, capture: null }];
    const isThereAlready = (await isThere(blobs, file)) && (await isThere(blobs, original));
    if (isThereAlready)
        return { pieces, original, isNew: false };
    // The original first: a file in the archive is never without what it was made of.
    await blobs.put(original, bytesOf(input.source));
    const converted = await convert(fs, input, join(dir, file));
    return { pieces, original, isNew: true, converted };
}
async function convert(fs, { name, source }, target) {
    const partial = `${target}.part`;
    await fs.remove(partial);
    const writer = await WarcWriter.create(fs, partial);
    let records = 0;
    try {
        for await (const item of readWarc(source, name)) {
            if (item.kind !== "record")
                continue;
            await append(writer, convertedRecord(item.record, `${target}.spool`));
            records++;
        }
        await writer.finish();
    }
    catch (error) {
        await writer.abandon().catch(() => undefined);
        await fs.remove(partial);
        throw error;
    }
    await fs.rename(partial, target);
    return records;
}
/** Records of ours are filed as their capture, or, where that cannot be, by reading them again. */
function isNobodys({ parts }) {
    return parts.every(({ ownFile }) => ownFile === null);
}
/** Index lines and looks of what was written anew, in one reading; whether they are all there. */
async function lookAtConverted(place, file) {
    const lines = new DraftIndex(place, file);
    const facts = await withBlob(place.blobs, file, (source) => lookThrough(source, file, lines));
    await lines.end({ isKept: facts.isAsItShouldBe, hasLooks: isNobodys(facts) });
    return facts.isAsItShouldBe;
}
/** Up to this size a record is compressed at once: a stream for each of many small ones takes ten times as long. */
const SMALL_BYTES = 128 * 1024;
async function append(writer, pieces) {
    const held = [];
    let bytes = 0;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
        held.push(next.value);
        bytes += next.value.length;
        if (bytes > SMALL_BYTES)
            return void (await writer.appendStreamed(rejoined(held, pieces)));
    }
    await writer.appendRecord(Buffer.concat(held));
}
async function* rejoined(held, rest) {
    yield* held;
    yield* rest;
}
async function isThere(blobs, key) {
    const reader = await blobs.open(key);
    reader?.close();
    return reader !== null;
}
