// A survey's questions: asked as a capture asks, a fixed number of them, kept nowhere.
import { askerIn, discard, follow, MAX_REDIRECTS, RobotsRules, } from "#crawl/index.js";
import { parseHttpResponse } from "#formats/index.js";
/** Asks until its budget is used up. */
export class SurveyFetch {
    answers = [];
    robots;
    requests = 0;
    failures = 0;
    #asker;
    #budget;
    constructor(world, delayMs, budget) {
        this.#asker = askerIn(world, delayMs);
        this.#budget = budget;
        // robots.txt is asked for as the budget's own request, whatever is left of it: nothing is asked without it.
        this.robots = new RobotsRules(this.#asker, async (url, answered) => void (await this.#take(url, answered)));
    }
    /** How many requests are left. */
    get left() {
        return this.#budget - this.requests;
    }
    /** Why an address is not asked for. */
    async refusalOf(url) {
        const refusal = await this.robots.refusalOf(url);
        return refusal === null ? null : `${url}: ${refusal.reason}`;
    }
    async get(request) {
        const answered = await this.#ask(request);
        return "reason" in answered ? answered : this.#take(request.url, answered);
    }
    /** Follows redirects; the last answer counts. */
    async follow(url) {
        let last = { reason: `more than ${MAX_REDIRECTS} redirects` };
        const landing = await follow(url, {
            refusalOf: async (at) => (this.left > 0 ? this.refusalOf(at) : USED_UP.reason),
            ask: async (at) => {
                const answered = await this.#asker.ask({ url: at });
                last = await this.#take(at, answered);
                return answered;
            },
        });
        if (landing.kind === "refused")
            return { reason: landing.reason };
        return landing.kind === "landed" ? last : { reason: `more than ${MAX_REDIRECTS} redirects` };
    }
    /** Asks no more. */
    close() {
        this.#asker.caller.leave();
    }
    async #ask(request) {
        return this.left > 0 ? this.#asker.ask(request) : USED_UP;
    }
    /** Counts what came of a request; nothing of it is kept but what the survey reads. */
    async #take(url, answered) {
        const { result, reading } = answered;
        this.requests++;
        await discard(answered);
        if (result.kind !== "response" || reading === null) {
            this.failures++;
            if (result.kind === "response")
                return { reason: "no answer" };
            return { reason: result.message, isRefused: result.kind === "refused" };
        }
        const answer = { url, reading, ...habitsIn(result.exchange) };
        if (reading.outcome.kind === "failed" || reading.outcome.kind === "blocked")
            this.failures++;
        this.answers.push(answer);
        return answer;
    }
}
const USED_UP = { reason: "the number of requests is used up" };
function habitsIn({ responseBytes, times }) {
    const head = parseHttpResponse(responseBytes);
    return {
        responseMs: times.lastByteAt - times.sentAt,
        server: head.ok ? head.header("server") : null,
        isCompressed: head.ok && head.header("content-encoding") !== null,
    };
}
