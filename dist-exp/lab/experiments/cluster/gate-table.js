// The table of gates as the database has it, on the database's time, by the rules of src/agreement/postgres/gates: who is
// in, until when he counts as alive, and from when on the next may come. It is not logged: after a crash nothing of it is
// known but the longest pauses, which are few and are written down.
/** Whoever would be let in within this is let in, and told how long to wait: most ask a moment too soon. */
const EARLY_MS = 100;
/** How long whoever waits longest is expected back after the instant at which he may be let in. */
const EXPECTED_BACK_MS = 2_000;
/** More gates are looked through for such as may be forgotten. */
const MANY_GATES = 4_096;
/** Whoever comes to a gate does not ask for a longer pause than this. */
const LONGEST_PAUSE_MS = 300_000;
/** Who is where. */
export class GateTable {
    #gates = new Map();
    #patienceMs;
    #nowMs;
    #notBeforeMs = -Infinity;
    #mostGates = MANY_GATES;
    /** By gate, of those whose pause is longer than the patience: what everybody waits after a crash is too short there. */
    #longMs = new Map();
    constructor(patienceMs, nowMs) {
        this.#patienceMs = patienceMs;
        this.#nowMs = nowMs;
    }
    /** Lets somebody in if it is his turn; who asks again under one ticket is in but once. */
    enter(asked) {
        const { name, ticket, process, pauseMs } = asked;
        const gate = this.#gate(name);
        const nowMs = this.#nowMs();
        const sinceMs = asked.sinceMs ?? nowMs;
        const isAnother = gate.ticket !== null && gate.ticket !== ticket;
        const freeAtMs = this.#freeAt(name, gate, pauseMs, isAnother);
        const said = { isHeld: isAnother && nowMs < gate.aliveUntilMs, inMs: freeAtMs - nowMs, sinceMs };
        const isWanted = gate.wantedBy !== null && gate.wantedBy !== process && nowMs < gate.wantedUntilMs;
        if (isWanted && gate.wantedSinceMs < sinceMs)
            return { ...said, isIn: false };
        if (nowMs >= freeAtMs - EARLY_MS) {
            this.#letIn(gate, asked, Math.max(nowMs, freeAtMs));
            return { ...said, isIn: true, inMs: Math.max(0, said.inMs) };
        }
        const backMs = (said.isHeld ? nowMs : freeAtMs) + EXPECTED_BACK_MS;
        Object.assign(gate, { wantedBy: process, wantedSinceMs: sinceMs, wantedUntilMs: backMs });
        return { ...said, isIn: false };
    }
    /** The tickets of these that are still in; they count as alive for the patience from now on. */
    renew(turns) {
        const nowMs = this.#nowMs();
        // While everybody waits since the table was lost, those who were in say so again.
        const mayTake = nowMs < this.#notBeforeMs;
        const held = turns.filter(({ name, ticket, pauseMs }) => {
            const gate = this.#gate(name);
            if (gate.ticket === null && mayTake)
                Object.assign(gate, { ticket, pauseMs });
            if (gate.ticket === ticket)
                gate.aliveUntilMs = nowMs + this.#patienceMs;
            return gate.ticket === ticket;
        });
        return held.map(({ ticket }) => ticket);
    }
    /** Ends a turn. Of one that is unknown here the pause is kept all the same. */
    leave({ name, ticket, pauseMs }) {
        const gate = this.#gate(name);
        if (gate.ticket !== ticket)
            return this.hold(name, pauseMs);
        gate.ticket = null;
        gate.leftAtMs = this.#nowMs();
        gate.leftMs = pauseMs;
        this.#keepLong(name, pauseMs);
    }
    hold(name, forMs) {
        const gate = this.#gate(name);
        gate.freeAtMs = Math.max(gate.freeAtMs, this.#nowMs() + forMs);
        gate.leftMs = Math.max(gate.leftMs, forMs);
        this.#keepLong(name, forMs);
    }
    /** Nothing is known any more: everybody waits for the patience, and then for his pause. */
    restart(upFromMs) {
        this.#gates.clear();
        this.#notBeforeMs = upFromMs + this.#patienceMs;
    }
    #letIn(gate, { name, ticket, pauseMs }, fromMs) {
        gate.ticket = ticket;
        gate.pauseMs = Math.max(pauseMs, gate.leftMs, this.#longMs.get(name) ?? 0);
        gate.aliveUntilMs = fromMs + this.#patienceMs;
        gate.wantedBy = null;
        this.#keepLong(name, pauseMs);
    }
    #freeAt(name, gate, pauseMs, isAnother) {
        const crashedMs = this.#notBeforeMs + Math.max(pauseMs, this.#longMs.get(name) ?? 0);
        const beforeMs = isAnother
            ? gate.aliveUntilMs + Math.max(gate.pauseMs, pauseMs)
            : gate.leftAtMs + Math.max(gate.leftMs, pauseMs);
        return Math.max(crashedMs, gate.freeAtMs, beforeMs);
    }
    #forgetIdle() {
        const nowMs = this.#nowMs();
        for (const [name, { ticket, leftAtMs, freeAtMs }] of this.#gates)
            if (ticket === null && Math.max(leftAtMs + LONGEST_PAUSE_MS, freeAtMs) < nowMs)
                this.#gates.delete(name);
        this.#mostGates = Math.max(MANY_GATES, 2 * this.#gates.size);
    }
    #keepLong(name, pauseMs) {
        if (pauseMs > this.#patienceMs)
            this.#longMs.set(name, Math.max(pauseMs, this.#longMs.get(name) ?? 0));
    }
    #gate(name) {
        let gate = this.#gates.get(name);
        if (!gate) {
            if (this.#gates.size >= this.#mostGates)
                this.#forgetIdle();
            this.#gates.set(name, (gate = emptyGate()));
        }
        return gate;
    }
}
function emptyGate() {
    return {
        ticket: null,
        aliveUntilMs: 0,
        pauseMs: 0,
        leftAtMs: -Infinity,
        leftMs: 0,
        freeAtMs: 0,
        wantedBy: null,
        wantedSinceMs: 0,
        wantedUntilMs: 0,
    };
}
