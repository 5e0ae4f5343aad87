// How many, and how much weight, of a changing set of half-open intervals lie over one instant at most.
/**
 * A segment tree over the pieces between sorted end points: an interval is put in or taken out in O(log n), the
 * largest part is at the root. Counts are exact; weights are sums and differences of doubles.
 */
export class OverlapTree {
    #ends;
    #leaves;
    /** By node: the best below it, and what was added to all of it. */
    #count;
    #weightOfMost;
    #mostWeight;
    #addedCount;
    #addedWeight;
    /** All end points that will ever be used, in any order; infinite ones allowed. */
    constructor(ends) {
        this.#ends = Float64Array.from(new Set(ends)).sort();
        this.#leaves = 1;
        while (this.#leaves < this.#ends.length)
            this.#leaves *= 2;
        const nodes = 2 * this.#leaves;
        this.#count = new Int32Array(nodes);
        this.#weightOfMost = new Float64Array(nodes);
        this.#mostWeight = new Float64Array(nodes);
        this.#addedCount = new Int32Array(nodes);
        this.#addedWeight = new Float64Array(nodes);
    }
    /** Puts [from, to) in (`sign` 1) or takes it out (−1); an empty interval lies over nothing. */
    add(from, to, weight, sign) {
        if (from >= to)
            return;
        const [first, last] = [this.#placeOf(from), this.#placeOf(to)];
        this.#addTo(1, 0, this.#leaves, { first, last, count: sign, weight: sign * weight });
    }
    /** The largest part now. */
    get largest() {
        return { weightOfMost: this.#weightOfMost[1], mostWeight: this.#mostWeight[1] };
    }
    #placeOf(end) {
        let [low, high] = [0, this.#ends.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.#ends[middle] < end)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
    #addTo(node, low, high, change) {
        if (change.first <= low && high <= change.last)
            return this.#addToAll(node, change);
        const middle = (low + high) / 2;
        if (change.first < middle)
            this.#addTo(2 * node, low, middle, change);
        if (change.last > middle)
            this.#addTo(2 * node + 1, middle, high, change);
        this.#takeBest(node);
    }
    #addToAll(node, { count, weight }) {
        this.#count[node] += count;
        this.#weightOfMost[node] += weight;
        this.#mostWeight[node] += weight;
        this.#addedCount[node] += count;
        this.#addedWeight[node] += weight;
    }
    #takeBest(node) {
        const [a, b] = [2 * node, 2 * node + 1];
        const byCount = this.#count[b] - this.#count[a] || this.#weightOfMost[b] - this.#weightOfMost[a];
        const best = byCount > 0 ? b : a;
        const [count, weight] = [this.#addedCount[node], this.#addedWeight[node]];
        this.#count[node] = this.#count[best] + count;
        this.#weightOfMost[node] = this.#weightOfMost[best] + weight;
        this.#mostWeight[node] = Math.max(this.#mostWeight[a], this.#mostWeight[b]) + weight;
    }
}
