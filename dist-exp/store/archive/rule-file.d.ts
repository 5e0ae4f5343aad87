import { type AccessRule, type AccessRules, type Instant } from "#model/index.js";
import type { RuleBook } from "#ports/index.js";
import { type FileSystem } from "../file-system.js";
/** The rules' file in an archive. */
export declare const RULES_FILE = "access-rules.json";
/** Its log: one JSON line for each change. */
export declare const RULES_LOG = "access-rules.log.jsonl";
/** Who changes what, and when. */
export interface RuleChange {
    readonly by: string;
    readonly at: Instant;
    /** A rule, made when all that others add at the same time is known. */
    readonly add?: (before: readonly AccessRule[]) => AccessRule;
    /** The id of a rule. */
    readonly remove?: string;
}
/** The rules of one archive directory. */
export declare class RuleFile implements RuleBook {
    #private;
    constructor(dir: string, fs?: FileSystem);
    /** Read again whenever the file has changed; no file is no rules, a file that cannot be read is an error. */
    current(): Promise<AccessRules>;
    collectionOf(file: string): string | null;
    /** Makes a change, whatever others change at the same time; all rules behind it, one that was added last. */
    change(change: RuleChange): Promise<readonly AccessRule[]>;
}
