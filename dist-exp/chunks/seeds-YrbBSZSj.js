import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Gn as hostOf, Kn as parsePageUrl, Qt as decodeContent, Ut as decodeText, Yn as parseIso, jt as Tokenizer, kt as SilentListener } from "./formats-CP_ayLbB.js";
import { t as CHANGE_FREQS } from "./page-hint-CXbsmSS3.js";
import { r as HOST_SCOPE } from "./xml-text-zqMn0-51.js";
//#region src/formats/html/xml-elements.ts
/** Nothing of interest lies deeper, and no text or attribute of interest is longer. */
var MAX_DEPTH = 64;
var MAX_TEXT_CHARS = 8192;
var MAX_ATTRIBUTES = 64;
/** Reads XML however broken; linear in its length, never throws. */
function readElements(xml, listener) {
	const tokenizer = new Tokenizer({
		xmlMode: true,
		decodeEntities: true
	}, new ElementReader(xml, listener));
	tokenizer.write(xml);
	tokenizer.end();
}
var ElementReader = class extends SilentListener {
	#xml;
	#listener;
	#path = [];
	/** How many elements are open below the deepest that is followed. */
	#below = 0;
	#name = "";
	#attribute = "";
	#value = "";
	#attributes = /* @__PURE__ */ new Map();
	#text = "";
	constructor(xml, listener) {
		super();
		this.#xml = xml;
		this.#listener = listener;
	}
	onopentagname(start, end) {
		this.#name = localName(this.#xml.slice(start, end));
		this.#attributes = /* @__PURE__ */ new Map();
	}
	onattribname(start, end) {
		this.#attribute = localName(this.#xml.slice(start, end));
		this.#value = "";
	}
	onattribdata(start, end) {
		if (this.#value.length < MAX_TEXT_CHARS) this.#value += this.#xml.slice(start, Math.min(end, start + MAX_TEXT_CHARS));
	}
	onattribentity(codePoint) {
		if (this.#value.length < MAX_TEXT_CHARS) this.#value += String.fromCodePoint(codePoint);
	}
	onattribend() {
		if (this.#attributes.size < MAX_ATTRIBUTES) this.#attributes.set(this.#attribute, this.#value);
	}
	onopentagend() {
		if (this.#path.length >= MAX_DEPTH) {
			this.#below++;
			return;
		}
		this.#listener.open?.(this.#name, this.#path, this.#attributes);
		this.#path.push(this.#name);
		this.#text = "";
	}
	onselfclosingtag() {
		if (this.#path.length < MAX_DEPTH) {
			this.#listener.open?.(this.#name, this.#path, this.#attributes);
			this.#listener.close(this.#name, this.#path, "");
		}
		this.#text = "";
	}
	onclosetag(start, end) {
		if (this.#below > 0) {
			this.#below--;
			return;
		}
		const name = localName(this.#xml.slice(start, end));
		const at = this.#path.lastIndexOf(name);
		if (at === -1) return;
		this.#path.length = at;
		this.#listener.close(name, this.#path, this.#text.trim());
		this.#text = "";
	}
	ontext(start, end) {
		const room = MAX_TEXT_CHARS - this.#text.length;
		if (room > 0 && this.#below === 0) this.#text += this.#xml.slice(start, Math.min(end, start + room));
	}
	ontextentity(codePoint) {
		if (this.#text.length < MAX_TEXT_CHARS) this.#text += String.fromCodePoint(codePoint);
	}
	oncdata(start, end, endOffset) {
		this.ontext(start, end - endOffset);
	}
};
function localName(name) {
	return name.slice(name.indexOf(":") + 1, 128).toLowerCase();
}
//#endregion
//#region src/formats/urls/surt-prefix.ts
var PARTS = /^([a-z][a-z0-9+.-]*):\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^:/?#]*)(?::(\d*))?([^#]*)/i;
var DEFAULT_PORTS = {
	http: "80",
	https: "443"
};
/** `https://www.Example.org/Main` → `http://(org,example,www,)/Main`; `null` when there is no host. */
function surtForm(url) {
	const [, scheme, host, port = "", rest = ""] = PARTS.exec(url.trim()) ?? [];
	if (scheme === void 0 || host === void 0 || host === "") return null;
	const isDefault = port === "" || port === DEFAULT_PORTS[scheme.toLowerCase()];
	const place = `${reversed(host.toLowerCase())}${isDefault ? "" : `:${port}`}`;
	return `${scheme.toLowerCase().replace(/^https$/, "http")}://(${place})${rest}`;
}
/**
* The prefix that a URL or a SURT stands for: (1) its SURT form; (2) with three slashes or more, all after the
* last one is removed; (3) a final `)` is removed, so that `http://example.org` takes in its subdomains, and
* `http://example.org/` does not. `null` when it is neither URL nor SURT.
*/
function surtPrefix(text) {
	const form = surtForm(withScheme(text.trim()));
	if (form === null) return null;
	return (form.split("/").length - 1 >= 3 ? form.slice(0, form.lastIndexOf("/") + 1) : form).replace(/,\)$/, ",");
}
/** Text that already is a SURT keeps its host as it stands, also an unfinished one like `http://(org,example,`. */
function withScheme(text) {
	const surt = /^(?:([a-z][a-z0-9+.-]*):\/\/)?\(([^()/]+)\)?(.*)$/is.exec(text);
	if (!surt) return text;
	return `${surt[1] ?? "http"}://${surt[2]}${surt[3]}`;
}
/** Addresses are no names: only names are turned round, with a comma after each part. */
function reversed(host) {
	if (host.includes(",") || host.startsWith("[") || /^\d+(?:\.\d+){3}$/.test(host)) return host;
	return `${host.replace(/\.$/, "").split(".").reverse().join(",")},`;
}
//#endregion
//#region src/seeds/seed-list.ts
/** Turns the seeds of the command line, and URLs from lists, into a site named after its first host. */
function siteFromSeeds(texts, listed = []) {
	const seeds = [.../* @__PURE__ */ new Set([...texts.map(parseSeed), ...listed])];
	if (seeds.length === 0) throw new UsageError("USAGE", "no seed: give at least one URL, like https://example.org/");
	return {
		name: siteName(seeds[0]),
		seeds
	};
}
/** The name of the site that an address, or a host with or without its port, belongs to; `null` when it is neither. */
function siteNameOf(text) {
	const url = parsePageUrl(/^https?:/i.test(text) ? text : `http://${text}/`);
	return url && siteName(url);
}
function parseSeed(text) {
	const url = parsePageUrl(text);
	if (url) return url;
	const guess = /^[\w.-]+(:\d+)?(\/|$)/.test(text) ? parsePageUrl(`https://${text}`) : null;
	const hint = guess ? ` (did you mean ${guess}?)` : "; a seed is an http or https address, like https://example.org/";
	throw new UsageError("USAGE", `not a URL: ${JSON.stringify(text.slice(0, 200))}${hint}`);
}
/** A name that is also a safe folder name on every system. */
function siteName(seed) {
	return hostOf(seed).replace(/[^a-z0-9.-]/gi, "-").replace(/^\.+/, "-");
}
//#endregion
//#region src/seeds/url-list.ts
var MAX_URLS = 1e6;
var SHOWN$1 = 5;
/** Reads a list; `name` says where it comes from. Throws a usage error that names the bad lines. */
function parseUrlList(text, name) {
	const urls = /* @__PURE__ */ new Set();
	const bad = [];
	for (const [index, line] of text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/).entries()) {
		const entry = line.replace(/(?:^|\s)#.*$/s, "").trim();
		if (entry === "") continue;
		const url = parsePageUrl(entry);
		if (url) urls.add(url);
		else bad.push(`line ${index + 1} ${JSON.stringify(entry.slice(0, 100))}`);
	}
	if (bad.length > 0) throw new UsageError("BAD_INPUT", `${name}: ${badLines(bad)}`);
	if (urls.size > MAX_URLS) throw new UsageError("BAD_INPUT", `${name}: more than ${MAX_URLS} URLs; split the list`);
	return [...urls];
}
function badLines(bad) {
	const more = bad.length > SHOWN$1 ? ` and ${bad.length - SHOWN$1} more lines` : "";
	return `not an http or https address: ${bad.slice(0, SHOWN$1).join(", ")}${more}`;
}
//#endregion
//#region src/seeds/source-dates.ts
var RFC_822 = /^(?:[a-z]{3},\s{1,4})?\d{1,2}\s{1,4}[a-z]{3}\s{1,4}\d{4}\s{1,4}\d\d:\d\d(?::\d\d)?\s{1,4}(?:[+-]\d{4}|[a-z]{1,3})$/i;
/** Reads a date of either form, missing parts taken as the earliest; `null` for anything else. */
function parseSourceDate(text) {
	const w3c = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(T.{1,40})?)?)?$/.exec(text);
	if (w3c) {
		const [, year, month = "01", day = "01", time = "T00:00:00Z"] = w3c;
		return parseIso(`${year}-${month}-${day}${time.replace(/([+-]\d\d)(\d\d)$/, "$1:$2")}`);
	}
	if (text.length > 64 || !RFC_822.test(text)) return null;
	const ms = Date.parse(text);
	return Number.isNaN(ms) ? null : ms;
}
//#endregion
//#region src/seeds/source-list.ts
/** What a list says that leads to no other. */
var LEADS_NOWHERE = {
	further: [],
	furtherChanged: /* @__PURE__ */ new Map()
};
/** The sitemap protocol allows this many entries in one file; other lists get the same. */
var MAX_ENTRIES = 5e4;
/** Gathers entries up to the limit, each address once. */
var Entries = class {
	#byUrl = /* @__PURE__ */ new Map();
	#isFull = false;
	add(text, base, make) {
		const url = text === "" ? null : parsePageUrl(text.trim(), base);
		if (url === null || this.#byUrl.has(url)) return;
		if (this.#byUrl.size < 5e4) this.#byUrl.set(url, make(url));
		else this.#isFull = true;
	}
	get all() {
		return [...this.#byUrl.values()];
	}
	get problem() {
		return this.#isFull ? `more than ${MAX_ENTRIES} entries; the rest was not read` : null;
	}
};
//#endregion
//#region src/seeds/oai-pmh.ts
var MAX_TOKEN_CHARS = 2048;
/** The first request of a repository: records in Dublin Core, unless the address asks for something itself. */
function firstOaiRequest(url) {
	const request = new URL(url);
	if (request.searchParams.has("verb")) return url;
	request.searchParams.set("verb", "ListRecords");
	request.searchParams.set("metadataPrefix", "oai_dc");
	return parsePageUrl(request.href);
}
/** Reads one part of a list; the resumption token leads to the next. */
function parseOaiList(xml, request) {
	const reader = new OaiReader(request);
	readElements(xml, reader);
	return reader.list();
}
var OaiReader = class {
	#request;
	#pages = new Entries();
	#record = newRecord();
	#token = "";
	#error = null;
	#errorCode = "";
	constructor(request) {
		this.#request = request;
	}
	open(name, path, attributes) {
		if (name === "record" || name === "header" && path.at(-1) !== "record") this.#record = newRecord();
		if (name === "header") this.#record.isDeleted = attributes.get("status") === "deleted";
		if (name === "error") this.#errorCode = (attributes.get("code") ?? "").slice(0, 64);
	}
	close(name, path, text) {
		if (name === "identifier") this.#takeAddress(text);
		if (name === "datestamp") this.#record.datestamp = parseSourceDate(text);
		if (name === "resumptiontoken") this.#token = text;
		if (name === "error" && path.at(-1) === "oai-pmh") this.#error = `the repository says ${this.#errorCode}: ${text.slice(0, 200)}`;
		if (name === "record" || name === "header" && path.at(-1) !== "record") this.#file();
	}
	list() {
		const further = this.#next();
		return {
			kind: "oai",
			pages: this.#pages.all,
			...LEADS_NOWHERE,
			further: further === null ? [] : [further],
			problem: this.#error ?? this.#pages.problem
		};
	}
	/** Identifiers are names of any kind; those that are addresses lead to pages (Dublin Core and header alike). */
	#takeAddress(text) {
		if (/^https?:\/\//i.test(text) && this.#record.addresses.length < 16) this.#record.addresses.push(text);
	}
	#file() {
		const { addresses, datestamp, isDeleted } = this.#record;
		if (!isDeleted) for (const address of addresses) this.#pages.add(address, this.#request, (url) => ({
			url,
			hint: {
				changeFreq: null,
				lastModified: datestamp,
				source: "oai"
			}
		}));
		this.#record = newRecord();
	}
	/** Section 3.5: the token is an exclusive argument beside the verb; an empty one ends the list. */
	#next() {
		if (this.#token === "" || this.#token.length > MAX_TOKEN_CHARS) return null;
		const next = new URL(this.#request);
		const verb = next.searchParams.get("verb") ?? "ListRecords";
		for (const name of [
			"metadataPrefix",
			"from",
			"until",
			"set",
			"resumptionToken"
		]) next.searchParams.delete(name);
		next.searchParams.set("verb", verb);
		next.searchParams.set("resumptionToken", this.#token);
		return parsePageUrl(next.href);
	}
};
function newRecord() {
	return {
		addresses: [],
		datestamp: null,
		isDeleted: false
	};
}
//#endregion
//#region src/seeds/feed.ts
var ITEMS = /* @__PURE__ */ new Set(["item", "entry"]);
var DATES = /* @__PURE__ */ new Set([
	"pubdate",
	"updated",
	"published",
	"date",
	"modified"
]);
/** Reads a feed; an item's newest date is its last change. */
function parseFeed(xml, base) {
	const pages = new Entries();
	let item = newItem();
	let guidIsLink = true;
	readElements(xml, {
		open(name, path, attributes) {
			if (ITEMS.has(name)) item = newItem();
			if (!ITEMS.has(path.at(-1) ?? "")) return;
			if (name === "link" && (attributes.get("rel") ?? "alternate") === "alternate") item.link ??= attributes.get("href") ?? null;
			if (name === "guid") guidIsLink = attributes.get("ispermalink")?.toLowerCase() !== "false";
		},
		close(name, path, text) {
			if (ITEMS.has(path.at(-1) ?? "") && (name !== "guid" || guidIsLink)) takeField(item, name, text);
			if (!ITEMS.has(name)) return;
			const { link, guid, dates } = item;
			const lastModified = dates.length === 0 ? null : Math.max(...dates);
			const address = link ?? guid;
			if (address !== null) pages.add(address, base, (url) => ({
				url,
				hint: {
					changeFreq: null,
					lastModified,
					source: "feed"
				}
			}));
			item = newItem();
		}
	});
	return {
		kind: "feed",
		pages: pages.all,
		...LEADS_NOWHERE,
		problem: pages.problem
	};
}
function newItem() {
	return {
		link: null,
		guid: null,
		dates: []
	};
}
function takeField(item, name, text) {
	if (name === "link" && text !== "") item.link ??= text;
	if (name === "guid" && /^https?:\/\//i.test(text)) item.guid ??= text;
	const date = DATES.has(name) && item.dates.length < 8 ? parseSourceDate(text) : null;
	if (date !== null) item.dates.push(date);
}
//#endregion
//#region src/seeds/sitemap.ts
var DEFAULT_PRIORITY = .5;
/** Reads a sitemap in XML; entries of an index are further lists. Pages of higher priority come first. */
function parseSitemap(xml, base) {
	const pages = new Entries();
	const sitemaps = new Entries();
	let fields = /* @__PURE__ */ new Map();
	readElements(xml, { close(name, path, text) {
		const parent = path.at(-1);
		if (parent === "url" || parent === "sitemap") fields.set(name, text);
		if (name === "url" && parent === "urlset") pages.add(fields.get("loc") ?? "", base, (url) => rankedPage(url, fields));
		if (name === "sitemap" && parent === "sitemapindex") sitemaps.add(fields.get("loc") ?? "", base, (url) => ({
			url,
			changedAt: parseSourceDate(fields.get("lastmod") ?? "")
		}));
		if (name === "url" || name === "sitemap") fields = /* @__PURE__ */ new Map();
	} });
	const further = sitemaps.all.map(({ url }) => url);
	return {
		kind: further.length > 0 ? "sitemap-index" : "sitemap",
		pages: byPriority(pages.all),
		further,
		furtherChanged: new Map(sitemaps.all.flatMap(({ url, changedAt }) => changedAt === null ? [] : [[url, changedAt]])),
		problem: pages.problem ?? sitemaps.problem
	};
}
/** Reads a sitemap that is a plain list, one URL per line; lines that are none are passed over. */
function parseTextSitemap(text) {
	const pages = new Entries();
	for (const line of text.split(/\r\n|\r|\n/)) if (/^\s*https?:\/\//i.test(line)) pages.add(line, line.trim(), (url) => ({
		url,
		hint: {
			changeFreq: null,
			lastModified: null,
			source: "sitemap"
		}
	}));
	return {
		kind: "sitemap",
		pages: pages.all,
		...LEADS_NOWHERE,
		problem: pages.problem
	};
}
function rankedPage(url, fields) {
	const changeFreq = (fields.get("changefreq") ?? "").toLowerCase();
	const priority = /^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/.exec(fields.get("priority") ?? "")?.[0];
	return {
		url,
		hint: {
			changeFreq: CHANGE_FREQS.includes(changeFreq) ? changeFreq : null,
			lastModified: parseSourceDate(fields.get("lastmod") ?? ""),
			source: "sitemap"
		},
		priority: priority === void 0 ? DEFAULT_PRIORITY : Number(priority)
	};
}
function byPriority(pages) {
	return [...pages].sort((a, b) => b.priority - a.priority).map(({ url, hint }) => ({
		url,
		hint
	}));
}
//#endregion
//#region src/seeds/read-source.ts
/** The sitemap protocol's own limit for one file, decompressed. */
var MAX_SOURCE_BYTES = 52428800;
var MAX_RATIO = 200;
/** How far into a document its root element is looked for. */
var ROOT_CHARS = 4096;
/** Reads a list by its content, not by its name; `problem` when it is none that we know. */
function readSource(bytes, contentType, url) {
	const content = unzipped(bytes);
	if (typeof content === "string") return nothing(content);
	const isLong = content.length > MAX_SOURCE_BYTES;
	const { text } = decodeText(content.subarray(0, MAX_SOURCE_BYTES), contentType);
	const list = readText(text.replace(/^[\ufeff\s]+/, ""), url);
	return isLong ? {
		...list,
		problem: list.problem ?? "longer than 50 MiB; the rest was not read"
	} : list;
}
function readText(text, url) {
	if (!text.startsWith("<")) return parseTextSitemap(text);
	switch (rootOf(text)) {
		case "urlset":
		case "sitemapindex": return parseSitemap(text, url);
		case "rss":
		case "rdf":
		case "feed": return parseFeed(text, url);
		case "oai-pmh": return parseOaiList(text, url);
		default: return nothing("neither sitemap nor feed nor OAI-PMH list");
	}
}
/** The first element's local name, past declarations, comments and processing instructions. */
function rootOf(text) {
	const head = text.slice(0, ROOT_CHARS).replace(/<!--.*?(?:-->|$)|<[?!][^>]*(?:>|$)/gs, "");
	return (/<(?:[\w.-]{1,64}:)?([\w.-]{1,64})[\s>/]/.exec(head)?.[1] ?? "").toLowerCase();
}
/** Sitemaps are often compressed files, which no Content-Encoding tells of. */
function unzipped(bytes) {
	if (bytes[0] !== 31 || bytes[1] !== 139) return bytes;
	const decoded = decodeContent(bytes, [["content-encoding", "gzip"]], {
		maxOutputBytes: MAX_SOURCE_BYTES,
		maxRatio: MAX_RATIO
	});
	return decoded.kind === "ok" ? decoded.content : `cannot be decompressed (${decoded.kind})`;
}
function nothing(problem) {
	return {
		kind: "sitemap",
		pages: [],
		...LEADS_NOWHERE,
		problem
	};
}
//#endregion
//#region src/seeds/scope-wording.ts
/** One line, `pages on example.org, at most 2 links from a seed; requisites of these pages anywhere`. */
function ruleInWords(reach, rules) {
	const { maxDepth, hops, include, exclude, maxPagesPerHost } = rules;
	const parts = [
		reach,
		hops > 0 ? `and up to ${hops} ${hops === 1 ? "link" : "links"} beyond` : null,
		include.length > 0 ? `matching ${include.join(" or ")}` : null,
		maxDepth === null ? null : `at most ${maxDepth} ${maxDepth === 1 ? "link" : "links"} from a seed`,
		maxPagesPerHost === null ? null : `at most ${maxPagesPerHost} pages per host`
	].filter((part) => part !== null);
	const excluded = exclude.length > 0 ? `; nothing matching ${exclude.join(" or ")}` : "";
	return `${parts.join(", ")}; requisites of these pages anywhere${excluded}`;
}
//#endregion
//#region src/seeds/scope.ts
var MAX_PATTERN_CHARS = 1e3;
/** The scope of a site under its rules; throws a usage error when a rule cannot be used. */
function scopeOf(site, rules = HOST_SCOPE) {
	const reach = reachOf(site, rules);
	return {
		rules,
		rule: ruleInWords(reach.words, rules),
		contains: reach.contains,
		include: rules.include.map((pattern) => compile("--include", pattern)),
		exclude: rules.exclude.map((pattern) => compile("--exclude", pattern))
	};
}
/** Why a link is not taken; `null` when it is. Requisites are taken wherever they are, unless excluded. */
function scopeRefusal(scope, { url, kind, depth, hops }) {
	const { rules } = scope;
	const excluding = scope.exclude.find((pattern) => pattern.test(url));
	if (excluding) return {
		code: "excluded",
		reason: `excluded by ${excluding.source}`
	};
	if (kind === "requisite") return null;
	if (!scope.contains(url) && hops >= rules.hops) return {
		code: "out-of-scope",
		reason: rules.hops === 0 ? "out of scope" : `out of scope by more than ${links(rules.hops)}`
	};
	if (rules.maxDepth !== null && depth > rules.maxDepth) return {
		code: "too-deep",
		reason: `more than ${links(rules.maxDepth)} from a seed`
	};
	if (scope.include.length > 0 && !scope.include.some((pattern) => pattern.test(url))) return {
		code: "not-included",
		reason: "matches no --include pattern"
	};
	return null;
}
function reachOf({ seeds }, { kind, surtPrefixes }) {
	const hosts = new Set(seeds.map(hostOf));
	switch (kind) {
		case "any": return {
			words: "pages anywhere",
			contains: () => true
		};
		case "host": return {
			words: `pages on ${list(hosts)}`,
			contains: (url) => hosts.has(hostOf(url))
		};
		case "prefix": return prefixReach(new Set(seeds.map(folderOf)));
		case "domain": return domainReach(new Set(seeds.map(domainOf)));
		case "surt": return surtReach(surtPrefixes.map(checkedPrefix));
	}
}
/** Both schemes belong to a folder, as they do to a host. */
function prefixReach(folders) {
	const prefixes = [...folders];
	return {
		words: `pages below ${list(folders)}`,
		contains: (url) => prefixes.some((prefix) => withoutScheme(url).startsWith(prefix))
	};
}
function domainReach(domains) {
	return {
		words: `pages on ${list(domains)} and subdomains`,
		contains: (url) => parents(new URL(url).hostname).some((name) => domains.has(name))
	};
}
function surtReach(prefixes) {
	if (prefixes.length === 0) throw new UsageError("USAGE", "--scope surt needs at least one --surt-prefix, like http://(org,example,");
	return {
		words: `pages with SURT prefix ${list(new Set(prefixes))}`,
		contains: (url) => {
			const form = surtForm(url);
			return prefixes.some((prefix) => form.startsWith(prefix));
		}
	};
}
function checkedPrefix(text) {
	const prefix = surtPrefix(text);
	if (prefix !== null) return prefix;
	throw new UsageError("USAGE", `--surt-prefix: expected a SURT prefix like http://(org,example, or a URL, got ${quoted(text)}`);
}
function withoutScheme(url) {
	return url.slice(url.indexOf("://") + 3);
}
function folderOf(seed) {
	const path = withoutScheme(seed).replace(/\?.*$/s, "");
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function domainOf(seed) {
	return new URL(seed).hostname.replace(/^www\.(?=[^.]+\.)/, "");
}
/** A name and all names above it; an address is one name. */
function parents(hostname) {
	if (/^[\d.]+$|^\[/.test(hostname)) return [hostname];
	const labels = hostname.split(".");
	return labels.map((_, i) => labels.slice(i).join("."));
}
function compile(flag, pattern) {
	if (pattern.length > MAX_PATTERN_CHARS) throw new UsageError("USAGE", `${flag}: a pattern may have ${MAX_PATTERN_CHARS} characters at most`);
	try {
		return new RegExp(pattern);
	} catch (cause) {
		const why = cause.message.replace(/^.*\/: /s, "");
		throw new UsageError("USAGE", `${flag}: not a regular expression: ${quoted(pattern)} (${why})`, { cause });
	}
}
function quoted(text) {
	return JSON.stringify(text.slice(0, 200));
}
var SHOWN = 10;
function list(names) {
	const shown = [...names].slice(0, SHOWN).join(", ");
	return names.size <= SHOWN ? shown : `${shown} and ${names.size - SHOWN} more`;
}
function links(count) {
	return count === 1 ? "1 link" : `${count} links`;
}
//#endregion
export { parseUrlList as a, surtForm as c, firstOaiRequest as i, surtPrefix as l, scopeRefusal as n, siteFromSeeds as o, readSource as r, siteNameOf as s, scopeOf as t, readElements as u };
