// What a catalogue says of captures and pages in Dublin Core: people's words first, then what the archive knows. What is
// proved is told in the report's own words, never as more.
import { mediaType } from "#formats/index.js";
import { DC_ELEMENTS, instant, pageLabel, refreshWords, toIso, VERDICT_MEANING, } from "#model/index.js";
import { captureName, pageName } from "./identifiers.js";
/** What is said of a capture: its own words, else those of its site, with what the archive knows. */
export function dublinCoreOf(item) {
    const { capture, report, own, site, patchOf } = item;
    const said = Object.fromEntries(DC_ELEMENTS.filter((name) => !OF_SITE_ALONE.has(name)).map((name) => [
        name,
        own[name] ?? site[name] ?? [],
    ]));
    return {
        ...said,
        title: own.title ?? [`${site.title?.[0] ?? capture.site} as of ${iso(report.asOf)}`],
        description: [...said.description, figuresOf(report)],
        date: [iso(report.asOf), ...(own.date ?? [])],
        type: said.type.length > 0 ? said.type : ["Collection"],
        format: ["application/warc", ...said.format],
        identifier: [captureName(capture.id), ...(own.identifier ?? [])],
        source: [...report.seeds, ...said.source],
        relation: [...said.relation, ...(patchOf === null ? [] : [captureName(patchOf)])],
    };
}
/** A site's name, number and date are not those of each of its captures. */
const OF_SITE_ALONE = new Set(["title", "identifier", "date"]);
function figuresOf({ all, asOf, imported, refresh, finishedAt, startedAt }) {
    if (refresh)
        return `A watch's ${refreshWords(startedAt, refresh)} of ${all.pages} pages; they speak of no one moment, and there is no certificate.`;
    if (imported === true)
        return `${all.pages} pages from other tools' records of ${iso(startedAt)} to ${iso(finishedAt)}; none is proved.`;
    return `${all.sharp} of ${all.pages} pages were seen identical before and after ${iso(asOf)}; the certificate says which, and what that does not prove.`;
}
/** What is said of a page. */
export function dublinCoreOfPage(item, title, address) {
    const { of, page } = item;
    const own = (name) => of.own[name] ?? of.site[name] ?? [];
    const at = page.visitAt ?? page.revisitAt;
    const where = address(item);
    const type = typeOf(page.contentType);
    const elements = {
        title: [title ?? pageLabel(page.url)],
        description: [verdictOf(item)],
        publisher: own("publisher"),
        date: at === null ? [] : [iso(at)],
        type: type === null ? [] : [type],
        format: formatOf(page.contentType),
        identifier: [pageName(of.capture.id, page.url), ...(where === null ? [] : [where])],
        source: [page.url],
        language: own("language"),
        relation: [captureName(of.capture.id)],
        rights: own("rights"),
    };
    return elements;
}
function verdictOf({ of, page }) {
    const at = `at ${iso(of.report.asOf)}`;
    const why = page.reason === null ? "" : ` (${page.reason})`;
    const { imported, refresh } = of.report;
    if (refresh)
        return `Seen by a watch, which speaks of no one moment${why}.`;
    return imported === true
        ? `From another tool's records, not proved${why}.`
        : `${page.verdict} ${at}: ${VERDICT_MEANING[page.verdict]}${why}.`;
}
function formatOf(contentType) {
    const type = mediaType(contentType);
    return type === null || type === "" ? [] : [type];
}
/** By the DCMI type vocabulary; what a media type does not tell is left out. */
function typeOf(contentType) {
    const [family = ""] = (mediaType(contentType) ?? "").split("/");
    return { text: "Text", image: "StillImage", audio: "Sound", video: "MovingImage" }[family] ?? null;
}
function iso(ms) {
    return toIso(instant(ms));
}
