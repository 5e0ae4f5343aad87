import type { ReplayTarget } from "#access/index.js";
import { type Instant } from "#model/index.js";
/** What no archived page has: paths on a site's origin that are ours. */
export declare const OWN_FOLDER = "/.isochron/";
/** The script. */
export declare const SHIM: string;
/** Its path carries its digest, so that browsers may keep it. */
export declare const SHIM_PATH: string;
/** The element that starts it, for a page at a time whose clock starts at an instant; well-formed as XML too. */
export declare function shimTag(target: ReplayTarget, clock: Instant, prefix: string): string;
/** What stands before a worker's script: workers have a clock and chance of their own, and ask for themselves. */
export declare function workerOpening({ at, url }: ReplayTarget, clock: Instant, prefix: string): string;
