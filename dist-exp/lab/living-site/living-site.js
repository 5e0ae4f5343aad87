// The living site itself, without sockets: takes requests at instants, gives responses, knows the truth.
import { formatHttpDate } from "#formats/index.js";
import { integer, stream } from "./generate/chance.js";
import { PageCaches } from "./answer/page-caches.js";
import { RenderedPages } from "./generate/rendered-pages.js";
import { absenceOf } from "./generate/render-document.js";
import { RequestLog } from "./answer/request-log.js";
import { respondWithPage } from "./answer/responder.js";
import { ServerClock } from "./answer/server-clock.js";
import { truthOf } from "./truth/truth.js";
import { toWire } from "./answer/wire.js";
/** Where the ground truth is served; no page links to it. */
export const TRUTH_PATH = "/__truth";
/** A site whose pages change; the same seed and the same requests at the same instants give the same bytes. */
export class LivingSite {
    startAt;
    pages;
    log = new RequestLog();
    #parts;
    #clock;
    #byPath;
    #caches = new Map();
    #rendered = new RenderedPages();
    #requestsOf = new Map();
    constructor(parts) {
        this.#parts = parts;
        this.startAt = parts.startAt;
        this.pages = parts.pages;
        this.#clock = new ServerClock(parts.habits.clock, parts.startAt);
        this.#byPath = new Map(parts.pages.map((page) => [page.path, page]));
    }
    /** Takes a request that arrived at the instant. */
    receive(request, at) {
        if (request.target === TRUTH_PATH)
            return this.#serveTruth(request);
        const random = this.#streamOf(request.target);
        const entry = this.log.begin(request, at);
        const { latency } = this.#parts.habits;
        return {
            beforeChoiceMs: drawMs(latency.beforeChoice, random),
            afterChoiceMs: drawMs(latency.afterChoice, random),
            bodyMs: drawMs(latency.body, random),
            choose: (chosenAt) => {
                const response = this.#respond(request, chosenAt, random);
                const wire = toWire(response, request);
                entry.chosenAt = chosenAt;
                entry.shown = request.method === "GET" ? (response.shown ?? null) : null;
                entry.status = wire.status;
                return wire;
            },
            finish: (endedAt, isWhole) => this.log.end(entry, endedAt, isWhole),
        };
    }
    /** Everything that was, up to the instant. */
    truth(now) {
        return truthOf(this.pages, this.startAt, now, this.log.requests);
    }
    // A stream per path and request, so that requests for other pages do not shift this page's chance.
    #streamOf(target) {
        const number = this.#requestsOf.get(target) ?? 0;
        if (this.#byPath.has(target))
            this.#requestsOf.set(target, number + 1);
        return stream(this.#parts.seed, `request ${number} ${target}`);
    }
    #respond(request, chosenAt, random) {
        if (request.method !== "GET" && request.method !== "HEAD")
            return this.#plain(405, "no such method\n", chosenAt);
        const { faults } = this.#parts.habits;
        const lot = random.next();
        if (lot < faults.unavailable)
            return this.#plain(503, "try again\n", chosenAt);
        if (request.target === "/robots.txt")
            return this.#plain(200, this.#parts.robotsTxt, chosenAt);
        const page = this.#byPath.get(request.target);
        if (!page)
            return this.#simple(404, absenceOf(request.target), chosenAt);
        return respondWithPage({
            request,
            page,
            caches: this.#cachesOf(page),
            chosenAt,
            clock: this.#clock,
            startAt: this.startAt,
            random,
            rendered: this.#rendered,
            isCut: lot < faults.unavailable + faults.cut,
        });
    }
    #cachesOf(page) {
        if (!page.habits.caches)
            return null;
        const caches = this.#caches.get(page.path) ?? new PageCaches(page, page.habits.caches);
        this.#caches.set(page.path, caches);
        return caches;
    }
    #plain(status, text, at) {
        return this.#simple(status, { contentType: "text/plain; charset=utf-8", body: Buffer.from(text) }, at);
    }
    #simple(status, { contentType, body }, at) {
        const headers = [
            ["Date", formatHttpDate(this.#clock.at(at))],
            ["Content-Type", contentType],
        ];
        return { status, headers, body, framing: "content-length", isCut: false };
    }
    #serveTruth(request) {
        const choose = (at) => {
            const body = Buffer.from(JSON.stringify(this.truth(at)));
            return toWire(this.#simple(200, { contentType: "application/json", body }, at), request);
        };
        return { beforeChoiceMs: 0, afterChoiceMs: 0, bodyMs: 0, choose, finish: () => undefined };
    }
}
function drawMs([low, high], random) {
    return integer(random, low, high);
}
