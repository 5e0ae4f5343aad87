// The course of a site as the last process left it, or a new one.
import { FormatError } from "#errors.js";
import type { SitePlan } from "#model/index.js";
import type { WatchMemory } from "#ports/index.js";
import type { SavedColumns } from "#packed/index.js";
import { joinMind, splitMind } from "../mind/mind-and-rounds.js";
import { RefreshMind } from "../mind/refresh-mind.js";
import type { RefreshMindSettings } from "../mind/mind-settings.js";
import { SiteCourse, type CourseStep } from "../site/site-course.js";
import { courseSettingsOf } from "./plan-settings.js";
import { newSiteState, readSiteState, type SiteState } from "./site-state.js";
import type { WatchGround } from "./watch-ground.js";

/** A course and the loop's state of it. */
export interface OpenedCourse {
  readonly course: SiteCourse;
  readonly state: SiteState;
  readonly isNew: boolean;
}

/** Opens it; a mind that was lost, or made for another planner, is begun anew. */
export async function openCourse(
  plan: SitePlan,
  { world, stores: { memory }, onStep }: Pick<WatchGround, "world" | "stores" | "onStep">,
): Promise<OpenedCourse> {
  const now = world.clock.now();
  const kept = await memory.state(plan.name);
  const state = kept === null ? newSiteState(now) : readSiteState(plan.name, kept);
  const wanted = courseSettingsOf(plan);
  const { mind, saved } = await openMind(plan.name, wanted.mind, memory);
  const settings = {
    ...wanted,
    skip: wanted.skip ? { ...wanted.skip, saved } : null,
    onStep: onStep && ((step: CourseStep) => onStep(plan.name, step)),
  };
  const pages = await memory.pages(plan.name);
  const course = new SiteCourse(settings, mind, pages, state.course);
  course.enter(
    plan.seeds.map((url) => ({ url, kind: "document", depth: 0, via: null })),
    now,
  );
  return { course, state, isNew: kept === null };
}

/** What is kept of a course's learning. */
export function courseBytes({ mind, rounds }: Pick<SiteCourse, "mind" | "rounds">): Uint8Array {
  return joinMind({ mind: mind.save(), rounds: rounds?.save() ?? null });
}

async function openMind(
  site: string,
  settings: RefreshMindSettings,
  memory: WatchMemory,
): Promise<{ mind: RefreshMind; saved?: SavedColumns | undefined }> {
  const bytes = await memory.mind(site);
  if (bytes === null) return { mind: new RefreshMind(settings) };
  try {
    const kept = splitMind(bytes);
    const mind = RefreshMind.load(kept.mind);
    const fits = mind.settings.planner === settings.planner && mind.settings.periodMs === settings.periodMs;
    return fits ? { mind, saved: kept.rounds ?? undefined } : { mind: new RefreshMind(settings) };
  } catch (error) {
    if (error instanceof FormatError) return { mind: new RefreshMind(settings) };
    throw error;
  }
}
