import { r as IsochronError } from "../../chunks/errors-D1qh0Uhd.js";
import { u as openArchive } from "../../chunks/messages-BR4EaSfy.js";
import { Jn as instant, Lt as identifyResponse, Zn as toIso, bn as parseHttpResponse, o as SecretValues } from "../../chunks/formats-CP_ayLbB.js";
import { c as isUnfinished } from "../../chunks/surt-CmP5UFl-.js";
import { ct as isTold, y as openJournal } from "../../chunks/store-B-jxG4ia.js";
import { n as SystemClock } from "../../chunks/adapters-skfpwjKV.js";
import { t as openTestimony } from "../../chunks/testimony-BAXUyRUt.js";
import { c as FrameReader } from "../../chunks/relay-BHk1dil_.js";
//#region src/record/served/alternation.ts
/** A content that comes back within this time alternates; as long must a page be calm to be the public's again. */
var ALTERNATION_MS = 6e5;
/** Whether a new content behind these spans shows that the page alternates. */
function isAlternating(spans, run, content) {
	const since = run.firstLastByteAt - ALTERNATION_MS;
	const recent = spans.filter(({ lastAt }) => lastAt >= since);
	if (recent.slice(0, -1).some((span) => span.content === content)) return true;
	const others = recent.slice(-3);
	return others.length === 3 && run.count === 1 && others.every(({ count }) => count === 1);
}
/** The equal answers in a row, with these. */
function calmer(calm, run, content) {
	if (calm.content === content) return {
		...calm,
		count: calm.count + run.count
	};
	return {
		content,
		since: run.firstLastByteAt,
		count: run.count
	};
}
/** Whether so many equal answers over so long a time came that the page is one page again. */
function isCalm({ count, since }, run) {
	return count >= 10 && run.lastLastByteAt - since >= 6e5;
}
//#endregion
//#region src/record/served/spans.ts
/** Where a span ends for those behind it: a lone answer is a point. */
function endOf({ from, to }) {
	return to > from ? to : from;
}
/** The span with more answers of its content. */
function extended(span, run) {
	return {
		...span,
		to: later(span.to, run.lastArrivedAt),
		count: span.count + run.count,
		lastAt: later(span.lastAt, run.lastLastByteAt)
	};
}
/**
* The spans with a new one behind them, which begins after all of theirs have ended. Answers in several codings are put
* together each for itself, so that others may lie between those of this run: unless all of them had ended before its
* first, it proves nothing but its last.
*/
function begun({ spans, until }, run, content) {
	const isBetween = until !== null && run.firstLastByteAt <= until;
	const earliest = isBetween ? later(run.lastLastByteAt, instant(until + 1)) : run.firstLastByteAt;
	const last = spans.at(-1);
	const from = last === void 0 ? earliest : later(earliest, instant(endOf(last) + 1));
	const to = isBetween ? from : run.lastArrivedAt;
	return [...spans, {
		content,
		from,
		to,
		count: run.count,
		lastAt: later(from, run.lastLastByteAt)
	}];
}
/**
* Takes back what was counted of other contents since a request arrived that was answered with this one (`null`: one
* that is not kept): when between its arrival and its last byte the server chose that content, nobody knows.
*/
function trimmed(spans, arrivedAt, content) {
	return spans.map((span) => span.content !== content && span.to > arrivedAt ? {
		...span,
		to: arrivedAt
	} : span);
}
/** The later of two instants. */
function later(one, other) {
	return one > other ? one : other;
}
//#endregion
//#region src/record/served/take-run.ts
/** Contents of one page that are kept in a day, and those of a page that alternates. */
var [MOST_CONTENTS, MOST_ALTERNATING] = [64, 8];
/** Spans of one variant, and variants of one page, that are kept in a day. */
var [MOST_SPANS, MOST_VARIANTS] = [500, 64];
/** A page that nothing is known of. */
function newPage(url, seen) {
	return {
		url,
		contents: [],
		variants: [],
		unkept: 0,
		seen
	};
}
/** Whether a content that the page did not have before is still kept. */
function takesContent(page, variant) {
	const alternates = variantOf(page, variant).calm !== null;
	return page.contents.length < (alternates ? MOST_ALTERNATING : MOST_CONTENTS);
}
/** Counts a run of answers with one of the page's contents. */
function takeRun(page, run, content) {
	return seenUntil(counted(takenBack(page, run, content), run, content), run);
}
function takenBack(page, run, content) {
	const { variant: name, firstArrivedAt, lost } = run;
	const variants = page.variants.map((variant) => {
		if (variant.name !== name) return variant;
		const back = {
			...variant,
			spans: trimmed(variant.spans, firstArrivedAt, content)
		};
		return lost === null ? back : cutVariant(back, lost);
	});
	return {
		...page,
		variants
	};
}
function cutVariant(variant, { since, until }) {
	return {
		...variant,
		isCut: true,
		spans: trimmed(variant.spans, since, null),
		until: latest(variant.until, until)
	};
}
function latest(one, other) {
	return one === null ? other : later(one, other);
}
/** What comes next may have been answered before the last of these. */
function seenUntil(page, { variant: name, lastLastByteAt }) {
	const variants = page.variants.map((variant) => variant.name === name ? {
		...variant,
		until: latest(variant.until, lastLastByteAt)
	} : variant);
	return {
		...page,
		variants
	};
}
function counted(page, run, content) {
	const variant = variantOf(page, run.variant);
	if (variant.calm !== null) return takeApart(page, variant, run, content);
	const { spans } = variant;
	const last = spans.at(-1);
	const { isCut } = variant;
	if (last?.content === content && !isCut) return withVariant(page, {
		...variant,
		spans: [...spans.slice(0, -1), extended(last, run)]
	});
	if (spans.length >= MOST_SPANS || page.variants.length >= MOST_VARIANTS) return unkeptRun(page, run);
	if (last === void 0 || last.content === content) return withVariant(page, {
		...variant,
		isCut: false,
		spans: begun(variant, run, content)
	});
	if (isLate(spans, run, content)) return withVariant(page, withLate(variant, run));
	if (isAlternating(spans, run, content)) return goApart(page, variant, run, content);
	return withVariant(page, {
		...variant,
		isCut: false,
		spans: begun(variant, run, content)
	});
}
/** Counts answers whose content is not kept: nothing that was counted goes on over them. */
function unkeptRun(page, run) {
	const cut = cutPage(takenBack(page, run, null));
	const variants = cut.variants.map((variant) => variant.name === run.variant && variant.calm !== null ? {
		...variant,
		calm: {
			content: null,
			since: run.lastLastByteAt,
			count: 0
		}
	} : variant);
	return seenUntil({
		...cut,
		variants,
		unkept: page.unkept + run.count
	}, run);
}
/** Ends all that is counted of a page: answers to it were lost sight of, in this time if that is known. */
function cutPage(page, lost = null) {
	if (lost === null) return {
		...page,
		variants: page.variants.map((variant) => ({
			...variant,
			isCut: true
		}))
	};
	const { variants } = withVariant(page, variantOf(page, null));
	return {
		...page,
		variants: variants.map((variant) => cutVariant(variant, lost))
	};
}
/** Slow answers with the content before the last: they were asked for before the last one was there. */
function isLate(spans, run, content) {
	return spans.at(-2)?.content === content && run.lastArrivedAt <= spans.at(-1).from;
}
/** They are counted, they prolong nothing, and what was claimed of the last content is taken back as far as they reach. */
function withLate(variant, run) {
	const { spans } = variant;
	const before = spans.at(-2);
	const counted = {
		...before,
		count: before.count + run.count
	};
	return {
		...variant,
		isCut: true,
		spans: [
			...spans.slice(0, -2),
			counted,
			spans.at(-1)
		]
	};
}
/** From here on answers are kept apart by content, and so is what was counted shortly before. */
function goApart(page, variant, run, content) {
	const since = run.firstLastByteAt - ALTERNATION_MS;
	const { spans } = variant;
	const isMoved = (span) => span.from >= since || span === spans.at(-1);
	const calm = {
		content: null,
		since: run.firstLastByteAt,
		count: 0
	};
	const left = {
		...variant,
		isCut: true,
		calm,
		spans: spans.filter((span) => !isMoved(span))
	};
	let moved = withVariant(page, left);
	for (const span of spans.filter(isMoved)) moved = withSpanApart(moved, variant, span);
	return takeApart(moved, left, run, content);
}
function withSpanApart(page, variant, span) {
	const apart = variantOf(page, apartName(page, variant, span.content));
	return withVariant(page, {
		...apart,
		until: span.lastAt,
		spans: [...apart.spans, span]
	});
}
function takeApart(page, variant, run, content) {
	const calm = calmer(variant.calm, run, content);
	const watched = {
		...variant,
		isCut: true,
		calm: isCalm(calm, run) ? null : calm
	};
	const apart = variantOf(page, apartName(page, variant, content));
	const last = apart.spans.at(-1);
	const goesOn = last?.content === content && !apart.isCut && run.lost === null;
	if (!goesOn && apart.spans.length >= MOST_SPANS) return unkeptRun(page, run);
	const spans = goesOn ? [...apart.spans.slice(0, -1), extended(last, run)] : begun(apart, run, content);
	const until = latest(apart.until, run.lastLastByteAt);
	const taken = withVariant(withVariant(page, watched), {
		...apart,
		isCut: false,
		until,
		spans
	});
	return watched.calm === null ? cutPage(taken) : taken;
}
function apartName({ contents }, { name }, content) {
	const digest = contents[content].kept.identity.contentDigest.replace(/^.*:/, "").slice(0, 12);
	const words = `one of several (${contents[content].kept.identity.status}, ${digest})`;
	return name === null ? words : `${name}, ${words}`;
}
/** What is known of a variant. */
function variantOf({ variants }, name) {
	return variants.find((variant) => variant.name === name) ?? {
		name,
		spans: [],
		isCut: false,
		calm: null,
		until: null
	};
}
function withVariant(page, changed) {
	const at = page.variants.findIndex(({ name }) => name === changed.name);
	return {
		...page,
		variants: at === -1 ? [...page.variants, changed] : page.variants.with(at, changed)
	};
}
//#endregion
//#region src/record/served/told-spans.ts
/** Every span of a page, variant by variant, in order of time; a lone answer is told of the instant of its last byte. */
function toldSpans({ contents, variants }) {
	return variants.flatMap(({ name, spans }) => spans.map((span) => ({
		kept: contents[span.content].kept,
		told: {
			tier: "served",
			from: span.from,
			to: endOf(span),
			count: span.count,
			...name !== null && { variant: name }
		}
	})));
}
//#endregion
//#region src/record/writer/live-pages.ts
/** Pages by address; those that are not on disk yet are never let go. */
var LivePages = class {
	#journal;
	#maxPages;
	#pages = /* @__PURE__ */ new Map();
	#changed = /* @__PURE__ */ new Map();
	constructor(journal, maxPages) {
		this.#journal = journal;
		this.#maxPages = maxPages;
	}
	/** The page as it stands; cut when answers may have been lost since it was counted. */
	async get(url, seen) {
		const page = this.#pages.get(url) ?? (await this.#journal.pages([url]))[0] ?? newPage(url, seen);
		return page.seen === seen ? page : {
			...cutPage(page),
			seen
		};
	}
	put(page) {
		this.#pages.delete(page.url);
		this.#pages.set(page.url, page);
		this.#changed.set(page.url, page);
	}
	/** What is not on disk yet. */
	changed() {
		return [...this.#changed.values()];
	}
	/** It is on disk now; pages beyond the bound are let go, those used longest ago first. */
	settled() {
		this.#changed.clear();
		for (const url of this.#pages.keys()) {
			if (this.#pages.size <= this.#maxPages) return;
			this.#pages.delete(url);
		}
	}
	clear() {
		this.#pages.clear();
		this.#changed.clear();
	}
};
//#endregion
//#region src/record/writer/new-content.ts
/** Reads what a frame brings. */
function newContent({ body }, { head, leftOut, secrets }) {
	const bytes = Buffer.concat([Buffer.from(head, "latin1"), body]);
	const response = parseHttpResponse(bytes);
	const read = response.ok ? identifyResponse(response) : null;
	if (read?.kind !== "identified") return {
		kind: "none",
		why: "undecodable"
	};
	if (secrets.length > 0 && [head, read.content].some((part) => valuesOf(secrets).isIn(part))) return {
		kind: "none",
		why: "secret-answer"
	};
	return {
		kind: "content",
		identity: identityLine(read.identity),
		bytes,
		leftOut
	};
}
/** What makes a version, in one line. */
function identityLine({ status, location, contentType, contentDigest }) {
	return JSON.stringify([
		status,
		location,
		contentType,
		contentDigest
	]);
}
/** Values as they were sent and as they are meant, to be found in any form in which pages write them. */
function valuesOf(secrets) {
	const values = new SecretValues(/* @__PURE__ */ new Map());
	for (const secret of secrets) for (const value of [secret, decoded(secret)]) values.learn(value);
	return values;
}
function decoded(value) {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
//#endregion
//#region src/record/writer/tally-words.ts
var WORDS = {
	method: "requests other than GET",
	credentials: "answers to visitors with credentials",
	host: "answers under another host's name",
	address: "answers to targets that are no address of the site",
	"secret-address": "answers to addresses with a secret in them",
	query: "answers to addresses with a query, by rule",
	status: "answers whose status is no state of a page",
	"no-content": "answers without content (HEAD, 304)",
	part: "parts (206)",
	private: "answers marked private or no-store",
	varies: "answers that vary by something of the visitor's own",
	"too-long": "answers too long to be recorded",
	"secret-answer": "answers with a secret in them",
	"cut-short": "answers that did not come whole",
	upgrade: "changes of protocol",
	held: "answers for which there was no memory",
	failed: "answers that a fault of the recorder passed over",
	dropped: "answers lost since the archive did not keep up"
};
/** One line for each kind, in order of their names; kinds without any are left out. */
function tallyWords(tallies) {
	return Object.entries(tallies).filter(([name, count]) => count > 0 && WORDS[name] !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([name, count]) => `not recorded: ${count} ${WORDS[name]}`);
}
//#endregion
//#region src/record/writer/tell-day.ts
var PAGES_AT_ONCE = 200;
/** Tells every span, concludes the testimony and empties the journal. */
async function tellDay(ground) {
	const { journal, head, testimony, isTold, onConcluded } = ground;
	let isDoubtful = ground.isResumed;
	let told = {
		...head,
		toldUpTo: head.toldUpTo ?? ""
	};
	await journal.commit(told, []);
	for (;;) {
		const pages = await journal.pagesAfter(told.toldUpTo, PAGES_AT_ONCE);
		if (pages.length === 0) break;
		const untold = [];
		for (const span of pages.flatMap(toldSpans)) if (!isDoubtful || !await isTold(head.capture, span)) untold.push(testimony.tell(span.kept, span.told));
		await Promise.all(untold);
		isDoubtful = false;
		told = {
			...told,
			toldUpTo: pages.at(-1).url
		};
		await journal.commit(told, []);
	}
	for (const words of tallyWords(head.tallies)) testimony.note(words);
	const end = await testimony.conclude();
	await journal.clear({
		...head,
		capture: null
	});
	onConcluded(end);
}
//#endregion
//#region src/record/writer/day-writer.ts
var DAY_MS = 864e5;
/** The first instant of an instant's UTC day. */
function dayOf(at) {
	return instant(Math.floor(at / DAY_MS) * DAY_MS);
}
/** Writes one recorder's days. */
var DayWriter = class {
	#ground;
	#pages;
	#head = null;
	#testimony = null;
	#seq = 0;
	#losses = 0;
	#forget = /* @__PURE__ */ new Set();
	#sums = {
		contents: 0,
		answers: 0
	};
	constructor(ground) {
		this.#ground = ground;
		this.#pages = new LivePages(ground.journal, ground.maxPages);
	}
	/** Takes up what the journal holds; says up to which frame of this run it has all. */
	async begin() {
		const { journal, resume, run, site } = this.#ground;
		const head = await journal.head();
		if (head?.run === run) [this.#seq, this.#losses] = [head.seq, head.losses];
		if (!head?.capture) return this.#seq;
		this.#testimony = await resume(head.capture);
		if (this.#testimony === null) await journal.clear({
			...head,
			capture: null
		});
		else this.#head = {
			...head,
			capture: head.capture
		};
		if (head.toldUpTo !== null || head.site !== site) await this.#conclude(true);
		return this.#seq;
	}
	/** Takes a frame; it is acknowledged by the next commit. */
	async take(frame) {
		if (frame.seq <= this.#seq) return;
		if (frame.seq > this.#seq + 1) this.#losses++;
		const { words } = frame;
		if (words.kind === "run") await this.#takeRun(words.run, words.content, frame);
		else if (words.kind === "cut") this.#pages.put(cutPage(await this.#pages.get(words.url, this.#seen), words.lost));
		else if (words.kind === "cut-all") this.#losses++;
		else if (words.kind === "tick") await this.#tick(words.at, words.tallies);
		this.#seq = frame.seq;
	}
	/** Puts all that was taken on disk; gives the number of the last frame, and the pages that nothing is known of. */
	async commit() {
		if (this.#head !== null) {
			this.#head = {
				...this.#head,
				run: this.#ground.run,
				seq: this.#seq,
				losses: this.#losses
			};
			await this.#ground.journal.commit(this.#head, this.#pages.changed());
			this.#pages.settled();
		}
		const forget = [...this.#forget];
		this.#forget.clear();
		return {
			ack: this.#seq,
			forget
		};
	}
	/** Tells what the day came to and ends it. */
	async end() {
		if (this.#head !== null) this.#head = {
			...this.#head,
			toldUpTo: ""
		};
		await this.commit();
		await this.#conclude(false);
	}
	/** Leaves it, to be taken up again. */
	async leave() {
		await this.commit();
		await this.#testimony?.leave();
	}
	get status() {
		if (this.#head === null) return null;
		const { day, capture } = this.#head;
		return {
			day: toIso(day).slice(0, 10),
			capture,
			...this.#sums
		};
	}
	get #seen() {
		return `${this.#ground.run} ${this.#losses}`;
	}
	async #takeRun(run, words, frame) {
		await this.#turnTo(dayOf(run.firstLastByteAt), run);
		const page = await this.#pages.get(run.url, this.#seen);
		const [held, content] = await this.#contentOf(page, run, words, frame);
		this.#sums.answers += run.count;
		this.#pages.put(content === null ? unkeptRun(held, run) : takeRun(held, run, content));
	}
	/** The page with the run's content among its own, and which it is; `null` when it is not kept. */
	async #contentOf(page, run, words, frame) {
		const known = page.contents.findIndex(({ forms }) => forms.includes(run.form));
		if (known !== -1) return [page, known];
		if (words === void 0) {
			this.#forget.add(run.url);
			return [page, null];
		}
		const content = newContent(frame, words);
		if (content.kind === "none") return [page, null];
		const equal = page.contents.findIndex(({ identity }) => identity === content.identity);
		if (equal !== -1) return [withForm(page, equal, run.form), equal];
		if (!takesContent(page, run.variant)) return [page, null];
		const kept = await this.#keep(run, content);
		if (kept === null) return [page, null];
		const contents = [...page.contents, {
			identity: content.identity,
			forms: [run.form],
			kept
		}];
		return [{
			...page,
			contents
		}, page.contents.length];
	}
	/** `null` for an answer that shows no state of its page. */
	async #keep(run, { bytes, leftOut }) {
		try {
			const kept = await this.#testimony.keep({
				type: "response",
				url: run.url,
				at: run.firstLastByteAt,
				origin: "answered to a visitor",
				conversion: null,
				bytes,
				leftOut
			});
			this.#sums.contents++;
			return kept;
		} catch (error) {
			if (error instanceof IsochronError && error.code === "BAD_INPUT") return null;
			throw error;
		}
	}
	async #tick(at, tallies) {
		if (this.#head === null) return;
		this.#head = {
			...this.#head,
			tallies
		};
		if (dayOf(at) > this.#head.day) await this.end();
	}
	async #turnTo(day, { url }) {
		if (this.#head !== null && day > this.#head.day) {
			await this.end();
			this.#forget.add(url);
		}
		if (this.#head !== null) return;
		this.#testimony = await this.#ground.open();
		const { run, site } = this.#ground;
		const { id: capture } = this.#testimony.capture;
		this.#head = {
			site,
			day,
			capture,
			run,
			seq: this.#seq,
			losses: this.#losses,
			tallies: {},
			toldUpTo: null
		};
		await this.#ground.journal.commit(this.#head, []);
	}
	async #conclude(isResumed) {
		if (this.#head === null || this.#testimony === null) return;
		const { journal, isTold, onConcluded } = this.#ground;
		const [head, testimony] = [this.#head, this.#testimony];
		await tellDay({
			journal,
			head,
			testimony,
			isTold,
			onConcluded,
			isResumed
		});
		this.#head = this.#testimony = null;
		this.#pages.clear();
		this.#sums.contents = this.#sums.answers = 0;
	}
};
function withForm(page, content, form) {
	const held = page.contents[content];
	const forms = [...held.forms, form].slice(-16);
	return {
		...page,
		contents: page.contents.with(content, {
			...held,
			forms
		})
	};
}
//#endregion
//#region src/record/writer/open-day-writer.ts
/** Opens archive and journal for a writer. */
async function openDayWriter(settings, logger, onConcluded) {
	const { archive: dir, software, maxWarcBytes, run, site, maxPages } = settings;
	const archive = await openArchive(dir, {
		mode: "write",
		software,
		logger,
		maxWarcBytes
	});
	const journal = openJournal(dir);
	const world = {
		archive,
		clock: new SystemClock(),
		logger
	};
	return {
		writer: new DayWriter({
			journal,
			run,
			site,
			maxPages,
			open: () => openTestimony(requestOf(settings), world),
			resume: async (id) => {
				const capture = await archive.catalog.captures.get(id);
				return capture && isUnfinished(capture) ? openTestimony(requestOf(settings), world, id) : null;
			},
			isTold: (capture, span) => isToldIn(archive, capture, span),
			onConcluded
		}),
		close: async () => {
			journal.close();
			await archive.close();
		}
	};
}
function requestOf({ site, as, by, rules }) {
	return {
		site,
		seeds: [as],
		tier: "served",
		by,
		settings: rules
	};
}
async function isToldIn({ catalog }, capture, { kept, told }) {
	return (await catalog.sightings.ofPage(kept.url)).filter(isTold).some(({ captureId, outcome }) => captureId === capture && outcome.told.from === told.from && outcome.told.variant === told.variant);
}
//#endregion
//#region src/record/writer/serve-frames.ts
var MOST_UNCOMMITTED = 4e3;
/** Takes frames until the end is ordered, or until nobody sends any more. */
async function serveFrames(writer, input, say) {
	const reader = new FrameReader();
	say({ ready: await writer.begin() });
	let taken = 0;
	for await (const piece of input) {
		for (const frame of reader.take(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))) {
			await writer.take(frame);
			taken++;
			if (frame.words.kind !== "end") continue;
			await writer.end();
			return say({ ack: frame.seq });
		}
		if (taken === 0 || input.readableLength > 0 && taken < MOST_UNCOMMITTED) continue;
		taken = 0;
		const { ack, forget } = await writer.commit();
		const { status } = writer;
		say({
			ack,
			...forget.length > 0 && { forget },
			...status !== null && { status }
		});
	}
	await writer.leave();
}
/** The line that tells of a concluded day. */
function concludedLine({ capture, pages, versions }) {
	return { concluded: {
		capture,
		pages,
		versions
	} };
}
//#endregion
//#region src/record/writer/writer-process.ts
var say = (line) => void process.stdout.write(`${JSON.stringify(line)}\n`);
for (const name of [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
]) process.on(name, () => void 0);
process.stdout.on("error", () => void 0);
try {
	const opened = await openDayWriter(JSON.parse(process.argv[2] ?? "{}"), { log: (_level, words) => void process.stderr.write(`${words}\n`) }, (end) => say(concludedLine(end)));
	try {
		await serveFrames(opened.writer, process.stdin, say);
	} finally {
		await opened.close();
	}
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
process.stdin.destroy();
//#endregion
export {};
