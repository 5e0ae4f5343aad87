// The same steps gone again by another course: what was told is told again, and what is chosen is held against what was
// chosen then. So the live watch can be held to the lab's promise: the same looks from the same sightings.
import type { ChosenPage, Instant } from "#model/index.js";
import type { CourseStep, SiteCourse } from "./site-course.js";

/** A choice that came out another way. */
export interface OtherChoice {
  readonly at: Instant;
  readonly before: readonly ChosenPage[];
  readonly now: readonly ChosenPage[];
}

/** How a way was gone again. */
export interface Retraced {
  readonly choices: number;
  /** Pages chosen in all of them. */
  readonly pages: number;
  readonly others: readonly OtherChoice[];
}

/** Leads a new course through steps; pages, their order and what they were chosen by must be the same. */
export function retrace(course: SiteCourse, steps: Iterable<CourseStep>): Retraced {
  const others: OtherChoice[] = [];
  let [choices, pages] = [0, 0];
  for (const step of steps) {
    if (step.kind !== "choose") {
      tell(course, step);
      continue;
    }
    choices++;
    pages += step.chosen.length;
    const now = course.choose(step.at, step.most);
    if (!isSame(step.chosen, now)) others.push({ at: step.at, before: step.chosen, now });
  }
  return { choices, pages, others };
}

function tell(course: SiteCourse, step: Exclude<CourseStep, { kind: "choose" }>): void {
  if (step.kind === "enter") course.enter(step.found, step.at);
  else if (step.kind === "learn") course.learn([step.look]);
  else course.hint(step.url, step.at, step.trust);
}

function isSame(before: readonly ChosenPage[], now: readonly ChosenPage[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ url, index }, place) => url === now[place]!.url && index === now[place]!.index)
  );
}
