import type { SealedObject } from "#ports/index.js";
type Fact = "cluster" | "seq" | "captures";
/** The list of one mirror. */
export declare class MirrorFile {
    #private;
    constructor(path: string);
    fact(name: Fact): string | null;
    setFact(name: Fact, value: string): void;
    ofSite(site: string): SealedObject[];
    byName(name: string): SealedObject | null;
    /** The site whose object has a name, if any. */
    siteOf(name: string): string | null;
    /** In the order of their names. */
    below(prefix: string): SealedObject[];
    /** All or none: these are there, those are not. */
    change(site: string, put: readonly SealedObject[], gone: readonly string[]): void;
    /** Which copy of the site's catalog was merged; `null` for none. */
    mergedOf(site: string): string | null;
    setMerged(site: string, key: string): void;
    /** A number for a capture that is new here: above the last one, and never the same twice. */
    numberAfter(last: number): number;
    /** Another word after every change by anybody. */
    version(): string;
    close(): void;
}
export {};
