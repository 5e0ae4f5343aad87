import { type Capture, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** One look at the URL. */
export interface WhyLook {
    readonly at: string;
    readonly pass: string;
    readonly outcome: string;
    readonly detail: string | null;
}
/** The fate of a URL in one capture. */
export interface Why {
    readonly url: string;
    readonly capture: string;
    /** The answer in one sentence. */
    readonly answer: string;
    /** A stable code when it was refused, else `null`. */
    readonly code: string | null;
    /** How it was found; `null` when it never entered the frontier. */
    readonly found: {
        readonly kind: string;
        readonly depth: number;
        readonly via: string | null;
        readonly state: string;
        readonly late: boolean;
    } | null;
    /** Pages that ask this address by more than a plain GET: requests of scripts. */
    readonly requests: readonly string[];
    readonly looks: readonly WhyLook[];
    readonly verdict: string | null;
    readonly reason: string | null;
    readonly labels: readonly string[];
}
/** Says what became of a URL; every rule that kept it out is asked again. */
export declare function whyOf(archive: Archive, capture: Capture, url: PageUrl): Promise<Why>;
