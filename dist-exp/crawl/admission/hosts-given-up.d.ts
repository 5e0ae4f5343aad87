import type { HostAnswer } from "#frontier/index.js";
import { type PageUrl } from "#model/index.js";
/** Counts failures in a row, host by host, for one run. */
export declare class HostsGivenUp {
    #private;
    constructor(mostFailures: number);
    /** Takes note of how the page's host took a request. */
    note(url: PageUrl, { kind }: HostAnswer): void;
    /** The page's host is asked in this pass from now on. */
    enterPass(url: PageUrl, pass: string): void;
    /** Why the page's host is not asked any more in this pass; `null` when it is. */
    refusalOf(url: PageUrl, pass: string): string | null;
}
