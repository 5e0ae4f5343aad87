// A history that has the bytes of its pages, with every change weighed by the detector: E is of real versions
// (bensaad2011 section 4.2), the same that a live watch finds from look to look.
import { basename } from "node:path";
import { inflateRawSync } from "node:zlib";
import { detectChange } from "#detect/index.js";
import { readHistory } from "../living-site/history/events.js";
import { gatherHistory } from "./read-history.js";
/** Whether a file has the bytes of pages. */
export function hasPages(file) {
    return /\.jsonl(\.gz|\.br)?$/.test(file);
}
/** Reads a file of pages (JSON lines, in any order) and weighs the changes of its last days; earlier ones weigh 1. */
export async function readWeighedHistory(file, days) {
    const events = [];
    for await (const event of readHistory(file))
        events.push(event);
    events.sort((a, b) => a.atSeconds - b.atSeconds);
    const name = basename(file).replace(/\.jsonl(\.gz|\.br)?$/, "");
    const history = await gatherHistory(name, inOrder(events));
    return { history, importance: weigh(events, history.times.at(-1) - days * 86_400) };
}
async function* inOrder(events) {
    yield* events;
}
function weigh(events, sinceSeconds) {
    const held = new Map();
    return Float64Array.from(events, ({ path, atSeconds, deflated }) => {
        const before = held.get(path);
        if (deflated === null)
            held.delete(path);
        else
            held.set(path, deflated);
        if (before === undefined || deflated === null || atSeconds < sinceSeconds)
            return 1;
        return detectChange(inflateRawSync(before), inflateRawSync(deflated)).importance;
    });
}
