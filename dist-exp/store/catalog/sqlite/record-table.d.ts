import type { RecordJournal } from "#ports/index.js";
/** Opens the database, and makes it when it is missing. @throws ARCHIVE_NEWER */
export declare function openJournalFile(path: string): RecordJournal;
