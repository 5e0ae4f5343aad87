import type { CaptureRun } from "../run/capture-run.js";
/** The requisites of every document of a capture. */
export declare class RequisiteNumbers {
    #private;
    private constructor();
    static read(run: CaptureRun): Promise<RequisiteNumbers>;
    /** Numbers of pages; −1 for a requisite that is not in the frontier. */
    of(document: number): Generator<number>;
}
