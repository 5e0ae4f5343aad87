// robots.txt of every host in the capture (RFC 9309): fetched politely once, kept in the WARC, obeyed.
import { readExchange, type Reading } from "#detect/index.js";
import { crawlDelaySeconds, isAllowed, robotsOf, type Robots } from "#frontier/index.js";
import { hostOf, parsePageUrl, type PageUrl } from "#model/index.js";
import type { CaptureRun } from "./capture-run.js";
import { pauseFor } from "./back-off.js";

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
  readonly #run: CaptureRun;
  readonly #byHost = new Map<string, Promise<Answer>>();

  constructor(run: CaptureRun) {
    this.#run = run;
  }

  /** `null` when the host lets us ask for the page. */
  async refusalOf(url: PageUrl): Promise<RobotsRefusal | null> {
    const answer = await this.#answerOf(url);
    // Section 2.3.1.4: unreachable rules mean complete disallow.
    if (answer.kind === "down") return { state: "failed", reason: answer.reason };
    const { pathname, search } = new URL(url);
    const allowed = isAllowed(answer.robots, PRODUCT_TOKEN, pathname + search);
    return allowed ? null : { state: "refused", reason: "excluded by robots.txt" };
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
      this.#run.gateOf(page).slowTo(Math.min(delaySeconds * 1000, LONGEST_CRAWL_DELAY_MS));
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
    const run = this.#run;
    const result = await run.gateOf(url).pass(() => run.world.fetcher.fetch({ url }), run.world.signal);
    if (result.kind === "refused") return null;
    if (result.kind === "failed") return `robots.txt could not be fetched: ${result.message}`;
    const reading = await readExchange(result.exchange, false);
    const { payload } = reading;
    await run.sink.writeExchange({
      url,
      exchange: result.exchange,
      payload,
      refersTo: null,
      note: { pass: "robots" },
    });
    await result.exchange.spooled?.discard();
    pauseFor(run, url, reading);
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
      reason: `robots.txt could not be fetched: ${outcome.kind === "failed" ? outcome.message : "no answer"}`,
    };
  }
  return { kind: "rules", robots: robotsOf(status, content ?? new Uint8Array()) };
}
