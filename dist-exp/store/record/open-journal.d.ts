import type { RecordJournal } from "#ports/index.js";
/** Opens it, and makes it when it is missing. */
export declare function openJournal(dir: string): RecordJournal;
