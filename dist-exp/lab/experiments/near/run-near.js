// lab near: the paper's Table 2 metrics on a real history, by the protocol of docs/papers/near-miner.md, for all rules.
import { SeededRandom } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { skipMetrics } from "#schedule/index.js";
import { weeklyVersions } from "../../histories/weekly-versions.js";
import { runClosedLoop } from "./closed-loop.js";
import { runLearnedRule } from "./learned-rule.js";
import { countSkips, DIRECTORY_RULES, forEachWindow, skipDirectories, } from "./protocol.js";
import { weekChanges } from "./week-changes.js";
/** docs/papers/near-miner.md, protocol. */
export const NEAR_RUN_DEFAULTS = {
    starts: [],
    windows: 10,
    train: 20,
    distance: 1,
    alpha: 0.01,
    beta: 0.1,
    recall: 0.93,
    sweep: [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.88, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98, 0.99, 0.995, 1],
};
/** Runs all rules over all windows of a history. */
export function runNear(history, options = NEAR_RUN_DEFAULTS) {
    const versions = weeklyVersions(history);
    const windows = windowsOf(versions.weeks, options, history.name);
    const near = { versions, changes: weekChanges(versions, options.alpha) };
    const rows = [...directoryRows(near, windows, options.beta), ...learnedRows(near, windows, options)];
    const [learned, ...sweep] = rows.slice(DIRECTORY_RULES.length);
    // The oracle comes last, as in the table of docs/papers/near-miner.md.
    const order = [
        ...rows.slice(0, DIRECTORY_RULES.length - 1),
        learned,
        ...closedLoopRows(near, windows, options),
        rows[DIRECTORY_RULES.length - 1],
    ];
    return {
        experiment: "near",
        history: history.name,
        windows: windows.length,
        rows: order,
        distances: curve(near, options, [1, 2, 4, 8, 16], (value) => ({ distance: value })),
        trainings: curve(near, options, [5, 10, 15, 20, 30], (value) => ({ train: value })),
        sweep: sweep.map(({ BR, CRu }, i) => ({ asked: options.sweep[i], BR, CRu })),
    };
}
/** The start weeks spread over a history as docs/papers/near-miner.md has them: from week 26 to 31 weeks before its end. */
export function spreadStarts(weeks) {
    const last = weeks - 31;
    if (last < 26)
        return last >= 0 ? [last] : [];
    return Array.from({ length: 8 }, (_, i) => Math.round(26 + ((last - 26) * i) / 7));
}
function windowsOf(weeks, options, name) {
    const starts = options.starts.length > 0 ? options.starts : spreadStarts(weeks);
    const windows = slide(starts, options);
    const late = windows.find((window) => window.start < 0 || window.test >= weeks);
    if (windows.length > 0 && !late)
        return windows;
    const needs = options.train + options.distance + options.windows - 1;
    const why = late ? `start week ${late.start} needs week ${late.test}` : `${needs} weeks are needed`;
    throw new UsageError("BAD_INPUT", `${name} has ${weeks} weekly versions; ${why}`);
}
/** The dormant rule with one setting varied; windows that would run over the history's end are left out. */
function curve(near, options, values, vary) {
    const { weeks } = near.versions;
    return values.flatMap((value) => {
        const varied = { ...options, ...vary(value) };
        const starts = options.starts.length > 0 ? options.starts : spreadStarts(weeks);
        const windows = slide(starts, varied).filter((window) => window.test < weeks);
        if (windows.length === 0)
            return [];
        const { BR, CR, CRu } = directoryRows(near, windows, options.beta, ["dormant"])[0];
        return [{ value, BR, CR, CRu }];
    });
}
function slide(starts, options) {
    return starts
        .flatMap((start) => Array.from({ length: options.windows }, (_, i) => start + i))
        .map((start) => ({ start, train: options.train, test: start + options.train - 1 + options.distance }));
}
function directoryRows(near, windows, beta, rules = DIRECTORY_RULES) {
    const metrics = rules.map(() => []);
    forEachWindow(near, windows, (window, contents) => {
        for (const [i, rule] of rules.entries()) {
            const skipped = skipDirectories(near, window, rule, beta);
            metrics[i].push(skipMetrics(countSkips(near, window.test, contents, skipped)));
        }
    });
    return rules.map((rule, i) => meanRow(rule, metrics[i]));
}
function closedLoopRows(near, windows, { closedLoopSeed, train, recall }) {
    if (closedLoopSeed === undefined)
        return [];
    const random = new SeededRandom(closedLoopSeed).fork("closed loop");
    const repeats = repeatsOf(windows);
    const metrics = [];
    const options = { wholeWeeks: train, askedRecall: recall, random };
    runClosedLoop(near, new Set(repeats.keys()), options, (week, counts) => {
        for (let n = repeats.get(week); n > 0; n--)
            metrics.push(skipMetrics(counts));
    });
    return [meanRow("learned, closed loop", metrics)];
}
/** How many windows test each week. */
function repeatsOf(windows) {
    const repeats = new Map();
    for (const { test } of windows)
        repeats.set(test, 1 + (repeats.get(test) ?? 0));
    return repeats;
}
function learnedRows(near, windows, options) {
    const asked = [options.recall, ...options.sweep];
    const metrics = asked.map(() => []);
    const repeats = repeatsOf(windows);
    runLearnedRule(near, new Set(repeats.keys()), asked, (week, counts) => {
        for (let n = repeats.get(week); n > 0; n--) {
            for (const [i, count] of counts.entries())
                metrics[i].push(skipMetrics(count));
        }
    });
    return metrics.map((list) => meanRow("learned", list));
}
function meanRow(rule, metrics) {
    const mean = (values) => {
        const known = values.filter((value) => value !== null);
        return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
    };
    return {
        rule,
        BR: mean(metrics.map((m) => m.bypassRatio)),
        OP: mean(metrics.map((m) => m.overallPrecision)),
        OR: mean(metrics.map((m) => m.overallRecall)),
        CR: mean(metrics.map((m) => m.changeRecall)),
        CRu: mean(metrics.map((m) => m.changeRecallUpdates)),
        worstTenth: mean(worstTenth(metrics.map((m) => m.changeRecallUpdates))),
    };
}
function worstTenth(recalls) {
    const known = recalls.filter((recall) => recall !== null).toSorted((a, b) => a - b);
    return known.slice(0, Math.ceil(known.length / 10));
}
