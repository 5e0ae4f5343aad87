import type { Caller } from "#frontier/index.js";
import { type CaptureEdit, type PageUrl } from "#model/index.js";
import type { Clock, Logger } from "#ports/index.js";
import type { RunGround } from "./run-ground.js";
/** What control needs beside the ground of the run. */
interface ControlPorts {
    readonly clock: Clock;
    readonly logger: Logger;
    readonly caller: Caller;
}
/** What others ask of one run, looked at between requests and while it waits. */
export declare class RunControl {
    #private;
    constructor(ground: RunGround, ports: ControlPorts);
    /** Takes over what an earlier process was told; whoever starts a run wants it to run. */
    takeUp(editsApplied: number): Promise<void>;
    /** Why a page is asked for no more, when an edit says so. */
    refusalOf(url: PageUrl): {
        readonly state: "skipped";
        readonly reason: string;
    } | null;
    /** To be awaited before every request: returns when the run may go on. @throws CaptureCancelled */
    ready(): Promise<void>;
    /** Reads what is asked now, at most once a second. */
    look(): Promise<void>;
    /** Whether the run is to be concluded as it stands. */
    get isCancelled(): boolean;
}
/** The edit in words, for notes and messages. */
export declare function editWords({ maxPages, delayMs, exclude }: CaptureEdit): string;
export {};
