// Where news go out: what is to be told is kept first, with all that is due of it, and brought afterwards. It has no timer
// of its own; whoever runs the watch comes by.
import { oneLine } from "#formats/index.js";
import { endOfPeriod, MOST_TRIES, nextTry } from "./due-times.js";
import { newsFilter } from "./news-rule.js";
/** Deliveries of one round. */
const MOST_AT_ONCE = 50;
/** News in one message of a webhook; of a digest there is one for its whole period. */
const MOST_IN_WEBHOOK = 100;
const MOST_REASON_CHARS = 300;
/** Tells people, each by their channels. */
export class NewsDesk {
    #store;
    #logger;
    #bringing = new Set();
    /** Rules belong to the plan, which is the same for most of a year. */
    #filters = new WeakMap();
    constructor(store, logger) {
        this.#store = store;
        this.#logger = logger;
    }
    /** Keeps news of one site, and what is due of them over the channels named (all for `null`); returns those not known before. */
    async tell(news, channels, tell, now) {
        const named = channels.filter(({ name }) => tell === null || tell.includes(name));
        const due = named.flatMap((channel) => this.#dueOver(channel, news, now));
        return this.#store.add(news.map(withoutText), due);
    }
    /** Brings what is due; returns how many deliveries arrived. */
    async deliver(ways, round) {
        const asked = { now: round.now(), limit: MOST_AT_ONCE, bringing: this.#bringing };
        const taken = await this.#store.take(asked);
        for (const { id } of taken)
            this.#bringing.add(id);
        const names = [...new Set(taken.map(({ channel }) => channel))];
        const rounds = names.map((name) => {
            const deliveries = taken.filter(({ channel }) => channel === name);
            return this.#bringAll(deliveries, ways, round);
        });
        // A store that fails is told of when nobody is on the way any more.
        await Promise.allSettled(rounds);
        return (await Promise.all(rounds)).reduce((sum, count) => sum + count, 0);
    }
    #dueOver(channel, news, now) {
        const { name, way, rule } = channel;
        if (way.kind === "feed")
            return [];
        let filter = this.#filters.get(channel);
        if (!filter)
            this.#filters.set(channel, (filter = newsFilter(rule, name)));
        const ids = news.filter(filter).map(({ id }) => id);
        if (ids.length === 0)
            return [];
        if (way.kind === "webhook")
            return [{ channel: name, news: ids, dueAt: now, most: MOST_IN_WEBHOOK }];
        return [{ channel: name, news: ids, dueAt: endOfPeriod(way.every, now), most: Infinity }];
    }
    /** One after the other, as they came; the first that fails keeps the others of this round from knocking too. */
    async #bringAll(deliveries, ways, round) {
        let arrived = 0;
        let shut = null;
        for (const delivery of deliveries) {
            try {
                const brought = shut === null ? await this.#bring(delivery, ways, round) : notTried(shut);
                if (brought === "stopped")
                    continue;
                await this.#note(delivery, brought, round.now());
                if (brought.kind === "arrived")
                    arrived++;
                if (brought.kind === "failed")
                    shut ??= brought.why;
            }
            finally {
                this.#bringing.delete(delivery.id);
            }
        }
        return arrived;
    }
    async #bring(delivery, ways, { channels, now, signal }) {
        if (signal?.aborted) {
            await this.#store.putBack(delivery.id, delivery.dueAt);
            return "stopped";
        }
        if (delivery.tries > MOST_TRIES)
            return { kind: "refused", why: "it was begun too often without an end" };
        const channel = channels.find(({ name }) => name === delivery.channel);
        if (channel === undefined)
            return { kind: "refused", why: "there is no such channel any more" };
        try {
            return await bringOver(channel, ways, { delivery, at: now(), signal });
        }
        catch (error) {
            // Half-way: nobody knows whether it arrived, so it stays on record as begun.
            if (signal?.aborted)
                return "stopped";
            return { kind: "failed", why: error instanceof Error ? error.message : String(error) };
        }
    }
    async #note({ id, channel, key, tries }, brought, at) {
        const told = { channel, key, tries };
        if (brought.kind === "arrived") {
            if (brought.note !== undefined)
                this.#logger.log("warn", `news: ${brought.note}`, told);
            return this.#store.delivered(id, at);
        }
        const again = brought.kind === "refused" ? null : nextTry(tries, at);
        const why = oneLine(brought.why, MOST_REASON_CHARS);
        const what = again === null ? "given up" : "tried again later";
        this.#logger.log("warn", `news did not arrive, ${what}: ${why}`, told);
        return this.#store.failed(id, { at, why, again });
    }
}
async function bringOver(channel, { webhook, mail }, { delivery, at, signal }) {
    const { way } = channel;
    switch (way.kind) {
        case "webhook":
            return webhook({ ...channel, way }, delivery, at, signal);
        case "mail":
            return mail({ ...channel, way }, delivery, at, signal);
        case "feed":
            return { kind: "refused", why: "the channel has become a feed, which its readers fetch" };
    }
}
/** It counts as a try all the same: so every delivery ends some three days after it came. */
function notTried(why) {
    return { kind: "failed", why: `not tried, as the one before it over this channel failed: ${why}` };
}
function withoutText({ changedText: _changedText, ...item }) {
    return item;
}
