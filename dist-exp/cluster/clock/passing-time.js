// Time as it passes on this machine, whatever its clocks are set to: leases, waits and retries go by it.
import { setTimeout as delay } from "node:timers/promises";
/** Timers take no more milliseconds. */
const LONGEST_WAIT_MS = 2 ** 30;
/** This machine's own. */
export const realTime = {
    nowMs: () => performance.now(),
    async wait(ms, signal) {
        await delay(Math.min(ms, LONGEST_WAIT_MS), undefined, signal ? { signal } : {});
    },
};
