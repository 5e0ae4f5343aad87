// Whether what differed in a capture matters: a banner, or a new price? The detector's verdict stands beside the
// page's own and never makes it sharp.
import { versionSeen, type PageVersion } from "#access/index.js";
import {
  detectChange,
  EditTally,
  MOST_COMPARED_BYTES,
  scrubRules,
  type ChangeOptions,
  type KnownPages,
} from "#detect/index.js";
import {
  certainTimes,
  CHANGE_VERDICTS,
  versionsOf,
  type CapturedSighting,
  type ChangeJudgement,
  type ChangesJudged,
  type Instant,
  type PageUrl,
  type Sighting,
  type VersionIdentity,
} from "#model/index.js";
import type { Logger, WarcStore } from "#ports/index.js";
import { isScrubbedMatch } from "./scrubbed-match.js";

/** What decodes to more is compared as it was sent: as bytes that differ. */
const MOST_CONTENT_BYTES = 16 * 1024 * 1024;

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
 * Judges the difference around t* of every page given; one that cannot be read is counted, not fatal. What many pages
 * show alike is known only when all were compared: those that count such an edit are judged again. The pages are gone
 * through twice.
 */
export async function judgeChanges(
  pages: Iterable<DifferingPage>,
  context: JudgeContext,
): Promise<JudgedChanges> {
  const tally = new EditTally();
  const byPage = new Map<PageUrl, ChangeJudgement>();
  let differing = 0;
  for (const page of pages) {
    differing++;
    await judgeInto(byPage, page, context, { tally });
  }
  const template = tally.template();
  for (const page of pages)
    if (template.concerns(page.url)) await judgeInto(byPage, page, context, { template });
  return { byPage, summary: summaryOf(byPage, differing - byPage.size, context) };
}

/** What the pages' edits are held against, or where they are written down. */
type Shared = Pick<ChangeOptions, "tally" | "template">;

async function judgeInto(
  byPage: Map<PageUrl, ChangeJudgement>,
  page: DifferingPage,
  context: JudgeContext,
  shared: Shared,
): Promise<void> {
  if (context.isInterrupted?.() === true) return;
  const judgement = await judge(page, context, shared).catch((error: unknown) => {
    context.logger.log("warn", `${page.url}: its versions could not be compared: ${String(error)}`);
    return null;
  });
  if (judgement) byPage.set(page.url, judgement);
  // Comparing takes its time; a signal is heard, and others are answered, between two pages at the latest.
  await new Promise((resolve) => setImmediate(resolve));
}

function summaryOf(
  byPage: ReadonlyMap<PageUrl, ChangeJudgement>,
  unjudged: number,
  context: JudgeContext,
): ChangesJudged {
  const judgements = [...byPage.values()];
  const counts = CHANGE_VERDICTS.map((verdict) => [
    verdict,
    judgements.filter((judgement) => judgement.verdict === verdict).length,
  ]);
  const verdicts = Object.fromEntries(counts) as ChangesJudged["verdicts"];
  const summary = { ruleSet: scrubRules().digest, verdicts, unjudged };
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
  shared: Shared,
): Promise<ChangeJudgement | null> {
  const [before, after] = pairAround(page, context.asOf) ?? [];
  if (!before || !after) return null;
  const moved = statusChange(before.outcome.identity, after.outcome.identity);
  if (moved) return moved;
  const read = (sighting: CapturedSighting): Promise<PageVersion | null> =>
    versionSeen(context.warcs, sighting, MOST_CONTENT_BYTES);
  const [old, now] = [await read(before), await read(after)];
  if (!old || !now) return null;
  const backToBack = await readProbes(page, read);
  const { verdict, importance, explanation } = detectChange(old.content, now.content, {
    url: page.url,
    beforeType: old.contentType,
    afterType: now.contentType,
    known: context.known,
    ...shared,
    ...(backToBack && { backToBack }),
  });
  // What reads the same once scrubbed has no difference that counts: others need not be read again.
  const scrubbed =
    verdict === "insignificant" &&
    isFixed(context) &&
    Math.max(old.content.length, now.content.length) <= MOST_COMPARED_BYTES &&
    (await isScrubbedMatch(page.sightings, context.asOf, read));
  return { verdict, importance, explanation, ...(scrubbed && { scrubbed }) };
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

/** What needs no reading: another status, or another target of a redirect. */
function statusChange(was: VersionIdentity, is: VersionIdentity): ChangeJudgement | null {
  if (was.status !== is.status) {
    const isGone = is.status === 404 || is.status === 410;
    const explanation = `status ${was.status} became ${is.status}`;
    return { verdict: isGone ? "removed" : "major", importance: 1, explanation };
  }
  if (was.location === is.location) return null;
  const explanation = `leads to ${is.location ?? "nowhere"} instead of ${was.location ?? "nowhere"}`;
  return { verdict: "structural", importance: 1, explanation };
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
