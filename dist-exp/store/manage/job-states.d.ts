import type { Job, NewJob } from "#ports/index.js";
/** Said of a job that was begun too often without an end. */
export declare const TOO_OFTEN = "its process ended too often before it was done; the last lines that it said are below";
/** Whether something is still to come of a job. */
export declare function isOpen({ state }: Pick<Job, "state">): boolean;
/** A job that nobody has begun. */
export declare function newJob(id: number, { captureId, ...asked }: NewJob): Job;
