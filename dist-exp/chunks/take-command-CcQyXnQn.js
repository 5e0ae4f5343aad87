import { a as UsageError, n as FormatError, o as unreadableFile, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { ar as identityKey, u as openArchive } from "./messages-BR4EaSfy.js";
import { D as string, E as strictObject, Jn as instant, Kn as parsePageUrl, T as record, Yn as parseIso, Zn as toIso, b as literal, bn as parseHttpResponse, k as union, v as array, y as boolean } from "./formats-CP_ayLbB.js";
import { W as readAnswer, rt as Parser$1 } from "./store-B-jxG4ia.js";
import { n as xmlText } from "./xml-text-zqMn0-51.js";
import { s as siteNameOf } from "./seeds-YrbBSZSj.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { _ as HttpFetcher, m as readAtMost, r as cliLogger } from "./open-world-zuh7A_hR.js";
import { t as openTestimony } from "./testimony-BAXUyRUt.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { t as instantOption } from "./instant-option-0tbjoDki.js";
import { constants, createReadStream } from "node:fs";
import { dirname, resolve } from "node:path";
import { open, readdir, stat } from "node:fs/promises";
import { createHash } from "node:crypto";
import { createGunzip } from "node:zlib";
import { Readable } from "node:stream";
import { spawn } from "node:child_process";
import { openPromise } from "yauzl";
import { parse } from "yaml";
//#region src/take/take-source.ts
/** Tells that may be under way: the archive takes several at once. */
var TELLS_AHEAD = 64;
/**
* Takes a source to its end. Where reading it fails on the way, what was told is true all the same: the testimony is
* ended with a note that it is not whole, and the failure goes on to the caller.
*/
async function takeSource(source, request, world) {
	const { site, root } = request;
	const { by, settings } = source;
	let testimony = null;
	const open = async () => testimony ??= await openTestimony({
		site,
		seeds: [root],
		tier: "source",
		by,
		settings
	}, world);
	try {
		await tellAll(source.versions(), open, request);
	} catch (error) {
		if (testimony !== null) await endEarly(testimony, source, error);
		throw error;
	} finally {
		await source.close();
	}
	const notes = source.notes();
	const whole = await open();
	for (const note of notes) whole.note(note);
	return {
		...await whole.conclude(),
		notes
	};
}
async function tellAll(versions, open, { signal, onVersion }) {
	const telling = /* @__PURE__ */ new Set();
	let count = 0;
	for await (const version of versions) {
		if (signal?.aborted === true) throw stopped();
		const testimony = await open();
		const kept = await keepOne(testimony, version);
		const task = testimony.tell(kept, version.told).finally(() => telling.delete(task));
		telling.add(task);
		task.catch(() => void 0);
		if (telling.size >= TELLS_AHEAD) await Promise.all(telling);
		onVersion?.(++count);
	}
	await Promise.all(telling);
}
/** The content is kept; what its bytes lay in is let go, whatever came of it. */
async function keepOne(testimony, { content, release }) {
	try {
		return await testimony.keep(content);
	} finally {
		await release?.();
	}
}
function stopped() {
	return new IsochronError("INTERRUPTED", "stopped: the testimony says that it is not whole; take the source again");
}
async function endEarly(testimony, source, error) {
	const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
	testimony.note(`not whole: reading the source ended early (${why})`);
	for (const note of source.notes()) testimony.note(note);
	await testimony.conclude();
}
//#endregion
//#region src/take/address/site-rules.ts
/** As plain servers do. */
var PLAIN_RULES = {
	indexNames: ["index.html", "index.htm"],
	cleanUrls: false,
	redirects: {},
	errorPages: [],
	types: {}
};
var MOST = 1e4;
var path = string().min(1).max(2e3);
var redirect = union([path.transform((to) => ({
	to,
	status: 301
})), strictObject({
	to: path,
	status: union([
		301,
		302,
		303,
		307,
		308
	].map((status) => literal(status)))
})]);
var mediaType = string().regex(/^[\w.+-]{1,80}\/[\w.+-]{1,80}(; *charset=[\w-]{1,40})?$/, "no media type");
var MAP_FILE = strictObject({
	index: array(string().regex(/^[^/]{1,255}$/, "a name without slashes")).max(20).optional(),
	"clean-urls": boolean().optional(),
	redirects: record(path, redirect).optional(),
	errors: array(path).max(MOST).optional(),
	types: record(string().regex(/^\.?[^./]{1,30}$/, "an extension"), mediaType).optional()
});
/** Reads the owner's file of rules. @throws UsageError that names the key */
function readSiteRules(text, file) {
	const read = MAP_FILE.safeParse(yamlOf(text, file) ?? {});
	if (!read.success) {
		const [issue] = read.error.issues;
		const at = issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
		throw new UsageError("BAD_INPUT", `${file}: ${at}${issue.message.slice(0, 200)}`);
	}
	const { index, redirects, errors, types } = read.data;
	return {
		indexNames: index ?? PLAIN_RULES.indexNames,
		cleanUrls: read.data["clean-urls"] ?? false,
		redirects: Object.fromEntries(Object.entries(redirects ?? {}).map(([from, to]) => [unrooted(from), to])),
		errorPages: (errors ?? []).map(unrooted),
		types: Object.fromEntries(Object.entries(types ?? {}).map(([name, type]) => [name.replace(/^\./, "").toLowerCase(), type]))
	};
}
function yamlOf(text, file) {
	try {
		return parse(text, {
			maxAliasCount: 0,
			prettyErrors: true
		});
	} catch (error) {
		const [line = "no YAML"] = (error instanceof Error ? error.message : String(error)).split("\n");
		throw new UsageError("BAD_INPUT", `${file}: ${line}`, { cause: error });
	}
}
function unrooted(from) {
	return from.replace(/^\/+/, "");
}
//#endregion
//#region src/take/address/file-address.ts
var MOST_PATH_BYTES = 2e3;
/** RFC 3986 3.3: pchar, less the percent sign; and the slash between segments. */
var PLAIN = /[A-Za-z0-9\-._~!$&'()*+,;=:@/]/;
/** The address of a file; `path` is relative to the source's root, in bytes, with slashes. */
function addressOfFile(path, root, rules) {
	if (path.length > MOST_PATH_BYTES) return none("not told: names too long for an address");
	const segments = Buffer.from(path).toString("latin1").split("/");
	if (segments.some((segment) => segment === "" || segment === "." || segment === ".." || segment.includes("\0"))) return none("not told: names that no path may hold");
	if (segments.some(isHidden)) return none("not told: hidden, as servers hide them");
	const url = parsePageUrl(root + served(segments, rules).map(encoded).join("/"));
	return url === null ? none("not told: names too long for an address") : {
		kind: "page",
		url
	};
}
function none(why) {
	return {
		kind: "none",
		why
	};
}
/** `.git`, `.htaccess`, `.env`: published by nobody; `.well-known` is what RFC 8615 makes public. */
function isHidden(segment) {
	return segment.startsWith(".") && segment !== ".well-known";
}
/** An index file stands for its directory; where addresses are clean, a page goes without its extension. */
function served(segments, { indexNames, cleanUrls }) {
	const name = segments.at(-1);
	const folder = segments.slice(0, -1);
	if (indexNames.includes(name)) return [...folder, ""];
	return [...folder, cleanUrls ? name.replace(/\.html?$/i, "") : name];
}
function encoded(segment) {
	return Array.from(segment, (byte) => PLAIN.test(byte) ? byte : `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
//#endregion
//#region src/take/address/media-types.ts
var BY_EXTENSION = {
	html: "text/html",
	htm: "text/html",
	xhtml: "application/xhtml+xml",
	css: "text/css",
	js: "text/javascript",
	mjs: "text/javascript",
	json: "application/json",
	map: "application/json",
	webmanifest: "application/manifest+json",
	xml: "application/xml",
	atom: "application/atom+xml",
	rss: "application/rss+xml",
	txt: "text/plain",
	md: "text/markdown",
	markdown: "text/markdown",
	csv: "text/csv",
	ics: "text/calendar",
	vtt: "text/vtt",
	svg: "image/svg+xml",
	png: "image/png",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	gif: "image/gif",
	webp: "image/webp",
	avif: "image/avif",
	ico: "image/vnd.microsoft.icon",
	bmp: "image/bmp",
	tif: "image/tiff",
	tiff: "image/tiff",
	woff: "font/woff",
	woff2: "font/woff2",
	ttf: "font/ttf",
	otf: "font/otf",
	eot: "application/vnd.ms-fontobject",
	mp4: "video/mp4",
	m4v: "video/mp4",
	webm: "video/webm",
	ogv: "video/ogg",
	mov: "video/quicktime",
	mp3: "audio/mpeg",
	m4a: "audio/mp4",
	ogg: "audio/ogg",
	wav: "audio/wav",
	flac: "audio/flac",
	pdf: "application/pdf",
	epub: "application/epub+zip",
	zip: "application/zip",
	gz: "application/gzip",
	tgz: "application/gzip",
	tar: "application/x-tar",
	wasm: "application/wasm",
	rtf: "application/rtf",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	xls: "application/vnd.ms-excel",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	ppt: "application/vnd.ms-powerpoint",
	pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
	odt: "application/vnd.oasis.opendocument.text",
	ods: "application/vnd.oasis.opendocument.spreadsheet"
};
/** RFC 9110 8.3: what nothing is known of. */
var BYTES = "application/octet-stream";
/** The media type of a file of this name; the owner's own table goes before ours. */
function mediaTypeOf(name, own = {}) {
	const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
	if (Object.hasOwn(own, extension)) return own[extension];
	return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : BYTES;
}
//#endregion
//#region src/take/note-tally.ts
var MOST_NAMED = 5;
var MOST_CHARS = 200;
/** Counts of what was passed over. */
var NoteTally = class {
	#passed = /* @__PURE__ */ new Map();
	#noun;
	/** `noun` is what is counted: "file", "version". */
	constructor(noun) {
		this.#noun = noun;
	}
	/** Counts one; `reason` goes on after "3 files": "not told: they changed while they were read". */
	add(reason, name) {
		const known = this.#passed.get(reason) ?? {
			count: 0,
			first: []
		};
		this.#passed.set(reason, known);
		known.count++;
		if (known.first.length < MOST_NAMED) known.first.push(short(name));
	}
	/** How many fell to a reason. */
	countOf(reason) {
		return this.#passed.get(reason)?.count ?? 0;
	}
	/** One sentence for each reason. */
	notes() {
		return [...this.#passed].map(([reason, { count, first }]) => {
			const more = count > first.length ? `, and ${count - first.length} more` : "";
			return `${counted(count, this.#noun)} ${reason}: ${first.join(", ")}${more}`;
		});
	}
};
function short(name) {
	const shown = printable(name);
	return shown.length > MOST_CHARS ? `${shown.slice(0, 199)}…` : shown;
}
//#endregion
//#region src/take/git/blobs.ts
/** Longer ones are streamed. */
var MOST_HELD_BYTES$1 = 1 << 20;
var LF$1 = 10;
/** Asks for blobs, and reads them in the same order. */
var BlobReader = class {
	#repository;
	#git;
	#feed;
	constructor(repository) {
		this.#repository = repository;
		this.#git = repository.start("cat-file", ["--batch"]);
		this.#feed = new ByteFeed(this.#git.output);
	}
	/** Asks for one; it is read when its turn comes. */
	ask(blob) {
		this.#git.input.write(`${blob}\n`);
	}
	/** The next one that was asked for. @throws UsageError when it is missing or broken */
	async next(path) {
		const head = await this.#feed.line();
		const [, blob, kind, size] = /^([0-9a-f]+) ([a-z]+)(?: (\d+))?$/.exec(head ?? "") ?? [];
		if (blob === void 0 || kind !== "blob") {
			if (head === null) await this.#git.ended();
			const what = blob === void 0 ? "an object" : `object ${blob}`;
			throw new UsageError("BAD_INPUT", `${what} of the git history is missing or broken: ${JSON.stringify(path.slice(0, 200))}`);
		}
		const sizeBytes = Number(size);
		const bytes = await this.#feed.take(sizeBytes, sizeBytes <= MOST_HELD_BYTES$1);
		await this.#feed.take(1, false);
		return bytes ?? {
			sizeBytes,
			read: () => this.#long(blob)
		};
	}
	/** Ends it. */
	close() {
		this.#git.stop();
	}
	async *#long(blob) {
		const git = this.#repository.start("cat-file", ["blob", blob]);
		git.input.end();
		try {
			yield* git.output;
			await git.ended();
		} finally {
			git.stop();
		}
	}
};
/** Bytes of a stream by count, or up to a line's end. */
var ByteFeed = class {
	#pieces;
	#rest = Buffer.alloc(0);
	constructor(stream) {
		this.#pieces = stream[Symbol.asyncIterator]();
	}
	/** Up to a line feed; `null` when the stream ended. Heads of objects are short: what is not ends the reading. */
	async line() {
		for (let end = this.#rest.indexOf(LF$1);; end = this.#rest.indexOf(LF$1)) {
			if (end !== -1) {
				const line = this.#rest.toString("latin1", 0, end);
				this.#rest = this.#rest.subarray(end + 1);
				return line;
			}
			if (this.#rest.length > 4096 || !await this.#more()) return null;
		}
	}
	/** So many bytes, held or passed over. @throws UsageError when there are fewer */
	async take(count, isHeld) {
		const held = [];
		for (let missing = count; missing > 0;) {
			if (this.#rest.length === 0 && !await this.#more()) throw new UsageError("BAD_INPUT", "git ended in the middle of a file: its history is broken");
			const piece = this.#rest.subarray(0, missing);
			if (isHeld) held.push(piece);
			missing -= piece.length;
			this.#rest = this.#rest.subarray(piece.length);
		}
		return isHeld ? Buffer.concat(held) : null;
	}
	async #more() {
		const { value, done } = await this.#pieces.next();
		if (done === true) return false;
		this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
		return true;
	}
};
//#endregion
//#region src/take/git/pieces.ts
var LF = 10;
/** Longer than any path that a file system takes. */
var MOST_BYTES = 7e4;
/** The pieces between bytes of one value; what stands after the last is no piece. @throws UsageError when one is too long */
async function* cutAt(output, byte) {
	let rest = Buffer.alloc(0);
	for await (const chunk of output) {
		const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
		let start = 0;
		for (let end = bytes.indexOf(byte); end !== -1; end = bytes.indexOf(byte, start)) {
			yield bytes.subarray(start, end);
			start = end + 1;
		}
		rest = bytes.subarray(start);
		if (rest.length > MOST_BYTES) throw new UsageError("BAD_INPUT", `a name of more than ${MOST_BYTES} bytes in the git history`);
	}
}
/** Lines of plain text. */
async function* linesOf(output) {
	for await (const piece of cutAt(output, LF)) yield piece.toString("latin1");
}
//#endregion
//#region src/take/git/changes.ts
/** Streams the changes, the first commit first. @throws UsageError when objects are missing or broken */
async function* readChanges(repository, commits, folder) {
	const git = repository.start("diff-tree", [
		...[
			"--stdin",
			"-r",
			"--root",
			"--raw",
			"-z",
			"--no-renames",
			"--no-abbrev",
			"--no-ext-diff"
		],
		"--",
		...folder === "" ? [] : [folder]
	]);
	Readable.from(lines(commits)).pipe(git.input);
	try {
		yield* gathered(cutAt(git.output, 0), commits);
		await git.ended();
	} finally {
		git.stop();
	}
}
/** "A commit and those that follow it on the line are used as if they were its parents" (git-diff-tree). */
function* lines(commits) {
	for (const [i, commit] of commits.entries()) yield i === 0 ? `${commit}\n` : `${commit} ${commits[i - 1]}\n`;
}
/** Commit, then for each file its modes and its path. */
async function* gathered(pieces, commits) {
	let at = -1;
	let changes = [];
	let head = null;
	for await (const piece of pieces) if (head !== null) {
		changes.push(changeOf(head, piece.toString("latin1")));
		head = null;
	} else if (piece[0] === 58) head = piece.toString("latin1");
	else {
		if (changes.length > 0) yield {
			commit: at,
			changes
		};
		changes = [];
		at = placeOf(piece.toString("latin1"), commits, at + 1);
	}
	if (changes.length > 0) yield {
		commit: at,
		changes
	};
}
/** They come in the order in which they were asked for, some left out. */
function placeOf(id, commits, from) {
	for (let at = from; at < commits.length; at++) if (commits[at] === id) return at;
	throw new UsageError("BAD_INPUT", `git told of a commit that was not asked for: ${JSON.stringify(id.slice(0, 80))}`);
}
/** `:100644 100755 blob blob M` (git-diff-tree, raw output format). */
function changeOf(head, path) {
	const [, mode, blob] = /^:\d{6} (\d{6}) [0-9a-f]+ ([0-9a-f]+) [A-Z]/.exec(head) ?? [];
	if (mode === void 0 || blob === void 0) throw new UsageError("BAD_INPUT", `git told of a change that is none: ${JSON.stringify(head.slice(0, 80))}`);
	if (mode === "120000" || mode === "160000") return {
		path,
		blob: null,
		isOther: mode === "120000" ? "link" : "repository"
	};
	return {
		path,
		blob: mode === "000000" ? null : blob,
		isOther: null
	};
}
/** A path as people read it: UTF-8 by custom. */
function shownPath(path) {
	return printable(Buffer.from(path, "latin1").toString("utf8"));
}
//#endregion
//#region src/take/git/commit-dates.ts
/** Dates in seconds, the first commit first; whatever lies after `takenAt` or is no date at all is not believed. */
function commitTimes(seconds, takenAt) {
	const isDate = (at) => Number.isSafeInteger(at) && at > 0 && at * 1e3 <= takenAt;
	const believed = inEveryLongest(seconds.map((at) => isDate(at) ? at : NaN));
	const earliest = [];
	let before = null;
	for (const [i, at] of seconds.entries()) {
		if (believed[i]) before = instant(at * 1e3);
		earliest.push(before);
	}
	const latest = Array.from({ length: seconds.length });
	let after = takenAt;
	for (let i = seconds.length - 1; i >= 0; i--) {
		if (believed[i]) after = instant(seconds[i] * 1e3);
		latest[i] = after;
	}
	return {
		earliest,
		latest,
		doubted: believed.filter((is) => !is).length
	};
}
/**
* Which values are in every longest non-decreasing subsequence: those on some longest one, alone at their place in it
* (patience sorting from both sides, O(n log n)). NaN is in none.
*/
function inEveryLongest(values) {
	const ending = longestEnding(values);
	const starting = longestEnding(values.map((value) => -value).toReversed()).toReversed();
	const longest = ending.reduce((most, length) => Math.max(most, length), 0);
	const isOnSome = ending.map((length, i) => length > 0 && length + starting[i] - 1 === longest);
	const atPlace = /* @__PURE__ */ new Map();
	for (const [i, length] of ending.entries()) if (isOnSome[i]) atPlace.set(length, (atPlace.get(length) ?? 0) + 1);
	return ending.map((length, i) => isOnSome[i] && atPlace.get(length) === 1);
}
/** For each value, the length of the longest non-decreasing subsequence that ends with it; 0 for NaN. */
function longestEnding(values) {
	const lasts = [];
	return values.map((value) => {
		if (Number.isNaN(value)) return 0;
		const place = firstAbove(lasts, value);
		lasts[place] = value;
		return place + 1;
	});
}
/** The first place of a sorted list whose value is larger. */
function firstAbove(sorted, value) {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (sorted[middle] <= value) low = middle + 1;
		else high = middle;
	}
	return low;
}
//#endregion
//#region src/take/git/commits.ts
var MOST_COMMITS = 2e7;
/** Reads the list of commits; heads only, no trees. @throws UsageError */
async function readCommits(repository, branch) {
	const tip = await tipOf(repository, branch);
	const isShallow = await repository.ask("rev-parse", ["--is-shallow-repository"]) === "true";
	const git = repository.start("rev-list", [
		"--first-parent",
		"--timestamp",
		tip,
		"--"
	]);
	git.input.end();
	const ids = [];
	const seconds = [];
	try {
		for await (const line of linesOf(git.output)) {
			const [, date, id] = /^(\d+) ([0-9a-f]{40,64})$/.exec(line) ?? [];
			if (id === void 0 || ids.length >= MOST_COMMITS) throw new UsageError("BAD_INPUT", `git gave no list of commits: ${JSON.stringify(line.slice(0, 100))}`);
			ids.push(id);
			seconds.push(Number(date));
		}
		await git.ended();
	} finally {
		git.stop();
	}
	return {
		tip,
		ids: ids.reverse(),
		seconds: seconds.reverse(),
		isShallow
	};
}
/** @throws UsageError when there is no such branch */
async function tipOf(repository, branch) {
	await repository.ask("rev-parse", ["--git-dir"]);
	try {
		return await repository.ask("rev-parse", [
			"--verify",
			"--quiet",
			"--end-of-options",
			`${branch}^{commit}`
		]);
	} catch (error) {
		throw new UsageError("NOT_FOUND", `no commit at ${JSON.stringify(branch.slice(0, 200))} in ${repository.dir}: name a branch with --branch`, { cause: error });
	}
}
//#endregion
//#region src/take/git/git-process.ts
/** Configuration that no repository may overrule: programs that git would otherwise start by a name found in it. */
var CONFIG = [
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.pager=cat",
	"core.sshCommand=false",
	"core.gitProxy=",
	"core.attributesFile=/dev/null",
	"core.quotePath=false",
	"protocol.allow=never"
];
/** The longest complaint of git that is kept. */
var MOST_STDERR = 4096;
/** A repository, by its directory: bare, or with a working tree that is never looked at. */
var GitRepository = class {
	dir;
	constructor(dir) {
		this.dir = resolve(dir);
	}
	/** Starts a command on it. */
	start(command, args) {
		const config = [...CONFIG, `safe.directory=${this.dir}`].flatMap((pair) => ["-c", pair]);
		return running(spawn("git", [
			"--no-pager",
			"-C",
			this.dir,
			...config,
			command,
			...args
		], {
			env: environment(this.dir),
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			]
		}), command, this.dir);
	}
	/** All that a command prints, where that is little. @throws IsochronError */
	async ask(command, args) {
		const git = this.start(command, args);
		git.input.end();
		let text = "";
		for await (const piece of git.output) text = (text + String(piece)).slice(0, MOST_STDERR);
		await git.ended();
		return text.trim();
	}
};
/** Nothing of the caller's environment but where programs lie: GIT_DIR, GIT_CONFIG_* and the like may say anything. */
function environment(dir) {
	return {
		PATH: process.env["PATH"] ?? "/usr/bin:/bin",
		...process.env["SystemRoot"] === void 0 ? {} : { SystemRoot: process.env["SystemRoot"] },
		HOME: "/nonexistent",
		LC_ALL: "C",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_ATTR_NOSYSTEM: "1",
		GIT_CEILING_DIRECTORIES: dirname(dir),
		GIT_NO_LAZY_FETCH: "1",
		GIT_ALLOW_PROTOCOL: "none",
		GIT_TERMINAL_PROMPT: "0",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_LITERAL_PATHSPECS: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_GRAFT_FILE: "/dev/null"
	};
}
function running(child, command, dir) {
	const state = {
		stderr: "",
		isStopped: false
	};
	child.stderr.setEncoding("latin1");
	child.stderr.on("data", (text) => {
		state.stderr = (state.stderr + text).slice(0, MOST_STDERR);
	});
	child.stdin.on("error", () => void 0);
	const end = new Promise((settle) => {
		child.once("error", (error) => settle(notStarted(error)));
		child.once("close", (code) => settle(code === 0 || state.isStopped ? null : complaint(command, dir, state.stderr, code)));
	});
	return {
		input: child.stdin,
		output: child.stdout,
		async ended() {
			const error = await end;
			if (error !== null) throw error;
		},
		stop() {
			state.isStopped = true;
			child.kill("SIGKILL");
		}
	};
}
function notStarted(cause) {
	return "code" in cause && cause.code === "ENOENT" ? new UsageError("NOT_FOUND", "there is no git on this machine, or no such directory; git 2.31 or newer reads histories", { cause }) : new IsochronError("INTERNAL", `git could not be started: ${cause.message}`, { cause });
}
/** One line: what git says first, where, and by which of its commands. */
function complaint(command, dir, stderr, code) {
	const [line = ""] = stderr.split("\n").filter((text) => text.trim() !== "");
	const said = printable(line.replace(/^(fatal|error): /, "")).slice(0, 300);
	const why = said === "" ? `git ${command} ended with ${code ?? "a signal"}` : said;
	return new UsageError("BAD_INPUT", `cannot read the git history in ${printable(dir)}: ${why}`);
}
//#endregion
//#region src/take/git/page-lives.ts
/** What is published, as commits come by. */
var PageLives = class {
	#pages = /* @__PURE__ */ new Map();
	#addressOf;
	#passed;
	constructor(addressOf, passed) {
		this.#addressOf = addressOf;
		this.#passed = passed;
	}
	/** Takes a commit's changes; what they end is told. */
	*take(commit, changes) {
		const gone = /* @__PURE__ */ new Map();
		for (const change of changes) {
			if (change.isOther !== null) this.#passed.add(OTHERS[change.isOther], shownPath(change.path));
			if (change.blob === null) yield* this.#remove(commit, change.path, gone);
		}
		for (const { path, blob } of changes) if (blob !== null) yield* this.#put(commit, {
			path,
			blob,
			formerPath: gone.get(blob) ?? null
		});
	}
	/** What is still there. */
	*rest() {
		for (const [url, page] of this.#pages) yield* told(url, page, null);
	}
	*#remove(commit, path, gone) {
		const url = this.#pageOf(path);
		const page = url && this.#pages.get(url);
		const at = page ? page.holders.findIndex((holder) => holder.path === path) : -1;
		if (!url || !page || at === -1) return;
		yield* told(url, page, commit);
		gone.set(page.holders[at].blob, path);
		page.holders.splice(at, 1);
		page.since = commit;
		if (page.holders.length === 0) this.#pages.delete(url);
	}
	*#put(commit, holder) {
		const url = this.#pageOf(holder.path);
		if (!url) return;
		const page = this.#pages.get(url) ?? {
			since: commit,
			holders: []
		};
		this.#pages.set(url, page);
		const known = page.holders.find(({ path }) => path === holder.path);
		if (known?.blob === holder.blob) return;
		yield* told(url, page, commit);
		if (known) Object.assign(known, holder);
		else page.holders.push(holder);
		if (page.holders.length > 1 && !known) this.#passed.add(CONTESTED$1, shownPath(holder.path));
		page.since = commit;
	}
	#pageOf(path) {
		const address = this.#addressOf(path);
		if (address.kind === "page") return address.url;
		this.#passed.add(address.why, shownPath(path));
		return null;
	}
};
var OTHERS = {
	link: "not told: symbolic links",
	repository: "not told: repositories within the repository"
};
var CONTESTED$1 = "not told while another file was published at the same address";
/** The content that ends here, unless several files claim the page, or it never was to be seen. */
function* told(url, { since, holders }, ended) {
	const [only, second] = holders;
	if (only === void 0 || second !== void 0 || since === ended) return;
	yield {
		url,
		path: only.path,
		blob: only.blob,
		began: since,
		ended,
		formerPath: only.formerPath
	};
}
//#endregion
//#region src/take/git/git-source.ts
/** Blobs asked for ahead of their reading: git reads them from the disk meanwhile. */
var AHEAD = 32;
/** Opens a history. @throws UsageError when there is none */
async function openGitSource(request, clock) {
	const repository = new GitRepository(request.dir);
	const takenAt = clock.now();
	const commits = await readCommits(repository, request.branch);
	return new GitSource({
		repository,
		request,
		commits,
		times: commitTimes(commits.seconds, takenAt),
		takenAt
	});
}
var GitSource = class {
	by;
	settings;
	#parts;
	#files = new NoteTally("change");
	#versions = new NoteTally("version");
	constructor(parts) {
		const { request, commits, times } = parts;
		this.#parts = parts;
		this.by = `git ${parts.repository.dir}, branch ${request.branch}, commit ${commits.tip}`;
		this.settings = {
			source: "git",
			branch: request.branch,
			folder: request.folder,
			tip: commits.tip,
			commits: commits.ids.length,
			doubtedDates: times.doubted,
			isShallow: commits.isShallow
		};
	}
	async *versions() {
		const blobs = new BlobReader(this.#parts.repository);
		const waiting = [];
		try {
			for await (const lived of this.#lived()) {
				const told = this.#told(lived);
				if (told === null) continue;
				blobs.ask(lived.blob);
				waiting.push([lived, told]);
				if (waiting.length > AHEAD) yield await this.#read(waiting.shift(), blobs);
			}
			while (waiting.length > 0) yield await this.#read(waiting.shift(), blobs);
		} finally {
			blobs.close();
		}
	}
	notes() {
		const { commits, times } = this.#parts;
		const doubted = `the dates of ${times.doubted} of ${commits.ids.length} commits contradict others: of these it is told only what all believed dates allow`;
		return [
			"times are committer dates, which git keeps to the second; when the server began to show a commit is not known",
			...times.doubted > 0 ? [doubted] : [],
			...commits.isShallow ? ["the copy is shallow: what was before its first commit is not told"] : [],
			...this.#files.notes(),
			...this.#versions.notes()
		];
	}
	async close() {}
	async *#lived() {
		const { repository, commits, request } = this.#parts;
		const { folder, root, rules } = request;
		const prefix = folder === "" ? 0 : Buffer.byteLength(folder) + 1;
		const lives = new PageLives((path) => addressOfFile(Buffer.from(path.slice(prefix), "latin1"), root, rules), this.#files);
		for await (const { commit, changes } of readChanges(repository, commits.ids, folder)) yield* lives.take(commit, changes);
		yield* lives.rest();
	}
	/** From its commit to the last instant before the next one; `null` when no instant is left. */
	#told({ path, began, ended }) {
		const { times, takenAt } = this.#parts;
		const from = times.latest[began];
		if (ended === null) return {
			tier: "source",
			from,
			to: takenAt,
			isCurrent: true
		};
		const end = times.earliest[ended];
		if (end !== null && from < end) return {
			tier: "source",
			from,
			to: instant(end - 1)
		};
		const isQuick = end !== null && times.earliest[began] === from && times.latest[ended] === end;
		this.#versions.add(isQuick ? QUICK$1 : DOUBTED$1, shownPath(path));
		return null;
	}
	async #read([lived, told], blobs) {
		const { url, path, began, formerPath } = lived;
		const { commits, request } = this.#parts;
		const bytes = await blobs.next(path);
		const before = formerPath === null ? "" : `, before it ${shownPath(formerPath)}`;
		const origin = `commit ${commits.ids[began]} ${shownPath(path)}${before}`;
		const contentType = mediaTypeOf(path, request.rules.types);
		return {
			content: {
				type: "resource",
				url,
				at: told.from,
				origin,
				conversion: null,
				contentType,
				bytes
			},
			told
		};
	}
};
var QUICK$1 = "not told: replaced within the second of their commit";
var DOUBTED$1 = "not told: the dates of their commits contradict others";
//#endregion
//#region src/take/files/steady-read.ts
var CHUNK_BYTES$1 = 1 << 18;
/** Longer ones go through the spool. */
var MOST_HELD_BYTES = 1 << 20;
/** File systems stamp by a coarse clock: two changes within a tick of it (10 ms at most on Linux) look like one. */
var TICK_MS = 20;
var MOST_TRIES = 3;
var CHANGED$1 = "not told: they changed while they were read";
var FRESH = "not told: changed just now, by the file system's clock";
var GONE = "not told: they went away";
var SHUT$1 = "not told: they cannot be read";
var ODD$1 = "not told: neither files nor directories";
/** Reads a file, waiting for a tick of the file system where it has just been changed. */
async function readSteadily(path, reading) {
	for (let tries = 1;; tries++) {
		const read = await readOnce(path, reading);
		if (read.kind === "none" || read.changedAtMs + TICK_MS < read.state.startedAt) return read;
		await discardBytes(read.state.bytes);
		if (tries === MOST_TRIES) return {
			kind: "none",
			why: FRESH
		};
		await reading.clock.sleepUntil(instant(reading.clock.now() + TICK_MS + 1));
	}
}
async function readOnce(path, reading) {
	const startedAt = reading.clock.now();
	let file;
	try {
		file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		return {
			kind: "none",
			why: whyNot(error)
		};
	}
	try {
		const before = await file.stat({ bigint: true });
		if (!before.isFile()) return {
			kind: "none",
			why: ODD$1
		};
		const { digest, sizeBytes, bytes } = await hashed(file, Number(before.size), reading);
		const after = await file.stat({ bigint: true });
		if (factsOf(before) !== factsOf(after) || BigInt(sizeBytes) !== after.size) {
			await discardBytes(bytes);
			return {
				kind: "none",
				why: CHANGED$1
			};
		}
		return {
			kind: "steady",
			state: {
				mark: `${digest} ${factsOf(after)}`,
				modifiedAt: modifiedAt(after),
				startedAt,
				endedAt: reading.clock.now(),
				bytes
			},
			changedAtMs: Number(after.ctimeNs / 1000000n)
		};
	} catch (error) {
		return {
			kind: "none",
			why: whyNot(error)
		};
	} finally {
		await file.close();
	}
}
async function hashed(file, expectedBytes, { spool }) {
	const hash = createHash("sha256");
	const writer = spool !== null && expectedBytes > MOST_HELD_BYTES ? spool.create() : null;
	const held = [];
	let sizeBytes = 0;
	while (sizeBytes <= expectedBytes) {
		const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES$1), 0, CHUNK_BYTES$1, sizeBytes);
		if (bytesRead === 0) break;
		const piece = buffer.subarray(0, bytesRead);
		sizeBytes += bytesRead;
		hash.update(piece);
		if (writer !== null) await writer.append(piece);
		else if (spool !== null) held.push(piece);
	}
	const bytes = writer !== null ? await writer.finish() : spool !== null ? Buffer.concat(held) : null;
	return {
		digest: hash.digest("hex"),
		sizeBytes,
		bytes
	};
}
/** Bytes in memory, or in the spool where there are many. */
async function holdBytes(pieces, expectedBytes, spool) {
	const writer = expectedBytes > MOST_HELD_BYTES ? spool.create() : null;
	const held = [];
	try {
		for await (const piece of pieces) if (writer === null) held.push(piece);
		else await writer.append(piece);
	} catch (error) {
		await writer?.discard();
		throw error;
	}
	return writer === null ? Buffer.concat(held) : writer.finish();
}
/** Gives up bytes that were put aside. */
async function discardBytes(bytes) {
	if (bytes !== null && !(bytes instanceof Uint8Array)) await bytes.discard();
}
/** What the file system says of a file: another one, or a changed one, has other facts. */
async function factsOfFile(path) {
	return factsOf(await stat(path, { bigint: true }));
}
function factsOf({ dev, ino, size, mtimeNs, ctimeNs }) {
	return [
		dev,
		ino,
		size,
		mtimeNs,
		ctimeNs
	].join(" ");
}
function modifiedAt({ mtimeMs }) {
	const ms = Number(mtimeMs);
	return ms > 0 && ms < 864e13 ? instant(ms) : null;
}
function whyNot(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	return code === "ENOENT" || code === "ENOTDIR" ? GONE : code === "ELOOP" ? "not told: symbolic links" : SHUT$1;
}
//#endregion
//#region src/take/files/walk.ts
var MOST_DEPTH$1 = 100;
var MOST_FILES = 5e6;
/** Why what stands in a directory is not read. */
var LINK = "not told: symbolic links";
var ODD = "not told: neither files nor directories";
var DEEP = "not told: deeper than 100 directories";
var SHUT = "not told: directories that cannot be read";
/** Paths below a directory: bytes with slashes, one character for each byte. @throws UsageError when the root cannot be read or holds too many */
async function* walkFiles(root, passed) {
	let count = 0;
	for await (const file of walkFolder(root, "", {
		passed,
		depth: 0
	})) {
		if (++count > MOST_FILES) throw new UsageError("BAD_INPUT", `more than ${MOST_FILES} files below ${root}`);
		yield file;
	}
}
async function* walkFolder(root, folder, { passed, depth }) {
	for (const entry of await entriesOf(root, folder, passed)) {
		const path = folder + entry.name.toString("latin1");
		if (entry.isSymbolicLink()) passed.add(LINK, shownName(path));
		else if (entry.isFile()) yield path;
		else if (!entry.isDirectory()) passed.add(ODD, shownName(path));
		else if (depth >= MOST_DEPTH$1) passed.add(DEEP, shownName(path));
		else if (entry.name.toString("latin1") !== ".git") yield* walkFolder(root, `${path}/`, {
			passed,
			depth: depth + 1
		});
	}
}
async function entriesOf(root, folder, passed) {
	try {
		return (await readdir(fullPath(root, folder), {
			withFileTypes: true,
			encoding: "buffer"
		})).sort((a, b) => Buffer.compare(a.name, b.name));
	} catch (error) {
		if (folder === "") throw unreadable(root, error);
		passed.add(SHUT, shownName(folder));
		return [];
	}
}
function unreadable(root, cause) {
	const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
	return new UsageError(code === "ENOENT" || code === "ENOTDIR" ? "NOT_FOUND" : "BAD_INPUT", `cannot read the directory ${root} (${code})`, { cause });
}
/** The place of a path below a root, in bytes. */
function fullPath(root, path) {
	return Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, "latin1")]);
}
/** A path as people read it. */
function shownName(path) {
	return printable(Buffer.from(path, "latin1").toString("utf8"));
}
//#endregion
//#region src/take/files/file-version.ts
/** The version; `state` holds the file's bytes. */
function fileVersion({ url, path }, { bytes, modifiedAt }, told, { types }) {
	return {
		told,
		content: {
			type: "resource",
			url,
			at: told.from,
			origin: `file ${shownName(path)}`,
			conversion: null,
			contentType: mediaTypeOf(path, types),
			bytes: bytes ?? Buffer.alloc(0),
			...modifiedAt === null ? {} : { lastModified: modifiedAt }
		},
		release: () => discardBytes(bytes)
	};
}
//#endregion
//#region src/take/files/published.ts
var CONTESTED = "not told: two files, or a redirect, at one address";
var ERROR_PAGE = "not told: error pages, which are shown at other addresses";
/** Paths by the address of each, in the order of the paths. */
function publishedAt(paths, { root, rules }, passed) {
	const pages = /* @__PURE__ */ new Map();
	const contested = new Set(redirectsOf({
		root,
		rules
	}).keys());
	for (const path of paths) {
		const address = addressOfFile(Buffer.from(path, "latin1"), root, rules);
		if (address.kind === "none") passed.add(address.why, shownName(path));
		else if (rules.errorPages.includes(shownName(path))) passed.add(ERROR_PAGE, shownName(path));
		else if (contested.has(address.url)) passed.add(CONTESTED, shownName(path));
		else if (pages.has(address.url)) {
			contested.add(address.url);
			passed.add(CONTESTED, shownName(pages.get(address.url)));
			passed.add(CONTESTED, shownName(path));
			pages.delete(address.url);
		} else pages.set(address.url, path);
	}
	return pages;
}
/** Redirects by the address that they lead from. */
function redirectsOf({ root, rules }) {
	return new Map(Object.entries(rules.redirects).flatMap(([from, { to, status }]) => {
		const url = parsePageUrl(from, root);
		return url === null || !url.startsWith(root) ? [] : [[url, {
			status,
			to: encodeLocation(to, url)
		}]];
	}));
}
/** No bytes but those of an address may stand in a field (RFC 9110 10.2.2). */
function encodeLocation(to, from) {
	return /^[\x21-\x7e]+$/.test(to) ? to : parsePageUrl(to, from) ?? from;
}
//#endregion
//#region src/take/files/redirect-version.ts
var REASONS = {
	301: "Moved Permanently",
	302: "Found",
	303: "See Other",
	307: "Temporary Redirect",
	308: "Permanent Redirect"
};
/** The redirect as a version of its page. */
function redirectVersion(url, { status, to }, span) {
	const head = `HTTP/1.1 ${status} ${REASONS[status] ?? "Redirect"}\r\nLocation: ${to}\r\nContent-Length: 0\r\n\r\n`;
	return {
		told: {
			tier: "source",
			from: span.from,
			to: span.to,
			isCurrent: true
		},
		content: {
			type: "response",
			url,
			at: span.from,
			origin: "the map of redirects",
			conversion: "an answer made of the owner's map of redirects",
			bytes: Buffer.from(head, "latin1"),
			leftOut: null
		}
	};
}
//#endregion
//#region src/take/files/directory-source.ts
var CHANGED = "not told: they changed between the two readings";
var CAME = "not told: they came between the two readings";
var WENT = "not told: they went away between the two readings";
/** A directory as a source. */
var DirectorySource = class {
	by;
	settings;
	#request;
	#root;
	#world;
	#passed = new NoteTally("file");
	constructor(request, world) {
		this.#root = resolve(request.dir);
		this.by = `files in ${this.#root}`;
		this.settings = {
			source: "files",
			dir: this.#root,
			read: request.at === null ? "twice" : "once"
		};
		this.#request = request;
		this.#world = world;
	}
	versions() {
		return this.#request.at === null ? this.#around() : this.#still(this.#request.at);
	}
	notes() {
		const { at } = this.#request;
		return [...at === null ? [] : ["the directory is a snapshot by its owner's word, and the moment is the owner's too: what was before or after it is not told"], ...this.#passed.notes()];
	}
	async close() {}
	/** Two readings of a living directory. */
	async *#around() {
		const { clock } = this.#world;
		const startedAt = clock.now();
		const paths = await this.#paths(this.#passed);
		const first = await this.#firstReads(paths);
		await this.#world.betweenReadings?.();
		const to = clock.now();
		const again = new Set(await this.#paths(new NoteTally("file")));
		this.#countComings(new Set(paths), again);
		const pages = publishedAt([.../* @__PURE__ */ new Set([...paths, ...again])], this.#request, this.#passed);
		for (const [url, path] of pages) {
			const version = again.has(path) ? await this.#second(url, path, {
				first,
				to
			}) : null;
			if (version !== null) yield version;
		}
		yield* this.#redirects(startedAt, to);
	}
	/** One reading of a snapshot. */
	async *#still(at) {
		for (const [url, path] of publishedAt(await this.#paths(this.#passed), this.#request, this.#passed)) {
			const read = await readSteadily(fullPath(this.#root, path), this.#world);
			if (read.kind === "none") this.#passed.add(read.why, shownName(path));
			else yield fileVersion({
				url,
				path
			}, read.state, {
				tier: "source",
				from: at,
				to: at
			}, this.#request.rules);
		}
		yield* this.#redirects(at, at);
	}
	async #paths(passed) {
		const paths = [];
		for await (const path of walkFiles(this.#root, passed)) paths.push(path);
		return paths;
	}
	async #firstReads(paths) {
		const first = /* @__PURE__ */ new Map();
		for (const path of paths) {
			const read = await readSteadily(fullPath(this.#root, path), {
				...this.#world,
				spool: null
			});
			if (read.kind === "none") this.#passed.add(read.why, shownName(path));
			else first.set(path, {
				mark: read.state.mark,
				endedAt: read.state.endedAt
			});
		}
		return first;
	}
	/** The second reading, whose bytes go on record when they are those of the first. */
	async #second(url, path, { first, to }) {
		const before = first.get(path);
		if (before === void 0) return null;
		const read = await readSteadily(fullPath(this.#root, path), this.#world);
		if (read.kind === "steady" && read.state.mark === before.mark) {
			const told = {
				tier: "source",
				from: before.endedAt,
				to,
				isCurrent: true
			};
			return fileVersion({
				url,
				path
			}, read.state, told, this.#request.rules);
		}
		if (read.kind === "steady") await discardBytes(read.state.bytes);
		this.#passed.add(read.kind === "steady" ? CHANGED : read.why, shownName(path));
		return null;
	}
	#countComings(paths, again) {
		for (const path of paths) if (!again.has(path)) this.#passed.add(WENT, shownName(path));
		for (const path of again) if (!paths.has(path)) this.#passed.add(CAME, shownName(path));
	}
	*#redirects(from, to) {
		const span = {
			from,
			to: instant(Math.max(from, to))
		};
		for (const [url, redirect] of redirectsOf(this.#request)) yield redirectVersion(url, redirect, span);
	}
};
//#endregion
//#region src/take/files/tar-pax.ts
/** Reads them; what is no record ends the reading, as everything after it is unsure. */
function readPax(bytes) {
	const read = {};
	for (let at = 0; at < bytes.length;) {
		const blank = bytes.indexOf(32, at);
		const length = blank === -1 ? 0 : Number(bytes.toString("latin1", at, blank));
		if (!Number.isSafeInteger(length) || length <= blank - at + 2 || at + length > bytes.length) break;
		const line = bytes.toString("latin1", blank + 1, at + length - 1);
		const equals = line.indexOf("=");
		if (equals > 0) read[line.slice(0, equals)] = line.slice(equals + 1);
		at += length;
	}
	const { path, size, mtime } = read;
	return {
		...path === void 0 || path === "" ? {} : { path },
		...size !== void 0 && /^\d{1,15}$/.test(size) ? { size: Number(size) } : {},
		...mtime !== void 0 && /^\d{1,12}(\.\d+)?$/.test(mtime) ? { mtime: Number(mtime) } : {}
	};
}
//#endregion
//#region src/take/files/tar.ts
var BLOCK = 512;
/** Of a pax record or a long name. */
var MOST_RECORD_BYTES = 1 << 20;
/** Reads the entries of a tar that is not compressed; `file` is how messages call it. @throws FormatError */
async function* tarEntries(bytes, file) {
	const feed = new BlockFeed(bytes, file);
	let said = {};
	let shared = {};
	for (let head = await feed.head(); head !== null; head = await feed.head()) {
		const sizeBytes = said.size ?? shared.size ?? numberOf(head, 124, 12, feed);
		const type = String.fromCharCode(head[156]);
		if ("xgLK".includes(type)) {
			const record = await feed.record(sizeBytes);
			if (type === "x") said = {
				...said,
				...readPax(record)
			};
			else if (type === "g") shared = {
				...shared,
				...readPax(record)
			};
			else if (type === "L") said = {
				...said,
				path: untilNul(record)
			};
			continue;
		}
		const path = (said.path ?? shared.path ?? nameOf(head)).replace(/^(\.?\/)+/, "");
		const seconds = said.mtime ?? numberOf(head, 136, 12, feed);
		said = {};
		const reading = feed.body(sizeBytes);
		yield {
			path: path.replace(/\/$/, ""),
			kind: kindOf$1(type, path),
			sizeBytes,
			modifiedMs: seconds > 0 && seconds < 8e12 ? Math.floor(seconds * 1e3) : null,
			read: () => reading.pieces()
		};
		await reading.skip();
	}
}
function kindOf$1(type, path) {
	if (type === "5" || path.endsWith("/")) return "folder";
	if (type === "0" || type === "\0" || type === "7") return "file";
	return type === "1" || type === "2" ? "link" : "other";
}
/** ustar: the prefix goes before the name. */
function nameOf(head) {
	const name = untilNul(head.subarray(0, 100));
	const prefix = head.toString("latin1", 257, 263) === "ustar\0" ? untilNul(head.subarray(345, 500)) : "";
	return prefix === "" ? name : `${prefix}/${name}`;
}
/** Octal, or GNU's base 256 where the first bit is set. */
function numberOf(head, at, length, feed) {
	if ((head[at] & 128) !== 0) {
		const large = head.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
		if (head[at] === 128 && Number.isSafeInteger(large)) return large;
		throw feed.broken("a number too large");
	}
	const text = untilNul(head.subarray(at, at + length)).trim();
	if (!/^[0-7]*$/.test(text)) throw feed.broken("a number that is none");
	return text === "" ? 0 : Number.parseInt(text, 8);
}
function untilNul(bytes) {
	const end = bytes.indexOf(0);
	return bytes.toString("latin1", 0, end === -1 ? bytes.length : end);
}
var BlockFeed = class {
	#pieces;
	#file;
	#rest = Buffer.alloc(0);
	#offset = 0;
	constructor(bytes, file) {
		this.#pieces = bytes[Symbol.asyncIterator]();
		this.#file = file;
	}
	broken(what) {
		return new FormatError(`no tar file: ${what}`, this.#file, this.#offset);
	}
	/** The next head; `null` at two empty blocks, or where the file ends between entries. */
	async head() {
		const head = await this.#take(BLOCK);
		if (head.every((byte) => byte === 0)) return null;
		if (head.length < BLOCK) throw this.broken("it ends in the middle of an entry");
		const sum = head.reduce((all, byte, i) => all + (i >= 148 && i < 156 ? 32 : byte), 0);
		if (Number.parseInt(untilNul(head.subarray(148, 156)).trim(), 8) !== sum) throw this.broken("a wrong checksum");
		return head;
	}
	async record(sizeBytes) {
		if (sizeBytes > MOST_RECORD_BYTES) throw this.broken("a record that is too long");
		const pieces = [];
		const body = this.body(sizeBytes);
		for await (const piece of body.pieces()) pieces.push(piece);
		await body.skip();
		return Buffer.concat(pieces);
	}
	body(sizeBytes) {
		let missing = sizeBytes;
		const next = async () => {
			const piece = await this.#some(missing);
			missing -= piece.length;
			return piece;
		};
		return {
			async *pieces() {
				while (missing > 0) yield await next();
			},
			skip: async () => {
				while (missing > 0) await next();
				await this.#take((BLOCK - sizeBytes % BLOCK) % BLOCK);
			}
		};
	}
	async #some(most) {
		if (this.#rest.length === 0 && !await this.#more()) throw this.broken("it ends in the middle of an entry");
		const piece = this.#rest.subarray(0, most);
		this.#rest = this.#rest.subarray(piece.length);
		this.#offset += piece.length;
		return piece;
	}
	async #take(count) {
		while (this.#rest.length < count && await this.#more());
		const taken = this.#rest.subarray(0, count);
		this.#rest = this.#rest.subarray(taken.length);
		this.#offset += taken.length;
		return taken;
	}
	async #more() {
		const { value, done } = await this.#pieces.next();
		if (done === true) return false;
		this.#rest = Buffer.concat([this.#rest, value]);
		return true;
	}
};
//#endregion
//#region src/take/files/zip.ts
var FILE_TYPE = 61440;
var SYMLINK = 40960;
var REGULAR_OR_UNSAID = /* @__PURE__ */ new Set([32768, 0]);
/** Reads the entries of a zip file. @throws FormatError */
async function* zipEntries(file) {
	let zip = null;
	try {
		zip = await openPromise(file, {
			lazyEntries: true,
			autoClose: false,
			strictFileNames: true
		});
		const opened = zip;
		for await (const entry of opened.eachEntry()) yield packed(opened, entry, file);
	} catch (error) {
		throw asFormatError(error, file);
	} finally {
		zip?.close();
	}
}
function packed(zip, entry, file) {
	const modifiedMs = entry.getLastModDate({ timezone: "UTC" }).getTime();
	return {
		path: Buffer.from(entry.fileName, "utf8").toString("latin1").replace(/\/$/, ""),
		kind: kindOf(entry),
		sizeBytes: entry.uncompressedSize,
		modifiedMs: Number.isNaN(modifiedMs) ? null : modifiedMs,
		read: () => pieces(zip, entry, file)
	};
}
async function* pieces(zip, entry, file) {
	try {
		yield* await zip.openReadStreamPromise(entry);
	} catch (error) {
		throw asFormatError(error, file, entry.relativeOffsetOfLocalHeader);
	}
}
function kindOf(entry) {
	if (entry.fileName.endsWith("/")) return "folder";
	const mode = entry.externalFileAttributes >>> 16 & FILE_TYPE;
	if (mode === SYMLINK) return "link";
	return REGULAR_OR_UNSAID.has(mode) && entry.canDecodeFileData() ? "file" : "other";
}
function asFormatError(error, file, offset = 0) {
	if (!(error instanceof Error) || error instanceof FormatError) return error;
	return new FormatError(`no zip file that can be read: ${error.message.slice(0, 200)}`, file, offset, { cause: error });
}
//#endregion
//#region src/take/files/packed-source.ts
var MOST_ENTRIES = 5e6;
/** Text compresses well, but not beyond this; little is never judged by it. */
var MOST_RATIO = 200;
var FREE_BYTES = 67108864;
/** A tar or zip file as a source. */
var PackedSource = class {
	by;
	settings;
	#request;
	#world;
	#at;
	#passed = new NoteTally("packed file");
	#sha256 = null;
	constructor(request, world) {
		const file = resolve(request.file);
		this.#request = {
			...request,
			file
		};
		this.#world = world;
		this.#at = request.at ?? world.clock.now();
		this.by = `files in ${file}`;
		this.settings = {
			source: "files",
			file,
			at: toIso(this.#at),
			isAtGiven: request.at !== null
		};
	}
	async *versions() {
		const { file, rules } = this.#request;
		const entries = await this.#entries();
		const facts = await factsOfFile(file);
		this.#sha256 = await this.#digest();
		const last = await this.#lastOnes(entries);
		const pages = publishedAt([...last.keys()], this.#request, this.#passed);
		const urls = new Map([...pages].map(([url, path]) => [path, url]));
		const told = {
			tier: "source",
			from: this.#at,
			to: this.#at
		};
		let place = 0;
		for await (const entry of entries()) {
			const url = last.get(entry.path) === place++ ? urls.get(entry.path) : void 0;
			if (url === void 0) continue;
			const bytes = await holdBytes(this.#bounded(entry), entry.sizeBytes, this.#world.spool);
			if (await factsOfFile(file) !== facts) {
				await discardBytes(bytes);
				throw new UsageError("BAD_INPUT", `${file} changed while it was read: take it again`);
			}
			const modifiedAt = entry.modifiedMs === null ? null : instant(entry.modifiedMs);
			yield fileVersion({
				url,
				path: entry.path
			}, {
				bytes,
				modifiedAt
			}, told, rules);
		}
		yield* this.#redirects();
	}
	notes() {
		const whose = this.#request.at === null ? "the moment of the taking" : "its owner's word";
		return [
			`the file holds one state without a time of its own; ${toIso(this.#at)} is ${whose}, and nothing is told of before and after it`,
			...this.#sha256 === null ? [] : [`SHA-256 of the file: ${this.#sha256}`],
			...this.#passed.notes()
		];
	}
	async close() {}
	async #entries() {
		const { file } = this.#request;
		const head = await firstBytes(file);
		if (head.subarray(0, 2).toString("latin1") === "PK") return () => zipEntries(file);
		const isGzip = head[0] === 31 && head[1] === 139;
		return () => tarEntries(isGzip ? unzipped$1(file) : createReadStream(file), file);
	}
	/** Paths of files with the place of the last entry of each: what is packed twice is unpacked over itself. */
	async #lastOnes(entries) {
		const last = /* @__PURE__ */ new Map();
		const most = MOST_RATIO * this.#request.sizeBytes + FREE_BYTES;
		let [place, total] = [0, 0];
		for await (const { path, kind, sizeBytes } of entries()) {
			total += sizeBytes;
			if (total > most || place >= MOST_ENTRIES) throw new FormatError("it claims to hold more than any site packs into so few bytes", this.#request.file, 0);
			if (kind === "file") last.set(path, place);
			else if (kind !== "folder") this.#passed.add(`not told: ${kind === "link" ? "links" : "no plain files"}`, shownName(path));
			place++;
		}
		return last;
	}
	/** No more bytes than the entry declares. */
	async *#bounded(entry) {
		let total = 0;
		for await (const piece of entry.read()) {
			total += piece.length;
			if (total > entry.sizeBytes) throw new FormatError("an entry is longer than it says", this.#request.file, 0);
			yield piece;
		}
	}
	async #digest() {
		const hash = createHash("sha256");
		for await (const piece of createReadStream(this.#request.file)) hash.update(piece);
		return hash.digest("hex");
	}
	*#redirects() {
		const span = {
			from: this.#at,
			to: this.#at
		};
		for (const [url, redirect] of redirectsOf(this.#request)) yield redirectVersion(url, redirect, span);
	}
};
async function firstBytes(path) {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
async function* unzipped$1(file) {
	const source = createReadStream(file);
	const gunzip = source.pipe(createGunzip());
	source.once("error", (error) => gunzip.destroy(error));
	try {
		yield* gunzip;
	} catch (error) {
		if (error instanceof FormatError) throw error;
		throw new FormatError(`no gzip: ${error instanceof Error ? error.message : String(error)}`, file, 0, { cause: error });
	} finally {
		source.destroy();
		gunzip.destroy();
	}
}
//#endregion
//#region src/take/files/open-files.ts
/** Opens them by what stands at the path. @throws UsageError when nothing of use does */
async function openFilesSource(request, world) {
	const { dir } = request;
	const found = await stat(dir).catch((error) => {
		throw unreadableFile(dir, error);
	});
	if (found.isDirectory()) return new DirectorySource(request, world);
	if (found.isFile()) return new PackedSource({
		...request,
		file: dir,
		sizeBytes: found.size
	}, world);
	throw new UsageError("BAD_INPUT", `${dir} is neither a directory nor a tar or zip file`);
}
//#endregion
//#region src/take/files/answer-bytes.ts
/** Takes the Set-Cookie fields out of an answer's head. */
function withoutCookies({ responseBytes, spooled }) {
	const read = parseHttpResponse(responseBytes);
	const headEnd = read.ok ? read.headerEnd : 0;
	const head = Buffer.from(responseBytes.subarray(0, headEnd)).toString("latin1");
	const kept = Buffer.from(head.replace(/^set-cookie[ \t]*:.*\r?\n(?:[ \t].*\r?\n)*/gim, ""), "latin1");
	if (kept.length === headEnd) return {
		bytes: spooled ?? responseBytes,
		leftOut: null
	};
	const leftOut = "Set-Cookie";
	if (!spooled) return {
		bytes: Buffer.concat([kept, responseBytes.subarray(headEnd)]),
		leftOut
	};
	return {
		bytes: {
			sizeBytes: spooled.sizeBytes - headEnd + kept.length,
			read: () => withHead(kept, spooled.read(), headEnd)
		},
		leftOut
	};
}
async function* withHead(head, pieces, skip) {
	yield head;
	let missing = skip;
	for await (const piece of pieces) {
		if (missing < piece.length) yield piece.subarray(missing);
		missing = Math.max(0, missing - piece.length);
	}
}
//#endregion
//#region src/take/files/asked-source.ts
var DIFFERED = "not told: two answers differed";
/** Where a server of one's own may be asked. @throws UsageError for any other place */
function localServer(text) {
	const url = parsePageUrl(text);
	const host = url === null ? "" : new URL(url).hostname;
	if (url === null || !(host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host))) throw new UsageError("USAGE", `--ask: expected a server on this machine like http://127.0.0.1:8080/, got ${JSON.stringify(text.slice(0, 200))}`);
	return url.endsWith("/") ? url : `${url}/`;
}
/** A directory with its server as a source. */
var AskedSource = class {
	by;
	settings;
	#request;
	#fetcher;
	#passed = new NoteTally("file");
	constructor(request, fetcher) {
		const dir = resolve(request.dir);
		this.#request = {
			...request,
			dir
		};
		this.#fetcher = fetcher;
		this.by = `files in ${dir}, as ${request.ask} sends them`;
		this.settings = {
			source: "files",
			dir,
			ask: request.ask,
			read: "twice"
		};
	}
	async *versions() {
		const paths = [];
		for await (const path of walkFiles(this.#request.dir, this.#passed)) paths.push(path);
		const pages = publishedAt(paths, this.#request, this.#passed);
		const first = /* @__PURE__ */ new Map();
		for (const [url, path] of pages) {
			const answer = await this.#ask(url, path);
			if (answer === null) continue;
			first.set(url, {
				key: answer.key,
				times: answer.exchange.times
			});
			await answer.exchange.spooled?.discard();
		}
		for (const [url, { key, times }] of first) {
			const answer = await this.#ask(url, pages.get(url));
			if (answer?.key === key) yield toldAnswer(url, times, answer.exchange, pages.get(url));
			else if (answer !== null) await this.#differed(answer.exchange, pages.get(url));
		}
	}
	notes() {
		return [`answers are those of ${this.#request.ask}, asked under that name; that the public is sent the same is its owner's word`, ...this.#passed.notes()];
	}
	async close() {
		await this.#fetcher.close();
	}
	async #differed({ spooled }, path) {
		await spooled?.discard();
		this.#passed.add(DIFFERED, shownName(path));
	}
	/** Asks for one; `null` when no state of the page was sent. */
	async #ask(url, path) {
		const { root, ask } = this.#request;
		const asked = parsePageUrl(ask + url.slice(root.length));
		const result = await this.#fetcher.fetch({ url: asked });
		const pass = (why) => {
			this.#passed.add(`not told: ${why}`, shownName(path));
			return null;
		};
		if (result.kind !== "response") return pass(`no answer (${result.code})`);
		const { exchange } = result;
		const { responseBytes, spooled } = exchange;
		const read = await readAnswer({
			first: responseBytes,
			pieces: spooled ? () => spooled.read() : null
		});
		if (exchange.truncated === null && "identity" in read && read.identity.status < 400) return {
			key: identityKey(read.identity),
			exchange
		};
		await spooled?.discard();
		return pass("identity" in read ? `answered with status ${read.identity.status}` : "answers that show no state");
	}
};
/** From the last byte of the first answer to the sending of the second request. */
function toldAnswer(url, first, second, path) {
	const { sentAt } = second.times;
	const { bytes, leftOut } = withoutCookies(second);
	return {
		told: {
			tier: "source",
			from: first.lastByteAt,
			to: instant(Math.max(first.lastByteAt, sentAt)),
			isCurrent: true
		},
		content: {
			type: "response",
			url,
			at: sentAt,
			origin: `file ${shownName(path)}`,
			conversion: null,
			bytes,
			leftOut
		},
		release: async () => second.spooled?.discard()
	};
}
//#endregion
//#region src/take/exports/export-file.ts
/** Magic bytes of what is not unpacked here, and what does it. */
var PACKED = [
	["BZh", "bunzip2 -k"],
	["ý7zXZ", "xz -dk"],
	["7z¼¯", "7z x"],
	["PK", "unzip"],
	["(µ/ý", "zstd -dk"]
];
var CHUNK_BYTES = 65536;
/** Opens an export. @throws UsageError when it cannot be read as it is */
async function openExportFile(path) {
	const head = await headOf(path);
	const packed = PACKED.find(([magic]) => head.startsWith(magic));
	if (packed) throw new UsageError("BAD_INPUT", `${path} is compressed: unpack it first (${packed[1]} ${path})`);
	return head.startsWith("") ? () => unzipped(path) : () => createReadStream(path, { highWaterMark: CHUNK_BYTES });
}
async function headOf(path) {
	try {
		if (!(await stat(path)).isFile()) throw new UsageError("BAD_INPUT", `${path} is no file: name the export itself`);
		const file = await open(path, "r");
		try {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
			return buffer.toString("latin1", 0, bytesRead);
		} finally {
			await file.close();
		}
	} catch (error) {
		throw error instanceof UsageError ? error : unreadableFile(path, error);
	}
}
async function* unzipped(path) {
	const source = createReadStream(path);
	const gunzip = source.pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
	source.once("error", (error) => gunzip.destroy(error));
	try {
		yield* gunzip;
	} catch (cause) {
		const why = cause instanceof Error ? cause.message : String(cause);
		throw cause instanceof UsageError ? cause : new UsageError("BAD_INPUT", `${path}: ${why}`, { cause });
	} finally {
		source.destroy();
		gunzip.destroy();
	}
}
//#endregion
//#region src/take/exports/xml-flow.ts
var MOST_DEPTH = 64;
/** Of one text: the longest that is made a page of. */
var MOST_TEXT_CHARS = 67108864;
/** Of one tag, comment or section without any end in sight. */
var MOST_PENDING_CHARS = 2 * MOST_TEXT_CHARS;
/** Reads a file piece by piece; what the listener gathers may be taken between two pieces. @throws UsageError */
async function* readXml(bytes, file, listener) {
	const flow = new XmlFlow(file, listener);
	const decoder = new TextDecoder("utf-8");
	for await (const piece of bytes) {
		flow.write(decoder.decode(piece, { stream: true }));
		yield;
	}
	flow.end();
	yield;
}
var XmlFlow = class {
	#file;
	#listener;
	#parser;
	#path = [];
	#text = "";
	#isWanted = false;
	#isOver = false;
	/** Of the piece at hand: where it begins, and how many lines end before it. */
	#piece = {
		text: "",
		offset: 0,
		lines: 0
	};
	constructor(file, listener) {
		this.#file = file;
		this.#listener = listener;
		this.#parser = new Parser$1({
			onopentag: (name, attributes) => this.#open(name, attributes),
			onclosetag: (name, isImplied) => this.#close(name, isImplied),
			ontext: (text) => this.#take(text),
			onprocessinginstruction: (name, data) => this.#instruction(name, data)
		}, {
			xmlMode: true,
			decodeEntities: true
		});
	}
	write(text) {
		const { text: before, offset, lines } = this.#piece;
		this.#piece = {
			text,
			offset: offset + before.length,
			lines: lines + linesIn(before)
		};
		this.#parser.write(text);
		if (this.#piece.offset + text.length - this.#parser.endIndex > MOST_PENDING_CHARS) throw this.#fault("a tag or section that does not end");
	}
	end() {
		if (this.#path.length > 0) throw this.#fault(`the file ends inside <${this.#path.at(-1)}>: it is cut off`);
		if (!this.#isOver) throw this.#fault("there is no XML in it");
		this.#parser.end();
	}
	#open(name, attributes) {
		if (this.#isOver && this.#path.length === 0) throw this.#fault("something stands after the end");
		if (this.#path.length >= MOST_DEPTH) throw this.#fault(`more than ${MOST_DEPTH} elements within each other`);
		this.#told(() => this.#listener.open?.(name, attributes, this.#path));
		this.#isWanted = this.#listener.wants(name, this.#path);
		this.#path.push(name);
		this.#text = "";
	}
	#close(name, isImplied) {
		if (isImplied && !this.#isSelfClosing()) throw this.#fault(`<${name}> has no end`);
		this.#path.pop();
		const text = this.#isWanted ? this.#text : "";
		this.#isWanted = false;
		this.#text = "";
		if (this.#path.length === 0) this.#isOver = true;
		this.#told(() => this.#listener.close(name, text, this.#path));
	}
	/** The parser calls the end of `<a/>` an implied one too. */
	#isSelfClosing() {
		const { text, offset } = this.#piece;
		const end = this.#parser.endIndex - offset;
		return end <= 0 || text.slice(end - 1, end + 1) === "/>";
	}
	#take(text) {
		if (!this.#isWanted) return;
		if (this.#text.length + text.length > MOST_TEXT_CHARS) throw this.#fault("a text that is too long");
		this.#text += text;
	}
	#instruction(name, data) {
		if (name.startsWith("!")) throw this.#fault("it has a document type: exports have none, and none is read");
		const encoding = /encoding\s*=\s*["']([^"']*)["']/i.exec(data)?.[1] ?? "utf-8";
		if (name === "?xml" && encoding.toLowerCase() !== "utf-8") throw this.#fault(`it is written in ${JSON.stringify(encoding.slice(0, 40))}: exports are UTF-8`);
	}
	/** What a listener refuses is said with its line. */
	#told(tell) {
		try {
			tell();
		} catch (error) {
			throw error instanceof XmlRefusal ? this.#fault(error.message) : error;
		}
	}
	#fault(what) {
		const { text, offset, lines } = this.#piece;
		const line = lines + linesIn(text.slice(0, Math.max(0, this.#parser.startIndex - offset))) + 1;
		return new UsageError("BAD_INPUT", `${printable(this.#file)}, line ${line}: ${printable(what).slice(0, 300)}`);
	}
};
/** What a listener throws about the place at which the file stands. */
var XmlRefusal = class extends Error {
	name = "XmlRefusal";
};
function linesIn(text) {
	let lines = 0;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines++;
	return lines;
}
//#endregion
//#region src/take/exports/wxr-items.ts
var FIELDS = {
	"wp:post_id": "id",
	"wp:post_parent": "parent",
	"wp:post_type": "type",
	"wp:status": "status",
	"wp:post_name": "name",
	title: "title",
	link: "link",
	"wp:post_date_gmt": "posted",
	"wp:post_modified_gmt": "modified",
	"wp:post_password": "password",
	"content:encoded": "content"
};
/** Reads the items; `head` is filled before the first of them. @throws UsageError with the line */
async function* readWxrItems(bytes, file) {
	const listener = new WxrListener();
	for await (const _ of readXml(bytes, file, listener)) for (const item of listener.items.splice(0)) yield {
		head: listener.head,
		item
	};
}
var WxrListener = class {
	items = [];
	#channel = {};
	#item = {};
	get head() {
		const { base = "", made = "" } = this.#channel;
		const ms = Date.parse(made);
		return {
			base,
			exportedAt: made === "" || Number.isNaN(ms) ? null : instant(ms)
		};
	}
	wants(name, path) {
		const at = path.join("/");
		if (at === "rss/channel") return name === "wp:base_blog_url" || name === "link" || name === "pubDate";
		return at === "rss/channel/item" && Object.hasOwn(FIELDS, name);
	}
	open(name, _attributes, path) {
		if (path.length === 0 && name !== "rss") throw new XmlRefusal(`no WordPress export: it begins with <${name}>, not with <rss>`);
		if (name === "item" && path.length === 2) this.#item = {};
	}
	close(name, text, path) {
		const at = path.join("/");
		if (at === "rss/channel" && name === "item") this.items.push(itemOf(this.#item));
		else if (at === "rss/channel/item" && isField(name)) this.#item[FIELDS[name]] = text;
		else if (at === "rss/channel" && name === "pubDate") this.#channel["made"] = text.trim();
		else if (at === "rss/channel" && (name === "wp:base_blog_url" || name === "link" && !("base" in this.#channel))) this.#channel["base"] = text.trim();
	}
};
function isField(name) {
	return Object.hasOwn(FIELDS, name);
}
function itemOf(read) {
	const said = (field) => (read[field] ?? "").trim();
	return {
		id: said("id"),
		parent: said("parent"),
		type: said("type"),
		status: said("status"),
		name: said("name"),
		title: said("title"),
		link: said("link"),
		postedAt: gmt(said("posted")),
		modifiedAt: gmt(said("modified")),
		hasPassword: said("password") !== "",
		content: read.content ?? ""
	};
}
/** "2020-01-31 12:00:00", UTC; drafts have a date of zeros. */
function gmt(text) {
	if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith("0000")) return null;
	const ms = Date.parse(`${text.replace(" ", "T")}Z`);
	return Number.isNaN(ms) ? null : instant(ms);
}
//#endregion
//#region src/take/exports/wxr-spans.ts
/** The spans that can be told, by the id of the item that holds the content. */
function wxrSpans(post, exportedAt) {
	const saved = inOrder(post.revisions);
	const last = saved.at(-1);
	const isKept = last?.digest === post.digest;
	const spans = /* @__PURE__ */ new Map();
	for (const [i, revision] of saved.entries()) {
		const next = saved[i + 1];
		const to = next ? next.savedAt - 1 : isKept ? null : revision.savedAt;
		if (to === null) break;
		const from = Math.max(revision.savedAt, post.publishedAt);
		if (from <= to) spans.set(revision.id, {
			tier: "source",
			from: instant(from),
			to: instant(to)
		});
	}
	const from = currentSince(post, isKept ? last.savedAt : null, last?.savedAt ?? null);
	if (from === null || from <= exportedAt) spans.set(post.id, {
		tier: "source",
		from: from ?? exportedAt,
		to: exportedAt,
		isCurrent: true
	});
	return spans;
}
/** Since when the post has been as it is; `null` where only the export itself shows it. */
function currentSince(post, keptAt, lastSavedAt) {
	const changedAt = keptAt ?? post.modifiedAt;
	if (changedAt === null) return null;
	if (lastSavedAt !== null && changedAt < lastSavedAt) return null;
	return instant(Math.max(changedAt, post.publishedAt));
}
/** By time; of several saved in one second none is known to have stood. */
function inOrder(revisions) {
	return revisions.filter((revision) => revision.savedAt !== null).sort((a, b) => a.savedAt - b.savedAt);
}
//#endregion
//#region src/take/exports/wxr-source.ts
var CONVERSION = "content:encoded in a minimal page";
/** Opens an export. @throws UsageError */
async function openWxrSource(request, takenAt) {
	return new WxrSource({
		...request,
		file: resolve(request.file)
	}, await openExportFile(request.file), takenAt);
}
var WxrSource = class {
	by;
	settings;
	#request;
	#read;
	#takenAt;
	#passed = new NoteTally("item");
	#exportedAt = null;
	constructor(request, read, takenAt) {
		this.#request = request;
		this.#read = read;
		this.#takenAt = takenAt;
		this.by = `WordPress export ${request.file}`;
		this.settings = {
			source: "wxr",
			file: request.file,
			conversion: CONVERSION
		};
	}
	async *versions() {
		const tellings = await this.#tellings();
		for await (const { item } of readWxrItems(this.#read(), this.#request.file)) {
			const telling = tellings.get(item.id);
			if (telling === void 0) continue;
			tellings.delete(item.id);
			yield versionOf(item, telling);
		}
	}
	notes() {
		return [
			...this.#exportedAt === null ? [] : [`the export was made at ${toIso(this.#exportedAt)}: nothing is told of later`],
			"contents are as they were written: themes and plugins made pages of them, which an export does not hold",
			...this.#passed.notes()
		];
	}
	async close() {}
	/** The first reading. */
	async #tellings() {
		const posts = /* @__PURE__ */ new Map();
		const revisions = [];
		let exportedAt = this.#request.at;
		for await (const { head, item } of readWxrItems(this.#read(), this.#request.file)) {
			exportedAt ??= head.exportedAt;
			if (item.type === "revision") this.#revision(item, revisions);
			else this.#post(item, head.base, posts);
		}
		for (const { parent, state } of revisions) posts.get(parent)?.revisions.push(state);
		this.#exportedAt = exportedAt !== null && exportedAt <= this.#takenAt ? exportedAt : this.#takenAt;
		return this.#spans(posts, this.#exportedAt);
	}
	#spans(posts, exportedAt) {
		const taken = /* @__PURE__ */ new Map();
		for (const { url } of posts.values()) taken.set(url, (taken.get(url) ?? 0) + 1);
		const tellings = /* @__PURE__ */ new Map();
		for (const post of posts.values()) if (taken.get(post.url) > 1) this.#passed.add("not told: several at one address", post.url);
		else for (const [id, told] of wxrSpans(post, exportedAt)) tellings.set(id, {
			url: post.url,
			told
		});
		return tellings;
	}
	#revision(item, revisions) {
		if (item.name.includes("autosave")) this.#passed.add("not told: saved by themselves while written", item.id);
		else revisions.push({
			parent: item.parent,
			state: {
				id: item.id,
				digest: digestOf(item),
				savedAt: item.postedAt
			}
		});
	}
	#post(item, base, posts) {
		const { id, type, status, link, postedAt, modifiedAt, hasPassword } = item;
		const url = addressOf(link, base, this.#request.root);
		const why = type !== "post" && type !== "page" ? `not told: of type ${type.slice(0, 40)}` : status !== "publish" || hasPassword ? "not told: not published, or behind a password" : postedAt === null || id === "" ? "not told: without a date" : url === null ? "not told: addresses outside of the blog" : null;
		if (why !== null || url === null || postedAt === null) this.#passed.add(why ?? "", `${id} ${link}`);
		else posts.set(id, {
			id,
			digest: digestOf(item),
			savedAt: null,
			url,
			publishedAt: postedAt,
			modifiedAt,
			revisions: []
		});
	}
};
/** The permalink below the blog's own address, below the root. */
function addressOf(link, base, root) {
	const [url, own] = [parsePageUrl(link), parsePageUrl(base)];
	if (url === null || own === null) return null;
	const folder = own.endsWith("/") ? own : `${own}/`;
	return `${url}/` === folder ? root : url.startsWith(folder) ? parsePageUrl(root + url.slice(folder.length)) : null;
}
/** Over what is shown of it. */
function digestOf({ title, content }) {
	return createHash("sha256").update(JSON.stringify([title, content])).digest("hex");
}
function versionOf(item, { url, told }) {
	const title = xmlText(item.title);
	const page = `<!doctype html>\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n${item.content}\n`;
	const origin = `${item.type} ${item.id} of the export`;
	const contentType = "text/html; charset=utf-8";
	const bytes = Buffer.from(page, "utf8");
	return {
		told,
		content: {
			type: "resource",
			url,
			at: told.from,
			origin,
			conversion: CONVERSION,
			contentType,
			bytes
		}
	};
}
//#endregion
//#region src/take/exports/mediawiki-revisions.ts
var PAGE = "mediawiki/page";
var REVISION = "mediawiki/page/revision";
/** Reads a dump; without `isWithTexts` the texts are passed over. @throws UsageError with the line */
async function* readWiki(bytes, file, isWithTexts) {
	const listener = new WikiListener(isWithTexts);
	for await (const _ of readXml(bytes, file, listener)) for (const event of listener.events.splice(0)) yield {
		base: listener.base,
		event
	};
}
var WikiListener = class {
	events = [];
	#isWithTexts;
	base = "";
	#title = "";
	#revision = blank();
	constructor(isWithTexts) {
		this.#isWithTexts = isWithTexts;
	}
	wants(name, path) {
		const at = path.join("/");
		if (at === REVISION) return name === "id" || name === "timestamp" || name === "format" || name === "text" && this.#isWithTexts;
		return at === PAGE ? name === "title" : at === "mediawiki/siteinfo" && name === "base";
	}
	open(name, attributes, path) {
		const at = path.join("/");
		if (at === "" && name !== "mediawiki") throw new XmlRefusal(`no MediaWiki dump: it begins with <${name}>`);
		if (at === "mediawiki" && name === "page") this.#title = "";
		if (at === PAGE && name === "revision") this.#revision = blank();
		if (at === REVISION && name === "text") this.#revision.isMissing = "deleted" in attributes || Number(attributes["bytes"] ?? 0) > 0;
	}
	close(name, text, path) {
		const at = path.join("/");
		if (at === "mediawiki/siteinfo" && name === "base") this.base = text.trim();
		else if (at === PAGE && name === "title") this.#title = text.trim();
		else if (at === REVISION) this.#part(name, text);
		else if (at === PAGE && name === "revision") this.#end();
		else if (at === "mediawiki" && name === "page") this.events.push({
			kind: "end",
			title: this.#title
		});
	}
	#part(name, text) {
		if (name === "id") this.#revision.id = text.trim();
		else if (name === "timestamp") this.#revision.savedAt = secondOf(text.trim());
		else if (name === "format") this.#revision.format = text.trim();
		else if (name === "text") this.#revision.text = text;
	}
	#end() {
		const { isMissing, text, ...rest } = this.#revision;
		if (this.#title === "") throw new XmlRefusal("a revision of a page without a title");
		const held = text === "" && isMissing ? null : text;
		this.events.push({
			kind: "revision",
			revision: {
				...rest,
				title: this.#title,
				text: held
			}
		});
	}
};
function blank() {
	return {
		id: "",
		savedAt: null,
		format: "",
		text: "",
		isMissing: false
	};
}
function secondOf(text) {
	const at = parseIso(text);
	return at === null ? null : instant(Math.floor(at / 1e3) * 1e3);
}
//#endregion
//#region src/take/exports/mediawiki-address.ts
/** Addresses below the root by title; `null` where one would be too long. */
function wikiAddresses(base, root) {
	const prefix = prefixOf(base);
	return (title) => parsePageUrl(root + prefix + wikiEncoded(title));
}
/** `https://wiki.example/w/index.php?title=Main_Page` → `w/index.php?title=`; `/wiki/` where nothing is said. */
function prefixOf(base) {
	const main = parsePageUrl(base);
	if (main === null) return "wiki/";
	const { pathname, search } = new URL(main);
	const place = `${pathname}${search}`.slice(1);
	return /^[^?]*\?title=/.exec(place)?.[0] ?? place.slice(0, place.lastIndexOf("/") + 1);
}
/** Blanks as underscores; what MediaWiki itself leaves plain in its addresses stays plain. */
function wikiEncoded(title) {
	return encodeURIComponent(Buffer.from(title.replaceAll(" ", "_")).toString()).replace(/%(?:3B|40|24|21|2A|28|29|2C|2F|7E|3A)/g, decodeURIComponent);
}
//#endregion
//#region src/take/exports/mediawiki-source.ts
var QUICK = "not told: replaced within the second of their saving";
var HIDDEN = "not told: the dump does not hold their text";
var DOUBTED = "not told: their time stamps contradict each other, or lie in the future";
var ADDRESSLESS = "not told: titles too long for an address";
var TWICE = "not told: several at one address";
var TYPES = /* @__PURE__ */ new Set([
	"text/x-wiki",
	"text/css",
	"text/javascript",
	"application/json",
	"text/plain"
]);
/** Opens a dump. @throws UsageError */
async function openWikiSource(request, takenAt) {
	return new WikiSource({
		...request,
		file: resolve(request.file)
	}, await openExportFile(request.file), takenAt);
}
var WikiSource = class {
	by;
	settings;
	#request;
	#read;
	#takenAt;
	#pages = new NoteTally("page");
	#revisions = new NoteTally("revision");
	constructor(request, read, takenAt) {
		this.#request = request;
		this.#read = read;
		this.#takenAt = takenAt;
		this.by = `MediaWiki dump ${request.file}`;
		this.settings = {
			source: "mediawiki",
			file: request.file,
			madeAt: request.at === null ? null : toIso(request.at)
		};
	}
	async *versions() {
		const untold = await this.#untold();
		const { root, file } = this.#request;
		let held = null;
		let page = 0;
		for await (const { base, event } of readWiki(this.#read(), file, true)) {
			const urlOf = wikiAddresses(base, root);
			const next = event.kind === "revision" ? event.revision : null;
			if (held !== null && !untold.has(page)) yield* this.#version(held, next, urlOf(held.title));
			held = next;
			if (event.kind === "end") page++;
		}
	}
	notes() {
		return [
			this.#request.at === null ? "the dump does not say when it was made: last revisions are told of the second of their saving alone (--at says more)" : `the dump was made at ${toIso(this.#request.at)} by its owner's word: nothing is told of later`,
			"contents are wikitext: what the wiki made of it for its readers is not in a dump",
			...this.#pages.notes(),
			...this.#revisions.notes()
		];
	}
	async close() {}
	/** The numbers of the pages of which nothing is told: time stamps out of order, or an address that others have. */
	async #untold() {
		const untold = /* @__PURE__ */ new Set();
		const takers = /* @__PURE__ */ new Map();
		const { root, file } = this.#request;
		let [page, last] = [0, -Infinity];
		for await (const { base, event } of readWiki(this.#read(), file, false)) {
			if (event.kind === "revision") {
				const at = event.revision.savedAt;
				if (at === null || at < last || at > this.#takenAt) untold.add(page);
				last = Math.max(last, at ?? last);
				continue;
			}
			if (untold.has(page)) this.#pages.add(DOUBTED, event.title);
			const url = wikiAddresses(base, root)(event.title);
			if (url === null) this.#pages.add(ADDRESSLESS, event.title);
			const other = url === null ? void 0 : takers.get(url);
			if (other !== void 0) {
				this.#pages.add(TWICE, event.title);
				untold.add(other).add(page);
			} else if (url !== null) takers.set(url, page);
			page++;
			last = -Infinity;
		}
		return untold;
	}
	*#version(revision, next, url) {
		const { id, title, savedAt, text, format } = revision;
		const told = savedAt === null ? null : this.#told(savedAt, next?.savedAt ?? null);
		if (text === null) this.#revisions.add(HIDDEN, `${title} ${id}`);
		else if (told === null) this.#revisions.add(QUICK, `${title} ${id}`);
		else if (url !== null) {
			const contentType = `${TYPES.has(format) ? format : "text/x-wiki"}; charset=utf-8`;
			const [origin, bytes] = [`revision ${id} of the dump`, Buffer.from(text, "utf8")];
			yield {
				told,
				content: {
					type: "resource",
					url,
					at: told.from,
					origin,
					conversion: null,
					contentType,
					bytes,
					kind: "document"
				}
			};
		}
	}
	/** To the last instant before the next revision; the last one to the making of the dump, where that is known. */
	#told(from, nextAt) {
		const { at } = this.#request;
		if (nextAt === null) return {
			tier: "source",
			from,
			to: at === null || at < from ? from : at,
			isCurrent: true
		};
		return from < nextAt ? {
			tier: "source",
			from,
			to: instant(nextAt - 1)
		} : null;
	}
};
//#endregion
//#region src/cli/take/open-source.ts
var MOST_MAP_BYTES = 1e6;
var KINDS = [
	"git",
	"files",
	"wxr",
	"mediawiki"
];
/** Options that say something of some kinds only. */
var MEANT_FOR = {
	dir: ["git"],
	cleanUrls: ["git", "files"],
	map: ["git", "files"],
	at: [
		"files",
		"wxr",
		"mediawiki"
	],
	ask: ["files"]
};
/** Opens the source that is named. @throws UsageError */
async function openSource(text, opening) {
	const [, kind, place] = /^([a-z]+):(.+)$/s.exec(text) ?? [];
	if (!isKind(kind) || place === void 0) throw new UsageError("USAGE", `expected ${KINDS.map((one) => `${one}:…`).join(", ")}, got ${JSON.stringify(text.slice(0, 200))}`);
	refuseStray(kind, opening.flags);
	const source = await OPENERS[kind](place, opening);
	return {
		source,
		close: () => source.close()
	};
}
function isKind(kind) {
	return KINDS.some((one) => one === kind);
}
/** An option that would be passed over in silence is refused. */
function refuseStray(kind, flags) {
	for (const [name, kinds] of Object.entries(MEANT_FOR)) {
		if (kinds.includes(kind) || !(name in flags)) continue;
		const option = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		throw new UsageError("USAGE", `--${option} says nothing of ${kind}: it is for ${kinds.join(" and ")}`);
	}
}
var OPENERS = {
	async git(dir, { root, flags, clock }) {
		const rules = await rulesOf(flags);
		if (Object.keys(rules.redirects).length > 0) throw new UsageError("USAGE", "--map: redirects are told of files alone; since when they stood, a history does not say");
		const folder = (flags.dir ?? "").replace(/^(\.?\/)+|\/+$/g, "");
		return openGitSource({
			dir,
			branch: flags.branch,
			folder,
			root,
			rules
		}, clock);
	},
	async files(dir, { root, flags, clock, archive }) {
		const request = {
			dir,
			root,
			rules: await rulesOf(flags),
			at: flags.at ?? null
		};
		if (flags.ask !== void 0) return askedSource(request, flags.ask, {
			clock,
			archive
		});
		return openFilesSource(request, {
			clock,
			spool: archive.spool
		});
	},
	wxr: (file, { root, flags, clock }) => openWxrSource({
		file,
		root,
		at: flags.at ?? null
	}, clock.now()),
	mediawiki: (file, { root, flags, clock }) => openWikiSource({
		file,
		root,
		at: flags.at ?? null
	}, clock.now())
};
/** Asks a server of this machine, and no other: its address is loopback, and no redirect is followed. */
function askedSource({ dir, root, rules, at }, ask, { clock, archive }) {
	if (at !== null) throw new UsageError("USAGE", "--ask and --at: what a server sends is of the moment of asking");
	if (Object.keys(rules.redirects).length > 0) throw new UsageError("USAGE", "--ask and redirects in --map: the server itself says which there are");
	const fetcher = new HttpFetcher({
		clock,
		userAgent: SOFTWARE,
		allowPrivate: true,
		spool: archive.spool
	});
	return new AskedSource({
		dir,
		root,
		rules,
		ask: localServer(ask)
	}, fetcher);
}
async function rulesOf({ map, cleanUrls }) {
	const name = `--map ${JSON.stringify(map)}`;
	const rules = map === void 0 ? PLAIN_RULES : readSiteRules((await readAtMost(map, name, MOST_MAP_BYTES)).toString("utf8"), name);
	return cleanUrls === true ? {
		...rules,
		cleanUrls
	} : rules;
}
//#endregion
//#region src/cli/take/take-command.ts
/** Adds the verb. */
function addTakeCommand(program, io) {
	const command = program.command("take").description("take what a site's owner has: its files, its git history, or an export with its revisions").argument("<source>", "git:DIR, files:DIR, files:SITE.tar.gz, files:SITE.zip, wxr:FILE or mediawiki:FILE").requiredOption("--as <url>", "where the source is published: the address of its root").option("--site <name>", "the site that it is of (the host of --as unless told)").option("--branch <name>", "git: the branch that the site is published from", "HEAD").option("--dir <folder>", "git: the folder of the repository that is published, like public").option("--clean-urls", "files and git: about.html is published as /about").option("--map <file>", "files and git: index names, redirects, error pages and media types, as YAML").option("--at <time>", "files: the moment that a snapshot, tar or zip file is of; exports: when it was made", instantOption).option("--ask <url>", "files: ask this server on this machine for what it sends, like http://127.0.0.1:8080/").option("--json", "print one JSON document");
	addSettings(command, ["archive"]).addHelpText("after", EXAMPLES).action((source) => take(source, command, io));
}
var EXAMPLES = `
What is taken is told by the owner, not seen by asking: it is a tier of its own ("source"), and raises no other one.

Examples:
  isochron take git:/srv/site.git --as https://example.org/ --branch main --dir public
  isochron take files:/var/www/html --as https://example.org/
  isochron take files:site.zip --as https://example.org/ --at 2026-11-15
  isochron take wxr:export.xml --as https://blog.example.org/
  isochron take mediawiki:dump.xml.gz --as https://wiki.example.org/`;
async function take(source, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const flags = command.opts();
	const root = rootOf(flags.as);
	const site = flags.site ?? siteNameOf(root) ?? new URL(root).host;
	const clock = new SystemClock();
	const logger = cliLogger(io);
	const archive = await openArchive(dir, {
		software: SOFTWARE,
		logger,
		mode: "write"
	});
	try {
		const opened = await openSource(source, {
			root,
			flags,
			clock,
			archive
		});
		try {
			const request = {
				site,
				root,
				signal: io.signal,
				onVersion: progress(io)
			};
			const taken = await takeSource(opened.source, request, {
				archive,
				clock,
				logger
			});
			io.out(flags.json === true ? asJson(taken) : asText(taken, site));
		} finally {
			await opened.close();
		}
	} finally {
		await archive.close();
	}
}
function rootOf(text) {
	const url = parsePageUrl(text);
	if (url === null || new URL(url).search !== "") throw new UsageError("USAGE", `--as: expected an address like https://example.org/, got ${JSON.stringify(text.slice(0, 200))}`);
	return url.endsWith("/") ? url : `${url}/`;
}
var PROGRESS_EVERY = 1e3;
function progress(io) {
	return (count) => {
		if (io.interactive && count % PROGRESS_EVERY === 0) io.err(`\r${count} versions taken `);
	};
}
function asJson({ capture, pages, versions, from, to, notes }) {
	const iso = (at) => at === null ? null : toIso(at);
	return `${printableJson({
		pages,
		versions,
		from: iso(from),
		to: iso(to),
		capture,
		notes
	})}\n`;
}
function asText({ capture, pages, versions, from, to, notes }, site) {
	const span = from === null || to === null ? "" : `, from ${toIso(from)} to ${toIso(to)}`;
	return `${[`${printable(site)}: ${counted(pages, "page")}, ${counted(versions, "version")}${span} (capture ${capture})`, ...notes.map((note) => `  ${printable(note)}`)].join("\n")}\n`;
}
//#endregion
export { addTakeCommand };
