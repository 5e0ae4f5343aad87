import { z } from "zod";
import type { Archive } from "#ports/index.js";
import type { WrittenTables } from "./write-tables.js";
/** The note's name in the folder. */
export declare const TABLES_NOTE = "isochron-parquet.json";
/** Longer ones are none of ours. */
export declare const MOST_NOTE_BYTES = 100000;
declare const NOTE: z.ZodObject<{
    format: z.ZodLiteral<"isochron-parquet/1">;
    software: z.ZodString;
    madeAt: z.ZodISODateTime;
    readers: z.ZodNullable<z.ZodString>;
    of: z.ZodObject<{
        captures: z.ZodRecord<z.ZodString, z.ZodNumber>;
        rules: z.ZodString;
    }, z.core.$strip>;
    tables: z.ZodObject<{
        cdx: z.ZodObject<{
            rows: z.ZodNumber;
            files: z.ZodNumber;
        }, z.core.$strip>;
        sightings: z.ZodObject<{
            rows: z.ZodNumber;
            files: z.ZodNumber;
        }, z.core.$strip>;
        pages: z.ZodObject<{
            rows: z.ZodNumber;
            files: z.ZodNumber;
        }, z.core.$strip>;
        captures: z.ZodObject<{
            rows: z.ZodNumber;
            files: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** What the note says. */
export type TablesNote = z.infer<typeof NOTE>;
/** How an archive stands, for a later comparison. */
export type ArchiveState = TablesNote["of"];
/** Looks at figures alone. */
export declare function archiveState({ catalog, rules, }: Pick<Archive, "catalog" | "rules">): Promise<ArchiveState>;
/** Whether tables may say something else than the archive does now. */
export declare function isOutdated({ of, readers }: TablesNote, now: ArchiveState): boolean;
/** Writes the note. */
export declare function writtenNote(of: ArchiveState, tables: WrittenTables, facts: Pick<TablesNote, "software" | "madeAt" | "readers">): string;
/** Reads it. @throws FORMAT */
export declare function readNote(text: string, file: string): TablesNote;
export {};
