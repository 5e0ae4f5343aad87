import { Command } from "commander";
import type { Io } from "./io.js";
/** Runs one command line; returns the exit code (0 ok, 1 findings, 2 usage or input, 3 environment). */
export declare function main(argv: readonly string[], io: Io): Promise<number>;
/** Says that a verb was stopped in the middle of its work; returns the exit code. */
export declare function explainStop(err: Io["err"]): number;
/** The command tree: the named verb alone, none where the version is asked for, otherwise all of them. */
export declare function buildProgram(io: Io, verb?: string): Promise<Command>;
