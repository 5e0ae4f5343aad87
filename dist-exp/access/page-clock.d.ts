import { type Instant } from "#model/index.js";
import type { RenderingStore } from "#ports/index.js";
/** What tells how a document was shown at capture. */
type ShownAtCapture = Pick<RenderingStore, "ofDocument">;
/** The second, for the record that is shown. */
export declare function pageClock(shown: {
    readonly url: string;
    readonly at: Instant;
    readonly captureId: string | null;
}, renderings: ShownAtCapture): Promise<Instant>;
export {};
