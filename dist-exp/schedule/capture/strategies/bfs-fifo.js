// BFS-FIFO: visits in order of discovery, revisits in the same order (baseline of spaniol2009 section 5).
import { sharingSlotZero } from "./two-pass.js";
import { DiscoveryQueue } from "../queues/visit-queues.js";
/** First in, first out: every interval is as long as the whole visit pass. */
export const BFS_FIFO = {
    name: "bfs-fifo",
    startVisits: () => new DiscoveryQueue(),
    revisitOrder: (visited, model) => {
        const oldestFirst = [...visited].sort((x, y) => y.ageSlots - x.ageSlots).map((page) => page.index);
        return sharingSlotZero(oldestFirst, visited, model);
    },
};
