import { type FrontierPage } from "#model/index.js";
/** Groups pages by host, keeping their order. */
export declare function groupByHost(pages: readonly FrontierPage[]): Map<string, FrontierPage[]>;
