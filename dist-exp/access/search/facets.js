/** So many names of each at most. */
const MOST_NAMES = 20;
const UNKNOWN = "unknown";
/** Counts them; a hit counts under every site and year that saw it. */
export function facetsOf(hits) {
    return {
        sites: tally(hits, sitesOf),
        types: tally(hits, ({ text }) => [text.form]),
        languages: tally(hits, ({ text }) => [text.language ?? UNKNOWN]),
        years: tally(hits, yearsOf),
    };
}
/** The sites whose captures saw it. */
export function sitesOf({ runs }) {
    return [...new Set(runs.flatMap(({ looks }) => looks.map(({ site }) => site)))].sort();
}
function yearsOf({ runs }) {
    return new Set(runs.flatMap(({ looks }) => looks.map(({ at }) => String(new Date(at).getUTCFullYear()))));
}
function tally(hits, namesOf) {
    const counts = new Map();
    for (const hit of hits)
        for (const name of namesOf(hit))
            counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts]
        .map(([name, count]) => ({ name, count }))
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
        .slice(0, MOST_NAMES);
}
