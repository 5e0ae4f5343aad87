import type { Command } from "commander";
import type { SettingName } from "#config/index.js";
import type { RequestExtras } from "#fetch/index.js";
import type { Capture, SiteSteps } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { Io } from "../io.js";
import { type SettingTexts } from "./options.js";
/** What is kept; nothing of it leaves the machine. */
export interface KeptOptions {
    /** Where it was begun. */
    readonly machine: string;
    readonly options: SettingTexts;
    /** As `--header` takes them. */
    readonly headers: readonly string[];
    /** Of all that says which cookie goes where; `null` without cookies. */
    readonly cookies: string | null;
    /** Those that the capture itself keeps, of one that goes on: its file may be gone, or be another by now. */
    readonly steps?: readonly SiteSteps[];
}
/** What a new capture keeps of its command line. */
export declare function optionsToKeep(command: Command, names: readonly SettingName[], io: Io, extras: Required<RequestExtras>): KeptOptions;
/** What a capture keeps; `null` for captures of older versions, and for a file that says nothing we understand. */
export declare function keptOptions({ results }: Archive, { id }: Capture): Promise<KeptOptions | null>;
/** One word for all that says which cookie goes where. */
export declare function cookiesOf({ cookies }: Required<RequestExtras>): string | null;
