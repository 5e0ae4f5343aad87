import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { $n as StepTally, Gn as refusalReason, Wn as refusalCodeOf, ar as identityKey, en as canonicalJson, or as isCaptured, rr as TOLD_TIERS } from "./messages-BR4EaSfy.js";
import { Bn as STATEMENT_BORROWING, Gn as hostOf, In as wellFormed, Jn as instant, Ln as FORMAT_WORDS, Qt as decodeContent, Ut as decodeText, Wt as mediaType, Xt as SHOW_LIMITS, Zn as toIso, bn as parseHttpResponse, bt as contentLinks, qt as sha256Digest, zn as STATEMENT } from "./formats-CP_ayLbB.js";
import { At as observedInterval, Bt as halfOpenContains, Dt as provedIntervals, Et as provedInterval, Ft as coverage, It as coverageSteps, Lt as plainCoverage, Mt as versionsOf, Ot as varyingCaptures, St as VERDICTS, Tt as fetchSpan, it as versionSeen, jt as possibleInterval, kt as attestedInterval, mt as PackedValues, o as TrapGuard, zt as closedContains } from "./render-DH98pEeP.js";
import { n as gammaSurvival, o as ratePerDay, r as poissonSurvival, s as ratePerSlot } from "./survival-Cqme4lsu.js";
import { a as isOfMoment, c as isUnfinished, i as isImport, l as patchedBy, o as isRefresh, s as isTestimony, u as addressOf } from "./surt-CmP5UFl-.js";
import { t as CHANGE_FREQS } from "./page-hint-CXbsmSS3.js";
import { ct as isTold, dt as withoutTold, st as shapeBudgetOf } from "./store-B-jxG4ia.js";
import { n as runNumberAt, r as withClockErrors, t as certainTimes } from "./run-clock-BYgr5We7.js";
import { n as scopeRefusal, s as siteNameOf, t as scopeOf } from "./seeds-YrbBSZSj.js";
import { a as sketchOf, d as PdfReader, f as primaryLanguage, g as scrubRules, h as readPage, l as visibleText, m as textFormOf, p as readerText, u as MOST_PDF_BYTES, v as signatureSimilarity } from "./detect-DtnlVCiD.js";
import { t as GrowingNumbers } from "./growing-numbers-C7pGzQhM.js";
import { t as StringTable } from "./string-table-BcZo6Odl.js";
import { createHash, hash } from "node:crypto";
//#region src/model/time/blur.ts
/**
* Expected blur of one page fetched at t and asked for at a uniform time of [0, T] (SHARC, PVLDB 2009):
* (λ/T) ∫|x − t|dx = λ(t² − tT + T²/2)/T, the expected number of changes between the two times.
*/
function pageBlur(ratePerSlot, fetchedAt, spanSlots) {
	if (spanSlots === 0) return 0;
	return ratePerSlot * (fetchedAt * fetchedAt - fetchedAt * spanSlots + spanSlots * spanSlots / 2) / spanSlots;
}
/** Blur of a site whose pages are fetched in this order, one per slot from 0: the sum over its pages. */
function siteBlur(ratesInOrder) {
	const span = Math.max(0, ratesInOrder.length - 1);
	return ratesInOrder.reduce((sum, rate, slot) => sum + pageBlur(rate, slot, span), 0);
}
//#endregion
//#region src/model/evidence/rendering.ts
/** Whether all that a rendering shows comes from pages that can be judged: nothing left open, and shown again alike. */
function isSelfContained({ failure, open, isClosed }) {
	return failure === null && open.length === 0 && isClosed;
}
//#endregion
//#region src/model/evidence/testimony-words.ts
/** What is stated of every version that the owner's source tells of. */
var SOURCE_STATEMENT = "The site's source says of each version listed that this was the content of the page from `from` to `to`, both included; where isCurrent is said, nothing had replaced it when the source was taken, and `to` is that instant. The content is held as it was found, or as the conversion named with it made it. This is what the source says was published: no server was asked for it, and nobody here saw it served.";
/** What is stated of every version that a recorder before the server tells of. */
var SERVED_STATEMENT = "Of each version listed the recorder before the server says that the server answered visitors with this content `count` times, from `from`, when the first of these answers was complete, to `to`, when the request of the last came (of a single answer both are one instant), and that it saw no other answer of this variant between them. The content is held as it was sent, save what is named as left out of its head; the answers counted after it were compared as they passed, and are not held. What happened between two answers nobody saw.";
/** First of all limits: no file shows a lie that its teller agreed with himself on. */
var INSIDER = "That the teller tells the truth: whoever holds the archive's key, or had the source or the recorder in hand at the time, can tell anything that agrees with itself, and no verifier will see it.";
var SILENCE = "What was there when nothing is told: a page without a version at an instant, and a page that is not listed, may have been there all the same. No gap says that a server answered 404.";
var CLOCK = "Absolute time beyond the accuracy of the clocks that told it: a time stamp from outside, where there is one, says only that the testimony existed by then.";
var SIGNER = "Who made it: the signature shows that nothing was altered after signing, not whose key it is.";
/** The words of a testimony, by its tier; no other may stand in one. */
var TESTIMONY_WORDS = {
	source: {
		statement: SOURCE_STATEMENT,
		cannotProve: [
			INSIDER,
			"That it was published: what changed in a source is not thereby what a server gave out, nor when.",
			"That the source's dates are true: a committer's date is what the committer's machine wrote, a history can be rewritten, and a field of a database can be set to anything.",
			"What visitors were given: servers add and leave out, caches keep what is over, and a page that a conversion made need not be the one that the site made of the same source.",
			SILENCE,
			CLOCK,
			SIGNER
		]
	},
	served: {
		statement: SERVED_STATEMENT,
		cannotProve: [
			INSIDER,
			"That the count is true: it is the recorder's own word, and so is that the answers counted were equal and that it saw no other between them.",
			"What happened between two answers: a page that changed and changed back in between looks the same.",
			"What visitors were given by others: answers of caches before the recorder, and what did not pass through it, are out of its sight.",
			"What was left out: of what is named as left out only the name is known.",
			SILENCE,
			CLOCK,
			SIGNER
		]
	}
};
//#endregion
//#region src/model/pages/directory-tree.ts
/** The last part of the path of a page that stands for its directory: `index.html`, `_index.md`, or none. */
var INDEX_PAGE = /^(?:_?index(?:\.[a-z\d.-]+)?)?$/i;
/** Directories and pages of a site; a directory's number is always greater than its parent's. */
var DirectoryTree = class {
	#parents = [-1];
	#names = [""];
	#directories = /* @__PURE__ */ new Map([["", 0]]);
	#pageDirectories = /* @__PURE__ */ new Int32Array(1024);
	#indexPages = /* @__PURE__ */ new Uint8Array(1024);
	#pages = 0;
	/** Adds a page by its path (`news/2010/a.html`; a leading slash is ignored) and returns its number. */
	addPage(path) {
		const from = path.startsWith("/") ? 1 : 0;
		const end = path.lastIndexOf("/");
		if (this.#pages === this.#pageDirectories.length) this.#grow();
		this.#pageDirectories[this.#pages] = this.#directory(end <= from ? "" : path.slice(from, end));
		this.#indexPages[this.#pages] = INDEX_PAGE.test(path.slice(end + 1)) ? 1 : 0;
		return this.#pages++;
	}
	get directoryCount() {
		return this.#parents.length;
	}
	get pageCount() {
		return this.#pages;
	}
	/** The directory above; −1 for the root, whose number is 0. */
	parentOf(directory) {
		return this.#parents[directory];
	}
	/** Parents of all directories, for loops over the whole tree. */
	parents() {
		return Int32Array.from(this.#parents);
	}
	/** The directory that each page lies in. */
	pageDirectories() {
		return this.#pageDirectories.subarray(0, this.#pages);
	}
	/**
	* The directory whose pages each page lives with: its own, but a directory's index page is one of the pages
	* above it, as `posts/a/` is one of the posts.
	*/
	pageHomes() {
		return this.pageDirectories().map((directory, page) => this.#indexPages[page] === 1 ? Math.max(0, this.#parents[directory]) : directory);
	}
	/** Path of a directory without slashes at its ends; empty for the root. */
	pathOf(directory) {
		return this.#names[directory];
	}
	#directory(path) {
		const known = this.#directories.get(path);
		if (known !== void 0) return known;
		const missing = [];
		let at = path;
		while (!this.#directories.has(at)) {
			missing.push(at);
			at = at.slice(0, Math.max(0, at.lastIndexOf("/")));
		}
		let parent = this.#directories.get(at);
		for (const name of missing.toReversed()) {
			this.#parents.push(parent);
			this.#names.push(name);
			parent = this.#parents.length - 1;
			this.#directories.set(name, parent);
		}
		return parent;
	}
	#grow() {
		const wider = new Int32Array(this.#pageDirectories.length * 2);
		wider.set(this.#pageDirectories);
		this.#pageDirectories = wider;
		const flags = new Uint8Array(wider.length);
		flags.set(this.#indexPages);
		this.#indexPages = flags;
	}
};
/** The path by which a page's URL enters a directory tree: host, path segments, query as part of the leaf. */
function treePathOf(url) {
	const { host, pathname, search } = new URL(url);
	return `${host}${pathname}${search.replaceAll("/", "%2F")}`;
}
//#endregion
//#region src/formats/seals/merkle-tree.ts
/** SHA-256(0x00 || entry). */
function merkleLeaf(entry) {
	return hash("sha256", `\0${entry}`, "buffer");
}
/** The root over leaf hashes in order; of nothing, the hash of nothing. Hexadecimal. */
function merkleRoot(leaves) {
	return treeHash(leaves, 0, leaves.length).toString("hex");
}
/** The root over leaf hashes that come one at a time: kept are the roots of complete subtrees, largest first. */
var MerkleTree = class {
	#complete = [];
	#leaves = 0;
	get leaves() {
		return this.#leaves;
	}
	add(leaf) {
		this.#leaves++;
		let last = {
			leaves: 1,
			hash: leaf
		};
		for (let before = this.#complete.at(-1); before?.leaves === last.leaves; before = this.#complete.at(-1)) {
			this.#complete.pop();
			last = {
				leaves: 2 * last.leaves,
				hash: node(before.hash, last.hash)
			};
		}
		this.#complete.push(last);
	}
	/** The same as {@link merkleRoot} of all leaves. Hexadecimal. */
	root() {
		const hashes = this.#complete.map(({ hash }) => hash);
		if (hashes.length === 0) return merkleRoot([]);
		return hashes.reduceRight((right, left) => node(left, right)).toString("hex");
	}
};
/** The audit path of one leaf, from the leaf's neighbour up to the root's child. */
function merkleProof(leaves, index) {
	const steps = [];
	let [from, to] = [0, leaves.length];
	while (to - from > 1) {
		const middle = from + splitOf(to - from);
		const isLeft = index < middle;
		const neighbour = isLeft ? treeHash(leaves, middle, to) : treeHash(leaves, from, middle);
		steps.unshift({
			side: isLeft ? "right" : "left",
			hash: neighbour.toString("hex")
		});
		if (isLeft) to = middle;
		else from = middle;
	}
	return steps;
}
/** The root that a leaf and its audit path lead to. Hexadecimal. */
function rootOfProof(leaf, proof) {
	return proof.reduce((hash, step) => {
		const neighbour = Buffer.from(step.hash, "hex");
		return step.side === "left" ? node(neighbour, hash) : node(hash, neighbour);
	}, leaf).toString("hex");
}
function treeHash(leaves, from, to) {
	if (from === to) return createHash("sha256").digest();
	if (to - from === 1) return leaves[from];
	const middle = from + splitOf(to - from);
	return node(treeHash(leaves, from, middle), treeHash(leaves, middle, to));
}
var INNER = Uint8Array.of(1);
/** SHA-256(0x01 || left || right). */
function node(left, right) {
	return hash("sha256", Buffer.concat([
		INNER,
		left,
		right
	]), "buffer");
}
/** The largest power of two smaller than n. */
function splitOf(n) {
	let split = 1;
	while (split * 2 < n) split *= 2;
	return split;
}
//#endregion
//#region src/packed/row-table.ts
/** Small: a table may be one of ten thousand; one that is filled from a file needs none of its own. */
var FIRST_CAPACITY = 4;
/** A table that grows by doubling; arrays handed out are valid until the next `add`. */
var RowTable = class {
	#shape;
	#columns = /* @__PURE__ */ new Map();
	#capacity = 0;
	#count = 0;
	constructor(shape) {
		this.#shape = shape;
		for (const name of this.#names()) this.#columns.set(name, this.#fresh(name, this.#capacity));
	}
	get count() {
		return this.#count;
	}
	/** One number of each row. */
	numbers(name) {
		return this.#columns.get(name);
	}
	/** Several numbers of each row: those of row i begin at i times the width. */
	wide(name) {
		return this.#columns.get(name);
	}
	/** A new row of zeros at the end. */
	add() {
		if (this.#count === this.#capacity) this.#grow();
		return this.#count++;
	}
	/** Takes a row out; the last row comes to stand in its place. */
	remove(row) {
		const last = --this.#count;
		for (const name of this.#names()) {
			const width = this.#shape[name];
			const column = this.#columns.get(name);
			column.copyWithin(row * width, last * width, (last + 1) * width);
			column.fill(0, last * width, (last + 1) * width);
		}
	}
	/** A copy of the rows in use. */
	save() {
		const used = (name) => this.#columns.get(name).slice(0, this.#count * this.#shape[name]);
		return Object.fromEntries(this.#names().map((name) => [name, used(name)]));
	}
	/**
	* Takes saved columns over as its own, from among others where their names begin with a prefix; false, with nothing
	* taken, when they are not this table's.
	*/
	restore(count, saved, prefix = "") {
		const of = (name) => saved[`${prefix}${name}`];
		if (!this.#names().every((name) => of(name)?.length === count * this.#shape[name])) return false;
		this.#capacity = this.#count = count;
		for (const name of this.#names()) this.#columns.set(name, this.#asColumn(name, of(name)));
		return true;
	}
	#names() {
		return Object.keys(this.#shape);
	}
	#grow() {
		this.#capacity = Math.max(FIRST_CAPACITY, 2 * this.#capacity);
		for (const name of this.#names()) {
			const column = this.#fresh(name, this.#capacity);
			column.set(this.#columns.get(name));
			this.#columns.set(name, column);
		}
	}
	/** Of the right precision, whatever a file says. */
	#asColumn(name, saved) {
		const isDouble = this.#shape[name] === 1;
		if (isDouble === saved instanceof Float64Array) return saved;
		return isDouble ? Float64Array.from(saved) : Float32Array.from(saved);
	}
	#fresh(name, rows) {
		const width = this.#shape[name];
		return width === 1 ? new Float64Array(rows) : new Float32Array(rows * width);
	}
};
//#endregion
//#region src/quality/best-time.ts
/** The best instant; the preferred one wins ties, then the one nearest to it. `null` without intervals. */
function bestTime(intervals, preferred) {
	return mostCovered(coverage(intervals, preferred), preferred);
}
/** The same from the coverage at all end points and at the preferred instant. */
function mostCovered(covered, preferred) {
	let best = null;
	for (const { at, weight } of covered) if (!best || weight > best.weight || weight === best.weight && isNearer(at, best.at, preferred)) best = {
		at,
		weight
	};
	return best && best.weight > 0 ? best.at : null;
}
function isNearer(a, b, to) {
	return Math.abs(a - to) < Math.abs(b - to);
}
/**
* "As of [x, y]": where to put an interval of the given length so that the most weight shows one state over all of
* it. An interval contains [x, x + length] exactly when, shortened by the length, it contains x.
*/
function bestSpan(intervals, lengthMs, preferredStart) {
	const from = bestTime(intervals.filter(({ from, to }) => from <= to - lengthMs).map(({ from, to, weight }) => ({
		from,
		to: to - lengthMs,
		weight
	})), preferredStart);
	return from === null ? null : {
		from,
		to: from + lengthMs
	};
}
//#endregion
//#region src/quality/host-trust.ts
/** Tests all of one host's sightings, page by page; one violation distrusts the host. */
function testHost(pages) {
	const test = new HostTest();
	for (const [number, sightings] of pages.entries()) test.see(number, sightings);
	return test.result((number) => pages[number]);
}
/** The test of one host in one pass over its pages; few of them are looked at again at the end. */
var HostTest = class {
	#skew = new SkewBounds();
	/** Numbers of pages that contradict the stamps, at the latest when the skew is known; nothing follows a certain one. */
	#doubtful = new GrowingNumbers(Uint32Array);
	#isCertain = false;
	#notModified = null;
	/** Takes one page's sightings; the number is for {@link result} to find them again. */
	see(number, all) {
		const sightings = withoutTold(all);
		this.#notModified ??= againstNotModified(sightings);
		const answered = answers(sightings);
		this.#skew.narrow(answered);
		if (this.#isCertain || findViolation(answered, -Infinity) === null) return;
		this.#doubtful.push(number);
		this.#isCertain = findViolation(answered, Infinity) !== null;
	}
	/** What all pages seen say together. */
	result(sightingsOf) {
		return {
			...this.#lastModified((number) => withoutTold(sightingsOf(number))),
			notModified: this.#notModified
		};
	}
	#lastModified(sightingsOf) {
		const { lowerMs, upperMs, restsOn } = this.#skew;
		if (upperMs === Infinity || lowerMs >= upperMs) return {
			kind: "distrusted",
			reason: "the host's Date gives no bound of its clock's skew",
			restsOn
		};
		for (const number of this.#doubtful.view()) {
			const violation = findViolation(answers(sightingsOf(number)), upperMs);
			if (violation !== null) return {
				kind: "distrusted",
				...violation
			};
		}
		return {
			kind: "trusted",
			trust: { skewUpperMs: upperMs },
			restsOn
		};
	}
};
/** What one page's sightings say against its host's 304s. */
function againstNotModified(sightings) {
	return deniedNotModified(sightings) ?? sameTagTwice(sightings);
}
function sameTagTwice(sightings) {
	const tagged = /* @__PURE__ */ new Map();
	for (const sighting of sightings.filter(isCaptured)) {
		const { etag } = sighting.outcome.validators;
		if (etag === null || sighting.outcome.identity.status !== 200) continue;
		const before = tagged.get(etag) ?? sighting;
		if (!isSameState(before, sighting)) return {
			reason: `one ETag for two states (${sighting.url})`,
			restsOn: [before, sighting]
		};
		tagged.set(etag, sighting);
	}
	return null;
}
/** A change right after the 304 looks the same, and is taken for a denial: we claim less. */
function deniedNotModified(sightings) {
	let before = null;
	let underTest = [];
	for (const sighting of sightings) {
		if (sighting.outcome.kind === "unchanged" && sighting.outcome.asked) underTest.push(sighting);
		if (!isCaptured(sighting)) continue;
		if (underTest.length > 0 && before !== null && !isSameState(before, sighting)) return {
			reason: `a 304 was denied by the next answer (${sighting.url})`,
			restsOn: [
				before,
				...underTest,
				sighting
			]
		};
		[before, underTest] = [sighting, []];
	}
	return null;
}
function isSameState(a, b) {
	return identityKey(a.outcome.identity) === identityKey(b.outcome.identity);
}
function answers(sightings) {
	return sightings.filter(isCaptured).filter((s) => s.outcome.identity.status === 200);
}
/** skew = our clock − the server's, in (sentAt − Date − 1 s, firstByteAt − Date], intersected over the responses. */
var SkewBounds = class {
	lowerMs = -Infinity;
	upperMs = Infinity;
	#lowerBy = null;
	#upperBy = null;
	narrow(answered) {
		for (const by of answered) {
			const { date, cacheSigns } = by.outcome.validators;
			if (date === null || cacheSigns) continue;
			const { sentAt, firstByteAt } = certainTimes(by);
			const [from, to] = [sentAt - date - 1e3, firstByteAt - date];
			if (from > this.lowerMs) [this.lowerMs, this.#lowerBy] = [from, by];
			if (to < this.upperMs) [this.upperMs, this.#upperBy] = [to, by];
		}
	}
	/** The sightings that set the bounds. */
	get restsOn() {
		return [.../* @__PURE__ */ new Set([this.#lowerBy, this.#upperBy])].filter((by) => by !== null);
	}
};
function findViolation(sightings, skewUpperMs) {
	const simplyDate = sightings.find((s) => isSimplyDate(s));
	if (simplyDate) return {
		reason: `Last-Modified is simply the Date (${simplyDate.url})`,
		restsOn: [simplyDate]
	};
	for (let i = 1; i < sightings.length; i++) {
		const [older, newer] = [sightings[i - 1], sightings[i]];
		const reason = violatedBetween(older, newer, skewUpperMs);
		if (reason !== null) return {
			reason,
			restsOn: [older, newer]
		};
	}
	return null;
}
function isSimplyDate({ outcome }) {
	const { date, lastModified } = outcome.validators;
	return date !== null && lastModified !== null && Math.abs(date - lastModified) <= 1e3;
}
function violatedBetween(older, newer, skewUpperMs) {
	const [was, is] = [older.outcome.validators.lastModified, newer.outcome.validators.lastModified];
	if (isSameState(older, newer)) return was === is ? null : `Last-Modified moved while the content did not (${newer.url})`;
	if (is === null || is + 1e3 + skewUpperMs >= certainTimes(older).sentAt) return null;
	return `the content changed without Last-Modified following (${newer.url})`;
}
//#endregion
//#region src/quality/page-verdict.ts
/** Judges one page at one instant. */
function judgePage(page, all, at, trust) {
	const sightings = withoutTold(all);
	const versions = versionsOf(sightings);
	return {
		page,
		sightings,
		possible: versions.some((v) => halfOpenContains(possibleInterval(v), at)),
		...versions.length === 0 ? withoutState(page, sightings) : selfVarying(sightings, versions) ?? observed(versions, at) ?? attested(versions, at, trust) ?? unproved(page, sightings, versions, at)
	};
}
function withoutState(page, sightings) {
	const none = {
		evidence: "none",
		interval: null,
		version: null
	};
	if (page.state === "refused") return {
		verdict: "excluded",
		reason: page.reason,
		...none
	};
	const last = sightings.at(-1)?.outcome;
	if (last?.kind === "blocked") return {
		verdict: "blocked",
		reason: last.reason,
		...none
	};
	if (last?.kind === "refused") return {
		verdict: "excluded",
		reason: last.reason,
		...none
	};
	if (last?.kind === "failed") return {
		verdict: "failed",
		reason: last.message,
		...none
	};
	if (last) return {
		verdict: "failed",
		reason: "a 304 that nobody asked for shows no state",
		...none
	};
	if (page.state === "failed") return {
		verdict: "failed",
		reason: page.reason,
		...none
	};
	return {
		verdict: "skipped",
		reason: page.reason ?? "not fetched",
		...none
	};
}
/** Two back-to-back fetches that differ: the page varies by itself, so nothing can be said of its changes. */
function selfVarying(sightings, versions) {
	if (varyingCaptures(sightings).size === 0) return null;
	return {
		verdict: "self-varying",
		reason: "two back-to-back responses differ",
		evidence: "none",
		interval: null,
		version: versions[0]
	};
}
function key(sighting) {
	return identityKey(sighting.outcome.identity);
}
function observed(versions, at) {
	for (const version of versions) {
		const interval = observedInterval(version);
		if (!interval || !closedContains(interval, at)) continue;
		return {
			verdict: "sharp",
			reason: null,
			evidence: "observed",
			interval,
			version
		};
	}
	return null;
}
function attested(versions, at, trust) {
	for (const version of versions) {
		const interval = attestedInterval(version, trust);
		if (!interval || !closedContains(interval, at)) continue;
		const carried = attestedInterval(version, null);
		const by304 = carried !== null && closedContains(carried, at);
		return {
			verdict: "attested",
			reason: by304 ? "carried over the time point by a 304" : "carried over the time point by Last-Modified",
			evidence: by304 ? "attested:304" : "attested:last-modified",
			interval,
			version
		};
	}
	return null;
}
function unproved(page, sightings, versions, at) {
	const seen = sightings.filter(isCaptured);
	const none = {
		evidence: "none",
		interval: null
	};
	const before = seen.findLast((s) => certainTimes(s).lastByteAt <= at);
	const after = seen.find((s) => certainTimes(s).sentAt >= at);
	const version = versions.find((v) => v.sightings.includes(before ?? after ?? seen[0])) ?? null;
	if (!before && after) return {
		verdict: "late",
		reason: page.late ? "found only after the time point" : "reached only after the time point",
		version,
		...none
	};
	if (before && after && key(before) !== key(after)) return {
		...changed$1(before, after),
		version,
		...none
	};
	if (before && after) return {
		verdict: "seen",
		reason: unobserved(after),
		version,
		...none
	};
	return {
		verdict: "seen",
		reason: failureAfter(sightings, at) ?? page.reason ?? noneAfter(seen),
		version,
		...none
	};
}
/** Why an equal response after the time point proves nothing. */
function unobserved({ outcome }) {
	if (outcome.imported) return "two equal responses, told by another tool's records, which nobody vouches for";
	return outcome.conditional ? "the only equal answer after the time point was to another, conditional request" : "both responses may be one cached copy";
}
function changed$1(before, after) {
	const [was, is] = [before.outcome.identity, after.outcome.identity];
	if (isAbsent(is.status) && !isAbsent(was.status)) return {
		verdict: "gone",
		reason: `status ${was.status} before, ${is.status} after`
	};
	if (was.status !== is.status) return {
		verdict: "changed",
		reason: `status ${was.status} before, ${is.status} after`
	};
	if (was.location !== is.location) return {
		verdict: "changed",
		reason: "redirects to another place"
	};
	if (was.contentType !== is.contentType) return {
		verdict: "changed",
		reason: "content type changed"
	};
	return {
		verdict: "changed",
		reason: "content changed"
	};
}
function isAbsent(status) {
	return status === 404 || status === 410;
}
/** A second sighting may be there, and its clock be too uncertain to tell on which side it lies. */
function noneAfter(seen) {
	return seen.length > 1 && seen.some(({ clockErrorMs }) => clockErrorMs !== void 0) ? "the clock's error leaves no two sightings on both sides of the time point" : "no second sighting after the time point";
}
function failureAfter(sightings, at) {
	const last = sightings.findLast((s) => certainTimes(s).sentAt >= at)?.outcome;
	if (last?.kind === "failed") return `the revisit failed: ${last.message}`;
	return last?.kind === "blocked" ? `the revisit was blocked: ${last.reason}` : null;
}
//#endregion
//#region src/quality/assess.ts
/** Judges every page; the denominator is every page known to be in scope. */
function assessCapture(evidence) {
	const { plannedAsOf } = evidence;
	const proved = new ProvedEnds(plannedAsOf);
	const hosts = withEarlier(testHosts(evidence, (sightings) => proved.see(sightings)), evidence.contradictedEarlier ?? /* @__PURE__ */ new Map());
	const asOf = mostCovered(proved.coverage(), plannedAsOf) ?? plannedAsOf;
	const { sharpAtPlanned } = proved;
	return {
		evidence,
		asOf,
		sharpAtPlanned,
		hosts,
		pages: judgedAt(asOf, evidence, hosts)
	};
}
/** Every page judged at an instant, anew whenever they are gone through. */
function judgedAt(at, evidence, hosts) {
	return { *[Symbol.iterator]() {
		for (const page of evidence.pages) {
			const host = hosts.get(hostOf(page.url));
			const sightings = evidence.sightingsOf(page.url);
			const worthSomething = believed(sightings, host);
			const judged = judgePage(page, worthSomething, at, trustOf(host));
			const isWithdrawn = judged.verdict === "seen" && worthSomething.length < sightings.length;
			const rendering = evidence.renderingOf?.(page.url) ?? null;
			yield {
				...judged,
				...isWithdrawn ? { reason: WITHDRAWN } : {},
				sightings,
				...rendering && { rendering }
			};
		}
	} };
}
/** Where the observed intervals start and where they end: sixteen bytes a page. No host's word plays a part in them. */
var ProvedEnds = class {
	#planned;
	#starts = new GrowingNumbers(Float64Array);
	#ends = new GrowingNumbers(Float64Array);
	sharpAtPlanned = 0;
	constructor(planned) {
		this.#planned = planned;
	}
	/** Takes one page's sightings. */
	see(sightings) {
		const intervals = provedIntervals(sightings);
		if (intervals.some((interval) => closedContains(interval, this.#planned))) this.sharpAtPlanned++;
		for (const { from, to } of intervals) {
			this.#starts.push(from);
			this.#ends.push(to);
		}
	}
	coverage() {
		return plainCoverage(sorted(this.#starts), sorted(this.#ends), this.#planned);
	}
};
function sorted(numbers) {
	return Float64Array.from(numbers.view()).sort();
}
/** What this capture's own sightings do not show takes a host's stamps away all the same. */
function withEarlier(hosts, earlier) {
	return new Map([...hosts].map(([host, trust]) => {
		const reason = earlier.get(host);
		if (reason === void 0 || trust.kind === "distrusted") return [host, trust];
		const { restsOn, notModified } = trust;
		return [host, {
			kind: "distrusted",
			reason,
			restsOn,
			notModified,
			contradictedEarlier: true
		}];
	}));
}
/** The trust test of every host with a sighting; what else the sightings are for can be done in the same pass. */
function testHosts({ pages, sightingsOf }, onPage = () => void 0) {
	const tests = /* @__PURE__ */ new Map();
	let number = 0;
	for (const { url } of pages) {
		const sightings = sightingsOf(url);
		if (sightings.length > 0) {
			testOf(tests, hostOf(url)).see(number, sightings);
			onPage(sightings, number);
		}
		number++;
	}
	const sightingsAt = (at) => sightingsOf(pages.at(at).url);
	return new Map([...tests].map(([host, test]) => [host, test.result(sightingsAt)]));
}
function testOf(tests, host) {
	let test = tests.get(host);
	if (!test) tests.set(host, test = new HostTest());
	return test;
}
var WITHDRAWN = "its 304 counts for nothing: what its host says was contradicted";
/** 304s that proved worthless might as well not have been sent: all of a host's, or those to its Last-Modified. */
function believed(sightings, host) {
	if (host === void 0) return sightings;
	const isWorthless = ({ outcome }) => outcome.kind === "unchanged" && (host.notModified !== null || outcome.by === "last-modified" && host.kind === "distrusted");
	return sightings.some(isWorthless) ? sightings.filter((one) => !isWorthless(one)) : sightings;
}
function trustOf(host) {
	return host?.kind === "trusted" ? host.trust : null;
}
//#endregion
//#region src/quality/assess-import.ts
/** Judges an import at the instant at which the most pages are attested; without any, at its first record. */
function assessImport(given) {
	const vouched = new GrowingNumbers(Uint32Array);
	const hosts = testHosts(given, (sightings, number) => {
		if (sightings.some(isVouchedFor)) vouched.push(number);
	});
	const asOf = bestTime(attestedOf(given, hosts, vouched), given.plannedAsOf) ?? given.plannedAsOf;
	const evidence = {
		...given,
		plannedAsOf: asOf
	};
	return {
		evidence,
		asOf,
		sharpAtPlanned: 0,
		hosts,
		pages: judgedAt(asOf, evidence, hosts)
	};
}
/** Only a 304 or a Last-Modified can attest what other tools recorded. */
function isVouchedFor({ outcome }) {
	if (outcome.kind === "unchanged") return true;
	return outcome.kind === "captured" && outcome.validators.lastModified !== null;
}
function attestedOf({ pages, sightingsOf }, hosts, vouched) {
	const intervals = [];
	for (const number of vouched.view()) {
		const { url } = pages.at(number);
		const host = hosts.get(hostOf(url));
		const trust = host?.kind === "trusted" ? host.trust : null;
		for (const version of versionsOf(sightingsOf(url))) {
			const interval = attestedInterval(version, trust);
			if (interval) intervals.push({
				...interval,
				weight: 1
			});
		}
	}
	return intervals;
}
//#endregion
//#region src/quality/assess-refresh.ts
var NO_MOMENT = "a look of a watch, which speaks of no moment";
/** Judges a refresh at its own t*, which lies before its first look: nothing in it is sharp or attested. */
function assessRefresh(evidence) {
	const { plannedAsOf: asOf } = evidence;
	const pages = judgedAt(asOf, evidence, /* @__PURE__ */ new Map());
	return {
		evidence,
		asOf,
		sharpAtPlanned: 0,
		hosts: testHosts(evidence),
		pages: { *[Symbol.iterator]() {
			for (const page of pages) yield page.verdict === "late" ? {
				...page,
				reason: NO_MOMENT
			} : page;
		} }
	};
}
//#endregion
//#region src/quality/testimony/compare-page.ts
/** Compares one page; sightings in any order, with the errors of their clocks. */
function comparePage(sightings) {
	const own = withoutTold(sightings);
	const looks = own.filter(isCaptured).filter(({ outcome }) => outcome.imported !== true);
	const told = sightings.filter(isTold).filter(({ outcome }) => outcome.told.variant === void 0);
	const source = told.filter(({ outcome }) => outcome.told.tier === "source");
	const agree = {
		source: 0,
		served: 0
	};
	const differ = [];
	const stale = [];
	for (const look of looks) {
		const spoken = told.filter((one) => liesIn(look, one));
		for (const one of spoken) {
			const by = differsBy(look, one);
			if (by === null) agree[one.outcome.told.tier]++;
			else differ.push({
				url: look.url,
				by,
				look: lookOf$1(look),
				told: spanOf$1(one)
			});
		}
		const over = overBefore(look, source);
		if (over) stale.push({
			url: look.url,
			look: lookOf$1(look),
			told: spanOf$1(over)
		});
	}
	return {
		agree,
		differ,
		stale,
		isCurrent: source.some(({ outcome }) => outcome.told.isCurrent === true),
		isLookedAt: own.length > 0,
		isInSource: source.length > 0,
		foundAt: foundAt(looks, told)
	};
}
/** At what instant of the fetch the server chose the content nobody knows: all of it must lie inside. */
function liesIn(look, { outcome: { told } }) {
	const { from, to } = fetchSpan(look);
	return closedContains(told, from) && closedContains(told, to);
}
/** A recorder saw heads too; of a source the content is all there is, and an answer that shows none of it differs. */
function differsBy(look, told) {
	const [seen, said] = [look.outcome.identity, told.outcome.identity];
	if (seen.status !== said.status) return "status";
	if (told.outcome.told.tier === "served" && seen.location !== said.location) return "location";
	if (told.outcome.told.tier === "served" && seen.contentType !== said.contentType) return "content type";
	return seen.contentDigest === said.contentDigest ? null : "content";
}
/** The source's version that the look showed, where that was over before the request left and is not told of again. */
function overBefore(look, source) {
	const same = source.filter((one) => differsBy(look, one) === null);
	const { from, to } = fetchSpan(look);
	const isOver = ({ outcome: { told } }) => told.to < from && told.isCurrent !== true;
	if (same.length === 0 || same.some(({ outcome: { told } }) => told.from <= to && told.to >= from)) return null;
	return same.filter(isOver).toSorted((a, b) => b.outcome.told.to - a.outcome.told.to)[0] ?? null;
}
function foundAt(looks, told) {
	const isFound = ({ outcome }) => outcome.identity.status === 200;
	const served = told.filter(({ outcome }) => outcome.told.tier === "served");
	return [...looks.filter(isFound).map(({ times }) => times.sentAt), ...served.filter(isFound).map(({ outcome }) => outcome.told.from)];
}
function lookOf$1({ captureId, records, times, outcome: { identity } }) {
	const held = records.find(({ type }) => type === "response" || type === "revisit" || type === "resource");
	const { sentAt, lastByteAt } = times;
	const { status, contentDigest } = identity;
	return {
		capture: captureId,
		record: held?.id ?? "",
		sentAt,
		lastByteAt,
		status,
		contentDigest
	};
}
function spanOf$1({ captureId, records, outcome: { told, identity } }) {
	const { tier, from, to } = told;
	const { status, contentDigest } = identity;
	return {
		tier,
		capture: captureId,
		record: records[0]?.id ?? "",
		from,
		to,
		status,
		contentDigest
	};
}
//#endregion
//#region src/quality/testimony/testimony-tally.ts
/** Counts what a testimony tells, page by page. */
var TestimonyTally = class {
	#settings;
	#pages = /* @__PURE__ */ new Map();
	#versions = 0;
	#answers = 0;
	constructor(settings) {
		this.#settings = settings;
	}
	see(sighting) {
		if (!isTold(sighting)) return;
		const { told } = sighting.outcome;
		this.#versions++;
		this.#answers += told.count ?? 0;
		const page = this.#pages.get(sighting.url);
		if (!page) return void this.#pages.set(sighting.url, firstOf(sighting));
		page.versions++;
		page.from = Math.min(page.from, told.from);
		page.isCurrent ||= told.isCurrent === true;
		if (told.to < page.to) return;
		page.to = told.to;
		page.status = sighting.outcome.identity.status;
		page.contentType = sighting.outcome.identity.contentType;
	}
	/** All of it together. */
	figures() {
		let [from, to, current] = [
			Infinity,
			-Infinity,
			0
		];
		for (const page of this.#pages.values()) {
			from = Math.min(from, page.from);
			to = Math.max(to, page.to);
			if (page.isCurrent) current++;
		}
		const { tier, by } = this.#settings;
		const pages = this.#pages.size;
		const span = pages === 0 ? {
			from: null,
			to: null
		} : {
			from,
			to
		};
		return {
			tier,
			by,
			pages,
			versions: this.#versions,
			answers: this.#answers,
			current,
			...span
		};
	}
	/** What a report says of a page. */
	reportPage(url, kind) {
		const page = this.#pages.get(url);
		return {
			url,
			kind,
			verdict: "skipped",
			reason: page ? REASON[this.#settings.tier] : "nothing is told of it",
			status: page?.status ?? null,
			contentType: page?.contentType ?? null,
			interval: page ? {
				from: page.from,
				to: page.to
			} : null,
			visitAt: null,
			revisitAt: null,
			sightings: page?.versions ?? 0
		};
	}
};
var REASON = {
	source: "told by the owner's own record: no look of ours stands behind it",
	served: "told by a recorder before the server: no look of ours stands behind it"
};
function firstOf({ outcome: { told, identity } }) {
	const { from, to, isCurrent } = told;
	const { status, contentType } = identity;
	return {
		versions: 1,
		from,
		to,
		isCurrent: isCurrent === true,
		status,
		contentType
	};
}
/** The report of a testimony: its figures, and every page with the time from its first to its last version. */
function testimonyReport(facts) {
	const { capture, finishedAt, tally, pages, bytes, warcs, notes } = facts;
	const testimony = tally.figures();
	const counts = {
		all: 0,
		document: 0,
		requisite: 0,
		other: 0
	};
	for (const { kind } of pages) {
		counts.all++;
		counts[kind]++;
	}
	const at = testimony.to ?? capture.startedAt;
	return {
		format: "isochron-report/1",
		capture: capture.id,
		site: capture.site,
		seeds: capture.seeds,
		startedAt: capture.startedAt,
		plannedAsOf: at,
		asOf: at,
		finishedAt,
		strategy: testimony.tier,
		delayMs: 0,
		expectedSharp: null,
		upperBound: null,
		requests: 0,
		bytes,
		all: untiered(counts.all),
		documents: untiered(counts.document),
		requisites: untiered(counts.requisite),
		composites: untiered(counts.document),
		sharpAtPlanned: 0,
		verdicts: verdictsOf(counts.all),
		warcs,
		notes,
		testimony,
		pages: { *[Symbol.iterator]() {
			for (const { url, kind } of pages) yield tally.reportPage(url, kind);
		} }
	};
}
/** Pages of which no tier of a crawl says anything. */
function untiered(pages) {
	return {
		pages,
		sharp: 0,
		attested: 0,
		possible: 0
	};
}
function verdictsOf(skipped) {
	return {
		...Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])),
		skipped
	};
}
//#endregion
//#region src/quality/dates-apart.ts
/** Servers' clocks are wrong by minutes, sometimes by hours; seldom by more than a day. */
var MOST_APART_MS = 864e5;
/**
* How far from our clock the nearest of all Dates is, when none lies within a day of it; `null` when one does, or none
* was sent (docs/certificate.md, "The clocks"). What shows no state, or signs of a cache, tells nothing.
*/
function datesApart(pages) {
	let nearestMs = null;
	for (const sightings of pages) for (const { times, outcome } of withoutTold(sightings).filter(isCaptured)) {
		const { date, cacheSigns } = outcome.validators;
		if (date === null || cacheSigns) continue;
		const apartMs = Math.abs(times.sentAt - date);
		if (apartMs <= MOST_APART_MS) return null;
		nearestMs = Math.min(apartMs, nearestMs ?? apartMs);
	}
	return nearestMs;
}
//#endregion
//#region src/quality/clock-doubts.ts
/** Two readings of clock and uptime are not taken at one instant. */
var UPTIME_TOLERANCE_MS = 100;
/** Some file systems tell times to two seconds. */
var FILES_TOLERANCE_MS = 2e3;
/** Settles the error of every run, in order: a doubt adds to the error of the run that it is against. */
function settleClocks(runs, pages) {
	const hosts = runs.length > 1 ? dateRanges(runs, pages) : [];
	const settled = [];
	for (const run of runs) {
		const found = [
			againstUptime(run, settled),
			leastByDates(hosts, settled),
			againstFiles(run, settled)
		].filter((sign) => sign !== null);
		const errors = found.map(({ ms, against }) => ms + settled[against].errorMs);
		const doubts = found.map((sign) => ({
			...sign,
			against: settled[sign.against].startedAt
		}));
		settled.push({
			...run,
			errorMs: Math.max(run.boundMs ?? 0, ...errors),
			doubts
		});
	}
	return settled;
}
/** The clock went further than the machine ran, or less far. */
function againstUptime({ startedAt, bootId, uptimeMs }, earlier) {
	if (bootId === null || uptimeMs === null) return null;
	const against = earlier.findIndex((run) => run.bootId === bootId && run.uptimeMs !== null);
	const first = earlier[against];
	if (!first) return null;
	const ms = Math.abs(startedAt - first.startedAt - (uptimeMs - first.uptimeMs));
	return ms > UPTIME_TOLERANCE_MS ? {
		kind: "uptime",
		ms,
		host: null,
		against
	} : null;
}
/** A file of the capture was written later than it is now. */
function againstFiles({ startedAt, filesAt }, earlier) {
	if (earlier.length === 0 || filesAt === null) return null;
	const ms = filesAt - startedAt;
	return ms > FILES_TOLERANCE_MS ? {
		kind: "files",
		ms,
		host: null,
		against: 0
	} : null;
}
/** The ranges of every host, by name; what shows no state, or signs of a cache, tells nothing. */
function dateRanges(runs, pages) {
	const hosts = /* @__PURE__ */ new Map();
	for (const sightings of pages) for (const { url, times, outcome } of withoutTold(sightings).filter(isCaptured)) {
		const { date, cacheSigns } = outcome.validators;
		if (date === null || cacheSigns) continue;
		const range = rangesOf(hosts, hostOf(url), runs.length)[runNumberAt(runs, times.sentAt)];
		range.lowerMs = Math.max(range.lowerMs, times.sentAt - date - 1e3);
		range.upperMs = Math.min(range.upperMs, times.firstByteAt - date);
	}
	return [...hosts].sort(([a], [b]) => a < b ? -1 : 1).map(([host, byRun]) => ({
		host,
		byRun
	}));
}
function rangesOf(hosts, host, runs) {
	let ranges = hosts.get(host);
	if (!ranges) hosts.set(host, ranges = Array.from({ length: runs }, () => ({
		lowerMs: -Infinity,
		upperMs: Infinity
	})));
	return ranges;
}
/** Our own clock having been set shows at every host: one that shows nothing of it clears it, else the least counts. */
function leastByDates(hosts, settled) {
	const errorOf = ({ ms, against }) => ms + settled[against].errorMs;
	let least = null;
	for (const { host, byRun } of hosts) {
		const own = byRun[settled.length];
		const against = byRun.slice(0, settled.length).findIndex(isUsable);
		if (!isUsable(own) || against === -1) continue;
		const ms = shiftMs(byRun[against], own);
		if (ms === 0) return null;
		const sign = {
			kind: "dates",
			ms,
			host,
			against
		};
		if (least === null || errorOf(sign) < errorOf(least)) least = sign;
	}
	return least;
}
/** No answer with a Date, or a host whose own Dates contradict each other within a run, tells nothing. */
function isUsable({ lowerMs, upperMs }) {
	return upperMs < Infinity && lowerMs < upperMs;
}
/** 0 while both may be right; else the most by which our clock can have been set: the least would claim too much. */
function shiftMs(before, now) {
	return now.lowerMs < before.upperMs && before.lowerMs < now.upperMs ? 0 : Math.max(now.upperMs - before.lowerMs, before.upperMs - now.lowerMs);
}
//#endregion
//#region src/quality/mapped.ts
/** What becomes of each item. */
function mapped(items, become) {
	return { *[Symbol.iterator]() {
		for (const item of items) yield become(item);
	} };
}
//#endregion
//#region src/quality/cache-signs.ts
/** Gathers them from the sightings of one capture. */
var CacheSigns = class {
	#fields = /* @__PURE__ */ new Map();
	#isKnown = true;
	/** Takes one page's sightings. */
	see(url, sightings) {
		for (const { outcome } of sightings) {
			if (outcome.kind !== "captured" && outcome.kind !== "unchanged") continue;
			const { cacheSigns, cacheFields } = outcome.validators;
			if (!cacheSigns) continue;
			if (cacheFields) this.#add(hostOf(url), cacheFields);
			else this.#isKnown = false;
		}
	}
	/** Hosts in the order in which they showed the first sign; `null` when not all signs were noted by name. */
	list() {
		if (!this.#isKnown) return null;
		return [...this.#fields].map(([host, fields]) => ({
			host,
			fields: [...fields].sort()
		}));
	}
	#add(host, names) {
		const fields = this.#fields.get(host) ?? /* @__PURE__ */ new Set();
		this.#fields.set(host, fields);
		for (const name of names) fields.add(name);
	}
};
//#endregion
//#region src/quality/certificate-page.ts
var NO_IDENTITY = {
	contentDigest: null,
	status: null,
	location: null,
	contentType: null
};
/** All that the certificate says of a page. */
function certificatePage(assessed) {
	const { page, verdict, interval, version, evidence, reason, sightings } = assessed;
	const first = version?.sightings[0]?.outcome ?? null;
	const restsOn = new Set(interval && version ? [...version.sightings, ...version.attestedBy] : []);
	return {
		url: page.url,
		kind: page.kind,
		verdict,
		interval: interval && {
			from: toIso(interval.from),
			to: toIso(interval.to)
		},
		payloadDigest: first?.payloadDigest ?? null,
		...first?.identity ?? NO_IDENTITY,
		evidence,
		reason: reason && wellFormed(reason),
		records: [...sightings].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq).flatMap((sighting) => certificateRecord(sighting, restsOn.has(sighting))),
		...assessed.rendering && { rendering: certificateRendering(assessed.rendering) }
	};
}
/** What was shown, as far as it is the maker's word: which pages that took can be checked. */
function certificateRendering(rendering) {
	const { renderedBy, failure, requests, open, isClosed, doubts, textDigest } = rendering;
	return {
		renderedBy: wellFormed(renderedBy),
		failure: failure && wellFormed(failure),
		requests,
		open: open.map(({ kind, url, detail }) => ({
			kind,
			url: wellFormed(url),
			detail: wellFormed(detail)
		})),
		isClosed,
		doubts: doubts.map(wellFormed),
		textDigest
	};
}
/** The record that holds what was seen: the response or revisit, else the metadata of a fetch without one. */
function certificateRecord(sighting, restsOn) {
	const { response, request, metadata } = recordIds(sighting);
	const held = sighting.records.find(({ id }) => id === (response ?? metadata));
	if (!held) return [];
	return [{
		id: held.id,
		type: held.type,
		file: held.file,
		offset: held.offset,
		pass: sighting.pass,
		sentAt: toIso(sighting.times.sentAt),
		firstByteAt: toIso(sighting.times.firstByteAt),
		lastByteAt: toIso(sighting.times.lastByteAt),
		request,
		metadata: response === null ? null : metadata,
		restsOn,
		...borrowedBy$1(sighting)
	}];
}
/** The response of an earlier capture that supplies the body, where one does. */
function borrowedBy$1({ records }) {
	const lent = records.find(({ type }) => type === "borrowed");
	return lent ? { borrowed: {
		id: lent.id,
		file: lent.file
	} } : {};
}
/** Which records hold what a sighting saw, by their type. */
function recordIds({ records }) {
	const idOf = (...types) => records.find(({ type }) => types.includes(type))?.id ?? null;
	return {
		response: idOf("response", "revisit"),
		request: idOf("request"),
		metadata: idOf("metadata")
	};
}
//#endregion
//#region src/quality/report-tables.ts
/** Longer tables are cut; what lies beyond is added up in a last row. */
var MOST_ROWS = 1e3;
/** Counts judged pages, one at a time and in order, in each of the tables. */
var TableCount = class {
	#hosts = /* @__PURE__ */ new Map();
	#mediaTypes = /* @__PURE__ */ new Map();
	#statuses = /* @__PURE__ */ new Map();
	#seeds;
	constructor({ evidence }) {
		this.#seeds = new SeedTable(evidence);
	}
	see(page) {
		countHost(this.#hosts, page);
		countMediaType(this.#mediaTypes, page);
		countStatus(this.#statuses, page);
		this.#seeds.count(page);
	}
	result() {
		return {
			hosts: longest(this.#hosts, (sum, row) => {
				for (const name of [
					"pages",
					"sharp",
					"failed",
					"requests",
					"bytes",
					"fetchMs"
				]) sum[name] += row[name];
			}),
			mediaTypes: longest(this.#mediaTypes, (sum, row) => {
				for (const name of [
					"pages",
					"sharp",
					"bytes"
				]) sum[name] += row[name];
			}),
			statuses: longest(this.#statuses, (sum, row) => void (sum.pages += row.pages)),
			seeds: this.#seeds.rows()
		};
	}
};
function countHost(hosts, { page, verdict, sightings }) {
	const name = hostOf(page.url);
	const row = hosts.get(name) ?? {
		name,
		pages: 0,
		sharp: 0,
		failed: 0,
		requests: 0,
		bytes: 0,
		fetchMs: 0
	};
	hosts.set(name, row);
	row.pages++;
	if (verdict === "sharp") row.sharp++;
	if (verdict === "failed" || verdict === "blocked") row.failed++;
	for (const { outcome, times } of sightings) {
		if (outcome.kind === "refused") continue;
		row.requests++;
		row.fetchMs += times.lastByteAt - times.sentAt;
		if (outcome.kind === "captured") row.bytes += outcome.payloadBytes;
	}
}
function countMediaType(types, { verdict, version }) {
	const first = version?.sightings[0];
	if (!first) return;
	const { contentType } = first.outcome.identity;
	const name = contentType?.split(";", 1)[0].trim().toLowerCase() || "none given";
	const row = types.get(name) ?? {
		name,
		pages: 0,
		sharp: 0,
		bytes: 0
	};
	types.set(name, row);
	row.pages++;
	if (verdict === "sharp") row.sharp++;
	row.bytes += first.outcome.payloadBytes;
}
function countStatus(statuses, page) {
	const name = statusOf(page);
	const row = statuses.get(name) ?? {
		name,
		pages: 0
	};
	statuses.set(name, row);
	row.pages++;
}
/** The status of the version held, else why there is none. */
function statusOf({ verdict, version, sightings }) {
	if (version) return String(version.identity.status);
	const last = sightings.at(-1)?.outcome;
	return last?.kind === "failed" ? `failed: ${last.code}` : verdict;
}
/** Which seed led to how many pages; pages come in the order in which they were found. */
var SeedTable = class {
	#numberOf;
	#rows;
	#rowNumbers;
	/** By page: the row of the seed that led to it, counted from 1. */
	#seedOf;
	#page = 0;
	constructor({ capture, pages, numberOf }) {
		this.#numberOf = numberOf;
		const row = {
			verdict: "skipped",
			reason: null,
			status: null,
			pages: 0
		};
		this.#rows = [...new Set(capture.seeds)].map((name) => ({
			name,
			...row
		}));
		this.#rowNumbers = new Map(this.#rows.map(({ name }, number) => [name, number + 1]));
		this.#seedOf = new Uint32Array(pages.length);
	}
	count({ page, verdict, reason, version }) {
		const own = this.#rowNumbers.get(page.url) ?? 0;
		if (own > 0) Object.assign(this.#rows[own - 1], {
			verdict,
			reason,
			status: version?.identity.status ?? null
		});
		const from = own > 0 || page.via === null ? own : this.#seedOf[this.#numberOf(page.via)] ?? 0;
		if (from > 0) this.#rows[from - 1].pages++;
		this.#seedOf[this.#page++] = from;
	}
	rows() {
		return this.#rows.slice(0, MOST_ROWS);
	}
};
/** Most pages first; what is beyond the table's length goes into one last row. */
function longest(rows, add) {
	const sorted = [...rows.values()].sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
	const [kept, others] = [sorted.slice(0, MOST_ROWS), sorted.slice(MOST_ROWS)];
	const [first, ...rest] = others;
	if (!first) return kept;
	const sum = {
		...first,
		name: `${others.length} others`
	};
	for (const row of rest) add(sum, row);
	return [...kept, sum];
}
//#endregion
//#region src/quality/composites.ts
/** Bits of {@link CompositeFlags}; of a composite each holds only when it holds of every part. */
var [SHARP, VOUCHED, POSSIBLE, SHOWN, FIRST] = [
	1,
	2,
	4,
	8,
	64
];
var ALL = SHARP | VOUCHED | POSSIBLE | SHOWN | FIRST;
/**
* For every page the flags that it shares with all pages it leads to by `requisitesOf`; −1 among those is a part that
* is missing. Pages may need each other (frames, modules that import each other): then they share what all of them have.
* Linear in pages and requisites (Tarjan 1972), whatever the site: no page's parts are gone through twice.
*/
function compositeFlags(own, requisitesOf) {
	const walk = new Walk(own, requisitesOf);
	for (let page = 0; page < own.length; page++) walk.from(page);
	return walk.flags;
}
var Walk = class {
	/** Of a page under way what was seen so far; of one that is done, the composite's. */
	flags;
	#requisitesOf;
	/** In the order of first sight, from 1; 0 before. */
	#order;
	/** The earliest page under way that a page leads back to. */
	#lowest;
	#isOpen;
	#open = [];
	#steps = [];
	#count = 0;
	constructor(own, requisitesOf) {
		this.flags = Uint8Array.from(own, (flags) => flags & ALL);
		this.#requisitesOf = requisitesOf;
		this.#order = new Uint32Array(own.length);
		this.#lowest = new Uint32Array(own.length);
		this.#isOpen = new Uint8Array(own.length);
	}
	from(page) {
		if (this.#order[page] === 0) this.#enter(page);
		for (let step = this.#steps.at(-1); step; step = this.#steps.at(-1)) {
			const next = step.rest.next();
			if (next.done) this.#leave(step.page);
			else this.#follow(step.page, next.value);
		}
	}
	#enter(page) {
		this.#order[page] = this.#lowest[page] = ++this.#count;
		this.#open.push(page);
		this.#isOpen[page] = 1;
		this.#steps.push({
			page,
			rest: this.#requisitesOf(page)[Symbol.iterator]()
		});
	}
	#follow(page, needed) {
		if (this.#order[needed] === void 0) this.flags[page] &= SHOWN;
		else if (this.#order[needed] === 0) this.#enter(needed);
		else if (this.#isOpen[needed]) this.#lowest[page] = Math.min(this.#lowest[page], this.#order[needed]);
		else this.flags[page] &= this.flags[needed];
	}
	#leave(page) {
		this.#steps.pop();
		if (this.#lowest[page] === this.#order[page]) this.#close(page);
		const above = this.#steps.at(-1);
		if (!above) return;
		this.#lowest[above.page] = Math.min(this.#lowest[above.page], this.#lowest[page]);
		this.flags[above.page] &= this.flags[page];
	}
	/** The pages above it on the stack need each other: what one lacks, all lack. */
	#close(page) {
		const first = this.#open.lastIndexOf(page);
		const circle = this.#open.splice(first);
		const shared = circle.reduce((flags, one) => flags & this.flags[one], ALL);
		for (const one of circle) {
			this.flags[one] = shared;
			this.#isOpen[one] = 0;
		}
	}
};
//#endregion
//#region src/quality/rendering-count.ts
/** How showing documents went. */
var RenderingCount = class {
	#counts = {
		pages: 0,
		failed: 0,
		open: 0,
		closed: 0
	};
	#openKinds = new ReasonCount();
	#failures = new ReasonCount();
	#by = "";
	get pages() {
		return this.#counts.pages;
	}
	see({ failure, open, isClosed, renderedBy }) {
		this.#counts.pages++;
		this.#by ||= renderedBy.split(",", 1)[0];
		if (failure !== null) this.#counts.failed++;
		if (failure !== null) this.#failures.add(failure);
		if (open.length > 0) this.#counts.open++;
		for (const kind of new Set(open.map((one) => one.kind))) this.#openKinds.add(kind);
		if (isClosed) this.#counts.closed++;
	}
	result() {
		const [openKinds, failures] = [this.#openKinds.result(), this.#failures.result()];
		return {
			by: this.#by,
			...this.#counts,
			...openKinds && { openKinds },
			...failures && { failures }
		};
	}
};
var [MOST_REASONS, MOST_REASON_CHARS] = [20, 120];
/** Reasons and how often each was given; those beyond a few kinds as one, since words may name addresses. */
var ReasonCount = class {
	#counts = /* @__PURE__ */ new Map();
	add(reason) {
		const short = reason.slice(0, MOST_REASON_CHARS);
		const key = this.#counts.has(short) || this.#counts.size < MOST_REASONS ? short : "other reasons";
		this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
	}
	/** The most frequent first; `null` where there are none. */
	result() {
		if (this.#counts.size === 0) return null;
		return Object.fromEntries([...this.#counts].sort(([, a], [, b]) => b - a));
	}
};
//#endregion
//#region src/quality/tally.ts
/** Beside the flags that a composite shares with its parts: a document, and one that was shown in a browser. */
var [DOCUMENT, RENDERED] = [16, 32];
/** Every verdict, none counted yet. */
function noVerdicts() {
	return Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
}
/** Counts the judged pages, as a whole and class by class; with weights, sums of weights stand for counts. */
function tally(assessment, weightOf) {
	const count = new PageCount(assessment, weightOf);
	for (const page of assessment.pages) count.see(page);
	return count.result();
}
/** The same from pages that come one at a time, in order. */
var PageCount = class {
	#evidence;
	#weightOf;
	#flags;
	#verdicts = noVerdicts();
	#all = noPages();
	#documents = noPages();
	#requisites = noPages();
	#renderings = new RenderingCount();
	#seen = 0;
	constructor({ evidence }, weightOf = () => 1) {
		this.#evidence = evidence;
		this.#weightOf = weightOf;
		this.#flags = new Uint8Array(evidence.pages.length);
	}
	see(page) {
		const kind = kindOf(page);
		this.#verdicts[page.verdict]++;
		const { rendering } = page;
		const own = flagsOf(page) | (kind === "document" ? DOCUMENT : 0) | (rendering ? RENDERED : 0);
		if (rendering) this.#renderings.see(rendering);
		this.#flags[this.#seen++] = own;
		const weight = this.#weightOf(page.page.url);
		count$1(this.#all, own, weight);
		if (kind === "document") count$1(this.#documents, own, weight);
		else if (kind === "requisite") count$1(this.#requisites, own, weight);
	}
	result() {
		const { pages, requisitesOf } = this.#evidence;
		const documentWeight = (document) => this.#weightOf(pages.at(document).url);
		const { whole, unproved, shown } = composites(this.#flags, requisitesOf, documentWeight);
		return {
			all: this.#all,
			documents: this.#documents,
			requisites: this.#requisites,
			composites: whole,
			...unproved.pages > 0 && { scriptBuilt: unproved },
			...this.#renderings.pages > 0 && { rendered: {
				...this.#renderings.result(),
				composites: shown
			} },
			verdicts: this.#verdicts
		};
	}
};
/** A link that turned out not to lead to something to read is `other`. */
function kindOf({ page, version }) {
	const type = version?.identity.contentType ?? null;
	if (page.kind !== "document" || version === null || type === null) return page.kind;
	return /^(text\/|application\/(xhtml\+xml|pdf))/i.test(type) ? "document" : "other";
}
function noPages() {
	return {
		pages: 0,
		sharp: 0,
		attested: 0,
		possible: 0
	};
}
function flagsOf(page) {
	const { verdict, possible } = page;
	return (verdict === "sharp" ? SHARP | VOUCHED : verdict === "attested" ? VOUCHED : 0) | (possible ? POSSIBLE : 0) | (isShown(page) ? SHOWN : 0) | (isFirstSeen(page) ? FIRST : 0);
}
/** Whether the version held for t* is the one that was seen first: browsers are given that one. */
function isFirstSeen({ version, sightings }) {
	const first = sightings.find(isCaptured);
	return first !== void 0 && version !== null && identityKey(first.outcome.identity) === identityKey(version.identity);
}
/**
* Whether what the page shows follows from what was seen: where scripts build it, it must have been shown in a browser,
* gone without nothing, and have come out the same a second time (docs/evidence.md, renderings).
*/
function isShown(page) {
	return page.rendering ? isSelfContained(page.rendering) : !isScriptBuilt(page);
}
/** Whether scripts build what the page shows. */
function isScriptBuilt({ version, sightings }) {
	return (version?.sightings ?? sightings).some(({ outcome }) => outcome.kind === "captured" && outcome.labels?.includes("script-built"));
}
function count$1(counts, flags, weight) {
	counts.pages += weight;
	if (flags & SHARP) counts.sharp += weight;
	else if (flags & VOUCHED) counts.attested += weight;
	if (flags & POSSIBLE) counts.possible += weight;
}
/**
* A composite is sharp when the document and all that it needs are; attested when the weakest of them is. Where scripts
* build the page and its rendering is not proved, it stays in the denominator, and what was seen of it is counted apart.
* A frame of a document that was shown in a browser was shown with it.
*/
function composites(own, requisitesOf, weightOf) {
	const flags = compositeFlags(own, requisitesOf);
	const [whole, unproved, shown] = [
		noPages(),
		noPages(),
		noPages()
	];
	for (let document = 0; document < own.length; document++) {
		if (!(own[document] & DOCUMENT)) continue;
		const weight = weightOf(document);
		const isRendered = (own[document] & RENDERED) !== 0;
		const isProved = isRendered ? (own[document] & SHOWN) !== 0 && (flags[document] & FIRST) !== 0 : (flags[document] & SHOWN) !== 0;
		count$1(whole, isProved ? flags[document] : 0, weight);
		if (!isProved) count$1(unproved, flags[document], weight);
		if (isRendered) count$1(shown, isProved ? flags[document] : 0, weight);
	}
	return {
		whole,
		unproved,
		shown
	};
}
//#endregion
//#region src/quality/summary.ts
/** The figures of a report without a certificate, in one pass; `onPage` hears of each page in it. */
function reportFigures(assessment, onPage = () => void 0) {
	const [counts, tables] = [new PageCount(assessment), new TableCount(assessment)];
	const bodies = new BodyCount();
	for (const page of assessment.pages) {
		counts.see(page);
		tables.see(page);
		if (page.verdict === "sharp") bodies.see(certificatePage(page));
		onPage(page);
	}
	return {
		counts: counts.result(),
		tables: tables.result(),
		bodies: bodies.result()
	};
}
/** Goes through the judged pages once; `onPage` hears of each in the same pass. */
function summarise(assessment, onPage = () => void 0) {
	const [counts, tables] = [new PageCount(assessment), new TableCount(assessment)];
	const [tree, caches] = [new MerkleTree(), new CacheSigns()];
	const [bodies, borrowed] = [new BodyCount(), new BorrowedRecords()];
	for (const page of assessment.pages) {
		counts.see(page);
		tables.see(page);
		const line = certificatePage(page);
		tree.add(merkleLeaf(canonicalJson(line)));
		bodies.see(line);
		borrowed.see(line);
		caches.see(page.page.url, page.sightings);
		onPage(page);
	}
	const merkle = {
		algorithm: "rfc6962-sha256",
		leaves: tree.leaves,
		root: tree.root()
	};
	return {
		counts: counts.result(),
		tables: tables.result(),
		merkle,
		caches: caches.list(),
		bodies: bodies.result(),
		borrowed: borrowed.files()
	};
}
/** How the bodies are held that sharp pages rest on. */
var BodyCount = class {
	#held = {
		both: 0,
		secondByDigest: 0,
		firstBorrowed: 0
	};
	see(line) {
		if (line.verdict === "sharp") this.#held[heldAs(line)]++;
	}
	result() {
		const { firstBorrowed, ...held } = this.#held;
		return {
			...held,
			...firstBorrowed > 0 && { firstBorrowed }
		};
	}
};
/** Whether two whole responses are among what a claim rests on; a revisit record holds a head alone. */
function heldAs({ records }) {
	const looks = records.filter(({ restsOn }) => restsOn);
	if (looks.filter(({ type }) => type === "response").length > 1) return "both";
	return looks.some(({ borrowed }) => borrowed !== void 0) ? "firstBorrowed" : "secondByDigest";
}
/** Files that lend bodies; a response is of one page, so that counting page by page counts each once. */
var BorrowedRecords = class {
	#byFile = /* @__PURE__ */ new Map();
	see({ records }) {
		const lent = new Map(records.flatMap(({ borrowed }) => borrowed ? [[borrowed.id, borrowed.file]] : []));
		for (const file of lent.values()) this.#byFile.set(file, (this.#byFile.get(file) ?? 0) + 1);
	}
	files() {
		return [...this.#byFile].map(([file, records]) => ({
			file,
			records
		})).sort((a, b) => a.file < b.file ? -1 : 1);
	}
};
//#endregion
//#region src/quality/build-report.ts
/** Makes the report that every reporter reads; its pages are made one at a time as they are asked for. */
function buildReport(assessment, { changes, ...facts }, summary = summarise(assessment)) {
	const { evidence, pages } = assessment;
	const { capture } = evidence;
	return {
		format: "isochron-report/1",
		capture: capture.id,
		site: capture.site,
		seeds: capture.seeds,
		startedAt: capture.startedAt,
		plannedAsOf: evidence.plannedAsOf,
		asOf: assessment.asOf,
		expectedSharp: capture.expectedSharp,
		upperBound: capture.upperBound,
		...summary.counts,
		bodies: summary.bodies,
		sharpAtPlanned: assessment.sharpAtPlanned,
		changes: changes.summary,
		tables: summary.tables,
		...facts,
		pages: mapped(pages, (page) => reportPage(page, changes.byPage.get(page.page.url)))
	};
}
/** What a report says of one page. */
function reportPage(assessed, change) {
	const { page, verdict, reason, interval, version, sightings } = assessed;
	const captured = sightings.filter(isCaptured);
	return {
		url: page.url,
		kind: kindOf(assessed),
		verdict,
		reason,
		status: version?.identity.status ?? null,
		contentType: version?.identity.contentType ?? null,
		interval,
		visitAt: captured.find((s) => s.pass === "visit" || s.pass === "late")?.times.lastByteAt ?? null,
		revisitAt: captured.findLast((s) => s.pass === "revisit")?.times.sentAt ?? null,
		sightings: sightings.length,
		...labelsOf(captured),
		...change && { change },
		...assessed.rendering && { rendering: reportRendering(assessed.rendering) }
	};
}
function reportRendering({ renderedBy, failure, open, isClosed, doubts, requests }) {
	return {
		renderedBy,
		failure,
		open,
		isClosed,
		doubts,
		requests: requests.length
	};
}
function labelsOf(captured) {
	const labels = [...new Set(captured.flatMap(({ outcome }) => outcome.labels ?? []))];
	return labels.length === 0 ? {} : { labels };
}
//#endregion
//#region src/quality/held-report.ts
/** Reports of more pages are complete on disk only. */
var MOST_PAGES_HELD = 1e4;
/** The report with its pages in an array; of too many, those that are not sharp first, and a note says so. */
function holdReport(report, most = MOST_PAGES_HELD) {
	const total = report.all.pages;
	if (total <= most) return {
		...report,
		pages: [...report.pages]
	};
	const pages = chosen(report, most);
	const note = `lists and charts show ${pages.length} of ${total} pages; report.json holds them all`;
	return {
		...report,
		notes: [...report.notes, note],
		pages
	};
}
/** Up to half for pages that are not sharp and half for those that are, each taken evenly over the whole site. */
function chosen({ pages, all }, most) {
	const notSharp = all.pages - all.sharp;
	const places = {
		notSharp: Math.min(notSharp, Math.max(most - all.sharp, Math.ceil(most / 2))),
		sharp: 0
	};
	places.sharp = Math.min(all.sharp, most - places.notSharp);
	const seen = {
		notSharp: 0,
		sharp: 0
	};
	const totals = {
		notSharp,
		sharp: all.sharp
	};
	const list = [];
	for (const page of pages) {
		const kind = page.verdict === "sharp" ? "sharp" : "notSharp";
		if (isChosen(seen[kind]++, totals[kind], places[kind])) list.push(page);
	}
	return list;
}
/** Whether the nth of `total` is among `places` taken at even distances. */
function isChosen(nth, total, places) {
	return Math.floor((nth + 1) * places / total) > Math.floor(nth * places / total);
}
//#endregion
//#region src/quality/sighting-log.ts
var NONE = -1;
/** Sightings by page, oldest first. */
var SightingLog = class {
	#pages;
	#packed = new PackedValues();
	/** By sighting: where it is packed, and the sighting of the same page before it. */
	#places = new GrowingNumbers(Float64Array);
	#previous = new GrowingNumbers(Int32Array);
	/** By the page's number, and for what is no page of the capture by URL: its last sighting. */
	#last = new GrowingNumbers(Int32Array);
	#lastElsewhere = /* @__PURE__ */ new Map();
	#seen = 0;
	constructor(pages) {
		this.#pages = pages;
	}
	/** Pages with at least one sighting. */
	get size() {
		return this.#seen;
	}
	add({ url, ...rest }) {
		const last = this.#lastOf(url);
		if (last === NONE) this.#seen++;
		const texts = [];
		for (const place of this.#placesUpTo(last)) this.#packed.get(place, texts);
		this.#previous.push(last);
		this.#setLast(url, this.#places.push(this.#packed.add(rest, texts)));
	}
	has(url) {
		return this.#lastOf(url) !== NONE;
	}
	/** Empty when the page was not seen. */
	of(url) {
		return this.#upTo(this.#lastOf(url), url);
	}
	/** The sightings page by page, those of the capture in order of discovery. */
	*values() {
		for (let page = 0; page < this.#last.length; page++) if (this.#last.at(page) !== NONE) yield this.#upTo(this.#last.at(page), this.#pages.urlAt(page));
		for (const [url, last] of this.#lastElsewhere) yield this.#upTo(last, url);
	}
	#lastOf(url) {
		const page = this.#pages.numberOf(url);
		const last = page !== -1 && page < this.#last.length ? this.#last.at(page) : NONE;
		return last === NONE ? this.#lastElsewhere.get(url) ?? NONE : last;
	}
	#setLast(url, sighting) {
		const page = this.#pages.numberOf(url);
		if (page === -1) return void this.#lastElsewhere.set(url, sighting);
		this.#lastElsewhere.delete(url);
		while (this.#last.length <= page) this.#last.push(NONE);
		this.#last.set(page, sighting);
	}
	#upTo(last, url) {
		const texts = [];
		return this.#placesUpTo(last).map((place) => {
			return {
				url,
				...this.#packed.get(place, texts)
			};
		});
	}
	/** Where a sighting and those of its page before it are packed, oldest first: they are one series. */
	#placesUpTo(last) {
		const places = [];
		for (let at = last; at !== NONE; at = this.#previous.at(at)) places.push(this.#places.at(at));
		return places.reverse();
	}
};
//#endregion
//#region src/quality/vantage.ts
/** The certificate's part about it; `caches` is `null` when not every sign was noted. */
function vantageOf(facts, caches) {
	const known = {
		servers: distinct(facts.warcs.flatMap(({ servers }) => servers)),
		connections: distinct(facts.warcs.flatMap(({ connections }) => connections)),
		...caches && { caches },
		operator: facts.witness?.operator ?? null,
		softwareSha256: facts.witness?.softwareSha256 ?? null,
		clockSynchronisation: facts.witness?.clockSynchronisation ?? "unknown"
	};
	return {
		...known,
		notRecorded: notRecorded(known, facts)
	};
}
function notRecorded(known, { timeStamps, clocks }) {
	return [
		[timeStamps === null, "time stamps of an outside authority (RFC 3161): there are none"],
		[known.clockSynchronisation === "unknown", "the clock's synchronisation: all times are this machine's own"],
		[clocks.some(({ boundMs }) => boundMs === null), "a bound of the clock's error: times are readings of this machine's clock, exact in order within a run"],
		[true, "the client's address as others see it: only its own address on each connection is known"],
		[known.connections.some(({ proxy }) => proxy !== void 0), "the servers' addresses and the resolver's answers: a proxy looked the names up and connected"],
		[known.connections.length === 0, "the resolver's answer and the servers' TLS certificates: only the addresses connected to are known"],
		[known.caches === void 0, "the names of the fields that show caches and proxies"],
		[known.softwareSha256 === null, "a hash of the software that ran"],
		[known.operator === null, "the operator's name"]
	].filter(([isMissing]) => isMissing).map(([, line]) => line);
}
function distinct(values) {
	return [...new Map(values.map((value) => [canonicalJson(value), value])).values()];
}
//#endregion
//#region src/quality/build-certificate.ts
/** Makes and signs the certificate of a capture; its pages are made one at a time as they are asked for. */
async function buildCertificate(assessment, facts, sign, summary = summarise(assessment)) {
	const { merkle, caches, borrowed } = summary;
	const { verdicts, rendered } = summary.counts;
	const shown = rendered && { rendered: {
		documents: rendered.pages,
		sharp: rendered.composites.sharp
	} };
	const counts = {
		pages: merkle.leaves,
		verdicts,
		bodies: summary.bodies,
		...shown
	};
	const vantage = vantageOf(facts, caches);
	const head = {
		...certificateHead(assessment, facts),
		...wordsOf$1(borrowed, rendered !== void 0),
		vantage,
		counts,
		merkle
	};
	const { algorithm, publicKey, value } = await sign(Buffer.from(canonicalJson(head)));
	const signature = {
		algorithm,
		canonicalisation: "RFC 8785",
		publicKey,
		value
	};
	return {
		...head,
		signature,
		pages: mapped(assessment.pages, certificatePage)
	};
}
/** What is claimed of all pages; a capture that borrows bodies, or shows documents in a browser, says so. */
function wordsOf$1(borrowed, isShown) {
	const statement = borrowed.length === 0 ? STATEMENT : STATEMENT_BORROWING;
	const { plain, shown } = FORMAT_WORDS.get(statement);
	return {
		statement,
		cannotProve: (isShown ? shown : null) ?? plain,
		...borrowed.length > 0 && { borrowed }
	};
}
function certificateHead({ evidence, asOf, hosts }, facts) {
	const { capture } = evidence;
	return {
		format: "isochron-certificate/1",
		site: capture.site,
		capture: capture.id,
		asOf: toIso(asOf),
		plannedAsOf: toIso(evidence.plannedAsOf),
		startedAt: toIso(capture.startedAt),
		finishedAt: toIso(facts.finishedAt),
		seeds: capture.seeds,
		scope: facts.scope,
		settings: { ...capture.settings },
		requestProfile: facts.requestProfile,
		software: facts.software,
		...clockOf(facts),
		timeStamps: facts.timeStamps,
		planner: {
			strategy: facts.strategy,
			expectedSharp: capture.expectedSharp,
			upperBound: capture.upperBound
		},
		hosts: [...hosts].map(([host, trust]) => certificateHost(host, trust)),
		notes: facts.notes.map(wellFormed),
		warcs: facts.warcs.map(({ file, sha256, sizeBytes, records }) => ({
			file,
			sha256,
			sizeBytes,
			records
		}))
	};
}
function clockOf({ clocks, datesApartMs }) {
	if (clocks.length === 0) return {};
	return { clock: {
		runs: clocks.map(certificateRun),
		...datesApartMs !== null && { datesApartMs }
	} };
}
/** A run's clock as it is signed. */
function certificateRun({ startedAt, by, boundMs, errorMs, doubts }) {
	const told = doubts.map((doubt) => ({
		...doubt,
		against: toIso(doubt.against)
	}));
	return {
		startedAt: toIso(startedAt),
		by,
		boundMs,
		errorMs,
		doubts: told
	};
}
function certificateHost(host, trust) {
	return {
		host,
		lastModified: trust.kind,
		reason: reasonOf(trust),
		notModified: trust.notModified === null ? "trusted" : "distrusted",
		...trust.contradictedEarlier && { contradictedEarlier: true },
		skewUpperMs: trust.kind === "trusted" ? trust.trust.skewUpperMs : null,
		records: [.../* @__PURE__ */ new Set([...trust.restsOn, ...trust.notModified?.restsOn ?? []])].flatMap((sighting) => recordIds(sighting).response ?? [])
	};
}
function reasonOf(trust) {
	const reasons = [...trust.kind === "distrusted" ? [trust.reason] : [], ...trust.notModified === null ? [] : [trust.notModified.reason]];
	return reasons.length > 0 ? reasons.join("; ") : null;
}
//#endregion
//#region src/quality/testimony/build-testimony.ts
/** Makes and signs a testimony; `versions` are gone through once for its root, and again by whoever writes it. */
async function buildTestimony(versions, facts, sign) {
	const { counts, merkle } = await lookOver(versions, facts.tier);
	const head = {
		...headOf(facts),
		counts,
		notes: facts.notes.map(wellFormed),
		warcs: warcsOf(facts),
		merkle
	};
	const { algorithm, publicKey, value } = await sign(Buffer.from(canonicalJson(head)));
	return {
		...head,
		signature: {
			algorithm,
			canonicalisation: "RFC 8785",
			publicKey,
			value
		},
		versions
	};
}
function headOf({ capture, tier, by, finishedAt, software, clocks }) {
	return {
		format: "isochron-testimony/1",
		site: capture.site,
		capture: capture.id,
		tier,
		by,
		startedAt: toIso(capture.startedAt),
		finishedAt: toIso(finishedAt),
		...TESTIMONY_WORDS[tier],
		seeds: capture.seeds,
		settings: { ...capture.settings },
		software,
		...clocks.length > 0 && { clock: { runs: clocks.map(certificateRun) } }
	};
}
function warcsOf({ warcs }) {
	return warcs.map(({ file, sha256, sizeBytes, records }) => ({
		file,
		sha256,
		sizeBytes,
		records
	}));
}
/** One pass: a million versions are counted and hashed as they come, and only the addresses are held, packed. */
async function lookOver(versions, tier) {
	const [tree, pages] = [new MerkleTree(), new StringTable()];
	let answers = 0;
	for await (const version of versions) {
		tree.add(merkleLeaf(canonicalJson(version)));
		pages.add(version.url);
		answers += version.count ?? 0;
	}
	return {
		counts: {
			pages: pages.size,
			versions: tree.leaves,
			...tier === "served" && { answers }
		},
		merkle: {
			algorithm: "rfc6962-sha256",
			leaves: tree.leaves,
			root: tree.root()
		}
	};
}
//#endregion
//#region src/quality/coherent-set.ts
/** The heaviest set of pages proved at one instant; `null` when no page is proved at any. */
function largestCoherentSet(pages, preferred) {
	const asOf = bestTime(pages.flatMap(({ intervals: own, weight }) => own.map((interval) => ({
		...interval,
		weight
	}))), preferred);
	return asOf === null ? null : coherentSetAt(pages, asOf);
}
/** The pages proved at one instant. */
function coherentSetAt(pages, asOf) {
	const members = [];
	const spoilers = [];
	let [from, to, weight] = [
		-Infinity,
		Infinity,
		0
	];
	for (const { page, intervals, weight: own } of pages) {
		const interval = intervals.find((one) => closedContains(one, asOf));
		if (!interval) spoilers.push(page);
		else {
			members.push(page);
			weight += own;
			from = Math.max(from, interval.from);
			to = Math.min(to, interval.to);
		}
	}
	return {
		asOf,
		span: members.length === 0 ? {
			from: asOf,
			to: asOf
		} : {
			from,
			to
		},
		members,
		weight,
		spoilers
	};
}
/** The pages that show one state over the whole of an interval. */
function coherentOver(pages, over) {
	return pages.filter(({ intervals }) => intervals.some(({ from, to }) => from <= over.from && over.to <= to)).map(({ page }) => page);
}
//#endregion
//#region src/quality/archive-view.ts
/** What one tier tells of a site, page by page: of how many pages it speaks at every instant. */
var ToldCoverage = class {
	#spans = /* @__PURE__ */ new Map();
	versions = 0;
	/** Takes one told sighting; what is told of some visitors alone is not of the page as all see it. */
	see({ url, outcome: { told } }) {
		this.versions++;
		if (told.variant !== void 0) return;
		const spans = this.#spans.get(url);
		if (spans) spans.push(told);
		else this.#spans.set(url, [told]);
	}
	get pages() {
		return this.#spans.size;
	}
	/** A page counts once at an instant, however many testimonies tell of it. */
	steps() {
		const intervals = [];
		for (const spans of this.#spans.values()) for (const { from, to } of joined(spans)) intervals.push({
			from,
			to,
			weight: 1
		});
		return coverageSteps(intervals);
	}
};
/** Spans in order, those that meet as one. */
function joined(spans) {
	const all = [];
	for (const span of spans.toSorted((a, b) => a.from - b.from)) {
		const last = all.at(-1);
		if (!last || span.from > last.to) all.push(span);
		else if (span.to > last.to) all[all.length - 1] = {
			from: last.from,
			to: span.to
		};
	}
	return all;
}
/** All sightings of a site, of all its captures, page by page; a page's weight is 1 unless given. */
function archiveView(sightings, weightOf = () => 1) {
	const intervals = [];
	let weight = 0;
	for (const [page, seen] of sightings) {
		const own = weightOf(page);
		weight += own;
		for (const interval of provedIntervals(seen)) intervals.push({
			...interval,
			weight: own
		});
	}
	return {
		pages: sightings.size,
		weight,
		steps: coverageSteps(intervals)
	};
}
//#endregion
//#region src/quality/standing/standing-share.ts
/** So many pages are looked at in one turn, some milliseconds of it; then whoever else waits is answered. */
var BATCH = 100;
/** Sums up the share; a number is held for each end of an interval that is new, and the looks at a few pages. */
async function standingShare({ captureId, pages, hosts, looksAt }) {
	const tally = new StepTally();
	let newPages = 0;
	const take = async (batch) => {
		for (const looks of await looksAt(batch)) if (addPage(tally, withoutTold(looks), captureId)) newPages++;
		await new Promise((resolve) => setImmediate(resolve));
	};
	let batch = [];
	for (const url of pages) {
		if (batch.push(url) < BATCH) continue;
		await take(batch);
		batch = [];
	}
	await take(batch);
	return {
		pages: newPages,
		changes: tally.changes,
		hosts: [...hosts].map(wordOf)
	};
}
/**
* Adds what the capture's looks at a page prove beyond those before them, and says whether it was the first to look.
* Whichever capture ends first, and however often one is concluded: the shares of all sum up to what all looks prove.
*/
function addPage(tally, looks, captureId) {
	const ordered = looks.toSorted((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
	const isOwn = (i) => ordered[i]?.captureId === captureId;
	for (let from = 0; from < ordered.length; from++) {
		if (!isOwn(from)) continue;
		let to = from + 1;
		while (isOwn(to)) to++;
		const [before, now] = [from, to].map((count) => provedIntervals(ordered.slice(0, count)));
		tally.add(without(now, before));
		tally.add(without(before, now), -1);
		from = to;
	}
	return isOwn(0);
}
/** Most intervals of a page that has many captures are as they were: they are not counted up and down again. */
function without(intervals, others) {
	const ends = new Map(others.map(({ from, to }) => [from, to]));
	return intervals.filter(({ from, to }) => ends.get(from) !== to);
}
function wordOf([host, found]) {
	return {
		host,
		trust: found.kind === "trusted" ? found.trust : null,
		isNotModifiedTrusted: found.notModified === null
	};
}
//#endregion
//#region src/quality/papers/coherence.ts
/**
* t_coherence: the intersection of the invariance intervals [μ, μ*); `null` when it is empty. Half-open, unlike
* the definition as printed: with closed ends its own incoherent example (figure 2, right) would be coherent.
*/
function coherenceInterval(invariance) {
	let [from, to] = [-Infinity, Infinity];
	for (const interval of invariance) {
		from = Math.max(from, interval.from ?? -Infinity);
		to = Math.min(to, interval.to ?? Infinity);
	}
	if (from >= to) return null;
	return {
		from: from === -Infinity ? null : instant(from),
		to: to === Infinity ? null : instant(to)
	};
}
//#endregion
//#region src/quality/papers/observable-coherence.ts
/** The intersection of [μ, t(p)], closed at the right since the content was seen there; `null` when empty. */
function observableInterval(downloads) {
	return closedIntersection(downloads, ({ lastChangeAt, downloadedAt }) => [lastChangeAt, downloadedAt]);
}
/** What closed intervals have in common; `null` when that is nothing, or there are none. */
function closedIntersection(items, intervalOf) {
	if (items.length === 0) return null;
	let [from, to] = [-Infinity, Infinity];
	for (const item of items) {
		const [start, end] = intervalOf(item);
		from = Math.max(from, start);
		to = Math.min(to, end);
	}
	return from <= to ? {
		from,
		to
	} : null;
}
//#endregion
//#region src/quality/papers/measurable-coherence.ts
/** f(p) = 0 when the page's last change lies at or before the start, else 1. */
function measurableCoherence(downloads, startedAt) {
	return testedCoherence(downloads, (page) => page.lastChangeAt <= startedAt);
}
/** Σf/n over pages that pass a test (f = 0) or fail it (f = 1); of no pages, nothing fails. */
function testedCoherence(pages, passes) {
	const failed = pages.filter((page) => !passes(page)).length;
	const errorRate = pages.length === 0 ? 0 : failed / pages.length;
	return {
		errorRate,
		coherence: 1 - errorRate
	};
}
//#endregion
//#region src/quality/papers/inducible-coherence.ts
/** f = 0 when the hashes are equal, else 1: the whole interval is then insecure, not proved incoherent. */
function inducibleCoherence(pages) {
	return testedCoherence(pages, hasEqualHashes);
}
/** The intersection of [t(p), t(p̃)] when every page's hashes are equal; `null` otherwise or when empty. */
function inducibleInterval(pages) {
	if (!pages.every(hasEqualHashes)) return null;
	return closedIntersection(pages, ({ visitedAt, revisitedAt }) => [visitedAt, revisitedAt]);
}
function hasEqualHashes({ visitHash, revisitHash }) {
	return visitHash === revisitHash;
}
//#endregion
//#region src/quality/papers/completeness.ts
/** Definition 5.13: the pages' completeness, weighted by their importance. */
function siteCompleteness(pages) {
	const whole = pages.reduce((sum, { importance }) => sum + importance, 0);
	const held = pages.reduce((sum, { completeness, importance }) => sum + completeness * importance, 0);
	return whole === 0 ? 1 : held / whole;
}
//#endregion
//#region src/quality/papers/estimated-completeness.ts
/**
* Versions held over versions expected: with changes at a constant rate (Poisson), a page seen over a span had
* 1 + rate · span versions on average; the estimate is never above 1.
*/
function estimatedCompleteness(versionsHeld, ratePerDay, spanDays) {
	const expected = 1 + ratePerDay * spanDays;
	return {
		completeness: Math.min(1, versionsHeld / expected),
		model: "Poisson changes at the estimated rate; all versions weigh the same"
	};
}
//#endregion
//#region src/quality/papers/query-result.ts
/** R(Q(t_q)): per page the version that minimises |t − t_q|; the paper leaves ties open, the earlier wins here. */
function queryResult(pages, queryAt) {
	return pages.flatMap((versions) => {
		let nearest = null;
		for (const version of versions) if (!nearest || isBetter(version, nearest, queryAt)) nearest = version;
		return nearest ?? [];
	});
}
function isBetter(version, than, queryAt) {
	const [a, b] = [Math.abs(version.capturedAt - queryAt), Math.abs(than.capturedAt - queryAt)];
	return a < b || a === b && version.capturedAt < than.capturedAt;
}
//#endregion
//#region src/quality/papers/query-coherence.ts
/** Definition 5.22: weight of the largest coherent part over the whole weight; by count, the heavier of equals. */
function queryCoherence(result, largestBy = "count") {
	const whole = result.reduce((sum, version) => sum + version.importance, 0);
	if (whole === 0) return 1;
	let best = {
		count: 0,
		weight: 0
	};
	for (const part of overlaps(result)) if (isLarger(part, best, largestBy)) best = part;
	return best.weight / whole;
}
function isLarger(a, b, by) {
	if (by === "weight") return a.weight > b.weight;
	return a.count > b.count || a.count === b.count && a.weight > b.weight;
}
/** One sweep: half-open intervals overlap most at some start; an end at the same time comes first. */
function* overlaps(versions) {
	const events = versions.flatMap(({ invariance: { from, to }, importance }) => [{
		at: from ?? -Infinity,
		count: 1,
		weight: importance
	}, {
		at: to ?? Infinity,
		count: -1,
		weight: -importance
	}]).sort((a, b) => a.at - b.at || a.count - b.count);
	let [count, weight] = [0, 0];
	for (const event of events) {
		count += event.count;
		weight += event.weight;
		if (event.count > 0) yield {
			count,
			weight
		};
	}
}
//#endregion
//#region src/quality/papers/overlap-tree.ts
/**
* A segment tree over the pieces between sorted end points: an interval is put in or taken out in O(log n), the
* largest part is at the root. Counts are exact; weights are sums and differences of doubles.
*/
var OverlapTree = class {
	#ends;
	#leaves;
	/** By node: the best below it, and what was added to all of it. */
	#count;
	#weightOfMost;
	#mostWeight;
	#addedCount;
	#addedWeight;
	/** All end points that will ever be used, in any order; infinite ones allowed. */
	constructor(ends) {
		this.#ends = Float64Array.from(new Set(ends)).sort();
		this.#leaves = 1;
		while (this.#leaves < this.#ends.length) this.#leaves *= 2;
		const nodes = 2 * this.#leaves;
		this.#count = new Int32Array(nodes);
		this.#weightOfMost = new Float64Array(nodes);
		this.#mostWeight = new Float64Array(nodes);
		this.#addedCount = new Int32Array(nodes);
		this.#addedWeight = new Float64Array(nodes);
	}
	/** Puts [from, to) in (`sign` 1) or takes it out (−1); an empty interval lies over nothing. */
	add(from, to, weight, sign) {
		if (from >= to) return;
		const [first, last] = [this.#placeOf(from), this.#placeOf(to)];
		this.#addTo(1, 0, this.#leaves, {
			first,
			last,
			count: sign,
			weight: sign * weight
		});
	}
	/** The largest part now. */
	get largest() {
		return {
			weightOfMost: this.#weightOfMost[1],
			mostWeight: this.#mostWeight[1]
		};
	}
	#placeOf(end) {
		let [low, high] = [0, this.#ends.length];
		while (low < high) {
			const middle = low + high >> 1;
			if (this.#ends[middle] < end) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	#addTo(node, low, high, change) {
		if (change.first <= low && high <= change.last) return this.#addToAll(node, change);
		const middle = (low + high) / 2;
		if (change.first < middle) this.#addTo(2 * node, low, middle, change);
		if (change.last > middle) this.#addTo(2 * node + 1, middle, high, change);
		this.#takeBest(node);
	}
	#addToAll(node, { count, weight }) {
		this.#count[node] += count;
		this.#weightOfMost[node] += weight;
		this.#mostWeight[node] += weight;
		this.#addedCount[node] += count;
		this.#addedWeight[node] += weight;
	}
	#takeBest(node) {
		const [a, b] = [2 * node, 2 * node + 1];
		const best = (this.#count[b] - this.#count[a] || this.#weightOfMost[b] - this.#weightOfMost[a]) > 0 ? b : a;
		const [count, weight] = [this.#addedCount[node], this.#addedWeight[node]];
		this.#count[node] = this.#count[best] + count;
		this.#weightOfMost[node] = this.#weightOfMost[best] + weight;
		this.#mostWeight[node] = Math.max(this.#mostWeight[a], this.#mostWeight[b]) + weight;
	}
};
//#endregion
//#region src/quality/papers/site-coherence.ts
/** Definition 5.23: the mean over the given query times, which belong beside any figure. */
function siteCoherence(pages, queryTimes, largestBy = "count") {
	const sum = queryTimes.reduce((total, at) => total + queryCoherence(queryResult(pages, at), largestBy), 0);
	return queryTimes.length === 0 ? 1 : sum / queryTimes.length;
}
/**
* The same as an exact integral over [o_s, o_e]: a result changes only midway between two captures of a page, so
* the coherence is constant in between. One sweep over these turns; each replaces one version: O(n log n).
*/
function siteCoherenceIntegral(pages, from, to, largestBy = "count") {
	if (from >= to) return queryCoherence(queryResult(pages, from), largestBy);
	const sweep = new ResultSweep(pages);
	const turns = pages.flatMap(turnsOf).sort((a, b) => a.at - b.at);
	let [area, at] = [0, from];
	for (const turn of turns) {
		if (turn.at > from && turn.at < to) {
			area += (turn.at - at) * sweep.coherence(largestBy);
			at = turn.at;
		}
		if (turn.at < to) sweep.replace(turn.before, turn.after);
	}
	return (area + (to - at) * sweep.coherence(largestBy)) / (to - from);
}
/** A version captured at the same time as another never is the nearest alone: the first of them stands for both. */
function inOrder(versions) {
	const sorted = versions.toSorted((a, b) => a.capturedAt - b.capturedAt);
	return sorted.filter((version, i) => i === 0 || version.capturedAt > sorted[i - 1].capturedAt);
}
function turnsOf(versions) {
	const ordered = inOrder(versions);
	return ordered.slice(1).map((after, i) => {
		const before = ordered[i];
		return {
			at: (before.capturedAt + after.capturedAt) / 2,
			before,
			after
		};
	});
}
/** The result of a query whose time moves on, from before the first capture. */
var ResultSweep = class {
	#tree;
	#weight = 0;
	constructor(pages) {
		this.#tree = new OverlapTree(endsOf(pages));
		for (const versions of pages) {
			const first = inOrder(versions)[0];
			if (first) this.#add(first, 1);
		}
	}
	replace(before, after) {
		this.#add(before, -1);
		this.#add(after, 1);
	}
	coherence(largestBy) {
		const { weightOfMost, mostWeight } = this.#tree.largest;
		if (this.#weight <= 0) return 1;
		return Math.min(1, (largestBy === "count" ? weightOfMost : mostWeight) / this.#weight);
	}
	#add({ invariance: { from, to }, importance }, sign) {
		this.#weight += sign * importance;
		this.#tree.add(from ?? -Infinity, to ?? Infinity, importance, sign);
	}
};
function* endsOf(pages) {
	for (const versions of pages) for (const { invariance } of versions) {
		yield invariance.from ?? -Infinity;
		yield invariance.to ?? Infinity;
	}
}
/** Definition 5.24: the mean over sites. */
function archiveCoherence(sites) {
	return sites.length === 0 ? 1 : sites.reduce((sum, site) => sum + site, 0) / sites.length;
}
//#endregion
//#region src/quality/papers/page-rank.ts
var DAMPING = .85;
var MOST_ROUNDS$1 = 200;
/** Sum of the ranks' moves below which a round counts as the last. */
var SETTLED = 1e-12;
/**
* PageRank over `links[i]`, the indexes of the pages that page i links to, each target once. Ranks sum to 1; a page
* without links gives its rank to all, as a surfer who starts anew. O(rounds · links).
*/
function pageRank(links) {
	const n = links.length;
	let ranks = new Float64Array(n).fill(1 / n);
	for (let round = 0; round < MOST_ROUNDS$1; round++) {
		const next = nextRanks(links, ranks);
		let moved = 0;
		for (let i = 0; i < n; i++) moved += Math.abs(next[i] - ranks[i]);
		ranks = next;
		if (moved < SETTLED) break;
	}
	return ranks;
}
function nextRanks(links, ranks) {
	const n = links.length;
	const next = new Float64Array(n);
	let loose = 0;
	for (const [i, targets] of links.entries()) {
		if (targets.length === 0) loose += ranks[i];
		for (const target of targets) next[target] += ranks[i] / targets.length;
	}
	for (let i = 0; i < n; i++) next[i] = .15000000000000002 / n + DAMPING * (next[i] + loose / n);
	return next;
}
/** Ranks as importances in (0, 1]: the highest is 1. */
function rankImportance(links) {
	const ranks = pageRank(links);
	const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0);
	return Array.from(ranks, (rank) => rank / highest);
}
//#endregion
//#region src/quality/papers/keyword-importance.ts
/** Share of the keywords that a text contains, in any case; a page without any keeps a tenth of one's share. */
function keywordImportance(text, keywords) {
	if (keywords.length === 0) return 1;
	const lower = text.toLowerCase();
	const found = keywords.filter((keyword) => lower.includes(keyword.toLowerCase())).length;
	return Math.max(found, .1) / keywords.length;
}
//#endregion
//#region src/quality/papers/composite-memento.ts
/**
* Compares an embedded resource with its root, captured at t0. Coherent on the face of it: its Last-Modified and its
* capture, or two equal captures, stand on both sides of t0. Without Last-Modified a later capture is probably
* violative, an earlier one possibly coherent. Our reading: only the paper's abstract was at hand.
*/
function compositeClass(rootAt, embedded) {
	const { capturedAt, lastModified, bracketedBy } = embedded;
	if (capturedAt === rootAt) return "prima facie coherent";
	if (bracketedBy !== void 0 && liesBetween(rootAt, capturedAt, bracketedBy)) return "prima facie coherent";
	if (capturedAt < rootAt) return "possibly coherent";
	if (lastModified === null) return "probably violative";
	return lastModified <= rootAt ? "prima facie coherent" : "prima facie violative";
}
function liesBetween(at, a, b) {
	return Math.min(a, b) <= at && at <= Math.max(a, b);
}
/** The class of a whole composite: that of its weakest part. */
function weakestClass(classes) {
	return [
		"prima facie violative",
		"probably violative",
		"possibly coherent"
	].find((weak) => classes.includes(weak)) ?? "prima facie coherent";
}
//#endregion
//#region src/quality/measures/archived-versions.ts
var UNBOUNDED = {
	from: null,
	to: null
};
/** Every capture of one page, each with the life of its version as the tier knows it. */
function archivedVersions(sightings, importance, tier) {
	const varying = varyingCaptures(sightings);
	return versionsOf(sightings).flatMap((version) => {
		const invariance = tier === "observed" ? observedLife(version, varying) : possibleLife(version, varying);
		return version.sightings.map(({ times }) => ({
			capturedAt: times.lastByteAt,
			invariance,
			importance
		}));
	});
}
/** Of a page that varies by itself nothing is excluded (docs/evidence.md, noise). */
function possibleLife(version, varying) {
	return varying.size > 0 ? UNBOUNDED : possibleInterval(version);
}
function observedLife(version, varying) {
	const seenAt = version.sightings[0].times.lastByteAt;
	const interval = provedInterval(version, varying);
	return interval ? {
		from: interval.from,
		to: instant(interval.to + 1)
	} : {
		from: seenAt,
		to: seenAt
	};
}
//#endregion
//#region src/quality/measures/ben-saad-measures.ts
var SOURCE$1 = "Ben Saad & Gançarski 2011";
var DAY_MS$4 = 864e5;
var LARGEST_BY = ["count", "weight"];
var TIERS$1 = ["observed", "possible"];
/** What the estimate of completeness assumes. */
var COMPLETENESS_MODEL = "changes as a Poisson process at each page’s estimated rate, all versions of a page alike; a page had 1 + rate · time versions on average";
/** Definition 5.22 for a query at one time, the four ways. */
function queryCoherenceMeasure(pages, queryAt) {
	return {
		id: "query-coherence",
		name: "coherence of a query’s result",
		source: `${SOURCE$1}, Definition 5.22`,
		figures: bothTiers(pages, (versions, by) => queryCoherence(queryResult(versions, queryAt), by)),
		basis: "the query is for t*; a version’s life is what was observed of it, or what nothing seen contradicts; a version weighs what its page does"
	};
}
/** Definition 5.23 over a site's life: at the given times, and at all times. */
function siteCoherenceMeasure(pages, queryTimes, life) {
	const times = bothTiers(pages, (versions, by) => siteCoherence(versions, queryTimes, by));
	const always = bothTiers(pages, (versions, by) => siteCoherenceIntegral(versions, life.from, life.to, by));
	return {
		id: "site-coherence",
		name: "coherence of the site’s versions",
		source: `${SOURCE$1}, Definition 5.23`,
		figures: [...labelled(times, "at the captures’ t*"), ...labelled(always, "at all times")],
		interval: life,
		basis: `the mean over ${queryTimes.length} queries, one for each capture’s t*, and the exact integral over the site’s time in the archive`
	};
}
function bothTiers(pages, measure) {
	return TIERS$1.flatMap((tier) => {
		const versions = pages.map(({ sightings, importance }) => archivedVersions(sightings, importance, tier));
		return LARGEST_BY.map((by) => ({
			label: `by ${by}, ${tier}`,
			value: pages.length === 0 ? null : measure(versions, by),
			unit: "share"
		}));
	});
}
function labelled(figures, when) {
	return figures.map((figure) => ({
		...figure,
		label: `${when}, ${figure.label}`
	}));
}
/** Definitions 5.12 and 5.13, estimated over a span of time. */
function completenessMeasure(pages, life) {
	const spanDays = (life.to - life.from) / DAY_MS$4;
	const each = pages.flatMap(({ sightings, ratePerDay, importance }) => {
		const held = versionsOf(sightings).length;
		if (held > 0 && ratePerDay === null) return [];
		const { completeness } = estimatedCompleteness(held, ratePerDay ?? 0, spanDays);
		return [{
			completeness,
			importance
		}];
	});
	const lowest = each.reduce((least, { completeness }) => Math.min(least, completeness), Infinity);
	const mean = each.reduce((sum, { completeness }) => sum + completeness, 0) / each.length;
	const share = (label, value) => ({
		label,
		value: each.length === 0 ? null : value,
		unit: "share"
	});
	return {
		id: "completeness",
		name: "completeness (estimate)",
		source: `${SOURCE$1}, Definitions 5.12 and 5.13`,
		figures: [
			share("site", siteCompleteness(each)),
			share("page, mean", mean),
			share("page, lowest", lowest),
			{
				label: "pages held without a rate",
				value: pages.length - each.length,
				unit: "pages"
			}
		],
		interval: {
			from: life.from,
			to: life.to
		},
		basis: `model: ${COMPLETENESS_MODEL}; which versions existed nobody knows`
	};
}
/** The looks at every page, with weight and rate. */
function looksOf$2(sightings, importanceOf, ratePerDayOf) {
	return [...sightings].map(([url, seen]) => ({
		url,
		sightings: seen,
		importance: importanceOf(url),
		ratePerDay: ratePerDayOf(url)
	}));
}
/** From the first look sent to the last one complete; `null` without looks. */
function lifeOf(pages) {
	let [from, to] = [Infinity, -Infinity];
	for (const { sightings } of pages) for (const { times } of sightings) {
		from = Math.min(from, times.sentAt);
		to = Math.max(to, times.lastByteAt);
	}
	return from <= to ? {
		from: instant(from),
		to: instant(to)
	} : null;
}
//#endregion
//#region src/quality/measures/blur-measure.ts
var DAY_MS$3 = 864e5;
/** Expected changes between a page's first look and a time asked for, at random, within the capture. */
function blurMeasure(pages, span) {
	const blurs = pages.flatMap(({ sightings, ratePerDay }) => {
		const first = sightings.find(isCaptured);
		if (!first || ratePerDay === null) return [];
		return [pageBlur(ratePerDay, (Math.min(Math.max(first.times.lastByteAt, span.from), span.to) - span.from) / DAY_MS$3, (span.to - span.from) / DAY_MS$3)];
	});
	const sum = blurs.reduce((total, blur) => total + blur, 0);
	return {
		id: "blur",
		name: "blur",
		source: "SHARC, Denev et al. 2009",
		figures: [
			{
				label: "site",
				value: blurs.length === 0 ? null : sum,
				unit: "changes"
			},
			{
				label: "page, mean",
				value: blurs.length === 0 ? null : sum / blurs.length,
				unit: "changes"
			},
			{
				label: "pages rated",
				value: blurs.length,
				unit: "pages"
			}
		],
		basis: "model: changes as a Poisson process at each page’s estimated rate; expected changes between the first look at a page and a time asked for, at random, within the capture. Revisits, which the figure leaves out, make it a bound from above"
	};
}
//#endregion
//#region src/quality/measures/composite-measure.ts
var CLASSES$1 = [
	"prima facie coherent",
	"possibly coherent",
	"probably violative",
	"prima facie violative"
];
/** The documents of a capture by the class of their weakest requisite. */
function compositeMeasure({ evidence, pages, asOf }) {
	const counts = /* @__PURE__ */ new Map();
	let number = -1;
	for (const page of pages) {
		number++;
		if (kindOf(page) !== "document") continue;
		const found = classOf(page.verdict === "sharp" ? asOf : nearest$1(page.sightings, asOf)?.times.lastByteAt, evidence.requisitesOf(number), (requisite) => {
			const url = evidence.pages.at(requisite)?.url;
			return url === void 0 ? [] : evidence.sightingsOf(url);
		});
		counts.set(found, (counts.get(found) ?? 0) + 1);
	}
	return {
		id: "composite-mementos",
		name: "composite mementos",
		source: "Ainsworth, Nelson & Van de Sompel 2014",
		figures: [...CLASSES$1, "incomplete"].map((label) => ({
			label,
			value: counts.get(label) ?? 0,
			unit: "pages"
		})),
		basis: "each document at t* where it is sharp, else at its look nearest to it, by its weakest requisite: the look nearest to the document’s time, its Last-Modified at the server’s word, or equal looks on both sides; incomplete: the document or a requisite is not held. Only the paper’s abstract was at hand: the table is our reading"
	};
}
function classOf(rootAt, requisites, sightingsOf) {
	if (rootAt === void 0) return "incomplete";
	const classes = [];
	for (const requisite of requisites) {
		const embedded = requisite === -1 ? null : embeddedMemento(sightingsOf(requisite), rootAt);
		if (!embedded) return "incomplete";
		classes.push(compositeClass(rootAt, embedded));
	}
	return weakestClass(classes);
}
function nearest$1(sightings, at) {
	const distance = ({ times }) => Math.abs(times.lastByteAt - at);
	return sightings.filter(isCaptured).reduce((best, s) => best && distance(best) <= distance(s) ? best : s, null);
}
function embeddedMemento(sightings, rootAt) {
	const chosen = nearest$1(sightings, rootAt);
	if (!chosen || chosen.outcome.identity.status >= 400) return null;
	const capturedAt = chosen.times.lastByteAt;
	const { lastModified } = chosen.outcome.validators;
	const across = versionsOf(sightings).find((one) => one.sightings.includes(chosen))?.sightings.find(({ times }) => (times.lastByteAt - rootAt) * (capturedAt - rootAt) < 0);
	return {
		capturedAt,
		lastModified,
		...across && { bracketedBy: across.times.lastByteAt }
	};
}
//#endregion
//#region src/quality/measures/importance-measure.ts
var CLASSES = [
	"all",
	"documents",
	"requisites",
	"composites"
];
var TIERS = [
	"sharp",
	"attested",
	"possible"
];
var NAMES = {
	all: "all pages",
	documents: "documents",
	requisites: "requisites",
	composites: "composites"
};
/** Shares of the weight at t*, class by class and tier by tier; tiers are never added up. */
function importanceMeasure(assessment, importanceOf) {
	const sums = tally(assessment, importanceOf);
	return {
		id: "coherence-by-importance",
		name: "coherence by importance",
		source: "this report’s figures, weighted",
		figures: CLASSES.filter((name) => sums[name].pages > 0).flatMap((name) => TIERS.map((tier) => ({
			label: `${NAMES[name]}, ${tier}`,
			value: sums[name][tier] / sums[name].pages,
			unit: "share"
		}))),
		basis: "share of the pages’ weight that is sharp, attested or possible at t*; a composite weighs what its document does"
	};
}
/** The instant at which the most weight is proved, which may be another than the one with the most pages. */
function bestTimeMeasure(assessment, importanceOf) {
	const intervals = [];
	let whole = 0;
	for (const { page, verdict, sightings } of assessment.pages) {
		const weight = importanceOf(page.url);
		whole += weight;
		if (verdict === "self-varying") continue;
		for (const version of versionsOf(sightings)) {
			const interval = observedInterval(version);
			if (interval) intervals.push({
				...interval,
				weight
			});
		}
	}
	const at = bestTime(intervals, assessment.asOf);
	let most = 0;
	for (const step of coverage(intervals)) most = Math.max(most, step.weight);
	return {
		id: "best-time-by-importance",
		name: "best time point by importance",
		source: "this report’s sweep, weighted",
		figures: [{
			label: "observed",
			value: whole === 0 ? null : most / whole,
			unit: "share"
		}],
		interval: at === null ? null : {
			from: at,
			to: at
		},
		basis: "the instant that observed intervals of the most weight contain; report and certificate keep their t*"
	};
}
//#endregion
//#region src/quality/measures/spaniol-measures.ts
var SOURCE = "Spaniol et al. 2009";
/** The four measures of one capture. */
function spaniolMeasures(assessment) {
	const { downloads, unstamped } = downloadsOf(assessment);
	return [
		byDefinition(assessment),
		observable(downloads, unstamped),
		measurable(downloads, unstamped, assessment.evidence.capture.startedAt),
		inducible(assessment)
	];
}
/** Lives are not known live: what is left when everything that contradicts them is taken away. */
function byDefinition({ pages }) {
	const lives = [];
	for (const { version, verdict } of pages) if (version) lives.push(verdict === "self-varying" ? {
		from: null,
		to: null
	} : possibleInterval(version));
	return {
		id: "coherence",
		name: "coherence",
		source: `${SOURCE}, Definition 3.1`,
		figures: [pagesFigure("pages held", lives.length)],
		interval: coherenceInterval(lives),
		basis: "the times at which nothing seen excludes that all pages held existed together; the definition needs every change of the site, which nobody sees"
	};
}
function observable(downloads, unstamped) {
	return {
		id: "observable-coherence",
		name: "observable coherence",
		source: `${SOURCE}, Definition 3.2`,
		figures: stampedFigures(downloads, unstamped),
		interval: observableInterval(downloads),
		basis: "from each page’s Last-Modified, taken at the server’s word, to its first download"
	};
}
function measurable(downloads, unstamped, startedAt) {
	return {
		id: "measurable-coherence",
		name: "measurable coherence",
		source: `${SOURCE}, Definition 3.4; C = 1 − q as in Spaniol 2010`,
		figures: [...testedFigures(downloads.length, measurableCoherence(downloads, startedAt)), ...stampedFigures(downloads, unstamped)],
		basis: "f = 0 for a page whose Last-Modified, taken at the server’s word, is not later than the capture’s start"
	};
}
function inducible({ pages, asOf }) {
	const tested = [];
	let untested = 0;
	for (const { sightings } of pages) {
		const pair = crawlRevisit(sightings, asOf);
		if (pair) tested.push(pair);
		else untested++;
	}
	return {
		id: "inducible-coherence",
		name: "inducible coherence",
		source: `${SOURCE}, Definitions 3.5 and 3.6; C = 1 − q as in Spaniol 2010`,
		figures: [
			...testedFigures(tested.length, inducibleCoherence(tested)),
			pagesFigure("pages tested", tested.length),
			pagesFigure("not looked at on both sides", untested)
		],
		interval: inducibleInterval(tested),
		basis: "f = 0 for a page whose looks before and after t* are equal; a 304 counts as equal, and caches are not looked at, as in the paper: the report’s own figures are stricter"
	};
}
/** The last look before t* and the first after it; `null` without one on each side. */
function crawlRevisit(sightings, asOf) {
	const visit = sightings.filter(isCaptured).findLast((s) => certainTimes(s).lastByteAt <= asOf);
	const revisit = sightings.find((s) => certainTimes(s).sentAt >= asOf && (isCaptured(s) || s.outcome.kind === "unchanged" && s.outcome.asked));
	if (!visit || !revisit) return null;
	const visitHash = identityKey(visit.outcome.identity);
	return {
		visitedAt: visit.times.lastByteAt,
		revisitedAt: revisit.times.sentAt,
		visitHash,
		revisitHash: isCaptured(revisit) ? identityKey(revisit.outcome.identity) : visitHash
	};
}
function downloadsOf({ pages }) {
	const downloads = [];
	let unstamped = 0;
	for (const { sightings } of pages) {
		const first = sightings.find(isCaptured);
		if (!first) continue;
		const { lastModified } = first.outcome.validators;
		if (lastModified === null) unstamped++;
		else downloads.push({
			lastChangeAt: lastModified,
			downloadedAt: first.times.lastByteAt
		});
	}
	return {
		downloads,
		unstamped
	};
}
function testedFigures(tested, { errorRate, coherence }) {
	const shown = (value) => tested === 0 ? null : value;
	return [{
		label: "coherence C",
		value: shown(coherence),
		unit: "share"
	}, {
		label: "error rate q",
		value: shown(errorRate),
		unit: "error"
	}];
}
function stampedFigures(downloads, unstamped) {
	return [pagesFigure("pages tested", downloads.length), pagesFigure("without Last-Modified", unstamped)];
}
function pagesFigure(label, value) {
	return {
		label,
		value,
		unit: "pages"
	};
}
//#endregion
//#region src/quality/measures/measures.ts
var ALL_THE_SAME = "every page the same";
/** The measures of one capture. */
function captureMeasures(assessment, finishedAt, { importance, importanceOf, ratePerDayOf }) {
	const { evidence, asOf } = assessment;
	const { capture, sightingsOf } = evidence;
	const pages = looksOf$2(new Map(Array.from(evidence.pages, ({ url }) => [url, sightingsOf(url)])), importanceOf, ratePerDayOf);
	const span = {
		from: capture.startedAt,
		to: instant(finishedAt)
	};
	return {
		of: `capture ${capture.id} of ${capture.site}`,
		importance: importance ?? ALL_THE_SAME,
		pages: pages.length,
		measures: [
			...importance === null ? [] : [importanceMeasure(assessment, importanceOf), bestTimeMeasure(assessment, importanceOf)],
			...spaniolMeasures(assessment),
			queryCoherenceMeasure(pages, asOf),
			completenessMeasure(pages, span),
			blurMeasure(pages, span),
			compositeMeasure(assessment)
		]
	};
}
/** The measures of all that an archive holds of a site; query times are its captures' t*. */
function siteMeasures(site, sightings, queryTimes, { importance, importanceOf, ratePerDayOf }) {
	const pages = looksOf$2(sightings, importanceOf, ratePerDayOf);
	const life = lifeOf(pages);
	const measures = life ? [completenessMeasure(pages, life), siteCoherenceMeasure(pages, queryTimes, life)] : [];
	return {
		of: `all captures of ${site}`,
		importance: importance ?? ALL_THE_SAME,
		pages: pages.length,
		measures
	};
}
/** bensaad2011 Definitions 5.14 and 5.24: the mean over sites, figure by figure. */
function archiveMeasures(sites) {
	const mean = (id, name, definition) => ({
		id: `archive-${id}`,
		name,
		source: `Ben Saad & Gançarski 2011, Definition ${definition}`,
		figures: meanFigures(sites.flatMap((site) => site.measures.find((one) => one.id === id)?.figures ?? [])),
		basis: `the mean over the archive’s sites (${sites.length}), each weighing the same`
	});
	return {
		of: "the whole archive",
		importance: sites[0]?.importance ?? ALL_THE_SAME,
		pages: sites.reduce((sum, { pages }) => sum + pages, 0),
		measures: [mean("completeness", "completeness of the archive (estimate)", "5.14"), mean("site-coherence", "coherence of the archive", "5.24")]
	};
}
function meanFigures(figures) {
	const shares = figures.filter(({ unit, value }) => unit === "share" && value !== null);
	return [...new Set(shares.map(({ label }) => label))].map((label) => {
		return {
			label,
			value: archiveCoherence(shares.filter((figure) => figure.label === label).map(({ value }) => value)),
			unit: "share"
		};
	});
}
//#endregion
//#region src/quality/extract.ts
/** The certificate's head and the entries of the pages named; pages that it does not know are left out. */
function extractPages(certificate, urls) {
	const { pages, ...head } = certificate;
	const leaves = pages.map((page) => merkleLeaf(canonicalJson(page)));
	const indexes = new Map(pages.map((page, i) => [page.url, i]));
	return {
		format: "isochron-extract/1",
		certificate: head,
		entries: [...new Set(urls)].flatMap((url) => {
			const index = indexes.get(url);
			return index === void 0 ? [] : [{
				page: pages[index],
				proof: merkleProof(leaves, index)
			}];
		})
	};
}
/** Ids of all records that the entries name: responses, requests and time stamps. */
function recordsNamed(entries) {
	const ids = entries.flatMap(({ page }) => page.records.flatMap((r) => [
		r.id,
		r.request,
		r.metadata
	]));
	return new Set(ids.filter((id) => id !== null));
}
/** Responses of earlier captures that looks of these entries borrow from: their ids, and the files they were in. */
function borrowedBy(entries) {
	const looks = entries.flatMap(({ page }) => page.records);
	return new Map(looks.flatMap(({ borrowed }) => borrowed ? [[borrowed.id, borrowed.file]] : []));
}
//#endregion
//#region src/mine/near/delta-tree.ts
/** WD-Diff: one linear pass over the pages and one over the directories, bottom-up. */
function wdDiff(tree, before, after, updateWeight = () => 1) {
	const directories = tree.directoryCount;
	const delta = {
		changed: new Float64Array(directories),
		size: new Float64Array(directories)
	};
	const presence = {
		before: new Uint8Array(directories),
		after: new Uint8Array(directories)
	};
	const directoryOf = tree.pageDirectories();
	for (let page = 0; page < directoryOf.length; page++) {
		const old = before[page];
		const now = after[page];
		if (old === 0 && now === 0) continue;
		const directory = directoryOf[page];
		delta.size[directory] += 1;
		if (old !== 0) presence.before[directory] = 1;
		if (now !== 0) presence.after[directory] = 1;
		if (old !== now) delta.changed[directory] += old === 0 || now === 0 ? 1 : updateWeight(page);
	}
	sumUpwards(tree.parents(), delta, presence);
	return delta;
}
function sumUpwards(parents, { changed, size }, { before, after }) {
	for (let directory = parents.length - 1; directory >= 0; directory--) {
		if (size[directory] === 0) continue;
		size[directory] += 1;
		if (before[directory] !== after[directory]) changed[directory] += 1;
		const parent = parents[directory];
		if (parent < 0) continue;
		size[parent] += size[directory];
		changed[parent] += changed[directory];
		before[parent] |= before[directory];
		after[parent] |= after[directory];
	}
}
/** Degree of Change (Definition 1); 0 for a directory in neither version. */
function degreeOfChange(delta, directory) {
	const size = delta.size[directory];
	return size === 0 ? 0 : delta.changed[directory] / size;
}
//#endregion
//#region src/mine/near/general-delta-tree.ts
/** Reduces a delta tree to what the General Delta Tree keeps of it. */
function significance(delta, alpha) {
	const flags = new Uint8Array(delta.size.length);
	for (let directory = 0; directory < flags.length; directory++) {
		if (delta.size[directory] === 0) continue;
		flags[directory] = degreeOfChange(delta, directory) >= alpha ? 3 : 1;
	}
	return flags;
}
/** Merges the transitions, oldest first (Algorithm 2, Merge_Tree). */
function mergeTransitions(tree, transitions) {
	const words = Math.max(1, Math.ceil(transitions.length / 32));
	const bitmaps = new Uint32Array(tree.directoryCount * words);
	const present = new Uint8Array(tree.directoryCount);
	for (const [i, flags] of transitions.entries()) {
		const bit = 1 << (i & 31);
		for (let directory = 0; directory < flags.length; directory++) {
			if (flags[directory] === 0) continue;
			present[directory] = 1;
			if (flags[directory] === 3) bitmaps[directory * words + (i >>> 5)] |= bit;
		}
	}
	return {
		tree,
		transitions: transitions.length,
		words,
		bitmaps,
		present
	};
}
/** Change_Org (Algorithm 2): versions, oldest first, to their General Delta Tree. */
function organiseChanges(tree, versions, alpha) {
	const transitions = [];
	let before = null;
	for (const after of versions) {
		if (before) transitions.push(significance(wdDiff(tree, before, after), alpha));
		before = after;
	}
	return mergeTransitions(tree, transitions);
}
/** Number of transitions in which all given directories changed significantly: FoC times (n − 1), Definition 2. */
function jointChanges(gdt, directories) {
	let count = 0;
	for (let word = 0; word < gdt.words; word++) {
		let bits = 4294967295;
		for (const directory of directories) bits &= gdt.bitmaps[directory * gdt.words + word];
		count += popCount(bits);
	}
	return directories.length === 0 ? gdt.transitions : count;
}
/** Frequency of Change (Definition 2). */
function frequencyOfChange(gdt, directories) {
	return gdt.transitions === 0 ? 0 : jointChanges(gdt, directories) / gdt.transitions;
}
/** Bits set in a 32-bit word. */
function popCount(word) {
	let bits = word - (word >>> 1 & 1431655765);
	bits = (bits & 858993459) + (bits >>> 2 & 858993459);
	return Math.imul(bits + (bits >>> 4) & 252645135, 16843009) >>> 24;
}
//#endregion
//#region src/mine/near/near-miner.ts
/** The protocol of docs/papers/near-miner.md: root's partition, beta 0.1, theta 0.5, gamma found. */
var NEAR_DEFAULTS = {
	beta: .1,
	gamma: null,
	theta: .5,
	undefinedCorrelation: "dormant",
	start: "root"
};
/** Correlation of Change (Definition 3) from joint counts over m transitions; NaN for 0/0. */
function correlationOfChange(x, y, both, m) {
	const spread = x * (m - x) * y * (m - y);
	return spread === 0 ? NaN : (m * both - x * y) / Math.sqrt(spread);
}
/** Confidence of X => not Y (Definition 6). */
function confidence(x, both) {
	return x === 0 ? 0 : (x - both) / x;
}
/** Mines the negative evolution association rules; none is subsumed by another or by a pattern (Lemma 1). */
function mineRules(gdt, options) {
	const walk = depthFirst(gdt);
	const rules = [];
	for (let at = 0; at < (options.start === "root" ? Math.min(1, walk.order.length) : walk.order.length); at++) rules.push(...partition(gdt, walk, at, options));
	return rules;
}
function depthFirst(gdt) {
	const parents = gdt.tree.parents();
	const sizes = new Int32Array(parents.length);
	let count = 0;
	for (let d = parents.length - 1; d >= 0; d--) {
		if (gdt.present[d] === 0) continue;
		count++;
		sizes[d] += 1;
		if (parents[d] >= 0) sizes[parents[d]] += sizes[d];
	}
	const walk = {
		order: new Int32Array(count),
		end: new Int32Array(count),
		parent: new Int32Array(count)
	};
	const position = new Int32Array(parents.length);
	const free = new Int32Array(parents.length);
	for (let d = 0; d < parents.length; d++) {
		if (gdt.present[d] === 0) continue;
		const parent = parents[d];
		const at = parent < 0 ? 0 : free[parent];
		if (parent >= 0) free[parent] += sizes[d];
		position[d] = at;
		free[d] = at + 1;
		walk.order[at] = d;
		walk.end[at] = at + sizes[d];
		walk.parent[at] = parent < 0 ? -1 : position[parent];
	}
	return walk;
}
function partition(gdt, walk, at, options) {
	const root = walk.order[at];
	if (countBits(gdt.bitmaps, root * gdt.words, gdt.words) < options.beta * gdt.transitions || gdt.transitions === 0) return [];
	for (const gamma of options.gamma === null ? [
		.5,
		.45,
		.4,
		.35,
		.3
	] : [options.gamma]) {
		const rules = new PatternWalk(gdt, options, gamma).run(walk, at);
		if (rules.length > 0) return rules;
	}
	return [];
}
function countBits(words, from, length) {
	let count = 0;
	for (let i = from; i < from + length; i++) count += popCount(words[i]);
	return count;
}
/** Specific_Rule_Gen as one forward loop over a subtree: a parent's pattern is ready before its children. */
var PatternWalk = class {
	#gdt;
	#options;
	#gamma;
	#rules = [];
	constructor(gdt, options, gamma) {
		this.#gdt = gdt;
		this.#options = options;
		this.#gamma = gamma;
	}
	run(walk, at) {
		const { words, bitmaps } = this.#gdt;
		const length = walk.end[at] - at;
		const patterns = new Uint32Array(length * words);
		const last = new Int32Array(length);
		patterns.set(bitmaps.subarray(walk.order[at] * words, (walk.order[at] + 1) * words));
		for (let i = at + 1; i < at + length;) {
			const above = walk.parent[i] - at;
			const pattern = patterns.subarray(above * words, (above + 1) * words);
			const own = patterns.subarray((i - at) * words, (i - at + 1) * words);
			const directory = walk.order[i];
			for (let w = 0; w < words; w++) own[w] = pattern[w] & bitmaps[directory * words + w];
			const verdict = this.#judge(directory, pattern, own);
			if (verdict === "rule") this.#addRule(walk, {
				at,
				i,
				above,
				last
			}, pattern, own);
			if (verdict === "neither") own.set(pattern);
			last[i - at] = verdict === "pattern" ? i - at : last[above];
			i = verdict === "rule" ? walk.end[i] : i + 1;
		}
		return this.#rules;
	}
	#judge(directory, pattern, joint) {
		const { transitions: m, words, bitmaps } = this.#gdt;
		const both = countBits(joint, 0, words);
		if (both >= this.#options.beta * m) return "pattern";
		const x = countBits(pattern, 0, words);
		const y = countBits(bitmaps, directory * words, words);
		if (confidence(x, both) < this.#options.theta) return "neither";
		const correlation = correlationOfChange(x, y, both, m);
		if (Number.isNaN(correlation)) return y === 0 && this.#options.undefinedCorrelation === "dormant" ? "rule" : "neither";
		return correlation <= -this.#gamma ? "rule" : "neither";
	}
	#addRule(walk, { at, i, above, last }, pattern, joint) {
		const { transitions: m, words, bitmaps } = this.#gdt;
		const tail = walk.order[i];
		const head = [];
		for (let k = last[above];; k = last[walk.parent[k + at] - at]) {
			head.push(walk.order[k + at]);
			if (k === 0) break;
		}
		const x = countBits(pattern, 0, words);
		const both = countBits(joint, 0, words);
		const correlation = correlationOfChange(x, countBits(bitmaps, tail * words, words), both, m);
		this.#rules.push({
			head: head.reverse(),
			tail,
			confidence: confidence(x, both),
			correlation: Number.isNaN(correlation) ? null : correlation
		});
	}
};
//#endregion
//#region src/mine/forecast/directory-memory.ts
/** A period long before the first: nothing has happened yet. */
var NEVER = -5e3;
/** By directory number: its own pages, their changes, and the last change anywhere below. */
var DirectoryMemory = class {
	parents;
	/** Pages alive now that lie in the directory. */
	pages;
	/** Pages alive now that live with the directory's (`pageHomes`): index pages count above. */
	residents;
	/** Changes of the residents with a memory of 20 periods, as of `last`. */
	changes;
	last;
	/** Last change anywhere below a directory. */
	subtreeLast;
	/** Share of the periods in which anything changed, with a memory of 20 periods. */
	liveliness = 1;
	constructor(tree) {
		const directories = tree.directoryCount;
		this.parents = tree.parents();
		this.pages = new Int32Array(directories);
		this.residents = new Int32Array(directories);
		this.changes = new Float64Array(directories);
		this.last = new Int32Array(directories).fill(NEVER);
		this.subtreeLast = new Int32Array(directories).fill(NEVER);
	}
	/** A bulk edit: half of a directory of eight or more at once, or thirty pages of it. */
	isBulk(directory, changes) {
		return changes >= 30 || changes >= 8 && changes > .5 * this.residents[directory];
	}
	/** The nearest directory from this one upwards that holds a page: a look there shows what is new here; −1 for none. */
	holderOf(directory) {
		let at = directory;
		while (at >= 0 && this.pages[at] === 0) at = this.parents[at];
		return at;
	}
	/** A period is over in which something changed, or nothing. */
	pass(changed) {
		this.liveliness += (Number(changed) - this.liveliness) / 20;
	}
	/** So many of the directory's residents changed in the period. */
	touch(directory, changes, period) {
		const faded = Math.exp((this.last[directory] - period) / 20);
		this.changes[directory] = this.changes[directory] * faded + changes;
		this.last[directory] = period;
		for (let at = directory; at >= 0; at = this.parents[at]) this.subtreeLast[at] = period;
	}
};
//#endregion
//#region src/mine/forecast/change-memory.ts
/** Remembers when and how often pages and directories changed; knows nothing of the period to come. */
var ChangeMemory = class {
	tree;
	directories;
	/** The directory each page lies in, and the one whose pages it lives with. */
	directoryOf;
	homeOf;
	alive;
	born;
	/** Period of the last change or of the insertion. */
	lastChange;
	updates;
	/** Updates counted with a memory of 4 and of 20 periods, as of `lastChange`. */
	briefCount;
	longCount;
	/** The same for updates that were no part of a bulk edit, as of `lastLone`. */
	lastLone;
	loneCount;
	/** Pages alive now. */
	pages = 0;
	/** The period that comes next. */
	period = 0;
	/** The tree must hold every page that will be spoken of. */
	constructor(tree) {
		this.tree = tree;
		this.directories = new DirectoryMemory(tree);
		this.directoryOf = tree.pageDirectories();
		this.homeOf = tree.pageHomes();
		const pages = tree.pageCount;
		this.alive = new Uint8Array(pages);
		this.born = new Int32Array(pages);
		this.lastChange = new Int32Array(pages);
		this.updates = new Int32Array(pages);
		this.briefCount = new Float64Array(pages);
		this.longCount = new Float64Array(pages);
		this.lastLone = new Int32Array(pages).fill(NEVER);
		this.loneCount = new Float64Array(pages);
	}
	/** Takes in what the period did and moves on to the next. */
	observe({ pages, kinds }) {
		const perHome = /* @__PURE__ */ new Map();
		for (const page of pages) perHome.set(this.homeOf[page], (perHome.get(this.homeOf[page]) ?? 0) + 1);
		const siteWide = pages.length > .2 * Math.max(20, this.pages);
		for (let i = 0; i < pages.length; i++) {
			const page = pages[i];
			const home = this.homeOf[page];
			const bulk = siteWide || this.directories.isBulk(home, perHome.get(home));
			if (kinds[i] === 1) this.#insert(page);
			else if (kinds[i] === 2) this.#delete(page);
			else if (kinds[i] === 3) this.#update(page, bulk);
		}
		for (const [home, count] of perHome) this.directories.touch(home, count, this.period);
		this.directories.pass(pages.length > 0);
		this.period++;
	}
	#insert(page) {
		this.alive[page] = 1;
		this.pages++;
		this.directories.pages[this.directoryOf[page]] += 1;
		this.directories.residents[this.homeOf[page]] += 1;
		this.born[page] = this.period;
		this.lastChange[page] = this.period;
		this.updates[page] = 0;
		this.briefCount[page] = 0;
		this.longCount[page] = 0;
		this.loneCount[page] = 0;
		this.lastLone[page] = NEVER;
	}
	#delete(page) {
		this.alive[page] = 0;
		this.pages--;
		this.directories.pages[this.directoryOf[page]] -= 1;
		this.directories.residents[this.homeOf[page]] -= 1;
	}
	#update(page, bulk) {
		const since = this.period - this.lastChange[page];
		this.briefCount[page] = this.briefCount[page] * Math.exp(-since / 4) + 1;
		this.longCount[page] = this.longCount[page] * Math.exp(-since / 20) + 1;
		this.updates[page] += 1;
		this.lastChange[page] = this.period;
		if (bulk) return;
		this.loneCount[page] = this.loneCount[page] * Math.exp((this.lastLone[page] - this.period) / 20) + 1;
		this.lastLone[page] = this.period;
	}
};
/** How many inserted pages a look at each directory shows, as the directories stand before the period is taken in. */
function arrivalsByDirectory({ directories, directoryOf }, { pages, kinds }) {
	const counts = /* @__PURE__ */ new Map();
	for (let i = 0; i < pages.length; i++) {
		if (kinds[i] !== 1) continue;
		const holder = directories.holderOf(directoryOf[pages[i]]);
		if (holder >= 0) counts.set(holder, (counts.get(holder) ?? 0) + 1);
	}
	return counts;
}
var SECTION = 64;
/** The nearest directories upwards with at least 8 pages below them and, above those, with at least 64. */
function neighbourhoods({ directories, tree }) {
	const { parents, residents } = directories;
	const below = residents.slice();
	for (let d = tree.directoryCount - 1; d > 0; d--) below[parents[d]] += below[d];
	const upwards = (least) => {
		const nearest = new Int32Array(below.length);
		for (let d = 1; d < nearest.length; d++) nearest[d] = below[d] >= least ? d : nearest[parents[d]];
		return nearest;
	};
	const [of, large] = [upwards(8), upwards(SECTION)];
	return {
		of,
		section: of.map((d) => d === 0 ? 0 : large[parents[d]])
	};
}
//#endregion
//#region src/mine/forecast/search-batch.ts
/** A batch holds rows whose log-lift lies at most this far below the likeliest. */
var WIDTH = 1;
/** The next batch; with `all` every row that is left. */
function nextBatch(space, standing, all) {
	const limit = all ? -Infinity : standing.top - WIDTH;
	const likely = Array.from(standing.open.filter((stratum) => standing.tops[stratum] >= limit));
	likely.sort((a, b) => standing.tops[b] - standing.tops[a] || a - b);
	const quota = all ? null : new Quota(space);
	return likely.flatMap((stratum) => rowsOf(stratum, {
		space,
		standing,
		limit,
		quota
	}));
}
function rowsOf(stratum, { space, standing, limit, quota }) {
	const chosen = [];
	let row = space.strata.row(stratum);
	let score = standing.tops[stratum];
	while (row >= 0 && score >= limit && (quota === null || quota.grant(stratum))) {
		chosen.push({
			row,
			stratum,
			score
		});
		row = space.strata.row(stratum, chosen.length);
		score = standing.scores[row] + standing.factors[stratum];
	}
	return chosen;
}
/** Of each larger group one row, then as many again as were looked at. */
var Quota = class {
	#space;
	#cohorts = /* @__PURE__ */ new Map();
	#neighbourhoods = /* @__PURE__ */ new Map();
	constructor(space) {
		this.#space = space;
	}
	grant(stratum) {
		const { cohort, neighbourhood } = this.#space.groups[stratum];
		const { cohorts, neighbourhoods } = this.#space.evidence;
		if (isFull(cohorts, cohort, this.#cohorts) || isFull(neighbourhoods, neighbourhood, this.#neighbourhoods)) return false;
		this.#cohorts.set(cohort, (this.#cohorts.get(cohort) ?? 0) + 1);
		this.#neighbourhoods.set(neighbourhood, (this.#neighbourhoods.get(neighbourhood) ?? 0) + 1);
		return true;
	}
};
function isFull(sums, group, granted) {
	if (sums.size[group] < 8) return false;
	return (granted.get(group) ?? 0) >= Math.max(1, sums.fetched[group]);
}
//#endregion
//#region src/mine/forecast/search-lessons.ts
/** Keeps the strata as they stood before rounds 0, 1, 2, 4, 8, … of a search. */
var SearchLessons = class {
	#stages = [];
	/** To be called before every batch; only some rounds are kept. */
	keep(round, cells, liftLeft) {
		if ((round & round - 1) !== 0) return;
		this.#stages.push({
			round,
			cells: cells.slice(),
			liftLeft: liftLeft.slice()
		});
	}
	/** Teaches the model which rows changed. */
	teach(model, changed, { changeShare, pages }) {
		for (const { round, cells, liftLeft } of this.#stages) {
			const share = new Float64Array(liftLeft.length);
			for (const row of changed) if (row.round >= round) share[row.stratum] += changeShare;
			model.learn({
				cells,
				rows: liftLeft.length,
				base: liftLeft,
				share,
				pages,
				batches: 1
			});
		}
	}
};
//#endregion
//#region src/mine/forecast/group-sums.ts
var SHARES = [
	.05,
	.2,
	.5,
	.9
];
/** Sums over the fetched pages of each group. */
var GroupSums = class {
	size;
	fetched;
	#weight;
	#changed;
	#kinds;
	constructor(groups) {
		this.size = new Int32Array(groups);
		this.fetched = new Int32Array(groups);
		this.#weight = new Float64Array(groups);
		this.#changed = new Float64Array(groups);
		this.#kinds = new Uint8Array(groups);
	}
	/** A page of the group was fetched. */
	look(group, weight, changed) {
		this.fetched[group] += 1;
		this.#weight[group] += weight;
		if (changed) this.#changed[group] += weight;
		this.#kinds[group] = this.#judge(group);
	}
	/** None fetched (0), none of 1, 2–3, 4–7, 8–15, 16 or more changed (1–5), or the changed share in five classes (6–10). */
	kind(group) {
		return this.#kinds[group];
	}
	#judge(group) {
		const share = this.#changed[group] / this.#weight[group];
		if (!(share > .001)) return Math.min(5, 1 + Math.floor(Math.log2(this.fetched[group])));
		return 6 + SHARES.filter((limit) => share >= limit).length;
	}
};
//#endregion
//#region src/mine/forecast/strata.ts
/** The class of a score, 0 for the lowest. */
function scoreClass(score) {
	return Math.max(0, Math.min(9, Math.floor(score + 6)));
}
/** Strata with their rows, likeliest first; rows are taken from the front. */
var Strata = class {
	count;
	ofRow;
	/** Lifts of the rows not taken yet, summed up. */
	liftLeft;
	#scores;
	#order;
	/** Where the rows of each stratum not taken yet begin, and where they end. */
	#fronts;
	#ends;
	constructor(scored) {
		this.#scores = scored.scores;
		this.ofRow = new Int32Array(scored.rows);
		const sizes = this.#number(scored);
		this.count = sizes.length;
		this.#ends = new Int32Array(this.count);
		for (let s = 0; s < this.count; s++) this.#ends[s] = (s === 0 ? 0 : this.#ends[s - 1]) + sizes[s];
		this.#fronts = this.#ends.map((end, s) => end - sizes[s]);
		this.liftLeft = new Float64Array(this.count);
		this.#order = this.#sorted();
	}
	/** The likeliest row left, or the one `ahead` rows behind it; −1 when there is none. */
	row(stratum, ahead = 0) {
		const at = this.#fronts[stratum] + ahead;
		return at < this.#ends[stratum] ? this.#order[at] : -1;
	}
	/** Takes the likeliest row left away. */
	take(stratum) {
		const row = this.#order[this.#fronts[stratum]++];
		const left = this.liftLeft[stratum] - Math.exp(this.#scores[row]);
		this.liftLeft[stratum] = this.row(stratum) < 0 ? 0 : Math.max(1e-12, left);
	}
	/** Numbers the strata in order of their first row; returns their sizes. */
	#number({ rows, keyOf }) {
		const numbers = /* @__PURE__ */ new Map();
		const sizes = [];
		for (let row = 0; row < rows; row++) {
			const key = keyOf(row);
			const stratum = numbers.get(key) ?? numbers.size;
			numbers.set(key, stratum);
			sizes[stratum] = (sizes[stratum] ?? 0) + 1;
			this.ofRow[row] = stratum;
		}
		return sizes;
	}
	#sorted() {
		const order = new Int32Array(this.ofRow.length);
		const next = this.#fronts.slice();
		for (let row = 0; row < order.length; row++) {
			const stratum = this.ofRow[row];
			order[next[stratum]++] = row;
			this.liftLeft[stratum] += Math.exp(this.#scores[row]);
		}
		for (let s = 0; s < this.count; s++) order.subarray(this.#fronts[s], this.#ends[s]).sort((a, b) => this.#scores[b] - this.#scores[a] || a - b);
		return order;
	}
};
//#endregion
//#region src/mine/forecast/search-evidence.ts
var FOUND_CLASSES = 8;
var COHORT_SIZES = [
	2,
	8,
	50
];
var NEIGHBOURHOOD_SIZES = [
	4,
	16,
	64
];
var COVERED = [
	.1,
	.25,
	.5,
	.7,
	.8,
	.9,
	.95
];
/** Sizes of the blocks that {@link SearchEvidence.features} fills. */
var EVIDENCE_BLOCKS = [
	44,
	44,
	11,
	110,
	121,
	10 * FOUND_CLASSES,
	726,
	64,
	110,
	121
];
/** The state of a search, group by group and for the whole site. */
var SearchEvidence = class {
	cohorts;
	neighbourhoods;
	#sections;
	#site = new GroupSums(1);
	#lift;
	/** Changes found so far, new pages among them. */
	#found = 0;
	#liftCovered = 0;
	constructor({ cohorts, directories, lift }) {
		this.cohorts = new GroupSums(cohorts);
		this.neighbourhoods = new GroupSums(directories);
		this.#sections = new GroupSums(directories);
		this.#lift = lift;
	}
	/** A page that may be fetched belongs to these groups. */
	count({ cohort, neighbourhood, section }) {
		this.cohorts.size[cohort] += 1;
		this.neighbourhoods.size[neighbourhood] += 1;
		this.#sections.size[section] += 1;
	}
	/** A page with this lift before any fetch was fetched. */
	look(groups, lift, changed) {
		const weight = 1 / (1 + lift);
		for (const [sums, group] of this.#sumsOf(groups)) sums.look(group, weight, changed);
		this.#liftCovered += lift;
		if (changed) this.#found++;
	}
	/** Fetched pages led to so many new ones. */
	arrive(pages) {
		this.#found += pages;
	}
	/** Writes what is known of a stratum's groups and of the site. */
	features(blocks, stratum, { cohort, neighbourhood, section }, score) {
		const ofCohort = this.cohorts.kind(cohort);
		const ofNeighbourhood = this.neighbourhoods.kind(neighbourhood);
		const ofSection = this.#sections.kind(section);
		const ofSite = this.#site.kind(0);
		const found = this.#foundClass();
		const pair = ofCohort * 11 + ofNeighbourhood;
		blocks.put(stratum, 0, ofCohort * 4 + sizeClass$1(this.cohorts.size[cohort], COHORT_SIZES));
		blocks.put(stratum, 1, ofNeighbourhood * 4 + sizeClass$1(this.neighbourhoods.size[neighbourhood], NEIGHBOURHOOD_SIZES));
		blocks.put(stratum, 2, ofSection);
		blocks.put(stratum, 3, ofCohort * 10 + score);
		blocks.put(stratum, 4, pair);
		blocks.put(stratum, 5, score * FOUND_CLASSES + found);
		blocks.put(stratum, 6, pair * 6 + (ofSite >> 1));
		blocks.put(stratum, 7, found * 8 + this.#coveredClass());
		blocks.put(stratum, 8, ofNeighbourhood * 10 + score);
		blocks.put(stratum, 9, ofSite * 11 + ofSection);
	}
	#sumsOf({ cohort, neighbourhood, section }) {
		return [
			[this.cohorts, cohort],
			[this.neighbourhoods, neighbourhood],
			[this.#sections, section],
			[this.#site, 0]
		];
	}
	/** 0, 1, 2, 3–4, 5–8, 9–16, 17–64 or more. */
	#foundClass() {
		const found = this.#found;
		if (found < 3) return found;
		if (found < 17) return 2 + Math.ceil(Math.log2(found)) - 1;
		return found < 65 ? 6 : 7;
	}
	#coveredClass() {
		const covered = this.#lift > 0 ? this.#liftCovered / this.#lift : 1;
		return COVERED.filter((limit) => covered >= limit).length;
	}
};
/** 0 below the first of three sizes, 3 from the last on. */
function sizeClass$1(size, [small, middling, large]) {
	return Number(size >= small) + Number(size >= middling) + Number(size >= large);
}
//#endregion
//#region src/mine/forecast/search-space.ts
/** Sorts the rows into strata. */
function searchSpace({ memory, rows, pages, scores }) {
	const near = neighbourhoods(memory);
	const directories = memory.tree.directoryCount;
	const groupsOf = (row) => {
		const home = memory.homeOf[pages[row]];
		return {
			cohort: memory.lastChange[pages[row]],
			neighbourhood: near.of[home],
			section: near.section[home]
		};
	};
	const keyOf = (row) => {
		const { cohort, neighbourhood } = groupsOf(row);
		return (cohort * directories + neighbourhood) * 10 + scoreClass(scores[row]);
	};
	const strata = new Strata({
		rows,
		scores,
		keyOf
	});
	const firsts = Array.from({ length: strata.count }, (_, stratum) => strata.row(stratum));
	const lift = strata.liftLeft.reduce((sum, left) => sum + left, 0);
	const evidence = new SearchEvidence({
		cohorts: memory.period + 1,
		directories,
		lift
	});
	for (let row = 0; row < rows; row++) evidence.count(groupsOf(row));
	const groups = firsts.map(groupsOf);
	return {
		strata,
		groups,
		cohorts: Int32Array.from(groups, ({ cohort }) => cohort),
		neighbourhoods: Int32Array.from(groups, ({ neighbourhood }) => neighbourhood),
		classes: Uint8Array.from(firsts, (row) => scoreClass(scores[row])),
		evidence
	};
}
//#endregion
//#region src/mine/forecast/search-probes.ts
/** Share of a group's expected changes that its first probe is worth. */
var PROBE_WORTH = .1;
/** Adds to the likeliest stratum of each larger group what a probe there would tell of the group. */
var ProbeWorth = class {
	#space;
	/** Changes to be expected of each stratum, and what its likeliest row is worth without any probe. */
	#expected;
	#likely;
	constructor(space) {
		this.#space = space;
		this.#expected = new Float64Array(space.strata.count);
		this.#likely = new Float64Array(space.strata.count);
	}
	/** Raises `tops`, the log-lifts of the likeliest rows of the strata that are open. */
	add(open, tops, factors) {
		const { strata, evidence, cohorts, neighbourhoods } = this.#space;
		for (const stratum of open) {
			this.#expected[stratum] = strata.liftLeft[stratum] * Math.exp(factors[stratum]);
			this.#likely[stratum] = tops[stratum];
		}
		this.#addOf(evidence.cohorts, cohorts, open, tops);
		this.#addOf(evidence.neighbourhoods, neighbourhoods, open, tops);
	}
	#addOf({ size, fetched }, groupOf, open, tops) {
		const expected = new Float64Array(size.length);
		const best = new Int32Array(size.length).fill(-1);
		for (const stratum of open) {
			const group = groupOf[stratum];
			if (size[group] < 8) continue;
			expected[group] += this.#expected[stratum];
			if (best[group] < 0 || this.#likely[stratum] > this.#likely[best[group]]) best[group] = stratum;
		}
		for (let group = 0; group < best.length; group++) {
			const stratum = best[group];
			if (stratum < 0) continue;
			const worth = PROBE_WORTH * expected[group] / (1 + fetched[group]) ** 2;
			tops[stratum] = Math.log(Math.exp(tops[stratum]) + worth);
		}
	}
};
//#endregion
//#region src/mine/forecast/change-search.ts
/** Below this log-lift, and after this many rounds, nothing is told apart any more. */
var FLOOR$2 = -5;
var MOST_ROUNDS = 60;
/**
* One period: `next` names pages to fetch, `note` takes their outcome, until `next` names none. What was not named
* is passed over, and unverified. A page that could not be fetched is not noted, and says nothing. After a long rest
* no page may be named at all: only pages fetched by lot then show that the site woke.
*/
var ChangeSearch = class {
	#from;
	#weighing;
	#space;
	#rowOf = /* @__PURE__ */ new Map();
	#lessons = new SearchLessons();
	#probes;
	/** By stratum: log-lift of its likeliest row, and the log of the factor by which the evidence moves all rows. */
	#tops;
	#factors;
	/** Strata with rows left. */
	#open;
	/** By row: the round in which it was named, ∞ while it is not, and the score at which it was. */
	#rounds;
	#reached;
	#round = 0;
	#level = Infinity;
	#over = false;
	constructor(from, weighing) {
		this.#from = from;
		this.#weighing = weighing;
		this.#space = searchSpace(from);
		for (let row = 0; row < from.rows; row++) this.#rowOf.set(from.pages[row], row);
		this.#probes = new ProbeWorth(this.#space);
		this.#tops = new Float64Array(this.#space.strata.count);
		this.#factors = new Float64Array(this.#space.strata.count);
		this.#open = Int32Array.from(this.#factors.keys());
		this.#rounds = new Float64Array(from.rows).fill(Infinity);
		this.#reached = new Float64Array(from.rows);
	}
	/** The pages to fetch next: none once the likeliest left are scored below the threshold. */
	next(threshold) {
		if (this.#over) return [];
		const standing = this.#judge();
		const all = standing.top < FLOOR$2 || this.#round >= MOST_ROUNDS;
		const batch = nextBatch(this.#space, standing, all);
		const named = batch.filter(({ score }) => Math.min(score, this.#level) >= threshold);
		for (const chosen of named) this.#name(chosen);
		for (const { score } of batch) this.#level = Math.min(this.#level, score);
		this.#over = all || named.length < batch.length;
		this.#round++;
		return named.map(({ row }) => this.#from.pages[row]);
	}
	/** A named page was fetched: whether it had changed or was gone, and how many pages were new in its directory. */
	note(page, changed, arrivals = 0) {
		const row = this.#rowOf.get(page);
		const groups = this.#space.groups[this.#space.strata.ofRow[row]];
		this.#space.evidence.look(groups, Math.exp(this.#from.scores[row]), changed);
		this.#space.evidence.arrive(arrivals);
	}
	/** The highest threshold at which the page would have been fetched; an estimate while it was not. */
	scoreOf(page) {
		const row = this.#rowOf.get(page);
		if (this.#rounds[row] < Infinity) return this.#reached[row];
		const factor = this.#factors[this.#space.strata.ofRow[row]];
		return Math.min(this.#level, this.#from.scores[row] + factor);
	}
	/** Teaches what the search showed, once it is known which pages changed; each is this share of all changes. */
	teach(changed, changeShare) {
		const found = changed.map((page) => this.#rowOf.get(page)).map((row) => ({
			stratum: this.#space.strata.ofRow[row],
			round: this.#rounds[row]
		}));
		this.#lessons.teach(this.#weighing.model, found, {
			changeShare,
			pages: this.#from.rows
		});
	}
	#judge() {
		const { strata, groups, classes, evidence } = this.#space;
		const { model, blocks } = this.#weighing;
		this.#open = this.#open.filter((stratum) => strata.row(stratum) >= 0);
		for (const stratum of this.#open) {
			evidence.features(blocks, stratum, groups[stratum], classes[stratum]);
			this.#factors[stratum] = model.score(blocks.cells, stratum);
			this.#tops[stratum] = this.#from.scores[strata.row(stratum)] + this.#factors[stratum];
		}
		this.#lessons.keep(this.#round, blocks.cells.subarray(0, strata.count * blocks.width), strata.liftLeft);
		this.#probes.add(this.#open, this.#tops, this.#factors);
		let top = -Infinity;
		for (const stratum of this.#open) top = Math.max(top, this.#tops[stratum]);
		return {
			open: this.#open,
			top,
			tops: this.#tops,
			factors: this.#factors,
			scores: this.#from.scores
		};
	}
	#name({ row, stratum, score }) {
		this.#reached[row] = Math.min(score, this.#level);
		this.#rounds[row] = this.#round;
		this.#space.strata.take(stratum);
	}
};
//#endregion
//#region src/mine/forecast/lift-model.ts
/** Bucket numbers of many rows, one per block, as positions in one weight vector. */
var FeatureBlocks = class {
	width;
	size;
	#starts;
	cells;
	constructor(blocks, rows) {
		this.width = blocks.length;
		this.#starts = blocks.map((_, i) => blocks.slice(0, i).reduce((sum, size) => sum + size, 0));
		this.size = blocks.reduce((sum, size) => sum + size, 0);
		this.cells = new Uint16Array(rows * blocks.length);
	}
	/** Sets the bucket of one block of a row. */
	put(row, block, bucket) {
		this.cells[row * this.width + block] = this.#starts[block] + bucket;
	}
};
var LOWEST$2 = -9;
var HIGHEST$2 = 6;
/** Poisson regression on one-hot blocks, learned online with step sizes that shrink per weight (AdaGrad). */
var LiftModel = class {
	#width;
	#rate;
	#weights;
	#squares;
	#gradient;
	constructor({ width, size }, rate) {
		this.#width = width;
		this.#rate = rate;
		this.#weights = new Float64Array(size);
		this.#squares = new Float64Array(size).fill(.001);
		this.#gradient = new Float64Array(size);
	}
	/** What it has learned: weights, and what their steps shrink by. */
	get columns() {
		return {
			weights: this.#weights,
			squares: this.#squares
		};
	}
	/** This model's part of a row's log-lift. */
	score(cells, row) {
		const end = (row + 1) * this.#width;
		let sum = 0;
		for (let cell = row * this.#width; cell < end; cell++) sum += this.#weights[cells[cell]];
		return Math.max(LOWEST$2, Math.min(HIGHEST$2, sum));
	}
	/** Learns one period. */
	learn({ cells, rows, base, share, pages, batches }) {
		for (let batch = 0; batch < batches; batch++) {
			for (let row = batch; row < rows; row += batches) {
				if (base[row] === 0) continue;
				this.#pull(cells, row, share[row] - base[row] * Math.exp(this.score(cells, row)) / pages);
			}
			this.#step();
		}
	}
	#pull(cells, row, pull) {
		const end = (row + 1) * this.#width;
		for (let cell = row * this.#width; cell < end; cell++) this.#gradient[cells[cell]] += pull;
	}
	#step() {
		for (let i = 0; i < this.#gradient.length; i++) {
			const slope = this.#gradient[i];
			if (slope === 0) continue;
			this.#squares[i] += slope * slope;
			this.#weights[i] += this.#rate * slope / Math.sqrt(this.#squares[i]);
			this.#gradient[i] = 0;
		}
	}
};
//#endregion
//#region src/mine/forecast/page-features.ts
/** 0 for nothing, then one bucket per doubling, at most `last`. */
function doublings(count, last) {
	return count <= 0 ? 0 : Math.min(last, 1 + Math.floor(Math.log2(count)));
}
/** 0 up to `unit`, then one bucket per doubling, `buckets` in all. */
function magnitude(value, unit, buckets) {
	return value <= unit ? 0 : Math.min(buckets - 1, 1 + Math.floor(Math.log2(value / unit)));
}
/** Sizes of the blocks, in the order in which {@link pageFeatures} fills them. */
var PAGE_BLOCKS = [
	12,
	8,
	8,
	33,
	9,
	96,
	6,
	11,
	9,
	108,
	12,
	8,
	96,
	144,
	66
];
/** Writes the page's bucket in each block. */
function pageFeatures(memory, page, blocks, row) {
	const now = memory.period - 1;
	const directory = memory.homeOf[page];
	const siblings = memory.directories.residents[directory];
	const rest = now - memory.lastChange[page];
	const age = memory.period - memory.born[page];
	const loneRest = now - memory.lastLone[page];
	const directoryRest = now - memory.directories.last[directory];
	const above = Math.max(0, memory.directories.parents[directory]);
	const resting = doublings(rest, 11);
	const often = magnitude(memory.longCount[page] * Math.exp(-rest / 20), .02, 8);
	const loneResting = doublings(loneRest, 11);
	const loneOften = magnitude(memory.loneCount[page] * Math.exp(-loneRest / 20), .02, 8);
	const directoryHeat = magnitude(memory.directories.changes[directory] * Math.exp(-directoryRest / 20) / Math.max(1, siblings), .002, 9);
	blocks.put(row, 0, resting);
	blocks.put(row, 1, often);
	blocks.put(row, 2, magnitude(memory.updates[page] / (age + 4), .004, 8));
	blocks.put(row, 3, doublings(directoryRest, 10) * 3 + sizeClass(siblings));
	blocks.put(row, 4, directoryHeat);
	blocks.put(row, 5, resting * 8 + often);
	blocks.put(row, 6, magnitude(memory.briefCount[page] * Math.exp(-rest / 4), .05, 6));
	blocks.put(row, 7, doublings(now - memory.directories.subtreeLast[above], 10));
	blocks.put(row, 8, doublings(age, 8));
	blocks.put(row, 9, resting * 9 + directoryHeat);
	blocks.put(row, 10, loneResting);
	blocks.put(row, 11, loneOften);
	blocks.put(row, 12, loneResting * 8 + loneOften);
	blocks.put(row, 13, resting * 12 + loneResting);
	const siteRest = doublings(now - memory.directories.subtreeLast[0], 10);
	blocks.put(row, 14, siteRest * 6 + Math.min(5, Math.floor(memory.directories.liveliness * 6)));
}
/** Small, middling or large directory. */
function sizeClass(pages) {
	if (pages < 3) return 0;
	return pages < 20 ? 1 : 2;
}
//#endregion
//#region src/mine/forecast/change-forecast.ts
/** How fast the two models learn, and in how many steps per period the first does. */
var LEARNING = {
	page: .08,
	pageBatches: 8,
	evidence: .15
};
/**
* Learns from past periods, one after the other: `search` for the changes of the next, and `learn` when they are
* known. Keeps no clock and fetches nothing.
*/
var ChangeForecast = class {
	memory;
	#pageBlocks;
	#evidenceBlocks;
	#ofPage;
	#ofEvidence;
	#pages;
	#scores;
	#rows = 0;
	#search = null;
	constructor(tree) {
		this.memory = new ChangeMemory(tree);
		this.#pageBlocks = new FeatureBlocks(PAGE_BLOCKS, tree.pageCount);
		this.#evidenceBlocks = new FeatureBlocks(EVIDENCE_BLOCKS, tree.pageCount);
		this.#ofPage = new LiftModel(this.#pageBlocks, LEARNING.page);
		this.#ofEvidence = new LiftModel(this.#evidenceBlocks, LEARNING.evidence);
		this.#pages = new Int32Array(tree.pageCount);
		this.#scores = new Float64Array(tree.pageCount);
	}
	/** Begins the next period; the search is valid until `learn`. */
	search() {
		this.#scorePages();
		this.#search = new ChangeSearch({
			memory: this.memory,
			rows: this.#rows,
			pages: this.#pages,
			scores: this.#scores
		}, {
			model: this.#ofEvidence,
			blocks: this.#evidenceBlocks
		});
		return this.#search;
	}
	/** Learns the period that was searched, and moves on to the next. */
	learn(changes) {
		const changeShare = changes.pages.length === 0 ? 0 : 1 / changes.pages.length;
		const known = Array.from(changes.pages).filter((_, i) => changes.kinds[i] !== 1);
		if (this.#rows > 0) {
			this.#search.teach(known, changeShare);
			this.#learnPages(known, changeShare);
		}
		this.memory.observe(changes);
	}
	/** Everything learned, between periods: a forecast over the same pages, or over more of them, can take it back. */
	save() {
		const { pages, period, directories } = this.memory;
		const columns = Object.entries(this.#columns()).map(([name, column]) => [name, Float64Array.from(column)]);
		return {
			...Object.fromEntries(columns),
			sums: Float64Array.of(pages, period, directories.liveliness)
		};
	}
	/** Takes back what was saved; false, with nothing taken, when it does not fit. */
	restore(saved) {
		const columns = Object.entries(this.#columns());
		if (!columns.every(([name, column]) => (saved[name]?.length ?? Infinity) <= column.length) || saved["sums"]?.length !== 3) return false;
		for (const [name, column] of columns) column.set(saved[name]);
		[this.memory.pages, this.memory.period, this.memory.directories.liveliness] = [...saved["sums"]];
		return true;
	}
	#columns() {
		const [page, evidence] = [this.#ofPage.columns, this.#ofEvidence.columns];
		return {
			"page.weights": page.weights,
			"page.squares": page.squares,
			"evidence.weights": evidence.weights,
			"evidence.squares": evidence.squares,
			...memoryColumns(this.memory)
		};
	}
	#scorePages() {
		const { alive } = this.memory;
		this.#rows = 0;
		for (let page = 0; page < alive.length; page++) {
			if (alive[page] === 0) continue;
			const row = this.#rows++;
			this.#pages[row] = page;
			pageFeatures(this.memory, page, this.#pageBlocks, row);
			this.#scores[row] = this.#ofPage.score(this.#pageBlocks.cells, row);
		}
	}
	#learnPages(changed, changeShare) {
		const rows = this.#rows;
		const share = new Float64Array(this.memory.alive.length);
		for (const page of changed) share[page] = changeShare;
		this.#ofPage.learn({
			cells: this.#pageBlocks.cells,
			rows,
			base: new Float64Array(rows).fill(1),
			share: Float64Array.from(this.#pages.subarray(0, rows), (page) => share[page]),
			pages: rows,
			batches: LEARNING.pageBatches
		});
	}
};
/** What is remembered by page and by directory; the sums stand beside it. */
function memoryColumns(memory) {
	const { alive, born, lastChange, updates, briefCount, longCount, lastLone, loneCount } = memory;
	const { pages, residents, changes, last, subtreeLast } = memory.directories;
	return {
		alive,
		born,
		lastChange,
		updates,
		briefCount,
		longCount,
		lastLone,
		loneCount,
		held: pages,
		residents,
		changes,
		last,
		subtreeLast
	};
}
//#endregion
//#region src/mine/rates/log-rate-grid.ts
var POINTS$1 = 48;
/** From once in 270 years to ten times a day. */
var LOWEST$1 = Math.log(1e-5);
var HIGHEST$1 = Math.log(10);
/** Keeps every rate possible. */
var FLOOR$1 = 1e-4;
/** The grid's rates per day, ascending. */
var GRID_RATES = Float64Array.from({ length: POINTS$1 }, (_, i) => Math.exp(LOWEST$1 + (HIGHEST$1 - LOWEST$1) * i / 47));
/** Every rate as likely as any other, by logarithm. */
function flatWeights() {
	return new Float64Array(POINTS$1).fill(1 / POINTS$1);
}
/** Every look counts once, every change is a change. */
var PLAIN_READING = {
	weight: () => 1,
	changed: (page, i) => page.changed[i] === 1
};
/** Log-likelihood of a page's looks at every rate of the grid. */
function logLikelihood(page, reading) {
	const total = new Float64Array(POINTS$1);
	const changedWeight = /* @__PURE__ */ new Map();
	let quietDays = 0;
	for (let i = 0; i < page.intervals.length; i++) {
		const days = page.intervals[i];
		const weight = reading.weight(i, page.intervals.length);
		if (!(days > 0) || weight === 0) continue;
		if (!reading.changed(page, i)) quietDays += weight * days;
		else if (page.lastModifiedAges[i] >= 0) addExactChange(total, weight, Math.min(days, page.lastModifiedAges[i]));
		else changedWeight.set(days, (changedWeight.get(days) ?? 0) + weight);
	}
	for (let g = 0; g < POINTS$1; g++) total[g] -= GRID_RATES[g] * quietDays;
	for (const [days, weight] of changedWeight) for (let g = 0; g < POINTS$1; g++) total[g] += weight * Math.log(-Math.expm1(-GRID_RATES[g] * days));
	return total;
}
function addExactChange(total, weight, ageDays) {
	for (let g = 0; g < POINTS$1; g++) total[g] += weight * (Math.log(GRID_RATES[g]) - GRID_RATES[g] * ageDays);
}
/** Prior times likelihood, normalised; on any grid. */
function posterior(prior, logLikelihoods) {
	const points = prior.length;
	let most = -Infinity;
	for (let g = 0; g < points; g++) if (prior[g] > 0) most = Math.max(most, logLikelihoods[g]);
	const weights = new Float64Array(points);
	let sum = 0;
	for (let g = 0; g < points; g++) {
		weights[g] = prior[g] * Math.exp(logLikelihoods[g] - most);
		sum += weights[g];
	}
	for (let g = 0; g < points; g++) weights[g] /= sum;
	return weights;
}
/** The gamma density on the logarithmic grid: r^shape e^(−shape r / mean). */
function gammaWeights(shape, mean) {
	const weights = GRID_RATES.map((rate) => Math.exp(shape * Math.log(rate / mean) - shape * rate / mean) + 1e-12);
	const total = weights.reduce((a, b) => a + b, 0);
	return weights.map((weight) => weight / total);
}
/** Mean of the posteriors under a prior, with `leaning` pages' worth of another distribution. */
function meanPosterior(likelihoods, prior, towards, leaning) {
	const sum = new Float64Array(prior.length);
	for (let g = 0; g < sum.length; g++) sum[g] = leaning * towards[g] + FLOOR$1;
	for (const likelihood of likelihoods) {
		const own = posterior(prior, likelihood);
		for (let g = 0; g < sum.length; g++) sum[g] += own[g];
	}
	const total = sum.reduce((a, b) => a + b, 0);
	return sum.map((weight) => weight / total);
}
/** A mixture of Poisson survivals: convex, as planners need. */
function mixtureSurvival(weights) {
	const at = (days) => {
		let sum = 0;
		for (let g = 0; g < POINTS$1; g++) sum += weights[g] * Math.exp(-GRID_RATES[g] * days);
		return Math.min(1, sum);
	};
	return {
		at,
		heat: 1 - at(1)
	};
}
/** Mean rate and the grid's 5 % and 95 % points. */
function gridEstimate(weights, survival = mixtureSurvival(weights)) {
	let mean = 0;
	for (let g = 0; g < POINTS$1; g++) mean += weights[g] * GRID_RATES[g];
	return {
		survival,
		ratePerDay: ratePerDay(mean),
		low: ratePerDay(Math.min(mean, quantile(weights, .05))),
		high: ratePerDay(Math.max(mean, quantile(weights, .95)))
	};
}
function quantile(weights, share) {
	let sum = 0;
	let at = 0;
	while (at < 47 && sum + weights[at] < share) sum += weights[at++];
	return GRID_RATES[at];
}
//#endregion
//#region src/mine/rates/hint-prior.ts
/** Changes per day that the sitemap protocol's words mean; the fastest are as fast as the grid of rates goes. */
var CLAIMED_PER_DAY = {
	always: 10,
	hourly: 10,
	daily: 1,
	weekly: 1 / 7,
	monthly: 1 / 30,
	yearly: 1 / 365,
	never: 1 / 3650
};
/** Broad: a claim is a hint at the order of magnitude. */
var CLAIM_SHAPE = .5;
/** The claim counts as this many pages, so that a few pages with the hint show what it is worth. */
var CLAIM_PAGES = 4;
/**
* Learns what each hint is worth on this site. A page's prior keeps half of its unhinted one, so a hint that lies
* costs a page no more than ln 2 of log-loss, over all its looks taken together.
*/
function fitHintPriors(site, likelihoods, shared) {
	const priors = /* @__PURE__ */ new Map();
	for (const freq of CHANGE_FREQS) {
		const members = likelihoods.filter((_, i) => site[i].changeFreq === freq && site[i].intervals.length > 0);
		const claim = gammaWeights(CLAIM_SHAPE, CLAIMED_PER_DAY[freq]);
		priors.set(freq, meanPosterior(members, mixed(shared, claim), claim, CLAIM_PAGES));
	}
	return ({ changeFreq }, unhinted) => {
		const hinted = changeFreq ? priors.get(changeFreq) : void 0;
		return hinted ? mixed(unhinted, hinted) : unhinted;
	};
}
function mixed(a, b) {
	return a.map((weight, g) => (weight + b[g]) / 2);
}
//#endregion
//#region src/mine/rates/shared-prior.ts
var SITE_ROUNDS = 12;
/** Enough pages to learn the site's distribution. */
var MOST_PAGES$2 = 1500;
/** A group's prior counts the site's as this many pages. */
var GROUP_LEANING = 8;
/** Learns the site's distribution of rates and each group's, from what was seen of all pages. */
function fitSharedPrior(site, reading) {
	const likelihoods = site.map((page) => logLikelihood(page, reading));
	const groupPrior = learnPriors(likelihoods, site.map((page) => page.group), {
		weights: flatWeights(),
		pages: 0
	});
	const hinted = fitHintPriors(site, likelihoods, groupPrior());
	return (page) => hinted(page, groupPrior(page.group));
}
/** The same from the pages' log-likelihoods on any grid, starting from a belief; unknown groups get the shared prior. */
function learnPriors(likelihoods, groups, before) {
	const step = Math.max(1, Math.ceil(likelihoods.length / MOST_PAGES$2));
	const sample = likelihoods.filter((_, i) => i % step === 0);
	let shared = before.weights;
	for (let round = 0; round < SITE_ROUNDS && sample.length > 0; round++) shared = meanPosterior(sample, shared, before.weights, before.pages);
	const priors = /* @__PURE__ */ new Map();
	for (const [group, indices] of membersOf(groups)) {
		const own = indices.map((i) => likelihoods[i]);
		priors.set(group, meanPosterior(own, shared, shared, GROUP_LEANING));
	}
	return (group) => (group === void 0 ? void 0 : priors.get(group)) ?? shared;
}
function membersOf(groups) {
	const members = /* @__PURE__ */ new Map();
	for (const [i, group] of groups.entries()) {
		const list = members.get(group);
		if (list) list.push(i);
		else members.set(group, [i]);
	}
	return members;
}
/** Looks weigh less the older they are. */
var FADING_READING = {
	weight: (index, looks) => Math.exp((index + 1 - looks) / 26),
	changed: (page, i) => page.changed[i] === 1
};
/** The grouped estimator on fading looks. */
var overDispersed = {
	name: "over-dispersed",
	fit: (site) => {
		const priorOf = fitSharedPrior(site, FADING_READING);
		return (page) => gridEstimate(posterior(priorOf(page), logLikelihood(page, FADING_READING)));
	}
};
//#endregion
//#region src/mine/rates/bulk-aware.ts
/** Own edits: bulk changes are silence. */
var LONE_READING = {
	weight: (index, looks) => FADING_READING.weight(index, looks),
	changed: (page, i) => page.changed[i] === 1 && page.bulk[i] !== 1
};
/** Pages in one bulk edit are one event seen many times: a look counts this much. */
var BULK_LOOK_WEIGHT = .05;
/** Shape of the prior around the site's bulk rate: broad, since few events made it. */
var BULK_SHAPE = .5;
/** S(x) of own edits times S(x) of bulk edits, the latter leaning on how the site as a whole fared. */
var bulkAware = {
	name: "bulk-aware",
	fit: (site) => {
		const priorOf = fitSharedPrior(site, LONE_READING);
		const siteRate = siteBulkRate(site);
		return (page) => {
			const lone = gridEstimate(posterior(priorOf(page), logLikelihood(page, LONE_READING)));
			const { changes, days } = bulkTotals(page);
			const shape = BULK_SHAPE + BULK_LOOK_WEIGHT * changes;
			const scale = BULK_SHAPE / siteRate + BULK_LOOK_WEIGHT * days;
			return {
				survival: both(lone.survival, gammaSurvival(shape, scale)),
				ratePerDay: ratePerDay(lone.ratePerDay + shape / scale),
				low: lone.low,
				high: ratePerDay(lone.high + (shape + 1.6449 * Math.sqrt(shape)) / scale)
			};
		};
	}
};
function bulkTotals(page) {
	let changes = 0;
	let days = 0;
	for (let i = 0; i < page.intervals.length; i++) {
		days += page.intervals[i];
		if (page.changed[i] === 1 && page.bulk[i] === 1) changes++;
	}
	return {
		changes,
		days
	};
}
function siteBulkRate(site) {
	let changes = .5;
	let days = 1e3;
	for (const page of site) {
		const own = bulkTotals(page);
		changes += own.changes;
		days += own.days;
	}
	return changes / days;
}
function both(a, b) {
	const at = (days) => a.at(days) * b.at(days);
	return {
		at,
		heat: 1 - at(1)
	};
}
//#endregion
//#region src/mine/rates/blended.ts
/** The mean of the over-dispersed and the bulk-aware survival: what the rest of the project uses. */
var blended = {
	name: "blended",
	fit: (site) => {
		const fading = overDispersed.fit(site);
		const bulk = bulkAware.fit(site);
		return (page) => {
			const [a, b] = [fading(page), bulk(page)];
			return {
				survival: mean(a.survival, b.survival),
				ratePerDay: ratePerDay((a.ratePerDay + b.ratePerDay) / 2),
				low: ratePerDay(Math.min(a.low, b.low)),
				high: ratePerDay(Math.max(a.high, b.high))
			};
		};
	}
};
function mean(a, b) {
	const at = (days) => (a.at(days) + b.at(days)) / 2;
	return {
		at,
		heat: 1 - at(1)
	};
}
//#endregion
//#region src/mine/rates/point-estimate.ts
/** 5 % and 95 % points of a standard normal. */
var Z$1 = 1.6449;
/** Wraps a rate; the interval is the square-root approximation to a Poisson count's. */
function pointEstimate(rate, { changes, days }) {
	const spread = days === 0 ? Infinity : days;
	const low = Math.max(0, Math.sqrt(changes) - Z$1 / 2) ** 2 / spread;
	const high = days === 0 ? Number.MAX_VALUE : (Math.sqrt(changes + 1) + Z$1 / 2) ** 2 / spread;
	return {
		survival: poissonSurvival(ratePerSlot(rate)),
		ratePerDay: ratePerDay(rate),
		low: ratePerDay(Math.min(low, rate)),
		high: ratePerDay(Math.max(high, rate))
	};
}
//#endregion
//#region src/mine/rates/rate-estimator.ts
/** Number of looks, of changes seen, and days covered. */
function totalsOf(page) {
	let changes = 0;
	let days = 0;
	for (let i = 0; i < page.intervals.length; i++) {
		changes += page.changed[i];
		days += page.intervals[i];
	}
	return {
		looks: page.intervals.length,
		changes,
		days
	};
}
//#endregion
//#region src/mine/rates/cho-irregular.ts
/** Rates per day beyond which nothing is told apart. */
var LEAST = 1e-6;
var MOST = 1e4;
/** One pseudo-look of each kind with this weight, so that all-changed and none-changed have a root. */
var PSEUDO_WEIGHT = .5;
/** Solves SUM over changed of t / (e^(rt) − 1) = SUM over unchanged of t, by bisection on the logarithm. */
var choIrregular = {
	name: "cho-irregular",
	fit: () => (page) => {
		const totals = totalsOf(page);
		return pointEstimate(totals.days === 0 ? 0 : maximumLikelihoodRate(page, totals.days / totals.looks), totals);
	}
};
function maximumLikelihoodRate(page, meanInterval) {
	let [low, high] = [Math.log(LEAST), Math.log(MOST)];
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (slope(page, meanInterval, Math.exp(middle)) > 0) low = middle;
		else high = middle;
	}
	return Math.exp((low + high) / 2);
}
/** Derivative of the log-likelihood; falls as the rate grows. */
function slope(page, meanInterval, rate) {
	let sum = PSEUDO_WEIGHT * (meanInterval / Math.expm1(rate * meanInterval) - meanInterval);
	for (let i = 0; i < page.intervals.length; i++) {
		const days = page.intervals[i];
		if (days <= 0) continue;
		sum += page.changed[i] === 1 ? days / Math.expm1(rate * days) : -days;
	}
	return sum;
}
//#endregion
//#region src/mine/rates/cho-regular.ts
/** −ln((X̄ + 0.5) / (n + 0.5)) / I, X̄ the looks WITHOUT a change, I the mean interval. */
var choRegular = {
	name: "cho-regular",
	fit: () => (page) => {
		const totals = totalsOf(page);
		if (totals.looks === 0 || totals.days === 0) return pointEstimate(0, totals);
		const unchanged = totals.looks - totals.changes;
		return pointEstimate(-Math.log((unchanged + .5) / (totals.looks + .5)) * totals.looks / totals.days, totals);
	}
};
//#endregion
//#region src/mine/rates/gamma-poisson.ts
var SHAPES = [
	.1,
	.2,
	.35,
	.5,
	.75,
	1,
	1.5,
	2.5,
	5
];
var MEANS = Array.from({ length: 15 }, (_, i) => 10 ** (-4 + i * .33));
/** Enough pages to find two parameters. */
var MOST_PAGES$1 = 1500;
/** Gamma(shape, shape / mean) by greatest marginal likelihood over a table of both, then the page's posterior. */
var gammaPoisson = {
	name: "gamma-poisson",
	fit: (site) => {
		const likelihoods = site.map((page) => logLikelihood(page, PLAIN_READING));
		const prior = fitGamma(likelihoods);
		const hinted = fitHintPriors(site, likelihoods, prior);
		return (page) => gridEstimate(posterior(hinted(page, prior), logLikelihood(page, PLAIN_READING)));
	}
};
function fitGamma(all) {
	const step = Math.max(1, Math.ceil(all.length / MOST_PAGES$1));
	const likelihoods = all.filter((_, i) => i % step === 0).map(relative);
	let best = gammaWeights(.5, .01);
	let most = -Infinity;
	for (const shape of SHAPES) for (const mean of MEANS) {
		const weights = gammaWeights(shape, mean);
		const value = likelihoods.reduce((sum, likelihood) => sum + Math.log(inner(weights, likelihood)), 0);
		if (value > most) [best, most] = [weights, value];
	}
	return best;
}
function relative(logs) {
	const most = logs.reduce((a, b) => Math.max(a, b), -Infinity);
	return logs.map((value) => Math.exp(value - most));
}
function inner(a, b) {
	let sum = 0;
	for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
	return sum;
}
//#endregion
//#region src/mine/rates/grouped.ts
/** Posterior on the grid under the group's prior; a Last-Modified is left aside. */
var grouped = {
	name: "grouped",
	fit: (site) => {
		const priorOf = fitSharedPrior(site.map(withoutAges), PLAIN_READING);
		return (page) => gridEstimate(posterior(priorOf(page), logLikelihood(withoutAges(page), PLAIN_READING)));
	}
};
function withoutAges(page) {
	return page.lastModifiedAges.length === 0 ? page : {
		...page,
		lastModifiedAges: []
	};
}
//#endregion
//#region src/mine/rates/last-modified.ts
/** A dated change tells the rate more sharply than "it changed since"; undated ones count as for `grouped`. */
var lastModifiedAge = {
	name: "last-modified",
	fit: (site) => {
		const priorOf = fitSharedPrior(site, PLAIN_READING);
		return (page) => gridEstimate(posterior(priorOf(page), logLikelihood(page, PLAIN_READING)));
	}
};
//#endregion
//#region src/mine/rates/naive.ts
/** X / T; a page never looked at again has rate 0. */
var naive = {
	name: "naive",
	fit: () => (page) => {
		const totals = totalsOf(page);
		return pointEstimate(totals.days === 0 ? 0 : totals.changes / totals.days, totals);
	}
};
//#endregion
//#region src/mine/rates/site-mean.ts
/** −ln(share of unchanged looks) over the mean interval, the same for all pages. */
var siteMean = {
	name: "site-mean",
	fit: (site) => {
		const sum = site.map(totalsOf).reduce((a, b) => ({
			looks: a.looks + b.looks,
			changes: a.changes + b.changes,
			days: a.days + b.days
		}), {
			looks: 0,
			changes: 0,
			days: 0
		});
		const unchanged = (sum.looks - sum.changes + .5) / (sum.looks + .5);
		const rate = sum.days === 0 ? 0 : -Math.log(unchanged) * sum.looks / sum.days;
		return () => pointEstimate(rate, sum);
	}
};
//#endregion
//#region src/mine/rates/look-statistics.ts
var FADING = Math.exp(-1 / 26);
/** Last-Modified is cut to the second, and clocks differ a little: smaller contradictions are none. */
var STAMP_SLACK_MS = 5e3;
/** A stamp that nothing has confirmed yet counts half. */
var FIRST_STAMP_WEIGHT = .5;
/** The length that a key of {@link PageRate.changes} stands for: half octaves of a millisecond. */
function spanOf(key) {
	return 2 ** (key / 2);
}
/** Adds one page's sightings, in order, to what was known; looks that are in already are passed over. */
function addSightings(before, page, sightings) {
	let rate = before;
	for (const sighting of withoutTold(sightings)) {
		if (rate !== null && sighting.times.sentAt <= rate.lastLookAt) continue;
		if (isCaptured(sighting)) rate = addState(rate, page, sighting);
		else if (rate !== null && isConfirmed(sighting)) rate = {
			...rate,
			...quiet(rate, sighting)
		};
	}
	return rate === null ? null : {
		...rate,
		isSelfVarying: varies(sightings) ?? rate.isSelfVarying
	};
}
/** A 304 that we asked for repeats the state before: good enough for planning. */
function isConfirmed({ outcome }) {
	return outcome.kind === "unchanged" && outcome.asked;
}
function addState(rate, page, sighting) {
	const { identity, validators } = sighting.outcome;
	const state = {
		url: page.url,
		kind: page.kind,
		depth: page.depth,
		mediaType: (identity.contentType ?? "").split(";", 1)[0].trim().toLowerCase().slice(0, 80),
		stateKey: sha256Digest(Buffer.from(identityKey(identity))).slice(8, 24),
		stamp: validators.lastModified,
		isGone: identity.status === 404 || identity.status === 410,
		lastLookAt: sighting.times.sentAt
	};
	if (rate === null) return {
		...FIRST_LOOK,
		...state,
		...firstAge(sighting)
	};
	const seen = rate.stateKey === state.stateKey ? quiet(rate, sighting) : changed(rate, sighting);
	const faults = rate.stampFaults + (contradicts(rate, state, rate.lastLookAt) ? 1 : 0);
	return {
		...rate,
		...state,
		...seen,
		stampFaults: faults
	};
}
var FIRST_LOOK = {
	quietMs: 0,
	datedChanges: 0,
	changes: {},
	stampFaults: 0,
	attestable: false,
	isSelfVarying: false
};
function firstAge(sighting) {
	const age = stampAgeMs(sighting);
	if (age === null) return {};
	return {
		quietMs: FIRST_STAMP_WEIGHT * age,
		datedChanges: FIRST_STAMP_WEIGHT
	};
}
function quiet(rate, { times }) {
	const faded = fade(rate);
	return {
		...faded,
		quietMs: faded.quietMs + (times.sentAt - rate.lastLookAt),
		lastLookAt: times.sentAt
	};
}
/** A stamp within the interval dates the change (docs/papers/README.md, last-modified-age); without one it is censored. */
function changed(rate, sighting) {
	const faded = fade(rate);
	const lastLookAt = sighting.times.sentAt;
	const span = Math.max(1, lastLookAt - rate.lastLookAt);
	const age = rate.stampFaults === 0 ? stampAgeMs(sighting) : null;
	if (age !== null && age <= span + STAMP_SLACK_MS) {
		const quietMs = faded.quietMs + Math.min(age, span);
		return {
			...faded,
			quietMs,
			datedChanges: faded.datedChanges + 1,
			lastLookAt
		};
	}
	const key = Math.round(2 * Math.log2(span));
	const changes = {
		...faded.changes,
		[key]: (faded.changes[key] ?? 0) + 1
	};
	return {
		...faded,
		changes,
		lastLookAt
	};
}
function fade(rate) {
	const changes = {};
	for (const [key, weight] of Object.entries(rate.changes)) if (weight * FADING > .01) changes[Number(key)] = weight * FADING;
	return {
		quietMs: rate.quietMs * FADING,
		datedChanges: rate.datedChanges * FADING,
		changes
	};
}
/** Time since Last-Modified by the server's own clock; none where it is simply the Date, or in the future. */
function stampAgeMs({ outcome, times }) {
	const { lastModified, date } = outcome.validators;
	if (lastModified === null) return null;
	const age = (date ?? times.sentAt) - lastModified;
	return age > 1e3 ? age : null;
}
/** The stamp moved while the state did not, or the state changed and the stamp is older than the look before. */
function contradicts(before, now, lastLookAt) {
	if (now.stamp === null) return false;
	if (before.stateKey === now.stateKey) return before.stamp !== null && before.stamp !== now.stamp;
	return now.stamp + STAMP_SLACK_MS < lastLookAt;
}
/** Whether back-to-back looks differed; `null` when these sightings do not tell. */
function varies(sightings) {
	if (sightings.length < 2) return null;
	const keys = sightings.filter(isCaptured).map((s) => ({
		pass: s.pass,
		key: identityKey(s.outcome.identity)
	}));
	const probes = keys.filter(({ pass }) => pass === "probe");
	if (probes.some(({ key }, i) => i > 0 && key !== probes[i - 1].key)) return true;
	return keys.some(({ key }, i) => i > 0 && key === keys[i - 1].key) ? false : null;
}
//#endregion
//#region src/mine/rates/planning-grid.ts
var DAY_MS$2 = 864e5;
var POINTS = 60;
var LOWEST = Math.log(1e-4 / DAY_MS$2);
var HIGHEST = Math.log(1e5 / DAY_MS$2);
/** The grid's rates per millisecond, ascending. */
var RATES = Float64Array.from({ length: POINTS }, (_, i) => Math.exp(LOWEST + (HIGHEST - LOWEST) * i / 59));
/** Sufficient statistics are enough: quiet time, dated changes, and changes by the length of their interval. */
function statisticsLikelihood(rate) {
	const logs = RATES.map((r) => rate.datedChanges * Math.log(r * DAY_MS$2) - r * rate.quietMs);
	for (const [key, weight] of Object.entries(rate.changes)) {
		const span = spanOf(Number(key));
		for (let g = 0; g < POINTS; g++) logs[g] += weight * Math.log(-Math.expm1(-RATES[g] * span));
	}
	return logs;
}
var PER_DAY = {
	always: 1440,
	hourly: 24,
	daily: 1,
	weekly: 1 / 7,
	monthly: 1 / 30,
	yearly: 1 / 365,
	never: 1e-4
};
/** Hints are rough: a decade and a half either way is nothing unusual. */
var HINT_SPREAD = Math.log(30);
var HINTED_STAMP_WEIGHT = .5;
/** How well each rate fits a hint; `ageMs` is the time since the hinted modification. */
function hintLikelihood(changeFreq, ageMs) {
	const perDay = PER_DAY[changeFreq ?? ""];
	return RATES.map((r) => {
		const off = perDay === void 0 ? 0 : Math.log(r * DAY_MS$2 / perDay) / HINT_SPREAD;
		return (ageMs === null ? 0 : HINTED_STAMP_WEIGHT * (Math.log(r * DAY_MS$2) - r * ageMs)) - off * off / 2;
	});
}
var SHAPE = .4;
/** Share of pages of which nothing is presumed: any rate, by logarithm. */
var ANYTHING = .1;
/**
* Before anything is known: most pages hardly ever change, some all the time. Of pages in real site histories
* 28 % never change, hence a shape well below 1; requisites change less often than documents, and pages near
* the root more often than pages deep down.
*/
function presumedWeights(kind, depth) {
	const mean = 1 / ((kind === "requisite" ? 90 : 20 * (1 + Math.min(depth, 5))) * DAY_MS$2);
	const gamma = RATES.map((r) => Math.exp(SHAPE * Math.log(r / mean) - SHAPE * r / mean));
	const total = gamma.reduce((a, b) => a + b, 0);
	return gamma.map((weight) => .9 * weight / total + ANYTHING / POINTS);
}
/**
* How much a site's activity varies from one capture to the next: pages fall asleep and wake together (the
* histories reject homogeneous Poisson for two pages in three). A gamma multiplier of this shape on all rates
* turns e^(−rx) into (1 + rx/k)^(−k), here k = 2; where pages really are Poisson, plans lose a thousandth by it.
*/
function activeSurvival(changes) {
	const spread = 1 + changes / 2;
	return 1 / (spread * spread);
}
/** The mixture over the grid's rates at a time in milliseconds. */
function mixtureAt(weights, ms) {
	let sum = 0;
	for (let g = 0; g < POINTS; g++) sum += weights[g] * activeSurvival(RATES[g] * ms);
	return Math.min(1, sum);
}
//#endregion
//#region src/mine/rates/survival-table.ts
var FIRST_MS = 16;
/** Quarter octaves up to a thousand years. */
var PER_OCTAVE = 4;
var TIMES = Float64Array.from({ length: 164 }, (_, k) => FIRST_MS * 2 ** (k / PER_OCTAVE));
/** S(x) by time in milliseconds; S(0) = 1. */
var SurvivalTable = class {
	#values;
	constructor(survival) {
		this.#values = TIMES.map(survival);
	}
	at(ms) {
		const values = this.#values;
		if (ms <= FIRST_MS) return 1 - (1 - values[0]) * Math.max(0, ms / FIRST_MS);
		const k = Math.floor(PER_OCTAVE * Math.log2(ms / FIRST_MS));
		if (k >= 163) return values[163];
		const share = (ms - TIMES[k]) / (TIMES[k + 1] - TIMES[k]);
		return values[k] + share * (values[k + 1] - values[k]);
	}
};
//#endregion
//#region src/mine/rates/learned-rates.ts
/** How many pages' worth of evidence the wider belief is to a narrower one. */
var LEANING_PAGES = 5;
/** A page that differs at every request: hardly a chance, wherever it is placed. */
var SELF_VARYING = { at: (ms) => ms > 0 ? .02 : 1 };
/** Outlooks for one site's pages, from the archive's past. */
var LearnedRates = class {
	#priorOf;
	#outlooks = /* @__PURE__ */ new Map();
	/** Samples of the site's own pages and of all the archive's. */
	constructor(site, archive) {
		const wider = learnFrom(archive, presumedWeights("document", 1));
		this.#priorOf = site.length === 0 ? wider : learnFrom(site, wider?.("") ?? presumedWeights("document", 1));
	}
	/** What is to be expected of a page; its own past is `null` when it was never looked at. */
	outlookOf(page, rate, now) {
		if (rate?.isSelfVarying) return SELF_VARYING;
		const group = groupOf(page, rate?.mediaType ?? "");
		const past = rate && coarse(rate);
		const hint = page.hint && coarseHint(page.hint, now);
		const key = JSON.stringify([
			group,
			past,
			hint
		]);
		let outlook = this.#outlooks.get(key);
		if (!outlook) {
			let weights = this.#priorOf?.(group) ?? presumedWeights(page.kind, page.depth);
			if (hint) weights = posterior(weights, hintLikelihood(hint.changeFreq, hint.ageMs));
			if (past) weights = posterior(weights, statisticsLikelihood(past));
			outlook = new SurvivalTable((ms) => mixtureAt(weights, ms));
			this.#outlooks.set(key, outlook);
		}
		return outlook;
	}
};
function learnFrom(rates, before) {
	const steady = rates.filter((rate) => !rate.isSelfVarying);
	if (steady.length === 0) return null;
	return learnPriors(steady.map(statisticsLikelihood), steady.map((rate) => groupOf(rate, rate.mediaType)), {
		weights: before,
		pages: LEANING_PAGES
	});
}
/** Pages of one kind, depth and sort of content share a prior. */
function groupOf({ url, kind, depth }, mediaType) {
	return `${kind} ${Math.min(depth, 4)} ${sortOf(mediaType || (TYPE_OF_EXTENSION[extensionOf(url)] ?? "text/html"))}`;
}
var TYPE_OF_EXTENSION = {
	css: "text/css",
	js: "text/javascript",
	png: "image/",
	gif: "image/",
	jpg: "image/",
	jpeg: "image/",
	svg: "image/",
	webp: "image/",
	ico: "image/",
	woff: "font/",
	woff2: "font/",
	pdf: "application/pdf",
	xml: "application/xml",
	json: "application/json"
};
function extensionOf(url) {
	return /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(url.slice(url.lastIndexOf("/")))?.[1]?.toLowerCase() ?? "";
}
function sortOf(mediaType) {
	const [type, subtype] = mediaType.split("/", 2);
	return type === "image" || type === "font" || type === "audio" || type === "video" ? type : subtype ?? "";
}
function coarse({ quietMs, datedChanges, changes }) {
	const byOctave = {};
	for (const [key, weight] of Object.entries(changes)) {
		const octave = 2 * Math.round(Number(key) / 2);
		byOctave[octave] = (byOctave[octave] ?? 0) + weight;
	}
	for (const [key, weight] of Object.entries(byOctave)) byOctave[Number(key)] = nearest(weight, 4);
	return {
		quietMs: coarseMs(quietMs),
		datedChanges: nearest(datedChanges, 4),
		changes: byOctave
	};
}
function coarseHint({ changeFreq, lastModified }, now) {
	const ageMs = (lastModified ?? now) >= now ? null : coarseMs(now - lastModified);
	return {
		changeFreq: changeFreq ?? null,
		ageMs
	};
}
function coarseMs(ms) {
	return ms < 1 ? 0 : 2 ** nearest(Math.log2(ms), 4);
}
function nearest(value, perUnit) {
	return Math.round(value * perUnit) / perUnit;
}
//#endregion
//#region src/mine/rates/index.ts
/** Every estimator, the plainest first. */
var RATE_ESTIMATORS = [
	naive,
	siteMean,
	choRegular,
	choIrregular,
	gammaPoisson,
	grouped,
	lastModifiedAge,
	overDispersed,
	bulkAware,
	blended
];
var HOUR_MS$1 = 36e5;
/** 1970-01-01 was a Thursday, 72 hours after Monday 0:00. */
var EPOCH_HOUR_OF_WEEK = 72;
/** Hour of the week of an instant: 0 is Monday 0:00–1:00 UTC. */
function hourOfWeek(atMs) {
	const hour = (Math.floor(atMs / HOUR_MS$1) + EPOCH_HOUR_OF_WEEK) % 168;
	return hour < 0 ? hour + 168 : hour;
}
/** Day classes of the paper's figure. */
var DAY_CLASSES = [
	"workday",
	"saturday",
	"sunday"
];
/** The paper's four parts of the day, by their first hour. */
var DAY_PARTS = [
	0,
	6,
	12,
	18
];
/** Sums hours of the week into the paper's periods: rows by day class, columns by part of the day, per day. */
function paperPeriods(hours) {
	const days = [
		5,
		1,
		1
	];
	const table = DAY_CLASSES.map(() => DAY_PARTS.map(() => 0));
	for (let hour = 0; hour < 168; hour++) {
		const row = Math.max(0, Math.floor(hour / 24) - 4);
		table[row][Math.floor(hour % 24 / 6)] += hours[hour] / days[row];
	}
	return table;
}
/** Adds a change that happened somewhere in (from, to] to the hours it may have happened in, in equal parts. */
function spreadChange(counts, fromMs, toMs, weight = 1) {
	const hours = Math.min(168, Math.max(1, Math.ceil((toMs - fromMs) / HOUR_MS$1)));
	for (let i = 0; i < hours; i++) counts[hourOfWeek(toMs - i * HOUR_MS$1)] += weight / hours;
}
//#endregion
//#region src/mine/patterns/pattern.ts
/** Counts as a pattern with mean 1, shrunk towards another pattern by `leaning` changes. */
function shrunkPattern(counts, towards, leaning) {
	const total = sum$1(counts);
	const base = sum$1(towards);
	const pattern = new Float64Array(counts.length);
	for (let k = 0; k < pattern.length; k++) {
		const share = base === 0 ? 1 / pattern.length : towards[k] / base;
		pattern[k] = (counts[k] + leaning * share) / (total + leaning) * pattern.length;
	}
	return pattern;
}
/** Tests for a pattern being there at all; bursts are not chance, so counts are divided by their dispersion first. */
function testPattern(counts, dispersion = 1) {
	const total = sum$1(counts);
	const periods = counts.length;
	if (total === 0 || periods < 2) return {
		statistic: 0,
		pValue: 1,
		present: false
	};
	const even = total / periods;
	let chiSquared = 0;
	for (let k = 0; k < periods; k++) chiSquared += (counts[k] - even) ** 2 / even;
	const statistic = chiSquared / Math.max(1, dispersion) / (periods - 1);
	const pValue = chiSquaredTail(statistic, periods - 1);
	return {
		statistic,
		pValue,
		present: pValue < .01 && total >= periods
	};
}
/** Upper tail of chi-squared per degree of freedom, by Wilson and Hilferty's cube root. */
function chiSquaredTail(perDegree, degrees) {
	const spread = 2 / (9 * degrees);
	return normalTail((Math.cbrt(perDegree) - (1 - spread)) / Math.sqrt(spread));
}
/** Upper tail of the standard normal (Abramowitz & Stegun 26.2.17, error below 7.5e-8). */
function normalTail(z) {
	if (z < 0) return 1 - normalTail(-z);
	const t = 1 / (1 + .2316419 * z);
	const series = [
		.31938153,
		-.356563782,
		1.781477937,
		-1.821255978,
		1.330274429
	].reduceRight((acc, term) => (acc + term) * t, 0);
	return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * series;
}
function sum$1(values) {
	let total = 0;
	for (let i = 0; i < values.length; i++) total += values[i];
	return total;
}
//#endregion
//#region src/mine/patterns/pattern-library.ts
var ROUNDS = 25;
/** Finds at most `size` shared patterns in the pages' counts by period; deterministic. */
function findPatterns(pages, size) {
	const periods = pages[0]?.length ?? 0;
	const site = new Float64Array(periods);
	for (const counts of pages) for (let k = 0; k < periods; k++) site[k] += counts[k];
	let library = seedPatterns(pages, site, size);
	for (let round = 0; round < ROUNDS && library.patterns.length > 1; round++) library = improve(pages, library, site);
	const order = library.shares.map((_, i) => i).sort((a, b) => library.shares[b] - library.shares[a]);
	return {
		patterns: order.map((i) => library.patterns[i]),
		shares: order.map((i) => library.shares[i])
	};
}
/** How likely a page follows each pattern of the library. */
function membership(library, counts) {
	const logs = library.patterns.map((pattern, i) => {
		let log = Math.log(library.shares[i] + 1e-9);
		for (let k = 0; k < pattern.length; k++) log += counts[k] * Math.log(pattern[k] + 1e-9);
		return log;
	});
	const most = Math.max(...logs);
	const weights = logs.map((log) => Math.exp(log - most));
	const total = weights.reduce((a, b) => a + b, 0);
	return weights.map((weight) => weight / total);
}
function seedPatterns(pages, site, size) {
	const shaped = pages.map((counts) => shrunkPattern(counts, site, 5));
	const patterns = [shrunkPattern(site, site, 1)];
	while (patterns.length < Math.min(size, pages.length)) {
		const far = shaped.map((shape) => Math.min(...patterns.map((pattern) => distance(pattern, shape))));
		const next = far.indexOf(Math.max(...far));
		if (next < 0 || !(far[next] > 0)) break;
		patterns.push(shaped[next]);
	}
	return {
		patterns,
		shares: patterns.map(() => 1 / patterns.length)
	};
}
function improve(pages, library, site) {
	const sums = library.patterns.map(() => new Float64Array(site.length));
	const shares = library.shares.map(() => 0);
	for (const counts of pages) for (const [i, weight] of membership(library, counts).entries()) {
		shares[i] += weight / pages.length;
		for (let k = 0; k < site.length; k++) sums[i][k] += weight * counts[k];
	}
	return {
		patterns: sums.map((counts) => shrunkPattern(counts, site, 5)),
		shares
	};
}
function distance(a, b) {
	let sum = 0;
	for (let k = 0; k < a.length; k++) sum += Math.abs(a[k] - b[k]);
	return sum;
}
//#endregion
//#region src/mine/patterns/quiet-hours.ts
var HOUR_MS = 36e5;
/** The quietest stretch of the given length in an hour-of-week pattern; the earliest of equals. */
function quietHours(pattern, hours) {
	let total = 0;
	for (let hour = 0; hour < 168; hour++) total += pattern[hour];
	let [startHour, least] = [0, Infinity];
	for (let start = 0; start < 168; start++) {
		let sum = 0;
		for (let i = 0; i < hours; i++) sum += pattern[(start + i) % 168];
		if (sum < least - 1e-12) [startHour, least] = [start, sum];
	}
	return {
		startHour,
		hours,
		ratio: total === 0 ? 1 : least * 168 / (total * hours)
	};
}
/** The next instant at or after `fromMs` at which the stretch begins, or `fromMs` itself when it lies inside. */
function nextQuietTime(quiet, fromMs) {
	const into = (hourOfWeek(fromMs) - quiet.startHour + 168) % 168;
	if (into < quiet.hours) return fromMs;
	return (Math.floor(fromMs / HOUR_MS) + 168 - into) * HOUR_MS;
}
//#endregion
//#region src/mine/refresh/cohort-edits.ts
/** Periods kept. */
var WINDOW = 512;
/** Intensity of bulk edits by cohort and period: a gamma prior, and what looks told. */
var CohortEdits = class {
	#table = new RowTable({
		credit: WINDOW,
		exposure: WINDOW,
		edits: 1,
		time: 1
	});
	#settings;
	/** The newest period in the window. */
	#latest = -Infinity;
	constructor(settings) {
		this.#settings = settings;
	}
	get latest() {
		return this.#latest;
	}
	/** A cohort of which nothing is known. */
	add() {
		this.#table.add();
	}
	/** Lets the window go on to a period. */
	advance(period) {
		const from = Math.max(this.#latest + 1, period - WINDOW + 1);
		for (const name of ["credit", "exposure"]) {
			const column = this.#table.wide(name);
			for (let at = from; at <= period; at++) for (let bin = slot(at); bin < this.#table.count * WINDOW; bin += WINDOW) column[bin] = 0;
		}
		this.#latest = Math.max(this.#latest, period);
	}
	/** Expected bulk edits of a page of the cohort in (from, to], times in periods. */
	between(cohort, from, to) {
		const [credit, exposure] = [this.#table.wide("credit"), this.#table.wide("exposure")];
		const usual = this.#usual(cohort);
		let sum = 0;
		for (let at = this.#first(from); at < to; at++) {
			const bin = cohort * WINDOW + slot(at);
			sum += this.#intensity(usual, credit[bin], exposure[bin]) * overlap(at, from, to);
		}
		return sum;
	}
	/**
	* A look that saw (from, to] pass. A change is expected to be `events` times what was expected: self-consistency
	* shares it out over the periods by their intensity. No change is exposure alone.
	*/
	note(cohort, from, to, events) {
		const [credit, exposure] = [this.#table.wide("credit"), this.#table.wide("exposure")];
		const usual = this.#usual(cohort);
		const [edits, time] = [this.#table.numbers("edits"), this.#table.numbers("time")];
		for (let at = this.#first(from); at < to; at++) {
			const bin = cohort * WINDOW + slot(at);
			const part = overlap(at, from, to);
			const share = events === 0 ? 0 : this.#intensity(usual, credit[bin], exposure[bin]) * part * events;
			credit[bin] += share;
			exposure[bin] += part;
			edits[cohort] += share;
			time[cohort] += part;
		}
	}
	/** Expected bulk edits from the start of each kept period, `from` or later, until `to`; the newest stands last. */
	untilNow(cohort, from, to, into) {
		const [credit, exposure] = [this.#table.wide("credit"), this.#table.wide("exposure")];
		const usual = this.#usual(cohort);
		let sum = 0;
		for (let at = Math.ceil(to) - 1, i = 511; i >= 0 && at + 1 >= from; at--, i--) {
			const bin = cohort * WINDOW + slot(at);
			if (at <= this.#latest && at > this.#latest - WINDOW) sum += this.#intensity(usual, credit[bin], exposure[bin]) * overlap(at, at, to);
			else sum += usual * overlap(at, at, to);
			into[i] = sum;
		}
	}
	/** Bulk edits of a page of the cohort per period, on the mean over what was looked over. */
	meanRate(cohort) {
		return this.#usual(cohort);
	}
	save() {
		return {
			...this.#table.save(),
			latest: Float64Array.of(this.#latest)
		};
	}
	/** Takes back what was saved, of columns whose names begin with a prefix. */
	restore(cohorts, saved, prefix) {
		this.#latest = saved[`${prefix}latest`]?.[0] ?? -Infinity;
		return this.#table.restore(cohorts, saved, prefix);
	}
	#first(from) {
		return Math.max(Math.floor(from), this.#latest - WINDOW + 1);
	}
	#usual(cohort) {
		const { bulkRate, bulkRateLeaning } = this.#settings;
		const [edits, time] = [this.#table.numbers("edits")[cohort], this.#table.numbers("time")[cohort]];
		return (bulkRate * bulkRateLeaning + edits) / (bulkRateLeaning + time);
	}
	#intensity(usual, credit, exposure) {
		const { bulkLeaning } = this.#settings;
		return (usual * bulkLeaning + credit) / (bulkLeaning + exposure);
	}
};
function slot(period) {
	return (period % WINDOW + WINDOW) % WINDOW;
}
function overlap(period, from, to) {
	return Math.max(0, Math.min(period + 1, to) - Math.max(period, from));
}
//#endregion
//#region src/mine/refresh/cohorts.ts
/** More directories than this lean on the one above them. */
var MOST_COHORTS = 1024;
/** Longer names are cut; they serve to tell directories apart only. */
var MOST_NAME = 400;
/** Gives directories numbers as they turn up. */
var Cohorts = class {
	#numbers = /* @__PURE__ */ new Map([["", 0]]);
	/** The cohort above each. */
	#above = [0];
	get count() {
		return this.#above.length;
	}
	/** Names in the order of their numbers, for saving. */
	get names() {
		return [...this.#numbers.keys()];
	}
	above(cohort) {
		return this.#above[cohort];
	}
	/** The cohorts of a directory such as `news/2024`; new ones as long as there is room. */
	chainOf(directory) {
		const segments = directory.slice(0, MOST_NAME).split("/").filter(Boolean);
		const top = this.#number(segments.slice(0, 1).join("/"), 0);
		return [
			0,
			top,
			segments.length < 2 ? top : this.#number(segments.join("/"), top)
		];
	}
	#number(name, above) {
		const known = this.#numbers.get(name);
		if (known !== void 0) return known;
		if (this.#above.length >= MOST_COHORTS) return above;
		this.#numbers.set(name, this.#above.length);
		return this.#above.push(above) - 1;
	}
};
//#endregion
//#region src/mine/refresh/rate-grid.ts
/** Rates besides "never". */
var POWERS = 18;
/** The rates, rising; the first is a page that never changes. */
var REFRESH_RATES = Float64Array.from({ length: 19 }, (_, g) => g === 0 ? 0 : 2 ** (-16 + g));
/** How many rates there are. */
var RATE_COUNT = REFRESH_RATES.length;
/** Chance of no change in `time` periods at every rate. */
function survivals(time, into) {
	into[0] = 1;
	let kept = Math.exp(-REFRESH_RATES[1] * time);
	for (let g = 1; g < RATE_COUNT; g++, kept *= kept) into[g] = kept;
}
/** What is thought of a page before anything was seen anywhere: every rate alike, and a fifth that never change. */
function firstPrior(neverShare) {
	return REFRESH_RATES.map((_, g) => g === 0 ? neverShare : (1 - neverShare) / POWERS);
}
//#endregion
//#region src/mine/refresh/look-table.ts
/** Columns of a pattern are at least two wide: a table keeps single numbers in double precision. */
function patternWidth(periods) {
	return Math.max(2, periods);
}
/** An empty table. */
function lookTable(periods) {
	const wide = patternWidth(periods);
	return new RowTable({
		lookedAt: 1,
		triedAt: 1,
		failures: 1,
		gone: 1,
		hintedAt: 1,
		hintTrust: 1,
		seen: 1,
		importance: 1,
		changeCount: 1,
		changedTime: 1,
		top: 1,
		own: 1,
		likelihoods: RATE_COUNT,
		changes: wide,
		exposures: wide,
		importances: wide
	});
}
//#endregion
//#region src/mine/refresh/period-patterns.ts
/** Reads and updates the pattern columns of a table of pages. */
var PeriodPatterns = class {
	periods;
	#width;
	#table;
	#leaning;
	/** The site's changes and time looked over, by period. */
	site;
	constructor(table, periods, leaning) {
		this.periods = periods;
		this.#width = patternWidth(periods);
		this.#table = table;
		this.#leaning = leaning;
		this.site = {
			changes: new Float64Array(periods),
			exposures: new Float64Array(periods)
		};
	}
	/** The site's pattern, mean 1. */
	siteShape(into) {
		const { changes, exposures } = this.site;
		const rate = (sum(changes) + .001) / (sum(exposures) + 1);
		let total = 0;
		for (let k = 0; k < this.periods; k++) {
			into[k] = (changes[k] + SITE_LEANING * rate) / (exposures[k] + SITE_LEANING) / rate;
			total += into[k];
		}
		for (let k = 0; k < this.periods; k++) into[k] *= this.periods / total;
	}
	/** A page's own pattern, mean 1, leaning on the site's; `rate` is the page's mean rate per period. */
	shapeOf(row, rate, site, into) {
		const [changes, exposures] = [this.#table.wide("changes"), this.#table.wide("exposures")];
		const lean = this.#leaning * Math.max(rate, 1e-6);
		let total = 0;
		for (let k = 0, at = row * this.#width; k < this.periods; k++, at++) {
			into[k] = (changes[at] + lean * site[k]) / (exposures[at] + this.#leaning);
			total += into[k];
		}
		for (let k = 0; k < this.periods; k++) into[k] *= this.periods / total;
	}
	/** Mean importance of a page's changes in a period, leaning on the page's own mean. */
	importanceAt(row, k, mean) {
		const at = row * this.#width + k;
		const seen = this.#table.wide("changes")[at];
		return (this.#table.wide("importances")[at] + mean) / (seen + 1);
	}
	/** A look saw (from, to] pass and found `changes` changes of the given importance in it. */
	note(row, span, changes, importance) {
		const shape = NOTE_SHAPE.length < this.periods ? new Float64Array(this.periods) : NOTE_SHAPE;
		this.siteShape(shape);
		const parts = partsOf(span[0], span[1], this.periods);
		let total = 0;
		for (let k = 0; k < this.periods; k++) total += parts[k] * shape[k];
		const columns = [
			"changes",
			"exposures",
			"importances"
		].map((name) => this.#table.wide(name));
		for (let k = 0, at = row * this.#width; k < this.periods; k++, at++) {
			const credit = total > 0 ? changes * parts[k] * shape[k] / total : 0;
			columns[0][at] += credit;
			columns[1][at] += parts[k];
			columns[2][at] += credit * importance;
			this.site.changes[k] += credit;
			this.site.exposures[k] += parts[k];
		}
	}
};
var SITE_LEANING = 200;
var NOTE_SHAPE = /* @__PURE__ */ new Float64Array(366);
var PARTS = /* @__PURE__ */ new Float64Array(366);
/** Time of a span that falls on each period of the pattern. */
function partsOf(from, to, periods) {
	const parts = periods <= PARTS.length ? PARTS : new Float64Array(periods);
	const cycles = Math.max(0, Math.floor((to - from) / periods));
	parts.fill(cycles, 0, periods);
	for (let at = from + cycles * periods; at < to;) {
		const next = Math.min(to, Math.floor(at) + 1);
		const k = (Math.floor(at) % periods + periods) % periods;
		parts[k] += next - at;
		at = next;
	}
	return parts;
}
function sum(values) {
	let total = 0;
	for (const value of values) total += value;
	return total;
}
//#endregion
//#region src/mine/refresh/rate-belief.ts
/** A page that is gone hardly ever comes back: how much likelier it is to stay so than its rate says. */
var GONE_FOR_GOOD = 30;
/** Keeps every rate possible in every directory. */
var FLOOR = 1e-5;
/** Priors by cohort, and the likelihood column of a table of pages. */
var RateBelief = class {
	#table;
	#settings;
	/** Rows of RATE_COUNT, by cohort. */
	#priors = /* @__PURE__ */ new Float64Array(0);
	#first;
	#kept = new Float64Array(RATE_COUNT);
	constructor(table, settings) {
		this.#table = table;
		this.#settings = settings;
		this.#first = firstPrior(settings.neverShare);
	}
	get priors() {
		return this.#priors;
	}
	set priors(saved) {
		this.#priors = saved;
	}
	/** A new cohort begins with the prior of the one above it. */
	addCohort(above) {
		const priors = new Float64Array(this.#priors.length + RATE_COUNT);
		priors.set(this.#priors);
		const like = this.#priors.length === 0 ? this.#first : this.priorOf(above);
		priors.set(like, this.#priors.length);
		this.#priors = priors;
	}
	priorOf(cohort) {
		return this.#priors.subarray(cohort * RATE_COUNT, (cohort + 1) * RATE_COUNT);
	}
	/** Nothing is known of the page itself. */
	reset(row) {
		this.#table.wide("likelihoods").fill(1, row * RATE_COUNT, (row + 1) * RATE_COUNT);
	}
	/** The page is gone: it most likely stays so. */
	setGone(row) {
		this.reset(row);
		this.#table.wide("likelihoods")[row * RATE_COUNT] = GONE_FOR_GOOD / this.#settings.neverShare;
	}
	/** The page's rates, as probabilities. */
	posterior(row, cohort, into) {
		const likelihoods = this.#table.wide("likelihoods");
		const prior = cohort * RATE_COUNT;
		let total = 0;
		for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++, at++) {
			into[g] = likelihoods[at] * this.#priors[prior + g];
			total += into[g];
		}
		for (let g = 0; g < RATE_COUNT; g++) into[g] /= total;
	}
	/** Mean rate per period. */
	meanRate(posterior) {
		let mean = 0;
		for (let g = 1; g < RATE_COUNT; g++) mean += posterior[g] * REFRESH_RATES[g];
		return mean;
	}
	/** Chance of a change in `time` periods in which `edits` bulk edits are expected. */
	changeChance(posterior, time, edits) {
		survivals(time, this.#kept);
		const quiet = Math.exp(-edits);
		let chance = 0;
		for (let g = 0; g < RATE_COUNT; g++) chance += posterior[g] * (1 - this.#kept[g] * quiet);
		return Math.max(1e-9, chance);
	}
	/** A look after `time` periods in which `edits` bulk edits were expected. */
	note(row, time, edits, changed) {
		survivals(time, this.#kept);
		const likelihoods = this.#table.wide("likelihoods");
		const quiet = Math.exp(-edits);
		let most = 0;
		for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++, at++) {
			const kept = this.#kept[g];
			likelihoods[at] *= changed ? 1 - kept * quiet : kept;
			most = Math.max(most, likelihoods[at]);
		}
		if (most < 1e-30) this.reset(row);
		else for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++) likelihoods[at + g] /= most;
	}
	/** After a while a page's rate may be another: drawn anew from its neighbours', whose likelihood is even. */
	fade(row, cohort, time) {
		const anew = -Math.expm1(-time / this.#settings.steadyPeriods);
		const likelihoods = this.#table.wide("likelihoods");
		const prior = cohort * RATE_COUNT;
		let total = 0;
		for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++) total += likelihoods[at + g] * this.#priors[prior + g];
		for (let g = 0, at = row * RATE_COUNT; g < RATE_COUNT; g++) likelihoods[at + g] = (1 - anew) * (likelihoods[at + g] / total) + anew;
	}
	/** One round of the priors: each is the mean of its pages' beliefs, leaning on the prior of the cohort above. */
	learnPriors(cohorts) {
		const sums = new Float64Array(this.#priors.length);
		const counts = new Float64Array(cohorts.count);
		const own = new Float64Array(RATE_COUNT);
		const [tops, leaves, gone] = [
			"top",
			"own",
			"gone"
		].map((name) => this.#table.numbers(name));
		for (let row = 0; row < this.#table.count; row++) {
			if (gone[row] === 1) continue;
			this.posterior(row, leaves[row], own);
			addTo(sums, counts, 0, own);
			if (tops[row] !== 0) addTo(sums, counts, tops[row], own);
			if (leaves[row] !== tops[row]) addTo(sums, counts, leaves[row], own);
		}
		for (let cohort = 0; cohort < cohorts.count; cohort++) {
			const above = cohort === 0 ? this.#first : this.priorOf(cohorts.above(cohort));
			const lean = this.#settings.priorLeaning;
			for (let g = 0, at = cohort * RATE_COUNT; g < RATE_COUNT; g++) this.#priors[at + g] = (sums[at + g] + lean * above[g] + FLOOR) / (counts[cohort] + lean);
		}
	}
};
function addTo(sums, counts, cohort, own) {
	for (let g = 0, at = cohort * RATE_COUNT; g < RATE_COUNT; g++) sums[at + g] += own[g];
	counts[cohort] += 1;
}
//#endregion
//#region src/mine/refresh/refresh-knowledge.ts
/** Importance of changes before any was seen. */
var FIRST_IMPORTANCE = .5;
var TOTALS = [
	"hints",
	"trueHints",
	"importance",
	"changes"
];
/** The cohorts of a row, each once. */
function cohortsOf(table, row) {
	const [top, own] = [table.numbers("top")[row], table.numbers("own")[row]];
	return [.../* @__PURE__ */ new Set([
		0,
		top,
		own
	])];
}
/** Learns row by row; times are in periods. */
var RefreshKnowledge = class {
	settings;
	table;
	cohorts = new Cohorts();
	belief;
	edits;
	patterns;
	/** Of the whole site: hints tried, those that a change stood behind; importance of the changes seen, their number. */
	totals = {
		hints: 0,
		trueHints: 0,
		importance: 0,
		changes: 0
	};
	#posterior = new Float64Array(RATE_COUNT);
	#siteShape;
	#shape;
	constructor(settings) {
		this.settings = settings;
		this.table = lookTable(settings.patternPeriods);
		this.belief = new RateBelief(this.table, settings);
		this.edits = new CohortEdits(settings);
		this.patterns = new PeriodPatterns(this.table, settings.patternPeriods, settings.patternLeaning);
		this.#siteShape = new Float64Array(settings.patternPeriods);
		this.#shape = new Float64Array(settings.patternPeriods);
		this.#meetCohorts();
	}
	/** A page in a directory; its row is the last one. */
	add(directory) {
		const [, top, own] = this.cohorts.chainOf(directory);
		this.#meetCohorts();
		const row = this.table.add();
		this.table.numbers("top")[row] = top;
		this.table.numbers("own")[row] = own;
		for (const name of [
			"lookedAt",
			"triedAt",
			"hintedAt",
			"hintTrust"
		]) this.table.numbers(name)[row] = NaN;
		this.belief.reset(row);
		return row;
	}
	/** Learns from a look at a time. */
	note(row, at, found, importance) {
		this.edits.advance(Math.floor(at));
		this.table.numbers("triedAt")[row] = at;
		if (found === "failed") {
			this.table.numbers("failures")[row] += 1;
			return;
		}
		this.table.numbers("failures")[row] = 0;
		const before = this.table.numbers("lookedAt")[row];
		const wasGone = this.table.numbers("gone")[row] === 1;
		const changed = found === "changed" || found === "gone" && !wasGone;
		if (found !== "first" && at > before) this.#learn(row, [before, at], changed, importance);
		this.#settle(row, at, found);
	}
	/** The chance that an open hint without a trust of its own is right, from those that were tried. */
	get hintTrust() {
		const lean = 4;
		return (this.totals.trueHints + lean * this.settings.hintTrust) / (this.totals.hints + lean);
	}
	/** Periods of change since the last look: as many as have passed, longer where the page's pattern is busy. */
	changeTime(row, from, to, rate) {
		const { patterns } = this;
		patterns.shapeOf(row, rate, this.#siteShape, this.#shape);
		const parts = partsOf(from, to, patterns.periods);
		let time = 0;
		for (let k = 0; k < patterns.periods; k++) time += parts[k] * this.#shape[k];
		return time;
	}
	/** Must be called before `changeTime` for many rows: the site's pattern as it is now. */
	refreshSiteShape() {
		this.patterns.siteShape(this.#siteShape);
		return this.#siteShape;
	}
	/** Mean importance of the changes of a page, leaning on the site's. */
	meanImportance(row) {
		const { importance, changes } = this.totals;
		const site = (importance + FIRST_IMPORTANCE) / (changes + 1);
		return (this.table.numbers("importance")[row] + site) / (this.table.numbers("changeCount")[row] + 1);
	}
	#learn(row, span, changed, importance) {
		const [from, to] = span;
		const isGone = this.table.numbers("gone")[row] === 1;
		const own = this.table.numbers("own")[row];
		this.belief.posterior(row, own, this.#posterior);
		const rate = this.belief.meanRate(this.#posterior);
		this.refreshSiteShape();
		const time = this.changeTime(row, from, to, rate);
		const cohorts = isGone ? [] : cohortsOf(this.table, row);
		const edits = cohorts.reduce((sum, cohort) => sum + this.edits.between(cohort, from, to), 0);
		const events = changed ? 1 / this.belief.changeChance(this.#posterior, time, edits) : 0;
		for (const cohort of cohorts) this.edits.note(cohort, from, to, events);
		if (!isGone) this.belief.fade(row, own, time);
		this.belief.note(row, time, edits, changed);
		this.#fadeSeen(row, to - from);
		if (!isGone) this.patterns.note(row, span, changed ? 1 : 0, importance);
		this.#learnHint(row, changed);
		if (!changed) return;
		this.table.numbers("importance")[row] += importance;
		this.table.numbers("changeCount")[row] += 1;
		this.table.numbers("changedTime")[row] += time;
		this.table.numbers("seen")[row] += 1;
		this.totals.importance += importance;
		this.totals.changes += 1;
	}
	/** Without an end in sight, changes older than the horizon no longer share the page's completeness. */
	#fadeSeen(row, periods) {
		if (this.settings.endsAt === null) this.table.numbers("seen")[row] *= Math.exp(-periods / this.settings.horizonPeriods);
	}
	#learnHint(row, changed) {
		if (Number.isNaN(this.table.numbers("hintedAt")[row])) return;
		if (!Number.isNaN(this.table.numbers("hintTrust")[row])) return;
		this.totals.hints++;
		if (changed) this.totals.trueHints++;
	}
	#settle(row, at, found) {
		const wasGone = this.table.numbers("gone")[row] === 1;
		this.table.numbers("lookedAt")[row] = at;
		this.table.numbers("hintedAt")[row] = NaN;
		this.table.numbers("hintTrust")[row] = NaN;
		if (found === "gone" && !wasGone) this.belief.setGone(row);
		else if (wasGone && (found === "changed" || found === "first")) this.belief.reset(row);
		if (found !== "same") this.table.numbers("gone")[row] = found === "gone" ? 1 : 0;
	}
	/** Everything known, as columns; with the names of the cohorts it is whole. */
	save() {
		const prefixed = (prefix, columns) => Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${prefix}.${name}`, column]));
		return {
			...prefixed("page", this.table.save()),
			...prefixed("edits", this.edits.save()),
			priors: this.belief.priors.slice(),
			"site.changes": this.patterns.site.changes.slice(),
			"site.exposures": this.patterns.site.exposures.slice(),
			totals: Float64Array.of(...Object.values(this.totals))
		};
	}
	/** Takes back what was saved; false when it does not fit together. */
	restore(count, directories, saved) {
		for (const directory of directories) this.cohorts.chainOf(directory);
		if (!(this.cohorts.count === directories.length && saved["priors"]?.length === this.cohorts.count * RATE_COUNT && saved["site.changes"]?.length === this.patterns.periods && saved["site.exposures"]?.length === this.patterns.periods && saved["totals"]?.length === 4 && this.table.restore(count, saved, "page.") && this.edits.restore(this.cohorts.count, saved, "edits."))) return false;
		this.belief.priors = Float64Array.from(saved["priors"]);
		this.patterns.site.changes.set(saved["site.changes"]);
		this.patterns.site.exposures.set(saved["site.exposures"]);
		for (const [i, name] of TOTALS.entries()) this.totals[name] = saved["totals"][i];
		return this.#cohortsInRange();
	}
	#cohortsInRange() {
		const ok = (cohort) => Number.isInteger(cohort) && cohort >= 0 && cohort < this.cohorts.count;
		const [tops, owns] = [this.table.numbers("top"), this.table.numbers("own")];
		for (let row = 0; row < this.table.count; row++) if (!ok(tops[row]) || !ok(owns[row])) return false;
		return true;
	}
	#meetCohorts() {
		for (let cohort = this.belief.priors.length / RATE_COUNT; cohort < this.cohorts.count; cohort++) {
			this.belief.addCohort(this.cohorts.above(cohort));
			this.edits.add();
		}
	}
};
//#endregion
//#region src/mine/refresh/refresh-outlook.ts
/** A page never looked at comes before every other. */
var FIRST_LOOK_GAIN = 1e6;
/** Looks at knowledge from one instant; valid until more is noted. */
var RefreshOutlook = class {
	#knowledge;
	#at;
	#left;
	/** The oldest last look: nobody asks for what was before. */
	#oldest;
	/** Bulk edits until now, and per period, by cohort. */
	#edits = [];
	#editRates = [];
	#posterior = new Float64Array(RATE_COUNT);
	#kept = new Float64Array(RATE_COUNT);
	/** Changes of a page at each rate that are still to come, given one. */
	#toCome;
	/** Columns of the table, at hand. */
	#of;
	/** Figures of the rows that were asked for: each is made once, whoever asks for it again. */
	#made;
	#isMade;
	constructor(knowledge, at) {
		const { horizonPeriods, endsAt } = knowledge.settings;
		this.#knowledge = knowledge;
		this.#at = at;
		this.#left = Math.max(1, endsAt === null ? horizonPeriods : endsAt - at);
		this.#toCome = REFRESH_RATES.map((rate) => atLeastOne(rate * this.#left));
		const column = (name) => knowledge.table.numbers(name);
		this.#of = {
			lookedAt: column("lookedAt"),
			hintedAt: column("hintedAt"),
			hintTrust: column("hintTrust"),
			seen: column("seen"),
			gone: column("gone"),
			top: column("top"),
			own: column("own")
		};
		const { count } = knowledge.table;
		const figures = () => new Float64Array(count);
		this.#made = {
			changed: figures(),
			gain: figures(),
			wait: figures(),
			rate: figures(),
			edits: figures(),
			unhinted: figures()
		};
		this.#isMade = new Uint8Array(count);
		this.#oldest = oldestOf(this.#of.lookedAt, count);
		knowledge.refreshSiteShape();
	}
	/** All rows. */
	columns() {
		const { count } = this.#knowledge.table;
		for (let row = 0; row < count; row++) this.#look(row);
		const { changed, gain, wait, rate } = this.#made;
		return {
			count,
			changed,
			gain,
			wait,
			rate
		};
	}
	/** One row. */
	of(row) {
		this.#look(row);
		const { changed, gain, wait, rate, edits, unhinted } = this.#made;
		return {
			changed: changed[row],
			gain: gain[row],
			wait: wait[row],
			rate: rate[row],
			edits: edits[row],
			unhinted: unhinted[row]
		};
	}
	/** What happened since the last look, for whoever counts: rates, time of change and bulk edits expected. */
	sinceLook(row) {
		const { belief } = this.#knowledge;
		belief.posterior(row, this.#of.own[row], this.#posterior);
		const from = this.#of.lookedAt[row];
		if (Number.isNaN(from)) return {
			posterior: this.#posterior,
			time: 0,
			edits: 0
		};
		const rate = belief.meanRate(this.#posterior);
		const time = this.#knowledge.changeTime(row, from, Math.max(from, this.#at), rate);
		return {
			posterior: this.#posterior,
			time,
			edits: this.#overCohorts(row, from)
		};
	}
	#look(row) {
		if (this.#isMade[row] === 1) return;
		this.#isMade[row] = 1;
		const { belief } = this.#knowledge;
		const { changed, gain, rate, edits, unhinted } = this.#made;
		belief.posterior(row, this.#of.own[row], this.#posterior);
		rate[row] = belief.meanRate(this.#posterior);
		const from = this.#of.lookedAt[row];
		if (Number.isNaN(from)) {
			changed[row] = unhinted[row] = 1;
			gain[row] = FIRST_LOOK_GAIN;
			return;
		}
		const time = this.#knowledge.changeTime(row, from, Math.max(from, this.#at), rate[row]);
		edits[row] = this.#overCohorts(row, from);
		const hinted = this.#hinted(row);
		this.#weigh(row, time, edits[row] + hinted);
		unhinted[row] = Math.max(0, 1 - (1 - changed[row]) * Math.exp(hinted));
	}
	/**
	* A look finds a change with chance F = 1 − e^(−L), L the changes expected since the last one; it is worth the share
	* that one version has in its page's changes: those seen, and those to come. Put off, it finds what comes
	* meanwhile too; the slope of that is L e^(−L), less near the end (see schedule/refresh/expected-gain.ts).
	*/
	#weigh(row, time, edits) {
		const seen = this.#of.seen[row];
		survivals(time, this.#kept);
		const quiet = Math.exp(-edits);
		const future = this.#overCohorts(row, null) * this.#left;
		let [changed, gain, wait] = [
			0,
			0,
			0
		];
		for (let g = 0; g < RATE_COUNT; g++) {
			const chance = this.#posterior[g];
			const kept = this.#kept[g] * quiet;
			const share = chance / (seen + this.#toCome[g] + future / 2);
			const waitedFor = Math.min(REFRESH_RATES[g] * time + edits, REFRESH_RATES[g] * this.#left + future);
			changed += chance * (1 - kept);
			gain += share * (1 - kept);
			wait += share * waitedFor * kept;
		}
		this.#made.changed[row] = changed;
		this.#made.gain[row] = gain;
		this.#made.wait[row] = wait;
	}
	#hinted(row) {
		const hintedAt = this.#of.hintedAt[row];
		if (Number.isNaN(hintedAt)) return 0;
		const own = this.#of.hintTrust[row];
		return -Math.log(1 - Math.min(.999, Number.isNaN(own) ? this.#knowledge.hintTrust : own));
	}
	/** Bulk edits of the page's cohorts together: since a time, or per period. */
	#overCohorts(row, from) {
		if (this.#of.gone[row] === 1) return 0;
		const [top, own] = [this.#of.top[row], this.#of.own[row]];
		let sum = this.#editsOf(0, from);
		if (top !== 0) sum += this.#editsOf(top, from);
		if (own !== top) sum += this.#editsOf(own, from);
		return sum;
	}
	#editsOf(cohort, from) {
		if (from === null) return this.#editRates[cohort] ??= this.#knowledge.edits.meanRate(cohort);
		let sums = this.#edits[cohort];
		if (sums === void 0) {
			sums = /* @__PURE__ */ new Float64Array(513);
			this.#knowledge.edits.untilNow(cohort, this.#oldest, this.#at, sums);
			this.#edits[cohort] = sums;
		}
		const into = from - (Math.ceil(this.#at) - 512);
		if (into <= 0) return sums[0];
		const first = Math.min(511, Math.floor(into));
		return sums[first] + (sums[first + 1] - sums[first]) * (into - first);
	}
};
function oldestOf(times, count) {
	let oldest = Infinity;
	for (let row = 0; row < count; row++) if (times[row] < oldest) oldest = times[row];
	return oldest;
}
/** Mean of a Poisson number given that it is not 0; 1 for none. */
function atLeastOne(mean) {
	return mean < 1e-9 ? 1 : mean / -Math.expm1(-mean);
}
//#endregion
//#region src/mine/refresh/held-estimate.ts
/** Of ten intervals nine hold the truth on sites and histories together. */
var HELD_DEFAULTS = {
	tail: .01,
	bursts: 1.5
};
/** The share of the weight of all versions since the watch began that the looks until `at` hold. */
function heldEstimate(knowledge, weights, at, settings = HELD_DEFAULTS) {
	const outlook = new RefreshOutlook(knowledge, at);
	const { table } = knowledge;
	const [importance, founds, times] = [
		table.numbers("importance"),
		table.numbers("changeCount"),
		table.numbers("changedTime")
	];
	let held = 0;
	const missed = {
		least: 0,
		mean: 0,
		most: 0
	};
	for (let row = 0; row < table.count; row++) {
		held += weights[row] * importance[row];
		const unit = weights[row] * knowledge.meanImportance(row);
		const found = founds[row];
		const between = found === 0 ? 0 : times[row] / found;
		const own = missedVersions(outlook.sinceLook(row), found, between, settings);
		missed.least += unit * own.least;
		missed.mean += unit * own.mean;
		missed.most += unit * own.most;
	}
	const share = (lost) => held + lost === 0 ? 1 : held / (held + lost);
	return {
		share: share(missed.mean),
		low: share(Math.max(missed.most, missed.mean)),
		high: share(Math.min(missed.least, missed.mean)),
		held,
		missed: missed.mean
	};
}
/** Versions of a page that no look showed: on the mean, and at both ends of what its rate may be. */
function missedVersions({ posterior, time, edits }, found, between, { tail, bursts }) {
	const own = {
		least: NaN,
		mean: edits,
		most: NaN
	};
	let below = 0;
	for (let g = 0; g < RATE_COUNT; g++) {
		const missed = found * besidesOne(REFRESH_RATES[g] * between) + REFRESH_RATES[g] * time;
		below += posterior[g];
		own.mean += posterior[g] * missed;
		if (Number.isNaN(own.least) && below >= tail) own.least = missed;
		if (Number.isNaN(own.most) && (below >= 1 - tail || g === RATE_COUNT - 1)) own.most = bursts * (missed + edits);
	}
	return own;
}
/** Changes besides the one found, in a time in which so many are expected: n / (1 − e^(−n)) − 1. */
function besidesOne(expected) {
	return expected < 1e-9 ? 0 : expected / -Math.expm1(-expected) - 1;
}
//#endregion
//#region src/mine/refresh/learned-columns.ts
/** Expected changes of every page in every period of the pattern, own and bulk, and what they weigh. */
function learnedColumns(knowledge) {
	const { table, belief, patterns, cohorts, edits } = knowledge;
	const { count } = table;
	const { periods } = patterns;
	const rates = new Float32Array(count * periods);
	const importances = new Float32Array(count * periods);
	const site = knowledge.refreshSiteShape();
	const bulk = new Float64Array(cohorts.count);
	for (let cohort = 0; cohort < cohorts.count; cohort++) bulk[cohort] = edits.meanRate(cohort) + (cohort === 0 ? 0 : bulk[cohorts.above(cohort)]);
	const posterior = new Float64Array(RATE_COUNT);
	const shape = new Float64Array(periods);
	for (let row = 0; row < count; row++) {
		belief.posterior(row, table.numbers("own")[row], posterior);
		const own = belief.meanRate(posterior);
		const shared = table.numbers("gone")[row] === 1 ? 0 : bulk[table.numbers("own")[row]];
		const mean = knowledge.meanImportance(row);
		patterns.shapeOf(row, own, site, shape);
		for (let k = 0; k < periods; k++) {
			rates[row * periods + k] = (own + shared) * shape[k];
			importances[row * periods + k] = patterns.importanceAt(row, k, mean);
		}
	}
	return {
		count,
		periods,
		rates,
		importances
	};
}
/** and over at least so long: what held for a minute says nothing about next week. */
var LEAST_SPAN_MS = 6048e5;
/** One-sided 95 % point of the standard normal. */
var Z = 1.6449;
/** Directories that hold pages, in the tree's order. */
function minedDirectories({ tree, evolution, looks }) {
	const pages = new Int32Array(tree.directoryCount);
	const directoryOf = tree.pageDirectories();
	for (const [page, own] of looks.entries()) if (own !== null) pages[directoryOf[page]] += 1;
	for (let d = tree.directoryCount - 1; d > 0; d--) pages[tree.parentOf(d)] += pages[d];
	const against = new Set(mineRules(evolution, NEAR_DEFAULTS).flatMap(({ tail, correlation }) => correlation === null ? [] : [tail]));
	return Array.from(pages, (count, d) => ({
		count,
		d
	})).filter(({ count, d }) => count > 0 && evolution.present[d] === 1).map(({ count, d }) => ({
		path: tree.pathOf(d),
		pages: count,
		changedIn: jointChanges(evolution, [d]),
		frequencyOfChange: frequencyOfChange(evolution, [d]),
		class: directoryClass(evolution, d, against)
	}));
}
function directoryClass(evolution, d, against) {
	if (jointChanges(evolution, [d]) === 0) return "dormant";
	if (against.has(d)) return "against the site";
	return frequencyOfChange(evolution, [0, d]) >= NEAR_DEFAULTS.beta ? "with the site" : "by itself";
}
/** Rules that were seen often enough and for long enough to be told. */
function minedRules({ tree, evolution, from, to }) {
	if (!(to - from >= LEAST_SPAN_MS)) return [];
	return mineRules(evolution, NEAR_DEFAULTS).flatMap(({ head, tail, confidence, correlation }) => {
		const changes = jointChanges(evolution, head);
		if (changes < 5) return [];
		const held = Math.round(confidence * changes);
		const [headPaths, tailPath] = [head.map((d) => tree.pathOf(d)), tree.pathOf(tail)];
		return [{
			head: headPaths,
			tail: tailPath,
			confidence,
			held,
			changes,
			atLeast: lowerShare(held, changes),
			correlation
		}];
	});
}
/** Wilson's lower bound of a share, 95 % one-sided: below 1 however often it held. */
function lowerShare(held, of) {
	const share = held / of;
	const spread = Z * Math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of));
	return (share + Z * Z / (2 * of) - spread) / (1 + Z * Z / of);
}
//#endregion
//#region src/mine/mined-pages.ts
/** The estimators tell no rates apart above this: of a page that may change faster only a least is told. */
var MOST_PER_DAY = GRID_RATES.at(-1);
/** A least below this tells nothing: such a page was seen too little. */
var LEAST_TOLD_PER_DAY = 1 / 1e3;
/** Nor is anything told of a page that was never seen changed and may yet change so often. */
var MOST_UNSEEN_PER_DAY = .5;
var BUSIEST = 50;
/** Counts and forecasts of the pages that are there, in their order. */
function minedPages(looks, paths) {
	const known = looks.flatMap((page, i) => page === null ? [] : [{
		page,
		path: paths[i]
	}]);
	const estimate = blended.fit(known.map(({ page }) => page));
	return known.map(({ page, path }) => {
		const totals = totalsOf(page);
		const { looks: seen, changes, days } = totals;
		return {
			path,
			counted: {
				looks: seen,
				changes,
				days
			},
			forecast: forecastOf(estimate(page), totals)
		};
	});
}
/** The estimate, no narrower than what was counted; one without an upper end has no mean either, only a least. */
function forecastOf({ ratePerDay, low, high, survival }, { changes, days }) {
	const counted = days > 0 ? changes / days : null;
	const least = Math.min(low, counted ?? low);
	const unchangedForWeek = survival.at(7);
	if (changes === 0 && high >= MOST_UNSEEN_PER_DAY) return null;
	if (high < MOST_PER_DAY && (counted ?? 0) < MOST_PER_DAY) return {
		ratePerDay,
		isLeast: false,
		low: least,
		high: Math.max(high, counted ?? high),
		unchangedForWeek
	};
	if (least < LEAST_TOLD_PER_DAY) return null;
	return {
		ratePerDay: least,
		isLeast: true,
		low: least,
		high: null,
		unchangedForWeek
	};
}
/** The pages forecast to change most. */
function busiestPages(pages) {
	const rate = ({ forecast }) => forecast?.ratePerDay ?? -1;
	return pages.filter(({ forecast }) => forecast !== null).sort((a, b) => rate(b) - rate(a) || b.counted.changes - a.counted.changes).slice(0, BUSIEST);
}
var RATE_CLASSES = [
	["rarer", 1 / 1e3],
	["yearly", 1 / 200],
	["quarterly", 1 / 60],
	["monthly", 1 / 15],
	["weekly", 1 / 3.5],
	["daily", 2],
	["more often", Infinity]
];
var COUNT_CLASSES = [
	["never", 0],
	["once", 1],
	["2 to 4 times", 4],
	["5 to 19 times", 19],
	["more often", Infinity]
];
/** Pages by the changes seen of them, and by the rate forecast for them. */
function pageClasses(pages) {
	const forecast = pages.flatMap(({ forecast: own }) => own === null ? [] : [own.ratePerDay]);
	return {
		countClasses: classesOf(COUNT_CLASSES, pages.filter(({ counted }) => counted.looks > 0).map(({ counted }) => counted.changes)),
		rateClasses: classesOf(RATE_CLASSES, forecast),
		unforecast: pages.length - forecast.length
	};
}
function classesOf(classes, values) {
	return classes.map(([label, most], i) => ({
		label,
		pages: values.filter((value) => value <= most && value > (classes[i - 1]?.[1] ?? -1)).length
	}));
}
//#endregion
//#region src/mine/mine-site.ts
var QUIET_HOURS = 6;
var SHARED_PATTERNS = 3;
/** Changes that a pattern leans on an even spread with. */
var PATTERN_LEANING = 50;
/** Makes the report; pure, and the same input gives the same report. */
function mineSite(input) {
	const pages = minedPages(input.looks, input.paths);
	const { evolution, transitionsAre } = input;
	return {
		format: "isochron-mine/2",
		site: input.site,
		pages: pages.length,
		changes: input.changes.length,
		from: input.from,
		to: input.to,
		...pageClasses(pages),
		busiest: busiestPages(pages),
		...patterns(input),
		evolution: {
			transitions: evolution.transitions,
			transitionsAre,
			leastForRules: 5
		},
		directories: minedDirectories(input),
		rules: minedRules(input)
	};
}
function patterns({ changes, paths }) {
	const counts = /* @__PURE__ */ new Float64Array(168);
	const events = /* @__PURE__ */ new Float64Array(168);
	const perPage = /* @__PURE__ */ new Map();
	const instants = /* @__PURE__ */ new Set();
	for (const { page, after, by } of changes) {
		spreadChange(counts, after, by);
		if (!instants.has(by)) spreadChange(events, after, by);
		instants.add(by);
		if (!perPage.has(page) && perPage.size < paths.length) perPage.set(page, /* @__PURE__ */ new Float64Array(168));
		spreadChange(perPage.get(page), after, by);
	}
	const hours = shrunkPattern(events, (/* @__PURE__ */ new Float64Array(168)).fill(1), PATTERN_LEANING);
	const test = testPattern(events);
	const library = findPatterns([...perPage.values()].filter((own) => own.reduce((a, b) => a + b, 0) >= 10).slice(0, 500), SHARED_PATTERNS);
	const quiet = quietHours(hours, QUIET_HOURS);
	return {
		pattern: {
			hours: Array.from(hours),
			periods: paperPeriods(hours).map((row) => row.map((value) => value / 6)),
			counts: Array.from(events),
			events: instants.size,
			leastEvents: 168,
			pValue: test.pValue,
			present: test.present,
			shared: library.patterns.map((own, i) => ({
				share: library.shares[i],
				busiestHour: own.indexOf(Math.max(...own))
			}))
		},
		quiet: test.present ? quiet : null
	};
}
//#endregion
//#region src/mine/bulk-edits.ts
/** Fewer pages of one directory than this are no bulk edit. */
var LEAST_IN_DIRECTORY = 8;
/** Nor is a smaller share of the site than this, counted of at least so many pages. */
var LEAST_SHARE = .2;
var SMALL_SITE = 20;
/** Changes that the other looks explain are exceeded this many times. */
var EXCESS = 3;
/** For each page 1 at the looks whose change was part of a bulk edit, of its directory or of the site. */
function bulkEdits(pages, directoryOf) {
	const tallies = /* @__PURE__ */ new Map();
	for (const [page, looks] of pages.entries()) for (const look of looks) for (const name of tallyNames(look, directoryOf[page])) count(tallies, name, look);
	return pages.map((looks, page) => Uint8Array.from(looks, (look) => {
		if (!look.changed) return 0;
		const [site, siteVisits, directory, directoryVisits] = tallyNames(look, directoryOf[page]).map((name) => tallies.get(name));
		return isBulk(siteVisits, site, LEAST_SHARE * Math.max(SMALL_SITE, siteVisits.looks)) || isBulk(directoryVisits, directory, LEAST_IN_DIRECTORY) ? 1 : 0;
	}));
}
function tallyNames({ visits }, directory) {
	return [
		"",
		`:${visits}`,
		`${directory}`,
		`${directory}:${visits}`
	];
}
function count(tallies, name, { days, changed }) {
	let tally = tallies.get(name);
	if (!tally) tallies.set(name, tally = {
		looks: 0,
		changes: 0,
		days: 0
	});
	tally.looks++;
	tally.days += days;
	if (changed) tally.changes++;
}
/** One change more than seen is granted to the other looks, so that short ones prove nothing about a long one. */
function isBulk(own, all, least) {
	const otherDays = all.days - own.days;
	if (own.changes < least || !(otherDays > 0)) return false;
	const rate = (all.changes - own.changes + 1) / otherDays;
	return own.changes > EXCESS * own.looks * -Math.expm1(-rate * own.days / own.looks);
}
//#endregion
//#region src/mine/mine-sightings.ts
var DAY_MS$1 = 864e5;
var ALPHA = .01;
/** Directory evolution is mined from this many captures, the latest. */
var VERSIONS = 20;
/** Sightings of all pages of a site, in any order; those that show no state of their page say nothing. */
function mineInputOfSightings(site, sightings, known = {}) {
	const pages = gatherLooks(sightings, known.trustedSkewMs ?? (() => null));
	const urls = [...pages.keys()];
	const tree = new DirectoryTree();
	for (const url of urls) tree.addPage(treePathOf(url));
	const all = [...pages.values()];
	const times = all.flatMap((looks) => looks.map(({ at }) => at));
	const directoryOf = tree.pageDirectories();
	const bulk = bulkEdits(all.map(intervalLooks), directoryOf);
	const looks = all.map((own, page) => ({
		...pageLooks(own, `${directoryOf[page]}`),
		bulk: bulk[page],
		changeFreq: known.hintOf?.(urls[page])?.changeFreq ?? null
	}));
	return {
		site,
		tree,
		paths: urls,
		looks: all.map((own, page) => own.at(-1).content === 0 ? null : looks[page]),
		changes: all.flatMap(datedChanges),
		from: times.reduce((a, b) => Math.min(a, b), Infinity),
		to: times.reduce((a, b) => Math.max(a, b), -Infinity),
		evolution: organiseChanges(tree, captureVersions(all), ALPHA),
		transitionsAre: "captures"
	};
}
function gatherLooks(sightings, trustedSkewMs) {
	const pages = /* @__PURE__ */ new Map();
	const contents = /* @__PURE__ */ new Map();
	const ordered = [...withoutTold([...sightings])].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
	for (const sighting of ordered) {
		const looks = pages.get(sighting.url) ?? [];
		const content = contentOf$1(sighting, looks.at(-1)?.content, contents);
		if (content === null) continue;
		const modifiedAt = content === 0 ? null : modified(sighting, trustedSkewMs(sighting.url));
		looks.push({
			at: sighting.times.sentAt,
			capture: sighting.captureId,
			content,
			modifiedAt
		});
		pages.set(sighting.url, looks);
	}
	return pages;
}
/** `null` when the sighting shows no state; a 304 that we asked for repeats the state before. */
function contentOf$1(sighting, before, contents) {
	if (!isCaptured(sighting)) return sighting.outcome.kind === "unchanged" && sighting.outcome.asked ? before ?? null : null;
	const { status } = sighting.outcome.identity;
	if (status === 404 || status === 410) return 0;
	const key = identityKey(sighting.outcome.identity);
	const number = contents.get(key) ?? contents.size + 1;
	contents.set(key, number);
	return number;
}
function modified(sighting, skewMs) {
	if (!isCaptured(sighting) || skewMs === null) return null;
	const { lastModified } = sighting.outcome.validators;
	return lastModified === null ? null : Math.min(sighting.times.sentAt, lastModified + skewMs);
}
function pageLooks(looks, group) {
	const pairs = pairsOf(looks);
	return {
		intervals: pairs.map(([before, now]) => (now.at - before.at) / DAY_MS$1),
		changed: pairs.map(([before, now]) => before.content === now.content ? 0 : 1),
		lastModifiedAges: pairs.map(([before, now]) => {
			const changedAt = datedAt(before, now);
			return changedAt === null ? NaN : (now.at - changedAt) / DAY_MS$1;
		}),
		group
	};
}
function pairsOf(looks) {
	return looks.slice(1).map((now, i) => [looks[i], now]);
}
/** When the last change between two looks was made, as the server says; a date outside of them says nothing. */
function datedAt(before, now) {
	if (before.content === now.content || now.modifiedAt === null) return null;
	return now.modifiedAt >= before.at ? now.modifiedAt : null;
}
function intervalLooks(looks) {
	return pairsOf(looks).map(([before, now]) => ({
		visits: `${before.capture} ${now.capture}`,
		days: (now.at - before.at) / DAY_MS$1,
		changed: before.content !== now.content
	}));
}
function datedChanges(looks, page) {
	return pairsOf(looks).filter(([before, now]) => before.content !== now.content).map(([before, now]) => {
		const at = datedAt(before, now);
		return at === null ? {
			page,
			after: before.at,
			by: now.at
		} : {
			page,
			after: at,
			by: at
		};
	});
}
/** What was known after each capture; a page that a capture did not see is taken as it was. */
function* captureVersions(pages) {
	const started = /* @__PURE__ */ new Map();
	for (const looks of pages) for (const { capture, at } of looks) started.set(capture, Math.min(at, started.get(capture) ?? Infinity));
	const captures = [...started].sort((a, b) => a[1] - b[1]).map(([capture]) => capture);
	const lastOf = captures.map(() => /* @__PURE__ */ new Map());
	const place = new Map(captures.map((capture, i) => [capture, i]));
	for (const [page, looks] of pages.entries()) for (const { capture, content } of looks) lastOf[place.get(capture)].set(page, content);
	let contents = new Float64Array(pages.length);
	for (const [i, seen] of lastOf.entries()) {
		contents = contents.slice();
		for (const [page, content] of seen) contents[page] = content;
		if (i >= captures.length - VERSIONS) yield contents;
	}
}
//#endregion
//#region src/study/why.ts
/** Says what became of a URL; every rule that kept it out is asked again. */
async function whyOf(archive, capture, url) {
	const guard = guardOf(capture);
	const { page, requests } = await findPage(archive, capture, url, guard);
	const all = await archive.catalog.sightings.ofPage(url);
	const sightings = all.filter((s) => s.captureId === capture.id);
	const judged = await judgedIn(archive, capture, url);
	const refusal = page === null ? absenceOf(capture, url, guard, requests) : page.reason ?? null;
	return {
		url,
		capture: capture.id,
		answer: page === null ? `${refusal}${toldElsewhere(all)}` : answerOf(page, sightings, judged),
		code: refusalCodeOf(refusal),
		found: page && pick(page),
		requests,
		looks: sightings.map(lookOf),
		...judgementOf(page, judged)
	};
}
/** What a capture does not know, a testimony may tell of. */
function toldElsewhere(sightings) {
	const last = sightings.findLast(isTold);
	if (!last) return "";
	return `; testimony ${last.captureId} (${last.outcome.told.tier}) tells of it: isochron why --capture ${last.captureId}`;
}
/** Of a report with very many pages one is held. */
async function judgedIn({ results }, { id }, url) {
	for await (const { page } of results.reportPages(id)) if (page.url === url) return page;
	return null;
}
function judgementOf(page, judged) {
	if (!judged) return {
		verdict: null,
		reason: page?.reason ?? null,
		labels: []
	};
	const { verdict, reason, labels = [] } = judged;
	return {
		verdict,
		reason,
		labels
	};
}
function guardOf(capture) {
	const shapeBudget = shapeBudgetOf(capture.settings);
	return new TrapGuard({
		seeds: capture.seeds,
		shapeBudget,
		nowMs: () => capture.startedAt
	});
}
/** The page and the requests to its address; the guard is told of the others on the way, and stands as it stood at the end. */
async function findPage({ catalog }, { id }, url, guard) {
	let found = null;
	const requests = [];
	for await (const page of catalog.frontier.pages(id)) {
		if (page.url === url) found = page;
		else if (addressOf(page.url) === url) requests.push(page.url);
		if (found === null) guard.take(page);
	}
	return {
		page: found,
		requests
	};
}
/** Why an address is no page by itself. */
function absenceOf(capture, url, guard, requests) {
	if (requests.length === 0) return refusalOf(capture, url, guard);
	return `not asked for by itself: scripts asked for it by ${requests.length === 1 ? "one request" : `${requests.length} requests`} of their own`;
}
/** Why a URL never entered the frontier. */
function refusalOf(capture, url, guard) {
	const { scope: rules } = capture.settings;
	const scope = scopeOf({
		name: capture.site,
		seeds: capture.seeds
	}, rules);
	const outside = scopeRefusal(scope, {
		url,
		kind: "document",
		depth: 0,
		hops: 0
	});
	if (outside) return refusalReason(outside.code, outside.reason);
	const trap = guard.refusalOf({
		url,
		kind: "document"
	});
	if (trap === null) return "not found: no page of this capture links to it";
	return trap.instead === null ? trap.reason : `${trap.reason}: ${trap.instead}`;
}
function answerOf(page, sightings, judged) {
	if (judged) return judged.reason === null ? judged.verdict : `${judged.verdict}: ${judged.reason}`;
	if (page.reason !== null) return `${page.state}: ${page.reason}`;
	if (sightings.length === 0) return "known, and not asked for yet";
	return `${page.state}; the capture is not finished`;
}
function pick({ kind, depth, via, state, late }) {
	return {
		kind,
		depth,
		via,
		state,
		late
	};
}
function lookOf(sighting) {
	const { pass, times, outcome } = sighting;
	if (isTold(sighting)) {
		const { tier, from, to } = sighting.outcome.told;
		return {
			at: toIso(from),
			pass: tier,
			outcome: "told",
			detail: `until ${toIso(to)}, ${detailOf(outcome)}`
		};
	}
	return {
		at: toIso(times.sentAt),
		pass,
		outcome: outcome.kind,
		detail: detailOf(outcome)
	};
}
function detailOf(outcome) {
	switch (outcome.kind) {
		case "captured": return `status ${outcome.identity.status}, ${outcome.payloadBytes} bytes, ${outcome.identity.contentDigest}`;
		case "failed": return `${outcome.code}: ${outcome.message}`;
		case "blocked":
		case "refused": return outcome.reason;
		case "unchanged": return outcome.asked ? "304, as asked" : "304, which nobody asked for";
	}
}
//#endregion
//#region src/study/page-importance.ts
/** What decodes to more is not read for links and words. */
var MOST_CONTENT_BYTES = 16777216;
/** Weighs pages by what the archive holds of them: of each the latest version among its sightings. */
async function pageImportance(choice, sightings, archive) {
	if (choice.kind === "given") return {
		importance: `as given in ${choice.name}`,
		importanceOf: (url) => choice.weights.get(url) ?? choice.otherwise
	};
	if (choice.kind === "pagerank") return byLinks(sightings, archive);
	const weights = /* @__PURE__ */ new Map();
	for await (const { url, version } of readablePages(sightings, archive)) weights.set(url, keywordImportance(textOf$1(version), choice.keywords));
	const without = keywordImportance("", choice.keywords);
	return {
		importance: `share of the keywords ${choice.keywords.join(", ")} in a page’s text`,
		importanceOf: (url) => weights.get(url) ?? without
	};
}
async function byLinks(sightings, archive) {
	const numbers = new Map([...sightings.keys()].map((url, i) => [url, i]));
	const links = Array.from(numbers, () => []);
	let known = 0;
	for await (const { url, version } of readablePages(sightings, archive)) {
		if (mediaType(version.contentType) !== "text/html") continue;
		const { documents, requisites } = contentLinks(version.content, version.contentType, url);
		const targets = new Set([...documents, ...requisites].flatMap((target) => numbers.get(target) ?? []));
		targets.delete(numbers.get(url));
		known += targets.size;
		links[numbers.get(url)] = [...targets];
	}
	const weights = rankImportance(links);
	return {
		importance: `PageRank (Brin & Page 1998, damping .85) over ${known} links between ${numbers.size} pages, the highest set to 1`,
		importanceOf: (url) => weights[numbers.get(url) ?? -1] ?? 0
	};
}
function textOf$1({ content, contentType, url }) {
	return visibleText(readPage(content, {
		contentType,
		url
	}));
}
/** The pages with text, in no order that matters; one that cannot be read is left out. */
async function* readablePages(sightings, { warcs }) {
	for (const [url, seen] of sightings) {
		const last = seen.filter(isCaptured).findLast(({ outcome }) => outcome.identity.status === 200);
		if (!last || !/^text\/|xhtml/i.test(last.outcome.identity.contentType ?? "")) continue;
		const version = await versionSeen(warcs, last, MOST_CONTENT_BYTES).catch(() => null);
		if (version) yield {
			url,
			version
		};
	}
}
//#endregion
//#region src/study/past-evidence.ts
/** Reads what captures saw; whoever asks for the last one again gets what was read then. */
function evidenceReader(archive) {
	let last = null;
	return (capture) => {
		if (last?.id !== capture.id) last = {
			id: capture.id,
			evidence: pastEvidence(capture, archive)
		};
		return last.evidence;
	};
}
/** Reads everything that one capture saw. */
async function pastEvidence(capture, archive) {
	const { catalog } = archive;
	const pages = new PastPages();
	for await (const page of catalog.frontier.pages(capture.id)) pages.add(page);
	const log = new SightingLog(pages);
	let looks = 0;
	for await (const sighting of catalog.sightings.ofCapture(capture.id)) {
		log.add(sighting);
		looks++;
	}
	const requisites = /* @__PURE__ */ new Map();
	for await (const { document, requisites: needed } of catalog.requisites.requisites(capture.id)) requisites.set(pages.numberOf(document), needed.map((url) => pages.numberOf(url)));
	return {
		capture,
		looks,
		plannedAsOf: capture.plannedAsOf ?? capture.startedAt,
		pages,
		numberOf: (url) => pages.numberOf(url),
		sightingsOf: (url) => withClockErrors(log.of(url), capture.runs),
		requisitesOf: (document) => requisites.get(document) ?? []
	};
}
/** Pages in the order of their discovery; what passes through is garbage again at once. */
var PastPages = class {
	#urls = new StringTable();
	#packed = new PackedValues();
	#places = new GrowingNumbers(Float64Array);
	get length() {
		return this.#urls.size;
	}
	add({ url, ...rest }) {
		if (this.#urls.add(url) === this.#places.length) this.#places.push(this.#packed.add(rest));
	}
	numberOf(url) {
		return this.#urls.numberOf(url);
	}
	urlAt(number) {
		return this.#urls.at(number);
	}
	at(number) {
		const rest = this.#packed.get(this.#places.at(number));
		return {
			url: this.urlAt(number),
			...rest
		};
	}
	*[Symbol.iterator]() {
		for (let number = 0; number < this.length; number++) yield this.at(number);
	}
};
/** The sightings of captures, given oldest first, page by page and oldest first, with the errors of their clocks. */
async function sightingsByPage(captures, archive) {
	const sightings = /* @__PURE__ */ new Map();
	for (const { id, runs } of captures) for await (const read of archive.catalog.sightings.ofCapture(id)) {
		const [sighting] = withClockErrors([read], runs);
		const seen = sightings.get(sighting.url);
		if (seen) seen.push(sighting);
		else sightings.set(sighting.url, [sighting]);
	}
	if (captures.some(isRefresh)) for (const seen of sightings.values()) seen.sort((a, b) => a.times.sentAt - b.times.sentAt);
	return sightings;
}
//#endregion
//#region src/study/site-captures.ts
/** The captures of a site that showed anything, newest first; one that failed has seen nothing of it. */
async function capturesOfSite(site, { catalog }) {
	return (await catalog.captures.list()).filter((capture) => capture.site === site && capture.phase !== "failed");
}
/** The site that a user means by its name, its host (with its port) or any address of it; `null` when it is none. */
async function siteNamed(text, { catalog }) {
	const sites = new Set((await catalog.captures.list()).map(({ site }) => site));
	if (sites.has(text)) return text;
	const name = siteNameOf(text);
	return name !== null && sites.has(name) ? name : null;
}
/** The capture that a question about a page means: the newest of its own site, else the newest that saw it, or any. */
async function captureOfPage(url, { catalog }) {
	const captures = await catalog.captures.list();
	const whole = captures.filter((capture) => isOfMoment(capture) && capture.phase !== "failed");
	const own = whole.find(({ site }) => site === siteNameOf(url)) ?? whole.find((one) => takes(one, url));
	if (own) return own;
	const seenIn = new Set((await catalog.sightings.ofPage(url)).map(({ captureId }) => captureId));
	return captures.find(({ id }) => seenIn.has(id)) ?? captures.find((one) => takes(one, url)) ?? captures[0] ?? null;
}
function takes({ site, seeds, settings }, url) {
	const scope = scopeOf({
		name: site,
		seeds
	}, settings.scope);
	return scopeRefusal(scope, {
		url,
		kind: "document",
		depth: 0,
		hops: 0
	}) === null;
}
//#endregion
//#region src/study/site-knowledge.ts
/** The input of mining from an archive's own captures of a site; `null` when there are none. */
async function mineInputOfArchive(site, archive) {
	const captures = (await capturesOfSite(site, archive)).filter((one) => !isTestimony(one));
	if (captures.length === 0) return null;
	const sightings = await sightingsOf(captures, archive);
	const hints = await hintsOf(captures, archive);
	return mineInputOfSightings(site, sightings, {
		trustedSkewMs: trustedSkews(sightings),
		hintOf: (url) => hints.get(url)
	});
}
async function sightingsOf(captures, archive) {
	const sightings = [];
	for (const { id } of captures) for await (const sighting of archive.catalog.sightings.ofCapture(id)) sightings.push(sighting);
	return sightings;
}
/** Tests every host once, on all of its sightings. */
function trustedSkews(sightings) {
	const hosts = /* @__PURE__ */ new Map();
	for (const sighting of sightings.toSorted((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq)) {
		const host = hostOf(sighting.url);
		const pages = hosts.get(host) ?? /* @__PURE__ */ new Map();
		hosts.set(host, pages);
		const own = pages.get(sighting.url);
		if (own) own.push(sighting);
		else pages.set(sighting.url, [sighting]);
	}
	const skews = /* @__PURE__ */ new Map();
	for (const [host, pages] of hosts) {
		const outcome = testHost([...pages.values()]);
		if (outcome.kind === "trusted") skews.set(host, outcome.trust.skewUpperMs);
	}
	return (url) => skews.get(hostOf(url)) ?? null;
}
/** A page's latest hint. */
async function hintsOf(captures, archive) {
	const hints = /* @__PURE__ */ new Map();
	for (const { id } of captures.toSorted((a, b) => a.startedAt - b.startedAt)) for await (const { url, hint } of archive.catalog.frontier.pages(id)) if (hint) hints.set(url, hint);
	return hints;
}
//#endregion
//#region src/study/measure.ts
/** The measures of one capture that has ended. */
async function measureCapture(capture, archive, choice) {
	if (isTestimony(capture)) throw new UsageError("USAGE", `${capture.id} is a testimony: measures are of looks, and it holds none`);
	const evidence = await pastEvidence(capture, archive);
	const assessment = isRefresh(capture) ? assessRefresh(evidence) : assessCapture(evidence);
	const urls = Array.from(evidence.pages, ({ url }) => url);
	const sightings = new Map(urls.map((url) => [url, evidence.sightingsOf(url)]));
	const knowledge = await knowledgeOf(capture.site, sightings, archive, choice);
	return captureMeasures(assessment, capture.finishedAt ?? capture.startedAt, knowledge);
}
/** The measures of all that the archive holds of a site, and of the archive with all its sites. */
async function measureSite(site, archive, choice) {
	const captures = await archive.catalog.captures.list();
	const all = /* @__PURE__ */ new Map();
	for (const name of new Set(captures.map((capture) => capture.site))) {
		const own = (await capturesOfSite(name, archive)).filter((one) => !isTestimony(one)).reverse();
		if (own.length === 0) continue;
		const sightings = await sightingsByPage(own, archive);
		const queryTimes = own.filter(isOfMoment).flatMap(({ asOf }) => asOf ?? []);
		const knowledge = await knowledgeOf(name, sightings, archive, choice);
		all.set(name, siteMeasures(name, sightings, queryTimes, knowledge));
	}
	const measured = all.get(site);
	if (!measured) throw new UsageError("NOT_FOUND", `no look of ours at ${site}: what others tell is not measured`);
	return [measured, archiveMeasures([...all.values()])];
}
async function knowledgeOf(site, sightings, archive, choice) {
	const weights = choice && await pageImportance(choice, sightings, archive);
	const rates = await ratesPerDay(site, archive);
	return {
		importance: weights?.importance ?? null,
		importanceOf: weights?.importanceOf ?? (() => 1),
		ratePerDayOf: (url) => rates.get(url) ?? null
	};
}
/** Estimated changes per day, page by page; pages that are gone or never showed a state have none. */
async function ratesPerDay(site, archive) {
	const input = await mineInputOfArchive(site, archive);
	if (!input) return /* @__PURE__ */ new Map();
	const estimate = blended.fit(input.looks.filter((looks) => looks !== null));
	return new Map(input.looks.flatMap((looks, i) => looks === null ? [] : [[input.paths[i], estimate(looks).ratePerDay]]));
}
//#endregion
//#region src/study/compare-told.ts
/** So many of each list are held; all are counted. */
var MOST_LISTED = 1e3;
/** Of one page, so that one that differs at every look does not hide the others. */
var MOST_OF_PAGE = 3;
/** Compares a site; `null` when it has no testimony. */
async function compareTold(site, archive) {
	const captures = (await capturesOfSite(site, archive)).filter(({ phase }) => phase === "finished");
	const told = captures.filter(isTestimony);
	if (told.length === 0) return null;
	const seen = captures.filter((one) => !isTestimony(one) && !isImport(one));
	const count = new ComparisonCount(sourceTimes(told, await sourceFrom(told, archive)), seen.length > 0);
	const urls = await pagesOf(captures, archive);
	const runsOf = new Map(captures.map(({ id, runs }) => [id, runs]));
	for (const url of urls) {
		const sightings = (await archive.catalog.sightings.ofPage(url)).filter(({ captureId }) => runsOf.has(captureId)).flatMap((one) => withClockErrors([one], runsOf.get(one.captureId)));
		count.see(url, comparePage(sightings));
	}
	const testimonies = {
		source: 0,
		served: 0
	};
	for (const { settings } of told) testimonies[settings.testimony.tier]++;
	return {
		format: "isochron-compare/1",
		site,
		captures: seen.filter((one) => isOfMoment(one) || isRefresh(one)).length,
		testimonies,
		...count.result()
	};
}
async function pagesOf(captures, { catalog }) {
	const urls = /* @__PURE__ */ new Set();
	for (const { id } of captures) for await (const { url } of catalog.frontier.pages(id)) urls.add(url);
	return [...urls].sort();
}
/** The first instant that any source tells of. */
async function sourceFrom(told, { results }) {
	let from = Infinity;
	for (const { id, settings } of told) {
		if (settings.testimony?.tier !== "source") continue;
		const head = await results.getReportHead(id);
		from = Math.min(from, head?.testimony?.from ?? Infinity);
	}
	return from;
}
function sourceTimes(told, from) {
	const sources = told.filter(({ settings }) => settings.testimony?.tier === TOLD_TIERS[0]);
	if (sources.length === 0) return null;
	return {
		from,
		takenAt: Math.max(...sources.map(({ startedAt }) => startedAt))
	};
}
/** Counts what the pages came to; lists are bounded. */
var ComparisonCount = class {
	#source;
	#hasLooks;
	#agree = {
		source: 0,
		served: 0
	};
	#differ = new BoundedList();
	#stale = new BoundedList();
	#forgotten = new BoundedList();
	#notInSource = new BoundedList();
	#pages = 0;
	constructor(source, hasLooks) {
		this.#source = source;
		this.#hasLooks = hasLooks;
	}
	see(url, page) {
		this.#pages++;
		for (const tier of TOLD_TIERS) this.#agree[tier] += page.agree[tier];
		this.#differ.addSome(page.differ);
		this.#stale.addSome(page.stale);
		if (this.#hasLooks && page.isCurrent && !page.isLookedAt) this.#forgotten.addSome([url]);
		if (this.#isMissing(page)) this.#notInSource.addSome([url]);
	}
	#isMissing({ isInSource, foundAt }) {
		const source = this.#source;
		if (source === null || isInSource) return false;
		return foundAt.some((at) => at >= source.from && at <= source.takenAt);
	}
	result() {
		return {
			pages: this.#pages,
			agree: this.#agree,
			differ: this.#differ.list,
			stale: this.#stale.list,
			forgotten: this.#forgotten.list,
			notInSource: this.#notInSource.list
		};
	}
};
var BoundedList = class {
	#first = [];
	#count = 0;
	addSome(items) {
		this.#count += items.length;
		this.#first.push(...items.slice(0, Math.min(MOST_OF_PAGE, MOST_LISTED - this.#first.length)));
	}
	get list() {
		return {
			count: this.#count,
			first: this.#first
		};
	}
};
//#endregion
//#region src/study/site-series.ts
var DAY_MS = 864e5;
/** Quality over the captures of a site that have ended, oldest first; patches and looks of a watch are none. */
async function siteSeries(site, archive) {
	const captures = (await capturesOfSite(site, archive)).filter((capture) => patchedBy(capture) === null && !isTestimony(capture)).reverse();
	const held = new HeldVersions(await ratesPerDay(site, archive));
	const points = [];
	for (const capture of captures) {
		const sightings = await sightingsByPage([capture], archive);
		held.see(sightings);
		if (isRefresh(capture)) continue;
		const report = await archive.results.getReportHead(capture.id);
		if (!report) continue;
		const { pages, sharp, attested, possible } = report.all;
		const { startedAt, asOf, finishedAt, cancelled = false } = report;
		const spanDays = (finishedAt - captures[0].startedAt) / DAY_MS;
		points.push({
			capture: capture.id,
			startedAt,
			asOf,
			durationMs: finishedAt - startedAt,
			pages,
			sharp,
			attested,
			possible,
			inducible: inducibleOf(sightings, instant(asOf)),
			completeness: held.completeness(spanDays),
			cancelled
		});
	}
	return {
		format: "isochron-series/1",
		site,
		completenessModel: COMPLETENESS_MODEL,
		points
	};
}
function inducibleOf(sightings, asOf) {
	const tested = [...sightings.values()].flatMap((seen) => crawlRevisit(seen, asOf) ?? []);
	return tested.length === 0 ? null : inducibleCoherence(tested).coherence;
}
/** How many versions of each page the archive holds as its captures go by. */
var HeldVersions = class {
	#rates;
	#held = /* @__PURE__ */ new Map();
	constructor(rates) {
		this.#rates = rates;
	}
	see(sightings) {
		for (const [url, seen] of sightings) {
			let { key, versions } = this.#held.get(url) ?? {
				key: "",
				versions: 0
			};
			for (const { outcome } of seen.filter(isCaptured)) {
				const next = identityKey(outcome.identity);
				if (next !== key) versions++;
				key = next;
			}
			this.#held.set(url, {
				key,
				versions
			});
		}
	}
	completeness(spanDays) {
		const pages = [...this.#held].flatMap(([url, { versions }]) => {
			const rate = this.#rates.get(url);
			if (versions > 0 && rate === void 0) return [];
			return [{
				...estimatedCompleteness(versions, rate ?? 0, spanDays),
				importance: 1
			}];
		});
		return pages.length === 0 ? null : siteCompleteness(pages);
	}
};
//#endregion
//#region src/study/import-report.ts
var NOTE = "made of other tools' records: nobody here vouches for their clocks and requests, so nothing is sharp; attested is what the servers themselves said (304, a Last-Modified that stands its test)";
/** Versions of others are not compared: that is what `diff` is for. */
var NO_CHANGES = {
	byPage: /* @__PURE__ */ new Map(),
	summary: {
		ruleSet: "none",
		verdicts: {
			identical: 0,
			insignificant: 0,
			minor: 0,
			major: 0,
			structural: 0,
			removed: 0
		},
		unjudged: 0
	}
};
/** Writes the report of every import that has none; how it is shown as a page is not this stage's affair. */
async function reportImports(archive, renderHtml, evidenceOf = evidenceReader(archive)) {
	for (const capture of await archive.catalog.captures.list()) {
		if (!isImport(capture) || capture.phase !== "finished") continue;
		if (await archive.results.getReportHead(capture.id) !== null) continue;
		const { written, held } = await reportOf(archive, capture, evidenceOf);
		await archive.results.putReport(capture.id, {
			report: written,
			html: renderHtml(held)
		});
	}
}
/** The report as it is written, its pages made one at a time, and as it is shown. */
async function reportOf(archive, capture, evidenceOf) {
	const evidence = await evidenceOf(capture);
	const assessment = assessImport(evidence);
	const files = await archive.warcs.sizes(capture.id);
	const pages = evidence.pages.length <= 1e4 ? [] : null;
	const figures = reportFigures(assessment, (page) => void pages?.push(reportPage(page)));
	const streamed = buildReport(assessment, factsOf(evidence, files), figures);
	const { asOf } = assessment;
	await archive.catalog.captures.update(capture.id, {
		plannedAsOf: asOf,
		asOf
	});
	if (pages === null) return {
		written: streamed,
		held: holdReport(streamed)
	};
	const held = {
		...streamed,
		pages
	};
	return {
		written: held,
		held
	};
}
function factsOf({ capture, looks }, files) {
	return {
		finishedAt: capture.finishedAt ?? capture.startedAt,
		strategy: "imported",
		delayMs: 0,
		requests: looks,
		bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
		warcs: files.map(({ file }) => file),
		notes: [NOTE],
		changes: NO_CHANGES,
		imported: true
	};
}
//#endregion
//#region src/study/complete-standing.ts
/** Adds the shares that are missing. */
async function completeStanding(archive, options = {}) {
	const { anew = false, evidenceOf = evidenceReader(archive) } = options;
	const captures = (await archive.catalog.captures.list()).filter((one) => !isTestimony(one)).reverse();
	for (const site of new Set(captures.map((capture) => capture.site))) {
		if (anew) await archive.catalog.standing.forget(site);
		const has = new Set(await archive.catalog.standing.captures(site));
		const own = captures.filter((capture) => capture.site === site);
		for (const capture of own) if (!isUnfinished(capture) && !has.has(capture.id)) await addShare(archive, await evidenceOf(capture), own);
	}
}
async function addShare({ catalog }, evidence, ofSite) {
	const { id: captureId } = evidence.capture;
	const pages = [];
	const hosts = testHosts(evidence, ([first]) => void pages.push(first.url));
	const looksAt = ofSite.length === 1 ? async (urls) => urls.map((url) => evidence.sightingsOf(url)) : looksOf$1(catalog, ofSite);
	await catalog.standing.put(captureId, await standingShare({
		captureId,
		pages,
		hosts,
		looksAt
	}));
}
/** All looks of a site's captures at pages, with the errors of their clocks. */
function looksOf$1({ sightings }, ofSite) {
	const runsOf = new Map(ofSite.map(({ id, runs }) => [id, runs]));
	const looksAt = async (url) => (await sightings.ofPage(url)).filter(({ captureId }) => runsOf.has(captureId)).flatMap((look) => withClockErrors([look], runsOf.get(look.captureId)));
	return (urls) => Promise.all(urls.map(looksAt));
}
//#endregion
//#region src/study/near-pages.ts
/** One page against all: a scan of small sketches in flat memory needs no index. `null` without a text version. */
async function nearPages(sketches, url, { least, mostPages = Infinity, mostCompared = Infinity }) {
	const newest = (await sketches.ofPage(url)).at(-1);
	if (!newest) return null;
	const best = /* @__PURE__ */ new Map();
	let [compared, isWhole] = [0, true];
	for await (const other of sketches.all()) {
		if (compared++ >= mostCompared) {
			isWhole = false;
			break;
		}
		if (other.url === url) continue;
		const similarity = signatureSimilarity(newest.signature, other.signature);
		if (similarity >= least && similarity > (best.get(other.url)?.similarity ?? 0)) best.set(other.url, {
			url: other.url,
			at: other.at,
			similarity
		});
	}
	const near = [...best.values()].sort((a, b) => b.similarity - a.similarity || (a.url < b.url ? -1 : 1));
	return {
		at: newest.at,
		near: near.slice(0, mostPages),
		isWhole
	};
}
//#endregion
//#region src/study/sketch-versions.ts
/** Larger bodies and contents are no pages to be compared with others. */
var MOST_BYTES = 4194304;
/** Keeps a sketch of each content that a capture saw and the archive has none of; returns how many. */
async function sketchVersions(archive, captureId, signal) {
	const rules = scrubRules();
	let made = 0;
	for await (const sighting of archive.catalog.sightings.ofCapture(captureId)) {
		if (signal?.aborted) break;
		if (!isReadable(sighting)) continue;
		const { url, outcome } = sighting;
		if (await archive.catalog.sketches.has(url, outcome.identity.contentDigest)) continue;
		const version = await versionSeen(archive.warcs, sighting, MOST_BYTES);
		if (version === null) continue;
		const page = readPage(version.content, {
			url,
			contentType: outcome.identity.contentType,
			rules
		});
		await archive.catalog.sketches.add(kept(sighting, sketchOf(outcome.payloadDigest, page, rules)));
		made++;
	}
	return made;
}
function isReadable(sighting) {
	if (!isCaptured(sighting) || sighting.outcome.identity.status !== 200) return false;
	const type = mediaType(sighting.outcome.identity.contentType) ?? "";
	return /^text\/(?:html|plain)$|xhtml/.test(type) && sighting.outcome.payloadBytes <= MOST_BYTES;
}
function kept(sighting, sketch) {
	const { url, outcome, times } = sighting;
	const { payloadDigest, textDigest, scrubbedDigest, ruleSet, signature } = sketch;
	return {
		url,
		contentDigest: outcome.identity.contentDigest,
		at: times.sentAt,
		payloadDigest,
		textDigest,
		scrubbedDigest,
		ruleSet,
		signature
	};
}
//#endregion
//#region src/study/page-texts.ts
/** More of a text is not searched: a long book has as many characters. */
var MOST_TEXT_CHARS = 1048576;
/** Larger pages are not read; PDFs have a bound of their own. */
var MOST_PAGE_BYTES = 8388608;
/** Whether a sighting shows something to search. */
function hasText(sighting) {
	if (!isCaptured(sighting) || sighting.outcome.identity.status !== 200) return false;
	return textFormOf(sighting.outcome.identity.contentType) !== null && sighting.outcome.payloadBytes <= mostBytesOf(sighting);
}
function mostBytesOf({ outcome }) {
	return textFormOf(outcome.identity.contentType) === "pdf" ? MOST_PDF_BYTES : MOST_PAGE_BYTES;
}
/** Looks at a page and the texts that the index does not hold. */
async function pageTexts(sources, url) {
	const { archive, siteOf } = sources;
	const sightings = (await archive.catalog.sightings.ofPage(url)).filter((one) => siteOf.has(one.captureId) && !isOfSome(one));
	const shown = await shownBy(sources, url, sightings);
	const held = await archive.search.held(url);
	const texts = /* @__PURE__ */ new Map();
	for (const state of shown.values()) {
		if (held.has(state.key) || texts.has(state.key)) continue;
		const text = await textOf(sources, state);
		if (text) texts.set(state.key, text);
	}
	return {
		url,
		looks: looksOf(sightings, shown, siteOf),
		texts: [...texts.values()]
	};
}
/** Told of some visitors alone: what they were given is not what the page says to all. */
function isOfSome(sighting) {
	return isTold(sighting) && sighting.outcome.told.variant !== void 0;
}
function looksOf(sightings, shown, siteOf) {
	const looks = [];
	let seen = null;
	for (const sighting of sightings) {
		const before = isNotModified(sighting) ? seen : null;
		if (before === null && sighting.outcome.kind !== "captured") continue;
		const { text, parts } = before ?? wordsOf(shown.get(sighting));
		const { captureId, times } = sighting;
		const site = siteOf.get(captureId);
		const look = {
			at: times.sentAt,
			captureId,
			site,
			text,
			...parts && { parts }
		};
		looks.push(look);
		if (!isTold(sighting)) seen = look;
		else if (sighting.outcome.told.to > look.at) looks.push({
			...look,
			at: sighting.outcome.told.to
		});
	}
	return sightings.some(isTold) ? looks.sort((a, b) => a.at - b.at) : looks;
}
function isNotModified({ outcome }) {
	return outcome.kind === "unchanged" && outcome.asked;
}
function wordsOf(state) {
	const parts = state?.rendering?.requests;
	return {
		text: state?.key ?? null,
		...parts && { parts }
	};
}
/** By what they show: what a browser made of them where it was asked, else their content. */
async function shownBy({ renderingOf }, url, sightings) {
	const shown = /* @__PURE__ */ new Map();
	const readable = sightings.filter(hasText);
	for (const captureId of new Set(readable.map((one) => one.captureId))) {
		const own = readable.filter((one) => one.captureId === captureId);
		const rendering = await renderingOf(captureId, url);
		const source = rendering === null || rendering.textDigest === null ? null : contentAt(own, rendering.at);
		for (const sighting of own) {
			const content = sighting.outcome.identity.contentDigest;
			const isRendered = content === source;
			const key = isRendered ? `shown ${rendering.textDigest}` : content;
			shown.set(sighting, {
				key,
				sighting,
				rendering: isRendered ? rendering : null
			});
		}
	}
	return shown;
}
/** The content of the look nearest to an instant: a rendering names its look by its second. */
function contentAt(sightings, at) {
	const distance = ({ times }) => Math.abs(times.sentAt - at);
	return sightings.reduce((best, one) => distance(one) < distance(best) ? one : best).outcome.identity.contentDigest;
}
/** `null` where the archive does not hold it any more, or it cannot be read. */
async function textOf(sources, state) {
	const { key, sighting, rendering } = state;
	const { contentType } = sighting.outcome.identity;
	const content = await contentOf(sources.archive, sighting).catch(() => null);
	if (content === null) return null;
	if (textFormOf(contentType) === "pdf") {
		const pdf = await sources.pdfs.read(content, MOST_TEXT_CHARS);
		return pdf && {
			...pdf,
			key,
			form: "pdf",
			language: primaryLanguage(pdf.language)
		};
	}
	const read = {
		key,
		...readerText(content, contentType, MOST_TEXT_CHARS)
	};
	const text = rendering && await renderedText(sources.archive, rendering).catch(() => null);
	if (!text || !rendering) return read;
	const title = rendering.title || read.title;
	const language = primaryLanguage(rendering.language) ?? read.language;
	const isCut = text.length > MOST_TEXT_CHARS;
	return {
		...read,
		title,
		language,
		text: text.slice(0, MOST_TEXT_CHARS),
		isCut
	};
}
/** As decoded; what cannot be decoded, or grows beyond the bounds, has no text. */
async function contentOf({ warcs }, sighting) {
	const bytes = await warcs.read(sighting);
	const response = bytes && parseHttpResponse(bytes);
	if (!response?.ok) return null;
	const limits = {
		...SHOW_LIMITS,
		maxOutputBytes: mostBytesOf(sighting)
	};
	const decoded = decodeContent(response.body, response.headers, limits);
	return decoded.kind === "ok" ? decoded.content : null;
}
/** The text that a browser showed, as it lies in the archive. */
async function renderedText({ index }, { document, at }) {
	const name = `urn:text:${document}`;
	const entry = (await index.lookup(name)).find((one) => one.url === name && one.at === at);
	if (entry?.recordType !== "resource") return null;
	const response = parseHttpResponse((await index.read(entry)).httpBytes);
	return response.ok ? decodeText(response.body, "text/plain; charset=utf-8").text : null;
}
//#endregion
//#region src/study/index-texts.ts
/** Pages and characters that are written at once. */
var MOST_PAGES = 256;
var MOST_CHARS = 4194304;
/** Adds the texts of all captures that have ended and are not in the index. */
async function indexTexts(archive, signal) {
	const none = {
		captures: 0,
		texts: 0
	};
	if (!archive.search.isKept) return none;
	const ended = (await archive.catalog.captures.list()).filter((capture) => !isUnfinished(capture));
	const done = await archive.search.captures();
	const missing = ended.filter(({ id }) => !done.has(id)).toReversed();
	if (missing.length === 0) return none;
	const pdfs = new PdfReader();
	try {
		return await new TextIndexer(archive, ended, pdfs).add(missing, signal);
	} finally {
		await pdfs.close();
	}
}
/** The same as a step after others, which it must not fail. */
async function indexTextsSafely(archive, logger, signal) {
	try {
		await indexTexts(archive, signal);
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		logger.log("warn", `the words of the pages are not searchable yet: ${why}; isochron reindex adds them`);
	}
}
/** One walk over captures; each page is read once, with all its looks. */
var TextIndexer = class {
	#archive;
	#sources;
	#seen = /* @__PURE__ */ new Set();
	#batch = [];
	#chars = 0;
	#texts = 0;
	constructor(archive, ended, pdfs) {
		this.#archive = archive;
		const siteOf = new Map(ended.map(({ id, site }) => [id, site]));
		this.#sources = {
			archive,
			siteOf,
			renderingOf: renderingsOf(archive),
			pdfs
		};
	}
	async add(captures, signal) {
		let finished = 0;
		for (const { id } of captures) {
			for await (const sighting of this.#archive.catalog.sightings.ofCapture(id)) {
				if (signal?.aborted) return {
					captures: finished,
					texts: this.#texts
				};
				const { url } = sighting;
				if (this.#seen.has(url)) continue;
				if (!hasText(sighting) && (await this.#archive.search.held(url)).size === 0) continue;
				this.#seen.add(url);
				await this.#addPage(url);
			}
			await this.#write();
			await this.#archive.search.finish(id);
			finished++;
		}
		return {
			captures: finished,
			texts: this.#texts
		};
	}
	async #addPage(url) {
		const page = await pageTexts(this.#sources, url);
		this.#batch.push(page);
		this.#texts += page.texts.length;
		for (const { text } of page.texts) this.#chars += text.length;
		if (this.#batch.length >= MOST_PAGES || this.#chars >= MOST_CHARS) await this.#write();
	}
	async #write() {
		if (this.#batch.length > 0) await this.#archive.search.put(this.#batch);
		[this.#batch, this.#chars] = [[], 0];
	}
};
/** Most captures show no page in a browser: those are asked once. */
function renderingsOf({ catalog }) {
	const shows = /* @__PURE__ */ new Map();
	const hasAny = async (captureId) => {
		for await (const _ of catalog.renderings.ofCapture(captureId)) return true;
		return false;
	};
	return async (captureId, url) => {
		const known = shows.get(captureId) ?? hasAny(captureId);
		shows.set(captureId, known);
		return await known ? catalog.renderings.ofDocument(captureId, url) : null;
	};
}
//#endregion
export { summarise as $, ChangeForecast as A, extractPages as B, nextQuietTime as C, LearnedRates as D, RATE_ESTIMATORS as E, mergeTransitions as F, coherentOver as G, standingShare as H, organiseChanges as I, buildCertificate as J, largestCoherentSet as K, significance as L, NEAR_DEFAULTS as M, mineRules as N, addSightings as O, jointChanges as P, reportFigures as Q, wdDiff as R, RefreshKnowledge as S, hourOfWeek as T, ToldCoverage as U, recordsNamed as V, archiveView as W, holdReport as X, SightingLog as Y, buildReport as Z, whyOf as _, completeStanding as a, assessCapture as at, heldEstimate as b, compareTold as c, bestSpan as ct, mineInputOfArchive as d, merkleRoot as dt, settleClocks as et, captureOfPage as f, rootOfProof as ft, sightingsByPage as g, evidenceReader as h, siteBlur as ht, nearPages as i, assessRefresh as it, arrivalsByDirectory as j, blended as k, measureCapture as l, MerkleTree as lt, siteNamed as m, TESTIMONY_WORDS as mt, indexTextsSafely as n, TestimonyTally as nt, reportImports as o, testHosts as ot, capturesOfSite as p, DirectoryTree as pt, buildTestimony as q, sketchVersions as r, testimonyReport as rt, siteSeries as s, againstNotModified as st, indexTexts as t, datesApart as tt, measureSite as u, merkleLeaf as ut, mineSite as v, shrunkPattern as w, RefreshOutlook as x, learnedColumns as y, borrowedBy as z };
