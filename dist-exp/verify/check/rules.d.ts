import type { Verdict } from "#model/index.js";
import { type Look, type StateLook } from "../read/look.js";
/** Closed; epoch milliseconds. */
export interface Span {
    readonly from: number;
    readonly to: number;
}
/** What follows from the looks. */
export interface Judgement {
    /** The verdicts that the looks allow; more than one only where they show no state. */
    readonly verdicts: readonly Verdict[];
    readonly evidence: string;
    readonly interval: Span | null;
    /** First look of the version that the certificate speaks of. */
    readonly held: StateLook | null;
    readonly restsOn: readonly Look[];
}
/** What a host's own words are worth. */
export interface HostWords {
    /** Upper bound of the skew of a host whose Last-Modified passes the trust test; `null` when it fails. */
    readonly skewUpperMs: number | null;
    /** Whether its 304s may carry a claim. */
    readonly notModified: boolean;
}
/** Of a host of which nothing is known. */
export declare const NO_WORDS: HostWords;
/** Judges the looks at one page, given in the order of their times. */
export declare function judge(all: readonly Look[], at: number, words: HostWords): Judgement;
/** The trust tests of one host, from the looks at its pages. */
export declare function hostWords(pages: readonly (readonly Look[])[]): HostWords;
