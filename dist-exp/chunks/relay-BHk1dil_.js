import { r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Gn as hostOf, Jn as instant, Kn as parsePageUrl } from "./formats-CP_ayLbB.js";
import { createHash, hash } from "node:crypto";
//#region src/record/relay/frame.ts
var LENGTHS_BYTES = 8;
var MOST_WORDS_BYTES = 1048576;
var MOST_BODY_BYTES = 1073741824;
/** A frame as bytes, its body in the pieces in which it came. */
function encodeFrame(seq, words, body = []) {
	const text = Buffer.from(JSON.stringify({
		seq,
		words
	}));
	const lengths = Buffer.allocUnsafe(LENGTHS_BYTES);
	lengths.writeUInt32BE(text.length, 0);
	lengths.writeUInt32BE(body.reduce((sum, piece) => sum + piece.length, 0), 4);
	return [Buffer.concat([lengths, text]), ...body];
}
/** Puts frames together from the pieces of a pipe. */
var FrameReader = class {
	#pieces = [];
	#held = 0;
	#needed = LENGTHS_BYTES;
	/** The frames that are whole with this piece. @throws INTERNAL on what is no frame */
	*take(piece) {
		this.#pieces.push(piece);
		this.#held += piece.length;
		if (this.#held < this.#needed) return;
		let bytes = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
		for (;;) {
			this.#needed = frameLength(bytes);
			if (bytes.length < this.#needed) break;
			yield decode(bytes.subarray(0, this.#needed));
			bytes = bytes.subarray(this.#needed);
		}
		this.#pieces = bytes.length === 0 ? [] : [bytes];
		this.#held = bytes.length;
	}
};
function frameLength(bytes) {
	if (bytes.length < LENGTHS_BYTES) return LENGTHS_BYTES;
	const [text, body] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
	if (text > MOST_WORDS_BYTES || body > MOST_BODY_BYTES) throw new IsochronError("INTERNAL", "what came through the recorder's pipe is no frame");
	return LENGTHS_BYTES + text + body;
}
function decode(bytes) {
	const end = LENGTHS_BYTES + bytes.readUInt32BE(0);
	const { seq, words } = JSON.parse(bytes.toString("utf8", LENGTHS_BYTES, end));
	return {
		seq,
		words,
		body: bytes.subarray(end)
	};
}
//#endregion
//#region src/record/proxy/passed-fields.ts
/** Fields of one connection alone; the codings of a transfer are said anew, trailers are passed. */
var OF_A_CONNECTION = /* @__PURE__ */ new Set([
	"connection",
	"keep-alive",
	"proxy-connection",
	"transfer-encoding",
	"te",
	"upgrade"
]);
/** What no Connection field may take out of a request: without them it would be another request. */
var NEVER_NOMINATED = /^(?:host|content-|authorization|cookie|x-forwarded-|forwarded|expect|trailer)/;
/** First value of a field, by its name in lower case. */
function fieldOf(fields, name) {
	for (let at = 0; at < fields.length; at += 2) if (fields[at].length === name.length && fields[at].toLowerCase() === name) return fields[at + 1];
	return null;
}
/** Every value of a field, in order. */
function valuesOf(fields, name) {
	const values = [];
	for (let at = 0; at < fields.length; at += 2) if (fields[at].length === name.length && fields[at].toLowerCase() === name) values.push(fields[at + 1]);
	return values;
}
/** The members of a field that is a list, over all its lines, in lower case. */
function membersOf(fields, name) {
	const values = valuesOf(fields, name);
	if (values.length === 0) return values;
	return values.flatMap((value) => value.split(",")).map((member) => member.trim().toLowerCase()).filter((member) => member !== "");
}
/** The fields that go on; the framing is the caller's to add. */
function endToEnd(fields) {
	const nominated = nominatedIn(fields);
	const passed = [];
	for (let at = 0; at < fields.length; at += 2) {
		const name = fields[at].toLowerCase();
		if (OF_A_CONNECTION.has(name) || nominated?.has(name)) continue;
		passed.push(fields[at], fields[at + 1]);
	}
	if (membersOf(fields, "te").includes("trailers")) passed.push("TE", "trailers");
	return passed;
}
function nominatedIn(fields) {
	const names = membersOf(fields, "connection").filter((name) => !OF_A_CONNECTION.has(name) && name !== "close" && !NEVER_NOMINATED.test(name));
	return names.length === 0 ? null : new Set(names);
}
/** Whether the body comes in chunks. */
function isChunked(fields) {
	return membersOf(fields, "transfer-encoding").includes("chunked");
}
//#endregion
//#region src/record/rules/record-rules.ts
/** Marks of campaigns and clicks. */
var IGNORED_PARAMS = [
	"utm_*",
	"fbclid",
	"gclid",
	"msclkid",
	"mc_cid",
	"mc_eid",
	"_ga"
];
/** What is a secret under its usual names. */
var SECRET_PARAMS = [
	"*token*",
	"*secret*",
	"*password*",
	"*passwd*",
	"*signature*",
	"*session*",
	"*mail*",
	"*apikey*",
	"*api_key*",
	"auth*",
	"code",
	"state",
	"sid",
	"sig",
	"jwt",
	"otp",
	"nonce",
	"phpsessid",
	"jsessionid",
	"x-amz-*"
];
/** Whether a name is among names of which some stand for several; case does not matter. */
function isNamed(name, names) {
	const lower = name.toLowerCase();
	return names.some((pattern) => fits(lower, pattern.toLowerCase()));
}
function fits(name, pattern) {
	const isOpenLeft = pattern.startsWith("*");
	const isOpenRight = pattern.length > 1 && pattern.endsWith("*");
	const core = pattern.slice(isOpenLeft ? 1 : 0, isOpenRight ? -1 : void 0);
	if (isOpenLeft && isOpenRight) return name.includes(core);
	if (isOpenLeft) return name.endsWith(core);
	return isOpenRight ? name.startsWith(core) : name === core;
}
//#endregion
//#region src/record/rules/recorded-address.ts
/** Somebody's address of mail, also with its sign escaped. */
var MAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/i;
/** A JSON Web Token (RFC 7519): base64 of an object's beginning, twice, with a dot between. */
var TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{4,}/;
/** The page that a request's target names on the public site. */
function recordedAddress(target, rules) {
	const path = pathOf(target);
	const url = path === null ? null : parsePageUrl(path, rules.as);
	if (url === null || !url.startsWith(rules.as)) return {
		kind: "none",
		why: "address"
	};
	if (hasSecret(url, rules)) return {
		kind: "none",
		why: "secret-address"
	};
	const cut = withoutIgnored(url, rules);
	if (!rules.takesQueries && cut.includes("?")) return {
		kind: "none",
		why: "query"
	};
	return {
		kind: "page",
		url: cut,
		takenOut: cut === url ? [] : ignoredValues(url, rules)
	};
}
/** Path and query of a target in origin or absolute form (RFC 9112 section 3.2); two slashes at its head name no host. */
function pathOf(target) {
	if (target.startsWith("/")) return target.startsWith("//") ? `/.${target}` : target;
	const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
	return path === void 0 ? null : path.startsWith("/") ? pathOf(path) : `/${path}`;
}
/** Whether an address says something that must not be kept. */
function hasSecret(text, { secretParams }) {
	if (MAIL.test(text) || TOKEN.test(text)) return true;
	return paramsOf(text).some((param) => isNamed(nameOf(param), secretParams));
}
function withoutIgnored(url, { ignoredParams }) {
	const start = url.indexOf("?");
	if (start === -1) return url;
	const left = paramsOf(url).filter((param) => !isNamed(nameOf(param), ignoredParams));
	return left.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${left.join("&")}`;
}
function ignoredValues(url, { ignoredParams }) {
	return paramsOf(url).filter((param) => isNamed(nameOf(param), ignoredParams)).map((param) => param.slice(param.indexOf("=") + 1)).filter((value) => value.length >= 6);
}
function paramsOf(url) {
	const start = url.indexOf("?");
	return start === -1 ? [] : url.slice(start + 1).split(/[&;]/);
}
function nameOf(param) {
	const raw = param.split("=", 1)[0];
	try {
		return decodeURIComponent(raw);
	} catch {
		return raw;
	}
}
/** The same, remembered for the targets asked for last. */
function rememberedAddresses(most) {
	const known = /* @__PURE__ */ new Map();
	return (target, rules) => {
		let address = known.get(target);
		if (address) return address;
		address = recordedAddress(target, rules);
		if (known.size >= most) known.clear();
		known.set(target, address);
		return address;
	};
}
//#endregion
//#region src/record/rules/variant.ts
var DEVICE = /* @__PURE__ */ new Set(["user-agent", "sec-ch-ua-mobile"]);
/** Fields that have words of their own, or do not change what is said: codings are removed before contents are compared. */
var NAMED = /* @__PURE__ */ new Set([
	...DEVICE,
	"accept-language",
	"accept-encoding",
	"cookie",
	"authorization"
]);
/**
* The name of the variant: `null` for what the public is given, `undefined` when it cannot be told who was given it
* (everything varies, or by a field that says something of this visitor alone). No field of credentials came with the
* request, so that a page which varies by cookies is in the form without them.
*/
function variantOf(asked, { fields }, setsCookie, { publicLanguage }) {
	const parts = [];
	const varies = new Set(membersOf(fields, "vary"));
	if (varies.has("*")) return void 0;
	if (varies.has("accept-language")) {
		const language = languageOf(asked, fields);
		if (language !== null && language !== publicLanguage) parts.push(`language ${language}`);
	}
	if ([...varies].some((name) => DEVICE.has(name)) && isMobile(asked)) parts.push("mobile devices");
	const sent = [...varies].filter((name) => !NAMED.has(name) && fieldOf(asked.fields, name) !== null);
	if (sent.some((name) => name !== "accept")) return void 0;
	if (sent.length > 0) parts.push(`asked for ${kindAsked(asked)}`);
	if (setsCookie) parts.push("given a cookie");
	return parts.length === 0 ? null : parts.join(", ");
}
/** The answer's own word for its language, or the visitor's first wish; only short tags are taken. */
function languageOf(asked, answered) {
	const said = fieldOf(answered, "content-language") ?? fieldOf(asked.fields, "accept-language") ?? "";
	return /^\s*([a-z]{2,3})(?![a-z])/i.exec(said)?.[1].toLowerCase() ?? null;
}
function isMobile({ fields }) {
	const hint = fieldOf(fields, "sec-ch-ua-mobile");
	return hint === null ? /\bMobi/i.test(fieldOf(fields, "user-agent") ?? "") : hint.trim() === "?1";
}
/** Browsers ask for documents, pictures and the rest in words of their own; three kinds are enough to tell them apart. */
function kindAsked({ fields }) {
	const accept = (fieldOf(fields, "accept") ?? "").toLowerCase();
	if (accept.includes("json")) return "JSON";
	if (accept.includes("text/html")) return "HTML";
	return accept.includes("image/") ? "images" : "anything";
}
//#endregion
//#region src/record/rules/judge-answer.ts
var OF_CONTENT = /* @__PURE__ */ new Set([
	200,
	203,
	300,
	301,
	302,
	303,
	307,
	308,
	403,
	404,
	410,
	451
]);
/** Judges an answer to a request that may be recorded. */
function judgeAnswer(asked, answer, rules) {
	const { status, fields } = answer;
	if (status === 304) return passedOver("no-content", false);
	if (status === 206) return passedOver("part", false);
	if (!OF_CONTENT.has(status)) return passedOver("status", true);
	const control = membersOf(fields, "cache-control").map((member) => member.split("=", 1)[0]);
	if (control.includes("private") || control.includes("no-store")) return passedOver("private", true);
	const location = fieldOf(fields, "location");
	if (location !== null && hasSecret(location, rules)) return passedOver("secret-answer", true);
	if (Number(fieldOf(fields, "content-length") ?? 0) > rules.maxAnswerBytes) return passedOver("too-long", true);
	const cookies = cookiesSet(fields, rules);
	const variant = variantOf(asked, answer, cookies.length > 0, rules);
	if (variant === void 0) return passedOver("varies", false);
	return {
		kind: "recorded",
		variant,
		secrets: cookies.flatMap(secretsIn)
	};
}
function passedOver(why, differs) {
	return {
		kind: "passed-over",
		why,
		differs
	};
}
/** The cookies that an answer sets and that may make somebody of a visitor. */
function cookiesSet(fields, { publicCookies }) {
	return [...valuesOf(fields, "set-cookie"), ...valuesOf(fields, "set-cookie2")].filter((cookie) => !isNamed(cookie.split("=", 1)[0].trim(), publicCookies));
}
function secretsIn(cookie) {
	const value = cookie.slice(cookie.indexOf("=") + 1).split(";", 1)[0].trim();
	return value.length >= 6 ? [value] : [];
}
//#endregion
//#region src/record/rules/judge-request.ts
/** Fields by which somebody is known, whatever they say. */
var CREDENTIALS = [
	"authorization",
	"proxy-authorization",
	"x-api-key",
	"x-auth-token",
	"x-csrf-token",
	"x-xsrf-token"
];
/** Judges a request when it arrives. */
function judgeRequest(request, rules, addressOf = recordedAddress) {
	const { method, target, fields } = request;
	if (fieldOf(fields, "upgrade") !== null && fieldOf(fields, "connection")?.toLowerCase().includes("upgrade")) return {
		kind: "passed-over",
		why: "upgrade"
	};
	if (method !== "GET") return {
		kind: "passed-over",
		why: method === "HEAD" ? "no-content" : "method"
	};
	if (!isOfSite(request, rules)) return {
		kind: "passed-over",
		why: "host"
	};
	if (isSomebody(request, rules)) return {
		kind: "passed-over",
		why: "credentials"
	};
	const address = addressOf(target, rules);
	return address.kind === "page" ? {
		kind: "may-be-recorded",
		url: address.url,
		secrets: address.takenOut
	} : {
		kind: "passed-over",
		why: address.why
	};
}
/** A visitor may write any host into a request, and servers put it into their pages: only the site's own are its pages. */
function isOfSite({ fields, target }, { as, hosts }) {
	const own = hostOf(as);
	const named = [...valuesOf(fields, "host"), ...valuesOf(fields, "x-forwarded-host")];
	const [, inTarget] = target.startsWith("/") ? [] : /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
	if (inTarget !== void 0) named.push(inTarget);
	const isOwn = (host) => host === own || hosts.includes(host);
	return named.length > 0 && named.every((host) => isOwn(host.trim().toLowerCase()));
}
function isSomebody({ fields }, { publicCookies }) {
	if (CREDENTIALS.some((name) => fieldOf(fields, name) !== null)) return true;
	return valuesOf(fields, "cookie").flatMap((line) => line.split(";")).map((cookie) => cookie.split("=", 1)[0].trim()).some((name) => name !== "" && !isNamed(name, publicCookies));
}
//#endregion
//#region src/record/rules/kept-head.ts
var KEPT = /* @__PURE__ */ new Set([
	"accept-ranges",
	"access-control-allow-credentials",
	"access-control-allow-headers",
	"access-control-allow-methods",
	"access-control-allow-origin",
	"access-control-expose-headers",
	"age",
	"allow",
	"cache-control",
	"content-disposition",
	"content-encoding",
	"content-language",
	"content-location",
	"content-security-policy",
	"content-security-policy-report-only",
	"content-type",
	"cross-origin-embedder-policy",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"date",
	"etag",
	"expires",
	"last-modified",
	"link",
	"location",
	"memento-datetime",
	"origin-agent-cluster",
	"permissions-policy",
	"pragma",
	"referrer-policy",
	"refresh",
	"retry-after",
	"server",
	"service-worker-allowed",
	"sourcemap",
	"strict-transport-security",
	"timing-allow-origin",
	"vary",
	"via",
	"warning",
	"x-content-type-options",
	"x-frame-options",
	"x-powered-by",
	"x-robots-tag",
	"x-ua-compatible",
	"x-xss-protection"
]);
/** Said of a connection, and said anew by the record's own length. */
var FRAMING = /* @__PURE__ */ new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-connection",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade"
]);
/** Makes it; the body behind it has no transfer coding. */
function keptHead({ status, statusText, fields }, bodyBytes) {
	let text = `HTTP/1.1 ${status} ${statusText}\r\n`;
	const leftOut = /* @__PURE__ */ new Set();
	for (let at = 0; at < fields.length; at += 2) {
		const name = fields[at].toLowerCase();
		if (KEPT.has(name)) text += `${fields[at]}: ${fields[at + 1]}\r\n`;
		else if (!FRAMING.has(name)) leftOut.add(name);
		else if (name === "transfer-encoding") leftOut.add("transfer-encoding (the body is kept without its chunks)");
	}
	const words = [...leftOut].sort().join(", ");
	return {
		text: `${text}Content-Length: ${bodyBytes}\r\n\r\n`,
		leftOut: words === "" ? null : `fields left out: ${words}`
	};
}
//#endregion
//#region src/record/relay/known-bodies.ts
/** Forms of one page that are remembered: the codings that visitors ask for, and a change. */
var MOST_OF_A_PAGE = 4;
/** Bodies by page, within a bound; the pages asked for longest ago are forgotten first. */
var KnownBodies = class {
	#maxBytes;
	#pages = /* @__PURE__ */ new Map();
	#bytes = 0;
	constructor(maxBytes) {
		this.#maxBytes = maxBytes;
	}
	get bytes() {
		return this.#bytes;
	}
	/** The answer's form: status, content type, Location, content coding and digest of the body, in one line each. */
	formOf(url, shape, body) {
		const page = this.#pages.get(url);
		const known = page?.find((one) => isSameShape(one, shape) && isSameBody(one.body, body));
		if (known) return known.form;
		const { status, coding, kind, location } = shape;
		const form = `${status} ${digestOf(body)} ${coding}\n${kind}\n${location}`;
		this.#remember(url, page ?? [], {
			...shape,
			form,
			body: Buffer.concat(body)
		});
		return form;
	}
	#remember(url, page, known) {
		if (known.body.length > this.#maxBytes / 8) return;
		this.#pages.delete(url);
		this.#pages.set(url, page);
		page.push(known);
		this.#bytes += known.body.length;
		if (page.length > MOST_OF_A_PAGE) this.#bytes -= page.shift().body.length;
		for (const [oldest, bodies] of this.#pages) {
			if (this.#bytes <= this.#maxBytes) return;
			this.#pages.delete(oldest);
			for (const { body } of bodies) this.#bytes -= body.length;
		}
	}
};
function isSameShape(a, b) {
	return a.status === b.status && a.coding === b.coding && a.kind === b.kind && a.location === b.location;
}
function isSameBody(whole, pieces) {
	let at = 0;
	for (const piece of pieces) {
		if (at + piece.length > whole.length) return false;
		if (whole.compare(piece, 0, piece.length, at, at + piece.length) !== 0) return false;
		at += piece.length;
	}
	return at === whole.length;
}
/** Most bodies come in one piece, and are digested in one go. */
function digestOf(body) {
	if (body.length === 1) return hash("sha256", body[0], "base64");
	const digest = createHash("sha256");
	for (const piece of body) digest.update(piece);
	return digest.digest("base64");
}
//#endregion
//#region src/record/relay/recording-tap.ts
/** Addresses whose judgement is remembered; some megabytes at most. */
var MOST_ADDRESSES = 1e4;
/** Bodies to compare the next ones with. */
var MOST_KNOWN_BYTES = 33554432;
/** Makes a tap for each request, and counts what they pass over. */
var RecordingTaps = class {
	#ground;
	#addressOf = rememberedAddresses(MOST_ADDRESSES);
	known = new KnownBodies(MOST_KNOWN_BYTES);
	counts = {};
	heldBytes = 0;
	requests = 0;
	constructor(ground) {
		this.#ground = ground;
	}
	get ground() {
		return this.#ground;
	}
	/** Asked when a request arrives, before it goes on. */
	tapOf = (request) => {
		this.requests++;
		const arrivedAt = this.#ground.clock.now();
		const judgement = judgeRequest(request, this.#ground.rules, this.#addressOf);
		if (judgement.kind === "may-be-recorded") return new RecordingTap(this, request, judgement, arrivedAt);
		this.count(judgement.why);
		return null;
	};
	count(why) {
		this.counts[why] = (this.counts[why] ?? 0) + 1;
	}
};
var RecordingTap = class {
	#taps;
	#asked;
	#url;
	#secrets;
	#arrivedAt;
	#recorded = null;
	#wasJudged = false;
	#body = [];
	#bytes = 0;
	constructor(taps, asked, { url, secrets }, arrivedAt) {
		this.#taps = taps;
		this.#asked = asked;
		this.#url = url;
		this.#secrets = secrets;
		this.#arrivedAt = arrivedAt;
	}
	head(head) {
		this.#wasJudged = true;
		const judgement = judgeAnswer(this.#asked, head, this.#taps.ground.rules);
		if (judgement.kind === "passed-over") return this.#passOver(judgement.why, judgement.differs);
		const { variant } = judgement;
		const secrets = [...this.#secrets, ...judgement.secrets];
		this.#recorded = {
			head,
			variant,
			secrets
		};
	}
	data(piece) {
		if (this.#recorded === null) return;
		const { rules, maxHeldBytes } = this.#taps.ground;
		if (this.#bytes + piece.length > rules.maxAnswerBytes) return this.#passOver("too-long", true);
		if (this.#taps.heldBytes + piece.length > maxHeldBytes) return this.#passOver("held", true);
		this.#bytes += piece.length;
		this.#taps.heldBytes += piece.length;
		this.#body.push(piece);
	}
	end(isWhole) {
		const lastByteAt = instant(this.#taps.ground.clock.now() + 1);
		const recorded = this.#recorded;
		if (!isWhole && (recorded !== null || !this.#wasJudged)) return this.#passOver("cut-short", true);
		if (recorded === null) return;
		this.#hand(recorded, lastByteAt);
		this.#letGo();
	}
	#hand({ head, variant, secrets }, lastByteAt) {
		const { fields, status } = head;
		const coding = fieldOf(fields, "content-encoding") ?? "";
		const kind = fieldOf(fields, "content-type") ?? "";
		const location = fieldOf(fields, "location") ?? "";
		const [body, bytes] = [this.#body, this.#bytes];
		this.#taps.ground.runs.take({
			url: this.#url,
			variant,
			form: this.#taps.known.formOf(this.#url, {
				status,
				coding,
				kind,
				location
			}, body),
			coding,
			arrivedAt: this.#arrivedAt,
			lastByteAt,
			content: () => {
				const { text, leftOut } = keptHead(head, bytes);
				return {
					words: {
						head: text,
						leftOut,
						secrets
					},
					body
				};
			}
		});
	}
	#passOver(why, differs) {
		this.#taps.count(why);
		this.#letGo();
		if (!differs) return;
		const { runs, clock } = this.#taps.ground;
		runs.cut(this.#url, {
			since: this.#arrivedAt,
			until: instant(clock.now() + 1)
		});
	}
	#letGo() {
		this.#taps.heldBytes -= this.#bytes;
		this.#recorded = null;
		this.#body = [];
		this.#bytes = 0;
		this.#wasJudged = true;
	}
};
//#endregion
export { fieldOf as a, FrameReader as c, endToEnd as i, encodeFrame as l, IGNORED_PARAMS as n, isChunked as o, SECRET_PARAMS as r, valuesOf as s, RecordingTaps as t };
