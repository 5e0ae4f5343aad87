import type { CaptureRun } from "../run/capture-run.js";
/** Files the pages of all lists that the settings ask for; done once, before any page was seen. */
export declare function readSources(run: CaptureRun): Promise<void>;
