/** A plain file from an offset on. */
export function plainSegment(window, offset) {
    let position = offset;
    return {
        offset,
        coding: null,
        async next() {
            const bytes = await window.at(position, 1);
            position += bytes.length;
            return bytes.length === 0 ? null : bytes;
        },
        probe: (at, minBytes) => window.at(offset + at, minBytes),
        end: window.sizeBytes,
        damage: null,
    };
}
/** How far ahead of its cursor a segment without random access is looked into. */
const LOOK_AHEAD_BYTES = 16 * 1024 * 1024;
/** Reads a segment through a small buffer of bytes not yet consumed. */
export class SegmentCursor {
    segment;
    #buffer = Buffer.alloc(0);
    #position = 0;
    #ended = false;
    constructor(segment) {
        this.segment = segment;
    }
    /** Position of the next byte. */
    get position() {
        return this.#position;
    }
    /** Bytes at hand, at least `minBytes` unless the segment ends before; a promise only where they have to be fetched. */
    peek(minBytes) {
        return this.#buffer.length >= minBytes || this.#ended ? this.#buffer : this.#fetch(minBytes);
    }
    async #fetch(minBytes) {
        // Put together once: piece by piece, a long look ahead would copy its beginning as often as there are pieces.
        const pieces = this.#buffer.length === 0 ? [] : [this.#buffer];
        for (let atHand = this.#buffer.length; atHand < minBytes && !this.#ended;) {
            const bytes = await this.segment.next();
            if (bytes === null)
                this.#ended = true;
            else
                pieces.push(bytes);
            atHand += bytes?.length ?? 0;
        }
        this.#buffer = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
        return this.#buffer;
    }
    /** Random access as far as a block of this length reaches: the segment's own, or a look ahead; `null` beyond that. */
    probeFor(blockBytes) {
        if (this.segment.probe)
            return this.segment.probe;
        return blockBytes <= LOOK_AHEAD_BYTES / 2 ? (at, minBytes) => this.#lookAhead(at, minBytes) : null;
    }
    async #lookAhead(position, minBytes) {
        const skipBytes = position - this.#position;
        if (skipBytes > LOOK_AHEAD_BYTES)
            return Buffer.alloc(0);
        // Twice what is at hand, so that a search step by step does not copy it at every step.
        const doubled = Math.min(2 * this.#buffer.length, LOOK_AHEAD_BYTES);
        const wanted = skipBytes + minBytes;
        const bytes = await this.peek(wanted > this.#buffer.length ? Math.max(wanted, doubled) : wanted);
        return bytes.subarray(skipBytes);
    }
    /** Drops bytes that were at hand. */
    skip(bytes) {
        this.#buffer = this.#buffer.subarray(bytes);
        this.#position += bytes;
    }
    /** The next bytes up to a limit; `null` at the end. */
    async take(maxBytes) {
        const bytes = (await this.peek(1)).subarray(0, maxBytes);
        if (bytes.length === 0)
            return null;
        this.skip(bytes.length);
        return bytes;
    }
    /** Reads to the end, so that the segment's end and damage are known; gives up after a limit. */
    async drain(maxBytes) {
        let drained = 0;
        for (let bytes = await this.take(maxBytes); bytes && drained < maxBytes; bytes = await this.take(maxBytes))
            drained += bytes.length;
        return drained;
    }
}
