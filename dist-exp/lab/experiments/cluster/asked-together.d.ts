/** One statement at a time. */
export declare class AskedTogether<Q, A> {
    #private;
    /** @param answerAll gives an answer to each, in their order */
    constructor(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>);
    ask(question: Q): Promise<A>;
}
