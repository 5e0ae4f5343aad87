import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the sub-verb. */
export declare function addPatchCommand(captures: Command, io: Io): void;
