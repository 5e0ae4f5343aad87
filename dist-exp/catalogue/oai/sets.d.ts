import type { DublinCore } from "#model/index.js";
/** What a record is. */
export type RecordKind = "captures" | "pages";
/** One set. */
export interface OaiSet {
    readonly spec: string;
    readonly name: string;
    readonly said: DublinCore;
}
/** Whether a text has the form of a setSpec: unreserved characters in parts, colons between them. */
export declare function isSetSpec(text: string): boolean;
/** A site's name in a setSpec, one to one: what may not stand there as its bytes, each behind an underscore. */
export declare function siteSpec(site: string): string;
/** The sets that a record belongs to, without those that lie above them. */
export declare function specsOf(site: string, kind: RecordKind): string[];
/** Whether a record of a site is in a set: a set holds all that those below it hold. */
export declare function isInSet(set: string | undefined, site: string, kind: RecordKind): boolean;
/** All sets of an archive. */
export declare function setsOf(sites: readonly {
    readonly site: string;
    readonly said: DublinCore;
}[]): OaiSet[];
