import { type Instant, type SkipFigures } from "#model/index.js";
import type { SavedColumns } from "#packed/index.js";
import { type RoundFinding } from "./round-end.js";
/** What is asked of the rounds. */
export interface SkipSettings {
    /** Share of the changes that is to be found on the mean, 0 to 1. */
    readonly recall: number;
    /** A round begins so often, at whole multiples of it. */
    readonly roundMs: number;
    /** What earlier processes kept of them. */
    readonly saved?: SavedColumns | undefined;
}
/** The pages as their owner knows them; numbers count from 0 without a gap. */
export interface RoundPages {
    /** Paths by number, of every page ever met. */
    paths(): readonly string[];
    isWatched(page: number): boolean;
    /** How many are. */
    readonly count: number;
    /** Under watch and never looked at. */
    unseen(): Iterable<number>;
}
/** A page to look at, and what for. */
export interface RoundChoice {
    readonly page: number;
    readonly because: "never-looked-at" | "hint" | "search" | "lot";
    readonly index: number;
}
/** Rounds of one site; without clock and I/O. */
export declare class SkipRounds {
    #private;
    constructor(settings: SkipSettings, pages: RoundPages);
    /** Whom to look at now, at most so many; nobody once the round has looked at all it wants. */
    choose(now: Instant, most: number): RoundChoice[];
    /** Whom this round looks at next, as far as is known: the search goes on by what they show. */
    ahead(most: number): RoundChoice[];
    /** A look, whoever asked for it; `chance` is how likely it was to find a change. */
    learn(page: number, finding: RoundFinding, chance: number): void;
    /** A page turned up; what was looked at just before led to it. */
    arrive(page: number): void;
    /** A list of the site names the page. */
    hint(page: number, trust: number): void;
    /** What can be said of this round and of those before it. */
    figures(): SkipFigures | null;
    /** Everything, as columns. */
    save(): SavedColumns;
}
