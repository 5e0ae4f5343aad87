// Objects are read in many small pieces, and each request takes as long as many pieces do: what was read of them is kept
// in windows, and who reads on from where the last window ended is sent more at once. Objects never change, so that what
// is kept is right as long as there is room for it.
/** Of every window but an object's last. */
export const WINDOW_BYTES = 256 * 1024;
/** At most so many windows are asked for at once. */
const MOST_AHEAD = 16;
/** What was read of objects, as far as there is room. */
export class ObjectWindows {
    #mostBytes;
    /** By key and number; the one that was used longest ago first. */
    #windows = new Map();
    #heldBytes = 0;
    constructor(mostBytes) {
        this.#mostBytes = mostBytes;
    }
    /** A window's bytes, at once where they are there. */
    window(place, number) {
        const name = nameOf(place, number);
        const kept = this.#windows.get(name);
        if (kept) {
            this.#windows.delete(name);
            this.#windows.set(name, kept);
            return kept.bytes ?? kept.coming;
        }
        this.#ask(place, number, this.#howMany(place, number));
        return this.#windows.get(name).coming;
    }
    /** Forgets an object. */
    forget(key) {
        for (const name of this.#windows.keys())
            if (name.startsWith(`${key}\n`))
                this.#letGo(name);
    }
    /** Twice as many each time that reading goes on where it ended, up to the first that is here already. */
    #howMany(place, number) {
        const most = number === place.next ? Math.min(MOST_AHEAD, 2 * place.ahead) : 1;
        const last = Math.ceil(place.sizeBytes / WINDOW_BYTES);
        let count = 1;
        while (count < most && number + count < last && !this.#windows.has(nameOf(place, number + count)))
            count++;
        return count;
    }
    #ask(place, number, count) {
        place.next = number + count;
        place.ahead = count;
        const offset = number * WINDOW_BYTES;
        const lengthBytes = Math.min(count * WINDOW_BYTES, place.sizeBytes - offset);
        const coming = place.fetch(offset, lengthBytes);
        for (let i = 0; i < count; i++) {
            const sizeBytes = Math.min(WINDOW_BYTES, lengthBytes - i * WINDOW_BYTES);
            this.#keep(nameOf(place, number + i), sizeBytes, partOf(coming, i * WINDOW_BYTES, sizeBytes));
        }
        this.#bound();
    }
    #keep(name, sizeBytes, coming) {
        const window = { bytes: null, coming, sizeBytes };
        this.#windows.set(name, window);
        this.#heldBytes += sizeBytes;
        // A failure is told to whoever waits, and asked for again by whoever comes next.
        coming.then((bytes) => (window.bytes = bytes), () => this.#windows.get(name) === window && this.#letGo(name));
    }
    #bound() {
        for (const name of this.#windows.keys()) {
            if (this.#heldBytes <= this.#mostBytes)
                return;
            this.#letGo(name);
        }
    }
    #letGo(name) {
        this.#heldBytes -= this.#windows.get(name)?.sizeBytes ?? 0;
        this.#windows.delete(name);
    }
}
/** A copy: a part of the whole would keep all of it in memory. */
async function partOf(coming, offset, sizeBytes) {
    const bytes = await coming;
    return bytes.length === sizeBytes ? bytes : bytes.slice(offset, offset + sizeBytes);
}
function nameOf({ key, version }, number) {
    return `${key}\n${version}\n${number}`;
}
