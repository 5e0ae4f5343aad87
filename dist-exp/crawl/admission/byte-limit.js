// How many bytes a capture's WARC records may take: what is written, what is under way, and what the revisits will need.
import { refusalReason } from "#model/index.js";
import { LOOK_BYTES } from "./open-looks.js";
/** WARC bytes that asking for an unchanged page a second time takes; kept free for the revisits. */
const REVISIT_BYTES = 2_000;
/** What a look is expected to take before any was kept, and what it takes at least. */
const FIRST_LOOK_BYTES = 64_000;
/** The most by which compressed bytes may be longer than they were: stored blocks, their heads and a member's own. */
const MOST_GROWTH = 1.001;
/** The limit of one capture; a response that would pass it is cut (../look/cut-to-limit.ts). */
export class ByteLimit {
    #parts;
    #maxBytes;
    constructor(maxBytes, parts) {
        this.#maxBytes = maxBytes ?? Infinity;
        this.#parts = parts;
    }
    /** From now on the records may take so many bytes more; `Infinity` lifts the limit. */
    allow(moreBytes) {
        this.#maxBytes = this.#parts.seen.warcBytes + moreBytes;
    }
    /** Why nothing more is asked for; `null` while there is something left. */
    spent() {
        return this.#takenBytes + LOOK_BYTES > this.#maxBytes
            ? refusalReason("max-bytes", `${this.#maxBytes} bytes`)
            : null;
    }
    get isSet() {
        return this.#maxBytes < Infinity;
    }
    /** How many bytes of a response may be stored, beside all that is written and under way. */
    roomFor(url) {
        const leftBytes = this.#maxBytes - this.#takenBytes - this.#parts.open.claimedBeside(url) - LOOK_BYTES;
        return Math.max(0, Math.floor(leftBytes / MOST_GROWTH));
    }
    /** Takes room as {@link claim} does, when looks under way have left it; `false` when they leave too little. */
    async claimInTime(url, bytes) {
        do {
            if (this.claim(url, bytes))
                return true;
        } while (await this.#parts.open.roomMayCome(url));
        return false;
    }
    /** Takes room for so many bytes of a response until its look is kept; `false` when there is not enough. */
    claim(url, bytes) {
        if (bytes > this.roomFor(url))
            return false;
        this.#parts.open.claim(url, LOOK_BYTES + Math.ceil(bytes * MOST_GROWTH));
        return true;
    }
    /** Whether one more look is expected to fit beside those under way; one alone may try. */
    get hasRoom() {
        const { open } = this.#parts;
        return open.size === 0 || this.#takenBytes + open.bytes + this.expectedOfLook <= this.#maxBytes;
    }
    /** Twice what looks took so far: pages are not alike. */
    get expectedOfLook() {
        const { looks, warcBytes } = this.#parts.seen;
        return looks === 0 ? FIRST_LOOK_BYTES : Math.max(LOOK_BYTES, Math.ceil((2 * warcBytes) / looks));
    }
    get #takenBytes() {
        const { seen, state, open, notesBytes } = this.#parts;
        const willRevisit = state.isVisiting && state.settings.passes !== 1;
        return (seen.warcBytes +
            notesBytes() +
            (willRevisit ? REVISIT_BYTES * (seen.size + open.firsts) + LOOK_BYTES : 0));
    }
}
