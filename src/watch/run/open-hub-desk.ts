// Subscriptions of all sites as the last process left them: hubs may call before a site has had its turn, and whoever is
// told "no such subscription" never calls again.
import type { WatchMemory } from "#ports/index.js";
import { HubDesk } from "../hints/hub-desk.js";
import type { Subscription, WebSubSettings } from "../hints/websub.js";
import { readSiteState } from "./site-state.js";

/** Opens the desk with what is kept of these sites. */
export async function openHubDesk(
  settings: WebSubSettings,
  sites: readonly string[],
  memory: Pick<WatchMemory, "state">,
): Promise<HubDesk> {
  const desk = new HubDesk(settings);
  for (const site of sites) {
    const kept = await memory.state(site);
    if (kept !== null) desk.open(site, heldIn(site, kept));
  }
  return desk;
}

/** What cannot be read is told by the site's own turn. */
function heldIn(site: string, kept: string): readonly Subscription[] {
  try {
    return readSiteState(site, kept).subscriptions;
  } catch {
    return [];
  }
}
