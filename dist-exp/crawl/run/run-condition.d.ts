import type { RunState } from "#model/index.js";
/** The condition of one run. */
export declare class RunCondition {
    #private;
    /** How many edits of the control channel are in force. */
    editsApplied: number;
    /** In one word. */
    get state(): RunState;
    get isPaused(): boolean;
    set isPaused(isPaused: boolean);
    get isDiskFull(): boolean;
    set isDiskFull(isDiskFull: boolean);
    /** Told whenever something begins or ceases to hold the run up. */
    watch(onChange: () => void): void;
}
