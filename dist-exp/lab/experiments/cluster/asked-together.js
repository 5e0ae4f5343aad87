// Questions of one process that fall together are one statement, as in src/agreement/postgres: while one is under way the
// others wait and go in the next.
/** One statement at a time. */
export class AskedTogether {
    #answerAll;
    #waiting = [];
    #isAsking = false;
    /** @param answerAll gives an answer to each, in their order */
    constructor(answerAll) {
        this.#answerAll = answerAll;
    }
    ask(question) {
        return new Promise((resolve, reject) => {
            this.#waiting.push({ question, resolve, reject });
            if (!this.#isAsking)
                void this.#askOn();
        });
    }
    async #askOn() {
        this.#isAsking = true;
        while (this.#waiting.length > 0) {
            const asked = this.#waiting;
            this.#waiting = [];
            await this.#answerAll(asked.map(({ question }) => question)).then((answers) => asked.forEach(({ resolve }, i) => resolve(answers[i])), (error) => asked.forEach(({ reject }) => reject(error)));
        }
        this.#isAsking = false;
    }
}
