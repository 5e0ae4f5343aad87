/** Counts pages that could be recomputed. */
export function pageFigures(pages) {
    const sharp = pages.filter(({ verdict }) => verdict === "sharp");
    const bodies = { both: 0, secondByDigest: 0, firstBorrowed: 0 };
    for (const page of sharp)
        bodies[heldAs(page)]++;
    return {
        sharp: sharp.length,
        attested: pages.filter(({ verdict }) => verdict === "attested").length,
        bodies,
    };
}
/** Two full responses among the records that a claim rests on, or none that is of this capture, or one. */
function heldAs({ records }) {
    const rests = records.filter(({ restsOn }) => restsOn);
    if (rests.filter(({ type }) => type === "response").length > 1)
        return "both";
    return rests.some(({ borrowed }) => borrowed) ? "firstBorrowed" : "secondByDigest";
}
/** The files that lend bodies to the looks listed, by name, with the number of their responses. */
export function lendingFiles(pages) {
    const lent = new Map();
    for (const { borrowed } of pages.flatMap(({ records }) => records))
        if (borrowed)
            lent.set(borrowed.file, (lent.get(borrowed.file) ?? new Set()).add(borrowed.id));
    const files = [...lent].map(([file, ids]) => ({ file, records: ids.size }));
    return files.sort((a, b) => (a.file < b.file ? -1 : 1));
}
