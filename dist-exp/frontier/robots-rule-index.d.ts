/** One allow or disallow line. */
export interface RobotsRule {
    readonly allow: boolean;
    /** Path pattern with `*` and a final `$`, percent-encoding normalised. */
    readonly pattern: string;
}
/** Finds the rule that counts for a path: the longest that matches; of equally long ones, one that allows (section 2.2.2). */
export declare class RobotsRuleIndex {
    #private;
    constructor(rules: readonly RobotsRule[]);
    /** Look-ups and matches tried since the start: what a path costs, counted. */
    get comparisons(): number;
    /** What the longest matching rule says; `null` where none matches. */
    verdictOf(target: string): boolean | null;
}
