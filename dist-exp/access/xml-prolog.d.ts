import type { UrlSpan } from "#formats/index.js";
/** An attribute, or a pseudo-attribute of an instruction; its value from `start` to `end`. */
export interface XmlAttribute {
    readonly name: string;
    /** Where the name begins. */
    readonly at: number;
    readonly start: number;
    readonly end: number;
    readonly value: string;
}
/** An instruction, from "<?" to behind "?>". */
export interface XmlInstruction {
    readonly target: string;
    readonly start: number;
    readonly end: number;
    readonly attributes: readonly XmlAttribute[];
}
/** What stands before the content of a page. */
export interface XmlProlog {
    readonly instructions: readonly XmlInstruction[];
    /** Whether the page declares entities or attributes of its own: then its text is not what a browser reads. */
    readonly isDeclaring: boolean;
    /** The tag of the root, `end` behind its ">". */
    readonly root: {
        readonly name: string;
        readonly end: number;
        readonly isEmpty: boolean;
        readonly attributes: readonly XmlAttribute[];
    };
}
/** Reads it; `null` where it is not well-formed, so that browsers show an error and nothing else. */
export declare function readProlog(xml: string): XmlProlog | null;
/** Style sheets that instructions name (xml-stylesheet, section 3), as places to be rewritten. */
export declare function instructedStyles(xml: string): UrlSpan[];
/** The instructions that name style sheets. */
export declare function stylesIn(prolog: XmlProlog | null): XmlInstruction[];
