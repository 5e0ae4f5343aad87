import { type FetchTimes, type Instant } from "#model/index.js";
import type { Clock, SharedGates } from "#ports/index.js";
import { type HostAnswer } from "./adaptive-pace.js";
/** Keeps a pause for another process; `null` where it is kept already. */
type KeepPause = (pauseMs: number) => Promise<void> | null;
/** The same turnstile as other machines have it: whoever is let in here waits there too. */
export interface SharedGate {
    readonly name: string;
    readonly gates: SharedGates;
}
/** The turnstile of one host, or of one server address: who is let in has it for himself until he leaves. */
export declare class HostGate {
    #private;
    constructor(clock: Clock, keep?: KeepPause, shared?: SharedGate | null);
    /** The pause that a party keeps between requests from now on; `null` when it asks no more. */
    paceFor(party: object, delayMs: number | null): void;
    /** Whether it can be forgotten: nobody asks here, and the last pause is over. */
    get isIdle(): boolean;
    /** Whether a new one would do as well for the only party that asks here. */
    get isPlain(): boolean;
    /** Waits for its turn and for the pause after the response before, then runs the request. */
    pass<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T>;
    /** Waits until the pause is over, and takes no turn. */
    untilFree(signal?: AbortSignal): Promise<void>;
    /** Waits for its turn and for the pause; the next one is let in only after what this returns was called. */
    enter(signal?: AbortSignal): Promise<() => void>;
    /** Asked right before something is sent. @throws CLUSTER where other machines may have taken the turn over */
    requireTurn(): void;
    /** What the last answer says about the host decides how long it is left alone. */
    note(answer: HostAnswer): void;
    /** Takes up the pace where an earlier process left it, request by request in their order. */
    recall(answer: HostAnswer | null, { sentAt, lastByteAt }: FetchTimes): void;
    /**
     * After a resume: one more whole pause, since the last request of the earlier process may be unknown. Its
     * shortest pause was what robots.txt asked for, which is asked anew only by the first request.
     */
    goOn(): void;
    /** Nobody is let in before this. */
    holdUntil(at: Instant): void;
    /** What robots.txt asked for when it was last read is kept until it is read again; 0 when it was. */
    recallAsked(delayMs: number): void;
    /** A longer pause between all requests from now on, as robots.txt asks for by Crawl-delay. */
    slowTo(delayMs: number): void;
    /** Nobody is let in before this has settled well. */
    waitFor(kept: Promise<void> | null): void;
}
export {};
