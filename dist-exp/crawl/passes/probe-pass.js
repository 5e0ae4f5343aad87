// The probe pass: a page that differs after t* may have changed, or may differ at every request.
import { identityKey, isCaptured } from "#model/index.js";
import { groupByHost } from "./by-host.js";
import { passOver } from "./pass-loop.js";
import { sightPage } from "../look/sight-page.js";
/** Looks again at every page that differed; two back-to-back responses that differ make it self-varying. */
export async function probePass(run) {
    const differing = run.frontier.pages().filter((page) => differed(run.seen.of(page.url)));
    const waiting = differing.filter((page) => !run.seen.of(page.url).some((s) => s.pass === "probe"));
    let done = 0;
    await passOver(run, groupByHost(waiting), {
        name: "probe",
        leave: async () => undefined, // it stays as its revisit left it
        look: async (page) => run.progress.tell("probe", ++done, differing.length, await probe(run, page)),
    });
}
/** One look tells a page that changed once; only one that differs again gets the second, back to back. */
async function probe(run, page) {
    const before = run.seen.of(page.url).findLast(isCaptured);
    const { sighting } = await sightPage(run, page, "probe");
    if (!isCaptured(sighting) || keyOf(sighting) === keyOf(before))
        return sighting;
    if ((await run.admission.refusalOf(page, "probe")) !== null)
        return sighting;
    return (await sightPage(run, page, "probe")).sighting;
}
function differed(sightings) {
    const visit = sightings.find((s) => s.pass === "visit" && isCaptured(s));
    const revisit = sightings.findLast((s) => s.pass === "revisit" && isCaptured(s));
    return visit !== undefined && revisit !== undefined && keyOf(visit) !== keyOf(revisit);
}
function keyOf({ outcome }) {
    return outcome.kind === "captured" ? identityKey(outcome.identity) : outcome.kind;
}
