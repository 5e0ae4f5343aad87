// The list of WARC files in memory.
import { StoreError } from "#errors.js";
/** The WARC files of one catalog. */
export class MemoryWarcFiles {
    #known;
    #files = new Map();
    constructor(known) {
        this.#known = known;
    }
    async begin(captureId, file, number) {
        if (this.#files.has(file))
            throw new StoreError("ARCHIVE_BROKEN", `${file} is on the list already`);
        const row = { file, captureId: this.#known(captureId), number, syncedBytes: 0, sha256: null };
        this.#files.set(file, row);
    }
    async checkpoint(file, syncedBytes) {
        this.#change(file, { syncedBytes });
    }
    async finish(file, sizeBytes, sha256) {
        this.#change(file, { syncedBytes: sizeBytes, sha256 });
    }
    async forget(file) {
        this.#files.delete(file);
    }
    async ofCapture(captureId) {
        const id = this.#known(captureId);
        return [...this.#files.values()]
            .filter((row) => row.captureId === id)
            .sort((a, b) => a.number - b.number);
    }
    async unfinished() {
        const open = [...this.#files.values()].filter(({ sha256 }) => sha256 === null);
        return open.sort((a, b) => (a.file < b.file ? -1 : 1));
    }
    #change(file, changes) {
        const row = this.#files.get(file);
        if (row)
            this.#files.set(file, { ...row, ...changes });
    }
}
