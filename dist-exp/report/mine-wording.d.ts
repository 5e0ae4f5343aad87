import type { MinedPage, MinedRule, MineReport } from "#model/index.js";
/** Monday first, as hours of the week are counted. */
export declare const WEEKDAYS: readonly ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** `Sat 02:00 UTC`. */
export declare function weekHour(hour: number): string;
/** A rate as people say it: per day, or days per change. */
export declare function rateWords(perDay: number): string;
/** A forecast with the interval that it holds in. */
export declare function forecastWords(forecast: MinedPage["forecast"]): string;
/** What was counted, and over how long. */
export declare function countedWords({ looks, changes, days }: MinedPage["counted"]): string;
/** What the pattern means for the next capture: no more than its test says. */
export declare function quietWords({ quiet, pattern }: MineReport): string;
/** How likely chance alone would look like this. */
export declare function chanceWords({ pValue }: Pick<MineReport["pattern"], "pValue">): string;
/** `5 of 19 weeks`. */
export declare function stepsWords(changed: number, { transitions, transitionsAre }: MineReport["evolution"]): string;
/** A rule by what it rests on. */
export declare function ruleWords({ held, changes, atLeast }: MinedRule): string;
/** Why there are no rules, where there are none. */
export declare function noRulesWords({ evolution }: MineReport): string;
/** The root directory needs a name. */
export declare function directoryName(path: string): string;
