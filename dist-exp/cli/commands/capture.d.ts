import { type Command } from "commander";
import { type CaptureOutcome, type World } from "#crawl/index.js";
import type { Io } from "../io.js";
/** Adds the verb. */
export declare function addCaptureCommand(program: Command, io: Io): void;
/** Prints a finished capture, for people or for scripts. */
export declare function printOutcome({ report, files }: CaptureOutcome, world: World, json: boolean, io: Io): void;
