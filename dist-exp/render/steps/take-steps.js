import { handOn } from "../behaviours/page-hand.js";
import { alignTime } from "../page/settle.js";
import { recordStep } from "./record-step.js";
import { doStep } from "./step-acts.js";
/** Steps begin at a multiple of this of the page's own time. */
const FIRST_STEP_MS = 5_000;
/** Takes them; what comes of each is on record. */
export async function takeSteps(at, steps) {
    at.record.guard.act();
    await alignTime(at, FIRST_STEP_MS);
    await takeAll(at, steps, "");
}
async function takeAll(at, steps, above) {
    for (const [index, step] of steps.entries()) {
        const place = `${above}${index + 1}`;
        if (await take(at, step, place))
            continue;
        // What was meant to follow is told once, at the top.
        if (above === "")
            for (const [later, missed] of steps.entries())
                if (later > index)
                    await recordStep(at, missed, `${later + 1}`, () => Promise.resolve("not-reached"));
        return false;
    }
    return true;
}
async function take(at, step, place) {
    if ("repeat" in step)
        return repeat(at, step.repeat, place);
    const end = await recordStep(at, step, place, () => boundOr(at, () => doStep(at, step)));
    if (end === "done" || end === "passed-over")
        return true;
    at.record.book.note("step-failed", `step ${place}: ${end}`);
    return false;
}
/** A page at its limit is shown as it stands. */
async function boundOr(at, act) {
    const { record } = at;
    if (record.reached !== null)
        return "not-reached";
    if (record.log.steps.length <= record.limits.maxSteps)
        return act();
    record.book.note("limit", "steps");
    return "not-reached";
}
async function repeat(at, wish, place) {
    for (let round = 0; round < wish.times; round++) {
        if (wish.while !== undefined && !(await isThere(at, wish.while)))
            return true;
        if (!(await takeAll(at, wish.steps, `${place}.`)))
            return false;
    }
    if (wish.while !== undefined && (await isThere(at, wish.while)))
        at.record.book.note("acts-bounded", `step ${place}: ${wish.times} times`);
    return true;
}
async function isThere(at, selector) {
    return (await handOn(at).ask(`acts.query(${JSON.stringify(selector)})`)) === true;
}
