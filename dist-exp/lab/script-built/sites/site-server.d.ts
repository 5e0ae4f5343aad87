import type { Clock } from "#ports/index.js";
import type { ScriptSite, SiteOrigins } from "./script-site.js";
/** A site that is being served. */
export interface RunningScriptSite {
    readonly site: ScriptSite;
    readonly close: () => Promise<void>;
}
/** Serves the site that is made for the addresses it gets; answers are those of the clock's now. */
export declare function startScriptSite(make: (origins: SiteOrigins) => ScriptSite, clock: Clock): Promise<RunningScriptSite>;
