import { type ReplayRequest } from "#access/index.js";
import type { KnownCaptures } from "../known-captures.js";
import type { FactGatherer } from "./gather-facts.js";
import type { ViewFacts } from "./view-facts.js";
/** The style element; `prefix` is what stands before the timestamp in the page's own links. */
export declare function outlineLayer({ parts, at }: ViewFacts, prefix: string): string;
/** How an outlined page is sent; nothing for any other. */
export declare function outlineFor(target: ReplayRequest, prefix: string, { facts, captures }: {
    readonly facts: FactGatherer;
    readonly captures: KnownCaptures;
}): {
    layer?: () => Promise<string>;
};
