// The manners of one capture: every request of it passes here, and every reason not to ask is given here.
import type { Reading } from "#detect/index.js";
import { HostGate } from "#frontier/index.js";
import {
  hostOf,
  instant,
  refusalReason,
  type FrontierPage,
  type Instant,
  type PageUrl,
  type Sighting,
  mannersOf,
  type MannersSettings,
} from "#model/index.js";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { hostAnswer, pastAnswer } from "./back-off.js";
import type { MannersContext, PoliteFetching } from "./manners-context.js";
import { CaptureLimits } from "./manners-limits.js";
import { RobotsRules } from "./robots-rules.js";

/** Why a page is not asked for, and the state in which that leaves it. */
export interface PageRefusal {
  readonly state: "refused" | "failed" | "skipped";
  readonly reason: string;
}

/** Gates, limits and robots rules of one capture. */
export class Manners implements PoliteFetching {
  readonly settings: MannersSettings;
  readonly limits: CaptureLimits;
  readonly #run: MannersContext;
  readonly #robots: RobotsRules;
  readonly #hosts = new Map<string, HostGate>();
  readonly #addresses = new Map<string, HostGate>();
  readonly #passOf = new Map<string, string>();
  /** Before this no host or address is asked: an earlier process may have asked it a moment ago. */
  #notBefore: Instant = instant(0);

  constructor(run: MannersContext) {
    this.#run = run;
    this.settings = mannersOf(run.settings);
    this.limits = new CaptureLimits(run, this.settings);
    this.#robots = new RobotsRules(this, run.sink);
    const note = robotsNote(this.settings);
    if (note !== null) run.notes.push(note);
  }

  /** Sends a request when the host's and the server address's turn has come. */
  async fetch(request: FetchRequest, pass: string): Promise<FetchResult> {
    const { fetcher, signal } = this.#run.world;
    // Crawl-delay holds in every pass of a resumed capture too, so the rules come before the host's first page.
    if (pass !== "robots") await this.#robots.asked(request.url);
    const gate = this.#gateOf(request.url);
    this.#enterPass(hostOf(request.url), pass, gate);
    const admit = (address: string) => this.#addressGate(address).enter(signal);
    const polite = this.settings.sharedAddresses ? request : { ...request, admit };
    return gate.pass(() => fetcher.fetch(polite), signal);
  }

  /** Takes in what an earlier process saw of a host, in the order of its looks. */
  recall(sighting: Sighting): void {
    if (sighting.outcome.kind === "refused") return;
    this.#gateOf(sighting.url).recall(pastAnswer(sighting), sighting.times);
  }

  /** A resumed capture keeps the hosts' pace, and gives those that failed a new chance. */
  goOn(): void {
    this.#notBefore = instant(this.#run.world.clock.now() + this.#run.settings.delayMs);
    for (const gate of this.#hosts.values()) {
      gate.goOn();
      gate.holdUntil(this.#notBefore);
    }
  }

  /** Lets the host's pace follow what came back. */
  note(url: PageUrl, result: FetchResult, reading: Reading | null): void {
    const answer = hostAnswer(result, reading, this.#run.world.clock.now());
    if (answer) this.#gateOf(url).note(answer);
  }

  /** Another delay for every host and address from now on. */
  paceTo(delayMs: number): void {
    for (const gate of [...this.#hosts.values(), ...this.#addresses.values()]) gate.paceTo(delayMs);
  }

  /** At least this pause between all requests to the page's host. */
  slowHost(url: PageUrl, delayMs: number): void {
    this.#gateOf(url).slowTo(delayMs);
  }

  /** Why the page is not asked for in a pass that discovers; `null` when it may be. */
  async refusalOf(page: FrontierPage): Promise<PageRefusal | null> {
    const limit = this.limits.refusal();
    if (limit !== null) return { state: "skipped", reason: limit };
    return this.#givenUp(page.url, page.late ? "late" : "visit") ?? this.#robotsRefusal(page);
  }

  /** Whether a pass over known pages ends early for a host; said once, with the number of pages left. */
  endsPass(url: PageUrl, pass: string, pagesLeft: number): boolean {
    const reason = this.limits.stopReason() ?? this.#givenUp(url, pass)?.reason;
    if (reason === undefined) return false;
    const pages = pagesLeft === 1 ? "1 page" : `${pagesLeft} pages`;
    this.#run.notes.push(`${hostOf(url)}: ${pages} not asked for in the ${pass} pass; ${reason}`);
    return true;
  }

  /** Whether robots.txt lets us ask for a URL that is no page of the capture. */
  async isAllowed(url: PageUrl): Promise<boolean> {
    return (await this.#robots.refusalOf(url)) === null;
  }

  /** The sitemaps that the robots.txt of the page's host names. */
  sitemapsOf(url: PageUrl): Promise<readonly string[]> {
    return this.#robots.sitemapsOf(url);
  }

  /** Why a document beside the pages, such as a sitemap, is not asked for. */
  refusalOfAside(url: PageUrl): Promise<PageRefusal | null> {
    return this.#robotsRefusal({ url, kind: "other" });
  }

  async #robotsRefusal(page: Pick<FrontierPage, "url" | "kind">): Promise<PageRefusal | null> {
    const refusal = await this.#robots.refusalOf(page.url);
    const { robots } = this.settings;
    const isExempt =
      robots === "ignore" || (robots === "obey-except-requisites" && page.kind === "requisite");
    return isExempt ? null : refusal;
  }

  #givenUp(url: PageUrl, pass: string): PageRefusal | null {
    const { failuresInARow } = this.#gateOf(url);
    const isHere = this.#passOf.get(hostOf(url)) === pass;
    if (!isHere || failuresInARow < this.settings.maxHostFailures) return null;
    return { state: "failed", reason: refusalReason("host-given-up", `${failuresInARow} failures`) };
  }

  /** A host given up in one pass gets a new chance in the next. */
  #enterPass(host: string, pass: string, gate: HostGate): void {
    if (NO_PASSES.has(pass) || this.#passOf.get(host) === pass) return;
    if (this.#passOf.has(host)) gate.forgiveFailures();
    this.#passOf.set(host, pass);
  }

  #gateOf(url: PageUrl): HostGate {
    return this.#gate(this.#hosts, hostOf(url));
  }

  #addressGate(address: string): HostGate {
    return this.#gate(this.#addresses, address.replace(/^::ffff:(?=\d+\.)/i, ""));
  }

  #gate(gates: Map<string, HostGate>, name: string): HostGate {
    let gate = gates.get(name);
    if (!gate) {
      gates.set(name, (gate = new HostGate(this.#run.world.clock, this.#run.settings.delayMs)));
      gate.holdUntil(this.#notBefore);
    }
    return gate;
  }
}

/** Questions about a host that belong to no pass over its pages. */
const NO_PASSES = new Set(["robots", "soft-404"]);

/** A capture that does not obey robots.txt in full says so wherever it is reported. */
function robotsNote({ robots, robotsReason }: MannersSettings): string | null {
  if (robots === "obey") return null;
  if (robots === "ignore")
    return `robots.txt was read and not obeyed; reason given: ${robotsReason ?? "none"}`;
  return "robots.txt was obeyed for documents, not for what they need to be shown (obey-except-requisites)";
}
