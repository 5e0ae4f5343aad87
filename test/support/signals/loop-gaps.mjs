// Loaded before a verb (--import): how long its event loop stood still at most, written to a file when it ends. Every
// signal that comes meanwhile waits as long.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const path = process.env.ISOCHRON_LOOP_GAPS;
if (isMainThread && path) {
  const STEP_MS = 10;
  let [last, longest] = [performance.now(), 0];
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - STEP_MS);
    last = now;
  }, STEP_MS).unref();
  process.on("exit", () => writeFileSync(path, String(Math.max(longest, performance.now() - last))));
}
