/** The record of one rendering's requests. */
export class RequestLedger {
    #requests = [];
    #open = [];
    #maxOpen = 1_000;
    #outstanding = 0;
    #bytes = 0;
    /** How many were made. */
    get count() {
        return this.#requests.length;
    }
    /** How many of them are the page's own doing: the browser asks for icons when it likes. */
    get ownCount() {
        return this.#requests.filter(({ resourceType }) => resourceType !== "Other").length;
    }
    /** How many wait for their answer. */
    get outstanding() {
        return this.#outstanding;
    }
    /** Bytes given to the browser. */
    get bytes() {
        return this.#bytes;
    }
    get requests() {
        return this.#requests;
    }
    get open() {
        return this.#open;
    }
    /** Puts a request down; what is returned ends it, once. */
    begin(request) {
        const { identity, method, url, resourceType, asker, carriesSecret } = request;
        const secret = carriesSecret ? { carriesSecret } : {};
        const entry = { identity, method, url, resourceType, asker, end: UNANSWERED, ...secret };
        this.#requests.push(entry);
        this.#outstanding++;
        let isOver = false;
        return (end, bytes = 0) => {
            if (isOver)
                return;
            isOver = true;
            entry.end = end;
            this.#outstanding--;
            this.#bytes += bytes;
        };
    }
    /** Puts down what the page went on without. */
    leaveOpen(kind, url, detail) {
        if (this.#open.length < this.#maxOpen)
            this.#open.push({ kind, url, detail });
    }
    /** Those that were never answered are open. */
    close() {
        for (const { end, url } of this.#requests)
            if (end === UNANSWERED)
                this.leaveOpen("unanswered", url, "no answer before the page was read");
    }
}
const UNANSWERED = { kind: "open", why: "unanswered" };
