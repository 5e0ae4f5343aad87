import type { Command } from "commander";
import type { Io } from "../io.js";
/** Puts a site under watch. */
export declare function runAdd(add: readonly string[], command: Command, io: Io): Promise<void>;
/** Changes what is said of a site. */
export declare function runEdit(name: string, texts: readonly string[], { command, io }: {
    readonly command: Command;
    readonly io: Io;
}): Promise<void>;
/** Asks for nothing more. */
export declare function runPause(name: string, command: Command, io: Io): Promise<void>;
/** The key goes again, unless the defaults of the file pause every site. */
export declare function runResume(name: string, command: Command, io: Io): Promise<void>;
/** Takes a site out. */
export declare function runRemove(name: string, command: Command, io: Io): Promise<void>;
