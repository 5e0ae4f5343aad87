/** One question at a time, of everything that was asked meanwhile. */
export declare class Gathered<Q, A> {
    #private;
    /** @param answerAll gives an answer to each, in their order */
    constructor(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>);
    /** The answer; a failure of the whole is everybody's. */
    ask(question: Q): Promise<A>;
}
