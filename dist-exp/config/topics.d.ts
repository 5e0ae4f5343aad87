import type { SettingName } from "./settings.js";
/** Every setting under one heading. */
export declare const TOPICS: Readonly<Record<string, readonly SettingName[]>>;
/** The given settings, topic by topic. */
export declare function byTopic(names: readonly SettingName[]): readonly [string, readonly SettingName[]][];
