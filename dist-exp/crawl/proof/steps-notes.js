// What report and certificate say of a file of steps that was not followed: who wrote steps for a page believes that they
// were taken, unless somebody says otherwise.
import { counted, stepsFor, urlPattern } from "#formats/index.js";
import { browserOf } from "#model/index.js";
/** So many of a file's sites are named, and so much of an address. */
const [MOST_NAMED, MOST_CHARACTERS] = [20, 200];
/** One sentence for each site of the file whose steps no page was shown with. */
export function stepsNotes({ state, frontier }, shown) {
    const sites = browserOf(state.settings).steps;
    if (sites.length === 0)
        return [];
    const documents = [...frontier.pages()].filter(({ kind }) => kind === "document").map(({ url }) => url);
    const notes = sites.flatMap((site) => {
        const why = whyNotTaken(site, sites, { documents, shown });
        return why === null ? [] : [`steps for ${named(site)} ${why}`];
    });
    const more = notes.length - MOST_NAMED;
    return more > 0 ? [...notes.slice(0, MOST_NAMED), `steps for ${more} further sites were not taken`] : notes;
}
function whyNotTaken(site, sites, { documents, shown }) {
    const patterns = site.for.map(urlPattern);
    const fitting = documents.filter((url) => patterns.some((pattern) => pattern?.test(url)));
    if (fitting.length === 0)
        return "fitted no page: they are taken on documents that the capture visits, linked or given as seeds";
    const own = fitting.filter((url) => stepsFor(sites, url) === site);
    const what = counted(fitting.length, "page");
    if (own.length === 0)
        return `were not taken: ${what} fitted, and an earlier site of the file counts there`;
    return own.some((url) => shown.has(url)) ? null : `were not taken: ${what} fitted, and none was shown`;
}
function named({ for: [first = "", ...others] }) {
    const start = first.length > MOST_CHARACTERS ? `${first.slice(0, MOST_CHARACTERS)}…` : first;
    return others.length === 0 ? start : `${start} and ${others.length} more`;
}
