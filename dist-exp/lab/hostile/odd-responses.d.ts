import type { Random } from "#ports/index.js";
/** One response as it goes over the wire. */
export interface OddResponse {
    readonly bytes: Buffer;
    /** What the server does when all is said. */
    readonly atEnd: "close" | "keep" | "reset";
}
/** Something said with its weight: plain forms are common, so that most responses are odd in few ways. */
type Form<T> = readonly [weight: number, value: T];
/** Draws one of the forms by weight. */
export declare function draw<T>(random: Random, forms: readonly Form<T>[]): T;
/** One response, whatever way it is odd. */
export declare function oddResponse(random: Random): OddResponse;
export {};
