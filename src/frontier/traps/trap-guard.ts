// Every new link passes here: into the frontier, replaced by a better one, or refused with its reason.
import {
  hostOf,
  pathAndQueryOf,
  refusalReason,
  type Digest,
  type PageKind,
  type PageUrl,
  type RefusalCode,
} from "#model/index.js";
import { calendar } from "./calendar.js";
import { facets, setKey, setsKey } from "./facets.js";
import { KeyCounts } from "./key-counts.js";
import { linkSpam } from "./link-spam.js";
import { MirrorWatch, mirrorHost } from "./mirror-host.js";
import { pagination } from "./pagination.js";
import { pathDepth } from "./path-depth.js";
import { repeatingPath } from "./repeating-path.js";
import { sessionId, withoutSession } from "./session-id.js";
import { shapeBudget } from "./shape-budget.js";
import type { TrapKnowledge, TrapLink, TrapRule, UrlParts } from "./trap-rule.js";
import { urlLength } from "./url-length.js";
import { urlShape } from "./url-shape.js";

/** Cheap and certain rules first; the budget last, for what no rule knows. */
export const TRAP_RULES: readonly TrapRule[] = [
  urlLength,
  sessionId,
  repeatingPath,
  pathDepth,
  calendar,
  pagination,
  facets,
  linkSpam,
  mirrorHost,
  shapeBudget,
];

/** A link as it was found. */
export interface SiftedLink {
  readonly url: PageUrl;
  readonly kind: PageKind;
}

/** A link not taken: by which rule, and of what shape it is. */
export interface TrapRefusal {
  readonly url: PageUrl;
  readonly code: RefusalCode;
  readonly shape: string;
  readonly reason: string;
  /** What is taken in its place. */
  readonly instead: PageUrl | null;
}

/** What the guard is told about its capture. */
export interface TrapGuardOptions {
  readonly seeds: readonly PageUrl[];
  readonly shapeBudget: number;
  readonly nowMs: () => number;
}

/** Counts what was taken, and refuses what looks endless. */
export class TrapGuard {
  readonly #counts = new KeyCounts();
  readonly #mirrors: MirrorWatch;
  readonly #known: TrapKnowledge;
  /** The link judged last, which is mostly the next to be taken. */
  #judged: TrapLink | null = null;

  constructor(options: TrapGuardOptions) {
    this.#mirrors = new MirrorWatch(new Set(options.seeds.map(hostOf)));
    this.#known = {
      get nowMs() {
        return options.nowMs();
      },
      shapeBudget: options.shapeBudget,
      count: (key) => this.#counts.get(key),
      mirrored: (host) => this.#mirrors.originalOf(host),
    };
  }

  /** Why a new link is not taken; `null` when it may be. `nth` is its place among the new links of its page. */
  refusalOf({ url, kind }: SiftedLink, nth = 1): TrapRefusal | null {
    const link = trapLink(url, kind, nth);
    this.#judged = link;
    for (const rule of TRAP_RULES) {
      const detail = rule.refuse(link, this.#known);
      if (detail === null) continue;
      const instead = rule === sessionId ? withoutSession(url) : null;
      const reason = refusalReason(rule.code, detail);
      return { url, code: rule.code, shape: link.shape, reason, instead };
    }
    return null;
  }

  /** Counts a URL that is known from now on. */
  take({ url, kind }: SiftedLink): void {
    const link = this.#judged?.url === url ? this.#judged : trapLink(url, kind, 1);
    for (const key of facets.keys!(link)) {
      if (key === setKey(link) && this.#counts.get(key) === 0) this.#counts.add(setsKey(link));
    }
    for (const rule of TRAP_RULES) for (const key of rule.keys?.(link) ?? []) this.#counts.add(key);
  }

  /** Takes note of a document's content, to tell mirrors. */
  noteContent(url: PageUrl, digest: Digest): void {
    this.#mirrors.note(url, digest);
  }
}

function trapLink(url: PageUrl, kind: PageKind, nth: number): TrapLink {
  const parsed = partsOf(url);
  return { url, parsed, kind, nth, shape: urlShape(parsed) };
}

const NO_QUERY = new URLSearchParams();

/** Cut instead of parsed: the URL is normalised. */
function partsOf(url: PageUrl): UrlParts {
  const target = pathAndQueryOf(url);
  const query = target.indexOf("?");
  if (query === -1) return { host: hostOf(url), pathname: target, search: "", searchParams: NO_QUERY };
  const search = target.slice(query);
  return {
    host: hostOf(url),
    pathname: target.slice(0, query),
    search,
    searchParams: new URLSearchParams(search),
  };
}
