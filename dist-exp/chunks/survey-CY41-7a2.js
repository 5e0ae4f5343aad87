import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Gn as hostOf, Kn as parsePageUrl, Ut as decodeText, Wt as mediaType, bn as parseHttpResponse, bt as contentLinks, qn as pathAndQueryOf } from "./formats-CP_ayLbB.js";
import { c as Gates } from "./render-DH98pEeP.js";
import { S as renderSurveyTerminal } from "./missing-page-text-DkML2foU.js";
import { o as siteFromSeeds, r as readSource, u as readElements } from "./seeds-YrbBSZSj.js";
import { r as printableJson } from "./printable-CT0AKITj.js";
import { c as needsBrowser } from "./detect-DtnlVCiD.js";
import { r as SETTINGS$1 } from "./config-BR9CBN-t.js";
import { C as discard, D as shellWord, S as askerIn, b as isAllowed, h as follow, m as RobotsRules, v as PRODUCT_TOKEN, y as crawlDelaySeconds } from "./crawl-DVwKRWnu.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { _ as HttpFetcher, i as fetchLimits, p as wayOutOf, r as cliLogger, t as NETWORK_SETTINGS } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { createHash } from "node:crypto";
//#region src/seeds/size-estimate.ts
/**
* Chao's estimate of a population from a sample (Chao 1984, bias-corrected form): `seenOnce` addresses were linked
* from exactly one of the pages looked at, `seenTwice` from two. S = known + f1(f1−1) / 2(f2+1), with the
* log-normal 95 % interval of Chao 1987. Links are no random sample, so it is a hint, and rather too low.
*/
function estimateByLinks(known, linkCounts) {
	let [seenOnce, seenTwice] = [0, 0];
	for (const count of linkCounts) if (count === 1) seenOnce++;
	else if (count === 2) seenTwice++;
	const method = "links of the pages looked at (Chao's estimate; rather too low)";
	const unseen = seenOnce * (seenOnce - 1) / (2 * (seenTwice + 1));
	if (unseen === 0) return {
		pages: known,
		low: known,
		high: known,
		method
	};
	const ratio = seenOnce / (seenTwice + 1);
	const variance = (seenTwice + 1) * (ratio ** 2 / 2 + ratio ** 3 + ratio ** 4 / 4);
	const factor = Math.exp(1.96 * Math.sqrt(Math.log(1 + variance / unseen ** 2)));
	return {
		pages: Math.round(known + unseen),
		low: Math.round(known + unseen / factor),
		high: Math.round(known + unseen * factor),
		method
	};
}
/** Sitemaps of which `read` were read and `unread` only named: the unread ones are taken to be like the read. */
function estimateBySitemaps(pagesRead, read, unread) {
	const method = unread === 0 ? "sitemaps, all read" : `sitemaps, ${read} read and ${unread} taken to be of the same length`;
	const perList = read === 0 ? 0 : pagesRead / read;
	const pages = Math.round(pagesRead + unread * perList);
	return {
		pages,
		low: pagesRead,
		high: unread === 0 ? pages : null,
		method
	};
}
//#endregion
//#region src/seeds/trap-signs.ts
var MANY_OF_ONE_SHAPE = 30;
var MANY_PARAMETERS = 4;
/** What looks like a trap, the commonest first. */
function trapSigns(urls) {
	const found = /* @__PURE__ */ new Map();
	const shapes = /* @__PURE__ */ new Map();
	const count = (counts, key, url) => {
		const seen = counts.get(key);
		if (seen) seen.urls++;
		else counts.set(key, {
			urls: 1,
			example: url
		});
	};
	for (const url of urls) {
		const parts = new URL(url);
		for (const kind of signsOf(parts)) count(found, kind, url);
		if (/\d/.test(parts.pathname) || parts.search !== "") count(shapes, shapeOf(parts), url);
	}
	const signs = [...found].map(([kind, seen]) => ({
		kind,
		...seen
	}));
	for (const seen of shapes.values()) if (seen.urls >= MANY_OF_ONE_SHAPE) signs.push({
		kind: "one-shape",
		...seen
	});
	return signs.sort((a, b) => b.urls - a.urls).slice(0, 10);
}
function signsOf({ pathname, searchParams }) {
	const signs = [];
	if (repeats(pathname.split("/").filter((segment) => segment !== ""))) signs.push("repeating-path");
	const names = [...searchParams.keys()].map((name) => name.toLowerCase());
	if (/;jsessionid=/i.test(pathname) || names.some((name) => /^(?:phpsessid|jsessionid|sid|sessionid|cfid)$/.test(name))) signs.push("session-id");
	if (/\/(?:19|20|21)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)/.test(pathname) || names.some((name) => /^(?:month|year|date|day)$/.test(name))) signs.push("calendar");
	if (names.length >= MANY_PARAMETERS) signs.push("many-parameters");
	return signs;
}
/** A segment three times, or two segments one after the other twice. */
function repeats(segments) {
	const counts = /* @__PURE__ */ new Map();
	for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
	if (Math.max(0, ...counts.values()) >= 3) return true;
	const pairs = segments.slice(1).map((segment, i) => `${segments[i]}/${segment}`);
	return new Set(pairs).size < pairs.length;
}
function shapeOf({ pathname, searchParams }) {
	const names = [...new Set(searchParams.keys())].sort();
	return `${pathname.replace(/\d+/g, "N")}?${names.join("&")}`;
}
//#endregion
//#region src/survey/owner-ways.ts
var HEAD_CHARS$1 = 262144;
var MOST_GENERATOR_CHARS = 100;
/** Names as generators write them, and the source that such sites have. */
var SOURCES = [
	{
		name: /^wordpress/i,
		source: "wxr:FILE",
		tells: "posts and pages by their dates, from an export (Tools → Export)"
	},
	{
		name: /^mediawiki/i,
		source: "mediawiki:FILE",
		tells: "every revision, from a dump"
	},
	{
		name: /^(?:jekyll|hugo|gatsby|eleventy|hexo|pelican|docusaurus|mkdocs|zola|astro|vitepress|sphinx|antora|nanoc|middleman|publii)\b/i,
		source: "git:DIR",
		tells: "every version from commit to commit, where the output lies in git; files:DIR where it does not"
	}
];
var FILES = {
	source: "files:DIR",
	tells: "what its directory holds, where it is a site of files"
};
/** The generator that a document names (HTML standard, standard metadata names); `null` without one. */
function generatorOf(html) {
	let found = null;
	readElements(html.slice(0, HEAD_CHARS$1), {
		open: (name, _, attributes) => {
			if (name !== "meta" || found !== null) return;
			if (attributes.get("name")?.toLowerCase() !== "generator") return;
			const content = attributes.get("content")?.trim().slice(0, MOST_GENERATOR_CHARS) ?? "";
			if (content !== "") found = content;
		},
		close: () => void 0
	});
	return found;
}
/** What the owner could do. */
function ownerWays(home, generator) {
	const known = generator === null ? void 0 : SOURCES.find(({ name }) => name.test(generator));
	const { source, tells } = known ?? FILES;
	const as = shellWord(new URL(home).origin + "/");
	const because = known && generator !== null ? ` (its pages name ${generator})` : "";
	return [{
		command: `isochron take ${source} --as ${as}`,
		tells: `${tells}${because}`
	}, {
		command: `isochron record --upstream URL --as ${as}`,
		tells: "what visitors are given from now on"
	}];
}
//#endregion
//#region src/survey/survey-fetch.ts
/** Asks until its budget is used up. */
var SurveyFetch = class {
	answers = [];
	robots;
	requests = 0;
	failures = 0;
	#asker;
	#budget;
	constructor(world, delayMs, budget) {
		this.#asker = askerIn(world, delayMs);
		this.#budget = budget;
		this.robots = new RobotsRules(this.#asker, async (url, answered) => void await this.#take(url, answered));
	}
	/** How many requests are left. */
	get left() {
		return this.#budget - this.requests;
	}
	/** Why an address is not asked for. */
	async refusalOf(url) {
		const refusal = await this.robots.refusalOf(url);
		return refusal === null ? null : `${url}: ${refusal.reason}`;
	}
	async get(request) {
		const answered = await this.#ask(request);
		return "reason" in answered ? answered : this.#take(request.url, answered);
	}
	/** Follows redirects; the last answer counts. */
	async follow(url) {
		let last = { reason: `more than 5 redirects` };
		const landing = await follow(url, {
			refusalOf: async (at) => this.left > 0 ? this.refusalOf(at) : USED_UP.reason,
			ask: async (at) => {
				const answered = await this.#asker.ask({ url: at });
				last = await this.#take(at, answered);
				return answered;
			}
		});
		if (landing.kind === "refused") return { reason: landing.reason };
		return landing.kind === "landed" ? last : { reason: `more than 5 redirects` };
	}
	/** Asks no more. */
	close() {
		this.#asker.caller.leave();
	}
	async #ask(request) {
		return this.left > 0 ? this.#asker.ask(request) : USED_UP;
	}
	/** Counts what came of a request; nothing of it is kept but what the survey reads. */
	async #take(url, answered) {
		const { result, reading } = answered;
		this.requests++;
		await discard(answered);
		if (result.kind !== "response" || reading === null) {
			this.failures++;
			if (result.kind === "response") return { reason: "no answer" };
			return {
				reason: result.message,
				isRefused: result.kind === "refused"
			};
		}
		const answer = {
			url,
			reading,
			...habitsIn(result.exchange)
		};
		if (reading.outcome.kind === "failed" || reading.outcome.kind === "blocked") this.failures++;
		this.answers.push(answer);
		return answer;
	}
};
var USED_UP = { reason: "the number of requests is used up" };
function habitsIn({ responseBytes, times }) {
	const head = parseHttpResponse(responseBytes);
	return {
		responseMs: times.lastByteAt - times.sentAt,
		server: head.ok ? head.header("server") : null,
		isCompressed: head.ok && head.header("content-encoding") !== null
	};
}
//#endregion
//#region src/survey/survey-findings.ts
/** What the answers have in common. */
function habitsOf({ answers, failures }, notModified) {
	const states = answers.flatMap(({ reading }) => reading.outcome.kind === "captured" ? [reading.outcome] : []);
	const times = answers.map(({ responseMs }) => responseMs).sort((a, b) => a - b);
	const share = (count, of) => of === 0 ? 0 : count / of;
	return {
		server: answers.find(({ server }) => server !== null)?.server ?? null,
		answers: answers.length,
		lastModified: share(states.filter(({ validators }) => validators.lastModified !== null).length, states.length),
		etag: share(states.filter(({ validators }) => validators.etag !== null).length, states.length),
		compressed: share(answers.filter(({ isCompressed }) => isCompressed).length, answers.length),
		cacheSigns: share(states.filter(({ validators }) => validators.cacheSigns).length, states.length),
		notModified,
		medianResponseMs: times[Math.floor(times.length / 2)] ?? 0,
		slowestResponseMs: times.at(-1) ?? 0,
		failures
	};
}
/** Visits and revisits, one after the other at the host's pace. */
function suggestionFor(basis) {
	const { home, pages, habits } = basis;
	const delayMs = Math.max(basis.delayMs, (basis.crawlDelaySeconds ?? 0) * 1e3, habits.medianResponseMs);
	const isRoot = new URL(home).pathname === "/";
	return {
		scope: isRoot ? "host" : "prefix",
		delayMs,
		durationMs: Math.round(2 * pages * (delayMs + habits.medianResponseMs)),
		command: `isochron capture ${[
			home,
			...isRoot ? [] : ["--scope", "prefix"],
			...delayMs === 1e3 ? [] : ["--delay", `${Math.ceil(delayMs)}ms`],
			...basis.captureOptions
		].map(shellWord).join(" ")}`
	};
}
/** Counts the documents looked at, and those that need a browser by what shows it. */
var DocumentTally = class {
	#looked = 0;
	#signs = /* @__PURE__ */ new Map();
	add({ outcome, content }) {
		this.#looked++;
		if (!(outcome.kind === "captured" && outcome.labels?.includes("script-built")) || content === null) return;
		const { why } = needsBrowser(content, outcome.identity.contentType);
		this.#signs.set(why, (this.#signs.get(why) ?? 0) + 1);
	}
	get found() {
		const signs = [...this.#signs].map(([why, pages]) => ({
			why,
			pages
		}));
		const scriptBuilt = signs.reduce((sum, { pages }) => sum + pages, 0);
		return {
			looked: this.#looked,
			scriptBuilt,
			signs: signs.sort((a, b) => b.pages - a.pages)
		};
	}
};
//#endregion
//#region src/survey/survey.ts
/** Sitemaps get no more than this share of the requests, so that some are left for pages. */
var SITEMAP_SHARE = .3;
var FEED_TYPES = /* @__PURE__ */ new Set([
	"application/rss+xml",
	"application/atom+xml",
	"application/rdf+xml"
]);
var HEAD_CHARS = 262144;
var MAX_KNOWN = 2e5;
/** Looks at a site without writing anything. */
async function surveySite(seed, world, options) {
	const survey = new Survey(seed, world, options);
	try {
		return await survey.run();
	} finally {
		survey.close();
	}
}
var Survey = class {
	#seed;
	#fetch;
	#options;
	#robots = /* @__PURE__ */ new Map();
	/** Pages of the host by the number of pages looked at that link to them. */
	#linkCounts = /* @__PURE__ */ new Map();
	#otherHosts = /* @__PURE__ */ new Map();
	#requisites = /* @__PURE__ */ new Set();
	#feeds = /* @__PURE__ */ new Set();
	#documents = new DocumentTally();
	#sitemaps = [];
	#listed = /* @__PURE__ */ new Set();
	#looked = /* @__PURE__ */ new Set();
	#generator = null;
	#unreadSitemaps = 0;
	#notModified = null;
	constructor(seed, world, options) {
		this.#seed = seed;
		this.#options = options;
		this.#fetch = new SurveyFetch(world, options.delayMs, options.maxRequests);
	}
	async run() {
		const seedAllowed = await this.#mayAsk(this.#seed);
		const landing = await this.#fetch.follow(this.#seed);
		if ("reason" in landing) this.#requireAnswer(landing, seedAllowed);
		const home = "reason" in landing ? this.#seed : landing.url;
		if (!("reason" in landing)) {
			this.#readPage(landing, hostOf(home));
			await this.#askConditionally(landing);
		}
		await this.#mayAsk(home);
		await this.#readSitemaps(home);
		await this.#samplePages(home);
		return this.#report(home, seedAllowed);
	}
	close() {
		this.#fetch.close();
	}
	/** A seed that robots.txt excludes is told in the report; one that nobody answers for leaves nothing to report. */
	#requireAnswer({ reason, isRefused }, seedAllowed) {
		if (isRefused) throw new UsageError("PRIVATE_ADDRESS", `${this.#seed}: ${reason}; use --allow-private for your own network`);
		const robots = this.#robots.get(hostOf(this.#seed));
		const why = robots?.kind === "down" && !robots.answered ? robots.reason : seedAllowed ? reason : null;
		if (why !== null) throw new IsochronError("UNREACHABLE", `${this.#seed}: ${why}; nothing to survey`);
	}
	/** Whether robots.txt lets us ask for the address; its host's rules are asked for once. */
	async #mayAsk(url) {
		this.#robots.set(hostOf(url), await this.#fetch.robots.of(url));
		return this.#isAllowed(url);
	}
	/** By the rules that are known by now; without any the address is not asked for. */
	#isAllowed(url) {
		return isAllowed(this.#rulesOf(hostOf(url)), PRODUCT_TOKEN, pathAndQueryOf(url));
	}
	#rulesOf(host) {
		const answer = this.#robots.get(host);
		return answer?.kind === "rules" ? answer.robots : { kind: "disallow-all" };
	}
	async #askConditionally({ url, reading }) {
		if (reading.outcome.kind !== "captured") return;
		const { etag, lastModified } = reading.outcome.validators;
		if (etag === null && lastModified === null) return;
		const conditional = {
			...etag === null ? {} : { etag },
			...lastModified === null ? {} : { lastModified }
		};
		const answer = await this.#fetch.get({
			url,
			conditional
		});
		if (!("reason" in answer)) this.#notModified = answer.reading.status === 304;
	}
	async #readSitemaps(home) {
		const robots = this.#rulesOf(hostOf(home));
		const named = robots.kind === "rules" ? robots.sitemaps : [];
		const guess = parsePageUrl("/sitemap.xml", home);
		const waiting = /* @__PURE__ */ new Set([...named.flatMap((text) => parsePageUrl(text, home) ?? []), guess]);
		const last = this.#fetch.requests + Math.max(2, Math.floor(this.#options.maxRequests * SITEMAP_SHARE));
		for (const url of waiting) {
			if (this.#fetch.requests >= last) {
				this.#unreadSitemaps++;
				continue;
			}
			for (const further of await this.#readSitemap(url, url === guess && named.length === 0)) waiting.add(further);
		}
	}
	async #readSitemap(url, isGuess) {
		const answer = await this.#fetch.follow(url);
		const problem = "reason" in answer ? answer.reason : answer.reading.status === 200 ? null : `status ${answer.reading.status}`;
		if ("reason" in answer || problem !== null) {
			if (!isGuess) this.#sitemaps.push({
				url,
				pages: 0,
				further: 0,
				problem
			});
			return [];
		}
		const { outcome, content } = answer.reading;
		const contentType = outcome.kind === "captured" ? outcome.identity.contentType : null;
		const list = readSource(content ?? /* @__PURE__ */ new Uint8Array(), contentType, url);
		if (isGuess && list.problem !== null) return [];
		this.#sitemaps.push({
			url,
			pages: list.pages.length,
			further: list.further.length,
			problem: list.problem
		});
		for (const page of list.pages) if (this.#listed.size < MAX_KNOWN) this.#listed.add(page.url);
		return list.further;
	}
	/** Looks at pages in the order of a hash of their address: a sample that no page can choose itself into. */
	async #samplePages(home) {
		const host = hostOf(home);
		while (this.#fetch.left > 0) {
			const known = [...this.#linkCounts.keys(), ...this.#listed].filter((url) => hostOf(url) === host && !this.#looked.has(url) && this.#isAllowed(url));
			if (known.length === 0) return;
			const next = known.reduce((a, b) => rank(a) <= rank(b) ? a : b);
			this.#looked.add(next);
			const answer = await this.#fetch.get({ url: next });
			if (!("reason" in answer)) this.#readPage(answer, host);
		}
	}
	#readPage({ url, reading }, host) {
		this.#looked.add(url);
		if (host === hostOf(url) && !this.#linkCounts.has(url)) this.#linkCounts.set(url, 0);
		const { outcome, content } = reading;
		if (outcome.kind !== "captured" || content === null || outcome.identity.status !== 200) return;
		const type = mediaType(outcome.identity.contentType);
		if (type !== "text/html" && type !== "application/xhtml+xml") return;
		const { text } = decodeText(content, outcome.identity.contentType);
		const { documents, requisites } = contentLinks(content, outcome.identity.contentType, url);
		this.#documents.add(reading);
		for (const link of documents) this.#countLink(link, host);
		for (const requisite of requisites) this.#requisites.add(requisite);
		this.#findFeeds(text, url);
		this.#generator ??= generatorOf(text);
	}
	#countLink(link, host) {
		const own = hostOf(link);
		if (own !== host) this.#otherHosts.set(own, (this.#otherHosts.get(own) ?? 0) + 1);
		else if (this.#linkCounts.has(link) || this.#linkCounts.size < MAX_KNOWN) this.#linkCounts.set(link, (this.#linkCounts.get(link) ?? 0) + 1);
	}
	#findFeeds(html, base) {
		readElements(html.slice(0, HEAD_CHARS), {
			open: (name, _, attributes) => {
				if (name !== "link" || !FEED_TYPES.has((attributes.get("type") ?? "").toLowerCase())) return;
				const url = parsePageUrl(attributes.get("href") ?? "", base);
				if (url !== null && this.#feeds.size < 100) this.#feeds.add(url);
			},
			close: () => void 0
		});
	}
	#size(host) {
		const listed = [...this.#listed].filter((url) => hostOf(url) === host);
		const linked = estimateByLinks(this.#linkCounts.size, this.#linkCounts.values());
		if (listed.length === 0) return linked;
		const lists = this.#sitemaps.filter(({ pages }) => pages > 0).length;
		const mapped = estimateBySitemaps(listed.length, lists, this.#unreadSitemaps);
		return mapped.pages >= linked.low ? mapped : linked;
	}
	#report(home, seedAllowed) {
		const host = hostOf(home);
		const robots = this.#rulesOf(host);
		const own = /* @__PURE__ */ new Set([...this.#linkCounts.keys(), ...[...this.#listed].filter((url) => hostOf(url) === host)]);
		const allowed = [...own].filter((url) => this.#isAllowed(url)).length;
		const size = this.#size(host);
		const habits = habitsOf(this.#fetch, this.#notModified);
		const crawlDelay = crawlDelaySeconds(robots, PRODUCT_TOKEN);
		const pages = size.pages + this.#requisites.size;
		return {
			url: this.#seed,
			landedOn: home,
			requests: this.#fetch.requests,
			robots: {
				state: stateOf(this.#robots.get(host)),
				seedAllowed,
				crawlDelaySeconds: crawlDelay,
				allowed,
				disallowed: own.size - allowed
			},
			sitemaps: this.#sitemaps,
			feeds: [...this.#feeds],
			size,
			requisitesSeen: this.#requisites.size,
			documents: this.#documents.found,
			otherHosts: [...this.#otherHosts].map(([name, links]) => ({
				host: name,
				links
			})).sort((a, b) => b.links - a.links).slice(0, 10),
			traps: trapSigns(own),
			habits,
			ownerWays: ownerWays(home, this.#generator),
			suggestion: suggestionFor({
				home,
				pages,
				crawlDelaySeconds: crawlDelay,
				habits,
				delayMs: this.#options.delayMs,
				captureOptions: this.#options.captureOptions ?? []
			})
		};
	}
};
function stateOf(answer) {
	if (answer.kind === "down") return "unreachable";
	if (answer.robots.kind === "rules") return "rules";
	return answer.robots.kind === "allow-all" ? "none" : "disallows-all";
}
function rank(url) {
	return createHash("sha256").update(url).digest("hex");
}
//#endregion
//#region src/cli/commands/survey.ts
var SETTINGS = ["delay", ...NETWORK_SETTINGS];
var DEFAULT_REQUESTS = 30;
/** Adds the verb. */
function addSurveyCommand(program, io) {
	const command = program.command("survey").description("a quick polite look before a capture: size, robots, sitemaps, traps, server habits, duration").argument("<url>", "where a capture would start");
	addSettings(command, SETTINGS).option("--max-requests <n>", "ask for at most so many documents", wholeNumber(1), DEFAULT_REQUESTS).option("--json", "print one JSON document").action((url) => survey(url, command, io));
}
async function survey(text, command, io) {
	const settings = settingsOf(command, SETTINGS, io);
	const { maxRequests, json } = command.opts();
	const [seed] = siteFromSeeds([text]).seeds;
	const clock = new SystemClock();
	const fetcher = new HttpFetcher({
		clock,
		userAgent: `${SOFTWARE} (+${settings.contact})`,
		...await wayOutOf(settings),
		limits: fetchLimits(settings)
	});
	try {
		const report = await surveySite(seed, {
			fetcher,
			clock,
			gates: new Gates(clock),
			logger: cliLogger(io),
			signal: io.signal
		}, {
			delayMs: settings.delay,
			maxRequests,
			captureOptions: captureOptions(command)
		});
		io.out(json ? `${printableJson(report)}\n` : renderSurveyTerminal(report));
	} finally {
		await fetcher.close();
	}
}
/** What the survey was told and the capture must be told too. */
function captureOptions(command) {
	const given = command.opts();
	return NETWORK_SETTINGS.flatMap((name) => {
		const flag = SETTINGS$1[name].flag.split(" ")[0];
		const value = given[name];
		if (value === void 0) return [];
		return value === true ? [flag] : [flag, value];
	});
}
//#endregion
export { addSurveyCommand };
