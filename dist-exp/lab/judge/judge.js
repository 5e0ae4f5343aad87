import { excuseFor } from "./excuse.js";
import { answersTo, looksOf, vouchesUntil } from "./looks.js";
import { differsIn, pageOf, wrongStretches } from "./truth-of-claim.js";
/**
 * Judges observed claims. The claimant's clock may differ by so much from the site's, and should be the same; where it
 * was wrong by a known law, `trueMs` says when it was what the claimant's looks say, and claims are judged in true time.
 */
export function judge(claims, truth, clocksDifferMs = 0, trueMs = (shownMs) => shownMs) {
    const judged = claims.map((claim) => judgeClaim(claim, truth, clocksDifferMs, trueMs));
    const counts = { held: 0, excused: 0, false: 0, unjudged: 0 };
    const excused = {
        "returned-between-looks": 0,
        "changed-into-a-fetch": 0,
        "cached-without-a-sign": 0,
        "varied-unseen": 0,
    };
    for (const { outcome, excuses } of judged) {
        counts[outcome]++;
        if (outcome === "excused")
            excused[excuses[0].kind]++;
    }
    return { claims: judged, counts, excused };
}
function judgeClaim(claim, truth, clocksDifferMs, trueMs) {
    const page = pageOf(claim, truth);
    if (!page)
        return { claim, outcome: "unjudged", faults: [], excuses: [] };
    const { faults, excuses } = findingsOn(claim, page, clocksDifferMs, trueMs);
    const outcome = faults.length > 0 ? "false" : excuses.length > 0 ? "excused" : "held";
    return { claim, outcome, faults: [...new Set(faults)], excuses: faults.length > 0 ? [] : excuses };
}
function findingsOn(claim, page, clocksDifferMs, trueMs) {
    const span = spanOf(claim);
    if (!span)
        return { faults: ["form"], excuses: [] };
    const answers = answersTo(claim, page);
    const looks = looksOf(claim, answers, clocksDifferMs, trueMs);
    const plain = looks.filter(({ restsOn, answer }) => restsOn && !answer.conditional);
    const faults = [
        ...(page.answers.length > 0 && answers.length === 0 ? ["host"] : []),
        ...faultsOfForm(claim, span),
        ...faultsOfLooks(claim, plain, answers),
        ...faultsOfEnds(span, plain),
        ...(isSelfVarying(looks) ? ["self-varying"] : []),
    ];
    const excuses = [];
    for (const stretch of wrongStretches(claim, page, span)) {
        const excuse = faults.length === 0 ? excuseFor(stretch, plain, span.to) : null;
        if (excuse)
            excuses.push(excuse);
        else
            faults.push(stretch.differsIn === "varying" ? "self-varying" : stretch.differsIn);
    }
    return { faults, excuses };
}
function spanOf({ interval, contentDigest, status }) {
    if (!interval || contentDigest === null || status === null)
        return null;
    const [from, to] = [Date.parse(interval.from), Date.parse(interval.to)];
    return from <= to ? { from, to } : null;
}
function faultsOfForm({ asOf }, { from, to }) {
    if (asOf === undefined)
        return [];
    const at = Date.parse(asOf);
    return from <= at && at <= to ? [] : ["as-of"];
}
function faultsOfLooks(claim, plain, answers) {
    const [first, last] = [plain[0], plain.at(-1)];
    if (plain.length < 2 || !first || !last)
        return ["looks"];
    const between = answers.filter(({ chosenAt }) => chosenAt > first.answer.chosenAt && chosenAt < last.answer.chosenAt);
    return [
        ...plain.flatMap(({ answer }) => differsIn(answer, claim) ?? []),
        ...(between.some((answer) => differsIn(answer, claim) !== null) ? ["differing-look"] : []),
    ];
}
/** Closed, from the last byte of the first look to where the later ones vouch (docs/evidence.md, intervals). */
function faultsOfEnds({ from, to }, [first, ...later]) {
    if (!first || later.length === 0)
        return [];
    return [
        ...(from < first.lastByteAt ? ["from"] : []),
        ...(to > Math.max(...later.map(vouchesUntil)) ? ["to"] : []),
    ];
}
/** Two back-to-back answers that differ: never sharp in that capture (docs/evidence.md, noise). */
function isSelfVarying(looks) {
    const probes = looks.filter(({ pass }) => pass === "probe");
    return probes.some(({ answer }, i) => i > 0 && differsIn(answer, probes[i - 1].answer) !== null);
}
