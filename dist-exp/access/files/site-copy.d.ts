import { type AbsentAddress, type Capture, type CopyPage, type Instant, type PageUrl, type Verdict } from "#model/index.js";
import type { CopyFile } from "#ports/index.js";
import type { ChosenInstant } from "../coherent/choose-instant.js";
import type { MementoChoice } from "../coherent/served-choice.js";
import { type CopyMoment, type CopyScope, type CopySource } from "./copy-evidence.js";
/** What is to be copied, and how. */
export interface CopyRequest {
    /** Oldest first. */
    readonly captures: readonly Capture[];
    /** Whose looks count. */
    readonly scope: CopyScope;
    readonly moment: CopyMoment;
    /** `nearest`: at the wished time itself, of each page the look nearest to it, whatever is known. */
    readonly choice: MementoChoice;
    /** Whether the pages' scripts may run. */
    readonly withScripts: boolean;
    /** What a report says of a page. */
    readonly verdictOf: (url: PageUrl) => Verdict | null;
}
/** A planned copy: its files are made as they are asked for. */
export interface SiteCopy {
    readonly at: Instant;
    /** Where the moment was chosen near a wish: how many pages are known to have stood together then. */
    readonly chosen: ChosenInstant | null;
    /**
     * Files of the pages, one after the other; `onPage` is told of each page behind its last file, `null` of one that
     * cannot be shown: it is among the absent then, and its file, to which others lead, says so or is empty.
     */
    files(onPage: (page: CopyPage | null) => void): AsyncGenerator<CopyFile>;
    /** How many pages there will be. */
    readonly size: number;
    /** The files that an address is shown by; `null` when it is not in the copy. */
    openedAt(url: string): string | null;
    /** What is not in the copy; whole when all files were taken. */
    absent(): readonly AbsentAddress[];
}
/** Chooses the moment and plans every file. */
export declare function planSiteCopy(source: CopySource, request: CopyRequest): Promise<SiteCopy>;
