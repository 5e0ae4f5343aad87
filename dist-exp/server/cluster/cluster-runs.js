// Which captures machines run now: a machine that has a site runs what its word on the board names, and until there is a
// word what has begun there.
import { IsochronError } from "#errors.js";
import { runWord } from "./machine-run.js";
const NOTHING = { of: () => null, hasSite: () => false };
/** Reads it; nothing is said of anything while the cluster cannot be asked. */
export function clusterRuns(cluster) {
    return async () => {
        try {
            const { whole } = await cluster.look();
            return whole === null ? { ...NOTHING, idle: "waiting" } : runsOf(whole);
        }
        catch (error) {
            if (error instanceof IsochronError && error.code === "CLUSTER")
                return { ...NOTHING, idle: "unheard" };
            throw error;
        }
    };
}
function runsOf({ held, runs }) {
    const machines = new Map(held.map(({ site, machine }) => [site, machine]));
    const words = new Map(runs.map((word) => [word.site, word]));
    return {
        of({ id, site }) {
            const machine = machines.get(site) ?? null;
            const word = words.get(site);
            if (machine === null || (word !== undefined && word.captureId !== id))
                return null;
            return { machine, status: word === undefined ? null : runWord(word) };
        },
        hasSite: (site) => machines.has(site),
        idle: "waiting",
    };
}
