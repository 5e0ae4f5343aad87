import type { ToldTier } from "./told.js";
/** What `sharp` means, in one sentence. */
export declare const SHARP_MEANING: string;
/** What a certificate states of every page that it marks sharp. */
export declare const STATEMENT: string;
/** The same of a capture that borrows: its first response may be a head whose body an earlier capture holds. */
export declare const STATEMENT_BORROWING: string;
/** What no capture of this kind can prove, whatever its figures. */
export declare const CANNOT_PROVE: readonly string[];
/** The same where documents may have been shown in a browser. */
export declare const SHOWN_CANNOT_PROVE: readonly string[];
/** The ones that hold for a capture, by whether documents of it were shown in a browser; of what is told, others. */
export declare function cannotProveOf({ rendered, testimony, }: {
    readonly rendered?: unknown;
    readonly testimony?: {
        readonly tier: ToldTier;
    } | undefined;
}): readonly string[];
/** What a certificate must say that it cannot prove, to the letter. */
export declare const CERTIFICATE_CANNOT_PROVE: readonly string[];
/** The same of a capture that borrows. */
export declare const BORROWING_CANNOT_PROVE: readonly string[];
/** What a certificate says that it cannot prove, beside its statement. */
export interface FormatLimits {
    readonly plain: readonly string[];
    /** Of a capture in which documents were shown in a browser; `null` where no version said it with this statement. */
    readonly shown: readonly string[] | null;
}
/** The only statements that a certificate of this format may make, each with the limits of its own version. */
export declare const FORMAT_WORDS: ReadonlyMap<string, FormatLimits>;
