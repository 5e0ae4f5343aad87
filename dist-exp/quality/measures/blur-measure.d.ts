import { type Instant, type Measure } from "#model/index.js";
import type { PageLooks } from "./ben-saad-measures.js";
/** Expected changes between a page's first look and a time asked for, at random, within the capture. */
export declare function blurMeasure(pages: readonly PageLooks[], span: {
    readonly from: Instant;
    readonly to: Instant;
}): Measure;
