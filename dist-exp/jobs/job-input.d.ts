import { z } from "zod";
import { type JsonValue } from "#model/index.js";
/** Settings of a capture that may be chosen from a browser. */
export declare const OPEN_SETTINGS: readonly ["scope", "include", "exclude", "maxDepth", "hops", "delay", "maxPages", "maxRequests", "deadline", "maxBytes", "passes", "browser", "sitemaps"];
/** Every kind of job. */
export declare const JOB_KINDS: readonly ["survey", "capture", "resume", "end"];
/** A kind of job. */
export type JobKind = (typeof JOB_KINDS)[number];
/** Kinds that write to the archive: one at a time, since an archive has one writer. */
export declare const WRITING_KINDS: readonly JobKind[];
declare const SCHEMAS: {
    readonly survey: z.ZodObject<{
        url: z.ZodString;
    }, z.core.$strict>;
    readonly capture: z.ZodObject<{
        urls: z.ZodArray<z.ZodString>;
        title: z.ZodOptional<z.ZodString>;
        options: z.ZodRecord<z.ZodEnum<{
            maxPages: "maxPages";
            passes: "passes";
            scope: "scope";
            browser: "browser";
            maxBytes: "maxBytes";
            deadline: "deadline";
            delay: "delay";
            exclude: "exclude";
            maxDepth: "maxDepth";
            include: "include";
            hops: "hops";
            sitemaps: "sitemaps";
            maxRequests: "maxRequests";
        }> & z.core.$partial, z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    }, z.core.$strict>;
    readonly resume: z.ZodObject<{
        captureId: z.ZodString;
    }, z.core.$strict>;
    readonly end: z.ZodObject<{
        captureId: z.ZodString;
    }, z.core.$strict>;
};
/** What a job of a kind is asked for with. */
export type JobInput<K extends JobKind = JobKind> = z.output<(typeof SCHEMAS)[K]>;
/** One thing that is wrong, and where: the name of a field, or none. */
export interface InputProblem {
    readonly field: string;
    readonly message: string;
}
/** An input that can be used, or what is wrong with it. */
export type CheckedInput = {
    readonly ok: true;
    readonly input: JsonValue;
} | {
    readonly ok: false;
    readonly problems: InputProblem[];
};
/** Checks what a job is asked for with, field by field. */
export declare function checkJobInput(kind: JobKind, given: unknown): CheckedInput;
/** The input of a job that was checked when it was asked for. */
export declare function jobInput<K extends JobKind>(kind: K, input: JsonValue): JobInput<K>;
export {};
