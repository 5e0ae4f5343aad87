// Whether a URL may be asked for now: every reason not to ask is given here.
import {
  hostOf,
  mannersOf,
  refusalReason,
  type FrontierPage,
  type MannersSettings,
  type PageUrl,
} from "#model/index.js";
import type { RobotsRules } from "../ask/robots-rules.js";
import type { CaptureState } from "../run/capture-state.js";
import type { SeenPages } from "../run/seen-pages.js";
import type { HostsGivenUp } from "./hosts-given-up.js";

/** WARC bytes that asking for an unchanged page a second time takes; kept free for the revisits. */
const REVISIT_BYTES = 2_000;

/** Why a page is not asked for, and the state in which that leaves it. */
export interface PageRefusal {
  readonly state: "refused" | "failed" | "skipped";
  readonly reason: string;
}

/** What admission judges by. */
interface AdmissionParts {
  readonly state: CaptureState;
  readonly seen: SeenPages;
  readonly hosts: HostsGivenUp;
  readonly robots: RobotsRules;
  readonly notes: string[];
}

/** Judges what one capture may ask for. */
export class Admission {
  readonly #parts: AdmissionParts;
  readonly #manners: MannersSettings;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#manners = mannersOf(parts.state.settings);
  }

  /** Why the page is not asked for in a pass that discovers; `null` when it may be. */
  async refusalOf(page: FrontierPage): Promise<PageRefusal | null> {
    const { state, seen, hosts } = this.#parts;
    const reservedBytes = state.isVisiting ? REVISIT_BYTES * seen.size : 0;
    const limit = this.#overBytes(reservedBytes);
    if (limit !== null) return { state: "skipped", reason: limit };
    const givenUp = hosts.refusalOf(page.url, page.late ? "late" : "visit");
    if (givenUp !== null) return { state: "failed", reason: givenUp };
    return this.robotsRefusal(page);
  }

  /** Whether a pass over known pages ends early for a host; said once, with the number of pages left. */
  endsPass(url: PageUrl, pass: string, pagesLeft: number): boolean {
    const { hosts, notes } = this.#parts;
    const reason = this.#overBytes(0) ?? hosts.refusalOf(url, pass);
    if (reason === null) return false;
    const pages = pagesLeft === 1 ? "1 page" : `${pagesLeft} pages`;
    notes.push(`${hostOf(url)}: ${pages} not asked for in the ${pass} pass; ${reason}`);
    return true;
  }

  /** Why robots.txt keeps us from a page, or from what is none. */
  async robotsRefusal(page: Pick<FrontierPage, "url" | "kind">): Promise<PageRefusal | null> {
    const refusal = await this.#parts.robots.refusalOf(page.url);
    const { robots } = this.#manners;
    const isExempt =
      robots === "ignore" || (robots === "obey-except-requisites" && page.kind === "requisite");
    return isExempt ? null : refusal;
  }

  #overBytes(reservedBytes: number): string | null {
    const { maxBytes } = this.#manners;
    return maxBytes !== null && this.#parts.seen.warcBytes + reservedBytes >= maxBytes
      ? refusalReason("max-bytes", `${maxBytes} bytes`)
      : null;
  }
}

/** A capture that does not obey robots.txt in full says so wherever it is reported. */
export function robotsNote({ robots, robotsReason }: MannersSettings): string | null {
  if (robots === "obey") return null;
  if (robots === "ignore")
    return `robots.txt was read and not obeyed; reason given: ${robotsReason ?? "none"}`;
  return "robots.txt was obeyed for documents, not for what they need to be shown (obey-except-requisites)";
}
