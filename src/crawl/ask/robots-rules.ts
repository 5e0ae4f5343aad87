// robots.txt of every host that is asked (RFC 9309): fetched politely once, before the host's first page, and obeyed.
import type { Reading } from "#detect/index.js";
import { crawlDelayMs, isAllowed, PRODUCT_TOKEN, robotsOf, type Robots } from "#frontier/index.js";
import { hostOf, parsePageUrl, pathAndQueryOf, refusalReason, type PageUrl } from "#model/index.js";
import type { Answered, Asker } from "./asker.js";
import { follow, type Landing } from "./follow.js";

/** Why a page may not be asked for; a host that cannot be asked for its rules is down, not unwilling. */
export interface RobotsRefusal {
  readonly state: "refused" | "failed";
  readonly reason: string;
}

/** What a host's robots.txt says, or why nobody knows. */
export type RobotsAnswer =
  | {
      readonly kind: "rules";
      readonly robots: Robots;
      /** Why the host's address may not be asked at all, when it is so. */
      readonly refused?: string;
    }
  | {
      readonly kind: "down";
      readonly reason: string;
      /** Whether the server said anything. */
      readonly answered: boolean;
    };

/** What becomes of an answer once it was read. */
type Keep = (url: PageUrl, answered: Answered) => Promise<void>;

/** Asks each host's robots.txt before its first page. */
export class RobotsRules {
  readonly #asker: Asker;
  readonly #keep: Keep;
  readonly #byHost = new Map<string, Promise<RobotsAnswer>>();

  constructor(asker: Asker, keep: Keep) {
    this.#asker = asker;
    this.#keep = keep;
  }

  /** The rules of the page's host; when this resolves, its pace is known too. */
  of(url: PageUrl): Promise<RobotsAnswer> {
    const host = hostOf(url);
    let asked = this.#byHost.get(host);
    if (!asked) {
      this.#byHost.set(host, (asked = this.#ask(url)));
      // A question that was never sent is asked again when there is a next time.
      asked.catch(() => this.#byHost.delete(host));
    }
    return asked;
  }

  /** `null` when the host lets us ask for the page. */
  async refusalOf(url: PageUrl): Promise<RobotsRefusal | null> {
    const answer = await this.of(url);
    // Section 2.3.1.4: unreachable rules mean complete disallow.
    if (answer.kind === "down")
      return { state: "failed", reason: refusalReason("robots-unknown", answer.reason) };
    const allowed = isAllowed(answer.robots, PRODUCT_TOKEN, pathAndQueryOf(url));
    return allowed ? null : { state: "refused", reason: refusalReason("robots") };
  }

  /** The sitemaps that the page's host names. */
  async sitemapsOf(url: PageUrl): Promise<readonly string[]> {
    const answer = await this.of(url);
    return answer.kind === "rules" && answer.robots.kind === "rules" ? answer.robots.sitemaps : [];
  }

  async #ask(page: PageUrl): Promise<RobotsAnswer> {
    const first = await this.#fetch(page);
    // A second try for a passing fault: the whole host depends on this one answer.
    const answer = first.kind === "down" ? await this.#fetch(page) : first;
    if (answer.kind === "rules") this.#asker.caller.slowTo(hostOf(page), crawlDelayMs(answer.robots));
    return answer;
  }

  async #fetch(page: PageUrl): Promise<RobotsAnswer> {
    const landing = await follow(parsePageUrl("/robots.txt", page)!, {
      refusalOf: async () => null, // what may be asked is the very question
      ask: async (url) => {
        const answered = await this.#asker.ask({ url });
        await this.#keep(url, answered);
        return answered;
      },
    });
    return answerAt(landing);
  }
}

/** A way without an end counts as unavailable, and so does an address that the page's own fetch will refuse too. */
function answerAt(landing: Landing): RobotsAnswer {
  const unavailable = { kind: "rules", robots: { kind: "allow-all" } } as const;
  if (landing.kind !== "landed") return unavailable;
  if (landing.result.kind === "refused") return { ...unavailable, refused: landing.result.message };
  if (landing.result.kind === "failed")
    return { kind: "down", reason: landing.result.message, answered: false };
  return answerOf(landing.reading!);
}

function answerOf({ status, content, outcome }: Reading): RobotsAnswer {
  const incomplete = outcome.kind === "failed" && status !== null && status < 400;
  if (status === null || status >= 500 || incomplete) {
    return {
      kind: "down",
      reason: outcome.kind === "failed" ? outcome.message : "no answer",
      answered: status !== null,
    };
  }
  return { kind: "rules", robots: robotsOf(status, content ?? new Uint8Array()) };
}
