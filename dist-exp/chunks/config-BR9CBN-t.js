import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { A as unknown, D as string, Hn as BEHAVIOURS, N as _coercedNumber, _ as _enum, b as literal, g as ZodNumber, k as union, pt as NEVER, v as array, y as boolean } from "./formats-CP_ayLbB.js";
import { i as SCOPE_KINDS } from "./xml-text-zqMn0-51.js";
//#region node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
//#endregion
//#region src/config/quantity.ts
var MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5
};
var BYTES = {
	B: 1,
	kB: 1e3,
	KB: 1e3,
	MB: 1e6,
	GB: 1e9,
	TB: 0xe8d4a51000,
	KiB: 1024,
	MiB: 1024 ** 2,
	GiB: 1024 ** 3,
	TiB: 1024 ** 4
};
/** `250ms`, `1.5s`, `2m`, `1h`, `0`; `null` when it is none of these. */
function parseDurationMs(text) {
	return parseQuantity(text, MS);
}
/** `500kB`, `64MB`, `1GiB`, or a number of bytes; `null` when it is none of these. */
function parseSizeBytes(text) {
	return /^\d+$/.test(text) ? Number(text) : parseQuantity(text, BYTES);
}
function parseQuantity(text, units) {
	if (text === "0") return 0;
	const [, number, unit] = /^(\d{1,12}(?:\.\d{1,6})?)\s*([a-zA-Z]+)$/.exec(text) ?? [];
	const factor = unit === void 0 ? void 0 : units[unit];
	return factor === void 0 ? null : Math.round(Number(number) * factor);
}
//#endregion
//#region src/config/setting-values.ts
/** A span of time. */
var durationMs = quantity(parseDurationMs, "a duration like 250ms, 1s or 2m");
/** A number of bytes. */
var sizeBytes = quantity(parseSizeBytes, "a size like 500kB or 64MB");
/** A port. */
var port = number("a port number").int("a port number").min(0, "a port number").max(65535, "a port number");
/** At least one. */
var count = number("a whole number above 0").int("a whole number above 0").min(1, "a whole number above 0");
/** None or more. */
var countOrZero = number("a whole number").int("a whole number").min(0, "a whole number");
/** A part of a whole. */
var share = number("a number from 0 to 1").min(0, "a number from 0 to 1").max(1, "a number from 0 to 1");
/** How often the site is gone through. */
var passes = number("1 or 2").int("1 or 2").min(1, "1 or 2").max(2, "1 or 2");
/** Words that must be there. */
var text = string().min(1, "some text");
/** Empty means none. */
var anyText = string().max(2048, "a shorter text");
/** As OAI-PMH takes one. */
var emailAddress = string().max(254, "an e-mail address").regex(/^[^\s@<>]+@(?:[^\s@.<>]+\.)+[^\s@.<>]+$/, "an e-mail address");
/** A switch. */
var onOff = union([boolean(), _enum([
	"true",
	"1",
	"false",
	"0"
]).transform((v) => v === "true" || v === "1")]);
/** A bound, or none. */
var limit = union([literal("none").transform(() => null), number("a whole number or none").int("a whole number or none").min(0, "a whole number or none")], "a whole number or none");
/** Several, separated by spaces. */
var list = union([array(text), string().transform((value) => value.split(/\s+/).filter((part) => part !== ""))]);
var VIEW = "a width and a height from 100 to 8000, like 1280x800";
/** Width and height in pixels. */
var viewSize = string().regex(/^[1-9]\d{2,3}x[1-9]\d{2,3}$/, VIEW).refine((value) => value.split("x").every((side) => Number(side) <= 8e3), VIEW);
/** What is done to pages, in words separated by spaces; `none` for nothing. */
var behaviours = string().transform((value) => value === "none" ? [] : value.split(/\s+/)).pipe(array(_enum(BEHAVIOURS, `words of: ${BEHAVIOURS.join(", ")}; or none`)));
/** One of these words. */
function oneOf(values) {
	return _enum(values, `one of ${values.join(", ")}`);
}
function quantity(parse, expected) {
	return string().transform((value, context) => {
		const parsed = parse(value);
		if (parsed !== null) return parsed;
		context.addIssue({
			code: "custom",
			message: expected
		});
		return NEVER;
	});
}
/** A value of the schema, or the word `none`. */
function orNone(schema) {
	return unknown().transform((value, context) => {
		if (value === "none") return null;
		const parsed = schema.safeParse(value);
		if (parsed.success) return parsed.data;
		context.addIssue({
			code: "custom",
			message: `${parsed.error.issues[0]?.message ?? "a value"}, or none`
		});
		return NEVER;
	});
}
//#endregion
//#region src/config/setting.ts
/** Makes a row; the environment name is that of the flag. */
function setting(flag, value, schema, doc) {
	return {
		flag,
		env: `ISOCHRON_${/--([a-z-]+)/.exec(flag)[1].toUpperCase().replaceAll("-", "_")}`,
		default: value,
		schema,
		doc,
		repeatable: schema === list
	};
}
//#endregion
//#region src/config/browser-settings.ts
/** By their names in the code. */
var BROWSER_SETTINGS = {
	browser: setting("--browser <when>", "auto", oneOf([
		"never",
		"auto",
		"always"
	]), "show documents in Chromium, from archived bytes alone: never, where scripts build the page (auto), or always"),
	browserPath: setting("--browser-path <file>", "none", orNone(text), "Chromium's program (none: CHROMIUM_PATH, then the usual places)"),
	viewport: setting("--viewport <size>", "1280x800", viewSize, "width and height of the browser's view, in pixels"),
	userAgentProfile: setting("--user-agent-profile <name>", "isochron", oneOf(["isochron", "browser"]), "what servers and scripts are told of who asks: our name alone, or a browser's with ours behind it"),
	maxRequestsPerPage: setting("--max-requests-per-page <n>", "200", count, "what one document may ask for while it is shown; it is shown as it stands then, and called open"),
	behaviours: setting("--behaviours <words>", "scroll load-more expand media", behaviours, "what is done to a page that is shown, so that it loads all it has (scroll, load-more, expand, media, pages; none)"),
	steps: setting("--steps <file>", "none", orNone(text), "what is done to which documents by order: fill, click, wait, log in (JSON; docs/guide/steps.md)"),
	secrets: setting("--secrets <file>", "none", orNone(text), "what steps fill in as secrets, a line NAME=value for each, readable by you alone (none: ISOCHRON_SECRET_NAME)")
};
//#endregion
//#region src/config/cluster-settings.ts
var beat = durationMs.refine((ms) => ms >= 100 && ms <= 6e4, "a duration from 100ms to 1m");
/** By their names in the code. */
var CLUSTER_SETTINGS = {
	cluster: setting("--cluster <url>", "none", orNone(text), "the cluster's database: postgres://user@host:port/database, or @file with that in it; its password belongs in PGPASSWORD, ~/.pgpass, the file or the environment, never in the flag"),
	store: setting("--store <url>", "none", orNone(text), "the cluster's store: s3://bucket/prefix; keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or ~/.aws, another server than Amazon's from ISOCHRON_S3_ENDPOINT"),
	signingKey: {
		...setting("--signing-key <file>", "none", orNone(text), "the archive's signing key (PEM), the same on all machines; only its owner may read the file"),
		env: "ISOCHRON_SIGNING_KEY_FILE"
	},
	name: setting("--name <text>", "none", orNone(text), "what this machine is called (none: its host name)"),
	dir: setting("--dir <dir>", "isochron-worker", text, "where sites in hand lie; nothing of them stays there"),
	sitesAtOnce: setting("--sites-at-once <n>", "10", count, "sites that a machine works at side by side"),
	beat: setting("--beat <time>", "2s", beat, "how often a machine says that it is alive"),
	lease: setting("--lease <time>", "5s", beat, "a machine that is silent for so long has lost its sites; at least twice the beat, the same on all machines"),
	sealAge: setting("--seal-age <time>", "10m", durationMs.refine((ms) => ms >= 1e3, "a duration from 1s"), "begin a new WARC file after this time too: what is sealed and uploaded outlives the machine"),
	metrics: setting("--metrics <port>", "none", orNone(port), "serve figures for Prometheus at this port of 127.0.0.1")
};
//#endregion
//#region src/config/network-settings.ts
/** By their names in the code. */
var NETWORK_SETTINGS = {
	proxy: setting("--proxy <url>", "none", orNone(text), "go out through this proxy: http://, https:// or socks5://host:port, perhaps with user:password@"),
	ca: setting("--ca <file>", "none", orNone(text), "trust these certificates (PEM) too, beside the well-known roots"),
	auth: setting("--auth <url>", "", list, "https://user:password@host: log in there and nowhere else (Basic); kept as a digest; a file keeps it from other users"),
	authFile: setting("--auth-file <file>", "none", orNone(text), "the same from a file that only you can read (mode 600), one per line")
};
//#endregion
//#region src/config/presets.ts
/** One site deep, or many sites shallow. */
var PRESET_NAMES = ["intensive", "extensive"];
/** What a preset sets: names of settings, values as a user would write them. */
var PRESETS = {
	intensive: {},
	extensive: {
		maxDepth: "2",
		maxPagesPerHost: "100",
		maxPages: "100000"
	}
};
//#endregion
//#region src/config/query-settings.ts
/** Below this the engine has no room for the columns of a file. */
var LEAST_MEMORY_BYTES = 128e6;
/** By their names in the code. */
var QUERY_SETTINGS = {
	parquet: setting("--parquet <dir>", "", anyText, "the tables of an archive, as export parquet made them: parquet in the archive's directory unless told"),
	memoryLimit: setting("--memory-limit <size>", "1GB", sizeBytes.refine((bytes) => bytes >= LEAST_MEMORY_BYTES, "a size from 128MB on"), "memory for tables and their rows; what is more waits on disk"),
	spillLimit: setting("--spill-limit <size>", "10GB", sizeBytes, "disk for what does not fit into that memory"),
	threads: setting("--threads <n>", "none", orNone(count), "processors that a question may use (none: all)")
};
//#endregion
//#region src/config/settings.ts
/** Every setting by its name in the code. */
var SETTINGS = {
	archive: setting("--archive <dir>", "isochron-archive", text, "the archive's directory; made when missing"),
	delay: setting("--delay <time>", "1s", durationMs, "pause between the end of a response and the next request to that host"),
	allowPrivate: setting("--allow-private", false, onOff, "allow private, loopback and link-local addresses"),
	strategy: setting("--strategy <name>", "optimal-online", text, "which planner orders visits and revisits"),
	maxPages: setting("--max-pages <n>", "10000", count, "visit at most this many pages; the rest is listed as skipped"),
	maxRequests: setting("--max-requests <n>", "none", orNone(count), "ask for pages at most this often; the revisits that gain most come first"),
	deadline: setting("--deadline <time>", "none", orNone(durationMs), "end this long after the start of the capture, interruptions included; a third of it is for revisits"),
	maxBytes: setting("--max-bytes <size>", "none", orNone(sizeBytes), "stop before the capture's WARC records are larger than this; the response that reaches it is cut there"),
	maxHostFailures: setting("--max-host-failures <n>", "20", count, "leave a host alone for the rest of the pass after this many failures in a row"),
	maxConnections: setting("--max-connections <n>", "64", count, "connections open at a time over all hosts"),
	hostsAtOnce: setting("--hosts-at-once <n>", "256", count, "hosts in progress at a time; others take turns"),
	maxLookups: setting("--max-lookups <n>", "3", count, "names looked up at a time"),
	shapeBudget: setting("--shape-budget <n>", "none", orNone(count), "most URLs of one shape, numbers and dates aside (none: half of --max-pages, at least 5000)"),
	robots: setting("--robots <policy>", "obey", _enum([
		"obey",
		"obey-except-requisites",
		"ignore"
	], "obey, obey-except-requisites or ignore"), "what robots.txt is to this capture; ignore needs --robots-reason"),
	robotsReason: setting("--robots-reason <text>", "none", orNone(text), "why robots.txt is ignored (legal deposit, own site); kept with the capture"),
	sharedAddresses: setting("--shared-addresses", false, onOff, "hosts on one server address may be asked at the same time, as for CDN addresses"),
	cookieFile: setting("--cookie-file <file>", "none", orNone(text), "cookies in Netscape format, sent where domain, path and secure match"),
	cookieJar: setting("--cookie-jar", false, onOff, "knock at each host before its first page, and send the cookies that it sets then with every request to it"),
	...BROWSER_SETTINGS,
	...NETWORK_SETTINGS,
	...CLUSTER_SETTINGS,
	passes: setting("--passes <n>", "2", passes, "2: visits and revisits; 1: visits only, twice as fast, and no page can be sharp"),
	conditionalAbove: setting("--conditional-above <size>", "none", orNone(sizeBytes), "ask pages longer than this only whether they changed; a 304 makes them attested, never sharp"),
	keepBoth: setting("--keep-both", false, onOff, "store every second response whole too, not only its head and digest; the report says what that took"),
	ownBodies: setting("--own-bodies", false, onOff, "store every body in this capture's own files, though an earlier capture of the archive holds an equal response"),
	attested: setting("--attested", false, onOff, "ask for pages of hosts with a trusted Last-Modified once, after t*: fewer requests, attested at most"),
	threshold: setting("--threshold <p>", "0.3", share, "a page whose chance to be sharp is below this is hopeless"),
	preset: setting("--preset <name>", "intensive", oneOf(PRESET_NAMES), "intensive: one site, as deep as it goes; extensive: many sites, 2 links deep, 100 pages per host; explicit options win"),
	scope: setting("--scope <kind>", "host", oneOf(SCOPE_KINDS), "what belongs to the site: the seeds' host, their folder (prefix), their domain with subdomains, a SURT prefix (surt), or any page"),
	surtPrefix: setting("--surt-prefix <prefix>", "", list, "take pages with this SURT prefix, like http://(org,example, ; a URL is turned into one"),
	include: setting("--include <regex>", "", list, "take only documents whose URL matches"),
	exclude: setting("--exclude <regex>", "", list, "take nothing whose URL matches"),
	maxDepth: setting("--max-depth <n>", "none", limit, "follow at most so many links from a seed"),
	hops: setting("--hops <n>", "0", countOrZero, "follow so many links out of scope"),
	maxPagesPerHost: setting("--max-pages-per-host <n>", "none", limit, "visit at most so many documents of one host; the rest is listed as skipped"),
	notIn: setting("--not-in <path>", "", list, "leave out documents that another collection holds: an archive's directory, or a sorted CDXJ file"),
	sitemaps: setting("--sitemaps <on|off>", "on", _enum(["on", "off"], "on or off").transform((value) => value === "on"), "take pages from the sitemaps that robots.txt names, and from /sitemap.xml"),
	feed: setting("--feed <url>", "", list, "take the items of this RSS or Atom feed"),
	oai: setting("--oai <url>", "", list, "take the records of this OAI-PMH repository, or of this list request"),
	contact: setting("--contact <url>", "https://github.com/isochron/isochron", text, "contact address in the User-Agent"),
	connectTimeout: setting("--connect-timeout <time>", "10s", durationMs, "limit for connecting"),
	responseTimeout: setting("--response-timeout <time>", "30s", durationMs, "limit for the first byte, and for any pause after it"),
	fetchTimeout: setting("--fetch-timeout <time>", "5m", durationMs, "limit for one whole response"),
	maxResponse: setting("--max-response <size>", "64MB", sizeBytes, "a longer response is cut and marked as truncated"),
	warcSize: setting("--warc-size <size>", "1GB", sizeBytes, "begin a new WARC file beyond this size"),
	operator: setting("--operator <name>", "", anyText, "who runs the capture, for the certificate"),
	signCert: setting("--sign-cert <file>", "", anyText, "X.509 certificate (PEM, its chain after it) to sign the certificate with, as CMS"),
	signKey: setting("--sign-key <file>", "", anyText, "the private key (PEM; RSA or ECDSA) of --sign-cert"),
	timestampUrl: setting("--timestamp-url <url>", "", anyText, "time-stamping authority (RFC 3161) to ask at the start and the end"),
	clockError: setting("--clock-error <time>", "none", orNone(durationMs.refine((ms) => ms <= 36e5, "a duration up to 1h, like 50ms or 2s")), "how wrong this machine's clock may be; intervals shrink by it, and revisits begin twice as much later"),
	progress: setting("--progress <how>", "auto", _enum([
		"auto",
		"json",
		"plain",
		"none"
	], "auto, json, plain or none"), "progress on stderr: auto draws on a terminal and writes JSON lines elsewhere"),
	file: {
		...setting("--file <file>", "sites.yaml", text, "the file of sites under watch (docs/guide/watch-sites.md)"),
		env: "ISOCHRON_SITES"
	},
	...QUERY_SETTINGS,
	host: setting("--host <address>", "127.0.0.1", text, "address to listen on"),
	port: setting("--port <n>", "8090", port, "port of the user interface and the API"),
	replayPort: setting("--replay-port <n>", "8091", port, "port of the replay"),
	replayDomain: setting("--replay-domain <name>", "localhost", text, "each archived site is replayed on a name of its own below this one, which must lead here (such as https://archive.example.org); localhost serves readers on this machine; without such a name, and with none, pages are shown without their scripts"),
	surveysAtOnce: setting("--surveys-at-once <n>", "1", count, "with --manage: surveys that run at a time; captures run one after the other, since an archive has one writer"),
	timegate: setting("--timegate <style>", "redirect", oneOf(["redirect", "direct"]), "how the Memento TimeGate answers: redirect leads to the memento (302), direct gives it (200)"),
	oaiName: setting("--oai-name <text>", "Isochron archive", text, "what the OAI-PMH repository calls itself"),
	oaiEmail: setting("--oai-email <address>", "nobody@isochron.invalid", emailAddress, "whom harvesters write to: OAI-PMH demands an address"),
	choice: setting("--choice <rule>", "coherent", oneOf(["coherent", "nearest"]), "which stored response is shown for a moment: coherent the version that is known to have stood then, nearest the record nearest in time"),
	patience: setting("--patience <time>", "1d", durationMs.refine((ms) => ms > 0, "a duration above 0, like 1h or 1d"), "how far from the time asked for one goes for a moment at which twice as much is known, or twice as likely, to have stood together: of a page by the TimeGate, of a site by export files --as-of")
};
//#endregion
//#region src/config/resolve.ts
/** Resolves the named settings; `given` holds what the command line said, `defaults` what goes before the table's. */
function resolveSettings(names, given, env, defaults = {}) {
	return Object.fromEntries(names.map((name) => [name, resolveOne(name, given[name], env, defaults[name])]));
}
/** The same as a user would write them, for those who keep them: nothing is refused here. */
function settingTexts(names, given, env, defaults = {}) {
	return Object.fromEntries(names.map((name) => [name, textOf(name, given[name], env, defaults[name])[0]]));
}
function resolveOne(name, given, env, preset) {
	const [value, source] = textOf(name, given, env, preset);
	const parsed = SETTINGS[name].schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const expected = parsed.error.issues[0]?.message ?? "another value";
	throw new UsageError("USAGE", `${source}: expected ${expected}, got ${JSON.stringify(value)}`);
}
/** What was said of a setting, and where. */
function textOf(name, given, env, preset) {
	const setting = SETTINGS[name];
	const fromEnv = env[setting.env];
	if (given !== void 0) return [given, setting.flag.split(" ")[0]];
	if (fromEnv !== void 0 && fromEnv !== "") return [fromEnv, setting.env];
	return [preset ?? setting.default, "default"];
}
//#endregion
export { parseDurationMs as a, PRESETS as i, settingTexts as n, parseSizeBytes as o, SETTINGS as r, resolveSettings as t };
