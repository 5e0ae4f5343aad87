import type { PageReading } from "#formats/index.js";
import { type LinkRewriter } from "./rewrite.js";
/** Rewrites a page that comes in pieces; each part ends behind a tag. */
export declare function rewriteLongHtml(pieces: AsyncIterable<string>, { opening, ...page }: PageReading & {
    readonly url: string;
    readonly opening?: string;
}, rewrite: LinkRewriter): AsyncGenerator<string>;
