import type { Instant } from "#model/index.js";
import type { WatchedPageRow } from "#ports/index.js";
import type { RoundFinding } from "./round-end.js";
import type { RoundPages } from "./skip-rounds.js";
/** What is needed of a course. */
interface CoursePages {
    /** Pages under watch. */
    readonly count: number;
    readonly mind: {
        has(number: number): boolean;
        lookedAt(number: number): Instant | null;
    };
    pages(): Iterable<WatchedPageRow>;
}
/** Its pages for {@link RoundPages}. */
export declare function coursePages(course: CoursePages): RoundPages;
/** Pages under watch that were never looked at. */
export declare function unseenPages(course: Pick<CoursePages, "mind" | "pages">): Iterable<number>;
/** What a look says to a round: a first one shows the page as it stands. */
export declare function roundFinding(found: "first" | "same" | "changed" | "gone" | "failed" | "refused"): RoundFinding;
export {};
