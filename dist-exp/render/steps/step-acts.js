import { handOn } from "../behaviours/page-hand.js";
import { takeScreenshots } from "../page/screenshots.js";
import { alignTime, isQuietWithin, lookOf } from "../page/settle.js";
import { withoutSecrets } from "./hidden-secrets.js";
/** How long an element is waited for where nothing is said, in the page's own time. */
const WAIT_MS = 10_000;
/** The next step finds the page's clock at a multiple of these. */
const AFTER_SENDING_MS = 5_000;
const AFTER_STEP_MS = 1_000;
/** Does one step that is no repetition. */
export function doStep(at, step) {
    if ("click" in step)
        return onElement(at, step.click, "acts.press()");
    if ("fill" in step)
        return fill(at, step.fill);
    if ("wait" in step)
        return wait(at, step.wait);
    return picture(at, step.screenshot);
}
/** Does something to an element, and lets the page come to rest. */
async function onElement(at, wish, act) {
    const { guard, limits } = at.record;
    const isFound = await find(at, wish.selector);
    if (isFound === undefined)
        return "failed";
    if (!isFound)
        return wish.optional ? "passed-over" : "not-found";
    if (wish.submits)
        guard.submit(wish.repeatable === true);
    else
        guard.act();
    const before = await lookOf(at);
    await handOn(at).ask(act);
    // What is sent leads to another document, or to much in this one: it is given the time of a page.
    const bounds = wish.submits
        ? { quietMs: limits.quietVirtualMs, atMostMs: limits.virtualBudgetMs }
        : { quietMs: limits.actQuietVirtualMs, atMostMs: limits.actVirtualMs, before };
    await isQuietWithin(at, bounds);
    await alignTime(at, wish.submits ? AFTER_SENDING_MS : AFTER_STEP_MS);
    await handOn(at).collectLinks();
    return "done";
}
/** `undefined` where the selector is none. */
async function find(at, selector) {
    const found = await handOn(at).ask(`acts.query(${JSON.stringify(selector)})`);
    return typeof found === "boolean" ? found : undefined;
}
async function fill(at, wish) {
    const { secrets, guard } = at.record;
    const value = wish.secret === undefined ? wish.value : secrets?.valueOf(wish.secret);
    if (value === undefined || value === null)
        return "failed";
    if (wish.secret !== undefined)
        guard.fillSecret(value);
    return onElement(at, wish, `(${FILL_SCRIPT})(acts.choose(), ${JSON.stringify(value)})`);
}
/** As typing does it: frameworks hear `input`, and `change` when the field is left. */
const FILL_SCRIPT = `(e, value) => {
  e.focus?.({ preventScroll: true });
  if (e.isContentEditable) e.textContent = value;
  else e.value = value;
  e.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
  e.dispatchEvent(new Event("change", { bubbles: true }));
}`;
async function wait(at, wish) {
    const { limits } = at.record;
    const atMostMs = wish.atMostMs ?? WAIT_MS;
    if (wish.selector === undefined) {
        const isQuiet = await isQuietWithin(at, { quietMs: limits.quietVirtualMs, atMostMs });
        return isQuiet ? "done" : wish.optional ? "passed-over" : "not-found";
    }
    const endMs = at.open.time.grantedMs + atMostMs;
    while (at.record.reached === null) {
        const isFound = await find(at, wish.selector);
        if (isFound === true)
            return "done";
        // A document that is on its way has no answer yet; a selector that is none never has.
        if (isFound === undefined && !at.record.guard.mayLeave)
            return "failed";
        if (at.open.time.grantedMs >= endMs)
            return wish.optional ? "passed-over" : "not-found";
        await isQuietWithin(at, { quietMs: limits.sliceMs, atMostMs: limits.sliceMs });
    }
    return "not-reached";
}
async function picture(at, { name }) {
    const { record, connection, open } = at;
    const { pictures } = record.log;
    if (pictures.length >= record.limits.maxStepPictures) {
        record.book.note("limit", "pictures of steps");
        return "passed-over";
    }
    await record.over.during(open.time.stop());
    const taken = await withoutSecrets(at, () => record.over.during(takeScreenshots(connection, open.session, { screenshot: "view" }, record.limits)));
    pictures.push(...(taken ?? []).map((one) => ({ ...one, name: unlike(name, pictures) })));
    return taken === null ? "passed-over" : "done";
}
/** A step that is repeated takes several: each has a name of its own. */
function unlike(name, pictures) {
    const isTaken = (one) => pictures.some((picture) => picture.name === one);
    let [free, at] = [name, 2];
    while (isTaken(free))
        free = `${name}-${at++}`;
    return free;
}
