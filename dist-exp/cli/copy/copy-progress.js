const REDRAW_MS = 100;
const QUIET_LINE_MS = 5_000;
const CLEAR_TO_END = "\u001b[K";
/** Call `end` before printing anything else. */
export class CopyProgress {
    #io;
    #nowMs;
    #words;
    #shownAtMs;
    #drawn = false;
    constructor(io, { words = "pages copied", nowMs = () => performance.now() } = {}) {
        this.#io = io;
        this.#nowMs = nowMs;
        this.#words = words;
        this.#shownAtMs = nowMs();
    }
    show(done, total) {
        const now = this.#nowMs();
        if (now - this.#shownAtMs < (this.#io.interactive ? REDRAW_MS : QUIET_LINE_MS))
            return;
        this.#shownAtMs = now;
        const words = `${done} of ${total} ${this.#words}`;
        if (!this.#io.interactive)
            return this.#io.err(`${words}\n`);
        this.#io.err(`\r${words}${CLEAR_TO_END}`);
        this.#drawn = true;
    }
    end() {
        if (this.#drawn)
            this.#io.err(`\r${CLEAR_TO_END}`);
        this.#drawn = false;
    }
}
