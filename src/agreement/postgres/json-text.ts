// JSON in columns of text: unlike PostgreSQL's own type it holds every string, and gives back what was put.
import { z } from "zod";
import type { JsonValue } from "#model/index.js";

const parsed = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "no JSON" });
    return z.NEVER;
  }
});

/** A column of any JSON, as a row's schema reads it. */
export const jsonText = parsed.transform((value) => value as JsonValue);

/** A column of JSON of this shape. */
export function jsonOf<T extends z.ZodType>(shape: T) {
  return parsed.pipe(shape as z.ZodType<z.output<T>, unknown>);
}
