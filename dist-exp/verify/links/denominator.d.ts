/** A link to a page that is in scope and in no list. */
export interface Omitted {
    readonly url: string;
    /** The page that shows the link. */
    readonly from: string;
    /** A rule that is on record as having kept it out, and does not. */
    readonly said: readonly string[];
}
/** The statement, checked or not. */
export type Denominator = {
    readonly isChecked: true;
    /** Documents, style sheets and redirects read for links. */
    readonly documents: number;
    /** Addresses found in them, each once for each that shows it. */
    readonly links: number;
    /** Addresses that a rule against traps kept out, each once for each that shows it. */
    readonly trapped: number;
    /** HTML taken for a mere part of other pages on the word of an earlier capture: its links were not to be followed. */
    readonly partsOnTrust: number;
    /** Pages that only the screen of a browser is said to have named: the record of a rendering tells no links. */
    readonly shownOnTrust: number;
    /** Different addresses that are in no list. */
    readonly omitted: number;
    /** The first of them. */
    readonly named: readonly Omitted[];
} | {
    readonly isChecked: false;
    readonly why: string;
};
/** So many omitted pages are named; the count is whole. */
export declare const MOST_NAMED = 20;
/** Collects omitted pages: the first by name, all by number. */
export declare class OmittedPages {
    #private;
    readonly named: Omitted[];
    /** Adds a page once. */
    add(omitted: Omitted): void;
    get count(): number;
}
