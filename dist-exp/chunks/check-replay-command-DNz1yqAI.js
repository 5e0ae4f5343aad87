import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Kn as parsePageUrl, Wt as mediaType, Zn as toIso, c as standInSecrets, d as stepsFor, u as secretNames } from "./formats-CP_ayLbB.js";
import { B as storedResponse, Nt as fieldsOfPage, Pt as isScriptsOwn, W as ArchiveEvidence, n as startRenderer, r as RENDER_LIMITS, u as pageClock } from "./render-DH98pEeP.js";
import { p as capturesOfSite } from "./study-CIoHvote.js";
import { c as isUnfinished, i as isImport, l as patchedBy, o as isRefresh, s as isTestimony } from "./surt-CmP5UFl-.js";
import { h as renderReplayCheckHtml, m as renderReplayCheckTerminal } from "./missing-page-text-DkML2foU.js";
import { it as browserOf } from "./store-B-jxG4ia.js";
import { r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { t as SeededRandom } from "./seeded-random-Dd4u2nT2.js";
import { c as openForReading, f as withFlag, r as cliLogger } from "./open-world-zuh7A_hR.js";
import { n as requireCopyFolder, r as writeCopyFolder, t as CopyProgress } from "./copy-progress-D3R35_aB.js";
import { c as openReplay } from "./server-BoeAt3Ho.js";
import { n as keepReplayCheck } from "./kept-replay-check-CyY_EBUb.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { t as findCapture } from "./find-capture-NN4qzVmh.js";
import { t as FindingsReported } from "./findings-CzK4YIf4.js";
import { inflateSync } from "node:zlib";
import { InvalidArgumentError } from "commander";
//#region src/check-replay/compare-texts.ts
var [WORDS_BEFORE, WORDS_AFTER, MOST_CHARS$1] = [
	3,
	9,
	160
];
/** Compares word by word; how they are spaced and broken into lines is no difference. */
function compareTexts(stored, replayed) {
	const [these, those] = [wordsOf(stored), wordsOf(replayed)];
	const at = firstDifference(these, those);
	const sameWords = shareOfWords(these, those);
	if (at === null) return {
		isSame: true,
		sameWords,
		firstDifference: null
	};
	return {
		isSame: false,
		sameWords,
		firstDifference: {
			stored: around(these, at),
			replayed: around(those, at)
		}
	};
}
function wordsOf(text) {
	return text.normalize("NFC").split(/\s+/).filter((word) => word !== "");
}
function firstDifference(these, those) {
	const longest = Math.max(these.length, those.length);
	for (let at = 0; at < longest; at++) if (these[at] !== those[at]) return at;
	return null;
}
/** Twice the words in common over all words of both. */
function shareOfWords(these, those) {
	if (these.length + those.length === 0) return 1;
	const left = /* @__PURE__ */ new Map();
	for (const word of these) left.set(word, (left.get(word) ?? 0) + 1);
	let common = 0;
	for (const word of those) {
		const count = left.get(word) ?? 0;
		if (count === 0) continue;
		left.set(word, count - 1);
		common++;
	}
	return 2 * common / (these.length + those.length);
}
function around(words, at) {
	const from = Math.max(0, at - WORDS_BEFORE);
	const text = words.slice(from, at + WORDS_AFTER).join(" ");
	const quoted = text.length > MOST_CHARS$1 ? `${text.slice(0, MOST_CHARS$1)}…` : text;
	return at >= words.length ? `${quoted} (end)`.trimStart() : quoted;
}
//#endregion
//#region src/check-replay/compare-requests.ts
/** What the archive has no record of, as the answerer of stored bytes tells it. */
var NOT_HELD = "not-held";
/** Compares what was asked for and given, address by address. */
function compareRequests(stored, replayed) {
	const [these, those] = [partsOf(stored), partsOf(replayed)];
	const [gone, come] = unpaired(these, those);
	const differing = [...these].flatMap(([key, part]) => {
		const other = those.get(key);
		return other && other.isGiven !== part.isGiven ? [{
			part,
			other
		}] : [];
	});
	const lost = differing.filter(({ part }) => part.isGiven).map(({ other }) => other);
	const won = differing.filter(({ part }) => !part.isGiven).map(({ other }) => other);
	return {
		missingInReplay: [...lost.map(({ url, words }) => ({
			url,
			why: `replay: ${words}`
		})), ...gone.filter(({ isGiven }) => isGiven).map(({ url }) => ({
			url,
			why: "not asked for in replay"
		}))],
		onlyInReplay: [...won, ...come].map(({ url, words }) => ({
			url,
			why: `asked for in replay: ${words}`
		})),
		notHeld: [...these.values()].filter(({ isHeld }) => !isHeld).map(({ url }) => url)
	};
}
/** Those that only one side asked for; numbers against caches, which hang on the clock, are no difference. */
function unpaired(these, those) {
	const gone = [...these].filter(([key]) => !those.has(key));
	const come = [...those].filter(([key]) => !these.has(key));
	const loose = ([key, { isGiven }]) => `${key.split("?", 1)[0]} ${isGiven}`;
	const [ofGone, ofCome] = [new Set(gone.map(loose)), new Set(come.map(loose))];
	return [gone.filter((one) => !ofCome.has(loose(one))).map(([, part]) => part), come.filter((one) => !ofGone.has(loose(one))).map(([, part]) => part)];
}
/** By method and address; the last answer counts, which is the one behind redirects of our own. */
function partsOf({ requests, meant }) {
	const parts = /* @__PURE__ */ new Map();
	for (const request of requests) {
		const url = isCompared(request) ? meant(request.url) : null;
		const end = endOf(request);
		if (url === null || !end.isGiven && URL.canParse(url) && new URL(url).pathname === "/favicon.ico") continue;
		const shown = shortened(request.method === "GET" ? url : `${request.method} ${url}`);
		parts.set(`${request.method} ${url}`, {
			url: shown,
			...end
		});
	}
	return parts;
}
/** Nobody sees what comes of beacons, reports and questions before a request. */
function isCompared({ end, resourceType, method }) {
	if (resourceType === "Preflight" || method === "OPTIONS") return false;
	return !(end.kind === "open" && (end.why === "beacon" || end.why === "report" || end.why === "refused"));
}
function endOf({ end }) {
	switch (end.kind) {
		case "answered": return {
			isGiven: end.status < 400,
			isHeld: end.id !== NOT_HELD,
			words: `answered ${end.status}`
		};
		case "failed": return {
			isGiven: false,
			isHeld: end.code !== NOT_HELD,
			words: `failed, ${end.code}`
		};
		case "open": return {
			isGiven: false,
			isHeld: true,
			words: `left open, ${end.why}`
		};
	}
}
var MOST_CHARS = 2e3;
/** Addresses that scripts make can be of any length. */
function shortened(url) {
	return url.length > MOST_CHARS ? `${url.slice(0, MOST_CHARS)}…` : url;
}
//#endregion
//#region src/check-replay/picture-likeness.ts
var SIGNATURE = Buffer.from([
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
]);
var MOST_PIXELS = 2e7;
/** Bytes of a pixel by colour type, at eight bits a sample (PNG, section 11.2.1): what browsers write. */
var BYTES_EACH = {
	2: 3,
	6: 4
};
/** The share, 0 to 1; `null` where they cannot be compared. */
function likeness(one, other) {
	const [a, b] = [pixelsOf(one), pixelsOf(other)];
	if (a === null || b === null) return null;
	if (a.width !== b.width || a.height !== b.height) return 0;
	let same = 0;
	for (let at = 0; at < a.width * a.height; at++) if (isSamePixel(a, b, at)) same++;
	return same / (a.width * a.height);
}
function isSamePixel(a, b, at) {
	for (let sample = 0; sample < 3; sample++) if (a.rows[at * a.bytesEach + sample] !== b.rows[at * b.bytesEach + sample]) return false;
	return true;
}
/** Reads a picture; `null` where it is none that is known here. */
function pixelsOf(png) {
	const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
	if (bytes.length < 33 || !bytes.subarray(0, 8).equals(SIGNATURE)) return null;
	const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
	const bytesEach = BYTES_EACH[bytes[25]];
	if (!(bytes[24] === 8 && bytes[28] === 0) || bytesEach === void 0 || width === 0 || width * height > MOST_PIXELS) return null;
	const size = (width * bytesEach + 1) * height;
	const filtered = inflated(dataOf(bytes), size);
	return filtered && {
		width,
		height,
		bytesEach,
		rows: unfiltered(filtered, width * bytesEach, bytesEach)
	};
}
function dataOf(bytes) {
	const parts = [];
	for (let at = 8; at + 12 <= bytes.length;) {
		const length = bytes.readUInt32BE(at);
		if (bytes.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(bytes.subarray(at + 8, at + 8 + length));
		at += 12 + length;
	}
	return Buffer.concat(parts);
}
function inflated(data, size) {
	try {
		const whole = inflateSync(data, { maxOutputLength: size });
		return whole.length === size ? whole : null;
	} catch {
		return null;
	}
}
/** Undoes the filters of PNG, section 9.2. */
function unfiltered(filtered, rowBytes, bytesEach) {
	const height = filtered.length / (rowBytes + 1);
	const rows = new Uint8Array(rowBytes * height);
	for (let y = 0; y < height; y++) {
		const filter = filtered[y * (rowBytes + 1)];
		const [from, to] = [y * (rowBytes + 1) + 1, y * rowBytes];
		for (let x = 0; x < rowBytes; x++) {
			const left = x < bytesEach ? 0 : rows[to + x - bytesEach];
			const above = y === 0 ? 0 : rows[to + x - rowBytes];
			const corner = x < bytesEach || y === 0 ? 0 : rows[to + x - rowBytes - bytesEach];
			rows[to + x] = filtered[from + x] + predicted(filter, left, above, corner);
		}
	}
	return rows;
}
function predicted(filter, left, above, corner) {
	if (filter === 1) return left;
	if (filter === 2) return above;
	if (filter === 3) return left + above >> 1;
	return filter === 4 ? paeth(left, above, corner) : 0;
}
function paeth(left, above, corner) {
	const guess = left + above - corner;
	const [byLeft, byAbove, byCorner] = [
		guess - left,
		guess - above,
		guess - corner
	].map(Math.abs);
	if (byLeft <= byAbove && byLeft <= byCorner) return left;
	return byAbove <= byCorner ? above : corner;
}
//#endregion
//#region src/check-replay/stored-side.ts
/** Answers from stored bytes. */
var StoredSide = class {
	#archive;
	#captures;
	#servedBy;
	#mostBytes;
	constructor(archive, captures, mostBytes) {
		this.#archive = archive;
		this.#captures = captures;
		this.#mostBytes = mostBytes;
		const evidence = new ArchiveEvidence({
			catalog: archive.catalog,
			captures: () => Promise.resolve(captures)
		});
		this.#servedBy = {
			choice: "coherent",
			evidenceOf: (url) => evidence.ofPage(url),
			requestsTo: (address, asked) => evidence.requestsTo(address, asked)
		};
	}
	/** The document of a page. */
	document(url, at) {
		return this.#find({
			method: "GET",
			url,
			headers: [],
			body: null,
			resourceType: "Document"
		}, at);
	}
	/** Whatever the page asks for, as of a moment. */
	answerer(at) {
		return async (request) => {
			if (isServiceWorker(request)) return WORKERS_NOT_RUN;
			return answerOf(request, await this.#find(request, at));
		};
	}
	#find(request, at) {
		const { method, url, body, resourceType } = request;
		const isByScript = isScriptsOwn(resourceType);
		const sent = {
			method,
			contentType: fieldOf(request, "content-type") ?? "",
			body: body ?? /* @__PURE__ */ new Uint8Array()
		};
		return storedResponse(this.#archive.index, {
			url,
			at,
			captures: this.#captures,
			servedBy: this.#servedBy,
			mostBytes: this.#mostBytes,
			isLoose: resourceType !== "Document",
			...resourceType !== "Document" && { fields: fieldsOfPage({
				...request,
				isByScript
			}) },
			...method !== "GET" && method !== "HEAD" && { request: sent }
		});
	}
};
/** What is said to a page that asks for a service worker: replay runs none, since it would outlive its page. */
var WORKERS_NOT_RUN = {
	kind: "refused",
	why: "service workers are not run"
};
/** Whether the browser asks for a service worker's script. */
function isServiceWorker(request) {
	return fieldOf(request, "service-worker") !== void 0;
}
function fieldOf({ headers }, name) {
	return headers.find(([own]) => own.toLowerCase() === name)?.[1];
}
function answerOf({ method, url, resourceType }, found) {
	if (found.kind === "absent") return resourceType === "Document" ? blankFrame(NOT_HELD) : {
		kind: "failed",
		code: NOT_HELD
	};
	if (found.kind === "too-long") return {
		kind: "failed",
		code: "too long for the browser"
	};
	if (found.kind === "unreadable") return {
		kind: "failed",
		code: found.reason
	};
	return documentOf(url, method === "HEAD" ? {
		...found,
		body: /* @__PURE__ */ new Uint8Array()
	} : found);
}
/** A frame without a document, both ways: neither the browser's words for that nor ours are the page's. */
function blankFrame(id) {
	return {
		kind: "response",
		id,
		status: 404,
		headers: [["Content-Type", "text/html"]],
		body: /* @__PURE__ */ new Uint8Array()
	};
}
/** A stored response in the renderer's words. */
function documentOf(url, { status, headers, body }) {
	return {
		kind: "response",
		id: url,
		status,
		headers,
		body
	};
}
//#endregion
//#region src/check-replay/judge-page.ts
/** Judges a page that was shown, or not, both ways. */
function judgePage({ stored, replayed, meant, outside }) {
	const wouldHaveLeft = [...outside];
	if (stored.kind === "failed" || replayed.kind === "failed") return {
		...couldNotBeShown(failures({
			stored,
			replayed
		})),
		wouldHaveLeft
	};
	const [one, other] = [stored.rendering, replayed.rendering];
	const texts = compareTexts(one.tree.text, other.tree.text);
	const requests = compareRequests({
		requests: one.requests,
		meant: (url) => url
	}, {
		requests: other.requests,
		meant
	});
	const title = {
		stored: one.title,
		replayed: other.title
	};
	const reasons = reasonsOf({
		texts,
		title,
		requests,
		wouldHaveLeft
	});
	return {
		result: !(texts.isSame && title.stored === title.replayed) ? "text-differs" : reasons.length > 0 ? "missing-parts" : "same",
		reasons,
		sameWords: texts.sameWords,
		firstDifference: texts.firstDifference,
		title,
		...requests,
		wouldHaveLeft,
		...figuresOf(one, other),
		...[...one.open, ...other.open].some(({ detail }) => detail === WORKERS_NOT_RUN.why) && { isWithoutWorker: true }
	};
}
/** A page of which nothing can be compared. */
function couldNotBeShown(reasons) {
	const result = "could-not-be-shown";
	const nothing = {
		sameWords: null,
		firstDifference: null,
		title: null
	};
	const none = {
		missingInReplay: [],
		onlyInReplay: [],
		notHeld: [],
		wouldHaveLeft: []
	};
	return {
		result,
		reasons,
		...nothing,
		...none,
		consoleErrors: null,
		openRequests: null,
		samePixels: null
	};
}
/** The picture of the view as it was at the end; those of steps have names. */
function viewOf(outcome) {
	if (outcome.kind === "failed") return null;
	return outcome.rendering.screenshots.find(({ kind, name }) => kind === "view" && name === void 0)?.bytes ?? null;
}
function figuresOf(one, other) {
	const [stored, replayed] = [one, other].map((rendering) => viewOf({
		kind: "rendered",
		rendering
	}));
	return {
		consoleErrors: {
			stored: one.consoleErrors,
			replayed: other.consoleErrors
		},
		openRequests: {
			stored: one.open.length,
			replayed: other.open.length
		},
		samePixels: stored && replayed ? likeness(stored, replayed) : null
	};
}
function failures({ stored, replayed }) {
	const words = (outcome, way) => outcome.kind === "failed" ? [`${way} it could not be shown: ${outcome.message} (${outcome.code})`] : [];
	return [...words(stored, "from its stored bytes"), ...words(replayed, "from replay")];
}
function reasonsOf({ texts, title, requests, wouldHaveLeft }) {
	const { missingInReplay, onlyInReplay } = requests;
	const { firstDifference } = texts;
	return [
		...firstDifference === null ? [] : [textReason(texts.sameWords, firstDifference)],
		...title.stored === title.replayed ? [] : [`the title is ${quoted(title.replayed)} in replay, ${quoted(title.stored)} from the stored bytes`],
		...partsReason(missingInReplay, "missing in replay"),
		...partsReason(onlyInReplay, "asked for in replay alone"),
		...wouldHaveLeft.length === 0 ? [] : [`it asks outside the archive ${counted(wouldHaveLeft.length, "time")}: ${wouldHaveLeft[0]}`]
	];
}
function textReason(sameWords, { stored, replayed }) {
	return `${sameWords === 1 ? "the same words in another order" : `${percent(sameWords)} of the words`}; replay has ${quoted(replayed)} where the stored bytes have ${quoted(stored)}`;
}
/** Never rounded up to all of them. */
function percent(share) {
	return `${(Math.floor(share * 1e3) / 10).toFixed(1)} %`;
}
function partsReason(parts, what) {
	const [first] = parts;
	if (first === void 0) return [];
	return [`${counted(parts.length, "part")} ${what}: ${first.url} (${first.why})`];
}
var MOST_QUOTED = 200;
function quoted(text) {
	return JSON.stringify(text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);
}
//#endregion
//#region src/check-replay/steps-again.ts
/** The steps with which a document was captured; `null` where it was shown without. */
async function stepsOfDocument(document, url, known) {
	const capture = known.captures.find(({ id }) => id === document.captureId);
	const site = capture && stepsFor(browserOf(capture.settings).steps, url);
	if (!capture || !site || site.steps.length === 0) return null;
	return (await known.renderings.ofDocument(capture.id, url))?.steps === void 0 ? null : withoutSecrets(site.steps);
}
/** Up to the first step that needs a secret: what follows hangs on it. */
function withoutSecrets(steps) {
	const first = steps.findIndex((step) => secretNames([{ steps: [step] }]).length > 0);
	const taken = first === -1 ? steps.length : first;
	const toTake = taken === 0 ? null : {
		steps: steps.slice(0, taken),
		secrets: standInSecrets([])
	};
	const rest = taken + 1 === steps.length ? `step ${taken + 1}` : `steps ${taken + 1} to ${steps.length}`;
	const notRepeated = first === -1 ? null : `${rest} not repeated: needs a secret`;
	return {
		toTake,
		taken,
		of: steps.length,
		notRepeated
	};
}
/** Steps that came out otherwise in replay, in sentences. */
function stepDifferences(stored, replayed) {
	const [these, those] = [recordsOf(stored), recordsOf(replayed)];
	const first = these.findIndex(({ end, place }, at) => end !== those[at]?.end || place !== those[at].place);
	if (first === -1) return these.length < those.length ? [`step ${those[these.length].place} was taken in replay alone`] : [];
	const { place, step, end } = these[first];
	return [`step ${place} (${step}): ${end} from the stored bytes, ${those[first]?.end ?? "not taken"} in replay`];
}
/** The first step that cannot be taken from the stored bytes either, in words; `null` where all were. */
function stepNotTaken(stored) {
	const failed = recordsOf(stored).find(({ end }) => end !== "done" && end !== "passed-over");
	return failed ? `step ${failed.place} (${failed.step}) ended both ways as ${failed.end}` : null;
}
function recordsOf(outcome) {
	return outcome.kind === "rendered" ? outcome.rendering.steps : outcome.steps;
}
//#endregion
//#region src/check-replay/check-page.ts
/** A page of which not even the document can be given. */
function unshownPage(url, at, reason) {
	return {
		page: {
			url,
			at: toIso(at),
			isUnsteady: false,
			pictures: null,
			...couldNotBeShown([reason])
		},
		pictures: null
	};
}
/** Shows it both ways and compares; a page that differs is shown from its stored bytes once more. */
async function checkPage(page, means) {
	const { url, at } = page;
	const address = means.replayed.addressOf(url, at);
	const document = await means.replayed.document(address);
	if (document.kind !== "response" || document.status !== page.document.status) return unshownPage(url, at, refusal(document, page.document.status));
	const replayable = {
		address,
		document
	};
	const shown = await showBothWays(page, replayable, means, null);
	const judged = judgePage(shown);
	const isSteady = judged.result === "same" || isSameTwice(shown.stored, await showStored(page, means, null));
	const after = page.steps && await checkSteps(page, replayable, means, page.steps);
	return {
		page: {
			url,
			at: toIso(at),
			isUnsteady: !isSteady,
			pictures: null,
			...judged,
			...after && { steps: after.steps }
		},
		pictures: picturesOf$1(shown),
		...after && { stepPictures: after.pictures }
	};
}
/** The page once more both ways, and what it was after the steps of its capture. */
async function checkSteps(page, replayable, means, { toTake, taken, of, notRepeated }) {
	const none = {
		sameWords: null,
		firstDifference: null,
		samePixels: null
	};
	const said = {
		taken,
		of,
		notRepeated,
		pictures: null
	};
	if (toTake === null) return {
		steps: {
			result: "not-repeated",
			reasons: [],
			...said,
			...none
		},
		pictures: null
	};
	const shown = await showBothWays(page, replayable, means, toTake);
	const { result, reasons, sameWords, firstDifference, samePixels } = judgePage(shown);
	const otherwise = stepDifferences(shown.stored, shown.replayed);
	return {
		steps: {
			...said,
			result: otherwise.length > 0 ? "steps-differ" : result,
			reasons: [...otherwise, ...reasons],
			notRepeated: (otherwise.length === 0 ? stepNotTaken(shown.stored) : null) ?? notRepeated,
			sameWords,
			firstDifference,
			samePixels
		},
		pictures: picturesOf$1(shown)
	};
}
async function showBothWays(page, { address, document }, means, steps) {
	const { url, clock: at } = page;
	const stored = await showStored(page, means, steps);
	const { answer, outside } = means.replayed.answerer(page);
	const shown = {
		url: address,
		document,
		at,
		answer,
		screenshot: "view",
		...steps && { steps }
	};
	const replayed = await means.renderer.render(shown, means.signal);
	const meant = (asked) => means.replayed.meant(asked, url);
	return {
		stored,
		replayed,
		meant,
		outside
	};
}
function picturesOf$1({ stored, replayed }) {
	const [before, after] = [viewOf(stored), viewOf(replayed)];
	return before && after && {
		stored: before,
		replayed: after
	};
}
function showStored(page, { renderer, stored, signal }, steps) {
	const document = documentOf(page.url, page.document);
	const answer = stored.answerer(page.at);
	const { url, clock: at } = page;
	const shown = {
		url,
		document,
		at,
		answer,
		screenshot: "view",
		...steps && { steps }
	};
	return renderer.render(shown, signal);
}
/** A page that could not be shown is not called unsteady: nothing is known of it. */
function isSameTwice(first, second) {
	if (first.kind === "failed" || second.kind === "failed") return true;
	const [one, other] = [first.rendering, second.rendering];
	return compareTexts(one.tree.text, other.tree.text).isSame && one.title === other.title;
}
function refusal(document, status) {
	return `replay ${document.status === void 0 ? "does not give its document" : `answers ${document.status}`}; the stored response has status ${status}`;
}
//#endregion
//#region src/check-replay/replayed-side.ts
/** Answers from replay. */
var ReplayedSide = class {
	#replay;
	#mostBytes;
	constructor(replay, mostBytes) {
		this.#replay = replay;
		this.#mostBytes = mostBytes;
	}
	/** Where the page is shown. */
	addressOf(url, at) {
		return this.#replay.addressOf({
			url,
			at
		});
	}
	/** The document, asked for as the frame in a reader's window asks for it (Fetch Metadata). */
	document(address) {
		return this.#carry({
			method: "GET",
			url: address,
			headers: [
				["Sec-Fetch-Dest", "iframe"],
				["Sec-Fetch-Mode", "navigate"],
				["Sec-Fetch-Site", "cross-site"]
			],
			body: null
		});
	}
	/** Whatever the page asks for at a moment; what is outside the archive is put on the list, and fails. */
	answerer({ url: pageUrl, at }) {
		const outside = /* @__PURE__ */ new Set();
		const answer = async (request) => {
			if (isServiceWorker(request)) return WORKERS_NOT_RUN;
			const meant = this.#replay.meantBy(request.url, pageUrl);
			if (meant.kind === "archived" && isNextPage(request)) return this.#next(request, meant.url, at);
			if (meant.kind !== "outside") return this.#part(request);
			outside.add(shortened(request.url));
			return {
				kind: "failed",
				code: "outside the archive"
			};
		};
		return {
			answer,
			outside
		};
	}
	/** The archived address that a request is about; `null` for our own. */
	meant(url, pageUrl) {
		const meant = this.#replay.meantBy(url, pageUrl);
		return meant.kind === "archived" ? meant.url : null;
	}
	/** Where a step leads to another page, the page around goes on with it, and it is shown in the frame as the first. */
	#next({ url: asked }, meant, at) {
		const url = parsePageUrl(meant);
		const address = url === null ? asked : this.addressOf(url, at);
		if (address === asked) return this.document(address);
		return {
			kind: "response",
			id: asked,
			status: 302,
			headers: [["Location", address]],
			body: /* @__PURE__ */ new Uint8Array()
		};
	}
	async #part(request) {
		const answered = await this.#carry(request);
		return answered.kind === "response" && answered.status === 404 && !isMemento(answered.headers) && request.resourceType === "Document" ? blankFrame(request.url) : answered;
	}
	async #carry(request) {
		const answered = await this.#replay.answer(request, this.#mostBytes);
		if (answered === null) return {
			kind: "failed",
			code: "too long for the browser"
		};
		return {
			kind: "response",
			id: request.url,
			...answered
		};
	}
};
/** The page itself going on to another: only steps let it. What a form sends is not answered by replay. */
function isNextPage({ resourceType, asker, method }) {
	return resourceType === "Document" && asker === "page" && method === "GET";
}
/** What is stored says when (RFC 7089 section 2.1.1); notices of ours do not. */
function isMemento(headers) {
	return headers.some(([name]) => name.toLowerCase() === "memento-datetime");
}
//#endregion
//#region src/check-replay/check-capture.ts
/** Prepares it; pages are shown as they are asked for. */
async function checkReplay(wish, means) {
	const documents = await documentsOf(wish.captures, means.archive);
	const isByLot = documents.length > wish.mostPages;
	const order = isByLot ? drawn(documents, means.random) : documents;
	const captures = await means.archive.catalog.captures.list();
	const stored = new StoredSide(means.archive, captures, means.mostBytes);
	const replayed = new ReplayedSide(means.replay, means.mostBytes);
	const { renderer, signal } = means;
	const { renderings } = means.archive.catalog;
	return {
		documents: documents.length,
		isByLot,
		pages: () => checkedPages(order, wish, {
			renderer,
			renderings,
			captures,
			stored,
			replayed,
			signal
		})
	};
}
async function* checkedPages(order, wish, means) {
	let left = wish.mostPages;
	for (const url of order) {
		if (left === 0) return;
		means.signal.throwIfAborted();
		const found = await pageAt(url, wish, means);
		if (found === null) continue;
		left--;
		const checked = "page" in found ? found : await checkPage(found, means);
		means.signal.throwIfAborted();
		yield checked;
	}
}
/** The page as it is stored; `null` for what is no page: other media, redirects, addresses without a record. */
async function pageAt(url, { at, isEachAtItsOwn }, { stored, renderings, captures }) {
	const document = await stored.document(url, at);
	if (document.kind === "unreadable") return unshownPage(url, at, document.reason);
	if (document.kind !== "stored" || !isPage(document)) return null;
	const clock = await pageClock(document, renderings);
	const steps = await stepsOfDocument(document, url, {
		captures,
		renderings
	});
	return {
		url,
		at: isEachAtItsOwn ? document.at : at,
		clock,
		document,
		steps
	};
}
function isPage({ status, headers }) {
	if (status >= 300 && status < 400) return false;
	const field = headers.find(([name]) => name.toLowerCase() === "content-type");
	const type = mediaType(field?.[1] ?? null);
	return type === "text/html" || type === "application/xhtml+xml";
}
/** In the order of discovery, each once. */
async function documentsOf(captures, { catalog }) {
	const documents = /* @__PURE__ */ new Set();
	for (const { id } of captures) for await (const { url, kind, state } of catalog.frontier.pages(id)) if (kind === "document" && state === "visited") documents.add(url);
	return [...documents];
}
/** Every order is as likely as any other. */
function drawn(documents, random) {
	const order = [...documents];
	for (let last = order.length - 1; last > 0; last--) {
		const other = Math.floor(random.next() * (last + 1));
		[order[last], order[other]] = [order[other], order[last]];
	}
	return order;
}
//#endregion
//#region src/cli/check-replay/check-replay-command.ts
var EXAMPLES = `
Each page is shown twice by Chromium, which has no network: from its stored bytes alone, and from replay.
Pages that were captured with steps are driven through them again, both ways; secrets are never filled in.
Rules of access are left aside: it is replay that is checked, not who may see what.
What was found is kept beside the capture: its report and its page in the interface tell of it.
Exit code 0: all the same. 1: some differ, and why is printed.

Examples:
  isochron check-replay
  isochron check-replay 20261115123000000 --pages all --out replay-check
  isochron check-replay example.org --json`;
/** Adds the verb. */
function addCheckReplayCommand(program, io) {
	const command = program.command("check-replay").description("show a capture's pages from their stored bytes and from replay, and say what differs").argument("[capture]", "the capture's id, or a site for its newest (default: the newest finished one)");
	readsCluster(addSettings(command, ["archive"]), io).option("--pages <number>", "at most so many pages, by lot with the capture's id as seed; or all", pageCount, 50).option("--browser-path <file>", "Chromium's program (default: CHROMIUM_PATH, then the usual places)").option("--out <dir>", "make this folder: index.html, with both pictures of the pages that differ").option("--json", "print one JSON document").addHelpText("after", EXAMPLES).action((capture) => runCheck(capture ?? null, command, io));
}
function pageCount(text) {
	if (text === "all") return Infinity;
	if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
	throw new InvalidArgumentError("expected a whole number from 1 up, or all");
}
async function runCheck(named, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const flags = command.opts();
	if (flags.out !== void 0) requireCopyFolder(flags.out, false);
	const archive = await openForReading(dir, io);
	try {
		const capture = await findCapture(archive, named);
		const check = await withRenderer(flags, (renderer) => checkCapture({
			archive,
			capture,
			renderer,
			flags,
			io
		}));
		requirePages(check);
		await keep(archive, check, io);
		const look = {
			colour: io.interactive,
			width: io.columns
		};
		io.out(flags.json ? `${printableJson(check)}\n` : renderReplayCheckTerminal(check, look));
		if (flags.out !== void 0 && !flags.json) io.out(`\n${flags.out}/index.html shows them\n`);
		if (!(check.counts.same === check.pages.length && check.pages.every(isSameAfterSteps))) throw new FindingsReported();
	} finally {
		await archive.close();
	}
}
/** An archive that nobody may write to is checked all the same. */
async function keep({ results }, check, io) {
	try {
		await keepReplayCheck(results, {
			...check,
			checkedAt: new SystemClock().now()
		});
	} catch (error) {
		if (!(error instanceof IsochronError && error.code === "ARCHIVE_UNWRITABLE")) throw error;
		io.err("The archive cannot be written to: this check is printed, and not kept beside its capture.\n");
	}
}
/** "0 of 0" would pass for all of them. */
function requirePages({ pages, capture }) {
	if (pages.length > 0) return;
	throw new UsageError("NOT_FOUND", `capture ${capture} holds no page to show: no HTML with a state`);
}
/** Nothing of the browser is left, however the work ends. */
async function withRenderer({ browserPath }, work) {
	const started = await startRenderer({
		browserPath: browserPath ?? null,
		profile: { isRefererCut: false }
	});
	if (started.kind === "none") throw new IsochronError("NO_BROWSER", withFlag(started.message));
	try {
		return await work(started.renderer);
	} finally {
		await started.renderer.close();
	}
}
async function checkCapture({ archive, capture, renderer, flags, io }) {
	const replay = await openReplay(archive, cliLogger(io));
	const progress = new CopyProgress(io, { words: "pages checked" });
	try {
		const means = {
			archive,
			renderer,
			replay,
			random: new SeededRandom(0).fork(capture.id),
			mostBytes: RENDER_LIMITS.maxAnswerBytes,
			signal: io.signal
		};
		const running = await checkReplay(await wishOf(archive, capture, flags.pages), means);
		const pages = [];
		const told = () => checkOf(capture, {
			running,
			pages,
			browser: renderer.facts.version
		});
		const total = Math.min(flags.pages, running.documents);
		const files = filesOf(running, {
			told,
			onPage: (page) => progress.show(pages.push(page), total)
		});
		if (flags.out === void 0) for await (const file of files);
		else await writeCopyFolder(flags.out, files);
		return told();
	} finally {
		progress.end();
		await replay.close();
	}
}
async function wishOf(archive, capture, mostPages) {
	const isEachAtItsOwn = isImport(capture) || isRefresh(capture) || isTestimony(capture);
	const at = capture.asOf ?? (isEachAtItsOwn && !isUnfinished(capture) ? capture.startedAt : null);
	if (at === null) throw new UsageError("NOT_FOUND", `capture ${capture.id} in ${archive.dir} has no time point yet: only finished captures can be checked`);
	return {
		captures: [capture, ...(await capturesOfSite(capture.site, archive)).filter((one) => patchedBy(one) === capture.id)],
		at,
		isEachAtItsOwn,
		mostPages
	};
}
/** Pictures of pages that differ as they come, the page about all of them last. */
async function* filesOf(running, { told, onPage }) {
	let number = 0;
	for await (const { page, pictures, stepPictures = null } of running.pages()) {
		number++;
		const own = page.result === "same" ? null : pictures;
		const after = isSameAfterSteps(page) ? null : stepPictures;
		yield* picturesOf(own, `pictures/${number}`);
		yield* picturesOf(after, `pictures/${number}-steps`);
		const named = {
			...page,
			pictures: own && namesOf(`pictures/${number}`)
		};
		const { steps } = page;
		onPage(steps && after ? {
			...named,
			steps: {
				...steps,
				pictures: namesOf(`pictures/${number}-steps`)
			}
		} : named);
	}
	yield {
		path: "index.html",
		content: [Buffer.from(renderReplayCheckHtml(told()))]
	};
}
function* picturesOf(pictures, place) {
	if (pictures === null) return;
	const names = namesOf(place);
	yield {
		path: names.stored,
		content: [pictures.stored]
	};
	yield {
		path: names.replayed,
		content: [pictures.replayed]
	};
}
function namesOf(place) {
	return {
		stored: `${place}-stored.png`,
		replayed: `${place}-replayed.png`
	};
}
/** Where nothing was repeated there is nothing that differs. */
function isSameAfterSteps({ steps }) {
	return steps === void 0 || steps.result === "same" || steps.result === "not-repeated";
}
function checkOf({ id, site, asOf, ...capture }, found) {
	const { running, pages, browser } = found;
	const count = (result) => pages.filter((page) => page.result === result).length;
	const isOfOthers = isImport({
		id,
		site,
		asOf,
		...capture
	});
	return {
		format: "isochron-replay-check/1",
		software: SOFTWARE,
		capture: id,
		site,
		asOf: asOf === null || isOfOthers ? null : toIso(asOf),
		browser,
		documents: running.documents,
		isByLot: running.isByLot,
		counts: {
			same: count("same"),
			"missing-parts": count("missing-parts"),
			"text-differs": count("text-differs"),
			"could-not-be-shown": count("could-not-be-shown")
		},
		pages
	};
}
//#endregion
export { addCheckReplayCommand };
