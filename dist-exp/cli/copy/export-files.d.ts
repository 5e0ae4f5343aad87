import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds it below `export`. */
export declare function addExportFiles(verb: Command, io: Io): void;
