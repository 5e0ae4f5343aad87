import { type Instant } from "#model/index.js";
/** How much is known from each instant until the next step; in order of time. */
export interface KnownSteps {
    readonly at: readonly number[] | Float64Array;
    readonly known: readonly number[] | Float64Array;
}
/** A time that somebody wishes for. */
export interface Wish {
    readonly at: Instant;
    /** How far from it one would go for twice as much. */
    readonly patienceMs: number;
}
/** What was chosen, and what the wished time itself would have given. */
export interface ChosenInstant {
    readonly at: Instant;
    readonly known: number;
    readonly knownAtWish: number;
}
/** What is known far away counts for less: by half for every patience. */
export declare function gainAt(known: number, distanceMs: number, { patienceMs }: Wish): number;
/**
 * The instant u of the greatest gain(u) = known(u) · 2^(−|u − t| / patience), of equal ones the nearest to t, then the
 * earlier. The wished time itself where nothing is known anywhere.
 */
export declare function chooseInstant(steps: KnownSteps, wish: Wish): ChosenInstant;
