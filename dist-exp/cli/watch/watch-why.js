// Why a page under watch was, or was not, looked at: from the turns that the watch remembers.
import { isCaptured, toIso, } from "#model/index.js";
import { openWatchToRead } from "#store/index.js";
/** So many turns are looked back at: a week of hours. */
const TURNS = 168;
/** Turns in which it was looked at that are told. */
const TOLD = 5;
/** Asks the watch of an archive; `null` where the page is not under watch. */
export async function watchWhy(dir, url, sightings) {
    const stores = openWatchToRead(dir);
    if (stores === null)
        return null;
    try {
        for (const { site, skip } of await stores.memory.statuses()) {
            const page = await stores.memory.page(site, url);
            if (page === null)
                continue;
            const turns = (await stores.memory.turns(site, TURNS)).filter(({ kind }) => kind === "refresh");
            return { site, state: page.state, ...choices(turns, url), round: roundOf(skip, sightings) };
        }
        return null;
    }
    finally {
        stores.close();
    }
}
function choices(turns, url) {
    const chosen = turns.flatMap((turn) => turn.chosen
        .filter((one) => one.url === url)
        .map(({ because, index }) => ({ at: toIso(turn.at), because, index })));
    return { chosen: chosen.slice(0, TOLD), turns: turns.length, bar: turns[0]?.bar ?? null };
}
/** A failed look shows nothing of the page, and what others recorded or told of it is no look of ours. */
function roundOf(skip, sightings) {
    if (skip === undefined)
        return null;
    const isVerified = sightings.some((sighting) => sighting.times.sentAt >= skip.beganAt &&
        isCaptured(sighting) &&
        sighting.outcome.imported === undefined &&
        sighting.outcome.told === undefined);
    return { beganAt: toIso(skip.beganAt), isVerified };
}
/** The same in lines for people. */
export function watchWhyLines({ site, state, chosen, turns, bar, round }) {
    const needed = bar === null ? "" : `; the last of them took pages from an index of ${bar.toPrecision(2)} on`;
    return [
        `  watch    ${state === "watched" ? "under watch" : state} in ${site}; ${turns} turns of looks remembered${needed}`,
        ...chosen.map(({ at, because, index }) => `  chosen   ${at}  ${because}, index ${index.toPrecision(2)}`),
        ...(chosen.length === 0 && turns > 0 ? ["  chosen   in none of them: others were worth more"] : []),
        ...(round === null || round.isVerified
            ? []
            : [`  round    unverified: not looked at since the round began at ${round.beganAt}`]),
    ];
}
