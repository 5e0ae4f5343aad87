// What changed between two versions, JSON-safe: printed by reporters, served by the API, used by the UI.
/** From nothing to all (slides2010 "Incoherence Categories"): the verdict is the gravest category that holds. */
export const CHANGE_VERDICTS = [
    "identical",
    "insignificant",
    "minor",
    "major",
    "structural",
    "removed",
];
