// Declared distributions of change probabilities: spaniol2009 states none, so ours are said in full.
import { slotProbability, slotSurvival } from "#model/index.js";
import { logUniform } from "../../simulate/synthetic-sites.js";
/** λ·n log-uniform between the ends: expected changes of a page while n pages are visited. */
function perVisitPass(name, low, high) {
    return {
        name,
        summary: `λ·n log-uniform from ${low} to ${high}`,
        draw: (pages, random) => Math.min(1, logUniform(low, high, random) / pages),
    };
}
/** From nearly static to almost unstable, as the paper varies its sites. */
export const DISTRIBUTIONS = [
    perVisitPass("nearly-static", 1e-4, 1e-2),
    perVisitPass("calm", 1e-2, 1),
    perVisitPass("mixed", 1e-2, 1e2),
    perVisitPass("lively", 1e-1, 1e3),
    { name: "unstable", summary: "λ uniform from 0 to 1", draw: (_pages, random) => random.next() },
];
/** A site of that many pages, listed in the order of a breadth-first crawl, which knows nothing of λ. */
export function drawSite(distribution, pages, random) {
    return Array.from({ length: pages }, (_, i) => ({
        id: `p${i}`,
        survival: slotSurvival(slotProbability(distribution.draw(pages, random))),
        weight: 1,
        trustedLastModified: false,
        links: [],
    }));
}
