import { type Command } from "commander";
import type { Io } from "../io.js";
/** Adds the verb `cdx`. */
export declare function addCdxCommand(program: Command, io: Io): void;
/** Adds the verb `surt`. */
export declare function addSurtCommand(program: Command, io: Io): void;
