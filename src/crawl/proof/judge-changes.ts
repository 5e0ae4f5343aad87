// Whether what differed in a capture matters: a banner, or a new price? The detector's verdict stands beside the
// page's own and never makes it sharp.
import type { PageVersion } from "#access/index.js";
import { MOST_COMPARED_BYTES, scrubRules, type KnownPages } from "#detect/index.js";
import {
  certainTimes,
  versionsOf,
  type CapturedSighting,
  type ChangeJudgement,
  type ChangesJudged,
  type Instant,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Logger, WarcStore } from "#ports/index.js";
import { judgeEach, judgePair, readVersion, verdictCounts, type SharedEdits } from "./judge-pair.js";
import { isScrubbedMatch } from "./scrubbed-match.js";

/** A page of which more than one version was seen. */
export interface DifferingPage {
  readonly url: PageUrl;
  readonly sightings: readonly Sighting[];
}

/** What reading and comparing needs. */
export interface JudgeContext {
  readonly warcs: Pick<WarcStore, "read">;
  readonly asOf: Instant;
  /** The site's pages before and after t*, to tell links to new and to removed pages. */
  readonly known: KnownPages;
  /** The scrubbing rules as they were named before the first visit; `null` when they were not. */
  readonly ruleSet: string | null;
  readonly logger: Logger;
  /** Whether the user wants to stop: pages not judged by then stay unjudged, and are counted so. */
  readonly isInterrupted?: () => boolean;
}

/** Verdicts by page, and their sum. */
export interface JudgedChanges {
  readonly byPage: ReadonlyMap<PageUrl, ChangeJudgement>;
  readonly summary: ChangesJudged;
}

/**
 * Judges the difference around t* of every page given; one that cannot be read is counted, not fatal. The pages are
 * gone through twice.
 */
export async function judgeChanges(
  pages: Iterable<DifferingPage>,
  context: JudgeContext,
): Promise<JudgedChanges> {
  const { byPage, unjudged } = await judgeEach(
    pages,
    (page, shared) => judge(page, context, shared),
    context,
  );
  return { byPage, summary: summaryOf(byPage, unjudged, context) };
}

function summaryOf(
  byPage: ReadonlyMap<PageUrl, ChangeJudgement>,
  unjudged: number,
  context: JudgeContext,
): ChangesJudged {
  const judgements = [...byPage.values()];
  const summary = { ruleSet: scrubRules().digest, verdicts: verdictCounts(judgements), unjudged };
  if (!isFixed(context)) return summary;
  return { ...summary, scrubbed: judgements.filter((judgement) => judgement.scrubbed === true).length };
}

/** A capture begun by another version may have had other rules in mind: nothing is scrubbed then. */
function isFixed({ ruleSet }: JudgeContext): boolean {
  return ruleSet === scrubRules().digest;
}

async function judge(
  page: DifferingPage,
  context: JudgeContext,
  shared: SharedEdits,
): Promise<ChangeJudgement | null> {
  const [before, after] = pairAround(page, context.asOf) ?? [];
  if (!before || !after) return null;
  const read = (sighting: CapturedSighting): Promise<PageVersion | null> =>
    readVersion(context.warcs, sighting);
  const compared = await judgePair({ url: page.url, before, after }, context.warcs, {
    known: context.known,
    ...shared,
    probes: () => readProbes(page, read),
  });
  if (compared === null) return null;
  const { longestBytes, change: _, ...judgement } = compared;
  // What reads the same once scrubbed has no difference that counts: others need not be read again.
  const scrubbed =
    judgement.verdict === "insignificant" &&
    isFixed(context) &&
    longestBytes <= MOST_COMPARED_BYTES &&
    (await isScrubbedMatch(page.sightings, context.asOf, read));
  return { ...judgement, ...(scrubbed && { scrubbed }) };
}

/** The last look before the change and the first after it, for the change nearest to t*. */
function pairAround(
  { sightings }: DifferingPage,
  asOf: Instant,
): [CapturedSighting, CapturedSighting] | null {
  const versions = versionsOf(sightings);
  const held = versions.findLastIndex((version) => certainTimes(version.sightings[0]!).lastByteAt <= asOf);
  const first = Math.min(Math.max(held, 0), versions.length - 2);
  if (first < 0) return null;
  return [versions[first]!.sightings.at(-1)!, versions[first + 1]!.sightings[0]!];
}

/** Two back-to-back probes tell at once which parts of a page vary by themselves. */
async function readProbes(
  { sightings }: DifferingPage,
  read: (sighting: CapturedSighting) => Promise<PageVersion | null>,
): Promise<[Uint8Array, Uint8Array] | null> {
  const probes = sightings.filter(
    (s): s is CapturedSighting => s.pass === "probe" && s.outcome.kind === "captured",
  );
  const [first, second] = [probes.at(-2), probes.at(-1)];
  if (!first || !second) return null;
  const [a, b] = [await read(first), await read(second)];
  return a && b ? [a.content, b.content] : null;
}
