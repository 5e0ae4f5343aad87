import type { PageUrl } from "#model/index.js";
/** The rules of one recorder; names may end with `*`. */
export interface RecordRules {
    /** The public address of the site: its origin is that of every page. */
    readonly as: PageUrl;
    /** Hosts by which the site may be asked for, in lower case, beside that of its public address. */
    readonly hosts: readonly string[];
    /** Cookies that make nobody anybody: a visitor who sends only these is taken for a stranger. */
    readonly publicCookies: readonly string[];
    /** Parameters of queries that change nothing: they are taken out of the address. */
    readonly ignoredParams: readonly string[];
    /** Parameters of queries that are secrets: an answer to such an address is not recorded. */
    readonly secretParams: readonly string[];
    /** Whether addresses with a query are recorded at all. */
    readonly takesQueries: boolean;
    /** The language that the public page is in, where pages are given in several. */
    readonly publicLanguage: string | null;
    /** Answers longer than this are not recorded. */
    readonly maxAnswerBytes: number;
}
/** Marks of campaigns and clicks. */
export declare const IGNORED_PARAMS: readonly string[];
/** What is a secret under its usual names. */
export declare const SECRET_PARAMS: readonly string[];
/** Whether a name is among names of which some stand for several; case does not matter. */
export declare function isNamed(name: string, names: readonly string[]): boolean;
