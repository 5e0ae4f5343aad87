import { type CaptureEdit, type Instant } from "#model/index.js";
import { type Fields } from "./fields.js";
/** From when to when a capture waited because it was asked to. */
export interface Pause {
    readonly paused: Instant;
    readonly resumed: Instant;
}
/** A pause, when it is over. */
export declare function pauseRecord({ paused, resumed }: Pause): Fields;
/** The pause that a record tells. */
export declare function readPauseRecord(fields: Fields): Pause | null;
/** A change of scope or limits, when it comes into force. */
export declare function editRecord(edit: CaptureEdit): Fields;
/** The edit that a record tells. */
export declare function readEditRecord(fields: Fields): CaptureEdit | null;
