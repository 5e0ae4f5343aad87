// A database that begins anew is gone for some seconds: what waits anyway waits for that too, within a bound.
import { setTimeout as delay } from "node:timers/promises";
import { IsochronError } from "#errors.js";
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;
/** After so long without any answer whoever waits is told. */
const GIVE_UP_MS = 60_000;
/** Tries until it works. @throws CLUSTER when it did not for a minute, or the signal's reason */
export async function patiently(attempt, { signal, mayGoOn = () => true }) {
    const fromMs = performance.now();
    for (let waitMs = FIRST_WAIT_MS;; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
        try {
            return await attempt();
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof IsochronError) || error.code !== "CLUSTER")
                throw error;
            if (performance.now() - fromMs > GIVE_UP_MS || !mayGoOn())
                throw error;
            await pause(waitMs, signal);
        }
    }
}
/** Waits about so long, never less; rejects with the signal's reason. */
export async function pause(ms, signal) {
    signal.throwIfAborted();
    if (ms <= 0)
        return;
    try {
        await delay(Math.ceil(ms), undefined, { signal });
    }
    catch {
        signal.throwIfAborted();
    }
}
