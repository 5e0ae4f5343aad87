/** Where an element stands and how it looks, in CSS pixels of its document. */
export interface LayoutBox {
    readonly name: string;
    readonly document: number;
    /**
     * The numbers of the element and of those around it among the elements beside them, outermost first: "0/1/3" is the
     * fourth in the body. Empty for what is no part of the document's own tree: shadow roots, what style sheets add.
     */
    readonly path: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly fontPx: number;
    /** The colour that is painted behind it, `image` for a picture, empty for nothing of its own. */
    readonly background: string;
    /** Whether it is painted at all; an element without any box is not in the list. */
    readonly isVisible: boolean;
}
/** The boxes of a document's own tree, as one rendering of it left them in the archive. */
export interface KeptLayout {
    /** Of the browser's view: pages are laid out otherwise in another. */
    readonly viewWidth: number;
    /** Whether there were more than are kept: where the page is not laid out to its end, nothing is cut by it. */
    readonly isCut: boolean;
    readonly boxes: readonly LayoutBox[];
}
