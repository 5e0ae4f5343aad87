// Single precision ends at 3e38; prices may grow to a few times the greatest worth.
const MAX_WORTH = 1e30;
const SINGLE_ROUNDING = 2 ** -23;
const SINGLE_TINIEST = 2 ** -149;
// One breakpoint in so many has its worths kept: 100,000 pages in 9 MB instead of 70.
const STRIDE = 8;
// Covers what rounding takes from a chord between worths in single precision.
const CHORD_SLACK = 1 + 2 ** -21;
/** Prices of the groups, one per breakpoint, and the best two offers to a page. */
export class GroupOffers {
    greatestWorth;
    prices;
    /** Of the page looked at last: its greatest gain, the first group that offers it, the second greatest gain. */
    best = -Infinity;
    bestGroup = 0;
    second = -Infinity;
    #problem;
    #breakpoints;
    /** A block begins at every STRIDE-th breakpoint; the worth of every page there, in single precision. */
    #blocks;
    #worth;
    /** The cheapest price of each block. */
    #blockPrices;
    /** Where each breakpoint lies on the way from the beginning of its block to that of the next. */
    #share;
    /** Where each page found its best offer last: what it gains there rules out most other blocks unseen. */
    #lastBlock;
    constructor(problem, breakpoints) {
        this.#problem = problem;
        this.#breakpoints = breakpoints;
        this.#blocks = Math.ceil(breakpoints.length / STRIDE);
        this.#worth = new Float32Array(problem.count * this.#blocks);
        this.#blockPrices = new Float64Array(this.#blocks);
        this.#share = sharesOfBlocks(problem, breakpoints);
        this.#lastBlock = new Uint16Array(problem.count);
        this.prices = new Float64Array(breakpoints.length);
        this.greatestWorth = this.#fillWorth();
        if (!(this.greatestWorth < MAX_WORTH))
            throw new RangeError(`a placement needs worths below ${MAX_WORTH}`);
    }
    setPrice(group, price) {
        this.prices[group] = price;
        const block = Math.floor(group / STRIDE);
        const end = Math.min((block + 1) * STRIDE, this.prices.length);
        let cheapest = Infinity;
        for (let k = block * STRIDE; k < end; k++)
            cheapest = Math.min(cheapest, this.prices[k]);
        this.#blockPrices[block] = cheapest;
    }
    /** Finds the best two offers to a page, as going through all groups would. */
    look(page) {
        this.best = this.second = -Infinity;
        this.bestGroup = 0;
        const last = this.#lastBlock[page];
        this.#lookInto(last, page);
        const from = page * this.#blocks;
        for (let block = 0; block < this.#blocks; block++) {
            if (block === last || this.#worth[from + block] - this.#blockPrices[block] < this.second)
                continue;
            this.#lookInto(block, page);
        }
        this.#lastBlock[page] = Math.floor(this.bestGroup / STRIDE);
    }
    /** What each page earns at most; looking at the breakpoints is enough (convexity). */
    pagePrices() {
        const earned = new Float64Array(this.#problem.count);
        for (let page = 0; page < earned.length; page++) {
            let best = -Infinity;
            let greatest = 0;
            for (let group = 0; group < this.prices.length; group++) {
                const worth = Math.fround(this.#worthOf(page, group));
                greatest = Math.max(greatest, worth);
                best = Math.max(best, worth - this.prices[group]);
            }
            // What rounding to single precision may have taken away, so that the bound stays one.
            earned[page] = best + greatest * SINGLE_ROUNDING + SINGLE_TINIEST;
        }
        return earned;
    }
    /** Convex worth lies below its chord: only groups that may offer one of the best two gains are evaluated. */
    #lookInto(block, page) {
        const at = page * this.#blocks + block;
        const worth = this.#worth[at];
        const top = worth * CHORD_SLACK + SINGLE_TINIEST;
        const drop = block + 1 < this.#blocks ? worth - this.#worth[at + 1] : 0;
        const first = block * STRIDE;
        const end = Math.min(first + STRIDE, this.prices.length);
        for (let group = first; group < end; group++) {
            const price = this.prices[group];
            if (top - drop * this.#share[group] - price < this.second)
                continue;
            this.#take(group, (group === first ? worth : Math.fround(this.#worthOf(page, group))) - price);
        }
    }
    #take(group, gain) {
        if (gain < this.second)
            return;
        if (gain > this.best || (gain === this.best && group < this.bestGroup)) {
            this.second = this.best;
            this.best = gain;
            this.bestGroup = group;
        }
        else
            this.second = gain;
    }
    /** Worth falls away from t*, so that the greatest is at the beginning of a block. */
    #fillWorth() {
        let greatest = 0;
        for (let page = 0, at = 0; page < this.#problem.count; page++) {
            for (let group = 0; group < this.#breakpoints.length; group += STRIDE, at++) {
                const worth = this.#worthOf(page, group);
                this.#worth[at] = worth;
                greatest = Math.max(greatest, worth);
            }
        }
        return greatest;
    }
    #worthOf(page, group) {
        const slot = this.#breakpoints[group];
        return slot < this.#problem.earningSlots ? this.#problem.worth(page, slot) : 0;
    }
}
/** Zero where no chord bounds the worth: in the last block, and where earning ends within one. */
function sharesOfBlocks({ earningSlots }, breakpoints) {
    return Float64Array.from(breakpoints, (slot, group) => {
        const first = breakpoints[group - (group % STRIDE)];
        const next = breakpoints[group - (group % STRIDE) + STRIDE];
        return next === undefined || next >= earningSlots ? 0 : (slot - first) / (next - first);
    });
}
