import { z } from "zod";
import { type Instant } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
declare const recordedSpan: z.ZodObject<{
    from: z.ZodNullable<z.ZodISODateTime>;
    to: z.ZodNullable<z.ZodISODateTime>;
    page: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
declare const importedFile: z.ZodObject<{
    source: z.ZodString;
    sha256: z.ZodString;
    sizeBytes: z.ZodNumber;
    pieces: z.ZodArray<z.ZodString>;
    original: z.ZodNullable<z.ZodString>;
    how: z.ZodEnum<{
        "as-it-is": "as-it-is";
        converted: "converted";
    }>;
    span: z.ZodObject<{
        from: z.ZodNullable<z.ZodISODateTime>;
        to: z.ZodNullable<z.ZodISODateTime>;
        page: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
declare const importRecord: z.ZodObject<{
    format: z.ZodLiteral<"isochron-import/1">;
    import: z.ZodString;
    site: z.ZodString;
    importedAt: z.ZodString;
    files: z.ZodArray<z.ZodObject<{
        source: z.ZodString;
        sha256: z.ZodString;
        sizeBytes: z.ZodNumber;
        pieces: z.ZodArray<z.ZodString>;
        original: z.ZodNullable<z.ZodString>;
        how: z.ZodEnum<{
            "as-it-is": "as-it-is";
            converted: "converted";
        }>;
        span: z.ZodObject<{
            from: z.ZodNullable<z.ZodISODateTime>;
            to: z.ZodNullable<z.ZodISODateTime>;
            page: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** One source file, and what lies in the archive instead: itself, its pieces in order, or its records and itself. */
export type RecordedFile = z.infer<typeof importedFile>;
/** From the first to the last record that tells of a page, and the first such page. */
export type RecordedSpan = z.infer<typeof recordedSpan>;
/** One import as it is kept. */
export type ImportRecord = z.infer<typeof importRecord>;
/** `imports/<import>.json`. */
export declare function importKey(id: string): string;
/** Writes the record of one import. */
export declare function putImportRecord(blobs: BlobStore, { id, site, at, files }: {
    id: string;
    site: string;
    at: Instant;
    files: readonly RecordedFile[];
}): Promise<void>;
/** One import's record; `null` when there is none that can be read. */
export declare function getImportRecord(blobs: Pick<BlobStore, "open">, id: string): Promise<ImportRecord | null>;
/** All imports of an archive, in the order of their names. */
export declare function importRecords(blobs: Pick<BlobStore, "open" | "list">): Promise<ImportRecord[]>;
/** The name of an import that begins at an instant. */
export declare function importId(at: Instant): string;
export {};
