import { IsochronError } from "#errors.js";
import { type AccessRule } from "#model/index.js";
/** For good; until a time, or for other readers; or because nobody knows what the rules say. */
export type WithheldKind = "blocked" | "embargoed" | "unreadable";
/** A rule keeps it from this reader. Nothing that it says depends on what is stored, only on what the rule says. */
export declare class WithheldError extends IsochronError {
    readonly name = "WithheldError";
    readonly kind: WithheldKind;
    constructor(kind: WithheldKind, message: string, options?: {
        cause?: unknown;
    });
}
/** The words of a rule; `null` for one that lets readers see. */
export declare function withheldBy({ access }: Pick<AccessRule, "access">): WithheldError | null;
/** Rules that cannot be read hide everything. */
export declare function rulesUnreadable(cause: unknown): WithheldError;
/** What speaks of a whole capture is not cut to what a reader may see: it would not be true of it any more. */
export declare function wholeWithheld(what: string): WithheldError;
