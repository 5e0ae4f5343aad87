import { type Capture, type ReportHead } from "#model/index.js";
import type { Column } from "../engine/column.js";
/** What a row is made of. */
export interface CaptureRow {
    readonly capture: Capture;
    /** `null` where there is none yet. */
    readonly report: ReportHead | null;
}
/** The columns. */
export declare const CAPTURE_COLUMNS: readonly Column<CaptureRow>[];
