/** Is told of each tag as it comes; names are in lower case. */
export interface TagListener {
    /** Whether no further tag is wanted; asked before each. */
    isDone(): boolean;
    /** Whether the next tag stands in embedded SVG or MathML, where no element holds raw text. */
    isInForeignContext(): boolean;
    onOpenTag(name: string): void;
    /** An attribute with a value, which stands from `start` to `end`. */
    onAttribute(name: string, start: number, end: number): void;
    /** The open tag is over; `end` is the place of its ">". */
    onOpenTagEnd(end: number, isSelfClosing: boolean): void;
    /** `start` is the place of the tag's "<". */
    onCloseTag(name: string, start: number): void;
}
/** Tells the listener of all tags of a page, in one pass. */
export declare function readTags(html: string, listener: TagListener): void;
