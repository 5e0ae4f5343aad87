import type { Instant, RecentSighting, Sighting } from "#model/index.js";
/** What a watcher is shown of a sighting whose last byte came at an instant. */
export declare function recentSighting({ seq, url, pass, outcome }: Pick<Sighting, "seq" | "url" | "pass" | "outcome">, at: Instant): RecentSighting;
