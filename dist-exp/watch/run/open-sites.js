import { SiteWatch } from "./site-watch.js";
/** Files and memory of so many sites are kept; others are opened for their turns. */
const MOST_OPEN = 64;
/** The open sites of a watch, those used last last. */
export class OpenSites {
    #ground;
    #mostOpen;
    #open = new Map();
    constructor(ground, mostOpen = MOST_OPEN) {
        this.#ground = ground;
        this.#mostOpen = mostOpen;
    }
    /** The watch of a site by its plan as it is now; the caller uses one site once at a time. */
    async get(plan) {
        const known = this.#open.get(plan.name);
        if (known !== undefined && !known.fits(plan))
            await this.leave(plan.name);
        else if (known !== undefined) {
            this.#open.delete(plan.name);
            this.#open.set(plan.name, known);
            known.edit(plan);
            return known;
        }
        const opened = await SiteWatch.open(plan, this.#ground);
        this.#open.set(plan.name, opened);
        return opened;
    }
    /** Leaves those that were not used lately, beyond as many as may be open. */
    async trim(inUse) {
        for (const [name, site] of this.#open) {
            if (this.#open.size <= this.#mostOpen)
                return;
            if (inUse.has(name))
                continue;
            this.#open.delete(name);
            await site.close();
        }
    }
    /** Leaves one, also after a fault: it is opened anew from what is kept. */
    async leave(name) {
        const site = this.#open.get(name);
        this.#open.delete(name);
        await site?.close();
    }
    /** Leaves all. */
    async close() {
        for (const name of this.#open.keys())
            await this.leave(name);
    }
}
