// Who has which site, in memory.
import { instant } from "#model/index.js";
/** Leases in memory. */
export class MemoryLeases {
    #clock;
    #rows = new Map();
    constructor(clock) {
        this.#clock = clock;
    }
    async take(site, terms) {
        const row = this.#row(site);
        if (row.machine !== null && row.until > this.#clock.now())
            return null;
        row.fence = row.nextFence++;
        row.machine = terms.machine;
        row.until = this.#after(terms.leaseMs);
        return { site, fence: row.fence };
    }
    async renew(leases, leaseMs) {
        const held = leases.filter((lease) => this.holds(lease));
        for (const { site } of held)
            this.#row(site).until = this.#after(leaseMs);
        return held.map(({ site, fence }) => ({ site, fence }));
    }
    async release(lease) {
        if (!this.holds(lease))
            return;
        const row = this.#row(lease.site);
        row.machine = null;
        row.until = this.#clock.now();
    }
    async raise(site, fence) {
        const row = this.#row(site);
        row.nextFence = Math.max(row.nextFence, fence + 1);
    }
    async list({ onlyHeld = false } = {}) {
        const now = this.#clock.now();
        return [...this.#rows]
            .filter(([, { fence }]) => fence > 0)
            .map(([site, { fence, machine, until }]) => ({
            site,
            fence,
            machine: until > now ? machine : null,
            until,
        }))
            .filter(({ machine }) => !onlyHeld || machine !== null)
            .sort((a, b) => (a.site < b.site ? -1 : 1));
    }
    /** Whether a word under this lease counts. */
    holds({ site, fence }) {
        const row = this.#rows.get(site);
        return row?.fence === fence && row.machine !== null && row.until > this.#clock.now();
    }
    #after(leaseMs) {
        return instant(this.#clock.now() + Math.ceil(leaseMs));
    }
    #row(site) {
        let row = this.#rows.get(site);
        if (!row)
            this.#rows.set(site, (row = { fence: 0, nextFence: 1, machine: null, until: instant(0) }));
        return row;
    }
}
