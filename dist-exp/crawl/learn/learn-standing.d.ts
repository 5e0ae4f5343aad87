import { type Assessment, type SettledClock } from "#quality/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** Keeps this capture's share; doing it twice changes nothing. */
export declare function learnStanding(run: CaptureRun, { hosts }: Assessment, clocks: readonly SettledClock[]): Promise<void>;
