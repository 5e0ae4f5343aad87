import type { Command } from "commander";
import type { Io } from "../io.js";
/** Adds the verb `import`. */
export declare function addImportCommand(program: Command, io: Io): void;
/** Adds the verb `reindex`. */
export declare function addReindexCommand(program: Command, io: Io): void;
