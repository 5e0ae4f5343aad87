// The words and figures that every reporter shares, so that no output claims more than another.
import { clockTime, count, fullTime, pagesWord, percent } from "#chart/index.js";
import { PAGE_LABELS, REFUSALS, CHANGE_VERDICTS, refreshWords, testimonyWords, } from "#model/index.js";
/** The first sentence of every report: observed only. */
export function headline(report) {
    const { pages, sharp } = report.all;
    if (report.imported)
        return importHeadline(report);
    if (report.refresh)
        return refreshHeadline(report, report.refresh);
    if (report.testimony)
        return testimonyHeadline(report.testimony);
    if (pages === 0)
        return "No pages were captured";
    const share = percent(sharp, pages);
    return `${count(sharp)} of ${pagesWord(pages)} seen identical before and after ${clockTime(report.asOf)} (${share})`;
}
/** Said right below the headline: what a percentage of identical responses does not cover; `null` when there is nothing. */
export function scriptBuiltSentence({ scriptBuilt, documents }) {
    if (!scriptBuilt || scriptBuilt.pages === 0)
        return null;
    const { pages } = scriptBuilt;
    const are = pages === 1 ? "is" : "are";
    return `${count(pages)} of ${count(documents.pages)} documents ${are} built by scripts in the reader’s browser: what people saw there is not proved`;
}
/** How showing documents in a browser went; `null` when none was shown. */
export function renderedSentence({ rendered }) {
    if (!rendered)
        return null;
    const { by, pages, closed, open, openKinds, failed, failures, composites } = rendered;
    const documents = pages === 1 ? "1 document" : `${count(pages)} documents`;
    const parts = [
        `${count(closed)} closed (shown again from the same bytes, the same)`,
        ...(open > 0
            ? [`${count(open)} open (went on without ${reasonWords(openKinds, OPEN_WORDS) ?? "something"})`]
            : []),
        ...(failed > 0 ? [`${count(failed)} failed${failures ? ` (${reasonWords(failures, {})})` : ""}`] : []),
        `${count(composites.sharp)} sharp with all that they asked for`,
    ];
    return `${documents} shown in ${by} from archived bytes alone: ${parts.join(", ")}`;
}
/** What a document went on without, for people. */
const OPEN_WORDS = {
    websocket: "what a socket would bring",
    webrtc: "a WebRTC connection",
    webtransport: "a WebTransport connection",
    "endless-stream": "the rest of an endless stream",
    "over-size": "a response too large for the browser",
    truncated: "the rest of a response that was cut",
    refused: "a request that is not sent",
    beacon: "a beacon, which nobody answers",
    report: "a report, which nobody answers",
    "over-limit": "requests beyond the limit",
    unanswered: "a part that gave no answer",
};
const MOST_REASONS = 3;
/** The few most frequent reasons with their counts; `null` where none are kept. */
function reasonWords(counts, words) {
    const all = Object.entries(counts ?? {});
    if (all.length === 0)
        return null;
    const told = all.slice(0, MOST_REASONS).map(([kind, times]) => `${words[kind] ?? kind}: ${count(times)}`);
    return [...told, ...(all.length > MOST_REASONS ? ["…"] : [])].join("; ");
}
/** Of other tools' records: what there is, and that none of it is proved. */
function importHeadline({ all, asOf }) {
    if (all.pages === 0)
        return "No page is told of in these records";
    return `${pagesWord(all.pages)} from other tools' records; as of ${clockTime(asOf)} ${count(all.attested)} attested by their servers, ${count(all.possible)} possible, none proved`;
}
/** Whether it speaks of one moment: looks of a watch and testimonies do not. */
export function speaksOfMoment({ refresh, testimony }) {
    return refresh === undefined && testimony === undefined;
}
/** Of a testimony: what is told, by whom, of which time; none of it is a look of ours. */
function testimonyHeadline(figures) {
    const { tier, from, to, current } = figures;
    const words = testimonyWords(figures);
    const span = from === null || to === null ? "" : `, told of the time from ${fullTime(from)} to ${fullTime(to)}`;
    const now = tier === "source" && current > 0 ? `; ${pagesWord(current)} current when it was taken` : "";
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}${span}${now}. No look of ours stands behind it`;
}
/** Of looks of a watch: what they found; no page is proved at a moment of theirs. */
function refreshHeadline({ startedAt, all }, figures) {
    const { first, gone, failed, refused } = figures;
    const more = [
        ...(first > 0 ? [`${count(first)} for the first time`] : []),
        ...(gone > 0 ? [`${count(gone)} answered as gone`] : []),
        ...(failed > 0 ? [`${count(failed)} failed`] : []),
        ...(refused > 0 ? [`${count(refused)} refused`] : []),
    ];
    const words = refreshWords(startedAt, figures);
    const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)} of ${pagesWord(all.pages)}`;
    return more.length === 0 ? sentence : `${sentence} (${more.join(", ")})`;
}
/** What the planner promised beside the bound; `null` when it promised nothing. */
export function expectation(report) {
    const { expectedSharp, upperBound } = report;
    if (expectedSharp === null)
        return null;
    const expected = `${expectedSharp.toFixed(1)} sharp pages expected when the revisits were planned`;
    if (upperBound === null || upperBound <= 0)
        return expected;
    const share = percent(expectedSharp, upperBound);
    return `${expected}; no plan of this kind expects more than ${upperBound.toFixed(1)} (${share} of that bound)`;
}
/** Where the planned t* was not the best one found afterwards; `null` when they agree. */
export function plannedTimePoint(report) {
    if (report.plannedAsOf === report.asOf)
        return null;
    return `${clockTime(report.plannedAsOf)} was planned, where ${pagesWord(report.sharpAtPlanned)} are sharp`;
}
/** The classes of a report, each over its own fixed denominator; composites that scripts build are counted apart. */
export function classesOf(report) {
    return [
        ["all pages", report.all],
        ["documents", report.documents],
        ["requisites", report.requisites],
        ["composites", report.composites],
        ...(report.rendered ? [["rendered", report.rendered.composites]] : []),
        ...(report.scriptBuilt ? [["script-built", report.scriptBuilt]] : []),
    ];
}
/** What is held of the responses that make pages sharp; `null` when nothing is sharp or nobody counted. */
export function bodiesSentence({ bodies, all }) {
    if (!bodies || all.sharp === 0)
        return null;
    return `Of the sharp pages ${count(bodies.both)} are held with both bodies, ${count(bodies.secondByDigest)} with the first body, and the second's head and digest, ${count(bodies.firstBorrowed ?? 0)} with the body in an earlier capture's file, and both heads and digests.`;
}
/** The pages without an observed claim, in the report's order. */
export function notSharp(report) {
    return report.pages.filter((page) => page.verdict !== "sharp");
}
/** How much of what differed matters, in one sentence; `null` when nothing differed or nothing was compared. */
export function changesSentence({ changes }) {
    if (!changes)
        return null;
    const counted = CHANGE_VERDICTS.filter((verdict) => changes.verdicts[verdict] > 0);
    const parts = counted.map((verdict) => `${count(changes.verdicts[verdict])} ${verdict}`);
    if (changes.unjudged > 0)
        parts.push(`${count(changes.unjudged)} not comparable`);
    return parts.length === 0 ? null : `${parts.join(", ")}; insignificant differences are not forgiven`;
}
/** The scrubbed figure, apart from all others; `null` when no page read the same or none was compared. */
export function scrubbedSentence({ changes }) {
    if (!changes?.scrubbed)
        return null;
    const pages = `${count(changes.scrubbed)} further ${changes.scrubbed === 1 ? "page reads" : "pages read"}`;
    return `Scrubbed, apart from every other figure: ${pages} the same before and after the time point once stamps, counters, tokens and advertisements are left out, by rules fixed before the first visit. Not identical, so not sharp`;
}
/** Pages that differ, what matters most first. */
export function judgedPages(report) {
    return report.pages
        .filter((page) => page.change !== undefined)
        .sort((a, b) => rank(b) - rank(a) || b.change.importance - a.change.importance);
}
function rank({ change }) {
    return CHANGE_VERDICTS.indexOf(change.verdict);
}
/** What was not asked for, by code: pages of the denominator, and URLs counted beside it. */
export function refusalsOf(report) {
    return (report.refusals ?? []).map(({ code, pages, urls, exact }) => {
        const beside = urls === 0 ? null : `${exact ? "" : "about "}${count(urls)} URLs beside the denominator`;
        const figures = [pages === 0 ? null : pagesWord(pages), beside].filter((part) => part !== null);
        return { code, figures: figures.join(", "), meaning: REFUSALS[code] };
    });
}
/** How many pages carry each label. */
export function labelsOf(report) {
    const counts = new Map();
    for (const { labels = [] } of report.pages)
        for (const label of labels)
            counts.set(label, (counts.get(label) ?? 0) + 1);
    return [...counts].map(([label, pages]) => ({ label, pages, meaning: PAGE_LABELS[label] }));
}
