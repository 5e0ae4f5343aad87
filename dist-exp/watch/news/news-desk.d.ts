import type { Instant, NewsChannel, NewsItem } from "#model/index.js";
import type { Delivery, Logger, NewsStore } from "#ports/index.js";
import { type TellableNews } from "./news-rule.js";
/** How bringing a delivery ended; what is `refused` is not tried again. */
export type Brought = {
    readonly kind: "arrived";
    readonly note?: string;
} | {
    readonly kind: "failed" | "refused";
    readonly why: string;
};
/** Brings a delivery over one kind of channel. @throws where the signal ended it half-way */
export type NewsWay<K extends NewsChannel["way"]["kind"]> = (channel: NewsChannel & {
    readonly way: Extract<NewsChannel["way"], {
        readonly kind: K;
    }>;
}, delivery: Delivery, at: Instant, signal?: AbortSignal) => Promise<Brought>;
/** The ways that news are brought by; feeds are fetched by their readers. */
export interface NewsWays {
    readonly webhook: NewsWay<"webhook">;
    readonly mail: NewsWay<"mail">;
}
/** To whom, and until when. */
export interface DeliveryRound {
    /** Those of the plan as it stands now: a channel that is gone gets nothing more. */
    readonly channels: readonly NewsChannel[];
    readonly now: () => Instant;
    readonly signal?: AbortSignal;
}
/** Tells people, each by their channels. */
export declare class NewsDesk {
    #private;
    constructor(store: NewsStore, logger: Logger);
    /** Keeps news of one site, and what is due of them over the channels named (all for `null`); returns those not known before. */
    tell(news: readonly TellableNews[], channels: readonly NewsChannel[], tell: readonly string[] | null, now: Instant): Promise<NewsItem[]>;
    /** Brings what is due; returns how many deliveries arrived. */
    deliver(ways: NewsWays, round: DeliveryRound): Promise<number>;
}
