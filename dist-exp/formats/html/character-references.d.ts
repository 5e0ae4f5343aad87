import { MappedText } from "./mapped-text.js";
/** Decodes an attribute value that stands in the source from `start` to `end`. */
export declare function decodeAttribute(source: string, start: number, end: number): MappedText;
/** Decodes text, in which other references count than in attributes. */
export declare function decodeTextReferences(source: string, start: number, end: number): MappedText;
