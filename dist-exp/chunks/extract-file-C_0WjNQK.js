import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Jn as instant, Zn as toIso } from "./formats-CP_ayLbB.js";
import { B as extractPages, V as recordsNamed, z as borrowedBy } from "./study-CIoHvote.js";
import { a as isOfMoment } from "./surt-CmP5UFl-.js";
import { ft as pageLabel, p as renderDeclaration } from "./missing-page-text-DkML2foU.js";
import { F as membersOf, N as exportExtract, P as filesHolding } from "./store-B-jxG4ia.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
//#region src/cli/extract-file.ts
/** The page's part of the newest certificate that has it, or of the one of the capture named. */
async function findExtract(archive, url, id) {
	const certificate = await findCertificate(archive, url, id);
	const requisites = await requisitesOf(archive, certificate.capture, url);
	return extractPages(certificate, [url, ...requisites]);
}
/** Files of more bytes are not searched for one page while readers are being served. */
var MOST_SEARCHED_BYTES = 2 * 1024 ** 3;
/** A page's extract as one JSON document, piece by piece, as readers of a served archive may have it. */
async function extractPieces(archive, url, id) {
	const extract = await findExtract(archive, url, id);
	if (extract.certificate.warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > MOST_SEARCHED_BYTES) throw new UsageError("NOT_FOUND", `capture ${extract.certificate.capture} is too large to be searched here; isochron certificate extract does`);
	return piecesOf(archive, extract);
}
/** The members stand one by one in a document that is otherwise written whole: it may be longer than a string. */
async function* piecesOf(archive, extract) {
	yield JSON.stringify(extract, null, 1).replace(/\n\}$/, "");
	yield ",\n \"records\": [";
	yield* memberPieces(recordsOf(archive, extract));
	yield "\n ]";
	if (borrowedBy(extract.entries).size > 0) {
		yield ",\n \"borrowed\": [";
		yield* memberPieces(borrowedOf(archive, extract));
		yield "\n ]";
	}
	yield "\n}\n";
}
async function* memberPieces(members) {
	let between = "";
	for await (const { id, bytes } of members) {
		yield `${between}\n  ${JSON.stringify({
			id,
			member: bytes.toString("base64")
		})}`;
		between = ",";
	}
}
/** The extract as one JSON document, its records in it. */
async function extractJson(archive, extract) {
	const records = [];
	for await (const { id, bytes } of recordsOf(archive, extract)) records.push({
		id,
		member: bytes.toString("base64")
	});
	const borrowed = [];
	for await (const { id, bytes } of borrowedOf(archive, extract)) borrowed.push({
		id,
		member: bytes.toString("base64")
	});
	const parts = {
		...extract,
		records,
		...borrowed.length > 0 && { borrowed }
	};
	return `${JSON.stringify(parts, null, 1)}\n`;
}
/** The extract as a package with the page to look at, the statement to verify and the declaration to read. */
async function writeExtractPackage(archive, extract, out) {
	const [main] = extract.entries;
	const asOf = extract.certificate.asOf;
	await exportExtract(archive.dir, out, {
		members: recordsOf(archive, extract),
		borrowed: borrowedOf(archive, extract),
		files: new Map([
			["extract.json", Buffer.from(`${JSON.stringify(extract, null, 1)}\n`)],
			["declaration.html", Buffer.from(renderDeclaration(extract))],
			...await sealsOf(archive, extract.certificate.capture)
		]),
		description: {
			title: `${main ? pageLabel(main.page.url) : extract.certificate.site} as of ${asOf}`,
			mainPageUrl: main?.page.url,
			mainPageDate: main?.page.records[0]?.sentAt ?? asOf,
			created: toIso(instant(Date.now())),
			software: SOFTWARE
		}
	});
}
/** What signs and stamps the certificate's head, which the extract holds whole. */
async function sealsOf(archive, captureId) {
	const seals = [];
	for (const name of [
		"seal.json",
		"seal.p7s",
		"start.json",
		"start.tsr",
		"end.tsr"
	]) {
		const bytes = await archive.results.getBeside(captureId, name);
		if (bytes) seals.push([name, bytes]);
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
		for await (const member of membersOf(blobs, [file], new Set(wanted.keys()))) if (wanted.delete(member.id)) yield member;
		if (wanted.size === 0) return;
	}
}
async function findCertificate(archive, url, id) {
	for (const capture of await archive.catalog.captures.list()) {
		if (!(id === null ? capture.phase === "finished" && isOfMoment(capture) : capture.id === id)) continue;
		const certificate = await archive.results.getCertificate(capture.id);
		if (certificate?.pages.some((page) => page.url === url)) return certificate;
	}
	throw new UsageError("NOT_FOUND", `no finished capture in ${archive.dir} has the page ${url}`);
}
/** What the page needs, and what that needs in turn: a style sheet has images of its own. */
async function requisitesOf(archive, captureId, url) {
	const needs = /* @__PURE__ */ new Map();
	for await (const { document, requisites } of archive.catalog.requisites.requisites(captureId)) needs.set(document, requisites);
	const found = /* @__PURE__ */ new Set([url]);
	for (const page of found) for (const needed of needs.get(page) ?? []) found.add(needed);
	found.delete(url);
	return [...found];
}
//#endregion
export { writeExtractPackage as i, extractPieces as n, findExtract as r, extractJson as t };
