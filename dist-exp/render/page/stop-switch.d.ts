import type { RenderFailure } from "#ports/index.js";
/** Why a page is over before it settled. */
export interface Stop {
    readonly code: RenderFailure;
    readonly message: string;
}
/** Thrown where a page is waited for that is over. */
export declare class PageStopped extends Error {
    readonly name = "PageStopped";
    readonly stop: Stop;
    constructor(stop: Stop);
}
/** Ends a page once; the first reason counts. */
export declare class StopSwitch {
    #private;
    constructor();
    get signal(): AbortSignal;
    stop(code: RenderFailure, message: string): void;
    /** Ends it by a fault that is none of the page's: whoever asked for the page hears of it. */
    fail(fault: unknown): void;
    /** Tells whoever answers that the page is over; no failure. */
    finish(): void;
    /** What is waited for, unless the page is over before. */
    during<T>(wait: Promise<T>): Promise<T>;
}
