import { crawlDelayMs, isAllowed, PRODUCT_TOKEN, robotsOf } from "#frontier/index.js";
import { hostOf, parsePageUrl, pathAndQueryOf, refusalReason } from "#model/index.js";
import { follow } from "./follow.js";
/** Asks each host's robots.txt before its first page. */
export class RobotsRules {
    #asker;
    #keep;
    #byHost = new Map();
    constructor(asker, keep) {
        this.#asker = asker;
        this.#keep = keep;
    }
    /** The rules of the page's host; when this resolves, its pace is known too. */
    of(url) {
        const host = hostOf(url);
        let asked = this.#byHost.get(host);
        if (!asked) {
            this.#byHost.set(host, (asked = this.#ask(url)));
            // A question that was never sent is asked again when there is a next time.
            asked.catch(() => this.#byHost.delete(host));
        }
        return asked;
    }
    /** `null` when the host lets us ask for the page. */
    async refusalOf(url) {
        const answer = await this.of(url);
        // Section 2.3.1.4: unreachable rules mean complete disallow.
        if (answer.kind === "down")
            return { state: "failed", reason: refusalReason("robots-unknown", answer.reason) };
        const allowed = isAllowed(answer.robots, PRODUCT_TOKEN, pathAndQueryOf(url));
        return allowed ? null : { state: "refused", reason: refusalReason("robots") };
    }
    /** The sitemaps that the page's host names. */
    async sitemapsOf(url) {
        const answer = await this.of(url);
        return answer.kind === "rules" && answer.robots.kind === "rules" ? answer.robots.sitemaps : [];
    }
    async #ask(page) {
        const first = await this.#fetch(page);
        // A second try for a passing fault: the whole host depends on this one answer.
        const answer = first.kind === "down" ? await this.#fetch(page) : first;
        if (answer.kind === "rules")
            this.#asker.caller.slowTo(hostOf(page), crawlDelayMs(answer.robots));
        return answer;
    }
    async #fetch(page) {
        const landing = await follow(parsePageUrl("/robots.txt", page), {
            refusalOf: async () => null, // what may be asked is the very question
            ask: async (url) => {
                const answered = await this.#asker.ask({ url });
                await this.#keep(url, answered);
                return answered;
            },
        });
        return answerAt(landing);
    }
}
/** A way without an end counts as unavailable, and so does an address that the page's own fetch will refuse too. */
function answerAt(landing) {
    const unavailable = { kind: "rules", robots: { kind: "allow-all" } };
    if (landing.kind !== "landed")
        return unavailable;
    if (landing.result.kind === "refused")
        return { ...unavailable, refused: landing.result.message };
    if (landing.result.kind === "failed")
        return { kind: "down", reason: landing.result.message, answered: false };
    return answerOf(landing.reading);
}
function answerOf({ status, content, outcome }) {
    const incomplete = outcome.kind === "failed" && status !== null && status < 400;
    if (status === null || status >= 500 || incomplete) {
        return {
            kind: "down",
            reason: outcome.kind === "failed" ? outcome.message : "no answer",
            answered: status !== null,
        };
    }
    return { kind: "rules", robots: robotsOf(status, content ?? new Uint8Array()) };
}
