import type { RenderOutcome, Secrets } from "#ports/index.js";
/** The outcome with every text of it masked; digests were made of masked texts, and pictures are looked at before. */
export declare function maskOutcome(outcome: RenderOutcome, secrets: Secrets | null): RenderOutcome;
