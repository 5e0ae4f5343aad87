// Asking a server that may be slow, gone or busy: each attempt ends when nothing moves any more, and is followed by
// others after waits that grow and differ, so that many machines do not come back at once.
import { IsochronError } from "#errors.js";
import { failureOf, NotAnswering } from "./s3-failure.js";
/** A server that is gone is given up after some seconds, a silent one after minutes; where bytes move, nothing is. */
export const USUAL_PATIENCE = {
    stallMs: 30_000,
    attempts: 5,
    firstWaitMs: 200,
    longestWaitMs: 5_000,
};
/** A server that moves a byte now and then is no server: below this an object is given up. */
const LEAST_BYTES_PER_MS = 16;
/**
 * Tries until it works, fails for good, or patience ends; rejects with the last failure as it was thrown, and with the
 * signal's reason when that is aborted.
 */
export async function withPatience({ patience, sizeBytes = 0, signal }, work) {
    const mostMs = 3 * patience.stallMs + sizeBytes / LEAST_BYTES_PER_MS;
    for (let number = 1;; number++) {
        signal?.throwIfAborted();
        try {
            return await once({ number, stallMs: patience.stallMs, mostMs, signal }, work);
        }
        catch (error) {
            signal?.throwIfAborted();
            const mayPass = !(error instanceof IsochronError) && failureOf(error)?.isPassing === true;
            if (number >= patience.attempts || !mayPass)
                throw error;
            await pause(waitMs(patience, number), signal);
        }
    }
}
async function once({ number, stallMs, mostMs, signal }, work) {
    const end = new AbortController();
    const giveUp = () => end.abort(new NotAnswering("no answer in time"));
    const stall = setTimeout(giveUp, stallMs);
    const limit = setTimeout(giveUp, mostMs);
    const onAbort = () => end.abort(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    const given = new Promise((_, reject) => end.signal.addEventListener("abort", () => reject(end.signal.reason), { once: true }));
    try {
        // Whatever the SDK waits for beside its socket (keys, names) knows no signal.
        return await Promise.race([work({ number, signal: end.signal, touch: () => stall.refresh() }), given]);
    }
    finally {
        clearTimeout(stall);
        clearTimeout(limit);
        signal?.removeEventListener("abort", onAbort);
        end.abort(); // what still runs of it runs for nobody
    }
}
/** Half of it is by lot. */
function waitMs({ firstWaitMs, longestWaitMs }, number) {
    const fullMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (number - 1));
    return fullMs * (0.5 + Math.random() / 2);
}
/** Cut short by the signal, which whoever tries again looks at. */
function pause(forMs, signal) {
    return new Promise((done) => {
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", end);
            done();
        };
        const timer = setTimeout(end, forMs);
        signal?.addEventListener("abort", end, { once: true });
    });
}
