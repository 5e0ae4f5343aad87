import { type Segmenter } from "../blocks/segmenter.js";
import { type ScrubRules } from "../scrub/rules.js";
import type { PageModel } from "./page-model.js";
/** What is known about the bytes besides themselves. */
export interface ReadOptions {
    /** The page's own address, against which links are resolved. */
    readonly url?: string | null;
    readonly contentType?: string | null;
    readonly rules?: ScrubRules;
    /** How the page is cut into blocks; both versions of a comparison need the same. */
    readonly segmenter?: Segmenter;
    /** Digest of an image's bytes by its address, where the archive holds them. */
    readonly imageDigest?: (url: string) => string | null;
    /** Whether hidden parts are read too. */
    readonly withHidden?: boolean;
    /** Whether fingerprints of what no reader sees are taken too. */
    readonly withUnseen?: boolean;
}
/** Longer documents are read up to here: 16 MB of text is no page any more. */
export declare const MOST_READ_CHARS: number;
/** Reads one version. Never fails: what is neither HTML nor text is one block known by its digest. */
export declare function readPage(bytes: Uint8Array, options?: ReadOptions): PageModel;
/** Whether a text of which nothing is said has tags of HTML near its beginning. */
export declare function looksLikeHtml(text: string): boolean;
