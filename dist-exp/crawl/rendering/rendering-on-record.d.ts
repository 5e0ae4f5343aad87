import type { Instant, OpenPart, PageRendering, PageUrl } from "#model/index.js";
import type { Closedness } from "#render/index.js";
import type { RendererFacts, Rendering, RenderOutcome } from "#ports/index.js";
/** What is known of a rendering beside its outcome. */
interface Shown {
    readonly page: PageUrl;
    readonly at: Instant;
    readonly requests: readonly PageUrl[];
    /** Pages that were asked for and showed no state. */
    readonly failed: readonly OpenPart[];
    /** Whether secrets were filled in: what is stored is not what was shown then. */
    readonly isPrivate?: boolean;
}
/** Of a page that was shown. */
export declare function renderingOf(shown: Shown, rendering: Rendering, closedness: Closedness): PageRendering;
/** Of a page that took its browser down, or never came to rest. */
export declare function failedRendering(shown: Shown, failed: RenderOutcome & {
    readonly kind: "failed";
}, { version }: RendererFacts): PageRendering;
export {};
