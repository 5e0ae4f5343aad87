import { type PageKind, type PageUrl } from "#model/index.js";
import type { TrapLink, TrapRule } from "./trap-rule.js";
/**
 * The name of all rules by which links are found, judged and kept out: those below, the scope's, and what is read of a
 * document (docs/certificate.md, "The denominator"). It changes whenever any of them would judge any link otherwise.
 */
export declare const LINK_RULES = "isochron-links/1";
/** Cheap and certain rules first; the budget last, for what no rule knows. */
export declare const TRAP_RULES: readonly TrapRule[];
/** More known URLs than this no capture keeps. */
export declare const MOST_KNOWN_URLS = 1000000;
/** A link as the rules see it. */
export declare function trapLink(url: PageUrl, kind: PageKind, nth: number): TrapLink;
/** What is counted once a link is taken; a set of parameters apart, since sets are counted by their first. */
export declare function trapKeys(link: TrapLink): {
    readonly keys: readonly string[];
    readonly set: string | null;
};
/** The hash by which a refused URL is counted. */
export declare function urlHash(url: string): number;
