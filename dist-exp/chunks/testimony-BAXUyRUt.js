import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { $ as standingOf, G as contentFields, J as toldFields, K as readContentFields, Q as resumeRecord, ar as identityKey, en as canonicalJson, nt as changeRecord } from "./messages-BR4EaSfy.js";
import { In as wellFormed, Jn as instant, Jt as CONTENT_RULES, Wt as mediaType, Zn as toIso } from "./formats-CP_ayLbB.js";
import { X as holdReport, et as settleClocks, n as indexTextsSafely, nt as TestimonyTally, q as buildTestimony, r as sketchVersions, rt as testimonyReport } from "./study-CIoHvote.js";
import { c as isUnfinished, h as requestPartOf, s as isTestimony } from "./surt-CmP5UFl-.js";
import { j as renderHtml } from "./missing-page-text-DkML2foU.js";
import { G as readResource, W as readAnswer, ct as isTold, nt as runRecordTarget, ut as toldSighting } from "./store-B-jxG4ia.js";
import { E as enterCapture } from "./crawl-DVwKRWnu.js";
import { createHash } from "node:crypto";
//#region src/testimony/seal.ts
/** Writes testimony.json beside the testimony, and its head by itself for seals from outside. */
async function sealTestimony({ capture, archive, notes }) {
	const { id, finishedAt, settings } = capture;
	const { results, catalog, warcs } = archive;
	const { tier, by } = settings.testimony ?? {
		tier: "source",
		by: ""
	};
	const files = await warcs.files(id);
	const runs = (await catalog.captures.get(id))?.runs ?? [];
	const facts = {
		capture,
		tier,
		by,
		finishedAt,
		notes,
		warcs: files,
		clocks: settleClocks(runs, [])
	};
	const [first] = files;
	if (!first) throw new IsochronError("INTERNAL", `testimony ${id} has no WARC file`);
	const { software = "" } = await warcs.readFields({
		file: first.file,
		offset: 0
	});
	const testimony = await buildTestimony({ [Symbol.asyncIterator]: () => versionsOf(id, archive) }, {
		...facts,
		software
	}, (bytes) => results.sign(bytes));
	await results.putTestimony(id, testimony);
	const { versions: _, ...head } = testimony;
	for (const stale of ["seal.p7s", "end.tsr"]) await results.putBeside(id, stale, null);
	await results.putBeside(id, "seal.json", Buffer.from(canonicalJson(head)));
}
async function* versionsOf(id, { catalog, warcs }) {
	for await (const sighting of catalog.sightings.ofCapture(id)) {
		if (!isTold(sighting)) continue;
		const [content, note, told] = sighting.records;
		const fields = note && readContentFields(await warcs.readFields(note));
		if (!content || !told || !fields) throw new IsochronError("ARCHIVE_BROKEN", `what is told of ${sighting.url} has lost a record`);
		yield versionOf(sighting, {
			content,
			note,
			told,
			fields
		});
	}
}
function versionOf({ url, outcome }, records) {
	const { content, note, told, fields } = records;
	const { variant, from, to, isCurrent, count } = outcome.told;
	return {
		url,
		...variant !== void 0 && { variant: wellFormed(variant) },
		from: toIso(from),
		to: toIso(to),
		...isCurrent && { isCurrent },
		...count !== void 0 && { count },
		...outcome.identity,
		payloadDigest: outcome.payloadDigest,
		origin: fields.origin,
		conversion: fields.conversion,
		...fields.leftOut !== null && { leftOut: fields.leftOut },
		records: [content, note].map((one) => ({
			type: one.type,
			...placeOf(one)
		})),
		told: placeOf(told)
	};
}
function placeOf({ id, file, offset }) {
	return {
		id,
		file,
		offset
	};
}
//#endregion
//#region src/testimony/conclude-testimony.ts
/** Ends a testimony; done again after a kill it comes to the same. */
async function concludeTestimony(capture, world, { sink, notes }) {
	const { archive, clock, logger } = world;
	const { id } = capture;
	const end = {
		phase: "finished",
		finishedAt: clock.now()
	};
	await sink.writeMetadata(runRecordTarget(id, "change"), changeRecord(end), clock.now());
	await sink.sync();
	await sink.close();
	await archive.warcs.index(id);
	const facts = await factsOf$1(capture, world, {
		finishedAt: end.finishedAt,
		notes
	});
	const report = testimonyReport(facts);
	await archive.results.putReport(id, {
		report,
		html: renderHtml(holdReport(report))
	});
	await sealTestimony({
		capture: {
			...capture,
			...end
		},
		archive,
		notes
	});
	await archive.catalog.captures.update(id, end);
	await sketchVersions(archive, id);
	await indexTextsSafely(archive, logger);
	return endOf(id, facts.tally);
}
async function factsOf$1(capture, { archive }, ended) {
	const { catalog, warcs } = archive;
	const tally = new TestimonyTally(settingsOf(capture));
	for await (const sighting of catalog.sightings.ofCapture(capture.id)) tally.see(sighting);
	const pages = [];
	for await (const { url, kind } of catalog.frontier.pages(capture.id)) pages.push({
		url,
		kind
	});
	const files = await warcs.sizes(capture.id);
	const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	return {
		capture,
		...ended,
		tally,
		pages,
		bytes,
		warcs: files.map(({ file }) => file)
	};
}
function settingsOf({ settings }) {
	return settings.testimony ?? {
		tier: "source",
		by: ""
	};
}
function endOf(capture, tally) {
	const { pages, versions, from, to } = tally.figures();
	return {
		capture,
		pages,
		versions,
		from: from === null ? null : instant(from),
		to: to === null ? null : instant(to)
	};
}
//#endregion
//#region src/testimony/record-clock.ts
/** What nobody says of a clock. */
var UNKNOWN = {
	by: "unknown",
	boundMs: null,
	bootId: null,
	uptimeMs: null,
	stampsFiles: false
};
/** Puts on record how the clock stands as a run begins: a start, or a resume. */
async function recordClock({ id, runs = [] }, { archive, clock }, sink) {
	const { stampsFiles, ...keeping } = clock.keeping?.() ?? UNKNOWN;
	const startedAt = clock.now();
	const filesAt = stampsFiles && runs.length > 0 ? await archive.warcs.writtenAt(id) : null;
	const own = {
		startedAt,
		...keeping,
		filesAt,
		errorMs: keeping.boundMs ?? 0
	};
	const patch = { runs: [...runs, own] };
	await sink.writeMetadata(runRecordTarget(id, "change"), changeRecord(patch), startedAt);
	await archive.catalog.captures.update(id, patch);
}
//#endregion
//#region src/testimony/known-contents.ts
/** About 50 MB. */
var MOST_CONTENTS = 2e5;
/** The contents kept last, by page, identity and payload: a revisit stands for the very bytes (WARC 1.1 section 6.7.2). */
var KnownContents = class {
	#most;
	#records = /* @__PURE__ */ new Map();
	constructor(most = MOST_CONTENTS) {
		this.#most = most;
	}
	find(url, identity, payload) {
		return this.#records.get(keyOf$1(url, identity, payload)) ?? null;
	}
	add(url, identity, payload, record) {
		this.#records.set(keyOf$1(url, identity, payload), record);
		if (this.#records.size > this.#most) this.#records.delete(this.#records.keys().next().value);
	}
};
function keyOf$1(url, identity, payload) {
	return createHash("sha256").update(`${url}\n${identityKey(identity)}\n${payload}`).digest("base64").slice(0, 24);
}
//#endregion
//#region src/testimony/read-content.ts
/** Longer contents pass through the spool (decision 10). */
var MOST_HELD_BYTES = 1048576;
/** Takes the bytes over; whoever is done with them lets them go by {@link letGo}. */
async function takeBytes(bytes, spool) {
	if (bytes instanceof Uint8Array) return bytes;
	return bytes.sizeBytes <= MOST_HELD_BYTES ? inMemory(bytes) : putAside(bytes, spool);
}
/** Gives up what was put aside. */
async function letGo(held) {
	if (!(held instanceof Uint8Array)) await held.discard();
}
async function inMemory(pieces) {
	const held = [];
	for await (const piece of asLongAsSaid(pieces)) held.push(piece);
	return Buffer.concat(held);
}
async function putAside(pieces, spool) {
	const writer = spool.create();
	try {
		for await (const piece of asLongAsSaid(pieces)) await writer.append(piece);
		return await writer.finish();
	} catch (error) {
		await writer.discard();
		throw error;
	}
}
/** A source that grows without end must not fill the disk, and one that shrank is not what was announced. */
async function* asLongAsSaid(told) {
	const { sizeBytes } = told;
	let bytes = 0;
	for await (const piece of told.read()) {
		bytes += piece.length;
		if (bytes > sizeBytes) break;
		yield piece;
	}
	if (bytes !== sizeBytes) throw new IsochronError("BAD_INPUT", `a content of ${sizeBytes} bytes had another length when it was read`);
}
/** What the bytes are a version of. @throws BAD_INPUT for an answer that shows no state of its page */
async function factsOf(content, held) {
	const raw = await rawOf(held);
	if (content.type === "resource") return readResource(raw, content.contentType, content.lastModified ?? null);
	const read = await readAnswer(raw);
	if ("problem" in read) throw new IsochronError("BAD_INPUT", `the answer of ${content.url} cannot be kept: ${read.problem}`);
	return read;
}
/** Enough for any head of an answer. */
var FIRST_BYTES = 266240;
async function rawOf(held) {
	if (held instanceof Uint8Array) return {
		first: held,
		pieces: null
	};
	const pieces = [];
	let bytes = 0;
	for await (const piece of held.read()) {
		pieces.push(piece);
		if ((bytes += piece.length) >= FIRST_BYTES) break;
	}
	return {
		first: Buffer.concat(pieces),
		pieces: () => held.read()
	};
}
/** What a page is to the site, by its media type. */
function kindOf(contentType) {
	const type = mediaType(contentType) ?? "";
	if (/html|pdf/.test(type) || type === "") return "document";
	return /^(?:image|font|audio|video)\/|css|javascript|ecmascript|font/.test(type) ? "requisite" : "other";
}
//#endregion
//#region src/testimony/testimony-notes.ts
var FILE = "notes.json";
/** More would not be read. */
var MOST_NOTES = 1e3;
var LONGEST_NOTE = 2e3;
/** The notes of one testimony, each once, in the order in which they came. */
var TestimonyNotes = class TestimonyNotes {
	#results;
	#captureId;
	#words;
	#lastTask = Promise.resolve();
	constructor(results, captureId, words) {
		this.#results = results;
		this.#captureId = captureId;
		this.#words = new Set(words);
	}
	static async open(results, captureId) {
		const bytes = await results.getBeside(captureId, FILE);
		return new TestimonyNotes(results, captureId, bytes ? readNotes(bytes) : []);
	}
	get words() {
		return [...this.#words];
	}
	add(words) {
		if (this.#words.size >= MOST_NOTES || this.#words.has(words)) return;
		this.#words.add(words.slice(0, LONGEST_NOTE));
		const bytes = Buffer.from(JSON.stringify(this.words));
		this.#lastTask = this.#lastTask.then(() => this.#results.putBeside(this.#captureId, FILE, bytes));
		this.#lastTask.catch(() => void 0);
	}
	/** Resolves when all of them are kept. */
	async settled() {
		await this.#lastTask;
	}
};
function readNotes(bytes) {
	const said = JSON.parse(Buffer.from(bytes).toString("utf8"));
	return Array.isArray(said) ? said.filter((note) => typeof note === "string") : [];
}
//#endregion
//#region src/testimony/telling.ts
/** So many are written at once. */
var MOST_AT_ONCE = 256;
var MOST_FILED = 5e5;
/** Writes what is told, some at a time. */
var Tellings = class {
	#place;
	/** Pages that the frontier has for certain; one that is forgotten here is added once more, which changes nothing. */
	#filed = /* @__PURE__ */ new Set();
	#waiting = [];
	#nextSeq;
	#lastTask = Promise.resolve();
	constructor(place) {
		this.#place = place;
		this.#nextSeq = place.nextSeq;
	}
	tell(kept, told) {
		return new Promise((resolve, reject) => {
			this.#waiting.push({
				kept,
				told,
				resolve,
				reject
			});
			if (this.#waiting.length === 1) this.#lastTask = this.#lastTask.then(() => this.#writeWaiting());
		});
	}
	/** Resolves when nothing waits any more. */
	async settled() {
		await this.#lastTask;
	}
	async #writeWaiting() {
		while (this.#waiting.length > 0) {
			const some = this.#waiting.slice(0, MOST_AT_ONCE);
			await this.#write(some);
			this.#waiting = this.#waiting.slice(some.length);
		}
	}
	async #write(some) {
		const written = [];
		for (const telling of some) try {
			const unfiled = written.map(({ sighting }) => sighting);
			written.push({
				telling,
				sighting: await this.#record(telling, unfiled)
			});
		} catch (error) {
			telling.reject(error);
		}
		try {
			await this.#file(written.map(({ telling, sighting }) => ({
				kind: telling.kept.kind,
				sighting
			})));
			for (const { telling } of written) telling.resolve();
		} catch (error) {
			for (const { telling } of written) telling.reject(error);
		}
	}
	async #record({ kept, told }, unfiled) {
		const { capture, sink, clock, spans } = this.#place;
		if (await spans.overlaps(kept.url, told, unfiled)) throw new IsochronError("INTERNAL", `two spans of ${kept.url} that are told overlap`);
		spans.add(kept.url, told);
		const seq = this.#nextSeq++;
		const record = await sink.writeMetadata(kept.url, toldFields(seq, kept, told), clock.now());
		return toldSighting(kept, told, {
			captureId: capture.id,
			seq,
			record
		});
	}
	/** Pages first: a sighting is of a page that the frontier has. */
	async #file(looks) {
		if (looks.length === 0) return;
		const { capture, catalog } = this.#place;
		const pages = /* @__PURE__ */ new Map();
		for (const { kind, sighting: { url } } of looks) if (!pages.has(url) && !this.#filed.has(url)) pages.set(url, {
			url,
			kind,
			depth: 0,
			via: null,
			state: "visited",
			reason: null,
			late: false
		});
		if (pages.size > 0) await catalog.frontier.add(capture.id, [...pages.values()]);
		if (this.#filed.size > MOST_FILED) this.#filed.clear();
		for (const url of pages.keys()) this.#filed.add(url);
		await Promise.all(looks.map(({ sighting }) => catalog.sightings.add(sighting)));
	}
};
//#endregion
//#region src/testimony/told-spans.ts
/** Pages whose hulls are held; of others the catalog is asked. */
var MOST_PAGES = 5e5;
/** The told times of one testimony. */
var ToldSpans = class {
	#ofPage;
	#most;
	#hulls = /* @__PURE__ */ new Map();
	#hasForgotten = false;
	/** `ofPage`: what the catalog holds of a page in this testimony. */
	constructor(ofPage, most = MOST_PAGES) {
		this.#ofPage = ofPage;
		this.#most = most;
	}
	/** Takes a span that is on record. */
	add(url, told) {
		const key = keyOf(url, told);
		const held = this.#hulls.get(key);
		if (held) {
			held.from = Math.min(held.from, told.from);
			held.to = Math.max(held.to, told.to);
			return;
		}
		this.#hulls.set(key, {
			from: told.from,
			to: told.to
		});
		if (this.#hulls.size <= this.#most) return;
		this.#hulls.delete(this.#hulls.keys().next().value);
		this.#hasForgotten = true;
	}
	/** Whether a span has an instant in common with one that is on record; `unfiled`: not in the catalog yet. */
	async overlaps(url, told, unfiled = []) {
		const hull = this.#hulls.get(keyOf(url, told));
		if (hull ? !meet(hull, told) : !this.#hasForgotten) return false;
		const waiting = unfiled.filter((one) => one.url === url);
		return [...(await this.#ofPage(url)).filter(isTold), ...waiting].some(({ outcome }) => outcome.told.variant === told.variant && meet(outcome.told, told));
	}
};
function meet(a, b) {
	return a.from <= b.to && b.from <= a.to;
}
function keyOf(url, { variant }) {
	return variant === void 0 ? url : `${url} ${variant}`;
}
//#endregion
//#region src/testimony/open-testimony.ts
/** Opens a new testimony, or the unfinished one of this id. */
async function openTestimony(request, world, resume) {
	const capture = resume === void 0 ? await begin(request, world) : await toGoOn(resume, world);
	const known = new KnownContents();
	const { sightings } = world.archive.catalog;
	const spans = new ToldSpans(async (url) => (await sightings.ofPage(url)).filter(({ captureId }) => captureId === capture.id));
	const sink = await world.archive.warcs.open(capture.id);
	await recordClock(capture, world, sink);
	const nextSeq = resume === void 0 ? 0 : await takeUp(capture, {
		...world,
		sink,
		spans
	});
	const { catalog } = world.archive;
	return new OpenedTestimony(capture, world, {
		sink,
		known,
		tellings: new Tellings({
			capture,
			catalog,
			sink,
			clock: world.clock,
			spans,
			nextSeq
		}),
		notes: await TestimonyNotes.open(world.archive.results, capture.id)
	});
}
async function begin(request, { archive, clock }) {
	const { site, seeds, tier, by, settings } = request;
	return enterCapture(archive.catalog.captures, {
		site,
		seeds,
		phase: "visiting",
		startedAt: clock.now(),
		plannedAsOf: null,
		asOf: null,
		finishedAt: null,
		settings: {
			version: 1,
			contentRules: CONTENT_RULES,
			testimony: {
				...settings,
				tier,
				by
			}
		},
		expectedSharp: null,
		upperBound: null
	});
}
async function toGoOn(id, { archive }) {
	const capture = await archive.catalog.captures.get(id);
	if (capture && isTestimony(capture) && isUnfinished(capture)) return capture;
	throw new UsageError("NOT_FOUND", `${id} is no unfinished testimony in ${archive.dir}; nothing to go on with`);
}
/** What was told before; records that were written and never acknowledged are thereby known as such (ADR 5). */
async function takeUp(capture, { archive, clock, sink, spans }) {
	const { sightings, frontier } = archive.catalog;
	const seqs = [];
	for await (const sighting of sightings.ofCapture(capture.id)) {
		seqs.push(sighting.seq);
		if (isTold(sighting)) spans.add(sighting.url, sighting.outcome.told);
	}
	let pages = 0;
	for await (const _ of frontier.pages(capture.id)) pages++;
	const standing = standingOf(seqs, pages);
	const target = runRecordTarget(capture.id, "resume");
	await sink.writeMetadata(target, resumeRecord(standing), clock.now());
	return standing.nextSeq;
}
var OpenedTestimony = class {
	capture;
	#world;
	#parts;
	constructor(capture, world, parts) {
		this.capture = capture;
		this.#world = world;
		this.#parts = parts;
	}
	async keep(content) {
		if (requestPartOf(content.url) !== null) throw new IsochronError("BAD_INPUT", `${content.url} is no plain address: only answers to GET are told`);
		const held = await takeBytes(content.bytes, this.#world.archive.spool);
		try {
			return await this.#keep(content, held);
		} finally {
			await letGo(held);
		}
	}
	async #keep(content, held) {
		const { url, type, at, origin, conversion } = content;
		const { payloadOffset, ...facts } = await factsOf(content, held);
		const { identity, payloadDigest } = facts;
		const { sink, known } = this.#parts;
		const refersTo = known.find(url, identity, payloadDigest);
		const records = await sink.writeContent({
			url,
			type,
			contentType: type === "resource" ? content.contentType : "application/http;msgtype=response",
			block: held,
			payload: {
				digest: payloadDigest,
				offset: payloadOffset
			},
			refersTo,
			at,
			note: contentFields({
				origin,
				conversion,
				leftOut: type === "response" ? content.leftOut : null
			})
		});
		if (!refersTo) known.add(url, identity, payloadDigest, {
			id: records[0].id,
			date: at
		});
		return {
			url,
			kind: content.kind ?? kindOf(identity.contentType),
			...facts,
			records
		};
	}
	async tell(kept, told) {
		requireSpan(kept, told, this.capture);
		await this.#parts.tellings.tell(kept, told);
	}
	note(words) {
		this.#parts.notes.add(words);
	}
	async conclude() {
		const { tellings, notes, sink } = this.#parts;
		await tellings.settled();
		await notes.settled();
		return concludeTestimony(this.capture, this.#world, {
			sink,
			notes: notes.words
		});
	}
	async leave() {
		const { tellings, notes, sink } = this.#parts;
		await tellings.settled();
		await notes.settled();
		await sink.close();
	}
};
var LONGEST_VARIANT = 500;
/** Instants that have a four-digit year, so that their record is read as it was written. */
var [FIRST, LAST] = [Date.parse("0000-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];
function requireSpan({ url }, { tier, from, to, variant }, { settings }) {
	const said = settings.testimony?.tier;
	const wrong = tier !== said ? `is of tier ${tier} in a testimony of tier ${said}` : !(from <= to) ? "ends before it begins" : from < FIRST || to > LAST ? "lies outside the years that can be written" : (variant?.length ?? 0) > LONGEST_VARIANT ? "names its visitors with too many words" : null;
	if (wrong !== null) throw new IsochronError("INTERNAL", `what is told of ${url} ${wrong}`);
}
//#endregion
export { openTestimony as t };
