// The work behind `isochron plan`: options and input checked, a planner chosen, its plan named by page ids.
import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import { PLANNERS, plannerByName, } from "#schedule/index.js";
import { planFromJsonLines } from "./options/plan-input.js";
const DEFAULT_THRESHOLD = 0.3;
/** Plans the pages of the input; `readText` gives the text of a file. */
export function runPlan(options, readText) {
    const { model = "papers", links = false, threshold = DEFAULT_THRESHOLD } = options;
    check(threshold >= 0 && threshold <= 1, "--threshold must be between 0 and 1");
    check(isCount(options.sizeGuess ?? 1, 1), "--size-guess must be a whole number of at least 1");
    check(isCount(options.budget ?? 0, 0), "--budget must be a whole number of at least 0");
    // A wrong name is refused before a large file is read.
    const named = options.strategy === undefined ? null : choosePlanner(options.strategy);
    const pages = planFromJsonLines(readText(options.input), options.input);
    const planner = named ?? choosePlanner(defaultStrategy(pages, links));
    const plan = planner.plan({
        pages,
        model,
        known: links ? "first" : "all",
        sizeGuess: options.sizeGuess ?? null,
        revisitBudget: options.budget ?? null,
        threshold,
    });
    const ids = (indices) => indices.map((i) => pages[i].id);
    return {
        strategy: plan.strategy,
        family: plan.family,
        model,
        pages: pages.length,
        expectedSharp: plan.expectedSharp,
        upperBound: plan.upperBound,
        ratio: plan.upperBound > 0 ? plan.expectedSharp / plan.upperBound : 1,
        visits: ids(plan.visits),
        revisits: ids(plan.revisits),
        hopeless: ids(plan.hopeless),
    };
}
/** The plan for people: the figures, then both orders, at most `most` pages of each. */
export function renderPlan(output, most = 20) {
    const list = (ids) => {
        const shown = ids.slice(0, most).map(printable).join(" ");
        return ids.length > most ? `${shown} … (${ids.length - most} more)` : shown || "none";
    };
    return [
        `Strategy       ${output.strategy} (${output.family}, ${output.model} slots)`,
        `Pages          ${output.pages}`,
        `Expected sharp ${output.expectedSharp.toFixed(3)}`,
        `Upper bound    ${output.upperBound.toFixed(3)}, of which the plan reaches ${(100 * output.ratio).toFixed(2)} %`,
        `Visits         ${list(output.visits)}`,
        `Revisits       ${list(output.revisits)}`,
        `Hopeless       ${list(output.hopeless)}`,
        "",
    ].join("\n");
}
/** The best of its kind: stamps that are trusted are made use of where all pages are known. */
function defaultStrategy(pages, links) {
    if (links)
        return "optimal-online";
    return pages.some((page) => page.trustedLastModified) ? "optimal/hybrid" : "optimal";
}
function choosePlanner(name) {
    const planner = plannerByName(name);
    if (planner !== null)
        return planner;
    const names = PLANNERS.map((known) => known.name).join(", ");
    throw new UsageError("USAGE", `no strategy ${JSON.stringify(name)}; there are ${names}`);
}
function check(holds, problem) {
    if (!holds)
        throw new UsageError("USAGE", problem);
}
function isCount(value, least) {
    return Number.isSafeInteger(value) && value >= least;
}
