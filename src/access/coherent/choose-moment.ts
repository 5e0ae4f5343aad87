// The moment at which a page is shown: its own parts decide, the site breaks ties.
import { instant, type Instant } from "#model/index.js";
import type { PageEvidence } from "./archive-evidence.js";
import { bestMoment } from "./best-moment.js";
import { countBegun } from "./in-order.js";
import { chooseInstant, type KnownSteps, type Wish } from "./choose-instant.js";
import { PagePart } from "./page-part.js";

/** What the moment is chosen by. */
export interface MomentEvidence {
  /** What is known of the document, first, and of each of its requisites. */
  readonly parts: readonly PageEvidence[];
  /** How much of its site is known to have stood together, from each instant until the next. */
  readonly site: KnownSteps | null;
}

/** What was chosen, and why: figures count the page's own parts. */
export interface ChosenMoment {
  readonly at: Instant;
  readonly parts: number;
  readonly known: number;
  readonly knownAtWish: number;
}

/** So many parts decide; a page with more is unheard of, and somebody waits for it. */
const MOST_PARTS = 200;

/**
 * The instant near the wish at which the most of a page is known, or likely, to have stood together; where all of it
 * is known over some time, the instant of that time at which the most of the site is.
 */
export function chooseMoment({ parts, site }: MomentEvidence, wish: Wish): ChosenMoment {
  const own = parts
    .slice(0, MOST_PARTS)
    .map((page) => new PagePart(page))
    .filter(({ fetches }) => fetches.length > 0); // of what no look shows a state, nothing follows
  const best = bestMoment(own, wish);
  const shared = site && sharedTime(own, best);
  const nearest = shared && { ...wish, at: clamped(wish.at, shared) };
  const at = nearest ? chooseInstant(within(site!, shared, nearest), nearest).at : best;
  const knownAt = (u: number): number => own.filter((part) => part.isKnownAt(u)).length;
  return { at, parts: own.length, known: knownAt(at), knownAtWish: knownAt(wish.at) };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The time around an instant over which every part is known in one version; `null` when some are not. */
function sharedTime(parts: readonly PagePart[], at: Instant): Span | null {
  const over = parts.map(({ known }) => known.find(({ from, to }) => from <= at && at <= to));
  if (over.length === 0 || over.includes(undefined)) return null;
  return { from: Math.max(...over.map((one) => one!.from)), to: Math.min(...over.map((one) => one!.to)) };
}

/**
 * The site's steps over a time, and nothing known outside it; of a site of any size only those near enough to the wish,
 * which lies in that time, to win over what is known at the wish itself.
 */
function within({ at, known }: KnownSteps, over: Span, wish: Wish): KnownSteps {
  const begunBy = (u: number): number => countBegun(at, (start) => start <= u);
  // Everything here is known of the page itself: what the site adds decides.
  const knownIn = (step: number): number => 1 + (step < 0 ? 0 : known[step]!);
  let most = 1;
  const last = begunBy(over.to);
  for (let i = begunBy(over.from) - 1; i < last; i++) most = Math.max(most, knownIn(i));
  const ownKnown = knownIn(begunBy(wish.at) - 1);
  const reachMs = wish.patienceMs * Math.log2(most / ownKnown) + 1;
  const from = Math.max(over.from, Math.floor(wish.at - reachMs));
  const to = Math.min(over.to, Math.ceil(wish.at + reachMs));
  const [first, end] = [begunBy(from), begunBy(to)];
  const inside = Array.from({ length: end - first }, (_, i) => first + i);
  return {
    at: [from, ...inside.map((step) => at[step]!), to + 1],
    known: [knownIn(first - 1), ...inside.map(knownIn), 0],
  };
}

function clamped(at: Instant, { from, to }: Span): Instant {
  return instant(Math.min(Math.max(at, from), to));
}
