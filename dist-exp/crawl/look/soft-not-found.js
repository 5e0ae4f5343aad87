import { mediaType } from "#formats/index.js";
import { missingPageText } from "#formats/html/missing-page-text.js";
import { hostOf, parsePageUrl } from "#model/index.js";
import { NothingLeft } from "../ask/nothing-left.js";
const MOST_DIGESTS = 5_000;
/** Knows the soft 404s of one capture's hosts. */
export class SoftNotFound {
    #parts;
    #hosts = new Map();
    constructor(parts) {
        this.#parts = parts;
    }
    /** Whether the page may stand for a missing one: its host is known to show such pages, or shows two alike. */
    suspects({ url, kind }, reading) {
        if (kind !== "document" || reading?.outcome.kind !== "captured" || reading.content === null)
            return false;
        const { status, contentType, contentDigest } = reading.outcome.identity;
        if (status !== 200 || !isHtml(contentType))
            return false;
        const host = this.#stateOf(url);
        return host.nothing !== null || isNewTwin(host, url, contentDigest);
    }
    /** Whether a suspect is what its host shows for missing pages; the host is asked once. */
    async isSoftNotFound({ url }, { content, outcome }) {
        if (content === null || outcome.kind !== "captured")
            return false;
        const nothing = await this.#nothingOf(url);
        return nothing !== null && nothing.text === missingPageText(url, content, outcome.identity.contentType);
    }
    /** Where there is nothing left to ask with, nobody knows yet: a later look asks. */
    #nothingOf(url) {
        const state = this.#stateOf(url);
        return (state.nothing ??= this.#askForNothing(url).catch((error) => {
            state.nothing = null;
            if (error instanceof NothingLeft)
                return null;
            throw error;
        }));
    }
    async #askForNothing(page) {
        const { captureId, asking, robots, notes } = this.#parts;
        const url = parsePageUrl(`/isochron-${captureId}-is-there-nothing-here`, page);
        if ((await robots.refusalOf(url)) !== null)
            return null;
        const { reading } = await asking.trial(url);
        if (reading === null)
            return null;
        const { outcome, content } = reading;
        if (outcome.kind !== "captured" || outcome.identity.status !== 200 || content === null)
            return null;
        notes.push(`${hostOf(page)} answers 200 for pages that do not exist; such pages are labelled soft-404`);
        return { text: missingPageText(url, content, outcome.identity.contentType) };
    }
    #stateOf(url) {
        const host = hostOf(url);
        let state = this.#hosts.get(host);
        if (!state)
            this.#hosts.set(host, (state = { urlByDigest: new Map(), nothing: null }));
        return state;
    }
}
/** Two addresses with the same content are the sign that makes us ask. */
function isNewTwin({ urlByDigest }, url, digest) {
    const first = urlByDigest.get(digest);
    if (first === undefined && urlByDigest.size < MOST_DIGESTS)
        urlByDigest.set(digest, url);
    return first !== undefined && first !== url;
}
function isHtml(contentType) {
    const type = mediaType(contentType);
    return type === "text/html" || type === "application/xhtml+xml";
}
