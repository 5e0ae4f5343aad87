import type { Instant } from "../time/instant.js";
import { type AccessRule } from "./access-rule.js";
/** A capture, and who asks for it when. */
export interface RulingQuestion {
    /** The look-up key of the address. */
    readonly surt: string;
    /** The site or import that it belongs to. */
    readonly collection: string | null;
    /** When it was captured. */
    readonly at: Instant;
    readonly now: Instant;
    readonly group: string;
}
/** What comes of it. */
export type Ruling = {
    readonly kind: "allow";
} | {
    readonly kind: "unlisted";
    readonly rule: string;
} | {
    readonly kind: "blocked";
    readonly rule: string;
    readonly message: string;
} | {
    readonly kind: "embargoed";
    readonly rule: string;
    readonly until: Instant;
    readonly message: string | null;
};
/**
 * The ruling of the most specific rule that is about the capture and the reader; without one, everything is allowed. An
 * embargo that has ended is no rule any more.
 */
export declare function ruling(rules: readonly AccessRule[], question: RulingQuestion): Ruling;
/** Whether the rule speaks of the group at all. */
export declare function isForGroup({ groups }: AccessRule, group: string): boolean;
/** Whether the rule reaches a look-up key. */
export declare function coversKey({ surt, match }: Pick<AccessRule, "surt" | "match">, key: string): boolean;
