// The pages that one document asks for while it is shown: each through the same gates, looks and records as any other,
// and asked for once in a pass, however many documents want it.
import { hostOf, isCaptured, refusalCodeOf, refusalReason, } from "#model/index.js";
import { askedPage } from "#render/index.js";
import { linkRefusal } from "../admission/scope-of-link.js";
import { keepLook, lookAt } from "../look/sight-page.js";
import { sentOnce } from "../look/sent-once.js";
import { answerFromArchive, lookToShow } from "./answer-from-archive.js";
/** Answers the browser for one document. */
export class RenderedParts {
    #run;
    #claims;
    #document;
    #showing;
    #asked = new Set();
    #failed = new Map();
    constructor(run, claims, document, showing) {
        this.#run = run;
        this.#claims = claims;
        this.#document = document;
        this.#showing = showing;
    }
    /** Pages asked for so far, each once, in order. */
    get asked() {
        return [...new Set([...this.#asked, ...(this.#showing.session?.asked ?? [])])];
    }
    /** Those that showed no state of their page: what they show later, this document was not given. */
    get failed() {
        return [...this.#failed.values()];
    }
    answer = async (request) => {
        const { stop, world } = this.#run;
        stop.check();
        const { session } = this.#showing;
        const asked = askedPage(request);
        if (asked.kind === "refused")
            return asked;
        if (session?.isPart(request, asked.url))
            return forRequest(request, await session.answer(request, asked.url));
        const refusal = await this.#look(asked.url, request.isSentOnce === true);
        if (refusal !== null)
            return { kind: "refused", why: refusal };
        if (asked.url !== this.#document.url)
            this.#asked.add(asked.url);
        const sighting = lookToShow(this.#run.seen.of(asked.url));
        if (!isCaptured(sighting))
            this.#failed.set(asked.url, failedPart(sighting));
        const answer = await answerFromArchive(world.archive.warcs, sighting);
        return forRequest(request, session === null ? answer : withoutCookies(answer));
    };
    /** Sees to it that the page was looked at; why it was not, where a rule forbids it. */
    async #look(url, isSentOnce) {
        for (let taken = this.#claims.whenFree(url); taken; taken = this.#claims.whenFree(url))
            await taken;
        if (this.#run.seen.has(url))
            return null;
        this.#claims.take(url);
        try {
            const page = await this.#page(url, isSentOnce);
            if (typeof page === "string")
                return page;
            const refusal = await this.#admit(page);
            if (refusal !== null)
                return refusal;
            const look = await lookAt(this.#run, page, this.#showing.pass);
            const sight = await keepLook(this.#run, isSentOnce ? sentOnce(look) : look);
            if (isSentOnce)
                await this.#leaveSent(page, sight);
            this.#claims.release(url);
            await this.#showing.onLook(page, sight);
            return null;
        }
        finally {
            this.#claims.release(url);
        }
    }
    /** The page in the frontier, where it is entered now if it was not known; or why it may not be. */
    async #page(url, isSentOnce) {
        const { frontier } = this.#run;
        const known = frontier.get(url);
        const isItsOwn = isSentOnce && refusalCodeOf(known?.reason ?? null) === "sent-once";
        if (known)
            return known.state === "known" || isItsOwn ? known : (known.reason ?? `it is ${known.state}`);
        const link = { url, kind: "requisite", depth: this.#document.depth + 1 };
        const refusal = linkRefusal(this.#run, this.#document, link);
        if (refusal !== null)
            return refusal.reason;
        const late = this.#showing.pass === "late";
        // What a step sends once, no pass may send: from the start it is what is not asked for otherwise.
        const once = isSentOnce ? { state: "skipped", reason: refusalReason("sent-once") } : {};
        const [added] = await frontier.add([{ ...link, via: this.#document.url, late, ...once }]);
        return added ?? frontier.get(url);
    }
    /** Later captures start from pages that are known: this is none of them. */
    async #leaveSent({ url }, { sighting }) {
        const reason = `not asked for again: ${refusalReason("sent-once")}`;
        await this.#run.frontier.setState(url, isCaptured(sighting) ? "visited" : "failed", reason);
    }
    async #admit(page) {
        const { admission, caller, frontier, stop } = this.#run;
        const { pass } = this.#showing;
        let refusal = await admission.refusalOf(page, pass);
        if (refusal === null) {
            await caller.untilFree(hostOf(page.url), stop.signal);
            refusal = await admission.refusalAfterPause(page, pass);
        }
        if (refusal === null)
            return null;
        await frontier.setState(page.url, refusal.state, refusal.reason);
        return refusal.reason;
    }
}
/** No session that is on record in the clear may become the one that a secret opens. */
function withoutCookies(answer) {
    if (answer.kind !== "response")
        return answer;
    return { ...answer, headers: answer.headers.filter(([name]) => !/^set-cookie2?$/i.test(name)) };
}
/** A HEAD is answered by the head of what a GET brought (RFC 9110 section 9.3.2). */
function forRequest({ method }, answer) {
    return method === "HEAD" && answer.kind === "response" ? { ...answer, body: new Uint8Array() } : answer;
}
function failedPart({ url, outcome }) {
    const detail = "message" in outcome ? outcome.message : "reason" in outcome ? outcome.reason : outcome.kind;
    return { kind: "failed", url, detail };
}
