import { createInterface } from "node:readline";
/** So often may one frame be the first that a dying writer leaves; then it is let go. */
const MOST_DEATHS_OF_A_FRAME = 3;
const MOST_LINE_CHARS = 1_000_000;
/** Keeps a writer alive and the queue flowing to it. */
export class WriterLink {
    #options;
    #process = null;
    #isReady = false;
    #isFull = false;
    #isEnding = false;
    #pauseMs;
    #timer = null;
    #deaths = { seq: -1, count: 0 };
    #onEnd = () => undefined;
    /** How often it was started again. */
    restarts = 0;
    /** Frames let go since writers died of them. */
    poisoned = 0;
    state = "starting";
    constructor(options) {
        this.#options = options;
        this.#pauseMs = options.firstPauseMs ?? 250;
        options.queue.listen(() => this.#feed());
        this.#start();
    }
    /** Ends the writer when all is written; gives up after the grace. */
    async end(graceMs) {
        this.#isEnding = true;
        const ended = new Promise((resolve) => (this.#onEnd = resolve));
        this.#options.queue.push({ kind: "end" }, [], true);
        const timer = setTimeout(() => this.#giveUp(), graceMs);
        await ended.finally(() => clearTimeout(timer));
        this.#state("ended", "");
    }
    #giveUp() {
        if (this.#timer)
            clearTimeout(this.#timer);
        this.#process?.kill();
        this.#onEnd();
    }
    #start() {
        this.#isReady = this.#isFull = false;
        const writer = this.#options.start();
        this.#process = writer;
        writer.input.on("error", () => undefined);
        writer.input.on("drain", () => {
            this.#isFull = false;
            this.#feed();
        });
        createInterface({ input: writer.output, crlfDelay: Infinity }).on("line", (line) => this.#hear(line));
        void writer.ended.then((how) => this.#onDeath(how));
    }
    #hear(text) {
        if (text.length > MOST_LINE_CHARS || !text.startsWith("{"))
            return;
        const line = JSON.parse(text);
        if (line.ready !== undefined) {
            this.#options.queue.acknowledge(line.ready);
            this.#options.queue.rewind();
            this.#isReady = true;
            this.#state("writing", "");
        }
        if (line.ack !== undefined) {
            this.#options.queue.acknowledge(line.ack);
            this.#pauseMs = this.#options.firstPauseMs ?? 250;
        }
        this.#options.onLine(line);
        if (this.#isEnding && this.#options.queue.oldest === null)
            this.#process?.input.end();
        else
            this.#feed();
    }
    #feed() {
        if (!this.#isReady)
            return;
        const { input } = this.#process;
        // All that waits goes in one call: visitors wait while the system is called.
        input.cork();
        for (let parts = this.#next(); parts !== null; parts = this.#next())
            for (const part of parts)
                if (!input.write(part))
                    this.#isFull = true;
        process.nextTick(() => input.uncork());
    }
    #next() {
        return this.#isFull ? null : this.#options.queue.next();
    }
    #onDeath(how) {
        this.#process = null;
        const wasReady = this.#isReady;
        this.#isReady = false;
        const { queue, longestPauseMs = 30_000 } = this.#options;
        if (this.#isEnding && queue.oldest === null)
            return this.#onEnd();
        if (wasReady)
            this.#countDeath();
        this.restarts++;
        this.#state("waiting", `the archive writer has ended (${how}); answers pass on, and it is started again`);
        this.#timer = setTimeout(() => this.#start(), this.#pauseMs);
        this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
    }
    /** A frame that kills every writer must not keep all others waiting for ever. */
    #countDeath() {
        const { queue } = this.#options;
        const seq = queue.oldest ?? -1;
        this.#deaths = seq === this.#deaths.seq ? { seq, count: this.#deaths.count + 1 } : { seq, count: 1 };
        if (seq === -1 || this.#deaths.count < MOST_DEATHS_OF_A_FRAME)
            return;
        // Its number is missing then, by which the writer knows that something was lost there.
        queue.acknowledge(seq);
        this.poisoned++;
    }
    #state(state, words) {
        this.state = state;
        this.#options.onState(state, words);
    }
}
