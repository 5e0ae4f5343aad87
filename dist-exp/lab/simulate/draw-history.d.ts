import type { Random } from "#ports/index.js";
import type { ChangeHistory, PlanPage } from "#schedule/index.js";
/**
 * Draws what happens around t*. For Poisson changes the times since the last change and until the next are
 * independent and exponential, so that a page is unchanged over a + b slots with probability S(a + b).
 */
export declare function drawHistory(pages: readonly PlanPage[], random: Random): ChangeHistory;
