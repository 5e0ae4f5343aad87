// Where news go out: what is to be told is kept first, with all that is due of it, and brought afterwards. It has no timer
// of its own; whoever runs the watch comes by.
import { oneLine } from "#formats/index.js";
import type { Instant, NewsChannel, NewsItem } from "#model/index.js";
import type { Delivery, Logger, NewDelivery, NewsStore } from "#ports/index.js";
import { endOfPeriod, MOST_TRIES, nextTry } from "./due-times.js";
import { newsFilter, type NewsFilter, type TellableNews } from "./news-rule.js";

/** How bringing a delivery ended; what is `refused` is not tried again. */
export type Brought =
  | { readonly kind: "arrived"; readonly note?: string }
  | { readonly kind: "failed" | "refused"; readonly why: string };

/** Brings a delivery over one kind of channel. @throws where the signal ended it half-way */
export type NewsWay<K extends NewsChannel["way"]["kind"]> = (
  channel: NewsChannel & { readonly way: Extract<NewsChannel["way"], { readonly kind: K }> },
  delivery: Delivery,
  at: Instant,
  signal?: AbortSignal,
) => Promise<Brought>;

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

/** Deliveries of one round. */
const MOST_AT_ONCE = 50;
/** News in one message of a webhook; of a digest there is one for its whole period. */
const MOST_IN_WEBHOOK = 100;

const MOST_REASON_CHARS = 300;

/** Tells people, each by their channels. */
export class NewsDesk {
  readonly #store: NewsStore;
  readonly #logger: Logger;
  readonly #bringing = new Set<number>();
  /** Rules belong to the plan, which is the same for most of a year. */
  readonly #filters = new WeakMap<NewsChannel, NewsFilter>();

  constructor(store: NewsStore, logger: Logger) {
    this.#store = store;
    this.#logger = logger;
  }

  /** Keeps news of one site, and what is due of them over the channels named (all for `null`); returns those not known before. */
  async tell(
    news: readonly TellableNews[],
    channels: readonly NewsChannel[],
    tell: readonly string[] | null,
    now: Instant,
  ): Promise<NewsItem[]> {
    const named = channels.filter(({ name }) => tell === null || tell.includes(name));
    const due = named.flatMap((channel) => this.#dueOver(channel, news, now));
    return this.#store.add(news.map(withoutText), due);
  }

  /** Brings what is due; returns how many deliveries arrived. */
  async deliver(ways: NewsWays, round: DeliveryRound): Promise<number> {
    const asked = { now: round.now(), limit: MOST_AT_ONCE, bringing: this.#bringing };
    const taken = await this.#store.take(asked);
    for (const { id } of taken) this.#bringing.add(id);
    const names = [...new Set(taken.map(({ channel }) => channel))];
    const rounds = names.map((name) => {
      const deliveries = taken.filter(({ channel }) => channel === name);
      return this.#bringAll(deliveries, ways, round);
    });
    // A store that fails is told of when nobody is on the way any more.
    await Promise.allSettled(rounds);
    return (await Promise.all(rounds)).reduce((sum, count) => sum + count, 0);
  }

  #dueOver(channel: NewsChannel, news: readonly TellableNews[], now: Instant): NewDelivery[] {
    const { name, way, rule } = channel;
    if (way.kind === "feed") return [];
    let filter = this.#filters.get(channel);
    if (!filter) this.#filters.set(channel, (filter = newsFilter(rule, name)));
    const ids = news.filter(filter).map(({ id }) => id);
    if (ids.length === 0) return [];
    if (way.kind === "webhook") return [{ channel: name, news: ids, dueAt: now, most: MOST_IN_WEBHOOK }];
    return [{ channel: name, news: ids, dueAt: endOfPeriod(way.every, now), most: Infinity }];
  }

  /** One after the other, as they came; the first that fails keeps the others of this round from knocking too. */
  async #bringAll(deliveries: readonly Delivery[], ways: NewsWays, round: DeliveryRound): Promise<number> {
    let arrived = 0;
    let shut: string | null = null;
    for (const delivery of deliveries) {
      try {
        const brought: Brought | "stopped" =
          shut === null ? await this.#bring(delivery, ways, round) : notTried(shut);
        if (brought === "stopped") continue;
        await this.#note(delivery, brought, round.now());
        if (brought.kind === "arrived") arrived++;
        if (brought.kind === "failed") shut ??= brought.why;
      } finally {
        this.#bringing.delete(delivery.id);
      }
    }
    return arrived;
  }

  async #bring(
    delivery: Delivery,
    ways: NewsWays,
    { channels, now, signal }: DeliveryRound,
  ): Promise<Brought | "stopped"> {
    if (signal?.aborted) {
      await this.#store.putBack(delivery.id, delivery.dueAt);
      return "stopped";
    }
    if (delivery.tries > MOST_TRIES) return { kind: "refused", why: "it was begun too often without an end" };
    const channel = channels.find(({ name }) => name === delivery.channel);
    if (channel === undefined) return { kind: "refused", why: "there is no such channel any more" };
    try {
      return await bringOver(channel, ways, { delivery, at: now(), signal });
    } catch (error) {
      // Half-way: nobody knows whether it arrived, so it stays on record as begun.
      if (signal?.aborted) return "stopped";
      return { kind: "failed", why: error instanceof Error ? error.message : String(error) };
    }
  }

  async #note({ id, channel, key, tries }: Delivery, brought: Brought, at: Instant): Promise<void> {
    const told = { channel, key, tries };
    if (brought.kind === "arrived") {
      if (brought.note !== undefined) this.#logger.log("warn", `news: ${brought.note}`, told);
      return this.#store.delivered(id, at);
    }
    const again = brought.kind === "refused" ? null : nextTry(tries, at);
    const why = oneLine(brought.why, MOST_REASON_CHARS);
    const what = again === null ? "given up" : "tried again later";
    this.#logger.log("warn", `news did not arrive, ${what}: ${why}`, told);
    return this.#store.failed(id, { at, why, again });
  }
}

interface BroughtAt {
  readonly delivery: Delivery;
  readonly at: Instant;
  readonly signal: AbortSignal | undefined;
}

async function bringOver(
  channel: NewsChannel,
  { webhook, mail }: NewsWays,
  { delivery, at, signal }: BroughtAt,
): Promise<Brought> {
  const { way } = channel;
  switch (way.kind) {
    case "webhook":
      return webhook({ ...channel, way }, delivery, at, signal);
    case "mail":
      return mail({ ...channel, way }, delivery, at, signal);
    case "feed":
      return { kind: "refused", why: "the channel has become a feed, which its readers fetch" };
  }
}

/** It counts as a try all the same: so every delivery ends some three days after it came. */
function notTried(why: string): Brought {
  return { kind: "failed", why: `not tried, as the one before it over this channel failed: ${why}` };
}

function withoutText({ changedText: _changedText, ...item }: TellableNews): NewsItem {
  return item;
}
