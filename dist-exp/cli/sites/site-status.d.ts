import type { SitePlan, WatchSiteStatus } from "#model/index.js";
/** What a watch remembers of its sites; closed when the answers are in. */
export interface StatusReader {
    /** `null` for a site that no watch has taken up yet. */
    statusOf(site: string): Promise<WatchSiteStatus | null>;
    close(): void;
}
/** Opens what the watch of an archive remembers; `null` where there was none. */
export type OpenStatus = (archive: string) => Promise<StatusReader | null>;
/** A site with what its watch says. */
export interface SiteWithStatus {
    readonly site: SitePlan;
    readonly status: WatchSiteStatus | null;
}
/** The sites, each with what there is to say of it. */
export declare function listStatuses(sites: readonly SitePlan[], open: (() => ReturnType<OpenStatus>) | undefined): Promise<SiteWithStatus[]>;
