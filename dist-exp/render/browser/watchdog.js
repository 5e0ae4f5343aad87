// Looks at the browser's processes while it runs: a page that allocates without end must not take the machine down.
import { endQuietly, processTree } from "./process-tree.js";
import { ProcessorTime } from "./processor-time.js";
/** Which process must end so that the tree is within its limits; `null` when it is. */
export function excessOf(tree, limits) {
    const largest = tree.reduce((most, one) => (most === null || one.residentBytes > most.residentBytes ? one : most), null);
    if (largest === null)
        return null;
    if (tree.length > limits.maxProcesses)
        return { excess: "over-processes", pid: largest.pid };
    const total = tree.reduce((sum, one) => sum + one.residentBytes, 0);
    return total > limits.maxTreeBytes ? { excess: "over-memory", pid: largest.pid } : null;
}
/** Watches one browser until it is stopped. Where the system tells nothing (other than Linux) it sees nothing. */
export class Watchdog {
    /** The last excess that was ended; whoever reads it takes it away. */
    #seen = null;
    #timer;
    #time = new ProcessorTime();
    #isLooking = false;
    constructor(root, limits) {
        this.#timer = setInterval(() => void this.#look(root, limits), limits.watchEveryMs);
        this.#timer.unref();
    }
    /** What was ended since this was last asked. */
    takeExcess() {
        const seen = this.#seen;
        this.#seen = null;
        return seen;
    }
    /** Processor time of the whole tree since it was first looked at; `null` where the system does not tell. */
    get processorMs() {
        return this.#time.totalMs;
    }
    stop() {
        clearInterval(this.#timer);
    }
    async #look(root, limits) {
        if (this.#isLooking)
            return;
        this.#isLooking = true;
        const tree = await processTree(root);
        this.#isLooking = false;
        this.#time.see(tree);
        const found = excessOf(tree, limits);
        if (found === null)
            return;
        this.#seen = found.excess;
        // Too many processes have no single culprit.
        endQuietly(found.excess === "over-processes" ? -root : found.pid);
    }
}
