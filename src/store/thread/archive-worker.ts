// The thread that an archive is written on. To begin one takes as long as to load a verb: a process that is likely to
// need it begins it first, and both are ready at the same time.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/** Room for young objects; it compresses one page after the other and keeps little. */
const YOUNG_MB = 8;

let prepared: Worker | null = null;

/** Begins a thread for the archive that is opened next; a process that opens none is not kept by it. */
export function prepareArchiveThread(): void {
  const worker = begun();
  prepared = worker;
  worker.unref();
  // Whoever opens an archive then begins another, and hears what is wrong.
  worker.once("error", () => {
    if (prepared === worker) prepared = null;
  });
}

/** The thread that was prepared, or a new one. */
export function archiveWorker(): Worker {
  const worker = prepared ?? begun();
  prepared = null;
  worker.ref();
  return worker;
}

function begun(): Worker {
  return new Worker(threadFile(), {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
}

/** A thread runs what is built, also when it is called from the sources. */
function threadFile(): URL {
  const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
  return pathToFileURL(join(root, "dist", "store", "thread", "archive-thread.js"));
}
