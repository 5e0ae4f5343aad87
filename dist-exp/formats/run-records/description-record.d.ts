import { type Described, type DublinCore } from "#model/index.js";
import { type Fields } from "./fields.js";
/** The target URI of what is said of a site or capture. */
export declare function descriptionTarget(of: Described): string;
/** Whether a name is one that a capture can have. */
export declare function isCaptureId(name: string): boolean;
/** Values that cannot be written whole (lone surrogates) are made well-formed by whoever gives them. */
export declare function descriptionRecord(of: Described, elements: DublinCore): Fields;
/** What a record says, and of what. */
export interface ReadDescription {
    readonly of: Described;
    readonly elements: DublinCore;
}
/** `null` for what has not the shape that is written, or is longer. */
export declare function readDescriptionRecord(fields: Fields): ReadDescription | null;
