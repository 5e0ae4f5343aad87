// The learned skip rule in a closed loop: a crawler that has itself been skipping knows only what it fetched.
import { arrivalsByDirectory, ChangeForecast } from "#mine/index.js";
import { DELETED, INSERTED, UPDATED } from "#model/index.js";
import { emptySkipCounts, RecallCalibration } from "#schedule/index.js";
import { WeekWalk } from "../../histories/weekly-versions.js";
import { BURN_IN_WEEKS } from "./learned-rule.js";
/** Share of the pages passed over that is fetched all the same, at random, to go on learning what is missed. */
const SAMPLE = 0.05;
/** Runs the rule through a history, on what it saw itself, and reports the test weeks. */
export function runClosedLoop(near, testWeeks, options, visit) {
    const crawler = new SkippingCrawler(near, options);
    const end = Math.max(-1, ...testWeeks) + 1;
    for (let week = 0; week < end; week++) {
        const fetched = crawler.crawl();
        if (testWeeks.has(week))
            visit(week, countWeek(near, week, crawler.contents, fetched));
    }
}
/** A change counts as found when its page was fetched in the very week. */
function countWeek({ changes }, week, contents, fetched) {
    const counts = emptySkipCounts();
    for (const [page, content] of contents.entries()) {
        if (content === 0)
            continue;
        if (fetched.has(page))
            counts.fetched++;
        else
            counts.skipped++;
    }
    const { pages, kinds } = changes[week];
    counts.changes = pages.length;
    for (const [i, page] of pages.entries()) {
        if (fetched.has(page))
            continue;
        if (kinds[i] === INSERTED)
            counts.skippedInsertions++;
        else if (kinds[i] === DELETED)
            counts.skippedDeletions++;
        else
            counts.skippedUpdates++;
    }
    return counts;
}
class SkippingCrawler {
    #options;
    #walk;
    #forecast;
    #calibration;
    /** Content of the copy held; 0 for pages not known or known to be gone. */
    #held;
    #lastFetch;
    #week = 0;
    constructor({ versions }, options) {
        this.#options = options;
        this.#calibration = new RecallCalibration(options.askedRecall);
        this.#walk = new WeekWalk(versions);
        this.#forecast = new ChangeForecast(versions.tree);
        this.#held = new Float64Array(versions.tree.pageCount);
        this.#lastFetch = new Int32Array(versions.tree.pageCount);
    }
    /** The site as it really is. */
    get contents() {
        return this.#walk.content;
    }
    /** Crawls the next week and returns the pages fetched. */
    crawl() {
        this.#walk.step();
        const whole = this.#week < this.#options.wholeWeeks;
        const threshold = whole ? -Infinity : this.#calibration.threshold();
        const found = { pages: [], kinds: [], scores: [], weights: [] };
        const search = this.#forecast.search();
        const fetched = this.#fetchKnown(search, threshold);
        this.#compare(search, threshold, fetched, found);
        this.#discover(this.#bestScores(search, fetched), threshold, fetched, found);
        if (this.#week >= BURN_IN_WEEKS)
            this.#calibration.record(found.scores, found.weights);
        this.#forecast.learn({ pages: Int32Array.from(found.pages), kinds: Uint8Array.from(found.kinds) });
        for (const page of fetched) {
            this.#held[page] = this.contents[page];
            this.#lastFetch[page] = this.#week;
        }
        this.#week++;
        return fetched;
    }
    /** Fetches known pages as the search asks for them, and some of the others by lot. */
    #fetchKnown(search, threshold) {
        const { alive, directoryOf } = this.#forecast.memory;
        const fetched = new Set();
        const arrivals = this.#arrivals();
        for (let batch = search.next(threshold); batch.length > 0; batch = search.next(threshold)) {
            for (const page of batch) {
                fetched.add(page);
                search.note(page, this.#differs(page), arrivals.get(directoryOf[page]));
                arrivals.delete(directoryOf[page]);
            }
        }
        for (const [page, known] of alive.entries()) {
            if (known === 1 && !fetched.has(page) && this.#options.random.next() < SAMPLE)
                fetched.add(page);
        }
        return fetched;
    }
    /** Compares the pages fetched with the copies held. */
    #compare(search, threshold, fetched, found) {
        for (const page of fetched) {
            if (!this.#differs(page))
                continue;
            const score = search.scoreOf(page);
            found.pages.push(page);
            found.kinds.push(this.contents[page] === 0 ? DELETED : UPDATED);
            found.scores.push(score);
            // A change somewhere in k weeks not looked at is one of this week by a k-th; one by lot stands for many.
            const weeks = this.#week - this.#lastFetch[page];
            found.weights.push(1 / (weeks * (score < threshold ? SAMPLE : 1)));
        }
    }
    #differs(page) {
        return this.#held[page] !== this.contents[page];
    }
    /** How many pages not known yet a look into each directory shows. */
    #arrivals() {
        const { alive } = this.#forecast.memory;
        const pages = Array.from(this.contents.keys()).filter((page) => alive[page] === 0 && this.contents[page] !== 0);
        const kinds = new Uint8Array(pages.length).fill(INSERTED);
        return arrivalsByDirectory(this.#forecast.memory, { pages: Int32Array.from(pages), kinds });
    }
    /** The best score fetched in each directory. */
    #bestScores(search, fetched) {
        const { directoryOf, tree } = this.#forecast.memory;
        const best = new Float64Array(tree.directoryCount).fill(-Infinity);
        for (const page of fetched) {
            const directory = directoryOf[page];
            best[directory] = Math.max(best[directory], search.scoreOf(page));
        }
        return best;
    }
    /** New pages are found when a page of the nearest directory above that holds any known page is fetched. */
    #discover(best, threshold, fetched, found) {
        const { memory } = this.#forecast;
        for (const [page, content] of this.contents.entries()) {
            if (content === 0 || memory.alive[page] === 1)
                continue;
            const holder = memory.directories.holderOf(memory.directoryOf[page]);
            const score = holder < 0 ? Infinity : best[holder];
            if (score === -Infinity)
                continue;
            fetched.add(page);
            found.pages.push(page);
            found.kinds.push(INSERTED);
            found.scores.push(score);
            found.weights.push(score < threshold ? 1 / SAMPLE : 1);
        }
    }
}
