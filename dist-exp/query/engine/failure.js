// What the engine says of its failures, as errors of ours: one line, what and what to do.
import { IsochronError, StoreError, UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
const MOST_CHARS = 400;
/** What the library puts before what the engine says. */
const PREFIX = /^Failed to extract statements: /;
/** Makes an error of ours; those that are already stay as they are. */
export function engineFailure(error) {
    if (error instanceof IsochronError)
        return error;
    const message = (error instanceof Error ? error.message : String(error)).replace(PREFIX, "");
    const [, kind = "", said = message] = /^([A-Za-z -]{3,40}) Error: (.*)$/s.exec(message) ?? [];
    const line = firstLine(said);
    const made = KINDS[kind];
    return made ? made(line, error) : new UsageError("BAD_INPUT", `SQL: ${line}`, { cause: error });
}
const KINDS = {
    INTERRUPT: (_, cause) => stopped(cause),
    "Out of Memory": (line, cause) => new UsageError("BAD_INPUT", `it needs more than it may take (${line}): raise --memory-limit or --spill-limit, or ask for less`, { cause }),
    Permission: (_, cause) => new UsageError("BAD_INPUT", "SQL: the archive's tables alone can be asked, no other files and no network", {
        cause,
    }),
    IO: (line, cause) => /no space left|disk quota/i.test(line)
        ? new StoreError("DISK_FULL", `the disk is full: ${line}`, { cause })
        : new StoreError("ARCHIVE_UNWRITABLE", line, { cause }),
    INTERNAL: (line, cause) => new IsochronError("INTERNAL", `DuckDB: ${line}`, { cause }),
};
/** What is said of a stop. */
export function stopped(cause) {
    return new IsochronError("INTERRUPTED", "stopped before it was done; nothing half-written is left", {
        cause,
    });
}
/** Values of pages may stand in it. */
function firstLine(text) {
    const line = printable(text.split("\n", 1)[0]).trim();
    return line.length > MOST_CHARS ? `${line.slice(0, MOST_CHARS)}…` : line;
}
