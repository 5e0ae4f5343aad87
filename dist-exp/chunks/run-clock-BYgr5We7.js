import { Jn as instant } from "./formats-CP_ayLbB.js";
//#region src/model/evidence/run-clock.ts
/** Which run was going on at an instant: the last that began by then; what was before all belongs to the first. */
function runNumberAt(runs, at) {
	return Math.max(0, runs.findLastIndex(({ startedAt }) => startedAt <= at));
}
/** The sightings with the error of their runs' clocks; the very same list where no clock has any. */
function withClockErrors(sightings, runs) {
	if (runs === void 0 || runs.every(({ errorMs }) => errorMs === 0)) return sightings;
	return sightings.map((sighting) => {
		const { errorMs } = runs[runNumberAt(runs, sighting.times.sentAt)];
		return errorMs === 0 ? sighting : {
			...sighting,
			clockErrorMs: errorMs
		};
	});
}
/**
* The times of a fetch as its clock's error allows them to be taken: `sentAt` − ε, the others + ε, so that an interval
* between two looks can only be too short. Everything that follows from looks takes their times from here; only their
* order is that of the clock itself.
*/
function certainTimes({ times, clockErrorMs = 0 }) {
	if (clockErrorMs === 0) return times;
	return {
		sentAt: instant(times.sentAt - clockErrorMs),
		firstByteAt: instant(times.firstByteAt + clockErrorMs),
		lastByteAt: instant(times.lastByteAt + clockErrorMs)
	};
}
//#endregion
export { runNumberAt as n, withClockErrors as r, certainTimes as t };
