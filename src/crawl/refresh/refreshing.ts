// What a watch asks of the crawl: looks at chosen pages, turn by turn, kept in one capture of the day.
import type {
  Capture,
  CaptureReport,
  CaptureSettings,
  ChangeResult,
  ChangeVerdict,
  FrontierPage,
  Instant,
  PageKind,
  PageUrl,
  Sighting,
  Site,
} from "#model/index.js";
import type { ListAnswer, ListQuestion } from "../ask/ask-for-list.js";

/** Whose pages are looked at, and how. */
export interface RefreshRequest {
  readonly site: Site;
  /** As for a capture; what is about a moment, a browser or the limits of a whole capture plays no part. */
  readonly settings: CaptureSettings;
  /** How it was asked for, kept beside the capture and never handed out. */
  readonly asked?: object;
  /** What its id ends with where another capture may begin at the same instant, in an archive joined with this one. */
  readonly idNumber?: number | undefined;
  /** Pages that the watch keeps in mind: links to them are not filed again. */
  isKnown(url: PageUrl): boolean;
  /** The unfinished refresh that goes on; a new one unless told. */
  readonly resume?: Capture;
}

/** A page that is to be looked at. */
export interface LookWish {
  readonly url: PageUrl;
  readonly kind: PageKind;
  readonly depth: number;
  readonly via: PageUrl | null;
}

/** Where a turn stops. */
export interface LookLimits {
  /** Every call of the fetcher counts: pages, robots.txt, trials. */
  readonly mostRequests: number;
  /** Of WARC files as they grow; `Infinity` for no limit. */
  readonly mostBytes: number;
  /** Ends the turn after the requests in flight. */
  readonly signal?: AbortSignal;
}

/** What a look brought, held against the page's last look that showed a state, in whatever capture. */
export type LookFinding =
  /** No look before it showed a state. */
  | "first"
  | "same"
  | "changed"
  /** 404 or 410, whatever was there before. */
  | "gone"
  /** Nothing that shows a state: no answer, half an answer, a server's fault. */
  | "failed"
  /** The server refused us, or we did not ask: robots.txt, a private address, an edit. */
  | "refused";

/** One page of a turn. */
export interface PageLooked {
  readonly url: PageUrl;
  /** Of the last byte; the instant of the refusal where nobody was asked. */
  readonly at: Instant;
  /** `null` where nobody was asked. */
  readonly sighting: Sighting | null;
  readonly found: LookFinding;
  /** E of the change; `null` where nothing was weighed. */
  readonly importance: number | null;
  readonly verdict: ChangeVerdict | null;
  /** In a sentence. */
  readonly explanation: string;
  /** All that the detector says of a change of content. */
  readonly change: ChangeResult | null;
  /**
   * Whether the page was another at nearly every look before, and this change is confined to regions that varied then,
   * and to what no reader sees. It is another version all the same, byte for byte; it is no news.
   */
  readonly isByItself: boolean;
  readonly title: string | null;
  /** Where it redirects to. */
  readonly movedTo: PageUrl | null;
  /** Pages found on it that nobody knew. */
  readonly links: readonly FrontierPage[];
  /** When the last byte came of the look that it is held against. */
  readonly previous: Instant | null;
}

/** What became of a turn. */
export interface LookOutcomes {
  /** In the order in which the looks were kept. */
  readonly looked: readonly PageLooked[];
  /** Left by the limits, or by the stop. */
  readonly unasked: readonly LookWish[];
  readonly requests: number;
  /** By which the WARC files grew since the last turn, or since it was opened. */
  readonly bytes: number;
}

/** What the end of a refresh leaves. */
export interface RefreshEnd {
  readonly report: CaptureReport;
  /** By which the WARC files grew since the last turn. */
  readonly bytes: number;
}

/** How lists of a site are asked for. */
export interface AskedLists {
  ask(question: ListQuestion): Promise<ListAnswer>;
  /** Sitemaps that robots.txt of the seed's host names. */
  sitemapsOf(seed: PageUrl): Promise<readonly string[]>;
}

/** The refreshing of a site, open. */
export interface Refreshing {
  readonly capture: Capture;
  /**
   * Looks at pages, hosts side by side and politely, in the order given per host; ends early when a limit is reached
   * or its signal aborts, and says what became of each. One turn at a time.
   */
  look(wishes: readonly LookWish[], limits: LookLimits): Promise<LookOutcomes>;
  /** Lets lists of the site be asked for, with so many requests at most; what they say is kept as in captures. */
  askLists<T>(limits: LookLimits, work: (lists: AskedLists) => Promise<T>): Promise<T>;
  /**
   * Looks of this capture that were kept after an instant, told once more: a process that was killed may have kept
   * looks that nobody heard of. Nobody is asked.
   */
  recall(after: Instant): Promise<readonly PageLooked[]>;
  /** Leaves it to be gone on with, also by another process. */
  leave(): Promise<void>;
  /** Ends it: index, sketches, words for search, rates, standing, report. */
  conclude(): Promise<RefreshEnd>;
}
