import { type Capture, type CaptureSettings, type Instant } from "#model/index.js";
import type { CapturePatch, CaptureStore, Clock, WarcSink } from "#ports/index.js";
import type { RecordOfRun } from "./record-of-run.js";
/** What the state is kept with. */
interface StatePorts {
    readonly captures: CaptureStore;
    readonly clock: Clock;
    readonly sink: WarcSink;
    readonly record: RecordOfRun;
}
/** Where one capture stands. */
export declare class CaptureState {
    #private;
    constructor(capture: Capture, settings: CaptureSettings, ports: StatePorts);
    get capture(): Capture;
    /** The settings in force: those of the start, and what was changed on request since. */
    get settings(): CaptureSettings;
    /** Puts changed limits in force. */
    changeSettings(patch: Partial<CaptureSettings>): void;
    /** Whether t* is still to come. */
    get isVisiting(): boolean;
    /** The planned t*; only after {@link fixTimePoint}. */
    get plannedAsOf(): Instant;
    /** Fixes t* once all visits are in: no earlier than their last byte, and before any revisit is sent. */
    fixTimePoint(lastByteAt: Instant): Promise<void>;
    /** Waits until t* is over whatever the clock's error: a known one costs time, and no page its sharpness. */
    passTimePoint(signal: AbortSignal): Promise<void>;
    /** Changes the capture: in the WARC, in the catalog, and then here. */
    update(patch: CapturePatch): Promise<void>;
    /** Changes the capture as a record in the WARC says already. */
    apply(patch: CapturePatch): Promise<void>;
}
export {};
