// Visit and revisit slots of a hybrid plan, improved one side at a time: given the one, the other is an
// exact assignment.
import { slotsFromAsOf } from "../evaluate/expected-sharp.js";
import { placePages } from "./place-pages.js";
/** A slot for every page on either side of t*, where it has one. */
export class HybridSlots {
    visitSlot;
    revisitSlot;
    /** Fetched after t*, in order. */
    revisits = [];
    #request;
    #pages;
    #budget;
    constructor(request) {
        this.#request = request;
        this.#pages = request.pages;
        this.#budget = Math.min(request.pages.length, request.revisitBudget ?? request.pages.length);
        this.visitSlot = new Float64Array(request.pages.length);
        this.revisitSlot = new Float64Array(request.pages.length);
    }
    get hasBothKinds() {
        return this.#pages.some((page) => page.trustedLastModified !== this.#pages[0].trustedLastModified);
    }
    /** Indices of the pages with both a visit and a revisit. */
    get visitedTwice() {
        return this.revisits.filter((i) => !this.#pages[i].trustedLastModified);
    }
    /** Indices of the pages that the budget leaves without a fetch after t*. */
    get visitedOnly() {
        const fetched = new Set(this.revisits);
        return [...this.#pages.keys()].filter((i) => !fetched.has(i));
    }
    /** A start: visits as far from t* as their share of the pages makes them denser than revisits. */
    placeTogether() {
        const twice = this.#pages.filter((page) => !page.trustedLastModified).length;
        const stretch = 1 + twice / Math.max(1, this.#pages.length);
        const share = this.#sharesSlotZero(twice > 0);
        const { pageOfSlot, expected } = placePages({
            count: this.#pages.length,
            earningSlots: this.#budget,
            worth: (i, slot) => {
                const { weight, survival, trustedLastModified } = this.#pages[i];
                // Slot 0, where it is shared, is for a page visited and revisited in it.
                if (trustedLastModified)
                    return share && slot === 0 ? 0 : weight * survival.at(this.#slots(slot));
                return weight * survival.at(stretch * this.#slots(slot));
            },
        });
        const order = Array.from(pageOfSlot);
        if (share)
            moveToFront(order, order.findIndex((i) => !this.#pages[i].trustedLastModified));
        this.#takeRevisits(order);
        this.visitedTwice.forEach((i, k) => (this.visitSlot[i] = k));
        return expected;
    }
    /** Best visit slots for the revisit slots as they are. */
    improveVisits() {
        const twice = this.visitedTwice;
        const fixed = this.#sharesSlotZero(twice.length > 0) ? 1 : 0;
        const free = twice.slice(fixed);
        const { pageOfSlot } = placePages({
            count: free.length,
            earningSlots: free.length,
            worth: (k, slot) => this.#worth(free[k], slot + fixed, this.revisitSlot[free[k]]),
        });
        pageOfSlot.forEach((k, slot) => (this.visitSlot[free[k]] = slot + fixed));
    }
    /** Best revisit slots for the visit slots as they are; returns what the plan is worth before visits close up. */
    improveRevisits() {
        const twice = this.visitedTwice;
        const fixed = this.#sharesSlotZero(twice.length > 0) ? this.revisits.slice(0, 1) : [];
        for (const i of this.visitedOnly)
            this.visitSlot[i] = twice.length;
        const free = [...this.#pages.keys()].filter((i) => !fixed.includes(i));
        const { pageOfSlot, expected } = placePages({
            count: free.length,
            earningSlots: Math.max(0, this.#budget - fixed.length),
            worth: (k, slot) => this.#worth(free[k], this.visitSlot[free[k]], slot + fixed.length),
        });
        this.#takeRevisits([...fixed, ...Array.from(pageOfSlot, (k) => free[k])]);
        const order = this.visitedTwice.toSorted((i, j) => this.visitSlot[i] - this.visitSlot[j]);
        order.forEach((i, k) => (this.visitSlot[i] = k));
        return expected + fixed.reduce((sum, i) => sum + this.#worth(i, 0, 0), 0);
    }
    #worth(i, visitSlot, revisitSlot) {
        const { weight, survival, trustedLastModified } = this.#pages[i];
        const age = trustedLastModified ? 0 : this.#slots(visitSlot);
        return weight * survival.at(age + this.#slots(revisitSlot));
    }
    #takeRevisits(order) {
        this.revisits = order.slice(0, this.#budget);
        this.revisits.forEach((i, slot) => (this.revisitSlot[i] = slot));
    }
    #sharesSlotZero(anyTwice) {
        return this.#request.model === "papers" && anyTwice && this.#budget > 0;
    }
    #slots(slot) {
        return slotsFromAsOf(slot, this.#request.model);
    }
}
/** Where no page is worth anything in slot 0, the assignment may have put any page there. */
function moveToFront(order, at) {
    order.unshift(...order.splice(at, 1));
}
