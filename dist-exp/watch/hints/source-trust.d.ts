import type { PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
type Trials = Pick<HintSource, "tried" | "right" | "expected">;
/** Hints of less trust are passed on by way of trial only. */
export declare const TRUST_FLOOR = 0.2;
/**
 * The chance that a claim stands for a change of which nothing else told. A page that was claimed has changed by itself
 * or as claimed, so 1 − trust = (looks that found nothing) / (looks at which nothing was to be expected), both leaning
 * on the prior; without expectations that is (right + a·prior) / (tried + a).
 */
export declare function trustOf({ tried, right, expected }: Trials, prior: number): number;
/** The trust of each source; the sitemaps of one index lean on what all of them showed. */
export declare function trusts(sources: readonly HintSource[]): ReadonlyMap<PageUrl, number>;
/** A page that a list says has changed. */
export interface Claim {
    readonly url: PageUrl;
    readonly at: number;
}
/** Which claims of a reading are passed on, and with what trust; the others stay open and are tried by looks as they come. */
export declare function passedOn<C extends Claim>(claims: readonly C[], { trust, tried, isSweep }: {
    readonly trust: number;
    readonly tried: number;
    readonly isSweep: boolean;
}): (C & {
    readonly trust: number;
})[];
export {};
