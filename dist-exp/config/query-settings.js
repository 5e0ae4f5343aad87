// Settings of questions over the whole archive; part of the one table.
import { setting } from "./setting.js";
import { anyText, count, orNone, sizeBytes } from "./setting-values.js";
/** Below this the engine has no room for the columns of a file. */
const LEAST_MEMORY_BYTES = 128_000_000;
/** By their names in the code. */
export const QUERY_SETTINGS = {
    parquet: setting("--parquet <dir>", "", anyText, "the tables of an archive, as export parquet made them: parquet in the archive's directory unless told"),
    memoryLimit: setting("--memory-limit <size>", "1GB", sizeBytes.refine((bytes) => bytes >= LEAST_MEMORY_BYTES, "a size from 128MB on"), "memory for tables and their rows; what is more waits on disk"),
    spillLimit: setting("--spill-limit <size>", "10GB", sizeBytes, "disk for what does not fit into that memory"),
    threads: setting("--threads <n>", "none", orNone(count), "processors that a question may use (none: all)"),
};
