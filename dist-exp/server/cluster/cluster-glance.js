// How the cluster stands, asked once for all who want to know: many may look at once, and nobody's look costs the database
// more than one question at a time.
import { setTimeout } from "node:timers/promises";
import { instant } from "#model/index.js";
/** What was told of late is good enough beside something else. */
const LATELY_MS = 1_000;
/** So long is waited for it where nothing was. */
const MOST_WAIT_MS = 1_000;
/** Older words say nothing of how it stands. */
const STALE_MS = 30_000;
/** Looks at a cluster. */
export class ClusterGlance {
    #reads;
    #logger;
    #monotonicMs;
    #asking = null;
    #last = null;
    #isAway = false;
    /** Rises when what was asked before counts no more. */
    #turn = 0;
    constructor(reads, logger, monotonicMs = () => performance.now()) {
        this.#reads = reads;
        this.#logger = logger;
        this.#monotonicMs = monotonicMs;
    }
    /** How it stands now. @throws CLUSTER where nobody can be asked */
    look() {
        if (this.#asking !== null)
            return this.#asking;
        const asking = this.#ask(this.#turn).finally(() => {
            if (this.#asking === asking)
                this.#asking = null;
        });
        return (this.#asking = asking);
    }
    /** How it stood a moment ago, for what is shown beside something else; `null` where that is not known. */
    async lately() {
        if (this.#ageMs() < LATELY_MS)
            return this.#last.state;
        const timer = new AbortController();
        const late = setTimeout(MOST_WAIT_MS, null, { signal: timer.signal, ref: false }).catch(() => null);
        const state = await Promise.race([this.look().catch(() => null), late]);
        timer.abort();
        if (state !== null)
            return state;
        return this.#ageMs() < STALE_MS ? this.#last.state : null;
    }
    /** What was changed shows from now on. */
    forget() {
        this.#turn++;
        this.#asking = null;
        this.#last = null;
    }
    #ageMs() {
        return this.#last === null ? Infinity : this.#monotonicMs() - this.#last.readMs;
    }
    async #ask(turn) {
        try {
            const readMs = this.#monotonicMs();
            const state = await this.#read();
            if (turn === this.#turn)
                this.#last = { state, readMs };
            this.#say(false, "the cluster answers again");
            return state;
        }
        catch (error) {
            this.#say(true, `the cluster cannot be asked: ${String(error)}`);
            throw error;
        }
    }
    async #read() {
        const { machines, leases, board } = this.#reads;
        const [nowMs, facts, all, held, runs] = await Promise.all([
            this.#reads.readTime(),
            this.#reads.facts(),
            machines.list(),
            leases.list({ onlyHeld: true }),
            board.list(),
        ]);
        const inHand = held.filter(({ machine }) => machine !== null);
        return { at: instant(Math.floor(nowMs)), facts, machines: all, held: inHand, runs };
    }
    /** Said when it changes: whoever looks does so every few seconds. */
    #say(isAway, words) {
        if (isAway !== this.#isAway)
            this.#logger.log(isAway ? "error" : "info", words);
        this.#isAway = isAway;
    }
}
