// The words that every page of a copy shares, so that none claims more than another.
import { count, pagesWord } from "#chart/index.js";
import { STANDING_TIERS, } from "#model/index.js";
/** One sentence per tier, for people. */
export const TIER_MEANING = {
    observed: "seen identical before and after the moment, none differing seen between",
    seen: "came in answer to a request that was under way at the moment",
    served: "a recorder before the server saw visitors being given it around the moment",
    attested: "the server's own words (304) carry it over the moment",
    source: "the site's owner says, by files or history, that it was published at the moment",
    possible: "seen before or after the moment; nothing seen contradicts it, nothing proves it",
    nearest: "the record nearest to the moment; another version was seen then or may have stood",
};
/** The tiers that a copy tells of. */
export function tiersOf({ choice }) {
    return choice === "nearest" ? [...STANDING_TIERS, "nearest"] : STANDING_TIERS;
}
/** What the copy is, in one sentence: observed only. */
export function copyHeadline({ head, counts }) {
    const { tiers } = counts;
    // Pages of which nothing can be shown stay in the denominator.
    const shown = tiersOf(head).reduce((sum, tier) => sum + (tiers[tier] ?? 0), 0);
    const all = shown + counts.missing;
    if (head.imported)
        return `${pagesWord(all)} from other tools' records as of ${head.asOf}: none of them is proved, nothing is sharp`;
    return `${count(tiers.observed)} of ${pagesWord(all)} seen identical before and after ${head.asOf}`;
}
/** What a copy cannot be, said once for all. */
export function cannotWork(scripts) {
    return [
        scripts
            ? "Scripts run, as far as browsers let them from files: modules are refused, and requests for data fail. They can reach the live web: lead a window there, open connections, send forms and packets."
            : "Scripts do not run. What they would build, load later or open (menus, pictures that come into view, searches) is not there.",
        "Forms lead nowhere: there is no server.",
        "What a page shows by <object> or <embed>, and drawings that it takes out of another SVG file, are not shown.",
        "Links to addresses that are not in the copy lead to a page here that names them, never to the live web.",
        "Files are named after their addresses where that is safe on every system, and marked with ~ where it is not; manifest.json says which is which.",
        "Texts, pages and style sheets are in UTF-8, whatever they were sent in; feeds and other XML are shown as text.",
    ];
}
/** Of pages that scripts build a copy as files has the shells: scripts from files may not ask for data. */
export function scriptBuiltWords(shells) {
    return `${pagesWord(shells)} here ${shells === 1 ? "is" : "are"} built by scripts, and a copy as files cannot show what they build: only what their documents hold. isochron serve shows them from the archive, as do players that open what isochron export wacz writes.`;
}
/** What stands behind it, and what does not. */
export function proofWords({ imported, certified }) {
    if (imported)
        return "Other tools made these records: nobody here vouches for their clocks and requests, so that nothing is certified.";
    if (certified.length === 0)
        return "No certificate goes along: nothing here is certified.";
    return `The folder proof holds the reports and certificates of ${certified.join(", ")}. A certificate speaks of the records in the archive, not of these files, whose links were changed: isochron verify checks it there. Every page's contentDigest in manifest.json is the one that the certificate names.`;
}
