import type { Agreement, Job } from "#ports/index.js";
import type { PassingTime } from "#cluster/index.js";
import type { Io } from "../io.js";
import type { ProgressLine } from "../progress-line.js";
/** What following takes. */
export interface FollowGround {
    readonly agreement: Pick<Agreement, "management" | "board">;
    readonly time: PassingTime;
    readonly progress: ProgressLine;
    readonly io: Io;
}
/** The job when it has ended. @throws INTERRUPTED for whoever stops following */
export declare function followJob(id: number, ground: FollowGround): Promise<Job>;
