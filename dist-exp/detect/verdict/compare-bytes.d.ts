import type { ChangeResult, DiffView, KeptLayout } from "#model/index.js";
import { type ScrubRule } from "../scrub/rules.js";
import type { EditTally, TemplateEdits } from "../template/edit-tally.js";
import type { KnownPages } from "./categories.js";
/** What may be known besides the bytes; all of it is optional. */
export interface ChangeOptions {
    /** The page's address: links are resolved against it. */
    readonly url?: string;
    readonly beforeType?: string | null;
    readonly afterType?: string | null;
    /** Earlier versions, oldest first, from which volatile regions are learned; the older one compared is added. */
    readonly history?: readonly Uint8Array[];
    /** Two responses fetched back to back: what differs between them varies by itself. */
    readonly backToBack?: readonly [Uint8Array, Uint8Array];
    /** Edits that other pages of the same capture share: they are the site's, not this page's. */
    readonly template?: TemplateEdits;
    /** Takes the edits of this page, so that those that many pages share can be told. */
    readonly tally?: EditTally;
    /** The user's own scrubbing rules. */
    readonly rules?: readonly ScrubRule[];
    /** The site's pages before and after, to tell links to new and to removed pages. */
    readonly known?: KnownPages;
    readonly majorShare?: number;
    readonly imageDigest?: (url: string) => string | null;
    readonly beforeLabel?: string;
    readonly afterLabel?: string;
    /** How a browser laid out each version, where one did: blocks are cut by it where both are known and fit. */
    readonly beforeLayout?: KeptLayout;
    readonly afterLayout?: KeptLayout;
}
/** Compares two versions and returns the JSON document of `detect`. Any bytes are accepted. */
export declare function detectChange(before: Uint8Array, after: Uint8Array, options?: ChangeOptions): ChangeResult;
/** Compares two versions for people: the result with both versions line by line. */
export declare function diffVersions(before: Uint8Array, after: Uint8Array, options?: ChangeOptions): DiffView;
