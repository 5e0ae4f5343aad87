// PDFs are read on a thread of their own with bounds on time and memory: a file that breaks them costs its own text and
// nothing else.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
/** Larger files are not read. */
export const MOST_PDF_BYTES = 32 * 1024 * 1024;
const MOST_PAGES = 500;
const BUDGET_MS = 20_000;
const MOST_HEAP_MB = 512;
/** Reads PDFs one after the other. */
export class PdfReader {
    #file;
    #budgetMs;
    #heapMb;
    #worker = null;
    constructor({ file = builtThread(), budgetMs = BUDGET_MS, heapMb = MOST_HEAP_MB } = {}) {
        this.#file = file;
        this.#budgetMs = budgetMs;
        this.#heapMb = heapMb;
    }
    /** The text, up to so many characters; `null` of what is no PDF, is locked, or is more than the bounds allow. */
    async read(bytes, mostChars) {
        if (bytes.length > MOST_PDF_BYTES || !hasSign(bytes))
            return null;
        // A copy of its own: what is sent is given away.
        const task = { bytes: new Uint8Array(bytes), bounds: { pages: MOST_PAGES, chars: mostChars } };
        if (this.#file === null)
            return readHere(task);
        const worker = (this.#worker ??= startThread(this.#file, this.#heapMb));
        const read = await answerOf(worker, task, this.#budgetMs);
        if (read !== GONE)
            return read;
        this.#worker = null;
        await worker.terminate();
        return null;
    }
    /** Ends the thread. */
    async close() {
        await this.#worker?.terminate();
        this.#worker = null;
    }
}
/** The sources run without a build, and without a thread. */
async function readHere({ bytes, bounds }) {
    const { readPdf } = await import("./read-pdf.js");
    return readPdf(bytes, bounds).catch(() => null);
}
/** Readers look for it among the first kilobyte (ISO 32000-1, annex H.3.4.1). */
function hasSign(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes("%PDF-");
}
/** The thread has died, or has to. */
const GONE = Symbol("gone");
function answerOf(worker, task, budgetMs) {
    return new Promise((resolve) => {
        const timer = setTimeout(() => end(GONE), budgetMs);
        const onMessage = (read) => end(read);
        const onGone = () => end(GONE);
        const end = (answer) => {
            clearTimeout(timer);
            worker.off("message", onMessage).off("error", onGone).off("exit", onGone);
            // Of a thread that is ended nobody asks how.
            if (answer === GONE)
                worker.on("error", () => undefined);
            resolve(answer);
        };
        worker.on("message", onMessage).on("error", onGone).on("exit", onGone);
        worker.postMessage(task, [task.bytes.buffer]);
    });
}
/** What the library has to say is nobody's business. */
function startThread(file, heapMb) {
    const worker = new Worker(file, {
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.unref();
    return worker;
}
/** A thread runs what is built, also when it is called from the sources; `null` when nothing is. */
function builtThread() {
    const require = createRequire(import.meta.url);
    const root = dirname(require.resolve("isochron/package.json"));
    try {
        return require.resolve(join(root, "dist", "detect", "pdf", "pdf-thread.js"));
    }
    catch {
        return null;
    }
}
