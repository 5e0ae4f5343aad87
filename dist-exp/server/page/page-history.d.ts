import { type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { ApiPageHistory } from "../page-schema.js";
type History = Omit<ApiPageHistory, "replayUrl" | "hasExtracts">;
/** Gathers histories from one archive. */
export declare class PageHistories {
    #private;
    constructor(archive: Archive);
    /** The versions before a number, newest first; `null` when no capture knows the page. */
    of(url: PageUrl, before: number | null): Promise<History | null>;
}
export {};
