// What the turns of a site say of one page: which chose it, which may have, and which looked at nothing.
import type { Instant } from "../time/instant.js";
import type { PageUrl } from "../pages/page.js";
import type { ChosenPage, WatchTurn } from "./watch-status.js";

/** Of so many chosen pages a turn tells, those worth most first. */
export const TOLD_CHOICES = 300;

/** A time in which nothing was looked at, for one reason. */
export interface IdleSpan {
  readonly from: Instant;
  readonly until: Instant;
  readonly turns: number;
  readonly because: string;
}

/** A page in some turns of its site. */
export interface PageInTurns {
  /** Newest first. */
  readonly chosen: readonly (Omit<ChosenPage, "url"> & { readonly at: Instant })[];
  /** Turns of looks among them, and turns of whole captures, which look at every page. */
  readonly turns: number;
  readonly wholes: number;
  /** Turns that chose more pages than they tell, and do not tell of this one. */
  readonly perhaps: number;
  /** The index of the last page that the latest turn of looks chose; `null` where that is not known. */
  readonly bar: number | null;
  /** Newest first. */
  readonly idle: readonly IdleSpan[];
}

/** Goes through turns, newest first. */
export function pageInTurns(turns: readonly WatchTurn[], url: PageUrl): PageInTurns {
  const looks = turns.filter(({ kind }) => kind === "refresh");
  const isTold = (turn: WatchTurn): boolean => turn.chosen.some((one) => one.url === url);
  return {
    chosen: looks.flatMap((turn) => choiceOf(turn, url)),
    turns: looks.length,
    wholes: turns.filter(({ kind }) => kind === "sharp").length,
    perhaps: looks.filter((turn) => choseMore(turn) && !isTold(turn)).length,
    bar: looks[0] === undefined || hasNoBar(looks[0]) ? null : looks[0].bar,
    idle: turns.flatMap((turn) => (turn.kind === "nothing" ? [idleSpan(turn)] : [])),
  };
}

/** Until when a turn, or a run of idle turns, went on. */
export function lastOf({ at, until }: WatchTurn): Instant {
  return until ?? at;
}

function choiceOf({ at, chosen }: WatchTurn, url: PageUrl): PageInTurns["chosen"] {
  const page = chosen.find((one) => one.url === url);
  return page ? [{ at, because: page.because, index: page.index }] : [];
}

/** Turns that were kept before the number was say nothing of it. */
function choseMore({ chosen, chosenInAll }: WatchTurn): boolean {
  return chosenInAll === undefined ? chosen.length >= TOLD_CHOICES : chosenInAll > chosen.length;
}

/** Those turns called the index of a page that they did not explain 0. */
function hasNoBar(turn: WatchTurn): boolean {
  return turn.chosenInAll === undefined && choseMore(turn);
}

function idleSpan(turn: WatchTurn): IdleSpan {
  return { from: turn.at, until: lastOf(turn), turns: turn.turns ?? 1, because: turn.because };
}
