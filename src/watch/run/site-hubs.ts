// Hubs of one site within its turns: subscribed at politely and from the site's budget, like everything that is asked
// for its sake. Nothing of it is evidence, so nothing goes into the archive, least of all the secrets.
import type { World } from "#crawl/index.js";
import { parseHttpResponse, printable } from "#formats/index.js";
import { hostOf, type Instant, type PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { OfferedHubs } from "../hints/hint-news.js";
import type { HubDesk } from "../hints/hub-desk.js";
import type { HubQuestion, Subscription, WebSub } from "../hints/websub.js";
import type { SiteState } from "./site-state.js";

/** Hubs asked in a turn at most: two hundred feeds are subscribed to within days, not in one burst. */
const MOST_ASKED = 4;
/** Of an answer; nobody reads on. */
const MOST_ANSWER_BYTES = 64 * 1024;
const PATIENCE_MS = 30_000;
const MOST_WORDS_CHARS = 500;

/** What hubs of a site are asked with. */
export interface HubParts {
  readonly desk: HubDesk;
  readonly site: string;
  /** With the fetcher that the site's budget pays for. */
  readonly world: Pick<World, "fetcher" | "gates" | "logger">;
  readonly signal: AbortSignal;
}

/** The hubs of one site. */
export class SiteHubs {
  readonly #parts: HubParts;
  readonly #websub: WebSub;

  constructor(parts: HubParts, { subscriptions }: Pick<SiteState, "subscriptions">) {
    this.#parts = parts;
    this.#websub = parts.desk.open(parts.site, subscriptions);
  }

  /** To be kept. */
  get held(): readonly Subscription[] {
    return this.#websub.held;
  }

  /** Feeds that hubs have told of since the last turn. */
  takePings(): readonly PageUrl[] {
    return this.#parts.desk.takePings(this.#parts.site);
  }

  /** A feed names hubs. */
  offer(offered: OfferedHubs): void {
    this.#websub.offer(offered);
  }

  /** Lets go of subscriptions to all other feeds. */
  keepOnly(sources: readonly { readonly url: PageUrl }[]): void {
    const kept = new Set(sources.map(({ url }) => url));
    this.#websub.drop(this.held.map(({ source }) => source).filter((source) => !kept.has(source)));
  }

  /** Asks the hubs that are to be asked now, within so many requests; one is noted as asked when its turn has come. */
  async subscribe(mostRequests: number, delayMs: number, now: Instant): Promise<void> {
    for (let left = Math.min(MOST_ASKED, mostRequests); left >= 1; left--) {
      const [question] = this.#parts.signal.aborted ? [] : this.#websub.questions(now, 1);
      if (question === undefined) return;
      await this.#ask(question, delayMs);
    }
  }

  async #ask(question: HubQuestion, delayMs: number): Promise<void> {
    const { world, signal, site } = this.#parts;
    const caller = world.gates.join(delayMs);
    try {
      const why = await unheard(await this.#post(question, caller));
      if (why === null || signal.aborted) return;
      const words = `${site}: the hub ${question.url} ${why}; asked again in a day or more`;
      world.logger.log("warn", printable(words).slice(0, MOST_WORDS_CHARS));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      caller.leave();
    }
  }

  #post({ url, post }: HubQuestion, caller: ReturnType<World["gates"]["join"]>): Promise<FetchResult> {
    const { world, signal } = this.#parts;
    const request = {
      url,
      post,
      patienceMs: PATIENCE_MS,
      mostBytes: () => MOST_ANSWER_BYTES,
      admit: (address: string) => caller.enterAddress(address, signal),
      requireTurn: () => caller.requireTurns(hostOf(url), null),
    };
    return caller.pass(hostOf(url), () => world.fetcher.fetch(request, signal), signal);
  }
}

/** Why a hub did not take the question; `null` when it did. */
async function unheard(answer: FetchResult): Promise<string | null> {
  if (answer.kind !== "response") return `was not reached: ${answer.message}`;
  const { exchange } = answer;
  await exchange.spooled?.discard();
  const response = parseHttpResponse(exchange.responseBytes);
  if (!response.ok) return "answered something that is no HTTP";
  const { status } = response;
  return status >= 200 && status < 300 ? null : `answered ${status}`;
}
