import { type Command } from "commander";
import { type ResolvedSettings, type SettingName } from "#config/index.js";
import type { Io } from "../io.js";
/** Adds the named settings as options of a command. */
export declare function addSettings(command: Command, names: readonly SettingName[]): Command;
/** The same for a verb with many settings: under headings, in the order in which a user looks for them. */
export declare function addSettingsByTopic(command: Command, names: readonly SettingName[]): Command;
/** Settings as a user would write them, by name. */
export type SettingTexts = Readonly<Record<string, unknown>>;
/**
 * The values of the named settings: command line (the verb's own or its parent's) over what was kept with a capture,
 * over environment, over default.
 */
export declare function settingsOf<N extends SettingName>(command: Command, names: readonly N[], io: Io, kept?: SettingTexts): ResolvedSettings<N>;
/** The same as texts, to be kept. */
export declare function textsOf(command: Command, names: readonly SettingName[], io: Io): SettingTexts;
/** For options that may be given again; commander's variadic form would take the URLs after it for more values. */
export declare function collect(text: string, before?: readonly string[]): readonly string[];
