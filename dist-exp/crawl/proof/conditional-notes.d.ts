import type { CaptureRun } from "../run/capture-run.js";
/** One sentence, when revisits could be conditional. */
export declare function conditionalNotes({ state, seen }: CaptureRun): string[];
