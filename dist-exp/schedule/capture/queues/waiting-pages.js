// The pages that wait for their visit, the next one last: twelve bytes each, nothing for the garbage collector.
/** Falling urgency; of equal ones the first found is visited first. */
export class WaitingPages {
    #indexes = new Uint32Array(64);
    #urgencies = new Float64Array(64);
    #length = 0;
    get length() {
        return this.#length;
    }
    /** The index of the page at a position, the next visit being at the end. */
    at(position) {
        return this.#indexes[position];
    }
    /** Removes the next visit; there must be one. */
    pop() {
        return this.#indexes[--this.#length];
    }
    insert({ index, urgency }) {
        let low = 0;
        let high = this.#length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (this.#urgencies[middle] > urgency)
                low = middle + 1;
            else
                high = middle;
        }
        this.#makeRoom(1);
        this.#indexes.copyWithin(low + 1, low, this.#length);
        this.#urgencies.copyWithin(low + 1, low, this.#length++);
        this.#put(low, index, urgency);
    }
    /** The same as inserting one after the other, in one go. */
    merge(found) {
        // Later ones of equal urgency wait behind earlier ones.
        const late = found.toReversed().sort((x, y) => y.urgency - x.urgency);
        this.#makeRoom(late.length);
        let [from, next] = [this.#length - 1, late.length - 1];
        this.#length += late.length;
        for (let to = this.#length - 1; next >= 0; to--) {
            const { index, urgency } = late[next];
            if (from >= 0 && this.#urgencies[from] <= urgency) {
                this.#put(to, this.#indexes[from], this.#urgencies[from]);
                from--;
            }
            else {
                this.#put(to, index, urgency);
                next--;
            }
        }
    }
    /** Puts the pages at these positions in this order, all of one urgency. */
    rearrange(positions, urgency) {
        this.#indexes.set(Uint32Array.from(positions, (position) => this.#indexes[position]));
        this.#urgencies.fill(urgency, 0, this.#length);
    }
    /** Orders all pages anew; of equal urgency the least index is visited first. */
    sort(groups) {
        const indexes = this.#indexes.slice(0, this.#length).sort();
        const { urgencies, rankOf, ends } = ranked(indexes, groups);
        // From the least index on, each at the end of what is left for its urgency.
        for (const index of indexes) {
            const group = groups.of(index);
            this.#put(--ends[rankOf[group]], index, urgencies[group]);
        }
    }
    #put(at, index, urgency) {
        this.#indexes[at] = index;
        this.#urgencies[at] = urgency;
    }
    #makeRoom(more) {
        if (this.#length + more <= this.#indexes.length)
            return;
        const room = Math.max(2 * this.#indexes.length, this.#length + more);
        const [indexes, urgencies] = [this.#indexes, this.#urgencies];
        this.#indexes = new Uint32Array(room);
        this.#urgencies = new Float64Array(room);
        this.#indexes.set(indexes);
        this.#urgencies.set(urgencies);
    }
}
function ranked(indexes, { count, of, urgencyOf }) {
    const sizes = new Uint32Array(count);
    for (const index of indexes)
        sizes[of(index)]++;
    const groups = Array.from(sizes.keys()).filter((group) => sizes[group] > 0);
    const urgencies = new Float64Array(count);
    for (const group of groups)
        urgencies[group] = urgencyOf(group);
    groups.sort((a, b) => urgencies[b] - urgencies[a]);
    const [rankOf, ends] = [new Uint32Array(count), new Uint32Array(groups.length)];
    let [rank, end] = [-1, 0];
    for (const [k, group] of groups.entries()) {
        if (k === 0 || urgencies[group] !== urgencies[groups[k - 1]])
            rank++;
        ends[rank] = end += sizes[group];
        rankOf[group] = rank;
    }
    return { urgencies, rankOf, ends };
}
