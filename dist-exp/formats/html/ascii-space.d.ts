/** Whether the character at the offset is white space. */
export declare function isAsciiSpace(text: string, at: number): boolean;
/** The range without white space at its ends. */
export declare function trimRange(text: string, from: number, to: number): {
    start: number;
    end: number;
};
