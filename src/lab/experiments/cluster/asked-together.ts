// Questions of one process that fall together are one statement, as in src/agreement/postgres: while one is under way the
// others wait and go in the next.

interface Asked<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
}

/** One statement at a time. */
export class AskedTogether<Q, A> {
  readonly #answerAll: (questions: readonly Q[]) => Promise<readonly A[]>;
  #waiting: Asked<Q, A>[] = [];
  #isAsking = false;

  /** @param answerAll gives an answer to each, in their order */
  constructor(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>) {
    this.#answerAll = answerAll;
  }

  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      if (!this.#isAsking) void this.#askOn();
    });
  }

  async #askOn(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      await this.#answerAll(asked.map(({ question }) => question)).then(
        (answers) => asked.forEach(({ resolve }, i) => resolve(answers[i]!)),
        (error: unknown) => asked.forEach(({ reject }) => reject(error)),
      );
    }
    this.#isAsking = false;
  }
}
