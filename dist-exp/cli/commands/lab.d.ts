import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the verb with one sub-verb per experiment. */
export declare function addLabCommand(program: Command, io: Io): void;
