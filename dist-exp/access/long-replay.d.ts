import { type HttpHeader } from "#formats/index.js";
import { type DecodedContent } from "#formats/http/content-coding.js";
import { type ResponseHead } from "#formats/http/http-message.js";
import type { StoredStream } from "#ports/index.js";
import type { LinkRewriter } from "./rewrite.js";
type Failure = Exclude<DecodedContent["kind"], "ok">;
/** A long response ready to be sent. */
export interface LongContent {
    readonly kind: "ok";
    readonly contentType: string | null;
    readonly body: AsyncIterable<Uint8Array>;
    /** Of what goes out as it came: its length, if its head tells, and its content once more, to be counted. */
    readonly verbatim: {
        readonly bytes: number | null;
        read(): AsyncIterable<Uint8Array>;
    } | null;
}
/** What a page is rewritten by. */
export interface RewrittenPage {
    readonly url: string;
    /** By which it was asked for, where that is another. */
    readonly askedUrl: string;
    readonly rewrite: LinkRewriter;
    /** Markup of ours at its beginning. */
    readonly opening: string;
}
/** Prepares a long response; its first bytes are decoded at once, so that what cannot be is told before it is sent. */
export declare function longContent(pieces: NonNullable<StoredStream["pieces"]>, head: ResponseHead, { url, rewrite, opening }: RewrittenPage): Promise<LongContent | {
    readonly kind: Failure;
}>;
/** The body without its transfer coding. */
export declare function payload(pieces: AsyncIterable<Uint8Array>, head: ResponseHead): AsyncGenerator<Uint8Array>;
/** The head of a stored response; `null` when it is none that can be shown. */
export declare function shownHead(first: Uint8Array): ResponseHead | null;
/** Whose scripts the original let read it beside its own: `*`, one origin, or nobody's (Fetch standard, "CORS check"). */
export declare function readableBy(headers: readonly HttpHeader[]): string | null;
export {};
