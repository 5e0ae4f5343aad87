import { allowedBy, FULL_READING_MS } from "./source-schedule.js";
/** A list and its redirects: as many as the crawl follows. */
const MOST_HOPS = 6;
/** The questions of one poll. */
export class ListAsking {
    #parts;
    #now;
    #requests = 0;
    constructor(parts, now) {
        this.#parts = parts;
        this.#now = now;
    }
    /** Requests made by now. */
    get requests() {
        return this.#requests;
    }
    /** How many requests the next list may take. */
    async room(budgetRequests) {
        const { store, site, requestsPerDay } = this.#parts;
        const spent = await store.spend(site, this.#now, 0);
        const left = allowedBy(requestsPerDay, this.#now) - spent;
        return Math.min(MOST_HOPS, Math.floor(budgetRequests) - this.#requests, left);
    }
    /** What may be asked counts as spent before it is, so that a process that dies has not spent more than it says. */
    async ask(source, url, mostRequests) {
        const { store, site, ask } = this.#parts;
        await store.spend(site, this.#now, mostRequests);
        const answer = await ask({ url, mostRequests, ...this.#condition(source) });
        await store.spend(site, this.#now, answer.requests - mostRequests);
        this.#requests += answer.requests;
        return answer;
    }
    #condition({ kind, etag, lastModified, readAt }) {
        const isOld = readAt === null || this.#now - readAt >= FULL_READING_MS;
        if (kind === "oai" || isOld || (etag === null && lastModified === null))
            return {};
        return {
            conditional: { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) },
        };
    }
}
