import { type Instant } from "../time/instant.js";
import type { FetchTimes, Sighting } from "./sighting.js";
/** A run's clock as the run put it on record when it began. */
export interface RunClock {
    /** Its reading then. */
    readonly startedAt: Instant;
    /** Who keeps it right, in words. */
    readonly by: string;
    /** The most by which it may differ from true time, as its keeper or the operator says; `null`: nobody says. */
    readonly boundMs: number | null;
    /** Which start of the machine it was; `null` where that cannot be told. */
    readonly bootId: string | null;
    /** Since that start, by a clock that nobody sets. */
    readonly uptimeMs: number | null;
    /** When the newest of the capture's files was written, as the file system says; `null` where clocks differ. */
    readonly filesAt: Instant | null;
    /** The error bound ε that its looks count with: the bound at first, with all doubts when the capture is concluded. */
    readonly errorMs: number;
}
/** Which evidence of time contradicts a run's clock. */
export type DoubtKind = "uptime" | "dates" | "files";
/** A sign that a run's clock stands elsewhere than that of an earlier run. */
export interface ClockDoubt {
    readonly kind: DoubtKind;
    /** The most by which the two can differ, by this evidence. */
    readonly ms: number;
    /** Whose Dates show it; `null` for other kinds. */
    readonly host: string | null;
    /** `startedAt` of the earlier run. */
    readonly against: Instant;
}
/** What of a run decides how its looks count. */
export type RunError = Pick<RunClock, "startedAt" | "errorMs">;
/** Which run was going on at an instant: the last that began by then; what was before all belongs to the first. */
export declare function runNumberAt(runs: readonly Pick<RunClock, "startedAt">[], at: Instant): number;
/** The sightings with the error of their runs' clocks; the very same list where no clock has any. */
export declare function withClockErrors(sightings: readonly Sighting[], runs: readonly RunError[] | undefined): readonly Sighting[];
/**
 * The times of a fetch as its clock's error allows them to be taken: `sentAt` − ε, the others + ε, so that an interval
 * between two looks can only be too short. Everything that follows from looks takes their times from here; only their
 * order is that of the clock itself.
 */
export declare function certainTimes({ times, clockErrorMs, }: Pick<Sighting, "times" | "clockErrorMs">): FetchTimes;
