// Passing time that is a virtual clock's: what waits in a machine of a cluster waits in virtual time.
import type { PassingTime } from "#cluster/index.js";
import type { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";

/** Time as a virtual clock has it, from another origin, and with jumps that no machine should make. */
export function virtualTime(clock: VirtualClock, jumpedMs: () => number = () => 0): PassingTime {
  const originMs = clock.now() - 36_000_000;
  return {
    nowMs: () => clock.now() - originMs + jumpedMs(),
    wait: (ms, signal) => clock.sleepUntil(instant(clock.now() + Math.ceil(ms)), signal),
  };
}
