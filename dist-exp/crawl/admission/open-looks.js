/** WARC bytes that a look takes in any case: the heads, and what is written beside them. */
export const LOOK_BYTES = 4_000;
/** The looks of one run that are under way; one at a time for each page. */
export class OpenLooks {
    #looks = new Map();
    #claims = new Map();
    /** Those that were answered and wait for room. */
    #crowded = new Set();
    #waiting = [];
    #bytes = 0;
    #firsts = 0;
    /** How many there are. */
    get size() {
        return this.#looks.size;
    }
    /** How many of them are the first at their page. */
    get firsts() {
        return this.#firsts;
    }
    /** The WARC bytes that they are expected to take. */
    get bytes() {
        return this.#bytes;
    }
    begin(url, look) {
        this.#forget(url);
        this.#looks.set(url, look);
        this.#bytes += look.bytes;
        if (look.isFirst)
            this.#firsts++;
    }
    /** What a look that was answered will take, until it is kept. */
    claim(url, bytes) {
        this.#claims.set(url, bytes);
    }
    /** Waits until a look ends that may leave room to this one; `false` when all others wait for room too. */
    async roomMayCome(url) {
        this.#crowded.add(url);
        const others = [...this.#looks.keys()].filter((other) => !this.#crowded.has(other));
        if (others.length > 0)
            await this.nextEnd();
        else
            this.#retry();
        this.#crowded.delete(url);
        return others.length > 0;
    }
    /** WARC bytes that all looks but this one have claimed; those that wait for an answer take something in any case. */
    claimedBeside(url) {
        let bytes = 0;
        for (const other of this.#looks.keys())
            if (other !== url)
                bytes += this.#claims.get(other) ?? LOOK_BYTES;
        return bytes;
    }
    /** It was kept, or comes to nothing; whoever waits for room looks again. */
    end(url) {
        if (this.#forget(url))
            this.#retry();
    }
    #retry() {
        for (const { resolve } of this.#waiting.splice(0))
            resolve();
    }
    /** Resolves when one of them ends. */
    nextEnd() {
        return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    }
    /** The pass is over by a fault: nobody waits for looks that will never end. */
    fail(error) {
        this.#looks.clear();
        this.#claims.clear();
        [this.#bytes, this.#firsts] = [0, 0];
        for (const { reject } of this.#waiting.splice(0))
            reject(error);
    }
    #forget(url) {
        const look = this.#looks.get(url);
        if (!look)
            return false;
        this.#looks.delete(url);
        this.#claims.delete(url);
        this.#bytes -= look.bytes;
        if (look.isFirst)
            this.#firsts--;
        return true;
    }
}
