import { HubDesk } from "../hints/hub-desk.js";
import { readSiteState } from "./site-state.js";
/** Opens the desk with what is kept of these sites. */
export async function openHubDesk(settings, sites, memory) {
    const desk = new HubDesk(settings);
    for (const site of sites) {
        const kept = await memory.state(site);
        if (kept !== null)
            desk.open(site, heldIn(site, kept));
    }
    return desk;
}
/** What cannot be read is told by the site's own turn. */
function heldIn(site, kept) {
    try {
        return readSiteState(site, kept).subscriptions;
    }
    catch {
        return [];
    }
}
