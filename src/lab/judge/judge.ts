// The judge: holds what was claimed as observed against what the living site knows of itself. It shares no code with
// what it judges: it knows the truth and the model's types alone.
//
// Judged, for every claim about a page of the site: the state (status, Location, content type, content) at every instant
// of the interval; the host's name; t* inside the interval; two looks to which the site gave this state, asked for
// without a condition; no answer between them that showed another; ends that the looks vouch for; pages that vary.
// Not judged: addresses that are no pages of the site, the scheme of a URL, and the bytes as sent (payload digests).
// Who asked is not told apart: a site that several ask at once cannot be judged.
import type { Truth, TruthAnswer, TruthPage } from "../living-site/truth/truth.js";
import type { Claim, ClaimedState } from "./claim.js";
import { excuseFor, type Excuse, type ExcuseKind } from "./excuse.js";
import { answersTo, looksOf, vouchesUntil, type Look, type TrueTime } from "./looks.js";
import { differsIn, pageOf, wrongStretches, type Span } from "./truth-of-claim.js";

/** In what a claim is false, or rests on nothing. */
export type Fault =
  /** No content, no interval, or an empty one. */
  | "form"
  | "host"
  | "as-of"
  /** Fewer than two looks that the site answered, whole and without a condition. */
  | "looks"
  | "from"
  | "to"
  /** An answer between the looks showed another state. */
  | "differing-look"
  /** Two answers back to back differed. */
  | "self-varying"
  /** The page was not in this state: at a look, or at an instant that no excuse covers. */
  | keyof ClaimedState;

/** One claim with what the judge found. */
export interface JudgedClaim {
  readonly claim: Claim;
  /** False when it has a fault, excused when the truth departs from it where no look could have told. */
  readonly outcome: "held" | "excused" | "false" | "unjudged";
  readonly faults: readonly Fault[];
  readonly excuses: readonly Excuse[];
}

/** All claims, and how many came out how. */
export interface Judgement {
  readonly claims: readonly JudgedClaim[];
  readonly counts: Readonly<Record<JudgedClaim["outcome"], number>>;
  /** By the first excuse of each. */
  readonly excused: Readonly<Record<ExcuseKind, number>>;
}

/**
 * Judges observed claims. The claimant's clock may differ by so much from the site's, and should be the same; where it
 * was wrong by a known law, `trueMs` says when it was what the claimant's looks say, and claims are judged in true time.
 */
export function judge(
  claims: readonly Claim[],
  truth: Truth,
  clocksDifferMs = 0,
  trueMs: TrueTime = (shownMs) => shownMs,
): Judgement {
  const judged = claims.map((claim) => judgeClaim(claim, truth, clocksDifferMs, trueMs));
  const counts = { held: 0, excused: 0, false: 0, unjudged: 0 };
  const excused = {
    "returned-between-looks": 0,
    "changed-into-a-fetch": 0,
    "cached-without-a-sign": 0,
    "varied-unseen": 0,
  };
  for (const { outcome, excuses } of judged) {
    counts[outcome]++;
    if (outcome === "excused") excused[excuses[0]!.kind]++;
  }
  return { claims: judged, counts, excused };
}

function judgeClaim(claim: Claim, truth: Truth, clocksDifferMs: number, trueMs: TrueTime): JudgedClaim {
  const page = pageOf(claim, truth);
  if (!page) return { claim, outcome: "unjudged", faults: [], excuses: [] };
  const { faults, excuses } = findingsOn(claim, page, clocksDifferMs, trueMs);
  const outcome = faults.length > 0 ? "false" : excuses.length > 0 ? "excused" : "held";
  return { claim, outcome, faults: [...new Set(faults)], excuses: faults.length > 0 ? [] : excuses };
}

function findingsOn(
  claim: Claim,
  page: TruthPage,
  clocksDifferMs: number,
  trueMs: TrueTime,
): { faults: Fault[]; excuses: Excuse[] } {
  const span = spanOf(claim);
  if (!span) return { faults: ["form"], excuses: [] };
  const answers = answersTo(claim, page);
  const looks = looksOf(claim, answers, clocksDifferMs, trueMs);
  const plain = looks.filter(({ restsOn, answer }) => restsOn && !answer.conditional);
  const faults = [
    ...(page.answers.length > 0 && answers.length === 0 ? ["host" as const] : []),
    ...faultsOfForm(claim, span),
    ...faultsOfLooks(claim, plain, answers),
    ...faultsOfEnds(span, plain),
    ...(isSelfVarying(looks) ? ["self-varying" as const] : []),
  ];
  const excuses: Excuse[] = [];
  for (const stretch of wrongStretches(claim, page, span)) {
    const excuse = faults.length === 0 ? excuseFor(stretch, plain, span.to) : null;
    if (excuse) excuses.push(excuse);
    else faults.push(stretch.differsIn === "varying" ? "self-varying" : stretch.differsIn);
  }
  return { faults, excuses };
}

function spanOf({ interval, contentDigest, status }: Claim): Span | null {
  if (!interval || contentDigest === null || status === null) return null;
  const [from, to] = [Date.parse(interval.from), Date.parse(interval.to)];
  return from <= to ? { from, to } : null;
}

function faultsOfForm({ asOf }: Claim, { from, to }: Span): Fault[] {
  if (asOf === undefined) return [];
  const at = Date.parse(asOf);
  return from <= at && at <= to ? [] : ["as-of"];
}

function faultsOfLooks(claim: Claim, plain: readonly Look[], answers: readonly TruthAnswer[]): Fault[] {
  const [first, last] = [plain[0], plain.at(-1)];
  if (plain.length < 2 || !first || !last) return ["looks"];
  const between = answers.filter(
    ({ chosenAt }) => chosenAt > first.answer.chosenAt && chosenAt < last.answer.chosenAt,
  );
  return [
    ...plain.flatMap(({ answer }) => differsIn(answer, claim) ?? []),
    ...(between.some((answer) => differsIn(answer, claim) !== null) ? ["differing-look" as const] : []),
  ];
}

/** Closed, from the last byte of the first look to where the later ones vouch (docs/evidence.md, intervals). */
function faultsOfEnds({ from, to }: Span, [first, ...later]: readonly Look[]): Fault[] {
  if (!first || later.length === 0) return [];
  return [
    ...(from < first.lastByteAt ? ["from" as const] : []),
    ...(to > Math.max(...later.map(vouchesUntil)) ? ["to" as const] : []),
  ];
}

/** Two back-to-back answers that differ: never sharp in that capture (docs/evidence.md, noise). */
function isSelfVarying(looks: readonly Look[]): boolean {
  const probes = looks.filter(({ pass }) => pass === "probe");
  return probes.some(({ answer }, i) => i > 0 && differsIn(answer, probes[i - 1]!.answer) !== null);
}
