import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the verb `detect`. */
export declare function addDetectCommand(program: Command, io: Io): void;
/** Adds the verb `diff`. */
export declare function addDiffCommand(program: Command, io: Io): void;
