// A history cut into weekly versions: 7-day bins from the first event, state at the end of each week.
import { DirectoryTree } from "#model/index.js";
const WEEK_SECONDS = 7 * 86_400;
/** Cuts a history into weeks; page ids are the tree's page numbers. */
export function weeklyVersions(history) {
    const tree = new DirectoryTree();
    for (const path of history.paths)
        tree.addPage(path);
    const start = history.times[0];
    const weeks = Math.floor((history.times.at(-1) - start) / WEEK_SECONDS) + 1;
    const firstEvent = new Int32Array(weeks + 1).fill(history.times.length);
    for (let event = history.times.length - 1; event >= 0; event--) {
        firstEvent[Math.floor((history.times[event] - start) / WEEK_SECONDS)] = event;
    }
    for (let week = weeks - 1; week >= 0; week--) {
        firstEvent[week] = Math.min(firstEvent[week], firstEvent[week + 1]);
    }
    return { history, tree, weeks, firstEvent };
}
/** Walks the weeks in order, keeping the content of every page (0 while absent). */
export class WeekWalk {
    #versions;
    content;
    /** Weeks taken so far; `content` is the state at the end of week `done - 1`. */
    done = 0;
    constructor(versions) {
        this.#versions = versions;
        this.content = new Float64Array(versions.history.paths.length);
    }
    /** Takes the next week's events into `content`. */
    step() {
        const { history, firstEvent } = this.#versions;
        for (let event = firstEvent[this.done]; event < firstEvent[this.done + 1]; event++) {
            this.content[history.pages[event]] = history.contents[event];
        }
        this.done++;
    }
}
