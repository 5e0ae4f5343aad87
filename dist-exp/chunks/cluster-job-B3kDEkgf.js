import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { D as string, E as strictObject, Kn as parsePageUrl, S as number, _ as _enum, j as ZodError, k as union, v as array, w as partialRecord, y as boolean } from "./formats-CP_ayLbB.js";
import { q as openForeignIndex } from "./store-B-jxG4ia.js";
import { o as siteFromSeeds, t as scopeOf } from "./seeds-YrbBSZSj.js";
import { t as resolveSettings } from "./config-BR9CBN-t.js";
import { g as readSmall, h as readOwn, v as parseCredentials, y as parseCookieFile } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, r as collect } from "./options-Bi6gmiK1.js";
import { resolve } from "node:path";
import { Option } from "commander";
//#region src/cli/options/capture-settings.ts
/** Settings that say what a capture does, beside its selection and its manners. */
var TASK_SETTINGS = [
	"delay",
	"strategy",
	"maxPages",
	"threshold",
	"timestampUrl",
	"clockError",
	"passes",
	"maxRequests",
	"deadline",
	"conditionalAbove",
	"attested",
	"keepBoth",
	"ownBodies",
	"browser",
	"viewport",
	"maxRequestsPerPage",
	"behaviours"
];
/** As the capture keeps them. */
function captureSettings({ settings, selection, manners, steps }) {
	const { delay: delayMs, strategy, maxPages, threshold, passes, timestampUrl, conditionalAbove } = settings;
	return {
		delayMs,
		strategy,
		maxPages,
		threshold,
		...timestampUrl === "" ? {} : { timestampUrl },
		...settings.clockError === null ? {} : { clockErrorMs: settings.clockError },
		passes,
		...conditionalAbove === null ? {} : { conditionalAbove },
		...settings.attested ? { attested: true } : {},
		...settings.keepBoth ? { keepBoth: true } : {},
		...settings.ownBodies ? { ownBodies: true } : {},
		manners,
		browser: {
			...browserSettings(settings),
			...steps.length > 0 && { steps }
		},
		budget: budgetOf(settings),
		...selection
	};
}
/** Only what is limited is kept with the capture. */
function budgetOf(settings) {
	const { maxRequests, deadline } = settings;
	return {
		...maxRequests === null ? {} : { maxRequests },
		...deadline === null ? {} : { deadlineMs: deadline }
	};
}
function browserSettings({ browser: mode, viewport, maxRequestsPerPage, behaviours }) {
	const [viewWidth = 0, viewHeight = 0] = viewport.split("x").map(Number);
	return {
		mode,
		viewWidth,
		viewHeight,
		maxRequestsPerPage,
		behaviours
	};
}
//#endregion
//#region src/cli/options/manners-options.ts
/** Settings that say how a capture behaves towards servers. */
var MANNERS_SETTINGS = [
	"maxBytes",
	"maxHostFailures",
	"shapeBudget",
	"robots",
	"robotsReason",
	"sharedAddresses",
	"cookieJar",
	"cookieFile",
	"auth",
	"authFile"
];
/** Adds what is no setting, since it holds for one capture only. */
function addHeaderOption(command) {
	command.addOption(new Option("--header <line>", "a header like 'Accept-Language: de' for every request, to any host (repeatable)").argParser(collect).helpGroup("Manners:"));
}
/** The manners asked for. */
function mannersSettings(command, io, kept = {}) {
	return mannersOf(settingsOf(command, MANNERS_SETTINGS, io, kept));
}
/** The same of settings that are read already. */
function mannersOf(read) {
	const { cookieFile: _, auth: _auth, authFile: _file, ...settings } = read;
	if (settings.robots === "ignore" && settings.robotsReason === null) throw new UsageError("USAGE", "--robots ignore needs --robots-reason: it is kept with the capture");
	return settings;
}
/** Headers, cookies and credentials given by the user, now or when the capture began. */
async function requestExtras(command, io, kept = {
	options: {},
	headers: []
}) {
	const { cookieFile, auth, authFile } = settingsOf(command, [
		"cookieFile",
		"auth",
		"authFile"
	], io, kept.options);
	const { header } = command.opts();
	const own = parseCredentials(auth, () => "--auth");
	const filed = authFile === null ? [] : await readCredentials(authFile);
	const twice = filed.find(({ origin }) => own.some((other) => other.origin === origin));
	if (twice) throw new UsageError("USAGE", `--auth and --auth-file both have one for ${twice.origin}`);
	return {
		headers: header ?? kept.headers,
		cookies: cookieFile === null ? [] : await readCookies(cookieFile),
		credentials: [...own, ...filed]
	};
}
async function readCookies(file) {
	const name = `--cookie-file ${JSON.stringify(file)}`;
	const text = await readSmall(file, name);
	try {
		return parseCookieFile(text, file, Date.now());
	} catch (error) {
		throw new UsageError("BAD_INPUT", `${name}: ${error.message}`, { cause: error });
	}
}
async function readCredentials(file) {
	const name = `--auth-file ${JSON.stringify(file)}`;
	const urls = (await readOwn(file, name)).split(/\r?\n/).map((line, i) => ({
		line: line.trim(),
		at: i + 1
	})).filter(({ line }) => line !== "" && !line.startsWith("#"));
	return parseCredentials(urls.map(({ line }) => line), (i) => `${name} line ${urls[i]?.at ?? 0}`);
}
//#endregion
//#region src/cli/options/selection.ts
/** Settings that say what belongs to a capture. */
var SELECTION_SETTINGS = [
	"preset",
	"scope",
	"surtPrefix",
	"include",
	"exclude",
	"maxDepth",
	"hops",
	"maxPagesPerHost",
	"notIn",
	"sitemaps",
	"feed",
	"oai"
];
/** The part of a capture's settings that the options amount to; paths are made absolute, for a resume elsewhere. */
function selectionOf(settings) {
	const notIn = settings.notIn.map((path) => resolve(path));
	for (const path of notIn) openForeignIndex(path).close();
	const { sitemaps, feed, oai } = settings;
	const sources = {
		sitemaps,
		feeds: feed.map((url) => address("--feed", url)),
		oai: oai.map((url) => address("--oai", url))
	};
	return {
		scope: scopeRulesOf(settings),
		notIn,
		sources
	};
}
function address(flag, text) {
	const url = parsePageUrl(text);
	if (url === null) throw new UsageError("USAGE", `${flag}: expected an http or https address, got ${JSON.stringify(text.slice(0, 200))}`);
	return url;
}
/** The scope rules that the options amount to. */
function scopeRulesOf(settings) {
	const { scope, surtPrefix, include, exclude, maxDepth, hops, maxPagesPerHost } = settings;
	const kind = surtPrefix.length > 0 && scope === "host" ? "surt" : scope;
	if (surtPrefix.length > 0 && kind !== "surt") throw new UsageError("USAGE", `--surt-prefix goes with --scope surt, not with --scope ${scope}`);
	return {
		kind,
		surtPrefixes: surtPrefix,
		include,
		exclude,
		maxDepth,
		hops,
		maxPagesPerHost
	};
}
//#endregion
//#region src/cli/cluster/cluster-job.ts
/** How servers are spoken to, as far as a capture says so and no machine. */
var SPEECH_SETTINGS = [
	"contact",
	"connectTimeout",
	"responseTimeout",
	"fetchTimeout",
	"maxResponse",
	"userAgentProfile",
	"operator"
];
/** Settings that a capture of a cluster can be asked for with. */
var JOB_SETTINGS = [
	...TASK_SETTINGS,
	...SPEECH_SETTINGS,
	"preset",
	"scope",
	"surtPrefix",
	"include",
	"exclude",
	"maxDepth",
	"hops",
	"maxPagesPerHost",
	"sitemaps",
	"feed",
	"oai",
	"maxBytes",
	"maxHostFailures",
	"shapeBudget",
	"robots",
	"robotsReason",
	"sharedAddresses",
	"cookieJar"
];
var MOST_URLS = 1e4;
var MOST_CHARS = 1e6;
var text = string().max(1e4);
var options = partialRecord(_enum(JOB_SETTINGS), union([
	text,
	boolean(),
	array(text).max(1e4)
]));
var captureInput = strictObject({
	urls: array(string().min(1).max(4096)).min(1).max(MOST_URLS),
	/** So many of them were named by whoever asked; the rest came from lists. */
	namedSeeds: number().int().min(0).max(MOST_URLS),
	options
});
var goingOn = strictObject({
	captureId: string().min(1).max(200),
	site: string().min(1).max(1e3),
	options
});
/** The input of a job for a new capture. @throws UsageError for more than fits */
function captureJob(site, { namedSeeds, options: given }) {
	const parsed = captureInput.safeParse({
		urls: site.seeds,
		namedSeeds,
		options: given
	});
	if (!parsed.success || JSON.stringify(parsed.data).length > MOST_CHARS) throw new UsageError("USAGE", `a capture of a cluster takes ${MOST_URLS} seeds, of one megabyte, at most`);
	return parsed.data;
}
/** What a job asks for; `null` where this version does not understand it. */
function understoodJob(job) {
	try {
		return job.kind === "capture" ? ofCapture(job) : ofGoingOn(job);
	} catch (error) {
		if (error instanceof UsageError || error instanceof ZodError) return null;
		throw error;
	}
}
function ofGoingOn({ input }) {
	const { site, options: given } = goingOn.parse(input);
	return {
		site,
		settings: resolveSettings(JOB_SETTINGS, given, {}),
		request: null
	};
}
function ofCapture(job) {
	const { urls, namedSeeds, options: given } = captureInput.parse(job.input);
	const site = siteFromSeeds(urls.slice(0, namedSeeds), urls.slice(namedSeeds).map(seed));
	const settings = resolveSettings(JOB_SETTINGS, given, {});
	const selection = selectionOf({
		...settings,
		notIn: []
	});
	scopeOf(site, selection.scope);
	const task = captureSettings({
		settings,
		selection,
		manners: mannersOf({
			...settings,
			cookieFile: null,
			auth: [],
			authFile: null
		}),
		steps: []
	});
	const asked = {
		machine: "cluster",
		options: given,
		headers: [],
		cookies: null
	};
	const request = {
		site,
		settings: {
			...task,
			namedSeeds
		},
		asked,
		idNumber: job.id
	};
	return {
		site: site.name,
		settings,
		request
	};
}
function seed(url) {
	const parsed = parsePageUrl(url);
	if (parsed === null) throw new UsageError("USAGE", "a seed of the job is no address");
	return parsed;
}
//#endregion
export { selectionOf as a, mannersSettings as c, budgetOf as d, captureSettings as f, SELECTION_SETTINGS as i, requestExtras as l, captureJob as n, MANNERS_SETTINGS as o, understoodJob as r, addHeaderOption as s, JOB_SETTINGS as t, TASK_SETTINGS as u };
