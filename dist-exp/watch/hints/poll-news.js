import { printable } from "#formats/index.js";
import { passedOn, TRUST_FLOOR } from "./source-trust.js";
import { hubsOf } from "./websub-links.js";
const MOST_PROBLEMS = 20;
const MOST_PROBLEM_CHARS = 500;
/** Gathers the news of one poll. */
export class PollNews {
    #hints = [];
    #found = [];
    #hubs = [];
    #problems = [];
    /** Hints and new pages. */
    get size() {
        return this.#hints.length + this.#found.length;
    }
    /** All of it, after so many requests. */
    after(requests) {
        const problems = this.#problems.slice(0, MOST_PROBLEMS);
        return { requests, hints: this.#hints, found: this.#found, hubs: this.#hubs, problems };
    }
    /** Takes up what a reading tells; whether that makes the source worth reading sooner. */
    tell(source, judged, { said, isSame, trust }) {
        const { url, tried, readAt } = source;
        const passed = passedOn(judged.claims, { trust, tried, isSweep: judged.isSweep });
        for (const hint of passed)
            this.#hints.push({ ...hint, source: url });
        for (const page of judged.found)
            this.#found.push({ url: page, kind: "document", source: url });
        if (readAt === null)
            return "first";
        if (isSame)
            return "nothing";
        const isWhole = trust >= TRUST_FLOOR && passed.length > 0 && passed.length === judged.claims.length;
        return isWhole || judged.found.some((page) => !said.has(page)) ? "news" : "nothing";
    }
    /** A feed was read, which may name hubs. */
    offer({ url }, { content, contentType, links }) {
        const { topic, hubs } = hubsOf(content, contentType, { url, links });
        if (hubs.length > 0)
            this.#hubs.push({ source: url, topic, hubs });
    }
    /** Something is wrong with a list; that a guess was wrong is not worth a line. */
    problem({ url, by }, reason) {
        if (by !== "guess")
            this.#problems.push(printable(`${url}: ${reason}`).slice(0, MOST_PROBLEM_CHARS));
    }
}
