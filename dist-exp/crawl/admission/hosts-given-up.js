import { hostOf, refusalReason } from "#model/index.js";
/** Counts failures in a row, host by host, for one run. */
export class HostsGivenUp {
    #mostFailures;
    #failuresInARow = new Map();
    #passOf = new Map();
    constructor(mostFailures) {
        this.#mostFailures = mostFailures;
    }
    /** Takes note of how the page's host took a request. */
    note(url, { kind }) {
        const host = hostOf(url);
        if (kind === "answered")
            this.#failuresInARow.delete(host);
        else
            this.#failuresInARow.set(host, (this.#failuresInARow.get(host) ?? 0) + 1);
    }
    /** The page's host is asked in this pass from now on. */
    enterPass(url, pass) {
        const host = hostOf(url);
        if (this.#passOf.get(host) === pass)
            return;
        if (this.#passOf.has(host))
            this.#failuresInARow.delete(host);
        this.#passOf.set(host, pass);
    }
    /** Why the page's host is not asked any more in this pass; `null` when it is. */
    refusalOf(url, pass) {
        const failures = this.#failuresInARow.get(hostOf(url)) ?? 0;
        const isHere = this.#passOf.get(hostOf(url)) === pass;
        return isHere && failures >= this.#mostFailures
            ? refusalReason("host-given-up", `${failures} failures`)
            : null;
    }
}
