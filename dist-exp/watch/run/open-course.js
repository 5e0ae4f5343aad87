// The course of a site as the last process left it, or a new one.
import { FormatError } from "#errors.js";
import { joinMind, splitMind } from "../mind/mind-and-rounds.js";
import { RefreshMind } from "../mind/refresh-mind.js";
import { SiteCourse } from "../site/site-course.js";
import { courseSettingsOf } from "./plan-settings.js";
import { newSiteState, readSiteState } from "./site-state.js";
/** Opens it; a mind that was lost, or made for another planner, is begun anew. */
export async function openCourse(plan, { world, stores: { memory }, onStep }) {
    const now = world.clock.now();
    const kept = await memory.state(plan.name);
    const state = kept === null ? newSiteState(now) : readSiteState(plan.name, kept);
    const wanted = courseSettingsOf(plan);
    const { mind, saved } = await openMind(plan.name, wanted.mind, memory);
    const settings = {
        ...wanted,
        skip: wanted.skip ? { ...wanted.skip, saved } : null,
        onStep: onStep && ((step) => onStep(plan.name, step)),
    };
    const pages = await memory.pages(plan.name);
    const course = new SiteCourse(settings, mind, pages, state.course);
    course.enter(plan.seeds.map((url) => ({ url, kind: "document", depth: 0, via: null })), now);
    return { course, state, isNew: kept === null };
}
/** What is kept of a course's learning. */
export function courseBytes({ mind, rounds }) {
    return joinMind({ mind: mind.save(), rounds: rounds?.save() ?? null });
}
async function openMind(site, settings, memory) {
    const bytes = await memory.mind(site);
    if (bytes === null)
        return { mind: new RefreshMind(settings) };
    try {
        const kept = splitMind(bytes);
        const mind = RefreshMind.load(kept.mind);
        const fits = mind.settings.planner === settings.planner && mind.settings.periodMs === settings.periodMs;
        return fits ? { mind, saved: kept.rounds ?? undefined } : { mind: new RefreshMind(settings) };
    }
    catch (error) {
        if (error instanceof FormatError)
            return { mind: new RefreshMind(settings) };
        throw error;
    }
}
