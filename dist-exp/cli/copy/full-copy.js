// A copy with all that goes along: pages, lists, what is not in it, report and certificate, manifest and a plain text.
import { planSiteCopy } from "#access/index.js";
import { UsageError } from "#errors.js";
import { isImport, isOfMoment, isRefresh, isTestimony, isUnfinished, patchedBy, STANDING_TIERS, toIso, pageLabel, } from "#model/index.js";
import { absentPages, copyManifest, copyReadme, listPages, startPage } from "#report/index.js";
import { capturePapers, COPY_MANIFEST } from "#store/index.js";
import { capturesOfSite } from "#study/index.js";
import { findCapture } from "../find-capture.js";
import { SOFTWARE } from "../version.js";
/** Plans a copy; `onProgress` is told of every page. */
export async function copyOf(archive, choice, onProgress) {
    const captures = await chosenCaptures(archive, choice);
    const { wishedFor, withScripts } = choice;
    const moment = wishedFor === null
        ? { at: timePointOf(captures[0], archive) }
        : { wish: { at: wishedFor, patienceMs: choice.patienceMs } };
    const scope = isOfSite(choice) ? "archive" : "captures";
    const verdictOf = wishedFor === null ? await verdictsOf(archive, captures[0]) : () => null;
    const how = { choice: choice.choice, withScripts, verdictOf };
    const copy = await planSiteCopy(archive, { captures, scope, moment, ...how });
    if (copy.size === 0)
        throw new UsageError("NOT_FOUND", `nothing of ${captures[0].site} can be shown: no page has a state`);
    const certified = choice.withPapers ? await certifiedOf(archive, captures) : [];
    const head = headOf(captures, copy, { certified, choice });
    return new WholeCopy({ archive, withPapers: choice.withPapers }, copy, head, onProgress);
}
/** The capture and its patches; near a wished time all of the site's, unless one capture is named. Oldest first. */
async function chosenCaptures(archive, choice) {
    const { named, isCapture } = choice;
    const capture = await findCapture(archive, named);
    if (isCapture && capture.id !== named)
        throw new UsageError("NOT_FOUND", `no capture ${JSON.stringify(named)} in ${archive.dir}; isochron captures lists them`);
    const ofSite = (await capturesOfSite(capture.site, archive)).reverse();
    if (isOfSite(choice))
        return ofSite;
    return [capture, ...ofSite.filter((one) => patchedBy(one) === capture.id)];
}
/** Near a wished time a site is copied as replay shows it then, unless one capture is named. */
function isOfSite({ isCapture, wishedFor }) {
    return wishedFor !== null && !isCapture;
}
function timePointOf(capture, { dir }) {
    if (capture.asOf !== null)
        return capture.asOf;
    const isOver = isTestimony(capture)
        ? "is a testimony, of no one moment"
        : isRefresh(capture)
            ? "holds looks of a watch, of no one moment"
            : "has no time point";
    const why = isUnfinished(capture) ? "is not finished" : isOver;
    throw new UsageError("NOT_FOUND", `capture ${capture.id} in ${dir} ${why}: name a time with --as-of`);
}
async function verdictsOf(archive, { id }) {
    const report = await archive.results.getReport(id);
    const verdicts = new Map(report?.pages.map(({ url, verdict }) => [url, verdict]));
    return (url) => verdicts.get(url) ?? null;
}
async function certifiedOf({ blobs }, captures) {
    const certified = [];
    for (const { id } of captures)
        if ((await blobs.list(`captures/${id}/certificate.json`)).length > 0)
            certified.push(id);
    return certified;
}
function headOf(captures, { at }, { certified, choice }) {
    const newest = captures.findLast(isOfMoment) ?? captures[0];
    return {
        format: "isochron-copy/1",
        site: newest.site,
        seeds: newest.seeds,
        software: SOFTWARE,
        asOf: toIso(at),
        wishedFor: choice.wishedFor === null ? null : toIso(choice.wishedFor),
        captures: captures.map(({ id }) => id),
        certified,
        imported: captures.every(isImport),
        scripts: choice.withScripts,
        ...(choice.choice === "nearest" && { choice: choice.choice }),
    };
}
class WholeCopy {
    at;
    #source;
    #copy;
    #head;
    #onProgress;
    #pages = [];
    #done = 0;
    constructor(source, copy, head, onProgress) {
        this.at = copy.at;
        this.#source = source;
        this.#copy = copy;
        this.#head = head;
        this.#onProgress = onProgress;
    }
    async *files() {
        yield* this.#copy.files((page) => {
            if (page !== null)
                this.#pages.push(page);
            this.#onProgress(++this.#done, this.#copy.size);
        });
        const reports = [];
        const { archive, withPapers } = this.#source;
        for (const id of withPapers ? this.#head.captures : [])
            for await (const paper of capturePapers(archive.blobs, id, `proof/${id}`)) {
                if (paper.path.endsWith("/report.html"))
                    reports.push(paper.path);
                yield paper;
            }
        yield* this.#ownPages(reports);
    }
    /** Last, when all is known: what the pages of the copy have led to, and what became of each. */
    *#ownPages(reports) {
        const told = { head: this.#head, counts: this.#counts(), pages: this.#pages };
        const absent = this.#copy.absent();
        for (const { file, html } of absentPages(absent))
            yield textFile(file, html);
        const missing = absent.map((one, n) => ({ ...one, n })).filter(({ isKnown }) => isKnown);
        const seeds = this.#head.seeds.map((url) => ({ url, file: this.#copy.openedAt(url) }));
        yield textFile("START-HERE.html", startPage(told, { seeds, reports, missing }));
        for (const { file, html } of listPages(told))
            yield textFile(file, html);
        yield textFile("README.txt", copyReadme(told));
        yield { path: COPY_MANIFEST, content: utf8(copyManifest(told, absent)) };
    }
    told() {
        const damaged = this.#copy.absent().filter(({ reason }) => DAMAGE.test(reason));
        const notes = damaged.map(({ url, reason }) => `${pageLabel(url)}: ${reason}`);
        return { head: this.#head, counts: this.#counts(), notes: shortened(notes) };
    }
    #counts() {
        const ofKind = (kind) => this.#pages.filter((page) => page.kind === kind).length;
        const told = [...STANDING_TIERS, ...(this.#head.choice === "nearest" ? ["nearest"] : [])];
        const tiers = told.map((tier) => [tier, this.#pages.filter((page) => page.tier === tier).length]);
        return {
            pages: ofKind("page"),
            parts: ofKind("part"),
            redirects: ofKind("redirect"),
            missing: this.#copy.absent().filter(({ isKnown }) => isKnown).length,
            tiers: Object.fromEntries(tiers),
        };
    }
}
/** How the copy tells of records that the archive does not hold as they were. */
const DAMAGE = /^(?:not shown|cut short|damaged): /;
const MOST_NOTES = 20;
function shortened(notes) {
    if (notes.length <= MOST_NOTES)
        return [...notes];
    return [...notes.slice(0, MOST_NOTES), `and ${notes.length - MOST_NOTES} more; manifest.json names them`];
}
function textFile(path, text) {
    return { path, content: [Buffer.from(text)] };
}
function* utf8(pieces) {
    for (const piece of pieces)
        yield Buffer.from(piece);
}
