// A capture that is gone on with must be able to ask for something: where nothing can be asked, no page is marked as
// failed and nothing is concluded; it stays as it was, to be gone on with later.
import { IsochronError, UsageError } from "#errors.js";
import { hostOf, mannersOf } from "#model/index.js";
/** So many hosts are tried: one that answers is enough. */
const MOST_HOSTS = 8;
/** Ends the resume before it changes anything when none of the hosts that have pages waiting can be asked. */
export async function requireReach(run) {
    const { capture, settings } = run.state;
    const reasons = [];
    let isRefused = true;
    for (const page of firstOfHosts(waitingPages(run))) {
        const answer = await run.robots.of(page.url);
        const problem = problemOf(answer, mannersOf(settings).robots);
        if (problem === null)
            return;
        reasons.push(`${hostOf(page.url)}: ${problem}`);
        isRefused &&= answer.kind === "rules";
    }
    if (reasons.length === 0)
        return;
    const others = reasons.length === 1 ? "" : `, and ${reasons.length - 1} more hosts`;
    const what = `${reasons[0]}${others}; capture ${capture.id} stays as it was`;
    if (isRefused)
        throw new UsageError("PRIVATE_ADDRESS", `${what}: go on with --allow-private`);
    throw new IsochronError("UNREACHABLE", `${what}, to be resumed when the host answers`);
}
/** Why nothing may be asked for there. */
function problemOf(answer, policy) {
    if (answer.kind === "rules")
        return answer.refused ?? null;
    return policy !== "obey" && answer.answered ? null : answer.reason;
}
/** Pages that this run would ask for: not seen yet, or not seen again. */
function* waitingPages({ state, frontier, seen, admission }) {
    const hasRevisits = state.capture.phase === "revisiting" && state.settings.passes !== 1;
    for (const page of frontier.pages()) {
        const isUnseen = page.state === "known" && !seen.has(page.url);
        const isSeenOnce = hasRevisits && seen.visitOf(page.url) !== null && !isSeenAgain(page, seen);
        if ((isUnseen || isSeenOnce) && admission.isWithinLimits(page))
            yield page;
    }
}
function isSeenAgain({ url }, seen) {
    return seen.of(url).some(({ pass }) => pass === "revisit");
}
function firstOfHosts(pages) {
    const first = new Map();
    for (const page of pages) {
        const host = hostOf(page.url);
        if (!first.has(host))
            first.set(host, page);
        if (first.size >= MOST_HOSTS)
            break;
    }
    return first.values();
}
