import { type NewsItem } from "#model/index.js";
/** What a message says. */
export interface NewsDigest {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
}
/** What is told beside the news. */
export interface DigestOptions {
    readonly channel: string;
    /** Address of the reading room. */
    readonly room: string;
    /** News that belong to it and are not shown. */
    readonly left: number;
}
/** The message of these news. */
export declare function newsDigest(items: readonly NewsItem[], { channel, room, left }: DigestOptions): NewsDigest;
