/** A period long before the first: nothing has happened yet. */
export const NEVER = -5000;
/** By directory number: its own pages, their changes, and the last change anywhere below. */
export class DirectoryMemory {
    parents;
    /** Pages alive now that lie in the directory. */
    pages;
    /** Pages alive now that live with the directory's (`pageHomes`): index pages count above. */
    residents;
    /** Changes of the residents with a memory of 20 periods, as of `last`. */
    changes;
    last;
    /** Last change anywhere below a directory. */
    subtreeLast;
    /** Share of the periods in which anything changed, with a memory of 20 periods. */
    liveliness = 1;
    constructor(tree) {
        const directories = tree.directoryCount;
        this.parents = tree.parents();
        this.pages = new Int32Array(directories);
        this.residents = new Int32Array(directories);
        this.changes = new Float64Array(directories);
        this.last = new Int32Array(directories).fill(NEVER);
        this.subtreeLast = new Int32Array(directories).fill(NEVER);
    }
    /** A bulk edit: half of a directory of eight or more at once, or thirty pages of it. */
    isBulk(directory, changes) {
        return changes >= 30 || (changes >= 8 && changes > 0.5 * this.residents[directory]);
    }
    /** The nearest directory from this one upwards that holds a page: a look there shows what is new here; −1 for none. */
    holderOf(directory) {
        let at = directory;
        while (at >= 0 && this.pages[at] === 0)
            at = this.parents[at];
        return at;
    }
    /** A period is over in which something changed, or nothing. */
    pass(changed) {
        this.liveliness += (Number(changed) - this.liveliness) / 20;
    }
    /** So many of the directory's residents changed in the period. */
    touch(directory, changes, period) {
        const faded = Math.exp((this.last[directory] - period) / 20);
        this.changes[directory] = this.changes[directory] * faded + changes;
        this.last[directory] = period;
        for (let at = directory; at >= 0; at = this.parents[at])
            this.subtreeLast[at] = period;
    }
}
