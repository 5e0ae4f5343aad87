import { type Capture } from "#model/index.js";
import type { CaptureStore } from "#ports/index.js";
/** The file beside a capture that says how it was asked for. */
export declare const ASKED = "asked.json";
/** Enters a capture under an id of its own; whoever joins archives counts from another number in each of them. */
export declare function enterCapture(captures: CaptureStore, draft: Omit<Capture, "id">, first?: number): Promise<Capture>;
