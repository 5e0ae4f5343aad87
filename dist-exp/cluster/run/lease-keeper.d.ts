import type { SiteLease, SiteLeases } from "#ports/index.js";
import { type PassingTime } from "../clock/passing-time.js";
import { SiteLost } from "../site/site-lost.js";
/** How long leases last, and who holds them. */
export interface LeaseTerms {
    readonly machine: string;
    readonly leaseMs: number;
    readonly time?: PassingTime;
}
/** A site that this machine has. */
export interface HeldLease extends SiteLease {
    /** Aborted with `SiteLost` when it has it no more. */
    readonly signal: AbortSignal;
}
/** Takes, renews and gives back. */
export declare class LeaseKeeper {
    #private;
    constructor(leases: SiteLeases, terms: LeaseTerms);
    get sites(): string[];
    /** How many were lost, for figures. */
    get lost(): number;
    /** Takes a site; `null` where somebody has it, this machine included. */
    take(site: string): Promise<HeldLease | null>;
    /** Holds on to all of them; one that is another's by now is lost. */
    renew(): Promise<void>;
    /** Gives up what could not be renewed in time; asked often, since nobody else says so. */
    expire(): void;
    /** Gives up all of them, for a reason of this machine's own. */
    giveUp(why: SiteLost["why"]): void;
    /** Gives a site back, at once where the agreement can be reached. */
    release(lease: SiteLease): Promise<void>;
}
