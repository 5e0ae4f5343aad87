// Whether a URL may be asked for now, in every pass, by one order of reasons: what an edit excludes, hosts given up,
// the limits of requests, bytes, time and pages, robots.txt, what was selected. Whether the run itself is held up is
// asked last, when the request is about to be sent (guarded-fetcher.ts). Hosts are asked side by side, so a page that
// may be asked for has its place among the limits before anything is awaited (open-looks.ts), and where others under
// way may leave room it waits for them.
import { isRefresh, mannersOf, refusalCodeOf, refusalReason, requestPartOf, } from "#model/index.js";
import { SECRET_WORD } from "#formats/index.js";
import { wasSentOnce } from "../look/sent-once.js";
import { Budget } from "./budget.js";
import { ByteLimit } from "./byte-limit.js";
import { OpenLooks } from "./open-looks.js";
/** WARC bytes that the notes of a run's end take beside the states of pages. */
const END_BYTES = 2_000;
/** Judges what one capture may ask for. */
export class Admission {
    #parts;
    #manners;
    #budget;
    /** What the capture's records may take. */
    bytes;
    #open = new OpenLooks();
    /** Pages that were refused for another reason than too many of them: each leaves its place to a later one. */
    #passedOver = null;
    constructor(parts) {
        this.#parts = parts;
        this.#manners = mannersOf(parts.state.settings);
        this.#budget = new Budget({ ...parts, open: this.#open });
        const { seen, frontier, record } = parts;
        // A refresh says nothing of pages that nobody wished to be looked at.
        const waiting = () => (isRefresh(parts.state.capture) ? 0 : frontier.size - seen.size);
        const notesBytes = () => END_BYTES + waiting() * record.stateBytes;
        this.bytes = new ByteLimit(this.#manners.maxBytes, { ...parts, open: this.#open, notesBytes });
        parts.seen.whenKept((url) => this.#open.end(url));
    }
    /** Why a page is not asked for in a pass; one that may be has its place, and its host is asked in that pass. */
    async refusalOf(page, pass) {
        const { seen, hosts, selection, control } = this.#parts;
        await control.look(); // an edit holds from the next page on
        const isFirst = !seen.has(page.url);
        const refusal = await this.#refusalByLimits(page, pass, isFirst);
        if (refusal !== null)
            return this.#counted(refusal, isFirst);
        const unwanted = (await this.#robotsRefusal(page)) ?? (isFirst ? await selection.refusalOf(page) : null);
        if (unwanted !== null) {
            this.#open.end(page.url);
            return this.#counted(unwanted, isFirst);
        }
        hosts.enterPass(page.url, pass);
        return null;
    }
    /** What may have changed while an admitted page waited for its host's pause; one that is asked for now takes of its host's share. */
    async refusalAfterPause(page, pass) {
        await this.#parts.control.look();
        const refusal = this.#refusalInAnyPass(page, pass);
        const isFirst = !this.#parts.seen.has(page.url);
        if (refusal === null && isFirst)
            this.#parts.selection.count(page);
        if (refusal === null)
            return null;
        this.#open.end(page.url);
        return this.#counted(refusal, isFirst);
    }
    /** Whether edits and limits alone would let a page be asked for; nobody is asked for that. */
    isWithinLimits(page) {
        return this.#refusalInAnyPass(page, "visit") === null;
    }
    /** A page that had its place is not asked for after all: another may have it. */
    giveUp({ url }) {
        this.#open.end(url);
    }
    /** A fault ends the pass: whoever waits for room hears of it. */
    fail(error) {
        this.#open.fail(error);
    }
    /** Why a list of URLs is not asked for, or what a step asks for with a secret. */
    async refusalOfSource(source) {
        await this.#parts.control.look();
        const refusal = this.#refusalInAnyPass(source, "source") ?? (await this.#robotsRefusal(source));
        if (refusal === null)
            this.#parts.hosts.enterPass(source.url, "source");
        return refusal;
    }
    /** How many pages may still be asked for. */
    get placesLeft() {
        return Math.max(0, this.#parts.state.settings.maxPages - this.#placesTaken);
    }
    /** How many requests can still be made at this pace. */
    requestsLeft(slotMs) {
        return this.#budget.requestsLeft(slotMs);
    }
    #refusalInAnyPass({ url }, pass) {
        const { control, hosts } = this.#parts;
        const excluded = control.refusalOf(url) ?? (pass === "source" ? null : this.#refusalBySteps(url));
        if (excluded !== null)
            return excluded;
        const givenUp = hosts.refusalOf(url, pass);
        if (givenUp !== null)
            return { state: "failed", reason: givenUp };
        const spent = this.#budget.requestsSpent() ?? this.bytes.spent() ?? this.#budget.timeSpent();
        return spent === null ? null : { state: "skipped", reason: spent };
    }
    /** What steps ask for with a secret, or may send once, no pass asks for: the first is not on record, the second is sent. */
    #refusalBySteps(url) {
        if (url.includes(SECRET_WORD))
            return { state: "skipped", reason: refusalReason("secret") };
        // Only what is more than an address can be sent, and there are few of those.
        const isSent = requestPartOf(url) !== null && wasSentOnce(this.#parts.seen.of(url));
        return isSent ? { state: "skipped", reason: refusalReason("sent-once") } : null;
    }
    /** Takes the page's place when there is room; while others under way may leave some, it waits for them. */
    async #refusalByLimits(page, pass, isFirst) {
        for (;;) {
            const refusal = this.#refusalInAnyPass(page, pass) ?? (isFirst ? this.#overPages(page) : null);
            if (refusal !== null)
                return refusal;
            const hasRoom = this.#budget.hasRoom && this.bytes.hasRoom && (!isFirst || this.placesLeft > 0);
            if (hasRoom)
                break;
            await this.#open.nextEnd();
        }
        this.#open.begin(page.url, { isFirst, bytes: this.bytes.expectedOfLook });
        return null;
    }
    /**
     * Places go to pages in the order in which they were found, so that a later flood over many hosts does not take
     * those of pages that wait for their own host; a page over the limit now is let in at the end if some are left.
     */
    #overPages({ url }) {
        const { state, seen, frontier } = this.#parts;
        const { maxPages } = state.settings;
        if (seen.size < maxPages && frontier.numberOf(url) < maxPages + this.#leftPlaces)
            return null;
        return { state: "skipped", reason: refusalReason("max-pages", String(maxPages)) };
    }
    #counted(refusal, isFirst) {
        if (isFirst && refusalCodeOf(refusal.reason) !== "max-pages")
            this.#passedOver = this.#leftPlaces + 1;
        return refusal;
    }
    /** Those of earlier processes are known when the first page is judged. */
    get #leftPlaces() {
        if (this.#passedOver === null) {
            const { seen, frontier } = this.#parts;
            const isLeft = ({ url, state, reason }) => state !== "known" && !seen.has(url) && refusalCodeOf(reason) !== "max-pages";
            this.#passedOver = frontier.pages().filter(isLeft).length;
        }
        return this.#passedOver;
    }
    get #placesTaken() {
        return this.#parts.seen.size + this.#open.firsts;
    }
    async #robotsRefusal(page) {
        const refusal = await this.#parts.robots.refusalOf(page.url);
        const { robots } = this.#manners;
        const isExempt = robots === "ignore" || (robots === "obey-except-requisites" && page.kind === "requisite");
        return isExempt ? null : refusal;
    }
}
/** A capture that does not obey robots.txt in full says so wherever it is reported. */
export function robotsNote({ robots, robotsReason }) {
    if (robots === "obey")
        return null;
    if (robots === "ignore")
        return `robots.txt was read and not obeyed; reason given: ${robotsReason ?? "none"}`;
    return "robots.txt was obeyed for documents, not for what they need to be shown (obey-except-requisites)";
}
