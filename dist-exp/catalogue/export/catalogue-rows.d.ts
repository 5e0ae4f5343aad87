import { type DublinCore } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** Which rows are wanted. */
export interface CatalogueSelection {
    readonly site?: string;
    readonly capture?: string;
    /** Whether pages are listed too: every page known, in the report's order. */
    readonly pages: boolean;
}
/** One row; what does not belong to its kind is `null`. */
export interface CatalogueRow {
    readonly record: "capture" | "page";
    readonly identifier: string;
    readonly capture: string;
    readonly site: string;
    readonly asOf: string;
    readonly startedAt: string | null;
    readonly finishedAt: string | null;
    readonly pages: number | null;
    readonly sharp: number | null;
    readonly attested: number | null;
    readonly possible: number | null;
    readonly url: string | null;
    /** When the page was received. */
    readonly time: string | null;
    readonly verdict: string | null;
    readonly reason: string | null;
    readonly status: number | null;
    readonly digest: string | null;
    readonly dublinCore: DublinCore;
}
/** Makes the rows while they are read; no more than one page is held. */
export declare function catalogueRows(archive: Archive, { site, capture, pages }: CatalogueSelection): AsyncGenerator<CatalogueRow>;
