import type { History } from "../../histories/history.js";
import type { LivingPages } from "../importance/measure.js";
/** Pages alive at the start, watched weekly until then and captured under a budget afterwards. */
export declare function historySite(history: History, days: number): LivingPages;
