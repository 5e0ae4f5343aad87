#!/usr/bin/env node
// The process around main: streams, signals and the exit code.
import { setMaxListeners } from "node:events";
import { keepHeapSmall } from "./thrifty-heap.js";

if (["capture", "reindex", "serve"].includes(process.argv[2] ?? "")) keepHeapSmall();
const { main } = await import("./main.js");

const stop = new AbortController();
// Everyone who waits listens: one per host, and hosts are many.
setMaxListeners(0, stop.signal);
for (const [name, exitCode] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  // The first asks to stop, the second ends at once: what was acknowledged is safe all the same.
  process.on(name, () => (stop.signal.aborted ? process.exit(exitCode) : stop.abort()));
}
// A reader that went away (a closed pipe) is no reason to crash.
process.stdout.on("error", () => undefined);

const exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  input: process.stdin,
  env: process.env,
  interactive: process.stderr.isTTY === true && process.env["TERM"] !== "dumb",
  get columns() {
    return (process.stderr.isTTY ? process.stderr.columns : process.stdout.columns) ?? 100;
  },
  signal: stop.signal,
});
process.exitCode = exitCode;
if (stop.signal.aborted) {
  // What a verb was at when it was stopped must not go on. What was said is heard first, unless nobody listens.
  const end = (): void => process.exit();
  setTimeout(end, 1000).unref();
  process.stdout.write("", () => process.stderr.write("", end));
}
