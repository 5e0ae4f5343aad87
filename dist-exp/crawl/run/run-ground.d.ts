import { Frontier } from "#frontier/index.js";
import type { Capture, CaptureSettings } from "#model/index.js";
import type { Archive, WarcSink } from "#ports/index.js";
import { DiskPatience } from "../guard/disk-patience.js";
import type { Watcher, World } from "../world.js";
import { CaptureState } from "./capture-state.js";
import { ProgressMeter } from "./progress-meter.js";
import { RecordOfRun } from "./record-of-run.js";
import { RunCondition } from "./run-condition.js";
import { RunProgress } from "./run-progress.js";
import { RunStop } from "./run-stop.js";
import { SeenPages } from "./seen-pages.js";
/** The ground of one run. */
export interface RunGround {
    /** Writes into it wait for space on a full disk. */
    readonly archive: Archive;
    readonly patience: DiskPatience;
    readonly sink: WarcSink;
    readonly record: RecordOfRun;
    readonly frontier: Frontier;
    readonly state: CaptureState;
    readonly seen: SeenPages;
    /** What report and certificate will say about the run. */
    readonly notes: string[];
    readonly stop: RunStop;
    readonly condition: RunCondition;
    readonly meter: ProgressMeter;
    readonly progress: RunProgress;
}
/** Opens it as the last process left it; nothing is asked of anybody yet. */
export declare function openGround(capture: Capture, settings: CaptureSettings, { archive: outer, clock, logger }: World, { signal, onProgress }: Watcher): Promise<RunGround>;
