// Options of a verb from the settings table, so that --help, environment and docs never disagree.
import { Option, type Command } from "commander";
import {
  byTopic,
  PRESETS,
  resolveSettings,
  settingTexts,
  SETTINGS,
  type ResolvedSettings,
  type SettingName,
} from "#config/index.js";
import type { Io } from "../io.js";

/** Adds the named settings as options of a command. */
export function addSettings(command: Command, names: readonly SettingName[]): Command {
  for (const name of names) command.addOption(optionOf(name));
  return command;
}

/** The same for a verb with many settings: under headings, in the order in which a user looks for them. */
export function addSettingsByTopic(command: Command, names: readonly SettingName[]): Command {
  for (const [topic, own] of byTopic(names))
    for (const name of own) command.addOption(optionOf(name).helpGroup(`${topic}:`));
  return command;
}

/** Verbs may have an option of their own with the name of a setting that they do not have. */
const OF_THE_TABLE = new WeakSet<Option>();

function optionOf(name: SettingName): Option {
  const { flag, doc, env, default: value, repeatable } = SETTINGS[name];
  const fallback = typeof value === "boolean" || value === "" ? "" : ` (default: ${value})`;
  const option = new Option(flag, `${doc}${repeatable ? " (repeatable)" : ""}${fallback} [${env}]`);
  if (repeatable) option.argParser(collect);
  OF_THE_TABLE.add(option);
  return option;
}

/** Settings as a user would write them, by name. */
export type SettingTexts = Readonly<Record<string, unknown>>;

/**
 * The values of the named settings: command line (the verb's own or its parent's) over what was kept with a capture,
 * over environment, over default.
 */
export function settingsOf<N extends SettingName>(
  command: Command,
  names: readonly N[],
  io: Io,
  kept: SettingTexts = {},
): ResolvedSettings<N> {
  const given = { ...kept, ...command.optsWithGlobals() };
  return resolveSettings(names, given, io.env, presetOf(command, given, io));
}

/** The same as texts, to be kept. */
export function textsOf(command: Command, names: readonly SettingName[], io: Io): SettingTexts {
  const given = command.optsWithGlobals();
  return settingTexts(names, given, io.env, presetOf(command, given, io));
}

function presetOf(command: Command, given: SettingTexts, io: Io): Readonly<Record<string, string>> {
  const isPreset = command.options.some(
    (option) => option.attributeName() === "preset" && OF_THE_TABLE.has(option),
  );
  return isPreset ? PRESETS[resolveSettings(["preset"], given, io.env).preset] : {};
}

/** For options that may be given again; commander's variadic form would take the URLs after it for more values. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}
