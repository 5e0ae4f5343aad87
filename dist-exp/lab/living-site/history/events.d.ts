/** One change of one page of a history. */
export interface HistoryEvent {
    readonly line: number;
    readonly atSeconds: number;
    /** As in the source, without a leading slash. */
    readonly path: string;
    /** Equal names mean equal content; `null` when the page is deleted. */
    readonly content: string | null;
    /** Its deflated bytes when the history has them. */
    readonly deflated: Buffer | null;
}
/** Streams a history: `.tsv` has paths and times, `.jsonl` has the HTML too; both may be `.gz` or `.br`. */
export declare function readHistory(file: string): AsyncGenerator<HistoryEvent>;
