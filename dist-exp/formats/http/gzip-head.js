// The head of a gzip member (RFC 1952 section 2.3), read as it comes: a name in it may be of any length.
/** Where gzip data is not what it says. */
export class GzipProblem extends Error {
}
/** Whether a member begins here: magic and deflate. Three bytes are needed to tell. */
export function isGzipStart(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}
const START = [0x1f, 0x8b, 8];
const FLAGS_AT = 3;
const FIXED_BYTES = 10;
/** Flags by the part that they announce, in the order of the parts. */
const ANNOUNCED = [
    [4, "extra-length"],
    [8, "name"],
    [16, "comment"],
    [2, "sum"],
];
const RESERVED_FLAGS = 0xe0;
/** Takes a head byte by byte. */
export class GzipHead {
    #part = "fixed";
    #flags = 0;
    /** Bytes of the part under way, and the number that they are. */
    #taken = 0;
    #value = 0;
    #extraBytes = 0;
    #sum = 0xffffffff;
    /** Takes what belongs to the head and says how many bytes that is; see {@link isDone}. */
    push(bytes) {
        let at = 0;
        while (at < bytes.length && !this.isDone)
            this.#take(bytes[at++]);
        return at;
    }
    /** Whether the member's data comes next. */
    get isDone() {
        return this.#part === "done";
    }
    #take(byte) {
        const at = this.#taken++;
        if (this.#part !== "sum")
            this.#sum = CRC_TABLE[(this.#sum ^ byte) & 0xff] ^ (this.#sum >>> 8);
        this.#value |= byte << (8 * at);
        if (this.#part === "fixed")
            this.#checkFixed(byte, at);
        if (this.#part === "sum" && at === 1)
            this.#checkSum();
        if (this.#endsWith(byte, at))
            this.#next();
    }
    #checkFixed(byte, at) {
        if (at < START.length && byte !== START[at])
            throw new GzipProblem("no gzip member begins here");
        if (at === FLAGS_AT)
            this.#flags = byte;
        if (this.#flags & RESERVED_FLAGS)
            throw new GzipProblem("a flag is set that gzip does not know");
    }
    #checkSum() {
        if (this.#value !== (~this.#sum & 0xffff))
            throw new GzipProblem("the check sum of its head is wrong");
    }
    #endsWith(byte, at) {
        switch (this.#part) {
            case "fixed":
                return at + 1 === FIXED_BYTES;
            case "extra-length":
            case "sum":
                return at === 1;
            case "extra":
                return at + 1 === this.#extraBytes;
            case "name":
            case "comment":
                return byte === 0;
            case "done":
                return false;
        }
    }
    #next() {
        if (this.#part === "extra-length" && this.#value > 0) {
            this.#extraBytes = this.#value;
            return this.#begin("extra");
        }
        const announced = ANNOUNCED.find(([flag]) => (this.#flags & flag) !== 0);
        if (announced)
            this.#flags &= ~announced[0];
        this.#begin(announced?.[1] ?? "done");
    }
    #begin(part) {
        this.#part = part;
        this.#taken = 0;
        this.#value = 0;
    }
}
/** CRC-32 (RFC 1952 section 8) by the byte: the head's own sum is its low half. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte;
    for (let bit = 0; bit < 8; bit++)
        sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
    return sum >>> 0;
});
