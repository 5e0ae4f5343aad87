// What is believed about a page's changes before it was ever seen to change or to stay.
import { gammaSurvival, type FrontierPage, type Survival } from "#model/index.js";

const MS_PER_DAY = 86_400_000;
/** A slot is at least this long: no server answers in no time. */
const SHORTEST_SLOT_MS = 50;

/**
 * Gamma-mixed Poisson changes, S(x) = (β / (β + x))^α: most pages hardly ever change, some all the time.
 * Of pages in real site histories 28 % never change, hence α well below 1; requisites change less often than
 * documents, and pages near the root more often than pages deep down.
 */
export function priorSurvival(page: FrontierPage, slotMs: number): Survival {
  const meanDaysBetweenChanges = page.kind === "requisite" ? 90 : 20 * (1 + Math.min(page.depth, 5));
  const alpha = 0.4;
  const betaMs = alpha * meanDaysBetweenChanges * MS_PER_DAY;
  return gammaSurvival(alpha, betaMs / Math.max(slotMs, SHORTEST_SLOT_MS));
}
