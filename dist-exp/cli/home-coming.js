import { toIso, instant } from "#model/index.js";
import { verifyPackage } from "#verify/index.js";
/** More than any report that was ever written. */
const MAX_RESULT_BYTES = 1024 * 1024 * 1024;
/** Verifies every certificate in a package, and holds each report against its certificate. */
export async function isTruePackage(wacz) {
    const { ok, statements } = await verifyPackage(wacz);
    if (!ok)
        return false;
    const certified = new Set(statements.map(({ name }) => name.slice(0, name.lastIndexOf("/") + 1)));
    const folders = new Set([...wacz.entries.keys()].filter((entry) => entry.startsWith("captures/")).map(folderOf));
    for (const folder of folders) {
        if (!certified.has(folder))
            return false;
        const certificate = await jsonOf(wacz, `${folder}certificate.json`);
        const testimony = await jsonOf(wacz, `${folder}testimony.json`);
        const report = await jsonOf(wacz, `${folder}report.json`);
        const isSaid = certificate
            ? saysTheSame(report, certificate)
            : testimony && tellsTheSame(report, testimony);
        if (!isSaid || (certificate && testimony))
            return false;
    }
    return true;
}
function folderOf(entry) {
    return entry.slice(0, entry.lastIndexOf("/") + 1);
}
/** A report repeats its certificate page by page; one that says more is nobody's. */
function saysTheSame(report, certificate) {
    if (report === null)
        return true;
    const verdicts = new Map(certificate.pages.map(({ url, verdict }) => [url, verdict]));
    return (report.capture === certificate.capture &&
        toIso(instant(report.asOf)) === certificate.asOf &&
        report.all.pages === certificate.pages.length &&
        report.all.sharp === certificate.pages.filter(({ verdict }) => verdict === "sharp").length &&
        report.pages.every(({ url, verdict }) => verdicts.get(url) === verdict));
}
/** A report of a testimony repeats its figures, and calls nothing sharp or attested. */
function tellsTheSame(report, { capture, tier, by, counts }) {
    if (report === null)
        return true;
    const { testimony, all } = report;
    const figures = { pages: counts.pages, versions: counts.versions, answers: counts.answers ?? 0 };
    return (report.capture === capture &&
        testimony?.tier === tier &&
        testimony.by === by &&
        Object.entries(figures).every(([name, count]) => testimony[name] === count) &&
        all.sharp === 0 &&
        all.attested === 0 &&
        report.pages.every(({ verdict }) => verdict !== "sharp" && verdict !== "attested"));
}
async function jsonOf(wacz, entry) {
    const text = await wacz.readText(entry, MAX_RESULT_BYTES);
    try {
        return text === null ? null : JSON.parse(text);
    }
    catch {
        return null;
    }
}
