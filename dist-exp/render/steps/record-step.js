// What is put down of a step: what it was, never what it wrote, and what it led to.
import { sha256Digest } from "#formats/index.js";
import { askPage } from "../page/ask-page.js";
import { readText } from "../page/read-tree.js";
/** So many requests of a step are named. */
const MOST_NAMED = 100;
const NO_TEXT = sha256Digest(new Uint8Array());
/** Takes one step and puts it down; the entry stands before, in case the page does not survive it. */
export async function recordStep(at, step, place, take) {
    const { ledger, guard, log } = at.record;
    const [requests, refused, before] = [ledger.ownCount, guard.refused, await addressOf(at)];
    const [asked, pictures] = [ledger.count, log.pictures.length];
    const entry = log.beginStep({
        place,
        step: describeStep(step),
        end: "failed",
        requestsLedTo: 0,
        requests: [],
        refused: 0,
        wentTo: null,
        textDigest: NO_TEXT,
        pictures: [],
    });
    entry.end = await take();
    entry.requestsLedTo = ledger.ownCount - requests;
    entry.requests = named(ledger.requests.slice(asked));
    entry.pictures = log.pictures.slice(pictures).flatMap(({ name }) => name ?? []);
    entry.refused = guard.refused - refused;
    if (entry.end === "not-reached")
        return entry.end;
    const after = await addressOf(at);
    entry.wentTo = after === before ? null : after;
    entry.textDigest = await textDigestOf(at);
    return entry.end;
}
/** Sorted, since what is asked for at once comes in any order; icons are asked for when the browser likes. */
function named(requests) {
    const own = requests.filter(({ resourceType }) => resourceType !== "Other");
    return [...new Set(own.map(({ method, url }) => `${method} ${url}`))].sort().slice(0, MOST_NAMED);
}
/** Kind and selector. */
export function describeStep(step) {
    if ("click" in step)
        return `click ${step.click.selector}`;
    if ("fill" in step)
        return `fill ${step.fill.selector}`;
    if ("wait" in step)
        return `wait ${step.wait.selector ?? "until quiet"}`;
    if ("screenshot" in step)
        return `screenshot ${step.screenshot.name}`;
    return `repeat ${step.repeat.times} times`;
}
async function addressOf(at) {
    return String(await askPage(at, "location.href")).slice(0, 2_000);
}
async function textDigestOf({ connection, record, open }) {
    if (record.reached !== null)
        return NO_TEXT;
    const patience = { session: open.session, patienceMs: record.limits.maxBusyMs };
    const asked = connection.send("DOMSnapshot.captureSnapshot", { computedStyles: [] }, patience);
    const text = readText(await record.over.during(asked), record.secrets);
    return sha256Digest(Buffer.from(text, "utf8"));
}
