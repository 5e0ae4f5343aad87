import type { PageRendering } from "#model/index.js";
import type { Rendering, ResourceRecord } from "#ports/index.js";
/** `urn:view:`, `urn:thumbnail:`, `urn:text:`, `urn:layout:` and `urn:pageinfo:` of a page, and `urn:step-<name>:` of its steps. */
export declare function viewsOf(kept: PageRendering, rendering: Rendering, { isPrivate, viewWidth }: {
    readonly isPrivate: boolean;
    readonly viewWidth: number;
}): ResourceRecord[];
