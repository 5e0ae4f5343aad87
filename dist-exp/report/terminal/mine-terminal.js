// How a site lives, for a terminal: what was counted and what is forecast, each by its name.
import { count, duration } from "#chart/index.js";
import { printable } from "#formats/index.js";
import { countedWords, directoryName, forecastWords, noRulesWords, quietWords, ruleWords, stepsWords, WEEKDAYS, } from "../mine-wording.js";
import { shorten } from "./terminal-text.js";
const SHADES = " .:-=+*#%@";
const MOST_LINES = 15;
const PATH_CHARS = 96;
/** The report as lines of text, no wider than 100 characters where the words allow. */
export function renderMineTerminal(report) {
    return `${[
        headline(report),
        "",
        "Counted: how often pages were seen changed",
        ...report.countClasses.map(classLine),
        "",
        "Forecast: how often pages will change",
        ...report.rateClasses.map(classLine),
        ...(report.unforecast === 0
            ? []
            : [`  ${count(report.unforecast)} more, of which too little was seen for a forecast`]),
        "",
        ...busiest(report),
        "",
        ...when(report),
        quietWords(report),
        "",
        ...directories(report),
        "",
        ...rules(report),
    ].join("\n")}\n`;
}
function headline({ site, pages, changes, from, to }) {
    const span = Number.isFinite(to - from) ? ` over ${duration(to - from)}` : "";
    return `${printable(site)}: ${count(pages)} pages, ${count(changes)} changes seen${span}`;
}
function classLine({ label, pages }) {
    return `  ${label.padEnd(14)} ${count(pages).padStart(7)}`;
}
function busiest({ busiest: pages }) {
    if (pages.length === 0)
        return ["Busiest pages: too little was seen for a forecast of any."];
    return [
        "Busiest pages, by forecast (in brackets: where the rate lies with probability 0.9)",
        ...pages.slice(0, MOST_LINES).flatMap(pageLines),
    ];
}
function pageLines({ path, counted, forecast }) {
    return [
        `  ${shorten(printable(path), PATH_CHARS)}`,
        `      forecast ${forecastWords(forecast)}; counted ${countedWords(counted)}`,
    ];
}
/** The pattern where there is one, else what was counted: a chart claims no more than its sentence. */
function when({ pattern }) {
    if (pattern.events === 0)
        return [];
    return pattern.present
        ? ["Forecast: rate of change by hour (UTC) and weekday", ...week(pattern.hours)]
        : ["Counted: changes by hour (UTC) and weekday", ...week(pattern.counts)];
}
function week(hours) {
    const most = Math.max(...hours);
    return WEEKDAYS.map((day, d) => {
        const cells = hours
            .slice(d * 24, (d + 1) * 24)
            .map((value) => SHADES[most === 0 ? 0 : Math.round((value / most) * 9)]);
        return `  ${day} |${cells.join("")}|`;
    });
}
function directories({ directories: all, evolution }) {
    if (evolution.transitions === 0)
        return ["Directories: how they change shows from the second version on."];
    const sorted = all.toSorted((a, b) => b.changedIn - a.changedIn || b.pages - a.pages);
    const lines = sorted
        .slice(0, MOST_LINES)
        .map((row) => `  ${shorten(printable(directoryName(row.path)), 40).padEnd(40)} ${count(row.pages).padStart(6)} pages  changed in ${stepsWords(row.changedIn, evolution)}, ${row.class}`);
    const dormant = all.filter((row) => row.class === "dormant").length;
    const still = `  ${count(dormant)} of ${count(all.length)} directories did not change significantly in any of them.`;
    return ["Counted: directories that changed significantly", ...lines, still];
}
function rules(report) {
    const { rules: all } = report;
    if (all.length === 0)
        return [noRulesWords(report)];
    return [
        `${count(all.length)} rules: directories that were still while those beside them changed`,
        ...all
            .slice(0, MOST_LINES)
            .map((rule) => `  ${shorten(printable(directoryName(rule.tail)), 40)}: ${ruleWords(rule)}`),
    ];
}
