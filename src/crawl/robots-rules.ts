// robots.txt of every host in the capture (RFC 9309): fetched politely once, kept in the WARC, obeyed.
import { readExchange } from "#detect/index.js";
import { isAllowed, robotsFor, type Robots } from "#frontier/index.js";
import { hostOf, parsePageUrl, type PageUrl } from "#model/index.js";
import type { CaptureRun } from "./capture-run.js";

/** Asks each host's robots.txt before its first page. */
export class RobotsRules {
  readonly #run: CaptureRun;
  readonly #byHost = new Map<string, Promise<Robots>>();

  constructor(run: CaptureRun) {
    this.#run = run;
  }

  /** Whether the host lets us ask for the page. */
  async allows(url: PageUrl): Promise<boolean> {
    const host = hostOf(url);
    let robots = this.#byHost.get(host);
    if (!robots) this.#byHost.set(host, (robots = this.#fetch(url)));
    const { pathname, search } = new URL(url);
    return isAllowed(await robots, pathname + search);
  }

  async #fetch(page: PageUrl): Promise<Robots> {
    const url = parsePageUrl("/robots.txt", page)!;
    const run = this.#run;
    const result = await run.gateOf(url).pass(() => run.world.fetcher.fetch({ url }), run.world.signal);
    if (result.kind !== "response") return robotsFor(null, new Uint8Array());
    const { outcome, payload, content, status } = readExchange(result.exchange, false);
    await run.sink.writeExchange({
      url,
      exchange: result.exchange,
      payload,
      refersTo: null,
      note: { pass: "robots" },
    });
    return robotsFor(outcome.kind === "failed" ? (status ?? null) : status, content ?? new Uint8Array());
  }
}
