// One record in one go: nearly every record that replay shows is a gzip member of its own and has the length that the
// index says. Whatever is not exactly so is left to the reader that copes with everything.
import { inflatedMember } from "./gzip-member.js";
import { declaredLength } from "./head-findings.js";
import { readWarcHead } from "./record-head.js";
import { toldRecord } from "./warc-reader.js";
/** Two line ends stand behind a record (WARC 1.1 section 4). */
const SEPARATOR = Buffer.from("\r\n\r\n");
/** Reads the bytes as one whole record of a file at an offset; `null` where they are anything else. */
export function recordAtOnce(bytes, offset) {
    const content = inflatedMember(bytes);
    const head = content && readWarcHead(content, true);
    if (!content || !head || typeof head === "string")
        return null;
    const blockBytes = declaredLength(head);
    if (blockBytes === null)
        return null;
    const end = head.headBytes + blockBytes;
    if (content.length !== end + SEPARATOR.length || content.compare(SEPARATOR, 0, SEPARATOR.length, end) !== 0)
        return null;
    const record = toldRecord(head, { offset, coding: "gzip", blockBytes });
    return { record, block: content.subarray(head.headBytes, end) };
}
