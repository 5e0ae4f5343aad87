// The catalog of an archive directory and the lock of its one writer: the only door to SQLite.
export { isWholeCatalog, openCatalog } from "./sqlite/catalog.js";
export { hasWriter, lockForWriting } from "./sqlite/writer-lock.js";
