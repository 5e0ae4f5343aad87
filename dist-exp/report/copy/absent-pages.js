// Pages that name what is not in a copy. Without scripts: a link leads to a place in the page, and only that place is shown.
import { escapeMarkup } from "#chart/index.js";
import { ABSENT_PER_FILE, ABSENT_UNNAMED, absentPlace, pageLabel } from "#model/index.js";
import { htmlPage } from "../html/html-page.js";
const SHOW_TARGET = "<style>section{display:none}section:target{display:block}</style>";
const START = '<p><a href="../START-HERE.html">All pages of this copy</a></p>';
/** The pages, by their files; one that names nothing stands at the end. */
export function* absentPages(absent) {
    for (let from = 0; from < absent.length; from += ABSENT_PER_FILE) {
        const sections = absent.slice(from, from + ABSENT_PER_FILE).map((one, i) => section(one, from + i));
        const body = `${SHOW_TARGET}<h1>Not in this copy</h1>${sections.join("\n")}${START}`;
        yield { file: absentPlace(from).file, html: htmlPage("Not in this copy", body) };
    }
    const unnamed = "<h1>Not in this copy</h1><p>The address of this link is not part of what was captured.</p>";
    yield { file: ABSENT_UNNAMED, html: htmlPage("Not in this copy", unnamed + START) };
}
/** The address is text, not a link: nothing here leads to the live web. */
function section({ url, isKnown, reason }, n) {
    const words = isKnown ? `A page of this site; ${reason}.` : `This address is ${reason}.`;
    return `<section id="${absentPlace(n).anchor}"><p><code>${escapeMarkup(pageLabel(url))}</code></p><p>${escapeMarkup(words)}</p></section>`;
}
