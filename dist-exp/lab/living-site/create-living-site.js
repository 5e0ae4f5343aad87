// The front door: options in, a living site out.
import { UsageError } from "#errors.js";
import { generateSite } from "./generate/generated-site.js";
import { replaySite } from "./history/history-site.js";
import { DEFAULT_PLAY_MS } from "./history/replay.js";
import { LivingSite } from "./living-site.js";
import { resolveSettings } from "./presets.js";
const DEFAULT_PAGES = 150;
const MAX_PAGES = 200_000;
const ROBOTS_TXT = "User-agent: *\nDisallow: /private/\n";
/** A generated site; the same options give the same site, byte for byte and instant for instant. */
export function createLivingSite(options) {
    const { seed, startAt } = options;
    const pages = options.pages ?? DEFAULT_PAGES;
    if (!Number.isInteger(pages) || pages < 1 || pages > MAX_PAGES) {
        throw new UsageError("USAGE", `a living site has 1 to ${MAX_PAGES} pages, not ${pages}`);
    }
    const settings = resolveSettings(options.preset ?? "plain", seed, options);
    return new LivingSite({
        seed,
        startAt,
        pages: generateSite({ seed, pages, startAt, settings }),
        habits: settings.habits,
        robotsTxt: ROBOTS_TXT,
    });
}
/** A site that lives a real history again, compressed in time. */
export async function createHistorySite(options) {
    const { seed, startAt, history } = options;
    const { habits } = resolveSettings(options.preset ?? "plain", seed, options);
    const playMs = (history.playMs ?? DEFAULT_PLAY_MS) / (options.speed ?? 1);
    const pages = await replaySite({ seed, startAt, history: { ...history, playMs }, habits });
    return new LivingSite({ seed, startAt, pages, habits, robotsTxt: ROBOTS_TXT });
}
