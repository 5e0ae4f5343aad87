import { type Command } from "commander";
import type { Io } from "../io.js";
import type { OpenStatus } from "./site-status.js";
/** Adds the verb; `openStatus` reads what a watch says of the sites, where there is one to ask. */
export declare function addSitesCommand(program: Command, io: Io, openStatus?: OpenStatus): void;
