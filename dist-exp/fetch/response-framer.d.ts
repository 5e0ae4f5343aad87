import type { FetchLimits } from "./limits.js";
/** `head` and `body` wait for more; `done` and `bad` are ends; `full` means that the size limit was reached. */
export type FramerState = "head" | "body" | "done" | "full" | "bad";
/** Takes the bytes of one connection until one response is whole; of a body it keeps nothing. */
export declare class ResponseFramer {
    #private;
    /** `onBytes` gets the exact bytes of the response in order, from its status line on, once its head is whole. */
    constructor(limits: Pick<FetchLimits, "maxHeadBytes" | "maxResponseBytes">, onBytes: (bytes: Uint8Array) => void, mostBytes?: () => number);
    get state(): FramerState;
    /** What is wrong when the state is `bad`. */
    get problem(): string;
    /** Bytes of the answer so far, without interim responses and blank lines before it. */
    get length(): number;
    /** Whether the connection may carry another request after this response. */
    get isReusable(): boolean;
    /** Whether anybody can say where the body ends; what comes of one without is never a state of the page. */
    get isEndKnown(): boolean;
    push(chunk: Uint8Array): void;
    /** The server closed its side: for a body without declared end that is its end. */
    end(): void;
}
