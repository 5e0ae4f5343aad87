/**
 * Somebody says that the page of a row changed at a time, with a trust of his own or NaN; what was said before the last
 * look is known already.
 */
export function takeHint(table, row, at, trust) {
    if (at <= table.numbers("lookedAt")[row])
        return;
    const isOpen = !Number.isNaN(table.numbers("hintedAt")[row]);
    const before = table.numbers("hintTrust")[row];
    table.numbers("hintedAt")[row] = at;
    // Of several who say so the most trusted counts; what has no trust of its own takes the site's.
    table.numbers("hintTrust")[row] = isOpen && before > trust ? before : trust;
}
