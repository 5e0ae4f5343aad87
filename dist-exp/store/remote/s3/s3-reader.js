import { WINDOW_BYTES } from "./object-windows.js";
/** More than this is asked for as it is, and not kept. */
const LARGE_BYTES = 4 * WINDOW_BYTES;
/** Of one request. */
const MOST_AT_ONCE = 16 * 1024 * 1024;
/** Reads an object in windows that all readers share; nothing is open between reads. */
export class S3Reader {
    sizeBytes;
    #windows;
    #place;
    constructor(windows, object) {
        this.sizeBytes = object.sizeBytes;
        this.#windows = windows;
        this.#place = { ...object, next: -1, ahead: 1 };
    }
    read(offset, lengthBytes) {
        const wanted = Math.max(0, Math.min(lengthBytes, this.sizeBytes - offset));
        if (wanted === 0)
            return new Uint8Array(0);
        if (wanted > LARGE_BYTES)
            return this.#large(offset, wanted);
        const number = Math.floor(offset / WINDOW_BYTES);
        const from = offset - number * WINDOW_BYTES;
        if (from + wanted > WINDOW_BYTES)
            return this.#across(offset, wanted);
        const bytes = this.#windows.window(this.#place, number);
        if (bytes instanceof Uint8Array)
            return bytes.subarray(from, from + wanted);
        return bytes.then((come) => come.subarray(from, from + wanted));
    }
    close() { }
    async #across(offset, wanted) {
        const into = Buffer.allocUnsafe(wanted);
        for (let done = 0; done < wanted;) {
            const number = Math.floor((offset + done) / WINDOW_BYTES);
            const from = offset + done - number * WINDOW_BYTES;
            const bytes = await this.#windows.window(this.#place, number);
            done += copy(bytes.subarray(from, from + wanted - done), into, done);
        }
        return into;
    }
    async #large(offset, wanted) {
        if (wanted <= MOST_AT_ONCE)
            return this.#place.fetch(offset, wanted);
        const into = Buffer.allocUnsafe(wanted);
        for (let done = 0; done < wanted;)
            done += copy(await this.#place.fetch(offset + done, Math.min(MOST_AT_ONCE, wanted - done)), into, done);
        return into;
    }
}
function copy(bytes, into, at) {
    into.set(bytes, at);
    return bytes.length;
}
