// Where the tables of an archive lie: in its own directory, unless the user says otherwise.
import { join } from "node:path";
import { settingsOf } from "../options/options.js";
/** Settings of whatever uses the engine. */
export const ENGINE_SETTINGS = ["memoryLimit", "spillLimit", "threads"];
/** The place by option, environment or default; `output` is what a verb's own option says. */
export function tablesPlace(command, io, output) {
    const { archive, parquet } = settingsOf(command, ["archive", "parquet"], io);
    const named = output ?? parquet;
    return { archive, dir: named === "" ? join(archive, "parquet") : named, isNamed: named !== "" };
}
/** What the engine may take. */
export function engineTerms(command, io) {
    const { memoryLimit, spillLimit, threads } = settingsOf(command, ENGINE_SETTINGS, io);
    return { memoryBytes: memoryLimit, waitingBytes: spillLimit, threads };
}
