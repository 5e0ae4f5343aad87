// The compressed members of a file: opened where one begins, and looked for behind damage.
import { GzipMembers } from "./gzip-member.js";
import { joinedMembers } from "./joined-members.js";
import { isRecordStart } from "./next-record.js";
import { SegmentCursor } from "./segment.js";
import { ZstdFrames } from "./zstd-frames.js";
const SEARCH_BYTES = 64 * 1024;
const MAGIC_BYTES = 4;
/** Damage behind which the next member may have been read as part of this one. */
const HIDING = new Set(["truncated", "gzip-damaged", "zstd-damaged"]);
/** Members of whatever kind a file has. */
export class Members {
    #window;
    #kinds;
    /** What was last seen: others are looked for behind its damage. */
    #kind;
    constructor(window) {
        this.#window = window;
        const gzip = new GzipMembers(window);
        this.#kinds = [gzip, new ZstdFrames(window)];
        this.#kind = gzip;
    }
    /** The member that begins at an offset, with those that go on with its record; `null` when none does. */
    async at(offset) {
        const kind = this.#kindOf(await this.#window.at(offset, MAGIC_BYTES));
        if (!kind)
            return null;
        this.#kind = kind;
        return joinedMembers(kind, this.#window, offset);
    }
    // Damaged data may go on reading the next member as its own: it is looked for from the damaged one's start.
    async mayHideOthers({ damage, end }) {
        if (damage === null)
            return false;
        if (damage.code !== "gzip-checksum")
            return HIDING.has(damage.code);
        return !this.#kindOf(await this.#window.at(end, MAGIC_BYTES));
    }
    /** Where the next member begins that holds a record; where the file ends when there is none. */
    async find(from, format) {
        for (let offset = from; offset < this.#window.sizeBytes;) {
            const bytes = await this.#window.at(offset, SEARCH_BYTES);
            for (let i = this.#kind.indexIn(bytes, 0); i >= 0; i = this.#kind.indexIn(bytes, i + 1))
                if (this.#kind.isStart(bytes.subarray(i)) && (await this.#holdsRecord(offset + i, format)))
                    return offset + i;
            offset += Math.max(1, bytes.length - (MAGIC_BYTES - 1));
        }
        return this.#window.sizeBytes;
    }
    async #holdsRecord(offset, format) {
        const cursor = new SegmentCursor(await this.#kind.open(offset));
        return isRecordStart(await cursor.peek(4096), format);
    }
    #kindOf(bytes) {
        return this.#kinds.find((kind) => kind.isStart(bytes));
    }
}
