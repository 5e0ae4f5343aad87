// Going on with a capture: with what it was begun with, and with nothing that would make another capture of it.
import type { Command } from "commander";
import { SystemClock, thisMachine } from "#adapters/index.js";
import { resolveSettings, SETTINGS, type SettingName } from "#config/index.js";
import { findUnfinished, type WhichCapture } from "#crawl/index.js";
import { UsageError } from "#errors.js";
import type { RequestExtras } from "#fetch/index.js";
import { browserOf, type Capture } from "#model/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { WORLD_SETTINGS } from "./world-settings.js";
import { cookiesOf, keptOptions, type KeptOptions } from "./kept-options.js";
import { requestExtras } from "./manners-options.js";
import { settingsOf } from "./options.js";

/** What a resume may do otherwise: the machine's own means, and who answers for the rest of it. */
const FREE: readonly SettingName[] = [
  ...WORLD_SETTINGS,
  "progress",
  "cookieFile",
  "auth",
  "authFile",
  "secrets",
];

/** What the capture to be gone on with was begun with; `null` when it keeps nothing, as older ones do. */
export async function optionsOfUnfinished(
  which: WhichCapture,
  command: Command,
  names: readonly SettingName[],
  io: Io,
): Promise<KeptOptions | null> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const archive = await openForReading(dir, io);
  try {
    const capture = await findUnfinished(which, { archive, clock: new SystemClock() });
    const kept = await keptOptions(archive, capture);
    if (kept === null) return null;
    requireSameOptions(capture, kept, command, names);
    requireSameMachine(capture, kept, command, io);
    requireSameCookies(capture, kept, await requestExtras(command, io, kept));
    return { ...kept, steps: browserOf(capture.settings).steps };
  } finally {
    await archive.close();
  }
}

/** Refuses options that would make another capture of it; the environment is no word about this one. */
function requireSameOptions(
  { id }: Capture,
  { options }: KeptOptions,
  command: Command,
  names: readonly SettingName[],
): void {
  const given = command.opts<Record<string, unknown>>();
  const fixed = names.filter((name) => given[name] !== undefined && !FREE.includes(name));
  const now = resolveSettings(fixed, given, {});
  const then = resolveSettings(fixed, options, {});
  const other = fixed.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(then[name]));
  if (other.length === 0) return;
  throw new UsageError(
    "USAGE",
    `capture ${id} was begun with another ${other.map(flagOf).join(", ")}: leave that out (isochron captures edit changes limits and pace)`,
  );
}

/** What was allowed on one machine is asked again on another: the same address is somebody else's there. */
export function requireSameMachine({ id }: Capture, kept: KeptOptions, command: Command, io: Io): void {
  const isAllowedHere = settingsOf(command, ["allowPrivate"], io).allowPrivate;
  const wasAllowed = resolveSettings(["allowPrivate"], kept.options, {}).allowPrivate;
  if (!wasAllowed || isAllowedHere || kept.machine === thisMachine()) return;
  throw new UsageError(
    "PRIVATE_ADDRESS",
    `capture ${id} was allowed private addresses on another machine; allow those of this one by --allow-private`,
  );
}

/** Refuses to go on with cookies that go elsewhere than they did. */
function requireSameCookies({ id }: Capture, kept: KeptOptions, extras: Required<RequestExtras>): void {
  if (kept.cookies === cookiesOf(extras)) return;
  throw new UsageError(
    "USAGE",
    `capture ${id} was begun with other cookies (names, values, domains or paths): give the same --cookie-file`,
  );
}

function flagOf(name: SettingName): string {
  return SETTINGS[name].flag.split(" ")[0]!;
}
