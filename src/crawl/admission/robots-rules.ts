// robots.txt of every host in the capture (RFC 9309): fetched politely once, kept in the WARC, obeyed.
import { readExchange, type Reading } from "#detect/index.js";
import { StoreError } from "#errors.js";
import { asideNote, noResponseFields } from "#formats/run-records/index.js";
import { crawlDelaySeconds, isAllowed, robotsOf, type Robots } from "#frontier/index.js";
import { hostOf, parsePageUrl, pathAndQueryOf, refusalReason, type PageUrl } from "#model/index.js";
import type { WarcSink } from "#ports/index.js";
import type { PoliteFetching } from "./manners-context.js";

const PRODUCT_TOKEN = "isochron";
const MAX_REDIRECTS = 5; // RFC 9309 section 2.3.1.2
const LONGEST_CRAWL_DELAY_MS = 60_000;

/** Why a page may not be asked for; a host that cannot be asked for its rules is down, not unwilling. */
export interface RobotsRefusal {
  readonly state: "refused" | "failed";
  readonly reason: string;
}

type Answer =
  { readonly kind: "rules"; readonly robots: Robots } | { readonly kind: "down"; readonly reason: string };

/** Asks each host's robots.txt before its first page. */
export class RobotsRules {
  readonly #manners: PoliteFetching;
  readonly #sink: WarcSink;
  readonly #byHost = new Map<string, Promise<Answer>>();

  constructor(manners: PoliteFetching, sink: WarcSink) {
    this.#manners = manners;
    this.#sink = sink;
  }

  /** Returns when the rules of the page's host are known, and its pace with them. */
  async asked(url: PageUrl): Promise<void> {
    await this.#answerOf(url);
  }

  /** `null` when the host lets us ask for the page. */
  async refusalOf(url: PageUrl): Promise<RobotsRefusal | null> {
    const answer = await this.#answerOf(url);
    // Section 2.3.1.4: unreachable rules mean complete disallow.
    if (answer.kind === "down")
      return { state: "failed", reason: refusalReason("robots-unknown", answer.reason) };
    const allowed = isAllowed(answer.robots, PRODUCT_TOKEN, pathAndQueryOf(url));
    return allowed ? null : { state: "refused", reason: refusalReason("robots") };
  }

  /** The sitemaps that the page's host names. */
  async sitemapsOf(url: PageUrl): Promise<readonly string[]> {
    const answer = await this.#answerOf(url);
    return answer.kind === "rules" && answer.robots.kind === "rules" ? answer.robots.sitemaps : [];
  }

  #answerOf(url: PageUrl): Promise<Answer> {
    const host = hostOf(url);
    let asked = this.#byHost.get(host);
    if (!asked) this.#byHost.set(host, (asked = this.#ask(url)));
    return asked;
  }

  async #ask(page: PageUrl): Promise<Answer> {
    const first = await this.#fetch(page);
    // A second try for a passing fault: the whole host depends on this one answer.
    const answer = first.kind === "down" ? await this.#fetch(page) : first;
    const delaySeconds = answer.kind === "rules" ? crawlDelaySeconds(answer.robots, PRODUCT_TOKEN) : null;
    if (delaySeconds !== null)
      this.#manners.slowHost(page, Math.min(delaySeconds * 1000, LONGEST_CRAWL_DELAY_MS));
    return answer;
  }

  async #fetch(page: PageUrl): Promise<Answer> {
    let url = parsePageUrl("/robots.txt", page)!;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const reading = await this.#read(url);
      if (typeof reading === "string") return { kind: "down", reason: reading };
      if (reading === null) return { kind: "rules", robots: { kind: "allow-all" } };
      const target = redirectOf(reading, url);
      if (target === null) return answerOf(reading);
      url = target;
    }
    return { kind: "rules", robots: { kind: "allow-all" } };
  }

  /** A reading, a reason why none came, or `null` for an address that the page's own fetch will refuse too. */
  async #read(url: PageUrl): Promise<Reading | string | null> {
    const result = await this.#manners.fetch({ url }, "robots");
    if (result.kind !== "response") {
      this.#manners.note(url, result, null);
      const fields = noResponseFields(asideNote("robots"), result);
      await this.#sink.writeMetadata(url, fields, result.times.sentAt);
      return result.kind === "failed" ? result.message : null;
    }
    const reading = await readExchange(result.exchange).catch((error: unknown) => {
      if (error instanceof StoreError) throw error;
      return null; // a fault of ours: the host's rules are not known
    });
    if (reading === null) return "robots.txt could not be read";
    this.#manners.note(url, result, reading);
    const { payload } = reading;
    await this.#sink.writeExchange({
      url,
      exchange: result.exchange,
      payload,
      refersTo: null,
      note: asideNote("robots"),
    });
    await result.exchange.spooled?.discard();
    return reading;
  }
}

function redirectOf({ outcome }: Reading, url: PageUrl): PageUrl | null {
  if (outcome.kind !== "captured" || outcome.identity.status < 300 || outcome.identity.status >= 400)
    return null;
  return outcome.identity.location === null ? null : parsePageUrl(outcome.identity.location, url);
}

function answerOf({ status, content, outcome }: Reading): Answer {
  const incomplete = outcome.kind === "failed" && status !== null && status < 400;
  if (status === null || status >= 500 || incomplete) {
    return {
      kind: "down",
      reason: outcome.kind === "failed" ? outcome.message : "no answer",
    };
  }
  return { kind: "rules", robots: robotsOf(status, content ?? new Uint8Array()) };
}
