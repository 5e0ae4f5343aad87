/** Pages found on a rendered document, less those that some content was seen to name. */
export class ShownLinks {
    #unseen = new Set();
    constructor({ pages, renderings }) {
        for (const [url, { via, isEarly }] of pages) {
            const rendering = isEarly || via === null ? undefined : renderings.byDocument.get(via);
            if (rendering && !rendering.requests.includes(url))
                this.#unseen.add(url);
        }
    }
    /** A content names the page: nothing is taken on trust. */
    note(url) {
        this.#unseen.delete(url);
    }
    /** How many pages nothing but a browser's screen is said to have named. */
    get onTrust() {
        return this.#unseen.size;
    }
}
