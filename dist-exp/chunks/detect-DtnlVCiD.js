import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Bt as validatorsOf, En as asBuffer, Nt as readResponse, Rt as conditionOf, Tt as findHtmlUrls, Ut as decodeText, Wt as mediaType, Yt as DECODE_LIMITS, qt as sha256Digest } from "./formats-CP_ayLbB.js";
import { t as GrowingNumbers } from "./growing-numbers-C7pGzQhM.js";
import { t as StringTable } from "./string-table-BcZo6Odl.js";
import { t as isPageState } from "./page-state-8S-3VV18.js";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { dirname, join } from "node:path";
import { Parser, Token, Tokenizer, TokenizerMode, html } from "parse5";
//#region src/formats/html/visible-words.ts
var UNSEEN$2 = /* @__PURE__ */ new Set([
	"script",
	"style",
	"noscript",
	"template",
	"title"
]);
/** What is left of a text without comments, tags and the elements that show nothing. */
function visibleWords(html) {
	const lower = html.toLowerCase();
	const parts = [];
	let at = 0;
	while (at < html.length) {
		const open = html.indexOf("<", at);
		if (open === -1) break;
		parts.push(html.slice(at, open));
		at = afterMarkup(lower, open);
	}
	parts.push(html.slice(at));
	return parts.join(" ").split(/(?:\s|&(?:nbsp|#160);)+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
function afterMarkup(lower, open) {
	if (lower.startsWith("<!--", open)) return after(lower, "-->", open);
	const name = /^[a-z]{1,10}/.exec(lower.slice(open + 1, open + 12))?.[0] ?? "";
	return UNSEEN$2.has(name) ? after(lower, ">", after(lower, `</${name}`, open)) : after(lower, ">", open);
}
function after(text, mark, from) {
	const found = text.indexOf(mark, from);
	return found === -1 ? text.length : found + mark.length;
}
//#endregion
//#region src/formats/http/block-page.ts
var LARGEST_BLOCK_PAGE = 65536;
var MOST_CAPTCHA_WORDS = 40;
var MOST_LOGIN_WORDS = 60;
var LOGIN = /(^|[/?&=._-])(log-?in|sign-?in|auth|sso|session|password|passwort|account|register|anmelden)/i;
/** Texts that occur together on the interstitial pages of one product, in lower case. */
var INTERSTITIALS = [
	{
		name: "Cloudflare challenge",
		marks: ["<title>just a moment...</title>", "/cdn-cgi/challenge-platform/"]
	},
	{
		name: "Cloudflare block",
		marks: ["<title>attention required! | cloudflare</title>", "cf-error-details"]
	},
	{
		name: "Imperva block",
		marks: ["/_incapsula_resource?", "request unsuccessful. incapsula incident id"]
	},
	{
		name: "DataDome captcha",
		marks: ["captcha-delivery.com/", "var dd="]
	},
	{
		name: "HUMAN captcha",
		marks: ["id=\"px-captcha\"", "window._pxappid"]
	},
	{
		name: "Sucuri block",
		marks: ["<title>sucuri website firewall - access denied</title>"]
	},
	{
		name: "Akamai block",
		marks: ["<title>access denied</title>", "errors.edgesuite.net"]
	},
	{
		name: "Anubis challenge",
		marks: ["id=\"anubis_version\"", "id=\"anubis_challenge\""]
	}
];
/** Every rule about contents needs one of these; they are looked for in a quarter of the time that the rules take. */
var SIGNS$1 = [
	/captcha|turnstile|password/,
	/<title>(?:just a|attention|sucuri|access)/,
	/_incapsula_|anubis_v/
];
/** What the head of a response says: a firewall's own word, or a redirect to a login page that leads back here. */
function blockedByHead(status, header, target) {
	if (/^challenge$/i.test(header("cf-mitigated") ?? "")) return "Cloudflare challenge";
	if (/^(captcha|challenge)$/i.test(header("x-amzn-waf-action") ?? "")) return "AWS WAF challenge";
	return status >= 300 && status < 400 && isLoginRedirect(header("location"), target) ? "redirects to a login page" : null;
}
/** What the content of a complete 200 with media type text/html says. */
function blockedByContent(content, target) {
	if (content.length > LARGEST_BLOCK_PAGE) return null;
	const html = Buffer.from(content.buffer, content.byteOffset, content.length).toString("latin1").toLowerCase();
	if (!SIGNS$1.some((sign) => sign.test(html))) return null;
	const product = INTERSTITIALS.find(({ marks }) => marks.every((mark) => html.includes(mark)));
	if (product) return product.name;
	const hasCaptcha = CAPTCHA_WIDGET.test(html);
	const hasPassword = PASSWORD_FIELD.test(html) && pathOf(target) !== "/" && !LOGIN.test(target);
	if (!hasCaptcha && !hasPassword) return null;
	const words = visibleWords(html).length;
	const links = html.split("<a ").length - 1;
	if (hasCaptcha && words <= MOST_CAPTCHA_WORDS && links <= 2) return "captcha";
	return hasPassword && words <= MOST_LOGIN_WORDS && links <= 10 ? "login page in place of the page" : null;
}
var CAPTCHA_WIDGET = /class=["']?(g-recaptcha|h-captcha|cf-turnstile)\b/;
var PASSWORD_FIELD = /<input\b[^<>]{0,500}\btype=["']?password\b/;
/** A login page that is told where to lead back to: this very page. */
function isLoginRedirect(location, target) {
	const path = pathOf(target);
	if (location === null || path === "/" || LOGIN.test(path) || !URL.canParse(location, "http://x.invalid")) return false;
	const { pathname, searchParams } = new URL(location, "http://x.invalid");
	return LOGIN.test(pathname) && [...searchParams.values()].some((value) => value.includes(path));
}
function pathOf(target) {
	return target.split("?", 1)[0];
}
//#endregion
//#region src/detect/similarity/shingles.ts
/** The slides' rule of thumb: k = 5 for short documents, k = 10 for long ones. */
function shingleLength(text) {
	return text.length < LONG_DOCUMENT_CHARS ? 5 : 10;
}
var LONG_DOCUMENT_CHARS = 3e3;
//#endregion
//#region src/detect/similarity/minhash.ts
/** Share of positions in which two signatures agree: an unbiased estimate of the Jaccard similarity. */
function signatureSimilarity(a, b) {
	if (a.length !== b.length || a.length === 0) throw new RangeError("signatures of different families");
	let equal = 0;
	for (let i = 0; i < a.length; i++) if (a[i] === b[i]) equal++;
	return equal / a.length;
}
/** Words per shingle of a stored signature. */
var SIGNATURE_WORDS = 3;
var EMPTY_SLOT = 2147483647;
var FAMILY = orderFamily(128);
/** The 128-permutation signature of a text's 3-word shingles, the one kept with each version. */
function textSignature(words) {
	return hashSignature(wordRunHashes(words));
}
/** The signature of a set given by its elements' well-mixed 32-bit hashes. */
function hashSignature(hashes) {
	const { add, multiply } = FAMILY;
	const slots = /* @__PURE__ */ new Uint32Array(128);
	for (let i = 0; i < 128; i += 4) {
		const [a0, a1, a2, a3] = [
			add[i],
			add[i + 1],
			add[i + 2],
			add[i + 3]
		];
		const [m0, m1, m2, m3] = [
			multiply[i],
			multiply[i + 1],
			multiply[i + 2],
			multiply[i + 3]
		];
		let [l0, l1, l2, l3] = [
			EMPTY_SLOT,
			EMPTY_SLOT,
			EMPTY_SLOT,
			EMPTY_SLOT
		];
		for (let j = 0; j < hashes.length; j++) {
			const x = hashes[j] | 0;
			const h0 = Math.imul(x ^ a0, m0);
			const h1 = Math.imul(x ^ a1, m1);
			const h2 = Math.imul(x ^ a2, m2);
			const h3 = Math.imul(x ^ a3, m3);
			if (h0 < l0) l0 = h0;
			if (h1 < l1) l1 = h1;
			if (h2 < l2) l2 = h2;
			if (h3 < l3) l3 = h3;
		}
		slots.set([
			l0,
			l1,
			l2,
			l3
		], i);
	}
	return slots;
}
/** 32-bit hashes of the 3-word runs; a shorter, non-empty text is its own only run. */
function wordRunHashes(words) {
	const single = Uint32Array.from(words, hash32);
	const runs = words.length === 0 ? 0 : Math.max(1, words.length - SIGNATURE_WORDS + 1);
	const hashes = new Uint32Array(runs);
	for (let i = 0; i < runs; i++) {
		let h = 0;
		const end = Math.min(words.length, i + SIGNATURE_WORDS);
		for (let j = i; j < end; j++) h = Math.imul(h, 16777619) + single[j] | 0;
		hashes[i] = mix32(h);
	}
	return hashes;
}
/** FNV-1a over UTF-16 units with a final mix. */
function hash32(text) {
	let h = 2166136261;
	for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
	return mix32(h);
}
/** Murmur3's finaliser: every input bit reaches every output bit; a bijection of 32 bits. */
function mix32(value) {
	let h = value | 0;
	h = Math.imul(h ^ h >>> 16, 2246822507);
	h = Math.imul(h ^ h >>> 13, 3266489909);
	return (h ^ h >>> 16) >>> 0;
}
/** Fixed pseudo-random bijections of 32 bits; multipliers are odd so that each is one. */
function orderFamily(count) {
	return {
		add: Int32Array.from({ length: count }, (_, i) => mix32(2 * i + 1)),
		multiply: Int32Array.from({ length: count }, (_, i) => mix32(2 * i + 2654435769) | 1)
	};
}
//#endregion
//#region src/detect/similarity/banding.ts
/**
* Finds versions with similar signatures. With b bands of r rows a pair of similarity s becomes a candidate
* with probability 1 - (1 - s^r)^b: 32 bands of 4 rows find s = 0.8 with certainty for all practical ends.
*/
var NearDuplicateIndex = class {
	#rows;
	#signatures = /* @__PURE__ */ new Map();
	#buckets = /* @__PURE__ */ new Map();
	constructor(bands = 32) {
		if (!Number.isInteger(bands) || bands < 1 || 128 % bands !== 0) throw new RangeError(`128 permutations cannot be cut into ${bands} bands`);
		this.#rows = 128 / bands;
	}
	/** Adds one version; an id is added once. */
	add(id, signature) {
		if (this.#signatures.has(id)) return;
		this.#signatures.set(id, signature);
		for (const key of this.#bandKeys(signature)) {
			const bucket = this.#buckets.get(key);
			if (bucket) bucket.push(id);
			else this.#buckets.set(key, [id]);
		}
	}
	/** Versions whose signatures agree in at least the given share, most similar first, then by id. */
	find(signature, leastSimilarity) {
		return [...new Set(this.#bandKeys(signature).flatMap((key) => this.#buckets.get(key) ?? []))].map((id) => ({
			id,
			similarity: signatureSimilarity(signature, this.#signatures.get(id))
		})).filter((found) => found.similarity >= leastSimilarity).sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
	}
	#bandKeys(signature) {
		const keys = [];
		for (let from = 0; from < signature.length; from += this.#rows) keys.push(`${from}:${signature.subarray(from, from + this.#rows).join(",")}`);
		return keys;
	}
};
//#endregion
//#region src/detect/similarity/sequence-diff.ts
/** Differences up to which Myers' search is exact; its cost grows with the square. */
var MYERS_MAX_D = 160;
/** Rounds of cutting at unique tokens; what is left after them counts as replaced. */
var MAX_CUTS = 12;
/** The hunks that turn a into b, in order; equal tokens between hunks are kept. Says when they may not be the fewest. */
function diffSequences(a, b, onShortcut = () => void 0) {
	const hunks = [];
	const tasks = [{
		aFrom: 0,
		aTo: a.length,
		bFrom: 0,
		bTo: b.length,
		cuts: 0
	}];
	for (let task = tasks.pop(); task; task = tasks.pop()) {
		const range = trimmed(a, b, task);
		if (range.aFrom === range.aTo && range.bFrom === range.bTo) continue;
		if (range.aFrom === range.aTo || range.bFrom === range.bTo) {
			hunks.push(range);
			continue;
		}
		const found = myers(a.subarray(range.aFrom, range.aTo), b.subarray(range.bFrom, range.bTo));
		if (found) {
			for (const hunk of found) hunks.push(shifted(hunk, range));
			continue;
		}
		onShortcut();
		for (const part of cutAtUnique(a, b, {
			...range,
			cuts: task.cuts + 1
		}, hunks)) tasks.push(part);
	}
	return hunks.sort((x, y) => x.aFrom - y.aFrom || x.bFrom - y.bFrom);
}
/** Tokens inserted plus deleted by the hunks. */
function changedTokens(hunks) {
	return hunks.reduce((sum, h) => sum + (h.aTo - h.aFrom) + (h.bTo - h.bFrom), 0);
}
function trimmed(a, b, range) {
	let { aFrom, aTo, bFrom, bTo } = range;
	while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) [aFrom, bFrom] = [aFrom + 1, bFrom + 1];
	while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) [aTo, bTo] = [aTo - 1, bTo - 1];
	return {
		aFrom,
		aTo,
		bFrom,
		bTo
	};
}
function shifted(hunk, by) {
	return {
		aFrom: hunk.aFrom + by.aFrom,
		aTo: hunk.aTo + by.aFrom,
		bFrom: hunk.bFrom + by.bFrom,
		bTo: hunk.bTo + by.bFrom
	};
}
/** Myers 1986, greedy forward search keeping each round's end points; `null` beyond the bound. */
function myers(a, b) {
	const bound = Math.min(MYERS_MAX_D, a.length + b.length);
	const rounds = [];
	const ends = new Int32Array(2 * bound + 3);
	for (let d = 0; d <= bound; d++) {
		rounds.push(ends.slice(bound + 1 - d - 1, bound + 1 + d + 2));
		for (let k = -d; k <= d; k += 2) {
			const at = k + bound + 1;
			let x = k === -d || k !== d && ends[at - 1] < ends[at + 1] ? ends[at + 1] : ends[at - 1] + 1;
			while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
			ends[at] = x;
			if (x >= a.length && x - k >= b.length) return traceBack(rounds, a.length, b.length);
		}
	}
	return null;
}
function traceBack(rounds, aLength, bLength) {
	const hunks = [];
	let x = aLength;
	let y = bLength;
	for (let d = rounds.length - 1; d > 0; d--) {
		const ends = rounds[d];
		const at = x - y + d + 1;
		const down = x - y === -d || x - y !== d && ends[at - 1] < ends[at + 1];
		const fromX = down ? ends[at + 1] : ends[at - 1];
		const fromY = fromX - (down ? x - y + 1 : x - y - 1);
		prepend(hunks, {
			aFrom: fromX,
			aTo: down ? fromX : fromX + 1,
			bFrom: fromY,
			bTo: down ? fromY + 1 : fromY
		});
		x = fromX;
		y = fromY;
	}
	return hunks.reverse();
}
/** Hunks come last to first; neighbours that touch are one. */
function prepend(hunks, step) {
	const last = hunks.at(-1);
	if (last && last.aFrom === step.aTo && last.bFrom === step.bTo) hunks[hunks.length - 1] = {
		aFrom: step.aFrom,
		aTo: last.aTo,
		bFrom: step.bFrom,
		bTo: last.bTo
	};
	else hunks.push(step);
}
/** Cuts the range at tokens unique on both sides, kept in order; with none the range counts as replaced. */
function cutAtUnique(a, b, range, hunks) {
	const anchors = range.cuts > MAX_CUTS ? [] : inOrder(uniquePairs(a, b, range));
	if (anchors.length === 0) {
		hunks.push({
			aFrom: range.aFrom,
			aTo: range.aTo,
			bFrom: range.bFrom,
			bTo: range.bTo
		});
		return [];
	}
	const tasks = [];
	let { aFrom, bFrom } = range;
	for (const [x, y] of anchors) {
		tasks.push({
			aFrom,
			aTo: x,
			bFrom,
			bTo: y,
			cuts: range.cuts
		});
		[aFrom, bFrom] = [x + 1, y + 1];
	}
	tasks.push({
		aFrom,
		aTo: range.aTo,
		bFrom,
		bTo: range.bTo,
		cuts: range.cuts
	});
	return tasks;
}
function uniquePairs(a, b, range) {
	const inA = uniquePositions(a, range.aFrom, range.aTo);
	const inB = uniquePositions(b, range.bFrom, range.bTo);
	const pairs = [];
	for (const [token, x] of inA) {
		const y = inB.get(token);
		if (x >= 0 && y !== void 0 && y >= 0) pairs.push([x, y]);
	}
	return pairs;
}
/** Position of each token of the range, -1 when it occurs more than once. */
function uniquePositions(tokens, from, to) {
	const positions = /* @__PURE__ */ new Map();
	for (let i = from; i < to; i++) positions.set(tokens[i], positions.has(tokens[i]) ? -1 : i);
	return positions;
}
/** Longest run of pairs (sorted by x) with rising y: patience sorting. */
function inOrder(pairs) {
	const tops = [];
	const before = new Int32Array(pairs.length).fill(-1);
	pairs.forEach(([, y], i) => {
		let low = 0;
		let high = tops.length;
		while (low < high) {
			const mid = low + high >> 1;
			if (pairs[tops[mid]][1] < y) low = mid + 1;
			else high = mid;
		}
		if (low > 0) before[i] = tops[low - 1];
		tops[low] = i;
	});
	const chain = [];
	for (let i = tops.at(-1) ?? -1; i >= 0; i = before[i]) chain.push(pairs[i]);
	return chain.reverse();
}
//#endregion
//#region src/detect/similarity/page-similarity.ts
/** Compares two texts in three ways, each in time linear in their length. */
function textSimilarity(before, after) {
	const k = Math.max(shingleLength(before), shingleLength(after));
	if (before === after) return {
		jaccard: 1,
		k,
		minhash: 1,
		edit: 1,
		isEditLeast: true
	};
	const [a, b] = [wordsIn$1(before), wordsIn$1(after)];
	return {
		jaccard: shingleJaccard(before, after, k),
		k,
		minhash: signatureSimilarity(textSignature(a), textSignature(b)),
		...editSimilarity(a, b)
	};
}
function wordsIn$1(text) {
	return text.split(/\s+/).filter((word) => word !== "");
}
/** Words at both ends that agree are set aside before numbering: most versions differ in few places. */
function editSimilarity(a, b) {
	const total = a.length + b.length;
	if (total === 0) return {
		edit: 1,
		isEditLeast: true
	};
	const shorter = Math.min(a.length, b.length);
	let [head, tail] = [0, 0];
	while (head < shorter && a[head] === b[head]) head++;
	while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
	const ids = /* @__PURE__ */ new Map();
	const numbered = (words) => {
		const numbers = new Int32Array(words.length - head - tail);
		for (let i = 0; i < numbers.length; i++) {
			const word = words[head + i];
			let id = ids.get(word);
			if (id === void 0) ids.set(word, id = ids.size);
			numbers[i] = id;
		}
		return numbers;
	};
	let isEditLeast = true;
	return {
		edit: 1 - changedTokens(diffSequences(numbered(a), numbered(b), () => isEditLeast = false)) / total,
		isEditLeast
	};
}
/** Jaccard of the sets of k-shingles, by their 32-bit hashes. */
function shingleJaccard(before, after, k) {
	const [a, b] = [shingleHashes(before, k), shingleHashes(after, k)];
	const table = new HashTable(a.length + b.length);
	const union = table.addAll(a, 1) + table.addAll(b, 2);
	return union === 0 ? 1 : table.shared / union;
}
/** An open-addressing table of 32-bit hashes with the text that each was first seen in. */
var HashTable = class {
	/** Hashes first seen in one text and then in another. */
	shared = 0;
	#bits;
	#keys;
	/** 0 free, 1 first text only, 2 second text only, 3 both. */
	#owners;
	constructor(most) {
		this.#bits = Math.max(4, Math.ceil(Math.log2(1.5 * most + 1)));
		this.#keys = new Int32Array(2 ** this.#bits);
		this.#owners = new Uint8Array(2 ** this.#bits);
	}
	/** Adds a text's hashes and returns how many the table did not hold. */
	addAll(hashes, owner) {
		const keys = this.#keys;
		const owners = this.#owners;
		const shift = 32 - this.#bits;
		const mask = keys.length - 1;
		let added = 0;
		for (let i = 0; i < hashes.length; i++) {
			const hash = hashes[i];
			let at = Math.imul(hash, 2654435761) >>> shift;
			while (owners[at] !== 0 && keys[at] !== hash) at = at + 1 & mask;
			if (owners[at] === 0) {
				keys[at] = hash;
				owners[at] = owner;
				added++;
			} else if (owners[at] !== owner && owners[at] !== 3) {
				owners[at] = 3;
				this.shared++;
			}
		}
		return added;
	}
};
/** 32-bit hashes of the k-shingles, with repetitions; a shorter, non-empty text is its own only shingle. */
function shingleHashes(text, k) {
	if (text.length <= k) return Int32Array.from(text === "" ? [] : [hash32(text)]);
	const hashes = new Int32Array(text.length - k + 1);
	const base = 16777619;
	let leaving = 1;
	for (let i = 1; i < k; i++) leaving = Math.imul(leaving, base);
	let hash = 0;
	for (let i = 0; i < text.length; i++) {
		if (i >= k) hash = hash - Math.imul(text.charCodeAt(i - k), leaving) | 0;
		hash = Math.imul(hash, base) + text.charCodeAt(i) | 0;
		if (i >= k - 1) hashes[i - k + 1] = hash;
	}
	return hashes;
}
//#endregion
//#region src/detect/page/address.ts
/** Stands in for the page's own address when none is known, so that relative links still resolve alike. */
var UNKNOWN_BASE = "http://page.invalid/";
var MAX_ADDRESS_CHARS = 4096;
/**
* The target in comparable form, `null` for what leads nowhere else (fragments, scripts, mail). Scheme http or
* https, default documents, a closing slash and the fragment make no difference: the same page is reached.
*/
function comparableAddress(raw, base, kind, rules) {
	const trimmed = raw.trim();
	if (trimmed === "" || trimmed.startsWith("#")) return null;
	if (trimmed.startsWith("data:")) return trimmed.slice(0, 200);
	let url;
	try {
		url = new URL(trimmed.slice(0, MAX_ADDRESS_CHARS), base ?? UNKNOWN_BASE);
	} catch {
		return trimmed.slice(0, 200);
	}
	if (url.protocol === "javascript:") return null;
	if (url.protocol !== "http:" && url.protocol !== "https:") return `${url.protocol}${url.pathname}`;
	rules.scrubParameters(url, kind);
	const path = url.pathname.replace(/;jsessionid=[^/?#]*/i, "").replace(/(?:\/|\/index\.html?)$/, "");
	return `${url.host}${path}${url.search}`;
}
//#endregion
//#region src/detect/page/place.ts
/** Containers named in a place; more would tie it to the whole page's layout. */
var STEPS = 5;
var LANDMARKS$1 = /* @__PURE__ */ new Set([
	"main",
	"section",
	"article",
	"nav",
	"header",
	"footer",
	"aside",
	"form",
	"table"
]);
/** Classes that say a passing state, not a kind. */
var STATES = new Set("active in out show shown open opened closed current selected fade visible first last odd even".split(" "));
/** The place of the whole page. */
var TOP = {
	steps: [],
	text: ""
};
/** The place of a node's content, given the place of the node. */
function placeInside(place, node) {
	const step = stepOf(node);
	const steps = place.steps.length < STEPS ? [...place.steps, step] : [...place.steps.slice(1), step];
	return {
		steps,
		text: steps.join(">")
	};
}
var NO_TOKENS = [];
/** The id and class tokens of a node, in lower case. */
function tokensOf(node) {
	const id = node.attributes.get("id");
	const classes = node.attributes.get("class");
	if (id === void 0 && classes === void 0) return NO_TOKENS;
	const tokens = classTokens(classes);
	return id ? [id.slice(0, 64).toLowerCase(), ...tokens] : tokens;
}
function classTokens(classes) {
	if (!classes) return [];
	return classes.slice(0, 500).toLowerCase().split(/\s+/, 12).filter((token) => token !== "");
}
/** Ids of small parts often name what is in them; only landmarks are told apart by theirs. */
function stepOf(node) {
	if (node.attributes.size === 0) return node.tag;
	const id = LANDMARKS$1.has(node.tag) ? node.attributes.get("id") : void 0;
	const classes = classTokens(node.attributes.get("class")).filter((token) => !STATES.has(token) && !/\d{3}/.test(token)).slice(0, 3);
	return [node.tag + (id && !/\d{3}/.test(id) ? `#${id.slice(0, 40)}` : ""), ...classes].join(".");
}
//#endregion
//#region src/detect/page/extract.ts
var UNSEEN$1 = new Set("script style noscript template svg math head title iframe object embed audio video canvas datalist".split(" "));
/** What nobody is ever shown as text; the title is read by itself. */
var NEVER_SEEN = /* @__PURE__ */ new Set([
	"script",
	"style",
	"title"
]);
var INLINE$1 = new Set("a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(" "));
var BUTTON_TYPES$1 = /* @__PURE__ */ new Set([
	"submit",
	"button",
	"reset"
]);
/** Longer lines are cut into sentences, so that one word changed does not change a whole chapter. */
var LONG_LINE_CHARS = 2e3;
/** Whether a reader sees the node at all. */
function isSeen(node, { rules, withHidden = false }) {
	if (withHidden ? NEVER_SEEN.has(node.tag) : isHidden$1(node)) return false;
	return !isScrubbed(node, rules);
}
/** Whether the rules pass over the node because of its name. */
function isScrubbed(node, rules) {
	return tokensOf(node).some((token) => rules.isScrubbed(token));
}
/** Whether the page says that the node is not to be shown, or it is of a kind that shows no text. */
function isHidden$1(node) {
	if (UNSEEN$1.has(node.tag) || node.attributes.has("hidden")) return true;
	if (node.tag === "input" && node.attributes.get("type") === "hidden") return true;
	const style = node.attributes.get("style");
	return style !== void 0 && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}
/** Whether the node stands within a line of text. */
function isInline(node) {
	return INLINE$1.has(node.tag);
}
/** Collects the elements of nodes that stand side by side at one place. */
var ElementCollector = class {
	elements = [];
	#context;
	#line = "";
	/** Characters of the line under way that are a link's. */
	#linkedChars = 0;
	#linksOpen = 0;
	constructor(context) {
		this.#context = context;
	}
	/** Adds one node and all it holds; the tree's depth is capped, so this may recurse. */
	add(node, place) {
		if (typeof node === "string") {
			this.#line += node;
			if (this.#linksOpen > 0) this.#linkedChars += node.trim().length;
			return;
		}
		if (!isSeen(node, this.#context)) return;
		if (node.tag === "img") this.#addImage(node, place);
		else if (node.tag === "input") this.#addButton(node, place);
		else if (node.tag === "a" || node.tag === "area") this.#addLink(node, place);
		else if (isInline(node)) for (const child of node.children) this.add(child, place);
		else this.#addBlockLevel(node, place);
	}
	/** Ends the line of text under way. */
	endLine(place) {
		if (this.#line === "") return;
		const isLinked = 2 * this.#linkedChars >= this.#line.trim().length;
		this.#linkedChars = 0;
		const lines = this.#line.includes("\n") && place.steps.at(-1)?.startsWith("pre") ? this.#line.split("\n") : [this.#line];
		this.#line = "";
		for (const shown of lines.flatMap(readableLines)) this.elements.push({
			kind: "text",
			value: this.#context.rules.scrubText(shown),
			shown,
			place: place.text,
			...isLinked && { isLinked }
		});
	}
	#addBlockLevel(node, place) {
		this.endLine(place);
		const inside = placeInside(place, node);
		for (const child of node.children) this.add(child, inside);
		this.endLine(inside);
	}
	#addLink(node, place) {
		const raw = node.attributes.get("href") ?? "";
		if (isPermalink(node, raw)) return;
		const value = comparableAddress(raw, this.#context.base, "link", this.#context.rules);
		if (value !== null) this.elements.push({
			kind: "link",
			value,
			shown: raw,
			place: placeInside(place, node).text
		});
		this.#linksOpen++;
		for (const child of node.children) this.add(child, place);
		this.#linksOpen--;
	}
	#addImage(node, place) {
		const raw = node.attributes.get("src") || (node.attributes.get("data-src") ?? "");
		const value = this.#digestOf(raw) ?? comparableAddress(raw, this.#context.base, "image", this.#context.rules);
		if (value !== null) this.elements.push({
			kind: "image",
			value,
			shown: raw,
			place: placeInside(place, node).text
		});
	}
	/** What stands on a button is read like any text; what somebody typed elsewhere is not the page's. */
	#addButton(node, place) {
		this.endLine(place);
		if (!BUTTON_TYPES$1.has(node.attributes.get("type")?.toLowerCase() ?? "")) return;
		this.#line = node.attributes.get("value") ?? "";
		this.endLine(placeInside(place, node));
	}
	#digestOf(raw) {
		const { base, imageDigest } = this.#context;
		if (!imageDigest || raw === "") return null;
		try {
			return imageDigest(new URL(raw, base ?? void 0).href);
		} catch {
			return null;
		}
	}
};
/** White space folded; nothing for an empty line, several pieces for a very long one. */
function readableLines(line) {
	const folded = line.replace(/\s+/g, " ").trim();
	if (folded === "") return [];
	if (folded.length <= LONG_LINE_CHARS) return [folded];
	return folded.split(/(?<=[.!?;]) /).flatMap((sentence) => sentence.match(new RegExp(`[^]{1,${LONG_LINE_CHARS}}`, "g")) ?? []);
}
/** The sign beside a heading that links to it: decoration. */
function isPermalink(node, href) {
	const [only, ...more] = node.children;
	return href.startsWith("#") && more.length === 0 && typeof only === "string" && /^[\s¶#§🔗]*$/u.test(only);
}
//#endregion
//#region src/detect/blocks/role.ts
var ARIA_ROLES = {
	main: "content",
	article: "content",
	navigation: "navigation",
	menu: "navigation",
	menubar: "navigation",
	banner: "header",
	contentinfo: "footer",
	complementary: "aside",
	search: "frame"
};
var NAMES = [
	[/^(?:(?:main|site|top|primary|secondary|side)[-_]?)?(?:nav|navbar|navigation|menu|menubar)$|^breadcrumbs?$/, "navigation"],
	[/^(?:site|page|global|main)?[-_]?(?:footer|colophon)$|^copyright$/, "footer"],
	[/^(?:site|page|global|main)[-_]?header$|^(?:masthead|topbar|header)$/, "header"],
	[/^(?:cookie[-_]?(?:banner|notice|consent)|newsletter(?:-(?:sign-?up|form|box|subscribe|subscription|widget|banner))?|(?:social|share)(?:-(?:links?|icons?|buttons?|bar|media|share|menu|list))?|skip-?(?:link|nav)|skiptocontent)$/, "frame"],
	[/^(?:sidebar|aside|related|widget)$/, "aside"]
];
var LANDMARKS = /* @__PURE__ */ new Set([
	"main",
	"nav",
	"header",
	"footer",
	"aside"
]);
var SECTIONING = /* @__PURE__ */ new Set([
	"article",
	"section",
	"blockquote",
	"figure",
	"td",
	"li",
	"details",
	"dialog"
]);
/** Role at the top of a page. */
function rootContext(hasMain) {
	return {
		role: hasMain ? "frame" : "content",
		inContent: false,
		hasMain
	};
}
/** Role of what stands inside a node. */
function contextInside(context, node) {
	const stated = ARIA_ROLES[node.attributes.get("role")?.toLowerCase() ?? ""];
	if (node.tag === "main" || stated === "content") return {
		...context,
		role: "content",
		inContent: true
	};
	if (context.inContent && context.hasMain) return context;
	const role = stated ?? landmarkRole(node, context) ?? namedRole(node, context);
	if (role) return {
		...context,
		role
	};
	return SECTIONING.has(node.tag) && context.role === "content" ? {
		...context,
		inContent: true
	} : context;
}
/** Whether a node by itself may set the role of what it holds. */
function maySetRole(node) {
	if (LANDMARKS.has(node.tag) || node.attributes.has("role")) return true;
	return tokensOf(node).some((token) => roleByName(token) !== null);
}
/** Whether the page marks its main content. */
function marksMain(node) {
	return node.tag === "main" || node.attributes.get("role")?.toLowerCase() === "main";
}
function landmarkRole(node, context) {
	if (node.tag === "nav") return "navigation";
	if (node.tag === "aside") return "aside";
	if (context.inContent) return void 0;
	if (node.tag === "header") return "header";
	return node.tag === "footer" ? "footer" : void 0;
}
function namedRole(node, context) {
	if (context.role !== "content" || node.tag === "body" || node.tag === "html") return void 0;
	for (const token of tokensOf(node)) {
		const role = roleByName(token);
		if (role !== null) return role;
	}
}
/** Sites use few names, again and again: what they mean is remembered, within bounds. */
var remembered$1 = /* @__PURE__ */ new Map();
var MOST_REMEMBERED$1 = 5e3;
function roleByName(token) {
	let role = remembered$1.get(token);
	if (role === void 0) {
		role = NAMES.find(([name]) => name.test(token))?.[1] ?? null;
		if (remembered$1.size >= MOST_REMEMBERED$1) remembered$1.clear();
		remembered$1.set(token, role);
	}
	return role;
}
//#endregion
//#region src/detect/blocks/segment.ts
/** Text (characters, links and images counted as some) below which a container is not divided further. */
var WHOLE_BELOW = 300;
var LINK_CHARS = 10;
var IMAGE_CHARS$1 = 60;
/** A main element that holds less of the page than this is not where its content is. */
var LEAST_MAIN = .02;
var MAX_BLOCKS$1 = 1500;
var HEADING$1 = /^h[1-6]$/;
/** Containers that are one thing to the eye, however large. */
var WHOLE$1 = new Set("p ul ol dl table pre blockquote figure form h1 h2 h3 h4 h5 h6".split(" "));
/** Cuts a page into blocks that cover all its elements, each once, in reading order. */
function segmentTree(root, context) {
	const segmenter = new Segmenter(context);
	segmenter.divide(root, TOP, mainContext(root, segmenter));
	return positioned(segmenter.blocks);
}
/** Role at the top of a page: whether it says where its main content is. */
function findMainContext(root, context) {
	return mainContext(root, new Segmenter(context));
}
function mainContext(root, segmenter) {
	const main = findMain(root);
	return rootContext(main !== null && segmenter.size(main) >= LEAST_MAIN * segmenter.size(root));
}
var Segmenter = class {
	blocks = [];
	#context;
	#sizes = /* @__PURE__ */ new Map();
	#roles = /* @__PURE__ */ new Map();
	constructor(context) {
		this.#context = context;
	}
	/** The tree's depth is capped, so this may recurse. */
	divide(node, place, role) {
		let group = [];
		const flush = () => {
			this.#close(group, place, role);
			group = [];
		};
		for (const child of node.children) {
			if (typeof child === "string" || !isSeen(child, this.#context)) {
				if (typeof child === "string") group.push(child);
				continue;
			}
			const inside = contextInside(role, child);
			if (child.tag === "hr" || HEADING$1.test(child.tag)) flush();
			if (inside.role !== role.role || this.#isDivisible(child, inside)) {
				flush();
				this.divide(child, placeInside(place, child), inside);
			} else group.push(child);
		}
		flush();
	}
	#isDivisible(node, { inContent, hasMain }) {
		if (isInline(node)) return false;
		if (node.tag === "section" || node.tag === "article") return true;
		if (!WHOLE$1.has(node.tag) && this.size(node) >= WHOLE_BELOW) return true;
		return !(inContent && hasMain) && this.#holdsRole(node);
	}
	/** Whether parts of the node play different roles: a small page is divided for their sake. */
	#holdsRole(node) {
		const known = this.#roles.get(node);
		if (known !== void 0) return known;
		const holds = node.children.some((child) => typeof child !== "string" && (maySetRole(child) || this.#holdsRole(child)));
		this.#roles.set(node, holds);
		return holds;
	}
	/** Text of a node, links and images counted as some. */
	size(node) {
		const known = this.#sizes.get(node);
		if (known !== void 0) return known;
		let size = node.tag === "a" ? LINK_CHARS : node.tag === "img" ? IMAGE_CHARS$1 : 0;
		if (isSeen(node, this.#context)) for (const child of node.children) size += typeof child === "string" ? inkOf(child) : this.size(child);
		this.#sizes.set(node, size);
		return size;
	}
	#close(group, place, role) {
		if (group.length === 0) return;
		const collector = new ElementCollector(this.#context);
		for (const node of group) collector.add(node, place);
		collector.endLine(place);
		const { elements } = collector;
		if (elements.length === 0) return;
		const draft = {
			role: role.role,
			heading: headingOf$1(group, elements),
			place: place.text,
			elements
		};
		const last = this.blocks.at(-1);
		if (this.blocks.length < MAX_BLOCKS$1 || !last) this.blocks.push(draft);
		else for (const element of elements) last.elements.push(element);
	}
};
/** Characters that leave ink; a long run of white space is nothing to see. */
function inkOf(text) {
	return text.length > 64 && text.trim() === "" ? 0 : text.trim().length;
}
function headingOf$1(group, elements) {
	const first = group.find((node) => typeof node !== "string");
	if (first === void 0 || typeof first === "string" || !HEADING$1.test(first.tag)) return "";
	return elements.find((element) => element.kind === "text")?.shown.slice(0, 120) ?? "";
}
function positioned(drafts) {
	const sizes = drafts.map((draft) => draft.elements.reduce((sum, e) => sum + e.shown.length, 0));
	const total = sizes.reduce((sum, size) => sum + size, 0);
	let before = 0;
	return drafts.map((draft, i) => {
		const position = total === 0 ? 0 : before / total;
		before += sizes[i];
		return {
			...draft,
			position
		};
	});
}
function findMain(root) {
	const nodes = [root];
	for (let node = nodes.pop(); node; node = nodes.pop()) {
		if (marksMain(node)) return node;
		for (const child of node.children) if (typeof child !== "string") nodes.push(child);
	}
	return null;
}
//#endregion
//#region src/detect/blocks/segmenter.ts
/** From the document's tree alone, in the manner of VIPS. */
var TREE_SEGMENTER = {
	name: "tree",
	segment: segmentTree
};
//#endregion
//#region src/detect/layout/ink-sums.ts
var NO_INK = {
	all: 0,
	seen: 0,
	linked: 0
};
/** Counts every node once. */
var InkSums = class {
	#context;
	#laid;
	#sums = /* @__PURE__ */ new Map();
	constructor(context, laid) {
		this.#context = context;
		this.#laid = laid;
	}
	/** The tree's depth is capped, so this may recurse. */
	of(node) {
		const known = this.#sums.get(node);
		if (known !== void 0) return known;
		const sum = isSeen(node, this.#context) ? this.ofAll(node.children, node) : NO_INK;
		const ink = node.tag === "a" ? {
			...sum,
			linked: sum.seen
		} : sum;
		this.#sums.set(node, ink);
		return ink;
	}
	/** Of nodes and texts that stand in one node. */
	ofAll(children, parent) {
		const isPainted = this.#laid.boxOf(parent)?.isVisible === true;
		let { all, seen, linked } = NO_INK;
		for (const child of children) {
			const length = typeof child === "string" ? child.trim().length : 0;
			const ink = typeof child === "string" ? textInk(length, isPainted) : this.of(child);
			all += ink.all;
			seen += ink.seen;
			linked += ink.linked;
		}
		return {
			all,
			seen,
			linked
		};
	}
};
function textInk(length, isPainted) {
	return {
		all: length,
		seen: isPainted ? length : 0,
		linked: 0
	};
}
//#endregion
//#region src/detect/layout/laid-tree.ts
/** Below this share of boxes that are of an element of the tree, scripts have made it another tree. */
var LEAST_FOUND = .8;
/** Which box is of which element. */
var LaidTree = class {
	page;
	/** Whether the boxes are of this tree; where scripts rebuilt the page they are not. */
	isFitting;
	#boxes = /* @__PURE__ */ new Map();
	#rects = /* @__PURE__ */ new Map();
	constructor(root, boxes) {
		const own = boxes.filter(({ document, path }) => document === 0 && path !== "");
		const byPath = new Map(own.map((box) => [box.path, box]));
		this.#find(root, "", byPath);
		this.isFitting = own.length > 0 && this.#boxes.size >= LEAST_FOUND * own.length;
		const rects = own.filter(({ isVisible }) => isVisible).map(rectOf);
		this.page = united(rects.filter((rect) => rect.right > 0 && rect.bottom > 0)) ?? NOWHERE;
	}
	boxOf(node) {
		return this.#boxes.get(node) ?? null;
	}
	/** Where a node is seen: its box, or those inside it where it has none of its own; `null` where nothing is. */
	rectOf(node) {
		const known = this.#rects.get(node);
		if (known !== void 0) return known;
		const box = this.#boxes.get(node);
		const rect = box?.isVisible === true && box.width > 1 && box.height > 1 ? rectOf(box) : this.#rectInside(node);
		this.#rects.set(node, rect);
		return rect;
	}
	/** Width and height of the page are never 0, so that shares of them can be told. */
	get size() {
		const { left, right, top, bottom } = this.page;
		return {
			width: Math.max(1, right - left),
			height: Math.max(1, bottom - top)
		};
	}
	/** The tree's depth is capped, so this may recurse. */
	#rectInside(node) {
		return united(node.children.map((child) => typeof child === "string" ? null : this.rectOf(child)).filter((rect) => rect !== null));
	}
	#find(node, above, byPath) {
		let number = 0;
		for (const child of node.children) {
			if (typeof child === "string") continue;
			const path = above === "" ? String(number++) : `${above}/${number++}`;
			const box = byPath.get(path);
			if (box?.name === child.tag) this.#boxes.set(child, box);
			this.#find(child, path, byPath);
		}
	}
};
var NOWHERE = {
	left: 0,
	top: 0,
	right: 0,
	bottom: 0
};
function rectOf({ x, y, width, height }) {
	return {
		left: x,
		top: y,
		right: x + width,
		bottom: y + height
	};
}
/** The smallest rectangle that holds all of them. */
function united(rects) {
	return rects.reduce((all, rect) => all === null ? rect : {
		left: Math.min(all.left, rect.left),
		top: Math.min(all.top, rect.top),
		right: Math.max(all.right, rect.right),
		bottom: Math.max(all.bottom, rect.bottom)
	}, null);
}
/** The area of a rectangle. */
function areaOf({ left, top, right, bottom }) {
	return Math.max(0, right - left) * Math.max(0, bottom - top);
}
//#endregion
//#region src/detect/layout/pieces.ts
var HEADING = /^h[1-6]$/;
/** One thing to the eye, however large. */
var WHOLE = new Set("p ul ol dl pre h1 h2 h3 h4 h5 h6".split(" "));
/** One thing to the eye unless they hold most of the page, as tables and forms once did. */
var WHOLE_WHILE_SMALL = new Set("table form blockquote figure".split(" "));
var LARGE_SHARE = .4;
var MAX_PIECES = 2e4;
/** Cuts a page into its pieces. */
function piecesOf(root, role, means) {
	const cutter = new PieceCutter(means);
	cutter.walk(root, {
		place: TOP,
		role,
		chain: [root],
		ground: ""
	});
	return cutter.pieces;
}
var PieceCutter = class {
	pieces = [];
	#context;
	#laid;
	#sums;
	#divided = /* @__PURE__ */ new Map();
	#isRuled = false;
	constructor({ context, laid, sums }) {
		this.#context = context;
		this.#laid = laid;
		this.#sums = sums;
	}
	/** The tree's depth is capped, so this may recurse. */
	walk(node, spot) {
		let line = [];
		const flush = () => {
			this.#close(line, spot);
			line = [];
		};
		for (const child of node.children) if (typeof child === "string") line.push(child);
		else if (!isSeen(child, this.#context)) continue;
		else if (isInline(child)) line.push(child);
		else {
			flush();
			this.#takeBlockLevel(child, spot);
		}
		flush();
	}
	#takeBlockLevel(node, spot) {
		if (node.tag === "hr") this.#isRuled = true;
		const role = contextInside(spot.role, node);
		const ground = this.#laid.boxOf(node)?.background || spot.ground;
		if ((role.role !== spot.role.role || this.#isDivided(node)) && this.pieces.length < MAX_PIECES) {
			const place = placeInside(spot.place, node);
			this.walk(node, {
				place,
				role,
				chain: [...spot.chain, node],
				ground
			});
		} else this.#close([node], {
			...spot,
			ground,
			chain: [...spot.chain, node]
		});
	}
	/** Whether a node holds parts that stand for themselves. */
	#isDivided(node) {
		if (isInline(node) || WHOLE.has(node.tag)) return false;
		if (WHOLE_WHILE_SMALL.has(node.tag) && !this.#isLarge(node)) return false;
		const known = this.#divided.get(node);
		if (known !== void 0) return known;
		const isDivided = node.children.some((child) => typeof child !== "string" && (!isInline(child) || maySetRole(child)));
		this.#divided.set(node, isDivided);
		return isDivided;
	}
	#isLarge(node) {
		const rect = this.#laid.rectOf(node);
		return rect !== null && areaOf(rect) > LARGE_SHARE * areaOf(this.#laid.page);
	}
	#close(nodes, { place, role, chain, ground }) {
		const collector = new ElementCollector(this.#context);
		for (const node of nodes) collector.add(node, place);
		collector.endLine(place);
		const { elements } = collector;
		if (elements.length === 0) return;
		this.pieces.push({
			elements,
			place,
			role: role.role,
			chain,
			ground,
			...this.#sightOf(nodes, chain)
		});
		this.#isRuled = false;
	}
	#sightOf(nodes, chain) {
		const inside = nodes.filter((node) => typeof node !== "string");
		const rects = inside.map((node) => this.#laid.rectOf(node)).filter((rect) => rect !== null);
		const [first] = inside;
		return {
			rect: united(rects),
			fontPx: first ? this.#laid.boxOf(first)?.fontPx ?? 0 : 0,
			ink: this.#sums.ofAll(nodes, chain.at(-1)),
			isHeading: first !== void 0 && HEADING.test(first.tag),
			isRuled: this.#isRuled
		};
	}
};
//#endregion
//#region src/detect/layout/separators.ts
/** How much each sign says that two neighbours are not of one block. Tuned on half of the labelled pages. */
var SIGNS = {
	/** White space between them, at most this many lines of it. */
	gap: .35,
	gapLines: 6,
	/** Side by side, and not just as words of a line. */
	beside: 1,
	/** Another ground, at least one of the two across most of the page. */
	band: 1,
	/** Much of one leads elsewhere, little of the other does. */
	links: .8,
	/** They begin and end elsewhere. */
	edges: .4,
	rule: .2,
	heading: .1,
	/** What is left of it all where both are parts of one text. */
	inFlow: .3
};
/** Of the page's width. */
var BAND_SHARE = .85;
var COLUMN_HEIGHT_PX = 100;
/** Fewer characters say nothing of where they lead. */
var LEAST_INK = 20;
/** The weight of the separator between two neighbours; 0 is none. */
function separatorWeight(above, below, laid) {
	if (above.rect === null || below.rect === null) return 0;
	const [a, b] = sides(above, below);
	const [one, other] = [a ? laid.rectOf(a) : above.rect, b ? laid.rectOf(b) : below.rect];
	if (one === null || other === null) return 0;
	const lineHeight = Math.max(10, below.fontPx, above.fontPx) * 1.2;
	const gapLines = Math.max(0, below.rect.top - above.rect.bottom) / lineHeight;
	const weight = SIGNS.gap * Math.min(1, gapLines / SIGNS.gapLines) + (areBeside(one, other) ? SIGNS.beside : 0) + (isOtherBand(above, below, [one, other], laid) ? SIGNS.band : 0) + SIGNS.edges * edgeContrast(one, other, laid) + (below.isRuled ? SIGNS.rule : 0) + (below.isHeading ? SIGNS.heading : 0);
	return isFlow(a, above) && isFlow(b, below) ? weight * SIGNS.inFlow : weight;
}
/** The same by what they hold: the lower one against the last above it that holds text. */
function contentContrast(above, below, sums) {
	const [a, b] = sides(above, below);
	if (!a || !b) return 0;
	const [one, other] = [sums.of(a), sums.of(b)];
	if (Math.min(one.seen, other.seen) < LEAST_INK) return 0;
	const weight = SIGNS.links * Math.abs(one.linked / one.seen - other.linked / other.seen);
	return isFlow(a, above) && isFlow(b, below) ? weight * SIGNS.inFlow : weight;
}
/** The two nodes beside each other in which the pieces stand. */
function sides(above, below) {
	let at = 0;
	while (above.chain[at] !== void 0 && above.chain[at] === below.chain[at]) at++;
	return [above.chain[at], below.chain[at]];
}
/** A piece that stands in the text itself, and not in a container beside it. */
function isFlow(side, piece) {
	return side === void 0 || side === piece.chain.at(-1);
}
function areBeside(a, b) {
	const across = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	const heights = [a.bottom - a.top, b.bottom - b.top];
	return (a.right <= b.left + 1 || b.right <= a.left + 1) && across > .3 * Math.min(...heights) && Math.min(...heights) >= COLUMN_HEIGHT_PX;
}
function isOtherBand(above, below, rects, laid) {
	if (above.ground === below.ground) return false;
	return rects.some((rect) => rect.right - rect.left >= BAND_SHARE * laid.size.width);
}
function edgeContrast(a, b, laid) {
	const moved = Math.abs(a.left - b.left) + Math.abs(a.right - b.right);
	return Math.min(1, moved / laid.size.width);
}
//#endregion
//#region src/detect/layout/layout-segmenter.ts
/** The weight from which a separator divides (the permitted degree of coherence of vips). */
var DIVIDING_WEIGHT = .6;
var MAX_BLOCKS = 1500;
/** Blocks from the boxes of one rendering of the page; where they are of another tree, from the tree alone. */
function layoutSegmenter(boxes) {
	return {
		name: "layout",
		segment(root, context) {
			const laid = new LaidTree(root, boxes);
			return laid.isFitting ? segmentLaid(root, context, laid) : segmentTree(root, context);
		}
	};
}
function segmentLaid(root, context, laid) {
	const means = {
		context,
		laid,
		sums: new InkSums(context, laid)
	};
	const runs = [];
	const cuts = new Separators(means);
	for (const piece of piecesOf(root, findMainContext(root, context), means)) {
		const run = runs.at(-1);
		const isOther = run !== void 0 && run[0].role !== piece.role;
		const isDivided = cuts.weightAbove(piece) >= DIVIDING_WEIGHT;
		if (!run || runs.length < MAX_BLOCKS && (isOther || isDivided)) runs.push([piece]);
		else run.push(piece);
	}
	return blocksOf(runs, laid);
}
/** Goes down a page and says of each piece what separates it from those above. */
var Separators = class {
	#means;
	#seen = null;
	#inked = null;
	constructor(means) {
		this.#means = means;
	}
	/** What is not seen belongs to whatever it follows. */
	weightAbove(piece) {
		if (piece.rect === null) return 0;
		const { laid, sums } = this.#means;
		const byLook = this.#seen ? separatorWeight(this.#seen, piece, laid) : 0;
		const byContent = this.#inked && piece.ink.seen > 0 ? contentContrast(this.#inked, piece, sums) : 0;
		this.#seen = piece;
		if (piece.ink.seen > 0) this.#inked = piece;
		return byLook + byContent;
	}
};
function blocksOf(runs, laid) {
	const sizes = runs.map((run) => charsOf(run));
	const total = sizes.reduce((sum, size) => sum + size, 0);
	let before = 0;
	return runs.map((run, at) => {
		const position = total === 0 ? 0 : before / total;
		before += sizes[at];
		const outermost = run.reduce((least, piece) => piece.chain.length < least.chain.length ? piece : least);
		return {
			role: run[0].role,
			heading: headingOf(run),
			place: outermost.place.text,
			elements: run.flatMap(({ elements }) => elements),
			position,
			look: lookOf(run, laid)
		};
	});
}
function headingOf(run) {
	return (run.find(({ isHeading }) => isHeading)?.elements.find(({ kind }) => kind === "text"))?.shown.slice(0, 120) ?? "";
}
function charsOf(run) {
	return run.reduce((sum, { elements }) => elements.reduce((s, { shown }) => s + shown.length, sum), 0);
}
function lookOf(run, laid) {
	const rect = united(run.filter(({ rect }) => rect !== null).map((piece) => piece.rect));
	const [all, seen] = run.reduce(([a, b], { ink }) => [a + ink.all, b + ink.seen], [0, 0]);
	const seenShare = all === 0 ? 1 : seen / all;
	if (rect === null) return {
		areaShare: 0,
		centrality: 0,
		top: 1,
		seenShare: 0
	};
	const { width, height } = laid.size;
	const middle = (rect.left + rect.right) / 2 - laid.page.left;
	return {
		areaShare: Math.min(1, areaOf(rect) / (width * height)),
		centrality: Math.max(0, 1 - Math.abs(middle / width - .5) * 2),
		top: Math.min(1, Math.max(0, (rect.top - laid.page.top) / height)),
		seenShare
	};
}
//#endregion
//#region src/detect/scrub/moment-words.ts
var MONTHS = "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember jän mär okt dez janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr juil déc enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gen mag giu lug set ott januari februari maart mei augustus mrt janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fev out";
var WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so lundi mardi mercredi jeudi vendredi samedi dimanche lun mer jeu ven sam dim lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom lunedì martedì mercoledì giovedì venerdì sabato domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag segunda terça quarta quinta sexta";
var ZONES = "utc gmt z cet cest met mest bst wet west eet eest est edt cst cdt mst mdt pst pdt akst hst ist jst kst aest aedt nzst uhr";
var UNITS = "second seconds sec secs minute minutes min mins hour hours hr hrs day days week weeks month months year years";
/** Words with which a page speaks of itself. */
var SUBJECTS = "page pages site website webpage web document documents file files content contents copy text server local current system seite webseite dokument server ortszeit document pagina página sito sitio";
/** What is done to a page, and to hardly anything else that a date follows. */
var SURE_VERBS = "modified updated generated regenerated refreshed revised update modification revision aktualisiert aktualisierung geändert generiert stand modifié modifiée actualisé mise mis actualizado actualizada actualización modificado aggiornato aggiornamento bijgewerkt gewijzigd atualizado atualização";
/** Done to other things too: they need a word that says it was the page, or the last time. */
var OTHER_VERBS = "changed change built build published publication rendered retrieved fetched served loaded created checked crawled cached saved edited edit refresh reviewed compiled synced posted accessed printed bearbeitet erstellt abgerufen publié";
var LAST = "last latest recently letzte letzter zuletzt dernière dernier última último ultima ultimo laatst laatste";
/** A clock shows seconds; with a word like these and no seconds it may be the time of an event. */
var CLOCKS = "time now clock today zeit uhrzeit jetzt heute heure hora ora tijd";
var LINKS = "this the was is on at by in as of been has most and from since diese dieser wurde am um vom der den à le la les du de del el al il op jour i it";
var set = (words) => new Set(words.split(" "));
/** Everything that the grammar knows by name. */
var MOMENT_WORDS = {
	months: set(MONTHS),
	weekdays: set(WEEKDAYS),
	zones: set(ZONES),
	units: set(UNITS)
};
/** Everything that a stamp may say beside its date. */
var STAMP_WORDS = {
	subjects: set(SUBJECTS),
	sureVerbs: set(SURE_VERBS),
	otherVerbs: set(OTHER_VERBS),
	last: set(LAST),
	clocks: set(CLOCKS),
	links: set(LINKS)
};
/** All of it as one text, for the digest of the rule set. */
var WORDS_NAMED = [
	MONTHS,
	WEEKDAYS,
	ZONES,
	UNITS,
	SUBJECTS,
	SURE_VERBS,
	OTHER_VERBS,
	LAST,
	CLOCKS,
	LINKS
].join("\n");
//#endregion
//#region src/detect/scrub/moments.ts
/** Cuts a line into words, numbers and signs. */
function tokensIn(line) {
	return Array.from(line.matchAll(/\d+|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu), ({ 0: raw, index }) => {
		const text = raw.toLowerCase();
		return {
			text,
			from: index,
			to: index + raw.length,
			shape: shapeOf(text)
		};
	});
}
var SHAPES = {
	am: "P",
	pm: "P",
	a: "a",
	p: "a",
	m: "m",
	h: "h",
	t: "T",
	of: "f",
	de: "f",
	ago: "A",
	st: "o",
	nd: "o",
	rd: "o",
	th: "o",
	er: "o",
	"º": "o",
	年: "J",
	月: "K",
	日: "I",
	時: "H",
	时: "H",
	分: "N",
	秒: "S",
	at: "g",
	um: "g",
	the: "g",
	on: "g",
	den: "g",
	le: "g",
	i: "g",
	las: "g",
	alle: "g",
	à: "g"
};
/** s, d: one digit, two; y: a year; k: other four digits; c, C: six, eight; M, W, Z, U: month, weekday, zone, unit. */
function shapeOf(text) {
	if (/^\d/.test(text)) return shapeOfNumber(text);
	const { months, weekdays, zones, units } = MOMENT_WORDS;
	if (Object.hasOwn(SHAPES, text)) return SHAPES[text];
	if (months.has(text)) return "M";
	if (zones.has(text)) return "Z";
	if (weekdays.has(text)) return "W";
	if (units.has(text)) return "U";
	return /^[\p{L}\p{M}]/u.test(text) ? "w" : text.length === 1 ? text : "?";
}
function shapeOfNumber(text) {
	if (text.length === 4) return /^(?:19|20|21)/.test(text) ? "y" : "k";
	return {
		1: "s",
		2: "d",
		6: "c",
		8: "C"
	}[text.length] ?? "n";
}
var X = "[sd]";
var DATE = new RegExp([
	`y([-/.])${X}\\1${X}`,
	`${X}([-/.])${X}\\2[yd]`,
	`${X}o?[.]?f?-?M[.]?(?:[,f-]?y)?`,
	`M[.]?${X}o?(?:,?y)?`,
	"M[.]?,?f?y",
	`yJ${X}K${X}I`,
	`y-M-${X}`,
	"C(?=Tc)"
].join("|"), "y");
var HALF = "(?:P|a[.]m[.]?)";
/** With its zone. The first two groups are there when seconds are. */
var CLOCK = new RegExp(`(?:${X}:d(:d(?:[.,](?:[sdykcCn]))?)?|T?c(?=Z|$)|${X}h(?:d)?|${X}[.]d(?=Z)|${X}H${X}N(${X}S)?|${X}(?=${HALF}))${HALF}?(?:Z?[+-](?:k|d:d|${X})|[(]?Z[)]?)?`, "y");
var WEEKDAY = /W[.]?/y;
/** What date(1) and asctime print behind the clock: the zone and the year. */
var YEAR = /y/y;
var ZONE = /Z/y;
var GLUE = /[,gT–-]{0,3}/y;
var AGE = /(?:s|d|n|k|y|a)Uw?A/y;
/** Every moment of a line, left to right; the work goes with the number of tokens. */
function momentsIn(tokens) {
	const shape = tokens.map((token) => token.shape).join("");
	const moments = [];
	for (let at = 0; at < shape.length;) {
		const moment = momentAt(shape, at);
		if (moment) moments.push(moment);
		at = moment ? moment.end : at + 1;
	}
	return moments;
}
function momentAt(shape, first) {
	const age = matchAt(AGE, shape, first);
	if (age) return {
		...NOTHING_YET,
		first,
		end: first + age[0].length,
		isAge: true
	};
	let moment = {
		...NOTHING_YET,
		first,
		end: first
	};
	for (let at = first; at < shape.length;) {
		const longer = withItemAt(moment, shape, at);
		if (!longer) break;
		moment = longer;
		at = moment.end + matchAt(GLUE, shape, moment.end)[0].length;
	}
	return moment.hasDate || moment.hasClock ? moment : null;
}
var NOTHING_YET = {
	hasDate: false,
	hasClock: false,
	hasSeconds: false,
	isAge: false
};
/** The moment with the date, clock, weekday, zone or year that stands there; `null` where none does. */
function withItemAt(moment, shape, at) {
	const ending = (item) => ({
		...moment,
		end: at + item[0].length
	});
	const date = matchAt(DATE, shape, at);
	if (date) return {
		...ending(date),
		hasDate: true
	};
	const clock = matchAt(CLOCK, shape, at);
	if (clock) return {
		...ending(clock),
		hasClock: true,
		hasSeconds: moment.hasSeconds || isWithSeconds(clock)
	};
	const { hasDate, hasClock } = moment;
	const zone = hasClock ? matchAt(ZONE, shape, at) : null;
	const other = matchAt(WEEKDAY, shape, at) ?? zone ?? (hasDate && hasClock ? matchAt(YEAR, shape, at) : null);
	return other && ending(other);
}
function isWithSeconds(clock) {
	return clock[1] !== void 0 || clock[2] !== void 0 || clock[0].includes("c");
}
function matchAt(pattern, shape, at) {
	pattern.lastIndex = at;
	return pattern.exec(shape);
}
//#endregion
//#region src/detect/scrub/stamps.ts
/** The line with the moments of its stamps replaced. */
function scrubStamps(line, sign) {
	const tokens = tokensIn(line);
	const moments = momentsIn(tokens);
	if (moments.length === 0) return line;
	const stamped = partsOf(line, tokens, moments).flatMap((part) => isStamp(part) ? part.moments : []);
	let [out, done] = ["", 0];
	for (const { first, end } of stamped) {
		out += line.slice(done, tokens[first].from) + sign;
		done = tokens[end - 1].to;
	}
	return out + line.slice(done);
}
function partsOf(line, tokens, moments) {
	const parts = [{
		moments: [],
		words: []
	}];
	let next = 0;
	for (let at = 0; at < tokens.length; at++) {
		const part = parts.at(-1);
		const moment = moments[next];
		if (moment?.first === at) {
			part.moments.push(moment);
			next++;
			at = moment.end - 1;
		} else if (isSeparator(line, tokens, at)) parts.push({
			moments: [],
			words: []
		});
		else if (!/^[:.,#/'"’-]$/.test(tokens[at].text)) part.words.push(tokens[at].text);
	}
	return parts;
}
/** Bars, brackets, dashes that stand alone, and the end of a sentence. */
function isSeparator(line, tokens, at) {
	const { text, from, to } = tokens[at];
	if (/^[|·•;()[\]—]$/.test(text)) return true;
	const isApart = line[to] === " " || to === line.length;
	if (text === "." || text === "!") return isApart && (tokens[at - 1]?.text.length ?? 0) > 1;
	return (text === "-" || text === "–") && isApart && line[from - 1] === " ";
}
/** Whether nothing is said but when something was done to the page, or what its clock shows. */
function isStamp({ moments, words }) {
	if (moments.length === 0) return false;
	const hasSeconds = moments.some((moment) => moment.hasSeconds);
	const isAge = moments.every((moment) => moment.isAge);
	const said = withoutName(words);
	if (said.length === 0) return isAge || hasSeconds && moments.some((moment) => moment.hasDate);
	if (!said.every(isKnown)) return false;
	const has = (words) => said.some((word) => words.has(word));
	if (has(STAMP_WORDS.sureVerbs)) return true;
	if (has(STAMP_WORDS.otherVerbs)) return isAge || hasSeconds || has(STAMP_WORDS.last) || has(STAMP_WORDS.subjects);
	if (has(STAMP_WORDS.clocks)) return hasSeconds || isToday(said, moments);
	return false;
}
/** "Today is Saturday, June 1": with a time it would be an event's. */
function isToday(words, moments) {
	return words.join(" ") === "today is" && moments.every((moment) => moment.hasDate && !moment.hasClock);
}
/** Without who did it: "by Jane Doe" at the end. */
function withoutName(words) {
	const by = words.findLastIndex((word) => word === "by" || word === "von" || word === "par");
	return by > 0 && words.length - by <= 4 ? words.slice(0, by) : words;
}
var KNOWN = new Set(Object.values(STAMP_WORDS).flatMap((words) => [...words]));
function isKnown(word) {
	return KNOWN.has(word);
}
//#endregion
//#region src/detect/scrub/rules.ts
/** Rules that hold for any site: stamps, counters, tokens, cache-busting addresses, advertisements. */
var GENERIC_RULES = [
	{
		on: "text",
		name: "copyright year",
		pattern: "(?:©|\\(c\\)|copyright)[ ©(c)]{0,6}\\d{4}(?: ?[-–,] ?\\d{4})*"
	},
	{
		on: "stamp",
		name: "stamps",
		grammar: 1,
		words: WORDS_NAMED
	},
	{
		on: "text",
		name: "time to build",
		pattern: "(?:generated|rendered|loaded|built|served)\\b.{0,20}?\\d+(?:[.,]\\d+)? ?(?:ms|milliseconds|s|sec|seconds)\\b"
	},
	{
		on: "text",
		name: "visit counter",
		pattern: "^(?:you are )?(?:visitors?|visits|hits|page ?views?)(?: so far| today| online| number| no\\.?)?:? ?#?\\d[\\d,. ]*$|^\\d[\\d,. ]* (?:visitors?|visits|hits|page ?views?)(?: so far| today| online)?$"
	},
	{
		on: "parameter",
		name: "session and tracking",
		of: "any",
		pattern: "(?:utm_\\w+|fbclid|gclid|mc_[ce]id|phpsessid|jsessionid|sid|session_?id|csrf\\w*|xsrf\\w*|_?nonce|token|_|cb|nocache|cachebust\\w*|rnd|rand|random|timestamp|ts)"
	},
	{
		on: "parameter",
		name: "version of a file",
		of: "image",
		pattern: "(?:v|ver|version|t|rev|build|hash|h|m|mtime)"
	},
	{
		on: "element",
		name: "advertisement",
		pattern: "(?:adsbygoogle|ad-(?:banner|slot|unit|container)|banner-ad|advertisement|dfp-\\w+|google-ads?(?:-\\w+)?)"
	},
	{
		on: "element",
		name: "fortune",
		pattern: "(?:fortune|qotd|quote-of-the-day|random-quote|tip-of-the-day)"
	},
	{
		on: "element",
		name: "counter",
		pattern: "(?:(?:hit|visit|visitor|page)-?counter|online-users|server-time|build-time|page-generated)"
	}
];
/** Names whose answer is remembered: sites use few, again and again. */
var MOST_REMEMBERED = 5e3;
/** What stands where something was scrubbed. */
var SCRUBBED = "□";
/** Compiles the generic rules and a user's own. @throws UsageError when a pattern is no regular expression. */
function scrubRules(own = [], generic = GENERIC_RULES) {
	const rules = [...generic, ...own];
	const compiled = rules.flatMap((rule) => rule.on === "stamp" ? [] : [{
		rule,
		pattern: compile(rule)
	}]);
	const hasStamps = rules.some(({ on }) => on === "stamp");
	const text = compiled.filter(({ rule }) => rule.on === "text");
	const parameters = compiled.filter(({ rule }) => rule.on === "parameter");
	const elements = compiled.filter(({ rule }) => rule.on === "element");
	const tokens = /* @__PURE__ */ new Map();
	return {
		digest: sha256Digest(Buffer.from(JSON.stringify(rules))),
		rules,
		scrubText: (line) => line.length > 400 || !/\d/.test(line) ? line : text.reduce((rest, { pattern }) => rest.replace(pattern, SCRUBBED), hasStamps ? scrubStamps(line, SCRUBBED) : line),
		scrubParameters(url, of) {
			if (url.search === "") return;
			const isScrubbed = (name) => parameters.some(({ rule, pattern }) => appliesTo(rule, of) && pattern.test(name));
			for (const name of Array.from(url.searchParams.keys()).filter(isScrubbed)) url.searchParams.delete(name);
		},
		isScrubbed(token) {
			let answer = tokens.get(token);
			if (answer === void 0) {
				answer = elements.some(({ pattern }) => pattern.test(token));
				if (tokens.size >= MOST_REMEMBERED) tokens.clear();
				tokens.set(token, answer);
			}
			return answer;
		}
	};
}
function appliesTo(rule, of) {
	return rule.on === "parameter" && (rule.of === "any" || of === "image");
}
function compile(rule) {
	try {
		return rule.on === "text" ? new RegExp(rule.pattern, "gi") : new RegExp(`^(?:${rule.pattern})$`, "i");
	} catch (cause) {
		throw new UsageError("USAGE", `scrubbing rule "${rule.name}": ${rule.pattern} is no regular expression`, { cause });
	}
}
//#endregion
//#region src/detect/page/linked-tree.ts
/** An element, the document, or (with `text`) a piece of text. */
var LinkedNode = class {
	tag;
	namespace;
	attributes;
	/** `null` for elements. */
	text;
	parent = null;
	previous = null;
	next = null;
	first = null;
	last = null;
	/** Of a document: whether it is read by the rules for old pages. */
	mode = html.DOCUMENT_MODE.NO_QUIRKS;
	constructor(tag, attributes, namespace = html.NS.HTML, text = null) {
		this.tag = tag;
		this.attributes = attributes;
		this.namespace = namespace;
		this.text = text;
	}
};
var NO_ATTRIBUTES = [];
function node(tag) {
	return new LinkedNode(tag, NO_ATTRIBUTES);
}
function textNode(text) {
	return new LinkedNode("#text", NO_ATTRIBUTES, html.NS.HTML, text);
}
function insert(parent, child, before) {
	if (child.tag === NOT_KEPT) return;
	const previous = before === null ? parent.last : before.previous;
	child.parent = parent;
	child.previous = previous;
	child.next = before;
	if (previous === null) parent.first = child;
	else previous.next = child;
	if (before === null) parent.last = child;
	else before.previous = child;
}
function detach(child) {
	const { parent, previous, next } = child;
	if (parent === null) return;
	if (previous === null) parent.first = next;
	else previous.next = next;
	if (next === null) parent.last = previous;
	else next.previous = previous;
	child.parent = child.previous = child.next = null;
}
function insertText(parent, text, before) {
	const previous = before === null ? parent.last : before.previous;
	if (typeof previous?.text === "string") previous.text += text;
	else insert(parent, textNode(text), before);
}
var NOT_KEPT = "#not-kept";
/** Of which none is made. */
var DOCUMENT_TYPE = "#doctype";
var nothing = () => void 0;
/** Lets parse5 build linked nodes; what a template holds are its children, as nothing is shown of either. */
var LINKED_TREE = {
	createDocument: () => node("#root"),
	createDocumentFragment: () => node("#fragment"),
	createElement: (tag, namespace, attributes) => new LinkedNode(tag, attributes, namespace),
	createCommentNode: () => node(NOT_KEPT),
	createTextNode: textNode,
	appendChild: (parent, child) => insert(parent, child, null),
	insertBefore: insert,
	detachNode: detach,
	insertText: (parent, text) => insertText(parent, text, null),
	insertTextBefore: insertText,
	adoptAttributes({ attributes }, more) {
		if (attributes.length >= 256) return;
		const known = new Set(attributes.map(({ name }) => name));
		for (const attribute of more) if (!known.has(attribute.name)) attributes.push(attribute);
	},
	getFirstChild: ({ first }) => first,
	getChildNodes: ({ first }) => [...chain(first)],
	getParentNode: ({ parent }) => parent,
	getAttrList: ({ attributes }) => attributes,
	getTagName: ({ tag }) => tag,
	getNamespaceURI: ({ namespace }) => namespace,
	getTextNodeContent: ({ text }) => text ?? "",
	getCommentNodeContent: () => "",
	getDocumentTypeNodeName: () => "",
	getDocumentTypeNodePublicId: () => "",
	getDocumentTypeNodeSystemId: () => "",
	getTemplateContent: (template) => template,
	setTemplateContent: nothing,
	setDocumentType: nothing,
	setDocumentMode: (document, mode) => void (document.mode = mode),
	getDocumentMode: ({ mode }) => mode,
	isTextNode: (one) => one.text !== null,
	isElementNode: (one) => one.text === null && one.tag !== NOT_KEPT,
	isCommentNode: (one) => one.tag === NOT_KEPT,
	isDocumentTypeNode: (one) => one.tag === DOCUMENT_TYPE,
	getNodeSourceCodeLocation: () => null,
	setNodeSourceCodeLocation: nothing,
	updateNodeSourceCodeLocation: nothing
};
/** A node and its next siblings. */
function* chain(first) {
	for (let at = first; at !== null; at = at.next) yield at;
}
//#endregion
//#region src/detect/page/bounded-parser.ts
/** Elements nested deeper than this are read as if their content stood in the deepest one kept. */
var MAX_DEPTH$1 = 200;
/** Formatting elements (b, i, font …) left open that are opened again in the next paragraph. */
var MOST_FORMATTING = 64;
/** How many such elements a page may be given beyond one for each of its tags. */
var FREE_FORMATTING = 1e4;
var VOID_TAGS = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements that hold text only: they nest nothing, so that they may stand at any depth. */
var TEXT_TAGS = new Set("iframe noembed noframes noscript plaintext script style textarea title xmp".split(" "));
/** Reads a text as a browser with scripts switched on does; of XML, self-closing tags and CDATA sections are known. */
function parseBounded(html, isXml) {
	const parser = new BoundedParser(isXml);
	parser.tokenizer.write(html, true);
	return parser.document;
}
var BoundedParser = class extends Parser {
	#isXml;
	/** Elements open beyond the depth kept. */
	#beyond = 0;
	#tags = 0;
	#reopened = 0;
	constructor(isXml) {
		super({
			treeAdapter: LINKED_TREE,
			scriptingEnabled: true
		});
		this.#isXml = isXml;
		this.tokenizer = new BoundedTokenizer(this.options, this);
		this.tokenizer.inForeignNode = isXml;
	}
	onStartTag(token) {
		this.#tags++;
		const { tagName } = token;
		if (this.openElements.stackTop > MAX_DEPTH$1 && !VOID_TAGS.has(tagName) && !TEXT_TAGS.has(tagName)) {
			if (!token.selfClosing) this.#beyond++;
			return;
		}
		this.activeFormattingElements.entries.length = Math.min(this.activeFormattingElements.entries.length, MOST_FORMATTING);
		super.onStartTag(token);
		if (this.#isXml && token.selfClosing && !VOID_TAGS.has(tagName)) this.#endAtOnce(token);
	}
	onEndTag(token) {
		if (this.#beyond > 0 && !TEXT_TAGS.has(token.tagName)) this.#beyond--;
		else super.onEndTag(token);
	}
	/** XML: <script/> is whole, also where HTML would read all that follows as its text. */
	#endAtOnce(token) {
		if (token.ackSelfClosing) return;
		this.tokenizer.state = TokenizerMode.DATA;
		super.onEndTag({
			...token,
			type: Token.TokenType.END_TAG,
			selfClosing: false
		});
	}
	_reconstructActiveFormattingElements() {
		if (this.#reopened > FREE_FORMATTING + this.#tags) this.activeFormattingElements.entries.length = 0;
		const depth = this.openElements.stackTop;
		super._reconstructActiveFormattingElements();
		this.#reopened += this.openElements.stackTop - depth;
	}
	_setContextModes(current, tagId) {
		super._setContextModes(current, tagId);
		if (#isXml in this && this.#isXml) this.tokenizer.inForeignNode = true;
	}
};
var BoundedTokenizer = class extends Tokenizer {
	/** Each new attribute is held against all before it: their number is bounded. */
	_leaveAttrName() {
		const { attrs } = this.currentToken;
		if (attrs.length < 256) super._leaveAttrName();
	}
	/** A reference of many hundred digits comes out as no number at all, which parse5 does not survive. */
	_flushCodePointConsumedAsCharacterReference(codePoint) {
		super._flushCodePointConsumedAsCharacterReference(Number.isFinite(codePoint) ? codePoint : 65533);
	}
};
//#endregion
//#region src/detect/page/html-tree.ts
/** Formatting that is moved about may nest deeper than the tags did; content beyond stands in the deepest element kept. */
var MAX_DEPTH = 300;
var MAX_ATTRIBUTE_CHARS = 4096;
var KEPT_ATTRIBUTES = /* @__PURE__ */ new Set([
	"id",
	"class",
	"role",
	"href",
	"src",
	"data-src",
	"srcset",
	"alt",
	"hidden",
	"style",
	"type",
	"value",
	"content",
	"aria-hidden",
	"aria-label"
]);
/** Parses any text as HTML, or as XML that is to be shown like it; never fails, never recurses. */
function parseTree(html, isXml = false) {
	const root = {
		tag: "#root",
		attributes: /* @__PURE__ */ new Map(),
		children: []
	};
	copyInto(root, parseBounded(html, isXml));
	return root;
}
/** Depth first, with a stack of our own: a page may nest as deep as it likes. */
function copyInto(root, source) {
	const stack = [{
		into: root,
		next: source.first,
		depth: 0
	}];
	for (let top = stack.at(-1); top; top = stack.at(-1)) {
		const { next } = top;
		if (next === null) {
			stack.pop();
			continue;
		}
		top.next = next.next;
		if (next.text === null) copyElement(stack, top, next);
		else append(top.into, next.text);
	}
}
function copyElement(stack, { into, depth }, source) {
	let inside = into;
	if (depth < MAX_DEPTH || source.first === null) {
		inside = {
			tag: source.tag.toLowerCase(),
			attributes: keptAttributes(source),
			children: []
		};
		into.children.push(inside);
	}
	if (source.first !== null) stack.push({
		into: inside,
		next: source.first,
		depth: depth + 1
	});
}
function append({ children }, text) {
	const last = children.length - 1;
	if (typeof children[last] === "string") children[last] += text;
	else children.push(text);
}
function keptAttributes({ attributes }) {
	const kept = /* @__PURE__ */ new Map();
	for (const { name, value } of attributes) if (KEPT_ATTRIBUTES.has(name)) kept.set(name, value.slice(0, MAX_ATTRIBUTE_CHARS));
	return kept;
}
//#endregion
//#region src/detect/page/unseen.ts
var SCRIPTS = /* @__PURE__ */ new Set(["script", "style"]);
var HEAD = /* @__PURE__ */ new Set([
	"meta",
	"link",
	"base"
]);
/** Goes through the whole tree once, with a stack of its own. */
function unseenParts(root, context) {
	const prints = {
		scripts: 0,
		head: 0,
		"site name": 0,
		hidden: 0,
		scrubbed: 0,
		described: 0
	};
	const add = (kind, text) => {
		for (let i = 0; i < text.length; i++) prints[kind] = Math.imul(prints[kind] ^ text.charCodeAt(i), 16777619);
	};
	const stack = [{
		node: root,
		kind: null
	}];
	for (let top = stack.pop(); top; top = stack.pop()) {
		const kind = top.kind ?? kindOf(top.node, context);
		if (kind !== null) add(kind, `<${top.node.tag} ${[...top.node.attributes.values()].join(" ")}`);
		else for (const name of ["alt", "aria-label"]) add("described", `${top.node.attributes.get(name) ?? ""}|`);
		for (const child of top.node.children) if (typeof child !== "string") stack.push({
			node: child,
			kind
		});
		else if (kind !== null) add(kind, child);
	}
	return prints;
}
function kindOf(node, { rules }) {
	if (SCRIPTS.has(node.tag)) return "scripts";
	if (HEAD.has(node.tag)) return "head";
	if (node.tag === "title") return "site name";
	if (node.tag === "head") return null;
	if (isHidden$1(node)) return "hidden";
	return isScrubbed(node, rules) ? "scrubbed" : null;
}
//#endregion
//#region src/detect/page/read-page.ts
/** Longer documents are read up to here: 16 MB of text is no page any more. */
var MOST_READ_CHARS = 16777216;
var HTML_SIGN = /<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|[abip]|br|img|div|span|h[1-6]|[ou]l|li|table|t[dr]|em|strong|code|pre|blockquote|hr|d[ld]|form|input|button|label|nav|header|footer|section|article|main)[\s>/]/i;
var genericRules;
/** Reads one version. Never fails: what is neither HTML nor text is one block known by its digest. */
function readPage(bytes, options = {}) {
	const type = mediaType(options.contentType ?? null);
	if (isBinary$1(bytes, type)) return {
		form: "binary",
		blocks: binaryBlocks(bytes)
	};
	const text = decodeText(bytes, options.contentType ?? null).text.slice(0, MOST_READ_CHARS);
	const isHtml = type ? /html|xml/.test(type) : looksLikeHtml(text);
	const rules = options.rules ?? (genericRules ??= scrubRules());
	if (!isHtml) return {
		form: "text",
		blocks: textBlocks(text, rules)
	};
	const root = parseTree(text, type !== null && type !== "text/html");
	const base = baseOf(root, options.url ?? null);
	const segmenter = options.segmenter ?? TREE_SEGMENTER;
	const { imageDigest, withHidden } = options;
	const context = {
		base,
		rules,
		imageDigest,
		withHidden
	};
	return {
		form: "html",
		blocks: [...titleBlocks(titleOf$1(root)), ...segmenter.segment(root, context)],
		...options.withUnseen && { unseen: unseenParts(root, context) }
	};
}
/** Whether a text of which nothing is said has tags of HTML near its beginning. */
function looksLikeHtml(text) {
	return HTML_SIGN.test(text.slice(0, 1e5));
}
function titleBlocks(title) {
	return title === "" ? [] : [{
		role: "content",
		heading: "",
		place: "title",
		elements: [{
			kind: "title",
			value: title,
			shown: title,
			place: "title"
		}],
		position: 0
	}];
}
function isBinary$1(bytes, type) {
	if (type && /^(?:image|audio|video|font)\/|octet-stream|pdf|zip/.test(type)) return !/svg/.test(type);
	return !(bytes[0] === 255 && bytes[1] === 254 || bytes[0] === 254 && bytes[1] === 255) && bytes.subarray(0, 8192).includes(0);
}
function binaryBlocks(bytes) {
	const shown = `${bytes.length} bytes`;
	return [{
		role: "content",
		heading: "",
		place: "bytes",
		elements: [{
			kind: "text",
			value: sha256Digest(bytes),
			shown,
			place: "bytes"
		}],
		position: 0
	}];
}
function textBlocks(text, rules) {
	const elements = text.split(/\r?\n/).flatMap(readableLines).map((shown) => ({
		kind: "text",
		value: rules.scrubText(shown),
		shown,
		place: "text"
	}));
	return elements.length === 0 ? [] : [{
		role: "content",
		heading: "",
		place: "text",
		elements,
		position: 0
	}];
}
/** Searches breadth-first within the first nodes: title and base stand near the top. */
function findFirst(root, tag) {
	const queue = [root];
	for (let i = 0; i < queue.length && i < 2e3; i++) {
		if (queue[i].tag === tag) return queue[i];
		for (const child of queue[i].children) if (typeof child !== "string") queue.push(child);
	}
	return null;
}
/** The title without the site's name, which stands behind the last bar or dash. */
function titleOf$1(root) {
	return (findFirst(root, "title")?.children.filter((child) => typeof child === "string").join("") ?? "").slice(0, 500).replace(/\s+/g, " ").trim().replace(/^(.+) (?:\||-|–|—|·|»|::) [^|–—·»]{1,60}$/, "$1");
}
function baseOf(root, url) {
	const href = findFirst(root, "base")?.attributes.get("href");
	if (href === void 0) return url;
	try {
		return new URL(href, url ?? void 0).href;
	} catch {
		return url;
	}
}
//#endregion
//#region src/detect/page/text-lines.ts
/** What no reader is shown as text; the title is read by itself. */
var UNSEEN = new Set("script style noscript noembed noframes template head title iframe object embed audio video canvas datalist metadata defs desc rp".split(" "));
var INLINE = new Set("a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rb ruby s samp small span strike strong sub sup time tt u var wbr tspan mi mn mo".split(" "));
var BUTTON_TYPES = /* @__PURE__ */ new Set([
	"submit",
	"button",
	"reset"
]);
var HIDING = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
/** Feeds hold pages as text. */
var MARKUP = /<[a-z!/]/i;
/** Collects the text of trees. */
var TextLines = class TextLines {
	#options;
	#lines = [];
	#line = "";
	/** How words are read aloud stands above them: beside them it would part them. */
	#readings = "";
	#chars = 0;
	#isCut = false;
	constructor(options) {
		this.#options = options;
	}
	get text() {
		this.#endLine();
		return this.#lines.join("\n").slice(0, this.#options.mostChars);
	}
	/** Whether there was more. */
	get isCut() {
		return this.#isCut;
	}
	/** With a stack of its own: a page may nest as deep as it likes. */
	addTree(root) {
		const stack = [];
		stack.push({
			node: root,
			next: root.first,
			isReading: false
		});
		for (let top = stack.at(-1); top && !this.#isCut; top = stack.at(-1)) {
			const { next, isReading } = top;
			if (next === null) {
				stack.pop();
				if (!this.#isInline(top.node)) this.#endLine();
				continue;
			}
			top.next = next.next;
			if (next.text !== null) this.#addText(next.text, isReading);
			else if (this.#open(next)) stack.push({
				node: next,
				next: next.first,
				isReading: isReading || next.tag === "rt"
			});
		}
	}
	/** Whether what the element holds is to be read. */
	#open(node) {
		const { isXml } = this.#options;
		if (!isXml && isHidden(node)) return false;
		if (!this.#isInline(node)) this.#endLine();
		if (!isXml) this.#addReplacement(node);
		return true;
	}
	#isInline({ tag }) {
		return !this.#options.isXml && (INLINE.has(tag) || tag === "rt" || tag === "img");
	}
	/** What stands for a picture, and what stands on a button. */
	#addReplacement(node) {
		const { tag } = node;
		if (tag === "img" || tag === "area") this.#addText(` ${valueOf(node, "alt") ?? ""} `, false);
		if (tag !== "input") return;
		const type = valueOf(node, "type")?.toLowerCase() ?? "";
		if (BUTTON_TYPES.has(type)) this.#addText(valueOf(node, "value") ?? "", false);
		if (type === "image") this.#addText(valueOf(node, "alt") ?? "", false);
	}
	#addText(text, isReading) {
		if (this.#options.isXml && MARKUP.test(text)) return this.#addMarkup(text);
		if (isReading) this.#readings += ` ${text}`;
		else this.#line += text;
		if (this.#chars + this.#line.length > 2 * this.#options.mostChars) this.#endLine();
	}
	/** A feed's entry is HTML, written as text (RSS 2.0 description, Atom content of type html). */
	#addMarkup(text) {
		const { mostChars } = this.#options;
		const inner = new TextLines({
			isXml: false,
			mostChars: Math.max(0, mostChars - this.#chars)
		});
		inner.addTree(parseBounded(text, false));
		this.#line += ` ${inner.text} `;
		this.#endLine();
	}
	#endLine() {
		for (const line of [this.#line, this.#readings]) {
			const folded = line.replace(/\s+/g, " ").trim();
			if (folded === "") continue;
			this.#lines.push(folded);
			this.#chars += folded.length + 1;
		}
		[this.#line, this.#readings] = ["", ""];
		if (this.#chars > this.#options.mostChars + 1) this.#isCut = true;
	}
};
/** Whether the page says that the element is not to be shown, or it is of a kind that shows no text. */
function isHidden(node) {
	if (UNSEEN.has(node.tag) || valueOf(node, "hidden") !== null) return true;
	if (node.tag === "dialog" && valueOf(node, "open") === null) return true;
	return HIDING.test(valueOf(node, "style") ?? "");
}
function valueOf({ attributes }, wanted) {
	return attributes.find(({ name }) => name === wanted)?.value ?? null;
}
//#endregion
//#region src/detect/page/reader-text.ts
/** What a content is read as; `null` for what has no text to be searched. */
function textFormOf(contentType) {
	const type = mediaType(contentType) ?? "";
	if (type === "text/html" || type === "application/xhtml+xml" || type === "") return "html";
	if (type === "application/pdf" || type === "application/x-pdf") return "pdf";
	if (/^text\/(?:plain|markdown|csv|x-markdown|tab-separated-values)$/.test(type)) return "text";
	return /^(?:text|application)\/(?:xml|(?:rss|atom|rdf)\+xml)$/.test(type) ? "xml" : null;
}
/** Reads HTML, XML or plain text up to so many characters; never fails. */
function readerText(content, contentType, mostChars) {
	const decoded = decodeText(content, contentType).text;
	const source = decoded.slice(0, MOST_READ_CHARS);
	const form = formOf(source, contentType);
	const read = form === "text" ? plainText(source, mostChars) : treeText(source, form, contentType, mostChars);
	return {
		...read,
		form,
		isCut: read.isCut || decoded.length > source.length
	};
}
/** The primary part of a language tag (RFC 5646 section 2.2.1); `null` of what is none. */
function primaryLanguage(tag) {
	return /^\s*([A-Za-z]{2,8})(?:[-_,;\s]|$)/.exec(tag ?? "")?.[1]?.toLowerCase() ?? null;
}
/** A server that does not say what it sends is asked by its content. */
function formOf(source, contentType) {
	const form = textFormOf(contentType);
	if (form === "xml" || form === "text") return form;
	return mediaType(contentType) === null && !looksLikeHtml(source) ? "text" : "html";
}
function plainText(source, mostChars) {
	const text = source.slice(0, 8192).includes("\0") ? "" : source.trim();
	return {
		title: "",
		language: null,
		text: text.slice(0, mostChars),
		isCut: text.length > mostChars
	};
}
function treeText(source, form, contentType, mostChars) {
	const root = parseBounded(source, form === "xml" || mediaType(contentType) === "application/xhtml+xml");
	const lines = new TextLines({
		isXml: form === "xml",
		mostChars
	});
	lines.addTree(root);
	return {
		title: titleOf(root),
		language: languageOf(root),
		text: lines.text,
		isCut: lines.isCut
	};
}
/** Title and language stand near the top: further nodes are not looked at. */
var MOST_NODES = 2e3;
function titleOf(root) {
	return [...chain(firstOf(root, (node) => node.tag === "title")?.first ?? null)].map((child) => child.text ?? "").join("").slice(0, 2e3).replace(/\s+/g, " ").trim().slice(0, 500);
}
function languageOf(root) {
	const named = firstOf(root, (node) => attributeOf(node, "lang", "xml:lang") !== null);
	if (named !== null && (named.tag === "html" || named.tag === "body" || named.parent === root)) return primaryLanguage(attributeOf(named, "lang", "xml:lang"));
	const meta = firstOf(root, (node) => /^content-language$/i.test(attributeOf(node, "http-equiv") ?? ""));
	if (meta) return primaryLanguage(attributeOf(meta, "content"));
	return primaryLanguage(firstOf(root, ({ tag }) => tag === "language")?.first?.text);
}
function attributeOf({ attributes }, ...names) {
	return attributes.find(({ name, prefix }) => names.includes(prefix ? `${prefix}:${name}` : name))?.value ?? null;
}
/** Breadth first. */
function firstOf(root, isMeant) {
	const queue = [root];
	for (let i = 0; i < queue.length && i < MOST_NODES; i++) {
		if (queue[i].text === null && isMeant(queue[i])) return queue[i];
		for (const child of chain(queue[i].first)) if (queue.length < MOST_NODES) queue.push(child);
	}
	return null;
}
//#endregion
//#region src/detect/pdf/pdf-reader.ts
/** Larger files are not read. */
var MOST_PDF_BYTES = 33554432;
var MOST_PAGES = 500;
var BUDGET_MS = 2e4;
var MOST_HEAP_MB = 512;
/** Reads PDFs one after the other. */
var PdfReader = class {
	#file;
	#budgetMs;
	#heapMb;
	#worker = null;
	constructor({ file = builtThread(), budgetMs = BUDGET_MS, heapMb = MOST_HEAP_MB } = {}) {
		this.#file = file;
		this.#budgetMs = budgetMs;
		this.#heapMb = heapMb;
	}
	/** The text, up to so many characters; `null` of what is no PDF, is locked, or is more than the bounds allow. */
	async read(bytes, mostChars) {
		if (bytes.length > 33554432 || !hasSign(bytes)) return null;
		const task = {
			bytes: new Uint8Array(bytes),
			bounds: {
				pages: MOST_PAGES,
				chars: mostChars
			}
		};
		if (this.#file === null) return readHere(task);
		const worker = this.#worker ??= startThread(this.#file, this.#heapMb);
		const read = await answerOf(worker, task, this.#budgetMs);
		if (read !== GONE) return read;
		this.#worker = null;
		await worker.terminate();
		return null;
	}
	/** Ends the thread. */
	async close() {
		await this.#worker?.terminate();
		this.#worker = null;
	}
};
/** The sources run without a build, and without a thread. */
async function readHere({ bytes, bounds }) {
	const { readPdf } = await import("./read-pdf-C5qqldlO.js");
	return readPdf(bytes, bounds).catch(() => null);
}
/** Readers look for it among the first kilobyte (ISO 32000-1, annex H.3.4.1). */
function hasSign(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes("%PDF-");
}
/** The thread has died, or has to. */
var GONE = Symbol("gone");
function answerOf(worker, task, budgetMs) {
	return new Promise((resolve) => {
		const timer = setTimeout(() => end(GONE), budgetMs);
		const onMessage = (read) => end(read);
		const onGone = () => end(GONE);
		const end = (answer) => {
			clearTimeout(timer);
			worker.off("message", onMessage).off("error", onGone).off("exit", onGone);
			if (answer === GONE) worker.on("error", () => void 0);
			resolve(answer);
		};
		worker.on("message", onMessage).on("error", onGone).on("exit", onGone);
		worker.postMessage(task, [task.bytes.buffer]);
	});
}
/** What the library has to say is nobody's business. */
function startThread(file, heapMb) {
	const worker = new Worker(file, {
		execArgv: [],
		stdout: true,
		stderr: true,
		resourceLimits: { maxOldGenerationSizeMb: heapMb }
	});
	worker.stdout.resume();
	worker.stderr.resume();
	worker.unref();
	return worker;
}
/** A thread runs what is built, also when it is called from the sources; `null` when nothing is. */
function builtThread() {
	const require = createRequire(import.meta.url);
	const root = dirname(require.resolve("isochron/package.json"));
	try {
		return require.resolve(join(root, "dist", "detect", "pdf", "pdf-thread.js"));
	} catch {
		return null;
	}
}
//#endregion
//#region src/detect/page/page-model.ts
/** Kinds of things that no reader of the text sees. */
var UNSEEN_KINDS = [
	"scripts",
	"head",
	"site name",
	"hidden",
	"scrubbed",
	"described"
];
/** Whether a block belongs to the site's frame (menu, header, footer) and not to this page. */
function isFrame(role) {
	return role !== "content" && role !== "aside";
}
/** All elements of a page in reading order. */
function elementsOf(page) {
	return page.blocks.flatMap((block) => block.elements);
}
/** Each element with its number among the elements of its place. */
function withSlots(elements) {
	const counts = /* @__PURE__ */ new Map();
	return elements.map((element) => {
		const slot = counts.get(element.place) ?? 0;
		counts.set(element.place, slot + 1);
		return [element, slot];
	});
}
/** The visible text, one line per text element. */
function visibleText(page) {
	return elementsOf(page).filter((element) => element.kind === "text").map((element) => element.shown).join("\n");
}
/** Words of a text, split at white space. */
function wordsOf$1(text) {
	return text.split(/\s+/).filter((word) => word !== "");
}
/** How many words a text has, without making them. */
function countWords(text) {
	let [count, inWord] = [0, false];
	for (let i = 0; i < text.length; i++) {
		const isSpace = text.charCodeAt(i) <= 32;
		if (!isSpace && !inWord) count++;
		inWord = !isSpace;
	}
	return count;
}
//#endregion
//#region src/detect/script-signs.ts
/** "Loading, please wait" and the like in the place that a script will fill. */
var MOST_WORDS_OF_A_WAIT = 8;
var [MOST_NOSCRIPTS, MOST_NOSCRIPT_CHARS, MOST_PLACES] = [
	20,
	2e3,
	200
];
var MOST_LOOKED_INTO = 2e4;
/** Where frameworks put an application, by their own guides. */
var MOUNT = /<(?:div|main|section)\b[^<>]{0,300}?\bid=["']?(?:root|app|application|__next|__nuxt|___gatsby|svelte|react-root|vue-app|q-app|ember-app|main-app|app-root|app-container)["'\s>][^<>]{0,300}|<(?:app-root|my-app|ng-app|ion-app)\b[^<>]{0,300}/i;
/** The main part of a page. */
var MAIN = /<main\b[^<>]{0,300}>|<(?:div|section|article)\b[^<>]{0,300}?(?:\bid=["']?(?:content|main|main-content|page|view|outlet|container)["'\s>]|\brole=["']?main\b)[^<>]{0,300}/gi;
/** A part that something can be put into: it has a name, or is an element of the page's own making. */
var NAMED = /<(?:(?:div|main|section|article|aside|ul|ol|dl|table|tbody|p|span|output|h1|h2)\b[^<>]{0,300}?\s(?:id|data-[\w-]{1,40}|aria-busy|aria-live|hx-\w{1,20})\s?=|[a-z]\w{0,40}-[\w-]{1,60})[^<>]{0,300}>/gi;
/** A part that holds nothing, or a comment. */
var EMPTY = /^(?:\s|<!--(?:[^-]|-(?!->)){0,500}-->){0,100}<\//;
/** How a page asks for scripts, in its noscript elements. */
var ASKS = /enabl|activat|turn(?:ed)? o[nf]|switch(?:ed)? o[nf]|requir|need|without|disabled|aktivier|erforderlich|activer|habilit/i;
/** Attributes by which Alpine, Vue, petite-vue, Angular, Knockout and htmx fill an element when the page opens. */
var BINDING = /<[a-z][^<]{0,1000}?\s(?:x-(?:data|text|html|for|if|init|bind|model)\b|v-(?:for|if|text|html|bind|model|scope|cloak|effect)\b|(?:data-)?ng-(?:app|repeat|bind|view|if|include|init|model)\b|\*ng(?:For|If)\b|data-bind\s?=|hx-trigger\s?=\s?["']?(?:load|revealed|intersect|every)\b)/i;
/** A placeholder that a template engine of the browser replaces. */
var PLACEHOLDER = /\{\{[^{}<>]{1,200}\}\}/;
/** A script that came with the page, or is a module. */
var OWN_FILE = /<script\b[^<>]{0,500}?(?:\bsrc\s{0,5}=\s{0,5}["']?(?!["']?(?:https?:)?\/\/)[^\s"'<>]|\btype\s{0,5}=\s{0,5}["']?module)/i;
var ANY_FILE = /<script\b[^<>]{0,500}?\b(?:src\s*=|type\s*=\s*["']?module)/i;
/** What code says that puts something into the page it stands in. */
var WRITES = /\bdocument\s?\.\s?(?:body|write|querySelector|getElementById)|\binnerHTML\b|\bfetch\(|\bcustomElements\b|\bimport\(|\$\(/;
/** Anything that shows or leads somewhere without a script. */
var SOMETHING_TO_SEE = /<(?:a|area|img|picture|svg|video|audio|iframe|frame|frameset|object|embed|canvas|form|input|button|table)\b/i;
/** The usual place of an application: empty with no more in it than a word to wait. */
function mountOf(html) {
	const mount = MOUNT.exec(html);
	if (mount === null) return "none";
	return isWaiting(html, mount.index, /<(?:a|form|table|article)\b/i) ? "empty" : "filled";
}
/** A main part with no more in it than a word to wait, and no picture. */
function hasEmptyMain(seen) {
	return placesOf(seen, MAIN).some((at) => isWaiting(seen, at, SOMETHING_TO_SEE));
}
/** A named part that holds nothing at all. */
function hasEmptyPart(seen) {
	return placesOf(seen, NAMED).some((at) => EMPTY.test(insideAt(seen, at)));
}
/** "You need to enable JavaScript": in text, as addresses of counters hold such words too. */
function asksForScripts(html) {
	const [, ...parts] = html.split(/<noscript\b/i, MOST_NOSCRIPTS + 1);
	return parts.some((part) => {
		const [inside] = part.slice(0, MOST_NOSCRIPT_CHARS).split(/<\/noscript/i, 1);
		const text = inside.replace(/^[^<>]{0,200}>/, "").replace(/<[^<>]{0,500}>/g, " ");
		return /java ?script/i.test(text) && ASKS.test(text);
	});
}
/** Attributes or placeholders that scripts replace when the page opens. */
function hasBindings(seen) {
	return BINDING.test(seen) || PLACEHOLDER.test(seen);
}
/** Whether a script was loaded from anywhere, or is a module. */
function loadsScripts(html) {
	return ANY_FILE.test(html);
}
/** Whether a script of the page's own may put something into it; those of others are mostly counters. */
function hasOwnCode(html) {
	return OWN_FILE.test(html) || html.split(/<script\b/i).slice(1).some((part) => WRITES.test(codeOf(part)));
}
/** Whether the page sends its reader elsewhere without a script. */
function leadsElsewhere(seen) {
	return /<meta\b[^<>]{0,300}?\bhttp-equiv\s?=\s?["']?refresh\b[^<>]{0,300}?\burl\s?=/i.test(seen);
}
/** Whether there is a link, a picture, a form or the like. */
function hasSomethingToSee(seen) {
	return SOMETHING_TO_SEE.test(seen);
}
/** What a script writes in strings, and what noscript and templates hold, is not to be seen. */
function withoutScripts(html) {
	return html.split(/<(?=script\b|noscript\b|template\b)/i).map((part) => /^(?:(?:no)?script|template)\b/i.test(part) ? part.split(/<\/(?:(?:no)?script|template)/i)[1] ?? "" : part).join("");
}
function codeOf(part) {
	return part.split(/<\/script/i, 1)[0];
}
function placesOf(html, pattern) {
	const places = [];
	for (const { index } of html.matchAll(pattern)) if (places.push(index) === MOST_PLACES) break;
	return places;
}
/** What follows a tag; bounded, as every place is looked into. */
function insideAt(html, at) {
	const from = html.indexOf(">", at) + 1;
	return html.slice(from, from + MOST_LOOKED_INTO);
}
function isWaiting(html, at, content) {
	const inside = insideAt(html, at);
	if (EMPTY.test(inside)) return true;
	const [wait] = inside.split(/<script\b|<\/main\b|<\/body|<noscript\b|<footer\b/i, 1);
	return visibleWords(wait).length <= MOST_WORDS_OF_A_WAIT && !content.test(wait);
}
//#endregion
//#region src/detect/script-built.ts
/** A page with more words than this has something to read whatever its scripts do. */
var MOST_WORDS = 100;
/** With bindings or an empty main part: names in a menu and a footer are no content. */
var MOST_WORDS_OF_A_FRAME = 60;
/** With nothing else to see, or an empty part: a heading and a few words to wait. */
var FEW_WORDS = 20;
/** Fewer than these, and nothing else to see, is nothing. */
var HARDLY_A_WORD = 5;
/** Of languages without spaces a word is a sentence; this many bytes a word are too much for a shell. */
var MOST_BYTES_A_WORD = 12;
var LARGEST_SHELL = 2e6;
/** What shows that a page needs a browser, in words; stable, for counts. */
var BROWSER_SIGNS = {
	"empty-mount": "the place for its content is empty",
	"asks-for-scripts": "it asks for JavaScript",
	"empty-main": "its main part is empty",
	bindings: "its markup names data that scripts fill in",
	"empty-part": "it has few words, and an empty part that scripts fill",
	"few-words": "it has hardly a word beside its scripts"
};
/**
* A script, few words, and a sign that scripts bring the content. A page that says something by itself, or shows it, is
* not a shell. `content` is decoded from its content codings, not from its character set.
*/
function needsBrowser(content, contentType) {
	const type = mediaType(contentType);
	if (type !== "text/html" && type !== "application/xhtml+xml") return no("it is no HTML page");
	if (content.length > LARGEST_SHELL) return no("it is too large for a shell");
	const html = Buffer.from(content.buffer, content.byteOffset, content.length).toString("latin1");
	if (!/<script\b/i.test(html)) return no("it has no script");
	const words = wordsOf(html);
	if (words > MOST_WORDS) return no("it has words of its own");
	const sign = signOf(html, words);
	return sign === null ? no("what it has to show is in it") : {
		needsBrowser: true,
		sign,
		why: BROWSER_SIGNS[sign]
	};
}
/** Whether a page's content is built by scripts: the same rule, for the evidence. */
function isScriptBuilt(content, contentType) {
	return needsBrowser(content, contentType).needsBrowser;
}
function no(why) {
	return {
		needsBrowser: false,
		why
	};
}
/** Words, or as many as their bytes would make. */
function wordsOf(html) {
	const words = visibleWords(html);
	return Math.max(words.length, Math.ceil(words.join(" ").length / MOST_BYTES_A_WORD));
}
/** The first sign that there is; the fewer words a page has, the less it takes. */
function signOf(html, words) {
	const mount = mountOf(html);
	if (mount === "empty") return "empty-mount";
	if (asksForScripts(html)) return "asks-for-scripts";
	if (words > MOST_WORDS_OF_A_FRAME) return null;
	const seen = withoutScripts(html);
	if (leadsElsewhere(seen)) return null;
	if (hasBindings(seen)) return "bindings";
	if (hasOwnCode(html) && hasEmptyMain(seen)) return "empty-main";
	return words > FEW_WORDS || mount === "filled" ? null : signOfFewWords(html, seen, words);
}
function signOfFewWords(html, seen, words) {
	const isOwn = hasOwnCode(html);
	if (isOwn && hasEmptyPart(seen)) return "empty-part";
	if (hasSomethingToSee(seen)) return null;
	return isOwn || words <= HARDLY_A_WORD && loadsScripts(html) ? "few-words" : null;
}
//#endregion
//#region src/detect/scrub/scrubbed-digest.ts
/**
* Digest of all text, links, images and the title in reading order, scrubbed; `null` for what cannot be read, or what
* scripts build. Hidden parts count, frames and the images of a choice too: what some reader may see must not differ.
*/
function scrubbedDigest(content, options) {
	const contentType = options.contentType ?? null;
	if (isScriptBuilt(content, contentType)) return null;
	const page = readPage(content, {
		...options,
		withHidden: true
	});
	if (page.form === "binary") return null;
	const lines = elementsOf(page).map(({ kind, value }) => `${kind} ${value}`);
	if (page.form === "html") lines.push(...embeddedIn(decodeText(content, contentType).text));
	return sha256Digest(Buffer.from(lines.join("\n")));
}
/** Frames and image candidates, which are no elements of the page model. */
function embeddedIn(html) {
	return findHtmlUrls(html).filter(({ role, syntax }) => role === "frame" || syntax === "srcset").map(({ value }) => `embedded ${value}`);
}
//#endregion
//#region src/detect/template/figures.ts
var FIGURE = /\d[\d.,]*/g;
/** The line with every figure alike; unchanged where it has none. */
function withoutFigures(line) {
	return line.replace(FIGURE, "0");
}
/** Whether one line became the other by its figures alone. */
function isFigureEdit({ before, after }) {
	if (before?.kind !== "text" || after?.kind !== "text" || before.value === after.value) return false;
	return withoutFigures(before.value) === withoutFigures(after.value);
}
//#endregion
//#region src/detect/scrub/volatile.ts
/** Times a place's content must have been replaced before it counts as volatile. */
var LEAST_REPLACED = 3;
/** Share of the transitions seen that must have replaced it. */
var LEAST_REPLACED_SHARE = .6;
/** A transition that keeps at most this share of a place's content has replaced it. */
var MOST_KEPT = .5;
/** Shorter lines stay by chance, or are the box's furniture. */
var LEAST_OWN_WORDS = 8;
/** Slots are told apart in places of at most this many elements. */
var MOST_SLOTS = 40;
/** A page of which more than this varies is no page with a volatile box: nothing is taken away then. */
var MOST_VOLATILE_TEXT = .5;
/** Makes regions from known places, for example from a user's rule or an earlier session. */
function volatileRegions(places, { furniture = [], own = [] } = {}) {
	const [all, still, kept] = [
		new Set(places),
		new Set(furniture),
		new Set(own)
	];
	const sorted = {
		places: [...all].sort(),
		furniture: [...still].sort(),
		own: [...kept].sort()
	};
	return {
		digest: sha256Digest(Buffer.from(JSON.stringify(sorted))),
		...sorted,
		has: ({ kind, place, value }, slot) => !(kind === "text" && kept.has(furnitureOf(place, withoutFigures(value)))) && (all.has(place) || all.has(slotOf(place, slot)) || still.has(furnitureOf(place, value)))
	};
}
var slotOf = (place, slot) => `${place} #${slot}`;
var furnitureOf = (place, value) => `${place} = ${value}`;
/** Learns the volatile regions of one page from its sightings, given in order of time. */
var VolatilityLearner = class {
	/** For each place and slot, whether each of the last transitions replaced its content. */
	#replaced = /* @__PURE__ */ new Map();
	#sure = /* @__PURE__ */ new Set();
	/** The last sightings' content by place. */
	#sightings = [];
	/** The last two fetches made back to back. */
	#probes = [];
	#last = null;
	/** Takes the next sighting. */
	see(page) {
		const now = contentByPlace(page);
		const old = this.#sightings.at(-1);
		if (old) for (const [place, replaced] of replacements(old, now)) this.#replaced.set(place, [...this.#replaced.get(place) ?? [], replaced].slice(-8));
		this.#sightings = [...this.#sightings, now].slice(-8);
		this.#last = page;
	}
	/** Takes two fetches made back to back: what differs between them varies by itself, at once and for sure. */
	seeBackToBack(first, second) {
		const [old, now] = [contentByPlace(first), contentByPlace(second)];
		for (const [place, values] of old) {
			const next = now.get(place);
			if (next && keptShare(values, next) < 1) this.#sure.add(place);
		}
		this.#probes = [old, now];
		this.see(second);
	}
	/** What has been learned so far. */
	regions() {
		const all = [...[...this.#replaced].filter(([, seen]) => isVolatile(seen)).map(([place]) => place), ...this.#sure];
		const learned = volatileRegions(all, {
			furniture: this.#furnitureBeside(all),
			own: this.#ownIn(all)
		});
		return this.#last && volatileShare(this.#last, learned) > MOST_VOLATILE_TEXT ? volatileRegions([]) : learned;
	}
	/** Sentences that stood in a volatile place at every sighting, or at both probes: they do not rotate, others do. */
	#ownIn(places) {
		const always = ([first, ...more], place) => (first?.get(place) ?? []).filter((value) => more.every((s) => s.get(place)?.includes(value) ?? true));
		return [...new Set(places.map((place) => place.replace(/ #\d+$/, "")))].flatMap((place) => [...always(this.#sightings, place), ...always(this.#probes, place)].filter((value) => countWords(value) >= LEAST_OWN_WORDS).map((value) => furnitureOf(place, value)));
	}
	/** Lines seen every time in a container that directly holds volatile places. */
	#furnitureBeside(places) {
		const containers = [...new Set(places.map((place) => place.slice(0, place.lastIndexOf(">"))))];
		const [first, ...more] = this.#sightings;
		return [...first ?? []].flatMap(([place, values]) => containers.some((container) => container !== "" && place.endsWith(container)) ? values.filter((v) => more.every((s) => s.get(place)?.includes(v))).map((v) => furnitureOf(place, v)) : []);
	}
};
function isVolatile(seen) {
	const replaced = seen.filter(Boolean).length;
	return replaced >= LEAST_REPLACED && replaced / seen.length >= LEAST_REPLACED_SHARE;
}
/** Whether each place, and each slot of a place that kept its size, was replaced. */
function replacements(old, now) {
	const replaced = /* @__PURE__ */ new Map();
	for (const [place, before] of old) {
		const after = now.get(place);
		if (!after) continue;
		replaced.set(place, keptShare(before, after) <= MOST_KEPT);
		if (before.length !== after.length || before.length > MOST_SLOTS) continue;
		const [was, is] = [new Set(before), new Set(after)];
		before.forEach((value, i) => replaced.set(slotOf(place, i), !is.has(value) && !was.has(after[i])));
	}
	return replaced;
}
/** Figures are masked: a number that keeps changing may be a price, and must never be learned away. */
function contentByPlace(page) {
	const contents = /* @__PURE__ */ new Map();
	for (const { place, kind, value } of elementsOf(page)) {
		const masked = kind === "text" ? withoutFigures(value) : value;
		const list = contents.get(place);
		if (list) list.push(masked);
		else contents.set(place, [masked]);
	}
	return contents;
}
function keptShare(before, after) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of before) counts.set(value, (counts.get(value) ?? 0) + 1);
	let kept = 0;
	for (const value of after) {
		const left = counts.get(value) ?? 0;
		if (left > 0) kept++;
		counts.set(value, left - 1);
	}
	return kept / Math.min(before.length, after.length);
}
function volatileShare(page, regions) {
	let [varying, all] = [0, 0];
	for (const [element, slot] of withSlots(elementsOf(page))) {
		if (element.kind !== "text") continue;
		all += element.shown.length;
		if (regions.has(element, slot)) varying += element.shown.length;
	}
	return varying / Math.max(1, all);
}
//#endregion
//#region src/detect/template/edit-tally.ts
/** Fewer pages with the same edit may be a series of pages edited alike. */
var LEAST_PAGES = 5;
/** Of the pages compared, at least this share must show the edit. */
var LEAST_SHARE = .1;
/** Edits remembered over all pages; what comes later is not counted, so that less is excused. */
var MOST_EDITS = 2e5;
/** Of one page so many edits are remembered: a new layout is a few hundred. */
var MOST_PER_PAGE = 2e3;
/** Counts on how many pages each edit was made. */
var EditTally = class {
	#pages = /* @__PURE__ */ new Map();
	/** Of each page that counted an edit, the edits. */
	#counting = /* @__PURE__ */ new Map();
	#compared = 0;
	/** Takes the edits of one page; also those of the site's frame, which prove that others are the template's. */
	see(edits, page = "") {
		this.#compared++;
		const [seen, counting] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
		for (const edit of edits) {
			if (seen.size >= MOST_PER_PAGE) break;
			for (const key of keysOf(edit)) {
				seen.add(key);
				if (edit.excuse === null) counting.add(key);
			}
		}
		if (counting.size > 0) this.#counting.set(page, [...counting]);
		for (const key of seen) {
			const pages = this.#pages.get(key);
			if (pages !== void 0 || this.#pages.size < MOST_EDITS) this.#pages.set(key, (pages ?? 0) + 1);
		}
	}
	/** What the pages seen so far share. */
	template() {
		const least = Math.max(LEAST_PAGES, LEAST_SHARE * this.#compared);
		const shared = new Set([...this.#pages].filter(([, pages]) => pages >= least).map(([key]) => key));
		return {
			has: (edit) => shared.size > 0 && !isFigureEdit(edit) && keysOf(edit).every((key) => shared.has(key)),
			concerns: (page) => this.#counting.get(page)?.some((key) => shared.has(key)) ?? false
		};
	}
};
/** What went and what came; of a move, what moved. Where it stands is left open: pages differ. */
function keysOf({ type, before, after }) {
	if (type === "move") return [keyOf("~", after)];
	return [...before ? [keyOf("-", before)] : [], ...after ? [keyOf("+", after)] : []];
}
/** 53 bits: two edits of a large site hardly ever share a key. */
function keyOf(sign, { kind, value }) {
	const text = `${sign}${kind} ${value}`;
	return (hash32(text) >>> 0) * 2097152 + (hash32(`2${text}`) >>> 11);
}
//#endregion
//#region src/detect/delta/excuse.ts
/** From so many words a line in a header is a sentence of this page's rather than the site's name or motto. */
var PROSE_WORDS = 10;
/** Text in the frame that no link leads away from, and that is more of the page than this, is not the frame's. */
var MOST_FRAME_SHARE = .05;
/** How near another line must have been replaced for a figure to have rotated with it. */
var ROTATION_REACH = 4;
/** The excuse of each operation. */
function excusesOf(operations, { words, titles }, { isVolatile = () => false, template }) {
	const rotating = rotations(operations, isVolatile);
	const excuses = operations.map((op, i) => {
		if (op.isRecut) return "recut";
		if (rotating[i]) return "volatile";
		if (template?.has(asEdit(op))) return "template";
		return isFramed(op, titles) ? "frame" : null;
	});
	const isMuch = saysMuch(operations, excuses, words);
	const isRedone = excuses.includes("template");
	return operations.map((op, i) => {
		if (excuses[i] === null && isRedone && isTitleAgain(op, titles)) return "template";
		return isMuch && excuses[i] === "frame" && isSaidInFrame(op) ? null : excuses[i];
	});
}
function isTitleAgain(op, titles) {
	return op.type !== "update" && sidesOf(op).every(({ element }) => titles.has(element.value));
}
var sidesOf = ({ before, after }) => [before, after].filter((side) => side !== null);
function asEdit({ type, before, after }) {
	return {
		type,
		before: before?.element ?? null,
		after: after?.element ?? null
	};
}
/** Both sides of an update must stand in a volatile place, or text could flow out of one unseen. */
function rotations(operations, isVolatile) {
	const inPlace = operations.map((op) => sidesOf(op).every((s) => isVolatile(s.element, s.slot)));
	const replaced = operations.filter((op, i) => inPlace[i] && op.type !== "move" && !isFigureEdit(asEdit(op)));
	const near = new Set(replaced.flatMap(({ after }) => after?.element.kind === "text" ? reachOf(after.index) : []));
	return operations.map((op, i) => inPlace[i] && (!isFigureEdit(asEdit(op)) || near.has(op.after.index)));
}
function reachOf(index) {
	return Array.from({ length: 9 }, (_, i) => index - ROTATION_REACH + i);
}
/** A move between frame and content is the template's doing; an update counts if either side is content. */
function isFramed(op, titles) {
	const framed = (side) => isFrame(side.role);
	if (op.type === "move") return sidesOf(op).some(framed);
	const isNew = (side) => isProse(side) && !titles.has(side.element.value);
	return sidesOf(op).every(framed) && !sidesOf(op).some(isNew);
}
/** Header and leftovers hold the site's name and its buttons; a sentence or a heading there is this page's own. */
function isProse({ element, role }) {
	if (!isSaying(element, role)) return false;
	return countWords(element.shown) >= PROSE_WORDS || /(?:^|>)h1[^>]*$/.test(element.place);
}
function isSaying({ kind, isLinked }, role) {
	return kind === "text" && isLinked !== true && (role === "header" || role === "frame");
}
function isSaidInFrame(op) {
	return op.type !== "move" && sidesOf(op).some(({ element, role }) => isSaying(element, role));
}
/** Whether what the frame says, and no other page confirms, is a large part of a small page. */
function saysMuch(operations, excuses, words) {
	const most = operations.filter((op, i) => excuses[i] === "frame" && isSaidInFrame(op)).reduce((sum, op) => sum + Math.max(...sidesOf(op).map((s) => countWords(s.element.shown))), 0);
	return most > 0 && most >= MOST_FRAME_SHARE * words;
}
//#endregion
//#region src/detect/delta/recut-lines.ts
/** A line of fewer words may stand anywhere by chance: that it is found again proves nothing. */
var LEAST_WORDS = 3;
/** Compares the words of one hunk's lines; `gone` and `come` are indices into the versions' elements. */
function recutLines(before, after, gone, come) {
	const ids = /* @__PURE__ */ new Map();
	const [old, now] = [sideOf$1(before, gone, ids), sideOf$1(after, come, ids)];
	if (old.lines.length === 0 || now.lines.length === 0) return {
		gone: /* @__PURE__ */ new Set(),
		come: /* @__PURE__ */ new Set()
	};
	const hunks = diffSequences(old.words, now.words);
	const all = hunks.length === 0;
	return {
		gone: untouched(old, hunks, all, ({ aFrom, aTo }) => [aFrom, aTo]),
		come: untouched(now, hunks, all, ({ bFrom, bTo }) => [bFrom, bTo])
	};
}
function sideOf$1(elements, indices, ids) {
	const lines = indices.filter((index) => elements[index].kind === "text");
	const words = [];
	const lineOf = [];
	lines.forEach((index, line) => {
		for (const word of elements[index].value.split(" ")) {
			let id = ids.get(word);
			if (id === void 0) ids.set(word, id = ids.size);
			words.push(id);
			lineOf.push(line);
		}
	});
	return {
		words: Int32Array.from(words),
		lineOf,
		lines
	};
}
function untouched({ lineOf, lines }, hunks, all, rangeOf) {
	const lengths = lines.map(() => 0);
	for (const line of lineOf) lengths[line]++;
	const touched = /* @__PURE__ */ new Set();
	for (const hunk of hunks) {
		const [from, to] = rangeOf(hunk);
		const [first, last] = from === to ? [from - 1, from] : [from, to - 1];
		for (let word = Math.max(0, first); word <= last && word < lineOf.length; word++) touched.add(lineOf[word]);
	}
	return new Set(lines.filter((_, line) => !touched.has(line) && (all || lengths[line] >= LEAST_WORDS)));
}
//#endregion
//#region src/detect/delta/operations.ts
/** The operation types of bensaad2011 section 3; N_Op is their number. */
var OPERATION_TYPES = [
	"insert",
	"delete",
	"update",
	"move"
];
/** Texts that share this much of their words are one text rewritten; otherwise one went and one came. */
var UPDATE_SIMILARITY = .3;
/** How far ahead an update looks for its counterpart. */
var UPDATE_REACH = 8;
/** Compares the elements of two versions. */
function elementDelta(before, after) {
	const ids = /* @__PURE__ */ new Map();
	const [a, b] = [numbered(before, ids), numbered(after, ids)];
	const hunks = diffSequences(a, b);
	const moves = findMoves(a, b, hunks);
	const moved = {
		before: new Set(moves.map((m) => m.before)),
		after: new Set(moves.map((m) => m.after))
	};
	const operations = [...moves];
	for (const hunk of hunks) {
		const gone = range(hunk.aFrom, hunk.aTo).filter((i) => !moved.before.has(i));
		const come = range(hunk.bFrom, hunk.bTo).filter((i) => !moved.after.has(i));
		const recut = recutLines(before, after, gone, come);
		for (const line of recut.gone) operations.push({
			type: "delete",
			before: line,
			isRecut: true
		});
		for (const line of recut.come) operations.push({
			type: "insert",
			after: line,
			isRecut: true
		});
		const isRewritten = (lines) => (line) => !lines.has(line);
		const rewritten = [gone.filter(isRewritten(recut.gone)), come.filter(isRewritten(recut.come))];
		for (const op of pairUp(before, after, ...rewritten)) operations.push(op);
	}
	return {
		operations,
		kept: keptPairs(hunks, a.length)
	};
}
function numbered(elements, ids) {
	return Int32Array.from(elements, ({ kind, value }) => {
		const key = `${kind} ${value}`;
		const id = ids.get(key) ?? ids.size;
		ids.set(key, id);
		return id;
	});
}
var range = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);
/** An element that went here and came there has moved. */
function findMoves(a, b, hunks) {
	const gone = /* @__PURE__ */ new Map();
	for (const hunk of hunks) for (let i = hunk.aFrom; i < hunk.aTo; i++) {
		const places = gone.get(a[i]);
		if (places) places.push(i);
		else gone.set(a[i], [i]);
	}
	const moves = [];
	for (const places of gone.values()) places.reverse();
	for (const hunk of hunks) for (let after = hunk.bFrom; after < hunk.bTo; after++) {
		const before = gone.get(b[after])?.pop();
		if (before !== void 0) moves.push({
			type: "move",
			before,
			after
		});
	}
	return moves;
}
function keptPairs(hunks, aLength) {
	const kept = [];
	let [x, y] = [0, 0];
	for (const hunk of [...hunks, {
		aFrom: aLength,
		aTo: aLength,
		bFrom: -1,
		bTo: -1
	}]) {
		while (x < hunk.aFrom) kept.push([x++, y++]);
		[x, y] = [hunk.aTo, hunk.bTo];
	}
	return kept;
}
/** Within one hunk, what went and what came of the same kind may be one element updated. */
function pairUp(before, after, gone, come) {
	const operations = [];
	const open = new Set(come);
	for (const i of gone) {
		const old = before[i];
		const best = [...nearest(open, after, old.kind)].map((j) => ({
			j,
			rating: similarity(old, after[j])
		})).reduce((x, y) => y.rating > x.rating ? y : x, {
			j: -1,
			rating: 0
		});
		if (best.rating < UPDATE_SIMILARITY) operations.push({
			type: "delete",
			before: i
		});
		else {
			operations.push({
				type: "update",
				before: i,
				after: best.j
			});
			open.delete(best.j);
		}
	}
	for (const j of open) operations.push({
		type: "insert",
		after: j
	});
	return operations;
}
function* nearest(open, after, kind) {
	let [seen, found] = [0, 0];
	for (const j of open) {
		if (seen++ >= 32 || found >= UPDATE_REACH) return;
		if (after[j].kind !== kind) continue;
		found++;
		yield j;
	}
}
/** A link or image in another's stead is that link updated; texts must resemble each other. */
function similarity(a, b) {
	if (a.kind !== "text") return .5;
	if (isFigureEdit({
		before: a,
		after: b
	})) return 1;
	const [x, y] = [new Set(a.shown.split(" ")), new Set(b.shown.split(" "))];
	let shared = 0;
	for (const word of x) if (y.has(word)) shared++;
	return shared / Math.max(1, Math.min(x.size, y.size));
}
//#endregion
//#region src/detect/delta/block-delta.ts
/** Compares two versions block by block. */
function pageDelta(before, after, grounds = {}) {
	const [old, now] = [flattened(before), flattened(after)];
	const delta = elementDelta(old.elements, now.elements);
	const union = new BlockUnion(before.blocks, after.blocks);
	for (const [x, y] of delta.kept) union.vote(old.blockOf[x], now.blockOf[y], 1);
	for (const op of delta.operations) {
		if (op.type === "update") union.vote(old.blockOf[op.before], now.blockOf[op.after], .5);
		if (op.type === "move") union.vote(old.blockOf[op.before], now.blockOf[op.after], .25);
	}
	union.settle();
	const sided = delta.operations.map((op) => ({
		type: op.type,
		before: "before" in op ? sideOf(old, op.before) : null,
		after: "after" in op ? sideOf(now, op.after) : null,
		isRecut: "isRecut" in op && op.isRecut === true
	}));
	const excuses = excusesOf(sided, {
		words: Math.max(wordsIn(old), wordsIn(now)),
		titles: sharedTitles(old, now)
	}, grounds);
	const operations = sided.map(({ type, before: gone, after: come }, i) => {
		const block = come ? come.block : union.ofOld(gone.block);
		const [was, is] = [gone?.element ?? null, come?.element ?? null];
		return {
			type,
			before: was,
			after: is,
			block,
			excuse: excuses[i]
		};
	});
	return {
		blocks: union.changes(operations),
		operations
	};
}
function flattened({ blocks }) {
	const elements = blocks.flatMap((block) => block.elements);
	return {
		elements,
		blocks,
		blockOf: blocks.flatMap((block, i) => block.elements.map(() => i)),
		slotOf: withSlots(elements).map(([, slot]) => slot)
	};
}
function sideOf(version, index) {
	const block = version.blockOf[index];
	const { role } = version.blocks[block];
	return {
		element: version.elements[index],
		slot: version.slotOf[index],
		block,
		role,
		index
	};
}
function sharedTitles(old, now) {
	const titles = ({ elements }) => elements.filter(({ kind }) => kind === "title").map(({ value }) => value);
	const before = new Set(titles(old));
	return new Set(titles(now).filter((title) => before.has(title)));
}
function wordsIn({ elements }) {
	return elements.reduce((sum, { kind, shown }) => sum + (kind === "text" ? countWords(shown) : 0), 0);
}
/** Matches old blocks to new ones by the elements they share. */
var BlockUnion = class {
	#old;
	#now;
	#votes = /* @__PURE__ */ new Map();
	/** New block of each old one; -1 when it is gone. */
	#newOf = [];
	/** Number in the union of each old block that is gone. */
	#goneAt = /* @__PURE__ */ new Map();
	constructor(old, now) {
		this.#old = old;
		this.#now = now;
	}
	vote(old, now, weight) {
		const votes = this.#votes.get(old) ?? /* @__PURE__ */ new Map();
		votes.set(now, (votes.get(now) ?? 0) + weight);
		this.#votes.set(old, votes);
	}
	settle() {
		this.#newOf = this.#old.map((_, i) => {
			return [...this.#votes.get(i) ?? []].reduce((best, vote) => vote[1] > best[1] ? vote : best, [-1, 0])[0];
		});
		this.#matchByPlace();
		this.#newOf.forEach((target, i) => {
			if (target < 0) this.#goneAt.set(i, this.#now.length + this.#goneAt.size);
		});
	}
	ofOld(old) {
		return this.#goneAt.get(old) ?? this.#newOf[old];
	}
	/** Blocks of the new version, then those that are gone. */
	changes(operations) {
		const touched = /* @__PURE__ */ new Map();
		for (const op of operations) listAt(touched, op.block).push(op);
		const oldOf = this.#now.map(() => []);
		this.#newOf.forEach((target, i) => target >= 0 && oldOf[target].push(i));
		const present = this.#now.map((after, j) => {
			const olds = oldOf[j].map((i) => this.#old[i]);
			const elements = olds.reduce((sum, block) => sum + block.elements.length, 0) || after.elements.length;
			const { role, heading } = after;
			return {
				change: olds.length === 0 ? "inserted" : changeOf(after, touched.get(j) ?? []),
				role,
				heading,
				before: olds[0] ?? null,
				after,
				elements
			};
		});
		const gone = [...this.#goneAt.keys()].map((i) => {
			const before = this.#old[i];
			return {
				change: "deleted",
				role: before.role,
				heading: before.heading,
				before,
				after: null,
				elements: before.elements.length
			};
		});
		return [...present, ...gone];
	}
	/** Blocks wholly rewritten keep their place and heading. */
	#matchByPlace() {
		const key = (block) => `${block.place} ${block.heading}`;
		const taken = new Set(this.#newOf);
		const free = /* @__PURE__ */ new Map();
		this.#now.forEach((block, j) => {
			if (!taken.has(j)) listAt(free, key(block)).push(j);
		});
		this.#newOf = this.#newOf.map((target, i) => target >= 0 ? target : free.get(key(this.#old[i]))?.shift() ?? -1);
	}
};
function listAt(lists, key) {
	const list = lists.get(key) ?? [];
	if (list.length === 0) lists.set(key, list);
	return list;
}
function changeOf(after, operations) {
	if (operations.length === 0) return "kept";
	return operations.length === after.elements.length && operations.every((op) => op.type === "move") ? "moved" : "updated";
}
//#endregion
//#region src/detect/delta/importance.ts
/** ImpOp, declared: the paper gives no values, only that a deletion may weigh less than an insertion or update. */
var OPERATION_IMPORTANCE = {
	insert: 1,
	update: 1,
	delete: .8,
	move: .3
};
/** What a block's role makes of its weight: the site's frame says nearly nothing about this page. */
var ROLE_FACTOR = {
	content: 1,
	aside: .2,
	navigation: 5e-4,
	header: 5e-4,
	footer: 5e-4,
	frame: 5e-4
};
var IMAGE_CHARS = 60;
/** ImpBk of each block of the delta: from role, size, position, content and link density; the sum is 1. */
function blockImportance(blocks) {
	const raw = blocks.map((block) => Math.max(rawImportance(block.before), rawImportance(block.after)));
	const total = raw.reduce((sum, weight) => sum + weight, 0);
	return raw.map((weight) => total > 0 ? weight / total : 0);
}
function rawImportance(block) {
	if (block === null) return 0;
	const texts = block.elements.filter((e) => e.kind === "text" || e.kind === "title");
	const images = block.elements.filter((e) => e.kind === "image").length;
	const links = block.elements.filter((e) => e.kind === "link").length;
	const chars = texts.reduce((sum, e) => sum + e.shown.length, 0) + IMAGE_CHARS * images;
	const linkDensity = links / Math.max(1, links + texts.length);
	if (block.look) return ROLE_FACTOR[block.role] * lookWeight(block.look, chars) * (1 - .5 * linkDensity);
	const position = isFrame(block.role) ? 0 : block.position;
	return ROLE_FACTOR[block.role] * Math.sqrt(1 + chars) * (1 - .5 * position) * (1 - .5 * linkDensity);
}
/** Of what is seen: how much, how large, how near the middle, how near the top. */
function lookWeight({ areaShare, centrality, top, seenShare }, chars) {
	return Math.sqrt(1 + chars * seenShare) * (.2 + Math.sqrt(areaShare)) * (.4 + centrality) * (1 - .5 * top);
}
/** E = Σ_i ImpBk_i · (1 / N_Op) · Σ_j ImpOp_j · PerCh_ij, in [0, 1] and rising with every PerCh_ij. */
function importanceE(blockWeights, shares) {
	const sum = blockWeights.reduce((total, weight, i) => {
		return total + weight * (OPERATION_TYPES.reduce((s, type) => s + OPERATION_IMPORTANCE[type] * shares[i][type], 0) / OPERATION_TYPES.length);
	}, 0);
	return Math.min(1, Math.max(0, sum));
}
/** What does not count as this page's change weighs this much of one that does: enough to be told from nothing. */
var EXCUSED_WEIGHT = .001;
/** Percentages of change per block. What varies by itself or was only cut elsewhere is not counted; a share never exceeds 1. */
function changeShares(delta) {
	const counts = delta.blocks.map(() => ({
		insert: 0,
		delete: 0,
		update: 0,
		move: 0
	}));
	for (const op of delta.operations) if (op.excuse !== "volatile" && op.excuse !== "recut") counts[op.block][op.type] += op.excuse === null ? 1 : EXCUSED_WEIGHT;
	return counts.map((count, i) => {
		const share = (type) => Math.min(1, count[type] / Math.max(1, delta.blocks[i].elements));
		return {
			insert: share("insert"),
			delete: share("delete"),
			update: share("update"),
			move: share("move")
		};
	});
}
/**
* Words that the page has lost or gained, whichever is more, as a share of its own words: counted over the whole page,
* since how its lines are cut or in which elements they stand says nothing. What does not count is taken out.
*/
function changedShare(before, after, operations, words) {
	const counts = /* @__PURE__ */ new Map();
	const add = (element, sign) => {
		for (const word of textIn(element)) counts.set(word, (counts.get(word) ?? 0) + sign);
	};
	for (const element of before) add(element, -1);
	for (const element of after) add(element, 1);
	for (const op of operations) if (op.excuse !== null && op.excuse !== "recut") {
		add(op.before, 1);
		add(op.after, -1);
	}
	let [deleted, inserted] = [0, 0];
	for (const count of counts.values()) if (count < 0) deleted -= count;
	else inserted += count;
	return Math.min(1, Math.max(deleted, inserted) / Math.max(1, words));
}
function textIn(element) {
	return element !== null && (element.kind === "text" || element.kind === "title") ? wordsOf$1(element.value) : [];
}
/** Resolves link operations against the site's known pages. */
function structuralChange(operations, known, rules) {
	const toNew = /* @__PURE__ */ new Set();
	const toRemoved = /* @__PURE__ */ new Set();
	for (const { type, before, after } of operations) {
		if (type === "move") continue;
		if (after?.kind === "link" && knownWhen(after.value, known, rules) === NOW) toNew.add(after.value);
		if (before?.kind === "link" && knownWhen(before.value, known, rules) === OLD) toRemoved.add(before.value);
	}
	return {
		toNew: [...toNew],
		toRemoved: [...toRemoved]
	};
}
var [OLD, NOW] = [1, 2];
/** A capture compares many pages against the same known ones: their compared form is made once. */
var remembered = /* @__PURE__ */ new WeakMap();
function knownWhen(address, known, rules) {
	let forms = remembered.get(known);
	if (forms?.ruleSet !== rules.digest) remembered.set(known, forms = comparedForms(known, rules));
	const number = forms.addresses.numberOf(address);
	return number === -1 ? 0 : forms.when.at(number);
}
function comparedForms({ before, after }, rules) {
	const addresses = new StringTable();
	const when = new GrowingNumbers(Uint32Array);
	for (const [urls, flag] of [[before, OLD], [after, NOW]]) for (const url of urls) {
		const address = comparableAddress(url, null, "link", rules);
		if (address === null) continue;
		const number = addresses.add(address);
		if (number === when.length) when.push(0);
		when.set(number, when.at(number) | flag);
	}
	return {
		ruleSet: rules.digest,
		addresses,
		when
	};
}
//#endregion
//#region src/detect/verdict/beside.ts
var UNSEEN_WORDS = {
	scripts: "scripts or styles",
	head: "notes in the page's head",
	"site name": "the site's name in the title",
	hidden: "parts that are not shown",
	scrubbed: "advertisements and the like, which the rules pass over",
	described: "descriptions of images or controls"
};
var LONGEST_EXAMPLE = 60;
/** In words, each kind of difference that is no change of what the page says; nothing where operations say it all. */
function differencesBeside(before, after, delta) {
	const isSame = (kind) => before.unseen?.[kind] === after.unseen?.[kind];
	const isTold = before.form === "html" && before.unseen !== void 0 && after.unseen !== void 0;
	const found = [
		...stampIn(before, after),
		...isSpelledOtherwise(before, after, "link") ? ["how addresses of links are written"] : [],
		...isSpelledOtherwise(before, after, "image") ? ["how addresses of images are written"] : [],
		...isTold ? UNSEEN_KINDS.filter((kind) => !isSame(kind)).map((kind) => UNSEEN_WORDS[kind]) : []
	];
	if (found.length > 0 || delta.operations.length > 0) return found;
	if (before.form !== "html") return ["white space"];
	return [isTold ? "its markup or white space" : "its markup, or parts that no reader sees"];
}
/** A line that reads the same once scrubbed, and did not before: the first one is shown. */
function stampIn(before, after) {
	const old = shownByValue(before, "text");
	for (const { kind, value, shown } of elementsOf(after)) {
		const was = kind === "text" && value !== shown ? old.get(value) : void 0;
		if (was !== void 0 && was !== shown) return [`a stamp or counter (${cut(was)} became ${cut(shown)})`];
	}
	return [];
}
function isSpelledOtherwise(before, after, of) {
	const old = shownByValue(before, of);
	return [...shownByValue(after, of)].some(([value, shown]) => old.has(value) && old.get(value) !== shown);
}
/** The first spelling of each value. */
function shownByValue(page, of) {
	const first = /* @__PURE__ */ new Map();
	for (const { kind, value, shown } of elementsOf(page)) if (kind === of && !first.has(value)) first.set(value, shown);
	return first;
}
function cut(line) {
	return `“${line.length > LONGEST_EXAMPLE ? `${line.slice(0, LONGEST_EXAMPLE)}…` : line}”`;
}
//#endregion
//#region src/detect/verdict/explain.ts
var VERBS = {
	insert: "added",
	delete: "removed",
	update: "changed",
	move: "moved"
};
var NOUNS = {
	text: ["line of text", "lines of text"],
	link: ["link", "links"],
	image: ["image", "images"],
	title: ["title", "titles"]
};
/** The explanation of a verdict. */
function explain(explained) {
	const { verdict, delta, share } = explained;
	if (verdict === "identical") return "The two versions are the same, byte for byte.";
	if (verdict === "removed") return "The content is gone.";
	const counting = delta.operations.filter((op) => op.excuse === null);
	const left = leftOut(delta.operations);
	if (verdict === "insignificant") {
		if (left === "") return `Nothing that this page itself says has changed: only ${listed(explained.beside)}.`;
		return `Nothing that this page itself says has changed.${leftOut(delta.operations, explained.beside)}`;
	}
	const where = headingsOf(delta, counting);
	const percent = share >= .001 ? ` About ${(100 * share).toFixed(1)} % of the page's own words differ.` : "";
	return `${sentence(tally(counting))}${where}.${percent}${structureOf(explained.structure)}${left}`;
}
function tally(operations) {
	const counts = /* @__PURE__ */ new Map();
	for (const op of operations) {
		const kind = (op.after ?? op.before).kind;
		counts.set(`${op.type} ${kind}`, (counts.get(`${op.type} ${kind}`) ?? 0) + 1);
	}
	const parts = [...counts].map(([key, count]) => {
		const [type, kind] = key.split(" ");
		return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]} ${VERBS[type]}`;
	});
	return parts.length === 0 ? "Nothing" : listed(parts);
}
var listed = (parts) => parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("");
function headingsOf(delta, operations) {
	const headings = new Set(operations.map((op) => delta.blocks[op.block].heading).filter((heading) => heading !== ""));
	const shown = [...headings].slice(0, 3).map((heading) => `“${heading.slice(0, 60)}”`);
	return shown.length === 0 ? "" : `, in ${shown.join(", ")}${headings.size > 3 ? " and elsewhere" : ""}`;
}
function structureOf({ toNew, toRemoved }) {
	const parts = [...toNew.length > 0 ? [`links to ${pages(toNew.length, "new page")} were added`] : [], ...toRemoved.length > 0 ? [`links to ${pages(toRemoved.length, "removed page")} were deleted`] : []];
	return parts.length === 0 ? "" : ` ${sentence(parts.join(" and "))}.`;
}
var pages = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
function leftOut(operations, beside = []) {
	const frame = operations.filter((op) => op.excuse === "frame").length;
	const varying = operations.filter((op) => op.excuse === "volatile").length;
	const recut = operations.filter((op) => op.excuse === "recut").length;
	const shared = operations.filter((op) => op.excuse === "template").length;
	const parts = [
		...frame > 0 ? [`${frame} in the site's frame (menu, header, footer)`] : [],
		...shared > 0 ? [`${shared} that many pages of the site show alike`] : [],
		...recut > 0 ? [`${recut} ${NOUNS.text[recut === 1 ? 0 : 1]} with the same words cut elsewhere`] : [],
		...varying > 0 ? [`${varying} where the page is known to vary by itself`] : []
	];
	return parts.length === 0 ? "" : ` Not counted: ${listed([...parts, ...beside])}.`;
}
var sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
//#endregion
//#region src/detect/verdict/compare.ts
var NO_STRUCTURE = {
	toNew: [],
	toRemoved: []
};
/** Compares two versions. */
function compareVersions(before, after, options) {
	const { regions, template, tally } = options;
	const delta = pageDelta(before, after, {
		...regions && { isVolatile: (element, slot) => regions.has(element, slot) },
		...template && { template }
	});
	tally?.see(delta.operations.filter(({ excuse }) => excuse !== "volatile" && excuse !== "recut"), options.url ?? "");
	const weights = blockImportance(delta.blocks);
	const importance = importanceE(weights, changeShares(delta));
	const similarity = textSimilarity(visibleText(before), visibleText(after));
	const share = isBinary(before, after) ? 1 : changedShare(elementsOf(before), elementsOf(after), delta.operations, Math.max(ownWords(before), ownWords(after)));
	const structure = options.known ? structuralChange(delta.operations, options.known, options.rules) : NO_STRUCTURE;
	const isRemoved = after.blocks.length === 0 && before.blocks.length > 0;
	const verdict = options.isIdentical ? "identical" : isRemoved ? "removed" : gravest(delta, structure, share, options.majorShare ?? .05);
	return {
		verdict,
		importance,
		similarity,
		delta,
		weights,
		share,
		structure,
		explanation: explain({
			verdict,
			share,
			delta,
			structure,
			beside: verdict === "insignificant" ? differencesBeside(before, after, delta) : []
		})
	};
}
function gravest(delta, structure, share, majorShare) {
	if (structure.toNew.length + structure.toRemoved.length > 0) return "structural";
	if (delta.operations.every((op) => op.excuse !== null)) return "insignificant";
	return share >= majorShare ? "major" : "minor";
}
/** Bytes that cannot be read can only differ as a whole. */
function isBinary(before, after) {
	return before.form === "binary" || after.form === "binary";
}
function ownWords(page) {
	return page.blocks.filter((block) => !isFrame(block.role)).flatMap((block) => block.elements).reduce((sum, element) => sum + (element.kind === "text" ? countWords(element.shown) : 0), 0);
}
//#endregion
//#region src/detect/verdict/stages.ts
/** Makes the sketch of a version. */
function sketchOf(payloadDigest, page, rules, regions = null) {
	const text = visibleText(page);
	let signature;
	return {
		payloadDigest,
		textDigest: textDigest(text),
		scrubbedDigest: textDigest(ownLines(page, regions)),
		ruleSet: textDigest(`${rules.digest} ${regions?.digest ?? "none"}`),
		get signature() {
			return signature ??= textSignature(wordsOf$1(text));
		}
	};
}
var textDigest = (text) => sha256Digest(Buffer.from(text));
function ownLines(page, regions) {
	const framed = new Set(page.blocks.filter((block) => isFrame(block.role)).flatMap((block) => block.elements));
	return withSlots(elementsOf(page)).filter(([element, slot]) => !framed.has(element) && !regions?.has(element, slot)).map(([element]) => `${element.kind} ${element.value}`).join("\n");
}
//#endregion
//#region src/detect/verdict/change-result.ts
var MAX_SHOWN_CHARS = 1e3;
var BLOCK_OPERATIONS = {
	inserted: "insert",
	deleted: "delete",
	moved: "move",
	updated: "update"
};
/** The result of a comparison. */
function changeResult(comparison) {
	const { verdict, importance, similarity, delta, weights, explanation } = comparison;
	const counts = /* @__PURE__ */ new Map();
	for (const { block } of delta.operations) counts.set(block, (counts.get(block) ?? 0) + 1);
	return {
		verdict,
		importance,
		similarity,
		blocks: delta.blocks.map(({ change, role, heading, elements }, index) => ({
			index,
			change,
			role,
			heading,
			importance: weights[index],
			elements,
			operations: counts.get(index) ?? 0
		})),
		operations: [...delta.blocks.flatMap(blockOperation(delta.operations)), ...delta.operations.map(elementOperation)],
		explanation
	};
}
/** What happened to a block as a whole; it counts when something inside it does. */
function blockOperation(operations) {
	const excuses = /* @__PURE__ */ new Map();
	for (const { block, excuse } of operations) if (excuses.get(block) !== null) excuses.set(block, excuse);
	return ({ change, before, after, heading }, index) => {
		if (change === "kept") return [];
		const name = heading || null;
		const excuse = excuses.get(index) ?? null;
		return [{
			op: BLOCK_OPERATIONS[change],
			target: "block",
			block: index,
			before: before && name,
			after: after && name,
			excuse
		}];
	};
}
function elementOperation({ type, before, after, block, excuse }) {
	return {
		op: type,
		target: (after ?? before).kind,
		block,
		before: shown(before),
		after: shown(after),
		excuse
	};
}
function shown(element) {
	if (element === null) return null;
	return element.shown.length > MAX_SHOWN_CHARS ? `${element.shown.slice(0, MAX_SHOWN_CHARS)}…` : element.shown;
}
//#endregion
//#region src/detect/verdict/compared-part.ts
/** Of each version so much is read; a page that a person reads is far below it. */
var MOST_COMPARED_BYTES = 1048576;
/** The part of a version that is compared. */
function comparedPart(version) {
	return version.subarray(0, MOST_COMPARED_BYTES);
}
/** What the comparison of two versions leaves out. */
function leftOutOf(before, after) {
	const [a, b] = [before.subarray(MOST_COMPARED_BYTES), after.subarray(MOST_COMPARED_BYTES)];
	return {
		bytes: Math.max(a.length, b.length),
		isEqual: Buffer.compare(a, b) === 0
	};
}
/** The verdict on all of it: of a part that differs and was not read nobody may say that it does not matter. */
function verdictOnAll(verdict, { isEqual }) {
	return verdict === "insignificant" && !isEqual ? "major" : verdict;
}
/** The explanation with what was left out; the same words where nothing was. */
function withLeftOut(explanation, { bytes, isEqual }) {
	if (bytes === 0) return explanation;
	const rest = isEqual ? "the rest is the same" : "the rest differs and was not read";
	return `${explanation} Only the first ${MOST_COMPARED_BYTES} of ${MOST_COMPARED_BYTES + bytes} bytes were compared; ${rest}.`;
}
//#endregion
//#region src/detect/verdict/diff-rows.ts
/** Rows in reading order: the newer version's lines, with deleted ones where they stood. */
function diffRows(before, after, delta) {
	const byBefore = new Map(delta.operations.flatMap((op) => op.before ? [[op.before, op]] : []));
	const byAfter = new Map(delta.operations.flatMap((op) => op.after ? [[op.after, op]] : []));
	const old = elementsOf(before);
	const rows = [];
	let next = 0;
	/** Shows what was deleted up to the next line that stayed. */
	const passDeleted = () => {
		for (; next < old.length && byBefore.has(old[next]); next++) {
			const op = byBefore.get(old[next]);
			if (op.type === "delete") rows.push(operationRow(op));
		}
	};
	after.blocks.forEach((block, number) => {
		for (const element of block.elements) {
			passDeleted();
			const op = byAfter.get(element);
			rows.push(op ? operationRow(op) : keptRow(element, number));
			if (!op) next++;
		}
	});
	passDeleted();
	return rows;
}
function keptRow(element, block) {
	const whole = [{
		text: element.shown,
		changed: false
	}];
	return {
		change: "kept",
		kind: element.kind,
		block,
		before: whole,
		after: whole,
		excuse: null
	};
}
function operationRow({ type, before, after, block, excuse }) {
	const { kind } = after ?? before;
	const [gone, come] = type === "update" && (kind === "text" || kind === "title") ? markedWords(before.shown, after.shown) : [before && [{
		text: before.shown,
		changed: type !== "move"
	}], after && [{
		text: after.shown,
		changed: type !== "move"
	}]];
	return {
		change: type,
		kind,
		block,
		before: gone,
		after: come,
		excuse
	};
}
/** Both lines cut into stretches of kept and changed words. */
function markedWords(before, after) {
	const [a, b] = [before.split(" "), after.split(" ")];
	const ids = new Map([.../* @__PURE__ */ new Set([...a, ...b])].map((word, i) => [word, i]));
	const numbered = (words) => Int32Array.from(words, (word) => ids.get(word));
	const hunks = diffSequences(numbered(a), numbered(b));
	return [segments(a, hunks.map((h) => [h.aFrom, h.aTo])), segments(b, hunks.map((h) => [h.bFrom, h.bTo]))];
}
function segments(words, changed) {
	const out = [];
	let at = 0;
	const push = (to, isChanged) => {
		if (to > at) out.push({
			text: words.slice(at, to).join(" "),
			changed: isChanged
		});
		at = Math.max(at, to);
	};
	for (const [from, to] of changed) {
		push(from, false);
		push(to, true);
	}
	push(words.length, false);
	return out;
}
//#endregion
//#region src/detect/verdict/read-both.ts
/** Reads them. */
function readBoth(before, after, known, read) {
	const { beforeType, afterType, beforeLayout, afterLayout } = known;
	const byTree = (why) => ({
		old: read(before, beforeType),
		now: read(after, afterType),
		cutBy: "tree",
		...why !== null && { notByLayout: why }
	});
	const why = whyNot(beforeLayout, afterLayout);
	if (!beforeLayout || !afterLayout || why !== null) return byTree(why);
	const old = read(before, beforeType, layoutSegmenter(beforeLayout.boxes));
	const now = read(after, afterType, layoutSegmenter(afterLayout.boxes));
	if (isLaid(old) && isLaid(now)) return {
		old,
		now,
		cutBy: "layout"
	};
	return byTree("scripts made another page of the document than was sent");
}
function whyNot(before, after) {
	if (!before && !after) return null;
	if (!before || !after) return `the ${before ? "newer" : "older"} version was not shown in a browser`;
	if (before.isCut || after.isCut) return "there were more boxes than are kept";
	return before.viewWidth === after.viewWidth ? null : `views of other widths, ${before.viewWidth} and ${after.viewWidth} pixels`;
}
/** The segmenter falls back to the tree where the boxes are of another one: its blocks have no look then. */
function isLaid({ blocks }) {
	return blocks.some(({ look }) => look !== void 0);
}
//#endregion
//#region src/detect/verdict/compare-bytes.ts
/** Compares two versions and returns the JSON document of `detect`. Any bytes are accepted. */
function detectChange(before, after, options = {}) {
	return compareBytes(before, after, options).result;
}
/** Compares two versions for people: the result with both versions line by line. */
function diffVersions(before, after, options = {}) {
	const { result, rows } = compareBytes(before, after, options);
	return {
		beforeLabel: options.beforeLabel ?? "before",
		afterLabel: options.afterLabel ?? "after",
		result,
		rows: rows()
	};
}
function compareBytes(before, after, options) {
	const rules = scrubRules(options.rules);
	const { url = null, imageDigest } = options;
	const read = (bytes, contentType = null, segmenter = TREE_SEGMENTER) => readPage(comparedPart(bytes), {
		url,
		contentType,
		rules,
		segmenter,
		withUnseen: true,
		...imageDigest && { imageDigest }
	});
	const { old, now, ...cut } = readBoth(before, after, options, read);
	const learner = new VolatilityLearner();
	for (const earlier of options.history ?? []) learner.see(read(earlier, options.beforeType));
	learner.see(cut.cutBy === "tree" ? old : read(before, options.beforeType));
	if (options.backToBack) {
		const [first, second] = options.backToBack;
		learner.seeBackToBack(read(first, options.afterType), read(second, options.afterType));
	}
	const { known, majorShare, template, tally } = options;
	const isIdentical = Buffer.compare(before, after) === 0 && options.beforeType === options.afterType;
	const comparison = compareVersions(old, now, {
		rules,
		regions: learner.regions(),
		isIdentical,
		...known && { known },
		...template && { template },
		...tally && {
			tally,
			url: options.url ?? ""
		},
		...majorShare !== void 0 && { majorShare }
	});
	const leftOut = leftOutOf(before, after);
	return {
		result: {
			...changeResult(comparison),
			...cut,
			verdict: verdictOnAll(comparison.verdict, leftOut),
			explanation: withLeftOut(comparison.explanation, leftOut)
		},
		rows: () => diffRows(old, now, comparison.delta)
	};
}
//#endregion
//#region src/detect/outcome.ts
/** Reads one exchange, in bounded memory however long it is; contents are decoded by the capture's own rules. */
async function readExchange(exchange, limits = DECODE_LIMITS) {
	const { responseBytes: first, spooled } = exchange;
	const response = await readResponse({
		first,
		pieces: spooled ? () => spooled.read() : null
	}, limits);
	if (!response.ok) return unread(failed("bad-response", "the answer is not HTTP"));
	const { status } = response;
	const payload = {
		digest: response.payloadDigest,
		offset: response.headerEnd
	};
	const retryAfter = response.header("retry-after");
	if (exchange.truncated !== null || !response.complete) return {
		outcome: failed("truncated", incompleteBecause(exchange.truncated, response.isBadlyFramed)),
		payload,
		content: null,
		isContentCut: false,
		status,
		retryAfter
	};
	const outcome = outcomeOf(response, {
		condition: conditionOf(exchange.requestBytes),
		target: targetOf(exchange.requestBytes)
	});
	const content = outcome.kind === "captured" && response.kind === "identified" ? response.content : null;
	return {
		outcome,
		payload,
		content,
		isContentCut: content !== null && response.kind === "identified" && content.length < response.contentBytes,
		status,
		retryAfter
	};
}
function incompleteBecause(truncated, isBadlyFramed) {
	if (truncated !== null) return `the response is cut short (${truncated})`;
	return isBadlyFramed ? "the response does not say truly where it ends: its length or its chunks are wrong" : "the response is shorter than it says";
}
function outcomeOf(response, { condition, target }) {
	const { status } = response;
	if (status === 304) return notModified(response, condition);
	if (isBlocked(status)) return {
		kind: "blocked",
		status,
		reason: `status ${status}`
	};
	const wall = blockedByHead(status, (name) => response.header(name), target);
	if (wall !== null) return {
		kind: "blocked",
		status,
		reason: wall
	};
	if (!isPageState(status)) return failedWith(status, response.header("retry-after"));
	if (response.kind === "undecodable") return failed(response.code, response.message);
	const state = stateOf(response, target);
	return condition !== null && state.kind === "captured" ? {
		...state,
		conditional: true
	} : state;
}
/** RFC 9110 section 15.4.5; one that nobody asked for is no evidence. */
function notModified({ headers }, condition) {
	const validators = validatorsOf(headers);
	if (condition === null) return {
		kind: "unchanged",
		asked: false,
		validators
	};
	return {
		kind: "unchanged",
		asked: true,
		by: condition.by,
		validators
	};
}
function stateOf(response, target) {
	const { identity, payloadDigest, payloadBytes, content } = response;
	const { status, contentType } = identity;
	const isWholePage = status === 200 && mediaType(contentType) === "text/html" && content.length === response.contentBytes;
	const block = isWholePage ? blockedByContent(content, target) : null;
	if (block !== null) return {
		kind: "blocked",
		status,
		reason: block
	};
	const isShell = isWholePage && isScriptBuilt(content, contentType);
	const state = {
		kind: "captured",
		identity,
		payloadDigest,
		payloadBytes,
		validators: validatorsOf(response.headers)
	};
	return isShell ? {
		...state,
		labels: ["script-built"]
	} : state;
}
function targetOf(requestBytes) {
	return asBuffer(requestBytes).toString("latin1", 0, 8192).split("\r\n", 1)[0].split(" ")[1] ?? "/";
}
/** Asked for credentials, forbidden, or withheld for legal reasons. */
function isBlocked(status) {
	return [
		401,
		402,
		403,
		407,
		451
	].includes(status);
}
function failedWith(status, retryAfter) {
	const outcome = {
		kind: "failed",
		code: `http-${status}`,
		message: `status ${status}`
	};
	return retryAfter !== null && retryAfter.length <= LONGEST_RETRY_AFTER ? {
		...outcome,
		retryAfter
	} : outcome;
}
/** More than any HTTP date. */
var LONGEST_RETRY_AFTER = 64;
function failed(code, message) {
	return {
		kind: "failed",
		code,
		message
	};
}
function unread(outcome) {
	return {
		outcome,
		payload: null,
		content: null,
		isContentCut: false,
		status: null,
		retryAfter: null
	};
}
//#endregion
export { NearDuplicateIndex as _, sketchOf as a, blockedByHead as b, needsBrowser as c, PdfReader as d, primaryLanguage as f, scrubRules as g, readPage as h, MOST_COMPARED_BYTES as i, visibleText as l, textFormOf as m, detectChange as n, EditTally as o, readerText as p, diffVersions as r, scrubbedDigest as s, readExchange as t, MOST_PDF_BYTES as u, signatureSimilarity as v, blockedByContent as y };
