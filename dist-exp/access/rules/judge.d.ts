import { type AccessRules, type Capture, type Instant, type Ruling } from "#model/index.js";
import type { IndexWalk } from "#ports/index.js";
import { type WithheldError } from "./withheld.js";
/** One capture of one address. */
export interface Judged {
    readonly url: string;
    readonly at: Instant;
    readonly collection: string | null;
}
/** What one group may see now. */
export declare class Judge {
    #private;
    constructor({ rules, version }: AccessRules, question: {
        readonly group: string;
        readonly now: Instant;
    });
    /** Whether everything is open to the group, and listed. */
    get isOpen(): boolean;
    /** A word that changes whenever the group may see something else; an embargo's end is noticed within minutes. */
    get version(): string;
    of({ url, at, collection }: Judged): Ruling;
    /** Whether it may be named in lists. */
    isListed(judged: Judged): boolean;
    /** Whether it is shown to whoever has its address. */
    isShown(judged: Judged): boolean;
    /**
     * What is to be said of an address of which nothing can be shown: by the rules alone, so that it is the same whether
     * something is stored or not. Times and collections are left aside, as nobody who asks knows of any.
     */
    refusalOf(url: string): WithheldError | null;
    /** Whether a rule may hide something in a stretch of the index, by hosts alone. */
    mayTouch({ url, match }: IndexWalk): boolean;
    /** Whether a rule may hide something of a capture, by its seeds' hosts, its site and its times alone. */
    mayTouchCapture(capture: Capture): boolean;
}
