// Whether a URL may be asked for now, in every pass, by one order of reasons: what an edit excludes, hosts given up,
// the limits of requests, bytes, time and pages, robots.txt, what was selected. Whether the run itself is held up is
// asked last, when the request is about to be sent (guarded-fetcher.ts).
import { mannersOf, refusalReason, type FrontierPage, type MannersSettings } from "#model/index.js";
import type { Clock } from "#ports/index.js";
import type { RobotsRules } from "../ask/robots-rules.js";
import type { CaptureState } from "../run/capture-state.js";
import type { RunControl } from "../run/run-control.js";
import type { SeenPages } from "../run/seen-pages.js";
import { Budget } from "./budget.js";
import type { HostsGivenUp } from "./hosts-given-up.js";
import type { SelectionLimits } from "./selection-limits.js";

/** WARC bytes that asking for an unchanged page a second time takes; kept free for the revisits. */
const REVISIT_BYTES = 2_000;

/** Why a page is not asked for, and the state in which that leaves one that was never seen. */
export interface PageRefusal {
  readonly state: "refused" | "failed" | "skipped";
  readonly reason: string;
}

/** A page, or what is none, as far as admission looks at it. */
type Asked = Pick<FrontierPage, "url" | "kind">;

/** What admission judges by. */
interface AdmissionParts {
  readonly clock: Clock;
  readonly state: Pick<CaptureState, "capture" | "settings" | "isVisiting">;
  readonly seen: Pick<SeenPages, "has" | "size" | "requests" | "warcBytes">;
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
  /** Pages asked for so far, and those that are about to be. */
  #places: number | null = null;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#manners = mannersOf(parts.state.settings);
    this.#budget = new Budget(parts);
  }

  /** Why a page is not asked for in a pass; one that may be has its place, and its host is asked in that pass. */
  async refusalOf(page: FrontierPage, pass: string): Promise<PageRefusal | null> {
    const { seen, hosts, selection, control } = this.#parts;
    await control.look(); // an edit holds from the next page on
    const isFirst = !seen.has(page.url);
    const refusal = this.#refusalInAnyPass(page, pass) ?? (isFirst ? this.#overPages() : null);
    if (refusal !== null) return refusal;
    if (isFirst) this.#places = this.#placesTaken + 1; // before anything is awaited
    const unwanted = (await this.#robotsRefusal(page)) ?? (isFirst ? await selection.refusalOf(page) : null);
    if (unwanted !== null && isFirst) this.#places = this.#placesTaken - 1;
    if (unwanted !== null) return unwanted;
    hosts.enterPass(page.url, pass);
    return null;
  }

  /** What may have changed while an admitted page waited for its host's pause; one that is asked for now takes of its host's share. */
  async refusalAfterPause(page: FrontierPage, pass: string): Promise<PageRefusal | null> {
    await this.#parts.control.look();
    const refusal = this.#refusalInAnyPass(page, pass);
    if (this.#parts.seen.has(page.url)) return refusal;
    if (refusal === null) this.#parts.selection.count(page);
    else this.#places = this.#placesTaken - 1;
    return refusal;
  }

  /** Why a list of URLs is not asked for. */
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
    const excluded = control.refusalOf(url);
    if (excluded !== null) return excluded;
    const givenUp = hosts.refusalOf(url, pass);
    if (givenUp !== null) return { state: "failed", reason: givenUp };
    const spent = this.#budget.requestsSpent() ?? this.#overBytes() ?? this.#budget.timeSpent();
    return spent === null ? null : { state: "skipped", reason: spent };
  }

  #overBytes(): string | null {
    const { state, seen } = this.#parts;
    const { maxBytes } = this.#manners;
    if (maxBytes === null) return null;
    const reservedBytes = state.isVisiting ? REVISIT_BYTES * seen.size : 0;
    return seen.warcBytes + reservedBytes >= maxBytes
      ? refusalReason("max-bytes", `${maxBytes} bytes`)
      : null;
  }

  #overPages(): PageRefusal | null {
    if (this.placesLeft > 0) return null;
    return {
      state: "skipped",
      reason: refusalReason("max-pages", String(this.#parts.state.settings.maxPages)),
    };
  }

  /** Those of earlier processes are known when the first page is judged. */
  get #placesTaken(): number {
    return (this.#places ??= this.#parts.seen.size);
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
