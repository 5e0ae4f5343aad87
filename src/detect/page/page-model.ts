// A version of a page as the detector sees it: elements in blocks. The words are those of bensaad2011 section 3.

/** Kinds of things that no reader of the text sees. */
export const UNSEEN_KINDS = ["scripts", "head", "site name", "hidden", "scrubbed", "described"] as const;
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
export function isFrame(role: BlockRole): boolean {
  return role !== "content" && role !== "aside";
}

/** All elements of a page in reading order. */
export function elementsOf(page: PageModel): PageElement[] {
  return page.blocks.flatMap((block) => block.elements);
}

/** Each element with its number among the elements of its place. */
export function withSlots(elements: readonly PageElement[]): [PageElement, number][] {
  const counts = new Map<string, number>();
  return elements.map((element) => {
    const slot = counts.get(element.place) ?? 0;
    counts.set(element.place, slot + 1);
    return [element, slot];
  });
}

/** The visible text, one line per text element. */
export function visibleText(page: PageModel): string {
  return elementsOf(page)
    .filter((element) => element.kind === "text")
    .map((element) => element.shown)
    .join("\n");
}

/** Words of a text, split at white space. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** How many words a text has, without making them. */
export function countWords(text: string): number {
  let [count, inWord] = [0, false];
  for (let i = 0; i < text.length; i++) {
    const isSpace = text.charCodeAt(i) <= 32;
    if (!isSpace && !inWord) count++;
    inWord = !isSpace;
  }
  return count;
}
