import type { ScriptSite, SiteOrigins } from "./sites/script-site.js";
/** The site, and what it gave out that must be on nobody's record. */
export interface HiddenSite extends ScriptSite {
    /** Sessions and tokens so far. */
    readonly secrets: ReadonlySet<string>;
    /** Every request that changed something, as `METHOD /path body`. */
    readonly sent: readonly string[];
}
/** Who may come in, and where the site is. */
export interface HiddenDoor {
    readonly origins: SiteOrigins;
    readonly user: string;
    readonly password: string;
}
/** Makes the site; its sessions are numbered, so that runs are alike. */
export declare function hiddenSite({ origins, user, password }: HiddenDoor): HiddenSite;
