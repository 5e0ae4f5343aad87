// From which second chance and clock of a shown page start: that of the document's own record, or, where a browser showed
// it at capture, the one that it had there. A revisit of the same bytes is another second, with other numbers by lot.
import { chanceSeed } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
/** The second, for the record that is shown. */
export async function pageClock(shown, renderings) {
    const { captureId, at } = shown;
    const url = parsePageUrl(shown.url);
    const before = captureId === null || url === null ? null : await renderings.ofDocument(captureId, url);
    return (chanceSeed(before?.at ?? at) * 1000);
}
