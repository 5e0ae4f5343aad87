// How one capture asks: robots.txt before a host's first page, and what is no page kept beside the pages.
import type { PageUrl } from "#model/index.js";
import type { FetchRequest, WarcSink } from "#ports/index.js";
import type { Answered, Asker } from "./asker.js";
import { keepAside } from "./keep-aside.js";
import type { Knocks } from "./knock.js";
import type { RobotsRules } from "./robots-rules.js";

/** The questions of one capture. */
export class RunAsking {
  readonly #asker: Asker;
  readonly #robots: RobotsRules;
  readonly #sink: WarcSink;
  readonly #knocks: Knocks | null;

  constructor(asker: Asker, robots: RobotsRules, sink: WarcSink, knocks: Knocks | null = null) {
    this.#asker = asker;
    this.#robots = robots;
    this.#sink = sink;
    this.#knocks = knocks;
  }

  /** Asks for a page; whoever keeps the look writes it down. */
  async page(request: FetchRequest): Promise<Answered> {
    await this.#rulesFor(request.url);
    await this.#knocks?.settled(request.url);
    return this.#asker.ask(request);
  }

  /** Asks with a secret: nobody is knocked at with it, and whoever asks keeps what may be kept. */
  async secretly(request: FetchRequest): Promise<Answered> {
    await this.#rulesFor(request.url);
    return this.#asker.ask(request);
  }

  /** Asks for a list of URLs, or whether it changed, and keeps what came of it. */
  async source(url: PageUrl, conditional?: FetchRequest["conditional"]): Promise<Answered> {
    await this.#rulesFor(url);
    return this.#kept(conditional === undefined ? { url } : { url, conditional }, "source");
  }

  /** Asks for a page that cannot exist, and keeps what came of it. */
  async trial(url: PageUrl): Promise<Answered> {
    await this.#rulesFor(url);
    return this.#kept({ url }, "soft-404");
  }

  async #kept(request: FetchRequest, purpose: "source" | "soft-404"): Promise<Answered> {
    const answered = await this.#asker.ask(request);
    await keepAside(this.#sink, request.url, purpose, answered);
    return answered;
  }

  /** Crawl-delay holds in every pass of a resumed capture too, so the rules come before the host's first page. */
  async #rulesFor(url: PageUrl): Promise<void> {
    await this.#robots.of(url);
  }
}
