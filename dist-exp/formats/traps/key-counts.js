// Counts under very many keys in constant memory (count-min sketch, Cormode & Muthukrishnan 2005).
import { textHashes } from "./text-hash.js";
const CELLS = 1 << 18;
/** Counts that may be a little too high where keys collide, never too low. */
export class KeyCounts {
    #first = new Uint32Array(CELLS);
    #second = new Uint32Array(CELLS);
    add(key) {
        const [first, second] = textHashes(key);
        this.#first[first % CELLS]++;
        this.#second[second % CELLS]++;
    }
    get(key) {
        const [first, second] = textHashes(key);
        return Math.min(this.#first[first % CELLS], this.#second[second % CELLS]);
    }
}
