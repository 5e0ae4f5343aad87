// Binary search in sorted lines wherever they lie: lines near the top of every search stay in memory, below them
// small reads, so that memory stays flat. Nothing is awaited that a source has at hand.
import { FormatError } from "#errors.js";
import { asBuffer } from "#formats/http/http-head.js";
import { whenThere } from "./at-hand.js";
import { FIRST_LINES, moreLines, NO_LINES, } from "./line-source.js";
import { MAX_LINE_BYTES } from "./lines-of-file.js";
const USUAL_LINE_BYTES = 500;
/** A line and the end of the one before it, nearly always. */
const PROBE_BYTES = 1024;
/** Every search begins with the same probes: the lines of so many halvings stay in memory, 32767 at most. */
const CACHED_DEPTH = 15;
/** The last stretch is read at once and halved in memory. */
const STRETCH_BYTES = 8 * 1024;
/** Behind it, so that the captures of a page that begin in it are there too. */
const TAIL_BYTES = 2 * 1024;
/** As far from each other as blocks of a compressed index are, about. */
const MARK_BYTES = 16 * 1024;
const LF = 10;
/** Sorted lines opened for look-up; memory stays flat. */
export class SortedFile {
    name;
    #source;
    #sizeBytes;
    /** Lent for each read that is answered at once: what it holds is taken out before the next. */
    #scratch = Buffer.allocUnsafe(STRETCH_BYTES + TAIL_BYTES);
    /** The tree of halvings: the root is 1, below i lie 2i and 2i + 1. */
    #probes;
    /** Takes the source over: closing this closes it. */
    constructor(source, name) {
        this.name = name;
        this.#source = source;
        this.#sizeBytes = source.sizeBytes;
        const depth = Math.ceil(Math.log2(1 + this.#sizeBytes / STRETCH_BYTES));
        this.#probes = Array.from({ length: 1 << Math.min(depth, CACHED_DEPTH) });
    }
    from(key) {
        const bound = this.#lowerBound(key);
        if (bound instanceof Promise)
            return bound.then(({ offset, window }) => this.#batch(window, offset, key, FIRST_LINES));
        return this.#batch(bound.window, bound.offset, key, FIRST_LINES);
    }
    /** The same with the one line before, which names the block that may hold the key. */
    fromBefore(key) {
        return whenThere(this.#lowerBound(key), ({ before, window }) => this.#batch(window, before?.start ?? 0, "", FIRST_LINES));
    }
    /** One line of every so many bytes, the same ones whoever asks. */
    async *marks(key) {
        const { offset } = await this.#lowerBound(key);
        const first = Math.floor(offset / MARK_BYTES) + 1;
        for (let at = first * MARK_BYTES; at < this.#sizeBytes; at += MARK_BYTES) {
            const line = await this.#firstLineFrom(at, -1);
            if (line === null)
                return;
            yield [line.text];
        }
    }
    ends() {
        const tail = Math.max(0, this.#sizeBytes - PROBE_BYTES);
        return whenThere(this.#source.read(0, PROBE_BYTES), (head) => {
            const first = asBuffer(head).toString("latin1").split("\n", 1)[0];
            if (first === "")
                return { first: this.#sizeBytes === 0 ? null : "", last: null };
            return whenThere(this.#source.read(tail, PROBE_BYTES), (bytes) => {
                const text = asBuffer(bytes).toString("latin1").replace(/\n$/, "");
                const before = text.lastIndexOf("\n");
                // A last line that is longer than this is not known.
                return { first, last: before < 0 && tail > 0 ? null : text.slice(before + 1) };
            });
        });
    }
    close() {
        this.#source.close();
    }
    #batch(window, start, key, most) {
        if (start >= this.#sizeBytes)
            return NO_LINES;
        const lines = [];
        let [offset, last] = [start, key];
        for (let line = this.#lineIn(window, start); line !== null; line = this.#lineIn(window, offset)) {
            if (line.text < last)
                throw this.#unsorted(offset);
            lines.push((last = line.text));
            offset = line.next;
            if (lines.length === most)
                break;
        }
        if (lines.length === 0)
            return this.#readBatch(start, key, most);
        return { lines, more: () => this.#readBatch(offset, last, moreLines(most)) };
    }
    #readBatch(start, key, most) {
        const read = this.#windowWith(start, start, most * USUAL_LINE_BYTES);
        return whenThere(read, (window) => this.#batch(window, start, key, most));
    }
    // Invariant: every line that starts before `low` is < key; the first line that starts at or after `high` is >= key.
    // Where a line has to be waited for, the search begins again when it is there: it is known by then.
    #lowerBound(key, known = null) {
        let [low, high] = [0, this.#sizeBytes];
        let before = null;
        let highText = null;
        for (let place = 1; high - low > STRETCH_BYTES;) {
            const middle = low + ((high - low) >> 1);
            let found = this.#probes[place];
            if (found === undefined)
                found = known?.get(place);
            if (found === undefined)
                found = this.#probe(middle, low, place);
            if (found instanceof Promise)
                return this.#boundLater(key, known, place, found);
            const line = found;
            const isBehind = line === null || line.start >= high;
            if (!isBehind)
                this.#checkBetween(line, before, highText);
            if (!isBehind && line.text < key) {
                [low, before] = [line.next, line];
                place = 2 * place + 1;
            }
            else {
                high = middle;
                if (!isBehind)
                    highText = line.text;
                place = 2 * place;
            }
        }
        const read = this.#windowWith(low, high, Math.max(0, high - low) + TAIL_BYTES);
        if (!(read instanceof Promise))
            return this.#boundWithin({ offset: low, before, window: read }, high, highText, key);
        const [from, text] = [{ offset: low, before }, highText];
        return read.then((window) => this.#boundWithin({ ...from, window }, high, text, key));
    }
    async #boundLater(key, known, place, pending) {
        return this.#lowerBound(key, (known ?? new Map()).set(place, await pending));
    }
    // The same halving by whole lines, in memory: both ends are then line starts.
    #boundWithin({ offset, before: first, window }, to, toText, key) {
        let [low, high, before, highText] = [offset, to, first, toText];
        while (low < high) {
            const line = this.#lineIn(window, lineStart(window, low + ((high - low) >> 1), low));
            this.#checkBetween(line, before, highText);
            if (line.text < key)
                [low, before] = [line.next, line];
            else
                [high, highText] = [line.start, line.text];
        }
        return { offset: low, before, window };
    }
    #checkBetween({ text, start }, before, highText) {
        if ((before !== null && text < before.text) || (highText !== null && text > highText))
            throw this.#unsorted(start);
    }
    #probe(middle, low, place) {
        return whenThere(this.#firstLineFrom(middle, low), (line) => {
            if (place < this.#probes.length)
                this.#probes[place] = line;
            return line;
        });
    }
    // The first line that starts at or after an offset; `floor` is known to be the start of a line.
    #firstLineFrom(offset, floor) {
        if (offset === floor)
            return this.#lineAt(offset);
        return whenThere(this.#windowWith(offset - 1, offset - 1, PROBE_BYTES), (window) => {
            const end = endOfLine(window, offset - 1);
            if (end === null || end + 1 >= this.#sizeBytes)
                return null;
            return this.#lineIn(window, end + 1) ?? this.#lineAt(end + 1);
        });
    }
    #lineAt(start) {
        return whenThere(this.#windowWith(start, start, PROBE_BYTES), (window) => this.#lineIn(window, start));
    }
    /** The line at an offset; `null` when the window does not hold all of it. */
    #lineIn(window, start) {
        if (start < window.start)
            return null;
        const end = endOfLine(window, start);
        if (end === null && window.start + window.bytes.length < this.#sizeBytes)
            return null;
        const stop = end ?? this.#sizeBytes;
        if (start >= this.#sizeBytes)
            return null;
        const text = window.bytes.toString("latin1", start - window.start, stop - window.start);
        return { text, start, next: stop + 1 };
    }
    // From an offset on, and so far that the line in which the byte before `last` lies is whole.
    #windowWith(offset, last, bytes) {
        const read = this.#source.read(offset, bytes, this.#scratch);
        if (!(read instanceof Uint8Array))
            return this.#grown(offset, last, bytes, read);
        const window = { start: offset, bytes: asBuffer(read) };
        return this.#isEnough(window, last) ? window : this.#grown(offset, last, bytes, read);
    }
    async #grown(offset, last, bytes, first) {
        let window = { start: offset, bytes: asBuffer(await first) };
        for (let wanted = bytes; !this.#isEnough(window, last);) {
            const end = offset + window.bytes.length;
            if (window.bytes.length < wanted)
                throw new FormatError("the file became shorter while being read", this.name, end);
            if (wanted > MAX_LINE_BYTES + bytes)
                throw new FormatError("a line longer than any index line", this.name, offset);
            wanted *= 2;
            window = { start: offset, bytes: asBuffer(await this.#source.read(offset, wanted)) };
        }
        return window;
    }
    #isEnough(window, last) {
        const { start, bytes } = window;
        return start + bytes.length >= this.#sizeBytes || endOfLine(window, Math.max(start, last - 1)) !== null;
    }
    #unsorted(offset) {
        return new FormatError("the index is not sorted: rebuild it (isochron reindex)", this.name, offset);
    }
}
/** Offset of the line end at or behind an offset; `null` when the window has none. */
function endOfLine({ start, bytes }, offset) {
    const end = bytes.indexOf(LF, offset - start);
    return end < 0 ? null : start + end;
}
/** Start of the line that an offset lies in; `floor` is known to be the start of a line. */
function lineStart({ start, bytes }, offset, floor) {
    if (offset <= floor)
        return floor;
    const end = bytes.lastIndexOf(LF, offset - 1 - start);
    return end < floor - start ? floor : start + end + 1;
}
