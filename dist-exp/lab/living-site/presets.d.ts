import type { SettingsPatch, SiteSettings } from "./settings.js";
/** Name of a ready site. */
export type PresetName = "plain" | "demo" | "everything";
/** The preset's settings with the caller's changes put over them, group by group, lived at the given speed. */
export declare function resolveSettings(preset: PresetName, seed: number, { changes, fates, habits, speed }: SettingsPatch & {
    readonly speed?: number;
}): SiteSettings;
