/** Methods by which nothing is sent (RFC 9110 section 9.2.1), as far as pages are shown with them. */
const ASKING = new Set(["GET", "HEAD"]);
/** Stands between a page and whoever answers it. */
export class ActGuard {
    #mode = "loading";
    #mayRepeat = false;
    #refused = 0;
    #secrets = new Set();
    #formFrames = new Map();
    /** From now on whatever is asked for may come of what we do: nothing may be sent. */
    act() {
        this.#mode = "acting";
    }
    /** A step that says so may send, and may leave for another document; whether that may be sent again, it says too. */
    submit(mayRepeat = false) {
        this.#mode = "submitting";
        this.#mayRepeat = mayRepeat;
    }
    /** Whether a request is what a step sends, and is sent no second time. */
    sendsOnce(method) {
        return this.#mode === "submitting" && !this.#mayRepeat && !ASKING.has(method);
    }
    /** A secret stands in a field of the page. */
    fillSecret(value) {
        this.#secrets.add(value);
    }
    /** Those that were filled in so far. */
    get filledSecrets() {
        return [...this.#secrets];
    }
    /** Whether the page may go to another document. */
    get mayLeave() {
        return this.#mode === "submitting";
    }
    /** How much was refused so far. */
    get refused() {
        return this.#refused;
    }
    /** A script may pack or encrypt what it sends: a body that a step with a secret leads to is taken to hold it. */
    mayCarrySecret(body) {
        return this.#mode === "submitting" && this.#secrets.size > 0 && body !== null;
    }
    refuse() {
        this.#refused++;
    }
    /** A form is about to be sent into a frame. */
    noteForm(frameId, url) {
        if (this.#mode === "acting")
            this.#formFrames.set(frameId, url.split("#", 1)[0] ?? url);
    }
    /** Whether a request may be that of a form: the page must be heard before it is answered. */
    isFormPossible({ resourceType }) {
        return this.#mode === "acting" && resourceType === "Document";
    }
    /** Why a request is refused; `null` where it may go. */
    objectionTo({ request, resourceType, frameId }) {
        if (this.#mode !== "acting")
            return null;
        const method = methodOf(request, resourceType);
        if (!ASKING.has(method))
            return `${method} while something was done to the page`;
        if (this.#formFrames.get(frameId) !== request.url.split("#", 1)[0])
            return null;
        this.#formFrames.delete(frameId);
        return "a form, while something was done to the page";
    }
}
/** A question before a request (CORS) is for the method that it asks leave for. */
function methodOf({ method, headers }, resourceType) {
    if (resourceType !== "Preflight")
        return method;
    const fields = Object.entries(headers);
    const asked = fields.find(([name]) => name.toLowerCase() === "access-control-request-method");
    return asked?.[1] ?? method;
}
