import type { ChosenPage, Instant } from "#model/index.js";
import type { CourseStep, SiteCourse } from "./site-course.js";
/** A choice that came out another way. */
export interface OtherChoice {
    readonly at: Instant;
    readonly before: readonly ChosenPage[];
    readonly now: readonly ChosenPage[];
}
/** How a way was gone again. */
export interface Retraced {
    readonly choices: number;
    /** Pages chosen in all of them. */
    readonly pages: number;
    readonly others: readonly OtherChoice[];
}
/** Leads a new course through steps; pages, their order and what they were chosen by must be the same. */
export declare function retrace(course: SiteCourse, steps: Iterable<CourseStep>): Retraced;
