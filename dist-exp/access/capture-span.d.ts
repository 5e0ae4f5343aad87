import type { Capture, Instant } from "#model/index.js";
/** The span of the capture that was running at the time asked for; of several, the one begun last. */
export declare function captureSpan(captures: readonly Capture[], { at }: {
    readonly at: Instant;
}): {
    from: Instant;
    to: Instant;
} | null;
