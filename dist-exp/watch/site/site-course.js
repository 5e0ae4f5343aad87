import { RefreshMind } from "../mind/refresh-mind.js";
import { coursePages, roundFinding } from "../skip/course-pages.js";
import { SkipRounds } from "../skip/skip-rounds.js";
import { pageDirectory, pageWeight } from "./page-weight.js";
import { fallsAsleep, leaves, troubleAfter, wakes } from "./page-trouble.js";
/** Explained at most; the rest is chosen all the same. */
const EXPLAINED = 300;
/** The course of one site. */
export class SiteCourse {
    /** In which pages are passed over; `null` where none are. */
    rounds;
    #settings;
    #mind;
    #byUrl = new Map();
    #byNumber = new Map();
    #troubles;
    #changed = new Set();
    #nextNumber;
    constructor(settings, mind = new RefreshMind(settings.mind), pages = [], state = { nextNumber: 0, troubles: [] }) {
        this.#settings = settings;
        this.#mind = mind;
        this.#troubles = new Map(state.troubles);
        this.#nextNumber = state.nextNumber;
        for (const page of pages)
            this.#hold(page);
        this.#reconcile();
        this.rounds = settings.skip ? new SkipRounds(settings.skip, coursePages(this)) : null;
    }
    /** Pages under watch, those that sleep or are gone aside. */
    get count() {
        return this.#mind.count;
    }
    get mind() {
        return this.#mind;
    }
    /** The page of a number. */
    page(number) {
        return this.#byNumber.get(number);
    }
    /** Of every page ever met, in any state. */
    pages() {
        return this.#byNumber.values();
    }
    knows(url) {
        const state = this.#byUrl.get(url)?.state;
        return state === "watched" || state === "asleep";
    }
    /** Whether the last look at a page found it gone. */
    isGone(url) {
        const page = this.#byUrl.get(url);
        return page !== undefined && (page.state === "gone" || (this.#troubles.get(page.number)?.gone ?? 0) > 0);
    }
    /** Takes pages that turned up under watch, as far as there is room; one that had left comes back. */
    enter(found, now) {
        const [pages, entered] = [[...found], []];
        this.#settings.onStep?.({ kind: "enter", found: pages, at: now });
        for (const { url, kind, depth, via } of pages) {
            const known = this.#byUrl.get(url);
            if ((known !== undefined && known.state !== "gone") || this.count >= this.#settings.maxPages)
                continue;
            const number = known?.number ?? this.#nextNumber++;
            const row = {
                number,
                url,
                kind,
                depth,
                via,
                state: "watched",
                addedAt: known?.addedAt ?? now,
            };
            this.#troubles.delete(number);
            this.#put(row);
            this.rounds?.arrive(number);
            entered.push(row);
        }
        return entered;
    }
    /** Whom to look at now, the most worthwhile first; at most so many. */
    choose(now, most) {
        this.#wakeSleepers(now);
        const chosen = this.rounds === null ? this.#byMind(now, most) : this.#byRounds(this.rounds, now, most);
        const told = chosen.map(({ url, because, index }) => ({ url, because, index }));
        this.#settings.onStep?.({ kind: "choose", at: now, most, chosen: told });
        return chosen;
    }
    /** Learns from looks, in whatever order they ended. */
    learn(looks) {
        for (const { url, at, found, importance } of looks) {
            this.#settings.onStep?.({ kind: "learn", look: { url, at, found, importance } });
            const page = this.#byUrl.get(url);
            if (page !== undefined)
                this.rounds?.learn(page.number, roundFinding(found), this.expected(url, at));
            if (page === undefined || found === "refused")
                continue;
            if (!this.#mind.has(page.number))
                this.#put({ ...page, state: "watched" });
            this.#mind.note({ page: page.number, at, found, importance: importance ?? 1 });
            this.#follow(page, troubleAfter(this.#troubles.get(page.number) ?? null, found, at), at);
        }
    }
    /** A list of the site says that a page changed; `trust` is the chance that it is right. */
    hint(url, at, trust) {
        this.#settings.onStep?.({ kind: "hint", url, at, trust });
        const page = this.#byUrl.get(url);
        if (page === undefined || !this.#mind.has(page.number))
            return;
        this.#mind.hint(page.number, at, trust);
        this.rounds?.hint(page.number, trust);
    }
    /** The chance that a page has changed since its last look, as it is without any hint. */
    expected(url, now) {
        const page = this.#byUrl.get(url);
        return page !== undefined && this.#mind.has(page.number) ? this.#mind.why(page.number, now).unhinted : 0;
    }
    /** When a page was last looked at: `null` for never, `undefined` for one that is not under watch. */
    lookedAt(url) {
        const page = this.#byUrl.get(url);
        return page !== undefined && this.#mind.has(page.number) ? this.#mind.lookedAt(page.number) : undefined;
    }
    /** Rows that came or changed since this was last asked. */
    takeChanged() {
        const rows = [...this.#changed].map((number) => this.#byNumber.get(number));
        this.#changed.clear();
        return rows;
    }
    get state() {
        return { nextNumber: this.#nextNumber, troubles: [...this.#troubles] };
    }
    #byMind(now, most) {
        return [...this.#mind.choose(now, most)].map((number, place) => {
            const page = this.#byNumber.get(number);
            if (place >= EXPLAINED)
                return { page, url: page.url, because: "chosen", index: 0 };
            const { because, index } = this.#mind.why(number, now);
            return { page, url: page.url, because, index };
        });
    }
    #byRounds(rounds, now, most) {
        return rounds.choose(now, most).map(({ page: number, because, index }) => {
            const page = this.#byNumber.get(number);
            return { page, url: page.url, because, index };
        });
    }
    #follow(page, trouble, now) {
        const { number } = page;
        if (trouble === null) {
            this.#troubles.delete(number);
            return;
        }
        this.#troubles.set(number, trouble);
        if (leaves(trouble, now))
            this.#rest(page, "gone");
        else if (fallsAsleep(trouble, now)) {
            this.#troubles.set(number, { ...trouble, asleepSince: now });
            this.#rest(page, "asleep");
        }
    }
    #wakeSleepers(now) {
        for (const [number, trouble] of this.#troubles) {
            if (!wakes(trouble, now))
                continue;
            this.#troubles.set(number, { ...trouble, asleepSince: null, failures: 0 });
            this.#put({ ...this.#byNumber.get(number), state: "watched" });
        }
    }
    #rest(page, state) {
        if (this.#mind.has(page.number))
            this.#mind.removePage(page.number);
        if (state === "gone")
            this.#troubles.delete(page.number);
        this.#hold({ ...page, state });
        this.#changed.add(page.number);
    }
    #put(row) {
        this.#hold(row);
        this.#changed.add(row.number);
        this.#mind.addPage({ number: row.number, weight: pageWeight(row), directory: pageDirectory(row.url) });
    }
    #hold(row) {
        this.#byUrl.set(row.url, row);
        this.#byNumber.set(row.number, row);
        this.#nextNumber = Math.max(this.#nextNumber, row.number + 1);
    }
    /** Mind and pages are kept together; should one be lost, the pages say what is under watch. */
    #reconcile() {
        for (const row of this.#byNumber.values())
            if (row.state === "watched" && !this.#mind.has(row.number))
                this.#mind.addPage({
                    number: row.number,
                    weight: pageWeight(row),
                    directory: pageDirectory(row.url),
                });
    }
}
