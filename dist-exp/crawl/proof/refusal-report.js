import { refusalCodeOf } from "#model/index.js";
const MOST_SHAPES_LISTED = 20;
/** What lies outside was never meant to be captured. */
const SCOPE_CODES = new Set([
    "out-of-scope",
    "not-included",
    "excluded",
    "too-deep",
]);
/** How many pages of the denominator each code refused. */
export class RefusedPages {
    byCode = new Map();
    static of(pages) {
        const refused = new RefusedPages();
        for (const page of pages)
            refused.see(page);
        return refused;
    }
    see({ reason }) {
        const code = refusalCodeOf(reason);
        if (code !== null)
            this.byCode.set(code, (this.byCode.get(code) ?? 0) + 1);
    }
}
/** What was not asked for and why, most first. */
export function reportRefusals({ byCode: pagesByCode }, tally) {
    const counts = tally.counts();
    const codes = new Set([...pagesByCode.keys(), ...counts.map(({ code }) => code)]);
    return [...codes]
        .map((code) => {
        // Equal counts in order of their names: what was counted first depends on who counted.
        const ofCode = counts
            .filter((one) => one.code === code)
            .sort((a, b) => b.urls - a.urls || (a.shape < b.shape ? -1 : 1));
        return {
            code,
            pages: pagesByCode.get(code) ?? 0,
            urls: ofCode.reduce((sum, { urls }) => sum + urls, 0),
            exact: ofCode.every(({ exact }) => exact),
            shapes: ofCode
                .slice(0, MOST_SHAPES_LISTED)
                .map(({ shape, urls, examples }) => ({ shape, urls, examples })),
        };
    })
        .sort((a, b) => b.pages + b.urls - (a.pages + a.urls) || (a.code < b.code ? -1 : 1));
}
/** The same for the certificate: URLs of a trap are not in the denominator, and that is said. */
export function refusalNotes(refusals) {
    return refusals
        .filter(({ code, urls }) => urls > 0 && !SCOPE_CODES.has(code))
        .map(({ code, urls, exact, shapes }) => {
        const most = shapes[0] ? `, most of shape ${shapes[0].shape}` : "";
        return `${exact ? "" : "about "}${urls} URLs not pursued: ${code}${most}; they are not counted as pages`;
    });
}
