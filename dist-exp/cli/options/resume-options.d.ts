import type { Command } from "commander";
import { type SettingName } from "#config/index.js";
import { type WhichCapture } from "#crawl/index.js";
import { type Capture } from "#model/index.js";
import type { Io } from "../io.js";
import { type KeptOptions } from "./kept-options.js";
/** What the capture to be gone on with was begun with; `null` when it keeps nothing, as older ones do. */
export declare function optionsOfUnfinished(which: WhichCapture, command: Command, names: readonly SettingName[], io: Io): Promise<KeptOptions | null>;
/** What was allowed on one machine is asked again on another: the same address is somebody else's there. */
export declare function requireSameMachine({ id }: Capture, kept: KeptOptions, command: Command, io: Io): void;
