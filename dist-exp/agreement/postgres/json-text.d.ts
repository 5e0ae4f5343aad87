import { z } from "zod";
import type { JsonValue } from "#model/index.js";
/** A column of any JSON, as a row's schema reads it. */
export declare const jsonText: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodTransform<string | number | boolean | readonly JsonValue[] | {
    readonly [name: string]: JsonValue;
} | null, unknown>>;
/** A column of JSON of this shape. */
export declare function jsonOf<T extends z.ZodType>(shape: T): z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodType<z.output<T>, unknown, z.core.$ZodTypeInternals<z.output<T>, unknown>>>;
