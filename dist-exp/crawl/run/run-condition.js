/** The condition of one run. */
export class RunCondition {
    /** How many edits of the control channel are in force. */
    editsApplied = 0;
    #isPaused = false;
    #isDiskFull = false;
    #onChange = () => undefined;
    /** In one word. */
    get state() {
        if (this.#isDiskFull)
            return "disk-full";
        return this.#isPaused ? "paused" : "running";
    }
    get isPaused() {
        return this.#isPaused;
    }
    set isPaused(isPaused) {
        this.#isPaused = isPaused;
        this.#onChange();
    }
    get isDiskFull() {
        return this.#isDiskFull;
    }
    set isDiskFull(isDiskFull) {
        this.#isDiskFull = isDiskFull;
        this.#onChange();
    }
    /** Told whenever something begins or ceases to hold the run up. */
    watch(onChange) {
        this.#onChange = onChange;
    }
}
