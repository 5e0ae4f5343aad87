import type { Survival } from "#model/index.js";
/**
 * The survival of a page from a given instant on: S(x) of the steady estimate, x in days counted as long as the
 * pattern (mean 1 by hour of the week) makes them. Not convex within a day: for forecasts, not for the planners.
 */
export declare function patternedSurvival(steady: Survival, pattern: ArrayLike<number>, fromMs: number): Survival;
/** Days of change that lie in `days` days from an instant: the integral of the pattern. */
export declare function patternedDays(pattern: ArrayLike<number>, fromMs: number, days: number): number;
