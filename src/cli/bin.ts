#!/usr/bin/env node
// The process around main: streams, signals and the exit code.
import { main } from "./main.js";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());
// A reader that went away (a closed pipe) is no reason to crash.
process.stdout.on("error", () => undefined);

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  input: process.stdin,
  env: process.env,
  interactive: process.stderr.isTTY === true && process.env["TERM"] !== "dumb",
  columns: process.stdout.columns ?? 100,
  signal: stop.signal,
});
