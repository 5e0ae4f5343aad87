import { through } from "./through.js";
/** Reads ahead in an input, takes from its beginning, and gives back what a decoder left. */
export class PieceReader {
    #input;
    #window = Buffer.alloc(0);
    constructor(input) {
        this.#input = input;
    }
    /** What comes next: at least so many bytes, unless the input ends before. */
    async window(bytes) {
        if (this.#window.length >= bytes)
            return this.#window;
        const pieces = [this.#window];
        for (let held = this.#window.length; held < bytes;) {
            const { done, value } = await this.#input.next();
            if (done === true)
                break;
            pieces.push(value);
            held += value.length;
        }
        return (this.#window = Buffer.concat(pieces));
    }
    /** Takes bytes that the window showed. */
    drop(bytes) {
        this.#window = this.#window.subarray(bytes);
    }
    /** What a decoder makes of the input up to its end; what comes after it is next. */
    async *through(decoder) {
        const start = this.#window;
        const given = [start];
        let passedBytes = 0;
        const next = async () => {
            const result = await this.#input.next();
            if (result.done !== true)
                given.push(result.value);
            while (given.length > 0 && passedBytes + given[0].length <= decoder.bytesWritten)
                passedBytes += given.shift().length;
            return result;
        };
        yield* through(decoder, start, { next });
        this.#window = Buffer.concat(given).subarray(decoder.bytesWritten - passedBytes);
    }
}
