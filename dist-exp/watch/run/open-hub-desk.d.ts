import type { WatchMemory } from "#ports/index.js";
import { HubDesk } from "../hints/hub-desk.js";
import type { WebSubSettings } from "../hints/websub.js";
/** Opens the desk with what is kept of these sites. */
export declare function openHubDesk(settings: WebSubSettings, sites: readonly string[], memory: Pick<WatchMemory, "state">): Promise<HubDesk>;
