/** The record of acts and steps; an entry is there before it is done, so that one that ends the page is, too. */
export class ActLog {
    #acts = [];
    #steps = [];
    pictures = [];
    get acts() {
        return this.#acts;
    }
    get steps() {
        return this.#steps;
    }
    /** Grows with every act and step: each has the page's real time anew. */
    get turn() {
        return this.#acts.length + this.#steps.length;
    }
    beginAct(kind, target) {
        const act = { kind, target, requestsLedTo: 0, refused: 0 };
        this.#acts.push(act);
        return act;
    }
    beginStep(step) {
        const open = { ...step };
        this.#steps.push(open);
        return open;
    }
}
