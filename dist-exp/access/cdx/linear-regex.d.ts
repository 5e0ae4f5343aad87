/** An expression ready to be held against texts. */
export declare class LinearRegex {
    #private;
    constructor(source: string);
    /** Whether the whole text (`whole`) or its beginning (`start`) is one that the expression means. */
    matches(text: string, extent: "whole" | "start"): boolean;
}
