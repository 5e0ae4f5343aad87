// Gathers a history file's events into columns.
import { basename } from "node:path";
import { UsageError } from "#errors.js";
import { readHistory } from "../living-site/history/events.js";
const MAX_EVENTS = 20_000_000;
/** Reads and checks a history file (TSV or JSON lines, plain or compressed); a broken line is named. */
export async function readHistoryColumns(file) {
    const name = basename(file).replace(/\.(tsv|jsonl)(\.gz|\.br)?$/, "");
    return gatherHistory(name, readHistory(file));
}
/** Gathers events, which must come in order of time; none at all is an error. */
export async function gatherHistory(name, events) {
    const numbers = new Map();
    const times = [];
    const pages = [];
    const contents = [];
    for await (const { path, atSeconds, content, line } of events) {
        const fault = atSeconds < (times.at(-1) ?? 0) ? "earlier than the line before" : null;
        if (fault !== null || times.length >= MAX_EVENTS) {
            throw new UsageError("BAD_INPUT", `${name}, line ${line}: ${fault ?? "too many changes"}`);
        }
        const page = numbers.get(path) ?? numbers.size;
        numbers.set(path, page);
        times.push(atSeconds);
        pages.push(page);
        contents.push(content === null ? 0 : Number.parseInt(content.slice(0, 12), 16) + 1);
    }
    if (times.length === 0)
        throw new UsageError("BAD_INPUT", `${name}: the history is empty`);
    return {
        name,
        paths: [...numbers.keys()],
        times: Float64Array.from(times),
        pages: Int32Array.from(pages),
        contents: Float64Array.from(contents),
    };
}
