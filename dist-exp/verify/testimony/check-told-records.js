// The records of a testimony's files as a whole: every one has its place, and the head says what they say.
import { canonicalJson, strictJsonObject } from "#formats/index.js";
import { TESTIMONY_WORDS } from "#model/index.js";
import { checkCapture } from "../check/check-files.js";
import { checkRunsOnRecord } from "../check/check-clock.js";
import { demandedClocks } from "../check/clock-rules.js";
/** Compares the head with the warcinfo records, the run's course and its clocks. */
export function checkToldHead(testimony, evidence, lines) {
    for (const info of evidence.warcinfos)
        checkCapture(testimony, info, lines);
    if (evidence.warcinfos.length < evidence.files.size)
        lines.add("warcs", "a WARC file does not say of which capture it is");
    const writtenBy = evidence.warcinfos[0]?.["software"];
    lines.expect("software", testimony.software, writtenBy, "the WARC files were written by");
    const said = Object(testimony.settings["testimony"]);
    for (const name of ["tier", "by"])
        lines.expect(name, testimony[name], textOf(said[name]), `${name}, as the settings on record say, is`);
    checkEnd(testimony, evidence, lines);
    checkClocks(testimony, evidence, lines);
    const words = TESTIMONY_WORDS[testimony.tier];
    if (testimony.statement !== words.statement)
        lines.add("statement", "it is not the statement of this format and tier, and nothing else is told");
    if (canonicalJson(testimony.cannotProve) !== canonicalJson(words.cannotProve))
        lines.add("cannotProve", "it is not the list of what a testimony of this tier cannot prove");
}
function textOf(value) {
    return typeof value === "string" ? value : null;
}
/** When it was finished, as its own record says; without that record it is not finished. */
function checkEnd({ finishedAt, startedAt }, { run }, lines) {
    const course = run.changes.map((fields) => strictJsonObject(fields["isochron-change"] ?? "") ?? {});
    const said = course.findLast((change) => typeof change["finishedAt"] === "number")?.["finishedAt"];
    lines.expect("finishedAt", Date.parse(finishedAt), Number(said ?? NaN), "finishedAt, as recorded, is");
    if (startedAt > finishedAt)
        lines.add("finishedAt", "it ended before it began");
}
/** No server's Date bears on these clocks: what follows from bounds, uptimes and files alone. */
function checkClocks({ clock }, { run }, lines) {
    const { lists, problems } = run.clocks;
    for (const problem of problems)
        lines.add("clock.runs", problem);
    const last = lists.at(-1);
    if (!last || !clock) {
        if (last || clock)
            lines.add("clock", last ? "records tell of clocks, and it is missing" : "no record tells of it");
        return;
    }
    checkRunsOnRecord(clock.runs, last, demandedClocks(last.runs, [], null), lines);
}
/** Every record has its place; what a killed process left is counted, and passed over. */
export function checkToldPlaces(found, lines) {
    const { evidence, removals } = found;
    for (const { id, message, beside } of evidence.strays)
        if (beside === null || !removals.has(beside))
            lines.add("warcs", `the record ${id}: ${message}`);
    const told = new Set(evidence.spans.flatMap(({ content }) => content));
    let [torn, untold] = [0, 0];
    for (const content of evidence.contents.values()) {
        const isWhole = evidence.notes.has(content.id);
        if (!isWhole && isTorn(content, evidence))
            torn++;
        else if (!isWhole && removals.isEmpty)
            lines.add("warcs", `no record stands beside the content ${content.id} of ${content.target ?? "nothing"}`);
        else if (!told.has(content.id))
            untold++;
    }
    const unheard = evidence.spans.filter(({ at, seq }) => evidence.run.isVoid(at, seq)).length;
    note(torn, "contents torn off at the end of a file, as a killed process leaves them", lines);
    note(untold, "contents are on record of which nothing is told", lines);
    note(unheard, "records of spans that a killed process wrote and nobody acknowledged, and no version lists", lines);
}
/** A process that was killed leaves a content without its metadata at the very end of a file that is not the last. */
function isTorn({ id, file }, { files, last }) {
    return file !== [...files.keys()].at(-1) && last.get(file) === id;
}
function note(count, what, lines) {
    if (count > 0)
        lines.notes.push(`${count} ${what}`);
}
