import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { createHash, hash } from "node:crypto";
import { brotliDecompressSync, crc32, createBrotliDecompress, createInflate, createInflateRaw, inflateRawSync, inflateSync } from "node:zlib";
import { isUtf8 } from "node:buffer";
//#region src/model/time/instant.ts
/** Makes an instant from whole milliseconds; throws on anything a date cannot hold. */
function instant(ms) {
	if (!Number.isSafeInteger(ms) || Math.abs(ms) > 864e13) throw new RangeError(`not an instant: ${ms}`);
	return ms;
}
/** The second written last, and how it is written: instants follow each other closely, several to a page. */
var last = {
	second: NaN,
	text: ""
};
/** ISO 8601 in UTC with milliseconds, the only way instants are printed. */
function toIso(at) {
	const second = Math.floor(at / 1e3);
	if (second !== last.second) {
		last.text = (/* @__PURE__ */ new Date(second * 1e3)).toISOString().slice(0, -4);
		last.second = second;
	}
	return `${last.text}${String(at - second * 1e3).padStart(3, "0")}Z`;
}
/** Reads an ISO 8601 date-time with zone; `null` when it is not one. */
function parseIso(text) {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
	const ms = Date.parse(text);
	return Number.isNaN(ms) ? null : ms;
}
/** The timestamp written last: every link of a replayed page has the same. */
var lastTimestamp = {
	at: NaN,
	text: ""
};
/** The 17-digit timestamp (YYYYMMDDhhmmssmmm) that CDXJ and replay addresses use. */
function toTimestamp17(at) {
	if (at !== lastTimestamp.at) {
		const iso = toIso(at);
		lastTimestamp.text = iso.length === ISO_LENGTH ? digitsOf(iso) : iso.replace(/\D/g, "");
		lastTimestamp.at = at;
	}
	return lastTimestamp.text;
}
/** Of years with four digits. */
var ISO_LENGTH = 24;
/** By their places: a page's `Link` has ten such, and looking for what is no digit takes longer than all the rest. */
function digitsOf(iso) {
	const part = (start, end) => iso.slice(start, end);
	return part(0, 4) + part(5, 7) + part(8, 10) + part(11, 13) + part(14, 16) + part(17, 19) + part(20, 23);
}
/** Reads a timestamp of 4 to 17 digits, missing parts taken as the earliest; `null` when it is not one. */
function parseTimestamp(digits) {
	if (!/^\d{4,17}$/.test(digits)) return null;
	const padded = digits + "00000101000000000".slice(digits.length);
	const part = (start, end) => padded.slice(start, end);
	const date = `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}`;
	const ms = Date.parse(`${date}T${part(8, 10)}:${part(10, 12)}:${part(12, 14)}.${part(14, 17)}Z`);
	return Number.isNaN(ms) ? null : ms;
}
//#endregion
//#region src/model/pages/page.ts
/** Longest URL taken from the network; longer ones are refused as traps. */
var MAX_URL_LENGTH = 4096;
/** Resolves and normalises a link; `null` when it is not an http(s) address we may hold. */
function parsePageUrl(text, base) {
	let url;
	try {
		url = new URL(text, base);
	} catch {
		return null;
	}
	if (url.protocol !== "http:" && url.protocol !== "https:") return null;
	if (url.username !== "" || url.password !== "" || url.hostname === "") return null;
	if (text.includes("#")) url.hash = "";
	return url.href.length > 4096 ? null : url.href;
}
/** Host and port: the unit of politeness. */
function hostOf(url) {
	const start = url.indexOf("://") + 3;
	const end = url.indexOf("/", start);
	return end === -1 ? new URL(url).host : url.slice(start, end);
}
/** Path and query, as they are asked for: an empty query is none. */
function pathAndQueryOf(url) {
	const path = url.indexOf("/", url.indexOf("://") + 3);
	const fragment = url.indexOf("#", path);
	const length = fragment === -1 ? url.length : fragment;
	return url.slice(path, url.indexOf("?") === length - 1 ? length - 1 : length);
}
//#endregion
//#region src/model/pages/page-acts.ts
/** What is done to any page, by name. */
var BEHAVIOURS = [
	"scroll",
	"load-more",
	"expand",
	"media",
	"pages"
];
/** Done where nothing else is said; `pages` replaces what a page shows, and is asked for by name. */
var DEFAULT_BEHAVIOURS = [
	"scroll",
	"load-more",
	"expand",
	"media"
];
//#endregion
//#region src/model/evidence/told-claims.ts
/** One sentence per limit. */
var TOLD_CANNOT_PROVE = {
	source: [
		"That any of it was served: nobody asked the server, and no answer of it is held.",
		"That the owner's record is true or whole: files, histories and exports can be written anew, with any dates.",
		"When a version could be read by visitors: the times are those of the record, and publishing may come later or never.",
		"That a page did not exist where nothing is told of it."
	],
	served: [
		"That every answer was seen: caches before the recorder answer visitors out of its sight, and what it let go by is not counted.",
		"That every visitor was given the same: answers to those who are signed in are not recorded, and others may be kept apart.",
		"How the page stood between two answers that were counted: nobody asked for it then.",
		"That the recorder is right: its times and its answers are the word of whoever runs it."
	]
};
//#endregion
//#region src/model/evidence/claims.ts
/** What `sharp` means, in one sentence. */
var SHARP_MEANING = "A page is sharp when we received two complete, identical responses to the same request, one finished before the time point and one sent after it, and saw no differing one between them.";
/** What a certificate states of every page that it marks sharp. */
var STATEMENT = "For each page marked sharp we received two complete responses to the same request, one finished before asOf, one sent after it, that were identical, and none differing was seen between. Identical is meant strictly: status, Location, content type and every byte of the decoded content; no difference, however small, was forgiven. The first response is held whole; of a second one with the same payload its head is held and the digest of its body.";
/** The same of a capture that borrows: its first response may be a head whose body an earlier capture holds. */
var STATEMENT_BORROWING = STATEMENT.replace("The first response is held whole;", "The first response is held whole, or its head is held with the digest of its body, and the body is that of an equal response in an earlier capture's file, named with it;");
/** The statement of version 0.1.0, which said of both responses that they were held. */
var STATEMENT_OF_0_1_0 = "For each page marked sharp we hold two complete responses to the same request, one finished before asOf, one sent after it, that were identical, and none differing was seen between. Identical is meant strictly: status, Location, content type and every byte of the decoded content; no difference, however small, was forgiven.";
/** Where no document was shown in a browser; versions before said so of every capture. */
var UNSEEN$2 = "Pages that nothing linked to, and what scripts would have loaded in a browser.";
/** Where some were: what is proved of these, and what is not. */
var UNSEEN_BUT_SHOWN = "Pages that nothing linked to; what scripts would have loaded in documents that were not shown in a browser; and what those that were shown would have loaded and looked like in another browser, at another moment or after other acts. Of a shown document the responses that it was given are proved as all responses are; that it asked for nothing else, and what it showed, is the maker's word, which can be checked by showing it again from them.";
/** What no capture of this kind can prove, whatever its figures. */
var CANNOT_PROVE = [
	"That nothing changed between two identical responses: a page that changed and changed back in between looks the same.",
	"What other visitors were shown: servers may answer differently by address, language, cookie or browser. Every statement holds for the one request profile recorded in the certificate.",
	"What the origin held when a cache answered: observed means served to us.",
	"That the server's own words are true: dates, ETags and 304 answers can be wrong. What rests on them is called attested and never counted as sharp.",
	"Absolute time beyond the accuracy of this machine's clock: a time stamp from outside, where there is one, says only that something existed by then.",
	UNSEEN$2
];
/** The same where documents may have been shown in a browser. */
var SHOWN_CANNOT_PROVE = ofShown(CANNOT_PROVE);
/** The ones that hold for a capture, by whether documents of it were shown in a browser; of what is told, others. */
function cannotProveOf({ rendered, testimony }) {
	if (testimony) return TOLD_CANNOT_PROVE[testimony.tier];
	return rendered === void 0 ? CANNOT_PROVE : SHOWN_CANNOT_PROVE;
}
/** What is said of captures in which documents were shown in a browser, in place of what is said of others. */
function ofShown(limits) {
	return limits.map((one) => one === UNSEEN$2 ? UNSEEN_BUT_SHOWN : one);
}
/** Of a body that was received twice and is held once: the second was compared and its digest written down. */
var SECOND_BODY = "That the second body was as its digest says, where only its head is held: we compared it when it came, and nobody can compare it again.";
/** Of a body that was received before and is held from then: both of this capture's were compared by digest. */
var BORROWED_BODY = "That a body borrowed from an earlier capture came again, beyond its digest: we compared it when it came, and nobody can compare it again. What was received earlier supplies the bytes and is no look of this capture.";
/** Holds for the signed certificate only; the rest of what cannot be proved holds for every output. */
var SIGNER_UNKNOWN = "Who made it: the signature shows that nothing was altered after signing, not whose key it is.";
/** What a certificate must say that it cannot prove, to the letter. */
var CERTIFICATE_CANNOT_PROVE = [
	...CANNOT_PROVE,
	SECOND_BODY,
	SIGNER_UNKNOWN
];
/** The same of a capture that borrows. */
var BORROWING_CANNOT_PROVE = [
	...CANNOT_PROVE,
	SECOND_BODY,
	BORROWED_BODY,
	SIGNER_UNKNOWN
];
/** The limits of each statement; those of captures with shown documents are said of no other. */
function limitsOf(plain) {
	return {
		plain,
		shown: ofShown(plain)
	};
}
/** The only statements that a certificate of this format may make, each with the limits of its own version. */
var FORMAT_WORDS = /* @__PURE__ */ new Map([
	[STATEMENT, limitsOf(CERTIFICATE_CANNOT_PROVE)],
	[STATEMENT_BORROWING, limitsOf(BORROWING_CANNOT_PROVE)],
	[STATEMENT_OF_0_1_0, {
		plain: [...CANNOT_PROVE, SIGNER_UNKNOWN],
		shown: null
	}]
]);
//#endregion
//#region src/formats/seals/strict-json.ts
/** Deeper than any certificate of ours; every reader of values may call itself that often. */
var MAX_DEPTH = 64;
var [QUOTE, BACKSLASH, COLON, MINUS] = [
	34,
	92,
	58,
	45
];
var [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [
	123,
	125,
	91,
	93
];
/**
* Reads a text that was signed or hashed: UTF-8, no name twice in an object, no half of a surrogate pair, every number
* as ECMAScript writes it and no larger than it can count to, and no deeper than 64. White space, the order of names and
* escapes are free: they mean nothing.
*/
function strictJson(text) {
	const bytes = typeof text === "string" ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.length);
	if (!isUtf8(bytes)) return {
		ok: false,
		problem: "it is not UTF-8"
	};
	const problem = new Scan(bytes).problem();
	if (problem !== null) return {
		ok: false,
		problem
	};
	try {
		return {
			ok: true,
			value: JSON.parse(bytes.toString("utf8"))
		};
	} catch {
		return {
			ok: false,
			problem: "it is not JSON"
		};
	}
}
/** The same, but only an object will do; `null` for everything else. */
function strictJsonObject(text) {
	const read = strictJson(text);
	return read.ok && typeof read.value === "object" && read.value !== null && !Array.isArray(read.value) ? read.value : null;
}
/** One way through the bytes; what is not JSON at all is left to the parser. */
var Scan = class {
	#bytes;
	#at = 0;
	/** The names of every open object, `null` for an open array. */
	#open = [];
	constructor(bytes) {
		this.#bytes = bytes;
	}
	/** The first thing that could be read in two ways. */
	problem() {
		const bytes = this.#bytes;
		while (this.#at < bytes.length) {
			const byte = bytes[this.#at];
			let found = null;
			if (byte === QUOTE) found = this.#string();
			else if (byte === MINUS || isDigit$1(byte)) found = this.#number();
			else found = this.#bracket(byte);
			if (found !== null) return `${found} (byte ${this.#at})`;
		}
		return null;
	}
	#bracket(byte) {
		this.#at++;
		if (byte === OPEN_OBJECT) this.#open.push(new Names());
		else if (byte === OPEN_ARRAY) this.#open.push(null);
		else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#open.pop();
		return this.#open.length > MAX_DEPTH ? `it is nested more than ${MAX_DEPTH} deep` : null;
	}
	#string() {
		const bytes = this.#bytes;
		const start = this.#at;
		let isEscaped = false;
		let end = start + 1;
		for (; end < bytes.length && bytes[end] !== QUOTE; end++) {
			if (bytes[end] !== BACKSLASH) continue;
			isEscaped = true;
			end++;
		}
		this.#at = end + 1;
		const names = this.#open.at(-1);
		const isName = names && this.#isBeforeColon();
		if (!isName && !isEscaped) return null;
		const text = bytes.toString("utf8", start, this.#at);
		const read = isEscaped ? unescaped(text) : text.slice(1, -1);
		if (read === null) return null;
		if (isEscaped && /\p{Surrogate}/u.test(read)) return "a text holds half of a surrogate pair";
		return isName && !names.add(read) ? `an object has two members named ${JSON.stringify(read.slice(0, 80))}` : null;
	}
	#isBeforeColon() {
		const bytes = this.#bytes;
		let at = this.#at;
		while (bytes[at] === 32 || bytes[at] === 10 || bytes[at] === 13 || bytes[at] === 9) at++;
		return bytes[at] === COLON;
	}
	#number() {
		const bytes = this.#bytes;
		const start = this.#at;
		let isPlain = true;
		for (; this.#at < bytes.length && isOfNumber(bytes[this.#at]); this.#at++) isPlain &&= isDigit$1(bytes[this.#at]);
		const length = this.#at - start;
		if (isPlain && length < 16 && (bytes[start] !== 48 || length === 1)) return null;
		const text = bytes.toString("latin1", start, Math.min(this.#at, start + 100));
		if (String(Number(text)) !== text) return `a number is not written as ECMAScript writes it: ${text}`;
		return Math.abs(Number(text)) > Number.MAX_SAFE_INTEGER ? `a number is too large: ${text}` : null;
	}
};
/** The text with every half of a surrogate pair replaced: what we cut off may not make our own words unreadable. */
function wellFormed(text) {
	return text.replace(/\p{Surrogate}/gu, "�");
}
function isDigit$1(byte) {
	return byte >= 48 && byte <= 57;
}
/** Digits, sign, point and exponent. */
function isOfNumber(byte) {
	return byte >= 48 && byte <= 57 || byte === 43 || byte === MINUS || byte === 46 || (byte | 32) === 101;
}
function unescaped(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
/** The names of one object: most have few, a forger's may have millions. */
var Names = class {
	#few = [];
	#many = null;
	/** `false` when it was there. */
	add(name) {
		if (this.#many) return this.#many.size < this.#many.add(name).size;
		if (this.#few.includes(name)) return false;
		this.#few.push(name);
		if (this.#few.length > 32) this.#many = new Set(this.#few);
		return true;
	}
};
//#endregion
//#region src/formats/words/char-kind.ts
/** Kinds of characters; those from `letter` on stand for something. */
var CHAR_KIND = {
	sign: 1,
	/** Stands upon the character before it. */
	mark: 2,
	/** Soft hyphens and joiners inside words. */
	unseen: 3,
	/** Of a script whose words stand unparted. */
	unparted: 4,
	letter: 5,
	emoji: 6,
	/** Half of a flag. */
	flag: 7
};
var UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Tibetan}ー]/u;
var LETTER = /[\p{L}\p{N}\p{Co}]/u;
/** With the voicing marks of half-width katakana. */
var MARK = /[\p{M}ﾞﾟ]/u;
var UNSEEN$1 = /* @__PURE__ */ new Set([
	173,
	847,
	8204,
	8205,
	8288
]);
var FLAG = /\p{Regional_Indicator}/u;
var EMOJI = /\p{Extended_Pictographic}/u;
/** By UTF-16 unit; 0 where nobody has asked yet. */
var table = /* @__PURE__ */ new Uint8Array(65536);
var beyond = /* @__PURE__ */ new Map();
/** Hostile texts have every character there is. */
var MOST_BEYOND = 5e4;
/** The kind of the character at a place; the end of the text is a sign. */
function kindAt(text, at) {
	const unit = text.charCodeAt(at);
	if (Number.isNaN(unit)) return CHAR_KIND.sign;
	if (unit >= 55296 && unit < 56320) return kindBeyond(text.codePointAt(at));
	return table[unit] === 0 ? table[unit] = kindOf(unit) : table[unit];
}
/** Units that the character at a place takes. */
function sizeAt(text, at) {
	return text.codePointAt(at) > 65535 ? 2 : 1;
}
function kindBeyond(codePoint) {
	const known = beyond.get(codePoint);
	if (known !== void 0) return known;
	if (beyond.size >= MOST_BEYOND) beyond.clear();
	const kind = kindOf(codePoint);
	beyond.set(codePoint, kind);
	return kind;
}
function kindOf(codePoint) {
	const character = String.fromCodePoint(codePoint);
	if (UNSEEN$1.has(codePoint)) return CHAR_KIND.unseen;
	if (MARK.test(character)) return CHAR_KIND.mark;
	if (LETTER.test(character)) return UNPARTED.test(character) ? CHAR_KIND.unparted : CHAR_KIND.letter;
	if (FLAG.test(character)) return CHAR_KIND.flag;
	return EMOJI.test(character) ? CHAR_KIND.emoji : CHAR_KIND.sign;
}
//#endregion
//#region src/formats/words/fold.ts
/** Accents; Hebrew points; Arabic vowel signs and the stroke that lengthens. Vowels of other scripts are letters. */
var MARKS = anyOf(String.raw`\u0300-\u036f \u0483-\u0487 \u0591-\u05bd \u05bf \u05c1 \u05c2 \u05c4 \u05c5 \u05c7 \u0610-\u061a \u0640`, String.raw`\u064b-\u065f \u0670 \u06d6-\u06dc \u06df-\u06e4 \u06e7 \u06e8 \u06ea-\u06ed \u1ab0-\u1aff \u1dc0-\u1dff`, String.raw`\u20d0-\u20ff \ufe00-\ufe0f \ufe20-\ufe2f`);
/** Signs inside words that nobody sees: soft hyphen, joiners. */
var UNSEEN = anyOf(String.raw`\u00ad \u034f \u200c \u200d \u2060 \ufeff`);
var PLAIN = /^[\0-\x7f]*$/;
/** Folds a word, or a piece of one. */
function fold(word) {
	if (PLAIN.test(word)) return word.toLowerCase();
	return word.replace(UNSEEN, "").toUpperCase().toLowerCase().replaceAll("ς", "σ").normalize("NFKD").replace(MARKS, "").normalize("NFC").toLowerCase();
}
function anyOf(...ranges) {
	return new RegExp(`[${ranges.join("").replaceAll(" ", "")}]`, "gu");
}
//#endregion
//#region src/formats/words/tokens.ts
/** The tokens of a text, in order. */
function* tokensOf(text) {
	let row = [];
	for (let at = 0; at < text.length;) {
		const kind = kindAt(text, at);
		const end = endOfPiece(text, at, kind);
		if (kind === CHAR_KIND.unparted) row.push({
			folded: foldedPiece(text.slice(at, end)),
			start: at,
			end
		});
		else {
			if (row.length > 0) yield* pairsOf(row);
			row = [];
			if (kind >= CHAR_KIND.letter) yield wordAt(text, at, end);
		}
		at = end;
	}
	yield* pairsOf(row);
}
/** The same as FTS5 takes them: parted by spaces. */
function tokenText(text) {
	const tokens = [];
	for (const { text: token } of tokensOf(text)) if (token !== "") tokens.push(token);
	return tokens.join(" ");
}
/** Marks and joiners belong to the letter before them; letters to the word. */
function endOfPiece(text, start, kind) {
	let at = start + sizeAt(text, start);
	if (kind === CHAR_KIND.flag) return kindAt(text, at) === CHAR_KIND.flag ? at + sizeAt(text, at) : at;
	if (kind !== CHAR_KIND.letter && kind !== CHAR_KIND.unparted) return at;
	for (; at < text.length; at += sizeAt(text, at)) {
		const next = kindAt(text, at);
		if (!(next === CHAR_KIND.mark || next === CHAR_KIND.unseen || next === kind && kind === CHAR_KIND.letter)) break;
	}
	return at;
}
/** Every two neighbours, and the last by itself: so each character begins exactly one token. */
function* pairsOf(row) {
	for (let i = 0; i < row.length; i++) {
		const { folded, start, end } = row[i];
		const next = row[i + 1];
		if (next) yield {
			text: folded + next.folded,
			start,
			end: next.end,
			firstEnd: end,
			isTail: false
		};
		else yield {
			text: folded,
			start,
			end,
			firstEnd: end,
			isTail: true
		};
	}
}
function wordAt(text, start, end) {
	return {
		text: foldedPiece(end - start > 64 ? wellFormed(text.slice(start, start + 64)) : text.slice(start, end)),
		start,
		end,
		firstEnd: end,
		isTail: false
	};
}
/** Texts repeat their words: those folded lately are kept. */
var kept = /* @__PURE__ */ new Map();
var MOST_KEPT = 2e4;
function foldedPiece(piece) {
	const known = kept.get(piece);
	if (known !== void 0) return known;
	if (kept.size >= MOST_KEPT) kept.clear();
	const folded = wellFormed(fold(piece).replace(/[\0-/:-@[-`{-\x7f\s]/g, "").slice(0, 64));
	kept.set(piece, folded);
	return folded;
}
var LF$1 = 10;
var CR$1 = 13;
/** Collects findings, one per code, so that hostile input cannot fill memory with them. */
var FindingList = class {
	#findings = [];
	add(code, offset) {
		if (!this.has(code)) this.#findings.push({
			code,
			offset
		});
	}
	has(code) {
		return this.#findings.some((finding) => finding.code === code);
	}
	toArray() {
		return [...this.#findings];
	}
};
/** Offset just after the empty line that ends a head, searching from `from`; -1 when it is not there (yet). */
function findHeadEnd(bytes, from) {
	for (let lf = bytes.indexOf(LF$1, from); lf !== -1; lf = bytes.indexOf(LF$1, lf + 1)) {
		if (bytes[lf + 1] === LF$1) return lf + 2;
		if (bytes[lf + 1] === CR$1 && bytes[lf + 2] === LF$1) return lf + 3;
	}
	return -1;
}
/** Offset of the first byte at or after `from` that is neither CR nor LF. */
function skipBlankLines(bytes, from) {
	let at = from;
	while (bytes[at] === CR$1 || bytes[at] === LF$1) at++;
	return at;
}
/** Reads the head that starts at `from`; `null` when it exceeds `maxBytes`. */
function readHead(bytes, from, maxBytes, findings) {
	const start = skipBlankLines(bytes, from);
	if (start > from) findings.add("leading-blank-lines", from);
	const found = findHeadEnd(bytes, start);
	const end = found === -1 ? bytes.length : found;
	if (end - from > maxBytes) return null;
	if (found === -1) findings.add("head-unterminated", end);
	const text = asBuffer(bytes).toString("latin1", start, end);
	const nul = text.indexOf("\0");
	if (nul !== -1) findings.add("nul-in-head", start + nul);
	const firstLf = text.indexOf("\n");
	return {
		startLine: trimCr(firstLf === -1 ? text : text.slice(0, firstLf)),
		headers: firstLf === -1 ? [] : readFields(text, firstLf + 1, start, findings),
		end,
		terminated: found !== -1
	};
}
/** First value of a field, by its name in any case; `null` when it is absent. */
function headerValue(headers, name) {
	const wanted = name.toLowerCase();
	for (const [own, value] of headers) if (isNamed$1(own, wanted)) return value;
	return null;
}
/** All members of a comma-separated field, over all its lines, without empty ones (RFC 9110 section 5.6.1). */
function headerMembers(headers, name) {
	const wanted = name.toLowerCase();
	const members = [];
	for (const [own, value] of headers) if (isNamed$1(own, wanted)) {
		for (const member of value.split(",")) if (trimOws(member) !== "") members.push(trimOws(member));
	}
	return members;
}
/** Asked for every field of every message, some ten times: most differ in length already. */
function isNamed$1(own, wanted) {
	return own.length === wanted.length && own.toLowerCase() === wanted;
}
/** Removes spaces and tabs at both ends; `trim()` would also eat latin1 no-break spaces. */
function trimOws(text) {
	let start = 0;
	let end = text.length;
	while (start < end && isOws(text.charCodeAt(start))) start++;
	while (end > start && isOws(text.charCodeAt(end - 1))) end--;
	return text.slice(start, end);
}
/** The same bytes as a Buffer, without copying. */
function asBuffer(bytes) {
	return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function readFields(text, from, base, findings) {
	const fields = [];
	for (let at = from; at < text.length;) {
		const lf = text.indexOf("\n", at);
		const line = trimCr(text.slice(at, lf === -1 ? text.length : lf));
		if (line !== "") readField(line, fields, base + at, findings);
		at = lf === -1 ? text.length : lf + 1;
	}
	return fields;
}
function readField(line, fields, offset, findings) {
	if (isOws(line.charCodeAt(0))) {
		findings.add("header-folded", offset);
		const last = fields.at(-1);
		if (last) fields[fields.length - 1] = [last[0], trimOws(`${last[1]} ${trimOws(line)}`)];
		return;
	}
	const colon = line.indexOf(":");
	if (colon <= 0) {
		findings.add("header-without-colon", offset);
		return;
	}
	const name = trimOws(line.slice(0, colon));
	if (name.length !== colon) findings.add("header-name-spaced", offset);
	fields.push([name, trimOws(line.slice(colon + 1))]);
}
function trimCr(line) {
	return line.endsWith("\r") ? line.slice(0, -1) : line;
}
function isOws(code) {
	return code === 32 || code === 9;
}
//#endregion
//#region src/formats/http/body-framing.ts
var NONE$1 = { kind: "none" };
var CHUNKED = { kind: "chunked" };
var UNTIL_CLOSE = { kind: "close" };
/** The first that applies counts. */
var FACTS = [
	{
		applies: ({ head, method }) => isBodiless(head.status, method),
		framing: () => NONE$1
	},
	{
		applies: ({ codings, head }) => codings.length === 1 && codings[0] === "chunked" && !isOld(head),
		framing: () => CHUNKED
	},
	{
		applies: ({ codings }) => codings.at(-1) === "chunked",
		framing: () => CHUNKED,
		doubt: "transfer-coding-unknown"
	},
	{
		applies: ({ codings }) => codings.length > 0,
		framing: () => UNTIL_CLOSE,
		doubt: "transfer-coding-unknown"
	},
	{
		applies: ({ lengths }) => lengths.length === 1 && /^\d{1,15}$/.test(lengths[0]),
		framing: ({ lengths }) => ({
			kind: "length",
			bytes: Number(lengths[0])
		})
	},
	{
		applies: ({ lengths }) => lengths.length > 0,
		framing: () => UNTIL_CLOSE,
		doubt: "content-length-invalid"
	},
	{
		applies: () => true,
		framing: () => UNTIL_CLOSE
	}
];
/** Decides the framing of a response to a request of the given method. */
function framingFacts(head, method = "GET") {
	const { headers } = head;
	const codings = headerMembers(headers, "transfer-encoding").map((coding) => coding.toLowerCase()).filter((coding) => coding !== "identity");
	const lengths = [...new Set(headerMembers(headers, "content-length"))];
	const fields = {
		head,
		method,
		codings,
		lengths
	};
	const fact = FACTS.find((one) => one.applies(fields));
	const framing = fact.framing(fields);
	const ignoresLength = framing.kind !== "none" && codings.length > 0 && lengths.length > 0;
	const isClear = fact.doubt === void 0 && !ignoresLength && framing.kind !== "close";
	return {
		framing,
		doubt: fact.doubt ?? null,
		ignoresLength,
		isPersistent: isClear && isKept(head)
	};
}
function isBodiless(status, method) {
	return method === "HEAD" || status < 200 || status === 204 || status === 304;
}
function isOld({ version }) {
	return version === "1.0" || version === "1" || version.startsWith("0");
}
/** After 101 another protocol is spoken. */
function isKept({ headers, status, version }) {
	const options = headerMembers(headers, "connection").map((option) => option.toLowerCase());
	return status !== 101 && !options.includes("close") && (version === "1.1" || options.includes("keep-alive"));
}
//#endregion
//#region src/formats/http/chunked.ts
/** Longest chunk-size line (with extensions) and largest trailer section that are read. */
var MAX_LINE_BYTES = 8192;
var MAX_TRAILER_BYTES = 65536;
var LF = 10;
var CR = 13;
/** Plain sizes of so many digits are read byte by byte; whatever else a line holds is read as text. */
var QUICK_DIGITS = 7;
/** Spans up to this long are copied byte by byte, which is cheaper than a call. */
var SHORT_BYTES = 32;
/** Finds chunk data and the end of a chunked body; tolerates LF-only lines and padded sizes. */
var ChunkedScanner = class {
	#state = "size";
	#line = "";
	#leftBytes = 0;
	#trailerBytes = 0;
	#chunks = 0;
	/** The terminating chunk and its trailers have been read. */
	get isDone() {
		return this.#state === "done";
	}
	/** The framing was violated; nothing further is read. */
	get isBroken() {
		return this.#state === "broken";
	}
	/** How many chunk-size lines were valid: none at all means that the body was never chunked. */
	get chunks() {
		return this.#chunks;
	}
	/** Reads from `from` on, calls back with spans of chunk data, returns the offset where it stopped. */
	push(bytes, from, onData) {
		let at = from;
		while (at < bytes.length && this.#state !== "done" && this.#state !== "broken") at = this.#state === "data" ? this.#takeData(bytes, at, onData) : this.#takeLine(bytes, at);
		return at;
	}
	/**
	* Reads like `push` and gives the chunk data as one piece, copied where it lay in several: with a byte per chunk
	* an object for each would cost a hundred times the bytes.
	*/
	gather(bytes, from) {
		const gathered = new GatheredSpans(bytes, from);
		const stopped = this.push(bytes, from, gathered.add);
		return {
			data: gathered.all(),
			stopped
		};
	}
	#takeData(bytes, at, onData) {
		const end = Math.min(bytes.length, at + this.#leftBytes);
		onData?.(at, end);
		this.#leftBytes -= end - at;
		if (this.#leftBytes === 0) this.#state = "data-end";
		return end;
	}
	#takeLine(bytes, at) {
		const after = this.#line === "" ? this.#takeQuickLine(bytes, at) : -1;
		if (after !== -1) return after;
		const lf = bytes.indexOf(LF, at);
		const end = lf === -1 ? bytes.length : lf;
		if (this.#line.length + end - at > MAX_LINE_BYTES) {
			this.#state = "broken";
			return at;
		}
		this.#line += Buffer.from(bytes.buffer, bytes.byteOffset + at, end - at).toString("latin1");
		if (lf === -1) return end;
		const line = this.#line.endsWith("\r") ? this.#line.slice(0, -1) : this.#line;
		this.#line = "";
		this.#state = this.#afterLine(line);
		return this.#state === "broken" ? at : lf + 1;
	}
	/** The two lines that nearly every chunk has: a plain size, and the empty one after its data; -1 for any other. */
	#takeQuickLine(bytes, at) {
		if (this.#state === "trailer") return -1;
		let end = at;
		let size = 0;
		if (this.#state === "size") {
			for (let digit; end < at + QUICK_DIGITS && (digit = HEX[bytes[end] ?? 0]) >= 0; end++) size = size * 16 + digit;
			if (end === at) return -1;
		}
		if (bytes[end] === CR) end++;
		if (bytes[end] !== LF) return -1;
		this.#state = this.#state === "data-end" ? "size" : this.#startChunk(size);
		return end + 1;
	}
	#startChunk(size) {
		this.#chunks++;
		this.#leftBytes = size;
		return size === 0 ? "trailer" : "data";
	}
	#afterLine(line) {
		if (this.#state === "data-end") return line === "" ? "size" : "broken";
		if (this.#state === "trailer") {
			this.#trailerBytes += line.length + 1;
			if (line === "") return "done";
			return this.#trailerBytes > MAX_TRAILER_BYTES ? "broken" : "trailer";
		}
		const size = /^[ \t]{0,16}0{0,16}([0-9a-f]{1,13})[ \t]{0,64}(;|$)/i.exec(line)?.[1];
		if (size === void 0) return "broken";
		return this.#startChunk(Number.parseInt(size, 16));
	}
};
/** Values of hexadecimal digits by their octet; -1 for all others. */
var HEX = Int8Array.from({ length: 256 }, (_, octet) => /^[0-9a-f]$/i.test(String.fromCharCode(octet)) ? Number.parseInt(String.fromCharCode(octet), 16) : -1);
/** Spans of one piece of bytes, put together: the only one as it lies, several copied into one buffer. */
var GatheredSpans = class {
	#bytes;
	#room;
	#only = null;
	#copied = null;
	#length = 0;
	constructor(bytes, from) {
		this.#bytes = bytes;
		this.#room = bytes.length - from;
	}
	add = (start, end) => {
		if (this.#only === null) this.#only = this.#bytes.subarray(start, end);
		else {
			if (this.#copied === null) this.#copy(this.#only, 0, this.#only.length);
			this.#copy(this.#bytes, start, end);
		}
	};
	all() {
		return this.#copied?.subarray(0, this.#length) ?? this.#only ?? this.#bytes.subarray(0, 0);
	}
	#copy(from, start, end) {
		const to = this.#copied ??= Buffer.allocUnsafeSlow(this.#room);
		if (end - start > SHORT_BYTES) to.set(from.subarray(start, end), this.#length);
		else for (let at = start; at < end; at++) to[this.#length + at - start] = from[at];
		this.#length += end - start;
	}
};
//#endregion
//#region src/formats/http/http-message.ts
/** Reads a status line: version, status and text; `null` when it is none. */
function parseStatusLine(line) {
	const match = /^HTTP\/(\d(?:\.\d)?)[ \t]+(\d{3})(?:[ \t](.*))?$/is.exec(line);
	if (!match) return null;
	return {
		version: match[1],
		status: Number(match[2]),
		statusText: match[3] ?? ""
	};
}
/** Parses the head of a raw response, passing over interim (1xx) responses before it. */
function parseResponseHead(bytes, options = {}) {
	const findings = new FindingList();
	const located = locateHead(bytes, options, findings);
	if ("reason" in located) return located;
	const { head, line, framing } = located;
	const { terminated } = head;
	return {
		ok: true,
		version: line.version,
		status: line.status,
		statusText: line.statusText,
		headers: head.headers,
		header: (name) => headerValue(head.headers, name),
		headerEnd: head.end,
		terminated,
		framing,
		isDoubtful: isDoubtful(findings),
		findings: findings.toArray()
	};
}
/** Parses a raw response, passing over interim (1xx) responses before it. */
function parseHttpResponse(bytes, options = {}) {
	const findings = new FindingList();
	const located = locateHead(bytes, options, findings);
	if ("reason" in located) return located;
	const { head, line, framing } = located;
	const { body, complete } = head.terminated ? readBody(bytes, head.end, framing, findings) : {
		body: bytes.subarray(head.end),
		complete: false
	};
	return {
		ok: true,
		version: line.version,
		status: line.status,
		statusText: line.statusText,
		headers: head.headers,
		header: (name) => headerValue(head.headers, name),
		headerEnd: head.end,
		body,
		complete: complete && !isDoubtful(findings),
		framing: framing.kind,
		findings: findings.toArray()
	};
}
function locateHead(bytes, options, findings) {
	for (let from = 0;;) {
		const head = readHead(bytes, from, options.maxHeadBytes ?? 262144, findings);
		if (!head) return {
			ok: false,
			reason: "head-too-large",
			findings: findings.toArray()
		};
		const line = parseStatusLine(head.startLine);
		if (!line) return {
			ok: false,
			reason: "not-http",
			findings: findings.toArray()
		};
		if (!isInterim(line.status) || head.end >= bytes.length) {
			const { headers } = head;
			const { framing, doubt, ignoresLength } = framingFacts({
				...line,
				headers
			}, options.requestMethod);
			if (doubt !== null) findings.add(doubt, head.end);
			if (ignoresLength) findings.add("content-length-ignored", head.end);
			return {
				head,
				line,
				framing
			};
		}
		findings.add("interim-response", from);
		from = head.end;
	}
}
function isDoubtful(findings) {
	return findings.has("content-length-invalid") || findings.has("transfer-coding-unknown");
}
/** Parses a raw request. */
function parseHttpRequest(bytes, options = {}) {
	const findings = new FindingList();
	const head = readHead(bytes, 0, options.maxHeadBytes ?? 262144, findings);
	if (!head) return {
		ok: false,
		reason: "head-too-large",
		findings: findings.toArray()
	};
	const line = /^([!#$%&'*+.^_`|~\w-]{1,64}) (.*) HTTP\/(\d(?:\.\d)?)$/is.exec(head.startLine);
	if (!line) return {
		ok: false,
		reason: "not-http",
		findings: findings.toArray()
	};
	const [, method, target, version] = line;
	return {
		ok: true,
		version,
		method,
		target,
		headers: head.headers,
		header: (name) => headerValue(head.headers, name),
		headerEnd: head.end,
		body: bytes.subarray(head.end),
		findings: findings.toArray()
	};
}
/** Whether a response of this status is followed by another one; 101 is not, another protocol follows it. */
function isInterim(status) {
	return status >= 100 && status < 200 && status !== 101;
}
function readBody(bytes, from, framing, findings) {
	switch (framing.kind) {
		case "none": return readLength(bytes, from, 0, findings);
		case "length": return readLength(bytes, from, framing.bytes, findings);
		case "chunked": return readChunked(bytes, from, findings);
		case "close": return {
			body: bytes.subarray(from),
			complete: true
		};
	}
}
function readLength(bytes, from, length, findings) {
	const end = Math.min(bytes.length, from + length);
	if (end < bytes.length) findings.add("surplus-bytes", end);
	const complete = end - from === length;
	if (!complete) findings.add("body-short", end);
	return {
		body: bytes.subarray(from, end),
		complete
	};
}
function readChunked(bytes, from, findings) {
	const scanner = new ChunkedScanner();
	const { data: body, stopped } = scanner.gather(bytes, from);
	if (scanner.isBroken && scanner.chunks === 0) {
		findings.add("chunked-not-chunked", from);
		return {
			body: bytes.subarray(from),
			complete: false
		};
	}
	if (scanner.isBroken) findings.add("chunks-broken", stopped);
	else if (!scanner.isDone) findings.add("body-short", stopped);
	else if (stopped < bytes.length) findings.add("surplus-bytes", stopped);
	return {
		body,
		complete: scanner.isDone
	};
}
//#endregion
//#region src/formats/http/gzip-head.ts
/** Where gzip data is not what it says. */
var GzipProblem = class extends Error {};
/** Whether a member begins here: magic and deflate. Three bytes are needed to tell. */
function isGzipStart(bytes) {
	return bytes[0] === 31 && bytes[1] === 139 && bytes[2] === 8;
}
var START = [
	31,
	139,
	8
];
var FLAGS_AT = 3;
var FIXED_BYTES = 10;
/** Flags by the part that they announce, in the order of the parts. */
var ANNOUNCED = [
	[4, "extra-length"],
	[8, "name"],
	[16, "comment"],
	[2, "sum"]
];
var RESERVED_FLAGS = 224;
/** Takes a head byte by byte. */
var GzipHead = class {
	#part = "fixed";
	#flags = 0;
	/** Bytes of the part under way, and the number that they are. */
	#taken = 0;
	#value = 0;
	#extraBytes = 0;
	#sum = 4294967295;
	/** Takes what belongs to the head and says how many bytes that is; see {@link isDone}. */
	push(bytes) {
		let at = 0;
		while (at < bytes.length && !this.isDone) this.#take(bytes[at++]);
		return at;
	}
	/** Whether the member's data comes next. */
	get isDone() {
		return this.#part === "done";
	}
	#take(byte) {
		const at = this.#taken++;
		if (this.#part !== "sum") this.#sum = CRC_TABLE[(this.#sum ^ byte) & 255] ^ this.#sum >>> 8;
		this.#value |= byte << 8 * at;
		if (this.#part === "fixed") this.#checkFixed(byte, at);
		if (this.#part === "sum" && at === 1) this.#checkSum();
		if (this.#endsWith(byte, at)) this.#next();
	}
	#checkFixed(byte, at) {
		if (at < START.length && byte !== START[at]) throw new GzipProblem("no gzip member begins here");
		if (at === FLAGS_AT) this.#flags = byte;
		if (this.#flags & RESERVED_FLAGS) throw new GzipProblem("a flag is set that gzip does not know");
	}
	#checkSum() {
		if (this.#value !== (~this.#sum & 65535)) throw new GzipProblem("the check sum of its head is wrong");
	}
	#endsWith(byte, at) {
		switch (this.#part) {
			case "fixed": return at + 1 === FIXED_BYTES;
			case "extra-length":
			case "sum": return at === 1;
			case "extra": return at + 1 === this.#extraBytes;
			case "name":
			case "comment": return byte === 0;
			case "done": return false;
		}
	}
	#next() {
		if (this.#part === "extra-length" && this.#value > 0) {
			this.#extraBytes = this.#value;
			return this.#begin("extra");
		}
		const announced = ANNOUNCED.find(([flag]) => (this.#flags & flag) !== 0);
		if (announced) this.#flags &= ~announced[0];
		this.#begin(announced?.[1] ?? "done");
	}
	#begin(part) {
		this.#part = part;
		this.#taken = 0;
		this.#value = 0;
	}
};
/** CRC-32 (RFC 1952 section 8) by the byte: the head's own sum is its low half. */
var CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let sum = byte;
	for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 3988292384 ^ sum >>> 1 : sum >>> 1;
	return sum >>> 0;
});
//#endregion
//#region src/formats/http/through.ts
/** What a decoder makes of its input, at the reader's pace; ends when the decoder does, with input left or not. */
async function* through(decoder, start, rest) {
	const feeding = feed(decoder, start, rest);
	try {
		yield* decoder;
	} finally {
		decoder.destroy();
		await feeding;
	}
}
/** Writes all input at the decoder's pace; a failure of the input becomes the decoder's. */
async function feed(decoder, start, rest) {
	decoder.on("error", () => void 0);
	try {
		for (let bytes = start; !decoder.destroyed;) {
			if (!decoder.write(bytes)) await writable(decoder);
			const { done, value } = await rest.next();
			if (done === true) break;
			bytes = value;
		}
		if (!decoder.destroyed) decoder.end();
	} catch (error) {
		decoder.destroy(error);
	}
}
/** Waits until the decoder takes more, or is gone. */
function writable(decoder) {
	return new Promise((resolve) => {
		const done = () => {
			decoder.off("drain", done).off("close", done);
			resolve();
		};
		decoder.on("drain", done).on("close", done);
		if (decoder.destroyed) done();
	});
}
//#endregion
//#region src/formats/http/piece-reader.ts
/** Reads ahead in an input, takes from its beginning, and gives back what a decoder left. */
var PieceReader = class {
	#input;
	#window = Buffer.alloc(0);
	constructor(input) {
		this.#input = input;
	}
	/** What comes next: at least so many bytes, unless the input ends before. */
	async window(bytes) {
		if (this.#window.length >= bytes) return this.#window;
		const pieces = [this.#window];
		for (let held = this.#window.length; held < bytes;) {
			const { done, value } = await this.#input.next();
			if (done === true) break;
			pieces.push(value);
			held += value.length;
		}
		return this.#window = Buffer.concat(pieces);
	}
	/** Takes bytes that the window showed. */
	drop(bytes) {
		this.#window = this.#window.subarray(bytes);
	}
	/** What a decoder makes of the input up to its end; what comes after it is next. */
	async *through(decoder) {
		const start = this.#window;
		const given = [start];
		let passedBytes = 0;
		const next = async () => {
			const result = await this.#input.next();
			if (result.done !== true) given.push(result.value);
			while (given.length > 0 && passedBytes + given[0].length <= decoder.bytesWritten) passedBytes += given.shift().length;
			return result;
		};
		yield* through(decoder, start, { next });
		this.#window = Buffer.concat(given).subarray(decoder.bytesWritten - passedBytes);
	}
};
//#endregion
//#region src/formats/http/gzip-members.ts
/** What is said of content that goes on after its end. */
var SURPLUS = "other bytes follow its end";
var CUT = "unexpected end of file";
var TRAILER_BYTES = 8;
/** Members that end within so many bytes, and have no more content than this, are inflated at once. */
var WINDOW_BYTES = 65536;
var AT_ONCE_BYTES = 1048576;
/** The content of all members; throws a `GzipProblem`, or Node's own errors (also where it passes the limit). */
function gunzipWhole(body, limitBytes, surplus) {
	const contents = [];
	let [at, bytes] = [0, 0];
	do {
		const head = new GzipHead();
		at += head.push(body.subarray(at));
		if (!head.isDone) throw new GzipProblem(CUT);
		const { content, consumedBytes } = inflated(body.subarray(at), Math.max(1, limitBytes - bytes));
		at += consumedBytes + TRAILER_BYTES;
		checkTrailer(body.subarray(at - TRAILER_BYTES, at), crc32(content), content.length);
		contents.push(content);
		bytes += content.length;
		if (bytes > limitBytes) throw Object.assign(/* @__PURE__ */ new Error("too large"), { code: "ERR_BUFFER_TOO_LARGE" });
	} while (anotherFollows(body.subarray(at), surplus));
	return contents.length === 1 ? contents[0] : Buffer.concat(contents);
}
/** The content of all members of a stream, at the reader's pace; throws as {@link gunzipWhole} does. */
async function* gunzipPieces(input, surplus) {
	const reader = new PieceReader(input);
	do {
		await passHead(reader);
		yield* memberContent(reader);
	} while (await anotherIsNext(reader, surplus));
}
async function passHead(reader) {
	for (const head = new GzipHead(); !head.isDone;) {
		const window = await reader.window(1);
		if (window.length === 0) throw new GzipProblem(CUT);
		reader.drop(head.push(window));
	}
}
async function* memberContent(reader) {
	const small = inflatedAtOnce(await reader.window(WINDOW_BYTES));
	let [sum, bytes] = [0, 0];
	if (small) {
		reader.drop(small.consumedBytes);
		[sum, bytes] = [crc32(small.content), small.content.length];
		if (bytes > 0) yield small.content;
	} else for await (const piece of reader.through(createInflateRaw())) {
		sum = crc32(piece, sum);
		bytes += piece.length;
		yield piece;
	}
	checkTrailer((await reader.window(TRAILER_BYTES)).subarray(0, TRAILER_BYTES), sum, bytes);
	reader.drop(TRAILER_BYTES);
}
/** `null` when the member is longer than what is there, or too long for one go. */
function inflatedAtOnce(window) {
	try {
		return inflated(window, AT_ONCE_BYTES);
	} catch (error) {
		const { code } = error;
		if (code === "Z_BUF_ERROR" || code === "ERR_BUFFER_TOO_LARGE") return null;
		throw error;
	}
}
/** With `info` Node gives the engine too, which knows how far it read; its types do not know that. */
function inflated(bytes, maxOutputLength) {
	const { buffer, engine } = inflateRawSync(bytes, {
		info: true,
		maxOutputLength
	});
	return {
		content: buffer,
		consumedBytes: engine.bytesWritten
	};
}
/** RFC 1952 section 2.3.1: the sum of the content, and its length modulo 2^32. */
function checkTrailer(trailer, sum, bytes) {
	if (trailer.length < TRAILER_BYTES) throw new GzipProblem(CUT);
	const view = new DataView(trailer.buffer, trailer.byteOffset, TRAILER_BYTES);
	if (view.getUint32(0, true) !== sum) throw new GzipProblem("the check sum is wrong");
	if (view.getUint32(4, true) !== bytes % 2 ** 32) throw new GzipProblem("the length is wrong");
}
/** Bytes that begin no member are none: padding, or whatever a server appends (browsers pass over them as well). */
function anotherFollows(rest, surplus) {
	if (isGzipStart(rest)) return true;
	if (surplus === "refused") checkPadding(rest);
	return false;
}
/** The first rules allowed zeros after the last member, with which common tools pad, and nothing else. */
function checkPadding(rest) {
	if (rest.some((byte) => byte !== 0)) throw new GzipProblem(SURPLUS);
}
async function anotherIsNext(reader, surplus) {
	let rest = await reader.window(3);
	if (anotherFollows(rest, surplus)) return true;
	for (; rest.length > 0; rest = await reader.window(1)) {
		if (surplus === "refused") checkPadding(rest);
		reader.drop(rest.length);
	}
	return false;
}
//#endregion
//#region src/formats/zstd/zstd-damage.ts
/** Thrown while decoding, and caught where the frame's place in its file is known. */
var ZstdDamage = class extends Error {
	kind;
	constructor(message, kind = "damaged") {
		super(message);
		this.name = "ZstdDamage";
		this.kind = kind;
	}
};
//#endregion
//#region src/formats/zstd/bits.ts
/** Position of the highest bit that is set; of 0 it is -1. */
function highestBit(value) {
	return 31 - Math.clz32(value);
}
/** `bytes` bytes at a place, least significant first. */
function littleEndian(source, at, bytes) {
	let value = 0;
	for (let i = bytes - 1; i >= 0; i--) value = value * 256 + (source[at + i] ?? 0);
	return value;
}
/** A stream read from its last bit to its first (RFC 8878 section 4.1): the highest bit set of its last byte ends it. */
var BackwardBits = class {
	#bytes;
	#start;
	/** Bits that are left; below zero when more were taken than there were. */
	left;
	constructor(bytes, start, end) {
		const last = end > start ? bytes[end - 1] : 0;
		if (last === 0) throw new ZstdDamage("a stream of bits has no end mark");
		this.#bytes = bytes;
		this.#start = start;
		this.left = (end - start - 1) * 8 + highestBit(last);
	}
	/** The next bits, at most 25; what lies before the stream's first bit is zero. */
	take(count) {
		this.left -= count;
		if (this.left < 0) return this.#beyond(count);
		const at = this.#start + (this.left >>> 3);
		const bytes = this.#bytes;
		return (bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16 | bytes[at + 3] << 24) >>> (this.left & 7) & (1 << count) - 1;
	}
	/** Up to 32 bits. */
	takeLong(count) {
		if (count <= 25) return this.take(count);
		return this.take(count - 16) * 65536 + this.take(16);
	}
	#beyond(count) {
		const there = this.left + count;
		if (there <= 0) return 0;
		return (littleEndian(this.#bytes, this.#start, 4) & (1 << there) - 1) << count - there & (1 << count) - 1;
	}
};
/** Bits in the order of the bytes, least significant first; as table descriptions are written. */
var ForwardBits = class {
	#bytes;
	#end;
	#start;
	#position = 0;
	constructor(bytes, start, end) {
		this.#bytes = bytes;
		this.#start = start;
		this.#end = end;
	}
	take(count) {
		const at = this.#start + (this.#position >>> 3);
		const value = littleEndian(this.#bytes, at, 4) >>> (this.#position & 7) & (1 << count) - 1;
		this.#position += count;
		if (this.byteEnd > this.#end) throw new ZstdDamage("a table is cut");
		return value;
	}
	/** Gives a bit back. */
	back() {
		this.#position--;
	}
	/** The first byte of which no bit was taken. */
	get byteEnd() {
		return this.#start + (this.#position + 7 >>> 3);
	}
};
//#endregion
//#region src/formats/zstd/frame-head.ts
/** Block_Maximum_Size is no more than this. */
var MOST_BLOCK_BYTES = 131072;
/** The skippable frame that holds a WARC file's dictionary (WARC-zstd 1.0). */
var DICTIONARY_MAGIC = 407710301;
/** Whether a Zstandard frame begins here. */
function isZstdFrame(bytes) {
	return bytes[0] === 40 && bytes[1] === 181 && bytes[2] === 47 && bytes[3] === 253;
}
/** Whether a frame begins here that decoders pass over; a file's dictionary is one (section 3.1.2). */
function isSkippableFrame(bytes) {
	return (bytes[0] & 240) === 80 && bytes[1] === 42 && bytes[2] === 77 && bytes[3] === 24;
}
/** Whether it is the one with the dictionary. */
function isDictionaryFrame(bytes) {
	return littleEndian(bytes, 0, 4) === DICTIONARY_MAGIC;
}
/** Content bytes of a skippable frame. */
function skippableBytes(bytes) {
	return littleEndian(bytes, 4, 4);
}
/** Reads a frame's head; `null` when the bytes end inside it. */
function readFrameHead(bytes) {
	if (bytes.length < 6) return null;
	const descriptor = bytes[4];
	if ((descriptor & 8) !== 0) throw new ZstdDamage("a reserved bit of a frame is set");
	const isSingle = (descriptor & 32) !== 0;
	const idBytes = [
		0,
		1,
		2,
		4
	][descriptor & 3];
	const sizeFlag = descriptor >> 6;
	const sizeBytes = sizeFlag === 0 ? Number(isSingle) : 2 ** sizeFlag;
	const idAt = isSingle ? 5 : 6;
	const headBytes = idAt + idBytes + sizeBytes;
	if (bytes.length < headBytes) return null;
	const contentBytes = sizeBytes === 0 ? null : littleEndian(bytes, idAt + idBytes, sizeBytes) + (sizeFlag === 1 ? 256 : 0);
	return {
		headBytes,
		windowBytes: isSingle ? contentBytes : windowOf(bytes[5]),
		contentBytes,
		dictionaryId: littleEndian(bytes, idAt, idBytes),
		hasChecksum: (descriptor & 4) !== 0
	};
}
function windowOf(descriptor) {
	const base = 2 ** (10 + (descriptor >> 3));
	return base + base / 8 * (descriptor & 7);
}
/** Reads a block's head, and refuses what is larger than allowed. */
function readBlockHead(bytes, mostBytes) {
	const value = littleEndian(bytes, 0, 3);
	const type = [
		"raw",
		"repeated",
		"compressed",
		null
	][value >> 1 & 3];
	const size = value >>> 3;
	if (type === null) throw new ZstdDamage("a block of a reserved type");
	if (size > mostBytes) throw new ZstdDamage("a block is larger than allowed");
	return {
		isLast: (value & 1) === 1,
		type,
		storedBytes: type === "repeated" ? 1 : size,
		becomesBytes: type === "compressed" ? null : size
	};
}
//#endregion
//#region src/formats/zstd/history.ts
var LEAST_BYTES = 65536;
/** A buffer that grows with what is decoded, never beyond window, dictionary and some blocks. */
var History = class {
	#size;
	#mostBytes;
	#dictionaryBytes;
	/** The bytes; replaced when it grows, so nobody may keep it. */
	bytes;
	/** Where the next byte goes. */
	end;
	/** Bytes decoded, without the dictionary. */
	decodedBytes = 0;
	constructor(size, dictionary) {
		const before = dictionary?.length ?? 0;
		this.#size = size;
		this.#dictionaryBytes = before;
		const room = Math.max(8 * size.blockBytes, size.windowBytes >> 2);
		this.#mostBytes = before + size.windowBytes + room;
		const expected = Math.min(size.contentBytes ?? LEAST_BYTES, 16 * LEAST_BYTES);
		this.bytes = new Uint8Array(Math.min(this.#mostBytes, before + expected));
		if (dictionary) this.bytes.set(dictionary);
		this.end = before;
	}
	/** Makes room for so many bytes more. */
	reserve(bytes) {
		const needed = this.end + bytes;
		if (needed <= this.bytes.length) return;
		if (needed <= this.#mostBytes) this.#grow(Math.min(this.#mostBytes, Math.max(needed, 2 * this.bytes.length)));
		else this.#slide();
	}
	/** Counts bytes that were written at the end. */
	advance(bytes) {
		this.end += bytes;
		this.decodedBytes += bytes;
	}
	#grow(bytes) {
		const larger = new Uint8Array(bytes);
		larger.set(this.bytes.subarray(0, this.end));
		this.bytes = larger;
	}
	#slide() {
		const { windowBytes } = this.#size;
		const kept = this.decodedBytes < windowBytes ? this.decodedBytes + this.#dictionaryBytes : Math.min(windowBytes, this.end);
		if (this.bytes.length < this.#mostBytes) this.#grow(this.#mostBytes);
		this.bytes.copyWithin(0, this.end - kept, this.end);
		this.end = kept;
	}
};
//#endregion
//#region src/formats/zstd/fse.ts
/** A table description read from bytes, and where it ends. */
function readFseTable(bytes, start, end, { mostLog, mostSymbol }) {
	const stream = new ForwardBits(bytes, start, end);
	const log = stream.take(4) + 5;
	if (log > mostLog) throw new ZstdDamage("a table is larger than allowed");
	return {
		table: buildFseTable(readShares(stream, log, mostSymbol), log),
		end: stream.byteEnd
	};
}
function readShares(stream, log, mostSymbol) {
	const shares = [];
	let remaining = 1 << log;
	while (remaining > 0) {
		if (shares.length > mostSymbol) throw new ZstdDamage("a table names too many symbols");
		const share = readShare(stream, remaining);
		shares.push(share);
		remaining -= Math.abs(share);
		if (share !== 0) continue;
		for (let more = 3; more === 3;) {
			more = stream.take(2);
			for (let i = 0; i < more; i++) shares.push(0);
		}
	}
	if (remaining < 0 || shares.length > mostSymbol + 1) throw new ZstdDamage("a table's shares do not add up");
	return shares;
}
function readShare(stream, remaining) {
	const count = highestBit(remaining + 1) + 1;
	const lowMask = (1 << count - 1) - 1;
	const threshold = (1 << count) - 1 - (remaining + 1);
	const value = stream.take(count);
	if ((value & lowMask) < threshold) {
		stream.back();
		return (value & lowMask) - 1;
	}
	return (value > lowMask ? value - threshold : value) - 1;
}
/** Spreads symbols over the states by their shares; -1 is less than one (section 4.1.1, "from normalized distribution"). */
function buildFseTable(shares, log) {
	const size = 1 << log;
	const symbols = spread(shares, size);
	const bits = new Uint8Array(size);
	const bases = new Uint16Array(size);
	const next = shares.map((share) => Math.abs(share));
	for (let state = 0; state < size; state++) {
		const symbol = symbols[state];
		const following = next[symbol]++;
		const count = log - highestBit(following);
		bits[state] = count;
		bases[state] = (following << count) - size;
	}
	return {
		log,
		symbols,
		bits,
		bases
	};
}
function spread(shares, size) {
	const symbols = new Uint8Array(size);
	let high = size;
	for (const [symbol, share] of shares.entries()) if (share === -1) symbols[--high] = symbol;
	const step = (size >> 1) + (size >> 3) + 3;
	let position = 0;
	for (const [symbol, share] of shares.entries()) for (let i = 0; i < share; i++) {
		symbols[position] = symbol;
		do
			position = position + step & size - 1;
		while (position >= high);
	}
	if (position !== 0) throw new ZstdDamage("a table's shares do not add up");
	return symbols;
}
/** A table of one state, which takes no bits (section 3.1.1.3.2.1, RLE_Mode). */
function singleSymbol(symbol) {
	return {
		log: 0,
		symbols: Uint8Array.of(symbol),
		bits: /* @__PURE__ */ new Uint8Array(1),
		bases: /* @__PURE__ */ new Uint16Array(1)
	};
}
//#endregion
//#region src/formats/zstd/huffman.ts
var MOST_BITS = 11;
var MOST_WEIGHTS = 255;
/** A tree description read from bytes, and where it ends (section 4.2.1). */
function readHuffmanTable(bytes, start, end) {
	if (start >= end) throw new ZstdDamage("a Huffman tree is cut");
	const head = bytes[start];
	const size = head < 128 ? head : head - 127 + 1 >> 1;
	const treeEnd = start + 1 + size;
	if (treeEnd > end) throw new ZstdDamage("a Huffman tree is cut");
	return {
		table: buildTable(head < 128 ? compressedWeights(bytes, start + 1, treeEnd) : plainWeights(bytes, start + 1, head - 127)),
		end: treeEnd
	};
}
function plainWeights(bytes, start, count) {
	return Array.from({ length: count }, (_, i) => {
		const byte = bytes[start + (i >> 1)];
		return i % 2 === 0 ? byte >> 4 : byte & 15;
	});
}
function compressedWeights(bytes, start, end) {
	const { table, end: tableEnd } = readFseTable(bytes, start, end, {
		mostLog: 6,
		mostSymbol: 255
	});
	const stream = new BackwardBits(bytes, tableEnd, end);
	const states = [stream.take(table.log), stream.take(table.log)];
	const weights = [];
	for (let turn = 0; weights.length < MOST_WEIGHTS; turn ^= 1) {
		const state = states[turn];
		weights.push(table.symbols[state]);
		states[turn] = nextState(table, state, stream);
		if (stream.left >= 0) continue;
		weights.push(table.symbols[states[turn ^ 1]]);
		break;
	}
	if (weights.length > MOST_WEIGHTS) throw new ZstdDamage("a Huffman tree has too many leaves");
	return weights;
}
function nextState(table, state, stream) {
	return table.bases[state] + stream.take(table.bits[state]);
}
function buildTable(weights) {
	const sum = weights.reduce((total, weight) => total + (weight > 0 ? 2 ** (weight - 1) : 0), 0);
	const bits = sum === 0 ? 0 : highestBit(sum) + 1;
	const rest = 2 ** bits - sum;
	if (bits === 0 || bits > MOST_BITS || rest <= 0 || (rest & rest - 1) !== 0) throw new ZstdDamage("a Huffman tree is not whole");
	const all = [...weights, highestBit(rest) + 1];
	const entries = new Uint16Array(1 << bits);
	let position = 0;
	for (let weight = 1; weight <= bits; weight++) for (const [symbol, own] of all.entries()) {
		if (own !== weight) continue;
		const count = 1 << weight - 1;
		entries.fill(bits + 1 - weight << 8 | symbol, position, position + count);
		position += count;
	}
	return {
		bits,
		entries
	};
}
/** Decodes a stream into `target`, which it must fill exactly (section 4.2.2). */
function decodeHuffman({ bits, entries }, stream, target) {
	const { bytes, start, end } = stream;
	const last = end > start ? bytes[end - 1] : 0;
	if (last === 0) throw new ZstdDamage("a stream of literals has no end mark");
	const mask = (1 << bits) - 1;
	const size = target.length;
	let left = (end - start - 1) * 8 + highestBit(last);
	let i = 0;
	for (; left >= 32 && i + 1 < size; i += 2) {
		const from = left - 2 * bits;
		const at = start + (from >>> 3);
		const both = (bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16 | bytes[at + 3] << 24) >>> (from & 7);
		const one = entries[both >>> bits & mask];
		const length = one >>> 8;
		const two = entries[both >>> bits - length & mask];
		target[i] = one;
		target[i + 1] = two;
		left -= length + (two >>> 8);
	}
	for (; i < size; i++) {
		const entry = entries[peek(stream, left, bits)];
		target[i] = entry;
		left -= entry >>> 8;
	}
	if (left !== 0) throw new ZstdDamage("a stream of literals does not end where it should");
}
function peek({ bytes, start }, left, bits) {
	const from = left - bits;
	const mask = (1 << bits) - 1;
	const at = start + (Math.max(0, from) >>> 3);
	const word = bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16;
	if (from >= 0) return word >>> (from & 7) & mask;
	return left > 0 ? (word & (1 << left) - 1) << -from & mask : 0;
}
//#endregion
//#region src/formats/zstd/literals.ts
/** Reads the section; `tree` is the one of an earlier block or of the dictionary. */
function readLiterals(source, tree) {
	const { bytes, start, end } = source;
	if (start >= end) throw new ZstdDamage("a block is empty");
	const type = bytes[start] & 3;
	const head = type < 2 ? plainHead(bytes, start) : compressedHead(bytes, start);
	const from = start + head.headBytes;
	if (head.regenerated > source.mostBytes) throw new ZstdDamage("a block holds more literals than allowed");
	if (type >= 2) return compressedLiterals(source, head, type === 3 ? tree : null);
	const size = type === 0 ? head.regenerated : 1;
	if (from + size > end) throw new ZstdDamage("the literals of a block are cut");
	return {
		bytes: type === 0 ? bytes.subarray(from, from + size) : new Uint8Array(head.regenerated).fill(bytes[from]),
		end: from + size,
		tree
	};
}
function plainHead(bytes, at) {
	const format = bytes[at] >> 2 & 3;
	const headBytes = format === 1 ? 2 : format === 3 ? 3 : 1;
	const regenerated = littleEndian(bytes, at, headBytes) >>> (headBytes === 1 ? 3 : 4);
	return {
		headBytes,
		regenerated,
		compressed: regenerated,
		streams: 1
	};
}
function compressedHead(bytes, at) {
	const format = bytes[at] >> 2 & 3;
	const sizeBits = format < 2 ? 10 : format === 2 ? 14 : 18;
	const headBytes = format < 2 ? 3 : format === 2 ? 4 : 5;
	const value = Math.floor(littleEndian(bytes, at, headBytes) / 16);
	return {
		headBytes,
		regenerated: value % 2 ** sizeBits,
		compressed: Math.floor(value / 2 ** sizeBits),
		streams: format === 0 ? 1 : 4
	};
}
function compressedLiterals(source, head, known) {
	const { bytes, start } = source;
	const isTreeless = (bytes[start] & 3) === 3;
	const from = start + head.headBytes;
	const end = from + head.compressed;
	if (end > source.end) throw new ZstdDamage("the literals of a block are cut");
	if (isTreeless && !known) throw new ZstdDamage("a block needs a Huffman tree that no block before it has");
	const read = isTreeless ? {
		table: known,
		end: from
	} : readHuffmanTable(bytes, from, end);
	const target = new Uint8Array(head.regenerated);
	if (head.streams === 1) decodeHuffman(read.table, {
		bytes,
		start: read.end,
		end
	}, target);
	else decodeFour(read.table, {
		bytes,
		start: read.end,
		end
	}, target);
	return {
		bytes: target,
		end,
		tree: read.table
	};
}
function decodeFour(table, { bytes, start, end }, target) {
	const quarter = target.length + 3 >> 2;
	if (target.length < 3 * quarter) throw new ZstdDamage("too few literals for four streams");
	let from = start + 6;
	for (let i = 0; i < 4; i++) {
		const to = i < 3 ? from + littleEndian(bytes, start + 2 * i, 2) : end;
		if (to > end || from > to) throw new ZstdDamage("a stream of literals is cut");
		const own = target.subarray(i * quarter, i < 3 ? (i + 1) * quarter : target.length);
		decodeHuffman(table, {
			bytes,
			start: from,
			end: to
		}, own);
		from = to;
	}
}
//#endregion
//#region src/formats/zstd/sequence-codes.ts
/** Bases that follow from the bits: each code begins where the one before it ends. */
function codes(first, extraBits) {
	const bases = new Uint32Array(extraBits.length);
	let base = first;
	for (const [code, bits] of extraBits.entries()) {
		bases[code] = base;
		base += 2 ** bits;
	}
	return {
		bases,
		extraBits: Uint8Array.from(extraBits)
	};
}
var zeros = (count) => Array.from({ length: count }, () => 0);
/** Literals_Length_Code, tables 14 and 15 of the RFC. */
var LITERAL_LENGTHS = {
	limits: {
		mostLog: 9,
		mostSymbol: 35
	},
	predefined: buildFseTable([
		4,
		3,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		1,
		1,
		1,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		2,
		3,
		2,
		1,
		1,
		1,
		1,
		1,
		-1,
		-1,
		-1,
		-1
	], 6),
	...codes(0, [
		...zeros(16),
		1,
		1,
		1,
		1,
		2,
		2,
		3,
		3,
		4,
		6,
		7,
		8,
		9,
		10,
		11,
		12,
		13,
		14,
		15,
		16
	])
};
/** Match_Length_Code; the least match is 3 bytes long. */
var MATCH_LENGTHS = {
	limits: {
		mostLog: 9,
		mostSymbol: 52
	},
	predefined: buildFseTable([
		1,
		4,
		3,
		2,
		2,
		2,
		2,
		2,
		2,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1
	], 6),
	...codes(3, [
		...zeros(32),
		1,
		1,
		1,
		1,
		2,
		2,
		3,
		3,
		4,
		4,
		5,
		7,
		8,
		9,
		10,
		11,
		12,
		13,
		14,
		15,
		16
	])
};
/** Offset_Code: 2^code and as many bits; what is below 4 repeats an earlier offset. */
var OFFSETS = {
	limits: {
		mostLog: 8,
		mostSymbol: 31
	},
	predefined: buildFseTable([
		1,
		1,
		1,
		1,
		1,
		1,
		2,
		2,
		2,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		-1,
		-1,
		-1,
		-1,
		-1
	], 5),
	bases: Uint32Array.from({ length: 32 }, (_, code) => 2 ** code),
	extraBits: Uint8Array.from({ length: 32 }, (_, code) => code)
};
//#endregion
//#region src/formats/zstd/sequences.ts
/** Carries out all sequences of a block, and puts the literals that are left behind them. */
function carryOut(source, literals, state, history) {
	const { bytes, end, mostBytes } = source;
	const head = sequenceCount(bytes, literals.end, end);
	const before = history.end;
	let used = 0;
	if (head.count > 0) used = copyAll({
		bits: new BackwardBits(bytes, readTables(source, head.end, state), end),
		count: head.count,
		mostBytes
	}, literals.bytes, state, history);
	else if (head.end !== end) throw new ZstdDamage("bytes behind the last sequence of a block");
	const rest = literals.bytes.subarray(used);
	if (history.end - before + rest.length > mostBytes) throw new ZstdDamage("a block becomes larger than allowed");
	history.bytes.set(rest, history.end);
	history.advance(rest.length);
}
function sequenceCount(bytes, at, end) {
	if (at >= end) throw new ZstdDamage("a block has no sequences section");
	const first = bytes[at];
	if (at + (first < 128 ? 1 : first < 255 ? 2 : 3) > end) throw new ZstdDamage("the sequences of a block are cut");
	if (first < 128) return {
		count: first,
		end: at + 1
	};
	if (first < 255) return {
		count: (first - 128 << 8) + bytes[at + 1],
		end: at + 2
	};
	return {
		count: littleEndian(bytes, at + 1, 2) + 32512,
		end: at + 3
	};
}
function readTables({ bytes, end }, at, state) {
	if (at >= end) throw new ZstdDamage("the sequences of a block are cut");
	const modes = bytes[at];
	if ((modes & 3) !== 0) throw new ZstdDamage("reserved bits of a block are set");
	const reader = {
		bytes,
		at: at + 1,
		end
	};
	state.literalLengths = readTable(reader, modes >> 6, LITERAL_LENGTHS, state.literalLengths);
	state.offsets = readTable(reader, modes >> 4 & 3, OFFSETS, state.offsets);
	state.matchLengths = readTable(reader, modes >> 2 & 3, MATCH_LENGTHS, state.matchLengths);
	return reader.at;
}
function readTable(reader, mode, { limits, predefined }, last) {
	if (mode === 0) return predefined;
	if (mode === 3) {
		if (!last) throw new ZstdDamage("a block needs a table that no block before it has");
		return last;
	}
	if (reader.at >= reader.end) throw new ZstdDamage("the sequences of a block are cut");
	if (mode === 1) {
		const symbol = reader.bytes[reader.at++];
		if (symbol > limits.mostSymbol) throw new ZstdDamage("a code that does not exist");
		return singleSymbol(symbol);
	}
	const { table, end } = readFseTable(reader.bytes, reader.at, reader.end, limits);
	reader.at = end;
	return table;
}
function copyAll({ bits, count, mostBytes }, literals, state, history) {
	const [lengths, offsets, matches] = [
		state.literalLengths,
		state.offsets,
		state.matchLengths
	];
	let lengthState = bits.take(lengths.log);
	let offsetState = bits.take(offsets.log);
	let matchState = bits.take(matches.log);
	const { bytes } = history;
	const most = history.end + mostBytes;
	let end = history.end;
	let used = 0;
	for (let i = count; i > 0; i--) {
		const offsetCode = offsets.symbols[offsetState];
		const matchCode = matches.symbols[matchState];
		const lengthCode = lengths.symbols[lengthState];
		const offsetValue = OFFSETS.bases[offsetCode] + bits.takeLong(offsetCode);
		const match = MATCH_LENGTHS.bases[matchCode] + bits.take(MATCH_LENGTHS.extraBits[matchCode]);
		const length = LITERAL_LENGTHS.bases[lengthCode] + bits.take(LITERAL_LENGTHS.extraBits[lengthCode]);
		const offset = offsetOf(offsetValue, length === 0, state.repeats);
		if (used + length > literals.length) throw new ZstdDamage("a sequence asks for more literals than there are");
		if (end + length + match > most) throw new ZstdDamage("a block becomes larger than allowed");
		if (offset > end + length || offset === 0) throw new ZstdDamage("a match begins before the first byte");
		copyBytes(literals, used, {
			to: bytes,
			at: end,
			length
		});
		used += length;
		end += length;
		copyBytes(bytes, end - offset, {
			to: bytes,
			at: end,
			length: match
		});
		end += match;
		if (i === 1) break;
		lengthState = lengths.bases[lengthState] + bits.take(lengths.bits[lengthState]);
		matchState = matches.bases[matchState] + bits.take(matches.bits[matchState]);
		offsetState = offsets.bases[offsetState] + bits.take(offsets.bits[offsetState]);
	}
	if (bits.left !== 0) throw new ZstdDamage("the sequences of a block do not end where they should");
	history.advance(end - history.end);
	return used;
}
function offsetOf(value, hasNoLiterals, repeats) {
	if (value > 3) {
		repeats[2] = repeats[1];
		repeats[1] = repeats[0];
		return repeats[0] = value - 3;
	}
	const index = hasNoLiterals ? value : value - 1;
	if (index === 0) return repeats[0];
	const offset = index === 3 ? repeats[0] - 1 : repeats[index];
	if (index > 1) repeats[2] = repeats[1];
	repeats[1] = repeats[0];
	return repeats[0] = offset;
}
function copyBytes(from, start, { to, at, length }) {
	const overlaps = from === to && start + length > at;
	if (length > 32 && !overlaps) {
		if (from === to) to.copyWithin(at, start, start + length);
		else to.set(from.subarray(start, start + length), at);
		return;
	}
	for (let i = 0; i < length; i++) to[at + i] = from[start + i];
}
//#endregion
//#region src/formats/zstd/xxhash64.ts
var [P1H, P1L] = [2654435761, 2246822535];
var [P2H, P2L] = [3266489917, 668265295];
var [P3H, P3L] = [374761393, 2654435833];
var [P4H, P4L] = [2246822519, 3266489955];
var [P5H, P5L] = [668265263, 374761413];
/** The upper half of the last result; the lower one is returned. */
var high = 0;
function add(aH, aL, bH, bL) {
	const low = (aL >>> 0) + (bL >>> 0);
	high = aH + bH + (low > 4294967295 ? 1 : 0) | 0;
	return low | 0;
}
function multiply(aH, aL, bH, bL) {
	const [a0, a1, b0, b1] = [
		aL & 65535,
		aL >>> 16,
		bL & 65535,
		bL >>> 16
	];
	const middle = a1 * b0 + (a0 * b0 >>> 16);
	const carry = (middle & 65535) + a0 * b1;
	high = a1 * b1 + Math.floor(middle / 65536) + Math.floor(carry / 65536) + Math.imul(aH, bL) + Math.imul(aL, bH) | 0;
	return Math.imul(aL, bL);
}
/** Rotates left by less than 32 bits. */
function rotate(hi, lo, by) {
	high = hi << by | lo >>> 32 - by;
	return lo << by | hi >>> 32 - by;
}
function word(bytes, at) {
	return bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16 | bytes[at + 3] << 24;
}
/** One round: `rotl(lane + input * P2, 31) * P1`. */
function round(laneH, laneL, inputH, inputL) {
	let low = multiply(inputH, inputL, P2H, P2L);
	low = add(laneH, laneL, high, low);
	low = rotate(high, low, 31);
	return multiply(high, low, P1H, P1L);
}
/** The hash of bytes that come in pieces. */
var XxHash64 = class {
	/** Four lanes, upper and lower halves in turns: P1 + P2, P2, 0, -P1. */
	#lanes = lanes();
	#held = /* @__PURE__ */ new Uint8Array(32);
	#heldBytes = 0;
	#totalBytes = 0;
	update(bytes) {
		this.#totalBytes += bytes.length;
		let at = 0;
		if (this.#heldBytes > 0) {
			at = Math.min(32 - this.#heldBytes, bytes.length);
			this.#held.set(bytes.subarray(0, at), this.#heldBytes);
			this.#heldBytes += at;
			if (this.#heldBytes < 32) return;
			this.#stripe(this.#held, 0);
		}
		for (; at + 32 <= bytes.length; at += 32) this.#stripe(bytes, at);
		this.#held.set(bytes.subarray(at));
		this.#heldBytes = bytes.length - at;
	}
	#stripe(bytes, at) {
		const own = this.#lanes;
		for (let i = 0; i < 8; i += 2) {
			const low = round(own[i], own[i + 1], word(bytes, at + 4 * i + 4), word(bytes, at + 4 * i));
			own[i] = high;
			own[i + 1] = low;
		}
	}
	/** The low 32 bits of the hash, unsigned. */
	low32() {
		let low = this.#converged();
		low = add(high, low, 0, this.#totalBytes);
		low = this.#rest(high, low);
		low = multiply(high, low ^ high >>> 1, P2H, P2L);
		const hi = high;
		low = multiply(hi ^ hi >>> 29, low ^ (low >>> 29 | hi << 3), P3H, P3L);
		return (low ^ high) >>> 0;
	}
	#converged() {
		const own = this.#lanes;
		if (this.#totalBytes < 32) {
			high = P5H;
			return P5L;
		}
		let [hi, lo] = [0, 0];
		for (const [i, by] of [
			1,
			7,
			12,
			18
		].entries()) {
			const turned = rotate(own[2 * i], own[2 * i + 1], by);
			lo = add(hi, lo, high, turned);
			hi = high;
		}
		for (let i = 0; i < 8; i += 2) {
			const mixed = round(0, 0, own[i], own[i + 1]);
			lo = multiply(hi ^ high, lo ^ mixed, P1H, P1L);
			lo = add(high, lo, P4H, P4L);
			hi = high;
		}
		high = hi;
		return lo;
	}
	#rest(hi, lo) {
		const [held, end] = [this.#held, this.#heldBytes];
		let [at, low] = [0, lo];
		high = hi;
		for (; at + 8 <= end; at += 8) {
			const before = high;
			const mixed = round(0, 0, word(held, at + 4), word(held, at));
			low = rotate(before ^ high, low ^ mixed, 27);
			low = multiply(high, low, P1H, P1L);
			low = add(high, low, P4H, P4L);
		}
		if (at + 4 <= end) {
			const before = high;
			const mixed = multiply(0, word(held, at), P1H, P1L);
			low = rotate(before ^ high, low ^ mixed, 23);
			low = multiply(high, low, P2H, P2L);
			low = add(high, low, P3H, P3L);
			at += 4;
		}
		for (; at < end; at++) {
			const before = high;
			const mixed = multiply(0, held[at], P5H, P5L);
			low = rotate(before ^ high, low ^ mixed, 11);
			low = multiply(high, low, P1H, P1L);
		}
		return low;
	}
};
function lanes() {
	const first = add(P1H, P1L, P2H, P2L);
	const firstHigh = high;
	const minus = add(~P1H, ~P1L, 0, 1);
	return Int32Array.of(firstHigh, first, P2H, P2L, 0, 0, high, minus);
}
//#endregion
//#region src/formats/zstd/frame-decoder.ts
/** Windows up to this are taken, as the `zstd` program does unless told otherwise; WARC-zstd 1.0 asks for 8 MiB. */
var MOST_WINDOW_BYTES = 134217728;
/** Blocks are decoded one at a time, so one buffer with room behind its end serves all of them. */
var padded = new Uint8Array(MOST_BLOCK_BYTES + 8);
/** Decodes the blocks of a frame in order; whoever reads the file hands them over. */
var FrameDecoder = class {
	/** No block is larger, neither as it is stored nor as it was. */
	mostBlockBytes;
	#head;
	#history;
	#sequences;
	#checksum;
	#tree;
	constructor(head, dictionary) {
		requireTakeable(head, dictionary);
		this.#head = head;
		this.mostBlockBytes = Math.min(MOST_BLOCK_BYTES, head.windowBytes);
		const { windowBytes, contentBytes } = head;
		this.#history = new History({
			windowBytes,
			contentBytes,
			blockBytes: this.mostBlockBytes
		}, dictionary?.content ?? null);
		this.#checksum = head.hasChecksum ? new XxHash64() : null;
		this.#tree = dictionary?.tree ?? null;
		this.#sequences = {
			literalLengths: dictionary?.literalLengths ?? null,
			offsets: dictionary?.offsets ?? null,
			matchLengths: dictionary?.matchLengths ?? null,
			repeats: [...dictionary?.repeats ?? [
				1,
				4,
				8
			]]
		};
	}
	/** What a block holds, as bytes of its own. */
	decode(block, stored) {
		const history = this.#history;
		history.reserve(this.mostBlockBytes);
		const start = history.end;
		if (block.type === "compressed") this.#decompress(stored);
		else this.#plain(block.becomesBytes, stored);
		if (history.decodedBytes > (this.#head.contentBytes ?? Infinity)) throw new ZstdDamage("a frame holds more than it says");
		const bytes = Buffer.from(history.bytes.subarray(start, history.end));
		this.#checksum?.update(bytes);
		return bytes;
	}
	#plain(becomesBytes, stored) {
		const { bytes, end } = this.#history;
		if (stored.length === becomesBytes) bytes.set(stored, end);
		else bytes.fill(stored[0], end, end + becomesBytes);
		this.#history.advance(becomesBytes);
	}
	#decompress(stored) {
		padded.set(stored);
		padded.fill(0, stored.length, stored.length + 8);
		const source = {
			bytes: padded,
			start: 0,
			end: stored.length,
			mostBytes: this.mostBlockBytes
		};
		const literals = readLiterals(source, this.#tree);
		this.#tree = literals.tree;
		carryOut(source, literals, this.#sequences, this.#history);
	}
	/** Call behind the last block: a frame that says how much it holds must hold it. */
	finish() {
		const { contentBytes } = this.#head;
		if (contentBytes !== null && this.#history.decodedBytes !== contentBytes) throw new ZstdDamage("a frame holds less than it says");
	}
	/** Content_Checksum as the content has it; `null` when the frame carries none. */
	checksum() {
		return this.#checksum?.low32() ?? null;
	}
};
function requireTakeable({ windowBytes, dictionaryId }, dictionary) {
	if (windowBytes > 134217728) throw new ZstdDamage(`it needs a window of more than ${MOST_WINDOW_BYTES / 2 ** 20} MiB`, "too-large");
	if (dictionaryId === 0 || dictionaryId === dictionary?.id) return;
	throw new ZstdDamage(`it needs the dictionary ${dictionaryId}, ${dictionary ? `the file's is ${dictionary.id}` : "the file has none"}`, "dictionary");
}
//#endregion
//#region src/formats/http/zstd-content.ts
var BLOCK_HEAD_BYTES = 3;
var CHECKSUM_BYTES = 4;
/** What is passed over is read in such pieces: its length is whatever four bytes say. */
var STEP_BYTES = 65536;
/** Whether Zstandard content could begin so. */
function beginsZstd(bytes) {
	return isZstdFrame(bytes) || isSkippableFrame(bytes);
}
/** The content of all frames of a body; throws a `ZstdDamage`, or as Node's decoders do where it passes the limit. */
function zstdWhole(body, limitBytes) {
	const contents = [];
	let [at, bytes] = [0, 0];
	const decoding = frames();
	for (let next = decoding.next(); next.done !== true;) {
		const step = next.value;
		if ("content" in step) {
			contents.push(step.content);
			if ((bytes += step.content.length) > limitBytes) throw Object.assign(/* @__PURE__ */ new Error("too large"), { code: "ERR_BUFFER_TOO_LARGE" });
			next = decoding.next(NOTHING);
			continue;
		}
		const wanted = "take" in step ? taken(body.subarray(at), step) : body.subarray(at, at + step.see);
		if ("take" in step) at += wanted.length;
		next = decoding.next(wanted);
	}
	return contents.length === 1 ? contents[0] : Buffer.concat(contents);
}
/** The same of a stream, at the reader's pace. */
async function* zstdPieces(input) {
	const reader = new PieceReader(input);
	const decoding = frames();
	for (let next = decoding.next(); next.done !== true;) {
		const step = next.value;
		if ("content" in step) {
			if (step.content.length > 0) yield step.content;
			next = decoding.next(NOTHING);
		} else if ("take" in step) {
			const bytes = taken(await reader.window(step.take), step);
			reader.drop(bytes.length);
			next = decoding.next(bytes);
		} else next = decoding.next((await reader.window(step.see)).subarray(0, step.see));
	}
	for (let rest = await reader.window(1); rest.length > 0; rest = await reader.window(1)) reader.drop(rest.length);
}
var NOTHING = /* @__PURE__ */ new Uint8Array();
function taken(window, { take, of }) {
	if (window.length < take) throw new ZstdDamage(`the body ends inside a Zstandard ${of}`);
	return window.subarray(0, take);
}
/** Bytes behind the last frame are passed over, as those behind other codings are. */
function* frames() {
	for (let isFirst = true;; isFirst = false) {
		const start = yield { see: 18 };
		if (isSkippableFrame(start)) yield* passOver();
		else if (isZstdFrame(start)) yield* frame(start);
		else if (isFirst) throw new ZstdDamage("it is no Zstandard frame");
		else return;
	}
}
function* passOver() {
	const head = yield {
		take: 8,
		of: "frame's head"
	};
	for (let left = skippableBytes(head); left > 0;) {
		const { length } = yield {
			take: Math.min(left, STEP_BYTES),
			of: "frame"
		};
		left -= length;
	}
}
function* frame(start) {
	const head = readFrameHead(start);
	if (!head) throw new ZstdDamage("the body ends inside a Zstandard frame's head");
	yield {
		take: head.headBytes,
		of: "frame's head"
	};
	const decoder = new FrameDecoder(head, null);
	for (let isLast = false; !isLast;) {
		const block = readBlockHead(yield {
			take: BLOCK_HEAD_BYTES,
			of: "block's head"
		}, decoder.mostBlockBytes);
		yield { content: decoder.decode(block, yield {
			take: block.storedBytes,
			of: "block"
		}) };
		isLast = block.isLast;
	}
	decoder.finish();
	const checksum = decoder.checksum();
	if (checksum === null) return;
	if (littleEndian(yield {
		take: CHECKSUM_BYTES,
		of: "checksum"
	}, 0, CHECKSUM_BYTES) !== checksum) throw new ZstdDamage("the check sum is wrong");
}
//#endregion
//#region src/formats/http/content-coding.ts
/** Deflate cannot exceed 1032:1, so the ratio stops nested bombs and brotli's. */
var DECODE_LIMITS = {
	maxOutputBytes: 268435456,
	maxRatio: 1032
};
/** For what is shown, listed or compared and never certified: every coding that can be read is. */
var SHOW_LIMITS = {
	...DECODE_LIMITS,
	readsZstd: true
};
/** The rules by which a capture decodes contents, named in its settings: bytes after the end are passed over. */
var CONTENT_RULES = "isochron-content/2";
/** By the rules that a capture's settings name: those of captures that name none refused bytes after the end. */
function limitsBy(contentRules) {
	return contentRules === void 0 ? {
		...DECODE_LIMITS,
		surplus: "refused"
	} : DECODE_LIMITS;
}
/** What becomes of bytes after the end of a coding. */
function surplusOf({ surplus }) {
	return surplus ?? "passed-over";
}
var FREE_OUTPUT_BYTES = 1048576;
var MAX_CODINGS = 4;
/** Removes all content codings named in the headers, last applied first. */
function decodeContent(body, headers, limits = DECODE_LIMITS) {
	const applied = appliedCodings(headers);
	if (!Array.isArray(applied)) return applied;
	const limitBytes = outputLimit(body.length, limits);
	let content = body;
	for (const coding of applied) {
		if (content.length === 0) break;
		const step = decodeOne(content, coding, {
			...limits,
			limitBytes,
			surplus: surplusOf(limits)
		});
		if (step.kind !== "ok") return step;
		content = step.content;
	}
	return {
		kind: "ok",
		content
	};
}
/** The codings to be removed, in the order of removal; too many of them are a trap. */
function appliedCodings(headers) {
	const applied = headerMembers(headers, "content-encoding").map((coding) => coding.toLowerCase()).filter((coding) => coding !== "identity");
	if (applied.length > MAX_CODINGS) return {
		kind: "unsupported",
		coding: applied.join(", ").slice(0, 100)
	};
	return applied.reverse();
}
/** How many bytes a body of this size may decode to. */
function outputLimit(bodyBytes, limits) {
	const byRatio = Math.max(FREE_OUTPUT_BYTES, Math.floor(bodyBytes * limits.maxRatio));
	return Math.min(limits.maxOutputBytes, byRatio);
}
function decodeOne(body, coding, bounds) {
	const { limitBytes, surplus } = bounds;
	try {
		if (isGzip(coding)) return {
			kind: "ok",
			content: gunzipWhole(body, limitBytes, surplus)
		};
		if (isReadZstd(coding, bounds)) return {
			kind: "ok",
			content: zstdWhole(body, limitBytes)
		};
		return decodeOnce(body, coding, bounds);
	} catch (error) {
		const { code, message } = error;
		if (code === "ERR_BUFFER_TOO_LARGE") return {
			kind: "too-large",
			limitBytes
		};
		return {
			kind: "corrupt",
			coding,
			message
		};
	}
}
/** Deflate and brotli: one stream each. */
function decodeOnce(body, coding, { limitBytes, surplus }) {
	const decode = decoderOf$1(coding);
	if (!decode) return {
		kind: "unsupported",
		coding: coding.slice(0, 100)
	};
	const { buffer, engine } = decode(body, {
		maxOutputLength: limitBytes,
		info: true
	});
	if (surplus === "refused" && engine.bytesWritten < body.length) return {
		kind: "corrupt",
		coding,
		message: SURPLUS
	};
	return {
		kind: "ok",
		content: buffer
	};
}
/** Both names of one coding (RFC 9110 section 8.4.1.3). */
function isGzip(coding) {
	return coding === "gzip" || coding === "x-gzip";
}
/** Whether a coding is Zstandard, and that is read here. */
function isReadZstd(coding, { readsZstd }) {
	return readsZstd === true && coding === "zstd";
}
/** With `info` the decoders say how far they read, which their types do not know. */
function decoderOf$1(coding) {
	if (coding === "br") return brotliDecompressSync;
	if (coding !== "deflate") return null;
	return (body, options) => (hasZlibHeader(body) ? inflateSync : inflateRawSync)(body, options);
}
/** Whether deflate data is in zlib's format, as RFC 9110 has it; some servers send raw deflate. */
function hasZlibHeader(body) {
	const [cmf = 0, flags = 0] = body;
	return (cmf & 15) === 8 && cmf >> 4 <= 7 && (cmf * 256 + flags) % 31 === 0;
}
//#endregion
//#region src/formats/seals/digest.ts
/** SHA-256 in the form that certificates and reports use. */
function sha256Digest(bytes) {
	return `sha-256:${hash("sha256", bytes, "hex")}`;
}
//#endregion
//#region src/formats/html/charset-prescan.ts
/** How far a document may announce its own encoding. */
var PRESCAN_BYTES = 1024;
/** What a meta element, or without one an XML declaration, says; `null` when neither says anything usable. */
function prescanHtml(bytes, encodingOf) {
	const head = bytes.toString("latin1", 0, PRESCAN_BYTES);
	if (head.startsWith("<\0?\0x\0")) return "utf-16le";
	if (head.startsWith("\0<\0?\0x")) return "utf-16be";
	return (META.test(head) ? new Prescan(head, encodingOf).run() : null) ?? xmlEncoding(head, encodingOf);
}
var META = /<meta[\t\n\f\r /]/i;
/** The encoding that an XML declaration in ASCII names ("get an XML encoding"). */
function xmlEncoding(head, encodingOf) {
	const declaration = /^<\?xml[^>]*>/.exec(head)?.[0] ?? "";
	const [, , label] = /encoding[\0-\x20]*=[\0-\x20]*(["'])([^\0-\x20]*?)\1/.exec(declaration) ?? [];
	return readAsAscii(label === void 0 ? null : encodingOf(label));
}
/** Read as ASCII, so it cannot be UTF-16, whatever it says. */
function readAsAscii(encoding) {
	return encoding?.startsWith("utf-16") ? "utf-8" : encoding;
}
/** One attribute, or the end of the tag. */
var ATTRIBUTE = /[\t\n\f\r /]*(?:>|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(?=[>])|([^\t\n\f\r >"'][^\t\n\f\r >]*)(?=[\t\n\f\r >]))|(?=[\t\n\f\r />])))/y;
var NAME_END = /[\t\n\f\r >]/g;
var Prescan = class {
	#head;
	#encodingOf;
	#at = 0;
	constructor(head, encodingOf) {
		this.#head = head;
		this.#encodingOf = encodingOf;
	}
	run() {
		for (; this.#at < this.#head.length; this.#at++) {
			if (this.#head[this.#at] !== "<") continue;
			const rest = this.#head.slice(this.#at, this.#at + 8);
			if (rest.startsWith("<!--")) this.#skipTo("-->", 2);
			else if (/^<meta[\t\n\f\r /]/i.test(rest)) {
				this.#at += 5;
				const encoding = this.#encodingOfMeta();
				if (encoding !== null) return encoding;
			} else if (/^<\/?[a-z]/i.test(rest)) this.#skipTag();
			else if (/^<[!/?]/.test(rest)) this.#skipTo(">", 0);
		}
		return null;
	}
	/** To the last character of the text, searched from so many characters on. */
	#skipTo(text, from) {
		const found = this.#head.indexOf(text, this.#at + from);
		this.#at = found === -1 ? this.#head.length : found + text.length - 1;
	}
	#skipTag() {
		NAME_END.lastIndex = this.#at;
		this.#at = NAME_END.exec(this.#head)?.index ?? this.#head.length;
		while (this.#nextAttribute() !== null);
	}
	#encodingOfMeta() {
		const seen = /* @__PURE__ */ new Set();
		let [gotPragma, needPragma] = [false, null];
		let encoding = null;
		for (let next = this.#nextAttribute(); next !== null; next = this.#nextAttribute()) {
			const { name, value } = next;
			if (seen.has(name)) continue;
			seen.add(name);
			if (name === "http-equiv") gotPragma = value === "content-type";
			const inContent = name === "content" && needPragma === null ? charsetIn(value) : null;
			const named = inContent === null ? null : this.#encodingOf(inContent);
			if (named !== null) [encoding, needPragma] = [named, true];
			if (name === "charset") [encoding, needPragma] = [this.#encodingOf(value), false];
		}
		if (needPragma === null || needPragma && !gotPragma) return null;
		return encoding === "x-user-defined" ? "windows-1252" : readAsAscii(encoding);
	}
	/** "Get an attribute"; `null` at the end of the tag, or of what is scanned: then it is no attribute. */
	#nextAttribute() {
		ATTRIBUTE.lastIndex = this.#at;
		const match = ATTRIBUTE.exec(this.#head);
		if (!match) {
			this.#at = this.#head.length;
			return null;
		}
		this.#at = ATTRIBUTE.lastIndex;
		const [, name, double, single, plain] = match;
		if (name === void 0) {
			this.#at--;
			return null;
		}
		return {
			name: name.toLowerCase(),
			value: (double ?? single ?? plain ?? "").toLowerCase()
		};
	}
};
/** "Extracting a character encoding from a meta element": the label in a content attribute. */
function charsetIn(content) {
	const match = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"'][^\t\n\f\r ;]*))/i.exec(content);
	return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
//#endregion
//#region src/formats/html/ascii-space.ts
/** Whether the character at the offset is white space. */
function isAsciiSpace(text, at) {
	const code = text.charCodeAt(at);
	return code === 32 || code >= 9 && code <= 13 && code !== 11;
}
/** The range without white space at its ends. */
function trimRange(text, from, to) {
	let [start, end] = [from, to];
	while (start < end && isAsciiSpace(text, start)) start++;
	while (end > start && isAsciiSpace(text, end - 1)) end--;
	return {
		start,
		end
	};
}
//#endregion
//#region src/formats/html/html-tags.ts
/** Elements whose content is text, whatever it looks like, and the end tag that ends it (HTML standard, 13.2.5.2 to 5). */
var TEXT_ENDS = new Map("iframe noembed noframes script style textarea title xmp".split(" ").map((name) => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi")]));
var [SPACE$1, SLASH, EQUALS, GREATER] = [
	32,
	47,
	61,
	62
];
var [DOUBLE_QUOTE, SINGLE_QUOTE] = [34, 39];
/** Tells the listener of all tags of a page, in one pass. */
function readTags(html, listener) {
	new TagReader(html, listener).read();
}
var TagReader = class {
	#html;
	#listener;
	/** What is read next. */
	#at = 0;
	constructor(html, listener) {
		this.#html = html;
		this.#listener = listener;
	}
	read() {
		for (;;) {
			const open = this.#html.indexOf("<", this.#at);
			if (open === -1 || this.#listener.isDone()) return;
			this.#at = open + 1;
			const next = this.#html.charCodeAt(this.#at);
			if (isLetter$1(next)) this.#readOpenTag();
			else if (next === SLASH) this.#readCloseTag(open);
			else if (next === 33) this.#skipDeclaration();
			else if (next === 63) this.#skipPast(">", this.#at);
		}
	}
	#readOpenTag() {
		const hasText = !this.#listener.isInForeignContext();
		const nameEnd = this.#nameEnd(this.#at + 1);
		if (nameEnd === -1) return this.#stop();
		const name = this.#name(this.#at, nameEnd);
		this.#listener.onOpenTag(name);
		this.#at = nameEnd;
		if (!this.#readAttributes() || !hasText) return;
		if (name === "plaintext") return this.#stop();
		const textEnd = TEXT_ENDS.get(name);
		if (textEnd) this.#skipText(textEnd);
	}
	/** Up to the end of the tag; `false` when it has none. */
	#readAttributes() {
		let isSelfClosing = false;
		for (; this.#at < this.#html.length; this.#at++) {
			const code = this.#html.charCodeAt(this.#at);
			if (code === GREATER) {
				this.#listener.onOpenTagEnd(this.#at++, isSelfClosing);
				return true;
			}
			if (isSpace(code)) continue;
			isSelfClosing = code === SLASH;
			if (isSelfClosing) continue;
			if (!this.#readAttribute()) break;
			this.#at--;
		}
		this.#stop();
		return false;
	}
	/** One attribute, its first character already seen to be none that ends a name; `false` at the end of the text. */
	#readAttribute() {
		const start = this.#at;
		const nameEnd = this.#attributeNameEnd(start + 1);
		this.#at = this.#afterSpace(nameEnd);
		if (this.#html.charCodeAt(this.#at) !== EQUALS) return this.#at < this.#html.length;
		const from = this.#afterSpace(this.#at + 1);
		const quote = this.#html.charCodeAt(from);
		const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE;
		const valueStart = isQuoted ? from + 1 : from;
		const valueEnd = isQuoted ? this.#html.indexOf(quote === DOUBLE_QUOTE ? "\"" : "'", valueStart) : this.#unquotedEnd(from);
		if (valueEnd === -1) return false;
		if (valueEnd > valueStart) this.#listener.onAttribute(this.#name(start, nameEnd), valueStart, valueEnd);
		this.#at = isQuoted ? valueEnd + 1 : valueEnd;
		return true;
	}
	#readCloseTag(open) {
		const start = open + 2;
		if (!isLetter$1(this.#html.charCodeAt(start))) return this.#skipPast(">", start);
		const end = this.#nameEnd(start + 1);
		if (end === -1) return this.#stop();
		this.#listener.onCloseTag(this.#name(start, end), open);
		this.#skipPast(">", end);
	}
	/** Comments, CDATA sections and document types; all else that begins so is a comment up to the next ">". */
	#skipDeclaration() {
		const start = this.#at + 1;
		if (this.#html.startsWith("[CDATA[", start)) return this.#skipPast("]]>", start + 7);
		if (!this.#html.startsWith("--", start)) return this.#skipPast(">", start);
		const comment = start + 2;
		COMMENT_END.lastIndex = /^-?>/.test(this.#html.slice(comment, comment + 2)) ? start : comment;
		this.#at = COMMENT_END.test(this.#html) ? COMMENT_END.lastIndex : this.#html.length;
	}
	/** To the end tag of an element that holds text only. */
	#skipText(end) {
		end.lastIndex = this.#at;
		this.#at = end.exec(this.#html)?.index ?? this.#html.length;
	}
	#skipPast(mark, from) {
		const found = this.#html.indexOf(mark, from);
		this.#at = found === -1 ? this.#html.length : found + mark.length;
	}
	#stop() {
		this.#at = this.#html.length;
	}
	/** Where the name of a tag ends, or −1. */
	#nameEnd(from) {
		for (let at = from; at < this.#html.length; at++) if (endsName(this.#html.charCodeAt(at))) return at;
		return -1;
	}
	#attributeNameEnd(from) {
		let at = from;
		for (; at < this.#html.length; at++) {
			const code = this.#html.charCodeAt(at);
			if (code === EQUALS || endsName(code)) break;
		}
		return at;
	}
	#unquotedEnd(from) {
		for (let at = from; at < this.#html.length; at++) {
			const code = this.#html.charCodeAt(at);
			if (code === GREATER || isSpace(code)) return at;
		}
		return -1;
	}
	#afterSpace(from) {
		let at = from;
		while (at < this.#html.length && isAsciiSpace(this.#html, at)) at++;
		return at;
	}
	/** In lower case; most are already, and asking costs less than changing them. */
	#name(start, end) {
		const name = this.#html.slice(start, end);
		for (let i = start; i < end; i++) if (this.#html.charCodeAt(i) < 97) return name.toLowerCase();
		return name;
	}
};
var COMMENT_END = /--!?>/g;
function isLetter$1(code) {
	return code >= 97 && code <= 122 || code >= 65 && code <= 90;
}
function isSpace(code) {
	return code === SPACE$1 || code >= 9 && code <= 13 && code !== 11;
}
function endsName(code) {
	return code === GREATER || code === SLASH || isSpace(code);
}
//#endregion
//#region src/formats/html/late-meta.ts
/** What stands behind this is no head any more. */
var SEARCHED_BYTES = 262144;
/** The encoding that the first meta element with a usable one names; `null` when there is none. */
function lateMetaCharset(bytes, encodingOf) {
	const html = bytes.toString("latin1", 0, SEARCHED_BYTES);
	if (!/<meta/i.test(html)) return null;
	const finder = new MetaFinder(html, encodingOf);
	readTags(html, finder);
	return finder.found;
}
var MetaFinder = class {
	found = null;
	#html;
	#encodingOf;
	#attributes = null;
	constructor(html, encodingOf) {
		this.#html = html;
		this.#encodingOf = encodingOf;
	}
	isDone() {
		return this.found !== null;
	}
	isInForeignContext() {
		return false;
	}
	onOpenTag(name) {
		this.#attributes = name === "meta" ? /* @__PURE__ */ new Map() : null;
	}
	onAttribute(name, start, end) {
		if (this.#attributes?.has(name) === false) this.#attributes.set(name, this.#html.slice(start, end));
	}
	onOpenTagEnd() {
		const attributes = this.#attributes;
		if (!attributes) return;
		const isPragma = attributes.get("http-equiv")?.toLowerCase() === "content-type";
		const label = attributes.get("charset") ?? (isPragma ? charsetIn(attributes.get("content") ?? "") : null);
		const encoding = label === null ? null : this.#encodingOf(label);
		this.found = encoding === "x-user-defined" ? "windows-1252" : readAsAscii(encoding);
	}
	onCloseTag() {}
};
//#endregion
//#region src/formats/html/charset.ts
/** Holds nothing between texts that are given whole. */
var STRICT_UTF8 = new TextDecoder("utf-8", { fatal: true });
/** Decodes a document or style sheet; never fails, wrong bytes become U+FFFD. */
function decodeText(bytes, contentType) {
	const declared = bomCharset(bytes) ?? headerCharset(contentType) ?? ownCharset(asBuffer(bytes), contentType);
	if (declared !== null) return {
		text: decodeAs(declared, bytes),
		charset: declared
	};
	try {
		return {
			text: STRICT_UTF8.decode(bytes),
			charset: "utf-8"
		};
	} catch {
		return {
			text: windows1252(bytes),
			charset: "windows-1252"
		};
	}
}
/** Decodes bytes in an encoding given by its WHATWG name. */
function decodeAs(charset, bytes) {
	if (charset === "windows-1252") return windows1252(bytes);
	if (charset === "x-user-defined") return userDefined(bytes);
	if (charset === "replacement") return bytes.length === 0 ? "" : "�";
	return new TextDecoder(charset).decode(bytes);
}
/**
* Decodes a long text piece by piece, by what its beginning says; where that says nothing, by whether it is UTF-8.
* The last call, without bytes, gives what was left of a character cut in two.
*/
function pieceDecoder(beginning, contentType) {
	const charset = bomCharset(beginning) ?? headerCharset(contentType) ?? ownCharset(asBuffer(beginning), contentType) ?? (isUtf8$2(beginning) ? "utf-8" : "windows-1252");
	return {
		charset,
		decode: pieceByPiece(charset)
	};
}
function pieceByPiece(charset) {
	if (charset === "windows-1252") return (piece) => piece ? windows1252(piece) : "";
	if (charset === "x-user-defined") return (piece) => piece ? userDefined(piece) : "";
	if (charset === "replacement") return (piece) => piece ? "" : "�";
	const decoder = new TextDecoder(charset);
	return (piece) => piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
}
function isUtf8$2(beginning) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(beginning, { stream: true });
		return true;
	} catch {
		return false;
	}
}
var WINDOWS_1252 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
function windows1252(bytes) {
	return asBuffer(bytes).toString("latin1").replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252.charAt(c.charCodeAt(0) - 128));
}
/** The media type in lower case without its parameters; `null` when there is none. */
function mediaType(contentType) {
	const essence = contentType?.split(";", 1)[0]?.trim().toLowerCase();
	return essence === void 0 || essence === "" ? null : essence;
}
function userDefined(bytes) {
	return asBuffer(bytes).toString("latin1").replace(/[\x80-\xff]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 128 + 63360));
}
/** The first parameter of that name counts, also when its value is no encoding. */
function headerCharset(contentType) {
	const match = /;\s{0,8}charset\s{0,8}=\s{0,8}(?:"([^"]{1,64})"|([^\s;"]{1,64}))/i.exec(contentType ?? "");
	return encodingOf(match?.[1] ?? match?.[2] ?? "");
}
function bomCharset(bytes) {
	if (bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191) return "utf-8";
	if (bytes[0] === 254 && bytes[1] === 255) return "utf-16be";
	if (bytes[0] === 255 && bytes[1] === 254) return "utf-16le";
	return null;
}
/** Style sheets announce by @charset, XML by its declaration, HTML by meta elements; other texts do not. */
function ownCharset(bytes, contentType) {
	const type = mediaType(contentType);
	if (type === "text/css") return cssCharset(bytes);
	if (type === null || type === "text/html") return prescanHtml(bytes, encodingOf) ?? lateMetaCharset(bytes, encodingOf);
	return /^(?:text|application)\/xml$|\+xml$/.test(type) ? xmlEncoding(bytes.toString("latin1", 0, XML_DECLARATION_BYTES), encodingOf) : null;
}
var XML_DECLARATION_BYTES = 1024;
function cssCharset(bytes) {
	const [, label] = /^@charset "([^"]*)";/.exec(bytes.toString("latin1", 0, 1024)) ?? [];
	return label === void 0 ? null : readAsAscii(encodingOf(label));
}
/** Encodings that Node does not know, or does not read: by their labels (https://encoding.spec.whatwg.org/#names-and-labels). */
var UNREAD = {
	"x-user-defined": "x-user-defined",
	replacement: "replacement",
	csiso2022kr: "replacement",
	"hz-gb-2312": "replacement",
	"iso-2022-cn": "replacement",
	"iso-2022-cn-ext": "replacement",
	"iso-2022-kr": "replacement"
};
/** The encoding that a label names ("get an encoding"); `null` for labels that name none. */
function encodingOf(label) {
	const name = label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "").toLowerCase();
	const unread = UNREAD[name];
	if (unread !== void 0 && Object.hasOwn(UNREAD, name)) return unread;
	if (name === "") return null;
	try {
		return new TextDecoder(name).encoding;
	} catch {
		return null;
	}
}
//#endregion
//#region src/formats/http/http-date.ts
var MONTHS = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
var IMF_FIXDATE = /^[a-z]{3}, (\d{2}) ([a-z]{3}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) (?:GMT|UTC)$/i;
var RFC850 = /^[a-z]{6,9}, (\d{2})-([a-z]{3})-(\d{2}) (\d{2}):(\d{2}):(\d{2}) (?:GMT|UTC)$/i;
var ASCTIME = /^[a-z]{3} ([a-z]{3}) ([ \d]\d) (\d{2}):(\d{2}):(\d{2}) (\d{4})$/i;
/** Reads a date header; `null` for a missing, malformed or impossible one. */
function parseHttpDate(text) {
	if (text === null) return null;
	const imf = IMF_FIXDATE.exec(text);
	if (imf) return fromParts(imf[3], imf[2], imf[1], imf.slice(4));
	const rfc850 = RFC850.exec(text);
	if (rfc850) return fromParts((rfc850[3] < "70" ? "20" : "19") + rfc850[3], rfc850[2], rfc850[1], rfc850.slice(4));
	const asctime = ASCTIME.exec(text);
	if (asctime) return fromParts(asctime[6], asctime[1], asctime[2], asctime.slice(3, 6));
	return null;
}
/** The fixed form, cut to the second. */
function formatHttpDate(at) {
	return new Date(at).toUTCString();
}
function fromParts(year, monthName, day, time) {
	const month = MONTHS.indexOf(monthName.toLowerCase());
	const [hour = 0, minute = 0, second = 0] = time.map(Number);
	if (month === -1 || hour > 23 || minute > 59 || second > 60) return null;
	const ms = Date.UTC(Number(year), month, Number(day), hour, minute, Math.min(second, 59));
	const date = new Date(ms);
	return date.getUTCMonth() === month && date.getUTCDate() === Number(day) ? instant(ms) : null;
}
//#endregion
//#region src/formats/http/validators.ts
/**
* The rule: any of these fields shows that a cache stands between us and the origin, whatever its value. A "MISS"
* today may be a hit in the layer behind it or tomorrow, so presence alone makes the response suspect.
*/
var CACHE_FIELDS = /* @__PURE__ */ new Set([
	"age",
	"via",
	"cache-status",
	"cdn-cache-status",
	"cf-cache-status",
	"x-cache",
	"x-cache-hits",
	"x-cache-lookup",
	"x-cache-status",
	"x-cacheable",
	"x-fastcgi-cache",
	"x-proxy-cache",
	"x-served-by",
	"x-varnish",
	"x-varnish-cache"
]);
var MAX_ETAG_LENGTH = 1024;
/** Reads the validators of a response; malformed values count as absent. */
function validatorsOf(headers) {
	const etag = headerValue(headers, "etag");
	const age = headerValue(headers, "age");
	const cacheFields = cacheFieldsOf(headers);
	return {
		etag: etag !== null && isEntityTag(etag) ? etag : null,
		lastModified: parseHttpDate(headerValue(headers, "last-modified")),
		date: parseHttpDate(headerValue(headers, "date")),
		ageSeconds: age !== null && /^\d{1,10}$/.test(age) ? Number(age) : null,
		cacheSigns: cacheFields.length > 0,
		...cacheFields.length > 0 && { cacheFields }
	};
}
function cacheFieldsOf(headers) {
	const names = headers.map(([name]) => name.toLowerCase()).filter((name) => CACHE_FIELDS.has(name));
	return names.length === 0 ? names : [...new Set(names)].sort();
}
/** An entity tag as RFC 9110 section 8.8.3 writes it; others could not be sent back safely. */
function isEntityTag(text) {
	return text.length <= MAX_ETAG_LENGTH && /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(text);
}
//#endregion
//#region src/formats/http/set-cookies.ts
/** Their values as sent, in order; none where the bytes are no answer. */
function setCookiesOf(responseBytes) {
	const head = parseResponseHead(responseBytes);
	if (!head.ok) return [];
	return head.headers.filter(([name]) => name.toLowerCase() === "set-cookie").map(([, value]) => value);
}
//#endregion
//#region src/formats/http/request-condition.ts
/** Enough for the head of any request of ours; no other is read. */
var HEAD_BYTES = 65536;
/** The condition of a request; If-None-Match rules out If-Modified-Since (section 13.1.3). `null`: none. */
function conditionOf(requestBytes) {
	if (!/if-(?:none-match|modified-since)/i.test(asBuffer(requestBytes).toString("latin1", 0, HEAD_BYTES))) return null;
	const request = parseHttpRequest(requestBytes.subarray(0, HEAD_BYTES));
	if (!request.ok) return null;
	const noneMatch = request.header("if-none-match");
	if (noneMatch !== null) return {
		by: "etag",
		value: noneMatch
	};
	const since = request.header("if-modified-since");
	return since === null ? null : {
		by: "last-modified",
		value: since
	};
}
//#endregion
//#region src/formats/http/http-identity.ts
/** Computes identity and digests; content type and Location are compared as sent, white space around them removed. */
function identifyResponse(response, limits = DECODE_LIMITS) {
	const payloadDigest = sha256Digest(response.body);
	const payloadBytes = response.body.length;
	const decoded = decodeContent(response.body, response.headers, limits);
	if (decoded.kind !== "ok") return {
		payloadDigest,
		payloadBytes,
		...undecodable(decoded)
	};
	const { content } = decoded;
	return {
		kind: "identified",
		payloadDigest,
		payloadBytes,
		identity: identityOf(response, content === response.body ? payloadDigest : sha256Digest(content)),
		content,
		contentBytes: content.length
	};
}
/** Identity from a head and the digest of the decoded content. */
function identityOf(head, contentDigest) {
	return {
		status: head.status,
		location: head.header("location"),
		contentType: head.header("content-type"),
		contentDigest
	};
}
/** Why there is no identity, with a stable code. */
function undecodable(decoded) {
	return {
		kind: "undecodable",
		...explain(decoded)
	};
}
function explain(decoded) {
	switch (decoded.kind) {
		case "too-large": return {
			code: "content-too-large",
			message: `decodes to more than ${decoded.limitBytes} bytes`
		};
		case "corrupt": return {
			code: "content-corrupt",
			message: `cannot be decoded as ${decoded.coding}: ${decoded.message}`
		};
		case "unsupported": return {
			code: "content-coding-unsupported",
			message: `content coding not supported: ${decoded.coding}`
		};
	}
}
//#endregion
//#region src/formats/http/streamed-body.ts
/** Takes the bytes after a response's head, gives those of the payload. */
var StreamedBody = class {
	#chunks;
	/** Bytes up to the first chunk size: should there be none, they are the body. */
	#held = [];
	#leftBytes;
	#isLost = false;
	constructor(framing) {
		this.#chunks = framing.kind === "chunked" ? new ChunkedScanner() : null;
		this.#leftBytes = framing.kind === "length" ? framing.bytes : framing.kind === "none" ? 0 : Infinity;
	}
	/** Whether the body ended as its framing says, once all was pushed; one that ends with the connection did. */
	get isComplete() {
		if (this.#chunks) return this.#chunks.isDone;
		return !this.#isLost && (this.#leftBytes === 0 || this.#leftBytes === Infinity);
	}
	/** Whether the framing was violated, so that nobody can say where the body ends. */
	get isBroken() {
		return this.#isLost || this.#chunks?.isBroken === true;
	}
	/** The parts of these bytes that belong to the payload. */
	push(bytes) {
		if (!this.#chunks) return this.#take(bytes);
		const isFirst = this.#chunks.chunks === 0;
		const { data } = this.#chunks.gather(bytes, 0);
		if (isFirst) this.#held.push(bytes);
		if (this.#chunks.chunks > 0) this.#held = [];
		else if (this.#chunks.isBroken) return this.#neverChunked();
		return data.length > 0 ? [data] : [];
	}
	/** Declared as chunked and not so: nobody knows the end. */
	#neverChunked() {
		this.#chunks = null;
		this.#isLost = true;
		return this.#held.splice(0).flatMap((bytes) => this.#take(bytes));
	}
	#take(bytes) {
		const taken = bytes.subarray(0, Math.min(bytes.length, this.#leftBytes));
		this.#leftBytes -= taken.length;
		return taken.length > 0 ? [taken] : [];
	}
};
//#endregion
//#region src/formats/http/streamed-content.ts
var Stopped = class extends Error {
	stop;
	constructor(stop) {
		super(stop.kind);
		this.stop = stop;
	}
};
/**
* Hands the decoded content to `onContent` piece by piece and says why it stopped early, or `null`.
* `payloadBytes` is asked afterwards, since the limit depends on how long the payload was: the input is read to its end.
*/
async function decodeStream(payload, codings, onContent, { limits, payloadBytes }) {
	const input = payload[Symbol.asyncIterator]();
	const counts = codings.map(() => 0);
	let content = onlyNext(input);
	for (const [i, coding] of codings.entries()) content = counted(decoded(content, coding, limits), limits.maxOutputBytes, (bytes) => counts[i] += bytes);
	const stop = await drain(content, onContent);
	while (!(await input.next()).done);
	const limitBytes = outputLimit(payloadBytes(), limits);
	if (counts.some((bytes) => bytes > limitBytes)) return {
		kind: "too-large",
		limitBytes
	};
	return stop;
}
/** Says in an error why content that is read at a reader's pace ends early. */
function stopOf(error) {
	return error instanceof Stopped ? error.stop : null;
}
/** The decoded content at the reader's pace; throws what {@link stopOf} understands. */
function decodedPieces(payload, codings, limits) {
	return codings.reduce((content, coding) => counted(decoded(content, coding, limits), limits.maxOutputBytes, () => void 0), payload);
}
async function drain(content, onContent) {
	try {
		for await (const bytes of content) onContent(bytes);
		return null;
	} catch (error) {
		if (error instanceof Stopped) return error.stop;
		throw error;
	}
}
/** The same iterator without a way to end it: whoever stops early leaves the rest to be read. */
function onlyNext(input) {
	return { [Symbol.asyncIterator]: () => ({ next: () => input.next() }) };
}
async function* counted(content, limitBytes, count) {
	let total = 0;
	for await (const bytes of content) {
		total += bytes.length;
		count(bytes.length);
		if (total > limitBytes) throw new Stopped({
			kind: "too-large",
			limitBytes
		});
		yield bytes;
	}
}
async function* decoded(input, coding, limits) {
	const iterator = input[Symbol.asyncIterator]();
	const start = await firstBytes(iterator);
	if (!start) return;
	try {
		if (isGzip(coding)) yield* gunzipPieces(startingWith(start, iterator), surplusOf(limits));
		else if (isReadZstd(coding, limits)) yield* zstdPieces(startingWith(start, iterator));
		else yield* decodedOnce({
			start,
			iterator
		}, coding, surplusOf(limits));
	} catch (error) {
		if (error instanceof Stopped) throw error;
		throw new Stopped({
			kind: "corrupt",
			coding,
			message: error.message
		});
	}
}
/** Deflate and brotli: one stream each. */
async function* decodedOnce({ start, iterator }, coding, surplus) {
	const decoder = decoderOf(coding, start);
	if (!decoder) throw new Stopped({
		kind: "unsupported",
		coding: coding.slice(0, 100)
	});
	let inputBytes = start.length;
	const next = async () => {
		const result = await iterator.next();
		if (result.done !== true) inputBytes += result.value.length;
		return result;
	};
	yield* through(decoder, start, { next });
	while ((await next()).done !== true);
	if (surplus === "refused" && decoder.bytesWritten < inputBytes) throw new Stopped({
		kind: "corrupt",
		coding,
		message: SURPLUS
	});
}
function startingWith(start, rest) {
	let isGiven = false;
	return { next: () => {
		if (isGiven) return rest.next();
		isGiven = true;
		return Promise.resolve({
			done: false,
			value: start
		});
	} };
}
/** At least two bytes, by which zlib's format is told; `null` when there are none at all. */
async function firstBytes(iterator) {
	let start = /* @__PURE__ */ new Uint8Array();
	while (start.length < 2) {
		const { done, value } = await iterator.next();
		if (done === true) break;
		start = start.length === 0 ? value : Buffer.concat([start, value]);
	}
	return start.length === 0 ? null : start;
}
function decoderOf(coding, start) {
	if (coding === "br") return createBrotliDecompress();
	if (coding === "deflate") return hasZlibHeader(start) ? createInflate() : createInflateRaw();
	return null;
}
//#endregion
//#region src/formats/http/response-reading.ts
/** Of longer decoded contents only this much is kept, for links and rules; digests are of all of it. */
var KEPT_CONTENT_BYTES = 16777216;
/** Enough to tell what an image or a film is; there are no links in it. */
var KEPT_MEDIA_BYTES = 65536;
/** Reads a response; the answer is the same whether it comes in one piece or in many. */
async function readResponse(raw, limits = DECODE_LIMITS) {
	const { first } = raw;
	if (raw.pieces || raw.codedBy) return readPieces(raw, limits);
	const whole = parseHttpResponse(first);
	if (!whole.ok) return whole;
	const maxOutputBytes = Math.min(limits.maxOutputBytes, KEPT_CONTENT_BYTES);
	const identified = identifyResponse(whole, {
		...limits,
		maxOutputBytes
	});
	if (identified.kind === "undecodable" && identified.code === "content-too-large" && maxOutputBytes < limits.maxOutputBytes) return readPieces(raw, limits);
	const isBadlyFramed = whole.findings.some(({ code }) => BAD_FRAMING.has(code));
	if (identified.kind === "undecodable") return {
		...whole,
		isBadlyFramed,
		...identified
	};
	return {
		ok: true,
		status: whole.status,
		headers: whole.headers,
		header: (name) => whole.header(name),
		headerEnd: whole.headerEnd,
		complete: whole.complete,
		isBadlyFramed,
		kind: "identified",
		payloadDigest: identified.payloadDigest,
		payloadBytes: identified.payloadBytes,
		identity: identified.identity,
		content: identified.content,
		contentBytes: identified.contentBytes
	};
}
/** Findings after which nobody can say that a body is whole (RFC 9112 sections 6.3 and 7.1). */
var BAD_FRAMING = /* @__PURE__ */ new Set([
	"content-length-invalid",
	"transfer-coding-unknown",
	"chunks-broken",
	"chunked-not-chunked"
]);
async function* inOnePiece(bytes) {
	yield bytes;
}
async function readPieces({ first, pieces, codedBy }, limits) {
	const head = parseResponseHead(first);
	if (!head.ok) return head;
	const body = new StreamedBody(head.framing);
	const codings = appliedCodings(codedBy ?? head.headers);
	const decode = Array.isArray(codings) ? codings : [];
	const payload = new Tally(0, true);
	const content = new Tally(keptBytes(head), decode.length > 0);
	const stop = await decodeStream(payloadOf(pieces?.() ?? inOnePiece(first), head.headerEnd, body, payload), decode, (bytes) => content.add(bytes), {
		limits,
		payloadBytes: () => payload.bytes
	});
	const payloadDigest = payload.digest();
	const reading = {
		...head,
		complete: head.terminated && body.isComplete && !head.isDoubtful,
		isBadlyFramed: body.isBroken || head.isDoubtful,
		payloadDigest,
		payloadBytes: payload.bytes
	};
	if (!Array.isArray(codings)) return {
		...reading,
		...undecodable(codings)
	};
	if (stop) return {
		...reading,
		...undecodable(stop)
	};
	const identity = identityOf(head, decode.length === 0 ? payloadDigest : content.digest());
	return {
		...reading,
		kind: "identified",
		identity,
		content: content.kept(),
		contentBytes: content.bytes
	};
}
async function* payloadOf(pieces, headerEnd, body, tally) {
	let skipBytes = headerEnd;
	for await (const piece of pieces) {
		const skipped = Math.min(skipBytes, piece.length);
		skipBytes -= skipped;
		for (const bytes of body.push(piece.subarray(skipped))) {
			tally.add(bytes);
			yield bytes;
		}
	}
}
function keptBytes(head) {
	const type = mediaType(head.header("content-type")) ?? "";
	return /^(?:image|audio|video|font)\/(?!svg)/.test(type) ? KEPT_MEDIA_BYTES : KEPT_CONTENT_BYTES;
}
/** Counts and hashes what passes, and keeps its beginning. */
var Tally = class {
	#hash;
	#keepBytes;
	#pieces = [];
	bytes = 0;
	constructor(keepBytes, isHashed) {
		this.#keepBytes = keepBytes;
		this.#hash = isHashed ? createHash("sha256") : null;
	}
	add(bytes) {
		const room = this.#keepBytes - this.bytes;
		if (room > 0) this.#pieces.push(bytes.subarray(0, room));
		this.#hash?.update(bytes);
		this.bytes += bytes.length;
	}
	/** Only of a tally that hashes. */
	digest() {
		return `sha-256:${this.#hash.digest("hex")}`;
	}
	kept() {
		const kept = Buffer.concat(this.#pieces.splice(0));
		return kept.length < this.bytes ? withoutCutCharacter(kept) : kept;
	}
};
/** A UTF-8 character cut in two would make all of the text look like another encoding. */
function withoutCutCharacter(bytes) {
	let end = bytes.length;
	while (end > bytes.length - 3 && ((bytes[end - 1] ?? 0) & 192) === 128) end--;
	return ((bytes[end - 1] ?? 0) & 192) === 192 ? bytes.subarray(0, end - 1) : bytes;
}
//#endregion
//#region node_modules/css-tree/lib/tokenizer/char-code-definitions.js
var EOF = 0;
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function isHexDigit(code) {
	return isDigit(code) || code >= 65 && code <= 70 || code >= 97 && code <= 102;
}
function isUppercaseLetter(code) {
	return code >= 65 && code <= 90;
}
function isLowercaseLetter(code) {
	return code >= 97 && code <= 122;
}
function isLetter(code) {
	return isUppercaseLetter(code) || isLowercaseLetter(code);
}
function isNonAscii(code) {
	return code >= 128;
}
function isNameStart(code) {
	return isLetter(code) || isNonAscii(code) || code === 95;
}
function isName(code) {
	return isNameStart(code) || isDigit(code) || code === 45;
}
function isNonPrintable(code) {
	return code >= 0 && code <= 8 || code === 11 || code >= 14 && code <= 31 || code === 127;
}
function isNewline(code) {
	return code === 10 || code === 13 || code === 12;
}
function isWhiteSpace(code) {
	return isNewline(code) || code === 32 || code === 9;
}
function isValidEscape(first, second) {
	if (first !== 92) return false;
	if (isNewline(second) || second === EOF) return false;
	return true;
}
function isIdentifierStart(first, second, third) {
	if (first === 45) return isNameStart(second) || second === 45 || isValidEscape(second, third);
	if (isNameStart(first)) return true;
	if (first === 92) return isValidEscape(first, second);
	return false;
}
function isNumberStart(first, second, third) {
	if (first === 43 || first === 45) {
		if (isDigit(second)) return 2;
		return second === 46 && isDigit(third) ? 3 : 0;
	}
	if (first === 46) return isDigit(second) ? 2 : 0;
	if (isDigit(first)) return 1;
	return 0;
}
function isBOM(code) {
	if (code === 65279) return 1;
	if (code === 65534) return 1;
	return 0;
}
var CATEGORY = new Array(128);
for (let i = 0; i < CATEGORY.length; i++) CATEGORY[i] = isWhiteSpace(i) && 130 || isDigit(i) && 131 || isNameStart(i) && 132 || isNonPrintable(i) && 133 || i || 128;
function charCodeCategory(code) {
	return code < 128 ? CATEGORY[code] : 132;
}
//#endregion
//#region node_modules/css-tree/lib/tokenizer/utils.js
function getCharCode(source, offset) {
	return offset < source.length ? source.charCodeAt(offset) : 0;
}
function getNewlineLength(source, offset, code) {
	if (code === 13 && getCharCode(source, offset + 1) === 10) return 2;
	return 1;
}
function cmpChar(testStr, offset, referenceCode) {
	let code = testStr.charCodeAt(offset);
	if (isUppercaseLetter(code)) code = code | 32;
	return code === referenceCode;
}
function cmpStr(testStr, start, end, referenceStr) {
	if (end - start !== referenceStr.length) return false;
	if (start < 0 || end > testStr.length) return false;
	for (let i = start; i < end; i++) {
		const referenceCode = referenceStr.charCodeAt(i - start);
		let testCode = testStr.charCodeAt(i);
		if (isUppercaseLetter(testCode)) testCode = testCode | 32;
		if (testCode !== referenceCode) return false;
	}
	return true;
}
function findWhiteSpaceEnd(source, offset) {
	for (; offset < source.length; offset++) if (!isWhiteSpace(source.charCodeAt(offset))) break;
	return offset;
}
function findDecimalNumberEnd(source, offset) {
	for (; offset < source.length; offset++) if (!isDigit(source.charCodeAt(offset))) break;
	return offset;
}
function consumeEscaped(source, offset) {
	offset += 2;
	if (isHexDigit(getCharCode(source, offset - 1))) {
		for (const maxOffset = Math.min(source.length, offset + 5); offset < maxOffset; offset++) if (!isHexDigit(getCharCode(source, offset))) break;
		const code = getCharCode(source, offset);
		if (isWhiteSpace(code)) offset += getNewlineLength(source, offset, code);
	}
	return offset;
}
function consumeName(source, offset) {
	for (; offset < source.length; offset++) {
		const code = source.charCodeAt(offset);
		if (isName(code)) continue;
		if (isValidEscape(code, getCharCode(source, offset + 1))) {
			offset = consumeEscaped(source, offset) - 1;
			continue;
		}
		break;
	}
	return offset;
}
function consumeNumber(source, offset) {
	let code = source.charCodeAt(offset);
	if (code === 43 || code === 45) code = source.charCodeAt(offset += 1);
	if (isDigit(code)) {
		offset = findDecimalNumberEnd(source, offset + 1);
		code = source.charCodeAt(offset);
	}
	if (code === 46 && isDigit(source.charCodeAt(offset + 1))) {
		offset += 2;
		offset = findDecimalNumberEnd(source, offset);
	}
	if (cmpChar(source, offset, 101)) {
		let sign = 0;
		code = source.charCodeAt(offset + 1);
		if (code === 45 || code === 43) {
			sign = 1;
			code = source.charCodeAt(offset + 2);
		}
		if (isDigit(code)) offset = findDecimalNumberEnd(source, offset + 1 + sign + 1);
	}
	return offset;
}
function consumeBadUrlRemnants(source, offset) {
	for (; offset < source.length; offset++) {
		const code = source.charCodeAt(offset);
		if (code === 41) {
			offset++;
			break;
		}
		if (isValidEscape(code, getCharCode(source, offset + 1))) offset = consumeEscaped(source, offset);
	}
	return offset;
}
//#endregion
//#region node_modules/css-tree/lib/tokenizer/index.js
function tokenize(source, onToken) {
	function getCharCode(offset) {
		return offset < sourceLength ? source.charCodeAt(offset) : 0;
	}
	function consumeNumericToken() {
		offset = consumeNumber(source, offset);
		if (isIdentifierStart(getCharCode(offset), getCharCode(offset + 1), getCharCode(offset + 2))) {
			type = 12;
			offset = consumeName(source, offset);
			return;
		}
		if (getCharCode(offset) === 37) {
			type = 11;
			offset++;
			return;
		}
		type = 10;
	}
	function consumeIdentLikeToken() {
		const nameStartOffset = offset;
		offset = consumeName(source, offset);
		if (cmpStr(source, nameStartOffset, offset, "url") && getCharCode(offset) === 40) {
			offset = findWhiteSpaceEnd(source, offset + 1);
			if (getCharCode(offset) === 34 || getCharCode(offset) === 39) {
				type = 2;
				offset = nameStartOffset + 4;
				return;
			}
			consumeUrlToken();
			return;
		}
		if (getCharCode(offset) === 40) {
			type = 2;
			offset++;
			return;
		}
		type = 1;
	}
	function consumeStringToken(endingCodePoint) {
		if (!endingCodePoint) endingCodePoint = getCharCode(offset++);
		type = 5;
		for (; offset < source.length; offset++) {
			const code = source.charCodeAt(offset);
			switch (charCodeCategory(code)) {
				case endingCodePoint:
					offset++;
					return;
				case 130:
					if (isNewline(code)) {
						offset += getNewlineLength(source, offset, code);
						type = 6;
						return;
					}
					break;
				case 92:
					if (offset === source.length - 1) break;
					const nextCode = getCharCode(offset + 1);
					if (isNewline(nextCode)) offset += getNewlineLength(source, offset + 1, nextCode);
					else if (isValidEscape(code, nextCode)) offset = consumeEscaped(source, offset) - 1;
			}
		}
	}
	function consumeUrlToken() {
		type = 7;
		offset = findWhiteSpaceEnd(source, offset);
		for (; offset < source.length; offset++) {
			const code = source.charCodeAt(offset);
			switch (charCodeCategory(code)) {
				case 41:
					offset++;
					return;
				case 130:
					offset = findWhiteSpaceEnd(source, offset);
					if (getCharCode(offset) === 41 || offset >= source.length) {
						if (offset < source.length) offset++;
						return;
					}
					offset = consumeBadUrlRemnants(source, offset);
					type = 8;
					return;
				case 34:
				case 39:
				case 40:
				case 133:
					offset = consumeBadUrlRemnants(source, offset);
					type = 8;
					return;
				case 92:
					if (isValidEscape(code, getCharCode(offset + 1))) {
						offset = consumeEscaped(source, offset) - 1;
						break;
					}
					offset = consumeBadUrlRemnants(source, offset);
					type = 8;
					return;
			}
		}
	}
	source = String(source || "");
	const sourceLength = source.length;
	let start = isBOM(getCharCode(0));
	let offset = start;
	let type;
	while (offset < sourceLength) {
		const code = source.charCodeAt(offset);
		switch (charCodeCategory(code)) {
			case 130:
				type = 13;
				offset = findWhiteSpaceEnd(source, offset + 1);
				break;
			case 34:
				consumeStringToken();
				break;
			case 35:
				if (isName(getCharCode(offset + 1)) || isValidEscape(getCharCode(offset + 1), getCharCode(offset + 2))) {
					type = 4;
					offset = consumeName(source, offset + 1);
				} else {
					type = 9;
					offset++;
				}
				break;
			case 39:
				consumeStringToken();
				break;
			case 40:
				type = 21;
				offset++;
				break;
			case 41:
				type = 22;
				offset++;
				break;
			case 43:
				if (isNumberStart(code, getCharCode(offset + 1), getCharCode(offset + 2))) consumeNumericToken();
				else {
					type = 9;
					offset++;
				}
				break;
			case 44:
				type = 18;
				offset++;
				break;
			case 45:
				if (isNumberStart(code, getCharCode(offset + 1), getCharCode(offset + 2))) consumeNumericToken();
				else if (getCharCode(offset + 1) === 45 && getCharCode(offset + 2) === 62) {
					type = 15;
					offset = offset + 3;
				} else if (isIdentifierStart(code, getCharCode(offset + 1), getCharCode(offset + 2))) consumeIdentLikeToken();
				else {
					type = 9;
					offset++;
				}
				break;
			case 46:
				if (isNumberStart(code, getCharCode(offset + 1), getCharCode(offset + 2))) consumeNumericToken();
				else {
					type = 9;
					offset++;
				}
				break;
			case 47:
				if (getCharCode(offset + 1) === 42) {
					type = 25;
					offset = source.indexOf("*/", offset + 2);
					offset = offset === -1 ? source.length : offset + 2;
				} else {
					type = 9;
					offset++;
				}
				break;
			case 58:
				type = 16;
				offset++;
				break;
			case 59:
				type = 17;
				offset++;
				break;
			case 60:
				if (getCharCode(offset + 1) === 33 && getCharCode(offset + 2) === 45 && getCharCode(offset + 3) === 45) {
					type = 14;
					offset = offset + 4;
				} else {
					type = 9;
					offset++;
				}
				break;
			case 64:
				if (isIdentifierStart(getCharCode(offset + 1), getCharCode(offset + 2), getCharCode(offset + 3))) {
					type = 3;
					offset = consumeName(source, offset + 1);
				} else {
					type = 9;
					offset++;
				}
				break;
			case 91:
				type = 19;
				offset++;
				break;
			case 92:
				if (isValidEscape(code, getCharCode(offset + 1))) consumeIdentLikeToken();
				else {
					type = 9;
					offset++;
				}
				break;
			case 93:
				type = 20;
				offset++;
				break;
			case 123:
				type = 23;
				offset++;
				break;
			case 125:
				type = 24;
				offset++;
				break;
			case 131:
				consumeNumericToken();
				break;
			case 132:
				consumeIdentLikeToken();
				break;
			default:
				type = 9;
				offset++;
		}
		onToken(type, start, start = offset);
	}
}
//#endregion
//#region src/formats/html/css-urls.ts
/** Finds all URLs of a style sheet or a declaration list, in order. */
function findCssUrls(css) {
	return scanCss(css).map((url) => ({
		...url,
		role: "requisite",
		syntax: "css",
		inAttribute: false
	}));
}
/** Finds the URLs of a piece of CSS, wherever it stands. */
function scanCss(css) {
	const scan = new CssScan(css);
	tokenize(css, (type, start, end) => scan.take(type, start, end));
	return scan.found;
}
var CssScan = class {
	found = [];
	#css;
	/** Open functions and parentheses, innermost last. */
	#functions = [];
	/** The at-rule whose prelude is being read, in lower case. */
	#atRule = "";
	constructor(css) {
		this.#css = css;
	}
	take(type, start, end) {
		switch (type) {
			case 7: return this.#takeUrl(start, end);
			case 5: return this.#takeString(start, end);
			case 2:
				this.#functions.push(unescapeCss(this.#css.slice(start, end - 1)).toLowerCase());
				return;
			case 21:
				this.#functions.push("");
				return;
			case 22:
				this.#functions.pop();
				return;
			case 3:
				this.#atRule = unescapeCss(this.#css.slice(start, end)).toLowerCase();
				return;
			case 17:
			case 23:
			case 24:
				this.#atRule = "";
				this.#functions.length = 0;
				return;
		}
	}
	#takeUrl(start, end) {
		const inner = this.#css.indexOf("(", start) + 1;
		this.#add(inner, this.#css[end - 1] === ")" ? end - 1 : end);
	}
	#takeString(start, end) {
		const isClosed = end - start > 1 && this.#css[end - 1] === this.#css[start];
		const around = this.#functions.at(-1);
		if (this.#atRule === "@import" && around === void 0 || around !== void 0 && URL_FUNCTIONS.has(around)) this.#add(start + 1, isClosed ? end - 1 : end);
	}
	#add(from, to) {
		if (this.#atRule === "@namespace") return;
		const { start, end } = trimRange(this.#css, from, to);
		if (start < end) this.found.push({
			start,
			end,
			value: unescapeCss(this.#css.slice(start, end))
		});
	}
};
var URL_FUNCTIONS = /* @__PURE__ */ new Set([
	"url",
	"src",
	"image-set",
	"-webkit-image-set"
]);
/** Decodes escapes (CSS Syntax 3 section 4.3.7); an escaped line break in a string stands for nothing. */
function unescapeCss(text) {
	if (!text.includes("\\")) return text;
	return text.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|(\r\n|[\r\n\f])|([^]))/gi, (_all, hex, _line, c) => {
		if (hex === void 0) return c ?? "";
		const code = Number.parseInt(hex, 16);
		return code > 0 && code <= 1114111 && (code < 55296 || code > 57343) ? String.fromCodePoint(code) : "�";
	});
}
//#endregion
//#region node_modules/entities/dist/decode-codepoint.js
/**
* C1 Unicode control character reference replacements (code points 128–159).
* Index i gives the replacement for code point 128+i; 0 means "no replacement".
*/
var c1 = [
	8364,
	0,
	8218,
	402,
	8222,
	8230,
	8224,
	8225,
	710,
	8240,
	352,
	8249,
	338,
	0,
	381,
	0,
	0,
	8216,
	8217,
	8220,
	8221,
	8226,
	8211,
	8212,
	732,
	8482,
	353,
	8250,
	339,
	0,
	382,
	376
];
/**
* True for NUL, UTF-16 surrogates, and values past U+10FFFF.
* @param codePoint Unicode code point to check.
*/
function isInvalidCodePoint(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
/**
* Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
* outside the valid Unicode range. Code points in the C1 controls range
* (128–159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
	return codePoint;
}
/**
* XML numeric character references are the referenced Unicode code point.
* Invalid values still become U+FFFD; the HTML Windows-1252 C1 remap is not
* applied.
* @see https://www.w3.org/TR/xml/#NT-CharRef
* @param codePoint Unicode code point to convert.
*/
function replaceCodePointXML(codePoint) {
	return isInvalidCodePoint(codePoint) ? 65533 : codePoint;
}
//#endregion
//#region node_modules/entities/dist/internal/decode-shared.js
var BASE91_INVERSE = /* #__PURE__ */ (() => {
	const table = /* @__PURE__ */ new Uint8Array(127);
	let code = 0;
	for (let char = 33; char <= 126; char++) if (char !== 34 && char !== 36 && char !== 92) table[char] = code++;
	return table;
})();
/**
* Decode a dictionary-encoded trie string back into its Uint16Array.
*
* Stream layout (consumed in this order):
*   1. dict1 atoms — `dict1AtomCount` uint16 values, delta+RLE encoded.
*   2. dict2 atoms — `atomCount - dict1AtomCount` values, delta+RLE.
*   3. dict2 ngrams — `ngramCount - (dictSize - dict1AtomCount)` entries,
*      each a pair of slot codes that resolve to earlier slots.
*   4. dict1 ngrams — `dictSize - dict1AtomCount` entries, same shape.
*   5. data — slot codes, each expanding to one or more uint16 values.
*
* Codes use a 91-char base (printable ASCII minus `"`, `$`, `\`):
*   - char1 < dictSize  → 1-char code, slot = char1
*   - char1 ≥ dictSize  → 2-char code, slot = dictSize + (char1 - dictSize)*91 + char2
*
* Slot index → token kind:
*   [0, A)                  dict1 atoms     (1-char codes)
*   [A, dictSize)           dict1 ngrams    (1-char codes)
*   [dictSize, dictSize+D)  dict2 atoms     (2-char codes)
*   [dictSize+D, end)       dict2 ngrams    (2-char codes)
*
* Both atom dicts decode before any ngram, and dict2 ngrams decode before
* dict1 ngrams. So every ngram entry references slots whose contents are
* already filled — no forward references to handle.
*
* This runs on library import. Flat typed arrays store each slot as either
* a plain value (`single`, covering every atom) or a range in a shared
* `pool` (ngrams).
* @param input Packed trie string.
* @param resultLength Expected number of uint16 values in the output.
* @param atomCount Total number of distinct uint16 values in the trie.
* @param dict1AtomCount Atoms in the 1-char range (`A` above).
* @param ngramCount Total number of ngram entries (dict1 + dict2).
* @param dictSize Number of 1-char code slots; the rest of `BASE - dictSize`
*   first-byte values are 2-char codes.
*/
function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
	const base = 91;
	const inputLength = input.length;
	const twoCharBias = dictSize * 90;
	let pos = 0;
	/** Read one slot code at `pos` and return its slot index, advancing pos. */
	const readSlotCode = () => {
		const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
		return c1 < dictSize ? c1 : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
	};
	const dict2AtomCount = atomCount - dict1AtomCount;
	const slotCount = atomCount + ngramCount;
	const single = new Int32Array(slotCount);
	single.fill(-1, dict1AtomCount, dictSize);
	single.fill(-1, dictSize + dict2AtomCount, slotCount);
	const start = new Int32Array(slotCount);
	const length = new Int32Array(slotCount);
	/**
	* Decode `count` ascending uint16 values from a delta+RLE stream into
	* `single[off..off+count)`.
	*
	*   code < 89   → delta = code
	*   code == 89  → run-length: next char encodes runLength-2; emit `runLength` consecutive +1 values
	*   code == 90, next < 90  → escape: delta = 89 + next * BASE + after-next
	*   code == 90, next == 90 → double-escape: extra char for very large deltas
	* @param count
	* @param off
	*/
	function decodeDelta(count, off) {
		let previous = 0;
		let slot = off;
		const end = off + count;
		while (slot < end) {
			const code = BASE91_INVERSE[input.charCodeAt(pos++)];
			if (code < 89) {
				previous += code;
				single[slot++] = previous;
			} else if (code === 89) {
				let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
				while (runLength--) single[slot++] = ++previous;
			} else {
				const next = BASE91_INVERSE[input.charCodeAt(pos++)];
				previous += 89 + (next < 90 ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)] : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 + BASE91_INVERSE[input.charCodeAt(pos++)] * base + BASE91_INVERSE[input.charCodeAt(pos++)]);
				single[slot++] = previous;
			}
		}
	}
	decodeDelta(dict1AtomCount, 0);
	decodeDelta(dict2AtomCount, dictSize);
	const references = new Int32Array(ngramCount * 2);
	let poolSize = 0;
	let ngramIndex = 0;
	/**
	* Read `count` ngram entries (each = 2 slot-code references) for the slots
	* starting at `startSlot`, recording references and assigning pool ranges.
	* @param count
	* @param startSlot
	*/
	function readNgramReferences(count, startSlot) {
		for (let index = 0; index < count; index++) {
			const slot = startSlot + index;
			const a = readSlotCode();
			const b = readSlotCode();
			references[ngramIndex * 2] = a;
			references[ngramIndex * 2 + 1] = b;
			ngramIndex += 1;
			start[slot] = poolSize;
			const entryLength = (single[a] < 0 ? length[a] : 1) + (single[b] < 0 ? length[b] : 1);
			length[slot] = entryLength;
			poolSize += entryLength;
		}
	}
	readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
	readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
	const pool = new Uint16Array(poolSize);
	let write = 0;
	for (let index = 0; index < ngramIndex; index++) for (let half = 0; half < 2; half++) {
		const source = references[index * 2 + half];
		const value = single[source];
		if (value < 0) {
			let read = start[source];
			const readEnd = read + length[source];
			while (read < readEnd) pool[write++] = pool[read++];
		} else pool[write++] = value;
	}
	const out = new Uint16Array(resultLength);
	let outIndex = 0;
	while (pos < inputLength) {
		let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
		if (slot >= dictSize) slot = slot * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
		const value = single[slot];
		if (value < 0) {
			let read = start[slot];
			const readEnd = read + length[slot];
			while (read < readEnd) out[outIndex++] = pool[read++];
		} else out[outIndex++] = value;
	}
	return out;
}
//#endregion
//#region node_modules/entities/dist/generated/decode-data-html.js
/** Packed HTML decode trie data. */
var htmlDecodeTree = /* #__PURE__ */ decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13494, 2713, 49, 25, 61);
//#endregion
//#region node_modules/entities/dist/generated/decode-data-xml.js
/** Packed XML decode trie data. */
var xmlDecodeTree = /* #__PURE__ */ new Uint16Array([
	512,
	26465,
	29036,
	7,
	0,
	2,
	4,
	116,
	24638,
	116,
	24636,
	8693,
	29807,
	24610,
	621,
	1,
	0,
	0,
	3,
	112,
	24614,
	111,
	115,
	24615
]);
//#endregion
//#region node_modules/entities/dist/internal/bin-trie-flags.js
/**
* Bit flags & masks for the binary trie encoding used for entity decoding.
*
* The trie is a flat `Uint16Array`. Every node starts with one header word:
*
*   15..14 VALUE_LENGTH   Number of words the value occupies, +1.
*                         0 = no value; 1 = value inline in bits 12..0;
*                         2/3 = value in the 1/2 words after the header.
*   13     FLAG13         If VALUE_LENGTH > 0: semicolon required ("strict"
*                         entity; `;` is never stored as a branch).
*                         If VALUE_LENGTH == 0: this node is a compact run.
*   12..7  BRANCH_LENGTH  Number of branches (or run length for runs).
*   6..0   JUMP_TABLE     Jump-table offset / single-branch char / first
*                         run char (see below).
*
* Branch data follows the header and any value words. Its shape is selected
* by (JUMP_TABLE, BRANCH_LENGTH) in the header:
*
*   Single branch  JUMP_TABLE = the only child's char, BRANCH_LENGTH = 0.
*                  No branch words; the child node follows immediately.
*   Jump table     JUMP_TABLE = first covered char (> 0), BRANCH_LENGTH =
*                  table length. One word per covered char: 0 = no branch,
*                  otherwise the child's offset from the END of the table,
*                  +1 (so 0 stays the no-branch sentinel).
*   Dictionary     JUMP_TABLE = 0, BRANCH_LENGTH = number of branches.
*                  ceil(n/2) words of sorted keys packed two per word
*                  (low byte first), then n pointer words storing the
*                  child's offset from the END of the branch data.
*   Compact run    VALUE_LENGTH = 0, FLAG13 set. BRANCH_LENGTH = run
*                  length (3..63), JUMP_TABLE = first char; remaining run
*                  chars packed two per word after the header. The target
*                  node follows the packed words immediately.
*
* Pointers are end-relative (rather than relative to the pointer's own
* position) because that makes the common "child encoded right after the
* branch data" case a small constant, which compresses far better. Offsets
* to already-encoded (shared) nodes wrap via uint16 modulo arithmetic; the
* decoder masks navigation results with `& 0xff_ff` to match.
*/
var BinTrieFlags;
(function(BinTrieFlags) {
	BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
	BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
	BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
	BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
	/** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
	BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(BinTrieFlags || (BinTrieFlags = {}));
//#endregion
//#region node_modules/entities/dist/decode.js
var CharCodes$1;
(function(CharCodes) {
	CharCodes[CharCodes["AMP"] = 38] = "AMP";
	CharCodes[CharCodes["NUM"] = 35] = "NUM";
	CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
	CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
	CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
	CharCodes[CharCodes["NINE"] = 57] = "NINE";
	CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
	CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
})(CharCodes$1 || (CharCodes$1 = {}));
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
var TO_LOWER_BIT = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber(code) {
	return code - CharCodes$1.ZERO >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
	return (code | TO_LOWER_BIT) - CharCodes$1.LOWER_A >>> 0 <= 5;
}
function isAlpha(code) {
	return (code | TO_LOWER_BIT) - CharCodes$1.LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CharCodes$1.EQUALS || isAlpha(code) || isNumber(code);
}
var EntityDecoderState;
(function(EntityDecoderState) {
	EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
	EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
	EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
	EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
	EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
/**
* Decoding mode for named entities.
*/
var DecodingMode;
(function(DecodingMode) {
	/** Entities in text nodes that can end with any character. */
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	/** Only allow entities terminated with a semicolon. */
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	/** Entities in attributes have limitations on ending characters. */
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/**
* Token decoder with support of writing partial entities.
*/
var EntityDecoder = class {
	decodeTree;
	emitCodePoint;
	errors;
	/** The current state of the decoder. */
	state = EntityDecoderState.EntityStart;
	/** Characters that were consumed while parsing an entity. */
	consumed = 1;
	/**
	* The result of the entity.
	*
	* For named entities: the trie index of the best legacy match so far
	* (0 = none). For numeric entities: the accumulated code point.
	*/
	result = 0;
	/** The current index in the decode tree. */
	treeIndex = 0;
	/**
	* Characters consumed since the last recorded legacy match, plus one.
	* Invariant at the top of the `stateNamedEntity` loop: `excess` equals
	* the number of unrecorded consumed characters + 1.
	*/
	excess = 1;
	/** The mode in which the decoder is operating. */
	decodeMode = DecodingMode.Strict;
	/** The number of characters that have been consumed in the current run. */
	runConsumed = 0;
	constructor(decodeTree, emitCodePoint, errors) {
		this.decodeTree = decodeTree;
		this.emitCodePoint = emitCodePoint;
		this.errors = errors;
	}
	/**
	* Resets the instance to make it reusable.
	* @param decodeMode Entity decoding mode to use.
	*/
	startEntity(decodeMode) {
		this.decodeMode = decodeMode;
		this.state = EntityDecoderState.EntityStart;
		this.result = 0;
		this.treeIndex = 0;
		this.excess = 1;
		this.consumed = 1;
		this.runConsumed = 0;
	}
	/**
	* Write an entity to the decoder. This can be called multiple times with partial entities.
	* If the entity is incomplete, the decoder will return -1.
	*
	* Mirrors the non-streaming `decodeWithTrie`, but with the ability to stop decoding if the
	* entity is incomplete, and resume when the next string is written.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	write(input, offset) {
		switch (this.state) {
			case EntityDecoderState.EntityStart:
				if (input.charCodeAt(offset) === CharCodes$1.NUM) {
					this.state = EntityDecoderState.NumericStart;
					this.consumed += 1;
					return this.stateNumericStart(input, offset + 1);
				}
				this.state = EntityDecoderState.NamedEntity;
				return this.stateNamedEntity(input, offset);
			case EntityDecoderState.NumericStart: return this.stateNumericStart(input, offset);
			case EntityDecoderState.NumericDecimal: return this.stateNumericDecimal(input, offset);
			case EntityDecoderState.NumericHex: return this.stateNumericHex(input, offset);
			default: return this.stateNamedEntity(input, offset);
		}
	}
	/**
	* Switches between the numeric decimal and hexadecimal states.
	*
	* Equivalent to the `Numeric character reference state` in the HTML spec.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericStart(input, offset) {
		if (offset >= input.length) return -1;
		if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes$1.LOWER_X) {
			this.state = EntityDecoderState.NumericHex;
			this.consumed += 1;
			return this.stateNumericHex(input, offset + 1);
		}
		this.state = EntityDecoderState.NumericDecimal;
		return this.stateNumericDecimal(input, offset);
	}
	/**
	* Parses a hexadecimal numeric entity.
	*
	* Equivalent to the `Hexademical character reference state` in the HTML
	* spec. Digit parsing matches the hex loop in `parseNumericEntity`.
	* The accumulated value is preserved for numeric validation callbacks.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericHex(input, offset) {
		const inputLength = input.length;
		let { result } = this;
		let { consumed } = this;
		while (offset < inputLength) {
			const char = input.charCodeAt(offset);
			if (isNumber(char) || isHexadecimalCharacter(char)) {
				const digit = char <= CharCodes$1.NINE ? char - CharCodes$1.ZERO : (char | TO_LOWER_BIT) - CharCodes$1.LOWER_A + 10;
				result = result * 16 + digit;
				consumed += 1;
				offset += 1;
			} else {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(char, 3);
			}
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	/**
	* Parses a decimal numeric entity.
	*
	* Equivalent to the `Decimal character reference state` in the HTML
	* spec. Digit parsing matches the decimal loop in `parseNumericEntity`.
	* The accumulated value is preserved for numeric validation callbacks.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericDecimal(input, offset) {
		const inputLength = input.length;
		let { result } = this;
		let { consumed } = this;
		while (offset < inputLength) {
			const digit = input.charCodeAt(offset) - CharCodes$1.ZERO;
			if (digit >>> 0 > 9) {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(digit + CharCodes$1.ZERO, 2);
			}
			result = result * 10 + digit;
			consumed += 1;
			offset += 1;
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	/**
	* Validate and emit a numeric entity.
	*
	* Implements the logic from the `Hexademical character reference start
	* state` and `Numeric character reference end state` in the HTML spec.
	* @param lastCp The last code point of the entity. Used to see if the
	*               entity was terminated with a semicolon.
	* @param expectedLength The minimum number of characters that should be
	*                       consumed. Used to validate that at least one digit
	*                       was consumed.
	* @returns The number of characters that were consumed.
	*/
	emitNumericEntity(lastCp, expectedLength) {
		if (this.consumed <= expectedLength) {
			this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
			return 0;
		}
		if (lastCp === CharCodes$1.SEMI) this.consumed += 1;
		else if (this.decodeMode === DecodingMode.Strict) return 0;
		this.emitCodePoint((this.decodeTree === xmlDecodeTree ? replaceCodePointXML : replaceCodePoint)(this.result), this.consumed);
		if (this.errors) {
			if (lastCp !== CharCodes$1.SEMI) this.errors.missingSemicolonAfterCharacterReference();
			this.errors.validateNumericCharacterReference(this.result);
		}
		return this.consumed;
	}
	/**
	* Flush locally-tracked walk state back to the fields, then emit the
	* recorded legacy match or reject (cold path — at most once per
	* entity). Called after failed navigation (leaf node, branch miss, or
	* compact-run mismatch). In attribute mode, reject if no legacy was
	* recorded at the current node, if we descended past it, or if the
	* pending input character is an invalid attribute terminator.
	* @param consumed Locally-tracked consumed count.
	* @param excess Locally-tracked excess count.
	* @param char Pending input character (may be the mismatching char).
	* @param valueLength Value length at the current trie node.
	*/
	flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
		this.consumed = consumed;
		this.excess = excess;
		return this.result === 0 || this.decodeMode === DecodingMode.Attribute && (valueLength === 0 || excess > 1 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
	}
	/**
	* Parses a named entity.
	*
	* Equivalent to the `Named character reference state` in the HTML spec.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNamedEntity(input, offset) {
		const { decodeTree } = this;
		const inputLength = input.length;
		const isStrict = this.decodeMode === DecodingMode.Strict;
		let { treeIndex } = this;
		let { excess } = this;
		let { consumed } = this;
		let current = decodeTree[treeIndex];
		while (offset < inputLength) {
			while ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === 0 && (current & BinTrieFlags.JUMP_TABLE) !== 0) {
				const char = input.charCodeAt(offset);
				const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
				const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
				if (branchCount === 0) {
					if (char !== jumpOffset) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					treeIndex += 1;
				} else {
					const slot = char - jumpOffset;
					if (slot >>> 0 >= branchCount) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					const stored = decodeTree[treeIndex + 1 + slot];
					if (stored === 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					treeIndex = treeIndex + branchCount + stored & 65535;
				}
				current = decodeTree[treeIndex];
				offset += 1;
				excess += 1;
				if (offset >= inputLength) break;
			}
			if (offset >= inputLength) break;
			if ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === BinTrieFlags.FLAG13) {
				const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
				let { runConsumed } = this;
				if (runConsumed === 0) {
					const char = input.charCodeAt(offset);
					if (char !== (current & BinTrieFlags.JUMP_TABLE)) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					offset += 1;
					excess += 1;
					runConsumed = 1;
				}
				while (runConsumed < runLength) {
					if (offset >= inputLength) {
						this.treeIndex = treeIndex;
						this.excess = excess;
						this.consumed = consumed;
						this.runConsumed = runConsumed;
						return -1;
					}
					const charIndexInPacked = runConsumed - 1;
					const expectedChar = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)] >> ((charIndexInPacked & 1) << 3) & 255;
					const char = input.charCodeAt(offset);
					if (char !== expectedChar) {
						this.runConsumed = 0;
						return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					}
					offset += 1;
					excess += 1;
					runConsumed += 1;
				}
				this.runConsumed = 0;
				treeIndex += 1 + (runLength >> 1);
				current = decodeTree[treeIndex];
				continue;
			}
			const valueLength = current >>> 14;
			const char = input.charCodeAt(offset);
			if (valueLength !== 0) {
				if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
					this.result = treeIndex;
					consumed += excess - 1;
					excess = 1;
				}
				if (char === CharCodes$1.SEMI) return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
				if (valueLength === 1) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
			}
			const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
			if (next < 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
			treeIndex = next;
			current = decodeTree[treeIndex];
			offset += 1;
			excess += 1;
		}
		if (!isStrict && current >>> 14 !== 0 && (current & BinTrieFlags.FLAG13) === 0) {
			this.result = treeIndex;
			consumed += excess - 1;
			excess = 1;
		}
		this.treeIndex = treeIndex;
		this.excess = excess;
		this.consumed = consumed;
		return -1;
	}
	/**
	* Emit a named entity that was not terminated with a semicolon.
	* @returns The number of characters consumed.
	*/
	emitNotTerminatedNamedEntity() {
		const { result, decodeTree } = this;
		const valueLength = decodeTree[result] >>> 14;
		this.emitNamedEntityData(result, valueLength, this.consumed);
		this.errors?.missingSemicolonAfterCharacterReference();
		return this.consumed;
	}
	/**
	* Emit a named entity.
	* @param result The index of the entity in the decode tree.
	* @param valueLength Encoded value length (header plus any value words).
	* @param consumed The number of characters consumed.
	* @returns The number of characters consumed.
	*/
	emitNamedEntityData(result, valueLength, consumed) {
		const { decodeTree } = this;
		this.emitCodePoint(valueLength === 1 ? decodeTree[result] & BinTrieFlags.VALUE_MASK : decodeTree[result + 1], consumed);
		if (valueLength === 3) this.emitCodePoint(decodeTree[result + 2], consumed);
		return consumed;
	}
	/**
	* Signal to the parser that the end of the input was reached.
	*
	* Remaining data will be emitted and relevant errors will be produced.
	* @returns The number of characters consumed.
	*/
	end() {
		switch (this.state) {
			case EntityDecoderState.NamedEntity: return this.result !== 0 && (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
			case EntityDecoderState.NumericDecimal: return this.emitNumericEntity(0, 2);
			case EntityDecoderState.NumericHex: return this.emitNumericEntity(0, 3);
			case EntityDecoderState.NumericStart:
				this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			default: return 0;
		}
	}
};
/**
* Determines the branch of the current node that is taken given the current
* character. This function is used to traverse the trie.
*
* See `BinTrieFlags` for the branch-data layouts handled here.
* @param decodeTree The trie.
* @param current The current node's header word.
* @param nodeIndex Index of the node's first branch-data word (the header
*   plus any value words have been skipped by the caller).
* @param char The current character.
* @returns The index of the next node, or -1 if no branch is taken.
*/
function determineBranch(decodeTree, current, nodeIndex, char) {
	const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
	const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
	if (jumpOffset) {
		if (branchCount === 0) return char === jumpOffset ? nodeIndex : -1;
		const slot = char - jumpOffset;
		if (slot >>> 0 >= branchCount) return -1;
		const stored = decodeTree[nodeIndex + slot];
		return stored === 0 ? -1 : nodeIndex + branchCount + stored - 1 & 65535;
	}
	if (branchCount === 0) return -1;
	const packedKeySlots = branchCount + 1 >> 1;
	const branchEnd = nodeIndex + packedKeySlots + branchCount;
	for (let index = 0; index < branchCount; index++) {
		const key = decodeTree[nodeIndex + (index >> 1)] >> ((index & 1) << 3) & 255;
		if (key === char) return branchEnd + decodeTree[nodeIndex + packedKeySlots + index] & 65535;
		if (key > char) return -1;
	}
	return -1;
}
//#endregion
//#region node_modules/htmlparser2/dist/Tokenizer.js
var CharCodes;
(function(CharCodes) {
	CharCodes[CharCodes["Tab"] = 9] = "Tab";
	CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
	CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
	CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
	CharCodes[CharCodes["Space"] = 32] = "Space";
	CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
	CharCodes[CharCodes["Number"] = 35] = "Number";
	CharCodes[CharCodes["Amp"] = 38] = "Amp";
	CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
	CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
	CharCodes[CharCodes["Dash"] = 45] = "Dash";
	CharCodes[CharCodes["Slash"] = 47] = "Slash";
	CharCodes[CharCodes["Zero"] = 48] = "Zero";
	CharCodes[CharCodes["Nine"] = 57] = "Nine";
	CharCodes[CharCodes["Semi"] = 59] = "Semi";
	CharCodes[CharCodes["Lt"] = 60] = "Lt";
	CharCodes[CharCodes["Eq"] = 61] = "Eq";
	CharCodes[CharCodes["Gt"] = 62] = "Gt";
	CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
	CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
	CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
	CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
	CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
	CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
	CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
	CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
	CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
})(CharCodes || (CharCodes = {}));
/** All the states the tokenizer can be in. */
var State;
(function(State) {
	State[State["Text"] = 1] = "Text";
	State[State["BeforeTagName"] = 2] = "BeforeTagName";
	State[State["InTagName"] = 3] = "InTagName";
	State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
	State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
	State[State["InClosingTagName"] = 6] = "InClosingTagName";
	State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
	State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
	State[State["InAttributeName"] = 9] = "InAttributeName";
	State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
	State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
	State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
	State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
	State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
	State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
	State[State["InDeclaration"] = 16] = "InDeclaration";
	State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
	State[State["BeforeComment"] = 18] = "BeforeComment";
	State[State["CDATASequence"] = 19] = "CDATASequence";
	State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
	State[State["InSpecialComment"] = 21] = "InSpecialComment";
	State[State["InCommentLike"] = 22] = "InCommentLike";
	State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
	State[State["InSpecialTag"] = 24] = "InSpecialTag";
	State[State["InPlainText"] = 25] = "InPlainText";
	State[State["InEntity"] = 26] = "InEntity";
})(State || (State = {}));
function isWhitespace(c) {
	return c === CharCodes.Space || c === CharCodes.NewLine || c === CharCodes.Tab || c === CharCodes.FormFeed || c === CharCodes.CarriageReturn;
}
function isEndOfTagSection(c) {
	return c === CharCodes.Slash || c === CharCodes.Gt || isWhitespace(c);
}
function isASCIIAlpha(c) {
	return c >= CharCodes.LowerA && c <= CharCodes.LowerZ || c >= CharCodes.UpperA && c <= CharCodes.UpperZ;
}
/**
* Quote style used for parsed attributes.
*/
var QuoteType;
(function(QuoteType) {
	QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
	QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
	QuoteType[QuoteType["Single"] = 2] = "Single";
	QuoteType[QuoteType["Double"] = 3] = "Double";
})(QuoteType || (QuoteType = {}));
/**
* Sequences used to match longer strings.
*
* We don't have `Script`, `Style`, or `Title` here. Instead, we re-use the *End
* sequences with an increased offset.
*/
var Sequences = {
	Empty: /* @__PURE__ */ new Uint8Array(0),
	Cdata: new Uint8Array([
		67,
		68,
		65,
		84,
		65,
		91
	]),
	CdataEnd: new Uint8Array([
		93,
		93,
		62
	]),
	CommentEnd: new Uint8Array([
		45,
		45,
		33,
		62
	]),
	Doctype: new Uint8Array([
		100,
		111,
		99,
		116,
		121,
		112,
		101
	]),
	IframeEnd: new Uint8Array([
		60,
		47,
		105,
		102,
		114,
		97,
		109,
		101
	]),
	NoembedEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		101,
		109,
		98,
		101,
		100
	]),
	NoframesEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		102,
		114,
		97,
		109,
		101,
		115
	]),
	Plaintext: new Uint8Array([
		60,
		47,
		112,
		108,
		97,
		105,
		110,
		116,
		101,
		120,
		116
	]),
	ScriptEnd: new Uint8Array([
		60,
		47,
		115,
		99,
		114,
		105,
		112,
		116
	]),
	StyleEnd: new Uint8Array([
		60,
		47,
		115,
		116,
		121,
		108,
		101
	]),
	TitleEnd: new Uint8Array([
		60,
		47,
		116,
		105,
		116,
		108,
		101
	]),
	TextareaEnd: new Uint8Array([
		60,
		47,
		116,
		101,
		120,
		116,
		97,
		114,
		101,
		97
	]),
	XmpEnd: new Uint8Array([
		60,
		47,
		120,
		109,
		112
	])
};
/**
* Maps the first lowercase character of an HTML tag name to the sequence
* used for special-tag detection.  All sequences share a common layout
* where index 2 is the first tag-name character, so matching always
* continues from offset 3.
*/
var specialStartSequences = /* @__PURE__ */ new Map([
	[Sequences.IframeEnd[2], Sequences.IframeEnd],
	[Sequences.NoembedEnd[2], Sequences.NoembedEnd],
	[Sequences.Plaintext[2], Sequences.Plaintext],
	[Sequences.ScriptEnd[2], Sequences.ScriptEnd],
	[Sequences.TitleEnd[2], Sequences.TitleEnd],
	[Sequences.XmpEnd[2], Sequences.XmpEnd]
]);
/**
* Tokenizer implementation used by `Parser`.
*/
var Tokenizer = class {
	cbs;
	/** The current state the tokenizer is in. */
	state = State.Text;
	/** The read buffer. */
	buffer = "";
	/** The beginning of the section that is currently being read. */
	sectionStart = 0;
	/** The index within the buffer that we are currently looking at. */
	index = 0;
	/** The start of the last entity. */
	entityStart = 0;
	/** Some behavior, eg. when decoding entities, is done while we are in another state. This keeps track of the other state type. */
	baseState = State.Text;
	/** For special parsing behavior inside of script and style tags. */
	isSpecial = false;
	/** Indicates whether the tokenizer has been paused. */
	running = true;
	/** The offset of the current buffer. */
	offset = 0;
	xmlMode;
	decodeEntities;
	recognizeSelfClosing;
	entityDecoder;
	constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode }, cbs) {
		this.cbs = cbs;
		this.xmlMode = xmlMode;
		this.decodeEntities = decodeEntities;
		this.recognizeSelfClosing = recognizeSelfClosing;
		this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
	}
	reset() {
		this.state = State.Text;
		this.buffer = "";
		this.sectionStart = 0;
		this.index = 0;
		this.baseState = State.Text;
		this.isSpecial = false;
		this.currentSequence = Sequences.Empty;
		this.sequenceIndex = 0;
		this.running = true;
		this.offset = 0;
	}
	write(chunk) {
		this.offset += this.buffer.length;
		this.buffer = chunk;
		this.parse();
	}
	end() {
		if (this.running) this.finish();
	}
	pause() {
		this.running = false;
	}
	resume() {
		this.running = true;
		if (this.index < this.buffer.length + this.offset) this.parse();
	}
	stateText(c) {
		if (c === CharCodes.Lt || !this.decodeEntities && this.fastForwardTo(CharCodes.Lt)) {
			if (this.index > this.sectionStart) this.cbs.ontext(this.sectionStart, this.index);
			this.state = State.BeforeTagName;
			this.sectionStart = this.index;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	currentSequence = Sequences.Empty;
	sequenceIndex = 0;
	enterTagBody() {
		if (this.currentSequence === Sequences.Plaintext) {
			this.currentSequence = Sequences.Empty;
			this.state = State.InPlainText;
		} else if (this.isSpecial) {
			this.state = State.InSpecialTag;
			this.sequenceIndex = 0;
		} else this.state = State.Text;
	}
	/**
	* Match the opening tag name against an HTML text-only tag sequence.
	*
	* Some tags share an initial prefix (`script`/`style`, `title`/`textarea`,
	* `noembed`/`noframes`), so we may switch to an alternate sequence at the
	* first distinguishing byte.  On a successful full match we fall back to
	* the normal tag-name state; a later `>` will enter raw-text, RCDATA, or
	* plaintext mode based on `currentSequence` / `isSpecial`.
	* @param c Current character code point.
	*/
	stateSpecialStartSequence(c) {
		const lower = c | 32;
		if (this.sequenceIndex < this.currentSequence.length) {
			if (lower === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex++;
				return;
			}
			if (this.sequenceIndex === 3) {
				if (this.currentSequence === Sequences.ScriptEnd && lower === Sequences.StyleEnd[3]) {
					this.currentSequence = Sequences.StyleEnd;
					this.sequenceIndex = 4;
					return;
				}
				if (this.currentSequence === Sequences.TitleEnd && lower === Sequences.TextareaEnd[3]) {
					this.currentSequence = Sequences.TextareaEnd;
					this.sequenceIndex = 4;
					return;
				}
			} else if (this.sequenceIndex === 4 && this.currentSequence === Sequences.NoembedEnd && lower === Sequences.NoframesEnd[4]) {
				this.currentSequence = Sequences.NoframesEnd;
				this.sequenceIndex = 5;
				return;
			}
		} else if (isEndOfTagSection(c)) {
			this.sequenceIndex = 0;
			this.state = State.InTagName;
			this.stateInTagName(c);
			return;
		}
		this.isSpecial = false;
		this.currentSequence = Sequences.Empty;
		this.sequenceIndex = 0;
		this.state = State.InTagName;
		this.stateInTagName(c);
	}
	stateCDATASequence(c) {
		if (c === Sequences.Cdata[this.sequenceIndex]) {
			if (++this.sequenceIndex === Sequences.Cdata.length) {
				this.state = State.InCommentLike;
				this.currentSequence = Sequences.CdataEnd;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			}
		} else {
			this.sequenceIndex = 0;
			if (this.xmlMode) {
				this.state = State.InDeclaration;
				this.stateInDeclaration(c);
			} else {
				this.state = State.InSpecialComment;
				this.stateInSpecialComment(c);
			}
		}
	}
	/**
	* When we wait for one specific character, we can speed things up
	* by skipping through the buffer until we find it.
	* @param c Current character code point.
	* @returns Whether the character was found.
	*/
	fastForwardTo(c) {
		while (++this.index < this.buffer.length + this.offset) if (this.buffer.charCodeAt(this.index - this.offset) === c) return true;
		this.index = this.buffer.length + this.offset - 1;
		return false;
	}
	/**
	* Emit a comment token and return to the text state.
	* @param offset Number of characters in the end sequence that have already been matched.
	*/
	emitComment(offset) {
		this.cbs.oncomment(this.sectionStart, this.index, offset);
		this.sequenceIndex = 0;
		this.sectionStart = this.index + 1;
		this.state = State.Text;
	}
	/**
	* Comments and CDATA end with `-->` and `]]>`.
	*
	* Their common qualities are:
	* - Their end sequences have a distinct character they start with.
	* - That character is then repeated, so we have to check multiple repeats.
	* - All characters but the start character of the sequence can be skipped.
	* @param c Current character code point.
	*/
	stateInCommentLike(c) {
		if (!this.xmlMode && this.currentSequence === Sequences.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && c === CharCodes.Gt) this.emitComment(this.sequenceIndex);
		else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === 2 && c === CharCodes.Gt) this.emitComment(2);
		else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && c !== CharCodes.Gt) this.sequenceIndex = Number(c === CharCodes.Dash);
		else if (c === this.currentSequence[this.sequenceIndex]) {
			if (++this.sequenceIndex === this.currentSequence.length) {
				if (this.currentSequence === Sequences.CdataEnd) this.cbs.oncdata(this.sectionStart, this.index, 2);
				else this.cbs.oncomment(this.sectionStart, this.index, 3);
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
				this.state = State.Text;
			}
		} else if (this.sequenceIndex === 0) {
			if (this.fastForwardTo(this.currentSequence[0])) this.sequenceIndex = 1;
		} else if (c !== this.currentSequence[this.sequenceIndex - 1]) this.sequenceIndex = 0;
	}
	/**
	* HTML only allows ASCII alpha characters (a-z and A-Z) at the beginning of a tag name.
	*
	* XML allows a lot more characters here (@see https://www.w3.org/TR/REC-xml/#NT-NameStartChar).
	* We allow anything that wouldn't end the tag.
	* @param c Current character code point.
	*/
	isTagStartChar(c) {
		return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
	}
	/**
	* Scan raw-text / RCDATA content for the matching end tag.
	*
	* For RCDATA tags (`<title>`, `<textarea>`) entities are decoded inline.
	* For raw-text tags (`<script>`, `<style>`, etc.) we fast-forward to `<`.
	* @param c Current character code point.
	*/
	stateInSpecialTag(c) {
		if (this.sequenceIndex === this.currentSequence.length) {
			if (isEndOfTagSection(c)) {
				const endOfText = this.index - this.currentSequence.length;
				if (this.sectionStart < endOfText) {
					const actualIndex = this.index;
					this.index = endOfText;
					this.cbs.ontext(this.sectionStart, endOfText);
					this.index = actualIndex;
				}
				this.isSpecial = false;
				this.sectionStart = endOfText + 2;
				this.stateInClosingTagName(c);
				return;
			}
			this.sequenceIndex = 0;
		}
		if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
		else if (this.sequenceIndex === 0) {
			if (this.currentSequence === Sequences.TitleEnd || this.currentSequence === Sequences.TextareaEnd) {
				if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
			} else if (this.fastForwardTo(CharCodes.Lt)) this.sequenceIndex = 1;
		} else this.sequenceIndex = Number(c === CharCodes.Lt);
	}
	stateBeforeTagName(c) {
		if (c === CharCodes.ExclamationMark) {
			this.state = State.BeforeDeclaration;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Questionmark) {
			if (this.xmlMode) {
				this.state = State.InProcessingInstruction;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			} else {
				this.state = State.InSpecialComment;
				this.sectionStart = this.index;
			}
		} else if (this.isTagStartChar(c)) {
			this.sectionStart = this.index;
			const special = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : specialStartSequences.get(c | 32);
			if (special === void 0) this.state = State.InTagName;
			else {
				this.isSpecial = true;
				this.currentSequence = special;
				this.sequenceIndex = 3;
				this.state = State.SpecialStartSequence;
			}
		} else if (c === CharCodes.Slash) this.state = State.BeforeClosingTagName;
		else {
			this.state = State.Text;
			this.stateText(c);
		}
	}
	stateInTagName(c) {
		if (isEndOfTagSection(c)) {
			this.cbs.onopentagname(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateBeforeClosingTagName(c) {
		if (isWhitespace(c)) {
			if (this.xmlMode) {} else {
				this.state = State.InSpecialComment;
				this.sectionStart = this.index;
			}
		} else if (c === CharCodes.Gt) {
			this.state = State.Text;
			if (!this.xmlMode) this.sectionStart = this.index + 1;
		} else {
			this.state = this.isTagStartChar(c) ? State.InClosingTagName : State.InSpecialComment;
			this.sectionStart = this.index;
		}
	}
	stateInClosingTagName(c) {
		if (isEndOfTagSection(c)) {
			this.cbs.onclosetag(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.AfterClosingTagName;
			this.stateAfterClosingTagName(c);
		}
	}
	stateAfterClosingTagName(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateBeforeAttributeName(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onopentagend(this.index);
			this.enterTagBody();
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Slash) this.state = State.InSelfClosingTag;
		else if (!isWhitespace(c)) {
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	/**
	* Handle `/` before `>` in an opening tag.
	*
	* In HTML mode, text-only tags ignore the self-closing flag and still enter
	* their raw-text/RCDATA/plaintext state unless self-closing tags are being
	* recognized. In XML mode, or for ordinary tags, the tokenizer returns to
	* regular text parsing after emitting the self-closing callback.
	* @param c Current character code point.
	*/
	stateInSelfClosingTag(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onselfclosingtag(this.index);
			this.sectionStart = this.index + 1;
			if (!this.recognizeSelfClosing) {
				this.enterTagBody();
				return;
			}
			this.state = State.Text;
			this.isSpecial = false;
			this.currentSequence = Sequences.Empty;
		} else if (!isWhitespace(c)) {
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateInAttributeName(c) {
		if (c === CharCodes.Eq || isEndOfTagSection(c)) {
			this.cbs.onattribname(this.sectionStart, this.index);
			this.sectionStart = this.index;
			this.state = State.AfterAttributeName;
			this.stateAfterAttributeName(c);
		}
	}
	stateAfterAttributeName(c) {
		if (c === CharCodes.Eq) this.state = State.BeforeAttributeValue;
		else if (c === CharCodes.Slash || c === CharCodes.Gt) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (!isWhitespace(c)) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	stateBeforeAttributeValue(c) {
		if (c === CharCodes.DoubleQuote) {
			this.state = State.InAttributeValueDq;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.SingleQuote) {
			this.state = State.InAttributeValueSq;
			this.sectionStart = this.index + 1;
		} else if (!isWhitespace(c)) {
			this.sectionStart = this.index;
			this.state = State.InAttributeValueNq;
			this.stateInAttributeValueNoQuotes(c);
		}
	}
	handleInAttributeValue(c, quote) {
		if (c === quote || !this.decodeEntities && this.fastForwardTo(quote)) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(quote === CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single, this.index + 1);
			this.state = State.BeforeAttributeName;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.SingleQuote);
	}
	stateInAttributeValueNoQuotes(c) {
		if (isWhitespace(c) || c === CharCodes.Gt) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(QuoteType.Unquoted, this.index);
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	/**
	* Distinguish between CDATA, declarations, HTML comments, and HTML bogus
	* comments after `<!`.
	*
	* In HTML mode, only real comments and doctypes stay on declaration paths;
	* everything else becomes a bogus comment terminated by the next `>`.
	* @param c Current character code point.
	*/
	stateBeforeDeclaration(c) {
		if (c === CharCodes.OpeningSquareBracket) {
			this.state = State.CDATASequence;
			this.sequenceIndex = 0;
		} else if (this.xmlMode) this.state = c === CharCodes.Dash ? State.BeforeComment : State.InDeclaration;
		else if ((c | 32) === Sequences.Doctype[0]) {
			this.state = State.DeclarationSequence;
			this.currentSequence = Sequences.Doctype;
			this.sequenceIndex = 1;
		} else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Dash) this.state = State.BeforeComment;
		else this.state = State.InSpecialComment;
	}
	/**
	* Continue matching `doctype` after `<!d`.
	*
	* A full `doctype` match stays on the declaration path; any other name falls
	* back to an HTML bogus comment, which matches browser behavior for
	* non-doctype `<!...>` constructs.
	* @param c Current character code point.
	*/
	stateDeclarationSequence(c) {
		if (this.sequenceIndex === this.currentSequence.length) {
			this.state = State.InDeclaration;
			this.stateInDeclaration(c);
		} else if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
		else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.state = State.InSpecialComment;
	}
	stateInDeclaration(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.ondeclaration(this.sectionStart, this.index);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	/**
	* XML processing instructions (`<?...?>`).
	*
	* In HTML mode `<?` is routed to `InSpecialComment` instead, so this
	* state is only reachable in XML mode.
	* @param c Current character code point.
	*/
	stateInProcessingInstruction(c) {
		if (c === CharCodes.Questionmark) this.sequenceIndex = 1;
		else if (c === CharCodes.Gt && this.sequenceIndex === 1) {
			this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
			this.sequenceIndex = 0;
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.sequenceIndex = Number(this.fastForwardTo(CharCodes.Questionmark));
	}
	stateBeforeComment(c) {
		if (c === CharCodes.Dash) {
			this.state = State.InCommentLike;
			this.currentSequence = Sequences.CommentEnd;
			this.sequenceIndex = 0;
			this.sectionStart = this.index + 1;
		} else if (this.xmlMode) this.state = State.InDeclaration;
		else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.state = State.InSpecialComment;
	}
	stateInSpecialComment(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	startEntity() {
		this.baseState = this.state;
		this.state = State.InEntity;
		this.entityStart = this.index;
		this.entityDecoder.startEntity(this.xmlMode ? DecodingMode.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? DecodingMode.Legacy : DecodingMode.Attribute);
	}
	stateInEntity() {
		const indexInBuffer = this.index - this.offset;
		const length = this.entityDecoder.write(this.buffer, indexInBuffer);
		if (length >= 0) {
			this.state = this.baseState;
			if (length === 0) this.index -= 1;
		} else {
			if (indexInBuffer < this.buffer.length && this.buffer.charCodeAt(indexInBuffer) === CharCodes.Amp) {
				this.state = this.baseState;
				this.index -= 1;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	/**
	* Remove data that has already been consumed from the buffer.
	*/
	cleanup() {
		if (this.running && this.sectionStart !== this.index) {
			if (this.state === State.Text || this.state === State.InPlainText || this.state === State.InSpecialTag && this.sequenceIndex === 0) {
				this.cbs.ontext(this.sectionStart, this.index);
				this.sectionStart = this.index;
			} else if (this.state === State.InAttributeValueDq || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueNq) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = this.index;
			}
		}
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	/**
	* Iterates through the buffer, calling the function corresponding to the current state.
	*
	* States that are more likely to be hit are higher up, as a performance improvement.
	*/
	parse() {
		while (this.shouldContinue()) {
			const c = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case State.Text:
					this.stateText(c);
					break;
				case State.InPlainText:
					this.index = this.buffer.length + this.offset - 1;
					break;
				case State.SpecialStartSequence:
					this.stateSpecialStartSequence(c);
					break;
				case State.InSpecialTag:
					this.stateInSpecialTag(c);
					break;
				case State.CDATASequence:
					this.stateCDATASequence(c);
					break;
				case State.DeclarationSequence:
					this.stateDeclarationSequence(c);
					break;
				case State.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(c);
					break;
				case State.InAttributeName:
					this.stateInAttributeName(c);
					break;
				case State.InCommentLike:
					this.stateInCommentLike(c);
					break;
				case State.InSpecialComment:
					this.stateInSpecialComment(c);
					break;
				case State.BeforeAttributeName:
					this.stateBeforeAttributeName(c);
					break;
				case State.InTagName:
					this.stateInTagName(c);
					break;
				case State.InClosingTagName:
					this.stateInClosingTagName(c);
					break;
				case State.BeforeTagName:
					this.stateBeforeTagName(c);
					break;
				case State.AfterAttributeName:
					this.stateAfterAttributeName(c);
					break;
				case State.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(c);
					break;
				case State.BeforeAttributeValue:
					this.stateBeforeAttributeValue(c);
					break;
				case State.BeforeClosingTagName:
					this.stateBeforeClosingTagName(c);
					break;
				case State.AfterClosingTagName:
					this.stateAfterClosingTagName(c);
					break;
				case State.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(c);
					break;
				case State.InSelfClosingTag:
					this.stateInSelfClosingTag(c);
					break;
				case State.InDeclaration:
					this.stateInDeclaration(c);
					break;
				case State.BeforeDeclaration:
					this.stateBeforeDeclaration(c);
					break;
				case State.BeforeComment:
					this.stateBeforeComment(c);
					break;
				case State.InProcessingInstruction:
					this.stateInProcessingInstruction(c);
					break;
				case State.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		if (this.state === State.InEntity) {
			this.entityDecoder.end();
			this.state = this.baseState;
		}
		this.handleTrailingData();
		this.cbs.onend();
	}
	handleTrailingCommentLikeData(endIndex) {
		if (this.state !== State.InCommentLike) return false;
		if (this.currentSequence === Sequences.CdataEnd) {
			if (this.xmlMode) {
				if (this.sectionStart < endIndex) this.cbs.oncdata(this.sectionStart, endIndex, 0);
			} else {
				const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
				this.cbs.oncomment(cdataStart, endIndex, 0);
			}
		} else {
			const offset = this.xmlMode ? 0 : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
			this.cbs.oncomment(this.sectionStart, endIndex, offset);
		}
		return true;
	}
	handleTrailingMarkupDeclaration(endIndex) {
		if (this.xmlMode) switch (this.state) {
			case State.InSpecialComment:
			case State.BeforeComment:
			case State.CDATASequence:
			case State.DeclarationSequence:
			case State.InDeclaration:
				this.cbs.ontext(this.sectionStart, endIndex);
				return true;
			default: return false;
		}
		switch (this.state) {
			case State.BeforeDeclaration:
			case State.InSpecialComment:
			case State.BeforeComment:
			case State.CDATASequence:
				this.cbs.oncomment(this.sectionStart, endIndex, 0);
				return true;
			case State.DeclarationSequence:
				if (this.sequenceIndex !== Sequences.Doctype.length) this.cbs.oncomment(this.sectionStart, endIndex, 0);
				return true;
			case State.InDeclaration: return true;
			default: return false;
		}
	}
	/** Handle any trailing data. */
	handleTrailingData() {
		const endIndex = this.buffer.length + this.offset;
		if (this.handleTrailingCommentLikeData(endIndex) || this.handleTrailingMarkupDeclaration(endIndex)) return;
		if (this.sectionStart >= endIndex) return;
		switch (this.state) {
			case State.InTagName:
			case State.BeforeAttributeName:
			case State.BeforeAttributeValue:
			case State.AfterAttributeName:
			case State.InAttributeName:
			case State.InAttributeValueSq:
			case State.InAttributeValueDq:
			case State.InAttributeValueNq:
			case State.InClosingTagName: break;
			default: this.cbs.ontext(this.sectionStart, endIndex);
		}
	}
	emitCodePoint(cp, consumed) {
		if (this.baseState !== State.Text && this.baseState !== State.InSpecialTag) {
			if (this.sectionStart < this.entityStart) this.cbs.onattribdata(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.onattribentity(cp);
		} else {
			if (this.sectionStart < this.entityStart) this.cbs.ontext(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.ontextentity(cp, this.sectionStart);
		}
	}
};
//#endregion
//#region src/formats/html/mapped-text.ts
/** Collects runs of plain text and decoded references; positions refer to the source. */
var MappedText = class {
	#pieces = [];
	#length = 0;
	#joined = null;
	/** Appends what stood in the source from `start` to `end`. */
	append(text, start, end) {
		this.#pieces.push({
			at: this.#length,
			text,
			start,
			end
		});
		this.#length += text.length;
		this.#joined = null;
	}
	get text() {
		this.#joined ??= this.#pieces.map((piece) => piece.text).join("");
		return this.#joined;
	}
	get length() {
		return this.#length;
	}
	/** Where the source of the characters from `start` to `end` of the decoded text lies; `end` is exclusive. */
	sourceOf(start, end) {
		const first = this.#pieceAt(start);
		const last = this.#pieceAt(end - 1);
		return {
			start: isPlain(first) ? first.start + (start - first.at) : first.start,
			end: isPlain(last) ? last.start + (end - last.at) : last.end
		};
	}
	#pieceAt(offset) {
		let low = 0;
		let high = this.#pieces.length - 1;
		while (low < high) {
			const middle = low + high + 1 >> 1;
			if (this.#pieces[middle].at <= offset) low = middle;
			else high = middle - 1;
		}
		return this.#pieces[low];
	}
};
/** A decoded reference is shorter than its source ("&amp;"); only plain text can be entered in the middle. */
function isPlain(piece) {
	return piece.text.length === piece.end - piece.start;
}
//#endregion
//#region src/formats/html/silent-listener.ts
/** Hears whatever htmlparser2's tokenizer says and does nothing. */
var SilentListener = class {
	onattribdata(_start, _end) {}
	onattribend(_quote, _end) {}
	onattribentity(_codePoint) {}
	onattribname(_start, _end) {}
	oncdata(_start, _end, _endOffset) {}
	onclosetag(_start, _end) {}
	oncomment(_start, _end, _endOffset) {}
	ondeclaration(_start, _end) {}
	onend() {}
	onopentagend(_end) {}
	onopentagname(_start, _end) {}
	onprocessinginstruction(_start, _end) {}
	onselfclosingtag(_end) {}
	ontext(_start, _end) {}
	ontextentity(_codePoint, _end) {}
};
//#endregion
//#region src/formats/html/character-references.ts
/** Decodes an attribute value that stands in the source from `start` to `end`. */
function decodeAttribute(source, start, end) {
	const raw = source.slice(start, end);
	if (!raw.includes("&")) return plain(raw, start, end);
	const quote = raw.includes("\"") ? raw.includes("'") ? "" : "'" : "\"";
	const opening = `<a b=${quote}`;
	return decode$1(`${opening}${raw}${quote}>`, start - opening.length);
}
/** Decodes text, in which other references count than in attributes. */
function decodeTextReferences(source, start, end) {
	const raw = source.slice(start, end);
	return raw.includes("&") ? decode$1(`<title>${raw}`, start - 7) : plain(raw, start, end);
}
function plain(raw, start, end) {
	const text = new MappedText();
	text.append(raw, start, end);
	return text;
}
function decode$1(markup, offset) {
	const decoder = new ReferenceDecoder(markup, offset);
	const tokenizer = new Tokenizer({ decodeEntities: true }, decoder);
	tokenizer.write(markup);
	tokenizer.end();
	return decoder.text;
}
/** Listens to the tokenizer over one attribute or one text; `offset` leads from there to the source. */
var ReferenceDecoder = class extends SilentListener {
	text = new MappedText();
	#markup;
	#offset;
	#readTo = 0;
	#waiting = [];
	constructor(markup, offset) {
		super();
		this.#markup = markup;
		this.#offset = offset;
	}
	onattribdata(start, end) {
		this.#place(start);
		this.ontext(start, end);
		this.#readTo = end;
	}
	onattribentity(codePoint) {
		this.#waiting.push(String.fromCodePoint(codePoint));
	}
	ontext(start, end) {
		if (end > start) this.#append(this.#markup.slice(start, end), start, end);
	}
	ontextentity(codePoint, end) {
		this.#append(String.fromCodePoint(codePoint), this.#markup.lastIndexOf("&", end - 1), end);
	}
	/**
	* References in attributes come without their place: they stood between the data before and the data after them,
	* each from one "&" to the next. (The few that stand for two characters make such a group share one place.)
	*/
	#place(end) {
		if (this.#waiting.length === 0) return;
		const starts = [];
		let at = this.#markup.indexOf("&", this.#readTo);
		for (; at !== -1 && at < end; at = this.#markup.indexOf("&", at + 1)) starts.push(at);
		if (starts.length === this.#waiting.length) this.#waiting.forEach((text, i) => this.#append(text, starts[i], starts[i + 1] ?? end));
		else this.#append(this.#waiting.join(""), starts[0] ?? end, end);
		this.#waiting = [];
	}
	#append(text, start, end) {
		this.text.append(text, start + this.#offset, end + this.#offset);
	}
};
//#endregion
//#region src/formats/html/import-map.ts
/** Larger maps are not read. */
var MAX_ENTRIES = 2e4;
/** Adds what the JSON of an import map says, and gives its addresses; one that is none says nothing. */
function readImportMap(json, into) {
	const addresses = /* @__PURE__ */ new Set();
	const { imports, scopes } = parsed(json);
	for (const entries of [imports, ...Object.values(record$1(scopes))]) for (const [specifier, address] of Object.entries(record$1(entries))) {
		if (typeof address !== "string" || into.size >= MAX_ENTRIES) continue;
		addresses.add(address);
		into.set(specifier, (into.get(specifier) ?? /* @__PURE__ */ new Set()).add(address));
	}
	return addresses;
}
/** Addresses that the map names whole; those that end in a slash only begin others. */
function mappedAddresses(map) {
	return [...map.values()].flatMap((all) => [...all].filter((one) => isAddress(one) && !one.endsWith("/")));
}
/** The addresses that a bare specifier may stand for; the longest entry that it begins with counts. */
function addressesOf(map, specifier) {
	const exact = map.get(specifier);
	if (exact) return [...exact];
	for (let end = specifier.lastIndexOf("/"); end > 0; end = specifier.lastIndexOf("/", end - 1)) {
		const beginnings = map.get(specifier.slice(0, end + 1));
		if (beginnings) return [...beginnings].flatMap((one) => one.endsWith("/") ? one + specifier.slice(end + 1) : []);
	}
	return [];
}
/** Whether a specifier is an address and no name ("resolve a URL-like module specifier"). */
function isAddress(specifier) {
	return /^(?:\/|\.\.?\/|[a-z][a-z0-9+.-]*:)/i.test(specifier);
}
function parsed(json) {
	try {
		return record$1(JSON.parse(json));
	} catch {
		return {};
	}
}
function record$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
//#endregion
//#region src/formats/html/module-imports.ts
/** More than any script imports. */
var MAX_SPECIFIERS = 2e4;
/** Finds the specifiers of a script in one pass; what cannot be read as a script gives none. */
function moduleSpecifiers(script) {
	if (!script.includes("import") && !script.includes("from")) return [];
	const reader = new ScriptReader(script);
	reader.read();
	return reader.found;
}
/** After these words a slash begins a regular expression, after other names it divides. */
var BEFORE_OPERAND = new Set("await case delete do else in instanceof new of return throw typeof void yield".split(" "));
var BEFORE_CONDITION = /* @__PURE__ */ new Set([
	"for",
	"if",
	"while",
	"with"
]);
/** All that may stand between `import` or `export` and its `from`, comments aside. */
var CLAUSE = /[\w$\s,{}*\u0080-\uffff]*/y;
var SPACE = /\s*/y;
var ScriptReader = class {
	found = [];
	#script;
	#at = 0;
	/** The name or sign read last, white space and comments aside. */
	#last = "";
	/** For each open parenthesis, whether a condition stands in it. */
	#parentheses = [];
	#closedCondition = false;
	#noExpressionBefore = 0;
	/** Open braces since each open template's substitution began. */
	#templates = [];
	constructor(script) {
		this.#script = script;
	}
	read() {
		while (this.#at < this.#script.length && this.found.length < MAX_SPECIFIERS) this.#readOne();
	}
	#readOne() {
		const code = this.#script.charCodeAt(this.#at);
		if (code <= 32) this.#at++;
		else if (isNamePart(code)) this.#takeName(this.#name());
		else this.#readSign(this.#script[this.#at]);
	}
	#readSign(sign) {
		if (sign === "\"" || sign === "'") this.#take(sign, this.#stringEnd(sign));
		else if (sign === "`") this.#readTemplate(this.#at + 1);
		else if (sign === "/") this.#readSlash();
		else this.#takeSign(sign);
	}
	#name() {
		const start = this.#at;
		while (isNamePart(this.#script.charCodeAt(this.#at))) this.#at++;
		return this.#script.slice(start, this.#at);
	}
	#takeName(name) {
		const isOwn = this.#last !== ".";
		this.#last = name;
		if (!isOwn) return;
		if (name === "import") this.#readImport();
		else if (name === "export") this.#readClause();
	}
	#readImport() {
		this.#skipSpace();
		if (this.#script[this.#at] !== "(") return this.#readClause();
		this.#takeSign("(");
		this.#skipSpace();
		const literal = this.#literal();
		if (literal === null) return;
		this.#last = "\"";
		this.#skipSpace();
		if (/[,)]/.test(this.#script[this.#at] ?? "")) this.found.push(literal);
	}
	/** `import "x"`, `import a, { b } from "x"`, `export * from "x"`: what is read through is not read again. */
	#readClause() {
		let run = "";
		for (let more = true; more;) {
			const piece = this.#match(CLAUSE);
			if (piece !== "") run = piece;
			more = this.#skipComment();
		}
		const isSource = /(?:^|[\s}*,])from\s*$/.test(run.slice(-64));
		const isBare = this.#last === "import" && run.trim() === "";
		if (run.trim() !== "") this.#last = run.trimEnd().at(-1);
		const quote = this.#script[this.#at];
		if (quote !== "\"" && quote !== "'" || !(isSource || isBare)) return;
		const literal = this.#literal();
		if (literal === null) return;
		this.found.push(literal);
		this.#last = "\"";
	}
	/** A string without escapes that stands here. */
	#literal() {
		const quote = this.#script[this.#at];
		if (quote !== "\"" && quote !== "'" && quote !== "`") return null;
		const start = this.#at + 1;
		const end = this.#script.indexOf(quote, start);
		if (end === -1 || end - start > 4096) return null;
		const value = this.#script.slice(start, end);
		if (/[\\\r\n]/.test(value) || quote === "`" && value.includes("${")) return null;
		this.#at = end + 1;
		return {
			start,
			end,
			value
		};
	}
	#readSlash() {
		if (this.#skipComment()) return;
		const end = this.#isOperandNext() && this.#at >= this.#noExpressionBefore ? this.#expressionEnd() : -1;
		if (end === -1) this.#take("/", this.#at + 1);
		else this.#take("]", end);
	}
	/** Where a regular expression that begins here ends; −1 when its line does so first. */
	#expressionEnd() {
		let inClass = false;
		for (let at = this.#at + 1; at < this.#script.length; at++) {
			const sign = this.#script[at];
			if (sign === "\n" || sign === "\r") {
				this.#noExpressionBefore = at;
				return -1;
			}
			if (sign === "\\") at++;
			else if (sign === "[") inClass = true;
			else if (sign === "]") inClass = false;
			else if (sign === "/" && !inClass) return at + 1;
		}
		this.#noExpressionBefore = this.#script.length;
		return -1;
	}
	#isOperandNext() {
		if (this.#last === ")") return this.#closedCondition;
		if (/[\w$\u0080-\uffff]$/.test(this.#last)) return BEFORE_OPERAND.has(this.#last);
		return ![
			"]",
			"}",
			"\"",
			"'",
			"`"
		].includes(this.#last);
	}
	#takeSign(sign) {
		if (sign === "(") this.#parentheses.push(BEFORE_CONDITION.has(this.#last));
		if (sign === ")") this.#closedCondition = this.#parentheses.pop() ?? false;
		const inTemplate = this.#templates.length - 1;
		if (inTemplate >= 0 && sign === "{") this.#templates[inTemplate]++;
		if (inTemplate >= 0 && sign === "}" && this.#templates[inTemplate]-- === 0) {
			this.#templates.pop();
			return this.#readTemplate(this.#at + 1);
		}
		this.#take(sign, this.#at + 1);
	}
	/** The text of a template from its beginning or from the end of a substitution. */
	#readTemplate(from) {
		for (let at = from; at < this.#script.length; at++) {
			const sign = this.#script[at];
			if (sign === "\\") at++;
			else if (sign === "`") return this.#take("`", at + 1);
			else if (sign === "$" && this.#script[at + 1] === "{") {
				this.#templates.push(0);
				return this.#take("{", at + 2);
			}
		}
		this.#at = this.#script.length;
	}
	/** A string left open ends with its line. */
	#stringEnd(quote) {
		for (let at = this.#at + 1; at < this.#script.length; at++) {
			const sign = this.#script[at];
			if (sign === "\\") at++;
			else if (sign === quote || sign === "\n" || sign === "\r") return at + 1;
		}
		return this.#script.length;
	}
	#skipSpace() {
		do
			this.#match(SPACE);
		while (this.#skipComment());
	}
	#skipComment() {
		const isBlock = this.#script.startsWith("/*", this.#at);
		if (!isBlock && !this.#script.startsWith("//", this.#at)) return false;
		const end = this.#script.indexOf(isBlock ? "*/" : "\n", this.#at + 2);
		this.#at = end === -1 ? this.#script.length : end + (isBlock ? 2 : 0);
		return true;
	}
	#match(pattern) {
		pattern.lastIndex = this.#at;
		const text = pattern.exec(this.#script)?.[0] ?? "";
		this.#at += text.length;
		return text;
	}
	#take(sign, end) {
		this.#last = sign;
		this.#at = end;
	}
};
/** Letters, digits, "$", "_", and all beyond ASCII, which is read as letters. */
function isNamePart(code) {
	return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 36 || code === 95 || code >= 128;
}
//#endregion
//#region src/formats/html/inline-scripts.ts
var SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
/** Longer scripts are data. */
var MAX_SCRIPT_CHARS = 4194304;
/** Takes the scripts of one page in order. */
var InlineScripts = class {
	#bare = [];
	#isMap = false;
	#map = /* @__PURE__ */ new Map();
	/** Whether the text of a script element of the given type is to be taken. */
	begin(type) {
		const essence = (type ?? "").split(";", 1)[0].trim().toLowerCase();
		this.#isMap = essence === "importmap";
		return this.#isMap || SCRIPT_TYPES.test(essence);
	}
	/** The text of the script begun last; gives the places of addresses. */
	take(script) {
		if (script.length > MAX_SCRIPT_CHARS) return [];
		if (this.#isMap) return addressesIn(script, readImportMap(script, this.#map));
		const specifiers = moduleSpecifiers(script);
		for (const { value } of specifiers) if (!isAddress(value)) this.#bare.push(value);
		return specifiers.filter(({ value }) => isAddress(value));
	}
	/** Addresses of the import maps, and of all names that were imported. */
	modules() {
		const named = this.#bare.flatMap((name) => addressesOf(this.#map, name));
		return [...mappedAddresses(this.#map), ...named];
	}
};
/** Where a map's addresses stand as values, so that replay can lead them into the archive. */
function addressesIn(json, addresses) {
	return [...json.matchAll(/:\s{0,99}"([^"\\]{1,4096})"/g)].flatMap((match) => {
		const [whole, value] = [match[0], match[1]];
		if (!addresses.has(value) || !isAddress(value)) return [];
		const end = match.index + whole.length - 1;
		return [{
			start: end - value.length,
			end,
			value
		}];
	});
}
//#endregion
//#region src/formats/html/html-url-rules.ts
var TABLE = [
	[
		"href xlink:href",
		"a area",
		"link"
	],
	[
		"href",
		"base",
		"base"
	],
	[
		"href xlink:href",
		"image use feimage mpath textpath lineargradient radialgradient pattern filter script",
		"requisite"
	],
	[
		"src",
		"img image source video audio track script embed",
		"requisite"
	],
	[
		"src",
		"iframe frame",
		"frame"
	],
	[
		"srcset",
		"img source",
		"requisite",
		"srcset"
	],
	[
		"imagesrcset",
		"link",
		"requisite",
		"srcset"
	],
	[
		"poster",
		"video",
		"requisite"
	],
	[
		"data",
		"object",
		"requisite"
	],
	[
		"background",
		"body table thead tbody tfoot tr td th",
		"requisite"
	],
	[
		"action",
		"form",
		"action"
	],
	[
		"formaction",
		"button input",
		"action"
	]
];
/** Attributes that scripts copy to the real ones once an image comes into view: no standard, but a common habit. */
var LAZY = [
	[
		"data-src data-original data-lazy-src data-lazy data-echo",
		"img source video audio embed",
		"requisite"
	],
	[
		"data-src data-lazy-src",
		"iframe",
		"frame"
	],
	[
		"data-srcset data-lazy-srcset data-original-set",
		"img source",
		"requisite",
		"srcset"
	],
	[
		"data-poster",
		"video",
		"requisite"
	]
];
var LAZY_BACKGROUNDS = "data-bg data-background data-background-image data-bg-src".split(" ");
var LAZY_ATTRIBUTES = /* @__PURE__ */ new Set([...LAZY.flatMap(([attributes]) => attributes.split(" ")), ...LAZY_BACKGROUNDS]);
var RULES = new Map([...TABLE, ...LAZY].flatMap(([attributes, tags, role, syntax = "attribute"]) => attributes.split(" ").flatMap((name) => tags.split(" ").map((tag) => [`${tag} ${name}`, {
	role,
	syntax
}]))));
var STYLE = {
	role: "requisite",
	syntax: "css"
};
/** Attributes that hold URLs or decide what a URL means; all others are passed over. */
var RELEVANT_ATTRIBUTES = /* @__PURE__ */ new Set([
	...TABLE.flatMap(([attributes]) => attributes.split(" ")),
	...LAZY_ATTRIBUTES,
	"content",
	"http-equiv",
	"rel",
	"srcdoc",
	"style",
	"type"
]);
/** The rule for one attribute of a tag; `null` when it holds no URL. */
function attributeRule(tag, name, other) {
	if (name === "style") return STYLE;
	if (tag === "link" && name === "href") return {
		role: linkRole(other("rel") ?? ""),
		syntax: "attribute"
	};
	if (tag === "input" && name === "src" && isNamed(other("type"), "image")) return {
		role: "requisite",
		syntax: "attribute"
	};
	if (tag === "meta" && name === "content" && isNamed(other("http-equiv"), "refresh")) return {
		role: "link",
		syntax: "meta-refresh"
	};
	if (LAZY_ATTRIBUTES.has(name)) return lazyRule(tag, name, other(name) ?? "");
	return RULES.get(`${tag} ${name}`) ?? null;
}
/** Any element may have a background to come, and any data attribute may hold something else than an address. */
function lazyRule(tag, name, value) {
	if (LAZY_BACKGROUNDS.includes(name) && /^\s*url\(/i.test(value)) return STYLE;
	const rule = RULES.get(`${tag} ${name}`) ?? null;
	if (rule?.syntax === "srcset") return rule;
	if (value.length > 4096) return null;
	if (rule ? !ADDRESS_LIKE.test(value.trim()) : !IMAGE_LIKE.test(value.trim())) return null;
	return rule ?? (LAZY_BACKGROUNDS.includes(name) || name === "data-src" ? PICTURE : null);
}
var PICTURE = {
	role: "requisite",
	syntax: "attribute"
};
var ADDRESS_LIKE = /^(?:https?:\/|\/|\.{1,2}\/|[^\s{}<>"':]*[./])[^\s{}<>"]*$/i;
var IMAGE_LIKE = /^[^\s{}<>"]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#][^\s{}<>"]*)?$/i;
var REQUISITE_RELS = new Set("stylesheet icon apple-touch-icon apple-touch-icon-precomposed mask-icon preload modulepreload manifest".split(" "));
var LINK_RELS = new Set("alternate amphtml author bookmark canonical contents first help index last license next prev previous search up".split(" "));
function linkRole(rel) {
	const names = rel.toLowerCase().split(/[ \t\r\n\f]+/, 20);
	if (names.some((name) => REQUISITE_RELS.has(name))) return "requisite";
	return names.some((name) => LINK_RELS.has(name)) ? "link" : "hint";
}
function isNamed(value, name) {
	return value?.trim().toLowerCase() === name;
}
//#endregion
//#region src/formats/html/srcset.ts
/** Places of the URLs of all candidates. */
function scanSrcset(text) {
	const found = [];
	let at = 0;
	while (at < text.length) {
		while (at < text.length && (isAsciiSpace(text, at) || text[at] === ",")) at++;
		const start = at;
		while (at < text.length && !isAsciiSpace(text, at)) at++;
		let end = at;
		while (end > start && text[end - 1] === ",") end--;
		if (end > start) found.push({
			start,
			end
		});
		if (end === at) at = descriptorsEnd(text, at);
	}
	return found;
}
function descriptorsEnd(text, from) {
	let depth = 0;
	for (let at = from; at < text.length; at++) if (text[at] === "(") depth++;
	else if (text[at] === ")") depth = Math.max(0, depth - 1);
	else if (text[at] === "," && depth === 0) return at + 1;
	return text.length;
}
//#endregion
//#region src/formats/html/html-urls.ts
/** More places than any honest page has; what lies beyond is not looked at. */
var MAX_SPANS = 5e5;
/** Longer attributes (embedded images mostly) hold no URL that anyone could fetch. */
var MAX_ATTRIBUTE_CHARS = 1048576;
var MAX_TITLE_CHARS = 1e3;
/** Documents in srcdoc attributes hold others only so deep. */
var MAX_SRCDOC_DEPTH = 3;
/** Finds all URLs of a page, in the order of the source; linear in its length. */
function findHtmlUrls(html, isXml = false) {
	return scanHtml(html, { isXml }).spans;
}
/** Finds all URLs and the title of a page. */
function scanHtml(html, scanning = {}) {
	const scanner = new HtmlScanner(html, scanning);
	readTags(html, scanner);
	scanner.end();
	const { spans, title, modules } = scanner;
	return {
		spans,
		title,
		modules
	};
}
/** HTML elements that end embedded SVG or MathML left open (HTML standard, "in foreign content"). */
var LEAVES_FOREIGN = /^(?:body|br|center|desc|div|foreignobject|form|h[1-6]|head|hr|img|li|main|ol|p|pre|section|table|ul)$/;
var HtmlScanner = class {
	spans = [];
	title = null;
	#html;
	#isXml;
	#srcdocDepth;
	#scripts = new InlineScripts();
	/** Of modules in srcdoc documents. */
	#innerModules = [];
	#maxSpans;
	#tag = "";
	#attributes = /* @__PURE__ */ new Map();
	/** The title or style element being read, and where its text starts. */
	#textOf = "";
	#textStart = 0;
	#isForeign = false;
	constructor(html, { isXml = false, srcdocDepth = 0, maxSpans = MAX_SPANS }) {
		this.#html = html;
		this.#isXml = isXml;
		this.#srcdocDepth = srcdocDepth;
		this.#maxSpans = maxSpans;
	}
	get modules() {
		return [...this.#scripts.modules(), ...this.#innerModules];
	}
	isDone() {
		return this.spans.length >= this.#maxSpans;
	}
	isInForeignContext() {
		return this.#isForeign || this.#isXml;
	}
	onOpenTag(name) {
		this.#tag = name;
		if (this.#attributes.size > 0) this.#attributes.clear();
		if (name === "svg" || name === "math") this.#isForeign = true;
		else if (this.#isForeign && LEAVES_FOREIGN.test(name)) this.#isForeign = false;
	}
	onAttribute(name, start, end) {
		if (!RELEVANT_ATTRIBUTES.has(name)) return;
		if (end - start > MAX_ATTRIBUTE_CHARS && name !== "srcdoc") return;
		if (!this.#attributes.has(name)) this.#attributes.set(name, {
			start,
			end
		});
	}
	onOpenTagEnd(end, isSelfClosing) {
		if (this.#attributes.size > 0) this.#takeTag();
		if (isSelfClosing) {
			if (this.#tag === "svg" || this.#tag === "math") this.#isForeign = false;
			return;
		}
		const isTitle = this.#tag === "title" && !this.#isForeign && this.title === null;
		const isScript = this.#tag === "script" && !this.#isForeign && this.#scripts.begin(this.#attribute("type"));
		if (this.#tag === "style" || isTitle || isScript) {
			this.#textOf = this.#tag;
			this.#textStart = end + 1;
		}
	}
	onCloseTag(name, start) {
		if (name === this.#textOf) this.#takeText(start);
		if (name === "svg" || name === "math") this.#isForeign = false;
	}
	end() {
		this.#takeText(this.#html.length);
	}
	#takeText(end) {
		const [textOf, start] = [this.#textOf, this.#textStart];
		this.#textOf = "";
		if (textOf === "title") {
			const { text } = decodeTextReferences(this.#html, start, Math.min(end, start + MAX_TITLE_CHARS));
			this.title = text.replace(/\s+/g, " ").trim();
		}
		if (end <= start) return;
		if (textOf === "script") this.#takeScript(start, end);
		if (textOf !== "style") return;
		if (this.isInForeignContext()) this.#takeCss(decodeTextReferences(this.#html, start, end), false);
		else for (const url of scanCss(this.#html.slice(start, end))) this.#pushCss(url.value, shift(url, start), false);
	}
	#takeScript(start, end) {
		for (const { value, ...place } of this.#scripts.take(this.#html.slice(start, end))) this.#push({
			...shift(place, start),
			value,
			role: value.endsWith("/") ? "hint" : "requisite",
			syntax: "script",
			inAttribute: false
		});
	}
	#attribute(name) {
		const range = this.#attributes.get(name);
		return range && decodeAttribute(this.#html, range.start, range.end).text;
	}
	#takeTag() {
		const other = (name) => this.#attribute(name);
		for (const [name, { start, end }] of this.#attributes) {
			if (name === "srcdoc") {
				if (this.#tag === "iframe") this.#takeSrcdoc(decodeAttribute(this.#html, start, end));
				continue;
			}
			const rule = attributeRule(this.#tag, name, other);
			if (rule) this.#takeValue(decodeAttribute(this.#html, start, end), rule);
		}
	}
	#takeValue(value, rule) {
		switch (rule.syntax) {
			case "css": return this.#takeCss(value, true);
			case "srcset":
				for (const { start, end } of scanSrcset(value.text)) this.#add(value, start, end, rule);
				return;
			case "meta-refresh": return this.#takeRefresh(value, rule);
			case "script":
			case "attribute": return this.#add(value, 0, value.length, rule);
		}
	}
	#takeCss(css, inAttribute) {
		for (const url of scanCss(css.text)) this.#pushCss(url.value, css.sourceOf(url.start, url.end), inAttribute);
	}
	/** A document of its own within the page; its links refer to the page's base unless it has one. */
	#takeSrcdoc(document) {
		if (this.#srcdocDepth >= MAX_SRCDOC_DEPTH) return;
		const { spans, modules } = scanHtml(document.text, { srcdocDepth: this.#srcdocDepth + 1 });
		const base = spans.find(({ role, srcdoc }) => role === "base" && srcdoc === void 0)?.value;
		for (const span of spans) {
			const inner = span.srcdoc ?? { depth: 0 };
			const srcdoc = {
				...base !== void 0 && { base },
				...inner,
				depth: inner.depth + 1
			};
			this.#push({
				...span,
				...document.sourceOf(span.start, span.end),
				srcdoc
			});
		}
		this.#innerModules.push(...modules.slice(0, MAX_SPANS));
	}
	#takeRefresh(value, rule) {
		const lead = /^\s{0,99}[\d.]{0,99}\s{0,99}[;,]?\s{0,99}(?:url\s{0,99}=\s{0,99})?/i.exec(value.text)[0].length;
		const quote = value.text[lead];
		const isQuoted = quote === "\"" || quote === "'";
		const start = isQuoted ? lead + 1 : lead;
		const close = isQuoted ? value.text.indexOf(quote, start) : -1;
		this.#add(value, start, close === -1 ? value.length : close, rule);
	}
	#add(value, from, to, rule) {
		const { start, end } = trimRange(value.text, from, to);
		if (start === end) return;
		const place = value.sourceOf(start, end);
		const { role, syntax } = rule;
		this.#push({
			start: place.start,
			end: place.end,
			value: value.text.slice(start, end),
			role,
			syntax,
			inAttribute: true
		});
	}
	#pushCss(value, place, inAttribute) {
		this.#push({
			start: place.start,
			end: place.end,
			value,
			role: "requisite",
			syntax: "css",
			inAttribute
		});
	}
	#push(span) {
		if (this.spans.length < this.#maxSpans) this.spans.push(span);
	}
};
function shift({ start, end }, offset) {
	return {
		start: start + offset,
		end: end + offset
	};
}
//#endregion
//#region src/formats/html/manifest-urls.ts
var MAX_IMAGES = 1e3;
/** Sources of icons, screenshots and the icons of shortcuts; none of what is no manifest. */
function manifestImages(json) {
	let manifest;
	try {
		manifest = JSON.parse(json);
	} catch {
		return [];
	}
	const shortcuts = members$1(manifest, "shortcuts").slice(0, MAX_IMAGES);
	return [manifest, ...shortcuts].flatMap((holder) => [...members$1(holder, "icons"), ...members$1(holder, "screenshots")]).slice(0, MAX_IMAGES).flatMap((image) => {
		const source = fieldOf(image, "src");
		return typeof source === "string" ? [source] : [];
	});
}
function members$1(holder, name) {
	const list = fieldOf(holder, name);
	return Array.isArray(list) ? list : [];
}
function fieldOf(holder, name) {
	return typeof holder === "object" && holder !== null && Object.hasOwn(holder, name) ? holder[name] : void 0;
}
//#endregion
//#region src/formats/urls/legacy-encoder.ts
var isPrivate = (codePoint) => codePoint >= 57344 && codePoint < 63744;
var PAIRS = {
	shift_jis: {
		leads: [129, 252],
		trails: [64, 252],
		isUnwritten: (lead, codePoint) => lead === 237 || lead === 238 || isPrivate(codePoint)
	},
	"euc-jp": {
		leads: [161, 254],
		trails: [161, 254]
	},
	"euc-kr": {
		leads: [129, 254],
		trails: [65, 254]
	},
	big5: {
		leads: [161, 254],
		trails: [64, 254]
	},
	gbk: {
		leads: [129, 254],
		trails: [64, 254]
	},
	gb18030: {
		leads: [129, 254],
		trails: [64, 254]
	}
};
/** Written by the last of several pairs (index Big5 pointer). */
var LAST_IN_BIG5 = /* @__PURE__ */ new Set([
	9552,
	9566,
	9569,
	9578,
	21313,
	21317
]);
/** The table of an encoding by its WHATWG name. */
function encoderTable(charset) {
	let table = TABLES.get(charset);
	if (!table) TABLES.set(charset, table = makeTable(charset));
	return table;
}
var TABLES = /* @__PURE__ */ new Map();
function makeTable(charset) {
	const table = /* @__PURE__ */ new Map();
	const pairs = Object.hasOwn(PAIRS, charset) ? PAIRS[charset] : void 0;
	if (!pairs || charset === "shift_jis") for (let byte = 128; byte <= 255; byte++) put(table, charset, [byte]);
	if (pairs) putPairs(table, charset, pairs);
	if (charset === "euc-jp") for (let kana = 161; kana <= 223; kana++) put(table, charset, [142, kana]);
	if (charset === "gb18030") putRanges(table);
	if (charset === "gbk") table.set(8364, [128]);
	if (charset === "shift_jis" || charset === "euc-jp") putJapaneseSigns(table);
	return table;
}
function put(table, charset, bytes) {
	const codePoint = onlyCodePoint(decodeAs(charset, Uint8Array.from(bytes)));
	if (codePoint !== null && !table.has(codePoint)) table.set(codePoint, bytes);
}
/** All pairs of a first byte are decoded at once, with a line end after each so that none runs into the next. */
function putPairs(table, charset, pairs) {
	const [firstTrail, lastTrail] = pairs.trails;
	for (let lead = pairs.leads[0]; lead <= pairs.leads[1]; lead++) {
		const row = [];
		for (let trail = firstTrail; trail <= lastTrail; trail++) row.push(lead, trail, 10);
		const texts = decodeAs(charset, Uint8Array.from(row)).split("\n");
		if (texts.length !== lastTrail - firstTrail + 2) continue;
		for (let i = 0; i <= lastTrail - firstTrail; i++) {
			const codePoint = onlyCodePoint(texts[i]);
			if (codePoint === null || pairs.isUnwritten?.(lead, codePoint)) continue;
			if (charset === "big5" && LAST_IN_BIG5.has(codePoint) || !table.has(codePoint)) table.set(codePoint, [lead, firstTrail + i]);
		}
	}
}
/** Pointers of gb18030's four bytes that stand for characters of the basic plane. */
var GB18030_BASIC = 39420;
/** Those of the basic plane in four bytes; all others are a matter of counting (see `gb18030Bytes`). */
function putRanges(table) {
	const bytes = [];
	for (let pointer = 0; pointer < GB18030_BASIC; pointer++) bytes.push(...gb18030Pointer(pointer), 10);
	const texts = decodeAs("gb18030", Uint8Array.from(bytes)).split("\n");
	for (let pointer = 0; pointer < GB18030_BASIC; pointer++) {
		const codePoint = onlyCodePoint(texts[pointer] ?? "");
		if (codePoint !== null && !table.has(codePoint)) table.set(codePoint, gb18030Pointer(pointer));
	}
}
/** The four bytes of a character beyond the basic plane ("index gb18030 ranges pointer"). */
function gb18030Bytes(codePoint) {
	return gb18030Pointer(codePoint - 65536 + 189e3);
}
function gb18030Pointer(pointer) {
	const [third, second] = [Math.floor(pointer / 10), Math.floor(pointer / 1260)];
	return [
		129 + Math.floor(pointer / 12600),
		48 + second % 10,
		129 + third % 126,
		48 + pointer % 10
	];
}
/** Signs that are written though no byte is read as them, in the Shift_JIS and EUC-JP encoders. */
function putJapaneseSigns(table) {
	table.set(165, [92]);
	table.set(8254, [126]);
	const minus = table.get(65293);
	if (minus) table.set(8722, minus);
}
/** The character that a text consists of, when it is one beyond ASCII. */
function onlyCodePoint(text) {
	const codePoint = text.codePointAt(0);
	if (codePoint === void 0 || codePoint < 128 || codePoint === 65533) return null;
	return text.length === (codePoint > 65535 ? 2 : 1) ? codePoint : null;
}
//#endregion
//#region src/formats/urls/iso-2022-jp.ts
var ESCAPES = {
	ascii: [
		27,
		40,
		66
	],
	roman: [
		27,
		40,
		74
	],
	jis0208: [
		27,
		36,
		66
	]
};
/** The bytes of a text, in parts. Ends in ASCII. */
function iso2022JpBytes(text) {
	const writer = new Writer();
	for (const character of text) writer.take(character.codePointAt(0));
	writer.enter("ascii");
	return writer.parts;
}
var Writer = class {
	parts = [];
	#state = "ascii";
	take(codePoint) {
		if (isEscape(codePoint)) this.parts.push(65533);
		else if (codePoint < 128) this.#takeAscii(codePoint);
		else if (codePoint === 165) this.#write("roman", [92]);
		else if (codePoint === 8254) this.#write("roman", [126]);
		else this.#takeJapanese(codePoint);
	}
	enter(state) {
		if (this.#state === state) return;
		this.parts.push(ESCAPES[state]);
		this.#state = state;
	}
	#takeAscii(codePoint) {
		const isInBoth = codePoint !== 92 && codePoint !== 126;
		this.#write(this.#state === "roman" && isInBoth ? "roman" : "ascii", [codePoint]);
	}
	#takeJapanese(codePoint) {
		const bytes = jis0208Bytes(codePoint);
		if (bytes) return this.#write("jis0208", bytes);
		if (this.#state === "jis0208") this.enter("ascii");
		this.parts.push(codePoint);
	}
	#write(state, bytes) {
		this.enter(state);
		this.parts.push(bytes);
	}
};
/** Shift out, shift in and escape would end the text's own state. */
function isEscape(codePoint) {
	return codePoint === 14 || codePoint === 15 || codePoint === 27;
}
/** EUC-JP writes the same set with the high bits set; half-width katakana are written as full ones. */
function jis0208Bytes(codePoint) {
	const bytes = encoderTable("euc-jp").get(fullWidth(codePoint));
	return bytes?.length === 2 && bytes[0] > 160 ? bytes.map((byte) => byte - 128) : null;
}
function fullWidth(codePoint) {
	if (codePoint < 65377 || codePoint > 65439) return codePoint;
	if (codePoint >= 65438) return codePoint - 65438 + 12443;
	return String.fromCodePoint(codePoint).normalize("NFKC").codePointAt(0);
}
//#endregion
//#region src/formats/urls/query-encoding.ts
/** The link with its query written in the encoding of the page it stands on; a URL parser does the rest. */
function linkInCharset(link, charset) {
	if (isUtf8$1(charset) || !/[^\x00-\x7f]/.test(link)) return link;
	const fragment = link.indexOf("#");
	const end = fragment === -1 ? link.length : fragment;
	const query = link.slice(0, end).indexOf("?");
	if (query === -1) return link;
	const encoded = encodeQuery(link.slice(query + 1, end).replace(/[\t\n\r]/g, ""), charset);
	return `${link.slice(0, query + 1)}${encoded}${link.slice(end)}`;
}
/** "Get an output encoding": what cannot be written, or is UTF-16, is written in UTF-8. */
function isUtf8$1(charset) {
	return charset === "utf-8" || charset === "replacement" || charset.startsWith("utf-16");
}
function encodeQuery(query, charset) {
	if (charset === "iso-2022-jp") return iso2022JpBytes(query).map(writePart).join("");
	const table = encoderTable(charset);
	let encoded = "";
	for (const character of query) {
		const codePoint = character.codePointAt(0);
		if (codePoint < 128) encoded += character;
		else encoded += writePart(bytesOf(codePoint, charset, table) ?? codePoint);
	}
	return encoded;
}
function bytesOf(codePoint, charset, table) {
	if (charset === "gb18030" && codePoint > 65535) return gb18030Bytes(codePoint);
	return table.get(codePoint) ?? null;
}
/** Bytes, or a character that the encoding does not have, as a form would send it: `&#1234;`, percent-encoded. */
function writePart(part) {
	if (typeof part === "number") return `%26%23${part}%3B`;
	return part.map(writeByte).join("");
}
/** Second bytes that look like ASCII stay as they are, unless a query may not hold them (the special-query set). */
function writeByte(byte) {
	return byte > 32 && byte < 127 && !`"#'<>`.includes(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
//#endregion
//#region src/formats/html/page-links.ts
/** More addresses than this of one page are not taken: it is a trap or an index for machines. */
var MAX_PAGE_LINKS = 2e4;
/** Places looked at per address taken: what repeats itself, or is no address, must not cost without end. */
var PLACES_PER_LINK = 5;
/** Links and requisites of an HTML page at the given address. */
function pageLinks(html, pageUrl, maxLinks = MAX_PAGE_LINKS, { charset = "utf-8", isXml = false } = {}) {
	const { spans, title, modules } = scanHtml(html, {
		isXml,
		maxSpans: PLACES_PER_LINK * maxLinks
	});
	const base = baseOf(spans, pageUrl, charset);
	const ofRole = (...roles) => resolveAll(spans.filter((span) => roles.includes(span.role)), {
		base,
		charset
	}, maxLinks);
	const requisites = [...ofRole("requisite", "frame"), ...resolveLinks(modules, base)];
	return {
		documents: ofRole("link", "frame"),
		requisites: [...new Set(requisites)].slice(0, maxLinks),
		title
	};
}
/** Addresses of links that stand in no page, such as those of scripts and manifests; always in UTF-8. */
function resolveLinks(links, base) {
	const found = /* @__PURE__ */ new Set();
	for (const link of links) {
		const url = parsePageUrl(link, base);
		if (url !== null) found.add(url);
		if (found.size >= 2e4) break;
	}
	return [...found];
}
/** What a style sheet at the given address needs: images, fonts, other style sheets. */
function styleSheetLinks(css, sheetUrl, maxLinks = MAX_PAGE_LINKS) {
	return resolveAll(findCssUrls(css), {
		base: sheetUrl,
		charset: "utf-8"
	}, maxLinks);
}
/** The address that relative ones refer to: the first base element counts, if it can (HTML standard 2.4.3). */
function baseOf(spans, pageUrl, charset = "utf-8") {
	const base = spans.find((span) => span.role === "base" && span.srcdoc === void 0);
	return (base && parsePageUrl(linkInCharset(base.value, charset), pageUrl)) ?? pageUrl;
}
/** The link that a span means, its query in the page's encoding; style sheets and scripts always mean UTF-8. */
function linkOf({ value, syntax }, charset) {
	return syntax === "css" || syntax === "script" ? value : linkInCharset(value, charset);
}
/** What a span's link refers to: the page's base, or that of the document in a srcdoc attribute. */
function baseOfSpan({ srcdoc }, base) {
	return srcdoc?.base !== void 0 && parsePageUrl(srcdoc.base, base) || base;
}
/** Paths from the root that no rule of normalisation touches: without dot segments, escapes, queries, fragments. */
var PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)+\/?$/;
function resolveAll(spans, { base, charset }, maxLinks) {
	const found = /* @__PURE__ */ new Set();
	const origin = originOf(base);
	for (const span of spans) {
		const { value } = span;
		if (value.startsWith("#")) continue;
		const url = origin !== null && span.srcdoc === void 0 && origin.length + value.length <= 4096 && PLAIN_PATH.test(value) ? `${origin}${value}` : parsePageUrl(linkOf(span, charset), baseOfSpan(span, base));
		if (url !== null) found.add(url);
		if (found.size >= maxLinks) break;
	}
	return [...found];
}
/** Scheme, host and port of a normalised address. */
function originOf(base) {
	const pathAt = base.indexOf("/", base.indexOf("://") + 3);
	return pathAt === -1 ? null : base.slice(0, pathAt);
}
//#endregion
//#region src/formats/html/content-links.ts
var READ = /* @__PURE__ */ new Set([
	"text/html",
	"application/xhtml+xml",
	"text/css"
]);
var SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/** Whether a content of this type, at this address, is read for links. */
function mayHoldLinks(contentType, url) {
	const type = mediaType(contentType);
	return type !== null && (READ.has(type) || SCRIPT_TYPE.test(type) || isManifest(type, url));
}
/** The links and requisites of any content; `null` for what has none by its type. */
function contentLinks(content, contentType, url) {
	if (!mayHoldLinks(contentType, url)) return null;
	const type = mediaType(contentType);
	const text = () => decodeText(content, contentType).text;
	if (type === "text/css") return needing(styleSheetLinks(text(), url));
	if (READ.has(type)) return htmlLinks(content, contentType, url);
	if (SCRIPT_TYPE.test(type)) return needing(scriptLinks(text(), url));
	return needing(resolveLinks(manifestImages(text()), url));
}
/** Modules that a script at the given address imports; names without an address are for the page's import map. */
function scriptLinks(script, url) {
	return resolveLinks(moduleSpecifiers(script).map(({ value }) => value).filter(isAddress), url);
}
function htmlLinks(content, contentType, url) {
	const { text, charset } = decodeText(content, contentType);
	return pageLinks(text, url, MAX_PAGE_LINKS, {
		charset,
		isXml: mediaType(contentType) === "application/xhtml+xml"
	});
}
/** Many servers send a manifest as any JSON: then its name tells. */
function isManifest(type, url) {
	if (type === "application/manifest+json") return true;
	return (type === "application/json" || type === "text/json") && /(?:\.webmanifest|manifest\.json)$/i.test(url.split("?", 1)[0]);
}
function needing(requisites) {
	return {
		documents: [],
		requisites,
		title: null
	};
}
//#endregion
//#region node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
var allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
var propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
var NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
var BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
var CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
//#endregion
//#region node_modules/zod/v4/core/core.js
var _a$1;
/** A special constant with type `never` */
var NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
//#endregion
//#region node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
var $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer$1, void 0, { Parent: Error });
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
/** Format a ZodError as a human-readable string in the following form.
*
* From
*
* ```ts
* ZodError {
*   issues: [
*     {
*       expected: 'string',
*       code: 'invalid_type',
*       path: [ 'username' ],
*       message: 'Invalid input: expected string'
*     },
*     {
*       expected: 'number',
*       code: 'invalid_type',
*       path: [ 'favoriteNumbers', 1 ],
*       message: 'Invalid input: expected number'
*     }
*   ];
* }
* ```
*
* to
*
* ```
* username
*   ✖ Expected number, received string at "username
* favoriteNumbers[0]
*   ✖ Invalid input: expected number
* ```
*/
function toDotPath(_path) {
	const segs = [];
	const path = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
	for (const seg of path) if (typeof seg === "number") segs.push(`[${seg}]`);
	else if (typeof seg === "symbol") segs.push(`[${JSON.stringify(String(seg))}]`);
	else if (/[^\w$]/.test(seg)) segs.push(`[${JSON.stringify(seg)}]`);
	else {
		if (segs.length) segs.push(".");
		segs.push(seg);
	}
	return segs.join("");
}
function prettifyError(error) {
	const lines = [];
	const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
	for (const issue of issues) {
		lines.push(`✖ ${issue.message}`);
		if (issue.path?.length) lines.push(`  → at ${toDotPath(issue.path)}`);
	}
	return lines.join("\n");
}
//#endregion
//#region node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse$1 = /* @__PURE__*/ _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync$1 = /* @__PURE__*/ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParse$1 = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParseAsync$1 = /* @__PURE__*/ _safeParseAsync($ZodRealError);
var COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
var COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
var validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
var validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
var _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
var _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
var _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
var _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
//#endregion
//#region node_modules/zod/v4/core/regexes.js
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
var cuid = /^[cC][0-9a-z]{6,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
var uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
var email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
var httpProtocol = /^https?$/;
var e164 = /^\+[1-9]\d{6,14}$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
var date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var integer = /^-?\d+$/;
var number$1 = /^-?\d+(?:\.\d+)?$/;
var boolean$1 = /^(?:true|false)$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;
//#endregion
//#region node_modules/zod/v4/core/checks.js
var $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
var $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
//#endregion
//#region node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
//#endregion
//#region node_modules/zod/v4/core/versions.js
var version = {
	major: 4,
	minor: 6,
	patch: 7
};
//#endregion
//#region node_modules/zod/v4/core/schemas.js
var $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
var $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
var $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
var $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
var $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
var asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
var $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
var $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
var $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
var $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
var $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
var $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
var $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
var ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
var $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
var $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
var $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
var $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
var $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
var $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
var $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
var $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
var $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
var $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
var $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
var $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
var $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
var $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
var $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
var $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
var $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
var $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
var $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
var $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
var $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
//#endregion
//#region node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
var STATE = "~memo";
var NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
var recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
var NONE = 0;
var ASSUMED = 1;
var PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
var handoff;
var open = [];
var memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open.length > depth ? open.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
//#endregion
//#region node_modules/zod/v4/locales/en.js
var error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
//#endregion
//#region node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;
//#endregion
//#region node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
//#endregion
//#region node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
* an annotation like `description` — makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
var FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
var UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it — so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
var createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
var createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
//#endregion
//#region node_modules/zod/v4/core/json-schema-processors.js
var narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
var narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
var narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
var formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
var contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
var formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
var exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
var numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
var booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
var neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
var enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
var literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
var customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
var transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
var arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
var objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
var unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
var intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
var tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
* accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
var pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
var recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
var nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
var nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
var UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
var defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
var prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
var catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
var pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
var readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
var optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
//#endregion
//#region node_modules/zod/v4/classic/errors.js
var _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
var initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
var ZodError = /*@__PURE__*/ $constructor("ZodError", initializer);
var ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
//#endregion
//#region node_modules/zod/v4/classic/parse.js
var parse = /* @__PURE__ */ _parse(ZodRealError);
var parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
var safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
var safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
var encode = /* @__PURE__ */ _encode(ZodRealError);
var decode = /* @__PURE__ */ _decode(ZodRealError);
var encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
var decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
var safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
var safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
var safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
var safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
//#endregion
//#region node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
var ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
/** @internal */
var _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
}));
var ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
var ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
var ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
var ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return /* @__PURE__ */ _number(ZodNumber, params);
}
var ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
var ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
var ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
var ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
var ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
var ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	return new ZodObject({
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	});
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params)
	});
}
var ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
var ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
var ZodTuple = /*@__PURE__*/ $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
var ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
function partialRecord(keyType, valueType, params) {
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
	});
}
var ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	return new ZodEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
var ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
var ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
var ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
var ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
var ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
var ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
var ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
var ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
//#endregion
//#region src/formats/html/kept-layout.ts
/** The record's own name for its form. */
var LAYOUT_FORMAT = "isochron-layout/1";
/** All of a record; some four thousand boxes. */
var MOST_LAYOUT_BYTES = 2e5;
/** What stands around the boxes, with the words of a box that is left out last. */
var AROUND_BYTES = 1e3;
var [MOST_NAME_CHARS, MOST_PATH_CHARS, MOST_PX] = [
	100,
	1500,
	1e7
];
var count = number().int().min(0).max(MOST_LAYOUT_BYTES);
var pixels = number().min(-MOST_PX).max(MOST_PX);
var row = tuple([
	count,
	string().regex(/^(\d{1,6}(\/\d{1,6})*)?$/),
	count,
	pixels,
	pixels,
	pixels,
	pixels,
	pixels,
	count,
	literal([0, 1])
]);
var schema = object({
	format: literal(LAYOUT_FORMAT),
	viewWidth: count,
	isCut: boolean(),
	names: array(string().max(MOST_NAME_CHARS)),
	grounds: array(string().max(MOST_NAME_CHARS)),
	boxes: array(row)
});
/** The record of a layout; boxes that are no part of the document's own tree are left out. */
function writeLayout({ viewWidth, isCut, boxes }) {
	const [names, grounds] = [new Words(), new Words()];
	const rows = [];
	let [before, isLeftOut, bytes] = [
		[],
		false,
		AROUND_BYTES
	];
	for (const box of boxes) {
		if (box.document !== 0 || box.path === "") continue;
		const path = box.path.split("/");
		isLeftOut = box.name.length > MOST_NAME_CHARS;
		if (isLeftOut) break;
		const written = JSON.stringify(rowOf(box, path, {
			before,
			names,
			grounds
		}));
		bytes += written.length + 1;
		isLeftOut = bytes + names.bytes + grounds.bytes > MOST_LAYOUT_BYTES;
		if (isLeftOut) break;
		rows.push(written);
		before = path;
	}
	const head = {
		format: LAYOUT_FORMAT,
		viewWidth,
		isCut: isCut || isLeftOut
	};
	const tables = `"names":${names.json},"grounds":${grounds.json},"boxes":[${rows.join(",")}]`;
	return Buffer.from(`${JSON.stringify(head).slice(0, -1)},${tables}}`, "utf8");
}
/** The layout of a record; `null` where it is none that is understood here. */
function readLayout(bytes) {
	if (bytes.length > 4e5) return null;
	const json = strictJson(bytes);
	const read = json.ok ? schema.safeParse(json.value) : null;
	if (!read?.success) return null;
	const { viewWidth, isCut, names, grounds, boxes } = read.data;
	const laid = [];
	let before = [];
	for (const [kept, rest, name, x, y, width, height, fontPx, ground, isVisible] of boxes) {
		const path = [...before.slice(0, kept), ...rest === "" ? [] : rest.split("/")];
		const written = path.join("/");
		const [called, background] = [names[name], grounds[ground]];
		if (called === void 0 || background === void 0 || kept > before.length) return null;
		if (written === "" || written.length > MOST_PATH_CHARS) return null;
		const place = {
			name: called,
			document: 0,
			path: written,
			x,
			y,
			width,
			height
		};
		laid.push({
			...place,
			fontPx,
			background,
			isVisible: isVisible === 1
		});
		before = path;
	}
	return {
		viewWidth,
		isCut,
		boxes: laid
	};
}
function rowOf(box, path, { before, names, grounds }) {
	let kept = 0;
	while (kept < Math.min(before.length, path.length) && before[kept] === path[kept]) kept++;
	const { x, y, width, height, fontPx } = box;
	const [left, top, wide, high, letters] = [
		x,
		y,
		width,
		height,
		fontPx
	].map(tenths);
	const [name, ground] = [names.numberOf(box.name), grounds.numberOf(box.background.slice(0, MOST_NAME_CHARS))];
	const rest = path.slice(kept).join("/");
	return [
		kept,
		rest,
		name,
		left,
		top,
		wide,
		high,
		letters,
		ground,
		box.isVisible ? 1 : 0
	];
}
/** A tenth of a pixel is seen by nobody; what is no number, or lies beyond every page, is at its edge. */
function tenths(px) {
	const bounded = Math.min(MOST_PX, Math.max(-MOST_PX, Number.isFinite(px) ? px : 0));
	return Math.round(bounded * 10) / 10 || 0;
}
/** Each word once, by its number. */
var Words = class {
	#numbers = /* @__PURE__ */ new Map();
	bytes = 2;
	numberOf(word) {
		const known = this.#numbers.get(word);
		if (known !== void 0) return known;
		this.#numbers.set(word, this.#numbers.size);
		this.bytes += Buffer.byteLength(JSON.stringify(word)) + 1;
		return this.#numbers.size - 1;
	}
	get json() {
		return JSON.stringify([...this.#numbers.keys()]);
	}
};
//#endregion
//#region src/formats/steps/url-pattern.ts
/** Whether an address fits, its fragment left out; `null` where the pattern is none of web addresses. */
function urlPattern(pattern) {
	if (!/^https?:\/\/[^/?#\s]+/i.test(pattern) || /[\s#]/.test(pattern)) return null;
	const [host = ""] = /^https?:\/\/[^/?#]+/i.exec(pattern) ?? [];
	if (!/^https?:\/\/(\*\.[^*.]+\.)?[^*]+$/i.test(host)) return null;
	const path = pattern.slice(host.length) || "/";
	const own = host.toLowerCase();
	return { test: (url) => fits(url.split("#", 1)[0] ?? url, (own + path).split("*"), own) };
}
/** Parts in their order, first and last at their ends; no expression that a long address could make slow. */
function fits(url, parts, host) {
	const [own = ""] = /^https?:\/\/[^/?#@]+/i.exec(url) ?? [];
	if (!starred(own.toLowerCase(), host.split("*"))) return false;
	return starred(own.toLowerCase() + url.slice(own.length), parts);
}
function starred(text, parts) {
	const [first = "", ...rest] = parts;
	const last = rest.pop();
	if (last === void 0) return text === first;
	if (!text.startsWith(first)) return false;
	let from = first.length;
	for (const part of rest) {
		const at = text.indexOf(part, from);
		if (at === -1) return false;
		from = at + part.length;
	}
	return text.length - last.length >= from && text.endsWith(last);
}
//#endregion
//#region src/formats/steps/steps-file.ts
/** The file's own name for its form. */
var STEPS_FORMAT = "isochron-steps/1";
/** How a secret is called. */
var SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
var MOST_SITES = 1e3;
var MOST_STEPS = 100;
var MOST_TIMES = 100;
var MOST_DEPTH = 3;
var MOST_WAIT_MS = 6e4;
var selector = string().min(1, "is empty: a CSS selector").max(1e3);
var flag = boolean().optional();
var target = {
	selector,
	optional: flag,
	submits: flag,
	repeatable: flag
};
/** What does not send cannot be sent again. */
var sendsWhatItRepeats = ({ submits, repeatable }) => repeatable !== true || submits === true;
var NOT_SENT = { message: "repeatable is for steps with \"submits\": true: what they send is sent again" };
var fill = strictObject({
	...target,
	value: string().max(1e4).optional(),
	secret: string().regex(SECRET_NAME, "the name of a secret, in capitals, digits and _, such as SHOP_PASSWORD").optional()
}).refine(({ value, secret }) => value === void 0 !== (secret === void 0), { message: "either value or secret: what is to be written into the field" }).refine(sendsWhatItRepeats, NOT_SENT);
var wait = strictObject({
	selector: selector.optional(),
	quiet: literal(true).optional(),
	atMostMs: number().int().min(1).max(MOST_WAIT_MS).optional(),
	optional: boolean().optional()
}).refine((wish) => wish.selector === void 0 !== (wish.quiet === void 0), { message: "either \"selector\" or \"quiet\": true: what is waited for" });
var pictureName = string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "up to 40 small letters, digits and -");
var KINDS = {
	click: strictObject(target).refine(sendsWhatItRepeats, NOT_SENT),
	fill,
	wait,
	screenshot: strictObject({ name: pictureName }),
	repeat: strictObject({
		times: number().int().min(1).max(MOST_TIMES, `at most ${MOST_TIMES} times`),
		while: selector.optional(),
		steps: array(unknown()).min(1).max(MOST_STEPS)
	})
};
var siteSchema = strictObject({
	for: array(string().min(1).max(2e3)).min(1).max(100),
	behaviours: array(_enum(BEHAVIOURS)).max(BEHAVIOURS.length).optional(),
	steps: array(unknown()).max(MOST_STEPS)
});
var fileSchema = strictObject({
	format: literal(STEPS_FORMAT),
	sites: array(unknown()).min(1).max(MOST_SITES)
});
/** Reads a file of steps. @throws UsageError that names file, place and what to write there */
function parseSteps(bytes, file) {
	const json = strictJson(bytes);
	if (!json.ok) throw wrong(file, `${json.problem}; a file of steps is JSON`);
	const { sites } = read(fileSchema, json.value, file);
	return sites.map((site, at) => parseSite(site, `${file}, site ${at + 1}`));
}
/** The steps for a page: of the first site that fits its address, `null` where none does. */
function stepsFor(sites, url) {
	return sites.find((site) => site.for.some((pattern) => urlPattern(pattern)?.test(url))) ?? null;
}
/** Every secret that steps name, once. */
function secretNames(sites) {
	const namesOf = (step) => {
		if ("repeat" in step) return step.repeat.steps.flatMap(namesOf);
		return "fill" in step && step.fill.secret !== void 0 ? [step.fill.secret] : [];
	};
	return [...new Set(sites.flatMap(({ steps }) => steps.flatMap(namesOf)))];
}
function parseSite(value, place) {
	const site = read(siteSchema, value, place);
	for (const pattern of site.for) if (urlPattern(pattern) === null) throw wrong(place, `for: ${JSON.stringify(pattern.slice(0, 80))} is no address; write it whole, such as https://example.org/list*`);
	return {
		...site,
		steps: site.steps.map((step, at) => parseStep(step, `${place}, step ${at + 1}`, 1))
	};
}
function parseStep(value, place, depth) {
	const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
	const [kind = ""] = names;
	if (names.length !== 1 || !Object.hasOwn(KINDS, kind)) throw wrong(place, `a step is an object with one of ${Object.keys(KINDS).join(", ")} in it`);
	const schema = KINDS[kind];
	const wish = read(schema, value[kind], `${place} (${kind})`);
	if (kind !== "repeat") return { [kind]: wish };
	if (depth >= MOST_DEPTH) throw wrong(place, `repetitions go 2 deep at most`);
	const repeat = wish;
	const steps = repeat.steps.map((step, at) => parseStep(step, `${place}.${at + 1}`, depth + 1));
	return { repeat: {
		...repeat,
		steps
	} };
}
function read(schema, value, place) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	const at = issue?.path.join(".") ?? "";
	throw wrong(place, at === "" ? issue?.message ?? "" : `${at}: ${issue?.message}`);
}
function wrong(place, problem) {
	return new UsageError("BAD_INPUT", `${place}: ${problem}`);
}
//#endregion
//#region src/formats/steps/secret-forms.ts
/** Named references of HTML for what is written as one. */
var NAMED = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot",
	"'": "apos"
};
/**
* An expression over bytes read as latin1, in small letters: case is left aside, since masking too much harms less than
* too little, and an expression that leaves it aside by itself takes many times as long to make.
*/
function secretExpression(values) {
	if (values.length === 0) return null;
	const longestFirst = [...values].sort((a, b) => b.length - a.length);
	return new RegExp(longestFirst.flatMap(formsOf).join("|").toLowerCase(), "g");
}
function formsOf(value) {
	const bytes = Buffer.from(value, "utf8");
	return [
		Array.from(value, anyForm).join(""),
		bytes.toString("hex"),
		...base64Forms(bytes)
	];
}
/** One character: as it is, percent-encoded (RFC 3986 section 2.1) once or twice, escaped in JSON, referred to in HTML. */
function anyForm(character) {
	const forms = [.../* @__PURE__ */ new Set([
		character,
		character.toLowerCase(),
		character.toUpperCase()
	])].flatMap(formsOfOne).map((form) => form.toLowerCase());
	return `(?:${[...new Set(forms)].join("|")})`;
}
function formsOfOne(character) {
	const raw = Buffer.from(character, "utf8");
	const percent = [...raw].map((byte) => `%(?:25)?${byte.toString(16).padStart(2, "0")}`).join("");
	const json = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at)).map((unit) => String.raw`\\+u${unit.toString(16).padStart(4, "0")}`).join("");
	const code = character.codePointAt(0) ?? 0;
	const [, escaped = ""] = /^"\\(.)"$/.exec(JSON.stringify(character)) ?? [];
	const named = NAMED[character];
	return [
		quoted(raw.toString("latin1")),
		...raw.length > 1 && code < 256 ? [quoted(character)] : [],
		percent,
		json,
		...escaped === "" && /\w/.test(character) ? [] : [String.raw`\\+${quoted(escaped || character)}`],
		`&#0*${code};?`,
		`&#x0*${code.toString(16)};?`,
		...named === void 0 ? [] : [`&${named};?`],
		...character === " " ? [String.raw`\+`] : []
	];
}
/** What every base64 text that contains the bytes contains, at each of the three places at which they can begin. */
function base64Forms(bytes) {
	const forms = [
		0,
		1,
		2
	].flatMap((before) => {
		const padded = Buffer.concat([Buffer.alloc(before), bytes]);
		const from = Math.ceil(before * 8 / 6);
		const to = Math.floor(padded.length * 8 / 6);
		return [padded.toString("base64").slice(from, to), padded.toString("base64url").slice(from, to)];
	});
	return [...new Set(forms)].map((form) => form.replace(/[^A-Za-z0-9]/g, anyForm));
}
function quoted(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
//#endregion
//#region src/formats/steps/secret-values.ts
/** What stands in a text in place of a secret; it is allowed in addresses and fields, too. */
var SECRET_WORD = "*secret*";
/** Before the name of a secret in the environment. */
var SECRET_PREFIX = "ISOCHRON_SECRET_";
/** A shorter one could not be told from other text. */
var LEAST_CHARS = 6;
var MOST_CHARS = 1e3;
/** Session cookies and the like that are learned on the way. */
var MOST_LEARNED = 50;
/** Secrets, and where they are found again; see the port `Secrets`. */
var SecretValues = class SecretValues {
	#named;
	#learned = /* @__PURE__ */ new Set();
	#tell;
	#expression;
	/** @throws UsageError where a value is too short or too long to be kept secret */
	constructor(named, tell = () => {}) {
		for (const [name, value] of named) if (value.length < LEAST_CHARS || value.length > MOST_CHARS) throw new UsageError("BAD_INPUT", `secret ${name}: has ${value.length} characters; only one of ${LEAST_CHARS} to ${MOST_CHARS} can be kept out of the record`);
		this.#named = named;
		this.#tell = tell;
		this.#expression = secretExpression([...named.values()]);
	}
	valueOf(name) {
		return this.#named.get(name) ?? null;
	}
	fresh() {
		return new SecretValues(this.#named, (value) => this.learn(value));
	}
	learn(value) {
		this.#tell(value);
		if (value.length < LEAST_CHARS || this.#learned.size >= MOST_LEARNED || this.#learned.has(value)) return;
		this.#learned.add(value.slice(0, MOST_CHARS));
		this.#expression = secretExpression([...this.#named.values(), ...this.#learned]);
	}
	isIn(data) {
		return this.#expression !== null && latin1(data).toLowerCase().search(this.#expression) !== -1;
	}
	maskedText(text) {
		if (!this.isIn(text)) return text;
		return Buffer.from(this.#replaced(latin1(text), () => SECRET_WORD), "latin1").toString("utf8");
	}
	maskedBytes(bytes) {
		if (!this.isIn(bytes)) return bytes;
		return Buffer.from(this.#replaced(latin1(bytes), (length) => "*".repeat(length)), "latin1");
	}
	wordedBytes(bytes) {
		if (!this.isIn(bytes)) return bytes;
		return Buffer.from(this.#replaced(latin1(bytes), () => SECRET_WORD), "latin1");
	}
	/** Small letters of latin1 are as long as large ones: what is found in them has its place in the text. */
	#replaced(text, mask) {
		const parts = [];
		let from = 0;
		for (const { index, 0: found } of text.toLowerCase().matchAll(this.#expression ?? /$^/g)) {
			parts.push(text.slice(from, index), mask(found.length));
			from = index + found.length;
		}
		return parts.join("") + text.slice(from);
	}
};
/** The bytes of UTF-8 as characters: one expression serves texts and bytes. */
function latin1(data) {
	return (typeof data === "string" ? Buffer.from(data, "utf8") : Buffer.from(data.buffer, data.byteOffset, data.length)).toString("latin1");
}
/** The secrets that are needed, from the file or else from the environment. @throws UsageError where one is missing */
function readSecrets(names, { environment, file }) {
	const told = file === void 0 ? /* @__PURE__ */ new Map() : linesOf(file);
	const values = names.map((name) => {
		const value = told.get(name) ?? environment[`ISOCHRON_SECRET_${name}`];
		if (value !== void 0) return [name, value];
		const places = `set ${SECRET_PREFIX}${name}, or write ${name}=… into a file of secrets`;
		throw new UsageError("BAD_INPUT", `secret ${name}: nobody tells it; ${places}`);
	});
	return new SecretValues(new Map(values));
}
/** Stand-ins for whoever does the steps again without the secrets: what they send is what the record has. */
function standInSecrets(names) {
	return new SecretValues(new Map(names.map((name) => [name, SECRET_WORD])));
}
/** What is wrong is told by its line, never by its text. */
function linesOf({ path, text }) {
	const values = /* @__PURE__ */ new Map();
	for (const [at, line] of text.split(/\r?\n/).entries()) {
		if (/^\s*(#|$)/.test(line)) continue;
		const [, name = "", value = ""] = /^\s*([^=\s]+)\s*=(.*)$/.exec(line) ?? [];
		if (!SECRET_NAME.test(name)) throw new UsageError("BAD_INPUT", `${path}, line ${at + 1}: write NAME=value, the name in capitals`);
		values.set(name, value);
	}
	return values;
}
//#endregion
//#region src/formats/words/query.ts
/** Longer questions, and more words, are refused. */
var QUERY_LIMITS = {
	chars: 500,
	phrases: 32
};
var TERM = /(?<minus>-?)(?:"(?<phrase>[^"]*)(?:"|$)|(?<word>[^\s"]+))(?<star>\*?)/g;
/** Reads a question; `null` when there is no word in it to look for, or too many. */
function parseQuery(text) {
	if (text.length > QUERY_LIMITS.chars) return null;
	const all = [];
	const none = [];
	for (const { groups } of text.matchAll(TERM)) {
		const { minus, phrase, word, star } = groups;
		const read = phraseOf(phrase ?? word, star === "*" || (word?.endsWith("*") ?? false));
		if (read) (minus === "-" ? none : all).push(read);
	}
	return all.length === 0 || all.length + none.length > QUERY_LIMITS.phrases ? null : {
		all,
		none
	};
}
function phraseOf(text, hasStar) {
	const tokens = [...tokensOf(text)];
	const last = tokens.at(-1);
	if (!last) return null;
	const isWithin = last.isTail && isPairOf(tokens.at(-2), last);
	return {
		tokens: (isWithin ? tokens.slice(0, -1) : tokens).map((token) => token.text),
		isPrefix: !isWithin && (hasStar || last.isTail)
	};
}
function isPairOf(pair, tail) {
	return pair !== void 0 && pair.end === tail.end;
}
//#endregion
//#region src/formats/words/snippet.ts
var WIDTH_CHARS = 240;
var BEFORE_CHARS = 60;
/** More places are not looked at: the first ones are as good. */
var MOST_MATCHES = 200;
/** The stretch of the text with the most of the phrases; the beginning of the text where it has none. */
function snippetOf(text, query) {
	const matches = matchesIn(text, query.all);
	const start = wordStart(text, (bestWindow(matches)[0]?.start ?? 0) - BEFORE_CHARS);
	const end = wordEnd(text, start + WIDTH_CHARS);
	const pieces = [];
	const add = (from, to, isHit) => {
		if (from < to) pieces.push({
			text: asLine(text.slice(from, to)),
			isHit
		});
	};
	let at = start;
	for (const match of matches.filter((one) => one.end > start && one.start < end)) {
		const from = Math.max(at, match.start);
		add(at, from, false);
		add(from, Math.min(end, match.end), true);
		at = Math.max(at, Math.min(end, match.end));
	}
	add(at, end, false);
	return [
		...start > 0 ? [{
			text: "… ",
			isHit: false
		}] : [],
		...pieces,
		...end < text.length ? [{
			text: " …",
			isHit: false
		}] : []
	];
}
/** In order of their places. */
function matchesIn(text, phrases) {
	const longest = Math.max(...phrases.map(({ tokens }) => tokens.length));
	const recent = [];
	const matches = [];
	for (const token of tokensOf(text)) {
		recent.push(token);
		if (recent.length > longest) recent.shift();
		for (const [i, phrase] of phrases.entries()) {
			const match = matchAtEnd(recent, phrase);
			if (match) matches.push({
				...match,
				phrase: i
			});
		}
		if (matches.length >= MOST_MATCHES) break;
	}
	return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}
function matchAtEnd(recent, { tokens, isPrefix }) {
	const offset = recent.length - tokens.length;
	if (offset < 0) return null;
	for (let i = tokens.length - 1; i >= 0; i--) {
		const [seen, asked] = [recent[offset + i].text, tokens[i]];
		if (i === tokens.length - 1 && isPrefix ? !seen.startsWith(asked) : seen !== asked) return null;
	}
	const last = recent.at(-1);
	const isPart = isPrefix && last.text.length > tokens.at(-1).length;
	return {
		start: recent[offset].start,
		end: isPart ? last.firstEnd : last.end
	};
}
/** Of the stretches that begin with a match, the first of those that hold the most different phrases. */
function bestWindow(matches) {
	let best = [];
	let most = 0;
	for (const [i, { start }] of matches.entries()) {
		const inside = matches.slice(i).filter(({ end }) => end <= start + WIDTH_CHARS - BEFORE_CHARS);
		const different = new Set(inside.map(({ phrase }) => phrase)).size;
		if (different > most) [best, most] = [inside, different];
	}
	return best;
}
/** At most so far back as a word is long. */
var MOST_SHIFT = 20;
function wordStart(text, at) {
	if (at <= 0) return 0;
	const space = text.slice(at, at + MOST_SHIFT).search(/\s/);
	return space === -1 ? at : at + space + 1;
}
function wordEnd(text, at) {
	if (at >= text.length) return text.length;
	const space = text.slice(at - MOST_SHIFT, at).search(/\s\S*$/);
	return space === -1 ? at : at - MOST_SHIFT + space;
}
function asLine(text) {
	return wellFormed(text.replace(/\s+/g, " "));
}
//#endregion
export { $ZodObject as $, hasZlibHeader as $t, unknown as A, readHead as An, QuoteType as At, _number as B, STATEMENT_BORROWING as Bn, validatorsOf as Bt, object as C, ChunkedScanner as Cn, baseOfSpan as Ct, string as D, findHeadEnd as Dn, moduleSpecifiers as Dt, strictObject as E, asBuffer as En, scanHtml as Et, _int as F, strictJsonObject as Fn, stopOf as Ft, $ZodArray as G, hostOf as Gn, pieceDecoder as Gt, _regex as H, BEHAVIOURS as Hn, parseHttpDate as Ht, _isoDateTime as I, wellFormed as In, StreamedBody as It, $ZodEnum as J, instant as Jn, CONTENT_RULES as Jt, $ZodBoolean as K, parsePageUrl as Kn, readTags as Kt, _lte as L, FORMAT_WORDS as Ln, identifyResponse as Lt, _boolean as M, tokenText as Mn, findCssUrls as Mt, _coercedNumber as N, fold as Nn, readResponse as Nt, tuple as O, headerMembers as On, decodeAttribute as Ot, _gte as P, strictJson as Pn, decodedPieces as Pt, $ZodNumberFormat as Q, toTimestamp17 as Qn, decodeContent as Qt, _maxLength as R, SHARP_MEANING as Rn, conditionOf as Rt, number as S, parseStatusLine as Sn, baseOf as St, record as T, FindingList as Tn, findHtmlUrls as Tt, _string as U, DEFAULT_BEHAVIOURS as Un, decodeText as Ut, _refine as V, cannotProveOf as Vn, formatHttpDate as Vt, _unknown as W, MAX_URL_LENGTH as Wn, mediaType as Wt, $ZodNullable as X, parseTimestamp as Xn, SHOW_LIMITS as Xt, $ZodLiteral as Y, parseIso as Yn, DECODE_LIMITS as Yt, $ZodNumber as Z, toIso as Zn, appliedCodings as Zt, _enum as _, through as _n, normalizeParams as _t, SECRET_WORD as a, OFFSETS as an, $ZodUnion as at, literal as b, parseHttpResponse as bn, contentLinks as bt, standInSecrets as c, MOST_BLOCK_BYTES as cn, parseAsync$1 as ct, stepsFor as d, isZstdFrame as dn, prettifyError as dt, limitsBy as en, $ZodOptional as et, urlPattern as f, readBlockHead as fn, $constructor as ft, ZodNumber as g, ZstdDamage as gn, installLazyProp as gt, ZodISODateTime as h, littleEndian as hn, extend as ht, SECRET_PREFIX as i, MATCH_LENGTHS as in, $ZodType as it, ZodError as j, skipBlankLines as jn, Tokenizer as jt, union as k, headerValue as kn, SilentListener as kt, parseSteps as l, isDictionaryFrame as ln, safeParse$1 as lt, writeLayout as m, skippableBytes as mn, clone as mt, QUERY_LIMITS as n, FrameDecoder as nn, $ZodString as nt, SecretValues as o, readHuffmanTable as on, $ZodUnknown as ot, readLayout as p, readFrameHead as pn, NEVER as pt, $ZodCustom as q, pathAndQueryOf as qn, sha256Digest as qt, parseQuery as r, LITERAL_LENGTHS as rn, $ZodTuple as rt, readSecrets as s, readFseTable as sn, parse$1 as st, snippetOf as t, beginsZstd as tn, $ZodRecord as tt, secretNames as u, isSkippableFrame as un, safeParseAsync$1 as ut, array as v, isInterim as vn, omit as vt, partialRecord as w, framingFacts as wn, linkOf as wt, looseObject as x, parseResponseHead as xn, mayHoldLinks as xt, boolean as y, parseHttpRequest as yn, own as yt, _minLength as z, STATEMENT as zn, setCookiesOf as zt };
