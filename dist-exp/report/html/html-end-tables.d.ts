import type { CaptureReport } from "#model/index.js";
/** The section; empty for reports of versions that had no such tables. */
export declare function endTablesSection({ tables }: CaptureReport): string;
