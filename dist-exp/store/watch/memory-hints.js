import { MOST_TRIALS, spentMore } from "./hint-counts.js";
/** Hints of nothing that stays. */
export class MemoryHints {
    /** By site and address. */
    #held = new Map();
    #spent = new Map();
    async sources(site) {
        return this.#of(site).map(({ source }) => source);
    }
    async put(sources) {
        for (const source of sources) {
            const { site, url } = source;
            const known = this.#held.get(site)?.get(url);
            if (known) {
                const { tried, right, expected } = known.source;
                known.source = { ...source, tried, right, expected };
                continue;
            }
            if (!this.#held.has(site))
                this.#held.set(site, new Map());
            this.#held.get(site).set(url, { source, claims: new Map() });
        }
    }
    async drop(site, sources) {
        for (const url of sources)
            this.#held.get(site)?.delete(url);
    }
    async claims(site, source, urls) {
        const claims = this.#held.get(site)?.get(source)?.claims;
        const found = new Map();
        for (const url of urls) {
            const claim = claims?.get(url);
            if (claim)
                found.set(url, claim.claimed);
        }
        return found;
    }
    async hear(claims) {
        for (const claim of claims)
            this.#held.get(claim.site)?.get(claim.source)?.claims.set(claim.url, claim);
    }
    async retain(site, source, urls, openSince) {
        const claims = this.#held.get(site)?.get(source)?.claims ?? new Map();
        const listed = new Set(urls);
        for (const [url, { isOpen, heardAt }] of claims)
            if (!listed.has(url) && (!isOpen || heardAt < openSince))
                claims.delete(url);
    }
    async open(site, limit) {
        const open = this.#of(site).flatMap(({ claims }) => [...claims.values()].filter(({ isOpen }) => isOpen).map(openOf));
        const byAge = (a, b) => b.heardAt - a.heardAt || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0);
        return open.sort(byAge).slice(0, limit);
    }
    async settle({ site, url, lookedAt, wasRight, expected }) {
        for (const held of this.#of(site)) {
            const claim = held.claims.get(url);
            if (!claim?.isOpen || claim.heardAt > lookedAt)
                continue;
            held.claims.set(url, { ...claim, isOpen: false });
            const { source } = held;
            const fade = source.tried >= MOST_TRIALS ? 0.5 : 1;
            held.source = {
                ...source,
                tried: 1 + source.tried * fade,
                right: (wasRight ? 1 : 0) + source.right * fade,
                expected: expected + source.expected * fade,
            };
        }
    }
    async spend(site, day, requests) {
        const spent = spentMore(this.#spent.get(site), day, requests);
        this.#spent.set(site, spent);
        return spent.requests;
    }
    async forget(site) {
        this.#held.delete(site);
    }
    #of(site) {
        return [...(this.#held.get(site)?.values() ?? [])];
    }
}
function openOf({ site, url, source, claimed, heardAt }) {
    return { site, url, source, claimed, heardAt };
}
