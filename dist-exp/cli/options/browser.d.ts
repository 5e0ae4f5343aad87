import type { ResolvedSettings } from "#config/index.js";
import type { World } from "#crawl/index.js";
import { type FoundChromium } from "#render/index.js";
/** Starts a browser with what a capture says of its pages. */
export declare function rendererOpener(browserPath: string | null, userAgent: string): NonNullable<World["openRenderer"]>;
/** Says how the program is named on the command line. */
export declare function withFlag(message: string): string;
/** Our name alone, or behind a browser's: some sites build their pages for browsers only. */
export declare function userAgentOf(settings: ResolvedSettings<"browserPath" | "contact" | "userAgentProfile">): Promise<string>;
/** The browser that was asked for, or the first of the usual ones. @throws IsochronError with what needs it */
export declare function requireBrowser(browserPath: string | null, need: string): Promise<FoundChromium & {
    readonly kind: "found";
}>;
