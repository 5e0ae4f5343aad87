/** From nothing to all (slides2010 "Incoherence Categories"): the verdict is the gravest category that holds. */
export declare const CHANGE_VERDICTS: readonly ["identical", "insignificant", "minor", "major", "structural", "removed"];
/** What a comparison of two versions says. */
export type ChangeVerdict = (typeof CHANGE_VERDICTS)[number];
/** How alike two texts are; 1 is equal. */
export interface TextSimilarity {
    /** Of character shingles. */
    readonly jaccard: number;
    /** Characters of a shingle: 5, or 10 where either text is long. */
    readonly k: number;
    /** Estimated from the stored MinHash signatures. */
    readonly minhash: number;
    /** 1 − (words inserted + deleted) / (words of both); no replacements, so 0 for texts without a word in common. */
    readonly edit: number;
    /** Whether that is the least number of insertions and deletions; of texts that differ much it may be more. */
    readonly isEditLeast: boolean;
}
/** One block of the union of both versions. */
export interface ChangedBlock {
    readonly index: number;
    readonly change: "kept" | "updated" | "inserted" | "deleted" | "moved";
    readonly role: string;
    readonly heading: string;
    /** ImpBk of bensaad2011 section 3; the sum over all blocks is 1. */
    readonly importance: number;
    readonly elements: number;
    /** Operations on its elements. */
    readonly operations: number;
}
/** One operation of the delta. */
export interface ChangeOperation {
    readonly op: "insert" | "delete" | "update" | "move";
    readonly target: "block" | "text" | "link" | "image" | "title";
    /** Index of the block. */
    readonly block: number;
    readonly before: string | null;
    readonly after: string | null;
    /** Why it does not count as a change of this page; `null` when it counts. */
    readonly excuse: "frame" | "volatile" | "template" | "recut" | null;
}
/** The JSON document of `detect`: fields may be added, never renamed. */
export interface ChangeResult {
    readonly verdict: ChangeVerdict;
    /** E of bensaad2011 section 3, in [0, 1]. */
    readonly importance: number;
    readonly similarity: TextSimilarity;
    readonly blocks: readonly ChangedBlock[];
    readonly operations: readonly ChangeOperation[];
    readonly explanation: string;
    /** What cut both versions into blocks: how a browser laid them out, or the document's tree. */
    readonly cutBy: "layout" | "tree";
    /** Why it was not the layout, where one is stored of either version. */
    readonly notByLayout?: string;
}
/** A stretch of a line; `changed` words are marked. */
export interface DiffSegment {
    readonly text: string;
    readonly changed: boolean;
}
/** One line of both versions side by side; a missing side is `null`. */
export interface DiffRow {
    readonly change: "kept" | "insert" | "delete" | "update" | "move";
    readonly kind: "text" | "link" | "image" | "title";
    readonly block: number;
    readonly before: readonly DiffSegment[] | null;
    readonly after: readonly DiffSegment[] | null;
    readonly excuse: "frame" | "volatile" | "template" | "recut" | null;
}
/** Everything a diff for people shows. */
export interface DiffView {
    readonly beforeLabel: string;
    readonly afterLabel: string;
    readonly result: ChangeResult;
    readonly rows: readonly DiffRow[];
}
