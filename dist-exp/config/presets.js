// Two ways to collect, as sets of defaults: whatever is given explicitly wins over them.
/** One site deep, or many sites shallow. */
export const PRESET_NAMES = ["intensive", "extensive"];
/** What a preset sets: names of settings, values as a user would write them. */
export const PRESETS = {
    intensive: {},
    extensive: { maxDepth: "2", maxPagesPerHost: "100", maxPages: "100000" },
};
