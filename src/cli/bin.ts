#!/usr/bin/env node
// The process around main: streams, signals and the exit code. The same file begins the thread of verbs that compute
// for long.
import { setMaxListeners } from "node:events";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { prepareArchiveThread } from "#store/index.js";
import { isLikelyHurried } from "./engine/likely-hurried.js";
import { optimiseLater } from "./engine/patient-compiler.js";
import { keepHeapSmall } from "./engine/thrifty-heap.js";
import { computesLong, runOnThread, tellOfFiles, type ThreadTerms } from "./verb-thread.js";

if (["capture", "import", "reindex", "serve", "verify"].includes(process.argv[2] ?? "")) keepHeapSmall();
if (process.argv[2] === "capture") optimiseLater();

const argv = process.argv.slice(2);
// Both threads load what they run at the same time.
if (isMainThread && isLikelyHurried(argv)) prepareArchiveThread();
const stop = new AbortController();
// Everyone who waits listens: one per host, and hosts are many.
setMaxListeners(0, stop.signal);
if (isMainThread) listen();
const exitCode = await (isMainThread && computesLong(argv) ? onThread() : here());
if (isMainThread) end(exitCode);
else parentPort!.postMessage(exitCode);

function listen(): void {
  for (const [name, exitCode] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    // The first asks to stop, the second ends at once: what was acknowledged is safe all the same.
    process.on(name, () => (stop.signal.aborted ? process.exit(exitCode) : stop.abort()));
  }
  // A reader that went away (a closed pipe) is no reason to crash.
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
}

/** How wide the terminal is and whether somebody looks at it; a thread is told. */
function terms(): ThreadTerms {
  if (!isMainThread) return workerData as ThreadTerms;
  const { stderr, stdout } = process;
  const columns = (stderr.isTTY ? stderr.columns : stdout.columns) ?? 100;
  return { interactive: stderr.isTTY === true && process.env["TERM"] !== "dumb", columns };
}

async function here(): Promise<number> {
  if (!isMainThread) await tellOfFiles(argv);
  const { main } = await import("./main.js");
  return main(argv, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: process.stdin,
    env: process.env,
    interactive: terms().interactive,
    get columns() {
      return terms().columns;
    },
    signal: stop.signal,
  });
}

async function onThread(): Promise<number> {
  const exitCode = await runOnThread(new URL(import.meta.url), argv, { ...terms(), signal: stop.signal });
  if (exitCode !== null) return exitCode;
  // The thread was ended; what it would have said is not said.
  const { explainStop } = await import("./main.js");
  return explainStop((text) => void process.stderr.write(text));
}

function end(exitCode: number): void {
  process.exitCode = exitCode;
  if (!stop.signal.aborted) return;
  // What a verb was at when it was stopped must not go on. What was said is heard first, unless nobody listens.
  const exit = (): void => process.exit();
  setTimeout(exit, 1000).unref();
  process.stdout.write("", () => process.stderr.write("", exit));
}
