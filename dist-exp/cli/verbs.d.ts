import type { Command } from "commander";
import type { Io } from "./io.js";
/** Adds one verb to the program. */
type AddVerb = (program: Command, io: Io) => void;
/** Whether the verb of a command line hears a stop itself. */
export declare function hearsStops([verb, noun]: readonly string[]): boolean;
/** By heading and name: how a verb is loaded. */
export declare const VERBS: Readonly<Record<string, Readonly<Record<string, () => Promise<AddVerb>>>>>;
export {};
