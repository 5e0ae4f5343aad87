import { type PageUrl, type Sighting } from "#model/index.js";
/** What a watch remembers of a page. */
export interface WatchWhy {
    readonly site: string;
    readonly state: string;
    /** The latest turns that looked at it, newest first. */
    readonly chosen: readonly {
        readonly at: string;
        readonly because: string;
        readonly index: number;
    }[];
    /** Turns of looks that are remembered, and the index that a page needed in the latest one. */
    readonly turns: number;
    readonly bar: number | null;
    /** Where rounds pass over pages: since when the round runs, and whether anybody has looked at the page since. */
    readonly round: {
        readonly beganAt: string;
        readonly isVerified: boolean;
    } | null;
}
/** Asks the watch of an archive; `null` where the page is not under watch. */
export declare function watchWhy(dir: string, url: PageUrl, sightings: readonly Sighting[]): Promise<WatchWhy | null>;
/** The same in lines for people. */
export declare function watchWhyLines({ site, state, chosen, turns, bar, round }: WatchWhy): string[];
