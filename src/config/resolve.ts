// Command line over environment over default; a bad value is refused with one clear line.
import { UsageError } from "#errors.js";
import { SETTINGS, type ResolvedSettings, type SettingName } from "./settings.js";

/** Resolves the named settings; `given` holds what the command line said, `defaults` what goes before the table's. */
export function resolveSettings<N extends SettingName>(
  names: readonly N[],
  given: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string>> = {},
): ResolvedSettings<N> {
  return Object.fromEntries(
    names.map((name) => [name, resolveOne(name, given[name], env, defaults[name])]),
  ) as ResolvedSettings<N>;
}

function resolveOne(
  name: SettingName,
  given: unknown,
  env: Readonly<Record<string, string | undefined>>,
  preset: string | undefined,
): unknown {
  const setting = SETTINGS[name];
  const fromEnv = env[setting.env];
  const [value, source] =
    given !== undefined
      ? [given, setting.flag.split(" ")[0]!]
      : fromEnv !== undefined && fromEnv !== ""
        ? [fromEnv, setting.env]
        : [preset ?? setting.default, "default"];
  const parsed = setting.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const expected = parsed.error.issues[0]?.message ?? "another value";
  throw new UsageError("USAGE", `${source}: expected ${expected}, got ${JSON.stringify(value)}`);
}
