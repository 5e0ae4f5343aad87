// A job's own process, as the runner sees it, and the last lines that it said.
const MOST_LINES = 40;
const MOST_LINE_CHARS = 500;
/** How this program begins what it says when it fails. */
const COMPLAINT = /^isochron: (.+)$/;
/** The last lines that a process said. */
export class SaidLines {
    #lines = [];
    add(line) {
        if (line.trim() === "")
            return;
        this.#lines.push(line.slice(0, MOST_LINE_CHARS));
        if (this.#lines.length > MOST_LINES)
            this.#lines.shift();
    }
    get all() {
        return [...this.#lines];
    }
    /** What it complained of last. */
    get complaint() {
        const line = this.#lines.findLast((one) => COMPLAINT.test(one));
        return line === undefined ? null : COMPLAINT.exec(line)[1];
    }
}
