import type { Command } from "commander";
import type { EngineTerms } from "#query/index.js";
import type { Io } from "../io.js";
/** Settings of whatever uses the engine. */
export declare const ENGINE_SETTINGS: readonly ["memoryLimit", "spillLimit", "threads"];
/** Where they lie, and whether somebody named the place. */
export interface TablesPlace {
    readonly archive: string;
    readonly dir: string;
    readonly isNamed: boolean;
}
/** The place by option, environment or default; `output` is what a verb's own option says. */
export declare function tablesPlace(command: Command, io: Io, output?: string): TablesPlace;
/** What the engine may take. */
export declare function engineTerms(command: Command, io: Io): Omit<EngineTerms, "waitingFolder">;
