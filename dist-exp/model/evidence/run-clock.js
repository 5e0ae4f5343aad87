// The clock of a run: how it stood when the run began, how far it may be wrong, and what looks are worth by it
// (docs/evidence.md, own clock). A run is a start or a resume of a capture.
import { instant } from "../time/instant.js";
/** Which run was going on at an instant: the last that began by then; what was before all belongs to the first. */
export function runNumberAt(runs, at) {
    return Math.max(0, runs.findLastIndex(({ startedAt }) => startedAt <= at));
}
/** The sightings with the error of their runs' clocks; the very same list where no clock has any. */
export function withClockErrors(sightings, runs) {
    if (runs === undefined || runs.every(({ errorMs }) => errorMs === 0))
        return sightings;
    return sightings.map((sighting) => {
        const { errorMs } = runs[runNumberAt(runs, sighting.times.sentAt)];
        return errorMs === 0 ? sighting : { ...sighting, clockErrorMs: errorMs };
    });
}
/**
 * The times of a fetch as its clock's error allows them to be taken: `sentAt` − ε, the others + ε, so that an interval
 * between two looks can only be too short. Everything that follows from looks takes their times from here; only their
 * order is that of the clock itself.
 */
export function certainTimes({ times, clockErrorMs = 0, }) {
    if (clockErrorMs === 0)
        return times;
    return {
        sentAt: instant(times.sentAt - clockErrorMs),
        firstByteAt: instant(times.firstByteAt + clockErrorMs),
        lastByteAt: instant(times.lastByteAt + clockErrorMs),
    };
}
