// BFS-LIFO: visits in order of discovery, revisits in the opposite order (baseline of spaniol2009 section 5).
import { lastVisitedFirst } from "./two-pass.js";
import { DiscoveryQueue } from "../queues/visit-queues.js";
/** Last in, first out: intervals nest, whatever the pages' rates. */
export const BFS_LIFO = {
    name: "bfs-lifo",
    startVisits: () => new DiscoveryQueue(),
    revisitOrder: lastVisitedFirst,
};
