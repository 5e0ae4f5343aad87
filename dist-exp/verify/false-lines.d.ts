/** One false line of a certificate. */
export interface FalseLine {
    /** Where in the certificate: a path such as `pages[3].interval`. */
    readonly line: string;
    /** One sentence. */
    readonly message: string;
}
type Plain = string | number | boolean | null | undefined;
/** Collects false lines, and remarks that make nothing false. */
export declare class FalseLines {
    readonly all: FalseLine[];
    readonly notes: string[];
    /** What outside signatures and time stamps say. */
    readonly attestations: string[];
    /** Those of them that were found good. */
    readonly sealsChecked: string[];
    /** Times of an outside authority. */
    readonly stampsAt: {
        start: number | null;
        end: number | null;
    };
    /** Records that lie elsewhere than the certificate hints. */
    misplaced: number;
    /** The list is bounded: one false line is enough, a million help nobody. */
    add(line: string, message: string): void;
    /** Adds a false line unless the two are equal. */
    expect(line: string, claimed: Plain, found: Plain, what: string): void;
}
export {};
