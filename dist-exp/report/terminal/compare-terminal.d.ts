import { type ToldComparison } from "#model/index.js";
/** Text that ends with a line end; of each list so many are shown. */
export declare function renderCompareTerminal(compared: ToldComparison, most?: number): string;
