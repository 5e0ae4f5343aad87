// The catalog and the search index of an archive directory, and the locks of its one writer and of its rules: the only
// door to SQLite.
export { isWholeCatalog, openCatalog } from "./sqlite/catalog.js";
export { copyDatabase } from "./sqlite/clustered/copy-database.js";
export { forgetCaptures } from "./sqlite/clustered/forget-captures.js";
export { mergeCatalog } from "./sqlite/clustered/merge-catalog.js";
export { mergeWatch } from "./sqlite/clustered/merge-watch.js";
export { MirrorFile } from "./sqlite/clustered/mirror-file.js";
export { loadSqlite } from "./sqlite/driver.js";
export { hasWriter, lockForWriting, lockMirror, lockRules, lockSites } from "./sqlite/writer-lock.js";
export { openManagementFile } from "./sqlite/job-table.js";
export { openJournalFile } from "./sqlite/record-table.js";
export { SearchFile } from "./sqlite/search/search-file.js";
export { openWatchFile } from "./sqlite/watch/watch-file.js";
