// Reports as they are sent, made once and kept while there is room: a report of ten thousand pages takes a tenth of a
// second to read and write, and everybody asks for the same few.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
const MOST_KEPT_BYTES = 32 * 1024 * 1024;
const compress = promisify(gzip);
/** The reports of an archive. */
export class ReportTexts {
    #results;
    /** By capture, those asked for last at the end. */
    #kept = new Map();
    #keptBytes = 0;
    constructor(results) {
        this.#results = results;
    }
    /** The report of a capture; `null` when it has none. */
    async of(captureId) {
        const version = await this.#results.version(captureId);
        const kept = this.#kept.get(captureId);
        if (kept?.version === version)
            return kept.text;
        const text = this.#read(captureId);
        this.#kept.set(captureId, { version, text });
        try {
            const made = await text;
            this.#keptBytes += made?.plain.length ?? 0;
            if (made === null)
                this.#kept.delete(captureId);
            // Rare, and cheaper than keeping account of every one.
            if (this.#keptBytes > MOST_KEPT_BYTES)
                this.#forgetAll();
            return made;
        }
        catch (error) {
            this.#kept.delete(captureId);
            throw error;
        }
    }
    #forgetAll() {
        this.#kept.clear();
        this.#keptBytes = 0;
    }
    async #read(captureId) {
        const report = await this.#results.getReport(captureId);
        if (report === null)
            return null;
        const plain = Buffer.from(JSON.stringify(report));
        let gzipped = null;
        return { plain, gzipped: () => (gzipped ??= compress(plain)) };
    }
}
