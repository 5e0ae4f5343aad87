/** One site deep, or many sites shallow. */
export declare const PRESET_NAMES: readonly ["intensive", "extensive"];
/** What a preset sets: names of settings, values as a user would write them. */
export declare const PRESETS: Readonly<Record<(typeof PRESET_NAMES)[number], Readonly<Record<string, string>>>>;
