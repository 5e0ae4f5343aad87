import type { Logger } from "#ports/index.js";
/** What is merged into what. */
export interface MergeOptions {
    /** The catalog of all sites; made when missing. */
    readonly into: string;
    /** A copy of one site's catalog, which is this process's own. */
    readonly from: string;
    readonly site: string;
    /** A number for a capture that is new here, above the last one: readers may hold on to those of captures that are gone. */
    readonly numberAfter: (last: number) => number;
    readonly logger: Logger;
}
/** Puts a site's captures, and what is known of its pages, in the place of what was there of them. */
export declare function mergeCatalog(options: MergeOptions): Promise<void>;
