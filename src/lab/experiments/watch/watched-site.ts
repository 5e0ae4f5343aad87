// Sites as a watch meets them: pages with weights and directories, their lives as the truth, and nothing of the past.
import { UsageError } from "#errors.js";
import type { History } from "../../histories/history.js";
import type { PageLives } from "../importance/lives.js";

const DAY_SECONDS = 86_400;

/** A site that is watched for `horizon` periods from 0 on. */
export interface WatchedSite {
  readonly pages: { readonly count: number; readonly weights: Float64Array };
  readonly directories: readonly string[];
  readonly lives: PageLives;
  /** 1 for versions that say the page is gone. */
  readonly gone: Uint8Array;
  readonly horizon: number;
  /** What a period is and after how many the pattern repeats. */
  readonly periodMs: number;
  readonly patternPeriods: number;
}

/** The last days of a history: pages that were there when they began. */
export function watchedHistory(history: History, days: number): WatchedSite {
  const startSeconds = history.times.at(-1)! - days * DAY_SECONDS;
  if (startSeconds <= history.times[0]!)
    throw new UsageError("BAD_INPUT", `${history.name} is too short: ${days} days are watched`);
  const known = aliveAt(history, startSeconds);
  if (known.length === 0)
    throw new UsageError("BAD_INPUT", `${history.name} has no page ${days} days before its end`);
  const paths = known.map((page) => history.paths[page]!);
  return {
    pages: {
      count: known.length,
      weights: Float64Array.from(paths, (path) => 1 / path.split("/").length),
    },
    directories: paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/")))),
    ...livesFrom(history, known, startSeconds),
    horizon: days,
    periodMs: DAY_SECONDS * 1000,
    patternPeriods: 7,
  };
}

function aliveAt(history: History, startSeconds: number): number[] {
  const content = new Float64Array(history.paths.length);
  for (let event = 0; event < history.times.length && history.times[event]! < startSeconds; event++)
    content[history.pages[event]!] = history.contents[event]!;
  return [...content.keys()].filter((page) => content[page] !== 0);
}

/** Every change of the known pages, a disappearance too; all of the same importance. */
function livesFrom(
  history: History,
  known: readonly number[],
  startSeconds: number,
): Pick<WatchedSite, "lives" | "gone"> {
  const rows = new Map(known.map((page, row) => [page, row]));
  const versions: { born: number; gone: number }[][] = known.map(() => [{ born: 0, gone: 0 }]);
  for (let event = 0; event < history.times.length; event++) {
    const row = rows.get(history.pages[event]!);
    const born = (history.times[event]! - startSeconds) / DAY_SECONDS;
    if (row !== undefined && born >= 0)
      versions[row]!.push({ born, gone: history.contents[event] === 0 ? 1 : 0 });
  }
  const first = new Int32Array(known.length + 1);
  for (const [row, own] of versions.entries()) first[row + 1] = first[row]! + own.length;
  const all = versions.flat();
  return {
    lives: {
      first,
      born: Float64Array.from(all, ({ born }) => born),
      importance: new Float64Array(all.length).fill(1),
    },
    gone: Uint8Array.from(all, ({ gone }) => gone),
  };
}
