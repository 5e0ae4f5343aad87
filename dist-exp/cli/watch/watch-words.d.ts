import { type NewsItem, type WatchTurn } from "#model/index.js";
/** A turn in one line; `null` where nothing was done. */
export declare function turnLine(turn: WatchTurn): string | null;
/** A piece of news in one line. */
export declare function newsWords({ at, site, title, url, importance }: NewsItem): string;
/** An event for programs; names may be added, never changed. */
export declare function eventLine(event: string, facts: object): string;
