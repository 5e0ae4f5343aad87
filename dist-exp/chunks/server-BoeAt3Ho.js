import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Jn as dcPairs, or as isCaptured, qn as MOST_DC_CHARS, sr as TEXT_FORMS, zn as PUBLIC_GROUP } from "./messages-BR4EaSfy.js";
import { $ as $ZodObject, A as unknown$1, B as _number, C as object$1, D as string$1, E as strictObject, Et as scanHtml, F as _int, G as $ZodArray, H as _regex, J as $ZodEnum, Jn as instant, K as $ZodBoolean, Kn as parsePageUrl, L as _lte, M as _boolean, P as _gte, Q as $ZodNumberFormat, Qn as toTimestamp17, Qt as decodeContent, R as _maxLength, T as record$1, U as _string, Ut as decodeText, V as _refine, W as _unknown, Wt as mediaType, X as $ZodNullable, Xt as SHOW_LIMITS, Y as $ZodLiteral, Z as $ZodNumber, Zn as toIso, _ as _enum$1, _t as normalizeParams, bn as parseHttpResponse, bt as contentLinks, ct as parseAsync, et as $ZodOptional, ft as $constructor, gt as installLazyProp, it as $ZodType, k as union$1, lt as safeParse, mt as clone, nt as $ZodString, ot as $ZodUnknown, q as $ZodCustom, st as parse, tt as $ZodRecord, ut as safeParseAsync, v as array$1, w as partialRecord$1, xt as mayHoldLinks, yt as own, z as _minLength } from "./formats-CP_ayLbB.js";
import { $ as laidVersion, A as compositeClass, C as writePageCount, Ct as VERDICT_MEANING, D as writeTimeMap, E as countPages, Et as provedInterval, F as TIMEMAP_FORMS, G as siteKnown, H as findMemento, I as linksOf, J as captureSpan, K as closeBody, L as mementoAddress, M as reasonAt, Mt as versionsOf, N as reasonText, Nt as fieldsOfPage, O as readTimeMap, Ot as varyingCaptures, P as replay, Q as wishedPath, R as momentLink, S as writeCdx, St as VERDICTS, T as parseCdxRequest, U as isShowable, V as upTo, W as ArchiveEvidence, X as parseReplayPath, Y as framedPath, Z as replayPath, _ as readerArchive, _t as chanceSeed, d as readerWatch, et as WithheldError, f as wholeWatch, g as newsWhere, gt as DATE_SHIFTER, h as wholeCluster, ht as CHANCE_FIXER, j as momentFor, jt as possibleInterval, k as askTimeGate, kt as attestedInterval, m as readerCluster, nt as nearestEntry, p as readerNews, q as UNFILLED_ADDRESS, rt as versionFromArchive, tt as earlierVersions, u as pageClock, vt as fixedChanceScript, w as answerCdxRequest, x as cdxType, y as searchArchive, yt as shiftedDateScript, z as mementosOf } from "./render-DH98pEeP.js";
import { B as extractPages, _ as whyOf, d as mineInputOfArchive, i as nearPages, v as mineSite } from "./study-CIoHvote.js";
import { c as isUnfinished, d as isPageUrl, i as isImport, l as patchedBy, n as surt, o as isRefresh, s as isTestimony } from "./surt-CmP5UFl-.js";
import { B as clockTime, D as quietWords, E as forecastWords, H as duration, J as CHART_THEME_CSS, K as DirectoryTree, O as stepsWords, Q as escapeMarkup, T as countedWords, U as fullTime, V as count, Y as verdictColour, a as ATOM_TYPE, lt as TELLER, o as atomFeed, p as renderDeclaration, q as coherenceOf, st as CHANGE_VERDICTS } from "./missing-page-text-DkML2foU.js";
import { ct as isTold$1, dt as withoutTold } from "./store-B-jxG4ia.js";
import { o as siteFromSeeds, t as scopeOf } from "./seeds-YrbBSZSj.js";
import { n as printable } from "./printable-CT0AKITj.js";
import { r as diffVersions } from "./detect-DtnlVCiD.js";
import { r as SETTINGS, t as resolveSettings } from "./config-BR9CBN-t.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { t as runningCapture } from "./unfinished-captures-CSQFx064.js";
import { r as keptReplayCheck, t as REPLAY_CHECK_FILE } from "./kept-replay-check-CyY_EBUb.js";
import { t as OaiProvider } from "./catalogue-B3zZn9tz.js";
import { createRequire } from "node:module";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { existsSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { readFile, readdir } from "node:fs/promises";
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { fileURLToPath } from "node:url";
import { gzip } from "node:zlib";
import { PassThrough, Readable } from "node:stream";
import { promisify } from "node:util";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { isIP } from "node:net";
import { createServer as createServer$1 } from "node:http";
import { fastify } from "fastify";
//#region src/access/memento/page-versions.ts
/** Numbers the versions; a record whose digest is not known may be any, so it is one of its own. */
function pageVersions(mementos) {
	let versions = 0;
	return {
		mementos,
		numbers: mementos.map(({ entry }, i) => {
			const before = mementos[i - 1]?.entry;
			return before !== void 0 && entry.digest !== null && before.digest === entry.digest && before.status === entry.status ? versions : ++versions;
		}),
		versions
	};
}
/** The neighbours of a memento, each `null` where that is where one is already. */
function versionNeighbours({ mementos, numbers }, at) {
	const own = numbers[at];
	const other = (index) => index < 0 || index === at ? null : mementos[index];
	return {
		first: other(0),
		previous: other(numbers.findLastIndex((number, i) => i < at && number !== own)),
		next: other(numbers.findIndex((number, i) => i > at && number !== own)),
		last: other(mementos.length - 1)
	};
}
/** Draws up the strip; it reaches over the life given and over all records. */
function recordStrip(versions, shown, life) {
	const { mementos } = versions;
	const [first, last] = [mementos[0], mementos.at(-1)];
	if (!first || !last) return null;
	const from = life && life.from < first.at ? life.from : first.at;
	const to = life && life.to > last.at ? life.to : last.at;
	const placeOf = (at) => to === from ? .5 : (at - from) / (to - from);
	const cellOf = (at) => Math.min(71, Math.floor(placeOf(at) * 72));
	const marks = [];
	for (let start = 0, end = 0; start < mementos.length; start = end) {
		const cell = cellOf(mementos[start].at);
		end = start;
		while (end < mementos.length && cellOf(mementos[end].at) === cell) end++;
		const isShown = start <= shown && shown < end;
		const own = mementos[isShown ? shown : start];
		marks.push({
			place: placeOf(own.at),
			memento: {
				url: own.url,
				at: own.at
			},
			until: mementos[end - 1].at,
			records: end - start,
			fromVersion: versions.numbers[start],
			toVersion: versions.numbers[end - 1],
			isShown
		});
	}
	return {
		from,
		to,
		marks
	};
}
//#endregion
//#region src/server/access-token.ts
/** Compares in constant time. */
function sameToken(given, expected) {
	const digest = (text) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}
/** The token of a request, from `Authorization: Bearer` or `?token=`. */
function tokenOf(request) {
	const { token } = request.query;
	return bearerOf(request) || (typeof token === "string" ? token : "");
}
/** The token of a request's `Authorization: Bearer` (RFC 6750 section 2.1); empty without one. */
function bearerOf(request) {
	return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}
//#endregion
//#region src/server/replay/capabilities.ts
function ofView(view) {
	return view === null ? "" : `!${view}`;
}
/** Makes and checks the secrets of one running archive. */
var Capabilities = class {
	#key;
	#hasToken;
	constructor(token) {
		this.#hasToken = token !== null;
		this.#key = token ?? randomBytes(32);
	}
	/** What stands before the timestamp in addresses of the access origin (`null`) or of a site, perhaps in a view. */
	prefixOf(label, view = null) {
		if (!this.#hasToken) return view === null ? "" : `/~!${view}`;
		return `/~${this.#secret(label === null ? "replay" : `site ${label}`)}${ofView(view)}`;
	}
	/** The same for what a page of one site embeds from another. */
	embedPrefix(embedder, label, view = null) {
		return `/~${embedder}~${this.#secret(`embed ${embedder} ${label}`)}${ofView(view)}`;
	}
	/** Takes the secret off a path on the access origin; `null` when it is not the right one. */
	openAccess(path) {
		if (!this.#hasToken) return path;
		const prefix = this.prefixOf(null);
		return sameToken(path.slice(0, prefix.length), prefix) ? path.slice(prefix.length) : null;
	}
	/** Takes the secret off a path on a site's origin and says whose it is. */
	openSite(path, label) {
		const match = /^(\/~[^/!]*)(?:!([\w-]{1,40}))?(\/.*)$/s.exec(path);
		if (!match) return this.#hasToken ? null : {
			path,
			view: null,
			bearer: { kind: "own" }
		};
		const [, given = "", named, rest = ""] = match;
		const opened = {
			path: rest,
			view: named ?? null
		};
		if (this.#hasToken ? sameToken(given, this.prefixOf(label)) : given === "/~" && named !== void 0) return {
			...opened,
			bearer: { kind: "own" }
		};
		const embedder = /^\/~([^~]+)~/.exec(given)?.[1];
		if (embedder === void 0 || !sameToken(given, this.embedPrefix(embedder, label))) return null;
		return {
			...opened,
			bearer: {
				kind: "embedder",
				label: embedder
			}
		};
	}
	#secret(purpose) {
		return createHmac("sha256", this.#key).update(`isochron ${purpose}`).digest("base64url");
	}
};
//#endregion
//#region src/server/replay/moments.ts
/** One would go a day far for twice as much. */
var DEFAULT_MOMENTS = {
	choice: "coherent",
	patienceMs: 864e5
};
/** Makes the rule for an archive. */
function momentsOf({ catalog }, captures, { choice, patienceMs }) {
	const evidence = new ArchiveEvidence({
		catalog,
		captures: () => captures.list()
	});
	const servedBy = {
		choice,
		evidenceOf: (url) => evidence.ofPage(url),
		requestsTo: (address, asked) => evidence.requestsTo(address, asked)
	};
	return {
		evidence,
		servedBy,
		gate: choice === "coherent" ? {
			servedBy,
			momentFor: (url, at) => momentFor(evidence, url, {
				at,
				patienceMs
			})
		} : null
	};
}
//#endregion
//#region src/server/host-guard.ts
/** Whether a bind address reaches this machine only. */
function isLoopback(host) {
	const bare = unbracket(host);
	return bare === "localhost" || bare === "::1" || isIP(bare) === 4 && bare.startsWith("127.");
}
/**
* Whether a Host header may be answered: loopback names, the configured host, and addresses themselves, which
* no name server can turn against us.
*/
function isOwnHost(header, configuredHost) {
	const match = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/i.exec(header ?? "");
	if (!match) return false;
	const name = unbracket(match[1].toLowerCase());
	return isLoopback(name) || isIP(name) !== 0 || name === configuredHost.toLowerCase();
}
/**
* The host that a request is meant for. A target in absolute form names it itself, and Host is then ignored
* (RFC 9112 section 3.2.2).
*/
function hostAsked(request) {
	return /^https?:\/\/([^/?#]*)/i.exec(request.raw.url ?? "")?.[1] ?? request.headers.host;
}
/** The origin on another port of the host by which a client reached us, so that names and addresses never mix. */
function originBeside(hostHeader, port) {
	return `http://${hostHeader.replace(/:\d{1,5}$/, "")}:${port}`;
}
function unbracket(host) {
	return host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
}
//#endregion
//#region src/server/http-options.ts
/**
* Options of both servers. An archived page can fill the host's cookie jar (180 cookies of 4 kB), and cookies
* ignore ports: with Node's 16 kB for headers the browser could then no longer reach the UI at all.
*/
var HTTP_OPTIONS = {
	bodyLimit: 1024,
	routerOptions: { maxParamLength: 512 },
	forceCloseConnections: true,
	http: { maxHeaderSize: 1048576 }
};
//#endregion
//#region src/server/replay/turns.ts
var last = Promise.resolve();
var underWay = 0;
/** Between two parts others are answered for so many rounds at most; an answer takes several. */
var MOST_ROUNDS = 4;
/** Resolves when it is the caller's turn; all who wait come one after the other, with other work in between. */
function turn$1() {
	return last = last.then(othersFirst);
}
/** The more long responses there are, the more each leaves to the rest: together they take no more than few do. */
async function othersFirst() {
	for (let i = 0; i < Math.min(underWay, MOST_ROUNDS); i++) await new Promise((resolve) => setImmediate(resolve));
}
var MOST_OPENING = 8;
var opening = 0;
var waiting = [];
/** Runs the work when few others do: the beginning of a long response takes a megabyte until it is looked at. */
async function amongFew(work) {
	if (opening >= MOST_OPENING) await new Promise((resolve) => waiting.push(resolve));
	else opening++;
	try {
		return await work();
	} finally {
		setImmediate(freePlace);
	}
}
/** Whoever waits takes over the place. */
function freePlace() {
	const next = waiting.shift();
	if (next) next();
	else opening--;
}
/** The same pieces, each made in a turn of its own. */
async function* inTurns(pieces) {
	const iterator = pieces[Symbol.asyncIterator]();
	underWay++;
	try {
		for (;;) {
			await turn$1();
			const next = await iterator.next();
			if (next.done === true) return;
			yield next.value;
		}
	} finally {
		underWay--;
		await iterator.return?.();
	}
}
//#endregion
//#region src/server/replay/view/banner-style.ts
/** The interface's colours, light and dark. */
var COLOURS = `:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1e2427;--faint:#5c6468;
--rule:#e0dcd2;--link:#1c5a7a;--even:#8fa5ae;--odd:#4f6f7d}
@media (prefers-color-scheme:dark){:root{--ground:#15191b;--card:#1b2023;--ink:#e6e4de;--faint:#a3aaad;
--rule:#333a3e;--link:#8cc4e0;--even:#5f7782;--odd:#9db9c6}}
.observed{--tone:var(--isochron-sharp)}.seen{--tone:var(--isochron-late)}.attested,.served{--tone:var(--isochron-attested)}
.possible{--tone:var(--isochron-seen)}.nearest{--tone:var(--isochron-changed)}.missing{--tone:var(--isochron-failed)}`;
/** The style sheet. */
var BANNER_STYLE = [
	COLOURS,
	CHART_THEME_CSS,
	`*{box-sizing:border-box}html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;background:var(--ground);color:var(--ink);
font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
iframe{flex:1;border:0;width:100%;min-height:0;background:#fff}
header{position:relative;z-index:1;border-bottom:1px solid var(--rule);padding:.45rem .9rem .3rem}
.top{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;align-items:center}
.mark{display:flex;flex:none}.mark svg{width:26px;height:26px;display:block}
.what{flex:1 1 22rem;min-width:0}.what p,.what details{margin:0}
.line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.line code{font-weight:600}.faint{color:var(--faint)}
code{font:.94em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-99rem}.skip:focus{left:.9rem;top:.3rem;background:var(--card);padding:.2rem .6rem;z-index:3}
.ways{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center}`,
	`.versions{display:flex;align-items:center;gap:.15rem}
.versions a,.versions .none{display:grid;place-items:center;width:1.9rem;height:1.75rem;border-radius:.35rem;
text-decoration:none;border:1px solid var(--rule);background:var(--card);color:var(--ink)}
.versions a:hover{border-color:var(--faint)}.versions .none{opacity:.35}
.versions svg{width:14px;height:14px}.versions span.number{padding:0 .5rem;white-space:nowrap}
.strip{display:flex;align-items:center;gap:.6rem;font-size:.78rem;color:var(--faint);margin-top:.15rem}
.strip ol{position:relative;flex:1;height:20px;margin:0;padding:0;list-style:none}
.strip ol::before{content:"";position:absolute;left:0;right:0;top:50%;border-top:1px solid var(--rule)}
.strip a{position:absolute;top:0;width:12px;height:20px;margin-left:-6px}
.strip a::before{content:"";position:absolute;left:4px;top:5px;width:4px;height:10px;border-radius:2px;background:var(--even)}
.strip .odd::before{background:var(--odd)}.strip .many::before{left:3px;width:6px;top:4px;height:12px}
.strip .turn::before{border-radius:0;background:linear-gradient(90deg,var(--even) 50%,var(--odd) 50%)}
.strip a:hover::before{top:2px;height:16px}
.strip a[aria-current]::before{background:var(--ink);top:1px;height:18px;left:3px;width:6px;border-radius:3px}`,
	`details{position:static}summary{cursor:pointer;list-style:none;font-size:.93rem;width:fit-content;max-width:100%;
display:flex;flex-wrap:wrap;align-items:center;gap:0 .5rem;padding:.05rem .4rem .05rem .3rem;margin-left:-.3rem;border-radius:.35rem}
summary::-webkit-details-marker{display:none}summary:hover{background:color-mix(in srgb,var(--ink) 7%,transparent)}
summary::after{content:"";width:.42em;height:.42em;border:solid currentColor;border-width:0 1.5px 1.5px 0;
transform:rotate(45deg) translate(-.1em,-.1em);margin-left:.1rem}
details[open] summary::after{transform:rotate(225deg) translate(-.1em,-.1em)}
.state{display:inline-flex;align-items:center;gap:.4rem;white-space:nowrap}
.state b{font-weight:600;color:var(--tone)}.state svg{width:11px;height:11px;color:var(--tone);flex:none}
.panel{position:absolute;left:0;right:0;top:100%;z-index:2;max-height:min(34rem,72vh);overflow:auto;background:var(--card);
border-bottom:1px solid var(--rule);box-shadow:0 14px 28px -18px #000a;padding:1rem 1.4rem 1.4rem}
.panel>*{max-width:62rem;margin-left:auto;margin-right:auto}.panel>p{margin:0 auto .5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.4rem;margin:0}
dt{color:var(--faint)}dd{margin:0;overflow-wrap:anywhere}
h2{font:500 1.15rem/1.3 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:1.3rem auto .3rem}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.93rem}
th,td{text-align:left;vertical-align:top;padding:.3rem 1rem .3rem 0;border-bottom:1px solid var(--rule)}
thead th{font-weight:500;color:var(--faint);white-space:nowrap}tbody th{font-weight:400;overflow-wrap:anywhere;min-width:14rem}
tbody th small{color:var(--faint);display:block}.time{white-space:nowrap}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;margin:.5rem auto;list-style:none}
@media (max-width:44rem){.mark{display:none}.panel{padding:.8rem .9rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}.line{white-space:normal;overflow-wrap:anywhere}}
@media print{.ways,.strip,iframe{display:none}}`
].join("\n");
/** The sheet. */
var NOTICE_STYLE = [
	COLOURS,
	":root{--serif:\"Iowan Old Style\",\"Palatino Linotype\",Palatino,\"Book Antiqua\",Georgia,\"Liberation Serif\",serif}",
	`*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);
font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
header,main,footer{max-width:48rem;margin:0 auto;padding:0 1.5rem}
header{padding-top:1.4rem;font:500 1.25rem/1.2 var(--serif)}
header small{font:.94rem system-ui,sans-serif;color:var(--faint);margin-left:.7rem}
main{padding-top:9vh;padding-bottom:2rem}
h1{font:500 clamp(1.7rem,5vw,2.4rem)/1.2 var(--serif);margin:0 0 1.2rem;overflow-wrap:anywhere}
h2{font:500 1.25rem/1.2 var(--serif);margin:2.4rem 0 .6rem}
p{margin:.5rem 0;max-width:44rem}a{color:var(--link);text-underline-offset:.15em}
code{font:.92em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--rule)}
li{padding:.7rem 0;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
li a{display:block;font:500 1.1rem/1.3 var(--serif)}li small,.faint,footer{color:var(--faint)}
footer{padding-bottom:3rem;font-size:.94rem}
:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:2px}`
].join("\n");
//#endregion
//#region src/server/replay/notices.ts
var MOST_LISTED$1 = 10;
/** Says that the archive holds nothing under the URL, and lists the captures nearest to the time asked for. */
function absentNotice(target, captures, place) {
	const near = nearestCaptures(captures, target.at);
	const list = near.length === 0 ? "<p>No capture in this archive is finished yet.</p>" : `<h2>What is here, nearest in time first</h2><ul>${near.map((one) => item$1(one, place)).join("")}</ul>`;
	return notice("Not in this archive", `<p>No response is stored for <code>${escapeMarkup(target.url)}</code>, at ${toIso(target.at)} or any other time. This says nothing about whether the page existed.</p>${list}`, place);
}
/** Says that a response is stored and cannot be shown. */
function unreadableNotice(target, storedAt, reason, place) {
	return notice("Stored, but not readable", `<p>A response for <code>${escapeMarkup(target.url)}</code> of ${toIso(storedAt)} is stored, but ${escapeMarkup(reason)}. Nothing was changed in the archive.</p>`, place);
}
/** Says that what is stored is a redirect to itself. */
function circularNotice(target, { at, status }, place) {
	return notice("A redirect to itself", `<p>The response for <code>${escapeMarkup(target.url)}</code> of ${toIso(at)} is a redirect (${status ?? "3xx"}) to the same address, and no other response for it is stored. On the web a cookie, set with the redirect, ends such a round; archived pages are asked for without any. Nothing was changed in the archive.</p>`, place);
}
/** Says what these origins are for. */
function unknownAddressNotice(place) {
	return notice("This is where archived pages are shown", "<p>An address here is a time and a URL: <code>/20261115123107412/http://example.org/</code></p>", place);
}
/** Says that an archived page is not shown without the page around it. */
function unframedNotice(place) {
	return notice("Archived pages are shown in a frame", "<p>This address is one for the inside of that frame. Open the page from the list of captures.</p>", place);
}
/** Says that a rule keeps something from the reader, in the rule's own words. */
function withheldNotice(title, message) {
	return notice(title, `<p>${escapeMarkup(message)}</p>`, null);
}
function nearestCaptures(captures, at) {
	return captures.filter((one) => one.asOf !== null).sort((a, b) => Math.abs(a.asOf - at) - Math.abs(b.asOf - at) || a.asOf - b.asOf).slice(0, MOST_LISTED$1);
}
function item$1(capture, { prefix }) {
	const [seed] = capture.seeds;
	const when = `<small>as of ${toIso(capture.asOf)}</small>`;
	if (seed === void 0) return `<li>${escapeMarkup(capture.site)} ${when}</li>`;
	const path = replayPath(prefix, {
		url: seed,
		at: capture.asOf
	});
	return `<li><a href="${escapeMarkup(path)}">${escapeMarkup(capture.site)}</a> ${when}</li>`;
}
function notice(title, body, place) {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${NOTICE_STYLE}</style><header>Isochron<small>archived pages</small></header><main><h1>${title}</h1>${body}</main><footer>${place ? `<a href="${escapeMarkup(place.uiOrigin)}/">All captures</a>` : ""}</footer></html>\n`;
}
/** For every response of both servers. */
var EVERYWHERE = {
	"referrer-policy": "no-referrer",
	"origin-agent-cluster": "?1",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "accelerometer attribution-reporting bluetooth browsing-topics camera clipboard-read display-capture geolocation gyroscope hid identity-credentials-get idle-detection join-ad-interest-group local-fonts magnetometer microphone midi otp-credentials payment private-aggregation private-state-token-issuance private-state-token-redemption publickey-credentials-create publickey-credentials-get run-ad-auction screen-wake-lock serial shared-storage shared-storage-select-url storage-access usb web-share window-management xr-spatial-tracking".split(" ").map((feature) => `${feature}=()`).join(", "),
	"x-robots-tag": "noindex, nofollow"
};
/** For the UI and its API: own files only, in no frame, opened by nobody else's window. */
var UI_HEADERS = {
	...EVERYWHERE,
	"content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
	"cross-origin-opener-policy": "same-origin",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY"
};
//#endregion
//#region src/server/replay/policies.ts
/** For archived content in its frame on its site's origin: scripts may run, and load from archived sites only. */
function scriptedHeaders({ framers, anySite }) {
	const sites = anySite ?? "'self'";
	return {
		...ARCHIVED,
		"referrer-policy": "same-origin",
		"content-security-policy": `sandbox allow-scripts allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${sites}; connect-src 'self' data: blob:; worker-src 'self' data: blob:; base-uri 'self'; form-action 'self'; frame-ancestors ${framers} ${sites}`,
		"connection-allowlist": `(response-origin${anySite === null ? "" : ` "${anySite}/*"`});redirects=allow;webrtc=block`
	};
}
/** For archived content anywhere else: it is looked at, nothing in it runs. */
function stillHeaders({ framers }) {
	return {
		...ARCHIVED,
		"content-security-policy": `sandbox allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' data:; script-src 'none'; worker-src 'none'; connect-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors ${framers}`
	};
}
/** For the page around an archived page: its policy, not the archived page, decides where the frame can go. */
function framingHeaders(origins, { siteOrigin, served }, scriptHash) {
	const isShared = origins.anySite === null;
	return {
		...OWN,
		"content-security-policy": `default-src 'none'; script-src '${scriptHash}'; style-src 'unsafe-inline'; frame-src ${isShared ? "'self'" : siteOrigin}; connect-src ${isShared ? "'none'" : served}; base-uri 'none'; form-action 'none'; frame-ancestors ${isShared ? "'self'" : "'none'"}`,
		"cross-origin-opener-policy": "same-origin"
	};
}
/** For our page in a frame that asks the framing page to go on to another one. */
function hopHeaders({ framers, anySite }, scriptHash) {
	return {
		...OWN,
		"content-security-policy": `default-src 'none'; script-src '${scriptHash}'; base-uri 'none'; form-action 'none'; ` + `frame-ancestors ${framers} ${anySite ?? ""}`.trimEnd()
	};
}
/** For our own notices beside archived pages. */
var NOTICE_HEADERS = {
	...EVERYWHERE,
	"content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
	"cache-control": "no-store",
	"x-content-type-options": "nosniff"
};
/** For our own script in archived pages; its path changes when it does. */
var SHIM_HEADERS = {
	...EVERYWHERE,
	"cache-control": "public, max-age=31536000, immutable",
	"x-content-type-options": "nosniff"
};
/** Names are not even looked up ahead of time: that is a message to whoever runs the name server. */
var ARCHIVED = {
	...EVERYWHERE,
	"cache-control": "no-cache",
	"x-dns-prefetch-control": "off"
};
var OWN = {
	...EVERYWHERE,
	"cache-control": "no-store",
	"x-content-type-options": "nosniff",
	"x-dns-prefetch-control": "off"
};
//#endregion
//#region src/server/replay/site-origins.ts
var LABEL = /^(?:[a-z0-9-]{1,30}-)?[0-9a-f]{24}$/;
/** The name of an archived site's origin: readable, and of a digest, so that no two hosts share one. */
function siteLabel(url) {
	const host = siteHost(url);
	const digest = createHash("sha256").update(`isochron site ${host}`).digest("hex").slice(0, 24);
	const readable = host.replace(/[^a-z0-9]+/g, "-").slice(0, 30).replace(/^-+|-+$/g, "");
	return readable === "" ? digest : `${readable}-${digest}`;
}
/** Host and port; a host is one site whether it was asked with or without TLS. */
function siteHost(url) {
	const { hostname, port } = new URL(url);
	return port === "" ? hostname : `${hostname}:${port}`;
}
/**
* Finds out where a request arrived. On this machine sites are names under `localhost`, which browsers resolve by
* themselves (RFC 6761 section 6.3); elsewhere under the domain set for it. Where there is neither, all sites share
* one origin, on which no script runs.
*/
function arrivalAt(host, place) {
	const match = /^([^:[\]]+)(?::(\d{1,5}))?$/.exec(host?.toLowerCase() ?? "");
	return (place.isSplit && match ? arrivalByName(match[1], match[2] ?? "", place) : null) ?? {
		label: null,
		origins: oneOrigin(host ?? "")
	};
}
function arrivalByName(name, port, { domain, bind }) {
	if (isLoopback(name)) return {
		label: null,
		origins: underLocalhost(name, port)
	};
	if (domain?.name === name) return {
		label: null,
		origins: underDomain(domain, port)
	};
	const [label, parent] = splitName(name);
	if (!LABEL.test(label)) return null;
	if (parent === "localhost") return {
		label,
		origins: underLocalhost(nameOfBind(bind), port)
	};
	return domain?.name === parent ? {
		label,
		origins: underDomain(domain, port)
	} : null;
}
/** The first label of a name, and the rest. */
function splitName(name) {
	const dot = name.indexOf(".");
	return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)];
}
/** The name of the access origin for whoever came to a site's; policies have no word for addresses of IPv6. */
function nameOfBind(bind) {
	return isLoopback(bind) && !bind.includes(":") ? bind : "localhost";
}
function underLocalhost(accessName, port) {
	const at = port === "" ? "" : `:${port}`;
	const names = [.../* @__PURE__ */ new Set([
		accessName,
		"127.0.0.1",
		"localhost"
	])];
	return {
		access: `http://${accessName}${at}`,
		framers: names.map((name) => `http://${name}${at}`).join(" "),
		anySite: `http://*.localhost${at}`,
		siteOrigin: (label) => `http://${label}.localhost${at}`
	};
}
function underDomain({ scheme, name, port }, askedPort) {
	const number = port ?? askedPort;
	const at = number === "" ? "" : `:${number}`;
	return {
		access: `${scheme}://${name}${at}`,
		framers: `${scheme}://${name}${at}`,
		anySite: `${scheme}://*.${name}${at}`,
		siteOrigin: (label) => `${scheme}://${label}.${name}${at}`
	};
}
function oneOrigin(host) {
	return {
		access: `http://${host}`,
		framers: "'self'",
		anySite: null,
		siteOrigin: () => ""
	};
}
//#endregion
//#region src/server/replay/send.ts
/** Sends the response stored for a URL at a time, or says why there is none. */
async function sendMemento(reply, target, sending) {
	const { archive, place, headers, captures: known, servedBy, isForOthers = false } = sending;
	const captures = await known.list();
	const within = captureSpan(captures, target);
	const wishes = {
		...wishesOf(sending),
		...rangeAsked(reply.request)
	};
	const query = {
		url: target.url,
		at: target.at,
		prefix: place.prefix,
		within,
		servedBy,
		...wishes
	};
	const replayed = await amongFew(() => replay(archive.index, query));
	if (sending.readBy && !mayRead(sending.readBy.label, replayed)) return sendUnread(reply, replayed);
	sending.readBy?.onRead();
	switch (replayed.kind) {
		case "absent": return sendNotice(reply, absentNotice(target, captures, place));
		case "unreadable": return sendNotice(reply, unreadableNotice(target, replayed.entry.at, replayed.reason, place));
		case "circular": return sendNotice(reply, circularNotice(target, replayed.entry, place));
		case "memento":
			reply.code(replayed.status).headers(Object.fromEntries(replayed.headers));
			reply.headers(headers);
			if (isForOthers && replayed.readableBy === "*") reply.header("access-control-allow-origin", "*");
			return sendBody(reply, await layered(replayed, sending.layer));
	}
}
/** By what is stored, as on the web (Fetch standard, "CORS check"); a scheme is no difference, since captures mix them. */
function mayRead(label, replayed) {
	if (replayed.kind !== "memento") return false;
	const { readableBy } = replayed;
	if (readableBy === null || readableBy === "*") return readableBy === "*";
	return /^https?:/i.test(readableBy) && URL.canParse(readableBy) && siteLabel(readableBy) === label;
}
/** The same for what is not there: no script learns what of other sites is in the archive. */
async function sendUnread(reply, replayed) {
	if (replayed.kind === "memento" && !(replayed.body instanceof Uint8Array)) await closeBody(replayed.body);
	return sendText(reply, 403, "Scripts read their own site, and what others let them read.\n");
}
/** The part that is asked for; only of what is asked for by GET (RFC 9110 section 14.2). */
function rangeAsked({ method, headers }) {
	const { range, "if-range": ifRange } = headers;
	if (method !== "GET" || range === void 0) return {};
	return { range: {
		range,
		ifRange: ifRange === void 0 ? null : String(ifRange)
	} };
}
/** Whoever asks for the head alone gets it without the body being read. */
async function sendBody(reply, body) {
	if (reply.request.method !== "HEAD" || body instanceof Uint8Array) return reply.send(sendable(body));
	await closeBody(body);
	return reply.send(Readable.from([]));
}
/** What of a sending is for the replay itself. */
function wishesOf({ redirectPrefix, gates, opening, request, fields, isLoose = false }) {
	return {
		isLoose,
		...request !== void 0 && { request },
		...fields !== void 0 && { fields },
		...redirectPrefix && { redirectPrefix },
		...gates !== void 0 && { gates },
		...opening !== void 0 && { opening }
	};
}
/** The body, with a layer behind it where it is HTML; XML would not be well-formed with anything behind it. */
async function layered({ body, headers }, layer) {
	const type = headers.find(([name]) => name === "content-type")?.[1];
	if (!layer || !type?.startsWith("text/html")) return body;
	const behind = Buffer.from(await layer(), "utf8");
	return body instanceof Uint8Array ? Buffer.concat([body, behind]) : following(body, [behind]);
}
async function* following(body, last) {
	yield* body;
	yield* last;
}
/** Long bodies are read from the archive as fast as the reader takes them, and no faster. */
function sendable(body) {
	return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Readable.from(inTurns(body), {
		objectMode: false,
		highWaterMark: 16384
	});
}
/** Sends a page of ours, whose headers are already set. */
function sendPage(reply, html) {
	return reply.type("text/html; charset=utf-8").send(html);
}
/** Says on a page that something is not here. */
function sendNotice(reply, html) {
	return sendPage(reply.code(404).headers(NOTICE_HEADERS), html);
}
/** Said where something else than reading is asked for. */
var ONLY_READ = "Archived pages can only be read.\n";
/** Says that a rule keeps something from the reader: on a page where one is expected, else in one line. */
function sendWithheld(reply, { status, title, message }, intent) {
	for (const name of [
		"link",
		"vary",
		"location",
		"content-location"
	]) reply.removeHeader(name);
	if (intent !== "window" && intent !== "frame") return sendText(reply, status, `${message}\n`);
	return sendPage(reply.code(status).headers(NOTICE_HEADERS), withheldNotice(title, message));
}
/** Says something in one line. */
function sendText(reply, status, text) {
	return reply.code(status).headers(NOTICE_HEADERS).type("text/plain; charset=utf-8").send(text);
}
/** Bytes of a long list that are made before its status is sent: what is wrong with the beginning is still told. */
var FIRST_CHARS = 65536;
var CHARS_AT_ONCE = 16384;
/**
* Sends a list as fast as its reader takes it, and no faster. What fails behind the beginning breaks the answer off:
* a list that ends early never looks like a whole one.
*/
async function sendTexts(reply, type, texts) {
	const pieces = inPieces(texts);
	const first = await pieces.next();
	reply.headers({
		...NOTICE_HEADERS,
		"cache-control": "no-cache"
	}).type(type);
	if (first.done === true) return reply.send("");
	const second = await pieces.next();
	if (second.done === true) return reply.send(first.value);
	if (reply.request.method === "HEAD") {
		await pieces.return(void 0);
		return reply.send(Readable.from([]));
	}
	const body = inTurns(behindFirst([first.value, second.value], pieces));
	return reply.send(Readable.from(body, {
		objectMode: false,
		highWaterMark: CHARS_AT_ONCE
	}));
}
async function* inPieces(texts) {
	let [waiting, most] = ["", FIRST_CHARS];
	for await (const text of texts) {
		waiting += text;
		if (waiting.length < most) continue;
		yield Buffer.from(waiting, "utf8");
		[waiting, most] = ["", CHARS_AT_ONCE];
	}
	if (waiting !== "") yield Buffer.from(waiting, "utf8");
}
async function* behindFirst(first, rest) {
	try {
		yield* first;
		yield* rest;
	} finally {
		await rest.return(void 0);
	}
}
//#endregion
//#region src/server/replay/cdx-route.ts
/** Answers in a dialect; what is wrong with a question, and an index that cannot be read, are the server's to tell. */
function answerCdx(dialect) {
	return async (reply, query, _asked, { archive: { index } }) => {
		const request = parseCdxRequest(query.replace(/#.*$/s, ""), dialect);
		const { url, match, paging, ignored } = request;
		if (ignored.length > 0) reply.header("x-isochron-ignored", ignored.map(encodeURIComponent).join(", ").slice(0, 400));
		if (!paging.showNumPages) return sendTexts(reply, cdxType(request), writeCdx(answerCdxRequest(index, request), request));
		const count = await countPages(index, {
			url,
			match
		}, paging.pageSize);
		return sendTexts(reply, dialect === "wayback" ? "text/plain; charset=utf-8" : "application/json", [writePageCount(count, request)]);
	};
}
//#endregion
//#region src/server/replay/fetch-intent.ts
/** Whether the browser itself names what the request is for; browsers do so over TLS and on this machine. */
function isTold(headers) {
	return headers["sec-fetch-dest"] !== void 0;
}
/** Reads the intent of a request. */
function intentOf(headers) {
	if (headers["service-worker"] !== void 0) return "service-worker";
	switch (headers["sec-fetch-dest"]) {
		case void 0: return headers["upgrade-insecure-requests"] === "1" ? "window" : "plain";
		case "document": return "window";
		case "iframe":
		case "frame": return "frame";
		case "serviceworker": return "service-worker";
		case "empty":
		case "webidentity":
		case "sharedstorageworklet": return "read";
		default: return "part";
	}
}
/** Whether the request comes from the origin itself, from the reader's own hand, or from no browser. */
function isFromSameOrigin(headers) {
	const from = headers["sec-fetch-site"];
	return from === void 0 || from === "same-origin" || from === "none";
}
//#endregion
//#region src/server/replay/memento-routes.ts
/** What is said where the rest of an address is no URL. */
var WHOLE_URL = "must be a whole URL, such as http://example.org/";
/** Before the address of an original: lead to the memento nearest in time, whatever is known. */
var NEAREST = "nearest/";
/**
* Leads to the memento for `Accept-Datetime`: by a redirect (pattern 2.1, section 4.2.1) or, where the server was
* started so, by giving it at once (pattern 2.2, section 4.2.2). Windows always go on to the page around it.
*/
async function answerTimeGate(reply, rest, asked, answering) {
	reply.header("vary", "accept-datetime");
	const isNearest = rest.startsWith(NEAREST);
	const url = originalOf(isNearest ? rest.slice(8) : rest);
	if (url === null) return sendText(reply, 400, `What follows /timegate/ ${WHOLE_URL}\n`);
	const captures = await answering.captures.list();
	const acceptDatetime = fieldOf(asked.headers["accept-datetime"]);
	const spanAt = (at) => captureSpan(captures, { at });
	const coherent = isNearest ? null : answering.moments.gate;
	const answer = await askTimeGate(answering.archive.index, {
		url,
		acceptDatetime,
		spanAt,
		coherent
	});
	if (answer.kind === "bad-datetime") return sendText(reply, 400, "Accept-Datetime must be like: Sun, 15 Nov 2026 12:31:07 GMT\n");
	if (answer.kind === "absent") return sendText(reply, 404, `No response is stored for ${url}\n`);
	if (answer.reason?.wished) {
		reply.header("isochron-wished", toIso(answer.reason.wished));
		reply.header("isochron-reason", reasonText(answer.reason));
	}
	return answering.timeGate === "direct" && asked.intent !== "window" ? sendChosen(reply, answer, asked, answering) : sendToMemento(reply, answer, asked, answering);
}
/** The redirect is no memento and has no `Memento-Datetime` (section 4.2.1). */
function sendToMemento(reply, { chosen, at, reason }, { origins, intent }, { capabilities }) {
	const prefix = capabilities.prefixOf(null);
	const base = origins.access + prefix;
	const { memento } = chosen;
	const links = [linksOf(chosen, {
		base,
		gates: base
	}, true)];
	if (at !== memento.at) links.push(momentLink(base, memento, at));
	reply.header("link", links.join(", "));
	const target = {
		url: memento.url,
		at
	};
	const location = intent === "window" && reason?.wished ? wishedPath(prefix, target, reason.wished) : mementoAddress(prefix, target);
	return sendText(reply.header("location", location), 302, "");
}
function sendChosen(reply, { chosen: { memento }, at }, { origins, uiOrigin }, { archive, captures, capabilities, moments }) {
	const prefix = capabilities.prefixOf(null);
	const target = {
		url: memento.url,
		at
	};
	reply.header("content-location", mementoAddress(prefix, target));
	const { servedBy } = moments;
	const [headers, place, gates] = [
		stillHeaders(origins),
		{
			prefix,
			uiOrigin
		},
		origins.access
	];
	return sendMemento(reply, target, {
		archive,
		captures,
		servedBy,
		place,
		headers,
		gates
	});
}
/** Gives a page of a TimeMap: `<form>/<url>`, or `<form>/<number>/<url>` for those after the first. */
async function answerTimeMap(reply, rest, asked, { archive, capabilities }) {
	const [, form = "", number = "1", original = ""] = /^([a-z]+)\/(?:(\d{1,9})\/)?(.*)$/s.exec(rest) ?? [];
	const url = originalOf(original);
	if (!isForm(form)) return sendText(reply, 404, "TimeMaps are at /timemap/link/, /timemap/json/, /timemap/cdxj/\n");
	if (url === null) return sendText(reply, 400, `What follows /timemap/${form}/ ${WHOLE_URL}\n`);
	const page = Number(number) === 0 ? null : await readTimeMap(archive.index, {
		url,
		page: Number(number)
	});
	if (page === null) return sendText(reply, 404, `No such list: ${url}\n`);
	const base = asked.origins.access + capabilities.prefixOf(null);
	return sendTexts(reply, TIMEMAP_FORMS[form], writeTimeMap(page, form, base));
}
function isForm(text) {
	return Object.hasOwn(TIMEMAP_FORMS, text);
}
/** The original that an address names, written out or percent-encoded as a whole. */
function originalOf(text) {
	const isEncoded = /^https?%3a/i.test(text);
	try {
		const written = isEncoded ? decodeURIComponent(text) : text;
		return /^https?:\/{1,2}[^/]/i.test(written) ? parsePageUrl(written.replace(/^(https?:)\/(?!\/)/i, "$1//")) : null;
	} catch {
		return null;
	}
}
/** A field that was sent twice is none that can be read. */
function fieldOf(value) {
	return value === void 0 ? null : String(value);
}
//#endregion
//#region src/server/replay/oai-route.ts
/** Answers a query, or what a form brought (OAI-PMH 2.0 section 3.1.1). */
async function answerOai(reply, query, { origins, form }, { capabilities, oai }) {
	const prefix = capabilities.prefixOf(null);
	const xml = await oai.answer({
		query: form ?? query.replace(/#.*$/s, ""),
		baseUrl: `${origins.access}${prefix}/oai`,
		address: ({ page, entry }) => prefix !== "" || entry === null ? null : origins.access + mementoAddress(prefix, {
			url: page.url,
			at: entry.at
		}),
		now: instant(Date.now())
	});
	return reply.headers({
		...NOTICE_HEADERS,
		"cache-control": "no-cache"
	}).type("text/xml; charset=utf-8").send(xml);
}
/** The whole script. */
var FRAMING_SCRIPT = "\nconst own = document.documentElement.dataset;\nconst frame = document.querySelector(\"template\")?.content.firstChild.cloneNode();\nconst mark = \"isochron replay \";\nif (self !== top) {\n  if (parent === top) parent.postMessage(mark + own.address + location.hash, \"*\");\n  else location.replace(own.framed + location.hash);\n} else if (frame) {\n  addEventListener(\"message\", ({ source, data }) => {\n    const asked = typeof data === \"string\" && data.startsWith(mark) ? data.slice(mark.length) : \"\";\n    if (source !== frame.contentWindow || !/^\\d{17}\\/https?:\\/\\/[^/]/.test(asked)) return;\n    const [path] = asked.split(\"#\", 1), hash = asked.slice(path.length);\n    if (path === own.address) frame.contentWindow.location.replace(own.framed + hash);\n    else location.replace(own.prefix + \"/\" + path + hash);\n  });\n  frame.src = own.framed + location.hash;\n  document.body.append(frame);\n}\n\nconst marks = [...document.querySelectorAll(\".strip a\")];\nconst stop = Math.max(0, marks.findIndex((one) => one.hasAttribute(\"aria-current\")));\nmarks.forEach((one, i) => (one.tabIndex = i === stop ? 0 : -1));\nconst close = (back) => {\n  for (const one of document.querySelectorAll(\"details[open]\")) {\n    one.open = false;\n    if (back) one.querySelector(\"summary\").focus();\n  }\n};\naddEventListener(\"keydown\", (event) => {\n  if (event.key === \"Escape\") close(true);\n  const from = marks.indexOf(document.activeElement);\n  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: marks.length - 1 }[event.key];\n  if (from < 0 || !marks[to]) return;\n  event.preventDefault();\n  marks[from].tabIndex = -1;\n  marks[to].tabIndex = 0;\n  marks[to].focus();\n});\naddEventListener(\"blur\", () => document.activeElement === frame && close(false));\n\nconst box = document.querySelector(\"details\");\nconst renew = async () => {\n  const answer = await fetch(own.served);\n  if (!answer.ok) return;\n  const made = new DOMParser().parseFromString(await answer.text(), \"text/html\");\n  for (const name of [\"summary\", \".panel\"])\n    box.querySelector(name).replaceChildren(...made.querySelector(name).childNodes);\n};\nif (box && own.served) {\n  box.addEventListener(\"toggle\", () => box.open && renew().catch(() => {}));\n  frame.addEventListener(\"load\", () => box.open || renew().catch(() => {}));\n}\n";
/** The script as a source of a policy. */
var FRAMING_SCRIPT_HASH = `sha256-${createHash("sha256").update(FRAMING_SCRIPT).digest("base64")}`;
//#endregion
//#region src/server/replay/view/markup.ts
/** A text from the web: no markup, nothing that turns the text around it, and no more than fits. */
function shownText(text, mostChars = 2e3) {
	const short = text.length > mostChars ? `${text.slice(0, mostChars)}…` : text;
	return escapeMarkup(printable(short));
}
/** The same set apart, so that right-to-left letters in it order nothing beside it. */
function apart(text, mostChars) {
	return `<bdi>${shownText(text, mostChars)}</bdi>`;
}
/** A time for people, and for programs. */
function timeMarkup(at, words = fullTime(at)) {
	return `<time datetime="${toIso(at)}">${words}</time>`;
}
/** A link. */
function link$1(href, text, attributes = "") {
	return `<a href="${escapeMarkup(href)}"${attributes}>${text}</a>`;
}
/** Shapes, so that no meaning hangs on colour alone. */
var SHAPES = {
	observed: `<circle cx="6" cy="6" r="5" fill="currentColor"/>`,
	seen: `<path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor"/><circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
	served: `<path d="M1.5 9.5h9M3 7V3h6v4z" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
	attested: `<circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
	source: `<path d="M3 1.5h4l2.5 2.5v6.5H3z" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
	possible: `<circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.2 2.2"/>`,
	nearest: `<rect x="1.8" y="1.8" width="8.4" height="8.4" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
	missing: `<path d="m2 2 8 8M10 2l-8 8" stroke="currentColor" stroke-width="2"/>`
};
/** How well something is known: a shape and the word. */
function stateMark(state) {
	return `<span class="state ${state}"><svg viewBox="0 0 12 12" aria-hidden="true">${SHAPES[state]}</svg><b>${state}</b></span>`;
}
//#endregion
//#region src/server/replay/view/step-pictures.ts
/** As files of steps have them, with a number where a step was repeated; what is called otherwise is none of ours. */
var NAME$1 = /^[a-z0-9][a-z0-9-]{0,49}$/;
var CAPTURE = /^[\w.-]{1,100}$/;
/** So many are looked for. */
var MOST_NAMED$1 = 100;
/** A view has some hundred kilobytes; what is longer is none of ours. */
var MOST_BYTES$2 = 16777216;
/** Those of a document that are held; what was shown after a secret was filled in is in no index, and so not here. */
async function heldPictures({ index }, capture, rendering) {
	if (!CAPTURE.test(capture)) return null;
	const all = new Set(rendering.steps?.flatMap(({ pictures }) => pictures).filter((one) => NAME$1.test(one)));
	const names = [];
	for (const name of [...all].slice(0, MOST_NAMED$1)) if (await entryOf$2(index, rendering, name) !== null) names.push(name);
	return names.length === 0 ? null : {
		capture,
		url: rendering.document,
		names
	};
}
/**
* Where a picture lies. It is found by the rendering that made it: that is told only to readers who may see the document
* and all that it showed.
*/
async function pictureEntry({ catalog, index }, { capture, name, url }) {
	const shown = await catalog.renderings.ofDocument(capture, url);
	return shown?.steps?.some(({ pictures }) => pictures.includes(name)) === true ? entryOf$2(index, shown, name) : null;
}
async function entryOf$2(index, { document, at }, name) {
	const own = (await index.lookup(`urn:step-${name}:${document}`).catch((error) => {
		if (error instanceof WithheldError) return [];
		throw error;
	})).find((entry) => entry.at === at && entry.recordType === "resource");
	return own !== void 0 && own.length <= MOST_BYTES$2 ? own : null;
}
/** Its address on the access origin, below the secret. */
function stepPicturePath({ capture, url }, name) {
	return `/step-picture/${capture}/${name}/${url}`;
}
/** What follows `/step-picture/`; `null` where it is no such address. */
function parseStepPicture(rest) {
	const [, capture = "", name = "", url = ""] = /^([^/]+)\/([^/]+)\/(https?:\/\/.*)$/s.exec(rest) ?? [];
	return CAPTURE.test(capture) && NAME$1.test(name) && isPageUrl(url) ? {
		capture,
		name,
		url
	} : null;
}
//#endregion
//#region src/server/replay/view/steps-markup.ts
/** So many requests of a step are named. */
var MOST_NAMED = 20;
/** A list below the panel's table; nothing where nothing was done. */
function stepsMarkup({ steps = [], at, stepPictures }, { prefix }) {
	if (steps.length === 0) return "";
	const named = (text) => {
		const [, method = "", address = ""] = /^([A-Z]+) (\S+)$/.exec(text) ?? [];
		const url = method === "GET" ? parsePageUrl(address) : null;
		return url === null ? apart(text) : link$1(replayPath(prefix, {
			url,
			at
		}), apart(text));
	};
	const pictured = (name) => stepPictures?.names.includes(name) ? link$1(`${prefix}${stepPicturePath(stepPictures, name)}`, apart(name)) : apart(name);
	return `<h2>What was done to this page when it was captured</h2><p class="faint">It is shown here as it was before. What was asked for with a secret is shown to nobody.</p><ol>${steps.map((step) => item(step, {
		named,
		pictured
	})).join("")}</ol>`;
}
function item({ step, end, requests, wentTo, pictures }, { named, pictured }) {
	const more = requests.length > MOST_NAMED ? ` and ${requests.length - MOST_NAMED} more` : "";
	const asked = requests.slice(0, MOST_NAMED).map(named).join(", ");
	const words = [
		...end === "done" ? [] : [apart(end)],
		...wentTo === null ? [] : [`went to ${named(`GET ${wentTo}`)}`],
		...asked === "" ? [] : [`asked for ${asked}${more}`],
		...pictures.length === 0 ? [] : [`picture ${pictures.map(pictured).join(", ")}`]
	];
	return `<li>${apart(step)}${words.length === 0 ? "" : `<br><small>${words.join("; ")}</small>`}</li>`;
}
//#endregion
//#region src/server/replay/view/view-words.ts
/** All of them, the best first. */
var PART_STATES = [
	"observed",
	"seen",
	"served",
	"attested",
	"source",
	"possible",
	"nearest",
	"missing"
];
/** One sentence for each. */
var STATE_MEANING = {
	observed: "identical responses, one finished before this moment, one sent after it",
	seen: "a request was under way at this moment, and this is what it brought",
	served: "served to visitors around this moment, as a recorder before the server saw it",
	attested: "the server’s own words (304, ETag, trusted Last-Modified) carry it over this moment",
	source: "the owner’s files say so: published at this moment by their own record; nobody here saw it served",
	possible: "nothing seen contradicts it, and nothing proves it",
	nearest: "the nearest record that can be shown; how the page stood at this moment is not known",
	missing: "not in this archive, or not readable in it; this says nothing about whether it existed"
};
/** What speaks against a record. */
var AGAINST_WORDS = {
	known: "at this moment another version is known to have stood here",
	likely: "nearer to this moment another version was seen"
};
/** Why a record has its tier, with the times that it rests on. */
function evidenceSentence({ tier, interval, against }) {
	return `${STATE_MEANING[tier]}${interval === null || interval.from === null || interval.to === null ? "" : ` (${fullTime(interval.from)} to ${fullTime(interval.to)})`}${against === null ? "" : `; ${AGAINST_WORDS[against]}`}`;
}
/** How far a record lies from the moment. */
function distanceWords({ storedAt, evidence: { at } }) {
	if (storedAt === at) return "at this moment";
	return `${duration(Math.abs(storedAt - at))} ${storedAt < at ? "before" : "after"}`;
}
/** What is said of records that replay passes over; nothing where there are none. */
function passedOverWords({ record, passedOver }) {
	const [best] = passedOver;
	if (best === void 0) return "";
	const why = best.why === "unreadable" ? "cannot be read" : "redirects to itself";
	const more = passedOver.length === 1 ? "" : `, and ${count(passedOver.length - 1)} more`;
	const instead = record === null || record.storedAt === best.storedAt ? "" : "; the next best one is shown";
	return `the record of ${fullTime(best.storedAt)} ${why}${more}${instead}`;
}
/** What each class of a view means. */
var CLASS_MEANING = {
	"prima facie coherent": "all parts are known to have stood together at this moment",
	"possibly coherent": "nothing seen speaks against these parts having stood together; it is not proved",
	"probably violative": "something speaks against a part: this view probably never stood like this",
	"prima facie violative": "a part is known to have been another version: this view never stood like this"
};
/** The class in short, for the line. */
var CLASS_SHORT = {
	"prima facie coherent": "stood together",
	"possibly coherent": "may have stood together",
	"probably violative": "probably never stood like this",
	"prima facie violative": "never stood like this"
};
/** How many parts there are, and how many of them are not. */
function partsWords({ parts, missing, isWhole }) {
	const counted = `${isWhole ? "" : "at least "}${parts} ${parts === 1 ? "part" : "parts"}`;
	return missing === 0 ? counted : `${counted}, ${missing} missing`;
}
/** How much of the site is known at the moment, and, where somebody wished for a time, of the page, then and here. */
function reasonWords({ wished, parts, pages }) {
	const said = [...wished === null ? [] : [knownWords(parts, "parts of the page")], ...pages === null ? [] : [knownWords(pages, "pages of the site")]];
	return said.length === 0 ? "" : `, known to have stood then: ${said.join(", ")}`;
}
function knownWords({ known, all, knownAtWish }, name) {
	const wished = knownAtWish === null ? "" : ` (${count(knownAtWish)} at the time asked for)`;
	return `${count(known)} of ${count(all)} ${name}${wished}`;
}
/** What the capture says. */
function verdictSentence(said) {
	const { verdict, reason, asOf, isImported } = said;
	if (said.told) return `${TELLER[said.told]}; no look of ours stands behind it`;
	if (said.isRefresh) return "seen by a watch, which speaks of no one moment";
	const why = reason === null ? "" : ` (${reason})`;
	const whose = isImported ? "; told by another tool’s records, so nothing of it is certified" : "";
	return `as of ${clockTime(asOf)}: ${VERDICT_MEANING[verdict]}${why}${whose}`;
}
//#endregion
//#region src/server/replay/view/evidence-markup.ts
/** The panel. */
function evidencePanel(facts, place) {
	return `<div class="panel"><dl>${wishRows(facts)}${knownRows(facts, place)}</dl><h2>What on this page is from when</h2><p>${outlineLink(facts, place)} ${LEGEND_NOTE}</p><div class="scroll"><table><thead><tr><th scope="col">Part</th><th scope="col">Captured</th><th scope="col">From the moment</th><th scope="col">How well known</th></tr></thead><tbody>${facts.parts.map((part) => partRow(part, facts, place)).join("")}</tbody></table></div><ul class="legend">${legend(facts.parts)}</ul>${stepsMarkup(facts, place)}</div>`;
}
var LEGEND_NOTE = "<span class=\"faint\">The colours are drawn inside the page, which could draw its own; this list is ours. What scripts have asked for is in it once they have.</span>";
function row(term, description) {
	return `<dt>${term}</dt><dd>${description}</dd>`;
}
function wishRows({ wishedAt, at, shown, url, reason }) {
	const other = shown.url === url ? "" : `, of ${apart(shown.url)}`;
	return (wishedAt === null ? "" : row("Asked for", timeMarkup(wishedAt))) + row("Moment shown", `${timeMarkup(at)}${reasonWords(reason)}`) + row("Captured", `${timeMarkup(shown.storedAt)}, ${distanceWords(shown)}${other}`);
}
function knownRows(facts, { uiOrigin }) {
	const { verdict, composite, title } = facts;
	const capture = (id) => link$1(`${uiOrigin}/#/captures/${encodeURIComponent(id)}`, `its capture`);
	const judged = verdict === null ? "" : row("Verdict", `<strong>${verdict.verdict}</strong> in ${capture(verdict.capture)}, ${shownText(verdictSentence(verdict))}`);
	return row("The document", documentWords(facts)) + row("All parts", `<strong>${composite.class}</strong>: ${CLASS_MEANING[composite.class]} (${partsWords(composite)})`) + judged + (title === null || title.trim() === "" ? "" : row("Calls itself", `“${apart(title.trim(), 200)}”`));
}
/** How well the document is known; of what cannot be shown only that. */
function documentWords({ shown, parts }) {
	const [document] = parts;
	const passed = document ? passedOverWords(document) : "";
	if (document && document.record === null) return `${stateMark("missing")}: ${passed}`;
	const known = `${stateMark(shown.evidence.tier)}: ${evidenceSentence(shown.evidence)}`;
	return passed === "" ? known : `${known}; ${passed}`;
}
function outlineLink({ url, at, wishedAt }, { prefix, isOutlined }) {
	const target = {
		url,
		at
	};
	const before = isOutlined ? prefix : `${prefix}/outlined`;
	return link$1(wishedAt === null ? replayPath(before, target) : wishedPath(before, target, wishedAt), isOutlined ? "Show the page without colours" : "Colour the page by how well its parts are known");
}
/** How well a part is known. */
function stateOf({ record }) {
	return record === null ? "missing" : record.evidence.tier;
}
function partRow(part, { at }, { prefix }) {
	const state = stateOf(part);
	const { record } = part;
	const name = record ? link$1(replayPath(prefix, {
		url: part.url,
		at: instant(at)
	}), apart(part.url)) : apart(part.url);
	const status = record?.status ?? 200;
	const cells = record ? `<td class="time">${timeMarkup(record.storedAt)}</td><td class="time">${distanceWords(record)}</td>` : `<td>–</td><td>–</td>`;
	const passed = passedOverWords(part);
	const against = record?.evidence.against ?? null;
	const doubt = against === null ? "" : `<br><small>${against === "known" ? "another version stood then" : "another version was nearer"}</small>`;
	return `<tr><th scope="row">${name}<small>${part.kind}${status === 200 ? "" : `, status ${status}`}${part.neededBy === null && part.kind !== "document" ? ", asked for by a script or a style" : ""}</small></th>${cells}<td>${stateMark(state)}${doubt}${passed === "" ? "" : `<br><small>${passed}</small>`}</td></tr>`;
}
/** The words of those states that occur. */
function legend(parts) {
	const met = new Set(parts.map(stateOf));
	return PART_STATES.filter((state) => met.has(state)).map((state) => `<li>${stateMark(state)} ${STATE_MEANING[state]}</li>`).join("");
}
//#endregion
//#region src/server/replay/view/versions-markup.ts
var ARROWS = {
	first: "M3 2v10M12 2 6 7l6 5z",
	previous: "M10 2 4 7l6 5z",
	next: "m4 2 6 5-6 5z",
	last: "M11 2v10M2 2l6 5-6 5z"
};
var NAMES$2 = {
	first: "First capture",
	previous: "Previous version",
	next: "Next version",
	last: "Last capture"
};
/** First, previous, where one is, next, last. */
function versionsMarkup(facts, prefix) {
	const step = (name) => arrow(name, facts[name], prefix);
	const where = facts.number === null ? `${count(facts.versions)} versions` : `version ${count(facts.number)} of ${count(facts.versions)}`;
	return `<nav class="versions" aria-label="Versions of this page">${step("first")}${step("previous")}<span class="number">${where}</span>${step("next")}${step("last")}</nav>`;
}
function arrow(name, memento, prefix) {
	const picture = `<svg viewBox="0 0 14 14" aria-hidden="true"><path d="${ARROWS[name]}" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/></svg>`;
	if (memento === null) return `<span class="none" aria-hidden="true">${picture}</span>`;
	const label = `${NAMES$2[name]}, ${fullTime(memento.at)}`;
	return link$1(mementoAddress(prefix, memento), picture, ` title="${label}" aria-label="${label}"`);
}
/** All records on a line of time; nothing where there is only one. */
function stripMarkup({ strip, records, versions }, prefix) {
	if (strip === null || records < 2) return "";
	const marks = strip.marks.map((mark) => `<li>${markLink(mark, prefix)}</li>`).join("");
	return `<nav class="strip" aria-label="${`${count(records)} captures of this page, ${count(versions)} ${versions === 1 ? "version" : "versions"}`}"><span>${day(strip.from, strip.to)}</span><ol>${marks}</ol><span>${day(strip.to, strip.from)}</span></nav>`;
}
function markLink(mark, prefix) {
	const { memento, records, fromVersion, toVersion, isShown, place } = mark;
	const spans = fromVersion === toVersion ? `version ${fromVersion}` : `versions ${fromVersion} to ${toVersion}`;
	const several = records === 1 ? "" : `, ${count(records)} captures until ${fullTime(mark.until)}`;
	const label = `${fullTime(memento.at)}${several}, ${spans}${isShown ? ", shown now" : ""}`;
	const classes = [
		fromVersion % 2 === 1 ? "odd" : "",
		fromVersion === toVersion ? "" : "turn",
		records > 1 ? "many" : ""
	].filter((name) => name !== "");
	const attributes = (classes.length > 0 ? ` class="${classes.join(" ")}"` : "") + ` style="left:${(place * 100).toFixed(2)}%" title="${label}" aria-label="${label}"` + (isShown ? ` aria-current="page"` : "");
	return link$1(mementoAddress(prefix, memento), "", attributes);
}
var DAY_MS = 864e5;
/** The day, or the time of day where both ends are of one. */
function day(at, other) {
	const text = new Date(at).toISOString();
	return Math.abs(at - other) < DAY_MS ? text.slice(11, 19) : text.slice(0, 10);
}
//#endregion
//#region src/server/replay/framing-page.ts
var ICON = "<svg viewBox=\"0 0 32 32\" aria-hidden=\"true\"><g stroke=\"#2f8f77\" stroke-width=\"2.4\" stroke-linecap=\"round\"><path d=\"M13 8h6M10 13h12M7 18h18M4 23h24\"/></g><path d=\"M16 3v26\" stroke=\"#8a8f92\" stroke-width=\"1.6\"/></svg>";
/** The framing page. */
function framingPage(facts, place) {
	const target = {
		url: facts.url,
		at: facts.at
	};
	const framed = framedPath(place.sitePrefix, target, place.isOutlined);
	const frame = (source) => `<iframe id="page" title="The archived page" sandbox="allow-scripts allow-same-origin allow-forms" allow=""${source}></iframe>`;
	const body = `<style>${BANNER_STYLE}</style>${banner(facts, place)}<template>${frame("")}</template><noscript>${frame(` src="${escapeMarkup(framed)}"`)}</noscript>`;
	const title = `${facts.url} as of ${toIso(facts.shown.storedAt)}`;
	const served = place.view === null ? "" : `${place.prefix}/served/${place.view}`;
	return page$1(title, {
		...target,
		prefix: place.prefix,
		framed,
		served
	}, body);
}
function banner(facts, place) {
	const { prefix, uiOrigin } = place;
	return `<header><a class="skip" href="#page">Skip to the archived page</a><div class="top">` + link$1(`${uiOrigin}/`, ICON, ` class="mark" title="All captures" aria-label="All captures"`) + `<div class="what">${shownLine(facts)}${evidenceLine(facts, place)}</div><div class="ways">${versionsMarkup(facts.versions, prefix)}${changedLink(facts, uiOrigin)}${link$1(`${uiOrigin}/`, "All captures")}</div></div>${stripMarkup(facts.versions, prefix)}</header>`;
}
function shownLine({ url, shown: { storedAt } }) {
	return `<p class="line"><code title="${shownText(url)}">${apart(url)}</code> as captured at ${timeMarkup(storedAt, toIso(storedAt))}</p>`;
}
/** How well the view is known: a line, and behind it all of it. */
function evidenceLine(facts, place) {
	const { shown, at, wishedAt, composite } = facts;
	const asked = wishedAt ?? (at === shown.storedAt ? null : at);
	const wish = asked === null ? "" : `<span class="faint">asked for as of ${wishMarkup(asked, shown.storedAt)}</span>`;
	const still = place.isScripted ? "" : `<span class="faint">Shown without its scripts.</span>`;
	return `<details><summary>${stateMark(shown.evidence.tier)}<span>${CLASS_SHORT[composite.class]}</span><span class="faint">${partsWords(composite)}</span>${wish}${still}</summary>${evidencePanel(facts, place)}</details>`;
}
/** The time alone where the day stands on the line above. */
function wishMarkup(asked, storedAt) {
	return timeMarkup(asked, toIso(asked).slice(0, 10) === toIso(storedAt).slice(0, 10) ? clockTime(asked) : fullTime(asked));
}
/** Where the version before has the same address, the interface compares the two. */
function changedLink({ shown, versions: { previous } }, uiOrigin) {
	if (previous === null || previous.url !== shown.url) return "";
	return link$1(`${uiOrigin}/#/diff/${previous.at}/${shown.storedAt}/${encodeURIComponent(shown.url)}`, "What changed", ` title="Compared with the version before"`);
}
/** Our page in a frame: it leads on to another archived page. */
function hopPage(target, sitePrefix) {
	const words = `<noscript><p>This link leads to ${apart(target.url)} as of ${toIso(target.at)}. Without scripts the window cannot follow it: open it from the list of captures.</p></noscript>`;
	const framed = framedPath(sitePrefix, target);
	return page$1("Going on", {
		...target,
		prefix: "",
		framed,
		served: ""
	}, words);
}
function page$1(title, { url, at, prefix, framed, served }, body) {
	const data = {
		prefix,
		address: replayPath("", {
			url,
			at
		}).slice(1),
		framed,
		served
	};
	return `<!doctype html><html lang="en"${Object.entries(data).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`).join("")}><meta charset="utf-8"><title>${shownText(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><body>${body}<script>${FRAMING_SCRIPT}<\/script></html>\n`;
}
//#endregion
//#region src/server/replay/send-framing.ts
/** Sends a window the page around an archived page. */
async function sendFraming(reply, target, { origins, uiOrigin }, { facts: gatherer, capabilities, captures: known, views }) {
	const prefix = capabilities.prefixOf(null);
	const captures = await known.list();
	const facts = await gatherer.of(target, captures);
	if (facts === null) return sendNotice(reply, absentNotice(target, captures, {
		prefix,
		uiOrigin
	}));
	const isScripted = origins.anySite !== null;
	const label = siteLabel(target.url);
	const view = isScripted ? views.begin(target) : null;
	const sitePrefix = isScripted ? origins.siteOrigin(label) + capabilities.prefixOf(label, view) : prefix;
	const served = `${origins.access}${prefix}/served/`;
	reply.headers(framingHeaders(origins, {
		siteOrigin: origins.siteOrigin(label),
		served
	}, FRAMING_SCRIPT_HASH));
	const { isOutlined = false } = target;
	return sendPage(reply, framingPage(facts, {
		prefix,
		sitePrefix,
		uiOrigin,
		isScripted,
		isOutlined,
		view
	}));
}
/** Answers `<timestamp>/<url>`: the page around it, with the parts of the page coloured. */
async function answerOutlined(reply, rest, asked, answering) {
	const target = parseReplayPath(`/${rest}`);
	const place = {
		prefix: answering.capabilities.prefixOf(null),
		uiOrigin: asked.uiOrigin
	};
	if (target === null) return sendNotice(reply, unknownAddressNotice(place));
	return sendFraming(reply, {
		...target,
		isOutlined: true
	}, asked, answering);
}
/** Answers the name of a view: what is known of it by now, as the page around it shows it. */
async function answerServed(reply, rest, { uiOrigin }, { facts: gatherer, captures, capabilities, views }) {
	const view = views.of(rest);
	const facts = view && await gatherer.inView(view, await captures.list());
	if (!view || !facts) return sendText(reply, 404, "This view is not kept any more.\n");
	const place = {
		prefix: capabilities.prefixOf(null),
		uiOrigin,
		isScripted: true,
		isOutlined: view.isOutlined
	};
	return sendPage(reply.headers(NOTICE_HEADERS), evidenceLine(facts, place));
}
/** Answers `<timestamp>/<url>`: what is said of the view, for programs. */
async function answerFacts(reply, rest, _asked, { facts: gatherer, captures }) {
	const target = parseReplayPath(`/${rest}`);
	if (target === null) return sendText(reply, 400, "What follows /facts/ must be a time and a URL: 20261115123107412/http://example.org/\n");
	const facts = await gatherer.of(target, await captures.list());
	if (facts === null) return sendText(reply, 404, `No response is stored for ${target.url}\n`);
	return reply.headers(NOTICE_HEADERS).type("application/json; charset=utf-8").send(JSON.stringify(facts));
}
//#endregion
//#region src/server/page/stored-picture.ts
/** The picture of a record; `null` where it holds none. */
async function readPicture(index, entry) {
	const { httpBytes } = await index.read(entry);
	const bytes = bodyOf$1(httpBytes);
	const type = pictureType(bytes);
	return type === null ? null : {
		type,
		bytes
	};
}
/** By its first bytes, whatever its record says: nothing else leaves here as a picture. */
function pictureType(bytes) {
	const begins = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
	if (begins.startsWith("PNG\r\n\n")) return "image/png";
	if (begins.startsWith("ÿØÿ")) return "image/jpeg";
	return begins.startsWith("RIFF") && begins.endsWith("WEBP") ? "image/webp" : null;
}
/** A resource is stored without a head, and read as an answer that has one. */
function bodyOf$1(httpBytes) {
	const response = parseHttpResponse(httpBytes);
	return response.ok ? response.body : /* @__PURE__ */ new Uint8Array();
}
//#endregion
//#region src/server/replay/step-picture-route.ts
/** Answers `<capture>/<name>/<url>`. */
async function answerStepPicture(reply, rest, _asked, { archive }) {
	const asked = parseStepPicture(rest);
	const entry = asked && await pictureEntry(archive, asked);
	const picture = entry && await readPicture(archive.index, entry);
	if (!picture) return sendText(reply, 404, "There is no such picture of a step.\n");
	return reply.headers(NOTICE_HEADERS).type(picture.type).send(Buffer.from(picture.bytes));
}
//#endregion
//#region src/server/replay/access-routes.ts
/** All of them; no path is the beginning of another. */
var ACCESS_ROUTES = [
	{
		path: "/timegate/",
		guard: "clients",
		answer: answerTimeGate
	},
	{
		path: "/timemap/",
		guard: "clients",
		answer: answerTimeMap
	},
	{
		path: "/cdx?",
		guard: "clients",
		answer: answerCdx("pywb")
	},
	{
		path: "/cdx/search/cdx?",
		guard: "clients",
		answer: answerCdx("wayback")
	},
	{
		path: "/oai?",
		guard: "clients",
		takesForms: true,
		answer: answerOai
	},
	{
		path: "/facts/",
		guard: "clients",
		answer: answerFacts
	},
	{
		path: "/outlined/",
		guard: "clients",
		answer: answerOutlined
	},
	{
		path: "/served/",
		guard: "clients",
		answer: answerServed
	},
	{
		path: "/step-picture/",
		guard: "clients",
		answer: answerStepPicture
	}
];
var BARE = /* @__PURE__ */ new Set([
	"/cdx",
	"/cdx/search/cdx",
	"/oai"
]);
/** The route of a path, the secret already taken off it. */
function accessRouteOf(path) {
	const whole = BARE.has(path) ? `${path}?` : path;
	const route = ACCESS_ROUTES.find((one) => whole.startsWith(one.path));
	return route ? {
		route,
		rest: whole.slice(route.path.length)
	} : null;
}
/** Why a request may not pass; `null` when it may. */
function guardRefusal(_guard, { headers, intent }) {
	if (intent === "window") return null;
	if (!isFromSameOrigin(headers)) return "This origin answers itself only.\n";
	return intent === "plain" || intent === "read" ? null : "This is for programs, not for pages.\n";
}
//#endregion
//#region src/server/replay/view/outline.ts
/** Colour and line, so that no meaning hangs on colour alone. */
var LINES = {
	observed: ["sharp", "solid"],
	seen: ["late", "double"],
	served: ["attested", "double"],
	attested: ["attested", "solid"],
	source: ["seen", "solid"],
	possible: ["seen", "dashed"],
	nearest: ["changed", "dotted"],
	missing: ["failed", "dotted"]
};
/** The style element; `prefix` is what stands before the timestamp in the page's own links. */
function outlineLayer({ parts, at }, prefix) {
	const rules = PART_STATES.map((state) => {
		const selectors = parts.slice(1).filter((part) => stateOf(part) === state).flatMap((part) => selectorsOf(part, at, prefix));
		return selectors.length === 0 ? "" : `:is(${selectors.join(",")}){outline:3px ${lineOf(state)}!important;outline-offset:-3px!important}`;
	});
	return `\n<style>${`html::after{content:''!important;display:block!important;position:fixed!important;inset:0!important;pointer-events:none!important;z-index:2147483647!important;border:4px ${lineOf(stateOf(parts[0]))}!important}`}${rules.join("")}</style>`;
}
/** How an outlined page is sent; nothing for any other. */
function outlineFor(target, prefix, { facts, captures }) {
	if (!target.isOutlined) return {};
	return { layer: async () => {
		const found = await facts.of(target, await captures.list());
		return found === null ? "" : outlineLayer(found, prefix);
	} };
}
function lineOf(state) {
	const [verdict, style] = LINES[state];
	return `${style} ${verdictColour(verdict)}`;
}
/** Elements that show the part, by the address that the rewriting has given them. */
function selectorsOf({ url, kind }, at, prefix) {
	const target = {
		url,
		at
	};
	const plain = cssText(replayPath(prefix, target));
	const framed = cssText(framedPath(prefix, target));
	if (kind === "style" || kind === "script" || kind === "font") return [];
	return [
		...[
			"src",
			"data",
			"poster"
		].map((name) => `[${name}="${plain}"]`),
		`image[href="${plain}"]`,
		`[src="${framed}"]`,
		`[srcset$="${plain}"]`,
		`[srcset*="${plain} "]`
	];
}
/** Escapes everything that could end a string, or a style element (CSS Syntax Level 3, section 4.3.7). */
function cssText(text) {
	return text.replace(/[^\w./:~-]/gu, (char) => `\\${char.codePointAt(0).toString(16)} `);
}
//#endregion
//#region src/server/replay/access-origin.ts
/** Answers a request on the access origin. */
async function answerOnAccess(reply, asked, answering) {
	const prefix = answering.capabilities.prefixOf(null);
	const path = answering.capabilities.openAccess(asked.path);
	if (path === null) return sendText(reply, 401, "A token is needed.\n");
	const found = accessRouteOf(path);
	if (asked.form !== void 0 && found?.route.takesForms !== true) return sendText(reply, 405, ONLY_READ);
	if (found) {
		const refused = guardRefusal(found.route.guard, asked);
		return refused === null ? found.route.answer(reply, found.rest, asked, answering) : sendText(reply, 403, refused);
	}
	const target = parseReplayPath(path);
	const place = {
		prefix,
		uiOrigin: asked.uiOrigin
	};
	if (!target) return sendNotice(reply, unknownAddressNotice(place));
	if (asked.intent === "window" && !(target.isFramed && !isTold(asked.headers))) return sendFraming(reply, target, asked, answering);
	if (!isFromSameOrigin(asked.headers)) return sendText(reply, 403, "This origin answers itself only.\n");
	if (asked.intent === "frame" && !target.isFramed) {
		reply.headers(hopHeaders(asked.origins, FRAMING_SCRIPT_HASH));
		return sendPage(reply, hopPage(target, prefix));
	}
	const headers = stillHeaders(asked.origins);
	const { servedBy } = answering.moments;
	return sendMemento(reply, target, {
		...answering,
		servedBy,
		place,
		headers,
		gates: asked.origins.access,
		...outlineFor(target, prefix, answering)
	});
}
//#endregion
//#region src/server/replay/known-captures.ts
var FRESH_MS = 1e3;
/** The list of captures, a second old at most. */
var KnownCaptures = class {
	#store;
	#listed = null;
	#listedAtMs = 0;
	constructor(store) {
		this.#store = store;
	}
	/** All captures. */
	list() {
		const now = performance.now();
		if (this.#listed === null || now - this.#listedAtMs > FRESH_MS) {
			this.#listedAtMs = now;
			this.#listed = this.#store.list();
			this.#listed.catch(() => this.#listed = null);
		}
		return this.#listed;
	}
};
//#endregion
//#region src/server/replay/referred.ts
/**
* The replay address of a path that is none, resolved against the archived page that asks for it, at that page's
* moment; `null` when no archived page of this origin does. Whoever names one knows the secret that it is told.
*/
function meantByReferrer(asked, capabilities) {
	const { headers, label, origins, path } = asked;
	const { referer } = headers;
	if (referer === void 0 || !URL.canParse(referer)) return null;
	const from = new URL(referer);
	if (from.origin !== new URL(origins.siteOrigin(label)).origin) return null;
	const opened = capabilities.openSite(from.href.slice(from.origin.length), label);
	const page = opened?.bearer.kind === "own" ? parseReplayPath(opened.path) : null;
	const url = page && parsePageUrl(path, page.url);
	return url ? replayPath(capabilities.prefixOf(label, opened.view), {
		url,
		at: page.at
	}) : null;
}
//#endregion
//#region src/server/replay/asked-fields.ts
/** More are none that a page would send. */
var MOST_FIELDS = 100;
/**
* The fields of a part or of what a script reads; none for a page in a window or a frame, which is what its address
* says. Where scripts name their own address they name the archive's: it is put back.
*/
function askedFields({ headers, intent, sent, origins, label }, target) {
	if (intent !== "read" && intent !== "part") return {};
	const [archived, own] = [new URL(origins.siteOrigin(label)).origin, new URL(target.url).origin];
	const written = Object.entries(headers).slice(0, MOST_FIELDS).map(([name, value]) => [name, String(value).replaceAll(archived, own)]);
	const method = sent?.method ?? "GET";
	return { fields: fieldsOfPage({
		method,
		url: target.url,
		headers: written,
		isByScript: intent === "read"
	}) };
}
//#endregion
//#region src/server/replay/shim/addresses.ts
/** Defines `inward`, which every other part uses; `self` is the window that is being fitted. */
var ADDRESSES = String.raw`
  const { document, location } = self;
  // The getter of the prototype: a page may have an element named like the property.
  const baseOf = Object.getOwnPropertyDescriptor(self.Node.prototype, "baseURI").get;
  /** The address in the archive, "if_" for what stands in a frame; what never reaches the network stays as it is. */
  const inward = (link, isFramed = false) => {
    const written = String(link).trim();
    if (written === "" || written[0] === "#") return link;
    let url;
    try {
      url = new URL(written.startsWith("//") ? page.protocol + written : written, baseOf.call(document));
    } catch {
      return link;
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") return link;
    if (url.origin === origin) {
      // Relative to the page's own address it already leads into the archive.
      if (isReplayed.test(url.pathname) || url.pathname.startsWith("/.isochron/")) return link;
      url = new URL(url.pathname + url.search + url.hash, page);
    }
    url.username = url.password = "";
    return own.prefix + "/" + own.stamp + (isFramed ? "if_" : "") + "/" + url.href;
  };
  /** A template that its script has yet to fill in is no address; none that would lead to another host is left alone. */
  const UNFILLED = new RegExp(${JSON.stringify(UNFILLED_ADDRESS.source)});
  const inwardOnceFilled = (link, isFramed) => (UNFILLED.test(String(link).trim()) ? link : inward(link, isFramed));
  /** The address as the page knows it, on its own origin; that of another host stays as it is. */
  const local = (link) => {
    const url = new URL(link, baseOf.call(document));
    const [, written] = (url.origin === origin && isReplayed.exec(url.pathname + url.search + url.hash)) || [];
    const meant = written === undefined ? url : new URL(written);
    return meant.origin === origin || meant.host === page.host
      ? origin + meant.pathname + meant.search + meant.hash
      : link;
  };
  const inwardSet = (text) =>
    String(text).replace(/(^|,)(\s*)((?:[^\s,]|,(?!\s|$))+)/g, (all, comma, space, link) => comma + space + inwardOnceFilled(link));
  const inwardCss = (text) =>
    String(text)
      .replace(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;|([^\s"')]+))\s*\)/gi, (all, a, b, c, d) => {
        const link = a ?? b ?? c ?? d;
        const lead = inwardOnceFilled(link);
        return lead === link ? all : all.replace(link, () => lead);
      })
      .replace(/(@import\s+)("([^"]*)"|'([^']*)')/gi, (all, word, quoted, a, b) => word + quoted[0] + inward(a ?? b) + quoted[0]);
  /** Defines a setter that changes what is set, where the browser has one. */
  const onSet = (owner, name, change) => {
    const native = owner && Object.getOwnPropertyDescriptor(owner.prototype ?? owner, name);
    if (!native || !native.set || !native.configurable) return;
    const { set } = { set(value) { native.set.call(this, change(value, this)); } };
    Object.defineProperty(owner.prototype ?? owner, name, { ...native, set });
  };
  /** Calls a method with changed arguments. */
  const onCall = (owner, name, change) => {
    const native = owner && owner[name];
    if (typeof native !== "function") return;
    const { [name]: call } = { [name](...given) { return native.apply(this, change(given, this)); } };
    owner[name] = call;
  };
  /** Constructs with changed arguments. */
  const onNew = (name, change) => {
    const native = self[name];
    if (typeof native !== "function") return;
    self[name] = new Proxy(native, {
      construct: (target, given, maker) => Reflect.construct(target, change(given), maker === self[name] ? target : maker),
    });
  };
`;
//#endregion
//#region src/server/replay/shim/elements.ts
/** Fits elements; markup is changed as text, so that pieces of it that are no whole elements stay as they are. */
var ELEMENTS = String.raw`
  const FRAMES = /^(?:iframe|frame)$/i;
  const SETS = /^(?:srcset|imagesrcset)$/i;
  const LINKS = /^(?:src|href|xlink:href|poster|data|action|formaction|background)$/i;
  const STARTER = () => {
    const tag = document.createElement("script");
    nativeSrc.call(tag, own.shim);
    Object.assign(tag.dataset, own);
    return tag.outerHTML;
  };
  /** What an attribute of an element becomes. */
  const attribute = (tag, name, value) => {
    if (SETS.test(name)) return inwardSet(value);
    if (/^style$/i.test(name)) return inwardCss(value);
    if (/^srcdoc$/i.test(name)) return FRAMES.test(tag) ? STARTER() + markup(value) : value;
    if (!LINKS.test(name) || (/^data$/i.test(name) && !/^object$/i.test(tag))) return value;
    return inwardOnceFilled(value, FRAMES.test(tag));
  };
  const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
  const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+))/g;
  const nativeMarkup = Object.getOwnPropertyDescriptor(self.Element.prototype, "innerHTML").set;
  const inert = new self.DOMParser().parseFromString("", "text/html").body;
  /** A value as the parser reads it: libraries that fill in templates write "/" as a character reference. */
  const meant = (value) => {
    if (!value.includes("&")) return value;
    nativeMarkup.call(inert, '<i title="' + value.replace(/"/g, "&quot;") + '"></i>');
    return inert.firstChild.getAttribute("title");
  };
  const written = (value, quote) =>
    value.replace(/&/g, "&amp;").replaceAll(quote, quote === "'" ? "&#39;" : "&quot;");
  /** A srcdoc document stands in an attribute that is quoted already: it is left as it is. */
  const inTag = (all, tag, rest) =>
    "<" + tag + rest.replace(ATTRIBUTE, (whole, name, equals, a, b, c) => {
      if (!SETS.test(name) && !LINKS.test(name) && !/^style$/i.test(name)) return whole;
      const value = meant(a ?? b ?? c);
      const changed = attribute(tag, name, value);
      if (changed === value) return whole;
      const quote = b !== undefined ? "'" : '"';
      return name + equals + quote + written(changed, quote) + quote;
    }) + ">";
  const markup = (text) =>
    text === null || text === undefined ? text
      : String(text)
          .replace(TAG, inTag)
          .replace(/(<style\b[^>]*>)([\s\S]*?)(<\/style)/gi, (all, open, css, close) => open + inwardCss(css) + close);
  const nativeSrc = Object.getOwnPropertyDescriptor(self.HTMLScriptElement.prototype, "src").set;
  for (const [kinds, names] of [
    ["Image Script Media Source Track Input Embed", "src"], ["Image Source", "srcset"], ["Link", "imageSrcset"],
    ["Link Anchor Area Base", "href"], ["Video", "poster"], ["Object", "data"], ["Form", "action"],
    ["Button Input", "formAction"], ["IFrame Frame", "src"], ["IFrame", "srcdoc"],
  ])
    for (const kind of kinds.split(" "))
      onSet(self["HTML" + kind + "Element"], names, (value, element) => attribute(element.localName, names, value));
  onCall(self.Element.prototype, "setAttribute", ([name, value, ...more], element) =>
    [name, value === undefined ? value : attribute(element.localName, String(name), value), ...more]);
  onCall(self.Element.prototype, "setAttributeNS", ([space, name, value, ...more], element) =>
    [space, name, value === undefined ? value : attribute(element.localName, String(name), value), ...more]);
  onSet(self.Element, "innerHTML", (value, element) => (element.localName === "style" ? inwardCss(value) : markup(value)));
  onSet(self.Element, "outerHTML", markup);
  onSet(self.ShadowRoot, "innerHTML", markup);
  onCall(self.Element.prototype, "insertAdjacentHTML", ([where, text]) => [where, markup(text)]);
  onCall(self.Range.prototype, "createContextualFragment", ([text]) => [markup(text)]);
  for (const name of ["write", "writeln"]) onCall(self.Document.prototype, name, (given) => given.map(markup));
`;
//#endregion
//#region src/server/replay/shim/requests.ts
/** Fits requests, workers, history and navigation. */
var REQUESTS = String.raw`
  const asked = (input) =>
    input instanceof self.Request ? new self.Request(inward(input.url), input) : inward(input);
  onCall(self, "fetch", ([input, ...more]) => [asked(input), ...more]);
  const NativeRequest = self.Request;
  onNew("Request", ([input, ...more]) => [input instanceof NativeRequest ? input : inward(input), ...more]);
  onCall(self.XMLHttpRequest.prototype, "open", ([method, link, ...more]) => [method, inward(link), ...more]);
  onCall(self.Navigator.prototype, "sendBeacon", ([link, ...more]) => [inward(link), ...more]);
  for (const name of ["EventSource", "Worker", "SharedWorker", "Audio"])
    onNew(name, ([link, ...more]) => (link === undefined ? [] : [inward(link), ...more]));
  for (const name of ["pushState", "replaceState"])
    onCall(self.History.prototype, name, ([state, title, link]) =>
      link === undefined || link === null
        ? [state, title]
        : [state, title, hasOwnPaths ? local(link) : inward(link, true)]);
  // Nothing can stand in the place of location, but the browser tells where a frame is about to go.
  self.navigation?.addEventListener("navigate", (event) => {
    const { destination, cancelable, navigationType, hashChange, formData } = event;
    if (!cancelable || navigationType === "traverse" || hashChange || formData || destination.sameDocument) return;
    const lead = inward(destination.url);
    if (lead === destination.url) return;
    event.preventDefault();
    location[navigationType === "replace" ? "replace" : "assign"](lead);
  });
  // Frames without an address of their own hold whatever the page writes into them.
  for (const name of ["contentWindow", "contentDocument"]) {
    const native = Object.getOwnPropertyDescriptor(self.HTMLIFrameElement.prototype, name);
    const { get } = {
      get() {
        const inner = native.get.call(this);
        const view = inner && (name === "contentWindow" ? inner : inner.defaultView);
        try {
          if (view && view.location.href === "about:blank" && !fitted.has(view.document)) fit(view);
        } catch {
          // Of another origin: it has what it needs, or none of our business.
        }
        return inner;
      },
    };
    Object.defineProperty(self.HTMLIFrameElement.prototype, name, { ...native, get });
  }
`;
//#endregion
//#region src/server/replay/shim/storage.ts
/** Fits storage and cookies; where the browser has them they are left alone. */
var STORAGE = String.raw`
  const standIn = () => {
    const values = new Map();
    const methods = {
      getItem: (name) => values.get(String(name)) ?? null,
      setItem: (name, value) => void values.set(String(name), String(value)),
      removeItem: (name) => void values.delete(String(name)),
      clear: () => values.clear(),
      key: (at) => [...values.keys()][at] ?? null,
    };
    return new Proxy(Object.create(self.Storage.prototype), {
      get: (target, name) => {
        if (name === "length") return values.size;
        if (Object.hasOwn(methods, name)) return methods[name];
        return typeof name === "symbol" || name in Object.prototype ? Reflect.get(target, name) : values.get(name);
      },
      set: (target, name, value) => Boolean(values.set(String(name), String(value))),
      has: (target, name) => values.has(name) || name in target,
      deleteProperty: (target, name) => values.delete(name) || true,
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: (target, name) =>
        values.has(name) ? { value: values.get(name), writable: true, enumerable: true, configurable: true } : undefined,
    });
  };
  let isThirdParty = false;
  for (const name of ["localStorage", "sessionStorage"])
    try {
      void self[name];
    } catch {
      isThirdParty = true;
      const storage = standIn();
      Object.defineProperty(self, name, { configurable: true, enumerable: true, get: () => storage });
    }
  // Of cookies the browser says that they are on, and keeps none.
  if (isThirdParty) {
    const jar = new Map();
    const cookie = {
      get: () => [...jar].map(([name, value]) => (name === "" ? value : name + "=" + value)).join("; "),
      set: (text) => {
        const [pair, ...rules] = String(text).split(";").map((part) => part.trim());
        const at = pair.indexOf("=");
        const [name, value] = at === -1 ? ["", pair] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
        const rule = (wanted) => rules.find((one) => one.toLowerCase().startsWith(wanted))?.slice(wanted.length);
        const isOver = Number(rule("max-age=") ?? 1) <= 0 || Date.parse(rule("expires=") ?? "") <= Date.now();
        const domain = rule("domain=")?.replace(/^\./, "").toLowerCase();
        // As browsers do: nobody sets cookies for others (RFC 6265 section 5.3, step 6).
        if (domain && page.hostname !== domain && !page.hostname.endsWith("." + domain)) return;
        if (isOver) jar.delete(name);
        else if (jar.size < 180) jar.set(name, value.slice(0, 4096));
      },
    };
    Object.defineProperty(self.Document.prototype, "cookie", { configurable: true, enumerable: true, ...cookie });
  }
`;
//#endregion
//#region src/server/replay/shim/styles.ts
/** Fits style declarations and style sheets. */
var STYLES = String.raw`
  const WITH_URLS =
    "background background-image border-image border-image-source clip-path content cursor filter list-style " +
    "list-style-image mask mask-image shape-outside src -webkit-mask -webkit-mask-image -webkit-border-image";
  const declaration = self.CSSStyleDeclaration.prototype;
  const setProperty = declaration.setProperty;
  onCall(declaration, "setProperty", ([name, value, ...more]) => [name, value === null ? value : inwardCss(value), ...more]);
  onSet(self.CSSStyleDeclaration, "cssText", inwardCss);
  for (const kind of ["HTMLElement", "SVGElement"]) onSet(self[kind], "style", inwardCss);
  for (const name of WITH_URLS.split(" ")) {
    const camel = name.replace(/^-/, "").replace(/-(.)/g, (all, letter) => letter.toUpperCase());
    for (const spelled of new Set([name, camel]))
      Object.defineProperty(declaration, spelled, {
        configurable: true,
        enumerable: true,
        get() { return this.getPropertyValue(name); },
        set(value) { setProperty.call(this, name, value === null ? "" : inwardCss(value)); },
      });
  }
  for (const name of ["insertRule", "addRule", "replace", "replaceSync"])
    onCall(self.CSSStyleSheet.prototype, name, (given) =>
      given.map((value) => (typeof value === "string" ? inwardCss(value) : value)));
  onCall(self.CSSGroupingRule?.prototype, "insertRule", ([rule, ...more]) => [inwardCss(rule), ...more]);
  onSet(self.Node, "textContent", (value, node) => (isStyle(node) && value !== null ? inwardCss(value) : value));
  onSet(self.HTMLElement, "innerText", (value, node) => (isStyle(node) ? inwardCss(value) : value));
  const isStyle = (node) => node instanceof self.HTMLStyleElement;
  /** Text on its way into a style element. */
  for (const name of ["appendChild", "insertBefore", "replaceChild"])
    onCall(self.Node.prototype, name, (given, parent) => {
      if (isStyle(parent) && given[0] instanceof self.Text) given[0].data = inwardCss(given[0].data);
      return given;
    });
  onNew("FontFace", ([family, source, ...more]) => [family, typeof source === "string" ? inwardCss(source) : source, ...more]);
`;
//#endregion
//#region src/server/replay/shim/workers.ts
/** A function of where the worker lies in the archive: its own address there, its time, and the secret before both. */
var WORKER_ADDRESSES = String.raw`((own) => {
  const { origin, href } = self.location, script = new URL(own.url);
  const isReplayed = /^(?:\/~[^/]*)?\/\d{4,17}(?:[a-z]{2}_)?\/https?:\/{1,2}[^/]/i;
  const inward = (link) => {
    const written = String(link).trim();
    let url;
    try {
      url = new URL(written.startsWith("//") ? script.protocol + written : written, href);
    } catch {
      return link;
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") return link;
    if (url.origin === origin) {
      if (isReplayed.test(url.pathname)) return url.href;
      url = new URL(url.pathname + url.search + url.hash, script);
    }
    url.username = url.password = "";
    return origin + own.prefix + "/" + own.stamp + "/" + url.href;
  };
  const onCall = (owner, name, change) => {
    const native = owner && owner[name];
    if (typeof native === "function") owner[name] = { [name](...given) { return native.apply(this, change(given)); } }[name];
  };
  const onNew = (name, change) => {
    const native = self[name];
    if (typeof native === "function")
      self[name] = new Proxy(native, { construct: (target, given, maker) => Reflect.construct(target, change(given), maker === self[name] ? target : maker) });
  };
  const Native = self.Request;
  onCall(self, "fetch", ([input, ...more]) => [input instanceof Native ? new Native(inward(input.url), input) : inward(input), ...more]);
  onNew("Request", ([input, ...more]) => [input instanceof Native ? input : inward(input), ...more]);
  onCall(self.XMLHttpRequest?.prototype, "open", ([method, link, ...more]) => [method, inward(link), ...more]);
  onCall(self, "importScripts", (links) => links.map(inward));
  for (const name of ["EventSource", "Worker"]) onNew(name, ([link, ...more]) => [inward(link), ...more]);
})`;
//#endregion
//#region src/server/replay/shim/shim.ts
/** What no archived page has: paths on a site's origin that are ours. */
var OWN_FOLDER = "/.isochron/";
/** The script. */
var SHIM = `// Isochron: leads addresses that scripts make into the archive, and stands in for storage that a frame has not.
(() => {
  const tag = document.currentScript;
  const own = { ...tag.dataset };
  // Pages look for scripts by their number.
  tag.remove();
  const page = new URL(own.url), { origin } = window;
  const isReplayed = /^(?:\\/~[^/]*)?\\/\\d{4,17}(?:[a-z]{2}_)?\\/(https?:\\/{1,2}[^/].*)/is;
  // Routers read the path of their page. The origin is the site's own, so its paths can be what they were; where a
  // frame is about to go the browser must tell, since such an address is none that our server knows.
  const hasOwnPaths = Boolean(window.navigation) && /^http/.test(location.protocol) && !isReplayed.test(page.pathname);
  if (hasOwnPaths) history.replaceState(history.state, "", origin + page.pathname + page.search + location.hash);
  // Chance and clock as they were when the page was captured: its scripts ask for the same addresses then.
  const fixChance = ${CHANCE_FIXER};
  const shiftDate = ${DATE_SHIFTER};
  const fitted = new WeakSet();
  const fit = (self) => {
  fitted.add(self.document);
  fixChance(self, Math.floor(own.clock / 1000));
  shiftDate(self, Number(own.clock));
${ADDRESSES}${ELEMENTS}${STYLES}${REQUESTS}${STORAGE}  };
  fit(window);
})();
`;
/** Its path carries its digest, so that browsers may keep it. */
var SHIM_PATH = `${OWN_FOLDER}${createHash("sha256").update(SHIM).digest("hex").slice(0, 16)}.js`;
/** The element that starts it, for a page at a time whose clock starts at an instant; well-formed as XML too. */
function shimTag(target, clock, prefix) {
	const { at, url } = target;
	const data = {
		shim: SHIM_PATH,
		prefix,
		stamp: toTimestamp17(at),
		clock: String(clock),
		url
	};
	return `<script src="${SHIM_PATH}"${Object.entries(data).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`).join("")}><\/script>`;
}
/** What stands before a worker's script: workers have a clock and chance of their own, and ask for themselves. */
function workerOpening({ at, url }, clock, prefix) {
	const own = JSON.stringify({
		prefix,
		stamp: toTimestamp17(at),
		url
	});
	return `${fixedChanceScript(chanceSeed(clock))}${shiftedDateScript(clock)}${WORKER_ADDRESSES}(${own});\n`;
}
//#endregion
//#region src/server/replay/opening.ts
/** The opening of a page in a frame, or of a worker; nothing for anything else. */
function openingFor(target, { intent, headers, label, view }, { archive, capabilities, views }) {
	const isWorker = /^(?:shared)?worker$/.test(String(headers["sec-fetch-dest"]));
	if (intent !== "frame" && !isWorker) return {};
	const prefix = capabilities.prefixOf(label, view);
	return { opening: async ({ entry: { url, at, status }, evidence: { captureId } }) => {
		const record = {
			url,
			at,
			captureId
		};
		const own = views.clockOf(view) ?? await pageClock(record, archive.catalog.renderings);
		if (!isWorker && (status === null || status < 300 || status >= 400)) views.startClock(view, own);
		return isWorker ? { script: workerOpening(target, own, prefix) } : { markup: shimTag(target, own, prefix) };
	} };
}
//#endregion
//#region src/server/replay/site-origin.ts
/** Answers it. */
async function answerOnSite(reply, asked, answering) {
	if (asked.path === SHIM_PATH) return reply.headers(SHIM_HEADERS).type("text/javascript; charset=utf-8").send(SHIM);
	const { capabilities } = answering;
	const opened = capabilities.openSite(asked.path, asked.label);
	const target = opened && parseReplayPath(opened.path);
	if (!opened || !target) {
		const meant = meantByReferrer(asked, capabilities);
		if (meant !== null) return sendText(reply.header("location", meant), 307, "");
	}
	if (opened === null) return sendText(reply, 401, "A token is needed.\n");
	const { view } = opened;
	const place = {
		prefix: capabilities.prefixOf(asked.label, view),
		uiOrigin: asked.uiOrigin
	};
	if (!target) return sendNotice(reply, unknownAddressNotice(place));
	const inView = {
		...asked,
		view
	};
	return opened.bearer.kind === "embedder" ? sendEmbedded(reply, target, {
		asked: inView,
		answering,
		embedder: opened.bearer.label
	}) : sendToOwn(reply, target, inView, answering);
}
/** Answers whoever was shown pages of the site. */
function sendToOwn(reply, target, asked, answering) {
	const { intent, headers, label, view } = asked;
	if (intent === "window" && isTold(headers)) return sendToWindow(reply, target, asked, answering);
	if (intent === "window" || intent === "frame") return target.isFramed ? sendOwn(reply, target, asked, answering) : sendHop(reply, target, asked, answering.capabilities.prefixOf(label, view));
	if (!isFromSameOrigin(headers)) return sendText(reply, 403, "Only pages of this site may ask.\n");
	return sendOwn(reply, target, asked, answering);
}
/** Nothing archived is shown in a window without the page around it, which alone keeps it inside. */
function sendToWindow(reply, target, { origins, uiOrigin }, { capabilities }) {
	const prefix = capabilities.prefixOf(null);
	if (prefix !== "") return sendNotice(reply, unframedNotice({
		prefix,
		uiOrigin
	}));
	return sendText(reply.header("location", origins.access + replayPath("", target)), 303, "");
}
function sendHop(reply, target, { origins }, prefix) {
	reply.headers(hopHeaders(origins, FRAMING_SCRIPT_HASH));
	return sendPage(reply, hopPage(target, prefix));
}
/**
* A page of the site, or what it loads; what belongs to another site comes from that site's origin, but for what scripts
* read: that comes from here, where the other site let them.
*/
function sendOwn(reply, target, asked, answering) {
	const { archive, capabilities, captures, views, moments } = answering;
	const { servedBy } = moments;
	const { label, origins, uiOrigin, headers, intent, view, sent } = asked;
	const place = {
		prefix: capabilities.prefixOf(label, view),
		uiOrigin
	};
	const sending = {
		archive,
		captures,
		servedBy,
		place,
		...outlineFor(target, place.prefix, answering)
	};
	if (!isTold(headers)) return sendMemento(reply, target, {
		...sending,
		headers: stillHeaders(origins)
	});
	const home = siteLabel(target.url);
	const note = () => views.note(view, target);
	if (home === label || intent !== "read") note();
	if (home === label || intent === "read") return sendMemento(reply, target, {
		...sending,
		headers: scriptedHeaders(origins),
		...home === label ? openingFor(target, asked, answering) : { readBy: {
			label,
			onRead: note
		} },
		...sent !== null && { request: sent },
		...askedFields(asked, target),
		isLoose: isPartOf(intent)
	});
	const path = intent === "frame" ? framedPath(capabilities.prefixOf(home, view), target) : replayPath(capabilities.embedPrefix(label, home, view), target);
	return sendText(reply.header("location", origins.siteOrigin(home) + path), 307, "");
}
/** What scripts and pages ask for may carry numbers against caches; a page in a frame is what its address says. */
function isPartOf(intent) {
	return intent === "part" || intent === "read";
}
/** Something of this site in a page of another: shown or run there as on the web, not read. */
function sendEmbedded(reply, target, { asked, answering, embedder }) {
	const { label, origins, intent, uiOrigin, view } = asked;
	const { archive, capabilities, captures, moments } = answering;
	if (intent !== "part" || siteLabel(target.url) !== label) return sendText(reply, 403, "Pages of other sites may only show this.\n");
	const prefixAt = (home) => origins.siteOrigin(home) + capabilities.embedPrefix(embedder, home, view);
	return sendMemento(reply, target, {
		archive,
		captures,
		servedBy: moments.servedBy,
		place: {
			prefix: origins.siteOrigin(embedder) + capabilities.prefixOf(embedder, view),
			uiOrigin
		},
		redirectPrefix: (url) => prefixAt(siteLabel(url)),
		headers: {
			...scriptedHeaders(origins),
			"cross-origin-resource-policy": "cross-origin"
		},
		isForOthers: true,
		isLoose: true
	});
}
//#endregion
//#region src/server/replay/view/capture-verdicts.ts
/** Reports of more pages are not read while others are being served; `isochron why` tells of each. */
var MOST_PAGES = 1e5;
/** Pages kept, over all captures. */
var MOST_KEPT_PAGES = 2e5;
/** Captures that were running at one time; more than these are not asked. */
var MOST_ASKED$1 = 4;
/** The verdicts of an archive's captures. */
var CaptureVerdicts = class {
	#results;
	/** By capture, those asked for last at the end. */
	#kept = /* @__PURE__ */ new Map();
	#keptPages = 0;
	constructor(results) {
		this.#results = results;
	}
	/** The verdict of the capture that a record is of; `null` where no report tells. */
	async of(url, record, captures) {
		for (const capture of candidates(record, captures)) {
			const judged = await this.#judged(capture.id);
			const page = judged?.pages.get(url);
			if (judged && page) return {
				capture: capture.id,
				asOf: judged.asOf,
				...page,
				isImported: isImport(capture),
				...isRefresh(capture) && { isRefresh: true },
				...capture.settings.testimony && { told: capture.settings.testimony.tier }
			};
		}
		return null;
	}
	async #judged(id) {
		const version = await this.#results.version(id);
		const kept = this.#kept.get(id);
		if (kept?.version === version) return kept.judged;
		if (this.#keptPages > MOST_KEPT_PAGES) {
			this.#kept.clear();
			this.#keptPages = 0;
		}
		const judged = this.#read(id);
		this.#kept.set(id, {
			version,
			judged
		});
		judged.then((one) => this.#keptPages += one?.pages.size ?? 0, () => this.#kept.delete(id));
		return judged;
	}
	async #read(id) {
		const head = await this.#results.getReportHead(id);
		if (head === null || head.all.pages > MOST_PAGES) return null;
		const report = await this.#results.getReport(id);
		if (report === null) return null;
		const pages = report.pages.map(({ url, verdict, reason }) => [url, {
			verdict,
			reason: reason?.slice(0, 500) ?? null
		}]);
		return {
			asOf: report.asOf,
			pages: new Map(pages)
		};
	}
};
/** The capture that is named, or those that were running when the record was made, the one begun last first. */
function candidates({ storedAt, captureId }, captures) {
	if (captureId !== null) return captures.filter(({ id }) => id === captureId);
	return captures.filter(({ startedAt, finishedAt }) => startedAt <= storedAt && finishedAt !== null && storedAt <= finishedAt).sort((a, b) => b.startedAt - a.startedAt).slice(0, MOST_ASKED$1);
}
//#endregion
//#region src/server/replay/view/choose-record.ts
/** Chooses for one moment; what cannot be read back is passed over, as in replay. */
function chooserAt(by, captures, { at, isLoose }) {
	const within = captureSpan(captures, { at });
	const { index, servedBy, reader } = by;
	const canBeShown = reader.canBeShown.bind(reader);
	return (url) => findMemento(index, {
		url,
		at,
		within
	}, {
		servedBy,
		canBeShown,
		isLoose
	});
}
//#endregion
//#region src/server/replay/view/record-needs.ts
/** Of one response no more are looked up: somebody waits for the page. */
var MOST_NEEDS = 250;
/** Longer ones are not read for their parts while others are being served. */
var MOST_CONTENT_BYTES = 2097152;
var MOST_KEPT$5 = 256;
/** Of records that name nothing only this one fact is kept. */
var MOST_KNOWN = 8192;
var NOTHING$2 = {
	needs: [],
	title: null,
	isWhole: true,
	isReadable: true
};
var UNKNOWN = {
	...NOTHING$2,
	isWhole: false
};
var UNREADABLE = {
	...UNKNOWN,
	isReadable: false
};
/** Reads needs, and keeps those of the records asked for last. */
var RecordReader = class {
	#index;
	#kept = /* @__PURE__ */ new Map();
	#showable = /* @__PURE__ */ new Map();
	constructor(index) {
		this.#index = index;
	}
	/** What a record needs; pictures and the like are not even opened. */
	async needsOf(entry) {
		const url = parsePageUrl(entry.url);
		if (url === null) return UNKNOWN;
		if (isBare(entry, url)) return NOTHING$2;
		const key = keyOf(entry);
		const needs = this.#kept.get(key) ?? await this.#read(entry, url);
		this.#kept.delete(key);
		this.#kept.set(key, needs);
		if (this.#kept.size > MOST_KEPT$5) this.#kept.delete(this.#kept.keys().next().value);
		return needs;
	}
	/** Whether a record can be shown: pictures and the like are opened as replay opens them, once. */
	async canBeShown(entry) {
		const url = parsePageUrl(entry.url);
		if (url !== null && !isBare(entry, url)) return (await this.needsOf(entry)).isReadable;
		const key = keyOf(entry);
		const known = this.#showable.get(key);
		if (known !== void 0) return known;
		const isShown = await amongFew(() => isShowable(this.#index, entry));
		if (this.#showable.size >= MOST_KNOWN) this.#showable.clear();
		this.#showable.set(key, isShown);
		return isShown;
	}
	async #read(entry, url) {
		try {
			const { first, pieces } = await amongFew(() => this.#index.open(entry));
			const needs = pieces === null ? needsIn(first, url) : UNKNOWN;
			return needs !== UNKNOWN || await isShowable(this.#index, entry) ? needs : UNREADABLE;
		} catch (error) {
			if (error instanceof IsochronError) return UNREADABLE;
			throw error;
		}
	}
};
function keyOf({ file, offset }) {
	return `${file} ${offset}`;
}
/** Whether the index tells already that nothing is named in it. */
function isBare({ mime, status }, url) {
	return mime !== null && !(status !== null && status >= 300 && status < 400) && !mayHoldLinks(mime, url);
}
function needsIn(httpBytes, url) {
	const response = parseHttpResponse(httpBytes);
	if (!response.ok || response.status < 200 || response.status === 304) return UNREADABLE;
	const location = response.status >= 300 && response.status < 400 ? response.header("location") : null;
	const target = location === null ? null : parsePageUrl(location, url);
	if (target !== null) return {
		...NOTHING$2,
		needs: [target]
	};
	const limits = {
		...SHOW_LIMITS,
		maxOutputBytes: MOST_CONTENT_BYTES
	};
	const decoded = decodeContent(response.body, response.headers, limits);
	if (decoded.kind !== "ok") return decoded.kind === "too-large" ? UNKNOWN : UNREADABLE;
	const links = contentLinks(decoded.content, response.header("content-type"), url);
	if (links === null) return NOTHING$2;
	const { requisites, title } = links;
	const isWhole = requisites.length <= MOST_NEEDS;
	return {
		...NOTHING$2,
		needs: requisites.slice(0, MOST_NEEDS),
		title,
		isWhole
	};
}
/** What a media type is to a page; `null` where it is not known. */
function kindOfType(mime) {
	const type = mediaType(mime);
	if (type === null) return null;
	if (type === "text/html" || type === "application/xhtml+xml") return "frame";
	if (type === "text/css") return "style";
	if (/^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)) return "script";
	if (type.startsWith("image/")) return "image";
	if (type.startsWith("font/") || type.includes("font")) return "font";
	return /^(?:audio|video)\//.test(type) ? "media" : null;
}
//#endregion
//#region src/server/replay/view/page-parts.ts
/** A page with more is unheard of, and somebody waits for it. */
var MOST_PARTS$1 = 250;
/** Frames in frames, style sheets that import others. */
var MOST_DEPTH = 5;
/** Goes through the document and all that it needs, level by level. */
async function pageParts(url, document, choose, reader) {
	const own = await reader.needsOf(document.entry);
	const parts = [partOf$1(url, "document", null, document)];
	const known = /* @__PURE__ */ new Set([url, document.entry.url]);
	let isWhole = own.isWhole;
	let level = [{
		by: url,
		needs: own.needs
	}];
	for (let depth = 0; depth < MOST_DEPTH && level.length > 0; depth++) {
		const fresh = level.flatMap(({ by, needs }) => needs.map((need) => ({
			by,
			need
		}))).filter(({ need }) => !known.has(need) && known.add(need));
		const taken = fresh.slice(0, MOST_PARTS$1 - parts.length);
		const chosen = await Promise.all(taken.map(async (one) => ({
			...one,
			choice: await choose(one.need)
		})));
		for (const { by, need, choice } of chosen) parts.push(partOf$1(need, null, by, choice));
		const held = chosen.filter(({ choice }) => choice?.isShown === true);
		const read = await Promise.all(held.map(async ({ need, choice }) => ({
			by: need,
			...await reader.needsOf(choice.entry)
		})));
		isWhole &&= taken.length === fresh.length && read.every((one) => one.isWhole);
		level = read.filter(({ needs }) => needs.length > 0);
	}
	return {
		parts,
		isWhole: isWhole && level.length === 0,
		title: own.title
	};
}
/** One part as it is told. */
function partOf$1(url, kind, neededBy, choice) {
	const record = choice?.isShown ? recordOf(choice) : null;
	return {
		url,
		kind: kind ?? kindOfType(choice?.entry.mime ?? null) ?? kindByName(url),
		neededBy,
		record,
		passedOver: passedOverOf(choice)
	};
}
function passedOverOf(choice) {
	return (choice?.passedOver ?? []).map(({ entry, why }) => ({
		storedAt: entry.at,
		why
	}));
}
/** The record of a choice. */
function recordOf({ entry, evidence }) {
	const { url, at: storedAt, status, mime } = entry;
	return {
		url,
		storedAt,
		status,
		mime,
		evidence
	};
}
var NAMES$1 = [
	["image", /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i],
	["style", /\.css$/i],
	["script", /\.m?js$/i],
	["font", /\.(?:woff2?|ttf|otf|eot)$/i],
	["media", /\.(?:mp[34]|webm|og[gv]|m4[av])$/i],
	["frame", /\.html?$/i]
];
/** Of what is missing, or told without a type, the name is all there is. */
function kindByName(url) {
	const path = url.split(/[?#]/, 1)[0];
	return NAMES$1.find(([, pattern]) => pattern.test(path))?.[0] ?? "other";
}
//#endregion
//#region src/server/replay/view/gather-facts.ts
/** Gathers facts for one archive, and keeps what many views share. */
var FactGatherer = class {
	#archive;
	#reader;
	#verdicts;
	#moments;
	constructor(archive, moments) {
		this.#archive = archive;
		this.#moments = moments;
		this.#reader = new RecordReader(archive.index);
		this.#verdicts = new CaptureVerdicts(archive.results);
	}
	/** The facts of a view; `null` when nothing is stored for the URL. */
	async of({ url, at, wished = null }, captures) {
		const document = await this.#chooserAt(captures, {
			at,
			isLoose: false
		})(url);
		if (document === null) return null;
		const { entry, evidence } = document;
		const [found, verdict, versions, reason] = await Promise.all([
			pageParts(url, document, this.#partsAt(captures, at), this.#reader),
			this.#verdicts.of(entry.url, evidence, captures),
			this.#versionsAround(entry, captures),
			reasonAt(this.#moments.evidence, url, {
				at,
				wished
			})
		]);
		const { parts, title } = found;
		const shown = recordOf(document);
		const steps = verdict && await this.#stepsOf(verdict.capture, entry.url);
		return {
			format: "isochron-view/1",
			url,
			wishedAt: wished,
			at,
			reason,
			title,
			shown,
			verdict,
			composite: compositeOf(found),
			versions,
			parts,
			...steps
		};
	}
	async #stepsOf(capture, url) {
		const shown = await this.#archive.catalog.renderings.ofDocument(capture, url);
		if (!shown?.steps) return null;
		const stepPictures = await heldPictures(this.#archive, capture, shown);
		return {
			steps: shown.steps,
			...stepPictures && { stepPictures }
		};
	}
	/** The same, with what was asked for in the view and named by none of its documents. */
	async inView({ target, asked, isCut }, captures) {
		const facts = await this.of(target, captures);
		if (facts === null) return null;
		const named = new Set(facts.parts.flatMap(({ url, record }) => [url, record?.url]));
		const others = [...asked.values()].filter(({ url, at }) => at !== target.at || !named.has(url));
		const found = await Promise.all(others.map(async ({ url, at }) => {
			return partOf$1(url, null, null, await this.#partsAt(captures, at)(url));
		}));
		const parts = [...facts.parts, ...found];
		return {
			...facts,
			parts,
			composite: compositeOf({
				parts,
				isWhole: facts.composite.isWhole && !isCut
			})
		};
	}
	#partsAt(captures, at) {
		return orMissing(this.#chooserAt(captures, {
			at,
			isLoose: true
		}));
	}
	#chooserAt(captures, moment) {
		const { servedBy } = this.#moments;
		return chooserAt({
			index: this.#archive.index,
			servedBy,
			reader: this.#reader
		}, captures, moment);
	}
	async #versionsAround(entry, captures) {
		const mementos = mementosOf(await this.#archive.index.lookup(entry.url), entry.url);
		const all = pageVersions(mementos);
		const own = mementos.findIndex((one) => one.at === entry.at && one.entry.url === entry.url);
		const neighbours = versionNeighbours(all, own);
		return {
			records: mementos.length,
			versions: all.versions,
			number: all.numbers[own] ?? null,
			...neighbours,
			strip: recordStrip(all, own, lifeOf(captures))
		};
	}
};
/** A part that a rule keeps from the reader is missing, and the page is shown without it. */
function orMissing(choose) {
	return (url) => choose(url).catch((error) => {
		if (error instanceof WithheldError) return null;
		throw error;
	});
}
/** From the beginning of the first capture to the end of the last. */
function lifeOf(captures) {
	const [first] = captures;
	if (!first) return null;
	let [from, to] = [first.startedAt, first.finishedAt ?? first.startedAt];
	for (const { startedAt, finishedAt } of captures) {
		if (startedAt < from) from = startedAt;
		if (finishedAt !== null && finishedAt > to) to = finishedAt;
	}
	return {
		from,
		to
	};
}
/** A view of which not every part is here, or known, is not called coherent. */
function compositeOf({ parts, isWhole }) {
	const shown = parts.flatMap(({ record }) => record ? [record.evidence] : []);
	const missing = parts.length - shown.length;
	const judged = compositeClass(shown);
	return {
		class: judged === "prima facie coherent" && !(isWhole && missing === 0) ? "possibly coherent" : judged,
		parts: parts.length,
		missing,
		isWhole
	};
}
//#endregion
//#region src/server/replay/view/view-log.ts
/** Of all views the newest are kept. */
var MOST_VIEWS = 200;
/** Of one view so many parts; a page that asks without end fills its own log only. */
var MOST_ASKED = 250;
/** Of one view all addresses together. */
var MOST_CHARS$1 = 1e5;
/** The views of a running server. */
var ViewLog = class {
	#views = /* @__PURE__ */ new Map();
	/** Begins a view and names it. */
	begin({ url, at, wished, isOutlined = false }) {
		const name = randomBytes(16).toString("base64url");
		const target = {
			url,
			at,
			wished
		};
		this.#views.set(name, {
			target,
			isOutlined,
			asked: /* @__PURE__ */ new Map(),
			isCut: false,
			chars: 0,
			clock: null
		});
		if (this.#views.size > MOST_VIEWS) this.#views.delete(this.#views.keys().next().value);
		return name;
	}
	/** Notes that something was asked for; a name that is not known, any more or at all, is passed over. */
	note(name, { url, at }) {
		const view = this.#named(name);
		if (!view) return;
		const key = `${at} ${url}`;
		if (view.asked.has(key)) return;
		const isFull = view.asked.size >= MOST_ASKED || view.chars + url.length > MOST_CHARS$1;
		if (isFull) view.isCut = true;
		else view.asked.set(key, {
			url,
			at
		});
		if (!isFull) view.chars += url.length;
	}
	/** From when the clock of a view's document starts; `null` as long as none was shown, or where it is not kept. */
	clockOf(name) {
		return this.#named(name)?.clock ?? null;
	}
	/** Starts it, once. */
	startClock(name, clock) {
		const view = this.#named(name);
		if (view) view.clock ??= clock;
	}
	/** A view by its name; `null` when it is not kept. */
	of(name) {
		return this.#views.get(name) ?? null;
	}
	#named(name) {
		return name === null ? void 0 : this.#views.get(name);
	}
};
//#endregion
//#region src/server/withheld-answer.ts
/** The status and the words; `null` for other errors. */
function withheldAnswer(error) {
	if (!(error instanceof WithheldError)) return null;
	const { message, kind } = error;
	if (kind === "blocked") return {
		status: 451,
		title: "Not open",
		message
	};
	if (kind === "embargoed") return {
		status: 403,
		title: "Not open yet",
		message
	};
	return {
		status: 503,
		title: "Nothing is shown now",
		message
	};
}
/** What the keeper of the archive is to read in the log; `null` where nothing is wrong. */
function withheldFault(error) {
	return error instanceof WithheldError && error.kind === "unreadable" ? String(error.cause) : null;
}
//#endregion
//#region src/server/replay/replay-server.ts
var FORM = "application/x-www-form-urlencoded";
var MOST_FORM_BYTES = 8192;
/** Makes the server; it does not listen yet. */
function makeReplayServer(options) {
	const server = fastify({
		...HTTP_OPTIONS,
		...options.front,
		rewriteUrl: () => "/"
	});
	const captures = new KnownCaptures(options.archive.catalog.captures);
	server.removeAllContentTypeParsers();
	server.addContentTypeParser("*", {
		parseAs: "buffer",
		bodyLimit: MOST_SENT_BYTES
	}, (_request, body, done) => done(null, body));
	const { timeGate = "redirect" } = options;
	const oai = new OaiProvider(options.archive, options.repository);
	const moments = momentsOf(options.archive, captures, options.settings);
	const facts = new FactGatherer(options.archive, moments);
	const answering = {
		...options,
		captures,
		timeGate,
		oai,
		moments,
		facts,
		views: new ViewLog()
	};
	server.get("/", (request, reply) => answer(request, reply, answering));
	for (const method of SENDING) server.route({
		method,
		url: "/",
		handler: (request, reply) => answer(request, reply, answering)
	});
	server.setNotFoundHandler((_request, reply) => sendText(reply, 405, ONLY_READ));
	server.setErrorHandler((error, request, reply) => {
		const withheld = withheldAnswer(error);
		const fault = withheldFault(error);
		if (fault !== null) options.logger.log("error", fault);
		if (withheld) return sendWithheld(reply, withheld, intentOf(request.headers));
		const { status, text } = failureOf$1(error);
		if (status >= 500) options.logger.log("error", `answering ${request.originalUrl} failed: ${String(error)}`);
		return sendText(reply, status, text);
	});
	return server;
}
/** Whether a request brings a secret that only those have who know the token. */
function bringsSecret(raw, { domain, host, isSplit, capabilities }) {
	const { headers } = raw;
	const { label, origins } = arrivalAt(hostAsked({
		raw,
		headers
	}), {
		domain,
		bind: host,
		isSplit
	});
	const path = pathOf(raw.url ?? "");
	if (label === null) return capabilities.openAccess(path) !== null;
	if (capabilities.openSite(path, label) !== null) return true;
	return meantByReferrer({
		headers,
		label,
		origins,
		path
	}, capabilities) !== null;
}
/** A target in absolute form names its host itself. */
function pathOf(target) {
	return target.replace(/^https?:\/\/[^/?#]*/i, "");
}
async function answer(request, reply, options) {
	const host = hostAsked(request);
	const arrival = arrivalAt(host, {
		domain: options.domain,
		bind: options.host,
		isSplit: options.isSplit
	});
	if (!(arrival.label !== null || host === options.domain?.name || isOwnHost(host, options.host)) && !isDomain(host, options.domain)) return sendText(reply, 421, "Not the name of this server.\n");
	const intent = intentOf(request.headers);
	if (intent === "service-worker") return sendText(reply, 403, "No service workers here.\n");
	const sent = sentWith(request);
	const { label } = arrival;
	const form = label === null && sent !== null ? formOf$1(sent) : null;
	if (sent !== null && (label === null ? form === null : intent !== "read")) return sendText(reply, 405, ONLY_READ);
	const asked = {
		sent,
		headers: request.headers,
		path: pathOf(request.originalUrl),
		intent,
		origins: arrival.origins,
		uiOrigin: originBeside(new URL(arrival.origins.access).host, options.uiPort),
		...form !== null && { form }
	};
	return label === null ? answerOnAccess(reply, asked, options) : answerOnSite(reply, {
		...asked,
		label
	}, options);
}
/** What scripts send is looked up by what it was at capture; nothing is kept of it. */
var SENDING = [
	"POST",
	"PUT",
	"PATCH"
];
/** Longer ones are found by their beginning: a body as a query has 4,096 characters. */
var MOST_SENT_BYTES = 1048576;
function sentWith({ method, headers, body }) {
	if (method === "GET" || method === "HEAD") return null;
	const bytes = body instanceof Uint8Array ? body : /* @__PURE__ */ new Uint8Array();
	return {
		method,
		contentType: headers["content-type"] ?? "",
		body: bytes
	};
}
/** Repositories must take forms too (OAI-PMH 2.0 section 3.1.1); nothing else on the access origin does. */
function formOf$1({ method, contentType, body }) {
	if (method !== "POST" || body.length > MOST_FORM_BYTES) return null;
	return body.length === 0 || contentType.startsWith(FORM) ? Buffer.from(body).toString() : null;
}
function isDomain(host, domain) {
	return domain !== null && host?.toLowerCase().replace(/:\d{1,5}$/, "") === domain.name;
}
/** An index that cannot be read is told as that: an empty list would say that nothing was captured. */
function failureOf$1(error) {
	if (error instanceof UsageError) return {
		status: 400,
		text: `${error.message}\n`
	};
	if (error.statusCode === 413) return {
		status: 413,
		text: "What is sent is longer than anything that is looked up by it.\n"
	};
	if (!(error instanceof IsochronError || error.syscall !== void 0)) return {
		status: 500,
		text: "The page could not be read.\n"
	};
	return {
		status: 503,
		text: "The index of the archive cannot be read; isochron reindex makes it anew.\n"
	};
}
//#endregion
//#region src/server/replay-in-process.ts
/** Nobody listens there: the names are those that readers on this machine see. */
var [HOST, PORT, UI_PORT] = [
	"127.0.0.1",
	8091,
	8090
];
var NAMES = {
	domain: null,
	bind: HOST,
	isSplit: true
};
var NOBODY = {
	name: "Isochron archive",
	adminEmail: "nobody@isochron.invalid"
};
var METHODS = [
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS"
];
/** Makes it; nothing is listened on. */
async function openReplay(archive, logger) {
	const capabilities = new Capabilities(null);
	const places = {
		host: HOST,
		domain: null,
		isSplit: true,
		uiPort: UI_PORT
	};
	const ways = {
		timeGate: void 0,
		repository: NOBODY,
		settings: DEFAULT_MOMENTS
	};
	const server = makeReplayServer({
		archive,
		capabilities,
		logger,
		...places,
		...ways
	});
	await server.ready();
	const { origins } = arrivalAt(`${HOST}:${PORT}`, NAMES);
	return {
		addressOf(target) {
			const label = siteLabel(target.url);
			return origins.siteOrigin(label) + framedPath(capabilities.prefixOf(label), target);
		},
		meantBy: (address, pageUrl) => meantBy(address, pageUrl, capabilities),
		async answer({ method, url, headers, body }, mostBytes) {
			const known = METHODS.find((one) => one === method);
			if (known === void 0) return {
				status: 405,
				headers: [],
				body: /* @__PURE__ */ new Uint8Array()
			};
			const { host } = new URL(url);
			const response = await server.inject({
				method: known,
				url,
				headers: {
					...Object.fromEntries(headers),
					host
				},
				...body !== null && { payload: Buffer.from(body) },
				payloadAsStream: true
			});
			const content = await upTo(response.stream(), mostBytes);
			return content && {
				status: response.statusCode,
				headers: fieldsOf(response.headers),
				body: content
			};
		},
		close: () => server.close()
	};
}
function meantBy(address, pageUrl, capabilities) {
	const { host, port, protocol, href, origin } = new URL(address);
	const { label } = arrivalAt(host, NAMES);
	if (protocol !== "http:" || port !== String(PORT) || label === null) return { kind: "outside" };
	const path = href.slice(origin.length);
	if (path === SHIM_PATH) return { kind: "own" };
	const opened = capabilities.openSite(path, label);
	const url = (opened && parseReplayPath(opened.path))?.url ?? (siteLabel(pageUrl) === label ? parsePageUrl(path, pageUrl) : null);
	return url ? {
		kind: "archived",
		url
	} : { kind: "own" };
}
function fieldsOf(headers) {
	return Object.entries(headers).flatMap(([name, value]) => value === void 0 ? [] : [value].flat().map((one) => [name, String(one)]));
}
//#endregion
//#region src/server/cluster/cluster-glance.ts
/** What was told of late is good enough beside something else. */
var LATELY_MS = 1e3;
/** So long is waited for it where nothing was. */
var MOST_WAIT_MS = 1e3;
/** Older words say nothing of how it stands. */
var STALE_MS = 3e4;
/** Looks at a cluster. */
var ClusterGlance = class {
	#reads;
	#logger;
	#monotonicMs;
	#asking = null;
	#last = null;
	#isAway = false;
	/** Rises when what was asked before counts no more. */
	#turn = 0;
	constructor(reads, logger, monotonicMs = () => performance.now()) {
		this.#reads = reads;
		this.#logger = logger;
		this.#monotonicMs = monotonicMs;
	}
	/** How it stands now. @throws CLUSTER where nobody can be asked */
	look() {
		if (this.#asking !== null) return this.#asking;
		const asking = this.#ask(this.#turn).finally(() => {
			if (this.#asking === asking) this.#asking = null;
		});
		return this.#asking = asking;
	}
	/** How it stood a moment ago, for what is shown beside something else; `null` where that is not known. */
	async lately() {
		if (this.#ageMs() < LATELY_MS) return this.#last.state;
		const timer = new AbortController();
		const late = setTimeout$1(MOST_WAIT_MS, null, {
			signal: timer.signal,
			ref: false
		}).catch(() => null);
		const state = await Promise.race([this.look().catch(() => null), late]);
		timer.abort();
		if (state !== null) return state;
		return this.#ageMs() < STALE_MS ? this.#last.state : null;
	}
	/** What was changed shows from now on. */
	forget() {
		this.#turn++;
		this.#asking = null;
		this.#last = null;
	}
	#ageMs() {
		return this.#last === null ? Infinity : this.#monotonicMs() - this.#last.readMs;
	}
	async #ask(turn) {
		try {
			const readMs = this.#monotonicMs();
			const state = await this.#read();
			if (turn === this.#turn) this.#last = {
				state,
				readMs
			};
			this.#say(false, "the cluster answers again");
			return state;
		} catch (error) {
			this.#say(true, `the cluster cannot be asked: ${String(error)}`);
			throw error;
		}
	}
	async #read() {
		const { machines, leases, board } = this.#reads;
		const [nowMs, facts, all, held, runs] = await Promise.all([
			this.#reads.readTime(),
			this.#reads.facts(),
			machines.list(),
			leases.list({ onlyHeld: true }),
			board.list()
		]);
		const inHand = held.filter(({ machine }) => machine !== null);
		return {
			at: instant(Math.floor(nowMs)),
			facts,
			machines: all,
			held: inHand,
			runs
		};
	}
	/** Said when it changes: whoever looks does so every few seconds. */
	#say(isAway, words) {
		if (isAway !== this.#isAway) this.#logger.log(isAway ? "error" : "info", words);
		this.#isAway = isAway;
	}
};
//#endregion
//#region node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
var ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return _string(ZodMiniString, params);
}
var ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number(params) {
	return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
var ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return _unknown(ZodMiniUnknown);
}
var ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
var ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	});
}
var ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
var ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	return new ZodMiniEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal$1(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
var ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
var ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
//#endregion
//#region src/server/api-schema.ts
var coherence = /* @__PURE__ */ object({
	pages: /* @__PURE__ */ number(),
	sharp: /* @__PURE__ */ number(),
	attested: /* @__PURE__ */ number(),
	possible: /* @__PURE__ */ number()
});
var phase = /* @__PURE__ */ _enum([
	"visiting",
	"revisiting",
	"finished",
	"failed",
	"cancelled"
]);
var toldTier = /* @__PURE__ */ _enum(["source", "served"]);
/** What a testimony came to. */
var testimonyFigures = /* @__PURE__ */ object({
	tier: toldTier,
	by: /* @__PURE__ */ string(),
	pages: /* @__PURE__ */ number(),
	versions: /* @__PURE__ */ number(),
	answers: /* @__PURE__ */ number(),
	current: /* @__PURE__ */ number(),
	from: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
	to: /* @__PURE__ */ nullable(/* @__PURE__ */ number())
});
/** `GET /api/captures`: newest first, some at a time. */
var captureListSchema = /* @__PURE__ */ object({
	captures: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: /* @__PURE__ */ string(),
		site: /* @__PURE__ */ string(),
		phase,
		startedAt: /* @__PURE__ */ number(),
		asOf: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
		finishedAt: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
		all: /* @__PURE__ */ nullable(coherence),
		/** Pages that were not the same before and after t*, and pages that could not be had. */
		differing: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
		failed: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
		/** The capture whose missing requisites this one fetched afterwards. */
		patchOf: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		/** Made of other tools' records. */
		imported: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		/** There when it holds a watch's looks of a day: what they came to, once it has ended. */
		refresh: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ object({
			looks: /* @__PURE__ */ number(),
			changes: /* @__PURE__ */ number()
		}))),
		/** There when it holds what the owner or a recorder tells: whose word, and what it came to once it has ended. */
		testimony: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			tier: toldTier,
			figures: /* @__PURE__ */ nullable(testimonyFigures)
		})),
		/** What people call it, or its site. */
		title: /* @__PURE__ */ optional(/* @__PURE__ */ string())
	})),
	/** What to ask for as `cursor` to read on; `null` at the end. */
	next: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** Prefix of replay addresses: `<replayUrl>/<timestamp>/<url>`. */
	replayUrl: /* @__PURE__ */ string()
});
var verdict$1 = /* @__PURE__ */ _enum(VERDICTS);
var reportPage$1 = /* @__PURE__ */ object({
	url: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ _enum([
		"document",
		"requisite",
		"other"
	]),
	verdict: verdict$1,
	reason: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	status: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
	contentType: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	interval: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		from: /* @__PURE__ */ number(),
		to: /* @__PURE__ */ number()
	})),
	visitAt: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
	revisitAt: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
	sightings: /* @__PURE__ */ number(),
	change: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		verdict: /* @__PURE__ */ _enum(CHANGE_VERDICTS),
		importance: /* @__PURE__ */ number(),
		explanation: /* @__PURE__ */ string(),
		scrubbed: /* @__PURE__ */ optional(/* @__PURE__ */ boolean())
	}))
});
var counted = {
	name: /* @__PURE__ */ string(),
	pages: /* @__PURE__ */ number()
};
var reportTables = /* @__PURE__ */ object({
	hosts: /* @__PURE__ */ array(/* @__PURE__ */ object({
		...counted,
		sharp: /* @__PURE__ */ number(),
		failed: /* @__PURE__ */ number(),
		requests: /* @__PURE__ */ number(),
		bytes: /* @__PURE__ */ number(),
		fetchMs: /* @__PURE__ */ number()
	})),
	mediaTypes: /* @__PURE__ */ array(/* @__PURE__ */ object({
		...counted,
		sharp: /* @__PURE__ */ number(),
		bytes: /* @__PURE__ */ number()
	})),
	statuses: /* @__PURE__ */ array(/* @__PURE__ */ object(counted)),
	seeds: /* @__PURE__ */ array(/* @__PURE__ */ object({
		name: /* @__PURE__ */ string(),
		verdict: verdict$1,
		reason: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
		status: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
		pages: /* @__PURE__ */ nullable(/* @__PURE__ */ number())
	}))
});
/** `GET /api/captures/:id`: the report as it was written. */
var reportSchema = /* @__PURE__ */ object({
	format: /* @__PURE__ */ literal$1("isochron-report/1"),
	capture: /* @__PURE__ */ string(),
	site: /* @__PURE__ */ string(),
	seeds: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	startedAt: /* @__PURE__ */ number(),
	plannedAsOf: /* @__PURE__ */ number(),
	asOf: /* @__PURE__ */ number(),
	finishedAt: /* @__PURE__ */ number(),
	strategy: /* @__PURE__ */ string(),
	delayMs: /* @__PURE__ */ number(),
	expectedSharp: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
	upperBound: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
	requests: /* @__PURE__ */ number(),
	bytes: /* @__PURE__ */ number(),
	all: coherence,
	documents: coherence,
	requisites: coherence,
	composites: coherence,
	scriptBuilt: /* @__PURE__ */ optional(coherence),
	rendered: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		by: /* @__PURE__ */ string(),
		pages: /* @__PURE__ */ number(),
		failed: /* @__PURE__ */ number(),
		open: /* @__PURE__ */ number(),
		openKinds: /* @__PURE__ */ optional(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ number())),
		failures: /* @__PURE__ */ optional(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ number())),
		closed: /* @__PURE__ */ number(),
		composites: coherence
	})),
	imported: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
	refresh: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		looks: /* @__PURE__ */ number(),
		changes: /* @__PURE__ */ number(),
		first: /* @__PURE__ */ number(),
		same: /* @__PURE__ */ number(),
		changed: /* @__PURE__ */ number(),
		gone: /* @__PURE__ */ number(),
		failed: /* @__PURE__ */ number(),
		refused: /* @__PURE__ */ number()
	})),
	testimony: /* @__PURE__ */ optional(testimonyFigures),
	sharpAtPlanned: /* @__PURE__ */ number(),
	verdicts: /* @__PURE__ */ record(verdict$1, /* @__PURE__ */ number()),
	bodies: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		both: /* @__PURE__ */ number(),
		secondByDigest: /* @__PURE__ */ number(),
		firstBorrowed: /* @__PURE__ */ optional(/* @__PURE__ */ number())
	})),
	changes: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		ruleSet: /* @__PURE__ */ string(),
		verdicts: /* @__PURE__ */ record(/* @__PURE__ */ _enum(CHANGE_VERDICTS), /* @__PURE__ */ number()),
		unjudged: /* @__PURE__ */ number(),
		scrubbed: /* @__PURE__ */ optional(/* @__PURE__ */ number())
	})),
	tables: /* @__PURE__ */ optional(reportTables),
	pages: /* @__PURE__ */ array(reportPage$1),
	warcs: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	notes: /* @__PURE__ */ array(/* @__PURE__ */ string())
});
/** What a run said of its progress; kept in the catalog as JSON, so it is checked before it is shown. */
var liveProgressSchema = /* @__PURE__ */ object({
	pass: /* @__PURE__ */ _enum([
		"visit",
		"revisit",
		"probe",
		"late"
	]),
	done: /* @__PURE__ */ number(),
	total: /* @__PURE__ */ number(),
	url: /* @__PURE__ */ string(),
	figures: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		elapsedMs: /* @__PURE__ */ number(),
		pagesPerSecond: /* @__PURE__ */ number(),
		bytesPerSecond: /* @__PURE__ */ number(),
		etaMs: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
		requests: /* @__PURE__ */ number(),
		bytes: /* @__PURE__ */ number(),
		failures: /* @__PURE__ */ number(),
		sharp: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
		slowestHost: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
			host: /* @__PURE__ */ string(),
			meanMs: /* @__PURE__ */ number()
		}))
	}))
});
/** One event of `GET /api/live`: captures that are not finished, and those that ended a moment ago. */
var liveSnapshotSchema = /* @__PURE__ */ object({
	captures: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: /* @__PURE__ */ string(),
		site: /* @__PURE__ */ string(),
		phase,
		startedAt: /* @__PURE__ */ number(),
		/**
		* `interrupted`: no process runs it. In a cluster `waiting`: no machine has it; `unheard`: nobody can say whether one
		* has it.
		*/
		state: /* @__PURE__ */ _enum([
			"running",
			"paused",
			"disk-full",
			"interrupted",
			"waiting",
			"unheard"
		]),
		/** The machine of a cluster that runs it: counts are then those that it acknowledged last. */
		machine: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		/** When the run last said something of itself. */
		saidAt: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
		progress: /* @__PURE__ */ nullable(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ unknown())),
		pages: /* @__PURE__ */ record(/* @__PURE__ */ _enum([
			"known",
			"visited",
			"failed",
			"refused",
			"skipped"
		]), /* @__PURE__ */ number()),
		sightings: /* @__PURE__ */ number(),
		warcBytes: /* @__PURE__ */ number(),
		/** Newest first. */
		recent: /* @__PURE__ */ array(/* @__PURE__ */ object({
			seq: /* @__PURE__ */ number(),
			url: /* @__PURE__ */ string(),
			pass: /* @__PURE__ */ string(),
			at: /* @__PURE__ */ number(),
			outcome: /* @__PURE__ */ string(),
			status: /* @__PURE__ */ nullable(/* @__PURE__ */ number()),
			bytes: /* @__PURE__ */ nullable(/* @__PURE__ */ number())
		}))
	})),
	ended: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: /* @__PURE__ */ string(),
		site: /* @__PURE__ */ string(),
		phase
	}))
});
/** The query of `GET /api/diff`: a page and two instants, epoch milliseconds. */
var diffQuerySchema = /* @__PURE__ */ object({
	url: (/* @__PURE__ */ string()).check(_maxLength(4096)),
	from: (/* @__PURE__ */ string()).check(_regex(/^\d{1,15}$/)),
	to: (/* @__PURE__ */ string()).check(_regex(/^\d{1,15}$/))
});
var diffSegments = /* @__PURE__ */ nullable(/* @__PURE__ */ array(/* @__PURE__ */ object({
	text: /* @__PURE__ */ string(),
	changed: /* @__PURE__ */ boolean()
})));
/** `GET /api/diff`: both versions line by line. */
var diffSchema = /* @__PURE__ */ object({
	beforeLabel: /* @__PURE__ */ string(),
	afterLabel: /* @__PURE__ */ string(),
	result: /* @__PURE__ */ object({
		verdict: /* @__PURE__ */ _enum(CHANGE_VERDICTS),
		importance: /* @__PURE__ */ number(),
		explanation: /* @__PURE__ */ string()
	}),
	rows: /* @__PURE__ */ array(/* @__PURE__ */ object({
		change: /* @__PURE__ */ _enum([
			"kept",
			"insert",
			"delete",
			"update",
			"move"
		]),
		before: diffSegments,
		after: diffSegments,
		excuse: /* @__PURE__ */ nullable(/* @__PURE__ */ _enum([
			"frame",
			"volatile",
			"template",
			"recut"
		]))
	}))
});
//#endregion
//#region src/server/cluster/machine-run.ts
var statusSchema = /* @__PURE__ */ object({
	state: /* @__PURE__ */ _enum([
		"running",
		"paused",
		"disk-full"
	]),
	progress: /* @__PURE__ */ nullable(/* @__PURE__ */ unknown())
});
/** A run's word as runs tell; `null` where it is none. */
function runWord({ at, status }) {
	const told = statusSchema.safeParse(status);
	if (!told.success) return null;
	const progress = liveProgressSchema.safeParse(told.data.progress);
	return {
		state: told.data.state,
		at,
		progress: progress.success ? { ...progress.data } : null
	};
}
/** A run as lists of machines show it. */
function machineRun(word) {
	const status = runWord(word);
	if (status === null) return null;
	const { state, at: saidAt, progress } = status;
	return {
		captureId: word.captureId,
		state,
		saidAt,
		progress: progressOf(progress)
	};
}
function progressOf(progress) {
	const told = liveProgressSchema.safeParse(progress);
	if (!told.success) return null;
	const { pass, done, total, figures } = told.data;
	return {
		pass,
		done,
		total,
		pagesPerSecond: figures?.pagesPerSecond ?? null,
		etaMs: figures?.etaMs ?? null
	};
}
//#endregion
//#region src/server/cluster/cluster-runs.ts
var NOTHING$1 = {
	of: () => null,
	hasSite: () => false
};
/** Reads it; nothing is said of anything while the cluster cannot be asked. */
function clusterRuns(cluster) {
	return async () => {
		try {
			const { whole } = await cluster.look();
			return whole === null ? {
				...NOTHING$1,
				idle: "waiting"
			} : runsOf(whole);
		} catch (error) {
			if (error instanceof IsochronError && error.code === "CLUSTER") return {
				...NOTHING$1,
				idle: "unheard"
			};
			throw error;
		}
	};
}
function runsOf({ held, runs }) {
	const machines = new Map(held.map(({ site, machine }) => [site, machine]));
	const words = new Map(runs.map((word) => [word.site, word]));
	return {
		of({ id, site }) {
			const machine = machines.get(site) ?? null;
			const word = words.get(site);
			if (machine === null || word !== void 0 && word.captureId !== id) return null;
			return {
				machine,
				status: word === void 0 ? null : runWord(word)
			};
		},
		hasSite: (site) => machines.has(site),
		idle: "waiting"
	};
}
//#endregion
//#region src/server/cluster/cluster-doors.ts
/** As workers have it unless told. */
var USUAL_LEASE_MS = 5e3;
/** Makes it. */
function sharedCluster({ agreement, leaseMs = USUAL_LEASE_MS }, logger) {
	const glance = new ClusterGlance(agreement, logger);
	const now = () => glance.look();
	const lately = async () => {
		const state = await glance.lately();
		if (state === null) throw new IsochronError("CLUSTER", "nothing is known of the cluster");
		return state;
	};
	return {
		doorFor: (rules, reader) => ({
			reader: readerCluster(now, rules, reader),
			runs: clusterRuns(readerCluster(lately, rules, reader)),
			leaseMs
		}),
		desk: {
			reader: wholeCluster(now),
			runs: clusterRuns(wholeCluster(lately)),
			leaseMs,
			async drain(machine, isDraining) {
				await agreement.machines.drain(machine, isDraining);
				glance.forget();
			}
		},
		steered: (management) => ({
			...management,
			archive: {
				...management.archive,
				control: agreement.control
			}
		})
	};
}
//#endregion
//#region src/server/front.ts
/** How fastify makes its listening server with others behind it; nothing when there are none. */
function frontOf(behind) {
	if (behind.length === 0) return {};
	return { serverFactory: (handler, options) => {
		const server = createServer$1(HTTP_OPTIONS.http, (request, response) => {
			const [own] = behind.filter((one) => one.isFor(request));
			if (own) own.server.routing(request, response);
			else handler(request, response);
		});
		server.keepAliveTimeout = Number(options["keepAliveTimeout"] ?? server.keepAliveTimeout);
		return server;
	} };
}
/** Whether a request to the UI's server brings a token. */
function bringsToken(request, token) {
	const given = new URLSearchParams(/\?([^#]*)/.exec(request.url ?? "")?.[1] ?? "").getAll("token");
	const query = { token: given.length === 1 ? given[0] : void 0 };
	return sameToken(tokenOf({
		headers: request.headers,
		query
	}), token);
}
//#endregion
//#region src/server/listen-failure.ts
var NOT_TO_BE_HAD = {
	EACCES: "this user may not; ports from 1024 on are free to all",
	EADDRNOTAVAIL: "this machine has no such address",
	ENOTFOUND: "there is no host of this name"
};
/** The error to throw; faults that no user can mend pass through. */
function cannotListen(host, port, error) {
	const why = NOT_TO_BE_HAD[error.code ?? ""];
	if (why === void 0) return error;
	return new UsageError("USAGE", `cannot listen on ${host}, port ${port}: ${why}`, { cause: error });
}
//#endregion
//#region src/server/reader-groups.ts
var LEAST_TOKEN_CHARS = 16;
var MOST_GROUPS = 50;
/** Refuses groups that could be taken for each other. @throws UsageError in one line, which never shows a token */
function checkGroups(groups, token) {
	const wrong = (problem) => {
		throw new UsageError("USAGE", `groups of readers: ${problem}`);
	};
	if (groups.length > MOST_GROUPS) wrong(`more than ${MOST_GROUPS}`);
	for (const [i, group] of groups.entries()) {
		const name = JSON.stringify(group.name);
		if (!/^[\w.-]{1,64}$/.test(group.name)) wrong(`${name} is no name: 1 to 64 letters, digits, . _ or -`);
		if (group.name === "public") wrong(`${name} are those who belong to no group; choose another name`);
		if (!/^[\w.~+/=-]+$/.test(group.token) || group.token.length < LEAST_TOKEN_CHARS) wrong(`the token of ${name} needs at least ${LEAST_TOKEN_CHARS} letters, digits or . ~ + / = - _`);
		const others = groups.slice(0, i);
		if (others.some((other) => other.name === group.name)) wrong(`${name} is named twice`);
		if (token === group.token || others.some((other) => sameToken(other.token, group.token))) wrong(`${name} has the token of others: what it opens must be told from it`);
	}
}
/** Refuses a token of those who manage that readers could have, or guess. @throws UsageError which never shows a token */
function checkManageToken(token, others) {
	const wrong = (problem) => {
		throw new UsageError("USAGE", `the token of those who manage ${problem}`);
	};
	if (!/^[\w.~+/=-]+$/.test(token) || token.length < LEAST_TOKEN_CHARS) wrong(`needs at least ${LEAST_TOKEN_CHARS} letters, digits or . ~ + / = - _`);
	if (others.some((other) => other !== null && sameToken(other, token))) wrong("is a token of readers: whoever reads could manage");
}
//#endregion
//#region src/server/replay/replay-domain.ts
/** What the setting means. @throws UsageError when it is no domain */
function parseReplayDomain(setting) {
	if (setting === "none") return {
		domain: null,
		isSplit: false
	};
	if (setting === "localhost") return {
		domain: null,
		isSplit: true
	};
	const match = /^(?:(https?):\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::(\d{1,5}))?\/?$/.exec(setting.toLowerCase());
	const [, scheme = "http", name = "", port] = match ?? [];
	if (match === null || /\.\d+$/.test(name)) throw new UsageError("USAGE", `--replay-domain ${JSON.stringify(setting)} is no domain: give localhost, none, or a name that with all names below it leads here, such as https://archive.example.org`);
	return {
		domain: {
			scheme,
			name,
			port: port === void 0 ? scheme === "https" ? 443 : null : Number(port)
		},
		isSplit: true
	};
}
//#endregion
//#region src/server/replay/walls.ts
/** The browser in which every escape of test/support/escapes was tried last; none got out. */
var TRIED_IN = "Chromium 156";
/** Ways out that are known and not ours to close. */
var WAYS_OUT = ["in browsers that do not know Connection-Allowlist (Chromium before 152, Firefox, Safari) scripts can send WebRTC packets, and the name of an address that a page tries to open is looked up and connected to before that is refused;", "what a reader opens with the browser's own menus (\"Open link in new tab\") leads where the page's scripts have let it lead."];
/** The walls of a running archive, in sentences. */
function wallsOf(place) {
	const { domain, isSplit, replayPort, isLocal } = place;
	if (!isSplit) return [STILL];
	return [
		`Each archived site is shown in a frame, on an origin of its own (${[`<site>.localhost:${replayPort}`, ...domain ? [`<site>.${domain.name}`] : []].join(" or ")}).`,
		`Archived pages read nothing of each other, the archive or the token, and reach nothing outside (tried in ${TRIED_IN}). Known ways out:`,
		...WAYS_OUT.map((words) => `- ${words}`),
		...domain ? [SHARED_COOKIES, NEEDS_TLS] : [],
		...!isLocal && !domain ? [ELSEWHERE] : [],
		"With --replay-domain none pages are shown without their scripts, and no script finds a way."
	];
}
var STILL = "Archived pages are shown without their scripts, in a frame that loads nothing from the live web.";
var SHARED_COOKIES = "- below one domain browsers let archived sites share cookies (Domain=); nothing here reads them.";
var NEEDS_TLS = "- over plain http browsers do not say what a request is for, so pages are shown without their scripts; use https.";
var ELSEWHERE = "Readers on other machines see pages without their scripts: set --replay-domain to change that.";
//#endregion
//#region src/server/static-files.ts
var TYPES = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".woff2": "font/woff2"
};
/** Where the package keeps the built UI, seen from sources and from the build alike. */
var DEFAULT_WEB_DIR = fileURLToPath(new URL("../../dist/web/", import.meta.url));
/** Reads all files of the directory, by their URL path; `null` when it is not there. */
async function loadStaticFiles(dir) {
	let entries;
	try {
		entries = await readdir(dir, {
			recursive: true,
			withFileTypes: true
		});
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw error;
	}
	const files = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		const path = `/${relative(dir, file).split(sep).join("/")}`;
		files.set(path, {
			body: await readFile(file),
			contentType: TYPES[extname(file)] ?? "application/octet-stream",
			cacheControl: path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
		});
	}
	return files;
}
//#endregion
//#region src/server/diff/comparer.ts
/** The server has no room for what is asked now. */
var BusyError = class extends Error {};
var MOST_WAITING = 8;
var BUDGET_MS = 2e4;
var MOST_HEAP_MB = 512;
/** Compares versions one after the other. */
var Comparer = class {
	#file;
	#budgetMs;
	#worker = null;
	#last = Promise.resolve();
	#waiting = 0;
	constructor({ file = builtThread(), budgetMs = BUDGET_MS } = {}) {
		this.#file = file;
		this.#budgetMs = budgetMs;
	}
	/** The difference. @throws BusyError when too many wait, or it takes too long */
	compare(task) {
		if (this.#waiting >= MOST_WAITING) return Promise.reject(busy("too many comparisons are being made"));
		this.#waiting++;
		const done = this.#last.then(() => this.#compareNow(task)).finally(() => {
			this.#waiting--;
		});
		this.#last = done.catch(() => void 0);
		return done;
	}
	/** Ends the thread. */
	async close() {
		await this.#worker?.terminate();
		this.#worker = null;
	}
	async #compareNow(task) {
		if (this.#file === null) return diffVersions(task.before, task.after, task.options);
		const worker = this.#worker ??= startThread(this.#file);
		try {
			return await answerOf(worker, task, this.#budgetMs);
		} catch (error) {
			this.#worker = null;
			await worker.terminate();
			throw error;
		}
	}
};
function startThread(file) {
	const worker = new Worker(file, {
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB }
	});
	worker.unref();
	return worker;
}
function answerOf(worker, task, budgetMs) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => end(() => reject(busy("the comparison takes too long"))), budgetMs);
		const onMessage = (view) => end(() => resolve(view));
		const onError = (error) => end(() => reject(busy(`the comparison failed: ${error.message}`)));
		const end = (then) => {
			clearTimeout(timer);
			worker.off("message", onMessage).off("error", onError);
			then();
		};
		worker.on("message", onMessage).on("error", onError);
		worker.postMessage(task);
	});
}
function busy(message) {
	return new BusyError(`${message}; isochron diff compares without a limit`);
}
/** A thread runs what is built, also when it is called from the sources; `null` when nothing is. */
function builtThread() {
	const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
	const file = join(root, "dist", "server", "diff", "compare-thread.js");
	return existsSync(file) ? file : null;
}
//#endregion
//#region src/server/live/runs-now.ts
/** An archive has one writer: the capture that it runs. */
function localRuns(archive) {
	return async () => {
		const running = await runningCapture(archive);
		const status = running && await archive.catalog.runStatus.get(running.id);
		return {
			of: ({ id }) => id === running?.id ? {
				status,
				machine: null
			} : null,
			hasSite: (site) => site === running?.site,
			idle: "interrupted"
		};
	};
}
//#endregion
//#region src/server/route-guards.ts
/** What a route is registered with. */
function guardedBy(guard) {
	return { config: { guard } };
}
/** Puts the guards of all routes in force; must be called before the first route is added. */
function guardRoutes(server, keeping) {
	server.addHook("onRoute", ({ method, url, config }) => {
		if (config?.guard === void 0) throw new Error(`the route ${String(method)} ${url} declares no guard`);
	});
	server.addHook("onRequest", async (request, reply) => {
		reply.headers(UI_HEADERS);
		if (!isOwnHost(hostAsked(request), keeping.host)) return refuse(reply, 421, "not the name of this server");
		const { guard } = request.routeOptions.config;
		if (request.is404 || guard === "open") return;
		return (guard === "manage" ? checkManageGuard : checkArchiveGuard)(request, reply, keeping) ?? void 0;
	});
}
/** Whether a request brings the token of those who manage: in its header alone, since addresses are seen by others. */
function mayManage(request, manageToken) {
	return typeof manageToken === "string" && sameToken(bearerOf(request), manageToken);
}
function checkArchiveGuard(request, reply, { token, manageToken }) {
	reply.header("cache-control", "no-store");
	const from = request.headers["sec-fetch-site"];
	if (from !== void 0 && from !== "same-origin" && from !== "none") return refuse(reply, 403, "the API answers its own UI only");
	const isManager = typeof manageToken === "string" && sameToken(tokenOf(request), manageToken);
	if (token !== null && !isManager && !sameToken(tokenOf(request), token)) return askForToken(reply);
	return null;
}
function checkManageGuard(request, reply, keeping) {
	const refused = checkArchiveGuard(request, reply, {
		...keeping,
		token: null
	}) ?? checkOwnPage(request, reply);
	if (refused !== null) return refused;
	return mayManage(request, keeping.manageToken) ? null : askForToken(reply);
}
/**
* What changes something comes from a page of ours, or from no page: another page can send neither JSON nor a header
* without our leave (Fetch standard, CORS-safelisted requests), which nobody is given, and its browser names it.
*/
function checkOwnPage(request, reply) {
	if (request.method === "GET" || request.method === "HEAD") return null;
	const { origin, "content-type": type = "" } = request.headers;
	if (origin !== void 0 && hostOfOrigin(origin) !== hostAsked(request)?.toLowerCase()) return refuse(reply, 403, "the API answers its own UI only");
	if (!/^application\/json\s*(;|$)/i.test(type)) return refuse(reply, 415, "what is asked must be JSON");
	return null;
}
/** Host and port of an origin; an opaque one (`null`) has none. */
function hostOfOrigin(origin) {
	return URL.canParse(origin) ? new URL(origin).host : null;
}
function askForToken(reply) {
	return refuse(reply.header("www-authenticate", "Bearer"), 401, "a token is needed");
}
var CODES = {
	401: "TOKEN_NEEDED",
	403: "FORBIDDEN",
	404: "NOT_FOUND",
	409: "CONFLICT",
	415: "NOT_JSON",
	421: "WRONG_HOST",
	422: "BAD_INPUT",
	451: "BLOCKED",
	503: "BUSY"
};
/** Answers with a failure in the API's form. */
function refuse(reply, status, message) {
	return reply.code(status).send({ error: {
		code: CODES[status] ?? "FAILED",
		message
	} });
}
//#endregion
//#region src/server/capture-listings.ts
/** More than any page of a list shows; beyond it those asked for longest ago are made again. */
var MOST_KEPT$4 = 2e4;
/** Listings of ended captures are made once, and anew when their results or the rules about them change. */
var CaptureListings = class {
	#archive;
	#ended = /* @__PURE__ */ new Map();
	constructor(archive) {
		this.#archive = archive;
	}
	async of(capture) {
		const version = await this.#archive.results.version(capture.id);
		const held = this.#ended.get(capture.id);
		if (held?.version === version) return held.listing;
		const head = isUnfinished(capture) ? null : await this.#archive.results.getReportHead(capture.id);
		const listing = listingOf(capture, head);
		if (head) this.#keep(capture.id, {
			version,
			listing
		});
		return listing;
	}
	/** The same with what people call each capture, or else its site. */
	async titled(capture) {
		const title = await this.#titleOf(capture) ?? void 0;
		return {
			...await this.of(capture),
			...title !== void 0 && { title }
		};
	}
	async #titleOf({ id, site }) {
		const { descriptions } = this.#archive;
		const [title] = (await descriptions.get({
			kind: "capture",
			capture: id
		}))?.elements.title ?? [];
		if (title !== void 0) return title;
		return (await descriptions.get({
			kind: "site",
			site
		}))?.elements.title?.[0] ?? null;
	}
	#keep(id, held) {
		if (this.#ended.size >= MOST_KEPT$4) this.#ended.delete(this.#ended.keys().next().value);
		this.#ended.set(id, held);
	}
};
function listingOf(capture, head) {
	const { id, site, phase, startedAt, asOf, finishedAt } = capture;
	const patchOf = patchedBy(capture);
	return {
		id,
		site,
		phase,
		startedAt,
		asOf,
		finishedAt,
		all: head?.all ?? null,
		...head && {
			differing: head.verdicts.changed + head.verdicts.gone,
			failed: head.verdicts.failed
		},
		...patchOf !== null && { patchOf },
		...isImport(capture) && { imported: true },
		...isRefresh(capture) && { refresh: looksOf(head) },
		...capture.settings.testimony && { testimony: toldOf(capture.settings.testimony.tier, head) }
	};
}
function toldOf(tier, head) {
	return {
		tier,
		figures: head?.testimony ?? null
	};
}
function looksOf(head) {
	return head?.refresh ? {
		looks: head.refresh.looks,
		changes: head.refresh.changes
	} : null;
}
//#endregion
//#region src/server/report-texts.ts
var MOST_KEPT_BYTES = 33554432;
var compress = promisify(gzip);
/** The reports of an archive. */
var ReportTexts = class {
	#results;
	/** By capture, those asked for last at the end. */
	#kept = /* @__PURE__ */ new Map();
	#keptBytes = 0;
	constructor(results) {
		this.#results = results;
	}
	/** The report of a capture; `null` when it has none. */
	async of(captureId) {
		const version = await this.#results.version(captureId);
		const kept = this.#kept.get(captureId);
		if (kept?.version === version) return kept.text;
		const text = this.#read(captureId);
		this.#kept.set(captureId, {
			version,
			text
		});
		try {
			const made = await text;
			this.#keptBytes += made?.plain.length ?? 0;
			if (made === null) this.#kept.delete(captureId);
			if (this.#keptBytes > MOST_KEPT_BYTES) this.#forgetAll();
			return made;
		} catch (error) {
			this.#kept.delete(captureId);
			throw error;
		}
	}
	#forgetAll() {
		this.#kept.clear();
		this.#keptBytes = 0;
	}
	async #read(captureId) {
		const report = await this.#results.getReport(captureId);
		if (report === null) return null;
		const plain = Buffer.from(JSON.stringify(report));
		let gzipped = null;
		return {
			plain,
			gzipped: () => gzipped ??= compress(plain)
		};
	}
};
//#endregion
//#region src/server/watch-schema.ts
/** What a site under watch is doing, those in trouble first. */
var CONDITIONS = [
	"disk-full",
	"dead",
	"not-running",
	"spent",
	"watching",
	"paused"
];
var limit = /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^(?:[1-9]\d?|1\d\d|200)$/)));
/** The query of `GET /api/watch/sites/:name`. */
var turnsQuerySchema = /* @__PURE__ */ object({
	limit,
	before: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^\d{1,15}$/)))
});
/** The query of `GET /api/watch/news`; `before` is the id of the last piece that was told. */
var newsQuerySchema = /* @__PURE__ */ object({
	limit,
	site: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(600))),
	before: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(100)))
});
/** The query of `GET /api/watch/sites/:name/page`. */
var watchedPageQuerySchema = /* @__PURE__ */ object({ url: (/* @__PURE__ */ string()).check(_maxLength(16384)) });
var MOST_KEYS = 40;
var said = (/* @__PURE__ */ record((/* @__PURE__ */ string()).check(_maxLength(60)), (/* @__PURE__ */ string()).check(_maxLength(1e4)))).check(/* @__PURE__ */ refine((keys) => Object.keys(keys).length <= MOST_KEYS));
/** The body of `POST /api/watch/sites`: an address, and keys of a site as a file of sites has them. */
var addSiteSchema = /* @__PURE__ */ object({
	url: (/* @__PURE__ */ string()).check(_maxLength(4096)),
	says: /* @__PURE__ */ optional(said)
});
/** The body of `POST /api/watch/sites/:name`: an empty value takes a key out. */
var editSiteSchema = /* @__PURE__ */ object({ says: said });
//#endregion
//#region src/server/sites-schema.ts
/** How lists are asked for: `next` of the answer before, how many, and a part of a site's name. */
var listQuerySchema = /* @__PURE__ */ object({
	cursor: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(600))),
	limit: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/))),
	q: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(300))),
	/** Epoch milliseconds; both ends belong to the span. */
	from: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^-?\d{1,15}$/))),
	to: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^-?\d{1,15}$/)))
});
/** The query of `GET /api/sites/:site/tree`. */
var treeQuerySchema = /* @__PURE__ */ object({
	/** An address that ends with a slash. */
	prefix: (/* @__PURE__ */ string()).check(_maxLength(4096), _regex(/^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?$/i)),
	cursor: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(8192)))
});
/** The query of `GET /api/addresses`. */
var addressesQuerySchema = /* @__PURE__ */ object({ 
/** With or without its scheme. */
prefix: (/* @__PURE__ */ string()).check(_maxLength(2048), _regex(/^(?:https?:\/\/)?[^\s/?#@]+\.[^\s/?#@]+(?:[/?]\S*)?$|^https?:\/\/[^\s/?#@]+(?:[/?]\S*)?$/i)) });
//#endregion
//#region src/server/sites/list-asked.ts
var USUAL = 100;
/** Reads it. @throws NOT_FOUND where it is no such query */
function listAsked(query, usual = USUAL) {
	const read = listQuerySchema.safeParse(query);
	if (!read.success) throw new IsochronError("NOT_FOUND", "no such list: limit is 1 to 500, from and to are milliseconds");
	const { cursor, limit, q, from, to } = read.data;
	return {
		limit: limit === void 0 ? usual : Number(limit),
		...cursor !== void 0 && { cursor },
		...q !== void 0 && { q },
		...from !== void 0 && { from: Number(from) },
		...to !== void 0 && { to: Number(to) }
	};
}
//#endregion
//#region src/server/routes/captures.ts
/** Adds the API's routes. */
function addCaptureRoutes(server, { archive, replayUrl }) {
	const listings = new CaptureListings(archive);
	const reports = new ReportTexts(archive.results);
	server.get("/api/captures", guardedBy("archive"), async (request) => {
		const { cursor, limit } = listAsked(request.query);
		const captures = await archive.catalog.captures.some({
			limit: limit + 1,
			...cursor !== void 0 && { behind: cursor }
		});
		const shown = captures.slice(0, limit);
		return {
			captures: await Promise.all(shown.map((one) => listings.titled(one))),
			next: captures.length > limit ? shown.at(-1).id : null,
			replayUrl: replayUrl(hostAsked(request) ?? "")
		};
	});
	server.get("/api/captures/:id", guardedBy("archive"), async (request, reply) => {
		const { id } = await known$1(archive, request.params.id);
		const report = found$1(await reports.of(id), `capture ${id} has no report yet`);
		const isGzipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
		if (isGzipped) reply.header("content-encoding", "gzip");
		reply.header("vary", "accept-encoding").type("application/json; charset=utf-8");
		return reply.send(isGzipped ? await report.gzipped() : report.plain);
	});
	server.get("/api/captures/:id/certificate", guardedBy("archive"), async (request, reply) => {
		const { id } = await known$1(archive, request.params.id);
		const certificate = found$1(await archive.results.getCertificate(id), `capture ${id} has no certificate yet`);
		const name = id.replace(/[^\w.-]/g, "_");
		reply.header("content-disposition", `attachment; filename="${name}-certificate.json"`);
		return certificate;
	});
}
/** Ids become file names in the store, so only those in the catalog are passed on. */
async function known$1(archive, id) {
	return found$1(await archive.catalog.captures.get(id), "no such capture");
}
function found$1(value, message) {
	if (value === null) throw new IsochronError("NOT_FOUND", message);
	return value;
}
reportSchema.shape.pages.def.element;
captureListSchema.shape.captures.def.element, liveSnapshotSchema.shape.captures.def.element;
/** The query of `GET /api/captures/:id/pages`. */
var pageQuerySchema = /* @__PURE__ */ object({
	verdict: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(VERDICTS)),
	kind: /* @__PURE__ */ optional(/* @__PURE__ */ _enum([
		"document",
		"requisite",
		"other"
	])),
	q: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(500))),
	sort: /* @__PURE__ */ optional(/* @__PURE__ */ _enum([
		"verdict",
		"url",
		"kind",
		"status",
		"visit",
		"revisit",
		"importance"
	])),
	order: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(["up", "down"])),
	cursor: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(24e3)))
});
//#endregion
//#region src/server/captures/capture-figures.ts
var MOST_UNSETTLED = 100;
var MOST_PARTS = 20;
var MOST_KEPT$3 = 32;
/** The figures of an archive's captures, each made once while it is wanted. */
var CaptureFigureStore = class {
	#results;
	#kept = /* @__PURE__ */ new Map();
	constructor(results) {
		this.#results = results;
	}
	/** The figures of the capture that a report is of. */
	async of(head) {
		const version = await this.#results.version(head.capture);
		const kept = this.#kept.get(head.capture);
		if (kept?.version === version) return kept.figures;
		const figures = gather(head, this.#results.reportPages(head.capture));
		if (this.#kept.size >= MOST_KEPT$3) this.#kept.delete(this.#kept.keys().next().value);
		this.#kept.set(head.capture, {
			version,
			figures
		});
		figures.catch(() => this.#kept.delete(head.capture));
		return figures;
	}
};
async function gather(head, pages) {
	const [visits, tree, unsettled] = [
		new VisitSample(head.all.pages),
		new DirectoryTree(),
		new Unsettled()
	];
	const [starts, ends] = [[], []];
	let count = 0;
	for await (const { page } of pages) {
		count++;
		visits.add(page);
		tree.add(page.url, page.verdict);
		unsettled.add(page);
		if (page.interval === null || page.verdict === "attested") continue;
		starts.push(page.interval.from);
		ends.push(page.interval.to);
	}
	const { pages: total, directories, rows, heat } = tree.figures();
	return {
		visits: visits.figures(),
		coherence: coherenceOf({
			asOf: head.asOf,
			starts,
			ends,
			pages: count
		}),
		directories: {
			pages: total,
			directories,
			rows: [...rows],
			heat: [...heat]
		},
		unsettled: unsettled.figures()
	};
}
/** One in so many pages of each verdict: the picture keeps the true proportions. */
var VisitSample = class {
	#oneIn;
	#pages = [];
	#timed = /* @__PURE__ */ new Map();
	#counts = {};
	#total = 0;
	#untimed = 0;
	constructor(pages) {
		this.#oneIn = Math.max(1, Math.ceil(pages / 480));
	}
	add({ url, verdict, visitAt, revisitAt }) {
		this.#total++;
		this.#counts[verdict] = (this.#counts[verdict] ?? 0) + 1;
		if (visitAt === null && revisitAt === null) {
			this.#untimed++;
			return;
		}
		const before = this.#timed.get(verdict) ?? 0;
		this.#timed.set(verdict, before + 1);
		if (before % this.#oneIn === 0) this.#pages.push({
			url,
			verdict,
			visitAt,
			revisitAt
		});
	}
	figures() {
		return {
			pages: this.#pages,
			total: this.#total,
			counts: this.#counts,
			untimed: this.#untimed,
			oneIn: this.#oneIn
		};
	}
};
/** Documents of which a browser could not show everything. */
var Unsettled = class {
	#documents = [];
	#total = 0;
	add({ url, rendering }) {
		if (!rendering) return;
		const { failure, open, isClosed, doubts } = rendering;
		if (failure === null && open.length === 0 && isClosed) return;
		this.#total++;
		if (this.#documents.length >= MOST_UNSETTLED) return;
		this.#documents.push({
			url,
			failure,
			doubts: doubts.slice(0, MOST_PARTS),
			open: open.slice(0, MOST_PARTS)
		});
	}
	figures() {
		return {
			total: this.#total,
			documents: this.#documents
		};
	}
};
//#endregion
//#region src/server/captures/capture-files.ts
/** By name, what lies in a capture's folder and may be handed out. */
var RESULTS = {
	"report.html": "report",
	"report.json": "report",
	"certificate.json": "certificate",
	"testimony.json": "certificate",
	"seal.json": "seal",
	"seal.p7s": "seal",
	"start.json": "seal",
	"start.tsr": "seal",
	"end.tsr": "seal",
	"removals.json": "note",
	"check-replay.json": "note"
};
var PIECE_BYTES = 262144;
/** The files; `null` where rules keep something from the reader: a file cannot be given in part. */
async function filesOf(archive, captureId) {
	try {
		const folder = `captures/${captureId}/`;
		const results = (await archive.blobs.list(folder)).flatMap(({ key, sizeBytes }) => {
			const name = key.slice(folder.length);
			const kind = Object.hasOwn(RESULTS, name) ? RESULTS[name] : void 0;
			return kind === void 0 ? [] : [{
				name,
				kind,
				sizeBytes,
				key
			}];
		});
		const order = Object.keys(RESULTS);
		results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
		const warcs = (await archive.warcs.sizes(captureId)).map(({ file, sizeBytes }) => {
			return {
				name: file.slice(file.lastIndexOf("/") + 1),
				kind: "warc",
				sizeBytes,
				key: file
			};
		});
		return [...results, ...warcs];
	} catch (error) {
		if (error instanceof WithheldError) return null;
		throw error;
	}
}
/** A blob from its beginning to its end, at the reader's pace; closed whatever happens. */
async function* piecesOf(blob) {
	try {
		for (let at = 0; at < blob.sizeBytes;) {
			const piece = await blob.read(at, PIECE_BYTES);
			if (piece.length === 0) return;
			at += piece.length;
			yield piece;
		}
	} finally {
		blob.close();
	}
}
//#endregion
//#region src/server/live/live-captures.ts
var MOST_CAPTURES$1 = 20;
var MOST_RECENT = 50;
/** For so long after its end a capture is still told of, so that nobody misses it. */
var TOLD_AFTER_END_MS = 3e5;
/** One look at the archive. */
async function liveSnapshot({ archive, runs }, nowMs) {
	const { captures } = archive.catalog;
	const now = await runs();
	const open = await captures.some({
		unfinished: true,
		limit: MOST_CAPTURES$1
	});
	const endedFrom = nowMs - TOLD_AFTER_END_MS + 1;
	const ended = await captures.some({
		endedFrom,
		limit: MOST_CAPTURES$1
	});
	return {
		captures: await Promise.all(open.map((one) => liveCapture(archive, one, now))),
		ended: ended.map(({ id, site, phase }) => ({
			id,
			site,
			phase
		}))
	};
}
/** One unfinished capture. */
async function liveCapture(archive, capture, now) {
	const { id, site, phase, startedAt } = capture;
	const run = now.of(capture);
	const status = run?.status ?? await archive.catalog.runStatus.get(id);
	const { pages, sightings, warcBytes } = await archive.catalog.runStatus.counts(id);
	return {
		id,
		site,
		phase,
		startedAt,
		state: run === null ? now.idle : status?.state ?? "running",
		...run !== null && run.machine !== null && { machine: run.machine },
		saidAt: status?.at ?? null,
		progress: status?.progress ?? null,
		pages,
		sightings,
		warcBytes,
		recent: await archive.catalog.runStatus.recent(id, MOST_RECENT)
	};
}
//#endregion
//#region src/server/captures/capture-head.ts
/** Pages of a check of replay that are told of one by one. */
var MOST_CHECKED = 50;
/** Longer ones are not read: they are written by us, and never so long. */
var MOST_CHECK_BYTES = 16777216;
/** Gathers it. */
async function captureHead({ archive, runs, listings, replayUrl, makesPackages }, capture) {
	const [report, files] = [await archive.results.getReportHead(capture.id), await filesOf(archive, capture.id)];
	return {
		capture: await listings.titled(capture),
		replayUrl,
		report,
		run: isUnfinished(capture) ? await liveCapture(archive, capture, await runs()) : null,
		failure: capture.phase === "failed" ? await failureOf(archive, capture) : null,
		files: (files ?? []).map(({ name, kind, sizeBytes }) => ({
			name,
			kind,
			sizeBytes
		})),
		areFilesWithheld: files === null,
		hasPackage: makesPackages && !isUnfinished(capture) && (files ?? []).some(({ kind }) => kind === "warc"),
		replayCheck: await replayCheckOf(archive, capture.id, files ?? [])
	};
}
/** A capture fails when no page shows any state: what its first seed answered says why. */
async function failureOf({ catalog }, { id, seeds }) {
	const [url] = seeds;
	if (url === void 0) return null;
	const last = (await catalog.sightings.ofPage(url)).findLast(({ captureId }) => captureId === id);
	if (!last) return {
		url,
		why: "it was never asked for"
	};
	const { outcome } = last;
	if (outcome.kind === "failed") return {
		url,
		why: `${outcome.message} (${outcome.code})`
	};
	return {
		url,
		why: "reason" in outcome ? outcome.reason : outcome.kind
	};
}
/** What a check of replay left beside the capture, as far as it is one. */
async function replayCheckOf({ results }, id, files) {
	const file = files.find(({ name }) => name === REPLAY_CHECK_FILE);
	if (!file || file.sizeBytes > MOST_CHECK_BYTES) return null;
	const check = await keptReplayCheck(results, id);
	if (check === null) return null;
	const others = check.pages.filter(({ result }) => result !== "same");
	return {
		checkedAt: check.checkedAt,
		checked: check.pages.length,
		same: check.pages.length - others.length,
		others: others.slice(0, MOST_CHECKED).map(({ url, result, reasons }) => ({
			url,
			result,
			reasons: reasons.slice(0, 5)
		}))
	};
}
//#endregion
//#region src/server/captures/page-query.ts
/** Rows of one answer. */
var MOST_ROWS$1 = 100;
/** Rows looked at for one answer that is not sorted. */
var MOST_WALKED = 2e4;
/** Reports of more pages are given in their own order: sorting walks all of it for every answer. */
var MOST_SORTED = 2e5;
/** The part of the pages that is asked for; `total` is how many the report has. */
async function pagesOf(results, captureId, query, total) {
	const walk = (from) => results.reportPages(captureId, from);
	const matches = matcherOf(query);
	if (query.sort === void 0 || total > MOST_SORTED) return inOrder(walk, matches, query.cursor ?? "0");
	return sorted(walk, matches, {
		...query,
		sort: query.sort
	});
}
function matcherOf({ verdict, kind, q = "" }) {
	const wanted = q.trim().toLowerCase();
	return (page) => (verdict === void 0 || page.verdict === verdict) && (kind === void 0 || page.kind === kind) && (wanted === "" || page.url.toLowerCase().includes(wanted));
}
async function inOrder(walk, matches, cursor) {
	if (!/^\d{1,15}$/.test(cursor)) throw badCursor();
	const pages = [];
	let walked = 0;
	try {
		for await (const { page, next } of walk(Number(cursor))) {
			if (matches(page)) pages.push(page);
			if (pages.length >= MOST_ROWS$1 || ++walked >= MOST_WALKED) return {
				pages: asSent$1(pages),
				cursor: String(next),
				found: null,
				sort: null
			};
		}
	} catch (error) {
		if (error instanceof IsochronError && error.code === "BAD_INPUT") throw badCursor();
		throw error;
	}
	return {
		pages: asSent$1(pages),
		cursor: null,
		found: cursor === "0" ? pages.length : null,
		sort: null
	};
}
async function sorted(walk, matches, { sort, order, cursor }) {
	const sign = order === "down" ? -1 : 1;
	const after = cursor === void 0 ? null : readCursor(cursor);
	const compare = (a, b) => sign * compareKeys(a[0], b[0]) || compareKeys(a[1], b[1]);
	const [best, found] = [new Best((a, b) => compare(a.rank, b.rank)), { count: 0 }];
	for await (const { page } of walk()) {
		if (!matches(page)) continue;
		found.count++;
		const rank = [KEYS[sort](page), page.url];
		if (after === null || compare(rank, after) > 0) best.add({
			page,
			rank
		});
	}
	const rows = best.first(101);
	const [shown, last] = [rows.slice(0, MOST_ROWS$1), rows[99]];
	const next = rows.length > MOST_ROWS$1 && last ? writeCursor(last.rank) : null;
	return {
		pages: asSent$1(shown.map(({ page }) => page)),
		cursor: next,
		found: found.count,
		sort
	};
}
/** Keeps the first of very many, in room for a few answers. */
var Best = class {
	#compare;
	#kept = [];
	constructor(compare) {
		this.#compare = compare;
	}
	add(one) {
		this.#kept.push(one);
		if (this.#kept.length > 400) this.first(101);
	}
	first(most) {
		this.#kept = this.#kept.sort(this.#compare).slice(0, most);
		return this.#kept;
	}
};
/** The exceptions are what people look for: what is proved comes last. */
var PROVED = ["attested", "sharp"];
var RANKS = new Map([...VERDICTS.filter((one) => !PROVED.includes(one)), ...PROVED].map((one, i) => [one, i]));
var KEYS = {
	verdict: ({ verdict }) => RANKS.get(verdict),
	url: ({ url }) => url,
	kind: ({ kind }) => kind,
	status: ({ status }) => status ?? -1,
	visit: ({ visitAt }) => visitAt ?? -1,
	revisit: ({ revisitAt }) => revisitAt ?? -1,
	importance: ({ change }) => change?.importance ?? -1
};
function compareKeys(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function writeCursor(rank) {
	return Buffer.from(JSON.stringify(rank)).toString("base64url");
}
/** A cursor comes from outside. */
function readCursor(text) {
	try {
		const [key, url, ...more] = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
		if ((typeof key === "string" || typeof key === "number") && typeof url === "string" && more.length === 0) return [key, url];
	} catch {}
	throw badCursor();
}
function badCursor() {
	return new IsochronError("NOT_FOUND", "no list of pages goes on here; ask for it from its beginning");
}
/** Rows as the schema has them: a report's row may know more. */
function asSent$1(pages) {
	return pages.map(({ rendering: _rendering, labels, ...page }) => ({
		...page,
		...labels && { labels: [...labels] }
	}));
}
//#endregion
//#region src/server/routes/capture-page.ts
/** Adds the routes. */
function addCapturePageRoutes(server, { archive, runs, replayUrl, packages }) {
	const figures = new CaptureFigureStore(archive.results);
	const listings = new CaptureListings(archive);
	const guard = guardedBy("archive");
	server.get("/api/captures/:id/head", guard, async (request) => {
		const capture = await known(archive, request.params.id);
		const makesPackages = packages !== void 0;
		return captureHead({
			archive,
			runs,
			listings,
			replayUrl: replayUrl(hostAsked(request) ?? ""),
			makesPackages
		}, capture);
	});
	server.get("/api/captures/:id/figures", guard, async ({ params }) => {
		return figures.of(await reportOf(archive, await known(archive, params.id)));
	});
	server.get("/api/captures/:id/pages", guard, async (request) => {
		const query = pageQuerySchema.safeParse(request.query);
		if (!query.success) throw new IsochronError("NOT_FOUND", "pages are asked for by verdict, kind, q, sort");
		const { id } = await known(archive, request.params.id);
		const { all } = await reportOf(archive, { id });
		return pagesOf(archive.results, id, query.data, all.pages);
	});
	server.get("/api/captures/:id/files/:name", guard, async ({ params }, reply) => sendFile(archive, params, reply));
	addPackageRoute(server, archive, packages);
}
/** A package reads every record of its capture, so one is made at a time. */
function addPackageRoute(server, archive, packages) {
	let isMaking = false;
	server.get("/api/captures/:id/wacz", guardedBy("archive"), async ({ params }, reply) => {
		const capture = await known(archive, params.id);
		if (!packages) throw new IsochronError("NOT_FOUND", "packages are not made here");
		if (isUnfinished(capture)) throw new IsochronError("NOT_FOUND", `capture ${capture.id} is not over yet`);
		if (!(await filesOf(archive, capture.id))?.some(({ kind }) => kind === "warc")) throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no files to give`);
		if (isMaking) throw new BusyError("another package is being made; ask again in a moment");
		isMaking = true;
		const pieces = Readable.from(packages(archive, capture.id), { objectMode: false });
		return asDownload$1(reply, `${capture.id}.wacz`).send(pieces.once("close", () => isMaking = false));
	});
}
/** An attachment, as plain bytes: no file of an archive is a page of this origin. */
function asDownload$1(reply, name) {
	return reply.type("application/octet-stream").header("content-disposition", `attachment; filename="${name.replace(/[^\w.-]/g, "_")}"`);
}
/** Only what is listed is opened: a name from outside never becomes a path. */
async function sendFile(archive, { id, name }, reply) {
	const capture = await known(archive, id);
	const file = (await filesOf(archive, capture.id))?.find((one) => one.name === name);
	const blob = file ? await archive.blobs.open(file.key) : null;
	if (!file || !blob) throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no such file to give`);
	return asDownload$1(reply, file.kind === "warc" ? file.name : `${capture.id}-${file.name}`).header("content-length", blob.sizeBytes).send(Readable.from(piecesOf(blob)));
}
/** Ids become names in the store, so only those in the catalog are passed on. */
async function known({ catalog }, id) {
	const capture = await catalog.captures.get(id);
	if (capture === null) throw new IsochronError("NOT_FOUND", "no such capture");
	return capture;
}
async function reportOf({ results }, { id }) {
	const head = await results.getReportHead(id);
	if (head === null) throw new IsochronError("NOT_FOUND", `capture ${id} has no report yet`);
	return head;
}
//#endregion
//#region src/server/diff/compare-at.ts
/** Longer records are not compared while others are being served. */
var MOST_RECORD_BYTES = 16777216;
/** Compares the captures nearest to the instants. @throws BusyError, NOT_FOUND */
async function compareAt({ index }, comparer, { url, from, to }) {
	const all = (await index.lookup(url)).filter((entry) => entry.url === url);
	const entries = all.filter(({ length }) => length <= MOST_RECORD_BYTES);
	const [before, after] = [heldAt(all, from, url), heldAt(all, to, url)];
	const [old, now] = [await laidVersion(index, all, before), await laidVersion(index, all, after)];
	return comparer.compare({
		before: old.content,
		after: now.content,
		options: {
			url,
			beforeType: old.contentType,
			afterType: now.contentType,
			beforeLabel: old.label,
			afterLabel: now.label,
			history: await earlierVersions(index, entries, before),
			...old.layout && { beforeLayout: old.layout },
			...now.layout && { afterLayout: now.layout }
		}
	});
}
function heldAt(entries, at, url) {
	const entry = nearestEntry(entries, instant(at));
	if (!entry) throw new IsochronError("NOT_FOUND", `no capture of ${url} in the archive`);
	if (entry.length > MOST_RECORD_BYTES) throw new BusyError(`${url} is too long to be compared here; isochron diff does`);
	return entry;
}
//#endregion
//#region src/server/routes/diff.ts
/** Rows beyond this are left out: nobody reads them, and the browser would choke. */
var MOST_ROWS = 5e3;
/** Sentences that are kept: a list of versions asks for many, and again when somebody comes back. */
var MOST_KEPT$2 = 500;
/** Adds the routes; their thread ends with the server. */
function addDiffRoute(server, { archive }) {
	const comparer = new Comparer();
	const kept = /* @__PURE__ */ new Map();
	server.addHook("preClose", () => comparer.close());
	server.get("/api/diff", guardedBy("archive"), async (request) => {
		const view = await compareAt(archive, comparer, askedBy$2(request.query));
		return {
			...view,
			rows: view.rows.slice(0, MOST_ROWS)
		};
	});
	server.get("/api/page/change", guardedBy("archive"), async (request) => {
		const asked = askedBy$2(request.query);
		const key = JSON.stringify([asked, (await archive.rules.current()).version]);
		const known = kept.get(key);
		if (known) return { result: known };
		const { result } = await compareAt(archive, comparer, asked);
		if (kept.size >= MOST_KEPT$2) kept.delete(kept.keys().next().value);
		kept.set(key, result);
		return { result };
	});
}
function askedBy$2(asked) {
	const query = diffQuerySchema.safeParse(asked);
	if (!query.success) throw new IsochronError("NOT_FOUND", "a diff needs url, from and to");
	const { url, from, to } = query.data;
	return {
		url,
		from: Number(from),
		to: Number(to)
	};
}
//#endregion
//#region src/server/live/live-feed.ts
var LOOK_EVERY_MS = 1e3;
var HEARTBEAT_EVERY_MS = 15e3;
var MOST_CLIENTS = 32;
/** A client that takes no more than this behind is let go: its browser asks again by itself. */
var MOST_BUFFERED_BYTES = 4e6;
/** Hands snapshots to a bounded number of clients as server-sent events. */
var LiveFeed = class {
	#look;
	#logger;
	#clients = /* @__PURE__ */ new Set();
	#timer = null;
	#lastSent = "";
	#sentAtMs = 0;
	#isLooking = false;
	constructor(look, logger) {
		this.#look = look;
		this.#logger = logger;
	}
	/** A stream for one more client; `null` when there are too many. */
	join() {
		if (this.#clients.size >= MOST_CLIENTS) return null;
		const client = new PassThrough();
		client.on("close", () => this.#leave(client));
		client.on("error", () => this.#leave(client));
		this.#clients.add(client);
		client.write(`retry: 2000\n\n${this.#lastSent}`);
		this.#timer ??= setInterval(() => void this.#beat(), LOOK_EVERY_MS);
		this.#beat();
		return client;
	}
	/** Ends every stream. */
	close() {
		for (const client of this.#clients) client.destroy();
		this.#stop();
	}
	#leave(client) {
		this.#clients.delete(client);
		if (this.#clients.size === 0) this.#stop();
	}
	#stop() {
		if (this.#timer) clearInterval(this.#timer);
		this.#timer = null;
		this.#lastSent = "";
	}
	async #beat() {
		if (this.#isLooking) return;
		this.#isLooking = true;
		try {
			const event = `event: live\ndata: ${JSON.stringify(await this.#look())}\n\n`;
			const now = performance.now();
			if (event !== this.#lastSent) this.#send(this.#lastSent = event, now);
			else if (now - this.#sentAtMs >= HEARTBEAT_EVERY_MS) this.#send(": still here\n\n", now);
		} catch (error) {
			this.#logger.log("error", `looking at running captures failed: ${String(error)}`);
		} finally {
			this.#isLooking = false;
		}
	}
	#send(text, nowMs) {
		this.#sentAtMs = nowMs;
		for (const client of this.#clients) if (client.writableLength + client.readableLength > MOST_BUFFERED_BYTES) client.destroy();
		else client.write(text);
	}
};
//#endregion
//#region src/server/routes/live.ts
/** Adds the stream; it ends with the server. */
function addLiveRoute(server, { archive, runs, logger }) {
	const feed = new LiveFeed(() => liveSnapshot({
		archive,
		runs
	}, Date.now()), logger);
	server.addHook("preClose", () => feed.close());
	server.get("/api/live", guardedBy("archive"), (request, reply) => {
		const client = feed.join();
		if (!client) return reply.code(503).header("retry-after", "10").send({ error: {
			code: "FAILED",
			message: "too many are watching"
		} });
		request.raw.on("close", () => client.destroy());
		return reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(client);
	});
}
//#endregion
//#region src/jobs/job-input.ts
/** Settings of a capture that may be chosen from a browser. */
var OPEN_SETTINGS = [
	"scope",
	"include",
	"exclude",
	"maxDepth",
	"hops",
	"delay",
	"maxPages",
	"maxRequests",
	"deadline",
	"maxBytes",
	"passes",
	"browser",
	"sitemaps"
];
/** Every kind of job. */
var JOB_KINDS = [
	"survey",
	"capture",
	"resume",
	"end"
];
/** Kinds that write to the archive: one at a time, since an archive has one writer. */
var WRITING_KINDS = [
	"capture",
	"resume",
	"end"
];
var MOST_URLS = 50;
var MOST_PATTERNS = 100;
var address = string$1("an address").trim().min(1, "an address, like https://example.org/").max(4096);
var text$1 = string$1().max(1e3, "a shorter text");
var values = union$1([text$1, array$1(text$1).max(MOST_PATTERNS)]);
var captureId = string$1().min(1).max(200);
var SCHEMAS = {
	survey: strictObject({ url: address }),
	capture: strictObject({
		urls: array$1(address).min(1, "an address, like https://example.org/").max(MOST_URLS, "fewer addresses"),
		title: string$1().max(MOST_DC_CHARS, "a shorter title").optional(),
		options: partialRecord$1(_enum$1(OPEN_SETTINGS), values)
	}),
	resume: strictObject({ captureId }),
	end: strictObject({ captureId })
};
/** Checks what a job is asked for with, field by field. */
function checkJobInput(kind, given) {
	const parsed = SCHEMAS[kind].safeParse(given);
	if (!parsed.success) return {
		ok: false,
		problems: parsed.error.issues.map(problemOf)
	};
	const problems = [...contentProblems(kind, parsed.data)];
	return problems.length > 0 ? {
		ok: false,
		problems
	} : {
		ok: true,
		input: parsed.data
	};
}
/** The input of a job that was checked when it was asked for. */
function jobInput(kind, input) {
	return SCHEMAS[kind].parse(input);
}
function problemOf({ path, message }) {
	const [first = "", second] = path.map(String);
	return {
		field: first === "options" ? second ?? first : first,
		message: `expected ${message}`
	};
}
function* contentProblems(kind, input) {
	if ("url" in input) yield* seedProblems([input.url], "url");
	if (kind !== "capture" || !("urls" in input)) return;
	yield* seedProblems(input.urls, "urls");
	for (const [name, value] of Object.entries(input.options)) yield* refusalOf(name, () => resolveSettings([name], { [name]: value }, {}));
	yield* scopeProblems(input);
}
function* seedProblems(urls, field) {
	for (const url of urls) yield* refusalOf(field, () => siteFromSeeds([url]));
}
/** Whether the scope can be made of what was said; settings that are wrong by themselves are told already. */
function* scopeProblems({ urls, options }) {
	for (const field of ["include", "exclude"]) {
		const patterns = [options[field] ?? []].flat();
		const rules = {
			kind: "any",
			surtPrefixes: [],
			maxDepth: null,
			hops: 0,
			maxPagesPerHost: null
		};
		const own = {
			include: [],
			exclude: [],
			[field]: patterns
		};
		yield* refusalOf(field, () => scopeOf({
			name: "x",
			seeds: []
		}, {
			...rules,
			...own
		}));
	}
	if (options["scope"] === "surt") yield {
		field: "scope",
		message: "SURT prefixes are given on the command line only"
	};
	if (urls.length === 0) yield {
		field: "urls",
		message: "expected an address"
	};
}
/** What the command line would say, without the flag's name where the field says it. */
function* refusalOf(field, attempt) {
	try {
		attempt();
	} catch (error) {
		if (!(error instanceof IsochronError)) throw error;
		const flag = field in SETTINGS ? SETTINGS[field].flag.split(" ")[0] : "";
		yield {
			field,
			message: flag !== "" && error.message.startsWith(`${flag}: `) ? error.message.slice(flag.length + 2) : error.message
		};
	}
}
//#endregion
//#region src/jobs/again.ts
var MOST_SEEDS$1 = 50;
var MOST_BYTES$1 = 1e6;
var kept = object$1({ options: record$1(string$1(), unknown$1()) });
var value = union$1([string$1(), array$1(string$1()).max(100)]);
/** What a capture was asked for with; `null` when there is none, or it has more seeds than a form holds. */
async function askedBefore(archive, captureId) {
	const capture = await archive.catalog.captures.get(captureId);
	if (capture === null || capture.seeds.length > MOST_SEEDS$1) return null;
	const bytes = await archive.results.getBeside(captureId, "asked.json");
	const options = bytes === null || bytes.length > MOST_BYTES$1 ? {} : optionsIn(bytes);
	return {
		urls: [...capture.seeds],
		options
	};
}
function optionsIn(bytes) {
	try {
		const { options } = kept.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
		const open = OPEN_SETTINGS.flatMap((name) => {
			const parsed = value.safeParse(options[name]);
			return parsed.success && parsed.data.length > 0 ? [[name, parsed.data]] : [];
		});
		return Object.fromEntries(open);
	} catch {
		return {};
	}
}
//#endregion
//#region src/jobs/job-arguments.ts
/** The command line of a job; `resumes` names the capture that it was at before. */
function jobArguments(job, ground, resumes) {
	const kind = job.kind;
	const reach = ground.allowPrivate ? ["--allow-private"] : [];
	const archive = `--archive=${ground.dir}`;
	if (kind === "survey") {
		const [seed] = siteFromSeeds([jobInput("survey", job.input).url]).seeds;
		return [
			"survey",
			"--json",
			...reach,
			seed
		];
	}
	if (kind === "end") return [
		"captures",
		"cancel",
		archive,
		jobInput("end", job.input).captureId
	];
	const quiet = ["--progress=none", archive];
	const captureId = kind === "resume" ? jobInput("resume", job.input).captureId : resumes;
	if (captureId !== null) return [
		"capture",
		"--resume",
		`--capture=${captureId}`,
		...quiet,
		...reach
	];
	const { urls, options } = jobInput("capture", job.input);
	return [
		"capture",
		...quiet,
		...reach,
		...flagsOf(options),
		...siteFromSeeds(urls).seeds
	];
}
/** Name of the site that a job captures; `null` for jobs of other kinds. */
function siteOfJob(job) {
	return job.kind === "capture" ? siteFromSeeds(jobInput("capture", job.input).urls).name : null;
}
/** As `--flag=value`, which no value can be taken for something else. */
function flagsOf(options) {
	return Object.entries(options).flatMap(([name, value = []]) => {
		const flag = SETTINGS[name].flag.split(" ")[0];
		return [value].flat().map((one) => `${flag}=${one}`);
	});
}
//#endregion
//#region src/jobs/job-process.ts
var MOST_LINES$1 = 40;
var MOST_LINE_CHARS = 500;
/** How this program begins what it says when it fails. */
var COMPLAINT = /^isochron: (.+)$/;
/** The last lines that a process said. */
var SaidLines = class {
	#lines = [];
	add(line) {
		if (line.trim() === "") return;
		this.#lines.push(line.slice(0, MOST_LINE_CHARS));
		if (this.#lines.length > MOST_LINES$1) this.#lines.shift();
	}
	get all() {
		return [...this.#lines];
	}
	/** What it complained of last. */
	get complaint() {
		const line = this.#lines.findLast((one) => COMPLAINT.test(one));
		return line === void 0 ? null : COMPLAINT.exec(line)[1];
	}
};
//#endregion
//#region src/jobs/job-work.ts
/** Said when the archive's lock is another's: the job waits. */
var BUSY = "another process is writing to";
var STOPPED_PAUSED = "the server was stopped while this capture was paused; resume goes on with it";
/** A job that is being worked on. */
var JobWork = class {
	#world;
	#job;
	#claim;
	#said = new SaidLines();
	#since;
	#captureId;
	#process = null;
	#isCancelled = false;
	#isStopping = false;
	#isLost = false;
	constructor(world, job, claim) {
		this.#world = world;
		this.#job = job;
		this.#claim = claim;
		this.#captureId = job.captureId;
		this.#since = world.now();
	}
	/** Works until the job has ended, was given back, or is another's. */
	async run() {
		const before = await this.#captureBefore();
		if (before !== null && !isUnfinished(before) && this.#job.kind !== "end") return this.#end({
			state: before.phase === "cancelled" ? "cancelled" : "done",
			result: before.id
		});
		const argv = jobArguments(this.#job, this.#world, before?.id ?? null);
		this.#process = this.#world.start(argv, (line) => this.#said.add(line));
		if (this.#isStopping) this.#process.stop();
		const beats = setInterval(() => void this.#beat().catch(() => void 0), this.#world.beatMs);
		const ended = await this.#process.ended.finally(() => clearInterval(beats));
		await this.#beat();
		if (!this.#isLost) await this.#settle(ended);
	}
	/** Ends the process cleanly; the job is taken up again by whoever comes next. */
	stop() {
		this.#isStopping = true;
		this.#process?.stop();
	}
	/** Ends the process at once. */
	kill() {
		this.#process?.kill();
	}
	/** What an earlier attempt at this job was at; a server that was killed may not have noted it. */
	async #captureBefore() {
		const { captures } = this.#world.archive.catalog;
		if (this.#captureId !== null) return captures.get(this.#captureId);
		return this.#job.attempts > 1 ? this.#captureSince(this.#job.startedAt) : null;
	}
	async #captureSince(since) {
		const site = siteOfJob(this.#job);
		if (site === null) return null;
		return (await this.#world.archive.catalog.captures.list()).findLast((one) => one.site === site && one.startedAt >= since && !isTestimony(one)) ?? null;
	}
	async #beat() {
		if (this.#isLost) return;
		const { management, now, leaseMs } = this.#world;
		await this.#noteCapture();
		const known = this.#captureId === null ? {} : { captureId: this.#captureId };
		const beat = {
			now: now(),
			leaseMs,
			log: this.#said.all,
			...known
		};
		const answer = await management.jobs.beat(this.#claim, beat);
		if (answer === null) {
			this.#isLost = true;
			this.#process?.kill();
		} else if (answer.cancelAsked && !this.#isCancelled) await this.#cancel();
	}
	/** Which capture the process has begun, as soon as the catalog tells. */
	async #noteCapture() {
		if (this.#captureId !== null || this.#said.complaint?.includes(BUSY)) return;
		const capture = await this.#captureSince(this.#since);
		if (capture === null) return;
		this.#captureId = capture.id;
		const { archive, now } = this.#world;
		const { title = "" } = jobInput("capture", this.#job.input);
		if (title.trim() !== "") await archive.descriptions.put({
			kind: "capture",
			capture: capture.id
		}, { title: [title] }, now());
	}
	/** A capture is asked to end and judge what it has; anything else is stopped. */
	async #cancel() {
		this.#isCancelled = true;
		if (this.#captureId === null) this.#process?.stop();
		else await this.#world.archive.control.ask(this.#captureId, { want: "cancel" });
	}
	async #settle({ code, output }) {
		const { jobs } = this.#world.management;
		if (code === 0) return this.#end(await this.#done(output));
		if (this.#isStopping && !await this.#isPaused()) return void await jobs.giveBack(this.#claim, false);
		if (this.#isStopping) return this.#end({
			state: "failed",
			why: STOPPED_PAUSED
		});
		if (this.#isCancelled) return this.#end({ state: "cancelled" });
		const complaint = this.#said.complaint;
		if (complaint?.includes(BUSY)) return void await jobs.giveBack(this.#claim, false);
		if (code === null || code > 128) return void await jobs.giveBack(this.#claim, true);
		await this.#end({
			state: "failed",
			why: complaint ?? `its process ended with code ${code}`
		});
	}
	async #isPaused() {
		if (this.#captureId === null) return false;
		return (await this.#world.archive.control.look(this.#captureId))?.want === "pause";
	}
	async #done(output) {
		if (this.#job.kind === "survey") return surveyEnd(output);
		const capture = this.#captureId && await this.#world.archive.catalog.captures.get(this.#captureId);
		return capture && capture.phase === "cancelled" && this.#job.kind !== "end" ? { state: "cancelled" } : {
			state: "done",
			result: this.#captureId
		};
	}
	async #end(end) {
		const { management, now } = this.#world;
		if (!await management.jobs.end(this.#claim, now(), end)) return;
		const outcome = end.state === "failed" ? `failed: ${end.why}` : end.state;
		const about = this.#captureId ?? `job ${this.#job.id}`;
		const what = `worked on job ${this.#job.id} (${this.#job.kind})`;
		await management.acts.append({
			at: now(),
			who: "isochron",
			what,
			about,
			outcome
		});
	}
};
function surveyEnd(output) {
	try {
		return {
			state: "done",
			result: JSON.parse(output)
		};
	} catch {
		return {
			state: "failed",
			why: "what the survey found is too long to be shown here; isochron survey prints it"
		};
	}
}
//#endregion
//#region src/jobs/job-runner.ts
var LEASE_MS = 15e3;
var BEAT_MS = 1e3;
var GRACE_MS = 3e4;
var MOST_ATTEMPTS = 5;
/** Claims jobs and works on them until it is stopped. */
var JobRunner = class {
	#world;
	#options;
	#holder = randomUUID();
	#lanes;
	#timer = null;
	#looking = null;
	#isStopped = false;
	constructor(options) {
		this.#options = options;
		this.#world = {
			leaseMs: LEASE_MS,
			beatMs: BEAT_MS,
			...options
		};
		const reading = JOB_KINDS.filter((kind) => !WRITING_KINDS.includes(kind));
		this.#lanes = [{
			kinds: WRITING_KINDS,
			most: 1,
			isWriting: true,
			works: /* @__PURE__ */ new Map()
		}, {
			kinds: reading,
			most: options.readingAtOnce ?? 1,
			isWriting: false,
			works: /* @__PURE__ */ new Map()
		}];
	}
	/** Begins to look for jobs. */
	start() {
		this.#timer = setInterval(() => this.wake(), this.#world.beatMs);
		this.wake();
	}
	/** Looks for jobs now. */
	wake() {
		if (this.#isStopped) return;
		this.#looking ??= this.#look().catch((error) => this.#options.logger.log("error", `looking for jobs failed: ${String(error)}`)).finally(() => this.#looking = null);
	}
	/** Ends running jobs cleanly, so that they can be taken up again. */
	async stop() {
		this.#isStopped = true;
		if (this.#timer) clearInterval(this.#timer);
		await this.#looking;
		const works = this.#lanes.flatMap((lane) => [...lane.works]);
		for (const [work] of works) work.stop();
		const impatience = setTimeout(() => {
			for (const [work] of works) work.kill();
		}, this.#options.graceMs ?? GRACE_MS);
		await Promise.all(works.map(([, ended]) => ended));
		clearTimeout(impatience);
	}
	async #look() {
		for (const lane of this.#lanes) while (await this.#begin(lane));
	}
	/** Whether a job was begun. */
	async #begin({ kinds, most, isWriting, works }) {
		const { archive, management, now, leaseMs } = this.#world;
		if (this.#isStopped || works.size >= most) return false;
		if (isWriting && archive.hasWriter()) return false;
		const terms = {
			kinds,
			holder: this.#holder,
			now: now(),
			leaseMs,
			mostAttempts: MOST_ATTEMPTS
		};
		const claimed = await management.jobs.claim(terms);
		if (claimed === null) return false;
		const work = new JobWork(this.#world, claimed.job, claimed.claim);
		const ended = work.run().catch((error) => this.#options.logger.log("error", `job ${claimed.job.id} failed through a fault: ${String(error)}`)).finally(() => works.delete(work));
		works.set(work, ended);
		return true;
	}
};
/** The body of `POST /api/captures/:id/control`. */
var controlSchema = /* @__PURE__ */ object({
	want: /* @__PURE__ */ optional(/* @__PURE__ */ _enum([
		"run",
		"pause",
		"cancel"
	])),
	/** Addresses that begin so are asked for no more. */
	excludePrefix: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(4096))),
	delayMs: /* @__PURE__ */ optional((/* @__PURE__ */ number()).check(int(), _gte(0), _lte(864e5))),
	maxPages: /* @__PURE__ */ optional((/* @__PURE__ */ number()).check(int(), _gte(1), _lte(1e9)))
});
/** The body of `POST /api/jobs`. */
var askSchema = /* @__PURE__ */ object({
	kind: /* @__PURE__ */ string(),
	input: /* @__PURE__ */ unknown()
});
//#endregion
//#region src/server/routes/manage.ts
/** One token, one name: whoever has it. */
var WHO = "manager";
var MOST_LISTED = 100;
var MOST_BODY_BYTES$1 = 65536;
var listQuery = /* @__PURE__ */ object({
	limit: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^\d{1,3}$/))),
	before: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^\d{1,15}$/)))
});
var WANTED = {
	run: "resumed a capture",
	pause: "paused a capture",
	cancel: "cancelled a capture"
};
/** Adds the routes. */
function addManageRoutes(server, given, runs) {
	const management = {
		...given,
		runs
	};
	const guard = {
		...guardedBy("manage"),
		bodyLimit: MOST_BODY_BYTES$1
	};
	const { jobs, acts } = management.store;
	server.get("/api/jobs", guard, async (request) => {
		const { items, next } = await jobs.list(partOf(request));
		return {
			items: items.map((job) => ({
				...job,
				result: null,
				log: [...job.log]
			})),
			next
		};
	});
	server.get("/api/jobs/:id", guard, async (request) => {
		const job = found(await jobs.get(numberOf(request)), "no such job");
		return {
			...job,
			log: [...job.log]
		};
	});
	server.get("/api/acts", guard, async (request) => {
		const { items, next } = await acts.list(partOf(request));
		return {
			items: [...items],
			next
		};
	});
	server.get("/api/form", guard, (request) => formOf(management, request.query.capture));
	server.post("/api/jobs", guard, (request, reply) => askForJob(management, request, reply));
	server.post("/api/jobs/:id/cancel", guard, async (request, reply) => {
		const job = await jobs.askCancel(numberOf(request), management.now());
		if (job === null) return refuse(reply, 409, "this job has ended");
		await noteAct(management, "cancelled a job", `job ${job.id}`, job.state);
		return job;
	});
	server.post("/api/captures/:id/control", guard, (request, reply) => steer(management, request, reply));
}
async function formOf(management, captureId) {
	const { archive, defaults } = management;
	if (captureId === void 0) return {
		urls: [],
		title: "",
		options: {},
		defaults
	};
	const asked = found(await askedBefore(archive, captureId), "no such capture, or it has more seeds than a form holds");
	const said = await archive.descriptions.get({
		kind: "capture",
		capture: captureId
	});
	const options = Object.fromEntries(Object.entries(asked.options).map(([name, value]) => [name, typeof value === "string" ? value : [...value]]));
	return {
		urls: [...asked.urls],
		title: said?.elements.title?.[0] ?? "",
		options,
		defaults
	};
}
async function askForJob(management, request, reply) {
	const asked = askSchema.safeParse(request.body);
	const kind = JOB_KINDS.find((one) => asked.success && one === asked.data.kind);
	if (!asked.success || kind === void 0) return refuse(reply, 422, `a job has a kind (${JOB_KINDS.join(", ")}) and an input`);
	const checked = checkJobInput(kind, asked.data.input);
	if (!checked.ok) return refuseFields(reply, checked.problems);
	const captureId = checked.input.captureId ?? null;
	const clash = captureId === null ? null : await clashOf(management, captureId);
	if (clash !== null) return refuse(reply, 409, clash);
	const { store, now, wake } = management;
	const job = await store.jobs.add({
		kind,
		input: checked.input,
		by: WHO,
		askedAt: now(),
		captureId
	});
	await noteAct(management, ASKED_FOR[kind], captureId ?? aboutOf(checked.input), `job ${job.id}`);
	wake();
	return reply.code(201).send(job);
}
var ASKED_FOR = {
	survey: "asked for a survey",
	capture: "asked for a capture",
	resume: "asked to go on with a capture",
	end: "asked to end a capture"
};
function aboutOf(input) {
	const { url, urls = [] } = input;
	return url ?? urls.join(" ");
}
var STEERED_BY_TELLER = "this is a testimony: whoever tells it goes on with it, and ends it";
var STEERED_BY_WATCH = "these are looks of a watch: the watch goes on with them, and ends them";
/** Why a capture that exists cannot be gone on with or ended by a job. */
async function clashOf({ archive, store, runs }, captureId) {
	const capture = found(await archive.catalog.captures.get(captureId), "no such capture");
	if (isRefresh(capture)) return STEERED_BY_WATCH;
	if (isTestimony(capture)) return STEERED_BY_TELLER;
	if (!isUnfinished(capture)) return `this capture is ${capture.phase}: there is nothing to go on with`;
	if ((await runs()).of(capture) !== null) return "this capture is running";
	const other = (await store.jobs.open(MOST_LISTED)).find((job) => job.captureId === captureId);
	return other ? `job ${other.id} is about this capture already` : null;
}
async function steer(management, request, reply) {
	const asked = controlSchema.safeParse(request.body);
	if (!asked.success) return refuse(reply, 422, "this cannot be asked of a capture");
	const capture = found(await management.archive.catalog.captures.get(request.params.id), "no such capture");
	if (isRefresh(capture)) return refuse(reply, 409, STEERED_BY_WATCH);
	if (isTestimony(capture)) return refuse(reply, 409, STEERED_BY_TELLER);
	if (!isUnfinished(capture)) return refuse(reply, 409, `this capture is ${capture.phase}: there is nothing to steer`);
	const now = await management.runs();
	if (now.idle === "unheard") return refuse(reply, 503, "the cluster cannot be asked now");
	if (now.of(capture) === null) return refuse(reply, 409, "no process runs this capture now");
	const { want, ...rest } = asked.data;
	const edit = editOf(rest, management.now());
	if (want === void 0 && edit === null) return refuse(reply, 422, "nothing is asked of the capture");
	await management.archive.control.ask(capture.id, {
		...want !== void 0 && { want },
		...edit !== null && { edit }
	});
	await noteSteering(management, capture, want, edit);
	return reply.code(202).send({ asked: true });
}
async function noteSteering(management, { id }, want, edit) {
	if (want !== void 0) await noteAct(management, WANTED[want], id, "asked");
	if (edit === null) return;
	const { maxPages, delayMs, exclude } = edit;
	await noteAct(management, "changed a running capture", id, JSON.stringify({
		maxPages,
		delayMs,
		exclude
	}));
}
function editOf({ excludePrefix, delayMs, maxPages }, askedAt) {
	if (excludePrefix === void 0 && delayMs === void 0 && maxPages === void 0) return null;
	return {
		askedAt,
		...excludePrefix !== void 0 && { exclude: [`^${literal(excludePrefix)}`] },
		...delayMs !== void 0 && { delayMs },
		...maxPages !== void 0 && { maxPages }
	};
}
/** A text as a pattern that matches it alone, with the `u` flag. */
function literal(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function refuseFields(reply, problems) {
	const message = problems.map(({ field, message: said }) => `${field}: ${said}`).join("; ");
	return reply.code(422).send({
		error: {
			code: "BAD_INPUT",
			message
		},
		problems
	});
}
/** Puts an act on record. */
function noteAct({ store, now }, what, about, outcome) {
	const act = {
		at: now(),
		who: WHO,
		what,
		about: about.slice(0, 2e3),
		outcome
	};
	return store.acts.append(act);
}
function partOf(request) {
	const query = listQuery.safeParse(request.query);
	if (!query.success) throw new IsochronError("NOT_FOUND", "a list is asked for by limit and before");
	const { limit, before } = query.data;
	return {
		limit: Math.max(1, Math.min(Number(limit ?? MOST_LISTED), MOST_LISTED)),
		before: before === void 0 ? null : Number(before)
	};
}
function numberOf({ params }) {
	return /^\d{1,15}$/.test(params.id) ? Number(params.id) : -1;
}
function found(value, message) {
	if (value === null) throw new IsochronError("NOT_FOUND", message);
	return value;
}
//#endregion
//#region src/server/cluster-schema.ts
/** How a machine is, those in trouble first. */
var MACHINE_CONDITIONS = [
	"silent",
	"draining",
	"working"
];
/** The body of `POST /api/cluster/drain`: one machine by its name, or all of them. */
var drainSchema = /* @__PURE__ */ object({
	machine: /* @__PURE__ */ nullable((/* @__PURE__ */ string()).check(_minLength(1), _maxLength(200))),
	isDraining: /* @__PURE__ */ boolean()
});
//#endregion
//#region src/server/cluster/machine-loads.ts
/** Of one machine's sites and figures no more are shown. */
var MOST_SITES = 100;
var MOST_FIGURES = 30;
/** The loads of all machines at one moment. */
var MachineLoads = class {
	#machines;
	#sites = /* @__PURE__ */ new Map();
	#runs;
	#known;
	/** `known` are captures that the archive which is served here knows of. */
	constructor({ machines, held, runs }, known) {
		this.#known = known;
		this.#machines = new Map(machines.map((machine) => [machine.name, machine]));
		this.#runs = new Map(runs.map((word) => [word.site, machineRun(word)]));
		for (const one of held) {
			if (one.machine === null) continue;
			const sites = this.#sites.get(one.machine);
			if (sites) sites.push(one);
			else this.#sites.set(one.machine, [one]);
		}
	}
	of(name) {
		const machine = this.#machines.get(name);
		const sites = this.#sites.get(name) ?? [];
		return {
			mostSites: machine?.mostSites ?? null,
			sites: sites.slice(0, MOST_SITES).map(({ site }) => this.#handed(site)),
			sitesInAll: sites.length,
			figures: figuresOf(machine)
		};
	}
	/** Whoever has a site and is not on the list of machines. */
	unnamed() {
		return [...this.#sites.keys()].filter((name) => !this.#machines.has(name));
	}
	#handed(site) {
		const run = this.#runs.get(site) ?? null;
		return {
			site,
			run,
			isKnown: run !== null && this.#known.has(run.captureId)
		};
	}
};
/** What is no figure, or not named as one, is left out. */
function figuresOf(machine) {
	const told = Object.entries(machine?.figures ?? {}).filter(([name, value]) => /^[a-z][A-Za-z0-9]{0,59}$/.test(name) && Number.isFinite(value));
	return Object.fromEntries(told.slice(0, MOST_FIGURES));
}
//#endregion
//#region src/server/cluster/machine-listings.ts
var MOST_LEFT = 50;
/** More unfinished captures than any archive has. */
var MOST_UNFINISHED$1 = 1e3;
/** A machine that has a site and has said nothing of itself: one that begins, or one that was taken off the list. */
var UNHEARD = {
	condition: "silent",
	isDraining: false,
	software: "",
	startedAt: null,
	seenAt: null
};
/** Makes listings. */
var MachineListings = class {
	#source;
	constructor(source) {
		this.#source = source;
	}
	/** A piece of the list. @throws CLUSTER where nobody can be asked */
	async list({ cursor, limit }) {
		const told = await this.#source.cluster.look();
		const open = told.whole === null ? [] : await this.#unfinished();
		const all = this.#listed(told, new Set(open.map(({ id }) => id)));
		const sorted = all.map((machine) => ({
			machine,
			place: placeOf$2(machine)
		})).sort((a, b) => a.place < b.place ? -1 : 1);
		const rest = cursor === void 0 ? sorted : sorted.filter(({ place }) => place > cursor);
		const shown = rest.slice(0, limit);
		return {
			at: told.at,
			leaseMs: this.#source.leaseMs,
			facts: factsOf(told.whole),
			machines: shown.map(({ machine }) => machine),
			next: rest.length > limit ? shown.at(-1).place : null,
			sums: sumsOf$1(all, told.whole),
			left: told.whole && leftOf(open, told.whole)
		};
	}
	/** All machines, without their captures. @throws CLUSTER where nobody can be asked */
	async all() {
		const told = await this.#source.cluster.look();
		const machines = this.#listed(told, /* @__PURE__ */ new Set());
		return {
			machines,
			sums: sumsOf$1(machines, told.whole)
		};
	}
	#unfinished() {
		return this.#source.archive.catalog.captures.some({
			unfinished: true,
			limit: MOST_UNFINISHED$1
		});
	}
	#listed({ at, machines, whole }, known) {
		const loads = whole && new MachineLoads(whole, known);
		return [...machines.map((machine) => ({
			...outlined(machine, this.#conditionOf(machine, at)),
			load: loads && loads.of(machine.name)
		})), ...loads?.unnamed().map((name) => ({
			...UNHEARD,
			name,
			load: loads.of(name)
		})) ?? []];
	}
	#conditionOf({ seenAt, isDraining }, at) {
		if (at - seenAt > this.#source.leaseMs) return "silent";
		return isDraining ? "draining" : "working";
	}
};
function outlined(machine, condition) {
	const { name, isDraining, software, startedAt, seenAt } = machine;
	return {
		name,
		condition,
		isDraining,
		software,
		startedAt,
		seenAt
	};
}
function factsOf(whole) {
	const facts = whole?.facts ?? null;
	return facts && {
		id: facts.id,
		store: facts.store
	};
}
/** By the word for its condition's place, then by name. */
function placeOf$2({ name, condition }) {
	return `${MACHINE_CONDITIONS.indexOf(condition)} ${name}`;
}
function sumsOf$1(machines, whole) {
	const conditions = {
		silent: 0,
		draining: 0,
		working: 0
	};
	for (const { condition } of machines) conditions[condition]++;
	const running = whole?.runs.filter((word) => machineRun(word)?.state === "running").length;
	return {
		machines: machines.length,
		conditions,
		sites: whole?.held.length ?? null,
		running: running ?? null
	};
}
/** Captures that have begun and that nobody has; whoever tells a testimony or watches goes on with those by himself. */
function leftOf(open, { held }) {
	const inHand = new Set(held.map(({ site }) => site));
	const left = open.filter((one) => !inHand.has(one.site) && !isRefresh(one) && !isTestimony(one));
	return {
		captures: left.slice(0, MOST_LEFT).map(({ id, site, startedAt }) => ({
			id,
			site,
			startedAt
		})),
		hasMore: left.length > MOST_LEFT
	};
}
//#endregion
//#region src/server/routes/cluster.ts
var USUAL_MACHINES = 50;
/** Adds the routes; returns the machines as readers are told of them, for other routes. */
function addClusterRoutes(server, options) {
	const { archive, cluster, clusterDesk, management } = options;
	if (!cluster) return null;
	const { leaseMs } = cluster;
	const machines = new MachineListings({
		cluster: cluster.reader,
		archive,
		leaseMs
	});
	server.get("/api/cluster", guardedBy("archive"), async ({ query }) => {
		return {
			...await machines.list(listAsked(query, USUAL_MACHINES)),
			facts: null,
			canDrain: false
		};
	});
	if (management && clusterDesk) addDeskRoutes(server, management, clusterDesk);
	return machines;
}
function addDeskRoutes(server, management, { reader, drain, leaseMs }) {
	const { archive } = management;
	const machines = new MachineListings({
		cluster: reader,
		archive,
		leaseMs
	});
	server.get("/api/manage/cluster", guardedBy("manage"), async ({ query }) => {
		return {
			...await machines.list(listAsked(query, USUAL_MACHINES)),
			canDrain: true
		};
	});
	server.post("/api/cluster/drain", guardedBy("manage"), async (request, reply) => {
		const asked = drainSchema.safeParse(request.body);
		if (!asked.success) return refuse(reply, 422, "machine is a name or null for all, isDraining true or false");
		const { machine, isDraining } = asked.data;
		const told = await reader.look();
		if (machine !== null && !told.machines.some(({ name }) => name === machine)) return refuse(reply, 404, "no such machine");
		await drain(machine, isDraining);
		await noteAct(management, isDraining ? ASKED : TAKEN_BACK, machine ?? "all machines", "asked");
		return reply.code(202).send({ asked: true });
	});
}
var ASKED = "asked a machine to take nothing new";
var TAKEN_BACK = "let a machine take sites again";
//#endregion
//#region src/server/metrics/metric-text.ts
/** A figure that goes up and down. */
function gauge(name, help, value) {
	return {
		name,
		help,
		type: "gauge",
		value
	};
}
/** All samples of one name stand together, below their head. */
function formatMetrics(metrics) {
	return [...new Set(metrics.map(({ name }) => name))].map((name) => {
		const samples = metrics.filter((metric) => metric.name === name);
		const { help, type } = samples[0];
		return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map(sample).join("")}`;
	}).join("");
}
function sample({ name, labels = {}, value }) {
	const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
	return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}\n`;
}
function escapeLabel(text) {
	return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\"", "\\\"");
}
//#endregion
//#region src/server/metrics/cluster-metrics.ts
/** Machines, sites in hand and running captures, and of each machine its own figures. */
function clusterMetrics(figures) {
	const reached = gauge("isochron_cluster_reached", "Whether the cluster’s database answered.", figures === null ? 0 : 1);
	if (figures === null) return [reached];
	const { machines, sums } = figures;
	return [
		reached,
		...MACHINE_CONDITIONS.map((condition) => ({
			...gauge("isochron_cluster_machines", "Machines, by condition.", sums.conditions[condition]),
			labels: { condition }
		})),
		...told("isochron_cluster_sites", "Sites in machines’ hands.", sums.sites),
		...told("isochron_cluster_running", "Captures that machines run.", sums.running),
		...machines.flatMap(machineMetrics)
	];
}
function told(name, help, value) {
	return value === null ? [] : [gauge(name, help, value)];
}
function machineMetrics({ name, load }) {
	if (load === null) return [];
	const labels = { machine: name };
	return [{
		...gauge("isochron_cluster_machine_sites", "Sites in a machine’s hands.", load.sitesInAll),
		labels
	}, ...Object.entries(load.figures).map(([figure, value]) => ({
		...gauge(`isochron_machine_${snake(figure)}`, `What machines say of ${words(figure)}.`, value),
		labels
	}))];
}
/** `uploadBacklogBytes` as names of figures are written here: `upload_backlog_bytes`. */
function snake(name) {
	return words(name).replaceAll(" ", "_");
}
function words(name) {
	return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
//#endregion
//#region src/server/metrics/watch-metrics.ts
var PAGE_STATES = [
	"watched",
	"asleep",
	"gone"
];
/** Sites, pages, looks, versions, budgets and deliveries; nothing where nothing is watched. */
function watchMetrics(sites, deliveries) {
	const isWhole = sites.every(({ figures }) => figures !== null);
	return [
		...sites.length > 0 ? conditionMetrics(sites) : [],
		...sites.length > 0 && isWhole ? figureMetrics(sites.map(({ figures }) => figures)) : [],
		...deliveries === null ? [] : deliveryMetrics(deliveries)
	];
}
function conditionMetrics(sites) {
	return CONDITIONS.map((condition) => ({
		...gauge("isochron_watch_sites", "Sites under watch, by condition.", sites.filter((one) => one.condition === condition).length),
		labels: { condition }
	}));
}
function figureMetrics(figures) {
	const sum = (of) => figures.reduce((all, one) => all + of(one), 0);
	return [
		...PAGE_STATES.map((state) => ({
			...gauge("isochron_watch_pages", "Pages under watch, by state.", sum(({ pages }) => pages[state])),
			labels: { state }
		})),
		gauge("isochron_watch_looks", "Looks at pages since each watch began.", sum(({ looks }) => looks)),
		gauge("isochron_watch_versions", "New versions that they found.", sum(({ versions }) => versions)),
		gauge("isochron_watch_requests_today", "Requests spent on the UTC day of each site's last turn.", sum(({ requestsToday }) => requestsToday.spent)),
		gauge("isochron_watch_bytes_this_month", "Bytes received in the UTC month of each site's last turn.", sum(({ bytesThisMonth }) => bytesThisMonth.spent))
	];
}
function deliveryMetrics({ waiting, delivered, givenUp, repeated }) {
	return Object.entries({
		waiting,
		delivered,
		"given-up": givenUp,
		repeated
	}).map(([state, value]) => ({
		...gauge("isochron_watch_deliveries", "Messages of news, by what became of them.", value),
		labels: { state }
	}));
}
//#endregion
//#region src/server/routes/metrics.ts
var PHASES = [
	"visiting",
	"revisiting",
	"finished",
	"failed",
	"cancelled"
];
/** Adds the endpoint; it is guarded as the API is. */
function addMetricsRoute(server, sources) {
	const { archive, runs, watched, news, machines } = sources;
	const totals = new Totals(archive);
	server.get("/metrics", guardedBy("archive"), async (_request, reply) => {
		const phases = await archive.catalog.captures.phases();
		const { captures: live } = await liveSnapshot({
			archive,
			runs
		}, Date.now());
		const text = [
			...archiveMetrics(phases, await totals.of(phases)),
			...live.flatMap(runMetrics),
			...watchMetrics(await watched.all(), await news?.counts() ?? null),
			...machines ? clusterMetrics(await machines.all().catch(() => null)) : []
		];
		return reply.type("text/plain; version=0.0.4; charset=utf-8").send(formatMetrics(text));
	});
}
/** More unfinished captures than any archive has. */
var MOST_UNFINISHED = 1e3;
var COUNTED_AT_ONCE = 20;
/** What was removed from ended captures meanwhile is noticed so late. */
var COUNTED_AGAIN_AFTER_MS = 6e5;
/** Counts of captures that have ended are summed up once, and anew when one more has, the rules changed, or time went by. */
var Totals = class {
	#archive;
	#ended = null;
	constructor(archive) {
		this.#archive = archive;
	}
	async of({ finished, failed, cancelled }) {
		const { catalog, rules } = this.#archive;
		const version = `${(await rules.current()).version} ${finished + failed + cancelled}`;
		const isOld = this.#ended && performance.now() - this.#ended.countedAtMs > COUNTED_AGAIN_AFTER_MS;
		if (this.#ended?.version !== version || isOld) {
			const ended = (await catalog.captures.list()).filter((one) => !isUnfinished(one));
			this.#ended = {
				version,
				sum: await this.#sumOf(ended),
				countedAtMs: performance.now()
			};
		}
		const open = await catalog.captures.some({
			unfinished: true,
			limit: MOST_UNFINISHED
		});
		return added$1(this.#ended.sum, await this.#sumOf(open));
	}
	async #sumOf(captures) {
		let sum = NOTHING;
		for (const [i, { id }] of captures.entries()) {
			if (i % COUNTED_AT_ONCE === 0) await setImmediate$1();
			sum = added$1(sum, await this.#archive.catalog.runStatus.counts(id));
		}
		return sum;
	}
};
var NOTHING = {
	pages: {
		known: 0,
		visited: 0,
		failed: 0,
		refused: 0,
		skipped: 0
	},
	sightings: 0,
	warcBytes: 0
};
function added$1(a, b) {
	const states = Object.keys(a.pages);
	return {
		pages: Object.fromEntries(states.map((state) => [state, a.pages[state] + b.pages[state]])),
		sightings: a.sightings + b.sightings,
		warcBytes: a.warcBytes + b.warcBytes
	};
}
function archiveMetrics(phases, { pages, sightings, warcBytes }) {
	return [
		...PHASES.map((phase) => ({
			name: "isochron_captures",
			help: "Captures in the archive, by phase.",
			type: "gauge",
			labels: { phase },
			value: phases[phase]
		})),
		...Object.entries(pages).map(([state, value]) => ({
			name: "isochron_pages",
			help: "Known pages of all captures, by state.",
			type: "gauge",
			labels: { state },
			value
		})),
		gauge("isochron_sightings", "Looks at pages in all captures.", sightings),
		gauge("isochron_warc_bytes", "Bytes of WARC files known to be safe on disk.", warcBytes)
	];
}
/** What a run said of itself; figures it has not told are left out. */
function runMetrics({ id, site, phase, state, progress }) {
	const labels = {
		capture: id,
		site
	};
	const figures = progress?.["figures"] ?? {};
	const told = [
		[
			"isochron_run_pages_done",
			"Pages done in the pass that is running.",
			progress?.["done"]
		],
		[
			"isochron_run_pages_total",
			"Pages known in the pass that is running.",
			progress?.["total"]
		],
		[
			"isochron_run_pages_per_second",
			"Pages per second, of late.",
			figures["pagesPerSecond"]
		],
		[
			"isochron_run_bytes_per_second",
			"Bytes per second, of late.",
			figures["bytesPerSecond"]
		],
		[
			"isochron_run_requests",
			"Requests of this run.",
			figures["requests"]
		],
		[
			"isochron_run_bytes",
			"Bytes received by this run.",
			figures["bytes"]
		],
		[
			"isochron_run_failures",
			"Fetches of this run that failed.",
			figures["failures"]
		],
		[
			"isochron_run_sharp_pages",
			"Pages seen identical on both sides of t*, so far.",
			figures["sharp"]
		],
		[
			"isochron_run_eta_ms",
			"Milliseconds left at the pace of late.",
			figures["etaMs"]
		]
	];
	return [{
		...gauge("isochron_run", "An unfinished capture and its state.", 1),
		labels: {
			...labels,
			phase,
			state
		}
	}, ...told.flatMap(([name, help, value]) => typeof value === "number" ? [{
		...gauge(name, help, value),
		labels
	}] : [])];
}
//#endregion
//#region src/server/sites/addresses.ts
var MOST = 20;
/** Keys looked at for one answer, those of requests that are no pages among them. */
var MOST_LEAPS = 200;
/** Some addresses of which the archive holds something, in the index's order. */
async function addressesFrom(index, prefix) {
	const found = [];
	let from = "";
	for (let leap = 0; leap < MOST_LEAPS && found.length < MOST; leap++) {
		const next = await firstFrom$1(index, prefix, from);
		if (next === null) break;
		if (next.method === void 0) found.push(next.url);
		from = `${next.surt}!`;
	}
	return found;
}
async function firstFrom$1(index, url, from) {
	const walk = {
		url,
		match: "prefix",
		...from !== "" && { from }
	};
	for await (const entries of index.walk(walk)) if (entries[0]) return entries[0];
	return null;
}
//#endregion
//#region src/server/sites/front-page.ts
/** Longer front pages go without a title here. */
var MOST_PAGE_BYTES = 1048576;
var MOST_TITLE_CHARS = 200;
/** Thumbnails are small; what is longer is none of ours. */
var MOST_PICTURE_BYTES = 524288;
/** Titles remembered. */
var MOST_KEPT$1 = 5e3;
/** Front pages of an archive's sites. */
var FrontPages = class {
	#archive;
	#titles = /* @__PURE__ */ new Map();
	constructor(archive) {
		this.#archive = archive;
	}
	/** What the front page of a capture's site calls itself; `null` where it says nothing or may not be shown. */
	async titleOf(capture) {
		const version = await this.#archive.results.version(capture.id);
		const held = this.#titles.get(capture.id);
		if (held?.version === version) return held.title;
		const title = await this.#readTitle(capture).catch(() => null);
		if (this.#titles.size >= MOST_KEPT$1) this.#titles.clear();
		if (!isUnfinished(capture)) this.#titles.set(capture.id, {
			version,
			title
		});
		return title;
	}
	/** The picture; `null` where there is none, or one that this reader may not see. */
	async pictureOf(capture) {
		const entry = await this.pictureEntry(capture);
		return entry && readPicture(this.#archive.index, entry);
	}
	/**
	* Where the picture lies. It is found by the rendering that made it: that is told only to readers who may see the
	* document and all that it showed, which the picture's own name (`urn:thumbnail:…`) says nothing of.
	*/
	async pictureEntry({ id, seeds }) {
		const [front] = seeds;
		if (front === void 0) return null;
		const shown = await this.#archive.catalog.renderings.ofDocument(id, front);
		if (shown === null) return null;
		const own = (await this.#archive.index.lookup(`urn:thumbnail:${front}`)).find(({ at, recordType }) => at === shown.at && recordType === "resource");
		return own !== void 0 && own.length <= MOST_PICTURE_BYTES ? own : null;
	}
	async #readTitle({ seeds: [front], asOf, startedAt }) {
		if (front === void 0) return null;
		const at = asOf ?? startedAt;
		const pages = (await this.#archive.index.lookup(front)).filter(({ url, status, length }) => url === front && status === 200 && length <= MOST_PAGE_BYTES).filter(({ isUnlisted }) => isUnlisted !== true).sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
		return pages[0] === void 0 ? null : titleIn((await this.#archive.index.read(pages[0])).httpBytes);
	}
};
function titleIn(httpBytes) {
	const response = parseHttpResponse(httpBytes);
	if (!response.ok) return null;
	const decoded = decodeContent(response.body, response.headers, SHOW_LIMITS);
	if (decoded.kind !== "ok") return null;
	const { title } = scanHtml(decodeText(decoded.content, response.header("content-type")).text);
	const words = title?.replace(/\s+/g, " ").trim().slice(0, MOST_TITLE_CHARS) ?? "";
	return words === "" ? null : words;
}
//#endregion
//#region src/server/sites/settings-words.ts
var MOST_CHARS = 500;
var TOLD = {
	"pause after each answer": ({ delayMs }) => delayMs === void 0 ? void 0 : `${delayMs} ms`,
	strategy: ({ strategy }) => strategy,
	"pages at most": ({ maxPages }) => maxPages,
	"least chance to be sharp": ({ threshold }) => threshold,
	passes: ({ passes }) => passes,
	"revisits are conditional above": ({ conditionalAbove }) => conditionalAbove === void 0 ? void 0 : `${conditionalAbove} bytes`,
	"pages attested by their servers": ({ attested }) => attested,
	"both bodies kept": ({ keepBoth }) => keepBoth,
	"requests at most": ({ budget }) => budget?.maxRequests,
	"robots.txt": ({ manners }) => manners?.robots,
	"why robots.txt is ignored": ({ manners }) => manners?.robotsReason ?? void 0,
	"bytes at most": ({ manners }) => manners?.maxBytes ?? void 0,
	"shown in a browser": ({ browser }) => browser?.mode,
	scope: ({ scope }) => scope === void 0 ? void 0 : scopeWords(scope),
	"known to servers as": ({ requestProfile }) => requestProfile?.["user-agent"] ?? requestProfile?.["User-Agent"]
};
/** What is told, in this order. */
function settingsWords(settings) {
	return Object.entries(TOLD).flatMap(([name, told]) => {
		const value = told(settings);
		if (value === void 0) return [];
		return [[name, (typeof value === "string" ? value : JSON.stringify(value)).slice(0, MOST_CHARS)]];
	});
}
/** What the rules say, without what they leave open. */
function scopeWords(scope) {
	return Object.entries(scope).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)).map(([name, value]) => `${name}: ${[value].flat().map(String).join(", ")}`).join("; ");
}
//#endregion
//#region src/server/sites/site-habits.ts
/** Counting so many looks takes about a second. */
var MOST_LOOKS = 4e4;
var MOST_CAPTURES = 400;
var MOST_BUSIEST = 20;
var MOST_DIRECTORIES = 60;
var MOST_KEPT = 20;
/** Habits of an archive's sites. */
var SiteHabits = class {
	#archive;
	#kept = /* @__PURE__ */ new Map();
	constructor(archive) {
		this.#archive = archive;
	}
	/** `null` where there is more to count than a reader should wait for. @throws WithheldError where rules keep looks back */
	async of(site) {
		const { catalog } = this.#archive;
		const captures = await catalog.captures.some({
			site,
			limit: 401
		});
		let looks = 0;
		for (const { id } of captures) looks += (await catalog.runStatus.counts(id)).sightings;
		if (captures.length > MOST_CAPTURES || looks > MOST_LOOKS) return null;
		const stamp = `${await catalog.standing.stamp()} ${looks}`;
		const kept = this.#kept.get(site);
		if (kept?.stamp === stamp) return kept.habits;
		if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
		const habits = this.#mine(site);
		this.#kept.set(site, {
			stamp,
			habits
		});
		habits.catch(() => this.#kept.delete(site));
		return habits;
	}
	async #mine(site) {
		const input = await mineInputOfArchive(site, this.#archive);
		return input && habitsOf(mineSite(input));
	}
};
function habitsOf(report) {
	const { pages, changes, from, to, pattern, countClasses, rateClasses, unforecast } = report;
	return {
		pages,
		changes,
		from: Number.isFinite(from) ? from : null,
		to: Number.isFinite(to) ? to : null,
		quiet: quietWords(report),
		hours: {
			isForecast: pattern.present,
			values: [...pattern.present ? pattern.hours : pattern.counts]
		},
		countClasses: [...countClasses],
		rateClasses: [...rateClasses],
		unforecast,
		busiest: report.busiest.slice(0, MOST_BUSIEST).map(({ path, counted, forecast }) => ({
			path,
			counted: countedWords(counted),
			forecast: forecastWords(forecast)
		})),
		directories: report.directories.toSorted((a, b) => b.frequencyOfChange - a.frequencyOfChange || b.pages - a.pages).slice(0, MOST_DIRECTORIES).map(({ path, pages: own, changedIn, frequencyOfChange, class: kind }) => ({
			path,
			pages: own,
			changedIn: stepsWords(changedIn, report.evolution),
			frequency: frequencyOfChange,
			class: kind
		}))
	};
}
//#endregion
//#region src/server/sites/site-life.ts
var MOST_COLUMNS = 1e3;
/** Reads it from what captures added to what is known. */
async function siteLife(site, { catalog }) {
	const { steps, pages } = siteKnown(await catalog.standing.ofSite(site));
	return {
		pages,
		steps: thinned(Array.from(steps.at, (at, i) => ({
			at,
			count: steps.known[i]
		})))
	};
}
/** Of each column the highest step and the last: a narrow top is kept, and so is the level that goes on. */
function thinned(steps) {
	if (steps.length <= 2 * MOST_COLUMNS) return steps;
	const [first, end] = [steps[0].at, steps.at(-1).at];
	const columnMs = (end - first) / MOST_COLUMNS;
	const kept = [];
	let column = -1;
	let highest = steps[0];
	let last = steps[0];
	const close = () => void kept.push(...highest === last ? [last] : [highest, last]);
	for (const step of steps) {
		const own = Math.floor((step.at - first) / columnMs);
		if (own !== column && column !== -1) close();
		if (own !== column || step.count >= highest.count) highest = step;
		[column, last] = [own, step];
	}
	close();
	return kept;
}
//#endregion
//#region src/server/sites/site-listings.ts
/** Points of the small line over time. */
var MOST_SHARES = 24;
/** From this share of all pages on failures are trouble. */
var TROUBLING_SHARE = .1;
/** Makes listings. */
var SiteListings = class {
	#archive;
	#runs;
	#captures;
	#fronts;
	#watched;
	constructor({ archive, runs, captures, fronts, watched }) {
		this.#archive = archive;
		this.#runs = runs;
		this.#captures = captures;
		this.#fronts = fronts;
		this.#watched = watched;
	}
	/** A piece of the list of sites. */
	async list({ cursor, limit, q }) {
		const behind = cursor === void 0 ? null : placeOf$1(cursor);
		const sites = await this.#archive.catalog.captures.sites({
			limit: limit + 1,
			...behind !== null && { behind },
			...q !== void 0 && { contains: q }
		});
		const shown = sites.slice(0, limit);
		const last = shown.at(-1);
		return {
			sites: await this.of(shown),
			next: sites.length > limit && last ? `${last.lastAt} ${last.site}` : null
		};
	}
	async of(sites) {
		const now = await this.#runs();
		return (await Promise.all(sites.map((one) => this.#listing(one, now)))).filter((one) => one !== null);
	}
	async #listing({ site, captures, firstAt }, now) {
		const newest = await newestForSite(site, MOST_SHARES, this.#archive);
		const [capture] = newest;
		if (capture === void 0) return null;
		const listed = await Promise.all(newest.map((one) => this.#captures.of(one)));
		const last = listed.find(({ id }) => id === capture.id);
		const isRunning = now.hasSite(site);
		return {
			site,
			title: await this.#titleOf(site, newest),
			captures,
			firstAt,
			last,
			shares: listed.flatMap(shareOf).reverse(),
			trouble: isRunning ? null : troubleOf(capture, last, now),
			isRunning,
			hasThumbnail: await this.thumbnailed(newest) !== null,
			watch: await this.#watchOf(site)
		};
	}
	async #watchOf(site) {
		const found = await this.#watched.of(site);
		if (found === null) return null;
		const { figures: _figures, ...outline } = found;
		return outline;
	}
	/** The newest of captures with a picture of the front page. */
	async thumbnailed(newestFirst) {
		for (const capture of newestFirst.filter((one) => !isUnfinished(one)).slice(0, 3)) if (await this.#fronts.pictureEntry(capture).catch(() => null) !== null) return capture;
		return null;
	}
	async #titleOf(site, newestFirst) {
		const [title] = (await this.#archive.descriptions.get({
			kind: "site",
			site
		}))?.elements.title ?? [];
		if (title !== void 0) return title;
		const shown = newestFirst.find(({ phase }) => phase === "finished" || phase === "cancelled");
		return shown === void 0 ? null : this.#fronts.titleOf(shown);
	}
};
/**
* The newest captures that speak for a site. Those that only fetched what another lacks, and looks of a watch, do so
* where there are no others.
*/
async function newestForSite(site, limit, { catalog }) {
	const captures = await catalog.captures.some({
		site,
		ofMoment: true,
		limit
	});
	return captures.length > 0 ? captures : catalog.captures.some({
		site,
		limit
	});
}
function shareOf({ all, asOf, imported, patchOf }) {
	if (all === null || asOf === null || all.pages === 0 || imported || patchOf !== void 0) return [];
	return [{
		at: asOf,
		share: all.sharp / all.pages
	}];
}
function troubleOf(capture, { all, failed = 0 }, { idle }) {
	if (isRefresh(capture) || isTestimony(capture)) return null;
	if (isUnfinished(capture)) return idle === "unheard" ? null : idle;
	if (capture.phase !== "finished") return capture.phase === "failed" ? "failed" : "cancelled";
	return all !== null && failed > 0 && failed >= all.pages * TROUBLING_SHARE ? "many-failures" : null;
}
function placeOf$1(cursor) {
	const [, at, site] = /^(-?\d{1,15}) (.+)$/s.exec(cursor) ?? [];
	return site === void 0 ? null : {
		site,
		lastAt: instant(Number(at))
	};
}
//#endregion
//#region src/server/sites/site-tree.ts
var MOST_CHILDREN = 200;
/** Lines looked at for one answer: where rules hide most of them, the rest is asked for again. */
var MOST_LINES = 2e4;
/** The signs behind a slash and behind a space in the order of bytes: the first lines past a directory, and past a key. */
var [PAST_SLASH, PAST_SPACE] = ["0", "!"];
/** What lies directly below `prefix`, an address that ends with a slash; `cursor` is where to go on. */
async function treeLevel(index, prefix, cursor) {
	const base = baseOf(prefix);
	const entries = [];
	let [from, lines] = [cursor?.startsWith(base) ? cursor : base, 0];
	while (entries.length < MOST_CHILDREN && lines < MOST_LINES) {
		const found = await firstFrom(index, {
			prefix,
			base,
			from,
			most: MOST_LINES - lines
		});
		if (found.entry === null) return {
			entries,
			next: found.next
		};
		lines += found.lines;
		const rest = found.entry.surt.slice(base.length);
		const name = /^([^/?]+)\//.exec(rest)?.[1];
		if (name !== void 0) {
			entries.push(directory(prefix, base, name));
			from = base + name + PAST_SLASH;
		} else {
			if (found.entry.method === void 0) entries.push(page(found.entry, rest));
			from = found.entry.surt + PAST_SPACE;
		}
	}
	return {
		entries,
		next: from
	};
}
async function firstFrom(index, { prefix, base, from, most }) {
	let lines = 0;
	const url = new URL("/", prefix).href;
	const before = base.replace(/.$/s, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
	for await (const entries of index.walk({
		url,
		match: "host",
		from,
		before
	})) {
		const entry = entries.find((one) => one.surt.startsWith(base) && one.surt >= from.trimEnd());
		lines += Math.max(1, entries.length);
		if (entry) return {
			entry,
			lines,
			next: null
		};
		const last = entries.at(-1);
		if (lines >= most && last) return {
			entry: null,
			lines,
			next: last.surt + PAST_SPACE
		};
	}
	return {
		entry: null,
		lines,
		next: null
	};
}
/** Keys of what lies below begin so. */
function baseOf(prefix) {
	const key = surt(prefix);
	return key.endsWith("/") ? key : `${key}/`;
}
function directory(prefix, base, name) {
	const path = base.slice(base.indexOf(")") + 1) + name;
	return {
		kind: "directory",
		name,
		url: `${new URL(prefix).origin}${path}/`,
		mime: null
	};
}
function page({ url, mime }, rest) {
	const name = /[^/]*$/.exec(url.replace(/[?#].*$/s, "").replace(/\/$/, ""))?.[0] ?? "";
	const query = /\?.*$/s.exec(url)?.[0] ?? "";
	return {
		kind: "page",
		name: rest === "" ? "/" : `${name}${query}`,
		url,
		mime
	};
}
//#endregion
//#region src/server/routes/sites.ts
/** Sites of a list unless told. */
var USUAL_SITES$1 = 24;
var MOST_SEEDS = 50;
var NEWEST = 24;
/** Adds the routes. */
function addSiteRoutes(server, options) {
	const { archive, runs, watched } = options;
	const captures = new CaptureListings(archive);
	const fronts = new FrontPages(archive);
	const sites = new SiteListings({
		archive,
		runs,
		captures,
		fronts,
		watched
	});
	server.get("/api/sites", guardedBy("archive"), (request) => sites.list(listAsked(request.query, USUAL_SITES$1)));
	addSiteRoute(server, options, sites);
	addThumbnailRoute(server, {
		archive,
		fronts,
		sites
	});
	addKnowledgeRoutes(server, archive);
	addAddressRoute(server, archive);
	server.get("/api/sites/:site/captures", guardedBy("archive"), async (request) => {
		const { cursor, limit, from, to } = listAsked(request.query);
		const found = await archive.catalog.captures.some({
			site: request.params.site,
			limit: limit + 1,
			...cursor !== void 0 && { behind: cursor },
			...from !== void 0 && { from },
			...to !== void 0 && { to }
		});
		const shown = found.slice(0, limit);
		return {
			captures: await Promise.all(shown.map((one) => captures.titled(one))),
			next: found.length > limit ? shown.at(-1).id : null
		};
	});
}
function addSiteRoute(server, { archive, replayUrl }, sites) {
	server.get("/api/sites/:site", guardedBy("archive"), async (request) => {
		const { site } = request.params;
		const capture = (await newestOf(site, archive))[0];
		const [listing] = await sites.of([await entryOf$1(site, archive)]);
		const said = await archive.descriptions.get({
			kind: "site",
			site
		});
		const seeds = capture.seeds.slice(0, MOST_SEEDS);
		return {
			listing,
			seeds,
			roots: [...new Set(seeds.map((seed) => new URL("/", seed).href))],
			description: said === null ? [] : dcPairs(said.elements).map(([name, value]) => [name, value]),
			settings: settingsWords(capture.settings),
			replayUrl: replayUrl(hostAsked(request) ?? "")
		};
	});
}
function addThumbnailRoute(server, { archive, fronts, sites }) {
	server.get("/api/sites/:site/thumbnail", guardedBy("archive"), async (request, reply) => {
		const capture = await sites.thumbnailed(await newestOf(request.params.site, archive));
		const picture = capture && await fronts.pictureOf(capture);
		if (!picture) throw new IsochronError("NOT_FOUND", "there is no picture of this site");
		return reply.type(picture.type).send(Buffer.from(picture.bytes));
	});
}
function addKnowledgeRoutes(server, archive) {
	const habits = new SiteHabits(archive);
	server.get("/api/sites/:site/life", guardedBy("archive"), async ({ params }) => {
		await newestOf(params.site, archive);
		return siteLife(params.site, archive);
	});
	server.get("/api/sites/:site/habits", guardedBy("archive"), async ({ params }) => {
		await newestOf(params.site, archive);
		return { habits: await habits.of(params.site) };
	});
	server.get("/api/sites/:site/tree", guardedBy("archive"), async (request) => {
		await newestOf(request.params.site, archive);
		const query = treeQuerySchema.safeParse(request.query);
		if (!query.success) throw new IsochronError("NOT_FOUND", "a level of a tree needs prefix, an address that ends with a slash");
		return treeLevel(archive.index, query.data.prefix, query.data.cursor);
	});
}
function addAddressRoute(server, { index }) {
	server.get("/api/addresses", guardedBy("archive"), async (request) => {
		const query = addressesQuerySchema.safeParse(request.query);
		return { addresses: query.success ? await addressesFrom(index, query.data.prefix) : [] };
	});
}
/** The newest captures of a site. @throws NOT_FOUND where there are none that the reader is told of */
async function newestOf(site, archive) {
	const captures = await newestForSite(site, NEWEST, archive);
	if (captures.length === 0) throw new IsochronError("NOT_FOUND", "no such site");
	return captures;
}
async function entryOf$1(site, { catalog }) {
	const [entry] = await catalog.captures.sites({
		named: site,
		limit: 1
	});
	return entry;
}
//#endregion
//#region src/server/routes/session.ts
/** Adds the route. */
function addSessionRoute(server, { manageToken, hasCluster }) {
	server.get("/api/session", guardedBy("archive"), (request) => {
		return {
			manage: mayManage(request, manageToken),
			canManage: manageToken !== null,
			hasCluster
		};
	});
}
var milliseconds = (/* @__PURE__ */ string()).check(_regex(/^-?\d{1,15}$/));
var short = (/* @__PURE__ */ string()).check(_maxLength(2048));
/** What `GET /api/search` is asked with; times are milliseconds UTC. */
var searchQuerySchema = /* @__PURE__ */ object({
	/** Words, "phrases", -left -out, begin*; anything else is plain text. */
	q: (/* @__PURE__ */ string()).check(_minLength(1), _maxLength(500)),
	/** Only what a reader of this instant would be shown. */
	at: /* @__PURE__ */ optional(milliseconds),
	/** Only what was seen within a span. */
	from: /* @__PURE__ */ optional(milliseconds),
	to: /* @__PURE__ */ optional(milliseconds),
	site: /* @__PURE__ */ optional(short),
	type: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(TEXT_FORMS)),
	/** `de`, `pt` …: what comes before the first hyphen of a page's language. */
	language: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^[A-Za-z]{2,8}$/))),
	/** The beginning of an address. */
	prefix: /* @__PURE__ */ optional(short),
	/** 1 to 100, 20 unless told. */
	limit: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^(?:[1-9]\d?|100)$/))),
	/** `next` of the answer before. */
	cursor: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^\d{1,6}$/)))
});
//#endregion
//#region src/server/routes/search.ts
var USUAL_LIMIT = 20;
/** Adds the route. */
function addSearchRoute(server, { archive, replayUrl }) {
	server.get("/api/search", guardedBy("archive"), async (request, reply) => {
		const query = searchQuerySchema.safeParse(request.query);
		if (!query.success) return refuse(reply, 400, `search: ${query.error.issues[0]?.path.join(".") ?? "q"} is missing or cannot be read`);
		try {
			const { next, ...result } = await searchArchive(archive, requestOf(query.data));
			return {
				...result,
				next: next === null ? null : String(next),
				replayUrl: replayUrl(hostAsked(request) ?? "")
			};
		} catch (error) {
			if (error instanceof UsageError && error.code === "BAD_INPUT") return refuse(reply, 400, error.message);
			throw error;
		}
	});
}
function requestOf({ q, at, from, to, site, type, language, prefix, limit, cursor }) {
	return {
		query: q,
		...at !== void 0 && { at: instant(Number(at)) },
		...from !== void 0 && { from: instant(Number(from)) },
		...to !== void 0 && { to: instant(Number(to)) },
		...site !== void 0 && { site },
		...type !== void 0 && { form: type },
		...language !== void 0 && { language: language.toLowerCase() },
		...prefix !== void 0 && { urlPrefix: prefix },
		offset: Number(cursor ?? 0),
		limit: Number(limit ?? USUAL_LIMIT)
	};
}
//#endregion
//#region src/server/page/page-views.ts
/**
* Where they lie, oldest first. They are found by the renderings that made them: those are told only to readers who may
* see the page and all that it showed, which a picture's own name (`urn:view:…`) says nothing of.
*/
async function viewsOfPage({ catalog, index }, url) {
	const looks = await catalog.sightings.ofPage(url);
	const captures = [...new Set(looks.map(({ captureId }) => captureId))].slice(-200);
	const shown = await Promise.all(captures.map((id) => catalog.renderings.ofDocument(id, url)));
	const times = new Set(shown.flatMap((rendering) => rendering?.at ?? []));
	if (times.size === 0) return [];
	const target = `urn:view:${url}`;
	return (await index.lookup(target).catch(orNone)).filter((entry) => entry.url === target && times.has(entry.at));
}
/** A reader who may see other versions of the page is told of no picture. */
function orNone(error) {
	if (error instanceof WithheldError) return [];
	throw error;
}
//#endregion
//#region src/server/page/page-history.ts
/** Versions of one answer. */
var MOST_VERSIONS = 100;
var MOST_TOLD = 200;
var MOST_SCREENSHOTS = 200;
/** Gathers histories from one archive. */
var PageHistories = class {
	#archive;
	#evidence;
	constructor(archive) {
		this.#archive = archive;
		const captures = () => archive.catalog.captures.list();
		this.#evidence = new ArchiveEvidence({
			catalog: archive.catalog,
			captures
		});
	}
	/** The versions before a number, newest first; `null` when no capture knows the page. */
	async of(url, before) {
		const { looks: known, trust } = await this.#evidence.ofPage(url);
		if (known.length === 0) return null;
		const [looks, told] = [withoutTold(known), known.filter(isTold$1)];
		const versions = versionsOf(looks);
		const varying = varyingCaptures(looks);
		const end = Math.min(versions.length, (before ?? Infinity) - 1);
		const start = Math.max(0, end - MOST_VERSIONS);
		return {
			url,
			versions: versions.slice(start, end).map((version, i) => asSent(version, start + i + 1, {
				trust,
				varying
			})).reverse(),
			totalVersions: versions.length,
			cursor: start === 0 ? null : String(start + 1),
			told: told.map(asTold).reverse().slice(0, MOST_TOLD),
			totalTold: told.length,
			looks: looks.length,
			looksInVain: looks.filter((look) => !isCaptured(look) && look.outcome.kind !== "unchanged").length,
			captures: await this.#capturesOf(new Set(looks.map(({ captureId }) => captureId))),
			screenshots: (await viewsOfPage(this.#archive, url)).map(({ at }) => at).toReversed().slice(0, MOST_SCREENSHOTS)
		};
	}
	async #capturesOf(ids) {
		const { captures } = this.#archive.catalog;
		const newest = [...ids].slice(-200);
		return (await Promise.all(newest.map((id) => captures.get(id)))).filter((one) => one !== null).sort((a, b) => b.startedAt - a.startedAt).map(({ id, site, asOf }) => ({
			id,
			site,
			asOf
		}));
	}
};
/** What others tell, beside the versions that were seen and never among them. */
function asTold({ captureId, outcome: { told, identity, payloadBytes } }) {
	const { status, contentType, contentDigest } = identity;
	return {
		...told,
		status,
		contentType,
		sizeBytes: payloadBytes,
		digest: contentDigest,
		capture: captureId
	};
}
function asSent(version, number, { trust, varying }) {
	const { sightings, identity } = version;
	const [first, last] = [sightings[0], sightings.at(-1)];
	const captures = [...new Set(sightings.map(({ captureId }) => captureId))];
	const isVarying = captures.some((id) => varying.has(id));
	const { from, to } = possibleInterval(version);
	return {
		number,
		status: identity.status,
		contentType: identity.contentType,
		location: identity.location,
		sizeBytes: first.outcome.payloadBytes,
		digest: identity.contentDigest,
		firstAt: first.times.sentAt,
		lastAt: last.times.sentAt,
		looks: sightings.length,
		captures: captures.slice(-20).reverse(),
		observed: provedInterval(version, varying),
		attested: isVarying ? null : attestedInterval(version, trust),
		possible: {
			from,
			to
		},
		isVarying
	};
}
//#endregion
//#region src/server/page/page-picture.ts
/** Pictures that are no documents: an SVG may hold scripts and links. */
var RASTER = /* @__PURE__ */ new Set([
	"image/png",
	"image/jpeg",
	"image/gif",
	"image/webp",
	"image/avif",
	"image/bmp"
]);
var MOST_BYTES = 16777216;
/** The picture nearest to an instant. @throws NOT_FOUND for what is none, or too large */
async function pictureAt(archive, { url, at, view }) {
	const { index } = archive;
	const entries = view === void 0 ? (await index.lookup(url)).filter((entry) => entry.url === url) : await viewsOfPage(archive, url);
	const entry = nearestEntry(entries, instant(Number(at)));
	if (!entry) throw new IsochronError("NOT_FOUND", `no picture of ${url} in the archive`);
	if (entry.length > MOST_BYTES) throw new IsochronError("NOT_FOUND", `${url} is too large to be shown here; replay shows it`);
	const { content, contentType } = await versionFromArchive(index, entry);
	const type = mediaType(contentType) ?? "";
	if (!RASTER.has(type) || content.length > MOST_BYTES) throw new IsochronError("NOT_FOUND", `${url} is no picture that is shown here; replay shows it`);
	return {
		type,
		content
	};
}
diffSchema.shape.result;
var url = (/* @__PURE__ */ string()).check(_maxLength(16384));
/** The query of the routes about a page. */
var pageAskedSchema = /* @__PURE__ */ object({
	url,
	cursor: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_regex(/^\d{1,9}$/))),
	capture: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(_maxLength(200)))
});
/** The query of `GET /api/page/picture`: an archived picture, or a page as a browser showed it. */
var pictureAskedSchema = /* @__PURE__ */ object({
	url,
	at: (/* @__PURE__ */ string()).check(_regex(/^\d{1,15}$/)),
	view: /* @__PURE__ */ optional(/* @__PURE__ */ literal$1("1"))
});
//#endregion
//#region src/server/routes/page.ts
/** As the verb does. */
var LEAST_SIMILARITY = .8;
var [MOST_NEAR, MOST_COMPARED] = [50, 2e5];
/** Certificates of more pages are not read while others are being served. */
var MOST_CERTIFIED = 2e5;
/** Adds the routes. */
function addPageRoutes(server, options) {
	const { archive, replayUrl, extracts } = options;
	const histories = new PageHistories(archive);
	const guard = guardedBy("archive");
	server.get("/api/page", guard, async (request) => {
		const { url, cursor } = askedBy$1(request.query);
		const history = await histories.of(url, cursor === void 0 ? null : Number(cursor));
		if (history === null) throw new IsochronError("NOT_FOUND", `no capture has looked at ${url}`);
		return {
			...history,
			replayUrl: replayUrl(hostAsked(request) ?? ""),
			hasExtracts: extracts !== void 0
		};
	});
	server.get("/api/page/similar", guard, async (request) => {
		const { url } = askedBy$1(request.query);
		const bounds = {
			least: LEAST_SIMILARITY,
			mostPages: MOST_NEAR,
			mostCompared: MOST_COMPARED
		};
		const found = await nearPages(archive.catalog.sketches, url, bounds);
		return found ? {
			...found,
			near: [...found.near]
		} : {
			at: null,
			near: [],
			isWhole: true
		};
	});
	server.get("/api/page/why", guard, async (request) => {
		const { url, capture } = askedBy$1(request.query);
		return whyOf(archive, await captureNamed(archive, capture), url);
	});
	server.get("/api/page/picture", guard, async (request, reply) => {
		const query = pictureAskedSchema.safeParse(request.query);
		if (!query.success) throw new IsochronError("NOT_FOUND", "a picture needs url and at");
		const { type, content } = await pictureAt(archive, query.data);
		return reply.type(type).send(content);
	});
	addProofRoutes(server, options);
}
/** What proves a page: its entry, the declaration, and the whole proof. */
function addProofRoutes(server, { archive, extracts }) {
	const guard = guardedBy("archive");
	let isMaking = false;
	server.get("/api/page/certificate", guard, async (request, reply) => {
		const { url, capture } = askedBy$1(request.query);
		const entry = await entryOf(archive, url, capture);
		return asDownload(reply, `${entry.certificate.capture}-entry.json`, "application/json").send(entry);
	});
	server.get("/api/page/declaration", guard, async (request, reply) => {
		const { url, capture } = askedBy$1(request.query);
		const entry = await entryOf(archive, url, capture);
		return asDownload(reply, `${entry.certificate.capture}-declaration.html`, "application/octet-stream").send(renderDeclaration(entry));
	});
	server.get("/api/page/extract", guard, async (request, reply) => {
		const { url, capture } = askedBy$1(request.query);
		if (!extracts) throw new IsochronError("NOT_FOUND", "proofs of single pages are not made here");
		if (isMaking) throw new BusyError("another proof is being made; ask again in a moment");
		isMaking = true;
		try {
			const pieces = await extracts(archive, url, capture ?? null);
			const stream = Readable.from(pieces).once("close", () => isMaking = false);
			return asDownload(reply, "extract.json", "application/octet-stream").send(stream);
		} catch (error) {
			isMaking = false;
			throw error;
		}
	});
}
function askedBy$1(asked) {
	const query = pageAskedSchema.safeParse(asked);
	const url = query.success ? isPageUrl(query.data.url) ? query.data.url : parsePageUrl(query.data.url) : null;
	if (!query.success || url === null) throw new IsochronError("NOT_FOUND", "which page? give its address as url=http://…");
	return {
		...query.data,
		url
	};
}
async function captureNamed({ catalog }, id) {
	const capture = id === void 0 ? null : await catalog.captures.get(id);
	if (capture === null) throw new IsochronError("NOT_FOUND", "no such capture");
	return capture;
}
/** The page's part of a capture's certificate, without records. */
async function entryOf(archive, url, id) {
	const capture = await captureNamed(archive, id);
	const head = await archive.results.getReportHead(capture.id);
	if (head !== null && head.all.pages > MOST_CERTIFIED) throw new BusyError("this certificate is too long to be read here; isochron certificate extract does");
	const certificate = await archive.results.getCertificate(capture.id);
	const entry = certificate && extractPages(certificate, [url]);
	if (!entry || entry.entries.length === 0) throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no certificate with ${url}`);
	return entry;
}
function asDownload(reply, name, type) {
	const safe = name.replace(/[^\w.-]/g, "_");
	return reply.type(type).header("content-disposition", `attachment; filename="${safe}"`);
}
//#endregion
//#region src/server/watch/watch-listings.ts
/** Whoever writes to the archive may be another than the watch, but not for so long. */
var OVERDUE_MS = 864e5;
/** A turn begins some time after it is due. */
var LATE_MS = 3e5;
var MOST_NEXT_LOOKS = 20;
/** Makes listings. */
var WatchListings = class {
	#source;
	constructor(source) {
		this.#source = source;
	}
	/** One site. */
	async of(name) {
		const told = await this.#source.watch.site(name);
		return told && this.#listed(told, this.#source.archive.hasWriter());
	}
	/** One site. @throws NOT_FOUND where it is not under watch, or the reader is not told of it */
	async get(name) {
		const found = await this.of(name);
		if (found === null) throw new IsochronError("NOT_FOUND", "this site is not under watch");
		return found;
	}
	/** All sites, by name. */
	async all() {
		const hasWriter = this.#source.archive.hasWriter();
		return (await this.#source.watch.sites()).map((one) => this.#listed(one, hasWriter));
	}
	/** A piece of the list. */
	async list({ cursor, limit, q }) {
		const told = await this.all();
		const named = q === void 0 ? told : told.filter(({ site }) => site.includes(q.toLowerCase()));
		const sorted = named.map((site) => ({
			site,
			place: placeOf(site)
		})).sort((a, b) => a.place < b.place ? -1 : 1);
		const rest = cursor === void 0 ? sorted : sorted.filter(({ place }) => place > cursor);
		const shown = rest.slice(0, limit);
		return {
			sites: shown.map(({ site }) => site),
			next: rest.length > limit ? shown.at(-1).place : null,
			sums: sumsOf(named)
		};
	}
	/** A status is what the watch said last: one that has said nothing for long is not there any more. */
	#listed(told, hasWriter) {
		const { condition, nextTurnAt, figures } = told;
		const lateMs = nextTurnAt === null ? 0 : this.#source.clock.now() - nextTurnAt;
		const isGone = condition !== "paused" && lateMs > (hasWriter ? OVERDUE_MS : LATE_MS);
		const isIdle = isGone || condition === "paused";
		return {
			...told,
			condition: isGone ? "not-running" : condition,
			figures: figures && {
				...isIdle ? spentSince(figures, this.#source.clock.now()) : figures,
				nextLooks: figures.nextLooks.slice(0, MOST_NEXT_LOOKS)
			}
		};
	}
};
/** Of a site that nobody looks at nothing is spent on a later day, or in a later month, than its figures are of. */
function spentSince(figures, now) {
	const { at, requestsToday, bytesThisMonth } = figures;
	const isSame = (digits) => toIso(at).slice(0, digits) === toIso(now).slice(0, digits);
	return {
		...figures,
		requestsToday: isSame(10) ? requestsToday : {
			...requestsToday,
			spent: 0
		},
		bytesThisMonth: isSame(7) ? bytesThisMonth : {
			...bytesThisMonth,
			spent: 0
		}
	};
}
/** By the word for its condition's place, then by name. */
function placeOf({ site, condition }) {
	return `${CONDITIONS.indexOf(condition)} ${site}`;
}
function sumsOf(sites) {
	const conditions = Object.fromEntries(CONDITIONS.map((one) => [one, 0]));
	for (const { condition } of sites) conditions[condition]++;
	const spent = sites.flatMap(({ figures }) => figures ? [figures.requestsToday] : []);
	return {
		sites: sites.length,
		conditions,
		requestsToday: spent.length < sites.length ? null : spent.reduce(added, {
			spent: 0,
			most: 0
		})
	};
}
function added(a, b) {
	return {
		spent: a.spent + b.spent,
		most: a.most === null || b.most === null ? null : a.most + b.most
	};
}
//#endregion
//#region src/server/routes/feeds.ts
var NEWS_IN_FEED = 100;
var ALL = "all";
/** What a feed reader may leave out; no patterns, which come from the web here and could be made to take for ever. */
var wishSchema = object$1({
	importance: string$1().regex(/^(0|1|0?\.\d{1,6}|1\.0{1,6})$/).transform(Number).optional(),
	kinds: string$1().regex(/^[a-z,]{1,200}$/).transform((text) => text.split(",")).optional()
});
/** Adds the routes; they are guarded as the API is, and feed readers may bring the token in the address. */
function addFeedRoutes(server, { archive, news }) {
	server.get("/feeds/:name", guardedBy("archive"), async (request, reply) => {
		const name = /^(.+)\.atom$/s.exec(request.params.name)?.[1];
		if (name === void 0) throw noFeed();
		const site = name === ALL ? null : name;
		const wish = wishSchema.safeParse(request.query);
		if (!wish.success) return refuse(reply, 400, "a feed takes importance, such as 0.3, and kinds, such as new,gone,major");
		const asked = {
			limit: NEWS_IN_FEED,
			...site !== null && { site }
		};
		const told = await newsWhere(news, asked, (item) => isWished(item, wish.data));
		if (site !== null && told.length === 0 && !await isKnown(site, archive)) throw noFeed();
		const room = `http://${hostAsked(request) ?? ""}`;
		const self = `${room}/feeds/${encodeURIComponent(name)}.atom`;
		const items = told.map(({ item }) => item);
		return reply.type(ATOM_TYPE).send(atomFeed(items, {
			site,
			room,
			self
		}));
	});
}
function isWished({ importance, kind, verdict }, { importance: least = 0, kinds = [] }) {
	const isOfKind = kinds.length === 0 || kinds.includes(kind) || kinds.includes(verdict ?? kind);
	return importance >= least && isOfKind;
}
async function isKnown(site, { catalog }) {
	return (await catalog.captures.some({
		site,
		limit: 1
	})).length > 0;
}
function noFeed() {
	return new IsochronError("NOT_FOUND", "there is no such feed: ask for /feeds/all.atom or /feeds/<site>.atom");
}
//#endregion
//#region src/server/routes/watch.ts
var USUAL_SITES = 50;
var USUAL_TURNS = 20;
var USUAL_NEWS = 20;
var CHOSEN_SHOWN = 25;
/** Adds the routes. */
function addWatchRoutes(server, options) {
	const { at, guard, canEdit, watched } = options;
	server.get(at, guardedBy(guard), async (request) => {
		return {
			...await watched.list(listAsked(request.query, USUAL_SITES)),
			canEdit
		};
	});
	server.get(`${at}/sites/:name`, guardedBy(guard), (request) => siteWatch(options, request));
	server.get(`${at}/sites/:name/page`, guardedBy(guard), (request) => pageWatch(options, request));
	server.get(`${at}/news`, guardedBy(guard), (request) => newsList(options, request.query));
}
async function siteWatch({ watch, watched, news, canEdit }, { params: { name }, query }) {
	const asked = askedBy(turnsQuerySchema, query, "turns are asked for by limit (1 to 200) and before");
	const limit = Number(asked.limit ?? USUAL_TURNS);
	const found = await watched.get(name);
	const before = asked.before === void 0 ? [] : [instant(Number(asked.before))];
	const turns = await watch.turns(name, limit + 1, ...before);
	const shown = turns?.slice(0, limit) ?? null;
	return {
		watch: found,
		turns: shown && shown.map(apiTurn),
		next: turns !== null && turns.length > limit ? shown.at(-1).at : null,
		feed: news === null ? null : `/feeds/${encodeURIComponent(name)}.atom`,
		canEdit
	};
}
function apiTurn({ site: _site, chosen, ...turn }) {
	return {
		...turn,
		chosen: chosen.slice(0, CHOSEN_SHOWN),
		chosenInAll: chosen.length
	};
}
async function pageWatch({ watch, watched }, { params: { name }, query }) {
	const { url } = askedBy(watchedPageQuerySchema, query, "a page is asked for by its url");
	const { nextTurnAt, nextSharpAt } = await watched.get(name);
	const page = await watch.page(name, url);
	if (page === null) throw new IsochronError("NOT_FOUND", "this page is not under watch");
	return {
		site: name,
		...page,
		chosen: [...page.chosen],
		nextTurnAt,
		nextSharpAt
	};
}
async function newsList({ news }, query) {
	const { site, before, limit: wanted } = askedBy(newsQuerySchema, query, "news are asked for by site, limit (1 to 200) and before, an id");
	if (news === null) return {
		items: [],
		next: null
	};
	const place = before === void 0 ? null : await news.find(before);
	if (before !== void 0 && place === null) throw new IsochronError("NOT_FOUND", "no such piece of news");
	const limit = Number(wanted ?? USUAL_NEWS);
	const found = await news.list({
		limit: limit + 1,
		...site !== void 0 && { site },
		...place !== null && { before: place.no }
	});
	const items = found.slice(0, limit).map(({ item }) => item);
	return {
		items,
		next: found.length > limit ? items.at(-1).id : null
	};
}
function askedBy(schema, query, words) {
	const read = schema.safeParse(query);
	if (!read.success) throw new IsochronError("NOT_FOUND", words);
	return read.data;
}
//#endregion
//#region src/server/routes/watch-changes.ts
var MOST_BODY_BYTES = 65536;
/** Of an act no more is kept. */
var MOST_SAID = 500;
/** Adds the routes. */
function addWatchChangeRoutes(server, management, desk) {
	const guard = {
		...guardedBy("manage"),
		bodyLimit: MOST_BODY_BYTES
	};
	const change = changer(management);
	server.get("/api/watch/sites/:name/plan", guard, async ({ params }, reply) => {
		const says = await desk.plan(params.name).catch(wrongFile);
		if (says === null) throw new IsochronError("NOT_FOUND", "this site is not under watch");
		if (isWrong(says)) return refuseFaults(reply, says.faults);
		return {
			site: params.name,
			says: { ...says }
		};
	});
	server.post("/api/watch/sites", guard, async (request, reply) => {
		const asked = addSiteSchema.safeParse(request.body);
		if (!asked.success) return refuse(reply, 422, "a site has a url, and says: keys with texts");
		const { url, says = {} } = asked.data;
		return change(reply, desk.add(url, says), ["added a site to the watch", `${url} ${saidText(says)}`]);
	});
	server.post("/api/watch/sites/:name", guard, async (request, reply) => {
		const asked = editSiteSchema.safeParse(request.body);
		if (!asked.success) return refuse(reply, 422, "a change says keys with texts");
		const { name } = request.params;
		const { says } = asked.data;
		return change(reply, desk.edit(name, says), ["changed a site under watch", `${name} ${saidText(says)}`]);
	});
	for (const [act, what] of ACTS) server.post(`/api/watch/sites/:name/${act}`, guard, async ({ params: { name } }, reply) => change(reply, desk[act](name), [what, name]));
}
var ACTS = [
	["pause", "paused the watch of a site"],
	["resume", "resumed the watch of a site"],
	["remove", "took a site out of the watch"]
];
/** Answers with what became of a change; what was made is noted, with what it was about. */
function changer(management) {
	return async (reply, asked, [what, about]) => {
		const answer = await asked.catch(wrongFile);
		if (answer.kind === "unknown-site") return refuse(reply, 404, "this site is not under watch");
		if (answer.kind === "wrong") return refuseFaults(reply, answer.faults);
		await noteAct(management, what, about.trim(), answer.site);
		return reply.send({
			site: answer.site,
			notes: [...answer.notes]
		});
	};
}
/** A file of sites that is wrong is told line by line: whoever manages is to mend it. */
function wrongFile(error) {
	if (error instanceof UsageError) return {
		kind: "wrong",
		faults: error.message.split("\n")
	};
	throw error;
}
function isWrong(says) {
	return Array.isArray(says["faults"]);
}
function saidText(says) {
	return Object.entries(says).map(([key, value]) => `${key}: ${value === "" ? "as usual" : value}`).join(", ").slice(0, MOST_SAID);
}
/** A fault about a key begins with it: it is told beside its field. */
function refuseFaults(reply, faults) {
	const problems = faults.flatMap((fault) => {
		const [, field, message] = /^([\w-]+): (.+)$/s.exec(fault) ?? [];
		return field === void 0 ? [] : [{
			field,
			message
		}];
	});
	const error = {
		code: "BAD_INPUT",
		message: faults.join("; ")
	};
	return reply.code(422).send({
		error,
		problems
	});
}
//#endregion
//#region src/server/routes/every-watch-route.ts
/** An archive that nobody watches has the routes too: its list is empty. */
var NO_WATCH = {
	sites: async () => [],
	site: async () => null,
	turns: async () => null,
	page: async () => null
};
/** Adds the routes; returns the sites as readers are told of them, for other routes. */
function addEveryWatchRoute(server, options) {
	const { archive, management, news = null, watch = NO_WATCH, clock = new SystemClock() } = options;
	const watched = new WatchListings({
		watch,
		archive,
		clock
	});
	if (news) addFeedRoutes(server, {
		archive,
		news
	});
	addWatchRoutes(server, {
		at: "/api/watch",
		guard: "archive",
		watch,
		watched,
		news,
		canEdit: false
	});
	if (!management) return watched;
	const whole = options.wholeWatch ?? {
		watch: NO_WATCH,
		news: null
	};
	addWatchRoutes(server, {
		at: "/api/manage/watch",
		guard: "manage",
		...whole,
		watched: new WatchListings({
			watch: whole.watch,
			archive: management.archive,
			clock
		}),
		canEdit: management.watch !== void 0
	});
	if (management.watch) addWatchChangeRoutes(server, management, management.watch);
	return watched;
}
//#endregion
//#region src/server/routes/static.ts
var NOT_BUILT = "The UI has not been built here. The API is at /api/captures.\n";
/** Serves the files read at the start; `null` when the UI was not built. */
function addStaticRoutes(server, files) {
	server.get("/*", guardedBy("open"), (request, reply) => {
		const path = request.url.split("?", 1)[0];
		if (files === null && path === "/") return reply.type("text/plain; charset=utf-8").send(NOT_BUILT);
		const file = files?.get(path === "/" ? "/index.html" : path);
		if (!file) return reply.callNotFound();
		return reply.type(file.contentType).header("cache-control", file.cacheControl).send(file.body);
	});
}
//#endregion
//#region src/server/ui-server.ts
/** Makes the server; it does not listen yet. */
function makeUiServer(options) {
	const server = fastify({
		...HTTP_OPTIONS,
		...options.front
	});
	const { management } = options;
	const manageToken = management?.token ?? null;
	const runs = options.cluster?.runs ?? localRuns(options.archive);
	guardRoutes(server, {
		...options,
		manageToken
	});
	addSessionRoute(server, {
		manageToken,
		hasCluster: options.cluster !== void 0
	});
	if (management) addManageRoutes(server, management, options.clusterDesk?.runs ?? localRuns(management.archive));
	addCaptureRoutes(server, options);
	addCapturePageRoutes(server, {
		...options,
		runs
	});
	addDiffRoute(server, options);
	addPageRoutes(server, options);
	addLiveRoute(server, {
		...options,
		runs
	});
	const watched = addEveryWatchRoute(server, options);
	const machines = addClusterRoutes(server, options);
	addMetricsRoute(server, {
		...options,
		runs,
		watched,
		machines
	});
	addSiteRoutes(server, {
		...options,
		runs,
		watched
	});
	addSearchRoute(server, options);
	addStaticRoutes(server, options.files);
	server.setNotFoundHandler((_request, reply) => refuse(reply, 404, "there is nothing here"));
	server.setErrorHandler((error, request, reply) => {
		const withheld = withheldAnswer(error);
		const fault = withheldFault(error);
		if (fault !== null) options.logger.log("error", fault);
		if (withheld) return refuse(reply, withheld.status, withheld.message);
		if (error instanceof IsochronError && (error.code === "NOT_FOUND" || error.code === "ARCHIVE_BROKEN")) return refuse(reply, 404, error.message);
		if (error instanceof IsochronError && error.code === "CLUSTER") return refuse(reply.header("retry-after", "5"), 503, "the cluster cannot be asked now");
		if (error instanceof BusyError) return refuse(reply.header("retry-after", "10"), 503, error.message);
		const status = error.statusCode ?? 500;
		if (status >= 500) options.logger.log("error", `answering ${request.url} failed: ${String(error)}`);
		return refuse(reply, status, status < 500 ? "bad request" : "the server failed to answer");
	});
	return server;
}
//#endregion
//#region src/server/start-servers.ts
var DEFAULT_UI_PORT = 8090;
var DEFAULT_REPLAY_PORT = 8091;
/** An address must be told (OAI-PMH 2.0 section 4.2); this one can be nobody's (RFC 2606). */
var UNNAMED = {
	name: "Isochron archive",
	adminEmail: "nobody@isochron.invalid"
};
var SILENT = { log: () => void 0 };
/** Serves an archive. @throws UsageError without a token beyond loopback, PORT_TAKEN */
async function startServers(options) {
	const { archive, host = "127.0.0.1", logger = SILENT, management, extracts, packages } = options;
	const { token = null, readers = [], clock = new SystemClock() } = options;
	checkTokens(options, token);
	await archive.rules.current();
	const { domain, isSplit } = parseReplayDomain(options.replayDomain ?? "localhost");
	const files = await loadStaticFiles(options.webDir ?? DEFAULT_WEB_DIR);
	const cluster = options.cluster && sharedCluster(options.cluster, logger);
	let replayPort = 0;
	const doorOf = (name, ownToken) => {
		const capabilities = new Capabilities(ownToken);
		return {
			token: ownToken,
			...readableBy({
				group: name,
				clock
			}, {
				...options,
				cluster
			}),
			capabilities,
			replayUrl: (hostHeader) => accessOrigin(hostHeader, replayPort, domain) + capabilities.prefixOf(null)
		};
	};
	const everybody = doorOf(PUBLIC_GROUP, token);
	const doors = readers.map((group) => ({
		...doorOf(group.name, group.token),
		...group
	}));
	const shared = {
		host,
		files,
		logger,
		extracts,
		packages,
		clock
	};
	const uiBehind = await behindOf(doors, (door) => ({
		server: makeUiServer({
			...door,
			...shared
		}),
		isFor: (request) => bringsToken(request, door.token)
	}));
	const managed = managedBy(options, cluster);
	const ui = makeUiServer({
		...everybody,
		...shared,
		...managed,
		front: frontOf(uiBehind)
	});
	const notes = [];
	const place = (which) => {
		return {
			host,
			exact: options.exactPorts?.includes(which) ?? false,
			notes
		};
	};
	const uiPort = await listen$1(ui, options.port ?? DEFAULT_UI_PORT, place("port"));
	const ways = {
		host,
		domain,
		isSplit,
		uiPort,
		logger,
		...askedOfReplay(options)
	};
	const replayBehind = await behindOf(doors, (door) => ({
		server: makeReplayServer({
			...ways,
			...door
		}),
		isFor: (request) => bringsSecret(request, {
			...ways,
			...door
		})
	}));
	const replay = makeReplayServer({
		...ways,
		...everybody,
		front: frontOf(replayBehind)
	});
	try {
		replayPort = await listen$1(replay, options.replayPort ?? DEFAULT_REPLAY_PORT, place("replayPort"));
	} catch (error) {
		await closeAll([
			ui,
			...uiBehind,
			...replayBehind
		]);
		throw error;
	}
	const uiUrl = `${originBeside(reachableName(host), uiPort)}/`;
	return {
		uiUrl: withToken(uiUrl, token),
		manageUrl: management ? withToken(uiUrl, management.token) : null,
		replayUrl: everybody.replayUrl(reachableName(host)),
		readers: doors.map((door) => ({
			group: door.name,
			uiUrl: withToken(uiUrl, door.token),
			replayUrl: door.replayUrl(reachableName(host))
		})),
		walls: wallsOf({
			domain,
			isSplit,
			replayPort,
			isLocal: isLoopback(host)
		}),
		notes,
		close: () => closeAll([
			ui,
			replay,
			...uiBehind,
			...replayBehind
		])
	};
}
/** Who is let in by what must be clear. */
function checkTokens({ readers = [], management, host = "127.0.0.1" }, token) {
	requireToken(host, token);
	checkGroups(readers, token);
	if (management) checkManageToken(management.token, [token, ...readers.map((group) => group.token)]);
}
function requireToken(host, token) {
	if (!isLoopback(host) && (token === null || token.length < 16)) throw new UsageError("USAGE", `serving on ${host} needs a token of at least 16 characters`);
}
/** How replay answers, as far as it was asked for. */
function askedOfReplay(options) {
	const { timeGate, repository = UNNAMED } = options;
	return {
		timeGate,
		repository,
		settings: momentSettings(options)
	};
}
function momentSettings({ choice, patienceMs }) {
	return {
		choice: choice ?? DEFAULT_MOMENTS.choice,
		patienceMs: patienceMs ?? DEFAULT_MOMENTS.patienceMs
	};
}
/** What a group of readers may see. */
function readableBy(reader, { archive, news, watch, cluster }) {
	const readable = readerArchive(archive, reader);
	return {
		archive: readable,
		news: news && readerNews(news, archive.rules, reader),
		watch: watch && readerWatch(watch, readable, reader),
		cluster: cluster?.doorFor(archive.rules, reader)
	};
}
/** What those who manage have beside what everybody has. */
function managedBy({ management, news, watch }, cluster) {
	if (!management) return void 0;
	return {
		management: cluster?.steered(management) ?? management,
		wholeWatch: watch && {
			watch: wholeWatch(watch),
			news: news ?? null
		},
		clusterDesk: cluster?.desk
	};
}
/** The servers of single groups, ready to be handed requests. */
async function behindOf(doors, make) {
	const all = doors.map(make);
	for (const { server } of all) await server.ready();
	return all;
}
async function closeAll(servers) {
	await Promise.all(servers.map((one) => ("isFor" in one ? one.server : one).close()));
}
function withToken(uiUrl, token) {
	return token === null ? uiUrl : `${uiUrl}#token=${encodeURIComponent(token)}`;
}
/** Where a reader who reached the UI by this name finds the replay. */
function accessOrigin(hostHeader, replayPort, domain) {
	const beside = originBeside(hostHeader, replayPort);
	if (domain === null || isLoopback(new URL(beside).hostname)) return beside;
	return new URL(`${domain.scheme}://${domain.name}:${domain.port ?? replayPort}`).origin;
}
/**
* Listens and returns the port. Of taken ports every second one is tried: an origin that once showed archived
* pages must never become the UI's, nor the other way round.
*/
async function listen$1(server, asked, { host, exact, notes }) {
	for (let port = asked; port <= asked + (exact ? 0 : 100); port += 2) try {
		await server.listen({
			host,
			port
		});
		if (port !== asked) notes.push(`Port ${asked} is in use; ${port} is used instead.`);
		return server.addresses()[0].port;
	} catch (error) {
		const { code } = error;
		if (code !== "EADDRINUSE") throw cannotListen(host, port, error);
	}
	throw new IsochronError("PORT_TAKEN", `port ${asked} ${exact ? "is in use: name another, or leave it out" : "and those after it are in use"}`);
}
/** A name by which this machine itself reaches what listens on the bind address. */
function reachableName(host) {
	if (host === "0.0.0.0") return "127.0.0.1";
	if (host === "::") return "[::1]";
	return host.includes(":") ? `[${host}]` : host;
}
//#endregion
//#region src/server/hub/hub-answer.ts
var NAME = /^[0-9a-f]{32}$/;
/** Answers a request. */
async function hubAnswer(request, answering) {
	const { method = "", headers } = request;
	if (!isOwnHost(hostAsked({
		raw: request,
		headers
	}), answering.callbackHost)) return {
		status: 421,
		body: "not the host of these callbacks"
	};
	const { name, query } = targetOf(request.url ?? "", answering.path);
	if (!NAME.test(name)) return {
		status: 404,
		body: "there is nothing here"
	};
	if (method !== "GET" && method !== "POST") return {
		status: 405,
		body: "GET or POST"
	};
	if (!answering.knows(name)) return {
		status: 410,
		body: "no such subscription"
	};
	const body = method === "POST" ? await bodyOf(request, answering.mostBytes) : Buffer.alloc(0);
	if (body === null) return {
		status: 413,
		body: "too long"
	};
	const field = headers["x-hub-signature"];
	return answering.answer({
		method,
		name,
		query,
		signature: typeof field === "string" ? field : null,
		body
	});
}
function targetOf(target, path) {
	const [where = "", ...queries] = target.replace(/^https?:\/\/[^/?#]*/i, "").split("?");
	return {
		name: where.startsWith(path) ? where.slice(path.length) : "",
		query: queries.join("?")
	};
}
/** `null` when it is longer than may be. */
async function bodyOf(request, mostBytes) {
	if (Number(request.headers["content-length"] ?? 0) > mostBytes) return null;
	const chunks = [];
	let size = 0;
	for await (const chunk of request.iterator({ destroyOnReturn: false })) {
		size += chunk.length;
		if (size > mostBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
//#endregion
//#region src/server/hub/hub-listener.ts
/** For a whole request, and for a connection on which nothing happens. */
var LIMIT_MS = 3e4;
var CHECK_MS = 5e3;
var MOST_CONNECTIONS = 32;
/** Verifications come in the query. */
var MOST_HEAD_BYTES = 32768;
/** Listens for hubs. @throws PORT_TAKEN, UsageError where nobody can listen */
async function listenForHubs(options) {
	const server = createServer$1({
		maxHeaderSize: MOST_HEAD_BYTES,
		requestTimeout: LIMIT_MS,
		connectionsCheckingInterval: CHECK_MS
	}, (request, response) => void serve(request, response, options));
	server.headersTimeout = server.timeout = LIMIT_MS;
	server.maxConnections = MOST_CONNECTIONS;
	await listen(server, options);
	return {
		port: server.address().port,
		close: () => close(server)
	};
}
async function listen(server, { host, port }) {
	try {
		server.listen({
			host,
			port
		});
		await once(server, "listening");
	} catch (error) {
		const failure = error;
		if (failure.code !== "EADDRINUSE") throw cannotListen(host, port, failure);
		throw new IsochronError("PORT_TAKEN", `port ${port} is in use: name another for hubs`, { cause: error });
	}
}
async function close(server) {
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}
async function serve(request, response, options) {
	try {
		send(response, await hubAnswer(request, options));
	} catch (error) {
		if (request.destroyed && !request.complete) return;
		options.logger.log("error", `answering a hub failed: ${String(error)}`);
		send(response, {
			status: 500,
			body: "the watch failed to answer"
		});
	}
}
function send(response, { status, body }) {
	response.writeHead(status, {
		...EVERYWHERE,
		"content-type": "text/plain; charset=utf-8",
		"content-length": Buffer.byteLength(body),
		"x-content-type-options": "nosniff",
		"cache-control": "no-store",
		connection: "close",
		...status === 405 && { allow: "GET, POST" }
	});
	response.end(body);
}
//#endregion
export { OPEN_SETTINGS as a, openReplay as c, JobRunner as i, startServers as n, jobInput as o, formatMetrics as r, cannotListen as s, listenForHubs as t };
