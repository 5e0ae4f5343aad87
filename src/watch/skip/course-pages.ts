// The pages of a site's course as its rounds see them.
import type { Instant, PageUrl } from "#model/index.js";
import type { WatchedPageRow } from "#ports/index.js";
import type { RoundFinding } from "./round-end.js";
import type { RoundPages } from "./skip-rounds.js";

/** What is needed of a course. */
interface CoursePages {
  /** Pages under watch. */
  readonly count: number;
  readonly mind: { has(number: number): boolean; lookedAt(number: number): Instant | null };
  pages(): Iterable<WatchedPageRow>;
}

/** Its pages for {@link RoundPages}. */
export function coursePages(course: CoursePages): RoundPages {
  return {
    paths: () => pathsOf(course.pages()),
    isWatched: (number) => course.mind.has(number),
    get count() {
      return course.count;
    },
    unseen: () => unseenPages(course),
  };
}

/** Pages under watch that were never looked at. */
export function* unseenPages(course: Pick<CoursePages, "mind" | "pages">): Iterable<number> {
  for (const { number, state } of course.pages())
    if (state === "watched" && course.mind.lookedAt(number) === null) yield number;
}

/** What a look says to a round: a first one shows the page as it stands. */
export function roundFinding(
  found: "first" | "same" | "changed" | "gone" | "failed" | "refused",
): RoundFinding {
  if (found === "failed" || found === "refused") return "silent";
  return found === "first" ? "same" : found;
}

/** By number; a number that no page has any more lies at the root. */
function pathsOf(pages: Iterable<WatchedPageRow>): string[] {
  const paths: string[] = [];
  for (const { number, url } of pages) paths[number] = pathOf(url);
  return Array.from(paths, (path: string | undefined) => path ?? "");
}

function pathOf(url: PageUrl): string {
  return new URL(url).pathname;
}
