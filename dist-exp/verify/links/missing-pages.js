// Pages that stand for missing ones: a label beside a look counts only where the host's own answer bears it out.
import { sha256Digest } from "#formats/index.js";
import { missingPageText } from "#formats/html/missing-page-text.js";
import { hostOf } from "#model/index.js";
/** What hosts were seen to show for a page that cannot exist. */
export class MissingPages {
    #trialPath;
    #texts = new Set();
    constructor(captureId) {
        this.#trialPath = `/isochron-${captureId}-is-there-nothing-here`;
    }
    /** Takes an answer to a trial; only the capture's own question is one. */
    takeTrial(url, content, contentType) {
        if (new URL(url).pathname === this.#trialPath)
            this.#texts.add(keyOf(url, content, contentType));
    }
    /** Whether the content is what its host shows for missing pages. */
    has(url, content, contentType) {
        return this.#texts.size > 0 && this.#texts.has(keyOf(url, content, contentType));
    }
}
function keyOf(url, content, contentType) {
    return `${hostOf(url)} ${sha256Digest(Buffer.from(missingPageText(url, content, contentType)))}`;
}
