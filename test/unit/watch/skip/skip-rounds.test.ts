// Rounds that pass over pages: nothing is passed over before enough is known, what was not seen is unverified, and a
// process that goes on from what was kept names the same pages.
import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import { courseSettingsOf, RefreshMind, SiteCourse } from "#watch/index.js";
import { splitMind } from "#watch/mind/mind-and-rounds.js";
import { courseBytes } from "#watch/run/open-course.js";
import { planOf } from "../../../support/watch/watched-web.js";
import { judgeRounds, LIVES } from "../../../support/watch/skipped-site.js";

const WEEK_MS = 7 * 86_400_000;
const START = Math.ceil(Date.UTC(2026, 0, 5) / WEEK_MS) * WEEK_MS;
const SMALL = LIVES.map((life) => ({ ...life, pages: life.pages / 5 }));

function reopened(course: SiteCourse, settings: ConstructorParameters<typeof SiteCourse>[0]): SiteCourse {
  const { mind, rounds } = splitMind(courseBytes(course));
  const skip = { ...settings.skip!, saved: rounds! };
  const state = JSON.parse(JSON.stringify(course.state)) as SiteCourse["state"];
  return new SiteCourse({ ...settings, skip }, RefreshMind.load(mind), [...course.pages()], state);
}

function courseOf(pages: number): { course: SiteCourse; urls: PageUrl[] } {
  const course = new SiteCourse(courseSettingsOf(planOf({ recall: 0.9 })));
  const urls = Array.from({ length: pages }, (_, page) => `http://a.test/p${page}` as PageUrl);
  course.enter(
    urls.map((url) => ({ url, kind: "document" as const, depth: 1, via: null })),
    instant(START),
  );
  return { course, urls };
}

describe("rounds that pass over pages", () => {
  const trial = { seed: 3, recall: 0.8, rounds: 24, lives: SMALL } as const;
  const straight = judgeRounds(trial);

  it("look at every page in the first twenty, and at fewer from then on", () => {
    const whole = straight.rounds.slice(0, 20);
    expect(whole.every(({ looks, pages, isWhole }) => isWhole && looks === pages)).toBe(true);
    expect(whole.every(({ found, changes }) => found === changes)).toBe(true);
    const later = straight.rounds.slice(20);
    expect(later.every(({ looks, pages }) => looks < pages)).toBe(true);
  });

  it("name the same pages when every turn begins from what the one before kept", () => {
    const again = judgeRounds({ ...trial, betweenTurns: reopened });
    expect(again.rounds).toEqual(straight.rounds);
    expect(again.choices).toEqual(straight.choices);
    expect(again.delivered).toEqual(straight.delivered);
  });

  it("say of every page not seen since the round began that it is unverified", () => {
    const { course, rounds } = straight;
    const { looks, pages } = rounds.at(-1)!;
    expect(course.rounds!.figures()).toMatchObject({
      isOver: true,
      verified: looks,
      unverified: pages - looks,
    });
    expect(course.rounds!.figures()!.unverified).toBeGreaterThan(0);
  });

  it("look at some of what they pass over by lot, and say what that tells", () => {
    const choices = straight.choices.flat();
    expect(choices.some((choice) => choice.startsWith("search "))).toBe(true);
    expect(choices.some((choice) => choice.startsWith("lot "))).toBe(true);
    expect(straight.delivered).not.toBeNull();
  });

  it("do not wait for a page that fails, nor count it as seen", () => {
    const { course, urls } = courseOf(3);
    const at = instant(START);
    for (const { url } of course.choose(at, 10))
      course.learn([{ url, at, found: url === urls[1] ? "failed" : "first", importance: null }]);
    expect(course.choose(at, 10)).toEqual([]);
    expect(course.rounds!.figures()).toMatchObject({ verified: 2, unverified: 1, isOver: true });
  });

  it("follow a hint that is more likely right than wrong, once", () => {
    const { course, urls } = courseOf(3);
    const [first, second] = [instant(START), instant(START + WEEK_MS)];
    for (const { url } of course.choose(first, 10))
      course.learn([{ url, at: first, found: "first", importance: null }]);
    course.choose(second, 1);
    course.hint(urls[2]!, second, 0.3);
    expect(course.choose(second, 1)[0]!.because).toBe("search");
    course.hint(urls[2]!, second, 0.7);
    const [hinted] = course.choose(second, 1);
    expect([hinted!.url, hinted!.because]).toEqual([urls[2], "hint"]);
    course.learn([{ url: urls[2]!, at: second, found: "same", importance: null }]);
    expect(course.choose(second, 10).map(({ url }) => url)).not.toContain(urls[2]);
  });

  it("are not there unless a recall is asked for", () => {
    const course = new SiteCourse(courseSettingsOf(planOf()));
    expect(course.rounds).toBeNull();
  });
});
