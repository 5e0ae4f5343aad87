import type { Clock } from "#ports/index.js";
import { type AnswerTap, type AskedRequest } from "../proxy/index.js";
import { type PassedOver, type RecordRules } from "../rules/index.js";
import type { AnswerRuns } from "./answer-runs.js";
import { KnownBodies } from "./known-bodies.js";
/** Where taps hand answers to. */
export interface TapGround {
    readonly rules: RecordRules;
    readonly clock: Clock;
    readonly runs: AnswerRuns;
    /** Bytes of bodies that all taps together may hold. */
    readonly maxHeldBytes: number;
}
/** Answers that were not recorded, by why; `held` are those that all bodies together left no room for. */
export type PassedCounts = Partial<Record<PassedOver | "held" | "failed", number>>;
/** Makes a tap for each request, and counts what they pass over. */
export declare class RecordingTaps {
    #private;
    readonly known: KnownBodies;
    readonly counts: PassedCounts;
    heldBytes: number;
    requests: number;
    constructor(ground: TapGround);
    get ground(): TapGround;
    /** Asked when a request arrives, before it goes on. */
    readonly tapOf: (request: AskedRequest) => AnswerTap | null;
    count(why: PassedOver | "held" | "failed"): void;
}
