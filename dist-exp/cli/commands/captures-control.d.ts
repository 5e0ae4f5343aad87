import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the sub-verbs. */
export declare function addControlCommands(captures: Command, io: Io): void;
