// A survey's questions: asked as a capture asks, a fixed number of them, kept nowhere.
import {
  askerIn,
  discard,
  follow,
  MAX_REDIRECTS,
  RobotsRules,
  type Answered,
  type Asker,
  type AskingWorld,
} from "#crawl/index.js";
import type { Reading } from "#detect/index.js";
import { parseHttpResponse } from "#formats/index.js";
import type { PageUrl } from "#model/index.js";
import type { Exchange, FetchRequest } from "#ports/index.js";

/** One answer with what the habits are read from. */
export interface Answer {
  readonly url: PageUrl;
  readonly reading: Reading;
  readonly responseMs: number;
  readonly server: string | null;
  readonly isCompressed: boolean;
}

/** A failed fetch, or a budget that is used up. */
export interface NoAnswer {
  readonly reason: string;
  /** Whether the address is one that we may not ask. */
  readonly isRefused?: boolean;
}

/** Asks until its budget is used up. */
export class SurveyFetch {
  readonly answers: Answer[] = [];
  readonly robots: RobotsRules;
  requests = 0;
  failures = 0;
  readonly #asker: Asker;
  readonly #budget: number;

  constructor(world: AskingWorld, delayMs: number, budget: number) {
    this.#asker = askerIn(world, delayMs);
    this.#budget = budget;
    // robots.txt is asked for as the budget's own request, whatever is left of it: nothing is asked without it.
    this.robots = new RobotsRules(
      this.#asker,
      async (url, answered) => void (await this.#take(url, answered)),
    );
  }

  /** How many requests are left. */
  get left(): number {
    return this.#budget - this.requests;
  }

  /** Why an address is not asked for. */
  async refusalOf(url: PageUrl): Promise<string | null> {
    const refusal = await this.robots.refusalOf(url);
    return refusal === null ? null : `${url}: ${refusal.reason}`;
  }

  async get(request: FetchRequest): Promise<Answer | NoAnswer> {
    const answered = await this.#ask(request);
    return "reason" in answered ? answered : this.#take(request.url, answered);
  }

  /** Follows redirects; the last answer counts. */
  async follow(url: PageUrl): Promise<Answer | NoAnswer> {
    let last: Answer | NoAnswer = { reason: `more than ${MAX_REDIRECTS} redirects` };
    const landing = await follow(url, {
      refusalOf: async (at) => (this.left > 0 ? this.refusalOf(at) : USED_UP.reason),
      ask: async (at) => {
        const answered = await this.#asker.ask({ url: at });
        last = await this.#take(at, answered);
        return answered;
      },
    });
    if (landing.kind === "refused") return { reason: landing.reason };
    return landing.kind === "landed" ? last : { reason: `more than ${MAX_REDIRECTS} redirects` };
  }

  /** Asks no more. */
  close(): void {
    this.#asker.caller.leave();
  }

  async #ask(request: FetchRequest): Promise<Answered | NoAnswer> {
    return this.left > 0 ? this.#asker.ask(request) : USED_UP;
  }

  /** Counts what came of a request; nothing of it is kept but what the survey reads. */
  async #take(url: PageUrl, answered: Answered): Promise<Answer | NoAnswer> {
    const { result, reading } = answered;
    this.requests++;
    await discard(answered);
    if (result.kind !== "response" || reading === null) {
      this.failures++;
      if (result.kind === "response") return { reason: "no answer" };
      return { reason: result.message, isRefused: result.kind === "refused" };
    }
    const answer = { url, reading, ...habitsIn(result.exchange) };
    if (reading.outcome.kind === "failed" || reading.outcome.kind === "blocked") this.failures++;
    this.answers.push(answer);
    return answer;
  }
}

const USED_UP: NoAnswer = { reason: "the number of requests is used up" };

function habitsIn({ responseBytes, times }: Exchange): Omit<Answer, "url" | "reading"> {
  const head = parseHttpResponse(responseBytes);
  return {
    responseMs: times.lastByteAt - times.sentAt,
    server: head.ok ? head.header("server") : null,
    isCompressed: head.ok && head.header("content-encoding") !== null,
  };
}
