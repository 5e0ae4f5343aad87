import type { Archive } from "#ports/index.js";
import { type EngineTerms } from "../engine/engine.js";
import { type RowBounds, type WrittenTable } from "./month-files.js";
/** Where tables are written, and what that may take. */
export interface ExportTerms extends EngineTerms {
    /** Makes a folder among the tables; its path. */
    readonly makeFolder: (name: string) => Promise<string>;
    readonly signal?: AbortSignal;
    readonly bounds?: RowBounds;
}
/** What was written, table by table. */
export type WrittenTables = Readonly<Record<"cdx" | "sightings" | "pages" | "captures", WrittenTable>>;
/** The part of an archive that is written. */
export type Exported = Pick<Archive, "index" | "rules" | "catalog" | "results">;
/** Writes all tables. */
export declare function writeTables(archive: Exported, terms: ExportTerms): Promise<WrittenTables>;
