import type { PageUrl } from "#model/index.js";
import type { FoundMemento, ServedChoice } from "#access/index.js";
import { type RecordReader } from "./record-needs.js";
import type { PartFacts, PartKind, ServedRecord } from "./view-facts.js";
/** Chooses as the replay does; `null` when there is nothing. */
export type Chooser = (url: PageUrl) => Promise<FoundMemento | null>;
/** Parts of a page, and whether they are all that are named. */
export interface PageParts {
    readonly parts: readonly PartFacts[];
    readonly isWhole: boolean;
    readonly title: string | null;
}
/** Goes through the document and all that it needs, level by level. */
export declare function pageParts(url: PageUrl, document: FoundMemento, choose: Chooser, reader: RecordReader): Promise<PageParts>;
/** One part as it is told. */
export declare function partOf(url: string, kind: PartKind | null, neededBy: string | null, choice: FoundMemento | null): PartFacts;
/** The record of a choice. */
export declare function recordOf({ entry, evidence }: ServedChoice): ServedRecord;
