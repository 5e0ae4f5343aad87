import { dayOf, grantOf, monthOf } from "./budget-part.js";
/** The memory of a watch that ends with its process. */
export class MemoryWatch {
    #sites = new Map();
    /** By site and day. */
    #spent = new Map();
    async state(site) {
        return this.#sites.get(site)?.state ?? null;
    }
    async mind(site) {
        return this.#sites.get(site)?.mind ?? null;
    }
    async pages(site) {
        return [...(this.#sites.get(site)?.pages.values() ?? [])].sort((a, b) => a.number - b.number);
    }
    async page(site, url) {
        return [...(this.#sites.get(site)?.pages.values() ?? [])].find((page) => page.url === url) ?? null;
    }
    async take(wish) {
        const granted = grantOf(wish, this.#sum(wish.site, wish.at));
        this.#add(wish.site, wish.at, granted);
        return granted;
    }
    async giveBack(site, at, { requests, bytes }) {
        this.#add(site, at, { requests: -requests, bytes: -bytes });
    }
    async spent(site, at) {
        return this.#sum(site, at);
    }
    async endTurn({ site, mind, pages, state, status, turn }) {
        const held = this.#held(site);
        held.state = state;
        held.status = status;
        if (mind !== null)
            held.mind = mind.slice();
        for (const page of pages)
            held.pages.set(page.number, page);
        if (turn !== null)
            held.turns.set(turn.at, turn);
    }
    async tell(status) {
        this.#held(status.site).status = status;
    }
    async status(site) {
        return this.#sites.get(site)?.status ?? null;
    }
    async statuses() {
        const told = [...this.#sites.values()].flatMap(({ status }) => (status === null ? [] : [status]));
        return told.sort((a, b) => (a.site < b.site ? -1 : 1));
    }
    async turns(site, limit, before) {
        const turns = [...(this.#sites.get(site)?.turns.values() ?? [])];
        const asked = turns.filter(({ at }) => before === undefined || at < before);
        return asked.sort((a, b) => b.at - a.at).slice(0, limit);
    }
    async forget(site) {
        this.#sites.delete(site);
    }
    async trim(before) {
        for (const { turns } of this.#sites.values())
            for (const at of turns.keys())
                if (at < before)
                    turns.delete(at);
        for (const days of this.#spent.values())
            for (const day of days.keys())
                if (day < monthOf(before))
                    days.delete(day);
    }
    #held(site) {
        let held = this.#sites.get(site);
        if (!held) {
            held = { state: null, mind: null, status: null, pages: new Map(), turns: new Map() };
            this.#sites.set(site, held);
        }
        return held;
    }
    #sum(site, at) {
        const [first, day] = [monthOf(at), dayOf(at)];
        const days = [...(this.#spent.get(site) ?? [])].filter(([one]) => one >= first && one <= day);
        return {
            requests: days.find(([one]) => one === day)?.[1].requests ?? 0,
            bytes: days.reduce((sum, [, { bytes }]) => sum + bytes, 0),
        };
    }
    #add(site, at, { requests, bytes }) {
        const days = this.#spent.get(site) ?? new Map();
        this.#spent.set(site, days);
        const spent = days.get(dayOf(at)) ?? { requests: 0, bytes: 0 };
        days.set(dayOf(at), { requests: spent.requests + requests, bytes: spent.bytes + bytes });
    }
}
