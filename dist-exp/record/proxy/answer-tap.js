/** A tap that cannot do harm: after its first failure it hears nothing more but the end. */
export class HarmlessTap {
    #tap;
    #onFailure;
    constructor(request, tapOf, onFailure) {
        this.#onFailure = onFailure;
        this.#tap = null;
        this.#guarded(() => (this.#tap = tapOf(request)));
    }
    head(head) {
        this.#guarded(() => this.#tap?.head(head));
    }
    data(piece) {
        if (this.#tap !== null)
            this.#guarded(() => this.#tap?.data(piece));
    }
    end(isWhole) {
        const tap = this.#tap;
        this.#tap = null;
        this.#guarded(() => tap?.end(isWhole));
    }
    #guarded(work) {
        try {
            work();
        }
        catch (error) {
            const tap = this.#tap;
            this.#tap = null;
            this.#onFailure(error);
            // What was seen in part proves nothing, and its page must know that an answer is missing.
            if (tap !== null)
                this.#guarded(() => tap.end(false));
        }
    }
}
