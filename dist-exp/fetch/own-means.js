// Running out of our own means (descriptors, ports, buffers, the resolver) is never the server's failure: what is idle is
// given up, fewer connections are allowed, and the fetch waits and tries again; at last it stops with a clear error.
import { IsochronError } from "#errors.js";
import { failure } from "./failure.js";
/** What the system says, in our words; where nothing at all can be opened the run stops. */
const SHORTAGES = {
    EMFILE: {
        what: "file descriptors of this process (raise ulimit -n, or lower --max-connections)",
        stops: true,
    },
    ENFILE: { what: "file descriptors of this machine (lower --max-connections)", stops: true },
    ENOBUFS: { what: "buffers for connections (lower --max-connections)", stops: true },
    ENOMEM: { what: "memory for connections (lower --max-connections)", stops: true },
    EAI_MEMORY: { what: "memory to look up names", stops: true },
    EADDRNOTAVAIL: { what: "local addresses or ports to connect from", stops: false },
    EAGAIN: { what: "local ports to connect from", stops: false },
    EAI_AGAIN: { what: "answers of the resolver", stops: false },
    ETIMEOUT: { what: "answers of the resolver", stops: false },
};
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5_000;
/** Shortages that may lie elsewhere too are waited for so many times only. */
const MOST_TRIES = 6;
/** Whether an error tells of our own means; of several addresses one is enough. */
export function shortageOf(error) {
    const all = [error, ...(Array.isArray(error.errors) ? error.errors : [])];
    return all.map(({ code }) => code ?? "").find((code) => Object.hasOwn(SHORTAGES, code)) ?? null;
}
/** A failure that the server has no part in. */
export function ownFailure(code) {
    return {
        ...failure("own-means", `this machine is out of ${SHORTAGES[code].what}: ${code}`),
        shortage: code,
    };
}
/** How one fetch bears a shortage. */
export class Patience {
    #patienceMs;
    #startedMs = performance.now();
    #tries = 0;
    constructor(patienceMs) {
        this.#patienceMs = patienceMs;
    }
    /** Waits before the next try; `false` when there is to be none. @throws IsochronError OUT_OF_MEANS */
    async wait(code) {
        const { what, stops } = SHORTAGES[code];
        const isLast = !stops && this.#tries + 1 >= MOST_TRIES;
        if (!isLast && (await this.waitLonger()))
            return true;
        if (stops)
            throw new IsochronError("OUT_OF_MEANS", `out of ${what}: ${code}`);
        return false;
    }
    /** Waits, each time twice as long; `false` when that would be too long by now. */
    async waitLonger() {
        const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++);
        if (performance.now() - this.#startedMs + waitMs > this.#patienceMs)
            return false;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        return true;
    }
}
/** How a fetcher bears its proxy: one that went away is waited for, one that never took us ends the run at once. */
export class ProxyPatience {
    /** Whether it ever answered. */
    worked = false;
    /** Whether to try again; `false` where only this one server cannot be had. @throws IsochronError PROXY */
    async bear({ proxyFault, message }, patience, stop) {
        this.worked ||= proxyFault === "failed";
        if (proxyFault === "failed")
            return false;
        const mayReturn = proxyFault === "down" && this.worked;
        // A fetch whose time is up cannot go on; the next one asks the proxy again.
        if (mayReturn && stop.reason)
            return false;
        if (mayReturn && (await patience.waitLonger()))
            return true;
        throw new IsochronError("PROXY", message);
    }
}
