import type { Reading } from "#detect/index.js";
import { type PageUrl } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import type { SeenPages } from "../run/seen-pages.js";
/** The response that a revisit record refers to: with the same payload, or the one that a 304 speaks of. */
export declare function originalOf(run: Pick<CaptureRun, "state" | "seen">, url: PageUrl, { outcome, payload }: Reading): ReturnType<SeenPages["originalOf"]>;
