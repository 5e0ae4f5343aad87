// Turns a history into page lives: a window of real time, compressed onto the site's time.
import { UsageError } from "#errors.js";
import { instant } from "#model/index.js";
import { DraftBook } from "./drafts.js";
import { readHistory } from "./events.js";
/** A window plays in an hour unless told otherwise. */
export const DEFAULT_PLAY_MS = 3_600_000;
/** Reads the history and lays its window on the site's time, beginning at the given instant. */
export async function replayHistory(options, startAt) {
    const { playMs = DEFAULT_PLAY_MS } = options;
    if (!(playMs > 0))
        throw new UsageError("USAGE", `not a duration: ${playMs} ms`);
    const drafts = new DraftBook(options);
    for await (const event of readHistory(options.file))
        drafts.add(event);
    const { from, to } = drafts.window();
    const msPerSecond = playMs / Math.max(1, to - from);
    const place = (seconds) => instant(startAt + Math.floor((seconds - from) * msPerSecond));
    return drafts.living().map((draft) => toPage(draft, place, startAt));
}
function toPage(draft, place, startAt) {
    const revisions = new Map();
    const bodies = new Map();
    const firstAt = place(draft.events[0].atSeconds);
    const versions = [];
    if (firstAt > startAt)
        versions.push(absent(startAt));
    for (const event of draft.events) {
        const from = place(event.atSeconds);
        // Changes within one compressed millisecond leave only the last of them.
        if (versions.at(-1)?.from === from)
            versions.pop();
        const version = event.content === null ? absent(from) : present(from, stateOf(revisions, event.content, from));
        if (event.deflated)
            bodies.set(version.content.revision, event.deflated);
        const last = versions.at(-1);
        if (!last || last.content.revision !== version.content.revision)
            versions.push(version);
    }
    return { path: draft.path, timeline: new FixedTimeline(versions), bodies };
}
// Content that comes back comes back byte for byte, with the time at which it was first there.
function stateOf(revisions, content, from) {
    const state = revisions.get(content) ?? {
        revision: revisions.size + 1,
        notice: 0,
        announced: 0,
        editedAt: from,
    };
    revisions.set(content, state);
    return state;
}
function absent(from) {
    const content = { revision: 0, notice: 0, announced: 0, editedAt: from };
    return { from, status: 404, location: null, content, fileTime: from };
}
function present(from, content) {
    return { from, status: 200, location: null, content, fileTime: from };
}
/** A life that is known beforehand. */
export class FixedTimeline {
    #versions;
    constructor(versions) {
        this.#versions = versions;
    }
    until(now) {
        if (this.#versions.at(-1).from <= now)
            return this.#versions;
        return this.#versions.slice(0, Math.max(1, this.#versions.findLastIndex((v) => v.from <= now) + 1));
    }
}
