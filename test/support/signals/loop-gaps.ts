// How long the event loop of a program stood still at most: every signal that comes meanwhile waits as long.

const METER = `
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
}`;

/** For `node --import`: writes the longest gap, in milliseconds, to the file named in ISOCHRON_LOOP_GAPS at the end. */
export const LOOP_GAPS = `data:text/javascript,${encodeURIComponent(METER)}`;
