// Captures, indexing, serving and verifying last long and keep little in JavaScript objects: the collector is told to clean up
// early instead of letting garbage fill whatever memory the machine has. Nothing here is a limit: a heap that needs more gets it.
import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Old objects are collected when they have grown by so much since the last time; by up to 300 % otherwise. */
const GROWTH_PERCENT = 25;
/** Young objects get so much room, in two halves; up to 33 MB otherwise. */
const YOUNG_BYTES = 8 * 1024 * 1024;

/** Makes the collector of this process thrifty, for as long as it runs; to be called before much is loaded. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  boundYoungSpace();
  new PerformanceObserver(boundYoungSpace).observe({ entryTypes: ["gc"] });
}

/** The collector widens the space for young objects by this factor when many survive; it may narrow it at any time. */
function boundYoungSpace(): void {
  setFlagsFromString(`--semi-space-growth-factor=${youngBytes() < YOUNG_BYTES ? 2 : 1}`);
}

function youngBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space")?.space_size ?? 0;
}
