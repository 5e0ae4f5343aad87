import type { Clock, HeldSite, SiteLease, SiteLeases } from "#ports/index.js";
/** Leases in memory. */
export declare class MemoryLeases implements SiteLeases {
    #private;
    constructor(clock: Clock);
    take(site: string, terms: Parameters<SiteLeases["take"]>[1]): Promise<SiteLease | null>;
    renew(leases: readonly SiteLease[], leaseMs: number): Promise<SiteLease[]>;
    release(lease: SiteLease): Promise<void>;
    raise(site: string, fence: number): Promise<void>;
    list({ onlyHeld }?: {
        onlyHeld?: boolean | undefined;
    }): Promise<HeldSite[]>;
    /** Whether a word under this lease counts. */
    holds({ site, fence }: SiteLease): boolean;
}
