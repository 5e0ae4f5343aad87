// Descriptions in small WARC files of their own, one for each time that something is said: none is ever rewritten, the
// latest counts. They need no place in the catalog, and readers of an archive may leave them there while a capture runs.
import { createHash } from "node:crypto";
import { StoreError } from "#errors.js";
import { wellFormed } from "#formats/index.js";
import { descriptionRecord, descriptionTarget, readDescriptionRecord, } from "#formats/run-records/index.js";
import { DC_ELEMENTS, instant, isWithinBounds, toTimestamp17, } from "#model/index.js";
import { withBlob } from "../blobs/open-blob.js";
import { gzippedAtOnce } from "../warc/gzipped.js";
import { decodeWarcFields, encodeRecord, encodeWarcFields, newRecordId } from "../warc/record.js";
import { readBlock } from "../warc/read/record-at.js";
import { readWarc } from "../warc/read/warc-reader.js";
import { DESCRIPTIONS, describedFolder } from "./layout.js";
/** No description takes more, compressed or not. */
const MOST_BYTES = 1024 * 1024;
/** The descriptions of one archive. */
export class DescriptionFiles {
    #blobs;
    #software;
    constructor(blobs, software = "isochron") {
        this.#blobs = blobs;
        this.#software = software;
    }
    async get(of) {
        return newestOf(this.#blobs, await descriptionKeys(this.#blobs, of));
    }
    async put(of, elements, at) {
        const written = wellFormedElements(elements);
        if (!isWithinBounds(written))
            throw new StoreError("BAD_INPUT", "a description of more values, or longer ones, than are kept");
        const before = await this.get(of);
        // Whatever clocks say: what is said last comes last.
        const said = { of, elements: written, at: instant(Math.max(at, (before?.at ?? -1) + 1)) };
        const bytes = descriptionBytes(said, this.#software);
        await this.#blobs.put(keyOf(said, bytes), bytes);
        return said;
    }
    async *all() {
        for (const keys of await keysByFolder(this.#blobs)) {
            const newest = await newestOf(this.#blobs, keys);
            if (newest)
                yield newest;
        }
    }
}
/** What was ever said of a site or capture, by key, oldest first. */
export async function descriptionKeys(blobs, of) {
    return (await blobs.list(`${describedFolder(of)}/`)).map(({ key }) => key).filter(isDescription);
}
/** What a file says; `null` when it is no description. */
export async function readDescription(source, name) {
    if (source.sizeBytes > MOST_BYTES)
        return null;
    let found = null;
    let said = null;
    for await (const item of readWarc(source, name)) {
        if (item.kind === "record")
            said = await saidBy(item.record, name);
        if (item.kind !== "end" || !item.isWhole || said === null || item.record.date === null)
            continue;
        found = { ...said, at: item.record.date };
    }
    return found;
}
/** Where what is said lies: by time, so that the last key is the latest. */
export function keyOf({ of, at }, bytes) {
    const digest = createHash("sha256").update(bytes).digest("hex");
    return `${describedFolder(of)}/${toTimestamp17(at)}-${digest.slice(0, 8)}.warc.gz`;
}
async function saidBy(record, name) {
    if (record.type !== "metadata" || (record.blockBytes ?? Infinity) > MOST_BYTES)
        return null;
    return readDescriptionRecord(decodeWarcFields(await readBlock(record, name)));
}
/** One that is damaged says nothing: what was said before it counts again, and an audit tells of it. */
async function newestOf(blobs, keys) {
    for (const key of keys.toReversed()) {
        const found = await withBlob(blobs, key, (source) => readDescription(source, key));
        if (found && key.startsWith(`${describedFolder(found.of)}/`))
            return found;
    }
    return null;
}
async function keysByFolder(blobs) {
    const folders = new Map();
    for (const { key } of (await blobs.list(`${DESCRIPTIONS}/`)).filter((one) => isDescription(one.key))) {
        const folder = key.slice(0, key.lastIndexOf("/"));
        const keys = folders.get(folder);
        if (keys)
            keys.push(key);
        else
            folders.set(folder, [key]);
    }
    return [...folders.values()];
}
function isDescription(key) {
    return /^descriptions\/(?:sites|captures)\/[^/]+\/\d{17}-[0-9a-f]{8}\.warc\.gz$/.test(key);
}
/** A warcinfo and the record itself, each a member of its own (WARC 1.1 sections 6.2 and 6.6). */
function descriptionBytes({ of, elements, at }, software) {
    const info = {
        software,
        format: "WARC File Format 1.1",
        conformsTo: "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/",
        description: "what people say of a site or capture; no captured bytes",
    };
    const common = { date: at, contentType: "application/warc-fields" };
    const drafts = [
        { ...common, type: "warcinfo", fields: [], block: encodeWarcFields(info) },
        {
            ...common,
            type: "metadata",
            fields: [["WARC-Target-URI", descriptionTarget(of)]],
            block: encodeWarcFields(descriptionRecord(of, elements)),
        },
    ];
    return Buffer.concat(drafts.map((draft) => gzippedAtOnce(encodeRecord({ ...draft, id: newRecordId() }))));
}
function wellFormedElements(elements) {
    const known = DC_ELEMENTS.filter((name) => (elements[name] ?? []).length > 0);
    return Object.fromEntries(known.map((name) => [name, elements[name].map(wellFormed)]));
}
