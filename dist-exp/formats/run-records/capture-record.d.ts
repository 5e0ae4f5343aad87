import type { Capture, CapturePatch } from "#model/index.js";
import { type Fields } from "./fields.js";
/** The fields by which a warcinfo record names its capture. */
export declare function captureFields(capture: Capture): Fields;
/** The capture that a warcinfo record belongs to. */
export declare function readCaptureFields(fields: Fields): Capture | null;
/** A change of the capture itself: its phase, t*, its end. */
export declare function changeRecord(patch: CapturePatch): Fields;
/** What changes by a record. */
export declare function readChangeRecord(fields: Fields): CapturePatch | null;
