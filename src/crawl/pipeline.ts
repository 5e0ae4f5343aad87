// READ FIRST. One capture, from seeds to certificate: every stage in the order in which data flows.
//
//   seeds ─► frontier ─► schedule ─► fetch ─► detect ─► store ─► quality ─► report
//               ▲                                │
//               └────────── links found ◄────────┘
//
// Each pass below sends pages through frontier → schedule → fetch → detect → store (sight-page.ts is that
// chain for one page); what differs between passes is only which pages, in which order.
import type { Capture } from "#model/index.js";
import { concludeCancelled } from "./run/cancel.js";
import { closeRun, openRun } from "./run/capture-run.js";
import { conclude, type CaptureOutcome } from "./proof/conclude.js";
import { latePass } from "./passes/late-pass.js";
import { isOnePass, noteOnePass } from "./passes/one-pass.js";
import { beginPatch } from "./run/patch.js";
import { probePass } from "./passes/probe-pass.js";
import { startHeartbeat } from "./run/heartbeat.js";
import { repairPass } from "./passes/repair-pass.js";
import { requireAnyState } from "./passes/require-any-state.js";
import { revisitPass } from "./passes/revisit-pass.js";
import { announceStart } from "./proof/seal.js";
import { indexTextsSafely, sketchVersions } from "#study/index.js";
import { beginCapture, findUnfinished, type CaptureRequest, type WhichCapture } from "./run/start.js";
import { visitPass } from "./passes/visit-pass.js";
import type { Watcher, World } from "./world.js";

/** Captures a site as of one moment. */
export async function captureSite(
  request: CaptureRequest,
  world: World,
  watcher?: Watcher,
): Promise<CaptureOutcome> {
  return runCapture(await beginCapture(request, world), world, watcher);
}

/** Finishes a capture that was interrupted: the newest (of the given site, when one is given), or the one named. */
export async function resumeCapture(
  which: WhichCapture,
  world: World,
  watcher?: Watcher,
): Promise<CaptureOutcome> {
  return runCapture(await findUnfinished(which, world), world, watcher);
}

/** Fetches requisites that an ended capture lacks, into a small capture of their own; the ended one stays as it is. */
export async function patchCapture(
  patched: Capture,
  world: World,
  watcher?: Watcher,
): Promise<CaptureOutcome> {
  return runCapture(await beginPatch(patched, world), world, watcher);
}

/** Ends a capture that no process is running, as if it had been cancelled while it ran. */
export async function cancelCapture(capture: Capture, world: World): Promise<CaptureOutcome> {
  const run = await openRun(capture, world, {}, "end");
  try {
    return await concludeCancelled(run);
  } finally {
    await closeRun(run);
  }
}

async function runCapture(capture: Capture, world: World, watcher?: Watcher): Promise<CaptureOutcome> {
  const run = await openRun(capture, world, watcher);
  const stopHeartbeat = startHeartbeat(run);
  try {
    await announceStart(run); // with an outside authority's time, when one is asked
    await visitPass(run); // every page once, links leading to further pages
    await requireAnyState(run);
    await run.state.fixTimePoint(run.seen.lastByteAt); // t*: after every visit's last byte, before the first revisit is sent
    await run.state.passTimePoint(run.stop.signal); // surely: as far as the clock may be wrong
    if (isOnePass(run)) {
      noteOnePass(run); // visits only, when asked for: nothing can be sharp then
    } else {
      await revisitPass(run); // every visited page again, in the order that loses the fewest
      await repairPass(run); // failed revisits again, the costliest first
      await probePass(run); // changed, or different at every request?
    }
    await latePass(run); // pages that turned up only after t*: kept, but never sharp
    const outcome = await conclude(run); // what is proved: index, report, certificate
    await stopHeartbeat(); // the run is over: nothing is asked for any more
    // For comparison with what comes later.
    if (!isOnePass(run)) await sketchVersions(world.archive, capture.id, run.stop.signal);
    await indexTextsSafely(world.archive, world.logger, run.stop.signal); // and for whoever searches
    return outcome;
  } catch (error) {
    if (run.stop.isCancellation(error)) return await concludeCancelled(run); // what was captured stays
    run.stop.check(); // a wait cut short by Ctrl-C is an interruption, not a fault
    throw error;
  } finally {
    await stopHeartbeat();
    await closeRun(run);
  }
}
