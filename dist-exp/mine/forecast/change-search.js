import { nextBatch } from "./search-batch.js";
import { SearchLessons } from "./search-lessons.js";
import { searchSpace } from "./search-space.js";
import { ProbeWorth } from "./search-probes.js";
/** Below this log-lift, and after this many rounds, nothing is told apart any more. */
const FLOOR = -5;
const MOST_ROUNDS = 60;
/**
 * One period: `next` names pages to fetch, `note` takes their outcome, until `next` names none. What was not named
 * is passed over, and unverified. A page that could not be fetched is not noted, and says nothing. After a long rest
 * no page may be named at all: only pages fetched by lot then show that the site woke.
 */
export class ChangeSearch {
    #from;
    #weighing;
    #space;
    #rowOf = new Map();
    #lessons = new SearchLessons();
    #probes;
    /** By stratum: log-lift of its likeliest row, and the log of the factor by which the evidence moves all rows. */
    #tops;
    #factors;
    /** Strata with rows left. */
    #open;
    /** By row: the round in which it was named, ∞ while it is not, and the score at which it was. */
    #rounds;
    #reached;
    #round = 0;
    #level = Infinity;
    #over = false;
    constructor(from, weighing) {
        this.#from = from;
        this.#weighing = weighing;
        this.#space = searchSpace(from);
        for (let row = 0; row < from.rows; row++)
            this.#rowOf.set(from.pages[row], row);
        this.#probes = new ProbeWorth(this.#space);
        this.#tops = new Float64Array(this.#space.strata.count);
        this.#factors = new Float64Array(this.#space.strata.count);
        this.#open = Int32Array.from(this.#factors.keys());
        this.#rounds = new Float64Array(from.rows).fill(Infinity);
        this.#reached = new Float64Array(from.rows);
    }
    /** The pages to fetch next: none once the likeliest left are scored below the threshold. */
    next(threshold) {
        if (this.#over)
            return [];
        const standing = this.#judge();
        const all = standing.top < FLOOR || this.#round >= MOST_ROUNDS;
        const batch = nextBatch(this.#space, standing, all);
        const named = batch.filter(({ score }) => Math.min(score, this.#level) >= threshold);
        for (const chosen of named)
            this.#name(chosen);
        // All that comes later counts as at most as likely as the least likely of this batch: a search with a lower
        // threshold goes the same way, and further.
        for (const { score } of batch)
            this.#level = Math.min(this.#level, score);
        this.#over = all || named.length < batch.length;
        this.#round++;
        return named.map(({ row }) => this.#from.pages[row]);
    }
    /** A named page was fetched: whether it had changed or was gone, and how many pages were new in its directory. */
    note(page, changed, arrivals = 0) {
        const row = this.#rowOf.get(page);
        const groups = this.#space.groups[this.#space.strata.ofRow[row]];
        this.#space.evidence.look(groups, Math.exp(this.#from.scores[row]), changed);
        this.#space.evidence.arrive(arrivals);
    }
    /** The highest threshold at which the page would have been fetched; an estimate while it was not. */
    scoreOf(page) {
        const row = this.#rowOf.get(page);
        if (this.#rounds[row] < Infinity)
            return this.#reached[row];
        const factor = this.#factors[this.#space.strata.ofRow[row]];
        return Math.min(this.#level, this.#from.scores[row] + factor);
    }
    /** Teaches what the search showed, once it is known which pages changed; each is this share of all changes. */
    teach(changed, changeShare) {
        const rows = changed.map((page) => this.#rowOf.get(page));
        const found = rows.map((row) => ({ stratum: this.#space.strata.ofRow[row], round: this.#rounds[row] }));
        this.#lessons.teach(this.#weighing.model, found, { changeShare, pages: this.#from.rows });
    }
    #judge() {
        const { strata, groups, classes, evidence } = this.#space;
        const { model, blocks } = this.#weighing;
        this.#open = this.#open.filter((stratum) => strata.row(stratum) >= 0);
        for (const stratum of this.#open) {
            evidence.features(blocks, stratum, groups[stratum], classes[stratum]);
            this.#factors[stratum] = model.score(blocks.cells, stratum);
            this.#tops[stratum] = this.#from.scores[strata.row(stratum)] + this.#factors[stratum];
        }
        this.#lessons.keep(this.#round, blocks.cells.subarray(0, strata.count * blocks.width), strata.liftLeft);
        this.#probes.add(this.#open, this.#tops, this.#factors);
        let top = -Infinity;
        for (const stratum of this.#open)
            top = Math.max(top, this.#tops[stratum]);
        return { open: this.#open, top, tops: this.#tops, factors: this.#factors, scores: this.#from.scores };
    }
    #name({ row, stratum, score }) {
        this.#reached[row] = Math.min(score, this.#level);
        this.#rounds[row] = this.#round;
        this.#space.strata.take(stratum);
    }
}
