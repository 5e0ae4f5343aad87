// Turnstiles of servers in memory, as machines reach them over lines that may be cut.
import { instant } from "#model/index.js";
import { MemoryGate } from "./memory-gate.js";
/** More are looked through for such as may be forgotten. */
const MANY_GATES = 4096;
/** The gates that all machines share. */
export class MemoryGateHall {
    clock;
    patienceMs;
    #gates = new Map();
    #owners = new WeakMap();
    #notBefore = -Infinity;
    #mostGates = MANY_GATES;
    constructor(clock, patienceMs) {
        this.clock = clock;
        this.patienceMs = patienceMs;
    }
    gate(name) {
        let gate = this.#gates.get(name);
        if (!gate) {
            if (this.#gates.size >= this.#mostGates)
                this.#forgetIdle();
            gate = new MemoryGate({ clock: this.clock, notBefore: () => this.#notBefore });
            this.#gates.set(name, gate);
        }
        return gate;
    }
    own(presence, link) {
        this.#owners.set(presence, link);
    }
    /** What was known is gone: who is in says so again, all others wait as long as that may take. */
    restart() {
        this.#notBefore = this.clock.now() + this.patienceMs;
        const isHeard = (presence) => this.#owners.get(presence)?.isCut === false;
        for (const gate of this.#gates.values())
            gate.forget(isHeard, this.patienceMs);
    }
    #forgetIdle() {
        for (const [name, gate] of this.#gates)
            if (gate.isIdle)
                this.#gates.delete(name);
        this.#mostGates = Math.max(MANY_GATES, 2 * this.#gates.size);
    }
}
/** The gates as one machine reaches them. */
export class MemoryGates {
    #hall;
    #link;
    #held = new Set();
    #figures = { turns: 0, lost: 0, waiting: 0, waitedMs: 0, questions: 0 };
    constructor(hall, link) {
        this.#hall = hall;
        this.#link = link;
    }
    async enter(name, pauseMs, signal) {
        const askedAt = this.#hall.clock.now();
        this.#figures.waiting++;
        try {
            const turn = this.#turn(await this.#letIn(name, pauseMs, signal));
            this.#figures.turns++;
            return turn;
        }
        finally {
            this.#figures.waiting--;
            this.#figures.waitedMs += this.#hall.clock.now() - askedAt;
        }
    }
    async hold(name, forMs) {
        await this.#link.whole();
        this.#hall.gate(name).hold(this.#hall.clock.now() + forMs);
    }
    figures() {
        return { ...this.#figures, inTurn: this.#held.size };
    }
    /** Nobody hears of this machine's turns any more. */
    silence() {
        const lostAt = instant(this.#hall.clock.now() + this.#hall.patienceMs);
        for (const held of this.#held)
            held.lostAt = Math.min(held.lostAt, lostAt);
        if (this.#held.size > 0)
            void this.#hall.clock.sleepUntil(lostAt).then(() => this.#giveUp());
    }
    /** They are heard of again; those that count as dead are lost. */
    resume() {
        this.#giveUp();
        for (const held of this.#held) {
            held.lostAt = Infinity;
            if (held.leftMs !== null)
                this.#leave(held, held.leftMs);
        }
    }
    async #letIn(name, pauseMs, signal) {
        for (;;) {
            await this.#link.whole(signal);
            this.#figures.questions++;
            const gate = this.#hall.gate(name);
            const presence = await gate.enter(pauseMs, signal);
            // Whoever does not hear that he may go in does not.
            if (this.#link.isCut)
                gate.decline(presence);
            else
                return { gate, presence, lostAt: Infinity, leftMs: null };
        }
    }
    #turn(held) {
        this.#held.add(held);
        this.#hall.own(held.presence, this.#link);
        return {
            isHeld: () => held.leftMs === null && this.#hall.clock.now() < held.lostAt,
            leave: (pauseMs) => {
                if (held.leftMs !== null)
                    return;
                held.leftMs = pauseMs;
                if (!this.#link.isCut)
                    this.#leave(held, pauseMs);
            },
        };
    }
    #leave(held, pauseMs) {
        this.#held.delete(held);
        held.gate.leave(held.presence, pauseMs);
    }
    #giveUp() {
        const now = this.#hall.clock.now();
        for (const held of this.#held) {
            if (now < held.lostAt)
                continue;
            this.#held.delete(held);
            this.#figures.lost++;
            held.gate.leave(held.presence, held.presence.pauseMs);
        }
    }
}
