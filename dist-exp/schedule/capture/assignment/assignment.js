// Exact linear assignment with dual prices, the engine under every optimal plan and every bound:
// an auction with falling increments finds good prices, shortest augmenting paths finish exactly.
const FREE = -1;
// Increments relative to the greatest worth: coarse bids settle the large differences cheaply.
const FIRST_INCREMENT = 1 / 4;
const LAST_INCREMENT = 1e-7;
const INCREMENT_FALL = 5;
// Bids per row and round after which a round is cut short: prices stay usable, the paths are exact anyway.
const MAX_BIDS_PER_ROW = 100;
/**
 * Solves the assignment exactly (up to the rounding of doubles); same input, same answer.
 * @throws {RangeError} when a worth is not finite
 */
export function assignMaximum(problem) {
    const solver = new Solver(problem);
    solver.auction();
    solver.augmentAll();
    return solver.result();
}
class Solver {
    #size;
    #worth = [];
    #price;
    #columnOf;
    #rowOf;
    // Of the augmenting path under way: open columns have a finite open price, settled ones an infinite one.
    #openPrice;
    #distance;
    #previous;
    #settled;
    #settledAt;
    constructor(problem) {
        const size = (this.#size = problem.size);
        const matrix = new Float64Array(size * size);
        for (let row = 0; row < size; row++) {
            const worth = matrix.subarray(row * size, (row + 1) * size);
            problem.fillRow(row, worth);
            this.#worth.push(worth);
        }
        this.#price = new Float64Array(size);
        this.#columnOf = new Int32Array(size).fill(FREE);
        this.#rowOf = new Int32Array(size).fill(FREE);
        this.#openPrice = new Float64Array(size);
        this.#distance = new Float64Array(size);
        this.#previous = new Int32Array(size);
        this.#settled = new Int32Array(size);
        this.#settledAt = new Float64Array(size);
    }
    /** Bertsekas' auction with falling increments; leaves prices only, the rows free again. */
    auction() {
        const scale = this.#greatestWorth();
        if (!Number.isFinite(scale))
            throw new RangeError("an assignment needs finite worths");
        if (!(scale > 0))
            return;
        for (let step = FIRST_INCREMENT; step >= LAST_INCREMENT; step /= INCREMENT_FALL)
            this.#round(step * scale);
    }
    #greatestWorth() {
        let greatest = 0;
        for (const worth of this.#worth)
            for (const value of worth)
                greatest = Math.max(greatest, Math.abs(value));
        return greatest;
    }
    #round(increment) {
        const owner = new Int32Array(this.#size).fill(FREE);
        const queue = Int32Array.from({ length: this.#size }, (_, row) => row);
        let head = 0;
        let waiting = this.#size;
        for (let bids = MAX_BIDS_PER_ROW * this.#size; waiting > 0 && bids > 0; bids--) {
            const row = queue[head];
            const column = this.#bid(row, increment);
            const loser = owner[column];
            owner[column] = row;
            // The evicted row takes the place in the ring that the bidder left, behind all who wait.
            head = (head + 1) % this.#size;
            if (loser === FREE)
                waiting--;
            else
                queue[(head + waiting - 1) % this.#size] = loser;
        }
    }
    /** Raises the price of the row's best column until the second best is better by the increment. */
    #bid(row, increment) {
        const price = this.#price;
        const worth = this.#worth[row];
        let best = -Infinity;
        let second = -Infinity;
        let bestColumn = 0;
        for (let column = 0; column < worth.length; column++) {
            const gain = worth[column] - price[column];
            if (gain <= second)
                continue;
            if (gain > best) {
                second = best;
                best = gain;
                bestColumn = column;
            }
            else
                second = gain;
        }
        price[bestColumn] += (second === -Infinity ? 0 : best - second) + increment;
        return bestColumn;
    }
    /** Places every row by a shortest augmenting path over the gains forgone. */
    augmentAll() {
        for (let row = 0; row < this.#size; row++)
            this.#augment(row);
    }
    #augment(freeRow) {
        const { free, settledCount, shortest } = this.#shortestPath(freeRow);
        for (let k = 0; k < settledCount; k++)
            this.#price[this.#settled[k]] += shortest - this.#settledAt[k];
        for (let column = free;;) {
            const row = this.#previous[column];
            const next = this.#columnOf[row];
            this.#columnOf[row] = column;
            this.#rowOf[column] = row;
            if (row === freeRow)
                return;
            column = next;
        }
    }
    /** Dijkstra from a free row to a free column; distances hold up to a common constant. */
    #shortestPath(freeRow) {
        this.#distance.fill(Infinity);
        this.#openPrice.set(this.#price);
        let settledCount = 0;
        let row = freeRow;
        let offset = 0;
        for (;;) {
            const column = this.#relax(row, offset);
            const shortest = this.#distance[column];
            if (this.#rowOf[column] === FREE)
                return { free: column, settledCount, shortest };
            this.#settledAt[settledCount] = shortest;
            this.#settled[settledCount++] = column;
            this.#distance[column] = Infinity;
            this.#openPrice[column] = Infinity;
            row = this.#rowOf[column];
            // A settled pair is tight, so what its row earns is its gain here.
            offset = shortest + (this.#worth[row][column] - this.#price[column]);
        }
    }
    /** Shortens the distances through a row; returns the nearest open column, a free one if tied. */
    #relax(row, offset) {
        const price = this.#openPrice;
        const distance = this.#distance;
        const previous = this.#previous;
        const rowOf = this.#rowOf;
        const worth = this.#worth[row];
        let nearest = Infinity;
        let nearestColumn = 0;
        for (let column = 0; column < worth.length; column++) {
            const through = offset - worth[column] + price[column];
            let length = distance[column];
            if (through < length) {
                distance[column] = length = through;
                previous[column] = row;
            }
            if (length < nearest || (length === nearest && length < Infinity && rowOf[column] === FREE)) {
                nearest = length;
                nearestColumn = column;
            }
        }
        return nearestColumn;
    }
    result() {
        const rowPrices = Float64Array.from(this.#worth, (worth) => {
            let best = -Infinity;
            for (let column = 0; column < this.#size; column++) {
                const gain = worth[column] - this.#price[column];
                if (gain > best)
                    best = gain;
            }
            return best;
        });
        return { columnOfRow: this.#columnOf, rowPrices, columnPrices: this.#price };
    }
}
