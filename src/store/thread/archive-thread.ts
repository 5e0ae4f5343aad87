// The far side: the archive itself, on a thread of its own, answering calls in the order in which they come.
import { parentPort } from "node:worker_threads";
import type { Archive, Catalog, ExchangeRecord, KeptLook, Logger, WarcSink } from "#ports/index.js";
import { openArchive } from "../archive/archive.js";
import { loadSqlite } from "../catalog/local-catalog.js";
import { Cursors } from "./cursors.js";
import { receivedContent, receivedExchange, type SentExchange } from "./exchange.js";
import { CATALOG_STORES } from "./remote-catalog.js";
import type { FarSink, FarWarcs } from "./remote-warcs.js";
import { packFailure, type Answer, type Call, type FromThread } from "./messages.js";
import type { ThreadOptions } from "./threaded-archive.js";

type CatalogCalls = Pick<Catalog, "keepLook">;
type Method = (...args: readonly unknown[]) => unknown;

const port = parentPort!;
let answers: Answer[] = [];
let logged: Parameters<Logger["log"]>[] = [];

const targets = new Map<string, object>();
port.on("message", (calls: readonly Call[]) => {
  for (const call of calls) void answer(call);
});
// Whoever sent what cannot be read would wait for ever: the end of the thread tells them.
port.on("messageerror", (error) => {
  throw error;
});
targets.set("thread", { open });
// A thread that was prepared has time for it now.
loadSqlite();

async function open(dir: string, options: ThreadOptions): Promise<void> {
  const logger: Logger = { log: (...args) => tell(() => void logged.push(args)) };
  const archive = await openArchive(dir, { ...options, logger });
  const { catalog } = archive;
  for (const name of CATALOG_STORES) targets.set(name, catalog[name]);
  targets.set("catalog", { keepLook: (look: KeptLook) => catalog.keepLook(look) } satisfies CatalogCalls);
  targets.set("warcs", warcCalls(archive));
  targets.set("archive", { close: () => archive.close() } satisfies Pick<Archive, "close">);
  targets.set("cursors", new Cursors((name) => targets.get(name)!));
}

/** A sink travels by its name. */
function warcCalls({ warcs }: Archive): FarWarcs {
  let sinks = 0;
  return {
    open: async (captureId: string) => {
      const name = `warc ${++sinks}`;
      targets.set(name, sinkCalls(await warcs.open(captureId)));
      return name;
    },
    index: (captureId: string) => warcs.index(captureId),
    files: (captureId: string) => warcs.files(captureId),
    sizes: (captureId: string) => warcs.sizes(captureId),
    writtenAt: (captureId: string) => warcs.writtenAt(captureId),
  };
}

function sinkCalls(sink: WarcSink): FarSink {
  return {
    writeExchange: (record: Omit<ExchangeRecord, "exchange">, sent: SentExchange) =>
      sink.writeExchange({ ...record, exchange: receivedExchange(sent) }),
    writeMetadata: (...args) => sink.writeMetadata(...args),
    writeResource: (resource) => sink.writeResource(resource),
    writeContent: (content) => sink.writeContent(receivedContent(content)),
    sync: () => sink.sync(),
    close: () => sink.close(),
  };
}

async function answer({ id, target, method, args }: Call): Promise<void> {
  try {
    const object = targets.get(target) as Record<string, Method>;
    const value = await object[method]!(...args);
    tell(() => void answers.push({ id, value }));
  } catch (error) {
    tell(() => void answers.push({ id, failure: packFailure(error) }));
  }
}

/** What is said before the microtasks are done goes into one message. */
function tell(add: () => void): void {
  if (answers.length === 0 && logged.length === 0) queueMicrotask(send);
  add();
}

function send(): void {
  const message: FromThread = { answers, logged };
  answers = [];
  logged = [];
  port.postMessage(message);
}
