// Signs of caches and proxies, host by host: "observed" means served to us, and the reader may ask by whom.
import { hostOf } from "#model/index.js";
/** Gathers them from the sightings of one capture. */
export class CacheSigns {
    #fields = new Map();
    #isKnown = true;
    /** Takes one page's sightings. */
    see(url, sightings) {
        for (const { outcome } of sightings) {
            if (outcome.kind !== "captured" && outcome.kind !== "unchanged")
                continue;
            const { cacheSigns, cacheFields } = outcome.validators;
            if (!cacheSigns)
                continue;
            if (cacheFields)
                this.#add(hostOf(url), cacheFields);
            // A sighting that an older version kept, before this was noted: better no list than one with gaps.
            else
                this.#isKnown = false;
        }
    }
    /** Hosts in the order in which they showed the first sign; `null` when not all signs were noted by name. */
    list() {
        if (!this.#isKnown)
            return null;
        return [...this.#fields].map(([host, fields]) => ({ host, fields: [...fields].sort() }));
    }
    #add(host, names) {
        const fields = this.#fields.get(host) ?? new Set();
        this.#fields.set(host, fields);
        for (const name of names)
            fields.add(name);
    }
}
