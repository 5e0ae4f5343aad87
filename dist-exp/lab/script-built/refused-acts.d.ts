/** A page that tries, and what is refused of it. */
export interface RefusedPage {
    readonly markup: string;
    /** What is refused, by method and path; empty where it must not even be tried. */
    readonly refused: readonly string[];
    /** How many acts there are. */
    readonly acts: number;
    readonly notes?: readonly string[];
}
/** Each tries by every behaviour that is on. */
export declare const REFUSED_PAGES: Readonly<Record<string, RefusedPage>>;
/** Pages without an end; behaviours have one. */
export declare const ENDLESS_PAGES: Readonly<Record<string, {
    readonly markup: string;
    readonly bound: RegExp;
}>>;
