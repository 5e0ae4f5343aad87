import type { CaptureReport } from "#model/index.js";
/** Labelled lines; none for reports of versions that had no such tables. */
export declare function endTableLines({ tables }: CaptureReport): (readonly [label: string, text: string])[];
