import type { Answerer, PageToRender, RenderAnswer, Renderer, Rendering, RenderOutcome, RenderRequest } from "#ports/index.js";
/** Every answer of one rendering, by the request that it belongs to. */
export declare class HeldAnswers {
    #private;
    /** Answers as another does, and keeps what it said. */
    keeping(answer: Answerer): Answerer;
    keep({ identity }: Pick<RenderRequest, "identity">, answer: RenderAnswer): void;
    /** Answers from what is kept alone: the nth time as it was answered the nth time; what is not held, fails. */
    replaying(): {
        readonly answer: Answerer;
        readonly missing: RenderRequest[];
    };
}
/** What showing a page a second time brought to light. */
export interface Closedness {
    /** Nothing was asked for that is not held, nothing was left out, and the text is the same. */
    readonly isClosed: boolean;
    /** Asked for the second time alone, as method and address. */
    readonly notHeld: readonly string[];
    /** Asked for the first time alone. */
    readonly notAsked: readonly string[];
    readonly isTextEqual: boolean;
    /** Behaviours and steps did the same, and it led to the same. */
    readonly areActsEqual: boolean;
    /** Why the page could not be shown a second time; `null` where it could. */
    readonly failure: string | null;
}
/** Shows a page again from what is held, and compares. */
export declare function checkClosedness(renderer: Renderer, page: PageToRender, first: Rendering, held: HeldAnswers): Promise<Closedness>;
/** The comparison alone. */
export declare function compareRenderings(first: Rendering, again: RenderOutcome): Closedness;
