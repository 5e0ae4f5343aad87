// A live run looks up once in a while, also while it waits: for what is asked of it, for stalls, to say how it is.
import { instant } from "#model/index.js";
import type { CaptureRun } from "./capture-run.js";

/** Starts the beat; the function returned ends it. Without `pulseMs` (virtual time) there is none. */
export function startPulse(run: CaptureRun): () => Promise<void> {
  const { clock, pulseMs } = run.world;
  if (pulseMs === undefined) return async () => undefined;
  const stop = new AbortController();
  const beating = (async () => {
    for (;;) {
      await clock.sleepUntil(instant(clock.now() + pulseMs), stop.signal);
      await beat(run);
    }
  })();
  const ended = beating.catch(() => undefined); // only the end of its sleep ends it
  return async () => {
    stop.abort();
    await ended;
  };
}

async function beat(run: CaptureRun): Promise<void> {
  const { control, watchdog, world } = run;
  try {
    watchdog.endStalled();
    await control.look();
    if (run.state === "running") watchdog.check(`${run.capture.site}, ${run.capture.phase}`);
    else watchdog.alive();
    if (run.state !== "disk-full") await run.tellState();
  } catch (error) {
    // The run itself will meet the same trouble, and knows what to do about it.
    world.logger.log("debug", `the run could not look up: ${String(error)}`);
  }
}
