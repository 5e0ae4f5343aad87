import { type PageUrl, type Sighting, type StandingShare } from "#model/index.js";
import type { HostTrust } from "../host-trust.js";
/** The capture whose share it is. */
export interface ShareOf {
    readonly captureId: string;
    /** Every page that it looked at. */
    readonly pages: Iterable<PageUrl>;
    readonly hosts: ReadonlyMap<string, HostTrust>;
    /** All looks at pages by the site's captures, its own included, with the errors of their clocks; in the same order. */
    readonly looksAt: (pages: readonly PageUrl[]) => Promise<readonly (readonly Sighting[])[]>;
}
/** Sums up the share; a number is held for each end of an interval that is new, and the looks at a few pages. */
export declare function standingShare({ captureId, pages, hosts, looksAt }: ShareOf): Promise<StandingShare>;
