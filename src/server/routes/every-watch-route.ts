// All routes about a watch: as readers may be told of it, and whole for those who manage, with what they may change.
import type { FastifyInstance } from "fastify";
import { SystemClock } from "#adapters/index.js";
import type { Archive, Clock, NewsReader, WatchReader } from "#ports/index.js";
import { WatchListings } from "../watch/watch-listings.js";
import { addFeedRoutes } from "./feeds.js";
import type { Management } from "./manage.js";
import { addWatchRoutes } from "./watch.js";
import { addWatchChangeRoutes } from "./watch-changes.js";

/** A watch, by who asks. */
export interface WatchDoors {
  /** News as the readers may be told them; without them there are no feeds. */
  readonly news?: NewsReader | undefined;
  /** Sites under watch, as the readers may be told of them; without it there are none. */
  readonly watch?: WatchReader | undefined;
  /** Both whole, for those who manage. */
  readonly wholeWatch?: { readonly watch: WatchReader; readonly news: NewsReader | null } | undefined;
  readonly clock?: Pick<Clock, "now"> | undefined;
}

interface Options extends WatchDoors {
  readonly archive: Archive;
  readonly management?: Management;
}

/** An archive that nobody watches has the routes too: its list is empty. */
const NO_WATCH: WatchReader = {
  sites: async () => [],
  site: async () => null,
  turns: async () => null,
  page: async () => null,
};

/** Adds the routes; returns the sites as readers are told of them, for other routes. */
export function addEveryWatchRoute(server: FastifyInstance, options: Options): WatchListings {
  const { archive, management, news = null, watch = NO_WATCH, clock = new SystemClock() } = options;
  const watched = new WatchListings({ watch, archive, clock });
  if (news) addFeedRoutes(server, { archive, news });
  addWatchRoutes(server, { at: "/api/watch", guard: "archive", watch, watched, news, canEdit: false });
  if (!management) return watched;
  const whole = options.wholeWatch ?? { watch: NO_WATCH, news: null };
  addWatchRoutes(server, {
    at: "/api/manage/watch",
    guard: "manage",
    ...whole,
    watched: new WatchListings({ watch: whole.watch, archive: management.archive, clock }),
    canEdit: management.watch !== undefined,
  });
  if (management.watch) addWatchChangeRoutes(server, management, management.watch);
  return watched;
}
