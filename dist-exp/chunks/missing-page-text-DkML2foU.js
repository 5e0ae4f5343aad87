import { n as FormatError } from "./errors-D1qh0Uhd.js";
import { Hn as REFUSALS, ir as PAGE_LABELS, rr as TOLD_TIERS } from "./messages-BR4EaSfy.js";
import { Jn as instant, Rn as SHARP_MEANING, Ut as decodeText, Vn as cannotProveOf, Zn as toIso } from "./formats-CP_ayLbB.js";
import { Ct as VERDICT_MEANING, St as VERDICTS, bt as ABSENT_UNNAMED, wt as STANDING_TIERS, xt as absentPlace } from "./render-DH98pEeP.js";
import { m as requestOf } from "./surt-CmP5UFl-.js";
import { n as xmlText, t as oneLine } from "./xml-text-zqMn0-51.js";
import { n as printable, r as printableJson, t as counted$3 } from "./printable-CT0AKITj.js";
import { createHash, sign } from "node:crypto";
//#region src/model/pages/page-label.ts
var [MOST_FIELD_CHARS, MOST_BODY_CHARS] = [60, 40];
/** `POST https://a.example/graphql (body of 31 bytes: {"page":"/"})`; a plain page is its URL. For reading, never for keys. */
function pageLabel(url) {
	const at = url.indexOf("#");
	if (at === -1 || !/^[A-Z]{3,7}(?:&|$)/.test(url.slice(at + 1, at + 9))) return url;
	const { method, fields, body } = requestOf(url);
	const said = [...fields.map(([name, value]) => cut(`${name}: ${value}`, MOST_FIELD_CHARS)), ...body === null ? [] : [bodyWords(body)]];
	return `${method} ${url.slice(0, at)}${said.length === 0 ? "" : ` (${said.join("; ")})`}`;
}
/** Bodies of one length at one address are told apart by how they begin, where they are text. */
function bodyWords(body) {
	const words = `body of ${body.length} ${body.length === 1 ? "byte" : "bytes"}`;
	const start = String.fromCharCode(...body.subarray(0, MOST_BODY_CHARS + 1));
	return /^[\x20-\x7e]+$/.test(start) ? `${words}: ${cut(start, MOST_BODY_CHARS)}` : words;
}
function cut(text, mostChars) {
	return text.length > mostChars ? `${text.slice(0, mostChars)}…` : text;
}
//#endregion
//#region src/model/reports/refresh-figures.ts
/** `looks of 2026-11-18: 120 looks, 14 changes`; the day alone before they are counted. */
function refreshWords(startedAt, figures) {
	const day = new Date(startedAt).toISOString().slice(0, 10);
	if (figures === null) return `looks of ${day}`;
	return `looks of ${day}: ${counted$2(figures.looks, "look")}, ${counted$2(figures.changes, "change")}`;
}
function counted$2(amount, word) {
	return `${amount.toLocaleString("en-US")} ${word}${amount === 1 ? "" : "s"}`;
}
//#endregion
//#region src/model/reports/testimony-figures.ts
/** Whose word it is, in short. */
var TELLER = {
	source: "the owner's own record",
	served: "recorded before the server"
};
/** `the owner's own record: 120 pages, 3,412 versions`. */
function testimonyWords({ tier, pages, versions, answers }) {
	const counts = [counted$1(pages, "page"), counted$1(versions, "version")];
	if (tier === "served") counts.push(counted$1(answers, "answer"));
	return `${TELLER[tier]}: ${counts.join(", ")}`;
}
function counted$1(amount, word) {
	return `${amount.toLocaleString("en-US")} ${word}${amount === 1 ? "" : "s"}`;
}
//#endregion
//#region src/model/reports/told-comparison.ts
/** Whether nothing was found that somebody should look at. */
function agreesThroughout({ differ, stale, forgotten, notInSource }) {
	return differ.count + stale.count + forgotten.count + notInSource.count === 0;
}
//#endregion
//#region src/model/reports/change-report.ts
/** From nothing to all (slides2010 "Incoherence Categories"): the verdict is the gravest category that holds. */
var CHANGE_VERDICTS = [
	"identical",
	"insignificant",
	"minor",
	"major",
	"structural",
	"removed"
];
//#endregion
//#region src/formats/seals/der.ts
/** Tags used here. */
var TAG = {
	boolean: 1,
	integer: 2,
	bitString: 3,
	octetString: 4,
	null: 5,
	oid: 6,
	utcTime: 23,
	generalizedTime: 24,
	sequence: 48,
	set: 49,
	/** Context-specific, constructed. */
	context: (number) => 160 + number
};
/** One element with its contents, which are concatenated. */
function der(tag, ...contents) {
	const content = Buffer.concat(contents);
	return Buffer.concat([
		Buffer.of(tag),
		lengthOf(content.length),
		content
	]);
}
function lengthOf(length) {
	if (length < 128) return Buffer.of(length);
	const bytes = [];
	for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
	return Buffer.of(128 + bytes.length, ...bytes);
}
/** An INTEGER that is not negative, from its big-endian bytes. */
function derInteger(bytes) {
	let at = 0;
	while (at < bytes.length - 1 && bytes[at] === 0) at++;
	const short = bytes.subarray(at);
	return der(TAG.integer, ...short[0] >= 128 ? [Buffer.of(0), short] : [short]);
}
/** An OBJECT IDENTIFIER from its dotted text. */
function derOid(text) {
	const [first, second, ...rest] = text.split(".").map(Number);
	return der(TAG.oid, Buffer.from([first * 40 + second, ...rest].flatMap(base128)));
}
function base128(value) {
	const bytes = [value % 128];
	for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(128 + rest % 128);
	return bytes;
}
/** A SET OF, its elements in DER's order. */
function derSet(elements, tag = TAG.set) {
	return der(tag, ...[...elements].sort((a, b) => Buffer.compare(a, b)));
}
/** The one element that these bytes are. */
function readDer(bytes) {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const element = elementAt(buffer, 0);
	if (element.whole.length !== buffer.length) throw broken("bytes after its end");
	return element;
}
/** The elements inside a constructed one. */
function derChildren({ content }) {
	const children = [];
	for (let at = 0; at < content.length;) {
		const child = elementAt(content, at);
		children.push(child);
		at += child.whole.length;
	}
	return children;
}
function elementAt(bytes, at) {
	const tag = bytes[at];
	const first = bytes[at + 1];
	if (tag === void 0 || first === void 0 || (tag & 31) === 31) throw broken("no element");
	const count = first < 128 ? 0 : first - 128;
	if (first === 128 || count > 4) throw broken("a length that DER does not allow");
	const start = at + 2 + count;
	const length = count === 0 ? first : bytes.length < start ? NaN : bytes.readUIntBE(at + 2, count);
	if (!(start + length <= bytes.length)) throw broken("an element that is cut");
	return {
		tag,
		content: bytes.subarray(start, start + length),
		whole: bytes.subarray(at, start + length)
	};
}
/** Dotted text of an OBJECT IDENTIFIER. */
function oidText({ tag, content }) {
	if (tag !== TAG.oid || content.length === 0) throw broken("no object identifier");
	const numbers = [];
	let value = 0;
	for (const byte of content) {
		value = value * 128 + (byte & 127);
		if (byte < 128) {
			numbers.push(value);
			value = 0;
		}
	}
	const [first, ...rest] = numbers;
	const top = Math.min(2, Math.floor(first / 40));
	return [
		top,
		first - top * 40,
		...rest
	].join(".");
}
/** Epoch milliseconds of a GeneralizedTime in UTC, as DER writes it, fractions of a second included. */
function generalizedTime({ tag, content }) {
	const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(content.toString("latin1"));
	if (tag !== TAG.generalizedTime || !match) throw broken("no time");
	const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
	return Date.UTC(year, month - 1, day, hour, minute, second) + Math.floor(Number(match[7] ?? 0) * 1e3);
}
function broken(what) {
	return new FormatError(`not DER: ${what}`, "DER", 0);
}
//#endregion
//#region src/formats/seals/cms.ts
/** Object identifiers of CMS. */
var CMS_OID = {
	data: "1.2.840.113549.1.7.1",
	signedData: "1.2.840.113549.1.7.2",
	contentType: "1.2.840.113549.1.9.3",
	messageDigest: "1.2.840.113549.1.9.4",
	signingTime: "1.2.840.113549.1.9.5",
	signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
	sha256: "2.16.840.1.101.3.4.2.1",
	rsa: "1.2.840.113549.1.1.1",
	ecdsaSha256: "1.2.840.10045.4.3.2"
};
/** A detached signature over a content, with SHA-256 (RFC 5652 section 5). */
function signDetached(content, signer, at) {
	const attributes = signedAttributes(sha256(content), signer.certificate, at);
	const signature = sign("sha256", derSet(attributes), signer.key);
	const signerInfo = der(TAG.sequence, der(TAG.integer, Buffer.of(1)), issuerAndSerial(signer.certificate.raw), algorithm(CMS_OID.sha256), derSet(attributes, TAG.context(0)), signatureAlgorithm(signer.key), der(TAG.octetString, signature));
	const certificates = [signer.certificate, ...signer.chain].map(({ raw }) => raw);
	const signedData = der(TAG.sequence, der(TAG.integer, Buffer.of(1)), derSet([algorithm(CMS_OID.sha256)]), der(TAG.sequence, derOid(CMS_OID.data)), derSet(certificates, TAG.context(0)), derSet([signerInfo]));
	return der(TAG.sequence, derOid(CMS_OID.signedData), der(TAG.context(0), signedData));
}
function signedAttributes(digest, certificate, at) {
	const attribute = (oid, value) => der(TAG.sequence, derOid(oid), der(TAG.set, value));
	const certificateId = der(TAG.sequence, der(TAG.octetString, sha256(certificate.raw)));
	return [
		attribute(CMS_OID.contentType, derOid(CMS_OID.data)),
		attribute(CMS_OID.signingTime, utcTime(at)),
		attribute(CMS_OID.messageDigest, der(TAG.octetString, digest)),
		attribute(CMS_OID.signingCertificateV2, der(TAG.sequence, der(TAG.sequence, certificateId)))
	];
}
/** YYMMDDhhmmssZ: the form that RFC 5652 section 11.3 demands before the year 2050. */
function utcTime(at) {
	const text = `${at.toISOString().replace(/[-:T]|\.\d+/g, "").slice(2, 14)}Z`;
	return der(TAG.utcTime, Buffer.from(text));
}
/** AlgorithmIdentifier with absent parameters (RFC 5754 section 2). */
function algorithm(oid) {
	return der(TAG.sequence, derOid(oid));
}
function signatureAlgorithm(key) {
	if (key.asymmetricKeyType === "ec") return algorithm(CMS_OID.ecdsaSha256);
	if (key.asymmetricKeyType === "rsa") return der(TAG.sequence, derOid(CMS_OID.rsa), der(TAG.null));
	throw new FormatError("only RSA and ECDSA keys sign as CMS", "the key", 0);
}
/** IssuerAndSerialNumber of a certificate, from its own bytes (RFC 5280 section 4.1). */
function issuerAndSerial(certificate) {
	const [body] = derChildren(readDer(certificate));
	const fields = derChildren(body);
	const start = fields[0]?.tag === TAG.context(0) ? 1 : 0;
	const [serial, , issuer] = fields.slice(start);
	if (!serial || !issuer) throw new FormatError("no certificate", "the certificate", 0);
	return der(TAG.sequence, issuer.whole, serial.whole);
}
/** Reads a ContentInfo with a SignedData; one signer, with signed attributes, as everything we check has. */
function readSignedData(bytes) {
	const [type, wrapped] = derChildren(readDer(bytes));
	if (!type || !wrapped || oidText(type) !== CMS_OID.signedData) throw malformed$1();
	const [signedData] = derChildren(wrapped);
	const [, , encapsulated, ...rest] = derChildren(signedData ?? wrapped);
	const certificates = rest.find(({ tag }) => tag === TAG.context(0));
	const signers = rest.find(({ tag }) => tag === TAG.set);
	const [signer, second] = signers ? derChildren(signers) : [];
	if (!encapsulated || !signer || second) throw malformed$1();
	const [contentType, content] = derChildren(encapsulated);
	return {
		contentType: oidText(contentType ?? encapsulated),
		content: content ? readDer(content.content).content : null,
		certificates: certificates ? derChildren(certificates).map(({ whole }) => whole) : [],
		signer: readSigner(signer)
	};
}
function readSigner(element) {
	const [, id, digest, attributes, signatureAlgorithmOf, signature] = derChildren(element);
	if (!id || !digest || attributes?.tag !== TAG.context(0) || !signatureAlgorithmOf || !signature) throw malformed$1();
	return {
		id,
		digest: oidText(derChildren(digest)[0] ?? digest),
		signedAttributes: Buffer.concat([Buffer.of(TAG.set), attributes.whole.subarray(1)]),
		attributes: new Map(derChildren(attributes).map((attribute) => {
			const [type, values] = derChildren(attribute);
			const [value] = values ? derChildren(values) : [];
			if (!type || !value) throw malformed$1();
			return [oidText(type), value];
		})),
		signatureAlgorithm: oidText(derChildren(signatureAlgorithmOf)[0] ?? signatureAlgorithmOf),
		signature: signature.content
	};
}
function malformed$1() {
	return new FormatError("no signature with one signer and signed attributes", "CMS", 0);
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest();
}
//#endregion
//#region src/formats/seals/time-stamp.ts
var TST_INFO = "1.2.840.113549.1.9.16.1.4";
/** TimeStampReq (section 2.4.1), asking for the authority's certificate too. */
function timeStampRequest(sha256, nonce) {
	return der(TAG.sequence, der(TAG.integer, Buffer.of(1)), der(TAG.sequence, algorithm(CMS_OID.sha256), der(TAG.octetString, sha256)), derInteger(nonce), der(TAG.boolean, Buffer.of(255)));
}
/** Reads a TimeStampResp (section 2.4.2); one that grants nothing is an error. */
function readTimeStamp(bytes) {
	const [info, tokenElement] = derChildren(readDer(bytes));
	const status = info ? derChildren(info)[0]?.content : void 0;
	if (!status || status.length !== 1 || status[0] > 1 || !tokenElement) throw malformed("the authority granted no time stamp");
	const token = readSignedData(tokenElement.whole);
	if (token.contentType !== TST_INFO || !token.content) throw malformed("no time stamp in the response");
	return {
		token,
		...readTstInfo(token.content)
	};
}
function readTstInfo(content) {
	const [, , imprint, , time, ...rest] = derChildren(readDer(content));
	const [hashAlgorithm, hash] = imprint ? derChildren(imprint) : [];
	if (!hashAlgorithm || !hash || !time) throw malformed("the time stamp is cut");
	if (oidText(derChildren(hashAlgorithm)[0] ?? hashAlgorithm) !== CMS_OID.sha256) throw malformed("the time stamp is not over a SHA-256");
	const nonce = rest.find(({ tag }) => tag === TAG.integer);
	return {
		sha256: hash.content.toString("hex"),
		at: generalizedTime(time),
		nonce: nonce ? nonce.content.toString("hex").replace(/^(?:00)+/, "") : null
	};
}
function malformed(what) {
	return new FormatError(what, "time stamp", 0);
}
//#endregion
//#region src/chart/svg.ts
var ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** Escapes text for SVG and HTML, in content and in quoted attributes; drops what XML 1.0 cannot hold. */
function escapeMarkup(text) {
	return text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, "�").replace(/[&<>"']/g, (char) => ENTITIES[char]);
}
/** A coordinate with at most two decimals, printed the same everywhere. */
function coordinate(value) {
	return String(Math.round(value * 100) / 100 + 0);
}
/** One element; children are markup already, attributes are escaped here. */
function element(name, attributes, ...children) {
	const written = Object.entries(attributes).filter(([, value]) => value !== null).map(([key, value]) => ` ${key}="${escapeMarkup(typeof value === "number" ? coordinate(value) : value)}"`).join("");
	return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}
/** A line of text at a point. */
function textAt(x, y, text, attributes = {}) {
	return element("text", {
		x,
		y,
		...attributes
	}, escapeMarkup(text));
}
/** Wider than most glyphs of the font at size 12. */
var CHAR_WIDTH$2 = 6.6;
/** A text cut, with a sign that it is, to what fits into a width in pixels. */
function fitted(text, roomPx, charPx = CHAR_WIDTH$2) {
	const most = Math.max(1, Math.floor(roomPx / charPx));
	return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
/** A sentence in lines that fit into a width in pixels, broken between words. */
function wrapped(text, roomPx) {
	const most = Math.floor(roomPx / CHAR_WIDTH$2);
	const lines = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== void 0 && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
/** Where a text centred on `x` has to be held so that neither end leaves a picture of this width. */
function anchorAt(x, textPx, widthPx) {
	if (x - textPx / 2 < 0) return "start";
	return x + textPx / 2 > widthPx ? "end" : "middle";
}
/** A whole picture, named for those who cannot see it. */
function picture$1(size, name, body) {
	return element("svg", {
		xmlns: "http://www.w3.org/2000/svg",
		viewBox: `0 0 ${coordinate(size.width)} ${coordinate(size.height)}`,
		width: "100%",
		role: "img",
		"aria-label": name,
		"font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
		"font-size": 12,
		fill: "currentColor"
	}, element("title", {}, escapeMarkup(name)), body);
}
//#endregion
//#region src/chart/verdict-style.ts
var STYLES = {
	sharp: {
		light: "#1c6b58",
		dark: "#67c3a8",
		plain: "#2f8f77",
		dash: null
	},
	attested: {
		light: "#33639f",
		dark: "#8fb8ea",
		plain: "#5585c0",
		dash: "9 3"
	},
	seen: {
		light: "#7b766a",
		dark: "#aaa597",
		plain: "#8c877a",
		dash: "3 3"
	},
	changed: {
		light: "#bb4a12",
		dark: "#f39a60",
		plain: "#d4692f",
		dash: "6 2 1.5 2"
	},
	"self-varying": {
		light: "#8a6100",
		dark: "#e2b850",
		plain: "#b08420",
		dash: "1.5 2"
	},
	gone: {
		light: "#77408a",
		dark: "#cb9fdb",
		plain: "#9c68ae",
		dash: "12 3 1.5 3"
	},
	failed: {
		light: "#a3213a",
		dark: "#f28b98",
		plain: "#cb5266",
		dash: "1 4"
	},
	blocked: {
		light: "#7a3b2e",
		dark: "#d79a8b",
		plain: "#a4685a",
		dash: "1 5"
	},
	excluded: {
		light: "#5d676d",
		dark: "#9aa6ad",
		plain: "#7b868c",
		dash: "2 6"
	},
	late: {
		light: "#4c5f86",
		dark: "#9db0d8",
		plain: "#7487ae",
		dash: "4 5"
	},
	skipped: {
		light: "#6d7478",
		dark: "#a3abaf",
		plain: "#868d91",
		dash: "1 7"
	}
};
/** The stroke of a verdict: the theme's colour, or one that is legible on any ground. */
function verdictColour(verdict) {
	return `var(--isochron-${verdict}, ${STYLES[verdict].plain})`;
}
/** The dash pattern of a verdict; `null` is a solid line. */
function verdictDash(verdict) {
	return STYLES[verdict].dash;
}
function variables(ground) {
	return VERDICTS.map((verdict) => `--isochron-${verdict}:${STYLES[verdict][ground]}`).join(";");
}
/** Style sheet with the verdicts' colours for light and dark pages. */
var CHART_THEME_CSS = `:root{${variables("light")}}
@media (prefers-color-scheme:dark){:root{${variables("dark")}}}
@media print{:root{${variables("light")}}}
`;
//#endregion
//#region src/chart/legend.ts
var LINE_HEIGHT = 20;
var SAMPLE_WIDTH = 34;
/** Wider than any glyph run of the font at size 12, so that entries never touch. */
var CHAR_WIDTH$1 = 6.6;
function place(counts, width) {
	let x = 0;
	let line = 0;
	return [...counts].map(([verdict, count]) => {
		const label = `${verdict} ${count}`;
		const own = 42 + label.length * CHAR_WIDTH$1 + 18;
		if (x > 0 && x + own > width) {
			x = 0;
			line++;
		}
		const placed = {
			verdict,
			label,
			x,
			line
		};
		x += own;
		return placed;
	});
}
/** Height that the legend takes at the given width. */
function legendHeight(counts, width) {
	return ((place(counts, width).at(-1)?.line ?? -1) + 1) * LINE_HEIGHT;
}
/** Draws the legend with its first line at the given place. */
function drawLegend(counts, at) {
	return place(counts, at.width).map(({ verdict, label, x, line }) => {
		const y = at.y + line * LINE_HEIGHT;
		return element("line", {
			x1: at.x + x,
			x2: at.x + x + SAMPLE_WIDTH,
			y1: y - 4,
			y2: y - 4,
			stroke: verdictColour(verdict),
			"stroke-width": 2,
			"stroke-dasharray": verdictDash(verdict)
		}) + textAt(at.x + x + SAMPLE_WIDTH + 8, y, label);
	}).join("");
}
//#endregion
//#region src/chart/time-axis.ts
var UNITS = [
	["d", 864e5],
	["h", 36e5],
	["min", 6e4],
	["s", 1e3],
	["ms", 1]
];
var STEPS_PER_UNIT = {
	ms: [
		1,
		2,
		5,
		10,
		20,
		50,
		100,
		200,
		500
	],
	s: [
		1,
		2,
		5,
		10,
		15,
		30
	],
	min: [
		1,
		2,
		5,
		10,
		15,
		30
	],
	h: [
		1,
		2,
		3,
		6,
		12
	],
	d: [
		1,
		2,
		5,
		10,
		20,
		50,
		100,
		200,
		500,
		1e3,
		2e3,
		5e3,
		1e4
	]
};
var MOST_TICKS = 9;
/** A label with some room beside it. */
var LABEL_PX = 52;
/** Between the plot and the right edge of every picture. */
var MARGIN = 16;
/** Half of what the name of t* takes. */
var HALF_NAME_PX = 62;
/** A scale over the given instants; a single instant gets a little room around it. */
function timeScale(instants, plot) {
	let from = Infinity;
	let to = -Infinity;
	for (const at of instants) {
		from = Math.min(from, at);
		to = Math.max(to, at);
	}
	const roomMs = from === to ? 500 : 0;
	const start = from - roomMs;
	const spanMs = to + roomMs - start;
	return {
		from: start,
		to: to + roomMs,
		x: (at) => plot.left + (at - start) / spanMs * (plot.right - plot.left)
	};
}
function stepFor(spanMs, mostTicks) {
	for (const [unit, unitMs] of UNITS.toReversed()) for (const count of STEPS_PER_UNIT[unit]) if (spanMs / (count * unitMs) <= mostTicks) return {
		unit,
		unitMs,
		stepMs: count * unitMs
	};
	return {
		unit: "d",
		unitMs: 864e5,
		stepMs: spanMs / mostTicks
	};
}
/** Ticks at round distances from t*, as `−30 s`, `0`, `+30 s`. */
function offsetTicks(scale, asOf, mostTicks = MOST_TICKS) {
	const { unit, unitMs, stepMs } = stepFor(scale.to - scale.from, mostTicks);
	const ticks = [];
	const first = Math.ceil((scale.from - asOf) / stepMs);
	const last = Math.floor((scale.to - asOf) / stepMs);
	for (let i = first; i <= last; i++) {
		const amount = coordinate(Math.abs(i * stepMs / unitMs));
		ticks.push({
			at: asOf + i * stepMs,
			label: i === 0 ? "t*" : `${i < 0 ? "−" : "+"}${amount} ${unit}`
		});
	}
	return ticks;
}
/** Draws the axis under the plot, with faint grid lines. */
function drawTimeAxis(scale, plot, asOf) {
	const marks = offsetTicks(scale, asOf, Math.max(2, Math.min(MOST_TICKS, Math.floor((plot.right - plot.left) / LABEL_PX)))).map(({ at, label }) => {
		const x = scale.x(at);
		const grid = element("line", {
			x1: x,
			x2: x,
			y1: plot.top,
			y2: plot.bottom,
			stroke: "currentColor",
			"stroke-opacity": .1
		});
		const anchor = anchorAt(x, label.length * 6, plot.right + MARGIN);
		return grid + textAt(x, plot.bottom + 17, label, {
			"text-anchor": anchor,
			"fill-opacity": .7
		});
	});
	const base = {
		x1: plot.left,
		x2: plot.right,
		y1: plot.bottom,
		y2: plot.bottom
	};
	return marks.join("") + element("line", {
		...base,
		stroke: "currentColor",
		"stroke-opacity": .4
	});
}
/** Marks t* through the plot and names its time above. */
function drawAsOf(scale, plot, asOf) {
	const x = scale.x(asOf);
	const label = `t* = ${new Date(asOf).toISOString().slice(11)}`;
	const near = Math.max((plot.right - plot.left) * .12, HALF_NAME_PX);
	const anchor = x < plot.left + near ? "start" : x > plot.right - near ? "end" : "middle";
	return element("line", {
		x1: x,
		x2: x,
		y1: plot.top - 8,
		y2: plot.bottom,
		stroke: "currentColor",
		"stroke-width": 1.5
	}) + textAt(x, plot.top - 14, label, {
		"text-anchor": anchor,
		"font-weight": "600"
	});
}
//#endregion
//#region src/chart/thinning.ts
/** Per half pixel the highest step and the last: a narrow top is kept, and so is the level that goes on. */
function highestPerPixel(steps, x) {
	const columns = /* @__PURE__ */ new Map();
	for (const step of steps) {
		const column = Math.floor(x(step.at) * 2);
		const highest = columns.get(column)?.highest;
		columns.set(column, {
			highest: highest && highest.count > step.count ? highest : step,
			last: step
		});
	}
	return [...columns.values()].flatMap(({ highest, last }) => highest === last ? [last] : [highest, last]);
}
/** Keeps at most about `most` items, one in `oneIn` of each class and at least one of every class, in order. */
function thin(items, most, classOf) {
	const oneIn = Math.ceil(items.length / most);
	if (oneIn <= 1) return {
		kept: items,
		oneIn: 1
	};
	const seen = /* @__PURE__ */ new Map();
	return {
		kept: items.filter((item) => {
			const count = seen.get(classOf(item)) ?? 0;
			seen.set(classOf(item), count + 1);
			return count % oneIn === 0;
		}),
		oneIn
	};
}
//#endregion
//#region src/chart/visit-revisit.ts
var WIDTH$5 = 960;
var TALLEST_ROW = 12;
var PLOT_LEFT = 48;
/** Narrower charts have less beside them, and no name where the name of t* may stand. */
var [NARROW, NARROW_LEFT] = [480, 26];
var AS_OF_NAME_PX = 124;
var PLOT_TOP = 44;
var LONGEST_NAME = 160;
/** Chooses the pages that {@link visitRevisitChart} draws. */
function visitFigures(pages) {
	const timed = pages.filter((page) => firstAt(page) !== null);
	const { kept, oneIn } = thin(inOrderOfVisit(timed), 480, (page) => page.verdict);
	return {
		pages: kept,
		total: pages.length,
		counts: countVerdicts(pages),
		untimed: pages.length - timed.length,
		oneIn
	};
}
/** Draws the chart as an SVG string; more than 480 pages are thinned, each verdict alike, and the chart says so. */
function visitRevisitChart(input, widthPx) {
	return drawVisits(input.asOf, visitFigures(input.pages), widthPx);
}
/** Draws pages that were chosen already, for a width in pixels. */
function drawVisits(asOf, figures, widthPx = WIDTH$5) {
	const kept = inOrderOfVisit(figures.pages);
	const rowHeight = Math.min(TALLEST_ROW, 480 / Math.max(kept.length, 1));
	const plot = {
		left: widthPx < NARROW ? NARROW_LEFT : PLOT_LEFT,
		right: widthPx - 16,
		top: PLOT_TOP,
		bottom: PLOT_TOP + Math.max(rowHeight * kept.length, 24) + 8
	};
	const rows = kept.map((page, i) => toRow(page, plot.bottom - 4 - (i + .5) * rowHeight));
	const scale = timeScale([asOf, ...rows.flatMap((row) => [row.from, row.to])], plot);
	const counts = new Map(VERDICTS.flatMap((v) => figures.counts[v] ? [[v, figures.counts[v]]] : []));
	const roomPx = plot.right - plot.left;
	const notes = notesFor$1(figures.untimed, figures.oneIn).flatMap((note) => wrapped(note, roomPx));
	const legend = drawLegend(counts, {
		x: plot.left,
		y: plot.bottom + 44,
		width: roomPx
	});
	const notesTop = plot.bottom + 44 + legendHeight(counts, roomPx);
	const body = [
		drawTimeAxis(scale, plot, asOf),
		drawPassNames(plot, scale.x(asOf)),
		...VERDICTS.map((verdict) => drawRows(verdict, rows, scale, rowHeight)),
		drawAsOf(scale, plot, asOf),
		legend,
		...notes.map((note, i) => textAt(plot.left, notesTop + i * 16, note, { "fill-opacity": .7 }))
	];
	return picture$1({
		width: widthPx,
		height: notesTop + notes.length * 16
	}, describe(asOf, figures.total, counts), body.join(""));
}
function firstAt(page) {
	return page.visitAt ?? page.revisitAt;
}
function inOrderOfVisit(pages) {
	const lastAt = (page) => page.revisitAt ?? page.visitAt;
	return pages.toSorted((a, b) => firstAt(a) - firstAt(b) || lastAt(b) - lastAt(a) || compare(a.url, b.url));
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function toRow(page, y) {
	const from = firstAt(page);
	return {
		page,
		from,
		to: page.revisitAt ?? from,
		y
	};
}
function countVerdicts(pages) {
	const counts = {};
	for (const { verdict } of pages) counts[verdict] = (counts[verdict] ?? 0) + 1;
	return counts;
}
function notesFor$1(untimed, oneIn) {
	const notes = [];
	if (oneIn > 1) notes.push(`Each line stands for ${oneIn} pages of the same verdict.`);
	if (untimed > 0) notes.push(`${untimed === 1 ? "1 page was" : `${untimed} pages were`} never requested and no line is drawn.`);
	return notes;
}
function drawPassNames(plot, asOfX) {
	const faint = { "fill-opacity": .7 };
	const middle = (plot.top + plot.bottom) / 2;
	const isFree = (x) => plot.left >= PLOT_LEFT || Math.abs(x - asOfX) > AS_OF_NAME_PX;
	return (isFree(plot.left) ? textAt(plot.left, plot.top - 14, "visits", faint) : "") + (isFree(plot.right) ? textAt(plot.right, plot.top - 14, "revisits", {
		...faint,
		"text-anchor": "end"
	}) : "") + textAt(0, 0, "pages, first visited lowest", {
		...faint,
		"text-anchor": "middle",
		transform: `translate(${plot.left - 14} ${Math.round(middle)}) rotate(-90)`
	});
}
function drawRows(verdict, rows, scale, rowHeight) {
	const own = rows.filter((row) => row.page.verdict === verdict);
	if (own.length === 0) return "";
	const marks = own.map((row) => drawRow$1(row, scale, rowHeight)).join("");
	const width = verdict === "sharp" ? Math.min(2.4, rowHeight < 2 ? rowHeight + 1 : rowHeight * .5) : Math.max(1.8, rowHeight * .2);
	const opacity = verdict === "sharp" && rowHeight < 4 ? .75 : null;
	return element("g", {
		stroke: verdictColour(verdict),
		opacity,
		"stroke-width": width,
		fill: "none"
	}, marks);
}
function drawRow$1(row, scale, rowHeight) {
	const { page, y } = row;
	const x1 = scale.x(row.from);
	const x2 = scale.x(row.to);
	const title = element("title", {}, escapeMarkup(titleOf(page)));
	const solid = {
		cy: y,
		r: Math.max(.8, Math.min(2.4, rowHeight * .35)),
		fill: verdictColour(page.verdict)
	};
	if (row.from === row.to) return element("g", {}, title, element("circle", {
		...solid,
		cx: x1
	}));
	const line = element("path", {
		d: `M${coordinate(x1)} ${coordinate(y)}H${coordinate(x2)}`,
		"stroke-dasharray": verdictDash(page.verdict)
	});
	if (rowHeight < 4) return element("g", {}, title, line);
	const end = page.verdict === "sharp" || page.verdict === "attested" ? {
		...solid,
		cx: x2
	} : {
		...solid,
		cx: x2,
		fill: "var(--isochron-ground, none)"
	};
	return element("g", {}, title, line, element("circle", {
		...solid,
		cx: x1
	}), element("circle", end));
}
function titleOf(page) {
	const label = pageLabel(page.url);
	return `${label.length > LONGEST_NAME ? `${label.slice(0, LONGEST_NAME)}…` : label} – ${page.verdict}`;
}
function describe(at, pages, counts) {
	const parts = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(", ");
	return `Visit and revisit of ${pages} pages around ${new Date(at).toISOString()}: ${parts || "no pages"}.`;
}
//#endregion
//#region src/chart/coherence-curve.ts
var WIDTH$4 = 960;
var LEFT$2 = 48;
/** How many closed intervals contain t, as steps over t; instants are whole milliseconds. */
function coherenceSteps(intervals) {
	return [...sweep(intervals.map(({ from }) => from), intervals.map(({ to }) => to))];
}
/** One step at every instant at which an interval begins or has just ended; both lists are sorted in place. */
function* sweep(starts, ends) {
	const byTime = (a, b) => a - b;
	starts.sort(byTime);
	ends.sort(byTime);
	for (let [i, k] = [0, 0]; k < ends.length;) {
		const at = Math.min(starts[i] ?? Infinity, ends[k] + 1);
		while (starts[i] === at) i++;
		while (k < ends.length && ends[k] + 1 === at) k++;
		yield {
			at,
			count: i - k
		};
	}
}
/** Counts what {@link coherenceCurve} draws; attested intervals rest on the server's words and must not raise it. */
function coherenceFigures(input) {
	const intervals = input.pages.flatMap(({ verdict, interval }) => interval === null || verdict === "attested" ? [] : [interval]);
	const steps = coherenceSteps(intervals);
	return {
		steps,
		pages: input.pages.length,
		atAsOf: intervals.filter(({ from, to }) => from <= input.asOf && input.asOf <= to).length,
		most: steps.reduce((best, step) => Math.max(best, step.count), 0)
	};
}
/** Columns in which a curve that is made ready keeps its top and its end: more than any picture has. */
var COLUMNS = 1200;
/** The curve of very many pages: tops are kept, and as many steps as can be told apart. */
function coherenceOf({ asOf, starts, ends, pages }) {
	let [most, atAsOf] = [0, 0];
	const all = [];
	for (const step of sweep(starts, ends)) {
		most = Math.max(most, step.count);
		if (step.at <= asOf) atAsOf = step.count;
		all.push(step);
	}
	const [from, to] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 1];
	return {
		steps: highestPerPixel(all, (at) => (at - from) / Math.max(1, to - from) * (COLUMNS / 2)),
		pages,
		atAsOf,
		most
	};
}
/** Draws the curve as an SVG string. */
function coherenceCurve(input, widthPx) {
	return drawCoherence(input.asOf, coherenceFigures(input), widthPx);
}
/** Draws a curve that was made ready, for a width in pixels. */
function drawCoherence(asOf, figures, widthPx = WIDTH$4) {
	const { steps, pages, atAsOf, most } = figures;
	const plot = {
		left: LEFT$2,
		right: widthPx - 16,
		top: 44,
		bottom: 204
	};
	const scale = timeScale([asOf, ...steps.map((step) => step.at)], plot);
	const top = Math.max(pages, 1);
	const y = (count) => plot.bottom - count / top * (plot.bottom - plot.top);
	const name = `Number of pages whose observed interval contains a time, over time: ${atAsOf} of ${pages} at ${new Date(asOf).toISOString()}, at most ${most}.`;
	const body = drawTimeAxis(scale, plot, asOf) + drawCountAxis(pages, plot, y) + drawArea$1(steps, scale, y) + drawAsOf(scale, plot, asOf);
	return picture$1({
		width: widthPx,
		height: plot.bottom + 28
	}, name, body);
}
function drawCountAxis(pages, plot, y) {
	return [.../* @__PURE__ */ new Set([
		0,
		Math.round(pages / 2),
		pages
	])].map((count) => {
		return element("line", {
			x1: plot.left,
			x2: plot.right,
			y1: y(count),
			y2: y(count),
			stroke: "currentColor",
			"stroke-opacity": .1
		}) + textAt(plot.left - 6, y(count) + 4, String(count), {
			"text-anchor": "end",
			"fill-opacity": .7
		});
	}).join("");
}
function drawArea$1(steps, scale, y) {
	if (steps.length === 0) return "";
	const drawn = highestPerPixel(steps, (at) => scale.x(at));
	const path = drawn.map((step) => `H${coordinate(scale.x(step.at))}V${coordinate(y(step.count))}`).join("");
	const start = `M${coordinate(scale.x(drawn[0].at))} ${coordinate(y(0))}`;
	const colour = "var(--isochron-sharp, #2f8f77)";
	return element("path", {
		d: `${start}${path}Z`,
		fill: colour,
		"fill-opacity": .18
	}) + element("path", {
		d: start + path,
		fill: "none",
		stroke: colour,
		"stroke-width": 1.5
	});
}
//#endregion
//#region src/chart/directory-tree.ts
var MOST_ROWS$4 = 60;
var MOST_AREAS$1 = 60;
var DEEPEST = 4;
/** Host and two directories. */
var HEAT_DEPTH = 3;
/** Pages of directories beyond these count for what lies above: a million of them could not be drawn. */
var MOST_DIRECTORIES = 2e4;
var DIFFERING = [
	"changed",
	"self-varying",
	"gone"
];
/** Counts pages into directories. */
var DirectoryTree = class {
	#root = directory("all pages", 0);
	#directories = 1;
	/** Counts one page in its directory and in all above it. */
	add(url, verdict) {
		let at = this.#root;
		count$1(at, verdict);
		for (const name of directoriesOf(url)) {
			let child = at.children.get(name);
			if (!child) {
				if (this.#directories >= MOST_DIRECTORIES) return;
				this.#directories++;
				at.children.set(name, child = directory(name, at.depth + 1));
			}
			at = child;
			count$1(at, verdict);
		}
	}
	/** What there is to draw. */
	figures() {
		const rows = largest(rowsOf(this.#root)).map(({ name, depth, counts }) => ({
			name,
			depth,
			counts: Object.fromEntries(VERDICTS.flatMap((v) => counts.has(v) ? [[v, counts.get(v)]] : []))
		}));
		return {
			pages: sizeOf$1(this.#root),
			directories: this.#directories,
			rows,
			heat: heatOf(this.#root)
		};
	}
};
/** The directories of pages that are all at hand. */
function directoriesOfPages(pages) {
	const tree = new DirectoryTree();
	for (const { url, verdict } of pages) tree.add(url, verdict);
	return tree.figures();
}
function directory(name, depth) {
	return {
		name,
		depth,
		counts: /* @__PURE__ */ new Map(),
		children: /* @__PURE__ */ new Map()
	};
}
function count$1({ counts }, verdict) {
	counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
}
/** Host first, then the directories of the path, as deep as charts go. */
function directoriesOf(url) {
	if (!URL.canParse(url)) return ["?"];
	const { host, pathname } = new URL(url);
	return [host, ...pathname.split("/").slice(1, -1).map((part) => `${part}/`)].slice(0, DEEPEST);
}
function sizeOf$1({ counts }) {
	return [...counts.values()].reduce((sum, n) => sum + n, 0);
}
function differingIn({ counts }) {
	return DIFFERING.reduce((sum, verdict) => sum + (counts.get(verdict) ?? 0), 0);
}
/** In the order of the tree, larger siblings first. */
function rowsOf(at) {
	return [at, ...[...at.children.values()].sort((a, b) => sizeOf$1(b) - sizeOf$1(a)).flatMap(rowsOf)];
}
/** The largest, in the order of the tree; a directory is never smaller than what lies below it. */
function largest(rows) {
	const kept = new Set(rows.toSorted((a, b) => sizeOf$1(b) - sizeOf$1(a)).slice(0, MOST_ROWS$4));
	return rows.filter((row) => kept.has(row));
}
/** The host stands before the path where there are several. */
function heatOf(root) {
	const isOneHost = root.children.size === 1;
	const found = [...root.children.values()].flatMap((host) => ownPages(host, host.name === "?" ? "?" : `${isOneHost ? "" : host.name}/`));
	found.sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
	const rest = found.slice(MOST_AREAS$1);
	return rest.length === 0 ? found : [...found.slice(0, MOST_AREAS$1), together(rest)];
}
/** A directory's own pages, and those of each below it, down to where areas would be too small. */
function ownPages(at, name) {
	const children = at.depth < HEAT_DEPTH ? [...at.children.values()] : [];
	const [pages, differing] = [sizeOf$1, differingIn].map((figure) => figure(at) - children.reduce((sum, child) => sum + figure(child), 0));
	return [...pages > 0 ? [{
		name,
		pages,
		differing
	}] : [], ...children.flatMap((child) => ownPages(child, `${name}${child.name}`))];
}
function together(directories) {
	const sum = {
		name: `${directories.length} smaller directories`,
		pages: 0,
		differing: 0
	};
	for (const { pages, differing } of directories) {
		sum.pages += pages;
		sum.differing += differing;
	}
	return sum;
}
//#endregion
//#region src/chart/tree-map.ts
var WIDTH$3 = 760;
var HEIGHT$1 = 420;
var TOP$1 = 30;
/** Smaller boxes cannot hold a name. */
var LEAST_LABEL_WIDTH = 60;
/** Wider than most glyphs of the font at size 12. */
var CHAR_WIDTH = 7.2;
/** A tree map of one level as an SVG string; areas are laid out as squarely as strips allow. */
function treeMap(title, areas, { widthPx = WIDTH$3, heightPx = HEIGHT$1 } = {}) {
	const sorted = areas.filter((area) => area.size > 0).toSorted((a, b) => b.size - a.size);
	const boxes = layOut(sorted, {
		x: 0,
		y: TOP$1,
		width: widthPx,
		height: heightPx
	});
	const drawn = sorted.map((area, i) => drawArea(area, boxes[i])).join("");
	const heading = textAt(0, 18, fitted(title, widthPx, 8), {
		"font-size": 15,
		"font-weight": 600
	});
	return picture$1({
		width: widthPx,
		height: TOP$1 + heightPx
	}, title, heading + drawn);
}
function drawArea(area, box) {
	const tip = `${area.name}: ${area.detail ?? `${area.size}, ${(area.shade * 100).toFixed(0)} %`}`;
	const rect = element("rect", {
		x: box.x + 1,
		y: box.y + 1,
		width: Math.max(0, box.width - 2),
		height: Math.max(0, box.height - 2),
		fill: "var(--isochron-series-2, #d4692f)",
		"fill-opacity": .06 + .84 * area.shade,
		stroke: "currentColor",
		"stroke-opacity": .25
	}, element("title", {}, escapeMarkup(tip)));
	if (box.width < LEAST_LABEL_WIDTH || box.height < 18) return rect;
	const room = Math.floor((box.width - 12) / CHAR_WIDTH);
	const label = area.name.length > room ? `…${area.name.slice(1 - room)}` : area.name;
	const detail = area.detail !== void 0 && area.detail.length <= room && box.height >= 36 ? textAt(box.x + 6, box.y + 31, area.detail, { "fill-opacity": .75 }) : "";
	return rect + textAt(box.x + 6, box.y + 15, label) + detail;
}
/** Strips along the shorter side, each filled while its boxes grow squarer. */
function layOut(areas, whole) {
	const boxes = [];
	let rest = whole;
	let left = areas.reduce((sum, area) => sum + area.size, 0);
	for (let at = 0; at < areas.length;) {
		const scale = rest.width * rest.height / left;
		const side = Math.min(rest.width, rest.height);
		let count = 1;
		const badness = (length) => worst(areas.slice(at, at + length), side, scale);
		while (at + count < areas.length && badness(count + 1) <= badness(count)) count++;
		const strip = areas.slice(at, at + count).reduce((sum, area) => sum + area.size, 0);
		const depth = side === 0 ? 0 : strip * scale / side;
		const upright = rest.width >= rest.height;
		let along = 0;
		for (const area of areas.slice(at, at + count)) {
			const length = area.size / strip * side;
			boxes.push(upright ? {
				x: rest.x,
				y: rest.y + along,
				width: depth,
				height: length
			} : {
				x: rest.x + along,
				y: rest.y,
				width: length,
				height: depth
			});
			along += length;
		}
		rest = upright ? {
			x: rest.x + depth,
			y: rest.y,
			width: Math.max(0, rest.width - depth),
			height: rest.height
		} : {
			x: rest.x,
			y: rest.y + depth,
			width: rest.width,
			height: Math.max(0, rest.height - depth)
		};
		left -= strip;
		at += count;
	}
	return boxes;
}
/** The least square box of a strip: its longer side over its shorter. */
function worst(strip, side, scale) {
	const depth = strip.reduce((sum, area) => sum + area.size, 0) * scale / side;
	return Math.max(...strip.map(({ size }) => Math.max(size * scale / depth ** 2, depth ** 2 / (size * scale))));
}
//#endregion
//#region src/chart/change-heat.ts
/** Few areas need no screen of their own. */
var [LEAST_HEIGHT, TALLEST, HEIGHT_PER_AREA] = [
	130,
	420,
	36
];
/** Whether the chart would show a difference between directories; if not, a sentence says more. */
function isHeatTelling(directories) {
	return directories.length > 1 && directories.some(({ differing }) => differing > 0);
}
/** Draws directories that were counted already. */
function drawHeat(directories, widthPx) {
	const size = {
		heightPx: Math.min(TALLEST, LEAST_HEIGHT + HEIGHT_PER_AREA * directories.length),
		...widthPx !== void 0 && { widthPx }
	};
	return treeMap("Pages that differed, by directory", directories.map(areaOf), size);
}
/** The root of the share: one page of a hundred is to be seen too. */
function areaOf({ name, pages, differing }) {
	const detail = `${differing} of ${pages} differed`;
	return {
		name,
		size: pages,
		shade: Math.sqrt(differing / pages),
		detail
	};
}
//#endregion
//#region src/chart/page-tree.ts
var WIDTH$2 = 960;
/** Narrower charts have names above their bars, not beside them. */
var LEAST_BESIDE = 640;
var INDENT$2 = 18;
var BAR_HEIGHT = 12;
/** The smallest directory is seen too. */
var LEAST_BAR = 2;
var NOTE_HEIGHT = 16;
/** Draws directories that were counted already, for a width in pixels. */
function drawPageTree(figures, widthPx = WIDTH$2) {
	const { rows, pages, directories } = figures;
	const [root] = rows;
	const layout = layoutFor(widthPx);
	const top = 8;
	const legendTop = top + rows.length * layout.rowHeight + 28;
	const counts = new Map(VERDICTS.flatMap((v) => root?.counts[v] ? [[v, root.counts[v]]] : []));
	const notesTop = legendTop + legendHeight(counts, widthPx - 16);
	const notes = notesFor(directories - rows.length).flatMap((note) => wrapped(note, widthPx - 16));
	const body = [
		...rows.map((row, i) => drawRow(row, top + i * layout.rowHeight, pages, layout)),
		drawLegend(counts, {
			x: 8,
			y: legendTop,
			width: widthPx - 16
		}),
		...notes.map((note, i) => textAt(8, notesTop + 4 + i * NOTE_HEIGHT, note, { "fill-opacity": .7 }))
	];
	const height = notesTop + notes.length * NOTE_HEIGHT + 4;
	const name = `Directories of the site by verdict: ${root?.counts.sharp ?? 0} of ${pages} pages sharp in ${directories} directories.`;
	return picture$1({
		width: widthPx,
		height
	}, name, body.join(""));
}
function notesFor(left) {
	return ["A bar is as long as its directory has pages, with all that lies below it.", ...left > 0 ? [`${left} smaller directories are not drawn`] : []];
}
function layoutFor(widthPx) {
	if (widthPx < LEAST_BESIDE) return {
		rowHeight: 38,
		barTop: 20,
		bar: (depth) => ({
			left: 8 + depth * 10,
			width: widthPx - 16 - depth * 10
		}),
		figuresAt: widthPx - 8,
		nameWidth: (depth) => widthPx - 100 - depth * 10
	};
	const left = Math.round(widthPx * .42);
	return {
		rowHeight: 20,
		barTop: 4,
		bar: () => ({
			left,
			width: widthPx - left - 16
		}),
		figuresAt: left - 10,
		nameWidth: (depth) => left - 110 - depth * INDENT$2
	};
}
function sizeOf({ counts }) {
	return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
function drawRow(row, y, pages, layout) {
	const size = sizeOf(row);
	const present = VERDICTS.filter((verdict) => row.counts[verdict]);
	const full = `${row.name}: ${present.map((v) => `${row.counts[v]} ${v}`).join(", ")}`;
	const { left, width: room } = layout.bar(row.depth);
	const width = Math.max(LEAST_BAR, room * size / Math.max(1, pages));
	let x = left;
	const parts = present.map((verdict) => {
		const own = width * row.counts[verdict] / size;
		const box = {
			x,
			y: y + layout.barTop,
			width: own,
			height: BAR_HEIGHT
		};
		x += own;
		return element("rect", {
			...box,
			fill: verdictColour(verdict)
		});
	});
	const indent = layout.barTop > BAR_HEIGHT ? left : 8 + row.depth * INDENT$2;
	return element("g", {}, element("title", {}, escapeMarkup(full)), textAt(indent, y + 14, fitted(row.name, layout.nameWidth(row.depth))), textAt(layout.figuresAt, y + 14, `${row.counts.sharp ?? 0} of ${size}`, {
		"text-anchor": "end",
		"fill-opacity": .7
	}), ...parts);
}
//#endregion
//#region src/chart/figures.ts
/** `12:31:07.412Z`. */
function clockTime(ms) {
	return new Date(ms).toISOString().slice(11);
}
/** `2026-11-15 12:31:07.412 UTC`. */
function fullTime(ms) {
	return new Date(ms).toISOString().replace("T", " ").replace("Z", " UTC");
}
/** A share with one decimal, rounded down: 100.0 % means all of them. */
function percent(part, whole) {
	if (whole === 0) return "–";
	return `${(Math.floor(part / whole * 1e3 + 1e-9) / 10).toFixed(1)} %`;
}
/** A whole number with thin groups of three digits. */
function count(value) {
	return String(value).replace(/\B(?=(\d{3})+$)/g, " ");
}
/** `1 page`, `2 pages`. */
function pagesWord(value) {
	return `${count(value)} ${value === 1 ? "page" : "pages"}`;
}
/** A length of time in its two greatest units. */
function duration(ms) {
	if (ms < 1e3) return `${Math.round(ms)} ms`;
	if (ms < 6e4) return `${(Math.floor(ms / 100) / 10).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	const [d, h, m, s] = [
		seconds / 86400,
		seconds / 3600 % 24,
		seconds / 60 % 60,
		seconds % 60
	].map(Math.floor);
	if (d > 0) return `${d} d ${h} h`;
	return h > 0 ? `${h} h ${m} min` : `${m} min ${s} s`;
}
/** A size in decimal units. */
function size(bytes) {
	const units = [
		"bytes",
		"kB",
		"MB",
		"GB",
		"TB"
	];
	const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
	return power === 0 ? `${bytes} bytes` : `${(bytes / 1e3 ** power).toFixed(1)} ${units[power]}`;
}
//#endregion
//#region src/chart/series-style.ts
/** Legible on light and dark grounds alike; a page may set `--isochron-series-1` and so on. */
var COLOURS = [
	"#2f8f77",
	"#d4692f",
	"#5585c0",
	"#9c68ae",
	"#b08420",
	"#cb5266",
	"#7b868c",
	"#4f9a2f"
];
var DASHES = [
	null,
	"8 3",
	"3 3",
	"10 3 2 3",
	"1.5 2.5",
	"6 2",
	"12 4",
	"2 5"
];
/** Colour of the k-th series. */
function seriesColour(k) {
	const place = k % COLOURS.length;
	return `var(--isochron-series-${place + 1}, ${COLOURS[place]})`;
}
/** Dash pattern of the k-th series; `null` is a solid line. */
function seriesDash(k) {
	return DASHES[k % DASHES.length];
}
//#endregion
//#region src/chart/plot-frame.ts
/** What a chart in a report is drawn for. */
var WIDTH$1 = 760;
var LEGEND_ROW = 18;
/** Narrower columns would cut the names of series. */
var LEAST_COLUMN = 150;
var MOST_COLUMNS = 3;
var TITLE_CHAR = 8;
/** The area left for data in a picture of a width in pixels; `footer` is room for the labels below. */
function plotArea(width = WIDTH$1, footer = 40) {
	return {
		width,
		left: width < 480 ? 54 : 70,
		right: width - 16,
		top: 40,
		bottom: 300 - (footer - 40)
	};
}
/** How many labels of a width in pixels stand beside each other along the area. */
function labelsAlong({ left, right }, labelPx, most) {
	return Math.max(2, Math.min(most, Math.floor((right - left) / labelPx)));
}
/** Wraps drawn data into a titled picture with a grid, both axes' names and a legend. */
function framed(labels, area, y, drawn) {
	const legendTop = 352;
	const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.floor((area.width - 40) / LEAST_COLUMN)));
	const rows = Math.ceil(labels.series.length / columns);
	const middle = (area.left + area.right) / 2;
	const body = [
		textAt(area.left, 22, fitted(labels.title, area.right - area.left, TITLE_CHAR), {
			"font-size": 15,
			"font-weight": 600
		}),
		...y.ticks.map((tick) => gridLine(area, y.at(tick), y.label(tick))),
		drawn,
		textAt(middle, 338, labels.xLabel, { "text-anchor": "middle" }),
		textAt(0, 0, labels.yLabel, {
			"text-anchor": "middle",
			transform: `translate(16 ${(area.top + area.bottom) / 2}) rotate(-90)`
		}),
		...labels.series.map((name, k) => legendEntry(name, k, {
			top: legendTop,
			columns,
			width: area.width
		}))
	].join("");
	return picture$1({
		width: area.width,
		height: legendTop + rows * LEGEND_ROW + 4
	}, labels.title, body);
}
function gridLine(area, y, label) {
	return element("line", {
		x1: area.left,
		x2: area.right,
		y1: y,
		y2: y,
		stroke: "currentColor",
		"stroke-opacity": .18
	}) + textAt(area.left - 6, y + 4, label, { "text-anchor": "end" });
}
function legendEntry(name, k, { top, columns, width }) {
	const x = 20 + k % columns * ((width - 40) / columns);
	const y = top + Math.floor(k / columns) * LEGEND_ROW;
	return element("line", {
		x1: x,
		x2: x + 26,
		y1: y,
		y2: y,
		stroke: seriesColour(k),
		"stroke-width": 3,
		"stroke-dasharray": seriesDash(k)
	}) + textAt(x + 32, y + 4, name);
}
//#endregion
//#region src/chart/value-axis.ts
/** A linear axis over at least the given values, from coordinate `start` to `end`, with about five marks. */
function valueAxis(values, start, end) {
	const finite = values.filter(Number.isFinite);
	const low = finite.reduce((least, value) => Math.min(least, value), finite[0] ?? 0);
	const high = finite.reduce((most, value) => Math.max(most, value), finite[0] ?? 1);
	const step = roundStep((high - low || Math.abs(high) || 1) / 5);
	const from = Math.floor(low / step + 1e-9) * step;
	const to = Math.max(from + step, Math.ceil(high / step - 1e-9) * step);
	const marks = Math.round((to - from) / step);
	const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
	return {
		ticks: Array.from({ length: marks + 1 }, (_, k) => from + k * step),
		at: (value) => start + (value - from) / (to - from) * (end - start),
		label: (value) => value.toFixed(Math.min(decimals, 12))
	};
}
/** 1, 2 or 5 times a power of ten, at least the raw step. */
function roundStep(raw) {
	const power = 10 ** Math.floor(Math.log10(raw));
	return ([
		1,
		2,
		5,
		10
	].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10) * power;
}
//#endregion
//#region src/chart/date-axis.ts
var [MINUTE, HOUR, DAY] = [
	6e4,
	36e5,
	864e5
];
var STEPS$1 = [
	...[
		1,
		2,
		5,
		10,
		15,
		30
	].map((n) => n * MINUTE),
	...[
		1,
		2,
		3,
		6,
		12
	].map((n) => n * HOUR),
	...[
		1,
		2,
		5,
		10,
		20,
		50,
		100,
		200,
		500,
		1e3,
		2e3,
		5e3
	].map((n) => n * DAY)
];
/** A single instant gets some room around it. */
var LEAST_SPAN_MS = 2 * MINUTE;
/** A linear axis over the given instants (epoch milliseconds), from coordinate `start` to `end`. */
function dateAxis(instants, start, end, mostTicks = 6) {
	let [from, to] = [Infinity, -Infinity];
	for (const at of instants) [from, to] = [Math.min(from, at), Math.max(to, at)];
	if (from > to) [from, to] = [0, LEAST_SPAN_MS];
	const room = Math.max(0, LEAST_SPAN_MS - (to - from)) / 2;
	[from, to] = [from - room, to + room];
	const step = STEPS$1.find((one) => (to - from) / one <= mostTicks) ?? (to - from) / mostTicks;
	const ticks = [];
	for (let at = Math.ceil(from / step) * step; at <= to; at += step) ticks.push(at);
	return {
		ticks,
		at: (value) => start + (value - from) / (to - from) * (end - start),
		label: (value) => dateLabel(value, step, to - from)
	};
}
function dateLabel(at, stepMs, spanMs) {
	const iso = new Date(at).toISOString();
	if (stepMs >= DAY) return iso.slice(0, 10);
	return spanMs > DAY ? `${iso.slice(5, 10)} ${iso.slice(11, 16)}` : iso.slice(11, 16);
}
//#endregion
//#region src/chart/coverage-chart.ts
/** The chart as an SVG string; `pages` is the one denominator. */
function coverageChart(title, steps, pages, widthPx) {
	const area = plotArea(widthPx);
	const x = dateAxis(steps.map((step) => step.at), area.left, area.right, labelsAlong(area, 92, 6));
	const y = valueAxis([0, Math.max(pages, 1)], area.bottom, area.top);
	const drawn = highestPerPixel(steps, (at) => x.at(at));
	const path = drawn.map(({ at, count }) => `H${coordinate(x.at(at))}V${coordinate(y.at(count))}`).join("");
	const start = `M${coordinate(x.at(drawn[0]?.at ?? 0))} ${coordinate(area.bottom)}`;
	const colour = "var(--isochron-sharp, #2f8f77)";
	const marks = x.ticks.map((tick) => textAt(x.at(tick), area.bottom + 18, x.label(tick), { "text-anchor": anchorAt(x.at(tick), 72, area.width) }));
	const whole = {
		x1: area.left,
		x2: area.right,
		y1: y.at(pages),
		y2: y.at(pages),
		stroke: "currentColor",
		"stroke-opacity": .5,
		"stroke-dasharray": "4 4"
	};
	const body = [
		...marks,
		element("line", whole, element("title", {}, `all ${pages} pages`)),
		element("path", {
			d: `${start}${path}V${coordinate(area.bottom)}Z`,
			fill: colour,
			"fill-opacity": .2
		}),
		element("path", {
			d: start + path,
			fill: "none",
			stroke: colour,
			"stroke-width": 1.5
		})
	];
	return framed({
		title,
		xLabel: "time (UTC)",
		yLabel: "pages proved",
		series: []
	}, area, y, body.join(""));
}
//#endregion
//#region src/chart/share-chart.ts
/** More marks than this would touch each other. */
var MOST_MARKS = 120;
/** The chart as an SVG string, from 0 to 100 %. */
function shareChart(title, series, widthPx) {
	const area = plotArea(widthPx);
	const x = dateAxis(series.flatMap(({ points }) => points.map(({ at }) => at)), area.left + 8, area.right - 8, labelsAlong(area, 92, 6));
	const y = valueAxis([0, 100], area.bottom, area.top);
	const ticks = x.ticks.map((tick) => textAt(x.at(tick), area.bottom + 18, x.label(tick), { "text-anchor": anchorAt(x.at(tick), 72, area.width) }));
	const lines = series.map(({ name, points }, k) => {
		const known = points.flatMap(({ at, value }) => value === null ? [] : [{
			at,
			share: value * 100
		}]);
		const places = known.map(({ at, share }) => [coordinate(x.at(at)), coordinate(y.at(share))]);
		const look = {
			stroke: seriesColour(k),
			"stroke-width": 2,
			"stroke-dasharray": seriesDash(k)
		};
		const line = element("polyline", {
			points: places.map((p) => p.join(",")).join(" "),
			fill: "none",
			...look
		});
		if (known.length > MOST_MARKS) return line;
		return line + known.map(({ at, share }, i) => {
			const tip = `${name}: ${share.toFixed(1)} % at ${new Date(at).toISOString()}`;
			const [cx, cy] = places[i];
			return element("circle", {
				cx,
				cy,
				r: 3,
				fill: seriesColour(k)
			}, element("title", {}, escapeMarkup(tip)));
		}).join("");
	});
	return framed({
		title,
		xLabel: "time (UTC)",
		yLabel: "%",
		series: series.map(({ name }) => name)
	}, area, y, [...ticks, ...lines].join(""));
}
//#endregion
//#region src/chart/heat-map.ts
/** Of a cell where there is room for it. */
var WIDEST_CELL = 26;
var ROW = 26;
var LEFT$1 = 52;
var TOP = 46;
/** A heat map as an SVG string; `values` go row by row, and the greatest is darkest. */
function heatMap(labels, values, widthPx = Infinity) {
	const { columns, rows } = labels;
	const cell = Math.min(WIDEST_CELL, Math.floor((widthPx - LEFT$1 - 8) / Math.max(1, columns.length)));
	let most = 0;
	for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]);
	const cells = rows.flatMap((row, r) => columns.map((column, c) => {
		const value = values[r * columns.length + c] ?? 0;
		const shade = {
			fill: "var(--isochron-series-1, #2f8f77)",
			"fill-opacity": most === 0 ? 0 : value / most
		};
		const box = {
			x: LEFT$1 + c * cell,
			y: TOP + r * ROW,
			width: cell - 2,
			height: 24,
			rx: 3
		};
		const tip = element("title", {}, escapeMarkup(`${row} ${column}: ${value.toFixed(2)} ${labels.unit}`));
		return element("rect", {
			...box,
			...shade,
			stroke: "currentColor",
			"stroke-opacity": .15
		}, tip);
	}));
	const body = [
		textAt(LEFT$1, 18, labels.title, {
			"font-size": 15,
			"font-weight": 600
		}),
		...columns.map((name, c) => c % Math.ceil(columns.length / (cell < WIDEST_CELL ? 6 : 12)) === 0 ? textAt(LEFT$1 + c * cell + cell / 2, 40, name, { "text-anchor": "middle" }) : ""),
		...rows.map((name, r) => textAt(44, TOP + r * ROW + 17, name, { "text-anchor": "end" })),
		...cells
	].join("");
	return picture$1({
		width: LEFT$1 + columns.length * cell + 8,
		height: TOP + rows.length * ROW + 8
	}, labels.title, body);
}
//#endregion
//#region src/chart/histogram.ts
var WIDTH = 760;
var HEIGHT = 240;
var LEFT = 56;
var LABEL_CHAR = 6;
/** A histogram as an SVG string. */
function histogram(labels, classes, widthPx = WIDTH) {
	const most = Math.max(1, ...classes.map(({ count }) => count));
	const width = (widthPx - LEFT - 16) / Math.max(1, classes.length);
	const longest = Math.max(1, ...classes.map(({ label }) => label.length));
	const every = widthPx < WIDTH ? Math.ceil(longest * LABEL_CHAR / width) : 1;
	const bars = classes.map(({ label, count }, i) => {
		const height = HEIGHT * count / most;
		const x = LEFT + i * width;
		const box = {
			x: x + 2,
			y: 280 - height,
			width: Math.max(1, width - 4),
			height
		};
		const tip = element("title", {}, escapeMarkup(`${label}: ${count}`));
		const bar = element("rect", {
			...box,
			fill: "var(--isochron-series-1, #2f8f77)"
		}, tip);
		const figure = count === 0 ? "" : textAt(x + width / 2, 280 - height - 4, String(count), { "text-anchor": "middle" });
		const named = i % every === 0 ? textAt(x + width / 2, 296, label, {
			"text-anchor": "middle",
			"font-size": 10
		}) : "";
		return bar + figure + named;
	});
	const body = [
		textAt(LEFT, 18, labels.title, {
			"font-size": 15,
			"font-weight": 600
		}),
		element("line", {
			x1: LEFT,
			x2: widthPx - 16,
			y1: 280,
			y2: 280,
			stroke: "currentColor"
		}),
		textAt(widthPx / 2, 318, labels.xLabel, { "text-anchor": "middle" }),
		textAt(0, 0, labels.yLabel, {
			"text-anchor": "middle",
			transform: `translate(16 160) rotate(-90)`
		}),
		...bars
	].join("");
	return picture$1({
		width: widthPx,
		height: 328
	}, labels.title, body);
}
//#endregion
//#region src/report/terminal/terminal-end-tables.ts
var MOST = 5;
/** Labelled lines; none for reports of versions that had no such tables. */
function endTableLines({ tables }) {
	if (!tables) return [];
	const { hosts, mediaTypes, statuses, seeds } = tables;
	const bad = seeds.filter(({ status }) => status === null || status >= 400);
	return [
		...line$1("hosts", hosts, (row) => `${row.name} ${count(row.pages)} (${percent(row.sharp, row.pages)} sharp, ${count(row.failed)} failed)`),
		...line$1("types", mediaTypes, (row) => `${row.name} ${count(row.pages)} (${size(row.bytes)})`),
		...line$1("statuses", statuses, (row) => `${row.name} × ${count(row.pages)}`),
		...line$1("bad seeds", bad, (row) => `${row.name} (${row.status ?? row.verdict})`)
	];
}
function line$1(label, rows, words) {
	if (rows.length === 0) return [];
	const more = rows.length > MOST ? [`${count(rows.length - MOST)} more`] : [];
	return [[label, printable([...rows.slice(0, MOST).map(words), ...more].join(", "))]];
}
//#endregion
//#region src/report/terminal/terminal-text.ts
/** Cuts a string in its middle so that both ends stay legible. */
function shorten(text, width) {
	const chars = Array.from(text);
	if (chars.length <= width) return text;
	const head = Math.ceil((width - 1) * .6);
	return `${chars.slice(0, head).join("")}…${chars.slice(chars.length - (width - 1 - head)).join("")}`;
}
/** Breaks a sentence into lines of at most `width` characters where words allow it. */
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) if (line !== "" && line.length + 1 + word.length > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}
/** ANSI styles, or none. */
function ink(colour) {
	const style = (on, off) => (text) => colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
	return {
		strong: style(1, 22),
		faint: style(2, 22),
		good: style(32, 39),
		warn: style(33, 39),
		bad: style(31, 39)
	};
}
//#endregion
//#region src/report/wording.ts
/** The first sentence of every report: observed only. */
function headline$1(report) {
	const { pages, sharp } = report.all;
	if (report.imported) return importHeadline(report);
	if (report.refresh) return refreshHeadline(report, report.refresh);
	if (report.testimony) return testimonyHeadline(report.testimony);
	if (pages === 0) return "No pages were captured";
	const share = percent(sharp, pages);
	return `${count(sharp)} of ${pagesWord(pages)} seen identical before and after ${clockTime(report.asOf)} (${share})`;
}
/** Said right below the headline: what a percentage of identical responses does not cover; `null` when there is nothing. */
function scriptBuiltSentence({ scriptBuilt, documents }) {
	if (!scriptBuilt || scriptBuilt.pages === 0) return null;
	const { pages } = scriptBuilt;
	const are = pages === 1 ? "is" : "are";
	return `${count(pages)} of ${count(documents.pages)} documents ${are} built by scripts in the reader’s browser: what people saw there is not proved`;
}
/** How showing documents in a browser went; `null` when none was shown. */
function renderedSentence({ rendered }) {
	if (!rendered) return null;
	const { by, pages, closed, open, openKinds, failed, failures, composites } = rendered;
	return `${pages === 1 ? "1 document" : `${count(pages)} documents`} shown in ${by} from archived bytes alone: ${[
		`${count(closed)} closed (shown again from the same bytes, the same)`,
		...open > 0 ? [`${count(open)} open (went on without ${reasonWords(openKinds, OPEN_WORDS) ?? "something"})`] : [],
		...failed > 0 ? [`${count(failed)} failed${failures ? ` (${reasonWords(failures, {})})` : ""}`] : [],
		`${count(composites.sharp)} sharp with all that they asked for`
	].join(", ")}`;
}
/** What a document went on without, for people. */
var OPEN_WORDS = {
	websocket: "what a socket would bring",
	webrtc: "a WebRTC connection",
	webtransport: "a WebTransport connection",
	"endless-stream": "the rest of an endless stream",
	"over-size": "a response too large for the browser",
	truncated: "the rest of a response that was cut",
	refused: "a request that is not sent",
	beacon: "a beacon, which nobody answers",
	report: "a report, which nobody answers",
	"over-limit": "requests beyond the limit",
	unanswered: "a part that gave no answer"
};
var MOST_REASONS$1 = 3;
/** The few most frequent reasons with their counts; `null` where none are kept. */
function reasonWords(counts, words) {
	const all = Object.entries(counts ?? {});
	if (all.length === 0) return null;
	return [...all.slice(0, MOST_REASONS$1).map(([kind, times]) => `${words[kind] ?? kind}: ${count(times)}`), ...all.length > MOST_REASONS$1 ? ["…"] : []].join("; ");
}
/** Of other tools' records: what there is, and that none of it is proved. */
function importHeadline({ all, asOf }) {
	if (all.pages === 0) return "No page is told of in these records";
	return `${pagesWord(all.pages)} from other tools' records; as of ${clockTime(asOf)} ${count(all.attested)} attested by their servers, ${count(all.possible)} possible, none proved`;
}
/** Whether it speaks of one moment: looks of a watch and testimonies do not. */
function speaksOfMoment({ refresh, testimony }) {
	return refresh === void 0 && testimony === void 0;
}
/** Of a testimony: what is told, by whom, of which time; none of it is a look of ours. */
function testimonyHeadline(figures) {
	const { tier, from, to, current } = figures;
	const words = testimonyWords(figures);
	const span = from === null || to === null ? "" : `, told of the time from ${fullTime(from)} to ${fullTime(to)}`;
	const now = tier === "source" && current > 0 ? `; ${pagesWord(current)} current when it was taken` : "";
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}${span}${now}. No look of ours stands behind it`;
}
/** Of looks of a watch: what they found; no page is proved at a moment of theirs. */
function refreshHeadline({ startedAt, all }, figures) {
	const { first, gone, failed, refused } = figures;
	const more = [
		...first > 0 ? [`${count(first)} for the first time`] : [],
		...gone > 0 ? [`${count(gone)} answered as gone`] : [],
		...failed > 0 ? [`${count(failed)} failed`] : [],
		...refused > 0 ? [`${count(refused)} refused`] : []
	];
	const words = refreshWords(startedAt, figures);
	const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)} of ${pagesWord(all.pages)}`;
	return more.length === 0 ? sentence : `${sentence} (${more.join(", ")})`;
}
/** What the planner promised beside the bound; `null` when it promised nothing. */
function expectation(report) {
	const { expectedSharp, upperBound } = report;
	if (expectedSharp === null) return null;
	const expected = `${expectedSharp.toFixed(1)} sharp pages expected when the revisits were planned`;
	if (upperBound === null || upperBound <= 0) return expected;
	const share = percent(expectedSharp, upperBound);
	return `${expected}; no plan of this kind expects more than ${upperBound.toFixed(1)} (${share} of that bound)`;
}
/** Where the planned t* was not the best one found afterwards; `null` when they agree. */
function plannedTimePoint(report) {
	if (report.plannedAsOf === report.asOf) return null;
	return `${clockTime(report.plannedAsOf)} was planned, where ${pagesWord(report.sharpAtPlanned)} are sharp`;
}
/** The classes of a report, each over its own fixed denominator; composites that scripts build are counted apart. */
function classesOf(report) {
	return [
		["all pages", report.all],
		["documents", report.documents],
		["requisites", report.requisites],
		["composites", report.composites],
		...report.rendered ? [["rendered", report.rendered.composites]] : [],
		...report.scriptBuilt ? [["script-built", report.scriptBuilt]] : []
	];
}
/** What is held of the responses that make pages sharp; `null` when nothing is sharp or nobody counted. */
function bodiesSentence({ bodies, all }) {
	if (!bodies || all.sharp === 0) return null;
	return `Of the sharp pages ${count(bodies.both)} are held with both bodies, ${count(bodies.secondByDigest)} with the first body, and the second's head and digest, ${count(bodies.firstBorrowed ?? 0)} with the body in an earlier capture's file, and both heads and digests.`;
}
/** The pages without an observed claim, in the report's order. */
function notSharp(report) {
	return report.pages.filter((page) => page.verdict !== "sharp");
}
/** How much of what differed matters, in one sentence; `null` when nothing differed or nothing was compared. */
function changesSentence({ changes }) {
	if (!changes) return null;
	const parts = CHANGE_VERDICTS.filter((verdict) => changes.verdicts[verdict] > 0).map((verdict) => `${count(changes.verdicts[verdict])} ${verdict}`);
	if (changes.unjudged > 0) parts.push(`${count(changes.unjudged)} not comparable`);
	return parts.length === 0 ? null : `${parts.join(", ")}; insignificant differences are not forgiven`;
}
/** The scrubbed figure, apart from all others; `null` when no page read the same or none was compared. */
function scrubbedSentence({ changes }) {
	if (!changes?.scrubbed) return null;
	return `Scrubbed, apart from every other figure: ${`${count(changes.scrubbed)} further ${changes.scrubbed === 1 ? "page reads" : "pages read"}`} the same before and after the time point once stamps, counters, tokens and advertisements are left out, by rules fixed before the first visit. Not identical, so not sharp`;
}
/** Pages that differ, what matters most first. */
function judgedPages(report) {
	return report.pages.filter((page) => page.change !== void 0).sort((a, b) => rank(b) - rank(a) || b.change.importance - a.change.importance);
}
function rank({ change }) {
	return CHANGE_VERDICTS.indexOf(change.verdict);
}
/** What was not asked for, by code: pages of the denominator, and URLs counted beside it. */
function refusalsOf(report) {
	return (report.refusals ?? []).map(({ code, pages, urls, exact }) => {
		const beside = urls === 0 ? null : `${exact ? "" : "about "}${count(urls)} URLs beside the denominator`;
		return {
			code,
			figures: [pages === 0 ? null : pagesWord(pages), beside].filter((part) => part !== null).join(", "),
			meaning: REFUSALS[code]
		};
	});
}
/** How many pages carry each label. */
function labelsOf(report) {
	const counts = /* @__PURE__ */ new Map();
	for (const { labels = [] } of report.pages) for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
	return [...counts].map(([label, pages]) => ({
		label,
		pages,
		meaning: PAGE_LABELS[label]
	}));
}
//#endregion
//#region src/report/terminal/terminal.ts
var INDENT$1 = "  ";
var LABEL_WIDTH = 13;
/** The whole report as text that ends with a line end. */
function renderTerminal(report, options) {
	const page = {
		report,
		width: Math.max(60, Math.min(options.width, 120)),
		ink: ink(options.colour)
	};
	return `${[
		headlineSection(page),
		factsSection(page),
		...!speaksOfMoment(report) ? [] : [classesSection(page), verdictsSection(page)],
		refusalsSection(page),
		endTableLines(report).flatMap(([label, text]) => labelled(page, label, text)),
		...!speaksOfMoment(report) ? [] : [notSharpSection(page, options.mostPages ?? 5)],
		changesSection$1(page, options.mostPages ?? 5),
		filesSection(page, options.files ?? []),
		cannotProveSection(page)
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function headlineSection({ report, width, ink: style }) {
	const lines = wrap(headline$1(report), width - 2).map((line) => INDENT$1 + style.strong(line));
	if (report.imported || !speaksOfMoment(report)) return lines;
	const unproved = scriptBuiltSentence(report);
	const warning = unproved === null ? [] : wrap(`Beware: ${unproved}`, width - 2);
	return [
		...lines,
		INDENT$1 + bar(report, Math.min(50, width - 4), style),
		...warning.map((line) => INDENT$1 + style.warn(line))
	];
}
function bar(report, width, style) {
	const filled = report.all.pages === 0 ? 0 : Math.floor(report.all.sharp / report.all.pages * width);
	return style.good("█".repeat(filled)) + style.faint("░".repeat(width - filled));
}
function factsSection(page) {
	const { report } = page;
	const took = duration(report.finishedAt - report.startedAt);
	return [
		["site", printable(report.site)],
		["as of", speaksOfMoment(report) ? fullTime(report.asOf) : null],
		["told by", report.testimony ? printable(report.testimony.by) : null],
		["time point", plannedTimePoint(report)],
		["planner", expectation(report)],
		["browser", renderedSentence(report)],
		["capture", printable(report.capture)],
		...courseOf$1(report, took),
		...report.notes.map((note) => ["note", printable(note)])
	].flatMap(([label, value]) => value === null ? [] : labelled(page, label, value));
}
function courseOf$1(report, took) {
	if (report.testimony) return [["taken", `${fullTime(report.startedAt)}, ${size(report.bytes)} stored`]];
	if (report.imported) return [["records", `${count(report.requests)} of pages, from ${fullTime(report.startedAt)} on, over ${took}`]];
	return [["took", `${took}, ${count(report.requests)} requests for pages, ${size(report.bytes)} stored`], ["strategy", `${printable(report.strategy)}, ${report.delayMs} ms between requests to a host`]];
}
function labelled({ width, ink: style }, label, text) {
	return wrap(text, width - 2 - LABEL_WIDTH).map((line, i) => INDENT$1 + style.faint((i === 0 ? label : "").padEnd(LABEL_WIDTH)) + line);
}
function classesSection({ report, width, ink: style }) {
	const head = [
		"",
		"pages",
		"sharp",
		"",
		"attested",
		"possible"
	];
	const row = (cells) => INDENT$1 + [cells[0].padEnd(LABEL_WIDTH), ...cells.slice(1).map((cell, i) => cell.padStart([
		7,
		7,
		9,
		10,
		10
	][i]))].join("");
	const rows = classesOf(report).filter(([, figures]) => figures.pages > 0).map(([name, figures]) => row([
		name,
		count(figures.pages),
		count(figures.sharp),
		percent(figures.sharp, figures.pages),
		count(figures.attested),
		count(figures.possible)
	]));
	const bodies = wrap(bodiesSentence(report) ?? "", width - 2).filter((line) => line !== "");
	return rows.length === 0 ? [] : [
		style.faint(row(head)),
		...rows,
		...bodies.map((line) => INDENT$1 + line)
	];
}
function verdictsSection(page) {
	const { report, width, ink: style } = page;
	return VERDICTS.filter((verdict) => report.verdicts[verdict] > 0).flatMap((verdict) => {
		const amount = count(report.verdicts[verdict]).padStart(7);
		const name = paint(style, verdict)(verdict.padEnd(LABEL_WIDTH));
		return wrap(VERDICT_MEANING[verdict], width - LABEL_WIDTH - 11).map((line, i) => i === 0 ? `${INDENT$1}${name}${amount}  ${line}` : " ".repeat(24) + line);
	});
}
function paint(style, verdict) {
	if (verdict === "sharp") return style.good;
	if (verdict === "attested" || verdict === "seen") return style.faint;
	return verdict === "failed" || verdict === "blocked" ? style.bad : style.warn;
}
/** What was not asked for, by code, and what else is to be known of pages. */
function refusalsSection(page) {
	const refusals = refusalsOf(page.report);
	const labels = labelsOf(page.report);
	if (refusals.length + labels.length === 0) return [];
	return [
		...refusals.length > 0 ? [page.ink.strong(`${INDENT$1}Not asked for`)] : [],
		...refusals.flatMap(({ code, figures, meaning }) => labelled(page, "", `${code}: ${figures} (${meaning})`)),
		...labels.flatMap(({ label, pages, meaning }) => labelled(page, "label", `${label}: ${pagesWord(pages)} (${meaning})`))
	];
}
/** Pages with the same verdict and reason stand together, the greatest group first. */
function notSharpSection(page, most) {
	const pages = notSharp(page.report);
	if (pages.length === 0) return [];
	const groups = /* @__PURE__ */ new Map();
	for (const one of pages) {
		const key = JSON.stringify([one.verdict, one.reason]);
		const group = groups.get(key);
		if (group) group.push(one);
		else groups.set(key, [one]);
	}
	const ordered = [...groups.values()].sort((a, b) => b.length - a.length);
	const unlisted = ordered.slice(most).reduce((sum, group) => sum + group.length, 0);
	return [
		page.ink.strong(`${INDENT$1}Not sharp: ${pagesWord(pages.length)}`),
		...ordered.slice(0, most).flatMap((group) => describeGroup(page, group, most)),
		...moreLine(page, unlisted, INDENT$1)
	];
}
function describeGroup(page, group, most) {
	const { width, ink: style } = page;
	const { verdict, reason } = group[0];
	const why = printable(reason ?? VERDICT_MEANING[verdict]);
	const inner = " ".repeat(15);
	const [first = "", ...rest] = wrap(`${count(group.length)} × ${why}`, width - inner.length);
	return [
		INDENT$1 + paint(style, verdict)(verdict.padEnd(LABEL_WIDTH)) + first,
		...rest.map((line) => inner + line),
		...group.slice(0, most).map(({ url }) => inner + style.faint(shorten(printable(pageLabel(url)), width - inner.length))),
		...moreLine(page, group.length - most, inner)
	];
}
/** What differed, and whether it matters: the gravest first. */
function changesSection$1(page, most) {
	const { report, width, ink: style } = page;
	const sentence = changesSentence(report);
	if (sentence === null) return [];
	const scrubbed = scrubbedSentence(report);
	const pages = judgedPages(report).filter(({ change }) => change.verdict !== "insignificant");
	const inner = " ".repeat(15);
	return [
		style.strong(`${INDENT$1}What changed`),
		...wrap(sentence, width - 4).map((line) => INDENT$1 + line),
		...(scrubbed === null ? [] : wrap(`${scrubbed} (rule set ${report.changes.ruleSet})`, width - 4)).map((line) => INDENT$1 + line),
		...pages.slice(0, most).flatMap(({ url, change }) => [INDENT$1 + change.verdict.padEnd(LABEL_WIDTH) + shorten(printable(pageLabel(url)), width - inner.length), ...wrap(printable(change.explanation), width - inner.length).slice(0, 2).map((line) => inner + style.faint(line))]),
		...moreLine(page, pages.length - most, INDENT$1)
	];
}
function moreLine({ ink: style }, left, indent) {
	return left > 0 ? [style.faint(`${indent}… and ${count(left)} more`)] : [];
}
function filesSection({ report, ink: style }, files) {
	const all = [...files, ...report.warcs];
	if (all.length === 0) return [];
	return [style.strong(`${INDENT$1}Files`), ...all.map((file) => INDENT$1 + printable(file))];
}
function cannotProveSection({ report, width, ink: style }) {
	const lines = cannotProveOf(report).flatMap((sentence) => wrap(sentence, width - 4).map((line, i) => (i === 0 ? "- " : "  ") + line));
	return [`${INDENT$1}${style.strong("What this cannot prove")}`, ...lines.map((line) => INDENT$1 + style.faint(line))];
}
//#endregion
//#region src/report/json.ts
/** The summary of a capture; the tiers stand side by side and are never added up. */
function summarise(report, paths) {
	const { pages, sharp, attested, possible } = report.all;
	return {
		capture: report.capture,
		site: report.site,
		startedAt: iso(report.startedAt),
		asOf: iso(report.asOf),
		finishedAt: iso(report.finishedAt),
		pages,
		sharp,
		attested,
		possible,
		expectedSharp: report.expectedSharp,
		upperBound: report.upperBound,
		requests: report.requests,
		archive: paths.archive,
		warcs: report.warcs,
		report: paths.report,
		certificate: paths.certificate
	};
}
/** The summary as one JSON document that ends with a line end. */
function renderJson(report, paths) {
	return `${printableJson(summarise(report, paths))}\n`;
}
function iso(ms) {
	return new Date(ms).toISOString();
}
//#endregion
//#region src/report/html/html-style.ts
/** Calm, printable, light and dark. */
var STYLE$1 = `${CHART_THEME_CSS}
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1e2427;--faint:#5c6468;--rule:#e0dcd2;--link:#1c5a7a;--isochron-ground:var(--card)}
@media (prefers-color-scheme:dark){:root{--ground:#15191b;--card:#1b2023;--ink:#e6e4de;--faint:#a3aaad;--rule:#333a3e;--link:#8cc4e0}}
@media print{:root{--ground:#fff;--card:#fff;--ink:#000;--faint:#444;--rule:#bbb;--link:#000}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:62rem;margin:0 auto;padding:3.5rem 1.5rem 4rem}
h1,h2,.figure{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Liberation Serif",serif;font-weight:500;line-height:1.2}
h1{font-size:1.35rem;margin:.2rem 0 2.4rem;overflow-wrap:anywhere}
h2{font-size:1.45rem;margin:3.6rem 0 .6rem}
p{max-width:44rem;margin:.5rem 0}
a{color:var(--link)}
.eyebrow{font-size:.8rem;letter-spacing:.09em;text-transform:uppercase;color:var(--faint);margin:0}
.figure{font-size:clamp(2.6rem,7vw,4.4rem);margin:0;letter-spacing:-.01em}
.figure small{font-size:.45em;color:var(--faint)}
.lead{font-size:1.2rem;margin:.3rem 0 1.2rem}
.bar{height:.6rem;border-radius:.3rem;background:var(--rule);overflow:hidden;margin:0 0 1.3rem}
.bar,.bar i{print-color-adjust:exact}
.bar i{display:block;height:100%;background:var(--isochron-sharp)}
.faint{color:var(--faint)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.6rem;margin:1.8rem 0 0}
dt{color:var(--faint)}
dd{margin:0;overflow-wrap:anywhere}
figure{margin:1.2rem 0 0;padding:1.2rem 1.2rem .9rem;background:var(--card);border:1px solid var(--rule);border-radius:.5rem;overflow-x:auto;break-inside:avoid}
figure svg{display:block;min-width:40rem;height:auto}
figcaption{color:var(--faint);font-size:.9rem;margin-top:.8rem}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;margin:1rem 0 0;font-size:.94rem}
th,td{text-align:left;padding:.45rem .8rem .45rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
thead th{font-weight:500;color:var(--faint);white-space:nowrap}
tbody th{font-weight:500;white-space:nowrap}
td.n,th.n{text-align:right;white-space:nowrap;padding-right:1.4rem}
td.url{overflow-wrap:anywhere;min-width:16rem}
td small{display:block;color:var(--faint)}
td.example{overflow-wrap:anywhere}
td.time{white-space:nowrap;font-size:.88rem}
table.measures th{white-space:normal;min-width:11rem;padding-right:1.4rem}
table.measures small{display:block;font-weight:400;color:var(--faint)}
table.measures dl{margin:0;gap:0 1rem;grid-template-columns:1fr max-content}
table.measures dd{text-align:right}
table.measures td{min-width:15rem;padding-right:1.4rem}
table.measures td p{margin:.3rem 0 0;font-size:.88rem}
ul.addresses{overflow-wrap:anywhere}
thead button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
thead button:hover,thead button:focus-visible{color:var(--ink);text-decoration:underline}
th[aria-sort=ascending] button::after{content:" ↑"}
th[aria-sort=descending] button::after{content:" ↓"}
.v{display:inline-flex;align-items:center;gap:.5rem;white-space:nowrap}
.v::before{content:"";width:.7rem;height:.7rem;border-radius:50%;border:2px solid var(--c);background:transparent}
.v.sharp::before{background:var(--c)}
ul{max-width:46rem;padding-left:1.2rem}
li{margin:.4rem 0}
code{font:.9em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
footer{margin-top:4rem;padding-top:1rem;border-top:1px solid var(--rule);color:var(--faint);font-size:.9rem}
@media print{main{padding:0;max-width:none}h2{break-after:avoid}tr{break-inside:avoid}figure svg{min-width:0}}
`;
/** Sorts a table by the column whose head is pressed; without scripts the tables stand in the report's order. */
var SCRIPT = `
for (const head of document.querySelectorAll("table[data-sortable] thead th")) {
  const button = document.createElement("button");
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const body = head.closest("table").tBodies[0];
    const key = (row) => row.cells[head.cellIndex].dataset.key ?? row.cells[head.cellIndex].textContent;
    const order = new Intl.Collator("en", { numeric: true }).compare;
    const rows = [...body.rows].sort((a, b) => order(key(a), key(b)) * (down ? -1 : 1));
    body.append(...rows);
  });
}
`;
/** Lets the page run its own script and nothing else, and ask nobody for anything. */
var CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; script-src 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
//#endregion
//#region src/report/html/html-page.ts
/**
* A whole page around finished markup; the title is text, the script one that the policy names, pictures come from the
* sources given alone.
*/
function htmlPage(title, body, script = null, pictures = null) {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}${pictures === null ? "" : `; img-src ${pictures}`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
<style>${STYLE$1}</style>
</head>
<body>
<main>
${body}
</main>
${script === null ? "" : `<script>${script}<\/script>\n`}</body>
</html>
`;
}
//#endregion
//#region src/report/html/html-changes.ts
var MOST_ROWS$3 = 200;
/** The section; empty when nothing differed. */
function changesSection(report) {
	const sentence = changesSentence(report);
	if (sentence === null || report.changes === void 0) return "";
	const scrubbed = scrubbedSentence(report);
	const pages = judgedPages(report);
	const rows = pages.slice(0, MOST_ROWS$3).map(({ url, change }) => `<tr><td class="url">${escapeMarkup(pageLabel(url))}<small>${escapeMarkup(change.explanation)}</small></td><td>${change.verdict}${change.scrubbed ? "<small>the same when scrubbed</small>" : ""}</td><td class="n">${change.importance.toFixed(3)}</td></tr>`);
	const left = pages.length - rows.length;
	const more = left > 0 ? `<p class="faint">… and ${count(left)} more in <code>report.json</code>.</p>` : "";
	return `<section><h2>What changed</h2>
<p>${escapeMarkup(sentence)}: only identical responses make a page sharp.</p>
${scrubbed === null ? "" : `<p>${escapeMarkup(scrubbed)}.</p>`}
<p class="faint">Scrubbing rules <code>${escapeMarkup(report.changes.ruleSet)}</code></p>
<div class="scroll"><table><thead><tr><th scope="col">page</th><th scope="col">change</th><th scope="col" class="n">importance</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></div>${more}</section>`;
}
//#endregion
//#region src/report/html/html-tables.ts
/** Longer lists make browsers slow; report.json holds every page. */
var MOST_ROWS$2 = 5e3;
/** Coherence by class, the three tiers side by side. */
function classesTable(report) {
	return table$1([
		"",
		"pages",
		"sharp",
		"share",
		"attested",
		"possible"
	], classesOf(report).map(([name, figures]) => `<tr><th scope="row">${name}</th><td class="n">${count(figures.pages)}</td><td class="n">${count(figures.sharp)}</td><td class="n">${percent(figures.sharp, figures.pages)}</td><td class="n">${count(figures.attested)}</td><td class="n">${count(figures.possible)}</td></tr>`), { numeric: 1 });
}
/** Every verdict that occurs, with its meaning. */
function verdictsTable(report) {
	return `<div class="scroll"><table><thead><tr><th scope="col">verdict</th><th scope="col" class="n">pages</th><th scope="col">meaning</th></tr></thead><tbody>${VERDICTS.filter((verdict) => report.verdicts[verdict] > 0).map((verdict) => `<tr><th scope="row">${verdictMark(verdict)}</th><td class="n">${count(report.verdicts[verdict])}</td><td>${VERDICT_MEANING[verdict]}</td></tr>`).join("")}</tbody></table></div>`;
}
/** Every page, those that are not sharp first; a very long list is cut and says so. */
function pagesTable(report) {
	const sharp = report.pages.filter((page) => page.verdict === "sharp");
	const ordered = [...notSharp(report), ...sharp];
	const rows = ordered.slice(0, MOST_ROWS$2).map(pageRow$1);
	const left = ordered.length - rows.length;
	const more = left > 0 ? `<p class="faint">… and ${count(left)} more, all in <code>report.json</code>.</p>` : "";
	return table$1([
		"page",
		"verdict",
		"kind",
		"status",
		"visit",
		"revisit"
	], rows, { sortable: true }) + more;
}
function pageRow$1(page) {
	const reason = page.reason === null ? "" : `<small>${escapeMarkup(page.reason)}</small>`;
	return `<tr><td class="url">${escapeMarkup(pageLabel(page.url))}${reason}</td><td>${verdictMark(page.verdict)}</td><td>${page.kind}</td><td>${page.status ?? "–"}</td>${timeCell(page.visitAt)}${timeCell(page.revisitAt)}</tr>`;
}
function timeCell(at) {
	return at === null ? `<td class="time" data-key="">–</td>` : `<td class="time" data-key="${at}">${clockTime(at)}</td>`;
}
function verdictMark(verdict) {
	return `<span class="v ${verdict}" style="--c:${verdictColour(verdict)}">${verdict}</span>`;
}
/** A table that scrolls by itself; cells are markup. */
function table$1(head, rows, options) {
	const cells = head.map((name, i) => {
		const kind = i >= (options.numeric ?? Infinity) ? ` class="n"` : "";
		return name === "" ? "<td></td>" : `<th scope="col"${kind}>${name}</th>`;
	});
	return `<div class="scroll"><table${options.sortable ? " data-sortable" : ""}><thead><tr>${cells.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}
//#endregion
//#region src/report/html/html-end-tables.ts
/** The section; empty for reports of versions that had no such tables. */
function endTablesSection({ tables }) {
	if (!tables) return "";
	const hosts = tables.hosts.map((row) => cells(row.name, [
		count(row.pages),
		percent(row.sharp, row.pages),
		count(row.failed),
		count(row.requests),
		size(row.bytes),
		row.requests === 0 ? "–" : duration(row.fetchMs / row.requests)
	]));
	const types = tables.mediaTypes.map((row) => cells(row.name, [
		count(row.pages),
		percent(row.sharp, row.pages),
		size(row.bytes)
	]));
	const statuses = tables.statuses.map((row) => cells(row.name, [count(row.pages)]));
	const seeds = tables.seeds.map((row) => cells(row.name, [
		row.pages === null ? "–" : count(row.pages),
		row.status === null ? "–" : String(row.status),
		row.verdict
	]));
	const numeric = { numeric: 1 };
	return `<section><h2>Hosts, types, statuses, seeds</h2>
<h3>Hosts</h3>${table$1([
		"host",
		"pages",
		"sharp",
		"failed",
		"requests",
		"received",
		"mean fetch"
	], hosts, numeric)}
<h3>Media types</h3>${table$1([
		"type",
		"pages",
		"sharp",
		"size"
	], types, numeric)}
<h3>Statuses</h3>${table$1(["status", "pages"], statuses, numeric)}
<h3>Seeds</h3>${table$1([
		"seed",
		"pages reached",
		"status",
		"verdict"
	], seeds, numeric)}</section>`;
}
function cells(name, figures) {
	const rest = figures.map((text) => `<td class="n">${escapeMarkup(text)}</td>`);
	return `<tr><td class="url">${escapeMarkup(name)}</td>${rest.join("")}</tr>`;
}
//#endregion
//#region src/report/measures-wording.ts
/** `coherence C 96.7 %`. */
function figureText({ label, value, unit }) {
	return `${label} ${valueText(value, unit)}`;
}
/** A figure with its unit; a dash where there is nothing to measure. */
function valueText(value, unit) {
	if (value === null) return "–";
	if (unit === "pages") return count(value);
	if (unit === "changes") return value.toPrecision(3);
	return unit === "error" ? `${(Math.ceil(value * 1e3 - 1e-9) / 10).toFixed(1)} %` : percent(value, 1);
}
/** Where the measure is a time; `null` where it is none. */
function intervalText({ interval }) {
	if (interval === void 0) return null;
	if (interval === null) return "there is no such time";
	const { from, to } = interval;
	if (from !== null && from === to) return `at ${fullTime(from)}`;
	const [start, end] = [from === null ? null : fullTime(from), to === null ? null : fullTime(to)];
	if (start === null) return end === null ? "at any time" : `until ${end}`;
	return end === null ? `from ${start} on` : `from ${start} to ${end}`;
}
//#endregion
//#region src/report/html/html-measures.ts
/** One section for each thing measured. */
function measuresSection({ of, importance, measures }) {
	return `<section><h2>Measures of the literature</h2>
<p>Of ${escapeMarkup(of)}. Weights: ${escapeMarkup(importance)}. These are the papers’ figures, with the papers’ assumptions; what this report claims is above.</p>
<div class="scroll"><table class="measures"><thead><tr><th scope="col">measure</th><th scope="col">figures</th><th scope="col">rests on</th></tr></thead>
<tbody>${measures.map(row$2).join("")}</tbody></table></div></section>`;
}
function row$2(measure) {
	const { name, source, figures, basis } = measure;
	const values = figures.map(({ label, value, unit }) => `<dt>${escapeMarkup(label)}</dt><dd>${valueText(value, unit)}</dd>`);
	const time = intervalText(measure);
	return `<tr><th scope="row">${escapeMarkup(name)}<small>${escapeMarkup(source)}</small></th><td><dl>${values.join("")}</dl>${time === null ? "" : `<p>${escapeMarkup(time)}</p>`}</td><td>${escapeMarkup(basis)}</td></tr>`;
}
//#endregion
//#region src/report/html/html-spoilers.ts
var MOST_REASONS = 20;
var EXAMPLES = 3;
/** The section; empty when nothing spoiled it. */
function spoilersSection(report) {
	const spoilers = notSharp(report);
	if (spoilers.length === 0) return "";
	const groups = [...groupBy(spoilers, (page) => `${page.verdict}\0${page.reason ?? ""}`).values()].sort((a, b) => b.length - a.length);
	const left = groups.slice(MOST_REASONS).reduce((sum, group) => sum + group.length, 0);
	const more = left > 0 ? `<p class="faint">… and ${pagesWord(left)} for other reasons.</p>` : "";
	return `<section><h2>What spoiled it</h2>
<p>Without these ${pagesWord(spoilers.length)} all others are sharp at one time point; no smaller set does that.</p>
<div class="scroll"><table><thead><tr><th scope="col" class="n">pages</th><th scope="col">verdict</th><th scope="col">why</th><th scope="col">for example</th></tr></thead>
<tbody>${groups.slice(0, MOST_REASONS).map(row$1).join("")}</tbody></table></div>${more}</section>`;
}
function row$1(group) {
	const { verdict, reason } = group[0];
	const examples = group.slice(0, EXAMPLES).map(({ url }) => `<small>${escapeMarkup(pageLabel(url))}</small>`);
	return `<tr><td class="n">${count(group.length)}</td><td><span class="v ${verdict}" style="--c:${verdictColour(verdict)}">${verdict}</span></td><td>${escapeMarkup(reason ?? "–")}</td><td class="example">${examples.join("")}</td></tr>`;
}
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return groups;
}
//#endregion
//#region src/report/html/html.ts
/** The whole page, with the literature's measures where they were taken; every string from the web is escaped. */
function renderHtml(report, measures = null) {
	const isOfMoment = speaksOfMoment(report);
	const moment = !isOfMoment ? [] : [
		charts(report),
		figures(report),
		spoilersSection(report)
	];
	const sections = [
		opening(report),
		...moment,
		refusals(report),
		changesSection(report),
		isOfMoment ? tree(report) : "",
		pages(report),
		endTablesSection(report),
		measures ? measuresSection(measures) : "",
		limits(report),
		files(report),
		`<footer>Isochron archives a web site as of one moment, and says what it can prove. Capture ${escapeMarkup(report.capture)}.</footer>`
	];
	return htmlPage(`${report.site} ${whenOf(report)}`, sections.join("\n"), SCRIPT);
}
function whenOf({ refresh, testimony, startedAt, asOf }) {
	if (testimony) return TELLER[testimony.tier];
	return refresh ? refreshWords(startedAt, null) : `as of ${fullTime(asOf)}`;
}
function opening(report) {
	if (report.imported) return plainOpening(report, "Import report");
	if (report.refresh) return plainOpening(report, "Looks of a watch");
	if (report.testimony) return plainOpening(report, "Testimony");
	const { pages: total, sharp } = report.all;
	const share = total === 0 ? 0 : Math.floor(sharp / total * 1e3) / 10;
	return `<header>
<p class="eyebrow">Capture report</p>
<h1>${escapeMarkup(report.site)}</h1>
<p class="figure">${count(sharp)} <small>of ${pagesWord(total)}</small></p>
<p class="lead">seen identical before and after <time datetime="${new Date(report.asOf).toISOString()}"><strong>${clockTime(report.asOf)}</strong></time> (${percent(sharp, total)})</p>
<div class="bar"><i style="width:${share}%"></i></div>
${unproved(report)}<p>${SHARP_MEANING}</p>
${facts(report)}
</header>`;
}
function unproved(report) {
	const sentence = scriptBuiltSentence(report);
	return sentence === null ? "" : `<p class="lead"><strong>${escapeMarkup(sentence)}.</strong></p>\n`;
}
/** Of what speaks of no proved moment. */
function plainOpening(report, eyebrow) {
	return `<header>
<p class="eyebrow">${eyebrow}</p>
<h1>${escapeMarkup(report.site)}</h1>
<p class="lead">${escapeMarkup(headline$1(report))}</p>
${facts(report)}
</header>`;
}
function facts(report) {
	return `<dl>${[
		["As of", speaksOfMoment(report) ? fullTime(report.asOf) : null],
		["Told by", report.testimony?.by ?? null],
		["Time point", plannedTimePoint(report)],
		["Planner", expectation(report)],
		["Browser", renderedSentence(report)],
		["Seeds", report.seeds.join(", ")],
		[report.testimony ? "Taken" : "Captured", `${fullTime(report.startedAt)}, in ${duration(report.finishedAt - report.startedAt)}`],
		...courseOf(report),
		...report.notes.map((note) => ["Note", note])
	].map(([name, value]) => value === null ? "" : `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`).join("")}</dl>`;
}
function courseOf({ testimony, requests, bytes, delayMs, strategy }) {
	if (testimony) return [["Stored", size(bytes)]];
	return [["Requests", `${count(requests)} for pages, ${size(bytes)} stored`], ["Pace", `${delayMs} ms between requests to a host, strategy ${strategy}`]];
}
function charts(report) {
	return `<section><h2>Visits and revisits</h2>
<figure>${visitRevisitChart(report)}
<figcaption>A line runs from a page’s visit to its revisit. A solid line across t* is a sharp page.</figcaption></figure>
<figure>${coherenceCurve(report)}
<figcaption>How many pages have an observed interval that contains a given time.</figcaption></figure></section>`;
}
function figures(report) {
	const bodies = bodiesSentence(report);
	return `<section><h2>What was observed</h2>
<p>Observed, attested and possible are different kinds of evidence. They stand side by side and are never added up. A composite is a document with all its requisites, and what those need in turn; those that scripts build are counted apart.</p>
${classesTable(report)}
${bodies === null ? "" : `<p>${escapeMarkup(bodies)}</p>`}
${verdictsTable(report)}</section>`;
}
function tree(report) {
	const figures = directoriesOfPages(report.pages);
	return `<section><h2>The site, directory by directory</h2>
<figure>${drawPageTree(figures)}
<figcaption>Each bar is a directory with all that lies below it; its parts are the verdicts of its pages.</figcaption></figure>
${heat$1(figures)}</section>`;
}
/** A chart of one shade says nothing that a sentence does not. */
function heat$1({ heat: directories }) {
	if (!isHeatTelling(directories)) return "";
	return `<figure>${drawHeat(directories)}
<figcaption>As large as a directory has pages; the stronger its colour, the greater the share of them that differed around t*.</figcaption></figure>`;
}
function pages(report) {
	return `<section><h2>Pages</h2>
<p>${report.testimony ? "Every page that is told of. Times are UTC." : report.refresh ? "Every page that was looked at. Times are UTC." : "Every page known to be in scope is counted, with its reason where it is not sharp. Times are UTC."}</p>
${pagesTable(report)}</section>`;
}
function limits(report) {
	return `<section><h2>What this cannot prove</h2><ul>${cannotProveOf(report).map((sentence) => `<li>${escapeMarkup(sentence)}</li>`).join("")}</ul></section>`;
}
function files(report) {
	if (report.warcs.length === 0) return "";
	const items = report.warcs.map((file) => `<li><code>${escapeMarkup(file)}</code></li>`);
	if (report.imported) return `<section><h2>Records</h2><p>What was imported, in files that hold it:</p><ul>${items.join("")}</ul></section>`;
	if (report.testimony) return `<section><h2>Records</h2><p>The contents themselves, and what is told of them:</p><ul>${items.join("")}</ul></section>`;
	if (report.refresh) return `<section><h2>Records</h2><p>The responses themselves, byte for byte:</p><ul>${items.join("")}</ul></section>`;
	return `<section><h2>Evidence</h2><p>The responses themselves, byte for byte, and the certificate that lists every record:</p><ul>${items.join("")}<li><code>certificate.json</code></li></ul></section>`;
}
function refusals(report) {
	const refused = refusalsOf(report).map(({ code, figures: amount, meaning }) => `<tr><th scope="row"><code>${code}</code></th><td>${amount}</td><td>${meaning}</td></tr>`);
	const labels = labelsOf(report).map(({ label, pages: amount, meaning }) => `<tr><th scope="row">label ${label}</th><td>${pagesWord(amount)}</td><td>${meaning}</td></tr>`);
	const rows = [...refused, ...labels];
	if (rows.length === 0) return "";
	return `<section><h2>Not asked for, and labels</h2>
<p>URLs beside the denominator were counted by rule and shape instead of being kept one by one; <code>report.json</code> lists shapes and examples.</p>
<div class="scroll"><table><tbody>${rows.join("")}</tbody></table></div></section>`;
}
//#endregion
//#region src/report/blocks-words.ts
/** A sentence where a browser laid out one of them; none where that was never so. */
function blocksWords({ cutBy, notByLayout }) {
	if (cutBy === "layout") return ["blocks by layout, as a browser showed both versions when they were captured"];
	return notByLayout === void 0 ? [] : [`blocks by the document's tree, not by layout: ${notByLayout}`];
}
//#endregion
//#region src/report/diff-rows-shown.ts
/** Keeps changed rows and `context` unchanged ones on either side. */
function shownParts(rows, context) {
	const isNear = new Uint8Array(rows.length);
	rows.forEach((row, i) => {
		if (row.change !== "kept") isNear.fill(1, Math.max(0, i - context), i + context + 1);
	});
	const parts = [];
	for (let from = 0; from < rows.length;) {
		let to = from;
		while (to < rows.length && isNear[to] === isNear[from]) to++;
		parts.push(isNear[from] === 1 ? { rows: rows.slice(from, to) } : { skipped: to - from });
		from = to;
	}
	return parts;
}
//#endregion
//#region src/report/similarity-words.ts
/** Each by what it is: of which shingles, estimated or counted, and whether the edit is the shortest. */
function similarityWords({ jaccard, k, minhash, edit, isEditLeast }) {
	const words = isEditLeast ? "words kept in order" : "words kept in order, at least";
	return `Jaccard ${jaccard.toFixed(3)} (k = ${k}), MinHash ${minhash.toFixed(3)}, ${words} ${edit.toFixed(3)}`;
}
//#endregion
//#region src/report/terminal/diff-terminal.ts
/** The whole diff; every string from the web is made harmless. */
function renderDiffTerminal(view, options) {
	const style = ink(options.colour);
	const { result } = view;
	const width = options.width ?? 100;
	const lines = [
		`${style.strong(result.verdict.toUpperCase())}  importance ${result.importance.toFixed(4)}`,
		...wrap(printable(result.explanation), width),
		style.faint(similarityWords(result.similarity)),
		...blocksWords(result).flatMap((words) => wrap(words, width).map(style.faint)),
		"",
		style.bad(`--- ${printable(view.beforeLabel)}`),
		style.good(`+++ ${printable(view.afterLabel)}`)
	];
	for (const part of shownParts(view.rows, options.context ?? 2)) if ("skipped" in part) lines.push(style.faint(`  … ${part.skipped} unchanged`));
	else for (const row of part.rows) lines.push(...rowLines(row, style));
	return `${lines.join("\n")}\n`;
}
var EXCUSES = {
	frame: "site frame",
	volatile: "varies by itself",
	template: "on many pages",
	recut: "cut elsewhere"
};
function rowLines(row, style) {
	const note = row.excuse === null ? "" : style.faint(`  (${EXCUSES[row.excuse]})`);
	const kind = row.kind === "text" ? "" : style.faint(`${row.kind} `);
	if (row.change === "kept") return [`  ${kind}${style.faint(textOf(row.after))}`];
	if (row.change === "move") return [`${style.warn("~")} ${kind}${textOf(row.after)}${style.faint(" (moved)")}${note}`];
	return [...row.before ? [`${style.bad("-")} ${kind}${marked(row.before, style.bad)}${note}`] : [], ...row.after ? [`${style.good("+")} ${kind}${marked(row.after, style.good)}${note}`] : []];
}
var textOf = (segments) => printable(segments.map((s) => s.text).join(" "));
function marked(segments, paint) {
	return segments.map(({ text, changed }) => changed ? paint(printable(text)) : printable(text)).join(" ");
}
//#endregion
//#region src/report/html/diff-html.ts
var CONTEXT_ROWS = 3;
var STYLE = `:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1e2427;--faint:#5c6468;--rule:#e0dcd2;--gone:#fbe3df;--gone-word:#f0b3a8;--come:#e2f2e2;--come-word:#a9d9ab}
@media (prefers-color-scheme:dark){:root{--ground:#15191b;--card:#1b2023;--ink:#e6e4de;--faint:#a3aaad;--rule:#333a3e;--gone:#3a2421;--gone-word:#7a3a30;--come:#203324;--come-word:#2f6b3a}}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:80rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.4rem;margin:0}h2{font-size:1.05rem;margin:2rem 0 .5rem}
table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--rule);table-layout:fixed}
td,th{padding:.2rem .5rem;vertical-align:top;overflow-wrap:anywhere;text-align:left;border-top:1px solid var(--rule)}
.mark{width:1.6rem;color:var(--faint);text-align:center}.faint,.skip td{color:var(--faint)}
.gone{background:var(--gone)}.come{background:var(--come)}del,ins{text-decoration:none;border-radius:2px}
.gone del{background:var(--gone-word)}.come ins{background:var(--come-word)}.excused{opacity:.55}
.kind{font-size:.75rem;color:var(--faint);margin-right:.4rem}`;
/** The whole page; every string from the web is escaped. */
function renderDiffHtml(view, layout) {
	const { result } = view;
	const parts = shownParts(view.rows, CONTEXT_ROWS);
	const table = layout === "inline" ? inlineTable(view, parts) : sideBySideTable(view, parts);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(`${result.verdict}: ${view.beforeLabel} → ${view.afterLabel}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(result.verdict)}</h1>
<p>${escapeMarkup(result.explanation)}</p>
<p class="faint">Importance ${result.importance.toFixed(4)} · similarity: ${similarityWords(result.similarity)}</p>
<h2>Text, links and images</h2>
${table}
<h2>Blocks</h2>
${blocksWords(result).map((words) => `<p class="faint">${escapeMarkup(words)}</p>`).join("")}
${blocksTable(result.blocks)}
</main>
</body>
</html>
`;
}
function sideBySideTable(view, parts) {
	const row = (r) => {
		const excused = r.excuse ? " excused" : "";
		const kept = r.change === "kept" || r.change === "move";
		const left = `<td class="${kept ? "" : r.before ? "gone" : ""}${excused}">${cell$1(r, r.before, "del")}</td>`;
		const right = `<td class="${kept ? "" : r.after ? "come" : ""}${excused}">${cell$1(r, r.after, "ins")}</td>`;
		return `<tr><td class="mark">${MARKS[r.change]}</td>${left}${right}</tr>`;
	};
	return `<table>${`<tr><th class="mark"></th><th>${escapeMarkup(view.beforeLabel)}</th><th>${escapeMarkup(view.afterLabel)}</th></tr>`}${partsMarkup(parts, row, 3)}</table>`;
}
function inlineTable(view, parts) {
	const line = (r, side) => {
		const [shade, tag, mark] = side === "before" ? [
			"gone",
			"del",
			"−"
		] : [
			"come",
			"ins",
			"+"
		];
		return `<tr><td class="mark">${mark}</td><td class="${shade}${r.excuse ? " excused" : ""}">${cell$1(r, r[side], tag)}</td></tr>`;
	};
	const row = (r) => {
		if (r.change === "kept" || r.change === "move") return `<tr><td class="mark">${MARKS[r.change]}</td><td>${cell$1(r, r.after, "ins")}</td></tr>`;
		return (r.before ? line(r, "before") : "") + (r.after ? line(r, "after") : "");
	};
	return `<table>${`<tr><th class="mark"></th><th>${escapeMarkup(view.beforeLabel)} → ${escapeMarkup(view.afterLabel)}</th></tr>`}${partsMarkup(parts, row, 2)}</table>`;
}
var MARKS = {
	kept: "",
	insert: "+",
	delete: "−",
	update: "±",
	move: "↕"
};
function partsMarkup(parts, row, columns) {
	return parts.map((part) => "skipped" in part ? `<tr class="skip"><td class="mark">…</td><td colspan="${columns - 1}">${part.skipped} unchanged</td></tr>` : part.rows.map(row).join("\n")).join("\n");
}
function cell$1(row, segments, tag) {
	if (segments === null) return "";
	return (row.kind === "text" ? "" : `<span class="kind">${row.kind}</span>`) + segments.map(({ text, changed }) => changed ? `<${tag}>${escapeMarkup(text)}</${tag}>` : escapeMarkup(text)).join(" ");
}
function blocksTable(blocks) {
	const changed = blocks.filter((block) => block.change !== "kept");
	if (changed.length === 0) return `<p class="faint">No block changed.</p>`;
	return `<table><tr><th>change</th><th>heading</th><th>role</th><th>weight</th><th>operations</th></tr>${changed.map((b) => `<tr><td>${b.change}</td><td>${escapeMarkup(b.heading || "(no heading)")}</td><td>${escapeMarkup(b.role)}</td><td>${(100 * b.importance).toFixed(2)} %</td><td>${b.operations} of ${b.elements}</td></tr>`).join("\n")}</table>`;
}
//#endregion
//#region src/report/mine-wording.ts
var DAY_MS = 864e5;
/** Monday first, as hours of the week are counted. */
var WEEKDAYS = [
	"Mon",
	"Tue",
	"Wed",
	"Thu",
	"Fri",
	"Sat",
	"Sun"
];
/** `Sat 02:00 UTC`. */
function weekHour(hour) {
	const at = (hour % 168 + 168) % 168;
	return `${WEEKDAYS[Math.floor(at / 24)]} ${String(at % 24).padStart(2, "0")}:00 UTC`;
}
/** A rate as people say it: per day, or days per change. */
function rateWords(perDay) {
	if (perDay >= 1) return `${perDay.toFixed(1)} a day`;
	if (perDay < 1 / 3650) return "hardly ever";
	const days = 1 / perDay;
	return days < 60 ? `every ${days.toFixed(days < 10 ? 1 : 0)} days` : `every ${(days / 30.44).toFixed(0)} months`;
}
/** A forecast with the interval that it holds in. */
function forecastWords(forecast) {
	if (forecast === null) return "too little was seen for a forecast";
	const { ratePerDay, low, high } = forecast;
	return high === null ? `${rateWords(low)} or more often` : `${rateWords(ratePerDay)} (${rateWords(low)} to ${rateWords(high)})`;
}
/** What was counted, and over how long. */
function countedWords({ looks, changes, days }) {
	const times = changes === 1 ? "1 change" : `${count(changes)} changes`;
	const seen = looks === 1 ? "1 look" : `${count(looks)} looks`;
	return looks === 0 ? "looked at once" : `${times} in ${seen} over ${duration(days * DAY_MS)}`;
}
/** What the pattern means for the next capture: no more than its test says. */
function quietWords({ quiet, pattern }) {
	if (!pattern.present || quiet === null) return `No pattern of the week is claimed: ${whyNoPattern(pattern)}.`;
	const share = (quiet.ratio * 100).toFixed(0);
	return `Quietest from ${weekHour(quiet.startHour)} for ${quiet.hours} hours: ${share} % of the average rate of change. ${chanceWords(pattern)}`;
}
/** How likely chance alone would look like this. */
function chanceWords({ pValue }) {
	return `An even spread would look like this with probability ${pValue < 1e-4 ? "below 0.0001" : pValue.toFixed(4)}.`;
}
function whyNoPattern({ events, leastEvents, pValue }) {
	const times = events === 1 ? "1 time" : `${count(events)} times`;
	if (events < leastEvents) return `something changed at ${times}, and ${leastEvents} are the least to tell one from`;
	return `an even spread may well look like this (probability ${pValue.toFixed(4)})`;
}
/** `5 of 19 weeks`. */
function stepsWords(changed, { transitions, transitionsAre }) {
	return `${changed} of ${transitions} ${STEPS[transitionsAre]}`;
}
var STEPS = {
	weeks: "weeks",
	captures: "steps from capture to capture"
};
/** A rule by what it rests on. */
function ruleWords({ held, changes, atLeast }) {
	return `still in ${held} of ${changes} changes beside it; that is at least ${(atLeast * 100).toFixed(0)} % with probability 0.95`;
}
/** Why there are no rules, where there are none. */
function noRulesWords({ evolution }) {
	const { transitions, leastForRules: least } = evolution;
	return transitions < least ? `No rules: they need at least ${least} steps from version to version, over a week or more.` : "No rules: no directory was seen still while those beside it changed, often and long enough to tell.";
}
/** The root directory needs a name. */
function directoryName(path) {
	return path === "" ? "(root)" : path;
}
//#endregion
//#region src/report/terminal/mine-terminal.ts
var SHADES = " .:-=+*#%@";
var MOST_LINES = 15;
var PATH_CHARS = 96;
/** The report as lines of text, no wider than 100 characters where the words allow. */
function renderMineTerminal(report) {
	return `${[
		headline(report),
		"",
		"Counted: how often pages were seen changed",
		...report.countClasses.map(classLine),
		"",
		"Forecast: how often pages will change",
		...report.rateClasses.map(classLine),
		...report.unforecast === 0 ? [] : [`  ${count(report.unforecast)} more, of which too little was seen for a forecast`],
		"",
		...busiest$1(report),
		"",
		...when(report),
		quietWords(report),
		"",
		...directories(report),
		"",
		...rules$1(report)
	].join("\n")}\n`;
}
function headline({ site, pages, changes, from, to }) {
	const span = Number.isFinite(to - from) ? ` over ${duration(to - from)}` : "";
	return `${printable(site)}: ${count(pages)} pages, ${count(changes)} changes seen${span}`;
}
function classLine({ label, pages }) {
	return `  ${label.padEnd(14)} ${count(pages).padStart(7)}`;
}
function busiest$1({ busiest: pages }) {
	if (pages.length === 0) return ["Busiest pages: too little was seen for a forecast of any."];
	return ["Busiest pages, by forecast (in brackets: where the rate lies with probability 0.9)", ...pages.slice(0, MOST_LINES).flatMap(pageLines)];
}
function pageLines({ path, counted, forecast }) {
	return [`  ${shorten(printable(path), PATH_CHARS)}`, `      forecast ${forecastWords(forecast)}; counted ${countedWords(counted)}`];
}
/** The pattern where there is one, else what was counted: a chart claims no more than its sentence. */
function when({ pattern }) {
	if (pattern.events === 0) return [];
	return pattern.present ? ["Forecast: rate of change by hour (UTC) and weekday", ...week(pattern.hours)] : ["Counted: changes by hour (UTC) and weekday", ...week(pattern.counts)];
}
function week(hours) {
	const most = Math.max(...hours);
	return WEEKDAYS.map((day, d) => {
		return `  ${day} |${hours.slice(d * 24, (d + 1) * 24).map((value) => SHADES[most === 0 ? 0 : Math.round(value / most * 9)]).join("")}|`;
	});
}
function directories({ directories: all, evolution }) {
	if (evolution.transitions === 0) return ["Directories: how they change shows from the second version on."];
	const lines = all.toSorted((a, b) => b.changedIn - a.changedIn || b.pages - a.pages).slice(0, MOST_LINES).map((row) => `  ${shorten(printable(directoryName(row.path)), 40).padEnd(40)} ${count(row.pages).padStart(6)} pages  changed in ${stepsWords(row.changedIn, evolution)}, ${row.class}`);
	const dormant = all.filter((row) => row.class === "dormant").length;
	const still = `  ${count(dormant)} of ${count(all.length)} directories did not change significantly in any of them.`;
	return [
		"Counted: directories that changed significantly",
		...lines,
		still
	];
}
function rules$1(report) {
	const { rules: all } = report;
	if (all.length === 0) return [noRulesWords(report)];
	return [`${count(all.length)} rules: directories that were still while those beside them changed`, ...all.slice(0, MOST_LINES).map((rule) => `  ${shorten(printable(directoryName(rule.tail)), 40)}: ${ruleWords(rule)}`)];
}
//#endregion
//#region src/report/html/mine-html.ts
var HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
var MOST_AREAS = 120;
var MOST_ROWS$1 = 100;
/** The whole page; every string from the web is escaped. */
function renderMineHtml(report) {
	const title = escapeMarkup(`How ${report.site} changes`);
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>${STYLE$1}</style></head><body><main>
<header><p class="eyebrow">Site habits</p><h1>${title}</h1>
<p class="lead">${report.pages} pages, ${report.changes} changes seen between ${day(report.from)} and ${day(report.to)}.</p>
<p>${escapeMarkup(quietWords(report))}</p></header>
<h2>When it changes</h2>
<figure>${heat(report)}<figcaption>${heatWords(report)}</figcaption></figure>
${sharedPatterns(report)}
<h2>How often pages change</h2>
<figure>${counted(report)}</figure>
<figure>${rates(report)}${unforecast(report)}</figure>
${busiest(report)}
<h2>Which directories move</h2>
<figure>${areas(report)}<figcaption>Counted. Size: pages; shade: share of the latest ${stepsWords(0, report.evolution).replace(/^0 of /, "")} with a significant change.</figcaption></figure>
${rules(report)}
</main></body></html>
`;
}
function day(ms) {
	return Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : "–";
}
/** The pattern where there is one, else what was counted: a chart claims no more than its sentence. */
function heat({ pattern }) {
	const [title, unit] = pattern.present ? ["Forecast rate of change by hour and weekday", "× the mean"] : ["Changes counted by hour and weekday", "changes"];
	return heatMap({
		title,
		columns: HOURS,
		rows: WEEKDAYS,
		unit
	}, pattern.present ? pattern.hours : pattern.counts);
}
function heatWords({ pattern }) {
	return pattern.present ? `Forecast: relative rate of change by hour of the week (UTC); 1 is the mean. ${chanceWords(pattern)}` : "Counted: changes by hour of the week (UTC); those that happened together count once. No pattern is claimed.";
}
function sharedPatterns({ pattern }) {
	if (!pattern.present || pattern.shared.length < 2) return "";
	return `<ul>${pattern.shared.map(({ share, busiestHour }) => `<li>${(share * 100).toFixed(0)} % of the busier pages peak on ${weekHour(busiestHour)}</li>`).join("")}</ul>`;
}
function counted({ countClasses }) {
	return histogram({
		title: "Counted: pages by changes seen",
		xLabel: "seen changed",
		yLabel: "pages"
	}, countClasses.map(({ label, pages }) => ({
		label,
		count: pages
	})));
}
function unforecast({ unforecast: pages }) {
	if (pages === 0) return "";
	return `<figcaption>${pages} more pages were seen too little for a forecast.</figcaption>`;
}
function rates({ rateClasses }) {
	return histogram({
		title: "Forecast: pages by rate of change",
		xLabel: "how often",
		yLabel: "pages"
	}, rateClasses.map(({ label, pages }) => ({
		label,
		count: pages
	})));
}
function busiest(report) {
	const rows = report.busiest.slice(0, MOST_ROWS$1).map(({ path, forecast, counted: own }) => `<tr><td class="url">${escapeMarkup(path)}</td><td>${countedWords(own)}</td><td>${forecastWords(forecast)}</td><td class="n">${forecast === null ? "–" : `${(forecast.unchangedForWeek * 100).toFixed(0)} %`}</td></tr>`);
	if (rows.length === 0) return "<p>Too little was seen for a forecast of any page.</p>";
	return table([
		"page",
		"counted",
		"forecast (with probability 0.9)",
		"forecast chance to stay unchanged for a week"
	], rows);
}
function areas({ directories }) {
	return treeMap("Directories by pages and change", directories.filter(({ path }) => path !== "" && !directories.some((other) => other.path.startsWith(`${path}/`))).toSorted((a, b) => b.pages - a.pages).slice(0, MOST_AREAS).map(({ path, pages, frequencyOfChange }) => ({
		name: path,
		size: pages,
		shade: frequencyOfChange
	})));
}
function rules(report) {
	const { rules: all } = report;
	if (all.length === 0) return `<p>${noRulesWords(report)}</p>`;
	const rows = all.slice(0, MOST_ROWS$1).map(({ head, tail, held, changes, atLeast, correlation }) => `<tr><td class="url">${escapeMarkup(directoryName(tail))}</td><td>${escapeMarkup(head.map(directoryName).join(" › "))}</td><td class="n">${held} of ${changes}</td><td class="n">${atLeast.toFixed(2)}</td><td>${correlation === null ? "dormant" : correlation.toFixed(2)}</td></tr>`);
	return `<p>${all.length} directories were still while those beside them changed, and may be skipped while they do; skipped pages are unverified, never counted as coherent.</p>` + table([
		"skip",
		"while these change",
		"still in changes",
		"share at least (0.95)",
		"correlation"
	], rows);
}
function table(head, rows) {
	return `<div class="scroll"><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}
//#endregion
//#region src/report/terminal/survey-terminal.ts
var TRAPS = {
	"repeating-path": "path segments that repeat",
	"session-id": "session ids in addresses",
	calendar: "a calendar",
	"many-parameters": "many parameters",
	"one-shape": "many addresses of one shape"
};
/** The whole survey as text that ends with a line end; strings from the web are made harmless. */
function renderSurveyTerminal(report) {
	return `${[
		["Site", report.landedOn === report.url ? report.url : `${report.url} → ${report.landedOn}`],
		["Looked at", `${report.requests} requests`],
		...scriptBuiltRow(report),
		["Size", sizeLine(report)],
		["Robots", robotsLine(report)],
		...report.sitemaps.map(({ url, pages, further, problem }) => ["Sitemap", `${url}: ${problem ?? (further > 0 ? `index of ${count(further)}` : `${count(pages)} pages`)}`]),
		...report.feeds.map((url) => ["Feed", url]),
		...report.traps.map(({ kind, urls, example }) => ["Trap?", `${TRAPS[kind]}: ${count(urls)} addresses like ${example}`]),
		["Server", habitsLine(report)],
		["Links to", report.otherHosts.map(({ host, links }) => `${host} (${links})`).join(", ") || "no other host"],
		["Suggested", `--scope ${report.suggestion.scope}, a pause of ${duration(report.suggestion.delayMs)}`],
		...report.ownerWays.map(({ command, tells }) => ["Is it yours?", `${command}: ${tells}`]),
		["Would take", `about ${duration(report.suggestion.durationMs)} for visits and revisits`]
	].map(([label, text]) => `  ${label.padEnd(13)}${printable(text)}`).join("\n")}\n\n  ${printable(report.suggestion.command)}\n`;
}
/** Without a browser such a site's archive would hold shells: better known before than after. */
function scriptBuiltRow({ documents }) {
	if (documents.scriptBuilt === 0) return [];
	const beware = `${`${count(documents.scriptBuilt)} of ${count(documents.looked)} pages looked at`} are built by scripts in the reader’s browser: a capture shows them in Chromium where there is one, twice each, some seconds a page beside their requests`;
	const signs = documents.signs.map(({ why, pages }) => `${why} (${count(pages)})`);
	return [["Beware", beware], ["Signs", signs.join("; ")]];
}
function sizeLine({ size, requisitesSeen }) {
	const range = size.high === null ? `at least ${count(size.low)}` : `${count(size.low)} to ${count(size.high)}`;
	return `about ${count(size.pages)} pages (${range}; by ${size.method}), and at least ${count(requisitesSeen)} images, scripts and style sheets`;
}
function robotsLine({ robots }) {
	const state = {
		rules: "robots.txt has rules",
		none: "no robots.txt",
		"disallows-all": "the server fails to give robots.txt, so nothing may be asked for",
		unreachable: "robots.txt cannot be reached, so nothing may be asked for"
	}[robots.state];
	const delay = robots.crawlDelaySeconds === null ? "" : `, asks for ${robots.crawlDelaySeconds} s between requests`;
	return `${state}${robots.seedAllowed ? "" : ", excludes the seed"}${delay}; ${count(robots.allowed)} of the addresses found are allowed, ${count(robots.disallowed)} are not`;
}
function habitsLine({ habits }) {
	const conditional = habits.notModified === null ? "no validator to ask with" : habits.notModified ? "answers 304" : "ignores conditions";
	return [
		habits.server ?? "unnamed",
		`${duration(habits.medianResponseMs)} per answer (slowest ${duration(habits.slowestResponseMs)})`,
		`Last-Modified ${percent(habits.lastModified, 1)}`,
		`ETag ${percent(habits.etag, 1)}`,
		conditional,
		`compressed ${percent(habits.compressed, 1)}`,
		`cached ${percent(habits.cacheSigns, 1)}`,
		`${habits.failures} failures`
	].join(", ");
}
//#endregion
//#region src/report/terminal/measures-terminal.ts
var INDENT = "  ";
/** Text that ends with a line end. */
function renderMeasuresTerminal({ of, importance, measures }, options) {
	const style = ink(options.colour);
	const width = Math.max(60, Math.min(options.width, 120));
	return `${[
		style.strong(`${INDENT}Measures of the literature: ${printable(of)}`),
		...wrap(`weights: ${printable(importance)}`, width - 2).map((line) => INDENT + style.faint(line)),
		...measures.flatMap((measure) => measureLines(measure, width, style))
	].join("\n")}\n`;
}
function measureLines(measure, width, style) {
	const inner = INDENT.repeat(2);
	const said = [...measure.figures.map(figureText), intervalText(measure)].filter((text) => text !== null);
	return [
		"",
		INDENT + style.strong(measure.name),
		...wrap(said.join("; "), width - inner.length).map((line) => inner + line),
		...wrap(`${measure.source}: ${measure.basis}`, width - inner.length).map((line) => inner + style.faint(line))
	];
}
//#endregion
//#region src/report/terminal/compare-terminal.ts
/** Text that ends with a line end; of each list so many are shown. */
function renderCompareTerminal(compared, most = 20) {
	const { site, captures, testimonies, pages, differ, stale, forgotten, notInSource } = compared;
	const told = TOLD_TIERS.filter((tier) => testimonies[tier] > 0);
	const lines = [
		`${printable(site)}: ${counted$3(pages, "page")}, ${counted$3(captures, "capture")} of ours beside ${told.map((tier) => toldWords(tier, testimonies[tier])).join(" and ")}`,
		...told.map((tier) => agreementOf(tier, compared)),
		...section$1("differ: looks that showed another content than is told of the same time", differ, most, (one) => [
			`${printable(one.url)} (${one.by})`,
			`    seen ${lookWords(one.look)}`,
			`    told ${spanWords(one.told)}`
		]),
		...section$1("stale: looks that showed what the owner had replaced or withdrawn", stale, most, (one) => [
			printable(one.url),
			`    seen ${lookWords(one.look)}`,
			`    told ${spanWords(one.told)}`
		]),
		...section$1("forgotten: current by the source, and no look of ours was ever at them", forgotten, most, (url) => [printable(url)]),
		...section$1("not in the source: answered while it was told of, and unknown to it", notInSource, most, (url) => [printable(url)])
	];
	if (agreesThroughout(compared)) lines.push("nothing differs; agreement proves nothing more of any page");
	return `${lines.join("\n")}\n`;
}
function toldWords(tier, testimonies) {
	return `${testimonies === 1 ? "1 testimony" : `${count(testimonies)} testimonies`} of ${tier} (${TELLER[tier]})`;
}
function agreementOf(tier, { agree, differ }) {
	const others = differ.first.some(({ told }) => told.tier === tier) ? "" : ", none differs";
	return agree[tier] === 0 && others !== "" ? `  ${tier}: no look of ours lies inside a span that it tells of` : `  ${tier}: ${counted$3(agree[tier], "look")} inside a told span agree${agree[tier] === 1 ? "s" : ""} with it${others}`;
}
function section$1(title, { count: all, first }, most, linesOf) {
	if (all === 0) return [];
	const shown = first.slice(0, most);
	const left = all - shown.length;
	const more = left > 0 ? [`  … and ${count(left)} more; --json lists up to ${count(first.length)}`] : [];
	return [
		"",
		`${count(all)} ${title}`,
		...shown.flatMap((item) => linesOf(item).map((line) => `  ${line}`)),
		...more
	];
}
function lookWords({ sentAt, status, capture, record }) {
	return `${fullTime(sentAt)}, status ${status}: record ${printable(record)} of capture ${printable(capture)}`;
}
function spanWords({ tier, from, to, capture, record }) {
	return `${fullTime(from)} to ${fullTime(to)} (${tier}): record ${printable(record)} of capture ${printable(capture)}`;
}
//#endregion
//#region src/report/terminal/series-terminal.ts
var WIDTHS = [
	19,
	25,
	8,
	9,
	10,
	11,
	13,
	12
];
/** Text that ends with a line end. */
function renderSeriesTerminal({ site, points, completenessModel }) {
	const rows = points.map((point) => [
		point.capture + (point.cancelled ? " (cancelled)" : ""),
		new Date(point.asOf).toISOString(),
		count(point.pages),
		percent(point.sharp, point.pages),
		percent(point.attested, point.pages),
		valueText(point.inducible, "share"),
		valueText(point.completeness, "share"),
		duration(point.durationMs)
	]);
	return [
		`${printable(site)}: ${counted$3(points.length, "capture")}, oldest first`,
		...[[
			"capture",
			"as of",
			"pages",
			"sharp",
			"attested",
			"inducible",
			"completeness",
			"took"
		], ...rows].map((cells) => cells.map((text, i) => cell(text, i)).join("").trimEnd()),
		"inducible: C of Spaniol et al. 2009, Definition 3.6, over the pages looked at on both sides",
		"completeness: Ben Saad & Gançarski 2011, Definition 5.13, of all captures up to this one; an estimate:",
		`  ${completenessModel}`,
		""
	].join("\n");
}
function cell(text, column) {
	return column < 2 ? text.padEnd(WIDTHS[column]) : text.padStart(WIDTHS[column]);
}
//#endregion
//#region src/report/html/series-html.ts
/** The whole page; every string from the web is escaped. */
function renderSeriesHtml(report) {
	const { site, points, completenessModel } = report;
	return htmlPage(`Quality of the captures of ${site}`, `<header><p class="eyebrow">Series of captures</p><h1>${escapeMarkup(site)}</h1>
<p class="lead">${points.length === 1 ? "1 capture" : `${count(points.length)} captures`}</p></header>
<section><h2>Over time</h2>
<figure>${shareChart("Quality by capture", seriesOf(points))}
<figcaption>Sharp: seen identical before and after the capture’s time point. Attested: the server’s words carry it. They are never added up.</figcaption></figure></section>
<section><h2>Captures</h2>
${table$1([
		"capture",
		"pages",
		"sharp",
		"attested",
		"inducible C",
		"completeness",
		"took"
	], points.map(row), { numeric: 1 })}
<p>Inducible C: Spaniol et al. 2009, Definition 3.6, over the pages looked at on both sides. Completeness: Ben Saad &amp; Gançarski 2011, Definition 5.13, of all captures up to this one; an estimate (${escapeMarkup(completenessModel)}).</p></section>`);
}
function seriesOf(points) {
	const share = (name, valueOf) => ({
		name,
		points: points.map((point) => ({
			at: point.asOf,
			value: valueOf(point)
		}))
	});
	return [
		share("sharp", ({ sharp, pages }) => pages === 0 ? null : sharp / pages),
		share("attested", ({ attested, pages }) => pages === 0 ? null : attested / pages),
		share("inducible coherence C", ({ inducible }) => inducible),
		share("completeness, estimated", ({ completeness }) => completeness)
	];
}
function row(point) {
	const cells = [
		count(point.pages),
		percent(point.sharp, point.pages),
		percent(point.attested, point.pages),
		valueText(point.inducible, "share"),
		valueText(point.completeness, "share"),
		duration(point.durationMs)
	].map((text) => `<td class="n">${text}</td>`);
	const note = point.cancelled ? ", cancelled" : "";
	return `<tr><td>${escapeMarkup(point.capture)}<small>as of ${fullTime(point.asOf)}${note}</small></td>${cells.join("")}</tr>`;
}
//#endregion
//#region src/report/html/site-view-html.ts
var MOST_SPOILERS = 200;
/** The whole page; every string from the web is escaped. */
function renderSiteViewHtml(view, measures = []) {
	const { site, pages, captures } = view;
	const steps = view.steps.map(({ at, pages: proved }) => ({
		at: Date.parse(at),
		count: proved
	}));
	const body = `<header><p class="eyebrow">What the archive proves</p><h1>${escapeMarkup(site)}</h1>
<p class="lead">${pagesWord(pages)} in ${captures === 1 ? "1 capture" : `${count(captures)} captures`}</p></header>
<section><h2>Proved at every instant</h2>
<figure>${coverageChart("Pages with an observed interval over each instant", steps, pages)}
<figcaption>Observed only: a page counts where two identical responses lie around the instant and none differing between. The dashed line is all pages.</figcaption></figure>
${best(view)}</section>
${(view.told ?? []).map(toldSection).join("\n")}
${measures.map(measuresSection).join("\n")}`;
	return htmlPage(`What the archive proves of ${site}`, body);
}
/** Told by others: a chart of its own, since nothing of it may be added to what is proved. */
function toldSection({ tier, pages, versions, steps }) {
	const shown = steps.map(({ at, pages: some }) => ({
		at: Date.parse(at),
		count: some
	}));
	return `<section><h2>${TITLES[tier]}</h2>
<figure>${coverageChart(`Pages of which ${tier} evidence tells at each instant`, shown, pages)}
<figcaption>${TELLER[tier].charAt(0).toUpperCase()}${TELLER[tier].slice(1)}: ${pagesWord(pages)}, ${count(versions)} versions. No look of ours stands behind it, and it is not part of what is proved.</figcaption></figure></section>`;
}
var TITLES = {
	served: "Served to visitors",
	source: "Published, as the owner says"
};
function best({ best: found, span, pages }) {
	if (!found) return "<p>No page was seen twice in one state: nothing is proved at any instant.</p>";
	const time = (iso) => fullTime(Date.parse(iso));
	const over = span ? `<p>As of [${time(span.from)}, ${time(span.to)}]: ${count(span.pages)} of ${pagesWord(pages)} seen identical before and after it, none differing between.</p>` : "";
	const left = found.spoilers.length - MOST_SPOILERS;
	const more = left > 0 ? `<li class="faint">… and ${count(left)} more; <code>--json</code> lists them</li>` : "";
	const items = found.spoilers.slice(0, MOST_SPOILERS).map((url) => `<li>${escapeMarkup(pageLabel(url))}</li>`);
	const spoilers = items.length === 0 ? "" : `<h3>Not proved there</h3><ul class="addresses">${items.join("")}${more}</ul>`;
	return `<p>Best instant: <strong>${time(found.asOf)}</strong>, ${count(found.pages)} of ${pagesWord(pages)}, the same from ${time(found.from)} to ${time(found.to)}.</p>${over}${spoilers}`;
}
//#endregion
//#region src/report/replay-check-words.ts
/** What each result means. */
var RESULT_WORDS = {
	same: "the same",
	"text-differs": "text differs",
	"missing-parts": "missing parts",
	"could-not-be-shown": "could not be shown"
};
/** The same of a page after the steps of its capture. */
var STEPS_WORDS = {
	...RESULT_WORDS,
	"steps-differ": "they come out otherwise",
	"not-repeated": "not repeated"
};
/** Whether there is something to tell of a page: it differs, differs after its steps, or some were not repeated. */
function isToBeTold({ result, steps }) {
	return result !== "same" || steps !== void 0 && (steps.result !== "same" || steps.notRepeated !== null);
}
/** What came of a page's steps, in sentences; none where it had none. */
function stepsReasons({ steps }) {
	if (steps === void 0) return [];
	const { result, reasons, taken, of, notRepeated, samePixels } = steps;
	const which = taken === of ? counted$3(of, "step") : `${taken} of ${counted$3(of, "step")}`;
	const pixels = samePixels === null ? "" : `, ${(Math.floor(samePixels * 1e3) / 10).toFixed(1)} % of the pixels equal`;
	return [
		...result === "not-repeated" ? [] : [`after ${which}: ${STEPS_WORDS[result]}${pixels}`],
		...reasons,
		...notRepeated === null ? [] : [notRepeated]
	];
}
/** The one sentence: how many pages replay shows as their stored bytes do. */
function replayHeadline({ counts, pages }) {
	const verb = pages.length === 1 ? "is" : "are";
	return `${counts.same} of ${counted$3(pages.length, "page")} ${verb} shown by replay as from their stored bytes`;
}
/** What stands below it. */
function replayNotes(check) {
	const { pages, documents, isByLot, asOf, browser } = check;
	const lacking = pages.filter(({ notHeld }) => notHeld.length > 0);
	const missing = new Set(lacking.flatMap(({ notHeld }) => notHeld)).size;
	const leaving = new Set(pages.flatMap(({ wouldHaveLeft }) => wouldHaveLeft)).size;
	const workerless = pages.filter(({ isWithoutWorker }) => isWithoutWorker).length;
	const unsteady = pages.filter(({ isUnsteady }) => isUnsteady).length;
	return [
		...stepsNotes(pages),
		`${isByLot ? `${pages.length} of ${documents} documents, drawn by lot` : `every page of ${counted$3(documents, "document")}`}; ${asOf === null ? "each at its own record" : `as of ${asOf}`}; shown by ${browser} without a network`,
		lacking.length === 0 ? "nothing that they ask for is missing from the archive" : `${counted$3(lacking.length, "page")} asked for parts that the archive does not hold (${addresses(missing)}): missing both ways, and no doing of replay`,
		leaving === 0 ? "nothing would have gone to the live web" : `${addresses(leaving)} would have gone to the live web: stopped here, but a fault of replay`,
		...workerless === 0 ? [] : [`${counted$3(workerless, "page")} asked for a service worker, which replay does not run: compared without it both ways, so they may be shown the same and yet less than on the live site`],
		...unsteady === 0 ? [] : [`${counted$3(unsteady, "page")} of those that differ also differ from themselves when shown twice`]
	];
}
function stepsNotes(pages) {
	const all = pages.flatMap(({ steps }) => steps ?? []);
	if (all.length === 0) return [];
	const same = all.filter(({ result }) => result === "same").length;
	const left = all.filter(({ notRepeated }) => notRepeated !== null).length;
	const some = left === 0 ? "" : `; on ${left} not all steps were repeated`;
	return [`${counted$3(all.length, "page")} had been captured with steps: ${same} the same after them too${some}`];
}
function addresses(count) {
	return count === 1 ? "1 address" : `${count} addresses`;
}
//#endregion
//#region src/report/html/replay-check-html.ts
var PAIR_STYLE = ".pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.pair img{width:100%;border:1px solid var(--rule)}";
/** The whole page; every string from the web is escaped, pictures lie beside it. */
function renderReplayCheckHtml(check) {
	const { counts, pages, site, capture } = check;
	const differing = pages.filter(isToBeTold);
	const body = [
		`<style>${PAIR_STYLE}</style>`,
		`<p class="eyebrow">Replay of a capture</p><h1>${escapeMarkup(site)}</h1>`,
		`<p class="figure">${counts.same} <small>of ${pages.length}</small></p>`,
		`<p class="lead">${escapeMarkup(replayHeadline(check))}.</p>`,
		...replayNotes(check).map((note) => `<p class="faint">${escapeMarkup(note)}.</p>`),
		...differing.length === 0 ? [] : ["<h2>Pages that differ, or whose steps were left out</h2>", ...differing.map(differingPage)],
		`<h2>All pages</h2>${tableOf(pages)}`,
		`<footer>Capture ${escapeMarkup(capture)}, checked by ${escapeMarkup(check.software)}. The share of equal pixels is a number, never a verdict.</footer>`
	];
	return htmlPage(`Replay of ${site}`, body.join("\n"), null, "'self' file:");
}
function differingPage(page) {
	const { url, result, reasons, isUnsteady, pictures, steps } = page;
	const unsteady = isUnsteady ? ["it also differs from itself when it is shown twice from its stored bytes"] : [];
	const said = [
		...reasons,
		...unsteady,
		...stepsReasons(page)
	].map((reason) => `<li>${escapeMarkup(reason)}</li>`);
	return `<figure><p><strong>${RESULT_WORDS[result]}</strong> <code>${escapeMarkup(pageLabel(url))}</code></p><ul>${said.join("")}</ul>` + pairOf(pictures, "") + pairOf(steps?.pictures ?? null, ", after its steps") + "</figure>";
}
function pairOf(pictures, when) {
	if (pictures === null) return "";
	return `<div class="pair">${picture(pictures.stored, `From its stored bytes${when}`)}${picture(pictures.replayed, `From replay${when}`)}</div>`;
}
function picture(file, words) {
	return `<div><img src="${escapeMarkup(file)}" alt="${words}"><p class="faint">${words}</p></div>`;
}
function tableOf(pages) {
	return `<div class="scroll"><table><thead><tr><th>result</th><th>page</th><th class="n">words equal</th><th class="n">pixels equal</th><th class="n">not in the archive</th><th class="n">console errors, stored / replayed</th></tr></thead><tbody>${pages.map(({ url, result, sameWords, samePixels, notHeld, consoleErrors }) => `<tr><td>${RESULT_WORDS[result]}</td><td class="url">${escapeMarkup(pageLabel(url))}</td><td class="n">${share(sameWords)}</td><td class="n">${share(samePixels)}</td><td class="n">${notHeld.length}</td><td class="n">${consoleErrors === null ? "" : `${consoleErrors.stored} / ${consoleErrors.replayed}`}</td></tr>`).join("")}</tbody></table></div>`;
}
/** Never rounded up to all. */
function share(value) {
	return value === null ? "" : `${(Math.floor(value * 1e3) / 10).toFixed(1)} %`;
}
//#endregion
//#region src/report/terminal/replay-check-terminal.ts
var MOST_ROWS = 40;
/** The whole text. */
function renderReplayCheckTerminal(check, { colour, width }) {
	const { strong, faint } = ink(colour);
	const differing = check.pages.filter(isToBeTold);
	const lines = [
		strong(replayHeadline(check)),
		...replayNotes(check).flatMap((note) => wrap(printable(note), width - 2).map((line) => `  ${faint(line)}`)),
		...differing.slice(0, MOST_ROWS).flatMap((page) => ["", ...rowOf(page, width)])
	];
	if (differing.length > MOST_ROWS) lines.push("", `and ${differing.length - MOST_ROWS} more of which there is something to tell; --json lists them`);
	return `${lines.join("\n")}\n`;
}
function rowOf(page, width) {
	const { url, result, reasons, isUnsteady, samePixels } = page;
	const label = RESULT_WORDS[result].padEnd(20);
	const likeness = samePixels === null ? [] : [`${(samePixels * 100).toFixed(1)} % of the picture's pixels equal`];
	const unsteady = isUnsteady ? ["it also differs from itself when it is shown twice from its stored bytes"] : [];
	const said = [
		...reasons,
		...unsteady,
		...likeness,
		...stepsReasons(page)
	].map(printable);
	return [`${label}${shorten(printable(pageLabel(url)), Math.max(20, width - 21))}`, ...said.flatMap((reason) => wrap(reason, Math.max(30, width - 4)).map((line) => `    ${line}`))];
}
//#endregion
//#region src/report/html/declaration.ts
/** A self-contained page that asks nobody for anything; every string from the web is escaped. */
function renderDeclaration(extract) {
	const [main, ...requisites] = extract.entries;
	const { certificate } = extract;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(`Declaration about ${nameOf(extract)}`)}</title>
<style>${STYLE$1}</style>
</head>
<body><main>
<header><p class="eyebrow">Declaration</p><h1>${escapeMarkup(nameOf(extract))}</h1></header>
${main ? pageSection(main.page, extract) : ""}
${requisites.length === 0 ? "" : requisiteSection(requisites.map(({ page }) => page))}
${procedure(extract)}
${list("What this does not prove", certificate.cannotProve)}
${list("What was not recorded", certificate.vantage.notRecorded)}
${checking(extract)}
</main></body>
</html>
`;
}
function nameOf({ entries: [main], certificate }) {
	return main ? pageLabel(main.page.url) : certificate.site;
}
function pageSection(page, { certificate }) {
	const asOf = time(certificate.asOf);
	const looks = page.records.map(lookRow).join("");
	return `<section><h2>What was seen</h2>
<p>${statement(page, asOf)}</p>
<div class="scroll"><table><thead><tr><th scope="col">request sent</th><th scope="col">answer complete</th><th scope="col">pass</th><th scope="col">record</th></tr></thead><tbody>${looks}</tbody></table></div>
<dl>${exactRequest(page)}<dt>Status</dt><dd>${page.status ?? "–"}</dd><dt>Content type</dt><dd>${escapeMarkup(page.contentType ?? "–")}</dd>
<dt>Content</dt><dd><code>${escapeMarkup(page.contentDigest ?? "–")}</code></dd>
<dt>Body as sent</dt><dd><code>${escapeMarkup(page.payloadDigest ?? "–")}</code></dd></dl></section>`;
}
/** A label is shortened; what was asked for stands here whole. */
function exactRequest({ url }) {
	return pageLabel(url) === url ? "" : `<dt>Exact request</dt><dd><code>${escapeMarkup(url)}</code></dd>`;
}
function statement(page, asOf) {
	const url = `<strong>${escapeMarkup(pageLabel(page.url))}</strong>`;
	if (page.verdict === "sharp" && page.interval) return `We asked the server for ${url} with the same request before and after ${asOf}. The answer that was complete at ${time(page.interval.from)} and the one asked for at ${time(page.interval.to)} were identical, and none that we saw between them differed.`;
	if (page.verdict === "attested" && page.interval) return `The server’s own words (${escapeMarkup(page.evidence.replace("attested:", ""))}) say that ${url} was as we saw it from ${time(page.interval.from)} to ${time(page.interval.to)}. We did not see it ourselves on both sides of ${asOf}.`;
	const why = page.reason === null ? "" : ` (${escapeMarkup(page.reason)})`;
	return `About ${url} at ${asOf} nothing is claimed. Our finding is “${page.verdict}”: ${VERDICT_MEANING[page.verdict]}${why}.`;
}
function lookRow(record) {
	return `<tr><td class="time">${time(record.sentAt)}</td><td class="time">${time(record.lastByteAt)}</td><td>${record.pass}</td><td><code>${escapeMarkup(record.id)}</code></td></tr>`;
}
function requisiteSection(pages) {
	return `<section><h2>What the page needs</h2><p>Style sheets, images and scripts were looked at as pages of their own.</p>
<div class="scroll"><table><thead><tr><th scope="col">resource</th><th scope="col">finding</th></tr></thead><tbody>${pages.map((page) => `<tr><td class="url">${escapeMarkup(pageLabel(page.url))}</td><td>${page.verdict}</td></tr>`).join("")}</tbody></table></div></section>`;
}
function procedure({ certificate }) {
	const profile = Object.entries(certificate.requestProfile).map(([name, value]) => `${name}: ${value}`);
	const cookies = "Cookie" in certificate.requestProfile ? "with" : "without";
	const servers = certificate.vantage.servers.map(({ host, address }) => `${host} at ${address}`);
	return `<section><h2>What was done</h2><p>A program asked for every page of the site once, then again in another order, and kept every request and every answer byte for byte, with the times at which it was sent, began to arrive and was complete. All times are of this machine’s clock, in UTC.</p><dl>${[
		["Program", certificate.software],
		["Capture", `${certificate.capture} of ${certificate.site}`],
		["From", `${time(certificate.startedAt)} to ${time(certificate.finishedAt)}`],
		["Scope", certificate.scope],
		["Requests", `GET, ${cookies} cookies, with ${profile.join("; ")}`],
		["Servers", servers.join(", ")],
		["Connections", connectionsText(certificate.vantage)],
		["Caches and proxies", cachesText(certificate.vantage)],
		["Program’s files", certificate.vantage.softwareSha256 ?? "not recorded"],
		["Operator", certificate.vantage.operator ?? "not recorded"],
		["Clock", clockText(certificate)],
		["Outside time", timeStampText(certificate)]
	].map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`).join("")}</dl></section>`;
}
function connectionsText({ connections }) {
	const texts = connections.map(({ host, client, resolved, proxy, tls }) => {
		const way = proxy === void 0 ? `resolved to ${resolved.join(" ")}` : `through the proxy ${proxy}`;
		const name = `${host} from ${client ?? "an unknown address"}, ${way}`;
		return tls ? `${name}, ${tls.protocol}, certificate ${tls.chain[0] ?? "unknown"}` : `${name}, without TLS`;
	});
	return texts.length === 0 ? "not recorded" : texts.join("; ");
}
function cachesText({ caches }) {
	if (caches === void 0) return "not recorded by name; the answers themselves hold the signs";
	if (caches.length === 0) return "no answer showed a sign of any; one that hides cannot be excluded";
	return caches.map(({ host, fields }) => `${host} answered with ${fields.join(", ")}`).join("; ");
}
function clockText({ clock, vantage }) {
	if (clock === void 0) return `${vantage.clockSynchronisation}; no bound of its error is recorded`;
	const texts = clock.runs.map(({ startedAt, by, boundMs, errorMs, doubts }) => {
		const bound = boundMs === null ? "no bound of its error is known" : `it may be wrong by ${boundMs} ms`;
		const doubt = doubts.length === 0 ? "" : `; its times count as wrong by up to ${errorMs / 1e3} s (${doubtText(doubts)})`;
		return `from ${time(startedAt)}: ${by}, ${bound}${doubt}`;
	});
	const apart = clock.datesApartMs === void 0 ? [] : [`no server’s Date comes within a day of it (the nearest is off by ${Math.floor(clock.datesApartMs / 864e5)} days)`];
	return [...texts, ...apart].join("; ");
}
function doubtText(doubts) {
	return doubts.map(({ kind, host }) => `by ${kind}${host === null ? "" : ` of ${host}`}`).join(", ");
}
function timeStampText({ timeStamps }) {
	if (timeStamps === null) return "none was asked for: all times are this machine’s own";
	return `${timeStamps.start === null ? "no time stamp at the start" : `announced ${time(timeStamps.start.at)}`}, by ${timeStamps.authority} (RFC 3161)`;
}
function checking({ certificate }) {
	return `<section><h2>How to check it</h2><p>The extract that belongs to this declaration holds the answers themselves, the lines of the certificate about them, and the proof that the signed certificate contains these lines. <code>isochron verify</code> checks it; the format is published, and anyone may write another program that does.</p>
<dl><dt>Merkle root</dt><dd><code>${escapeMarkup(certificate.merkle.root)}</code></dd><dt>Signature</dt><dd><code>${escapeMarkup(certificate.signature.value)}</code></dd></dl>
<p>Declared by: ______________________ &nbsp; Date: ______________ &nbsp; Signature: ______________________</p></section>`;
}
function list(title, sentences) {
	return `<section><h2>${title}</h2><ul>${sentences.map((text) => `<li>${escapeMarkup(text)}</li>`).join("")}</ul></section>`;
}
function time(iso) {
	return fullTime(Date.parse(iso));
}
//#endregion
//#region src/report/copy/absent-pages.ts
var SHOW_TARGET = "<style>section{display:none}section:target{display:block}</style>";
var START = "<p><a href=\"../START-HERE.html\">All pages of this copy</a></p>";
/** The pages, by their files; one that names nothing stands at the end. */
function* absentPages(absent) {
	for (let from = 0; from < absent.length; from += 500) {
		const body = `${SHOW_TARGET}<h1>Not in this copy</h1>${absent.slice(from, from + 500).map((one, i) => section(one, from + i)).join("\n")}${START}`;
		yield {
			file: absentPlace(from).file,
			html: htmlPage("Not in this copy", body)
		};
	}
	yield {
		file: ABSENT_UNNAMED,
		html: htmlPage("Not in this copy", "<h1>Not in this copy</h1><p>The address of this link is not part of what was captured.</p>" + START)
	};
}
/** The address is text, not a link: nothing here leads to the live web. */
function section({ url, isKnown, reason }, n) {
	const words = isKnown ? `A page of this site; ${reason}.` : `This address is ${reason}.`;
	return `<section id="${absentPlace(n).anchor}"><p><code>${escapeMarkup(pageLabel(url))}</code></p><p>${escapeMarkup(words)}</p></section>`;
}
//#endregion
//#region src/report/copy/copy-words.ts
/** One sentence per tier, for people. */
var TIER_MEANING = {
	observed: "seen identical before and after the moment, none differing seen between",
	seen: "came in answer to a request that was under way at the moment",
	served: "a recorder before the server saw visitors being given it around the moment",
	attested: "the server's own words (304) carry it over the moment",
	source: "the site's owner says, by files or history, that it was published at the moment",
	possible: "seen before or after the moment; nothing seen contradicts it, nothing proves it",
	nearest: "the record nearest to the moment; another version was seen then or may have stood"
};
/** The tiers that a copy tells of. */
function tiersOf({ choice }) {
	return choice === "nearest" ? [...STANDING_TIERS, "nearest"] : STANDING_TIERS;
}
/** What the copy is, in one sentence: observed only. */
function copyHeadline({ head, counts }) {
	const { tiers } = counts;
	const all = tiersOf(head).reduce((sum, tier) => sum + (tiers[tier] ?? 0), 0) + counts.missing;
	if (head.imported) return `${pagesWord(all)} from other tools' records as of ${head.asOf}: none of them is proved, nothing is sharp`;
	return `${count(tiers.observed)} of ${pagesWord(all)} seen identical before and after ${head.asOf}`;
}
/** What a copy cannot be, said once for all. */
function cannotWork(scripts) {
	return [
		scripts ? "Scripts run, as far as browsers let them from files: modules are refused, and requests for data fail. They can reach the live web: lead a window there, open connections, send forms and packets." : "Scripts do not run. What they would build, load later or open (menus, pictures that come into view, searches) is not there.",
		"Forms lead nowhere: there is no server.",
		"What a page shows by <object> or <embed>, and drawings that it takes out of another SVG file, are not shown.",
		"Links to addresses that are not in the copy lead to a page here that names them, never to the live web.",
		"Files are named after their addresses where that is safe on every system, and marked with ~ where it is not; manifest.json says which is which.",
		"Texts, pages and style sheets are in UTF-8, whatever they were sent in; feeds and other XML are shown as text."
	];
}
/** Of pages that scripts build a copy as files has the shells: scripts from files may not ask for data. */
function scriptBuiltWords(shells) {
	return `${pagesWord(shells)} here ${shells === 1 ? "is" : "are"} built by scripts, and a copy as files cannot show what they build: only what their documents hold. isochron serve shows them from the archive, as do players that open what isochron export wacz writes.`;
}
/** What stands behind it, and what does not. */
function proofWords({ imported, certified }) {
	if (imported) return "Other tools made these records: nobody here vouches for their clocks and requests, so that nothing is certified.";
	if (certified.length === 0) return "No certificate goes along: nothing here is certified.";
	return `The folder proof holds the reports and certificates of ${certified.join(", ")}. A certificate speaks of the records in the archive, not of these files, whose links were changed: isochron verify checks it there. Every page's contentDigest in manifest.json is the one that the certificate names.`;
}
//#endregion
//#region src/report/copy/copy-texts.ts
/** README.txt: what this is, in plain words. */
function copyReadme(told) {
	const { head, counts } = told;
	const tiers = tiersOf(head).map((tier) => `  ${tier.padEnd(9)} ${String(counts.tiers[tier] ?? 0).padStart(7)}  ${TIER_MEANING[tier]}`);
	return [
		`A copy of ${head.site} as of ${head.asOf}, made by ${head.software}.`,
		"",
		"Open START-HERE.html with a double click. Nothing needs to be installed, and no network is used.",
		"",
		`${copyHeadline(told)}.`,
		...head.choice === "nearest" ? ["Every page is the record nearest to that moment, whatever is known of it."] : [],
		...tiers,
		`  missing   ${String(counts.missing).padStart(7)}  pages of the site of which nothing can be shown: START-HERE.html says why`,
		"",
		proofWords(head),
		"",
		"What does not work in a copy:",
		...cannotWork(head.scripts).map((words) => `- ${words}`),
		""
	].join("\r\n");
}
/** manifest.json in pieces: one line per page and per address that is not there. */
function* copyManifest({ head, counts, pages }, absent) {
	yield `${JSON.stringify({
		...head,
		counts
	}).slice(0, -1)},\n"pages":[`;
	yield* listed(pages);
	yield `\n],\n"absent":[`;
	yield* listed(absent);
	yield "\n]}\n";
}
function* listed(rows) {
	for (const [i, row] of rows.entries()) yield `${i === 0 ? "\n" : ",\n"}${JSON.stringify(row)}`;
}
//#endregion
//#region src/report/copy/start-page.ts
/** Rows of one page of the list. */
var ROWS_PER_LIST = 1e3;
/** The page to open first. */
function startPage(told, { seeds, reports, missing }) {
	const { head } = told;
	const listed = listedPages(told.pages);
	const body = [
		`<p class="eyebrow">A copy of ${escapeMarkup(head.site)}</p>`,
		`<h1>${escapeMarkup(copyHeadline(told))}</h1>`,
		...seeds.map(seedLine),
		`<p>${escapeMarkup(momentWords(told))}</p>`,
		tierTable(told),
		`<p>${escapeMarkup(proofWords(head))} ${reports.map((file) => link(file, "report")).join(" ")}</p>`,
		`<h2>What does not work in a copy</h2><ul>${cannotWork(head.scripts).map(item).join("")}</ul>`,
		scriptBuiltLine(told),
		missingSection(missing),
		`<h2 id="pages">Pages</h2>`,
		`<p class="faint">${pagesWord(listed.length)} by address; pictures, style sheets and other parts are in manifest.json. The browser's own search (Ctrl+F) finds words in titles and addresses.</p>`,
		listLinks(listed.length, 1, ""),
		pageTable(listed.slice(0, ROWS_PER_LIST), "")
	];
	return htmlPage(`${head.site} as of ${head.asOf}`, body.join("\n"));
}
/** Further pages of the list, by their files. */
function* listPages(told) {
	const listed = listedPages(told.pages);
	for (let n = 2; (n - 1) * ROWS_PER_LIST < listed.length; n++) {
		const rows = listed.slice((n - 1) * ROWS_PER_LIST, n * ROWS_PER_LIST);
		const body = `<h1>Pages of ${escapeMarkup(told.head.site)}</h1>\n${listLinks(listed.length, n, "../")}\n${pageTable(rows, "../")}`;
		yield {
			file: listFile(n),
			html: htmlPage(`Pages ${n}: ${told.head.site}`, body)
		};
	}
}
function listFile(n) {
	return n === 1 ? "START-HERE.html" : `pages/${n}.html`;
}
/** Pages people read, by address; parts of pages are left to the manifest. */
function listedPages(pages) {
	return pages.filter(({ kind }) => kind !== "part").sort((a, b) => a.url < b.url ? -1 : a.url > b.url ? 1 : 0);
}
function seedLine({ url, file }) {
	const address = escapeMarkup(url);
	return file === null ? `<p>${address} is not in this copy.</p>` : `<p class="lead"><a href="${escapeMarkup(file)}">Open ${address}</a></p>`;
}
function momentWords({ head }) {
	const near = head.wishedFor === null ? "" : `, the moment near ${head.wishedFor} at which the most is known`;
	return `${head.choice === "nearest" ? `Every page is shown by the record nearest to ${head.asOf}, whatever is known of it` : `Every page is shown in the version that answers for ${head.asOf}${near}`}. Captures: ${head.captures.join(", ")}. Made by ${head.software}.`;
}
function tierTable({ head, counts }) {
	const rows = tiersOf(head).map((tier) => `<tr><th>${tier}</th><td class="n">${count(counts.tiers[tier] ?? 0)}</td><td>${escapeMarkup(TIER_MEANING[tier])}</td></tr>`);
	const missing = `<tr><th>missing</th><td class="n">${count(counts.missing)}</td><td>pages of the site of which nothing can be shown</td></tr>`;
	return `<table><thead><tr><th>evidence</th><th class="n">pages and parts</th><th></th></tr></thead><tbody>${rows.join("")}${missing}</tbody></table>`;
}
function scriptBuiltLine({ pages }) {
	const shells = pages.filter(({ isScriptBuilt }) => isScriptBuilt).length;
	return shells === 0 ? "" : `<p><strong>${escapeMarkup(scriptBuiltWords(shells))}</strong></p>`;
}
var MOST_MISSING = 1e3;
function missingSection(missing) {
	if (missing.length === 0) return "";
	const rows = missing.slice(0, MOST_MISSING).map(({ url, reason, n }) => {
		const { file, anchor } = absentPlace(n);
		return `<tr><td class="url">${link(`${file}#${anchor}`, pageLabel(url))}</td><td>${escapeMarkup(reason)}</td></tr>`;
	});
	const more = missing.length > MOST_MISSING ? `<p>The rest is in manifest.json.</p>` : "";
	return `<h2>Pages that are missing</h2><p>${pagesWord(missing.length)} of the site, of which nothing can be shown.</p><table><tbody>${rows.join("")}</tbody></table>${more}`;
}
function listLinks(total, own, up) {
	const lists = Math.ceil(total / ROWS_PER_LIST);
	if (lists <= 1) return "";
	return `<p>${Array.from({ length: lists }, (_, i) => i + 1 === own ? `<b>${i + 1}</b>` : link(`${up}${listFile(i + 1)}`, String(i + 1))).join(" ")}</p>`;
}
function pageTable(pages, up) {
	return `<table><thead><tr><th>page</th><th>evidence</th><th>as seen at</th><th>status</th></tr></thead><tbody>${pages.map((page) => pageRow(page, up)).join("\n")}</tbody></table>`;
}
function pageRow(page, up) {
	const { url, file, opens, title, tier, verdict, seenAt, status, note, kind } = page;
	const name = title === null || title === "" ? pageLabel(url) : title;
	const said = [
		pageLabel(url),
		...kind === "redirect" ? ["redirects"] : [],
		...note === null ? [] : [note]
	];
	const judged = verdict === null || verdict === "sharp" ? "" : `<small>${verdict}</small>`;
	return `<tr><td class="url">${link(up + (opens ?? file), name)}<small>${escapeMarkup(said.join("; "))}</small></td><td>${tier}${judged}</td><td class="time">${seenAt}</td><td>${status}</td></tr>`;
}
function link(file, words) {
	return `<a href="${escapeMarkup(file)}">${escapeMarkup(words)}</a>`;
}
function item(words) {
	return `<li>${escapeMarkup(words)}</li>`;
}
//#endregion
//#region src/report/news/news-links.ts
/** Where a piece of news leads, in the reading room at this address. */
function newsLinks({ url, at, since, captureId, site }, room) {
	const capture = captureId === null ? hrefOf(room, ["sites", site]) : hrefOf(room, ["captures", captureId]);
	if (url === null) return {
		diff: capture,
		proof: capture
	};
	const proof = hrefOf(room, ["page", url], `?at=${at}`);
	return {
		diff: since === null ? proof : hrefOf(room, [
			"diff",
			String(since),
			String(at),
			url
		]),
		proof
	};
}
/** Where all that is known of a site stands. */
function siteLink(site, room) {
	return hrefOf(room, site === null ? [] : ["sites", site]);
}
function hrefOf(room, path, query = "") {
	const words = path.map((word) => encodeURIComponent(word.replace(/\p{Surrogate}/gu, "�")));
	return `${room.replace(/[#?].*$/s, "").replace(/\/+$/, "")}/#/${words.join("/")}${query}`;
}
//#endregion
//#region src/report/news/atom-feed.ts
/** The media type of a feed. */
var ATOM_TYPE = "application/atom+xml; charset=utf-8";
var NAMESPACE = "http://www.w3.org/2005/Atom";
var MOST_TITLE_CHARS$1 = 300;
var MOST_SUMMARY_CHARS$1 = 1e3;
/** A feed must say when it changed (section 4.1.1); one without news has not. */
var NEVER = instant(0);
/** The feed of these news, in the order given; every id is that of its event, for ever (section 4.2.6). */
function atomFeed(items, { site, room, self }) {
	const updated = items.reduce((latest, { at }) => at > latest ? at : latest, NEVER);
	const title = site === null ? "News of all sites under watch" : `News of ${site}`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="${NAMESPACE}">
<id>${xmlText(feedId(site))}</id>
<title>${line(title, MOST_TITLE_CHARS$1)}</title>
<updated>${toIso(updated)}</updated>
<author><name>Isochron</name></author>
<generator>Isochron</generator>
<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>
<link rel="alternate" type="text/html" href="${xmlText(siteLink(site, room))}"/>
${items.map((item) => entryXml(item, room)).join("")}</feed>
`;
}
/** The same wherever the feed is served from. */
function feedId(site) {
	return site === null ? "urn:isochron:feed:all" : `urn:isochron:feed:site:${encodeURIComponent(site.replace(/\p{Surrogate}/gu, "�"))}`;
}
function entryXml(item, room) {
	const { diff, proof } = newsLinks(item, room);
	const terms = [item.kind, ...item.verdict === null ? [] : [item.verdict]];
	return `<entry>
<id>${xmlText(item.id)}</id>
<title>${line(item.title, MOST_TITLE_CHARS$1)}</title>
<updated>${toIso(item.at)}</updated>
<published>${toIso(item.at)}</published>
<link rel="alternate" type="text/html" href="${xmlText(diff)}"/>
<link rel="related" type="text/html" title="What is known and proved" href="${xmlText(proof)}"/>
${item.url === null ? "" : `<link rel="via" href="${xmlText(item.url)}"/>\n`}${terms.map((term) => `<category term="${xmlText(term)}"/>\n`).join("")}<summary type="text">${line(item.summary, MOST_SUMMARY_CHARS$1)}</summary>
</entry>
`;
}
/** Words from the web are text and nothing else: no markup of theirs is ever given on. */
function line(text, mostChars) {
	return xmlText(oneLine(text, mostChars) || "(without words)");
}
//#endregion
//#region src/report/news/news-digest.ts
var MOST_TITLE_CHARS = 200;
var MOST_SUMMARY_CHARS = 500;
/** Of the subject; the rest of a title is in the message. */
var MOST_SUBJECT_CHARS = 120;
/** The message of these news. */
function newsDigest(items, { channel, room, left }) {
	const sites = [...new Set(items.map(({ site }) => site))];
	const ordered = (site) => items.filter((item) => item.site === site).toSorted((a, b) => b.importance - a.importance);
	const parts = sites.map((site) => ({
		site,
		items: ordered(site)
	}));
	const foot = [...left === 0 ? [] : [`And ${counted$3(left, "more piece")} of news: see the feed in ${room}`], `Sent by Isochron over the channel ${oneLine(channel, 100)}.`];
	return {
		subject: subjectOf(items, left),
		text: asText(parts, room, foot),
		html: asHtml(parts, room, foot)
	};
}
/** One line, whatever a page's title is made of: a header ends at a line's end. */
function subjectOf(items, left) {
	const [first] = items;
	const others = items.length + left - 1;
	const about = first === void 0 ? "no news" : `${first.site}: ${first.title}`;
	return oneLine(about, MOST_SUBJECT_CHARS) + (others > 0 ? ` (and ${others} more)` : "");
}
function asText(parts, room, foot) {
	const entry = (item) => {
		const { title, summary, when } = told(item);
		const { diff, proof } = newsLinks(item, room);
		return [
			`* ${title}`,
			`  ${when}`,
			`  ${summary}`,
			`  What changed: ${diff}`,
			`  Proof: ${proof}`
		].join("\n");
	};
	return `${parts.map(({ site, items }) => `${oneLine(site, 100)}\n\n${items.map(entry).join("\n\n")}`).join("\n\n\n")}\n\n-- \n${foot.join("\n")}\n`;
}
function asHtml(parts, room, foot) {
	const entry = (item) => {
		const { title, summary, when } = told(item);
		const { diff, proof } = newsLinks(item, room);
		return `<li><p><a href="${xmlText(diff)}"><b>${xmlText(title)}</b></a><br>${xmlText(when)}<br>${xmlText(summary)}<br><a href="${xmlText(proof)}">Proof</a></p></li>\n`;
	};
	const sites = parts.map(({ site, items }) => `<h2>${xmlText(oneLine(site, 100))}</h2>\n<ul>\n${items.map(entry).join("")}</ul>\n`);
	const lines = foot.map((line) => `<p>${xmlText(line)}</p>\n`).join("");
	return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>News</title></head><body dir="ltr">\n${sites.join("")}<hr>\n${lines}</body></html>\n`;
}
function told({ title, summary, at, since, url }) {
	const seen = `seen ${toIso(at)}${since === null ? "" : `, not yet ${toIso(since)}`}`;
	return {
		title: oneLine(title, MOST_TITLE_CHARS),
		summary: oneLine(summary, MOST_SUMMARY_CHARS),
		when: `${url === null ? "" : `${oneLine(url, MOST_SUMMARY_CHARS)}, `}${seen}`
	};
}
//#endregion
//#region src/report/news/news-json.ts
/** News with times in words and the addresses in the reading room. */
function newsJson(item, room) {
	const { id, site, kind, url, at, since, title, summary, importance, verdict, captureId } = item;
	const times = {
		at: toIso(at),
		since: since === null ? null : toIso(since)
	};
	const said = {
		title,
		summary,
		importance,
		verdict,
		captureId
	};
	return {
		id,
		site,
		kind,
		url,
		...times,
		...said,
		...newsLinks(item, room)
	};
}
/** One line of JSON, safe on a terminal too. */
function newsLine(item, room) {
	return `${printableJson({
		event: "news",
		...newsJson(item, room)
	}, 0)}\n`;
}
//#endregion
//#region src/formats/html/missing-page-text.ts
var LONGEST_BYTES = 2e5;
/** The text without what differs at every request: the address itself, numbers and tokens. */
function missingPageText(url, content, contentType) {
	const { text } = decodeText(content.subarray(0, LONGEST_BYTES), contentType);
	const { pathname, search } = new URL(url);
	return [
		url,
		pathname + search,
		pathname.slice(1)
	].filter((part) => part.length > 1).reduce((left, part) => left.replaceAll(part, ""), text).replace(/[\da-f]{8,}|\d+/gi, "");
}
//#endregion
export { textAt as $, renderDiffTerminal as A, clockTime as B, renderMineHtml as C, quietWords as D, forecastWords as E, valueAxis as F, size as G, duration as H, framed as I, CHART_THEME_CSS as J, DirectoryTree as K, plotArea as L, renderJson as M, renderTerminal as N, stepsWords as O, wrap as P, escapeMarkup as Q, seriesColour as R, renderSurveyTerminal as S, countedWords as T, fullTime as U, count as V, percent as W, coordinate as X, verdictColour as Y, element as Z, renderSiteViewHtml as _, ATOM_TYPE as a, signDetached as at, renderCompareTerminal as b, startPage as c, agreesThroughout as ct, copyHeadline as d, refreshWords as dt, readTimeStamp as et, absentPages as f, pageLabel as ft, replayHeadline as g, renderReplayCheckHtml as h, newsDigest as i, readSignedData as it, renderHtml as j, renderDiffHtml as k, copyManifest as l, TELLER as lt, renderReplayCheckTerminal as m, newsJson as n, CMS_OID as nt, atomFeed as o, oidText as ot, renderDeclaration as p, coherenceOf as q, newsLine as r, issuerAndSerial as rt, listPages as s, CHANGE_VERDICTS as st, missingPageText as t, timeStampRequest as tt, copyReadme as u, testimonyWords as ut, renderSeriesHtml as v, renderMineTerminal as w, renderMeasuresTerminal as x, renderSeriesTerminal as y, seriesDash as z };
