// A cluster as a server is given it, and what comes of that for those who ask.
import { readerCluster, wholeCluster } from "#access/index.js";
import { IsochronError } from "#errors.js";
import { ClusterGlance } from "./cluster-glance.js";
import { clusterRuns } from "./cluster-runs.js";
/** As workers have it unless told. */
const USUAL_LEASE_MS = 5_000;
/** Makes it. */
export function sharedCluster({ agreement, leaseMs = USUAL_LEASE_MS }, logger) {
    const glance = new ClusterGlance(agreement, logger);
    const now = () => glance.look();
    const lately = async () => {
        const state = await glance.lately();
        if (state === null)
            throw new IsochronError("CLUSTER", "nothing is known of the cluster");
        return state;
    };
    return {
        doorFor: (rules, reader) => ({
            reader: readerCluster(now, rules, reader),
            runs: clusterRuns(readerCluster(lately, rules, reader)),
            leaseMs,
        }),
        desk: {
            reader: wholeCluster(now),
            runs: clusterRuns(wholeCluster(lately)),
            leaseMs,
            async drain(machine, isDraining) {
                await agreement.machines.drain(machine, isDraining);
                glance.forget();
            },
        },
        steered: (management) => ({
            ...management,
            archive: { ...management.archive, control: agreement.control },
        }),
    };
}
