// Questions that are asked while another is under way go together in the next one: under load many cost as much as one.
/** So many questions go in one statement. */
const MOST_AT_ONCE = 500;
/** One question at a time, of everything that was asked meanwhile. */
export class Gathered {
    #answerAll;
    #waiting = [];
    #isAsking = false;
    /** @param answerAll gives an answer to each, in their order */
    constructor(answerAll) {
        this.#answerAll = answerAll;
    }
    /** The answer; a failure of the whole is everybody's. */
    ask(question) {
        return new Promise((resolve, reject) => {
            this.#waiting.push({ question, resolve, reject });
            if (!this.#isAsking)
                void this.#askOn();
        });
    }
    async #askOn() {
        this.#isAsking = true;
        await Promise.resolve(); // whoever asks in the same breath is among the first
        while (this.#waiting.length > 0)
            await this.#askTogether(this.#waiting.splice(0, MOST_AT_ONCE));
        this.#isAsking = false;
    }
    async #askTogether(asked) {
        try {
            const answers = await this.#answerAll(asked.map(({ question }) => question));
            for (const [i, { resolve }] of asked.entries())
                resolve(answers[i]);
        }
        catch (error) {
            for (const { reject } of asked)
                reject(error);
        }
    }
}
