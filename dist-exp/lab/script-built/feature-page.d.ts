import type { Feature } from "./feature.js";
/** Markup of the page; `other` is the second origin. */
export declare function featurePage(features: readonly Feature[], other: string): string;
/** The lines that a page printed, by feature; those that never came are missing. */
export declare function featureLines(text: string, features: readonly Feature[]): Map<string, string>;
