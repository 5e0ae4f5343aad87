/** What a line of the log says of its page; `NEXT` asks for more pages and has none. */
const [NEXT, SAME, CHANGED, SILENT] = [0, 1, 2, 3];
/** Numbers of one line: what, page, pages that turned up with it. */
const LINE = 3;
/** A search under way. */
export class SearchRound {
    #search;
    #threshold;
    #log = [];
    #named = new Set();
    #waiting = new Set();
    #isOver = false;
    /** Begins anew, or goes the way of a log again. */
    constructor(search, threshold, log = []) {
        this.#search = search;
        this.#threshold = threshold;
        for (let at = 0; at + LINE <= log.length; at += LINE)
            this.#replay(log[at], log[at + 1], log[at + 2]);
    }
    get log() {
        return this.#log;
    }
    /** Whether the search names nobody any more. */
    get isOver() {
        return this.#isOver;
    }
    /** Named, and not looked at yet; in the order in which they were named. */
    get waiting() {
        return this.#waiting;
    }
    /** Whether the search asked for the page. */
    hasNamed(page) {
        return this.#named.has(page);
    }
    /** The highest threshold at which the page would have been named. */
    scoreOf(page) {
        return this.#search.scoreOf(page);
    }
    /** Lets the search name its next pages, once those before were looked at. */
    advance() {
        if (this.#waiting.size > 0 || this.#isOver)
            return;
        this.#log.push(NEXT, 0, 0);
        this.#isOver = true;
        for (const page of this.#search.next(this.#threshold)) {
            this.#isOver = false;
            this.#named.add(page);
            this.#waiting.add(page);
        }
    }
    /** Takes a look at a page that waits; any other says nothing to the search. */
    take({ page, isChanged, arrivals }) {
        if (!this.#waiting.delete(page))
            return;
        this.#log.push(isChanged === null ? SILENT : isChanged ? CHANGED : SAME, page, arrivals);
        if (isChanged !== null)
            this.#search.note(page, isChanged, arrivals);
    }
    #replay(what, page, arrivals) {
        if (what === NEXT)
            this.advance();
        else
            this.take({ page, isChanged: what === SILENT ? null : what === CHANGED, arrivals });
    }
}
