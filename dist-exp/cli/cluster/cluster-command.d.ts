import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the verb with its sub-verbs. */
export declare function addClusterCommand(program: Command, io: Io): void;
