import type { StandingTier } from "../evidence/standing.js";
import type { Verdict } from "../evidence/verdict.js";
/** How well it is known that a page of a copy stood so at its moment. */
export type CopyTier = StandingTier | "nearest";
/** One page of a copy; times are ISO 8601. */
export interface CopyPage {
    readonly url: string;
    /** Inside the copy, with forward slashes. */
    readonly file: string;
    /** The page to open instead of the file, where that is a drawing. */
    readonly opens?: string;
    readonly kind: "page" | "part" | "redirect";
    readonly status: number;
    readonly contentType: string | null;
    readonly title: string | null;
    /** By which tier of evidence it stood so at the moment of the copy; nearest: nothing tells that it did. */
    readonly tier: CopyTier;
    /** The look that is shown. */
    readonly capture: string;
    readonly seenAt: string;
    /** In which it is known to have stood so, or in which nothing contradicts it; `null` where unbounded, or nearest. */
    readonly from: string | null;
    readonly to: string | null;
    /** What the capture's report says of it; `null` where there is none. */
    readonly verdict: Verdict | null;
    /** Of the content as it was sent, codings removed: what the certificate names. */
    readonly contentDigest: string;
    /** Of the file as it lies in the copy. */
    readonly fileSha256: string;
    /** What is to be known of it beside; `null` when nothing is. */
    readonly note: string | null;
    /** Whether scripts build what it shows, so that its file shows a shell. */
    readonly isScriptBuilt?: true;
}
/** An address to which pages of the copy lead, or that belongs to the site, and that is not in the copy. */
export interface AbsentAddress {
    readonly url: string;
    /** Whether it is a page of the site, known to the captures. */
    readonly isKnown: boolean;
    readonly reason: string;
}
/** What a copy is of. */
export interface CopyHead {
    readonly format: "isochron-copy/1";
    readonly site: string;
    readonly seeds: readonly string[];
    readonly software: string;
    /** The moment at which every page is shown. */
    readonly asOf: string;
    /** The time that was asked for, where the moment was chosen near it. */
    readonly wishedFor: string | null;
    /** Captures whose looks were taken into account, oldest first. */
    readonly captures: readonly string[];
    /** Of these, those whose certificates go along, in the folder `proof`. */
    readonly certified: readonly string[];
    /** Whether all of them are other tools' records: nothing is certified then. */
    readonly imported: boolean;
    /** Whether the pages' scripts may run. */
    readonly scripts: boolean;
    /** Where each page is the record nearest to the moment, whatever is known. */
    readonly choice?: "nearest";
}
/** How many there are of what. */
export interface CopyCounts {
    readonly pages: number;
    readonly parts: number;
    readonly redirects: number;
    /** Pages of the site that are not in the copy. */
    readonly missing: number;
    /** `nearest` where records were chosen so. */
    readonly tiers: Readonly<Record<StandingTier, number>> & {
        readonly nearest?: number;
    };
}
/** Addresses that are not in the copy are named on pages of so many each. */
export declare const ABSENT_PER_FILE = 500;
/** The file, and the place in it, that says of the n-th absent address that it is not in the copy. */
export declare function absentPlace(n: number): {
    readonly file: string;
    readonly anchor: string;
};
/** The file that says so of an address without naming it: of more than can be listed. */
export declare const ABSENT_UNNAMED = "elsewhere/more.html";
