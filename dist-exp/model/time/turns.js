/** So many at a time; others wait, in the order in which they came. */
export class Turns {
    #atOnce;
    #taken = 0;
    #waiting = [];
    constructor(atOnce) {
        this.#atOnce = atOnce;
    }
    /** How many have a turn now. */
    get taken() {
        return this.#taken;
    }
    /** How many wait for one. */
    get waiting() {
        return this.#waiting.length;
    }
    /** Whether a turn is free at once. */
    get isFree() {
        return this.#taken < this.#atOnce;
    }
    /** From now on so many; turns that were taken stay so. */
    allow(atOnce) {
        this.#atOnce = Math.max(1, atOnce);
        this.#letIn();
    }
    /** Waits for a turn; what is returned gives it back, once. */
    async enter() {
        if (this.isFree)
            this.#taken++;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        let isMine = true;
        return () => {
            if (!isMine)
                return;
            isMine = false;
            this.#taken--;
            this.#letIn();
        };
    }
    #letIn() {
        while (this.isFree && this.#waiting.length > 0) {
            this.#taken++;
            this.#waiting.shift()();
        }
    }
}
