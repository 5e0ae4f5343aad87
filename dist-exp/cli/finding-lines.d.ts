/** One thing found: at a byte of its file, or in a named place. */
export interface ShownFinding {
    readonly code?: string;
    readonly file?: string;
    readonly offset?: number;
    readonly place?: string;
    readonly message: string;
    readonly more?: number;
}
/** One line for each finding, or for all of one kind of one file where there are many. */
export declare function findingLines(findings: readonly ShownFinding[], named?: boolean): string[];
