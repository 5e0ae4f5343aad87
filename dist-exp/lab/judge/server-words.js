import { pageOf, wrongStretches } from "./truth-of-claim.js";
/** Holds a claim against the truth at every instant of its interval. */
export function measureClaim(claim, truth) {
    const page = pageOf(claim, truth);
    if (!page || !claim.interval)
        return "unjudged";
    const [from, to] = [Date.parse(claim.interval.from), Date.parse(claim.interval.to)];
    const wrong = wrongStretches(claim, page, { from, to });
    if (wrong.length === 0)
        return "held";
    if (wrong.some((stretch) => stretch.differsIn === "varying"))
        return "varied";
    const isInside = wrong.every((stretch) => stretch.from > from && stretch.to <= to);
    return isInside ? "came-back" : "false";
}
