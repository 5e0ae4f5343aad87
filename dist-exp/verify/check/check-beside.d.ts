import type { ShapedHead } from "../certificate-shape.js";
import type { Exhibits } from "../read/exhibits.js";
import type { FalseLines } from "../false-lines.js";
/** What seals bear on: of a certificate or a testimony. */
type SealedHead = Pick<ShapedHead, "capture" | "site" | "seeds" | "settings" | "startedAt" | "finishedAt" | "clock" | "timeStamps">;
/** A certificate's head as it lies in the file, and what lies beside it. */
export interface Sealed {
    /** All members but `pages`, those unknown to us included. */
    readonly raw: Readonly<Record<string, unknown>>;
    readonly head: SealedHead;
    readonly beside: Exhibits["beside"];
    /** What is sealed, in a word. */
    readonly what: "certificate" | "testimony";
    /** An extract may come without what lies beside the whole certificate. */
    readonly isExtract: boolean;
}
/** Checks everything that lies beside; what is not there is said, not held against the certificate. */
export declare function checkBeside(sealed: Sealed, lines: FalseLines): Promise<void>;
export {};
