import type { Certificate, CertificatePage, Pass, Verdict } from "#model/index.js";
/** A look as the claimant has it; what it showed is asked of the site's own record. */
export interface ClaimedLook {
    readonly sentAt: string;
    readonly lastByteAt: string;
    readonly pass: Pass;
    /** Whether the claim rests on it. */
    readonly restsOn: boolean;
}
/** What a version is known by. */
export interface ClaimedState {
    readonly status: number | null;
    readonly location: string | null;
    readonly contentType: string | null;
    readonly contentDigest: string | null;
}
/** "This page was in this state throughout this closed interval"; times are ISO 8601. */
export interface Claim extends ClaimedState {
    readonly url: string;
    readonly interval: CertificatePage["interval"];
    /** The time point that the interval is to contain; left out where nothing is said of one. */
    readonly asOf?: string;
    /** What it rests on, for the counts. */
    readonly evidence?: string;
    /** Every look at the page. */
    readonly records: readonly ClaimedLook[];
}
/** The claims of a certificate with this verdict. */
export declare function claimsOf({ pages, asOf }: Pick<Certificate, "pages" | "asOf">, verdict: Verdict): Claim[];
