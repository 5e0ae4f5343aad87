import { keepAside } from "./keep-aside.js";
/** The questions of one capture. */
export class RunAsking {
    #asker;
    #robots;
    #sink;
    #knocks;
    constructor(asker, robots, sink, knocks = null) {
        this.#asker = asker;
        this.#robots = robots;
        this.#sink = sink;
        this.#knocks = knocks;
    }
    /** Asks for a page; whoever keeps the look writes it down. */
    async page(request) {
        await this.#rulesFor(request.url);
        await this.#knocks?.settled(request.url);
        return this.#asker.ask(request);
    }
    /** Asks with a secret: nobody is knocked at with it, and whoever asks keeps what may be kept. */
    async secretly(request) {
        await this.#rulesFor(request.url);
        return this.#asker.ask(request);
    }
    /** Asks for a list of URLs, or whether it changed, and keeps what came of it. */
    async source(url, conditional) {
        await this.#rulesFor(url);
        return this.#kept(conditional === undefined ? { url } : { url, conditional }, "source");
    }
    /** Asks for a page that cannot exist, and keeps what came of it. */
    async trial(url) {
        await this.#rulesFor(url);
        return this.#kept({ url }, "soft-404");
    }
    async #kept(request, purpose) {
        const answered = await this.#asker.ask(request);
        await keepAside(this.#sink, request.url, purpose, answered);
        return answered;
    }
    /** Crawl-delay holds in every pass of a resumed capture too, so the rules come before the host's first page. */
    async #rulesFor(url) {
        await this.#robots.of(url);
    }
}
