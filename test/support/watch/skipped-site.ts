// A made-up site that stands still within a round, looked through by the course of a watch that passes over pages:
// what was found is held against what the site itself knows.
import { SeededRandom } from "#adapters/index.js";
import { instant, type EstimatedShare, type PageUrl } from "#model/index.js";
import { courseSettingsOf, SiteCourse, type CourseSettings } from "#watch/index.js";
import { planOf } from "./watched-web.js";

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;
const START = Math.ceil(Date.UTC(2026, 0, 5) / WEEK_MS) * WEEK_MS;
const TURN_LOOKS = 40;

/** How pages of a directory change: by themselves each round, and all together. */
export interface DirectoryLife {
  readonly pages: number;
  readonly own: number;
  readonly bulk: number;
}

/** Some directories are busy, some edited in bulk at times, most asleep. */
export const LIVES: readonly DirectoryLife[] = [
  ...Array.from({ length: 3 }, () => ({ pages: 20, own: 0.4, bulk: 0.02 })),
  ...Array.from({ length: 5 }, () => ({ pages: 30, own: 0.03, bulk: 0.03 })),
  ...Array.from({ length: 6 }, () => ({ pages: 40, own: 0.002, bulk: 0.01 })),
];

/** What a round came to, by the site's own record. */
export interface JudgedRound {
  readonly changes: number;
  readonly found: number;
  readonly looks: number;
  readonly pages: number;
  readonly isWhole: boolean;
}

/** A site, its watch, and what was judged of each round. */
export interface JudgedRounds {
  readonly rounds: readonly JudgedRound[];
  readonly delivered: EstimatedShare | null;
  readonly course: SiteCourse;
  /** What each choice named. */
  readonly choices: readonly (readonly string[])[];
}

/** How a site is looked through. */
export interface SkipTrial {
  readonly seed: number;
  readonly recall: number;
  readonly rounds: number;
  readonly lives: readonly DirectoryLife[];
  /** Called between turns; may give another course to go on with. */
  readonly betweenTurns?: (course: SiteCourse, settings: CourseSettings) => SiteCourse;
}

/** The mean of the rounds' recalls, of those that passed over pages and had changes; the share they passed over. */
export function deliveredBy(rounds: readonly JudgedRound[]): { mean: number; passedOver: number } {
  const skipping = rounds.filter(({ isWhole }) => !isWhole);
  const lively = skipping.filter(({ changes }) => changes > 0);
  const sum = (of: (round: JudgedRound) => number, all: readonly JudgedRound[]): number =>
    all.reduce((total, round) => total + of(round), 0);
  return {
    mean: sum(({ found, changes }) => found / changes, lively) / lively.length,
    passedOver: 1 - sum(({ looks, pages }) => looks / pages, skipping) / skipping.length,
  };
}

/** Goes through the rounds. */
export function judgeRounds({ seed, recall, rounds, lives, betweenTurns }: SkipTrial): JudgedRounds {
  const random = new SeededRandom(seed);
  const settings = courseSettingsOf(planOf({ recall }));
  const pages = lives.flatMap((life, directory) =>
    Array.from({ length: life.pages }, (_, page) => ({ url: urlOf(directory, page), directory, life })),
  );
  let course = new SiteCourse(settings);
  course.enter(
    pages.map(({ url }) => ({ url, kind: "document" as const, depth: 1, via: null })),
    instant(START),
  );
  const version = new Map<PageUrl, number>(pages.map(({ url }) => [url, 0]));
  const held = new Map<PageUrl, number>();
  const judged: JudgedRound[] = [];
  const choices: string[][] = [];
  for (let round = 0; round < rounds; round++) {
    const bulks = lives.map(({ bulk }) => random.next() < bulk);
    const changed = new Set<PageUrl>();
    for (const { url, directory, life } of pages) {
      const own = random.next() < life.own;
      if (round === 0 || !(bulks[directory] || own)) continue;
      changed.add(url);
      version.set(url, version.get(url)! + 1);
    }
    let [looks, found] = [0, 0];
    for (let turn = 0; ; turn++) {
      const at = instant(START + round * WEEK_MS + turn * HOUR_MS);
      const chosen = course.choose(at, TURN_LOOKS);
      choices.push(chosen.map(({ url, because }) => `${because} ${url}`));
      if (chosen.length === 0) break;
      for (const { url } of chosen) {
        looks++;
        const before = held.get(url);
        held.set(url, version.get(url)!);
        if (changed.has(url)) found++;
        const what = before === undefined ? "first" : before === version.get(url) ? "same" : "changed";
        course.learn([{ url, at, found: what, importance: 1 }]);
      }
      course = betweenTurns?.(course, settings) ?? course;
    }
    const { isWhole } = course.rounds!.figures()!;
    judged.push({ changes: changed.size, found, looks, pages: pages.length, isWhole });
  }
  return { rounds: judged, delivered: course.rounds!.figures()!.delivered, course, choices };
}

function urlOf(directory: number, page: number): PageUrl {
  return `http://a.test/d${directory}/p${page}.html` as PageUrl;
}
