import type { Capture } from "#model/index.js";
import { type CaptureOutcome } from "./proof/conclude.js";
import { type CaptureRequest, type WhichCapture } from "./run/start.js";
import type { Watcher, World } from "./world.js";
/** Captures a site as of one moment. */
export declare function captureSite(request: CaptureRequest, world: World, watcher?: Watcher): Promise<CaptureOutcome>;
/** Finishes a capture that was interrupted: the newest (of the given site, when one is given), or the one named. */
export declare function resumeCapture(which: WhichCapture, world: World, watcher?: Watcher): Promise<CaptureOutcome>;
/** Fetches requisites that an ended capture lacks, into a small capture of their own; the ended one stays as it is. */
export declare function patchCapture(patched: Capture, world: World, watcher?: Watcher): Promise<CaptureOutcome>;
/** Ends a capture that no process is running, as if it had been cancelled while it ran. */
export declare function cancelCapture(capture: Capture, world: World): Promise<CaptureOutcome>;
