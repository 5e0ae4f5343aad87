// How the values of settings are written, and what is said of those that are wrong.
import { z } from "zod";
import { BEHAVIOURS } from "#model/index.js";
import { parseDurationMs, parseSizeBytes } from "./quantity.js";
/** A span of time. */
export const durationMs = quantity(parseDurationMs, "a duration like 250ms, 1s or 2m");
/** A number of bytes. */
export const sizeBytes = quantity(parseSizeBytes, "a size like 500kB or 64MB");
/** A port. */
export const port = z.coerce
    .number("a port number")
    .int("a port number")
    .min(0, "a port number")
    .max(65535, "a port number");
/** At least one. */
export const count = z.coerce
    .number("a whole number above 0")
    .int("a whole number above 0")
    .min(1, "a whole number above 0");
/** None or more. */
export const countOrZero = z.coerce.number("a whole number").int("a whole number").min(0, "a whole number");
/** A part of a whole. */
export const share = z.coerce
    .number("a number from 0 to 1")
    .min(0, "a number from 0 to 1")
    .max(1, "a number from 0 to 1");
/** How often the site is gone through. */
export const passes = z.coerce.number("1 or 2").int("1 or 2").min(1, "1 or 2").max(2, "1 or 2");
/** Words that must be there. */
export const text = z.string().min(1, "some text");
/** Empty means none. */
export const anyText = z.string().max(2048, "a shorter text");
/** As OAI-PMH takes one. */
export const emailAddress = z
    .string()
    .max(254, "an e-mail address")
    .regex(/^[^\s@<>]+@(?:[^\s@.<>]+\.)+[^\s@.<>]+$/, "an e-mail address");
/** A switch. */
export const onOff = z.union([
    z.boolean(),
    z.enum(["true", "1", "false", "0"]).transform((v) => v === "true" || v === "1"),
]);
/** A bound, or none. */
export const limit = z.union([
    z.literal("none").transform(() => null),
    z.coerce.number("a whole number or none").int("a whole number or none").min(0, "a whole number or none"),
], "a whole number or none");
/** Several, separated by spaces. */
export const list = z.union([
    z.array(text),
    z.string().transform((value) => value.split(/\s+/).filter((part) => part !== "")),
]);
const VIEW = "a width and a height from 100 to 8000, like 1280x800";
/** Width and height in pixels. */
export const viewSize = z
    .string()
    .regex(/^[1-9]\d{2,3}x[1-9]\d{2,3}$/, VIEW)
    .refine((value) => value.split("x").every((side) => Number(side) <= 8000), VIEW);
/** What is done to pages, in words separated by spaces; `none` for nothing. */
export const behaviours = z
    .string()
    .transform((value) => (value === "none" ? [] : value.split(/\s+/)))
    .pipe(z.array(z.enum(BEHAVIOURS, `words of: ${BEHAVIOURS.join(", ")}; or none`)));
/** One of these words. */
export function oneOf(values) {
    return z.enum(values, `one of ${values.join(", ")}`);
}
function quantity(parse, expected) {
    return z.string().transform((value, context) => {
        const parsed = parse(value);
        if (parsed !== null)
            return parsed;
        context.addIssue({ code: "custom", message: expected });
        return z.NEVER;
    });
}
/** A value of the schema, or the word `none`. */
export function orNone(schema) {
    return z.unknown().transform((value, context) => {
        if (value === "none")
            return null;
        const parsed = schema.safeParse(value);
        if (parsed.success)
            return parsed.data;
        context.addIssue({ code: "custom", message: `${parsed.error.issues[0]?.message ?? "a value"}, or none` });
        return z.NEVER;
    });
}
