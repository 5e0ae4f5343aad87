import { r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Jn as dcPairs, Kn as DC_ELEMENTS } from "./messages-BR4EaSfy.js";
import { Et as scanHtml, In as wellFormed, Jn as instant, Kn as parsePageUrl, Qt as decodeContent, Ut as decodeText, Wt as mediaType, Xt as SHOW_LIMITS, Zn as toIso, bn as parseHttpResponse } from "./formats-CP_ayLbB.js";
import { Ct as VERDICT_MEANING } from "./render-DH98pEeP.js";
import { l as patchedBy } from "./surt-CmP5UFl-.js";
import { dt as refreshWords, ft as pageLabel } from "./missing-page-text-DkML2foU.js";
import { n as xmlText } from "./xml-text-zqMn0-51.js";
import { t as csvLine } from "./csv-Cs2VDhML.js";
//#region src/catalogue/items/capture-item.ts
/** The items of one archive; figures of reports are read once for each version of them. */
var CaptureItems = class {
	#archive;
	#heads = /* @__PURE__ */ new Map();
	constructor(archive) {
		this.#archive = archive;
	}
	/** All of them, those that changed first at the beginning. */
	async list() {
		const said = await Said.read(this.#archive);
		const captures = await this.#archive.catalog.captures.list();
		return (await Promise.all(captures.map((capture) => this.#itemOf(capture, said)))).filter((item) => item !== null).sort(inOrder);
	}
	/** What is said of the sites that have captures, by their names. */
	async sites() {
		const said = await Said.read(this.#archive);
		return [...new Set((await this.list()).map(({ capture }) => capture.site))].sort().map((site) => ({
			site,
			said: said.ofSite(site).elements
		}));
	}
	async #itemOf(capture, said) {
		const report = await this.#head(capture);
		if (!report) return null;
		const [own, site] = [said.ofCapture(capture.id), said.ofSite(capture.site)];
		const { results, warcs } = this.#archive;
		const written = [await results.writtenAt(capture.id), await warcs.writtenAt(capture.id)];
		const latest = Math.max(report.finishedAt, own.at, site.at, ...written.map((at) => at ?? 0));
		return {
			capture,
			report,
			datestamp: instant(Math.floor(latest / 1e3) * 1e3),
			own: own.elements,
			site: site.elements,
			patchOf: patchedBy(capture)
		};
	}
	async #head(capture) {
		if (capture.phase === "failed") return null;
		const version = await this.#archive.results.version(capture.id);
		const held = this.#heads.get(capture.id);
		if (held?.version === version) return held.head;
		const read = await this.#archive.results.getReportHead(capture.id);
		const head = read && withoutPages(read);
		this.#heads.set(capture.id, {
			version,
			head
		});
		return head;
	}
};
/** A head that was read from a whole report carries its pages along. */
function withoutPages(head) {
	const { pages: _, ...rest } = head;
	return rest;
}
/** Items by the time of their change; of equal times by name, so that every list has one order. */
function inOrder(a, b) {
	return a.datestamp - b.datestamp || (a.capture.id < b.capture.id ? -1 : 1);
}
var NOTHING = {
	elements: {},
	at: 0
};
/** All descriptions of an archive. */
var Said = class Said {
	#captures = /* @__PURE__ */ new Map();
	#sites = /* @__PURE__ */ new Map();
	static async read({ descriptions }) {
		const said = new Said();
		for await (const { of, ...one } of descriptions.all()) if (of.kind === "site") said.#sites.set(of.site, one);
		else said.#captures.set(of.capture, one);
		return said;
	}
	ofCapture(id) {
		return this.#captures.get(id) ?? NOTHING;
	}
	ofSite(site) {
		return this.#sites.get(site) ?? NOTHING;
	}
};
//#endregion
//#region src/catalogue/items/identifiers.ts
var CAPTURE = "urn:isochron:capture:";
var PAGE = ":page:";
/** The name of a capture. */
function captureName(captureId) {
	return `${CAPTURE}${captureId}`;
}
/** The name of a page as a capture holds it. */
function pageName(captureId, url) {
	return `${CAPTURE}${captureId}${PAGE}${encodeURIComponent(url)}`;
}
/** What a name stands for; `null` when it is none of ours. */
function readName(name) {
	const [, capture, page] = /^urn:isochron:capture:([A-Za-z0-9][A-Za-z0-9._-]{0,127})(?::page:(.+))?$/s.exec(name) ?? [];
	if (capture === void 0) return null;
	if (page === void 0) return {
		capture,
		url: null
	};
	const url = decoded$1(page);
	return url !== null && pageName(capture, url) === name ? {
		capture,
		url
	} : null;
}
function decoded$1(text) {
	try {
		const url = decodeURIComponent(text);
		return parsePageUrl(url) === url ? url : null;
	} catch {
		return null;
	}
}
//#endregion
//#region src/catalogue/items/dublin-core.ts
/** What is said of a capture: its own words, else those of its site, with what the archive knows. */
function dublinCoreOf(item) {
	const { capture, report, own, site, patchOf } = item;
	const said = Object.fromEntries(DC_ELEMENTS.filter((name) => !OF_SITE_ALONE.has(name)).map((name) => [name, own[name] ?? site[name] ?? []]));
	return {
		...said,
		title: own.title ?? [`${site.title?.[0] ?? capture.site} as of ${iso$1(report.asOf)}`],
		description: [...said.description, figuresOf(report)],
		date: [iso$1(report.asOf), ...own.date ?? []],
		type: said.type.length > 0 ? said.type : ["Collection"],
		format: ["application/warc", ...said.format],
		identifier: [captureName(capture.id), ...own.identifier ?? []],
		source: [...report.seeds, ...said.source],
		relation: [...said.relation, ...patchOf === null ? [] : [captureName(patchOf)]]
	};
}
/** A site's name, number and date are not those of each of its captures. */
var OF_SITE_ALONE = /* @__PURE__ */ new Set([
	"title",
	"identifier",
	"date"
]);
function figuresOf({ all, asOf, imported, refresh, finishedAt, startedAt }) {
	if (refresh) return `A watch's ${refreshWords(startedAt, refresh)} of ${all.pages} pages; they speak of no one moment, and there is no certificate.`;
	if (imported === true) return `${all.pages} pages from other tools' records of ${iso$1(startedAt)} to ${iso$1(finishedAt)}; none is proved.`;
	return `${all.sharp} of ${all.pages} pages were seen identical before and after ${iso$1(asOf)}; the certificate says which, and what that does not prove.`;
}
/** What is said of a page. */
function dublinCoreOfPage(item, title, address) {
	const { of, page } = item;
	const own = (name) => of.own[name] ?? of.site[name] ?? [];
	const at = page.visitAt ?? page.revisitAt;
	const where = address(item);
	const type = typeOf(page.contentType);
	return {
		title: [title ?? pageLabel(page.url)],
		description: [verdictOf(item)],
		publisher: own("publisher"),
		date: at === null ? [] : [iso$1(at)],
		type: type === null ? [] : [type],
		format: formatOf(page.contentType),
		identifier: [pageName(of.capture.id, page.url), ...where === null ? [] : [where]],
		source: [page.url],
		language: own("language"),
		relation: [captureName(of.capture.id)],
		rights: own("rights")
	};
}
function verdictOf({ of, page }) {
	const at = `at ${iso$1(of.report.asOf)}`;
	const why = page.reason === null ? "" : ` (${page.reason})`;
	const { imported, refresh } = of.report;
	if (refresh) return `Seen by a watch, which speaks of no one moment${why}.`;
	return imported === true ? `From another tool's records, not proved${why}.` : `${page.verdict} ${at}: ${VERDICT_MEANING[page.verdict]}${why}.`;
}
function formatOf(contentType) {
	const type = mediaType(contentType);
	return type === null || type === "" ? [] : [type];
}
/** By the DCMI type vocabulary; what a media type does not tell is left out. */
function typeOf(contentType) {
	const [family = ""] = (mediaType(contentType) ?? "").split("/");
	return {
		text: "Text",
		image: "StillImage",
		audio: "Sound",
		video: "MovingImage"
	}[family] ?? null;
}
function iso$1(ms) {
	return toIso(instant(ms));
}
//#endregion
//#region src/catalogue/items/page-item.ts
/** Longer documents are not read for their titles. */
var MOST_HTML_BYTES = 1048576;
var MOST_SPANS = 1e4;
var HTML = /* @__PURE__ */ new Set(["text/html", "application/xhtml+xml"]);
/** A page with the record nearest to its visit, of those that its capture wrote. */
async function pageItem(of, page, { index }) {
	const { startedAt, finishedAt } = of.report;
	const at = page.visitAt ?? page.revisitAt ?? of.report.asOf;
	const [nearest = null] = (await index.lookup(page.url)).filter((entry) => entry.at >= startedAt && entry.at <= finishedAt && isSame(entry.url, page.url)).sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
	return {
		of,
		page,
		entry: nearest
	};
}
function isSame(stored, url) {
	return stored === url || parsePageUrl(stored) === url;
}
/** The title that the document gives itself; `null` when it has none, or cannot be read. */
async function titleOf({ page, entry }, { index }) {
	if (entry === null || !HTML.has(mediaType(page.contentType) ?? "")) return null;
	const { first } = await index.open(entry);
	const response = parseHttpResponse(first);
	if (!response.ok) return null;
	const limits = {
		...SHOW_LIMITS,
		maxOutputBytes: MOST_HTML_BYTES
	};
	const decoded = decodeContent(response.body, response.headers, limits);
	if (decoded.kind !== "ok") return null;
	const html = decodeText(decoded.content.subarray(0, MOST_HTML_BYTES), response.header("content-type")).text;
	const title = scanHtml(html, { maxSpans: MOST_SPANS }).title?.replace(/\s+/g, " ").trim() ?? "";
	return title === "" ? null : title;
}
/** Digest of the body as it was sent, by the sighting that the capture filed first. */
async function digestOf({ of, page, entry }, { catalog }) {
	for (const { captureId, outcome } of await catalog.sightings.ofPage(page.url)) if (captureId === of.capture.id && outcome.kind === "captured") return outcome.payloadDigest;
	return entry?.digest ?? null;
}
//#endregion
//#region src/catalogue/export/catalogue-rows.ts
/** Makes the rows while they are read; no more than one page is held. */
async function* catalogueRows(archive, { site, capture, pages }) {
	for (const item of await new CaptureItems(archive).list()) {
		if (site !== void 0 && item.capture.site !== site) continue;
		if (capture !== void 0 && item.capture.id !== capture) continue;
		yield captureRow(item);
		if (pages) yield* pageRows(item, archive);
	}
}
var NO_PAGE = {
	url: null,
	time: null,
	verdict: null,
	reason: null,
	status: null,
	digest: null
};
var NO_CAPTURE = {
	startedAt: null,
	finishedAt: null,
	pages: null,
	sharp: null,
	attested: null,
	possible: null
};
function captureRow(item) {
	const { capture, report } = item;
	const { pages, sharp, attested, possible } = report.all;
	return {
		record: "capture",
		identifier: captureName(capture.id),
		capture: capture.id,
		site: capture.site,
		asOf: iso(report.asOf),
		startedAt: iso(report.startedAt),
		finishedAt: iso(report.finishedAt),
		pages,
		sharp,
		attested,
		possible,
		...NO_PAGE,
		dublinCore: dublinCoreOf(item)
	};
}
async function* pageRows(of, archive) {
	for await (const { page } of archive.results.reportPages(of.capture.id)) {
		const item = await pageItem(of, page, archive);
		yield {
			record: "page",
			identifier: pageName(of.capture.id, page.url),
			capture: of.capture.id,
			site: of.capture.site,
			asOf: iso(of.report.asOf),
			...NO_CAPTURE,
			url: page.url,
			time: iso(page.visitAt ?? page.revisitAt),
			verdict: page.verdict,
			reason: page.reason,
			status: page.status,
			digest: await digestOf(item, archive),
			dublinCore: dublinCoreOfPage(item, await titleOf(item, archive), () => null)
		};
	}
}
function iso(ms) {
	return ms === null ? null : toIso(instant(ms));
}
//#endregion
//#region src/catalogue/items/xml.ts
/** `oai_dc`, as every OAI-PMH repository must give it (section 3.4). */
var OAI_DC = {
	prefix: "oai_dc",
	schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
	namespace: "http://www.openarchives.org/OAI/2.0/oai_dc/"
};
/** One record of unqualified Dublin Core. */
function oaiDc(elements) {
	const lines = dcPairs(elements).map(([name, value]) => `<dc:${name}>${xmlText(value)}</dc:${name}>\n`);
	return `<oai_dc:dc xmlns:oai_dc="${OAI_DC.namespace}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${OAI_DC.namespace} ${OAI_DC.schema}">\n${lines.join("")}</oai_dc:dc>\n`;
}
//#endregion
//#region src/catalogue/export/write-catalogue.ts
/** The forms, by the names that users give. */
var CATALOGUE_FORMATS = [
	"csv",
	"jsonl",
	"dc"
];
var COLUMNS = [
	"record",
	"identifier",
	"capture",
	"site",
	"asOf",
	"startedAt",
	"finishedAt",
	"pages",
	"sharp",
	"attested",
	"possible",
	"url",
	"time",
	"verdict",
	"reason",
	"status",
	"digest"
];
/** Between values of one element in one cell. */
var BETWEEN_VALUES = " | ";
/** The text, row by row. */
async function* writeCatalogue(rows, format) {
	if (format === "csv") yield csvLine([...COLUMNS, ...DC_ELEMENTS.map((name) => `dc:${name}`)]);
	if (format === "dc") yield "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<catalogue>\n";
	for await (const row of rows) yield WRITERS[format](row);
	if (format === "dc") yield "</catalogue>\n";
}
var WRITERS = {
	csv: (row) => csvLine([...COLUMNS.map((name) => row[name]), ...dublinCoreCells(row)].map(whole)),
	jsonl: (row) => `${JSON.stringify(row, (_, value) => whole(value))}\n`,
	dc: ({ dublinCore }) => oaiDc(dublinCore)
};
function dublinCoreCells({ dublinCore }) {
	return DC_ELEMENTS.map((name) => (dublinCore[name] ?? []).join(BETWEEN_VALUES));
}
/** A text that was cut within a character could not be written as UTF-8. */
function whole(value) {
	return typeof value === "string" ? wellFormed(value) : value;
}
//#endregion
//#region src/catalogue/oai/fault.ts
/** A fault. */
function fault(code, message) {
	return { fault: {
		code,
		message
	} };
}
/** Whether a step came to nothing. */
function isFault(value) {
	return "fault" in value;
}
//#endregion
//#region src/catalogue/oai/datestamps.ts
var DAY_MS = 864e5;
var DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
var SECOND = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;
/** As it is printed: YYYY-MM-DDThh:mm:ssZ. */
function datestampText(at) {
	return `${toIso(at).slice(0, 19)}Z`;
}
/** Reads both ends as they were given. */
function rangeOf(from, until) {
	const start = read("from", from);
	const end = read("until", until);
	if (isFault(start)) return start;
	if (isFault(end)) return end;
	const range = {
		from: start.first,
		until: end.last
	};
	if (from === void 0 || until === void 0) return range;
	if (from.length !== until.length) return fault("badArgument", "from and until must have the same granularity");
	return range.from <= range.until ? range : fault("badArgument", "from must not be later than until");
}
function bad(name, text) {
	return fault("badArgument", `${name} must be YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ, not ${JSON.stringify(text.slice(0, 40))}`);
}
/** Where nothing is given: from the beginning to the end of time. */
var EVER = {
	first: instant(0),
	last: instant(864e13)
};
function read(name, text) {
	if (text === void 0) return EVER;
	const isDay = DAY.test(text);
	if (!isDay && !SECOND.test(text)) return bad(name, text);
	const ms = Date.parse(isDay ? `${text}T00:00:00Z` : text);
	if (Number.isNaN(ms) || datestampText(instant(ms)).slice(0, text.length) !== text) return bad(name, text);
	return {
		first: instant(ms),
		last: instant(ms + (isDay ? DAY_MS : 1e3) - 1)
	};
}
//#endregion
//#region src/catalogue/oai/envelope.ts
var OAI = "http://www.openarchives.org/OAI/2.0/";
/** An answer with the verb's element in it. */
function answerXml(envelope, content) {
	const { verb } = envelope.request;
	return documentXml(envelope, `<${verb}>\n${content}</${verb}>\n`);
}
/** An answer that tells of an error; of `badVerb` and `badArgument` the request has no attributes (section 3.2). */
function faultXml(envelope, { code, message }) {
	return documentXml(code !== "badVerb" && code !== "badArgument" ? envelope : {
		...envelope,
		request: null
	}, `<error code="${code}">${xmlText(message)}</error>\n`);
}
function documentXml({ baseUrl, now, request }, content) {
	const written = (request ? Object.entries({
		verb: request.verb,
		...request.arguments
	}) : []).map(([name, value]) => ` ${name}="${xmlText(value)}"`).join("");
	return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="${OAI}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${OAI} ${OAI}OAI-PMH.xsd">
<responseDate>${datestampText(now)}</responseDate>
<request${written}>${xmlText(baseUrl)}</request>
${content}</OAI-PMH>
`;
}
/** One element with text in it. */
function element(name, text) {
	return `<${name}>${xmlText(text)}</${name}>\n`;
}
//#endregion
//#region src/catalogue/oai/resumption-token.ts
/** Writes a token: text that may stand in a query as it is. */
function writeToken({ verb, from, until, set, place, cursor }) {
	const where = place === null ? null : [
		place.datestamp,
		place.capture,
		place.pages
	];
	const members = [
		verb,
		from ?? null,
		until ?? null,
		set ?? null,
		where,
		cursor
	];
	return Buffer.from(JSON.stringify(members)).toString("base64url");
}
/** Reads a token; `null` for what is none. */
function readToken(text) {
	const members = membersOf(text);
	if (members?.length !== 6) return null;
	const [verb, from, until, set, where, cursor] = members;
	const place = where === null ? null : placeOf(where);
	if (place === void 0 || !isNumber(cursor) || typeof verb !== "string") return null;
	if (![
		from,
		until,
		set
	].every((value) => value === null || typeof value === "string")) return null;
	return {
		verb,
		...from !== null && { from },
		...until !== null && { until },
		...set !== null && { set },
		place,
		cursor
	};
}
function membersOf(text) {
	if (!/^[A-Za-z0-9_-]{1,8192}$/.test(text)) return null;
	try {
		const value = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
		return Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
function placeOf(where) {
	if (!Array.isArray(where) || where.length !== 3) return void 0;
	const [datestamp, capture, pages] = where;
	if (!isNumber(datestamp) || datestamp > 864e13 || typeof capture !== "string" || !isNumber(pages)) return void 0;
	return {
		datestamp: instant(datestamp),
		capture,
		pages
	};
}
function isNumber(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
//#endregion
//#region src/catalogue/oai/sets.ts
/** Whether a text has the form of a setSpec: unreserved characters in parts, colons between them. */
function isSetSpec(text) {
	return /^[A-Za-z0-9\-_.!~*'()]+(?::[A-Za-z0-9\-_.!~*'()]+)*$/.test(text);
}
/** A site's name in a setSpec, one to one: what may not stand there as its bytes, each behind an underscore. */
function siteSpec(site) {
	const spelt = site.replaceAll(/[^A-Za-z0-9.-]/gu, (character) => [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""));
	return `site:${spelt === "" ? "_" : spelt}`;
}
/** The sets that a record belongs to, without those that lie above them. */
function specsOf(site, kind) {
	return [kind, `${siteSpec(site)}:${kind}`];
}
/** Whether a record of a site is in a set: a set holds all that those below it hold. */
function isInSet(set, site, kind) {
	if (set === void 0) return true;
	return specsOf(site, kind).some((spec) => spec === set || spec.startsWith(`${set}:`));
}
/** All sets of an archive. */
function setsOf(sites) {
	return [
		{
			spec: "captures",
			name: "Captures",
			said: {}
		},
		{
			spec: "pages",
			name: "Pages",
			said: {}
		},
		{
			spec: "site",
			name: "Everything, by site",
			said: {}
		},
		...sites.flatMap(({ site, said }) => [
			{
				spec: siteSpec(site),
				name: said.title?.[0] ?? site,
				said
			},
			{
				spec: `${siteSpec(site)}:captures`,
				name: `Captures of ${site}`,
				said: {}
			},
			{
				spec: `${siteSpec(site)}:pages`,
				name: `Pages of ${site}`,
				said: {}
			}
		])
	];
}
//#endregion
//#region src/catalogue/oai/list-parts.ts
/** What a list is, from the arguments or from the token; a token of another verb is none. */
function resumptionOf({ verb, arguments: asked }) {
	const token = asked["resumptionToken"];
	const { from, until, set } = asked;
	if (token === void 0) {
		const given = {
			...from !== void 0 && { from },
			...until !== void 0 && { until }
		};
		if (set !== void 0 && !isSetSpec(set)) return fault("badArgument", "set is no setSpec");
		return {
			verb,
			...given,
			...set !== void 0 && { set },
			place: null,
			cursor: 0
		};
	}
	const read = readToken(token);
	if (read?.verb !== verb || read.cursor === 0) return badToken();
	return (read.set === void 0 || isSetSpec(read.set)) && read.place === null === (verb === "ListSets") ? read : badToken();
}
/** Stands at the end of every part of a list that did not fit into one answer; empty behind the last (section 3.5). */
function tokenXml(cursor, next) {
	if (cursor === null || cursor === 0 && next === null) return "";
	return `<resumptionToken cursor="${cursor}">${next ? writeToken(next) : ""}</resumptionToken>\n`;
}
/** Said of a token that leads nowhere. */
function badToken() {
	return fault("badResumptionToken", "the resumptionToken is not one that was given here, or its list is gone");
}
//#endregion
//#region src/catalogue/oai/record-walk.ts
/** Whether a catalogue of pages has this one: a document that a response was received of. */
function isListed({ kind, visitAt, revisitAt }) {
	return kind === "document" && (visitAt ?? revisitAt) !== null;
}
/** Walks the records of items that are in order. */
async function* recordsOf(items, { results }, { range, set, place }) {
	for (const of of items) {
		const { datestamp, capture } = of;
		if (datestamp < range.from || datestamp > range.until) continue;
		const order = place === null ? 1 : datestamp - place.datestamp || compare(capture.id, place.capture);
		if (order < 0) continue;
		const here = {
			datestamp,
			capture: capture.id
		};
		const isGoingOn = order === 0;
		if (!isGoingOn && isInSet(set, capture.site, "captures")) yield {
			of,
			page: null,
			place: {
				...here,
				pages: 0
			}
		};
		if (!isInSet(set, capture.site, "pages")) continue;
		for await (const { page, next } of results.reportPages(capture.id, isGoingOn ? place.pages : 0)) if (isListed(page)) yield {
			of,
			page,
			place: {
				...here,
				pages: next
			}
		};
	}
}
function compare(a, b) {
	return a === b ? 0 : a < b ? -1 : 1;
}
//#endregion
//#region src/catalogue/oai/record-xml.ts
/** The header alone. */
async function headerXml(record, { archive }) {
	const { of, page } = record;
	return headerOf(record, page !== null && (await pageItem(of, page, archive)).entry === null);
}
/** The whole record; one whose response is no longer held has no metadata (section 2.5.1). */
async function recordXml(record, { archive, address }) {
	const { of, page } = record;
	if (page === null) return wrapped(headerOf(record, false), oaiDc(dublinCoreOf(of)));
	const item = await pageItem(of, page, archive);
	if (item.entry === null) return wrapped(headerOf(record, true), null);
	const title = await titleOf(item, archive);
	return wrapped(headerOf(record, false), oaiDc(dublinCoreOfPage(item, title, address)));
}
function headerOf({ of, page }, isDeleted) {
	const { capture, datestamp } = of;
	const name = page === null ? captureName(capture.id) : pageName(capture.id, page.url);
	const sets = specsOf(capture.site, page === null ? "captures" : "pages");
	const lines = [
		element("identifier", name),
		element("datestamp", datestampText(datestamp)),
		...sets.map((spec) => element("setSpec", spec))
	];
	return `<header${isDeleted ? " status=\"deleted\"" : ""}>\n${lines.join("")}</header>\n`;
}
function wrapped(header, metadata) {
	return `<record>\n${header}${metadata === null ? "" : `<metadata>\n${metadata}</metadata>\n`}</record>\n`;
}
//#endregion
//#region src/catalogue/oai/request.ts
/** What each verb takes; a resumption token stands alone (section 4). */
var VERBS = {
	Identify: {
		needed: [],
		taken: [],
		resumed: false
	},
	ListMetadataFormats: {
		needed: [],
		taken: ["identifier"],
		resumed: false
	},
	ListSets: {
		needed: [],
		taken: [],
		resumed: true
	},
	GetRecord: {
		needed: ["identifier", "metadataPrefix"],
		taken: [],
		resumed: false
	},
	ListIdentifiers: {
		needed: ["metadataPrefix"],
		taken: [
			"from",
			"until",
			"set"
		],
		resumed: true
	},
	ListRecords: {
		needed: ["metadataPrefix"],
		taken: [
			"from",
			"until",
			"set"
		],
		resumed: true
	}
};
/** Longer requests are none of a harvester. */
var MOST_CHARS = 8192;
/** Reads a query, or the body of a POST, which is written alike. */
function parseOaiRequest(query) {
	const pairs = query.length > MOST_CHARS ? null : pairsOf(query);
	if (pairs === null) return fault("badArgument", "the request cannot be decoded, or is too long");
	const verbs = pairs.filter(([name]) => name === "verb");
	if (verbs.length !== 1) return fault("badVerb", "a request names one verb");
	const verb = verbs[0][1];
	if (!Object.hasOwn(VERBS, verb)) return fault("badVerb", `no such verb: ${JSON.stringify(verb.slice(0, 40))}`);
	return checked(verb, pairs.filter(([name]) => name !== "verb"));
}
function checked(verb, pairs) {
	const { needed, taken, resumed } = VERBS[verb];
	const names = pairs.map(([name]) => name);
	const known = [
		...needed,
		...taken,
		...resumed ? ["resumptionToken"] : []
	];
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== void 0) return fault("badArgument", `${verb} takes no argument ${JSON.stringify(unknown.slice(0, 40))}`);
	if (new Set(names).size < names.length) return fault("badArgument", "an argument is given twice");
	const isResumed = names.includes("resumptionToken");
	if (isResumed && names.length > 1) return fault("badArgument", "a resumptionToken stands without other arguments");
	const missing = isResumed ? void 0 : needed.find((name) => !names.includes(name));
	if (missing !== void 0) return fault("badArgument", `${verb} needs the argument ${missing}`);
	return {
		verb,
		arguments: Object.fromEntries(pairs)
	};
}
function pairsOf(query) {
	try {
		return query.split("&").filter((part) => part !== "").map((part) => {
			const [name = "", ...value] = part.split("=");
			return [decoded(name), decoded(value.join("="))];
		});
	} catch {
		return null;
	}
}
/** Form encoding: a plus is a blank, the rest percent-encoded UTF-8 (section 3.1.1.3). */
function decoded(text) {
	return decodeURIComponent(text.replaceAll("+", " "));
}
//#endregion
//#region src/catalogue/oai/provider.ts
/** How many of a list one answer holds. */
var AT_ONCE = {
	ListRecords: 100,
	ListIdentifiers: 200,
	ListSets: 300
};
var FRESH_MS = 1e3;
/** The repository of one archive. */
var OaiProvider = class {
	#archive;
	#facts;
	#items;
	#listed = null;
	#listedAtMs = 0;
	constructor(archive, facts) {
		this.#archive = archive;
		this.#facts = facts;
		this.#items = new CaptureItems(archive);
	}
	/** The answer as XML; what is wrong with a question is told in it, never by a status of HTTP. */
	async answer(asked) {
		const request = parseOaiRequest(asked.query);
		if (isFault(request)) return faultXml({
			...asked,
			request: null
		}, request.fault);
		const answered = await this.#contentOf(request, asked);
		return isFault(answered) ? faultXml({
			...asked,
			request
		}, answered.fault) : answerXml({
			...asked,
			request
		}, answered.content);
	}
	async #contentOf(request, asked) {
		switch (request.verb) {
			case "Identify": return this.#identify(asked);
			case "ListMetadataFormats": return this.#formats(request);
			case "ListSets": return this.#sets(request);
			case "GetRecord": return this.#record(request, asked);
			case "ListIdentifiers":
			case "ListRecords": return this.#list(request, asked);
		}
	}
	async #identify({ baseUrl }) {
		const { name, adminEmail } = this.#facts;
		const [first] = await this.#all();
		return { content: [
			element("repositoryName", name),
			element("baseURL", baseUrl),
			element("protocolVersion", "2.0"),
			element("adminEmail", adminEmail),
			element("earliestDatestamp", first ? datestampText(first.datestamp) : "1970-01-01T00:00:00Z"),
			element("deletedRecord", "transient"),
			element("granularity", "YYYY-MM-DDThh:mm:ssZ")
		].join("") };
	}
	async #formats({ arguments: { identifier } }) {
		if (identifier !== void 0) {
			const found = await this.#named(identifier);
			if (isFault(found)) return found;
		}
		const { prefix, schema, namespace } = OAI_DC;
		return { content: `<metadataFormat>\n${[
			element("metadataPrefix", prefix),
			element("schema", schema),
			element("metadataNamespace", namespace)
		].join("")}</metadataFormat>\n` };
	}
	async #sets(request) {
		const resumed = resumptionOf(request);
		if (isFault(resumed)) return resumed;
		const { cursor } = resumed;
		const sets = setsOf(await this.#items.sites());
		const some = sets.slice(cursor, cursor + AT_ONCE.ListSets);
		if (some.length === 0) return badToken();
		const written = some.map(({ spec, name, said }) => {
			const about = Object.keys(said).length === 0 ? "" : `<setDescription>\n${oaiDc(said)}</setDescription>\n`;
			return `<set>\n${element("setSpec", spec)}${element("setName", name)}${about}</set>\n`;
		});
		const next = cursor + some.length;
		const end = {
			...resumed,
			cursor: next
		};
		return { content: written.join("") + tokenXml(cursor, next < sets.length ? end : null) };
	}
	async #record({ arguments: asked }, { address }) {
		const found = await this.#named(asked["identifier"]);
		if (isFault(found)) return found;
		if (asked["metadataPrefix"] !== OAI_DC.prefix) return wrongFormat();
		return { content: await recordXml(found, {
			archive: this.#archive,
			address
		}) };
	}
	async #list(request, { address }) {
		const resumed = resumptionOf(request);
		if (isFault(resumed)) return resumed;
		const isResumed = request.arguments["resumptionToken"] !== void 0;
		const range = rangeOf(resumed.from, resumed.until);
		if (isFault(range)) return isResumed ? badToken() : range;
		if (!isResumed && request.arguments["metadataPrefix"] !== OAI_DC.prefix) return wrongFormat();
		const walk = await this.#batch(resumed, range, AT_ONCE[request.verb]);
		if (walk === null) return badToken();
		if (walk.records.length === 0) return isResumed ? badToken() : fault("noRecordsMatch", "there are no such records");
		const writing = {
			archive: this.#archive,
			address
		};
		const write = request.verb === "ListRecords" ? recordXml : headerXml;
		let content = "";
		for (const record of walk.records) content += await write(record, writing);
		const cursor = resumed.cursor + walk.records.length;
		const end = walk.next === null ? null : {
			...resumed,
			place: walk.next,
			cursor
		};
		return { content: content + tokenXml(isResumed || end ? resumed.cursor : null, end) };
	}
	/** Some records, and where the next would begin; `null` when the place is none. */
	async #batch({ set, place }, range, most) {
		const records = [];
		try {
			for await (const record of recordsOf(await this.#all(), this.#archive, {
				range,
				set,
				place
			})) {
				if (records.length === most) return {
					records,
					next: records.at(-1).place
				};
				records.push(record);
			}
		} catch (error) {
			if (error instanceof IsochronError && error.code === "BAD_INPUT") return null;
			throw error;
		}
		return {
			records,
			next: null
		};
	}
	async #named(identifier) {
		const unknown = fault("idDoesNotExist", "there is no record of this identifier");
		const name = readName(identifier);
		const of = name && (await this.#all()).find(({ capture }) => capture.id === name.capture);
		if (!of) return unknown;
		const place = {
			datestamp: of.datestamp,
			capture: of.capture.id,
			pages: 0
		};
		if (name.url === null) return {
			of,
			page: null,
			place
		};
		for await (const { page } of this.#archive.results.reportPages(of.capture.id)) if (page.url === name.url && isListed(page)) return {
			of,
			page,
			place
		};
		return unknown;
	}
	#all() {
		const now = performance.now();
		if (this.#listed === null || now - this.#listedAtMs > FRESH_MS) {
			this.#listedAtMs = now;
			this.#listed = this.#items.list();
			this.#listed.catch(() => this.#listed = null);
		}
		return this.#listed;
	}
};
function wrongFormat() {
	return fault("cannotDisseminateFormat", "records are given as oai_dc");
}
//#endregion
export { catalogueRows as i, CATALOGUE_FORMATS as n, writeCatalogue as r, OaiProvider as t };
