// The servers' own log: when requests arrived and when their answers ended, by host and by address. It knows nothing of
// gates, and counts every request that came while another was being answered, or too soon after it.

/** Why a request came too near to another. */
export type Excuse =
  /** One of the two was sent late, by a process that stood still between its last check and the sending. */
  | "frozen"
  /** The answer before took longer than its asker could hold his turn, cut off from the database or stopped. */
  | "outlived"
  /** A longer pause was asked for by robots.txt, which only somebody cut off from the database had read. */
  | "untold"
  /** Nothing excuses it. */
  | "none";

/** A request as a server sees it. */
export interface Arrival {
  /** The pause that is due at the server, and what all who ask could know of it. */
  readonly delayMs: number;
  readonly toldMs: number;
  /** It was sent long after it was last checked. */
  readonly isLate: boolean;
  /** Whether its asker surely has the turn now. */
  readonly hasTurn: () => boolean;
}

/** What was counted. */
export interface PolitenessCount {
  readonly requests: number;
  /** Requests too near to another, by why. */
  readonly tooNear: Readonly<Record<Excuse, number>>;
  /** The shortest pause that was left without excuse, as a share of the one that was due; `null` where there was none. */
  readonly leastPause: number | null;
}

/** The last request of a server that was answered. */
interface Ended {
  atMs: number;
  isLate: boolean;
  outlived: boolean;
}

/** The log of servers of one kind, hosts or addresses. */
export class PolitenessJudge {
  /** Being answered; of several at one server the last. */
  readonly #open = new Map<number, Arrival>();
  readonly #ended = new Map<number, Ended>();
  #requests = 0;
  #leastPause = Infinity;
  readonly #tooNear: Record<Excuse, number> = { frozen: 0, outlived: 0, untold: 0, none: 0 };

  /** A request arrived; what is returned is to be called when it was answered, or given up. */
  arrive(server: number, atMs: number, arrival: Arrival): (atMs: number) => void {
    this.#requests++;
    this.#compare(server, arrival, atMs);
    this.#open.set(server, arrival);
    return (endMs) => {
      if (this.#open.get(server) === arrival) this.#open.delete(server);
      this.#ended.set(server, { atMs: endMs, isLate: arrival.isLate, outlived: !arrival.hasTurn() });
    };
  }

  get count(): PolitenessCount {
    const leastPause = this.#leastPause === Infinity ? null : this.#leastPause;
    return { requests: this.#requests, tooNear: { ...this.#tooNear }, leastPause };
  }

  #compare(server: number, arrival: Arrival, atMs: number): void {
    const open = this.#open.get(server);
    const ended = this.#ended.get(server);
    if (open) return this.#note(0, arrival, excuseOf(arrival.isLate || open.isLate, !open.hasTurn()));
    if (ended)
      this.#note(atMs - ended.atMs, arrival, excuseOf(arrival.isLate || ended.isLate, ended.outlived));
  }

  #note(pauseMs: number, { delayMs, toldMs }: Arrival, excuse: Excuse): void {
    const why = excuse === "none" && pauseMs >= toldMs && toldMs < delayMs ? "untold" : excuse;
    if (pauseMs < delayMs) this.#tooNear[why]++;
    if (pauseMs >= delayMs || why === "none")
      this.#leastPause = Math.min(this.#leastPause, pauseMs / delayMs);
  }
}

function excuseOf(isLate: boolean, outlived: boolean): Excuse {
  return isLate ? "frozen" : outlived ? "outlived" : "none";
}
