/** How jobs left this machine, counted. */
export class LeftTally {
    #counts = new Map();
    add(left) {
        this.#counts.set(left, this.of(left) + 1);
    }
    of(...ways) {
        return ways.reduce((sum, left) => sum + (this.#counts.get(left) ?? 0), 0);
    }
}
/** How long a turn was waited for since this was asked last. */
export class LateWaits {
    #before = { turns: 0, waitedMs: 0 };
    meanMs(gates) {
        const { turns, waitedMs } = this.#before;
        this.#before = gates;
        return gates.turns === turns ? 0 : Math.round((gates.waitedMs - waitedMs) / (gates.turns - turns));
    }
}
/** The part of a machine's figures that its jobs make. */
export function jobFigures(tally) {
    return {
        jobsDone: tally.of("done", "cancelled"),
        jobsFailed: tally.of("failed"),
        jobsGivenBack: tally.of("given back", "lost"),
    };
}
/** The part that its gates make. */
export function gateFigures({ turns, lost, waiting, waitedMs, questions }) {
    return {
        gateTurns: turns,
        gateTurnsLost: lost,
        gateWaiting: waiting,
        gateWaitedMs: Math.round(waitedMs),
        gateQuestions: questions,
    };
}
/** As a beat carries them: what is not known is left out. */
export function toBeat(figures) {
    const known = Object.entries(figures).filter((entry) => entry[1] !== null);
    return Object.fromEntries(known);
}
