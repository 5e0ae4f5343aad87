import type { Instant, ReplayCheck } from "#model/index.js";
import type { ResultStore } from "#ports/index.js";
/** Its name among a capture's files. */
export declare const REPLAY_CHECK_FILE = "check-replay.json";
/** A check, and when it was made. */
export interface KeptReplayCheck extends ReplayCheck {
    readonly checkedAt: Instant;
}
/** Keeps a check in the place of the one before. */
export declare function keepReplayCheck(results: ResultStore, kept: KeptReplayCheck): Promise<void>;
/** The kept check; `null` where there is none, or a file of that name that says something else. */
export declare function keptReplayCheck(results: Pick<ResultStore, "getBeside">, captureId: string): Promise<KeptReplayCheck | null>;
