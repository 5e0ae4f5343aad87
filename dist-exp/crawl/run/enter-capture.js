// A new capture in the catalog. Its id is the instant of its start, which people read and type; who comes to an id that
// is taken, in this process or another, goes on counting: the catalog lets nobody in twice.
import { StoreError } from "#errors.js";
import { toTimestamp17 } from "#model/index.js";
const MOST_TRIES = 1000;
/** The file beside a capture that says how it was asked for. */
export const ASKED = "asked.json";
/** Enters a capture under an id of its own; whoever joins archives counts from another number in each of them. */
export async function enterCapture(captures, draft, first = 1) {
    const timestamp = toTimestamp17(draft.startedAt);
    for (let nth = first;; nth++) {
        const capture = { id: nth === 1 ? timestamp : `${timestamp}-${nth}`, ...draft };
        try {
            await captures.create(capture);
            return capture;
        }
        catch (error) {
            if (nth >= first + MOST_TRIES || !(await isTaken(captures, capture.id, error)))
                throw error;
        }
    }
}
async function isTaken(captures, id, error) {
    const isRefused = error instanceof StoreError && error.code === "BAD_INPUT";
    return isRefused && (await captures.get(id)) !== null;
}
