import type { PageKind, PageUrl, RefusalCode } from "#model/index.js";
/** The parts of a URL that rules look at. */
export type UrlParts = Pick<URL, "host" | "pathname" | "search" | "searchParams">;
/** A link that is not yet known, as the rules see it. */
export interface TrapLink {
    readonly url: PageUrl;
    readonly parsed: UrlParts;
    readonly kind: PageKind;
    /** Its URL with numbers, dates and identifiers abstracted. */
    readonly shape: string;
    /** Which new link of its page it is, from 1. */
    readonly nth: number;
}
/** What is known of the site so far. */
export interface TrapKnowledge {
    readonly nowMs: number;
    /** Most URLs of one shape. */
    readonly shapeBudget: number;
    /** How many known URLs have the key: a shape, a list, a path with its parameter sets. */
    count(key: string): number;
    /** The host of which this one shows the same pages. */
    mirrored(host: string): string | null;
}
/** One kind of trap. */
export interface TrapRule {
    readonly code: RefusalCode;
    /** What makes the link a trap, in a few words; `null` when it is none. */
    refuse(link: TrapLink, known: TrapKnowledge): string | null;
    /** What is counted under which keys once the link is taken. */
    keys?(link: TrapLink): readonly string[];
}
