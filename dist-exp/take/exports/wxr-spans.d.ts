import { type Instant, type Told } from "#model/index.js";
/** A post or a revision of one, without its content. */
export interface WxrState {
    readonly id: string;
    readonly digest: string;
    readonly savedAt: Instant | null;
}
/** A post with what was kept of its past. */
export interface WxrPost extends WxrState {
    readonly publishedAt: Instant;
    /** When it was changed last, where the export says so. */
    readonly modifiedAt: Instant | null;
    readonly revisions: readonly WxrState[];
}
/** The spans that can be told, by the id of the item that holds the content. */
export declare function wxrSpans(post: WxrPost, exportedAt: Instant): Map<string, Told>;
