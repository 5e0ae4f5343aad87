import { type Instant } from "#model/index.js";
import type { Source } from "../source.js";
import type { ExportRequest } from "./wxr-source.js";
/** Opens a dump. @throws UsageError */
export declare function openWikiSource(request: ExportRequest, takenAt: Instant): Promise<Source>;
