// Looks of one turn, or of one day, weighed together: an edit that many of their pages share is the site's, and counts
// for little on each.
import type {
  CapturedSighting,
  ChangeJudgement,
  ChangeResult,
  FrontierPage,
  PageUrl,
  Sighting,
} from "#model/index.js";
import { judgeEach, judgePair, type LookPair, type SharedEdits } from "../proof/judge-pair.js";
import type { World } from "../world.js";
import { earlierContents } from "./earlier-looks.js";
import { findingOf, findingWords, isToBeWeighed, movedTo } from "./look-finding.js";
import type { PageLooked } from "./refreshing.js";

/** A look that was kept, and what it is held against. */
export interface KeptLookAt {
  readonly sighting: Sighting;
  readonly before: CapturedSighting | null;
  readonly title: string | null;
  readonly links: readonly FrontierPage[];
}

/** What the detector says of a change, and whether it is one that comes by itself. */
type WeighedChange = Pick<PageLooked, "change" | "isByItself">;

const NOT_WEIGHED: WeighedChange = { change: null, isByItself: false };

/** What they found, with the detector's word on what changed. */
export async function weighLooks(
  looks: readonly KeptLookAt[],
  world: Pick<World, "archive" | "logger">,
): Promise<PageLooked[]> {
  const judged = new Map<Sighting, ChangeJudgement>();
  const changes = new Map<PageUrl, WeighedChange>();
  const told = new Map<Sighting, WeighedChange>();
  for (let left = looks.flatMap(pairOf); left.length > 0;) {
    // A page that was looked at several times is weighed several times, each with the others.
    const round = new Map(left.map((pair) => [pair.url, pair]));
    const { byPage } = await judgePairs([...round.values()], world, (url, change) =>
      changes.set(url, change),
    );
    for (const [url, judgement] of byPage) {
      judged.set(round.get(url)!.after, judgement);
      told.set(round.get(url)!.after, changes.get(url) ?? NOT_WEIGHED);
    }
    left = left.filter((pair) => round.get(pair.url) !== pair);
  }
  return looks.map((look) => ({
    ...lookedAt(look, judged.get(look.sighting)),
    ...(told.get(look.sighting) ?? NOT_WEIGHED),
  }));
}

/**
 * The detector's word on pairs, of each page one. Whoever hears of each change hears it with what earlier looks tell; a
 * report rests on the two versions alone.
 */
export function judgePairs(
  pairs: readonly LookPair[],
  { archive, logger }: Pick<World, "archive" | "logger">,
  onChange?: (url: PageUrl, told: WeighedChange) => void,
): ReturnType<typeof judgeEach> {
  const judge = async (pair: LookPair, shared: SharedEdits): Promise<ChangeJudgement | null> => {
    const history = onChange === undefined ? [] : await earlierContents(pair, archive);
    const compared = await judgePair(pair, archive.warcs, { ...shared, history });
    if (compared === null) return null;
    const { longestBytes: _, change, ...judgement } = compared;
    onChange?.(pair.url, { change, isByItself: history.length > 0 && isByItself(change) });
    return judgement;
  };
  return judgeEach(pairs, judge, { logger });
}

/** The pair that a look makes with the one before, where there is something to weigh. */
export function pairOf({ sighting, before }: Pick<KeptLookAt, "sighting" | "before">): LookPair[] {
  if (!isToBeWeighed(findingOf(sighting, before), before)) return [];
  return [{ url: sighting.url, before, after: sighting as CapturedSighting }];
}

function lookedAt(
  { sighting, before, title, links }: KeptLookAt,
  judged?: ChangeJudgement,
): Omit<PageLooked, keyof WeighedChange> {
  const found = findingOf(sighting, before);
  return {
    url: sighting.url,
    at: sighting.times.lastByteAt,
    sighting,
    found,
    importance: judged?.importance ?? null,
    verdict: judged?.verdict ?? null,
    explanation: judged?.explanation ?? findingWords(found, sighting.outcome),
    title,
    movedTo: movedTo(sighting),
    links,
    previous: before?.times.lastByteAt ?? null,
  };
}

/** Whether nothing differs but what no reader sees, what a rule passes over, and what earlier looks tell to vary. */
function isByItself(change: ChangeResult | null): boolean {
  if (change?.verdict !== "insignificant") return false;
  return change.operations.every(({ excuse }) => excuse === "volatile" || excuse === "recut");
}
