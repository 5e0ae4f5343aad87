// Verbs that compute for long without a pause run on a thread of their own, so that the process hears a stop meanwhile:
// Node tells a program of signals only between two turns of its event loop.
import { parentPort, Worker } from "node:worker_threads";
/** Of these, some write files: judging the pages of a large import takes as long as reading them. */
const WRITERS = new Set(["import", "reindex"]);
const COMPUTE = new Set(["detect", "diff", "mine", "plan", "lab", ...WRITERS]);
/** Whether the verb of a command line computes for long; those that serve until they are stopped do not. */
export function computesLong([verb = "", noun]) {
    return COMPUTE.has(verb) && noun !== "living-site";
}
/** To be called on the thread: from then on the process knows which files it would have to remove. */
export async function tellOfFiles([verb = ""]) {
    if (!WRITERS.has(verb))
        return;
    const { tellOfUnfinished } = await import("#store/index.js");
    tellOfUnfinished((file) => parentPort.postMessage(file));
}
/** Runs a command line on a thread that begins with `program`; its exit code, or `null` when a stop came before it. */
export function runOnThread(program, argv, { signal, ...terms }) {
    // Whoever of them reads standard input reads the descriptor, which threads share: nothing is piped.
    const worker = new Worker(program, { argv: [...argv], workerData: terms });
    const unfinished = new Set();
    return new Promise((resolve, reject) => {
        let exitCode = null;
        worker.on("message", (said) => {
            if (typeof said === "number")
                exitCode = said;
            else if (said.isBegun)
                unfinished.add(said.path);
            else
                unfinished.delete(said.path);
        });
        // All that it printed is here by then.
        worker.once("exit", () => void (signal.aborted || resolve(exitCode)));
        worker.once("error", reject);
        const stop = () => void endThread(worker, unfinished).then(() => resolve(null), reject);
        signal.addEventListener("abort", stop, { once: true });
    });
}
/** Nothing that it was at may go on, nor stay behind half-written. */
async function endThread(worker, unfinished) {
    await worker.terminate();
    if (unfinished.size === 0)
        return;
    const { removeUnfinished } = await import("#store/index.js");
    removeUnfinished(unfinished);
}
