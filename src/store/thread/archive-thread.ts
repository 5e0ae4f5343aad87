// The far side: the archive itself, on a thread of its own, answering calls in the order in which they come.
import { parentPort, workerData } from "node:worker_threads";
import type { Archive, ExchangeRecord, Logger, WarcSink } from "#ports/index.js";
import { openArchive } from "../archive/archive.js";
import { Cursors } from "./cursors.js";
import { receivedExchange, type SentExchange } from "./exchange.js";
import { packFailure, type Answer, type Call, type FromThread } from "./messages.js";
import type { ThreadOptions } from "./threaded-archive.js";

type Method = (...args: readonly unknown[]) => unknown;

const port = parentPort!;
let answers: Answer[] = [];
let logged: Parameters<Logger["log"]>[] = [];

const { dir, options } = workerData as { dir: string; options: ThreadOptions };
const targets = new Map<string, object>();
port.on("message", (calls: readonly Call[]) => {
  for (const call of calls) void answer(call);
});
// Whoever sent what cannot be read would wait for ever: the end of the thread tells them.
port.on("messageerror", (error) => {
  throw error;
});
targets.set("thread", { open });

async function open(): Promise<void> {
  const logger: Logger = { log: (...args) => tell(() => void logged.push(args)) };
  const archive = await openArchive(dir, { ...options, logger });
  const { captures, frontier, requisites, observations, refusals, rates, sketches, runStatus } = archive;
  const stores = { captures, frontier, requisites, observations, refusals, rates, sketches, runStatus };
  for (const [name, store] of Object.entries(stores)) targets.set(name, store);
  targets.set("archive", archiveCalls(archive));
  targets.set("cursors", new Cursors((name) => targets.get(name)!));
}

function archiveCalls(archive: Archive): object {
  let sinks = 0;
  return {
    openWarc: async (captureId: string) => {
      const name = `warc ${++sinks}`;
      targets.set(name, sinkCalls(await archive.openWarc(captureId)));
      return name;
    },
    indexCapture: (captureId: string) => archive.indexCapture(captureId),
    warcFiles: (captureId: string) => archive.warcFiles(captureId),
    close: () => archive.close(),
  };
}

function sinkCalls(sink: WarcSink): object {
  return {
    writeExchange: (record: Omit<ExchangeRecord, "exchange">, sent: SentExchange) =>
      sink.writeExchange({ ...record, exchange: receivedExchange(sent) }),
    writeMetadata: (...args: Parameters<WarcSink["writeMetadata"]>) => sink.writeMetadata(...args),
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
