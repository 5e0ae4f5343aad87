// One request at a time per host or address, and a pause from the end of a response to the next request.
import { instant } from "#model/index.js";
import { IsochronError } from "#errors.js";
import { AdaptivePace } from "./adaptive-pace.js";
/** A longer pause between two requests was an interruption, or the time between two passes. */
const LONGEST_KEPT_MS = 60_000;
/** The turnstile of one host, or of one server address: who is let in has it for himself until he leaves. */
export class HostGate {
    #clock;
    #pace;
    /** The pause of each party that asks here; the longest holds for all. */
    #delays = new Map();
    #endedAt = null;
    /** When the last request ended that an earlier process made. */
    #recalledAt = null;
    #waiting = 0;
    #heldUntil = instant(0);
    /** Shortest pause that an earlier process left between its requests. */
    #keptMs = Infinity;
    #tail = Promise.resolve();
    #keep;
    /** Under way to the disk: nobody is let in before it is there. */
    #kept = null;
    #shared;
    /** Of whoever is in, where machines share the gate. */
    #turn = null;
    /** The pause that the last one in told the other machines of. */
    #leftMs = 0;
    constructor(clock, keep = () => null, shared = null) {
        this.#clock = clock;
        this.#keep = keep;
        this.#shared = shared;
        this.#pace = new AdaptivePace(0);
    }
    /** The pause that a party keeps between requests from now on; `null` when it asks no more. */
    paceFor(party, delayMs) {
        if (delayMs === null)
            this.#delays.delete(party);
        else
            this.#delays.set(party, delayMs);
        if (this.#delays.size > 0)
            this.#pace.paceTo(Math.max(...this.#delays.values()));
    }
    /** Whether it can be forgotten: nobody asks here, and the last pause is over. */
    get isIdle() {
        return this.#delays.size === 0 && this.#waiting === 0 && this.#clock.now() >= this.#earliest;
    }
    /** Whether a new one would do as well for the only party that asks here. */
    get isPlain() {
        const isQuiet = this.#waiting === 0 && this.#clock.now() >= this.#earliest;
        return isQuiet && this.#delays.size === 1 && this.#pace.isPlain && this.#recalledAt === null;
    }
    /** Waits for its turn and for the pause after the response before, then runs the request. */
    async pass(request, signal) {
        const leave = await this.enter(signal);
        try {
            return await request();
        }
        finally {
            leave();
        }
    }
    /** Waits until the pause is over, and takes no turn. */
    async untilFree(signal) {
        // Again, since an answer noted meanwhile may have made the pause longer.
        while (this.#clock.now() < this.#earliest)
            await this.#clock.sleepUntil(this.#earliest, signal);
    }
    /** Waits for its turn and for the pause; the next one is let in only after what this returns was called. */
    async enter(signal) {
        const before = this.#tail;
        const { promise, resolve } = openTurn();
        this.#tail = before.then(() => promise);
        this.#waiting++;
        try {
            await before;
            if (this.#kept !== null)
                await this.#kept;
            await this.untilFree(signal);
            await this.#enterShared(signal);
        }
        catch (error) {
            this.#waiting--;
            resolve();
            throw error;
        }
        return () => {
            this.#endedAt = this.#clock.now();
            this.#waiting--;
            this.#leaveShared();
            this.#keepPause();
            resolve();
        };
    }
    /** Asked right before something is sent. @throws CLUSTER where other machines may have taken the turn over */
    requireTurn() {
        if (this.#turn === null || this.#turn.isHeld())
            return;
        throw new IsochronError("CLUSTER", `the turn at ${this.#shared.name} was lost; nothing was sent`);
    }
    async #enterShared(signal) {
        if (this.#shared === null)
            return;
        const { name, gates } = this.#shared;
        this.#turn = await gates.enter(name, this.#pace.pauseMs, signal);
    }
    #leaveShared() {
        this.#leftMs = this.#pace.pauseMs;
        this.#turn?.leave(this.#leftMs);
        this.#turn = null;
    }
    /** A pause that grew after the turn was over: the other machines keep it too. */
    #tellLonger() {
        const { pauseMs } = this.#pace;
        if (this.#shared === null || this.#turn !== null || pauseMs <= this.#leftMs)
            return;
        this.#leftMs = pauseMs;
        this.waitFor(this.#shared.gates.hold(this.#shared.name, pauseMs));
    }
    /** What the last answer says about the host decides how long it is left alone. */
    note(answer) {
        this.#pace.note(answer);
        this.#tellLonger();
        this.#keepPause();
    }
    /** Takes up the pace where an earlier process left it, request by request in their order. */
    recall(answer, { sentAt, lastByteAt }) {
        const before = this.#recalledAt;
        if (before !== null)
            this.#keptMs = Math.min(this.#keptMs, Math.max(0, sentAt - before));
        this.#recalledAt = lastByteAt;
        this.#endedAt = instant(Math.max(this.#endedAt ?? 0, lastByteAt));
        if (answer)
            this.#pace.note(answer);
    }
    /**
     * After a resume: one more whole pause, since the last request of the earlier process may be unknown. Its
     * shortest pause was what robots.txt asked for, which is asked anew only by the first request.
     */
    goOn() {
        const keptMs = this.#keptMs <= LONGEST_KEPT_MS ? this.#keptMs : 0;
        this.holdUntil(instant(this.#clock.now() + keptMs));
    }
    /** Nobody is let in before this. */
    holdUntil(at) {
        this.#heldUntil = instant(Math.max(this.#heldUntil, at));
    }
    /** What robots.txt asked for when it was last read is kept until it is read again; 0 when it was. */
    recallAsked(delayMs) {
        this.#pace.recallAsked(delayMs);
    }
    /** A longer pause between all requests from now on, as robots.txt asks for by Crawl-delay. */
    slowTo(delayMs) {
        this.#pace.slowTo(delayMs);
        this.#tellLonger();
        this.holdUntil(instant(this.#clock.now() + this.#pace.pauseMs));
    }
    #keepPause() {
        this.waitFor(this.#keep(this.#pace.pauseMs));
    }
    /** Nobody is let in before this has settled well. */
    waitFor(kept) {
        if (kept === null)
            return;
        const all = Promise.all([this.#kept, kept]).then(() => undefined);
        this.#kept = all;
        // Whoever waits hears of a failure; where nobody does, nobody needs to.
        void all.catch(() => undefined).then(() => this.#kept === all && (this.#kept = null));
    }
    get #earliest() {
        if (this.#endedAt === null)
            return this.#heldUntil;
        const { pauseMs } = this.#pace;
        // One millisecond more, since instants are cut to the millisecond.
        return instant(Math.max(this.#heldUntil, this.#endedAt + pauseMs + (pauseMs > 0 ? 1 : 0)));
    }
}
function openTurn() {
    let resolve;
    const promise = new Promise((settle) => (resolve = settle));
    return { promise, resolve };
}
