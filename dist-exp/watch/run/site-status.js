// What can be said of a site under watch at any time.
import { nextTurn } from "./turn-times.js";
import { freshnessOf, mostGain } from "../site/prospects.js";
import { sharpDue } from "./decide.js";
const NEXT_LOOKS = 5;
/** The status of a site. */
export function siteStatus(parts) {
    const { plan, state, course, spent, now, turnMs, note } = parts;
    const prospects = course.mind.prospects(now);
    const skip = course.rounds?.figures() ?? null;
    const held = state.looks === 0 ? null : course.mind.held(now);
    return {
        site: plan.name,
        condition: conditionOf(parts),
        note,
        at: now,
        beganAt: state.beganAt,
        pages: countPages(course),
        looks: state.looks,
        versions: state.versions,
        requestsToday: { spent: spent.requests, most: plan.requestsPerDay },
        bytesThisMonth: { spent: spent.bytes, most: plan.bytesPerMonth },
        completeness: held === null ? null : { share: held.share, low: held.low, high: held.high },
        freshness: freshnessOf(prospects),
        proved: state.lastSharp === null ? null : { share: state.lastSharp.share, asOf: state.lastSharp.asOf, captureId: state.lastSharp.captureId }, // prettier-ignore
        lastTurnAt: state.lastTurnAt,
        nextTurnAt: plan.isPaused ? null : nextTurn(plan.name, now, turnMs),
        nextSharpAt: plan.isPaused || plan.wants === "versions" ? null : sharpDue({ plan, state }),
        nextLooks: plan.wants === "sharp" || plan.isPaused ? [] : nextLooks(parts, prospects),
        ...(skip !== null && { skip }),
    };
}
/** By the planner, or by the round that is under way. */
function nextLooks({ course, now }, prospects) {
    const ofRound = course.rounds?.ahead(NEXT_LOOKS) ?? null;
    if (ofRound !== null)
        return ofRound.map(({ page, because }) => {
            const { gain } = course.mind.why(page, now);
            return { url: course.page(page).url, because, gain };
        });
    return mostGain(prospects, NEXT_LOOKS).map((row) => {
        const number = prospects.pages[row];
        const { because } = course.mind.why(number, now);
        return { url: course.page(number).url, because, gain: prospects.gain[row] };
    });
}
function conditionOf({ plan, state, spent, now }) {
    if (plan.isPaused)
        return "paused";
    if (state.deadUntil !== null && state.deadUntil > now)
        return "dead";
    const isSpent = spent.requests >= plan.requestsPerDay ||
        (plan.bytesPerMonth !== null && spent.bytes >= plan.bytesPerMonth);
    return isSpent ? "spent" : "watching";
}
function countPages(course) {
    const counts = { watched: 0, asleep: 0, gone: 0 };
    for (const { state } of course.pages())
        counts[state]++;
    return counts;
}
