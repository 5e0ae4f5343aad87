import type { Command } from "commander";
import type { SitePlan } from "#model/index.js";
import { SitesFile } from "#store/index.js";
import type { Io } from "../io.js";
import { type OpenStatus } from "./site-status.js";
/** Prints all sites. */
export declare function runList(command: Command, io: Io, openStatus: OpenStatus | undefined): Promise<void>;
interface Outside {
    readonly io: Io;
    readonly openStatus: OpenStatus | undefined;
}
/** Prints one of them. */
export declare function runShow(name: string, command: Command, { io, openStatus }: Outside): Promise<void>;
/** One site of the file. @throws UsageError when there is none of this name */
export declare function siteOf(name: string, command: Command, io: Io): Promise<SitePlan>;
/** The file that a command is about. */
export declare function fileOf(command: Command, io: Io): SitesFile;
export {};
