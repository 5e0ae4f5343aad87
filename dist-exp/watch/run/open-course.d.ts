import type { SitePlan } from "#model/index.js";
import { SiteCourse } from "../site/site-course.js";
import { type SiteState } from "./site-state.js";
import type { WatchGround } from "./watch-ground.js";
/** A course and the loop's state of it. */
export interface OpenedCourse {
    readonly course: SiteCourse;
    readonly state: SiteState;
    readonly isNew: boolean;
}
/** Opens it; a mind that was lost, or made for another planner, is begun anew. */
export declare function openCourse(plan: SitePlan, { world, stores: { memory }, onStep }: Pick<WatchGround, "world" | "stores" | "onStep">): Promise<OpenedCourse>;
/** What is kept of a course's learning. */
export declare function courseBytes({ mind, rounds }: Pick<SiteCourse, "mind" | "rounds">): Uint8Array;
