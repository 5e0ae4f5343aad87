import type { Io } from "../io.js";
interface ProgressWish {
    /** What was done with the pages. */
    readonly words?: string;
    readonly nowMs?: () => number;
}
/** Call `end` before printing anything else. */
export declare class CopyProgress {
    #private;
    constructor(io: Pick<Io, "err" | "interactive">, { words, nowMs }?: ProgressWish);
    show(done: number, total: number): void;
    end(): void;
}
export {};
