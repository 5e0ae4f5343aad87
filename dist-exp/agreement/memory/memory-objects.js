/** Objects that count, in memory. */
export class MemoryObjects {
    #holds;
    #sites = new Map();
    #seq = 0;
    constructor(holds) {
        this.#holds = holds;
    }
    async acknowledge(lease, { put, gone = [] }) {
        if (!this.#holds(lease))
            return false;
        const site = this.#sites.get(lease.site) ?? { byName: new Map(), seq: 0 };
        this.#sites.set(lease.site, site);
        for (const name of gone)
            site.byName.delete(name);
        for (const { name, key, sizeBytes, sha256 } of put)
            site.byName.set(name, { name, key, sizeBytes, sha256 });
        site.seq = ++this.#seq;
        return true;
    }
    async ofSite(site) {
        const objects = [...(this.#sites.get(site)?.byName.values() ?? [])];
        return objects.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
    }
    async changedSince(seq) {
        const from = seq > this.#seq ? 0 : seq;
        const changed = [...this.#sites].filter(([, site]) => site.seq > from);
        return { sites: changed.map(([site]) => site).sort(), seq: this.#seq };
    }
}
