import { UsageError } from "#errors.js";
/** Longer ones are streamed. */
const MOST_HELD_BYTES = 1 << 20;
const LF = 0x0a;
/** Asks for blobs, and reads them in the same order. */
export class BlobReader {
    #repository;
    #git;
    #feed;
    constructor(repository) {
        this.#repository = repository;
        this.#git = repository.start("cat-file", ["--batch"]);
        this.#feed = new ByteFeed(this.#git.output);
    }
    /** Asks for one; it is read when its turn comes. */
    ask(blob) {
        this.#git.input.write(`${blob}\n`);
    }
    /** The next one that was asked for. @throws UsageError when it is missing or broken */
    async next(path) {
        const head = await this.#feed.line();
        const [, blob, kind, size] = /^([0-9a-f]+) ([a-z]+)(?: (\d+))?$/.exec(head ?? "") ?? [];
        if (blob === undefined || kind !== "blob") {
            if (head === null)
                await this.#git.ended();
            const what = blob === undefined ? "an object" : `object ${blob}`;
            throw new UsageError("BAD_INPUT", `${what} of the git history is missing or broken: ${JSON.stringify(path.slice(0, 200))}`);
        }
        const sizeBytes = Number(size);
        const bytes = await this.#feed.take(sizeBytes, sizeBytes <= MOST_HELD_BYTES);
        await this.#feed.take(1, false);
        return bytes ?? { sizeBytes, read: () => this.#long(blob) };
    }
    /** Ends it. */
    close() {
        this.#git.stop();
    }
    async *#long(blob) {
        const git = this.#repository.start("cat-file", ["blob", blob]);
        git.input.end();
        try {
            yield* git.output;
            await git.ended();
        }
        finally {
            git.stop();
        }
    }
}
/** Bytes of a stream by count, or up to a line's end. */
class ByteFeed {
    #pieces;
    #rest = Buffer.alloc(0);
    constructor(stream) {
        this.#pieces = stream[Symbol.asyncIterator]();
    }
    /** Up to a line feed; `null` when the stream ended. Heads of objects are short: what is not ends the reading. */
    async line() {
        for (let end = this.#rest.indexOf(LF);; end = this.#rest.indexOf(LF)) {
            if (end !== -1) {
                const line = this.#rest.toString("latin1", 0, end);
                this.#rest = this.#rest.subarray(end + 1);
                return line;
            }
            if (this.#rest.length > 4096 || !(await this.#more()))
                return null;
        }
    }
    /** So many bytes, held or passed over. @throws UsageError when there are fewer */
    async take(count, isHeld) {
        const held = [];
        for (let missing = count; missing > 0;) {
            if (this.#rest.length === 0 && !(await this.#more()))
                throw new UsageError("BAD_INPUT", "git ended in the middle of a file: its history is broken");
            const piece = this.#rest.subarray(0, missing);
            if (isHeld)
                held.push(piece);
            missing -= piece.length;
            this.#rest = this.#rest.subarray(piece.length);
        }
        return isHeld ? Buffer.concat(held) : null;
    }
    async #more() {
        const { value, done } = await this.#pieces.next();
        if (done === true)
            return false;
        this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
        return true;
    }
}
