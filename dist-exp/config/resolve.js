// Command line over environment over default; a bad value is refused with one clear line.
import { UsageError } from "#errors.js";
import { SETTINGS } from "./settings.js";
/** Resolves the named settings; `given` holds what the command line said, `defaults` what goes before the table's. */
export function resolveSettings(names, given, env, defaults = {}) {
    return Object.fromEntries(names.map((name) => [name, resolveOne(name, given[name], env, defaults[name])]));
}
/** The same as a user would write them, for those who keep them: nothing is refused here. */
export function settingTexts(names, given, env, defaults = {}) {
    return Object.fromEntries(names.map((name) => [name, textOf(name, given[name], env, defaults[name])[0]]));
}
function resolveOne(name, given, env, preset) {
    const [value, source] = textOf(name, given, env, preset);
    const parsed = SETTINGS[name].schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const expected = parsed.error.issues[0]?.message ?? "another value";
    throw new UsageError("USAGE", `${source}: expected ${expected}, got ${JSON.stringify(value)}`);
}
/** What was said of a setting, and where. */
function textOf(name, given, env, preset) {
    const setting = SETTINGS[name];
    const fromEnv = env[setting.env];
    if (given !== undefined)
        return [given, setting.flag.split(" ")[0]];
    if (fromEnv !== undefined && fromEnv !== "")
        return [fromEnv, setting.env];
    return [preset ?? setting.default, "default"];
}
