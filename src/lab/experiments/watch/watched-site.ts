// Sites as a watch meets them: pages with weights and directories, their lives as the truth, and nothing of the past.
import { SeededRandom } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { MIND_BY_HOURS, MIND_DEFAULTS, type RefreshMindSettings } from "#watch/index.js";
import type { History } from "../../histories/history.js";
import { generatePages, PERIODS, type PatternGenerator } from "../importance/generators.js";
import { drawLives, type PageLives } from "../importance/lives.js";

const DAY_SECONDS = 86_400;

/** A site that is watched for `horizon` periods from 0 on. */
export interface WatchedSite {
  readonly pages: { readonly count: number; readonly weights: Float64Array };
  readonly directories: readonly string[];
  readonly lives: PageLives;
  /** 1 for versions that say the page is gone. */
  readonly gone: Uint8Array;
  readonly horizon: number;
  /** How a live watch of such a site is set; it knows no end of the counting. */
  readonly mind: RefreshMindSettings;
}

/** Which part of a history is watched. */
export interface WatchedStretch {
  readonly days: number;
  /** Days that lie between the stretch and the end of the history. */
  readonly beforeEnd?: number;
  /** At most about so many pages, every k-th one; all when left out. */
  readonly mostPages?: number;
  /** By event of the history; all weigh the same when left out. */
  readonly importance?: Float64Array;
}

/** A stretch of a history, its last days as a rule: pages that were there when it began. */
export function watchedHistory(
  history: History,
  { days, beforeEnd = 0, mostPages = Infinity, importance }: WatchedStretch,
): WatchedSite {
  const startSeconds = history.times.at(-1)! - (days + beforeEnd) * DAY_SECONDS;
  if (startSeconds <= history.times[0]!)
    throw new UsageError("BAD_INPUT", `${history.name} is too short: ${days} days are watched`);
  const alive = aliveAt(history, startSeconds);
  const step = Math.max(1, Math.ceil(alive.length / mostPages));
  const known = alive.filter((_, i) => i % step === 0);
  if (known.length === 0)
    throw new UsageError("BAD_INPUT", `${history.name} has no page ${days} days before its end`);
  const paths = known.map((page) => history.paths[page]!);
  return {
    pages: {
      count: known.length,
      weights: Float64Array.from(paths, (path) => 1 / path.split("/").length),
    },
    directories: paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/")))),
    ...livesFrom({ history, importance }, known, [startSeconds, days]),
    horizon: days,
    mind: MIND_DEFAULTS,
  };
}

/** A site of `lab importance`: pages that change by patterns of the day, which nobody tells the watch. */
export function watchedPatterns(
  generator: PatternGenerator,
  { pages: count, days, seed }: { readonly pages: number; readonly days: number; readonly seed: number },
): WatchedSite {
  const random = new SeededRandom(seed).fork(generator.name);
  const pages = generatePages(generator, count, random.fork("pages"));
  const horizon = days * PERIODS;
  const lives = drawLives(pages, horizon, random.fork("changes"));
  return {
    pages,
    directories: Array.from({ length: count }, () => ""),
    lives,
    gone: new Uint8Array(lives.born.length),
    horizon,
    mind: MIND_BY_HOURS,
  };
}

function aliveAt(history: History, startSeconds: number): number[] {
  const content = new Float64Array(history.paths.length);
  for (let event = 0; event < history.times.length && history.times[event]! < startSeconds; event++)
    content[history.pages[event]!] = history.contents[event]!;
  return [...content.keys()].filter((page) => content[page] !== 0);
}

/** Every change of the known pages, a disappearance too. */
function livesFrom(
  { history, importance }: { readonly history: History; readonly importance: Float64Array | undefined },
  known: readonly number[],
  [startSeconds, days]: readonly [number, number],
): Pick<WatchedSite, "lives" | "gone"> {
  const rows = new Map(known.map((page, row) => [page, row]));
  const versions = known.map(() => [{ born: 0, gone: 0, weight: 1 }]);
  for (let event = 0; event < history.times.length; event++) {
    const row = rows.get(history.pages[event]!);
    const born = (history.times[event]! - startSeconds) / DAY_SECONDS;
    if (row === undefined || born < 0 || born >= days) continue;
    const gone = history.contents[event] === 0 ? 1 : 0;
    versions[row]!.push({ born, gone, weight: importance?.[event] ?? 1 });
  }
  const first = new Int32Array(known.length + 1);
  for (const [row, own] of versions.entries()) first[row + 1] = first[row]! + own.length;
  const all = versions.flat();
  return {
    lives: {
      first,
      born: Float64Array.from(all, ({ born }) => born),
      importance: Float64Array.from(all, ({ weight }) => weight),
    },
    gone: Uint8Array.from(all, ({ gone }) => gone),
  };
}
