import { type Client } from "./client.js";
import type { ClientFiles, ScriptSite, SiteNoise, SiteOrigins } from "./script-site.js";
import { type TownPlan } from "./town.js";
/** What a site is made of. */
export interface SitePlan extends TownPlan {
    readonly client: Client;
    readonly noise: SiteNoise;
    readonly origins: SiteOrigins;
    readonly files: ClientFiles;
}
/** The same plan gives the same site, byte for byte and instant for instant. */
export declare function createScriptSite(plan: SitePlan): ScriptSite;
