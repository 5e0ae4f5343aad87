import type { VersionFacts } from "./view-facts.js";
/** First, previous, where one is, next, last. */
export declare function versionsMarkup(facts: VersionFacts, prefix: string): string;
/** All records on a line of time; nothing where there is only one. */
export declare function stripMarkup({ strip, records, versions }: VersionFacts, prefix: string): string;
