// JSON in columns of text: unlike PostgreSQL's own type it holds every string, and gives back what was put.
import { z } from "zod";
const parsed = z.string().transform((text, context) => {
    try {
        return JSON.parse(text);
    }
    catch {
        context.addIssue({ code: "custom", message: "no JSON" });
        return z.NEVER;
    }
});
/** A column of any JSON, as a row's schema reads it. */
export const jsonText = parsed.transform((value) => value);
/** A column of JSON of this shape. */
export function jsonOf(shape) {
    return parsed.pipe(shape);
}
