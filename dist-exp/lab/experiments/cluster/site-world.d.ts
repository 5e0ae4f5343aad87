import type { Random } from "#ports/index.js";
/** How large it is. */
export interface WorldSize {
    /** Sites, each with a host of its own. */
    readonly hosts: number;
}
/** All servers; hosts from `sites` on hold what sites show and share. */
export interface SiteWorld {
    readonly sites: number;
    readonly hosts: number;
    /** By host. */
    readonly addressOf: Int32Array;
    readonly addresses: number;
    /** Crawl-delay by host; 0 for none. */
    readonly crawlDelayMs: Int32Array;
    /** One way, by host. */
    readonly oneWayMs: Float32Array;
    /** By site: the host with what it shares with others. */
    readonly sharedHostOf: Int32Array;
}
/** Draws the servers. */
export declare function drawWorld({ hosts: sites }: WorldSize, random: Random): SiteWorld;
/** How long a server takes to answer one request. */
export declare function drawAnswerMs(random: Random): number;
