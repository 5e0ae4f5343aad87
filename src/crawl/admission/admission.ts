// Whether a URL may be asked for now, in every pass, by one order of reasons: what an edit excludes, hosts given up,
// the limits of requests, bytes, time and pages, robots.txt, what was selected. Whether the run itself is held up is
// asked last, when the request is about to be sent (guarded-fetcher.ts). Hosts are asked side by side, so a page that
// may be asked for has its place among the limits before anything is awaited (open-looks.ts), and where others under
// way may leave room it waits for them.
import {
  isRefresh,
  mannersOf,
  refusalCodeOf,
  refusalReason,
  requestPartOf,
  type FrontierPage,
  type MannersSettings,
} from "#model/index.js";
import { SECRET_WORD } from "#formats/index.js";
import type { Frontier } from "#frontier/index.js";
import type { Clock } from "#ports/index.js";
import type { RobotsRules } from "../ask/robots-rules.js";
import { wasSentOnce } from "../look/sent-once.js";
import type { CaptureState } from "../run/capture-state.js";
import type { RunControl } from "../run/run-control.js";
import type { RecordOfRun } from "../run/record-of-run.js";
import type { SeenPages } from "../run/seen-pages.js";
import { Budget } from "./budget.js";
import { ByteLimit } from "./byte-limit.js";
import type { HostsGivenUp } from "./hosts-given-up.js";
import { OpenLooks } from "./open-looks.js";
import type { SelectionLimits } from "./selection-limits.js";

/** Why a page is not asked for, and the state in which that leaves one that was never seen. */
export interface PageRefusal {
  readonly state: "refused" | "failed" | "skipped";
  readonly reason: string;
}

/** A page, or what is none, as far as admission looks at it. */
type Asked = Pick<FrontierPage, "url" | "kind">;

/** WARC bytes that the notes of a run's end take beside the states of pages. */
const END_BYTES = 2_000;

/** What admission judges by. */
interface AdmissionParts {
  readonly clock: Clock;
  readonly state: Pick<CaptureState, "capture" | "settings" | "isVisiting">;
  readonly seen: Pick<SeenPages, "has" | "of" | "size" | "requests" | "looks" | "warcBytes" | "whenKept">;
  readonly frontier: Pick<Frontier, "numberOf" | "pages" | "size">;
  readonly record: Pick<RecordOfRun, "stateBytes">;
  readonly control: Pick<RunControl, "look" | "refusalOf">;
  readonly hosts: Pick<HostsGivenUp, "refusalOf" | "enterPass">;
  readonly selection: Pick<SelectionLimits, "refusalOf" | "count">;
  readonly robots: Pick<RobotsRules, "refusalOf">;
}

/** Judges what one capture may ask for. */
export class Admission {
  readonly #parts: AdmissionParts;
  readonly #manners: MannersSettings;
  readonly #budget: Budget;
  /** What the capture's records may take. */
  readonly bytes: ByteLimit;
  readonly #open = new OpenLooks();
  /** Pages that were refused for another reason than too many of them: each leaves its place to a later one. */
  #passedOver: number | null = null;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#manners = mannersOf(parts.state.settings);
    this.#budget = new Budget({ ...parts, open: this.#open });
    const { seen, frontier, record } = parts;
    // A refresh says nothing of pages that nobody wished to be looked at.
    const waiting = (): number => (isRefresh(parts.state.capture) ? 0 : frontier.size - seen.size);
    const notesBytes = (): number => END_BYTES + waiting() * record.stateBytes;
    this.bytes = new ByteLimit(this.#manners.maxBytes, { ...parts, open: this.#open, notesBytes });
    parts.seen.whenKept((url) => this.#open.end(url));
  }

  /** Why a page is not asked for in a pass; one that may be has its place, and its host is asked in that pass. */
  async refusalOf(page: FrontierPage, pass: string): Promise<PageRefusal | null> {
    const { seen, hosts, selection, control } = this.#parts;
    await control.look(); // an edit holds from the next page on
    const isFirst = !seen.has(page.url);
    const refusal = await this.#refusalByLimits(page, pass, isFirst);
    if (refusal !== null) return this.#counted(refusal, isFirst);
    const unwanted = (await this.#robotsRefusal(page)) ?? (isFirst ? await selection.refusalOf(page) : null);
    if (unwanted !== null) {
      this.#open.end(page.url);
      return this.#counted(unwanted, isFirst);
    }
    hosts.enterPass(page.url, pass);
    return null;
  }

  /** What may have changed while an admitted page waited for its host's pause; one that is asked for now takes of its host's share. */
  async refusalAfterPause(page: FrontierPage, pass: string): Promise<PageRefusal | null> {
    await this.#parts.control.look();
    const refusal = this.#refusalInAnyPass(page, pass);
    const isFirst = !this.#parts.seen.has(page.url);
    if (refusal === null && isFirst) this.#parts.selection.count(page);
    if (refusal === null) return null;
    this.#open.end(page.url);
    return this.#counted(refusal, isFirst);
  }

  /** Whether edits and limits alone would let a page be asked for; nobody is asked for that. */
  isWithinLimits(page: FrontierPage): boolean {
    return this.#refusalInAnyPass(page, "visit") === null;
  }

  /** A page that had its place is not asked for after all: another may have it. */
  giveUp({ url }: Asked): void {
    this.#open.end(url);
  }

  /** A fault ends the pass: whoever waits for room hears of it. */
  fail(error: unknown): void {
    this.#open.fail(error);
  }

  /** Why a list of URLs is not asked for, or what a step asks for with a secret. */
  async refusalOfSource(source: Asked): Promise<PageRefusal | null> {
    await this.#parts.control.look();
    const refusal = this.#refusalInAnyPass(source, "source") ?? (await this.#robotsRefusal(source));
    if (refusal === null) this.#parts.hosts.enterPass(source.url, "source");
    return refusal;
  }

  /** How many pages may still be asked for. */
  get placesLeft(): number {
    return Math.max(0, this.#parts.state.settings.maxPages - this.#placesTaken);
  }

  /** How many requests can still be made at this pace. */
  requestsLeft(slotMs: number): number {
    return this.#budget.requestsLeft(slotMs);
  }

  #refusalInAnyPass({ url }: Asked, pass: string): PageRefusal | null {
    const { control, hosts } = this.#parts;
    const excluded = control.refusalOf(url) ?? (pass === "source" ? null : this.#refusalBySteps(url));
    if (excluded !== null) return excluded;
    const givenUp = hosts.refusalOf(url, pass);
    if (givenUp !== null) return { state: "failed", reason: givenUp };
    const spent = this.#budget.requestsSpent() ?? this.bytes.spent() ?? this.#budget.timeSpent();
    return spent === null ? null : { state: "skipped", reason: spent };
  }

  /** What steps ask for with a secret, or may send once, no pass asks for: the first is not on record, the second is sent. */
  #refusalBySteps(url: Asked["url"]): PageRefusal | null {
    if (url.includes(SECRET_WORD)) return { state: "skipped", reason: refusalReason("secret") };
    // Only what is more than an address can be sent, and there are few of those.
    const isSent = requestPartOf(url) !== null && wasSentOnce(this.#parts.seen.of(url));
    return isSent ? { state: "skipped", reason: refusalReason("sent-once") } : null;
  }

  /** Takes the page's place when there is room; while others under way may leave some, it waits for them. */
  async #refusalByLimits(page: FrontierPage, pass: string, isFirst: boolean): Promise<PageRefusal | null> {
    for (;;) {
      const refusal = this.#refusalInAnyPass(page, pass) ?? (isFirst ? this.#overPages(page) : null);
      if (refusal !== null) return refusal;
      const hasRoom = this.#budget.hasRoom && this.bytes.hasRoom && (!isFirst || this.placesLeft > 0);
      if (hasRoom) break;
      await this.#open.nextEnd();
    }
    this.#open.begin(page.url, { isFirst, bytes: this.bytes.expectedOfLook });
    return null;
  }

  /**
   * Places go to pages in the order in which they were found, so that a later flood over many hosts does not take
   * those of pages that wait for their own host; a page over the limit now is let in at the end if some are left.
   */
  #overPages({ url }: FrontierPage): PageRefusal | null {
    const { state, seen, frontier } = this.#parts;
    const { maxPages } = state.settings;
    if (seen.size < maxPages && frontier.numberOf(url) < maxPages + this.#leftPlaces) return null;
    return { state: "skipped", reason: refusalReason("max-pages", String(maxPages)) };
  }

  #counted(refusal: PageRefusal, isFirst: boolean): PageRefusal {
    if (isFirst && refusalCodeOf(refusal.reason) !== "max-pages") this.#passedOver = this.#leftPlaces + 1;
    return refusal;
  }

  /** Those of earlier processes are known when the first page is judged. */
  get #leftPlaces(): number {
    if (this.#passedOver === null) {
      const { seen, frontier } = this.#parts;
      const isLeft = ({ url, state, reason }: FrontierPage): boolean =>
        state !== "known" && !seen.has(url) && refusalCodeOf(reason) !== "max-pages";
      this.#passedOver = frontier.pages().filter(isLeft).length;
    }
    return this.#passedOver;
  }

  get #placesTaken(): number {
    return this.#parts.seen.size + this.#open.firsts;
  }

  async #robotsRefusal(page: Asked): Promise<PageRefusal | null> {
    const refusal = await this.#parts.robots.refusalOf(page.url);
    const { robots } = this.#manners;
    const isExempt =
      robots === "ignore" || (robots === "obey-except-requisites" && page.kind === "requisite");
    return isExempt ? null : refusal;
  }
}

/** A capture that does not obey robots.txt in full says so wherever it is reported. */
export function robotsNote({ robots, robotsReason }: MannersSettings): string | null {
  if (robots === "obey") return null;
  if (robots === "ignore")
    return `robots.txt was read and not obeyed; reason given: ${robotsReason ?? "none"}`;
  return "robots.txt was obeyed for documents, not for what they need to be shown (obey-except-requisites)";
}
