// What the records of a file say about pages, made while the file is read for the first time. Whether that reading
// counts turns out at the file's end, and pages are filed only when the index is whole: until then they wait in a
// file, one line each. A file that is lost with the process costs nothing but reading the records again.
import { dirname } from "node:path";
import { instant } from "#model/index.js";
import { fileSource } from "../../blobs/file-source.js";
import { slice } from "../../blobs/open-blob.js";
import { lineBatches, MAX_LINE_BYTES } from "../../cdxj/lines-of-file.js";
const WAITING_BYTES = 256 * 1024;
/** The looks of an import's files, in the order of their records. */
export class DraftLooks {
    #fs;
    #path;
    #kept = new Map();
    #output = null;
    #waiting = [];
    #waitingBytes = 0;
    #sizeBytes = 0;
    #from = 0;
    #isSpoilt = false;
    constructor(fs, path) {
        this.#fs = fs;
        this.#path = path;
    }
    /** Takes a look of the file that is being read; a promise only when something has to be written. */
    add(look) {
        const line = lineOf(look);
        // Only hostile heads are that long: such a file's records are read once more instead.
        this.#isSpoilt ||= line.length > MAX_LINE_BYTES;
        if (this.#isSpoilt)
            return undefined;
        this.#waiting.push(line);
        this.#waitingBytes += line.length + 1;
        this.#sizeBytes += line.length + 1;
        return this.#waitingBytes < WAITING_BYTES ? undefined : this.#write();
    }
    /** The looks that follow are of another file; those since the last call count only if they were kept. */
    beginFile() {
        [this.#from, this.#isSpoilt] = [this.#sizeBytes, false];
    }
    /** The file is read: its looks are kept under its name in the archive. */
    async keepFile(file) {
        await this.#write();
        if (!this.#isSpoilt)
            this.#kept.set(file, { from: this.#from, to: this.#sizeBytes });
    }
    /** The looks of a file; `null` when there are none, and its records have to be read. */
    of(file) {
        const range = this.#kept.get(file);
        return range ? this.#read(range.from, range.to) : null;
    }
    /** Forgets all looks. */
    async remove() {
        this.#waiting = [];
        this.#kept.clear();
        await this.#output?.close();
        this.#output = null;
        await this.#fs.remove(this.#path);
    }
    async *#read(from, to) {
        if (from === to)
            return;
        const source = fileSource(this.#path);
        try {
            for await (const lines of lineBatches(slice(source, from, to), this.#path))
                for (const line of lines)
                    yield lookOf(line);
        }
        finally {
            source.close();
        }
    }
    async #write() {
        if (this.#waiting.length === 0)
            return;
        const bytes = Buffer.from(`${this.#waiting.join("\n")}\n`, "latin1");
        [this.#waiting, this.#waitingBytes] = [[], 0];
        this.#output ??= await this.#open();
        await this.#output.write(bytes);
    }
    async #open() {
        await this.#fs.makeDirectory(dirname(this.#path));
        await this.#fs.remove(this.#path);
        return this.#fs.open(this.#path, "wx");
    }
}
function lineOf({ facts, outcome, request }) {
    const asked = request && outcome === null ? { ...request, ...base64Of(request) } : null;
    const text = JSON.stringify({ facts, outcome, request: asked });
    return text.replaceAll(/[\u0080-\uffff]/g, escaped);
}
function base64Of({ body, bytes }) {
    return { body: Buffer.from(body).toString("base64"), bytes: bytes.toString("base64") };
}
function escaped(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function lookOf(line) {
    const { facts, outcome, request } = JSON.parse(line);
    return {
        facts: { ...facts, at: instant(facts.at) },
        outcome,
        request: request && {
            ...request,
            body: Buffer.from(request.body, "base64"),
            bytes: Buffer.from(request.bytes, "base64"),
        },
    };
}
