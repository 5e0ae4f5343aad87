// A history as the input of `isochron mine`: weekly looks for rates, exact times for patterns.
import { mergeTransitions } from "#mine/index.js";
import { WeeklyLooks } from "../experiments/estimators/weekly-looks.js";
import { weekChanges } from "../experiments/near/week-changes.js";
import { weeklyVersions } from "./weekly-versions.js";
/** Directory evolution is mined from this many transitions, the latest. */
const TRANSITIONS = 19;
/** Everything a history tells, at its end. */
export function mineInputOfHistory(history) {
    const versions = weeklyVersions(history);
    const changes = weekChanges(versions, 0.01);
    const looks = new WeeklyLooks(versions.tree);
    for (const change of changes)
        looks.observe(change);
    const dated = Array.from(history.times, (seconds, event) => ({
        page: history.pages[event],
        after: seconds * 1000,
        by: seconds * 1000,
    }));
    return {
        site: history.name,
        tree: versions.tree,
        paths: history.paths,
        looks: history.paths.map((_, page) => (looks.alive[page] === 1 ? looks.looksOf(page) : null)),
        changes: dated,
        from: history.times[0] * 1000,
        to: history.times.at(-1) * 1000,
        evolution: mergeTransitions(versions.tree, changes.slice(Math.max(1, changes.length - TRANSITIONS)).map((change) => change.significance)),
        transitionsAre: "weeks",
    };
}
