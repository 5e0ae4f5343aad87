// A clock that is set back: while a turn is under way, and between a process that was killed and the next.
import { expect, it } from "vitest";
import { instant, type FetchTimes, type Instant } from "#model/index.js";
import type { Clock, Fetcher, FetchResult } from "#ports/index.js";
import type { ScriptedWeb } from "../../../support/sites/scripted-web.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

const HOUR_MS = 3_600_000;
const COUNT = 12;
const LINKS = Array.from({ length: COUNT }, (_, no) => `<a href="/p/${no}">${no}</a>`).join(" ");

function pages(): Record<string, string> {
  const all: Record<string, string> = {
    "http://a.test/": `<title>Home</title><p>Home of the town</p>${LINKS}`,
  };
  for (let no = 0; no < COUNT; no++)
    all[`http://a.test/p/${no}`] = `<title>Page ${no}</title><p>Text of page ${no}, as it was.</p>`;
  return all;
}

/** A clock beside the web's own, wrong by as much as it is told. */
class SteppedClock implements Clock {
  offsetMs = 0;
  readonly #true: Clock;

  constructor(clock: Clock) {
    this.#true = clock;
  }

  now(): Instant {
    return instant(this.#true.now() + this.offsetMs);
  }

  async sleepUntil(at: Instant, signal?: AbortSignal): Promise<void> {
    await this.#true.sleepUntil(instant(at - this.offsetMs), signal);
  }
}

/** The web as seen by that clock; told of every request before it is sent. */
function steppedWeb(web: ScriptedWeb, clock: SteppedClock, onRequest: () => void): Fetcher {
  return {
    profile: web.profile,
    close: async () => undefined,
    fetch: async (request) => {
      onRequest();
      const result = await web.fetch(request);
      return shifted(result, clock.offsetMs);
    },
  };
}

function shifted(result: FetchResult, byMs: number): FetchResult {
  if (result.kind !== "response") return result;
  const { sentAt, firstByteAt, lastByteAt } = result.exchange.times;
  const [sent, first, last] = [sentAt, firstByteAt, lastByteAt].map((at) => instant(at + byMs));
  const times: FetchTimes = { sentAt: sent!, firstByteAt: first!, lastByteAt: last! };
  return { ...result, exchange: { ...result.exchange, times } };
}

/** Watches, with a clock that is set back by so much at a request. */
async function watchedSince(
  stepAt: number,
  byMs: number,
  isKilled: boolean,
): Promise<{ logged: string[]; because: Set<string> }> {
  const logged: string[] = [];
  const because = new Set<string>();
  let clock!: SteppedClock;
  let requests = 0;
  const stop = new AbortController();
  const fetcherOf = (web: ScriptedWeb): Fetcher => {
    clock = new SteppedClock(web.clock);
    return steppedWeb(web, clock, () => {
      if (++requests !== stepAt) return;
      if (isKilled) stop.abort();
      else clock.offsetMs -= byMs;
    });
  };
  await withWatchedWeb(
    pages(),
    async ({ web, watch, turns, news, world }) => {
      const logger = { log: (level: string, words: string) => void logged.push(`${level}: ${words}`) };
      const other = { ...world, clock, logger };
      if (isKilled) await watch([planOf()], 6, stop.signal, { world: other });
      if (isKilled) clock.offsetMs -= byMs;
      await watch([planOf()], 6, undefined, { world: other });
      web.pages["http://a.test/p/3"] = "<title>Page 3</title><p>Something quite different came today.</p>";
      await watch([planOf()], 12, undefined, { world: other });
      expect(news.map(({ kind, url }) => `${kind} ${url}`)).toEqual(["changed http://a.test/p/3"]);
      for (const turn of turns) because.add(turn.because);
    },
    fetcherOf,
  );
  return { logged, because };
}

const STEPS = [
  [2, 1_000],
  [6, 3_000],
  [9, 20_000],
  [10, 2 * HOUR_MS],
] as const;

it.each(STEPS)(
  "in the middle of a turn, at request %i by %i ms: nothing fails, nothing is lost",
  async (stepAt, byMs) => {
    expect((await watchedSince(stepAt, byMs, false)).logged).toEqual([]);
  },
);

it.each(STEPS)(
  "after a kill at request %i by %i ms: it is waited for, which is said",
  async (stepAt, byMs) => {
    const { logged, because } = await watchedSince(stepAt, byMs, true);
    expect(logged).toEqual([]);
    expect([...because].filter((words) => words.startsWith("the clock is behind"))).toHaveLength(1);
  },
);
