import type { OperationType } from "../delta/operations.js";
import type { PageElement } from "../page/page-model.js";
/** What an operation did, as far as a tally wants to know. */
export interface Edit {
    readonly type: OperationType;
    readonly before: PageElement | null;
    readonly after: PageElement | null;
}
/** An edit, and why it did not count when the tally was kept. */
export interface TalliedEdit extends Edit {
    readonly excuse: string | null;
}
/** Edits that many pages share. */
export interface TemplateEdits {
    /** Whether the same edit was seen on enough pages. */
    has(edit: Edit): boolean;
    /** Whether a page counted such an edit as its own when the tally was kept. */
    concerns(page: string): boolean;
}
/** Counts on how many pages each edit was made. */
export declare class EditTally {
    #private;
    /** Takes the edits of one page; also those of the site's frame, which prove that others are the template's. */
    see(edits: Iterable<TalliedEdit>, page?: string): void;
    /** What the pages seen so far share. */
    template(): TemplateEdits;
}
