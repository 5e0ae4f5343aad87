import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the noun. */
export declare function addExportParquet(verb: Command, io: Io): void;
