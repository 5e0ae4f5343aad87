import { progressJson, progressLine, progressLines } from "./progress-words.js";
const REDRAW_MS = 100;
const QUIET_LINE_MS = 5_000;
const CLEAR_TO_END = "\u001b[K";
const UP = "\u001b[1A";
/** Shows how far a capture has come; call `end` before printing anything else. */
export class ProgressLine {
    #io;
    #mode;
    #nowMs;
    #shownAtMs = -Infinity;
    #shown = "";
    #drawn = false;
    constructor(io, mode = "auto", nowMs = () => performance.now()) {
        this.#io = io;
        this.#mode = mode !== "auto" ? mode : io.interactive ? "draw" : "json";
        this.#nowMs = nowMs;
    }
    show = (progress) => {
        if (this.#mode === "none")
            return;
        const now = this.#nowMs();
        const every = this.#mode === "draw" ? REDRAW_MS : QUIET_LINE_MS;
        const isLast = progress.done === progress.total;
        const what = `${progress.pass} ${progress.state}`;
        if (now - this.#shownAtMs < every && !isLast && what === this.#shown)
            return;
        if (progress.pass !== this.#shown.split(" ", 1)[0])
            this.end();
        this.#shownAtMs = now;
        this.#shown = what;
        this.#draw(progress);
    };
    /** Leaves what is drawn as it is and goes to the next line. */
    end() {
        if (this.#drawn)
            this.#io.err("\n\n");
        this.#drawn = false;
    }
    /** A logger whose lines do not run into what is drawn. */
    beside(logger) {
        return {
            log: (...line) => {
                this.end();
                logger.log(...line);
            },
        };
    }
    #draw(progress) {
        if (this.#mode === "json")
            return this.#io.err(`${progressJson(progress)}\n`);
        if (this.#mode === "plain")
            return this.#io.err(`${progressLine(progress)}\n`);
        // One column is left free: a full line would wrap on some terminals.
        const [head, figures] = progressLines(progress, this.#io.columns - 1);
        this.#io.err(`\r${head}${CLEAR_TO_END}\n${figures}${CLEAR_TO_END}\r${UP}`);
        this.#drawn = true;
    }
}
