import type { AccessRules } from "#model/index.js";
/** The rules of an archive about who may see what of it. */
export interface RuleBook {
    /** As they stand now; rules that cannot be read are refused loudly, never passed over. */
    current(): Promise<AccessRules>;
    /** The site or import that a WARC file of the archive belongs to; `null` when its name does not tell. */
    collectionOf(file: string): string | null;
}
