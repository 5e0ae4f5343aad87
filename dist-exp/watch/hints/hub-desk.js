import { WebSub } from "./websub.js";
const NOBODY = { status: 410, body: "no such subscription", ping: null };
/** Answers hubs for every site, and keeps their pings until the sites' turns. */
export class HubDesk {
    #settings;
    #sites = new Map();
    #pings = new Map();
    constructor(settings) {
        this.#settings = settings;
    }
    /** The subscriptions of a site; what hubs have said in this process is newer than what was kept. */
    open(site, held) {
        const known = this.#sites.get(site);
        if (known !== undefined)
            return known;
        const opened = new WebSub(this.#settings, held);
        this.#sites.set(site, opened);
        return opened;
    }
    /** Whether a callback has this name: nothing else is worth reading a body for. */
    knows(name) {
        return this.#siteOf(name) !== undefined;
    }
    /** Answers what came to a callback. */
    answer(request, now) {
        const [site, websub] = this.#siteOf(request.name) ?? [];
        if (site === undefined || websub === undefined)
            return NOBODY;
        const reply = websub.answer(request, now);
        if (reply.ping !== null)
            this.#note(site, reply.ping);
        return reply;
    }
    /** Feeds of a site that hubs have told of since the last call. */
    takePings(site) {
        const pings = [...(this.#pings.get(site) ?? [])];
        this.#pings.delete(site);
        return pings;
    }
    /** The site is watched no more: its hubs are told so when they call. */
    forget(site) {
        this.#sites.delete(site);
        this.#pings.delete(site);
    }
    #siteOf(name) {
        for (const entry of this.#sites)
            if (entry[1].knows(name))
                return entry;
        return undefined;
    }
    #note(site, source) {
        const pings = this.#pings.get(site);
        if (pings)
            pings.add(source);
        else
            this.#pings.set(site, new Set([source]));
    }
}
