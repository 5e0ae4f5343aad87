// Tells hosts that show the same pages as another one, by what they show at equal paths.
import { GrowingNumbers, StringTable } from "#packed/index.js";
import { LEAST_SAME } from "#formats/traps/mirror-host.js";
import { hostOf, pathAndQueryOf } from "#model/index.js";
const LEAST_SHARE = 0.95;
const MOST_PAGES = 20_000;
/** Compares what hosts show at equal paths; a page takes some eighty bytes. */
export class MirrorWatch {
    #exempt;
    #paths = new StringTable();
    /** By path: the host that was first seen to have it, and a hash of what it showed. */
    #firstHost = new GrowingNumbers(Uint32Array);
    #firstContent = new GrowingNumbers(Float64Array);
    #hosts = new StringTable();
    #pairs = new Map();
    /** Hosts that the user named are never taken for mirrors. */
    constructor(exempt) {
        this.#exempt = exempt;
    }
    /** Takes note of one document. */
    note(url, digest) {
        const host = hostOf(url);
        const path = pathAndQueryOf(url);
        const first = this.#paths.numberOf(path);
        if (first === -1)
            return this.#noteFirst(path, host, digest);
        const original = this.#hosts.at(this.#firstHost.at(first));
        if (original === host || this.#exempt.has(host))
            return;
        const pair = this.#pairs.get(host) ?? { original, same: 0, different: 0 };
        this.#pairs.set(host, pair);
        if (pair.original !== original)
            return;
        if (this.#firstContent.at(first) === hashOf(digest))
            pair.same++;
        else
            pair.different++;
    }
    /** The host whose pages this one shows, once enough of them were equal. */
    originalOf(host) {
        const pair = this.#pairs.get(host);
        if (!pair || pair.same < LEAST_SAME)
            return null;
        return pair.same / (pair.same + pair.different) >= LEAST_SHARE ? pair.original : null;
    }
    #noteFirst(path, host, digest) {
        if (this.#paths.size >= MOST_PAGES)
            return;
        this.#paths.add(path);
        this.#firstHost.push(this.#hosts.add(host));
        this.#firstContent.push(hashOf(digest));
    }
}
/** 52 bits of a digest: enough to tell some thousand contents apart. */
function hashOf(digest) {
    return parseInt(digest.slice(-13), 16);
}
