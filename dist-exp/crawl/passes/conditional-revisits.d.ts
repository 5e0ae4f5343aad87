import { type FrontierPage, type PageUrl, type Sighting } from "#model/index.js";
import type { FetchRequest } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";
type Conditional = NonNullable<FetchRequest["conditional"]>;
/** Decides which revisits are conditional, and which 304s are checked. */
export declare class ConditionalRevisits {
    #private;
    constructor(run: CaptureRun);
    /** Whether any revisit may be conditional. */
    get isOn(): boolean;
    /** What to ask the page's revisit with; `null` for a full answer. */
    conditionFor({ url }: Pick<FrontierPage, "url">): Conditional | null;
    /** Whether the page was revisited, and the full answer asked for where one was called for. */
    isDone(url: PageUrl): boolean;
    /** Whether a 304 for the page would stand unchecked, so that the page cannot become sharp. */
    staysUnchecked(page: Pick<FrontierPage, "url">): boolean;
    /** Takes in the answer to a conditional request; whether the full one is to be asked for at once. */
    needsFullAnswer(sighting: Sighting): boolean;
    /** Takes in what a page has shown by now; a denied 304 ends the trust in its host's. */
    noteAnswers(url: PageUrl): void;
}
export {};
