// Index lines in sorted runs: the last one in memory, the others in temporary files. A run that is lost with the
// process costs nothing but reading the WARC again, so none is synced.
import { dirname } from "node:path";
import { eachOfFile } from "../blobs/open-blob.js";
import { asBytes, lineBatches } from "./lines-of-file.js";
/** So much is sorted at once: some eight thousand lines. */
const RUN_BYTES = 2 * 1024 * 1024;
/** After so many runs they grow: all of them are open while they are merged. */
const RUNS_OF_A_SIZE = 64;
/** Takes lines in any order and gives them back in sorted sources. */
export class SortedRuns {
    #fs;
    #prefix;
    #runBytes;
    #paths = [];
    #lines = [];
    #waitingBytes = 0;
    sizeBytes = 0;
    /** Temporary files are named after `prefix`; what a killed process leaves in `indexes` is removed at the next start. */
    constructor(fs, prefix, runBytes = RUN_BYTES) {
        this.#fs = fs;
        this.#prefix = prefix;
        this.#runBytes = runBytes;
    }
    /** Takes a line; a promise only when a run is full and has to be written. */
    add(line) {
        this.#lines.push(line);
        this.sizeBytes += line.length + 1;
        this.#waitingBytes += line.length + 1;
        const fullBytes = this.#runBytes * (1 + Math.floor(this.#paths.length / RUNS_OF_A_SIZE));
        return this.#waitingBytes < fullBytes ? undefined : this.#spill();
    }
    /** Sorted sources of all lines. */
    sources() {
        return [...this.#paths.map(linesOfRun), [sorted(this.#lines)]];
    }
    /** Forgets all lines. */
    async remove() {
        this.#lines = [];
        for (const path of this.#paths.splice(0))
            await this.#fs.remove(path);
    }
    async #spill() {
        const path = `${this.#prefix}.run${this.#paths.length}.tmp`;
        const lines = sorted(this.#lines);
        [this.#lines, this.#waitingBytes] = [[], 0];
        await this.#fs.makeDirectory(dirname(path));
        await this.#fs.remove(path);
        const file = await this.#fs.open(path, "wx");
        this.#paths.push(path);
        try {
            for await (const bytes of asBytes([lines]))
                await file.write(bytes);
        }
        finally {
            await file.close();
        }
    }
}
function linesOfRun(path) {
    return eachOfFile(path, (source) => lineBatches(source, path));
}
/** Lines are ASCII: the order of their UTF-16 code units is byte order. */
function sorted(lines) {
    return lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
