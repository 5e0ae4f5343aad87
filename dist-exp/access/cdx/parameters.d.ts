import { UsageError } from "#errors.js";
import { type Instant } from "#model/index.js";
/** Parameters of one question. A name of pywb or the Wayback Machine that changes nothing here is passed over. */
export declare class Parameters {
    #private;
    constructor(query: string);
    /** The value; of several the last. Empty is absent, as clients mean it. */
    text(name: string): string | null;
    /** All values of a parameter that may be given several times. */
    texts(name: string): string[];
    flag(name: string): boolean;
    whole(name: string, least: number, most: number): number | null;
    oneOf<T extends string>(name: string, choices: readonly T[]): T | null;
    /** A time of 4 to 17 digits: the beginning of what they name, or its end. */
    time(name: string, end: "first" | "last"): Instant | null;
    /** What was given and never asked for. */
    ignored(): string[];
}
/** What a parameter should have been. */
export declare function refused(name: string, value: string, expected: string): UsageError;
