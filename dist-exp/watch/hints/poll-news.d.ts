import type { ListAnswer } from "#crawl/index.js";
import type { Instant, PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
import type { HintNews } from "./hint-news.js";
import type { JudgedList } from "./judge-claims.js";
import type { ReadingWorth } from "./source-schedule.js";
/** What a reading is held against. */
interface ReadBefore {
    /** What the list said before of its pages. */
    readonly said: ReadonlyMap<PageUrl, Instant>;
    /** Whether it says the same again. */
    readonly isSame: boolean;
    readonly trust: number;
}
/** Gathers the news of one poll. */
export declare class PollNews {
    #private;
    /** Hints and new pages. */
    get size(): number;
    /** All of it, after so many requests. */
    after(requests: number): HintNews;
    /** Takes up what a reading tells; whether that makes the source worth reading sooner. */
    tell(source: HintSource, judged: JudgedList, { said, isSame, trust }: ReadBefore): ReadingWorth;
    /** A feed was read, which may name hubs. */
    offer({ url }: HintSource, { content, contentType, links }: ListAnswer & {
        kind: "list";
    }): void;
    /** Something is wrong with a list; that a guess was wrong is not worth a line. */
    problem({ url, by }: HintSource, reason: string): void;
}
export {};
