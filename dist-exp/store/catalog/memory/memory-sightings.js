// Sightings in memory, by capture and place.
import { StoreError } from "#errors.js";
import { pagesLike } from "#model/index.js";
/** The sightings of one catalog. */
export class MemorySightings {
    #known;
    #ofCapture = new Map();
    #ofPage = new Map();
    constructor(known) {
        this.#known = known;
    }
    async add(sighting) {
        const { captureId, seq, url } = sighting;
        const own = this.#ofCapture.get(this.#known(captureId)) ?? new Map();
        if (own.has(seq))
            throw new StoreError("BAD_INPUT", `capture ${captureId} already has a sighting ${seq}`);
        this.#ofCapture.set(captureId, own.set(seq, sighting));
        const seen = this.#ofPage.get(url);
        if (seen)
            seen.push(sighting);
        else
            this.#ofPage.set(url, [sighting]);
    }
    /** The place after a capture's last sighting. */
    nextSeq(captureId) {
        return (this.#inOrder(captureId).at(-1)?.seq ?? -1) + 1;
    }
    /** Forgets those that are meant; returns them. */
    forget(captureId, isMeant) {
        const own = this.#ofCapture.get(this.#known(captureId)) ?? new Map();
        const forgotten = [...own.values()].filter(isMeant);
        for (const sighting of forgotten) {
            own.delete(sighting.seq);
            const seen = this.#ofPage.get(sighting.url);
            seen.splice(seen.indexOf(sighting), 1);
        }
        return forgotten;
    }
    async *ofCapture(captureId) {
        yield* this.#inOrder(captureId);
    }
    async ofPage(url) {
        const seen = this.#ofPage.get(url) ?? [];
        return seen.toSorted((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
    }
    async requestsTo(address, asked) {
        const { from, before, end } = pagesLike(address, asked);
        const isMeant = (url) => url >= from && url < before && (end === null ? !url.includes("&:body=") : url.endsWith(end));
        return [...this.#ofPage].filter(([url, seen]) => seen.length > 0 && isMeant(url)).map(([url]) => url);
    }
    /** The latest of a capture, newest first. */
    newestOf(captureId, most) {
        return this.#inOrder(captureId).reverse().slice(0, most);
    }
    countOf(captureId) {
        return this.#ofCapture.get(this.#known(captureId))?.size ?? 0;
    }
    /** Looks under way side by side are kept in any order; their places say which came first. */
    #inOrder(captureId) {
        const own = this.#ofCapture.get(this.#known(captureId)) ?? new Map();
        return [...own.values()].sort((a, b) => a.seq - b.seq);
    }
}
