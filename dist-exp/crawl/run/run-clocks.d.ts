import { type SettledClock } from "#quality/index.js";
import type { World } from "../world.js";
import type { RunGround } from "./run-ground.js";
/** Puts on record how the clock of a run stands as it begins. */
export declare function recordClock({ state, seen }: Pick<RunGround, "state" | "seen">, { clock, archive }: Pick<World, "clock" | "archive">): Promise<void>;
/** The clocks of all runs with what the looks at the capture's pages say of them. */
export declare function settledClocks(ground: Pick<RunGround, "state" | "seen" | "frontier">): SettledClock[];
/** How far off the nearest Date of a server is, when none comes within a day. */
export declare function datesApartOf(ground: Pick<RunGround, "seen" | "frontier">): number | null;
/** What a reader must know before believing the date of the capture. */
export declare function apartNotes(datesApartMs: number | null): string[];
/** One plain line for each run whose clock is in doubt. */
export declare function doubtNotes(clocks: readonly SettledClock[]): string[];
