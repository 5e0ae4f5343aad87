import type { KeptContent, Told } from "#model/index.js";
import type { ServedPage } from "#ports/index.js";
/** A content and what is told of it. */
export interface ToldSpan {
    readonly kept: KeptContent;
    readonly told: Told;
}
/** Every span of a page, variant by variant, in order of time; a lone answer is told of the instant of its last byte. */
export declare function toldSpans({ contents, variants }: ServedPage): ToldSpan[];
