// The note beside the tables: what they were made of and when, by which a folder is known for one of ours.
import { z } from "zod";
import { StoreError } from "#errors.js";
/** The note's name in the folder. */
export const TABLES_NOTE = "isochron-parquet.json";
/** Longer ones are none of ours. */
export const MOST_NOTE_BYTES = 100_000;
const count = z.number().int().nonnegative();
const written = z.object({ rows: count, files: count });
const NOTE = z.object({
    format: z.literal("isochron-parquet/1"),
    software: z.string().max(200),
    madeAt: z.iso.datetime(),
    /** The group of readers that may see all of it; `null`: everything is in it, whatever rules there are. */
    readers: z.string().max(200).nullable(),
    /** How the archive stood: captures by phase, and a word for its rules of access. */
    of: z.object({ captures: z.record(z.string().max(40), count), rules: z.string().max(2000) }),
    tables: z.object({ cdx: written, sightings: written, pages: written, captures: written }),
});
/** Looks at figures alone. */
export async function archiveState({ catalog, rules, }) {
    const phases = await catalog.captures.phases();
    return { captures: { ...phases }, rules: (await rules.current()).version };
}
/** Whether tables may say something else than the archive does now. */
export function isOutdated({ of, readers }, now) {
    const phases = [...new Set([...Object.keys(of.captures), ...Object.keys(now.captures)])];
    if (phases.some((phase) => (of.captures[phase] ?? 0) !== (now.captures[phase] ?? 0)))
        return true;
    return readers !== null && of.rules !== now.rules;
}
/** Writes the note. */
export function writtenNote(of, tables, facts) {
    const note = { format: "isochron-parquet/1", ...facts, of, tables };
    return `${JSON.stringify(note, null, 2)}\n`;
}
/** Reads it. @throws FORMAT */
export function readNote(text, file) {
    const read = NOTE.safeParse(parsed(text));
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const where = issue === undefined ? "" : ` (${issue.path.join(".")}: ${issue.message})`;
    throw new StoreError("FORMAT", `${file} is no note of tables${where}: write them anew with isochron export parquet`);
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
