// The settings of a capture, kept with it, so that a resume runs the same capture and a reader knows how it was made.
import { DEFAULT_BEHAVIOURS } from "../pages/page-acts.js";
/** Version of the schema below; raised when a setting changes its meaning, not when one is added. */
export const SETTINGS_VERSION = 1;
const isCount = (value) => typeof value === "number" && value >= 0;
const isText = (value) => typeof value === "string";
const isFlag = (value) => typeof value === "boolean";
const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value) => Array.isArray(value) && value.every(isText);
/** One for each setting: a setting without its shape does not compile. */
const SHAPES = {
    version: (value) => Number.isInteger(value),
    delayMs: isCount,
    strategy: isText,
    maxPages: isCount,
    threshold: isCount,
    timestampUrl: isText,
    clockErrorMs: isCount,
    passes: (value) => value === 1 || value === 2,
    conditionalAbove: isCount,
    attested: isFlag,
    keepBoth: isFlag,
    ownBodies: isFlag,
    budget: isTable,
    scope: isTable,
    sources: isTable,
    notIn: isTexts,
    namedSeeds: isCount,
    manners: isTable,
    browser: isTable,
    requestProfile: (value) => isTable(value) && Object.values(value).every(isText),
    network: isTable,
    scrubRules: isText,
    linkRules: isText,
    contentRules: isText,
    patchOf: isText,
    imported: isFlag,
    refresh: isFlag,
    testimony: isTable,
};
const NEEDED = ["delayMs", "strategy", "maxPages", "threshold"];
/** The settings as a run needs them, or what is wrong with those that were kept. */
export function runnableSettings(kept) {
    if ((kept.version ?? 0) > SETTINGS_VERSION)
        return { problem: `its settings are of version ${kept.version}, newer than this program` };
    const bad = Object.entries(SHAPES).find(([name, isShaped]) => {
        const value = kept[name];
        return value !== undefined && !isShaped(value);
    });
    const missing = NEEDED.find((name) => kept[name] === undefined);
    if (bad || missing)
        return { problem: `its setting ${bad?.[0] ?? missing} cannot be read` };
    return kept;
}
/** Used where nothing else is said. */
const MANNERS = {
    robots: "obey",
    robotsReason: null,
    sharedAddresses: false,
    cookieJar: false,
    maxBytes: null,
    maxHostFailures: 20,
    shapeBudget: null,
};
/** The manners of a capture; also of one that was begun before there were all of them. */
export function mannersOf({ manners }) {
    return { ...MANNERS, ...manners };
}
const BROWSER = {
    mode: "never",
    viewWidth: 1280,
    viewHeight: 800,
    maxRequestsPerPage: 200,
    behaviours: DEFAULT_BEHAVIOURS,
    steps: [],
};
/** How documents of a capture are shown. */
export function browserOf({ browser }) {
    return { ...BROWSER, ...browser };
}
const LEAST_SHAPE_BUDGET = 5_000;
/** The most URLs of one shape in a capture. */
export function shapeBudgetOf(settings) {
    const { maxPages = 0 } = settings;
    return mannersOf(settings).shapeBudget ?? Math.max(LEAST_SHAPE_BUDGET, Math.floor(maxPages / 2));
}
