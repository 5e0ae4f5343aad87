import { type Instant } from "#model/index.js";
/** Reads an instant; a year, a month or a day alone means its beginning, UTC. */
export declare function instantOption(text: string): Instant;
/** Reads the end of a span: a year, a month, a day, an hour, a minute or a second means all of it. */
export declare function lastInstantOption(text: string): Instant;
