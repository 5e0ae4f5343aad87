// Pages in scope that are left out all the same, each with its reason: held elsewhere, or over a host's share.
import { IsochronError } from "#errors.js";
import { hostOf, refusalReason } from "#model/index.js";
/** Judges documents just before they would be fetched; requisites make a document whole and are never left out. */
export class SelectionLimits {
    #parts;
    #held;
    #named;
    #visitsOf = null;
    constructor(parts) {
        this.#parts = parts;
        const { settings, capture } = parts.state;
        const { notIn = [], namedSeeds } = settings;
        this.#held = notIn.map((path) => ({ path, index: opened(parts, path) }));
        this.#named = new Set(capture.seeds.slice(0, namedSeeds));
    }
    /** Why a page that was never seen is left out. */
    async refusalOf({ url, kind }) {
        if (kind === "requisite")
            return null;
        const { maxPagesPerHost } = this.#parts;
        if (maxPagesPerHost !== null && (this.#visits.get(hostOf(url)) ?? 0) >= maxPagesPerHost)
            return { state: "skipped", reason: refusalReason("max-pages-per-host", String(maxPagesPerHost)) };
        const holder = await this.#holderOf(url);
        return holder === null ? null : { state: "refused", reason: refusalReason("held-elsewhere", holder) };
    }
    /** A page that is asked for takes of its host's share. */
    count({ url, kind }) {
        if (kind === "requisite" || this.#parts.maxPagesPerHost === null)
            return;
        this.#visits.set(hostOf(url), (this.#visits.get(hostOf(url)) ?? 0) + 1);
    }
    /** The collection that holds the page; seeds given by name are wanted whoever has them. */
    async #holderOf(url) {
        if (this.#named.has(url))
            return null;
        for (const { path, index } of this.#held)
            if ((await index.lookup(url)).some((entry) => holds(entry, url)))
                return path;
        return null;
    }
    /** Counted when it is first asked for: what earlier processes saw is known by then. */
    get #visits() {
        return (this.#visitsOf ??= visitsByHost(this.#parts));
    }
}
function visitsByHost({ frontier, seen }) {
    const visits = new Map();
    for (const { url, kind } of frontier.pages())
        if (kind !== "requisite" && seen.has(url))
            visits.set(hostOf(url), (visits.get(hostOf(url)) ?? 0) + 1);
    return visits;
}
/** Exactly this address, and not only the news that it is gone. */
function holds({ url, status }, wanted) {
    return url === wanted && (status === null || status < 400);
}
function opened({ openIndex }, path) {
    if (openIndex)
        return openIndex(path);
    throw new IsochronError("INTERNAL", `no way to open ${path}`);
}
