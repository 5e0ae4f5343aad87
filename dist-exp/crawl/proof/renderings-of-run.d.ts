import type { PageRendering, PageUrl } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** Every rendering of a capture, by its document. */
export declare function renderingsOf({ world, state }: CaptureRun): Promise<Map<PageUrl, PageRendering>>;
