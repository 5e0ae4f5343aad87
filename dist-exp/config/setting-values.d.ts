import { z } from "zod";
/** A span of time. */
export declare const durationMs: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
/** A number of bytes. */
export declare const sizeBytes: z.ZodType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>;
/** A port. */
export declare const port: z.ZodCoercedNumber<unknown>;
/** At least one. */
export declare const count: z.ZodCoercedNumber<unknown>;
/** None or more. */
export declare const countOrZero: z.ZodCoercedNumber<unknown>;
/** A part of a whole. */
export declare const share: z.ZodCoercedNumber<unknown>;
/** How often the site is gone through. */
export declare const passes: z.ZodCoercedNumber<unknown>;
/** Words that must be there. */
export declare const text: z.ZodString;
/** Empty means none. */
export declare const anyText: z.ZodString;
/** As OAI-PMH takes one. */
export declare const emailAddress: z.ZodString;
/** A switch. */
export declare const onOff: z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
    1: "1";
    0: "0";
    true: "true";
    false: "false";
}>, z.ZodTransform<boolean, "1" | "0" | "true" | "false">>]>;
/** A bound, or none. */
export declare const limit: z.ZodUnion<readonly [z.ZodPipe<z.ZodLiteral<"none">, z.ZodTransform<null, "none">>, z.ZodCoercedNumber<unknown>]>;
/** Several, separated by spaces. */
export declare const list: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>]>;
/** Width and height in pixels. */
export declare const viewSize: z.ZodString;
/** What is done to pages, in words separated by spaces; `none` for nothing. */
export declare const behaviours: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>, z.ZodArray<z.ZodEnum<{
    scroll: "scroll";
    "load-more": "load-more";
    expand: "expand";
    media: "media";
    pages: "pages";
}>>>;
/** One of these words. */
export declare function oneOf<const T extends readonly [string, ...string[]]>(values: T): z.ZodEnum<z.util.ToEnum<T[number]>>;
/** A value of the schema, or the word `none`. */
export declare function orNone<T>(schema: z.ZodType<T>): z.ZodType<T | null>;
