// A page as readers are shown it: every request is carried to the replay's own server, which needs no port for that.
import { parsePageUrl } from "#model/index.js";
import { shortened } from "./compare-requests.js";
import { blankFrame, isServiceWorker, WORKERS_NOT_RUN } from "./stored-side.js";
/** Answers from replay. */
export class ReplayedSide {
    #replay;
    #mostBytes;
    constructor(replay, mostBytes) {
        this.#replay = replay;
        this.#mostBytes = mostBytes;
    }
    /** Where the page is shown. */
    addressOf(url, at) {
        return this.#replay.addressOf({ url, at });
    }
    /** The document, asked for as the frame in a reader's window asks for it (Fetch Metadata). */
    document(address) {
        const headers = [
            ["Sec-Fetch-Dest", "iframe"],
            ["Sec-Fetch-Mode", "navigate"],
            ["Sec-Fetch-Site", "cross-site"],
        ];
        return this.#carry({ method: "GET", url: address, headers, body: null });
    }
    /** Whatever the page asks for at a moment; what is outside the archive is put on the list, and fails. */
    answerer({ url: pageUrl, at }) {
        const outside = new Set();
        const answer = async (request) => {
            // Replay runs none; both ways leave them out, so that they are no difference.
            if (isServiceWorker(request))
                return WORKERS_NOT_RUN;
            const meant = this.#replay.meantBy(request.url, pageUrl);
            if (meant.kind === "archived" && isNextPage(request))
                return this.#next(request, meant.url, at);
            if (meant.kind !== "outside")
                return this.#part(request);
            outside.add(shortened(request.url));
            return { kind: "failed", code: "outside the archive" };
        };
        return { answer, outside };
    }
    /** The archived address that a request is about; `null` for our own. */
    meant(url, pageUrl) {
        const meant = this.#replay.meantBy(url, pageUrl);
        return meant.kind === "archived" ? meant.url : null;
    }
    /** Where a step leads to another page, the page around goes on with it, and it is shown in the frame as the first. */
    #next({ url: asked }, meant, at) {
        const url = parsePageUrl(meant);
        const address = url === null ? asked : this.addressOf(url, at);
        if (address === asked)
            return this.document(address);
        const headers = [["Location", address]];
        return { kind: "response", id: asked, status: 302, headers, body: new Uint8Array() };
    }
    async #part(request) {
        const answered = await this.#carry(request);
        const isNotice = answered.kind === "response" && answered.status === 404 && !isMemento(answered.headers);
        return isNotice && request.resourceType === "Document" ? blankFrame(request.url) : answered;
    }
    async #carry(request) {
        const answered = await this.#replay.answer(request, this.#mostBytes);
        if (answered === null)
            return { kind: "failed", code: "too long for the browser" };
        return { kind: "response", id: request.url, ...answered };
    }
}
/** The page itself going on to another: only steps let it. What a form sends is not answered by replay. */
function isNextPage({ resourceType, asker, method }) {
    return resourceType === "Document" && asker === "page" && method === "GET";
}
/** What is stored says when (RFC 7089 section 2.1.1); notices of ours do not. */
function isMemento(headers) {
    return headers.some(([name]) => name.toLowerCase() === "memento-datetime");
}
