import { a as UsageError, i as StoreError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { $ as standingOf, F as cutNote, Gn as refusalReason, H as secretNote, I as limitNote, L as lookNote, N as CUT_BY_MAX_BYTES, P as asideNote, Q as resumeRecord, R as noResponseFields, Rn as urlKey, U as unreadNote, Wn as refusalCodeOf, X as pauseRecord, Y as editRecord, ar as identityKey, dt as stateRecords, en as canonicalJson, et as planRecord, lt as requisitesRecords, mt as frontierRecords, nt as changeRecord, or as isCaptured, ot as renderingRecord, pt as refusalRecords } from "./messages-BR4EaSfy.js";
import { Et as scanHtml, Gn as hostOf, Ht as parseHttpDate, In as wellFormed, Jn as instant, Jt as CONTENT_RULES, Kn as parsePageUrl, Nt as readResponse, Qn as toTimestamp17, Ut as decodeText, Wt as mediaType, Zn as toIso, a as SECRET_WORD, bn as parseHttpResponse, bt as contentLinks, d as stepsFor, en as limitsBy, f as urlPattern, i as SECRET_PREFIX, m as writeLayout, qn as pathAndQueryOf, qt as sha256Digest, u as secretNames, zt as setCookiesOf } from "./formats-CP_ayLbB.js";
import { Dt as provedIntervals, Mt as versionsOf, a as RefusalTally, at as LINK_RULES, c as Gates, it as versionSeen, l as Frontier, o as TrapGuard, ot as MOST_KNOWN_URLS, t as askedPage, zt as closedContains } from "./render-DH98pEeP.js";
import { $ as summarise, C as nextQuietTime, D as LearnedRates, H as standingShare, J as buildCertificate, O as addSightings, Q as reportFigures, X as holdReport, Y as SightingLog, Z as buildReport, at as assessCapture, d as mineInputOfArchive, et as settleClocks, it as assessRefresh, n as indexTextsSafely, ot as testHosts, r as sketchVersions, st as againstNotModified, tt as datesApart, v as mineSite } from "./study-CIoHvote.js";
import { c as isUnfinished, f as pageOfRequest, h as requestPartOf, l as patchedBy, m as requestOf, o as isRefresh, s as isTestimony, u as addressOf } from "./surt-CmP5UFl-.js";
import { at as signDetached, et as readTimeStamp, j as renderHtml, st as CHANGE_VERDICTS, t as missingPageText, tt as timeStampRequest } from "./missing-page-text-DkML2foU.js";
import { at as mannersOf, dt as withoutTold, it as browserOf, nt as runRecordTarget, ot as runnableSettings, st as shapeBudgetOf } from "./store-B-jxG4ia.js";
import { r as withClockErrors, t as certainTimes } from "./run-clock-BYgr5We7.js";
import { r as HOST_SCOPE } from "./xml-text-zqMn0-51.js";
import { i as firstOaiRequest, n as scopeRefusal, r as readSource, t as scopeOf } from "./seeds-YrbBSZSj.js";
import { t as counted } from "./printable-CT0AKITj.js";
import { g as scrubRules, n as detectChange, o as EditTally, s as scrubbedDigest, t as readExchange } from "./detect-DtnlVCiD.js";
import { t as GrowingNumbers } from "./growing-numbers-C7pGzQhM.js";
import { r as liveStrategyByName, s as slotsFromAsOf, t as LIVE_STRATEGIES } from "./schedule-B2MCa9oZ.js";
import { setMaxListeners } from "node:events";
import { createHash, randomBytes } from "node:crypto";
//#region src/formats/shell-word.ts
/** The text as one word of a POSIX shell, as it is where that does. */
function shellWord(text) {
	return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
//#endregion
//#region src/crawl/proof/conditional-notes.ts
/** One sentence, when revisits could be conditional. */
function conditionalNotes({ state, seen }) {
	const { settings } = state;
	if (settings.conditionalAbove === void 0) return [];
	let [asked, notModified, checked] = [
		0,
		0,
		0
	];
	for (const looks of seen.values()) for (const [i, { outcome }] of looks.entries()) {
		const is304 = outcome.kind === "unchanged" && outcome.asked;
		if (is304 || outcome.kind === "captured" && outcome.conditional) asked++;
		if (!is304) continue;
		notModified++;
		if (looks.slice(i + 1).some(isCaptured)) checked++;
	}
	return [`pages above ${settings.conditionalAbove} bytes were revisited conditionally where their host's word could be taken: ${asked} asked so, ${notModified} answered 304 (attested, not observed), ${checked} of these followed by a full answer`];
}
//#endregion
//#region src/crawl/proof/earlier-stamps.ts
var BATCH$3 = 500;
/** The hosts contradicted, with the reason; only where claims may rest on a single fetch. */
async function contradictedEarlier(run) {
	const found = /* @__PURE__ */ new Map();
	if (run.state.settings.attested !== true) return found;
	const hosts = testHosts({
		pages: run.frontier.pages(),
		sightingsOf: (url) => run.seen.of(url)
	});
	for await (const { page, before } of pagesWithPast(run)) {
		const trust = hosts.get(hostOf(page.url));
		if (trust?.kind !== "trusted" || found.has(hostOf(page.url))) continue;
		const reason = contradiction(run, page, before, trust.trust.skewUpperMs);
		if (reason !== null) found.set(hostOf(page.url), reason);
	}
	return found;
}
/** The trust test of docs/evidence.md between the last look of an earlier capture and the first of this one. */
function contradiction(run, page, before, skewUpperMs) {
	const first = run.seen.of(page.url).find(isCaptured);
	if (!first) return null;
	if (first.times.sentAt <= before.lastLookAt) return before.stampFaults > 0 ? `Last-Modified was contradicted between captures (${page.url})` : null;
	const after = addSightings(before, page, [first]);
	if (after === null || before.isGone || after.isGone) return null;
	if (after.stateKey === before.stateKey) return after.stamp === before.stamp ? null : `Last-Modified moved since an earlier capture while the content did not (${page.url})`;
	if (after.stamp === null || after.stamp + 1e3 + skewUpperMs >= before.lastLookAt) return null;
	return `the content changed since an earlier capture without Last-Modified following (${page.url})`;
}
async function* pagesWithPast(run) {
	const { rates } = run.world.archive.catalog;
	const pages = [...run.frontier.pages()].filter(({ url }) => run.seen.has(url));
	for (let at = 0; at < pages.length; at += BATCH$3) {
		const batch = pages.slice(at, at + BATCH$3);
		const past = await rates.ofPages(run.state.capture.site, batch.map(({ url }) => url));
		const byUrl = new Map(past.map((rate) => [rate.url, rate]));
		for (const page of batch) {
			const before = byUrl.get(page.url);
			if (before) yield {
				page,
				before
			};
		}
	}
}
//#endregion
//#region src/crawl/run/run-clocks.ts
/** What nobody says of a clock. */
var UNKNOWN = {
	by: "unknown",
	boundMs: null,
	bootId: null,
	uptimeMs: null,
	stampsFiles: false
};
/** Puts on record how the clock of a run stands as it begins. */
async function recordClock({ state, seen }, { clock, archive }) {
	const { id, startedAt, runs = [] } = state.capture;
	const { stampsFiles, ...keeping } = clock.keeping?.() ?? UNKNOWN;
	const now = clock.now();
	const isResumed = seen.size > 0;
	const filesAt = stampsFiles && isResumed ? await archive.warcs.writtenAt(id) : null;
	const own = withStated({
		startedAt: now,
		...keeping,
		filesAt,
		errorMs: keeping.boundMs ?? 0
	}, state.settings);
	const isUnrecorded = runs.length === 0 && isResumed;
	await state.update({ runs: [...isUnrecorded ? [unrecorded(startedAt)] : runs, own] });
}
function unrecorded(startedAt) {
	return {
		startedAt,
		by: "not recorded",
		boundMs: null,
		bootId: null,
		uptimeMs: null,
		filesAt: null,
		errorMs: 0
	};
}
/** What keeper and operator say: the larger error counts. */
function withStated(run, { clockErrorMs }) {
	if (clockErrorMs === void 0) return run;
	const boundMs = Math.max(run.boundMs ?? 0, clockErrorMs);
	const by = `${run.by}; an error of ${clockErrorMs} ms is stated by the operator`;
	return {
		...run,
		by,
		boundMs,
		errorMs: boundMs
	};
}
/** The clocks of all runs with what the looks at the capture's pages say of them. */
function settledClocks(ground) {
	return settleClocks(ground.state.capture.runs ?? [], looksByPage(ground));
}
/** How far off the nearest Date of a server is, when none comes within a day. */
function datesApartOf(ground) {
	return datesApart(looksByPage(ground));
}
function looksByPage({ seen, frontier }) {
	return { *[Symbol.iterator]() {
		for (const { url } of frontier.pages()) yield seen.of(url);
	} };
}
/** What a reader must know before believing the date of the capture. */
function apartNotes(datesApartMs) {
	if (datesApartMs === null) return [];
	return [`no server corroborates when this was: every Date that came is ${Math.floor(datesApartMs / 864e5)} days or more from this machine's clock; if it is the clock that is wrong, set it right and capture again`];
}
/** One plain line for each run whose clock is in doubt. */
function doubtNotes(clocks) {
	return clocks.flatMap(({ startedAt, errorMs, doubts }) => {
		if (doubts.length === 0) return [];
		const by = doubts.map(({ kind, host }) => WORDS[kind] + (host === null ? "" : ` (${host})`));
		return [`the clock of the run that began ${toIso(startedAt)} stands elsewhere than before, say ${by.join(" and ")}: its times count as wrong by up to ${errorMs / 1e3} s, and intervals are shortened by that`];
	});
}
var WORDS = {
	uptime: "the machine's uptime",
	dates: "the servers' Dates",
	files: "the times of the archive's own files"
};
//#endregion
//#region src/crawl/learn/learn-rates.ts
var BATCH$2 = 500;
/** Adds this capture's looks to what the archive remembers; doing it twice changes nothing. */
async function learnFromCapture(run, { hosts }) {
	const isTrusted = (url) => hosts.get(hostOf(url))?.kind === "trusted";
	const { archive } = run.world;
	const { site } = run.state.capture;
	const known = (await archive.catalog.rates.sample(site, 1)).length === 0 ? NOTHING_KNOWN : archive.catalog.rates;
	let batch = [];
	for (const page of inOrderOfKeys(run)) {
		batch.push({
			page,
			sightings: run.seen.of(page.url)
		});
		if (batch.length < BATCH$2) continue;
		await archive.catalog.rates.put(site, await ratesAfter(known, site, batch, isTrusted));
		batch = [];
	}
	await archive.catalog.rates.put(site, await ratesAfter(known, site, batch, isTrusted));
}
/** Pages that were looked at, in the order in which a catalog keeps rates: far sooner written than in any other. */
function* inOrderOfKeys({ frontier, seen }) {
	const pages = frontier.pages();
	const [numbers, keys] = [new GrowingNumbers(Uint32Array), new GrowingNumbers(Float64Array)];
	let number = 0;
	for (const { url } of pages) {
		if (seen.has(url)) {
			numbers.push(number);
			keys.push(urlKey(url));
		}
		number++;
	}
	const order = Uint32Array.from(numbers.view().keys()).sort((a, b) => keys.at(a) - keys.at(b));
	for (const place of order) yield pages.at(numbers.at(place));
}
/** Rebuilds a site's rates from the catalog's sightings when there are captures but no rates, as after a reindex. */
async function rebuildRates(site, archive) {
	const finished = (await archive.catalog.captures.list()).filter((c) => c.site === site && c.phase === "finished" && !isTestimony(c));
	if (finished.length === 0 || (await archive.catalog.rates.sample(site, 1)).length > 0) return;
	for (const { id } of finished.reverse()) await learnAgain(archive, site, id);
}
async function learnAgain(archive, site, captureId) {
	const sightings = /* @__PURE__ */ new Map();
	for await (const sighting of archive.catalog.sightings.ofCapture(captureId)) {
		const slim = {
			...sighting,
			records: []
		};
		const seen = sightings.get(sighting.url);
		if (seen) seen.push(slim);
		else sightings.set(sighting.url, [slim]);
	}
	let batch = [];
	for await (const page of archive.catalog.frontier.pages(captureId)) {
		batch.push({
			page,
			sightings: sightings.get(page.url) ?? []
		});
		if (batch.length < BATCH$2) continue;
		await archive.catalog.rates.put(site, await ratesAfter(archive.catalog.rates, site, batch, () => false));
		batch = [];
	}
	await archive.catalog.rates.put(site, await ratesAfter(archive.catalog.rates, site, batch, () => false));
}
/** With a stamp that nothing has contradicted yet. */
function isAttestable({ stamp, stampFaults, isGone, isSelfVarying }) {
	return stamp !== null && stampFaults === 0 && !isGone && !isSelfVarying;
}
var NOTHING_KNOWN = { ofPages: async () => [] };
/** What is known of the pages that were looked at, these looks included. */
async function ratesAfter(rates, site, pages, isTrusted) {
	const looked = pages.filter(({ sightings }) => sightings.length > 0);
	const before = await rates.ofPages(site, looked.map(({ page }) => page.url));
	const known = new Map(before.map((rate) => [rate.url, rate]));
	return looked.map(({ page, sightings }) => addSightings(known.get(page.url) ?? null, page, sightings)).filter((rate) => rate !== null).map((rate) => ({
		...rate,
		attestable: isAttestable(rate) && isTrusted(rate.url)
	}));
}
//#endregion
//#region src/crawl/run/enter-capture.ts
var MOST_TRIES$1 = 1e3;
/** The file beside a capture that says how it was asked for. */
var ASKED = "asked.json";
/** Enters a capture under an id of its own; whoever joins archives counts from another number in each of them. */
async function enterCapture(captures, draft, first = 1) {
	const timestamp = toTimestamp17(draft.startedAt);
	for (let nth = first;; nth++) {
		const capture = {
			id: nth === 1 ? timestamp : `${timestamp}-${nth}`,
			...draft
		};
		try {
			await captures.create(capture);
			return capture;
		} catch (error) {
			if (nth >= first + MOST_TRIES$1 || !await isTaken(captures, capture.id, error)) throw error;
		}
	}
}
async function isTaken(captures, id, error) {
	return error instanceof StoreError && error.code === "BAD_INPUT" && await captures.get(id) !== null;
}
//#endregion
//#region src/crawl/run/request-profile.ts
/** Proxy and own roots as they are kept with a capture; nothing where there are none. */
function networkOf({ path = {} }) {
	return Object.keys(path).length === 0 ? {} : { network: path };
}
/** Refuses to go on with headers, cookies, credentials, proxy or roots other than those the capture was begun with. */
function requireSameProfile({ settings, id }, { fetcher }) {
	const begun = settings.requestProfile;
	if (begun === void 0) return;
	const differing = [.../* @__PURE__ */ new Set([...Object.keys(begun), ...Object.keys(fetcher.profile)])].filter((name) => begun[name] !== fetcher.profile[name]);
	if (differing.length > 0) throw new UsageError("USAGE", `capture ${id} was begun with another ${differing.join(", ")}: give the same --contact, --header, --cookie-file, --auth and --auth-file (secrets are not kept in the archive)`);
	requireSamePath(id, settings, fetcher.path ?? {});
}
function requireSamePath(id, { network: begun = {} }, now) {
	const isSameProxy = begun.proxy === now.proxy;
	if (isSameProxy && canonicalJson(begun.trusted ?? []) === canonicalJson(now.trusted ?? [])) return;
	const given = isSameProxy ? "--ca" : `--proxy (${begun.proxy ?? "none"})`;
	throw new UsageError("USAGE", `capture ${id} was begun by another way out: give the same ${given}`);
}
/** What report and certificate say of the way out. */
function networkNotes({ network: { proxy, trusted = [] } = {} }) {
	const notes = [];
	if (proxy !== void 0) notes.push(`asked through the proxy ${proxy}: it looked names up and connected, so no server's address is known`);
	if (trusted.length > 0) notes.push(`root certificates trusted beside the well-known ones (--ca), by SHA-256: ${trusted.join(", ")}`);
	return notes;
}
//#endregion
//#region src/crawl/run/start.ts
/** Enters a new capture into the catalog. */
async function beginCapture(request, world) {
	const { site, settings, asked, idNumber } = request;
	await rebuildRates(site.name, world.archive);
	world.fetcher.cookies?.hold([]);
	const startedAt = world.clock.now();
	const draft = {
		site: site.name,
		seeds: site.seeds,
		phase: "visiting",
		startedAt,
		plannedAsOf: null,
		asOf: null,
		finishedAt: null,
		settings: {
			...settings,
			...fixedAtStart(world)
		},
		expectedSharp: null,
		upperBound: null
	};
	const capture = await enterCapture(world.archive.catalog.captures, draft, idNumber);
	if (asked) await world.archive.results.putBeside(capture.id, ASKED, Buffer.from(JSON.stringify(asked)));
	return capture;
}
/** What is kept with a capture beside what the user chose: it is the same to its end. */
function fixedAtStart({ fetcher }) {
	return {
		version: 1,
		requestProfile: fetcher.profile,
		...networkOf(fetcher),
		scrubRules: scrubRules().digest,
		linkRules: LINK_RULES,
		contentRules: CONTENT_RULES
	};
}
/** The scrubbing rules that a capture began with, by their digest; `null` for captures of older versions. */
function ruleSetOf({ settings }) {
	return settings.scrubRules ?? null;
}
/** The newest unfinished capture among those meant; one whose results are lost is to be concluded again. */
async function findUnfinished(which, world) {
	const found = await firstToBeEnded((await world.archive.catalog.captures.list()).filter((one) => isMeant(one, which)), world);
	if (!found) {
		const what = which === null ? "" : typeof which === "string" ? ` of ${which}` : ` ${which.id}`;
		throw new UsageError("NOT_FOUND", `no unfinished capture${what} in ${world.archive.dir}; nothing to resume`);
	}
	if (found.startedAt > world.clock.now()) throw new IsochronError("ARCHIVE_BROKEN", `capture ${found.id} starts in the future: set this machine's clock right first`);
	return found;
}
/** A refresh goes on by the watch that it belongs to, a testimony by whoever tells it. */
function isMeant(capture, which) {
	const { id, site } = capture;
	if (isRefresh(capture) || isTestimony(capture)) return false;
	if (which === null) return true;
	return typeof which === "string" ? site === which : id === which.id;
}
async function firstToBeEnded(captures, world) {
	for (const capture of captures) if (await isToBeEnded(capture, world)) return capture;
	return null;
}
async function isToBeEnded(capture, { archive }) {
	if (capture.phase === "finished") return await archive.results.getReportHead(capture.id) === null;
	return isUnfinished(capture);
}
//#endregion
//#region src/crawl/proof/close-record.ts
/** When a run that ends now has ended: no look ends after the capture, though the one is rounded up and the other down. */
function endOf({ world, seen }) {
	return instant(Math.max(world.clock.now(), seen.lastByteAt));
}
/** The runs once more, where doubts make their clocks count for less than was known when they began. */
function raisedErrors(clocks) {
	if (clocks.every(({ doubts }) => doubts.length === 0)) return {};
	return { runs: clocks.map((clock) => {
		const { doubts: _, ...run } = clock;
		return run;
	}) };
}
/** Writes the last record: the WARC files are complete before their hashes are taken, and in the index. */
async function closeRecord(run, end) {
	await run.record.flush();
	await run.record.change(end);
	await run.sink.sync();
	await run.sink.close();
	await run.world.archive.warcs.index(run.state.capture.id);
}
//#endregion
//#region src/crawl/proof/judge-pair.ts
/** What decodes to more is compared as it was sent: as bytes that differ. */
var MOST_CONTENT_BYTES = 16777216;
/** Weighs the difference of two looks; `null` when one of them cannot be read any more. */
async function judgePair({ url, before, after }, warcs, { probes, ...options }) {
	const moved = statusChange(before.outcome.identity, after.outcome.identity);
	if (moved) return {
		...moved,
		longestBytes: 0,
		change: null
	};
	const [old, now] = [await readVersion(warcs, before), await readVersion(warcs, after)];
	if (!old || !now) return null;
	const backToBack = await probes?.() ?? null;
	const change = detectChange(old.content, now.content, {
		url,
		beforeType: old.contentType,
		afterType: now.contentType,
		...options,
		...backToBack && { backToBack }
	});
	const { verdict, importance, explanation } = change;
	return {
		verdict,
		importance,
		explanation,
		longestBytes: Math.max(old.content.length, now.content.length),
		change
	};
}
/** What a look showed, decoded as far as it is compared. */
function readVersion(warcs, sighting) {
	return versionSeen(warcs, sighting, MOST_CONTENT_BYTES);
}
/**
* Judges pages that are compared together. What many of them show alike is known only when all were compared: those
* that count such an edit are judged again, so that the pages are gone through twice. One that cannot be read is
* counted, not fatal.
*/
async function judgeEach(pages, judge, ports) {
	const tally = new EditTally();
	const byPage = /* @__PURE__ */ new Map();
	let differing = 0;
	for (const page of pages) {
		differing++;
		await judgeInto(byPage, page, () => judge(page, { tally }), ports);
	}
	const template = tally.template();
	for (const page of pages) if (template.concerns(page.url)) await judgeInto(byPage, page, () => judge(page, { template }), ports);
	return {
		byPage,
		unjudged: differing - byPage.size
	};
}
/** How many were judged in which way. */
function verdictCounts(judgements) {
	const counts = CHANGE_VERDICTS.map((word) => [word, judgements.filter(({ verdict }) => verdict === word).length]);
	return Object.fromEntries(counts);
}
async function judgeInto(byPage, { url }, judge, { logger, isInterrupted }) {
	if (isInterrupted?.() === true) return;
	const judgement = await judge().catch((error) => {
		logger.log("warn", `${url}: its versions could not be compared: ${String(error)}`);
		return null;
	});
	if (judgement) byPage.set(url, judgement);
	await new Promise((resolve) => setImmediate(resolve));
}
/** What needs no reading: another status, or another target of a redirect. */
function statusChange(was, is) {
	if (was.status !== is.status) {
		const isGone = is.status === 404 || is.status === 410;
		const explanation = `status ${was.status} became ${is.status}`;
		return {
			verdict: isGone ? "removed" : "major",
			importance: 1,
			explanation
		};
	}
	if (was.location === is.location) return null;
	return {
		verdict: "structural",
		importance: 1,
		explanation: `leads to ${is.location ?? "nowhere"} instead of ${was.location ?? "nowhere"}`
	};
}
//#endregion
//#region src/crawl/proof/scrubbed-match.ts
/**
* Whether the last state before t* and the first after it, which differ, read the same once scrubbed. A copy from a
* cache may be older than it looks: it is no match.
*/
async function isScrubbedMatch(sightings, asOf, read) {
	const states = sightings.filter(isCaptured);
	const before = states.findLast((state) => certainTimes(state).lastByteAt <= asOf);
	const after = states.find((state) => certainTimes(state).sentAt >= asOf);
	if (!before || !after || after.outcome.validators.cacheSigns || !isAlikeOutside(before, after)) return false;
	const [old, now] = [await read(before), await read(after)];
	if (!old || !now) return false;
	const [was, is] = [digestOf(old), digestOf(now)];
	return was !== null && was === is;
}
/** Status, Location and content type are compared strictly. */
function isAlikeOutside({ outcome: a }, { outcome: b }) {
	return a.identity.status === b.identity.status && a.identity.location === b.identity.location && a.identity.contentType === b.identity.contentType;
}
function digestOf({ content, contentType, url }) {
	return scrubbedDigest(content, {
		contentType,
		url
	});
}
//#endregion
//#region src/crawl/proof/judge-changes.ts
/**
* Judges the difference around t* of every page given; one that cannot be read is counted, not fatal. The pages are
* gone through twice.
*/
async function judgeChanges(pages, context) {
	const { byPage, unjudged } = await judgeEach(pages, (page, shared) => judge(page, context, shared), context);
	return {
		byPage,
		summary: summaryOf(byPage, unjudged, context)
	};
}
function summaryOf(byPage, unjudged, context) {
	const judgements = [...byPage.values()];
	const summary = {
		ruleSet: scrubRules().digest,
		verdicts: verdictCounts(judgements),
		unjudged
	};
	if (!isFixed(context)) return summary;
	return {
		...summary,
		scrubbed: judgements.filter((judgement) => judgement.scrubbed === true).length
	};
}
/** A capture begun by another version may have had other rules in mind: nothing is scrubbed then. */
function isFixed({ ruleSet }) {
	return ruleSet === scrubRules().digest;
}
async function judge(page, context, shared) {
	const [before, after] = pairAround(page, context.asOf) ?? [];
	if (!before || !after) return null;
	const read = (sighting) => readVersion(context.warcs, sighting);
	const compared = await judgePair({
		url: page.url,
		before,
		after
	}, context.warcs, {
		known: context.known,
		...shared,
		probes: () => readProbes(page, read)
	});
	if (compared === null) return null;
	const { longestBytes, change: _, ...judgement } = compared;
	const scrubbed = judgement.verdict === "insignificant" && isFixed(context) && longestBytes <= 1048576 && await isScrubbedMatch(page.sightings, context.asOf, read);
	return {
		...judgement,
		...scrubbed && { scrubbed }
	};
}
/** The last look before the change and the first after it, for the change nearest to t*. */
function pairAround({ sightings }, asOf) {
	const versions = versionsOf(sightings);
	const held = versions.findLastIndex((version) => certainTimes(version.sightings[0]).lastByteAt <= asOf);
	const first = Math.min(Math.max(held, 0), versions.length - 2);
	if (first < 0) return null;
	return [versions[first].sightings.at(-1), versions[first + 1].sightings[0]];
}
/** Two back-to-back probes tell at once which parts of a page vary by themselves. */
async function readProbes({ sightings }, read) {
	const probes = sightings.filter((s) => s.pass === "probe" && s.outcome.kind === "captured");
	const [first, second] = [probes.at(-2), probes.at(-1)];
	if (!first || !second) return null;
	const [a, b] = [await read(first), await read(second)];
	return a && b ? [a.content, b.content] : null;
}
//#endregion
//#region src/crawl/proof/kept-bodies.ts
/** One sentence, when both bodies were kept. */
function keptBodiesNotes({ state, seen }) {
	if (state.settings.keepBoth !== true) return [];
	let [pages, bytes] = [0, 0];
	for (const sightings of seen.values()) {
		const [, ...again] = sightings.filter(isCaptured).map(responseBytes);
		if (again.length > 0) pages++;
		bytes += again.reduce((sum, one) => sum + one, 0);
	}
	return [`both bodies were kept of ${pages} pages: second and further responses took ${bytes} bytes of WARC files`];
}
function responseBytes({ records }) {
	return records.find(({ type }) => type === "response")?.length ?? 0;
}
//#endregion
//#region src/crawl/learn/learn-standing.ts
/** Keeps this capture's share; doing it twice changes nothing. */
async function learnStanding(run, { hosts }, clocks) {
	const { catalog } = run.world.archive;
	const { id } = run.state.capture;
	const others = await clocksOfOthers(run);
	const ownLooks = (url) => withClockErrors(run.seen.of(url), clocks);
	const looksAt = async (url) => {
		return [...(await catalog.sightings.ofPage(url)).filter(({ captureId }) => others.has(captureId)).flatMap((one) => withClockErrors([one], others.get(one.captureId))), ...ownLooks(url)];
	};
	const share = await standingShare({
		captureId: id,
		pages: seenPages(run),
		hosts,
		looksAt: (urls) => others.size === 0 ? Promise.resolve(urls.map(ownLooks)) : Promise.all(urls.map(looksAt))
	});
	await catalog.standing.put(id, share);
}
async function clocksOfOthers(run) {
	const { id, site } = run.state.capture;
	const others = (await run.world.archive.catalog.captures.list()).filter((one) => one.site === site && one.id !== id && !isTestimony(one));
	return new Map(others.map(({ id: other, runs }) => [other, runs]));
}
function* seenPages({ frontier, seen }) {
	for (const { url } of frontier.pages()) if (seen.has(url)) yield url;
}
//#endregion
//#region src/crawl/proof/refusal-report.ts
var MOST_SHAPES_LISTED = 20;
/** What lies outside was never meant to be captured. */
var SCOPE_CODES = /* @__PURE__ */ new Set([
	"out-of-scope",
	"not-included",
	"excluded",
	"too-deep"
]);
/** How many pages of the denominator each code refused. */
var RefusedPages = class RefusedPages {
	byCode = /* @__PURE__ */ new Map();
	static of(pages) {
		const refused = new RefusedPages();
		for (const page of pages) refused.see(page);
		return refused;
	}
	see({ reason }) {
		const code = refusalCodeOf(reason);
		if (code !== null) this.byCode.set(code, (this.byCode.get(code) ?? 0) + 1);
	}
};
/** What was not asked for and why, most first. */
function reportRefusals({ byCode: pagesByCode }, tally) {
	const counts = tally.counts();
	return [.../* @__PURE__ */ new Set([...pagesByCode.keys(), ...counts.map(({ code }) => code)])].map((code) => {
		const ofCode = counts.filter((one) => one.code === code).sort((a, b) => b.urls - a.urls || (a.shape < b.shape ? -1 : 1));
		return {
			code,
			pages: pagesByCode.get(code) ?? 0,
			urls: ofCode.reduce((sum, { urls }) => sum + urls, 0),
			exact: ofCode.every(({ exact }) => exact),
			shapes: ofCode.slice(0, MOST_SHAPES_LISTED).map(({ shape, urls, examples }) => ({
				shape,
				urls,
				examples
			}))
		};
	}).sort((a, b) => b.pages + b.urls - (a.pages + a.urls) || (a.code < b.code ? -1 : 1));
}
/** The same for the certificate: URLs of a trap are not in the denominator, and that is said. */
function refusalNotes(refusals) {
	return refusals.filter(({ code, urls }) => urls > 0 && !SCOPE_CODES.has(code)).map(({ code, urls, exact, shapes }) => {
		const most = shapes[0] ? `, most of shape ${shapes[0].shape}` : "";
		return `${exact ? "" : "about "}${urls} URLs not pursued: ${code}${most}; they are not counted as pages`;
	});
}
//#endregion
//#region src/crawl/proof/requisite-numbers.ts
/** The requisites of every document of a capture. */
var RequisiteNumbers = class RequisiteNumbers {
	/** By document: where its list begins in `#numbers`; lists begin with their length, place 0 is the empty one. */
	#starts;
	#numbers = new GrowingNumbers(Int32Array);
	constructor(pages) {
		this.#starts = new Uint32Array(pages);
		this.#numbers.push(0);
	}
	static async read(run) {
		const numbers = new RequisiteNumbers(run.frontier.size);
		for await (const { document, requisites } of run.world.archive.catalog.requisites.requisites(run.state.capture.id)) {
			const page = run.frontier.numberOf(document);
			if (page === -1) continue;
			numbers.#starts[page] = numbers.#numbers.push(requisites.length);
			for (const url of requisites) numbers.#numbers.push(run.frontier.numberOf(url));
		}
		return numbers;
	}
	/** Numbers of pages; −1 for a requisite that is not in the frontier. */
	*of(document) {
		const start = this.#starts[document];
		const length = this.#numbers.at(start);
		for (let i = 1; i <= length; i++) yield this.#numbers.at(start + i);
	}
};
//#endregion
//#region src/crawl/proof/renderings-of-run.ts
/** Every rendering of a capture, by its document. */
async function renderingsOf({ world, state }) {
	const renderings = /* @__PURE__ */ new Map();
	for await (const rendering of world.archive.catalog.renderings.ofCapture(state.capture.id)) renderings.set(rendering.document, rendering);
	return renderings;
}
//#endregion
//#region src/crawl/passes/sample-by-hash.ts
/** Whether the page is in a sample of this share. */
function isDrawn(captureId, url, share) {
	const digest = sha256Digest(Buffer.from(`${captureId} ${url}`)).slice(8);
	return Number.parseInt(digest.slice(0, 8), 16) < share * 2 ** 32;
}
//#endregion
//#region src/crawl/passes/single-fetches.ts
/** Share of such pages that are visited and revisited all the same: they test the stamps in this capture. */
var TESTED_SHARE = .1;
/** Decides which visits are put off until after t*. */
var SingleFetches = class {
	#run;
	#distrusted = /* @__PURE__ */ new Set();
	constructor(run) {
		this.#run = run;
	}
	/** Whether the page is not visited before t*. Seeds are: new pages turn up through them. */
	putsOff(page) {
		const { rates, state } = this.#run;
		if (!this.#isOn || page.depth === 0 || !rates.isAttestable(page)) return false;
		if (this.#distrusted.has(hostOf(page.url))) return false;
		return !isDrawn(state.capture.id, page.url, TESTED_SHARE);
	}
	/** Pages of hosts whose stamps were contradicted meanwhile, or that were not tested: visited after all. */
	takenBack() {
		if (!this.#isOn) return [];
		const { frontier, rates } = this.#run;
		const hosts = testHosts({
			pages: frontier.pages(),
			sightingsOf: (url) => this.#run.seen.of(url)
		});
		const isDoubtful = (host) => hosts.get(host)?.kind !== "trusted" || rates.contradictedHosts.has(host);
		const taken = frontier.pages().filter((page) => isPutOff(this.#run, page) && isDoubtful(hostOf(page.url)));
		for (const { url } of taken) this.#distrusted.add(hostOf(url));
		return taken;
	}
	get #isOn() {
		const { settings, isVisiting } = this.#run.state;
		return settings.attested === true && settings.passes !== 1 && isVisiting;
	}
};
/** Whether a page was put off: known when the visits were over, and never asked for. */
function isPutOff({ seen }, { url, state, late }) {
	return state === "known" && !late && !seen.has(url);
}
/** What report and certificate say of it. */
function singleFetchNotes({ state, frontier, seen }) {
	if (state.settings.attested !== true) return [];
	return [`attested claims were asked for: ${frontier.pages().filter(({ url, late }) => !late && seen.of(url)[0]?.pass === "late").length} pages of hosts with a trusted Last-Modified were asked for only after the time point; they can be attested, never sharp`];
}
//#endregion
//#region src/crawl/ask/host-answer.ts
/** Faults of the network or the server; an answer that is merely wrong is no sign of trouble. */
var TROUBLE = /* @__PURE__ */ new Set([
	"connect-refused",
	"connect-timeout",
	"connect-failed",
	"unreachable",
	"dns",
	"tls",
	"reset",
	"closed",
	"first-byte-timeout",
	"head-timeout"
]);
/** How the host took a request; `null` when nothing was asked of it. */
function hostAnswer(result, reading, now) {
	if (result.kind === "refused") return null;
	if (result.kind === "failed") return TROUBLE.has(result.code) ? { kind: "failing" } : null;
	const { times, truncated } = result.exchange;
	const status = reading?.status ?? null;
	if (status === 429 || status === 503) return {
		kind: "busy",
		retryAfterMs: retryAfterMs(reading?.retryAfter ?? null, now)
	};
	return status !== null && status >= 500 || truncated === "time" || truncated === "disconnect" ? { kind: "failing" } : {
		kind: "answered",
		responseMs: responseMs(times)
	};
}
/** The same of a sighting that an earlier process kept; a cut answer counts as trouble, whatever cut it. */
function pastAnswer({ outcome, times }) {
	if (outcome.kind === "refused") return null;
	if (outcome.kind !== "failed") return {
		kind: "answered",
		responseMs: responseMs(times)
	};
	const { code, retryAfter } = outcome;
	if (code === "http-429" || code === "http-503") return {
		kind: "busy",
		retryAfterMs: retryAfterMs(retryAfter ?? null, times.lastByteAt)
	};
	return TROUBLE.has(code) || code === "truncated" || code.startsWith("http-5") ? { kind: "failing" } : null;
}
/** Until the first byte: a long download is not the server's slowness. */
function responseMs({ sentAt, firstByteAt }) {
	return firstByteAt - sentAt;
}
var LONGEST_RETRY_SECONDS = 1e9;
/** Seconds or an HTTP date (RFC 9110 section 10.2.3); `null` when it is neither. */
function retryAfterMs(text, nowMs) {
	if (text === null) return null;
	if (/^\d+$/.test(text)) return Math.min(Number(text), LONGEST_RETRY_SECONDS) * 1e3;
	const date = parseHttpDate(text);
	return date === null ? null : date - nowMs;
}
//#endregion
//#region src/crawl/ask/host-patience.ts
/** So many time-outs make us wait less. */
var TIMEOUTS_BORNE = 3;
/** Never less than this, and several times what its slowest answer took. */
var LEAST_MS = 3e3;
var TIMES_SLOWEST = 4;
var SILENT$1 = /* @__PURE__ */ new Set(["first-byte-timeout", "head-timeout"]);
/** What the hosts of one run have taught about waiting for them. */
var HostPatience = class {
	#hosts = /* @__PURE__ */ new Map();
	#onShortened;
	/** `onShortened` is told, once for each host, what report and certificate say of it. */
	constructor(onShortened = () => void 0) {
		this.#onShortened = onShortened;
	}
	/** The most that the first byte is waited for; `null` for as long as the limits say. */
	of(host) {
		const waits = this.#hosts.get(host);
		return !waits || waits.timeouts < TIMEOUTS_BORNE ? null : patienceMs(waits);
	}
	/** Takes note of how long an answer took, or that none came in time. */
	note(host, result) {
		if (result.kind === "refused") return;
		const waits = this.#hosts.get(host) ?? {
			timeouts: 0,
			slowestMs: 0
		};
		if (result.kind === "response") {
			const { sentAt, firstByteAt } = result.exchange.times;
			waits.slowestMs = Math.max(waits.slowestMs, firstByteAt - sentAt);
		} else if (!SILENT$1.has(result.code)) return;
		else if (++waits.timeouts === TIMEOUTS_BORNE) this.#onShortened(words(host, waits));
		this.#hosts.set(host, waits);
	}
};
function patienceMs({ slowestMs }) {
	return Math.max(LEAST_MS, TIMES_SLOWEST * slowestMs);
}
function words(host, waits) {
	const seconds = (ms) => `${Math.ceil(ms / 100) / 10} s`;
	return `${host}: silent ${TIMEOUTS_BORNE} times; from then on its answers were waited for ${seconds(patienceMs(waits))} at most (the slowest so far took ${seconds(waits.slowestMs)})`;
}
//#endregion
//#region src/crawl/ask/read-safely.ts
/** The code of failures that are our own fault. */
var INTERNAL = "internal";
/** Reads a response; whatever goes wrong becomes a failure with the code `internal`. */
async function readSafely(url, exchange, { logger, limits }) {
	try {
		return await readExchange(exchange, limits);
	} catch (error) {
		return faultyReading(url, error, logger);
	}
}
/** What is left of a reading that a fault of ours ended; a store that fails is no such fault. */
function faultyReading(url, error, logger) {
	if (error instanceof StoreError) throw error;
	const message = `a fault of the program while reading the response: ${String(error)}`;
	logger.log("error", `${url}: ${message}`);
	return {
		outcome: {
			kind: "failed",
			code: INTERNAL,
			message
		},
		payload: null,
		content: null,
		status: null,
		retryAfter: null,
		isContentCut: false
	};
}
//#endregion
//#region src/crawl/ask/times-in-order.ts
/** The result as it is, or a failure of ours when the times of a response are out of order. */
async function withTimesInOrder(result) {
	if (result.kind !== "response") return result;
	const { times, spooled } = result.exchange;
	const { sentAt, firstByteAt, lastByteAt } = times;
	if (sentAt <= firstByteAt && firstByteAt <= lastByteAt) return result;
	await spooled?.discard();
	return {
		kind: "failed",
		code: "internal",
		message: `the times of the fetch are out of order: ${sentAt}, ${firstByteAt}, ${lastByteAt}`,
		times: {
			sentAt,
			firstByteAt: sentAt,
			lastByteAt: sentAt
		}
	};
}
//#endregion
//#region src/crawl/ask/asker.ts
/** Asks servers for one party at the gates. */
var Asker = class {
	caller;
	#ports;
	#habits;
	#patience;
	constructor(ports, caller, habits = {}) {
		this.#ports = ports;
		this.caller = caller;
		this.#habits = habits;
		this.#patience = new HostPatience(habits.onShortened);
	}
	/** One request and what its answer says; when this resolves, the host may be asked again. */
	async ask(request) {
		const { fetcher, signal, clock, logger } = this.#ports;
		const { url } = request;
		const { limits } = this.#habits;
		const result = await withTimesInOrder(await this.caller.pass(hostOf(url), () => fetcher.fetch(this.#polite(request)), signal));
		this.#patience.note(hostOf(url), result);
		const reading = result.kind === "response" ? await readSafely(url, result.exchange, {
			logger,
			limits
		}) : null;
		const answer = hostAnswer(result, reading, clock.now());
		if (answer !== null) {
			this.caller.note(hostOf(url), answer);
			this.#habits.onAnswer?.(url, answer);
		}
		return {
			result,
			reading
		};
	}
	#polite(request) {
		const patienceMs = this.#patience.of(hostOf(request.url));
		const asked = patienceMs === null ? request : {
			...request,
			patienceMs
		};
		const host = hostOf(request.url);
		if (this.#habits.sharedAddresses) return {
			...asked,
			admit: async () => this.caller.requireTurn(host)
		};
		const { signal } = this.#ports;
		return {
			...asked,
			admit: (address) => this.caller.enterAddress(address, signal, host)
		};
	}
};
/** An asker with a place of its own at the gates; whoever takes it leaves them by its caller. */
function askerIn(world, delayMs) {
	return new Asker(world, world.gates.join(delayMs));
}
/** Gives up what a response left aside. */
async function discard({ result }) {
	if (result.kind === "response") await result.exchange.spooled?.discard();
}
//#endregion
//#region src/crawl/proof/time-stamping.ts
/** Has the SHA-256 of a content stamped; an answer to another question is none (section 2.2). */
async function stamp(content, authority, asker) {
	const url = parsePageUrl(authority);
	if (url === null) return { problem: `not an http(s) address: ${JSON.stringify(authority)}` };
	const sha256 = createHash("sha256").update(content).digest();
	const nonce = randomBytes(8);
	nonce[0] = nonce[0] & 127 | 64;
	const body = timeStampRequest(sha256, nonce);
	const answered = await asker.ask({
		url,
		post: {
			contentType: "application/timestamp-query",
			body
		}
	});
	const { result } = answered;
	if (result.kind !== "response") return { problem: result.message };
	await discard(answered);
	const response = parseHttpResponse(result.exchange.responseBytes);
	if (!response.ok || response.status !== 200 || !response.complete) return { problem: response.ok ? `status ${response.status}` : "no HTTP response" };
	try {
		const answer = readTimeStamp(response.body);
		if (answer.sha256 !== sha256.toString("hex") || answer.nonce !== nonce.toString("hex")) return { problem: "the answer is to another question" };
		return {
			tsr: response.body,
			at: answer.at
		};
	} catch (error) {
		return { problem: error instanceof Error ? error.message : String(error) };
	}
}
//#endregion
//#region src/crawl/proof/seal.ts
/** Announces the capture to the authority before the first page is asked for; once, also when it is resumed. */
async function announceStart(run) {
	const authority = run.state.settings.timestampUrl;
	const { archive } = run.world;
	if (authority === void 0 || await archive.results.getBeside(run.state.capture.id, "start.tsr") !== null) return;
	if (run.seen.size > 0) return;
	const { id, site, seeds, settings, startedAt } = run.state.capture;
	const announced = Buffer.from(canonicalJson({
		format: "isochron-start/1",
		capture: id,
		site,
		seeds,
		settings,
		startedAt: toIso(startedAt),
		nonce: randomBytes(32).toString("hex")
	}));
	const stamped = await stamp(announced, authority, run.asker);
	if ("problem" in stamped) {
		run.notes.push(`no time stamp at the start: ${stamped.problem}`);
		run.world.logger.log("warn", `no time stamp at the start: ${stamped.problem}`);
		return;
	}
	await archive.results.putBeside(id, "start.json", announced);
	await archive.results.putBeside(id, "start.tsr", stamped.tsr);
}
/** What the certificate says of the time stamp at the start. */
async function timeStampsOf(run) {
	const authority = run.state.settings.timestampUrl;
	if (authority === void 0) return null;
	const tsr = await run.world.archive.results.getBeside(run.state.capture.id, "start.tsr");
	if (tsr === null) return {
		authority,
		start: null
	};
	return {
		authority,
		start: {
			sha256: createHash("sha256").update(tsr).digest("hex"),
			at: toIso(instant(readTimeStamp(tsr).at))
		}
	};
}
/** Writes the certificate's head by itself, and over it the CMS signature and the time stamp that were asked for. */
async function sealCertificate(certificate, { archive, clock, signer, logger }, authority) {
	const { pages: _, ...head } = certificate;
	const content = Buffer.from(canonicalJson(head));
	const id = certificate.capture;
	const earlier = await archive.results.getBeside(id, "seal.json");
	if (earlier && !content.equals(earlier)) for (const stale of ["seal.p7s", "end.tsr"]) await archive.results.putBeside(id, stale, null);
	const files = [await archive.results.putBeside(id, "seal.json", content)];
	if (signer) {
		const signature = signDetached(content, signer, new Date(clock.now()));
		files.push(await archive.results.putBeside(id, "seal.p7s", signature));
	}
	if (authority === null) return files;
	const stamped = await stamp(content, authority.url, authority.asker);
	if ("problem" in stamped) logger.log("warn", `no time stamp at the end: ${stamped.problem}; isochron certificate sign asks again`);
	else files.push(await archive.results.putBeside(id, "end.tsr", stamped.tsr));
	return files;
}
/** The same for a certificate that was written before. */
async function sealAgain(certificate, world, authority) {
	const asker = askerIn(world, 0);
	try {
		return await sealCertificate(certificate, world, authority === null ? null : {
			url: authority,
			asker
		});
	} finally {
		asker.caller.leave();
	}
}
//#endregion
//#region src/crawl/proof/steps-notes.ts
/** So many of a file's sites are named, and so much of an address. */
var [MOST_NAMED$1, MOST_CHARACTERS$1] = [20, 200];
/** One sentence for each site of the file whose steps no page was shown with. */
function stepsNotes({ state, frontier }, shown) {
	const sites = browserOf(state.settings).steps;
	if (sites.length === 0) return [];
	const documents = [...frontier.pages()].filter(({ kind }) => kind === "document").map(({ url }) => url);
	const notes = sites.flatMap((site) => {
		const why = whyNotTaken(site, sites, {
			documents,
			shown
		});
		return why === null ? [] : [`steps for ${named$1(site)} ${why}`];
	});
	const more = notes.length - MOST_NAMED$1;
	return more > 0 ? [...notes.slice(0, MOST_NAMED$1), `steps for ${more} further sites were not taken`] : notes;
}
function whyNotTaken(site, sites, { documents, shown }) {
	const patterns = site.for.map(urlPattern);
	const fitting = documents.filter((url) => patterns.some((pattern) => pattern?.test(url)));
	if (fitting.length === 0) return "fitted no page: they are taken on documents that the capture visits, linked or given as seeds";
	const own = fitting.filter((url) => stepsFor(sites, url) === site);
	const what = counted(fitting.length, "page");
	if (own.length === 0) return `were not taken: ${what} fitted, and an earlier site of the file counts there`;
	return own.some((url) => shown.has(url)) ? null : `were not taken: ${what} fitted, and none was shown`;
}
function named$1({ for: [first = "", ...others] }) {
	const start = first.length > MOST_CHARACTERS$1 ? `${first.slice(0, MOST_CHARACTERS$1)}…` : first;
	return others.length === 0 ? start : `${start} and ${others.length} more`;
}
//#endregion
//#region src/crawl/proof/conclude.ts
async function assessRun(run, clocks, renderings) {
	const requisites = await RequisiteNumbers.read(run);
	return assessCapture({
		capture: run.state.capture,
		plannedAsOf: run.state.plannedAsOf,
		pages: run.frontier.pages(),
		numberOf: (url) => run.frontier.numberOf(url),
		sightingsOf: (url) => withClockErrors(run.seen.of(url), clocks),
		requisitesOf: (document) => requisites.of(document),
		renderingOf: (document) => renderings.get(document) ?? null,
		contradictedEarlier: await contradictedEarlier(run)
	});
}
/** Judges every page, writes index, report and certificate, and marks the capture as ended. */
async function conclude(run, phase = "finished") {
	const { archive, fetcher, software } = run.world;
	const clocks = settledClocks(run);
	const renderings = await renderingsOf(run);
	const assessment = await assessRun(run, clocks, renderings);
	const end = {
		phase,
		asOf: assessment.asOf,
		finishedAt: endOf(run),
		...raisedErrors(clocks)
	};
	const { finishedAt } = end;
	await closeRecord(run, end);
	const warcs = await archive.warcs.files(run.state.capture.id);
	const { summary, refused, differing } = lookOver(assessment);
	const refusals = reportRefusals(refused, run.sieve.tally);
	const datesApartMs = datesApartOf(run);
	const notes = [
		...[...notesOf(run, refusals), ...stepsNotes(run, renderings)],
		...doubtNotes(clocks),
		...apartNotes(datesApartMs)
	];
	const facts = {
		finishedAt,
		strategy: run.strategy.name,
		notes
	};
	const reportFacts = {
		...facts,
		changes: await judgeDifferences(run, assessment, differing),
		delayMs: run.state.settings.delayMs,
		requests: run.seen.requests,
		bytes: warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
		warcs: warcs.map(({ file }) => file),
		refusals,
		...phase === "cancelled" ? { cancelled: true } : {}
	};
	const report = buildReport(assessment, reportFacts, summary);
	const certificate = await buildCertificate(assessment, {
		...facts,
		notes: [...notes, ...scriptBuiltNotes(summary.counts)],
		scope: run.scope.rule,
		requestProfile: fetcher.profile,
		software,
		warcs,
		clocks,
		datesApartMs,
		timeStamps: await timeStampsOf(run),
		witness: run.world.witness ?? null
	}, (bytes) => archive.results.sign(bytes), summary);
	const held = holdReport(report);
	const files = await writeResults(run, held, report, certificate);
	await learnFromCapture(run, assessment);
	await learnStanding(run, assessment, clocks);
	await run.state.apply(end);
	return {
		report: held,
		certificate: heldOnDemand(certificate),
		files
	};
}
/** Reports say it in their headline; a certificate has its notes for it. */
function scriptBuiltNotes({ scriptBuilt, documents }) {
	if (!scriptBuilt) return [];
	return [`${scriptBuilt.pages} of ${documents.pages} documents are built by scripts in the reader's browser: their responses are what is stated here, what people saw is not proved`];
}
/** What the run has to say of itself, and what its choices and refusals add. */
function notesOf(run, refusals) {
	const chosen = [
		...conditionalNotes(run),
		...singleFetchNotes(run),
		...keptBodiesNotes(run)
	];
	return [
		...run.notes,
		...refusalNotes(refusals),
		...chosen
	];
}
/** Report and certificate beside the WARCs, and the seals that were asked for. */
async function writeResults(run, held, report, certificate) {
	const { state, world, asker } = run;
	const results = {
		report: held.pages.length === report.all.pages ? held : report,
		certificate,
		html: renderHtml(held)
	};
	const files = await world.archive.results.put(state.capture.id, results);
	const { timestampUrl: url } = state.settings;
	await sealCertificate(certificate, world, url === void 0 ? null : {
		url,
		asker
	});
	return files;
}
/** All that is asked of the judged pages together, in one pass. */
function lookOver(assessment) {
	const [refused, differing] = [new RefusedPages(), new GrowingNumbers(Uint32Array)];
	let number = 0;
	return {
		summary: summarise(assessment, (page) => {
			refused.see(page);
			if (differs(page)) differing.push(number);
			number++;
		}),
		refused,
		differing
	};
}
function differs({ verdict }) {
	return verdict === "changed" || verdict === "self-varying" || verdict === "gone";
}
/** A page that is gone was there before t*: links to it then lead nowhere. */
function judgeDifferences(run, assessment, differing) {
	const { archive, logger } = run.world;
	const known = {
		before: shownPages(assessment, ({ page }) => !page.late),
		after: shownPages(assessment, ({ verdict }) => verdict !== "gone")
	};
	return judgeChanges({ [Symbol.iterator]: () => pagesAt(differing, assessment) }, {
		warcs: archive.warcs,
		asOf: assessment.asOf,
		known,
		ruleSet: ruleSetOf(run.state.capture),
		logger,
		isInterrupted: () => run.stop.isInterrupted
	});
}
function* pagesAt(numbers, { evidence }) {
	for (const number of numbers.view()) {
		const { url } = evidence.pages.at(number);
		yield {
			url,
			sightings: evidence.sightingsOf(url)
		};
	}
}
/** Walked only when something differs: a site of a million pages is not listed for nothing. */
function shownPages({ pages }, test) {
	return { *[Symbol.iterator]() {
		for (const assessed of pages) if (assessed.version !== null && assessed.version.identity.status < 400 && test(assessed)) yield assessed.page.url;
	} };
}
function heldOnDemand({ pages, ...head }) {
	let held = null;
	return {
		...head,
		get pages() {
			return held ??= [...pages];
		}
	};
}
//#endregion
//#region src/crawl/run/cancel.ts
/** Judges what there is; without a revisit nothing is sharp. */
async function concludeCancelled(run) {
	const during = run.state.isVisiting ? "visits" : "revisits";
	if (!run.seen.hasAnyState) {
		await run.state.update({
			phase: "cancelled",
			finishedAt: run.world.clock.now()
		});
		throw new IsochronError("CANCELLED", `capture ${run.state.capture.id} was cancelled before any page was captured`);
	}
	run.notes.unshift(`cancelled on request during the ${during}: pages not reached by then are counted as not sharp`);
	await run.state.fixTimePoint(run.seen.lastByteAt);
	return conclude(run, "cancelled");
}
//#endregion
//#region src/crawl/look/sent-once.ts
var MARK = refusalReason("sent-once");
/** The look with its mark: a label on what showed a state, words on what failed. */
function sentOnce(look) {
	const { result, reading } = look;
	return {
		...look,
		label: "sent-once",
		result: result.kind === "failed" ? {
			...result,
			message: marked(result.message)
		} : result,
		reading: reading && {
			...reading,
			outcome: markedOutcome(reading.outcome)
		}
	};
}
/** Whether a page was sent so. */
function wasSentOnce(sightings) {
	return sightings.some((sighting) => {
		if (isCaptured(sighting)) return sighting.outcome.labels?.includes("sent-once") === true;
		return sighting.outcome.kind === "failed" && sighting.outcome.message.endsWith(MARK);
	});
}
/** Whether a page is what steps sent, which is theirs to send again, or asked for with a secret. */
function isOfSteps({ url, reason }) {
	return url.includes("*secret*") || refusalCodeOf(reason) === "secret" || reason?.includes(MARK) === true;
}
function markedOutcome(outcome) {
	return outcome.kind === "failed" ? {
		...outcome,
		message: marked(outcome.message)
	} : outcome;
}
function marked(message) {
	return `${message}; ${MARK}`;
}
//#endregion
//#region src/crawl/admission/budget.ts
var VISIT_SHARE = 2 / 3;
/** The budget of a running capture. */
var Budget = class {
	#parts;
	#maxRequests;
	#deadlineMs;
	constructor(parts) {
		const { budget } = parts.state.settings;
		this.#parts = parts;
		this.#maxRequests = budget?.maxRequests ?? Infinity;
		this.#deadlineMs = budget?.deadlineMs ?? Infinity;
	}
	/** Why nothing more is asked for, of visits or of all that comes after them; `null` while there is something left. */
	requestsSpent() {
		return this.#parts.seen.requests >= this.#mostRequests ? refusalReason("max-requests", String(this.#maxRequests)) : null;
	}
	/** Whether one more request may be made beside those under way. */
	get hasRoom() {
		const { seen, open } = this.#parts;
		return seen.requests + open.size < this.#mostRequests;
	}
	/** The same of the time since the capture's start. */
	timeSpent() {
		return this.#elapsedMs >= this.#share * this.#deadlineMs ? refusalReason("deadline", `${Math.round(this.#deadlineMs / 1e3)} s from its start`) : null;
	}
	/** How many requests can still be made at this pace. */
	requestsLeft(slotMs) {
		const timeLeftMs = this.#deadlineMs - this.#elapsedMs;
		const left = Math.min(this.#maxRequests - this.#parts.seen.requests, Math.floor(timeLeftMs / slotMs));
		return Math.max(0, left);
	}
	get #mostRequests() {
		return Math.floor(this.#share * this.#maxRequests);
	}
	get #share() {
		const { isVisiting, settings } = this.#parts.state;
		return isVisiting && settings.passes !== 1 ? VISIT_SHARE : 1;
	}
	get #elapsedMs() {
		return this.#parts.clock.now() - this.#parts.state.capture.startedAt;
	}
};
//#endregion
//#region src/crawl/admission/open-looks.ts
/** WARC bytes that a look takes in any case: the heads, and what is written beside them. */
var LOOK_BYTES = 4e3;
/** The looks of one run that are under way; one at a time for each page. */
var OpenLooks = class {
	#looks = /* @__PURE__ */ new Map();
	#claims = /* @__PURE__ */ new Map();
	/** Those that were answered and wait for room. */
	#crowded = /* @__PURE__ */ new Set();
	#waiting = [];
	#bytes = 0;
	#firsts = 0;
	/** How many there are. */
	get size() {
		return this.#looks.size;
	}
	/** How many of them are the first at their page. */
	get firsts() {
		return this.#firsts;
	}
	/** The WARC bytes that they are expected to take. */
	get bytes() {
		return this.#bytes;
	}
	begin(url, look) {
		this.#forget(url);
		this.#looks.set(url, look);
		this.#bytes += look.bytes;
		if (look.isFirst) this.#firsts++;
	}
	/** What a look that was answered will take, until it is kept. */
	claim(url, bytes) {
		this.#claims.set(url, bytes);
	}
	/** Waits until a look ends that may leave room to this one; `false` when all others wait for room too. */
	async roomMayCome(url) {
		this.#crowded.add(url);
		const others = [...this.#looks.keys()].filter((other) => !this.#crowded.has(other));
		if (others.length > 0) await this.nextEnd();
		else this.#retry();
		this.#crowded.delete(url);
		return others.length > 0;
	}
	/** WARC bytes that all looks but this one have claimed; those that wait for an answer take something in any case. */
	claimedBeside(url) {
		let bytes = 0;
		for (const other of this.#looks.keys()) if (other !== url) bytes += this.#claims.get(other) ?? 4e3;
		return bytes;
	}
	/** It was kept, or comes to nothing; whoever waits for room looks again. */
	end(url) {
		if (this.#forget(url)) this.#retry();
	}
	#retry() {
		for (const { resolve } of this.#waiting.splice(0)) resolve();
	}
	/** Resolves when one of them ends. */
	nextEnd() {
		return new Promise((resolve, reject) => this.#waiting.push({
			resolve,
			reject
		}));
	}
	/** The pass is over by a fault: nobody waits for looks that will never end. */
	fail(error) {
		this.#looks.clear();
		this.#claims.clear();
		[this.#bytes, this.#firsts] = [0, 0];
		for (const { reject } of this.#waiting.splice(0)) reject(error);
	}
	#forget(url) {
		const look = this.#looks.get(url);
		if (!look) return false;
		this.#looks.delete(url);
		this.#claims.delete(url);
		this.#bytes -= look.bytes;
		if (look.isFirst) this.#firsts--;
		return true;
	}
};
//#endregion
//#region src/crawl/admission/byte-limit.ts
/** WARC bytes that asking for an unchanged page a second time takes; kept free for the revisits. */
var REVISIT_BYTES = 2e3;
/** What a look is expected to take before any was kept, and what it takes at least. */
var FIRST_LOOK_BYTES = 64e3;
/** The most by which compressed bytes may be longer than they were: stored blocks, their heads and a member's own. */
var MOST_GROWTH = 1.001;
/** The limit of one capture; a response that would pass it is cut (../look/cut-to-limit.ts). */
var ByteLimit = class {
	#parts;
	#maxBytes;
	constructor(maxBytes, parts) {
		this.#maxBytes = maxBytes ?? Infinity;
		this.#parts = parts;
	}
	/** From now on the records may take so many bytes more; `Infinity` lifts the limit. */
	allow(moreBytes) {
		this.#maxBytes = this.#parts.seen.warcBytes + moreBytes;
	}
	/** Why nothing more is asked for; `null` while there is something left. */
	spent() {
		return this.#takenBytes + 4e3 > this.#maxBytes ? refusalReason("max-bytes", `${this.#maxBytes} bytes`) : null;
	}
	get isSet() {
		return this.#maxBytes < Infinity;
	}
	/** How many bytes of a response may be stored, beside all that is written and under way. */
	roomFor(url) {
		const leftBytes = this.#maxBytes - this.#takenBytes - this.#parts.open.claimedBeside(url) - LOOK_BYTES;
		return Math.max(0, Math.floor(leftBytes / MOST_GROWTH));
	}
	/** Takes room as {@link claim} does, when looks under way have left it; `false` when they leave too little. */
	async claimInTime(url, bytes) {
		do
			if (this.claim(url, bytes)) return true;
		while (await this.#parts.open.roomMayCome(url));
		return false;
	}
	/** Takes room for so many bytes of a response until its look is kept; `false` when there is not enough. */
	claim(url, bytes) {
		if (bytes > this.roomFor(url)) return false;
		this.#parts.open.claim(url, LOOK_BYTES + Math.ceil(bytes * MOST_GROWTH));
		return true;
	}
	/** Whether one more look is expected to fit beside those under way; one alone may try. */
	get hasRoom() {
		const { open } = this.#parts;
		return open.size === 0 || this.#takenBytes + open.bytes + this.expectedOfLook <= this.#maxBytes;
	}
	/** Twice what looks took so far: pages are not alike. */
	get expectedOfLook() {
		const { looks, warcBytes } = this.#parts.seen;
		return looks === 0 ? FIRST_LOOK_BYTES : Math.max(LOOK_BYTES, Math.ceil(2 * warcBytes / looks));
	}
	get #takenBytes() {
		const { seen, state, open, notesBytes } = this.#parts;
		const willRevisit = state.isVisiting && state.settings.passes !== 1;
		return seen.warcBytes + notesBytes() + (willRevisit ? REVISIT_BYTES * (seen.size + open.firsts) + LOOK_BYTES : 0);
	}
};
//#endregion
//#region src/crawl/admission/admission.ts
/** WARC bytes that the notes of a run's end take beside the states of pages. */
var END_BYTES = 2e3;
/** Judges what one capture may ask for. */
var Admission = class {
	#parts;
	#manners;
	#budget;
	/** What the capture's records may take. */
	bytes;
	#open = new OpenLooks();
	/** Pages that were refused for another reason than too many of them: each leaves its place to a later one. */
	#passedOver = null;
	constructor(parts) {
		this.#parts = parts;
		this.#manners = mannersOf(parts.state.settings);
		this.#budget = new Budget({
			...parts,
			open: this.#open
		});
		const { seen, frontier, record } = parts;
		const waiting = () => isRefresh(parts.state.capture) ? 0 : frontier.size - seen.size;
		const notesBytes = () => END_BYTES + waiting() * record.stateBytes;
		this.bytes = new ByteLimit(this.#manners.maxBytes, {
			...parts,
			open: this.#open,
			notesBytes
		});
		parts.seen.whenKept((url) => this.#open.end(url));
	}
	/** Why a page is not asked for in a pass; one that may be has its place, and its host is asked in that pass. */
	async refusalOf(page, pass) {
		const { seen, hosts, selection, control } = this.#parts;
		await control.look();
		const isFirst = !seen.has(page.url);
		const refusal = await this.#refusalByLimits(page, pass, isFirst);
		if (refusal !== null) return this.#counted(refusal, isFirst);
		const unwanted = await this.#robotsRefusal(page) ?? (isFirst ? await selection.refusalOf(page) : null);
		if (unwanted !== null) {
			this.#open.end(page.url);
			return this.#counted(unwanted, isFirst);
		}
		hosts.enterPass(page.url, pass);
		return null;
	}
	/** What may have changed while an admitted page waited for its host's pause; one that is asked for now takes of its host's share. */
	async refusalAfterPause(page, pass) {
		await this.#parts.control.look();
		const refusal = this.#refusalInAnyPass(page, pass);
		const isFirst = !this.#parts.seen.has(page.url);
		if (refusal === null && isFirst) this.#parts.selection.count(page);
		if (refusal === null) return null;
		this.#open.end(page.url);
		return this.#counted(refusal, isFirst);
	}
	/** Whether edits and limits alone would let a page be asked for; nobody is asked for that. */
	isWithinLimits(page) {
		return this.#refusalInAnyPass(page, "visit") === null;
	}
	/** A page that had its place is not asked for after all: another may have it. */
	giveUp({ url }) {
		this.#open.end(url);
	}
	/** A fault ends the pass: whoever waits for room hears of it. */
	fail(error) {
		this.#open.fail(error);
	}
	/** Why a list of URLs is not asked for, or what a step asks for with a secret. */
	async refusalOfSource(source) {
		await this.#parts.control.look();
		const refusal = this.#refusalInAnyPass(source, "source") ?? await this.#robotsRefusal(source);
		if (refusal === null) this.#parts.hosts.enterPass(source.url, "source");
		return refusal;
	}
	/** How many pages may still be asked for. */
	get placesLeft() {
		return Math.max(0, this.#parts.state.settings.maxPages - this.#placesTaken);
	}
	/** How many requests can still be made at this pace. */
	requestsLeft(slotMs) {
		return this.#budget.requestsLeft(slotMs);
	}
	#refusalInAnyPass({ url }, pass) {
		const { control, hosts } = this.#parts;
		const excluded = control.refusalOf(url) ?? (pass === "source" ? null : this.#refusalBySteps(url));
		if (excluded !== null) return excluded;
		const givenUp = hosts.refusalOf(url, pass);
		if (givenUp !== null) return {
			state: "failed",
			reason: givenUp
		};
		const spent = this.#budget.requestsSpent() ?? this.bytes.spent() ?? this.#budget.timeSpent();
		return spent === null ? null : {
			state: "skipped",
			reason: spent
		};
	}
	/** What steps ask for with a secret, or may send once, no pass asks for: the first is not on record, the second is sent. */
	#refusalBySteps(url) {
		if (url.includes("*secret*")) return {
			state: "skipped",
			reason: refusalReason("secret")
		};
		return requestPartOf(url) !== null && wasSentOnce(this.#parts.seen.of(url)) ? {
			state: "skipped",
			reason: refusalReason("sent-once")
		} : null;
	}
	/** Takes the page's place when there is room; while others under way may leave some, it waits for them. */
	async #refusalByLimits(page, pass, isFirst) {
		for (;;) {
			const refusal = this.#refusalInAnyPass(page, pass) ?? (isFirst ? this.#overPages(page) : null);
			if (refusal !== null) return refusal;
			if (this.#budget.hasRoom && this.bytes.hasRoom && (!isFirst || this.placesLeft > 0)) break;
			await this.#open.nextEnd();
		}
		this.#open.begin(page.url, {
			isFirst,
			bytes: this.bytes.expectedOfLook
		});
		return null;
	}
	/**
	* Places go to pages in the order in which they were found, so that a later flood over many hosts does not take
	* those of pages that wait for their own host; a page over the limit now is let in at the end if some are left.
	*/
	#overPages({ url }) {
		const { state, seen, frontier } = this.#parts;
		const { maxPages } = state.settings;
		if (seen.size < maxPages && frontier.numberOf(url) < maxPages + this.#leftPlaces) return null;
		return {
			state: "skipped",
			reason: refusalReason("max-pages", String(maxPages))
		};
	}
	#counted(refusal, isFirst) {
		if (isFirst && refusalCodeOf(refusal.reason) !== "max-pages") this.#passedOver = this.#leftPlaces + 1;
		return refusal;
	}
	/** Those of earlier processes are known when the first page is judged. */
	get #leftPlaces() {
		if (this.#passedOver === null) {
			const { seen, frontier } = this.#parts;
			const isLeft = ({ url, state, reason }) => state !== "known" && !seen.has(url) && refusalCodeOf(reason) !== "max-pages";
			this.#passedOver = frontier.pages().filter(isLeft).length;
		}
		return this.#passedOver;
	}
	get #placesTaken() {
		return this.#parts.seen.size + this.#open.firsts;
	}
	async #robotsRefusal(page) {
		const refusal = await this.#parts.robots.refusalOf(page.url);
		const { robots } = this.#manners;
		return robots === "ignore" || robots === "obey-except-requisites" && page.kind === "requisite" ? null : refusal;
	}
};
/** A capture that does not obey robots.txt in full says so wherever it is reported. */
function robotsNote({ robots, robotsReason }) {
	if (robots === "obey") return null;
	if (robots === "ignore") return `robots.txt was read and not obeyed; reason given: ${robotsReason ?? "none"}`;
	return "robots.txt was obeyed for documents, not for what they need to be shown (obey-except-requisites)";
}
//#endregion
//#region src/frontier/robots-rule-index.ts
/** Rules with wildcards are found by so many characters of a literal part of theirs. */
var GRAM = 4;
/** Finds the rule that counts for a path: the longest that matches; of equally long ones, one that allows (section 2.2.2). */
var RobotsRuleIndex = class {
	/** Rules without wildcards, by their pattern: whether it allows. */
	#prefixes = /* @__PURE__ */ new Map();
	#whole = /* @__PURE__ */ new Map();
	/** Lengths of the prefixes, longest first; distinct ones cannot be many in a file of bounded size. */
	#lengths;
	/** Rules with wildcards, longest first, by the gram that a path must contain; "" for those without a literal. */
	#wildcards = /* @__PURE__ */ new Map();
	#comparisons = 0;
	constructor(rules) {
		const ordered = rules.toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow));
		const seen = /* @__PURE__ */ new Set();
		for (const rule of ordered) {
			if (seen.has(rule.pattern)) continue;
			seen.add(rule.pattern);
			this.#file(rule);
		}
		this.#lengths = [...new Set([...this.#prefixes.keys()].map((prefix) => prefix.length))].sort((a, b) => b - a);
	}
	/** Look-ups and matches tried since the start: what a path costs, counted. */
	get comparisons() {
		return this.#comparisons;
	}
	/** What the longest matching rule says; `null` where none matches. */
	verdictOf(target) {
		const plain = this.#longestPlain(target);
		const wild = this.#longestWildcard(target, plain?.length ?? 0);
		if (plain === null || wild === null) return (wild ?? plain)?.allow ?? null;
		return wild.length > plain.length ? wild.allow : wild.length < plain.length ? plain.allow : plain.allow || wild.allow;
	}
	#file(rule) {
		const { pattern, allow } = rule;
		const isAnchored = pattern.endsWith("$");
		const literal = isAnchored ? pattern.slice(0, -1) : pattern;
		if (!literal.includes("*")) {
			(isAnchored ? this.#whole : this.#prefixes).set(literal, allow);
			return;
		}
		const parts = literal.split("*");
		const gram = this.#rarestGram(parts);
		const list = this.#wildcards.get(gram) ?? [];
		list.push({
			...rule,
			parts,
			isAnchored
		});
		this.#wildcards.set(gram, list);
	}
	/** Of the grams that a matching path must contain the one with the fewest rules, so that no list grows long. */
	#rarestGram(parts) {
		const longest = parts.reduce((x, y) => y.length > x.length ? y : x);
		let best = longest.slice(0, GRAM);
		let fewest = this.#wildcards.get(best)?.length ?? 0;
		for (let at = 1; at + GRAM <= longest.length && fewest > 0; at++) {
			const gram = longest.slice(at, at + GRAM);
			const rules = this.#wildcards.get(gram)?.length ?? 0;
			if (rules < fewest) [best, fewest] = [gram, rules];
		}
		return best;
	}
	#longestPlain(target) {
		this.#comparisons++;
		const whole = this.#whole.get(target);
		if (whole !== void 0) return {
			length: target.length + 1,
			allow: whole
		};
		for (const length of this.#lengths) {
			if (length > target.length) continue;
			this.#comparisons++;
			const allow = this.#prefixes.get(target.slice(0, length));
			if (allow !== void 0) return {
				length,
				allow
			};
		}
		return null;
	}
	#longestWildcard(target, least) {
		if (this.#wildcards.size === 0) return null;
		let best = null;
		for (const gram of gramsOf(target)) for (const rule of this.#wildcards.get(gram) ?? []) {
			if (rule.pattern.length < Math.max(least, best?.length ?? 0) || best !== null && rule.pattern.length === best.length && best.allow) break;
			this.#comparisons++;
			if (!matches(rule, target)) continue;
			best = {
				length: rule.pattern.length,
				allow: rule.allow
			};
		}
		return best;
	}
};
/** Every gram of the path once, shorter ones too, and the empty one. */
function gramsOf(target) {
	const grams = /* @__PURE__ */ new Set([""]);
	for (let at = 0; at < target.length; at++) for (let length = 1; length <= GRAM; length++) grams.add(target.slice(at, at + length));
	return grams;
}
/** Matches from the start of the path; greedy without going back further than the last `*`, so at worst n·m. */
function matches({ parts, isAnchored }, path) {
	const [first, ...rest] = parts;
	if (!path.startsWith(first)) return false;
	let at = first.length;
	const last = isAnchored ? rest.pop() : "";
	for (const part of rest) {
		const found = path.indexOf(part, at);
		if (found === -1) return false;
		at = found + part.length;
	}
	return !isAnchored || path.length - last.length >= at && path.endsWith(last);
}
//#endregion
//#region src/frontier/robots.ts
/** Section 2.5: at least 500 KiB must be read; what lies beyond is not. */
var MAX_ROBOTS_BYTES = 512e3;
var MAX_SITEMAPS = 1e3;
/** A longer Crawl-delay would be no delay but a refusal, and there are other words for that. */
var LONGEST_CRAWL_DELAY_MS = 6e4;
/** The name by which robots.txt speaks to us. */
var PRODUCT_TOKEN = "isochron";
/** What the outcome of fetching robots.txt means; `status` is `null` when no answer came (section 2.3.1). */
function robotsOf(status, body) {
	if (status === null || status >= 500 || status < 200) return { kind: "disallow-all" };
	return status < 300 ? parseRobots(body) : { kind: "allow-all" };
}
/** Parses a robots.txt; whatever is not understood is passed over. */
function parseRobots(bytes) {
	const text = new TextDecoder().decode(bytes.subarray(0, MAX_ROBOTS_BYTES));
	const groups = [];
	const sitemaps = [];
	for (const line of text.split(/\r\n|\r|\n/)) {
		const [field, value] = splitLine(line);
		if (field === "sitemap" && value !== "" && sitemaps.length < MAX_SITEMAPS) sitemaps.push(value);
		else takeLine(groups, field, value);
	}
	return {
		kind: "rules",
		groups,
		sitemaps
	};
}
/** Whether a robot of this product token may fetch the path (with its query). */
function isAllowed(robots, userAgentToken, path) {
	if (robots.kind !== "rules") return robots.kind === "allow-all";
	const target = normaliseTarget(path);
	if (target === "/robots.txt") return true;
	return ruleIndexOf(robots.groups, userAgentToken).verdictOf(target) ?? true;
}
/** One index per file and robot, made when it is first asked. */
var INDEXES = /* @__PURE__ */ new WeakMap();
/** The rules that speak to a robot, ready to be asked about many paths. */
function ruleIndexOf(groups, userAgentToken) {
	const known = INDEXES.get(groups) ?? /* @__PURE__ */ new Map();
	INDEXES.set(groups, known);
	let index = known.get(userAgentToken);
	if (!index) {
		index = new RobotsRuleIndex(groupsFor(groups, userAgentToken).flatMap((group) => group.rules));
		known.set(userAgentToken, index);
	}
	return index;
}
/** The pause between requests that the site asks for; no part of RFC 9309, but honoured by polite robots. */
function crawlDelaySeconds(robots, userAgentToken) {
	if (robots.kind !== "rules") return null;
	const delays = groupsFor(robots.groups, userAgentToken).flatMap((group) => group.crawlDelaySeconds ?? []);
	return delays.length === 0 ? null : Math.max(...delays);
}
/** The same as it is obeyed: no shorter, and never longer than a minute. */
function crawlDelayMs(robots) {
	const seconds = crawlDelaySeconds(robots, PRODUCT_TOKEN);
	return seconds === null ? null : Math.min(seconds * 1e3, LONGEST_CRAWL_DELAY_MS);
}
function splitLine(line) {
	const hash = line.indexOf("#");
	const content = hash === -1 ? line : line.slice(0, hash);
	const colon = content.indexOf(":");
	if (colon === -1) return ["", ""];
	return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
}
function takeLine(groups, field, value) {
	const last = groups.at(-1);
	switch (field) {
		case "user-agent":
			if (last && !last.closed) last.agents.push(productToken(value));
			else groups.push({
				agents: [productToken(value)],
				rules: [],
				crawlDelaySeconds: null,
				closed: false
			});
			return;
		case "allow":
		case "disallow":
			if (!last) return;
			last.closed = true;
			if (value !== "") last.rules.push({
				allow: field === "allow",
				pattern: normalisePattern(value)
			});
			return;
		case "crawl-delay":
			if (last && /^\d{1,6}(\.\d{1,6})?$/.test(value)) {
				const seconds = Number(value);
				last.crawlDelaySeconds = Math.max(last.crawlDelaySeconds ?? 0, seconds);
			}
			return;
	}
}
/** All groups that name the robot count as one; without any, those for `*` do (section 2.2.1). */
function groupsFor(groups, userAgentToken) {
	const token = productToken(userAgentToken);
	const own = groups.filter((group) => group.agents.includes(token));
	return own.length > 0 ? own : groups.filter((group) => group.agents.includes("*"));
}
/** Letters, "_" and "-" name a product; what follows (a version) is not compared (section 2.2.1). */
function productToken(text) {
	return text === "*" ? text : (/^[a-z_-]*/i.exec(text)?.[0] ?? "").toLowerCase();
}
/** A path to be judged: `*` and `$` in it are themselves, so they are written as patterns would (section 2.2.3). */
function normaliseTarget(path) {
	return normaliseEscapes(path).replaceAll("*", "%2A").replaceAll("$", "%24");
}
/** A pattern: `$` is special at its end only. */
function normalisePattern(pattern) {
	return normaliseEscapes(pattern).replace(/\$(?!$)/g, "%24");
}
/**
* One spelling for equal paths: octets outside ASCII are percent-encoded, references to unreserved characters
* decoded, others written in upper case (section 2.2.2).
*/
function normaliseEscapes(path) {
	return path.replace(/[^\x21-\x7e]+/g, (text) => [...Buffer.from(text)].map(escapeOctet).join("")).replace(/%[0-9a-f]{2}/gi, (escape) => {
		const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
		return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
	});
}
function escapeOctet(octet) {
	return `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
}
//#endregion
//#region src/crawl/admission/link-sieve.ts
/** The sieve of one capture. */
var LinkSieve = class LinkSieve {
	#parts;
	#known;
	#guard;
	#tally;
	/** Taken and not yet known: hosts that are asked side by side may find one page at once, and it counts once. */
	#onTheWay = /* @__PURE__ */ new Set();
	constructor(parts, held) {
		const { capture, settings, clock, known } = parts;
		this.#parts = parts;
		this.#known = known;
		this.#tally = new RefusalTally(held);
		this.#guard = new TrapGuard({
			seeds: capture.seeds,
			shapeBudget: shapeBudgetOf(settings),
			nowMs: () => clock.now()
		});
		for (const page of known.pages()) this.#guard.take(page);
	}
	/** Goes on where an earlier process stopped. */
	static async open(parts) {
		const held = [];
		for await (const shape of parts.refusals.ofCapture(parts.capture.id)) held.push(shape);
		return new LinkSieve(parts, held);
	}
	/** What was counted, now and by earlier processes. */
	get tally() {
		return this.#tally;
	}
	/** The links that are taken; the others are counted by rule and shape. */
	sift(links, way) {
		const taken = /* @__PURE__ */ new Map();
		for (const link of links) {
			if (this.#known.get(link.url) || taken.has(link.url)) continue;
			const chosen = this.#choose(link, taken.size + 1, way);
			if (!chosen || chosen !== link && (this.#known.get(chosen.url) || taken.has(chosen.url))) continue;
			taken.set(chosen.url, chosen);
			if (!this.#onTheWay.has(chosen.url)) this.#guard.take(chosen);
			this.#onTheWay.add(chosen.url);
		}
		return [...taken.values()];
	}
	/** Links that were taken are known now. */
	arrived(links) {
		for (const { url } of links) this.#onTheWay.delete(url);
	}
	/** Counts links that the scope leaves out, by host. */
	countOutOfScope(judged) {
		for (const { link, refusal } of judged) if (refusal) this.#tally.add(refusal.code, hostOf(link.url), link.url);
	}
	/** Takes note of what a document holds, to tell mirrors. */
	note({ kind }, sighting) {
		if (kind !== "document" || !isCaptured(sighting) || sighting.outcome.identity.status !== 200) return;
		this.#guard.noteContent(sighting.url, sighting.outcome.identity.contentDigest);
	}
	#choose(link, nth, way) {
		const refusal = this.#guard.refusalOf(link, nth);
		if (refusal) {
			this.#tally.add(refusal.code, refusal.shape, link.url);
			return refusal.instead === null ? null : this.#instead({
				...link,
				url: refusal.instead
			}, nth, way);
		}
		const code = way.isSoftNotFound ? "soft-404" : this.#known.size + nth > 1e6 ? "frontier-full" : null;
		if (code === null) return link;
		this.#tally.add(code, hostOf(link.url), link.url);
		return null;
	}
	/** The same URL without its session is judged by the scope like any other. */
	#instead(link, nth, way) {
		const refusal = way.outside(link);
		if (refusal === null) return this.#choose(link, nth, way);
		this.countOutOfScope([{
			link,
			refusal
		}]);
		return null;
	}
	/** Files what was counted since the last time: on record first, then in the catalog. */
	async keepCounts(record) {
		const { rows, added } = this.#tally.takeChanges();
		if (rows.length === 0) return;
		await record.refuse(added);
		await this.#parts.refusals.put(this.#parts.capture.id, rows);
	}
};
//#endregion
//#region src/crawl/admission/selection-limits.ts
/** Judges documents just before they would be fetched; requisites make a document whole and are never left out. */
var SelectionLimits = class {
	#parts;
	#held;
	#named;
	#visitsOf = null;
	constructor(parts) {
		this.#parts = parts;
		const { settings, capture } = parts.state;
		const { notIn = [], namedSeeds } = settings;
		this.#held = notIn.map((path) => ({
			path,
			index: opened(parts, path)
		}));
		this.#named = new Set(capture.seeds.slice(0, namedSeeds));
	}
	/** Why a page that was never seen is left out. */
	async refusalOf({ url, kind }) {
		if (kind === "requisite") return null;
		const { maxPagesPerHost } = this.#parts;
		if (maxPagesPerHost !== null && (this.#visits.get(hostOf(url)) ?? 0) >= maxPagesPerHost) return {
			state: "skipped",
			reason: refusalReason("max-pages-per-host", String(maxPagesPerHost))
		};
		const holder = await this.#holderOf(url);
		return holder === null ? null : {
			state: "refused",
			reason: refusalReason("held-elsewhere", holder)
		};
	}
	/** A page that is asked for takes of its host's share. */
	count({ url, kind }) {
		if (kind === "requisite" || this.#parts.maxPagesPerHost === null) return;
		this.#visits.set(hostOf(url), (this.#visits.get(hostOf(url)) ?? 0) + 1);
	}
	/** The collection that holds the page; seeds given by name are wanted whoever has them. */
	async #holderOf(url) {
		if (this.#named.has(url)) return null;
		for (const { path, index } of this.#held) if ((await index.lookup(url)).some((entry) => holds(entry, url))) return path;
		return null;
	}
	/** Counted when it is first asked for: what earlier processes saw is known by then. */
	get #visits() {
		return this.#visitsOf ??= visitsByHost(this.#parts);
	}
};
function visitsByHost({ frontier, seen }) {
	const visits = /* @__PURE__ */ new Map();
	for (const { url, kind } of frontier.pages()) if (kind !== "requisite" && seen.has(url)) visits.set(hostOf(url), (visits.get(hostOf(url)) ?? 0) + 1);
	return visits;
}
/** Exactly this address, and not only the news that it is gone. */
function holds({ url, status }, wanted) {
	return url === wanted && (status === null || status < 400);
}
function opened({ openIndex }, path) {
	if (openIndex) return openIndex(path);
	throw new IsochronError("INTERNAL", `no way to open ${path}`);
}
//#endregion
//#region src/crawl/admission/hosts-given-up.ts
/** Counts failures in a row, host by host, for one run. */
var HostsGivenUp = class {
	#mostFailures;
	#failuresInARow = /* @__PURE__ */ new Map();
	#passOf = /* @__PURE__ */ new Map();
	constructor(mostFailures) {
		this.#mostFailures = mostFailures;
	}
	/** Takes note of how the page's host took a request. */
	note(url, { kind }) {
		const host = hostOf(url);
		if (kind === "answered") this.#failuresInARow.delete(host);
		else this.#failuresInARow.set(host, (this.#failuresInARow.get(host) ?? 0) + 1);
	}
	/** The page's host is asked in this pass from now on. */
	enterPass(url, pass) {
		const host = hostOf(url);
		if (this.#passOf.get(host) === pass) return;
		if (this.#passOf.has(host)) this.#failuresInARow.delete(host);
		this.#passOf.set(host, pass);
	}
	/** Why the page's host is not asked any more in this pass; `null` when it is. */
	refusalOf(url, pass) {
		const failures = this.#failuresInARow.get(hostOf(url)) ?? 0;
		return this.#passOf.get(hostOf(url)) === pass && failures >= this.#mostFailures ? refusalReason("host-given-up", `${failures} failures`) : null;
	}
};
//#endregion
//#region src/crawl/guard/guarded-fetcher.ts
/** Wraps a fetcher with the guards of a run. */
function guardedFetcher(guards, fetcher) {
	return {
		get profile() {
			return fetcher.profile;
		},
		...fetcher.path && { path: fetcher.path },
		...fetcher.cookies && { cookies: fetcher.cookies },
		close: () => fetcher.close(),
		fetch: async (request) => {
			await guards.ready();
			const result = await guards.patience.patiently(() => watched(guards.watchdog, fetcher, request));
			count(guards.meter, request.url, result);
			return result;
		}
	};
}
function watched(watchdog, fetcher, request) {
	return watchdog.watch(request.url, (signal, waiting) => {
		const { admit } = request;
		const patient = admit && { admit: (address) => waiting(admit(address)) };
		return fetcher.fetch({
			...request,
			...patient,
			patiently: waiting
		}, signal);
	});
}
function count(meter, url, result) {
	if (result.kind !== "response") return meter.fetched(hostOf(url), 0, result.times);
	const { exchange } = result;
	meter.fetched(hostOf(url), exchange.spooled?.sizeBytes ?? exchange.responseBytes.length, exchange.times);
}
//#endregion
//#region src/crawl/ask/nothing-left.ts
/** Ends a turn: nothing was sent. */
var NothingLeft = class extends IsochronError {
	name = "NothingLeft";
	constructor() {
		super("INTERNAL", "no request is left in this turn");
	}
};
//#endregion
//#region src/crawl/guard/watchdog.ts
/** Longer than any pause a host may ask for. */
var QUIET_MS = 6e5;
/** Watches the fetches of one run. */
var Watchdog = class {
	#world;
	#inFlight = /* @__PURE__ */ new Set();
	/** Of fetches that ended by themselves: a new one for every page costs more than all else here. */
	#unused = [];
	#lastSign;
	constructor(world) {
		this.#world = world;
		this.#lastSign = world.clock.now();
	}
	/** Runs a fetch; one that outlasts the world's limit is ended by {@link endStalled}. */
	async watch(url, fetch) {
		const now = this.#world.clock.now();
		const stop = this.#unused.pop() ?? new AbortController();
		const watched = {
			url,
			sentAt: now,
			countedFrom: now,
			stop,
			settle: () => void 0
		};
		const ended = new Promise((resolve) => watched.settle = resolve);
		this.#inFlight.add(watched);
		try {
			return await Promise.race([ended, fetch(stop.signal, (turn) => this.#patiently(watched, turn))]);
		} catch (error) {
			if (isOurs(error)) throw error;
			return this.#failed(watched, "internal", `a fault of the program while fetching: ${String(error)}`);
		} finally {
			this.#inFlight.delete(watched);
			if (!stop.signal.aborted) this.#unused.push(stop);
			this.alive();
		}
	}
	/** Something went on, or is waiting on purpose. */
	alive() {
		this.#lastSign = this.#world.clock.now();
	}
	/** Ends every fetch that outlasts the limit, with a failure that says so. */
	endStalled() {
		const { clock, logger, stallMs = Infinity } = this.#world;
		for (const watched of this.#inFlight) {
			const { url, countedFrom, settle, stop } = watched;
			if (countedFrom === null || clock.now() < countedFrom + stallMs) continue;
			const message = `no end after ${stallMs / 1e3} s; the watchdog ended the fetch`;
			logger.log("warn", `${hostOf(url)}: ${message} (${url})`);
			settle(this.#failed(watched, "stalled", message));
			stop.abort();
		}
	}
	/** Says once in a while that nothing comes, and what is being waited for. */
	check(doing) {
		const now = this.#world.clock.now();
		if (now - this.#lastSign < QUIET_MS) return;
		const waiting = [...this.#inFlight].map(({ url, sentAt }) => `${hostOf(url)} for ${Math.round((now - sentAt) / 1e3)} s (${url})`);
		const what = waiting.length === 0 ? "no request is in flight" : `waiting for ${waiting.join(", ")}`;
		this.#world.logger.log("warn", `${doing}: nothing has come for ${(now - this.#lastSign) / 1e3} s; ${what}`);
		this.alive();
	}
	async #patiently(watched, turn) {
		watched.countedFrom = null;
		try {
			return await turn;
		} finally {
			watched.countedFrom = this.#world.clock.now();
		}
	}
	#failed({ sentAt }, code, message) {
		const now = this.#world.clock.now();
		return {
			kind: "failed",
			code,
			message,
			times: {
				sentAt,
				firstByteAt: now,
				lastByteAt: now
			}
		};
	}
};
/** The spool, the means of this machine, or its proxy. */
function isOurs(error) {
	const isMeans = error instanceof IsochronError && OWN_MEANS.has(error.code);
	return error instanceof StoreError || error instanceof NothingLeft || isMeans;
}
var OWN_MEANS = /* @__PURE__ */ new Set(["OUT_OF_MEANS", "PROXY"]);
//#endregion
//#region src/crawl/run/run-stop.ts
/** Ends a run that is to be concluded as it stands. */
var CaptureCancelled = class extends IsochronError {
	name = "CaptureCancelled";
	constructor() {
		super("CANCELLED", "the capture was cancelled on request");
	}
};
/** The end of one run, whoever asks for it. */
var RunStop = class {
	#cancel = new AbortController();
	#archiveDir;
	/** Ends the run. */
	#end;
	#signal;
	constructor(archiveDir, outer) {
		this.#archiveDir = archiveDir;
		this.#end = either(outer, this.#cancel.signal);
		this.#signal = this.#end;
	}
	/** Ends every wait of the run. */
	get signal() {
		return this.#signal;
	}
	/** A turn of the run begins: until the next one, this ends every wait as well; the run itself goes on. */
	beginTurn(end) {
		this.#signal = either(end, this.#end);
	}
	/** Ends every wait of the run, so that it is concluded as it stands. */
	cancel() {
		this.#cancel.abort(new CaptureCancelled());
	}
	/** Whether the user asked to stop, and not to cancel: what is under way is ended soon. */
	get isInterrupted() {
		return this.#end.aborted && !this.#cancel.signal.aborted;
	}
	/** Ends with a clear error when the run is to end. */
	check() {
		if (this.#cancel.signal.aborted) throw new CaptureCancelled();
		if (!this.#end.aborted) return;
		throw new IsochronError("INTERRUPTED", `stopped; go on with: isochron capture --resume --archive ${shellWord(this.#archiveDir)}`);
	}
	/** Whether an error is the end that was asked for; a failure of the store that came first stays a failure. */
	isCancellation(error) {
		if (error instanceof CaptureCancelled) return true;
		return this.#cancel.signal.aborted && error instanceof Error && error.name === "AbortError";
	}
};
function either(one, other) {
	const signal = one ? AbortSignal.any([one, other]) : other;
	setMaxListeners(0, signal);
	return signal;
}
//#endregion
//#region src/crawl/run/run-control.ts
/** How often the control channel is looked at, by the run's clock. */
var LOOK_EVERY_MS = 1e3;
/** What others ask of one run, looked at between requests and while it waits. */
var RunControl = class {
	#ground;
	#ports;
	#excluded = [];
	#lookedAt = -Infinity;
	#want = "run";
	#pause = null;
	constructor(ground, ports) {
		this.#ground = ground;
		this.#ports = ports;
	}
	/** Takes over what an earlier process was told; whoever starts a run wants it to run. */
	async takeUp(editsApplied) {
		const asked = await this.#channel.look(this.#captureId);
		for (const edit of asked?.edits.slice(0, editsApplied) ?? []) this.#apply(edit);
		if (asked && asked.want !== "run") await this.#channel.ask(this.#captureId, { want: "run" });
	}
	/** Why a page is asked for no more, when an edit says so. */
	refusalOf(url) {
		const hit = this.#excluded.find(({ pattern }) => pattern.test(url));
		return hit ? {
			state: "skipped",
			reason: `excluded while the capture ran: ${hit.source}`
		} : null;
	}
	/** To be awaited before every request: returns when the run may go on. @throws CaptureCancelled */
	async ready() {
		await this.look();
		if (this.#want === "pause") await (this.#pause ??= this.#waitOut());
		if (this.isCancelled) throw new CaptureCancelled();
	}
	/** Reads what is asked now, at most once a second. */
	async look() {
		const { clock } = this.#ports;
		if (clock.now() - this.#lookedAt < LOOK_EVERY_MS) return;
		this.#lookedAt = clock.now();
		const asked = await this.#channel.look(this.#captureId);
		if (!asked) return;
		this.#want = asked.want;
		if (asked.want === "cancel") this.#ground.stop.cancel();
		for (const edit of asked.edits.slice(this.#ground.condition.editsApplied)) await this.#takeEdit(edit);
	}
	/** Whether the run is to be concluded as it stands. */
	get isCancelled() {
		return this.#want === "cancel";
	}
	async #waitOut() {
		const { clock, logger } = this.#ports;
		const { condition, stop } = this.#ground;
		const from = clock.now();
		condition.isPaused = true;
		logger.log("warn", "paused on request; isochron captures resume goes on");
		await this.#ground.progress.tellState();
		while (this.#want === "pause") {
			await clock.sleepUntil(instant(clock.now() + LOOK_EVERY_MS), stop.signal);
			await this.look();
		}
		this.#pause = null;
		condition.isPaused = false;
		const to = clock.now();
		const seconds = Math.round((to - from) / 1e3);
		await this.#record(pauseRecord({
			paused: from,
			resumed: to
		}));
		this.#ground.notes.push(`paused on request for ${seconds} s (${toIso(from)} to ${toIso(to)}): what was seen before had that much longer to change`);
		await this.#ground.progress.tellState();
	}
	async #takeEdit(edit) {
		this.#apply(edit);
		const words = editWords(edit);
		this.#ground.notes.push(`changed while it ran, asked for at ${toIso(edit.askedAt)}: ${words}`);
		this.#ports.logger.log("info", `changed on request: ${words}`);
		await this.#record(editRecord(edit));
		await this.#ground.progress.tellState();
	}
	#apply(edit) {
		const { maxPages, delayMs, exclude = [] } = edit;
		const { state, condition } = this.#ground;
		state.changeSettings({
			...maxPages === void 0 ? {} : { maxPages },
			...delayMs === void 0 ? {} : { delayMs }
		});
		if (delayMs !== void 0) this.#ports.caller.paceTo(delayMs);
		for (const source of exclude) this.#excluded.push({
			pattern: patternOf(source),
			source
		});
		condition.editsApplied++;
	}
	/** What was asked is kept with the evidence; settings at the start stay as warcinfo and certificate have them. */
	async #record(fields) {
		const target = runRecordTarget(this.#captureId, "control");
		await this.#ground.sink.writeMetadata(target, fields, this.#ports.clock.now());
	}
	get #captureId() {
		return this.#ground.state.capture.id;
	}
	get #channel() {
		return this.#ground.archive.control;
	}
};
/** The edit in words, for notes and messages. */
function editWords({ maxPages, delayMs, exclude = [] }) {
	return [
		...maxPages === void 0 ? [] : [`at most ${maxPages} pages`],
		...delayMs === void 0 ? [] : [`a pause of ${delayMs} ms between requests to a host`],
		...exclude.map((source) => `no requests for URLs that match ${source}`)
	].join("; ");
}
/** A pattern that came through a file and is none matches nothing: a capture must not stop for it. */
function patternOf(source) {
	try {
		return new RegExp(source, "u");
	} catch {
		return /(?!)/;
	}
}
//#endregion
//#region src/crawl/ask/keep-aside.ts
/** Writes what came of a question, whatever it was, and gives up what was put aside for it. */
async function keepAside(sink, url, pass, answered) {
	const { result, reading } = answered;
	const note = asideNote(pass);
	if (result.kind !== "response") {
		await sink.writeMetadata(url, noResponseFields(note, result), result.times.sentAt);
		return;
	}
	const { exchange } = result;
	await sink.writeExchange({
		url,
		exchange,
		payload: reading?.payload ?? null,
		refersTo: null,
		note
	});
	await discard(answered);
}
/** Asks for an address and for whatever it redirects to. */
async function follow(url, way) {
	let at = url;
	for (let hops = 0; hops <= 5; hops++) {
		const reason = await way.refusalOf(at);
		if (reason !== null) return {
			kind: "refused",
			url: at,
			reason
		};
		const answered = await way.ask(at);
		const target = targetOf(answered, at);
		if (target === null) return {
			kind: "landed",
			url: at,
			...answered
		};
		at = target;
	}
	return { kind: "too-far" };
}
function targetOf({ reading }, url) {
	if (reading?.outcome.kind !== "captured") return null;
	const { status, location } = reading.outcome.identity;
	return status >= 300 && status < 400 && location !== null ? parsePageUrl(location, url) : null;
}
//#endregion
//#region src/crawl/ask/knock.ts
/** A capture of very many hosts does not write down very many jars. */
var MOST_HOSTS$1 = 100;
/** Knocks once at each host. */
var Knocks = class {
	#parts;
	#byHost = /* @__PURE__ */ new Map();
	#hosts = 0;
	constructor(parts) {
		this.#parts = parts;
	}
	/** When this resolves, the cookies of the page's host are settled; what it sets later is not obeyed. */
	settled(url) {
		if (this.#byHost.size === 0) this.#knowSeenHosts();
		const host = hostOf(url);
		let knocked = this.#byHost.get(host);
		if (!knocked) this.#byHost.set(host, knocked = this.#knock(url, host));
		return knocked;
	}
	/** A host that an earlier process looked at keeps the cookies that it had then, be it none. */
	#knowSeenHosts() {
		for (const [first] of this.#parts.seen.values()) if (first) this.#byHost.set(hostOf(first.url), Promise.resolve());
	}
	async #knock(page, host) {
		const { robots, cookies, notes, record } = this.#parts;
		if (++this.#hosts > MOST_HOSTS$1) {
			if (this.#hosts === 101) notes.push(`cookies were kept of the first ${MOST_HOSTS$1} hosts only`);
			return;
		}
		const before = JSON.stringify(cookies.kept);
		await follow(page, {
			ask: (url) => this.#ask(url),
			refusalOf: async (url) => {
				if (hostOf(url) !== host) return "elsewhere";
				return (await robots.refusalOf(url))?.reason ?? null;
			}
		});
		if (JSON.stringify(cookies.kept) === before) return;
		await record(cookies.kept);
		const names = cookies.kept.flatMap((cookie) => cookie.host === host ? [cookie.name] : []);
		notes.push(`${host}: cookies that it set are sent back with every request to it (--cookie-jar): ${names.join(", ") || "none any more"}`);
	}
	async #ask(url) {
		const { asker, sink, clock, cookies } = this.#parts;
		const answered = await asker.ask({ url });
		if (answered.result.kind === "response") cookies.obey(url, setCookiesOf(answered.result.exchange.responseBytes), clock.now());
		await keepAside(sink, url, "knock", answered);
		return answered;
	}
};
//#endregion
//#region src/crawl/ask/robots-rules.ts
/** Asks each host's robots.txt before its first page. */
var RobotsRules = class {
	#asker;
	#keep;
	#byHost = /* @__PURE__ */ new Map();
	constructor(asker, keep) {
		this.#asker = asker;
		this.#keep = keep;
	}
	/** The rules of the page's host; when this resolves, its pace is known too. */
	of(url) {
		const host = hostOf(url);
		let asked = this.#byHost.get(host);
		if (!asked) {
			this.#byHost.set(host, asked = this.#ask(url));
			asked.catch(() => this.#byHost.delete(host));
		}
		return asked;
	}
	/** `null` when the host lets us ask for the page. */
	async refusalOf(url) {
		const answer = await this.of(url);
		if (answer.kind === "down") return {
			state: "failed",
			reason: refusalReason("robots-unknown", answer.reason)
		};
		return isAllowed(answer.robots, "isochron", pathAndQueryOf(url)) ? null : {
			state: "refused",
			reason: refusalReason("robots")
		};
	}
	/** The sitemaps that the page's host names. */
	async sitemapsOf(url) {
		const answer = await this.of(url);
		return answer.kind === "rules" && answer.robots.kind === "rules" ? answer.robots.sitemaps : [];
	}
	async #ask(page) {
		const first = await this.#fetch(page);
		const answer = first.kind === "down" ? await this.#fetch(page) : first;
		if (answer.kind === "rules") this.#asker.caller.slowTo(hostOf(page), crawlDelayMs(answer.robots));
		return answer;
	}
	async #fetch(page) {
		return answerAt$1(await follow(parsePageUrl("/robots.txt", page), {
			refusalOf: async () => null,
			ask: async (url) => {
				const answered = await this.#asker.ask({ url });
				await this.#keep(url, answered);
				return answered;
			}
		}));
	}
};
/** A way without an end counts as unavailable, and so does an address that the page's own fetch will refuse too. */
function answerAt$1(landing) {
	const unavailable = {
		kind: "rules",
		robots: { kind: "allow-all" }
	};
	if (landing.kind !== "landed") return unavailable;
	if (landing.result.kind === "refused") return {
		...unavailable,
		refused: landing.result.message
	};
	if (landing.result.kind === "failed") return {
		kind: "down",
		reason: landing.result.message,
		answered: false
	};
	return answerOf(landing.reading);
}
function answerOf({ status, content, outcome }) {
	const incomplete = outcome.kind === "failed" && status !== null && status < 400;
	if (status === null || status >= 500 || incomplete) return {
		kind: "down",
		reason: outcome.kind === "failed" ? outcome.message : "no answer",
		answered: status !== null
	};
	return {
		kind: "rules",
		robots: robotsOf(status, content ?? /* @__PURE__ */ new Uint8Array())
	};
}
//#endregion
//#region src/crawl/ask/run-asking.ts
/** The questions of one capture. */
var RunAsking = class {
	#asker;
	#robots;
	#sink;
	#knocks;
	constructor(asker, robots, sink, knocks = null) {
		this.#asker = asker;
		this.#robots = robots;
		this.#sink = sink;
		this.#knocks = knocks;
	}
	/** Asks for a page; whoever keeps the look writes it down. */
	async page(request) {
		await this.#rulesFor(request.url);
		await this.#knocks?.settled(request.url);
		return this.#asker.ask(request);
	}
	/** Asks with a secret: nobody is knocked at with it, and whoever asks keeps what may be kept. */
	async secretly(request) {
		await this.#rulesFor(request.url);
		return this.#asker.ask(request);
	}
	/** Asks for a list of URLs, or whether it changed, and keeps what came of it. */
	async source(url, conditional) {
		await this.#rulesFor(url);
		return this.#kept(conditional === void 0 ? { url } : {
			url,
			conditional
		}, "source");
	}
	/** Asks for a page that cannot exist, and keeps what came of it. */
	async trial(url) {
		await this.#rulesFor(url);
		return this.#kept({ url }, "soft-404");
	}
	async #kept(request, purpose) {
		const answered = await this.#asker.ask(request);
		await keepAside(this.#sink, request.url, purpose, answered);
		return answered;
	}
	/** Crawl-delay holds in every pass of a resumed capture too, so the rules come before the host's first page. */
	async #rulesFor(url) {
		await this.#robots.of(url);
	}
};
//#endregion
//#region src/crawl/ask/open-asking.ts
/** Makes it for one run. */
function openAsking(ground, world) {
	const { state, sink, patience, meter, stop } = ground;
	const { clock, logger } = world;
	const manners = mannersOf(state.settings);
	const caller = world.gates.join(state.settings.delayMs);
	const control = new RunControl(ground, {
		clock,
		logger,
		caller
	});
	const watchdog = new Watchdog(world);
	const ready = () => patience.clear().then(() => control.ready());
	const fetcher = guardedFetcher({
		patience,
		watchdog,
		meter,
		ready
	}, world.fetcher);
	const hosts = new HostsGivenUp(manners.maxHostFailures);
	const asker = new Asker({
		fetcher,
		clock,
		logger,
		get signal() {
			return stop.signal;
		}
	}, caller, {
		sharedAddresses: manners.sharedAddresses,
		limits: limitsBy(state.capture.settings.contentRules),
		onAnswer: (url, answer) => hosts.note(url, answer),
		onShortened: (words) => void ground.notes.push(words)
	});
	const robots = new RobotsRules(asker, (url, answered) => keepAside(sink, url, "robots", answered));
	return {
		caller,
		control,
		watchdog,
		fetcher,
		hosts,
		asker,
		robots,
		asking: new RunAsking(asker, robots, sink, knocksOf(ground, world, {
			asker,
			robots
		}))
	};
}
/** The fetcher's jar belongs to this capture from now on; without one, or unless asked for, nothing is obeyed. */
function knocksOf({ state, sink, seen, notes }, { fetcher, clock }, parts) {
	const { cookies } = fetcher;
	cookies?.hold(state.capture.cookies ?? []);
	if (!cookies || !mannersOf(state.settings).cookieJar) return null;
	const record = (kept) => state.update({ cookies: kept });
	return new Knocks({
		...parts,
		sink,
		clock,
		cookies,
		seen,
		record,
		notes
	});
}
//#endregion
//#region src/crawl/learn/page-rates.ts
/** Enough pages to learn how a site changes. */
var SAMPLE_PAGES = 1500;
/** Fewer ages say nothing of a whole site. */
var LEAST_DATED_PAGES = 10;
/** An earlier capture looked at the page; and could attest it by its Last-Modified. */
var [SEEN_BEFORE, ATTESTABLE, ALL_FLAGS] = [
	1,
	2,
	3
];
/** The outlook of every page of one capture. */
var PageRates = class PageRates {
	#world;
	#site;
	#learned;
	#all;
	/** Whether the archive has looked at this site before. */
	#hasPast;
	/** Very many pages share an outlook. */
	#outlooks = [];
	#outlookNumbers = /* @__PURE__ */ new Map();
	/** By the page's place in the frontier: four times the number of its outlook, counted from 1, and its flags. */
	#judged = new GrowingNumbers(Uint32Array);
	/** Hosts whose Last-Modified contradicts what an earlier capture saw. */
	contradictedHosts = /* @__PURE__ */ new Set();
	#survivals = /* @__PURE__ */ new WeakMap();
	constructor(world, site, samples) {
		this.#world = world;
		this.#site = site;
		this.#all = samples.all;
		this.#learned = new LearnedRates(samples.own, samples.all);
		this.#hasPast = samples.own.length > 0;
	}
	/** Learns the priors from what the archive remembers of this site and of others. */
	static async open(world, site) {
		const own = await world.archive.catalog.rates.sample(site, SAMPLE_PAGES);
		return new PageRates(world, site, {
			own,
			all: await world.archive.catalog.rates.sample(null, SAMPLE_PAGES)
		});
	}
	/** Forms an opinion of pages that the frontier has just got to know. */
	async expect(pages) {
		const past = await this.#pastOf(pages.map(({ url }) => url));
		for (const page of pages) {
			const before = past.get(page.url) ?? null;
			this.#judge(page, before, (before ? SEEN_BEFORE : 0) | (before?.attestable ? ATTESTABLE : 0));
		}
	}
	/** Takes in what a visit showed: changed since the last capture or not, and how old the server says it is. */
	async noteVisit(page, visits) {
		const before = (await this.#pastOf([page.url])).get(page.url) ?? null;
		const after = addSightings(before, page, visits);
		if (before && after && after.stampFaults > before.stampFaults) this.contradictedHosts.add(hostOf(page.url));
		this.#judge(page, after, this.#flagsOf(page));
	}
	/**
	* On a first capture the visits themselves tell how the site changes: the ages that its Last-Modified stamps
	* give make the prior of its pages, those without a stamp included.
	*/
	learnFromVisits(hosts, sightingsOf) {
		if (this.#hasPast) return;
		const rateOf = (page) => addSightings(null, page, sightingsOf(page.url));
		const total = hosts.reduce((sum, { length }) => sum + length, 0);
		const step = Math.max(1, Math.ceil(total / SAMPLE_PAGES));
		const dated = [];
		let count = 0;
		for (const pages of hosts) for (const page of pages) {
			const rate = count++ % step === 0 ? rateOf(page) : null;
			if (rate !== null && rate.datedChanges > 0) dated.push(rate);
		}
		if (dated.length < LEAST_DATED_PAGES) return;
		this.#learned = new LearnedRates(dated, this.#all);
		for (const pages of hosts) for (const page of pages) this.#judge(page, rateOf(page), this.#flagsOf(page));
	}
	/** Whether {@link expect} or {@link noteVisit} has dealt with the page. */
	knows(page) {
		return this.#judgedAt(page) > ALL_FLAGS;
	}
	/** Whether an earlier capture looked at the page. */
	hasPastOf(page) {
		return (this.#judgedAt(page) & SEEN_BEFORE) !== 0;
	}
	/** Whether one fetch may be enough for an attested claim: its host passed the trust test with stamps. */
	isAttestable(page) {
		return (this.#judgedAt(page) & ATTESTABLE) !== 0;
	}
	/** Chance of no change for so many slots of the given pace; the pace may change afterwards. */
	survivalOf(page, pace) {
		const outlook = this.#outlooks[(this.#judgedAt(page) >>> 2) - 1];
		const known = this.#survivals.get(pace) ?? /* @__PURE__ */ new Map();
		this.#survivals.set(pace, known);
		let survival = known.get(outlook);
		if (!survival) {
			survival = {
				at: (slots) => outlook.at(slots * pace.slotMs),
				heat: 1 - outlook.at(pace.slotMs)
			};
			known.set(outlook, survival);
		}
		return survival;
	}
	#judge(page, rate, flags) {
		const outlook = this.#learned.outlookOf(page, rate, this.#world.clock.now());
		let number = this.#outlookNumbers.get(outlook);
		if (number === void 0) this.#outlookNumbers.set(outlook, number = this.#outlooks.push(outlook));
		while (this.#judged.length <= page.seq) this.#judged.push(0);
		this.#judged.set(page.seq, 4 * number + flags);
	}
	#flagsOf(page) {
		return this.#judgedAt(page) & ALL_FLAGS;
	}
	#judgedAt({ seq }) {
		return seq < this.#judged.length ? this.#judged.at(seq) : 0;
	}
	async #pastOf(urls) {
		if (!this.#hasPast) return /* @__PURE__ */ new Map();
		const rates = await this.#world.archive.catalog.rates.ofPages(this.#site, urls);
		return new Map(rates.map((rate) => [rate.url, rate]));
	}
};
//#endregion
//#region src/crawl/rendering/require-secrets.ts
/** Refuses a run whose steps need secrets that nobody has told. @throws UsageError */
function requireSecrets(settings, { secrets }) {
	const missing = secretNames(browserOf(settings).steps).find((name) => (secrets?.valueOf(name) ?? null) === null);
	if (missing === void 0) return;
	const words = `its steps fill it in; set ${SECRET_PREFIX}${missing}, or give --secrets`;
	throw new UsageError("BAD_INPUT", `secret ${missing}: nobody tells it, and ${words} (secrets are not kept in the archive)`);
}
//#endregion
//#region src/crawl/look/soft-not-found.ts
var MOST_DIGESTS = 5e3;
/** Knows the soft 404s of one capture's hosts. */
var SoftNotFound = class {
	#parts;
	#hosts = /* @__PURE__ */ new Map();
	constructor(parts) {
		this.#parts = parts;
	}
	/** Whether the page may stand for a missing one: its host is known to show such pages, or shows two alike. */
	suspects({ url, kind }, reading) {
		if (kind !== "document" || reading?.outcome.kind !== "captured" || reading.content === null) return false;
		const { status, contentType, contentDigest } = reading.outcome.identity;
		if (status !== 200 || !isHtml(contentType)) return false;
		const host = this.#stateOf(url);
		return host.nothing !== null || isNewTwin(host, url, contentDigest);
	}
	/** Whether a suspect is what its host shows for missing pages; the host is asked once. */
	async isSoftNotFound({ url }, { content, outcome }) {
		if (content === null || outcome.kind !== "captured") return false;
		const nothing = await this.#nothingOf(url);
		return nothing !== null && nothing.text === missingPageText(url, content, outcome.identity.contentType);
	}
	/** Where there is nothing left to ask with, nobody knows yet: a later look asks. */
	#nothingOf(url) {
		const state = this.#stateOf(url);
		return state.nothing ??= this.#askForNothing(url).catch((error) => {
			state.nothing = null;
			if (error instanceof NothingLeft) return null;
			throw error;
		});
	}
	async #askForNothing(page) {
		const { captureId, asking, robots, notes } = this.#parts;
		const url = parsePageUrl(`/isochron-${captureId}-is-there-nothing-here`, page);
		if (await robots.refusalOf(url) !== null) return null;
		const { reading } = await asking.trial(url);
		if (reading === null) return null;
		const { outcome, content } = reading;
		if (outcome.kind !== "captured" || outcome.identity.status !== 200 || content === null) return null;
		notes.push(`${hostOf(page)} answers 200 for pages that do not exist; such pages are labelled soft-404`);
		return { text: missingPageText(url, content, outcome.identity.contentType) };
	}
	#stateOf(url) {
		const host = hostOf(url);
		let state = this.#hosts.get(host);
		if (!state) this.#hosts.set(host, state = {
			urlByDigest: /* @__PURE__ */ new Map(),
			nothing: null
		});
		return state;
	}
};
/** Two addresses with the same content are the sign that makes us ask. */
function isNewTwin({ urlByDigest }, url, digest) {
	const first = urlByDigest.get(digest);
	if (first === void 0 && urlByDigest.size < MOST_DIGESTS) urlByDigest.set(digest, url);
	return first !== void 0 && first !== url;
}
function isHtml(contentType) {
	const type = mediaType(contentType);
	return type === "text/html" || type === "application/xhtml+xml";
}
//#endregion
//#region src/crawl/run/patch.ts
/** What report and certificate of a patch say first. */
function patchNote(patched) {
	return `a patch of capture ${patched}: requisites that it lacked, fetched afterwards; they are not sharp and say nothing about its moment`;
}
/**
* Enters the patch into the catalog, t* fixed at its start: everything in it is seen after that, so nothing in it
* can be sharp, and it says nothing about the moment of the capture it patches.
*/
async function beginPatch(patched, world) {
	if (isUnfinished(patched)) throw new UsageError("USAGE", `capture ${patched.id} is not finished: isochron capture --resume goes on with it`);
	const missing = await missingRequisites(patched, world);
	if (missing.size === 0) throw new UsageError("NOT_FOUND", `capture ${patched.id} lacks no requisite that may be asked for`);
	const startedAt = world.clock.now();
	const { id: _, runs: _runs, cookies: _cookies, ...rest } = patched;
	const capture = await enterCapture(world.archive.catalog.captures, {
		...rest,
		phase: "revisiting",
		startedAt,
		plannedAsOf: startedAt,
		asOf: null,
		finishedAt: null,
		settings: {
			...withoutSteps(patched),
			patchOf: patched.id
		},
		expectedSharp: null,
		upperBound: null
	});
	await world.archive.catalog.frontier.add(capture.id, [...missing].map(([url, via]) => ({
		url,
		via,
		kind: "requisite",
		depth: 1,
		state: "known",
		reason: null,
		late: true
	})));
	const asked = await world.archive.results.getBeside(patched.id, ASKED);
	if (asked) await world.archive.results.putBeside(capture.id, ASKED, asked);
	return capture;
}
/** Steps are taken on documents, and a patch visits none: it needs no secrets for them either. */
function withoutSteps({ settings: { browser, ...rest } }) {
	const { steps: _, ...kept } = browser ?? {};
	return browser === void 0 ? rest : {
		...rest,
		browser: kept
	};
}
/** What documents need and the capture, with its patches so far, does not hold; what robots.txt excludes stays out. */
async function missingRequisites(patched, { archive }) {
	const settled = /* @__PURE__ */ new Set();
	for (const capture of await archive.catalog.captures.list()) {
		if (capture.id !== patched.id && patchedBy(capture) !== patched.id) continue;
		for await (const page of archive.catalog.frontier.pages(capture.id)) if (page.state === "visited" || page.state === "refused" || isOfSteps(page)) settled.add(page.url);
	}
	const missing = /* @__PURE__ */ new Map();
	for await (const { document, requisites } of archive.catalog.requisites.requisites(patched.id)) for (const url of requisites) if (!settled.has(url) && !missing.has(url)) missing.set(url, document);
	return missing;
}
//#endregion
//#region src/crawl/run/refresh-note.ts
/** What the report of a refresh says first. */
var REFRESH_NOTE = "looks of a watch at chosen pages: they speak of no moment, so nothing here is sharp and there is no certificate; what they prove together with other looks is in the archive's view. Documents are as their servers sent them, and none was shown in a browser";
//#endregion
//#region src/crawl/guard/disk-patience.ts
var TRY_AGAIN_MS = 5e3;
/** What a run does about a full disk, and since when. */
var DiskPatience = class {
	#parts;
	/** Writes into it wait for space. */
	archive;
	#wait = null;
	constructor(archive, parts) {
		this.#parts = parts;
		this.archive = this.#patientArchive(archive);
	}
	/** Returns when writes go through again: nothing more is to be fetched before. */
	async clear() {
		while (this.#wait) await this.#wait;
	}
	/** Tries again what failed for want of space, until it works. */
	async patiently(write) {
		try {
			return await write();
		} catch (error) {
			if (!isDiskFull(error)) throw error;
			return this.#untilWritten(write, error);
		}
	}
	/** Several writers may wait; the first of them says so, and the first to get through says that it is over. */
	async #untilWritten(write, error) {
		const { clock, logger, stop, condition } = this.#parts;
		const since = clock.now();
		let over = () => void 0;
		const isFirst = this.#wait === null;
		if (isFirst) {
			this.#wait = new Promise((resolve) => over = resolve);
			logger.log("warn", `${error.message}. Waiting for space; the capture goes on by itself, Ctrl-C ends it`);
			condition.isDiskFull = true;
		}
		try {
			for (;;) {
				await clock.sleepUntil(instant(clock.now() + TRY_AGAIN_MS), stop.signal);
				try {
					return await write();
				} catch (again) {
					if (!isDiskFull(again)) throw again;
				}
			}
		} finally {
			if (isFirst) {
				this.#wait = null;
				over();
				this.#end(clock.now() - since);
			}
		}
	}
	#end(waitedMs) {
		const { stop, logger, notes, condition } = this.#parts;
		const seconds = Math.round(waitedMs / 1e3);
		if (!stop.signal.aborted) {
			logger.log("warn", `there is space again after ${seconds} s; the capture goes on`);
			notes.push(`waited ${seconds} s for space on a full disk: what was seen before had that much longer to change`);
		}
		condition.isDiskFull = false;
	}
	/** Syncing and closing are not tried again: after a failed sync nothing is known about what is on disk. */
	#patientSink(sink) {
		return {
			writeExchange: (record) => this.patiently(() => sink.writeExchange(record)),
			writeMetadata: (target, fields, at) => this.patiently(() => sink.writeMetadata(target, fields, at)),
			writeResource: (resource) => this.patiently(() => sink.writeResource(resource)),
			writeContent: (record) => this.patiently(() => sink.writeContent(record)),
			sync: () => sink.sync(),
			close: () => sink.close()
		};
	}
	/** Every write that is whole or not at all, and so may be tried again. */
	#patientArchive(archive) {
		const { catalog, warcs, results } = archive;
		return delegate(archive, {
			catalog: this.#patientCatalog(catalog),
			warcs: delegate(warcs, {
				open: async (id) => this.#patientSink(await warcs.open(id)),
				index: (id) => this.patiently(() => warcs.index(id))
			}),
			results: delegate(results, { put: (id, what) => this.patiently(() => results.put(id, what)) })
		});
	}
	#patientCatalog(catalog) {
		const { captures, frontier, requisites, renderings, sightings } = catalog;
		return delegate(catalog, {
			captures: delegate(captures, { update: (...args) => this.patiently(() => captures.update(...args)) }),
			frontier: delegate(frontier, {
				add: (...args) => this.patiently(() => frontier.add(...args)),
				setState: (...args) => this.patiently(() => frontier.setState(...args))
			}),
			requisites: delegate(requisites, { setRequisites: (...args) => this.patiently(() => requisites.setRequisites(...args)) }),
			renderings: delegate(renderings, { put: (...args) => this.patiently(() => renderings.put(...args)) }),
			sightings: delegate(sightings, { add: (sighting) => this.patiently(() => sightings.add(sighting)) }),
			keepLook: (look) => this.patiently(() => catalog.keepLook(look))
		});
	}
};
/** The object with some of its members replaced; all others are its own, whatever they are. */
function delegate(target, replaced) {
	return new Proxy(target, { get: (object, name) => {
		const value = Reflect.get(Object.hasOwn(replaced, name) ? replaced : object, name);
		return typeof value === "function" && !Object.hasOwn(replaced, name) ? value.bind(object) : value;
	} });
}
function isDiskFull(error) {
	return error instanceof IsochronError && error.code === "DISK_FULL";
}
//#endregion
//#region src/crawl/run/capture-state.ts
/** Where one capture stands. */
var CaptureState = class {
	#ports;
	#capture;
	#settings;
	constructor(capture, settings, ports) {
		this.#capture = capture;
		this.#settings = settings;
		this.#ports = ports;
	}
	get capture() {
		return this.#capture;
	}
	/** The settings in force: those of the start, and what was changed on request since. */
	get settings() {
		return this.#settings;
	}
	/** Puts changed limits in force. */
	changeSettings(patch) {
		this.#settings = {
			...this.#settings,
			...patch
		};
	}
	/** Whether t* is still to come. */
	get isVisiting() {
		return this.#capture.plannedAsOf === null;
	}
	/** The planned t*; only after {@link fixTimePoint}. */
	get plannedAsOf() {
		if (this.#capture.plannedAsOf === null) throw new IsochronError("INTERNAL", "the time point is not fixed yet");
		return this.#capture.plannedAsOf;
	}
	/** Fixes t* once all visits are in: no earlier than their last byte, and before any revisit is sent. */
	async fixTimePoint(lastByteAt) {
		if (this.#capture.plannedAsOf !== null) return;
		const { clock, sink } = this.#ports;
		const plannedAsOf = instant(Math.max(clock.now(), lastByteAt + this.#clockErrorMs));
		await clock.sleepUntil(plannedAsOf);
		await sink.sync();
		await this.update({
			phase: "revisiting",
			plannedAsOf
		});
	}
	/** Waits until t* is over whatever the clock's error: a known one costs time, and no page its sharpness. */
	async passTimePoint(signal) {
		const { clock } = this.#ports;
		if (this.#clockErrorMs > 0) await clock.sleepUntil(instant(this.plannedAsOf + this.#clockErrorMs), signal);
	}
	/** Of the run that is going on, as far as it is known before the end. */
	get #clockErrorMs() {
		return this.#capture.runs?.at(-1)?.errorMs ?? 0;
	}
	/** Changes the capture: in the WARC, in the catalog, and then here. */
	async update(patch) {
		await this.#ports.record.change(patch);
		await this.apply(patch);
	}
	/** Changes the capture as a record in the WARC says already. */
	async apply(patch) {
		await this.#ports.captures.update(this.#capture.id, patch);
		this.#capture = {
			...this.#capture,
			...patch
		};
	}
};
//#endregion
//#region src/crawl/run/metered-sink.ts
/** A sink that knows how many bytes it wrote. */
var MeteredSink = class {
	#sink;
	#bytes = 0;
	constructor(sink) {
		this.#sink = sink;
	}
	get bytes() {
		return this.#bytes;
	}
	async writeExchange(record) {
		const refs = await this.#sink.writeExchange(record);
		for (const { type, length } of refs) if (type !== "borrowed") this.#bytes += length;
		return refs;
	}
	async writeMetadata(target, fields, at) {
		const ref = await this.#sink.writeMetadata(target, fields, at);
		this.#bytes += ref.length;
		return ref;
	}
	async writeResource(resource) {
		const ref = await this.#sink.writeResource(resource);
		this.#bytes += ref.length;
		return ref;
	}
	async writeContent(record) {
		const refs = await this.#sink.writeContent(record);
		for (const { length } of refs) this.#bytes += length;
		return refs;
	}
	sync() {
		return this.#sink.sync();
	}
	close() {
		return this.#sink.close();
	}
};
//#endregion
//#region src/crawl/run/progress-meter.ts
var MEMORY_MS = 3e4;
/** Share of the newest fetch in a host's mean. */
var NEWEST = .2;
/** Keeps the figures of one run. */
var ProgressMeter = class {
	#clock;
	#startedAt;
	#meanMs = /* @__PURE__ */ new Map();
	#pages;
	#flow;
	#slowest = null;
	#requests = 0;
	#bytes = 0;
	#failures = 0;
	#sharp = null;
	constructor(clock) {
		this.#clock = clock;
		this.#startedAt = clock.now();
		this.#pages = new DecayingRate(this.#startedAt);
		this.#flow = new DecayingRate(this.#startedAt);
	}
	/** Counts one request to a host. */
	fetched(host, bytes, { sentAt, lastByteAt }) {
		this.#requests++;
		this.#bytes += bytes;
		this.#flow.add(bytes, this.#clock.now());
		const before = this.#meanMs.get(host);
		const took = lastByteAt - sentAt;
		const mean = before === void 0 ? took : before + NEWEST * (took - before);
		this.#meanMs.set(host, mean);
		if (mean > (this.#slowest === null ? -1 : this.#meanMs.get(this.#slowest))) this.#slowest = host;
		else if (host === this.#slowest && mean < before) this.#slowest = this.#findSlowest();
	}
	/** Counts one page of a pass. */
	page(isFailure) {
		this.#pages.add(1, this.#clock.now());
		if (isFailure) this.#failures++;
	}
	/** Pages known to be sharp so far. */
	get sharp() {
		return this.#sharp;
	}
	set sharp(pages) {
		this.#sharp = pages;
	}
	/** The figures now, with so many pages of the pass left. */
	figures(pagesLeft) {
		const left = Math.max(0, pagesLeft);
		const now = this.#clock.now();
		const pagesPerSecond = this.#pages.perSecond(now);
		const slowest = this.#slowest;
		return {
			elapsedMs: now - this.#startedAt,
			pagesPerSecond: round(pagesPerSecond),
			bytesPerSecond: Math.round(this.#flow.perSecond(now)),
			etaMs: pagesPerSecond > 0 ? Math.round(left / pagesPerSecond * 1e3) : null,
			requests: this.#requests,
			bytes: this.#bytes,
			failures: this.#failures,
			sharp: this.#sharp,
			slowestHost: slowest === null ? null : {
				host: slowest,
				meanMs: Math.round(this.#meanMs.get(slowest))
			}
		};
	}
	/** Only when the slowest host has become faster. */
	#findSlowest() {
		let [slowest, most] = [null, -1];
		for (const [host, meanMs] of this.#meanMs) if (meanMs > most) [slowest, most] = [host, meanMs];
		return slowest;
	}
};
/** A rate that forgets: each event fades with e^(−age / memory). */
var DecayingRate = class {
	#startedAt;
	#sum = 0;
	#at;
	constructor(startedAt) {
		this.#startedAt = startedAt;
		this.#at = startedAt;
	}
	add(amount, now) {
		this.#sum = this.#faded(now) + amount;
		this.#at = now;
	}
	perSecond(now) {
		const spanMs = MEMORY_MS * (1 - Math.exp(-(now - this.#startedAt) / MEMORY_MS));
		return spanMs <= 0 ? 0 : this.#faded(now) / spanMs * 1e3;
	}
	#faded(now) {
		return this.#sum * Math.exp(-(now - this.#at) / MEMORY_MS);
	}
};
function round(rate) {
	return Math.round(rate * 100) / 100;
}
//#endregion
//#region src/crawl/run/record-of-run.ts
/** So many refusals wait for a common record; neither WARC nor catalog has them until then. */
var MAX_WAITING_STATES = 500;
/** A page's state names its URL among others as its finding did, and a reason; the order may be worse to compress. */
var STATE_TO_FOUND = 1.5;
var REASON_BYTES = 4;
/** Writes a capture's own metadata records and keeps the frontier in step with them. */
var RecordOfRun = class {
	#captureId;
	#store;
	#sink;
	#clock;
	#waiting = /* @__PURE__ */ new Map();
	/** URLs kept out that no record tells yet. */
	#refused = [];
	/** Pages that wait to be added. */
	#found = [];
	#nextSeq = 0;
	#foundWritten = {
		pages: 0,
		bytes: 0
	};
	#lastTask = Promise.resolve();
	constructor(captureId, store, sink, clock) {
		this.#captureId = captureId;
		this.#store = store;
		this.#sink = sink;
		this.#clock = clock;
	}
	/** Adds found pages in the order of discovery; what comes while others are being added shares the next record. */
	add(captureId, pages) {
		return new Promise((resolve, reject) => {
			this.#found.push({
				pages,
				resolve,
				reject
			});
			if (this.#found.length === 1) this.#inTurn(() => this.#addFound(captureId));
		});
	}
	async #addFound(captureId) {
		const found = this.#found;
		this.#found = [];
		try {
			const pages = distinct(found);
			await this.#writePages(pages, this.#nextSeq);
			const added = await this.#store.add(captureId, pages);
			this.#nextSeq += added.length;
			for (const { resolve, own } of shares(found, added)) resolve(own);
		} catch (error) {
			for (const { reject } of found) reject(error);
		}
	}
	/** URLs that were kept out: in the record of the pages found with them where there is one. */
	refuse(shapes) {
		this.#refused.push(...shapes);
		return this.#inTurn(async () => {
			for (let fields = this.#takeRefused(); fields !== null; fields = this.#takeRefused()) await this.#write("refusals", fields);
		});
	}
	/** A state without a reason follows from the page's sighting; any other needs a record, shared by many. */
	async setState(captureId, url, state, reason) {
		if (reason === null) {
			this.settled(url);
			return this.#store.setState(captureId, url, state, reason);
		}
		this.#waiting.set(url, {
			state,
			reason
		});
		if (this.#waiting.size >= MAX_WAITING_STATES) await this.flush();
	}
	/** A look at the page says how far it has come: no earlier reason is told any more. */
	settled(url) {
		this.#waiting.delete(url);
	}
	async *pages(captureId) {
		await this.flush();
		for await (const page of this.#store.pages(captureId)) {
			this.#nextSeq = Math.max(this.#nextSeq, page.seq + 1);
			yield page;
		}
	}
	/** Writes the states that wait, into the WARC and then into the catalog. */
	flush() {
		return this.#inTurn(async () => {
			const states = [...this.#waiting].map(([url, reached]) => ({
				url,
				...reached
			}));
			this.#waiting.clear();
			for (const { fields } of stateRecords(states)) await this.#write("states", fields);
			await Promise.all(states.map(({ url, state, reason }) => this.#store.setState(this.#captureId, url, state, reason)));
		});
	}
	/** A change of the capture itself: its phase, t*, its end. */
	async change(patch) {
		await this.#write("change", changeRecord(patch));
	}
	/**
	* A resumed capture writes down where it stands: which sightings the catalog has, and the whole frontier.
	* What an earlier process left in the WARC without its being acknowledged is thereby known as such.
	*/
	async resume(sightings, pages, refused) {
		await this.#write("resume", resumeRecord(standingOf(sightings, this.#nextSeq)));
		await this.#inTurn(() => this.#writePages(pages, 0));
		await this.refuse(refused);
	}
	/** The requisites of a document as fields of its look; what is too long for one record goes before it. */
	async requisites(document, requisites) {
		const { before, beside } = requisitesRecords(document, requisites);
		for (const fields of before) await this.#write("requisites", fields);
		return beside;
	}
	/** What showing a document brought. */
	async rendering(rendering) {
		await this.#write("rendering", renderingRecord(rendering));
	}
	/** WARC bytes that the state of a page without a look is expected to take, by what its finding took. */
	get stateBytes() {
		const { pages, bytes } = this.#foundWritten;
		return REASON_BYTES + (pages === 0 ? 0 : STATE_TO_FOUND * bytes / pages);
	}
	async #writePages(pages, first) {
		for (const { fields, count } of frontierRecords(pages, first)) {
			const { length } = await this.#write("frontier", {
				...fields,
				...this.#takeRefused()
			});
			this.#foundWritten.pages += count;
			this.#foundWritten.bytes += length;
		}
	}
	/** As much as one record takes of what waits. */
	#takeRefused() {
		const [part] = refusalRecords(this.#refused);
		if (!part) return null;
		this.#refused.splice(0, part.count);
		return part.fields;
	}
	#write(kind, fields) {
		return this.#sink.writeMetadata(runRecordTarget(this.#captureId, kind), fields, this.#clock.now());
	}
	#inTurn(task) {
		const result = this.#lastTask.then(task);
		this.#lastTask = result.catch(() => void 0);
		return result;
	}
};
/** Each page once, as it was found first. */
function distinct(found) {
	if (found.length === 1) return found[0].pages;
	const byUrl = /* @__PURE__ */ new Map();
	for (const { pages } of found) for (const page of pages) if (!byUrl.has(page.url)) byUrl.set(page.url, page);
	return [...byUrl.values()];
}
/** What of the pages added belongs to whom: a page goes to who found it first. */
function* shares(found, added) {
	const byUrl = new Map(added.map((page) => [page.url, page]));
	for (const one of found) {
		const own = one.pages.flatMap(({ url }) => byUrl.get(url) ?? []);
		for (const { url } of own) byUrl.delete(url);
		yield {
			...one,
			own
		};
	}
}
//#endregion
//#region src/crawl/run/run-condition.ts
/** The condition of one run. */
var RunCondition = class {
	/** How many edits of the control channel are in force. */
	editsApplied = 0;
	#isPaused = false;
	#isDiskFull = false;
	#onChange = () => void 0;
	/** In one word. */
	get state() {
		if (this.#isDiskFull) return "disk-full";
		return this.#isPaused ? "paused" : "running";
	}
	get isPaused() {
		return this.#isPaused;
	}
	set isPaused(isPaused) {
		this.#isPaused = isPaused;
		this.#onChange();
	}
	get isDiskFull() {
		return this.#isDiskFull;
	}
	set isDiskFull(isDiskFull) {
		this.#isDiskFull = isDiskFull;
		this.#onChange();
	}
	/** Told whenever something begins or ceases to hold the run up. */
	watch(onChange) {
		this.#onChange = onChange;
	}
};
//#endregion
//#region src/crawl/run/run-progress.ts
/** Tells how far one run has come. */
var RunProgress = class {
	#parts;
	#last = null;
	constructor(parts) {
		this.#parts = parts;
		parts.condition.watch(() => this.#tellWatchers());
	}
	/** One more page of a pass is done. */
	tell(pass, done, total, sighting) {
		const { meter, condition } = this.#parts;
		meter.page(sighting.outcome.kind === "failed");
		if (pass === "revisit") this.#countSharp(sighting);
		const { state } = condition;
		const counts = {
			pass,
			done,
			total,
			url: sighting.url,
			outcome: sighting.outcome.kind,
			state
		};
		this.#last = {
			...counts,
			figures: meter.figures(total - done)
		};
		this.#parts.onProgress?.(this.#last);
	}
	/** Those who watch here hear that the run is held up, or goes on. */
	#tellWatchers() {
		if (!this.#last) return;
		this.#last = {
			...this.#last,
			state: this.#parts.condition.state
		};
		this.#parts.onProgress?.(this.#last);
	}
	/** Says what the run is doing, for those who watch and for a resume. */
	async tellState() {
		const { captureId, clock, condition, meter, notes, runStatus } = this.#parts;
		const { state, editsApplied } = condition;
		if (this.#last?.state !== state) this.#tellWatchers();
		const last = this.#last;
		const progress = last && {
			...last,
			figures: { ...meter.figures(last.total - last.done) }
		};
		await runStatus.put(captureId, {
			state,
			at: clock.now(),
			progress,
			editsApplied,
			notes
		});
	}
	/** A resumed run begins with what the run before had found. */
	#countSharp(newest) {
		const { meter, seen } = this.#parts;
		if (meter.sharp === null) {
			let sharp = 0;
			for (const looks of seen.values()) if (this.#isSharp(looks)) sharp++;
			meter.sharp = sharp;
			return;
		}
		const looks = seen.of(newest.url);
		const before = looks.filter(({ seq }) => seq !== newest.seq);
		meter.sharp += Number(this.#isSharp(looks)) - Number(this.#isSharp(before));
	}
	/** By the same rule as the report: observed on both sides of t*. */
	#isSharp(looks) {
		const asOf = this.#parts.timePoint();
		return asOf !== null && provedIntervals(looks).some((observed) => closedContains(observed, asOf));
	}
};
//#endregion
//#region src/crawl/run/seen-pages.ts
/** The sightings of one run, those of earlier processes included. */
var SeenPages = class {
	#catalog;
	#log;
	#writtenBytes;
	#nextSeq = 0;
	#requests = 0;
	#looks = 0;
	#earlierBytes = 0;
	#onKept = () => void 0;
	#lastByteAt = instant(0);
	/** `writtenBytes` says what this process has put into the WARC. */
	constructor(frontier, catalog, writtenBytes) {
		this.#log = new SightingLog(frontier);
		this.#catalog = catalog;
		this.#writtenBytes = writtenBytes;
	}
	/** Pages with at least one sighting. */
	get size() {
		return this.#log.size;
	}
	has(url) {
		return this.#log.has(url);
	}
	/** All sightings of one page so far, oldest first; made anew at each call. */
	of(url) {
		return this.#log.of(url);
	}
	/** The sightings page by page, in order of discovery. */
	values() {
		return this.#log.values();
	}
	/** The page's visit: the first look that showed its state before t*. */
	visitOf(url) {
		return this.of(url).filter(isCaptured).find((s) => s.pass === "visit") ?? null;
	}
	/** An earlier full response of this page with the same payload, for a revisit record to refer to. */
	originalOf(url, payloadDigest) {
		for (const sighting of this.of(url).filter(isCaptured)) {
			const record = sighting.records.find((r) => r.type === "response");
			if (record && sighting.outcome.payloadDigest === payloadDigest) return {
				id: record.id,
				date: sighting.times.sentAt
			};
		}
		return null;
	}
	/** Whether any page showed a state. */
	get hasAnyState() {
		for (const sightings of this.values()) if (sightings.some(isCaptured)) return true;
		return false;
	}
	/** Fetches of pages so far that went out to a server. */
	get requests() {
		return this.#requests;
	}
	/** All looks so far. */
	get looks() {
		return this.#looks;
	}
	/** Of the WARC records: all that this process wrote, and those that the sightings of earlier ones rest on. */
	get warcBytes() {
		return this.#earlierBytes + this.#writtenBytes();
	}
	/** Whom to tell, from now on, of every look that was kept. */
	whenKept(onKept) {
		this.#onKept = onKept;
	}
	/** When the last byte of any look came. */
	get lastByteAt() {
		return this.#lastByteAt;
	}
	/** The place of the next look. */
	nextSeq() {
		return this.#nextSeq++;
	}
	/** Keeps a look, in the catalog first. */
	async keep(look) {
		await this.#catalog.keepLook(look);
		this.#add(look.sighting);
		this.#onKept(look.sighting.url);
	}
	/** Takes in a sighting that an earlier process left in the catalog. */
	remember(sighting) {
		this.#add(sighting);
		for (const { type, length } of sighting.records) if (type !== "borrowed") this.#earlierBytes += length;
	}
	#add(sighting) {
		this.#log.add(sighting);
		this.#looks++;
		if (sighting.outcome.kind !== "refused") this.#requests++;
		this.#nextSeq = Math.max(this.#nextSeq, sighting.seq + 1);
		this.#lastByteAt = instant(Math.max(this.#lastByteAt, sighting.times.lastByteAt));
	}
};
//#endregion
//#region src/crawl/run/run-ground.ts
/** Opens it as the last process left it; nothing is asked of anybody yet. */
async function openGround(capture, settings, { archive: outer, clock, logger }, { signal, onProgress }) {
	const captureId = capture.id;
	const stop = new RunStop(outer.dir, signal);
	const [condition, meter, notes] = [
		new RunCondition(),
		new ProgressMeter(clock),
		new Array()
	];
	const patience = new DiskPatience(outer, {
		clock,
		logger,
		stop,
		condition,
		notes
	});
	const { archive } = patience;
	const { captures, runStatus } = archive.catalog;
	const sink = new MeteredSink(await archive.warcs.open(captureId));
	const record = new RecordOfRun(captureId, archive.catalog.frontier, sink, clock);
	const frontier = await Frontier.open(record, captureId);
	const state = new CaptureState(capture, settings, {
		captures,
		clock,
		sink,
		record
	});
	const seen = new SeenPages(frontier, archive.catalog, () => sink.bytes);
	const timePoint = () => state.capture.plannedAsOf;
	return {
		archive,
		patience,
		sink,
		record,
		frontier,
		state,
		seen,
		notes,
		stop,
		condition,
		meter,
		progress: new RunProgress({
			captureId,
			clock,
			runStatus,
			meter,
			condition,
			seen,
			timePoint,
			notes,
			onProgress
		})
	};
}
//#endregion
//#region src/crawl/run/strategy.ts
/** The live strategy of that name; throws a usage error that lists the names there are. */
function strategyNamed(name) {
	const strategy = liveStrategyByName(name);
	if (strategy) return strategy;
	const names = LIVE_STRATEGIES.map((known) => known.name).join(", ");
	throw new UsageError("USAGE", `unknown strategy ${JSON.stringify(name)}; there are: ${names}`);
}
//#endregion
//#region src/crawl/run/require-reach.ts
/** So many hosts are tried: one that answers is enough. */
var MOST_HOSTS = 8;
/** Ends the resume before it changes anything when none of the hosts that have pages waiting can be asked. */
async function requireReach(run) {
	const { capture, settings } = run.state;
	const reasons = [];
	let isRefused = true;
	for (const page of firstOfHosts(waitingPages(run))) {
		const answer = await run.robots.of(page.url);
		const problem = problemOf(answer, mannersOf(settings).robots);
		if (problem === null) return;
		reasons.push(`${hostOf(page.url)}: ${problem}`);
		isRefused &&= answer.kind === "rules";
	}
	if (reasons.length === 0) return;
	const others = reasons.length === 1 ? "" : `, and ${reasons.length - 1} more hosts`;
	const what = `${reasons[0]}${others}; capture ${capture.id} stays as it was`;
	if (isRefused) throw new UsageError("PRIVATE_ADDRESS", `${what}: go on with --allow-private`);
	throw new IsochronError("UNREACHABLE", `${what}, to be resumed when the host answers`);
}
/** Why nothing may be asked for there. */
function problemOf(answer, policy) {
	if (answer.kind === "rules") return answer.refused ?? null;
	return policy !== "obey" && answer.answered ? null : answer.reason;
}
/** Pages that this run would ask for: not seen yet, or not seen again. */
function* waitingPages({ state, frontier, seen, admission }) {
	const hasRevisits = state.capture.phase === "revisiting" && state.settings.passes !== 1;
	for (const page of frontier.pages()) {
		const isUnseen = page.state === "known" && !seen.has(page.url);
		const isSeenOnce = hasRevisits && seen.visitOf(page.url) !== null && !isSeenAgain(page, seen);
		if ((isUnseen || isSeenOnce) && admission.isWithinLimits(page)) yield page;
	}
}
function isSeenAgain({ url }, seen) {
	return seen.of(url).some(({ pass }) => pass === "revisit");
}
function firstOfHosts(pages) {
	const first = /* @__PURE__ */ new Map();
	for (const page of pages) {
		const host = hostOf(page.url);
		if (!first.has(host)) first.set(host, page);
		if (first.size >= MOST_HOSTS) break;
	}
	return first.values();
}
//#endregion
//#region src/crawl/run/take-up.ts
/** Takes in what earlier processes saw; of a new capture there is nothing. */
async function takeUp(run) {
	const { world, state, seen, frontier, caller } = run;
	for await (const sighting of world.archive.catalog.sightings.ofCapture(state.capture.id)) {
		seen.remember(sighting);
		if (sighting.outcome.kind !== "refused") caller.recall(hostOf(sighting.url), pastAnswer(sighting), sighting.times);
	}
	if (seen.size > 0) noteResume(run);
	await recordClock(run, world);
	if (frontier.size > 0 || isRefresh(state.capture)) caller.goOn();
}
/** Puts on record where a capture stands that goes on; a new one stands nowhere. */
async function standOnRecord(run) {
	const { frontier } = run;
	if (frontier.size === 0) return;
	await settleStates(run);
	await run.record.resume(placesOf(run), frontier.pages(), run.sieve.tally.shapes());
	const { renderings } = run.world.archive.catalog;
	for await (const rendering of renderings.ofCapture(run.state.capture.id)) await run.record.rendering(rendering);
}
function noteResume({ world, seen, notes }) {
	if (world.clock.now() < seen.lastByteAt) throw new IsochronError("ARCHIVE_BROKEN", "the clock is behind the last sighting of this capture: set it right first");
	notes.push("resumed after an interruption; the clock was anchored anew, the order of sightings is exact all the same");
}
function* placesOf({ seen }) {
	for (const sightings of seen.values()) for (const { seq } of sightings) yield seq;
}
/** A process may have been killed between a sighting and the state that follows from it. */
async function settleStates({ frontier, seen }) {
	for (const { url, reason } of frontier.pages()) {
		const last = seen.of(url).findLast(({ pass }) => pass === "visit" || pass === "late");
		if (last && reason === null) await frontier.setState(url, isCaptured(last) ? "visited" : "failed", null);
	}
}
//#endregion
//#region src/crawl/run/capture-run.ts
/** Opens the run with everything that an earlier process saw, to go on or to end it as it stands. */
async function openRun(capture, world, watcher = {}, purpose = "go-on") {
	world.fetcher.cookies?.hold([]);
	if (purpose === "go-on") requireSameProfile(capture, world);
	const settings = settingsOf(capture);
	if (purpose === "go-on") requireSecrets(settings, world);
	const ground = await openGround(capture, settings, world, watcher);
	const asking = openAsking(ground, world);
	try {
		const run = await furnish(ground, asking, world);
		await takeUp(run);
		await tellPast(run);
		if (purpose === "go-on" && !isRefresh(capture)) await requireReach(run);
		await standOnRecord(run);
		return run;
	} catch (error) {
		asking.caller.leave();
		await ground.sink.close().catch(() => void 0);
		throw error;
	}
}
function settingsOf({ id, settings }) {
	const runnable = runnableSettings(settings);
	if ("problem" in runnable) throw new IsochronError("ARCHIVE_BROKEN", `capture ${id} cannot go on: ${runnable.problem}`);
	return runnable;
}
/** Ends the run's part in the world; the capture goes on where it stood when it is opened again. */
async function closeRun({ caller, record, sink }) {
	caller.leave();
	try {
		await record.flush();
	} finally {
		await sink.close();
	}
}
async function furnish(ground, asking, world) {
	const { state, seen, notes, frontier, archive, record } = ground;
	const { capture, settings } = state;
	const { hosts, fetcher, ...asks } = asking;
	const note = robotsNote(mannersOf(settings));
	if (note !== null) notes.push(note);
	notes.push(...networkNotes(capture.settings));
	const { refusals } = archive.catalog;
	const scope = scopeOf({
		name: capture.site,
		seeds: capture.seeds
	}, settings.scope);
	const { maxPagesPerHost } = scope.rules;
	const { openIndex } = world;
	const selection = new SelectionLimits({
		state,
		frontier,
		seen,
		maxPagesPerHost,
		openIndex
	});
	return {
		...ground,
		...asks,
		world: {
			...world,
			archive,
			fetcher
		},
		scope,
		strategy: strategyNamed(settings.passes === 1 ? "bfs-fifo" : settings.strategy),
		rates: await PageRates.open(world, capture.site),
		admission: new Admission({
			clock: world.clock,
			state,
			seen,
			frontier,
			record,
			hosts,
			selection,
			...asks
		}),
		sieve: await LinkSieve.open({
			capture,
			settings,
			refusals,
			clock: world.clock,
			known: frontier
		}),
		softNotFound: new SoftNotFound({
			captureId: capture.id,
			...asks,
			notes
		})
	};
}
/** What earlier processes said of this capture is said again. */
async function tellPast({ state, notes, control, progress, world }) {
	const { capture } = state;
	const before = await world.archive.catalog.runStatus.get(capture.id);
	const patched = patchedBy(capture);
	if (patched !== null) notes.push(patchNote(patched));
	if (isRefresh(capture)) notes.push(REFRESH_NOTE);
	notes.push(...(before?.notes ?? []).filter((note) => !notes.includes(note)));
	await control.takeUp(before?.editsApplied ?? 0);
	await progress.tellState();
}
//#endregion
//#region src/crawl/look/refers-to.ts
/** The response that a revisit record refers to: with the same payload, or the one that a 304 speaks of. */
function originalOf(run, url, { outcome, payload }) {
	if (requestPartOf(url) !== null) return null;
	if (outcome.kind === "captured") return run.state.settings.keepBoth ? null : payload && run.seen.originalOf(url, payload.digest);
	if (outcome.kind !== "unchanged" || !outcome.asked) return null;
	const state = run.seen.of(url).findLast(isCaptured);
	return state ? run.seen.originalOf(url, state.outcome.payloadDigest) : null;
}
//#endregion
//#region src/crawl/look/cut-to-limit.ts
/** Asks for a page no further than the limit of bytes allows, and keeps no more of the answer than it does. */
async function askWithinLimit(run, url, ask) {
	const { bytes: limit } = run.admission;
	if (!limit.isSet) return {
		...await ask(),
		limit: null
	};
	const storedBytes = Math.max(0, ...run.seen.of(url).map(({ outcome }) => payloadBytesOf(outcome)));
	let leastBytes = Infinity;
	const answered = await ask(() => {
		const mostBytes = Math.max(MOST_HEAD_BYTES, limit.roomFor(url) + storedBytes);
		leastBytes = Math.min(leastBytes, mostBytes);
		return mostBytes;
	});
	const { result, reading } = answered;
	if (result.kind !== "response") return {
		...answered,
		limit: null
	};
	if (reading && originalOf(run, url, reading)) return {
		...answered,
		limit: null
	};
	const wasStopped = result.exchange.truncated === "length" && sizeOf$1(result.exchange) >= leastBytes;
	if (await limit.claimInTime(url, sizeOf$1(result.exchange))) return wasStopped ? limited(answered) : {
		...answered,
		limit: null
	};
	return limited(await cutTo(run, url, answered, limit.roomFor(url)));
}
/** Heads are not cut: without one there is no response. */
var MOST_HEAD_BYTES = 262144;
function limited({ result, reading }) {
	if (result.kind !== "response" || !reading) return {
		result,
		reading,
		limit: null
	};
	return {
		result,
		reading: {
			...reading,
			outcome: CUT_BY_MAX_BYTES
		},
		limit: "max-bytes"
	};
}
async function cutTo(run, url, answered, roomBytes) {
	const { reading } = answered;
	const result = answered.result;
	const { exchange } = result;
	if (roomBytes < (reading?.payload?.offset ?? exchange.responseBytes.length)) {
		await exchange.spooled?.discard();
		const { code, message } = CUT_BY_MAX_BYTES;
		return {
			result: {
				kind: "failed",
				code,
				message,
				times: exchange.times
			},
			reading: null
		};
	}
	const cut = {
		...exchange,
		...await firstOf(exchange, roomBytes),
		truncated: "length"
	};
	run.admission.bytes.claim(url, roomBytes);
	const { logger } = run.world;
	return {
		result: {
			...result,
			exchange: cut
		},
		reading: await readSafely(url, cut, {
			logger,
			limits: void 0
		})
	};
}
async function firstOf({ responseBytes, spooled }, bytes) {
	const first = responseBytes.subarray(0, bytes);
	return spooled ? {
		responseBytes: first,
		spooled: await firstSpooled(spooled, bytes)
	} : { responseBytes: first };
}
async function firstSpooled(spooled, bytes) {
	const read = () => upTo(spooled.read(), bytes);
	const hash = createHash("sha256");
	for await (const piece of read()) hash.update(piece);
	return {
		sizeBytes: bytes,
		digest: `sha-256:${hash.digest("hex")}`,
		read,
		discard: () => spooled.discard()
	};
}
async function* upTo(pieces, bytes) {
	let left = bytes;
	for await (const piece of pieces) {
		yield piece.subarray(0, left);
		left -= piece.length;
		if (left <= 0) return;
	}
}
function sizeOf$1({ spooled, responseBytes }) {
	return spooled?.sizeBytes ?? responseBytes.length;
}
function payloadBytesOf(outcome) {
	return outcome.payloadBytes ?? 0;
}
//#endregion
//#region src/crawl/look/links.ts
/** What leads nowhere. */
var NO_LINKS = {
	pages: [],
	requisites: []
};
/** Finds the links of a captured response; requisites lead to requisites only, so that they are not followed. */
function linksOf$1(page, { outcome, content }) {
	if (outcome.kind !== "captured" || content === null) return NO_LINKS;
	const { status, location, contentType } = outcome.identity;
	if (status >= 300 && status < 400) return redirectTarget(page, location);
	if (status >= 400) return NO_LINKS;
	const links = contentLinks(content, contentType, page.url);
	if (links === null) return NO_LINKS;
	const { documents, requisites } = links;
	return asPages(page, page.kind === "requisite" ? [] : documents, requisites);
}
/** A hop and its target are separate pages, of the same kind and depth; a requisite is not there without its target. */
function redirectTarget(page, location) {
	const url = location === null ? null : parsePageUrl(location, page.url);
	if (url === null) return NO_LINKS;
	const requisites = page.kind === "requisite" && url !== page.url ? [url] : [];
	return {
		pages: [{
			url,
			kind: page.kind,
			depth: page.depth
		}],
		requisites
	};
}
function asPages(page, documents, requisites) {
	const depth = page.depth + 1;
	return {
		pages: [...requisites.map((url) => ({
			url,
			kind: "requisite",
			depth
		})), ...documents.map((url) => ({
			url,
			kind: "document",
			depth
		}))],
		requisites
	};
}
//#endregion
//#region src/crawl/look/needs-cookie.ts
/** Whether the answer is such a redirect: what was seen is then the door, not the page. */
function needsCookie(url, { result, reading }) {
	if (result.kind !== "response" || reading?.outcome.kind !== "captured") return false;
	const { status, location } = reading.outcome.identity;
	return status >= 300 && status < 400 && location !== null && parsePageUrl(location, url) === url && setCookiesOf(result.exchange.responseBytes).length > 0;
}
/** Report and certificate say it once for each host. */
function tellOfDoor(notes, url) {
	const note = `${hostOf(url)} answers with a cookie and a redirect to the same page; such pages are labelled needs-cookie, and what is stated of them is that redirect (--cookie-jar brings the cookie back)`;
	if (!notes.includes(note)) notes.push(note);
}
//#endregion
//#region src/crawl/admission/scope-of-link.ts
/** Why a link found on a page is not taken; `null` when it is. */
function linkRefusal(run, from, link) {
	const { url, kind, depth } = link;
	return scopeRefusal(run.scope, {
		url,
		kind,
		depth,
		hops: hopsTo(run, from)
	});
}
/** How many links in a row led out of scope on the way to a page; never walks further than the rules allow. */
function hopsTo(run, from) {
	let hops = 0;
	let page = from;
	while (page?.via && hops < run.scope.rules.hops && !run.scope.contains(page.url)) {
		hops++;
		page = run.frontier.get(page.via);
	}
	return hops;
}
//#endregion
//#region src/crawl/look/sight-page.ts
var SOFT_NOT_FOUND = "soft-404";
var NEEDS_COOKIE = "needs-cookie";
/** Fetches a page at its host's pace, keeps what was seen, and files the links found. */
async function sightPage(run, page, pass, conditional = null) {
	return keepLook(run, await lookAt(run, page, pass, conditional));
}
/** Fetches a page at its host's pace; when this resolves, the host may be asked again. */
async function lookAt(run, page, pass, conditional = null) {
	const { url } = page;
	const answered = await askWithinLimit(run, url, (mostBytes) => run.asking.page({
		url,
		...conditional && { conditional },
		...mostBytes && { mostBytes }
	}));
	return {
		page,
		pass,
		seq: run.seen.nextSeq(),
		...answered
	};
}
/** Keeps what was seen and files the links found. */
async function keepLook(run, look) {
	const { page, pass, seq, result } = look;
	const { reading, links } = linksIn(run, page, look.reading);
	const isSoftNotFound = run.softNotFound.suspects(page, reading) && await run.softNotFound.isSoftNotFound(page, reading);
	const found = await fileLinks(run, page, links, isSoftNotFound);
	const requisites = run.state.capture.plannedAsOf === null || pass === "late" ? links.requisites : [];
	const found404 = isSoftNotFound ? SOFT_NOT_FOUND : null;
	const label = look.label ?? found404 ?? (needsCookie(page.url, look) ? NEEDS_COOKIE : null);
	if (label === NEEDS_COOKIE) tellOfDoor(run.notes, page.url);
	const note = limitNote(lookNote(page, pass, seq, label), look.limit);
	if (requisites.length > 0) Object.assign(note, await run.record.requisites(page.url, requisites));
	const records = await store(run, page, note, {
		result,
		reading
	});
	await discard(look);
	const sighting = {
		url: page.url,
		captureId: run.state.capture.id,
		seq,
		pass,
		times: result.kind === "response" ? result.exchange.times : result.times,
		outcome: labelled(outcomeOf(result, reading), label),
		records
	};
	run.sieve.note(page, sighting);
	await run.seen.keep({
		sighting,
		requisites,
		state: stateAfter(run, sighting)
	});
	return {
		sighting,
		found
	};
}
/** The first look decides how far a page has come; later ones change nothing about it. */
function stateAfter({ frontier, record }, sighting) {
	if (sighting.pass !== "visit" && sighting.pass !== "late") return null;
	const state = frontier.seen(sighting.url, isCaptured(sighting) ? "visited" : "failed");
	if (state !== null) record.settled(sighting.url);
	return state;
}
function outcomeOf(result, reading) {
	if (reading) return reading.outcome;
	if (result.kind === "failed") return {
		kind: "failed",
		code: result.code,
		message: result.message
	};
	return {
		kind: "refused",
		reason: result.kind === "refused" ? result.message : "not fetched"
	};
}
/** The links in what was read; none where there was no response. */
function linksIn(run, page, reading) {
	if (reading === null) return {
		reading,
		links: NO_LINKS
	};
	try {
		return {
			reading,
			links: linksOf$1(page, reading)
		};
	} catch (error) {
		return {
			reading: faultyReading(page.url, error, run.world.logger),
			links: NO_LINKS
		};
	}
}
async function store(run, page, note, { result, reading }) {
	if (result.kind !== "response") {
		const fields = noResponseFields(note, result);
		return [await run.sink.writeMetadata(addressOf(page.url), fields, result.times.sentAt)];
	}
	const payload = reading?.payload ?? null;
	const refersTo = reading && originalOf(run, page.url, reading);
	const mayBorrow = reading && requestPartOf(page.url) === null && borrowable(run, reading);
	const { exchange } = result;
	const isUnread = reading?.outcome.kind === "failed" && reading.outcome.code === "internal";
	const records = await run.sink.writeExchange({
		url: page.url,
		exchange,
		payload,
		refersTo,
		...mayBorrow && { mayBorrow },
		note: isUnread ? unreadNote(note) : readNote(note, reading)
	});
	if (!isUnread) return records;
	const fields = noResponseFields(note, {
		...reading.outcome,
		times: exchange.times
	});
	return [await run.sink.writeMetadata(addressOf(page.url), fields, exchange.times.sentAt)];
}
/** Says how far the links were read where that was not to the end. */
function readNote(note, reading) {
	if (!reading?.isContentCut) return note;
	return cutNote(note, reading.content.length);
}
/** What may be kept as the head of an equal response that an earlier capture holds. */
function borrowable({ state: { settings } }, { outcome }) {
	return settings.keepBoth === true || settings.ownBodies === true || outcome.kind !== "captured" ? null : outcome.identity;
}
/** What is found out beside the state is a label, never a verdict. */
function labelled(outcome, label) {
	if (label === null || outcome.kind !== "captured") return outcome;
	return {
		...outcome,
		labels: [...outcome.labels ?? [], label]
	};
}
/** Puts the links of a page into the frontier, as far as scope and the rules against traps take them. */
async function fileLinks(run, page, links, isSoftNotFound) {
	const late = run.state.capture.plannedAsOf !== null;
	const judged = links.pages.filter(({ url }) => run.frontier.numberOf(url) === -1 && !run.isKnown?.(url)).map((link) => ({
		link,
		refusal: linkRefusal(run, page, link)
	}));
	const inScope = judged.filter(({ refusal }) => refusal === null).map(({ link }) => link);
	run.sieve.countOutOfScope(judged);
	const outside = (link) => linkRefusal(run, page, link);
	const taken = run.sieve.sift(inScope, {
		isSoftNotFound,
		outside
	});
	const [found] = await Promise.all([run.frontier.add(taken.map((link) => ({
		...link,
		via: page.url,
		late
	}))), run.sieve.keepCounts(run.record)]);
	run.sieve.arrived(taken);
	return found;
}
//#endregion
//#region src/crawl/rendering/claims.ts
/** Pages that somebody has taken and not yet looked at. */
var Claims = class {
	#taken = /* @__PURE__ */ new Map();
	/** Takes a page that nobody has. */
	take(url) {
		const { promise, resolve, reject } = withResolvers();
		promise.catch(() => void 0);
		this.#taken.set(url, {
			over: promise,
			resolve,
			reject
		});
	}
	/** The look is kept, or the page is left. */
	release(url) {
		this.#taken.get(url)?.resolve();
		this.#taken.delete(url);
	}
	/** Resolves when nobody has the page any more; `null` when nobody has. */
	whenFree(url) {
		return this.#taken.get(url)?.over ?? null;
	}
	/** A fault ends the pass: whoever waits hears of it. */
	fail(error) {
		for (const { reject } of this.#taken.values()) reject(error);
		this.#taken.clear();
	}
};
/** As `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers() {
	const settle = {};
	return {
		promise: new Promise((resolve, reject) => void Object.assign(settle, {
			resolve,
			reject
		})),
		...settle
	};
}
//#endregion
//#region src/render/closedness.ts
/** Every answer of one rendering, by the request that it belongs to. */
var HeldAnswers = class {
	#answers = /* @__PURE__ */ new Map();
	/** Answers as another does, and keeps what it said. */
	keeping(answer) {
		return async (request, signal) => {
			const given = await answer(request, signal);
			this.keep(request, given);
			return given;
		};
	}
	keep({ identity }, answer) {
		const known = this.#answers.get(identity);
		if (known) known.push(answer);
		else this.#answers.set(identity, [answer]);
	}
	/** Answers from what is kept alone: the nth time as it was answered the nth time; what is not held, fails. */
	replaying() {
		const asked = /* @__PURE__ */ new Map();
		const missing = [];
		const answer = (request) => {
			const answers = this.#answers.get(request.identity) ?? [];
			const turn = asked.get(request.identity) ?? 0;
			asked.set(request.identity, turn + 1);
			const held = answers[Math.min(turn, answers.length - 1)];
			if (held === void 0) missing.push(request);
			return Promise.resolve(held ?? {
				kind: "failed",
				code: "not-held"
			});
		};
		return {
			answer,
			missing
		};
	}
};
/** Shows a page again from what is held, and compares. */
async function checkClosedness(renderer, page, first, held) {
	const { answer } = held.replaying();
	return compareRenderings(first, await renderer.render({
		...page,
		answer,
		screenshot: "none"
	}));
}
/** The comparison alone. */
function compareRenderings(first, again) {
	if (again.kind === "failed") return {
		...NOT_CLOSED,
		failure: again.code
	};
	const second = again.rendering;
	const notHeld = without(second, first);
	const notAsked = without(first, second);
	const isTextEqual = first.tree.textDigest === second.tree.textDigest;
	const areActsEqual = actsOf(first) === actsOf(second);
	return {
		isClosed: notHeld.length === 0 && notAsked.length === 0 && isTextEqual && areActsEqual,
		notHeld,
		notAsked,
		isTextEqual,
		areActsEqual,
		failure: null
	};
}
var NOT_CLOSED = {
	isClosed: false,
	notHeld: [],
	notAsked: [],
	isTextEqual: false,
	areActsEqual: false
};
function actsOf({ acts, steps }) {
	return JSON.stringify([acts, steps]);
}
function without(these, those) {
	const known = new Set(those.requests.map(({ identity }) => identity));
	const others = these.requests.filter(({ identity }) => !known.has(identity));
	return [...new Set(others.map(({ method, url }) => `${method} ${url}`))];
}
//#endregion
//#region src/crawl/rendering/answer-from-archive.ts
/** The answer that a look at a page is to the browser. */
async function answerFromArchive(warcs, sighting) {
	const { outcome } = sighting;
	if (outcome.kind === "refused") return {
		kind: "refused",
		why: outcome.reason
	};
	const id = sighting.records.find(({ type }) => type !== "request" && type !== "metadata")?.id;
	const bytes = id === void 0 ? null : await warcs.read(sighting);
	if (id === void 0 || bytes === null) return {
		kind: "failed",
		code: outcome.kind === "failed" ? outcome.code : "not-stored"
	};
	const response = await readResponse({
		first: bytes,
		pieces: null
	});
	if (!response.ok) return {
		kind: "failed",
		code: "bad-response"
	};
	const isCut = !response.complete || outcome.kind === "failed" && outcome.code === "truncated";
	if (isCut && !isStream(response)) return {
		kind: "truncated",
		id
	};
	return shown(id, response, isCut);
}
/** The look whose answer stands for the page in this pass: the first that showed a state, else the last of all. */
function lookToShow(sightings) {
	return sightings.find(isCaptured) ?? sightings.at(-1) ?? null;
}
function shown(id, response, isEndless) {
	if (response.kind === "undecodable") return {
		kind: "failed",
		code: response.code
	};
	if (response.content.length < response.contentBytes) return {
		kind: "refused",
		why: "longer than is given to the browser"
	};
	const { status, headers, content: body } = response;
	return {
		kind: "response",
		id,
		status,
		headers,
		body,
		...isEndless && { isEndless }
	};
}
function isStream(response) {
	return /^text\/event-stream\b/i.test(response.header("content-type") ?? "");
}
//#endregion
//#region src/crawl/rendering/views-of-page.ts
/** `urn:view:`, `urn:thumbnail:`, `urn:text:`, `urn:layout:` and `urn:pageinfo:` of a page, and `urn:step-<name>:` of its steps. */
function viewsOf(kept, rendering, { isPrivate, viewWidth }) {
	const { document, at } = kept;
	const pictures = rendering.screenshots.map(({ kind, name, mediaType, bytes }) => ({
		target: `urn:${name === void 0 ? NAMES[kind] : `step-${name}`}:${document}`,
		contentType: mediaType,
		bytes,
		at
	}));
	const text = {
		contentType: "text/plain; charset=utf-8",
		bytes: Buffer.from(rendering.tree.text),
		at
	};
	const info = {
		contentType: "application/json",
		bytes: Buffer.from(canonicalJson(factsOf$1(kept, rendering))),
		at
	};
	const views = [
		...pictures,
		...layoutOf(kept, rendering, viewWidth),
		{
			target: `urn:text:${document}`,
			...text
		},
		{
			target: `urn:pageinfo:${document}`,
			...info
		}
	];
	return isPrivate ? views.map((view) => ({
		...view,
		masked: BEHIND_THE_DOOR
	})) : views;
}
/** Boxes of the document; where a step led to another one, they are none of it. */
function layoutOf({ document, at, steps = [] }, { tree }, viewWidth) {
	const { boxes, isCut } = tree;
	if (boxes.length === 0 || steps.some(({ wentTo }) => wentTo !== null)) return [];
	const bytes = writeLayout({
		viewWidth,
		isCut,
		boxes
	});
	return [{
		target: `urn:layout:${document}`,
		contentType: "application/json",
		bytes,
		at
	}];
}
/** What is behind a login is not opened to everybody by an archive. */
var BEHIND_THE_DOOR = "shown after secrets were filled in; not for readers";
function factsOf$1({ document, title, language, renderedBy, steps }, { requests, acts, notes }) {
	return {
		url: document,
		title,
		language,
		renderedBy,
		requests: requests.map(({ method, url, resourceType, end }) => ({
			method,
			url,
			resourceType,
			...statusOf(end)
		})),
		acts,
		notes,
		...steps === void 0 ? {} : { steps }
	};
}
/** As other archiving browsers name them. */
var NAMES = {
	view: "view",
	whole: "fullPage",
	thumbnail: "thumbnail"
};
function statusOf(end) {
	if (end.kind === "answered") return { status: end.status };
	return { failed: end.kind === "failed" ? end.code : end.why };
}
//#endregion
//#region src/crawl/rendering/rendered-parts.ts
/** Answers the browser for one document. */
var RenderedParts = class {
	#run;
	#claims;
	#document;
	#showing;
	#asked = /* @__PURE__ */ new Set();
	#failed = /* @__PURE__ */ new Map();
	constructor(run, claims, document, showing) {
		this.#run = run;
		this.#claims = claims;
		this.#document = document;
		this.#showing = showing;
	}
	/** Pages asked for so far, each once, in order. */
	get asked() {
		return [.../* @__PURE__ */ new Set([...this.#asked, ...this.#showing.session?.asked ?? []])];
	}
	/** Those that showed no state of their page: what they show later, this document was not given. */
	get failed() {
		return [...this.#failed.values()];
	}
	answer = async (request) => {
		const { stop, world } = this.#run;
		stop.check();
		const { session } = this.#showing;
		const asked = askedPage(request);
		if (asked.kind === "refused") return asked;
		if (session?.isPart(request, asked.url)) return forRequest(request, await session.answer(request, asked.url));
		const refusal = await this.#look(asked.url, request.isSentOnce === true);
		if (refusal !== null) return {
			kind: "refused",
			why: refusal
		};
		if (asked.url !== this.#document.url) this.#asked.add(asked.url);
		const sighting = lookToShow(this.#run.seen.of(asked.url));
		if (!isCaptured(sighting)) this.#failed.set(asked.url, failedPart(sighting));
		const answer = await answerFromArchive(world.archive.warcs, sighting);
		return forRequest(request, session === null ? answer : withoutCookies(answer));
	};
	/** Sees to it that the page was looked at; why it was not, where a rule forbids it. */
	async #look(url, isSentOnce) {
		for (let taken = this.#claims.whenFree(url); taken; taken = this.#claims.whenFree(url)) await taken;
		if (this.#run.seen.has(url)) return null;
		this.#claims.take(url);
		try {
			const page = await this.#page(url, isSentOnce);
			if (typeof page === "string") return page;
			const refusal = await this.#admit(page);
			if (refusal !== null) return refusal;
			const look = await lookAt(this.#run, page, this.#showing.pass);
			const sight = await keepLook(this.#run, isSentOnce ? sentOnce(look) : look);
			if (isSentOnce) await this.#leaveSent(page, sight);
			this.#claims.release(url);
			await this.#showing.onLook(page, sight);
			return null;
		} finally {
			this.#claims.release(url);
		}
	}
	/** The page in the frontier, where it is entered now if it was not known; or why it may not be. */
	async #page(url, isSentOnce) {
		const { frontier } = this.#run;
		const known = frontier.get(url);
		const isItsOwn = isSentOnce && refusalCodeOf(known?.reason ?? null) === "sent-once";
		if (known) return known.state === "known" || isItsOwn ? known : known.reason ?? `it is ${known.state}`;
		const link = {
			url,
			kind: "requisite",
			depth: this.#document.depth + 1
		};
		const refusal = linkRefusal(this.#run, this.#document, link);
		if (refusal !== null) return refusal.reason;
		const late = this.#showing.pass === "late";
		const once = isSentOnce ? {
			state: "skipped",
			reason: refusalReason("sent-once")
		} : {};
		const [added] = await frontier.add([{
			...link,
			via: this.#document.url,
			late,
			...once
		}]);
		return added ?? frontier.get(url);
	}
	/** Later captures start from pages that are known: this is none of them. */
	async #leaveSent({ url }, { sighting }) {
		const reason = `not asked for again: ${refusalReason("sent-once")}`;
		await this.#run.frontier.setState(url, isCaptured(sighting) ? "visited" : "failed", reason);
	}
	async #admit(page) {
		const { admission, caller, frontier, stop } = this.#run;
		const { pass } = this.#showing;
		let refusal = await admission.refusalOf(page, pass);
		if (refusal === null) {
			await caller.untilFree(hostOf(page.url), stop.signal);
			refusal = await admission.refusalAfterPause(page, pass);
		}
		if (refusal === null) return null;
		await frontier.setState(page.url, refusal.state, refusal.reason);
		return refusal.reason;
	}
};
/** No session that is on record in the clear may become the one that a secret opens. */
function withoutCookies(answer) {
	if (answer.kind !== "response") return answer;
	return {
		...answer,
		headers: answer.headers.filter(([name]) => !/^set-cookie2?$/i.test(name))
	};
}
/** A HEAD is answered by the head of what a GET brought (RFC 9110 section 9.3.2). */
function forRequest({ method }, answer) {
	return method === "HEAD" && answer.kind === "response" ? {
		...answer,
		body: /* @__PURE__ */ new Uint8Array()
	} : answer;
}
function failedPart({ url, outcome }) {
	return {
		kind: "failed",
		url,
		detail: "message" in outcome ? outcome.message : "reason" in outcome ? outcome.reason : outcome.kind
	};
}
//#endregion
//#region src/crawl/rendering/rendering-on-record.ts
/** So many open requests and doubts are named; the rest are counted. */
var MOST_NAMED = 100;
var MOST_CHARACTERS = 2048;
/** Of a page that was shown. */
function renderingOf(shown, rendering, closedness) {
	const { renderedBy, tree, title, language } = rendering;
	return {
		document: shown.page,
		renderedBy,
		at: shown.at,
		failure: null,
		requests: shown.requests,
		open: openParts([...rendering.open, ...shown.failed]),
		isClosed: closedness.isClosed && shown.isPrivate !== true,
		doubts: named([...shown.isPrivate ? [PRIVATE] : [], ...doubtsOf(closedness)]),
		textDigest: tree.textDigest,
		title: cut(title),
		language: cut(language),
		...stepsTaken(rendering.steps)
	};
}
/** Of a page that took its browser down, or never came to rest. */
function failedRendering(shown, failed, { version }) {
	const failure = cut(`${failed.code}: ${failed.message}`);
	const none = {
		isClosed: false,
		doubts: [],
		textDigest: null,
		title: "",
		language: ""
	};
	const { page: document, at, requests } = shown;
	return {
		document,
		renderedBy: version,
		at,
		failure,
		requests,
		open: openParts([...failed.open, ...shown.failed]),
		...none,
		...stepsTaken(failed.steps)
	};
}
var PRIVATE = "secrets were filled in: what is stored of its answers is masked, and not what it was shown from";
function stepsTaken(steps) {
	if (steps.length === 0) return {};
	return { steps: steps.map(({ place, step, end, requests, wentTo, textDigest, pictures }) => ({
		place,
		step: cut(step),
		end,
		requests: named(requests),
		wentTo: wentTo && cut(wentTo),
		textDigest,
		pictures
	})) };
}
function doubtsOf({ notHeld, notAsked, isTextEqual, areActsEqual, failure }) {
	if (failure !== null) return [`it could not be shown a second time: ${failure}`];
	return [
		...notHeld.map((one) => `asked for the second time alone: ${one}`),
		...notAsked.map((one) => `asked for the first time alone: ${one}`),
		...isTextEqual ? [] : ["its text differs when it is shown a second time"],
		...areActsEqual ? [] : ["what was done to it came out otherwise the second time"]
	];
}
function openParts(open) {
	const parts = open.map(({ kind, url, detail }) => ({
		kind,
		url: cut(url),
		detail: cut(detail)
	}));
	if (parts.length <= MOST_NAMED) return parts;
	const more = {
		kind: "more",
		url: "",
		detail: `${parts.length - MOST_NAMED} further ones`
	};
	return [...parts.slice(0, MOST_NAMED), more];
}
function named(doubts) {
	const first = doubts.slice(0, MOST_NAMED).map(cut);
	return doubts.length > MOST_NAMED ? [...first, `${doubts.length - MOST_NAMED} further ones`] : first;
}
/** A page may hold half a character, and a cut may leave one: no strict reader of JSON takes it. */
function cut(text) {
	return wellFormed(text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`);
}
//#endregion
//#region src/crawl/rendering/masked-message.ts
/** What a secret stands in that nobody knows the form of. */
var LEFT_OUT = "*";
/** Fields of a request that open no door, by their names. */
var HARMLESS = /^(host|connection|user-agent|accept|accept-.*|content-.*|origin|range|referer|cache-control|x-requested-with)$/;
var FRAMING = /^(content-length|content-encoding|transfer-encoding|trailer|connection|keep-alive)$/i;
/** Whether a field is a secret by what it is for. */
function isDoorField([name]) {
	return !HARMLESS.test(name.toLowerCase());
}
/** The values that open the door, of the fields of a request and of an answer (RFC 6265 sections 4.1 and 4.2). */
function doorValues(fields) {
	return fields.flatMap(([name, value]) => {
		if (/^set-cookie$/i.test(name)) return [valueOf(value.split(";", 1)[0] ?? "")];
		if (/^cookie$/i.test(name)) return value.split(";").map(valueOf);
		return /^authorization$/i.test(name) ? value.split(" ").slice(-1) : [];
	});
}
/** The page as it is put down; `null` for one that is too long to be. */
function maskedPage(page, secrets, isHidden) {
	const address = parsePageUrl(secrets.maskedText(addressOf(page)));
	const { method, fields, body } = requestOf(page) ?? {
		method: "GET",
		fields: [],
		body: null
	};
	const masked = fields.map(([name, value]) => [name, maskedValue(name, value, secrets)]);
	return address && pageOfRequest(address, {
		method,
		fields: masked,
		body: maskedBody(body, secrets, isHidden)
	});
}
/** A body that may hold a secret in a form that nobody knows is left out whole. */
function maskedBody(body, secrets, isHidden) {
	if (body === null || secrets.isIn(body)) return body && secrets.wordedBytes(body);
	return isHidden ? Buffer.from(LEFT_OUT) : body;
}
/** The exchange as it is put down; the answer decoded, since a secret may stand in what was packed. */
async function maskedExchange(exchange, secrets, isHidden) {
	const { times, remoteAddress, connection } = exchange;
	return {
		times,
		remoteAddress,
		...connection && { connection },
		truncated: null,
		requestBytes: maskedRequest(exchange.requestBytes, secrets, isHidden),
		responseBytes: await maskedResponse(exchange, secrets)
	};
}
function maskedRequest(bytes, secrets, isHidden) {
	const end = Buffer.from(bytes).indexOf("\r\n\r\n");
	const [start = "", ...lines] = Buffer.from(bytes.subarray(0, end)).toString("latin1").split("\r\n");
	const rest = bytes.subarray(end + 4);
	const body = maskedBody(rest.length === 0 ? null : rest, secrets, isHidden) ?? rest;
	const fields = lines.map((line) => {
		const at = line.indexOf(":");
		const [name, value] = [line.slice(0, at), line.slice(at + 1).trim()];
		if (/^content-length$/i.test(name)) return [name, String(body.length)];
		return [name, maskedValue(name, value, secrets)];
	});
	return message(secrets.maskedText(start), fields, body);
}
async function maskedResponse({ responseBytes, truncated }, secrets) {
	const read = await readResponse({
		first: responseBytes,
		pieces: null
	});
	if (!read.ok) return message("HTTP/1.1 502 Left Out", [["Content-Length", "0"]], /* @__PURE__ */ new Uint8Array());
	const body = read.complete && truncated === null && read.kind === "identified" ? secrets.wordedBytes(read.content) : /* @__PURE__ */ new Uint8Array();
	const fields = read.headers.filter(([name]) => !FRAMING.test(name)).map(([name, value]) => [name, maskedAnswerValue(name, value, secrets)]);
	const length = ["Content-Length", String(body.length)];
	return message(`HTTP/1.1 ${read.status} Masked`, [...fields, length], body);
}
function maskedValue(name, value, secrets) {
	if (/^cookie$/i.test(name)) return value.split(";").map(maskedPair).join("; ");
	if (/^(proxy-)?authorization$/i.test(name)) return `${value.split(" ", 1)[0] ?? ""} ${SECRET_WORD}`;
	return isDoorField([name, value]) ? SECRET_WORD : secrets.maskedText(value);
}
function maskedAnswerValue(name, value, secrets) {
	if (!/^set-cookie$/i.test(name)) return secrets.maskedText(value);
	const [pair = "", ...attributes] = value.split(";");
	return [maskedPair(pair), ...attributes.map((one) => secrets.maskedText(one))].join(";");
}
function maskedPair(pair) {
	const at = pair.indexOf("=");
	return at === -1 ? SECRET_WORD : `${pair.slice(0, at).trim()}=${SECRET_WORD}`;
}
function valueOf(pair) {
	return pair.slice(pair.indexOf("=") + 1).trim();
}
function message(start, fields, body) {
	const head = [
		start,
		...fields.map(([name, value]) => `${name}: ${value}`),
		"",
		""
	].join("\r\n");
	return Buffer.concat([Buffer.from(head, "latin1"), body]);
}
//#endregion
//#region src/crawl/rendering/private-session.ts
/** Longer ones would be put aside on disk, as they are. */
var MOST_BYTES = 1e6;
/** What of such records is not as it was. */
var ALTERED = "request and answer: a word stands in place of secrets, cookies and credentials; the answer is decoded, without a body where it was not whole";
/** The page by which a document is asked for once more when a session begins. */
function sessionDocument(document) {
	return pageOfRequest(addressOf(document), {
		method: "GET",
		fields: [["cache-control", "no-cache"]],
		body: null
	});
}
/** The session that one document's steps open. */
var PrivateSession = class {
	#run;
	#document;
	secrets;
	#held = [];
	#answers = /* @__PURE__ */ new Map();
	#asked = /* @__PURE__ */ new Set();
	constructor(run, document, secrets) {
		this.#run = run;
		this.#document = document;
		this.secrets = secrets.fresh();
	}
	/** Pages asked for so far, as they are put down. */
	get asked() {
		return [...this.#asked];
	}
	/** Whether a page may be asked for only as a part of the session: a secret is in it, or what a secret was given for. */
	isPart({ carriesSecret }, page) {
		const { fields = [], body = null } = requestOf(page) ?? {};
		if (fields.some(isDoorField) || carriesSecret === true && body !== null) return true;
		return [
			addressOf(page),
			...fields.map(([, value]) => value),
			...body === null ? [] : [body]
		].some((one) => this.secrets.isIn(one));
	}
	/** The document once more, so that a session begins that is on record nowhere: as a reader who reloads it asks. */
	document() {
		return this.answer({}, sessionDocument(this.#document.url));
	}
	/** Asks, each distinct message once. */
	answer(request, page) {
		let answer = this.#answers.get(page);
		if (!answer) this.#answers.set(page, answer = this.#ask(request, page));
		return answer;
	}
	async #ask({ carriesSecret }, page) {
		const { asking, admission, stop } = this.#run;
		stop.check();
		const isHidden = carriesSecret === true;
		const { fields = [] } = requestOf(page) ?? {};
		for (const value of doorValues(fields)) this.secrets.learn(value);
		const masked = maskedPage(page, this.secrets, isHidden);
		if (masked === null) return {
			kind: "refused",
			why: "too long a request to be kept"
		};
		const refusal = await this.#enter(masked);
		if (refusal !== null) return {
			kind: "refused",
			why: refusal
		};
		const unwanted = await admission.refusalOfSource({
			url: masked,
			kind: "requisite"
		});
		if (unwanted !== null) return {
			kind: "refused",
			why: unwanted.reason
		};
		this.#asked.add(masked);
		const { result } = await asking.secretly({
			url: page,
			mostBytes: () => MOST_BYTES
		});
		this.#held.push({
			page,
			isHidden,
			result
		});
		return this.#answered(result);
	}
	/** In the frontier from the start as what is not looked at: no pass of any process may ask for it. */
	async #enter(url) {
		const { frontier, state } = this.#run;
		if (frontier.numberOf(url) !== -1) return null;
		const link = {
			url,
			kind: "requisite",
			depth: this.#document.depth + 1
		};
		const outside = linkRefusal(this.#run, this.#document, link);
		if (outside !== null) return outside.reason;
		const late = state.capture.plannedAsOf !== null;
		const reason = refusalReason("secret");
		await frontier.add([{
			...link,
			via: this.#document.url,
			late,
			state: "skipped",
			reason
		}]);
		return null;
	}
	async #answered(result) {
		if (result.kind === "refused") return {
			kind: "refused",
			why: result.code
		};
		if (result.kind === "failed") return {
			kind: "failed",
			code: result.code
		};
		const id = `asked with a secret, ${this.#held.length}`;
		const { responseBytes, truncated } = result.exchange;
		const read = await readResponse({
			first: responseBytes,
			pieces: null
		});
		if (!read.ok) return {
			kind: "failed",
			code: "bad-response"
		};
		for (const value of doorValues(read.headers)) this.secrets.learn(value);
		if (!read.complete || truncated !== null) return {
			kind: "truncated",
			id
		};
		if (read.kind === "undecodable") return {
			kind: "failed",
			code: read.code
		};
		const { status, headers, content: body } = read;
		return {
			kind: "response",
			id,
			status,
			headers,
			body
		};
	}
	/** Puts all of it down, masked by all that is known to be secret now, as long as there is room. */
	async keep(hasRoom) {
		for (const held of this.#held.splice(0)) await this.#keep(held, hasRoom);
	}
	async #keep({ page, isHidden, result }, hasRoom) {
		const { sink, world } = this.#run;
		const url = maskedPage(page, this.secrets, isHidden);
		if (url === null) return;
		const note = secretNote(url, ALTERED);
		if (result.kind !== "response") {
			const told = {
				...result,
				message: this.secrets.maskedText(result.message)
			};
			await sink.writeMetadata(addressOf(url), noResponseFields(note, told), result.times.sentAt);
			return;
		}
		const exchange = await maskedExchange(result.exchange, this.secrets, isHidden);
		if (!hasRoom(exchange.responseBytes.length + exchange.requestBytes.length)) return;
		const { logger } = world;
		const { payload } = await readSafely(url, exchange, {
			logger,
			limits: void 0
		});
		await sink.writeExchange({
			url,
			exchange,
			payload,
			refersTo: null,
			masked: ALTERED,
			note
		});
	}
};
//#endregion
//#region src/crawl/rendering/steps-of-run.ts
/** Where no step needs one. */
var NO_SECRETS = {
	valueOf: () => null,
	learn: () => void 0,
	fresh: () => NO_SECRETS,
	isIn: () => false,
	maskedText: (text) => text,
	maskedBytes: (bytes) => bytes,
	wordedBytes: (bytes) => bytes
};
/** The steps of one run. */
var StepsOfRun = class {
	#run;
	#sites;
	constructor(run) {
		this.#run = run;
		this.#sites = browserOf(run.state.settings).steps;
	}
	/** Those for a document; `null` where the file says nothing of it. */
	of(url) {
		return this.#sites.length === 0 ? null : stepsFor(this.#sites, url);
	}
	/** A session of its own for a document whose steps fill in a secret. */
	sessionFor(page) {
		const site = this.of(page.url);
		const { secrets } = this.#run.world;
		if (site === null || secrets === void 0 || secretNames([site]).length === 0) return null;
		return new PrivateSession(this.#run, page, secrets);
	}
	/** What is done to a document, behaviours that the file names instead of the capture's included. */
	toTake(url, session) {
		const site = this.of(url);
		if (site === null) return {};
		const { steps, behaviours } = site;
		const secrets = session?.secrets ?? NO_SECRETS;
		return {
			...steps.length > 0 && { steps: {
				steps,
				secrets
			} },
			...behaviours && { behaviours }
		};
	}
};
//#endregion
//#region src/crawl/rendering/page-renderings.ts
/** Shows a run's documents. */
var PageRenderings = class PageRenderings {
	#run;
	#claims;
	#steps;
	#done = /* @__PURE__ */ new Set();
	#renderer = null;
	constructor(run, claims) {
		this.#run = run;
		this.#claims = claims;
		this.#steps = new StepsOfRun(run);
	}
	/** With those that earlier processes have put on record, which are put there again: their files may be lost. */
	static async open(run, claims) {
		const renderings = new PageRenderings(run, claims);
		const { catalog } = run.world.archive;
		for await (const rendering of catalog.renderings.ofCapture(run.state.capture.id)) {
			renderings.#done.add(rendering.document);
			await run.record.rendering(rendering);
		}
		return renderings;
	}
	/** Whether a document is to be shown and was not yet. */
	awaits(page, sighting) {
		const { mode } = browserOf(this.#run.state.settings);
		if (mode === "never" || !this.#run.world.openRenderer) return false;
		if (page.kind !== "document" || !isCaptured(sighting) || this.#done.has(page.url)) return false;
		const { identity, labels = [] } = sighting.outcome;
		if (!(identity.status === 200 && /^(text\/html|application\/xhtml\+xml)\b/i.test(identity.contentType ?? ""))) return false;
		return this.#steps.of(page.url) !== null || mode === "always" || labels.includes("script-built");
	}
	/** Shows a document that awaits it, and returns the pages that were not known before. */
	async show(page, sighting, showing) {
		const renderer = await (this.#renderer ??= this.#open());
		if (renderer === null) return [];
		const { stop, world, record, state, sink } = this.#run;
		const session = this.#steps.sessionFor(page);
		const document = await this.#documentOf(sighting, session);
		if (document.kind !== "response") {
			const words = `${page.url}: its steps were not taken, since the document did not come once more`;
			if (session !== null) this.#run.notes.push(words);
			return [];
		}
		const parts = new RenderedParts(this.#run, this.#claims, page, {
			...showing,
			session
		});
		const held = new HeldAnswers();
		const toRender = {
			url: page.url,
			document,
			at: sighting.times.sentAt,
			answer: held.keeping(parts.answer),
			screenshot: "view",
			withThumbnail: true,
			behaviours: browserOf(state.settings).behaviours,
			...this.#steps.toTake(page.url, session)
		};
		const outcome = await renderer.render(toRender, stop.signal);
		stop.check();
		const again = outcome.kind === "failed" ? null : await checkClosedness(renderer, toRender, outcome.rendering, held);
		stop.check();
		await session?.keep((bytes) => this.#hasRoom(page.url, bytes));
		const shown = {
			page: page.url,
			at: sighting.times.sentAt,
			requests: parts.asked,
			failed: parts.failed
		};
		const rendering = outcome.kind === "failed" ? failedRendering(shown, outcome, renderer.facts) : renderingOf({
			...shown,
			isPrivate: session !== null
		}, outcome.rendering, again);
		const found = await this.#fileLinks(page, outcome);
		this.#done.add(page.url);
		if (!this.#hasRoom(page.url, 2 * JSON.stringify(rendering).length)) return found;
		const { viewWidth } = browserOf(state.settings);
		const about = {
			isPrivate: session !== null,
			viewWidth
		};
		const views = outcome.kind === "rendered" ? viewsOf(rendering, outcome.rendering, about) : [];
		for (const view of views) if (this.#hasRoom(page.url, view.bytes.length)) await sink.writeResource(view);
		await record.rendering(rendering);
		await this.#needs(rendering);
		await world.archive.catalog.renderings.put(state.capture.id, rendering);
		return found;
	}
	/** As it is in the archive; for a session of its own as it comes, with cookies that nobody has. */
	#documentOf(sighting, session) {
		return session?.document() ?? answerFromArchive(this.#run.world.archive.warcs, sighting);
	}
	#hasRoom(url, bytes) {
		const limit = this.#run.admission.bytes;
		return !limit.isSet || bytes <= limit.roomFor(url);
	}
	/** Ends the browser, if one was started. */
	async close() {
		await (await this.#renderer?.catch(() => null))?.close();
	}
	async #open() {
		const { world, notes, state } = this.#run;
		const opened = await world.openRenderer(browserOf(state.settings));
		if (opened.kind === "started") return opened.renderer;
		const words = `pages that scripts build are not shown${browserOf(state.settings).steps.length > 0 ? ", and no step is taken" : ""}: ${opened.message}`;
		world.logger.log("warn", words);
		notes.push(words);
		return null;
	}
	/** Links, routes and addresses of the page as it is shown. */
	async #fileLinks(page, outcome) {
		if (outcome.kind === "failed") return [];
		const depth = page.depth + 1;
		const pages = [...new Set(linksOf(outcome.rendering, page.url))].map((url) => ({
			url,
			kind: "document",
			depth
		}));
		return fileLinks(this.#run, page, {
			pages,
			requisites: []
		}, false);
	}
	/** What the page asked for, it needs: together with what its source names. */
	async #needs({ document, requests }) {
		const { world, state } = this.#run;
		const { requisites } = world.archive.catalog;
		const { id } = state.capture;
		const known = (await requisites.ofDocument(document)).find(({ captureId }) => captureId === id);
		const needed = /* @__PURE__ */ new Set([...known?.requisites ?? [], ...requests]);
		if (needed.size > 0) await requisites.setRequisites(id, document, [...needed]);
	}
};
function* linksOf({ tree }, base) {
	for (const { url } of tree.links) {
		const page = parsePageUrl(url, base);
		if (page !== null) yield page;
	}
}
//#endregion
//#region src/crawl/passes/by-host.ts
/** Groups pages by host, keeping their order. */
function groupByHost(pages) {
	const groups = /* @__PURE__ */ new Map();
	for (const page of pages) {
		const host = hostOf(page.url);
		const group = groups.get(host);
		if (group) group.push(page);
		else groups.set(host, [page]);
	}
	return groups;
}
//#endregion
//#region src/crawl/passes/lanes.ts
/** Many more than connections: most hosts in progress wait for their pause. */
var AT_ONCE$2 = 256;
/** Runs one loop per host; `step` does one piece of work for a host and says whether there was any. */
var Lanes = class {
	#step;
	#atOnce;
	#running = /* @__PURE__ */ new Set();
	/** Hosts with work for which there is no room yet, in the order in which they turned up. */
	#waiting = /* @__PURE__ */ new Set();
	/** Hosts whose loop runs and for which work turned up meanwhile: it may just have found none. */
	#again = /* @__PURE__ */ new Set();
	#failure = null;
	#onDry = () => void 0;
	constructor(step, atOnce = AT_ONCE$2) {
		this.#step = step;
		this.#atOnce = atOnce;
	}
	/** Starts the host's loop unless it runs already, or lets it wait for room. */
	wake(host) {
		if (this.#failure !== null) return;
		if (this.#running.has(host)) this.#again.add(host);
		else if (this.#running.size >= this.#atOnce) this.#waiting.add(host);
		else this.#start(host);
	}
	/** Resolves when every loop has run dry; rejects with the first failure once all have stopped. */
	async drain() {
		while (this.#running.size > 0) await new Promise((resolve) => this.#onDry = resolve);
		if (this.#failure !== null) throw this.#failure;
	}
	#start(host) {
		this.#waiting.delete(host);
		this.#running.add(host);
		this.#loop(host).catch((error) => this.#failure ??= error).then(() => this.#ended(host));
	}
	#ended(host) {
		this.#running.delete(host);
		if (this.#again.delete(host)) this.#waiting.add(host);
		const [next] = this.#waiting;
		if (next !== void 0 && this.#failure === null) this.#start(next);
		if (this.#running.size === 0) this.#onDry();
	}
	async #loop(host) {
		while (this.#failure === null && await this.#step(host)) {
			if (this.#waiting.size === 0) continue;
			this.#waiting.add(host);
			return;
		}
	}
};
//#endregion
//#region src/crawl/passes/pass-loop.ts
/** Runs one pass. */
var PassLoop = class {
	#run;
	#work;
	#lanes;
	constructor(run, work) {
		this.#run = run;
		this.#work = work;
		this.#lanes = new Lanes((host) => this.#step(host), run.world.hostsAtOnce);
	}
	/** Pages of these hosts wait. */
	wake(hosts) {
		for (const host of hosts) this.#lanes.wake(host);
	}
	/** Returns when no page waits any more. */
	drain() {
		return this.#lanes.drain();
	}
	async #step(host) {
		this.#run.stop.check();
		const page = this.#work.next(host);
		if (page === null) return await this.#work.settle?.(host) ?? false;
		try {
			const refusal = await this.#refusalOf(page, host);
			if (refusal === null) await this.#work.look(page);
			else await this.#work.leave(page, refusal);
		} catch (error) {
			if (this.#work.isOver?.(error) === true) {
				this.#run.admission.giveUp(page);
				return false;
			}
			this.#run.admission.fail(error);
			this.#work.fail?.(error);
			throw error;
		}
		return true;
	}
	/** Judged before the host's pause, so that what is refused waits for nobody, and once more when it is over. */
	async #refusalOf(page, host) {
		const { admission, caller, stop } = this.#run;
		const refusal = await admission.refusalOf(page, this.#work.name);
		if (refusal !== null) return refusal;
		await caller.untilFree(host, stop.signal);
		return admission.refusalAfterPause(page, this.#work.name);
	}
};
/** Runs a pass over pages that are known beforehand, host by host; refusals are told at its end, by host and reason. */
async function passOver(run, queues, work) {
	const left = /* @__PURE__ */ new Map();
	const loop = new PassLoop(run, {
		...work,
		next: (host) => queues.get(host).shift() ?? null,
		leave: async (page, refusal) => {
			const key = JSON.stringify([hostOf(page.url), refusal.reason]);
			left.set(key, (left.get(key) ?? 0) + 1);
			await work.leave(page, refusal);
		}
	});
	loop.wake(queues.keys());
	await loop.drain();
	for (const [key, pages] of left) run.notes.push(leftNote(key, pages, work.name));
}
function leftNote(key, pages, pass) {
	const [host, reason] = JSON.parse(key);
	return `${host}: ${pages === 1 ? "1 page" : `${pages} pages`} not asked for in the ${pass} pass; ${reason}`;
}
//#endregion
//#region src/crawl/passes/late-pass.ts
/** Fetches late pages once, breadth first. */
async function latePass(run) {
	const claims = new Claims();
	const renderings = await PageRenderings.open(run, claims);
	try {
		await lookAtLatePages(run, renderings, claims);
	} finally {
		await renderings.close();
	}
}
async function lookAtLatePages(run, renderings, claims) {
	const waiting = run.frontier.pages().filter((page) => page.late && page.state === "known");
	const queues = groupByHost(waiting);
	let [done, total] = [0, waiting.length];
	const loop = new PassLoop(run, {
		name: "late",
		next: (host) => {
			const own = queues.get(host) ?? [];
			let page = own.shift();
			while (page && (run.seen.has(page.url) || claims.whenFree(page.url))) page = own.shift();
			if (page) claims.take(page.url);
			return page ?? null;
		},
		leave: async ({ url }, { state, reason }) => {
			done++;
			claims.release(url);
			await run.frontier.setState(url, state, reason);
		},
		look: async (page) => {
			const sight = await sightPage(run, page, "late");
			claims.release(page.url);
			await kept(page, sight);
			if (renderings.awaits(page, sight.sighting)) enter(await renderings.show(page, sight.sighting, {
				pass: "late",
				onLook: kept
			}));
		},
		fail: (error) => claims.fail(error)
	});
	const enter = (found) => {
		total += found.length;
		queue(queues, found);
		loop.wake(found.map(({ url }) => hostOf(url)));
	};
	const kept = async (_, { sighting, found }) => {
		enter(found);
		run.progress.tell("late", ++done, total, sighting);
	};
	loop.wake(queues.keys());
	await loop.drain();
}
function queue(queues, found) {
	for (const [host, pages] of groupByHost(found)) {
		const waiting = queues.get(host);
		if (waiting) waiting.push(...pages);
		else queues.set(host, pages);
	}
}
//#endregion
//#region src/crawl/passes/one-pass.ts
/** Whether the revisits are left out by the user's wish. */
function isOnePass({ state }) {
	return state.settings.passes === 1;
}
/**
* Whether pages are kept while the next are on their way. Only where nobody waits between requests and the order
* of visits (that of discovery) does not hang on what the page shows; not under limits that count what is kept.
*/
function asksAhead({ passes, delayMs, budget, manners }) {
	const isCounted = budget?.maxRequests !== void 0 || (manners?.maxBytes ?? null) !== null;
	return passes === 1 && delayMs === 0 && !isCounted;
}
/** Says so in report and certificate. */
function noteOnePass(run) {
	run.notes.push("one pass only: every page was looked at once before the time point, so none can be sharp");
}
//#endregion
//#region src/crawl/passes/probe-pass.ts
/** Looks again at every page that differed; two back-to-back responses that differ make it self-varying. */
async function probePass(run) {
	const differing = run.frontier.pages().filter((page) => differed(run.seen.of(page.url)));
	const waiting = differing.filter((page) => !run.seen.of(page.url).some((s) => s.pass === "probe"));
	let done = 0;
	await passOver(run, groupByHost(waiting), {
		name: "probe",
		leave: async () => void 0,
		look: async (page) => run.progress.tell("probe", ++done, differing.length, await probe(run, page))
	});
}
/** One look tells a page that changed once; only one that differs again gets the second, back to back. */
async function probe(run, page) {
	const before = run.seen.of(page.url).findLast(isCaptured);
	const { sighting } = await sightPage(run, page, "probe");
	if (!isCaptured(sighting) || keyOf$1(sighting) === keyOf$1(before)) return sighting;
	if (await run.admission.refusalOf(page, "probe") !== null) return sighting;
	return (await sightPage(run, page, "probe")).sighting;
}
function differed(sightings) {
	const visit = sightings.find((s) => s.pass === "visit" && isCaptured(s));
	const revisit = sightings.findLast((s) => s.pass === "revisit" && isCaptured(s));
	return visit !== void 0 && revisit !== void 0 && keyOf$1(visit) !== keyOf$1(revisit);
}
function keyOf$1({ outcome }) {
	return outcome.kind === "captured" ? identityKey(outcome.identity) : outcome.kind;
}
//#endregion
//#region src/crawl/run/heartbeat.ts
/** Starts the beat; the function returned ends it. Without `heartbeatMs` (virtual time) there is none. */
function startHeartbeat(run) {
	const { clock, heartbeatMs } = run.world;
	if (heartbeatMs === void 0) return async () => void 0;
	const stop = new AbortController();
	const ended = (async () => {
		for (;;) {
			await clock.sleepUntil(instant(clock.now() + heartbeatMs), stop.signal);
			await beat(run);
		}
	})().catch(() => void 0);
	return async () => {
		stop.abort();
		await ended;
	};
}
async function beat(run) {
	const { control, condition, watchdog, world } = run;
	const { site, phase } = run.state.capture;
	try {
		watchdog.endStalled();
		await control.look();
		if (condition.state === "running") watchdog.check(`${site}, ${phase}`);
		else watchdog.alive();
		if (!condition.isDiskFull) await run.progress.tellState();
	} catch (error) {
		world.logger.log("debug", `the run could not look up: ${String(error)}`);
	}
}
//#endregion
//#region src/crawl/passes/retry.ts
var LASTING = /* @__PURE__ */ new Set([
	"dns",
	"tls",
	"bad-response",
	"internal",
	"http-400",
	"http-405",
	"http-406",
	"http-414",
	"http-501"
]);
/** Whether a second try of a failed fetch makes sense. */
function isRetryable(sighting) {
	const outcome = sighting?.outcome;
	return outcome?.kind === "failed" && !LASTING.has(outcome.code) && !outcome.code.startsWith("content-");
}
//#endregion
//#region src/crawl/passes/repair-pass.ts
/** Fetches after t* that a page may fail before it is given up, the revisit itself included. */
var MOST_TRIES = 3;
/** Rounds over the failed revisits, as long as some may pass and may be asked for. */
async function repairPass(run) {
	const left = /* @__PURE__ */ new Set();
	const toRepair = () => brokenPages(run).filter(({ url }) => !left.has(url));
	for (let broken = toRepair(); broken.length > 0; broken = toRepair()) {
		let done = 0;
		await passOver(run, groupByHost(await costliestFirst(run, broken)), {
			name: "repair",
			leave: async ({ url }) => void left.add(url),
			look: async (page) => {
				const { sighting } = await sightPage(run, page, passAfter(run.seen.of(page.url)));
				run.progress.tell("revisit", ++done, broken.length, sighting);
			}
		});
	}
}
function brokenPages(run) {
	const distrusted = hostsOfVoid304s(run);
	return run.frontier.pages().filter((page) => {
		if (page.late) return false;
		const sightings = run.seen.of(page.url);
		const pass = passAfter(sightings);
		const tries = sightings.filter((s) => s.pass === pass);
		if (tries.length === 0 || tries.length >= MOST_TRIES || tries.some(isCaptured)) return false;
		return tries.some(({ outcome }) => outcome.kind === "unchanged") ? distrusted.has(hostOf(page.url)) : isRetryable(tries.at(-1));
	});
}
/** A page without a visit was to be asked for once, after t*; one that failed before t* stays failed. */
function passAfter(sightings) {
	return sightings.some((s) => s.pass === "visit" && isCaptured(s)) ? "revisit" : "late";
}
/** Found from the sightings, so that a resumed run finds the same. */
function hostsOfVoid304s(run) {
	const hosts = /* @__PURE__ */ new Set();
	if (run.state.settings.conditionalAbove === void 0) return hosts;
	for (const sightings of run.seen.values()) if (againstNotModified(sightings) !== null) hosts.add(hostOf(sightings[0].url));
	return hosts;
}
/** A page costs its chance to be sharp still, and a requisite that of every document that needs it too. */
async function costliestFirst(run, pages) {
	for (const page of pages) if (!run.rates.knows(page)) await run.rates.noteVisit(page, run.seen.of(page.url));
	const needed = await documentsNeeding(run, new Set(pages.map(({ url }) => url)));
	const paces = /* @__PURE__ */ new Map();
	const cost = (page) => {
		const host = hostOf(page.url);
		const pace = paces.get(host) ?? { slotMs: Math.max(1, run.state.settings.delayMs) };
		paces.set(host, pace);
		const ageMs = run.world.clock.now() - (run.seen.visitOf(page.url)?.times.lastByteAt ?? run.state.plannedAsOf);
		return (1 + (needed.get(page.url) ?? 0)) * run.rates.survivalOf(page, pace).at(ageMs / pace.slotMs);
	};
	const costs = new Map(pages.map((page) => [page, cost(page)]));
	return [...pages].sort((a, b) => costs.get(b) - costs.get(a) || a.seq - b.seq);
}
async function documentsNeeding(run, requisites) {
	const counts = /* @__PURE__ */ new Map();
	for await (const needs of run.world.archive.catalog.requisites.requisites(run.state.capture.id)) for (const url of needs.requisites) if (requisites.has(url)) counts.set(url, (counts.get(url) ?? 0) + 1);
	return counts;
}
//#endregion
//#region src/crawl/passes/require-any-state.ts
/** Ends the capture as failed when nothing at all could be fetched. */
async function requireAnyState(run) {
	if (run.state.capture.phase !== "visiting" || run.seen.hasAnyState) return;
	const [seed] = run.state.capture.seeds;
	const last = run.seen.of(seed).at(-1);
	await run.state.update({
		phase: "failed",
		finishedAt: run.world.clock.now()
	});
	if (last?.outcome.kind === "refused") throw new UsageError("PRIVATE_ADDRESS", `${seed}: ${last.outcome.reason}; use --allow-private for your own network`);
	throw new IsochronError("UNREACHABLE", `${seed}: ${reasonOf(last, run)}; nothing was captured`);
}
function reasonOf(last, run) {
	if (last?.outcome.kind === "failed") return last.outcome.message;
	if (last?.outcome.kind === "blocked") return `blocked (${last.outcome.reason})`;
	return run.frontier.get(run.state.capture.seeds[0])?.reason ?? "no usable answer";
}
//#endregion
//#region src/crawl/passes/conditional-revisits.ts
/** Share of the 304s that are checked; of a host's first ones more: the k-th with a chance of 1/k. */
var CHECKED_SHARE = .1;
/** Decides which revisits are conditional, and which 304s are checked. */
var ConditionalRevisits = class {
	#run;
	#aboveBytes;
	#hosts;
	/** Hosts that are asked in full from now on. */
	#inFull = /* @__PURE__ */ new Set();
	/** 304s by host. */
	#notModified = /* @__PURE__ */ new Map();
	constructor(run) {
		this.#run = run;
		this.#aboveBytes = run.state.settings.conditionalAbove ?? Infinity;
		this.#hosts = this.isOn ? testHosts({
			pages: run.frontier.pages(),
			sightingsOf: (url) => run.seen.of(url)
		}) : /* @__PURE__ */ new Map();
	}
	/** Whether any revisit may be conditional. */
	get isOn() {
		return this.#aboveBytes < Infinity;
	}
	/** What to ask the page's revisit with; `null` for a full answer. */
	conditionFor({ url }) {
		const host = this.#hosts.get(hostOf(url));
		if (!host || host.notModified !== null || this.#inFull.has(hostOf(url))) return null;
		const sightings = this.#run.seen.of(url);
		const state = sightings.findLast(isCaptured);
		if (!state || state.outcome.identity.status !== 200 || sightings.some(is304)) return null;
		if (state.outcome.payloadBytes <= this.#aboveBytes) return null;
		return conditionOf(state, host);
	}
	/** Whether the page was revisited, and the full answer asked for where one was called for. */
	isDone(url) {
		const last = this.#run.seen.of(url).findLast((s) => s.pass === "revisit");
		if (last === void 0) return false;
		if (is304(last)) return !this.#isDrawn(url);
		return !isCaptured(last) || last.outcome.conditional !== true || !this.#isSame(last);
	}
	/** Whether a 304 for the page would stand unchecked, so that the page cannot become sharp. */
	staysUnchecked(page) {
		return this.conditionFor(page) !== null && !this.#isDrawn(page.url);
	}
	/** Takes in the answer to a conditional request; whether the full one is to be asked for at once. */
	needsFullAnswer(sighting) {
		const host = hostOf(sighting.url);
		if (isCaptured(sighting)) {
			if (this.#isSame(sighting)) this.#inFull.add(host);
			return this.#isSame(sighting);
		}
		if (!is304(sighting)) return false;
		const count = (this.#notModified.get(host) ?? 0) + 1;
		this.#notModified.set(host, count);
		return this.#isDrawn(sighting.url, Math.max(CHECKED_SHARE, 1 / count));
	}
	/** Takes in what a page has shown by now; a denied 304 ends the trust in its host's. */
	noteAnswers(url) {
		const violation = this.isOn ? againstNotModified(this.#run.seen.of(url)) : null;
		if (violation === null) return;
		this.#inFull.add(hostOf(url));
		const note = `${hostOf(url)}: its 304s count for nothing`;
		if (this.#notModified.has(hostOf(url)) && !this.#run.notes.some((one) => one.startsWith(note))) this.#run.notes.push(`${note}; ${violation.reason}`);
	}
	#isDrawn(url, share = CHECKED_SHARE) {
		return isDrawn(this.#run.state.capture.id, url, share);
	}
	#isSame(sighting) {
		const before = this.#run.seen.of(sighting.url).filter(isCaptured).at(-2);
		return before !== void 0 && identityKey(before.outcome.identity) === identityKey(sighting.outcome.identity);
	}
};
function is304({ outcome }) {
	return outcome.kind === "unchanged" && outcome.asked;
}
/** The ETag where there is one; a Last-Modified only of a host whose stamps passed their test (docs/evidence.md, trust test). */
function conditionOf({ outcome }, host) {
	const { etag, lastModified } = outcome.validators;
	if (etag !== null) return { etag };
	return lastModified !== null && host.kind === "trusted" ? { lastModified } : null;
}
//#endregion
//#region src/crawl/passes/plan-revisits.ts
/** Plans every host's revisits; hosts have slots of their own, so their expectations add up. */
async function planRevisits(run, byHost, conditional) {
	const queues = /* @__PURE__ */ new Map();
	let [expectedSharp, expectedAttested, upperBound] = [
		0,
		0,
		0
	];
	let planned = 0;
	await catchUp(run, byHost);
	run.rates.learnFromVisits([...byHost.values()], (url) => run.seen.of(url));
	const total = [...byHost.values()].reduce((sum, { length }) => sum + length, 0);
	for (const [host, pages] of byHost) {
		const pace = { slotMs: slotLengthMs(run, pages) };
		const allowed = shareOf(run.admission.requestsLeft(pace.slotMs), {
			from: planned / total,
			to: (planned + pages.length) / total
		});
		planned += pages.length;
		const visited = visitedPages(run, pages, pace);
		const plan = run.strategy.planRevisits(visited, "live", allowed);
		queues.set(host, pages.queue(plan.order));
		if (plan.order.length < pages.length) await leaveOut(run, pages, new Set(plan.order));
		const isAttested = (index) => run.seen.visitOf(pages.at(index).url) === null || conditional.staysUnchecked(pages.at(index));
		const attested = attestedOf(plan.order, visited, isAttested);
		expectedSharp += plan.expectedSharp - attested;
		expectedAttested += attested;
		upperBound += plan.upperBound;
	}
	if (run.state.capture.expectedSharp === null) await recordPlan(run, {
		expectedSharp,
		expectedAttested,
		upperBound
	});
	return queues;
}
/** The part of a plan's worth that lies in pages which the server's word alone carries over t*. */
function attestedOf(order, visited, isAttested) {
	let worth = 0;
	for (const [slot, index] of order.entries()) {
		const { survival, weight, ageSlots } = visited[index];
		if (isAttested(index)) worth += weight * survival.at(ageSlots + slotsFromAsOf(slot, "live"));
	}
	return worth;
}
/** What an earlier process saw was not taken in by this one yet. */
async function catchUp(run, byHost) {
	for (const pages of byHost.values()) for (const page of pages) if (!run.rates.knows(page)) await run.rates.noteVisit(page, run.seen.of(page.url));
}
/**
* Hosts share the requests left by their number of pages, each its stretch of the whole: cut one by one, many small
* shares would all come to nothing. Without a limit there is nothing to share.
*/
function shareOf(left, { from, to }) {
	return left === Infinity ? Infinity : Math.floor(left * to) - Math.floor(left * from);
}
/** What the budget does not reach is said at once: those that would gain least. */
async function leaveOut(run, pages, planned) {
	const reason = "over the budget of the capture";
	let index = 0;
	for (const { url } of pages) {
		if (planned.has(index++)) continue;
		if (run.seen.visitOf(url) === null) await run.frontier.setState(url, "skipped", reason);
		else await run.frontier.setState(url, "visited", `not asked for again: ${reason}`);
	}
}
function visitedPages(run, pages, pace) {
	return pages.map((page, index) => ({
		index,
		survival: run.rates.survivalOf(page, pace),
		weight: 1,
		ageSlots: ageMs(run, page) / pace.slotMs
	}));
}
/** A page that waits for its only fetch has no age: its Last-Modified vouches for the time before t*. */
function ageMs(run, { url }) {
	const visit = run.seen.visitOf(url);
	return visit === null ? 0 : run.state.plannedAsOf - visit.times.lastByteAt;
}
/** Mean time from one visit to the next on this host: the revisits will go at the same pace. */
function slotLengthMs(run, pages) {
	let [first, visits] = [run.state.plannedAsOf, 0];
	for (const { url } of pages) {
		const visit = run.seen.visitOf(url);
		if (visit === null) continue;
		visits++;
		first = Math.min(first, visit.times.sentAt);
	}
	return Math.max(1, run.state.settings.delayMs, (run.state.plannedAsOf - first) / Math.max(1, visits));
}
/** The promise is kept in the catalog and in the WARC, so that it can be compared with what came out. */
async function recordPlan(run, { expectedSharp, expectedAttested, upperBound }) {
	const { plannedAsOf, capture } = run.state;
	const plan = {
		strategy: run.strategy.name,
		plannedAsOf,
		expectedSharp,
		upperBound,
		expectedAttested
	};
	await run.sink.writeMetadata(runRecordTarget(capture.id, "plan"), planRecord(plan), plannedAsOf);
	await run.state.apply({
		expectedSharp,
		upperBound
	});
}
//#endregion
//#region src/crawl/passes/revisit-pass.ts
/** Revisits everything that was visited and not yet seen again. */
async function revisitPass(run) {
	const { seen } = run;
	const visited = run.frontier.pages().select((page) => seen.visitOf(page.url) !== null);
	const conditional = new ConditionalRevisits(run);
	const waiting = run.frontier.pages().select((page) => seen.visitOf(page.url) === null ? isPutOff(run, page) : !conditional.isDone(page.url));
	const putOff = waiting.select((page) => isPutOff(run, page)).length;
	const total = visited.length + putOff;
	let done = total - waiting.length;
	await passOver(run, await planRevisits(run, waiting.byHost(), conditional), {
		name: "revisit",
		leave: (page, refusal) => leaveUnasked(run, page, refusal),
		look: async (page) => {
			const sighting = await lookAfter(run, page, conditional);
			run.progress.tell("revisit", ++done, total, sighting);
		}
	});
}
/** A page that was put off is asked for the first time, and what it links to waits for the late pass. */
async function lookAfter(run, page, conditional) {
	if (run.seen.visitOf(page.url) === null) return (await sightPage(run, page, "late")).sighting;
	return revisit(run, page, conditional);
}
/** One page again: in full, or by its validator with the full answer after it where that is called for. */
async function revisit(run, page, conditional) {
	const condition = conditional.conditionFor(page);
	let { sighting } = await sightPage(run, page, "revisit", condition);
	if (condition !== null && conditional.needsFullAnswer(sighting) && await run.admission.refusalOf(page, "revisit") === null) ({sighting} = await sightPage(run, page, "revisit"));
	conditional.noteAnswers(page.url);
	return sighting;
}
/** What was visited stays so, with the reason why nothing is known of it after t*. */
async function leaveUnasked({ frontier, seen }, { url }, { state, reason }) {
	if (seen.visitOf(url) === null) await frontier.setState(url, state, reason);
	else await frontier.setState(url, "visited", `not asked for again: ${reason}`);
}
//#endregion
//#region src/crawl/passes/double-look.ts
/** One document in so many, of those never seen before, and at most so many in all. */
var ONE_IN = 50;
var AT_MOST = 40;
/** Chooses the pages and asks again; the second probe is made only where the first differs. */
var DoubleLook = class {
	#run;
	#looks = 0;
	constructor(run) {
		this.#run = run;
	}
	/** Probes a page right after its visit, when it is in the sample. */
	async at(page, visit) {
		if (!isCaptured(visit) || !this.#isChosen(page)) return;
		this.#looks++;
		const key = identityKey(visit.outcome.identity);
		const sighting = await this.#again(page);
		if (!sighting || !isCaptured(sighting) || identityKey(sighting.outcome.identity) === key) return;
		await this.#again(page);
	}
	async #again(page) {
		if (await this.#run.admission.refusalOf(page, "visit") !== null) return null;
		return (await sightPage(this.#run, page, "probe")).sighting;
	}
	#isChosen(page) {
		if (page.kind !== "document" || this.#run.rates.hasPastOf(page)) return false;
		return isInSample(page.url) && this.#looks < AT_MOST;
	}
};
/** By the page's own path, not by a count or a place: a resumed capture, which finds pages in another order, chooses the same. */
function isInSample(url) {
	const { pathname, search } = new URL(url);
	return createHash("sha256").update(pathname + search).digest().readUInt32BE(0) % ONE_IN === 0;
}
//#endregion
//#region src/crawl/passes/known-pages.ts
/** Captures looked back at: one that was cut short by a limit must not hide what those before it knew. */
var CAPTURES = 3;
/** So many days of a watch. */
var REFRESHES = 31;
var BATCH$1 = 1e3;
/** Enters the pages of the newest finished captures into the frontier, with their old way and depth. */
async function enterKnownPages(run) {
	for (const { id } of await finishedBefore(run)) {
		let batch = [];
		for await (const page of run.world.archive.catalog.frontier.pages(id)) {
			batch.push(page);
			if (batch.length < BATCH$1) continue;
			await enter(run, batch);
			batch = [];
		}
		await enter(run, batch);
	}
}
async function finishedBefore(run) {
	const finished = (await run.world.archive.catalog.captures.list()).filter(({ site, phase, id }) => site === run.state.capture.site && phase === "finished" && id !== run.state.capture.id);
	const captured = finished.filter((one) => !isRefresh(one) && !isTestimony(one)).slice(0, CAPTURES);
	const looks = finished.slice(0, REFRESHES).filter(isRefresh);
	const newest = captured[0]?.startedAt ?? -Infinity;
	return [...captured, ...looks.filter(({ startedAt }) => startedAt > newest)];
}
async function enter(run, pages) {
	const unknown = pages.filter((page) => run.frontier.numberOf(page.url) === -1 && isInScope(run, page) && !isOfSteps(page));
	const rates = await run.world.archive.catalog.rates.ofPages(run.state.capture.site, unknown.map(({ url }) => url));
	const gone = new Set(rates.filter((rate) => rate.isGone).map((rate) => rate.url));
	const alive = unknown.filter(({ url }) => !gone.has(url));
	await run.frontier.add(alive.map(({ url, kind, depth, via, hint }) => ({
		url,
		kind,
		depth,
		via,
		late: false,
		...hint && { hint }
	})));
}
/** The rules may have changed since; how it was reached is taken as settled. */
function isInScope(run, { url, kind, depth }) {
	return scopeRefusal(run.scope, {
		url,
		kind,
		depth,
		hops: 0
	}) === null;
}
//#endregion
//#region src/crawl/ask/ask-for-list.ts
/** Links behind this much of a head are not wanted; what follows it is the body. */
var HEAD_BYTES = 65536;
/** Asks for a list. */
async function askForList({ asking, admission }, question) {
	const { url, conditional, mostRequests = Infinity } = question;
	let requests = 0;
	return {
		...answerAt(await follow(url, {
			refusalOf: async (at) => {
				if (requests >= mostRequests) return `it leads further than ${mostRequests} requests`;
				return (await admission.refusalOfSource({
					url: at,
					kind: "other"
				}))?.reason ?? null;
			},
			ask: (at) => {
				requests++;
				return asking.source(at, conditional);
			}
		})),
		requests
	};
}
function answerAt(landing) {
	if (landing.kind === "too-far") return {
		kind: "problem",
		reason: `more than 5 redirects`
	};
	if (landing.kind === "refused") return {
		kind: "refused",
		reason: landing.reason
	};
	return listIn(landing);
}
function listIn({ result, reading }) {
	if (result.kind !== "response" || reading === null) return {
		kind: "problem",
		reason: result.kind === "response" ? "no answer" : result.message
	};
	const { outcome, content, status, isContentCut: isCut } = reading;
	if (outcome.kind === "unchanged" && outcome.asked) return { kind: "same" };
	if (outcome.kind !== "captured" || content === null || outcome.identity.status >= 300) return {
		kind: "problem",
		reason: outcome.kind === "failed" ? outcome.message : `status ${status}`
	};
	const { etag, lastModified } = outcome.validators;
	const { contentType } = outcome.identity;
	return {
		kind: "list",
		content,
		contentType,
		isCut,
		etag,
		lastModified,
		links: linkFields(result.exchange.responseBytes)
	};
}
function linkFields(responseBytes) {
	const response = parseHttpResponse(responseBytes.subarray(0, HEAD_BYTES));
	if (!response.ok) return [];
	return response.headers.filter(([name]) => name.toLowerCase() === "link").map(([, value]) => value);
}
//#endregion
//#region src/crawl/passes/read-sources.ts
/** Enough for the largest sites (25 million URLs); a list of lists without end stops here. */
var MAX_LISTS = 500;
/** Lists of lists: an index of indexes is one more than the sitemap protocol allows. OAI-PMH parts follow each other. */
var MAX_NESTING = 3;
var MAX_OAI_PARTS = 200;
var MAX_NOTES = 20;
/** Files the pages of all lists that the settings ask for; done once, before any page was seen. */
async function readSources(run) {
	if (run.state.settings.sources && run.seen.size === 0) await new SourceReading(run).read();
}
var SourceReading = class {
	#run;
	#queues = /* @__PURE__ */ new Map();
	#known = /* @__PURE__ */ new Set();
	#lanes;
	#problems = [];
	#read = 0;
	#named = 0;
	#taken = 0;
	constructor(run) {
		this.#run = run;
		this.#lanes = new Lanes((host) => this.#next(host), run.world.hostsAtOnce);
	}
	async read() {
		const { sitemaps, feeds, oai } = this.#run.state.settings.sources;
		for (const url of feeds) this.#add({
			url,
			hosts: null,
			nesting: 0,
			isGuess: false
		});
		for (const url of oai) this.#add({
			url: firstOaiRequest(url),
			hosts: null,
			nesting: 0,
			isGuess: false
		});
		if (sitemaps) await this.#addSitemaps();
		await this.#lanes.drain();
		this.#note();
	}
	/** Those that robots.txt names, and the one that is usually there. */
	async #addSitemaps() {
		const seeds = new Map(this.#run.state.capture.seeds.map((seed) => [hostOf(seed), seed]));
		await Promise.all([...seeds].map(async ([host, seed]) => {
			const hosts = /* @__PURE__ */ new Set([host]);
			for (const named of await this.#run.robots.sitemapsOf(seed)) {
				const url = parsePageUrl(named, seed);
				if (url) this.#add({
					url,
					hosts,
					nesting: 0,
					isGuess: false
				});
			}
			this.#add({
				url: parsePageUrl("/sitemap.xml", seed),
				hosts,
				nesting: 0,
				isGuess: true
			});
		}));
	}
	#add(source) {
		if (this.#known.has(source.url)) return;
		if (this.#known.size >= MAX_LISTS) {
			this.#problems.push(`${source.url}: not read, more than ${MAX_LISTS} lists`);
			return;
		}
		this.#known.add(source.url);
		const host = hostOf(source.url);
		const queue = this.#queues.get(host);
		if (queue) queue.push(source);
		else this.#queues.set(host, [source]);
		this.#lanes.wake(host);
	}
	async #next(host) {
		this.#run.stop.check();
		const source = this.#queues.get(host)?.shift();
		if (!source) return false;
		if (this.#taken >= this.#run.state.settings.maxPages) this.#problem(source, "not read, enough pages are known");
		else await this.#take(source);
		return true;
	}
	async #take(source) {
		const answer = await askForList(this.#run, { url: source.url });
		if (answer.kind !== "list") return this.#problem(source, "reason" in answer ? answer.reason : "not sent");
		const list = readSource(answer.content, answer.contentType, source.url);
		this.#read++;
		const problem = list.problem ?? (answer.isCut ? "too long; only its beginning was read" : null);
		if (problem !== null) this.#problem(source, problem);
		await this.#file(source, list.pages);
		this.#follow(source, list);
	}
	async #file({ url: via, hosts }, pages) {
		const { scope, frontier } = this.#run;
		const own = hostOf(via);
		const entitled = pages.filter(({ url }) => hosts === null || hostOf(url) === own || hosts.has(hostOf(url)));
		const way = {
			kind: "document",
			depth: 1
		};
		const taken = entitled.filter(({ url }) => scopeRefusal(scope, {
			...way,
			url,
			hops: scope.rules.hops
		}) === null);
		const added = await frontier.add(taken.map((page) => ({
			...page,
			...way,
			via,
			late: false
		})));
		this.#named += pages.length;
		this.#taken += added.length;
	}
	#follow({ hosts, nesting }, { kind, further }) {
		if (nesting + 1 >= (kind === "oai" ? MAX_OAI_PARTS : MAX_NESTING)) return;
		for (const url of further) this.#add({
			url,
			hosts,
			nesting: nesting + 1,
			isGuess: false
		});
	}
	#problem({ url, isGuess }, reason) {
		if (!isGuess) this.#problems.push(`${url}: ${reason}`);
	}
	#note() {
		const { notes } = this.#run;
		if (this.#read > 0) notes.push(`${this.#read} lists of URLs read; they name ${this.#named} pages, ${this.#taken} of them in scope and new`);
		notes.push(...this.#problems.slice(0, MAX_NOTES));
		if (this.#problems.length > MAX_NOTES) notes.push(`${this.#problems.length - MAX_NOTES} more lists of URLs had problems`);
	}
};
//#endregion
//#region src/crawl/passes/silent-retries.ts
var AT_ONCE$1 = 5;
var SILENT = /* @__PURE__ */ new Set([
	"first-byte-timeout",
	"head-timeout",
	"connect-timeout"
]);
/** Chooses the second tries of one run. */
var SilentRetries = class {
	#sightingsOf;
	#tried = /* @__PURE__ */ new Map();
	constructor(sightingsOf) {
		this.#sightingsOf = sightingsOf;
	}
	/** Whether a failed page is tried again in this round. */
	admits({ url }) {
		const [first] = this.#sightingsOf(url);
		if (first?.outcome.kind !== "failed" || !SILENT.has(first.outcome.code)) return true;
		const tried = this.#tried.get(hostOf(url)) ?? [];
		const answered = tried.filter((one) => this.#sightingsOf(one).some(isCaptured)).length;
		if (tried.length >= AT_ONCE$1 * (1 + answered)) return false;
		this.#tried.set(hostOf(url), [...tried, url]);
		return true;
	}
};
/** What report and certificate say of pages that were not tried again. */
function silentNotes(left) {
	const counts = /* @__PURE__ */ new Map();
	for (const { url } of left) counts.set(hostOf(url), (counts.get(hostOf(url)) ?? 0) + 1);
	return [...counts].map(([host, pages]) => `${host}: ${pages === 1 ? "1 page that kept silent was" : `${pages} pages that kept silent were`} not tried again, since ${AT_ONCE$1} others kept silent twice`);
}
//#endregion
//#region src/crawl/passes/second-tries.ts
/** The second tries of one visit pass. */
var SecondTries = class {
	#run;
	#retried = /* @__PURE__ */ new Set();
	#silent;
	constructor(run) {
		this.#run = run;
		this.#silent = new SilentRetries((url) => run.seen.of(url));
	}
	/** Whether the page has its second try. */
	has(url) {
		return this.#retried.has(url);
	}
	/** Pages that are tried once more from now on; those found by them get their own try. */
	take() {
		return this.#run.frontier.pages().filter((page) => page.state === "failed" && this.#takes(page));
	}
	/** What report and certificate say of pages that may be tried again and are not. */
	notes() {
		const isUntried = ({ url, state }) => state === "failed" && !this.#retried.has(url) && this.#failedOnce(url);
		return silentNotes(this.#run.frontier.pages().filter(isUntried));
	}
	#takes(page) {
		const { url } = page;
		if (this.#retried.has(url) || !this.#failedOnce(url) || !this.#silent.admits(page)) return false;
		this.#retried.add(url);
		return true;
	}
	/** Tries are counted by what is in the catalog, so that an interruption adds none; one refused is no try. */
	#failedOnce(url) {
		const sightings = this.#run.seen.of(url);
		return sightings.length === 1 && isRetryable(sightings[0]);
	}
};
/** Pages that a limit raised since lets in again. */
async function readmitted({ admission, frontier }) {
	const room = admission.placesLeft;
	if (room <= 0) return [];
	const over = frontier.pages().filter(isOverLimit).slice(0, room);
	for (const { url } of over) await frontier.setState(url, "known", null);
	return over;
}
function isOverLimit({ state, reason }) {
	return state === "skipped" && refusalCodeOf(reason) === "max-pages";
}
//#endregion
//#region src/crawl/passes/visit-pass.ts
/** A slot is at least this long: no server answers in no time. */
var SHORTEST_SLOT_MS = 50;
/** How fast the pace follows the answers. */
var PACE_WEIGHT = .05;
/** So many looks may be on their way into the archive while further pages are asked for. */
var MOST_UNKEPT = 8;
/** So many pages are queued or left out in one go. */
var AT_ONCE = 5e3;
/** Visits everything in scope, unless an earlier process already did. */
async function visitPass(run) {
	if (run.state.capture.phase !== "visiting") return;
	await run.frontier.add(run.state.capture.seeds.map((url) => ({
		url,
		kind: "document",
		depth: 0,
		via: null,
		late: false
	})));
	await readSources(run);
	await enterKnownPages(run);
	await run.record.change({ phase: "visiting" });
	const claims = new Claims();
	const renderings = await PageRenderings.open(run, claims);
	try {
		await new VisitPass(run, renderings, claims).run();
	} finally {
		await renderings.close();
	}
}
var VisitPass = class {
	#run;
	#doubleLook;
	#singles;
	#lanes = /* @__PURE__ */ new Map();
	#loop;
	#planPages = /* @__PURE__ */ new WeakMap();
	#beliefs = 0;
	#tries;
	/** Pages of each host when the pass began. */
	#knownOf = /* @__PURE__ */ new Map();
	#renderings;
	#claims;
	#done = 0;
	constructor(run, renderings, claims) {
		this.#run = run;
		this.#renderings = renderings;
		this.#claims = claims;
		this.#doubleLook = new DoubleLook(run);
		this.#singles = new SingleFetches(run);
		this.#tries = new SecondTries(run);
		this.#loop = new PassLoop(run, {
			name: "visit",
			next: (host) => this.#next(host),
			look: (page) => this.#visitAtPace(page),
			leave: (page, refusal) => this.#leave(page, refusal),
			fail: (error) => this.#claims.fail(error),
			settle: (host) => this.#isKept(this.#lanes.get(host))
		});
	}
	async run() {
		this.#done = this.#run.seen.size;
		await this.#settleStates();
		await this.#countKnown();
		await this.#enqueueKnown();
		try {
			await this.#showVisited();
			await this.#visitAll();
		} finally {
			await Promise.allSettled([...this.#lanes.values()].flatMap(({ keeping }) => keeping));
		}
	}
	async #visitAll() {
		await this.#loop.drain();
		for (let again = await this.#again(); again.length > 0; again = await this.#again()) {
			await this.#enqueue(again);
			await this.#loop.drain();
		}
		this.#run.notes.push(...this.#tries.notes());
	}
	/** What is put off until after t* does not count. */
	async #countKnown() {
		const pages = this.#run.frontier.pages();
		if (this.#run.state.settings.attested) await this.#run.rates.expect([...pages]);
		for (const page of pages) if (!this.#singles.putsOff(page)) this.#knownOf.set(hostOf(page.url), (this.#knownOf.get(hostOf(page.url)) ?? 0) + 1);
	}
	async #again() {
		return [
			...this.#tries.take(),
			...await readmitted(this.#run),
			...this.#singles.takenBack()
		];
	}
	/** A page seen by a process that died before it marked the page: a failure then gets its second try. */
	async #settleStates() {
		const { frontier, seen } = this.#run;
		for (const { url } of frontier.pages().filter(({ url, state }) => state === "known" && seen.has(url))) await frontier.setState(url, seen.of(url).some(isCaptured) ? "visited" : "failed", null);
	}
	/** What an earlier process or capture left, some at a time: there may be a million of them. */
	async #enqueueKnown() {
		let some = [];
		for (const page of this.#run.frontier.pages()) {
			if (page.state !== "known") continue;
			if (some.push(page) < AT_ONCE) continue;
			await this.#file(some);
			some = [];
		}
		await this.#file(some);
		this.#loop.wake(this.#lanes.keys());
	}
	async #enqueue(pages) {
		await this.#file(pages);
		this.#loop.wake(groupByHost(pages).keys());
	}
	/** Puts pages into their hosts' queues. */
	async #file(pages) {
		await this.#run.rates.expect(pages);
		const toVisit = pages.filter((page) => !this.#singles.putsOff(page));
		for (const [host, own] of groupByHost(toVisit)) {
			const lane = this.#laneOf(host);
			lane.queue.add(own.map((page) => ({
				index: lane.pages.push(this.#run.frontier.numberOf(page.url)),
				page: this.#planPage(page, lane.pace)
			})));
		}
	}
	/** Pages of which the same is believed share one object: a million of them wait at little cost. */
	#planPage(page, pace) {
		const survival = this.#run.rates.survivalOf(page, pace);
		let shared = this.#planPages.get(survival);
		if (!shared) {
			shared = {
				id: `belief ${this.#beliefs++}`,
				survival,
				weight: 1,
				trustedLastModified: false,
				links: []
			};
			this.#planPages.set(survival, shared);
		}
		return shared;
	}
	/** Pages known at the start are the guess of the host's size; without a past it is open. */
	#laneOf(host) {
		let lane = this.#lanes.get(host);
		if (!lane) {
			const { state, strategy } = this.#run;
			const { capture, settings } = state;
			const known = this.#knownOf.get(host) ?? 0;
			const sizeGuess = known > capture.seeds.length ? known : null;
			const queue = strategy.startVisits({
				sizeGuess,
				threshold: settings.threshold
			});
			const pace = { slotMs: Math.max(settings.delayMs, SHORTEST_SLOT_MS) };
			lane = {
				queue,
				pages: new GrowingNumbers(Uint32Array),
				pace,
				since: 0,
				keeping: []
			};
			this.#lanes.set(host, lane);
		}
		return lane;
	}
	#next(host) {
		const lane = this.#laneOf(host);
		const page = this.#nextOf(lane);
		lane.since = this.#run.world.clock.now();
		if (page === null && lane.keeping.length === 0 && isOnePass(this.#run)) this.#lanes.delete(host);
		if (page !== null) this.#claims.take(page.url);
		return page;
	}
	/** The next page that no document which was shown has brought already, or is about to bring. */
	#nextOf({ queue, pages }) {
		for (let index = queue.next(); index !== null; index = queue.next()) {
			const page = this.#run.frontier.at(pages.at(index));
			if (!(this.#run.seen.has(page.url) || this.#claims.whenFree(page.url) !== null) || this.#tries.has(page.url)) return page;
		}
		return null;
	}
	/** A page whose second try may not be asked for stays as the first has left it. */
	async #leave({ url }, { state, reason }) {
		this.#claims.release(url);
		if (!this.#run.seen.has(url)) await this.#run.frontier.setState(url, state, reason);
	}
	async #visitAtPace(page) {
		const { world, state } = this.#run;
		const lane = this.#laneOf(hostOf(page.url));
		const { since } = lane;
		await this.#visit(page, lane);
		const tookMs = Math.max(world.clock.now() - since, state.settings.delayMs, SHORTEST_SLOT_MS);
		lane.pace.slotMs += PACE_WEIGHT * (tookMs - lane.pace.slotMs);
	}
	async #visit(page, lane) {
		const look = await lookAt(this.#run, page, "visit");
		const isAhead = asksAhead(this.#run.state.settings);
		while (lane.keeping.length >= (isAhead ? MOST_UNKEPT : 1)) await this.#isKept(lane);
		if (!isAhead) return this.#keep(look);
		const kept = new Promise((resolve) => setImmediate(resolve)).then(() => this.#keep(look));
		kept.catch(() => void 0);
		lane.keeping.push(kept);
	}
	/** Waits until the lane's oldest unkept look is kept; `false` when all are. */
	async #isKept({ keeping } = { keeping: [] }) {
		if (keeping.length === 0) return false;
		await keeping[0];
		keeping.shift();
		return true;
	}
	async #keep(look) {
		const run = this.#run;
		const sight = await keepLook(run, look);
		this.#claims.release(look.page.url);
		await this.#kept(look.page, sight);
		await this.#show(look.page, sight.sighting);
	}
	async #kept(page, { sighting, found }) {
		const run = this.#run;
		if (!isOnePass(run)) await this.#prepareRevisit(page, sighting);
		await this.#enqueue(found);
		run.progress.tell("visit", ++this.#done, run.frontier.size, sighting);
	}
	/** A document that scripts build is shown as soon as it is there: what it asks for belongs to this pass. */
	async #show(page, sighting) {
		if (!this.#renderings.awaits(page, sighting)) return;
		const onLook = (part, sight) => this.#kept(part, sight);
		await this.#enqueue(await this.#renderings.show(page, sighting, {
			pass: "visit",
			onLook
		}));
	}
	/** Documents that an earlier process had looked at and was not done with. */
	async #showVisited() {
		const { frontier, seen } = this.#run;
		for (const page of frontier.pages().filter(({ kind, state }) => kind === "document" && state === "visited")) {
			const visit = seen.visitOf(page.url);
			if (visit !== null) await this.#show(page, visit);
		}
	}
	async #prepareRevisit(page, sighting) {
		await this.#doubleLook.at(page, sighting);
		await this.#run.rates.noteVisit(page, this.#run.seen.of(page.url));
	}
};
//#endregion
//#region src/crawl/pipeline.ts
/** Captures a site as of one moment. */
async function captureSite(request, world, watcher) {
	return runCapture(await beginCapture(request, world), world, watcher);
}
/** Finishes a capture that was interrupted: the newest (of the given site, when one is given), or the one named. */
async function resumeCapture(which, world, watcher) {
	return runCapture(await findUnfinished(which, world), world, watcher);
}
/** Fetches requisites that an ended capture lacks, into a small capture of their own; the ended one stays as it is. */
async function patchCapture(patched, world, watcher) {
	return runCapture(await beginPatch(patched, world), world, watcher);
}
/** Ends a capture that no process is running, as if it had been cancelled while it ran. */
async function cancelCapture(capture, world) {
	const run = await openRun(capture, world, {}, "end");
	try {
		return await concludeCancelled(run);
	} finally {
		await closeRun(run);
	}
}
async function runCapture(capture, world, watcher) {
	const run = await openRun(capture, world, watcher);
	const stopHeartbeat = startHeartbeat(run);
	try {
		await announceStart(run);
		await visitPass(run);
		await requireAnyState(run);
		await run.state.fixTimePoint(run.seen.lastByteAt);
		await run.state.passTimePoint(run.stop.signal);
		if (isOnePass(run)) noteOnePass(run);
		else {
			await revisitPass(run);
			await repairPass(run);
			await probePass(run);
		}
		await latePass(run);
		const outcome = await conclude(run);
		if (!isOnePass(run)) await sketchVersions(world.archive, capture.id, run.stop.signal);
		await indexTextsSafely(world.archive, world.logger, run.stop.signal);
		return outcome;
	} catch (error) {
		if (run.stop.isCancellation(error)) return await concludeCancelled(run);
		run.stop.check();
		throw error;
	} finally {
		await stopHeartbeat();
		await closeRun(run);
	}
}
//#endregion
//#region src/crawl/refresh/begin-refresh.ts
/**
* Enters a refresh into the catalog. Its t* is fixed a millisecond before its start: whatever it sees is seen after
* that, and nothing in it can be sharp.
*/
async function beginRefresh(request, world) {
	const { site, settings, asked } = request;
	await rebuildRates(site.name, world.archive);
	world.fetcher.cookies?.hold([]);
	const startedAt = world.clock.now();
	const capture = await enterCapture(world.archive.catalog.captures, {
		site: site.name,
		seeds: site.seeds,
		phase: "revisiting",
		startedAt,
		plannedAsOf: instant(startedAt - 1),
		asOf: null,
		finishedAt: null,
		settings: {
			...refreshSettings(settings),
			...fixedAtStart(world),
			refresh: true
		},
		expectedSharp: null,
		upperBound: null
	});
	if (asked) await world.archive.results.putBeside(capture.id, ASKED, Buffer.from(JSON.stringify(asked)));
	return capture;
}
/** The refresh that is to go on, as the catalog has it. */
async function refreshToGoOn({ id }, { archive, clock }) {
	const capture = await archive.catalog.captures.get(id);
	if (!capture || !isRefresh(capture) || !isUnfinished(capture)) throw new UsageError("NOT_FOUND", `${id} is no unfinished refresh in ${archive.dir}; nothing to go on with`);
	if (capture.startedAt > clock.now()) throw new IsochronError("ARCHIVE_BROKEN", `refresh ${id} starts in the future: set this machine's clock right first`);
	return capture;
}
/** What a refresh takes over of the settings: the limits are those of its turns, and no browser shows documents. */
function refreshSettings(settings) {
	const { delayMs, strategy, threshold, clockErrorMs, keepBoth, ownBodies, notIn, manners } = settings;
	const scope = {
		...HOST_SCOPE,
		...settings.scope,
		maxPagesPerHost: null
	};
	return {
		delayMs,
		strategy,
		threshold,
		maxPages: MOST_KNOWN_URLS,
		scope,
		manners: {
			...manners,
			maxBytes: null,
			shapeBudget: shapeBudgetOf(settings)
		},
		...clockErrorMs !== void 0 && { clockErrorMs },
		...keepBoth !== void 0 && { keepBoth },
		...ownBodies !== void 0 && { ownBodies },
		...notIn && { notIn }
	};
}
//#endregion
//#region src/crawl/refresh/look-finding.ts
/** The title stands near the beginning, or is of no use to people. */
var MOST_TITLE_BYTES = 65536;
var MOST_SPANS = 1e3;
var MOST_TITLE_CHARACTERS = 300;
var HTML = /* @__PURE__ */ new Set(["text/html", "application/xhtml+xml"]);
/** The last look at a page that showed a state, of those that were sent before an instant; `null` when none did. */
async function lastState({ sightings }, url, before = Infinity) {
	const looks = await sightings.ofPage(url);
	return withoutTold(looks).filter(isCaptured).findLast(({ times }) => times.sentAt < before) ?? null;
}
/** What a look found. */
function findingOf({ outcome }, before) {
	if (outcome.kind === "blocked" || outcome.kind === "refused") return "refused";
	if (outcome.kind !== "captured") return "failed";
	if (isAbsent(outcome.identity.status)) return "gone";
	if (before === null) return "first";
	return identityKey(outcome.identity) === identityKey(before.outcome.identity) ? "same" : "changed";
}
/** Whether there is something to weigh: another version, or that there is none any more. */
function isToBeWeighed(found, before) {
	if (before === null) return false;
	return found === "changed" || found === "gone" && !isAbsent(before.outcome.identity.status);
}
/** The finding in words, where the detector has none. */
function findingWords(found, outcome) {
	if (outcome.kind === "failed") return outcome.message;
	if (outcome.kind === "blocked" || outcome.kind === "refused") return outcome.reason;
	if (outcome.kind === "unchanged") return "a 304 that nobody asked for shows no state";
	const { status } = outcome.identity;
	if (found === "gone") return `status ${status}`;
	if (found === "first") return "seen for the first time";
	return found === "same" ? "as it was at the last look" : "its versions could not be compared";
}
/** Where the page redirects to; `null` when it does not, or to itself. */
function movedTo({ url, outcome }) {
	if (outcome.kind !== "captured") return null;
	const { status, location } = outcome.identity;
	const target = status >= 300 && status < 400 && location !== null ? parsePageUrl(location, url) : null;
	return target === url ? null : target;
}
/** The title that a document gives itself; `null` when it has none. */
function titleIn({ content, contentType }) {
	if (!HTML.has(mediaType(contentType) ?? "")) return null;
	const html = decodeText(content.subarray(0, MOST_TITLE_BYTES), contentType).text;
	const title = scanHtml(html, { maxSpans: MOST_SPANS }).title?.replace(/\s+/g, " ").trim() ?? "";
	return title === "" ? null : title.slice(0, MOST_TITLE_CHARACTERS);
}
function isAbsent(status) {
	return status === 404 || status === 410;
}
//#endregion
//#region src/crawl/refresh/earlier-looks.ts
/** Looks further apart do not tell what varies by itself from what is edited. */
var SOON_MS = 72e5;
/** A page that differed from the look just before fewer times, or more rarely, is not known to vary by itself. */
var LEAST_CHANGES = 3;
var LEAST_CHANGED_SHARE = .6;
/** Contents at the looks before a pair, oldest first; none where the page is not another at nearly every look. */
async function earlierContents({ url, before }, { catalog, warcs }) {
	const looks = [...withoutTold(await catalog.sightings.ofPage(url)).filter(isCaptured).filter((look) => look.times.sentAt < before.times.sentAt && isAlike(look, before)), before];
	const earlier = looks.filter((_, i) => isSoon(looks, i) || isSoon(looks, i + 1)).slice(-8);
	if (!isAnotherEachTime(earlier)) return [];
	const contents = /* @__PURE__ */ new Map();
	for (const look of earlier) {
		const key = keyOf(look);
		if (!contents.has(key)) contents.set(key, (await readVersion(warcs, look))?.content ?? null);
	}
	return earlier.flatMap((look) => look === before ? [] : contents.get(keyOf(look)) ?? []);
}
/** Whether the page was shown in the same way: an error page says nothing of a page's boxes. */
function isAlike({ outcome: { identity: a } }, { outcome }) {
	return a.status === outcome.identity.status && a.contentType === outcome.identity.contentType;
}
/** Whether a look came soon after the one before it. */
function isSoon(looks, i) {
	const [old, now] = [looks[i - 1], looks[i]];
	return old !== void 0 && now !== void 0 && now.times.sentAt - old.times.sentAt <= SOON_MS;
}
function isAnotherEachTime(looks) {
	const soon = looks.flatMap((look, i) => isSoon(looks, i) ? [[looks[i - 1], look]] : []);
	const changes = soon.filter(([old, now]) => keyOf(old) !== keyOf(now)).length;
	return changes >= LEAST_CHANGES && changes >= LEAST_CHANGED_SHARE * soon.length;
}
function keyOf({ outcome }) {
	return identityKey(outcome.identity);
}
//#endregion
//#region src/crawl/refresh/weigh-looks.ts
var NOT_WEIGHED = {
	change: null,
	isByItself: false
};
/** What they found, with the detector's word on what changed. */
async function weighLooks(looks, world) {
	const judged = /* @__PURE__ */ new Map();
	const changes = /* @__PURE__ */ new Map();
	const told = /* @__PURE__ */ new Map();
	for (let left = looks.flatMap(pairOf); left.length > 0;) {
		const round = new Map(left.map((pair) => [pair.url, pair]));
		const { byPage } = await judgePairs([...round.values()], world, (url, change) => changes.set(url, change));
		for (const [url, judgement] of byPage) {
			judged.set(round.get(url).after, judgement);
			told.set(round.get(url).after, changes.get(url) ?? NOT_WEIGHED);
		}
		left = left.filter((pair) => round.get(pair.url) !== pair);
	}
	return looks.map((look) => ({
		...lookedAt(look, judged.get(look.sighting)),
		...told.get(look.sighting) ?? NOT_WEIGHED
	}));
}
/**
* The detector's word on pairs, of each page one. Whoever hears of each change hears it with what earlier looks tell; a
* report rests on the two versions alone.
*/
function judgePairs(pairs, { archive, logger }, onChange) {
	const judge = async (pair, shared) => {
		const history = onChange === void 0 ? [] : await earlierContents(pair, archive);
		const compared = await judgePair(pair, archive.warcs, {
			...shared,
			history
		});
		if (compared === null) return null;
		const { longestBytes: _, change, ...judgement } = compared;
		onChange?.(pair.url, {
			change,
			isByItself: history.length > 0 && isByItself(change)
		});
		return judgement;
	};
	return judgeEach(pairs, judge, { logger });
}
/** The pair that a look makes with the one before, where there is something to weigh. */
function pairOf({ sighting, before }) {
	if (!isToBeWeighed(findingOf(sighting, before), before)) return [];
	return [{
		url: sighting.url,
		before,
		after: sighting
	}];
}
function lookedAt({ sighting, before, title, links }, judged) {
	const found = findingOf(sighting, before);
	return {
		url: sighting.url,
		at: sighting.times.lastByteAt,
		sighting,
		found,
		importance: judged?.importance ?? null,
		verdict: judged?.verdict ?? null,
		explanation: judged?.explanation ?? findingWords(found, sighting.outcome),
		title,
		movedTo: movedTo(sighting),
		links,
		previous: before?.times.lastByteAt ?? null
	};
}
/** Whether nothing differs but what no reader sees, what a rule passes over, and what earlier looks tell to vary. */
function isByItself(change) {
	if (change?.verdict !== "insignificant") return false;
	return change.operations.every(({ excuse }) => excuse === "volatile" || excuse === "recut");
}
//#endregion
//#region src/crawl/refresh/conclude-refresh.ts
/** Writes index and report, keeps what the looks teach, and marks the refresh as ended. */
async function concludeRefresh(run) {
	const { archive } = run.world;
	const { id } = run.state.capture;
	const clocks = settledClocks(run);
	const assessment = assessLooks(run, clocks);
	const end = {
		phase: "finished",
		asOf: null,
		finishedAt: endOf(run),
		...raisedErrors(clocks)
	};
	await closeRecord(run, end);
	const refused = new RefusedPages();
	const figures = reportFigures(assessment, (page) => refused.see(page));
	const facts = await factsOf(run, clocks, refused);
	const report = buildReport(assessment, {
		...facts,
		finishedAt: end.finishedAt
	}, figures);
	const held = holdReport(report);
	await archive.results.putReport(id, {
		report,
		html: renderHtml(held)
	});
	await learnFromCapture(run, assessment);
	await learnStanding(run, assessment, clocks);
	await run.state.apply(end);
	return held;
}
/** Pages that nobody looked at are the watch's to know of: they are not part of what was done. */
function assessLooks(run, clocks) {
	const pages = run.frontier.pages().filter(({ state }) => state !== "known");
	const numbers = new Map(pages.map(({ url }, number) => [url, number]));
	return assessRefresh({
		capture: run.state.capture,
		plannedAsOf: run.state.plannedAsOf,
		pages,
		numberOf: (url) => numbers.get(url) ?? -1,
		sightingsOf: (url) => withClockErrors(run.seen.of(url), clocks),
		requisitesOf: () => []
	});
}
async function factsOf(run, clocks, refused) {
	const { state, seen, strategy, sieve, notes, world } = run;
	const warcs = await world.archive.warcs.sizes(state.capture.id);
	const refusals = reportRefusals(refused, sieve.tally);
	const { refresh, pairs } = await countLooks(run);
	return {
		strategy: strategy.name,
		delayMs: state.settings.delayMs,
		requests: seen.requests,
		bytes: warcs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
		warcs: warcs.map(({ file }) => file),
		notes: [
			...notes,
			...refusalNotes(refusals),
			...doubtNotes(clocks),
			...apartNotes(datesApartOf(run))
		],
		refusals,
		refresh,
		changes: await judgedOf(run, pairs)
	};
}
/** What the looks found, counted from the catalog alone: other processes may have made most of them. */
async function countLooks(run) {
	const counts = {
		looks: 0,
		changes: 0,
		first: 0,
		same: 0,
		changed: 0,
		gone: 0,
		failed: 0,
		refused: 0
	};
	const newest = /* @__PURE__ */ new Map();
	for (const sightings of run.seen.values()) for (const sighting of sightings) {
		const before = await lastState(run.world.archive.catalog, sighting.url, sighting.times.sentAt);
		counts.looks++;
		counts[findingOf(sighting, before)]++;
		for (const pair of pairOf({
			sighting,
			before
		})) {
			counts.changes++;
			newest.set(pair.url, pair);
		}
	}
	return {
		refresh: counts,
		pairs: [...newest.values()]
	};
}
/** Of each page the newest change, weighed with all others of the day. */
async function judgedOf(run, pairs) {
	const { byPage, unjudged } = await judgePairs(pairs, run.world);
	const verdicts = verdictCounts([...byPage.values()]);
	return {
		byPage,
		summary: {
			ruleSet: scrubRules().digest,
			verdicts,
			unjudged
		}
	};
}
//#endregion
//#region src/crawl/refresh/looks-after.ts
/** Every look of the run whose last byte came after an instant, in the order in which they were sent. */
async function looksAfter(run, after) {
	const kept = [];
	const found = foundPages(run);
	for (const sighting of sightingsAfter(run, after)) {
		const before = await lastState(run.world.archive.catalog, sighting.url, sighting.times.sentAt);
		const title = isCaptured(sighting) ? await titleOf$1(run, sighting) : null;
		kept.push({
			sighting,
			before,
			title,
			links: found.get(sighting.url) ?? []
		});
	}
	return weighLooks(kept, run.world);
}
function sightingsAfter({ frontier, seen }, after) {
	const looks = [];
	for (const { url } of frontier.pages()) looks.push(...seen.of(url).filter(({ times }) => times.lastByteAt > after));
	return looks.sort((a, b) => a.seq - b.seq);
}
async function titleOf$1({ world }, sighting) {
	const version = await readVersion(world.archive.warcs, sighting);
	return version && titleIn(version);
}
/** By the page on which they were found: pages that nobody has wished for since. */
function foundPages({ frontier, isKnown }) {
	const found = /* @__PURE__ */ new Map();
	for (const page of frontier.pages()) {
		if (page.via === null || page.state !== "known" || isKnown?.(page.url) === true) continue;
		found.set(page.via, [...found.get(page.via) ?? [], page]);
	}
	return found;
}
//#endregion
//#region src/crawl/refresh/turn.ts
/** Looks at pages; `number` sets the turn apart from others: a host that was given up has a new chance in each. */
async function takeTurn(run, wishes, { allowance, number }) {
	const [kept, refused] = [[], []];
	const queues = groupByHost(await enterWishes(run, wishes));
	const loop = new PassLoop(run, {
		name: `turn ${number}`,
		next: (host) => allowance.isOver ? null : queues.get(host).shift() ?? null,
		look: async (page) => {
			kept.push(await lookOnce(run, page));
			run.progress.tell("late", kept.length, wishes.length, kept.at(-1).sighting);
		},
		leave: async (page, refusal) => {
			if (refusalCodeOf(refusal.reason) === "max-bytes") return allowance.end();
			await run.frontier.setState(page.url, refusal.state, refusal.reason);
			refused.push(refusedPage(run, page.url, refusal));
		},
		isOver: (error) => allowance.isEnd(error)
	});
	loop.wake(queues.keys());
	await loop.drain();
	return {
		kept,
		refused
	};
}
async function enterWishes(run, wishes) {
	await run.frontier.add(wishes.map(({ url, kind, depth, via }) => ({
		url,
		kind,
		depth,
		via,
		late: true
	})));
	return wishes.map(({ url }) => run.frontier.get(url));
}
/** Every look of a refresh is late: its t* is before its start. */
async function lookOnce(run, page) {
	const before = await lastState(run.world.archive.catalog, page.url);
	const look = await lookAt(run, page, "late");
	const title = titleOf(look);
	const { sighting, found } = await keepLook(run, look);
	return {
		sighting,
		before,
		title,
		links: found
	};
}
function titleOf({ reading }) {
	if (reading?.outcome.kind !== "captured" || reading.content === null) return null;
	return titleIn({
		content: reading.content,
		contentType: reading.outcome.identity.contentType
	});
}
function refusedPage({ world }, url, { state, reason }) {
	return {
		url,
		at: world.clock.now(),
		sighting: null,
		found: state === "failed" ? "failed" : "refused",
		importance: null,
		change: null,
		isByItself: false,
		verdict: null,
		explanation: reason,
		title: null,
		movedTo: null,
		links: [],
		previous: null
	};
}
//#endregion
//#region src/crawl/refresh/turn-allowance.ts
/** The allowance of the turn that is going on. */
var TurnAllowance = class {
	#limits = {
		mostRequests: 0,
		mostBytes: 0
	};
	#roomBytes = () => 0;
	#requests = 0;
	#isSpent = false;
	/** A turn begins; `roomBytes` says how many bytes of an answer may still be stored. */
	begin(limits, roomBytes) {
		this.#limits = limits;
		this.#roomBytes = roomBytes;
		this.#requests = 0;
		this.#isSpent = false;
	}
	/** The turn is over: nothing is sent before the next. */
	end() {
		this.#isSpent = true;
	}
	/** Requests of this turn. */
	get requests() {
		return this.#requests;
	}
	/** Whether nothing more may be asked for in this turn. */
	get isOver() {
		const { mostRequests, signal } = this.#limits;
		return this.#isSpent || this.#requests >= mostRequests || signal?.aborted === true;
	}
	/** Whether an error is the end of the turn and no fault. */
	isEnd(error) {
		if (error instanceof NothingLeft) return true;
		const { signal } = this.#limits;
		if (signal?.aborted !== true) return false;
		return error === signal.reason || error instanceof Error && error.name === "AbortError";
	}
	/** The fetcher as far as the turn lets it send. */
	limited(fetcher) {
		return {
			get profile() {
				return fetcher.profile;
			},
			...fetcher.path && { path: fetcher.path },
			...fetcher.cookies && { cookies: fetcher.cookies },
			close: () => fetcher.close(),
			fetch: (request, signal) => this.#send(fetcher, request, signal)
		};
	}
	async #send(fetcher, request, signal) {
		if (this.isOver) throw new NothingLeft();
		this.#requests++;
		const held = { isBack: false };
		const result = await fetcher.fetch(this.#asked(request, held), signal).catch((error) => {
			throw held.isBack ? new NothingLeft() : error;
		});
		const isWhole = request.mostBytes !== void 0 || !this.#isCut(result, request);
		if (!held.isBack && isWhole) return result;
		if (result.kind === "response") await result.exchange.spooled?.discard();
		this.#isSpent = true;
		throw new NothingLeft();
	}
	/** Of pages whoever looks keeps no more than there is room for; of all else it is seen to here. */
	#asked(request, held) {
		const { admit, mostBytes = this.#roomFor(request) } = request;
		const admitted = async (address) => admit(address).catch((error) => {
			held.isBack = this.#limits.signal?.aborted === true;
			throw error;
		});
		return {
			...request,
			...mostBytes && { mostBytes },
			...admit && { admit: admitted }
		};
	}
	#roomFor(request) {
		return this.#limits.mostBytes === Infinity ? void 0 : () => this.#roomBytes(request);
	}
	#isCut(result, request) {
		const room = this.#roomFor(request)?.() ?? Infinity;
		return result.kind === "response" && sizeOf(result) > room;
	}
};
function sizeOf({ exchange }) {
	const isCut = exchange.truncated === "length" ? 1 : 0;
	return (exchange.spooled?.sizeBytes ?? exchange.responseBytes.length) + isCut;
}
//#endregion
//#region src/crawl/refresh/open-refresh.ts
/** Opens the refreshing of a site: a new capture of kind `refresh`, or the unfinished one named by `resume`. */
async function openRefresh(request, world, watcher = {}) {
	const allowance = new TurnAllowance();
	const limited = {
		...world,
		fetcher: allowance.limited(world.fetcher)
	};
	const { resume } = request;
	const capture = resume ? await refreshToGoOn(resume, world) : await beginRefresh(request, limited);
	const toldBytes = await storedBytes(world, capture);
	const run = await openRun(capture, limited, { onProgress: watcher.onProgress });
	const isKnown = request.isKnown.bind(request);
	return new OpenRefresh({
		...run,
		isKnown
	}, {
		allowance,
		toldBytes,
		end: watcher.signal
	});
}
/** Ends an unfinished refresh as it stands, also one that was begun with other headers; nobody is asked. */
async function endRefresh(capture, world) {
	const going = await refreshToGoOn(capture, world);
	const toldBytes = await storedBytes(world, going);
	return new OpenRefresh(await openRun(going, world, {}, "end"), {
		allowance: new TurnAllowance(),
		toldBytes,
		end: void 0
	}).conclude();
}
var OpenRefresh = class {
	#run;
	#parts;
	/** What the WARC files held when that was last told. */
	#toldBytes;
	#turns = 0;
	#isLooking = false;
	constructor(run, parts) {
		this.#run = run;
		this.#parts = parts;
		this.#toldBytes = parts.toldBytes;
	}
	get capture() {
		return this.#run.state.capture;
	}
	look(wishes, limits) {
		return this.#inTurn(limits, (ending) => this.#lookInTurn(wishes, ending));
	}
	askLists(limits, work) {
		const [run, { allowance }] = [this.#run, this.#parts];
		return this.#inTurn(limits, async (ending) => {
			allowance.begin(ending, ({ url }) => run.admission.bytes.roomFor(url));
			run.stop.beginTurn(ending.signal);
			const orRefused = (error) => {
				if (!allowance.isEnd(error)) throw error;
				return {
					kind: "refused",
					reason: "no request is left in this turn",
					requests: 0
				};
			};
			return work({
				ask: (question) => askForList(run, question).catch(orRefused),
				sitemapsOf: (seed) => run.robots.sitemapsOf(seed).catch((error) => (orRefused(error), []))
			});
		});
	}
	async #inTurn(limits, work) {
		if (this.#isLooking) throw new IsochronError("INTERNAL", "one turn of a refresh at a time");
		this.#isLooking = true;
		const stopHeartbeat = startHeartbeat(this.#run);
		try {
			return await work({
				...limits,
				...this.#endOf(limits)
			});
		} finally {
			this.#parts.allowance.end();
			await stopHeartbeat();
			this.#isLooking = false;
		}
	}
	async #lookInTurn(wishes, limits) {
		const [run, { allowance }] = [this.#run, this.#parts];
		const { bytes } = run.admission;
		bytes.allow(limits.mostBytes - await this.#untoldBytes());
		allowance.begin(limits, ({ url }) => bytes.roomFor(url));
		run.stop.beginTurn(limits.signal);
		const wished = [...new Map(wishes.map((wish) => [wish.url, wish])).values()];
		const { kept, refused } = allowance.isOver ? {
			kept: [],
			refused: []
		} : await takeTurn(run, wished, {
			allowance,
			number: ++this.#turns
		});
		const { requests } = allowance;
		await run.record.flush();
		const looked = [...await weighLooks(kept, run.world), ...refused];
		const done = new Set(looked.map(({ url }) => url));
		return {
			looked,
			unasked: wished.filter(({ url }) => !done.has(url)),
			requests,
			bytes: await this.#tellBytes()
		};
	}
	recall(after) {
		return looksAfter(this.#run, after);
	}
	leave() {
		return closeRun(this.#run);
	}
	async conclude() {
		const run = this.#run;
		run.stop.beginTurn(void 0);
		const { archive, logger } = run.world;
		try {
			const report = await concludeRefresh(run);
			await sketchVersions(archive, this.capture.id, run.stop.signal);
			await indexTextsSafely(archive, logger, run.stop.signal);
			return {
				report,
				bytes: await this.#tellBytes()
			};
		} finally {
			await closeRun(run);
		}
	}
	/** A turn ends when it is told to, or when all of them are. */
	#endOf({ signal }) {
		const ends = [signal, this.#parts.end].filter((one) => one !== void 0);
		return ends.length === 0 ? {} : { signal: AbortSignal.any(ends) };
	}
	async #untoldBytes() {
		return await storedBytes(this.#run.world, this.capture) - this.#toldBytes;
	}
	async #tellBytes() {
		const bytes = await this.#untoldBytes();
		this.#toldBytes += bytes;
		return bytes;
	}
};
async function storedBytes({ archive }, { id }) {
	return (await archive.warcs.sizes(id)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
//#endregion
//#region src/crawl/refresh/looks-of-capture.ts
/** Looks weighed together; an edit that many of them share is the site's. */
var BATCH = 200;
/** Every look of a capture in the order in which they were made; links are in its frontier, and are not told here. */
async function* looksOfCapture(world, captureId) {
	let batch = [];
	const inBatch = /* @__PURE__ */ new Set();
	for await (const sighting of world.archive.catalog.sightings.ofCapture(captureId)) {
		if (sighting.pass === "probe") continue;
		const before = await lastState(world.archive.catalog, sighting.url, sighting.times.sentAt);
		const version = isCaptured(sighting) && findingOf(sighting, before) === "changed" ? await readVersion(world.archive.warcs, sighting) : null;
		batch.push({
			sighting,
			before,
			title: version && titleIn(version),
			links: []
		});
		inBatch.add(sighting.url);
		if (inBatch.size < BATCH) continue;
		yield* await weighLooks(batch, world);
		batch = [];
		inBatch.clear();
	}
	yield* await weighLooks(batch, world);
}
//#endregion
//#region src/crawl/world.ts
/** A world on these ports, with gates of its own. */
function makeWorld(ports) {
	const { clock } = ports;
	return {
		gates: new Gates(clock),
		logger: { log: () => void 0 },
		software: "isochron",
		...ports
	};
}
//#endregion
//#region src/crawl/run/quiet-start.ts
/** The next quiet time of a site by the archive's own sightings; now, when they show no pattern. */
async function quietStart(site, archive, now) {
	return quietStartBy(await mineInputOfArchive(site, archive), now);
}
/** The same from what is known of the site. */
function quietStartBy(input, now) {
	if (input === null || input.paths.length === 0) return {
		at: now,
		reason: "nothing is known of this site yet"
	};
	const { quiet, changes } = mineSite(input);
	if (quiet === null) return {
		at: now,
		reason: `${changes} changes seen show no pattern by hour and weekday`
	};
	const reason = `${quiet.hours} hours with ${(100 * quiet.ratio).toFixed(0)} % of the usual changes`;
	return {
		at: instant(nextQuietTime(quiet, now)),
		reason
	};
}
//#endregion
export { discard as C, shellWord as D, enterCapture as E, askerIn as S, findUnfinished as T, NothingLeft as _, openRefresh as a, isAllowed as b, patchCapture as c, sessionDocument as d, maskedPage as f, editWords as g, follow as h, endRefresh as i, resumeCapture as l, RobotsRules as m, makeWorld as n, cancelCapture as o, strategyNamed as p, looksOfCapture as r, captureSite as s, quietStart as t, asksAhead as u, PRODUCT_TOKEN as v, beginCapture as w, sealAgain as x, crawlDelaySeconds as y };
