/** Reports of more pages are complete on disk only. */
export const MOST_PAGES_HELD = 10_000;
/** The report with its pages in an array; of too many, those that are not sharp first, and a note says so. */
export function holdReport(report, most = MOST_PAGES_HELD) {
    const total = report.all.pages;
    if (total <= most)
        return { ...report, pages: [...report.pages] };
    const pages = chosen(report, most);
    const note = `lists and charts show ${pages.length} of ${total} pages; report.json holds them all`;
    return { ...report, notes: [...report.notes, note], pages };
}
/** Up to half for pages that are not sharp and half for those that are, each taken evenly over the whole site. */
function chosen({ pages, all }, most) {
    const notSharp = all.pages - all.sharp;
    const places = { notSharp: Math.min(notSharp, Math.max(most - all.sharp, Math.ceil(most / 2))), sharp: 0 };
    places.sharp = Math.min(all.sharp, most - places.notSharp);
    const seen = { notSharp: 0, sharp: 0 };
    const totals = { notSharp, sharp: all.sharp };
    const list = [];
    for (const page of pages) {
        const kind = page.verdict === "sharp" ? "sharp" : "notSharp";
        const nth = seen[kind]++;
        if (isChosen(nth, totals[kind], places[kind]))
            list.push(page);
    }
    return list;
}
/** Whether the nth of `total` is among `places` taken at even distances. */
function isChosen(nth, total, places) {
    return Math.floor(((nth + 1) * places) / total) > Math.floor((nth * places) / total);
}
