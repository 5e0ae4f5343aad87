// What a mind is made of, and how it comes back from its columns.
import { FormatError } from "#errors.js";
/** Fills a new mind with saved columns; what does not fit together is a FormatError. */
export function restoreMind(head, columns, make) {
    const { settings, count, directories } = checkedHead(head);
    const { mind, parts } = make(settings);
    const { numbers, weights, scalars } = columns;
    if (numbers?.length !== count || weights?.length !== count || scalars?.length !== 3)
        throw misfit("the pages' columns are not all there");
    if (!parts.knowledge.restore(count, directories, columns))
        throw misfit("what was learned is not all there");
    for (const [row, number] of numbers.entries()) {
        parts.numbers.push(number);
        parts.weights.push(weights[row]);
        parts.rows.set(number, row);
    }
    if (parts.rows.size !== count)
        throw misfit("a page stands there twice");
    [parts.scalars.base, parts.scalars.learnedIn, parts.scalars.bar] = scalars;
    restorePlanner(parts, columns);
    return mind;
}
function checkedHead({ settings, count, directories }) {
    const names = Array.isArray(directories) && directories.every((name) => typeof name === "string");
    if (typeof settings !== "object" || settings === null || !Number.isSafeInteger(count) || !names)
        throw misfit("the head lacks its parts");
    return { settings: settings, count: count, directories };
}
function restorePlanner({ planner, knowledge }, columns) {
    const rows = columns["planner.numbers"]?.length ?? 0;
    const { patternPeriods } = knowledge.settings;
    const blank = {
        count: rows,
        weights: new Float64Array(rows),
        periods: patternPeriods,
        rates: new Float32Array(rows * patternPeriods),
        importances: new Float32Array(rows * patternPeriods),
    };
    if (planner !== null && !planner.restore(blank, columns))
        throw misfit("the planner's memory is not all there");
}
function misfit(message) {
    return new FormatError(message, "refresh mind", 0);
}
