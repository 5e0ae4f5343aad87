// Options of a verb from the settings table, so that --help, environment and docs never disagree.
import { Option, type Command } from "commander";
import { resolveSettings, SETTINGS, type ResolvedSettings, type SettingName } from "#config/index.js";
import type { Io } from "./io.js";

/** Adds the named settings as options of a command. */
export function addSettings(command: Command, names: readonly SettingName[]): Command {
  for (const name of names) {
    const { flag, doc, env, default: value } = SETTINGS[name];
    const fallback = typeof value === "boolean" || value === "" ? "" : ` (default: ${value})`;
    command.addOption(new Option(flag, `${doc}${fallback} [${env}]`));
  }
  return command;
}

/** The values of the named settings: command line over environment over default. */
export function settingsOf<N extends SettingName>(
  command: Command,
  names: readonly N[],
  io: Io,
): ResolvedSettings<N> {
  return resolveSettings(names, command.opts(), io.env);
}
