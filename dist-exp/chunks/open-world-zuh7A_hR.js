import { a as UsageError, n as FormatError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { u as openArchive } from "./messages-BR4EaSfy.js";
import { An as readHead, Cn as ChunkedScanner, Dn as findHeadEnd, En as asBuffer, Ht as parseHttpDate, Jn as instant, Sn as parseStatusLine, Tn as FindingList, Vt as formatHttpDate, jn as skipBlankLines, vn as isInterim, wn as framingFacts } from "./formats-CP_ayLbB.js";
import { Rt as Turns, c as Gates, i as findChromium, n as startRenderer } from "./render-DH98pEeP.js";
import { m as requestOf } from "./surt-CmP5UFl-.js";
import { $ as openArchiveOnThread, q as openForeignIndex } from "./store-B-jxG4ia.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { a as mirrorAt } from "./cluster-at-hand-gq404j8J.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readFile, stat } from "node:fs/promises";
import { X509Certificate, createHash, createPrivateKey, scryptSync } from "node:crypto";
import { fileURLToPath } from "node:url";
import { TLSSocket, connect, createSecureContext, rootCertificates } from "node:tls";
import { BlockList, connect as connect$1, isIP, isIPv4, isIPv6 } from "node:net";
import { lookup } from "node:dns/promises";
//#region src/adapters/descriptor-limit.ts
/** Kept for the archive's own files. */
var KEPT_FOR_FILES = 100;
var FEWEST = 4;
/** The soft limit of open files, where the system tells (Linux); `null` elsewhere. */
function descriptorLimit() {
	try {
		const soft = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
		return soft === void 0 ? null : Number(soft);
	} catch {
		return null;
	}
}
/** As many connections as were asked for, or as fit: a long response has a file in the spool beside its connection. */
function connectionsWithin(limit, wanted) {
	if (limit === null) return wanted;
	return Math.max(FEWEST, Math.min(wanted, Math.floor((limit - KEPT_FOR_FILES) / 2)));
}
//#endregion
//#region src/fetch/admission.ts
/** One fetch's admission; the time spent waiting for it is no fault of the server's. */
var Admission = class {
	#admit;
	#address = null;
	#release = null;
	#waitedMs = 0;
	constructor(admit) {
		this.#admit = admit;
	}
	get waitedMs() {
		return this.#waitedMs;
	}
	/** Waits until a request may be sent to the address; at once when it is the one already admitted to. */
	async enter(address) {
		if (!this.#admit || address === void 0 || address === this.#address) return;
		this.leave();
		const startedMs = performance.now();
		this.#release = await this.#admit(address);
		this.#address = address;
		this.#waitedMs += performance.now() - startedMs;
	}
	leave() {
		this.#release?.();
		this.#release = null;
		this.#address = null;
	}
};
//#endregion
//#region src/fetch/connection-facts.ts
var MOST_CERTIFICATES$1 = 10;
/** Reads the facts off a connection; through a proxy neither the server's address nor the resolver's answer is known. */
function connectionFacts({ socket, resolved = [], through }) {
	return {
		client: through ? through.client : socket.localAddress ?? null,
		resolved,
		...through && { proxy: through.proxy },
		tls: socket instanceof TLSSocket && through?.isTls !== false ? {
			protocol: socket.getProtocol() ?? "unknown",
			chain: chainOf(socket)
		} : null
	};
}
/** SHA-256 of each certificate that the server showed or that leads to its root, the server's own first. */
function chainOf(socket) {
	const chain = [];
	let certificate = socket.getPeerCertificate(true);
	while (certificate?.raw && chain.length < MOST_CERTIFICATES$1) {
		chain.push(createHash("sha256").update(certificate.raw).digest("hex"));
		const { issuerCertificate } = certificate;
		certificate = issuerCertificate === certificate ? void 0 : issuerCertificate;
	}
	return chain;
}
//#endregion
//#region src/fetch/deadlines.ts
/** Watches over any number of deadlines; a timer runs only towards the earliest that was known when it was set. */
var Deadlines = class {
	#set = /* @__PURE__ */ new Set();
	#timer;
	#firesAtMs = Infinity;
	/** For {@link Deadline}: it is due then, on the monotonic clock. */
	add(deadline) {
		this.#set.add(deadline);
		if (deadline.dueMs < this.#firesAtMs) this.#fireAt(deadline.dueMs);
	}
	/** For {@link Deadline}: the timer is left running, it finds nothing to do. */
	delete(deadline) {
		this.#set.delete(deadline);
	}
	#fireAt(dueMs) {
		clearTimeout(this.#timer);
		this.#firesAtMs = dueMs;
		this.#timer = setTimeout(() => this.#fire(), Math.max(0, dueMs - performance.now()));
		this.#timer.unref();
	}
	#fire() {
		this.#firesAtMs = Infinity;
		const nowMs = performance.now();
		let nextMs = Infinity;
		for (const deadline of this.#set) if (deadline.dueMs <= nowMs) deadline.pass();
		else nextMs = Math.min(nextMs, deadline.dueMs);
		if (nextMs < this.#firesAtMs) this.#fireAt(nextMs);
	}
};
/** One moment by which something is to have happened. */
var Deadline = class {
	#deadlines;
	#onDue;
	#dueMs = Infinity;
	constructor(deadlines, onDue) {
		this.#deadlines = deadlines;
		this.#onDue = onDue;
	}
	get dueMs() {
		return this.#dueMs;
	}
	/** From now on it is due at this time of the monotonic clock, whatever it was before. */
	set(dueMs) {
		this.#dueMs = dueMs;
		this.#deadlines.add(this);
	}
	/** It is due no more. */
	clear() {
		this.#deadlines.delete(this);
	}
	/** The moment has come. */
	pass() {
		this.clear();
		this.#onDue();
	}
};
//#endregion
//#region src/fetch/connection-pool.ts
var MAX_IDLE_SOCKETS = 64;
/** So many origins are remembered for having spoken unasked. */
var MAX_DISTRUSTED = 1e4;
/** Idle sockets by origin; one that speaks, ends, fails or waits too long is dropped. */
var ConnectionPool = class {
	#keepAliveMs;
	#deadlines;
	#idle = /* @__PURE__ */ new Set();
	#distrusted = /* @__PURE__ */ new Set();
	constructor(keepAliveMs, deadlines) {
		this.#keepAliveMs = keepAliveMs;
		this.#deadlines = deadlines;
	}
	/** Gives up the connection that was unused longest, when there is any. */
	dropOldest() {
		const [oldest] = this.#idle;
		oldest?.drop();
	}
	/** The most recently used connection to the origin, or `null`. */
	take(origin) {
		const entry = [...this.#idle].reverse().find((idle) => idle.origin === origin && idle.socket.writable);
		if (!entry) return null;
		this.#forget(entry);
		entry.socket.pause();
		return entry.socket;
	}
	/** The origin spoke unasked: whose answer its next bytes are nobody can say, so none of its connections is kept. */
	distrust(origin) {
		if (this.#distrusted.size < MAX_DISTRUSTED) this.#distrusted.add(origin);
		for (const entry of this.#idle) if (entry.origin === origin) entry.drop();
	}
	/** Keeps a connection for the next request, if its origin may be trusted with it. */
	put(origin, socket) {
		if (this.#distrusted.has(origin)) return void socket.destroy();
		if (this.#idle.size >= MAX_IDLE_SOCKETS) this.dropOldest();
		const drop = () => {
			this.#forget(entry);
			socket.destroy();
		};
		const unasked = () => this.distrust(origin);
		const entry = {
			origin,
			socket,
			drop,
			unasked,
			deadline: new Deadline(this.#deadlines, drop)
		};
		entry.deadline.set(performance.now() + this.#keepAliveMs);
		socket.on("data", unasked).on("end", drop).on("close", drop);
		this.#idle.add(entry);
		socket.resume();
	}
	close() {
		for (const entry of this.#idle) entry.drop();
	}
	#forget(entry) {
		entry.deadline.clear();
		entry.socket.off("data", entry.unasked).off("end", entry.drop).off("close", entry.drop);
		this.#idle.delete(entry);
	}
};
//#endregion
//#region src/fetch/address-guard.ts
var IPV4_SUBNETS = [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/4",
	"240.0.0.0/4"
];
var IPV6_SUBNETS = [
	"::/96",
	"64:ff9b:1::/48",
	"100::/64",
	"2001::/23",
	"2001:db8::/32",
	"2002::/16",
	"3fff::/20",
	"5f00::/16",
	"fc00::/7",
	"fe80::/10",
	"fec0::/10",
	"ff00::/8"
];
var blocked = makeBlockList();
/** Whether the address is globally reachable unicast; IPv4 inside IPv6 is judged as IPv4. */
function isPublicAddress(address) {
	const bare = address.split("%", 1)[0];
	return isIP(bare) !== 0 && !blocked.check(bare, isIPv4(bare) ? "ipv4" : "ipv6");
}
/** Names that lead nowhere but into one's own network (RFC 6761, 6762, 8375, and .internal by ICANN's resolution). */
var PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa|private)$/;
/** Whether a host may be asked for whose address somebody else looks up: a public address, or a name with a public look. */
function isPublicName(hostname) {
	const name = hostname.toLowerCase().replace(/\.$/, "");
	if (isIP(name.split("%", 1)[0]) !== 0) return isPublicAddress(name);
	return name.includes(".") && !PRIVATE_NAME.test(name);
}
function makeBlockList() {
	const list = new BlockList();
	for (const [net, prefix] of IPV4_SUBNETS.map(splitSubnet)) {
		list.addSubnet(net, prefix, "ipv4");
		list.addSubnet(`64:ff9b::${net}`, 96 + prefix, "ipv6");
	}
	for (const [net, prefix] of IPV6_SUBNETS.map(splitSubnet)) list.addSubnet(net, prefix, "ipv6");
	return list;
}
function splitSubnet(subnet) {
	const [net, prefix] = subnet.split("/");
	return [net, Number(prefix)];
}
//#endregion
//#region src/fetch/failure.ts
/** Makes a failure whose message is one short line, whatever it was built from. */
function failure(code, message) {
	return {
		kind: "failed",
		code,
		message: oneLine(message)
	};
}
/** A failure on the way through a proxy, which no server has a part in. */
function proxyFailure({ address }, why, proxyFault) {
	return {
		...failure("proxy", `the proxy ${address}: ${why}`),
		proxyFault
	};
}
var NO_ROUTE = ["unreachable", "there is no route to the host"];
var CONNECT_FAILURES = {
	ECONNREFUSED: ["connect-refused", "the host refused the connection"],
	ECONNRESET: ["reset", "the connection was reset while it was being made"],
	ETIMEDOUT: ["connect-timeout", "the host did not answer the connection in time"],
	EHOSTUNREACH: NO_ROUTE,
	ENETUNREACH: NO_ROUTE
};
/** What a socket error before the connection stood means. */
function connectFailure(error) {
	const [code, message] = CONNECT_FAILURES[error.code ?? ""] ?? ["connect-failed", describe(error)];
	return failure(code, message);
}
/** What a socket error after the request was sent means. */
function exchangeFailure(error) {
	if (error.code === "ECONNRESET" || error.code === "EPIPE") return failure("reset", "the server reset the connection before it answered");
	return failure("reset", describe(error));
}
/** An error's code and text in one line. */
function describe(error) {
	return oneLine([error.code, error.message].filter(Boolean).join(": ") || "unknown error");
}
function oneLine(text) {
	return text.replace(/[\x00-\x1f\x7f-\x9f]+/g, " ").slice(0, 200);
}
//#endregion
//#region src/fetch/handshake.ts
var MOST_BYTES$1 = 16384;
/** Talks to the proxy at the other end of a socket; what comes after a reply is left for whoever reads next. */
var Handshake = class {
	#socket;
	#stop;
	constructor(socket, stop) {
		this.#socket = socket;
		this.#stop = stop;
	}
	/** Sends the words and waits for a whole reply; `null` when none came: closed, too long, or stopped. */
	ask(words, endOf) {
		return new Promise((resolve) => {
			let bytes = Buffer.alloc(0);
			const settle = (reply) => {
				this.#socket.off("data", onData).off("end", onEnd).off("close", onEnd);
				this.#socket.pause();
				this.#stop.listen(null);
				resolve(reply);
			};
			const onEnd = () => settle(null);
			const onData = (chunk) => {
				bytes = Buffer.concat([bytes, chunk]);
				const end = endOf(bytes);
				if (end === null) return bytes.length > MOST_BYTES$1 ? settle(null) : void 0;
				settle(bytes.subarray(0, end));
				if (bytes.length > end) this.#socket.unshift(bytes.subarray(end));
			};
			this.#socket.on("data", onData).on("end", onEnd).on("close", onEnd);
			this.#stop.listen(onEnd);
			if (this.#stop.reason || !this.#socket.writable) return onEnd();
			this.#socket.write(words);
			this.#socket.resume();
		});
	}
};
//#endregion
//#region src/fetch/own-means.ts
/** What the system says, in our words; where nothing at all can be opened the run stops. */
var SHORTAGES = {
	EMFILE: {
		what: "file descriptors of this process (raise ulimit -n, or lower --max-connections)",
		stops: true
	},
	ENFILE: {
		what: "file descriptors of this machine (lower --max-connections)",
		stops: true
	},
	ENOBUFS: {
		what: "buffers for connections (lower --max-connections)",
		stops: true
	},
	ENOMEM: {
		what: "memory for connections (lower --max-connections)",
		stops: true
	},
	EAI_MEMORY: {
		what: "memory to look up names",
		stops: true
	},
	EADDRNOTAVAIL: {
		what: "local addresses or ports to connect from",
		stops: false
	},
	EAGAIN: {
		what: "local ports to connect from",
		stops: false
	},
	EAI_AGAIN: {
		what: "answers of the resolver",
		stops: false
	},
	ETIMEOUT: {
		what: "answers of the resolver",
		stops: false
	}
};
var FIRST_WAIT_MS = 50;
var LONGEST_WAIT_MS = 5e3;
/** Shortages that may lie elsewhere too are waited for so many times only. */
var MOST_TRIES = 6;
/** Whether an error tells of our own means; of several addresses one is enough. */
function shortageOf(error) {
	return [error, ...Array.isArray(error.errors) ? error.errors : []].map(({ code }) => code ?? "").find((code) => Object.hasOwn(SHORTAGES, code)) ?? null;
}
/** A failure that the server has no part in. */
function ownFailure(code) {
	return {
		...failure("own-means", `this machine is out of ${SHORTAGES[code].what}: ${code}`),
		shortage: code
	};
}
/** How one fetch bears a shortage. */
var Patience = class {
	#patienceMs;
	#startedMs = performance.now();
	#tries = 0;
	constructor(patienceMs) {
		this.#patienceMs = patienceMs;
	}
	/** Waits before the next try; `false` when there is to be none. @throws IsochronError OUT_OF_MEANS */
	async wait(code) {
		const { what, stops } = SHORTAGES[code];
		if (!(!stops && this.#tries + 1 >= MOST_TRIES) && await this.waitLonger()) return true;
		if (stops) throw new IsochronError("OUT_OF_MEANS", `out of ${what}: ${code}`);
		return false;
	}
	/** Waits, each time twice as long; `false` when that would be too long by now. */
	async waitLonger() {
		const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++);
		if (performance.now() - this.#startedMs + waitMs > this.#patienceMs) return false;
		await new Promise((resolve) => setTimeout(resolve, waitMs));
		return true;
	}
};
/** How a fetcher bears its proxy: one that went away is waited for, one that never took us ends the run at once. */
var ProxyPatience = class {
	/** Whether it ever answered. */
	worked = false;
	/** Whether to try again; `false` where only this one server cannot be had. @throws IsochronError PROXY */
	async bear({ proxyFault, message }, patience, stop) {
		this.worked ||= proxyFault === "failed";
		if (proxyFault === "failed") return false;
		const mayReturn = proxyFault === "down" && this.worked;
		if (mayReturn && stop.reason) return false;
		if (mayReturn && await patience.waitLonger()) return true;
		throw new IsochronError("PROXY", message);
	}
};
//#endregion
//#region src/fetch/tunnel.ts
var OPEN = { kind: "open" };
var NO_REPLY = {
	kind: "failed",
	why: "it gave no answer that can be read"
};
var NEEDS_LOGIN = "it asks for a user name and a password: give them as scheme://user:password@host:port";
var WRONG_LOGIN = "it does not take the user name and password given";
/** Opens the tunnel on a connection to the proxy; the name is looked up by the proxy. */
function openTunnel(talk, proxy, end) {
	return proxy.kind === "socks5" ? bySocks(talk, proxy, end) : byConnect(talk, proxy, end);
}
async function byConnect(talk, { credentials }, end) {
	const host = isIPv6(end.hostname) ? `[${end.hostname}]` : end.hostname;
	const lines = [`CONNECT ${host}:${end.port} HTTP/1.1`, `Host: ${host}:${end.port}`];
	if (credentials) lines.push(`Proxy-Authorization: ${basic(credentials)}`);
	const reply = await talk.ask(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), endOfHead);
	const status = reply && parseStatusLine(reply.toString("latin1").split(/\r?\n/, 1)[0])?.status;
	if (!status) return NO_REPLY;
	if (status >= 200 && status < 300) return OPEN;
	if (status === 407) return {
		kind: "refuses-us",
		why: credentials ? WRONG_LOGIN : NEEDS_LOGIN
	};
	return {
		kind: "failed",
		why: `it answers ${status} to CONNECT ${host}:${end.port}`
	};
}
/** RFC 7617 section 2, in UTF-8. */
function basic({ user, password }) {
	return `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;
}
function endOfHead(bytes) {
	const end = /\r?\n\r?\n/.exec(bytes.toString("latin1"));
	return end && end.index + end[0].length;
}
var VERSION = 5;
var NO_LOGIN = 0;
var LOGIN = 2;
var CONNECT = 1;
async function bySocks(talk, { credentials }, end) {
	const methods = credentials ? [NO_LOGIN, LOGIN] : [NO_LOGIN];
	const chosen = await talk.ask(Buffer.from([
		VERSION,
		methods.length,
		...methods
	]), ofLength(2));
	if (chosen?.[0] !== VERSION) return NO_REPLY;
	if (!methods.includes(chosen[1])) return {
		kind: "refuses-us",
		why: credentials ? WRONG_LOGIN : NEEDS_LOGIN
	};
	if (chosen[1] === LOGIN) {
		const said = [credentials.user, credentials.password].map((word) => Buffer.from(word, "utf8")).flatMap((word) => [Buffer.from([word.length]), word]);
		const taken = await talk.ask(Buffer.concat([Buffer.from([1]), ...said]), ofLength(2));
		if (taken === null) return NO_REPLY;
		if (taken[1] !== 0) return {
			kind: "refuses-us",
			why: WRONG_LOGIN
		};
	}
	const reply = await talk.ask(socksRequest(end), endOfSocksReply);
	if (reply?.[0] !== VERSION) return NO_REPLY;
	if (reply[1] === 0) return OPEN;
	return {
		kind: "failed",
		why: `${SOCKS_REPLIES[reply[1]] ?? `it answers ${reply[1]}`} (SOCKS, ${end.hostname}:${end.port})`
	};
}
var SOCKS_REPLIES = {
	2: "its rules do not allow the connection",
	3: "the network cannot be reached",
	4: "the host cannot be reached",
	5: "the connection was refused",
	6: "the connection was not made in time"
};
/** Section 4: the name goes as it is, so that the proxy looks it up. */
function socksRequest({ hostname, port }) {
	const name = Buffer.from(hostname, "latin1");
	const place = isIPv4(hostname) ? Buffer.from([1, ...hostname.split(".").map(Number)]) : isIPv6(hostname) ? Buffer.concat([Buffer.from([4]), ipv6Bytes(hostname)]) : Buffer.concat([Buffer.from([3, name.length]), name]);
	return Buffer.concat([
		Buffer.from([
			VERSION,
			CONNECT,
			0
		]),
		place,
		Buffer.from([port >> 8, port & 255])
	]);
}
/** Of an address as URL writes it: no dots in it, at most one gap. */
function ipv6Bytes(address) {
	const [left = "", right] = address.split("::");
	const [before, after] = [groupsOf(left), groupsOf(right ?? "")];
	const gap = right === void 0 ? 0 : 8 - before.length - after.length;
	const groups = [
		...before,
		...Array.from({ length: gap }, () => 0),
		...after
	];
	return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]));
}
function groupsOf(text) {
	return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}
function ofLength(length) {
	return (bytes) => bytes.length >= length ? length : null;
}
/** Section 6: version, reply, 0, and the address from which the proxy connects. */
function endOfSocksReply(bytes) {
	if (bytes.length < 5) return null;
	const end = 4 + ({
		1: 4,
		3: 1 + bytes[4],
		4: 16
	}[bytes[3]] ?? 0) + 2;
	return bytes.length >= end ? end : null;
}
//#endregion
//#region src/fetch/connect.ts
/** Connects to the URL's host; a stop ends the attempt with its reason. */
function connect$2(url, options, stop) {
	const target = {
		hostname: url.hostname.replace(/^\[|\]$/g, ""),
		port: Number(url.port) || (url.protocol === "https:" ? 443 : 80),
		isTls: url.protocol === "https:"
	};
	return options.proxy ? connectThrough(options.proxy, target, options, stop) : connectDirectly(target, options, stop);
}
async function connectDirectly(target, options, stop) {
	const { hostname, port } = target;
	const resolved = await untilStopped(resolveGuarded(hostname, options), stop);
	if (!Array.isArray(resolved)) return resolved;
	const tcp = await openTcp(hostname, port, resolved, stop);
	if (tcp.kind !== "connected") return tcp;
	const remote = tcp.socket.remoteAddress;
	if (!options.allowPrivate && (remote === void 0 || !isPublicAddress(remote))) {
		tcp.socket.destroy();
		return refusal(hostname, remote ?? "an unknown address");
	}
	const opened = target.isTls ? await openTls(tcp.socket, hostname, options, stop) : tcp;
	return opened.kind === "connected" ? {
		...opened,
		resolved: resolved.map(({ address }) => address)
	} : opened;
}
/** The proxy looks names up, so only what a name itself says can be guarded here (docs/evidence.md, proxies). */
async function connectThrough(proxy, target, options, stop) {
	const { hostname } = target;
	if (!options.allowPrivate && !isPublicName(hostname)) {
		options.onResolved?.();
		return refusal(hostname, "a private name or address");
	}
	const reached = await reachProxy(proxy, options, stop);
	if (reached.kind !== "connected") return reached;
	const client = reached.socket.localAddress ?? null;
	const wire = proxy.kind === "https" ? await openTls(reached.socket, proxy.hostname, options, stop) : reached;
	if (wire.kind !== "connected") return proxyDown(proxy, wire, stop);
	const tunnel = await openTunnel(new Handshake(wire.socket, stop), proxy, target);
	if (tunnel.kind !== "open") {
		wire.socket.destroy();
		return stop.reason?.code === "aborted" ? stop.reason : proxyFailure(proxy, tunnel.why, tunnel.kind);
	}
	const opened = target.isTls ? await openTls(wire.socket, hostname, options, stop) : wire;
	return opened.kind === "connected" ? {
		...opened,
		through: {
			proxy: proxy.address,
			client,
			isTls: target.isTls
		}
	} : opened;
}
/** The user named the proxy: it may stand in a private network. */
async function reachProxy(proxy, options, stop) {
	const resolved = await untilStopped(resolveGuarded(proxy.hostname, {
		...options,
		allowPrivate: true
	}), stop);
	if (!Array.isArray(resolved)) return proxyDown(proxy, resolved, stop);
	const reached = await openTcp(proxy.hostname, proxy.port, resolved, stop);
	return reached.kind === "connected" ? reached : proxyDown(proxy, reached, stop);
}
/** Whatever stands between us and the proxy is our own; out of our own means we are with and without one. */
function proxyDown(proxy, cause, stop) {
	if (stop.reason?.code === "aborted") return stop.reason;
	if (cause.kind === "failed" && cause.shortage !== void 0) return cause;
	return proxyFailure(proxy, `it cannot be reached: ${cause.message}`, "down");
}
async function resolveGuarded(hostname, options) {
	const family = isIP(hostname);
	const resolve = options.resolve ?? ((name) => lookup(name, {
		all: true,
		verbatim: true
	}));
	let addresses;
	try {
		addresses = family === 0 ? await resolve(hostname) : [{
			address: hostname,
			family
		}];
	} catch (error) {
		const shortage = shortageOf(error);
		if (shortage !== null) return ownFailure(shortage);
		return failure("dns", `the name cannot be resolved: ${describe(error)}`);
	} finally {
		options.onResolved?.();
	}
	if (addresses.length === 0) return failure("dns", "the name has no address");
	const allowed = addresses.filter(({ address }) => options.allowPrivate || isPublicAddress(address));
	return allowed.length > 0 ? allowed : refusal(hostname, addresses[0].address);
}
function openTcp(host, port, addresses, stop) {
	const answer = (_hostname, { all }, callback) => {
		const [first] = addresses;
		if (all) callback(null, [...addresses]);
		else callback(null, first.address, first.family);
	};
	return settleConnect(connect$1({
		host,
		port,
		lookup: answer,
		autoSelectFamily: true,
		noDelay: true
	}), "connect", tcpFailure, stop);
}
function tcpFailure(error) {
	const shortage = shortageOf(error);
	return shortage === null ? connectFailure(error) : ownFailure(shortage);
}
function openTls(tcp, hostname, options, stop) {
	return settleConnect(connect({
		socket: tcp,
		host: hostname,
		servername: isIP(hostname) === 0 ? hostname : "",
		ALPNProtocols: ["http/1.1"],
		...options.secureContext && { secureContext: options.secureContext }
	}), "secureConnect", (error) => failure("tls", describe(error)), stop);
}
function settleConnect(socket, event, explain, stop) {
	return new Promise((resolve) => {
		const settle = (result) => {
			socket.off(event, onReady).off("error", onError).off("close", onClose);
			stop.listen(null);
			socket.on("error", () => void 0);
			if (result.kind !== "connected") socket.destroy();
			resolve(result);
		};
		const onReady = () => settle({
			kind: "connected",
			socket
		});
		const onError = (error) => settle(explain(error));
		const onClose = () => settle(explain(/* @__PURE__ */ new Error("the host closed the connection at once")));
		const onStop = () => settle(stop.reason);
		socket.on(event, onReady).on("error", onError).on("close", onClose);
		stop.listen(onStop);
		if (stop.reason) onStop();
	});
}
/** The resolver cannot be stopped, so its answer is left behind when the stop comes first. */
function untilStopped(work, stop) {
	return new Promise((resolve, reject) => {
		const onStop = () => resolve(stop.reason);
		stop.listen(onStop);
		if (stop.reason) onStop();
		work.then(resolve, reject);
	});
}
function refusal(hostname, address) {
	return {
		kind: "refused",
		code: "private-address",
		message: `${hostname} ${hostname === address ? "is" : `is ${address}, which is`} not a public address`
	};
}
//#endregion
//#region src/fetch/connector.ts
/** Connects for one fetcher. */
var Connector = class {
	#limits;
	#options;
	#pool;
	#connections;
	#lookups;
	#proxy = new ProxyPatience();
	constructor(limits, options, pool) {
		this.#limits = limits;
		this.#options = options;
		this.#pool = pool;
		this.#connections = new Turns(limits.maxConnections);
		this.#lookups = new Turns(limits.maxLookups);
	}
	/** Whether others wait for a connection, so that none should be kept idle. */
	get isCrowded() {
		return this.#connections.waiting > 0;
	}
	/** A connection, when there is room for one; waits that are ours are given to `patiently`. */
	async connect(url, stop, patiently = (wait) => wait) {
		const patience = new Patience(this.#limits.ownMeansMs);
		for (;;) {
			const connected = await this.#connectOnce(url, stop, patiently);
			if (connected.kind === "failed" && connected.proxyFault !== void 0) {
				if (!await patiently(this.#proxy.bear(connected, patience, stop))) return connected;
				continue;
			}
			this.#proxy.worked ||= connected.kind === "connected";
			const shortage = connected.kind === "failed" ? connected.shortage : void 0;
			if (shortage === void 0) return connected;
			this.#makeRoom();
			if (!await patiently(patience.wait(shortage))) return connected;
		}
	}
	async #connectOnce(url, stop, patiently) {
		if (!this.#connections.isFree) this.#pool.dropOldest();
		const leave = await patiently(this.#connections.enter());
		const connected = await this.#lookUpAndConnect(url, stop, patiently);
		if (connected.kind !== "connected") leave();
		else if (connected.socket.destroyed) leave();
		else connected.socket.once("close", leave);
		return connected;
	}
	async #lookUpAndConnect(url, stop, patiently) {
		const lookedUp = this.#options.proxy?.hostname ?? url.hostname.replace(/^\[|\]$/g, "");
		const onResolved = isIP(lookedUp) === 0 ? await patiently(this.#lookups.enter()) : () => void 0;
		if (stop.reason) {
			onResolved();
			return stop.reason;
		}
		const onTimeout = () => stop.stop(failure("connect-timeout", "the connection was not made in time"));
		const timer = setTimeout(onTimeout, Math.min(this.#limits.connectMs, this.#limits.totalMs));
		try {
			return await connect$2(url, {
				...this.#options,
				onResolved
			}, stop);
		} finally {
			clearTimeout(timer);
		}
	}
	/** One idle connection less, and no more at a time than work now. */
	#makeRoom() {
		this.#pool.dropOldest();
		this.#connections.allow(Math.min(this.#limits.maxConnections, Math.max(4, this.#connections.taken)));
	}
};
//#endregion
//#region src/fetch/byte-buffer.ts
var NOTHING = Buffer.alloc(0);
/** Appends amortised in constant time; memory at most about twice the bytes appended. */
var ByteBuffer = class {
	#store = NOTHING;
	#start = 0;
	#end = 0;
	get length() {
		return this.#end - this.#start;
	}
	/** The first chunk is not copied, so it must not change afterwards: most answers come in one. */
	append(chunk) {
		if (this.#end === 0) {
			this.#store = asBuffer(chunk);
			this.#end = chunk.length;
			return;
		}
		this.#reserve(this.#end + chunk.length);
		this.#store.set(chunk, this.#end);
		this.#end += chunk.length;
	}
	/** Forgets the first bytes. */
	dropFirst(count) {
		this.#start = Math.min(this.#end, this.#start + count);
	}
	/** The bytes held; valid until the next change. */
	view() {
		return this.#store.subarray(this.#start, this.#end);
	}
	#reserve(needed) {
		if (needed <= this.#store.length) return;
		const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.#store.length * 2));
		this.#store.copy(grown, 0, 0, this.#end);
		this.#store = grown;
	}
};
//#endregion
//#region src/fetch/response-bytes.ts
/** Responses up to this size never leave memory; a head, which is smaller, is always in it. */
var IN_MEMORY_BYTES = 1048576;
/** How much may wait for the spool before the server has to. */
var MAX_WAITING_BYTES = 524288;
/** Takes a response's bytes in order; without a spool all of them stay in memory. */
var ResponseBytes = class {
	#spool;
	#memory = new ByteBuffer();
	#writer = null;
	#writing = Promise.resolve();
	#waitingBytes = 0;
	constructor(spool) {
		this.#spool = spool;
	}
	/** Whether so much waits for the spool that no more should come. */
	get isBehind() {
		return this.#waitingBytes > MAX_WAITING_BYTES;
	}
	add(bytes) {
		if (!this.#writer && (!this.#spool || this.#memory.length + bytes.length <= IN_MEMORY_BYTES)) {
			this.#memory.append(bytes);
			return;
		}
		if (!this.#writer) this.#write(this.#writer = this.#spool.create(), this.#memory.view());
		this.#write(this.#writer, bytes);
	}
	/** Resolves when all that was added is put aside; rejects when it cannot be. */
	written() {
		return this.#writing;
	}
	async finish() {
		await this.#writing;
		return {
			first: this.#memory.view(),
			spooled: await this.#writer?.finish() ?? null
		};
	}
	async discard() {
		await this.#writing.catch(() => void 0);
		await this.#writer?.discard();
	}
	#write(writer, bytes) {
		this.#waitingBytes += bytes.length;
		this.#writing = this.#writing.then(async () => {
			await writer.append(bytes);
			this.#waitingBytes -= bytes.length;
		});
		this.#writing.catch(() => void 0);
	}
};
//#endregion
//#region src/fetch/response-framer.ts
var PREFIX = "http/";
/** Takes the bytes of one connection until one response is whole; of a body it keeps nothing. */
var ResponseFramer = class {
	#limits;
	#onBytes;
	#mostBytes;
	#chunks = new ChunkedScanner();
	#head = new ByteBuffer();
	#state = "head";
	#framing = { kind: "none" };
	#leftBytes = 0;
	#givenBytes = 0;
	#searchedTo = 0;
	#droppedBytes = 0;
	#persistent = false;
	#isEndKnown = true;
	#problem = "";
	/** `onBytes` gets the exact bytes of the response in order, from its status line on, once its head is whole. */
	constructor(limits, onBytes, mostBytes = () => Infinity) {
		this.#limits = limits;
		this.#onBytes = onBytes;
		this.#mostBytes = mostBytes;
	}
	get state() {
		return this.#state;
	}
	/** What is wrong when the state is `bad`. */
	get problem() {
		return this.#problem;
	}
	/** Bytes of the answer so far, without interim responses and blank lines before it. */
	get length() {
		return this.#head.length + this.#givenBytes;
	}
	/** Whether the connection may carry another request after this response. */
	get isReusable() {
		return this.#state === "done" && this.#persistent;
	}
	/** Whether anybody can say where the body ends; what comes of one without is never a state of the page. */
	get isEndKnown() {
		return this.#isEndKnown;
	}
	push(chunk) {
		if (this.#state === "body") this.#readBody(chunk);
		if (this.#state !== "head") return;
		this.#head.append(chunk);
		this.#readHead();
	}
	/** The server closed its side: for a body without declared end that is its end. */
	end() {
		if (this.#state === "body" && this.#framing.kind === "close") this.#state = "done";
	}
	#readHead() {
		while (this.#state === "head") {
			this.#dropFirst(skipBlankLines(this.#head.view(), 0));
			const view = this.#head.view();
			const prefix = view.subarray(0, 5).toString("latin1").toLowerCase();
			if (!PREFIX.startsWith(prefix)) return this.#fail("the answer is not HTTP/1");
			const end = findHeadEnd(view, this.#searchedTo);
			if (this.#droppedBytes + (end === -1 ? view.length : end) > this.#limits.maxHeadBytes) return this.#fail("the head of the answer is too large");
			this.#searchedTo = Math.max(0, view.length - 3);
			if (end === -1) return;
			this.#takeHead(view);
		}
	}
	#takeHead(view) {
		const head = readHead(view, 0, this.#limits.maxHeadBytes, new FindingList());
		const line = head && parseStatusLine(head.startLine);
		if (!line) return this.#fail("the answer has no status line");
		if (isInterim(line.status)) return this.#dropFirst(head.end);
		const facts = framingFacts({
			...line,
			headers: head.headers
		});
		this.#framing = facts.framing;
		this.#leftBytes = facts.framing.kind === "length" ? facts.framing.bytes : 0;
		this.#persistent = facts.isPersistent;
		this.#isEndKnown = facts.doubt === null;
		this.#state = "body";
		this.#head = new ByteBuffer();
		this.#readBody(view, head.end);
	}
	/** What stands in the piece before `from` is the head, which goes with the first bytes of the body. */
	#readBody(piece, from = 0) {
		if (this.#framing.kind === "close") return this.#give(piece);
		if (this.#framing.kind === "chunked") return this.#readChunks(piece, from);
		const own = piece.subarray(0, from + this.#leftBytes);
		this.#leftBytes -= own.length - from;
		this.#give(own);
		if (this.#leftBytes === 0) this.#finish(piece.length > own.length);
	}
	#readChunks(piece, from) {
		const stopped = this.#chunks.push(piece, from);
		this.#give(this.#chunks.isDone ? piece.subarray(0, stopped) : piece);
		if (this.#chunks.isDone) this.#finish(stopped < piece.length);
		else if (this.#chunks.isBroken) this.#loseFraming();
	}
	/** Nobody can say where this body ends, so all that comes before the close is kept; the parser calls it incomplete. */
	#loseFraming() {
		this.#framing = { kind: "close" };
		this.#persistent = false;
		this.#isEndKnown = false;
	}
	#finish(hasSurplus) {
		if (this.#state !== "body") return;
		if (hasSurplus) this.#persistent = false;
		this.#state = "done";
	}
	#give(bytes) {
		if (this.#state !== "body") return;
		const mostBytes = Math.min(this.#limits.maxResponseBytes, this.#mostBytes());
		const given = bytes.subarray(0, Math.max(0, mostBytes - this.#givenBytes));
		this.#givenBytes += given.length;
		if (given.length > 0) this.#onBytes(given);
		if (given.length < bytes.length) this.#state = "full";
	}
	#dropFirst(count) {
		if (count === 0) return;
		this.#head.dropFirst(count);
		this.#droppedBytes += count;
		this.#searchedTo = 0;
	}
	#fail(problem) {
		this.#problem = problem;
		this.#state = "bad";
	}
};
//#endregion
//#region src/fetch/exchange-run.ts
var ENDLESS_IDLE_MS = 2e3;
/**
* Sends the request, once the wire is known to be silent, and reads one response; the socket is destroyed unless the result says it is reusable.
* Rejects only when the spool fails.
*/
function runExchange(socket, request, context) {
	return new Promise((resolve, reject) => {
		const run = new ExchangeRun(socket, context, {
			resolve,
			reject
		});
		setImmediate(() => setImmediate(() => run.start(request)));
	});
}
var ExchangeRun = class {
	#socket;
	#context;
	#settle;
	#bytes;
	#framer;
	#sentAt;
	#firstByteAt = null;
	#answered = false;
	#sent = false;
	#isSettled = false;
	#deadline;
	/** By when the whole exchange is over. */
	#overMs = Infinity;
	constructor(socket, context, settle) {
		this.#socket = socket;
		this.#context = context;
		this.#settle = settle;
		this.#bytes = new ResponseBytes(context.spool);
		this.#framer = new ResponseFramer(context.limits, (bytes) => this.#bytes.add(bytes), context.mostBytes);
		this.#deadline = new Deadline(context.deadlines, this.#onTimeout);
		this.#sentAt = context.clock.now();
	}
	start(request) {
		const { limits, leftMs, stop } = this.#context;
		if (stop.reason) return this.#fail(stop.reason);
		if (!this.#socket.writable) return this.#onClose();
		if (this.#socket.readableLength > 0) return this.#fail(failure("bad-response", "the server spoke before it was asked"));
		this.#socket.on("data", this.#onData).on("end", this.#onEnd).on("error", this.#onError).on("close", this.#onClose);
		stop.listen(this.#onStop);
		this.#overMs = performance.now() + leftMs;
		this.#allow(limits.firstByteMs);
		this.#sent = true;
		this.#socket.write(request);
		this.#socket.resume();
	}
	#onData = (chunk) => {
		this.#answered = true;
		this.#framer.push(chunk);
		this.#allow(this.#idleMs);
		if (this.#framer.length === 0) this.#firstByteAt = null;
		else this.#firstByteAt ??= this.#justAfter();
		if (this.#framer.state === "done") this.#finish(null);
		else if (this.#framer.state === "full") this.#finish("length");
		else if (this.#framer.state === "bad") this.#fail(failure("bad-response", this.#framer.problem));
		else if (this.#bytes.isBehind) this.#waitForSpool();
	};
	/** The server waits until the spool has caught up; that time is ours and not held against it. */
	async #waitForSpool() {
		this.#socket.pause();
		this.#allow(Infinity);
		try {
			await this.#bytes.written();
		} catch (error) {
			if (this.#isSettled) return;
			this.#detach(false);
			await this.#bytes.discard().catch(() => void 0);
			this.#settle.reject(error);
			return;
		}
		if (this.#isSettled) return;
		this.#allow(this.#idleMs);
		this.#socket.resume();
	}
	/** A body whose end nobody can tell is not waited for long: it is kept as far as it comes, and proves nothing. */
	get #idleMs() {
		const { idleMs } = this.#context.limits;
		return this.#framer.isEndKnown ? idleMs : Math.min(idleMs, ENDLESS_IDLE_MS);
	}
	/** So long for the next bytes to come, and never longer than is left of the total. */
	#allow(stageMs) {
		this.#deadline.set(Math.min(performance.now() + stageMs, this.#overMs));
	}
	#onEnd = () => {
		this.#framer.end();
		if (this.#framer.state === "done") this.#finish(null);
		else this.#broke(failure("closed", "the server closed the connection before it answered"));
	};
	#onError = (error) => this.#broke(exchangeFailure(error));
	#onClose = () => this.#broke(failure("closed", "the connection closed before the answer came"));
	#onStop = () => this.#fail(this.#context.stop.reason);
	#onTimeout = () => {
		if (this.#framer.state === "body") this.#finish("time");
		else if (this.#answered) this.#fail(failure("head-timeout", "the head of the answer did not come in time"));
		else this.#fail(failure("first-byte-timeout", "the server did not answer in time"));
	};
	#broke(cause) {
		if (this.#framer.state === "body") this.#finish("disconnect");
		else this.#fail(cause);
	}
	#finish(truncated) {
		const reusable = truncated === null && this.#framer.isReusable && this.#socket.writable;
		const times = this.#times();
		this.#detach(reusable);
		this.#bytes.finish().then((bytes) => ({
			kind: "response",
			bytes,
			truncated,
			times,
			reusable
		})).then(this.#settle.resolve, this.#settle.reject);
	}
	#fail(cause) {
		const end = {
			...cause,
			times: this.#times(),
			answered: this.#answered,
			sent: this.#sent
		};
		this.#detach(false);
		this.#bytes.discard().then(() => this.#settle.resolve(end), this.#settle.reject);
	}
	#detach(keepSocket) {
		this.#isSettled = true;
		this.#deadline.clear();
		this.#socket.off("data", this.#onData).off("end", this.#onEnd);
		this.#socket.off("error", this.#onError).off("close", this.#onClose);
		this.#context.stop.listen(null);
		if (keepSocket) this.#socket.pause();
		else this.#socket.destroy();
	}
	#times() {
		const lastByteAt = this.#justAfter();
		return {
			sentAt: this.#sentAt,
			firstByteAt: this.#firstByteAt ?? lastByteAt,
			lastByteAt
		};
	}
	/** The clock is cut to the millisecond; an end of an interval must not lie before what it bounds, hence + 1. */
	#justAfter() {
		return instant(this.#context.clock.now() + 1);
	}
};
//#endregion
//#region src/fetch/limits.ts
/** Used where nothing else is said. */
var FETCH_LIMITS = {
	connectMs: 1e4,
	firstByteMs: 3e4,
	idleMs: 2e4,
	totalMs: 12e4,
	maxHeadBytes: 262144,
	maxResponseBytes: 134217728,
	keepAliveMs: 4e3,
	maxConnections: 64,
	maxLookups: 3,
	ownMeansMs: 6e4
};
//#endregion
//#region src/fetch/cookie-file.ts
var MOST_COOKIES = 3e3;
/** Reads domain, subdomains, path, secure, expiry, name and value from tab-separated lines; expired ones are left out. */
function parseCookieFile(text, file, nowMs) {
	const cookies = [];
	let offset = 0;
	for (const line of text.split("\n")) {
		const cookie = parseLine(line.replace(/\r$/, ""), nowMs);
		if (cookie === "malformed" || cookies.length >= MOST_COOKIES) throw new FormatError("not a line of a Netscape cookie file", file, offset);
		if (cookie !== null) cookies.push(cookie);
		offset += Buffer.byteLength(line) + 1;
	}
	return cookies;
}
/** Name and value as RFC 6265 section 4.1.1 has them; seven fields, tabs between them. */
var LINE = /^([^\t]+)\t([^\t]*)\t(\/[^\t]*)\t([^\t]*)\t(\d{1,15})\t([!#$%&'*+.^_`|~\w-]{1,256})\t([\x21-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,4096})$/;
function parseLine(line, nowMs) {
	const plain = line.replace(/^#HttpOnly_/, "");
	if (plain.trim() === "" || plain.startsWith("#")) return null;
	const fields = LINE.exec(plain);
	if (!fields) return "malformed";
	const [, domain, subdomains, path, secure, expiry, name, value] = fields;
	if (expiry !== "0" && Number(expiry) * 1e3 <= nowMs) return null;
	return {
		domain: domain.replace(/^\./, "").toLowerCase(),
		withSubdomains: subdomains === "TRUE" || domain.startsWith("."),
		path,
		secure: secure === "TRUE",
		name,
		value
	};
}
/** The Cookie header for a URL (RFC 6265 section 5.4), or `null` when no cookie is for it; the user's own go before. */
function cookieHeader(given, kept, url) {
	const own = given.filter((cookie) => isFor(cookie, url));
	const set = kept.filter((cookie) => cookie.host === url.host && mayGoTo(cookie, url));
	const sent = [...own, ...set.filter(({ name }) => own.every((other) => other.name !== name))].sort((a, b) => b.path.length - a.path.length).map(({ name, value }) => `${name}=${value}`);
	return sent.length === 0 ? null : sent.join("; ");
}
/** For the record: names, and digests instead of the values, which may be secrets. */
function describeCookies(cookies) {
	const described = new Set(cookies.map(({ name, value }) => `${name}=${digestOf$1(value)}`));
	return described.size === 0 ? null : [...described].sort().join("; ");
}
function digestOf$1(value) {
	return `sha-256:${createHash("sha256").update(value, "latin1").digest("hex")}`;
}
function isFor(cookie, url) {
	const { domain, withSubdomains } = cookie;
	return (url.hostname === domain || withSubdomains && url.hostname.endsWith(`.${domain}`)) && mayGoTo(cookie, url);
}
function mayGoTo({ path, secure }, { pathname, protocol }) {
	if (secure && protocol !== "https:") return false;
	return pathname === path || pathname.startsWith(path) && (path.endsWith("/") || pathname[path.length] === "/");
}
//#endregion
//#region src/fetch/cookie-jar.ts
/** Bounds of what servers may make us send and write down. */
var MOST_OF_HOST = 50;
var MOST_BYTES = 131072;
var LARGEST_COOKIE_BYTES = 4096;
/** Holds them for one fetcher. */
var CookieJar = class {
	#kept = [];
	get kept() {
		return this.#kept;
	}
	hold(cookies) {
		this.#kept = [...cookies];
	}
	/** Section 5.3; a cookie that is over already takes the one before it away. */
	obey(url, setCookies, now) {
		for (const line of setCookies.slice(0, MOST_OF_HOST)) {
			const set = parseSetCookie(line, new URL(url), now);
			if (set === null) continue;
			const { isOver, ...cookie } = set;
			const others = this.#kept.filter((one) => !isSamePlace(one, cookie));
			if (isOver) this.#kept = others;
			else if (hasRoom(others, cookie)) this.#kept = [...others, cookie];
		}
	}
};
function isSamePlace(a, b) {
	return a.host === b.host && a.path === b.path && a.name === b.name;
}
function hasRoom(others, cookie) {
	const bytes = [...others, cookie].reduce((sum, one) => sum + sizeBytes(one), 0);
	return others.filter(({ host }) => host === cookie.host).length < MOST_OF_HOST && bytes <= MOST_BYTES;
}
function sizeBytes({ host, path, name, value }) {
	return host.length + path.length + name.length + value.length;
}
/** Section 5.2: name and value around the first `=`, then attributes. */
var PAIR = /^[ \t]*([!#$%&'*+.^_`|~\w-]{1,256})[ \t]*=[ \t]*([\x21-\x3a\x3c-\x7e](?:[\x20-\x3a\x3c-\x7e]*[\x21-\x3a\x3c-\x7e])?|)[ \t]*$/;
function parseSetCookie(line, url, now) {
	const [pair = "", ...rest] = line.split(";");
	const [, name, value] = PAIR.exec(pair) ?? [];
	if (line.length > LARGEST_COOKIE_BYTES || name === void 0 || value === void 0) return null;
	const attributes = new Map(rest.map(attributeOf));
	const [host, secure] = [url.host, attributes.has("secure")];
	if (!isOwnDomain(attributes.get("domain") ?? "", url.hostname)) return null;
	if (secure ? url.protocol !== "https:" : /^__(secure|host)-/i.test(name)) return null;
	return {
		host,
		path: attributes.get("path")?.startsWith("/") ? attributes.get("path") : defaultPath(url),
		secure,
		name,
		value,
		isOver: isOver(attributes, now)
	};
}
function attributeOf(text) {
	const at = text.indexOf("=");
	const [name, value] = at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
	return [name.trim().toLowerCase(), value.trim()];
}
/** Section 5.3 step 6: for a domain that the host is not in, the cookie is not taken. Wider ones are made its own. */
function isOwnDomain(domain, host) {
	const name = domain.replace(/^\./, "").toLowerCase();
	return name === "" || name === host || isIP(host) === 0 && host.endsWith(`.${name}`);
}
/** Section 5.1.4: up to the last slash. */
function defaultPath({ pathname }) {
	const end = pathname.lastIndexOf("/");
	return end <= 0 ? "/" : pathname.slice(0, end);
}
/** Max-Age goes before Expires; a date that cannot be read is none. */
function isOver(attributes, now) {
	const maxAge = attributes.get("max-age");
	if (maxAge !== void 0 && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
	const expires = attributes.get("expires");
	if (expires === void 0) return false;
	const date = parseHttpDate(expires) ?? parseHttpDate(expires.replace(/(\d)-(\w{3})-(\d)/, "$1 $2 $3"));
	return date !== null && date <= now;
}
//#endregion
//#region src/fetch/credentials.ts
var MOST_CREDENTIALS = 100;
/** Reads `https://user:password@host` (or http://, where that is meant); `name` is how messages call each. @throws UsageError without the secret */
function parseCredentials(urls, name) {
	if (urls.length > MOST_CREDENTIALS) throw refused$2(name(MOST_CREDENTIALS), "too many of them");
	const credentials = urls.map((url, i) => parseOne(url, name(i)));
	const twice = credentials.findIndex(({ origin }, i) => credentials.some((c, j) => j < i && c.origin === origin));
	if (twice !== -1) throw refused$2(name(twice), `a second one for ${credentials[twice].origin}`);
	return credentials;
}
function parseOne(text, name) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.username === "") throw refused$2(name, "expected https://user:password@host, special letters percent-encoded");
	if (url.pathname !== "/" || url.search + url.hash !== "") throw refused$2(name, `it is for the whole of ${url.origin}: leave out what comes after the host`);
	const [user, password] = [decoded$1(url.username, name), decoded$1(url.password, name)];
	if (user.includes(":") || /[\x00-\x1f\x7f]/.test(user + password) || text.length > 1e3) throw refused$2(name, "this user name and password cannot be sent");
	const pair = `${user}:${password}`;
	return {
		origin: url.origin,
		sent: `Basic ${Buffer.from(pair, "utf8").toString("base64")}`,
		recorded: `Basic ${digestOf(pair, url.origin)}`
	};
}
function decoded$1(word, name) {
	try {
		return decodeURIComponent(word);
	} catch {
		throw refused$2(name, "its user name or password is not percent-encoded as in a URL");
	}
}
/** A digest that is slow to guess from: passwords are short. The same in every run, so that a resume can be compared. */
function digestOf(pair, origin) {
	const salt = `isochron authorization ${origin}`;
	return `scrypt:${scryptSync(pair, salt, 32, {
		N: 2 ** 15,
		r: 8,
		p: 1,
		maxmem: 2 ** 26
	}).toString("hex")}`;
}
function refused$2(name, why) {
	return new UsageError("BAD_INPUT", `${name}: ${why}`);
}
/** What a URL's origin is told; `null` for every other. */
function credentialFor(credentials, { origin }) {
	return credentials.find((credential) => credential.origin === origin) ?? null;
}
/** For the record: each origin with what stands in its requests' records. */
function describeCredentials(credentials) {
	const described = credentials.map(({ origin, recorded }) => `${origin} ${recorded}`);
	return described.length === 0 ? null : described.sort().join("; ");
}
//#endregion
//#region src/fetch/request-profile.ts
/** Headers beside Host, in the order sent. No cookies, no language unless given: what a stranger gets. */
var RequestProfile = class {
	/** Cookies that hosts set; empty unless somebody obeys. */
	jar = new CookieJar();
	#headers;
	#cookies;
	#credentials;
	constructor(userAgent, extras = {}) {
		const headers = {
			"User-Agent": checkedValue("User-Agent", userAgent),
			Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
			"Accept-Encoding": "gzip",
			...Object.fromEntries((extras.headers ?? []).map(parseHeaderLine))
		};
		this.#cookies = extras.cookies ?? [];
		this.#credentials = extras.credentials ?? [];
		this.#headers = headers;
	}
	/** For the record; cookies by name and digest, credentials by origin and digest. */
	get recorded() {
		const cookies = describeCookies([...this.#cookies, ...this.jar.kept]);
		const credentials = describeCredentials(this.#credentials);
		return {
			...this.#headers,
			...credentials === null ? {} : { Authorization: credentials },
			...cookies === null ? {} : { Cookie: cookies }
		};
	}
	/** A request to the URL: a GET, or what the page or the caller makes of it. */
	requestOf(url, request) {
		const credential = credentialFor(this.#credentials, url);
		const sent = this.#bytes(url, request, credential?.sent ?? null);
		return {
			sent,
			recorded: credential ? this.#bytes(url, request, credential.recorded) : sent
		};
	}
	#bytes(url, request, authorization) {
		const { method, fields, body } = bodied(url, request);
		const lines = /* @__PURE__ */ new Map();
		const put = (name, value) => lines.set(name.toLowerCase(), `${name}: ${value}`);
		put("Host", url.host);
		for (const [name, value] of Object.entries(this.#headers)) put(name, value);
		if (authorization !== null) put("Authorization", authorization);
		const own = fields.find(([name]) => name === "cookie")?.[1];
		const cookies = [cookieHeader(this.#cookies, this.jar.kept, url), own].filter((one) => one !== null && one !== void 0);
		if (cookies.length > 0) put("Cookie", cookies.join("; "));
		for (const [name, value] of fields) if (name !== "cookie") put(asWritten(name), value);
		for (const [name, value] of conditionLines(request)) put(name, value);
		if (body !== null) put("Content-Length", String(body.length));
		const start = `${method} ${url.pathname}${url.search} HTTP/1.1`;
		const head = Buffer.from(`${[start, ...lines.values()].join("\r\n")}\r\n\r\n`, "latin1");
		return body === null ? head : Buffer.concat([head, body]);
	}
};
/** What is sent beside the profile: a page's own request, or the caller's POST. */
function bodied(url, { post }) {
	if (post) return {
		method: "POST",
		fields: [["content-type", post.contentType], ...post.fields ?? []].map(([name, value]) => [name, checkedValue(asWritten(name), value)]),
		body: post.body
	};
	const asked = requestOf(url.href) ?? {
		method: "GET",
		fields: [],
		body: null
	};
	return asked.method === "POST" ? {
		...asked,
		body: asked.body ?? /* @__PURE__ */ new Uint8Array()
	} : asked;
}
/** In the form in which names are mostly written. */
function asWritten(name) {
	return name.replaceAll(/(^|-)[a-z]/g, (sign) => sign.toUpperCase());
}
function conditionLines({ conditional }) {
	const { etag, lastModified } = conditional ?? {};
	return [...etag === void 0 ? [] : [["If-None-Match", checkedValue("If-None-Match", etag)]], ...lastModified === void 0 ? [] : [["If-Modified-Since", formatHttpDate(lastModified)]]];
}
/** Fields that frame the message, belong to one connection, or are ours to say truly. */
var NOT_TO_BE_GIVEN = /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|range|user-agent|accept-encoding|proxy-.*|content-.*|if-.*)$/i;
function parseHeaderLine(line) {
	const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]{1,128}):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
	if (name === "") throw refusedHeader(line, "a header is written like 'Accept-Language: de'");
	if (/^cookie$/i.test(name)) throw refusedHeader(line, "cookies are given by --cookie-file");
	if (/^authorization$/i.test(name)) throw refusedHeader(`${name}: …`, "it would be sent to every host: use --auth");
	if (NOT_TO_BE_GIVEN.test(name)) throw refusedHeader(line, "this field is not free to choose");
	return [name.toLowerCase() === "accept" ? "Accept" : name, checkedValue(name, value)];
}
function refusedHeader(line, why) {
	return new UsageError("BAD_INPUT", `--header ${JSON.stringify(line.slice(0, 80))}: ${why}`);
}
/** Refuses values that would end their line or cannot be sent as latin1. */
function checkedValue(name, value) {
	if (/^[\x20-\x7e\xa0-\xff]{1,2048}$/.test(value)) return value;
	throw new UsageError("BAD_INPUT", `not a value for the ${name} header: ${JSON.stringify(value.slice(0, 80))}`);
}
//#endregion
//#region src/fetch/stop-signal.ts
/** Holds the reason once there is one, and tells whoever waits at that moment; an AbortController for every fetch costs 2 µs and its listeners more. */
var StopSignal = class {
	#reason = null;
	#onStop = null;
	/** Why the fetch is over; `null` while it may go on. */
	get reason() {
		return this.#reason;
	}
	/** The first reason counts. */
	stop(reason) {
		if (this.#reason !== null) return;
		this.#reason = reason;
		this.#onStop?.();
	}
	/** Whom to tell from now on, in place of the one before: the stages of a fetch follow each other. */
	listen(onStop) {
		this.#onStop = onStop;
	}
};
//#endregion
//#region src/fetch/trusted-roots.ts
var BLOCK = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----[^-]*-----END (?:TRUSTED )?CERTIFICATE-----/g;
var MOST_CERTIFICATES = 1e3;
/** Reads the certificates of a PEM file; `name` is how messages call it. @throws UsageError */
function parseTrustedRoots(text, name) {
	const pems = text.match(BLOCK) ?? [];
	if (pems.length === 0) throw refused$1(name, "no certificate in it; PEM is expected (-----BEGIN CERTIFICATE-----)");
	if (pems.length > MOST_CERTIFICATES) throw refused$1(name, `more than ${MOST_CERTIFICATES} certificates`);
	return {
		pems,
		sha256: pems.map((pem, i) => sha256Of(pem, `${name}: its certificate ${i + 1}`))
	};
}
function sha256Of(pem, what) {
	try {
		return createHash("sha256").update(new X509Certificate(pem).raw).digest("hex");
	} catch {
		throw refused$1(what, "cannot be read");
	}
}
function refused$1(what, why) {
	return new UsageError("BAD_INPUT", `${what}: ${why}`);
}
/** What TLS trusts: the roots that come with Node and these; made once, as reading them all takes its time. */
function secureContextOf(roots) {
	return createSecureContext({ ca: [...rootCertificates, ...roots.pems] });
}
//#endregion
//#region src/fetch/http-fetcher.ts
var LONG_WAIT_MS = 1e3;
/** Fetches over HTTP/1.1 and TLS; network causes end in values, never in exceptions. */
var HttpFetcher = class {
	cookies;
	path;
	#request;
	#clock;
	#limits;
	#spool;
	#deadlines = new Deadlines();
	#pool;
	#connector;
	#facts = /* @__PURE__ */ new WeakMap();
	#running = /* @__PURE__ */ new Set();
	#isDirect;
	#closed = false;
	constructor(options) {
		const { clock, userAgent, limits, spool, extras, roots, ...connectOptions } = options;
		this.#request = new RequestProfile(userAgent, extras);
		this.cookies = this.#request.jar;
		this.#clock = clock;
		this.#limits = {
			...FETCH_LIMITS,
			...limits
		};
		this.#spool = spool ?? null;
		this.#pool = new ConnectionPool(this.#limits.keepAliveMs, this.#deadlines);
		this.#isDirect = connectOptions.proxy === void 0;
		this.path = pathOf(connectOptions.proxy, roots);
		this.#connector = new Connector(this.#limits, {
			...connectOptions,
			allowPrivate: connectOptions.allowPrivate ?? false,
			...roots && { secureContext: secureContextOf(roots) }
		}, this.#pool);
	}
	get profile() {
		return this.#request.recorded;
	}
	/** @throws UsageError when a validator cannot be sent as a header. */
	async fetch(request, signal) {
		const stop = new StopSignal();
		const onAbort = () => stop.stop(failure("aborted", "the fetch was stopped"));
		signal?.addEventListener("abort", onAbort);
		if (this.#closed || signal?.aborted) onAbort();
		this.#running.add(stop);
		const admission = new Admission(request.admit);
		try {
			return await this.#fetch(request, stop, admission);
		} finally {
			admission.leave();
			this.#running.delete(stop);
			signal?.removeEventListener("abort", onAbort);
		}
	}
	async close() {
		this.#closed = true;
		this.#pool.close();
		for (const stop of this.#running) stop.stop(failure("aborted", "the fetcher was closed"));
	}
	async #fetch(request, stop, admission) {
		const url = new URL(request.url);
		const { sent, recorded: bytes } = this.#request.requestOf(url, request);
		const startedMs = performance.now();
		let ownMs = 0;
		const own = async (wait) => {
			const fromMs = performance.now();
			try {
				return await (request.patiently ? request.patiently(wait) : wait);
			} finally {
				ownMs += performance.now() - fromMs;
			}
		};
		const exchangeOn = async (socket) => {
			await admission.enter(this.#serverOf(socket) ?? void 0).catch((error) => {
				socket.destroy();
				throw error;
			});
			return runExchange(socket, sent, {
				clock: this.#clock,
				limits: this.#limitsFor(request),
				mostBytes: request.mostBytes,
				spool: this.#spool,
				leftMs: this.#limits.totalMs - (performance.now() - startedMs - admission.waitedMs - ownMs),
				stop,
				deadlines: this.#deadlines
			});
		};
		const isSafe = !request.post && requestOf(request.url)?.method !== "POST";
		const kept = isSafe ? this.#pool.take(url.origin) : null;
		if (kept) {
			const remoteAddress = this.#serverOf(kept);
			const end = await exchangeOn(kept);
			if (!isStale(end) && !spokeUnasked(end)) return this.#result(end, {
				url,
				bytes,
				socket: kept,
				remoteAddress
			});
			if (spokeUnasked(end)) this.#pool.distrust(url.origin);
			else admission.leave();
		}
		for (let isFirst = true;; isFirst = false) {
			const connected = await this.#connector.connect(url, stop, own);
			if (connected.kind !== "connected") return {
				...connected,
				times: this.#timesNow()
			};
			const { socket } = connected;
			this.#facts.set(socket, connectionFacts(connected));
			const remoteAddress = this.#serverOf(socket);
			const waitedBeforeMs = admission.waitedMs;
			const end = await exchangeOn(socket);
			if (!(isSafe && isFirst && isStale(end) && admission.waitedMs > waitedBeforeMs + LONG_WAIT_MS)) return this.#result(end, {
				url,
				bytes,
				socket,
				remoteAddress
			});
		}
	}
	/** The address at the other end, where that is the server's own and not a proxy's. */
	#serverOf(socket) {
		return this.#isDirect ? socket.remoteAddress ?? null : null;
	}
	#limitsFor({ patienceMs }) {
		const { firstByteMs } = this.#limits;
		if (patienceMs === void 0 || patienceMs >= firstByteMs) return this.#limits;
		return {
			...this.#limits,
			firstByteMs: patienceMs
		};
	}
	#result(end, sent) {
		if (end.kind === "failed") return {
			kind: "failed",
			code: end.code,
			message: end.message,
			times: end.times
		};
		const connection = this.#facts.get(sent.socket);
		if (end.reusable && !this.#closed && !this.#connector.isCrowded) this.#pool.put(sent.url.origin, sent.socket);
		else sent.socket.destroy();
		return {
			kind: "response",
			exchange: {
				times: end.times,
				requestBytes: sent.bytes,
				responseBytes: end.bytes.first,
				...end.bytes.spooled ? { spooled: end.bytes.spooled } : {},
				truncated: end.truncated,
				remoteAddress: sent.remoteAddress,
				...connection ? { connection } : {}
			}
		};
	}
	#timesNow() {
		const sentAt = this.#clock.now();
		const after = instant(sentAt + 1);
		return {
			sentAt,
			firstByteAt: after,
			lastByteAt: after
		};
	}
};
function pathOf(proxy, roots) {
	return {
		...proxy && { proxy: proxy.address },
		...roots && { trusted: roots.sha256 }
	};
}
/** A server may close an idle connection just as we write; nothing came back, so the GET may be sent again. */
function isStale(end) {
	return end.kind === "failed" && !end.answered && (end.code === "reset" || end.code === "closed");
}
/** What a kept connection said unasked belongs to no request of ours; nothing was sent, so another one is taken. */
function spokeUnasked(end) {
	return end.kind === "failed" && !end.sent && end.code === "bad-response";
}
//#endregion
//#region src/fetch/proxy.ts
var USUAL_PORTS = {
	http: 80,
	https: 443,
	socks5: 1080
};
/** Reads `http://host:port`, `https://` or `socks5://`, perhaps with `user:password@`. @throws UsageError without the secret */
function parseProxy(text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	const kind = url && kindOf(url.protocol);
	if (!url || !kind || url.hostname === "" || !/^\/?$/.test(url.pathname) || url.search + url.hash !== "") throw refused("expected http://host:port, https://host:port or socks5://host:port");
	const host = url.hostname.toLowerCase();
	const port = Number(url.port) || USUAL_PORTS[kind];
	return {
		kind,
		hostname: host.replace(/^\[|\]$/g, ""),
		port,
		address: `${kind}://${host}:${port}`,
		credentials: credentialsOf(url, kind)
	};
}
function kindOf(protocol) {
	const kind = protocol.slice(0, -1);
	return Object.hasOwn(USUAL_PORTS, kind) ? kind : null;
}
function credentialsOf(url, kind) {
	if (url.username === "" && url.password === "") return null;
	const [user, password] = [decoded(url.username), decoded(url.password)];
	if (kind === "socks5" && [user, password].some((word) => Buffer.byteLength(word) > 255) || user === "" || user.includes(":") || hasControls(user + password)) throw refused("its user name and password cannot be sent");
	return {
		user,
		password
	};
}
function decoded(word) {
	try {
		return decodeURIComponent(word);
	} catch {
		throw refused("its user name or password is not percent-encoded as in a URL");
	}
}
function hasControls(text) {
	return /[\x00-\x1f\x7f]/.test(text);
}
/** The value itself may hold a password: it is not shown. */
function refused(why) {
	return new UsageError("BAD_INPUT", `--proxy: ${why}`);
}
//#endregion
//#region src/cli/options/small-file.ts
var LARGEST_BYTES = 1e6;
/** A small text file, byte by byte; `name` is how messages call it. @throws UsageError */
async function readSmall(file, name) {
	return (await readAtMost(file, name, LARGEST_BYTES)).toString("latin1");
}
/** The bytes of a file that is no longer than that. @throws UsageError */
async function readAtMost(file, name, mostBytes) {
	try {
		const { size } = await stat(file);
		if (size > mostBytes) throw new Error(`it has ${size} bytes; at most ${mostBytes} are taken`);
		return await readFile(file);
	} catch (error) {
		throw new UsageError("BAD_INPUT", `${name}: ${whyNot(error)}`, { cause: error });
	}
}
/** What people may do something about, without the system's codes. */
var WORDS = {
	ENOENT: "no such file",
	ENOTDIR: "no such file",
	EISDIR: "it is a directory: name a file",
	EACCES: "it may not be read: look at its owner and mode"
};
function whyNot(error) {
	if (!(error instanceof Error)) return String(error);
	return WORDS["code" in error ? String(error.code) : ""] ?? error.message;
}
/** The same for secrets: refused where others may read them too. @throws UsageError */
async function readOwn(file, name) {
	const text = await readSmall(file, name);
	const { mode } = await stat(file);
	if (process.platform !== "win32" && (mode & 63) !== 0) {
		const octal = (mode & 511).toString(8);
		throw new UsageError("BAD_INPUT", `${name}: others may read it (mode ${octal}); chmod 600 it first`);
	}
	return text;
}
//#endregion
//#region src/cli/options/way-out.ts
/** The settings as a fetcher takes them. @throws UsageError in one line that shows no secret */
async function wayOutOf(settings) {
	const { allowPrivate, proxy, ca } = settings;
	return {
		allowPrivate,
		...proxy !== null && { proxy: parseProxy(proxy) },
		...ca !== null && { roots: await readRoots(ca) }
	};
}
async function readRoots(file) {
	const name = `--ca ${JSON.stringify(file)}`;
	return parseTrustedRoots(await readSmall(file, name), name);
}
//#endregion
//#region src/cli/options/browser.ts
/** Starts a browser with what a capture says of its pages. */
function rendererOpener(browserPath, userAgent) {
	return async ({ viewWidth, viewHeight, maxRequestsPerPage: maxRequests }) => {
		const started = await startRenderer({
			browserPath,
			userAgent,
			limits: {
				viewWidth,
				viewHeight,
				maxRequests
			}
		});
		return started.kind === "started" ? started : {
			kind: "none",
			message: withFlag(started.message)
		};
	};
}
/** Says how the program is named on the command line. */
function withFlag(message) {
	return message.replace("or say where its program is", "or say where its program is by --browser-path");
}
/** Our name alone, or behind a browser's: some sites build their pages for browsers only. */
async function userAgentOf(settings) {
	const own = `${SOFTWARE} (+${settings.contact})`;
	if (settings.userAgentProfile === "isochron") return own;
	const found = await requireBrowser(settings.browserPath, "--user-agent-profile browser names one");
	return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${/\d+/.exec(found.version ?? "")?.[0] ?? "0"}.0.0.0 Safari/537.36 ${own}`;
}
/** The browser that was asked for, or the first of the usual ones. @throws IsochronError with what needs it */
async function requireBrowser(browserPath, need) {
	const found = await findChromium(browserPath);
	if (found.kind === "found") return found;
	throw new IsochronError("NO_BROWSER", `${need}: ${withFlag(found.message)}`);
}
//#endregion
//#region src/cli/signer.ts
/** Reads the files given; `null` when none are. */
function signerOf(certFile, keyFile) {
	if (certFile === "" && keyFile === "") return null;
	if (certFile === "" || keyFile === "") throw new UsageError("USAGE", "--sign-cert and --sign-key belong together: one is missing");
	const [certificate, ...chain] = certificatesIn(certFile);
	const key = keyIn(keyFile);
	if (!certificate) throw new UsageError("BAD_INPUT", `no certificate in ${certFile}`);
	if (key.asymmetricKeyType !== "rsa" && key.asymmetricKeyType !== "ec") throw new UsageError("BAD_INPUT", `${keyFile}: only RSA and ECDSA keys sign as CMS`);
	if (!certificate.checkPrivateKey(key)) throw new UsageError("BAD_INPUT", `the key in ${keyFile} is not that of the first certificate in ${certFile}`);
	return {
		certificate,
		key,
		chain
	};
}
/** All certificates of a PEM file: the signer's first, then those between it and its root. */
function certificatesIn(path) {
	const blocks = read$1(path).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
	try {
		return blocks.map((pem) => new X509Certificate(pem));
	} catch (cause) {
		throw new UsageError("BAD_INPUT", `a certificate in ${path} cannot be read`, { cause });
	}
}
function keyIn(path) {
	try {
		return createPrivateKey(read$1(path));
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError("BAD_INPUT", `no private key without a passphrase in ${path}`, { cause });
	}
}
function read$1(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (cause) {
		throw new UsageError("NOT_FOUND", `${path} cannot be read`, { cause });
	}
}
//#endregion
//#region src/cli/software-hash.ts
/** SHA-256, hexadecimal, over the sorted lines `sha256  path` of all files of the program as it is installed. */
function softwareSha256() {
	const root = fileURLToPath(new URL("..", import.meta.url));
	const names = readdirSync(root, { recursive: true }).map(String).sort();
	const list = createHash("sha256");
	for (const name of names) {
		const path = join(root, name);
		if (!statSync(path).isFile() || !/\.(?:js|ts)$/.test(name)) continue;
		const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
		list.update(`${hash}  ${name.replaceAll("\\", "/")}\n`);
	}
	return list.digest("hex");
}
//#endregion
//#region src/cli/open-world.ts
/** Settings of whatever asks servers for something. */
var NETWORK_SETTINGS = [
	"allowPrivate",
	"proxy",
	"ca",
	"contact",
	"connectTimeout",
	"responseTimeout",
	"fetchTimeout",
	"maxResponse",
	"maxConnections",
	"maxLookups"
];
/** Settings that a live capture needs beside those kept with it. */
var WORLD_SETTINGS = [
	"archive",
	...NETWORK_SETTINGS,
	"hostsAtOnce",
	"warcSize",
	"signCert",
	"signKey",
	"operator",
	"browserPath",
	"userAgentProfile"
];
var STALL_GRACE_MS = 1e4;
var HEARTBEAT_MS = 1e3;
/** Opens archive and network for the time of one piece of work, all on one clock. */
async function withWorld(settings, io, work, clock = new SystemClock()) {
	const network = await networkOf(settings);
	const archive = await openForWriting(settings, io);
	const { world, close } = liveWorld(network, {
		archive,
		clock,
		gates: new Gates(clock, fetchLimits(settings).maxConnections),
		logger: cliLogger(io)
	});
	try {
		return await work(world);
	} finally {
		await close();
		await archive.close();
	}
}
/** Reads what the settings name. @throws UsageError */
async function networkOf(settings) {
	return {
		settings,
		signer: signerOf(settings.signCert, settings.signKey),
		wayOut: await wayOutOf(settings),
		userAgent: await userAgentOf(settings)
	};
}
/** A live world over an archive that is open; `close` ends its network, and leaves the archive to whoever opened it. */
function liveWorld({ settings, signer, wayOut, userAgent }, on) {
	const { archive, clock } = on;
	const { extras } = settings;
	const limits = fetchLimits(settings);
	const spool = archive.spool;
	const fetcher = new HttpFetcher({
		clock,
		userAgent,
		...wayOut,
		spool,
		...extras && { extras },
		limits
	});
	const indexes = [];
	const world = {
		...on,
		fetcher,
		software: SOFTWARE,
		...signer ? { signer } : {},
		witness: {
			operator: settings.operator === "" ? null : settings.operator,
			softwareSha256: softwareSha256(),
			clockSynchronisation: clock.keeping?.().by ?? "unknown"
		},
		hostsAtOnce: settings.hostsAtOnce,
		openRenderer: rendererOpener(settings.browserPath, userAgent),
		openIndex: (path) => {
			const index = openForeignIndex(path);
			indexes.push(index);
			return index;
		},
		stallMs: settings.connectTimeout + settings.fetchTimeout + STALL_GRACE_MS,
		heartbeatMs: HEARTBEAT_MS
	};
	const close = async () => {
		for (const index of indexes) index.close();
		await fetcher.close();
	};
	return {
		world,
		close
	};
}
/** The bounds of every fetch; connections are as many as the system has open files for. */
function fetchLimits(settings) {
	return {
		connectMs: settings.connectTimeout,
		firstByteMs: settings.responseTimeout,
		idleMs: settings.responseTimeout,
		totalMs: settings.fetchTimeout,
		maxResponseBytes: settings.maxResponse,
		maxConnections: connectionsWithin(descriptorLimit(), settings.maxConnections),
		maxLookups: settings.maxLookups
	};
}
function openForWriting({ archive, warcSize, hurried }, io) {
	const options = {
		software: SOFTWARE,
		logger: cliLogger(io),
		maxWarcBytes: warcSize
	};
	return hurried ? openArchiveOnThread(archive, options) : openArchive(archive, {
		...options,
		mode: "write"
	});
}
/** Opens an archive to read it, also while a capture is writing to it. */
function openForReading(dir, io) {
	return openArchive(dir, {
		mode: "read",
		software: SOFTWARE,
		logger: cliLogger(io),
		...beneathAt(dir, io)
	});
}
/** Opens an archive to add to it what can be made anew at any time, such as words and sketches; a mirror as well. */
function openForAdding(dir, io) {
	return openArchive(dir, {
		software: SOFTWARE,
		logger: cliLogger(io),
		...beneathAt(dir, io)
	});
}
function beneathAt(dir, io) {
	const mirror = mirrorAt(dir, io);
	return mirror === null ? {} : { beneath: mirror.beneath };
}
/** Warnings and errors go to the terminal as one line each. */
function cliLogger(io) {
	return { log(level, message) {
		if (level === "warn" || level === "error") io.err(`isochron: ${message}\n`);
	} };
}
//#endregion
export { HttpFetcher as _, liveWorld as a, connectionsWithin as b, openForReading as c, requireBrowser as d, withFlag as f, readSmall as g, readOwn as h, fetchLimits as i, withWorld as l, readAtMost as m, WORLD_SETTINGS as n, networkOf as o, wayOutOf as p, cliLogger as r, openForAdding as s, NETWORK_SETTINGS as t, rendererOpener as u, parseCredentials as v, descriptorLimit as x, parseCookieFile as y };
