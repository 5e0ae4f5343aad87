// Text whose character references are decoded, with the way back to where each character stood in the source.
/** Collects runs of plain text and decoded references; positions refer to the source. */
export class MappedText {
    #pieces = [];
    #length = 0;
    #joined = null;
    /** Appends what stood in the source from `start` to `end`. */
    append(text, start, end) {
        this.#pieces.push({ at: this.#length, text, start, end });
        this.#length += text.length;
        this.#joined = null;
    }
    get text() {
        this.#joined ??= this.#pieces.map((piece) => piece.text).join("");
        return this.#joined;
    }
    get length() {
        return this.#length;
    }
    /** Where the source of the characters from `start` to `end` of the decoded text lies; `end` is exclusive. */
    sourceOf(start, end) {
        const first = this.#pieceAt(start);
        const last = this.#pieceAt(end - 1);
        return {
            start: isPlain(first) ? first.start + (start - first.at) : first.start,
            end: isPlain(last) ? last.start + (end - last.at) : last.end,
        };
    }
    #pieceAt(offset) {
        let low = 0;
        let high = this.#pieces.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#pieces[middle].at <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return this.#pieces[low];
    }
}
/** A decoded reference is shorter than its source ("&amp;"); only plain text can be entered in the middle. */
function isPlain(piece) {
    return piece.text.length === piece.end - piece.start;
}
