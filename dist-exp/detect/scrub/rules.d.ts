import type { Digest } from "#model/index.js";
/** One rule. Patterns are JavaScript regular expressions, matched without regard to case. */
export type ScrubRule = 
/** What matches in a line of text is replaced by a sign that never varies. */
{
    readonly on: "text";
    readonly name: string;
    readonly pattern: string;
}
/** Query parameters of links and images whose whole name matches are dropped. */
 | {
    readonly on: "parameter";
    readonly name: string;
    readonly pattern: string;
    readonly of: "any" | "image";
}
/** Dates and times of stamps, found by the grammar of that number (`stamps.ts`) with those words. */
 | {
    readonly on: "stamp";
    readonly name: string;
    readonly grammar: number;
    readonly words: string;
}
/** Elements with an id or class token that matches as a whole are not read. */
 | {
    readonly on: "element";
    readonly name: string;
    readonly pattern: string;
};
/** A set of rules, compiled, with the digest that names it. */
export interface ScrubRules {
    readonly digest: Digest;
    readonly rules: readonly ScrubRule[];
    scrubText(line: string): string;
    scrubParameters(url: URL, of: "link" | "image"): void;
    isScrubbed(token: string): boolean;
}
/** Compiles the generic rules and a user's own. @throws UsageError when a pattern is no regular expression. */
export declare function scrubRules(own?: readonly ScrubRule[], generic?: readonly ScrubRule[]): ScrubRules;
