/** Kinds of things that no reader of the text sees. */
export declare const UNSEEN_KINDS: readonly ["scripts", "head", "site name", "hidden", "scrubbed", "described"];
/** One of them. */
export type UnseenKind = (typeof UNSEEN_KINDS)[number];
/** A fingerprint of all that a page has of each kind. */
export type UnseenParts = Readonly<Record<UnseenKind, number>>;
/** What an element of a block is: a line of text, a link, an image, or the page's title. */
export type ElementKind = "text" | "link" | "image" | "title";
/** One element of a block. */
export interface PageElement {
    readonly kind: ElementKind;
    /** Compared with other versions: scrubbed text, or a resolved and scrubbed address. */
    readonly value: string;
    /** What a reader sees. */
    readonly shown: string;
    /** Text that is a link for at least half of its length: such a line leads somewhere rather than says something. */
    readonly isLinked?: boolean;
    /** Where it stands: tags and classes of its nearest containers. Learned volatile regions are such places. */
    readonly place: string;
}
/** The part a block plays on its page; everything but content and aside is the site's frame. */
export type BlockRole = "content" | "aside" | "navigation" | "header" | "footer" | "frame";
/** How a block looks to a reader, where a browser showed the page; all are shares of the page. */
export interface BlockLook {
    readonly areaShare: number;
    /** 1 in the middle between left and right, 0 at an edge. */
    readonly centrality: number;
    /** Where it begins, from the top. */
    readonly top: number;
    /** How much of its text is painted without a click. */
    readonly seenShare: number;
}
/** A visual block. */
export interface Block {
    readonly role: BlockRole;
    /** First heading inside, or "". */
    readonly heading: string;
    /** Tags and classes of the nearest containers: equal in another version for the same block. */
    readonly place: string;
    readonly elements: readonly PageElement[];
    /** Where the block begins, as a share of the page's text before it. */
    readonly position: number;
    /** Where the segmenter knew the layout. */
    readonly look?: BlockLook;
}
/** One version, ready to be compared. */
export interface PageModel {
    readonly form: "html" | "text" | "binary";
    /** The title, where there is one, is a block of its own at the top. */
    readonly blocks: readonly Block[];
    /** What no reader sees, where the reader of the bytes was asked for it. */
    readonly unseen?: UnseenParts;
}
/** Whether a block belongs to the site's frame (menu, header, footer) and not to this page. */
export declare function isFrame(role: BlockRole): boolean;
/** All elements of a page in reading order. */
export declare function elementsOf(page: PageModel): PageElement[];
/** Each element with its number among the elements of its place. */
export declare function withSlots(elements: readonly PageElement[]): [PageElement, number][];
/** The visible text, one line per text element. */
export declare function visibleText(page: PageModel): string;
/** Words of a text, split at white space. */
export declare function wordsOf(text: string): string[];
/** How many words a text has, without making them. */
export declare function countWords(text: string): number;
