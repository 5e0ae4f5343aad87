/** A duration in milliseconds. */
export declare function durationOption(text: string): number;
/** One more regular expression. */
export declare function patternOption(text: string, before?: readonly string[]): string[];
