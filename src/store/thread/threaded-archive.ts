// An archive whose catalog and WARC files are written by a thread of their own, so that compressing and committing a
// page takes nothing from fetching the next. The same port, the same code behind it.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type {
  Archive,
  CaptureStore,
  FrontierStore,
  IndexEntry,
  Logger,
  ObservationStore,
  RateStore,
  RefusalStore,
  RequisiteStore,
  RunStatusStore,
  SketchStore,
  WarcFile,
  WarcSink,
} from "#ports/index.js";
import type { ArchiveOptions } from "../archive/archive.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { readStored } from "../cdxj/stored-response.js";
import { ControlFiles } from "../archive/control-file.js";
import { nodeFileSystem } from "../file-system.js";
import { ResultFiles } from "../archive/result-files.js";
import { FileSpool } from "../archive/spool.js";
import { hasWriter } from "../archive/writer-lock.js";
import { sentExchange } from "./exchange.js";
import { Remote } from "./remote.js";

/** How an archive on a thread is opened; it is always opened to be written. */
export type ThreadOptions = Pick<ArchiveOptions, "software" | "maxWarcBytes">;

/** Room for young objects; it compresses one page after the other and keeps little. */
const YOUNG_MB = 8;

/** Opens an archive directory for writing on a thread of its own. */
export async function openArchiveOnThread(
  dir: string,
  { logger, ...options }: ThreadOptions & { readonly logger: Logger },
): Promise<Archive> {
  const worker = new Worker(threadFile(), {
    workerData: { dir, options },
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  try {
    const remote = new Remote(worker, logger);
    await remote.call("thread", "open", []);
    return threadedArchive(dir, worker, remote, logger);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

/** A thread runs what is built, also when it is called from the sources. */
function threadFile(): URL {
  const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
  return pathToFileURL(join(root, "dist", "store", "thread", "archive-thread.js"));
}

function threadedArchive(dir: string, worker: Worker, remote: Remote, logger: Logger): Archive {
  const archiveIndex = new ArchiveIndex(join(dir, "indexes"));
  const spool = new FileSpool(nodeFileSystem, dir);
  const captures = calls<CaptureStore>(remote, "captures", ["create", "update", "get", "list"]);
  const results = new ResultFiles(nodeFileSystem, dir, captures);
  return {
    dir,
    captures,
    frontier: {
      ...calls<FrontierStore, "pages">(remote, "frontier", ["add", "setState"]),
      pages: walk<FrontierStore["pages"]>(remote, "frontier", "pages"),
    },
    requisites: {
      ...calls<RequisiteStore, "requisites">(remote, "requisites", ["setRequisites"]),
      requisites: walk<RequisiteStore["requisites"]>(remote, "requisites", "requisites"),
    },
    observations: {
      ...calls<ObservationStore, "ofCapture">(remote, "observations", ["add", "ofPage"]),
      ofCapture: walk<ObservationStore["ofCapture"]>(remote, "observations", "ofCapture"),
    },
    refusals: {
      ...calls<RefusalStore, "ofCapture">(remote, "refusals", ["put"]),
      ofCapture: walk<RefusalStore["ofCapture"]>(remote, "refusals", "ofCapture"),
    },
    rates: calls<RateStore>(remote, "rates", ["ofPages", "put", "sample"]),
    sketches: {
      ...calls<SketchStore, "all">(remote, "sketches", ["add", "has", "ofPage"]),
      all: walk<SketchStore["all"]>(remote, "sketches", "all"),
    },
    runStatus: calls<RunStatusStore>(remote, "runStatus", ["put", "get", "counts", "recent"]),
    control: new ControlFiles(dir, nodeFileSystem, logger),
    index: {
      lookup: async (url) => archiveIndex.lookup(url),
      read: (entry: IndexEntry) => readStored(dir, archiveIndex, entry),
    },
    spool,
    hasWriter: () => hasWriter(dir),
    openWarc: async (captureId) =>
      sinkNamed(remote, (await remote.call("archive", "openWarc", [captureId])) as string),
    indexCapture: async (captureId) => void (await remote.call("archive", "indexCapture", [captureId])),
    warcFiles: async (captureId) => (await remote.call("archive", "warcFiles", [captureId])) as WarcFile[],
    sign: (bytes) => results.sign(bytes),
    putResults: (...args) => results.putResults(...args),
    putBeside: (...args) => results.putBeside(...args),
    getBeside: (...args) => results.getBeside(...args),
    getReport: (captureId) => results.getReport(captureId),
    getCertificate: (captureId) => results.getCertificate(captureId),
    close: async () => {
      try {
        await spool.close();
        await remote.call("archive", "close", []);
      } finally {
        archiveIndex.close();
        await worker.terminate();
      }
    },
  };
}

function sinkNamed(remote: Remote, name: string): WarcSink {
  const sink = calls<WarcSink, "writeExchange">(remote, name, ["writeMetadata", "sync", "close"]);
  return {
    ...sink,
    writeExchange: ({ exchange, ...record }) => {
      const sent = sentExchange(exchange);
      return remote.call(name, "writeExchange", [record, sent], [sent.bytes.buffer]) as ReturnType<
        WarcSink["writeExchange"]
      >;
    },
  };
}

/** The named methods of a store, each a call to the thread. */
function calls<Store extends object, Walked extends keyof Store = never>(
  remote: Remote,
  target: string,
  methods: readonly Exclude<keyof Store & string, Walked>[],
): Omit<Store, Walked> {
  const call = (method: string) => [
    method,
    (...args: readonly unknown[]) => remote.call(target, method, args),
  ];
  return Object.fromEntries(methods.map(call)) as Omit<Store, Walked>;
}

function walk<Method>(remote: Remote, target: string, method: string): Method {
  return ((...args: readonly unknown[]) => remote.iterate(target, method, args)) as Method;
}
