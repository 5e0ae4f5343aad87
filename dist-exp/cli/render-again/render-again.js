// `isochron verify --render`: every document that a browser showed, shown again from the bytes that the certificate lists.
import { IsochronError, UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import { browserOf, pageLabel } from "#model/index.js";
import { wrap } from "#report/index.js";
import { StoredAnswers } from "#verify/index.js";
import { rendererOpener } from "../options/browser.js";
import { showAgain } from "./show-again.js";
const COLUMNS = 80;
/** Shows the documents of a true certificate again; @throws where there is no browser. */
export async function renderAgain(path, root, browserPath) {
    const answers = await StoredAnswers.open(path, root);
    if (answers === null)
        throw new UsageError("BAD_INPUT", "--render takes a whole certificate; an extract holds some pages alone");
    const { pages, settings, requestProfile } = answers.certificate;
    const shown = pages.flatMap(({ url, rendering }) => (rendering ? [{ url, rendering }] : []));
    if (shown.length === 0)
        return { by: null, documents: 0, same: 0, differing: [] };
    const open = rendererOpener(browserPath, requestProfile["User-Agent"] ?? "");
    const opened = await open(browserOf(settings));
    if (opened.kind === "none")
        throw new IsochronError("NO_BROWSER", opened.message);
    const { renderer } = opened;
    try {
        const again = [];
        for (const page of shown)
            again.push(await showAgain(renderer, answers, page));
        const differing = again.filter(({ differences }) => differences.length > 0);
        const { length: documents } = again;
        return { by: renderer.facts.version, documents, same: documents - differing.length, differing };
    }
    finally {
        await renderer.close();
    }
}
/** The same in sentences. */
export function renderedAgainText({ by, documents, same, differing }) {
    if (by === null)
        return "\nShown again: no document of this capture was shown in a browser.\n";
    const lines = differing.flatMap(({ url, differences }) => wrap(printable(`${pageLabel(url)} ${differences.join("; ")}`), COLUMNS - 4).map((line, i) => i === 0 ? `  - ${line}` : `    ${line}`));
    const head = `Shown again by ${printable(by)}, from the bytes listed: ${same} of ${documents} renderings came out the same.`;
    return ["", ...wrap(head, COLUMNS), ...lines, ""].join("\n");
}
