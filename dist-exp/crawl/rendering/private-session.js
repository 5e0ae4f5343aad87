// What a document's steps ask for with secrets: sent as it is, given to the browser as it came, and put down masked when
// the document is over, since what is a secret is known only then. Such requests are pages that are never looked at:
// nothing on record is what was sent, so nothing is proved of them (docs/evidence.md, steps and secrets).
import { readResponse } from "#formats/index.js";
import { noResponseFields, secretNote } from "#formats/run-records/index.js";
import { addressOf, pageOfRequest, refusalReason, requestOf, } from "#model/index.js";
import { readSafely } from "../ask/read-safely.js";
import { linkRefusal } from "../admission/scope-of-link.js";
import { doorValues, isDoorField, maskedExchange, maskedPage } from "./masked-message.js";
/** Longer ones would be put aside on disk, as they are. */
const MOST_BYTES = 1_000_000;
/** What of such records is not as it was. */
const ALTERED = "request and answer: a word stands in place of secrets, cookies and credentials; the answer is decoded, without a body where it was not whole";
/** The page by which a document is asked for once more when a session begins. */
export function sessionDocument(document) {
    const fields = [["cache-control", "no-cache"]];
    return pageOfRequest(addressOf(document), { method: "GET", fields, body: null });
}
/** The session that one document's steps open. */
export class PrivateSession {
    #run;
    #document;
    secrets;
    #held = [];
    #answers = new Map();
    #asked = new Set();
    constructor(run, document, secrets) {
        this.#run = run;
        this.#document = document;
        this.secrets = secrets.fresh();
    }
    /** Pages asked for so far, as they are put down. */
    get asked() {
        return [...this.#asked];
    }
    /** Whether a page may be asked for only as a part of the session: a secret is in it, or what a secret was given for. */
    isPart({ carriesSecret }, page) {
        const { fields = [], body = null } = requestOf(page) ?? {};
        if (fields.some(isDoorField) || (carriesSecret === true && body !== null))
            return true;
        const places = [addressOf(page), ...fields.map(([, value]) => value), ...(body === null ? [] : [body])];
        return places.some((one) => this.secrets.isIn(one));
    }
    /** The document once more, so that a session begins that is on record nowhere: as a reader who reloads it asks. */
    document() {
        return this.answer({}, sessionDocument(this.#document.url));
    }
    /** Asks, each distinct message once. */
    answer(request, page) {
        let answer = this.#answers.get(page);
        if (!answer)
            this.#answers.set(page, (answer = this.#ask(request, page)));
        return answer;
    }
    async #ask({ carriesSecret }, page) {
        const { asking, admission, stop } = this.#run;
        stop.check();
        const isHidden = carriesSecret === true;
        const { fields = [] } = requestOf(page) ?? {};
        for (const value of doorValues(fields))
            this.secrets.learn(value);
        const masked = maskedPage(page, this.secrets, isHidden);
        if (masked === null)
            return { kind: "refused", why: "too long a request to be kept" };
        const refusal = await this.#enter(masked);
        if (refusal !== null)
            return { kind: "refused", why: refusal };
        const unwanted = await admission.refusalOfSource({ url: masked, kind: "requisite" });
        if (unwanted !== null)
            return { kind: "refused", why: unwanted.reason };
        this.#asked.add(masked);
        const { result } = await asking.secretly({ url: page, mostBytes: () => MOST_BYTES });
        this.#held.push({ page, isHidden, result });
        return this.#answered(result);
    }
    /** In the frontier from the start as what is not looked at: no pass of any process may ask for it. */
    async #enter(url) {
        const { frontier, state } = this.#run;
        if (frontier.numberOf(url) !== -1)
            return null;
        const link = { url, kind: "requisite", depth: this.#document.depth + 1 };
        const outside = linkRefusal(this.#run, this.#document, link);
        if (outside !== null)
            return outside.reason;
        const late = state.capture.plannedAsOf !== null;
        const reason = refusalReason("secret");
        await frontier.add([{ ...link, via: this.#document.url, late, state: "skipped", reason }]);
        return null;
    }
    async #answered(result) {
        if (result.kind === "refused")
            return { kind: "refused", why: result.code };
        if (result.kind === "failed")
            return { kind: "failed", code: result.code };
        const id = `asked with a secret, ${this.#held.length}`;
        const { responseBytes, truncated } = result.exchange;
        const read = await readResponse({ first: responseBytes, pieces: null });
        if (!read.ok)
            return { kind: "failed", code: "bad-response" };
        for (const value of doorValues(read.headers))
            this.secrets.learn(value);
        if (!read.complete || truncated !== null)
            return { kind: "truncated", id };
        if (read.kind === "undecodable")
            return { kind: "failed", code: read.code };
        const { status, headers, content: body } = read;
        return { kind: "response", id, status, headers, body };
    }
    /** Puts all of it down, masked by all that is known to be secret now, as long as there is room. */
    async keep(hasRoom) {
        for (const held of this.#held.splice(0))
            await this.#keep(held, hasRoom);
    }
    async #keep({ page, isHidden, result }, hasRoom) {
        const { sink, world } = this.#run;
        const url = maskedPage(page, this.secrets, isHidden);
        if (url === null)
            return;
        const note = secretNote(url, ALTERED);
        if (result.kind !== "response") {
            const told = { ...result, message: this.secrets.maskedText(result.message) };
            await sink.writeMetadata(addressOf(url), noResponseFields(note, told), result.times.sentAt);
            return;
        }
        const exchange = await maskedExchange(result.exchange, this.secrets, isHidden);
        if (!hasRoom(exchange.responseBytes.length + exchange.requestBytes.length))
            return;
        const { logger } = world;
        const { payload } = await readSafely(url, exchange, { logger, limits: undefined });
        await sink.writeExchange({ url, exchange, payload, refersTo: null, masked: ALTERED, note });
    }
}
