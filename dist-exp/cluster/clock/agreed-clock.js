// The clock of a machine in a cluster: anchored to the agreement's time, which all machines share, and never to its own.
// Reading that time takes a while, so that what is known of it is a span; how wide it is becomes the error bound ε of every
// run on this machine (docs/evidence.md, own clock), and whether it still holds is checked before anything is acknowledged.
import { instant } from "#model/index.js";
import { realTime } from "./passing-time.js";
/** Of so many readings the narrowest counts. */
const ANCHOR_READS = 15;
const CHECK_READS = 5;
/** Narrow enough to stop reading. */
const NARROW_MS = 2;
/** Beside half the span: what the quartz may go wrong between two checks, and a process that waits for its turn. */
const SLACK_MS = 20;
/** A span wider than this anchors nothing. */
const WIDEST_MS = 2_000;
/** The agreement's time on this machine. */
export class AgreedClock {
    #options;
    #errorMs;
    #offsetMs;
    #last = 0;
    #isWrong = false;
    constructor(options, { fromMs, toMs }) {
        this.#options = options;
        this.#offsetMs = (fromMs + toMs) / 2;
        this.#errorMs = Math.ceil((toMs - fromMs) / 2) + SLACK_MS;
    }
    /** Reads the agreement's time until it is known well; `null` where it answers too slowly for any anchor. */
    static async anchor(options) {
        const whole = {
            machine: () => ({ bootId: null, uptimeMs: null }),
            time: realTime,
            ...options,
        };
        const span = await narrowest(whole, ANCHOR_READS);
        return span.toMs - span.fromMs > WIDEST_MS ? null : new AgreedClock(whole, span);
    }
    /** ε: by how much a time of this clock may differ from the agreement's. */
    get errorMs() {
        return this.#errorMs;
    }
    get isWrong() {
        return this.#isWrong;
    }
    now() {
        // Corrections are smaller than ε; one that sets the clock back makes it stand still instead.
        this.#last = Math.max(this.#last, Math.floor(this.#options.time.nowMs() + this.#offsetMs));
        return instant(this.#last);
    }
    async sleepUntil(at, signal) {
        for (let leftMs = at - this.now(); leftMs > 0; leftMs = at - this.now())
            await this.#options.time.wait(leftMs, signal);
        signal?.throwIfAborted();
    }
    keeping() {
        return {
            by: "the time of the cluster's database",
            boundMs: this.#errorMs,
            ...this.#options.machine(),
            stampsFiles: false, // files here are stamped by this machine's own clock
        };
    }
    /** Looks at the agreement's time again. A clock that was found wrong stays wrong. */
    async check() {
        const span = await narrowest(this.#options, CHECK_READS);
        const finding = this.#judge(span);
        if (finding === "wrong")
            this.#isWrong = true;
        if (this.#isWrong)
            return "wrong";
        // A quartz that goes wrong by little is corrected by little, before it goes wrong by much.
        if (finding === "sure")
            this.#offsetMs = Math.min(Math.max(this.#offsetMs, span.fromMs), span.toMs);
        return finding;
    }
    #judge({ fromMs, toMs }) {
        if (fromMs - this.#offsetMs > this.#errorMs || this.#offsetMs - toMs > this.#errorMs)
            return "wrong";
        const mostMs = Math.max(toMs - this.#offsetMs, this.#offsetMs - fromMs);
        return mostMs <= this.#errorMs ? "sure" : "unsure";
    }
}
/** The agreement's time was read between asking and hearing: what lies between bounds the difference. */
async function readSpan({ agreement, time }) {
    const askedMs = time.nowMs();
    const readMs = await agreement.readTime();
    return { fromMs: readMs - time.nowMs(), toMs: readMs - askedMs };
}
async function narrowest(options, reads) {
    let best = await readSpan(options);
    for (let i = 1; i < reads && best.toMs - best.fromMs > NARROW_MS; i++) {
        const span = await readSpan(options);
        if (span.toMs - span.fromMs < best.toMs - best.fromMs)
            best = span;
    }
    return best;
}
