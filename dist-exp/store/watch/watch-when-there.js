import { openWatchToRead } from "./open-watch.js";
const NO_NEWS = { waiting: 0, delivered: 0, givenUp: 0, repeated: 0 };
/** Opens what there is when it is asked for; until then there are no sites and no news. */
export function watchWhenThere(dir) {
    let opened = null;
    const stores = () => (opened ??= openWatchToRead(dir));
    // One that is there and cannot be read is told at once, not to the first who asks.
    stores();
    return {
        memory: {
            statuses: async () => (await stores()?.memory.statuses()) ?? [],
            status: async (site) => (await stores()?.memory.status(site)) ?? null,
            turns: async (...asked) => (await stores()?.memory.turns(...asked)) ?? [],
            page: async (...asked) => (await stores()?.memory.page(...asked)) ?? null,
        },
        news: {
            list: async (asked) => (await stores()?.news.list(asked)) ?? [],
            find: async (id) => (await stores()?.news.find(id)) ?? null,
            counts: async () => (await stores()?.news.counts()) ?? NO_NEWS,
        },
        close: () => opened?.close(),
    };
}
