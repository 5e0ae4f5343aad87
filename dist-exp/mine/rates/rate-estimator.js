/** Number of looks, of changes seen, and days covered. */
export function totalsOf(page) {
    let changes = 0;
    let days = 0;
    for (let i = 0; i < page.intervals.length; i++) {
        changes += page.changed[i];
        days += page.intervals[i];
    }
    return { looks: page.intervals.length, changes, days };
}
