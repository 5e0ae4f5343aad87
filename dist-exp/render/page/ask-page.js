// Questions to a page in a world of our own, where none of its scripts reach.
import { CdpError } from "../cdp/connection.js";
import { REAL_TIME_FACTOR } from "../limits.js";
import { COUNTING_WORLD } from "./injected.js";
/**
 * What an expression comes to in the page's own document; `undefined` where it threw, or the document went away. It is
 * no gesture of a user's: a window that one would open holds its opener for as long as it waits for us.
 */
export async function askPage({ connection, record, open }, expression) {
    const { session, frameId } = open;
    const world = { frameId, worldName: COUNTING_WORLD };
    const patience = { session, patienceMs: record.limits.maxBusyMs * REAL_TIME_FACTOR };
    const ask = async () => {
        const made = await connection.send("Page.createIsolatedWorld", world, patience);
        const wish = { expression, contextId: made.executionContextId, returnByValue: true };
        const { result, exceptionDetails } = await connection.send("Runtime.evaluate", wish, patience);
        return exceptionDetails === undefined ? result.value : undefined;
    };
    try {
        return await record.over.during(ask());
    }
    catch (error) {
        // A page that was let go to another document takes its world along.
        if (record.guard.mayLeave && error instanceof CdpError && error.kind === "refused")
            return undefined;
        throw error;
    }
}
