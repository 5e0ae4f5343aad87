import { type Command } from "commander";
import type { Io } from "../io.js";
/** Adds the verb. */
export declare function addQueryCommand(program: Command, io: Io): void;
