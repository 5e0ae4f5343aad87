// Collects a history's events page by page, keeping no more than the chosen window needs.
import { UsageError } from "#errors.js";
import { lineError } from "./lines.js";
const MAX_PAGES = 200_000;
const MAX_HELD_BYTES = 1024 ** 3;
/** The events of all pages within bounds. */
export class DraftBook {
    #options;
    #drafts = new Map();
    #firstSeconds = Infinity;
    #lastSeconds = -Infinity;
    #heldBytes = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Takes the next event of the file; events of one page must come in order of time. */
    add(event) {
        const { file, fromSeconds = -Infinity, toSeconds = Infinity } = this.#options;
        if (event.atSeconds > toSeconds)
            return;
        this.#firstSeconds = Math.min(this.#firstSeconds, event.atSeconds);
        this.#lastSeconds = Math.max(this.#lastSeconds, event.atSeconds);
        const { events } = this.#draftOf(event.path);
        const before = events.at(-1);
        if (before && before.atSeconds > event.atSeconds) {
            throw lineError(file, event.line, `earlier than the change before of ${event.path}`);
        }
        if (before && event.atSeconds <= fromSeconds)
            this.#heldBytes -= sizeOf(events.pop());
        events.push(event);
        this.#heldBytes += sizeOf(event);
        if (this.#heldBytes > MAX_HELD_BYTES || this.#drafts.size > MAX_PAGES) {
            throw lineError(file, event.line, "too much to hold; choose a shorter window");
        }
    }
    /** The window's ends; throws when nothing lies in it. */
    window() {
        const from = this.#options.fromSeconds ?? this.#firstSeconds;
        const to = this.#options.toSeconds ?? this.#lastSeconds;
        if (this.#drafts.size > 0 && from <= to)
            return { from, to };
        throw new UsageError("BAD_INPUT", `${this.#options.file}: no changes in the window`);
    }
    /** The pages that are there at some time of the window. */
    living() {
        return [...this.#drafts.values()].filter(({ events }) => events.some((event) => event.content !== null));
    }
    #draftOf(path) {
        const draft = this.#drafts.get(path) ?? { path, events: [] };
        this.#drafts.set(path, draft);
        return draft;
    }
}
function sizeOf(event) {
    return event.deflated?.length ?? 0;
}
