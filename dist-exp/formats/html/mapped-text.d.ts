/** Collects runs of plain text and decoded references; positions refer to the source. */
export declare class MappedText {
    #private;
    /** Appends what stood in the source from `start` to `end`. */
    append(text: string, start: number, end: number): void;
    get text(): string;
    get length(): number;
    /** Where the source of the characters from `start` to `end` of the decoded text lies; `end` is exclusive. */
    sourceOf(start: number, end: number): {
        readonly start: number;
        readonly end: number;
    };
}
