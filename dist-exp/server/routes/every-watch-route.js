import { SystemClock } from "#adapters/index.js";
import { WatchListings } from "../watch/watch-listings.js";
import { addFeedRoutes } from "./feeds.js";
import { addWatchRoutes } from "./watch.js";
import { addWatchChangeRoutes } from "./watch-changes.js";
/** An archive that nobody watches has the routes too: its list is empty. */
const NO_WATCH = {
    sites: async () => [],
    site: async () => null,
    turns: async () => null,
    page: async () => null,
};
/** Adds the routes; returns the sites as readers are told of them, for other routes. */
export function addEveryWatchRoute(server, options) {
    const { archive, management, news = null, watch = NO_WATCH, clock = new SystemClock() } = options;
    const watched = new WatchListings({ watch, archive, clock });
    if (news)
        addFeedRoutes(server, { archive, news });
    addWatchRoutes(server, { at: "/api/watch", guard: "archive", watch, watched, news, canEdit: false });
    if (!management)
        return watched;
    const whole = options.wholeWatch ?? { watch: NO_WATCH, news: null };
    addWatchRoutes(server, {
        at: "/api/manage/watch",
        guard: "manage",
        ...whole,
        watched: new WatchListings({ watch: whole.watch, archive: management.archive, clock }),
        canEdit: management.watch !== undefined,
    });
    if (management.watch)
        addWatchChangeRoutes(server, management, management.watch);
    return watched;
}
