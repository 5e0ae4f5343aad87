/** Why a request came too near to another. */
export type Excuse = 
/** One of the two was sent late, by a process that stood still between its last check and the sending. */
"frozen"
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
/** The log of servers of one kind, hosts or addresses. */
export declare class PolitenessJudge {
    #private;
    /** A request arrived; what is returned is to be called when it was answered, or given up. */
    arrive(server: number, atMs: number, arrival: Arrival): (atMs: number) => void;
    get count(): PolitenessCount;
}
