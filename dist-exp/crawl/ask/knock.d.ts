import { type KeptCookie, type PageUrl, type Sighting } from "#model/index.js";
import type { Clock, CookieKeeper, WarcSink } from "#ports/index.js";
import type { Asker } from "./asker.js";
import type { RobotsRules } from "./robots-rules.js";
/** What knocking needs. */
export interface KnockParts {
    readonly asker: Asker;
    readonly robots: RobotsRules;
    readonly sink: WarcSink;
    readonly clock: Clock;
    readonly cookies: CookieKeeper;
    /** What was seen so far, by this process and those before it. */
    readonly seen: {
        values(): Iterable<readonly Sighting[]>;
    };
    /** Puts the cookies on record before a page is asked for with them. */
    readonly record: (cookies: readonly KeptCookie[]) => Promise<void>;
    readonly notes: string[];
}
/** Knocks once at each host. */
export declare class Knocks {
    #private;
    constructor(parts: KnockParts);
    /** When this resolves, the cookies of the page's host are settled; what it sets later is not obeyed. */
    settled(url: PageUrl): Promise<void>;
}
