import type { Instant } from "#model/index.js";
import { type HistoryOptions } from "./history/replay.js";
import { LivingSite } from "./living-site.js";
import { type PresetName } from "./presets.js";
import type { SettingsPatch } from "./settings.js";
/** Options of {@link createLivingSite}. */
export interface LivingSiteOptions extends SettingsPatch {
    readonly seed: number;
    /** True time at which the site's processes start. */
    readonly startAt: Instant;
    /** How many pages it has, requisites included. */
    readonly pages?: number;
    /** What the groups of settings not given are taken from; `plain` when left out. */
    readonly preset?: PresetName;
    /** How many times faster pages live; the clock stays true. */
    readonly speed?: number;
}
/** A generated site; the same options give the same site, byte for byte and instant for instant. */
export declare function createLivingSite(options: LivingSiteOptions): LivingSite;
/** Options of {@link createHistorySite}; of a preset only the habits are taken. */
export type HistoryLivingSiteOptions = Omit<LivingSiteOptions, "pages"> & {
    readonly history: HistoryOptions;
};
/** A site that lives a real history again, compressed in time. */
export declare function createHistorySite(options: HistoryLivingSiteOptions): Promise<LivingSite>;
