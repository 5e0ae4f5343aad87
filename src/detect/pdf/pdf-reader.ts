// PDFs are read on a thread of their own with bounds on time and memory: a file that breaks them costs its own text and
// nothing else.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PdfBounds, PdfText } from "./read-pdf.js";

/** A file to read. */
export interface PdfTask {
  readonly bytes: Uint8Array;
  readonly bounds: PdfBounds;
}

/** Larger files are not read. */
export const MOST_PDF_BYTES = 32 * 1024 * 1024;
const MOST_PAGES = 500;
const BUDGET_MS = 20_000;
const MOST_HEAP_MB = 512;

/** How a reader is made; a test gives it less. */
export interface PdfReaderOptions {
  readonly file?: string | null;
  readonly budgetMs?: number;
  readonly heapMb?: number;
}

/** Reads PDFs one after the other. */
export class PdfReader {
  readonly #file: string | null;
  readonly #budgetMs: number;
  readonly #heapMb: number;
  #worker: Worker | null = null;

  constructor({ file = builtThread(), budgetMs = BUDGET_MS, heapMb = MOST_HEAP_MB }: PdfReaderOptions = {}) {
    this.#file = file;
    this.#budgetMs = budgetMs;
    this.#heapMb = heapMb;
  }

  /** The text, up to so many characters; `null` of what is no PDF, is locked, or is more than the bounds allow. */
  async read(bytes: Uint8Array, mostChars: number): Promise<PdfText | null> {
    if (bytes.length > MOST_PDF_BYTES || !hasSign(bytes)) return null;
    // A copy of its own: what is sent is given away.
    const task = { bytes: new Uint8Array(bytes), bounds: { pages: MOST_PAGES, chars: mostChars } };
    if (this.#file === null) return readHere(task);
    const worker = (this.#worker ??= startThread(this.#file, this.#heapMb));
    const read = await answerOf(worker, task, this.#budgetMs);
    if (read !== GONE) return read;
    this.#worker = null;
    await worker.terminate();
    return null;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}

/** The sources run without a build, and without a thread. */
async function readHere({ bytes, bounds }: PdfTask): Promise<PdfText | null> {
  const { readPdf } = await import("./read-pdf.js");
  return readPdf(bytes, bounds).catch(() => null);
}

/** Readers look for it among the first kilobyte (ISO 32000-1, annex H.3.4.1). */
function hasSign(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes("%PDF-");
}

/** The thread has died, or has to. */
const GONE = Symbol("gone");

function answerOf(worker: Worker, task: PdfTask, budgetMs: number): Promise<PdfText | null | typeof GONE> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(GONE), budgetMs);
    const onMessage = (read: PdfText | null): void => end(read);
    const onGone = (): void => end(GONE);
    const end = (answer: PdfText | null | typeof GONE): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onGone).off("exit", onGone);
      // Of a thread that is ended nobody asks how.
      if (answer === GONE) worker.on("error", () => undefined);
      resolve(answer);
    };
    worker.on("message", onMessage).on("error", onGone).on("exit", onGone);
    worker.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
  });
}

/** What the library has to say is nobody's business. */
function startThread(file: string, heapMb: number): Worker {
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
function builtThread(): string | null {
  const require = createRequire(import.meta.url);
  const root = dirname(require.resolve("isochron/package.json"));
  try {
    return require.resolve(join(root, "dist", "detect", "pdf", "pdf-thread.js"));
  } catch {
    return null;
  }
}
