// A site looked through in rounds, of which each passes over the pages that probably did not change: no more is looked
// at than a wanted share of the changes needs. What was passed over is unverified; some of it is looked at by lot, and
// from that alone is known how much was missed (docs/papers/near-miner.md, decision 162).
import { ChangeForecast } from "#mine/index.js";
import { DirectoryTree, instant } from "#model/index.js";
import { RecallCalibration } from "#schedule/index.js";
import { deliveredRecall } from "./delivered-recall.js";
import { isByLot } from "./lot.js";
import { lessonsOf } from "./round-end.js";
import { FINDINGS, partOf, TALLIES, talliesOf } from "./saved-rounds.js";
import { SearchRound } from "./search-round.js";
/** Rounds at the start in which every page is looked at, and of which the first teach the threshold nothing: as in the lab. */
const WHOLE_ROUNDS = 20;
const BURN_IN_ROUNDS = 8;
/** A hint that is more likely right than wrong is followed. */
const HINT_TRUST = 0.5;
/** Rounds of one site; without clock and I/O. */
export class SkipRounds {
    #settings;
    #pages;
    #calibration;
    /** What earlier rounds taught; `null` before the first has ended. */
    #learned = null;
    #round = 0;
    #beganAt = null;
    #threshold = -Infinity;
    #forecast = null;
    #search = null;
    /** Of this round. */
    #findings = new Map();
    #arrived = new Map();
    /** How likely each change was, before it was found. */
    #chances = new Map();
    #hinted = new Set();
    /** By page: the last round in which it was seen. */
    #seenIn = new Map();
    #tallies = [];
    /** The look that pages turning up now come from: told to the search once they are counted. */
    #last = null;
    constructor(settings, pages) {
        this.#settings = settings;
        this.#pages = pages;
        this.#calibration = new RecallCalibration(settings.recall);
        this.#restore(settings.saved ?? {});
    }
    /** Whom to look at now, at most so many; nobody once the round has looked at all it wants. */
    choose(now, most) {
        this.#settle();
        const begins = instant(Math.floor(now / this.#settings.roundMs) * this.#settings.roundMs);
        if (this.#beganAt === null || begins > this.#beganAt)
            this.#begin(begins);
        const search = this.#search;
        this.#takeEarlierLooks(search);
        while (search.waiting.size === 0 && !search.isOver) {
            search.advance();
            this.#takeEarlierLooks(search);
        }
        return [...this.#wanted(search)].slice(0, Math.max(0, Math.floor(most)));
    }
    /** Whom this round looks at next, as far as is known: the search goes on by what they show. */
    ahead(most) {
        return this.#search === null ? [] : [...this.#wanted(this.#search)].slice(0, most);
    }
    /** A look, whoever asked for it; `chance` is how likely it was to find a change. */
    learn(page, finding, chance) {
        this.#settle();
        if (finding === "changed" || finding === "gone")
            this.#chances.set(page, chance);
        const before = this.#findings.get(page);
        if (finding !== "silent" || before === undefined)
            this.#findings.set(page, finding === "same" && before === "changed" ? "changed" : finding);
        this.#hinted.delete(page);
        if (finding === "silent")
            this.#search?.take({ page, isChanged: null, arrivals: 0 });
        else
            this.#last = { page, isChanged: finding !== "same", arrivals: 0 };
    }
    /** A page turned up; what was looked at just before led to it. */
    arrive(page) {
        this.#arrived.set(page, this.#last?.page ?? -1);
        if (this.#last !== null)
            this.#last.arrivals++;
    }
    /** A list of the site names the page. */
    hint(page, trust) {
        if (trust >= HINT_TRUST && !this.#findings.has(page))
            this.#hinted.add(page);
    }
    /** What can be said of this round and of those before it. */
    figures() {
        if (this.#beganAt === null)
            return null;
        const isSeen = ([page, found]) => found !== "silent" && this.#pages.isWatched(page);
        const verified = [...this.#findings].filter(isSeen).length;
        return {
            asked: this.#settings.recall,
            beganAt: this.#beganAt,
            endsAt: instant(this.#beganAt + this.#settings.roundMs),
            isWhole: this.#threshold === -Infinity,
            isOver: this.#search.isOver && this.#wanted(this.#search).next().done === true,
            verified,
            unverified: this.#pages.count - verified,
            delivered: deliveredRecall(this.#tallies),
        };
    }
    /** Everything, as columns. */
    save() {
        this.#settle();
        const pairs = (map) => Float64Array.from([...map].flat());
        const findings = [...this.#findings].map(([page, found]) => [page, FINDINGS.indexOf(found)]);
        const learned = Object.entries(this.#learned ?? {});
        return {
            ...Object.fromEntries(learned.map(([name, column]) => [`learned.${name}`, column])),
            calibration: this.#calibration.save(),
            scalars: Float64Array.of(this.#settings.recall, this.#round, this.#beganAt ?? NaN, this.#threshold, this.#settings.roundMs),
            log: Float64Array.from(this.#search?.log ?? []),
            findings: pairs(new Map(findings)),
            arrived: pairs(this.#arrived),
            chances: pairs(this.#chances),
            hinted: Float64Array.from(this.#hinted),
            seenIn: pairs(this.#seenIn),
            tallies: Float64Array.from(this.#tallies.flatMap(({ found, byLot, lots }) => [found, byLot, lots])),
        };
    }
    *#wanted(search) {
        const told = new Set();
        const may = (page) => this.#pages.isWatched(page) && !this.#findings.has(page) && !told.has(page) && told.add(page).has(page);
        for (const page of this.#pages.unseen())
            if (may(page))
                yield { page, because: "never-looked-at", index: 0 };
        for (const page of this.#hinted)
            if (may(page))
                yield { page, because: "hint", index: 0 };
        for (const page of search.waiting)
            if (may(page))
                yield { page, because: "search", index: search.scoreOf(page) }; // prettier-ignore
        if (!search.isOver)
            return;
        for (const page of this.#passedOver(search))
            if (isByLot(page, this.#round) && may(page))
                yield { page, because: "lot", index: search.scoreOf(page) };
    }
    *#passedOver(search) {
        const { alive } = this.#forecast.memory;
        for (let page = 0; page < alive.length; page++)
            if (alive[page] === 1 && !search.hasNamed(page))
                yield page;
    }
    /** Pages that were seen in this round before the search named them, or are under watch no more, need no look. */
    #takeEarlierLooks(search) {
        for (const page of search.waiting) {
            const found = this.#findings.get(page);
            const isSilent = found === "silent" || !this.#pages.isWatched(page);
            if (found !== undefined || isSilent)
                search.take({ page, isChanged: isSilent ? null : found !== "same", arrivals: 0 });
        }
    }
    #settle() {
        if (this.#last !== null)
            this.#search?.take(this.#last);
        this.#last = null;
    }
    #begin(beganAt) {
        if (this.#beganAt !== null)
            this.#end();
        this.#beganAt = beganAt;
        this.#threshold = this.#round < WHOLE_ROUNDS ? -Infinity : this.#calibration.threshold();
        this.#open([]);
    }
    /** What the round showed is learned over all pages that turned up in it. */
    #end() {
        const { forecast, search } = this.#open(this.#search.log);
        const round = this.#round;
        const { changes, scores, weights, tally } = lessonsOf({
            forecast,
            search,
            findings: this.#findings,
            arrived: this.#arrived,
            isByLot: this.#lots(search),
            chanceOf: (page) => this.#chances.get(page) ?? 0,
            roundsSince: (page) => Math.max(1, round - (this.#seenIn.get(page) ?? round - 1)),
        });
        if (round >= BURN_IN_ROUNDS)
            this.#calibration.record(scores, weights);
        if (this.#threshold > -Infinity)
            this.#tallies = [...this.#tallies, tally].slice(-TALLIES);
        forecast.learn(changes);
        this.#learned = forecast.save();
        for (const [page, found] of this.#findings)
            if (found !== "silent")
                this.#seenIn.set(page, round);
        this.#findings = new Map();
        this.#arrived = new Map();
        this.#chances = new Map();
        this.#round++;
    }
    /** Nothing stands for others where a whole capture has looked at most of what was passed over. */
    #lots(search) {
        const passed = [...this.#passedOver(search)];
        const seen = passed.filter((page) => this.#findings.has(page));
        const isLot = search.isOver && seen.length < passed.length / 2;
        const round = this.#round;
        return (page) => isLot && !search.hasNamed(page) && isByLot(page, round);
    }
    /** The search of this round over all pages known by now, as far as a log says. */
    #open(log) {
        const tree = new DirectoryTree();
        for (const path of this.#pages.paths())
            tree.addPage(path);
        const forecast = new ChangeForecast(tree);
        if (this.#learned !== null)
            forecast.restore(this.#learned);
        const search = new SearchRound(forecast.search(), this.#threshold, log);
        [this.#forecast, this.#search] = [forecast, search];
        return { forecast, search };
    }
    #restore(saved) {
        const { scalars, calibration } = saved;
        if (scalars?.length !== 5 || scalars[4] !== this.#settings.roundMs)
            return;
        this.#learned = partOf(saved, "learned.");
        [this.#round, this.#threshold] = [scalars[1], scalars[3]];
        this.#seenIn = new Map(pairsOf(saved["seenIn"]));
        if (Number.isNaN(scalars[2]))
            return;
        this.#beganAt = instant(scalars[2]);
        this.#findings = new Map(pairsOf(saved["findings"]).map(([page, found]) => [page, FINDINGS[found]]));
        this.#arrived = new Map(pairsOf(saved["arrived"]));
        this.#chances = new Map(pairsOf(saved["chances"]));
        this.#hinted = new Set(saved["hinted"]);
        this.#open(saved["log"] ?? []);
        // What was asked for before says nothing of what is asked for now.
        if (scalars[0] !== this.#settings.recall)
            return;
        this.#tallies = talliesOf(saved["tallies"]);
        if (calibration !== undefined)
            this.#calibration.restore(calibration);
    }
}
function pairsOf(column = []) {
    return Array.from({ length: column.length / 2 }, (_, i) => [column[2 * i], column[2 * i + 1]]);
}
