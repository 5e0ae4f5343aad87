// SHARC's blur (Denev et al. 2009) of a capture, by the rates that the archive has learned.
import { isCaptured, pageBlur } from "#model/index.js";
const DAY_MS = 86_400_000;
/** Expected changes between a page's first look and a time asked for, at random, within the capture. */
export function blurMeasure(pages, span) {
    const blurs = pages.flatMap(({ sightings, ratePerDay }) => {
        const first = sightings.find(isCaptured);
        if (!first || ratePerDay === null)
            return [];
        const fetchedAt = Math.min(Math.max(first.times.lastByteAt, span.from), span.to);
        return [pageBlur(ratePerDay, (fetchedAt - span.from) / DAY_MS, (span.to - span.from) / DAY_MS)];
    });
    const sum = blurs.reduce((total, blur) => total + blur, 0);
    return {
        id: "blur",
        name: "blur",
        source: "SHARC, Denev et al. 2009",
        figures: [
            { label: "site", value: blurs.length === 0 ? null : sum, unit: "changes" },
            { label: "page, mean", value: blurs.length === 0 ? null : sum / blurs.length, unit: "changes" },
            { label: "pages rated", value: blurs.length, unit: "pages" },
        ],
        basis: "model: changes as a Poisson process at each page’s estimated rate; expected changes between the first look at a page and a time asked for, at random, within the capture. Revisits, which the figure leaves out, make it a bound from above",
    };
}
