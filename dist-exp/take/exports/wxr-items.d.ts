import type { Instant } from "#model/index.js";
/** What the head of an export says. */
export interface WxrHead {
    /** The blog's own address. */
    readonly base: string;
    /** When the export was made. */
    readonly exportedAt: Instant | null;
}
/** One item: a post, a page, a revision of one, a picture, a menu… */
export interface WxrItem {
    readonly id: string;
    readonly parent: string;
    readonly type: string;
    readonly status: string;
    readonly name: string;
    readonly title: string;
    readonly link: string;
    readonly postedAt: Instant | null;
    readonly modifiedAt: Instant | null;
    readonly hasPassword: boolean;
    readonly content: string;
}
/** Reads the items; `head` is filled before the first of them. @throws UsageError with the line */
export declare function readWxrItems(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<{
    readonly head: WxrHead;
    readonly item: WxrItem;
}>;
