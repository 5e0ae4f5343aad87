export { writeTables, type ExportTerms, type WrittenTables } from "./export/write-tables.js";
export { archiveState, isOutdated, MOST_NOTE_BYTES, readNote, TABLES_NOTE, writtenNote, type TablesNote, } from "./export/tables-note.js";
export { openTables, type AskTerms } from "./ask/open-tables.js";
export { presetQuestion, type PresetName, type Question } from "./ask/presets.js";
export { TABLE_NAMES, TABLES } from "./tables/all-tables.js";
export { interruptible } from "./engine/interruptible.js";
export type { Answer } from "./engine/answer.js";
export type { Plain } from "./engine/plain-value.js";
export type { EngineTerms } from "./engine/engine.js";
