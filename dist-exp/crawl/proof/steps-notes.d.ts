import { type PageUrl } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** One sentence for each site of the file whose steps no page was shown with. */
export declare function stepsNotes({ state, frontier }: Pick<CaptureRun, "state" | "frontier">, shown: ReadonlyMap<PageUrl, unknown>): string[];
