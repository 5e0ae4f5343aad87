// Captures of a real site's change history: pages as they were known, rates from the past or from all of it.
import { basename } from "node:path";
import { UsageError } from "#errors.js";
import { perSlot, poissonSurvival, ratePerDay } from "#model/index.js";
import { readHistory } from "../../living-site/history/events.js";
import { survivalFromPast } from "./capture-case.js";
const DAY_SECONDS = 86_400;
/** Captures start in the second half of the history, so that there is a past to learn from. */
const LEARNING_SHARE = 0.5;
/** Captures at random times of the history's second half. */
export async function historyCases(options) {
    const { file, slotSeconds, runs, random } = options;
    const lives = await readLives(file);
    const first = lives.reduce((least, life) => Math.min(least, life.times[0]), Infinity);
    const last = lives.reduce((most, life) => Math.max(most, life.times.at(-1)), -Infinity);
    const learnt = first + LEARNING_SHARE * (last - first);
    const cases = [];
    for (let run = 0; run < runs; run++) {
        const asOf = learnt + random.next() * (last - learnt);
        const captured = captureAt(lives, asOf, last, options);
        if (captured.pages.length > 0)
            cases.push(captured);
    }
    if (cases.length === 0)
        throw new UsageError("BAD_INPUT", `${file}: no pages in the second half of the history`);
    const about = `${cases.length} captures at random times of the second half, one request every ${slotSeconds} s`;
    return { name: basename(file).replace(/\.(tsv|jsonl)(\.gz|\.br)?$/, ""), about, cases };
}
async function readLives(file) {
    const lives = new Map();
    for await (const { path, atSeconds, content } of readHistory(file)) {
        const life = lives.get(path) ?? { path, times: [], alive: [] };
        lives.set(path, life);
        life.times.push(atSeconds);
        life.alive.push(content !== null);
    }
    if (lives.size === 0)
        throw new UsageError("BAD_INPUT", `${file} holds no changes`);
    return [...lives.values()];
}
/** Only pages that are there when the visits start are known; what comes later is not part of the capture. */
function captureAt(lives, asOf, end, { slotSeconds, rates }) {
    // The visit pass is as long as the site is large, so the start is found from the size at t*.
    const size = lives.filter((life) => isAlive(life, asOf)).length;
    const start = asOf - size * slotSeconds;
    const known = lives.filter((life) => isAlive(life, start));
    const pages = known.map((life) => {
        const survival = rates === "known" ? overall(life, end, slotSeconds) : fromPast(life, start, slotSeconds);
        return { id: life.path, survival, weight: 1, trustedLastModified: false, links: [] };
    });
    const unchangedBefore = Float64Array.from(known, (life) => (asOf - lastChange(life, asOf)) / slotSeconds);
    const unchangedAfter = Float64Array.from(known, (life) => (nextChange(life, asOf) - asOf) / slotSeconds);
    return { pages, history: { unchangedBefore, unchangedAfter } };
}
/** Changes up to the start of the capture, and nothing later. */
function fromPast(life, start, slotSeconds) {
    const changes = countUntil(life, start) - 1;
    return survivalFromPast(changes, (start - life.times[0]) / slotSeconds, DAY_SECONDS / slotSeconds);
}
/** The mean rate over the page's whole life, future included: what a planner could at best be told. */
function overall(life, end, slotSeconds) {
    const days = (end - life.times[0]) / DAY_SECONDS;
    return poissonSurvival(perSlot(ratePerDay((life.times.length - 0.5) / (days + 0.5)), slotSeconds * 1000));
}
/** Number of changes at or before the time (binary search). */
function countUntil({ times }, at) {
    let low = 0;
    let high = times.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (times[middle] <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function isAlive(life, at) {
    return life.alive[countUntil(life, at) - 1] ?? false;
}
function lastChange(life, at) {
    return life.times[countUntil(life, at) - 1] ?? -Infinity;
}
function nextChange(life, at) {
    return life.times[countUntil(life, at)] ?? Infinity;
}
