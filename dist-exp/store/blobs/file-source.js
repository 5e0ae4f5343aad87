// A file as a source of bytes: of the archive, or one that somebody names on the command line.
import { closeSync, fstatSync, openSync, read, readSync } from "node:fs";
import { inputFailure } from "../store-failure.js";
/** Up to this size reading takes less time than asking another thread to read. */
const SOON_BYTES = 128 * 1024;
/** Small reads share their memory: allocating it would take longer than reading. */
const SHARED_BYTES = 256 * 1024;
const SMALL_BYTES = 32 * 1024;
/** Opens a file for reading; throws what the operating system says when it cannot. */
export function fileSource(path) {
    const file = openedFile(path);
    return new FileSource(file, () => closeSync(file.descriptor));
}
/** Opens a file without taking charge of closing it. */
export function openedFile(path) {
    const descriptor = openSync(path, "r");
    try {
        const info = fstatSync(descriptor);
        if (info.isDirectory())
            throw Object.assign(new Error(`${path} is a directory`), { code: "EISDIR" });
        return { descriptor, sizeBytes: info.size, ino: info.ino, dev: info.dev };
    }
    catch (error) {
        closeSync(descriptor);
        throw error;
    }
}
/** Opens a file that somebody has named; one that is not there, or may not be read, is an error of theirs. */
export function inputSource(path) {
    try {
        return fileSource(path);
    }
    catch (error) {
        throw inputFailure(error, path);
    }
}
/** One reader's view of an open file; what closing it takes is told by whoever opened the file. */
export class FileSource {
    sizeBytes;
    #descriptor;
    #release;
    #isClosed = false;
    constructor({ descriptor, sizeBytes }, release) {
        this.#descriptor = descriptor;
        this.sizeBytes = sizeBytes;
        this.#release = release;
    }
    read(offset, lengthBytes, lent) {
        // The number may be another file's by now.
        if (this.#isClosed)
            throw new Error("a file is read that has been closed");
        const wanted = Math.max(0, Math.min(lengthBytes, this.sizeBytes - offset));
        if (lent && wanted > 0 && wanted <= lent.length)
            return lent.subarray(0, readSync(this.#descriptor, lent, 0, wanted, offset));
        const buffer = wanted <= SMALL_BYTES ? sharedBuffer(wanted) : Buffer.allocUnsafe(wanted);
        if (wanted > SOON_BYTES)
            return this.#fill(buffer, offset);
        return buffer.subarray(0, wanted === 0 ? 0 : readSync(this.#descriptor, buffer, 0, wanted, offset));
    }
    close() {
        // The number may be another file's by now, or another reader's still.
        if (this.#isClosed)
            return;
        this.#isClosed = true;
        this.#release();
    }
    async #fill(buffer, offset) {
        let filled = 0;
        while (filled < buffer.length) {
            const bytesRead = await readInto(this.#descriptor, buffer, filled, offset + filled);
            if (bytesRead === 0)
                break;
            filled += bytesRead;
        }
        return buffer.subarray(0, filled);
    }
}
let shared = Buffer.allocUnsafeSlow(SHARED_BYTES);
let sharedUsed = 0;
/** A part of the shared memory that nobody else has; all of it is let go when none of its parts is held any more. */
function sharedBuffer(sizeBytes) {
    if (sharedUsed + sizeBytes > shared.length) {
        shared = Buffer.allocUnsafeSlow(SHARED_BYTES);
        sharedUsed = 0;
    }
    sharedUsed += sizeBytes;
    return shared.subarray(sharedUsed - sizeBytes, sharedUsed);
}
function readInto(descriptor, buffer, from, position) {
    return new Promise((resolve, reject) => read(descriptor, buffer, from, buffer.length - from, position, (error, bytesRead) => error ? reject(error) : resolve(bytesRead)));
}
