import type { CaptureRun } from "../run/capture-run.js";
/** One sentence, when both bodies were kept. */
export declare function keptBodiesNotes({ state, seen }: Pick<CaptureRun, "state" | "seen">): string[];
