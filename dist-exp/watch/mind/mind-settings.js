// What a refreshing mind is set to, and what it is told and tells.
import { UsageError } from "#errors.js";
import { LEARNED_GAIN, refreshPlanners } from "#schedule/index.js";
/** A year of days with the pattern of a week. */
export const MIND_DEFAULTS = {
    planner: LEARNED_GAIN,
    periodMs: 86_400_000,
    patternPeriods: 7,
    horizonPeriods: 364,
};
/** Made once: a watch opens a mind for every turn. */
let planners = null;
/** Every planner that a mind can have, the default first. */
export function mindPlanners() {
    return (planners ??= [LEARNED_GAIN, ...refreshPlanners(1).map(({ name }) => name)]);
}
/** Refuses settings that mean nothing. */
export function checkSettings(settings) {
    const whole = (value, most) => Number.isSafeInteger(value) && value >= 1 && value <= most;
    if (!mindPlanners().includes(settings.planner))
        throw new UsageError("USAGE", `no planner ${settings.planner}; there are ${mindPlanners().join(", ")}`);
    if (!whole(settings.periodMs, 1e11))
        throw new UsageError("USAGE", "periodMs must be a whole number of ms");
    if (!whole(settings.patternPeriods, 366))
        throw new UsageError("USAGE", "patternPeriods must be a whole number from 1 to 366");
    if (!(settings.horizonPeriods > 0))
        throw new UsageError("USAGE", "horizonPeriods must be positive");
}
