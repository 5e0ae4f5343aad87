// Options of a capture's manners: robots policy, limits, and what the user adds to every request.
import { readFile, stat } from "node:fs/promises";
import { Option, type Command } from "commander";
import type { MannersSettings } from "#model/index.js";
import { UsageError } from "#errors.js";
import { parseCookieFile, type RequestExtras } from "#fetch/index.js";
import type { Io } from "../io.js";
import type { KeptOptions } from "./kept-options.js";
import { collect, settingsOf, type SettingTexts } from "./options.js";

/** Settings that say how a capture behaves towards servers. */
export const MANNERS_SETTINGS = [
  "maxBytes",
  "maxHostFailures",
  "shapeBudget",
  "robots",
  "robotsReason",
  "sharedAddresses",
  "cookieFile",
] as const;

const LARGEST_COOKIE_FILE = 1_000_000;

/** Adds what is no setting, since it holds for one capture only. */
export function addHeaderOption(command: Command): void {
  command.addOption(
    new Option(
      "--header <line>",
      "a header like 'Accept-Language: de' for every request, to any host (repeatable)",
    )
      .argParser(collect)
      .helpGroup("Manners:"),
  );
}

/** The manners asked for. */
export function mannersSettings(command: Command, io: Io, kept: SettingTexts = {}): MannersSettings {
  const { cookieFile: _file, ...settings } = settingsOf(command, MANNERS_SETTINGS, io, kept);
  if (settings.robots === "ignore" && settings.robotsReason === null)
    throw new UsageError("USAGE", "--robots ignore needs --robots-reason: it is kept with the capture");
  return settings;
}

/** Headers and cookies given by the user, now or when the capture began. */
export async function requestExtras(
  command: Command,
  io: Io,
  kept: Pick<KeptOptions, "options" | "headers"> = { options: {}, headers: [] },
): Promise<Required<RequestExtras>> {
  const { cookieFile } = settingsOf(command, ["cookieFile"], io, kept.options);
  const { header } = command.opts<{ header?: string[] }>();
  return {
    headers: header ?? kept.headers,
    cookies: cookieFile === null ? [] : await readCookies(cookieFile),
  };
}

async function readCookies(file: string): Promise<NonNullable<RequestExtras["cookies"]>> {
  try {
    if ((await stat(file)).size > LARGEST_COOKIE_FILE) throw new Error("too large");
    return parseCookieFile(await readFile(file, "latin1"), file, Date.now());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError("BAD_INPUT", `--cookie-file ${JSON.stringify(file)}: ${why}`, { cause: error });
  }
}
