import { a as UsageError, o as unreadableFile, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Kn as parsePageUrl } from "./formats-CP_ayLbB.js";
import { s as siteNameOf } from "./seeds-YrbBSZSj.js";
import { o as parseSizeBytes } from "./config-BR9CBN-t.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { a as fieldOf, i as endToEnd, l as encodeFrame, n as IGNORED_PARAMS, o as isChunked, r as SECRET_PARAMS, s as valuesOf, t as RecordingTaps } from "./relay-BHk1dil_.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { t as untilAborted } from "./until-aborted-CqQRLQcb.js";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { X509Certificate, createPrivateKey, randomUUID } from "node:crypto";
import { constants as constants$1, setPriority } from "node:os";
import { spawn } from "node:child_process";
import { BlockList, isIP } from "node:net";
import { Agent, ServerResponse, createServer as createServer$1, request } from "node:http";
import { Agent as Agent$1, createServer as createServer$2, request as request$1 } from "node:https";
import { createInterface } from "node:readline";
//#region src/record/relay/answer-runs.ts
var DAY_MS = 864e5;
var MOST_FORMS = 8;
var MOST_VARIANTS = 32;
/** The pages that are asked for now; those asked for longest ago are forgotten first. */
var AnswerRuns = class {
	#queue;
	#maxPages;
	#pages = /* @__PURE__ */ new Map();
	#pending = /* @__PURE__ */ new Set();
	/** Pages with a loss that the writer was not told of yet. */
	#lossy = /* @__PURE__ */ new Set();
	#day = -1;
	#owesCutAll = false;
	#taken = 0;
	#dropped = 0;
	constructor(queue, maxPages) {
		this.#queue = queue;
		this.#maxPages = maxPages;
	}
	get tallies() {
		return {
			taken: this.#taken,
			dropped: this.#dropped
		};
	}
	get livePages() {
		return this.#pages.size;
	}
	/** Counts an answer. */
	take(answer) {
		this.#taken++;
		this.turnDay(answer.lastByteAt);
		const page = this.#page(answer.url, answer.variant);
		const { form, coding } = answer;
		if (page.latest.get(coding) !== form) this.#send(page);
		page.latest.set(coding, form);
		if (!page.forms.has(form)) return this.#introduce(page, answer);
		const run = page.forms.get(form);
		if (run !== null) return prolong(run, answer);
		page.forms.set(form, runOf(answer));
		this.#pending.add(page);
	}
	/** Says that an answer to a page was lost sight of, or was another than those recorded. */
	cut(url, lost) {
		const pages = [...this.#pages.get(url)?.values() ?? []];
		for (const page of pages) this.#send(page);
		if (this.#push({
			kind: "cut",
			url,
			lost
		})) return;
		this.#owesCutAll = true;
		for (const page of pages) this.#noteLoss(page, lost);
	}
	/** The writer does not have what it was sent of a page: the next answer brings it again. */
	forget(url) {
		for (const page of this.#pages.get(url)?.values() ?? []) {
			this.#send(page);
			page.forms.clear();
		}
	}
	/** Sends everything that is counted, and says what was lost; to be called every other second, and at the end. */
	flush(isLast = false) {
		const pending = this.#pending;
		this.#pending = /* @__PURE__ */ new Set();
		for (const page of pending) this.#send(page);
		for (const page of this.#lossy) {
			if (!this.#push({
				kind: "cut",
				url: page.url,
				lost: page.lost
			}, [], isLast)) return;
			this.#isTold(page);
		}
	}
	/** A new day has a testimony of its own: what is counted goes before it, and bodies go again. */
	turnDay(at) {
		const day = Math.floor(at / DAY_MS);
		if (day <= this.#day) return;
		this.flush();
		this.#day = day;
		for (const variants of this.#pages.values()) for (const page of variants.values()) page.forms.clear();
	}
	#page(url, variant) {
		const known = this.#pages.get(url);
		const variants = known ?? /* @__PURE__ */ new Map();
		if (known) this.#pages.delete(url);
		else if (this.#pages.size >= this.#maxPages) this.#forgetOldest();
		this.#pages.set(url, variants);
		let page = variants.get(variant);
		if (page) return page;
		if (variants.size >= MOST_VARIANTS) this.#forgetIn(variants);
		page = {
			url,
			forms: /* @__PURE__ */ new Map(),
			latest: /* @__PURE__ */ new Map(),
			lost: null
		};
		variants.set(variant, page);
		return page;
	}
	#forgetOldest() {
		const [url, variants] = this.#pages.entries().next().value;
		this.#forgetIn(variants);
		this.#pages.delete(url);
	}
	#forgetIn(variants) {
		for (const page of variants.values()) {
			this.#send(page);
			if (page.lost !== null) this.#owesCutAll = true;
			this.#lossy.delete(page);
		}
		variants.clear();
	}
	#introduce(page, answer) {
		const { words, body } = answer.content();
		const run = {
			...runOf(answer),
			lost: page.lost
		};
		if (!this.#push({
			kind: "run",
			run,
			content: words
		}, body)) return this.#lose(page, run);
		this.#isTold(page);
		page.forms.set(answer.form, null);
		if (page.forms.size > MOST_FORMS) this.#forgetForm(page);
	}
	#forgetForm(page) {
		this.#send(page);
		page.forms.delete(page.forms.keys().next().value);
	}
	/** All or none: of runs that lie between each other, one that is lost makes the others say what was not so. */
	#send(page) {
		this.#pending.delete(page);
		const runs = [...page.forms.values()].filter((run) => run !== null);
		for (const { form } of runs) page.forms.set(form, null);
		const hasRoom = this.#queue.hasRoomFor(runs.length + (this.#owesCutAll ? 1 : 0));
		for (const run of runs) if (hasRoom && this.#push({
			kind: "run",
			run: {
				...run,
				lost: page.lost
			}
		})) this.#isTold(page);
		else this.#lose(page, run);
	}
	#isTold(page) {
		page.lost = null;
		this.#lossy.delete(page);
	}
	#lose(page, { count, firstArrivedAt, lastLastByteAt }) {
		this.#dropped += count;
		this.#noteLoss(page, {
			since: firstArrivedAt,
			until: lastLastByteAt
		});
	}
	#noteLoss(page, lost) {
		page.lost = page.lost === null ? lost : hullOf(page.lost, lost);
		this.#lossy.add(page);
	}
	#push(...[words, body, must]) {
		if (this.#owesCutAll && this.#queue.push({ kind: "cut-all" }, [], must)) this.#owesCutAll = false;
		return !this.#owesCutAll && this.#queue.push(words, body, must);
	}
};
function runOf({ url, variant, form, arrivedAt, lastByteAt }) {
	return {
		url,
		variant,
		form,
		firstArrivedAt: arrivedAt,
		lastArrivedAt: arrivedAt,
		firstLastByteAt: lastByteAt,
		lastLastByteAt: lastByteAt,
		count: 1,
		lost: null
	};
}
function hullOf(one, other) {
	return {
		since: one.since < other.since ? one.since : other.since,
		until: one.until > other.until ? one.until : other.until
	};
}
function prolong(run, { arrivedAt, lastByteAt }) {
	run.count++;
	if (arrivedAt < run.firstArrivedAt) run.firstArrivedAt = arrivedAt;
	if (arrivedAt > run.lastArrivedAt) run.lastArrivedAt = arrivedAt;
	if (lastByteAt > run.lastLastByteAt) run.lastLastByteAt = lastByteAt;
}
//#endregion
//#region src/record/relay/frame-queue.ts
/** Bounded; every frame has a number, one higher than the one before. */
var FrameQueue = class {
	#limits;
	#frames = [];
	/** How many of the frames were acknowledged and not yet let go. */
	#done = 0;
	#sent = 0;
	#bytes = 0;
	#lastSeq = 0;
	#onFrame = () => void 0;
	constructor(limits) {
		this.#limits = limits;
	}
	/** Called whenever there is something to send. */
	listen(onFrame) {
		this.#onFrame = onFrame;
	}
	get length() {
		return this.#frames.length - this.#done;
	}
	get bytes() {
		return this.#bytes;
	}
	/** The number of the oldest frame that is not acknowledged; `null` without any. */
	get oldest() {
		return this.#frames[this.#done]?.seq ?? null;
	}
	/** Whether so many frames without bodies would be taken. */
	hasRoomFor(frames) {
		const { maxFrames, maxBytes } = this.#limits;
		return this.length + frames <= maxFrames && this.#bytes <= maxBytes;
	}
	/** Takes a frame, or refuses it for want of room; orders (`must`) are small and always taken. */
	push(words, body = [], must = false) {
		const bodyBytes = body.reduce((sum, piece) => sum + piece.length, 0);
		const { maxFrames, maxBytes } = this.#limits;
		if (!must && (this.length >= maxFrames || this.#bytes + bodyBytes > maxBytes)) return false;
		const parts = encodeFrame(this.#lastSeq + 1, words, body);
		const bytes = parts.reduce((sum, part) => sum + part.length, 0);
		this.#frames.push({
			seq: ++this.#lastSeq,
			parts,
			bytes
		});
		this.#bytes += bytes;
		this.#onFrame();
		return true;
	}
	/** The next frame that was not sent yet; `null` without any. */
	next() {
		return this.#frames[this.#sent++]?.parts ?? (this.#sent--, null);
	}
	/** Lets all up to a number go: they are on disk. */
	acknowledge(seq) {
		while (this.#done < this.#frames.length && this.#frames[this.#done].seq <= seq) this.#bytes -= this.#frames[this.#done++].bytes;
		if (this.#sent < this.#done) this.#sent = this.#done;
		if (this.#done < 1024 && this.#done < this.#frames.length) return;
		this.#frames = this.#frames.slice(this.#done);
		this.#sent -= this.#done;
		this.#done = 0;
	}
	/** Everything that is not acknowledged is sent again. */
	rewind() {
		this.#sent = this.#done;
	}
};
//#endregion
//#region src/record/proxy/answer-tap.ts
/** A tap that cannot do harm: after its first failure it hears nothing more but the end. */
var HarmlessTap = class {
	#tap;
	#onFailure;
	constructor(request, tapOf, onFailure) {
		this.#onFailure = onFailure;
		this.#tap = null;
		this.#guarded(() => this.#tap = tapOf(request));
	}
	head(head) {
		this.#guarded(() => this.#tap?.head(head));
	}
	data(piece) {
		if (this.#tap !== null) this.#guarded(() => this.#tap?.data(piece));
	}
	end(isWhole) {
		const tap = this.#tap;
		this.#tap = null;
		this.#guarded(() => tap?.end(isWhole));
	}
	#guarded(work) {
		try {
			work();
		} catch (error) {
			const tap = this.#tap;
			this.#tap = null;
			this.#onFailure(error);
			if (tap !== null) this.#guarded(() => tap.end(false));
		}
	}
};
//#endregion
//#region src/record/proxy/forwarded.ts
/** Whether an address is one of the proxies that are believed. */
function isTrusted(address, trusted) {
	const family = isIP(address);
	return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4");
}
/** An IPv4 address as such, also where the socket names it as one of IPv6. */
function plainAddress(address) {
	if (address === void 0) return "unknown";
	return address.startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}
var NAMES = /^x-forwarded-(?:for|proto|host)$/;
/** The fields with the three set: gone on from what a trusted proxy said, or begun anew. */
function withForwarded(passed, asked, { address, isTls }, isBelieved) {
	const fields = [];
	for (let at = 0; at < passed.length; at += 2) if (!NAMES.test(passed[at].toLowerCase())) fields.push(passed[at], passed[at + 1]);
	const before = isBelieved ? valuesOf(asked, "x-forwarded-for") : [];
	const said = (name) => isBelieved ? fieldOf(asked, name) : null;
	fields.push("X-Forwarded-For", [...before, address].join(", "));
	fields.push("X-Forwarded-Proto", said("x-forwarded-proto") ?? (isTls ? "https" : "http"));
	const host = said("x-forwarded-host") ?? fieldOf(asked, "host");
	if (host !== null) fields.push("X-Forwarded-Host", host);
	return fields;
}
//#endregion
//#region src/record/proxy/pass-request.ts
/** Methods that may be sent twice without doing anything twice (RFC 9110 section 9.2.2), and carry no body. */
var REPEATABLE = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"OPTIONS",
	"TRACE"
]);
/** Passes a request on, and its answer back. */
function passRequest(passage) {
	const { asked, answer } = passage;
	const hasBody = isChunked(asked.rawHeaders) || bodyLength(asked.rawHeaders) > 0;
	let current = begin(passage, {
		method: asked.method,
		target: asked.url,
		fields: framed(passage.fields, asked.rawHeaders, asked.method),
		isRepeatable: REPEATABLE.has(asked.method) && !hasBody
	}, false);
	answer.on("close", () => {
		if (!answer.writableFinished) current.destroy();
	});
	if (hasBody) sendBody(asked, current);
	else current.end();
	function begin({ upstream, onAsk }, what, isAgain) {
		const asking = upstream.ask(what, isAgain);
		onAsk?.(asking);
		asking.on("continue", () => whenItsTurn(answer, () => void (answer.headersSent || answer.writeContinue())));
		asking.on("information", (info) => passInterim(answer, info));
		asking.on("response", (came) => passAnswer(passage, came));
		asking.on("error", (error) => {
			if (answer.destroyed || answer.headersSent) return breakOff(passage);
			if (what.isRepeatable && !isAgain && asking.reusedSocket) {
				current = begin(passage, what, true);
				current.end();
			} else if (isHangUp(error)) breakOff(passage);
			else refuse(passage, error);
		});
		return asking;
	}
}
function bodyLength(fields) {
	return Number(fieldOf(fields, "content-length") ?? 0);
}
/** A request that says nothing of its body has none; Node would announce chunks for it. */
function framed(fields, asked, method) {
	if (isChunked(asked)) return [
		...fields,
		"Transfer-Encoding",
		"chunked"
	];
	if (fieldOf(asked, "content-length") !== null || [
		"GET",
		"HEAD",
		"OPTIONS",
		"TRACE",
		"DELETE"
	].includes(method)) return fields;
	return [
		...fields,
		"Content-Length",
		"0"
	];
}
function sendBody(asked, request) {
	asked.on("end", () => {
		if (asked.rawTrailers.length > 0) request.addTrailers(pairsOf(asked.rawTrailers));
	});
	asked.on("aborted", () => request.destroy());
	asked.pipe(request);
}
function passAnswer(passage, came) {
	const { answer, tap } = passage;
	const { statusCode: status = 502, statusMessage: statusText = "", rawHeaders: fields } = came;
	tap.head({
		status,
		statusText,
		fields
	});
	came.on("data", (piece) => tap.data(piece));
	came.on("end", () => {
		tap.end(came.complete);
		if (came.rawTrailers.length > 0) answer.addTrailers(pairsOf(came.rawTrailers));
	});
	came.on("error", () => breakOff(passage));
	came.on("close", () => {
		if (!came.complete) breakOff(passage);
	});
	try {
		answer.sendDate = false;
		answer.writeHead(status, statusText, answerFields(fields, answer));
	} catch (error) {
		came.destroy();
		return refuse(passage, error instanceof Error ? error : new Error(String(error)));
	}
	let isLate = true;
	came.once("data", () => isLate = false);
	setImmediate(() => isLate && !answer.writableEnded && !answer.destroyed && answer.flushHeaders());
	came.pipe(answer);
}
/** Trailers are announced only where they can follow: Node writes them behind chunks alone. */
function answerFields(fields, { req: { method, httpVersionMinor } }) {
	const passed = endToEnd(fields);
	if (isChunked(fields)) passed.push("Transfer-Encoding", "chunked");
	if (isChunked(fields) && method !== "HEAD" && httpVersionMinor !== 0) return passed;
	return passed.filter((_, at) => passed[at - at % 2].toLowerCase() !== "trailer");
}
/** 102, 103 and their like. They are no business of Node's queue, which would put the answer's own head before them. */
function passInterim(answer, { statusCode, statusMessage, rawHeaders }) {
	const { httpVersionMinor } = answer.req;
	if (statusCode === 100 || httpVersionMinor === 0 || answer.headersSent || answer.destroyed) return;
	const bytes = headBytes(statusCode, statusMessage, endToEnd(rawHeaders));
	whenItsTurn(answer, (socket) => socket.write(bytes));
}
/** An answer behind others on one connection (RFC 9112 section 9.3.2) has none until its turn comes, before its own head goes. */
function whenItsTurn(answer, write) {
	if (answer.socket !== null) write(answer.socket);
	else answer.once("socket", write);
}
/** A head as bytes. */
function headBytes(status, statusText, fields) {
	let text = `HTTP/1.1 ${status} ${statusText}\r\n`;
	for (let at = 0; at < fields.length; at += 2) text += `${fields[at]}: ${fields[at + 1]}\r\n`;
	return Buffer.from(`${text}\r\n`, "latin1");
}
/** A server that closes the connection without a word is passed on as such: nobody makes up an answer of its. */
function isHangUp(error) {
	return error.code === "ECONNRESET" || error.code === "EPIPE";
}
function breakOff({ answer, tap }) {
	tap.end(false);
	answer.destroy();
}
function refuse({ answer, asked, tap, onUnreachable }, error) {
	tap.end(false);
	onUnreachable(error);
	asked.unpipe();
	const text = "502 Bad Gateway: the server behind this proxy does not answer\n";
	const fields = [
		"Content-Type",
		"text/plain",
		"Content-Length",
		String(62)
	];
	answer.writeHead(502, "Bad Gateway", asked.complete ? fields : [
		...fields,
		"Connection",
		"close"
	]);
	answer.end(asked.method === "HEAD" ? void 0 : text);
}
function pairsOf(fields) {
	const pairs = [];
	for (let at = 0; at < fields.length; at += 2) pairs.push([fields[at], fields[at + 1]]);
	return pairs;
}
//#endregion
//#region src/record/proxy/pass-upgrade.ts
/** Passes a request to change the protocol on; a server that does not agree is heard like any other. */
function passUpgrade(passage, socket, head) {
	const { asked } = passage;
	const answer = new ServerResponse(asked);
	answer.shouldKeepAlive = false;
	answer.assignSocket(socket);
	answer.on("finish", () => socket.end());
	socket.on("error", () => socket.destroy());
	const fields = [
		...passage.fields,
		"Connection",
		"Upgrade",
		"Upgrade",
		fieldOf(asked.rawHeaders, "upgrade") ?? ""
	];
	passRequest({
		...passage,
		answer,
		fields,
		onAsk: (request) => request.on("upgrade", (came, serverSocket, serverHead) => {
			passage.tap.end(false);
			answer.detachSocket(socket);
			socket.write(headBytes(came.statusCode, came.statusMessage, came.rawHeaders));
			if (serverHead.length > 0) socket.write(serverHead);
			if (head.length > 0) serverSocket.write(head);
			join$1(socket, serverSocket);
		})
	});
}
function join$1(client, server) {
	for (const [one, other] of [[client, server], [server, client]]) {
		one.on("error", () => other.destroy());
		one.on("close", () => other.destroy());
		one.pipe(other);
	}
}
//#endregion
//#region src/record/proxy/upstream.ts
/** Larger heads than any server of note sends. */
var MOST_HEAD_BYTES = 262144;
/** Connections to one server. */
var Upstream = class {
	#base;
	#isTls;
	#kept;
	#fresh;
	constructor(url) {
		this.#isTls = url.protocol === "https:";
		const port = url.port === "" ? this.#isTls ? 443 : 80 : Number(url.port);
		this.#base = {
			host: url.hostname.replace(/^\[|\]$/g, ""),
			port,
			maxHeaderSize: MOST_HEAD_BYTES
		};
		const Kind = this.#isTls ? Agent$1 : Agent;
		this.#kept = new Kind({
			keepAlive: true,
			noDelay: true,
			maxFreeSockets: 256,
			scheduling: "lifo"
		});
		this.#fresh = new Kind({
			keepAlive: false,
			noDelay: true
		});
	}
	/**
	* Begins a request. What may not be sent twice takes a connection of its own: a kept one may be closed by the server
	* at the very moment it is used (RFC 9112 section 9.3.1), and the visitor would be told of a failure that was ours.
	*/
	ask({ method, target, fields, isRepeatable }, isAgain = false) {
		const request$2 = (this.#isTls ? request$1 : request)({
			...this.#base,
			method,
			path: target,
			headers: fields,
			agent: isRepeatable && !isAgain ? this.#kept : this.#fresh
		});
		request$2.maxHeadersCount = 0;
		return request$2;
	}
	close() {
		this.#kept.destroy();
		this.#fresh.destroy();
	}
};
//#endregion
//#region src/record/proxy/front.ts
/**
* Node's strict parser judges requests before they go on (RFC 9112 section 11.2: two readings of one request are how
* requests are smuggled); what is too long or lacks a host, the server behind may judge for itself. Bodies may take as
* long as the server allows; connections wait for longer than nginx keeps its own.
*/
var SERVER_OPTIONS = {
	maxHeaderSize: 262144,
	requireHostHeader: false,
	insecureHTTPParser: false,
	requestTimeout: 0,
	keepAliveTimeout: 75e3,
	noDelay: true
};
/** Begins to listen. @throws the system's error when the place cannot be had */
async function openFront(options) {
	const upstream = new Upstream(options.upstream);
	const server = options.tls ? createServer$2({
		...SERVER_OPTIONS,
		...options.tls
	}) : createServer$1(SERVER_OPTIONS);
	server.maxHeadersCount = 0;
	const passages = new Passages(options, upstream);
	passages.listenOn(server);
	await new Promise((resolve, reject) => {
		server.once("error", reject).listen(options.port, options.host, resolve);
	});
	return {
		port: server.address().port,
		get underWay() {
			return passages.underWay;
		},
		close: (graceMs) => closeServer(server, graceMs).finally(() => upstream.close())
	};
}
var Passages = class {
	#options;
	#upstream;
	#clients = /* @__PURE__ */ new WeakMap();
	underWay = 0;
	constructor(options, upstream) {
		this.#options = options;
		this.#upstream = upstream;
	}
	listenOn(server) {
		const pass = (asked, answer) => {
			this.underWay++;
			answer.on("close", () => this.underWay--);
			try {
				passRequest({
					...this.#side(asked),
					answer
				});
			} catch (error) {
				this.#options.onUnreachable(error instanceof Error ? error : new Error(String(error)));
				answer.destroy();
			}
		};
		server.on("request", pass);
		server.on("checkContinue", pass);
		server.on("checkExpectation", pass);
		server.on("upgrade", (asked, socket, head) => {
			try {
				passUpgrade(this.#side(asked), socket, head);
			} catch {
				socket.destroy();
			}
		});
	}
	/** Found once for a connection, which brings many requests. */
	#clientOf(socket) {
		const known = this.#clients.get(socket);
		if (known) return known;
		const address = plainAddress(socket.remoteAddress);
		const client = {
			address,
			isBelieved: isTrusted(address, this.#options.trusted)
		};
		this.#clients.set(socket, client);
		return client;
	}
	#side(asked) {
		const { tapOf, onTapFailure, onUnreachable, tls } = this.#options;
		const isTls = tls !== null;
		const { method = "GET", url: target = "/", rawHeaders: fields } = asked;
		const { address, isBelieved } = this.#clientOf(asked.socket);
		return {
			asked,
			upstream: this.#upstream,
			fields: withForwarded(endToEnd(fields), fields, {
				address,
				isTls
			}, isBelieved),
			tap: new HarmlessTap({
				method,
				target,
				fields,
				isTls
			}, tapOf, onTapFailure),
			onUnreachable
		};
	}
};
async function closeServer(server, graceMs) {
	const closed = new Promise((resolve) => server.close(() => resolve()));
	server.closeIdleConnections();
	const timer = setTimeout(() => server.closeAllConnections(), graceMs);
	await closed.finally(() => clearTimeout(timer));
}
//#endregion
//#region src/record/proxy/metrics-door.ts
/** Answers GET /metrics. @throws the system's error when the place cannot be had */
async function openMetrics(host, port, text) {
	const server = createServer$1((request, response) => {
		const isKnown = request.method === "GET" && request.url === "/metrics";
		response.writeHead(isKnown ? 200 : 404, { "Content-Type": "text/plain; version=0.0.4" });
		response.end(isKnown ? text() : "figures are at /metrics\n");
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject).listen(port, host, resolve);
	});
	return { close: () => {
		server.close();
		server.closeAllConnections();
	} };
}
//#endregion
//#region src/record/proxy/trusted-addresses.ts
/** Takes addresses and networks (`10.0.0.0/8`) together; `wrong` is the first entry that is neither. */
function trustedAddresses(entries) {
	const list = new BlockList();
	return {
		list,
		wrong: entries.find((entry) => !add(list, entry)) ?? null
	};
}
function add(list, entry) {
	const [address = "", bits] = entry.split("/");
	const family = isIP(address);
	if (family === 0 || bits !== void 0 && !/^\d{1,3}$/.test(bits)) return false;
	if (Number(bits ?? 0) > (family === 6 ? 128 : 32)) return false;
	const kind = family === 6 ? "ipv6" : "ipv4";
	if (bits === void 0) list.addAddress(address, kind);
	else list.addSubnet(address, Number(bits), kind);
	return true;
}
//#endregion
//#region src/record/relay/writer-link.ts
/** So often may one frame be the first that a dying writer leaves; then it is let go. */
var MOST_DEATHS_OF_A_FRAME = 3;
var MOST_LINE_CHARS = 1e6;
/** Keeps a writer alive and the queue flowing to it. */
var WriterLink = class {
	#options;
	#process = null;
	#isReady = false;
	#isFull = false;
	#isEnding = false;
	#pauseMs;
	#timer = null;
	#deaths = {
		seq: -1,
		count: 0
	};
	#onEnd = () => void 0;
	/** How often it was started again. */
	restarts = 0;
	/** Frames let go since writers died of them. */
	poisoned = 0;
	state = "starting";
	constructor(options) {
		this.#options = options;
		this.#pauseMs = options.firstPauseMs ?? 250;
		options.queue.listen(() => this.#feed());
		this.#start();
	}
	/** Ends the writer when all is written; gives up after the grace. */
	async end(graceMs) {
		this.#isEnding = true;
		const ended = new Promise((resolve) => this.#onEnd = resolve);
		this.#options.queue.push({ kind: "end" }, [], true);
		const timer = setTimeout(() => this.#giveUp(), graceMs);
		await ended.finally(() => clearTimeout(timer));
		this.#state("ended", "");
	}
	#giveUp() {
		if (this.#timer) clearTimeout(this.#timer);
		this.#process?.kill();
		this.#onEnd();
	}
	#start() {
		this.#isReady = this.#isFull = false;
		const writer = this.#options.start();
		this.#process = writer;
		writer.input.on("error", () => void 0);
		writer.input.on("drain", () => {
			this.#isFull = false;
			this.#feed();
		});
		createInterface({
			input: writer.output,
			crlfDelay: Infinity
		}).on("line", (line) => this.#hear(line));
		writer.ended.then((how) => this.#onDeath(how));
	}
	#hear(text) {
		if (text.length > MOST_LINE_CHARS || !text.startsWith("{")) return;
		const line = JSON.parse(text);
		if (line.ready !== void 0) {
			this.#options.queue.acknowledge(line.ready);
			this.#options.queue.rewind();
			this.#isReady = true;
			this.#state("writing", "");
		}
		if (line.ack !== void 0) {
			this.#options.queue.acknowledge(line.ack);
			this.#pauseMs = this.#options.firstPauseMs ?? 250;
		}
		this.#options.onLine(line);
		if (this.#isEnding && this.#options.queue.oldest === null) this.#process?.input.end();
		else this.#feed();
	}
	#feed() {
		if (!this.#isReady) return;
		const { input } = this.#process;
		input.cork();
		for (let parts = this.#next(); parts !== null; parts = this.#next()) for (const part of parts) if (!input.write(part)) this.#isFull = true;
		process.nextTick(() => input.uncork());
	}
	#next() {
		return this.#isFull ? null : this.#options.queue.next();
	}
	#onDeath(how) {
		this.#process = null;
		const wasReady = this.#isReady;
		this.#isReady = false;
		const { queue, longestPauseMs = 3e4 } = this.#options;
		if (this.#isEnding && queue.oldest === null) return this.#onEnd();
		if (wasReady) this.#countDeath();
		this.restarts++;
		this.#state("waiting", `the archive writer has ended (${how}); answers pass on, and it is started again`);
		this.#timer = setTimeout(() => this.#start(), this.#pauseMs);
		this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
	}
	/** A frame that kills every writer must not keep all others waiting for ever. */
	#countDeath() {
		const { queue } = this.#options;
		const seq = queue.oldest ?? -1;
		this.#deaths = seq === this.#deaths.seq ? {
			seq,
			count: this.#deaths.count + 1
		} : {
			seq,
			count: 1
		};
		if (seq === -1 || this.#deaths.count < MOST_DEATHS_OF_A_FRAME) return;
		queue.acknowledge(seq);
		this.poisoned++;
	}
	#state(state, words) {
		this.state = state;
		this.#options.onState(state, words);
	}
};
//#endregion
//#region src/record/run/recorder-status.ts
/** Puts the figures together. */
function recorderStatus(parts) {
	const { requests, underWay, unreachable, runs, queue, link, passedOver, writer } = parts;
	const { taken, dropped } = runs.tallies;
	const { state, restarts, poisoned } = link;
	return {
		requests,
		underWay,
		unreachable,
		recorded: taken - dropped,
		dropped,
		passedOver: { ...passedOver },
		livePages: runs.livePages,
		queued: {
			frames: queue.length,
			bytes: queue.bytes
		},
		writer: {
			state,
			restarts,
			poisoned,
			day: writer
		}
	};
}
//#endregion
//#region src/record/run/recorder.ts
/** Sightings are held back for so long, to be put together. */
var FLUSH_MS = 2e3;
var TICK_MS = 1e4;
/** A server that is down is told of at most this often. */
var QUIET_MS = 1e4;
/** A running recorder. */
var Recorder = class Recorder {
	#options;
	#queue;
	#runs;
	#taps;
	#link;
	#timers;
	#front = null;
	#writer = null;
	#warnedAt = -Infinity;
	#unreachable = 0;
	constructor(options) {
		this.#options = options;
		const { rules, clock, maxHeldBytes, maxPages, tell, pauses } = options;
		this.#queue = new FrameQueue(options.queue);
		this.#runs = new AnswerRuns(this.#queue, maxPages);
		this.#taps = new RecordingTaps({
			rules,
			clock,
			runs: this.#runs,
			maxHeldBytes
		});
		const run = randomUUID();
		this.#link = new WriterLink({
			queue: this.#queue,
			start: () => options.start(run),
			onLine: (line) => this.#hear(line),
			onState: (_state, words) => words !== "" && tell.warn(words),
			...pauses
		});
		this.#timers = [setInterval(() => this.#runs.flush(), FLUSH_MS), setInterval(() => this.#tick(), TICK_MS)];
	}
	/** Opens the front; the writer may come later. @throws the system's error when the place cannot be had */
	static async open(options) {
		const recorder = new Recorder(options);
		try {
			recorder.#front = await openFront({
				...options,
				tapOf: recorder.#taps.tapOf,
				onTapFailure: (error) => recorder.#onTapFailure(error),
				onUnreachable: (error) => recorder.#onUnreachable(error)
			});
			return recorder;
		} catch (error) {
			await recorder.close(0);
			throw error;
		}
	}
	get port() {
		return this.#front.port;
	}
	get status() {
		return recorderStatus({
			requests: this.#taps.requests,
			underWay: this.#front?.underWay ?? 0,
			unreachable: this.#unreachable,
			runs: this.#runs,
			queue: this.#queue,
			link: this.#link,
			passedOver: this.#taps.counts,
			writer: this.#writer
		});
	}
	/** Takes no new visitors, writes what was seen, tells the day and ends. */
	async close(graceMs) {
		for (const timer of this.#timers) clearInterval(timer);
		await this.#front?.close(Math.min(graceMs, 1e4));
		this.#tick();
		this.#runs.flush(true);
		await this.#link.end(graceMs);
	}
	#hear(line) {
		for (const url of line.forget ?? []) this.#runs.forget(url);
		if (line.status !== void 0) this.#writer = line.status;
		if (line.concluded !== void 0) this.#options.tell.concluded(line.concluded);
	}
	/** Counts, and the time: a day ends also when nobody asks for anything. */
	#tick() {
		const at = this.#options.clock.now();
		this.#runs.turnDay(at);
		this.#runs.flush();
		const tallies = {
			...this.#taps.counts,
			dropped: this.#runs.tallies.dropped
		};
		this.#queue.push({
			kind: "tick",
			at,
			tallies
		});
	}
	#onTapFailure(error) {
		this.#taps.count("failed");
		this.#warn(`an answer was not recorded, by a fault of the recorder: ${String(error)}`);
	}
	#onUnreachable(error) {
		this.#unreachable++;
		this.#warn(`the server behind does not answer: ${error.message}`);
	}
	#warn(words) {
		const now = performance.now();
		if (now - this.#warnedAt < QUIET_MS) return;
		this.#warnedAt = now;
		this.#options.tell.warn(words);
	}
};
//#endregion
//#region src/record/run/start-writer.ts
/** What a writer has no use for. */
var SECRETS = /TOKEN|SECRET|PASSWORD/;
/** Starts one; what it complains of goes to `onWords`, and its last words say how it ended. */
function startWriter(settings, onWords) {
	const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.test(name)));
	const child = spawn(process.execPath, [writerFile(), JSON.stringify(settings)], {
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		env,
		detached: true
	});
	makeModest(child.pid);
	let last = "";
	createInterface({
		input: child.stderr,
		crlfDelay: Infinity
	}).on("line", (line) => {
		last = line.slice(0, 500);
		onWords(last);
	});
	const ended = new Promise((resolve) => {
		child.once("close", (code, signal) => resolve(signal ?? (last === "" ? `exit code ${code}` : last)));
		child.once("error", (error) => resolve(error.message));
	});
	return {
		pid: child.pid ?? 0,
		input: child.stdin,
		output: child.stdout,
		ended,
		kill: () => void child.kill("SIGKILL")
	};
}
/** Visitors come first: where processors are short, the archive waits. */
function makeModest(pid) {
	try {
		if (pid !== void 0) setPriority(pid, constants$1.priority.PRIORITY_LOW);
	} catch {}
}
/** What is built, also when the proxy runs from the sources. */
function writerFile() {
	const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
	return join(root, "dist", "record", "writer", "writer-process.js");
}
//#endregion
//#region src/cli/record/listen-place.ts
/** Reads `host:port`. @throws UsageError */
function listenPlaceOf(option, text) {
	const [, bracketed, plain, digits = ""] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]\s]+)):(\d{1,5})$/i.exec(text) ?? [];
	const host = bracketed ?? plain;
	if (host === void 0 || Number(digits) > 65535) throw new UsageError("USAGE", `${option} ${text}: not a host and a port such as 127.0.0.1:8081`);
	return {
		host,
		port: Number(digits)
	};
}
/** Reads addresses and networks: `127.0.0.0/8, ::1`. @throws UsageError */
function addressesOf(option, text) {
	const { list, wrong } = trustedAddresses(listOf(text));
	if (wrong !== null) throw new UsageError("USAGE", `${option} ${wrong}: not an address or a network such as 10.0.0.0/8`);
	return list;
}
/** Words between commas or blanks. */
function listOf(text) {
	return text.split(/[\s,]+/).filter((word) => word !== "");
}
//#endregion
//#region src/cli/record/record-options.ts
/** The address of the server behind. @throws UsageError */
function upstreamOf({ upstream }) {
	const url = URL.canParse(upstream) ? new URL(upstream) : null;
	if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && url.username === "" && url.password === "") return url;
	throw new UsageError("USAGE", `--upstream ${upstream}: not the address of a server such as http://127.0.0.1:8080, without a path`);
}
/** What may be recorded. @throws UsageError */
function rulesOf(flags, listen) {
	const as = parsePageUrl(flags.as);
	if (as === null || new URL(as).pathname !== "/" || as.includes("?")) throw new UsageError("USAGE", `--as ${flags.as}: not the public address of a site such as https://example.org/`);
	const { publicLanguage = null } = flags;
	if (publicLanguage !== null && !/^[a-z]{2,3}$/i.test(publicLanguage)) throw new UsageError("USAGE", `--public-language ${publicLanguage}: not a language such as en`);
	return {
		as,
		hosts: [`${listen.host}:${listen.port}`, ...listOf(flags.host)].map((host) => host.toLowerCase()),
		publicCookies: listOf(flags.publicCookies),
		ignoredParams: listOf(flags.ignoreParams),
		secretParams: listOf(flags.secretParams),
		takesQueries: flags.queries,
		publicLanguage: publicLanguage?.toLowerCase() ?? null,
		maxAnswerBytes: sizeOf("--max-answer", flags.maxAnswer)
	};
}
/** A size in bytes. @throws UsageError */
function sizeOf(option, text) {
	const bytes = parseSizeBytes(text);
	if (bytes !== null && bytes > 0) return bytes;
	throw new UsageError("USAGE", `${option} ${text}: not a size such as 16MB`);
}
/** The certificate that visitors are shown; `null` without one. @throws UsageError */
function tlsOf({ tlsCert, tlsKey }) {
	if (tlsCert === void 0 && tlsKey === void 0) return null;
	if (tlsCert === void 0 || tlsKey === void 0) throw new UsageError("USAGE", "--tls-cert and --tls-key go together");
	const [cert, key] = [textOf(tlsCert), textOf(tlsKey)];
	if (isPair(cert, key)) return {
		cert,
		key
	};
	throw new UsageError("USAGE", `--tls-cert ${tlsCert}, --tls-key ${tlsKey}: not a certificate and its key, in PEM`);
}
function isPair(cert, key) {
	try {
		return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
	} catch {
		return false;
	}
}
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		throw unreadableFile(path, error);
	}
}
/** Where to listen, and whom to believe. @throws UsageError */
function placesOf({ listen, metrics, trustProxy }) {
	return {
		listen: listenPlaceOf("--listen", listen),
		metrics: metrics === void 0 ? null : listenPlaceOf("--metrics", metrics),
		trusted: addressesOf("--trust-proxy", trustProxy)
	};
}
//#endregion
//#region src/cli/record/record-words.ts
/** One line on how it goes. */
function statusLine(now, before, seconds) {
	const perSecond = Math.round((now.requests - before.requests) / seconds);
	const { writer, queued, recorded, dropped, livePages } = now;
	const passed = Object.values(now.passedOver).reduce((sum, count) => sum + count, 0);
	const lost = dropped > 0 ? `, ${dropped} lost` : "";
	const waits = queued.frames > 0 ? `, ${queued.frames} waiting` : "";
	const day = writer.day === null ? "" : `, ${writer.day.contents} new contents`;
	return `${perSecond} requests/s, ${now.requests} in all; recorded ${recorded} answers of ${livePages} pages${day}${lost}; passed over ${passed}; writer ${writer.state}${waits}`;
}
/** One event as a line of JSON. */
function eventLine(event, facts) {
	return `${JSON.stringify({
		event,
		at: (/* @__PURE__ */ new Date()).toISOString(),
		...facts
	})}\n`;
}
/** Figures in the Prometheus text format (version 0.0.4). */
function metricsText({ requests, unreachable, recorded, dropped, passedOver, livePages, queued, writer }) {
	const counters = [
		{
			name: "requests_total",
			help: "Requests passed on.",
			values: { "": requests }
		},
		{
			name: "unreachable_total",
			help: "Requests that the server behind did not answer.",
			values: { "": unreachable }
		},
		{
			name: "answers_total",
			help: "Answers recorded.",
			values: { "": recorded }
		},
		{
			name: "dropped_total",
			help: "Answers lost since the archive did not keep up.",
			values: { "": dropped }
		},
		{
			name: "passed_over_total",
			help: "Answers not recorded by rule.",
			values: byReason(passedOver)
		},
		{
			name: "writer_restarts_total",
			help: "How often the writer was started again.",
			values: { "": writer.restarts }
		}
	];
	const isWriting = writer.state === "writing" ? 1 : 0;
	const gauges = [
		{
			name: "pages",
			help: "Pages held in memory.",
			values: { "": livePages }
		},
		{
			name: "queue_frames",
			help: "Frames that wait for the writer.",
			values: { "": queued.frames }
		},
		{
			name: "queue_bytes",
			help: "Bytes that wait for the writer.",
			values: { "": queued.bytes }
		},
		{
			name: "writer_up",
			help: "Whether the archive writer writes.",
			values: { "": isWriting }
		}
	];
	return [
		...exposed("counter", counters),
		...exposed("gauge", gauges),
		""
	].join("\n");
}
function byReason(counts) {
	return Object.fromEntries(Object.entries(counts).map(([why, count]) => [`{why="${why}"}`, count]));
}
/** Lines of Prometheus' text format. */
function exposed(type, metrics) {
	return metrics.flatMap(({ name, help, values }) => [
		`# HELP isochron_record_${name} ${help}`,
		`# TYPE isochron_record_${name} ${type}`,
		...Object.entries(values).map(([labels, value]) => `isochron_record_${name}${labels} ${value}`)
	]);
}
//#endregion
//#region src/cli/record/run-record.ts
var STATUS_MS = 1e4;
/** So long may the last day take to be told. */
var GRACE_MS = 6e5;
/** Bodies of answers under way, beside those that wait for the archive. */
var MOST_HELD_BYTES = 134217728;
var MOST_FRAMES = 1e5;
/** Records until it is stopped. */
async function runRecord(flags, settings, io) {
	const places = placesOf(flags);
	const rules = rulesOf(flags, places.listen);
	const upstream = upstreamOf(flags);
	const say = (words, event, facts) => {
		if (flags.json) io.out(eventLine(event, facts));
		else io.err(`${words}\n`);
	};
	const tell = {
		warn: (words) => say(`isochron: ${words}`, "warning", { words }),
		concluded: (day) => say(`told ${day.versions} versions of ${day.pages} pages: ${day.capture}`, "day", day)
	};
	const { as, hosts: _hosts, ...ruled } = rules;
	const writer = {
		archive: settings.archive,
		site: flags.site ?? siteNameOf(as) ?? new URL(as).host,
		as,
		by: `isochron record before ${upstream.origin}`,
		rules: { ...ruled },
		software: SOFTWARE,
		maxWarcBytes: settings.warcSize,
		maxPages: flags.maxPages
	};
	const recorder = await Recorder.open({
		...places.listen,
		upstream,
		tls: tlsOf(flags),
		trusted: places.trusted,
		rules,
		clock: new SystemClock(),
		start: (run) => startWriter({
			...writer,
			run
		}, tell.warn),
		queue: {
			maxFrames: MOST_FRAMES,
			maxBytes: sizeOf("--queue", flags.queue)
		},
		maxHeldBytes: MOST_HELD_BYTES,
		maxPages: flags.maxPages,
		tell
	}).catch((error) => {
		throw cannotListen(places.listen, error);
	});
	const door = places.metrics ? await openMetrics(places.metrics.host, places.metrics.port, () => metricsText(recorder.status)) : null;
	const { host } = places.listen;
	say(`recording ${as}: answers on ${host}, port ${recorder.port}, from ${upstream.origin}, into ${settings.archive}`, "open", {
		as,
		host,
		port: recorder.port,
		upstream: upstream.origin,
		archive: settings.archive
	});
	const stopTelling = tellStatus(recorder, (words, status) => say(words, "status", status));
	await untilAborted(io.signal);
	stopTelling();
	door?.close();
	say("finishing the requests in flight and telling the day; Ctrl-C again ends at once", "closing", {});
	await recorder.close(GRACE_MS);
	say(statusLine(recorder.status, recorder.status, 1), "closed", recorder.status);
}
function tellStatus(recorder, tell) {
	let before = recorder.status;
	const timer = setInterval(() => {
		const now = recorder.status;
		tell(statusLine(now, before, STATUS_MS / 1e3), now);
		before = now;
	}, STATUS_MS);
	return () => clearInterval(timer);
}
function cannotListen({ host, port }, error) {
	const { code } = error;
	if (code === "EADDRINUSE") return new IsochronError("PORT_TAKEN", `port ${port} of ${host} is in use; choose another with --listen`);
	if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new UsageError("USAGE", `cannot listen on ${host}, port ${port} (${code}); choose another place with --listen`);
	return error;
}
//#endregion
//#region src/cli/record/record-command.ts
var SETTINGS = ["archive", "warcSize"];
var EXAMPLES = `
Put it between your web server and the visitors: requests to --listen are passed to --upstream unchanged, answers come
back unchanged, and what any stranger would be given is recorded as pages of --as. Visitors feel nothing when the
archive is full, slow or dead: answers pass, and what was lost is counted. Answers to visitors with credentials, and
whatever is marked private, are never recorded (docs/guide/record.md). Ctrl-C or SIGTERM ends it and tells the day.
It writes to the archive all day: give it one of its own.

Examples:
  isochron record --upstream http://127.0.0.1:8080 --as https://example.org/ --archive /srv/recorded
  isochron record --upstream http://127.0.0.1:8080 --as https://example.org/ --public-cookies "_ga* consent"
  isochron record --upstream http://127.0.0.1:8080 --as https://example.org/ --metrics 127.0.0.1:9100 --json`;
/** Adds the verb. */
function addRecordCommand(program, io) {
	const command = program.command("record").description("record what a web server answers to its visitors: a proxy before it that nobody feels").requiredOption("--upstream <url>", "the server behind: http://127.0.0.1:8080").requiredOption("--as <url>", "the public address of the site: https://example.org/").option("--site <name>", "the site that it is of, in the archive (the host of --as unless told)").option("--listen <host:port>", "where visitors, or the proxy in front, are answered", "127.0.0.1:8081").option("--host <names>", "other hosts by which the site is asked for", "").option("--trust-proxy <addresses>", "proxies in front whose X-Forwarded fields are believed", "127.0.0.0/8, ::1").option("--tls-cert <file>", "answer in TLS, with this certificate (PEM)").option("--tls-key <file>", "with --tls-cert: its key (PEM)").option("--public-cookies <names>", "cookies that make nobody anybody; with others a visitor is not recorded", "").option("--ignore-params <names>", "parameters of queries to be taken out of addresses", IGNORED_PARAMS.join(" ")).option("--secret-params <names>", "parameters of queries with which nothing is recorded", SECRET_PARAMS.join(" ")).option("--no-queries", "record addresses without a query only").option("--public-language <tag>", "where pages come in several languages, the one that is the public page").option("--max-answer <size>", "longer answers are passed on and not recorded", "16MB").option("--queue <size>", "what may wait for the archive in memory; more is lost, and counted", "64MB").option("--max-pages <n>", "pages held in memory; all others are looked up", wholeNumber(100), 2e4).option("--metrics <host:port>", "figures in Prometheus' text format at /metrics").option("--json", "print an event on each line: figures, days, warnings").addHelpText("after", EXAMPLES).action(() => runRecord(command.opts(), settingsOf(command, SETTINGS, io), io));
	addSettings(command, SETTINGS);
}
//#endregion
export { addRecordCommand };
