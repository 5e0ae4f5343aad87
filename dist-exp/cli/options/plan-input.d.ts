import type { PlanPage } from "#schedule/index.js";
/**
 * Reads pages in the order of their lines; blank lines are passed over.
 * @throws UsageError (BAD_INPUT) naming the line, for anything that cannot be planned as it stands.
 */
export declare function planFromJsonLines(text: string, source: string): PlanPage[];
