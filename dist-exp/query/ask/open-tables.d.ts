import { Engine, type EngineTerms } from "../engine/engine.js";
import type { TablesNote } from "../export/tables-note.js";
/** A folder of tables, and what asking them may take. */
export interface AskTerms extends EngineTerms {
    /** Absolute, links followed. */
    readonly folder: string;
    readonly note: Pick<TablesNote, "tables">;
}
/** Opens the tables; the engine is closed by whoever asked for it. */
export declare function openTables({ folder, note, ...terms }: AskTerms): Promise<Engine>;
