import type { Behaviour } from "#model/index.js";
import { type AskedPage } from "../page/ask-page.js";
/** What can be done through it. */
export interface PageHand {
    /** The next element for a behaviour, in words. */
    find(kind: Behaviour): Promise<string | null>;
    act(kind: Behaviour): Promise<void>;
    after(kind: Behaviour, hasBrought: boolean): Promise<void>;
    /** Whether the page was drawn after the act. */
    isDrawn(): Promise<boolean>;
    measure(): Promise<string>;
    scrollHome(): Promise<void>;
    /** Puts down the links that the tree has now: an act may take them out of it. */
    collectLinks(): Promise<void>;
    /** Any of the script's questions, by an expression over `acts`. */
    ask(expression: string): Promise<unknown>;
}
/** The hand on a page. */
export declare function handOn(at: AskedPage): PageHand;
