import { sightPage } from "../look/sight-page.js";
import { ConditionalRevisits } from "./conditional-revisits.js";
import { passOver } from "./pass-loop.js";
import { planRevisits } from "./plan-revisits.js";
import { isPutOff } from "./single-fetches.js";
/** Revisits everything that was visited and not yet seen again. */
export async function revisitPass(run) {
    const { seen } = run;
    const visited = run.frontier.pages().select((page) => seen.visitOf(page.url) !== null);
    const conditional = new ConditionalRevisits(run);
    const waiting = run.frontier
        .pages()
        .select((page) => seen.visitOf(page.url) === null ? isPutOff(run, page) : !conditional.isDone(page.url));
    const putOff = waiting.select((page) => isPutOff(run, page)).length;
    const total = visited.length + putOff;
    let done = total - waiting.length;
    await passOver(run, await planRevisits(run, waiting.byHost(), conditional), {
        name: "revisit",
        leave: (page, refusal) => leaveUnasked(run, page, refusal),
        look: async (page) => {
            const sighting = await lookAfter(run, page, conditional);
            run.progress.tell("revisit", ++done, total, sighting);
        },
    });
}
/** A page that was put off is asked for the first time, and what it links to waits for the late pass. */
async function lookAfter(run, page, conditional) {
    if (run.seen.visitOf(page.url) === null)
        return (await sightPage(run, page, "late")).sighting;
    return revisit(run, page, conditional);
}
/** One page again: in full, or by its validator with the full answer after it where that is called for. */
async function revisit(run, page, conditional) {
    const condition = conditional.conditionFor(page);
    let { sighting } = await sightPage(run, page, "revisit", condition);
    const isCalledFor = condition !== null && conditional.needsFullAnswer(sighting);
    if (isCalledFor && (await run.admission.refusalOf(page, "revisit")) === null)
        ({ sighting } = await sightPage(run, page, "revisit"));
    conditional.noteAnswers(page.url);
    return sighting;
}
/** What was visited stays so, with the reason why nothing is known of it after t*. */
async function leaveUnasked({ frontier, seen }, { url }, { state, reason }) {
    if (seen.visitOf(url) === null)
        await frontier.setState(url, state, reason);
    else
        await frontier.setState(url, "visited", `not asked for again: ${reason}`);
}
