// Records that some writer spread over several members, put together again: WARC-zstd allows it, `bgzip` does it.
import { declaredLength } from "./head-findings.js";
import { isRecordStart } from "./next-record.js";
import { readWarcHead } from "./record-head.js";
/** As much of a member as shows whether a record begins with it. */
const START_BYTES = 4096;
const FIRST_WORD = "WARC/";
const LENGTH = /\nContent-Length: ?(\d{1,15})\r\n/i;
/** Two line ends, behind a head and behind a record. */
const SEPARATOR_BYTES = 4;
const LF = 10;
const CR = 13;
/** The member at an offset, with those after it that go on with its last record. */
export async function joinedMembers(kind, window, offset) {
    const first = await kind.open(offset);
    if (first.probe === null)
        return new JoinedMembers(kind, window, first);
    const bytes = await first.probe(0, 1);
    if (first.damage || !isCutShort(bytes))
        return first;
    const more = await continuation(kind, window, first.end);
    return more ? new JoinedMembers(kind, window, first, more) : first;
}
/** Whether the last record would go on behind these bytes. */
function isCutShort(bytes) {
    if (isOneRecord(bytes))
        return false;
    for (let at = behindLineEnds(bytes, 0); at < bytes.length;) {
        const head = readWarcHead(at === 0 ? bytes : bytes.subarray(at), true);
        if (typeof head === "string")
            return head === "cut" || FIRST_WORD.startsWith(bytes.toString("latin1", at));
        at += head.headBytes + (declaredLength(head) ?? 0);
        if (at > bytes.length)
            return true;
        at = behindLineEnds(bytes, at);
    }
    return false;
}
// Nearly every member is one record and nothing else: its length alone is looked at, without reading the whole head.
function isOneRecord(bytes) {
    const headEnd = bytes.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return false;
    const length = LENGTH.exec(bytes.toString("latin1", 0, headEnd + 2))?.[1];
    return (length !== undefined && headEnd + SEPARATOR_BYTES + Number(length) + SEPARATOR_BYTES === bytes.length);
}
function behindLineEnds(bytes, from) {
    let at = from;
    while (bytes[at] === CR || bytes[at] === LF)
        at++;
    return at;
}
// The empty lines behind a record may stand at the beginning of the next member.
function beginsRecord(bytes) {
    return isRecordStart(bytes.subarray(behindLineEnds(bytes, 0)), "arc");
}
/** The member at an offset when it is whole and begins no record. */
async function continuation(kind, window, offset) {
    for (let at = offset; at < window.sizeBytes;) {
        if (!kind.isStart(await window.at(at, 4)))
            return null;
        const member = await kind.open(at);
        if (member.probe === null)
            return streamedContinuation(member);
        if (member.damage)
            return null;
        const bytes = await member.probe(0, START_BYTES);
        if (bytes.length > 0)
            return beginsRecord(bytes) ? null : member;
        // Empty members, and frames that are to be passed over, may stand between.
        at = member.end;
    }
    return null;
}
async function streamedContinuation(member) {
    const start = await member.next();
    if (start === null || beginsRecord(start))
        return null;
    const held = [start];
    return {
        offset: member.offset,
        coding: member.coding,
        probe: null,
        next: async () => held.shift() ?? member.next(),
        get end() {
            return member.end;
        },
        get damage() {
            return member.damage;
        },
    };
}
/** One member after the other, as long as the next one begins no record; of a long one that is known at its end. */
class JoinedMembers {
    offset;
    coding;
    probe = null;
    #kind;
    #window;
    #current;
    #following;
    isJoined;
    constructor(kind, window, first, following = null) {
        this.offset = first.offset;
        this.coding = first.coding;
        this.#kind = kind;
        this.#window = window;
        this.#current = first;
        this.#following = following;
        this.isJoined = following !== null;
    }
    get end() {
        return this.#current.end;
    }
    get damage() {
        return this.#current.damage;
    }
    async next() {
        for (;;) {
            const bytes = await this.#current.next();
            if (bytes !== null || this.#current.damage)
                return bytes;
            const more = this.#following ?? (await continuation(this.#kind, this.#window, this.#current.end));
            this.#following = null;
            if (!more)
                return null;
            this.#current = more;
            this.isJoined = true;
        }
    }
}
