// The repair pass: revisits that failed are tried again, those first whose failure costs most.
import { hostOf, isCaptured } from "#model/index.js";
import { againstNotModified } from "#quality/index.js";
import { groupByHost } from "./by-host.js";
import { passOver } from "./pass-loop.js";
import { isRetryable } from "./retry.js";
import { sightPage } from "../look/sight-page.js";
/** Fetches after t* that a page may fail before it is given up, the revisit itself included. */
const MOST_TRIES = 3;
/** Rounds over the failed revisits, as long as some may pass and may be asked for. */
export async function repairPass(run) {
    const left = new Set();
    const toRepair = () => brokenPages(run).filter(({ url }) => !left.has(url));
    for (let broken = toRepair(); broken.length > 0; broken = toRepair()) {
        let done = 0;
        await passOver(run, groupByHost(await costliestFirst(run, broken)), {
            name: "repair",
            leave: async ({ url }) => void left.add(url), // it stays as its revisit left it
            look: async (page) => {
                const { sighting } = await sightPage(run, page, passAfter(run.seen.of(page.url)));
                run.progress.tell("revisit", ++done, broken.length, sighting);
            },
        });
    }
}
function brokenPages(run) {
    const distrusted = hostsOfVoid304s(run);
    return run.frontier.pages().filter((page) => {
        if (page.late)
            return false;
        const sightings = run.seen.of(page.url);
        const pass = passAfter(sightings);
        const tries = sightings.filter((s) => s.pass === pass);
        if (tries.length === 0 || tries.length >= MOST_TRIES || tries.some(isCaptured))
            return false;
        // A 304 is an answer, unless its host's were found to be worth nothing.
        const is304 = tries.some(({ outcome }) => outcome.kind === "unchanged");
        return is304 ? distrusted.has(hostOf(page.url)) : isRetryable(tries.at(-1));
    });
}
/** A page without a visit was to be asked for once, after t*; one that failed before t* stays failed. */
function passAfter(sightings) {
    return sightings.some((s) => s.pass === "visit" && isCaptured(s)) ? "revisit" : "late";
}
/** Found from the sightings, so that a resumed run finds the same. */
function hostsOfVoid304s(run) {
    const hosts = new Set();
    if (run.state.settings.conditionalAbove === undefined)
        return hosts;
    for (const sightings of run.seen.values())
        if (againstNotModified(sightings) !== null)
            hosts.add(hostOf(sightings[0].url));
    return hosts;
}
/** A page costs its chance to be sharp still, and a requisite that of every document that needs it too. */
async function costliestFirst(run, pages) {
    // A resumed run has no opinion yet of pages that an earlier process visited.
    for (const page of pages)
        if (!run.rates.knows(page))
            await run.rates.noteVisit(page, run.seen.of(page.url));
    const needed = await documentsNeeding(run, new Set(pages.map(({ url }) => url)));
    const paces = new Map();
    const cost = (page) => {
        const host = hostOf(page.url);
        const pace = paces.get(host) ?? { slotMs: Math.max(1, run.state.settings.delayMs) };
        paces.set(host, pace);
        const ageMs = run.world.clock.now() - (run.seen.visitOf(page.url)?.times.lastByteAt ?? run.state.plannedAsOf);
        return (1 + (needed.get(page.url) ?? 0)) * run.rates.survivalOf(page, pace).at(ageMs / pace.slotMs);
    };
    const costs = new Map(pages.map((page) => [page, cost(page)]));
    return [...pages].sort((a, b) => costs.get(b) - costs.get(a) || a.seq - b.seq);
}
async function documentsNeeding(run, requisites) {
    const counts = new Map();
    for await (const needs of run.world.archive.catalog.requisites.requisites(run.state.capture.id)) {
        for (const url of needs.requisites) {
            if (requisites.has(url))
                counts.set(url, (counts.get(url) ?? 0) + 1);
        }
    }
    return counts;
}
