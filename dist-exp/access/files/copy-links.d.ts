import type { UrlRole } from "#formats/index.js";
import { type CopyPlan } from "./copy-plan.js";
/** The links of one file of a copy. */
export declare class CopyLinks {
    #private;
    constructor(plan: CopyPlan, from: string, url: string);
    /** What stands in the place of a link; `null` leaves it as it is. */
    rewritten(link: string, base: string, role: UrlRole): string | null;
    /** What a reader opens: a page, or whatever a browser shows by itself. */
    open(address: string): string;
}
