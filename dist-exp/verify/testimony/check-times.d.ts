import type { FalseLines } from "../false-lines.js";
import type { ShapedTestimony, ShapedVersion } from "./testimony-shape.js";
/** Goes over all versions once; of each page and its visitors it keeps the times. */
export declare class ToldTimes {
    #private;
    constructor(testimony: ShapedTestimony, lines: FalseLines);
    /** Takes the next version. */
    take(version: ShapedVersion, line: string): void;
    /** What follows from all of them: spans that are apart, and counts. */
    finish(): void;
    /** What the versions come to. */
    figures(): {
        versions: number;
        converted: number;
        from: string | null;
        to: string | null;
    };
}
