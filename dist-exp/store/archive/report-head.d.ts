import type { ReportHead } from "#model/index.js";
import type { ByteSource } from "#ports/index.js";
/** What stands before the pages; `null` where they do not stand last, as in a file that somebody wrote anew. */
export declare function readReportHead(source: ByteSource): Promise<ReportHead | null>;
