import { AskedTogether } from "./asked-together.js";
import { NoAnswer } from "./simulated-database.js";
import { HeldTurns } from "./held-turns.js";
/** Asked again after this where somebody is in, and ever later: up to the longest. */
const FIRST_LOOK_MS = 5;
const LONGEST_LOOK_MS = 1_000;
/** So far from the exact end of a pause all who wait for it ask. */
const SPREAD_MS = 3;
/** A database that gave no answer is asked again after this, and ever later. */
const FIRST_AGAIN_MS = 50;
const LONGEST_AGAIN_MS = 2_000;
/** One process's way to the gates. */
export class TableGates {
    #reach;
    #held;
    #entering;
    #leaving;
    #tickets = 0;
    #figures = { turns: 0, waiting: 0, waitedMs: 0, questions: 0 };
    constructor(reach) {
        this.#reach = reach;
        const { table } = reach;
        this.#entering = new AskedTogether((all) => this.#ask(() => all.map((one) => table.enter(one)), all.length));
        this.#leaving = new AskedTogether((all) => this.#ask(() => all.map((one) => table.leave(one)), all.length));
        this.#held = new HeldTurns({
            patienceMs: reach.patienceMs,
            monotonicMs: () => reach.process.monotonicMs(),
            sleepUntil: (atMs) => reach.process.sleepUntil(atMs),
            renew: (turns) => this.#ask(() => table.renew(turns), turns.length).catch(() => null),
        });
    }
    async enter(name, pauseMs, signal) {
        const { process } = this.#reach;
        const cameMs = process.monotonicMs();
        this.#figures.waiting++;
        try {
            const ticket = `${process.name} ${this.#tickets++}`;
            return this.#turn(await this.#letIn({ name, pauseMs, ticket }, signal));
        }
        finally {
            this.#figures.waiting--;
            this.#figures.waitedMs += process.monotonicMs() - cameMs;
        }
    }
    async hold(name, forMs) {
        const { process, table } = this.#reach;
        const untilMs = process.monotonicMs() + forMs;
        const hold = () => table.hold(name, Math.max(0, untilMs - process.monotonicMs()));
        await this.#patiently(() => this.#ask(hold));
    }
    figures() {
        return { ...this.#figures, lost: this.#held.lost, inTurn: this.#held.size };
    }
    /** Whether a gate is surely this process's. */
    isIn(name) {
        return this.#held.isIn(name);
    }
    #turn(turn) {
        this.#figures.turns++;
        return {
            isHeld: () => this.#reach.process.monotonicMs() < turn.untilMs,
            leave: (leftMs) => this.#leave(turn, leftMs),
        };
    }
    /** Who is told to stop hears of it when he would ask again. */
    async #letIn(word, signal) {
        const { process, patienceMs } = this.#reach;
        let sinceMs = null;
        for (let looks = 0;; looks++) {
            signal?.throwIfAborted();
            let askedMs = 0;
            const answer = await this.#patiently(() => {
                askedMs = process.monotonicMs();
                return this.#entering.ask({ ...word, process: process.name, sinceMs });
            });
            if (answer.isIn)
                return this.#begin({ ...word, untilMs: askedMs + answer.inMs + patienceMs }, answer.inMs);
            ({ sinceMs } = answer);
            await process.sleepUntil(process.monotonicMs() + this.#waitMs(answer, looks));
        }
    }
    async #begin(turn, inMs) {
        const { process } = this.#reach;
        this.#held.keep(turn);
        if (inMs > 0)
            await process.sleepUntil(process.monotonicMs() + inMs);
        return turn;
    }
    /** How long to wait before the next question: nobody says when whoever is in leaves. */
    #waitMs({ isHeld, inMs }, looks) {
        const { random } = this.#reach;
        const lookMs = Math.min(FIRST_LOOK_MS * 1.5 ** looks, LONGEST_LOOK_MS) * (0.75 + random.next() / 2);
        if (isHeld)
            return Math.min(lookMs, Math.max(inMs, 1));
        return inMs > 0 ? inMs + SPREAD_MS * random.next() : lookMs;
    }
    #leave(turn, pauseMs) {
        this.#held.leave(turn);
        const { name, ticket } = turn;
        void this.#patiently(() => this.#leaving.ask({ name, ticket, pauseMs }));
    }
    /** Until there is an answer. */
    async #patiently(attempt) {
        const { process } = this.#reach;
        for (let againMs = FIRST_AGAIN_MS;; againMs = Math.min(2 * againMs, LONGEST_AGAIN_MS)) {
            try {
                return await attempt();
            }
            catch (error) {
                if (!(error instanceof NoAnswer))
                    throw error;
                await process.sleepUntil(process.monotonicMs() + againMs);
            }
        }
    }
    #ask(answer, rows = 1) {
        this.#figures.questions++;
        return this.#reach.database.ask(this.#reach.process, answer, rows);
    }
}
