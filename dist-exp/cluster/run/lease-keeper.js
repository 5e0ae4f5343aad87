import { realTime } from "../clock/passing-time.js";
import { SiteLost } from "../site/site-lost.js";
/** Takes, renews and gives back. */
export class LeaseKeeper {
    #leases;
    #terms;
    #held = new Map();
    #lost = 0;
    constructor(leases, terms) {
        this.#leases = leases;
        this.#terms = { time: realTime, ...terms };
    }
    get sites() {
        return [...this.#held.keys()];
    }
    /** How many were lost, for figures. */
    get lost() {
        return this.#lost;
    }
    /** Takes a site; `null` where somebody has it, this machine included. */
    async take(site) {
        if (this.#held.has(site))
            return null;
        const { machine, leaseMs, time } = this.#terms;
        const askedMs = time.nowMs();
        const lease = await this.#leases.take(site, { machine, leaseMs });
        if (lease === null)
            return null;
        const end = new AbortController();
        this.#held.set(site, { lease, end, untilMs: askedMs + leaseMs });
        return { ...lease, signal: end.signal };
    }
    /** Holds on to all of them; one that is another's by now is lost. */
    async renew() {
        const { leaseMs, time } = this.#terms;
        this.expire();
        const holdings = [...this.#held.values()];
        if (holdings.length === 0)
            return;
        const askedMs = time.nowMs();
        const renewed = await this.#leases.renew(holdings.map(({ lease }) => lease), leaseMs);
        const fences = new Map(renewed.map(({ site, fence }) => [site, fence]));
        for (const holding of holdings) {
            if (fences.get(holding.lease.site) === holding.lease.fence)
                holding.untilMs = askedMs + leaseMs;
            else
                this.#lose(holding);
        }
    }
    /** Gives up what could not be renewed in time; asked often, since nobody else says so. */
    expire() {
        const now = this.#terms.time.nowMs();
        for (const holding of this.#held.values())
            if (now >= holding.untilMs)
                this.#lose(holding);
    }
    /** Gives up all of them, for a reason of this machine's own. */
    giveUp(why) {
        for (const holding of this.#held.values())
            this.#lose(holding, why);
    }
    /** Gives a site back, at once where the agreement can be reached. */
    async release(lease) {
        if (this.#held.get(lease.site)?.lease.fence !== lease.fence)
            return;
        this.#held.delete(lease.site);
        await this.#leases.release({ site: lease.site, fence: lease.fence });
    }
    #lose({ lease, end }, why = "lease") {
        // Of two losses of one site only the one in hand counts.
        if (this.#held.get(lease.site)?.lease.fence !== lease.fence)
            return;
        this.#held.delete(lease.site);
        this.#lost++;
        end.abort(new SiteLost(lease.site, why));
    }
}
