import type { RenderedLink, RenderedTree, Secrets } from "#ports/index.js";
import type { Snapshot } from "../cdp/protocol.js";
import type { RenderLimits } from "../limits.js";
/** How much of a tree is kept. */
export type TreeLimits = Pick<RenderLimits, "maxTextChars" | "maxLinks" | "maxBoxes">;
/** What the snapshot shows; links that were found otherwise come after its own. */
export declare function readTree(snapshot: Snapshot, found: readonly RenderedLink[], limits: TreeLimits, secrets?: Secrets | null): RenderedTree;
/** The text alone, of all documents; a digest of it must not tell a secret. */
export declare function readText({ documents, strings }: Snapshot, secrets: Secrets | null): string;
/** Title, address and language of the page's own document. */
export declare function readHead({ documents, strings }: Snapshot): {
    readonly title: string;
    readonly finalUrl: string;
    readonly language: string;
};
/** Addresses in the text of an onclick attribute. */
export declare function handlerAddresses(text: string): string[];
