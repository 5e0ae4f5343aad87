import type { Random } from "#ports/index.js";
/** An independent stream per purpose; neighbouring seeds and names give unrelated streams. */
export declare function stream(seed: number, purpose: string): Random;
/** Uniform in [low, high). */
export declare function uniform(random: Random, low: number, high: number): number;
/** Whole number in [low, high], both included. */
export declare function integer(random: Random, low: number, high: number): number;
/** Exponential with the given mean: the gaps of a Poisson process. */
export declare function exponential(random: Random, mean: number): number;
/** One element; the list must not be empty. */
export declare function pick<T>(random: Random, list: readonly T[]): T;
/** Relative shares by name; a share of 0 never occurs. */
export type Mix<Name extends string> = Readonly<Partial<Record<Name, number>>>;
/** One name, drawn by its share. */
export declare function pickFrom<Name extends string>(random: Random, shares: Mix<Name>): Name;
/** A shuffled copy (Fisher and Yates). */
export declare function shuffled<T>(random: Random, list: readonly T[]): T[];
