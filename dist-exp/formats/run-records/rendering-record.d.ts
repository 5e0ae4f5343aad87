import type { PageRendering } from "#model/index.js";
import { type Fields } from "./fields.js";
/** The rendering as it is written when it is over. */
export declare function renderingRecord(rendering: PageRendering): Fields;
/** What is told of a rendering. */
export declare function readRenderingRecord(fields: Fields): PageRendering | null;
