import type { Instant } from "#model/index.js";
import { type Memento } from "./memento-list.js";
/** The forms in which a TimeMap is given. */
export declare const TIMEMAP_FORMS: {
    readonly link: "application/link-format";
    readonly json: "application/json";
    readonly cdxj: "application/cdxj+ors";
};
/** The name of a form. */
export type TimeMapForm = keyof typeof TIMEMAP_FORMS;
/** Where the addresses of an archive begin. */
export interface MementoPlace {
    /** What stands before the timestamp of a memento. */
    readonly base: string;
    /** What stands before `/timegate/` and `/timemap/`; `null` where clients are not told of them. */
    readonly gates: string | null;
}
/** One web link; what is not a character of addresses must neither end it nor reach a header (RFC 3986 section 2). */
export declare function webLink(address: string, attributes: Readonly<Record<string, string>>): string;
/** The address of a memento. */
export declare function mementoAddress(base: string, memento: Memento): string;
/** The address of the TimeGate of an original. */
export declare function timeGateAddress(gates: string, url: string): string;
/** The address of a page of a TimeMap; the first has no number. */
export declare function timeMapAddress(gates: string, form: TimeMapForm, url: string, page?: number): string;
/** One memento as a link. */
export declare function mementoLink(base: string, memento: Memento, relations: readonly string[]): string;
/** A memento as it is shown at a moment: under an address of that moment, with the date of its own capture. */
export declare function momentLink(base: string, memento: Memento, moment: Instant): string;
/** From the oldest memento to the newest. */
export declare function spanAttributes(from: Instant, until: Instant): Record<string, string>;
/** What a list of mementos is about, one of which is chosen. */
export interface Chosen {
    readonly original: string;
    readonly mementos: readonly Memento[];
    readonly memento: Memento;
}
/** The `Link` of a memento, or of a TimeGate that has chosen it. */
export declare function linksOf({ original, mementos, memento }: Chosen, { base, gates }: MementoPlace, isGate?: boolean): string;
