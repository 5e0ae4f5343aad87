// Turnstiles of servers that all machines share, on the database's time. Whoever waits asks again: soon where somebody is
// in, when the pause is over where nobody is; all questions of a machine that fall together are one statement. Of those
// who wait whoever waits longest is let in next, as long as he asks.
import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { IsochronError } from "#errors.js";
import { Gathered } from "../gathered.js";
import { GateStatements } from "./gate-statements.js";
import { Lanes } from "./lanes.js";
import { patiently, pause } from "./patiently.js";
import { HeldTurns } from "./turns.js";
/** Asked again after this where somebody is in, and ever later: up to the longest. */
const FIRST_LOOK_MS = 5;
const LONGEST_LOOK_MS = 1_000;
/** So far from the exact end of a pause all who wait for it ask. */
const SPREAD_MS = 3;
/** A longer wait is looked at again: a word in the database may have been lost. */
const LONGEST_WAIT_MS = 60_000;
/** Gates in PostgreSQL. */
export class PostgresGates {
    #statements;
    #entering;
    #leaving;
    #turns;
    #lanes = new Lanes();
    #end = new AbortController();
    #me = randomUUID();
    #patienceMs;
    #asked = 0;
    #given = 0;
    #waiting = 0;
    #waitedMs = 0;
    constructor(database, patienceMs) {
        this.#patienceMs = patienceMs;
        setMaxListeners(0, this.#end.signal);
        this.#statements = new GateStatements(database, this.#me, patienceMs);
        this.#entering = new Gathered((asked) => this.#statements.enter(asked));
        this.#leaving = new Gathered((turns) => this.#statements.leave(turns));
        this.#turns = new HeldTurns(this.#statements, patienceMs);
    }
    async enter(name, pauseMs, signal) {
        const wanted = eitherOf(this.#end.signal, signal);
        const fromMs = performance.now();
        this.#waiting++;
        try {
            const next = await this.#lanes.enter(name, wanted.signal);
            return await this.#letIn({ name, pauseMs }, wanted.signal, next);
        }
        finally {
            wanted.forget();
            this.#waiting--;
            this.#waitedMs += performance.now() - fromMs;
        }
    }
    hold(name, forMs) {
        return patiently(() => this.#statements.hold(name, forMs), { signal: this.#end.signal });
    }
    figures() {
        return {
            turns: this.#given,
            lost: this.#turns.lost,
            inTurn: this.#turns.size,
            waiting: this.#waiting,
            waitedMs: this.#waitedMs,
            questions: this.#statements.sent,
        };
    }
    /** Asks nothing more; who is in counts as dead in a while. */
    close() {
        this.#turns.close();
        this.#end.abort(new IsochronError("CLUSTER", "the cluster's gates were closed"));
    }
    async #letIn(asked, signal, next) {
        const word = { ...asked, turn: `${this.#me}/${++this.#asked}` };
        try {
            const given = await this.#askUntilIn(word, signal);
            this.#given++;
            return this.#turns.take(given, (left, isOurs) => void this.#leaveTo(next, left, isOurs));
        }
        catch (error) {
            next();
            throw error;
        }
    }
    /** Whoever is next in line here asks after the word of the one before is told. */
    async #leaveTo(next, word, isOurs) {
        await this.#leave(word, isOurs);
        next();
    }
    async #askUntilIn(word, signal) {
        let since = 0;
        for (let looks = 0;; looks++) {
            let askedMs = 0;
            const ask = () => {
                askedMs = performance.now();
                return this.#entering.ask({ ...word, since });
            };
            const answer = await patiently(ask, { signal });
            if (answer.isEntered)
                return this.#begin(word, answer, askedMs, signal);
            since = answer.since;
            await pause(waitOf(answer, looks), signal);
        }
    }
    /** Waits until the turn that was given begins; whoever does not want it any more lets the next one have it. */
    async #begin(word, { waitMs, keptMs, untilDbMs }, askedMs, signal) {
        try {
            await pause(waitMs, signal);
            return { ...word, pauseMs: keptMs, untilDbMs, untilMs: askedMs + waitMs + this.#patienceMs };
        }
        catch (error) {
            void this.#leave({ ...word, pauseMs: keptMs }, () => false); // the pause before it is not over
            throw error;
        }
    }
    /** Tells that a turn is over, for as long as it may be ours; afterwards it counts as dead. */
    async #leave(word, isOurs) {
        const tell = () => this.#leaving.ask(word);
        await patiently(tell, { signal: this.#end.signal, mayGoOn: isOurs }).catch(() => undefined);
    }
}
/** Aborted with whichever is first; thousands wait by one signal for days, so that nothing of them may stay with it. */
function eitherOf(...signals) {
    const either = new AbortController();
    const listeners = signals.map((signal) => {
        const abort = () => either.abort(signal?.reason);
        if (signal?.aborted)
            abort();
        signal?.addEventListener("abort", abort, { once: true });
        return () => signal?.removeEventListener("abort", abort);
    });
    return { signal: either.signal, forget: () => listeners.forEach((forget) => forget()) };
}
/** How long to wait before the next question. */
function waitOf({ isHeld, waitMs }, looks) {
    const lookMs = Math.min(FIRST_LOOK_MS * 1.5 ** looks, LONGEST_LOOK_MS) * (0.75 + Math.random() / 2);
    // Nobody says when whoever is in leaves, nor when whoever waits longer is let in.
    if (isHeld)
        return Math.min(lookMs, Math.max(waitMs, 1));
    return waitMs > 0 ? Math.min(waitMs + SPREAD_MS * Math.random(), LONGEST_WAIT_MS) : lookMs;
}
