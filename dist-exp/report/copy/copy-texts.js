import { cannotWork, copyHeadline, proofWords, TIER_MEANING, tiersOf } from "./copy-words.js";
/** README.txt: what this is, in plain words. */
export function copyReadme(told) {
    const { head, counts } = told;
    const tiers = tiersOf(head).map((tier) => `  ${tier.padEnd(9)} ${String(counts.tiers[tier] ?? 0).padStart(7)}  ${TIER_MEANING[tier]}`);
    const lines = [
        `A copy of ${head.site} as of ${head.asOf}, made by ${head.software}.`,
        "",
        "Open START-HERE.html with a double click. Nothing needs to be installed, and no network is used.",
        "",
        `${copyHeadline(told)}.`,
        ...(head.choice === "nearest"
            ? ["Every page is the record nearest to that moment, whatever is known of it."]
            : []),
        ...tiers,
        `  missing   ${String(counts.missing).padStart(7)}  pages of the site of which nothing can be shown: START-HERE.html says why`,
        "",
        proofWords(head),
        "",
        "What does not work in a copy:",
        ...cannotWork(head.scripts).map((words) => `- ${words}`),
        "",
    ];
    return lines.join("\r\n");
}
/** manifest.json in pieces: one line per page and per address that is not there. */
export function* copyManifest({ head, counts, pages }, absent) {
    yield `${JSON.stringify({ ...head, counts }).slice(0, -1)},\n"pages":[`;
    yield* listed(pages);
    yield `\n],\n"absent":[`;
    yield* listed(absent);
    yield "\n]}\n";
}
function* listed(rows) {
    for (const [i, row] of rows.entries())
        yield `${i === 0 ? "\n" : ",\n"}${JSON.stringify(row)}`;
}
