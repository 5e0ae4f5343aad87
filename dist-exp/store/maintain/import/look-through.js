// The first reading of a file that is to be imported: whether it can lie in the archive as it is, whose it is, and
// its index for the case that it can.
import { readCaptureFields } from "#formats/run-records/index.js";
import { instant, toIso } from "#model/index.js";
import { warcFileName } from "../../archive/layout.js";
import { draftFrom, draftOf, entryOf } from "../../cdxj/index-entries.js";
import { FindingTally } from "../../warc/read/finding-tally.js";
import { pairedRecords } from "../../warc/read/paired-records.js";
import { readBlock } from "../../warc/read/record-at.js";
import { readWarc } from "../../warc/read/warc-reader.js";
import { decodeWarcFields } from "../../warc/record.js";
import { heldBlock, isHeld, pageOf } from "./imported-look.js";
/** A capture's warcinfo is shorter. */
const MAX_INFO_BYTES = 16 * 1024 * 1024;
/** Findings that do not stand in the way of reading a record where it lies. */
const HARMLESS = new Set([
    "date-malformed",
    "target-malformed",
    "field-missing",
    "head-malformed",
    "http-malformed",
    "digest-mismatch",
    "digest-unknown",
]);
/** Reads a source to its end; entries are given out as long as the file may stay as it is. */
export async function lookThrough(source, name, taker = null) {
    const look = new Look(name);
    const read = (record) => taker && look.isAsItShouldBe ? readBlockOf(record, look.isOurs) : null;
    const onItem = (item) => look.see(item);
    for await (const paired of pairedRecords(readWarc(source, name), { read, onItem })) {
        const { read: held, length, isWhole, request } = paired;
        if (!taker || !held?.draft || !isWhole || length === null)
            continue;
        await taker.take(entryOf(held.draft, { file: taker.file, length, request }));
        if (!look.isOurs)
            await taker.takeLook(paired, held.block);
    }
    return look.facts();
}
async function readBlockOf(record, isOurs) {
    const isWanted = !isOurs && record.target !== null && isHeld(record);
    if (!isWanted)
        return { draft: await draftOf(record), block: null };
    const block = await heldBlock(record);
    return { draft: block && draftFrom(record, block), block };
}
/** Notes what passes by. */
class Look {
    #name;
    #findings = new FindingTally();
    #parts = [];
    #span = new SpanTally();
    #records = 0;
    isAsItShouldBe = true;
    constructor(name) {
        this.#name = name;
    }
    see(item) {
        if (item.kind === "record")
            return this.#begun(item.record);
        if (item.kind === "finding")
            this.#found(item.finding);
        else
            this.isAsItShouldBe &&= isInPlace(item);
        return undefined;
    }
    /** Whether what is read now was written by a capture of ours. */
    get isOurs() {
        return (this.#parts.at(-1)?.ownFile ?? null) !== null;
    }
    facts() {
        const { isAsItShouldBe } = this;
        const [findings, span] = [this.#findings.toArray(), this.#span.result()];
        return { records: this.#records, findings, isAsItShouldBe, parts: this.#parts, span };
    }
    #found(finding) {
        this.#findings.add(finding);
        this.isAsItShouldBe &&= HARMLESS.has(finding.code);
    }
    #begun(record) {
        this.#records++;
        this.isAsItShouldBe &&= isOurForm(record);
        this.#span.see(record);
        if (record.type === "warcinfo")
            return partBegunBy(record, this.#name).then((part) => this.#beginPart(part));
        if (this.#parts.length === 0)
            this.#beginPart(null);
        return undefined;
    }
    #beginPart(part) {
        if (part || this.#parts.length === 0)
            this.#parts.push(part ?? { from: 0, ownFile: null, capture: null });
    }
}
class SpanTally {
    #from = Infinity;
    #to = -Infinity;
    #page = null;
    see(record) {
        const page = pageOf(record, null);
        if (page === null)
            return;
        this.#page ??= page;
        this.#from = Math.min(this.#from, record.date);
        this.#to = Math.max(this.#to, record.date);
    }
    result() {
        if (this.#page === null)
            return { from: null, to: null, page: null };
        return { from: toIso(instant(this.#from)), to: toIso(instant(this.#to)), page: this.#page };
    }
}
function isInPlace({ length, isWhole }) {
    return isWhole && length !== null;
}
function isOurForm({ format, coding }) {
    return format.startsWith("WARC/") && coding === "gzip";
}
async function partBegunBy(record, name) {
    if ((record.blockBytes ?? 0) > MAX_INFO_BYTES)
        return null;
    const capture = readCaptureFields(decodeWarcFields(await readBlock(record, name)));
    const file = record.field("WARC-Filename");
    const number = /-(\d{5,})\.warc\.gz$/.exec(file ?? "")?.[1];
    if (!capture || number === undefined)
        return null;
    const ownFile = warcFileName(capture.site, capture.id, Number(number));
    return ownFile.endsWith(`/${file}`) ? { from: record.offset, ownFile, capture: capture.id } : null;
}
