import { type ShapedCertificate } from "./certificate-shape.js";
/** An answer as a browser takes it. */
export type StoredAnswer = {
    readonly kind: "response";
    readonly id: string;
    readonly status: number;
    readonly headers: readonly (readonly [string, string])[];
    readonly body: Uint8Array;
    readonly isEndless?: boolean;
} | {
    readonly kind: "truncated";
    readonly id: string;
} | {
    readonly kind: "failed";
    readonly code: string;
} | {
    readonly kind: "refused";
    readonly why: string;
};
/** The answers of one capture, for a certificate that was found true. */
export declare class StoredAnswers {
    #private;
    readonly certificate: ShapedCertificate;
    private constructor();
    /** Reads the files of a certificate once; `null` for what is no whole certificate. */
    static open(path: string, root: string): Promise<StoredAnswers | null>;
    /** Whether the page was looked at: what was not, no browser was given. */
    has(url: string): boolean;
    /** From which second a document's clock and chance started, as recorded. */
    shownAt(document: string): number;
    /** The answer that the page is to a browser. */
    answerOf(url: string): Promise<StoredAnswer>;
}
