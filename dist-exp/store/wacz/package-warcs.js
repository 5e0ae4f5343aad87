// The WARC files of a package: the archive's own as they are, or copies cut to a span, and the outside originals.
import { basename } from "node:path";
import { eachOfBlob, withBlob } from "../blobs/open-blob.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { isTaken, memberBytes } from "../maintain/selection.js";
import { isOddlyChunked } from "./plain-copies.js";
import { readArchived } from "../warc/read/archived-warc.js";
/** The selection's files; with a span, cut to it, and left out when nothing but their warcinfo remains. */
export async function packageWarcs({ archive, stage }, files, selection) {
    const { from, to, isOpen } = selection;
    const isWhole = from === undefined && to === undefined && isOpen === undefined;
    const warcs = [];
    for (const source of files) {
        const name = uniqueName(basename(source), warcs);
        if (!isWhole && (await copySpan({ archive, stage }, source, name, selection)) === 0)
            continue;
        const place = isWhole ? { blobs: archive, key: source } : { blobs: stage, key: name };
        warcs.push({ name, ...place, source, bytes: await sizeOf(place) });
    }
    return warcs;
}
/** The file of what captures outside a package lend to those in it (docs/certificate.md, "Borrowed bodies"). */
export const ORIGINALS = "originals.warc.gz";
/** The outside originals as one more WARC file. */
export async function originalsWarc({ archive, stage }, members, others) {
    const name = uniqueName(ORIGINALS, others);
    const bytes = async function* () {
        for (const member of members)
            yield* memberBytes(archive, member);
    };
    await stage.put(name, bytes());
    const place = { blobs: stage, key: name };
    return { name, ...place, source: null, bytes: await sizeOf(place) };
}
/** Size of a WARC file as it is now. */
export function sizeOf({ blobs, key }) {
    return withBlob(blobs, key, async ({ sizeBytes }) => sizeBytes);
}
/** Index entries of all files, under the names that they have in the package; where players need one, that of the copy. */
export async function* packageEntries(warcs, copies, onFinding) {
    for (const { blobs, key, name, bytes } of warcs) {
        const odd = new Set();
        const onBlock = (offset, beginning) => {
            if (isOddlyChunked(beginning))
                odd.add(offset);
        };
        const entries = eachOfBlob(blobs, key, (source) => indexEntries(source, name, onFinding, onBlock));
        for await (const entry of entries)
            if (entry.offset + entry.length <= bytes)
                yield odd.delete(entry.offset) ? await copies.entryFor(entry, blobs, key) : entry;
    }
}
async function copySpan({ archive, stage }, source, target, selection) {
    let records = 0;
    const members = async function* () {
        for await (const item of readArchived(archive, source)) {
            if (item.kind !== "end" || !item.isWhole || item.length === null)
                continue;
            if (!isTaken(item.record, source, selection))
                continue;
            if (item.record.type !== "warcinfo")
                records++;
            yield* memberBytes(archive, { file: source, offset: item.record.offset, length: item.length });
        }
    };
    await stage.put(target, members());
    return records;
}
/** A name that no other file of the package has. */
export function uniqueName(name, others) {
    const taken = new Set(others.map((other) => other.name));
    let unique = name;
    for (let i = 2; taken.has(unique); i++)
        unique = `${i}-${name}`;
    return unique;
}
