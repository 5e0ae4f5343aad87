import type { Admission } from "../admission/admission.js";
import type { RobotsRules } from "../ask/robots-rules.js";
import type { RunGround } from "./run-ground.js";
/** The parts of a run that are looked at. */
interface Resumed extends Pick<RunGround, "state" | "frontier" | "seen"> {
    readonly robots: Pick<RobotsRules, "of">;
    readonly admission: Pick<Admission, "isWithinLimits">;
}
/** Ends the resume before it changes anything when none of the hosts that have pages waiting can be asked. */
export declare function requireReach(run: Resumed): Promise<void>;
export {};
