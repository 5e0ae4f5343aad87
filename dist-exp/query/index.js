// Questions over a whole archive: its index, sightings and verdicts as Parquet tables, and an engine that answers SQL.
// `export/write-tables.ts` is the page to read first.
export { writeTables } from "./export/write-tables.js";
export { archiveState, isOutdated, MOST_NOTE_BYTES, readNote, TABLES_NOTE, writtenNote, } from "./export/tables-note.js";
export { openTables } from "./ask/open-tables.js";
export { presetQuestion } from "./ask/presets.js";
export { TABLE_NAMES, TABLES } from "./tables/all-tables.js";
export { interruptible } from "./engine/interruptible.js";
