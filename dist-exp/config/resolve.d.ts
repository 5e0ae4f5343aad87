import { type ResolvedSettings, type SettingName } from "./settings.js";
/** Resolves the named settings; `given` holds what the command line said, `defaults` what goes before the table's. */
export declare function resolveSettings<N extends SettingName>(names: readonly N[], given: Readonly<Record<string, unknown>>, env: Readonly<Record<string, string | undefined>>, defaults?: Readonly<Record<string, string>>): ResolvedSettings<N>;
/** The same as a user would write them, for those who keep them: nothing is refused here. */
export declare function settingTexts(names: readonly SettingName[], given: Readonly<Record<string, unknown>>, env: Readonly<Record<string, string | undefined>>, defaults?: Readonly<Record<string, string>>): Record<string, unknown>;
