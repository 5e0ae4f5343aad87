import { deliveryKey, MOST_BROUGHT } from "./news-deliveries.js";
/** News in memory. */
export class MemoryNews {
    #news = new Map();
    #deliveries = new Map();
    #sums = { delivered: 0, givenUp: 0, repeated: 0 };
    #lastNews = 0;
    #lastDelivery = 0;
    async add(items, due) {
        const isNew = new Set();
        for (const item of items) {
            if (this.#news.has(item.id))
                continue;
            this.#news.set(item.id, { no: ++this.#lastNews, item });
            isNew.add(item.id);
        }
        for (const one of due)
            this.#join(one, new Set(one.news.filter((id) => isNew.has(id))));
        return [...isNew].map((id) => this.#news.get(id).item);
    }
    async list({ site, limit, before = Infinity }) {
        return [...this.#news.values()]
            .filter(({ no, item }) => no < before && (site === undefined || item.site === site))
            .reverse()
            .slice(0, limit);
    }
    async find(id) {
        return this.#news.get(id) ?? null;
    }
    async take({ now, limit, bringing }) {
        const due = [...this.#deliveries.values()]
            .filter(({ id, state, dueAt }) => isOpen(state) && dueAt <= now && !bringing.has(id))
            .toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id);
        return due.slice(0, limit).map((held) => this.#begin(held));
    }
    async delivered(id, at) {
        const held = this.#begun(id);
        if (!held)
            return;
        Object.assign(held, { state: "delivered", endedAt: at, failure: null });
        this.#sums.delivered++;
    }
    async failed(id, failure) {
        const held = this.#begun(id);
        if (!held)
            return;
        held.failure = failure;
        if (failure.again !== null)
            Object.assign(held, { state: "waiting", dueAt: failure.again });
        else {
            Object.assign(held, { state: "given-up", endedAt: failure.at });
            this.#sums.givenUp++;
        }
    }
    async putBack(id, dueAt) {
        const held = this.#begun(id);
        if (held)
            Object.assign(held, { state: "waiting", tries: held.tries - 1, dueAt });
    }
    async counts() {
        const waiting = [...this.#deliveries.values()].filter(({ state }) => isOpen(state)).length;
        return { waiting, ...this.#sums };
    }
    async troubles(limit) {
        return [...this.#deliveries.values()]
            .flatMap(({ channel, key, tries, failure }) => (failure ? [{ channel, key, tries, ...failure }] : []))
            .toSorted((a, b) => b.at - a.at)
            .slice(0, limit);
    }
    async trim(before) {
        for (const { id, endedAt } of this.#deliveries.values())
            if (endedAt !== null && endedAt < before)
                this.#deliveries.delete(id);
        const waiting = new Set([...this.#deliveries.values()].filter(({ state }) => isOpen(state)).flatMap(({ news }) => news));
        for (const { item } of this.#news.values())
            if (item.at < before && !waiting.has(item.id))
                this.#news.delete(item.id);
    }
    #join({ channel, dueAt, most }, ids) {
        for (const id of ids) {
            const open = [...this.#deliveries.values()].find((one) => one.channel === channel &&
                one.dueAt === dueAt &&
                one.state === "waiting" &&
                one.tries === 0 &&
                one.news.length < most);
            if (open)
                open.news.push(id);
            else
                this.#open(channel, dueAt, id);
        }
    }
    #open(channel, dueAt, first) {
        const id = ++this.#lastDelivery;
        const key = deliveryKey(channel, first);
        const fresh = { state: "waiting", tries: 0, endedAt: null, failure: null };
        this.#deliveries.set(id, { id, channel, key, news: [first], dueAt, ...fresh });
    }
    #begin(held) {
        if (held.state === "begun")
            this.#sums.repeated++;
        held.state = "begun";
        held.tries++;
        const { id, channel, key, news, tries, dueAt } = held;
        const items = news.slice(0, MOST_BROUGHT).map((one) => this.#news.get(one).item);
        return { id, channel, key, items, left: news.length - items.length, tries, dueAt };
    }
    #begun(id) {
        const held = this.#deliveries.get(id);
        return held?.state === "begun" ? held : undefined;
    }
}
function isOpen(state) {
    return state === "waiting" || state === "begun";
}
