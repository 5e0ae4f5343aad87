import { type Command } from "commander";
import type { Io } from "../io.js";
/** Adds the noun. */
export declare function addExportCatalogueCommand(verb: Command, io: Io): void;
