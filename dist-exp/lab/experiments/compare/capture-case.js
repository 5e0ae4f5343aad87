// One capture to be planned and judged: what the planner is told, and what really happened.
import { gammaSurvival } from "#model/index.js";
/**
 * A rate known from counted changes only: Gamma(½ + changes, slots watched + ½ `unit`), whose mean is the usual
 * (X + ½)/(T + ½) for a complete history, T counted in units.
 */
export function survivalFromPast(changes, watchedSlots, unitSlots) {
    return gammaSurvival(changes + 0.5, watchedSlots + 0.5 * unitSlots);
}
