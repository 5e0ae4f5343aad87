import { Turns, type FetchTimes } from "#model/index.js";
import type { Clock, PauseStore, SharedGates } from "#ports/index.js";
import type { HostAnswer } from "./adaptive-pace.js";
import { HostGate } from "./politeness.js";
/** The turnstiles of one process. */
export declare class Gates {
    #private;
    /** @param shared where other machines ask the same servers: nobody is let in whom they would not let in */
    constructor(clock: Clock, requestsAtOnce?: number, shared?: SharedGates | null);
    /** Somebody who asks servers, with the pause that is kept for them wherever they ask. */
    join(delayMs: number): Caller;
    /** Keeps pauses from now on, and leaves every server alone for as long as an earlier process would have. */
    remember(store: PauseStore): Promise<void>;
    /** Of how many hosts and addresses something is remembered. */
    get size(): number;
}
/** What a party passes through. */
interface Entrances {
    gateNamed(name: string): HostGate;
    /** Nobody asks there any more, and nothing was learned. */
    forget(name: string): void;
    /** Over all hosts. */
    readonly requests: Turns;
    /** Keeps what robots.txt asks for; `null` where nothing has to be written. */
    noteAsked(name: string, askedMs: number): Promise<void> | null;
}
/** One party at the gates: a capture, or a survey. */
export declare class Caller {
    #private;
    constructor(clock: Clock, delayMs: number, entrances: Entrances);
    /** Runs a request when the host's turn has come, and one of those over all hosts. */
    pass<T>(host: string, request: () => Promise<T>, signal?: AbortSignal): Promise<T>;
    /** Waits until the host may be asked again, so that what is judged then holds when it is asked. */
    untilFree(host: string, signal?: AbortSignal): Promise<void>;
    /**
     * Waits for the turn at a server address, whatever hosts it stands for; what is returned ends it. Whoever asks in the
     * turn of a host names it, so that it is judged again right before something is sent.
     */
    enterAddress(address: string, signal?: AbortSignal, host?: string): Promise<() => void>;
    /** For whoever asks in the turn of a host and needs none at its address. @throws CLUSTER where it was lost */
    requireTurn(host: string): () => void;
    /** Lets the host's pace follow what came back. */
    note(host: string, answer: HostAnswer): void;
    /** At least this pause between all requests to the host, as its robots.txt asks for by Crawl-delay; or none. */
    slowTo(host: string, delayMs: number | null): void;
    /** Another pause for every host and address from now on; what robots.txt asks for is kept all the same. */
    paceTo(delayMs: number): void;
    /** Takes in what an earlier process saw of a host, in the order of its looks. */
    recall(host: string, answer: HostAnswer | null, times: FetchTimes): void;
    /** A resumed capture keeps the hosts' pace. */
    goOn(): void;
    /** Asks no more: its pause holds nobody up any longer. */
    leave(): void;
}
export {};
