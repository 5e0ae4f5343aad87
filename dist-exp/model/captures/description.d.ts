import type { Instant } from "../time/instant.js";
/** The fifteen elements, in the order in which Dublin Core lists them. */
export declare const DC_ELEMENTS: readonly ["title", "creator", "subject", "description", "publisher", "contributor", "date", "type", "format", "identifier", "source", "language", "relation", "coverage", "rights"];
/** The name of an element. */
export type DcElement = (typeof DC_ELEMENTS)[number];
/** Values by element, each as often as it was given; an element without values is not there. */
export type DublinCore = {
    readonly [Element in DcElement]?: readonly string[];
};
/** What is described: a site as a whole (all its captures, past and to come), or one capture. */
export type Described = {
    readonly kind: "site";
    readonly site: string;
} | {
    readonly kind: "capture";
    readonly capture: string;
};
/** What is said of a site or capture now, and since when; nothing is left of what was said before. */
export interface Description {
    readonly of: Described;
    readonly at: Instant;
    readonly elements: DublinCore;
}
/** More than any catalogue needs; beyond it a description is refused. */
export declare const MOST_DC_VALUES = 200;
/** Characters of one value. */
export declare const MOST_DC_CHARS = 8192;
/** Characters of all values together. */
export declare const MOST_DC_CHARS_IN_ALL = 65536;
/** The pairs of element and value in the elements' order. */
export declare function dcPairs(elements: DublinCore): (readonly [element: DcElement, value: string])[];
/** Whether elements are few and short enough to be kept. */
export declare function isWithinBounds(elements: DublinCore): boolean;
