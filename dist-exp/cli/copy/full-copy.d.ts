import { type CopyRequest } from "#access/index.js";
import { type CopyCounts, type CopyHead, type Instant } from "#model/index.js";
import type { Archive, CopyFile } from "#ports/index.js";
/** What is to be copied. */
export interface CopyChoice {
    /** A capture or a site; `null`: the newest finished capture. */
    readonly named: string | null;
    readonly isCapture: boolean;
    /** `null`: the capture's own time point. */
    readonly wishedFor: Instant | null;
    /** How far from it one would go for twice as much (ADR 50). */
    readonly patienceMs: number;
    /** Whether each page is the version that answers for the moment, or the record nearest to it. */
    readonly choice: CopyRequest["choice"];
    readonly withScripts: boolean;
    /** Reports and certificates speak of all pages: what is for some readers goes without them. */
    readonly withPapers: boolean;
}
/** All files of a copy, and what can be told of it afterwards. */
export interface FullCopy {
    readonly at: Instant;
    files(): AsyncGenerator<CopyFile>;
    told(): {
        readonly head: CopyHead;
        readonly counts: CopyCounts;
        readonly notes: readonly string[];
    };
}
/** Plans a copy; `onProgress` is told of every page. */
export declare function copyOf(archive: Archive, choice: CopyChoice, onProgress: (done: number, total: number) => void): Promise<FullCopy>;
