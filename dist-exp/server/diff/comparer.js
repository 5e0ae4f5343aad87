// Comparing two versions of a page can take seconds: it is done on a thread of its own, one at a time, within a budget,
// so that nobody else waits for it.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { diffVersions } from "#detect/index.js";
/** The server has no room for what is asked now. */
export class BusyError extends Error {
}
const MOST_WAITING = 8;
const BUDGET_MS = 20_000;
const MOST_HEAP_MB = 512;
/** Compares versions one after the other. */
export class Comparer {
    #file;
    #budgetMs;
    #worker = null;
    #last = Promise.resolve();
    #waiting = 0;
    constructor({ file = builtThread(), budgetMs = BUDGET_MS, } = {}) {
        this.#file = file;
        this.#budgetMs = budgetMs;
    }
    /** The difference. @throws BusyError when too many wait, or it takes too long */
    compare(task) {
        if (this.#waiting >= MOST_WAITING)
            return Promise.reject(busy("too many comparisons are being made"));
        this.#waiting++;
        const done = this.#last
            .then(() => this.#compareNow(task))
            .finally(() => {
            this.#waiting--;
        });
        this.#last = done.catch(() => undefined);
        return done;
    }
    /** Ends the thread. */
    async close() {
        await this.#worker?.terminate();
        this.#worker = null;
    }
    async #compareNow(task) {
        // The sources run without a build, and without a thread.
        if (this.#file === null)
            return diffVersions(task.before, task.after, task.options);
        const worker = (this.#worker ??= startThread(this.#file));
        try {
            return await answerOf(worker, task, this.#budgetMs);
        }
        catch (error) {
            this.#worker = null;
            await worker.terminate();
            throw error;
        }
    }
}
function startThread(file) {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
    // It keeps no process alive that has nothing else to do.
    worker.unref();
    return worker;
}
function answerOf(worker, task, budgetMs) {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(() => end(() => reject(busy("the comparison takes too long"))), budgetMs);
        const onMessage = (view) => end(() => resolve(view));
        const onError = (error) => end(() => reject(busy(`the comparison failed: ${error.message}`)));
        const end = (then) => {
            clearTimeout(timer);
            worker.off("message", onMessage).off("error", onError);
            then();
        };
        worker.on("message", onMessage).on("error", onError);
        worker.postMessage(task);
    });
}
function busy(message) {
    return new BusyError(`${message}; isochron diff compares without a limit`);
}
/** A thread runs what is built, also when it is called from the sources; `null` when nothing is. */
function builtThread() {
    const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
    const file = join(root, "dist", "server", "diff", "compare-thread.js");
    return existsSync(file) ? file : null;
}
