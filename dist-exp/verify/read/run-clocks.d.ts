import { z } from "zod";
declare const RunShape: z.ZodObject<{
    startedAt: z.ZodNumber;
    by: z.ZodString;
    boundMs: z.ZodNullable<z.ZodNumber>;
    bootId: z.ZodNullable<z.ZodString>;
    uptimeMs: z.ZodNullable<z.ZodNumber>;
    filesAt: z.ZodNullable<z.ZodNumber>;
}, z.core.$loose>;
/** A run's clock as the run put it on record. */
export type RecordedRun = z.infer<typeof RunShape>;
/** The runs on record so far, and how many records stood before the one that lists them. */
export interface RunList {
    readonly runs: readonly RecordedRun[];
    readonly place: number;
}
/** The records about runs, in their order. */
export declare class RunClocks {
    #private;
    readonly lists: RunList[];
    /** What is wrong with them. */
    readonly problems: string[];
    /** Takes one of the run's own records. */
    take(fields: Readonly<Record<string, string>>, place: number): void;
}
export {};
