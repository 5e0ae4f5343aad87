import { type SitePlan, type WatchTurn } from "#model/index.js";
import type { WatchGround } from "./watch-ground.js";
/** The watch of one site. */
export declare class SiteWatch {
    #private;
    private constructor();
    /** Opens it as the last process left it; a new one starts from what the archive knows of the site. */
    static open(plan: SitePlan, ground: WatchGround): Promise<SiteWatch>;
    /** Whether a plan can be taken up as it stands: what chooses looks is made when a site is opened. */
    fits({ planner, pattern, recall, maxPages }: SitePlan): boolean;
    /** What is wanted from now on. */
    edit(plan: SitePlan): void;
    /** Has its turn. */
    turn(): Promise<WatchTurn>;
    /** Leaves everything to be gone on with, by this process or another. */
    close(): Promise<void>;
}
