import type { Archive, ManagementStore } from "#ports/index.js";
import type { Management } from "#server/index.js";
import type { Io } from "../io.js";
import type { OpenCluster } from "./cluster-address.js";
/** The desk of a cluster; `token` is that of those who manage, a new one unless given. */
export declare function clusterDesk({ cluster, archive, token }: {
    cluster: OpenCluster;
    archive: Archive;
    token?: string | undefined;
}, io: Io): Management;
/** The queue as a desk asks it. */
export declare function clusterQueue(management: ManagementStore, archive: Pick<Archive, "catalog">): ManagementStore;
