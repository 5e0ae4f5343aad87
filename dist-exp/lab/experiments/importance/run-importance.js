// lab importance: Figures 7 and 8 of Ben Saad & Gançarski, with rivals and the bound.
import { SeededRandom } from "#adapters/index.js";
import { refreshPlanners } from "#schedule/index.js";
import { generatePages, GENERATORS, PERIODS } from "./generators.js";
import { drawLives } from "./lives.js";
import { refreshBounds, runRefresh } from "./measure.js";
/** The paper's sizes: 1,000 pages, 24 periods, M from 20 to 100 %, and 10 % besides. */
export const IMPORTANCE_DEFAULTS = {
    seed: 1,
    runs: 3,
    pages: 1000,
    days: 5,
    resources: [0.1, 0.2, 0.4, 0.6, 0.8, 1],
    generators: GENERATORS,
};
/** Runs every strategy on every generator at every M. */
export function runImportance(options = IMPORTANCE_DEFAULTS) {
    const rows = options.generators.flatMap((generator) => {
        const runs = Array.from({ length: options.runs }, (_, run) => runSite(options, generator, options.seed + run));
        return runs[0].map((row, i) => meanRow(runs.map((rowsOfRun) => rowsOfRun[i]), row));
    });
    return { experiment: "importance", options, rows };
}
function runSite(options, generator, seed) {
    const horizon = options.days * PERIODS;
    const random = new SeededRandom(seed).fork(generator.name);
    const pages = generatePages(generator, options.pages, random.fork("pages"));
    const site = { pages, lives: drawLives(pages, horizon, random.fork("changes")), horizon };
    return options.resources.flatMap((resources) => {
        const budget = Math.round(resources * options.pages);
        const common = { generator: generator.name, resources };
        const rows = refreshPlanners(horizon).map((planner) => ({
            ...common,
            strategy: planner.name,
            ...runRefresh(site, planner, budget),
        }));
        return [...rows, { ...common, strategy: "bound", ...refreshBounds(site, budget), coherence: null }];
    });
}
function meanRow(rows, like) {
    const mean = (value) => rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
    return {
        ...like,
        completeness: mean((row) => row.completeness),
        weightCaptured: mean((row) => row.weightCaptured),
        coherence: like.coherence === null ? null : mean((row) => row.coherence),
    };
}
