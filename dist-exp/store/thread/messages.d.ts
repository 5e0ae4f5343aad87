import type { Logger } from "#ports/index.js";
/** A method of the archive, called from the other side; `id` comes back with the answer. */
export interface Call {
    readonly id: number;
    /** For example `frontier` and `add`; an opened WARC goes by its number. */
    readonly target: string;
    readonly method: string;
    readonly args: readonly unknown[];
}
/** How a call ended. */
export type Answer = {
    readonly id: number;
    readonly value: unknown;
} | {
    readonly id: number;
    readonly failure: Failure;
};
/** From the thread: answers, and now and then something for the log. */
export interface FromThread {
    readonly answers: readonly Answer[];
    readonly logged: readonly Parameters<Logger["log"]>[];
}
/** An error as it travels: classes do not. */
interface Failure {
    readonly name: string;
    readonly code: string | null;
    readonly message: string;
    readonly stack: string | undefined;
}
/** The error, ready to be sent. */
export declare function packFailure(error: unknown): Failure;
/** The error again: of the same class as far as a caller may ask, with the other side's stack. */
export declare function unpackFailure({ name, code, message, stack }: Failure): Error;
export {};
