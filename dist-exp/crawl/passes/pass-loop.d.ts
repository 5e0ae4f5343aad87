import { type FrontierPage } from "#model/index.js";
import type { PageRefusal } from "../admission/admission.js";
import type { CaptureRun } from "../run/capture-run.js";
/** What a pass is made of. */
export interface PassWork {
    readonly name: "visit" | "revisit" | "repair" | "probe" | "late" | `turn ${number}`;
    /** The host's next page; `null` when none waits. */
    next(host: string): FrontierPage | null;
    /** Looks at a page that may be asked for. */
    look(page: FrontierPage): Promise<unknown>;
    /** Leaves a page that may not. */
    leave(page: FrontierPage, refusal: PageRefusal): Promise<void>;
    /** Told of a fault that ends the pass, so that nobody goes on waiting. */
    fail?(error: unknown): void;
    /** Whether an error is only the end of what this pass may do: its page is left as it was, looks under way are kept. */
    isOver?(error: unknown): boolean;
    /** Waits for what may lead to further pages of a host; whether there was anything to wait for. */
    settle?(host: string): Promise<boolean>;
}
/** Runs one pass. */
export declare class PassLoop {
    #private;
    constructor(run: CaptureRun, work: PassWork);
    /** Pages of these hosts wait. */
    wake(hosts: Iterable<string>): void;
    /** Returns when no page waits any more. */
    drain(): Promise<void>;
}
/** Runs a pass over pages that are known beforehand, host by host; refusals are told at its end, by host and reason. */
export declare function passOver(run: CaptureRun, queues: ReadonlyMap<string, {
    shift(): FrontierPage | undefined;
}>, work: Omit<PassWork, "next">): Promise<void>;
