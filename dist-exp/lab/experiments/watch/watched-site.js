// Sites as a watch meets them: pages with weights and directories, their lives as the truth, and nothing of the past.
import { SeededRandom } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { generatePages, PERIODS } from "../importance/generators.js";
import { drawLives } from "../importance/lives.js";
const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;
/** A stretch of a history, its last days as a rule: pages that were there when it began. */
export function watchedHistory(history, { days, beforeEnd = 0, mostPages = Infinity, importance }) {
    const startSeconds = history.times.at(-1) - (days + beforeEnd) * DAY_SECONDS;
    if (startSeconds <= history.times[0])
        throw new UsageError("BAD_INPUT", `${history.name} is too short: ${days} days are watched`);
    const alive = aliveAt(history, startSeconds);
    const step = Math.max(1, Math.ceil(alive.length / mostPages));
    const known = alive.filter((_, i) => i % step === 0);
    if (known.length === 0)
        throw new UsageError("BAD_INPUT", `${history.name} has no page ${days} days before its end`);
    const paths = known.map((page) => history.paths[page]);
    return {
        pages: {
            count: known.length,
            weights: Float64Array.from(paths, (path) => 1 / path.split("/").length),
        },
        directories: paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/")))),
        ...livesFrom({ history, importance }, known, [startSeconds, days]),
        horizon: days,
        periodMs: DAY_SECONDS * 1000,
        patternPeriods: 7,
    };
}
/** A site of `lab importance`: pages that change by patterns of the day, which nobody tells the watch. */
export function watchedPatterns(generator, { pages: count, days, seed }) {
    const random = new SeededRandom(seed).fork(generator.name);
    const pages = generatePages(generator, count, random.fork("pages"));
    const horizon = days * PERIODS;
    const lives = drawLives(pages, horizon, random.fork("changes"));
    return {
        pages,
        directories: Array.from({ length: count }, () => ""),
        lives,
        gone: new Uint8Array(lives.born.length),
        horizon,
        periodMs: HOUR_MS,
        patternPeriods: PERIODS,
    };
}
function aliveAt(history, startSeconds) {
    const content = new Float64Array(history.paths.length);
    for (let event = 0; event < history.times.length && history.times[event] < startSeconds; event++)
        content[history.pages[event]] = history.contents[event];
    return [...content.keys()].filter((page) => content[page] !== 0);
}
/** Every change of the known pages, a disappearance too. */
function livesFrom({ history, importance }, known, [startSeconds, days]) {
    const rows = new Map(known.map((page, row) => [page, row]));
    const versions = known.map(() => [{ born: 0, gone: 0, weight: 1 }]);
    for (let event = 0; event < history.times.length; event++) {
        const row = rows.get(history.pages[event]);
        const born = (history.times[event] - startSeconds) / DAY_SECONDS;
        if (row === undefined || born < 0 || born >= days)
            continue;
        const gone = history.contents[event] === 0 ? 1 : 0;
        versions[row].push({ born, gone, weight: importance?.[event] ?? 1 });
    }
    const first = new Int32Array(known.length + 1);
    for (const [row, own] of versions.entries())
        first[row + 1] = first[row] + own.length;
    const all = versions.flat();
    return {
        lives: {
            first,
            born: Float64Array.from(all, ({ born }) => born),
            importance: Float64Array.from(all, ({ weight }) => weight),
        },
        gone: Uint8Array.from(all, ({ gone }) => gone),
    };
}
