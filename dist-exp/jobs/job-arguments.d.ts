import type { Job } from "#ports/index.js";
/** What is the same for all jobs of a server. */
export interface JobGround {
    /** The archive's directory. */
    readonly dir: string;
    /** Whether jobs may ask for addresses of private networks: whoever starts the server says so, nobody else. */
    readonly allowPrivate: boolean;
}
/** The command line of a job; `resumes` names the capture that it was at before. */
export declare function jobArguments(job: Job, ground: JobGround, resumes: string | null): string[];
/** Name of the site that a job captures; `null` for jobs of other kinds. */
export declare function siteOfJob(job: Job): string | null;
