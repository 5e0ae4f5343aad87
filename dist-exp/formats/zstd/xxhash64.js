// XXH64 with seed 0, of which Zstandard frames carry the low 32 bits. 64-bit numbers are pairs of 32-bit halves.
const [P1H, P1L] = [0x9e3779b1, 0x85ebca87];
const [P2H, P2L] = [0xc2b2ae3d, 0x27d4eb4f];
const [P3H, P3L] = [0x165667b1, 0x9e3779f9];
const [P4H, P4L] = [0x85ebca77, 0xc2b2ae63];
const [P5H, P5L] = [0x27d4eb2f, 0x165667c5];
/** The upper half of the last result; the lower one is returned. */
let high = 0;
function add(aH, aL, bH, bL) {
    const low = (aL >>> 0) + (bL >>> 0);
    high = (aH + bH + (low > 0xffffffff ? 1 : 0)) | 0;
    return low | 0;
}
function multiply(aH, aL, bH, bL) {
    const [a0, a1, b0, b1] = [aL & 0xffff, aL >>> 16, bL & 0xffff, bL >>> 16];
    const middle = a1 * b0 + ((a0 * b0) >>> 16);
    const carry = (middle & 0xffff) + a0 * b1;
    const upper = a1 * b1 + Math.floor(middle / 65536) + Math.floor(carry / 65536);
    high = (upper + Math.imul(aH, bL) + Math.imul(aL, bH)) | 0;
    return Math.imul(aL, bL);
}
/** Rotates left by less than 32 bits. */
function rotate(hi, lo, by) {
    high = (hi << by) | (lo >>> (32 - by));
    return (lo << by) | (hi >>> (32 - by));
}
function word(bytes, at) {
    return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
}
/** One round: `rotl(lane + input * P2, 31) * P1`. */
function round(laneH, laneL, inputH, inputL) {
    let low = multiply(inputH, inputL, P2H, P2L);
    low = add(laneH, laneL, high, low);
    low = rotate(high, low, 31);
    return multiply(high, low, P1H, P1L);
}
/** The hash of bytes that come in pieces. */
export class XxHash64 {
    /** Four lanes, upper and lower halves in turns: P1 + P2, P2, 0, -P1. */
    #lanes = lanes();
    #held = new Uint8Array(32);
    #heldBytes = 0;
    #totalBytes = 0;
    update(bytes) {
        this.#totalBytes += bytes.length;
        let at = 0;
        if (this.#heldBytes > 0) {
            at = Math.min(32 - this.#heldBytes, bytes.length);
            this.#held.set(bytes.subarray(0, at), this.#heldBytes);
            this.#heldBytes += at;
            if (this.#heldBytes < 32)
                return;
            this.#stripe(this.#held, 0);
        }
        for (; at + 32 <= bytes.length; at += 32)
            this.#stripe(bytes, at);
        this.#held.set(bytes.subarray(at));
        this.#heldBytes = bytes.length - at;
    }
    #stripe(bytes, at) {
        const own = this.#lanes;
        for (let i = 0; i < 8; i += 2) {
            const low = round(own[i], own[i + 1], word(bytes, at + 4 * i + 4), word(bytes, at + 4 * i));
            own[i] = high;
            own[i + 1] = low;
        }
    }
    /** The low 32 bits of the hash, unsigned. */
    low32() {
        let low = this.#converged();
        low = add(high, low, 0, this.#totalBytes);
        low = this.#rest(high, low);
        // Avalanche: xor with itself shifted right by 33, 29 and 32.
        low = multiply(high, low ^ (high >>> 1), P2H, P2L);
        const hi = high;
        low = multiply(hi ^ (hi >>> 29), low ^ ((low >>> 29) | (hi << 3)), P3H, P3L);
        return (low ^ high) >>> 0;
    }
    #converged() {
        const own = this.#lanes;
        if (this.#totalBytes < 32) {
            high = P5H;
            return P5L;
        }
        let [hi, lo] = [0, 0];
        for (const [i, by] of [1, 7, 12, 18].entries()) {
            const turned = rotate(own[2 * i], own[2 * i + 1], by);
            lo = add(hi, lo, high, turned);
            hi = high;
        }
        for (let i = 0; i < 8; i += 2) {
            const mixed = round(0, 0, own[i], own[i + 1]);
            lo = multiply(hi ^ high, lo ^ mixed, P1H, P1L);
            lo = add(high, lo, P4H, P4L);
            hi = high;
        }
        high = hi;
        return lo;
    }
    #rest(hi, lo) {
        const [held, end] = [this.#held, this.#heldBytes];
        let [at, low] = [0, lo];
        high = hi;
        for (; at + 8 <= end; at += 8) {
            const before = high;
            const mixed = round(0, 0, word(held, at + 4), word(held, at));
            low = rotate(before ^ high, low ^ mixed, 27);
            low = multiply(high, low, P1H, P1L);
            low = add(high, low, P4H, P4L);
        }
        if (at + 4 <= end) {
            const before = high;
            const mixed = multiply(0, word(held, at), P1H, P1L);
            low = rotate(before ^ high, low ^ mixed, 23);
            low = multiply(high, low, P2H, P2L);
            low = add(high, low, P3H, P3L);
            at += 4;
        }
        for (; at < end; at++) {
            const before = high;
            const mixed = multiply(0, held[at], P5H, P5L);
            low = rotate(before ^ high, low ^ mixed, 11);
            low = multiply(high, low, P1H, P1L);
        }
        return low;
    }
}
function lanes() {
    const first = add(P1H, P1L, P2H, P2L);
    const firstHigh = high;
    const minus = add(~P1H, ~P1L, 0, 1);
    return Int32Array.of(firstHigh, first, P2H, P2L, 0, 0, high, minus);
}
