/** How files become addresses and answers. */
export interface SiteRules {
    /** Files that are shown at the address of their directory. */
    readonly indexNames: readonly string[];
    /** `about.html` is published as `/about`. */
    readonly cleanUrls: boolean;
    /** From a path to a path or an address. */
    readonly redirects: Readonly<Record<string, {
        readonly to: string;
        readonly status: number;
    }>>;
    /** Files that are shown in the place of others, and are no pages of their own. */
    readonly errorPages: readonly string[];
    /** Media types by extension, before the usual ones. */
    readonly types: Readonly<Record<string, string>>;
}
/** As plain servers do. */
export declare const PLAIN_RULES: SiteRules;
/** Reads the owner's file of rules. @throws UsageError that names the key */
export declare function readSiteRules(text: string, file: string): SiteRules;
