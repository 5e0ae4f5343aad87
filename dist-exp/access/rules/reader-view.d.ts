import type { Clock, RuleBook } from "#ports/index.js";
import type { ReaderView } from "./reader-index.js";
/** Who reads, and by which clock embargoes end. */
export interface Reader {
    readonly group: string;
    readonly clock: Pick<Clock, "now">;
}
/** What reading for a group takes. */
export declare function readerView(rules: RuleBook, { group, clock }: Reader): ReaderView;
