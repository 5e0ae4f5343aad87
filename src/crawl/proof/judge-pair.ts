// Two looks at a page that differ, weighed by the detector: the same for what differed around t* and for what a watch
// finds from one look to the next.
import { versionSeen, type PageVersion } from "#access/index.js";
import { detectChange, EditTally, type ChangeOptions } from "#detect/index.js";
import {
  CHANGE_VERDICTS,
  type CapturedSighting,
  type ChangeJudgement,
  type ChangeResult,
  type ChangesJudged,
  type PageUrl,
  type VersionIdentity,
} from "#model/index.js";
import type { Logger, WarcStore } from "#ports/index.js";

/** What decodes to more is compared as it was sent: as bytes that differ. */
const MOST_CONTENT_BYTES = 16 * 1024 * 1024;

/** What the pages' edits are held against, or where they are written down. */
export type SharedEdits = Pick<ChangeOptions, "tally" | "template">;

/** A page at two looks. */
export interface LookPair {
  readonly url: PageUrl;
  readonly before: CapturedSighting;
  readonly after: CapturedSighting;
}

/** What the detector says, and how long the longer content is. */
export interface PairJudgement extends ChangeJudgement {
  readonly longestBytes: number;
  /** All that it says; `null` where the status alone tells. */
  readonly change: ChangeResult | null;
}

/** What helps to weigh it. */
interface PairOptions extends Pick<ChangeOptions, "known" | "history">, SharedEdits {
  /** Two responses fetched back to back, read when they are needed; none unless told. */
  readonly probes?: () => Promise<[Uint8Array, Uint8Array] | null>;
}

/** Weighs the difference of two looks; `null` when one of them cannot be read any more. */
export async function judgePair(
  { url, before, after }: LookPair,
  warcs: Pick<WarcStore, "read">,
  { probes, ...options }: PairOptions,
): Promise<PairJudgement | null> {
  const moved = statusChange(before.outcome.identity, after.outcome.identity);
  if (moved) return { ...moved, longestBytes: 0, change: null };
  const [old, now] = [await readVersion(warcs, before), await readVersion(warcs, after)];
  if (!old || !now) return null;
  const backToBack = (await probes?.()) ?? null;
  const change = detectChange(old.content, now.content, {
    url,
    beforeType: old.contentType,
    afterType: now.contentType,
    ...options,
    ...(backToBack && { backToBack }),
  });
  const { verdict, importance, explanation } = change;
  const longestBytes = Math.max(old.content.length, now.content.length);
  return { verdict, importance, explanation, longestBytes, change };
}

/** What a look showed, decoded as far as it is compared. */
export function readVersion(
  warcs: Pick<WarcStore, "read">,
  sighting: CapturedSighting,
): Promise<PageVersion | null> {
  return versionSeen(warcs, sighting, MOST_CONTENT_BYTES);
}

/** Who hears of what could not be compared, and who may want to stop. */
interface JudgingPorts {
  readonly logger: Logger;
  /** Whether the user wants to stop: pages not judged by then stay unjudged, and are counted so. */
  readonly isInterrupted?: () => boolean;
}

/**
 * Judges pages that are compared together. What many of them show alike is known only when all were compared: those
 * that count such an edit are judged again, so that the pages are gone through twice. One that cannot be read is
 * counted, not fatal.
 */
export async function judgeEach<T extends { readonly url: PageUrl }>(
  pages: Iterable<T>,
  judge: (page: T, shared: SharedEdits) => Promise<ChangeJudgement | null>,
  ports: JudgingPorts,
): Promise<{ readonly byPage: Map<PageUrl, ChangeJudgement>; readonly unjudged: number }> {
  const tally = new EditTally();
  const byPage = new Map<PageUrl, ChangeJudgement>();
  let differing = 0;
  for (const page of pages) {
    differing++;
    await judgeInto(byPage, page, () => judge(page, { tally }), ports);
  }
  const template = tally.template();
  for (const page of pages)
    if (template.concerns(page.url)) await judgeInto(byPage, page, () => judge(page, { template }), ports);
  return { byPage, unjudged: differing - byPage.size };
}

/** How many were judged in which way. */
export function verdictCounts(judgements: readonly ChangeJudgement[]): ChangesJudged["verdicts"] {
  const counts = CHANGE_VERDICTS.map((word) => [
    word,
    judgements.filter(({ verdict }) => verdict === word).length,
  ]);
  return Object.fromEntries(counts) as ChangesJudged["verdicts"];
}

async function judgeInto(
  byPage: Map<PageUrl, ChangeJudgement>,
  { url }: { readonly url: PageUrl },
  judge: () => Promise<ChangeJudgement | null>,
  { logger, isInterrupted }: JudgingPorts,
): Promise<void> {
  if (isInterrupted?.() === true) return;
  const judgement = await judge().catch((error: unknown) => {
    logger.log("warn", `${url}: its versions could not be compared: ${String(error)}`);
    return null;
  });
  if (judgement) byPage.set(url, judgement);
  // Comparing takes its time; a signal is heard, and others are answered, between two pages at the latest.
  await new Promise((resolve) => setImmediate(resolve));
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
