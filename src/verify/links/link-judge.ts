// Whether the certificate accounts for a link: listed, left out by the scope, or kept out by a rule; and on record as such.
import { MOST_KNOWN_URLS, TRAP_RULES, trapLink } from "#formats/traps/link-rules.js";
import { sessionId, withoutSession } from "#formats/traps/session-id.js";
import type { TrapKnowledge } from "#formats/traps/trap-rule.js";
import { hostOf, type PageKind, type PageUrl } from "#model/index.js";
import type { RunNotes } from "../read/run-notes.js";
import type { ListedCounts } from "./listed-counts.js";
import type { Mirrors } from "./mirrors.js";
import type { RecordedRefusals } from "./recorded-refusals.js";
import type { RecordedScope } from "./recorded-scope.js";

/** The page that shows a link. */
export interface LinkingPage {
  readonly url: PageUrl;
  readonly depth: number;
  /** How many links in a row led out of scope on the way to it. */
  readonly hops: number;
  /** Whether it stands for a page that is missing. */
  readonly isSoftNotFound: boolean;
  /** When it was read, and when the run ended: what a date in a URL is far from. */
  readonly timesMs: readonly number[];
  /** How many of its links are listed: the most that can have been taken from it. */
  readonly taken: number;
}

/** What links are judged by. */
export interface JudgeParts {
  readonly listed: Pick<ReadonlySet<string>, "has" | "size">;
  readonly pages: RunNotes["pages"];
  readonly scope: RecordedScope;
  readonly refusals: RecordedRefusals;
  readonly counts: ListedCounts;
  readonly mirrors: Mirrors;
  readonly shapeBudget: number;
}

/** Links are taken side by side: the list may be so much shorter than the limit when one is refused. */
const FULL_WITHIN = 20_000;
/** A URL without its session has none; more than this nothing needs. */
const MOST_STEPS = 3;

/** How a link is accounted for; `omitted` when it is not. */
export type Accounted = "listed" | "outside" | "trapped" | "omitted";

/** Judges the links of one capture. */
export class LinkJudge {
  readonly #parts: JudgeParts;

  constructor(parts: JudgeParts) {
    this.#parts = parts;
  }

  /** How the certificate accounts for a link. */
  account(url: PageUrl, kind: PageKind, from: LinkingPage, steps = 0): Accounted {
    const { listed, scope, refusals } = this.#parts;
    if (listed.has(url)) return "listed";
    const refusal = scope.refusalOf({ url, kind, depth: from.depth, hops: from.hops });
    if (refusal !== null) return refusals.has(refusal, hostOf(url), url) ? "outside" : "omitted";
    if (this.#isTrapped(url, kind, from, steps)) return "trapped";
    const isSoft = from.isSoftNotFound && refusals.has("soft-404", hostOf(url), url);
    const isFull =
      listed.size > MOST_KNOWN_URLS - FULL_WITHIN && refusals.has("frontier-full", hostOf(url), url);
    return isSoft || isFull ? "trapped" : "omitted";
  }

  /** Links in a row that led out of scope on the way to a page, as far as the rules ask. */
  hopsTo(url: PageUrl): number {
    const { scope, pages } = this.#parts;
    let [hops, at] = [0, url as string | null];
    while (at !== null && pages.get(at)?.via && hops < scope.rules.hops && !scope.contains(at as PageUrl)) {
      hops++;
      at = pages.get(at)!.via;
    }
    return hops;
  }

  /** A refusal must be on record, and be one that its rule can have given. */
  #isTrapped(url: PageUrl, kind: PageKind, from: LinkingPage, steps: number): boolean {
    const link = trapLink(url, kind, from.taken + 1);
    return TRAP_RULES.some((rule) => {
      const mayRefuse = from.timesMs.some((nowMs) => rule.refuse(link, this.#knowledge(nowMs)) !== null);
      if (!mayRefuse || !this.#parts.refusals.has(rule.code, link.shape, url)) return false;
      if (rule !== sessionId) return true;
      return steps < MOST_STEPS && this.account(withoutSession(url), kind, from, steps + 1) !== "omitted";
    });
  }

  #knowledge(nowMs: number): TrapKnowledge {
    const { counts, mirrors, shapeBudget } = this.#parts;
    return {
      nowMs,
      shapeBudget,
      count: (key) => counts.count(key),
      mirrored: (host) => mirrors.originalOf(host),
    };
  }
}
