// Bulk edits in an archive's looks: more pages changed between the same two visits than their other looks explain.
/** Fewer pages of one directory than this are no bulk edit. */
const LEAST_IN_DIRECTORY = 8;
/** Nor is a smaller share of the site than this, counted of at least so many pages. */
const LEAST_SHARE = 0.2;
const SMALL_SITE = 20;
/** Changes that the other looks explain are exceeded this many times. */
const EXCESS = 3;
/** For each page 1 at the looks whose change was part of a bulk edit, of its directory or of the site. */
export function bulkEdits(pages, directoryOf) {
    const tallies = new Map();
    for (const [page, looks] of pages.entries()) {
        for (const look of looks)
            for (const name of tallyNames(look, directoryOf[page]))
                count(tallies, name, look);
    }
    return pages.map((looks, page) => Uint8Array.from(looks, (look) => {
        if (!look.changed)
            return 0;
        const [site, siteVisits, directory, directoryVisits] = tallyNames(look, directoryOf[page]).map((name) => tallies.get(name));
        const siteWide = LEAST_SHARE * Math.max(SMALL_SITE, siteVisits.looks);
        return isBulk(siteVisits, site, siteWide) || isBulk(directoryVisits, directory, LEAST_IN_DIRECTORY)
            ? 1
            : 0;
    }));
}
function tallyNames({ visits }, directory) {
    return ["", `:${visits}`, `${directory}`, `${directory}:${visits}`];
}
function count(tallies, name, { days, changed }) {
    let tally = tallies.get(name);
    if (!tally)
        tallies.set(name, (tally = { looks: 0, changes: 0, days: 0 }));
    tally.looks++;
    tally.days += days;
    if (changed)
        tally.changes++;
}
/** One change more than seen is granted to the other looks, so that short ones prove nothing about a long one. */
function isBulk(own, all, least) {
    const otherDays = all.days - own.days;
    if (own.changes < least || !(otherDays > 0))
        return false;
    const rate = (all.changes - own.changes + 1) / otherDays;
    return own.changes > EXCESS * own.looks * -Math.expm1((-rate * own.days) / own.looks);
}
