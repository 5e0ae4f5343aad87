// Files kept open between readers: a server asks the same few WARC files for every page that it shows, and opening one
// takes longer than reading a page from it. What each reader holds is its own: closing it never closes another's.
import { closeSync, statSync } from "node:fs";
import { FileSource, openedFile } from "./file-source.js";
/** So many files are kept open; one more, and the one that was asked for longest ago is let go. */
const MOST_FILES = 32;
/** What nobody has asked for so long is let go: a file that was removed shall not hold its place on the disk. */
const IDLE_MS = 1_000;
/** Opens files for reading and keeps them open for the next reader. */
export class KeptFiles {
    /** By path, the one that was asked for longest ago first. */
    #files = new Map();
    #sweep = null;
    /** Opens a file as `fileSource` does; throws what the operating system says when it cannot. */
    open(path) {
        const file = this.#current(path) ?? this.#opened(path);
        this.#files.delete(path);
        this.#files.set(path, file);
        file.readers++;
        this.#bound();
        this.#sweep ??= setTimeout(() => this.#letIdleGo(), IDLE_MS).unref();
        return new FileSource(file, () => {
            file.readers--;
            closeUnread(file);
        });
    }
    /** Lets all go; what is being read is closed behind its reader. */
    close() {
        if (this.#sweep)
            clearTimeout(this.#sweep);
        this.#sweep = null;
        for (const path of this.#files.keys())
            this.#letGo(path);
    }
    /** The open file of a path, if it is still that. */
    #current(path) {
        const file = this.#files.get(path);
        if (file === undefined)
            return null;
        const found = statSync(path, { throwIfNoEntry: false });
        if (found?.ino !== file.ino || found.dev !== file.dev) {
            this.#letGo(path);
            return null;
        }
        // A capture under way adds to its file, and tells of a record as soon as it is there.
        file.sizeBytes = found.size;
        file.askedAtMs = performance.now();
        return file;
    }
    #opened(path) {
        return { ...openedFile(path), readers: 0, askedAtMs: performance.now(), isLetGo: false };
    }
    #bound() {
        for (const path of this.#files.keys()) {
            if (this.#files.size <= MOST_FILES)
                return;
            this.#letGo(path);
        }
    }
    #letIdleGo() {
        this.#sweep = null;
        const before = performance.now() - IDLE_MS;
        for (const [path, { askedAtMs }] of this.#files)
            if (askedAtMs <= before)
                this.#letGo(path);
        if (this.#files.size > 0)
            this.#sweep = setTimeout(() => this.#letIdleGo(), IDLE_MS).unref();
    }
    #letGo(path) {
        const file = this.#files.get(path);
        if (file === undefined)
            return;
        this.#files.delete(path);
        file.isLetGo = true;
        closeUnread(file);
    }
}
function closeUnread(file) {
    if (file.isLetGo && file.readers === 0)
        closeSync(file.descriptor);
}
