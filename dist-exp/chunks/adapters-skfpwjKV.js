import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Jn as instant } from "./formats-CP_ayLbB.js";
import { t as oneLine } from "./xml-text-zqMn0-51.js";
import { existsSync, readFileSync } from "node:fs";
import { uptime } from "node:os";
import { setTimeout } from "node:timers/promises";
import { execFileSync } from "node:child_process";
import { isIP } from "node:net";
//#region src/adapters/time-daemons.ts
/** By how much a clock may go wrong from one poll to the next: PHI of RFC 5905 (15 ppm) over 2048 s, the rarest polls. */
var DRIFT_PER_POLL_SECONDS = .03072;
/** A clock further off than this is kept by nobody. */
var MOST_SECONDS = 3600;
/**
* `chronyc -c tracking`, comma-separated: reference id, name, stratum, reference time, system time offset, last offset,
* RMS offset, frequency, residual frequency, skew, root delay, root dispersion, update interval, leap status.
*/
function chronyKeeping(said) {
	const fields = said?.trim().split(",") ?? [];
	if (fields.at(-1) !== "Normal") return null;
	const [offset, delay, dispersion] = [
		fields[4],
		fields[10],
		fields[11]
	].map(Number);
	return kept("synchronised by chrony", [
		offset,
		delay,
		dispersion
	]);
}
/** `timedatectl timesync-status`: lines such as `Root distance: 9.7ms (max: 5s)`, `Offset: -1.1ms`, `Delay: 30ms`. */
function timesyncKeeping(said, isSynchronised) {
	if (!isSynchronised) return null;
	const by = "synchronised by systemd-timesyncd";
	const span = (name) => spanSeconds(new RegExp(`^ *${name}: ([^(\\n]{1,60})`, "m").exec(said ?? "")?.[1] ?? "");
	return kept(by, [
		span("Offset"),
		span("Delay"),
		span("Root distance") + DRIFT_PER_POLL_SECONDS
	]) ?? {
		by,
		boundMs: null
	};
}
/** `ntpq -c "rv 0 …"`, `name=value` pairs, times in milliseconds. */
function ntpdKeeping(said) {
	const valueOf = (name) => new RegExp(`\\b${name}=([^,\\s]{1,40})`).exec(said ?? "")?.[1];
	if (!/^(?:00|0|leap_none)$/.test(valueOf("leap") ?? "")) return null;
	const seconds = (name) => Number(valueOf(name) ?? "NaN") / 1e3;
	return kept("synchronised by ntpd", [
		seconds("offset"),
		seconds("rootdelay"),
		seconds("rootdisp")
	]);
}
function kept(by, [offset, delay, dispersion]) {
	const seconds = Math.abs(offset) + delay / 2 + dispersion;
	if (!(seconds >= 0 && seconds <= MOST_SECONDS)) return null;
	return {
		by,
		boundMs: Math.ceil(seconds * 1e3)
	};
}
var UNIT_SECONDS = {
	us: 1e-6,
	ms: .001,
	s: 1,
	min: 60
};
/** systemd's spans, such as `1min 2.5s` or `381us`; `0` has no unit. */
function spanSeconds(text) {
	if (text.trim() === "0") return 0;
	const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(us|ms|s|min)\b/g)];
	return parts.length === 0 ? NaN : parts.reduce((sum, [, n, unit]) => sum + Number(n) * UNIT_SECONDS[unit], 0);
}
//#endregion
//#region src/adapters/clock-keeping.ts
var BOOT_ID = "/proc/sys/kernel/random/boot_id";
var TIMESYNCD = "/run/systemd/timesync/synchronized";
var LIMIT_MS = 2e3;
var MOST_OUTPUT_BYTES = 65536;
/** How this machine's clock is kept now. */
function clockKeeping(ask = askDaemon) {
	return {
		...keeperOf(ask),
		...sinceStart(),
		stampsFiles: true
	};
}
/** Who keeps the clock, the daemon that says most first. */
function keeperOf(ask) {
	return chronyKeeping(ask("chronyc", ["-c", "tracking"])) ?? timesyncKeeping(ask("timedatectl", ["timesync-status", "--no-pager"]), existsSync(TIMESYNCD)) ?? ntpdKeeping(ask("ntpq", ["-c", "rv 0 leap,offset,rootdelay,rootdisp"])) ?? {
		by: "unknown",
		boundMs: null
	};
}
/** Linux names each start of the machine; elsewhere readings of two runs cannot be compared. */
function sinceStart() {
	try {
		return {
			bootId: readFileSync(BOOT_ID, "utf8").trim().slice(0, 100),
			uptimeMs: Math.round(uptime() * 1e3)
		};
	} catch {
		return {
			bootId: null,
			uptimeMs: null
		};
	}
}
function askDaemon(program, args) {
	try {
		return execFileSync(program, args, {
			encoding: "utf8",
			timeout: LIMIT_MS,
			maxBuffer: MOST_OUTPUT_BYTES,
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			]
		});
	} catch {
		return null;
	}
}
//#endregion
//#region src/adapters/system-clock.ts
/** Wall time at the anchor plus monotonic time since; a stepping system clock cannot reorder a run. */
var SystemClock = class {
	/** Wall time at which monotonic time was 0, to a fraction of a millisecond. */
	#originMs = anchor();
	now() {
		return instant(Math.floor(this.#originMs + performance.now()));
	}
	async sleepUntil(at, signal) {
		for (let leftMs = at - this.now(); leftMs > 0; leftMs = at - this.now()) await setTimeout(Math.min(leftMs, 2 ** 30), void 0, signal ? { signal } : {});
		signal?.throwIfAborted();
	}
	keeping() {
		return clockKeeping();
	}
};
/** The process's own origin is exact; a system clock set right since its start takes precedence. */
function anchor() {
	const sinceStartMs = Date.now() - performance.now();
	return Math.abs(sinceStartMs - performance.timeOrigin) < 20 ? performance.timeOrigin : sinceStartMs;
}
//#endregion
//#region src/adapters/smtp-mailer.ts
var CONNECT_MS = 3e4;
var SILENCE_MS = 6e4;
var MOST_REASON_CHARS = 200;
var MOST_NAME_CHARS = 200;
/** Sends mail by the server that each message names. */
var SmtpMailer = class {
	async send(message, server, signal) {
		signal?.throwIfAborted();
		const options = smtpOptions(server);
		const { createTransport } = await import("nodemailer");
		const sending = createTransport(options).sendMail(mailOf(message));
		try {
			const { rejected } = await unlessAborted(sending, signal);
			return {
				kind: "sent",
				refused: rejected
			};
		} catch (error) {
			signal?.throwIfAborted();
			return {
				kind: "failed",
				why: reasonOf(error, server)
			};
		}
	}
};
/** How a server is reached: never in the clear, this machine's own aside. @throws UsageError for what is no mail server */
function smtpOptions({ url, login }) {
	const { protocol, hostname, port } = serverAt(url);
	const host = hostname.replace(/^\[|\]$/g, "");
	const isOwn = isOwnMachine(host);
	const secure = protocol === "smtps:";
	return {
		host,
		port: port === "" ? secure ? 465 : 587 : Number(port),
		secure,
		requireTLS: !secure && !isOwn,
		tls: { rejectUnauthorized: !isOwn },
		...login && { auth: {
			user: login.user,
			pass: login.password
		} },
		connectionTimeout: CONNECT_MS,
		greetingTimeout: CONNECT_MS,
		socketTimeout: SILENCE_MS,
		dnsTimeout: CONNECT_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
		logger: false
	};
}
function serverAt(text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== "" && url.username + url.password === "") return url;
	throw new UsageError("BAD_INPUT", "no mail server: write smtp://host:port or smtps://host:port, the login apart");
}
function isOwnMachine(host) {
	return host === "localhost" || host === "::1" || isIP(host) === 4 && host.startsWith("127.");
}
function mailOf({ id, at, from, to, subject, text, html, list }) {
	return {
		messageId: `<${id}>`,
		date: new Date(at),
		from,
		to: [...to],
		subject: oneLine(subject, 998),
		text,
		html,
		textEncoding: "quoted-printable",
		list: { id: {
			url: list.id,
			comment: oneLine(list.name, MOST_NAME_CHARS)
		} },
		headers: { "Auto-Submitted": "auto-generated" }
	};
}
/** A socket that is given up ends by its own time limits. */
async function unlessAborted(sending, signal) {
	if (!signal) return sending;
	let onAbort = () => void 0;
	const aborted = new Promise((_, reject) => onAbort = () => reject(signal.reason));
	signal.addEventListener("abort", onAbort, { once: true });
	try {
		return await Promise.race([sending, aborted]);
	} finally {
		signal.removeEventListener("abort", onAbort);
	}
}
/** What the server said, save where it may repeat the login. */
function reasonOf(error, { login }) {
	const { code = "", responseCode, message } = error;
	if (code === "EAUTH") return `the mail server refuses the login${responseCode ? ` (${responseCode})` : ""}`;
	return login !== null && (message.includes(login.password) || message.includes(login.user)) ? `the mail server fails (${code})` : oneLine(`${message} (${code})`, MOST_REASON_CHARS);
}
//#endregion
export { SystemClock as n, clockKeeping as r, SmtpMailer as t };
