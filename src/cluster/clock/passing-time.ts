// Time as it passes on this machine, whatever its clocks are set to: leases, waits and retries go by it.
import { setTimeout as delay } from "node:timers/promises";

/** Time that is never set back, also while the process is stopped. */
export interface PassingTime {
  nowMs(): number;
  /** Rejects when the signal is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Timers take no more milliseconds. */
const LONGEST_WAIT_MS = 2 ** 30;

/** This machine's own. */
export const realTime: PassingTime = {
  nowMs: () => performance.now(),
  async wait(ms, signal) {
    await delay(Math.min(ms, LONGEST_WAIT_MS), undefined, signal ? { signal } : {});
  },
};
