// Why a page under watch was, or was not, looked at: from the turns that the watch remembers.
import {
  isCaptured,
  toIso,
  type PageUrl,
  type Sighting,
  type SkipFigures,
  type WatchTurn,
} from "#model/index.js";
import { openWatchToRead } from "#store/index.js";

/** So many turns are looked back at: a week of hours. */
const TURNS = 168;
/** Turns in which it was looked at that are told. */
const TOLD = 5;

/** What a watch remembers of a page. */
export interface WatchWhy {
  readonly site: string;
  readonly state: string;
  /** The latest turns that looked at it, newest first. */
  readonly chosen: readonly { readonly at: string; readonly because: string; readonly index: number }[];
  /** Turns of looks that are remembered, and the index that a page needed in the latest one. */
  readonly turns: number;
  readonly bar: number | null;
  /** Where rounds pass over pages: since when the round runs, and whether anybody has looked at the page since. */
  readonly round: { readonly beganAt: string; readonly isVerified: boolean } | null;
}

/** Asks the watch of an archive; `null` where the page is not under watch. */
export async function watchWhy(
  dir: string,
  url: PageUrl,
  sightings: readonly Sighting[],
): Promise<WatchWhy | null> {
  const stores = openWatchToRead(dir);
  if (stores === null) return null;
  try {
    for (const { site, skip } of await stores.memory.statuses()) {
      const page = await stores.memory.page(site, url);
      if (page === null) continue;
      const turns = (await stores.memory.turns(site, TURNS)).filter(({ kind }) => kind === "refresh");
      return { site, state: page.state, ...choices(turns, url), round: roundOf(skip, sightings) };
    }
    return null;
  } finally {
    stores.close();
  }
}

function choices(turns: readonly WatchTurn[], url: PageUrl): Pick<WatchWhy, "chosen" | "turns" | "bar"> {
  const chosen = turns.flatMap((turn) =>
    turn.chosen
      .filter((one) => one.url === url)
      .map(({ because, index }) => ({ at: toIso(turn.at), because, index })),
  );
  return { chosen: chosen.slice(0, TOLD), turns: turns.length, bar: turns[0]?.bar ?? null };
}

/** A failed look shows nothing of the page, and what others recorded or told of it is no look of ours. */
function roundOf(skip: SkipFigures | undefined, sightings: readonly Sighting[]): WatchWhy["round"] {
  if (skip === undefined) return null;
  const isVerified = sightings.some(
    (sighting) =>
      sighting.times.sentAt >= skip.beganAt &&
      isCaptured(sighting) &&
      sighting.outcome.imported === undefined &&
      sighting.outcome.told === undefined,
  );
  return { beganAt: toIso(skip.beganAt), isVerified };
}

/** The same in lines for people. */
export function watchWhyLines({ site, state, chosen, turns, bar, round }: WatchWhy): string[] {
  const needed =
    bar === null ? "" : `; the last of them took pages from an index of ${bar.toPrecision(2)} on`;
  return [
    `  watch    ${state === "watched" ? "under watch" : state} in ${site}; ${turns} turns of looks remembered${needed}`,
    ...chosen.map(({ at, because, index }) => `  chosen   ${at}  ${because}, index ${index.toPrecision(2)}`),
    ...(chosen.length === 0 && turns > 0 ? ["  chosen   in none of them: others were worth more"] : []),
    ...(round === null || round.isVerified
      ? []
      : [`  round    unverified: not looked at since the round began at ${round.beganAt}`]),
  ];
}
