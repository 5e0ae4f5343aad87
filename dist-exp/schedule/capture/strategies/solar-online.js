// SOLAR-online (section 5, Algorithm 2; docs/papers/solar.md): a revisit no later than the interval's end, or the page is hopeless.
import { confidenceSlots } from "#model/index.js";
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { FreeSlots } from "../assignment/free-slots.js";
import { COLDEST_FIRST } from "../queues/page-heap.js";
import { SOLAR_CONFIDENCE } from "./solar-offline.js";
import { sharingSlotZero } from "./two-pass.js";
import { PriorityQueue } from "../queues/visit-queues.js";
/**
 * A reading near the paper's Table 2, picked from many for that (docs/papers/solar.md). Visits: always the
 * longest interval, for if any page has a free r ≤ v + I, the longest has. Revisits: the latest such r; a
 * page without one is hopeless, and hopeless pages fill the free slots, longest interval first; nothing is
 * shrunk.
 */
export const SOLAR_ONLINE = {
    name: "solar-online",
    startVisits: () => new PriorityQueue(longestFirst()),
    revisitOrder: latestFreeRevisits,
};
/** Algorithm 2 to the letter: exactly r = v + I, else the next shorter page, else the shortest; then shrunk. */
export const SOLAR_ONLINE_LITERAL = {
    name: "solar-online/literal",
    startVisits: (options) => new LongestSchedulableQueue(options),
    revisitOrder: reservedRevisits,
};
/** Longest interval in whole slots first; in order of discovery where equal. */
function longestFirst() {
    const lengths = new Map();
    const lengthOf = ({ index, page }) => {
        const length = lengths.get(index) ?? wholeSlots(page.survival);
        lengths.set(index, length);
        return length;
    };
    return (x, y) => {
        const [left, right] = [lengthOf(x), lengthOf(y)];
        // Compared, not subtracted: pages that never change have infinite lengths.
        if (left !== right)
            return left > right ? -1 : 1;
        return x.index - y.index;
    };
}
function latestFreeRevisits(visited, model) {
    const free = new FreeSlots(visited.length);
    const order = Array.from(visited, () => -1);
    const place = (page, slot) => {
        free.take(slot);
        order[slot] = page.index;
    };
    // "r > 0" (Algorithm 2): the shared slot 0 is nobody's choice and is left to the last hopeless page.
    if (model === "papers")
        free.take(0);
    const hopeless = [];
    for (const page of oldestFirst(visited)) {
        const slot = free.largestUpTo(latestRevisit(page, model));
        if (slot >= 0)
            place(page, slot);
        else
            hopeless.push(page);
    }
    hopeless.sort((x, y) => x.survival.heat - y.survival.heat || y.index - x.index);
    for (const page of hopeless) {
        const slot = free.smallest();
        place(page, slot < visited.length ? slot : 0);
    }
    return order;
}
/** Hopeful pages by their reserved slot, gaps closed; then the hopeless ones, last visited first. */
function reservedRevisits(visited, model) {
    const reserved = new Map();
    const hopeless = [];
    for (const page of oldestFirst(visited)) {
        const slot = latestRevisit(page, model);
        if (slot >= 0 && !reserved.has(slot))
            reserved.set(slot, page.index);
        else
            hopeless.push(page.index);
    }
    const hopeful = [...reserved].sort(([x], [y]) => x - y).map(([, page]) => page);
    return sharingSlotZero([...hopeful, ...hopeless.reverse()], visited, model);
}
/** The visits of the literal reading: the longest interval that ends in a free slot, else the shortest one. */
class LongestSchedulableQueue {
    #countdown;
    #reserved = new Set();
    #waiting = [];
    constructor(options) {
        this.#countdown = new VisitCountdown(options);
    }
    add(pages) {
        this.#waiting = [...this.#waiting, ...pages].sort(COLDEST_FIRST);
    }
    next() {
        if (this.#waiting.length === 0)
            return null;
        const hopeful = this.#waiting.findIndex(({ page }) => this.#reserve(page.survival));
        const [chosen] = this.#waiting.splice(hopeful < 0 ? this.#waiting.length - 1 : hopeful, 1);
        this.#countdown.visited();
        return chosen.index;
    }
    #reserve(survival) {
        const slot = this.#countdown.latestRevisit(survival);
        if (slot < 0 || this.#reserved.has(slot))
            return false;
        this.#reserved.add(slot);
        return true;
    }
}
/** Visits left before t*, by the guess of their number ("n" of Algorithm 2). */
class VisitCountdown {
    #model;
    #left;
    constructor({ sizeGuess, model }) {
        this.#model = model;
        this.#left = (sizeGuess ?? 1) - 1;
    }
    visited() {
        this.#left = Math.max(0, this.#left - 1);
    }
    latestRevisit(survival) {
        return latestRevisit({ survival, ageSlots: slotsFromAsOf(this.#left, this.#model) }, this.#model);
    }
}
/** The farthest place after t* that lies within the page's confidence interval; negative when none does. */
function latestRevisit({ survival, ageSlots }, model) {
    return wholeSlots(survival) - Math.ceil(ageSlots + slotsFromAsOf(0, model));
}
function wholeSlots(survival) {
    return Math.floor(confidenceSlots(survival, SOLAR_CONFIDENCE));
}
function oldestFirst(visited) {
    return [...visited].sort((x, y) => y.ageSlots - x.ageSlots);
}
