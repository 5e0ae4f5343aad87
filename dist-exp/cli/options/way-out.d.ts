import type { ResolvedSettings } from "#config/index.js";
import { type HttpFetcherOptions } from "#fetch/index.js";
type WayOut = Pick<HttpFetcherOptions, "allowPrivate" | "proxy" | "roots">;
/** The settings as a fetcher takes them. @throws UsageError in one line that shows no secret */
export declare function wayOutOf(settings: ResolvedSettings<"allowPrivate" | "proxy" | "ca">): Promise<WayOut>;
export {};
