// Reads WARC and ARC files as they come, plain or compressed, and never loses a record silently.
import { headerValue } from "#formats/index.js";
import { BlockReader } from "./block-reader.js";
import { SourceWindow } from "./source-window.js";
import { declaredLength, headFindings, targetOf } from "./head-findings.js";
import { Members } from "./members.js";
import { blockExtent, skipLineEnds, skipToRecord, isRecordStart, } from "./next-record.js";
import { MAX_HEAD_BYTES, readArcHead, readWarcHead, } from "./record-head.js";
import { recordDate } from "./record-date.js";
import { plainSegment, SegmentCursor } from "./segment.js";
/** All records and findings of a source, in order, from the beginning of a record on; findings carry the name. */
export function readWarc(source, name, offset = 0, window) {
    return new WarcFileReader(new SourceWindow(source, window), name).items(offset);
}
const SHARED = {
    gzip: ["gzip-whole-file", "several records in one gzip member"],
    zstd: ["zstd-whole-file", "several records in one Zstandard frame"],
};
class WarcFileReader {
    #window;
    #members;
    #name;
    #format = null;
    #recordsSeen = 0;
    #saidWholeFile = false;
    constructor(window, name) {
        this.#window = window;
        this.#members = new Members(window);
        this.#name = name;
    }
    async *items(from) {
        for (let offset = from; offset < this.#window.sizeBytes;) {
            const segment = await this.#segmentAt(offset);
            if (segment) {
                yield* this.#segmentItems(new SegmentCursor(segment));
                if (!(await this.#members.mayHideOthers(segment))) {
                    offset = Math.max(segment.end, offset + 1);
                    continue;
                }
                offset++;
            }
            const next = await this.#members.find(offset, this.#expected);
            if (!segment)
                yield this.#finding(offset, "junk", `${next - offset} bytes that belong to no record`);
            offset = next;
        }
        if (this.#recordsSeen === 0 && this.#window.sizeBytes > 0)
            yield this.#finding(from, "not-warc", "no WARC or ARC record in the file");
    }
    // A file that begins plain is plain to its end; between members only members are looked for.
    async #segmentAt(offset) {
        const member = await this.#members.at(offset);
        if (member)
            return member;
        return offset === 0 || (await this.#plainRecordAt(offset)) ? plainSegment(this.#window, offset) : null;
    }
    async #plainRecordAt(offset) {
        return isRecordStart(await this.#window.at(offset, MAX_HEAD_BYTES), this.#expected);
    }
    /** Until a record was seen, the file may be of either kind. */
    get #expected() {
        return this.#format ?? "arc";
    }
    async *#segmentItems(cursor) {
        const { segment } = cursor;
        const isJoined = segment.isJoined === true;
        if (isJoined)
            yield* this.#splitRecord(segment);
        let records = 0;
        for (;;) {
            await skipLineEnds(cursor);
            if ((await cursor.peek(1)).length === 0)
                break;
            const head = await this.#readHead(cursor);
            if (typeof head === "string") {
                yield* this.#passJunk(cursor, head);
                continue;
            }
            this.#format ??= head.format.startsWith("ARC") ? "arc" : "warc";
            this.#recordsSeen++;
            if (++records === 2 && segment.coding !== null && !this.#saidWholeFile) {
                this.#saidWholeFile = true;
                yield this.#finding(segment.offset, ...SHARED[segment.coding]);
            }
            const begun = await this.#beginRecord(cursor, head);
            yield { kind: "record", record: begun.record };
            await begun.block.drain();
            for (const item of await this.#endOf(cursor, begun, records === 1))
                yield item;
        }
        const { damage } = segment;
        if (segment.isJoined && !isJoined)
            yield* this.#splitRecord(segment);
        if (damage)
            yield this.#finding(segment.offset, damage.code, damage.message);
    }
    // Zstandard allows it (WARC-zstd 1.0); with gzip a record is one member (WARC 1.1 annex D).
    *#splitRecord({ offset, coding }) {
        if (coding === "gzip")
            yield this.#finding(offset, "gzip-split-record", "a record in several gzip members");
    }
    async #readHead(cursor) {
        for (let bytes = 4096;; bytes *= 4) {
            const peeked = await cursor.peek(bytes);
            const isAll = peeked.length < bytes;
            let head = readWarcHead(peeked, isAll);
            if (head === "none" && this.#format !== "warc")
                head = readArcHead(peeked, isAll);
            if (head !== "more")
                return head;
        }
    }
    async *#passJunk(cursor, problem) {
        const offset = this.#placeOf(cursor);
        const skipped = await skipToRecord(cursor, this.#expected);
        // What a damaged member yields before its damage is told as that damage.
        if (cursor.segment.damage)
            return;
        const code = problem === "too-long" ? "head-too-long" : problem === "cut" ? "truncated" : "junk";
        yield this.#finding(offset, code, `${skipped} bytes passed over: ${junkReason(problem)}`);
    }
    async #beginRecord(cursor, head) {
        const offset = this.#placeOf(cursor);
        const start = cursor.position;
        cursor.skip(head.headBytes);
        const extent = await blockExtent(cursor, head, this.#expected);
        const block = new BlockReader(cursor, extent.bytes);
        const blockBytes = knownBytes(cursor, extent);
        const record = { ...toldRecord(head, { offset, coding: cursor.segment.coding, blockBytes }), block };
        return { head, record, block, extent, start };
    }
    // A list, not a generator in a generator: each of those costs every item more than reading a record's head.
    async #endOf(cursor, begun, isFirst) {
        const { head, record, block, extent, start } = begun;
        const { offset } = record;
        const end = cursor.position;
        const separatorLines = await skipLineEnds(cursor);
        const isLast = (await cursor.peek(1)).length === 0;
        const isPacked = cursor.segment.coding !== null;
        const isTorn = isLast && isTearing(cursor.segment);
        // Behind a record in several members, the empty lines may begin the next one.
        const isSplit = isLast && cursor.segment.isJoined === true;
        const items = headFindings(head).map(([code, message]) => this.#finding(offset, code, message));
        // Damage of the segment is told once, at its end.
        const problem = isTorn
            ? null
            : (blockProblem(head, extent, block, isPacked) ??
                separatorProblem(isSplit ? 2 : separatorLines, isLast && !isPacked && head.format !== "ARC/1"));
        if (problem)
            items.push(this.#finding(offset, ...problem));
        items.push({
            kind: "end",
            record,
            length: isPacked ? sharedOrWhole(cursor.segment, isFirst && isLast) : end - start,
            isWhole: !isTorn && problem?.[0] !== "truncated",
        });
        return items;
    }
    #placeOf(cursor) {
        return cursor.segment.coding !== null ? cursor.segment.offset : cursor.segment.offset + cursor.position;
    }
    #finding(offset, code, message) {
        return { kind: "finding", finding: { file: this.#name, offset, code, message } };
    }
}
function knownBytes(cursor, { bytes, problem }) {
    return cursor.probeFor(bytes) && problem !== "short" ? bytes : null;
}
function isTearing({ damage }) {
    return damage !== null && damage.code !== "gzip-checksum" && damage.code !== "zstd-checksum";
}
function sharedOrWhole(segment, isAlone) {
    return isAlone ? segment.end - segment.offset : null;
}
function blockProblem(head, extent, block, isPacked) {
    const declared = declaredLength(head);
    if (declared === null)
        return ["length-missing", "Content-Length is missing or no number"];
    if (block.missingBytes > 0 && !isPacked)
        return ["truncated", `the file ends ${block.missingBytes} bytes before the record does`];
    if (block.readBytes !== declared || extent.problem !== null)
        return ["length-wrong", `Content-Length says ${declared} bytes, ${block.readBytes} are there`];
    return null;
}
// Two line ends belong after a record (section 4). Where another record follows one will do; where a plain
// file ends, fewer mean that it was cut.
function separatorProblem(lineEnds, endsPlainFile) {
    if (lineEnds >= (endsPlainFile ? 2 : 1))
        return null;
    return ["separator", "no empty line after the record"];
}
function junkReason(problem) {
    if (problem === "too-long")
        return `a head longer than ${MAX_HEAD_BYTES} bytes`;
    return problem === "cut" ? "the file ends inside a record's head" : "they belong to no record";
}
/** A record as its head tells of it. */
export function toldRecord(head, { offset, coding, blockBytes }) {
    const field = (name) => headerValue(head.fields, name);
    return {
        offset,
        coding,
        blockBytes,
        format: head.format,
        type: (field("WARC-Type") ?? "unknown").toLowerCase(),
        id: field("WARC-Record-ID"),
        date: recordDate(field("WARC-Date") ?? ""),
        target: targetOf(head),
        fields: head.fields,
        field,
    };
}
