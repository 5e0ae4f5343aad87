// What a machine tells of itself, in figures: to the others with each beat, and to whoever asks for its metrics.
import type { GateFigures } from "#ports/index.js";
import type { Left } from "./at-work.js";

/** A machine's figures; times are milliseconds, counts go from its start. */
export interface WorkerFigures {
  readonly sites: number;
  readonly mostSites: number;
  /** Sealed, and not acknowledged yet. */
  readonly uploadBacklogBytes: number;
  /** ε of the machine's clock; `null` while it has none. */
  readonly clockErrorMs: number | null;
  readonly clocksWrong: number;
  readonly leasesLost: number;
  readonly jobsDone: number;
  readonly jobsFailed: number;
  readonly jobsGivenBack: number;
  /** Of sites under watch. */
  readonly turnsDone: number;
  /** Asked of servers. */
  readonly requests: number;
  readonly gateTurns: number;
  readonly gateTurnsLost: number;
  readonly gateWaiting: number;
  /** All waits together, the pauses that servers are owed included. */
  readonly gateWaitedMs: number;
  /** Of late, for each turn. */
  readonly gateWaitMs: number;
  readonly gateQuestions: number;
}

/** How jobs left this machine, counted. */
export class LeftTally {
  readonly #counts = new Map<Left, number>();

  add(left: Left): void {
    this.#counts.set(left, this.of(left) + 1);
  }

  of(...ways: readonly Left[]): number {
    return ways.reduce((sum, left) => sum + (this.#counts.get(left) ?? 0), 0);
  }
}

/** How long a turn was waited for since this was asked last. */
export class LateWaits {
  #before: Pick<GateFigures, "turns" | "waitedMs"> = { turns: 0, waitedMs: 0 };

  meanMs(gates: GateFigures): number {
    const { turns, waitedMs } = this.#before;
    this.#before = gates;
    return gates.turns === turns ? 0 : Math.round((gates.waitedMs - waitedMs) / (gates.turns - turns));
  }
}

/** The part of a machine's figures that its jobs make. */
export function jobFigures(tally: LeftTally) {
  return {
    jobsDone: tally.of("done", "cancelled"),
    jobsFailed: tally.of("failed"),
    jobsGivenBack: tally.of("given back", "lost"),
    turnsDone: tally.of("turn done"),
  };
}

/** The part that its gates make. */
export function gateFigures({ turns, lost, waiting, waitedMs, questions }: GateFigures) {
  return {
    gateTurns: turns,
    gateTurnsLost: lost,
    gateWaiting: waiting,
    gateWaitedMs: Math.round(waitedMs),
    gateQuestions: questions,
  };
}

/** As a beat carries them: what is not known is left out. */
export function toBeat(figures: WorkerFigures): Record<string, number> {
  const known = Object.entries(figures).filter((entry): entry is [string, number] => entry[1] !== null);
  return Object.fromEntries(known);
}
