// The sites that strategies are compared on: pages that never change beside pages that change while the
// capture goes on, in several mixtures; and real histories, played so fast that a capture spans weeks.
import { instant } from "#model/index.js";
import { createHistorySite, createLivingSite } from "../living-site/create-living-site.js";
const DAY_S = 86_400;
/** Half of the pages carry an honest Last-Modified, as sites go; the others none, or one that is worth little. */
const VALIDATORS = { honest: 3, missing: 2, weak: 1 };
const MIXTURES = [
    {
        name: "log-uniform",
        staticShare: 0.3,
        rates: (perPass) => ({ kind: "log-uniform", minPerDay: 0.02 * perPass, maxPerDay: 20 * perPass }),
    },
    {
        name: "half-busy",
        staticShare: 0.5,
        rates: (perPass) => ({ kind: "log-uniform", minPerDay: perPass, maxPerDay: 20 * perPass }),
    },
    { name: "smooth", staticShare: 0.2, rates: (perPass) => ({ kind: "smooth", maxPerDay: 50 * perPass }) },
];
/** One site of each mixture for a seed. */
export function mixedSites(seed, pages) {
    const delayMs = 1_000;
    const passMs = pages * delayMs;
    return MIXTURES.map(({ name, staticShare, rates }) => ({
        name,
        delayMs,
        gapMs: 18 * passMs,
        make: (startAt) => createLivingSite({
            seed,
            startAt,
            pages,
            changes: {
                rates: rates((DAY_S * 1000) / passMs),
                staticDocumentShare: staticShare,
                staticRequisiteShare: 0.7,
            },
            habits: { validators: VALIDATORS },
        }),
    }));
}
/** The stretch as a site; captures follow each other after twice their own length. */
export function historySite(seed, stretch) {
    const delayMs = 1_000;
    const captureMs = 2 * stretch.pages * delayMs;
    const fromSeconds = Date.parse(stretch.from) / 1000;
    const toSeconds = fromSeconds + 12 * stretch.captureDays * DAY_S;
    return {
        name: stretch.name,
        delayMs,
        gapMs: 2 * captureMs,
        make: (startAt) => createHistorySite({
            seed,
            startAt: instant(startAt),
            habits: { validators: VALIDATORS },
            history: { file: stretch.file, fromSeconds, toSeconds, playMs: 12 * captureMs },
        }),
    };
}
