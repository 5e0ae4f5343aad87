// Which pages of a site are under watch, sleep, leave and come back, and what is told of those chosen.
import { describe, expect, it } from "vitest";
import { instant, TOLD_CHOICES, type Instant, type PageUrl } from "#model/index.js";
import { MIND_DEFAULTS } from "#watch/index.js";
import { SiteCourse, type CourseLook } from "#watch/site/site-course.js";

const DAY_MS = 86_400_000;
const SEED = "http://a.test/" as PageUrl;
const PAGE = "http://a.test/p" as PageUrl;

function day(count: number): Instant {
  return instant(Date.UTC(2026, 0, 1) + count * DAY_MS);
}

function courseOf(pages: readonly PageUrl[], maxPages = 1_000): SiteCourse {
  const course = new SiteCourse({ mind: MIND_DEFAULTS, maxPages });
  enter(course, pages, 0);
  return course;
}

function enter(course: SiteCourse, pages: readonly PageUrl[], at: number): PageUrl[] {
  const found = pages.map((url) => ({ url, kind: "document", depth: 1, via: null }) as const);
  return course.enter(found, day(at)).map(({ url }) => url);
}

function look(course: SiteCourse, at: number, found: CourseLook["found"], url: PageUrl = PAGE): void {
  course.learn([{ url, at: day(at), found, importance: null }]);
}

/** A look on every day, both ends in it. */
function looks(course: SiteCourse, found: CourseLook["found"], from: number, to: number): void {
  for (let at = from; at <= to; at++) look(course, at, found);
}

function stateOf(course: SiteCourse, url: PageUrl = PAGE) {
  return [...course.pages()].find((page) => page.url === url)?.state;
}

function isChosen(course: SiteCourse, at: number): boolean {
  return course.choose(day(at), 10).some(({ url }) => url === PAGE);
}

describe("a page that fails", () => {
  it("sleeps after eight looks in a row over a week, and not before", () => {
    const course = courseOf([SEED, PAGE]);
    looks(course, "failed", 0, 6);
    look(course, 6.9, "failed");
    expect(stateOf(course)).toBe("watched"); // eight looks, not yet a week
    look(course, 7, "failed");
    expect(stateOf(course)).toBe("asleep");
    expect([isChosen(course, 20), course.count, course.knows(PAGE)]).toEqual([false, 1, true]);
    const rare = courseOf([SEED, PAGE]);
    for (const at of [0, 5, 10, 15, 20, 25, 30]) look(rare, at, "failed");
    expect(stateOf(rare)).toBe("watched"); // a month, and seven looks
  });

  it("that answers in between begins anew", () => {
    const course = courseOf([SEED, PAGE]);
    looks(course, "failed", 0, 6);
    look(course, 7, "same");
    looks(course, "failed", 8, 14);
    expect(stateOf(course)).toBe("watched");
  });

  it("is tried again after thirty days, and sleeps on where it goes on failing", () => {
    const course = courseOf([SEED, PAGE]);
    looks(course, "failed", 0, 7);
    expect(isChosen(course, 36.9)).toBe(false);
    expect([isChosen(course, 37), stateOf(course)]).toEqual([true, "watched"]);
    looks(course, "failed", 37, 44);
    expect(stateOf(course)).toBe("asleep");
    expect(isChosen(course, 60)).toBe(false);
  });

  it("sleeps on where a whole capture finds it failing; one that answers there is awake", () => {
    const course = courseOf([SEED, PAGE]);
    looks(course, "failed", 0, 7);
    look(course, 10, "failed");
    expect([stateOf(course), isChosen(course, 11)]).toEqual(["asleep", false]);
    look(course, 12, "same");
    expect(stateOf(course)).toBe("watched");
    looks(course, "failed", 13, 20);
    expect(stateOf(course)).toBe("asleep");
  });

  it("is not brought back by a link: it is known", () => {
    const course = courseOf([SEED, PAGE]);
    looks(course, "failed", 0, 7);
    expect(enter(course, [PAGE], 9)).toEqual([]);
    expect(stateOf(course)).toBe("asleep");
  });
});

describe("a page that is gone", () => {
  it("leaves after three looks in a row over thirty days, and not before", () => {
    const course = courseOf([SEED, PAGE]);
    for (const at of [0, 1, 2, 29.9]) look(course, at, "gone");
    expect([stateOf(course), course.isGone(PAGE)]).toEqual(["watched", true]);
    look(course, 30, "gone");
    expect([stateOf(course), course.knows(PAGE), course.count]).toEqual(["gone", false, 1]);
    expect(isChosen(course, 40)).toBe(false);
    const rare = courseOf([SEED, PAGE]);
    for (const at of [0, 60]) look(rare, at, "gone");
    expect(stateOf(rare)).toBe("watched"); // two looks
  });

  it("comes back when a link leads to it, under its old number", () => {
    const course = courseOf([SEED, PAGE]);
    const { number } = [...course.pages()].find(({ url }) => url === PAGE)!;
    for (const at of [0, 15, 30]) look(course, at, "gone");
    expect(enter(course, [PAGE], 50)).toEqual([PAGE]);
    expect([stateOf(course), course.page(number).url, course.page(number).addedAt]).toEqual([
      "watched",
      PAGE,
      day(0),
    ]);
  });

  it("stays gone where a whole capture finds it gone, or nobody answering; it is back where it is there", () => {
    const course = courseOf([SEED, PAGE]);
    for (const at of [0, 15, 30]) look(course, at, "gone");
    look(course, 31, "gone");
    look(course, 32, "failed");
    expect([stateOf(course), course.count]).toEqual(["gone", 1]);
    expect(course.state.troubles).toEqual([]);
    look(course, 33, "changed");
    expect([stateOf(course), course.isGone(PAGE)]).toEqual(["watched", false]);
  });
});

it("there are never more pages under watch than are asked for; one that leaves makes room", () => {
  const course = courseOf([SEED], 3);
  const more = [1, 2, 3].map((no) => `http://a.test/${no}` as PageUrl);
  expect(enter(course, more, 1)).toEqual(more.slice(0, 2));
  expect(course.count).toBe(3);
  for (const at of [2, 20, 40]) look(course, at, "gone", more[0]!);
  expect(enter(course, more, 41)).toEqual([more[0]!]);
  expect(course.count).toBe(3);
});

it("a page that sleeps does not wake where others have taken its room, and wakes when there is some", () => {
  const course = courseOf([SEED, PAGE], 2);
  const other = "http://a.test/other" as PageUrl;
  looks(course, "failed", 0, 7);
  expect(enter(course, [other], 8)).toEqual([other]);
  look(course, 9, "same");
  expect([isChosen(course, 40), course.count]).toEqual([false, 2]);
  for (const at of [41, 60, 80]) look(course, at, "gone", other);
  expect([isChosen(course, 81), course.count]).toEqual([true, 2]);
});

it("what a turn tells of is explained, and so is the last page chosen, however many there are", () => {
  const pages = Array.from({ length: TOLD_CHOICES + 50 }, (_, no) => `http://a.test/${no}` as PageUrl);
  const course = courseOf(pages);
  for (const url of pages) look(course, 0, "first", url);
  for (const [no, url] of pages.entries()) look(course, 1, no % 3 === 0 ? "changed" : "same", url);
  const chosen = course.choose(day(20), pages.length - 10);
  expect(chosen).toHaveLength(pages.length - 10);
  expect(chosen.slice(0, TOLD_CHOICES).every(({ index }) => index > 0)).toBe(true);
  expect(chosen.at(-1)!.index).toBeGreaterThan(0);
  expect(chosen.at(-1)!.index).toBeLessThanOrEqual(chosen[0]!.index);
});
