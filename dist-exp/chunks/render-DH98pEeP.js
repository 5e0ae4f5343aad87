import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Bn as endOfSpan, Dt as requestKeyUrl, Gn as refusalReason, Qn as phasesOf, Vn as formatCalendarSpan, Xn as askedCaptures, Zn as askedSites, ar as identityKey, cr as lookRuns, er as believedLooks, ir as PAGE_LABELS, nr as mergedChanges, or as isCaptured, tr as hostWordOf } from "./messages-BR4EaSfy.js";
import { Ct as baseOfSpan, Dt as moduleSpecifiers, Et as scanHtml, Ft as stopOf$1, Gn as hostOf, Gt as pieceDecoder, Hn as BEHAVIOURS, Ht as parseHttpDate, It as StreamedBody, Jn as instant, Kn as parsePageUrl, Kt as readTags, Mt as findCssUrls, Pt as decodedPieces, Qn as toTimestamp17, Qt as decodeContent, St as baseOf, Tt as findHtmlUrls, Ut as decodeText, Vt as formatHttpDate, Wt as mediaType, Xn as parseTimestamp, Xt as SHOW_LIMITS, Zn as toIso, Zt as appliedCodings, bn as parseHttpResponse, jt as Tokenizer, kn as headerValue, kt as SilentListener, n as QUERY_LIMITS, p as readLayout, qn as pathAndQueryOf, qt as sha256Digest, r as parseQuery, t as snippetOf, wt as linkOf, xn as parseResponseHead } from "./formats-CP_ayLbB.js";
import { c as isUnfinished, f as pageOfRequest, h as requestPartOf, m as requestOf, n as surt, s as isTestimony, u as addressOf$1 } from "./surt-CmP5UFl-.js";
import { ct as isTold, dt as withoutTold, ft as pageOfView, lt as toldOf$1 } from "./store-B-jxG4ia.js";
import { r as withClockErrors, t as certainTimes } from "./run-clock-BYgr5We7.js";
import { t as GrowingNumbers } from "./growing-numbers-C7pGzQhM.js";
import { n as ByteArena, t as StringTable } from "./string-table-BcZo6Odl.js";
import { delimiter, dirname, join, resolve } from "node:path";
import { access, chown, constants, mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { createHash, randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { execFile, spawn } from "node:child_process";
//#region src/model/time/interval.ts
/** Whether the closed interval contains the instant. */
function closedContains(interval, at) {
	return interval.from <= at && at <= interval.to;
}
/** Whether the half-open interval contains the instant. */
function halfOpenContains(interval, at) {
	return (interval.from === null || interval.from <= at) && (interval.to === null || at < interval.to);
}
//#endregion
//#region src/model/time/turns.ts
/** So many at a time; others wait, in the order in which they came. */
var Turns = class {
	#atOnce;
	#taken = 0;
	#waiting = [];
	constructor(atOnce) {
		this.#atOnce = atOnce;
	}
	/** How many have a turn now. */
	get taken() {
		return this.#taken;
	}
	/** How many wait for one. */
	get waiting() {
		return this.#waiting.length;
	}
	/** Whether a turn is free at once. */
	get isFree() {
		return this.#taken < this.#atOnce;
	}
	/** From now on so many; turns that were taken stay so. */
	allow(atOnce) {
		this.#atOnce = Math.max(1, atOnce);
		this.#letIn();
	}
	/** Waits for a turn; what is returned gives it back, once. */
	async enter() {
		if (this.isFree) this.#taken++;
		else await new Promise((resolve) => this.#waiting.push(resolve));
		let isMine = true;
		return () => {
			if (!isMine) return;
			isMine = false;
			this.#taken--;
			this.#letIn();
		};
	}
	#letIn() {
		while (this.isFree && this.#waiting.length > 0) {
			this.#taken++;
			this.#waiting.shift()();
		}
	}
};
//#endregion
//#region src/model/time/sweep.ts
/** The coverage at every start and end, and at one further instant; the greatest is among them. In order of time. */
function* coverage(intervals, further = Infinity) {
	const starts = sortedBy(intervals, (interval) => interval.from);
	const ends = sortedBy(intervals, (interval) => interval.to);
	yield* sweep({
		at: (i) => intervals[starts[i]].from,
		weightOf: (i) => intervals[starts[i]].weight
	}, {
		at: (i) => intervals[ends[i]].to,
		weightOf: (i) => intervals[ends[i]].weight
	}, {
		count: intervals.length,
		further
	});
}
/** The same for intervals of weight 1, given by all their starts and all their ends in rising order. */
function* plainCoverage(starts, ends, further = Infinity) {
	const points = (sorted) => ({
		at: (i) => sorted[i],
		weightOf: () => 1
	});
	yield* sweep(points(starts), points(ends), {
		count: starts.length,
		further
	});
}
function* sweep(starts, ends, { count, further }) {
	const startAt = (i) => i < count ? starts.at(i) : Infinity;
	const endAt = (i) => i < count ? ends.at(i) : Infinity;
	let [opened, closed, weight, pending] = [
		0,
		0,
		0,
		further
	];
	for (;;) {
		const at = Math.min(startAt(opened), endAt(closed), pending);
		if (at === Infinity) return;
		while (startAt(opened) === at) weight += starts.weightOf(opened++);
		yield {
			at,
			weight
		};
		while (endAt(closed) === at) weight -= ends.weightOf(closed++);
		if (pending === at) pending = Infinity;
	}
}
/** The same as steps: the weight holds from `at` until the next step. Instants are whole milliseconds. */
function coverageSteps(intervals) {
	const starts = sortedBy(intervals, (interval) => interval.from);
	const ends = sortedBy(intervals, (interval) => interval.to);
	const startAt = (i) => i < starts.length ? intervals[starts[i]].from : Infinity;
	const goneAt = (i) => i < ends.length ? intervals[ends[i]].to + 1 : Infinity;
	const steps = [];
	let [opened, closed, weight] = [
		0,
		0,
		0
	];
	for (let at = Math.min(startAt(0), goneAt(0)); at < Infinity; at = Math.min(startAt(opened), goneAt(closed))) {
		while (startAt(opened) === at) weight += intervals[starts[opened++]].weight;
		while (goneAt(closed) === at) weight -= intervals[ends[closed++]].weight;
		steps.push({
			at,
			weight
		});
	}
	return steps;
}
function sortedBy(intervals, key) {
	const keys = Float64Array.from(intervals, key);
	return Uint32Array.from(intervals.keys()).sort((a, b) => keys[a] - keys[b]);
}
//#endregion
//#region src/model/pages/asked-fields.ts
/** Of the connection, of the browser, or said by the fixed profile. */
var NOT_OF_THE_PAGE = /^(host|connection|content-length|user-agent|accept-language|accept-encoding|referer|upgrade-insecure-requests|dnt|priority|purpose|pragma|cache-control|te|service-worker|x-client-data|sec-.*|if-.*)$/;
/** What scripts ask for themselves, in the browser's words: here an Accept or a cookie is of their making. */
var BY_SCRIPT = /* @__PURE__ */ new Set([
	"XHR",
	"Fetch",
	"EventSource",
	"Preflight"
]);
/** Whether requests of this kind are a script's own. */
function isScriptsOwn(resourceType) {
	return BY_SCRIPT.has(resourceType);
}
/** The fields that are part of what is asked for; names in lower case, in the order sent. */
function fieldsOfPage({ headers, isByScript, isLedTo, method, url }) {
	const isSafe = method === "GET" || method === "HEAD";
	const needless = isSafe ? new URL(url).origin : null;
	return headers.map(([name, value]) => [name.toLowerCase(), value]).filter((field) => (isOfPage(field, isByScript || !isSafe) || isLedTo && field[0] === "cookie") && !(field[0] === "origin" && field[1] === needless));
}
function isOfPage([name, value], isByScript) {
	if (NOT_OF_THE_PAGE.test(name)) return false;
	if (name === "accept") return isByScript && value !== "*/*";
	if (name === "cookie") return isByScript;
	return !(name === "range" && value === "bytes=0-");
}
//#endregion
//#region src/model/pages/request-match.ts
/** Where two are equally far, the one with more in common comes first, then the one that says less. */
function orderByRequest(asked, pages) {
	return pages.map((page) => ({
		page,
		...distanceOf(asked, requestOf(page)?.fields ?? [])
	})).sort((a, b) => a.apart - b.apart || b.alike - a.alike || a.page.length - b.page.length || (a.page < b.page ? -1 : 1)).map(({ page }) => page);
}
/** Cookies count where all else is equal only: those of the capture are none of the reader's. */
function distanceOf(asked, recorded) {
	const [ours, theirs] = [new Map(asked), new Map(recorded)];
	const names = /* @__PURE__ */ new Set([...ours.keys(), ...theirs.keys()]);
	let [apart, alike] = [0, 0];
	for (const name of names) if (ours.get(name) === theirs.get(name)) alike++;
	else if (name !== "cookie") apart++;
	return {
		apart,
		alike
	};
}
//#endregion
//#region src/model/evidence/version.ts
/** Groups one page's sightings (any order) into versions; failures bound nothing, and what is told is passed over. */
function versionsOf(sightings) {
	const ordered = [...withoutTold(sightings)].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
	const runs = runsOfEqualIdentity(ordered);
	const direct = ordered.filter(isCaptured).filter((s) => !s.outcome.validators.cacheSigns);
	return runs.map((run) => {
		const [first, last] = [run.sightings[0], run.sightings.at(-1)];
		const differing = direct.filter((s) => !haveEqualIdentity(s, first));
		return {
			identity: first.outcome.identity,
			...run,
			differingBefore: differing.findLast((s) => s.times.sentAt < first.times.sentAt) ?? null,
			differingAfter: differing.find((s) => s.times.sentAt > last.times.sentAt) ?? null
		};
	});
}
function runsOfEqualIdentity(ordered) {
	const runs = [];
	for (const sighting of ordered) {
		const last = runs.at(-1);
		if (sighting.outcome.kind === "unchanged" && sighting.outcome.asked) last?.attestedBy.push(sighting);
		if (!isCaptured(sighting)) continue;
		if (last && haveEqualIdentity(last.sightings[0], sighting)) last.sightings.push(sighting);
		else runs.push({
			sightings: [sighting],
			attestedBy: []
		});
	}
	return runs;
}
function haveEqualIdentity(a, b) {
	const [one, other] = [a.outcome.identity, b.outcome.identity];
	return one.contentDigest === other.contentDigest && one.status === other.status && one.location === other.location && one.contentType === other.contentType;
}
/**
* Closed, from the last byte of the first sighting to the sending of the last; one sighting proves none.
* A response with cache signs vouches only up to when its copy left the origin (sentAt − Age − 1 s), and for
* nothing at all without an Age: otherwise one cached copy served twice would pass for two sightings.
*/
function observedInterval(version) {
	const [first, ...later] = answersToOneRequest(version).filter(({ outcome }) => outcome.imported !== true);
	if (!first) return null;
	const to = Math.max(...later.map((s) => vouchedUntil(s, s.outcome.validators)));
	const from = certainTimes(first).lastByteAt;
	return from <= to ? {
		from,
		to: instant(to)
	} : null;
}
/** Equal responses prove something only as answers to the same request; a conditional one is another. */
function answersToOneRequest({ sightings }) {
	return sightings.filter(({ outcome }) => outcome.conditional !== true);
}
function vouchedUntil(sighting, validators) {
	const { sentAt } = certainTimes(sighting);
	if (!validators.cacheSigns) return sentAt;
	return validators.ageSeconds === null ? -Infinity : sentAt - (validators.ageSeconds + 1) * 1e3;
}
/** Half-open, between the nearest differing sightings: nothing seen contradicts the version inside it. */
function possibleInterval(version) {
	const fromCache = version.sightings.some((s) => s.outcome.validators.cacheSigns);
	const { differingBefore: before, differingAfter: after } = version;
	return {
		from: fromCache || !before ? null : certainTimes(before).sentAt,
		to: after && certainTimes(after).lastByteAt
	};
}
/**
* Closed; the observed interval stretched right by 304s that we asked for and left by a trusted
* Last-Modified (cut to the second by the server, hence + 1 s, and shifted by the clock skew's upper bound).
*/
function attestedInterval(version, trust) {
	const plain = answersToOneRequest(version);
	if (plain.length === 0) return null;
	if (plain.some(({ outcome }) => outcome.imported)) return attestedOfImport(version, plain, trust);
	const from = attestedFrom(version, plain[0], trust) ?? certainTimes(plain[0]).lastByteAt;
	const to = Math.max(...plain.map((s) => vouchedUntil(s, s.outcome.validators)), ...version.attestedBy.map((s) => s.outcome.kind === "unchanged" ? vouchedUntil(s, s.outcome.validators) : -Infinity));
	return from <= to ? {
		from,
		to: instant(to)
	} : null;
}
/**
* Of another tool's records only what the server says counts: a trusted Last-Modified up to the last response that
* carries it, and 304s from that response on. That two of them are equal carries nothing over the time between.
*/
function attestedOfImport(version, plain, trust) {
	const last = plain.at(-1);
	const stamped = attestedFrom(version, plain[0], trust);
	if (stamped === null && version.attestedBy.length === 0) return null;
	const from = stamped ?? last.times.lastByteAt;
	const words = [...stamped === null ? [] : plain, ...version.attestedBy];
	const to = Math.max(...words.map((s) => "validators" in s.outcome ? vouchedUntil(s, s.outcome.validators) : -Infinity));
	return from <= to ? {
		from,
		to: instant(to)
	} : null;
}
function attestedFrom(version, first, trust) {
	const stamp = first.outcome.validators.lastModified;
	if (!trust || stamp === null) return null;
	if (version.sightings.some((s) => s.outcome.validators.lastModified !== stamp)) return null;
	const from = Math.min(Math.ceil(stamp + 1e3 + trust.skewUpperMs), certainTimes(first).lastByteAt);
	if (version.differingBefore && from < certainTimes(version.differingBefore).sentAt) return null;
	return instant(from);
}
//#endregion
//#region src/model/evidence/proved-intervals.ts
/** Captures in which two back-to-back probes of the page differ: nothing it showed there is proved. */
function varyingCaptures(sightings) {
	const probes = sightings.filter(isCaptured).filter((s) => s.pass === "probe");
	const varying = probes.filter((s, i) => {
		const before = probes[i - 1];
		return before?.captureId === s.captureId && identityKey(before.outcome.identity) !== identityKey(s.outcome.identity);
	});
	return new Set(varying.map(({ captureId }) => captureId));
}
/** What is observed of a version; nothing when one of its sightings is of a capture in which the page varied. */
function provedInterval(version, varying) {
	if (varying.size > 0 && version.sightings.some(({ captureId }) => varying.has(captureId))) return null;
	return observedInterval(version);
}
/** All of them, in order of time; versions are told apart by every sighting, also those that prove nothing. */
function provedIntervals(sightings) {
	if (sightings.length < 2) return [];
	const varying = varyingCaptures(sightings);
	return versionsOf(sightings).flatMap((version) => provedInterval(version, varying) ?? []);
}
//#endregion
//#region src/model/evidence/standing.ts
/**
* How well it is known that a page stood so, the best first. Seen: it came in answer to a request that was under way
* then, so it stood so at some instant of that fetch. Served and source are told by others (docs/evidence.md,
* testimonies): what visitors were given is nearer to what one saw than what a server says of itself, and what its owner
* published comes after both. No tier raises another.
*/
var STANDING_TIERS = [
	"observed",
	"seen",
	"served",
	"attested",
	"source",
	"possible"
];
var UNBOUNDED = {
	from: null,
	to: null
};
/** The best-known version of a page at an instant; `null` when nothing seen or told answers for it. */
function standingAt$1(sightings, at, trust = null) {
	const versions = versionsOf(sightings);
	const varying = varyingCaptures(sightings);
	return closedStanding("observed", versions, at, (version) => provedInterval(version, varying)) ?? seenStanding(versions, at) ?? toldStanding("served", sightings, at) ?? closedStanding("attested", versions, at, (version) => isVarying(version, varying) ? null : attestedInterval(version, trust)) ?? toldStanding("source", sightings, at) ?? possibleStanding(versions, at, varying);
}
function closedStanding(tier, versions, at, intervalOf) {
	for (const version of versions) {
		const interval = intervalOf(version);
		if (interval && closedContains(interval, at)) return {
			tier,
			interval,
			sighting: nearestOf(version, at)
		};
	}
	return null;
}
/** What is told of the instant; of several testimonies the one whose span begins nearest to it. */
function toldStanding(tier, sightings, at) {
	if (!sightings.some(isTold)) return null;
	const sighting = toldOf$1(sightings, tier).findLast(({ outcome }) => closedContains(outcome.told, at));
	if (!sighting) return null;
	const { from, to } = sighting.outcome.told;
	return {
		tier,
		interval: {
			from,
			to
		},
		sighting
	};
}
/** The look that was under way at the instant, the earlier of two. */
function seenStanding(versions, at) {
	for (const { sightings } of versions) {
		const sighting = sightings.find((one) => tellsOfItsFetch(one) && closedContains(fetchSpan(one), at));
		if (sighting) return {
			tier: "seen",
			interval: fetchSpan(sighting),
			sighting
		};
	}
	return null;
}
/** A cache's copy may be older than the request, and of what was imported nobody here saw the request. */
function tellsOfItsFetch({ outcome }) {
	return outcome.imported !== true && !outcome.validators.cacheSigns;
}
/** From the sending of the request to the last byte of its answer: the state is that of some instant in between. */
function fetchSpan(sighting) {
	const { sentAt, lastByteAt } = certainTimes(sighting);
	return {
		from: sentAt,
		to: lastByteAt
	};
}
/** Of versions that nothing contradicts then, the one that was seen nearest to the instant, the earlier of two. */
function possibleStanding(versions, at, varying) {
	if (versions.length === 0) return null;
	const candidates = versions.map((version) => {
		return {
			tier: "possible",
			interval: isVarying(version, varying) ? UNBOUNDED : possibleInterval(version),
			sighting: nearestOf(version, at)
		};
	});
	const open = candidates.filter(({ interval }) => halfOpenContains(interval, at));
	return nearestFirst(open.length > 0 ? open : candidates, ({ sighting }) => sighting, at);
}
function isVarying({ sightings }, varying) {
	return varying.size > 0 && sightings.some(({ captureId }) => varying.has(captureId));
}
function nearestOf({ sightings }, at) {
	return nearestFirst(sightings, (sighting) => sighting, at);
}
function nearestFirst(all, sightingOf, at) {
	const distance = (one) => Math.abs(sightingOf(one).times.sentAt - at);
	return all.reduce((best, one) => distance(one) < distance(best) ? one : best);
}
//#endregion
//#region src/model/evidence/verdict.ts
/** Every verdict; each page of the denominator has exactly one. */
var VERDICTS = [
	"sharp",
	"attested",
	"seen",
	"changed",
	"self-varying",
	"gone",
	"failed",
	"blocked",
	"excluded",
	"late",
	"skipped"
];
/** One sentence per verdict, for people. */
var VERDICT_MEANING = {
	sharp: "two complete, identical responses, one finished before the time point, one sent after it",
	attested: "the server's own words (304, ETag, trusted Last-Modified) carry it over the time point",
	seen: "one state was seen, but not on both sides of the time point",
	changed: "the responses before and after the time point differ",
	"self-varying": "two back-to-back responses differ: the page varies by itself",
	gone: "there before the time point, absent after it",
	failed: "no usable response",
	blocked: "the server refused us or showed a block page",
	excluded: "not asked for: robots rules, scope or a limit",
	late: "found or reached only after the time point",
	skipped: "known, but not fetched"
};
/** The file, and the place in it, that says of the n-th absent address that it is not in the copy. */
function absentPlace(n) {
	return {
		file: `elsewhere/${1 + Math.floor(n / 500)}.html`,
		anchor: `a${n}`
	};
}
/** The file that says so of an address without naming it: of more than can be listed. */
var ABSENT_UNNAMED = "elsewhere/more.html";
//#endregion
//#region src/model/access/ruling.ts
var ALLOWED = { kind: "allow" };
/**
* The ruling of the most specific rule that is about the capture and the reader; without one, everything is allowed. An
* embargo that has ended is no rule any more.
*/
function ruling(rules, question) {
	let best = null;
	for (const rule of rules) if (isAbout(rule, question) && (best === null || !isMoreSpecific(best, rule))) best = rule;
	return best === null ? ALLOWED : rulingBy(best, question);
}
function isAbout(rule, question) {
	const { collection, from, to } = rule;
	return isForGroup(rule, question.group) && coversKey(rule, question.surt) && (collection === null || collection === question.collection) && (from === null || from <= question.at) && (to === null || question.at <= to) && !hasEnded(rule, question);
}
/** Whether the rule speaks of the group at all. */
function isForGroup({ groups }, group) {
	return groups === null || groups.includes(group);
}
/** Whether the rule reaches a look-up key. */
function coversKey({ surt, match }, key) {
	if (match === "exact") return key === surt;
	if (match === "prefix") return key.startsWith(surt) || isFolderItself(surt, key);
	return key.startsWith(surt) && (surt === "" || /[),:]/.test(key.charAt(surt.length)));
}
/** Keys lose the slash at their end: `…)/a/` means the page at `/a/` too, whatever its query, and not `/ab`. */
function isFolderItself(surt, key) {
	if (!/[^)]\/$/.test(surt)) return false;
	const folder = surt.slice(0, -1);
	return key === folder || key.startsWith(`${folder}?`);
}
function hasEnded({ access }, { at, now }) {
	return access.kind === "embargo" && endOfEmbargo(access.until, at) <= now;
}
function endOfEmbargo(until, at) {
	return typeof until === "number" ? until : endOfSpan(at, until);
}
/** By address first, then by collection, then by readers, then by time. */
function isMoreSpecific(a, b) {
	const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
	for (const [i, rank] of ranksA.entries()) if (rank !== ranksB[i]) return rank > ranksB[i];
	return false;
}
function ranksOf({ match, surt, collection, groups, from, to }) {
	return [
		Number(match === "exact"),
		surt.length,
		Number(collection !== null),
		Number(groups !== null),
		Number(from !== null || to !== null)
	];
}
function rulingBy({ id, access }, { at }) {
	switch (access.kind) {
		case "allow": return ALLOWED;
		case "unlist": return {
			kind: "unlisted",
			rule: id
		};
		case "block": return {
			kind: "blocked",
			rule: id,
			message: access.message
		};
		case "embargo": return {
			kind: "embargoed",
			rule: id,
			until: endOfEmbargo(access.until, at),
			message: access.message
		};
	}
}
//#endregion
//#region src/formats/html/url-span.ts
/** Puts new URLs in the places of old ones; `null` or the same value leaves the source untouched there. */
function rewriteSpans(text, spans, replace) {
	const parts = [];
	let from = 0;
	for (const span of spans) {
		const url = replace(span);
		if (url === null || url === span.value) continue;
		parts.push(text.slice(from, span.start), writeUrl(url, span));
		from = span.end;
	}
	return parts.join("") + text.slice(from);
}
function writeUrl(url, span) {
	let written = WRITERS[span.syntax](url);
	const attributes = (span.inAttribute ? 1 : 0) + (span.srcdoc?.depth ?? 0);
	for (let i = 0; i < attributes; i++) written = inAttribute(written);
	return written;
}
/** References are understood in quoted and unquoted values alike, so the quotes need not be known. */
function inAttribute(written) {
	return written === "" ? "&#32;" : written.replace(/[&"'<>`=\s]/g, (c) => `&#${c.charCodeAt(0)};`);
}
var SCRIPT_UNSAFE = /[\\"'`<$\x00-\x1f\u2028\u2029]/g;
var WRITERS = {
	attribute: (url) => url,
	srcset: (url) => url.replace(/\s/g, encodeURIComponent).replace(/^,|,$/g, "%2C"),
	"meta-refresh": (url) => url.replace(/["'\s]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`),
	css: (url) => url.replace(/[\\"'()<\s\x00-\x1f\x7f]/g, (c) => `\\${c.charCodeAt(0).toString(16)} `),
	script: (url) => url.replace(SCRIPT_UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)
};
//#endregion
//#region src/formats/html/fixed-chance.ts
/** The seed of a page that was fetched then: whole seconds since 1970. */
function chanceSeed(at) {
	return Math.floor(at / 1e3);
}
/** A function of a global scope (a window's or a worker's) and a seed, as a script has it: it fixes chance there. */
var CHANCE_FIXER = `(self, seed) => {
  let x = seed;
  const next = () => (x = (x * 9301 + 49297) % 233280) / 233280;
  const put = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, enumerable: true, writable: true, value });
  put(self.Math, "random", { random() { return next(); } }.random);
  if (!self.Crypto) return;
  const { prototype } = self.Crypto;
  const { getRandomValues } = prototype;
  const fill = { getRandomValues(array) {
    getRandomValues.call(this, array);
    const isBig = typeof array[0] === "bigint";
    for (let at = 0; at < array.length; at++) array[at] = isBig ? BigInt(Math.trunc(4294967296 * next())) : Math.trunc(4294967296 * next());
    return array;
  } }.getRandomValues;
  put(prototype, "getRandomValues", fill);
  if (!prototype.randomUUID) return;
  put(prototype, "randomUUID", { randomUUID() {
    const bytes = fill.call(this, new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  } }.randomUUID);
}`;
/** The same of an instant: the scope's date starts there and goes on. */
var DATE_SHIFTER = `(self, start) => {
  const Real = self.Date;
  const shift = start - Real.now();
  const now = { now() { return Real.now() + shift; } }.now;
  const Shifted = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Shifted().toString(),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
  Real.prototype.constructor = Shifted;
  self.Date = Shifted;
  // When the page began, which goes with what its clock says.
  const began = self.Performance && Object.getOwnPropertyDescriptor(self.Performance.prototype, "timeOrigin");
  if (!began || !began.get) return;
  const { get } = { get() { return began.get.call(this) + shift; } };
  Object.defineProperty(self.Performance.prototype, "timeOrigin", { ...began, get });
}`;
/** A script that fixes the chance of the global scope it runs in: a window's or a worker's. */
function fixedChanceScript(seed) {
	return `(${CHANCE_FIXER})(self, ${Math.floor(seed)});\n`;
}
/** A script that lets the date of its scope start at an instant, from which it goes on. */
function shiftedDateScript(at) {
	return `(${DATE_SHIFTER})(self, ${Math.floor(at)});\n`;
}
//#endregion
//#region src/packed/packed-values.ts
var [NULL, TRUE, FALSE, WHOLE, NEGATIVE, AFTER, BEFORE, DOUBLE] = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7
];
var [KNOWN, TEXT$1, DIGEST$1, UUID, SAME, LIST, OBJECT] = [
	8,
	9,
	10,
	11,
	12,
	13,
	14
];
/** What is common takes one byte: small numbers, the first known texts and shapes, short lists. */
var [SMALL, EARLY_TEXT, EARLY_SHAPE, SHORT_LIST, END] = [
	16,
	80,
	144,
	208,
	256
];
/** Instants and offsets of one value lie close together: numbers from here on are told by their distance. */
var LARGE = 2 ** 20;
var DIGEST_TEXT = /^sha-256:[0-9a-f]{64}$/;
var UUID_TEXT = /^<urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}>$/;
var MAX_KNOWN_TEXTS = 4096;
var MAX_KNOWN_LENGTH = 80;
/** Holds JSON values; what JSON would drop (members that are undefined) is dropped here too. */
var PackedValues = class {
	#arena = new ByteArena();
	#texts = /* @__PURE__ */ new Map();
	#textList = [];
	#shapes = {
		names: [],
		shape: null,
		next: /* @__PURE__ */ new Map()
	};
	#shapeList = [];
	#buffer = Buffer.alloc(4096);
	#end = 0;
	/** The last large number of the value being packed. */
	#large = 0;
	#before = [];
	/**
	* Packs a value and returns where it is. Values that share long texts can be packed as a series: `before` holds
	* the texts of those before it, as {@link get} finds them, and is carried on.
	*/
	add(value, before = []) {
		this.#end = 0;
		this.#large = 0;
		this.#before = before;
		this.#pack(value);
		const place = this.#arena.reserve(this.#end);
		this.#buffer.copy(this.#arena.chunkAt(place), this.#arena.offsetAt(place), 0, this.#end);
		return place;
	}
	/** The value at a place, made anew; one of a series with the texts of those before it. */
	get(place, before = []) {
		const known = {
			texts: this.#textList,
			shapes: this.#shapeList,
			before
		};
		return new Unpacker(this.#arena.chunkAt(place), this.#arena.offsetAt(place), known).value();
	}
	#pack(value) {
		if (typeof value === "string") this.#packText(value);
		else if (typeof value === "number") this.#packNumber(value);
		else if (typeof value === "boolean") this.#byte(value ? TRUE : FALSE);
		else if (value === null || value === void 0) this.#byte(NULL);
		else if (Array.isArray(value)) {
			this.#packNumbered(LIST, value.length, SHORT_LIST, END);
			for (const item of value) this.#pack(item);
		} else this.#packObject(value);
	}
	#packObject(value) {
		const shape = this.#shapeOf(value);
		this.#packNumbered(OBJECT, shape, EARLY_SHAPE, SHORT_LIST);
		for (const name of this.#shapeList[shape]) this.#pack(value[name]);
	}
	/** One name after the other leads to the shape: joining them to a key each time would take longer than packing. */
	#shapeOf(value) {
		let node = this.#shapes;
		for (const name in value) {
			if (!Object.hasOwn(value, name) || value[name] === void 0) continue;
			let next = node.next.get(name);
			if (!next) node.next.set(name, next = {
				names: [...node.names, name],
				shape: null,
				next: /* @__PURE__ */ new Map()
			});
			node = next;
		}
		return node.shape ??= this.#shapeList.push(node.names) - 1;
	}
	#packNumber(value) {
		if (Number.isSafeInteger(value) && !Object.is(value, -0)) return this.#packWhole(value);
		this.#byte(DOUBLE);
		this.#makeRoom(8);
		this.#end = this.#buffer.writeDoubleLE(value, this.#end);
	}
	#packWhole(value) {
		if (value < LARGE) {
			if (value < 0) return this.#packNumbered(NEGATIVE, -value);
			return this.#packNumbered(WHOLE, value, SMALL, EARLY_TEXT);
		}
		const distance = value - this.#large;
		this.#large = value;
		this.#packNumbered(distance < 0 ? BEFORE : AFTER, Math.abs(distance));
	}
	#packText(text) {
		const known = this.#texts.get(text);
		if (known !== void 0) return this.#packNumbered(KNOWN, known, EARLY_TEXT, EARLY_SHAPE);
		const same = this.#before.indexOf(text);
		if (same !== -1) return this.#packNumbered(SAME, same);
		if (text.length === 72 && DIGEST_TEXT.test(text)) {
			this.#before.push(text);
			return this.#packHex(DIGEST$1, text.slice(8));
		}
		if (text.length === 47 && UUID_TEXT.test(text)) return this.#packHex(UUID, text.slice(10, -1).replaceAll("-", ""));
		if (text.length <= MAX_KNOWN_LENGTH && this.#textList.length < MAX_KNOWN_TEXTS) {
			const number = this.#textList.push(text) - 1;
			this.#texts.set(text, number);
			return this.#packNumbered(KNOWN, number, EARLY_TEXT, EARLY_SHAPE);
		}
		this.#before.push(text);
		const length = Buffer.byteLength(text);
		this.#byte(TEXT$1);
		this.#whole(length);
		this.#makeRoom(length);
		this.#end += this.#buffer.write(text, this.#end, "utf8");
	}
	/** A tag and a number; one byte from `first` on, as long as it is below `end`. */
	#packNumbered(tag, number, first = 0, end = 0) {
		if (first + number < end) return this.#byte(first + number);
		this.#byte(tag);
		this.#whole(number);
	}
	#packHex(tag, hex) {
		this.#byte(tag);
		this.#makeRoom(hex.length / 2);
		this.#end += this.#buffer.write(hex, this.#end, "hex");
	}
	#byte(value) {
		this.#makeRoom(1);
		this.#buffer[this.#end++] = value;
	}
	/** Seven bits a byte, lowest first. */
	#whole(value) {
		this.#makeRoom(8);
		let rest = value;
		for (; rest > 127; rest = Math.floor(rest / 128)) this.#buffer[this.#end++] = rest % 128 | 128;
		this.#buffer[this.#end++] = rest;
	}
	#makeRoom(bytes) {
		if (this.#end + bytes <= this.#buffer.length) return;
		const bigger = Buffer.alloc(2 * (this.#end + bytes));
		this.#buffer.copy(bigger, 0, 0, this.#end);
		this.#buffer = bigger;
	}
};
var Unpacker = class {
	#bytes;
	#known;
	#at;
	#large = 0;
	constructor(bytes, at, known) {
		this.#bytes = bytes;
		this.#at = at;
		this.#known = known;
	}
	value() {
		const tag = this.#bytes[this.#at++];
		if (tag >= SMALL) return this.#common(tag);
		if (tag <= FALSE) return tag === NULL ? null : tag === TRUE;
		if (tag <= DOUBLE) return this.#number(tag);
		if (tag <= SAME) return this.#text(tag);
		return tag === LIST ? this.#list(this.#whole()) : this.#object(this.#whole());
	}
	#common(tag) {
		if (tag < EARLY_TEXT) return tag - SMALL;
		if (tag < EARLY_SHAPE) return this.#known.texts[tag - EARLY_TEXT];
		return tag < SHORT_LIST ? this.#object(tag - EARLY_SHAPE) : this.#list(tag - SHORT_LIST);
	}
	#number(tag) {
		if (tag === DOUBLE) {
			this.#at += 8;
			return this.#bytes.readDoubleLE(this.#at - 8);
		}
		const whole = this.#whole();
		if (tag === WHOLE) return whole;
		if (tag === NEGATIVE) return -whole;
		return this.#large += tag === AFTER ? whole : -whole;
	}
	#text(tag) {
		const { texts, before } = this.#known;
		if (tag === KNOWN) return texts[this.#whole()];
		if (tag === SAME) return before[this.#whole()];
		if (tag !== UUID) {
			const text = tag === DIGEST$1 ? `sha-256:${this.#take(32, "hex")}` : this.#take(this.#whole(), "utf8");
			before.push(text);
			return text;
		}
		const hex = this.#take(16, "hex");
		return `<urn:uuid:${[
			hex.slice(0, 8),
			hex.slice(8, 12),
			hex.slice(12, 16),
			hex.slice(16, 20),
			hex.slice(20)
		].join("-")}>`;
	}
	#list(length) {
		const items = [];
		for (let i = 0; i < length; i++) items.push(this.value());
		return items;
	}
	#object(shape) {
		const value = {};
		for (const name of this.#known.shapes[shape]) value[name] = this.value();
		return value;
	}
	#take(length, encoding) {
		this.#at += length;
		return this.#bytes.toString(encoding, this.#at - length, this.#at);
	}
	#whole() {
		let [value, scale] = [0, 1];
		for (;;) {
			const byte = this.#bytes[this.#at++];
			value += (byte & 127) * scale;
			if (byte < 128) return value;
			scale *= 128;
		}
	}
};
//#endregion
//#region src/formats/traps/calendar.ts
var MS_PER_YEAR = 315576e5;
var MOST_YEARS_AHEAD = 2;
/** Four years of days. */
var CALENDAR_BUDGET = 1500;
var CALENDAR_WORDS = /calend|kalend|agenda|events?\b|month|schedule|termin|\bday\b|\bcal\b/i;
/** A date years ahead; in a calendar also one long past, or too many dates. */
var calendar = {
	code: "calendar",
	refuse(link, known) {
		const atMs = dateOf(link.parsed);
		if (atMs === null) return null;
		const years = (atMs - known.nowMs) / MS_PER_YEAR;
		if (years > MOST_YEARS_AHEAD) return `a date ${Math.floor(years)} years ahead`;
		if (!isCalendar(link)) return null;
		if (years < -30) return `a date ${Math.floor(-years)} years back`;
		return known.count(calendarKey(link)) >= CALENDAR_BUDGET ? `more than ${CALENDAR_BUDGET} dates` : null;
	},
	keys: (link) => isCalendar(link) && dateOf(link.parsed) !== null ? [calendarKey(link)] : []
};
function isCalendar({ parsed }) {
	return CALENDAR_WORDS.test(parsed.pathname + parsed.search);
}
function calendarKey({ shape }) {
	return `calendar ${shape}`;
}
/** A year with a month, in the path or in the query. */
function dateOf({ pathname, search, searchParams }) {
	const [, year, month] = /\/(\d{4,6})[/-](\d{1,2})(?=[/.-]|$)/.exec(pathname) ?? (search === "" ? null : valuesOf(searchParams)) ?? [];
	if (year === void 0 || month === void 0) return null;
	const [y, m] = [Number(year), Number(month)];
	return y >= 1e3 && m >= 1 && m <= 12 ? Date.UTC(Math.min(y, 9999), m - 1) : null;
}
function valuesOf(query) {
	const year = query.get("year") ?? query.get("y") ?? query.get("jahr");
	const month = query.get("month") ?? query.get("m") ?? query.get("mon") ?? query.get("monat");
	if (year !== null && month !== null && /^\d{4,6}$/.test(year)) return [
		void 0,
		year,
		month
	];
	for (const name of [
		"date",
		"month",
		"day",
		"start",
		"week",
		"d"
	]) {
		const found = /^(\d{4,6})-?(\d{2})(?=-?\d\d|$)/.exec(query.get(name) ?? "");
		if (found && (query.get(name).includes("-") || /^\d{6}(\d{2})?$/.test(query.get(name)))) return found;
	}
	return null;
}
//#endregion
//#region src/formats/traps/facets.ts
var MOST_PARAMETERS = 12;
/** Different sets of parameter names over one path. */
var MOST_SETS = 60;
/** URLs of one path with three parameters or more. */
var MOST_COMBINATIONS = 2e3;
var FACET_PARAMETERS = 3;
/** Too many parameters, sets of them, or combinations of their values. */
var facets = {
	code: "facets",
	refuse(link, known) {
		const parameters = link.parsed.searchParams.size;
		if (parameters > MOST_PARAMETERS) return `${parameters} query parameters`;
		if (parameters < FACET_PARAMETERS) return null;
		if (known.count(setKey(link)) === 0 && known.count(setsKey(link)) >= MOST_SETS) return `more than ${MOST_SETS} sets of parameters`;
		return known.count(combinationsKey(link)) >= MOST_COMBINATIONS ? `more than ${MOST_COMBINATIONS} combinations of parameters` : null;
	},
	keys(link) {
		return link.parsed.searchParams.size >= FACET_PARAMETERS ? [setKey(link), combinationsKey(link)] : [];
	}
};
/** Counted once for each new set. */
function setsKey({ parsed }) {
	return `sets ${parsed.host}${parsed.pathname}`;
}
/** One set of parameter names over one path. */
function setKey({ parsed }) {
	return `set ${parsed.host}${parsed.pathname}?${[...new Set(parsed.searchParams.keys())].sort().join("&")}`;
}
function combinationsKey({ parsed }) {
	return `combinations ${parsed.host}${parsed.pathname}`;
}
//#endregion
//#region src/formats/traps/link-spam.ts
var MOST_NEW_LINKS = 1e4;
/** More new links than a page is followed for. */
var linkSpam = {
	code: "link-spam",
	refuse: ({ nth }) => nth > MOST_NEW_LINKS ? `more than ${MOST_NEW_LINKS} new links on one page` : null
};
//#endregion
//#region src/formats/traps/mirror-host.ts
/** Documents of a mirror are not asked for; what other pages need of it is. */
var mirrorHost = {
	code: "mirror-host",
	refuse({ parsed, kind }, known) {
		const original = kind === "document" ? known.mirrored(parsed.host) : null;
		return original === null ? null : `the pages of ${original}`;
	}
};
//#endregion
//#region src/formats/traps/pagination.ts
var LONGEST_LIST = 1e3;
var PAGE_NAMES = /* @__PURE__ */ new Set([
	"page",
	"p",
	"pg",
	"paged",
	"start",
	"offset",
	"from",
	"seite",
	"cursor",
	"skip"
]);
var PAGE_PATH = /\/(page|p|seite)[/-]?\d+(?=\/|$)/i;
/** More pages of one list than a reader would ever turn. */
var pagination = {
	code: "pagination",
	refuse(link, known) {
		const list = listOf(link);
		return list !== null && known.count(list) >= LONGEST_LIST ? `more than ${LONGEST_LIST} pages of one list` : null;
	},
	keys(link) {
		const list = listOf(link);
		return list === null ? [] : [list];
	}
};
/** The URL with its page number left out. */
function listOf({ parsed }) {
	const { host, pathname, search, searchParams } = parsed;
	const path = pathname.replace(PAGE_PATH, "/{page}");
	if (search === "" && path === pathname) return null;
	const pairs = [...searchParams].map(([name, value]) => PAGE_NAMES.has(name.toLowerCase()) ? `${name}={page}` : `${name}=${value}`);
	return path !== pathname || pairs.some((pair) => pair.endsWith("={page}")) ? `list ${host}${path}?${pairs.sort().join("&")}` : null;
}
//#endregion
//#region src/formats/traps/path-depth.ts
var DEEPEST_PATH = 20;
/** Deeper than sites are built. */
var pathDepth = {
	code: "path-depth",
	refuse({ parsed }) {
		if (parsed.pathname.length <= 40) return null;
		const depth = parsed.pathname.split("/").filter((segment) => segment !== "").length;
		return depth > DEEPEST_PATH ? `${depth} segments` : null;
	}
};
//#endregion
//#region src/formats/traps/repeating-path.ts
var MOST_REPETITIONS = 2;
var LONGEST_CYCLE = 4;
var MOST_OF_ONE_SEGMENT = 4;
/** A run of segments three times in a row, or one segment five times. */
var repeatingPath = {
	code: "repeating-path",
	refuse({ parsed }) {
		const segments = parsed.pathname.split("/").filter((segment) => segment !== "" && !/^\d+$/.test(segment));
		if (segments.length <= MOST_REPETITIONS) return null;
		for (let length = 1; length <= LONGEST_CYCLE; length++) if (hasCycle(segments, length)) return "a part of the path comes three times in a row";
		const counts = /* @__PURE__ */ new Map();
		for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
		const worst = [...counts].find(([, count]) => count > MOST_OF_ONE_SEGMENT);
		return worst ? `one segment comes ${worst[1]} times` : null;
	}
};
function hasCycle(segments, length) {
	let matching = 0;
	for (let i = length; i < segments.length; i++) {
		matching = segments[i] === segments[i - length] ? matching + 1 : 0;
		if (matching >= MOST_REPETITIONS * length) return true;
	}
	return false;
}
//#endregion
//#region src/formats/traps/session-id.ts
var SESSION_NAMES = /^(phpsessid|jsessionid|aspsessionid\w*|asp\.net_sessionid|cfid|cftoken|sessionid|session_id|sessid|zenid|oscsid)$/i;
/** Names that mean other things too count only with a value that looks drawn by chance. */
var SHORT_NAMES = /^(sid|s|session)$/i;
var TOKEN$1 = /^(?=.*\d)(?=.*[a-z])[\da-z]{20,}$/i;
var PATH_SESSION = /;(jsessionid|phpsessid|sid)=[^/?#;]*/gi;
var ASP_SESSION = /\/\((?:[A-Z]\([\da-z-]{16,}\))+\)(?=\/)/gi;
/** A session identifier in the path or in the query. */
var sessionId = {
	code: "session-id",
	refuse: ({ url, parsed }) => mayHaveSession(parsed) && withoutSession(url) !== url ? "the URL without it is taken instead" : null
};
/** What the patterns ask for; most links show at once that they have none. */
function mayHaveSession({ pathname, search }) {
	return search !== "" || pathname.includes(";") || pathname.includes("/(");
}
/** The URL without session identifiers, which is asked for in its place; the rest stays as it was written. */
function withoutSession(url) {
	const parsed = new URL(url);
	const path = parsed.pathname.replace(PATH_SESSION, "").replace(ASP_SESSION, "");
	const pairs = parsed.search.slice(1).split("&");
	const kept = pairs.filter((pair) => !isSession(pair));
	if (path === parsed.pathname && kept.length === pairs.length) return url;
	parsed.pathname = path;
	parsed.search = kept.join("&");
	return parsePageUrl(parsed.href) ?? url;
}
function isSession(pair) {
	const [name = "", value = ""] = pair.split("=", 2);
	return SESSION_NAMES.test(name) || SHORT_NAMES.test(name) && TOKEN$1.test(value);
}
//#endregion
//#region src/formats/traps/shape-budget.ts
/** More URLs of one shape than the budget allows. */
var shapeBudget = {
	code: "shape-budget",
	refuse(link, known) {
		return isCounted(link) && known.count(shapeKey(link)) >= known.shapeBudget ? `more than ${known.shapeBudget} of ${link.shape.slice(0, 200)}` : null;
	},
	keys: (link) => isCounted(link) ? [shapeKey(link)] : []
};
/** A shape without anything abstracted is one URL only. */
function isCounted({ shape }) {
	return /[{?]/.test(shape);
}
function shapeKey({ shape }) {
	return `shape ${shape}`;
}
//#endregion
//#region src/formats/traps/text-hash.ts
/** FNV-1a (RFC 9923) from two starting points, each mixed at the end so that all bits count. */
function textHashes(text) {
	let [a, b] = [2166136261, 2538058380];
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		a = Math.imul(a ^ code, 16777619);
		b = Math.imul(b ^ (code << 7 | code >>> 9), 16777619);
	}
	return [mix(a), mix(b ^ text.length)];
}
function mix(hash) {
	let mixed = Math.imul(hash ^ hash >>> 16, 2146121005);
	mixed = Math.imul(mixed ^ mixed >>> 15, 2221713035);
	return (mixed ^ mixed >>> 16) >>> 0;
}
//#endregion
//#region src/formats/traps/url-length.ts
var LONGEST_URL = 2e3;
/** Longer than people or common software write. */
var urlLength = {
	code: "url-length",
	refuse: ({ url }) => url.length > LONGEST_URL ? `${url.length} characters` : null
};
//#endregion
//#region src/formats/traps/url-shape.ts
var DATE = /^\d{4}-\d{2}(-\d{2})?$/;
var IDENTIFIER = /^(?=.*\d)(?=.*[a-z])[\da-z_-]{20,}$|^[\da-f]{16,}$|^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;
/** What the pattern asks for; most segments are shorter, and length is seen at once. */
var SHORTEST_IDENTIFIER = 16;
/** `example.org/blog/{n}/{n}/post-{n}?id&lang`: values of the query are left out, names sorted. */
function urlShape({ host, pathname, search, searchParams }) {
	const path = pathname.split("/").map(segmentShape).join("/");
	if (search === "") return host + path;
	const names = [...new Set(searchParams.keys())].map((name) => name.replace(/\d+/g, "{n}")).sort();
	return `${host}${path}${names.length === 0 ? "" : `?${[...new Set(names)].join("&")}`}`;
}
function segmentShape(segment) {
	if (DATE.test(segment)) return "{date}";
	if (segment.length >= SHORTEST_IDENTIFIER && IDENTIFIER.test(segment)) return "{id}";
	return segment.replace(/\d+/g, "{n}");
}
//#endregion
//#region src/formats/traps/link-rules.ts
/**
* The name of all rules by which links are found, judged and kept out: those below, the scope's, and what is read of a
* document (docs/certificate.md, "The denominator"). It changes whenever any of them would judge any link otherwise.
*/
var LINK_RULES = "isochron-links/1";
/** Cheap and certain rules first; the budget last, for what no rule knows. */
var TRAP_RULES = [
	urlLength,
	sessionId,
	repeatingPath,
	pathDepth,
	calendar,
	pagination,
	facets,
	linkSpam,
	mirrorHost,
	shapeBudget
];
/** More known URLs than this no capture keeps. */
var MOST_KNOWN_URLS = 1e6;
/** A link as the rules see it. */
function trapLink(url, kind, nth) {
	const parsed = partsOf(url);
	return {
		url,
		parsed,
		kind,
		nth,
		shape: urlShape(parsed)
	};
}
/** What is counted once a link is taken; a set of parameters apart, since sets are counted by their first. */
function trapKeys(link) {
	return {
		keys: TRAP_RULES.flatMap((rule) => rule.keys?.(link) ?? []),
		set: facets.keys(link).length > 0 ? setKey(link) : null
	};
}
/** The hash by which a refused URL is counted. */
function urlHash(url) {
	const [high, low] = textHashes(url);
	return high * 2 ** 20 + (low >>> 12);
}
var NO_QUERY = new URLSearchParams();
/** Cut instead of parsed: the URL is normalised. */
function partsOf(url) {
	const target = pathAndQueryOf(url);
	const query = target.indexOf("?");
	if (query === -1) return {
		host: hostOf(url),
		pathname: target,
		search: "",
		searchParams: NO_QUERY
	};
	const search = target.slice(query);
	return {
		host: hostOf(url),
		pathname: target.slice(0, query),
		search,
		searchParams: new URLSearchParams(search)
	};
}
//#endregion
//#region src/access/versions/archived-version.ts
/** Reads the page that an index entry points to. */
async function versionFromArchive(index, entry) {
	return decodedVersion((await index.read(entry)).httpBytes, entry, SHOW_LIMITS.maxOutputBytes);
}
/** Reads the page as it was seen; `null` when the archive does not hold it any more. */
async function versionSeen(warcs, sighting, mostContentBytes) {
	const bytes = await warcs.read(sighting);
	const place = {
		url: sighting.url,
		at: sighting.times.sentAt
	};
	return bytes && decodedVersion(bytes, place, mostContentBytes);
}
/** Content that grows beyond the limit is left as it was sent. */
function decodedVersion(httpBytes, { url, at }, maxOutputBytes) {
	const label = `${url} ${toIso(at)}`;
	const response = parseHttpResponse(httpBytes);
	if (!response.ok) throw new UsageError("BAD_INPUT", `the capture of ${url} at ${toIso(at)} is not HTTP`);
	const decoded = decodeContent(response.body, response.headers, {
		...SHOW_LIMITS,
		maxOutputBytes
	});
	return {
		content: decoded.kind === "ok" ? decoded.content : response.body,
		contentType: response.header("content-type"),
		label,
		url
	};
}
/** Earlier captures with other content than the next, oldest first: what volatile regions are learned from. */
async function earlierVersions(index, entries, before) {
	const earlier = entries.filter((entry) => entry.at < before.at && entry.status === 200);
	const chosen = earlier.filter((entry, i) => entry.digest !== (earlier[i + 1] ?? before).digest).slice(-8);
	return Promise.all(chosen.map(async (entry) => (await versionFromArchive(index, entry)).content));
}
/** The capture nearest to the instant; ties go to the earlier one. */
function nearestEntry(entries, at) {
	const distance = (entry) => Math.abs(entry.at - at);
	return entries.reduce((best, entry) => best && distance(best) <= distance(entry) ? best : entry, null);
}
//#endregion
//#region src/access/rules/withheld.ts
/** A rule keeps it from this reader. Nothing that it says depends on what is stored, only on what the rule says. */
var WithheldError = class extends IsochronError {
	name = "WithheldError";
	kind;
	constructor(kind, message, options) {
		super("WITHHELD", message, options);
		this.kind = kind;
	}
};
/** The words of a rule; `null` for one that lets readers see. */
function withheldBy({ access }) {
	if (access.kind === "block") return new WithheldError("blocked", access.message);
	if (access.kind !== "embargo") return null;
	const { until, message } = access;
	return new WithheldError("embargoed", `Under embargo ${typeof until === "number" ? `until ${toIso(until)}` : `for ${formatCalendarSpan(until)} after each capture`}.${message === null ? "" : ` ${message}`}`);
}
/** Rules that cannot be read hide everything. */
function rulesUnreadable(cause) {
	return new WithheldError("unreadable", "The rules of this archive cannot be read; ask its keeper.", { cause });
}
/** What speaks of a whole capture is not cut to what a reader may see: it would not be true of it any more. */
function wholeWithheld(what) {
	return new WithheldError("embargoed", `${what} for readers to whom all of the capture is open.`);
}
//#endregion
//#region src/access/versions/laid-version.ts
/** No record of a layout is longer, packed or not. */
var MOST_RECORD_BYTES = 1048576;
/** Reads the page that an entry points to, and its layout; `entries` are all of the page. */
async function laidVersion(index, entries, entry) {
	const version = await versionFromArchive(index, entry);
	const layout = await layoutOf(index, entries, entry);
	return layout === null ? version : {
		...version,
		layout
	};
}
/** Of the very bytes: it was made when one of the looks that showed them was shown in a browser. */
async function layoutOf(index, entries, { url, at, digest }) {
	if (digest === null) return null;
	const same = entries.filter((one) => one.url === url && one.digest === digest);
	const shown = new Set(same.map((one) => one.at));
	const nearest = nearestEntry((await index.lookup(`urn:layout:${url}`).catch(orNone)).filter((one) => one.recordType === "resource" && shown.has(one.at) && one.length <= MOST_RECORD_BYTES), at);
	if (nearest === null) return null;
	const response = parseHttpResponse((await index.read(nearest)).httpBytes);
	return response.ok ? readLayout(response.body) : null;
}
function orNone(error) {
	if (error instanceof WithheldError) return [];
	throw error;
}
//#endregion
//#region src/access/replay-address.ts
var FRAME_MARK = "if_";
var OUTLINE_MARK = "ol_";
/** The path under which a page is replayed as of a time. */
function replayPath(prefix, target) {
	return `${prefix}/${toTimestamp17(target.at)}/${target.url}`;
}
/** The same with the time for which the moment was chosen: for the page around, which tells both. */
function wishedPath(prefix, target, wished) {
	return `${prefix}/${toTimestamp17(target.at)}w${toTimestamp17(wished)}/${target.url}`;
}
/** The same for a frame, perhaps with the parts of the page coloured. */
function framedPath(prefix, target, isOutlined = false) {
	return `${prefix}/${toTimestamp17(target.at)}${isOutlined ? OUTLINE_MARK : FRAME_MARK}/${target.url}`;
}
/** Reads a request path without its prefix, query included; `null` when it is no replay address. */
function parseReplayPath(path) {
	const match = /^\/(\d{4,17})(?:w(\d{17}))?(if_|ol_)?\/(https?:\/{1,2}[^/].*)$/is.exec(path);
	if (match === null) return null;
	const [, moment, wish, mark, written] = match;
	const [at, wished] = [parseTimestamp(moment), wish === void 0 ? null : parseTimestamp(wish)];
	const url = parsePageUrl(written.replace(/^(https?:)\/([^/])/i, "$1//$2"));
	if (at === null || !url) return null;
	const isOutlined = mark?.toLowerCase() === OUTLINE_MARK;
	return {
		at,
		url,
		isFramed: mark !== void 0,
		wished,
		...isOutlined && { isOutlined }
	};
}
/**
* The replay address for a link as written in a document; `null` leaves the link as it is (same-document
* fragments, and schemes that never reach the network).
*/
function replayLink(link, base, place) {
	const written = link.trim();
	if (written === "" || written.startsWith("#")) return null;
	let url;
	try {
		url = new URL(written, base);
	} catch {
		return null;
	}
	if (url.protocol !== "http:" && url.protocol !== "https:") return null;
	if (url.username !== "") url.username = "";
	if (url.password !== "") url.password = "";
	if (url.href.length > 4096) return "about:blank";
	return `${place.prefix}/${toTimestamp17(place.at)}${place.isFramed ? FRAME_MARK : ""}/${url.href}`;
}
//#endregion
//#region src/access/capture-span.ts
/** The span of the capture that was running at the time asked for; of several, the one begun last. */
function captureSpan(captures, { at }) {
	const last = captures.filter(({ startedAt, finishedAt }) => finishedAt !== null && startedAt <= at && at <= finishedAt).reduce((best, one) => best && best.startedAt >= one.startedAt ? best : one, null);
	return last && {
		from: last.startedAt,
		to: last.finishedAt
	};
}
//#endregion
//#region src/access/xml-prolog.ts
var NAME$1 = String.raw`[A-Za-z_:][\w:.-]*`;
var ATTRIBUTE = new RegExp(String.raw`\s+(${NAME$1})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, "y");
var ROOT = new RegExp(`<(${NAME$1})`, "y");
var ROOT_END = /\s*(\/?)>/y;
var INSTRUCTION = new RegExp(String.raw`<\?(${NAME$1})`, "y");
/** Quoted texts, comments and instructions may hold anything; all else of a document type ends at its brackets. */
var DOCTYPE = /<!DOCTYPE(?:[^[\]"'>]|"[^"]*"|'[^']*')*(\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--[^]*?-->|<\?[^]*?\?>|<![A-Z](?:[^"'>]|"[^"]*"|'[^']*')*>)*\]\s*)?>/y;
var DECLARING = /<!(?:ENTITY|ATTLIST)|%/;
/** Reads it; `null` where it is not well-formed, so that browsers show an error and nothing else. */
function readProlog(xml) {
	const instructions = [];
	let isDeclaring = false;
	for (let at = xml.startsWith("﻿") ? 1 : 0;;) {
		at = behindSpace(xml, at);
		if (xml.startsWith("<?", at)) {
			const instruction = instructionAt(xml, at);
			if (instruction === null) return null;
			instructions.push(instruction);
			at = instruction.end;
		} else if (xml.startsWith("<!--", at)) {
			const end = xml.indexOf("-->", at + 4);
			if (end === -1) return null;
			at = end + 3;
		} else if (xml.startsWith("<!", at)) {
			const doctype = matchAt(DOCTYPE, xml, at);
			if (doctype === null) return null;
			isDeclaring ||= DECLARING.test(doctype[1] ?? "");
			at += doctype[0].length;
		} else {
			const root = rootAt(xml, at);
			return root && {
				instructions,
				isDeclaring,
				root
			};
		}
	}
}
/** Style sheets that instructions name (xml-stylesheet, section 3), as places to be rewritten. */
function instructedStyles(xml) {
	return stylesIn(readProlog(xml)).flatMap(({ attributes }) => attributes.filter(({ name, value }) => name === "href" && value !== "" && !value.startsWith("#")).map(({ start, end, value }) => ({
		start,
		end,
		value: value.replace(/&amp;|&#38;/g, "&"),
		role: "requisite",
		syntax: "attribute",
		inAttribute: true
	})));
}
/** The instructions that name style sheets. */
function stylesIn(prolog) {
	return (prolog?.instructions ?? []).filter(({ target }) => target === "xml-stylesheet");
}
function instructionAt(xml, start) {
	const named = matchAt(INSTRUCTION, xml, start);
	const close = xml.indexOf("?>", start);
	if (named === null || close === -1) return null;
	const { attributes } = attributesAt(xml, start + named[0].length, close);
	return {
		target: named[1],
		start,
		end: close + 2,
		attributes
	};
}
function rootAt(xml, start) {
	const named = matchAt(ROOT, xml, start);
	if (named === null) return null;
	const { attributes, end } = attributesAt(xml, start + named[0].length, xml.length);
	const close = matchAt(ROOT_END, xml, end);
	if (close === null) return null;
	return {
		name: named[1],
		end: end + close[0].length,
		isEmpty: close[1] === "/",
		attributes
	};
}
function attributesAt(xml, from, to) {
	const attributes = [];
	let at = from;
	for (let next = matchAt(ATTRIBUTE, xml, at); next !== null; next = matchAt(ATTRIBUTE, xml, at)) {
		const [whole, name, double, single] = next;
		if (at + whole.length > to) break;
		const value = double ?? single ?? "";
		const end = at + whole.length - 1;
		const nameAt = at + whole.indexOf(name);
		attributes.push({
			name,
			at: nameAt,
			start: end - value.length,
			end,
			value
		});
		at += whole.length;
	}
	return {
		attributes,
		end: at
	};
}
function behindSpace(xml, from) {
	let at = from;
	while (at < xml.length && " 	\r\n".includes(xml[at])) at++;
	return at;
}
function matchAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
//#endregion
//#region src/access/page-opening.ts
/** What may stand before a page's first element; a document type that does not stay first changes how it is shown. */
var LEAD = /^\ufeff?(?:\s+|<!--[^]*?-->|<\?[^>]*>|<!doctype[^>]*>)*/i;
/** A head that is the first element in its root. */
var XML_HEAD = /(?:\s|<!--[^]*?-->)*<head(?:\s[^>]*)?(?<!\/)>/y;
/** Licences and the like before a script's first line. */
var MOST_BEFORE = 16384;
/** Puts it there. The parser takes `<html>` and its attributes behind it as well; XML has its place in the root only. */
function withOpening(html, opening, isXml) {
	const at = isXml ? placeInXml(html) : LEAD.exec(html)[0].length;
	return at === null ? html : html.slice(0, at) + opening + html.slice(at);
}
/** Behind the tag of the head, or of the root where that comes first; `null` in what is no XHTML. */
function placeInXml(xml) {
	const root = readProlog(xml)?.root;
	if (root?.name !== "html" || root.isEmpty) return null;
	XML_HEAD.lastIndex = root.end;
	return root.end + (XML_HEAD.exec(xml)?.[0].length ?? 0);
}
/** What makes all of a script strict stands first in it. */
var STRICT = /^(?:\ufeff|\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*(["'])use strict\1/;
/** Puts lines of ours before a script. */
function withLead(script, lead) {
	if (lead === "") return script;
	const isStrict = STRICT.test(Buffer.from(script.subarray(0, MOST_BEFORE)).toString("latin1"));
	return Buffer.concat([Buffer.from(isStrict ? `"use strict";${lead}` : lead), script]);
}
//#endregion
//#region src/access/retire-attributes.ts
var POLICIES = /^\s*content-security-policy(-report-only)?\s*$/i;
/** Renames `integrity`, and `http-equiv` where it sets a policy, to `data-…`; or such as are named otherwise. */
function retireAttributes(html, { isRetired = isTiedToOrigin, isXml = false } = {}) {
	if (isRetired === isTiedToOrigin && !/integrity|content-security-policy/i.test(html)) return html;
	const finder = new RetiredFinder(html, isRetired);
	const tokenizer = new Tokenizer({
		decodeEntities: false,
		xmlMode: isXml
	}, finder);
	tokenizer.write(html);
	tokenizer.end();
	const parts = [];
	let from = 0;
	for (const at of finder.found) {
		parts.push(html.slice(from, at), "data-");
		from = at;
	}
	return parts.join("") + html.slice(from);
}
/** Checksums and policies. */
function isTiedToOrigin(name, value) {
	return name === "integrity" || name === "http-equiv" && POLICIES.test(value);
}
/** So much of a value is looked at: what decides stands at its beginning. */
var MOST_VALUE_CHARS = 256;
/** Where the names of such attributes begin. */
var RetiredFinder = class extends SilentListener {
	found = [];
	#html;
	#isRetired;
	#name = "";
	#nameAt = 0;
	#value = "";
	constructor(html, isRetired) {
		super();
		this.#html = html;
		this.#isRetired = isRetired;
	}
	onattribname(start, end) {
		this.#name = this.#html.slice(start, end).toLowerCase();
		this.#nameAt = start;
		this.#value = "";
	}
	onattribdata(start, end) {
		if (this.#value.length < MOST_VALUE_CHARS) this.#value += this.#html.slice(start, Math.min(end, start + MOST_VALUE_CHARS));
	}
	onattribend() {
		if (this.#isRetired(this.#name, this.#value)) this.found.push(this.#nameAt);
	}
};
//#endregion
//#region src/access/rewrite.ts
/**
* A template that a script has yet to fill in, `{{picture}}`: no address, and useless to the script once it is taken
* for one. What stands before the braces can name no other host, whatever fills them: such an address is one already.
*/
var UNFILLED_ADDRESS = /^(?!\/\/)[^:\\\x00-\x1f]*\{\{/;
/** Rewrites a page; its base element leads into the archive too, so that scripts' relative links follow it. */
function rewriteHtml(html, url, rewrite, reading = {}) {
	return rewriteHtmlPart(html, {
		url,
		base: null,
		...reading
	}, rewrite).text;
}
/** The same for a part of a page: what its base is told by the parts before it, or by this one. */
function rewriteHtmlPart(html, { url, base, charset = "utf-8", isXml = false }, rewrite) {
	const text = retireAttributes(html, { isXml });
	const found = findHtmlUrls(text, isXml);
	const spans = isXml ? [...instructedStyles(text), ...found] : found;
	const known = base ?? (spans.some(({ role }) => role === "base") ? baseOf(spans, url, charset) : null);
	return {
		text: rewriteSpans(text, spans, (span) => {
			if (span.role === "base") return rewrite(linkOf(span, charset), url, false);
			if (UNFILLED_ADDRESS.test(span.value)) return null;
			return rewrite(linkOf(span, charset), baseOfSpan(span, known ?? url), span.role === "frame");
		}),
		base: known
	};
}
/** Rewrites a style sheet. */
function rewriteCss(css, url, rewrite) {
	return rewriteSpans(css, findCssUrls(css), ({ value }) => rewrite(value, url));
}
//#endregion
//#region src/access/rewrite-long.ts
var PART_CHARS = 65536;
/** Within so much of an honest page there is a tag; behind it the rest is left as it was. */
var MOST_HELD_CHARS = 8388608;
/** Rewrites a page that comes in pieces; each part ends behind a tag. */
async function* rewriteLongHtml(pieces, { opening = "", ...page }, rewrite) {
	let isFirst = true;
	const opened = (text) => {
		const whole = isFirst ? withOpening(text, opening, page.isXml ?? false) : text;
		isFirst = false;
		return whole;
	};
	let [held, base] = ["", null];
	let [nextLookChars, isLost] = [PART_CHARS, false];
	for await (const piece of pieces) {
		if (isLost) yield piece;
		else held += piece;
		if (held.length < nextLookChars) continue;
		const cut = safeCut(held);
		isLost = cut === 0 && held.length >= MOST_HELD_CHARS;
		nextLookChars = cut === 0 ? held.length * 2 : PART_CHARS;
		if (cut === 0 && !isLost) continue;
		const part = rewriteHtmlPart(held.slice(0, isLost ? held.length : cut), {
			...page,
			base
		}, rewrite);
		held = isLost ? "" : held.slice(cut);
		base = part.base;
		yield opened(part.text);
	}
	if (held !== "") yield opened(rewriteHtmlPart(held, {
		...page,
		base
	}, rewrite).text);
}
/** Elements whose content is no markup. */
var HOLDS_TEXT = new Set("iframe noembed noframes noscript plaintext script style textarea title xmp".split(" "));
/** Behind the last tag after which markup goes on; 0 when there is none. */
function safeCut(html) {
	const finder = new CutFinder(html);
	readTags(html, finder);
	return finder.cut;
}
var CutFinder = class {
	cut = 0;
	#html;
	#tag = "";
	#foreign = "";
	constructor(html) {
		this.#html = html;
	}
	isDone() {
		return false;
	}
	isInForeignContext() {
		return this.#foreign !== "";
	}
	onOpenTag(name) {
		this.#tag = name;
	}
	onAttribute() {}
	onOpenTagEnd(end, isSelfClosing) {
		if (this.#foreign === "" && !isSelfClosing && (this.#tag === "svg" || this.#tag === "math")) this.#foreign = this.#tag;
		if (this.#foreign === "" && !HOLDS_TEXT.has(this.#tag)) this.cut = end + 1;
	}
	onCloseTag(name, start) {
		if (name === this.#foreign) this.#foreign = "";
		const end = this.#html.indexOf(">", start);
		if (end !== -1 && this.#foreign === "") this.cut = end + 1;
	}
};
//#endregion
//#region src/access/long-replay.ts
/** Prepares a long response; its first bytes are decoded at once, so that what cannot be is told before it is sent. */
async function longContent(pieces, head, { url, rewrite, opening }) {
	const codings = appliedCodings(head.headers);
	if (!Array.isArray(codings)) return codings;
	const read = () => decodedPieces(payload(pieces(), head), codings, SHOW_LIMITS);
	const content = read()[Symbol.asyncIterator]();
	let first;
	try {
		first = await content.next();
	} catch (error) {
		const stop = stopOf$1(error);
		if (stop) return stop;
		throw error;
	}
	const contentType = head.header("content-type");
	const all = startingWith(first, content);
	const type = mediaType(contentType);
	if (type !== "text/html" && type !== "application/xhtml+xml") {
		const { framing } = head;
		return {
			kind: "ok",
			contentType,
			body: all,
			verbatim: {
				bytes: codings.length === 0 && framing.kind === "length" ? framing.bytes : null,
				read
			}
		};
	}
	const { charset, decode } = pieceDecoder(first.done === true ? /* @__PURE__ */ new Uint8Array() : first.value, contentType);
	const reading = {
		charset,
		isXml: type === "application/xhtml+xml"
	};
	const body = encoded(rewriteLongHtml(texts(all, decode), {
		url,
		opening,
		...reading
	}, rewrite));
	return {
		kind: "ok",
		contentType: `${type}; charset=utf-8`,
		body,
		verbatim: null
	};
}
/** The body without its transfer coding. */
async function* payload(pieces, head) {
	const body = new StreamedBody(head.framing);
	let headBytes = head.headerEnd;
	for await (const piece of pieces) {
		const skipped = Math.min(headBytes, piece.length);
		headBytes -= skipped;
		if (skipped < piece.length) yield* body.push(piece.subarray(skipped));
	}
}
async function* startingWith(first, rest) {
	try {
		for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
	} finally {
		await rest.return?.();
	}
}
async function* texts(pieces, decode) {
	for await (const piece of pieces) yield decode(piece);
	yield decode();
}
async function* encoded(parts) {
	for await (const part of parts) yield Buffer.from(part, "utf8");
}
/** The head of a stored response; `null` when it is none that can be shown. */
function shownHead(first) {
	const head = parseResponseHead(first);
	return head.ok && head.status >= 200 && head.status !== 304 ? head : null;
}
/** Whose scripts the original let read it beside its own: `*`, one origin, or nobody's (Fetch standard, "CORS check"). */
function readableBy(headers) {
	const said = headers.filter(([name]) => name.toLowerCase() === "access-control-allow-origin");
	return said.length === 1 ? said[0][1].trim() : null;
}
//#endregion
//#region src/access/files/stored-content.ts
/** Reads it, or says why it cannot be. */
async function storedContent(source, sighting) {
	try {
		const stored = await openSighted(source, sighting);
		if (stored === null) return "its record is not in the archive any more";
		const head = shownHead(stored.first);
		if (head === null) return "its record holds no final HTTP response";
		return contentOf(stored, head);
	} catch (error) {
		if (error instanceof IsochronError) return `its record cannot be read back: ${error.message}`;
		throw error;
	}
}
/** Content of a stored response, or why it cannot be decoded. */
function contentOf({ first, pieces }, head) {
	const contentType = head.header("content-type");
	if (pieces !== null) {
		const codings = appliedCodings(head.headers);
		if (!Array.isArray(codings)) return "its content coding is not supported";
		return {
			contentType,
			pieces: decodedPieces(payload(pieces(), head), codings, SHOW_LIMITS)
		};
	}
	const response = parseHttpResponse(first);
	const decoded = response.ok ? decodeContent(response.body, response.headers, SHOW_LIMITS) : null;
	if (decoded?.kind !== "ok") return "its content cannot be decoded";
	return {
		contentType,
		pieces: [decoded.content]
	};
}
/** By the place of its record; by its time where the record lies elsewhere now; else as the catalog finds it. */
async function openSighted({ index, warcs }, sighting) {
	const entries = (await index.lookup(sighting.url)).filter(({ url }) => url === sighting.url);
	const isAtPlace = ({ file, offset }) => sighting.records.some((ref) => ref.file === file && ref.offset === offset);
	const entry = entries.find(isAtPlace) ?? entries.find(({ at }) => at === sighting.times.sentAt);
	if (entry) return index.open(entry);
	const bytes = await warcs.read(sighting);
	return bytes && {
		first: bytes,
		pieces: null
	};
}
//#endregion
//#region src/access/byte-range.ts
/**
* The part of a content of so many bytes that is asked for. Several parts at once, other units and what cannot be read
* are answered with the whole, as section 14.2 allows.
*/
function rangeIn(asked, bytes) {
	const [, from = "", to = ""] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(asked) ?? [];
	if (from === "" && to === "") return "whole";
	if (from === "") return to === "0" || bytes === 0 ? "unsatisfiable" : {
		first: Math.max(0, bytes - Number(to)),
		last: bytes - 1
	};
	const [first, last] = [Number(from), to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1)];
	if (to !== "" && Number(to) < first) return "whole";
	return first >= bytes ? "unsatisfiable" : {
		first,
		last
	};
}
/** The bytes of a part; a body that ends before it does is an error, so that nobody takes what came for all of it. */
async function* cutOut(pieces, { first, last }) {
	let at = 0;
	for await (const piece of pieces) {
		const start = Math.max(0, first - at);
		const end = Math.min(piece.length, last + 1 - at);
		if (start < end) yield piece.subarray(start, end);
		if ((at += piece.length) > last) return;
	}
	throw new Error(`the body ended after ${at} bytes, within the part that is sent`);
}
/** Closes what a body is read from, of which nothing is wanted. */
async function closeBody(body) {
	if (body instanceof Uint8Array) return;
	const iterator = body[Symbol.asyncIterator]();
	await iterator.next();
	await iterator.return?.();
}
//#endregion
//#region src/access/memento-choice.ts
/** A record of the exact URL gives way to one spelled otherwise that is nearer by more than this. */
var FAR_MS$1 = 864e5;
/**
* The response nearest in time, the earlier of two equally near. Records of the exact URL come before others
* with the same look-up key unless they are far in time, states of the page before errors, records of the capture
* before others. What was captured at exactly this time is what is asked for, errors too: that is its address.
*/
function chooseMemento(entries, query) {
	const named = entries.find(({ url, at, status }) => at === query.at && url === query.url && status !== 304);
	if (named) return named;
	const [exact, any] = [chooseFrom(entries.filter(({ url }) => url === query.url), query), chooseFrom(entries, query)];
	if (!exact || !any) return any;
	return distance(exact, query.at) - distance(any, query.at) > FAR_MS$1 ? any : exact;
}
/** All of them, the best first: what is asked when a record cannot be read. */
function* chooseMementos(entries, query) {
	let left = entries;
	for (let next = chooseMemento(left, query); next; next = chooseMemento(left, query)) {
		yield next;
		const tried = next;
		left = left.filter((entry) => entry !== tried);
	}
}
function distance(entry, at) {
	return Math.abs(entry.at - at);
}
function chooseFrom(entries, query) {
	const states = preferred(entries, isState);
	const { within } = query;
	return nearest(preferred(states, (entry) => within !== null && within.from <= entry.at && entry.at <= within.to), query.at);
}
/** Whether the response shows a state of its page; errors prove nothing, and a 304 has no body of its own. */
function isState({ status }) {
	if (status === null) return true;
	return status >= 200 && status < 400 && status !== 304 || status === 404 || status === 410;
}
function preferred(entries, test) {
	const chosen = entries.filter(test);
	return chosen.length > 0 ? chosen : entries;
}
function nearest(entries, at) {
	let best = null;
	for (const entry of entries) {
		const gain = best === null ? 1 : Math.abs(best.at - at) - Math.abs(entry.at - at);
		if (best === null || gain > 0 || gain === 0 && entry.at < best.at) best = entry;
	}
	return best;
}
//#endregion
//#region src/access/coherent/in-order.ts
/** How many of a list come first for which something holds, where it holds for none after them. */
function countBegun(all, holds) {
	let [low, high] = [0, all.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (holds(all[middle])) low = middle + 1;
		else high = middle;
	}
	return low;
}
/** Whether one of several closed intervals, in order and apart, contains an instant. */
function isWithin(intervals, at) {
	const last = intervals[countBegun(intervals, ({ from }) => from <= at) - 1];
	return last !== void 0 && at <= last.to;
}
//#endregion
//#region src/access/coherent/site-steps.ts
/** More steps than this are taken together, so that a site of any size costs a megabyte. */
var MOST_STEPS$1 = 65536;
/** Sums up what a site's captures added. */
function siteKnown(shares, mostSteps = MOST_STEPS$1) {
	const { at, by } = mergedChanges(shares.map(({ changes }) => changes));
	const known = new Float64Array(by.length);
	let sum = 0;
	for (const [i, change] of by.entries()) known[i] = sum += change;
	const pages = shares.reduce((all, share) => all + share.pages, 0);
	return {
		steps: coarser({
			at,
			known
		}, mostSteps),
		pages
	};
}
/** Neighbouring steps as one, which counts what is known over all of it: never more than was known. */
function coarser({ at, known }, most) {
	if (at.length <= most) return {
		at,
		known
	};
	const width = Math.ceil(at.length / most);
	const count = Math.ceil(at.length / width);
	return {
		at: Float64Array.from({ length: count }, (_, i) => at[i * width]),
		known: Float64Array.from({ length: count }, (_, i) => Math.min(...known.subarray(i * width, (i + 1) * width)))
	};
}
/** How many pages are known at an instant. */
function pagesKnownAt({ at: starts, known }, at) {
	const begun = countBegun(starts, (start) => start <= at);
	return begun === 0 ? 0 : known[begun - 1];
}
//#endregion
//#region src/access/coherent/archive-evidence.ts
/** A page of which nothing is known. */
var NO_EVIDENCE = {
	looks: [],
	trust: null
};
/** So many parts of a page are asked about; a page with more is unheard of, and somebody waits for it. */
var MOST_PARTS$1 = 200;
/** Sites and hosts that are held; one more, and all are asked for again. */
var [MOST_SITES, MOST_HOSTS] = [16, 1e4];
/** Evidence of an archive, what is asked for again and again held until the catalog has something new. */
var ArchiveEvidence = class {
	#sources;
	#sites = /* @__PURE__ */ new Map();
	#hosts = /* @__PURE__ */ new Map();
	#captures = null;
	#stamp = "";
	constructor(sources) {
		this.#sources = sources;
	}
	/** What is known of a page. */
	async ofPage(url) {
		const found = await this.#sources.catalog.sightings.ofPage(url);
		if (found.length === 0) return NO_EVIDENCE;
		const captures = await this.#byId();
		const looks = found.flatMap((look) => withClockErrors([look], captures.get(look.captureId)?.runs));
		const word = await this.#wordOf(hostOf(url));
		return {
			looks: believedLooks(looks, word),
			trust: word.trust
		};
	}
	/** Pages that ask an address by this method and body, and by more than that. */
	requestsTo(address, asked) {
		return this.#sources.catalog.sightings.requestsTo(address, asked);
	}
	/** A document, first, and what it needs to be shown by the capture nearest to the time; each once. */
	async partsOf(document, at) {
		const parts = /* @__PURE__ */ new Set([document]);
		for (const part of parts) for (const needed of await this.#neededBy(part, at)) if (parts.size < MOST_PARTS$1) parts.add(needed);
		return [...parts];
	}
	/** How much of the site that looks belong to is known; `null` when nobody tells. */
	async siteOf(looks, at) {
		const captures = await this.#byId();
		const distance = ({ times }) => Math.abs(times.sentAt - at);
		const nearest = looks.filter(isCaptured).reduce((best, one) => best && distance(best) <= distance(one) ? best : one, null);
		const site = nearest && captures.get(nearest.captureId)?.site;
		if (site === null || site === void 0) return null;
		return this.ofSite(site);
	}
	/** How much of a site is known, by what its captures have added; `null` when none tells. */
	async ofSite(site) {
		const known = await this.#known(site);
		return known.pages === 0 ? null : known;
	}
	async #known(site) {
		await this.#refresh();
		return held(this.#sites, site, MOST_SITES, async () => siteKnown(await this.#sources.catalog.standing.ofSite(site)));
	}
	#wordOf(host) {
		return held(this.#hosts, host, MOST_HOSTS, async () => hostWordOf(host, await this.#sources.catalog.standing.ofHost(host)));
	}
	async #neededBy(document, at) {
		const told = await this.#sources.catalog.requisites.ofDocument(document);
		if (told.length < 2) return told[0]?.requisites ?? [];
		const captures = await this.#byId();
		const distance = (id) => {
			const capture = captures.get(id);
			return capture ? Math.max(0, capture.startedAt - at, at - (capture.finishedAt ?? capture.startedAt)) : Infinity;
		};
		return told.reduce((best, one) => distance(one.captureId) < distance(best.captureId) ? one : best).requisites;
	}
	async #byId() {
		const list = await this.#sources.captures();
		if (this.#captures?.list === list) return this.#captures.byId;
		await this.#refresh();
		const byId = new Map(list.map((capture) => [capture.id, capture]));
		this.#captures = {
			list,
			byId
		};
		return byId;
	}
	/** What captures added since makes what is held old. */
	async #refresh() {
		const stamp = await this.#sources.catalog.standing.stamp();
		if (stamp === this.#stamp) return;
		this.#stamp = stamp;
		this.#sites.clear();
		this.#hosts.clear();
	}
};
function held(all, key, most, make) {
	const known = all.get(key);
	if (known) return known;
	if (all.size >= most) all.clear();
	const made = make();
	all.set(key, made);
	made.catch(() => all.delete(key));
	return made;
}
//#endregion
//#region src/access/coherent/request-groups.ts
/** So many requests of one address are told apart; records of others are taken by their address. */
var MOST_PAGES$1 = 40;
/** Groups them, the request that is nearest to the one asked first. */
async function requestGroups(entries, query, { requestsTo, evidenceOf }) {
	const all = [{
		page: null,
		entries,
		isOther: false
	}];
	if (requestsTo === void 0 || entries.length === 0) return all;
	const asked = askedBy(query);
	const pages = [];
	for (const address of addressesOf(entries)) pages.push(...await requestsTo(address, asked));
	if (pages.length === 0) return all;
	const held = orderByRequest(asked.fields, pages).slice(0, MOST_PAGES$1);
	const groups = [];
	let left = entries;
	for (const page of held) {
		const isOf = recordsOf((await evidenceOf(page)).looks);
		const own = left.filter(isOf);
		if (own.length > 0) groups.push({
			page,
			entries: own,
			isOther: isOther(asked, page)
		});
		left = left.filter((entry) => !isOf(entry));
	}
	return inOrder$1(withPlain(groups, left, asked), query);
}
function askedBy({ request, fields = [] }) {
	if (request === void 0) return {
		method: "GET",
		fields,
		body: null
	};
	const { method, body } = request;
	return {
		method,
		fields,
		body: body.length === 0 ? null : body
	};
}
function addressesOf(entries) {
	return new Set(entries.map(({ url }) => parsePageUrl(url)).filter((url) => url !== null));
}
function recordsOf(looks) {
	const places = new Set(looks.flatMap(({ records }) => records.map((one) => `${one.offset} ${one.file}`)));
	return ({ file, offset }) => places.has(`${offset} ${file}`);
}
function isOther(asked, page) {
	return distanceOf(asked.fields, requestOf(page)?.fields ?? []).apart > 0;
}
/** What is left is of the plain page, or told by no look: it stands where a request without fields of its own does. */
function withPlain(groups, entries, { fields, method }) {
	if (entries.length === 0) return [...groups];
	const plain = {
		page: null,
		entries,
		isOther: method === "GET" && fields.length > 0
	};
	const own = distanceOf(fields, []);
	const isNearer = ({ page }) => {
		const { apart, alike } = distanceOf(fields, requestOf(page)?.fields ?? []);
		return apart < own.apart || apart === own.apart && alike > own.alike;
	};
	return [
		...groups.filter(isNearer),
		plain,
		...groups.filter((group) => !isNearer(group))
	];
}
/** A record's own time is its address, by which lists name it: whoever asks for no more than that gets it. */
function inOrder$1(groups, query) {
	if (query.request !== void 0 || (query.fields ?? []).length > 0) return [...groups];
	const isNamed = ({ entries }) => entries.some(({ at, url }) => at === query.at && url === query.url);
	return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))];
}
//#endregion
//#region src/access/coherent/served-choice.ts
/** Where nothing is known but the index. */
var BY_INDEX = {
	choice: "nearest",
	evidenceOf: async () => NO_EVIDENCE
};
/** A record of another spelling of the URL that is nearer by more than this is of the page as it was called then. */
var FAR_MS = 864e5;
/**
* All that may be served, the best first. What was captured at exactly the moment comes first, errors too: that is its
* address, by which lists name it.
*/
async function* choicesAt(entries, query, servedBy) {
	for (const group of await requestGroups(entries, query, servedBy)) {
		const url = group.page === null ? query.url : addressOf$1(group.page);
		yield* choicesIn(group, {
			...query,
			url
		}, servedBy);
	}
}
async function* choicesIn({ entries, page: own, isOther }, query, { choice, evidenceOf }) {
	const pages = /* @__PURE__ */ new Map();
	const pageOf = async (written) => {
		const known = pages.get(written);
		if (known) return known;
		const url = own ?? parsePageUrl(written);
		const page = new PageAt(url === null ? NO_EVIDENCE : await evidenceOf(url), query.at);
		pages.set(written, page);
		return page;
	};
	const given = /* @__PURE__ */ new Set();
	const order = choice === "nearest" ? chooseMementos(entries, query) : coherentOrder(entries, query, pageOf);
	for await (const entry of order) {
		if (given.has(entry)) continue;
		given.add(entry);
		yield {
			entry,
			evidence: (await pageOf(entry.url)).evidenceOf(entry),
			isOther
		};
	}
}
async function* coherentOrder(entries, query, pageOf) {
	const best = chooseMemento(entries, query);
	if (best === null) return;
	if (isAddressOf(best, query)) yield best;
	const own = await pageOf(query.url);
	const [url, page] = best.url !== query.url && !own.isKnown && own.distanceMs - Math.abs(best.at - query.at) > FAR_MS ? [best.url, await pageOf(best.url)] : [query.url, own];
	yield* page.inItsVersion(entries.filter((entry) => entry.url === url));
	yield* chooseMementos(entries, query);
}
function isAddressOf({ url, at }, query) {
	return at === query.at && url === query.url;
}
/** A page at the moment. */
var PageAt = class {
	#page;
	#at;
	#standing;
	#looks = /* @__PURE__ */ new Map();
	/** By the place of the content's record: its date and the span that is told of it are two things. */
	#told = /* @__PURE__ */ new Map();
	constructor(page, at) {
		this.#page = page;
		this.#at = at;
		this.#standing = page.looks.length === 0 ? null : standingAt$1(page.looks, at, page.trust);
		for (const look of page.looks.filter(isCaptured)) if (isTold(look)) push(this.#told, placeOf(look.records[0]), look);
		else push(this.#looks, look.times.sentAt, look);
	}
	/** Whether more is known of it at the moment than that nothing contradicts it. */
	get isKnown() {
		return this.#standing !== null && this.#standing.tier !== "possible";
	}
	/** From the moment to the look that answers for it. */
	get distanceMs() {
		return this.#standing ? Math.abs(this.#standing.sighting.times.sentAt - this.#at) : Infinity;
	}
	/** Records that show the version which answers for the moment: its nearest look, then others with the same content. */
	*inItsVersion(entries) {
		const standing = this.#standing;
		if (standing === null) return;
		yield* entries.filter((entry) => this.#lookOf(entry) === standing.sighting);
		const distance = ({ at }) => Math.abs(at - this.#at);
		yield* entries.filter((entry) => this.#isSame(this.#lookOf(entry))).sort((a, b) => distance(a) - distance(b) || a.at - b.at);
	}
	/** What is known of a record at the moment. */
	evidenceOf(entry) {
		const look = this.#lookOf(entry);
		const told = this.toldOf(look);
		const distanceMs = Math.abs(entry.at - this.#at);
		return {
			...told,
			at: this.#at,
			storedAt: entry.at,
			distanceMs,
			captureId: look?.captureId ?? null
		};
	}
	/** What is known of what a look has seen; `null`: of a record that no look tells of. */
	toldOf(look) {
		const standing = this.#standing;
		if (standing === null || !this.#isSame(look)) return this.#otherwise(look);
		const { tier, interval, sighting } = standing;
		return {
			tier,
			interval,
			against: null,
			...answersOf(sighting)
		};
	}
	/** Another version than the one that answers, or a record that no look tells of. */
	#otherwise(look) {
		const against = this.#against();
		if (look === null) return {
			tier: "nearest",
			interval: null,
			against: against && "likely"
		};
		if (isTold(look)) return this.#toldOtherwise(look, against);
		const interval = this.#possibleOf(look);
		if (against !== "known" && halfOpenContains(interval, this.#at)) return {
			tier: "possible",
			interval,
			against
		};
		return {
			tier: "nearest",
			interval: null,
			against: against ?? "likely"
		};
	}
	/** What is told of the moment, and something better known speaks first; or what is told of other times. */
	#toldOtherwise(look, against) {
		const { told } = look.outcome;
		if (!(told.variant === void 0 && closedContains(told, this.#at))) return {
			tier: "nearest",
			interval: null,
			against: against ?? "likely"
		};
		const interval = {
			from: told.from,
			to: told.to
		};
		return {
			tier: told.tier,
			interval,
			against,
			...answersOf(look)
		};
	}
	/** What others tell, or the server says of itself, contradicts no more than likely. */
	#against() {
		if (!this.isKnown) return null;
		const { tier } = this.#standing;
		return tier === "observed" || tier === "seen" ? "known" : "likely";
	}
	#possibleOf(look) {
		const { looks } = this.#page;
		if (varyingCaptures(looks).has(look.captureId)) return {
			from: null,
			to: null
		};
		return possibleInterval(versionsOf(looks).find(({ sightings }) => sightings.includes(look)));
	}
	#isSame(look) {
		const shown = this.#standing?.sighting;
		if (look === null || shown === void 0) return false;
		if (look === shown) return true;
		return identityKey(look.outcome.identity) === identityKey(shown.outcome.identity);
	}
	/** The look whose response a record holds: another record of the same time may hold anything. */
	#lookOf({ at, file, offset }) {
		return (this.#looks.get(at) ?? []).find(({ records }) => records.some((one) => one.file === file && one.offset === offset)) ?? this.#toldIn(this.#told.get(placeOf({
			file,
			offset
		})) ?? []);
	}
	/** Of the spans that are told of one content, the one that answers, that of the moment, or the last. */
	#toldIn(told) {
		const answering = told.find((look) => look === this.#standing?.sighting);
		const ofMoment = told.find(({ outcome }) => closedContains(outcome.told, this.#at));
		return answering ?? ofMoment ?? told.at(-1) ?? null;
	}
};
function answersOf({ outcome }) {
	const count = outcome.told?.count;
	return count === void 0 ? {} : { answers: count };
}
function placeOf(record) {
	return record === void 0 ? "" : `${record.offset} ${record.file}`;
}
function push(all, key, item) {
	const before = all.get(key);
	if (before) before.push(item);
	else all.set(key, [item]);
}
//#endregion
//#region src/access/loose-match.ts
/** Keys are in lower case. Everything else counts. */
var PASSING_PARAMETERS = [
	{
		names: /^_{1,2}$/,
		values: /^[\d.]*$/,
		why: "jQuery's number against caches"
	},
	{
		names: /^_dc$/,
		values: /^\d*$/,
		why: "that of Ext JS"
	},
	{
		names: /^(?:callback|jsonp|jsoncallback|cb)$/,
		values: /^[\w$.[\]%]*$/,
		why: "the name of a function that is given the answer (JSONP)"
	},
	{
		names: /^(?:_?t|_?ts|time|timestamp|rand|random|rnd|nocache|no_cache|cachebust(?:er)?|cache_bust(?:er)?|bust|ord)$/,
		values: /^(?:\d{6,}|0?\.\d+)$/,
		why: "a time or a number by lot against caches"
	}
];
/** More captures of one path than this are not looked through: somebody waits for them. */
var MOST_LOOKED_AT = 5e3;
/** Captures whose address is the same but for passing parameters; `null` when there are none. */
async function looseMatch(index, url) {
	const asked = parametersOf(surt(url));
	if (asked.query === "") return null;
	const bare = withoutQuery(url);
	const found = asked.lasting === `${asked.path}?` ? await index.lookup(bare) : [];
	let looked = 0;
	const walk = {
		url: bare,
		match: "prefix",
		from: `${asked.path}?`,
		before: `${asked.path}@`
	};
	for await (const entries of index.walk(walk)) {
		found.push(...entries.filter((entry) => parametersOf(entry.surt).lasting === asked.lasting));
		if ((looked += entries.length) >= MOST_LOOKED_AT) break;
	}
	if (found.length === 0) return null;
	const passing = [...asked.passing, ...found.flatMap((entry) => parametersOf(entry.surt).passing)];
	return {
		entries: found.sort((a, b) => a.at - b.at),
		passedOver: [...new Set(passing)].sort()
	};
}
function parametersOf(key) {
	const at = key.indexOf("?");
	const [path, query] = at === -1 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
	const [lasting, passing] = [[], []];
	for (const parameter of query.split("&")) {
		const [name = "", value = ""] = parameter.split(/=(.*)/s);
		if (PASSING_PARAMETERS.some((one) => one.names.test(name) && one.values.test(value))) passing.push(name);
		else lasting.push(parameter);
	}
	return {
		path,
		query,
		lasting: `${path}?${lasting.join("&")}`,
		passing
	};
}
/** Keys have lost the slash at the end. */
function withoutQuery(url) {
	return url.replace(/[?#].*$/s, "").replace(/([^/])\/$/, "$1");
}
//#endregion
//#region src/access/found-entries.ts
/** A page of the catalog as it is looked up: by its address, and by what else it asks. */
function lookedUpAs(page) {
	const own = requestOf(page);
	if (own === null) return { url: page };
	const { method, fields, body } = own;
	const request = {
		method,
		contentType: fields.find(([name]) => name === "content-type")?.[1] ?? "",
		body: body ?? /* @__PURE__ */ new Uint8Array()
	};
	return {
		url: addressOf$1(page),
		fields,
		...method !== "GET" && { request }
	};
}
/** Finds them; what is not exactly as asked for is said in a header. */
async function foundEntries(index, { url, request, isLoose = false }) {
	const key = request === void 0 ? url : requestKeyUrl(url, request);
	const entries = await index.lookup(key);
	if (entries.length > 0 || !isLoose) return {
		entries,
		said: []
	};
	const loose = await looseMatch(index, key);
	if (loose === null) return {
		entries,
		said: []
	};
	const words = `without ${loose.passedOver.join(" ")}`;
	return {
		entries: loose.entries,
		said: [["x-isochron-matched", words]]
	};
}
//#endregion
//#region src/access/self-redirect.ts
/**
* Whether whoever follows the redirect of this record gets the same record again. `entries` are all with the key of the
* URL asked for: from `http:` to `https:` is no round where the other was captured too.
*/
async function leadsToItself(head, entry, { entries, query, servedBy }) {
	const location = head.header("location");
	if (head.status < 300 || head.status > 399 || location === null) return false;
	const url = parsePageUrl(location, entry.url);
	if (url === null || surt(url) !== surt(query.url)) return false;
	for await (const next of choicesAt(entries, {
		...query,
		url
	}, servedBy)) return next.entry === entry;
	return false;
}
/** Finds the response that is shown for a page at a time, and what is known of it; where none can be, the best. */
async function findMemento(index, given, { servedBy = BY_INDEX, canBeShown = async () => true, ...asked } = {}) {
	const looked = {
		...asked,
		...lookedUpAs(given.url)
	};
	const { isLoose: _isLoose, ...query } = {
		...given,
		...looked
	};
	const { entries } = await foundEntries(index, looked);
	const passedOver = [];
	let best = null;
	for await (const choice of choicesAt(entries, query, servedBy)) {
		const { entry } = choice;
		best ??= choice;
		const isCircular = await leadsRound(index, entry, {
			entries,
			query,
			servedBy
		});
		if (!isCircular && await canBeShown(entry)) return {
			...choice,
			passedOver,
			isShown: true
		};
		passedOver.push({
			entry,
			why: isCircular ? "circular" : "unreadable"
		});
		if (passedOver.length >= 8 || isCircular && isNamed(entry, query)) break;
	}
	return best && {
		...best,
		passedOver,
		isShown: false
	};
}
/** Whether a record can be shown: it is read back, holds a final response, and its content decodes. */
async function isShowable(index, entry) {
	const stored = await openStored(index, entry);
	const head = stored && shownHead(stored.first);
	if (stored === null || head === null) return false;
	if (stored.pieces !== null) return beginsToDecode(stored.pieces, head, entry.url);
	const response = parseHttpResponse(stored.first);
	return response.ok && decodeContent(response.body, response.headers).kind === "ok";
}
/** Of what is long the beginning is tried, as replay does before it sends anything. */
async function beginsToDecode(pieces, head, url) {
	const content = await longContent(pieces, head, {
		url,
		askedUrl: url,
		rewrite: () => null,
		opening: ""
	});
	if (content.kind !== "ok") return false;
	await closeBody(content.body);
	return true;
}
/** Opens a record; damage to a file is something to tell the reader, not a failure of the program. */
async function openStored(index, entry) {
	try {
		return await index.open(entry);
	} catch (error) {
		if (error instanceof IsochronError) return null;
		throw error;
	}
}
/** Whether exactly this record is asked for. */
function isNamed({ at, url }, query) {
	return at === query.at && url === query.url;
}
async function leadsRound(index, entry, round) {
	const { status } = entry;
	if (status === null || status < 300 || status >= 400) return false;
	const stored = await openStored(index, entry);
	const head = stored && shownHead(stored.first);
	return head !== null && leadsToItself(head, entry, round);
}
//#endregion
//#region src/access/whole-body.ts
/** All pieces as one; `null` when there are more bytes than that. */
async function upTo(pieces, mostBytes) {
	const taken = [];
	let bytes = 0;
	for await (const piece of pieces) {
		taken.push(piece);
		if ((bytes += piece.length) > mostBytes) return null;
	}
	return Buffer.concat(taken);
}
//#endregion
//#region src/access/stored-response.ts
var CIRCULAR = {
	kind: "unreadable",
	reason: "it redirects to itself"
};
/** Finds the record that replay would show, and gives it as it is. */
async function storedResponse(index, asked) {
	const url = parsePageUrl(asked.url);
	if (!url) return { kind: "absent" };
	const { at, captures, mostBytes, ...finding } = asked;
	const query = {
		url,
		at,
		within: captureSpan(captures, { at })
	};
	let last = { kind: "absent" };
	const canBeShown = async (entry) => {
		last = await readEntry(index, entry, mostBytes);
		return last.kind !== "unreadable";
	};
	const found = await findMemento(index, query, {
		...finding,
		canBeShown
	});
	if (found === null) return { kind: "absent" };
	const told = last;
	if (told.kind === "stored") return {
		...told,
		captureId: found.evidence.captureId
	};
	return told.kind === "absent" ? CIRCULAR : told;
}
async function readEntry(index, entry, mostBytes) {
	const unreadable = (reason) => ({
		kind: "unreadable",
		reason
	});
	try {
		const stored = await index.open(entry);
		const head = shownHead(stored.first);
		if (head === null) return unreadable("its record holds no final HTTP response");
		const content = contentOf(stored, head);
		if (typeof content === "string") return unreadable(content);
		const body = await upTo(content.pieces, mostBytes);
		if (body === null) return { kind: "too-long" };
		const { url, at } = entry;
		const { status, headers } = head;
		return {
			kind: "stored",
			url,
			at,
			captureId: null,
			status,
			headers,
			body
		};
	} catch (error) {
		if (error instanceof IsochronError) return unreadable(`its record cannot be read back: ${error.message}`);
		throw error;
	}
}
//#endregion
//#region src/access/coherent/served-headers.ts
/** Ends of an interval that are unbounded (ISO 8601-2 section 4.4). */
var OPEN_END = "..";
/** The fields. */
function servedHeaders({ at, tier, interval, distanceMs, against }) {
	const end = (one) => one === null ? OPEN_END : toIso(one);
	return [
		["isochron-moment", toIso(at)],
		["isochron-tier", tier],
		...interval ? [["isochron-interval", `${end(interval.from)}/${end(interval.to)}`]] : [],
		["isochron-distance", `${distanceMs} ms`],
		...against === null ? [] : [["isochron-against", against]]
	];
}
//#endregion
//#region src/access/memento/memento-list.ts
/**
* The mementos of a page, oldest first, each once. Keys of the index are fuzzy: addresses that differ in scheme and
* `www` only are one page through the years, others with the same key answer only when there is nothing nearer.
*/
function mementosOf(entries, url) {
	const read = mementoReader();
	const all = entries.flatMap((entry) => read(entry) ?? []);
	const own = all.filter((memento) => isSamePage(memento.url, url));
	return (own.length > 0 ? own : all).filter((memento, i, list) => !isSame$1(memento, list[i - 1]));
}
/**
* Reads entries one after the other: the memento that each is, `null` for a 304, which has no body of its own, and for
* what no GET can ask for, and for what a rule keeps out of lists. Neighbours have the same address nearly always, which is then read once.
*/
function mementoReader() {
	let last = null;
	return (entry) => {
		if (entry.status === 304 || entry.method !== void 0 || entry.isUnlisted) return null;
		if (last?.written !== entry.url) last = {
			written: entry.url,
			url: parsePageUrl(entry.url)
		};
		return last.url && {
			url: last.url,
			at: entry.at,
			entry
		};
	};
}
/** Whether two addresses differ in nothing but scheme and `www`. */
function isSamePage(a, b) {
	return a === b || bare(a) === bare(b);
}
/** Whether both are one. */
function isSame$1(a, b) {
	return a.at === b?.at && a.url === b.url;
}
function bare(url) {
	return url.replace(/^https?:\/\/(?:www\d*\.)?/, "");
}
//#endregion
//#region src/access/memento/memento-links.ts
/** The forms in which a TimeMap is given. */
var TIMEMAP_FORMS = {
	link: "application/link-format",
	json: "application/json",
	cdxj: "application/cdxj+ors"
};
/** One web link; what is not a character of addresses must neither end it nor reach a header (RFC 3986 section 2). */
function webLink(address, attributes) {
	let link = `<${encodeOthers(address)}>`;
	for (const name in attributes) link += `; ${name}="${attributes[name]}"`;
	return link;
}
/** The address with everything but visible ASCII, and what brackets and quotes it, escaped. */
function encodeOthers(address) {
	return address.replace(/[^\x21-\x7e]+|[<>"\\^`{|}]/gu, (text) => [...Buffer.from(text, "utf8")].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""));
}
/** The address of a memento. */
function mementoAddress(base, memento) {
	return encodeOthers(replayPath(base, memento));
}
/** The address of the TimeGate of an original. */
function timeGateAddress(gates, url) {
	return encodeOthers(`${gates}/timegate/${url}`);
}
/** The address of a page of a TimeMap; the first has no number. */
function timeMapAddress(gates, form, url, page = 1) {
	return encodeOthers(`${gates}/timemap/${form}/${page === 1 ? "" : `${page}/`}${url}`);
}
/** One memento as a link. */
function mementoLink(base, memento, relations) {
	const rel = [...relations, "memento"].join(" ");
	return webLink(replayPath(base, memento), {
		rel,
		datetime: formatHttpDate(memento.at)
	});
}
/** A memento as it is shown at a moment: under an address of that moment, with the date of its own capture. */
function momentLink(base, memento, moment) {
	return webLink(replayPath(base, {
		url: memento.url,
		at: moment
	}), {
		rel: "memento",
		datetime: formatHttpDate(memento.at)
	});
}
/** From the oldest memento to the newest. */
function spanAttributes(from, until) {
	return {
		from: formatHttpDate(from),
		until: formatHttpDate(until)
	};
}
/** The `Link` of a memento, or of a TimeGate that has chosen it. */
function linksOf$1({ original, mementos, memento }, { base, gates }, isGate = false) {
	const links = [webLink(original, { rel: "original" })];
	if (gates !== null && !isGate) links.push(webLink(timeGateAddress(gates, original), { rel: "timegate" }));
	const [first, last] = [mementos[0] ?? memento, mementos.at(-1) ?? memento];
	if (gates !== null) links.push(webLink(timeMapAddress(gates, "link", original), {
		rel: "timemap",
		type: TIMEMAP_FORMS.link,
		...spanAttributes(first.at, last.at)
	}));
	for (const [near, relations] of neighbours(mementos, memento)) links.push(mementoLink(base, near, relations));
	return links.join(", ");
}
/** First, previous, chosen, next and last, each once with all that it is (RFC 7089 section 2.2.4). */
function neighbours(mementos, memento) {
	const at = mementos.findIndex((one) => isSame$1(one, memento));
	if (at < 0) return [[memento, []]];
	const last = mementos.length - 1;
	return [
		0,
		at - 1,
		at,
		at + 1,
		last
	].filter((i, n, all) => i >= 0 && i <= last && all.indexOf(i) === n).sort((a, b) => a - b).map((i) => [mementos[i], relationsOf(i, at, last)]);
}
function relationsOf(i, at, last) {
	const relations = [];
	if (i === 0) relations.push("first");
	if (i === at - 1) relations.push("prev");
	if (i === at + 1) relations.push("next");
	if (i === last) relations.push("last");
	return relations;
}
//#endregion
//#region src/access/memento-headers.ts
/**
* Everything else stays behind: cookies, policies, caching rules, codings and connection fields were meant for
* another origin, another connection and another time.
*/
var KEPT = ["content-language", "content-disposition"];
/**
* Says which memento this is, and which others of the same page there are (RFC 7089 sections 2.1 and 2.2). Shown at
* another moment than its own, it is named under both addresses: the one that lists have, and the one asked for.
*/
function mementoHeaders(entries, { entry, moment }, place) {
	const dated = ["memento-datetime", formatHttpDate(entry.at)];
	const url = parsePageUrl(entry.url);
	if (url === null) return [dated, ["link", webLink(entry.url, { rel: "original" })]];
	const chosen = {
		original: url,
		mementos: mementosOf(entries, url),
		memento: {
			url,
			at: entry.at
		}
	};
	const links = [linksOf$1(chosen, place)];
	if (moment !== entry.at) links.push(momentLink(place.base, chosen.memento, moment));
	return [dated, ["link", links.join(", ")]];
}
/** The headers of the original that may pass, a redirect's target pointed back into the archive. */
function keptHeaders(headers, url, place) {
	const kept = [];
	for (const name of KEPT) {
		const value = headerValue(headers, name);
		if (value !== null && isSendable$1(value)) kept.push([name, value]);
	}
	const location = headerValue(headers, "location");
	const target = location === null ? null : redirectTarget(location, url, place);
	return target === null ? kept : [...kept, ["location", target]];
}
function redirectTarget(location, url, { prefix, at, redirectPrefix }) {
	return replayLink(location, url, {
		prefix: redirectPrefix && URL.canParse(location, url) ? redirectPrefix(new URL(location, url).href) : prefix,
		at
	});
}
/** Whether Node and clients take it as a field value (RFC 9110 section 5.5). */
function isSendable$1(value) {
	return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
//#endregion
//#region src/access/callback-name.ts
var PARAMETERS = [
	"callback",
	"jsonp",
	"jsoncallback",
	"cb"
];
var NAME = /^[\w$.]{1,200}$/;
/** The call at the beginning of a script under its new name; anything else keeps every byte. */
function renameCallback(content, storedUrl, askedUrl) {
	const [stored, asked] = [callbackOf(storedUrl), callbackOf(askedUrl)];
	if (stored === null || asked === null || stored === asked) return content;
	const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
	const lead = /^(?:\s|\/\*[^*]*\*\/)*/.exec(bytes.toString("latin1", 0, 1e3))[0].length;
	if (!bytes.subarray(lead).toString("latin1", 0, stored.length + 1).startsWith(`${stored}(`)) return content;
	return Buffer.concat([
		bytes.subarray(0, lead),
		Buffer.from(asked, "latin1"),
		bytes.subarray(lead + stored.length)
	]);
}
function callbackOf(url) {
	const query = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
	const name = PARAMETERS.map((one) => query.get(one)).find((value) => value !== null) ?? "";
	return NAME.test(name) ? name : null;
}
//#endregion
//#region src/access/content-lengths.ts
var MOST_KNOWN = 1e3;
var known = /* @__PURE__ */ new WeakMap();
/** The length, counted unless it is known; `null` when the content cannot be read to its end. */
async function countedBytes(index, { file, offset }, read) {
	const lengths = known.get(index) ?? /* @__PURE__ */ new Map();
	known.set(index, lengths);
	const key = `${offset} ${file}`;
	const before = lengths.get(key);
	if (before !== void 0) return before;
	const bytes = await countBytes(read());
	if (bytes === null) return null;
	if (lengths.size >= MOST_KNOWN) lengths.delete(lengths.keys().next().value);
	lengths.set(key, bytes);
	return bytes;
}
async function countBytes(pieces) {
	let bytes = 0;
	try {
		for await (const piece of pieces) bytes += piece.length;
	} catch {
		return null;
	}
	return bytes;
}
//#endregion
//#region src/access/ranged-replay.ts
/** The part that is asked for, or all of it. */
async function partOf(memento, asked) {
	const { head, body, length, entry } = memento;
	if (!(head.status === 200 || isWholeRange(head)) || length === null) return {
		status: head.status,
		headers: rangeOf(head),
		body
	};
	const tag = entityTag(entry);
	const headers = [["accept-ranges", "bytes"], ["etag", tag]];
	if (asked === null || asked.ifRange !== null && asked.ifRange !== tag) return whole$1(body, headers, length.bytes);
	const bytes = length.bytes ?? await length.count();
	const range = bytes === null ? "whole" : rangeIn(asked.range, bytes);
	if (range === "whole") return whole$1(body, headers, bytes);
	if (range === "unsatisfiable") {
		await closeBody(body);
		return {
			status: 416,
			headers: [...headers, ["content-range", `bytes */${bytes}`]],
			body: NOTHING$1
		};
	}
	const { first, last } = range;
	const said = [["content-range", `bytes ${first}-${last}/${bytes}`], ["content-length", String(last + 1 - first)]];
	const part = body instanceof Uint8Array ? body.subarray(first, last + 1) : cutOut(body, range);
	return {
		status: 206,
		headers: [...headers, ...said],
		body: part
	};
}
function whole$1(body, headers, bytes) {
	if (bytes === null || body instanceof Uint8Array) return {
		status: 200,
		headers,
		body
	};
	const length = ["content-length", String(bytes)];
	return {
		status: 200,
		headers: [...headers, length],
		body: cutOut(body, {
			first: 0,
			last: bytes - 1
		})
	};
}
var NOTHING$1 = /* @__PURE__ */ new Uint8Array();
/** Players ask for everything as a part from the first byte on: such an answer is the whole. */
function isWholeRange(head) {
	const [, last, all] = /^bytes 0-(\d{1,15})\/(\d{1,15})$/i.exec(head.header("content-range") ?? "") ?? [];
	return head.status === 206 && last !== void 0 && Number(last) + 1 === Number(all);
}
/** A stored part says which it is. */
function rangeOf(head) {
	const range = head.header("content-range");
	return head.status === 206 && range !== null && /^bytes [\d*/-]+$/.test(range) ? [["content-range", range]] : [];
}
/** One record is one content, for good. */
function entityTag({ file, offset, at, url }) {
	return `"${createHash("sha256").update(`${file}\n${offset}\n${at}\n${url}`).digest("hex").slice(0, 32)}"`;
}
//#endregion
//#region src/access/rewrite-modules.ts
var SCRIPTS = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/** From the root, of another host, or whole. */
var FROM_ELSEWHERE = /^(?:\/|https?:)/i;
/** Whether it is a script by its media type. */
function isScript(type) {
	return type !== null && SCRIPTS.test(type);
}
/** Leads imports, also those made by `import("…")`, into the archive; the rest keeps every byte, whatever its encoding. */
function rewriteModules(content, url, rewrite) {
	const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
	if (!bytes.includes("import") && !bytes.includes("export")) return content;
	const script = bytes.toString("latin1");
	const spans = moduleSpecifiers(script).filter(({ value }) => FROM_ELSEWHERE.test(value) && /^[\x21-\x7e]*$/.test(value)).map((place) => ({
		...place,
		role: "requisite",
		syntax: "script",
		inAttribute: false
	}));
	if (spans.length === 0) return content;
	return Buffer.from(rewriteSpans(script, spans, ({ value }) => rewrite(value, url)), "latin1");
}
//#endregion
//#region src/access/replay.ts
var UNREADABLE = {
	"too-large": "its content decodes to more than can be shown",
	corrupt: "its content cannot be decoded",
	unsupported: "its content coding is not supported"
};
/** Finds and prepares the response for a URL at a time. */
async function replay(index, query) {
	const { entries, said } = await foundEntries(index, query);
	const found = await firstReadable(index, entries, query);
	if (!("head" in found)) return found;
	const { entry, evidence, head, passedOver } = found;
	const { prefix, gates } = query;
	const place = {
		base: (gates ?? "") + prefix,
		gates: gates === void 0 ? null : gates + prefix
	};
	const headers = [
		...mementoHeaders(entries, {
			entry,
			moment: query.at
		}, place),
		...servedHeaders(evidence),
		...passedOverHeaders(passedOver),
		...said,
		...otherRequestHeaders(found),
		...keptHeaders(head.headers, entry.url, query)
	];
	const { contentType } = found;
	if (contentType !== null && isSendable$1(contentType)) headers.push(["content-type", contentType]);
	const { status, headers: own, body } = await partOf(found, query.range ?? null);
	return {
		kind: "memento",
		status,
		headers: [...headers, ...own],
		body,
		readableBy: readableBy(head.headers),
		evidence
	};
}
/** The best record that can be shown; where none can, what is wrong with the best. */
async function firstReadable(index, entries, query) {
	const passedOver = [];
	const servedBy = query.servedBy ?? BY_INDEX;
	for await (const choice of choicesAt(entries, query, servedBy)) {
		const { entry } = choice;
		const shown = await show$1(index, choice, query);
		if ("kind" in shown) passedOver.push(shown);
		else if (!await leadsToItself(shown.head, entry, {
			entries,
			query,
			servedBy
		})) return {
			...choice,
			...shown,
			passedOver
		};
		else {
			await closeBody(shown.body);
			passedOver.push({
				kind: "circular",
				entry
			});
			if (isNamed(entry, query)) break;
		}
		if (passedOver.length >= 8) break;
	}
	return passedOver[0] ?? { kind: "absent" };
}
async function show$1(index, choice, query) {
	const { entry } = choice;
	const unreadable = (reason) => ({
		kind: "unreadable",
		entry,
		reason
	});
	const stored = await openStored(index, entry);
	if (stored === null) return unreadable("its record cannot be read back");
	const head = shownHead(stored.first);
	if (head === null) return unreadable("the record holds no final HTTP response");
	const opening = await query.opening?.(choice) ?? {};
	const shown = await shownContent(stored, head, {
		url: entry.url,
		opening,
		query
	});
	if (shown.kind !== "ok") return unreadable(UNREADABLE[shown.kind]);
	const { body, contentType, verbatim } = shown;
	return {
		head,
		body,
		contentType,
		length: verbatim && {
			bytes: verbatim.bytes,
			count: () => countedBytes(index, entry, () => verbatim.read())
		}
	};
}
/** Says that a nearer record is in the archive and is not shown. */
function passedOverHeaders(passedOver) {
	if (passedOver.length === 0) return [];
	const words = {
		unreadable: "unreadable",
		circular: "redirects to itself"
	};
	return [["x-isochron-passed-over", passedOver.map(({ kind, entry }) => `${toTimestamp17(entry.at)} ${words[kind]}`).join(", ")]];
}
/** Says that the record answered another request to the address than this one. */
function otherRequestHeaders({ isOther }) {
	return isOther ? [["x-isochron-matched", "a request with other fields"]] : [];
}
/** Style sheets and scripts are rewritten whole; longer ones are left as they are. */
var MOST_WHOLE_BYTES = 8388608;
async function shownContent({ first, pieces }, head, { url, opening, query }) {
	const rewrite = (link, base, isFramed = false) => replayLink(link, base, {
		prefix: query.prefix,
		at: query.at,
		isFramed
	});
	const type = mediaType(head.header("content-type"));
	const isWhole = type === "text/css" || isScript(type);
	const whole = pieces === null ? first : isWhole ? await upTo(pieces(), MOST_WHOLE_BYTES) : null;
	const page = {
		url,
		askedUrl: query.url,
		rewrite,
		opening: opening.markup ?? ""
	};
	if (whole === null) return longContent(pieces, head, page);
	const response = parseHttpResponse(whole);
	if (!response.ok) return { kind: "corrupt" };
	const decoded = decodeContent(response.body, response.headers, SHOW_LIMITS);
	return decoded.kind === "ok" ? {
		kind: "ok",
		...rewriteBody(response, decoded.content, {
			...page,
			lead: opening.script ?? ""
		})
	} : decoded;
}
/** Links in HTML and CSS and imports in scripts lead back into the archive; all else goes out as it came. */
function rewriteBody(response, content, { url, askedUrl, rewrite: rewriteLink, opening, lead }) {
	const contentType = response.header("content-type");
	const type = mediaType(contentType);
	if (isScript(type)) return {
		body: withLead(rewriteModules(renameCallback(content, url, askedUrl), url, rewriteLink), lead),
		contentType,
		verbatim: null
	};
	const rewrite = type === "text/css" ? rewriteCss : isHtml(type) ? rewriteHtml : null;
	const verbatim = {
		bytes: content.length,
		read: async function* () {}
	};
	if (!rewrite || content.length === 0) return {
		body: content,
		contentType,
		verbatim
	};
	const { text: source, charset } = decodeText(content, contentType);
	const reading = {
		charset,
		isXml: type === "application/xhtml+xml"
	};
	const text = rewrite(source, url, rewriteLink, reading);
	const opened = rewrite === rewriteHtml ? withOpening(text, opening, reading.isXml) : text;
	return {
		body: new TextEncoder().encode(opened),
		contentType: `${type}; charset=utf-8`,
		verbatim: null
	};
}
function isHtml(type) {
	return type === "text/html" || type === "application/xhtml+xml";
}
//#endregion
//#region src/access/coherent/choose-instant.ts
/** What is known far away counts for less: by half for every patience. */
function gainAt(known, distanceMs, { patienceMs }) {
	return known * 2 ** (-distanceMs / patienceMs);
}
/**
* The instant u of the greatest gain(u) = known(u) · 2^(−|u − t| / patience), of equal ones the nearest to t, then the
* earlier. The wished time itself where nothing is known anywhere.
*/
function chooseInstant(steps, wish) {
	const { at } = wish;
	const own = countBegun(steps.at, (start) => start <= at) - 1;
	const knownAtWish = own < 0 ? 0 : steps.known[own];
	const most = maximum(steps.known);
	const best = {
		at,
		known: knownAtWish,
		gain: knownAtWish
	};
	const isOver = (distanceMs) => gainAt(most, distanceMs, wish) <= best.gain;
	const consider = (u, known) => {
		const gain = gainAt(known, Math.abs(u - at), wish);
		const isBetter = gain > best.gain || gain === best.gain && isNearer(u, best.at, at);
		if (known > 0 && isBetter) Object.assign(best, {
			at: u,
			known,
			gain
		});
	};
	for (let i = own - 1; i >= 0 && !isOver(at - steps.at[i + 1] + 1); i--) consider(steps.at[i + 1] - 1, steps.known[i]);
	for (let i = own + 1; i < steps.at.length && !isOver(steps.at[i] - at); i++) consider(steps.at[i], steps.known[i]);
	return {
		at: instant(best.at),
		known: best.known,
		knownAtWish
	};
}
function isNearer(u, than, at) {
	const [own, other] = [Math.abs(u - at), Math.abs(than - at)];
	return own < other || own === other && u < than;
}
function maximum(values) {
	let most = 0;
	for (const value of values) if (value > most) most = value;
	return most;
}
//#endregion
//#region src/access/coherent/stood-together.ts
/** Steps over the time in question, and so many leaps of the chances at most; they are smooth in between. */
var [STEPS, MOST_LEAPS] = [32, 64];
/** 1 where looks prove it, as far as looks can. */
function chanceTogether(shown) {
	const sure = shown.map(({ part, version }) => part.sureOf(version));
	const to = Math.max(...sure.map((one) => one.from));
	const from = Math.min(...sure.map((one) => one.to));
	if (to <= from) return 1;
	const open = shown.filter((_, i) => sure[i].from > from || sure[i].to < to);
	const begun = (at) => product(open, ({ part, version }) => part.begunBy(version, at));
	const standing = (at) => product(open, ({ part, version }) => part.outlives(version, at));
	const [first, ...later] = instantsWithin(open, from, to);
	let [before, stood] = [begun(first), standing(first)];
	let sum = before * stood;
	for (const at of later) {
		const [by, stands] = [begun(at), standing(at)];
		sum += Math.max(0, by - before) * (stood + stands) / 2;
		[before, stood] = [by, stands];
	}
	return Math.min(1, sum);
}
function instantsWithin(shown, from, to) {
	const even = Array.from({ length: STEPS + 1 }, (_, k) => from + (to - from) * k / STEPS);
	const within = shown.flatMap(({ part, version }) => part.leapsOf(version)).filter((at) => at > from && at < to).slice(0, MOST_LEAPS);
	return [.../* @__PURE__ */ new Set([...even, ...within])].sort((a, b) => a - b);
}
function product(all, of) {
	return all.reduce((value, one) => value === 0 ? 0 : value * of(one), 1);
}
//#endregion
//#region src/access/coherent/best-moment.ts
/** A view that never was is worth a tenth of one that was: its parts are still the page's. */
var WORTH_OF_FALSE = .1;
/** A part that is only likely counts for less than one that is known. */
var LIKELY_WEIGHT = .9;
/** So many chances of parts are worked out, for the moments nearest to the wish first; somebody waits for it. */
var MOST_CHANCES = 1e5;
/** Of so many different views, the likeliest, with so many parts in all, it is worked out how likely they ever were. */
var [MOST_VIEWS, MOST_SHOWN] = [32, 1e3];
/**
* The moment of the greatest gain: the share of the parts that is known or likely then, times what the view is worth by
* the chance that what it shows ever stood together, halved for every patience between it and the wish. Of equal ones
* the nearest, then the earlier.
*/
function bestMoment(parts, wish) {
	const together = /* @__PURE__ */ new Map();
	const mostViews = Math.min(MOST_VIEWS, Math.ceil(MOST_SHOWN / parts.length));
	let best = {
		at: wish.at,
		gain: 0
	};
	for (const { at, most } of prospectsOf(parts, wish)) {
		if (most <= best.gain) continue;
		const shown = parts.map((part) => ({
			part,
			version: part.versionAt(at)
		}));
		const key = shown.map(({ version }) => version).join(" ");
		if (!together.has(key)) {
			if (together.size >= mostViews) continue;
			together.set(key, chanceTogether(shown));
		}
		const gain = most * worth(together.get(key));
		if (gain > best.gain) best = {
			at,
			gain
		};
	}
	return instant(best.at);
}
/** Moments that can be the best, the most promising first. */
function prospectsOf(parts, wish) {
	const all = [];
	let least = 0;
	for (const at of momentsNear(parts, wish)) {
		const distanceMs = Math.abs(at - wish.at);
		if (gainAt(1, distanceMs, wish) <= least) break;
		const prospect = prospectAt(parts, at, gainAt(1, distanceMs, wish));
		least = Math.max(least, prospect.least);
		all.push(prospect);
	}
	return all.filter(({ most }) => most >= least).sort((a, b) => b.least - a.least);
}
function prospectAt(parts, at, closeness) {
	let [weight, chance] = [0, 1];
	for (const part of parts) {
		const likely = part.isKnownAt(at) ? null : part.chanceAt(at);
		weight += likely === null ? 1 : LIKELY_WEIGHT * likely;
		chance *= likely ?? 1;
	}
	const most = closeness * weight / parts.length;
	return {
		at,
		most,
		least: most * worth(chance)
	};
}
function worth(chance) {
	return WORTH_OF_FALSE + .9 * chance;
}
/** The greatest gain is at the wish, at an end of something known, or at a look; the nearest first, then the earlier. */
function momentsNear(parts, { at }) {
	const ends = parts.flatMap(({ known, fetches }) => [...known, ...fetches].flatMap(({ from, to }) => [from, to]));
	const distance = (u) => Math.abs(u - at);
	return [.../* @__PURE__ */ new Set([at, ...ends])].sort((a, b) => distance(a) - distance(b) || a - b).slice(0, Math.ceil(MOST_CHANCES / parts.length));
}
//#endregion
//#region src/access/coherent/change-rates.ts
/** From one change in three years to three in a second, four steps for each tenfold. */
var RATES_PER_MS = Array.from({ length: 35 }, (_, k) => 10 ** (-11 + k / 4));
/** Rates that are less likely than this beside the likeliest play no part. */
var LEAST_LIKELY = 1e-4;
/** What may be expected of a part, averaged over the rates. */
var ChangeRates = class {
	#ratesPerMs;
	#chances;
	constructor(comparisons) {
		const logs = RATES_PER_MS.map((rate) => logLikelihood(rate, comparisons));
		const most = Math.max(...logs);
		const kept = RATES_PER_MS.map((rate, k) => ({
			rate,
			chance: Math.exp(logs[k] - most)
		})).filter(({ chance }) => chance >= LEAST_LIKELY);
		const all = kept.reduce((sum, { chance }) => sum + chance, 0);
		this.#ratesPerMs = Float64Array.from(kept, ({ rate }) => rate);
		this.#chances = Float64Array.from(kept, ({ chance }) => chance / all);
	}
	/** How likely nothing changes for so long. */
	unchangedOver(ms) {
		let sum = 0;
		for (let k = 0; k < this.#chances.length; k++) sum += this.#chances[k] * Math.exp(-this.#ratesPerMs[k] * ms);
		return sum;
	}
	/** The same at one end of a longer time of which it is known that something changed in it. */
	unchangedOf(ms, ofMs) {
		if (ms >= ofMs) return 0;
		let sum = 0;
		for (let k = 0; k < this.#chances.length; k++) {
			const rate = this.#ratesPerMs[k];
			sum += this.#chances[k] * Math.expm1(-rate * (ofMs - ms)) * Math.exp(-rate * ms) / Math.expm1(-rate * ofMs);
		}
		return sum;
	}
};
function logLikelihood(rate, comparisons) {
	let sum = 0;
	for (const { overMs, isChanged, ageMs } of comparisons) if (!isChanged) sum -= rate * overMs;
	else if (ageMs === null) sum += Math.log(-Math.expm1(-rate * overMs));
	else sum += Math.log(rate) - rate * ageMs;
	return sum;
}
/** Each look beside the one before it; the first, where stamps tell its age, beside nothing. */
function comparisonsOf(looks, since) {
	const keys = looks.map(({ outcome }) => identityKey(outcome.identity));
	const ageMs = (i) => fetchSpan(looks[i]).from - since[i];
	const pairs = looks.slice(1).map(({ times }, i) => {
		const overMs = Math.max(1, times.sentAt - looks[i].times.sentAt);
		return {
			overMs,
			isChanged: keys[i] !== keys[i + 1],
			ageMs: since && Math.min(overMs, ageMs(i + 1))
		};
	});
	return since ? [{
		overMs: ageMs(0),
		isChanged: false,
		ageMs: null
	}, ...pairs] : pairs;
}
//#endregion
//#region src/access/coherent/own-stamps.ts
/** Stamps and Dates are cut to the second (RFC 9110 section 5.6.7). */
var CUT_MS = 1e3;
/** For each look since when its version stood, by the clock that the look is by; `null` when the stamps count for nothing. */
function stampedSince(looks) {
	let followed = 0;
	for (const [i, look] of looks.entries()) {
		if (!isStamped(look)) return null;
		const before = looks[i - 1];
		if (before === void 0) continue;
		if (isContradicted(before, look)) return null;
		if (!isSame(before, look)) followed++;
	}
	return followed > 0 && !looks.every(isSimplyDate) ? looks.map(since) : null;
}
/** A copy from a cache has the stamp of another time. */
function isStamped({ outcome }) {
	return outcome.validators.lastModified !== null && !outcome.validators.cacheSigns;
}
function isContradicted(before, look) {
	if (isSame(before, look)) return before.outcome.validators.lastModified !== look.outcome.validators.lastModified;
	return since(look) + CUT_MS < fetchSpan(before).from;
}
function isSame(a, b) {
	return identityKey(a.outcome.identity) === identityKey(b.outcome.identity);
}
function isSimplyDate({ outcome: { validators } }) {
	return validators.date !== null && Math.abs(validators.date - validators.lastModified) <= CUT_MS;
}
/** The age by the server's own clock, which may be wrong, taken from the time of the look by ours. */
function since(look) {
	const { date, lastModified } = look.outcome.validators;
	const { from } = fetchSpan(look);
	return Math.min(from, from - ((date ?? look.times.sentAt) - lastModified) + CUT_MS);
}
//#endregion
//#region src/access/coherent/version-lives.ts
/** Lives of a page's versions; `since` tells of each look when its version began, where the page's stamps count. */
function livesOf(versions, { looks, trust }, since) {
	const varying = varyingCaptures(looks);
	let seen = 0;
	return versions.map((version) => {
		const { sightings } = version;
		const stamped = since?.[seen] ?? Infinity;
		seen += sightings.length;
		const attested = sightings.some(({ captureId }) => varying.has(captureId)) ? null : attestedInterval(version, trust);
		const fetches = sightings.map(fetchSpan);
		const attestedFrom = attested?.from ?? Infinity;
		return {
			fetches,
			first: fetches[0],
			last: fetches.at(-1),
			firstSentAt: sightings[0].times.sentAt,
			lastSentAt: sightings.at(-1).times.sentAt,
			attestedFrom,
			attestedTo: attested?.to ?? -Infinity,
			toldFrom: Math.min(stamped, attestedFrom < fetches[0].from ? attestedFrom : Infinity)
		};
	});
}
//#endregion
//#region src/access/coherent/page-part.ts
/** How often a server's word on when a page changed is true, where nothing contradicts it. */
var WORD_CHANCE = .95;
/** A part of a page, over all captures. */
var PagePart = class {
	known;
	/** From sending to last byte, one for each look that shows a state. */
	fetches;
	#lives;
	#rates;
	constructor(page) {
		const versions = versionsOf(page.looks);
		const looks = versions.flatMap(({ sightings }) => sightings);
		const since = stampedSince(looks);
		this.known = provedIntervals(page.looks);
		this.#rates = new ChangeRates(comparisonsOf(looks, since));
		this.#lives = livesOf(versions, page, since);
		this.fetches = this.#lives.flatMap(({ fetches }) => fetches);
	}
	/** Whether the version held for the instant was observed on both sides of it. */
	isKnownAt(at) {
		return isWithin(this.known, at);
	}
	/** How likely the version that answers for an instant stood then. */
	chanceAt(at) {
		const version = this.versionAt(at);
		return Math.min(this.begunBy(version, at), this.outlives(version, at));
	}
	/** The number of the version that answers for an instant: that of looks around it, of a tested word, or the nearer. */
	versionAt(at) {
		const next = countBegun(this.#lives, (life) => life.first.from <= at);
		const [before, after] = [this.#lives[next - 1], this.#lives[next]];
		if (before === void 0) return next;
		if (after === void 0 || at <= before.last.to || at <= before.attestedTo) return next - 1;
		if (at >= after.attestedFrom) return next;
		return at - before.lastSentAt <= after.firstSentAt - at ? next - 1 : next;
	}
	/** How likely a version had begun by an instant; it had when its first answer was there. */
	begunBy(version, at) {
		const { first, toldFrom } = this.#lives[version];
		if (at >= first.to) return 1;
		const before = this.#lives[version - 1];
		if (before && at <= before.last.from) return 0;
		if (at >= toldFrom) return WORD_CHANCE;
		const chance = before ? this.#rates.unchangedOf(first.to - at, first.to - before.last.from) : this.#rates.unchangedOver(first.to - at);
		return toldFrom === Infinity ? chance : .050000000000000044 * chance;
	}
	/** How likely a version still stood at an instant; it did when it was last asked for. */
	outlives(version, at) {
		const { last, attestedTo } = this.#lives[version];
		if (at <= last.from) return 1;
		const after = this.#lives[version + 1];
		if (after && at >= after.first.to) return 0;
		if (at <= attestedTo) return WORD_CHANCE;
		if (!after || after.toldFrom < Infinity && at < after.toldFrom) return this.#rates.unchangedOver(at - last.from);
		const chance = this.#rates.unchangedOf(at - last.from, after.first.to - last.from);
		return after.toldFrom === Infinity ? chance : .050000000000000044 * chance;
	}
	/** From when on a version had surely begun, and until when it surely stood: one look leaves `to` before `from`. */
	sureOf(version) {
		const { first, last } = this.#lives[version];
		return {
			from: first.to,
			to: last.from
		};
	}
	/** Between which instants the chances of a version leap, since words tell of them. */
	leapsOf(version) {
		return [version, version + 1].map((number) => this.#lives[number]?.toldFrom ?? Infinity).filter(Number.isFinite).flatMap((at) => [at - 1, at]);
	}
};
//#endregion
//#region src/access/coherent/choose-moment.ts
/** So many parts decide; a page with more is unheard of, and somebody waits for it. */
var MOST_PARTS = 200;
/**
* The instant near the wish at which the most of a page is known, or likely, to have stood together; where all of it
* is known over some time, the instant of that time at which the most of the site is.
*/
function chooseMoment({ parts, site }, wish) {
	const own = parts.slice(0, MOST_PARTS).map((page) => new PagePart(page)).filter(({ fetches }) => fetches.length > 0);
	const best = bestMoment(own, wish);
	const shared = site && sharedTime(own, best);
	const at = shared ? chooseInstant(within(site, shared), {
		...wish,
		at: clamped(wish.at, shared)
	}).at : best;
	const knownAt = (u) => own.filter((part) => part.isKnownAt(u)).length;
	return {
		at,
		parts: own.length,
		known: knownAt(at),
		knownAtWish: knownAt(wish.at)
	};
}
/** The time around an instant over which every part is known in one version; `null` when some are not. */
function sharedTime(parts, at) {
	const over = parts.map(({ known }) => known.find(({ from, to }) => from <= at && at <= to));
	if (over.length === 0 || over.includes(void 0)) return null;
	return {
		from: Math.max(...over.map((one) => one.from)),
		to: Math.min(...over.map((one) => one.to))
	};
}
/** The site's steps over a time, and nothing known outside it. */
function within({ at, known }, { from, to }) {
	const steps = {
		at: [from],
		known: [1]
	};
	for (let i = 0; i < at.length && at[i] <= to; i++) if (at[i] <= from) steps.known[0] = 1 + known[i];
	else {
		steps.at.push(at[i]);
		steps.known.push(1 + known[i]);
	}
	steps.at.push(to + 1);
	steps.known.push(0);
	return steps;
}
function clamped(at, { from, to }) {
	return instant(Math.min(Math.max(at, from), to));
}
//#endregion
//#region src/access/coherent/moment-of-view.ts
/** The moment at which a page is shown to whoever wishes for a time; `null` when no look shows a state of it. */
async function momentFor(evidence, document, wish) {
	const { parts, site } = await viewOf(evidence, document, wish.at);
	const [own] = parts;
	if (!own.looks.some(isCaptured)) return null;
	const told = toldMoment(own, wish.at);
	if (told !== null) return reasonOf$1({
		parts,
		site
	}, told, wish.at);
	const { at } = chooseMoment({
		parts,
		site: site?.steps ?? null
	}, wish);
	return reasonOf$1({
		parts,
		site
	}, at, wish.at);
}
/**
* Where what others tell is the best that is known of the page at the time asked for, that very time; where nothing else
* is known of it, the nearest instant that is told of. `null` where our own looks choose.
*/
function toldMoment({ looks, trust }, at) {
	if (!looks.some(isTold)) return null;
	const tier = standingAt$1(looks, at, trust)?.tier;
	if (tier === "served" || tier === "source") return at;
	return withoutTold(looks).some(isCaptured) ? null : nearestTold(looks.filter(isTold), at);
}
function nearestTold(told, at) {
	return told.flatMap(({ outcome }) => [outcome.told.from, outcome.told.to]).reduce((best, end) => Math.abs(end - at) < Math.abs(best - at) ? end : best);
}
/** What speaks for a moment that is given, by what the page needed then. */
async function reasonAt(evidence, document, { at, wished }) {
	return reasonOf$1(await viewOf(evidence, document, at), at, wished);
}
async function viewOf(evidence, document, at) {
	const urls = await evidence.partsOf(document, at);
	const parts = await Promise.all(urls.map((url) => evidence.ofPage(url)));
	return {
		parts,
		site: await evidence.siteOf(parts[0].looks, at)
	};
}
function reasonOf$1({ parts, site }, at, wished) {
	const known = parts.map(({ looks }) => provedIntervals(looks));
	const partsAt = (u) => known.filter((intervals) => isWithin(intervals, u)).length;
	const pagesAt = (u) => site ? pagesKnownAt(site.steps, u) : 0;
	const count = (knownAt, all) => ({
		known: knownAt(at),
		all,
		knownAtWish: wished === null ? null : knownAt(wished)
	});
	return {
		at,
		wished,
		parts: count(partsAt, parts.length),
		pages: site && count(pagesAt, site.pages)
	};
}
/** In one line: "12:31:07.412: 5 of 5 parts, 143 of 150 pages; your time: 1 of 5, 20 of 150". */
function reasonText({ at, wished, parts, pages }) {
	const kinds = [{
		...parts,
		name: "parts"
	}, ...pages ? [{
		...pages,
		name: "pages"
	}] : []];
	const there = kinds.map(({ known, all, name }) => `${known} of ${all} ${name}`).join(", ");
	const here = kinds.map(({ knownAtWish, all }) => `${knownAtWish} of ${all}`).join(", ");
	return `${toIso(at).slice(11, 23)}: ${there}${wished === null ? "" : `; your time: ${here}`}`;
}
//#endregion
//#region src/access/coherent/served-evidence.ts
/**
* The class of a view from its parts, all shown for one moment u.
* - prima facie violative: a part is known to have been another version at u.
* - probably violative: none is known to, but against a part something speaks.
* - prima facie coherent: every part is observed at u; or one was seen at u, and all others are observed over the whole
*   of that fetch. Two that were only seen need not have stood at one instant.
* - possibly coherent: everything else. Nothing contradicts it; a view without parts is one too.
*/
function compositeClass(parts) {
	if (parts.some(({ against }) => against === "known")) return "prima facie violative";
	if (parts.some(({ against }) => against === "likely")) return "probably violative";
	return stoodTogether(parts) ? "prima facie coherent" : "possibly coherent";
}
function stoodTogether(parts) {
	const [moment] = parts;
	if (!moment || parts.some(({ at }) => at !== moment.at)) return false;
	const seen = parts.filter(({ tier }) => tier === "seen");
	const observed = parts.filter(({ tier }) => tier === "observed");
	if (seen.length > 1 || seen.length + observed.length < parts.length) return false;
	const fetch = seen[0]?.interval;
	return fetch === void 0 || observed.every(({ interval }) => covers(interval, fetch));
}
function covers(interval, fetch) {
	return closedContains(interval, fetch.from) && closedContains(interval, fetch.to);
}
//#endregion
//#region src/access/memento/timegate.ts
/** Chooses a moment near the time asked for, and among the mementos of an original by the one rule that replay has. */
async function askTimeGate(index, query) {
	const { url, acceptDatetime, spanAt, coherent } = query;
	const asked = acceptDatetime === null ? null : readAcceptDatetime(acceptDatetime);
	if (acceptDatetime !== null && asked === null) return { kind: "bad-datetime" };
	const mementos = mementosOf(await index.lookup(url), url);
	const newest = mementos.at(-1);
	if (newest === void 0) return { kind: "absent" };
	if (coherent !== null && asked !== null && isBetween(mementos, asked)) {
		const found = await atMoment(index, mementos, {
			...query,
			coherent
		}, asked);
		if (found !== null) return found;
	}
	const at = asked ?? instant(newest.at + 1);
	const entry = chooseMemento(namedBy(mementos, asked).map(({ entry }) => entry), {
		url,
		at,
		within: spanAt(at)
	});
	const memento = mementos.find((one) => one.entry === entry) ?? newest;
	return {
		kind: "chosen",
		chosen: {
			original: url,
			mementos,
			memento
		},
		at: memento.at,
		reason: null
	};
}
/**
* Whether a moment may be chosen: before the first memento it is the first, behind the last the last (RFC 7089 section
* 4.5.3), and the second of a memento's date names that memento.
*/
function isBetween(mementos, asked) {
	const dates = mementos.map(({ at }) => secondOf$1(at));
	const date = secondOf$1(asked);
	return dates[0] < date && date < dates.at(-1) && !dates.includes(date);
}
/** Those of which the time asked for is the date, errors too; all of them where it is none's. */
function namedBy(mementos, asked) {
	const named = mementos.filter(({ at }) => asked !== null && secondOf$1(at) === secondOf$1(asked));
	return named.length > 0 ? named : mementos;
}
function secondOf$1(at) {
	return Math.floor(at / 1e3);
}
/**
* The memento that is given at the moment's own address: what replay passes over there is not named here. `null` where
* that is none of the list, or nothing can be shown: the nearest of the list is led to instead.
*/
async function atMoment(index, mementos, { url, spanAt, coherent }, asked) {
	const reason = await coherent.momentFor(url, asked);
	if (reason === null) return null;
	const { at } = reason;
	const found = await findMemento(index, {
		url,
		at,
		within: spanAt(at)
	}, {
		servedBy: coherent.servedBy,
		canBeShown: (entry) => isShowable(index, entry)
	});
	if (!found?.isShown) return null;
	const memento = mementos.find(({ entry, at: own }) => own === found.entry.at && entry.url === found.entry.url);
	return memento ? {
		kind: "chosen",
		chosen: {
			original: url,
			mementos,
			memento
		},
		at,
		reason
	} : null;
}
/**
* Reads `Accept-Datetime`, an RFC 1123 date in GMT and nothing else (RFC 7089 section 2.1.1). It names a whole second,
* as the dates of mementos do: from its middle, whatever was captured in that second is nearest.
*/
function readAcceptDatetime(text) {
	const at = parseHttpDate(text);
	return at === null || formatHttpDate(at) !== text ? null : instant(at + 500);
}
//#endregion
//#region src/access/memento/timemap.ts
/** Mementos on one page: some 1.5 MB of text. */
var MEMENTOS_PER_PAGE = 1e4;
/** Reads one page; `null` when there is none of that number. */
async function readTimeMap(index, query) {
	const own = await pageAmong(mementosIn(index, query.url, "own"), query);
	if (own !== "none at all") return own;
	const others = await pageAmong(mementosIn(index, query.url, "any"), query);
	return others === "none at all" ? null : others;
}
/** The mementos with the key of a URL, oldest first: lines of one key are in order of time. */
async function* mementosIn(index, url, which) {
	const read = mementoReader();
	let last;
	for await (const entries of index.walk({
		url,
		match: "exact"
	})) for (const entry of entries) {
		const memento = read(entry);
		if (memento === null || isSame$1(memento, last)) continue;
		if (which === "any" || isSamePage(memento.url, url)) yield last = {
			url: memento.url,
			at: memento.at
		};
	}
}
async function pageAmong(all, { url, page, perPage = MEMENTOS_PER_PAGE }) {
	const mementos = [];
	const spans = /* @__PURE__ */ new Map();
	let seen = 0;
	for await (const memento of all) {
		const number = Math.floor(seen++ / perPage) + 1;
		if (number > page + 1) break;
		if (number < page - 1) continue;
		if (number === page) mementos.push(memento);
		spans.set(number, {
			page: number,
			from: spans.get(number)?.from ?? memento.at,
			until: memento.at
		});
	}
	if (seen === 0) return "none at all";
	const own = spans.get(page);
	if (!own) return null;
	const [prev, next] = [spans.get(page - 1) ?? null, spans.get(page + 1) ?? null];
	return {
		...own,
		original: url,
		mementos,
		prev,
		next
	};
}
//#endregion
//#region src/access/memento/timemap-forms.ts
/** A page of a TimeMap as text, piece by piece. */
function writeTimeMap(page, form, base) {
	if (form === "link") return linkForm(page, base);
	return form === "json" ? jsonForm(page, base) : cdxjForm(page, base);
}
function* linkForm(page, base) {
	const { original, mementos, prev, next } = page;
	const map = (span, rel) => webLink(timeMapAddress(base, "link", original, span.page), {
		rel,
		type: TIMEMAP_FORMS.link,
		...spanAttributes(span.from, span.until)
	});
	yield [
		webLink(original, { rel: "original" }),
		map(page, "self"),
		webLink(timeGateAddress(base, original), { rel: "timegate" }),
		...prev ? [map(prev, "prev timemap")] : [],
		...next ? [map(next, "next timemap")] : []
	].join(",\n");
	for (const [i, memento] of mementos.entries()) yield `,\n${mementoLink(base, memento, relationsAt(page, i))}`;
	yield "\n";
}
/** The first and the last memento of all, not of the page. */
function relationsAt({ mementos, prev, next }, i) {
	const isFirst = i === 0 && prev === null;
	const isLast = i === mementos.length - 1 && next === null;
	return [...isFirst ? ["first"] : [], ...isLast ? ["last"] : []];
}
function* jsonForm(page, base) {
	const { original, mementos, prev, next } = page;
	const span = ({ page: number, from, until }) => ({
		uri: timeMapAddress(base, "json", original, number),
		from: toIso(from),
		until: toIso(until)
	});
	const json = (memento) => ({
		datetime: toIso(memento.at),
		uri: mementoAddress(base, memento)
	});
	const head = {
		original_uri: original,
		self: span(page),
		...formAddresses(original, base),
		...prev && { prev: span(prev) },
		...next && { next: span(next) }
	};
	yield `${JSON.stringify(head).slice(0, -1)},"mementos":{"list":[\n`;
	for (const [i, memento] of mementos.entries()) yield `${i === 0 ? "" : ",\n"}${JSON.stringify(json(memento))}`;
	const [first, last] = [mementos[0], mementos.at(-1)];
	yield `\n]${[...prev === null ? [`,"first":${JSON.stringify(json(first))}`] : [], ...next === null ? [`,"last":${JSON.stringify(json(last))}`] : []].join("")}}}\n`;
}
function formAddresses(original, base) {
	return {
		timegate_uri: timeGateAddress(base, original),
		timemap_uri: {
			link_format: timeMapAddress(base, "link", original),
			json_format: timeMapAddress(base, "json", original),
			cdxj_format: timeMapAddress(base, "cdxj", original)
		}
	};
}
function* cdxjForm(page, base) {
	const { original, mementos, prev, next } = page;
	const addressOf = ({ page: number }) => timeMapAddress(base, "cdxj", original, number);
	yield "!context [\"http://tools.ietf.org/html/rfc7089\"]\n";
	yield `!id ${JSON.stringify({ uri: addressOf(page) })}\n`;
	yield "!keys [\"memento_datetime_YYYYMMDDhhmmssSSS\"]\n";
	const meta = {
		original_uri: original,
		...formAddresses(original, base),
		...prev && { prev: addressOf(prev) },
		...next && { next: addressOf(next) }
	};
	for (const [name, value] of Object.entries(meta)) yield `!meta ${JSON.stringify({ [name]: value })}\n`;
	for (const [i, memento] of mementos.entries()) {
		const rel = [...relationsAt(page, i), "memento"].join(" ");
		const fields = {
			uri: mementoAddress(base, memento),
			rel,
			datetime: formatHttpDate(memento.at)
		};
		yield `${toTimestamp17(memento.at)} ${JSON.stringify(fields)}\n`;
	}
}
//#endregion
//#region src/access/cdx/pages.ts
/** Counts blocks and pages. */
async function countPages(index, walk, pageSize) {
	let blocks = await isEmpty(index, walk) ? 0 : 1;
	for await (const marks of index.marks(walk)) blocks += marks.length;
	return {
		pages: Math.ceil(blocks / pageSize),
		pageSize,
		blocks
	};
}
/** The stretch of one page, the first being 0; `null` when there is nothing on it because there is nothing at all. */
async function pageStretch(index, walk, page, pageSize) {
	const [start, end] = [page * pageSize, (page + 1) * pageSize];
	const bounds = {};
	let block = 0;
	search: for await (const marks of index.marks(walk)) for (const mark of marks) {
		block++;
		if (block === start) bounds.from = mark;
		if (block !== end) continue;
		bounds.before = mark;
		break search;
	}
	if (block >= start) return {
		...walk,
		...bounds
	};
	if (page === 0 || await isEmpty(index, walk)) return null;
	throw new UsageError("BAD_INPUT", `page=${page}: the last one is ${Math.floor(block / pageSize)}`);
}
async function isEmpty(index, walk) {
	for await (const entries of index.walk(walk)) if (entries.length > 0) return false;
	return true;
}
//#endregion
//#region src/access/cdx/place.ts
/** As clients are given it, and give it back. */
function formatPlace({ key, at, before }) {
	return encodeURIComponent(`${key} ${toTimestamp17(at)} ${before}`).replaceAll("%20", "+");
}
/** Reads a resume key, decoded as a parameter or still as it was given; `null` when it is none. */
function parsePlace(text) {
	const [, key, digits = "", before] = /^(\S+)[ +](\d{17})[ +](\d{1,9})$/.exec(decoded(text)) ?? [];
	const at = parseTimestamp(digits);
	return key === void 0 || at === null ? null : {
		key,
		at,
		before: Number(before)
	};
}
function decoded(text) {
	if (text.includes(" ")) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
/** The beginning of the first line that may be of a key at a time; lines of others may have fewer digits. */
function lineFrom(key, at) {
	return `${key} ${toTimestamp17(at).replace(/0+$/, "")}`;
}
/** Tells the places of entries that pass by in order. */
var PlaceCounter = class {
	#last = null;
	of({ surt: key, at }) {
		const isSame = this.#last !== null && this.#last.key === key && this.#last.at === at;
		return this.#last = {
			key,
			at,
			before: isSame ? this.#last.before + 1 : 0
		};
	}
};
/** Whether a place comes before another of a stretch that begins with the other's key or behind it. */
function isBefore(place, other) {
	if (place.key !== other.key) return false;
	return place.at < other.at || place.at === other.at && place.before < other.before;
}
//#endregion
//#region src/access/cdx/fields.ts
var REVISIT = "warc/revisit";
var url = (entry) => entry.url;
var mime = ({ mime: type, recordType }) => recordType === "revisit" ? REVISIT : type ?? "unk";
var status = (entry) => entry.status === null ? null : String(entry.status);
var COMMON = {
	urlkey: ({ surt }) => surt,
	timestamp: ({ at }) => toTimestamp17(at),
	digest: (entry) => entry.digest,
	length: (entry) => String(entry.length),
	offset: (entry) => String(entry.offset),
	filename: ({ file }) => file,
	method: (entry) => entry.method ?? null,
	url,
	original: url,
	mime,
	mimetype: mime,
	status,
	statuscode: status
};
var USUAL = {
	pywb: [
		"urlkey",
		"timestamp",
		"url",
		"mime",
		"status",
		"digest",
		"length",
		"offset",
		"filename"
	],
	wayback: [
		"urlkey",
		"timestamp",
		"original",
		"mimetype",
		"statuscode",
		"digest",
		"length"
	]
};
/** The fields that a dialect gives unless told. */
function usualFields(dialect) {
	return USUAL[dialect].map((name) => fieldNamed(name, dialect));
}
/** Finds a field. @throws UsageError when there is none of that name */
function fieldNamed(name, dialect) {
	const valueOf = Object.hasOwn(COMMON, name) ? COMMON[name] : null;
	if (valueOf === null) throw new UsageError("BAD_INPUT", `no field ${JSON.stringify(name.slice(0, 40))}: there are ${Object.keys(COMMON).join(", ")}`);
	if (name === "timestamp" && dialect === "wayback") return {
		name,
		valueOf: ({ at }) => toTimestamp17(at).slice(0, 14)
	};
	return {
		name,
		valueOf
	};
}
var MOST_REPEATS = 1e3;
var CLASSES = {
	d: (code) => code >= 48 && code <= 57,
	w: (code) => /\w/.test(String.fromCharCode(code)),
	s: (code) => /\s/.test(String.fromCharCode(code))
};
/** Takes an expression apart. @throws UsageError when it is none, or beyond the subset */
function parseRegex(source) {
	if (source.length > 256) throw new UsageError("BAD_INPUT", `filter: a regular expression of more than 256 characters`);
	return new RegexParser(source).parse();
}
var RegexParser = class {
	#source;
	#at = 0;
	constructor(source) {
		this.#source = source;
	}
	parse() {
		const node = this.#choice();
		if (this.#at < this.#source.length) throw this.#problem("a ) without its (");
		return node;
	}
	#choice() {
		const parts = [this.#sequence()];
		while (this.#take("|")) parts.push(this.#sequence());
		return parts.length === 1 ? parts[0] : {
			kind: "any",
			parts
		};
	}
	#sequence() {
		const parts = [];
		while (this.#at < this.#source.length && !"|)".includes(this.#peek())) parts.push(this.#repeated());
		return {
			kind: "all",
			parts
		};
	}
	#repeated() {
		let part = this.#single();
		for (let range = this.#range(); range !== null; range = this.#range()) part = {
			kind: "repeat",
			part,
			least: range[0],
			most: range[1]
		};
		return part;
	}
	#range() {
		const found = /^(?:[*+?]|\{(\d{1,4})(,?)(\d{0,4})\})\??/.exec(this.#source.slice(this.#at));
		if (!found) return null;
		this.#at += found[0].length;
		const [sign] = found[0];
		if (sign === "*") return [0, Infinity];
		if (sign === "+") return [1, Infinity];
		if (sign === "?") return [0, 1];
		const least = Number(found[1]);
		const most = found[2] === "" ? least : found[3] === "" ? Infinity : Number(found[3]);
		if (most < least || least > MOST_REPEATS || most !== Infinity && most > MOST_REPEATS) throw this.#problem(`a repetition that cannot be: ${found[0]}`);
		return [least, most];
	}
	#single() {
		const char = this.#next();
		switch (char) {
			case "(": return this.#group();
			case "[": return {
				kind: "char",
				test: this.#set()
			};
			case ".": return {
				kind: "char",
				test: () => true
			};
			case "^": return { kind: "start" };
			case "$": return { kind: "end" };
			case "\\": return {
				kind: "char",
				test: this.#escaped()
			};
			case "*":
			case "+":
			case "?": throw this.#problem(`nothing before ${char}`);
			default: return {
				kind: "char",
				test: isChar(char)
			};
		}
	}
	#group() {
		if (this.#take("?") && !this.#take(":")) throw this.#problem("only (…) and (?:…) are known");
		const node = this.#choice();
		if (!this.#take(")")) throw this.#problem("a ( without its )");
		return node;
	}
	#escaped() {
		const char = this.#next();
		const known = CLASSES[char.toLowerCase()];
		if (known) return char === char.toLowerCase() ? known : (code) => !known(code);
		if (/[a-zA-Z0-9]/.test(char)) throw this.#problem(`\\${char} is not known`);
		return isChar(char);
	}
	#set() {
		const isOther = this.#take("^");
		const tests = [];
		for (let isFirst = true; isFirst || this.#peek() !== "]"; isFirst = false) tests.push(this.#member());
		this.#at++;
		return (code) => tests.some((test) => test(code)) !== isOther;
	}
	#member() {
		const char = this.#next();
		if (char === "\\" && /[dwsDWS]/.test(this.#peek())) return this.#escaped();
		const first = char === "\\" ? this.#next() : char;
		if (this.#peek() !== "-" || "]".includes(this.#source[this.#at + 1] ?? "]")) return isChar(first);
		this.#at++;
		const last = this.#take("\\") ? this.#next() : this.#next();
		const [low, high] = [first.charCodeAt(0), last.charCodeAt(0)];
		if (low > high) throw this.#problem(`a range that cannot be: ${first}-${last}`);
		return (code) => code >= low && code <= high;
	}
	#peek() {
		return this.#source[this.#at] ?? "";
	}
	#take(char) {
		const is = this.#peek() === char;
		if (is) this.#at++;
		return is;
	}
	#next() {
		const char = this.#peek();
		if (char === "") throw this.#problem("it ends in the middle");
		this.#at++;
		return char;
	}
	#problem(what) {
		return new UsageError("BAD_INPUT", `filter: ${JSON.stringify(this.#source)} is no regular expression: ${what}`);
	}
};
function isChar(char) {
	const own = char.charCodeAt(0);
	return (code) => code === own;
}
//#endregion
//#region src/access/cdx/linear-regex.ts
/** Expressions of more steps, repetitions written out, are refused. */
var MOST_STEPS = 1e3;
/** An expression ready to be held against texts. */
var LinearRegex = class {
	#steps = [];
	/** Of each step the last round in which it was reached: none is followed twice for one character. */
	#reached;
	#round = 0;
	constructor(source) {
		this.#emit(parseRegex(source));
		this.#steps.push({ op: "match" });
		this.#reached = this.#steps.map(() => -1);
	}
	/** Whether the whole text (`whole`) or its beginning (`start`) is one that the expression means. */
	matches(text, extent) {
		let at = [];
		let isMatch = this.#follow(0, 0, text, at);
		for (let i = 0; i < text.length; i++) {
			if (extent === "start" && isMatch) return true;
			if (at.length === 0) return false;
			const next = [];
			const code = text.charCodeAt(i);
			isMatch = false;
			this.#round++;
			for (const { test, step } of at) if (test(code) && this.#reach(step + 1, i + 1, text, next)) isMatch = true;
			at = next;
		}
		return isMatch;
	}
	#follow(step, place, text, at) {
		this.#round++;
		return this.#reach(step, place, text, at);
	}
	/** Notes the characters that may come next; says whether the end of the expression is reached without any. */
	#reach(first, place, text, at) {
		const open = [first];
		let isMatch = false;
		for (let step = open.pop(); step !== void 0; step = open.pop()) {
			if (this.#reached[step] === this.#round) continue;
			this.#reached[step] = this.#round;
			const one = this.#steps[step];
			if (one.op === "char") at.push({
				test: one.test,
				step
			});
			else if (one.op === "match") isMatch = true;
			else if (one.op === "fork") open.push(one.a, one.b);
			else if (one.op === "start" ? place === 0 : place === text.length) open.push(step + 1);
		}
		return isMatch;
	}
	#emit(node) {
		if (this.#steps.length > MOST_STEPS) throw new UsageError("BAD_INPUT", "filter: a regular expression with too many repetitions");
		switch (node.kind) {
			case "char":
				this.#steps.push({
					op: "char",
					test: node.test
				});
				return;
			case "all":
				this.#fork();
				for (const part of node.parts) this.#emit(part);
				return;
			case "any": return this.#emitAny(node.parts);
			case "repeat": return this.#emitRepeat(node);
			case "start":
			case "end": this.#steps.push({ op: node.kind });
		}
	}
	#emitAny(parts) {
		const ends = [];
		for (const part of parts.slice(0, -1)) {
			const choice = this.#fork();
			this.#emit(part);
			ends.push(this.#fork());
			choice.b = this.#steps.length;
		}
		this.#emit(parts.at(-1));
		for (const end of ends) end.a = end.b = this.#steps.length;
	}
	#emitRepeat({ part, least, most }) {
		for (let i = 0; i < least; i++) this.#emit(part);
		if (most === Infinity) {
			const [loop, start] = [this.#fork(), this.#steps.length - 1];
			this.#emit(part);
			const back = this.#fork();
			back.a = back.b = start;
			loop.b = this.#steps.length;
			return;
		}
		const skips = [];
		for (let i = least; i < most; i++) {
			skips.push(this.#fork());
			this.#emit(part);
		}
		for (const skip of skips) skip.b = this.#steps.length;
	}
	/** A fork that, until told otherwise, goes on behind itself. */
	#fork() {
		const next = this.#steps.length + 1;
		const fork = {
			op: "fork",
			a: next,
			b: next
		};
		this.#steps.push(fork);
		return fork;
	}
};
//#endregion
//#region src/access/cdx/filters.ts
/**
* Reads a filter. `=`: equal; `~`: the regular expression means the beginning (pywb). Without a sign the Wayback
* Machine takes a regular expression that means the whole value; pywb a text that the value contains, and here also
* one that means the whole value, so that what is written for either finds what it should.
*/
function parseFilter(text, dialect) {
	const [, not, sign, name, wanted] = /^(!?)([=~]?)(\w+):(.*)$/s.exec(text) ?? [];
	if (name === void 0 || wanted === void 0) throw new UsageError("BAD_INPUT", `filter ${JSON.stringify(text.slice(0, 80))}: expected [!][=~]field:text`);
	const { valueOf } = fieldNamed(name, dialect);
	const test = testOf(sign, wanted, dialect);
	return (entry) => test(valueOf(entry) ?? "-") === (not === "");
}
function testOf(sign, wanted, dialect) {
	if (sign === "=") return (value) => value === wanted;
	if (sign === "~") return matching(wanted, "start");
	if (dialect === "wayback") return matching(wanted, "whole");
	const whole = wholeOrNothing(wanted);
	return (value) => value.includes(wanted) || whole(value);
}
function matching(source, extent) {
	const regex = new LinearRegex(source);
	return (value) => regex.matches(value, extent);
}
/** Of a text that need not be an expression. */
function wholeOrNothing(text) {
	if (/^[\w/:;=,%&~ -]*$/.test(text) || text.length > 256) return () => false;
	try {
		return matching(text, "whole");
	} catch (error) {
		if (error instanceof UsageError) return () => false;
		throw error;
	}
}
/** Reads `field` or `field:digits`: of neighbours with equal beginnings of the field only the first passes. */
function parseCollapse(text, dialect) {
	const [, name, digits] = /^(\w+)(?::(\d{1,4}))?$/.exec(text) ?? [];
	if (name === void 0) throw new UsageError("BAD_INPUT", `collapse ${JSON.stringify(text.slice(0, 80))}: expected field or field:length`);
	const { valueOf } = fieldNamed(name, dialect);
	const length = digits === void 0 ? Infinity : Number(digits);
	return () => {
		let last = null;
		return (entry) => {
			const value = (valueOf(entry) ?? "-").slice(0, length);
			const isNew = value !== last;
			last = value;
			return isNew;
		};
	};
}
//#endregion
//#region src/access/cdx/parameters.ts
/** Parameters of one question. A name of pywb or the Wayback Machine that changes nothing here is passed over. */
var Parameters = class {
	#given;
	#asked = /* @__PURE__ */ new Set();
	constructor(query) {
		this.#given = new URLSearchParams(query);
	}
	/** The value; of several the last. Empty is absent, as clients mean it. */
	text(name) {
		const value = this.texts(name).at(-1);
		return value === void 0 || value === "" ? null : value;
	}
	/** All values of a parameter that may be given several times. */
	texts(name) {
		this.#asked.add(name);
		return this.#given.getAll(name);
	}
	flag(name) {
		const value = this.text(name);
		if (value !== null && !/^(?:true|false|1|0)$/i.test(value)) throw refused(name, value, "true or false");
		return value !== null && /^(?:true|1)$/i.test(value);
	}
	whole(name, least, most) {
		const value = this.text(name);
		if (value === null) return null;
		const number = /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;
		if (!(number >= least && number <= most)) throw refused(name, value, `a whole number from ${least} to ${most}`);
		return number;
	}
	oneOf(name, choices) {
		const value = this.text(name);
		if (value !== null && !choices.includes(value)) throw refused(name, value, `one of ${choices.join(", ")}`);
		return value;
	}
	/** A time of 4 to 17 digits: the beginning of what they name, or its end. */
	time(name, end) {
		const value = this.text(name);
		if (value === null) return null;
		const first = parseTimestamp(value);
		if (first === null) throw refused(name, value, "a time of 4 to 17 digits such as 20261115 or 20261115123107");
		return end === "first" ? first : lastOf$1(first, value.length);
	}
	/** What was given and never asked for. */
	ignored() {
		return [...new Set(this.#given.keys())].filter((name) => !this.#asked.has(name));
	}
};
/** What a parameter should have been. */
function refused(name, value, expected) {
	return new UsageError("BAD_INPUT", `${name}=${JSON.stringify(value.slice(0, 80))}: expected ${expected}`);
}
/** The last millisecond of the year, month, day, … that so many digits name. */
function lastOf$1(first, digits) {
	const date = new Date(first);
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
	if (digits < 6) return instant(Date.UTC(year + 1, 0, 1) - 1);
	if (digits < 8) return instant(Date.UTC(year, month + 1, 1) - 1);
	const unit = digits < 14 ? [
		864e5,
		36e5,
		6e4,
		1e3
	][Math.floor((digits - 8) / 2)] : 10 ** (17 - digits);
	return instant(first + unit - 1);
}
//#endregion
//#region src/access/cdx/request.ts
/** Captures that are held at once to be sorted, or to find the last ones. */
var MOST_HELD = 1e4;
var MOST_QUERY_CHARS = 32768;
var MOST_FILTERS = 16;
var USUAL_PAGE_SIZE = 50;
var MOST_PAGE_SIZE = 1e4;
var MATCHES = [
	"exact",
	"prefix",
	"host",
	"domain"
];
/** Reads a question. @throws UsageError that says in one line what is wrong */
function parseCdxRequest(query, dialect) {
	if (query.length > MOST_QUERY_CHARS) throw new UsageError("BAD_INPUT", "a question of more than 32 kB");
	const given = new Parameters(query);
	const asked = given.text("url");
	if (asked === null) throw new UsageError("BAD_INPUT", "url is missing: ask for a URL, or for many by url=example.org/* or url=*.example.org");
	const fields = fieldsOf(given, dialect);
	const request = {
		dialect,
		...reachOf(asked, given.oneOf("matchType", MATCHES)),
		from: given.time("from", "first"),
		to: given.time("to", "last"),
		sort: sortOf(given),
		filters: few(given.texts("filter"), "filter").map((text) => parseFilter(text, dialect)),
		collapses: few(given.texts("collapse"), "collapse").map((text) => parseCollapse(text, dialect)),
		limit: given.whole("limit", -1e4, Number.MAX_SAFE_INTEGER),
		offset: given.whole("offset", 0, Number.MAX_SAFE_INTEGER) ?? 0,
		fields: fields ?? usualFields(dialect),
		output: given.oneOf("output", [
			"text",
			"json",
			"cdxj"
		]) ?? usualOutput(dialect, fields),
		paging: pagingOf(given),
		resume: resumeOf(given),
		showResumeKey: given.flag("showResumeKey")
	};
	checkTogether(request);
	return {
		...request,
		ignored: given.ignored()
	};
}
/** `example.org/x*` asks for what begins so, `*.example.org` for a host and those below (pywb, Wayback). */
function reachOf(url, match) {
	if (match !== null) return {
		url,
		match
	};
	const domain = /^(?:https?:\/\/)?\*\.([^/?#*]+)(?:\/\*?)?$/i.exec(url)?.[1];
	if (domain !== void 0) return {
		url: domain,
		match: "domain"
	};
	if (url.endsWith("*")) return {
		url: url.slice(0, -1),
		match: "prefix"
	};
	return {
		url,
		match: "exact"
	};
}
function sortOf(given) {
	const closest = given.time("closest", "first");
	const sort = given.oneOf("sort", [
		"default",
		"reverse",
		"closest"
	]);
	const isReverse = given.flag("reverse");
	if (sort === "reverse" || sort === null && isReverse) return { kind: "reverse" };
	if (sort === "closest" && closest === null) throw refused("sort", "closest", "closest=<time> beside it");
	return closest !== null && sort !== "default" ? {
		kind: "closest",
		at: closest
	} : { kind: "default" };
}
function fieldsOf(given, dialect) {
	const names = given.text("fl") ?? given.text("fields");
	return names === null ? null : few(names.split(","), "fl").map((name) => fieldNamed(name.trim(), dialect));
}
function usualOutput(dialect, fields) {
	return dialect === "wayback" || fields !== null ? "text" : "cdxj";
}
function pagingOf(given) {
	return {
		page: given.whole("page", 0, Number.MAX_SAFE_INTEGER),
		pageSize: given.whole("pageSize", 1, MOST_PAGE_SIZE) ?? USUAL_PAGE_SIZE,
		showNumPages: given.flag("showNumPages")
	};
}
function resumeOf(given) {
	const text = given.text("resumeKey");
	const place = text === null ? null : parsePlace(text);
	if (text !== null && place === null) throw refused("resumeKey", text, "one that this server has given");
	return place;
}
function few(texts, name) {
	if (texts.length > MOST_FILTERS) throw new UsageError("BAD_INPUT", `${name}: more than ${MOST_FILTERS} of them`);
	return texts;
}
/** What makes no sense together is refused, not guessed at. */
function checkTogether(request) {
	const { limit, offset, sort, match, resume, showResumeKey, paging } = request;
	const [isSorted, isResumed] = [sort.kind !== "default", resume !== null || showResumeKey];
	const problem = [
		[limit === 0, "limit=0: expected a number other than 0"],
		[(limit ?? 0) < 0 && (offset > 0 || isSorted || showResumeKey), "a negative limit (the last ones) stands without offset, sort and showResumeKey"],
		[sort.kind === "closest" && match !== "exact", "closest: for one URL only (matchType=exact)"],
		[isSorted && isResumed, "resumeKey: for the default order only"],
		[paging.page !== null && isResumed, "page and resumeKey are two ways through one answer: use one"]
	].find(([isSo]) => isSo)?.[1];
	if (problem !== void 0) throw new UsageError("BAD_INPUT", problem);
}
//#endregion
//#region src/access/cdx/answer.ts
/** The captures that answer, in the order asked for. */
async function* answerCdxRequest(index, request) {
	const walk = await walkOf(index, request);
	if (walk === null) return;
	const passing = passingOf(index.walk(walk), request);
	const { limit, sort } = request;
	if (limit !== null && limit < 0) yield* asItems(await lastOf(passing, -limit));
	else if (sort.kind === "default") yield* inOrder(passing, request);
	else yield* asItems(await sorted(passing, request));
}
/** The stretch that can hold answers; `null` for a page behind the last of no pages. */
async function walkOf(index, request) {
	const { url, match, from, to, resume, paging } = request;
	const reach = {
		url,
		match
	};
	if (paging.page !== null) return pageStretch(index, reach, paging.page, paging.pageSize);
	const key = match === "exact" ? surt(url) : null;
	const starts = [...resume === null ? [] : [lineFrom(resume.key, resume.at)], ...key === null || from === null ? [] : [lineFrom(key, from)]];
	return {
		...reach,
		...starts.length > 0 && { from: starts.sort().at(-1) },
		...key !== null && to !== null && { before: `${key} ${toTimestamp17(to)}~` }
	};
}
async function* passingOf(batches, { from, to, filters, collapses, resume }) {
	const [places, tests] = [new PlaceCounter(), collapses.map((make) => make())];
	for await (const entries of batches) for (const entry of entries) {
		const place = places.of(entry);
		if (resume !== null && isBefore(place, resume)) continue;
		if (from !== null && entry.at < from || to !== null && entry.at > to) continue;
		if (filters.every((test) => test(entry)) && tests.every((test) => test(entry))) yield {
			entry,
			place
		};
	}
}
async function* inOrder(passing, { offset, limit, showResumeKey }) {
	let seen = 0;
	const end = limit === null ? Infinity : offset + limit;
	for await (const { entry, place } of passing) {
		if (seen >= end) {
			if (showResumeKey) yield {
				kind: "more",
				place
			};
			return;
		}
		if (seen++ >= offset) yield {
			kind: "capture",
			entry
		};
		if (seen >= end && !showResumeKey) return;
	}
}
async function lastOf(passing, most) {
	const held = [];
	for await (const { entry } of passing) {
		held.push(entry);
		if (held.length >= 2 * most) held.splice(0, held.length - most);
	}
	return held.slice(-most);
}
/** Newest keys and times first, or nearest first; never more than can be held. */
async function sorted(passing, request) {
	const { sort, offset, limit } = request;
	const wanted = limit === null ? Infinity : offset + limit;
	if (wanted !== Infinity && wanted > 1e4) throw tooMany();
	const keep = (held) => held.sort(byRank).slice(0, Math.min(wanted, MOST_HELD + 1));
	let held = [];
	let number = 0;
	for await (const { entry } of passing) {
		held.push({
			entry,
			number,
			rank: sort.kind === "closest" ? Math.abs(entry.at - sort.at) : -number
		});
		number++;
		if (held.length >= 2e4) held = keep(held);
		if (wanted === Infinity && number > 1e4) throw tooMany();
	}
	return keep(held).slice(offset).map(({ entry }) => entry);
}
/** Of two that are equally near the earlier comes first. */
function byRank(a, b) {
	return a.rank - b.rank || a.number - b.number;
}
function tooMany() {
	return new UsageError("BAD_INPUT", `more than ${MOST_HELD} captures to be sorted: narrow from and to, or set limit`);
}
function* asItems(entries) {
	for (const entry of entries) yield {
		kind: "capture",
		entry
	};
}
//#endregion
//#region src/access/cdx/write.ts
/** The media type of an answer. */
function cdxType({ dialect, output }) {
	if (output !== "json") return "text/plain; charset=utf-8";
	return dialect === "wayback" ? "application/json" : "application/x-ndjson";
}
/** An answer as text, piece by piece. */
function writeCdx(items, request) {
	return request.dialect === "wayback" && request.output === "json" ? arrays(items, request.fields) : lines(items, request);
}
/** How many pages an answer has: a number for clients of the Wayback Machine, an object for those of pywb. */
function writePageCount(count, { dialect }) {
	return dialect === "wayback" ? `${count.pages}\n` : `${JSON.stringify(count)}\n`;
}
async function* lines(items, request) {
	const write = LINES[request.output];
	for await (const item of items) if (item.kind === "capture") yield `${write(item.entry, request.fields)}\n`;
	else if (request.output === "json") yield `${JSON.stringify({ resumeKey: formatPlace(item.place) })}\n`;
	else yield `\n${formatPlace(item.place)}\n`;
}
var LINES = {
	text: (entry, fields) => fields.map(({ valueOf }) => word(valueOf(entry))).join(" "),
	json: (entry, fields) => objectOf(entry, fields),
	cdxj: (entry, fields) => `${entry.surt} ${toTimestamp17(entry.at)} ${objectOf(entry, fields.filter(({ name }) => name !== "urlkey" && name !== "timestamp"))}`
};
/** A field of a line that is parted by spaces. */
function word(value) {
	return value === null || value === "" ? "-" : value.replace(/\s/g, (space) => encodeURIComponent(space));
}
function objectOf(entry, fields) {
	return JSON.stringify(Object.fromEntries(fields.flatMap(({ name, valueOf }) => {
		const value = valueOf(entry);
		return value === null ? [] : [[name, value]];
	})));
}
/** One JSON array of arrays, the names of the fields first; nothing at all is an empty array. */
async function* arrays(items, fields) {
	let isFirst = true;
	for await (const item of items) {
		if (isFirst) yield `[${JSON.stringify(fields.map(({ name }) => name))}`;
		isFirst = false;
		if (item.kind === "more") yield `,\n[],\n${JSON.stringify([formatPlace(item.place)])}`;
		else yield `,\n${JSON.stringify(fields.map(({ valueOf }) => valueOf(item.entry) ?? "-"))}`;
	}
	yield isFirst ? "[]\n" : "]\n";
}
//#endregion
//#region src/access/coherent/nearest-look.ts
/** The nearest state, the earlier of two; those of the capture that the moment lies in come before others, as in replay. */
function nearestLook(page, at, within) {
	const states = page.looks.filter(isCaptured);
	const own = states.filter(({ times }) => within !== null && within.from <= times.sentAt && times.sentAt <= within.to);
	const distance = ({ times }) => Math.abs(times.sentAt - at);
	const [sighting] = (own.length > 0 ? own : states).toSorted((a, b) => distance(a) - distance(b) || a.times.sentAt - b.times.sentAt);
	if (sighting === void 0) return null;
	const { tier, interval } = new PageAt(page, at).toldOf(sighting);
	return {
		tier,
		interval,
		sighting
	};
}
//#endregion
//#region src/access/files/absent-addresses.ts
/** More than these are told as "not in this copy" without their names. */
var MOST_ADDRESSES = 2e5;
var MOST_CHARS$1 = 67108864;
var OUTSIDE = "linked from the site, and not part of what was captured";
/** Grows while pages are written. */
var AbsentAddresses = class {
	#numbers = /* @__PURE__ */ new Map();
	#all = [];
	#chars = 0;
	#unnamed = 0;
	/** A page of the site of which nothing can be shown. */
	addKnown(url, reason) {
		this.#add({
			url,
			isKnown: true,
			reason
		});
	}
	/** The local page, and the place in it, that names the address. */
	placeOf(url) {
		const n = this.#numbers.get(url) ?? this.#add({
			url,
			isKnown: false,
			reason: OUTSIDE
		});
		if (n === null) return ABSENT_UNNAMED;
		const { file, anchor } = absentPlace(n);
		return `${file}#${anchor}`;
	}
	/** In the order of their places. */
	get all() {
		return this.#all;
	}
	/** How often an address could not be named. */
	get unnamed() {
		return this.#unnamed;
	}
	#add(address) {
		if (this.#all.length >= MOST_ADDRESSES || this.#chars + address.url.length > MOST_CHARS$1) {
			this.#unnamed++;
			return null;
		}
		this.#chars += address.url.length;
		const n = this.#all.push(address) - 1;
		this.#numbers.set(address.url, n);
		return n;
	}
};
//#endregion
//#region src/access/files/copy-evidence.ts
/** The known pages of some captures and what was seen of them. */
var CopyEvidence = class {
	#catalog;
	#runs;
	#captures;
	/** What replay goes by. */
	#archive;
	/** Captures oldest first. */
	constructor({ catalog }, captures, scope) {
		this.#catalog = catalog;
		this.#captures = captures;
		this.#runs = new Map(captures.map(({ id, runs }) => [id, runs]));
		let all = null;
		const listed = {
			catalog,
			captures: () => all ??= catalog.captures.list()
		};
		this.#archive = scope === "archive" ? new ArchiveEvidence(listed) : null;
	}
	/** Every page once, in the order of discovery; what the newest capture says of it counts. */
	async pages() {
		const pages = /* @__PURE__ */ new Map();
		for (const { id } of this.#captures) for await (const page of this.#catalog.frontier.pages(id)) pages.set(page.url, page);
		return pages;
	}
	/** What is known of a page. Of named captures alone no host's word is tried: their reports have it. */
	async ofPage(url) {
		if (this.#archive) return this.#archive.ofPage(url);
		return {
			looks: (await this.#catalog.sightings.ofPage(url)).filter(({ captureId }) => this.#runs.has(captureId)).map((sighting) => withClockErrors([sighting], this.#runs.get(sighting.captureId))[0]),
			trust: null
		};
	}
	/**
	* The moment near a wish at which the most pages are known to have stood together; the wish where none is. Of a whole
	* site the catalog tells, as it does in replay; of named captures, and where nobody has counted, their own looks.
	*/
	async momentNear(wish, pages) {
		const counted = await this.#archive?.ofSite(this.#captures[0].site);
		if (counted) return chooseInstant(counted.steps, wish);
		const intervals = [];
		for (const url of pages) for (const interval of provedIntervals((await this.ofPage(url)).looks)) intervals.push({
			...interval,
			weight: 1
		});
		const steps = coverageSteps(intervals);
		return chooseInstant({
			at: steps.map(({ at }) => at),
			known: steps.map(({ weight }) => weight)
		}, wish);
	}
};
/** Why nothing can be shown of a page, in words. */
function reasonWithout(page, sightings) {
	const last = sightings.at(-1)?.outcome;
	if (last?.kind === "failed") return `no usable response: ${last.message}`;
	if (last?.kind === "blocked") return `refused by ${hostOf(page.url)}: ${last.reason}`;
	if (last?.kind === "refused") return `not asked for: ${last.reason}`;
	if (sightings.some(isTold)) return "nothing that is told of it is of this moment";
	return page.reason === null ? "known, but never fetched" : `not fetched: ${page.reason}`;
}
//#endregion
//#region src/access/files/file-form.ts
/** A page. */
var PAGE_FORM = {
	treatment: "page",
	extensions: ["html", "htm"]
};
/** A page in XML. */
var XML_PAGE_FORM = {
	treatment: "page",
	extensions: ["xhtml", "xht"]
};
var TEXT = {
	treatment: "text",
	extensions: ["txt"]
};
var SCRIPT = {
	treatment: "bytes",
	extensions: ["js", "mjs"]
};
/** Nothing that a double click would run: programs from the web get no other extension than this. */
var UNKNOWN$1 = {
	treatment: "bytes",
	extensions: ["bin"]
};
var TABLE = {
	"image/png": "png",
	"image/jpeg": "jpg jpeg",
	"image/pjpeg": "jpg jpeg",
	"image/gif": "gif",
	"image/webp": "webp",
	"image/avif": "avif",
	"image/bmp": "bmp",
	"image/tiff": "tif tiff",
	"image/x-icon": "ico",
	"image/vnd.microsoft.icon": "ico",
	"font/woff2": "woff2",
	"font/woff": "woff",
	"font/ttf": "ttf",
	"font/otf": "otf",
	"application/font-woff": "woff",
	"application/font-woff2": "woff2",
	"application/x-font-woff": "woff",
	"application/x-font-ttf": "ttf",
	"application/vnd.ms-fontobject": "eot",
	"video/mp4": "mp4 m4v",
	"video/webm": "webm",
	"video/ogg": "ogv",
	"video/quicktime": "mov",
	"audio/mpeg": "mp3",
	"audio/mp4": "m4a",
	"audio/ogg": "ogg oga",
	"audio/wav": "wav",
	"audio/x-wav": "wav",
	"audio/webm": "weba",
	"audio/flac": "flac",
	"text/vtt": "vtt",
	"application/pdf": "pdf",
	"application/epub+zip": "epub",
	"application/zip": "zip",
	"application/gzip": "gz tgz",
	"application/x-gzip": "gz tgz",
	"application/json": "json map",
	"application/manifest+json": "webmanifest",
	"application/rtf": "rtf",
	"application/msword": "doc",
	"application/vnd.ms-excel": "xls",
	"application/vnd.ms-powerpoint": "ppt",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
	"application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
	"application/vnd.oasis.opendocument.text": "odt",
	"application/vnd.oasis.opendocument.spreadsheet": "ods",
	"application/vnd.oasis.opendocument.presentation": "odp"
};
/** By extension, for what servers send without a type or as mere bytes; never a page, a script or a program. */
var BY_EXTENSION = new Map(Object.values(TABLE).flatMap((extensions) => extensions.split(" ").map((one) => [one, bytesAs(extensions)])));
var SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
var XML_TYPE = /^(?:text|application)\/xml$|\+xml$/;
var FORMS = new Map([
	["text/html", PAGE_FORM],
	["application/xhtml+xml", XML_PAGE_FORM],
	["text/css", {
		treatment: "style",
		extensions: ["css"]
	}],
	["image/svg+xml", {
		treatment: "drawing",
		extensions: ["svg"]
	}],
	...Object.entries(TABLE).map(([type, extensions]) => [type, bytesAs(extensions)])
]);
/** The kind of file for a response; scripts are texts to be read unless they are to run. */
function fileFormOf(contentType, url, withScripts) {
	const type = mediaType(contentType) ?? "";
	const known = FORMS.get(type);
	if (known) return known;
	if (SCRIPT_TYPE.test(type)) return withScripts ? SCRIPT : TEXT;
	if (XML_TYPE.test(type) || type.startsWith("text/")) return TEXT;
	return BY_EXTENSION.get(extensionOf(url)) ?? UNKNOWN$1;
}
function bytesAs(extensions) {
	return {
		treatment: "bytes",
		extensions: extensions.split(" ")
	};
}
function extensionOf(url) {
	return /\.([a-z0-9]{1,12})$/i.exec(url.split(/[?#]/, 1)[0])?.[1]?.toLowerCase() ?? "";
}
//#endregion
//#region src/access/files/file-name.ts
/** The folder of all pages. */
var PAGES_FOLDER = "site";
/** Windows takes 260 characters with the folder around it; what is longer lies flat under its host. */
var MOST_PATH_CHARS = 150;
var MOST_PART_CHARS = 60;
var MOST_SLUG_CHARS = 32;
var DIGEST_CHARS = 20;
/** Plain on every file system: no case to lose, no sign that any shell, URL or Windows reads otherwise. */
var PLAIN = /^[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_-])?$/;
/** Names of devices, whatever extension follows (Windows). */
var RESERVED = /^(?:con|prn|aux|nul|conin|conout|com[0-9]|lpt[0-9])(?:\.|$)/;
/**
* The file of an address: `site/<host>/<path>`. No two addresses share one, not even where case is not told apart:
* "~" is in no plain part, and stands in all others before a digest of exactly what the part was. Files end in an
* extension, directories with a "." in "~", so that no file stands where a directory must.
*/
function copyPath(url, extensions) {
	const { protocol, hostname, port, pathname } = new URL(url);
	const behind = url.search(/[?#]/);
	const query = behind === -1 ? "" : url.slice(behind);
	const host = `${PAGES_FOLDER}/${hostFolder(hostname, `${protocol.slice(0, -1)}${port && `+${port}`}`)}`;
	const parts = pathname.slice(1).split("/");
	const path = [
		host,
		...parts.slice(0, -1).map(folderPart),
		filePart(parts.at(-1), query, extensions)
	].join("/");
	if (path.length <= MOST_PATH_CHARS) return path;
	return `${host}/long~${digestOf$1(pathname + query)}.${extensions[0]}`;
}
function hostFolder(hostname, service) {
	const host = folderPart(hostname).replace(/~$/, "");
	return service === "https" ? host : `${host}+${service}`;
}
/** With a dot in it, "~" is put behind it: files are the names with dots. */
function folderPart(part) {
	if (isPlain(part)) return part.includes(".") ? `${part}~` : part;
	return `${slugOf(part)}~${digestOf$1(part)}`;
}
function filePart(part, query, extensions) {
	const extension = extensions[0];
	if (part === "" && query === "") return `index.${extension}`;
	if (query !== "" || !isPlain(part) || /^index(?:\.|$)/.test(part)) return `${slugOf(part.replace(/\.[a-z0-9]{1,5}$/i, ""))}~${digestOf$1(part + query)}.${extension}`;
	return extensions.some((one) => part.endsWith(`.${one}`) && part.length > one.length + 1) ? part : `${part}~.${extension}`;
}
function isPlain(part) {
	return part.length <= MOST_PART_CHARS && PLAIN.test(part) && !RESERVED.test(part);
}
/** What is readable of a part; "_" for the rest. */
function slugOf(part) {
	return part.replace(/%[0-9a-f]{2}/gi, "_").replace(/[^A-Za-z0-9-]+/g, "_").replace(/^[-_]+|[-_]+$/g, "").slice(0, MOST_SLUG_CHARS) || "_";
}
/** 100 bits in letters and digits of one case. */
function digestOf$1(text) {
	const bytes = createHash("sha256").update(text).digest();
	return Array.from(bytes.subarray(0, DIGEST_CHARS), (byte) => DIGITS[byte & 31]).join("");
}
var DIGITS = "0123456789abcdefghijklmnopqrstuv";
/** How a file is named from within another one of the copy; parts of names need no escapes. */
function relativePath(from, to) {
	const [own, other] = [from.split("/"), to.split("/")];
	let shared = 0;
	while (shared < own.length - 1 && shared < other.length - 1 && own[shared] === other[shared]) shared++;
	return "../".repeat(own.length - 1 - shared) + other.slice(shared).join("/");
}
//#endregion
//#region src/access/files/copy-plan.ts
/** Longer chains of redirects lead nowhere. */
var MOST_HOPS = 20;
/** All files of the pages of a copy. */
var CopyPlan = class {
	absent = new AbsentAddresses();
	#files = /* @__PURE__ */ new Map();
	/** By look-up key, for addresses that are spelled otherwise (http for https): as in replay. */
	#byKey = /* @__PURE__ */ new Map();
	get files() {
		return this.#files.values();
	}
	get size() {
		return this.#files.size;
	}
	add(file) {
		this.#files.set(file.url, file);
		if (requestPartOf(file.url) !== null) return;
		const key = surt(file.url);
		if (!this.#byKey.has(key)) this.#byKey.set(key, file);
	}
	/** The file that an address is opened by; `null` when it is not in the copy. */
	openedAt(address) {
		const { file } = this.shownFor(address);
		return file && openedPath(file);
	}
	/** The file that is shown for an address, redirects followed; `null` with the address that is not in the copy. */
	shownFor(address) {
		let at = address;
		for (let hops = 0; hops <= MOST_HOPS; hops++) {
			const url = parsePageUrl(at);
			const file = url === null ? void 0 : this.#files.get(url) ?? this.#byKey.get(surt(url));
			if (file === void 0) return {
				file: null,
				address: at
			};
			if (file.target === null) return {
				file,
				address: at
			};
			at = withFragmentOf(file.target, at);
		}
		return {
			file: null,
			address
		};
	}
};
/** What a reader opens: a drawing in a page of its own, as a document it might load and run things. */
function openedPath({ path, form, url }) {
	return form.treatment === "drawing" ? viewPath(url) : path;
}
/** The page that shows a drawing. */
function viewPath(url) {
	return copyPath(url, PAGE_FORM.extensions);
}
/** A redirect without a fragment keeps that of the link (Fetch standard, 4.4, "HTTP-redirect fetch"). */
function withFragmentOf(target, link) {
	const fragment = link.indexOf("#");
	return target.includes("#") || fragment === -1 ? target : target + link.slice(fragment);
}
/** Finds for each page what is shown at the moment; of the others, why nothing is. */
async function planCopy(evidence, pages, shownOf, withScripts) {
	const plan = new CopyPlan();
	for (const page of pages) {
		const known = await evidence.ofPage(page.url);
		const shown = shownOf(known);
		if (shown === null) plan.absent.addKnown(page.url, reasonWithout(page, known.looks));
		else plan.add(plannedFile(page, shown, withScripts));
	}
	return plan;
}
function plannedFile({ url, kind }, standing, withScripts) {
	const { status, location, contentType } = standing.sighting.outcome.identity;
	const target = status >= 300 && status < 400 && location !== null ? resolved$1(location, url) : null;
	if (target !== null) return {
		url,
		kind: "redirect",
		path: copyPath(url, PAGE_FORM.extensions),
		form: PAGE_FORM,
		standing,
		target
	};
	const form = fileFormOf(contentType, url, withScripts);
	const path = copyPath(url, form.extensions);
	return {
		url,
		kind: kind === "document" ? "page" : "part",
		path,
		form,
		standing,
		target: null
	};
}
function resolved$1(location, url) {
	try {
		return new URL(location, url).href;
	} catch {
		return null;
	}
}
//#endregion
//#region src/access/files/copy-links.ts
/** Loads as nothing, from nowhere. */
var NOTHING = "data:,";
/** Schemes of links that ask nobody for anything until the reader's own programs do. */
var LEFT_AS_LINKS = /* @__PURE__ */ new Set([
	"mailto:",
	"tel:",
	"sms:",
	"javascript:",
	"data:",
	"about:"
]);
/** Schemes whose content is in the address, or in the page. */
var LEFT_AS_PARTS = /* @__PURE__ */ new Set([
	"data:",
	"blob:",
	"about:"
]);
/** The links of one file of a copy. */
var CopyLinks = class {
	#plan;
	/** The file in which they stand. */
	#from;
	#url;
	constructor(plan, from, url) {
		this.#plan = plan;
		this.#from = from;
		this.#url = url;
	}
	/** What stands in the place of a link; `null` leaves it as it is. */
	rewritten(link, base, role) {
		if (role === "base") return "";
		if (role === "hint") return NOTHING;
		const isPart = role === "requisite";
		const written = link.trim();
		if (written === "" || written.startsWith("#") && (isPart || this.#isOwn(base))) return null;
		const target = parsed(written, base);
		if (target === null) return isPart ? NOTHING : this.#absent(written);
		if (target.protocol !== "http:" && target.protocol !== "https:") return this.#other(target, isPart);
		target.username = "";
		target.password = "";
		return isPart ? this.#load(target) : this.open(target.href);
	}
	/** What a reader opens: a page, or whatever a browser shows by itself. */
	open(address) {
		const { file, address: shown } = this.#plan.shownFor(address);
		if (file === null) return this.#absent(shown);
		const fragment = shown.indexOf("#");
		return relativePath(this.#from, openedPath(file)) + (fragment === -1 ? "" : shown.slice(fragment));
	}
	#load(target) {
		const { file, address } = this.#plan.shownFor(target.href);
		if (file === null) return NOTHING;
		const fragment = address.indexOf("#");
		return relativePath(this.#from, file.path) + (fragment === -1 ? "" : address.slice(fragment));
	}
	/** Of other schemes: "file:" would even name another machine (Windows). */
	#other(target, isPart) {
		if ((isPart ? LEFT_AS_PARTS : LEFT_AS_LINKS).has(target.protocol)) return null;
		return isPart ? NOTHING : this.#absent(target.href);
	}
	#absent(address) {
		const hash = address.indexOf("#");
		const named = hash === -1 ? address : address.slice(0, hash);
		return relativePath(this.#from, this.#plan.absent.placeOf(named));
	}
	#isOwn(base) {
		return base.split("#", 1)[0] === this.#url;
	}
};
function parsed(link, base) {
	try {
		return new URL(link, base);
	} catch {
		return null;
	}
}
//#endregion
//#region src/access/files/policy.ts
/** For pages whose scripts do not run: parts come from files, and nothing else is asked for. */
var STILL = "default-src 'none'; img-src file: data:; media-src file: data:; font-src file: data:; style-src file: data: 'unsafe-inline'; frame-src file: data:; form-action file:; base-uri 'none'";
/** The same with scripts. They load from files only, but can lead a window elsewhere and open connections: no policy of a page forbids that. */
var SCRIPTED = "default-src file: data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; form-action file:; base-uri 'none'";
/** Put before all else in the head of a page. */
function headOf(withScripts, isXml = false) {
	const end = isXml ? "/>" : ">";
	return `<meta http-equiv="Content-Security-Policy" content="${withScripts ? SCRIPTED : STILL}"${end}<meta http-equiv="x-dns-prefetch-control" content="off"${end}`;
}
//#endregion
//#region src/access/files/copy-xml.ts
/** A byte order mark and this: whatever the page said of its encoding, it is UTF-8 now. */
var DECLARATION = "﻿<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
var XHTML = "http://www.w3.org/1999/xhtml";
/** Puts the policy into a page whose links are rewritten. */
function guardedXml(xml, url, withScripts) {
	const prolog = readProlog(xml);
	if (prolog === null || prolog.isDeclaring || !isXhtml(prolog)) return sourcePage(xml, url, "its XML begins in a way that a browser cannot be kept inside the copy");
	const { root } = prolog;
	const cuts = [...cutInstructions(prolog), ...withScripts ? [] : cutHandlers(prolog)];
	const head = root.isEmpty ? "" : `<head xmlns="${XHTML}">${headOf(withScripts, true)}</head>`;
	return DECLARATION + without(xml.slice(0, root.end), cuts).replace(/^\ufeff/, "") + head + xml.slice(root.end);
}
/** A page of ours in XML. */
function xmlPage(title, body) {
	return `${DECLARATION}<html xmlns="${XHTML}"><head>${headOf(false, true)}<title>${escapedXml(title)}</title></head><body>${body}</body></html>\n`;
}
/** Text in XML: what is no character of it (section 2.2) is left out. */
function escapedXml(text) {
	return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, "").replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
function sourcePage(xml, url, reason) {
	return xmlPage(url, `<p>The source is shown: ${reason}.</p><pre>${escapedXml(xml)}</pre>`);
}
function isXhtml({ root }) {
	const isOwn = root.attributes.some(({ name, value }) => name === "xmlns" && value === XHTML);
	return root.name === "html" && isOwn;
}
/** The old declaration, and style sheets that are programs (XSLT). */
function cutInstructions(prolog) {
	const isStyle = (type) => /^\s*text\/css\s*(?:;|$)/i.test(type ?? "");
	const programs = stylesIn(prolog).filter(({ attributes }) => !isStyle(attributes.find(({ name }) => name === "type")?.value));
	return [...prolog.instructions.filter(({ target }) => target.toLowerCase() === "xml"), ...programs];
}
/** What the root does on events: it is read before the policy. */
function cutHandlers({ root }) {
	return root.attributes.filter(({ name }) => /^on/i.test(name)).map(({ at, end }) => ({
		start: at,
		end: end + 1
	}));
}
function without(text, cuts) {
	let [rest, from] = ["", 0];
	for (const { start, end } of [...cuts].sort((a, b) => a.start - b.start)) {
		rest += text.slice(from, start);
		from = end;
	}
	return rest + text.slice(from);
}
//#endregion
//#region src/access/files/prologue.ts
var SPACE = /[\t\n\f\r \ufeff]*/y;
/** Behind the doctype, and what stands before it, as the HTML standard's tokenizer ends them (13.2.5.41 ff); 0 without. */
function prologueEnd(html) {
	for (let at = 0;;) {
		const next = after(html, at);
		if (next === null) return 0;
		at = next.end;
		if (next.isDoctype) return at;
	}
}
/** One piece of markup that is no tag; `null` where there is none, or where it never ends. */
function after(html, from) {
	SPACE.lastIndex = from;
	const start = from + (SPACE.exec(html)?.[0].length ?? 0);
	if (html.startsWith("<!--", start)) return ended(commentEnd(html, start));
	const isDoctype = /^<!doctype/i.test(html.slice(start, start + 9));
	if (isDoctype || html.startsWith("<!", start) || html.startsWith("<?", start)) return ended(indexAfter(html, ">", start), isDoctype);
	return null;
}
function ended(end, isDoctype = false) {
	return end === -1 ? null : {
		end,
		isDoctype
	};
}
/** "-->", "--!>", or at once by ">" or "->". */
function commentEnd(html, start) {
	const text = start + 4;
	if (html.startsWith(">", text)) return text + 1;
	if (html.startsWith("->", text)) return text + 2;
	const ends = [indexAfter(html, "-->", text), indexAfter(html, "--!>", text)].filter((end) => end !== -1);
	return ends.length === 0 ? -1 : Math.min(...ends);
}
function indexAfter(html, sign, from) {
	const at = html.indexOf(sign, from);
	return at === -1 ? -1 : at + sign.length;
}
/** Rewrites a page for its place in the copy. */
function copyDocument(html, url, links, reading) {
	const { isXml, withScripts } = reading;
	const source = retireAttributes(html, {
		isRetired: isBoundToServer,
		isXml
	});
	const { spans: found, title } = scanHtml(source, { isXml });
	const spans = isXml ? [...instructedStyles(source), ...found] : found;
	const base = baseOf(spans, url, reading.charset);
	const text = rewriteSpans(source, spans, (span) => {
		if (span.syntax === "script") return null;
		return links.rewritten(linkOf(span, reading.charset), baseOfSpan(span, base), span.role);
	});
	if (isXml) return {
		text: guardedXml(text, url, withScripts),
		title
	};
	const at = prologueEnd(text);
	return {
		text: "﻿" + text.slice(0, at) + headOf(withScripts) + text.slice(at),
		title
	};
}
/** Rewrites a style sheet for its place in the copy. */
function copyStyle(css, url, links) {
	return "﻿" + rewriteSpans(css, findCssUrls(css), ({ value, role }) => links.rewritten(value, url, role));
}
var BOUND = /* @__PURE__ */ new Set([
	"crossorigin",
	"ping",
	"attributionsrc",
	"manifest"
]);
/** Attributes of SVG that may name a resource of another document, and that no rule of links knows. */
var PAINTED = /^(?:clip-path|cursor|fill|filter|marker|marker-start|marker-mid|marker-end|mask|stroke)$/;
/**
* Files have no origin, so that whatever must be shared across origins is refused; and an address without a scheme
* that was left alone would be looked for on another machine of the network (`file://host/`, Windows).
*/
function isBoundToServer(name, value) {
	if (isTiedToOrigin(name, value) || BOUND.has(name)) return true;
	return PAINTED.test(name) && /url\(\s*["']?(?!["'#])/i.test(value);
}
//#endregion
//#region src/access/files/copy-body.ts
/** Pages, style sheets and texts are taken whole into memory up to this; longer ones are not shown. */
var MOST_TEXT_BYTES = 33554432;
var TOO_LONG = `longer than ${MOST_TEXT_BYTES / 1024 / 1024} MiB: too long for its links to be led into the copy`;
var OTHER_BYTES = "its bytes in the archive are not those on record";
/** A page, style sheet or text; or why it cannot be shown. */
async function textBody(file, content, { plan, withScripts }) {
	const bytes = await whole(content.pieces);
	if (typeof bytes === "string") return bytes;
	if (digestOf(bytes) !== digestOnRecord(file)) return OTHER_BYTES;
	const { text, charset } = decodeText(bytes, content.contentType);
	const links = new CopyLinks(plan, file.path, file.url);
	if (file.form.treatment === "page") {
		const isXml = mediaType(content.contentType) === "application/xhtml+xml";
		const page = copyDocument(text, file.url, links, {
			charset,
			isXml,
			withScripts
		});
		return {
			bytes: Buffer.from(page.text),
			title: page.title
		};
	}
	const isStyle = file.form.treatment === "style";
	return {
		bytes: Buffer.from(isStyle ? copyStyle(text, file.url, links) : "﻿" + text),
		title: null
	};
}
/** All other content as it passes; `onEnd` is told whether it was what is on record, in words. */
async function* plainBody(file, { pieces }, onEnd) {
	const hash = createHash("sha256");
	try {
		for await (const piece of pieces) {
			hash.update(piece);
			yield piece;
		}
		onEnd(`sha-256:${hash.digest("hex")}` === digestOnRecord(file) ? null : `damaged: ${OTHER_BYTES}`);
	} catch (error) {
		onEnd(`cut short: ${damageIn(error)}`);
	}
}
/** Damage in words; a failure of the program is none. */
function damageIn(error) {
	if (stopOf$1(error)) return "its content cannot be decoded to its end";
	if (error instanceof IsochronError) return `its record cannot be read to its end: ${error.message}`;
	throw error;
}
function digestOnRecord({ standing }) {
	return standing.sighting.outcome.identity.contentDigest;
}
function digestOf(bytes) {
	return `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;
}
/** All pieces as one; or why there is no whole. */
async function whole(pieces) {
	const taken = [];
	let bytes = 0;
	try {
		for await (const piece of pieces) {
			taken.push(piece);
			if ((bytes += piece.length) > MOST_TEXT_BYTES) return TOO_LONG;
		}
	} catch (error) {
		return damageIn(error);
	}
	return taken.length === 1 ? taken[0] : Buffer.concat(taken);
}
//#endregion
//#region src/access/files/small-pages.ts
/** Leads on to where an address redirects. */
function redirectPage(url, href) {
	return smallPage(url, `<meta http-equiv="refresh" content="0; url=${escaped(href)}">`, `<p>${escaped(url)} redirects to <a href="${escaped(href)}">another page</a>.</p>`);
}
/** Shows a drawing as a picture. */
function drawingPage(url, href) {
	return smallPage(url, "", `<img src="${escaped(href)}" alt="${escaped(url)}">`);
}
/** Says why a page is not shown. */
function unreadablePage(url, reason, isXml = false) {
	const body = `<h1>Not shown</h1><p>${escapedXml(url)}</p><p>${escapedXml(reason)}</p>`;
	return isXml ? xmlPage(url, body) : smallPage(url, "", body);
}
function smallPage(title, head, body) {
	return `﻿<!doctype html>${headOf(false)}<title>${escaped(title)}</title>${head}<body>${body}</body>\n`;
}
function escaped(text) {
	return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
//#endregion
//#region src/access/files/site-copy.ts
/** Chooses the moment and plans every file. */
async function planSiteCopy(source, request) {
	const evidence = new CopyEvidence(source, request.captures, request.scope);
	const pages = await evidence.pages();
	const { moment, choice, withScripts } = request;
	const chosen = "wish" in moment && choice === "coherent" ? await evidence.momentNear(moment.wish, pages.keys()) : null;
	const at = chosen?.at ?? ("wish" in moment ? moment.wish.at : moment.at);
	const plan = await planCopy(evidence, pages.values(), shownAt(at, request), withScripts);
	return {
		at,
		chosen,
		size: plan.size,
		files: (onPage) => new CopyWriter(source, plan, request).files(onPage),
		openedAt: (url) => plan.openedAt(url),
		absent: () => plan.absent.all
	};
}
/** What is shown of a page at the moment, by the rule of choice. */
function shownAt(at, { choice, captures }) {
	const within = captureSpan(captures, { at });
	return choice === "nearest" ? (page) => nearestLook(page, at, within) : ({ looks, trust }) => standingAt$1(looks, at, trust);
}
var CopyWriter = class {
	#source;
	#plan;
	#request;
	constructor(source, plan, request) {
		this.#source = source;
		this.#plan = plan;
		this.#request = request;
	}
	async *files(onPage) {
		for (const file of this.#plan.files) {
			const hash = createHash("sha256");
			const found = {};
			for await (const one of this.#filesOf(file, found)) yield one.path === file.path ? {
				...one,
				content: hashed(one.content, hash)
			} : one;
			if (found.problem) this.#plan.absent.addKnown(file.url, found.problem);
			onPage(found.problem ? null : this.#row(file, found.title ?? null, hash.digest("hex")));
		}
	}
	async *#filesOf(file, found) {
		const { path, url, target, form, standing } = file;
		if (target !== null) return yield page(path, redirectPage(url, new CopyLinks(this.#plan, path, url).open(target)));
		const content = await storedContent(this.#source, standing.sighting);
		if (typeof content === "string") yield unreadable(file, content, found);
		else if (form.treatment === "bytes" || form.treatment === "drawing") yield {
			path,
			content: plainBody(file, content, (problem) => found.problem = problem)
		};
		else yield await this.#text(file, content, found);
		if (form.treatment !== "drawing") return;
		const view = viewPath(url);
		yield page(view, drawingPage(url, relativePath(view, path)));
	}
	async #text(file, content, found) {
		const { withScripts } = this.#request;
		const body = await textBody(file, content, {
			plan: this.#plan,
			withScripts
		});
		if (typeof body === "string") return unreadable(file, body, found);
		found.title = body.title;
		return {
			path: file.path,
			content: [body.bytes]
		};
	}
	#row(file, title, fileSha256) {
		const { url, path, kind, standing } = file;
		const opens = openedPath(file);
		const { tier, interval, sighting } = standing;
		const { status, contentType, contentDigest } = sighting.outcome.identity;
		return {
			url,
			file: path,
			...opens !== path && { opens },
			kind,
			status,
			contentType,
			title,
			tier,
			capture: sighting.captureId,
			seenAt: toIso(sighting.times.sentAt),
			from: isoOrNull(interval?.from),
			to: isoOrNull(interval?.to),
			verdict: this.#request.verdictOf(url),
			contentDigest,
			fileSha256,
			note: noteOf(file),
			...isScriptBuilt(file) && { isScriptBuilt: true }
		};
	}
};
function isoOrNull(at) {
	return at === null || at === void 0 ? null : toIso(at);
}
/** Its file stands there all the same, since others lead to it: a page that says why, or nothing. */
function unreadable(file, reason, found) {
	found.problem = `not shown: ${reason}`;
	const isXml = file.form === XML_PAGE_FORM;
	if (file.form.treatment === "page") return page(file.path, unreadablePage(file.url, reason, isXml));
	return {
		path: file.path,
		content: []
	};
}
function noteOf({ standing, url }) {
	const told = [...(standing.sighting.outcome.labels ?? []).map((label) => PAGE_LABELS[label]), ...requestPartOf(url) === null ? [] : ["the answer to a request by script: no link leads to it"]];
	return told.length === 0 ? null : told.join("; ");
}
function isScriptBuilt({ standing }) {
	return standing.sighting.outcome.labels?.includes("script-built") ?? false;
}
function page(path, text) {
	return {
		path,
		content: [Buffer.from(text)]
	};
}
async function* hashed(content, hash) {
	for await (const piece of content) {
		hash.update(piece);
		yield piece;
	}
}
//#endregion
//#region src/access/search/facets.ts
/** So many names of each at most. */
var MOST_NAMES = 20;
var UNKNOWN = "unknown";
/** Counts them; a hit counts under every site and year that saw it. */
function facetsOf(hits) {
	return {
		sites: tally(hits, sitesOf),
		types: tally(hits, ({ text }) => [text.form]),
		languages: tally(hits, ({ text }) => [text.language ?? UNKNOWN]),
		years: tally(hits, yearsOf)
	};
}
/** The sites whose captures saw it. */
function sitesOf({ runs }) {
	return [...new Set(runs.flatMap(({ looks }) => looks.map(({ site }) => site)))].sort();
}
function yearsOf({ runs }) {
	return new Set(runs.flatMap(({ looks }) => looks.map(({ at }) => String(new Date(at).getUTCFullYear()))));
}
function tally(hits, namesOf) {
	const counts = /* @__PURE__ */ new Map();
	for (const hit of hits) for (const name of namesOf(hit)) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts].map(([name, count]) => ({
		name,
		count
	})).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, MOST_NAMES);
}
//#endregion
//#region src/access/search/found-hits.ts
/** The hit, or none where no look at the text answers. */
function hitOf(text, question, isTold) {
	const runs = lookRuns(text.looks).filter((run) => run.text === text.key).filter((run) => answers(run, question));
	if (runs.length === 0) return [];
	const { at } = question;
	const looks = runs.flatMap((run) => run.looks.filter((look) => isOfSite(look, question)));
	const shown = at === void 0 ? looks.at(-1) : nearestTo(at, looks);
	return [{
		text,
		runs,
		standing: at === void 0 ? null : standingAt(at, runs, isTold),
		shown
	}];
}
/** All of it within the question's span counts, and the sites that are asked for alone. */
function answers(run, question) {
	const { at, from, to } = question;
	const [first, last] = [run.looks[0].at, run.looks.at(-1).at];
	if (!run.looks.some((look) => isOfSite(look, question))) return false;
	if (at !== void 0 && !(run.nearestAfter < at && at <= run.nearestUntil)) return false;
	return (from === void 0 || last >= from) && (to === void 0 || first <= to);
}
function isOfSite({ site }, question) {
	return question.site === void 0 || site === question.site;
}
/** Between looks of ours; or only between what is told, which is said as such. */
function standingAt(at, runs, isTold) {
	const isBetween = (looks) => {
		const [first, last] = [looks[0]?.at ?? at, looks.at(-1)?.at ?? at];
		return first < last && first <= at && at <= last;
	};
	if (runs.some(({ looks }) => isBetween(looks.filter(({ captureId }) => !isTold(captureId))))) return "between";
	return runs.some(({ looks }) => isBetween(looks)) ? "told" : "nearest";
}
/** Ties go to the earlier one, as everywhere. */
function nearestTo(at, looks) {
	return looks.reduce((best, look) => Math.abs(look.at - at) < Math.abs(best.at - at) ? look : best);
}
//#endregion
//#region src/access/search/search.ts
/** More are not counted: of them, "at least". */
var MOST_COUNTED = 5e3;
/** Nor are more texts looked at than this to find hits among them. */
var MOST_EXAMINED = 1e5;
/** Searches an archive. @throws BAD_INPUT for a question without a word to look for */
async function searchArchive(archive, request) {
	const { query, offset, limit, ...narrowing } = request;
	const words = requireWords(query);
	const testimonies = new Set((await archive.catalog.captures.list()).filter(isTestimony).map(({ id }) => id));
	const isTold = (id) => testimonies.has(id);
	const { hits, isExact } = await hitsOf(archive, {
		...narrowing,
		words
	}, isTold);
	const page = hits.slice(offset, offset + limit);
	return {
		hits: await Promise.all(page.map((hit) => shownHit(archive, hit, words, isTold))),
		total: {
			count: hits.length,
			isExact
		},
		facets: facetsOf(hits),
		next: offset + limit < hits.length ? offset + limit : null,
		unindexed: await countUnindexed(archive)
	};
}
function requireWords(query) {
	const words = parseQuery(query);
	if (words !== null) return words;
	const { chars, phrases } = QUERY_LIMITS;
	const why = `1 to ${phrases} words or "phrases" in at most ${chars} characters, at least one without a minus`;
	throw new UsageError("BAD_INPUT", `nothing to search for: give ${why}`);
}
async function hitsOf({ search }, question, isTold) {
	const hits = [];
	let examined = 0;
	for await (const found of search.find(question)) {
		for (const text of found) hits.push(...hitOf(text, question, isTold));
		examined += found.length;
		if (hits.length > MOST_COUNTED || examined > MOST_EXAMINED) break;
	}
	const isExact = hits.length <= MOST_COUNTED && examined <= MOST_EXAMINED;
	return {
		hits: hits.slice(0, MOST_COUNTED).sort(bestFirst),
		isExact
	};
}
/** Then the newest look, then whatever is the same every time. */
function bestFirst(a, b) {
	return b.text.score - a.text.score || b.shown.at - a.shown.at || b.text.id - a.text.id;
}
async function shownHit({ search }, hit, words, isTold) {
	const { text, runs, standing, shown } = hit;
	const own = text.looks.filter((look) => look.text === text.key);
	return {
		url: text.url,
		title: text.title,
		sites: sitesOf(hit),
		capture: shown.captureId,
		type: text.form,
		language: text.language,
		firstSeenAt: own[0].at,
		lastSeenAt: own.at(-1).at,
		seen: runs.slice(-20).map(({ looks }) => ({
			from: looks[0].at,
			to: looks.at(-1).at
		})),
		standing,
		...toldOf(own.filter(({ captureId }) => isTold(captureId)).length, own.length),
		replayAt: shown.at,
		snippet: snippetOf(await search.textOf(text), words),
		isCut: text.isCut
	};
}
function toldOf(told, all) {
	return told === 0 ? {} : { told: told === all ? "all" : "some" };
}
async function countUnindexed({ catalog, search }) {
	const [captures, done] = [await catalog.captures.list(), await search.captures()];
	return captures.filter((capture) => !isUnfinished(capture) && !done.has(capture.id)).length;
}
//#endregion
//#region src/access/rules/reader-catalog.ts
/** Wraps a catalog; nothing can be written through it. */
function readerCatalog(catalog, { judge }) {
	const captures = /* @__PURE__ */ new Map();
	const captureOf = async (id) => {
		const known = captures.get(id);
		if (known && !isUnfinished(known)) return known;
		const capture = await catalog.captures.get(id);
		captures.set(id, capture);
		return capture;
	};
	const pageTest = async (captureId) => {
		const [now, capture] = [await judge(), await captureOf(captureId)];
		return (url) => now.isOpen || capture !== null && isPageListed(now, capture, url);
	};
	const list = async () => {
		const [now, all] = [await judge(), await catalog.captures.list()];
		return all.filter((one) => isCaptureListed(now, one)).map((one) => listedSeeds(now, one));
	};
	const isOpen = async () => (await judge()).isOpen;
	const siteOf = async (id) => (await captureOf(id))?.site ?? null;
	return {
		captures: {
			create: refuseWriting,
			update: refuseWriting,
			async get(id) {
				const [now, capture] = [await judge(), await catalog.captures.get(id)];
				return capture && isCaptureListed(now, capture) ? listedSeeds(now, capture) : null;
			},
			list,
			some: async (asked) => await isOpen() ? catalog.captures.some(asked) : askedCaptures(await list(), asked),
			sites: async (asked) => await isOpen() ? catalog.captures.sites(asked) : askedSites(await list(), asked),
			phases: async () => await isOpen() ? catalog.captures.phases() : phasesOf((await list()).map(({ phase }) => [phase, 1]))
		},
		...pagesOf(catalog, pageTest),
		sightings: sightingsOf(catalog, judge, siteOf),
		...figures(catalog, judge),
		keepLook: refuseWriting
	};
}
/** Pages and what they need, as far as they may be listed. */
function pagesOf(catalog, pageTest) {
	return {
		renderings: {
			put: refuseWriting,
			async *ofCapture(id) {
				const isListed = await pageTest(id);
				for await (const one of catalog.renderings.ofCapture(id)) if ([one.document, ...one.requests].every(isListed)) yield one;
			},
			async ofDocument(id, document) {
				const isListed = await pageTest(id);
				const one = await catalog.renderings.ofDocument(id, document);
				return one !== null && [one.document, ...one.requests].every(isListed) ? one : null;
			}
		},
		frontier: {
			add: refuseWriting,
			setState: refuseWriting,
			async *pages(id) {
				const isListed = await pageTest(id);
				for await (const page of catalog.frontier.pages(id)) if (isListed(page.url)) yield page.via === null || isListed(page.via) ? page : {
					...page,
					via: null
				};
			}
		},
		requisites: {
			setRequisites: refuseWriting,
			async *requisites(id) {
				const isListed = await pageTest(id);
				for await (const { document, requisites } of catalog.requisites.requisites(id)) if (isListed(document)) yield {
					document,
					requisites: requisites.filter(isListed)
				};
			},
			async ofDocument(document) {
				const all = await catalog.requisites.ofDocument(document);
				const tests = await Promise.all(all.map(({ captureId }) => pageTest(captureId)));
				return all.flatMap(({ captureId, requisites }, i) => tests[i](document) ? [{
					captureId,
					requisites: requisites.filter(tests[i])
				}] : []);
			}
		}
	};
}
/** Looks at pages: those of a capture are a list, those of one page are found by its address. */
function sightingsOf(catalog, judge, siteOf) {
	return {
		add: refuseWriting,
		async *ofCapture(id) {
			const [now, collection] = [await judge(), await siteOf(id)];
			for await (const sighting of catalog.sightings.ofCapture(id)) if (now.isListed({
				url: sighting.url,
				at: sighting.times.sentAt,
				collection
			})) yield sighting;
		},
		async ofPage(url) {
			const now = await judge();
			const all = await catalog.sightings.ofPage(url);
			if (now.isOpen) return all;
			const sites = await Promise.all(all.map(({ captureId }) => siteOf(captureId)));
			return all.filter(({ times }, i) => now.isShown({
				url,
				at: times.sentAt,
				collection: sites[i]
			}));
		},
		requestsTo: (address, asked) => catalog.sightings.requestsTo(address, asked)
	};
}
/** What is learned and counted over many pages: all or nothing. */
function figures(catalog, judge) {
	const { refusals, rates, sketches, standing, runStatus } = catalog;
	const isOpen = async () => (await judge()).isOpen;
	return {
		refusals: {
			put: refuseWriting,
			async *ofCapture(id) {
				if (await isOpen()) yield* refusals.ofCapture(id);
			}
		},
		rates: {
			put: refuseWriting,
			ofPages: async (site, urls) => await isOpen() ? rates.ofPages(site, urls) : [],
			sample: async (site, limit) => await isOpen() ? rates.sample(site, limit) : []
		},
		sketches: {
			add: refuseWriting,
			has: async (url, digest) => await isOpen() && sketches.has(url, digest),
			ofPage: async (url) => await isOpen() ? sketches.ofPage(url) : [],
			async *all() {
				if (await isOpen()) yield* sketches.all();
			}
		},
		standing: {
			put: refuseWriting,
			forget: refuseWriting,
			captures: async (site) => await isOpen() ? standing.captures(site) : [],
			ofSite: async (site) => await isOpen() ? standing.ofSite(site) : [],
			ofHost: (host) => standing.ofHost(host),
			stamp: async () => `${await standing.stamp()} ${(await judge()).version}`
		},
		runStatus: {
			put: refuseWriting,
			get: async (id) => await isOpen() ? runStatus.get(id) : null,
			recent: async (id, most) => await isOpen() ? runStatus.recent(id, most) : [],
			async counts(id) {
				if (await isOpen()) return runStatus.counts(id);
				throw wholeWithheld("The figures of runs are");
			}
		}
	};
}
/** A capture is told of when one of its seeds may be; one that still runs is told of where everything is open. */
function isCaptureListed(judge, capture) {
	if (judge.isOpen) return true;
	if (isUnfinished(capture)) return false;
	if (capture.seeds.length === 0) return isPageListed(judge, capture, "");
	return capture.seeds.some((url) => isPageListed(judge, capture, url));
}
function listedSeeds(judge, capture) {
	if (judge.isOpen) return capture;
	return {
		...capture,
		seeds: capture.seeds.filter((url) => isPageListed(judge, capture, url))
	};
}
/** By every time that the capture speaks of: looks lie between them. */
function isPageListed(judge, { site, startedAt, asOf, finishedAt }, url, looks = []) {
	return [
		startedAt,
		asOf,
		finishedAt,
		...looks
	].filter((at) => at !== null).every((at) => judge.isListed({
		url,
		at,
		collection: site
	}));
}
/** Whoever reads for others changes nothing. */
function refuseWriting() {
	throw new Error("an archive that is read for others is not written to");
}
//#endregion
//#region src/access/rules/reader-descriptions.ts
/** Wraps descriptions; `captures` are those that the group is told of. */
function readerDescriptions(descriptions, captures) {
	const isToldOf = async (of) => of.kind === "capture" ? await captures.get(of.capture) !== null : (await captures.some({
		site: of.site,
		limit: 1
	})).length > 0;
	return {
		put: refuseWriting,
		get: async (of) => await isToldOf(of) ? descriptions.get(of) : null,
		async *all() {
			for await (const description of descriptions.all()) if (await isToldOf(description.of)) yield description;
		}
	};
}
//#endregion
//#region src/access/rules/reader-index.ts
/** Lines to a mark where marks of the index itself would count what is hidden. */
var LINES_PER_MARK = 128;
/** Wraps an index. */
function readerIndex(index, view) {
	const judged = ({ url, at, file }) => {
		return {
			url,
			at,
			collection: view.collectionOf(file)
		};
	};
	const requireShown = async (entry) => {
		const judge = await view.judge();
		if (!judge.isOpen && !judge.isShown(judged(entry))) throw judge.refusalOf(entry.url) ?? new WithheldError("blocked", "Not open to this reader.");
	};
	const listed = async function* (walk) {
		const judge = await view.judge();
		for await (const entries of index.walk(walk)) yield judge.isOpen ? entries : entries.filter((entry) => judge.isListed(judged(entry)));
	};
	return {
		async lookup(url) {
			const [judge, entries] = [await view.judge(), await index.lookup(url)];
			if (judge.isOpen) return entries;
			const shown = entries.flatMap((entry) => asShown(entry, judge.of(judged(entry)).kind));
			if (shown.length > 0) return shown;
			const refusal = judge.refusalOf(url);
			if (refusal) throw refusal;
			return shown;
		},
		async read(entry) {
			await requireShown(entry);
			return index.read(entry);
		},
		async open(entry) {
			await requireShown(entry);
			return index.open(entry);
		},
		walk: listed,
		async *marks(walk) {
			if ((await view.judge()).mayTouch(walk)) yield* marksAmong(listed(walk));
			else yield* index.marks(walk);
		}
	};
}
function asShown(entry, kind) {
	if (kind === "allow") return [entry];
	return kind === "unlisted" ? [{
		...entry,
		isUnlisted: true
	}] : [];
}
/** Every so manieth line; lines of one key and time are never parted. */
async function* marksAmong(batches) {
	let [since, last] = [0, ""];
	for await (const entries of batches) {
		const marks = [];
		for (const { surt, at } of entries) {
			const line = `${surt} ${toTimestamp17(at).replace(/0+$/, "")}`;
			if (since >= LINES_PER_MARK && line !== last) {
				marks.push(line);
				since = 0;
			}
			since++;
			last = line;
		}
		yield marks;
	}
}
//#endregion
//#region src/access/rules/judge.ts
/** Embargoes end by themselves: what was made of a report is made anew at least so often. */
var FRESH_MS = 6e5;
/** What one group may see now. */
var Judge = class {
	#rules;
	#question;
	#version;
	#last = null;
	constructor({ rules, version }, question) {
		this.#rules = rules.filter((rule) => isForGroup(rule, question.group));
		this.#question = question;
		this.#version = version;
	}
	/** Whether everything is open to the group, and listed. */
	get isOpen() {
		return !this.#rules.some(isRestrictive);
	}
	/** A word that changes whenever the group may see something else; an embargo's end is noticed within minutes. */
	get version() {
		const isDated = this.#rules.some(({ access }) => access.kind === "embargo");
		return `${this.#version} ${isDated ? Math.floor(this.#question.now / FRESH_MS) : ""}`;
	}
	of({ url, at, collection }) {
		return ruling(this.#rules, {
			...this.#question,
			surt: this.#keyOf(url),
			at,
			collection
		});
	}
	/** Whether it may be named in lists. */
	isListed(judged) {
		return this.of(judged).kind === "allow";
	}
	/** Whether it is shown to whoever has its address. */
	isShown(judged) {
		const { kind } = this.of(judged);
		return kind === "allow" || kind === "unlisted";
	}
	/**
	* What is to be said of an address of which nothing can be shown: by the rules alone, so that it is the same whether
	* something is stored or not. Times and collections are left aside, as nobody who asks knows of any.
	*/
	refusalOf(url) {
		const key = this.#keyOf(url);
		const rules = this.#rules.filter((rule) => isUnconditional(rule) || isWithholding(rule) && (rule.surt !== "" || rule.collection === null));
		const anyhow = rules.map((rule) => ({
			...rule,
			collection: null,
			from: null,
			to: null
		}));
		const at = this.#question.now;
		const found = ruling(anyhow, {
			...this.#question,
			surt: key,
			at,
			collection: null
		});
		const id = found.kind === "blocked" || found.kind === "embargoed" ? found.rule : null;
		const rule = rules.find((one) => one.id === id);
		return rule ? withheldBy(rule) : null;
	}
	/** Whether a rule may hide something in a stretch of the index, by hosts alone. */
	mayTouch({ url, match }) {
		const host = hostOfKey(surt(url));
		const isPartOfHost = /^urn:/i.test(url) || match === "prefix" && !/^(?:[a-z]+:\/\/)?[^/]+\//i.test(url);
		return this.#rules.some((rule) => isRestrictive(rule) && (isPartOfHost || isSameWay(hostOfKey(rule.surt), host)));
	}
	/** Whether a rule may hide something of a capture, by its seeds' hosts, its site and its times alone. */
	mayTouchCapture(capture) {
		const hosts = capture.seeds.map((url) => hostOfKey(surt(url)));
		const end = capture.finishedAt ?? this.#question.now;
		return this.#rules.some((rule) => isRestrictive(rule) && (rule.collection === null || rule.collection === capture.site) && (rule.from === null || rule.from <= end) && (rule.to === null || capture.startedAt <= rule.to) && !this.#hasEnded(rule, end) && (hosts.length === 0 || hosts.some((host) => isSameWay(hostOfKey(rule.surt), host))));
	}
	/** Neighbours have the same address nearly always. */
	#keyOf(url) {
		if (this.#last?.url !== url) this.#last = {
			url,
			key: surt(pageOfView(url))
		};
		return this.#last.key;
	}
	#hasEnded({ access }, at) {
		if (access.kind !== "embargo") return false;
		const { until } = access;
		return (typeof until === "number" ? until : endOfSpan(at, until)) <= this.#question.now;
	}
};
function isRestrictive({ access }) {
	return access.kind !== "allow";
}
function isWithholding({ access }) {
	return access.kind === "block" || access.kind === "embargo";
}
function isUnconditional({ collection, from, to }) {
	return collection === null && from === null && to === null;
}
/** The host in a key, without its port; all of a key that has not come so far. */
function hostOfKey(key) {
	return key.replace(/(?::\d*)?\).*$/s, "");
}
function isSameWay(a, b) {
	return a.startsWith(b) || b.startsWith(a);
}
//#endregion
//#region src/access/rules/reader-view.ts
/** What reading for a group takes. */
function readerView(rules, { group, clock }) {
	return {
		judge: async () => {
			return new Judge(await rules.current().catch((error) => {
				throw rulesUnreadable(error);
			}), {
				group,
				now: clock.now()
			});
		},
		collectionOf: (file) => rules.collectionOf(file)
	};
}
//#endregion
//#region src/access/rules/reader-results.ts
/** Said in every report that is cut. */
var CUT_NOTE = "Rules of this archive may keep part of this capture from you. The figures are those of the pages listed here: no page is counted as possible that is not proved or attested, composites and bytes are not counted, and the certificate speaks of more.";
/** Wraps the results of an archive. */
function readerResults({ results, captures }, { judge }) {
	const getReport = async (id) => {
		const [now, report, capture] = [
			await judge(),
			await results.getReport(id),
			await captures.get(id)
		];
		if (now.isOpen || report === null) return report;
		return capture && cutReport(report, capture, now);
	};
	return {
		sign: refuseWriting,
		put: refuseWriting,
		putReport: refuseWriting,
		putTestimony: refuseWriting,
		putBeside: refuseWriting,
		getBeside: async (id, name) => (await judge()).isOpen ? results.getBeside(id, name) : null,
		version: async (id) => `${await results.version(id)} ${(await judge()).version}`,
		getReport,
		async getReportHead(id) {
			if ((await judge()).isOpen) return results.getReportHead(id);
			const report = await getReport(id);
			if (report === null) return null;
			const { pages: _pages, ...head } = report;
			return head;
		},
		async *reportPages(id, from = 0) {
			const [now, capture] = [await judge(), await captures.get(id)];
			if (now.isOpen) return yield* results.reportPages(id, from);
			if (capture === null) return;
			yield* listedPages(results.reportPages(id), from, ({ url, visitAt, revisitAt }) => isPageListed(now, capture, url, [visitAt, revisitAt]));
		},
		async writtenAt(id) {
			const [now, capture] = [await judge(), await captures.get(id)];
			return now.isOpen || capture && isCaptureListed(now, capture) ? results.writtenAt(id) : null;
		},
		async getCertificate(id) {
			const [now, certificate] = [await judge(), await results.getCertificate(id)];
			if (now.isOpen || certificate === null) return certificate;
			const capture = await captures.get(id);
			const isListed = (url) => capture !== null && isPageListed(now, capture, url);
			const urls = [...certificate.seeds, ...certificate.pages.map(({ url }) => url)];
			if (capture === null || now.mayTouchCapture(capture) || !urls.every(isListed)) throw wholeWithheld("The certificate is");
			return certificate;
		}
	};
}
/** Places count what is listed: those of the report would tell how much is left out. */
async function* listedPages(pages, from, isListed) {
	let next = 0;
	for await (const { page } of pages) {
		if (!isListed(page)) continue;
		if (++next > from) yield {
			page,
			next
		};
	}
}
/** A report whose pages, hosts and counts tell nothing of what is not listed. */
function cutReport(report, capture, judge) {
	const isListed = ({ url, visitAt, revisitAt }) => isPageListed(judge, capture, url, [visitAt, revisitAt]);
	const pages = report.pages.filter(isListed);
	if (pages.length === report.pages.length && !judge.mayTouchCapture(capture)) return report;
	const { tables: _tables, changes: _changes, refusals: _refusals, ...rest } = report;
	const { bodies: _bodies, scriptBuilt: _scriptBuilt, rendered: _rendered, ...kept } = rest;
	const { plannedAsOf } = report;
	return {
		...kept,
		...figuresOf(pages),
		seeds: report.seeds.filter((url) => isPageListed(judge, capture, url)),
		expectedSharp: null,
		upperBound: null,
		bytes: 0,
		composites: {
			pages: 0,
			sharp: 0,
			attested: 0,
			possible: 0
		},
		sharpAtPlanned: pages.filter(({ verdict, interval }) => {
			return verdict === "sharp" && interval && interval.from <= plannedAsOf && plannedAsOf <= interval.to;
		}).length,
		pages,
		warcs: [],
		notes: [CUT_NOTE]
	};
}
function figuresOf(pages) {
	const verdicts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
	for (const { verdict } of pages) verdicts[verdict]++;
	return {
		all: coherenceOf(pages),
		documents: coherenceOf(pages.filter(({ kind }) => kind === "document")),
		requisites: coherenceOf(pages.filter(({ kind }) => kind === "requisite")),
		verdicts,
		requests: pages.reduce((sum, { sightings }) => sum + sightings, 0)
	};
}
function coherenceOf(pages) {
	const [sharp, attested] = ["sharp", "attested"].map((tier) => pages.filter(({ verdict }) => verdict === tier).length);
	return {
		pages: pages.length,
		sharp,
		attested,
		possible: sharp + attested
	};
}
//#endregion
//#region src/access/rules/reader-search.ts
/** Wraps an index; nothing can be written through it. */
function readerSearch(search, { judge }) {
	/** What was handed out, and so may be read. */
	const given = /* @__PURE__ */ new WeakSet();
	return {
		isKept: search.isKept,
		async *find(question) {
			const now = await judge();
			for await (const found of search.find(now.isOpen ? question : {
				...question,
				isForSome: true
			})) {
				const listed = now.isOpen ? found : found.flatMap((text) => asListed(text, now));
				for (const text of listed) given.add(text);
				yield listed;
			}
		},
		async textOf(found) {
			const now = await judge();
			return given.has(found) && (now.isOpen || asListed(found, now).length > 0) ? search.textOf(found) : "";
		},
		captures: () => search.captures(),
		held: async () => /* @__PURE__ */ new Set(),
		put: refuseWriting,
		finish: refuseWriting,
		clear: refuseWriting
	};
}
/** The text with the looks that may be listed; none where no look at the text itself may be. */
function asListed(text, judge) {
	const { url } = text;
	const looks = text.looks.filter(({ at, site, parts = [] }) => [url, ...parts].every((one) => judge.isListed({
		url: one,
		at,
		collection: site
	})));
	return looks.some((look) => look.text === text.key) ? [{
		...text,
		looks
	}] : [];
}
//#endregion
//#region src/access/rules/reader-archive.ts
/** Wraps an archive; it is closed by whoever opened it, and nothing is written through it. */
function readerArchive(archive, reader) {
	const { rules } = archive;
	const view = readerView(rules, reader);
	const catalog = readerCatalog(archive.catalog, view);
	return {
		dir: archive.dir,
		rules,
		index: readerIndex(archive.index, view),
		catalog,
		search: readerSearch(archive.search, view),
		descriptions: readerDescriptions(archive.descriptions, catalog.captures),
		results: readerResults({
			results: archive.results,
			captures: archive.catalog.captures
		}, view),
		...rawBytes(archive, view),
		control: {
			ask: refuseWriting,
			look: (id) => archive.control.look(id)
		},
		spool: { create: refuseWriting },
		hasWriter: () => archive.hasWriter(),
		close: async () => {}
	};
}
/** Files hold what is open beside what is not: they are read as they are where everything is open. */
function rawBytes({ blobs, warcs }, { judge, collectionOf }) {
	const requireOpen = async () => {
		if (!(await judge()).isOpen) throw wholeWithheld("The archive's files are");
	};
	return {
		blobs: {
			put: refuseWriting,
			delete: refuseWriting,
			open: async (key) => (await requireOpen(), blobs.open(key)),
			list: async (prefix) => (await requireOpen(), blobs.list(prefix)),
			stamp: async (folder) => (await requireOpen(), blobs.stamp(folder))
		},
		warcs: {
			open: refuseWriting,
			index: refuseWriting,
			files: async (id) => (await requireOpen(), warcs.files(id)),
			sizes: async (id) => (await requireOpen(), warcs.sizes(id)),
			readFields: async (place) => (await requireOpen(), warcs.readFields(place)),
			writtenAt: async (id) => (await judge()).isOpen ? warcs.writtenAt(id) : null,
			async read(sighting) {
				const collection = collectionOf(sighting.records[0]?.file ?? "");
				const { url, times } = sighting;
				return (await judge()).isShown({
					url,
					at: times.sentAt,
					collection
				}) ? warcs.read(sighting) : null;
			}
		}
	};
}
//#endregion
//#region src/access/rules/news-where.ts
var READ_AT_ONCE = 200;
/** News gone through for one answer. */
var MOST_READ = 2e4;
/** Those asked for that pass. */
async function newsWhere(news, asked, passes) {
	const found = [];
	let before = asked.before;
	for (let read = 0; read < MOST_READ && found.length < asked.limit; read += READ_AT_ONCE) {
		const part = await news.list({
			...asked,
			limit: READ_AT_ONCE,
			...before !== void 0 && { before }
		});
		found.push(...part.filter(({ item }) => passes(item)));
		if (part.length < READ_AT_ONCE) break;
		before = part.at(-1).no;
	}
	return found.slice(0, asked.limit);
}
//#endregion
//#region src/access/rules/reader-cluster.ts
/** The cluster for those from whom nothing is kept. */
function wholeCluster(read) {
	return { async look() {
		const state = await read();
		return {
			at: state.at,
			machines: state.machines.map(outlineOf),
			whole: state
		};
	} };
}
/** Wraps a cluster. */
function readerCluster(read, rules, reader) {
	const view = readerView(rules, reader);
	const whole = wholeCluster(read);
	return { async look() {
		const { isOpen } = await view.judge();
		const told = await whole.look();
		return isOpen ? told : {
			...told,
			whole: null
		};
	} };
}
function outlineOf({ name, software, startedAt, seenAt, isDraining }) {
	return {
		name,
		software,
		startedAt,
		seenAt,
		isDraining
	};
}
//#endregion
//#region src/access/rules/reader-news.ts
/** Wraps a reader of news. */
function readerNews(news, rules, reader) {
	const view = readerView(rules, reader);
	return {
		async list(asked) {
			const judge = await view.judge();
			return judge.isOpen ? news.list(asked) : newsWhere(news, asked, (item) => mayBeTold(judge, item));
		},
		async find(id) {
			const [judge, found] = [await view.judge(), await news.find(id)];
			return found !== null && (judge.isOpen || mayBeTold(judge, found.item)) ? found : null;
		},
		async counts() {
			if ((await view.judge()).isOpen) return news.counts();
			throw wholeWithheld("The figures of a watch are");
		}
	};
}
/**
* News of a page speak of both looks, so both must be open to be listed. News of a site speak of all its pages: they are
* for readers to whom everything is open, as figures of runs are.
*/
function mayBeTold(judge, { url, at, since, site }) {
	if (url === null) return false;
	return (since === null ? [at] : [since, at]).every((look) => judge.isListed({
		url,
		at: look,
		collection: site
	}));
}
//#endregion
//#region src/access/rules/reader-watch.ts
/** Turns gone through to say when a page was chosen. */
var TURNS_READ = 200;
var MOST_CHOSEN = 20;
/** The watch for those from whom nothing is kept. */
function wholeWatch(memory) {
	return {
		sites: async () => (await memory.statuses()).map((status) => toldSite(status, true)),
		async site(name) {
			const status = await memory.status(name);
			return status && toldSite(status, true);
		},
		turns: (site, limit, before) => memory.turns(site, limit, before),
		page: (site, url) => toldPage(memory, {
			site,
			url,
			isTold: () => true,
			isOpen: true
		})
	};
}
/** Wraps a watch; `archive` is that of the same reader. */
function readerWatch(memory, archive, reader) {
	const view = readerView(archive.rules, reader);
	const whole = wholeWatch(memory);
	const isKnown = async (site) => (await archive.catalog.captures.some({
		site,
		limit: 1
	})).length > 0;
	return {
		async sites() {
			if ((await view.judge()).isOpen) return whole.sites();
			const known = new Set((await archive.catalog.captures.list()).map(({ site }) => site));
			return (await memory.statuses()).filter(({ site }) => known.has(site)).map((status) => toldSite(status, false));
		},
		async site(name) {
			if ((await view.judge()).isOpen) return whole.site(name);
			const status = await memory.status(name);
			return status && await isKnown(name) ? toldSite(status, false) : null;
		},
		turns: async (site, limit, before) => (await view.judge()).isOpen ? whole.turns(site, limit, before) : null,
		async page(site, url) {
			const judge = await view.judge();
			if (judge.isOpen) return whole.page(site, url);
			if (!(await archive.index.lookup(url)).some(({ isUnlisted }) => !isUnlisted) || !await isKnown(site)) return null;
			const isTold = (at) => judge.isListed({
				url,
				collection: site,
				at
			});
			return toldPage(memory, {
				site,
				url,
				isTold,
				isOpen: false
			});
		}
	};
}
/** Whether all is spent hangs on every page: it is a figure too. */
function toldSite(status, isOpen) {
	const { site, condition, beganAt, lastTurnAt, nextTurnAt, nextSharpAt, ...figures } = status;
	const outline = {
		site,
		beganAt,
		lastTurnAt,
		nextTurnAt,
		nextSharpAt
	};
	if (isOpen) return {
		...outline,
		condition,
		figures
	};
	return {
		...outline,
		condition: condition === "spent" ? "watching" : condition,
		figures: null
	};
}
async function toldPage(memory, { site, url, isTold, isOpen }) {
	const row = await memory.page(site, url);
	if (row === null) return null;
	const turns = await memory.turns(site, TURNS_READ);
	const next = isOpen ? (await memory.status(site))?.nextLooks.find((look) => look.url === url) : void 0;
	return {
		state: row.state,
		kind: row.kind,
		addedAt: isTold(row.addedAt) ? row.addedAt : null,
		chosen: turns.flatMap((turn) => isTold(turn.at) ? choiceOf(turn, url) : []).slice(0, MOST_CHOSEN),
		turns: turns.length,
		turnsSince: turns.at(-1)?.at ?? null,
		nextBecause: next?.because ?? null
	};
}
function choiceOf({ at, chosen }, url) {
	const page = chosen.find((one) => one.url === url);
	return page ? [{
		at,
		because: page.because,
		index: page.index
	}] : [];
}
//#endregion
//#region src/access/page-clock.ts
/** The second, for the record that is shown. */
async function pageClock(shown, renderings) {
	const { captureId, at } = shown;
	const url = parsePageUrl(shown.url);
	return chanceSeed((captureId === null || url === null ? null : await renderings.ofDocument(captureId, url))?.at ?? at) * 1e3;
}
//#endregion
//#region src/frontier/page-list.ts
/** All pages in order of discovery, or a choice of them; what passes through is garbage again at once. */
var PageList = class PageList {
	#table;
	/** `null` for all pages, also those that turn up later. */
	#numbers;
	constructor(table, numbers = null) {
		this.#table = table;
		this.#numbers = numbers;
	}
	get length() {
		return this.#numbers?.length ?? this.#table.size;
	}
	at(position) {
		return this.#table.at(this.#numbers?.at(position) ?? position);
	}
	*[Symbol.iterator]() {
		for (let position = 0; position < this.length; position++) yield this.at(position);
	}
	/** The pages that pass the test, as an array: for tests that few pass. */
	filter(test) {
		const passed = [];
		for (const page of this) if (test(page)) passed.push(page);
		return passed;
	}
	/** The same for tests that many pass: four bytes each. */
	select(test) {
		const numbers = new GrowingNumbers(Uint32Array);
		for (const [position, page] of this.#entries()) if (test(page)) numbers.push(this.#numberAt(position));
		return new PageList(this.#table, numbers);
	}
	/** The pages of each host, their order kept. */
	byHost() {
		const groups = /* @__PURE__ */ new Map();
		for (const [position, { url }] of this.#entries()) {
			const host = hostOf(url);
			const group = groups.get(host) ?? new GrowingNumbers(Uint32Array);
			groups.set(host, group);
			group.push(this.#numberAt(position));
		}
		return new Map([...groups].map(([host, numbers]) => [host, new PageList(this.#table, numbers)]));
	}
	/** What becomes of each page, as an array. */
	map(become) {
		return Array.from(this, become);
	}
	/** The pages at these positions, to be taken one by one. */
	queue(positions) {
		const numbers = new GrowingNumbers(Uint32Array);
		for (const position of positions) numbers.push(this.#numberAt(position));
		return new PageQueue(this.#table, numbers);
	}
	#numberAt(position) {
		return this.#numbers?.at(position) ?? position;
	}
	*#entries() {
		for (let position = 0; position < this.length; position++) yield [position, this.at(position)];
	}
};
/** Pages in the order in which they are to be asked for. */
var PageQueue = class {
	#table;
	#numbers;
	#next = 0;
	constructor(table, numbers) {
		this.#table = table;
		this.#numbers = numbers;
	}
	/** Pages left. */
	get length() {
		return this.#numbers.length - this.#next;
	}
	/** Takes the next page, as it is known now. */
	shift() {
		return this.length === 0 ? void 0 : this.#table.at(this.#numbers.at(this.#next++));
	}
};
//#endregion
//#region src/frontier/page-table.ts
var NO_VIA = -1;
/** Pages in the order of their arrival, by number and by URL. */
var PageTable = class {
	#urls = new StringTable();
	/** Number of the page that led there; beyond {@link NO_VIA} downwards, of a URL that is no page itself. */
	#vias = new GrowingNumbers(Int32Array);
	#foreignVias = new StringTable();
	/** State and reason change, everything else is packed once. */
	#states = new GrowingNumbers(Uint32Array);
	#stateNames = [];
	#stateNumbers = /* @__PURE__ */ new Map();
	#seqs = new GrowingNumbers(Uint32Array);
	#rest = new PackedValues();
	#restPlaces = new GrowingNumbers(Uint32Array);
	/** Pages without a hint differ from each other in little: what they share is packed once. */
	#sharedRests = /* @__PURE__ */ new Map();
	get size() {
		return this.#states.length;
	}
	has(url) {
		return this.numberOf(url) !== -1;
	}
	/** The page's number, or −1. */
	numberOf(url) {
		return this.#urls.numberOf(url);
	}
	urlAt(number) {
		return this.#urls.at(number);
	}
	/** Appends a page that is not there yet; returns its number. */
	add({ url, via, state, reason, seq, ...rest }) {
		const number = this.#urls.add(url);
		this.#vias.push(via === null ? NO_VIA : this.#viaNumber(via));
		this.#states.push(this.#stateNumber(state, reason));
		this.#seqs.push(seq);
		this.#restPlaces.push(this.#placeOf(rest));
		return number;
	}
	setState(number, state, reason) {
		this.#states.set(number, this.#stateNumber(state, reason));
	}
	stateOf(number) {
		return this.#stateNames[this.#states.at(number)];
	}
	at(number) {
		const rest = this.#rest.get(this.#restPlaces.at(number));
		const via = this.#viaAt(this.#vias.at(number));
		return {
			url: this.urlAt(number),
			via,
			seq: this.#seqs.at(number),
			...rest,
			...this.stateOf(number)
		};
	}
	#placeOf(rest) {
		if (rest.hint) return this.#rest.add(rest);
		const key = JSON.stringify(rest);
		let place = this.#sharedRests.get(key);
		if (place === void 0) this.#sharedRests.set(key, place = this.#rest.add(rest));
		return place;
	}
	#viaNumber(via) {
		const page = this.#urls.numberOf(via);
		return page === -1 ? -2 - this.#foreignVias.add(via) : page;
	}
	#viaAt(number) {
		if (number === NO_VIA) return null;
		return number < NO_VIA ? this.#foreignVias.at(-2 - number) : this.#urls.at(number);
	}
	#stateNumber(state, reason) {
		const key = `${state}\n${reason ?? ""}\n${reason === null ? 0 : 1}`;
		let number = this.#stateNumbers.get(key);
		if (number === void 0) this.#stateNumbers.set(key, number = this.#stateNames.push({
			state,
			reason
		}) - 1);
		return number;
	}
};
//#endregion
//#region src/frontier/frontier.ts
/** The known pages of a capture. */
var Frontier = class Frontier {
	#store;
	#captureId;
	#pages = new PageTable();
	constructor(store, captureId) {
		this.#store = store;
		this.#captureId = captureId;
	}
	/** Opens a capture's frontier with whatever an earlier process left in it. */
	static async open(store, captureId) {
		const frontier = new Frontier(store, captureId);
		for await (const page of store.pages(captureId)) frontier.#pages.add(page);
		return frontier;
	}
	/** Adds what is new and returns it, in order of discovery. */
	async add(found) {
		const unknown = new Map(found.filter(({ url }) => !this.#pages.has(url)).map((page) => [page.url, page]));
		if (unknown.size === 0) return [];
		const fresh = [...unknown.values()].map((page) => ({
			state: "known",
			reason: null,
			...page
		}));
		const added = await this.#store.add(this.#captureId, fresh);
		for (const page of added) this.#pages.add(page);
		return added;
	}
	async setState(url, state, reason) {
		const number = this.#pages.numberOf(url);
		if (number === -1) return;
		const now = this.#pages.stateOf(number);
		if (now.state === state && now.reason === reason) return;
		this.#pages.setState(number, state, reason);
		await this.#store.setState(this.#captureId, url, state, reason);
	}
	/** How far a page has come by a look that is being kept, which keeps the state too; `null` when that is nothing new. */
	seen(url, state) {
		const number = this.#pages.numberOf(url);
		if (number === -1) return null;
		const now = this.#pages.stateOf(number);
		if (now.state === state && now.reason === null) return null;
		this.#pages.setState(number, state, null);
		return state;
	}
	get(url) {
		const number = this.#pages.numberOf(url);
		return number === -1 ? void 0 : this.#pages.at(number);
	}
	/** The page's number in order of discovery, or −1; {@link at} makes the page of it again. */
	numberOf(url) {
		return this.#pages.numberOf(url);
	}
	at(number) {
		return this.#pages.at(number);
	}
	urlAt(number) {
		return this.#pages.urlAt(number);
	}
	/** In order of discovery. */
	pages() {
		return new PageList(this.#pages);
	}
	get size() {
		return this.#pages.size;
	}
};
//#endregion
//#region src/frontier/kept-pauses.ts
/** Up to this whoever begins waits anyway, or might as well not. */
var USUAL_MS = 1e3;
/** More servers than this are not kept in mind: those kept first are forgotten. */
var MOST_KEPT = 4096;
/** What is known of the pauses of one process's servers, beside what is on disk. */
var KeptPauses = class KeptPauses {
	#store;
	#most;
	/** Those kept last last. */
	#pauses;
	constructor(store, pauses, most) {
		this.#store = store;
		this.#most = most;
		this.#pauses = new Map(pauses.map((pause) => [pause.name, pause]));
	}
	/** As the last process left them. */
	static async open(store, most = MOST_KEPT) {
		return new KeptPauses(store, await store.all(), most);
	}
	/** How long each of them is to be left alone by whoever begins now. */
	get holds() {
		return [...this.#pauses.values()].map(({ name, askedMs, pauseMs }) => ({
			name,
			ms: Math.max(askedMs, pauseMs)
		}));
	}
	/** What robots.txt asked for when it was last read; 0 for nothing. */
	askedOf(name) {
		return this.#of(name).askedMs;
	}
	/** The pause after an answer; `null` where nothing has to be written before the next request. */
	note(name, pauseMs) {
		const { askedMs, pauseMs: keptMs } = this.#of(name);
		if (pauseMs <= keptMs && pauseMs >= keptMs / 2) return null;
		return this.#keep({
			name,
			askedMs,
			pauseMs
		});
	}
	/** What robots.txt asks for, whenever it was read: only that takes back what it asked for before. */
	noteAsked(name, askedMs) {
		const kept = this.#of(name);
		return kept.askedMs === askedMs ? null : this.#keep({
			...kept,
			askedMs
		});
	}
	#of(name) {
		return this.#pauses.get(name) ?? {
			name,
			askedMs: 0,
			pauseMs: 0
		};
	}
	#keep(pause) {
		const { name, askedMs, pauseMs } = pause;
		const isUsual = askedMs <= USUAL_MS && pauseMs <= USUAL_MS;
		if (isUsual && !this.#pauses.has(name)) return null;
		this.#pauses.delete(name);
		if (isUsual) return this.#store.forget(name);
		this.#pauses.set(name, pause);
		return this.#write(pause);
	}
	async #write(pause) {
		try {
			await this.#store.keep(pause);
		} catch (error) {
			this.#pauses.delete(pause.name);
			throw error;
		}
		for (const name of this.#pauses.keys()) {
			if (this.#pauses.size <= this.#most) return;
			this.#pauses.delete(name);
			await this.#store.forget(name);
		}
	}
};
//#endregion
//#region src/frontier/adaptive-pace.ts
/** Bounds of the adaptive pause, all in milliseconds. */
var PACE_LIMITS = {
	/** An answer that takes longer than this is slow. */
	slowMs: 1e3,
	/** Longest pause for slowness alone. */
	longestSlowPauseMs: 3e4,
	/** Longest pause for failures. */
	longestFailurePauseMs: 6e4,
	/** First pause after 429 and 503 without Retry-After; doubled at each repetition. */
	busyPauseMs: 5e3,
	/** Longest pause for 429 and 503, whatever Retry-After says. */
	longestBusyPauseMs: 3e5,
	/** Pauses after failures grow from the delay, or from this where there is none. */
	shortestFailureStepMs: 50
};
/** Weight of the newest answer in the running mean of response times. */
var NEWEST_WEIGHT = .25;
/** Beyond this the longest pause is reached for every delay. */
var MOST_DOUBLINGS = 20;
/** The pace of one host: never faster than the delay asked for, slower as its answers say. */
var AdaptivePace = class {
	#delayMs;
	#leastMs = 0;
	/** What robots.txt asked for when somebody read it before. */
	#recalledMs = 0;
	#meanResponseMs = 0;
	#doublings = 0;
	#busyInARow = 0;
	#busyPauseMs = 0;
	constructor(delayMs) {
		this.#delayMs = delayMs;
	}
	/** Never below this again: what robots.txt asks for by Crawl-delay. */
	slowTo(delayMs) {
		this.#leastMs = Math.max(this.#leastMs, delayMs);
		this.paceTo(this.#delayMs);
	}
	/** Not below this until robots.txt was read again; 0 when it was. */
	recallAsked(delayMs) {
		this.#recalledMs = delayMs;
	}
	/** Another delay from now on; what robots.txt asks for is kept all the same. */
	paceTo(delayMs) {
		this.#delayMs = Math.max(delayMs, this.#leastMs);
	}
	/** Takes note of one answer. */
	note(answer) {
		this.#busyPauseMs = 0;
		if (answer.kind === "answered") return this.#noteHealthy(answer.responseMs);
		this.#doublings = Math.min(this.#doublings + 1, MOST_DOUBLINGS);
		if (answer.kind === "busy") this.#noteBusy(answer.retryAfterMs);
		else this.#busyInARow = 0;
	}
	/** Whether it has learned nothing of its host that another would have to learn anew. */
	get isPlain() {
		return this.#leastMs === 0 && this.#doublings === 0 && this.#slowPauseMs() === 0;
	}
	/** The pause from the end of the last response to the next request. */
	get pauseMs() {
		const askedMs = Math.max(this.#delayMs, this.#recalledMs, this.#busyPauseMs);
		return Math.ceil(Math.max(askedMs, this.#slowPauseMs(), this.#failurePauseMs()));
	}
	#noteHealthy(responseMs) {
		this.#busyInARow = 0;
		this.#doublings = Math.max(0, this.#doublings - 1);
		this.#meanResponseMs += NEWEST_WEIGHT * (responseMs - this.#meanResponseMs);
	}
	/** Retry-After is the server's own word (RFC 9110 section 10.2.3); said again and again, it was too short. */
	#noteBusy(retryAfterMs) {
		this.#busyInARow++;
		const grownMs = PACE_LIMITS.busyPauseMs * 2 ** Math.min(this.#busyInARow - 1, MOST_DOUBLINGS);
		const askedMs = retryAfterMs !== null && this.#busyInARow === 1 ? retryAfterMs : Math.max(retryAfterMs ?? 0, grownMs);
		this.#busyPauseMs = Math.min(Math.max(askedMs, 0), PACE_LIMITS.longestBusyPauseMs);
	}
	/** As long a pause as an answer takes, so that a slow server is ours for half of the time at most. */
	#slowPauseMs() {
		if (this.#meanResponseMs <= PACE_LIMITS.slowMs) return 0;
		return Math.min(this.#meanResponseMs, PACE_LIMITS.longestSlowPauseMs);
	}
	#failurePauseMs() {
		if (this.#doublings === 0) return 0;
		const stepMs = Math.max(this.#delayMs, PACE_LIMITS.shortestFailureStepMs);
		return Math.min(stepMs * 2 ** this.#doublings, PACE_LIMITS.longestFailurePauseMs);
	}
};
//#endregion
//#region src/frontier/politeness.ts
/** A longer pause between two requests was an interruption, or the time between two passes. */
var LONGEST_KEPT_MS = 6e4;
/** The turnstile of one host, or of one server address: who is let in has it for himself until he leaves. */
var HostGate = class {
	#clock;
	#pace;
	/** The pause of each party that asks here; the longest holds for all. */
	#delays = /* @__PURE__ */ new Map();
	#endedAt = null;
	/** When the last request ended that an earlier process made. */
	#recalledAt = null;
	#waiting = 0;
	#heldUntil = instant(0);
	/** Shortest pause that an earlier process left between its requests. */
	#keptMs = Infinity;
	#tail = Promise.resolve();
	#keep;
	/** Under way to the disk: nobody is let in before it is there. */
	#kept = null;
	#shared;
	/** Of whoever is in, where machines share the gate. */
	#turn = null;
	/** The pause that the last one in told the other machines of. */
	#leftMs = 0;
	constructor(clock, keep = () => null, shared = null) {
		this.#clock = clock;
		this.#keep = keep;
		this.#shared = shared;
		this.#pace = new AdaptivePace(0);
	}
	/** The pause that a party keeps between requests from now on; `null` when it asks no more. */
	paceFor(party, delayMs) {
		if (delayMs === null) this.#delays.delete(party);
		else this.#delays.set(party, delayMs);
		if (this.#delays.size > 0) this.#pace.paceTo(Math.max(...this.#delays.values()));
	}
	/** Whether it can be forgotten: nobody asks here, and the last pause is over. */
	get isIdle() {
		return this.#delays.size === 0 && this.#waiting === 0 && this.#clock.now() >= this.#earliest;
	}
	/** Whether a new one would do as well for the only party that asks here. */
	get isPlain() {
		return this.#waiting === 0 && this.#clock.now() >= this.#earliest && this.#delays.size === 1 && this.#pace.isPlain && this.#recalledAt === null;
	}
	/** Waits for its turn and for the pause after the response before, then runs the request. */
	async pass(request, signal) {
		const leave = await this.enter(signal);
		try {
			return await request();
		} finally {
			leave();
		}
	}
	/** Waits until the pause is over, and takes no turn. */
	async untilFree(signal) {
		while (this.#clock.now() < this.#earliest) await this.#clock.sleepUntil(this.#earliest, signal);
	}
	/** Waits for its turn and for the pause; the next one is let in only after what this returns was called. */
	async enter(signal) {
		const before = this.#tail;
		const { promise, resolve } = openTurn();
		this.#tail = before.then(() => promise);
		this.#waiting++;
		try {
			await before;
			if (this.#kept !== null) await this.#kept;
			await this.untilFree(signal);
			await this.#enterShared(signal);
		} catch (error) {
			this.#waiting--;
			resolve();
			throw error;
		}
		return () => {
			this.#endedAt = this.#clock.now();
			this.#waiting--;
			this.#leaveShared();
			this.#keepPause();
			resolve();
		};
	}
	/** Asked right before something is sent. @throws CLUSTER where other machines may have taken the turn over */
	requireTurn() {
		if (this.#turn === null || this.#turn.isHeld()) return;
		throw new IsochronError("CLUSTER", `the turn at ${this.#shared.name} was lost; nothing was sent`);
	}
	async #enterShared(signal) {
		if (this.#shared === null) return;
		const { name, gates } = this.#shared;
		this.#turn = await gates.enter(name, this.#pace.pauseMs, signal);
	}
	#leaveShared() {
		this.#leftMs = this.#pace.pauseMs;
		this.#turn?.leave(this.#leftMs);
		this.#turn = null;
	}
	/** A pause that grew after the turn was over: the other machines keep it too. */
	#tellLonger() {
		const { pauseMs } = this.#pace;
		if (this.#shared === null || this.#turn !== null || pauseMs <= this.#leftMs) return;
		this.#leftMs = pauseMs;
		this.waitFor(this.#shared.gates.hold(this.#shared.name, pauseMs));
	}
	/** What the last answer says about the host decides how long it is left alone. */
	note(answer) {
		this.#pace.note(answer);
		this.#tellLonger();
		this.#keepPause();
	}
	/** Takes up the pace where an earlier process left it, request by request in their order. */
	recall(answer, { sentAt, lastByteAt }) {
		const before = this.#recalledAt;
		if (before !== null) this.#keptMs = Math.min(this.#keptMs, Math.max(0, sentAt - before));
		this.#recalledAt = lastByteAt;
		this.#endedAt = instant(Math.max(this.#endedAt ?? 0, lastByteAt));
		if (answer) this.#pace.note(answer);
	}
	/**
	* After a resume: one more whole pause, since the last request of the earlier process may be unknown. Its
	* shortest pause was what robots.txt asked for, which is asked anew only by the first request.
	*/
	goOn() {
		const keptMs = this.#keptMs <= LONGEST_KEPT_MS ? this.#keptMs : 0;
		this.holdUntil(instant(this.#clock.now() + keptMs));
	}
	/** Nobody is let in before this. */
	holdUntil(at) {
		this.#heldUntil = instant(Math.max(this.#heldUntil, at));
	}
	/** What robots.txt asked for when it was last read is kept until it is read again; 0 when it was. */
	recallAsked(delayMs) {
		this.#pace.recallAsked(delayMs);
	}
	/** A longer pause between all requests from now on, as robots.txt asks for by Crawl-delay. */
	slowTo(delayMs) {
		this.#pace.slowTo(delayMs);
		this.#tellLonger();
		this.holdUntil(instant(this.#clock.now() + this.#pace.pauseMs));
	}
	#keepPause() {
		this.waitFor(this.#keep(this.#pace.pauseMs));
	}
	/** Nobody is let in before this has settled well. */
	waitFor(kept) {
		if (kept === null) return;
		const all = Promise.all([this.#kept, kept]).then(() => void 0);
		this.#kept = all;
		all.catch(() => void 0).then(() => this.#kept === all && (this.#kept = null));
	}
	get #earliest() {
		if (this.#endedAt === null) return this.#heldUntil;
		const { pauseMs } = this.#pace;
		return instant(Math.max(this.#heldUntil, this.#endedAt + pauseMs + (pauseMs > 0 ? 1 : 0)));
	}
};
function openTurn() {
	let resolve;
	return {
		promise: new Promise((settle) => resolve = settle),
		resolve
	};
}
//#endregion
//#region src/frontier/gates.ts
/** Requests under way over all hosts, where nothing else is said. */
var REQUESTS_AT_ONCE = 64;
/** More are looked through for such as may be forgotten. */
var MANY_GATES = 1024;
/** The turnstiles of one process. */
var Gates = class {
	#clock;
	#requests;
	#gates = /* @__PURE__ */ new Map();
	#shared;
	#kept = null;
	/** @param shared where other machines ask the same servers: nobody is let in whom they would not let in */
	constructor(clock, requestsAtOnce = REQUESTS_AT_ONCE, shared = null) {
		this.#clock = clock;
		this.#requests = new Turns(requestsAtOnce);
		this.#shared = shared;
	}
	/** Somebody who asks servers, with the pause that is kept for them wherever they ask. */
	join(delayMs) {
		for (const [name, gate] of this.#gates) if (gate.isIdle) this.#gates.delete(name);
		return new Caller(this.#clock, delayMs, {
			gateNamed: (name) => this.#gate(name),
			forget: (name) => void this.#gates.delete(name),
			requests: this.#requests,
			noteAsked: (name, askedMs) => this.#kept?.noteAsked(name, askedMs) ?? null
		});
	}
	/** Keeps pauses from now on, and leaves every server alone for as long as an earlier process would have. */
	async remember(store) {
		this.#kept = await KeptPauses.open(store);
		const now = this.#clock.now();
		for (const { name, ms } of this.#kept.holds) this.#gate(name).holdUntil(instant(now + ms + 1));
	}
	/** Of how many hosts and addresses something is remembered. */
	get size() {
		return this.#gates.size;
	}
	#gate(name) {
		let gate = this.#gates.get(name);
		if (!gate) {
			const shared = this.#shared && {
				name,
				gates: this.#shared
			};
			gate = new HostGate(this.#clock, (ms) => this.#kept?.note(name, ms) ?? null, shared);
			gate.recallAsked(this.#kept?.askedOf(name) ?? 0);
			this.#gates.set(name, gate);
		}
		return gate;
	}
};
/** One party at the gates: a capture, or a survey. */
var Caller = class {
	#clock;
	#entrances;
	#used = /* @__PURE__ */ new Map();
	#delayMs;
	#mostUsed = MANY_GATES;
	/** Before this nobody is asked: an earlier process may have asked them a moment ago. */
	#notBefore = instant(0);
	constructor(clock, delayMs, entrances) {
		this.#clock = clock;
		this.#delayMs = delayMs;
		this.#entrances = entrances;
	}
	/** Runs a request when the host's turn has come, and one of those over all hosts. */
	pass(host, request, signal) {
		const gate = this.#host(host);
		const send = () => {
			gate.requireTurn();
			return request();
		};
		return gate.pass(() => this.#inTurn(send, signal), signal);
	}
	/** Waits until the host may be asked again, so that what is judged then holds when it is asked. */
	untilFree(host, signal) {
		return this.#host(host).untilFree(signal);
	}
	/**
	* Waits for the turn at a server address, whatever hosts it stands for; what is returned ends it. Whoever asks in the
	* turn of a host names it, so that it is judged again right before something is sent.
	*/
	async enterAddress(address, signal, host) {
		const gate = this.#gate(`address ${address.replace(/^::ffff:(?=\d+\.)/i, "")}`);
		const leave = await gate.enter(signal);
		try {
			gate.requireTurn();
			if (host !== void 0) this.#host(host).requireTurn();
			return leave;
		} catch (error) {
			leave();
			throw error;
		}
	}
	/** For whoever asks in the turn of a host and needs none at its address. @throws CLUSTER where it was lost */
	requireTurn(host) {
		this.#host(host).requireTurn();
		return () => void 0;
	}
	/** Lets the host's pace follow what came back. */
	note(host, answer) {
		this.#host(host).note(answer);
	}
	/** At least this pause between all requests to the host, as its robots.txt asks for by Crawl-delay; or none. */
	slowTo(host, delayMs) {
		const gate = this.#host(host);
		gate.recallAsked(0);
		if (delayMs !== null) gate.slowTo(delayMs);
		gate.waitFor(this.#entrances.noteAsked(`host ${host}`, delayMs ?? 0));
	}
	/** Another pause for every host and address from now on; what robots.txt asks for is kept all the same. */
	paceTo(delayMs) {
		this.#delayMs = delayMs;
		for (const gate of this.#used.values()) gate.paceFor(this, delayMs);
	}
	/** Takes in what an earlier process saw of a host, in the order of its looks. */
	recall(host, answer, times) {
		this.#host(host).recall(answer, times);
	}
	/** A resumed capture keeps the hosts' pace. */
	goOn() {
		this.#notBefore = instant(this.#clock.now() + this.#delayMs);
		for (const gate of this.#used.values()) {
			gate.goOn();
			gate.holdUntil(this.#notBefore);
		}
	}
	/** Asks no more: its pause holds nobody up any longer. */
	leave() {
		for (const gate of this.#used.values()) gate.paceFor(this, null);
		this.#used.clear();
	}
	async #inTurn(request, signal) {
		const leave = await this.#entrances.requests.enter();
		try {
			signal?.throwIfAborted();
			return await request();
		} finally {
			leave();
		}
	}
	/** Of thousands of hosts most are asked once; those with a pause under way, or a pace of their own, stay. */
	#forgetPlain() {
		for (const [name, gate] of this.#used) {
			if (!gate.isPlain) continue;
			this.#used.delete(name);
			this.#entrances.forget(name);
		}
		this.#mostUsed = Math.max(MANY_GATES, 2 * this.#used.size);
	}
	#host(host) {
		return this.#gate(`host ${host}`);
	}
	#gate(name) {
		let gate = this.#used.get(name);
		if (!gate) {
			if (this.#used.size >= this.#mostUsed) this.#forgetPlain();
			this.#used.set(name, gate = this.#entrances.gateNamed(name));
			gate.paceFor(this, this.#delayMs);
			gate.holdUntil(this.#notBefore);
		}
		return gate;
	}
};
//#endregion
//#region src/formats/traps/key-counts.ts
var CELLS = 1 << 18;
/** Counts that may be a little too high where keys collide, never too low. */
var KeyCounts = class {
	#first = new Uint32Array(CELLS);
	#second = new Uint32Array(CELLS);
	add(key) {
		const [first, second] = textHashes(key);
		this.#first[first % CELLS]++;
		this.#second[second % CELLS]++;
	}
	get(key) {
		const [first, second] = textHashes(key);
		return Math.min(this.#first[first % CELLS], this.#second[second % CELLS]);
	}
};
//#endregion
//#region src/frontier/traps/mirror-watch.ts
var LEAST_SHARE = .95;
var MOST_PAGES = 2e4;
/** Compares what hosts show at equal paths; a page takes some eighty bytes. */
var MirrorWatch = class {
	#exempt;
	#paths = new StringTable();
	/** By path: the host that was first seen to have it, and a hash of what it showed. */
	#firstHost = new GrowingNumbers(Uint32Array);
	#firstContent = new GrowingNumbers(Float64Array);
	#hosts = new StringTable();
	#pairs = /* @__PURE__ */ new Map();
	/** Hosts that the user named are never taken for mirrors. */
	constructor(exempt) {
		this.#exempt = exempt;
	}
	/** Takes note of one document. */
	note(url, digest) {
		const host = hostOf(url);
		const path = pathAndQueryOf(url);
		const first = this.#paths.numberOf(path);
		if (first === -1) return this.#noteFirst(path, host, digest);
		const original = this.#hosts.at(this.#firstHost.at(first));
		if (original === host || this.#exempt.has(host)) return;
		const pair = this.#pairs.get(host) ?? {
			original,
			same: 0,
			different: 0
		};
		this.#pairs.set(host, pair);
		if (pair.original !== original) return;
		if (this.#firstContent.at(first) === hashOf(digest)) pair.same++;
		else pair.different++;
	}
	/** The host whose pages this one shows, once enough of them were equal. */
	originalOf(host) {
		const pair = this.#pairs.get(host);
		if (!pair || pair.same < 20) return null;
		return pair.same / (pair.same + pair.different) >= LEAST_SHARE ? pair.original : null;
	}
	#noteFirst(path, host, digest) {
		if (this.#paths.size >= MOST_PAGES) return;
		this.#paths.add(path);
		this.#firstHost.push(this.#hosts.add(host));
		this.#firstContent.push(hashOf(digest));
	}
};
/** 52 bits of a digest: enough to tell some thousand contents apart. */
function hashOf(digest) {
	return parseInt(digest.slice(-13), 16);
}
//#endregion
//#region src/frontier/traps/trap-guard.ts
/** Counts what was taken, and refuses what looks endless. */
var TrapGuard = class {
	#counts = new KeyCounts();
	#mirrors;
	#known;
	/** The link judged last, which is mostly the next to be taken. */
	#judged = null;
	constructor(options) {
		this.#mirrors = new MirrorWatch(new Set(options.seeds.map(hostOf)));
		this.#known = {
			get nowMs() {
				return options.nowMs();
			},
			shapeBudget: options.shapeBudget,
			count: (key) => this.#counts.get(key),
			mirrored: (host) => this.#mirrors.originalOf(host)
		};
	}
	/** Why a new link is not taken; `null` when it may be. `nth` is its place among the new links of its page. */
	refusalOf({ url, kind }, nth = 1) {
		const link = trapLink(url, kind, nth);
		this.#judged = link;
		for (const rule of TRAP_RULES) {
			const detail = rule.refuse(link, this.#known);
			if (detail === null) continue;
			const instead = rule === sessionId ? withoutSession(url) : null;
			const reason = refusalReason(rule.code, detail);
			return {
				url,
				code: rule.code,
				shape: link.shape,
				reason,
				instead
			};
		}
		return null;
	}
	/** Counts a URL that is known from now on. */
	take({ url, kind }) {
		const link = this.#judged?.url === url ? this.#judged : trapLink(url, kind, 1);
		const { keys, set } = trapKeys(link);
		if (set !== null && this.#counts.get(set) === 0) this.#counts.add(setsKey(link));
		for (const key of keys) this.#counts.add(key);
	}
	/** Takes note of a document's content, to tell mirrors. */
	noteContent(url, digest) {
		this.#mirrors.note(url, digest);
	}
};
//#endregion
//#region src/frontier/traps/distinct-urls.ts
var HASH_SPACE = 2 ** 52;
/**
* Keeps the k smallest hashes (Bar-Yossef et al. 2002): with the k-th at h, about (k − 1) / h · space were different.
* Up to k the count is exact; beyond, an estimate within about 9 %. Adding a URL twice changes nothing, so that a capture killed and resumed counts right.
*/
var DistinctUrls = class {
	#hashes;
	constructor(hashes = []) {
		this.#hashes = [...hashes];
	}
	/** Whether this changed what is kept. */
	add(url) {
		const hash = urlHash(url);
		if (this.#hashes.length >= 128 && hash > this.#hashes.at(-1)) return false;
		const at = this.#hashes.findIndex((kept) => kept >= hash);
		if (this.#hashes[at] === hash) return false;
		this.#hashes.splice(at === -1 ? this.#hashes.length : at, 0, hash);
		if (this.#hashes.length > 128) this.#hashes.pop();
		return true;
	}
	get isExact() {
		return this.#hashes.length < 128;
	}
	get count() {
		if (this.isExact) return this.#hashes.length;
		return Math.round(127 / this.#hashes.at(-1) * HASH_SPACE);
	}
	/** For the catalog. */
	get hashes() {
		return this.#hashes;
	}
};
//#endregion
//#region src/frontier/traps/refusal-tally.ts
var MOST_SHAPES = 2e3;
var OTHER_SHAPES = "(other shapes)";
var LONGEST_TEXT = 500;
/** The refusals of one capture. */
var RefusalTally = class {
	#rows = /* @__PURE__ */ new Map();
	#changed = /* @__PURE__ */ new Set();
	/** Goes on with what an earlier process counted. */
	constructor(held = []) {
		for (const { code, shape, hashes, examples } of held) this.#rows.set(`${code} ${shape}`, newRow(code, shape, new DistinctUrls(hashes), [...examples]));
	}
	/** Counts one URL; once is enough however often it is found. */
	add(code, shape, url) {
		const row = this.#rowOf(code, shape.slice(0, LONGEST_TEXT));
		if (!row.urls.add(url)) return;
		row.added.hashes.push(urlHash(url));
		const example = url.slice(0, LONGEST_TEXT);
		if (row.examples.length < 3 && !row.examples.includes(example)) {
			row.examples.push(example);
			row.added.examples.push(example);
		}
		this.#changed.add(row);
	}
	/** What changed since the last call, to be kept. */
	takeChanges() {
		const changed = [...this.#changed];
		this.#changed.clear();
		const changes = {
			rows: changed.map(toShape),
			added: changed.map(({ code, shape, added }) => ({
				code,
				shape,
				...added
			}))
		};
		for (const row of changed) row.added = {
			hashes: [],
			examples: []
		};
		return changes;
	}
	/** Everything counted, as it is kept. */
	shapes() {
		return [...this.#rows.values()].map(toShape);
	}
	/** Everything counted. */
	counts() {
		return [...this.#rows.values()].map(({ code, shape, urls, examples }) => ({
			code,
			shape,
			urls: urls.count,
			exact: urls.isExact,
			examples
		}));
	}
	#rowOf(code, shape) {
		const kept = !this.#rows.has(`${code} ${shape}`) && this.#rows.size >= MOST_SHAPES ? OTHER_SHAPES : shape;
		const key = `${code} ${kept}`;
		let row = this.#rows.get(key);
		if (!row) this.#rows.set(key, row = newRow(code, kept, new DistinctUrls(), []));
		return row;
	}
};
function newRow(code, shape, urls, examples) {
	return {
		code,
		shape,
		urls,
		examples,
		added: {
			hashes: [],
			examples: []
		}
	};
}
function toShape({ code, shape, urls, examples }) {
	return {
		code,
		shape,
		hashes: [...urls.hashes],
		examples: [...examples]
	};
}
//#endregion
//#region src/render/browser/find-chromium.ts
var NAMES = [
	"chromium",
	"chromium-browser",
	"google-chrome-stable",
	"google-chrome",
	"chrome"
];
var WINDOWS_PARTS = [
	[
		"Google",
		"Chrome",
		"Application",
		"chrome.exe"
	],
	[
		"Chromium",
		"Application",
		"chrome.exe"
	],
	[
		"Microsoft",
		"Edge",
		"Application",
		"msedge.exe"
	]
];
var MAC_PLACES = [
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"
];
/** Looks for Chromium; a path that was asked for is the only one that is looked at. */
async function findChromium(asked, search = thisMachine$1) {
	for (const path of asked === null ? usualPlaces(search) : [asked]) {
		if (!await search.canRun(path)) continue;
		const version = await search.versionOf(path);
		if (version !== null || search.platform === "win32") return {
			kind: "found",
			path,
			version
		};
	}
	return {
		kind: "none",
		message: asked === null ? howToInstall(search.platform) : notThere(asked)
	};
}
function usualPlaces({ platform, env }) {
	const named = env["CHROMIUM_PATH"];
	const first = named ? [named] : [];
	if (platform === "darwin") return [...first, ...MAC_PLACES];
	if (platform === "win32") {
		const present = [
			env["ProgramFiles"],
			env["ProgramFiles(x86)"],
			env["LOCALAPPDATA"]
		].filter((root) => root !== void 0);
		return [...first, ...WINDOWS_PARTS.flatMap((parts) => present.map((root) => join(root, ...parts)))];
	}
	const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder.startsWith("/"));
	const all = [.../* @__PURE__ */ new Set([
		...folders,
		"/usr/bin",
		"/usr/local/bin",
		"/snap/bin"
	])];
	return [...first, ...NAMES.flatMap((name) => all.map((folder) => join(folder, name)))];
}
function howToInstall(platform) {
	return `no Chromium found: ${platform === "linux" ? "install it (Debian: apt-get install chromium)" : "install Chromium or Google Chrome"}, or say where its program is`;
}
function notThere(path) {
	return `no Chromium at ${JSON.stringify(path)}: it must be the browser's program`;
}
var VERSION_PATIENCE_MS = 1e4;
var thisMachine$1 = {
	platform: process.platform,
	env: process.env,
	canRun: (path) => access(path, constants.X_OK).then(() => true, () => false),
	versionOf: (path) => new Promise((resolve) => {
		if (process.platform === "win32") return resolve(null);
		execFile(path, ["--version"], {
			timeout: VERSION_PATIENCE_MS,
			maxBuffer: 65536
		}, (error, told) => resolve(error ? null : versionIn(told)));
	})
};
/** "Chromium 156.0.1" of the line that the program prints; `null` where there is none. */
function versionIn(told) {
	const [, name = "", number = ""] = /([A-Z][\w ]{0,40}?) (\d{1,4}(?:\.\d{1,6}){1,3})\b/.exec(told) ?? [];
	return number === "" ? null : `${name} ${number}`;
}
//#endregion
//#region src/render/browser/isolation.ts
/** nobody's: it owns nothing. */
var ORDINARY_USER = 65534;
var AS_ORDINARY_USER = [
	"setpriv",
	`--reuid=${ORDINARY_USER}`,
	`--regid=${ORDINARY_USER}`,
	"--clear-groups"
];
/** The strongest way that this machine allows. */
async function chooseIsolation(trial = thisMachine) {
	const isRoot = trial.userId === 0;
	const plain = {
		kind: "proxy",
		wrapper: [],
		asUser: null,
		isRoot
	};
	if (trial.platform !== "linux") return plain;
	for (const way of isRoot ? waysOfRoot() : waysOfOthers()) if (await trial.works([...way.wrapper, "true"])) return way;
	return plain;
}
function waysOfRoot() {
	const dropped = {
		asUser: ORDINARY_USER,
		isRoot: false
	};
	return [{
		kind: "namespace",
		wrapper: [
			"unshare",
			"-n",
			"--",
			...AS_ORDINARY_USER,
			"--"
		],
		...dropped
	}, {
		kind: "proxy",
		wrapper: [...AS_ORDINARY_USER, "--"],
		...dropped
	}];
}
function waysOfOthers() {
	return [{
		kind: "namespace",
		wrapper: [
			"unshare",
			"-U",
			"--map-current-user",
			"-n",
			"--"
		],
		asUser: null,
		isRoot: false
	}];
}
/** What is in force, in sentences. */
function isolationWords(isolation, isSandboxed) {
	return [
		isolation.kind === "namespace" ? "The browser has no network: it runs in an empty network namespace." : "The browser is kept from the network by a proxy that does not exist and by its own flags, not by the system.",
		isSandboxed ? "Chromium's sandbox is on." : `Chromium's sandbox is off${isolation.isRoot ? ": it would run as root" : ": this system does not allow it"}.`,
		...isolation.asUser === null ? [] : [`It runs as user ${isolation.asUser}.`]
	];
}
var TRIAL_PATIENCE_MS = 5e3;
var thisMachine = {
	platform: process.platform,
	userId: process.getuid?.() ?? null,
	works: ([program = "", ...args]) => new Promise((resolve) => {
		execFile(program, args, { timeout: TRIAL_PATIENCE_MS }, (error) => resolve(error === null));
	})
};
//#endregion
//#region src/render/cdp/message-frames.ts
/** Puts messages together again; one that outgrows its bound is an error, since the browser is fed by strangers. */
var MessageFrames = class {
	#maxBytes;
	#parts = [];
	#heldBytes = 0;
	constructor(maxBytes) {
		this.#maxBytes = maxBytes;
	}
	/** The messages that this chunk completes. */
	push(chunk) {
		const messages = [];
		let from = 0;
		for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
			this.#hold(chunk.subarray(from, end));
			messages.push(Buffer.concat(this.#parts).toString("utf8"));
			this.#parts = [];
			this.#heldBytes = 0;
			from = end + 1;
		}
		this.#hold(chunk.subarray(from));
		return messages;
	}
	#hold(part) {
		if (part.length === 0) return;
		this.#heldBytes += part.length;
		if (this.#heldBytes > this.#maxBytes) throw new RangeError(`a message of the browser is longer than ${this.#maxBytes} bytes`);
		this.#parts.push(part);
	}
};
/** A message as it is written. */
function frameOf(message) {
	return `${JSON.stringify(message)}\0`;
}
//#endregion
//#region src/render/cdp/connection.ts
/** The longest message that is taken from the browser: the snapshot of a very large page is about 10 MB. */
var MAX_MESSAGE_BYTES = 268435456;
/** A command that the browser did not obey: it said no, took too long, or is gone. */
var CdpError = class extends Error {
	name = "CdpError";
	kind;
	constructor(kind, message) {
		super(message);
		this.kind = kind;
	}
};
/** One browser's pipe. */
var CdpConnection = class {
	#output;
	#waiting = /* @__PURE__ */ new Map();
	#listeners = /* @__PURE__ */ new Map();
	#nextId = 1;
	/** Not a promise: whoever waits on one is held by it for as long as the browser lives, with the page behind it. */
	#whenClosed = /* @__PURE__ */ new Set();
	#isClosed = false;
	constructor(output, input) {
		this.#output = output;
		const frames = new MessageFrames(MAX_MESSAGE_BYTES);
		input.on("data", (chunk) => this.#take(frames, chunk));
		for (const end of [
			"end",
			"close",
			"error"
		]) input.on(end, () => this.close());
		output.on("error", () => this.close());
	}
	/** Sends a command and waits for its result, for so long. */
	send(method, params, { session = "", patienceMs = 3e4 } = {}) {
		if (this.#isClosed) return Promise.reject(new CdpError("gone", `${method}: the browser is gone`));
		const id = this.#nextId++;
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => {
				this.#waiting.delete(id);
				reject(new CdpError("slow", `${method}: no answer within ${patienceMs} ms`));
			}, patienceMs);
			this.#waiting.set(id, {
				method,
				resolve,
				reject,
				timer
			});
			this.#output.write(frameOf({
				id,
				method,
				params,
				...session === "" ? {} : { sessionId: session }
			}));
		});
	}
	/** One listener per event and session; a later one takes the place of the earlier. */
	on(session, event, listener) {
		const ofSession = this.#listeners.get(session) ?? /* @__PURE__ */ new Map();
		this.#listeners.set(session, ofSession);
		ofSession.set(event, listener);
	}
	/** Whether nobody is at the other end any more. */
	get isClosed() {
		return this.#isClosed;
	}
	/** Is called when the pipe is closed, for whatever reason, at once where it is; what is returned takes that back. */
	onClosed(listener) {
		if (this.#isClosed) listener();
		else this.#whenClosed.add(listener);
		return () => void this.#whenClosed.delete(listener);
	}
	/** Forgets the listeners of a session that is over. */
	forget(session) {
		this.#listeners.delete(session);
	}
	/** Forgets those of every session but the browser's own: nobody tells the end of each one. */
	forgetSessions() {
		for (const session of this.#listeners.keys()) if (session !== "") this.#listeners.delete(session);
	}
	/** Nothing is sent or heard any more; whoever waits is told. */
	close() {
		if (this.#isClosed) return;
		this.#isClosed = true;
		for (const { method, reject, timer } of this.#waiting.values()) {
			clearTimeout(timer);
			reject(new CdpError("gone", `${method}: the browser is gone`));
		}
		this.#waiting.clear();
		this.#listeners.clear();
		this.#output.destroy();
		for (const listener of this.#whenClosed) listener();
		this.#whenClosed.clear();
	}
	#take(frames, chunk) {
		try {
			for (const text of frames.push(chunk)) this.#hear(JSON.parse(text));
		} catch {
			this.close();
		}
	}
	#hear(message) {
		if (message.id === void 0) {
			const listener = this.#listeners.get(message.sessionId ?? "")?.get(message.method ?? "");
			listener?.(message.params);
			return;
		}
		const waiting = this.#waiting.get(message.id);
		if (!waiting) return;
		this.#waiting.delete(message.id);
		clearTimeout(waiting.timer);
		if (message.error) waiting.reject(new CdpError("refused", `${waiting.method}: ${message.error.message}`));
		else waiting.resolve(message.result);
	}
};
//#endregion
//#region src/render/browser/browser-arguments.ts
/** Parts that speak of their own accord, or that do with requests what a page did not ask for. */
var FEATURES_OFF = [
	"AutofillServerCommunication",
	"BackForwardCache",
	"BlockInsecurePrivateNetworkRequests",
	"CertificateTransparencyComponentUpdater",
	"HttpsFirstBalancedModeAutoEnable",
	"HttpsUpgrades",
	"IsolateOrigins",
	"LocalNetworkAccessChecks",
	"MediaRouter",
	"NetworkTimeServiceQuerying",
	"OptimizationHints",
	"Prerender2",
	"SegmentationPlatform",
	"site-per-process",
	"SpeculationRulesPrefetchFuture",
	"Translate"
];
var QUIET = [
	"--disable-background-networking",
	"--disable-breakpad",
	"--disable-client-side-phishing-detection",
	"--disable-component-extensions-with-background-pages",
	"--disable-component-update",
	"--disable-crash-reporter",
	"--disable-default-apps",
	"--disable-domain-reliability",
	"--disable-extensions",
	"--disable-field-trial-config",
	"--disable-quic",
	"--disable-search-engine-choice-screen",
	"--disable-site-isolation-trials",
	"--disable-sync",
	"--dns-prefetch-disable",
	"--metrics-recording-only",
	"--mute-audio",
	"--no-default-browser-check",
	"--no-first-run",
	"--no-pings",
	"--no-service-autorun",
	"--password-store=basic",
	"--use-mock-keychain"
];
/** Pages are shown alike wherever they are shown, and never slowed down for being out of sight. */
var STEADY = [
	"--disable-backgrounding-occluded-windows",
	"--disable-background-timer-throttling",
	"--disable-dev-shm-usage",
	"--disable-gpu",
	"--disable-hang-monitor",
	"--disable-ipc-flooding-protection",
	"--disable-renderer-backgrounding",
	"--font-render-hinting=none",
	"--force-color-profile=srgb",
	"--hide-scrollbars",
	"--lang=en-US"
];
/** Where there is no namespace: whatever still opens a connection finds nobody. */
var DEAD_PROXY = [
	"--proxy-server=http://127.0.0.1:9",
	"--proxy-bypass-list=<-loopback>",
	"--host-resolver-rules=MAP * ~NOTFOUND"
];
var NO_WEBRTC_PACKETS = ["--force-webrtc-ip-handling-policy", "--webrtc-ip-handling-policy=disable_non_proxied_udp"];
/** The words after the program's name. */
function browserArguments(wishes) {
	return [
		"--headless=new",
		"--remote-debugging-pipe",
		`--user-data-dir=${wishes.folder}`,
		`--window-size=${wishes.view.width},${wishes.view.height}`,
		...QUIET,
		...STEADY,
		...NO_WEBRTC_PACKETS,
		`--disable-features=${FEATURES_OFF.join(",")}`,
		...wishes.isolation.kind === "proxy" ? DEAD_PROXY : [],
		...wishes.isSandboxed ? [] : ["--no-sandbox"],
		...wishes.userAgent === null ? [] : [`--user-agent=${wishes.userAgent}`],
		"about:blank"
	];
}
//#endregion
//#region src/render/browser/process-tree.ts
var PAGE_BYTES = 4096;
/** Linux counts in hundredths of a second wherever Chromium runs (USER_HZ, time(7)). */
var TICK_MS = 10;
/** The line of /proc/PID/stat; the name in it may hold spaces and brackets, so it is read from its last bracket on. */
function parseStat(line) {
	const pid = Number.parseInt(line, 10);
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	const [state, parent, group] = fields;
	const [userTicks, systemTicks] = [fields[11], fields[12]];
	const startedAt = fields[19];
	const pages = fields[21];
	if (state === void 0 || pages === void 0 || startedAt === void 0 || Number.isNaN(pid)) return null;
	if (state === "Z") return null;
	return {
		pid,
		parent: Number(parent),
		group: Number(group),
		startedAt,
		residentBytes: Number(pages) * PAGE_BYTES,
		processorMs: (Number(userTicks) + Number(systemTicks)) * TICK_MS
	};
}
/** A process, all that came from it, and all of its group; empty where the system does not tell. */
async function processTree(root) {
	return treeOf(root, await allProcesses());
}
/** Those of a list that belong to the tree of one process. */
function treeOf(root, all) {
	const inTree = /* @__PURE__ */ new Set([root]);
	for (let grown = true; grown;) {
		grown = false;
		for (const one of all) {
			if (inTree.has(one.pid) || !(inTree.has(one.parent) || one.group === root)) continue;
			inTree.add(one.pid);
			grown = true;
		}
	}
	return all.filter((one) => inTree.has(one.pid));
}
async function allProcesses() {
	if (process.platform !== "linux") return [];
	const read = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name)).map(async (pid) => parseStat(await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "")));
	return (await Promise.all(read)).filter((one) => one !== null);
}
/** Ends them; one that has ended, or whose number another has by now, is left alone. */
async function endProcesses(processes) {
	const now = new Map((await allProcesses()).map((one) => [one.pid, one.startedAt]));
	for (const { pid, startedAt } of processes) if (now.get(pid) === startedAt) endQuietly(pid);
}
/** SIGKILL to a process or, with a negative number, a group. */
function endQuietly(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}
//#endregion
//#region src/render/browser/profile-folder.ts
var PREFIX = "isochron-browser-";
/** Makes an empty folder that belongs to the browser's user. */
async function makeProfileFolder(asUser, places = [
	tmpdir(),
	"/tmp",
	"/var/tmp"
]) {
	const [first = tmpdir()] = places;
	const parent = asUser === null ? first : await reachable(places) ?? first;
	await removeLeftovers(parent);
	const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
	if (asUser !== null) await chown(folder, asUser, asUser);
	return folder;
}
/** The first place that an ordinary user can reach: root's own temporary folder may be closed to others. */
async function reachable(places) {
	for (const place of places) if (await isOpenToAll(resolve(place))) return place;
	return null;
}
async function isOpenToAll(folder) {
	if ((await stat(folder).then((found) => found.mode, () => 0) & 1) === 0) return false;
	return dirname(folder) === folder || isOpenToAll(dirname(folder));
}
/** Removes it with all that is in it; a browser that is just ending may still be writing. */
async function removeProfileFolder(folder) {
	await rm(folder, {
		recursive: true,
		force: true,
		maxRetries: 10,
		retryDelay: 50
	});
}
async function removeLeftovers(parent) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names) {
		const [, pid] = /^isochron-browser-(\d{1,10})-/.exec(name) ?? [];
		if (pid === void 0 || isRunning(Number(pid))) continue;
		await removeProfileFolder(join(parent, name)).catch(() => {});
	}
}
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
//#endregion
//#region src/render/browser/processor-time.ts
/** Adds up what each process has used more than when it was last seen. */
var ProcessorTime = class {
	#totalMs = null;
	#last = /* @__PURE__ */ new Map();
	/** Since the first look; `null` where the system tells nothing. */
	get totalMs() {
		return this.#totalMs;
	}
	/** Takes one look at the whole tree. What a process used between its last look and its end is lost: a moment. */
	see(tree) {
		if (tree.length === 0) return;
		const now = new Map(tree.map((one) => [`${one.pid} ${one.startedAt}`, one.processorMs]));
		let usedMs = 0;
		for (const [key, ms] of now) usedMs += Math.max(0, ms - (this.#last.get(key) ?? 0));
		this.#totalMs = this.#totalMs === null ? 0 : this.#totalMs + usedMs;
		this.#last = now;
	}
};
//#endregion
//#region src/render/browser/watchdog.ts
/** Which process must end so that the tree is within its limits; `null` when it is. */
function excessOf(tree, limits) {
	const largest = tree.reduce((most, one) => most === null || one.residentBytes > most.residentBytes ? one : most, null);
	if (largest === null) return null;
	if (tree.length > limits.maxProcesses) return {
		excess: "over-processes",
		pid: largest.pid
	};
	return tree.reduce((sum, one) => sum + one.residentBytes, 0) > limits.maxTreeBytes ? {
		excess: "over-memory",
		pid: largest.pid
	} : null;
}
/** Watches one browser until it is stopped. Where the system tells nothing (other than Linux) it sees nothing. */
var Watchdog = class {
	/** The last excess that was ended; whoever reads it takes it away. */
	#seen = null;
	#timer;
	#time = new ProcessorTime();
	#isLooking = false;
	constructor(root, limits) {
		this.#timer = setInterval(() => void this.#look(root, limits), limits.watchEveryMs);
		this.#timer.unref();
	}
	/** What was ended since this was last asked. */
	takeExcess() {
		const seen = this.#seen;
		this.#seen = null;
		return seen;
	}
	/** Processor time of the whole tree since it was first looked at; `null` where the system does not tell. */
	get processorMs() {
		return this.#time.totalMs;
	}
	stop() {
		clearInterval(this.#timer);
	}
	async #look(root, limits) {
		if (this.#isLooking) return;
		this.#isLooking = true;
		const tree = await processTree(root);
		this.#isLooking = false;
		this.#time.see(tree);
		const found = excessOf(tree, limits);
		if (found === null) return;
		this.#seen = found.excess;
		endQuietly(found.excess === "over-processes" ? -root : found.pid);
	}
};
//#endregion
//#region src/render/browser/running-browser.ts
var START_PATIENCE_MS = 3e4;
/** Starts it: with its sandbox or, where the system does not allow that, without. */
async function startBrowser(options) {
	if (options.isolation.isRoot) return start(options, false);
	const first = await start(options, true).catch((error) => error);
	if (!(first instanceof Error)) return first;
	if (!/sandbox|namespace/i.test(first.message)) throw first;
	return start(options, false);
}
async function start(options, isSandboxed) {
	const folder = await makeProfileFolder(options.isolation.asUser);
	const child = spawnBrowser(options, folder, isSandboxed);
	const lastWords = hearLastWords(child);
	try {
		const { connection, version } = await greet(child);
		const watchdog = new Watchdog(pidOf(child), options.limits);
		const words = isolationWords(options.isolation, isSandboxed);
		return {
			connection,
			facts: {
				version: nameOf(version.product),
				isolation: options.isolation.kind,
				isSandboxed,
				words
			},
			userAgent: options.userAgent ?? version.userAgent,
			watchdog,
			pid: pidOf(child),
			end: () => endBrowser(child, folder, {
				connection,
				watchdog
			})
		};
	} catch (error) {
		await endBrowser(child, folder);
		const said = lastWords().trim().slice(-600);
		throw new IsochronError("UNREACHABLE", `${options.path} does not start: ${said || String(error)}`, { cause: error });
	}
}
function spawnBrowser(options, folder, isSandboxed) {
	const { limits, isolation, userAgent } = options;
	const args = browserArguments({
		folder,
		isolation,
		isSandboxed,
		userAgent,
		view: {
			width: limits.viewWidth,
			height: limits.viewHeight
		}
	});
	const [program = options.path, ...rest] = [
		...isolation.wrapper,
		options.path,
		...args
	];
	return spawn(program, rest, {
		detached: true,
		cwd: folder,
		stdio: [
			"ignore",
			"ignore",
			"pipe",
			"pipe",
			"pipe"
		],
		env: {
			PATH: process.env["PATH"] ?? "/usr/bin:/bin",
			HOME: folder,
			TMPDIR: folder,
			XDG_CONFIG_HOME: folder,
			XDG_CACHE_HOME: folder,
			TZ: "UTC",
			LANG: "C.UTF-8",
			...process.platform === "win32" ? { SystemRoot: process.env["SystemRoot"] } : {}
		}
	});
}
/** The end of what it wrote to its error stream, for the case that it does not start. */
function hearLastWords(child) {
	let heard = "";
	child.stderr?.on("data", (chunk) => heard = (heard + chunk.toString("latin1")).slice(-4096));
	child.on("error", (error) => heard += error.message);
	return () => heard;
}
async function greet(child) {
	const connection = new CdpConnection(child.stdio[3], child.stdio[4]);
	child.once("exit", () => connection.close());
	child.once("error", () => connection.close());
	return {
		connection,
		version: await connection.send("Browser.getVersion", {}, { patienceMs: START_PATIENCE_MS })
	};
}
function pidOf(child) {
	if (child.pid === void 0) throw new IsochronError("INTERNAL", "a browser without a process");
	return child.pid;
}
/** "HeadlessChrome/156.0.1" is what it says of itself here. */
function nameOf(product) {
	return product.replace(/^HeadlessChrome\//, "Chromium ").replace(/^Chrome\//, "Chromium ");
}
async function endBrowser(child, folder, parts) {
	parts?.watchdog.stop();
	parts?.connection.close();
	if (child.pid !== void 0) {
		const tree = await processTree(child.pid);
		const isOver = child.exitCode !== null || child.signalCode !== null;
		const exited = new Promise((resolve) => isOver ? resolve() : child.once("exit", () => resolve()));
		endQuietly(process.platform === "win32" ? child.pid : -child.pid);
		await endProcesses(tree);
		await exited;
	}
	await removeProfileFolder(folder);
}
//#endregion
//#region src/render/limits.ts
var MIB = 1048576;
/** Used where nothing else is said. */
var RENDER_LIMITS = {
	maxRequests: 200,
	maxPageBytes: 128 * MIB,
	maxAnswerBytes: 16 * MIB,
	virtualBudgetMs: 15e3,
	quietVirtualMs: 3e3,
	quietRealMs: 250,
	quietRealWithWorkersMs: 1200,
	sliceMs: 250,
	maxBusyMs: 3e4,
	maxPageMs: 6e5,
	maxFrames: 100,
	maxPopups: 10,
	maxDialogs: 20,
	maxDownloads: 20,
	maxNavigations: 20,
	maxWorkers: 50,
	maxActs: 100,
	maxActsOfKind: 40,
	maxActRequests: 100,
	actsVirtualMs: 6e4,
	actVirtualMs: 5e3,
	actQuietVirtualMs: 1e3,
	maxSteps: 300,
	maxStepPictures: 20,
	maxTreeBytes: 3072 * MIB,
	maxProcesses: 80,
	watchEveryMs: 100,
	maxTextChars: 2 * MIB,
	maxLinks: 1e4,
	maxBoxes: 1e4,
	viewWidth: 1280,
	viewHeight: 800,
	maxPictureHeight: 16e3,
	thumbnailWidth: 320,
	maxThumbnailBytes: 131072
};
//#endregion
//#region src/render/page/injected.ts
/** The isolated world in which changes of the tree are counted, where no page's script reaches. */
var COUNTING_WORLD = "isochron";
/** For every window; `secret` marks our own words on the console, since no binding may stand in the page. */
function windowScript(at, secret) {
	return `${fixedChanceScript(chanceSeed(at))}(() => {
  const { debug } = console;
  if (!self.RTCPeerConnection) return;
  const wrap = new Proxy(self.RTCPeerConnection, {
    construct: (target, given, made) => {
      debug("${secret}", "webrtc");
      return Reflect.construct(target, given, made);
    },
  });
  Object.defineProperty(self, "RTCPeerConnection", { configurable: true, writable: true, value: wrap });
  if (self.webkitRTCPeerConnection) self.webkitRTCPeerConnection = wrap;
})();
`;
}
/** For every worker: the page's clock does not cover it, so its date is shifted as players shift it. */
function workerScript(at) {
	return fixedChanceScript(chanceSeed(at)) + shiftedDateScript(secondOf(at));
}
/** Clock and chance start from whole seconds: the time of a record in an archive has no more. */
function secondOf(at) {
	return chanceSeed(at) * 1e3;
}
/** Counts changes of the tree. */
var COUNTING_SCRIPT = `(() => {
  globalThis.changes = 0;
  new MutationObserver((records) => (globalThis.changes += records.length)).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
})();
`;
//#endregion
//#region src/render/page/page-events.ts
/** Puts down what a page says and tries. */
function hearPage(connection, session, record, ears) {
	const { limits, over } = record;
	hearSockets(connection, session, record);
	connection.on(session, "Inspector.targetCrashed", () => {
		over.stop("renderer-crashed", "the page's process ended while it was shown");
	});
	connection.on(session, "Page.frameAttached", ({ frameId }) => {
		ears.onFrame(frameId);
		if (++record.children.frames > limits.maxFrames) record.reach("frames");
	});
	connection.on(session, "Page.javascriptDialogOpening", ({ type }) => {
		record.noteUpTo(limits.maxDialogs, "dialog", type);
		if (record.reached === "dialogs") return;
		const accept = type === "beforeunload" && record.guard.mayLeave;
		connection.send("Page.handleJavaScriptDialog", { accept }, { session }).catch(() => {});
	});
	let isThere = false;
	connection.on(session, "Page.frameNavigated", ({ frame }) => {
		if (frame.id !== ears.mainFrame) return;
		if (isThere && !record.guard.mayLeave) over.stop("navigation-failed", `the page left for ${frame.url.slice(0, 200)}`);
		isThere = true;
	});
	connection.on(session, "Page.frameRequestedNavigation", ({ frameId, reason, url }) => {
		if (reason.startsWith("formSubmission")) record.guard.noteForm(frameId, url);
	});
	connection.on(session, "Page.windowOpen", ({ url }) => {
		record.addLink(url, "navigation");
		record.noteUpTo(limits.maxPopups, "popup", url);
	});
	connection.on(session, "Page.navigatedWithinDocument", ({ frameId, url }) => {
		if (frameId === ears.mainFrame) record.addLink(url, "route");
	});
	connection.on(session, "Runtime.exceptionThrown", () => void record.consoleErrors++);
	connection.on(session, "Runtime.consoleAPICalled", ({ type, args }) => {
		if (type === "error") record.consoleErrors++;
		if (type === "debug" && args[0]?.value === ears.secret) noteWebRtc(record);
	});
}
/** Puts down the ways past HTTP that a page or a worker tries; where there is no network they lead nowhere. */
function hearSockets(connection, session, { ledger }) {
	connection.on(session, "Network.webSocketCreated", ({ url }) => {
		ledger.leaveOpen("websocket", url, "refused");
	});
	connection.on(session, "Network.webTransportCreated", ({ url }) => {
		ledger.leaveOpen("webtransport", url, "refused");
	});
}
function noteWebRtc({ ledger }) {
	if (!ledger.open.some(({ kind }) => kind === "webrtc")) ledger.leaveOpen("webrtc", "", "refused");
}
//#endregion
//#region src/render/page/virtual-time.ts
/** A page that posts tasks without end must not keep its time from passing. */
var MOST_TASKS_AT_A_TIME = 1e3;
/** The clock of one page. */
var VirtualTime = class {
	#connection;
	#session;
	#onExpired = () => {};
	#grantedMs = 0;
	constructor(connection, session) {
		this.#connection = connection;
		this.#session = session;
		connection.on(session, "Emulation.virtualTimeBudgetExpired", () => this.#onExpired());
	}
	/** How much time the page has seen. */
	get grantedMs() {
		return this.#grantedMs;
	}
	/** Stops it at an instant, before anything of the page is there: later the page would already have looked. */
	async fixAt(at) {
		await this.#set({
			policy: "pause",
			initialVirtualTime: at / 1e3
		});
	}
	/** Lets it pass for so long, the time in which requests are out left out. */
	async grant(sliceMs) {
		const expired = new Promise((resolve) => this.#onExpired = resolve);
		await this.#set({
			policy: "pauseIfNetworkFetchesPending",
			budget: sliceMs,
			maxVirtualTimeTaskStarvationCount: MOST_TASKS_AT_A_TIME
		});
		await expired;
		this.#grantedMs += sliceMs;
	}
	/** Stops it where it is: nothing of the page moves while it is read. */
	async stop() {
		await this.#set({ policy: "pause" });
	}
	async #set(policy) {
		await this.#connection.send("Emulation.setVirtualTimePolicy", policy, { session: this.#session });
	}
};
//#endregion
//#region src/render/page/worker-programs.ts
var KINDS = {
	worker: "worker",
	shared_worker: "sharedworker",
	service_worker: "serviceworker"
};
/** Requests that the browser makes for a program that does not run yet have the future worker's number. */
var TOKEN = /^[0-9A-F]{32}$/;
/** Knows the workers of one page; they are as many as a page may have. */
var WorkerPrograms = class {
	#byTarget = /* @__PURE__ */ new Map();
	#byUrl = /* @__PURE__ */ new Map();
	/** A worker is there; shared ones and service workers are told of before their program is asked for. */
	add({ targetId, type, url }) {
		const kind = KINDS[type];
		if (kind === void 0) return;
		this.#byTarget.set(targetId, kind);
		this.#byUrl.set(url, kind);
	}
	/** Of which kind the worker is that the request is for; `null` where it is for none, or nobody can tell. */
	kindOf({ resourceType, networkId = "", frameId, request }) {
		if (resourceType !== "Other") return null;
		const told = this.#byTarget.get(networkId) ?? this.#byTarget.get(frameId);
		if (told !== void 0) return told;
		if (TOKEN.test(networkId)) return "worker";
		const { Origin: origin, Referer: referer = "" } = request.headers;
		return origin === void 0 ? null : this.#byUrl.get(referer) ?? null;
	}
};
//#endregion
//#region src/render/page/page-targets.ts
/** Surfaces of the browser itself are none of the page's. */
var ATTACHED = {
	autoAttach: true,
	waitForDebuggerOnStart: true,
	flatten: true,
	filter: [
		{
			type: "browser_ui",
			exclude: true
		},
		{
			type: "browser",
			exclude: true
		},
		{
			type: "tab",
			exclude: true
		},
		{}
	]
};
var WORKERS = /* @__PURE__ */ new Set([
	"worker",
	"shared_worker",
	"service_worker",
	"worklet",
	"shared_storage_worklet"
]);
/** The targets of one page, in one context of the browser. */
var PageTargets = class {
	#connection;
	#record;
	#context;
	#secret;
	#frames = /* @__PURE__ */ new Set();
	#popups = /* @__PURE__ */ new Set();
	#workers = /* @__PURE__ */ new Set();
	#known = /* @__PURE__ */ new Set();
	/** Which requests are for workers. */
	programs = new WorkerPrograms();
	#page = null;
	constructor(connection, record, place) {
		this.#connection = connection;
		this.#record = record;
		this.#context = place.context;
		this.#secret = place.secret;
		connection.on("", "Target.attachedToTarget", (event) => this.#attached(event));
		connection.on("", "Target.targetCrashed", ({ targetId }) => this.#crashed(targetId));
	}
	/** Sessions of the workers that run. */
	get workerSessions() {
		return [...this.#workers];
	}
	/** Who makes the requests of a frame; a worker's are said to come from no frame that we know. */
	roleOf(frameId) {
		if (frameId === this.#page?.frameId) return "page";
		if (this.#popups.has(frameId)) return "popup";
		return this.#frames.has(frameId) ? "frame" : "worker";
	}
	/** Opens a tab and makes it ready: clock, chance and ears stand before anything of the page is there. */
	async open() {
		const { limits, page } = this.#record;
		const size = {
			width: limits.viewWidth,
			height: limits.viewHeight
		};
		const wish = {
			url: "about:blank",
			browserContextId: this.#context,
			...size
		};
		const { targetId } = await this.#connection.send("Target.createTarget", wish);
		const session = this.#page?.session;
		if (session === void 0) throw new Error("the browser opened a tab and did not say so");
		const time = new VirtualTime(this.#connection, session);
		hearPage(this.#connection, session, this.#record, {
			secret: this.#secret,
			mainFrame: targetId,
			onFrame: (frameId) => this.#frames.add(frameId)
		});
		await this.#makeReady(session);
		await this.#connection.send("Emulation.setDeviceMetricsOverride", {
			...size,
			...PLAIN_SCREEN
		}, { session });
		await time.fixAt(secondOf(page.at));
		return {
			session,
			frameId: targetId,
			time
		};
	}
	async #makeReady(session) {
		const at = this.#record.page.at;
		const connection = this.#connection;
		connection.on(session, "Target.attachedToTarget", (event) => this.#attached(event));
		connection.on(session, "Target.detachedFromTarget", (gone) => this.#detached(gone.sessionId));
		await connection.send("Page.enable", {}, { session });
		await connection.send("Runtime.enable", {}, { session });
		await connection.send("Network.enable", NO_BUFFERS, { session });
		await connection.send("Target.setAutoAttach", {
			...ATTACHED,
			filter: [...ATTACHED.filter]
		}, { session });
		const script = windowScript(at, this.#secret);
		await connection.send("Page.addScriptToEvaluateOnNewDocument", { source: script }, { session });
		const counting = {
			source: COUNTING_SCRIPT,
			worldName: COUNTING_WORLD
		};
		await connection.send("Page.addScriptToEvaluateOnNewDocument", counting, { session });
	}
	#attached({ sessionId, targetInfo }) {
		if (targetInfo.browserContextId !== this.#context) return;
		if (WORKERS.has(targetInfo.type)) this.#readyWorker(sessionId, targetInfo);
		else if (targetInfo.type === "iframe") this.#readyFrame(sessionId, targetInfo);
		else if (targetInfo.type === "page" && this.#page === null && !targetInfo.openerId) {
			this.#page = {
				session: sessionId,
				frameId: targetInfo.targetId
			};
			this.#run(sessionId);
		} else this.#closePopup(targetInfo);
	}
	#detached(session) {
		this.#workers.delete(session);
		this.#connection.forget(session);
	}
	#crashed(targetId) {
		if (targetId === this.#page?.frameId) this.#record.over.stop("renderer-crashed", "the page's process ended while it was shown");
		else this.#record.book.note("child-lost", "a worker or a frame ended while the page was shown");
	}
	/** The commands of a session are obeyed in order, so nothing is waited for but the last. */
	#readyWorker(session, target) {
		const { targetId } = target;
		const { limits, page } = this.#record;
		if (this.#known.has(targetId)) return this.#run(session);
		this.#known.add(targetId);
		if (++this.#record.children.workers > limits.maxWorkers) return this.#record.reach("workers");
		this.#workers.add(session);
		this.programs.add(target);
		hearSockets(this.#connection, session, this.#record);
		this.#connection.on(session, "Target.attachedToTarget", (event) => this.#attached(event));
		const say = this.#connection;
		const expression = workerScript(page.at);
		say.send("Network.enable", NO_BUFFERS, { session }).catch(() => {});
		say.send("Target.setAutoAttach", {
			...ATTACHED,
			filter: [...ATTACHED.filter]
		}, { session }).catch(() => {});
		say.send("Runtime.evaluate", { expression }, { session }).catch(() => {
			this.#record.book.note("child-lost", "a worker's chance could not be fixed");
		});
		this.#run(session);
	}
	/** A frame in a process of its own, which the flags should have prevented. */
	async #readyFrame(session, { targetId }) {
		this.#frames.add(targetId);
		hearSockets(this.#connection, session, this.#record);
		await this.#makeReady(session).catch(() => {
			this.#record.book.note("child-lost", "a frame could not be made ready");
		});
		this.#run(session);
	}
	#closePopup({ targetId, url }) {
		this.#popups.add(targetId);
		if (/^https?:/i.test(url)) this.#record.addLink(url, "navigation");
		this.#record.noteUpTo(this.#record.limits.maxPopups, "popup", url);
		this.#connection.send("Target.closeTarget", { targetId }).catch(() => {});
	}
	#run(session) {
		this.#connection.send("Runtime.runIfWaitingForDebugger", {}, { session }).catch(() => {});
	}
};
var PLAIN_SCREEN = {
	deviceScaleFactor: 1,
	mobile: false
};
/** Bodies are ours already; the browser need not keep them for us. */
var NO_BUFFERS = {
	maxTotalBufferSize: 0,
	maxResourceBufferSize: 0
};
//#endregion
//#region src/render/page/ask-page.ts
/**
* What an expression comes to in the page's own document; `undefined` where it threw, or the document went away. It is
* no gesture of a user's: a window that one would open holds its opener for as long as it waits for us.
*/
async function askPage({ connection, record, open }, expression) {
	const { session, frameId } = open;
	const world = {
		frameId,
		worldName: COUNTING_WORLD
	};
	const patience = {
		session,
		patienceMs: record.limits.maxBusyMs * 4
	};
	const ask = async () => {
		const wish = {
			expression,
			contextId: (await connection.send("Page.createIsolatedWorld", world, patience)).executionContextId,
			returnByValue: true
		};
		const { result, exceptionDetails } = await connection.send("Runtime.evaluate", wish, patience);
		return exceptionDetails === void 0 ? result.value : void 0;
	};
	try {
		return await record.over.during(ask());
	} catch (error) {
		if (record.guard.mayLeave && error instanceof CdpError && error.kind === "refused") return void 0;
		throw error;
	}
}
//#endregion
//#region src/render/page/settle.ts
/** Lets a page that was loaded come to rest; one that does not is noted. */
async function settle(at) {
	const { limits, book } = at.record;
	if (await isQuietWithin(at, {
		quietMs: limits.quietVirtualMs,
		atMostMs: limits.virtualBudgetMs
	})) return;
	book.note("not-settled", `still moving after ${limits.virtualBudgetMs} ms of its own time`);
}
/** Lets the page's time pass until it is quiet, its budget is used up, or a limit is reached. */
async function isQuietWithin(at, bounds) {
	const { record, open } = at;
	const { limits, over } = record;
	const endMs = open.time.grantedMs + bounds.atMostMs;
	let seen = bounds.before ?? "";
	let quietMs = 0;
	while (record.reached === null && quietMs < bounds.quietMs) {
		if (open.time.grantedMs >= endMs) return false;
		await over.during(untilAnswered(record));
		await over.during(orLimit(record, open.time.grant(limits.sliceMs)));
		await over.during(rest(restMsOf(record)));
		await over.during(othersHeard(at));
		const now = await lookOf$1(at);
		quietMs = now === seen && record.ledger.outstanding === 0 ? quietMs + limits.sliceMs : 0;
		seen = now;
	}
	return true;
}
/**
* Lets the page's time pass to a round figure: how long a page took to come to rest hangs a little on ours, and what is
* done to it next must find the same time on its clock whenever it is done.
*/
async function alignTime({ record, open }, toMs) {
	const restMs = (toMs - open.time.grantedMs % toMs) % toMs;
	if (restMs === 0 || record.reached !== null) return;
	await record.over.during(untilAnswered(record));
	await record.over.during(orLimit(record, open.time.grant(restMs)));
	await record.over.during(untilAnswered(record));
}
/** What tells a page that moves from one that does not. */
async function lookOf$1(at) {
	return `${at.record.ledger.count} ${at.record.children.workers} ${await changesOf(at)}`;
}
/** Work on other threads (workers, decoders, databases) keeps real time: it is given some with every slice. */
function restMsOf({ limits, children, ledger }) {
	return (children.workers > 0 || ledger.requests.some(({ asker }) => asker === "worker") ? limits.quietRealWithWorkersMs : limits.quietRealMs) * limits.sliceMs / limits.quietVirtualMs;
}
/** No time is granted while a request is out, a worker's too. */
async function untilAnswered(record) {
	while (record.ledger.outstanding > 0 && record.reached === null) await rest(POLL_MS);
}
/** A page whose requests are left unanswered never comes to the end of its slice. */
async function orLimit(record, granted) {
	let isOver = false;
	const done = granted.finally(() => isOver = true);
	done.catch(() => {});
	const reached = async () => {
		while (!isOver && record.reached === null) await rest(POLL_MS);
	};
	await Promise.race([done, reached()]);
}
var POLL_MS = 5;
function rest(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
/** Whoever answers has done what it was told before. A worker that does not is not waited for again. */
var deafWorkers = /* @__PURE__ */ new WeakMap();
async function othersHeard({ connection, targets }) {
	const deaf = deafWorkers.get(targets) ?? /* @__PURE__ */ new Set();
	deafWorkers.set(targets, deaf);
	const answers = targets.workerSessions.filter((session) => !deaf.has(session)).map((session) => connection.send("Runtime.evaluate", { expression: "0" }, {
		session,
		patienceMs: WORKER_PATIENCE_MS
	}).catch(() => deaf.add(session)));
	await Promise.all([...answers, connection.send("Browser.getVersion", {})]);
}
var WORKER_PATIENCE_MS = 1e3;
/** How often the tree of the page's own document changed. */
async function changesOf(at) {
	return String(await askPage(at, "globalThis.changes"));
}
/** Everything, as one object that the host asks. */
var ACTING_SCRIPT = `(() => {
  if (globalThis.acts) return;
  
  const visit = (look) => {
    let seen = 0;
    const into = (root) => {
      for (const element of root.querySelectorAll("*")) {
        if (++seen > 50000) return null;
        if (look(element)) return element;
        const found = element.shadowRoot && into(element.shadowRoot);
        if (found) return found;
      }
      return null;
    };
    return into(document);
  };
  const short = (text) => String(text).replace(/\\s+/g, " ").trim().slice(0, 80);
  const labelOf = (e) => short(e.getAttribute("aria-label") || e.innerText || e.getAttribute("value") || e.title || "");
  const nameOf = (e) => e.localName + (labelOf(e) ? " " + JSON.stringify(labelOf(e)) : "");
  const isShown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;

  ${`
  const whole = (words) => new RegExp("^(?:" + words + ")[\\\\s.…▾▼⌄›»+(\\\\d)]*$", "iu");
  const MORE = whole("${[
	"(?:load|show|view|see|read|display|fetch|get)\\\\s+(?:the\\\\s+)?(?:\\\\d+\\\\s+)?(?:more|older|newer|earlier|previous|next|all|further|additional|rest|remaining)(?:\\\\s.{0,40})?",
	"(?:more|older|earlier|further)(?:\\\\s+[\\\\p{L}\\\\d]+){0,3}",
	"(?:\\\\d+\\\\s+)?more(?:\\\\s+[\\\\p{L}\\\\d]+){0,2}",
	"mehr(?:\\\\s.{0,30})?|weitere(?:\\\\s.{0,30})?|alle?\\\\s+(?:an)?zeigen|ältere\\\\s.{0,30}",
	"(?:voir|afficher|charger|lire)\\\\s+(?:plus|tout|la suite)(?:\\\\s.{0,30})?|plus de\\\\s.{0,30}",
	"(?:ver|cargar|mostrar|leer)\\\\s+(?:más|todo)(?:\\\\s.{0,30})?",
	"(?:ver|carregar|mostrar|ler)\\\\s+(?:mais|tudo)(?:\\\\s.{0,30})?",
	"(?:carica|mostra|vedi|leggi)\\\\s+(?:altr[oi]|di più|tutt[oi])(?:\\\\s.{0,30})?",
	"(?:toon|laad|bekijk|lees)\\\\s+(?:meer|alle|alles)(?:\\\\s.{0,30})?|meer\\\\s+(?:laden|tonen|weergeven)",
	"(?:показать|загрузить)\\\\s+(?:ещё|еще|больше|все)(?:\\\\s.{0,30})?|ещё|もっと見る|さらに表示|加载更多|查看更多|显示更多|더 ?보기"
].join("|")}"), NEXT = whole("next|next page|next results|weiter|nächste(?: seite)?|suivante?|page suivante|siguiente|página siguiente|próxima|avanti|successiva|volgende|далее|次へ|次のページ|下一页|다음|›|»|>|→");
  const HARM = new RegExp("(?<![\\\\p{L}])(?:delete|remove|erase|discard|clear|log ?out|sign ?out|log ?off|sign ?in|log ?in|register|subscribe|unsubscribe|buy|order now|place order|pay|check ?out|purchase|add to|book now|donate|send|submit|post|publish|reply|comment now|vote|like|follow|unfollow|report|block|flag|share|save|cancel|confirm|accept|agree|reject|apply|download|print|reset|löschen|entfernen|abmelden|anmelden|kaufen|bestellen|bezahlen|senden|absenden|speichern|supprimer|retirer|déconnexion|acheter|commander|payer|envoyer|publier|eliminar|borrar|cerrar sesión|comprar|pagar|enviar|elimina|rimuovi|acquista|invia|excluir|remover|sair|verwijderen|kopen|verzenden|удалить|выйти|купить|отправить|削除|購入|送信|ログアウト|删除|购买|发送|退出)(?![\\\\p{L}])", "iu");
  const ATTRIBUTES = "[class*='load-more' i], [class*='loadmore' i], [class*='load_more' i], [class*='show-more' i], [data-load-more], [data-testid*='load-more' i]";
  const CLOSED = "[aria-expanded='false'], [data-toggle='collapse'].collapsed, [data-bs-toggle='collapse'].collapsed, .accordion-button.collapsed";
  const idle = new WeakSet(), opened = new WeakSet();
  const isButton = (e) => e.matches("button, [role='button'], input[type='button'], a");
  /** What was opened would be closed by another press. */
  const isOpened = (e) => opened.has(e) || e.getAttribute("aria-expanded") === "true";
  /** A link goes somewhere: it is on record as one, and not pressed. */
  const leads = (e) => {
    const href = e.closest("a[href]")?.getAttribute("href").trim();
    return href !== undefined && !/^($|#|javascript:)/i.test(href);
  };
  const sends = (e) => (e.form ?? e.closest("form")) && /^(submit|image|reset)$/.test(e.type ?? "");
  const isOff = (e) => e.disabled || e.getAttribute("aria-disabled") === "true" || e.closest("[inert]") !== null;
  /** A question may be about deleting; what deletes has a short label. */
  const harms = (label) => label.split(" ").length <= 4 && !label.endsWith("?") && HARM.test(label);
  const isFree = (e) => !leads(e) && !sends(e) && !isOff(e) && isShown(e);
  const mayPress = (e) => isFree(e) && !harms(labelOf(e));
  const isMenu = (e) => !["false", null].includes(e.getAttribute("aria-haspopup")) || e.matches("input, select, textarea, [role='combobox']");
  const nextClosed = () => visit((e) => {
    if (opened.has(e)) return false;
    if (e.localName === "details") return !e.open && !e.querySelector(":scope > summary") && isShown(e);
    if (e.localName === "summary") return e.parentElement?.localName === "details" && !e.parentElement.open && isFree(e);
    return e.matches(CLOSED) && !isMenu(e) && mayPress(e);
  });
  const nextMore = () => visit((e) =>
    isButton(e) && !idle.has(e) && !isOpened(e) && !isMenu(e) && (MORE.test(labelOf(e)) || (e.matches(ATTRIBUTES) && labelOf(e) !== "")) && mayPress(e));
  const nextPager = () => visit((e) =>
    isButton(e) && !idle.has(e) && NEXT.test(labelOf(e)) && e.closest("nav, [role='navigation'], [class*='pag' i], [aria-label*='pag' i]") !== null && mayPress(e));
  const open = (e) => {
    opened.add(e);
    if (e.localName === "details") e.open = true;
    else press(e);
  };
  const leaveIfIdle = (e, brought) => void (brought || idle.add(e));
  /** As a pointer does it; what listens to pointers alone hears it, too. */
  const press = (e) => {
    e.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = e.getBoundingClientRect();
    const how = { bubbles: true, cancelable: true, composed: true, button: 0, clientX: x + width / 2, clientY: y + height / 2, view: window };
    const pointer = { ...how, pointerId: 1, pointerType: "mouse", isPrimary: true };
    e.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
    e.dispatchEvent(new MouseEvent("mousedown", { ...how, buttons: 1 }));
    if (e.isConnected) e.focus?.({ preventScroll: true });
    e.dispatchEvent(new PointerEvent("pointerup", pointer));
    e.dispatchEvent(new MouseEvent("mouseup", how));
    e.click();
  };
`}
  
  const MOST_INNER = 5, LEAST_HEIGHT = 200, LEAST_WIDTH = 200;
  const moved = new Set();
  const isScroller = (e) => e.scrollHeight > e.clientHeight + 50 && e.clientHeight >= LEAST_HEIGHT &&
    e.clientWidth >= LEAST_WIDTH && /auto|scroll|overlay/.test(getComputedStyle(e).overflowY) && isShown(e);
  const isAtEnd = (e) => e.scrollTop + e.clientHeight >= e.scrollHeight - 2;
  const stuck = new WeakSet();
  const canScroll = (e) => !isAtEnd(e) && !stuck.has(e);
  const nextScroller = () => {
    const page = document.scrollingElement;
    if (page && canScroll(page)) return page;
    const mayMove = (e) => moved.has(e) || moved.size <= MOST_INNER;
    return visit((e) => e !== page && mayMove(e) && isScroller(e) && canScroll(e));
  };
  const scroll = (e) => {
    const from = e.scrollTop;
    moved.add(e);
    e.scrollTo({ top: from + Math.floor(e.clientHeight * 0.9), behavior: "instant" });
    if (e.scrollTop <= from) stuck.add(e);
  };
  const scrollHome = () => { for (const e of moved) e.scrollTo({ top: 0, behavior: "instant" }); };

  
  const played = new WeakSet();
  const hasSource = (e) => e.hasAttribute("src") || e.currentSrc || e.querySelector("source[src]");
  const nextMedia = () => visit((e) => e.matches("video, audio") && !played.has(e) && hasSource(e));
  const play = (e) => {
    played.add(e);
    e.muted = true;
    e.preload = "auto";
    e.play().catch(() => {});
  };

  const KINDS = {
    scroll: { next: nextScroller, name: (e) => (e === document.scrollingElement ? "page" : nameOf(e)) + " from " + Math.round(e.scrollTop) + " px", act: scroll, after: () => {} },
    media: { next: nextMedia, name: (e) => e.localName + " " + short(e.currentSrc || e.getAttribute("src") || e.querySelector("source").getAttribute("src")), act: play, after: (e) => e.pause() },
    expand: { next: nextClosed, name: nameOf, act: open, after: () => {} },
    "load-more": { next: nextMore, name: nameOf, act: press, after: leaveIfIdle },
    pages: { next: nextPager, name: nameOf, act: press, after: leaveIfIdle },
  };
  let chosen = null, isDrawn = true;
  const told = new Set();
  globalThis.acts = {
    find(kind) {
      chosen = KINDS[kind].next();
      return chosen && KINDS[kind].name(chosen);
    },
    act(kind) {
      isDrawn = false;
      requestAnimationFrame(() => requestAnimationFrame(() => { isDrawn = true; }));
      KINDS[kind].act(chosen);
    },
    /** Whether the page was drawn since: what watches for elements in view is told then. */
    isDrawn: () => isDrawn,
    after(kind, brought) { KINDS[kind].after(chosen, brought); chosen = null; },
    scrollHome,
    /** How much there is; a spinner that turns is nothing more. */
    measure() {
      let count = 0;
      visit(() => void count++);
      return count + " " + document.documentElement.textContent.length;
    },
    /** Addresses that were not told before. */
    links() {
      const fresh = [];
      visit((e) => {
        const href = e.localName === "a" || e.localName === "area" ? e.getAttribute("href") : null;
        if (href === null || !URL.canParse(href, document.baseURI)) return;
        const url = new URL(href, document.baseURI).href;
        if (told.has(url) || fresh.length >= 2000) return;
        told.add(url);
        fresh.push(url);
      });
      return fresh;
    },
    query(selector) {
      document.querySelector(selector);
      chosen = visit((e) => e.matches(selector));
      return chosen !== null;
    },
    press() { press(chosen); },
    choose: () => chosen,
    visit,
  };
})();
`;
//#endregion
//#region src/render/behaviours/page-hand.ts
/** The hand on a page. */
function handOn(at) {
	const ask = (expression) => askOrLimit(at, `${ACTING_SCRIPT}${expression}`);
	const named = (name, ...given) => ask(`acts.${name}(${given.map((one) => JSON.stringify(one)).join()})`);
	return {
		find: async (kind) => textOrNull(await named("find", kind)),
		act: async (kind) => void await named("act", kind),
		after: async (kind, hasBrought) => void await named("after", kind, hasBrought),
		isDrawn: async () => await named("isDrawn") !== false,
		measure: async () => String(await named("measure")),
		scrollHome: async () => void await named("scrollHome"),
		collectLinks: async () => {
			const links = await named("links");
			if (!Array.isArray(links)) return;
			for (const url of links) if (typeof url === "string") at.record.addLink(url, "element");
		},
		ask
	};
}
function textOrNull(value) {
	return typeof value === "string" ? value.slice(0, 200) : null;
}
/** A page that has reached its limit may hold a script for good: it is not waited for. */
async function askOrLimit(at, expression) {
	const asked = askPage(at, expression);
	await orLimit(at.record, asked);
	return at.record.reached === null ? asked : void 0;
}
//#endregion
//#region src/render/behaviours/act-once.ts
/** And follow each other at multiples of this. */
var ACT_MS = 1e3;
/** Pages are drawn in real time: on a busy machine later than their own time says. */
var MOST_SLICES_UNDRAWN = 12;
/** Does one thing to a page, and says to the page's side whether it brought anything. */
async function actOnce(at, kind, target) {
	const { ledger, guard, log, limits } = at.record;
	const hand = handOn(at);
	const [requests, refused] = [ledger.ownCount, guard.refused];
	const [before, measure] = [await lookOf$1(at), await hand.measure()];
	const act = log.beginAct(kind, target);
	await hand.act(kind);
	await untilDrawn(at);
	await isQuietWithin(at, {
		quietMs: kind === "scroll" ? 2 * limits.sliceMs : limits.actQuietVirtualMs,
		atMostMs: limits.actVirtualMs,
		before
	});
	await alignTime(at, ACT_MS);
	act.requestsLedTo = ledger.ownCount - requests;
	act.refused = guard.refused - refused;
	const isMore = act.requestsLedTo > act.refused || await hand.measure() !== measure;
	await hand.after(kind, isMore && act.refused === 0);
	await hand.collectLinks();
}
async function untilDrawn(at) {
	const { sliceMs } = at.record.limits;
	for (let slice = 0; slice < MOST_SLICES_UNDRAWN && at.record.reached === null; slice++) {
		if (await handOn(at).isDrawn()) return;
		await isQuietWithin(at, {
			quietMs: sliceMs,
			atMostMs: sliceMs
		});
	}
}
//#endregion
//#region src/render/behaviours/behave.ts
/** What shows more of a page leads to more of itself: in turn, until nothing is left. */
var IN_TURN = [
	"scroll",
	"expand",
	"load-more"
];
/** Acts begin at a multiple of this of the page's own time. */
var FIRST_ACT_MS = 5e3;
/** Does what is wanted, and lets the page come to rest at its beginning. */
async function behave(at, wanted) {
	const { record, open } = at;
	record.guard.act();
	const bounds = new ActBounds(at);
	const isWanted = (kind) => wanted.includes(kind);
	await alignTime(at, FIRST_ACT_MS);
	await handOn(at).collectLinks();
	let isMore = true;
	while (isMore) {
		isMore = false;
		for (const kind of IN_TURN.filter(isWanted)) isMore = await exhaust(at, kind, bounds) || isMore;
	}
	const others = BEHAVIOURS.filter((kind) => !IN_TURN.includes(kind));
	for (const kind of others.filter(isWanted)) await exhaust(at, kind, bounds);
	if (record.log.acts.length === 0 || record.reached !== null) return;
	await handOn(at).scrollHome();
	if (open.time.grantedMs < bounds.endMs) await settle(at);
	else await isQuietWithin(at, {
		quietMs: record.limits.actQuietVirtualMs,
		atMostMs: record.limits.actVirtualMs
	});
}
/** Goes on with one behaviour until there is nothing to do or a bound is reached; whether anything was done. */
async function exhaust(at, kind, bounds) {
	let isDone = false;
	while (at.record.reached === null) {
		const target = await handOn(at).find(kind);
		if (target === null) break;
		const bound = bounds.reachedBy(kind);
		if (bound !== null) {
			at.record.book.note("acts-bounded", `${kind}: ${bound}`);
			return false;
		}
		await actOnce(at, kind, target);
		isDone = true;
	}
	return isDone;
}
/** Counted in acts, requests and the page's own time, so that the same bytes end at the same act. */
var ActBounds = class {
	endMs;
	#at;
	#requestsBefore;
	constructor(at) {
		this.#at = at;
		this.#requestsBefore = at.record.ledger.ownCount;
		this.endMs = at.open.time.grantedMs + at.record.limits.actsVirtualMs;
	}
	/** The bound that keeps a behaviour from another act, in words. */
	reachedBy(kind) {
		const { record, open } = this.#at;
		const { limits, log, ledger } = record;
		if (log.acts.length >= limits.maxActs) return `${limits.maxActs} acts altogether`;
		if (log.acts.filter((act) => act.kind === kind).length >= limits.maxActsOfKind) return `${limits.maxActsOfKind} acts`;
		if (ledger.ownCount - this.#requestsBefore >= limits.maxActRequests) return `${limits.maxActRequests} requests`;
		if (ledger.ownCount >= .8 * limits.maxRequests) return `${ledger.ownCount} requests of the page altogether`;
		return open.time.grantedMs >= this.endMs ? `${limits.actsVirtualMs} ms of the page's time` : null;
	}
};
//#endregion
//#region src/render/requests/fulfil.ts
/** Head and body for `Fetch.fulfillRequest`: the fields as they came, in order, each ended by NUL. */
function fulfilmentOf(requestId, { status, reason, headers, body }) {
	const lines = headers.map(([name, value]) => `${name}: ${value}`.replaceAll("\0", ""));
	return {
		requestId,
		responseCode: status,
		...reason ? { responsePhrase: reason } : {},
		binaryResponseHeaders: Buffer.from(lines.join("\0"), "latin1").toString("base64"),
		body: Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("base64")
	};
}
/** Whether Chromium takes such a status: it refuses those that no final response has. */
function isShowableStatus(status) {
	return Number.isInteger(status) && status >= 200 && status <= 599;
}
/** What the browser is told of a fetch that failed. */
function reasonOf(code) {
	const [, reason = "Failed"] = REASONS.find(([pattern]) => pattern.test(code)) ?? [];
	return reason;
}
var REASONS = [
	[/time|slow/i, "TimedOut"],
	[/dns|name|ENOTFOUND/i, "NameNotResolved"],
	[/ECONNREFUSED|connect-refused/i, "ConnectionRefused"],
	[/reset|closed|EPIPE|disconnect/i, "ConnectionClosed"],
	[/unreach|private-address/i, "AddressUnreachable"]
];
//#endregion
//#region src/render/requests/request-fields.ts
/** Used where nothing else is said; the user agent is the browser's. */
var FIELD_PROFILE = {
	acceptLanguage: "en-US,en;q=0.9",
	acceptEncoding: "gzip",
	isRefererCut: true
};
/** Written by the fetcher: they frame the message or belong to the connection (RFC 9112 sections 3.2, 6 and 9). */
var NOT_OURS = /* @__PURE__ */ new Set([
	"host",
	"connection",
	"content-length",
	"transfer-encoding",
	"keep-alive",
	"upgrade"
]);
/** As browsers send them; what is not named follows by name. */
var ORDER = [
	"user-agent",
	"accept",
	"accept-language",
	"accept-encoding",
	"content-type",
	"origin",
	"referer",
	"cookie",
	"upgrade-insecure-requests",
	"sec-fetch-dest",
	"sec-fetch-mode",
	"sec-fetch-site"
];
/** All fields but those of the connection. */
function wireFields(asked, profile) {
	const fields = /* @__PURE__ */ new Map();
	const put = (name, value) => fields.set(name.toLowerCase(), [name, value]);
	put("User-Agent", profile.userAgent);
	put("Accept", "*/*");
	put("Accept-Language", profile.acceptLanguage);
	put("Accept-Encoding", profile.acceptEncoding);
	for (const [name, value] of fetchMetadata(asked)) put(name, value);
	for (const [name, value] of Object.entries(asked.headers)) {
		const key = name.toLowerCase();
		if (NOT_OURS.has(key) || !isSendable(name, value)) continue;
		put(name, key === "referer" && profile.isRefererCut ? originOf(value) : value);
	}
	return [...fields].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(([, field]) => field);
}
function rank(name) {
	const at = ORDER.indexOf(name);
	return at === -1 ? ORDER.length : at;
}
/** A field that would break its line is none of the page's to send. */
function isSendable(name, value) {
	return /^[!#$%&'*+.^_`|~\w-]{1,256}$/.test(name) && !/[^\t\x20-\x7e\x80-\xff]/.test(value);
}
function originOf(address) {
	return URL.canParse(address) ? `${new URL(address).origin}/` : address;
}
/** What a request is for (Fetch Metadata): Chromium adds these below the place at which we answer. */
function fetchMetadata(asked) {
	return [
		["Sec-Fetch-Dest", destinationOf(asked)],
		["Sec-Fetch-Mode", modeOf(asked)],
		["Sec-Fetch-Site", asked.isMainDocument && !asked.isLedTo ? "none" : siteOf(asked)]
	];
}
function modeOf({ resourceType, method, headers, workerKind }) {
	if (resourceType === "Document") return "navigate";
	if (headers["Origin"] !== void 0 && /^(?:GET|HEAD)$/.test(method)) return "cors";
	return workerKind === null ? MODES[resourceType] ?? "no-cors" : "same-origin";
}
var MODES = {
	XHR: "cors",
	Fetch: "cors",
	Font: "cors",
	EventSource: "cors",
	Manifest: "cors",
	Preflight: "cors",
	TextTrack: "cors"
};
var DESTINATIONS = {
	Stylesheet: "style",
	Image: "image",
	Media: "video",
	Font: "font",
	Script: "script",
	TextTrack: "track",
	Manifest: "manifest"
};
function destinationOf({ resourceType, isMainDocument, workerKind, headers }) {
	if (resourceType === "Document") return isMainDocument ? "document" : "iframe";
	if (workerKind !== null) return workerKind;
	if (resourceType === "Other" && headers["Accept"]?.startsWith("image/")) return "image";
	return DESTINATIONS[resourceType] ?? "empty";
}
function siteOf({ url, pageUrl, headers }) {
	const from = [
		headers["Origin"],
		headers["Referer"],
		pageUrl
	].find((one) => one !== void 0 && URL.canParse(one));
	if (from === void 0 || !URL.canParse(url)) return "cross-site";
	const [asking, asked] = [new URL(from), new URL(url)];
	if (asking.origin === asked.origin) return "same-origin";
	return asking.protocol === asked.protocol && registered(asking) === registered(asked) ? "same-site" : "cross-site";
}
/** The last two labels of a name, three below short ones (co.uk): near enough to the list of public suffixes. */
function registered({ hostname }) {
	if (/^[\d.]+$|^\[/.test(hostname)) return hostname;
	const labels = hostname.split(".");
	const count = (labels.at(-2) ?? "").length <= 3 ? 3 : 2;
	return labels.slice(-count).join(".");
}
//#endregion
//#region src/render/requests/request-identity.ts
/** SHA-256 over the whole message, each part with its length, so that no part can be taken for another. */
function requestIdentity({ method, url, headers, body }) {
	const hash = createHash("sha256");
	const parts = [
		method,
		url,
		String(headers.length),
		...headers.flat()
	].map((text) => Buffer.from(text, "utf8"));
	for (const part of [...parts, body ?? /* @__PURE__ */ new Uint8Array()]) hash.update(`${part.length}:`).update(part);
	return `sha-256:${hash.update(body === null ? "-" : "+").digest("hex")}`;
}
/** The body of a paused request; `undefined` where it has one that the browser does not tell (a file, a stream). */
function bodyOf({ hasPostData, postData, postDataEntries }) {
	if (hasPostData !== true) return null;
	const entries = postDataEntries ?? [];
	if (entries.length > 0 && entries.every(({ bytes }) => bytes !== void 0)) return Buffer.concat(entries.map(({ bytes = "" }) => Buffer.from(bytes, "base64")));
	return entries.length === 0 && postData !== void 0 ? Buffer.from(postData, "utf8") : void 0;
}
/** Without its fragment, which is never sent (RFC 9110 section 4.2.5). */
function sentUrl(url) {
	return url.split("#", 1)[0] ?? url;
}
//#endregion
//#region src/render/requests/made-request.ts
/** The request; `null` where the browser does not tell it whole. */
function requestFrom({ request, resourceType }, at) {
	const { page, profile, asker, guard, secrets } = at;
	const { method, headers: given } = request;
	const url = sentUrl(request.url);
	const body = bodyOf(request);
	if (body === void 0) return null;
	const message = {
		method,
		url,
		headers: wireFields({
			method,
			url,
			resourceType,
			isMainDocument: at.document !== null,
			isLedTo: at.document === "later",
			pageUrl: page.url,
			workerKind: at.workerKind,
			headers: given
		}, profile),
		body
	};
	const isSecret = secrets !== null && (guard.mayCarrySecret(body) || placesOf(message).some((one) => secrets.isIn(one)));
	const identity = requestIdentity(isSecret ? maskedMessage(message, secrets) : message);
	const once = guard.sendsOnce(method) ? { isSentOnce: true } : {};
	const told = {
		...message,
		resourceType,
		asker,
		pageUrl: page.url,
		identity,
		...once
	};
	return isSecret ? {
		...told,
		carriesSecret: true
	} : told;
}
/** Where a secret can stand in a message. */
function placesOf({ url, headers, body }) {
	return [
		url,
		...headers.map(([, value]) => value),
		...body === null ? [] : [body]
	];
}
/** A digest of the message itself would let short secrets be guessed. */
function maskedMessage(message, secrets) {
	const { method, url, headers, body } = message;
	const isFound = body !== null && secrets.isIn(body);
	return {
		method,
		url: secrets.maskedText(url),
		headers: headers.map(([name, value]) => [name, secrets.maskedText(value)]),
		body: body === null ? null : Buffer.from(isFound ? secrets.maskedText(textOf$1(body)) : "*")
	};
}
function textOf$1(body) {
	return Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8");
}
//#endregion
//#region src/render/requests/interceptor.ts
/** Where requests of these kinds go nobody waits for their answer: they are answered by us, and noted. */
var LOCAL = {
	Ping: "beacon",
	CSPViolationReport: "report"
};
/** Answers the requests of one page. */
var Interceptor = class {
	#connection;
	#at;
	#isDocumentGiven = false;
	constructor(connection, at) {
		this.#connection = connection;
		this.#at = at;
	}
	/** Takes a paused request. */
	take(paused) {
		const isMain = this.#isMain(paused);
		if (isMain || !this.#at.guard.isFormPossible(paused)) return this.#take(paused, isMain);
		this.#at.heard().then(() => this.#take(paused, false), () => this.#fail(paused.requestId, "Aborted"));
	}
	#isMain({ frameId, resourceType }) {
		return resourceType === "Document" && this.#at.roleOf(frameId) === "page";
	}
	#take(paused, isMain) {
		const { url } = paused.request;
		const role = this.#at.roleOf(paused.frameId);
		const document = isMain ? this.#isDocumentGiven ? "later" : "first" : null;
		if (document === "later" && !this.#mayFollow(url)) return this.#fail(paused.requestId, "Aborted");
		if (/^(data|blob):/i.test(url)) return this.#quietly("Fetch.continueRequest", paused.requestId);
		if (isTabIcon(paused)) return this.#fail(paused.requestId, "Aborted");
		if (!/^https?:/i.test(url) || role === "popup") return this.#fail(paused.requestId, "Aborted");
		if (this.#at.isOver()) return this.#at.ledger.leaveOpen("over-limit", url, "asked after a limit was reached");
		const request = requestFrom(paused, {
			...this.#at,
			asker: role,
			document,
			workerKind: this.#at.workerKindOf(paused)
		});
		if (request === null) {
			this.#at.ledger.leaveOpen("refused", url, "the browser does not tell the request's body");
			return this.#fail(paused.requestId, "Failed");
		}
		this.#isDocumentGiven ||= isMain;
		const objection = request.resourceType in LOCAL ? null : this.#at.guard.objectionTo(paused);
		if (objection !== null) return this.#refuse(paused.requestId, request, objection);
		this.#answer(paused.requestId, request, document);
	}
	/** Only a step may lead a page elsewhere. */
	#mayFollow(url) {
		const { guard } = this.#at;
		this.#at.onNavigation(url);
		if (guard.mayLeave && /^https?:/i.test(url)) return true;
		guard.refuse();
		return false;
	}
	/** Nothing is sent by what we do to a page: the request is on record, and nobody is asked. */
	#refuse(requestId, request, why) {
		const { ledger, guard } = this.#at;
		guard.refuse();
		this.#at.onRefusal(`${request.method} ${request.url}`);
		ledger.leaveOpen("refused", request.url, why);
		ledger.begin(request)({
			kind: "open",
			why: "refused"
		});
		this.#fail(requestId, "BlockedByClient");
	}
	async #answer(requestId, request, document) {
		const isFirst = document === "first";
		const { ledger, limits, page, signal } = this.#at;
		const isOverLimit = ledger.count >= limits.maxRequests || ledger.bytes >= limits.maxPageBytes;
		const end = ledger.begin(request);
		const local = LOCAL[request.resourceType];
		if (local) {
			ledger.leaveOpen(local, request.url, `${request.method}, answered here with 204`);
			end({
				kind: "open",
				why: local
			});
			return this.#fulfil(requestId, {
				status: 204,
				headers: [],
				body: /* @__PURE__ */ new Uint8Array()
			});
		}
		if (isOverLimit && !isFirst) {
			ledger.leaveOpen("over-limit", request.url, "the page asked for more than it may");
			end({
				kind: "open",
				why: "over-limit"
			});
			return this.#at.onLimit(ledger.bytes >= limits.maxPageBytes ? "bytes" : "requests");
		}
		try {
			const answer = isFirst ? page.document : await page.answer(request, signal);
			if (!signal.aborted) this.#give(requestId, {
				request,
				answer,
				end,
				isLater: document === "later"
			});
		} catch (fault) {
			this.#at.onFault(fault);
		}
	}
	#give(requestId, { request, answer, end, isLater }) {
		const { ledger, limits } = this.#at;
		this.#learnSession(request, answer);
		const fail = (reason) => this.#fail(requestId, isLater ? "Aborted" : reason);
		const leave = (why, detail, reason) => {
			ledger.leaveOpen(why, request.url, detail);
			end({
				kind: "open",
				why
			});
			fail(reason);
		};
		if (answer.kind === "truncated") return leave("truncated", `the response was not whole (${answer.id})`, "ConnectionClosed");
		if (answer.kind === "refused") return leave("refused", answer.why, "BlockedByClient");
		if (answer.kind === "failed") {
			end({
				kind: "failed",
				code: answer.code
			});
			return fail(reasonOf(answer.code));
		}
		if (answer.body.length > limits.maxAnswerBytes) return leave("over-size", `${answer.body.length} bytes (${answer.id})`, "Failed");
		if (!isShowableStatus(answer.status)) return leave("refused", `status ${answer.status} (${answer.id})`, "Failed");
		if (answer.isEndless) ledger.leaveOpen("endless-stream", request.url, `its beginning was shown (${answer.id})`);
		end({
			kind: "answered",
			id: answer.id,
			status: answer.status
		}, answer.body.length);
		this.#fulfil(requestId, answer);
	}
	/** A session that was opened by a secret is one. */
	#learnSession({ carriesSecret, headers }, answer) {
		if (!carriesSecret || answer.kind !== "response") return;
		const fields = [...headers, ...answer.headers];
		for (const value of fields.flatMap(cookieValues)) this.#at.secrets?.learn(value);
	}
	#fulfil(requestId, answer) {
		const { limits } = this.#at;
		const patience = { patienceMs: limits.maxBusyMs * 4 };
		this.#connection.send("Fetch.fulfillRequest", fulfilmentOf(requestId, answer), patience).catch(() => {});
	}
	#fail(requestId, errorReason) {
		this.#connection.send("Fetch.failRequest", {
			requestId,
			errorReason
		}).catch(() => {});
	}
	#quietly(method, requestId) {
		this.#connection.send(method, { requestId }).catch(() => {});
	}
};
/** The browser's own wish for a picture in its tab, once for many pages: no part of what a page shows. */
function isTabIcon({ resourceType, request: { headers } }) {
	const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === "accept")?.[1];
	return resourceType === "Other" && accept?.startsWith("image/") === true;
}
/** Values of cookies as they are set (RFC 6265 section 4.1) and sent (section 4.2). */
function cookieValues([name, value]) {
	if (!/^(set-)?cookie$/i.test(name)) return [];
	return (/^set/i.test(name) ? [value.split(";", 1)[0] ?? ""] : value.split(";")).map((pair) => pair.slice(pair.indexOf("=") + 1).trim());
}
/** Refuses whatever is asked for while no page is shown: nobody is there whose it could be. */
function refuseRequests(connection) {
	connection.on("", "Fetch.requestPaused", ({ requestId }) => {
		connection.send("Fetch.failRequest", {
			requestId,
			errorReason: "Aborted"
		}).catch(() => {});
	});
}
//#endregion
//#region src/render/page/read-boxes.ts
var ELEMENT$1 = 1;
var DOCUMENT = 9;
/** The longest colour that browsers write has some forty characters. */
var MAX_COLOUR_CHARS = 64;
/** What is nested deeper has no path: paths of a page that nests without end would outgrow it. */
var MAX_PATH_CHARS = 1500;
var TRANSPARENT = /^rgba\(.*, 0\)$|^transparent$|^$/;
/** The styles that a snapshot is asked for, in the order in which they are read. */
var BOX_STYLES = [
	"font-size",
	"background-color",
	"background-image",
	"visibility",
	"opacity"
];
/** Every element of a document that has a box, in the order of the tree. */
function readBoxes(one, document, strings) {
	const paths = pathsOf(one);
	return one.layout.nodeIndex.flatMap((node, at) => {
		if (one.nodes.nodeType?.[node] !== ELEMENT$1) return [];
		const [x = 0, y = 0, width = 0, height = 0] = one.layout.bounds[at] ?? [];
		const name = (strings[one.nodes.nodeName?.[node] ?? -1] ?? "").toLowerCase();
		const styles = (one.layout.styles?.[at] ?? []).map((place) => strings[place] ?? "");
		return [{
			name,
			document,
			path: paths[node] ?? "",
			x,
			y,
			width,
			height,
			...lookOf(styles)
		}];
	});
}
function lookOf([font = "", colour = "", image = "none", visibility = "visible", opacity = "1"]) {
	const painted = TRANSPARENT.test(colour) ? "" : colour.slice(0, MAX_COLOUR_CHARS);
	return {
		fontPx: Number.parseFloat(font) || 0,
		background: image !== "none" && image !== "" ? "image" : painted,
		isVisible: visibility === "visible" && Number(opacity) !== 0
	};
}
/** The path of every node that is an element of the document's own tree; parents come before their children. */
function pathsOf({ nodes }) {
	const paths = [];
	const counts = [];
	const pseudo = new Set(nodes.pseudoType?.index);
	const parents = nodes.parentIndex ?? [];
	for (const [node, type] of (nodes.nodeType ?? []).entries()) {
		const parent = parents[node] ?? -1;
		const above = nodes.nodeType?.[parent] === DOCUMENT ? "" : paths[parent];
		if (type !== ELEMENT$1 || above === void 0 || pseudo.has(node)) continue;
		const number = counts[parent] ?? 0;
		counts[parent] = number + 1;
		const path = above === "" ? String(number) : `${above}/${number}`;
		if (path.length <= MAX_PATH_CHARS) paths[node] = path;
	}
	return paths;
}
//#endregion
//#region src/render/page/read-tree.ts
var ELEMENT = 1;
/** What the snapshot shows; links that were found otherwise come after its own. */
function readTree(snapshot, found, limits, secrets = null) {
	const whole = readText(snapshot, secrets);
	const links = distinct([...snapshot.documents.flatMap((one) => linksOf(one, snapshot.strings)), ...found]);
	const boxes = snapshot.documents.flatMap((one, at) => readBoxes(one, at, snapshot.strings));
	const text = whole.slice(0, limits.maxTextChars);
	return {
		text,
		textDigest: sha256Digest(Buffer.from(whole, "utf8")),
		links: links.slice(0, limits.maxLinks),
		boxes: boxes.slice(0, limits.maxBoxes),
		isCut: whole.length > text.length || links.length > limits.maxLinks || boxes.length > limits.maxBoxes
	};
}
/** The text alone, of all documents; a digest of it must not tell a secret. */
function readText({ documents, strings }, secrets) {
	const whole = documents.map((one) => textOf(one, strings)).join("\n").trim();
	return secrets?.maskedText(whole) ?? whole;
}
/** Title, address and language of the page's own document. */
function readHead({ documents, strings }) {
	const [page] = documents;
	const at = page?.nodes.nodeType?.indexOf(ELEMENT) ?? -1;
	const html = attributesOf(page?.nodes.attributes?.[at] ?? [], strings);
	return {
		title: strings[page?.title ?? -1] ?? "",
		finalUrl: strings[page?.documentURL ?? -1] ?? "",
		language: html.get("lang") ?? ""
	};
}
/** Text in the order of the tree; what stands on another line than the text before it begins one. */
function textOf({ layout }, strings) {
	const lines = [];
	let lastY = NaN;
	for (const [at, place] of layout.text.entries()) {
		const text = strings[place];
		if (text === void 0) continue;
		const y = Math.round(layout.bounds[at]?.[1] ?? 0);
		if (y === lastY && lines.length > 0) lines[lines.length - 1] += text;
		else lines.push(text);
		lastY = y;
	}
	return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "").join("\n");
}
function linksOf(document, strings) {
	const base = strings[document.baseURL] ?? "";
	return (document.nodes.attributes ?? []).flatMap((places, at) => {
		if (places.length === 0) return [];
		const name = strings[document.nodes.nodeName?.[at] ?? -1] ?? "";
		const attributes = attributesOf(places, strings);
		const element = /^(a|area)$/i.test(name) ? attributes.get("href") ?? attributes.get("xlink:href") : void 0;
		const handlers = handlerAddresses(attributes.get("onclick") ?? "");
		return [...element === void 0 ? [] : resolved(element, base, "element"), ...handlers.flatMap((address) => resolved(address, base, "handler"))];
	});
}
/** Where a handler sends the page, as far as it is written out in it. */
var HANDLER = /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\(|\b(?:window\.)?open\()\s*(["'])((?:(?!\1).){1,2000})\1/g;
/** Addresses in the text of an onclick attribute. */
function handlerAddresses(text) {
	return [...text.slice(0, 1e4).matchAll(HANDLER)].map(([, , address = ""]) => address);
}
function resolved(address, base, found) {
	const written = address.trim();
	if (!URL.canParse(written, base || void 0)) return [];
	const url = new URL(written, base || void 0);
	return /^https?:$/.test(url.protocol) ? [{
		url: url.href,
		found
	}] : [];
}
/** Each address as it was found first. */
function distinct(links) {
	const byUrl = /* @__PURE__ */ new Map();
	for (const link of links) if (!byUrl.has(link.url)) byUrl.set(link.url, link);
	return [...byUrl.values()];
}
function attributesOf(places, strings) {
	const attributes = /* @__PURE__ */ new Map();
	for (let at = 0; at + 1 < places.length; at += 2) attributes.set((strings[places[at] ?? -1] ?? "").toLowerCase(), strings[places[at + 1] ?? -1] ?? "");
	return attributes;
}
//#endregion
//#region src/render/steps/hidden-secrets.ts
/** Takes pictures while nothing secret is shown; `null` where that cannot be had. */
async function withoutSecrets(at, take) {
	const values = at.record.guard.filledSecrets;
	if (values.length === 0) return take();
	await handOn(at).ask(`(${HIDE_SCRIPT})(acts.visit, ${JSON.stringify(values)})`);
	try {
		if (!await isShown(at)) return await take();
		at.record.book.note("cut", "a picture: a secret is shown in it");
		return null;
	} finally {
		if (at.record.reached === null) await handOn(at).ask(SHOW_SCRIPT);
	}
}
/** By the text as it is laid out, values of fields and closed shadow roots included. */
async function isShown({ connection, record, open }) {
	const patience = {
		session: open.session,
		patienceMs: record.limits.maxBusyMs
	};
	const asked = connection.send("DOMSnapshot.captureSnapshot", { computedStyles: [] }, patience);
	const text = readText(await record.over.during(asked), null);
	return record.secrets?.isIn(text) ?? false;
}
var HIDE_SCRIPT = `(visit, values) => {
  const has = (text) => values.some((value) => text.toLowerCase().includes(value.toLowerCase()));
  globalThis.shownAgain = [];
  const put = (holder, name) => {
    const was = holder[name];
    globalThis.shownAgain.push(() => { holder[name] = was; });
    holder[name] = "••••••••";
  };
  const texts = (root) => {
    for (const node of root.childNodes) if (node.nodeType === Node.TEXT_NODE && has(node.data)) put(node, "data");
  };
  visit((e) => {
    if (e.matches("input, textarea") && e.type !== "password" && has(e.value)) put(e, "value");
    if (e.matches("[placeholder]") && has(e.placeholder)) put(e, "placeholder");
    texts(e);
    if (e.shadowRoot) texts(e.shadowRoot);
  });
}`;
var SHOW_SCRIPT = `for (const show of globalThis.shownAgain ?? []) show();`;
//#endregion
//#region src/render/steps/record-step.ts
/** So many requests of a step are named. */
var MOST_NAMED = 100;
var NO_TEXT = sha256Digest(/* @__PURE__ */ new Uint8Array());
/** Takes one step and puts it down; the entry stands before, in case the page does not survive it. */
async function recordStep(at, step, place, take) {
	const { ledger, guard, log } = at.record;
	const [requests, refused, before] = [
		ledger.ownCount,
		guard.refused,
		await addressOf(at)
	];
	const [asked, pictures] = [ledger.count, log.pictures.length];
	const entry = log.beginStep({
		place,
		step: describeStep(step),
		end: "failed",
		requestsLedTo: 0,
		requests: [],
		refused: 0,
		wentTo: null,
		textDigest: NO_TEXT,
		pictures: []
	});
	entry.end = await take();
	entry.requestsLedTo = ledger.ownCount - requests;
	entry.requests = named(ledger.requests.slice(asked));
	entry.pictures = log.pictures.slice(pictures).flatMap(({ name }) => name ?? []);
	entry.refused = guard.refused - refused;
	if (entry.end === "not-reached") return entry.end;
	const after = await addressOf(at);
	entry.wentTo = after === before ? null : after;
	entry.textDigest = await textDigestOf(at);
	return entry.end;
}
/** Sorted, since what is asked for at once comes in any order; icons are asked for when the browser likes. */
function named(requests) {
	const own = requests.filter(({ resourceType }) => resourceType !== "Other");
	return [...new Set(own.map(({ method, url }) => `${method} ${url}`))].sort().slice(0, MOST_NAMED);
}
/** Kind and selector. */
function describeStep(step) {
	if ("click" in step) return `click ${step.click.selector}`;
	if ("fill" in step) return `fill ${step.fill.selector}`;
	if ("wait" in step) return `wait ${step.wait.selector ?? "until quiet"}`;
	if ("screenshot" in step) return `screenshot ${step.screenshot.name}`;
	return `repeat ${step.repeat.times} times`;
}
async function addressOf(at) {
	return String(await askPage(at, "location.href")).slice(0, 2e3);
}
async function textDigestOf({ connection, record, open }) {
	if (record.reached !== null) return NO_TEXT;
	const patience = {
		session: open.session,
		patienceMs: record.limits.maxBusyMs
	};
	const asked = connection.send("DOMSnapshot.captureSnapshot", { computedStyles: [] }, patience);
	const text = readText(await record.over.during(asked), record.secrets);
	return sha256Digest(Buffer.from(text, "utf8"));
}
//#endregion
//#region src/render/page/screenshots.ts
/** A very long page takes seconds. */
var PATIENCE_MS = 2e4;
var JPEG_QUALITY = 80;
/** A small picture is looked at, not into. */
var THUMBNAIL_QUALITY = 60;
/** Takes the pictures that were asked for. */
async function takeScreenshots(connection, session, { screenshot = "none", withThumbnail = false }, limits) {
	const camera = {
		connection,
		patience: {
			session,
			patienceMs: PATIENCE_MS
		},
		limits
	};
	const pictures = [];
	if (screenshot !== "none") pictures.push(await view(camera));
	if (screenshot === "whole") pictures.push(await wholePage(camera));
	if (withThumbnail) pictures.push(...await thumbnail(camera));
	return pictures;
}
async function view({ connection, patience, limits }) {
	const { data } = await connection.send("Page.captureScreenshot", { format: "png" }, patience);
	return {
		kind: "view",
		mediaType: "image/png",
		width: limits.viewWidth,
		height: limits.viewHeight,
		bytes: Buffer.from(data, "base64")
	};
}
async function wholePage({ connection, patience, limits }) {
	const { cssContentSize } = await connection.send("Page.getLayoutMetrics", {}, patience);
	const width = limits.viewWidth;
	const height = Math.max(1, Math.min(Math.ceil(cssContentSize.height), limits.maxPictureHeight));
	const wish = {
		format: "jpeg",
		quality: JPEG_QUALITY,
		captureBeyondViewport: true,
		clip: {
			x: 0,
			y: 0,
			width,
			height,
			scale: 1
		}
	};
	const { data } = await connection.send("Page.captureScreenshot", wish, patience);
	return {
		kind: "whole",
		mediaType: "image/jpeg",
		width,
		height,
		bytes: Buffer.from(data, "base64")
	};
}
/** The browser makes it small itself; a part of the page is named by where it lies on the page, scrolled or not. */
async function thumbnail({ connection, patience, limits }) {
	const { cssVisualViewport: at } = await connection.send("Page.getLayoutMetrics", {}, patience);
	const scale = limits.thumbnailWidth / limits.viewWidth;
	const wish = {
		format: "jpeg",
		quality: THUMBNAIL_QUALITY,
		clip: {
			x: at.pageX,
			y: at.pageY,
			width: limits.viewWidth,
			height: limits.viewHeight,
			scale
		}
	};
	const { data } = await connection.send("Page.captureScreenshot", wish, patience);
	const bytes = Buffer.from(data, "base64");
	if (bytes.length > limits.maxThumbnailBytes) return [];
	const height = Math.round(limits.viewHeight * scale);
	return [{
		kind: "thumbnail",
		mediaType: "image/jpeg",
		width: limits.thumbnailWidth,
		height,
		bytes
	}];
}
//#endregion
//#region src/render/steps/step-acts.ts
/** How long an element is waited for where nothing is said, in the page's own time. */
var WAIT_MS = 1e4;
/** The next step finds the page's clock at a multiple of these. */
var AFTER_SENDING_MS = 5e3;
var AFTER_STEP_MS = 1e3;
/** Does one step that is no repetition. */
function doStep(at, step) {
	if ("click" in step) return onElement(at, step.click, "acts.press()");
	if ("fill" in step) return fill(at, step.fill);
	if ("wait" in step) return wait(at, step.wait);
	return picture(at, step.screenshot);
}
/** Does something to an element, and lets the page come to rest. */
async function onElement(at, wish, act) {
	const { guard, limits } = at.record;
	const isFound = await find(at, wish.selector);
	if (isFound === void 0) return "failed";
	if (!isFound) return wish.optional ? "passed-over" : "not-found";
	if (wish.submits) guard.submit(wish.repeatable === true);
	else guard.act();
	const before = await lookOf$1(at);
	await handOn(at).ask(act);
	await isQuietWithin(at, wish.submits ? {
		quietMs: limits.quietVirtualMs,
		atMostMs: limits.virtualBudgetMs
	} : {
		quietMs: limits.actQuietVirtualMs,
		atMostMs: limits.actVirtualMs,
		before
	});
	await alignTime(at, wish.submits ? AFTER_SENDING_MS : AFTER_STEP_MS);
	await handOn(at).collectLinks();
	return "done";
}
/** `undefined` where the selector is none. */
async function find(at, selector) {
	const found = await handOn(at).ask(`acts.query(${JSON.stringify(selector)})`);
	return typeof found === "boolean" ? found : void 0;
}
async function fill(at, wish) {
	const { secrets, guard } = at.record;
	const value = wish.secret === void 0 ? wish.value : secrets?.valueOf(wish.secret);
	if (value === void 0 || value === null) return "failed";
	if (wish.secret !== void 0) guard.fillSecret(value);
	return onElement(at, wish, `(${FILL_SCRIPT})(acts.choose(), ${JSON.stringify(value)})`);
}
/** As typing does it: frameworks hear `input`, and `change` when the field is left. */
var FILL_SCRIPT = `(e, value) => {
  e.focus?.({ preventScroll: true });
  if (e.isContentEditable) e.textContent = value;
  else e.value = value;
  e.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
  e.dispatchEvent(new Event("change", { bubbles: true }));
}`;
async function wait(at, wish) {
	const { limits } = at.record;
	const atMostMs = wish.atMostMs ?? WAIT_MS;
	if (wish.selector === void 0) return await isQuietWithin(at, {
		quietMs: limits.quietVirtualMs,
		atMostMs
	}) ? "done" : wish.optional ? "passed-over" : "not-found";
	const endMs = at.open.time.grantedMs + atMostMs;
	while (at.record.reached === null) {
		const isFound = await find(at, wish.selector);
		if (isFound === true) return "done";
		if (isFound === void 0 && !at.record.guard.mayLeave) return "failed";
		if (at.open.time.grantedMs >= endMs) return wish.optional ? "passed-over" : "not-found";
		await isQuietWithin(at, {
			quietMs: limits.sliceMs,
			atMostMs: limits.sliceMs
		});
	}
	return "not-reached";
}
async function picture(at, { name }) {
	const { record, connection, open } = at;
	const { pictures } = record.log;
	if (pictures.length >= record.limits.maxStepPictures) {
		record.book.note("limit", "pictures of steps");
		return "passed-over";
	}
	await record.over.during(open.time.stop());
	const taken = await withoutSecrets(at, () => record.over.during(takeScreenshots(connection, open.session, { screenshot: "view" }, record.limits)));
	pictures.push(...(taken ?? []).map((one) => ({
		...one,
		name: unlike(name, pictures)
	})));
	return taken === null ? "passed-over" : "done";
}
/** A step that is repeated takes several: each has a name of its own. */
function unlike(name, pictures) {
	const isTaken = (one) => pictures.some((picture) => picture.name === one);
	let [free, at] = [name, 2];
	while (isTaken(free)) free = `${name}-${at++}`;
	return free;
}
//#endregion
//#region src/render/steps/take-steps.ts
/** Steps begin at a multiple of this of the page's own time. */
var FIRST_STEP_MS = 5e3;
/** Takes them; what comes of each is on record. */
async function takeSteps(at, steps) {
	at.record.guard.act();
	await alignTime(at, FIRST_STEP_MS);
	await takeAll(at, steps, "");
}
async function takeAll(at, steps, above) {
	for (const [index, step] of steps.entries()) {
		if (await take(at, step, `${above}${index + 1}`)) continue;
		if (above === "") {
			for (const [later, missed] of steps.entries()) if (later > index) await recordStep(at, missed, `${later + 1}`, () => Promise.resolve("not-reached"));
		}
		return false;
	}
	return true;
}
async function take(at, step, place) {
	if ("repeat" in step) return repeat(at, step.repeat, place);
	const end = await recordStep(at, step, place, () => boundOr(at, () => doStep(at, step)));
	if (end === "done" || end === "passed-over") return true;
	at.record.book.note("step-failed", `step ${place}: ${end}`);
	return false;
}
/** A page at its limit is shown as it stands. */
async function boundOr(at, act) {
	const { record } = at;
	if (record.reached !== null) return "not-reached";
	if (record.log.steps.length <= record.limits.maxSteps) return act();
	record.book.note("limit", "steps");
	return "not-reached";
}
async function repeat(at, wish, place) {
	for (let round = 0; round < wish.times; round++) {
		if (wish.while !== void 0 && !await isThere(at, wish.while)) return true;
		if (!await takeAll(at, wish.steps, `${place}.`)) return false;
	}
	if (wish.while !== void 0 && await isThere(at, wish.while)) at.record.book.note("acts-bounded", `step ${place}: ${wish.times} times`);
	return true;
}
async function isThere(at, selector) {
	return await handOn(at).ask(`acts.query(${JSON.stringify(selector)})`) === true;
}
//#endregion
//#region src/render/page/mask-outcome.ts
/** The outcome with every text of it masked; digests were made of masked texts, and pictures are looked at before. */
function maskOutcome(outcome, secrets) {
	return secrets === null ? outcome : masked(outcome, secrets);
}
var DIGEST = /^sha-256:[0-9a-f]{64}$/;
function masked(value, secrets) {
	if (typeof value === "string") return DIGEST.test(value) ? value : secrets.maskedText(value);
	if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
	if (Array.isArray(value)) return value.map((one) => masked(one, secrets));
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, secrets)]));
}
//#endregion
//#region src/render/requests/act-guard.ts
/** Methods by which nothing is sent (RFC 9110 section 9.2.1), as far as pages are shown with them. */
var ASKING = /* @__PURE__ */ new Set(["GET", "HEAD"]);
/** Stands between a page and whoever answers it. */
var ActGuard = class {
	#mode = "loading";
	#mayRepeat = false;
	#refused = 0;
	#secrets = /* @__PURE__ */ new Set();
	#formFrames = /* @__PURE__ */ new Map();
	/** From now on whatever is asked for may come of what we do: nothing may be sent. */
	act() {
		this.#mode = "acting";
	}
	/** A step that says so may send, and may leave for another document; whether that may be sent again, it says too. */
	submit(mayRepeat = false) {
		this.#mode = "submitting";
		this.#mayRepeat = mayRepeat;
	}
	/** Whether a request is what a step sends, and is sent no second time. */
	sendsOnce(method) {
		return this.#mode === "submitting" && !this.#mayRepeat && !ASKING.has(method);
	}
	/** A secret stands in a field of the page. */
	fillSecret(value) {
		this.#secrets.add(value);
	}
	/** Those that were filled in so far. */
	get filledSecrets() {
		return [...this.#secrets];
	}
	/** Whether the page may go to another document. */
	get mayLeave() {
		return this.#mode === "submitting";
	}
	/** How much was refused so far. */
	get refused() {
		return this.#refused;
	}
	/** A script may pack or encrypt what it sends: a body that a step with a secret leads to is taken to hold it. */
	mayCarrySecret(body) {
		return this.#mode === "submitting" && this.#secrets.size > 0 && body !== null;
	}
	refuse() {
		this.#refused++;
	}
	/** A form is about to be sent into a frame. */
	noteForm(frameId, url) {
		if (this.#mode === "acting") this.#formFrames.set(frameId, url.split("#", 1)[0] ?? url);
	}
	/** Whether a request may be that of a form: the page must be heard before it is answered. */
	isFormPossible({ resourceType }) {
		return this.#mode === "acting" && resourceType === "Document";
	}
	/** Why a request is refused; `null` where it may go. */
	objectionTo({ request, resourceType, frameId }) {
		if (this.#mode !== "acting") return null;
		const method = methodOf(request, resourceType);
		if (!ASKING.has(method)) return `${method} while something was done to the page`;
		if (this.#formFrames.get(frameId) !== request.url.split("#", 1)[0]) return null;
		this.#formFrames.delete(frameId);
		return "a form, while something was done to the page";
	}
};
/** A question before a request (CORS) is for the method that it asks leave for. */
function methodOf({ method, headers }, resourceType) {
	if (resourceType !== "Preflight") return method;
	return Object.entries(headers).find(([name]) => name.toLowerCase() === "access-control-request-method")?.[1] ?? method;
}
//#endregion
//#region src/render/requests/ledger.ts
/** The record of one rendering's requests. */
var RequestLedger = class {
	#requests = [];
	#open = [];
	#maxOpen = 1e3;
	#outstanding = 0;
	#bytes = 0;
	/** How many were made. */
	get count() {
		return this.#requests.length;
	}
	/** How many of them are the page's own doing: the browser asks for icons when it likes. */
	get ownCount() {
		return this.#requests.filter(({ resourceType }) => resourceType !== "Other").length;
	}
	/** How many wait for their answer. */
	get outstanding() {
		return this.#outstanding;
	}
	/** Bytes given to the browser. */
	get bytes() {
		return this.#bytes;
	}
	get requests() {
		return this.#requests;
	}
	get open() {
		return this.#open;
	}
	/** Puts a request down; what is returned ends it, once. */
	begin(request) {
		const { identity, method, url, resourceType, asker, carriesSecret } = request;
		const entry = {
			identity,
			method,
			url,
			resourceType,
			asker,
			end: UNANSWERED,
			...carriesSecret ? { carriesSecret } : {}
		};
		this.#requests.push(entry);
		this.#outstanding++;
		let isOver = false;
		return (end, bytes = 0) => {
			if (isOver) return;
			isOver = true;
			entry.end = end;
			this.#outstanding--;
			this.#bytes += bytes;
		};
	}
	/** Puts down what the page went on without. */
	leaveOpen(kind, url, detail) {
		if (this.#open.length < this.#maxOpen) this.#open.push({
			kind,
			url,
			detail
		});
	}
	/** Those that were never answered are open. */
	close() {
		for (const { end, url } of this.#requests) if (end === UNANSWERED) this.leaveOpen("unanswered", url, "no answer before the page was read");
	}
};
var UNANSWERED = {
	kind: "open",
	why: "unanswered"
};
//#endregion
//#region src/render/page/act-log.ts
/** The record of acts and steps; an entry is there before it is done, so that one that ends the page is, too. */
var ActLog = class {
	#acts = [];
	#steps = [];
	pictures = [];
	get acts() {
		return this.#acts;
	}
	get steps() {
		return this.#steps;
	}
	/** Grows with every act and step: each has the page's real time anew. */
	get turn() {
		return this.#acts.length + this.#steps.length;
	}
	beginAct(kind, target) {
		const act = {
			kind,
			target,
			requestsLedTo: 0,
			refused: 0
		};
		this.#acts.push(act);
		return act;
	}
	beginStep(step) {
		const open = { ...step };
		this.#steps.push(open);
		return open;
	}
};
//#endregion
//#region src/render/page/note-book.ts
var MOST_NOTES = 200;
var MOST_CHARS = 2e3;
/** Notes of one rendering. */
var NoteBook = class {
	#counts = /* @__PURE__ */ new Map();
	/** Puts one down; returns how many of its kind there are. */
	note(kind, what) {
		const short = what.slice(0, MOST_CHARS);
		const key = `${kind} ${short}`;
		const known = this.#counts.get(key);
		if (known || this.#counts.size < MOST_NOTES) this.#counts.set(key, {
			kind,
			what: short,
			count: (known?.count ?? 0) + 1
		});
		const total = (this.#totals.get(kind) ?? 0) + 1;
		this.#totals.set(kind, total);
		return total;
	}
	/** All of them; kinds in the order in which they turned up. */
	get notes() {
		return [...this.#counts.values()];
	}
	#totals = /* @__PURE__ */ new Map();
};
//#endregion
//#region src/render/page/stop-switch.ts
/** Thrown where a page is waited for that is over. */
var PageStopped = class extends Error {
	name = "PageStopped";
	stop;
	constructor(stop) {
		super(stop.message);
		this.stop = stop;
	}
};
/** Ends a page once; the first reason counts. */
var StopSwitch = class {
	#controller = new AbortController();
	#stopped;
	#reject = () => {};
	constructor() {
		this.#stopped = new Promise((_, reject) => this.#reject = reject);
		this.#stopped.catch(() => {});
	}
	get signal() {
		return this.#controller.signal;
	}
	stop(code, message) {
		if (this.signal.aborted) return;
		this.#controller.abort();
		this.#reject(new PageStopped({
			code,
			message
		}));
	}
	/** Ends it by a fault that is none of the page's: whoever asked for the page hears of it. */
	fail(fault) {
		if (this.signal.aborted) return;
		this.#controller.abort();
		this.#reject(fault);
	}
	/** Tells whoever answers that the page is over; no failure. */
	finish() {
		this.#controller.abort();
	}
	/** What is waited for, unless the page is over before. */
	during(wait) {
		wait.catch(() => {});
		return Promise.race([wait, this.#stopped]);
	}
};
//#endregion
//#region src/render/page/page-record.ts
/** What is known of a page that is being shown. */
var PageRecord = class {
	page;
	limits;
	ledger = new RequestLedger();
	book = new NoteBook();
	over = new StopSwitch();
	guard = new ActGuard();
	log = new ActLog();
	/** Of the steps; learned anew for every rendering, so that each knows the same at the same place. */
	secrets;
	/** Links that are in no element: routes, and where the page tried to go. */
	links = [];
	consoleErrors = 0;
	/** How many it has brought forth. */
	children = {
		frames: 0,
		workers: 0
	};
	#reached = null;
	constructor(page, limits) {
		this.page = page;
		this.limits = limits;
		this.secrets = page.steps?.secrets.fresh() ?? null;
	}
	/** The limit that ends the page, if one does: it is shown as it stands. */
	get reached() {
		return this.#reached;
	}
	reach(limit) {
		this.#reached ??= limit;
		this.book.note("limit", limit);
	}
	/** Notes what is allowed so often. */
	noteUpTo(most, kind, what) {
		if (this.book.note(kind, what) > most) this.reach(`${kind}s`);
	}
	addLink(url, found) {
		if (this.links.length < this.limits.maxLinks && /^https?:/i.test(url)) this.links.push({
			url,
			found
		});
	}
};
//#endregion
//#region src/render/page/page-time.ts
var LOOK_EVERY_MS = 50;
/** Watches the time of one page until it is stopped. */
function watchPageTime(limits, clock, over) {
	const usage = new PageUsage(clock);
	let lastTurn = clock.turn();
	const timer = setInterval(() => {
		usage.look();
		if (clock.turn() !== lastTurn) usage.beginAgain();
		lastTurn = clock.turn();
		if (usage.busyMs > limits.maxBusyMs) over.stop("over-time", `the page was busy for more than ${limits.maxBusyMs} ms`);
		else if (usage.wholeMs > limits.maxPageMs) over.stop("over-time", `the page took more than ${limits.maxPageMs} ms`);
	}, LOOK_EVERY_MS);
	return { stop: () => clearInterval(timer) };
}
/** Adds up what a page uses. */
var PageUsage = class {
	wholeMs = 0;
	#clock;
	#unansweredMs = 0;
	#overLimitMs = 0;
	#last = performance.now();
	#processorFrom;
	constructor(clock) {
		this.#clock = clock;
		this.#processorFrom = clock.processorMs();
	}
	look() {
		const passedMs = Math.min(performance.now() - this.#last, 200);
		this.#last = performance.now();
		this.wholeMs += passedMs;
		if (this.#clock.isOverLimit()) this.#overLimitMs += passedMs;
		if (!this.#clock.isWaiting()) this.#unansweredMs += passedMs;
		this.#processorFrom ??= this.#clock.processorMs();
	}
	/** What was used so far does not count any more. */
	beginAgain() {
		this.#unansweredMs = 0;
		this.#overLimitMs = 0;
		this.#processorFrom = this.#clock.processorMs();
	}
	/** A page that hangs without working is bounded too, by much more real time than its work would need. */
	get busyMs() {
		const nowMs = this.#clock.processorMs();
		if (nowMs === null || this.#processorFrom === null) return this.#unansweredMs;
		const workMs = Math.max(nowMs - this.#processorFrom, this.#unansweredMs / 4);
		return Math.max(workMs, this.#overLimitMs);
	}
};
//#endregion
//#region src/render/page/render-page.ts
/** Shows a page; whatever it does to its browser, the end is a value. */
async function renderPage(page, means, signal) {
	const record = new PageRecord(page, means.limits);
	const { connection, watchdog } = means.browser;
	watchdog.takeExcess();
	const stop = () => record.over.stop("stopped", "stopped on request");
	const lost = () => record.over.stop("browser-lost", "the browser ended while the page was shown");
	const forget = connection.onClosed(lost);
	if (signal?.aborted) stop();
	signal?.addEventListener("abort", stop);
	const time = watchPageTime(means.limits, {
		isWaiting: () => record.ledger.outstanding > 0,
		isOverLimit: () => record.reached !== null,
		processorMs: () => watchdog.processorMs,
		turn: () => record.log.turn
	}, record.over);
	const { end, context } = await shownIn(means, record);
	time.stop();
	signal?.removeEventListener("abort", stop);
	forget();
	record.over.finish();
	return {
		end,
		isBrowserFit: await closeContext(means, context) && !isHung(end)
	};
}
/** A page that crashed, left or was stopped leaves its browser as it was. */
function isHung(end) {
	if ("fault" in end) return false;
	return end.outcome.kind === "failed" && ![
		"renderer-crashed",
		"navigation-failed",
		"stopped"
	].includes(end.outcome.code);
}
async function shownIn(means, record) {
	const { connection } = means.browser;
	let context = null;
	try {
		context = (await connection.send("Target.createBrowserContext", { disposeOnDetach: true })).browserContextId;
		return {
			end: { outcome: maskOutcome({
				kind: "rendered",
				rendering: await show(means, record, context)
			}, record.secrets) },
			context
		};
	} catch (error) {
		const stop = stopOf(error, means);
		return {
			end: stop === null ? { fault: error } : { outcome: maskOutcome(failed(record, stop), record.secrets) },
			context
		};
	}
}
async function show(means, record, context) {
	const { connection } = means.browser;
	const { limits, page, over } = record;
	connection.on("", "Browser.downloadWillBegin", ({ url }) => {
		record.addLink(url, "navigation");
		record.noteUpTo(limits.maxDownloads, "download", url);
	});
	const denied = {
		behavior: "deny",
		browserContextId: context,
		eventsEnabled: true
	};
	await over.during(connection.send("Browser.setDownloadBehavior", denied));
	const targets = new PageTargets(connection, record, {
		context,
		secret: randomBytes(16).toString("hex")
	});
	const open = await over.during(targets.open());
	listen(means, record, targets, open.session);
	const gone = connection.send("Page.navigate", { url: page.url }, {
		session: open.session,
		patienceMs: limits.maxBusyMs * 4
	});
	const { errorText } = await over.during(gone);
	if (errorText !== void 0) throw new PageStopped({
		code: "navigation-failed",
		message: errorText
	});
	const at = {
		connection,
		record,
		targets,
		open
	};
	await settle(at);
	if (page.steps !== void 0) await takeSteps(at, page.steps.steps);
	if (page.behaviours !== void 0) await behave(at, page.behaviours);
	return read(means, at);
}
function listen({ browser, profile, limits }, record, targets, session) {
	const { ledger, over, page, guard, secrets } = record;
	const interceptor = new Interceptor(browser.connection, {
		guard,
		secrets,
		page,
		limits,
		profile,
		ledger,
		signal: over.signal,
		roleOf: (frameId) => targets.roleOf(frameId),
		workerKindOf: (paused) => targets.programs.kindOf(paused),
		onNavigation: (url) => {
			record.addLink(url, "navigation");
			record.noteUpTo(limits.maxNavigations, "navigation", url);
		},
		onRefusal: (what) => record.book.note("act-refused", what),
		heard: () => browser.connection.send("Runtime.evaluate", { expression: "0" }, { session }),
		onLimit: (name) => record.reach(name),
		isOver: () => record.reached !== null,
		onFault: (fault) => over.fail(fault)
	});
	browser.connection.on("", "Fetch.requestPaused", (paused) => interceptor.take(paused));
}
/** Reads the page with its time stopped. */
async function read({ browser, limits }, at) {
	const { connection, record, open } = at;
	const { over, page, ledger, book, log, secrets } = record;
	const patience = {
		session: open.session,
		patienceMs: limits.maxBusyMs * 4
	};
	await over.during(open.time.stop());
	const snapshot = await over.during(connection.send("DOMSnapshot.captureSnapshot", { computedStyles: BOX_STYLES }, patience));
	const tree = readTree(snapshot, record.links, limits, secrets);
	if (tree.isCut) book.note("cut", "text, links or boxes");
	const taken = await withoutSecrets(at, () => over.during(takeScreenshots(connection, open.session, page, limits)));
	ledger.close();
	const excess = browser.watchdog.takeExcess();
	if (excess !== null) book.note("limit", excess);
	return {
		renderedBy: `${browser.facts.version}, clock and chance fixed at ${toIso(secondOf(page.at))}`,
		...readHead(snapshot),
		requests: [...ledger.requests],
		open: [...ledger.open],
		tree,
		screenshots: [...log.pictures, ...taken ?? []],
		acts: [...log.acts],
		steps: [...log.steps],
		consoleErrors: record.consoleErrors,
		notes: [...book.notes],
		virtualMs: open.time.grantedMs
	};
}
/** Why a page could not be shown; `null` where that is no doing of the page. What the watchdog ended is told as such. */
function stopOf(error, { browser }) {
	const excess = browser.watchdog.takeExcess();
	if (excess !== null) return {
		code: excess,
		message: "the page's processes outgrew their limit and were ended"
	};
	if (error instanceof PageStopped) return error.stop;
	if (!(error instanceof CdpError)) return null;
	if (error.kind === "gone") return {
		code: "browser-lost",
		message: error.message
	};
	if (error.kind === "slow") return {
		code: "over-time",
		message: error.message
	};
	return {
		code: "navigation-failed",
		message: error.message
	};
}
function failed({ ledger, book, log }, { code, message }) {
	ledger.close();
	return {
		kind: "failed",
		code,
		message,
		requests: [...ledger.requests],
		open: [...ledger.open],
		notes: [...book.notes],
		acts: [...log.acts],
		steps: [...log.steps]
	};
}
var CLOSE_PATIENCE_MS = 3e3;
/** Closes all that the page opened; nothing of it may ask for anything while the next one is shown. */
async function closeContext({ browser }, context) {
	const { connection } = browser;
	connection.on("", "Target.attachedToTarget", () => {});
	connection.on("", "Target.targetCrashed", () => {});
	connection.on("", "Browser.downloadWillBegin", () => {});
	connection.forgetSessions();
	refuseRequests(connection);
	if (context === null) return false;
	try {
		const patience = { patienceMs: CLOSE_PATIENCE_MS };
		await connection.send("Target.disposeBrowserContext", { browserContextId: context }, patience);
		return true;
	} catch {
		return false;
	}
}
//#endregion
//#region src/render/chromium-renderer.ts
/** Starts a browser for rendering. */
async function startRenderer(options) {
	const found = await findChromium(options.browserPath);
	if (found.kind === "none") return found;
	const isolation = options.isolation ?? await chooseIsolation();
	const limits = {
		...RENDER_LIMITS,
		...options.limits
	};
	const userAgent = options.userAgent ?? null;
	const profile = {
		...FIELD_PROFILE,
		...options.profile
	};
	for (const value of [
		userAgent ?? "-",
		profile.acceptLanguage,
		profile.acceptEncoding
	]) checkField(value);
	const start = () => prepared({
		path: found.path,
		isolation,
		userAgent,
		limits
	});
	const means = {
		limits,
		profile
	};
	return {
		kind: "started",
		renderer: new ChromiumRenderer(await start(), start, means)
	};
}
/** A value that would end its line would be another field, or another request. */
function checkField(value) {
	if (/^[\x20-\x7e]{1,1024}$/.test(value)) return;
	const shown = JSON.stringify(value.slice(0, 80));
	throw new UsageError("BAD_INPUT", `not a value for a header field: ${shown}`);
}
/** Every request of every page waits for us from here on. */
async function prepared(options) {
	const browser = await startBrowser(options);
	const { connection } = browser;
	try {
		refuseRequests(connection);
		await connection.send("Fetch.enable", { patterns: [{
			urlPattern: "*",
			requestStage: "Request"
		}] });
		await connection.send("Target.setAutoAttach", {
			...ATTACHED,
			filter: [...ATTACHED.filter]
		});
		return browser;
	} catch (error) {
		await browser.end();
		throw error;
	}
}
/** Pages wait for each other: whatever is asked for while one is shown is its own. */
var ChromiumRenderer = class {
	#start;
	#means;
	#browser;
	#isFit = true;
	#isClosed = false;
	#last = Promise.resolve();
	constructor(browser, start, means) {
		this.#browser = browser;
		this.#start = start;
		this.#means = means;
	}
	get facts() {
		return this.#browser.facts;
	}
	/** The process that the browser's others come from. */
	get pid() {
		return this.#browser.pid;
	}
	render(page, signal) {
		const next = this.#last.then(() => this.#render(page, signal));
		this.#last = next.catch(() => {});
		return next;
	}
	async close() {
		this.#isClosed = true;
		await this.#browser.end();
		await this.#last;
	}
	async #render(page, signal) {
		if (this.#isClosed) throw new IsochronError("INTERNAL", "the renderer is closed");
		const outcome = await this.#renderOnce(page, signal);
		return outcome.kind === "failed" && outcome.code === "browser-lost" && outcome.requests.length === 0 && !this.#isClosed ? this.#renderOnce(page, signal) : outcome;
	}
	async #renderOnce(page, signal) {
		if (!this.#isFit || this.#browser.connection.isClosed) await this.#startAgain();
		const profile = {
			...this.#means.profile,
			userAgent: this.#browser.userAgent
		};
		const { end, isBrowserFit } = await renderPage(page, {
			limits: this.#means.limits,
			browser: this.#browser,
			profile
		}, signal);
		this.#isFit = isBrowserFit;
		if ("fault" in end) throw end.fault;
		return end.outcome;
	}
	async #startAgain() {
		await this.#browser.end();
		this.#browser = await this.#start();
		this.#isFit = true;
	}
};
//#endregion
//#region src/render/requests/asked-page.ts
/** Names the page; a HEAD is answered from the page that a GET would bring. */
function askedPage(request) {
	const { method, url, body } = request;
	const address = parsePageUrl(url);
	if (address === null) return {
		kind: "refused",
		why: "not an address that is asked for"
	};
	const isHead = method === "HEAD";
	const isLedTo = request.resourceType === "Document" && request.asker === "page";
	const fields = fieldsOfPage({
		...request,
		isByScript: isScriptsOwn(request.resourceType),
		isLedTo
	});
	const page = pageOfRequest(address, {
		method: isHead ? "GET" : method,
		fields,
		body: isHead ? null : body
	});
	if (page !== null) return {
		kind: "page",
		url: page
	};
	return {
		kind: "refused",
		why: [
			"GET",
			"HEAD",
			"POST",
			"OPTIONS"
		].includes(method) ? "too long a request to be kept" : `${method} is never sent`
	};
}
//#endregion
export { laidVersion as $, compositeClass as A, observedInterval as At, storedResponse as B, halfOpenContains as Bt, writePageCount as C, VERDICT_MEANING as Ct, writeTimeMap as D, provedIntervals as Dt, countPages as E, provedInterval as Et, TIMEMAP_FORMS as F, coverage as Ft, siteKnown as G, findMemento as H, linksOf$1 as I, coverageSteps as It, captureSpan as J, closeBody as K, mementoAddress as L, plainCoverage as Lt, reasonAt as M, versionsOf as Mt, reasonText as N, fieldsOfPage as Nt, readTimeMap as O, varyingCaptures as Ot, replay as P, isScriptsOwn as Pt, wishedPath as Q, momentLink as R, Turns as Rt, writeCdx as S, VERDICTS as St, parseCdxRequest as T, fetchSpan as Tt, isShowable as U, upTo as V, ArchiveEvidence as W, parseReplayPath as X, framedPath as Y, replayPath as Z, readerArchive as _, chanceSeed as _t, RefusalTally as a, LINK_RULES as at, planSiteCopy as b, ABSENT_UNNAMED as bt, Gates as c, trapKeys as ct, readerWatch as d, sessionId as dt, WithheldError as et, wholeWatch as f, withoutSession as ft, newsWhere as g, DATE_SHIFTER as gt, wholeCluster as h, CHANCE_FIXER as ht, findChromium as i, versionSeen as it, momentFor as j, possibleInterval as jt, askTimeGate as k, attestedInterval as kt, Frontier as l, trapLink as lt, readerCluster as m, PackedValues as mt, startRenderer as n, nearestEntry as nt, TrapGuard as o, MOST_KNOWN_URLS as ot, readerNews as p, setsKey as pt, UNFILLED_ADDRESS as q, RENDER_LIMITS as r, versionFromArchive as rt, KeyCounts as s, TRAP_RULES as st, askedPage as t, earlierVersions as tt, pageClock as u, urlHash as ut, Judge as v, fixedChanceScript as vt, answerCdxRequest as w, STANDING_TIERS as wt, cdxType as x, absentPlace as xt, searchArchive as y, shiftedDateScript as yt, mementosOf as z, closedContains as zt };
