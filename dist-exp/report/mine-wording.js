// Words and figures that the mine reporters share.
import { count, duration } from "#chart/index.js";
const DAY_MS = 86_400_000;
/** Monday first, as hours of the week are counted. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** `Sat 02:00 UTC`. */
export function weekHour(hour) {
    const at = ((hour % 168) + 168) % 168;
    return `${WEEKDAYS[Math.floor(at / 24)]} ${String(at % 24).padStart(2, "0")}:00 UTC`;
}
/** A rate as people say it: per day, or days per change. */
export function rateWords(perDay) {
    if (perDay >= 1)
        return `${perDay.toFixed(1)} a day`;
    if (perDay < 1 / 3650)
        return "hardly ever";
    const days = 1 / perDay;
    return days < 60
        ? `every ${days.toFixed(days < 10 ? 1 : 0)} days`
        : `every ${(days / 30.44).toFixed(0)} months`;
}
/** A forecast with the interval that it holds in. */
export function forecastWords(forecast) {
    if (forecast === null)
        return "too little was seen for a forecast";
    const { ratePerDay, low, high } = forecast;
    return high === null
        ? `${rateWords(low)} or more often`
        : `${rateWords(ratePerDay)} (${rateWords(low)} to ${rateWords(high)})`;
}
/** What was counted, and over how long. */
export function countedWords({ looks, changes, days }) {
    const times = changes === 1 ? "1 change" : `${count(changes)} changes`;
    const seen = looks === 1 ? "1 look" : `${count(looks)} looks`;
    return looks === 0 ? "looked at once" : `${times} in ${seen} over ${duration(days * DAY_MS)}`;
}
/** What the pattern means for the next capture: no more than its test says. */
export function quietWords({ quiet, pattern }) {
    if (!pattern.present || quiet === null)
        return `No pattern of the week is claimed: ${whyNoPattern(pattern)}.`;
    const share = (quiet.ratio * 100).toFixed(0);
    return `Quietest from ${weekHour(quiet.startHour)} for ${quiet.hours} hours: ${share} % of the average rate of change. ${chanceWords(pattern)}`;
}
/** How likely chance alone would look like this. */
export function chanceWords({ pValue }) {
    const chance = pValue < 0.0001 ? "below 0.0001" : pValue.toFixed(4);
    return `An even spread would look like this with probability ${chance}.`;
}
function whyNoPattern({ events, leastEvents, pValue }) {
    const times = events === 1 ? "1 time" : `${count(events)} times`;
    if (events < leastEvents)
        return `something changed at ${times}, and ${leastEvents} are the least to tell one from`;
    return `an even spread may well look like this (probability ${pValue.toFixed(4)})`;
}
/** `5 of 19 weeks`. */
export function stepsWords(changed, { transitions, transitionsAre }) {
    return `${changed} of ${transitions} ${STEPS[transitionsAre]}`;
}
const STEPS = { weeks: "weeks", captures: "steps from capture to capture" };
/** A rule by what it rests on. */
export function ruleWords({ held, changes, atLeast }) {
    return `still in ${held} of ${changes} changes beside it; that is at least ${(atLeast * 100).toFixed(0)} % with probability 0.95`;
}
/** Why there are no rules, where there are none. */
export function noRulesWords({ evolution }) {
    const { transitions, leastForRules: least } = evolution;
    return transitions < least
        ? `No rules: they need at least ${least} steps from version to version, over a week or more.`
        : "No rules: no directory was seen still while those beside it changed, often and long enough to tell.";
}
/** The root directory needs a name. */
export function directoryName(path) {
    return path === "" ? "(root)" : path;
}
