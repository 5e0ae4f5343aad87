/** By the number that stands for each. */
export const FINDINGS = ["same", "changed", "gone", "silent"];
/** So many rounds are counted together: half a year of weeks. */
export const TALLIES = 26;
/** The columns whose names begin with a prefix, without it; `null` for none. */
export function partOf(saved, prefix) {
    const own = Object.entries(saved).filter(([name]) => name.startsWith(prefix));
    if (own.length === 0)
        return null;
    return Object.fromEntries(own.map(([name, column]) => [name.slice(prefix.length), column]));
}
/** Tallies from their column. */
export function talliesOf(column = []) {
    return Array.from({ length: Math.floor(column.length / 3) }, (_, i) => ({
        found: column[3 * i],
        byLot: column[3 * i + 1],
        lots: column[3 * i + 2],
    }));
}
