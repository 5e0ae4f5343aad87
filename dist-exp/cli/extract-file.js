// An extract of a certificate, made from an archive: as one JSON document, or as a small package that players open.
import { toIso, instant, pageLabel, isOfMoment, } from "#model/index.js";
import { UsageError } from "#errors.js";
import { borrowedBy, extractPages, recordsNamed } from "#quality/index.js";
import { renderDeclaration } from "#report/index.js";
import { exportExtract, filesHolding, membersOf } from "#store/index.js";
import { SOFTWARE } from "./version.js";
/** The page's part of the newest certificate that has it, or of the one of the capture named. */
export async function findExtract(archive, url, id) {
    const certificate = await findCertificate(archive, url, id);
    const requisites = await requisitesOf(archive, certificate.capture, url);
    return extractPages(certificate, [url, ...requisites]);
}
/** Files of more bytes are not searched for one page while readers are being served. */
const MOST_SEARCHED_BYTES = 2 * 1024 ** 3;
/** A page's extract as one JSON document, piece by piece, as readers of a served archive may have it. */
export async function extractPieces(archive, url, id) {
    const extract = await findExtract(archive, url, id);
    const searchedBytes = extract.certificate.warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (searchedBytes > MOST_SEARCHED_BYTES)
        throw new UsageError("NOT_FOUND", `capture ${extract.certificate.capture} is too large to be searched here; isochron certificate extract does`);
    return piecesOf(archive, extract);
}
/** The members stand one by one in a document that is otherwise written whole: it may be longer than a string. */
async function* piecesOf(archive, extract) {
    yield JSON.stringify(extract, null, 1).replace(/\n\}$/, "");
    yield ',\n "records": [';
    yield* memberPieces(recordsOf(archive, extract));
    yield "\n ]";
    if (borrowedBy(extract.entries).size > 0) {
        yield ',\n "borrowed": [';
        yield* memberPieces(borrowedOf(archive, extract));
        yield "\n ]";
    }
    yield "\n}\n";
}
async function* memberPieces(members) {
    let between = "";
    for await (const { id, bytes } of members) {
        yield `${between}\n  ${JSON.stringify({ id, member: bytes.toString("base64") })}`;
        between = ",";
    }
}
/** The extract as one JSON document, its records in it. */
export async function extractJson(archive, extract) {
    const records = [];
    for await (const { id, bytes } of recordsOf(archive, extract))
        records.push({ id, member: bytes.toString("base64") });
    const borrowed = [];
    for await (const { id, bytes } of borrowedOf(archive, extract))
        borrowed.push({ id, member: bytes.toString("base64") });
    const parts = { ...extract, records, ...(borrowed.length > 0 && { borrowed }) };
    return `${JSON.stringify(parts, null, 1)}\n`;
}
/** The extract as a package with the page to look at, the statement to verify and the declaration to read. */
export async function writeExtractPackage(archive, extract, out) {
    const [main] = extract.entries;
    const asOf = extract.certificate.asOf;
    await exportExtract(archive.dir, out, {
        members: recordsOf(archive, extract),
        borrowed: borrowedOf(archive, extract),
        files: new Map([
            ["extract.json", Buffer.from(`${JSON.stringify(extract, null, 1)}\n`)],
            ["declaration.html", Buffer.from(renderDeclaration(extract))],
            ...(await sealsOf(archive, extract.certificate.capture)),
        ]),
        description: {
            title: `${main ? pageLabel(main.page.url) : extract.certificate.site} as of ${asOf}`,
            mainPageUrl: main?.page.url,
            mainPageDate: main?.page.records[0]?.sentAt ?? asOf,
            created: toIso(instant(Date.now())),
            software: SOFTWARE,
        },
    });
}
/** What signs and stamps the certificate's head, which the extract holds whole. */
async function sealsOf(archive, captureId) {
    const seals = [];
    for (const name of ["seal.json", "seal.p7s", "start.json", "start.tsr", "end.tsr"]) {
        const bytes = await archive.results.getBeside(captureId, name);
        if (bytes)
            seals.push([name, bytes]);
    }
    return seals;
}
function recordsOf({ blobs }, { certificate, entries }) {
    return membersOf(blobs, certificate.warcs.map(({ file }) => file), recordsNamed(entries));
}
/** The responses of earlier captures that these looks borrow from, wherever in the archive they lie by now. */
async function* borrowedOf({ blobs }, { entries }) {
    const wanted = borrowedBy(entries);
    for (const file of await filesHolding(blobs, wanted)) {
        for await (const member of membersOf(blobs, [file], new Set(wanted.keys())))
            if (wanted.delete(member.id))
                yield member;
        if (wanted.size === 0)
            return;
    }
}
async function findCertificate(archive, url, id) {
    for (const capture of await archive.catalog.captures.list()) {
        // A patch says nothing about the moment of the capture it patches: it is taken only when asked for by its id.
        const isWanted = id === null ? capture.phase === "finished" && isOfMoment(capture) : capture.id === id;
        if (!isWanted)
            continue;
        const certificate = await archive.results.getCertificate(capture.id);
        if (certificate?.pages.some((page) => page.url === url))
            return certificate;
    }
    throw new UsageError("NOT_FOUND", `no finished capture in ${archive.dir} has the page ${url}`);
}
/** What the page needs, and what that needs in turn: a style sheet has images of its own. */
async function requisitesOf(archive, captureId, url) {
    const needs = new Map();
    for await (const { document, requisites } of archive.catalog.requisites.requisites(captureId))
        needs.set(document, requisites);
    const found = new Set([url]);
    for (const page of found)
        for (const needed of needs.get(page) ?? [])
            found.add(needed);
    found.delete(url);
    return [...found];
}
