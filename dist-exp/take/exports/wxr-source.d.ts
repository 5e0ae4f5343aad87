import { type Instant, type PageUrl } from "#model/index.js";
import type { Source } from "../source.js";
/** Which export. */
export interface ExportRequest {
    readonly file: string;
    readonly root: PageUrl;
    /** When it was made, by its owner's word; `null` leaves that to the export. */
    readonly at: Instant | null;
}
/** Opens an export. @throws UsageError */
export declare function openWxrSource(request: ExportRequest, takenAt: Instant): Promise<Source>;
