// What every part of a run stands on: the capture, its frontier and sightings, its WARC, and how it tells of itself.
import { Frontier } from "#frontier/index.js";
import { DiskPatience } from "../guard/disk-patience.js";
import { CaptureState } from "./capture-state.js";
import { MeteredSink } from "./metered-sink.js";
import { ProgressMeter } from "./progress-meter.js";
import { RecordOfRun } from "./record-of-run.js";
import { RunCondition } from "./run-condition.js";
import { RunProgress } from "./run-progress.js";
import { RunStop } from "./run-stop.js";
import { SeenPages } from "./seen-pages.js";
/** Opens it as the last process left it; nothing is asked of anybody yet. */
export async function openGround(capture, settings, { archive: outer, clock, logger }, { signal, onProgress }) {
    const captureId = capture.id;
    const stop = new RunStop(outer.dir, signal);
    const [condition, meter, notes] = [new RunCondition(), new ProgressMeter(clock), new Array()];
    const patience = new DiskPatience(outer, { clock, logger, stop, condition, notes });
    const { archive } = patience;
    const { captures, runStatus } = archive.catalog;
    const sink = new MeteredSink(await archive.warcs.open(captureId));
    const record = new RecordOfRun(captureId, archive.catalog.frontier, sink, clock);
    const frontier = await Frontier.open(record, captureId);
    const state = new CaptureState(capture, settings, { captures, clock, sink, record });
    const seen = new SeenPages(frontier, archive.catalog, () => sink.bytes);
    const timePoint = () => state.capture.plannedAsOf;
    const telling = { captureId, clock, runStatus, meter, condition, seen, timePoint, notes, onProgress };
    const progress = new RunProgress(telling);
    const told = { notes, stop, condition, meter, progress };
    return { archive, patience, sink, record, frontier, state, seen, ...told };
}
