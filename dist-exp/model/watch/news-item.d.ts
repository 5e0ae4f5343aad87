import type { Instant } from "../time/instant.js";
import type { PageUrl } from "../pages/page.js";
import type { ChangeVerdict } from "../reports/change-report.js";
/** What happened; `trouble` is about the watch itself: a dead site, a full disk, a spent budget. */
export type NewsKind = "changed" | "new" | "gone" | "back" | "moved" | "sharp" | "trouble";
/** One piece of news. The same event has the same id, however often it is found. */
export interface NewsItem {
    /** `urn:isochron:news:` and 32 hexadecimal digits of a digest over what makes it this event and no other. */
    readonly id: string;
    readonly site: string;
    readonly kind: NewsKind;
    /** `null` for news about the site as a whole. */
    readonly url: PageUrl | null;
    /** When it was seen. */
    readonly at: Instant;
    /** The look before that, which did not show it yet; `null` when there was none. */
    readonly since: Instant | null;
    readonly title: string;
    /** What changed, in a sentence; of the page's own words at most some hundred characters. */
    readonly summary: string;
    /** E of the change, 0 to 1; 1 where nothing was weighed. */
    readonly importance: number;
    readonly verdict: ChangeVerdict | null;
    /** The capture that holds the look. */
    readonly captureId: string | null;
}
